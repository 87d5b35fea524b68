### The plain mode: a round told line by line.

plain-seat = { $name }: { $kind }.
plain-is-machine = throws by itself
plain-is-person = a person
plain-keys = Press Enter to throw, or type: h history, p who stands where, ? rules, s save, o FILE open, n new round, r reset, t take back a typed throw, q quit.
plain-unknown = “{ $key }” is no key.
plain-another = Another game: oie play bolton --plain --seats 4 --name Alice --name Bob --lang fr; oie list names the games.
plain-to-throw = { $name }, press Enter to throw:
plain-real = { $name }: type what the { $count ->
    [one] die shows
   *[other] { $count } dice show
  }:
plain-to-choose = { $name }, choose a number:
plain-nobody = Nobody answers any more: the program throws for everybody.
plain-ended = The input has ended, and real dice cannot be thrown without you.
plain-kept = The input has ended: the round was saved, and oie play --plain --resume { $file } goes on with it.
plain-again = Enter for another round, s to save, h for the history, q to quit:
plain-stands = { $name } stands { $space ->
    [0] before space 1
   *[other] on space { $space }
  }.
plain-stopped = The round was given up.
plain-sealed = The dice are sealed: { $commitment }
plain-secret = The seal is open: { $secret }. Whoever saved the round can prove every throw with oie verify.
plain-give-up = A round is running. Give it up? Type yes, or Enter to keep it:
plain-yes-words = y yes
plain-open-what = Type o and the name of a saved file.
