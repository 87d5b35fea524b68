### A página das regras de um jogo; cada número vem do seu conjunto de regras.

## Títulos

rules-heading-aim = Objetivo
rules-heading-material = Material
rules-heading-order = Como se joga
rules-heading-spaces = Casas
rules-heading-end = Fim, duração e dificuldade
rules-heading-examples = Exemplos explicados
rules-heading-mistakes = Erros frequentes
rules-heading-consequences = Bom saber
rules-heading-options = As escolhas desta mesa
rules-heading-remarks = Observações
rules-heading-summary = Em resumo
rules-heading-source = De onde isto vem

## Palavras

rules-place = { $space ->
    [0] a partida
   *[other] { $space }
  }
rules-goal-name = chegada
rules-goal-at = na chegada
rules-short = { $title }: { $goal } casas, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }, { $players }
rules-seats = { $least } a { $most } jogadores
rules-seats-exactly = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
  }

## Objetivo e material

rules-aim-exact = Ser o primeiro a chegar exatamente a { $goal } ({ $name }).
rules-aim-passing = Ser o primeiro a alcançar ou a passar { $goal } ({ $name }).
rules-board = Um tabuleiro cujo percurso tem { $goal } casas numeradas, com o que fazem escrito nele ou ao lado.
rules-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
  } de { $faces } faces.
rules-players = { $players }, cada um com um peão que se distingue pela cor ou pela forma.
rules-purse = { $purse ->
    [one] { $purse } ficha
   *[other] { $purse } fichas
  } para cada jogador, e um bolo no meio.
rules-marker = Um pequeno marcador por cada vez ainda a perder: é mais seguro do que a memória.

## Como se joga

rules-start-before = Todos os peões partem de antes da casa 1, fora do percurso.
rules-start-on = Todos os peões partem da casa 1.
rules-first-count = Um primeiro lançamento de { $count } leva a { $end }.
rules-starter-lots = Tira-se à sorte quem lança primeiro; depois joga-se à vez, pela ordem dos lugares.
rules-starter-lots-order = Tira-se à sorte a ordem de todos os jogadores, e joga-se à vez por essa ordem.
rules-starter-alternate = O primeiro lugar começa a primeira ronda; depois começa-se alternadamente, de ronda em ronda.
rules-ante = Antes do primeiro lançamento, cada jogador põe { $stake ->
    [one] { $stake } ficha
   *[other] { $stake } fichas
  } no bolo.
rules-throw = Na sua vez, { $dice ->
    [one] lança-se o dado
   *[other] lançam-se os { $dice } dados, somam-se
  } e avança-se outras tantas casas; a casa que se deixa não conta.
rules-back = Com { $back } recua-se outro tanto; com { $forward } avança-se.
rules-acts = Uma casa só atua se um movimento nela acabar; uma casa apenas atravessada não faz nada.
rules-initial = No primeiro lançamento de cada jogador, e só nesse: { $table }.
rules-initial-at-start = Sempre que se lança da partida: { $table }.
rules-initial-item = com { $dice }, diretamente para { $space ->
    [0] a partida
   *[other] { $space }
  }
rules-overthrow-reverse = Um lançamento maior do que o preciso vai até { $goal } e recua o excesso; passar não dá a vitória.
rules-overthrow-stay = Um lançamento maior do que o preciso não move o peão; passar { $goal } não dá a vitória.
rules-overthrow-finish = Um lançamento maior do que o preciso também ganha: basta passar { $goal }.
rules-overthrow-example = De { $start }, um lançamento de { $count } leva a { $end }.
rules-underflow-clamp = Nunca se recua além { $first ->
    [0] da partida
   *[other] da casa { $first }
  }: o peão para aí, sem mais nenhum efeito.
rules-underflow-stay = Um recuo que levaria além { $first ->
    [0] da partida
   *[other] da casa { $first }
  } não se faz.
