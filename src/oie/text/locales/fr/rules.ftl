### La page des règles d’un jeu ; chaque nombre y vient de son jeu de règles.

## Titres

rules-heading-aim = But du jeu
rules-heading-material = Matériel
rules-heading-order = Comment on joue
rules-heading-spaces = Cases
rules-heading-end = Fin, durée et difficulté
rules-heading-examples = Exemples expliqués
rules-heading-mistakes = Erreurs fréquentes
rules-heading-consequences = Bon à savoir
rules-heading-options = Les choix de cette table
rules-heading-remarks = Remarques
rules-heading-summary = En bref
rules-heading-source = D’où cela vient

## Mots

rules-place = { $space ->
    [0] le départ
   *[other] { $space }
  }
rules-goal-name = arrivée
rules-goal-at = à l’arrivée
rules-short = { $title } : { $goal } cases, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, { $players }
rules-seats = { $least } à { $most } joueurs
rules-seats-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }

## But et matériel

rules-aim-exact = Être le premier à arriver pile sur { $goal } ({ $name }).
rules-aim-passing = Être le premier à atteindre ou à dépasser { $goal } ({ $name }).
rules-board = Un plateau dont le parcours compte { $goal } cases numérotées, leurs effets inscrits dessus ou à côté.
rules-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  } à { $faces } faces.
rules-players = { $players }, chacun avec un pion reconnaissable à sa couleur ou à sa forme.
rules-purse = { $purse ->
    [one] { $purse } jeton
   *[other] { $purse } jetons
  } par joueur, et une cagnotte au milieu.
rules-marker = Un petit marqueur par tour encore à passer : il est plus sûr que la mémoire.

## Comment on joue

rules-start-before = Tous les pions partent d’avant la case 1, hors du parcours.
rules-start-on = Tous les pions partent de la case 1.
rules-first-count = Un premier lancer de { $count } mène en { $end }.
rules-starter-lots = On tire au sort qui lance en premier ; puis chacun lance à son tour, dans l’ordre des places.
rules-starter-lots-order = On tire au sort l’ordre de tous les joueurs, et chacun lance à son tour dans cet ordre.
rules-starter-alternate = La première place commence la première manche ; ensuite on commence à tour de rôle, manche après manche.
rules-ante = Avant le premier lancer, chacun met { $stake ->
    [one] { $stake } jeton
   *[other] { $stake } jetons
  } dans la cagnotte.
rules-throw = À son tour, on lance { $dice ->
    [one] le dé
   *[other] les { $dice } dés, on les additionne
  } et l’on avance d’autant de cases ; la case que l’on quitte ne compte pas.
rules-back = Avec { $back }, on recule d’autant ; avec { $forward }, on avance.
rules-acts = Une case n’agit que si un déplacement s’y termine ; une case seulement traversée ne fait rien.
rules-initial = Au premier lancer de chaque joueur, et seulement alors : { $table }.
rules-initial-at-start = Chaque fois que l’on lance depuis le départ : { $table }.
rules-initial-item = avec { $dice }, directement { $space ->
    [0] au départ
   *[other] en { $space }
  }
rules-overthrow-reverse = Un lancer trop grand mène jusqu’à { $goal }, puis fait reculer du surplus ; dépasser ne fait pas gagner.
rules-overthrow-stay = Un lancer trop grand ne fait pas bouger le pion ; dépasser { $goal } ne fait pas gagner.
rules-overthrow-finish = Un lancer trop grand gagne aussi : il suffit de dépasser { $goal }.
rules-overthrow-example = De { $start }, un lancer de { $count } mène en { $end }.
rules-underflow-clamp = On ne recule jamais au-delà { $first ->
    [0] du départ
   *[other] de la case { $first }
  } : le pion s’y arrête, sans autre effet.
rules-underflow-stay = Un recul qui mènerait au-delà { $first ->
    [0] du départ
   *[other] de la case { $first }
  } ne se fait pas.
