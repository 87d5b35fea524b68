"""Write the checked-in censuses anew: `python -m tests.census`, then read the diff."""

from __future__ import annotations

from tests.census.cases import CASES, EXPECTED, file_of, text_of


def main() -> None:
    """Write every case; files of cases that are no more are removed."""
    EXPECTED.mkdir(exist_ok=True)
    kept = {file_of(*case) for case in CASES}
    for old in set(EXPECTED.glob("*.txt")) - kept:
        old.unlink()
    for case in CASES:
        file_of(*case).write_text(text_of(*case), encoding="utf-8", newline="\n")
        print(file_of(*case).name)


if __name__ == "__main__":
    main()
