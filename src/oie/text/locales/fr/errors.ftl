### Pourquoi une demande est refusée : un message par code, `error-<code>`.

## Le cœur : coups, notations, positions

error-notation-too-long = il faut au plus { $limit } caractères, reçu : { $got }
error-notation-throw = il faut un lancer tel que 6+3, reçu : « { $got } »
error-notation-shape = il faut une position telle que « 26 0* / 1 to throw », reçu : « { $got } »
error-notation-seat = il faut une place telle que 26, 0*, 31!, 19-1 ou 4$18, reçu : « { $got } »
error-notation-awaited = il faut « 1 to throw », « 1 to choose by 3+1 from 4 », « 0 won » ou « draw », reçu : « { $got } »
error-notation-pool = il faut « pool » et un nombre, reçu : « { $got } »
error-position-seats = il faut de { $least } à { $most } places, reçu : { $got }
error-position-seat = il faut une place de 0 à { $last }, reçu : { $seat }
error-position-space = place { $seat } : il faut une case de { $first } à { $goal }, reçu : { $got }
error-position-occupied = la case { $space } ne porte qu’un pion, et non ceux des places { $seats }
error-position-hold = le pion de la place { $seat } ne peut pas être bloqué en { $space } : rien n’y bloque un pion
error-position-order = les pions bloqués se numérotent de 1, le plus ancien, à { $count }, reçu : { $got }
error-position-wait = place { $seat } : il faut de 0 à { $most } tours à passer, reçu : { $got }
error-position-counters = il faut des jetons pour chaque place, de 0 à { $most }, reçu : { $got }
error-position-no-counters = ce jeu n’a pas de jetons, reçu : { $got }
error-position-pool = il faut une cagnotte de 0 à { $most } jetons, reçu : { $got }
error-position-goal = le pion de la place { $seat } est sur l’arrivée { $goal } : la manche est donc finie
error-position-winner = la place { $seat } n’a pas gagné : son pion est en { $space }, l’arrivée est { $goal }
error-position-drawn = une manche n’est nulle que si tous les pions sont bloqués, mais celui de la place { $seat } est libre
error-position-held-turn = le pion de la place { $seat } est bloqué en { $space } : ce n’est donc pas à elle de lancer
error-position-wait-turn = la place { $seat } a { $waits ->
    [one] { $waits } tour
   *[other] { $waits } tours
  } à passer : ce n’est donc pas à elle de lancer
error-position-choice = la place { $seat } n’a pas de choix en { $space } avec { $faces } depuis { $origin }
error-invalid-choice = il faut un choix de 0 à { $last }, reçu : { $got } - position « { $position } »
error-invalid-throw = il faut { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  } de 1 à { $faces }, reçu : { $got } - position « { $position } »
error-choice-awaited = c’est un choix qui est attendu, et non le lancer { $got } - position « { $position } »
error-throw-awaited = c’est un lancer qui est attendu, et non le choix { $got } - position « { $position } »
error-round-over = la manche est finie, reçu : { $got } - position « { $position } »

## Jeux de règles et options

error-ruleset-faults = { $text }
error-ruleset-unknown = aucun jeu ne s’appelle { $got } : il faut l’un de { $known }, ou un fichier
error-ruleset-misspelt = aucun jeu ne s’appelle { $got } : est-ce { $meant } ? (oie list)
error-ruleset-not-shipped = aucun jeu ne s’appelle { $got } : il faut l’un de { $known }
error-ruleset-file = impossible de lire { $file } : { $problem }
error-option-none = { $ruleset } n’a pas d’options, reçu : { $got }
error-option-unknown = { $ruleset } n’a pas d’option { $got } : il faut l’une de { $known }
error-option-value = option { $option } : il faut { $expected }, reçu : { $got }
error-option-form = il faut une option telle que dice=3, reçu : { $got }

## Dés

