"""`oie rules`: the rules of a game in words, with the numbers of the options that were chosen."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import language, say, width
from oie.cli.given import Game, Lang, Options, rules_given


def rules(
    ruleset: Game,
    /,
    *,
    lang: Lang = None,
    option: Options = (),
    markdown: Annotated[bool, Parameter(help="Write Markdown instead of plain text.")] = False,
) -> int:
    """Explain the rules of a game.

    For example:

        oie rules famille --lang fr
        oie rules jardin --option dice=3
    """
    from oie.text import as_markdown, as_text, rules_page

    speech = language(lang)
    page = rules_page(rules_given(ruleset, option, "oie rules"), speech)
    say([as_markdown(page) if markdown else as_text(page, width())])
    return 0
