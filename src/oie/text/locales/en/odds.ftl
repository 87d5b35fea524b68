### Chances: the bar at the table, and the luck of the dice after the round.

odds-switch = Show the chances
odds-switch-why = Everybody’s chance to win, worked out anew with every throw. Up to three players it is exact; with more it is estimated.
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
