### O modo simples: a ronda contada linha a linha.

plain-seat = { $name }: { $kind }.
plain-is-machine = lança por si
plain-is-person = uma pessoa
plain-keys = Enter para lançar, ou escreva: h histórico, p quem está onde, ? regras, s guardar, o FICHEIRO abrir, n nova ronda, r reiniciar, t retirar um lançamento escrito, q sair.
plain-unknown = «{ $key }» não é uma tecla.
plain-another = Outro jogo: oie play bolton --plain --seats 4 --name Alice --name Bob --lang pt; oie list dá os nomes dos jogos.
plain-to-throw = { $name }, prima Enter para lançar:
plain-real = { $name }: escreva o que { $count ->
    [one] mostra o dado
   *[other] mostram os { $count } dados
  }:
plain-to-choose = { $name }, escolha um número:
plain-nobody = Já ninguém responde: o programa lança por todos.
plain-ended = A entrada terminou, e sem si os dados verdadeiros não podem ser lançados.
plain-kept = A entrada terminou: a ronda ficou guardada, e oie play --plain --resume { $file } retoma-a.
plain-again = Enter para outra ronda, s para guardar, h para o histórico, q para sair:
plain-stands = { $name } está { $space ->
    [0] antes da casa 1
   *[other] na casa { $space }
  }.
plain-stopped = A ronda foi abandonada.
plain-sealed = Os dados estão selados: { $commitment }
plain-secret = O selo está aberto: { $secret }. Quem guardou a ronda pode provar cada lançamento com oie verify.
plain-give-up = Há uma ronda em curso. Abandoná-la? Escreva sim, ou Enter para a manter:
plain-yes-words = s sim
plain-open-what = Escreva o e o nome de um ficheiro guardado.