rules-guard = Une case qui a déjà agi dans un lancer, dans le même sens, n’y agit plus : le pion s’y arrête.
rules-meeting-occupant = Si le déplacement se termine sur un autre pion, celui-ci va sur la case d’où partait le lancer.
rules-meeting-arriver = Si le déplacement se termine sur un autre pion, on retourne sur la case d’où partait le lancer.
rules-meeting-share = Plusieurs pions peuvent se tenir sur une même case.
rules-meeting-quiet = Là où un pion est ainsi placé, la case n’a pas d’effet sur lui.
rules-meeting-fine = Pour la rencontre, celui qui repart paie { $fine ->
    [one] { $fine } jeton
   *[other] { $fine } jetons
  }.
rules-meeting-relief = Un pion bloqué n’est pas rencontré, mais délivré : voyez les cases.
rules-shared = Sur { $count ->
    [one] la case { $spaces }
   *[other] les cases { $spaces }
  }, plusieurs pions peuvent se tenir sans se rencontrer.
rules-shared-start = Au départ, plusieurs pions peuvent se tenir sans se rencontrer.
rules-shared-start-and = Au départ et sur { $count ->
    [one] la case { $spaces }
   *[other] les cases { $spaces }
  }, plusieurs pions peuvent se tenir sans se rencontrer.
rules-wait-kept = Un pion déplacé doit encore les tours qu’il avait à passer.
rules-wait-cancelled = Un pion déplacé ne doit plus les tours qu’il avait à passer.
rules-waiting = Un tour à passer se compte quand vient son tour, sans lancer ; le déplacement qui a mené au piège n’en est pas un.
rules-held = Un pion bloqué ne lance pas quand vient son tour.
rules-pool = Tout ce qui se paie va à la cagnotte ; qui n’a pas assez de jetons donne ce qui lui reste et continue.
rules-deadlock-release-oldest = Si tous les pions sont bloqués, celui qui l’est depuis le plus longtemps est libre sur place et lance à son prochain tour.
rules-deadlock-release-all = Si tous les pions sont bloqués, tous sont libres sur place, et chacun lance à son prochain tour.
rules-deadlock-draw = Si tous les pions sont bloqués, la manche finit sans vainqueur.

## Cases

rules-summary-turn = On lance, on avance, puis on applique la case où l’on arrive.
rules-summary-kind = { $name } ({ $spaces }) : { $effect }
rules-column-spaces = Case
rules-column-name = Nom
rules-column-effect = Effet
rules-plain = Toutes les autres cases sont sans effet.

## Fin

rules-end = Le premier pion sur { $goal } gagne aussitôt : les autres n’ont pas de dernier lancer, et l’on ne compte pas de points.
rules-end-pool = Le vainqueur prend la cagnotte.
rules-throws = En moyenne, un pion seul lance { $throws } fois pour y arriver ; les tours sans lancer ne sont pas comptés.
rules-minutes = À une table, une manche dure souvent { $least } à { $most } minutes ; c’est une estimation de la source, et les dés peuvent la prolonger.
rules-difficulty = Difficulté : { $level ->
    [very-easy] très facile
    [easy] facile
   *[medium] moyenne
  }.
rules-no-choice = Il n’y a rien à choisir : on lance, on compte et l’on applique les cases.

## Exemples

rules-example-before = Avant : { $pawns }.
rules-example-start = Avant : tous au départ.
rules-example-pawn = { $name } { $space ->
    [0] au départ
   *[other] en { $space }
  }
rules-example-left-out = { $count ->
    [one] { $count } exemple ne va pas avec les options choisies et n’est pas montré.
   *[other] { $count } exemples ne vont pas avec les options choisies et ne sont pas montrés.
  }

## Erreurs fréquentes

mistake-departure-counted = Compter comme premier pas la case que l’on quitte.
mistake-goose-rethrown = Relancer les dés { $at } au lieu de répéter le même nombre.
mistake-passing-counts = Faire agir une case que l’on ne fait que traverser.
mistake-nine-forgotten = Oublier l’exception du premier lancer ({ $table }).
mistake-passing-wins = Gagner en dépassant { $goal } au lieu de reculer du surplus.
mistake-relief-required = Attendre une délivrance { $places } : après les tours passés, on rejoue tout simplement.

