"""The published JSON Schema is current, and says what `decode` obeys."""

from __future__ import annotations

import json
from functools import cache

import pytest
from jsonschema import Draft202012Validator

from oie.core.events import EVENTS
from oie.record import RecordError, decode
from oie.record.schema import schema
from tests.record import schema_file
from tests.record.hostile import bad, good

BEYOND = {
    "record-not-utf8",
    "record-not-json",
    "record-key-twice",
    "record-not-a-number",
    "record-too-deep",
    "record-time",  # a day that does not exist
    "record-name-characters",
    "record-text",  # half a surrogate pair
    "record-dice",  # seats of contributions by rising number, a lot above its own number
    "record-whole",  # 1.0, which JSON Schema calls an integer
}
"""What a schema cannot say of a file."""


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(schema())


def test_the_published_file_is_current() -> None:
    """Run `python -m tests.record.schema_file` after a change of the format."""
    assert schema_file.FILE.read_text("utf-8") == schema_file.text()


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())
    events = schema()["properties"]["events"]["items"]["oneOf"]
    assert len(events) == len(EVENTS)
    assert all(event["description"].endswith(".") for event in events)


@pytest.mark.clause("UX-52")
@pytest.mark.parametrize("text", good(), ids=range(len(good())))
def test_every_good_record_fits_the_schema(text: str) -> None:
    """UX-52: records of every game, running and over, with and without sealed dice."""
    validator().validate(json.loads(text))


def test_the_schema_and_the_reader_agree_on_damaged_files() -> None:
    """What is read fits the schema; what fits and is not read is wrong in a way that no schema can say."""
    seen = set()
    for seed in range(500):
        data = bad(seed)
        try:
            decode(data)
        except RecordError as error:
            if error.code in BEYOND:
                continue
            fits = False
        else:
            fits = True
        assert validator().is_valid(json.loads(data)) == fits, seed
        seen.add(fits)
    assert seen == {True, False}
