"""Export: the schema of the ruleset language as JSON, for editors.

`python -m oie.rulesets.export` prints it; it is kept as `ruleset.schema.json` beside this file.
"""

from __future__ import annotations

import json
import sys

from oie.rulesets.schema import SCHEMA


def schema_text() -> str:
    """The schema as it stands in its file."""
    return json.dumps(SCHEMA, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
