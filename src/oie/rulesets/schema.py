"""The ruleset language as a JSON Schema (2020-12): what editors and `oie check` read.

Every rule value may be written as itself or as a reference to an option:
`{option: dice}`, `{option: exact_finish, cases: {true: reverse, false: finish}}` or, for a board,
`{option: board, key: green}`. docs/reference/ruleset-language.md explains each key.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]
"""A JSON Schema, which is a JSON object of any shape."""

LANGUAGE = 1
"""Version of the ruleset language, the key `oie` of a file."""
MOST_SPACES = 400
MOST_SEATS = 12
LANGUAGES = ("fr", "en", "pt", "ms")

REF: Schema = {
    "type": "object",
    "required": ["option"],
    "properties": {
        "option": {"type": "string"},
        "cases": {"type": "object", "minProperties": 1},
        "key": {"type": "string"},
    },
    "additionalProperties": False,
}


def either(schema: Schema) -> Schema:
    """The value itself, or a reference to an option that gives it."""
    return {"anyOf": [schema, {"$ref": "#/$defs/ref"}]}


def integer(least: int, most: int) -> Schema:
    """A whole number in a range."""
    return {"type": "integer", "minimum": least, "maximum": most}


def word(*words: str) -> Schema:
    """One of a few words."""
    return {"enum": list(words)}


def obj(required: tuple[str, ...] = (), **properties: Schema) -> Schema:
    """An object with these keys and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


PLAIN = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"
"""One line without what a terminal would obey: no control characters, no marks of direction."""
TEXT: Schema = {"type": "string", "minLength": 1, "maxLength": 600, "pattern": PLAIN}
WORDS: Schema = {
    "type": "object",
    "minProperties": 1,
    "propertyNames": {"pattern": "^[a-z]{2,3}(-[A-Z]{2})?$"},
    "additionalProperties": TEXT,
}
CLAUSES: Schema = {
    "type": "array",
    "maxItems": 40,
    "items": {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9.-]{0,23}$"},
}
NAME: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9_-]{0,39}$"}
SPACE = integer(0, MOST_SPACES)
SPACES: Schema = {"type": "array", "maxItems": MOST_SPACES, "items": integer(0, MOST_SPACES)}
COUNT = integer(0, 1_000_000)


def named(*fields: str) -> Schema:
    """Language -> these texts, all of them required."""
    texts = obj(fields, **dict.fromkeys(fields, TEXT))
    return {
        "type": "object",
        "minProperties": 1,
        "propertyNames": {"pattern": "^[a-z]{2,3}(-[A-Z]{2})?$"},
        "additionalProperties": texts,
    }


