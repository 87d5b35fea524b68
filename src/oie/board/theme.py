"""Theme: the stylesheet of boards and pawns, and the tokens in it.

All colours of the room stand in `board.css`, in three blocks of tokens. A page chooses one by
`data-theme` on any element; where it names none, the rules added here follow the reader's system.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Literal, TypeAlias, get_args

Theme: TypeAlias = Literal["light", "dark", "contrast"]
THEMES: tuple[Theme, ...] = get_args(Theme)
_TOKEN = re.compile(r"--([a-z0-9-]+):\s*([^;]+);")


@cache
def _sheet() -> str:
    return resources.files("oie.board").joinpath("board.css").read_text(encoding="utf-8")


def _block(theme: Theme) -> str:
    """The declarations of a theme."""
    found = re.search(rf'\[data-theme="{theme}"\] \{{\n(.*?)\n\}}', _sheet(), re.DOTALL)
    assert found is not None, theme
    return found[1]


@cache
def stylesheet() -> str:
    """The whole stylesheet: `board.css`, then the theme of a page that names none."""
    chosen = ":root:not([data-theme])"
    return (
        _sheet()
        + f"@media (prefers-color-scheme: dark) {{ {chosen} {{\n{_block('dark')}\n}} }}\n"
        + f"@media (prefers-contrast: more) {{ {chosen} {{\n{_block('contrast')}\n}} }}\n"
        + f"@media (forced-colors: active) {{ .board {{\n{_block('contrast')}\n}} }}\n"
    )


@cache
def tokens(theme: Theme) -> dict[str, str]:
    """Token -> its value in a theme: `tokens("dark")["go"]` is `#8D680C`."""
    return dict(_TOKEN.findall(_block(theme)))


@cache
def seat_colours(place: int) -> dict[str, str]:
    """Token -> colour of the seat at `place`, 0 to 11: `seat`, `on-seat`, `pattern`, `medal`, `on-medal`."""
    found = re.search(rf"\.s{place + 1} \{{(.*?)\}}", _sheet())
    assert found is not None, place
    return dict(re.findall(r"--([a-z-]+): (#[0-9A-F]{6})", found[1]))
