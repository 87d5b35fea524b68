"""Loaded dice: what was given, in its order, and one sentence when it is used up."""

import pytest

from oie.dice import DiceError, LoadedDice


def test_they_give_what_they_were_given() -> None:
    dice = LoadedDice([(6, 3), (1, 1), (5,)], [2, 0])
    assert (dice.throw(2), dice.throw(2), dice.throw(1)) == ((6, 3), (1, 1), (5,))
    assert (dice.draw(3), dice.draw(2)) == (2, 0)
    assert dice.left == 0


def test_after_the_last_they_say_so() -> None:
    dice = LoadedDice([(6, 3)], [1])
    dice.throw(2)
    dice.draw(2)
    with pytest.raises(DiceError, match=r"^no throw is left: all 1 given throws were used$") as caught:
        dice.throw(2)
    assert caught.value.code == "dice-exhausted"
    with pytest.raises(DiceError, match=r"^no lot is left: all 1 given lots were used$") as caught:
        dice.draw(2)
    assert caught.value.code == "dice-exhausted-lots"


@pytest.mark.parametrize(
    "given", [(6,), (6, 3, 1), (6, 7), (0, 1), (True, 1), (1.0, 1), (), "63", 63, (10**50, 1)]
)
def test_a_throw_that_does_not_fit_is_refused_and_stays(given: tuple[int, ...]) -> None:
    dice = LoadedDice([given])
    with pytest.raises(DiceError) as caught:
        dice.throw(2)
    assert caught.value.code == "dice-loaded"
    assert str(caught.value).startswith("throw 1 was given as ")
    assert dice.left == 1


def test_more_faces_let_more_through() -> None:
    assert LoadedDice([(12, 7)]).throw(2, 12) == (12, 7)


@pytest.mark.parametrize("given", [2, -1, True, "0"])
def test_a_lot_that_does_not_fit_is_refused(given: int) -> None:
    with pytest.raises(DiceError) as caught:
        LoadedDice([], [given]).draw(2)
    assert caught.value.code == "dice-loaded-lot"
