### The full-screen game: short words on the board and beside it, and what only a terminal says.

## What a space does, in the few words of the legend

terminal-does-repeat = on by the same throw
terminal-does-repeat-back = back by the same throw
terminal-does-origin = back to where the throw began
terminal-does-ahead = leads ahead
terminal-does-behind = leads back
terminal-does-lose = { $turns ->
    [one] lose a turn
   *[other] lose { $turns } turns
  }
terminal-does-hold = held until another lands here
terminal-does-hold-alone = held while alone
terminal-does-pay = pay { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
  }
terminal-does-throw = throw once more
terminal-does-choose = a choice
terminal-does-nothing = no effect
terminal-thrown = { $when ->
    [first] first throw
   *[other] from the start
  } { $dice }

## Why a pawn stops or goes, in a bubble beside the space

terminal-bubble = { $name }: { $what }
terminal-on = on by { $count }
terminal-back = back by { $count }
terminal-to = { $space ->
    [0] to the start
   *[other] to { $space }
  }
terminal-straight = Straight to { $space }
terminal-over = Too many: back by { $count }
terminal-no-further = no further
terminal-held = held
terminal-lost = { $turns ->
    [one] misses { $turns } turn
   *[other] misses { $turns } turns
  }
terminal-sent = { $name }: { $space ->
    [0] to the start
   *[other] to { $space }
  }
terminal-freed = { $name } is free
terminal-paid = { $amount ->
    [one] { $amount } counter to the pool
   *[other] { $amount } counters to the pool
  }

## The table

terminal-ready = Ready when you are
terminal-skip = any key: to the end
terminal-all-history = all: h
terminal-colours = Colours
terminal-cards = Next card
terminal-typed = (real dice)
terminal-path = Or the path of another file:
terminal-reading = ↑ ↓ and the page keys scroll · Esc closes
terminal-save-leave = Save and leave
terminal-leave = Leave
terminal-no-winner = No winner
terminal-secret-means = The seal shown before the first throw is the fingerprint of this secret, and every throw follows from it: oie verify proves that none was changed.
terminal-motion = Motion
terminal-moving = Pawns walk from space to space.
terminal-still = Pawns stand at their end at once.
terminal-settings = Any key ends the walk of a pawn. With OIE_MOTION=0 pawns stand at their end at once; with NO_COLOR set, signs and initials say what colours do; OIE_THEME=light, dark or contrast chooses the colours.
terminal-screen-reader = For a screen reader start oie play --plain: the same game in whole sentences, line by line.

## The menu

terminal-welcome = Old games, true to their texts: to play together or against the machine.
terminal-play = ▶ Play
terminal-apply = ▶ Play on
