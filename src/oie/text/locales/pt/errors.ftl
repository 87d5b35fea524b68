### Porque se recusa um pedido: uma mensagem por código, `error-<code>`.

## O núcleo: jogadas, notações, posições

error-notation-too-long = são permitidos no máximo { $limit } caracteres, recebidos: { $got }
error-notation-throw = é preciso um lançamento como 6+3, recebido: «{ $got }»
error-notation-shape = é precisa uma posição como «26 0* / 1 to throw», recebido: «{ $got }»
error-notation-seat = é preciso um lugar como 26, 0*, 31!, 19-1 ou 4$18, recebido: «{ $got }»
error-notation-awaited = é preciso «1 to throw», «1 to choose by 3+1 from 4», «0 won» ou «draw», recebido: «{ $got }»
error-notation-pool = é preciso «pool» e um número, recebido: «{ $got }»
error-position-seats = são precisos de { $least } a { $most } lugares, recebidos: { $got }
error-position-seat = é preciso um lugar de 0 a { $last }, recebido: { $seat }
error-position-space = lugar { $seat }: é precisa uma casa de { $first } a { $goal }, recebido: { $got }
error-position-occupied = a casa { $space } só leva um peão, e não os dos lugares { $seats }
error-position-hold = o peão do lugar { $seat } não pode estar retido em { $space }: nada lá retém um peão
error-position-order = os peões retidos numeram-se de 1, o mais antigo, a { $count }, recebido: { $got }
error-position-wait = lugar { $seat }: são precisas de 0 a { $most } vezes a perder, recebido: { $got }
error-position-counters = são precisas fichas para cada lugar, de 0 a { $most }, recebido: { $got }
error-position-no-counters = este jogo não tem fichas, recebido: { $got }
error-position-pool = é preciso um bolo de 0 a { $most } fichas, recebido: { $got }
error-position-goal = o peão do lugar { $seat } está na chegada { $goal }: a ronda já acabou
error-position-winner = o lugar { $seat } não ganhou: o seu peão está em { $space }, a chegada é { $goal }
error-position-drawn = uma ronda só fica empatada se todos os peões estiverem retidos, mas o do lugar { $seat } está livre
error-position-held-turn = o peão do lugar { $seat } está retido em { $space }: não é, pois, a sua vez de lançar
error-position-wait-turn = o lugar { $seat } tem { $waits ->
    [one] { $waits } vez
   *[other] { $waits } vezes
  } a perder: não é, pois, a sua vez de lançar
error-position-choice = o lugar { $seat } não tem escolha em { $space } com { $faces } desde { $origin }
error-invalid-choice = é precisa uma escolha de 0 a { $last }, recebido: { $got } - posição «{ $position }»
error-invalid-throw = são precisos { $count ->
    [one] { $count } dado
   *[other] { $count } dados
  } de 1 a { $faces }, recebido: { $got } - posição «{ $position }»
error-choice-awaited = espera-se uma escolha, e não o lançamento { $got } - posição «{ $position }»
error-throw-awaited = espera-se um lançamento, e não a escolha { $got } - posição «{ $position }»
error-round-over = a ronda já acabou, recebido: { $got } - posição «{ $position }»

## Conjuntos de regras e opções

error-ruleset-faults = { $text }
error-ruleset-unknown = nenhum jogo se chama { $got }: é preciso um de { $known }, ou um ficheiro
error-ruleset-misspelt = nenhum jogo se chama { $got }: será { $meant }? (oie list)
error-ruleset-not-shipped = nenhum jogo se chama { $got }: é preciso um de { $known }
error-ruleset-file = não é possível ler { $file }: { $problem }
error-option-none = { $ruleset } não tem opções, recebido: { $got }
error-option-unknown = { $ruleset } não tem a opção { $got }: é precisa uma de { $known }
error-option-value = opção { $option }: é preciso { $expected }, recebido: { $got }
error-option-form = é precisa uma opção como dice=3, recebido: { $got }

