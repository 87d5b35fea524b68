### Why something was refused: one message a code, `error-<code>`; in English the very sentence of the code.

## The core: moves, notations, positions

error-notation-too-long = expected at most { $limit } characters, got { $got }
error-notation-throw = expected a throw such as 6+3, got '{ $got }'
error-notation-shape = expected a position such as '26 0* / 1 to throw', got '{ $got }'
error-notation-seat = expected a seat such as 26, 0*, 31!, 19-1 or 4$18, got '{ $got }'
error-notation-awaited = expected '1 to throw', '1 to choose by 3+1 from 4', '0 won' or 'draw', got '{ $got }'
error-notation-pool = expected 'pool' and a number, got '{ $got }'
error-position-seats = expected { $least } to { $most } seats, got { $got }
error-position-seat = expected a seat from 0 to { $last }, got { $seat }
error-position-space = seat { $seat }: expected a space from { $first } to { $goal }, got { $got }
error-position-occupied = space { $space } holds one pawn only, got seats { $seats }
error-position-hold = seat { $seat } cannot be held on space { $space }: nothing holds a pawn there
error-position-order = held pawns are numbered from 1, the one held longest, to { $count }: got { $got }
error-position-wait = seat { $seat }: expected 0 to { $most } turns to lose, got { $got }
error-position-counters = expected counters for every seat, from 0 to { $most }, got { $got }
error-position-no-counters = this game has no counters, got { $got }
error-position-pool = expected a pool of 0 to { $most } counters, got { $got }
error-position-goal = seat { $seat } stands on the goal { $goal }, so the round is over
error-position-winner = seat { $seat } has not won: its pawn stands on { $space }, the goal is { $goal }
error-position-drawn = a round is drawn where every pawn is held, but seat { $seat } is free
error-position-held-turn = seat { $seat } is held on space { $space }, so it is not to throw
error-position-wait-turn = seat { $seat } has { $waits } turns to lose, so it is not to throw
error-position-choice = seat { $seat } has no choice on space { $space } by { $faces } from { $origin }
error-invalid-choice = expected a choice from 0 to { $last }, got { $got } - at '{ $position }'
error-invalid-throw = expected { $count } dice of 1 to { $faces }, got { $got } - at '{ $position }'
error-choice-awaited = expected a choice, got the throw { $got } - at '{ $position }'
error-throw-awaited = expected a throw, got the choice { $got } - at '{ $position }'
error-round-over = the round is over, got { $got } - at '{ $position }'

## Rulesets and options

error-ruleset-faults = { $text }
error-ruleset-unknown = no game is named { $got }: expected one of { $known }, or a file
error-ruleset-misspelt = no game is named { $got }: is { $meant } meant? (oie list)
error-ruleset-not-shipped = no game is named { $got }: expected one of { $known }
error-ruleset-file = cannot read { $file }: { $problem }
error-option-none = { $ruleset } has no options, got { $got }
error-option-unknown = { $ruleset } has no option { $got }: expected one of { $known }
error-option-value = option { $option }: expected { $expected }, got { $got }
error-option-form = expected an option such as dice=3, got { $got }

## Dice

error-dice-count = expected 1 to { $most } dice, got { $got }
error-dice-faces = expected dice of { $least } to { $most } faces, got { $got }
error-dice-lot = expected a lot among 1 to { $most }, got { $got }
error-dice-seed = expected a seed from 0 to { $most }, got { $got }
error-dice-loaded = throw { $number } was given as { $given }, but { $count } dice of 1 to { $faces } are thrown
error-dice-loaded-lot = lot { $number } was given as { $given }, but a lot from 0 to { $last } is drawn
error-dice-exhausted = no throw is left: all { $given } given throws were used
error-dice-exhausted-lots = no lot is left: all { $given } given lots were used
error-dice-typed = expected { $count } dice of 1 to { $faces }, such as { $example }, got '{ $got }'
error-dice-typed-twice = the throw { $entered } was entered and is not played yet
error-dice-nothing-typed = expected a throw of the real dice, but none was entered
error-dice-nothing-to-take-back = there is no throw to take back
error-dice-history = entry { $entry } of the real throws: expected { $expected }, got { $got }
error-dice-secret = expected a secret of { $size } bytes, got { $got }
error-dice-wrong-secret = this is not the secret that segment { $segment } was committed to
error-dice-seal-stranger = seat { $seat } has no page that contributes to these dice
error-dice-seal-form = seat { $seat }: expected { $digits } digits 0-9 a-f, got { $got }
error-dice-seal-late = seat { $seat } sealed too late: the pages are opening their keys
error-dice-seal-changed = seat { $seat } has already sealed another key
error-dice-seal-copied = seat { $seat } sent the seal of seat { $other }
error-dice-open-early = seat { $seat } opened too early: the pages are still sealing their keys
error-dice-open-late = seat { $seat } opened too late: the dice are sealed
error-dice-open-nothing = seat { $seat } has sealed no key that it could open
error-dice-open-mismatch = seat { $seat } opened a key that is not the one it sealed
error-dice-unready = the dice are not sealed yet: { $waiting } of { $pages } pages are awaited
error-table-dice-lost = the secret of these dice is lost: they cannot be thrown, begin a new round
error-dice-number = expected a throw number from { $first } to { $most }, got { $got }
error-dice-revealed = the secret of segment { $segment } has been shown: its dice throw no more
error-dice-segment = sealed segment, { $where }: expected { $expected }, got { $got }
error-dice-segments = segment { $place } of the round, { $where }: expected { $expected }, got { $got }
error-dice-unrevealed = the secret of segment { $segment } was never shown: its throws cannot be proved
error-dice-commitment = segment { $segment }: the secret shown is not the one committed to
error-dice-contribution = segment { $segment }: the key of seat { $seat } is not the one it sealed
error-dice-wrong-lot = lot { $number } of segment { $segment }: the sealed dice give { $expected }, got { $got }
error-dice-wrong-throw = throw { $number }: the sealed dice give { $expected }, got { $got }

