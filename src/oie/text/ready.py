"""Ready: messages prepared once, so that saying one costs a microsecond or two instead of some fifty.

Fluent walks the tree of a message each time that it is said. A server tells every throw in words to every
language at the table, and that walk was three quarters of what a throw cost it. So the tree is turned into
functions, once. Only what our messages use is prepared: texts, variables and choices by number or word;
anything else stays with Fluent, and a test compares every message of every language with what Fluent says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Protocol, TypeAlias, cast

Args: TypeAlias = Mapping[str, "str | int | float"]
Say: TypeAlias = Callable[[Args], str]
"""Says a message with its arguments. Raises KeyError where one is missing."""


LONGEST = 2000
"""Characters of one argument that are said: Fluent refuses more than 2500."""


def short(value: str) -> str:
    """A text that is not too long to say."""
    return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"


class Numbers(Protocol):
    """How a language writes numbers and which plural it uses with them."""

    def text(self, value: int | float) -> str:
        """The number as it is written, without grouping."""

    def plural(self, value: int | float) -> str:
        """`one`, `few`, `many`, `other`, …"""


class BabelNumbers:
    """The same as Fluent: Babel's tables."""

    def __init__(self, lang: str) -> None:
        from babel import Locale
        from babel.plural import to_python
        from fluent.runtime.types import fluent_number

        locale = Locale.parse(lang)
        rule = cast("Callable[[int | float], str]", to_python(locale.plural_form))

        @lru_cache(maxsize=4096)
        def text(value: int | float) -> str:
            return str(fluent_number(value, useGrouping=False).format(locale))

        self.text: Callable[[int | float], str] = text
        self.plural: Callable[[int | float], str] = lru_cache(maxsize=4096)(rule)


def ready(pattern: object, numbers: Numbers) -> Say | None:
    """The message prepared, or None where it uses more of Fluent than is prepared here.

    `pattern` is the compiled pattern of a `fluent.runtime` bundle that does not isolate.
    """
    try:
        return _pattern(pattern, numbers)
    except _TooMuchError:
        return None


class _TooMuchError(Exception):
    """A part of Fluent that is not prepared here."""


def _pattern(pattern: object, numbers: Numbers) -> Say:
    from fluent.runtime.resolver import Pattern

    if not isinstance(pattern, Pattern):  # a pattern of one part is that part
        return _part(pattern, numbers)
    parts = [_part(element, numbers) for element in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda args: "".join([part(args) for part in parts])


def _part(element: object, numbers: Numbers) -> Say:
    from fluent.runtime import resolver

    if isinstance(element, resolver.TextElement):
        text = element.value
        return lambda args: text
    if isinstance(element, resolver.Placeable | resolver.NeverIsolatingPlaceable):
        return _part(element.expression, numbers)
    if isinstance(element, resolver.StringLiteral):
        literal = str(element.parse()["value"])
        return lambda args: literal
    if isinstance(element, resolver.VariableReference):
        return _variable(element.id.name, numbers)
    if isinstance(element, resolver.SelectExpression):
        return _select(element, numbers)
    raise _TooMuchError


def _variable(name: str, numbers: Numbers) -> Say:
    write = numbers.text

    def say(args: Args) -> str:
        value = args[name]
        return short(value) if isinstance(value, str) else write(value)

    return say


def _select(expression: object, numbers: Numbers) -> Say:
    from fluent.runtime import resolver

    assert isinstance(expression, resolver.SelectExpression)
    if not isinstance(expression.selector, resolver.VariableReference):
        raise _TooMuchError
    name, plural = expression.selector.id.name, numbers.plural
    order: list[tuple[float | str, Say]] = []
    default: Say | None = None
    for variant in expression.variants:
        say = _pattern(variant.value, numbers)
        key = variant.key
        order.append((float(key.value) if isinstance(key, resolver.NumberLiteral) else key.name, say))
        if variant.default:
            default = say
    if default is None:
        raise _TooMuchError
    return _choose(name, order, default, plural)


def _choose(
    name: str,
    order: list[tuple[float | str, Say]],
    default: Say,
    plural: Callable[[int | float], str],
) -> Say:
    """The first variant that fits, as Fluent looks for it: numbers by value or plural, words as they are."""

    def say(args: Args) -> str:
        value = args[name]
        for key, variant in order:
            if isinstance(value, str):
                fits = key == value
            elif isinstance(key, str):
                fits = plural(value) == key
            else:
                fits = key == value
            if fits:
                return variant(args)
        return default(args)

    return say
