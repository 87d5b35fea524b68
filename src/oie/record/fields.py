"""Fields: one JSON object read key by key, with the place of every value for messages.

Nothing is converted: true is no number, 6.0 is no whole number, and a key that a record does not
know is refused. Each question raises `RecordError` where the answer is of another form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from oie.record.bounds import LARGEST
from oie.record.errors import RecordError
from oie.record.tree import Json, shown

Word = TypeVar("Word", bound=str)


class Fields:
    """The object at `where`, which has every key of `needed` and none outside of `needed` and `allowed`."""

    def __init__(self, value: Json, where: str, needed: Sequence[str], allowed: Sequence[str] = ()) -> None:
        if not isinstance(value, dict):
            raise RecordError("record-object", field=where, got=shown(value))
        self._where = where
        self._value = value
        for key in needed:
            if key not in value:
                raise RecordError("record-missing", field=self.place(key))
        for key in value:
            if key not in needed and key not in allowed:
                raise RecordError("record-unknown", field=self.place(key))

    def place(self, key: str) -> str:
        """Where the value of `key` stands: `table.pace`."""
        return f"{self._where}.{key}" if self._where else key

    def __contains__(self, key: str) -> bool:
        return key in self._value

    def raw(self, key: str) -> Json:
        """The value of `key` as it is."""
        return self._value[key]

    def text(self, key: str, most: int, least: int = 1) -> str:
        """A text of `least` to `most` characters."""
        return text_of(self.raw(key), self.place(key), most, least)

    def match(self, key: str, pattern: re.Pattern[str], example: str) -> str:
        """A text of a given form."""
        value = self.raw(key)
        if not isinstance(value, str) or not pattern.fullmatch(value):
            raise RecordError("record-pattern", field=self.place(key), example=example, got=shown(value))
        return value

    def word(self, key: str, words: Iterable[Word]) -> Word:
        """One of a few words."""
        value, known = self.raw(key), tuple(words)
        for word in known:
            if value == word:
                return word
        raise RecordError("record-word", field=self.place(key), words=", ".join(known), got=shown(value))

    def whole(self, key: str, least: int = 0, most: int = LARGEST) -> int:
        """A whole number in a range."""
        return whole_of(self.raw(key), self.place(key), least, most)

    def truth(self, key: str, default: bool) -> bool:
        """True or false, or `default` where the key is missing."""
        value = self._value.get(key, default)
        if not isinstance(value, bool):
            raise RecordError("record-truth", field=self.place(key), got=shown(value))
        return value

    def list(self, key: str, most: int) -> list[Json]:
        """A list of at most `most` values."""
        return list_of(self.raw(key), self.place(key), most)

    def wholes(self, key: str, most: int, largest: int = LARGEST) -> tuple[int, ...]:
        """A list of at most `most` whole numbers from 0."""
        place = self.place(key)
        return tuple(
            whole_of(value, f"{place}[{i}]", 0, largest) for i, value in enumerate(self.list(key, most))
        )


def text_of(value: Json, where: str, most: int, least: int = 1) -> str:
    """`value`, a text of `least` to `most` characters that UTF-8 can hold."""
    if not isinstance(value, str) or not least <= len(value) <= most or not _has_utf8(value):
        raise RecordError("record-text", field=where, least=least, most=most, got=shown(value))
    return value


def _has_utf8(text: str) -> bool:
    """False for half a surrogate pair, which JSON can write as an escape and no file can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def whole_of(value: Json, where: str, least: int, most: int) -> int:
    """`value`, a whole number in a range."""
    if type(value) is not int or not least <= value <= most:
        raise RecordError("record-whole", field=where, least=least, most=most, got=shown(value))
    return value


def list_of(value: Json, where: str, most: int) -> list[Json]:
    """`value`, a list of at most `most` values."""
    if not isinstance(value, list) or len(value) > most:
        got = f"{len(value)}" if isinstance(value, list) else shown(value)
        raise RecordError("record-list", field=where, most=most, got=got)
    return value
