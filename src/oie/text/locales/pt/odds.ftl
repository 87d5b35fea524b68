### As hipóteses: a barra à mesa, e a sorte dos dados depois da partida.

odds-switch = Mostrar as hipóteses
odds-switch-why = A hipótese de cada um ganhar, calculada de novo a cada lançamento: exata onde é possível, quase sempre com dois ou três jogadores, senão estimada. Um jogo novo demora um pouco no início.
odds-missing = Faltam pacotes. Para os instalar: { $command }
odds-install = Instalá-los
odds-installing = Os pacotes para as hipóteses estão a ser instalados; pode ir jogando.
odds-page = As hipóteses deste jogo em números e imagens (em inglês)
odds-now = Hipóteses de ganhar
odds-about = cerca de { $chance }
odds-error = ± { $error }
odds-luck = A sorte dos dados
odds-curve = A hipótese de cada um ganhar, lançamento a lançamento.
odds-turning = O lançamento que mudou tudo é o { $number }.º: { $name } faz { $faces }, e a hipótese de { $winner } passa de { $before } para { $after }.
odds-dice-ordinary = { $name }: { $mean } em média em { $throws } lançamentos; dados como os outros (espera-se { $normal }).
odds-dice-high = { $name }: { $mean } em média em { $throws } lançamentos; dados mais altos do que é habitual (espera-se { $normal }).
odds-dice-low = { $name }: { $mean } em média em { $throws } lançamentos; dados mais baixos do que é habitual (espera-se { $normal }).

## A página das probabilidades

odds-report-title = As probabilidades: { $game }
odds-report-win = Quem ganha, com { $seats } jogadores
odds-report-chance = probabilidade
odds-report-seat = { $place ->
    [1] joga em primeiro
    [2] joga em segundo
    [3] joga em terceiro
   *[other] joga na posição { $place }
  }
odds-report-nobody = ninguém ganha
odds-report-exact = Calculado exatamente, sobre todas as formas que uma ronda pode tomar.
odds-report-simulated = Estimado a partir de muitas rondas simuladas.
odds-report-length = Quanto dura uma ronda
odds-report-length-line = Metade das rondas acaba ao fim de { $half } vezes de jogar; uma em vinte precisa de mais de { $long }. A média é { $mean }.
odds-report-chart = Probabilidade de uma ronda durar tantas vezes
odds-report-turns = vezes
odds-report-board = Onde passam os peões
odds-report-board-line = Quanto mais escura a casa, mais vezes os peões lá passam. Aponte para uma casa para ver quantas.
odds-report-space = casa
odds-report-visits = passagens por ronda
odds-report-events = O que acontece numa ronda
odds-report-a-round = por ronda
odds-report-hits = peões expulsos
odds-report-returns = peões que voltaram para onde estavam
odds-report-releases = peões libertados
odds-report-holds = peões retidos
odds-report-deadlocks = rondas em que todos ficaram retidos
odds-report-payments = pagamentos
odds-report-due = fichas a pagar
odds-report-guards = casas que só atuaram uma vez
odds-report-leads = mudanças de líder
odds-report-first = Jogar em primeiro
odds-report-players = jogadores
odds-report-rule = Regra da casa: { $rule }
odds-report-first-wins = o primeiro ganha
odds-report-percent = { $value } %
odds-report-number = { $value }