error-dice-count = il faut de 1 à { $most } dés, reçu : { $got }
error-dice-faces = il faut des dés de { $least } à { $most } faces, reçu : { $got }
error-dice-lot = il faut tirer au sort parmi 1 à { $most }, reçu : { $got }
error-dice-seed = il faut une graine de 0 à { $most }, reçu : { $got }
error-dice-loaded = le lancer { $number } est donné comme { $given }, mais on lance { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  } de 1 à { $faces }
error-dice-loaded-lot = le tirage { $number } est donné comme { $given }, mais on tire de 0 à { $last }
error-dice-exhausted = il n’y a plus de lancer : les { $given } lancers donnés ont servi
error-dice-exhausted-lots = il n’y a plus de tirage : les { $given } tirages donnés ont servi
error-dice-typed = il faut { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  } de 1 à { $faces }, par exemple { $example }, reçu : « { $got } »
error-dice-typed-twice = le lancer { $entered } est saisi et n’a pas encore été joué
error-dice-nothing-typed = il faut un lancer des vrais dés, mais aucun n’est saisi
error-dice-nothing-to-take-back = il n’y a pas de lancer à retirer
error-dice-history = lancer réel { $entry } : il faut { $expected }, reçu : { $got }
error-dice-secret = il faut un secret de { $size } octets, reçu : { $got }
error-dice-wrong-secret = ce n’est pas le secret sur lequel le segment { $segment } était engagé
error-dice-seal-stranger = la place { $seat } n’a pas de page qui contribue à ces dés
error-dice-seal-form = place { $seat } : il faut { $digits } chiffres 0-9 a-f, reçu : { $got }
error-dice-seal-late = la place { $seat } scelle trop tard : les pages ouvrent déjà leurs clés
error-dice-seal-changed = la place { $seat } a déjà scellé une autre clé
error-dice-seal-copied = la place { $seat } envoie le sceau de la place { $other }
error-dice-open-early = la place { $seat } ouvre trop tôt : les pages scellent encore leurs clés
error-dice-open-late = la place { $seat } ouvre trop tard : les dés sont scellés
error-dice-open-nothing = la place { $seat } n’a scellé aucune clé qu’elle pourrait ouvrir
error-dice-open-mismatch = la place { $seat } ouvre une clé qui n’est pas celle qu’elle a scellée
error-dice-unready = les dés ne sont pas encore scellés : { $waiting } pages sur { $pages } sont attendues
error-table-dice-lost = le secret de ces dés est perdu : on ne peut plus les lancer, commencez une nouvelle manche
error-dice-number = il faut un numéro de lancer de { $first } à { $most }, reçu : { $got }
error-dice-revealed = le secret du segment { $segment } a été montré : ses dés ne lancent plus
error-dice-segment = segment scellé, { $where } : il faut { $expected }, reçu : { $got }
error-dice-segments = segment { $place } de la manche, { $where } : il faut { $expected }, reçu : { $got }
error-dice-unrevealed = le secret du segment { $segment } n’a jamais été montré : ses lancers ne peuvent pas être prouvés
error-dice-commitment = segment { $segment } : le secret montré n’est pas celui qui était engagé
error-dice-contribution = segment { $segment } : la clé de la place { $seat } n’est pas celle qu’elle a scellée
error-dice-wrong-lot = tirage { $number } du segment { $segment } : les dés scellés donnent { $expected }, reçu : { $got }
error-dice-wrong-throw = lancer { $number } : les dés scellés donnent { $expected }, reçu : { $got }

## Sauvegardes

