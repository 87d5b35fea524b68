"""Sentences that the page makes with a name: "La machine" has an article, which is right where it leads."""

from __future__ import annotations

import pytest

from oie.text import LANGUAGES, t

NAMED = ("ui-winner", "web-won", "web-turn", "ui-score-line")
"""Those that a machine's name may stand in."""


@pytest.mark.clause("UX-90", "UX-95")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", NAMED)
def test_a_name_leads_its_sentence(lang: str, message: str) -> None:
    """So that "La machine gagne" reads well, and no article has to grow small or melt with a preposition."""
    name = t(lang, "ui-machine")
    assert t(lang, message, name=name, throws=3, points=1).startswith(name)
