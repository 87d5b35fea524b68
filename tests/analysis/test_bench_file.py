"""What speed is measured against stays what it was."""

from __future__ import annotations

import hashlib
from pathlib import Path

ROUNDS_C = Path(__file__).parents[2] / "bench" / "rounds.c"


def test_the_c_program_is_unchanged() -> None:
    digest = "6ef03685fd4e76d61bd865f112a3bb5f9e061a24913fb1994143bad0ef995c24"
    assert hashlib.sha256(ROUNDS_C.read_bytes()).hexdigest() == digest
