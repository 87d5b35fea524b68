### Ce que fait une case : mots d’un choix, d’une légende et de la page des règles.

effect-and = { $before } ; { $effect }
effect-none = aucun effet
effect-initial = case où mène un premier lancer ; aucun autre effet
effect-initial-at-start = case où mène un lancer depuis le départ ; aucun autre effet
effect-goal = le premier pion qui y arrive gagne
effect-onward = avancer encore { $times ->
    [1] du même nombre
    [2] de deux fois le lancer
   *[other] de { $times } fois le lancer
  }, dans le même sens
effect-forward = avancer { $times ->
    [1] du même nombre
    [2] de deux fois le lancer
   *[other] de { $times } fois le lancer
  }
effect-backward = reculer { $times ->
    [1] du même nombre
    [2] de deux fois le lancer
   *[other] de { $times } fois le lancer
  }
effect-after-onward = si l’on y arrive en reculant du surplus, reculer encore { $times ->
    [1] du même nombre
    [2] de deux fois le lancer
   *[other] de { $times } fois le lancer
  }
effect-after-forward = si l’on y arrive en reculant du surplus, avancer de nouveau { $times ->
    [1] du même nombre
    [2] de deux fois le lancer
   *[other] de { $times } fois le lancer
  }
effect-after-goal = si l’on y arrive en reculant du surplus, compter plutôt { $times ->
    [1] le lancer
    [2] deux fois le lancer
   *[other] { $times } fois le lancer
  } à reculons depuis { $goal }
effect-after-stop = si l’on y arrive en reculant du surplus, y rester
effect-once = cela une seule fois par lancer
effect-straight = aller directement en { $to }
effect-back = retourner { $to ->
    [0] au départ, avant la case 1
   *[other] en { $to }
  }
effect-origin = retourner là d’où partait le lancer
effect-stop = et s’y arrêter
effect-table = aller { $pairs }
effect-pair = de { $from } { $to ->
    [0] au départ
   *[other] à { $to }
  }
effect-lose = passer { $turns ->
    [one] son prochain tour
   *[other] ses { $turns } prochains tours
  }
effect-gift = chaque autre joueur joue { $turns ->
    [one] un tour de plus : on passe donc son prochain tour
   *[other] { $turns } tours de plus : on passe donc ses { $turns } prochains tours
  }
effect-hold = rester jusqu’à ce qu’un autre pion y arrive ; il prend alors la place, et le pion délivré va là d’où partait ce lancer
effect-hold-brief = rester jusqu’à ce qu’un autre pion y arrive
effect-hold-stays = rester jusqu’à ce qu’un autre pion y arrive ; il est bloqué à son tour, et le pion délivré reste sur la case
effect-hold-company = rester tant qu’aucun autre pion ne s’y trouve
effect-pay = verser { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
  } à la cagnotte
effect-throw-again = lancer encore une fois
effect-choose = choisir : { $choices }

## Les options et leurs valeurs

option-line = { $name } : { $value }
option-true = oui
option-false = non
option-board = { $name } { $spaces }
option-board-none = { $name } : aucune