rules-guard = Uma casa que já atuou num lançamento, no mesmo sentido, não volta a atuar nele: o peão para aí.
rules-meeting-occupant = Se o movimento acabar sobre outro peão, esse vai para a casa onde o lançamento começou.
rules-meeting-arriver = Se o movimento acabar sobre outro peão, volta-se à casa onde o lançamento começou.
rules-meeting-share = Vários peões podem estar na mesma casa.
rules-meeting-quiet = Onde um peão é assim colocado, a casa não tem efeito sobre ele.
rules-meeting-fine = Pelo encontro, quem volta para trás paga { $fine ->
    [one] { $fine } ficha
   *[other] { $fine } fichas
  }.
rules-meeting-relief = Um peão retido não é encontrado, mas libertado: vejam-se as casas.
rules-shared = { $count ->
    [one] Na casa { $spaces }
   *[other] Nas casas { $spaces }
  } podem estar vários peões sem se encontrarem.
rules-shared-start = Na partida podem estar vários peões sem se encontrarem.
rules-shared-start-and = Na partida e { $count ->
    [one] na casa { $spaces }
   *[other] nas casas { $spaces }
  } podem estar vários peões sem se encontrarem.
rules-wait-kept = Um peão deslocado continua a dever as vezes que tinha a perder.
rules-wait-cancelled = Um peão deslocado já não deve as vezes que tinha a perder.
rules-waiting = Uma vez a perder passa sem lançamento e desconta-se; o movimento que levou à armadilha não é uma delas.
rules-held = Um peão retido não lança quando chega a sua vez.
rules-pool = Tudo o que se paga vai para o bolo; quem não tem fichas que cheguem dá o que lhe resta e continua.
rules-deadlock-release-oldest = Se todos os peões estiverem retidos, o que o está há mais tempo fica livre onde está e lança na sua próxima vez.
rules-deadlock-release-all = Se todos os peões estiverem retidos, todos ficam livres onde estão, e cada um lança na sua próxima vez.
rules-deadlock-draw = Se todos os peões estiverem retidos, a ronda acaba sem vencedor.

## Casas

rules-summary-turn = Lança-se, avança-se e aplica-se depois a casa a que se chega.
rules-summary-kind = { $name } ({ $spaces }): { $effect }
rules-column-spaces = Casa
rules-column-name = Nome
rules-column-effect = O que faz
rules-plain = Todas as outras casas não têm efeito.

## Fim

rules-end = O primeiro peão em { $goal } ganha logo: os outros não têm um último lançamento, e não se contam pontos.
rules-end-pool = O vencedor leva o bolo.
rules-throws = Em média, um peão sozinho lança { $throws } vezes até lá chegar; as vezes sem lançamento não são contadas.
rules-minutes = À mesa, uma ronda dura muitas vezes { $least } a { $most } minutos; é uma estimativa da fonte, e os dados podem prolongá-la.
rules-difficulty = Dificuldade: { $level ->
    [very-easy] muito fácil
    [easy] fácil
   *[medium] média
  }.
rules-no-choice = Não há nada a escolher: lança-se, conta-se e aplicam-se as casas.

## Exemplos

rules-example-before = Antes: { $pawns }.
rules-example-start = Antes: todos na partida.
rules-example-pawn = { $name } { $space ->
    [0] na partida
   *[other] em { $space }
  }
rules-example-left-out = { $count ->
    [one] { $count } exemplo não combina com as opções escolhidas e fica de fora.
   *[other] { $count } exemplos não combinam com as opções escolhidas e ficam de fora.
  }

## Erros frequentes

mistake-departure-counted = Contar como primeiro passo a casa que se deixa.
mistake-goose-rethrown = Lançar de novo os dados { $at } em vez de repetir o mesmo número.
mistake-passing-counts = Fazer atuar uma casa que apenas se atravessa.
mistake-nine-forgotten = Esquecer a exceção do primeiro lançamento ({ $table }).
mistake-passing-wins = Ganhar passando { $goal } em vez de recuar o excesso.
mistake-relief-required = Esperar { $places } que outro peão venha libertar: depois das vezes perdidas, joga-se simplesmente.

