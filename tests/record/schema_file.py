"""Write docs/reference/record.schema.json anew: `python -m tests.record.schema_file`."""

from __future__ import annotations

import json
from pathlib import Path

from oie.record.schema import schema

FILE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "record.schema.json"


def text() -> str:
    """What the file should hold."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
