# Dragonrealm's words of the screen; what its rules say is in its rulebook.

ui-dr-adventurer = { $suit } { $number }
ui-dr-card-chosen = { $card } (elegida)
ui-dr-card-unknown = una carta desconocida
ui-dr-secret = Solo tú la ves.
ui-dr-set =
    { $method ->
        [sneak] números seguidos
        [search] el mismo número
       *[storm] el mismo color
    }
ui-dr-need =
    { $method ->
        [sneak] Sigilo con números seguidos: { $needed }
        [search] Búsqueda con el mismo número: { $needed }
       *[storm] Asalto con el mismo color: { $needed }
    }{ $gold ->
        [yes] {""} (círculo dorado)
       *[no] {""}
    }
ui-dr-chance = { $way }: probabilidad { $chance }
ui-dr-gain =
    { $coins ->
        [0] nada
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }{ $card ->
        [yes] {""} y la carta
       *[no] {""}
    }
ui-dr-standing = { $name } { $count }: { $gain }
ui-dr-standing-none = No hay nadie
ui-dr-more =
    { $figure ->
        [mine] Con uno más de los tuyos recibes: { $gain }
       *[goblin] Con un duende más recibes: { $gain }
    }{ $full ->
        [yes] , y queda completo
       *[no] {""}
    }
ui-dr-majority = Quién recibe qué
ui-dr-column-now = Ahora
ui-dr-column-one = Con 1 aventurero más
ui-dr-column-goblin = Con 1 duende más
ui-dr-no-room = no se puede
ui-dr-goblins-lost = Lo que ganan los duendes se pierde.
ui-dr-look = Mirar de cerca: { $location }
ui-dr-hand-count =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
ui-dr-deck = Mazo
ui-dr-road =
    { $count ->
        [one] Falta { $count } lugar: { $levels }
       *[other] Faltan { $count } lugares: { $levels }
    }
ui-dr-road-end = El final del camino
ui-dr-discards-title = Descartes
ui-dr-discards-none = Nadie ha descartado nada.
ui-dr-played = Cartas que juegas
ui-dr-played-empty = Explora: toca un lugar y cartas. Descansa: toca el mazo.
ui-dr-played-rest = Toca el mazo o una carta a la vista.
ui-dr-played-wait = Ya puedes elegir un lugar y cartas.
ui-dr-played-give = Toca las cartas que entregas.
ui-dr-ways = Qué haces con tus cartas
ui-dr-method-not = { $method } ({ $needs }): ahora no se puede. ¿Por qué?
ui-dr-with-help = Con la Academia { $chance }
ui-dr-why-location = Primero elige un lugar.
ui-dr-why-card = Primero elige una carta de tu mano.
ui-dr-why-helper = Las mejoras se quedan contigo: elige una carta con número.
ui-dr-choose-cards =
    { $count ->
        [one] Elige una carta
       *[other] Elige { $count } cartas
    }
ui-dr-choose-keep = Elige { $ones } de nivel I o { $twos } de nivel II
ui-dr-keep-these = Quedarme con estas
ui-dr-reroll = Volver a tirar
ui-dr-call = Llama a { $count }
ui-dr-call-fewer = Un aventurero menos
ui-dr-call-more = Un aventurero más
ui-dr-buy = Comprar en el Callejón
ui-dr-buy-level = Comprar: { $level }
ui-dr-pay = Pagar con
ui-dr-price-cards =
    { $count ->
        [one] Nivel I: { $adventurers } aventureros tuyos vuelven a casa y pagas con { $count } carta. En el mazo: { $left }.
       *[other] Nivel I: { $adventurers } aventureros tuyos vuelven a casa y pagas con { $count } cartas. En el mazo: { $left }.
    }
ui-dr-price-coins =
    { $count ->
        [one] Nivel II: { $adventurers } aventureros tuyos vuelven a casa y pagas { $count } moneda. En el mazo: { $left }.
       *[other] Nivel II: { $adventurers } aventureros tuyos vuelven a casa y pagas { $count } monedas. En el mazo: { $left }.
    }
ui-dr-roll =
    { $you ->
        [yes]
            { $method ->
                [sneak] Entras con sigilo: { $target }
                [search] Buscas: { $target }
               *[storm] Asaltas: { $target }
            }
       *[no]
            { $method ->
                [sneak] { $name } entra con sigilo: { $target }
                [search] { $name } busca: { $target }
               *[storm] { $name } asalta: { $target }
            }
    }
ui-dr-enhancement-count =
    { $count ->
        [one] { $count } mejora
       *[other] { $count } mejoras
    }
ui-dr-enhancements = Mejoras
ui-dr-enhancements-none = Ninguna todavía.
ui-dr-face-up = Boca arriba
ui-dr-face-down =
    { $level ->
        [1] Boca abajo, nivel I
       *[2] Boca abajo, nivel II
    }
ui-dr-spent = Gastadas: { $cards }
ui-dr-won = Lugares ganados
ui-dr-won-none = Ninguno todavía.
ui-dr-key-location = Elegir un lugar
ui-dr-key-look = Mirar de cerca el lugar
ui-dr-key-deck = Descansar: robar del mazo
ui-dr-key-open = Descansar: tomar la primera o la segunda carta a la vista
ui-dr-key-centre = Academia o Callejón
