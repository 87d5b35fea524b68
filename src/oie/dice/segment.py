"""A segment: the public facts of one stretch of sealed throws, as a record keeps them.

A round has one segment, and one more each time it is resumed. The secret stands in a segment
only after it was shown; until then the segment says `null`, and knows nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from oie.dice.bounds import MOST_LOTS
from oie.dice.forms import check, check_hex, check_number, check_place, list_of, object_of

MOST_PAGES = 64
"""The most pages that contribute to one segment."""

MOST_DRAWN = 256
"""The most lots that are drawn from one segment."""

_SEGMENT = ("table", "round", "segment", "commitment", "contributions", "first", "lots", "secret")


@dataclass(frozen=True, slots=True)
class Contribution:
    """What the page of one seat gave to the dice.

    Fields:
        seat: the seat of the page, the lowest where it plays several.
        c: SHA-256 of its key, 64 hexadecimal digits, or None where none came in time.
        k: its key, 32 hexadecimal digits, or None where it was not opened in time; it counts as empty.
    """

    seat: int
    c: str | None = None
    k: str | None = None

    def __post_init__(self) -> None:
        check_number(self.seat, 0, "the seat of a contribution", most=255)
        if self.c is not None:
            check_hex(self.c, 64, f"c of seat {self.seat}")
        if self.k is not None:
            check_hex(self.k, 32, f"k of seat {self.seat}")
            check(self.c is not None, f"k of seat {self.seat}", "no key where none was sealed", self.k)

    @property
    def key(self) -> bytes:
        """The key as it enters the derivation: 16 bytes, or none."""
        return bytes.fromhex(self.k or "")


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot that was drawn: `drawn`, from 0, among `of`."""

    of: int
    drawn: int

    def __post_init__(self) -> None:
        check_number(self.of, 1, "of in a lot", most=MOST_LOTS)
        check_number(self.drawn, 0, "drawn in a lot", most=self.of - 1)


@dataclass(frozen=True, slots=True)
class Segment:
    """The public facts of one segment; values that cannot stand in one are refused.

    Fields:
        table: the table's code, 1 to 64 printable characters.
        round: the number of the round, as the table counts its rounds, from 0.
        segment: the number of the segment in the round, from 1.
        commitment: C, 64 hexadecimal digits, shown before the first throw.
        contributions: one for each page that was asked, by rising seat.
        first: the number in the round of its first throw, from 1.
        lots: the lots drawn from it, in order.
        secret: S, 64 hexadecimal digits, or None as long as it has not been shown.

    Raises:
        DiceError: `dice-segment`, which names the value.
    """

    table: str
    round: int
    segment: int
    commitment: str
    contributions: tuple[Contribution, ...]
    first: int = 1
    lots: tuple[Lot, ...] = ()
    secret: str | None = None

    def __post_init__(self) -> None:
        check_place(self.table, self.round, self.segment)
        check_number(self.first, 1, "first")
        check_hex(self.commitment, 64, "commitment")
        if self.secret is not None:
            check_hex(self.secret, 64, "secret")
        seats = [contribution.seat for contribution in self.contributions]
        check(len(seats) <= MOST_PAGES, "contributions", f"at most {MOST_PAGES}", len(seats))
        check(seats == sorted(set(seats)), "contributions", "each seat once, by rising number", seats)
        check(len(self.lots) <= MOST_DRAWN, "lots", f"at most {MOST_DRAWN}", len(self.lots))

    @property
    def keys(self) -> tuple[bytes, ...]:
        """k1 to km in the order of the contributions, those that did not come as empty."""
        return tuple(contribution.key for contribution in self.contributions)

    def as_dict(self) -> dict[str, object]:
        """The segment as plain data that JSON can carry."""
        return {
            "table": self.table,
            "round": self.round,
            "segment": self.segment,
            "commitment": self.commitment,
            "contributions": [{"seat": c.seat, "c": c.c, "k": c.k} for c in self.contributions],
            "first": self.first,
            "lots": [{"of": lot.of, "drawn": lot.drawn} for lot in self.lots],
            "secret": self.secret,
        }

    @classmethod
    def from_dict(cls, value: object) -> Segment:
        """The segment that `as_dict` wrote.

        Raises:
            DiceError: `dice-segment`, which names the first key that is missing, unknown or wrong.
        """
        facts = object_of(value, _SEGMENT, "segment")
        given = list_of(facts["contributions"], MOST_PAGES, "contributions")
        drawn = list_of(facts["lots"], MOST_DRAWN, "lots")
        contributions = [object_of(one, ("seat", "c", "k"), "contributions") for one in given]
        lots = [object_of(one, ("of", "drawn"), "lots") for one in drawn]
        # The constructors check every value, so what is unchecked here never gets further.
        facts |= {
            "contributions": tuple(Contribution(**one) for one in contributions),  # type: ignore[arg-type]
            "lots": tuple(Lot(**one) for one in lots),  # type: ignore[arg-type]
        }
        return cls(**facts)  # type: ignore[arg-type]
