### What happened and how things stand, as sentences.

## Lists

list-and = { $before } and { $last }
list-or = { $before } or { $last }

## The opening

event-round-started = The round begins: { $name } throws first.
event-pool-left = { $pool ->
    [one] { $pool } counter lies
   *[other] { $pool } counters lie
  } in the pool from the round before.
event-ante = { $name } puts { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
  } into the pool.
event-antes = Every player puts { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
  } into the pool.

## A throw and its legs, which follow the colon one after the other

event-throw = { $name } throws { $dice }: { $legs }.
event-throw-alone = { $name } throws { $dice }.
event-goes = { $name } goes on: { $legs }.
leg-then = { $before }; { $leg }
leg-there = { $at }, { $leg }
leg-walk = from { $start ->
    [0] the start
   *[other] { $start }
  } to { $end }
leg-back = { $total } counts backward, from { $start } to { $end ->
    [0] the start
   *[other] { $end }
  }
leg-clamped = back from { $start } only to { $end ->
    [0] the start
   *[other] { $end }
  }, where the track begins
leg-floor = no way back, for { $end ->
    [0] the start
   *[other] { $end }
  } is where the track begins
leg-reverse = from { $start ->
    [0] the start
   *[other] { $start }
  } past { $goal }, so the { $over } too many { $over ->
    [one] is
   *[other] are
  } counted back: { $end ->
    [0] the start
   *[other] { $end }
  }
leg-finish = from { $start ->
    [0] the start
   *[other] { $start }
  } to { $goal }, where passing is enough
leg-initial = initial throw, straight to { $end ->
    [0] the start
   *[other] { $end }
  }
leg-initial-at-start = thrown from the start, straight to { $end ->
    [0] the start
   *[other] { $end }
  }
leg-by = { $times ->
    [1] the same { $count }
    [2] twice { $count }
   *[other] { $times } times { $count }
  }
leg-again = on by { $by } to { $end }
leg-again-back = back by { $by } to { $end ->
    [0] the start
   *[other] { $end }
  }
leg-again-clamped = back by { $by }, but only to { $end ->
    [0] the start
   *[other] { $end }
  }, where the track begins
leg-again-reverse = on by { $by } past { $goal }, so the { $over } too many { $over ->
    [one] is
   *[other] are
  } counted back: { $end ->
    [0] the start
   *[other] { $end }
  }
leg-again-finish = on by { $by } to { $goal }, where passing is enough
leg-from-goal = { $by } counted back from { $goal }: { $end ->
    [0] the start
   *[other] { $end }
  }
leg-straight = straight to { $end }
leg-straight-back = back to { $end ->
    [0] the start
   *[other] { $end }
  }
leg-straight-stop = straight to { $end ->
    [0] the start
   *[other] { $end }
  } and no further
leg-origin = back to { $end ->
    [0] the start
   *[other] { $end }
  }, where the throw began
leg-guard = no further, for this space has acted in this throw already
leg-idle-reverse = no further, for the pawn was counting back
leg-idle-once = no further, for this works once in a throw only
leg-stay-over = no move from { $space ->
    [0] the start
   *[other] { $space }
  }, for { $count } would lead past { $goal }
leg-stay-under = no move from { $space }, for { $count } would lead back past { $first ->
    [0] the start
   *[other] { $first }
  }

## Choices

event-choice-offered = { $name } may choose { $at } ({ $space }): { $choices }.
event-chosen = { $name } chooses: { $effect }.
event-chosen-number = { $name } chooses possibility { $number }.

## Meeting others

event-hit = { $by } comes to rest { $start ->
    [0] at the start
   *[other] on { $start }
  }, where { $name } stands: { $name } goes { $way ->
    [forward] forward
   *[back] back
  } to { $end ->
    [0] the start
   *[other] { $end }
  }, where this throw began.
event-wait-cancelled = { $name } no longer has { $turns ->
    [one] a turn
   *[other] { $turns } turns
  } to lose.
event-returned = { $name } meets { $met } { $start ->
    [0] at the start
   *[other] on { $start }
  } and returns to { $end ->
    [0] the start
   *[other] { $end }
  }, where this throw began.
event-relief = { $by } frees { $name } { $at } ({ $space }): { $name } goes to { $end ->
    [0] the start
   *[other] { $end }
  }, where this throw began.
event-relief-stays = { $by } frees { $name } { $at } ({ $space }): { $name } stays there and throws again in turn.
event-takes-place = Now { $name } is held there until another pawn lands on { $space }.
event-freed = { $name } is freed on { $space } and throws again in turn.

## Where the pawn rests

event-held = { $name } is held { $at } ({ $space }) until another pawn lands there.
event-held-alone = { $name } is held { $at } ({ $space }) while no other pawn stands there.
event-turns-lost = { $name } loses { $turns ->
    [one] the next turn
   *[other] the next { $turns } turns
  } { $at }.
event-turns-owed = That makes { $waits } turns to lose in all.
event-gift = { $name }, { $at }, gives every other player { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
  } and so misses { $turns ->
    [one] the next one
   *[other] the next { $turns }
  }.
event-throw-granted = { $name } throws once more { $at }.

## Payments

event-meeting = meeting
event-paid = { $name } pays { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
  } into the pool ({ $why }).
event-paid-short = { $name } owes { $due ->
    [one] { $due } counter
   *[other] { $due } counters
  } ({ $why }) but has only { $amount }, which { $amount ->
    [one] goes
   *[other] go
  } into the pool.
event-paid-nothing = { $name } owes { $due ->
    [one] { $due } counter
   *[other] { $due } counters
  } ({ $why }) but has none left: nothing is paid, and { $name } plays on.
event-paid-free = { $name } owes a fine of 0 counters ({ $why }): nothing is paid.

## The end, and the deadlock

event-won = { $name } wins the round, exactly on { $goal }, { $at }.
event-won-passing = { $name } wins the round on { $goal }, { $at }.
event-won-pool = The pool goes to { $name }: { $pool ->
    [one] { $pool } counter
   *[other] { $pool } counters
  }.
event-deadlock = Every pawn is held, so nobody could ever throw again.
event-deadlock-oldest = Every pawn is held, so nobody could ever throw again: { $name }, held longest, is freed on { $space } and throws in turn.
event-deadlock-all = Every pawn is held, so nobody could ever throw again: all are freed where they stand ({ $pawns }).
event-deadlock-draw = Every pawn is held, so nobody could ever throw again: the round ends without a winner.
event-deadlock-pawn = { $name } on { $space }
event-drawn = The round ends without a winner.
event-drawn-pool = { $pool ->
    [one] { $pool } counter stays
   *[other] { $pool } counters stay
  } in the pool for the next round.

## Whose turn

event-passed-held = { $name } is held and does not throw.
event-passed-wait = { $name } misses this turn: { $left ->
    [0] no more to lose
    [one] 1 more to lose
   *[other] { $left } more to lose
  }.
event-turn-came = { $name } to throw.

## How things stand

status-to-throw = { $name } to throw.
status-to-choose = { $name } to choose.
status-won = { $name } has won.
status-drawn = The round has ended without a winner.
status-held = { $name } is held { $at } ({ $space }) until another pawn lands there.
status-held-alone = { $name } is held { $at } ({ $space }) while no other pawn stands there.
status-waits = { $name } has { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  } to lose.
