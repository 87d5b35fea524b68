### Les chances : la barre à table, et la chance aux dés après la manche.

odds-switch = Montrer les chances
odds-switch-why = La chance de chacun de gagner, recalculée à chaque lancer : exacte quand c’est possible, le plus souvent à deux ou trois joueurs, sinon estimée. Un jeu nouveau demande d’abord un moment.
odds-missing = Il manque des paquets. Pour les installer : { $command }
odds-install = Les installer
odds-installing = Les paquets pour les chances s’installent ; vous pouvez jouer pendant ce temps.
odds-page = Les chances de ce jeu en chiffres et en images (en anglais)
odds-now = Chances de gagner
odds-about = environ { $chance }
odds-error = ± { $error }
odds-luck = La chance aux dés
odds-curve = La chance de gagner de chacun, lancer après lancer.
odds-turning = Le lancer qui a tout changé est le { $number }ᵉ : { $name } fait { $faces }, et la chance de { $winner } passe de { $before } à { $after }.
odds-dice-ordinary = { $name } : { $mean } en moyenne sur { $throws } lancers ; des dés comme les autres (on attend { $normal }).
odds-dice-high = { $name } : { $mean } en moyenne sur { $throws } lancers ; des dés plus forts que d’habitude (on attend { $normal }).
odds-dice-low = { $name } : { $mean } en moyenne sur { $throws } lancers ; des dés plus faibles que d’habitude (on attend { $normal }).

## La page des chances

odds-report-title = Les chances : { $game }
odds-report-win = Qui gagne, à { $seats } joueurs
odds-report-chance = chance
odds-report-seat = { $place ->
    [1] joue en premier
    [2] joue en deuxième
    [3] joue en troisième
   *[other] joue en position { $place }
  }
odds-report-nobody = personne ne gagne
odds-report-exact = Calculé exactement, sur toutes les façons dont une manche peut se dérouler.
odds-report-simulated = Estimé sur un grand nombre de manches simulées.
odds-report-length = Combien dure une manche
odds-report-length-line = La moitié des manches sont finies après { $half } tours ; une sur vingt en demande plus de { $long }. La moyenne est de { $mean }.
odds-report-chart = Chance qu’une manche dure tant de tours
odds-report-turns = tours
odds-report-board = Où passent les pions
odds-report-board-line = Plus une case est foncée, plus les pions y passent. Pointez une case pour voir combien.
odds-report-space = case
odds-report-visits = passages par manche
odds-report-events = Ce qui arrive dans une manche
odds-report-a-round = par manche
odds-report-hits = pions renvoyés
odds-report-returns = pions retournés d’où ils venaient
odds-report-releases = pions délivrés
odds-report-holds = pions retenus
odds-report-deadlocks = manches où tous étaient retenus
odds-report-payments = paiements
odds-report-due = jetons à payer
odds-report-guards = cases qui n’ont agi qu’une fois
odds-report-leads = changements de meneur
odds-report-first = Jouer en premier
odds-report-players = joueurs
odds-report-rule = Règle de la maison : { $rule }
odds-report-first-wins = le premier gagne
odds-report-percent = { $value } %
odds-report-number = { $value }
