"""Events as JSON objects: every kind there and back, and nothing of another type let through."""

from __future__ import annotations

import dataclasses
import inspect
import json
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oie
from oie.core import events as core_events
from oie.core.events import EVENTS, Event
from oie.record import RecordError, decode_event, encode_event
from oie.record import telling as module

STRATEGIES: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(0, 2**53 - 1),
    str: st.text("abcé_😀", min_size=1, max_size=20),
    bool: st.booleans(),
    tuple[int, ...]: st.lists(st.integers(0, 99), max_size=6).map(tuple),
    int | None: st.none() | st.integers(0, 400),
}


def events_of(kind: type[Event]) -> st.SearchStrategy[Event]:
    hints = get_type_hints(kind)
    return st.builds(kind, **{name: strategy_of(hint) for name, hint in hints.items()})


def strategy_of(hint: Any) -> st.SearchStrategy[Any]:
    return STRATEGIES[hint] if hint in STRATEGIES else st.sampled_from(get_args(hint))


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@settings(max_examples=20, deadline=None)
@given(st.data())
def test_every_event_there_and_back(kind: type[Event], data: st.DataObject) -> None:
    event = data.draw(events_of(kind))
    told = json.loads(json.dumps(encode_event(event)))
    again = decode_event(told, "events[0]")
    assert again == event
    assert type(again) is kind


def test_no_kind_of_event_is_forgotten() -> None:
    """The closed union, the list of its members and the classes of the file are the same."""
    classes = {c for c in vars(core_events).values() if inspect.isclass(c) and dataclasses.is_dataclass(c)}
    assert classes == set(EVENTS) == set(get_args(Event)) == set(module.BY_KIND)
    assert len(module.BY_TAG) == len(EVENTS)


def test_tags_and_defaults() -> None:
    """The type is the name in small letters; what has its default is left out, and may be written."""
    assert encode_event(oie.TurnCame(1)) == {"type": "turn_came", "seat": 1}
    moved = oie.Moved(0, 6, 12, "bridge", jump=True)
    told: dict[str, Any] = {"type": "moved", "seat": 0, "start": 6, "end": 12, "why": "bridge", "jump": True}
    assert encode_event(moved) == told
    assert decode_event({**told, "via": None}, "e") == moved
    assert encode_event(oie.Moved(0, 60, 61, "throw", 63))["via"] == 63


GOOD: dict[str, Any] = {"type": "passed_over", "seat": 0, "why": "held", "left": 0}


@pytest.mark.parametrize(
    ("told", "code", "field"),
    [
        (None, "record-object", "e"),
        ([], "record-object", "e"),
        ({}, "record-event", "e"),
        ({**GOOD, "type": "jumped"}, "record-event", "e"),
        ({**GOOD, "type": ["passed_over"]}, "record-event", "e"),
        ({**GOOD, "seat": "0"}, "record-whole", "e.seat"),
        ({**GOOD, "seat": True}, "record-whole", "e.seat"),
        ({**GOOD, "seat": 0.0}, "record-whole", "e.seat"),
        ({**GOOD, "seat": -1}, "record-whole", "e.seat"),
        ({**GOOD, "seat": 2**53}, "record-whole", "e.seat"),
        ({**GOOD, "seat": None}, "record-whole", "e.seat"),
        ({**GOOD, "why": "tired"}, "record-word", "e.why"),
        ({**GOOD, "why": 1}, "record-word", "e.why"),
        ({**GOOD, "more": 1}, "record-unknown", "e.more"),
        ({"type": "passed_over", "seat": 0, "why": "held"}, "record-missing", "e.left"),
        ({"type": "thrown", "seat": 0, "faces": 6}, "record-list", "e.faces"),
        ({"type": "thrown", "seat": 0, "faces": [6, "3"]}, "record-whole", "e.faces[1]"),
        ({"type": "thrown", "seat": 0, "faces": [1] * 1001}, "record-list", "e.faces"),
        ({"type": "held", "seat": 0, "space": 1, "why": "well", "alone": 1}, "record-truth", "e.alone"),
        ({"type": "held", "seat": 0, "space": 1, "why": ""}, "record-text", "e.why"),
        ({"type": "held", "seat": 0, "space": 1, "why": "\ud800"}, "record-text", "e.why"),
        ({"type": "released", "seat": 0, "space": 1, "by": "x"}, "record-whole", "e.by"),
    ],
)
def test_what_is_no_event_is_refused_with_its_place(told: Any, code: str, field: str) -> None:
    with pytest.raises(RecordError) as caught:
        decode_event(told, "e")
    assert caught.value.code == code
    assert caught.value.details["field"] == field
    assert str(caught.value).startswith(f"{field}: ")


@dataclass(frozen=True)
class _Odd:
    seat: int
    when: complex


def test_a_field_that_json_cannot_hold_is_refused_when_the_table_is_made() -> None:
    with pytest.raises(TypeError, match="complex"):
        module._telling(_Odd)  # type: ignore[arg-type]
