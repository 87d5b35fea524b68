### Jogar a partir de vários sítios: o anfitrião, os convidados, os dados selados.

## Convidar

online-invite = Convidar
online-invite-line = Quem abre esta ligação ocupa um lugar, sem conta. Também basta escrever o código.
online-code = Código da mesa
online-alone = Esta ligação só funciona neste computador. Para outros aparelhos, comece com: oie serve --lan
online-link = Ligação a enviar
online-watch-link = Ligação para ver
online-copy = Copiar
online-copied = A ligação foi copiada.
online-qr = Código para fotografar, que leva a esta mesa
online-guest = alguém noutro sítio, por uma ligação
online-guest-name = Convidado { $number }

## Os lugares

online-chairs = Os lugares
online-is-host = anfitrião
online-is-here = presente
online-is-away = ausente
online-is-free = livre
online-is-held = a máquina guarda o lugar
online-hold = Deixar jogar a máquina
online-give-back = Devolver o lugar
online-free-seat = Libertar o lugar
online-hand-over = Passar a vez de anfitrião
online-watching = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
  }
online-let-watch = Deixar ver
online-you = você

## Sentar-se

online-join = Ocupar um lugar
online-join-line = { $host } convida-o a jogar.
online-join-code = Entrar numa mesa
online-join-code-line = Com o código que o anfitrião lhe deu
online-others = Esta partida jogava-se a partir de vários sítios. Quem joga os outros lugares?
online-others-screen = Todos neste ecrã
online-others-machine = A máquina
online-others-guest = Esperar por convidados
online-name = O seu nome
online-choose-seat = O seu peão
online-sit = Ocupar o lugar
online-watch = Ver
online-full = Todos os lugares estão ocupados. Pode ver.
online-watch-only = Está a ver.

## Ausências

online-elsewhere = Esta mesa está aberta noutro sítio
online-elsewhere-line = O seu lugar joga-se noutra página ou noutro aparelho.
online-come-back = Retomá-lo aqui
online-host-left = O anfitrião saiu. A mesa continua aberta, e pode lançar.
online-claim = Tornar-se anfitrião
online-claim-wait = Possível daqui a { $seconds } s
online-player-left = { $name } já não está. Espere, deixe jogar a máquina ou liberte o lugar.
online-player-gone = { $name } já não está.
online-set = O anfitrião mudou a mesa; as regras mostradas são as da próxima ronda.
online-seat-left = { $name } deixou o lugar.
online-waits-for = A mesa espera por { $name }.
online-asked = { $name } pede uma nova partida.
online-ask-round = Pedir uma partida
online-asked-sent = O anfitrião foi avisado.
online-only-host = Só o anfitrião o pode fazer.
online-delete = Apagar esta mesa
online-confirm-delete = Apagar a mesa e tudo o que contém?
online-confirm-leave = Deixar o seu lugar? A partida continua sem si.

## Os dados selados

online-sealing = Os dados estão a ser selados: espera-se por { $names }.
online-sealing-all = Os dados estão a ser selados…
online-dice-sealed-why = Cada página contribui para os dados antes do primeiro lançamento, e todos podem verificar depois do último que ninguém lhes tocou.
online-proved = { $throws ->
    [one] O lançamento desta partida está provado: estava fixado antes do início, por todas as páginas em conjunto.
   *[other] Os { $throws } lançamentos desta partida estão provados: estavam fixados antes do primeiro, por todas as páginas em conjunto.
  }
online-not-proved = Atenção: os dados desta partida não são os que foram selados ({ $wrong }). Alguém os mudou.
online-wrong-commitment = o segredo não é aquele que foi comprometido
online-wrong-key = uma chave não é a que foi selada
online-wrong-left-out = a chave desta página ficou de fora
online-wrong-lot = um sorteio é diferente
online-wrong-throw = um lançamento é diferente
