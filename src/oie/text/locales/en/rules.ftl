### The rules page of a game; every number is filled in from its ruleset.

## Headings

rules-heading-aim = Aim
rules-heading-material = Material
rules-heading-order = How it is played
rules-heading-spaces = Spaces
rules-heading-end = End, length and difficulty
rules-heading-examples = Worked examples
rules-heading-mistakes = Common mistakes
rules-heading-consequences = Good to know
rules-heading-options = The choices of this table
rules-heading-remarks = Remarks
rules-heading-summary = In short
rules-heading-source = Where this comes from

## Words

rules-place = { $space ->
    [0] the start
   *[other] { $space }
  }
rules-goal-name = goal
rules-goal-at = at the goal
rules-short = { $title }: { $goal } spaces, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }, { $players }
rules-seats = { $least } to { $most } players
rules-seats-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }

## Aim and material

rules-aim-exact = Be the first to land exactly on { $goal } ({ $name }).
rules-aim-passing = Be the first to reach or pass { $goal } ({ $name }).
rules-board = A board with a track of { $goal } numbered spaces, with what they do written on it or beside it.
rules-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  } of { $faces } faces.
rules-players = { $players }, each with a pawn of its own colour or shape.
rules-purse = { $purse ->
    [one] { $purse } counter
   *[other] { $purse } counters
  } for each player, and a pool in the middle.
rules-marker = A small marker for every turn still to lose: it is surer than memory.

## How it is played

rules-start-before = All pawns begin before space 1, off the track.
rules-start-on = All pawns begin on space 1.
rules-first-count = A first throw of { $count } leads to { $end }.
rules-starter-lots = Who throws first is drawn by lot; then the turn passes from player to player in the order of the seats.
rules-starter-lots-order = The order of all players is drawn by lot, and the turn passes in that order.
rules-starter-alternate = The first seat begins the first round; after that the beginning alternates from round to round.
rules-ante = Before the first throw every player puts { $stake ->
    [one] { $stake } counter
   *[other] { $stake } counters
  } into the pool.
rules-throw = In your turn throw { $dice ->
    [one] the die
   *[other] the { $dice } dice, add them up
  } and go forward as many spaces; the space that you leave is not counted.
rules-back = With { $back } the pawn goes back as many spaces; with { $forward } it goes forward.
rules-acts = A space does something only where a move ends on it; spaces that are merely passed do nothing.
rules-initial = On the first throw of each player, and only then: { $table }.
rules-initial-at-start = Whenever the throw begins at the start: { $table }.
rules-initial-item = with { $dice }, straight to { $space ->
    [0] the start
   *[other] { $space }
  }
rules-overthrow-reverse = A throw larger than needed goes to { $goal } and counts the excess back; passing does not win.
rules-overthrow-stay = A throw larger than needed does not move the pawn; passing { $goal } does not win.
rules-overthrow-finish = A throw larger than needed wins too: passing { $goal } is enough.
rules-overthrow-example = From { $start } a throw of { $count } leads to { $end }.
rules-underflow-clamp = No walk leads back beyond { $first ->
    [0] the start
   *[other] space { $first }
  }: the pawn stops there, and nothing else happens to it.
rules-underflow-stay = A walk that would lead back beyond { $first ->
    [0] the start
   *[other] space { $first }
  } is not made.
rules-guard = A space that has already acted in a throw, in the same direction, does not act again in it: the pawn rests there.
rules-meeting-occupant = If your move ends on another pawn, that pawn goes to the space where your throw began.
rules-meeting-arriver = If your move ends on another pawn, you return to the space where your throw began.
rules-meeting-share = Any number of pawns may stand on the same space.
rules-meeting-quiet = Where a pawn is put in this way, the space does nothing to it.
rules-meeting-fine = For the meeting, the one that goes back pays { $fine ->
    [one] { $fine } counter
   *[other] { $fine } counters
  }.
rules-meeting-relief = A pawn that is held is not met but freed: see the spaces.
rules-shared = Any number of pawns may stand on { $count ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
  } without meeting.
rules-shared-start = Any number of pawns may stand at the start without meeting.
rules-shared-start-and = Any number of pawns may stand at the start and on { $count ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
  } without meeting.
rules-wait-kept = A pawn that is displaced still owes the turns that it had to lose.
rules-wait-cancelled = A pawn that is displaced no longer owes the turns that it had to lose.
rules-waiting = A turn to lose passes without a throw and is counted off; the move that led into the trap is not one of them.
rules-held = A pawn that is held does not throw when its turn comes.
rules-pool = Every payment goes into the pool; whoever has too few counters pays what is left and plays on.
rules-deadlock-release-oldest = If every pawn is held, the one held longest is freed where it stands and throws in its next turn.
rules-deadlock-release-all = If every pawn is held, all are freed where they stand, and each throws in its next turn.
rules-deadlock-draw = If every pawn is held, the round ends without a winner.