## Dados

error-dice-count = são precisos de 1 a { $most } dados, recebido: { $got }
error-dice-faces = são precisos dados de { $least } a { $most } faces, recebido: { $got }
error-dice-lot = é preciso tirar à sorte entre 1 e { $most }, recebido: { $got }
error-dice-seed = é precisa uma semente de 0 a { $most }, recebido: { $got }
error-dice-loaded = o lançamento { $number } foi dado como { $given }, mas { $count ->
    [one] lança-se { $count } dado
   *[other] lançam-se { $count } dados
  } de 1 a { $faces }
error-dice-loaded-lot = o sorteio { $number } foi dado como { $given }, mas tira-se de 0 a { $last }
error-dice-exhausted = já não há lançamentos: os { $given } lançamentos dados foram usados
error-dice-exhausted-lots = já não há sorteios: os { $given } sorteios dados foram usados
error-dice-typed = são precisos { $count ->
    [one] { $count } dado
   *[other] { $count } dados
  } de 1 a { $faces }, por exemplo { $example }, recebido: «{ $got }»
error-dice-typed-twice = o lançamento { $entered } já foi escrito e ainda não foi jogado
error-dice-nothing-typed = é preciso um lançamento dos dados reais, mas nenhum foi escrito
error-dice-nothing-to-take-back = não há lançamento para anular
error-dice-history = lançamento real { $entry }: é preciso { $expected }, recebido: { $got }
error-dice-secret = é preciso um segredo de { $size } bytes, recebido: { $got }
error-dice-wrong-secret = este não é o segredo a que o segmento { $segment } estava comprometido
error-dice-seal-stranger = o lugar { $seat } não tem página que contribua para estes dados
error-dice-seal-form = lugar { $seat }: são precisos { $digits } dígitos 0-9 a-f, recebido: { $got }
error-dice-seal-late = o lugar { $seat } selou tarde demais: as páginas já abrem as suas chaves
error-dice-seal-changed = o lugar { $seat } já selou outra chave
error-dice-seal-copied = o lugar { $seat } enviou o selo do lugar { $other }
error-dice-open-early = o lugar { $seat } abriu cedo demais: as páginas ainda selam as suas chaves
error-dice-open-late = o lugar { $seat } abriu tarde demais: os dados estão selados
error-dice-open-nothing = o lugar { $seat } não selou nenhuma chave que possa abrir
error-dice-open-mismatch = o lugar { $seat } abriu uma chave que não é a que selou
error-dice-unready = os dados ainda não estão selados: esperam-se { $waiting } de { $pages } páginas
error-table-dice-lost = perdeu-se o segredo destes dados: já não se podem lançar, comece uma nova partida
error-dice-number = é preciso um número de lançamento de { $first } a { $most }, recebido: { $got }
error-dice-revealed = o segredo do segmento { $segment } já foi mostrado: os seus dados não lançam mais
error-dice-segment = segmento selado, { $where }: é preciso { $expected }, recebido: { $got }
error-dice-segments = segmento { $place } da ronda, { $where }: é preciso { $expected }, recebido: { $got }
error-dice-unrevealed = o segredo do segmento { $segment } nunca foi mostrado: os seus lançamentos não se podem provar
error-dice-commitment = segmento { $segment }: o segredo mostrado não é o que estava comprometido
error-dice-contribution = segmento { $segment }: a chave do lugar { $seat } não é a que selou
error-dice-wrong-lot = sorteio { $number } do segmento { $segment }: os dados selados dão { $expected }, recebido: { $got }
error-dice-wrong-throw = lançamento { $number }: os dados selados dão { $expected }, recebido: { $got }

## Registos