error-record-file = impossible de lire { $file } : { $problem }
error-record-not-a-file = impossible de lire { $file } : ce n’est pas un fichier ordinaire
error-record-unwritable = impossible d’écrire { $file } : { $problem }
error-record-too-large = un relevé compte au plus { $limit } octets
error-record-not-utf8 = il faut du texte en UTF-8, mais l’octet { $byte } ne commence aucun caractère
error-record-not-json = il faut du JSON, mais la ligne { $line }, colonne { $column }, est illisible
error-record-too-deep = il faut au plus { $limit } niveaux de listes et d’objets
error-record-key-twice = chaque clé ne doit figurer qu’une fois, mais { $key } figure deux fois dans un objet
error-record-not-a-number = il faut un nombre que JSON et oie puissent contenir, reçu : { $got }
error-record-not-an-object = il faut un seul objet JSON, reçu : { $got }
error-record-format = il faut le format oie-record, reçu : { $got }
error-record-newer = le relevé est de la version { $got }, cet oie lit jusqu’à la version { $known } : il faut un oie plus récent
error-record-version = il faut un relevé de version { $oldest } à { $known }, reçu : { $got }
error-record-upgrade = le relevé de version { $version } est abîmé : il ne peut pas être mis à jour
error-record-missing = { $field } : cette clé manque
error-record-unknown = { $field } : un relevé n’a pas cette clé
error-record-object = { $field } : il faut un objet, reçu : { $got }
error-record-list = { $field } : il faut une liste d’au plus { $most }, reçu : { $got }
error-record-text = { $field } : il faut un texte de { $least } à { $most } caractères, reçu : { $got }
error-record-digest = { $field } : il faut 64 chiffres 0-9 a-f, reçu : { $got }
error-record-pattern = { $field } : il faut un texte tel que { $example }, reçu : { $got }
error-record-whole = { $field } : il faut un nombre entier de { $least } à { $most }, reçu : { $got }
error-record-truth = { $field } : il faut true ou false, reçu : { $got }
error-record-word = { $field } : il faut l’un de { $words }, reçu : { $got }
error-record-time = { $field } : il faut une heure telle que { $example }, reçu : { $got }
error-record-pace = { $field } : il faut de { $least } à { $most } secondes par pas de { $step }, reçu : { $got }
error-record-move = { $field } : il faut un lancer ou un choix, reçu : { $got }
error-record-event = { $field } : il faut un événement d’un genre connu, reçu : { $got }
error-record-name = { $field } : il faut un nom de 1 à { $most } caractères, reçu : { $got }
error-record-name-characters = { $field } : il faut un nom sans caractères de commande, reçu : { $got }
error-record-seats = il faut de { $least } à { $most } places, reçu : { $got }
error-record-ruleset = le jeu de règles du relevé a un défaut : { $cause }
error-record-ruleset-digest = le texte du jeu { $id } n’a pas l’empreinte notée à côté
error-record-ruleset-other = le relevé nomme le jeu { $named }, mais contient le texte de { $held }
error-record-option = les options du relevé ne vont pas avec son jeu : { $cause }
error-record-order = { $field } : il faut chacune des { $seats } places une fois, reçu : { $got }
error-record-score = { $field } : il faut un score pour chacune des { $seats } places, reçu : { $got }
error-record-starter = le relevé dit que la place { $starter } a commencé, mais son premier événement dit la place { $first }
error-record-notation = la position est illisible : { $cause }
error-record-position = la position est impossible : { $cause }
error-record-space = un pion se trouve hors du parcours : { $cause }
error-record-occupied = des pions partagent une case qui n’en porte qu’un : { $cause }
error-record-hold = un pion est bloqué là où rien ne le bloque : { $cause }
error-record-no-result = la manche est finie, mais le relevé ne nomme ni vainqueur ni manche nulle
error-record-result = le relevé donne le résultat { $result }, mais sa position dit « { $position } »
error-record-first-event = le premier événement doit être round_started, reçu : { $got }
error-record-event-seats = le relevé a { $seats } places, mais son premier événement en dit { $got }
error-record-event-twice = événement { $event } : une manche ne commence qu’une fois
error-record-event-seat = événement { $event } : il faut une place de 0 à { $last }, reçu : { $got }
error-record-event-space = événement { $event } : il faut une case de 0 à { $goal }, reçu : { $got }
error-record-event-counters = événement { $event } : ce jeu n’a pas de jetons, on ne peut donc pas payer
error-record-fold = les événements mènent à « { $folded } », mais le relevé dit « { $position } »
error-record-illegal-move = le coup { $turn } ne peut pas se jouer : { $cause }
error-record-segments = dice.segments : il faut { $expected }, reçu : { $got }
error-record-dice = les dés scellés ne prouvent pas le relevé : { $cause }
error-record-dice-round = le segment { $segment } a été scellé pour la manche { $sealed }, mais celle-ci est la manche { $round }
error-record-dice-start = le tirage scellé fait commencer { $expected }, mais le relevé dit { $got }
error-record-replay = coup { $turn } : le relevé raconte { $recorded }, mais ses coups mènent à { $played }
error-record-replay-more = coup { $turn } : le relevé raconte { $recorded }, à quoi ses coups ne mènent pas
error-record-replay-less = coup { $turn } : les coups du relevé mènent à { $played }, qu’il ne raconte pas

## L’arbitre

error-question-json = il faut un objet JSON par ligne, reçu : { $got }
error-question-field = pour { $field }, il faut { $expected }, reçu : { $got }

## Analyses

