### Ce que disent les pages du navigateur, outre les libellés de tous les écrans.

## Le menu

web-games = Jeux de l’oie
web-lead = Des jeux anciens, fidèles à leurs textes. À jouer ensemble ou contre la machine, et à étudier.
web-play = Jouer
web-set-table = Mettre la table
web-labelled = { $action } : { $game }
web-blue = Bleu
web-the-machine = La machine
web-fact-seats = { $least ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] 2 à { $most } joueurs
      }
   *[other] { $least } à { $most } joueurs
  }
web-fact-spaces = { $count } cases
web-fact-dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
  }
web-fact-counters = jetons
web-resume-file = Un fichier sauvegardé
web-own = Un jeu à vous
web-own-line = Un fichier que vous avez écrit (.yaml) : son plateau, puis une table
web-own-large = Ce fichier est trop grand pour être un jeu.
web-own-faults = { $count ->
    [one] On ne peut pas encore jouer à ce jeu : une chose ne va pas.
   *[other] On ne peut pas encore jouer à ce jeu : { $count } choses ne vont pas.
  }
web-own-again = Corrigez le fichier, enregistrez-le et ouvrez-le de nouveau.
web-own-utf8 = Ce fichier n’est pas enregistré en UTF-8 : dans son programme, choisissez « Enregistrer sous », texte brut, codage UTF-8.
web-own-round = C’est une manche sauvegardée : ouvrez-la sous « Reprendre ».
web-print-rules = Le plateau et les règles, à lire et à imprimer
web-own-copy = Le fichier de ce jeu, pour en faire un à vous
web-round-waits = Votre dernière table est restée comme vous l’avez laissée.
web-go-on = Y retourner
web-to-menu = Vers les jeux

## Mettre la table

web-add-player = Ajouter un joueur
web-remove-player = Retirer le joueur { $number }
web-kind = Qui joue pour le joueur { $number }
web-why = Pourquoi ce choix ?
web-brush = Couleur à poser
web-plain-space = case ordinaire
web-board-fine = Ce plateau est jouable.
web-caution-colour-absent = Attention : il n’y a aucune { $colour }.
web-caution-outside-text = Attention, hors texte : le texte nomme { $spaces } comme { $colour }.
web-caution-long = Attention : un pion seul a besoin de { $throws } lancers en moyenne, plus que { $limit }.
web-caution-no-finish = Attention : d’aucune case où un pion peut rester une seule marche ne mène à l’arrivée.
web-caution-ways-cut = Attention : il y a trop de choix possibles ; tous n’ont pas été suivis.
web-next-round = Les manches à venir
web-set = La table est mise pour la prochaine manche.
web-no-options = Ce jeu n’a pas d’options.

## La table

web-skip = Aller au lancer
web-beside = À côté du plateau
web-round = Manche
web-ready = La table est mise
web-space = case { $space }
web-turn = { $name } va lancer.
web-pace = lance après { $seconds } s
web-plays = joue
web-winner = gagnant
web-won = { $name } a gagné
web-drawn = Sans vainqueur
web-rounds-won = { $count ->
    [one] 1 manche gagnée
   *[other] { $count } manches gagnées
  }
web-throws = { $count ->
    [one] lancer
   *[other] lancers
  }
web-all-history = Tout voir
web-options-from = À partir de la manche { $number } :
web-race = La course : la case de chaque pion après chaque coup.
web-report = Valider
web-moving = Une touche abrège
web-wait = Un instant…

## Les raisons, dites sur le plateau là où elles agissent

web-reason = { $name } : { $reason }
web-reason-on = encore { $count }
web-reason-go = va à { $space }
web-reason-back = retour à { $space }
web-reason-initial = Premier lancer : va à { $space }
web-reason-over = Trop : recule de { $count }
web-reason-stay = reste sur place
web-reason-guard = n’agit qu’une fois
web-reason-hit = Échange
web-reason-returned = Case prise : retour à { $space }
web-reason-released = Délivré
web-reason-lose = { $turns ->
    [one] passe 1 tour
   *[other] passe { $turns } tours
  }
web-reason-again = relance
web-meeting = Rencontre

## Réglages de la page

web-theme = Lumière
web-theme-system = comme le système
web-theme-light = jour
web-theme-dark = veillée
web-theme-contrast = contraste élevé
web-follow = Suivre le pion de près
web-motion = Marche des pions
web-motion-full = case par case
web-motion-fast = rapide

## Ce qui n’a pas marché

web-lost = La liaison avec le serveur est coupée ; elle est en train de se rétablir.
web-no-board = Le plateau ne peut pas être chargé.
web-no-fullscreen = Ce navigateur n’affiche pas la page en plein écran.
web-noscript = Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.
web-refused = Il n’y a rien ici
web-not-open = Ce n’est pas ouvert
web-file-large = Ce fichier est trop grand pour une manche sauvegardée.

## À propos et vie privée

web-about = Pour les curieux
web-about-line = Ce qu’est oie, et les œuvres qu’il contient
web-about-oie = oie { $version } joue tous les jeux de la famille de l’oie à partir d’une seule description de leurs règles. C’est un logiciel libre, sous licence MIT.
web-about-pictures = Plateaux, pions, images et sons ont été faits pour oie et sont sous la même licence.
web-about-others = Œuvres d’autrui
web-column-name = Nom
web-column-licence = Licence
web-privacy = Vie privée
web-privacy-line = Ce qui est gardé, où et combien de temps
web-privacy-rounds = Le serveur garde les manches de ses tables, avec les noms que vous donnez, dans son dossier de données. { $unit ->
    [days] Une table est supprimée { $count ->
        [one] { $count } jour
       *[other] { $count } jours
      } après la dernière chose qui s’y est passée, ou plus tôt par la personne qui l’a ouverte.
    [hours] Une table est supprimée { $count ->
        [one] { $count } heure
       *[other] { $count } heures
      } après la dernière chose qui s’y est passée, ou plus tôt par la personne qui l’a ouverte.
   *[never] Elles y restent jusqu’à ce que la personne qui a ouvert la table la supprime, ou que quelqu’un les efface dans ce dossier.
  }
web-privacy-browser = Votre navigateur garde votre langue, la lumière, le son, le rythme, votre nom et l’adresse de votre dernière table, jusqu’à ce que vous les effaciez ; et, pour une table qui se joue de plusieurs endroits, la clé de votre place, qu’aucune page ne peut lire et qui n’est envoyée qu’à cette table.
web-privacy-nobody = Rien n’est envoyé à qui que ce soit : les pages ne chargent ni police, ni image, ni script venus d’ailleurs.
web-privacy-files = Un fichier que vous sauvegardez contient les noms et les lancers de cette manche, et rien sur votre ordinateur.
