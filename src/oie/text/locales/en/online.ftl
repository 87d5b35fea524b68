### Playing from several places: the host, the guests, sealed dice.

## Inviting

online-invite = Invite
online-invite-line = Whoever opens this link takes a seat, without an account. Typing the code will do as well.
online-code = Code of the table
online-alone = This link works on this computer alone. For other devices start with: oie serve --lan
online-link = Link to send
online-watch-link = Link to watch
online-copy = Copy
online-copied = The link is copied.
online-qr = Code to photograph, which leads to this table
online-guest = somebody elsewhere, by a link
online-guest-name = Guest { $number }

## The seats

online-chairs = Seats
online-is-host = host
online-is-here = here
online-is-away = away
online-is-free = free
online-is-held = the machine holds the seat
online-hold = Let the machine play
online-give-back = Give the seat back
online-free-seat = Free the seat
online-hand-over = Hand over
online-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
online-let-watch = Let others watch
online-you = you

## Sitting down

online-join = Take a seat
online-join-line = { $host } invites you to play.
online-join-code = Join a table
online-join-code-line = With the code that the host has given you
online-others = This round was played from several places. Who plays the other seats?
online-others-screen = All on this screen
online-others-machine = The machine
online-others-guest = Wait for guests
online-name = Your name
online-choose-seat = Your pawn
online-sit = Take a seat
online-watch = Watch
online-full = Every seat is taken. You may watch.
online-watch-only = You are watching.

## Absences

online-elsewhere = This table is open elsewhere
online-elsewhere-line = Your seat is played on another page or another device.
online-come-back = Take it back here
online-host-left = The host has left. The table stays open, and you can throw.
online-claim = Become the host
online-claim-wait = Possible in { $seconds } s
online-player-left = { $name } is gone. Wait, let the machine play, or free the seat.
online-player-gone = { $name } is gone.
online-set = The host has set the table anew; the rules shown are those of the next round.
online-seat-left = { $name } has given up the seat.
online-waits-for = The table waits for { $name }.
online-asked = { $name } asks for a new round.
online-ask-round = Ask for a round
online-asked-sent = The host has been told.
online-only-host = Only the host can do this.
online-delete = Delete this table
online-confirm-delete = Delete the table and everything in it?
online-confirm-leave = Give up your seat? The round goes on without you.

## Sealed dice

online-sealing = The dice are being sealed: waiting for { $names }.
online-sealing-all = The dice are being sealed…
online-dice-sealed-why = Every page contributes to the dice before the first throw, and everybody can check after the last that nobody has touched them.
online-proved = { $throws ->
    [one] The throw of this round is proved: it was fixed before the start, by all pages together.
   *[other] The { $throws } throws of this round are proved: they were fixed before the first, by all pages together.
  }
online-not-proved = Beware: the dice of this round are not what was sealed ({ $wrong }). Somebody has changed them.
online-wrong-commitment = the secret is not the one that was committed to
online-wrong-key = a key is not the one that was sealed
online-wrong-left-out = the key of this page was left out
online-wrong-lot = a lot is different
online-wrong-throw = a throw is different
