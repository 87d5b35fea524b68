"""`tell` as a whole: every event is covered once, in order, with its clauses, whatever was played."""

from __future__ import annotations

from dataclasses import fields

import pytest

import oie
from oie.core import events as ev
from oie.core.ruleset import OptionValue
from oie.text import LANGUAGES, Sentence, t, tell, turn_line
from tests.text.tables import NAMES, proofs, random_round, tiny

OPTIONS: list[tuple[str, dict[str, OptionValue]]] = [
    *((game, {}) for game in oie.shipped()),
    ("jardin", {"dice": 3, "goose_after_bounce": "backward", "deadlock": "draw"}),
    ("jardin", {"goose_after_bounce": "stop", "deadlock": "release_all", "displacement_cancels_wait": True}),
    (
        "bolton",
        {"collision": "occupant_to_origin", "goose_recoil": "double_from_goal", "stake": 3, "purse": 4},
    ),
    ("bolton", {"relief": "freed_stays", "goose_forward": "double_more", "inn_skips": 2, "fine": 0}),
    ("pair-impair", {"backward_overflow": "stay", "displacement_cancels_wait": True}),
    ("famille", {"exact_finish": False, "nine_from_start": "whenever_at_start"}),
    ("tiny", {}),
]


def rules_of(game: str, options: dict[str, OptionValue]) -> oie.Ruleset:
    return tiny() if game == "tiny" else oie.ruleset(game, **options)


def covered(sentences: tuple[Sentence, ...], count: int) -> bool:
    """True where the sentences cover the events 0 to `count` - 1 once each, in order."""
    indices = [i for s in sentences for i in range(s.first, s.last + 1)]
    return indices == list(range(count)) and all(s.first <= s.last for s in sentences)


@pytest.mark.parametrize(("game", "options"), OPTIONS, ids=lambda x: x if isinstance(x, str) else ",".join(x))
def test_every_event_of_a_round_is_covered_once(game: str, options: dict[str, OptionValue]) -> None:
    rules = rules_of(game, options)
    for number, lang in enumerate(LANGUAGES):
        steps = random_round(rules, seed=number)
        for before, step in steps:
            sentences = tell(rules, NAMES, step.events, lang, before=before)
            assert covered(sentences, len(step.events))
            for sentence in sentences:
                assert not set("{}\n") & set(sentence.text)
                assert sentence.text.endswith((".", "!"))
        whole = [event for _, step in steps for event in step.events]
        assert covered(tell(rules, NAMES, whole, lang), len(whole))


def test_a_round_told_at_once_says_what_its_steps_say() -> None:
    steps = random_round(tiny(), seed=7)
    whole = tell(tiny(), NAMES, [event for _, step in steps for event in step.events], "en")
    parts = [s.text for before, step in steps for s in tell(tiny(), NAMES, step.events, "en", before=before)]
    assert [s.text for s in whole] == parts


def samples() -> dict[type[ev.Event], ev.Event]:
    """One event of every kind, seen in play where play makes one."""
    found: dict[type[ev.Event], ev.Event] = {}
    for proof in proofs():
        for event in oie.play(proof.before, proof.move).events:
            found.setdefault(type(event), event)
    for event in oie.start(oie.ruleset("bolton", stake=2), 3).events:
        found.setdefault(type(event), event)
    return found


