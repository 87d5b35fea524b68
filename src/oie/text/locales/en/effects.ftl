### What a space does, as the words of a choice, of a legend and of the rules page.

effect-and = { $before }; { $effect }
effect-none = no effect
effect-initial = where an initial throw leads; no other effect
effect-initial-at-start = where a throw from the start leads; no other effect
effect-goal = the first pawn here wins
effect-onward = go on by { $times ->
    [1] the same throw
    [2] twice the throw
   *[other] { $times } times the throw
  }
effect-forward = go forward by { $times ->
    [1] the same throw
    [2] twice the throw
   *[other] { $times } times the throw
  }
effect-backward = go back by { $times ->
    [1] the same throw
    [2] twice the throw
   *[other] { $times } times the throw
  }
effect-after-onward = counted back onto it, go on back by { $times ->
    [1] the same throw
    [2] twice the throw
   *[other] { $times } times the throw
  }
effect-after-forward = counted back onto it, go forward again by { $times ->
    [1] the same throw
    [2] twice the throw
   *[other] { $times } times the throw
  }
effect-after-goal = counted back onto it, count { $times ->
    [1] the throw
    [2] twice the throw
   *[other] { $times } times the throw
  } back from { $goal } instead
effect-after-stop = counted back onto it, stay there
effect-once = this only once in a throw
effect-straight = go straight to { $to }
effect-back = go back to { $to ->
    [0] the start, before space 1
   *[other] { $to }
  }
effect-origin = go back to where the throw began
effect-stop = and stop there
effect-table = go from { $pairs }
effect-pair = { $from } to { $to ->
    [0] the start
   *[other] { $to }
  }
effect-lose = lose the next { $turns ->
    [one] turn
   *[other] { $turns } turns
  }
effect-gift = every other player has { $turns ->
    [one] one more turn, so the next one is missed
   *[other] { $turns } more turns, so the next { $turns } are missed
  }
effect-hold = stay until another pawn lands here; it is then held instead, and the freed pawn goes to where that throw began
effect-hold-brief = stay until another pawn lands here
effect-hold-stays = stay until another pawn lands here; it is then held instead, and the freed pawn stays on the space
effect-hold-company = stay while no other pawn stands here
effect-pay = pay { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
  } into the pool
effect-throw-again = throw once more
effect-choose = choose: { $choices }

## Options and their values

option-line = { $name }: { $value }
option-true = yes
option-false = no
option-board = { $name } { $spaces }
option-board-none = { $name }: none
