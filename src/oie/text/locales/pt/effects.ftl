### O que faz uma casa: palavras de uma escolha, de uma legenda e da página das regras.

effect-and = { $before }; { $effect }
effect-none = nenhum efeito
effect-initial = casa a que leva um primeiro lançamento; nenhum outro efeito
effect-initial-at-start = casa a que leva um lançamento da partida; nenhum outro efeito
effect-goal = o primeiro peão que lá chega ganha
effect-onward = seguir, no mesmo sentido, { $times ->
    [1] o mesmo número
    [2] duas vezes o lançamento
   *[other] { $times } vezes o lançamento
  }
effect-forward = avançar { $times ->
    [1] o mesmo número
    [2] duas vezes o lançamento
   *[other] { $times } vezes o lançamento
  }
effect-backward = recuar { $times ->
    [1] o mesmo número
    [2] duas vezes o lançamento
   *[other] { $times } vezes o lançamento
  }
effect-after-onward = quem lá chega a recuar o excesso recua ainda { $times ->
    [1] o mesmo número
    [2] duas vezes o lançamento
   *[other] { $times } vezes o lançamento
  }
effect-after-forward = quem lá chega a recuar o excesso avança de novo { $times ->
    [1] o mesmo número
    [2] duas vezes o lançamento
   *[other] { $times } vezes o lançamento
  }
effect-after-goal = quem lá chega a recuar o excesso conta antes { $times ->
    [1] o lançamento
    [2] duas vezes o lançamento
   *[other] { $times } vezes o lançamento
  } para trás desde { $goal }
effect-after-stop = quem lá chega a recuar o excesso fica lá
effect-once = isto só uma vez por lançamento
effect-straight = ir diretamente para { $to }
effect-back = voltar { $to ->
    [0] à partida, antes da casa 1
   *[other] a { $to }
  }
effect-origin = voltar aonde o lançamento começou
effect-stop = e parar aí
effect-table = ir { $pairs }
effect-pair = de { $from } { $to ->
    [0] à partida
   *[other] a { $to }
  }
effect-lose = perder { $turns ->
    [one] a próxima vez
   *[other] as próximas { $turns } vezes
  }
effect-gift = cada um dos outros joga { $turns ->
    [one] mais uma vez: perde-se, pois, a próxima
   *[other] mais { $turns } vezes: perdem-se, pois, as próximas { $turns }
  }
effect-hold = ficar até que lá chegue outro peão; é esse então que fica, e o peão libertado vai para onde esse lançamento começou
effect-hold-brief = ficar até que lá chegue outro peão
effect-hold-stays = ficar até que lá chegue outro peão; é esse então que fica retido, e o peão libertado permanece na casa
effect-hold-company = ficar enquanto não houver lá outro peão
effect-pay = pagar { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
  } para o bolo
effect-throw-again = lançar mais uma vez
effect-choose = escolher: { $choices }

## As opções e os seus valores

option-line = { $name }: { $value }
option-true = sim
option-false = não
option-board = { $name } { $spaces }
option-board-none = { $name }: nenhuma
