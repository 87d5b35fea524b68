### O que aconteceu e em que ponto se está, em frases.

## Listas

list-and = { $before } e { $last }
list-or = { $before } ou { $last }

## A abertura

event-round-started = A ronda começa: { $name } lança em primeiro lugar.
event-pool-left = No bolo { $pool ->
    [one] resta { $pool } ficha
   *[other] restam { $pool } fichas
  } da ronda anterior.
event-ante = { $name } põe { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
  } no bolo.
event-antes = Cada jogador põe { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
  } no bolo.

## Um lançamento e os seus troços, que seguem os dois pontos um após outro

event-throw = { $name } lança { $dice }: { $legs }.
event-throw-alone = { $name } lança { $dice }.
event-goes = { $name } prossegue: { $legs }.
leg-then = { $before }; { $leg }
leg-there = { $at }, { $leg }
leg-walk = { $start ->
    [0] da partida
   *[other] de { $start }
  } a { $end }
leg-back = { $total } faz recuar, de { $start } { $end ->
    [0] à partida
   *[other] a { $end }
  }
leg-clamped = recuo de { $start } só { $end ->
    [0] até à partida
   *[other] até { $end }
  }, onde começa o percurso
leg-floor = sem recuo, pois o percurso começa { $end ->
    [0] na partida
   *[other] em { $end }
  }
leg-reverse = { $start ->
    [0] da partida
   *[other] de { $start }
  } até { $goal } e recuo do excesso ({ $over }) { $end ->
    [0] até à partida
   *[other] até { $end }
  }
leg-finish = { $start ->
    [0] da partida
   *[other] de { $start }
  } a { $goal }, onde basta passar
leg-initial = primeiro lançamento, diretamente para { $end ->
    [0] a partida
   *[other] { $end }
  }
leg-initial-at-start = lançado da partida, diretamente para { $end ->
    [0] a partida
   *[other] { $end }
  }
leg-by = { $times ->
    [1] o mesmo { $count }
    [2] duas vezes { $count }
   *[other] { $times } vezes { $count }
  }
leg-again = de novo { $by } até { $end }
leg-again-back = { $by } para trás { $end ->
    [0] até à partida
   *[other] até { $end }
  }
leg-again-clamped = { $by } para trás, mas só { $end ->
    [0] até à partida
   *[other] até { $end }
  }, onde começa o percurso
leg-again-reverse = de novo { $by } até { $goal } e recuo do excesso ({ $over }) { $end ->
    [0] até à partida
   *[other] até { $end }
  }
leg-again-finish = de novo { $by } até { $goal }, onde basta passar
leg-from-goal = { $by } para trás desde { $goal } { $end ->
    [0] até à partida
   *[other] até { $end }
  }
leg-straight = diretamente para { $end }
leg-straight-back = de volta { $end ->
    [0] à partida
   *[other] a { $end }
  }
leg-straight-stop = diretamente para { $end ->
    [0] a partida
   *[other] { $end }
  }, onde o peão para
leg-origin = de volta { $end ->
    [0] à partida
   *[other] a { $end }
  }, onde o lançamento começou
leg-guard = o peão para, pois esta casa já atuou neste lançamento
leg-idle-reverse = o peão para, pois vinha a recuar
leg-idle-once = o peão para, pois o efeito só vale uma vez por lançamento
leg-stay-over = o peão não sai { $space ->
    [0] da partida
   *[other] de { $space }
  }, pois { $count } levaria além de { $goal }
leg-stay-under = o peão não sai de { $space }, pois { $count } faria recuar além { $first ->
    [0] da partida
   *[other] de { $first }
  }

## Escolhas

event-choice-offered = { $name } pode escolher, { $at } ({ $space }): { $choices }.
event-chosen = { $name } escolhe: { $effect }.
event-chosen-number = { $name } escolhe a possibilidade { $number }.

## Encontros

event-hit = { $by } para { $start ->
    [0] na partida
   *[other] em { $start }
  }, onde está { $name }: { $name } { $way ->
    [forward] avança
   *[back] recua
  } { $end ->
    [0] até à partida
   *[other] até { $end }
  }, onde este lançamento começou.
