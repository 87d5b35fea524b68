"""Pictures of the full-screen game: `python -m tests.tui.pictures` draws them anew.

`docs/pictures/terminal.svg` is a real board in play for the README. With a folder as argument, more
of them are written there, to look at: every size, theme and language, windows and a move half-way.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from oie.local import LocalGame
from oie.tui.shell import Shell
from tests.tui.support import game_of, keys, shell_of, shown, table_of

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "docs" / "pictures" / "terminal.svg"
SEED = 5
"""The round of the README: `famille` with five players, in its 22nd throw."""


async def picture(
    path: Path,
    game: LocalGame | None,
    pressed: Sequence[str],
    *,
    size: tuple[int, int] = (120, 40),
    theme: str = "light",
    lang: str = "en",
    halfway: bool = False,
) -> None:
    """Press keys and write what is seen; `halfway` stops the last move where a space says its reason."""
    shell: Shell = shell_of(path.parent, lang=lang, moving=halfway, menu=game is None)
    shell.scale = 1000.0 if halfway else 0.0
    async with shown(game, shell, size=size, theme=f"oie-{theme}") as (app, pilot):
        await keys(pilot, *pressed)
        if halfway:
            table = table_of(app)
            while table.playing.showing and not (table.playing.frame and table.playing.frame.bubbles):
                table._advance()
            await pilot.pause()
        await pilot.pause(0.2)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self_contained(app.export_screenshot(title="oie")), "utf-8")


def self_contained(svg: str) -> str:
    """The picture without the fonts that it would fetch from elsewhere: any monospaced one will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


async def readme() -> None:
    """The picture of the README."""
    await picture(README, game_of("famille", 5, seed=SEED), ["space"] * 22, size=(132, 45))


async def gallery(folder: Path) -> None:
    """More pictures, for one's own eyes."""
    play = ["space"] * 14
    for size in ((80, 24), (100, 30), (120, 40), (200, 60)):
        for id in ("pair-impair", "famille", "chutes-and-ladders"):
            await picture(folder / f"{id}-{size[0]}.svg", game_of(id, 4, seed=SEED), play, size=size)
    for theme in ("dark", "contrast"):
        await picture(folder / f"bolton-{theme}.svg", game_of("bolton", 6, seed=SEED), play, theme=theme)
    for lang in ("fr", "pt", "ms"):
        await picture(folder / f"jardin-{lang}.svg", game_of("jardin", 2, seed=SEED), play, lang=lang)
    await picture(folder / "twelve.svg", game_of("famille", 12, seed=SEED), ["space"] * 9, size=(80, 24))
    await picture(folder / "menu.svg", None, ["down"], size=(140, 44))
    await picture(folder / "setup.svg", None, ["down", "down", "enter"])
    for window, key in (("history", "h"), ("rules", "question_mark"), ("question", "n"), ("files", "o")):
        await picture(folder / f"{window}.svg", game_of("famille", 3, seed=SEED), [*play, key])
    await picture(folder / "end.svg", game_of("famille", 3, seed=10), ["space"] * 30, size=(120, 44))
    goose = game_of("famille", 2, throws=[(4, 1)], lots=(0,))
    await picture(folder / "halfway.svg", goose, ["space", "space"], halfway=True)


if __name__ == "__main__":
    asyncio.run(gallery(Path(sys.argv[1])) if len(sys.argv) > 1 else readme())
