"""Catalogue: the messages of every language, and `t`, the one way to say one of them.

A language is a folder of Fluent files, `locales/<lang>/<file>.ftl`, which the browser reads as they
are. The first word of a message id tells its file, so that a file is parsed only when one of its
messages is said: importing Fluent costs 50 ms of CPU and a file some 20, which neither `import oie`
nor `oie list` can spare. docs/reference/messages.md says how ids and files are organised.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING

from oie.text.ready import BabelNumbers, Say, ready, short

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

LANGUAGES = ("fr", "en", "pt", "ms")
"""The languages that have every message."""
FALLBACK = "en"
"""Said where a language has no message of its own."""
FILES: Mapping[str, str] = {
    "list": "events",
    "event": "events",
    "leg": "events",
    "status": "events",
    "effect": "effects",
    "option": "effects",
    "mistake": "rules",
    "consequence": "rules",
    "source": "rules",
    "ui": "screens",
    "plain": "plain",
    "term": "terms",
    "error": "errors",
    "fault": "faults",
    "detail": "details",
    "command": "commands",
}
"""First word of a message id -> the file in which it stands; any other word is itself the file's name."""


class MissingMessage(ResourceWarning):
    """A message that a language lacks, or an argument that it was not given.

    Python hides warnings of this kind by default and pytest makes them errors here: a player reads
    the English sentence instead, a test fails.
    """


def t(lang: str, message_id: str, /, **args: str | int | float) -> str:
    """The message `message_id` in `lang`, filled with `args`; never raises for a player.

    Numbers are written without grouping and choose plurals; texts stand as they are, without
    isolating marks (`words.plain` isolates a name that is written from right to left). Where `lang`
    has no such message the English one is said, and where there is none at all the id.
    """
    text = _say(lang, message_id, args)
    if text is None and lang != FALLBACK:
        text = _say(FALLBACK, message_id, args)
    return message_id if text is None else text


def has(message_id: str) -> bool:
    """True where there is a message of this id."""
    bundle = _opened(FALLBACK, file_of(message_id))
    return bundle is not None and bundle.has_message(message_id)


def file_of(message_id: str) -> str:
    """The name of the file, without its ending, in which a message stands."""
    first = message_id.partition("-")[0]
    return FILES.get(first, first)


def _say(lang: str, message_id: str, args: Mapping[str, str | int | float]) -> str | None:
    say = _ready(lang, message_id)
    if say is not None:
        try:
            return say(args)
        except KeyError:
            pass  # an argument is missing: Fluent says which, and what to show instead
    return said_by_fluent(lang, message_id, args)


@cache
def _ready(lang: str, message_id: str) -> Say | None:
    """The message prepared, or None where there is none of that id or Fluent itself must say it."""
    bundle = _opened(lang, file_of(message_id)) if lang in LANGUAGES else None
    if bundle is None or not bundle.has_message(message_id):
        return None
    return ready(bundle.get_message(message_id).value, _numbers(lang))


@cache
def _numbers(lang: str) -> BabelNumbers:
    return BabelNumbers(lang)


def said_by_fluent(lang: str, message_id: str, args: Mapping[str, str | int | float]) -> str | None:
    """The message as Fluent itself says it; None where the language has none of that id."""
    bundle = _opened(lang, file_of(message_id)) if lang in LANGUAGES else None
    if bundle is None or not bundle.has_message(message_id):
        warnings.warn(f"no message {message_id} in {lang}", MissingMessage, stacklevel=3)
        return None
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        return None
    text, problems = bundle.format_pattern(pattern, {name: _shown(value) for name, value in args.items()})
    if problems:
        warnings.warn(f"{message_id} in {lang}: {problems}", MissingMessage, stacklevel=3)
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)


@cache
def _opened(lang: str, file: str) -> FluentBundle | None:
    """The messages of a language, with those of `file` read into them; None where there is no such file."""
    from fluent.runtime import FluentResource

    path = resources.files("oie.text") / "locales" / lang / f"{file}.ftl"
    if not file.isalpha() or not path.is_file():
        return None
    bundle = _bundle(lang)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


@lru_cache(maxsize=2048)
def _number(value: int | float) -> FluentType:
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def _shown(value: str | int | float) -> str | FluentType:
    return short(value) if isinstance(value, str) else _number(value)


def best_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else the first that the environment names.

    `asked` and the variables `LC_ALL`, `LC_MESSAGES`, `LANGUAGE` and `LANG` may be of the form
    `pt`, `pt-BR` or `pt_BR.UTF-8`; `LANGUAGE` may list several with colons. English where none of
    them names a language that is spoken here.
    """
    wishes = [asked or ""]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        wishes += environment.get(variable, "").split(":")
    for wish in wishes:
        language = wish.replace("_", "-").partition("-")[0].partition(".")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
