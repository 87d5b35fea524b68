"""Settle a dispute: Bob stands on 60 and throws 3 and 4. Where does he end, and why?

python examples/who_is_right.py
"""

import oie
from oie.press.referee import verdict

rules = oie.ruleset("famille")
table = oie.position(rules, "4 60 / 1 to throw")
answer = verdict(table, oie.throw("3+4"))
print(answer["trace"])
print(answer["position"])
