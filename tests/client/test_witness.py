"""A server that lies about its dice is found out, whatever it lies about."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from oie.client import ClientError, Lie, State, Update
from oie.client.contribution import Contribution, Part
from oie.client.messages import Data
from oie.client.witness import Witness
from oie.dice import DiceError, SealedDice, Sealing, Secret
from oie.dice.derivation import seal_of

CODE, ROUND, KEY = "K7P3M", 4, bytes(range(16))
SECRET = Secret(bytes(range(32)))


def _state(segments: list[Data], sealing: Data | None, faces: list[int] | None = None) -> Data:
    """So much of a state as a witness looks at."""
    last = None if faces is None else {"faces": faces}
    dice = {"kind": "sealed", "count": 2, "faces": 6}
    return {"round": ROUND, "dice": dice, "segments": segments, "sealing": sealing, "last": last}


@cache
def _told() -> str:
    """What an honest server tells of a round of six throws, as JSON: [what, state] in order."""
    commitment = SECRET.commitment(CODE, ROUND, 1)
    sealing = Sealing.begin(CODE, ROUND, 1, commitment, seats=(0, 1), now=0)
    begun = {"segment": sealing.facts.as_dict()}
    sealing = sealing.seal(0, seal_of(KEY), 0).seal(1, seal_of(bytes(16)), 0)
    opening = {"segment": sealing.facts.as_dict()}
    sealing = sealing.open(0, KEY.hex(), 0).open(1, bytes(16).hex(), 0)
    dice = SealedDice(SECRET, sealing.segment())
    dice.draw(2)
    facts = dice.segment.as_dict()
    told: list[tuple[str, Data]] = [("seal_begun", _state([], begun)), ("key_sealed", _state([], opening))]
    told.append(("round_opened", _state([facts], None)))
    for _ in range(6):
        faces = list(dice.throw(2))
        told.append(("move_made", _state([facts], None, faces)))
    shown = dice.reveal().as_dict()
    told.append(("secret_shown", _state([shown], None, told[-1][1]["last"]["faces"])))
    return json.dumps(told)


class _Part(Contribution):
    """What this client gave: it sealed and opened KEY as the page of place 0."""

    def __init__(self, gave: bool) -> None:
        part = Part(0, KEY, sealed=True, opened=True)
        self._parts = {SECRET.commitment(CODE, ROUND, 1): part} if gave else {}


def watch(lie: Callable[[list[Any]], None] = lambda told: None, gave: bool = True) -> Witness:
    """A witness of what is told, after somebody has changed it."""
    told = json.loads(_told())
    lie(told)
    witness = Witness(CODE, _Part(gave))
    for version, (what, state) in enumerate(told):
        events: tuple[Data, ...] = ({"type": "thrown"},) if what == "move_made" else ()
        witness.see(Update(version, what, False, events, (), copy.deepcopy(state)))
    return witness


def test_an_honest_server_is_proved() -> None:
    proof = watch().proof()
    assert (proof.round, proof.proved, proof.contributed, proof.witnessed) == (ROUND, 6, (1,), (1,))
    stranger = watch(gave=False).proof()
    assert (stranger.proved, stranger.contributed) == (6, ())


def test_a_witness_who_came_late_proves_the_throws_and_says_what_it_did_not_see() -> None:
    proof = watch(lambda told: told.__delitem__(slice(0, 2))).proof()
    assert (proof.proved, proof.witnessed) == (6, ())


def _another(secret: Secret) -> str:
    return secret.commitment(CODE, ROUND, 1)


def _shown(told: list[Any]) -> Data:
    segment: Data = told[-1][1]["segments"][0]
    return segment


def _another_commitment(told: list[Any]) -> None:
    for _, state in told[2:]:
        state["segments"][0]["commitment"] = _another(Secret(bytes(32)))


def _another_secret(told: list[Any]) -> None:
    _shown(told)["secret"] = bytes(32).hex()


def _another_table(told: list[Any]) -> None:
    told[0][1]["sealing"]["segment"]["table"] = "OTHER"


def _another_throw(told: list[Any]) -> None:
    faces = told[5][1]["last"]["faces"]
    faces[0] = faces[0] % 6 + 1


def _another_lot(told: list[Any]) -> None:
    lot = _shown(told)["lots"][0]
    lot["drawn"] = 1 - lot["drawn"]


def _key_left_out(told: list[Any]) -> None:
    """The one choice that an authority has: it must be seen, even where all throws follow from the rest."""
    commitment = SECRET.commitment(CODE, ROUND, 1)
    sealing = Sealing.begin(CODE, ROUND, 1, commitment, seats=(0, 1), now=0)
    sealing = sealing.seal(0, seal_of(KEY), 0).seal(1, seal_of(bytes(16)), 0)
    sealing = sealing.open(1, bytes(16).hex(), 0).at(20)
    dice = SealedDice(SECRET, sealing.segment())
    dice.draw(2)
    for what, state in told:
        if what == "move_made":
            state["last"]["faces"] = list(dice.throw(2))
        if state["segments"]:
            state["segments"][0] = dice.segment.as_dict()
    told[-1][1]["segments"][0] = dice.reveal().as_dict()


def _seal_changed(told: list[Any]) -> None:
    for _, state in told[2:]:
        other = bytes(15) + b"x"
        state["segments"][0]["contributions"][0] |= {"c": seal_of(other), "k": other.hex()}


@pytest.mark.clause("UX-40")
@pytest.mark.parametrize(
    ("lie", "code"),
    [
        (_another_commitment, "lie-commitment"),
        (_another_table, "lie-table"),
        (_another_secret, "dice-commitment"),
        (_another_throw, "dice-wrong-throw"),
        (_another_lot, "dice-wrong-lot"),
        (_key_left_out, "lie-key"),
        (_seal_changed, "dice-wrong-throw"),
    ],
)
def test_every_lie_is_found(lie: Callable[[list[Any]], None], code: str) -> None:
    with pytest.raises((Lie, DiceError)) as found:
        watch(lie).proof()
    assert found.value.code == code


def test_a_throw_that_is_told_anew_in_a_whole_state_is_found() -> None:
    told = json.loads(_told())
    witness = Witness(CODE, _Part(True))
    for version, (what, state) in enumerate(told[:6]):
        events: tuple[Data, ...] = ({"type": "thrown"},) if what == "move_made" else ()
        witness.see(Update(version, what, False, events, (), state))
    history: list[Data] = [{"number": None}]
    for number, (_, state) in enumerate(told[3:6], 1):
        history.append({"number": number, "faces": list(state["last"]["faces"]), "taken_back": False})
    witness.see(State(6, told[5][1], tuple(history)))
    with pytest.raises(ClientError, match="not been shown"):
        witness.proof()
    history[2]["faces"] = [history[2]["faces"][0] % 6 + 1, history[2]["faces"][1]]
    witness.see(State(6, told[5][1], tuple(history)))
    with pytest.raises(Lie, match="throw 2 of round 4"):
        witness.proof()
