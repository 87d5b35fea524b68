### Chances: the bar at the table, and the luck of the dice after the round.

odds-switch = Show the chances
odds-switch-why = Everybody’s chance to win, worked out anew with every throw: exact where it can be, for two or three players mostly, else estimated. A new game takes a while at first.
odds-missing = Some packages are missing. To install them: { $command }
odds-install = Install them
odds-installing = The packages for the chances are being installed; play on meanwhile.
odds-page = The odds of this game in figures and pictures
odds-now = Chances to win
odds-about = about { $chance }
odds-error = ± { $error }
odds-luck = The luck of the dice
odds-curve = Everybody’s chance to win, throw by throw.
odds-turning = The throw that changed everything is number { $number }: { $name } throws { $faces }, and the chance of { $winner } goes from { $before } to { $after }.
odds-dice-ordinary = { $name }: { $mean } on average over { $throws } throws; dice like any others ({ $normal } is expected).
odds-dice-high = { $name }: { $mean } on average over { $throws } throws; dice higher than usual ({ $normal } is expected).
odds-dice-low = { $name }: { $mean } on average over { $throws } throws; dice lower than usual ({ $normal } is expected).

## The page of odds

odds-report-title = The odds: { $game }
odds-report-win = Who wins, with { $seats } players
odds-report-chance = chance
odds-report-seat = { $place ->
    [1] throws first
    [2] throws second
    [3] throws third
   *[other] throws as number { $place }
  }
odds-report-nobody = nobody wins
odds-report-exact = Worked out exactly, over every way a round can go.
odds-report-simulated = Estimated from many simulated rounds.
odds-report-length = How long a round lasts
odds-report-length-line = Half of all rounds are over after { $half } turns; one in twenty takes more than { $long }. The average is { $mean }.
odds-report-chart = Chance that a round lasts so many turns
odds-report-turns = turns
odds-report-board = Where pawns come
odds-report-board-line = The darker a space, the more often pawns come there. Point at a space to see how often.
odds-report-space = space
odds-report-visits = visits a round
odds-report-events = What happens in a round
odds-report-a-round = a round
odds-report-hits = pawns hit
odds-report-returns = pawns sent back on arrival
odds-report-releases = pawns set free
odds-report-holds = pawns held
odds-report-deadlocks = rounds in which all were held
odds-report-payments = payments
odds-report-due = counters to pay
odds-report-guards = spaces that acted only once
odds-report-leads = changes of the lead
odds-report-first = Throwing first
odds-report-players = players
odds-report-rule = House rule: { $rule }
odds-report-first-wins = first wins
odds-report-percent = { $value }%
odds-report-number = { $value }