error-record-file = não é possível ler { $file }: { $problem }
error-record-not-a-file = não é possível ler { $file }: não é um ficheiro comum
error-record-unwritable = não é possível escrever { $file }: { $problem }
error-record-too-large = um registo tem no máximo { $limit } bytes
error-record-not-utf8 = é preciso texto em UTF-8, mas o byte { $byte } não começa nenhum caráter
error-record-not-json = é preciso JSON, mas a linha { $line }, coluna { $column }, não se consegue ler
error-record-too-deep = são permitidos no máximo { $limit } níveis de listas e objetos
error-record-key-twice = cada chave só pode aparecer uma vez, mas { $key } aparece duas vezes num objeto
error-record-not-a-number = é preciso um número que JSON e oie possam conter, recebido: { $got }
error-record-not-an-object = é preciso um só objeto JSON, recebido: { $got }
error-record-format = é preciso o formato oie-record, recebido: { $got }
error-record-newer = o registo tem a versão { $got }, este oie lê até à { $known }: é preciso um oie mais recente
error-record-version = é preciso um registo de versão { $oldest } a { $known }, recebido: { $got }
error-record-upgrade = o registo de versão { $version } está danificado: não pode ser atualizado
error-record-missing = { $field }: falta esta chave
error-record-unknown = { $field }: um registo não tem tal chave
error-record-object = { $field }: é preciso um objeto, recebido: { $got }
error-record-list = { $field }: é precisa uma lista de no máximo { $most }, recebido: { $got }
error-record-text = { $field }: é preciso um texto de { $least } a { $most } caracteres, recebido: { $got }
error-record-digest = { $field }: são precisos 64 dígitos 0-9 a-f, recebido: { $got }
error-record-pattern = { $field }: é preciso um texto como { $example }, recebido: { $got }
error-record-whole = { $field }: é preciso um número inteiro de { $least } a { $most }, recebido: { $got }
error-record-truth = { $field }: é preciso true ou false, recebido: { $got }
error-record-word = { $field }: é preciso um de { $words }, recebido: { $got }
error-record-time = { $field }: é precisa uma hora como { $example }, recebido: { $got }
error-record-pace = { $field }: são precisos de { $least } a { $most } segundos em passos de { $step }, recebido: { $got }
error-record-move = { $field }: é preciso um lançamento ou uma escolha, recebido: { $got }
error-record-event = { $field }: é preciso um acontecimento de um tipo conhecido, recebido: { $got }
error-record-name = { $field }: é preciso um nome de 1 a { $most } caracteres, recebido: { $got }
error-record-name-characters = { $field }: é preciso um nome sem caracteres de controlo, recebido: { $got }
error-record-seats = são precisos de { $least } a { $most } lugares, recebidos: { $got }
error-record-ruleset = o conjunto de regras do registo tem um defeito: { $cause }
error-record-ruleset-digest = o texto do jogo { $id } não tem o resumo indicado ao lado
error-record-ruleset-other = o registo nomeia o jogo { $named }, mas contém o texto de { $held }
error-record-option = as opções do registo não servem para o seu jogo: { $cause }
error-record-order = { $field }: é preciso cada um dos { $seats } lugares uma vez, recebido: { $got }
error-record-score = { $field }: é precisa uma pontuação para cada um dos { $seats } lugares, recebido: { $got }
error-record-starter = o registo diz que começou o lugar { $starter }, mas o seu primeiro acontecimento diz o lugar { $first }
error-record-notation = a posição não se consegue ler: { $cause }
error-record-position = a posição não é possível: { $cause }
error-record-space = um peão está fora do percurso: { $cause }
error-record-occupied = há peões na mesma casa, que só leva um: { $cause }
error-record-hold = um peão está retido onde nada o retém: { $cause }
error-record-no-result = a ronda acabou, mas o registo não indica vencedor nem empate
error-record-result = o registo dá o resultado { $result }, mas a sua posição diz «{ $position }»
error-record-first-event = o primeiro acontecimento deve ser round_started, recebido: { $got }
error-record-event-seats = o registo tem { $seats } lugares, mas o seu primeiro acontecimento diz { $got }
error-record-event-twice = acontecimento { $event }: uma ronda só começa uma vez
error-record-event-seat = acontecimento { $event }: é preciso um lugar de 0 a { $last }, recebido: { $got }
error-record-event-space = acontecimento { $event }: é precisa uma casa de 0 a { $goal }, recebido: { $got }
error-record-event-counters = acontecimento { $event }: o jogo não tem fichas, por isso nada se pode pagar
error-record-fold = os acontecimentos levam a «{ $folded }», mas o registo diz «{ $position }»
error-record-illegal-move = a jogada { $turn } não se pode fazer: { $cause }
error-record-segments = dice.segments: esperava-se { $expected }, recebido: { $got }
error-record-dice = os dados selados não provam o registo: { $cause }
error-record-dice-round = o segmento { $segment } foi selado para a ronda { $sealed }, mas esta é a ronda { $round }
error-record-dice-start = o sorteio selado faz começar { $expected }, mas o registo diz { $got }
error-record-replay = jogada { $turn }: o registo conta { $recorded }, mas as suas jogadas levam a { $played }
error-record-replay-more = jogada { $turn }: o registo conta { $recorded }, a que as suas jogadas não levam
error-record-replay-less = jogada { $turn }: as jogadas do registo levam a { $played }, que ele não conta