event-wait-cancelled = { $name } já não tem { $turns ->
    [one] uma vez
   *[other] { $turns } vezes
  } a perder.
event-returned = { $name } encontra { $met } { $start ->
    [0] na partida
   *[other] em { $start }
  } e volta { $end ->
    [0] à partida
   *[other] a { $end }
  }, onde este lançamento começou.
event-relief = { $by } liberta { $name } { $at } ({ $space }): { $name } vai para { $end ->
    [0] a partida
   *[other] { $end }
  }, onde este lançamento começou.
event-relief-stays = { $by } liberta { $name } { $at } ({ $space }): { $name } fica lá e volta a lançar na sua vez.
event-takes-place = Agora é { $name } que fica em { $space } até que lá chegue outro peão.
event-freed = { $name } já pode sair de { $space } e volta a lançar na sua vez.

## Onde o peão para

event-held = { $name } fica { $at } ({ $space }) até que lá chegue outro peão.
event-held-alone = { $name } fica { $at } ({ $space }) enquanto não houver lá outro peão.
event-turns-lost = { $name } perde { $turns ->
    [one] a próxima vez
   *[other] as próximas { $turns } vezes
  } { $at }.
event-turns-owed = São ao todo { $waits } vezes a perder.
event-gift = { $name }, { $at }, dá a cada um dos outros { $turns ->
    [one] mais uma vez
   *[other] mais { $turns } vezes
  } e por isso perde { $turns ->
    [one] a próxima
   *[other] as próximas { $turns }
  }.
event-throw-granted = { $name } lança mais uma vez { $at }.

## Pagamentos

event-meeting = encontro
event-paid = { $name } paga { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
  } para o bolo ({ $why }).
event-paid-short = { $name } deve { $due ->
    [one] { $due } ficha
   *[other] { $due } fichas
  } ({ $why }) mas só tem { $amount }, que { $amount ->
    [one] vai
   *[other] vão
  } para o bolo.
event-paid-nothing = { $name } deve { $due ->
    [one] { $due } ficha
   *[other] { $due } fichas
  } ({ $why }) mas já não tem nenhuma: nada é pago, e { $name } continua em jogo.
event-paid-free = { $name } deve uma multa de 0 fichas ({ $why }): nada é pago.

## O fim e o impasse

event-won = { $name } ganha a ronda, exatamente em { $goal }, { $at }.
event-won-passing = { $name } ganha a ronda em { $goal }, { $at }.
event-won-pool = O bolo é para { $name }: { $pool ->
    [one] { $pool } ficha
   *[other] { $pool } fichas
  }.
event-deadlock = Todos os peões estão retidos e mais ninguém poderia lançar.
event-deadlock-oldest = Todos os peões estão retidos e mais ninguém poderia lançar: { $name }, que espera há mais tempo, pode sair de { $space } na sua vez.
event-deadlock-all = Todos os peões estão retidos e mais ninguém poderia lançar: cada um pode sair de onde está ({ $pawns }).
event-deadlock-draw = Todos os peões estão retidos e mais ninguém poderia lançar: a ronda acaba sem vencedor.
event-deadlock-pawn = { $name } em { $space }
event-drawn = A ronda acaba sem vencedor.
event-drawn-pool = { $pool ->
    [one] { $pool } ficha fica
   *[other] { $pool } fichas ficam
  } no bolo para a ronda seguinte.

## De quem é a vez

event-passed-held = { $name } não lança, pois o seu peão está retido.
event-passed-wait = { $name } perde esta vez: { $left ->
    [0] mais nenhuma a perder
    [one] mais 1 a perder
   *[other] mais { $left } a perder
  }.
event-turn-came = É a vez de { $name } lançar.

## Em que ponto se está

status-to-throw = É a vez de { $name } lançar.
status-to-choose = É a vez de { $name } escolher.
status-won = { $name } ganhou.
status-drawn = A ronda acabou sem vencedor.
status-held = { $name } tem o peão retido { $at } ({ $space }) até que lá chegue outro.
status-held-alone = { $name } tem o peão retido { $at } ({ $space }) enquanto não houver lá outro.
status-waits = { $name } ainda tem { $turns ->
    [one] 1 vez
   *[other] { $turns } vezes
  } a perder.