error-census-depth = il faut une profondeur de 1 à { $most }, reçu : { $got }
error-census-throws = les dés peuvent tomber de { $got } façons : un recensement en compte au plus { $most }
error-census-large = la profondeur { $depth } a plus de { $most } positions différentes : demandez une profondeur moindre
error-odds-missing = le calcul des chances demande d’autres paquets ({ $packages }) : { $command }
error-compile-choice = { $ruleset } : la case { $space } demande un choix, qu’aucun tableau ne peut contenir
error-odds-seats = il faut de 1 à { $most } places, reçu : { $got }
error-odds-large = les manches à { $seats } places mènent à plus de { $most } positions : elles peuvent être simulées
error-odds-endless = depuis certaines positions, aucun lancer ne termine la manche : ses chances n’existent pas
error-odds-position = il faut une position qui attend un lancer, reçu : « { $position } »
error-simulate-rounds = il faut de 1 à { $most } manches, reçu : { $got }
error-simulate-seed = il faut une graine de 0 à { $most }, reçu : { $got }
error-simulate-shard = il faut une part comme 1/4, reçu : { $got }
error-merge-file = { $file } n’est pas un résultat de oie simulate --json
error-merge-differ = { $file } ne peut pas être joint à { $other } : ils diffèrent par { $what }
error-merge-twice = { $file } contient des manches d’un autre fichier : chaque manche ne compte qu’une fois
error-compare-board = l’option { $option } est un plateau entier : il y en a trop à comparer
error-report-form = il faut un fichier qui finit par { $known }, reçu : { $got }
error-report-file = impossible d’écrire { $file } : { $problem }
error-report-png = un PNG demande l’un des navigateurs { $known } ; un fichier .svg ou .html n’en demande aucun

## La table

error-table-seats-exactly = { $ruleset } se joue à { $least } exactement, reçu : { $got }
error-table-seats = { $ruleset } se joue à { $least } au moins et { $most } au plus, reçu : { $got }
error-table-name = il faut un nom de 1 à { $most } caractères sur une ligne, reçu : { $got }
error-table-no-round = aucune manche n’est en cours
error-table-turn = il faut un coup pour le tour { $turn }, reçu pour le tour { $got }
error-table-real = cette table joue avec de vrais dés : saisissez ce qu’ils montrent
error-table-not-real = cette table lance elle-même les dés : rien ne se saisit ni ne se retire
error-table-not-yours = c’est le tour de la place { $name }, et la machine lance pour elle
error-table-pace = il faut un rythme de { $least } à { $most } secondes par pas de { $step }, reçu : { $got }
error-table-locked = options et places sont fixées tant qu’une manche est en cours
error-table-nothing-back = il n’y a pas de lancer à retirer
error-table-early = la machine lance plus tard
error-table-sealing = on scelle les dés : attendez que chaque page y ait contribué
error-table-not-sealing = on ne scelle pas de dés ici
error-table-host-only = seul l’hôte peut le faire
error-table-seated-only = il faut avoir une place à cette table
error-table-not-your-place = cette place est à quelqu’un d’autre
error-table-wrong-seat = c’est au tour de { $name }
error-table-one-screen = cette table se joue sur un seul écran : elle n’a pas d’invités
error-table-place = une place de 1 à { $most } est attendue, et non { $got }
error-table-seat-taken = place déjà prise
error-table-full = toutes les places sont déjà prises
error-table-name-taken = quelqu’un s’appelle déjà { $got } à cette table
error-table-seat-empty = personne n’est assis là
error-table-host-here = l’hôte est absent depuis { $away } s ; après { $most } s, quelqu’un d’autre peut prendre le relais
error-table-real-online = { $ruleset } n’a pas de dés réels quand on joue de plusieurs endroits

## La ligne de commande

error-command-unknown = oie n’a pas de commande { $got } : il faut l’une de { $known } (oie --help)
error-command-option = { $command } n’a pas d’option { $got } : il faut l’une de { $known } ({ $command } --help)
error-command-missing = { $command } demande { $name } ({ $command } --help)
error-command-no-value = { $name } demande une valeur ({ $command } --help)
error-command-whole = { $name } : il faut un nombre entier, reçu : { $got } ({ $command } --help)
error-command-number = { $name } : il faut un nombre, reçu : { $got } ({ $command } --help)
error-command-flag = { $name } : aucune valeur n’est attendue, reçu : { $got } ({ $command } --help)
error-command-word = { $name } : il faut l’un de { $known }, reçu : { $got } ({ $command } --help)
error-command-extra = { $command } n’a pas l’usage de { $got } ({ $command } --help)
error-command-twice = { $name } ne se donne qu’une fois ({ $command } --help)
error-command-together = { $name } et { $other } ne vont pas ensemble ({ $command } --help)
error-command-line = { $command } ne comprend pas { $got } ({ $command } --help)
error-play-names = il faut au plus { $seats } noms, reçu : { $names }
error-play-machines = il faut de 0 à { $most } places pour la machine, reçu : { $got }
error-language-unknown = il faut l’une des langues { $known }, reçu : { $got }
error-file-unreadable = impossible de lire { $file } : { $problem }
error-copy-exists = { $file } existe et n’a pas été touché : donnez un autre nom
error-copy-failed = impossible d’écrire { $file } : { $problem }
error-answer-unwritten = impossible d’écrire la réponse : { $problem }
error-line-long = il faut au plus { $most } octets par ligne
error-line-bytes = il faut du texte en UTF-8, mais l’octet { $byte } ne commence aucun caractère
error-line-json = il faut un objet JSON, mais la colonne { $column } est illisible
error-line-object = il faut un objet JSON, reçu : { $got }
error-line-key = chaque clé ne doit figurer qu’une fois, mais { $key } figure deux fois dans un objet
error-line-number = il faut un nombre que JSON et oie puissent contenir, reçu : { $got }
error-line-deep = il faut moins de listes et d’objets les uns dans les autres