AFTER_REVERSE = obj(
    ("direction",),
    direction=word("onward", "forward", "stop"),
    times=either(integer(1, 9)),
    **{"from": word("space", "goal")},
    once={"type": "boolean"},
)
TARGET: Schema = {
    "type": ["integer", "string", "object"],
    "minimum": 0,
    "maximum": MOST_SPACES,
    "pattern": "^origin$",
    "propertyNames": {"pattern": "^[1-9][0-9]{0,2}$"},
    "additionalProperties": SPACE,
}
"""A space, `origin`, or the space gone to for each space of the kind."""
EFFECT: Schema = {
    **obj(
        repeat=obj(
            times=either(integer(1, 9)),
            direction=either(word("onward", "forward", "back")),
            after_reverse=either(AFTER_REVERSE),
        ),
        go=obj(("to",), to=either(TARGET), stop=either({"type": "boolean"})),
        lose=obj(("turns",), turns=either(integer(0, 20)), gift={"type": "boolean"}),
        hold=obj(until=either(word("relief", "company")), relief=either(word("exchange", "freed_stays"))),
        pay=obj(("amount",), amount=either(COUNT)),
        throw_again=obj(),
        choose=obj(
            ("among",),
            among={
                "type": "array",
                "minItems": 2,
                "maxItems": 6,
                "items": {"type": "array", "maxItems": 6, "items": {"$ref": "#/$defs/effect"}},
            },
        ),
    ),
    "minProperties": 1,
    "maxProperties": 1,
}
KIND = obj(
    ("at", "do", "words"),
    at=either(SPACES),
    do={"type": "array", "maxItems": 6, "items": {"$ref": "#/$defs/effect"}},
    picture=NAME,
    clauses=CLAUSES,
    words=named("name", "at"),
)
OPTION: Schema = {
    **obj(
        ("default", "decided_by", "words"),
        values={
            "type": "array",
            "minItems": 1,
            "maxItems": 20,
            "items": {"type": ["string", "integer", "boolean"]},
        },
        range={"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "integer"}},
        board={"type": "object", "minProperties": 1, "additionalProperties": integer(0, MOST_SPACES)},
        given={"type": "object", "additionalProperties": SPACES},
        default={},
        reconstructed={"type": "boolean"},
        decided_by=word("source", "interpretation"),
        clauses=CLAUSES,
        words={
            "type": "object",
            "minProperties": 1,
            "additionalProperties": obj(
                ("name", "why"),
                name=TEXT,
                why=TEXT,
                values={"type": "object", "additionalProperties": TEXT},
            ),
        },
    ),
    "oneOf": [{"required": ["values"]}, {"required": ["range"]}, {"required": ["board"]}],
}
EXAMPLE = obj(
    ("position", "throws"),
    position=TEXT,
    throws={"type": "array", "minItems": 1, "maxItems": 40, "items": TEXT},
    names={
        "type": "array",
        "maxItems": MOST_SEATS,
        "items": {"type": "string", "minLength": 1, "maxLength": 14},
    },
    clauses=CLAUSES,
)
SOURCE = obj(
    ("title",),
    title=TEXT,
    author=TEXT,
    language=TEXT,
    year=TEXT,
    checked=TEXT,
    note=WORDS,
    references={"type": "array", "maxItems": 20, "items": TEXT},
    clauses=CLAUSES,
)
MISTAKES = (
    "departure-counted",
    "goose-rethrown",
    "passing-counts",
    "nine-forgotten",
    "passing-wins",
    "relief-required",
)

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "oie ruleset",
    "$defs": {"ref": REF, "effect": EFFECT},
    **obj(
        ("oie", "id", "version", "title", "about", "seats", "track", "dice", "spaces"),
        oie={"const": LANGUAGE},
        id=NAME,
        version=integer(1, 100_000),
        title=WORDS,
        about=WORDS,
        source=SOURCE,
        seats=obj(("min", "max"), min=integer(1, MOST_SEATS), max=integer(1, MOST_SEATS), clauses=CLAUSES),
        starter=obj(("rule",), rule=word("alternate", "lots", "lots_order"), clauses=CLAUSES),
        track=obj(
            ("spaces", "start"),
            spaces=integer(2, MOST_SPACES),
            start=word("before", "on"),
            goal=named("name", "at"),
            clauses=CLAUSES,
        ),
        dice=obj(
            ("count",),
            count=either(integer(1, 6)),
            faces=either(integer(2, 20)),
            back={"type": "array", "items": integer(1, 20)},
            real_online={"type": "boolean"},
            clauses=CLAUSES,
        ),
        overthrow=obj(("rule",), rule=either(word("reverse", "stay", "finish")), clauses=CLAUSES),
        underflow=obj(("rule",), rule=either(word("clamp", "stay")), clauses=CLAUSES),
        initial_throw=obj(
            ("when", "table"),
            when=either(word("first", "at_start")),
            table={
                "type": "array",
                "maxItems": 100,
                "items": obj(("faces", "go"), faces={"type": "array", "items": integer(1, 20)}, go=SPACE),
            },
            clauses=CLAUSES,
        ),
        meeting=obj(
            ("rule",),
            rule=either(word("occupant_to_origin", "arriver_returns", "share")),
            share=either(SPACES),
            fine=either(COUNT),
            cancels_wait=either({"type": "boolean"}),
            clauses=CLAUSES,
        ),
        deadlock=obj(("rule",), rule=either(word("release_oldest", "release_all", "draw")), clauses=CLAUSES),
        counters=obj(("purse",), purse=either(COUNT), stake=either(COUNT), clauses=CLAUSES),
        spaces={
            "type": "object",
            "maxProperties": 60,
            "propertyNames": {"pattern": "^[a-z][a-z0-9_-]{0,39}$"},
            "additionalProperties": KIND,
        },
        options={
            "type": "object",
            "maxProperties": 30,
            "propertyNames": {"pattern": "^[a-z][a-z0-9_]{0,39}$"},
            "additionalProperties": OPTION,
        },
        examples={"type": "array", "maxItems": 20, "items": EXAMPLE},
        mistakes=obj(
            ("keys",), keys={"type": "array", "uniqueItems": True, "items": word(*MISTAKES)}, clauses=CLAUSES
        ),
        length=obj(
            ("minutes",),
            minutes={"type": "array", "minItems": 2, "maxItems": 2, "items": COUNT},
            clauses=CLAUSES,
        ),
        difficulty=obj(("level",), level=word("very-easy", "easy", "medium"), clauses=CLAUSES),
        remarks={"type": "array", "maxItems": 20, "items": obj(("words",), words=WORDS, clauses=CLAUSES)},
    ),
}
