"""The Fluent catalogues as data: every message of every language with its variables and its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import oie

LOCALES = Path(oie.__file__).parent / "text" / "locales"


@dataclass(frozen=True, slots=True)
class Message:
    """One message of one language."""

    file: str
    variables: frozenset[str]
    functions: tuple[str, ...]
    """Calls of Fluent functions, as `NAME(arguments)`."""
    text: str
    """All its pieces of text, with `{}` between them."""


def parsed(path: Path) -> ast.Resource:
    """A catalogue as a tree; nothing in it is junk."""
    resource: ast.Resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk}"
    return resource


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def _message(file: str, entry: ast.Message) -> Message:
    below = list(nodes(entry))
    calls = [n for n in below if isinstance(n, ast.FunctionReference)]
    return Message(
        file,
        frozenset(n.id.name for n in below if isinstance(n, ast.VariableReference)),
        tuple(f"{n.id.name}({[a.name.name for a in n.arguments.named]})" for n in calls),
        "{}".join(n.value for n in below if isinstance(n, ast.TextElement)),
    )


@cache
def messages(lang: str) -> dict[str, Message]:
    """Message id -> message, of all files of a language; an id that stands twice is refused."""
    found: list[tuple[str, Message]] = []
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        entries = [e for e in parsed(path).body if isinstance(e, ast.Message)]
        found += [(e.id.name, _message(path.stem, e)) for e in entries]
    twice = [name for name, count in Counter(name for name, _ in found).items() if count > 1]
    assert not twice
    return dict(found)