## Records

error-record-file = cannot read { $file }: { $problem }
error-record-not-a-file = cannot read { $file }: it is not an ordinary file
error-record-unwritable = cannot write { $file }: { $problem }
error-record-too-large = expected at most { $limit } bytes in a record
error-record-not-utf8 = expected UTF-8 text, but byte { $byte } begins no character
error-record-not-json = expected JSON, but line { $line }, column { $column } cannot be read
error-record-too-deep = expected at most { $limit } levels of lists and objects
error-record-key-twice = expected each key once, but { $key } stands twice in one object
error-record-not-a-number = expected a number that JSON and oie can hold, got { $got }
error-record-not-an-object = expected one JSON object, got { $got }
error-record-format = expected the format oie-record, got { $got }
error-record-newer = the record has version { $got }, this oie reads up to { $known }: a newer oie is needed
error-record-version = expected a record of version { $oldest } to { $known }, got { $got }
error-record-upgrade = the record of version { $version } is damaged: it cannot be upgraded
error-record-missing = { $field }: this key is missing
error-record-unknown = { $field }: a record has no such key
error-record-object = { $field }: expected an object, got { $got }
error-record-list = { $field }: expected a list of at most { $most }, got { $got }
error-record-text = { $field }: expected a text of { $least } to { $most } characters, got { $got }
error-record-digest = { $field }: expected 64 digits 0-9 a-f, got { $got }
error-record-pattern = { $field }: expected a text such as { $example }, got { $got }
error-record-whole = { $field }: expected a whole number from { $least } to { $most }, got { $got }
error-record-truth = { $field }: expected true or false, got { $got }
error-record-word = { $field }: expected one of { $words }, got { $got }
error-record-time = { $field }: expected a time such as { $example }, got { $got }
error-record-pace = { $field }: expected { $least } to { $most } seconds in steps of { $step }, got { $got }
error-record-move = { $field }: expected a throw or a choice, got { $got }
error-record-event = { $field }: expected an event of a known type, got { $got }
error-record-name = { $field }: expected a name of 1 to { $most } characters, got { $got }
error-record-name-characters = { $field }: expected a name without control characters, got { $got }
error-record-seats = expected { $least } to { $most } seats, got { $got }
error-record-ruleset = the ruleset in the record is faulty: { $cause }
error-record-ruleset-digest = the text of the ruleset { $id } does not have the digest beside it
error-record-ruleset-other = the record names the ruleset { $named }, but holds the text of { $held }
error-record-option = the options of the record do not fit its ruleset: { $cause }
error-record-order = { $field }: expected each of { $seats } places once, got { $got }
error-record-score = { $field }: expected a score for each of { $seats } places, got { $got }
error-record-starter = the record says that seat { $starter } began, but its first event says seat { $first }
error-record-notation = the position cannot be read: { $cause }
error-record-position = the position cannot be: { $cause }
error-record-space = a pawn stands outside the track: { $cause }
error-record-occupied = pawns share a space that holds one only: { $cause }
error-record-hold = a pawn is held where nothing holds it: { $cause }
error-record-no-result = the round is over, but the record names neither a winner nor a draw
error-record-result = the record gives the result { $result }, but its position says '{ $position }'
error-record-first-event = expected the first event to be round_started, got { $got }
error-record-event-seats = the record has { $seats } seats, but its first event says { $got }
error-record-event-twice = event { $event }: a round starts once
error-record-event-seat = event { $event }: expected a seat from 0 to { $last }, got { $got }
error-record-event-space = event { $event }: expected a space from 0 to { $goal }, got { $got }
error-record-event-counters = event { $event }: the game has no counters, so none can be paid
error-record-fold = the events lead to '{ $folded }', but the record says '{ $position }'
error-record-illegal-move = turn { $turn } cannot be played: { $cause }
error-record-segments = dice.segments: expected { $expected }, got { $got }
error-record-dice = the sealed dice do not prove the record: { $cause }
error-record-dice-round = segment { $segment } was sealed for round { $sealed }, but this is round { $round }
error-record-dice-start = the sealed lots put { $expected } first, but the record says { $got }
error-record-replay = turn { $turn }: the record tells { $recorded }, but its moves lead to { $played }
error-record-replay-more = turn { $turn }: the record tells { $recorded }, to which its moves do not lead
error-record-replay-less = turn { $turn }: the moves of the record lead to { $played }, which it does not tell

