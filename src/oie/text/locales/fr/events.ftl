### Ce qui s’est passé et où l’on en est, en phrases.

## Listes

list-and = { $before } et { $last }
list-or = { $before } ou { $last }

## L’ouverture

event-round-started = La manche commence : { $name } lance en premier.
event-pool-left = Il reste dans la cagnotte { $pool ->
    [one] { $pool } jeton
   *[other] { $pool } jetons
  } de la manche précédente.
event-ante = { $name } met { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
  } dans la cagnotte.
event-antes = Chacun met { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
  } dans la cagnotte.

## Un lancer et ses trajets, qui suivent les deux-points l’un après l’autre

event-throw = { $name } fait { $dice } : { $legs }.
event-throw-alone = { $name } fait { $dice }.
event-goes = { $name } poursuit : { $legs }.
leg-then = { $before } ; { $leg }
leg-there = { $at }, { $leg }
leg-walk = { $start ->
    [0] du départ
   *[other] de { $start }
  } à { $end }
leg-back = { $total } fait reculer, de { $start } { $end ->
    [0] au départ
   *[other] à { $end }
  }
leg-clamped = recul de { $start } { $end ->
    [0] au départ
   *[other] à { $end }
  } seulement, où commence le parcours
leg-floor = aucun recul, car le parcours commence { $end ->
    [0] au départ
   *[other] en { $end }
  }
leg-reverse = { $start ->
    [0] du départ
   *[other] de { $start }
  } jusqu’à { $goal }, puis recul du surplus ({ $over }) { $end ->
    [0] jusqu’au départ
   *[other] jusqu’à { $end }
  }
leg-finish = { $start ->
    [0] du départ
   *[other] de { $start }
  } à { $goal }, où dépasser suffit
leg-initial = premier lancer, directement { $end ->
    [0] au départ
   *[other] en { $end }
  }
leg-initial-at-start = lancé depuis le départ, directement { $end ->
    [0] au départ
   *[other] en { $end }
  }
leg-by = { $times ->
    [1] le même { $count }
    [2] deux fois { $count }
   *[other] { $times } fois { $count }
  }
leg-again = encore { $by } jusqu’à { $end }
leg-again-back = { $by } à reculons { $end ->
    [0] jusqu’au départ
   *[other] jusqu’à { $end }
  }
leg-again-clamped = { $by } à reculons, mais seulement { $end ->
    [0] jusqu’au départ
   *[other] jusqu’à { $end }
  }, où commence le parcours
leg-again-reverse = encore { $by } jusqu’à { $goal }, puis recul du surplus ({ $over }) { $end ->
    [0] jusqu’au départ
   *[other] jusqu’à { $end }
  }
leg-again-finish = encore { $by } jusqu’à { $goal }, où dépasser suffit
leg-from-goal = { $by } à reculons depuis { $goal } { $end ->
    [0] jusqu’au départ
   *[other] jusqu’à { $end }
  }
leg-straight = directement en { $end }
leg-straight-back = retour { $end ->
    [0] au départ
   *[other] en { $end }
  }
leg-straight-stop = directement { $end ->
    [0] au départ
   *[other] en { $end }
  }, où l’on s’arrête
leg-origin = retour { $end ->
    [0] au départ
   *[other] en { $end }
  }, d’où partait le lancer
leg-guard = on s’arrête, car cette case a déjà agi dans ce lancer
leg-idle-reverse = on s’arrête, car le pion reculait du surplus
leg-idle-once = on s’arrête, car l’effet ne joue qu’une fois par lancer
leg-stay-over = on ne bouge pas { $space ->
    [0] du départ
   *[other] de { $space }
  }, car { $count } mènerait au-delà de { $goal }
leg-stay-under = on ne bouge pas de { $space }, car { $count } ferait reculer au-delà { $first ->
    [0] du départ
   *[other] de { $first }
  }

## Choix

event-choice-offered = { $name } peut choisir, { $at } ({ $space }) : { $choices }.
event-chosen = { $name } choisit : { $effect }.
event-chosen-number = { $name } choisit la possibilité { $number }.

## Rencontres

event-hit = { $by } s’arrête { $start ->
    [0] au départ
   *[other] en { $start }
  }, où se trouve { $name } : { $name } { $way ->
    [forward] avance
   *[back] recule
  } { $end ->
    [0] jusqu’au départ
   *[other] jusqu’à { $end }
  }, d’où partait ce lancer.
