### What the commands `oie list`, `oie replay` and `oie verify` say in words of their own.

command-list-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
command-list-dice-span = { $least } to { $most } dice
command-list-facts = { $spaces } spaces, { $dice }, { $least } to { $most } players
command-list-facts-fixed = { $spaces } spaces, { $dice }, { $most ->
    [one] { $most } player
   *[other] { $most } players
  }
command-replay-heading = { $game }, saved on { $saved }: { $names }.
command-verify-agrees = Everything in the record agrees: { $moves ->
    [0] nothing has been thrown yet, and the events lead
    [one] its { $moves } move leads to the events, and these lead
   *[other] its { $moves } moves lead to the events, and these lead
  } to the position { $position }.
command-verify-start = The lot that said who begins is proved.
command-verify-proved = Sealed dice, segment { $segment }: { $throws ->
    [0] the secret is the one that was committed to; nothing was thrown with it.
    [one] its { $throws } throw is proved.
   *[other] all { $throws } throws are proved.
  }
command-verify-running = Sealed dice, segment { $segment }: the round is running, so the secret of { $throws ->
    [0] these dice
    [one] its { $throws } throw
   *[other] its { $throws } throws
  } is not shown yet, and nothing can be proved.
command-verify-hidden = Sealed dice, segment { $segment }: the secret of { $throws ->
    [0] these dice
    [one] its { $throws } throw
   *[other] its { $throws } throws
  } was never shown, and nothing can be proved.
command-verify-unsealed = { $throws ->
    [one] { $throws } throw was
   *[other] { $throws } throws were
  } made without sealed dice and cannot be proved.
command-referee-seats = Seats are counted from 0 in the position: { $seats }.
command-referee-seat = { $seat } is { $name }
command-referee-first = (Here the first throw of { $name } counts as made. Where it is not, write { $space }*: then { $dice } is a first throw.)
command-tables-row = { $code }, last used { $last }, version { $version }
command-tables-deleted = Table { $code } is deleted, with the secrets of its dice.
command-backup-done = All tables are copied into { $file } ({ $size } kB). It holds the secrets of dice that are still played with: nobody else should read it.
