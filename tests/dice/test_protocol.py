"""What every kind of dice has in common: the protocol, and what may be asked."""

from collections.abc import Callable

import pytest

from oie.dice import Dice, DiceError, LoadedDice, RealDice, SeededDice, SystemDice, sealed_alone

MAKERS: dict[str, Callable[[], Dice]] = {
    "system": SystemDice,
    "seeded": lambda: SeededDice(1),
    "loaded": lambda: LoadedDice([(1, 2)], [0]),
    "real": RealDice,
    "sealed": lambda: sealed_alone("LOCAL", 1),
}


@pytest.fixture(params=sorted(MAKERS))
def dice(request: pytest.FixtureRequest) -> Dice:
    return MAKERS[request.param]()


@pytest.mark.parametrize("kind", sorted(MAKERS))
def test_each_says_its_kind(kind: str) -> None:
    """UX-52: a record says which kind of dice made its throws."""
    made = MAKERS[kind]()
    assert isinstance(made, Dice)
    assert made.kind == kind


@pytest.mark.parametrize("count", [0, -1, 101, pytest.param(10**5000, id="huge"), True, 2.0, "2", None])
def test_no_kind_throws_a_wrong_number_of_dice(dice: Dice, count: int) -> None:
    with pytest.raises(DiceError) as caught:
        dice.throw(count)
    assert caught.value.code == "dice-count"
    assert str(caught.value).startswith("expected 1 to 100 dice, got ")
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("faces", [1, 0, -6, 257, pytest.param(10**5000, id="huge"), True, 6.0, "6", None])
def test_no_kind_throws_impossible_dice(dice: Dice, faces: int) -> None:
    with pytest.raises(DiceError) as caught:
        dice.throw(1, faces)
    assert caught.value.code == "dice-faces"


@pytest.mark.parametrize("n", [0, -1, 257, pytest.param(10**5000, id="huge"), True, 2.0, "2", None])
def test_no_kind_draws_among_none_or_too_many(dice: Dice, n: int) -> None:
    with pytest.raises(DiceError) as caught:
        dice.draw(n)
    assert caught.value.code == "dice-lot"


@pytest.mark.parametrize("kind", ["system", "seeded", "sealed"])
def test_the_widest_throws_and_lots_are_made(kind: str) -> None:
    made = MAKERS[kind]()
    assert len(made.throw(100)) == 100
    assert all(1 <= die <= 256 for die in made.throw(100, 256))
    assert {die for _ in range(3) for die in made.throw(100, 2)} == {1, 2}
    assert 0 <= made.draw(256) <= 255
    assert made.draw(1) == 0