## Spaces

rules-summary-turn = Throw, go forward, then apply the space on which you land.
rules-summary-kind = { $name } ({ $spaces }): { $effect }
rules-column-spaces = Space
rules-column-name = Name
rules-column-effect = What it does
rules-plain = All other spaces do nothing.

## End

rules-end = The first pawn on { $goal } wins at once: the others have no last throw, and no points are counted.
rules-end-pool = The winner takes the pool.
rules-throws = On average a pawn alone throws { $throws } times to get there; turns without a throw are not counted.
rules-minutes = At a table a round often takes { $least } to { $most } minutes; that is an estimate of the source, and the dice may prolong it.
rules-difficulty = Difficulty: { $level ->
    [very-easy] very easy
    [easy] easy
   *[medium] medium
  }.
rules-no-choice = There is nothing to choose: throw, count, and apply the spaces.

## Examples

rules-example-before = Before: { $pawns }.
rules-example-start = Before: everybody at the start.
rules-example-pawn = { $name } { $space ->
    [0] at the start
   *[other] on { $space }
  }
rules-example-left-out = { $count ->
    [one] { $count } example does not fit the options chosen and is left out.
   *[other] { $count } examples do not fit the options chosen and are left out.
  }

## Common mistakes

mistake-departure-counted = Counting the space that you leave as the first step.
mistake-goose-rethrown = Throwing the dice again { $at } instead of going on by the same throw.
mistake-passing-counts = Letting a space act that is only passed.
mistake-nine-forgotten = Forgetting the exception for the first throw ({ $table }).
mistake-passing-wins = Winning by passing { $goal } instead of counting the excess back.
mistake-relief-required = Waiting { $places } for another pawn to free you: after the turns lost you simply play on.

## Good to know, computed from the rules

consequence-never-win = Nobody ever wins with { $throws }.
consequence-total = a total of { $total }
consequence-winning = { $goal } can be reached in one throw from { $spaces }.
consequence-winning-item = { $space } (with { $throws })
consequence-start-wins = Thrown from the start, but not as a first throw, { $throws } runs straight through to { $goal } and wins.
consequence-recoil = A pawn that lands { $at } while counting back goes forward again, past { $goal } once more, and so ends where its throw began.
consequence-recoil-guard = A throw of { $count } from { $starts } is the exception: it would go round for ever, so the pawn rests on { $space }.
consequence-guard = A throw of { $count } from { $starts } would go round for ever: the pawn rests on { $space }.
consequence-deadlock = With { $seats } players every pawn can be held at once, at the soonest after { $count } throws ({ $throws }).
consequence-deadlock-never-from = With { $seats } or more players that cannot happen: only { $spaces } can hold a pawn, one at a time.
consequence-deadlock-too-few = A round can never get stuck: { $count ->
    [one] only space { $spaces } can hold a pawn, one at a time
   *[other] only spaces { $spaces } can hold a pawn, one each
  }.
consequence-deadlock-searched = With { $seats } players a round can never get stuck: no throws lead to every pawn being held.
consequence-no-holds = A round can never get stuck: no space holds a pawn until somebody comes.
consequence-shortest = The shortest way to { $goal } takes { $count ->
    [one] { $count } throw
   *[other] { $count } throws
  }.
consequence-mean = On average a throw leads { $steps } spaces forward.

## Options

rules-options-locked = Options are chosen before a round and hold until it ends.
rules-options-none = This game has no options.
rules-option-source = { $line } (as the source has it)
rules-option-reading = { $line } (convention adopted here)
rules-option-changed = { $line } (chosen for this table; usually: { $usual })

## Where this comes from

source-text = Source: { $text }.
source-language = It is written in { $language ->
    [fr] French
    [ms] Malay
    [pt] Portuguese
   *[en] English
  }.
source-checked = Checked on { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }.
source-states = What the source states, with the number of its sentence:
source-reading = What the source leaves open is a convention adopted here, not the source’s own words:
source-reconstructed = Reconstructed, not given by the source: { $name }.
source-references = References:
source-line = { $rule }: { $clauses }
source-option = { $line }. { $why }
source-letters = What the ids say: A and D stand for our reading where a source leaves a point open, G for a rule of every game, all others for a sentence of the source itself. They are explained in { $file }.
source-rule-seats = number of players
source-rule-starter = who begins
source-rule-track = track and aim
source-rule-dice = dice and walking
source-rule-overthrow = overthrow
source-rule-underflow = the end of the track
source-rule-initial-throw = initial throw
source-rule-meeting = meeting another pawn
source-rule-deadlock = every pawn held
source-rule-counters = counters and fines
source-rule-mistakes = common mistakes
source-rule-length = length
source-rule-difficulty = difficulty
source-rule-source = the text
source-rule-examples = worked examples
source-rule-remarks = remarks
source-rule-loop-guard = a space that has acted already