## Bon à savoir, calculé à partir des règles

consequence-never-win = On ne gagne jamais avec { $throws }.
consequence-total = un total de { $total }
consequence-winning = On peut atteindre { $goal } en un lancer depuis { $spaces }.
consequence-winning-item = { $space } (avec { $throws })
consequence-start-wins = Lancé depuis le départ, mais pas au premier lancer, { $throws } mène d’un trait à { $goal } et gagne.
consequence-recoil = Un pion qui arrive { $at } en reculant du surplus avance de nouveau, dépasse encore { $goal } et finit donc là d’où partait son lancer.
consequence-recoil-guard = Seule exception, un lancer de { $count } depuis { $starts } : il tournerait sans fin, et le pion s’arrête en { $space }.
consequence-guard = Un lancer de { $count } depuis { $starts } tournerait sans fin : le pion s’arrête en { $space }.
consequence-deadlock = À { $seats } joueurs, tous les pions peuvent être bloqués à la fois, au plus tôt après { $count } lancers ({ $throws }).
consequence-deadlock-never-from = À { $seats } joueurs ou plus, cela ne peut pas arriver : seules les cases { $spaces } peuvent bloquer un pion, un à la fois.
consequence-deadlock-too-few = Une manche ne reste jamais bloquée : { $count ->
    [one] seule la case { $spaces } retient un pion, un à la fois
   *[other] seules les cases { $spaces } retiennent un pion, un chacune
  }.
consequence-deadlock-searched = À { $seats } joueurs, une manche ne reste jamais bloquée : aucune suite de lancers ne bloque tous les pions.
consequence-no-holds = Une manche ne reste jamais bloquée : aucune case ne retient un pion jusqu’à ce que quelqu’un vienne.
consequence-shortest = Le plus court chemin jusqu’à { $goal } demande { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
  }.
consequence-mean = En moyenne, un lancer fait avancer de { $steps } case.

## Options

rules-options-locked = Les options se choisissent avant la manche et valent jusqu’à sa fin.
rules-options-none = Ce jeu n’a pas d’options.
rules-option-source = { $line } (selon la source)
rules-option-reading = { $line } (convention retenue)
rules-option-changed = { $line } (choix de cette table ; d’ordinaire : { $usual })

## D’où cela vient

source-text = Source : { $text }.
source-language = Elle est écrite en { $language ->
    [fr] français
    [ms] malais
    [pt] portugais
   *[en] anglais
  }.
source-checked = Vérifiée le { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  } { $year }.
source-states = Ce que la source dit, avec le numéro de sa phrase :
source-reading = Ce que la source laisse ouvert : convention retenue, et non un texte de la source.
source-reconstructed = Reconstitué, non donné par la source : { $name }.
source-references = Références :
source-line = { $rule } : { $clauses }
source-option = { $line }. { $why }
source-letters = Ce que disent les numéros : A et D, notre lecture là où une source laisse un point ouvert ; G, une règle de tous les jeux ; tous les autres, une phrase de la source elle-même. Ils sont expliqués dans { $file }.
source-rule-seats = nombre de joueurs
source-rule-starter = qui commence
source-rule-track = parcours et but
source-rule-dice = dés et marche
source-rule-overthrow = dépassement de l’arrivée
source-rule-underflow = bout du parcours
source-rule-initial-throw = premier lancer
source-rule-meeting = rencontre d’un autre pion
source-rule-deadlock = tous les pions bloqués
source-rule-counters = jetons et amendes
source-rule-mistakes = erreurs fréquentes
source-rule-length = durée
source-rule-difficulty = difficulté
source-rule-source = texte
source-rule-examples = exemples expliqués
source-rule-remarks = remarques
source-rule-loop-guard = case qui a déjà agi
