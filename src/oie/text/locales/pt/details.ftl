### As palavras que uma sala põe na frase de um erro.

detail-and-more = { $text } (e mais { $count })
detail-when = { $text } (com { $when })
detail-or = { $before } ou { $last }
detail-nothing = nada
detail-none = nenhum
detail-none-of-them = nenhuma delas
detail-no-dice = nenhum dado
detail-true = true
detail-false = false
detail-truth = true ou false
detail-text = um texto
detail-empty-text = um texto vazio
detail-list = uma lista
detail-empty-list = uma lista vazia
detail-list-of-faces = uma lista de faces
detail-list-of-players = uma lista de jogadores
detail-object = um objeto
detail-empty-object = um objeto vazio
detail-mapping = um objeto com chaves
detail-empty-mapping = um objeto sem chaves
detail-number = um número
detail-whole = um número inteiro
detail-too-large = um número demasiado grande
detail-the-throw = o lançamento { $throw }
detail-the-choice = a escolha { $choice }
detail-pool = um bolo de { $pool }
detail-one-of = um de { $words }
detail-one-of-keys = uma das chaves { $keys }
detail-spaces-for = casas para { $words }
detail-whole-from = um número inteiro de { $least } a { $most }
detail-number-from = um número de { $least } a { $most }
detail-text-of = um texto de { $count ->
    [one] { $count } caráter
   *[other] { $count } caracteres
  }
detail-list-of = uma lista de { $count }
detail-bytes = { $count } bytes
detail-more = mais { $count }
detail-digits = { $count } dígitos 0-9 a-f
detail-code = um código de 1 a { $most } caracteres imprimíveis
detail-object-with = um objeto com { $keys }
detail-the-key = a chave { $key }
detail-the-keys = as chaves { $keys }
detail-only = apenas { $keys }
detail-least-values = pelo menos { $count ->
    [one] { $count } valor
   *[other] { $count } valores
  }
detail-most-values = no máximo { $count ->
    [one] { $count } valor
   *[other] { $count } valores
  }
detail-least-characters = pelo menos { $count ->
    [one] { $count } caráter
   *[other] { $count } caracteres
  }
detail-most-characters = no máximo { $count ->
    [one] { $count } caráter
   *[other] { $count } caracteres
  }
detail-least-keys = pelo menos { $count ->
    [one] { $count } chave
   *[other] { $count } chaves
  }
detail-most-keys = no máximo { $count ->
    [one] { $count } chave
   *[other] { $count } chaves
  }
detail-most = no máximo { $count }
detail-mapping-like = um objeto com chaves como { $example }
detail-list-like = uma lista como { $example }
detail-language-like = uma língua como { $example }
detail-clause-like = uma cláusula como { $example }
detail-space-like = uma casa como { $example }
detail-name-dashes = um nome de minúsculas, dígitos, - e _ que comece por uma letra
detail-name = um nome de minúsculas, dígitos e _ que comece por uma letra
detail-target = uma casa, origin, ou uma casa para cada uma das suas casas, como { $example }
