"""Hostile ruleset files for the hunt: shipped ones damaged in their text or their values, and pure malice."""

import copy
import json
import random
from functools import cache
from typing import Any

import yaml

import oie
from tests.rulesets.tiny import DATA

NASTY: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 7, 64, 400, 401, 10**17, 10**30, -(10**9), 0.5, 1.0, float("inf"), "",
    "a", "origin", "option", "0", "true", "no", "\x00", "\ud800", "\u202e", "x" * 700, [], {}, [[]], [{}],
    {"": ""}, {"option": "dice"}, {"option": "nothing"}, {"option": "board", "key": "red"},
    {"option": "fine", "cases": {"0": 1}}, {"option": []}, {"go": {"to": 0}},
    {"go": {"to": "origin", "stop": True}}, {"hold": {}}, {"hold": {"until": "company"}},
    {"throw_again": {}}, {"lose": {"turns": 20}}, {"pay": {"amount": 1_000_000}},
    {"repeat": {"times": 9}}, {"repeat": {"direction": "back"}}, {"choose": {"among": [[], []]}},
    {"choose": {"among": [[{"go": {"to": 5}}], [{"choose": {"among": [[], []]}}]]}}, [1, 2, 3], [63],
    [62, 62],
)  # fmt: skip
TOKENS = (
    "&a", "*a", "!!str", "!x", "<<: *a", "? ", ": ", "- ", "[", "]", "{", "}", "|", ">", "'", '"', "#",
    "%", "@", "`", "\t", "\x00", "\x07", "\x85", "\u2028", "\ufeff", "\ud800", "---", "...", "~", ".inf",
    "1e999", "0x10", "1_000", "=", "9" * 400, "é" * 50, "\\", '"\\uD800"', "{option: dice}", "yes", "NaN",
    "\r", "\r\n",
)  # fmt: skip

LIKELY = (
    "before", "on", "first", "at_start", "reverse", "stay", "finish", "share", "arriver_returns", "draw",
    "release_all", "onward", "forward", "back", "stop", "relief", "company", "freed_stays", "origin", "goose",
)  # fmt: skip
KINDS: tuple[dict[str, object], ...] = (
    {"at": [5, 5]}, {"at": [63]}, {"do": [{"go": {"to": "origin"}}, {"hold": {}}]}, {"option": "dice"},
    {"rule": "draw"}, {"turns": 3}, {"faces": [1, 1]}, {"back": [1]}, {"min": 5}, {"max": 1}, {"purse": 0},
    {"do": [{"hold": {"until": "company"}}]}, {"go": 99}, {"from": "goal"}, {"key": "red"},
    {"cases": {"1": 1}}, {"do": [{"choose": {"among": [[{"go": {"to": 5}}], [{"pay": {"amount": 2}}]]}}]},
)  # fmt: skip
OPENINGS = ("[", "{", "{a: ", "- ", "? ", "a: ", "[a,", '"', "'", "!!x ", "&a ", "*a ", "%", "|\n", "\n")


@cache
def sources() -> tuple[str, ...]:
    """The texts that are damaged: all shipped games and the tiny ones."""
    tiny = sorted(path.read_text("utf-8") for path in DATA.glob("*.yaml"))
    return (*(oie.ruleset(id).text for id in oie.shipped()), *tiny)


@cache
def values() -> tuple[Any, ...]:
    """The same as plain values."""
    return tuple(yaml.safe_load(text) for text in sources())


def hostile(chance: random.Random) -> str | bytes:
    """One file."""
    kind = chance.random()
    if kind < 0.4:
        return damaged_values(chance)
    if kind < 0.75:
        return damaged_text(chance)
    if kind < 0.9:
        pieces = (*TOKENS, " ", "\n", "a", "a: ", "1", "at: ")
        return "".join(chance.choices(pieces, k=chance.randrange(1, 200)))
    return malice(chance)


