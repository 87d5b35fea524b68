"""UX-57: every way in which a file can be wrong has its own code and one sentence that names the cause."""

from __future__ import annotations

import hashlib
import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oie.core.errors import OieError
from oie.record import RecordError, ReplayMismatch, decode, encode, replay
from oie.record.bounds import MOST_BYTES
from tests.record.support import record_of

Told = dict[str, Any]
Change = Callable[[Told], object]

pytestmark = pytest.mark.clause("UX-57")


def refusal(data: bytes | str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(decode(data))
    sentence = str(caught.value)
    assert sentence == sentence.strip()
    assert "\n" not in sentence
    assert 10 < len(sentence) < 400
    return caught.value


def changed(change: Change, name: str = "jardin", moves: int = 40, seed: int = 1) -> str:
    told: Told = json.loads(encode(record_of(name, seed=seed, moves=moves)))
    change(told)
    return json.dumps(told)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "record-not-json"),
        (b"\xff\xfe{\x00}\x00", "record-not-utf8"),
        (b'{"format": "oie-record"', "record-not-json"),
        (b"GIF89a", "record-not-json"),
        (b"{'format': 1}", "record-not-json"),
        (b'{"a": 1} {"b": 2}', "record-not-json"),
        (b'{"a": "\x00"}', "record-not-json"),
        (b"[]", "record-not-an-object"),
        (b"null", "record-not-an-object"),
        (b'"oie-record"', "record-not-an-object"),
        (b"{}", "record-format"),
        (b'{"format": "chess"}', "record-format"),
        (b'{"format": ["oie-record"]}', "record-format"),
        (b'{"format": "oie-record"}', "record-version"),
        (b'{"format": "oie-record", "version": true}', "record-version"),
        (b'{"format": "oie-record", "version": 1.0}', "record-version"),
        (b'{"format": "oie-record", "version": 0}', "record-version"),
        (b'{"format": "oie-record", "version": 2}', "record-newer"),
        (b'{"format": "oie-record", "version": 999999999}', "record-newer"),
        (b'{"format": "oie-record", "version": 1}', "record-missing"),
        (b'{"a": 1, "a": 2}', "record-key-twice"),
        (b'{"b": [{"a": 1, "c": 3, "a": 1}]}', "record-key-twice"),
        (b'{"a": NaN}', "record-not-a-number"),
        (b'{"a": -Infinity}', "record-not-a-number"),
        (b'{"a": 1e999}', "record-not-a-number"),
        (b'{"a": ' + b"9" * 30 + b"}", "record-not-a-number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "record-not-a-number"),
        (b"[" * 13 + b"]" * 13, "record-too-deep"),
        (b'{"a":' * 100_000, "record-too-deep"),
        (b"[" * 1_000_000, "record-too-deep"),
    ],
    ids=range(30),
)
def test_what_is_no_record_at_all(data: bytes, code: str) -> None:
    assert refusal(data).code == code


def test_a_newer_version_is_refused_with_one_sentence() -> None:
    error = refusal(changed(lambda t: t.update(version=2)))
    assert str(error) == "the record has version 2, this oie reads up to 1: a newer oie is needed"


def test_brackets_in_texts_are_no_levels() -> None:
    """Only lists and objects count, also after an escaped quotation mark or an even number of backslashes."""
    for text in ("[" * 50, '"' + "{" * 50, "\\" + "[" * 50, '\\"' * 50 + "[[[[[[[[[[[[[["):
        error = refusal(changed(lambda t, text=text: t["options"].update({"dice": text})))  # type: ignore[misc]
        assert error.code == "record-option"


