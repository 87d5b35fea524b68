### Les mots qu’une salle met dans la phrase d’une erreur.

detail-and-more = { $text } (et { $count } de plus)
detail-when = { $text } (avec { $when })
detail-or = { $before } ou { $last }
detail-nothing = rien
detail-none = aucun
detail-none-of-them = aucune d’elles
detail-no-dice = aucun dé
detail-true = true
detail-false = false
detail-truth = true ou false
detail-text = un texte
detail-empty-text = un texte vide
detail-list = une liste
detail-empty-list = une liste vide
detail-list-of-faces = une liste de faces
detail-list-of-players = une liste de joueurs
detail-object = un objet
detail-empty-object = un objet vide
detail-mapping = un objet à clés
detail-empty-mapping = un objet à clés vide
detail-number = un nombre
detail-whole = un nombre entier
detail-too-large = un nombre trop grand
detail-the-throw = le lancer { $throw }
detail-the-choice = le choix { $choice }
detail-pool = une cagnotte de { $pool }
detail-one-of = l’un de { $words }
detail-one-of-keys = l’une des clés { $keys }
detail-spaces-for = des cases pour { $words }
detail-whole-from = un nombre entier de { $least } à { $most }
detail-number-from = un nombre de { $least } à { $most }
detail-text-of = un texte de { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
  }
detail-list-of = une liste de { $count }
detail-bytes = { $count } octets
detail-more = { $count } de plus
detail-digits = { $count } chiffres 0-9 a-f
detail-code = un code de 1 à { $most } caractères imprimables
detail-object-with = un objet avec { $keys }
detail-the-key = la clé { $key }
detail-the-keys = les clés { $keys }
detail-only = seulement { $keys }
detail-least-values = au moins { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
  }
detail-most-values = au plus { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
  }
detail-least-characters = au moins { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
  }
detail-most-characters = au plus { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
  }
detail-least-keys = au moins { $count ->
    [one] { $count } clé
   *[other] { $count } clés
  }
detail-most-keys = au plus { $count ->
    [one] { $count } clé
   *[other] { $count } clés
  }
detail-most = au plus { $count }
detail-mapping-like = un objet à clés tel que { $example }
detail-list-like = une liste telle que { $example }
detail-language-like = une langue telle que { $example }
detail-clause-like = une clause telle que { $example }
detail-space-like = une case telle que { $example }
detail-name-dashes = un nom de minuscules, chiffres, - et _ qui commence par une lettre
detail-name = un nom de minuscules, chiffres et _ qui commence par une lettre
detail-target = une case, origin, ou une case pour chacune de ses cases, telle que { $example }
