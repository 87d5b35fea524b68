"""Frames, forms and requests that no page of ours would send, made from a seed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence

Maker = Callable[[random.Random], str]

NUMBERS = (
    "-1",
    "0",
    "1",
    "63",
    "64",
    "1e3",
    "1.0",
    "-0",
    "0.5",
    "1e999",
    "-1e999",
    "NaN",
    "Infinity",
    "-Infinity",
    "9" * 19,
    "9" * 400,
    "-" + "9" * 400,
    "1" + "0" * 2000,
    "0x10",
    "٣",
)
TEXTS = (
    '""',
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\u0000"',
    '"\\u202e"',
    '"' + "x" * 300 + '"',
    '"é"',
    '"<script>"',
    '"{x}"',
    '"%s"',
    '"0"',
    '"__proto__"',
    '"' + "a" * 64 + '"',
    '"' + "A" * 64 + '"',
    '"' + "0" * 32 + '"',
    '"' + "\\ud83d\\ude00" * 30 + '"',
)
OTHERS = (
    "null",
    "true",
    "false",
    "[]",
    "{}",
    "[[]]",
    "[6,3]",
    '[6,"3"]',
    '{"a":{"a":{}}}',
    "[" * 300 + "]" * 300,
)
VALUES = (*NUMBERS, *TEXTS, *OTHERS)

MESSAGES = (
    '{"type":"intent","id":1,"intent":"throw","turn":%s}',
    '{"type":"intent","id":1,"intent":"report","turn":%s,"dice":%s}',
    '{"type":"intent","id":1,"intent":"choose","turn":%s,"choice":%s}',
    '{"type":"intent","id":1,"intent":"take_back","turn":%s}',
    '{"type":"intent","id":1,"intent":%s,"turn":%s}',
    '{"type":"intent","id":%s,"intent":"throw","turn":0}',
    '{"type":"lobby","id":1,"do":"seal","place":%s,"c":%s}',
    '{"type":"lobby","id":1,"do":"open","place":%s,"k":%s}',
    '{"type":"lobby","id":1,"do":"give_back","place":%s}',
    '{"type":"lobby","id":1,"do":"claim_host"}',
    '{"type":"lobby","id":1,"do":%s,"place":%s}',
    '{"type":"host","id":1,"do":"start"}',
    '{"type":"host","id":1,"do":"stop"}',
    '{"type":"host","id":1,"do":"pace","pace":%s}',
    '{"type":"host","id":1,"do":"hold","place":%s}',
    '{"type":"host","id":1,"do":"free","place":%s}',
    '{"type":"host","id":1,"do":"hand_over","place":%s}',
    '{"type":"host","id":1,"do":"watching","watching":%s}',
    '{"type":"host","id":%s,"do":%s}',
    '{"type":"hello","lang":%s,"since":%s}',
    '{"type":"shown","version":%s}',
    '{"type":%s}',
    '{"type":"ask_round"}',
    '{"type":"ask_round","name":%s}',
)
FORGED = (
    '"dice":[6,6]',
    '"faces":[6,6]',
    '"spaces":[63,0]',
    '"state":{}',
    '"seat":0',
    '"place":0',
    '"key":"x"',
    '"away":9999',
    '"position":"63 0 / 0 won"',
    '"__proto__":{}',
    '"type":"host"',
    '"\\ud800":1',
    '"secret":"' + "0" * 64 + '"',
)


def _filled(chance: random.Random) -> str:
    """A message of ours with any values in it."""
    form = chance.choice(MESSAGES)
    return form % tuple(chance.choice(VALUES) for _ in range(form.count("%s")))


def _sound(chance: random.Random) -> str:
    """A message of ours with likely values: wrong seat, wrong turn, after the end, replayed."""
    form = chance.choice(MESSAGES)
    return form % tuple(str(chance.randint(0, 3)) for _ in range(form.count("%s")))


def _forged(chance: random.Random) -> str:
    return _sound(chance)[:-1] + "," + chance.choice(FORGED) + "}"


def _truncated(chance: random.Random) -> str:
    text = _filled(chance)
    return text[: chance.randrange(len(text))]


def _damaged(chance: random.Random) -> str:
    characters = list(_sound(chance))
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(characters))
        characters[place] = chance.choice(['"', "{", "}", "0", "\\", "\x00", "é", "", "\ufeff", "\x7f"])
    return "".join(characters)


def _huge(chance: random.Random) -> str:
    return chance.choice((" ", "[", '{"a":', "9", '"x', "\x00")) * chance.choice((700, 4096, 4097, 9000))


def _binary(chance: random.Random) -> str:
    return chance.randbytes(chance.randint(0, 200)).decode("utf-8", "replace")


def tree(chance: random.Random, depth: int = 0) -> str:
    """Any JSON, and a little of what is none."""
    kind = chance.random()
    if depth > 5 or kind < 0.5:
        return chance.choice(VALUES)
    if kind < 0.7:
        return "[" + ",".join(tree(chance, depth + 1) for _ in range(chance.randint(0, 4))) + "]"
    names = ("type", "id", "do", "intent", "turn", "place", "x", "\\ud800", "")
    fields = (f'"{chance.choice(names)}":{tree(chance, depth + 1)}' for _ in range(chance.randint(0, 5)))
    return "{" + ",".join(fields) + "}"


MAKERS: Sequence[Maker] = (
    _filled,
    _filled,
    _sound,
    _sound,
    _sound,
    _sound,
    _forged,
    _truncated,
    _damaged,
    _binary,
    tree,
)


def frame(chance: random.Random) -> str:
    """One hostile frame, as text."""
    maker = _huge if chance.random() < 0.01 else chance.choice(MAKERS)
    return maker(chance)


def form(chance: random.Random, sound: dict[str, object]) -> bytes:
    """A form of ours with something wrong in it."""
    kind = chance.random()
    if kind < 0.1:
        return frame(chance).encode("utf-8", "surrogatepass")
    if kind < 0.15:
        return chance.randbytes(chance.randint(0, 300))
    hole = json.dumps("HOLE")
    given: dict[str, object] = dict(sound)
    name = chance.choice([*given, "options", "dice", "pace", "place", "name", "extra"])
    inside = given.get(name)
    if isinstance(inside, list) and inside and chance.random() < 0.6:
        seats = [dict(one) for one in inside]
        chance.choice(seats)[chance.choice(("name", "kind", "x"))] = "HOLE"
        given[name] = seats
    elif name == "options" and chance.random() < 0.6:
        given[name] = {chance.choice(("dice", "bridge", "id", "self", "options", "\ud800", "")): "HOLE"}
    else:
        given[name] = "HOLE"
    text = json.dumps(given).replace(hole, tree(chance, 4 if chance.random() < 0.7 else 0))
    return text.encode("utf-8", "surrogatepass")


COOKIES = (
    b"oie-key=short",
    b"oie-key=" + b"x" * 24,
    b"oie-key=" + b"x" * 65,
    b"oie-key=" + b"\xff" * 24,
    b"oie-key=" + "é".encode() * 12,
    b'oie-key="' + b"a b" * 8 + b'"',
    b"oie-key=" + b"y" * 5000,
    b"oie-key=%00%00%00%00%00%00%00%00",
    b"oie-key==;oie-key=;;=;" + b"oie-key=" + b"z" * 20,
    b"lang=\xff\xfe; theme=\x01",
    b"\xff",
    b"",
)
HEADERS = (
    b"Host: evil.example",
    b"Host: ",
    b"Host: [::1",
    b"Host: 127.0.0.1\xff",
    b"Origin: https://evil.example",
    b"Origin: null",
    b"Origin: \xff\xfe",
    b"Accept-Language: \xff\xfe;q=x",
    b"Accept-Language: " + b"fr;q=9," * 500,
    b"Accept-Language: fr;q=NaN, en;q=1e999, \xe9",
    b"Accept: text/html",
    b"Accept: text/html\xff",
    b"X-Forwarded-For: 1.2.3.4, \xff",
    b"X-Forwarded-Proto: \xff",
    b"If-None-Match: \xff",
    b"Content-Type: application/json; charset=utf-99",
    b"Content-Type: multipart/form-data",
    b"Content-Encoding: gzip",
    b"Content-Encoding: br",
    b"Range: bytes=9-1",
    b"Sec-Fetch-Site: cross-site",
    b"Upgrade: websocket",
    b"User-Agent: \xff\x01",
)
AGENTS = (
    "facebookexternalhit/1.1",
    "Twitterbot/1.0",
    "WhatsApp/2.23 A",
    "Slackbot-LinkExpanding 1.0",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 (compatible; Googlebot/2.1)",
    "Discordbot/2.0",
    "curl/8.5.0",
    "",
)