## The referee

error-question-json = expected a JSON object on each line, got { $got }
error-question-field = expected { $field } to be { $expected }, got { $got }

## Analyses

error-census-depth = expected a depth from 1 to { $most }, got { $got }
error-census-throws = the dice can fall in { $got } ways: a census counts up to { $most }
error-census-large = depth { $depth } has more than { $most } different positions: ask for a smaller depth
error-odds-missing = the odds need more packages ({ $packages }): { $command }
error-compile-choice = { $ruleset }: space { $space } asks for a choice, which no table can hold
error-odds-seats = expected 1 to { $most } seats, got { $got }
error-odds-large = rounds of { $seats } seats come to more than { $most } positions: they can be simulated
error-odds-endless = from some positions no throws end the round, so it has no odds
error-odds-position = expected a position that awaits a throw, got '{ $position }'
error-simulate-rounds = expected 1 to { $most } rounds, got { $got }
error-simulate-seed = expected a seed from 0 to { $most }, got { $got }
error-simulate-shard = expected a shard such as 1/4, got { $got }
error-merge-file = { $file } is no result of oie simulate --json
error-merge-differ = { $file } cannot be joined with { $other }: they differ in { $what }
error-merge-twice = { $file } has rounds that another file has too: each round counts once
error-compare-board = option { $option } is a whole board: there are too many to compare
error-report-form = expected a file that ends in one of { $known }, got { $got }
error-report-file = cannot write { $file }: { $problem }
error-report-png = a PNG needs one of the browsers { $known }; a .svg or .html file needs none

## The table

error-table-seats-exactly = { $ruleset } is played by exactly { $least }, got { $got }
error-table-seats = { $ruleset } is played by { $least } to { $most }, got { $got }
error-table-name = expected a name of 1 to { $most } characters on one line, got { $got }
error-table-no-round = no round is running
error-table-turn = expected a move for turn { $turn }, got one for turn { $got }
error-table-real = this table plays with real dice: type in what they show
error-table-not-real = this table throws the dice itself: nothing is typed in or taken back
error-table-not-yours = it is the turn of { $name }, and the machine throws for that seat
error-table-pace = expected a pace from { $least } to { $most } seconds in steps of { $step }, got { $got }
error-table-locked = options and seats are locked while a round is running
error-table-nothing-back = there is no throw to take back
error-table-early = the machine throws later
error-table-sealing = the dice are being sealed: wait until every page has contributed
error-table-not-sealing = no dice are being sealed here
error-table-host-only = only the host can do this
error-table-seated-only = only somebody who has a seat can do this
error-table-not-your-place = this seat is somebody else's
error-table-wrong-seat = it is the turn of { $name }
error-table-one-screen = this table is played on one screen: it has no guests
error-table-place = expected a seat from 1 to { $most }, got { $got }
error-table-seat-taken = this seat is taken
error-table-full = every seat is taken
error-table-name-taken = somebody at this table is called { $got } already
error-table-seat-empty = nobody sits there
error-table-host-here = the host has been away for { $away } s; after { $most } s somebody else may take over
error-table-real-online = { $ruleset } has no real dice at a table that is played from several places

## The command line

