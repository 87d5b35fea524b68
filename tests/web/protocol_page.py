"""The generated half of docs/reference/protocol.md: `python -m tests.web.protocol_page` writes it anew.

What stands there of a message is read off the types that the server itself uses; a message, a field or a
part of the state that the page does not tell makes the test fail.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from oie.web import incoming, outgoing
from oie.web.incoming import Command, read

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "protocol.md"
BEGIN, END = "<!-- made by `python -m tests.web.protocol_page`: begin -->", "<!-- end -->"

SAID = {
    '{"type":"hello","lang":"fr","since":-1}': "UX-41",
    '{"type":"shown","version":7}': "UX-30",
    '{"type":"ask_round"}': "UX-44",
    '{"type":"intent","id":1,"intent":"throw","turn":0}': "UX-42, UX-43",
    '{"type":"intent","id":1,"intent":"choose","turn":0,"choice":1}': "UX-42",
    '{"type":"intent","id":1,"intent":"report","turn":0,"dice":[6,3]}': "UX-42, A000-18",
    '{"type":"intent","id":1,"intent":"take_back","turn":1}': "UX-42",
    '{"type":"lobby","id":1,"do":"seal","place":1,"c":"' + "0" * 64 + '"}': "UX-42",
    '{"type":"lobby","id":1,"do":"open","place":1,"k":"' + "0" * 32 + '"}': "UX-42",
    '{"type":"lobby","id":1,"do":"leave","place":1}': "UX-46",
    '{"type":"lobby","id":1,"do":"give_back","place":1}': "UX-46",
    '{"type":"lobby","id":1,"do":"claim_host"}': "UX-47",
    '{"type":"host","id":1,"do":"start"}': "UX-60",
    '{"type":"host","id":1,"do":"stop"}': "UX-80",
    '{"type":"host","id":1,"do":"pace","pace":0.5}': "UX-30",
    '{"type":"host","id":1,"do":"hold","place":1}': "UX-46, A000-14",
    '{"type":"host","id":1,"do":"free","place":1}': "UX-46",
    '{"type":"host","id":1,"do":"hand_over","place":1}': "UX-47",
    '{"type":"host","id":1,"do":"watching","watching":false}': "UX-44",
}
"""One example of every message that a client may send -> the lines of the acceptance behind it."""
WORDS = {
    "claim_host": "Take the controls of a host who has been away for two minutes.",
    "leave": "Leave a seat of one's own: somebody else may take it.",
    "free": "Let somebody else sit at a place.",
}
"""Where the table's command says more than its message."""
INTENTS = ("throw", "choose", "report", "take_back")
HEARD = {
    "you": "UX-48",
    "state": "UX-41, S000-12b",
    "update": "UX-41",
    "accepted": "UX-42",
    "refused": "UX-42",
    "presence": "UX-46, UX-47",
    "asked": "UX-44",
    "elsewhere": "UX-48",
    "line": "",
}
STATE = {
    "version": "number of the last change",
    "ruleset": "id of the game",
    "title": "its title, in the client's language",
    "rules": "its rules in short, in the client's language: a list of `{text, clauses}`",
    "goal": "the last space",
    "start": "the space before the first throw; 0 is off the board",
    "dice": "`{kind, count, faces}`; kind is `system`, `sealed` or `real`",
    "pace": "seconds before the machine throws",
    "round": "number of the round, from 1; 0 before the first",
    "turn": "moves made in the round: what an intent has to name",
    "begun": "when the round began, in seconds since 1970; null before",
    "running": "whether a round is being played",
    "seats": "the seats in turn order, see below",
    "pool": "counters in the pool, or null in games without",
    "awaits": "`{what, seat, machine}` with `offers` where what is `choice`; null where nothing is awaited. "
    "While `sealing` is not null nobody can move, whatever is awaited",
    "result": "`{winner}` once the round has ended: a seat, or null where it is drawn",
    "lobby": "`{chairs, watching}`, see below; null at a table on one screen",
    "sealing": "what sealed dice ask of the pages, see below; null where they ask nothing",
    "segments": "the public facts of the round's sealed dice ([sealed dice](sealed-dice.md#the-segment))",
    "digest": "of the position: equal where two clients see the same",
    "status": "who is to do what, in the client's language",
    "last": "`{faces, sentences}` of the last throw, or null",
}
SEAT = {
    "name": "the name",
    "kind": "`person` or `machine`",
    "colour": "of the pawn",
    "shape": "of the pawn",
    "mark": "one or two letters that tell the pawn from the others",
    "place": "the place at the table, from 0; seats change with the turn order, places do not",
    "score": "rounds won",
    "space": "where the pawn stands",
    "waits": "turns to lose",
    "held": "whether it is held until another comes",
    "counters": "what the seat has, or null in games without",
}
CHAIR = {
    "name": "the name",
    "colour": "of the pawn",
    "machine": "whether the machine sits there",
    "taken": "whether somebody does",
    "held": "whether the machine throws for it for now",
    "host": "whether that is the host",
}
SEALING = {
    "phase": "`sealing`: send `seal`; `opening`: send `open`",
    "waiting": "places whose pages are waited for",
    "pages": "places whose pages contribute",
    "segment": "the facts so far, with the commitment",
}


