### O jogo em ecrã inteiro: as palavras breves no tabuleiro e ao lado, e o que só um terminal diz.

## O que faz uma casa, nas poucas palavras da legenda

terminal-does-repeat = anda outra vez o mesmo
terminal-does-repeat-back = recua o mesmo número
terminal-does-origin = volta aonde o lançamento começou
terminal-does-ahead = leva mais à frente
terminal-does-behind = leva para trás
terminal-does-lose = { $turns ->
    [one] perde uma vez
   *[other] perde { $turns } vezes
  }
terminal-does-hold = retido até outro lá chegar
terminal-does-hold-alone = retido enquanto está só
terminal-does-pay = paga { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
  }
terminal-does-throw = lança outra vez
terminal-does-choose = uma escolha
terminal-does-nothing = nenhum efeito
terminal-thrown = { $when ->
    [first] primeiro lançamento
   *[other] desde a partida
  } { $dice }

## Porque um peão para ou segue, num balão junto da casa

terminal-bubble = { $name }: { $what }
terminal-on = mais { $count }
terminal-back = recua { $count }
terminal-to = { $space ->
    [0] volta à partida
   *[other] vai para { $space }
  }
terminal-straight = Direto a { $space }
terminal-over = A mais: recua { $count }
terminal-no-further = já não age
terminal-held = retido
terminal-lost = { $turns ->
    [one] perde { $turns } vez
   *[other] perde { $turns } vezes
  }
terminal-sent = { $name }: { $space ->
    [0] volta à partida
   *[other] vai para { $space }
  }
terminal-freed = { $name }: peão libertado
terminal-paid = { $amount ->
    [one] { $amount } ficha para o bolo
   *[other] { $amount } fichas para o bolo
  }

## A mesa

terminal-ready = Quando quiserem
terminal-skip = uma tecla: até ao fim
terminal-all-history = tudo: h
terminal-colours = Cores
terminal-cards = Cartão seguinte
terminal-typed = (dados reais)
terminal-path = Ou o caminho de outro ficheiro:
terminal-reading = ↑ ↓ e as teclas de página deslocam · Esc fecha
terminal-save-leave = Guardar e sair
terminal-leave = Sair
terminal-no-winner = Sem vencedor
terminal-secret-means = O selo mostrado antes do primeiro lançamento é a impressão digital deste segredo, e cada lançamento decorre dele: oie verify prova que nenhum foi alterado.
terminal-motion = Movimento
terminal-moving = Os peões andam de casa em casa.
terminal-still = Os peões ficam logo no seu lugar.
terminal-settings = Qualquer tecla termina a marcha de um peão. Com OIE_MOTION=0 os peões ficam logo no seu lugar; com NO_COLOR, sinais e iniciais dizem o que dizem as cores; OIE_THEME=light, dark ou contrast escolhe as cores.
terminal-screen-reader = Com um leitor de ecrã, comece com oie play --plain: o mesmo jogo em frases inteiras, linha a linha.

## O menu

terminal-welcome = Jogos antigos, fiéis aos seus textos: para jogar em conjunto ou contra a máquina.
terminal-play = ▶ Jogar
terminal-apply = ▶ Continuar
