"""What a page may say, and nothing else: every other frame is one refusal with a stable code."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest

from oie.table import commands as cm
from oie.web.incoming import MOST_BYTES, Command, Hello, MessageError, Shown, read

GOOD = {
    '{"type":"hello","lang":"fr","since":-1}': Hello("fr", -1),
    '{"type":"shown","version":7}': Shown(7),
    '{"type":"intent","id":1,"intent":"throw","turn":0}': Command(1, cm.ThrowDice(0)),
    '{"type":"intent","id":1,"intent":"report","turn":0,"dice":[6,3]}': Command(1, cm.ReportThrow(0, (6, 3))),
    '{"type":"intent","id":1,"intent":"choose","turn":0,"choice":1}': Command(1, cm.Choose(0, 1)),
    '{"type":"intent","id":1,"intent":"take_back","turn":2}': Command(1, cm.TakeBack(2)),
    '{"type":"host","id":2,"do":"start"}': Command(2, cm.StartRound()),
    '{"type":"host","id":2,"do":"stop"}': Command(2, cm.Stop()),
    '{"type":"host","id":2,"do":"pace","pace":0.5}': Command(2, cm.SetPace(0.5)),
}


@pytest.mark.parametrize("text", GOOD)
@pytest.mark.clause("UX-42", "S000-12c")
def test_every_message_there_is(text: str) -> None:
    assert read(text) == GOOD[text]


@pytest.mark.clause("UX-40", "UX-42", "S000-12c")
@pytest.mark.parametrize(
    "extra",
    [
        '"dice":[6,6]',
        '"spaces":[63,0]',
        '"state":{}',
        '"seat":1',
        '"position":"63 0 / 0 won"',
        '"__proto__":{}',
    ],
)
def test_an_intent_that_carries_more_is_refused(extra: str) -> None:
    with pytest.raises(MessageError) as refused:
        read('{"type":"intent","id":1,"intent":"throw","turn":0,' + extra + "}")
    assert refused.value.code == "message-unknown-field"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"throw"',
        "{",
        "[" * 3000,
        '{"type":"intent"}',
        '{"type":"intent","id":1,"intent":"throw"}',
        '{"type":"intent","id":1,"intent":"throw","turn":-1}',
        '{"type":"intent","id":1,"intent":"throw","turn":true}',
        '{"type":"intent","id":1,"intent":"throw","turn":1e3}',
        '{"type":"intent","id":1,"intent":"throw","turn":99999999999999999999}',
        '{"type":"intent","id":"x","intent":"throw","turn":1}',
        '{"type":"intent","id":1,"intent":"report","turn":0,"dice":[6,"3"]}',
        '{"type":"intent","id":1,"intent":"report","turn":0,"dice":' + json.dumps([1] * 13) + "}",
        '{"type":"host","id":1,"do":"pace","pace":"fast"}',
        '{"type":"host","id":1,"do":"delete"}',
        '{"type":"update","version":1}',
        '{"type":"hello","lang":"' + "f" * 50 + '","since":-1}',
        " " * (MOST_BYTES + 1),
    ],
)
def test_anything_else_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(MessageError) as refused:
        read(text)
    assert len(str(refused.value)) < 300


def test_ten_thousand_damaged_frames_are_refused_or_are_messages() -> None:
    chance = random.Random(3)
    texts = list(GOOD)
    for _ in range(10_000):
        characters = list(chance.choice(texts))
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(characters))
            characters[place] = chance.choice(
                ['"', "{", "}", "0", "9", "\\", "\u0000", "é", "", characters[place] * 3]
            )
        with suppress(MessageError):
            read("".join(characters))
