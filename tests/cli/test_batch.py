"""`oie referee --batch`: one answer a line, in order, whatever stands on the lines."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from oie.cli.batch import MOST_BYTES
from tests.cli.support import Run, outside

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "vectors.json").read_text("utf-8"))["vectors"]
ASKED = ("ruleset", "options", "players", "to_move", "dice", "pool")
GOOD: dict[str, Any] = {
    "ruleset": "famille",
    "options": {},
    "players": [{"space": 0, "first_throw_done": False}, {"space": 0, "first_throw_done": False}],
    "to_move": 0,
    "dice": [6, 3],
}


def lines(*questions: object) -> bytes:
    """Questions as a file; text and bytes stand as they are."""
    return b"".join(
        (q if isinstance(q, bytes) else q.encode() if isinstance(q, str) else json.dumps(q).encode()) + b"\n"
        for q in questions
    )


def answers(run: Run, data: bytes, *more: str) -> list[dict[str, Any]]:
    """The answer to each line of standard input."""
    done = run("referee", "--batch", "-", *more, stdin=data)
    assert (done.code, done.err) == (0, "")
    return [json.loads(line) for line in done.lines]


def test_every_vector_is_answered_as_expected(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_bytes(lines(*({key: v[key] for key in ASKED if key in v} for v in VECTORS)))
    done = run("referee", "--batch", str(file))
    found = [json.loads(line) for line in done.lines]
    assert len(found) == len(VECTORS) == 140
    for answer, vector in zip(found, VECTORS, strict=True):
        expected = {**vector["expected"]}
        expected["next"] = expected.pop("next_to_move")
        for key in expected.keys() & answer.keys():
            assert answer[key] == expected[key], (vector["id"], key)
        assert {"trace", "spaces", "waits", "held", "next", "winner"} <= expected.keys() & answer.keys()


def test_a_vector_may_keep_what_the_referee_does_not_ask_for(run: Run) -> None:
    assert answers(run, lines({**GOOD, "id": "004-23", "expected": {}}))[0]["spaces"] == [26, 0]


def test_errors_stand_in_place_and_the_order_is_kept(run: Run) -> None:
    found = answers(run, lines(GOOD, {**GOOD, "dice": [7, 1]}, {**GOOD, "dice": [1, 1]}))
    assert [a.get("spaces") for a in found] == [[26, 0], None, [2, 0]]
    assert found[1] == {
        "error": {
            "code": "invalid-throw",
            "message": "expected 2 dice of 1 to 6, got 7+1 - at '0* 0* / 0 to throw'",
        }
    }


HOSTILE: dict[str, tuple[bytes, str]] = {
    "an empty line": (b"", "line-json"),
    "spaces": (b"   ", "line-json"),
    "no JSON": (b"famille 6+3", "line-json"),
    "half an object": (b'{"ruleset": "famille"', "line-json"),
    "two objects": (b"{} {}", "line-json"),
    "not UTF-8": (b'{"ruleset": "\xff"}', "line-bytes"),
    "a list": (b"[1, 2]", "line-object"),
    "a text": (b'"famille"', "line-object"),
    "null": (b"null", "line-object"),
    "a key twice": (b'{"dice": [1, 1], "dice": [6, 6]}', "line-key"),
    "a key twice, deeper": (b'{"players": [{"space": 1, "space": 2}]}', "line-key"),
    "not a number": (b'{"pool": NaN}', "line-number"),
    "infinity": (b'{"pool": -Infinity}', "line-number"),
    "a very long number": (b'{"pool": ' + b"9" * 5000 + b"}", "line-number"),
    "very deep": (b'{"players": ' + b"[" * 30_000, "line-deep"),
    "nothing asked": (b"{}", "ruleset-not-shipped"),
    "a ruleset of another type": (b'{"ruleset": ["famille"]}', "ruleset-not-shipped"),
    "an unknown ruleset": (b'{"ruleset": "nulle"}', "ruleset-not-shipped"),
    "a path": (b'{"ruleset": "/etc/passwd"}', "ruleset-not-shipped"),
    "options of another type": (b'{"ruleset": "famille", "options": 3}', "question-field"),
    "an unknown option": (b'{"ruleset": "famille", "options": {"self": 1}}', "option-unknown"),
    "an unknown value": (b'{"ruleset": "jardin", "options": {"dice": {"a": [[]]}}}', "option-value"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_line_gets_its_error_and_the_next_its_answer(run: Run, kind: str) -> None:
    line, code = HOSTILE[kind]
    wrong, good = answers(run, lines(line, GOOD))
    assert wrong["error"]["code"] == code
    assert "or a file" not in wrong["error"]["message"]
    assert len(wrong["error"]["message"]) < 500
    assert good["spaces"] == [26, 0]


WRONG_FIELDS: list[dict[str, Any]] = [
    {"players": None}, {"players": []}, {"players": [1]}, {"players": [{}] * 3}, {"players": {"0": {}}},
    {"players": [{"space": "0"}, {"space": 0}]}, {"players": [{"space": 1.5}, {"space": 0}]},
    {"players": [{"space": True}, {"space": 0}]}, {"players": [{"space": -1}, {"space": 0}]},
    {"players": [{"space": 10**30}, {"space": 0}]}, {"players": [{"space": 64}, {"space": 0}]},
    {"players": [{"space": 3}, {"space": 3}]}, {"players": [{"space": 0, "wait": -1}, {"space": 0}]},
    {"players": [{"space": 0, "held": 1}, {"space": 0}]},
    {"players": [{"space": 0, "held": True}, {"space": 0}]},
    {"players": [{"space": 0, "first_throw_done": "no"}, {"space": 0}]},
    {"players": [{"space": 0, "counters": 3}, {"space": 0}]}, {"pool": 3}, {"pool": "3"}, {"pool": -1},
    {"players": [{"space": 0, "held_since": "now"}, {"space": 0}]}, {"players": [{"space": 0}] * 51},
    {"to_move": 2}, {"to_move": -1}, {"to_move": None}, {"to_move": 0.0}, {"to_move": True},
    {"dice": None}, {"dice": 9}, {"dice": []}, {"dice": [6]}, {"dice": [6, 3, 1]}, {"dice": [0, 3]},
    {"dice": ["6", 3]}, {"dice": [6.0, 3]}, {"dice": [True, 3]}, {"dice": [10**40, 3]}, {"dice": [1] * 99},
]  # fmt: skip


def test_wrong_fields_are_errors_and_nothing_else(run: Run) -> None:
    found = answers(run, lines(*({**GOOD, **change} for change in WRONG_FIELDS)))
    assert len(found) == len(WRONG_FIELDS)
    for change, answer in zip(WRONG_FIELDS, found, strict=True):
        assert set(answer) == {"error"}, change
        assert set(answer["error"]) == {"code", "message"}
        assert answer["error"]["message"]


def test_a_line_over_the_cap_is_skipped_and_not_kept(run: Run) -> None:
    padded = json.dumps({**GOOD, "note": "x" * (MOST_BYTES - len(json.dumps({**GOOD, "note": ""})))}).encode()
    assert len(padded) == MOST_BYTES
    found = answers(run, lines(padded, padded + b" ", b"[" * 5_000_000, GOOD) + b"{" * (MOST_BYTES + 1))
    assert [a.get("spaces") or a["error"]["code"] for a in found] == [
        [26, 0],
        "line-long",
        "line-long",
        [26, 0],
        "line-long",
    ]


def test_a_mark_before_the_text_windows_lines_and_a_last_line_without_an_end_are_read(run: Run) -> None:
    line = json.dumps(GOOD).encode()
    found = answers(run, b"\xef\xbb\xbf" + line + b"\r\n" + line)
    assert [a["spaces"] for a in found] == [[26, 0], [26, 0]]
    assert answers(run, b"") == []


def test_messages_are_in_the_reader_s_language_and_codes_are_not(run: Run) -> None:
    data = lines(*(line for line, _ in HOSTILE.values()), *({**GOOD, **change} for change in WRONG_FIELDS))
    english, french = answers(run, data), answers(run, data, "--lang", "fr")
    assert [a["error"]["code"] for a in english] == [a["error"]["code"] for a in french]
    for ours, theirs in zip(english, french, strict=True):
        assert ours["error"]["message"] != theirs["error"]["message"]


def test_counters_and_who_was_held_first_are_read(run: Run) -> None:
    asked = {
        "ruleset": "bolton",
        "players": [
            {"space": 31, "held": True, "held_since": 7, "counters": 3},
            {"space": 47, "counters": 5},
        ],
        "to_move": 1,
        "dice": [2, 3],
        "pool": 4,
    }
    (found,) = answers(run, lines(asked))
    assert found["released"] == [0]  # both held: the one held longest is freed (D1)
    assert found["fines"] == [[1, "prison"]]
    assert found["position"] == "31$3 52!$4 / 0 to throw / pool 5"


def test_as_a_process_it_answers_3000_lines_a_second_of_cpu(tmp_path: Path) -> None:
    """The time is printed for the reader of `-s`; what fails the test is a wrong answer."""
    questions = [{key: v[key] for key in ASKED if key in v} for v in VECTORS] * 10
    start = time.perf_counter()
    done = outside("referee", "--batch", "-", stdin=lines(*questions), LANG="fr_FR.UTF-8")
    print(f"\n{len(questions)} lines in {time.perf_counter() - start:.2f} s, start included")
    assert (done.code, done.err) == (0, "")
    assert len(done.lines) == len(questions)
    assert done.lines[:140] == done.lines[-140:]