def test_no_more_than_a_mebibyte() -> None:
    text = encode(record_of())
    padded = text + " " * (MOST_BYTES - len(text.encode()))
    assert decode(padded) == decode(text)
    assert refusal(padded + " ").code == "record-too-large"
    assert refusal("é" * (MOST_BYTES // 2 + 1)).code == "record-too-large"


@pytest.mark.parametrize(
    "data",
    [
        b'{"a": "' + b"\\n" * (MOST_BYTES // 2 - 10) + b'"}',
        b'{"a": "' + b"x" * (MOST_BYTES - 10) + b'"}',
        b'{"a": "' + b"\\" * (MOST_BYTES - 20),
        b'{"a": [' + b"[]," * (MOST_BYTES // 3 - 10) + b"[]]}",
        b'{"a": [' + b"{}," * (MOST_BYTES // 3 - 10) + b"{}]}",
    ],
    ids=["escapes", "text", "backslashes", "lists", "objects"],
)
def test_a_full_mebibyte_of_anything_stays_small(data: bytes) -> None:
    """What a hostile file of the largest size costs is bounded: 64 bytes for each of its own."""
    tracemalloc.start()
    refusal(data)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 64 * MOST_BYTES


def test_a_mark_before_the_text_is_passed_over() -> None:
    """Some editors put a byte order mark before what they save."""
    record = record_of()
    assert decode(b"\xef\xbb\xbf" + encode(record).encode()) == record


@pytest.mark.parametrize(
    "key", ["saved_at", "ruleset", "seats", "table", "moves", "events", "position", "result"]
)
def test_a_missing_key_is_named(key: str) -> None:
    error = refusal(changed(lambda t: t.pop(key)))
    assert (error.code, str(error)) == ("record-missing", f"{key}: this key is missing")


FORM: list[tuple[Change, str, str]] = [
    (lambda t: t.update(more=1), "record-unknown", "more"),
    (lambda t: t["table"].update(more=1), "record-unknown", "table.more"),
    (lambda t: t.update(saved_at=7), "record-time", "saved_at"),
    (lambda t: t.update(saved_at="2026-11-30T14:41:07"), "record-time", "saved_at"),
    (lambda t: t.update(saved_at="2026-02-31T14:41:07Z"), "record-time", "saved_at"),
    (lambda t: t.update(saved_at="2026-02-01T14:41:07+99:00"), "record-time", "saved_at"),
    (lambda t: t.update(saved_at="yesterday"), "record-time", "saved_at"),
    (lambda t: t.update(ruleset="jardin"), "record-object", "ruleset"),
    (lambda t: t["ruleset"].update(id="../jardin"), "record-pattern", "ruleset.id"),
    (lambda t: t["ruleset"].update(version=0), "record-whole", "ruleset.version"),
    (lambda t: t["ruleset"].update(digest="abc"), "record-digest", "ruleset.digest"),
    (lambda t: t["ruleset"].update(text=""), "record-text", "ruleset.text"),
    (lambda t: t["ruleset"].update(text="\ud800"), "record-text", "ruleset.text"),
    (lambda t: t.update(options=[]), "record-object", "options"),
    (lambda t: t.update(options={str(n): n for n in range(31)}), "record-list", "options"),
    (lambda t: t["options"].update(dice=2.0), "record-whole", "options.dice"),
    (lambda t: t["options"].update(dice=None), "record-whole", "options.dice"),
    (lambda t: t["options"].update(dice={"green": [1, "2"]}), "record-whole", "options.dice.green[1]"),
    (lambda t: t.update(seats={}), "record-list", "seats"),
    (lambda t: t["seats"].__setitem__(0, "Alice"), "record-object", "seats[0]"),
    (lambda t: t["seats"][0].update(name="A" * 15), "record-name", "seats[0].name"),
    (lambda t: t["seats"][0].update(name=""), "record-name", "seats[0].name"),
    (lambda t: t["seats"][0].update(name=7), "record-name", "seats[0].name"),
    (lambda t: t["seats"][1].update(name="a\u0007b"), "record-name-characters", "seats[1].name"),
    (lambda t: t["seats"][1].update(name="a\nb"), "record-name-characters", "seats[1].name"),
    (lambda t: t["seats"][1].update(name="a\u202eb"), "record-name-characters", "seats[1].name"),
    (lambda t: t["seats"][1].update(name="\udcff"), "record-name-characters", "seats[1].name"),
    (lambda t: t["seats"][0].update(kind="robot"), "record-word", "seats[0].kind"),
    (lambda t: t["seats"][0].update(kind=["person"]), "record-word", "seats[0].kind"),
    (lambda t: t["seats"][0].update(colour="red;x"), "record-pattern", "seats[0].colour"),
    (lambda t: t["seats"][0].update(shape='"><b>'), "record-pattern", "seats[0].shape"),
    (lambda t: t["table"].update(round=0), "record-whole", "table.round"),
    (lambda t: t["table"].update(pace=0.1), "record-pace", "table.pace"),
    (lambda t: t["table"].update(pace=0.3), "record-pace", "table.pace"),
    (lambda t: t["table"].update(pace=True), "record-pace", "table.pace"),
    (lambda t: t["table"].update(pace="1"), "record-pace", "table.pace"),
    (lambda t: t["table"].update(score=[0, -1]), "record-whole", "table.score[1]"),
    (lambda t: t["table"].update(score=[0]), "record-score", "table.score"),
    (lambda t: t["table"].update(order=[0, 0]), "record-order", "table.order"),
    (lambda t: t["table"].update(order=[]), "record-order", "table.order"),
    (lambda t: t["dice"].update(kind="magic"), "record-word", "dice.kind"),
    (lambda t: t["dice"].update(seed=4), "record-unknown", "dice.seed"),
    (lambda t: t.update(moves=None), "record-list", "moves"),
    (lambda t: t["moves"].__setitem__(0, {}), "record-move", "moves[0]"),
    (lambda t: t["moves"].__setitem__(0, {"throw": [1], "choice": 0}), "record-move", "moves[0]"),
    (lambda t: t["moves"].__setitem__(0, {"throw": [1], "by": 0}), "record-unknown", "moves[0].by"),
    (lambda t: t["moves"].__setitem__(0, {"throw": "6+3"}), "record-list", "moves[0].throw"),
    (lambda t: t["moves"].__setitem__(0, {"throw": [1] * 13}), "record-list", "moves[0].throw"),
    (lambda t: t["moves"].__setitem__(0, {"choice": True}), "record-whole", "moves[0].choice"),
    (lambda t: t["moves"].__setitem__(0, {"throw": [1, 2], "typed": 1}), "record-truth", "moves[0].typed"),
    (lambda t: t["events"].__setitem__(1, 5), "record-object", "events[1]"),
    (lambda t: t.update(position=["63"]), "record-text", "position"),
    (lambda t: t.update(position="9" * 2001), "record-text", "position"),
    (lambda t: t.update(result=0), "record-object", "result"),
    (lambda t: t.update(result={"winner": "Bob"}), "record-whole", "result.winner"),
    (lambda t: t.update(result={"winner": 0, "draw": True}), "record-word", "result"),
]


@pytest.mark.parametrize(
    ("change", "code", "field"), FORM, ids=[f"{code} {n}" for n, (_, code, _) in enumerate(FORM)]
)
def test_a_value_of_the_wrong_form_is_named_with_its_place(change: Change, code: str, field: str) -> None:
    error = refusal(changed(change))
    assert (error.code, error.details["field"]) == (code, field)
    assert field in str(error)


def put(key: str, value: object) -> Change:
    return lambda told: told.update({key: value})


def other_text(change: Callable[[str], str], digest: bool = True) -> Change:
    def do(told: Told) -> None:
        told["ruleset"]["text"] = change(told["ruleset"]["text"])
        if digest:
            told["ruleset"]["digest"] = hashlib.sha256(told["ruleset"]["text"].encode()).hexdigest()

    return do


SENSE: list[tuple[Change, str, str]] = [
    (other_text(lambda text: text + "# mine\n", digest=False), "record-ruleset-digest", "jardin"),
    (other_text(lambda text: "hello"), "record-ruleset", "faulty"),
    (other_text(lambda text: text.replace("spaces: 63", "spaces: 1000")), "record-ruleset", "track.spaces"),
    (other_text(lambda text: text.replace("id: jardin", "id: other")), "record-ruleset-other", "other 1"),
    (other_text(lambda text: text.replace("version: 1", "version: 2")), "record-ruleset-other", "jardin 2"),
    (lambda t: t["options"].update(wings=2), "record-option", "wings"),
    (lambda t: t["options"].update(dice=4), "record-option", "dice"),
    (lambda t: t["options"].update(dice={"green": [1]}), "record-option", "dice"),
    (lambda t: t["options"].update(deadlock=[]), "record-whole", "deadlock"),
    (lambda t: t["seats"].extend([t["seats"][0]] * 11), "record-seats", "13"),
    (lambda t: t["seats"].extend([t["seats"][0]] * 3), "record-seats", "expected 2 to 2 seats, got 5"),
    (lambda t: t.update(seats=[]), "record-seats", "got 0"),
    (put("position", "64 3 / 0 to throw"), "record-space", "expected a space from 0 to 63, got 64"),
    (put("position", "5 5 / 0 to throw"), "record-occupied", "space 5 holds one pawn only"),
    (put("position", "5! 7 / 1 to throw"), "record-hold", "cannot be held on space 5"),
    (put("position", "63 7 / 1 to throw"), "record-no-result", "neither a winner nor a draw"),
    (put("position", "63 7 / 0 won"), "record-no-result", "neither a winner nor a draw"),
    (put("position", "26 7 / draw"), "record-position", "seat 0 is free"),
    (put("position", "hello"), "record-notation", "hello"),
    (put("position", "7 8 9 / 0 to throw"), "record-position", "expected 2 to 2 seats"),
    (put("position", "7 8 / 5 to throw"), "record-position", "expected a seat from 0 to 1"),
    (put("position", "7$3 8$2 / 0 to throw"), "record-position", "no counters"),
    (put("position", "7 8 / 0 to throw"), "record-fold", "7 8 / 0 to throw"),
    (put("result", {"winner": 0}), "record-result", "0 won"),
    (put("result", {"draw": True}), "record-result", "draw"),
    (put("result", {}), "record-no-result", "neither"),
    (put("result", {"draw": False}), "record-no-result", "neither"),
    (put("events", []), "record-first-event", "round_started"),
    (lambda t: t["events"].pop(0), "record-first-event", "round_started"),
    (lambda t: t["events"].insert(5, t["events"][0]), "record-event-twice", "event 6"),
    (lambda t: t["events"][0].update(seats=3), "record-event-seats", "2 seats"),
    (lambda t: t["events"][0].update(pool=3), "record-event-counters", "event 1"),
    (lambda t: t["table"].update(starter=0), "record-starter", "seat 0"),
    (lambda t: t["events"][1].update(seat=2), "record-event-seat", "event 2"),
    (lambda t: t["events"][2].update(end=64), "record-event-space", "event 3"),
    (lambda t: t["events"].append({"type": "paid", "seat": 0, "due": 1, "amount": 1, "why": "inn"}),
     "record-event-counters", "no counters"),
    (lambda t: t["events"].append({"type": "won", "seat": 0, "pool": 0}), "record-fold", "0 won"),
    (lambda t: t["events"].append({"type": "turn_came", "seat": 1}), "record-replay-more", "TurnCame"),
    (lambda t: t["moves"].pop(), "record-replay-more", "Thrown"),
    (lambda t: t["moves"].append({"throw": [1, 2]}), "record-replay-less", "Thrown"),
    (lambda t: t["moves"].append({"choice": 0}), "record-illegal-move", "expected a throw"),
    (lambda t: t["moves"][1].update(throw=[7, 1]), "record-illegal-move", "turn 2 cannot be played"),
    (lambda t: t["moves"][1].update(throw=[1]), "record-illegal-move", "expected 2 dice of 1 to 6, got 1"),
    (lambda t: t["moves"][0].update(throw=t["moves"][0]["throw"][::-1]), "record-replay", "turn 1"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "code", "says"), SENSE, ids=[f"{c} {n}" for n, (_, c, _) in enumerate(SENSE)]
)
def test_parts_that_do_not_agree_are_refused_with_the_cause(change: Change, code: str, says: str) -> None:
    """The record of a running round of `jardin`, wrong in one thing."""
    error = refusal(changed(change, moves=6))
    assert error.code == code, str(error)
    assert says in str(error)


def test_the_error_that_caused_a_refusal_is_kept_for_other_languages() -> None:
    error = refusal(changed(put("position", "64 3 / 0 to throw")))
    cause = error.details["cause"]
    assert isinstance(cause, OieError)
    assert (cause.code, cause.details["got"]) == ("position-space", 64)
    assert str(error) == f"a pawn stands outside the track: {cause}"


def test_every_code_is_shown_here_or_in_another_file_of_this_folder() -> None:
    """No code without a test that names it, so that none is left that cannot happen."""
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for code in (*RecordError.sentences, *ReplayMismatch.sentences):
        assert f'"{code}"' in tests, code


@pytest.mark.clause("UX-16")
@pytest.mark.parametrize(
    "name", ["<b>Bob</b>", "&lt;", "{name}", "%s", "$18", "[bold]x", "../../a", "'; DROP"]
)
def test_names_are_text_and_never_markup(name: str) -> None:
    """UX-57: what a name looks like has no meaning; it comes out as it went in, in errors too."""
    data = changed(lambda t: t["seats"][0].update(name=name))
    assert decode(data).seats[0].name == name
    assert json.loads(encode(decode(data)))["seats"][0]["name"] == name
    error = refusal(changed(lambda t: t["seats"][0].update(name=name, kind=name)))
    assert json.dumps(name) in str(error)
