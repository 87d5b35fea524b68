"""The secret of sealed dice: the one thing that must not be seen before the round ends.

The 32 bytes leave this class in exactly one way, `uncover()`, which the store calls to keep them in
their own place and the dice call when the round is over. Every other way out (repr, str, format,
pickle, copy, JSON, an error message) shows `<sealed>` or is refused.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import NoReturn, SupportsIndex

from oie.dice.derivation import Digest, commitment_of
from oie.dice.errors import DiceError, described
from oie.dice.forms import check_place

SECRET_BYTES = 32


class Secret:
    """The 32 bytes S that the authority draws before the first throw and shows after the last.

    The bytes are held in a closure and not in an attribute, so that tools which list the members of
    objects (debuggers, error reports, encoders) find a function and nothing else.

    Raises:
        DiceError: `dice-secret`.
    """

    __slots__ = ("_keyed", "_uncover")

    def __init__(self, raw: bytes) -> None:
        if type(raw) is not bytes or len(raw) != SECRET_BYTES:
            raise DiceError("dice-secret", size=SECRET_BYTES, got=described(raw))
        self._uncover: Callable[[], bytes] = lambda: raw
        # Keyed once, and copied for each message. Not `hmac.digest`, which lets other threads run for its
        # microsecond, and then waits for them.
        self._keyed: Callable[[], hmac.HMAC] = hmac.new(raw, None, "sha256").copy

    @classmethod
    def drawn(cls, entropy: Callable[[int], bytes] = secrets.token_bytes) -> Secret:
        """A new secret from the randomness of the system."""
        return cls(entropy(SECRET_BYTES))

    def uncover(self) -> bytes:
        """The 32 bytes themselves: for the store's own table, and for all when the round has ended."""
        return self._uncover()

    def commitment(self, table: str, round_: int, segment: int) -> str:
        """C for this secret: what is shown before the first throw, 64 hexadecimal digits.

        Raises:
            DiceError: `dice-segment` where `table` or a number cannot stand in a segment.
        """
        # Checked here, so that no error is raised from a frame in which the bytes are at hand.
        check_place(table, round_, segment)
        return commitment_of(table, round_, segment, self._uncover())

    def digest(self, message: bytes) -> Digest:
        """HMAC-SHA256 of `message` under this secret, 32 bytes."""
        mac = self._keyed()
        mac.update(message)
        return mac.digest()

    def __repr__(self) -> str:
        return "<sealed>"

    def __format__(self, spec: str) -> str:
        return "<sealed>"

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError("a sealed secret cannot be pickled or copied")

    def __getstate__(self) -> NoReturn:
        raise TypeError("a sealed secret has no state to show")
