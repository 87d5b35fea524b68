"""Play one round of the family game with dice that anybody can repeat, and tell it in words.

python examples/play_a_round.py
"""

import oie
from oie.dice import SeededDice
from oie.text import tell

rules = oie.ruleset("famille")
dice = SeededDice(2026)
names = ("Alice", "Bob", "Chloé")
step = oie.start(rules, seats=3)
while isinstance(step.position.awaits, oie.AwaitsThrow):
    step = oie.play(step.position, oie.Throw(dice.throw(rules.dice)))
    for sentence in tell(rules, names, step.events, "en"):
        print(sentence.text)
