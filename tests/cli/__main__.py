"""Write docs/reference/cli.md anew: `python -m tests.cli`."""

from __future__ import annotations

from tests.cli.reference import PAGE, page

if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(PAGE.name)