@pytest.mark.parametrize("kind", ev.EVENTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_alone_is_a_sentence(kind: type[ev.Event], lang: str) -> None:
    """A reader of a log may ask of any piece of it, without what came before."""
    event = samples()[kind]
    sentences = tell(oie.ruleset("bolton"), NAMES, [event], lang)
    assert len(sentences) == 1
    assert covered(sentences, 1)
    assert len(sentences[0].text) > 8


def test_every_kind_of_event_has_been_seen() -> None:
    assert set(samples()) == set(ev.EVENTS)
    assert all(fields(event) for event in samples().values())  # facts, not markers


def test_a_sentence_carries_the_clauses_in_the_order_in_which_they_worked() -> None:
    rules = oie.ruleset("famille")
    step = oie.play(oie.position(rules, "61 53 / 0 to throw"), oie.Throw((4, 2)))
    throw, hit, came = tell(rules, NAMES, step.events, "en")
    assert throw.clauses[:3] == ("S004-7", "S004-15", "S004-16")
    assert throw.clauses.index("S004-36") < throw.clauses.index("S004-37")
    assert "S004-32" in hit.clauses
    assert "G2" in hit.clauses
    assert (throw.seat, hit.seat, came.seat) == (0, 1, 1)
    assert came.clauses == ("G1",)
    assert all(len(set(s.clauses)) == len(s.clauses) for s in (throw, hit, came))


@pytest.mark.clause("S004-30", "G1")
def test_every_seat_passed_over_says_why_and_how_many_turns_are_left() -> None:
    rules = oie.ruleset("famille")
    step = oie.play(oie.position(rules, "4 31-2 52-1 / 0 to throw"), oie.Throw((1, 1)))
    told = [s.text for s in tell(rules, NAMES, step.events, "en")]
    assert told[1:] == [
        "Bob misses this turn: 1 more to lose.",
        "Chloé misses this turn: no more to lose.",
        "Alice to throw.",
    ]


def test_turns_owed_already_are_added_up() -> None:
    event = ev.TurnsLost(seat=1, turns=1, waits=3, why="inn")
    (sentence,) = tell(oie.ruleset("jardin"), NAMES, [event], "en")
    assert sentence.text == "Bob loses the next turn at the inn. That makes 3 turns to lose in all."


def test_stakes_that_differ_are_told_one_by_one() -> None:
    rules = oie.ruleset("bolton", stake=2)
    same = tell(rules, NAMES, [ev.Anted(0, 2), ev.Anted(1, 2)], "en")
    apart = tell(rules, NAMES, [ev.Anted(0, 2), ev.Anted(1, 1)], "en")
    assert [(s.text, s.seat) for s in same] == [("Every player puts 2 counters into the pool.", None)]
    assert [s.text for s in apart] == [
        "Alice puts 2 counters into the pool.",
        "Bob puts 1 counter into the pool.",
    ]


def test_a_choice_without_its_throw_is_told_by_number() -> None:
    (sentence,) = tell(tiny(), NAMES, [ev.Chosen(0, 1)], "fr")
    assert sentence.text == "Alice choisit la possibilité 2."


def test_names_are_text_and_may_be_missing() -> None:
    rules = oie.ruleset("famille")
    events = oie.play(oie.start(rules, 3).position, oie.Throw((1, 2))).events
    told = tell(rules, ["<i>Al\nice</i>"], events, "en")
    assert [s.text for s in told] == [
        "<i>Al ice</i> throws 1 and 2: from the start to 3.",
        "Player 2 to throw.",
    ]


def test_nothing_is_said_of_nothing() -> None:
    assert tell(oie.ruleset("famille"), NAMES, (), "fr") == ()


def test_a_throw_alone_is_told_without_its_legs() -> None:
    """As the two events of a record that do not agree are told."""
    said = [tell(oie.ruleset("famille"), NAMES, [ev.Thrown(0, (6, 2))], lang) for lang in LANGUAGES]
    assert [one.text for (one,) in said] == [
        "Alice fait 6 et 2.",
        "Alice throws 6 and 2.",
        "Alice lança 6 e 2.",
        "Alice mendapat 6 dan 2.",
    ]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["The machine throws 2 and 2: from 4 to 8.", "The machine 2 to throw."]),
        ("fr", ["La machine fait 2 et 2\u202f: de 4 à 8.", "À la machine 2 de lancer."]),
        ("pt", ["A máquina lança 2 e 2: de 4 a 8.", "É a vez de a máquina 2 lançar."]),
        ("ms", ["Mesin mendapat 2 dan 2: dari petak 4 ke petak 8.", "Giliran Mesin 2 untuk membaling."]),
    ],
)
def test_a_machine_without_a_name_stands_in_a_sentence_as_a_word_does(lang: str, told: list[str]) -> None:
    names = [t(lang, "ui-machine"), f"{t(lang, 'ui-machine')} 2"]
    step = oie.play(oie.position(oie.ruleset("famille"), "4 10 / 0 to throw"), oie.Throw((2, 2)))
    assert [s.text for s in tell(step.position.rules, names, step.events, lang)] == told
    assert turn_line(step.position, names, lang) == told[1]
    assert len(f"{names[0]} 12") <= 14  # as a table allows


def test_a_machine_that_is_met_stands_in_the_middle_of_a_sentence() -> None:
    step = oie.play(oie.position(oie.ruleset("famille"), "4 8 / 0 to throw"), oie.Throw((2, 2)))
    told = tell(step.position.rules, ["Alice", "La machine"], step.events, "fr")
    assert "où se trouve la machine\u202f: la machine" in told[1].text
