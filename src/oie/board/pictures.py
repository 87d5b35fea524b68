"""Pictures: our own drawings, one `<symbol>` each, kept in `art/*.svg` and used by name.

A picture has no colour of its own: its parts bear classes of `board.css`, so that it follows the
theme of the page. The strict Content-Security-Policy of the screens stays unbroken, because
nothing here is a `style`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType

from oie.board.markup import num, xy

SHEETS = ("kinds", "garden", "objects")
"""The files of `art`, in the order of the sprite."""
OBJECTS_SHEET = "objects"
_SYMBOL = re.compile(r'<symbol id="([a-z]+)" viewBox="(\S+) (\S+) (\S+) (\S+)">\n(.*?)\n</symbol>', re.DOTALL)
_LETTER = re.compile(r">\w+</text>")


@dataclass(frozen=True, slots=True)
class Picture:
    """One drawing."""

    name: str
    sheet: str
    """The file of `art` that it stands in."""
    view: tuple[float, float, float, float]
    """Its `viewBox`."""
    body: str

    @property
    def ratio(self) -> float:
        """Width over height."""
        return self.view[2] / self.view[3]

    def symbol(self, prefix: str, letter: str = "") -> str:
        """The `<symbol>` with the id `prefix-name`; `letter` in the place of the one that it shows."""
        view, body = " ".join(map(num, self.view)), self.body
        if letter:
            close = ' textLength="31" lengthAdjust="spacingAndGlyphs"' if len(letter) > 1 else ""
            body = _LETTER.sub(f"{close}>{letter}</text>", body)
        return f'<symbol id="{prefix}-{self.name}" viewBox="{view}">{body}</symbol>'


@cache
def pictures() -> Mapping[str, Picture]:
    """Every picture by name, in the order of the files."""
    found: dict[str, Picture] = {}
    for sheet in SHEETS:
        text = resources.files("oie.board").joinpath("art", f"{sheet}.svg").read_text(encoding="utf-8")
        for name, x, y, width, height, body in _SYMBOL.findall(text):
            view = (float(x), float(y), float(width), float(height))
            found[name] = Picture(name, sheet, view, body.replace("\n", ""))
    return MappingProxyType(found)


def sprite(prefix: str = "art", names: Iterable[str] | None = None) -> str:
    """An SVG that shows nothing and holds pictures, all or those named, for `<use href="#prefix-name">`.

    It must stand in the page itself: the classes of a page do not reach into another file.
    """
    wanted = pictures() if names is None else dict.fromkeys(names)
    symbols = "".join(pictures()[name].symbol(prefix) for name in wanted)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{symbols}</svg>'


class Easel:
    """Places pictures in one drawing and remembers which, so that each is defined once."""

    def __init__(self, prefix: str, shared: str = "", letters: Mapping[str, str] | None = None) -> None:
        """`prefix` of the ids of this drawing; `shared`, that of a sprite which the page already holds.

        `letters`: picture -> the letter that it shows, where it is one.
        """
        self._letters = letters or {}
        self.prefix, self._ids, self._shared = prefix, shared or prefix, bool(shared)
        self._used: dict[str, None] = {}
        self._repeated: dict[tuple[str, str], str] = {}

    def place(self, name: str, x: float, y: float, height: float, extra: str = "") -> str:
        """The picture with its middle at x, y; `extra` attributes begin with a space."""
        self._used[name] = None
        width = height * self.ratio(name)
        where = (
            f'x="{num(x - width / 2)}" y="{num(y - height / 2)}" width="{num(width)}" height="{num(height)}"'
        )
        return f'<use href="#{self._ids}-{name}" {where}{extra}/>'

    def ratio(self, name: str) -> float:
        """Width over height of a picture."""
        return pictures()[name].ratio

    def stand(self, name: str, x: float, ground: float, height: float, extra: str = "") -> str:
        """The picture with its foot on the ground."""
        return self.place(name, x, ground - height / 2, height, extra)

    def repeat(self, name: str, x: float, y: float, height: float, turn: int = 0) -> str:
        """The same for a picture placed often in one size: its size and turn are written once."""
        key = (name, f"{num(height)} {turn}")
        if key not in self._repeated:
            one, spin = self.place(name, 0, 0, height), f' transform="rotate({turn})"' if turn else ""
            self._repeated[key] = f'<g id="{self.prefix}-{name}{len(self._repeated)}"{spin}>{one}</g>'
        number = list(self._repeated).index(key)
        return f'<use href="#{self.prefix}-{name}{number}" {xy(x, y)}/>'

    def symbols(self) -> str:
        """What was placed so far, to be defined in the drawing; pictures only where the page lacks them."""
        own = () if self._shared else self._used
        drawn = "".join(pictures()[name].symbol(self._ids, self._letters.get(name, "")) for name in own)
        return drawn + "".join(self._repeated.values())
