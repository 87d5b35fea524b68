"""Ground: all that the pieces of one drawing are drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from oie.board.captions import Captions
from oie.board.look import Look
from oie.board.pictures import Easel
from oie.board.plan import Plan
from oie.board.tone import Tone, tone
from oie.core.ruleset import Kind, Ruleset


@dataclass(frozen=True, slots=True)
class Ground:
    """A ruleset on a sheet, furnished, in one language."""

    rules: Ruleset
    plan: Plan
    look: Look
    captions: Captions
    easel: Easel
    mini: bool = False

    def kind(self, space: int) -> Kind | None:
        """What a space bears."""
        return self.rules.board[space]

    def tone(self, space: int) -> Tone:
        """What kind of thing a space does."""
        return tone(self.rules, self.kind(space), space)

    def shade(self, space: int) -> str:
        """The class that fills a space: that of its tone, or one of three papers in turn."""
        found = self.tone(space)
        return f"t-{space % 3}" if found == "plain" else f"t-{found}"
