"""The secret of sealed dice is not seen before the end, whichever way one looks."""

import base64
import contextlib
import copy
import dataclasses
import inspect
import io
import json
import logging
import marshal
import pickle
import pprint
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from oie.dice import DiceError, SealedDice, Sealing, Secret, Segment, sealed_alone

RAW = bytes.fromhex("c3a55a3c0ff0e11e6996d22d4bb47887a1b2c3d4e5f60718293a4b5c6d7e8f90")
FORMS = [
    RAW,
    RAW.hex().encode(),
    RAW.hex().upper().encode(),
    RAW.hex(" ").encode(),
    RAW.hex(":").encode(),
    base64.b64encode(RAW).rstrip(b"="),
    base64.urlsafe_b64encode(RAW).rstrip(b"="),
    base64.b32encode(RAW).rstrip(b"="),
    repr(RAW)[2:-1].encode(),
    repr(list(RAW))[1:-1].encode(),
    repr(list(RAW))[1:-1].replace(" ", "").encode(),
    str(int.from_bytes(RAW, "big")).encode(),
    str(int.from_bytes(RAW, "little")).encode(),
]


def leaks(said: object) -> bool:
    """Whether any form of the secret, or half of it, stands in what was said."""
    told = said if isinstance(said, bytes) else str(said).encode("utf-8", "backslashreplace")
    return any(form[: len(form) // 2] in told or form[len(form) // 2 :] in told for form in FORMS)


def entropy(size: int) -> bytes:
    return RAW if size == len(RAW) else bytes(size)


@pytest.fixture
def dice() -> SealedDice:
    made = sealed_alone("LOCAL", 1, entropy=entropy)
    made.throw(2)
    made.draw(3)
    return made


@pytest.fixture
def secret() -> Secret:
    return Secret.drawn(entropy)


@dataclass(frozen=True)
class Holder:
    """Something of the shell's that has a secret in it, as a mistake would."""

    name: str
    secret: Secret


SAYINGS: dict[str, Callable[[object], object]] = {
    "repr": repr,
    "str": str,
    "ascii": ascii,
    "format": lambda value: f"{value} {value!r} {value!s}",
    "percent": lambda value: "%s %r" % (value, value),  # noqa: UP031
    "pprint": pprint.pformat,
    "json with str": lambda value: json.dumps({"x": value}, default=str),
    "json with repr": lambda value: json.dumps([value], default=repr),
    "logging": lambda value: logging.makeLogRecord({"msg": "%s %r", "args": (value, value)}).getMessage(),
    "members": lambda value: [(name, member) for name, member in inspect.getmembers(value)],
    "slots": lambda value: [getattr(value, name) for name in getattr(type(value), "__slots__", ())],
    "error": lambda value: repr(ValueError(value)),
}


@pytest.mark.parametrize("saying", sorted(SAYINGS))
def test_no_way_of_saying_a_secret_shows_it(saying: str, secret: Secret, dice: SealedDice) -> None:
    for value in (secret, dice, Holder("x", secret), [secret], {"secret": secret}):
        assert not leaks(SAYINGS[saying](value))


def test_a_secret_says_that_it_is_sealed(secret: Secret) -> None:
    assert repr(secret) == str(secret) == f"{secret}" == f"{secret:>40}" == "<sealed>"
    assert repr(Holder("x", secret)) == "Holder(name='x', secret=<sealed>)"


COPIES: dict[str, Callable[[object], object]] = {
    "pickle": pickle.dumps,
    "pickle, oldest": lambda value: pickle.dumps(value, 0),
    "pickle, binary": lambda value: pickle.dumps(value, 2),
    "pickle, newest": lambda value: pickle.dumps(value, pickle.HIGHEST_PROTOCOL),
    "deepcopy": copy.deepcopy,
    "asdict": lambda value: dataclasses.asdict(Holder("x", value)),  # type: ignore[arg-type]
    "json": json.dumps,
    "json with vars": lambda value: json.dumps(value, default=vars),
    "vars": vars,
    "bytes": bytes,  # type: ignore[dict-item]
    "list": list,  # type: ignore[dict-item]
}


@pytest.mark.parametrize("way", sorted(COPIES))
def test_no_copy_of_a_secret_can_be_made(way: str, secret: Secret, dice: SealedDice) -> None:
    for value in (secret, dice):
        with pytest.raises(TypeError) as caught:
            COPIES[way](value)
        assert not leaks(caught.value)


def test_a_secret_has_no_other_way_out(secret: Secret) -> None:
    for attempt in (
        lambda: copy.copy(secret),
        secret.__reduce__,
        secret.__getstate__,
        lambda: iter(secret),  # type: ignore[call-overload]
        lambda: len(secret),  # type: ignore[arg-type]
        lambda: secret + b"",  # type: ignore[operator]
        lambda: int(secret),  # type: ignore[call-overload]
        lambda: memoryview(secret),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError):
            attempt()
    with pytest.raises(ValueError, match="unmarshallable"):
        marshal.dumps(secret)  # type: ignore[arg-type]
    assert not hasattr(secret, "__dict__")
    assert secret != Secret(RAW)


def refusals(dice: SealedDice, secret: Secret) -> Iterator[Callable[[], object]]:
    other = Segment("LOCAL", 1, 1, "00" * 32, ())
    yield lambda: dice.throw(0)
    yield lambda: dice.throw(1, 10**1000)
    yield lambda: dice.draw(0)
    yield lambda: SealedDice(secret, other)
    yield lambda: SealedDice(secret, dice.segment, next_throw=0)
    yield lambda: secret.commitment("", 1, 1)
    yield lambda: secret.commitment("\ud800", 1, 1)
    yield lambda: secret.commitment("LOCAL", -1, 1)
    yield lambda: secret.commitment("LOCAL", 1, 2**32)
    yield lambda: Sealing.begin("LOCAL", 1, 1, "", seats=(), now=0)


def test_no_error_shows_it_nor_do_the_variables_of_any_frame(dice: SealedDice, secret: Secret) -> None:
    """Error reporters print the local variables of each frame on the way: none may hold the bytes."""
    tried = 0
    for attempt in refusals(dice, secret):
        with pytest.raises(DiceError) as caught:
            attempt()
        report = traceback.TracebackException.from_exception(caught.value, capture_locals=True)
        assert not leaks("".join(report.format()))
        assert not leaks(caught.value.details)
        tried += 1
    assert tried == 10


@pytest.mark.parametrize("raw", [RAW[:31], RAW + b"\0", b"", RAW.hex(), bytearray(RAW), list(RAW), None, 32])
def test_a_secret_of_the_wrong_size_is_refused_without_being_told(raw: bytes) -> None:
    with pytest.raises(DiceError, match=r"^expected a secret of 32 bytes, got ") as caught:
        Secret(raw)
    assert caught.value.code == "dice-secret"
    assert not leaks(caught.value)
    assert not leaks(caught.value.details)


@pytest.mark.clause("UX-56")
def test_nothing_that_is_stored_or_sent_before_the_end_holds_it(dice: SealedDice) -> None:
    """UX-56: neither the secret nor a coming throw can be read off what is saved."""
    segment = dice.segment
    plain = (dataclasses.asdict(segment), json.dumps(segment.as_dict()), pickle.dumps(segment))
    for said in (repr(segment), *plain):
        assert not leaks(said)
    assert segment.secret is None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        dice.throw(2)
    assert printed.getvalue() == ""


def test_the_search_finds_it_once_it_is_shown(dice: SealedDice) -> None:
    """The other side of every test above: after the end the same search finds the secret."""
    segment = dice.reveal()
    for said in (repr(segment), json.dumps(segment.as_dict()), pickle.dumps(segment)):
        assert leaks(said)
    forms: list[object] = [RAW, RAW.hex(), list(RAW), repr(RAW), RAW[:16].hex(), Secret(RAW).uncover()]
    for form in (*forms, base64.b64encode(RAW)):
        assert leaks(form)


def test_each_secret_is_drawn_anew() -> None:
    assert Secret.drawn().uncover() != Secret.drawn().uncover()
    assert len(Secret.drawn().uncover()) == 32