## O árbitro

error-question-json = é preciso um objeto JSON por linha, recebido: { $got }
error-question-field = para { $field } é preciso { $expected }, recebido: { $got }

## Análises

error-census-depth = é precisa uma profundidade de 1 a { $most }, recebido: { $got }
error-census-throws = os dados podem cair de { $got } maneiras: um recenseamento conta no máximo { $most }
error-census-large = a profundidade { $depth } tem mais de { $most } posições diferentes: peça uma profundidade menor
error-odds-missing = o cálculo das probabilidades precisa de mais pacotes ({ $packages }): { $command }
error-compile-choice = { $ruleset }: a casa { $space } pede uma escolha, que nenhuma tabela pode conter
error-odds-seats = são precisos de 1 a { $most } lugares, recebidos: { $got }
error-odds-large = as rondas com { $seats } lugares levam a mais de { $most } posições: podem ser simuladas
error-odds-endless = de certas posições, nenhum lançamento termina a ronda: não há probabilidades
error-odds-position = é precisa uma posição que espere um lançamento, recebida: «{ $position }»
error-simulate-rounds = são precisas de 1 a { $most } rondas, recebidas: { $got }
error-simulate-seed = é precisa uma semente de 0 a { $most }, recebido: { $got }
error-simulate-shard = é precisa uma parte como 1/4, recebido: { $got }
error-merge-file = { $file } não é um resultado de oie simulate --json
error-merge-differ = { $file } não pode juntar-se a { $other }: diferem em { $what }
error-merge-twice = { $file } contém rondas de outro ficheiro: cada ronda conta uma só vez
error-compare-board = a opção { $option } é um tabuleiro inteiro: há demasiados para comparar
error-report-form = é preciso um ficheiro que termine em { $known }, recebido: { $got }
error-report-file = não é possível escrever { $file }: { $problem }
error-report-png = um PNG precisa de um dos navegadores { $known }; um ficheiro .svg ou .html não precisa de nenhum

## A mesa

