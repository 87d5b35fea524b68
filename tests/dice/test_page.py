"""docs/reference/sealed-dice.md: its example is true, by our code and by a check that knows only the page."""

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest

from oie.dice import Contribution, SealedDice, Secret, Segment, verify
from tests.dice.independent import check, commitment, message

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "sealed-dice.md"
TEXT = PAGE.read_text("utf-8")
EXAMPLE: dict[str, Any] = json.loads(re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)[0])
BYTES = [bytes.fromhex(block) for block in re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)]
SEGMENT: dict[str, Any] = EXAMPLE["segment"]
SECRET = bytes.fromhex(SEGMENT["secret"])


def test_the_example_is_proved_by_both_checks() -> None:
    verify(Segment.from_dict(SEGMENT), EXAMPLE["throws"])
    assert check(SEGMENT, EXAMPLE["throws"]) is None


def test_the_example_is_what_the_dice_throw() -> None:
    pages = tuple(Contribution(**page) for page in SEGMENT["contributions"])
    hidden = Segment(SEGMENT["table"], SEGMENT["round"], SEGMENT["segment"], SEGMENT["commitment"], pages)
    dice = SealedDice(Secret(SECRET), hidden)
    lots = [{"of": lot["of"], "drawn": dice.draw(lot["of"])} for lot in SEGMENT["lots"]]
    throws = [list(dice.throw(len(throw))) for throw in EXAMPLE["throws"]]
    assert (lots, throws) == (SEGMENT["lots"], EXAMPLE["throws"])
    assert dice.reveal().as_dict() == SEGMENT


def test_the_bytes_shown_are_those_that_are_hashed() -> None:
    committed, third, third_block, lot_block = BYTES
    assert hashlib.sha256(committed).hexdigest() == SEGMENT["commitment"] == commitment(SEGMENT, SECRET)
    assert f"SHA-256 of these {len(committed)} bytes" in TEXT
    assert third == message(SEGMENT, b"T", 3, 0)
    assert third_block == hmac.digest(SECRET, third, "sha256")
    assert lot_block == hmac.digest(SECRET, message(SEGMENT, b"L", 1, 0), "sha256")


def test_the_arithmetic_of_the_example_is_right() -> None:
    third, lot = BYTES[2], BYTES[3]
    said = [(int(a, 16), int(b)) for a, b in re.findall(r"`([0-9a-f]{2})` is (\d+)", TEXT)]
    assert said == [(third[0], third[0]), (third[1], 255), (third[2], third[2]), (lot[0], lot[0])]
    remainders = re.findall(r"(\d+) mod (\d+) is (\d+)", TEXT)
    assert len(remainders) == 3
    assert all(int(a) % int(b) == int(c) for a, b, c in remainders)
    assert EXAMPLE["throws"][2] == [third[0] % 6 + 1, third[2] % 6 + 1] == [3, 6]


def test_the_example_holds_a_refused_byte_and_a_silent_page() -> None:
    """Without both the example would not show what a second implementation gets wrong."""
    assert any(byte >= 252 for byte in BYTES[2][:2])
    assert [page["k"] is None for page in SEGMENT["contributions"]] == [False, False, True]


@pytest.mark.parametrize("key", ["commitment", "secret", "round", "segment", "table", "first"])
def test_both_checks_notice_a_changed_example(key: str) -> None:
    changes = {"table": "K7P3N", "round": 2, "segment": 2, "first": 2}
    changed = {**SEGMENT, key: changes.get(key, "00" * 32)}
    assert check(changed, EXAMPLE["throws"]) is not None
    with pytest.raises(Exception, match=r"secret shown is not|sealed dice give"):
        verify(Segment.from_dict(changed), EXAMPLE["throws"])


def test_the_page_lists_every_key_of_a_segment() -> None:
    table = TEXT.partition("## The segment")[2].partition("## Worked example")[0]
    listed = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", " ".join(listed))) == sorted(SEGMENT)