## Bom saber, calculado a partir das regras

consequence-never-win = Nunca se ganha com { $throws }.
consequence-total = um total de { $total }
consequence-winning = Pode chegar-se a { $goal } num só lançamento desde { $spaces }.
consequence-winning-item = { $space } (com { $throws })
consequence-start-wins = Lançado da partida, mas não no primeiro lançamento, { $throws } leva de uma só vez a { $goal } e ganha.
consequence-recoil = Um peão que chega { $at } a recuar o excesso avança de novo, passa outra vez { $goal } e acaba, pois, onde o seu lançamento começou.
consequence-recoil-guard = A exceção é um lançamento de { $count } desde { $starts }: andaria à roda sem fim, e o peão para em { $space }.
consequence-guard = Um lançamento de { $count } desde { $starts } andaria à roda sem fim: o peão para em { $space }.
consequence-deadlock = Com { $seats } jogadores, todos os peões podem ficar retidos ao mesmo tempo, o mais cedo após { $count } lançamentos ({ $throws }).
consequence-deadlock-never-from = Com { $seats } jogadores ou mais, isso não pode acontecer: só as casas { $spaces } podem reter um peão, um de cada vez.
consequence-deadlock-too-few = Uma ronda nunca fica presa: { $count ->
    [one] só a casa { $spaces } retém um peão, um de cada vez
   *[other] só as casas { $spaces } retêm um peão, um em cada
  }.
consequence-deadlock-searched = Com { $seats } jogadores, uma ronda nunca fica presa: nenhuma série de lançamentos retém todos os peões.
consequence-no-holds = Uma ronda nunca fica presa: nenhuma casa retém um peão até que alguém venha.
consequence-shortest = O caminho mais curto até { $goal } pede { $count ->
    [one] { $count } lançamento
   *[other] { $count } lançamentos
  }.
consequence-mean = Em média, um lançamento faz avançar { $steps } casas.

## Opções

rules-options-locked = As opções escolhem-se antes da ronda e valem até ao seu fim.
rules-options-none = Este jogo não tem opções.
rules-option-source = { $line } (segundo a fonte)
rules-option-reading = { $line } (convenção adotada)
rules-option-changed = { $line } (escolha desta mesa; de costume: { $usual })

## De onde isto vem

source-text = Fonte: { $text }.
source-language = Está escrita em { $language ->
    [fr] francês
    [ms] malaio
    [pt] português
   *[en] inglês
  }.
source-checked = Verificada em { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
  } de { $year }.
source-states = O que a fonte diz, com o número da sua frase:
source-reading = O que a fonte deixa em aberto: convenção adotada, e não texto da fonte.
source-reconstructed = Reconstituído, não dado pela fonte: { $name }.
source-references = Referências:
source-line = { $rule }: { $clauses }
source-option = { $line }. { $why }
source-letters = O que dizem os números: A e D, a nossa leitura onde uma fonte deixa um ponto em aberto; G, uma regra de todos os jogos; todos os outros, uma frase da própria fonte. Estão explicados em { $file }.
source-rule-seats = número de jogadores
source-rule-starter = quem começa
source-rule-track = percurso e objetivo
source-rule-dice = dados e marcha
source-rule-overthrow = excesso na chegada
source-rule-underflow = ponta do percurso
source-rule-initial-throw = primeiro lançamento
source-rule-meeting = encontro com outro peão
source-rule-deadlock = todos os peões retidos
source-rule-counters = fichas e multas
source-rule-mistakes = erros frequentes
source-rule-length = duração
source-rule-difficulty = dificuldade
source-rule-source = texto
source-rule-examples = exemplos explicados
source-rule-remarks = observações
source-rule-loop-guard = casa que já atuou