def damaged_values(chance: random.Random) -> str:
    """A file whose form is JSON and whose values are wrong in one to four places."""
    document = copy.deepcopy(chance.choice(values()))
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        inside = document
        while isinstance(inside, dict | list) and inside:
            key = chance.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
            if not isinstance(inside[key], dict | list) or chance.random() < 0.2:
                change(chance, inside, key)
                break
            inside = inside[key]
    return json.dumps(document, ensure_ascii=chance.random() < 0.5, default=str)


def change(chance: random.Random, inside: Any, key: Any) -> None:
    """Replace, take away, nest, double or lend a value; more than half keep the shape and lose the sense."""
    value = inside[key]
    match chance.randrange(10):
        case 0:
            del inside[key]
        case 1:
            inside[key] = [value, copy.deepcopy(value)]
        case 2 if isinstance(inside, dict):
            inside[chance.choice(["x", "option", "", "at", "do", "\x00", "é", "1"])] = value
        case 3:
            inside[key] = copy.deepcopy(chance.choice(NASTY))
        case _ if type(value) is bool:
            inside[key] = not value
        case _ if isinstance(value, int):
            inside[key] = chance.choice(
                [0, 1, 2, 6, 63, value + 1, value - 1, value + 50, chance.randrange(64)]
            )
        case _ if isinstance(value, str):
            inside[key] = chance.choice(LIKELY)
        case _ if isinstance(value, list):
            extra = [{"go": {"to": 12}}, {"hold": {}}, {"pay": {"amount": 1}}, {"throw_again": {}}]
            value.append(copy.deepcopy(chance.choice([*value, *extra, chance.randrange(64)])))
        case _ if isinstance(value, dict):
            inside[key] = chance.choice([{}, {**value, **copy.deepcopy(chance.choice(KINDS))}])


def damaged_text(chance: random.Random) -> str | bytes:
    """A file with lines or letters changed, cut off, or put elsewhere."""
    text = chance.choice(sources())
    for _ in range(chance.randrange(1, 6)):
        lines = text.split("\n")
        at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
        where = chance.randrange(len(text) + 1)
        match chance.randrange(8):
            case 0:
                del lines[at]
            case 1:
                lines.insert(to, lines[at])
            case 2:
                lines[at] = " " * chance.randrange(9) + lines[at].lstrip()
            case 3:
                lines[at], lines[to] = lines[to], lines[at]
            case 4:
                lines = lines[:at]
            case 5:
                lines = (text[:where] + chance.choice(TOKENS) + text[where:]).split("\n")
            case 6:
                lines = (text[:where] + str(chance.choice(NASTY)) + text[where + 3 :]).split("\n")
            case _:
                lines = (text[:where] + text[where + 1 :]).split("\n")
        text = "\n".join(lines)
    if text and chance.random() < 0.1:
        data = bytearray(text.encode("utf-8", "surrogatepass"))
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        return bytes(data)
    return text


def malice(chance: random.Random) -> str | bytes:
    """A file made to be slow, deep, huge or unreadable."""
    many = chance.choice([10, 1000, 20_000, 199_000])
    opening = chance.choice(OPENINGS)
    head = sources()[chance.randrange(len(sources()))]
    match chance.randrange(7):
        case 0:
            return (opening * many)[:200_000]
        case 1:
            rows = [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 40)]
            return "\n".join(["a0: &a0 [x]", *rows])
        case 2:
            keys = ",".join(f"{{a: {i}}}" for i in range(min(many, 5000)))
            return f"{head}\nmistakes: {{keys: [{keys}]}}"
        case 3:
            return "\n".join(f"k{i}: {i}" for i in range(min(many, 19_000)))
        case 4:
            return head + "\nremarks: " + "[" * min(many, 5000) + "]" * min(many, 5000)
        case 5:
            return chance.randbytes(min(many, 5000))
        case _:
            return head.encode(chance.choice(["utf-16", "utf-32", "latin-1", "utf-8-sig"]), "replace")