## Le serveur

error-store-version = table { $table } : la version { $version } est déjà écrite
error-store-failed = la table n’a pas pu être enregistrée : { $problem }
error-store-newer = { $file } vient d’un programme plus récent (version des données { $got }, celui-ci lit { $known })
error-store-busy = le dossier { $folder } est déjà utilisé par un autre serveur : { $address }
error-store-file = impossible d’ouvrir { $file } : { $problem }
error-store-none = aucune table n’est conservée dans { $folder }
error-store-exists = { $file } existe déjà : --force l’écrase
error-store-itself = les tables sont conservées dans { $file } : la copie doit aller ailleurs
error-store-copy = aucune copie n’a été faite sous le nom { $file } : { $problem }
error-message-json = il faut un objet JSON de { $most } octets au plus
error-message-type = il faut l’un de { $known }, reçu : { $got }
error-message-field = { $field } : il faut { $expected }, reçu : { $got }
error-message-unknown-field = champ inconnu : { $got }
error-message-rate = trop de messages : patientez un instant
error-message-seated = il faut avoir une place pour demander une manche
error-web-no-table = il n’y a pas de table { $code }
error-web-full = pas plus de { $most } tables peuvent être ouvertes à la fois
error-web-damaged = la table { $code } est illisible : { $problem }
error-web-origin = cette page ne peut pas parler au serveur
error-web-large = il faut { $most } octets au plus
error-web-port = le port { $port } de { $host } est pris
error-web-listen = impossible d’écouter sur { $host } : { $problem }
error-web-network = cette machine n’a pas d’adresse sur un réseau
error-web-public = adresse attendue du type https://goose.example, sans chemin ; reçu : { $got }
error-web-keep = durée de conservation attendue, comme 30d, 12h ou forever ; reçu : { $got }
error-web-log = impossible d’écrire le journal dans { $file } : { $problem }
error-web-form = il faut un objet JSON avec { $expected }
error-web-too-many = trop d’essais : recommencez dans { $seconds } s
error-web-no-round = cette table a connu { $most } manches, et celle-ci n’en est pas une
error-web-odds-missing = les chances demandent d’autres paquets : { $command }
error-web-odds-failed = les chances n’ont pas pu être calculées : réessayez
error-web-odds-none = il n’y a pas de chances à dire en ce moment
error-web-no-line = cette ligne est fermée : ouvrez-en une autre
error-web-watching = cette table n’est pas ouverte aux spectateurs
error-web-host = seul l’hôte peut le faire
error-serve-port = il faut un port de 1 à 65535, reçu : { $got }
error-serve-missing = le navigateur demande d’autres paquets : pip install aiohttp jinja2 msgspec segno

## Le client

error-client-address = il faut l’adresse d’une table comme { $example }, reçu : { $got }
error-client-name = il faut un nom pour prendre place, ou la clé d’une place
error-client-unreachable = le serveur { $address } ne répond pas : { $problem }
error-client-refused = le serveur a refusé : { $message } ({ $reason })
error-client-unanswered = la ligne s’est rompue avant la réponse : regardez l’état de la table
error-client-elsewhere = cette place a été ouverte ailleurs
error-client-closed = cette table est fermée
error-client-protocol = le serveur parle la version { $got } des messages, ce client la version { $known }
error-client-message = un message du serveur est illisible : { $problem }
error-client-not-sealed = les dés de cette table ne sont pas scellés : il n’y a rien à prouver
error-client-unproved = le secret de la manche { $round } n’a pas été montré à ce client
error-lie-version = la table en est à la version { $got }, mais ce client a reçu la version { $known }
error-lie-table = les dés ont été scellés pour la table { $got }, mais celle-ci est { $expected }
error-lie-commitment = segment { $segment } de la manche { $round } : l’engagement a changé après avoir été montré
error-lie-seal = segment { $segment } de la manche { $round } : le sceau de ce client a été changé
error-lie-key = segment { $segment } de la manche { $round } : la clé de ce client a été omise ou changée
error-lie-throw = le lancer { $number } de la manche { $round } a été annoncé { $first }, puis { $later }
