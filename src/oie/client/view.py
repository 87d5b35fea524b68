"""View: what one client knows of a table. It holds no rules: it reads off what it was told."""

from __future__ import annotations

from typing import TypeAlias

from oie.client.messages import Data, Presence, You

Place: TypeAlias = int
"""A place at the table, from 0."""


class View:
    """A table as this client last heard of it.

    `state` is the newest complete state; docs/reference/protocol.md says what stands in it.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.state: Data = {}
        self.version = -1
        """Number of the newest change that is known; -1 before any."""
        self.you: You | None = None
        self.presence: Presence | None = None
        self.asked: list[str] = []
        """Who asked for a new round, in order; for the host."""

    @property
    def places(self) -> tuple[Place, ...]:
        """The places at the table that this client acts for."""
        return () if self.you is None else self.you.places

    @property
    def host(self) -> bool:
        """True where it has the host's controls."""
        return self.you is not None and self.you.host

    @property
    def running(self) -> bool:
        """True while a round is played."""
        return bool(self.state.get("running"))

    @property
    def turn(self) -> int:
        """Moves made in the round."""
        return int(self.state.get("turn", 0))

    @property
    def awaited(self) -> Place | None:
        """The place whose move is awaited, or None."""
        awaits = self.state.get("awaits")
        return None if awaits is None else int(self.state["seats"][awaits["seat"]]["place"])

    @property
    def my_turn(self) -> bool:
        """True where a move of this client is awaited; not while dice are sealed."""
        awaits = self.state.get("awaits")
        ready = awaits is not None and not awaits["machine"] and self.state["sealing"] is None
        return ready and self.awaited in self.places

    @property
    def winner(self) -> Place | None:
        """The place that won the last round, or None."""
        result = self.state.get("result")
        if result is None or result["winner"] is None:
            return None
        return int(self.state["seats"][result["winner"]]["place"])
