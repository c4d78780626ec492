# Dragonwood's words of the screen; what its rules say is in its rulebook.

ui-dw-adventurer = { $suit } { $number }
ui-dw-adventurer-label = { $suit } { $number }
ui-dw-card-chosen = { $card } (elegida)
ui-dw-card-unknown = una carta desconocida
ui-dw-card-needs = Golpe { $strike }, pisotón { $stomp }, grito { $scream }.
ui-dw-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ui-dw-hand-count =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
ui-dw-hand-known = ; conoces { $cards }
ui-dw-reroll = Otra vez
ui-dw-creature-count =
    { $count ->
        [one] { $count } criatura capturada
       *[other] { $count } criaturas capturadas
    }
ui-dw-woods = Dragonwood
ui-dw-woods-count = Mazo de Dragonwood: quedan { $count } cartas
ui-dw-deck = Recargar: roba un aventurero. Mazo { $deck } de { $decks }, quedan { $count } cartas.
ui-dw-discards = Descartes: { $count }
ui-dw-discards-title = Descartes
ui-dw-discards-none = Nadie ha descartado nada.
ui-dw-ladybugs =
    { $count ->
        [one] Y { $count } Mariquita de la Suerte.
       *[other] Y { $count } Mariquitas de la Suerte.
    }
ui-dw-slot-empty = Lugar vacío
ui-dw-played = Cartas que juegas
ui-dw-played-empty = Toca una carta de arriba y cartas de tu mano.
ui-dw-played-give = Toca la carta que entregas.
ui-dw-ways = Maneras de capturar
ui-dw-method-strike = Golpe
ui-dw-method-stomp = Pisotón
ui-dw-method-scream = Grito
ui-dw-method-spell = Hechizo
ui-dw-method-not = { $method }: ahora no se puede. ¿Por qué?
ui-dw-why-target = Primero elige una carta del paisaje.
ui-dw-why-card = Primero elige una carta de tu mano.
ui-dw-choose-card = Elige una carta
ui-dw-roll =
    { $you ->
        [yes]
            { $method ->
                [strike] Golpeas a { $target }
                [stomp] Pisoteas a { $target }
                [scream] Le gritas a { $target }
               *[spell] Lanzas un hechizo a { $target }
            }
       *[no]
            { $method ->
                [strike] { $name } golpea a { $target }
                [stomp] { $name } pisotea a { $target }
                [scream] { $name } le grita a { $target }
               *[spell] { $name } lanza un hechizo a { $target }
            }
    }
ui-dw-captured = Criaturas capturadas
ui-dw-captured-none = Ninguna todavía.
ui-dw-helpers = Mejoras
ui-dw-helpers-none = Ninguna todavía.
ui-dw-key-target = Elegir una carta del paisaje
ui-dw-key-reload = Recargar