error-command-unknown = oie has no command { $got }: expected one of { $known } (oie --help)
error-command-option = { $command } has no option { $got }: expected one of { $known } ({ $command } --help)
error-command-missing = { $command } needs { $name } ({ $command } --help)
error-command-no-value = { $name } needs a value ({ $command } --help)
error-command-whole = { $name }: expected a whole number, got { $got } ({ $command } --help)
error-command-number = { $name }: expected a number, got { $got } ({ $command } --help)
error-command-flag = { $name }: expected no value, got { $got } ({ $command } --help)
error-command-word = { $name }: expected one of { $known }, got { $got } ({ $command } --help)
error-command-extra = { $command } has no use for { $got } ({ $command } --help)
error-command-twice = { $name } can be given once only ({ $command } --help)
error-command-together = { $name } and { $other } cannot be used together ({ $command } --help)
error-command-line = { $command } cannot understand { $got } ({ $command } --help)
error-play-names = expected at most { $seats } names, got { $names }
error-play-machines = expected 0 to { $most } seats for the machine, got { $got }
error-language-unknown = expected one of the languages { $known }, got { $got }
error-file-unreadable = cannot read { $file }: { $problem }
error-copy-exists = { $file } exists and was left alone: give another name
error-copy-failed = cannot write { $file }: { $problem }
error-answer-unwritten = the answer could not be written: { $problem }
error-line-long = expected at most { $most } bytes on a line
error-line-bytes = expected UTF-8 text, but byte { $byte } begins no character
error-line-json = expected a JSON object, but column { $column } cannot be read
error-line-object = expected a JSON object, got { $got }
error-line-key = expected each key once, but { $key } stands twice in one object
error-line-number = expected a number that JSON and oie can hold, got { $got }
error-line-deep = expected fewer lists and objects inside one another

## The server

error-store-version = table { $table }: version { $version } is already written
error-store-failed = the table could not be written down: { $problem }
error-store-newer = { $file } was written by a newer program (data version { $got }, this one reads { $known })
error-store-busy = the data folder { $folder } is in use by another server: { $address }
error-store-file = cannot open { $file }: { $problem }
error-store-none = no tables are kept in { $folder }
error-store-exists = { $file } exists: --force writes over it
error-store-itself = { $file } is where the tables are kept: a copy needs another place
error-store-copy = no copy was made as { $file }: { $problem }
error-message-json = expected a JSON object of at most { $most } bytes
error-message-type = expected one of { $known }, got { $got }
error-message-field = expected { $field } to be { $expected }, got { $got }
error-message-unknown-field = unknown field { $got }
error-message-rate = too many messages: wait a moment
error-message-seated = only somebody who has a seat can ask for a round
error-web-no-table = there is no table { $code }
error-web-full = no more than { $most } tables can be open at once
error-web-damaged = table { $code } cannot be read: { $problem }
error-web-origin = this page may not speak to the server
error-web-large = expected at most { $most } bytes
error-web-port = port { $port } of { $host } is taken
error-web-listen = cannot listen on { $host }: { $problem }
error-web-network = this machine has no address in a network
error-web-public = expected an address such as https://goose.example without a path, got { $got }
error-web-keep = expected how long tables are kept, such as 30d, 12h or forever, got { $got }
error-web-log = cannot write the log into { $file }: { $problem }
error-web-form = expected a JSON object with { $expected }
error-web-too-many = too many attempts: try again in { $seconds } s
error-web-no-round = this table has had { $most } rounds, and this is none of them
error-web-odds-missing = the chances need more packages: { $command }
error-web-odds-failed = the chances could not be worked out: try again
error-web-odds-none = there are no chances to tell at this moment
error-web-no-line = this line is closed: open a new one
error-web-watching = this table is not open to spectators
error-web-host = only the host can do this
error-serve-port = expected a port from 1 to 65535, got { $got }
error-serve-missing = the browser needs more packages: pip install aiohttp jinja2 msgspec segno

## The client

error-client-address = expected the address of a table such as { $example }, got { $got }
error-client-name = expected a name to sit down under, or the key of a seat
error-client-unreachable = the server at { $address } does not answer: { $problem }
error-client-refused = the server refused: { $message } ({ $reason })
error-client-unanswered = the line broke before the command was answered: look at the table's state
error-client-elsewhere = this seat was opened elsewhere
error-client-closed = this table is closed
error-client-protocol = the server speaks version { $got } of the messages, this client { $known }
error-client-message = a message of the server cannot be read: { $problem }
error-client-not-sealed = the dice of this table are not sealed: there is nothing to prove
error-client-unproved = the secret of round { $round } has not been shown to this client
error-lie-version = the table is at version { $got }, but this client was told version { $known }
error-lie-table = the dice were sealed for table { $got }, but this is { $expected }
error-lie-commitment = segment { $segment } of round { $round }: the commitment was changed after it was shown
error-lie-seal = segment { $segment } of round { $round }: the seal of this client was changed
error-lie-key = segment { $segment } of round { $round }: the key of this client was left out or changed
error-lie-throw = throw { $number } of round { $round } was told as { $first }, and later as { $later }
