### O que dizem as páginas do navegador, além das legendas de todos os ecrãs.

## O menu

web-games = Jogos do Ganso
web-lead = Jogos antigos, fiéis aos seus textos. Para jogar em conjunto ou contra a máquina, e para estudar.
web-play = Jogar
web-set-table = Preparar a mesa
web-labelled = { $action }: { $game }
web-blue = Azul
web-the-machine = A máquina
web-fact-seats = { $least ->
    [2] { $most ->
        [2] 2 jogadores
       *[other] 2 a { $most } jogadores
      }
   *[other] { $least } a { $most } jogadores
  }
web-fact-spaces = { $count } casas
web-fact-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
  }
web-fact-counters = fichas
web-resume-file = Um ficheiro guardado
web-own = Um jogo seu
web-own-line = Um ficheiro que escreveu (.yaml): o tabuleiro e depois uma mesa
web-own-large = Este ficheiro é demasiado grande para ser um jogo.
web-own-faults = { $count ->
    [one] Ainda não se pode jogar este jogo: há uma coisa errada.
   *[other] Ainda não se pode jogar este jogo: há { $count } coisas erradas.
  }
web-own-again = Corrija o ficheiro, guarde-o e abra-o de novo.
web-own-utf8 = Este ficheiro não está guardado em UTF-8: no seu programa escolha «Guardar como», texto simples, codificação UTF-8.
web-own-round = Isto é uma ronda guardada: abra-a em «Retomar».
web-print-rules = O tabuleiro e as regras, para ler e imprimir
web-own-copy = O ficheiro deste jogo, para fazer dele um seu
web-round-waits = A sua última mesa está como a deixou.
web-go-on = Voltar à mesa
web-to-menu = Para os jogos

## Preparar a mesa

web-add-player = Acrescentar um jogador
web-remove-player = Retirar o jogador { $number }
web-kind = Quem joga pelo jogador { $number }
web-why = Porquê esta escolha?
web-brush = Cor a pintar
web-plain-space = casa comum
web-board-fine = Este tabuleiro pode jogar-se.
web-caution-colour-absent = Atenção: não há nenhuma { $colour }.
web-caution-outside-text = Atenção, fora do texto: o texto indica { $spaces } como { $colour }.
web-caution-long = Atenção: um peão só precisa em média de { $throws } lançamentos, mais do que { $limit }.
web-caution-no-finish = Atenção: de nenhuma casa onde um peão possa ficar um só percurso leva à chegada.
web-caution-ways-cut = Atenção: há demasiadas escolhas possíveis; nem todas foram seguidas.
web-next-round = As próximas rondas
web-set = A mesa está preparada para a próxima ronda.
web-no-options = Este jogo não tem opções.

## A mesa

web-skip = Ir para os dados
web-beside = Ao lado do tabuleiro
web-round = Ronda
web-ready = A mesa está posta
web-space = casa { $space }
web-turn = { $name } vai lançar.
web-pace = lança após { $seconds } s
web-plays = joga
web-winner = vencedor
web-won = { $name } ganhou
web-drawn = Sem vencedor
web-rounds-won = { $count ->
    [one] 1 ronda ganha
   *[other] { $count } rondas ganhas
  }
web-throws = { $count ->
    [one] lançamento
   *[other] lançamentos
  }
web-all-history = Ver tudo
web-options-from = A partir da partida { $number }:
web-race = A corrida: a casa de cada peão depois de cada jogada.
web-report = Confirmar
web-moving = Uma tecla abrevia
web-wait = Um momento…

## As razões, ditas no tabuleiro onde atuam

web-reason = { $name }: { $reason }
web-reason-on = mais { $count }
web-reason-go = vai para { $space }
web-reason-back = volta a { $space }
web-reason-initial = Primeiro lançamento: vai para { $space }
web-reason-over = Demais: recua { $count }
web-reason-stay = fica
web-reason-guard = só atua uma vez
web-reason-hit = Troca
web-reason-returned = Ocupada: volta a { $space }
web-reason-released = Libertado
web-reason-lose = { $turns ->
    [one] perde 1 vez
   *[other] perde { $turns } vezes
  }
web-reason-again = lança outra vez
web-meeting = Encontro

## Definições da página

web-theme = Luz
web-theme-system = como o sistema
web-theme-light = dia
web-theme-dark = noite
web-theme-contrast = alto contraste
web-follow = Seguir o peão de perto
web-motion = Passo dos peões
web-motion-full = casa a casa
web-motion-fast = rápido

## O que falhou

web-lost = A ligação ao servidor caiu; está a ser restabelecida.
web-no-board = O tabuleiro não pode ser carregado.
web-no-fullscreen = Este navegador não mostra a página em ecrã inteiro.
web-noscript = Esta página precisa de JavaScript, que está desligado neste navegador.
web-refused = Não há nada aqui
web-not-open = Não está aberto
web-file-large = Este ficheiro é grande demais para uma ronda guardada.

## Acerca e privacidade

web-about = Para os curiosos
web-about-line = O que é oie, e de quem são as obras
web-about-oie = oie { $version } joga todos os jogos da família do Ganso a partir de uma só descrição das regras. É software livre, sob licença MIT.
web-about-pictures = Tabuleiros, peões, imagens e sons foram feitos para oie e estão sob a mesma licença.
web-about-others = Obras de outros
web-column-name = Nome
web-column-licence = Licença
web-privacy = Privacidade
web-privacy-line = O que é guardado, onde e quanto tempo
web-privacy-rounds = O servidor guarda as rondas das suas mesas, com os nomes que der, na sua pasta de dados. { $unit ->
    [days] Uma mesa é apagada { $count ->
        [one] { $count } dia
       *[other] { $count } dias
      } depois da última coisa que lá aconteceu, ou mais cedo por quem a abriu.
    [hours] Uma mesa é apagada { $count ->
        [one] { $count } hora
       *[other] { $count } horas
      } depois da última coisa que lá aconteceu, ou mais cedo por quem a abriu.
   *[never] Ficam lá até que quem abriu a mesa a apague, ou que alguém as apague nessa pasta.
  }
web-privacy-browser = O seu navegador guarda a língua, a luz, o som, o ritmo, o seu nome e o endereço da sua última mesa, até que os apague; e, para uma mesa que se joga a partir de vários sítios, a chave do seu lugar, que nenhuma página pode ler e que só é enviada a essa mesa.
web-privacy-nobody = Nada é enviado a mais ninguém: as páginas não carregam letras, imagens ou programas de outro lugar.
web-privacy-files = Um ficheiro que guarda contém os nomes e os lançamentos dessa ronda, e nada sobre o seu computador.
