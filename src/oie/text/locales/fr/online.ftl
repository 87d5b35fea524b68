### Jouer de plusieurs endroits : l’hôte, ses invités, les dés scellés.

## Inviter

online-invite = Inviter
online-invite-line = Qui ouvre ce lien prend une place, sans compte. Il suffit aussi de taper le code.
online-code = Code de la table
online-alone = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, démarrez avec : oie serve --lan
online-link = Lien à envoyer
online-watch-link = Lien pour regarder
online-copy = Copier
online-copied = Le lien est copié.
online-qr = Code à photographier, qui mène à cette table
online-guest = quelqu’un ailleurs, par un lien
online-guest-name = Invité { $number }

## Les places

online-chairs = Les places
online-is-host = hôte
online-is-here = présent
online-is-away = absent
online-is-free = libre
online-is-held = la machine tient la place
online-hold = Laisser jouer la machine
online-give-back = Rendre la place
online-free-seat = Libérer la place
online-hand-over = Passer la main
online-watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
online-let-watch = Laisser regarder
online-you = vous

## Prendre place

online-join = Prendre place
online-join-line = { $host } vous invite à jouer.
online-join-code = Rejoindre une table
online-join-code-line = Avec le code que l’hôte vous a donné
online-others = Cette manche se jouait de plusieurs endroits. Qui joue les autres places ?
online-others-screen = Tous sur cet écran
online-others-machine = La machine
online-others-guest = On attend des invités
online-name = Votre nom
online-choose-seat = Votre pion
online-sit = Prendre place
online-watch = Regarder
online-full = Toutes les places sont déjà prises. Vous pouvez regarder.
online-watch-only = Vous regardez.

## Absences

online-elsewhere = Cette table est ouverte ailleurs
online-elsewhere-line = Votre place est jouée dans une autre page ou sur un autre appareil.
online-come-back = La reprendre ici
online-host-left = L’hôte a quitté la table. Elle reste ouverte, et vous pouvez lancer.
online-claim = Devenir l’hôte
online-claim-wait = Possible dans { $seconds } s
online-player-left = { $name } n’est plus là. Attendez, laissez jouer la machine, ou libérez la place.
online-player-gone = { $name } n’est plus là.
online-set = L’hôte a changé la table ; les règles affichées sont celles de la prochaine manche.
online-seat-left = { $name } a quitté sa place.
online-waits-for = La table attend { $name }.
online-asked = { $name } demande une nouvelle manche.
online-ask-round = Demander une manche
online-asked-sent = L’hôte est prévenu.
online-only-host = Seul l’hôte peut le faire.
online-delete = Supprimer cette table
online-confirm-delete = Supprimer la table et tout ce qu’elle contient ?
online-confirm-leave = Quitter votre place ? La manche continue sans vous.

## Les dés scellés

online-sealing = Les dés se scellent : on attend { $names }.
online-sealing-all = Les dés se scellent…
online-dice-sealed-why = Chaque page contribue aux dés avant le premier lancer, et chacun peut vérifier après le dernier que personne n’y a touché.
online-proved = { $throws ->
    [one] Le lancer de cette manche est prouvé : il était fixé avant le début, par toutes les pages ensemble.
   *[other] Les { $throws } lancers de cette manche sont prouvés : ils étaient fixés avant le premier, par toutes les pages ensemble.
  }
online-not-proved = Attention : les dés de cette manche ne correspondent pas à ce qui était scellé ({ $wrong }). Quelqu’un les a changés.
online-wrong-commitment = le secret n’est pas celui qui était engagé
online-wrong-key = une clé n’est pas celle qui était scellée
online-wrong-left-out = la clé de cette page a été laissée de côté
online-wrong-lot = un tirage au sort est différent
online-wrong-throw = un lancer est différent
