"""Records: a round written down as one JSON object, saved, read, taken up again and proved.

    save(path, record)            atomic: the old file or the new one, never half of either
    replay(read(path))            a round taken up again, once all its parts agree
    verify(read(path))            the same, and its sealed dice proved

A record never holds a coming throw or a state of dice, so there is nothing in it to look ahead by
(UX-56). Its format stands in `docs/reference/record-format.md`.
"""

from __future__ import annotations

from oie.record.decode import decode
from oie.record.encode import encode
from oie.record.errors import RecordError, ReplayMismatch
from oie.record.file import file_name, read, save
from oie.record.form import (
    FORMAT,
    VERSION,
    DiceFacts,
    Record,
    RecordedMove,
    RulesetCopy,
    Seat,
    SeatKind,
    TableFacts,
    write_down,
)
from oie.record.replay import Replay, replay
from oie.record.telling import decode_event, encode_event
from oie.record.verify import Proof, SegmentProof, verify

__all__ = [
    "FORMAT",
    "VERSION",
    "DiceFacts",
    "Proof",
    "Record",
    "RecordError",
    "RecordedMove",
    "Replay",
    "ReplayMismatch",
    "RulesetCopy",
    "Seat",
    "SeatKind",
    "SegmentProof",
    "TableFacts",
    "decode",
    "decode_event",
    "encode",
    "encode_event",
    "file_name",
    "read",
    "replay",
    "save",
    "verify",
    "write_down",
]
