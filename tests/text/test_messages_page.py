"""The page on messages lists every file and every label, with its arguments and its English."""

from __future__ import annotations

from pathlib import Path

from oie.text import t
from tests.text.catalogues import LOCALES, messages

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "messages.md").read_text("utf-8")


def row(id: str) -> str:
    """The row of a label: its id, its arguments, its English with the arguments in braces."""
    names = sorted(messages("en")[id].variables)
    english = t("en", id, **{name: f"{{{name}}}" for name in names})
    return f"| `{id}` | {' '.join(f'`{name}`' for name in names)} | {english} |"


def test_every_label_is_listed_as_it_is() -> None:
    labels = [id for id in messages("en") if id.startswith("ui-")]
    missing = [row(id) for id in labels if row(id) not in PAGE]
    assert not missing, "\n".join(missing)
    listed = [line for line in PAGE.splitlines() if line.startswith("| `ui-") and "|" in line[3:]]
    assert len([line for line in listed if "labels, questions" not in line]) == len(labels)


def test_every_file_is_listed() -> None:
    assert not [path.name for path in (LOCALES / "en").glob("*.ftl") if f"`{path.name}`" not in PAGE]
