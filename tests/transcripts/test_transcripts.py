"""Every transcript is what the core plays today; order of events included."""

from __future__ import annotations

import pytest

from oie.core.events import EVENTS
from tests.transcripts.write import FOLDER, ROUNDS, transcript

ELSEWHERE = {"ChoiceOffered", "Chosen", "ThrowGranted"}
"""Events that no shipped game asks for; tests/core plays them."""


@pytest.mark.parametrize("name", ROUNDS)
def test_the_round_is_played_as_written(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_there_is_a_transcript_for_every_round_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(ROUNDS)


def test_the_transcripts_show_every_kind_of_event() -> None:
    text = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    missing = {kind.__name__ for kind in EVENTS if f"   {kind.__name__}(" not in text}
    assert missing == ELSEWHERE
