### Le mode simple : la manche racontée ligne par ligne.

plain-seat = { $name } : { $kind }.
plain-is-machine = lance d’elle-même
plain-is-person = une personne
plain-keys = Entrée pour lancer, ou tapez : h historique, p qui est où, ? règles, s sauvegarder, o FICHIER reprendre, n nouvelle manche, r réinitialiser, t retirer un lancer saisi, q quitter.
plain-unknown = « { $key } » n’est pas une touche.
plain-another = Un autre jeu : oie play bolton --plain --seats 4 --name Alice --name Bob --lang fr ; oie list donne les noms des jeux.
plain-to-throw = { $name }, Entrée pour lancer :
plain-real = { $name } : tapez ce que { $count ->
    [one] montre le dé
   *[other] montrent les { $count } dés
  } :
plain-to-choose = { $name }, choisissez un numéro :
plain-nobody = Plus personne ne répond : le programme lance pour tout le monde.
plain-ended = L’entrée est terminée, et sans vous les vrais dés ne peuvent pas être lancés.
plain-kept = L’entrée est terminée : la manche est sauvegardée, et oie play --plain --resume { $file } la reprend.
plain-again = Entrée pour une autre manche, s pour sauvegarder, h pour l’historique, q pour quitter :
plain-stands = { $name } est { $space ->
    [0] avant la case 1
   *[other] sur la case { $space }
  }.
plain-stopped = La manche est abandonnée.
plain-sealed = Les dés sont scellés : { $commitment }
plain-secret = Le sceau est ouvert : { $secret }. Qui a sauvegardé la manche peut prouver chaque lancer avec oie verify.
plain-give-up = Une manche est en cours. L’abandonner ? Tapez oui, ou Entrée pour la garder :
plain-yes-words = o oui
plain-open-what = Tapez o et le nom d’un fichier sauvegardé.
