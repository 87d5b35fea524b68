"""`oie verify`: the proof that all parts of a saved round agree, its sealed dice included."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from oie.cli.answer import language, say, say_json
from oie.cli.given import AsJson, Lang
from oie.cli.mismatch import in_words
from oie.cli.replay import RecordFile
from oie.record import Proof, ReplayMismatch


def verify(file: RecordFile, /, *, lang: Lang = None, json: AsJson = False) -> int:
    """Prove that the moves, events, position and sealed throws of a saved round agree.

    For example:

        oie verify jeu-de-l-oie_2026-11-30_14-41-07.json
    """
    from oie.record import read
    from oie.record import verify as prove

    speech = language(lang)
    record = read(Path(file))
    try:
        proof = prove(record)
    except ReplayMismatch as error:
        raise in_words(error, record, speech) from error
    if json:
        say_json(
            {
                "moves": len(proof.replay.steps) - 1,
                "position": str(proof.replay.position),
                "running": proof.running,
                "start_proved": proof.start,
                "throws_proved": proof.proved,
                "throws_unsealed": proof.unsealed,
                "segments": [
                    {"segment": one.segment, "throws": one.throws, "proved": one.proved}
                    for one in proof.segments
                ],
            }
        )
    else:
        say(lines(proof, speech))
    return 0


def lines(proof: Proof, lang: str) -> Iterator[str]:
    """The proof in sentences: what agrees, what is proved, and what cannot be."""
    from oie.text import t

    moves, position = len(proof.replay.steps) - 1, str(proof.replay.position)
    yield t(lang, "command-verify-agrees", moves=moves, position=position)
    if proof.start:
        yield t(lang, "command-verify-start")
    for one in proof.segments:
        message = "proved" if one.proved else "running" if proof.running else "hidden"
        yield t(lang, f"command-verify-{message}", segment=one.segment, throws=one.throws)
    if proof.unsealed:
        yield t(lang, "command-verify-unsealed", throws=proof.unsealed)
