### As hipóteses: a barra à mesa, e a sorte dos dados depois da partida.

odds-switch = Mostrar as hipóteses
odds-switch-why = A hipótese de cada um ganhar, calculada de novo a cada lançamento. Até três jogadores é exata; com mais é estimada.
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
