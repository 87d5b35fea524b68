### Ce que disent les écrans : libellés, questions, titres, aide.

## Le bandeau

ui-title = oie, le jeu de l’oie
ui-launch = ▶ Lancer la manche
ui-new-round = ▶ Nouvelle manche
ui-save = 💾 Sauvegarder
ui-resume = 📂 Reprendre
ui-history = 📜 Historique
ui-sound = 🔊 Son
ui-sound-off = 🔇 Son coupé
ui-fullscreen = ⛶ Plein écran
ui-window = ⛶ Fenêtre
ui-reset = ⟲ Réinitialiser
ui-quit = ✕ Quitter
ui-help = ❓ Aide
ui-settings = ⚙ Réglages
ui-rules = 📖 Règles
ui-print = 🖨 Imprimer
ui-menu = Menu
ui-language = Langue
ui-language-fr = français
ui-language-en = anglais
ui-language-pt = portugais
ui-language-ms = malais

## Mettre la table

ui-choose-ruleset = Quel jeu ?
ui-choose-seats = Combien de joueurs ?
ui-choose-names = Qui joue ?
ui-choose-option = Options de la manche
ui-choose-dice = Quels dés ?
ui-rules-at-table = Les choix de cette table
ui-locked = Jeu et options sont fixés jusqu’à la fin de la manche.
ui-dice-system = les dés du programme
ui-dice-sealed = dés scellés
ui-dice-real = vrais dés
ui-dice-seeded = dés à graine
ui-dice-loaded = dés donnés d’avance
ui-help-dice-system = Chaque lancer est tiré au hasard au moment où l’on lance.
ui-help-dice-sealed = Tirés au hasard aussi, mais fixés d’avance sous un sceau ; après la manche, chacun peut prouver chaque lancer.
ui-help-dice-real = Vous lancez vos propres dés et saisissez ce qu’ils montrent.
ui-person = une personne
ui-machine = La machine
ui-player = Joueur { $number }
ui-name-prompt = Nom du joueur { $number }
ui-pace = Rythme de la machine
ui-pace-value = { $seconds } s
ui-counters = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
ui-pool = Cagnotte : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
ui-players = Joueurs
ui-legend = Cases spéciales
ui-start = Départ
ui-goal = Arrivée

## La manche

ui-round = Manche { $number }
ui-turn = Coup { $number }
ui-lots = Le sort désigne { $name }, qui lance en premier.
ui-lots-order = Le sort donne l’ordre : { $names }.
ui-order = Ordre du jeu : { $names }
ui-starter = { $name } commence cette manche.
ui-throw = 🎲 Lancer
ui-your-turn = { $name }, à vous de jouer.
ui-machine-turn = La machine lance pour { $name }.
ui-press-enter = Appuyez sur Entrée pour lancer.
ui-choose-effect = { $name }, choisissez.
ui-choose-number = Choisissez un numéro de 1 à { $count }.
ui-enter-throw = Que montrent les dés ? Par exemple { $example }
ui-take-back = Retirer le dernier lancer
ui-taken-back = Ce lancer est retiré ; il reste dans l’historique.
ui-dice = Dés
ui-total = Total : { $total }
ui-held = bloqué
ui-waits = { $turns ->
    [one] { $turns } tour à passer
   *[other] { $turns } tours à passer
  }
ui-last-throws = Derniers coups
ui-sealed = Sceau des dés : { $commitment }
ui-unsealed = Le sceau est ouvert : { $secret }
ui-no-terminal = Il n’y a pas de terminal ici : la machine joue contre elle-même.

## Questions avant de perdre quelque chose

ui-confirm-new-round = Une manche est en cours. L’effacer et en commencer une nouvelle ?
ui-confirm-resume = Une manche est en cours. La remplacer par celle du fichier ?
ui-confirm-reset = Une manche est en cours. L’arrêter ici ?
ui-confirm-quit = Une manche est en cours. La quitter sans la sauvegarder ?
ui-yes = Oui
ui-no = Non
ui-keep = Garder cette manche
ui-give-up = L’effacer
ui-cancel = Annuler
ui-close = Fermer
ui-back-to-board = Revenir au plateau

## Sauvegarder et reprendre

ui-saved-as = La manche est sauvegardée dans { $file }.
ui-resumed = La manche reprend exactement là où elle en était.
ui-resume-which = Quel fichier ?
ui-resume-none = Il n’y a pas de manche sauvegardée ici.
ui-nothing-to-save = Il n’y a pas encore de manche à sauvegarder.
ui-read-only = Ce relevé ne peut qu’être lu : il ne concorde pas avec les règles du programme d’aujourd’hui.

## L’historique

ui-history-title = La manche, coup par coup
ui-history-empty = Rien ne s’est encore passé : le relevé commence au premier lancer.
ui-history-earlier = Manches précédentes de cette table
ui-history-date = Jouée le { $date }
ui-column-number = N°
ui-column-player = Joueur
ui-column-dice = Dés
ui-column-path = Ce qui s’est passé
ui-column-clauses = Clauses

## La fin

ui-victory = 🎉 Victoire !
ui-winner = { $name } gagne ; la manche a duré { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
  }.
ui-drawn = La manche finit sans vainqueur : tous les pions sont bloqués.
ui-score = Score
ui-score-line = { $name } : { $points }
ui-another-round = Encore une manche ?
ui-goodbye = À bientôt.

## Aide

ui-keys = Touches
ui-key-line = { $key } : { $action }
ui-key-enter = Entrée
ui-key-space = Espace
ui-key-escape = Échap
ui-key-arrows = Flèches
ui-key-tab = Tabulation
ui-key-page = Page précédente et suivante
ui-help-pace = Plus lent, on suit mieux ; plus rapide, c’est plus court.
ui-help-save = Les lancers à venir ne sont pas sauvegardés : chacun n’est tiré qu’au moment où l’on lance.
ui-help-machine = La machine lance d’elle-même, à son rythme.
ui-help-passed-over = Un pion bloqué, ou qui a des tours à passer, est sauté tout seul.
ui-help-colours = L’or avance encore, le vert attend, le bleu bloque, le rouge renvoie.
