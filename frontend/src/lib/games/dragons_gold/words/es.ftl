# Las palabras de la pantalla de Dragon's Gold; lo que dicen las reglas está en su reglamento.

ui-dg-you = Tú
ui-dg-unknown = una pieza oculta
# Names of tokens cut short, for little room.
ui-dg-short =
    { $token ->
        [silver] Pla
        [gold] Oro
        [red] Mág
        [blue] Zaf
        [green] Esm
        [purple] Ama
        [yellow] Ámb
        [white] Dia
        [black] Neg
       *[other] { $letter }
    }
ui-dg-count =
    { $token ->
        [red]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Fichas mágicas
            }
        [blue]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Zafiros
            }
        [green]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Esmeraldas
            }
        [purple]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Amatistas
            }
        [yellow]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Ámbares
            }
        [white]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Diamantes
            }
       *[other] { $count } { $name }
    }
ui-dg-mine = Lo que es mío
ui-dg-adventurer =
    { $where ->
        [ready] { $card }, ataque { $attack }, puede atacar
        [resting] { $card }, ataque { $attack }, descansa boca abajo
       *[fighting] { $card }, ataque { $attack }, pelea contra un dragón
    }
ui-dg-where =
    { $where ->
        [resting] descansa
       *[fighting] pelea
    }
ui-dg-choose-both = Elige quién ataca y a qué dragón
ui-dg-why-send = Elige quién de tu equipo ataca y a qué dragón.
ui-dg-worth =
    { $about ->
        [yes] ≈ { $points }
       *[no] { $points }
    }
ui-dg-worth-you = Vale para ti, en puntos:
ui-dg-for-you = para ti
ui-dg-gem-hint =
    { $state ->
        [safe] Tienes { $own } de { $all }. Nadie puede tener más.
        [open] Tienes { $own } de { $all }. Con { $more } más, nadie podrá superarte.
        [ahead] Tienes { $own }. No se sabe que alguien tenga más de { $rival }.
        [level] Tienes { $own }, y alguien tiene las mismas.
        [behind] Tienes { $own }. Alguien tiene { $rival }.
       *[none] No tienes ninguna de las { $all }.
    }
ui-dg-stash-help = Solo tú ves esto. Su valor se calcula solo con tu propio tesoro.
ui-dg-behind-screen = Estas fichas están escondidas tras la pantalla. ¡Recuerda lo que se repartió a la vista!
ui-dg-unseen = Sin ver: { $gone } robadas de aquí, { $came } robadas por este jugador.
ui-dg-team = Aventureros
ui-dg-away = luchan: { $cards }
ui-dg-closer = Ver de cerca
ui-dg-kinds = Clases de tesoro
ui-dg-points-rule = ¿Cuánto vale?
ui-dg-lost = Tesoro que salió del juego
ui-dg-talks = Reparto del tesoro
ui-dg-treasure = Por repartir
ui-dg-tab-lay = Mi oferta
ui-dg-tab-offers = Ofertas: { $count }
ui-dg-tab-swap = Mi cambio
ui-dg-stack =
    { $count ->
        [0] { $card }: una para { $to }
       *[other] { $card }, { $count } aquí: una para { $to }
    }
ui-dg-stack-back = { $card }, { $count } aquí: devolver una
ui-dg-me = mí
ui-dg-to-gives = lo que doy
ui-dg-to-gets = lo que recibo
ui-dg-lane = Carril { $number }, { $name } recibe { $cards }. Las fichas que pulses van aquí.
ui-dg-tap = Toca fichas: vienen aquí.
ui-dg-moved = { $card } para { $name }. Quedan: { $count }.
ui-dg-all-laid = Todo está repartido.
ui-dg-rest = El resto para { $name }
ui-dg-offer = Hacer esta oferta
ui-dg-clear = Empezar de nuevo
ui-dg-say-nothing = No decir nada
ui-dg-why-lay = Primero pon cada ficha en un carril.
ui-dg-why-accept = Ahora no puedes aceptar ninguna de estas ofertas.
ui-dg-why-agree = Ahora nadie te ofrece un cambio.
ui-dg-offer-of = Oferta { $offer } · { $name }
ui-dg-accept = Aceptar
ui-dg-unaccept = Retirar el sí
ui-dg-withdraw = Retirar
ui-dg-counter = Modificar
ui-dg-counter-label = Poner la oferta { $offer } en los carriles para modificarla
ui-dg-no-offers = Aún no hay ofertas. ¡Haz la primera!
ui-dg-rounds = Turnos de palabra que quedan: { $left }
ui-dg-pile = Montón { $pile }
ui-dg-divide = Hacer estos montones
ui-dg-market = Mercado
ui-dg-swap-with = Cambiar con
ui-dg-swap-of = Cambio { $offer } · { $giver } y { $receiver }
ui-dg-i-give = Doy
ui-dg-i-get = Recibo
ui-dg-yours = Lo tuyo
ui-dg-wish = Pedir
ui-dg-offer-swap = Ofrecer este cambio
ui-dg-show = Mostrar estas
ui-dg-why-partner = Primero elige con quién cambiar.
ui-dg-outcome-deal = ¡Trato hecho!
ui-dg-outcome-lost = El tesoro se ha perdido
ui-dg-outcome-close = Seguir
ui-dg-answers = Tus respuestas
ui-dg-object-not-now = Ahora no. ¿Por qué?
ui-dg-peek = Dragones
ui-dg-back = Volver al reparto
ui-dg-phrase-tokens = Para nombrar fichas:
ui-dg-phrase-token = { $card } ({ $count })
ui-dg-key-adventurer = Elegir quién ataca
ui-dg-key-dragon = Elegir un dragón
ui-dg-key-send = Atacar
ui-dg-key-lane = El carril siguiente
ui-dg-key-token = Sobre una ficha: a ese carril, 0 la devuelve
ui-dg-key-offer = Hacer la oferta
ui-dg-key-accept = Aceptar la oferta más nueva
ui-dg-key-view = Dragones, o volver al reparto