event-wait-cancelled = { $name } n’a plus { $turns ->
    [one] de tour
   *[other] ces { $turns } tours
  } à passer.
event-returned = { $name } rencontre { $met } { $start ->
    [0] au départ
   *[other] en { $start }
  } et retourne { $end ->
    [0] au départ
   *[other] en { $end }
  }, d’où partait ce lancer.
event-relief = { $by } délivre { $name } { $at } ({ $space }) : { $name } va { $end ->
    [0] au départ
   *[other] en { $end }
  }, d’où partait ce lancer.
event-relief-stays = { $by } délivre { $name } { $at } ({ $space }) : { $name } y reste et relancera à son tour.
event-takes-place = C’est maintenant { $name } qui reste en { $space } jusqu’à ce qu’un autre pion y arrive.
event-freed = { $name } n’attend plus en { $space } et relancera à son tour.

## Là où le pion s’arrête

event-held = { $name } reste { $at } ({ $space }) jusqu’à ce qu’un autre pion y arrive.
event-held-alone = { $name } reste { $at } ({ $space }) tant qu’aucun autre pion ne s’y trouve.
event-turns-lost = { $name } passe { $turns ->
    [one] son prochain tour
   *[other] ses { $turns } prochains tours
  } { $at }.
event-turns-owed = Cela fait { $waits } tours à passer en tout.
event-gift = { $name }, { $at }, offre { $turns ->
    [one] un tour
   *[other] { $turns } tours
  } de plus à chaque autre joueur et passe donc { $turns ->
    [one] son prochain tour
   *[other] ses { $turns } prochains tours
  }.
event-throw-granted = { $name } lance encore une fois, { $at }.

## Paiements

event-meeting = rencontre
event-paid = { $name } verse { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
  } à la cagnotte ({ $why }).
event-paid-short = { $name } doit { $due ->
    [one] { $due } jeton
   *[other] { $due } jetons
  } ({ $why }) mais n’en a plus que { $amount }, { $amount ->
    [one] versé
   *[other] versés
  } à la cagnotte.
event-paid-nothing = { $name } doit { $due ->
    [one] { $due } jeton
   *[other] { $due } jetons
  } ({ $why }) mais n’en a plus : rien n’est payé, et { $name } continue.
event-paid-free = { $name } doit une amende de 0 jeton ({ $why }) : rien n’est payé.

## La fin, et l’impasse

event-won = { $name } gagne la manche, pile sur { $goal }, { $at }.
event-won-passing = { $name } gagne la manche en { $goal }, { $at }.
event-won-pool = La cagnotte est pour { $name } : { $pool ->
    [one] { $pool } jeton
   *[other] { $pool } jetons
  }.
event-deadlock = Tous les pions sont bloqués, et plus personne ne pourrait jamais lancer.
event-deadlock-oldest = Tous les pions sont bloqués, et plus personne ne pourrait jamais lancer : { $name }, qui attend depuis le plus longtemps, peut repartir de { $space } à son tour.
event-deadlock-all = Tous les pions sont bloqués, et plus personne ne pourrait jamais lancer : chacun peut repartir d’où il est ({ $pawns }).
event-deadlock-draw = Tous les pions sont bloqués, et plus personne ne pourrait jamais lancer : la manche finit sans vainqueur.
event-deadlock-pawn = { $name } en { $space }
event-drawn = La manche finit sans vainqueur.
event-drawn-pool = { $pool ->
    [one] { $pool } jeton reste
   *[other] { $pool } jetons restent
  } dans la cagnotte pour la manche suivante.

## À qui le tour

event-passed-held = { $name } ne lance pas, car son pion est bloqué.
event-passed-wait = { $name } passe ce tour : { $left ->
    [0] plus aucun à passer
    [one] encore 1 à passer
   *[other] encore { $left } à passer
  }.
event-turn-came = À { $name } de lancer.

## Où l’on en est

status-to-throw = À { $name } de lancer.
status-to-choose = À { $name } de choisir.
status-won = { $name } a gagné.
status-drawn = La manche a fini sans vainqueur.
status-held = { $name } a son pion bloqué { $at } ({ $space }) jusqu’à ce qu’un autre y arrive.
status-held-alone = { $name } a son pion bloqué { $at } ({ $space }) tant qu’aucun autre ne s’y trouve.
status-waits = { $name } a encore { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
  } à passer.
