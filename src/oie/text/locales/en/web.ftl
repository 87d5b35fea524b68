### What the pages of the browser say besides the labels of every screen.

## The menu

web-games = Games of the Goose
web-lead = Old games, true to their texts. To play together or against the machine, and to study.
web-play = Play
web-set-table = Set the table
web-labelled = { $action }: { $game }
web-blue = Blue
web-the-machine = The machine
web-fact-seats = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
      }
   *[other] { $least } to { $most } players
  }
web-fact-spaces = { $count } spaces
web-fact-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
web-fact-counters = counters
web-resume-file = A file that you saved
web-own = A game of your own
web-own-line = A file that you wrote (.yaml): its board, then a table
web-own-large = This file is too large to be a game.
web-own-faults = { $count ->
    [one] This game cannot be played yet: one thing is wrong.
   *[other] This game cannot be played yet: { $count } things are wrong.
  }
web-own-again = Mend the file, save it, and open it again.
web-own-utf8 = This file is not saved as UTF-8: in its program choose “Save as”, plain text, encoding UTF-8.
web-own-round = This is a saved round: open it under “Resume”.
web-print-rules = The board and the rules, to read and to print
web-own-copy = The file of this game, to make one of your own of it
web-round-waits = Your last table is as you left it.
web-go-on = Back to the table
web-to-menu = To the games

## Setting the table

web-add-player = Add a player
web-remove-player = Remove player { $number }
web-kind = Who plays for player { $number }
web-why = Why this default?
web-brush = Colour to paint with
web-plain-space = plain space
web-board-fine = This board can be played.
web-caution-colour-absent = Caution: there is no space of the kind “{ $colour }”.
web-caution-outside-text = Caution: outside the text, which names { $spaces } as { $colour }.
web-caution-long = Caution: a lone pawn needs { $throws } throws on average, more than { $limit }.
web-caution-no-finish = Caution: from no space on which a pawn can rest does one walk lead to the goal.
web-caution-ways-cut = Caution: there are too many ways to choose; not all of them were followed.
web-next-round = The rounds to come
web-set = The table is set for the next round.
web-no-options = This game has no options.

## The table

web-skip = To the dice
web-beside = Beside the board
web-round = Round
web-ready = The table is set
web-space = space { $space }
web-turn = { $name } is about to throw.
web-pace = throws after { $seconds } s
web-plays = to play
web-winner = winner
web-won = { $name } has won
web-drawn = No winner
web-rounds-won = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
  }
web-throws = { $count ->
    [one] throw
   *[other] throws
  }
web-all-history = All throws
web-options-from = From round { $number } on:
web-race = The race: the space of every pawn after every move.
web-report = Enter
web-moving = Any key skips
web-wait = One moment…

## Reasons, said on the board where they work

web-reason = { $name }: { $reason }
web-reason-on = { $count } more
web-reason-go = go to { $space }
web-reason-back = back to { $space }
web-reason-initial = First throw: go to { $space }
web-reason-over = Too far: { $count } back
web-reason-stay = stays
web-reason-guard = acts only once
web-reason-hit = Swap
web-reason-returned = Taken: back to { $space }
web-reason-released = Freed
web-reason-lose = { $turns ->
    [one] 1 turn lost
   *[other] { $turns } turns lost
  }
web-reason-again = throws again
web-meeting = Meeting

## Settings of the page

web-theme = Light
web-theme-system = as the system
web-theme-light = day
web-theme-dark = evening
web-theme-contrast = high contrast
web-follow = Follow the pawn closely
web-motion = Pawns walk
web-motion-full = space by space
web-motion-fast = fast

## What went wrong

web-lost = The line to the server is broken; it is being joined again.
web-no-board = The board cannot be fetched.
web-no-fullscreen = This browser does not show the page in full screen.
web-noscript = This page needs JavaScript, which is switched off in this browser.
web-refused = There is nothing here
web-not-open = This is not open to you
web-file-large = This file is too large to be a saved round.

## About and privacy

web-about = For the curious
web-about-line = What oie is, and whose work is in it
web-about-oie = oie { $version } plays every game of the Goose family from one description of its rules. It is free software under the MIT licence.
web-about-pictures = Boards, pawns, pictures and sounds were made for oie and are under the same licence.
web-about-others = Work of others
web-column-name = Name
web-column-licence = Licence
web-privacy = Privacy
web-privacy-line = What is kept, where and how long
web-privacy-rounds = The server keeps the rounds of its tables, with the names that you give, in its data folder. { $unit ->
    [days] A table is removed { $count ->
        [one] { $count } day
       *[other] { $count } days
      } after the last thing that happened at it, or before that by whoever opened it.
    [hours] A table is removed { $count ->
        [one] { $count } hour
       *[other] { $count } hours
      } after the last thing that happened at it, or before that by whoever opened it.
   *[never] They stay until whoever opened the table deletes it, or somebody deletes them in that folder.
  }
web-privacy-browser = Your browser keeps your language, theme, sound, pace, your name and the address of your last table, until you clear them; and, for a table that is played from several places, the key of your seat, which no page can read and which is sent to that table alone.
web-privacy-nobody = Nothing is sent to anybody else: pages load no font, picture or script from elsewhere.
web-privacy-files = A file that you save holds the names and the throws of that round, and nothing about your computer.
