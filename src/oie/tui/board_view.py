"""Board view: the board as a widget. It is given scenes and knows nothing else of the game."""

from __future__ import annotations

from textual import events

from oie.core.ruleset import Ruleset
from oie.tui.board_paint import START_ROWS, Sheet, paint
from oie.tui.canvas import Canvas
from oie.tui.geometry import Geometry, geometry
from oie.tui.scene import Scene
from oie.tui.telling import space_words
from oie.tui.view import View


class BoardView(View):
    """The spiral track, the goal in its middle, the start box below, and what stands on them."""

    def __init__(self, rules: Ruleset, scene: Scene, lang: str, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.rules = rules
        self.scene = scene
        self.lang = lang

    def show(self, rules: Ruleset, scene: Scene, lang: str) -> None:
        """Draw another moment."""
        if (rules, scene, lang) != (self.rules, self.scene, self.lang):
            self.rules, self.scene, self.lang = rules, scene, lang
            self.redraw()

    def shape(self) -> Geometry:
        """How the board lies in the room that it has."""
        return geometry(self.rules.goal, self.size.width, self.size.height - START_ROWS)

    def paint(self, columns: int, rows: int) -> Canvas:
        """The board at the top of its room, in the middle between left and right."""
        shape = geometry(self.rules.goal, columns, rows - START_ROWS)
        board = paint(Sheet(self.rules, shape, self.lang, self.colours), self.scene)
        canvas = Canvas(columns, rows, self.palette["page"])
        canvas.lay(board, *self._corner(shape, columns))
        return canvas

    def _corner(self, shape: Geometry, columns: int) -> tuple[int, int]:
        return max(0, columns - shape.columns) // 2, 0

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Say what the space under the mouse is."""
        shape = self.shape()
        left, top = self._corner(shape, self.size.width)
        space = shape.space_at(event.x - left, event.y - top)
        self.tooltip = None if space is None else space_words(self.rules, space, self.lang)
