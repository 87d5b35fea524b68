### Le jeu en plein écran : les mots brefs sur le plateau et à côté, et ce que seul un terminal dit.

## Ce que fait une case, dans les quelques mots de la légende

terminal-does-repeat = encore le même lancer
terminal-does-repeat-back = recule du même lancer
terminal-does-origin = retour d’où partait le lancer
terminal-does-ahead = mène plus loin
terminal-does-behind = ramène en arrière
terminal-does-lose = { $turns ->
    [one] passe un tour
   *[other] passe { $turns } tours
  }
terminal-does-hold = bloqué jusqu’à la relève
terminal-does-hold-alone = bloqué tant qu’on y est seul
terminal-does-pay = paie { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
  }
terminal-does-throw = lance encore une fois
terminal-does-choose = un choix
terminal-does-nothing = aucun effet
terminal-thrown = { $when ->
    [first] premier lancer
   *[other] depuis le départ
  } { $dice }

## Pourquoi un pion s’arrête ou repart, dans une bulle près de la case

terminal-bubble = { $name } : { $what }
terminal-on = encore { $count }
terminal-back = recule de { $count }
terminal-to = { $space ->
    [0] retour au départ
   *[other] va à { $space }
  }
terminal-straight = Droit à { $space }
terminal-over = Trop : recule de { $count }
terminal-no-further = n’agit plus
terminal-held = bloqué
terminal-lost = { $turns ->
    [one] passe { $turns } tour
   *[other] passe { $turns } tours
  }
terminal-sent = { $name } : { $space ->
    [0] retour au départ
   *[other] va à { $space }
  }
terminal-freed = { $name } : pion délivré
terminal-paid = { $amount ->
    [one] { $amount } jeton à la cagnotte
   *[other] { $amount } jetons à la cagnotte
  }

## La table

terminal-ready = Quand vous voudrez
terminal-skip = une touche : à la fin
terminal-all-history = tout : h
terminal-colours = Couleurs
terminal-cards = Carte suivante
terminal-typed = (vrais dés)
terminal-path = Ou le chemin d’un autre fichier :
terminal-reading = ↑ ↓ et les touches de page font défiler · Échap ferme
terminal-save-leave = Sauvegarder et quitter
terminal-leave = Quitter
terminal-no-winner = Pas de vainqueur
terminal-secret-means = Le sceau montré avant le premier lancer est l’empreinte de ce secret, et chaque lancer en découle : oie verify prouve qu’aucun n’a été changé.
terminal-motion = Mouvement
terminal-moving = Les pions avancent case par case.
terminal-still = Les pions sont tout de suite à leur place.
terminal-settings = Une touche suffit pour finir la marche d’un pion. Avec OIE_MOTION=0 les pions sont tout de suite à leur place ; avec NO_COLOR, signes et initiales disent ce que disent les couleurs ; OIE_THEME=light, dark ou contrast choisit les couleurs.
terminal-screen-reader = Avec un lecteur d’écran, lancez oie play --plain : le même jeu en phrases entières, ligne par ligne.

## Le menu

terminal-welcome = Des jeux anciens, fidèles à leurs textes : à jouer ensemble ou contre la machine.
terminal-play = ▶ Jouer
terminal-apply = ▶ Continuer