error-table-seats-exactly = { $ruleset } joga-se exatamente a { $least }, recebido: { $got }
error-table-seats = { $ruleset } joga-se com { $least } a { $most } jogadores, recebidos: { $got }
error-table-name = é preciso um nome de 1 a { $most } caracteres numa só linha, recebido: { $got }
error-table-no-round = nenhuma ronda está a decorrer
error-table-turn = é precisa uma jogada para a vez { $turn }, recebida para a vez { $got }
error-table-real = esta mesa joga com dados reais: escreva o que mostram
error-table-not-real = esta mesa lança ela própria os dados: nada se escreve nem se retira
error-table-not-yours = é a vez de { $name }, e a máquina lança por esse lugar
error-table-pace = é preciso um ritmo de { $least } a { $most } segundos em passos de { $step }, recebido: { $got }
error-table-locked = as opções e os lugares estão fixos enquanto decorre uma ronda
error-table-nothing-back = não há lançamento para anular
error-table-early = a máquina lança mais tarde
error-table-sealing = os dados estão a ser selados: espere até que cada página tenha contribuído
error-table-not-sealing = aqui não se estão a selar dados
error-table-host-only = só o anfitrião o pode fazer
error-table-seated-only = só quem tem lugar à mesa o pode fazer
error-table-not-your-place = este lugar é de outra pessoa
error-table-wrong-seat = é a vez de { $name }
error-table-one-screen = esta mesa joga-se num só ecrã: não tem convidados
error-table-place = esperava-se um lugar de 1 a { $most }, não { $got }
error-table-seat-taken = este lugar já está ocupado
error-table-full = todos os lugares estão ocupados
error-table-name-taken = já há alguém chamado { $got } nesta mesa
error-table-seat-empty = ninguém está sentado aí
error-table-host-here = o anfitrião está ausente há { $away } s; ao fim de { $most } s outra pessoa pode assumir
error-table-real-online = { $ruleset } não tem dados reais quando se joga a partir de vários sítios

## A linha de comandos

error-command-unknown = oie não tem o comando { $got }: é preciso um de { $known } (oie --help)
error-command-option = { $command } não tem a opção { $got }: é precisa uma de { $known } ({ $command } --help)
error-command-missing = { $command } precisa de { $name } ({ $command } --help)
error-command-no-value = { $name } precisa de um valor ({ $command } --help)
error-command-whole = { $name }: é preciso um número inteiro, recebido: { $got } ({ $command } --help)
error-command-number = { $name }: é preciso um número, recebido: { $got } ({ $command } --help)
error-command-flag = { $name }: não se espera nenhum valor, recebido: { $got } ({ $command } --help)
error-command-word = { $name }: é preciso um de { $known }, recebido: { $got } ({ $command } --help)
error-command-extra = { $command } não tem uso para { $got } ({ $command } --help)
error-command-twice = { $name } só se pode dar uma vez ({ $command } --help)
error-command-together = { $name } e { $other } não se podem usar juntos ({ $command } --help)
error-command-line = { $command } não compreende { $got } ({ $command } --help)
error-play-names = são permitidos no máximo { $seats } nomes, recebidos: { $names }
error-play-machines = são precisos de 0 a { $most } lugares para a máquina, recebido: { $got }
error-language-unknown = é precisa uma das línguas { $known }, recebido: { $got }
error-file-unreadable = não é possível ler { $file }: { $problem }
error-copy-exists = { $file } existe e não foi tocado: dê outro nome
error-copy-failed = não é possível escrever { $file }: { $problem }
error-answer-unwritten = não foi possível escrever a resposta: { $problem }
error-line-long = são permitidos no máximo { $most } bytes por linha
error-line-bytes = é preciso texto em UTF-8, mas o byte { $byte } não começa nenhum caráter
error-line-json = é preciso um objeto JSON, mas a coluna { $column } não se consegue ler
error-line-object = é preciso um objeto JSON, recebido: { $got }
error-line-key = cada chave só pode aparecer uma vez, mas { $key } aparece duas vezes num objeto
error-line-number = é preciso um número que JSON e oie possam conter, recebido: { $got }
error-line-deep = são precisas menos listas e objetos uns dentro dos outros

## The server

