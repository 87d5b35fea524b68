### O que dizem os ecrãs: rótulos, perguntas, títulos, ajuda.

## A barra

ui-title = oie, o jogo do ganso
ui-launch = ▶ Começar a ronda
ui-new-round = ▶ Nova ronda
ui-save = 💾 Guardar
ui-resume = 📂 Retomar
ui-history = 📜 Histórico
ui-sound = 🔊 Som
ui-sound-off = 🔇 Sem som
ui-fullscreen = ⛶ Ecrã inteiro
ui-window = ⛶ Janela
ui-reset = ⟲ Reiniciar
ui-quit = ✕ Sair
ui-help = ❓ Ajuda
ui-settings = ⚙ Definições
ui-rules = 📖 Regras
ui-print = 🖨 Imprimir
ui-menu = Menu
ui-language = Língua
ui-language-fr = francês
ui-language-en = inglês
ui-language-pt = português
ui-language-ms = malaio

## Preparar a mesa

ui-choose-ruleset = Que jogo?
ui-choose-seats = Quantos jogadores?
ui-choose-names = Quem joga?
ui-choose-option = Opções da ronda
ui-choose-dice = Que dados?
ui-rules-at-table = As regras desta mesa
ui-locked = O jogo e as opções estão fixos até ao fim da ronda.
ui-dice-system = os dados do programa
ui-dice-sealed = dados selados
ui-dice-real = dados reais
ui-dice-seeded = dados de semente
ui-dice-loaded = dados predefinidos
ui-help-dice-system = Cada lançamento é tirado ao acaso no momento em que se lança.
ui-help-dice-sealed = Tirados ao acaso também, mas fixados de antemão sob um selo; depois da ronda, todos podem provar cada lançamento.
ui-help-dice-real = Lança os seus próprios dados e escreve o que mostram.
ui-person = uma pessoa
ui-machine = A máquina
ui-player = Jogador { $number }
ui-name-prompt = Nome do jogador { $number }
ui-pace = Ritmo da máquina
ui-pace-value = { $seconds } s
ui-counters = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
  }
ui-pool = Bolo: { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
  }
ui-players = Jogadores
ui-legend = Casas especiais
ui-start = Partida
ui-goal = Chegada

## A ronda

ui-round = Ronda { $number }
ui-turn = Lançamento { $number }
ui-lots = O sorteio indica { $name }, que lança em primeiro lugar.
ui-lots-order = O sorteio dá a ordem: { $names }.
ui-order = Ordem do jogo: { $names }
ui-starter = { $name } começa esta ronda.
ui-throw = 🎲 Lançar
ui-your-turn = { $name }, é a sua vez.
ui-machine-turn = A máquina lança por { $name }.
ui-press-enter = Prima Enter para lançar.
ui-choose-effect = { $name }, escolha.
ui-choose-number = Escolha um número de 1 a { $count }.
ui-enter-throw = O que mostram os dados? Por exemplo { $example }
ui-take-back = Anular o último lançamento
ui-taken-back = Este lançamento foi anulado; fica no histórico.
ui-dice = Dados
ui-total = Total: { $total }
ui-held = retido
ui-waits = { $turns ->
    [one] { $turns } vez a perder
   *[other] { $turns } vezes a perder
  }
ui-last-throws = Últimos lançamentos
ui-sealed = Selo dos dados: { $commitment }
ui-unsealed = O selo está aberto: { $secret }
ui-no-terminal = Não há aqui um terminal: a máquina joga contra si própria.

## Perguntas antes de perder alguma coisa

ui-confirm-new-round = Há uma ronda a decorrer. Desistir dela e começar outra?
ui-confirm-resume = Há uma ronda a decorrer. Substituí-la pela do ficheiro?
ui-confirm-reset = Há uma ronda a decorrer. Pará-la aqui?
ui-confirm-quit = Há uma ronda a decorrer. Sair sem a guardar?
ui-yes = Sim
ui-no = Não
ui-keep = Manter esta ronda
ui-give-up = Desistir dela
ui-cancel = Cancelar
ui-close = Fechar
ui-back-to-board = Voltar ao tabuleiro

## Guardar e retomar

ui-saved-as = A ronda está guardada em { $file }.
ui-resumed = A ronda continua exatamente onde ficou.
ui-resume-which = Que ficheiro?
ui-resume-none = Não há aqui nenhuma ronda guardada.
ui-nothing-to-save = Ainda não há ronda para guardar.
ui-read-only = Este registo é só de leitura: não concorda com as regras do programa de hoje.

## O histórico

ui-history-title = A ronda, lançamento a lançamento
ui-history-empty = Ainda nada aconteceu: o histórico começa com o primeiro lançamento.
ui-history-earlier = Rondas anteriores desta mesa
ui-history-date = Jogada em { $date }
ui-column-number = N.º
ui-column-player = Jogador
ui-column-dice = Dados
ui-column-path = O que aconteceu
ui-column-clauses = Cláusulas

## O fim

ui-victory = 🎉 Vitória!
ui-winner = { $name } ganha; a ronda durou { $throws ->
    [one] { $throws } lançamento
   *[other] { $throws } lançamentos
  }.
ui-drawn = A ronda acaba sem vencedor: todos os peões estão retidos.
ui-score = Pontuação
ui-score-line = { $name }: { $points }
ui-another-round = Mais uma ronda?
ui-goodbye = Até à próxima.

## Ajuda

ui-keys = Teclas
ui-key-line = { $key }: { $action }
ui-key-enter = Enter
ui-key-space = Espaço
ui-key-escape = Esc
ui-key-arrows = Setas
ui-key-tab = Tab
ui-key-page = Página acima e abaixo
ui-help-pace = Mais lento, segue-se melhor; mais rápido, acaba mais cedo.
ui-help-save = Os lançamentos por vir não se guardam: cada um só é tirado no momento em que se lança.
ui-help-machine = A máquina lança por si, ao seu ritmo.
ui-help-passed-over = Um peão retido, ou com vezes a perder, é passado à frente por si.
ui-help-colours = O dourado avança de novo, o verde espera, o azul retém, o vermelho manda para trás.
