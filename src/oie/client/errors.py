"""Errors of the client: what a table at a server refused, and where a server was found out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from oie.core.errors import OieError


class ClientError(OieError):
    """A table that cannot be reached, or a command that it did not carry out."""

    sentences: ClassVar[Mapping[str, str]] = {
        "client-address": "expected the address of a table such as {example}, got {got}",
        "client-name": "expected a name to sit down under, or the key of a seat",
        "client-unreachable": "the server at {address} does not answer: {problem}",
        "client-refused": "the server refused: {message} ({reason})",
        "client-unanswered": "the line broke before the command was answered: look at the table's state",
        "client-elsewhere": "this seat was opened elsewhere",
        "client-closed": "this table is closed",
        "client-protocol": "the server speaks version {got} of the messages, this client {known}",
        "client-message": "a message of the server cannot be read: {problem}",
        "client-not-sealed": "the dice of this table are not sealed: there is nothing to prove",
        "client-unproved": "the secret of round {round} has not been shown to this client",
    }

    @property
    def reason(self) -> str:
        """The server's own code where it refused, else the code of this error."""
        return str(self.details.get("reason", self.code))


class Lie(ClientError):
    """The server said two things that cannot both be true: its dice are not to be trusted."""

    sentences: ClassVar[Mapping[str, str]] = {
        "lie-version": "the table is at version {got}, but this client was told version {known}",
        "lie-table": "the dice were sealed for table {got}, but this is {expected}",
        "lie-commitment": "segment {segment} of round {round}: the commitment was changed after it was shown",
        "lie-seal": "segment {segment} of round {round}: the seal of this client was changed",
        "lie-key": "segment {segment} of round {round}: the key of this client was left out or changed",
        "lie-throw": "throw {number} of round {round} was told as {first}, and later as {later}",
    }