error-store-version = mesa { $table }: a versão { $version } já está escrita
error-store-failed = não foi possível guardar a mesa: { $problem }
error-store-newer = { $file } vem de um programa mais recente (versão dos dados { $got }, este lê { $known })
error-store-busy = a pasta { $folder } já está a ser usada por outro servidor: { $address }
error-store-file = não é possível abrir { $file }: { $problem }
error-store-none = não há mesas guardadas em { $folder }
error-store-exists = { $file } já existe: --force escreve por cima
error-store-itself = as mesas estão guardadas em { $file }: a cópia precisa de outro lugar
error-store-copy = nenhuma cópia foi feita como { $file }: { $problem }
error-message-json = esperava-se um objeto JSON de { $most } bytes no máximo
error-message-type = esperava-se um de { $known }, e não { $got }
error-message-field = { $field }: esperava-se { $expected }, e não { $got }
error-message-unknown-field = campo desconhecido: { $got }
error-message-rate = mensagens a mais: espere um momento
error-message-seated = só quem tem lugar à mesa pode pedir uma partida
error-web-no-table = não existe a mesa { $code }
error-web-full = não podem estar abertas mais de { $most } mesas ao mesmo tempo
error-web-damaged = não é possível ler a mesa { $code }: { $problem }
error-web-origin = esta página não pode falar com o servidor
error-web-large = esperavam-se { $most } bytes no máximo
error-web-port = a porta { $port } de { $host } está ocupada
error-web-listen = não é possível escutar em { $host }: { $problem }
error-web-network = este computador não tem endereço em nenhuma rede
error-web-public = era esperado um endereço como https://goose.example, sem caminho, mas veio { $got }
error-web-keep = era esperado por quanto tempo guardar as mesas, como 30d, 12h ou forever, mas veio { $got }
error-web-log = não é possível escrever o registo em { $file }: { $problem }
error-web-form = esperava-se um objeto JSON com { $expected }
error-web-too-many = demasiadas tentativas: tente de novo daqui a { $seconds } s
error-web-no-round = esta mesa teve { $most } partidas, e esta não é nenhuma delas
error-web-odds-missing = as hipóteses precisam de mais pacotes: { $command }
error-web-odds-failed = não foi possível calcular as hipóteses: tente de novo
error-web-odds-none = não há hipóteses a dizer neste momento
error-web-no-line = esta linha está fechada: abra outra
error-web-watching = esta mesa não está aberta a espectadores
error-web-host = só o anfitrião o pode fazer
error-serve-port = esperava-se uma porta de 1 a 65535, e não { $got }
error-serve-missing = o navegador precisa de mais pacotes: pip install aiohttp jinja2 msgspec segno

## O cliente

error-client-address = espera-se o endereço de uma mesa como { $example }, recebido: { $got }
error-client-name = espera-se um nome para tomar lugar, ou a chave de um lugar
error-client-unreachable = o servidor { $address } não responde: { $problem }
error-client-refused = o servidor recusou: { $message } ({ $reason })
error-client-unanswered = a ligação caiu antes da resposta: veja o estado da mesa
error-client-elsewhere = este lugar foi aberto noutro sítio
error-client-closed = esta mesa está fechada
error-client-protocol = o servidor fala a versão { $got } das mensagens, este cliente a { $known }
error-client-message = uma mensagem do servidor não se pode ler: { $problem }
error-client-not-sealed = os dados desta mesa não são selados: não há nada a provar
error-client-unproved = o segredo da ronda { $round } não foi mostrado a este cliente
error-lie-version = a mesa está na versão { $got }, mas este cliente recebeu a versão { $known }
error-lie-table = os dados foram selados para a mesa { $got }, mas esta é { $expected }
error-lie-commitment = segmento { $segment } da ronda { $round }: o compromisso mudou depois de mostrado
error-lie-seal = segmento { $segment } da ronda { $round }: o selo deste cliente foi mudado
error-lie-key = segmento { $segment } da ronda { $round }: a chave deste cliente foi omitida ou mudada
error-lie-throw = o lançamento { $number } da ronda { $round } foi anunciado como { $first } e depois como { $later }
