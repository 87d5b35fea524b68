"""A board of one's own in thirty lines of YAML: loaded, checked and played.

python examples/own_board.py
"""

import oie
from oie.dice import SeededDice

SCHOOLYARD = """
oie: 1
id: schoolyard
version: 1
title: {en: Round the schoolyard}
about: {en: Thirty spaces from the gate to the bell.}
seats: {min: 2, max: 6}
track: {spaces: 30, start: before}
dice: {count: 1}
meeting: {rule: occupant_to_origin, share: [0]}
spaces:
  swing:
    at: [4, 9, 14, 19, 24]
    do: [{repeat: {}}]
    words: {en: {name: swing, at: on the swing}}
  puddle:
    at: [12]
    do: [{lose: {turns: 1}}]
    words: {en: {name: puddle, at: in the puddle}}
  lost_ball:
    at: [27]
    do: [{go: {to: 16}}]
    words: {en: {name: lost ball, at: at the lost ball}}
"""

rules = oie.load(SCHOOLYARD)
dice = SeededDice(1)
position = oie.start(rules, seats=2).position
throws = 0
while position.result is None:
    position = oie.play(position, oie.Throw(dice.throw(rules.dice))).position
    throws += 1
print(f"seat {position.result.winner} rang the bell after {throws} throws: {position}")
