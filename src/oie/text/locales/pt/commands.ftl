### O que dizem os comandos `oie list`, `oie replay` e `oie verify` com palavras próprias.

command-list-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }
command-list-dice-span = { $least } a { $most } dados
command-list-facts = { $spaces } casas, { $dice }, { $least } a { $most } jogadores
command-list-facts-fixed = { $spaces } casas, { $dice }, { $most ->
    [one] { $most } jogador
   *[other] { $most } jogadores
  }
command-replay-heading = { $game }, guardado em { $saved }: { $names }.
command-verify-agrees = Tudo concorda no registo: { $moves ->
    [0] ainda nada foi lançado, e os acontecimentos levam
    [one] a sua jogada leva aos acontecimentos, e estes levam
   *[other] as suas { $moves } jogadas levam aos acontecimentos, e estes levam
  } à posição { $position }.
command-verify-start = O sorteio que disse quem começa está provado.
command-verify-proved = Dados selados, segmento { $segment }: { $throws ->
    [0] o segredo é o que foi comprometido; nada foi lançado com ele.
    [one] o seu lançamento está provado.
   *[other] os seus { $throws } lançamentos estão todos provados.
  }
command-verify-running = Dados selados, segmento { $segment }: a ronda está a decorrer, por isso o segredo { $throws ->
    [0] destes dados
    [one] do seu lançamento
   *[other] dos seus { $throws } lançamentos
  } ainda não foi mostrado, e nada se pode provar.
command-verify-hidden = Dados selados, segmento { $segment }: o segredo { $throws ->
    [0] destes dados
    [one] do seu lançamento
   *[other] dos seus { $throws } lançamentos
  } nunca foi mostrado, e nada se pode provar.
command-verify-unsealed = { $throws ->
    [one] { $throws } lançamento foi feito sem dados selados e não se pode provar.
   *[other] { $throws } lançamentos foram feitos sem dados selados e não se podem provar.
  }
command-referee-seats = Na posição, os lugares contam-se a partir de 0: { $seats }.
command-referee-seat = { $seat } é { $name }
command-referee-first = (Aqui o primeiro lançamento de { $name } conta como feito. Se não foi feito, escreva { $space }*: então { $dice } é um primeiro lançamento.)
command-tables-row = { $code }, última vez { $last }, versão { $version }
command-tables-deleted = A mesa { $code } foi apagada, com os segredos dos seus dados.
command-backup-done = Todas as mesas foram copiadas para { $file } ({ $size } kB). O ficheiro tem os segredos de dados ainda em jogo: mais ninguém o deve ler.
