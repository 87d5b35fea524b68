"""Who wins, how sure that is, and what the dice did in one round.

python examples/odds_of_a_round.py
"""

import oie
from oie.analysis import luck, odds
from oie.dice import SeededDice

rules, dice = oie.ruleset("famille"), SeededDice(7)
found = odds(rules, 2)
print(f"who throws first wins {found.win[0]:.6f} of all rounds, in {found.turns.mean:.1f} turns on average")

steps = [oie.start(rules, 2)]
while isinstance(steps[-1].position.awaits, oie.AwaitsThrow):
    steps.append(oie.play(steps[-1].position, oie.Throw(dice.throw(rules.dice))))
told = luck(rules, steps)
seat, faces = told.throws[told.turning]
before, after = told.curve[told.turning, told.winner], told.curve[told.turning + 1, told.winner]
thrown = "+".join(map(str, faces))
print(f"seat {told.winner} won; throw {told.turning + 1}, {thrown} by seat {seat}, turned it:")
print(f"  from {before:.2f} to {after:.2f}")
for each in told.dice:
    print(f"seat {each.seat}: {each.throws} throws of {each.mean:.2f} on average ({each.verdict})")
