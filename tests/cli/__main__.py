"""Write the quotations in docs/reference/cli.md anew: `python -m tests.cli`."""

from __future__ import annotations

from tests.cli.reference import PAGE, renewed

if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), encoding="utf-8", newline="\n")
    print(PAGE.name)