def _escaped(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _docs(kind: type[object]) -> dict[str, str]:
    """Field -> the sentence that stands below it in the source of its class."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    said: dict[str, str] = {}
    for node, after in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(after, ast.Expr)
        ):
            assert isinstance(after.value, ast.Constant)
            said[node.target.id] = str(after.value.value)
    return said


def _first(kind: type[object]) -> str:
    return _escaped((kind.__doc__ or "").split("\n\n")[0])


def _told() -> Iterator[str]:
    yield "## What a client says"
    yield ""
    yield "| message | what it wants | clauses |"
    yield "| --- | --- | --- |"
    for text, clauses in SAID.items():
        message = read(text)
        kind = type(message.command) if isinstance(message, Command) else type(message)
        shown = text.replace("0" * 64, "…").replace("0" * 32, "…")
        said = next((words for do, words in WORDS.items() if f'"{do}"' in text), _first(kind))
        yield f"| `{shown}` | {said} | {clauses} |"


def _heard() -> Iterator[str]:
    yield "## What the server says"
    for kind in outgoing.TYPES:
        clauses = HEARD[kind.type]
        yield ""
        yield f"### `{kind.type}`" + (f" ({clauses})" if clauses else "")
        yield ""
        yield _first(kind)
        said = _docs(kind)
        if said:
            yield ""
            yield "| field | type | what |"
            yield "| --- | --- | --- |"
        for field in fields(kind):
            type_ = str(field.type).removesuffix(" | msgspec.Raw")  # the same, written already
            yield f"| `{field.name}` | `{_escaped(type_)}` | {_escaped(said[field.name])} |"


def _table(heading: str, rows: dict[str, str]) -> Iterator[str]:
    yield heading
    yield ""
    yield "| key | what |"
    yield "| --- | --- |"
    for name, what in rows.items():
        yield f"| `{name}` | {what} |"
    yield ""


def render() -> str:
    """The generated half."""
    known = {"hello", "shown", "ask_round"}
    known |= {f"intent {one}" for one in INTENTS}
    known |= {f"lobby {one}" for one in incoming.GUEST_DOES} | {f"host {one}" for one in incoming.HOST_DOES}
    shown = [json.loads(text) for text in SAID]
    assert {" ".join(filter(None, (m["type"], m.get("do"), m.get("intent")))) for m in shown} == known
    lines = [f"Version of the messages: **{outgoing.PROTOCOL}**.", "", *_told(), "", *_heard(), ""]
    lines += _table("## The state", STATE)
    lines += _table("### A seat", SEAT)
    lines += _table("### A chair", CHAIR)
    lines += _table("### `sealing`", SEALING)
    return "\n".join(lines).strip()


def page() -> str:
    """The whole page, with the generated half as it must be."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{render()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
