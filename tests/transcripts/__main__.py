"""Rewrite every transcript; read the difference before you commit it."""

from tests.transcripts.write import FOLDER, ROUNDS, transcript

FOLDER.mkdir(exist_ok=True)
for stale in FOLDER.glob("*.txt"):
    stale.unlink()
for name in ROUNDS:
    (FOLDER / f"{name}.txt").write_text(transcript(name), "utf-8")
print(f"{len(ROUNDS)} transcripts written to {FOLDER}")
