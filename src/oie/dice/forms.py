"""The form of what stands in a segment, value by value; each refusal names the value and what it is."""

from __future__ import annotations

import re
from typing import NoReturn, TypeGuard

from oie.dice.bounds import whole
from oie.dice.derivation import MOST_NUMBER
from oie.dice.errors import DiceError, described

_HEX = re.compile(r"[0-9a-f]*", re.ASCII)
_LONGEST_CODE = 64


def is_hex(text: object, digits: int) -> TypeGuard[str]:
    """Whether `text` is exactly `digits` lower-case hexadecimal digits."""
    return isinstance(text, str) and len(text) == digits and _HEX.fullmatch(text) is not None


def refuse(where: str, expected: str, got: str) -> NoReturn:
    """Raise `dice-segment` for the value called `where`."""
    raise DiceError("dice-segment", where=where, expected=expected, got=got)


def check(right: bool, where: str, expected: str, got: object) -> None:
    """Refuse `got` unless it is `right`; of anything but a number only the kind and length are told."""
    if not right:
        refuse(where, expected, described(got))


def check_hex(text: object, digits: int, where: str) -> None:
    """Refuse all but `digits` hexadecimal digits."""
    check(is_hex(text, digits), where, f"{digits} digits 0-9 a-f", text)


def check_number(value: object, least: int, where: str, most: int = MOST_NUMBER) -> None:
    """Refuse all but a whole number from `least` to `most`."""
    check(whole(value, least, most), where, f"a number from {least} to {most}", value)


def check_place(table: object, round_: object, segment: object) -> None:
    """Refuse all but a table's code (1 to 64 printable characters), a round from 0, a segment from 1."""
    code = isinstance(table, str) and 1 <= len(table) <= _LONGEST_CODE and table.isprintable()
    check(code, "table", f"a code of 1 to {_LONGEST_CODE} printable characters", table)
    check_number(round_, 0, "round")
    check_number(segment, 1, "segment")


def object_of(value: object, keys: tuple[str, ...], where: str) -> dict[str, object]:
    """A copy of `value`, an object that has exactly these keys."""
    if not isinstance(value, dict):
        refuse(where, f"an object with {', '.join(keys)}", described(value))
    for key in keys:
        if key not in value:
            refuse(where, f"the key {key}", "none")
    if len(value) > len(keys):
        refuse(where, f"only {', '.join(keys)}", f"{len(value) - len(keys)} more")
    return dict(value)


def list_of(value: object, most: int, where: str) -> list[object]:
    """`value`, a list of at most `most` values."""
    if not isinstance(value, list):
        refuse(where, "a list", described(value))
    if len(value) > most:
        refuse(where, f"at most {most}", str(len(value)))
    return value
