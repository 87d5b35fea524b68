"""View: a widget that paints itself on a canvas, with the colours of the theme of the moment."""

from __future__ import annotations

from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from oie.tui.canvas import Canvas
from oie.tui.theme import PALETTES, Palette


class View(Widget):
    """A painted widget; what it shows is set before `redraw`, and painted when it is seen."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._canvas: Canvas | None = None
        self._painted: tuple[Size, str] | None = None

    @property
    def colours(self) -> str:
        """The name of the theme, one of `PALETTES`."""
        theme = self.app.theme
        return theme if theme in PALETTES else "oie-dark"

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return PALETTES[self.colours]

    def paint(self, columns: int, rows: int) -> Canvas:
        """The picture for so many columns and rows."""
        raise NotImplementedError

    def redraw(self, layout: bool = False) -> None:
        """Paint anew; `layout` where its size may have changed too."""
        self._canvas = None
        self.refresh(layout=layout)

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        size, now = self.size, (self.size, self.colours)
        if self._canvas is None or self._painted != now:
            self._canvas, self._painted = self.paint(size.width, size.height), now
        if y < self._canvas.rows:
            strip = self._canvas.strip(y)
            if strip.cell_length == size.width:
                return strip
            return strip.adjust_cell_length(size.width, self.rich_style)
        return Strip.blank(size.width, self.rich_style)
