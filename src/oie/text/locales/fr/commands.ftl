### Ce que disent les commandes `oie list`, `oie replay` et `oie verify` avec leurs propres mots.

command-list-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
command-list-dice-span = { $least } à { $most } dés
command-list-facts = { $spaces } cases, { $dice }, { $least } à { $most } joueurs
command-list-facts-fixed = { $spaces } cases, { $dice }, { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
  }
command-replay-heading = { $game }, sauvegardé le { $saved } : { $names }.
command-verify-agrees = Tout concorde dans la sauvegarde : { $moves ->
    [0] rien n’a encore été lancé, et les événements mènent
    [one] son coup mène aux événements, et ceux-ci mènent
   *[other] ses { $moves } coups mènent aux événements, et ceux-ci mènent
  } à la position { $position }.
command-verify-start = Le tirage au sort qui a dit qui commence est prouvé.
command-verify-proved = Dés scellés, segment { $segment } : { $throws ->
    [0] le secret est bien celui qui était engagé ; rien n’a été lancé avec lui.
    [one] son lancer est prouvé.
   *[other] ses { $throws } lancers sont tous prouvés.
  }
command-verify-running = Dés scellés, segment { $segment } : la manche est en cours, donc le secret { $throws ->
    [0] de ces dés
    [one] de son lancer
   *[other] de ses { $throws } lancers
  } n’est pas encore montré, et rien ne peut être prouvé.
command-verify-hidden = Dés scellés, segment { $segment } : le secret { $throws ->
    [0] de ces dés
    [one] de son lancer
   *[other] de ses { $throws } lancers
  } n’a jamais été montré, et rien ne peut être prouvé.
command-verify-unsealed = { $throws ->
    [one] { $throws } lancer a été fait sans dés scellés et ne peut pas être prouvé.
   *[other] { $throws } lancers ont été faits sans dés scellés et ne peuvent pas être prouvés.
  }
command-referee-seats = Dans la position, les places se comptent à partir de 0 : { $seats }.
command-referee-seat = { $seat } est { $name }
command-referee-first = (Ici, le premier lancer de { $name } compte comme fait. S’il ne l’est pas, écrivez { $space }* : { $dice } est alors un premier lancer.)
command-tables-row = { $code }, dernier usage { $last }, version { $version }
command-tables-deleted = La table { $code } est supprimée, avec les secrets de ses dés.
command-backup-done = Toutes les tables sont copiées dans { $file } ({ $size } ko). Ce fichier contient les secrets des dés encore en jeu : personne d’autre ne doit le lire.
