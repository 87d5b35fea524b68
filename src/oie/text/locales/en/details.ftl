### The words that a room puts inside an error's sentence. In English they stand as they come.

detail-and-more = { $text } (and { $count } more)
detail-when = { $text } (with { $when })
detail-or = { $before } or { $last }
detail-nothing = nothing
detail-none = none
detail-none-of-them = none of them
detail-no-dice = no dice
detail-true = true
detail-false = false
detail-truth = true or false
detail-text = a text
detail-empty-text = an empty text
detail-list = a list
detail-empty-list = an empty list
detail-list-of-faces = a list of faces
detail-list-of-players = a list of players
detail-object = an object
detail-empty-object = an empty object
detail-mapping = a mapping
detail-empty-mapping = an empty mapping
detail-number = a number
detail-whole = a whole number
detail-too-large = a number that is too large
detail-the-throw = the throw { $throw }
detail-the-choice = the choice { $choice }
detail-pool = a pool of { $pool }
detail-one-of = one of { $words }
detail-one-of-keys = one of the keys { $keys }
detail-spaces-for = spaces for { $words }
detail-whole-from = a whole number from { $least } to { $most }
detail-number-from = a number from { $least } to { $most }
detail-text-of = a text of { $count ->
    [one] { $count } character
   *[other] { $count } characters
  }
detail-list-of = a list of { $count }
detail-bytes = { $count } bytes
detail-more = { $count } more
detail-digits = { $count } digits 0-9 a-f
detail-code = a code of 1 to { $most } printable characters
detail-object-with = an object with { $keys }
detail-the-key = the key { $key }
detail-the-keys = the keys { $keys }
detail-only = only { $keys }
detail-least-values = at least { $count ->
    [one] { $count } value
   *[other] { $count } values
  }
detail-most-values = at most { $count ->
    [one] { $count } value
   *[other] { $count } values
  }
detail-least-characters = at least { $count ->
    [one] { $count } character
   *[other] { $count } characters
  }
detail-most-characters = at most { $count ->
    [one] { $count } character
   *[other] { $count } characters
  }
detail-least-keys = at least { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }
detail-most-keys = at most { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }
detail-most = at most { $count }
detail-mapping-like = a mapping such as { $example }
detail-list-like = a list such as { $example }
detail-language-like = a language such as { $example }
detail-clause-like = a clause such as { $example }
detail-space-like = a space such as { $example }
detail-name-dashes = a name of small letters, digits, - and _ that begins with a letter
detail-name = a name of small letters, digits and _ that begins with a letter
detail-target = a space, origin, or a space for each of its spaces such as { $example }
