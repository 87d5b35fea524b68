"""Local: a table on this machine, with its clock, its dice and its files; for screens without a server."""

from oie.local.game import LocalGame

__all__ = ["LocalGame"]
