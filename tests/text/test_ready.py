"""Messages prepared once say what Fluent says: every message of every language, with many arguments."""

from __future__ import annotations

import itertools
import random

import pytest

from oie.text import LANGUAGES
from oie.text.catalogue import _ready, said_by_fluent
from tests.text.catalogues import messages

NUMBERS: tuple[int | float, ...] = (0, 1, 2, 3, 5, 11, 21, 63, 100, 1000, 1234567, -3, 0.25, 1.5)
TEXTS = ("Ada", "", "6 + 3", "é\u202eא", "true", "reverse")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_prepared_and_says_what_fluent_says(lang: str) -> None:
    chance = random.Random(7)
    for id, message in messages(lang).items():
        say = _ready(lang, id)
        assert say is not None, id
        for number, text in itertools.product(chance.sample(NUMBERS, 5), chance.sample(TEXTS, 2)):
            arguments: dict[str, str | int | float] = {}
            for name in message.variables:
                arguments[name] = chance.choice((number, text, number))
            assert say(arguments) == said_by_fluent(lang, id, arguments), (id, arguments)


def test_what_is_missing_is_left_to_fluent() -> None:
    """A variable that is not given, and parts of Fluent that are not prepared."""
    say = _ready("en", "event-throw")
    assert say is not None
    with pytest.raises(KeyError):
        say({"name": "Ada"})
    assert _ready("en", "no-such-message") is None
    assert _ready("xx", "event-throw") is None
