### What the screens say: labels, questions, headings, help.

## The banner

ui-title = oie, the Game of the Goose
ui-launch = ▶ Start the round
ui-new-round = ▶ New round
ui-save = 💾 Save
ui-resume = 📂 Resume
ui-history = 📜 History
ui-sound = 🔊 Sound
ui-sound-off = 🔇 Sound off
ui-fullscreen = ⛶ Full screen
ui-window = ⛶ Window
ui-reset = ⟲ Reset
ui-quit = ✕ Quit
ui-help = ❓ Help
ui-settings = ⚙ Settings
ui-rules = 📖 Rules
ui-print = 🖨 Print
ui-menu = Menu
ui-language = Language
ui-language-fr = French
ui-language-en = English
ui-language-pt = Portuguese
ui-language-ms = Malay

## Setting the table

ui-choose-ruleset = Which game?
ui-choose-seats = How many players?
ui-choose-names = Who plays?
ui-choose-option = Options of the round
ui-choose-dice = Which dice?
ui-rules-at-table = The rules at this table
ui-locked = Rules and options are fixed until the round ends.
ui-dice-system = the program’s dice
ui-dice-sealed = sealed dice
ui-dice-real = real dice
ui-dice-seeded = dice from a seed
ui-dice-loaded = dice given beforehand
ui-help-dice-system = Each throw is drawn at random when it is thrown.
ui-help-dice-sealed = Drawn at random too, but fixed beforehand under a seal; after the round everybody can prove every throw.
ui-help-dice-real = You throw your own dice and type what they show.
ui-person = a person
ui-machine = The machine
ui-player = Player { $number }
ui-name-prompt = Name of player { $number }
ui-pace = Pace of the machine
ui-pace-value = { $seconds } s
ui-counters = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
  }
ui-pool = Pool: { $count ->
    [one] { $count } counter
   *[other] { $count } counters
  }
ui-players = Players
ui-legend = Special spaces
ui-start = Start
ui-goal = Goal

## The round

ui-round = Round { $number }
ui-turn = Throw { $number }
ui-lots = The lot falls on { $name }, who throws first.
ui-lots-order = The lot gives the order: { $names }.
ui-order = Order of play: { $names }
ui-starter = { $name } begins this round.
ui-throw = 🎲 Throw
ui-your-turn = { $name }, it is your turn.
ui-machine-turn = The machine throws for { $name }.
ui-press-enter = Press Enter to throw.
ui-choose-effect = { $name }, choose.
ui-choose-number = Choose a number from 1 to { $count }.
ui-enter-throw = What do the dice show? For example { $example }
ui-take-back = Take back the last throw
ui-taken-back = This throw was taken back; it stays in the history.
ui-dice = Dice
ui-total = Total: { $total }
ui-held = held
ui-waits = { $turns ->
    [one] { $turns } turn to lose
   *[other] { $turns } turns to lose
  }
ui-last-throws = Last throws
ui-sealed = Seal of the dice: { $commitment }
ui-unsealed = The seal is open: { $secret }
ui-no-terminal = There is no terminal here: the machine plays against itself.

## Questions before something is lost

ui-confirm-new-round = A round is running. Give it up and begin a new one?
ui-confirm-resume = A round is running. Replace it by the one in the file?
ui-confirm-reset = A round is running. Stop it here?
ui-confirm-quit = A round is running. Leave it without saving?
ui-yes = Yes
ui-no = No
ui-keep = Keep this round
ui-give-up = Give it up
ui-cancel = Cancel
ui-close = Close
ui-back-to-board = Back to the board

## Saving and resuming

ui-saved-as = The round is saved in { $file }.
ui-resumed = The round goes on exactly where it was left.
ui-resume-which = Which file?
ui-resume-none = There is no saved round here.
ui-nothing-to-save = There is no round to save yet.
ui-read-only = This record is read-only: it does not agree with the rules of today’s program.

## The history

ui-history-title = The round, throw by throw
ui-history-empty = Nothing has happened yet: the history begins with the first throw.
ui-history-earlier = Earlier rounds of this table
ui-history-date = Played on { $date }
ui-column-number = No.
ui-column-player = Player
ui-column-dice = Dice
ui-column-path = What happened
ui-column-clauses = Clauses

## The end

ui-victory = 🎉 Victory!
ui-winner = { $name } wins; the round took { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
  }.
ui-drawn = The round ends without a winner: every pawn is held.
ui-score = Score
ui-score-line = { $name }: { $points }
ui-another-round = Another round?
ui-goodbye = Goodbye.

## Help

ui-keys = Keys
ui-key-line = { $key }: { $action }
ui-key-enter = Enter
ui-key-space = Space
ui-key-escape = Esc
ui-key-arrows = Arrows
ui-key-tab = Tab
ui-key-page = Page up and down
ui-help-pace = A slower pace is easier to follow; a faster one makes a shorter round.
ui-help-save = Coming throws are not saved: each is drawn only when it is thrown.
ui-help-machine = The machine throws by itself, after its pace.
ui-help-passed-over = A pawn that is held or has turns to lose is passed over by itself.
ui-help-colours = Gold goes on, green waits, blue is held, red goes back.
