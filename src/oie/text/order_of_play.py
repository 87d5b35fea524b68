"""Order of play: the rules of a turn as short sentences, in the order in which they work."""

from __future__ import annotations

from collections.abc import Iterator

from oie.core.effects import Hold, Lose
from oie.core.ruleset import Ruleset, flat
from oie.text.catalogue import t
from oie.text.known import Known
from oie.text.words import dice_text, either, listed


def order_of_play(rules: Ruleset, known: Known, lang: str) -> tuple[str, ...]:
    """Everything from the first placing of the pawns to the deadlock, what the spaces do left out."""
    return (
        *_beginning(rules, known, lang),
        *_walking(rules, known, lang),
        *_meeting(rules, lang),
        *_waiting(rules, known, lang),
    )


def _beginning(rules: Ruleset, known: Known, lang: str) -> Iterator[str]:
    start = t(lang, "rules-start-on" if rules.start else "rules-start-before")
    if known.first_count is not None:
        count, end = known.first_count
        start = f"{start} {t(lang, 'rules-first-count', count=count, end=end)}"
    yield start
    yield t(lang, f"rules-starter-{rules.starter.replace('_', '-')}")
    if rules.stake:
        yield t(lang, "rules-ante", stake=rules.stake)


def _walking(rules: Ruleset, known: Known, lang: str) -> Iterator[str]:
    yield t(lang, "rules-throw", dice=rules.dice)
    if rules.back:
        back = either(lang, map(str, sorted(rules.back)))
        forward = either(lang, (str(face) for face in range(1, rules.faces + 1) if face not in rules.back))
        yield t(lang, "rules-back", back=back, forward=forward)
    yield t(lang, "rules-acts")
    if rules.initial is not None:
        message = "rules-initial" if rules.initial.when == "first" else "rules-initial-at-start"
        yield t(lang, message, table=initial_table(rules, lang))
    yield _overthrow(rules, known, lang)
    if known.goes_back_to_start:
        yield t(lang, f"rules-underflow-{rules.underflow}", first=rules.start)
    if known.findings.guards:
        yield t(lang, "rules-guard")


def initial_table(rules: Ruleset, lang: str) -> str:
    """The table of initial throws: "with 6 and 3, straight to 26; with 5 and 4, straight to 53"."""
    table = {} if rules.initial is None else rules.initial.table
    items = [
        t(lang, "rules-initial-item", dice=dice_text(lang, sorted(faces, reverse=True)), space=space)
        for faces, space in sorted(table.items(), key=lambda row: row[1])
    ]
    text = items[0] if items else ""
    for item in items[1:]:
        text = t(lang, "effect-and", before=text, effect=item)
    return text


def _overthrow(rules: Ruleset, known: Known, lang: str) -> str:
    text = t(lang, f"rules-overthrow-{rules.overthrow}", goal=rules.goal)
    if rules.overthrow == "reverse" and known.overthrow is not None:
        start, count, end = known.overthrow
        text = f"{text} {t(lang, 'rules-overthrow-example', start=start, count=count, end=end)}"
    return text


def _meeting(rules: Ruleset, lang: str) -> Iterator[str]:
    meeting = rules.meeting
    if meeting.rule == "share":
        yield t(lang, "rules-meeting-share")
        return
    arriver = meeting.rule == "arriver_returns"
    text = t(lang, "rules-meeting-arriver" if arriver else "rules-meeting-occupant")
    yield f"{text} {t(lang, 'rules-meeting-quiet')}"
    if any(hold is not None and hold.until == "relief" for hold in rules.holds):
        yield t(lang, "rules-meeting-relief")
    if meeting.share:
        yield _shared(sorted(meeting.share), lang)
    if meeting.fined:
        yield t(lang, "rules-meeting-fine", fine=meeting.fine)
    if not arriver and any(
        space not in meeting.share
        for kind in rules.kinds.values()
        for space in kind.spaces
        if any(isinstance(e, Lose) and e.turns for e in flat(kind))
    ):
        yield t(lang, "rules-wait-cancelled" if meeting.cancels_wait else "rules-wait-kept")


def _shared(share: list[int], lang: str) -> str:
    """Where pawns may stand together; the start, which has no number, is named beside the spaces."""
    spaces = [space for space in share if space]
    if not spaces:
        return t(lang, "rules-shared-start")
    message = "rules-shared" if spaces == share else "rules-shared-start-and"
    return t(lang, message, spaces=listed(lang, map(str, spaces)), count=len(spaces))


def _waiting(rules: Ruleset, known: Known, lang: str) -> Iterator[str]:
    if rules.longest_wait:
        yield t(lang, "rules-waiting")
    if any(isinstance(e, Hold) for kind in rules.kinds.values() if kind.spaces for e in flat(kind)):
        yield t(lang, "rules-held")
    if rules.has_counters:
        yield t(lang, "rules-pool")
    if known.findings.deadlock.answer in ("yes", "not-known"):
        yield t(lang, f"rules-deadlock-{rules.deadlock.replace('_', '-')}")
