"""Details: what stands inside an error's sentence, in the reader's language.

A room puts numbers, what was typed, and a few English words of its own ("nothing", "a whole number
from 1 to 20") into the details of an error. The words are listed here with their messages; whatever
is not listed stands as it came.
"""

from __future__ import annotations

import re
from functools import cache

from oie.core.errors import OieError, clip
from oie.text.catalogue import FALLBACK, t

_EXACT_BITS = 53  # a larger whole number is not exact in the browser, and is written digit by digit here

_FIXED = {
    "nothing": "detail-nothing",
    "none": "detail-none",
    "none of them": "detail-none-of-them",
    "no dice": "detail-no-dice",
    "true": "detail-true",
    "false": "detail-false",
    "true or false": "detail-truth",
    "a text": "detail-text",
    "an empty text": "detail-empty-text",
    "a list": "detail-list",
    "an empty list": "detail-empty-list",
    "a list of faces": "detail-list-of-faces",
    "a list of players": "detail-list-of-players",
    "an object": "detail-object",
    "an empty object": "detail-empty-object",
    "a mapping": "detail-mapping",
    "an empty mapping": "detail-empty-mapping",
    "a number": "detail-number",
    "a whole number": "detail-whole",
    "a number that is too large": "detail-too-large",
}
_FORMS = (
    (r"the throw (?P<throw>.+)", "detail-the-throw"),
    (r"the choice (?P<choice>.+)", "detail-the-choice"),
    (r"a pool of (?P<pool>-?\d+)", "detail-pool"),
    (r"one of the keys (?P<keys>.+)", "detail-one-of-keys"),
    (r"one of (?P<words>.+)", "detail-one-of"),
    (r"spaces for (?P<words>.+)", "detail-spaces-for"),
    (r"a whole number from (?P<least>-?\d+) to (?P<most>-?\d+)", "detail-whole-from"),
    (r"a number from (?P<least>-?\d+) to (?P<most>-?\d+)", "detail-number-from"),
    (r"a text of (?P<count>\d+) characters?", "detail-text-of"),
    (r"a list of (?P<count>\d+)", "detail-list-of"),
    (r"(?P<count>\d+) bytes", "detail-bytes"),
    (r"(?P<count>\d+) more", "detail-more"),
    (r"(?P<count>\d+) digits 0-9 a-f", "detail-digits"),
    (r"a code of 1 to (?P<most>\d+) printable characters", "detail-code"),
    (r"an object with (?P<keys>.+)", "detail-object-with"),
    (r"the key (?P<key>.+)", "detail-the-key"),
    (r"the keys (?P<keys>.+)", "detail-the-keys"),
    (r"only (?P<keys>.+)", "detail-only"),
    (r"at least (?P<count>\d+) values?", "detail-least-values"),
    (r"at most (?P<count>\d+) values?", "detail-most-values"),
    (r"at least (?P<count>\d+) characters?", "detail-least-characters"),
    (r"at most (?P<count>\d+) characters?", "detail-most-characters"),
    (r"at least (?P<count>\d+) keys?", "detail-least-keys"),
    (r"at most (?P<count>\d+) keys?", "detail-most-keys"),
    (r"at most (?P<count>\d+)", "detail-most"),
    (r"a mapping such as (?P<example>.+)", "detail-mapping-like"),
    (r"a list such as (?P<example>\[.+\])", "detail-list-like"),
    (r"a language such as (?P<example>.+)", "detail-language-like"),
    (r"a clause such as (?P<example>.+)", "detail-clause-like"),
    (r"a space such as (?P<example>.+)", "detail-space-like"),
    (r"a name of small letters, digits, - and _ that begins with a letter", "detail-name-dashes"),
    (r"a name of small letters, digits and _ that begins with a letter", "detail-name"),
    (r"a space, origin, or a space for each of its spaces such as (?P<example>.+)", "detail-target"),
)


@cache
def _forms() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The forms, compiled when the first error is said in another language."""
    return tuple((re.compile(form), message) for form, message in _FORMS)


def detail(value: object, lang: str) -> str | int | float:
    """One detail as a sentence of `lang` takes it: a number, or a text of one line."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value if value.bit_length() <= _EXACT_BITS else detail(clip(value), lang)
    if isinstance(value, float) and value == round(value, 3) and abs(value) < 1e9:
        return value
    text = clip(value)
    return text if lang == FALLBACK or isinstance(value, OieError) else words(text, lang)


def words(text: str, lang: str) -> str:
    """The English words of a room in `lang`; any other text as it is."""
    if text in _FIXED:
        return t(lang, _FIXED[text])
    for form, message in _forms():
        found = form.fullmatch(text)
        if found is not None:
            given = {name: int(part) if part.isdigit() else part for name, part in found.groupdict().items()}
            return t(lang, message, **given)
    first, either, last = text.partition(" or ")
    if either:
        said = words(first, lang), words(last, lang)
        if said != (first, last):
            return t(lang, "detail-or", before=said[0], last=said[1])
    return text
