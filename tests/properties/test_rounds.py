"""What holds in every round of every game under every option, by Hypothesis."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oie
from oie.core import events as ev
from oie.core.position import Position
from oie.rulesets import shipped_sheet
from oie.rulesets.options import Option


def value_of(option: Option) -> st.SearchStrategy[object]:
    """Any value of an option; boards keep their default here (they are edited in tests/oracle)."""
    if option.board is not None:
        return st.just(option.default)
    if option.span is not None:
        return st.integers(*option.span)
    return st.sampled_from(option.values)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[oie.Step, list[oie.Step]]:
    """A start and the steps of some throws after it, in any game with any options."""
    id = draw(st.sampled_from(oie.shipped()))
    sheet = shipped_sheet(id)
    options = {name: draw(value_of(option)) for name, option in sheet.options.items()}
    rules = oie.ruleset(id, **options)
    seats = draw(st.integers(1, rules.seats[1]))
    start = oie.start(rules, seats, draw(st.integers(0, seats - 1)), analysis=True)
    faces = st.tuples(*[st.integers(1, rules.faces)] * rules.dice)
    steps: list[oie.Step] = []
    position = start.position
    for throw in draw(st.lists(faces, max_size=40)):
        if position.result is not None:
            break
        steps.append(oie.play(position, oie.Throw(throw)))
        position = steps[-1].position
    return start, steps


@settings(max_examples=300, deadline=None)
@given(rounds())
@pytest.mark.clause("G1", "G4", "G5")
def test_folding_the_events_gives_the_position_after_every_throw(
    found: tuple[oie.Step, list[oie.Step]],
) -> None:
    start, steps = found
    events = list(start.events)
    assert oie.fold(start.position.rules, events) == start.position
    for step in steps:
        events += step.events
        assert oie.fold(start.position.rules, events) == step.position


@settings(max_examples=200, deadline=None)
@given(rounds())
def test_a_position_reads_back_from_its_text(found: tuple[oie.Step, list[oie.Step]]) -> None:
    start, steps = found
    for step in (start, *steps):
        again = oie.position(start.position.rules, str(step.position), analysis=True)
        assert again == step.position
        assert str(again) == str(step.position)
        assert again.key == step.position.key


@settings(max_examples=200, deadline=None)
@given(rounds())
@pytest.mark.clause("A002-19", "G9")
def test_no_counter_is_lost_or_made(found: tuple[oie.Step, list[oie.Step]]) -> None:
    start, steps = found
    whole = sum(start.position.counters) + start.position.pool
    for step in steps:
        assert sum(step.position.counters) + step.position.pool == whole
        assert all(c >= 0 for c in step.position.counters)


@settings(max_examples=200, deadline=None)
@given(rounds())
@pytest.mark.clause("G1", "G3", "G7")
def test_what_every_step_keeps(found: tuple[oie.Step, list[oie.Step]]) -> None:
    start, steps = found
    before = start.position
    for step in steps:
        after = step.position
        _check_events(before, step)
        if after.result is None:
            assert not after.is_held(after.seat)
            assert not after.waits[after.seat]
        held = sorted(h for h in after.held if h)
        assert held == list(range(1, len(held) + 1))
        before = after


def _check_events(before: Position, step: oie.Step) -> None:
    """One throw first, one answer last; legs hang together; nobody else is walked about."""
    rules, events = before.rules, step.events
    assert isinstance(events[0], ev.Thrown)
    assert isinstance(events[-1], ev.TurnCame | ev.Won | ev.Drawn)
    here = before.spaces[before.seat]
    for event in events:
        if isinstance(event, ev.Moved):
            assert event.seat == before.seat
            assert event.start == here
            assert rules.start <= event.end <= rules.goal
            here = event.end
        if isinstance(event, ev.Hit):
            assert event.seat != event.by == before.seat
            assert event.end == before.spaces[before.seat]
        if isinstance(event, ev.Returned):
            assert event.end == before.spaces[before.seat]
    assert len(events) <= 4 * (2 * rules.goal + 3 * before.seats * (rules.longest_wait + 2))


@settings(max_examples=100, deadline=None)
@given(rounds(), st.lists(st.integers(-3, 9), max_size=5))
def test_a_refused_throw_changes_nothing(found: tuple[oie.Step, list[oie.Step]], faces: list[int]) -> None:
    start, steps = found
    position = steps[-1].position if steps else start.position
    rules = position.rules
    fits = len(faces) == rules.dice and all(1 <= f <= rules.faces for f in faces)
    if fits and position.result is None:
        return
    before = repr(position)
    with pytest.raises(oie.MoveError, match=r"- at '.*'$"):
        oie.play(position, oie.Throw(tuple(faces)))
    assert repr(position) == before


@settings(max_examples=60, deadline=None)
@given(rounds())
def test_playing_the_same_throws_again_is_the_same_round(found: tuple[oie.Step, list[oie.Step]]) -> None:
    start, steps = found
    position = start.position
    for step in steps:
        thrown = step.events[0]
        assert isinstance(thrown, ev.Thrown)
        again = oie.play(position, oie.Throw(tuple(reversed(thrown.faces))))
        assert again.position == step.position  # the order of the dice never matters
        assert again.events[1:] == step.events[1:]
        position = again.position
