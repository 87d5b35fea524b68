"""The lobby: who may act for which seat at a table that is played from several places.

A person is known by the digest of a key that only their browser has; names say nothing about rights. Keys
themselves are never here: they stay between the browser and the shell.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from oie.table.errors import TableError


@dataclass(frozen=True, slots=True)
class Chair:
    """One place at the table.

    Fields:
        key: digest of the key of whoever sits there, or None where nobody does.
        held: the machine throws for the place until it is given back (UX-46, A000-14).
    """

    key: str | None = None
    held: bool = False


@dataclass(frozen=True, slots=True)
class Lobby:
    """Who sits where, by place at the table, and who is the host.

    Fields:
        host: digest of the key of whoever has the host's controls.
        chairs: one for each place.
        watching: whether spectators may come.
    """

    host: str
    chairs: tuple[Chair, ...]
    watching: bool = True

    def places(self, key: str) -> tuple[int, ...]:
        """The places that a key acts for, rising."""
        return tuple(place for place, chair in enumerate(self.chairs) if chair.key == key)

    def with_chair(self, place: int, chair: Chair) -> Lobby:
        """The lobby with another chair at a place."""
        chairs = tuple(chair if n == place else one for n, one in enumerate(self.chairs))
        return replace(self, chairs=chairs)


def open_lobby(host: str, here: Iterable[bool]) -> Lobby:
    """A lobby whose host sits at the places that are True in `here`; the rest is free, or the machine's."""
    return Lobby(host, tuple(Chair(host if taken else None) for taken in here))


def refit(lobby: Lobby, seats: int) -> Lobby:
    """The lobby for another number of seats: who still has a place keeps it."""
    chairs = lobby.chairs[:seats] + (Chair(),) * (seats - len(lobby.chairs))
    return replace(lobby, chairs=chairs)


def need(lobby: Lobby | None) -> Lobby:
    """The lobby of a table that has one. Raises `TableError` at a table on one screen."""
    if lobby is None:
        raise TableError("table-one-screen")
    return lobby
