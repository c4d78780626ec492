# El reglamento de Dragonwood en español: un mensaje por regla, con el id de la regla. `.title` es su nombre, los demás
# atributos son sus negativas. Después vienen cartas y efectos, opciones, preguntas, botones, el registro y los puntos.

### Capítulos

dw-chapter-setup = Preparación
dw-chapter-turn = Tu turno
dw-chapter-reload = Recargar
dw-chapter-capture = Capturar
dw-chapter-enhancements = Mejoras
dw-chapter-events = Eventos
dw-chapter-ending = Fin de la partida
dw-chapter-scoring = Puntos
dw-chapter-screen = En la pantalla
dw-chapter-variants = Variantes

## Preparación

dw-players = Dragonwood es un juego para 2, 3 o 4 jugadores.
    .title = Jugadores
    .seats = Con estas cartas se necesitan al menos { $least } jugadores y pueden jugar { $most } como máximo.

dw-dragonwood-cards = El mazo de Dragonwood tiene 42 cartas: 29 criaturas, 9 mejoras y 4 eventos.
    .title = El mazo de Dragonwood

dw-adventurer-cards = El mazo de aventureros tiene 64 cartas: los números del 1 al 12 en cada uno de los 5 colores, y 4 Mariquitas de la Suerte.
    .title = El mazo de aventureros

dw-removed-cards = Antes de empezar se apartan al azar, sin mirarlas, algunas cartas de Dragonwood: 12 si juegan 2, 10 si juegan 3 y 8 si juegan 4. Los dos dragones siempre se quedan.
    .title = Cartas apartadas
    .range = Puedes apartar entre { $least } y { $most } cartas.

dw-first-landscape = Las primeras 5 cartas se ponen boca arriba. Si sale un evento, no pasa nada: vuelve a mezclarse con el mazo y otra carta ocupa su lugar.
    .title = El primer paisaje

dw-dragons-below = Los dos dragones se mezclan en la mitad de abajo del mazo de Dragonwood. Si sobra una carta al partirlo, va en la mitad de arriba.
    .title = Dragones en lo hondo

dw-landscape = Las cartas que están boca arriba forman el paisaje. Son 5, y solo puedes capturar lo que hay ahí.
    .title = El paisaje
    .not-there = { $card } no está en el paisaje.

dw-first-hand = Cada jugador empieza con 5 aventureros.
    .title = Primera mano

dw-secret-hands = Tu mano es secreta. Los demás ven cuántas cartas tienes, pero no cuáles. Se recuerdan las que mostraste y volvieron a tu mano.
    .title = Manos secretas

dw-first-ladybug = Si recibes una Mariquita de la Suerte al empezar, se cambia por 2 cartas antes del primer turno. Por eso puedes empezar con más de 5.
    .title = Mariquita al empezar

dw-dice = Hay 6 dados. Sus caras son 1, 2, 2, 3, 3 y 4. Tiras 1 dado por cada carta que juegas.
    .title = Los dados

dw-first-player = El azar decide quién empieza.
    .title = Quién empieza

## Tu turno

dw-turn = En tu turno haces una sola cosa: recargar o intentar capturar una carta. No puedes pasar sin jugar. Luego sigue el jugador de tu izquierda.
    .title = Una cosa por turno
    .no-pass = No puedes saltarte tu turno. Recargar siempre es posible.
    .answer-first =
        { $question ->
            [turn] Primero elige: recargar o intentar una captura.
            [reroll] Primero decide si vuelves a tirar un dado.
            [wound] Primero descarta una carta por tu herida.
            [limit] Primero descarta hasta volver al límite de cartas.
            [thunder] Primero elige qué carta descartas por la tormenta.
            [pass] Primero elige qué carta pasas a la derecha.
           *[other] Antes hay otra pregunta por responder.
        }

## Recargar

dw-reload = Para recargar, roba 1 aventurero. Con eso termina tu turno.
    .title = Recargar

dw-hand-limit = Puedes tener 9 cartas en la mano. Si al robar te pasas, eliges cuáles descartas hasta volver a 9. También puedes recargar si ya tienes 9.
    .title = Hasta 9 cartas

dw-ladybug = Una Mariquita de la Suerte nunca se queda en tu mano: se descarta y robas 2 cartas en su lugar.
    .title = Mariquita de la Suerte

dw-reshuffle = Si alguien tiene que robar y el mazo de aventureros está vacío, los descartes se mezclan y forman un mazo nuevo, con mariquitas y todo.
    .title = Un mazo nuevo

## Capturar

dw-attempt = Elige una carta del paisaje y una manera de capturarla: golpe, pisotón o grito. Muestra los aventureros y las mejoras de un solo uso que juegas, y tira los dados.
    .title = Intentar una captura

dw-play-from-hand = Juegas aventureros de tu propia mano, y cada carta una sola vez.
    .title = Cartas de tu mano
    .not-in-hand = { $card } no está en tu mano.
    .twice = Ya elegiste { $card }.

dw-card-count = En cada intento juegas de 1 a 6 cartas. Una Poción Encantada cuenta como carta.
    .title = De 1 a 6 cartas
    .none = Elige al menos 1 carta para jugar.
    .too-many = Serían { $count } cartas, y puedes jugar { $most } como máximo.

dw-strike = Para un golpe, juega números seguidos, de cualquier color. Después del 12 no viene el 1.
    .title = Golpe
    .not-a-run = Para un golpe necesitas números seguidos, como 4, 5 y 6.

dw-stomp = Para un pisotón, juega cartas con el mismo número.
    .title = Pisotón
    .not-one-number = Para un pisotón necesitas cartas con el mismo número.

dw-scream = Para un grito, juega cartas del mismo color.
    .title = Grito
    .not-one-suit = Para un grito necesitas cartas del mismo color.

dw-single-card = Siempre puedes jugar 1 sola carta. Vale como golpe, pisotón o grito, lo que tú prefieras.
    .title = Una sola carta

dw-strength = Cada carta muestra 3 números: la espada es para el golpe, la bota para el pisotón y la cara para el grito. Tus dados y tus bonos juntos deben llegar al número de la manera que elegiste. Unas maneras son mucho más difíciles que otras. No puedes intentar algo que ninguna tirada alcanzaría.
    .title = Lo que hay que alcanzar
    .out-of-reach =
        { $method ->
            [strike] Con un golpe necesitas { $needed };
            [stomp] Con un pisotón necesitas { $needed };
            [scream] Con un grito necesitas { $needed };
           *[spell] Con el Hechizo del Dragón necesitas { $needed };
        } { $dice ->
            [one] { $dice } dado llega
           *[other] { $dice } dados llegan
        } { $bonus ->
            [0] a { $most } como máximo.
           *[other] a { $most } como máximo, contando tu bono de { $bonus }.
        }

dw-six-dice = Nunca tiras más de 6 dados. Por eso no puedes usar el Conejito Amistoso si juegas 6 cartas.
    .title = Hasta 6 dados
    .no-room = No cabe otro dado: el máximo es { $dice }.

dw-success = Si tu total llega al número de la carta o lo supera, la capturas. Los aventureros que jugaste se descartan y termina tu turno.
    .title = ¡Lo lograste!

dw-failure = Si tu total no alcanza, la carta se queda donde está. Tus aventureros vuelven a tu mano, recibes una herida y termina tu turno.
    .title = Fallaste

dw-wound = Una herida te cuesta 1 aventurero de tu mano. Tú eliges cuál: puede ser uno de los que acabas de jugar.
    .title = Herida

dw-wound-empty = Si tu mano está vacía después de fallar, no pagas ninguna herida.
    .title = Sin cartas, sin herida

dw-creature = Las criaturas que capturas van a tu pila. El escudo muestra cuántos puntos te da cada una.
    .title = Criaturas

dw-one-attempt = Solo puedes intentar capturar 1 carta por turno.
    .title = Un intento por turno

dw-refill = Después de una captura, el paisaje vuelve a llenarse hasta tener 5 cartas. Cuando se acaba el mazo de Dragonwood, se sigue jugando con menos.
    .title = Llenar el paisaje

## Mejoras

dw-enhancement = Las mejoras se capturan igual que las criaturas. No dan puntos, pero quedan boca arriba frente a ti y te ayudan contra las criaturas.
    .title = Mejoras

dw-own-enhancement = Solo usas tus propias mejoras, y puedes usar varias a la vez. Sus bonos se suman.
    .title = Tus propias mejoras
    .not-yours = No tienes { $card }.

dw-permanent = La mayoría de las mejoras se quedan contigo hasta el final. Su bono cuenta solo, sin que hagas nada, en cada intento en que sirve.
    .title = Mejoras que se quedan
    .always-counts = { $card } se queda contigo y siempre cuenta. No hace falta elegirla.

dw-once = Algunas mejoras sirven una sola vez. Muéstralas antes de tirar. Después de la tirada se van, aunque falles.
    .title = Una sola vez

dw-no-enhancement-on-enhancement = Las mejoras no ayudan a capturar otra mejora.
    .title = Solo contra criaturas
    .refused = No puedes usar mejoras para capturar una mejora.

dw-potion = La Poción Encantada hace de cualquier aventurero. Te da un dado como una carta más, y hasta puedes jugarla sola. Luego se va, aciertes o no.
    .title = Poción Encantada

dw-bunny = El Conejito Amistoso te da 1 dado más en un intento. Aun así debes jugar al menos 1 carta.
    .title = Conejito Amistoso

dw-mushroom = Si fallas, el Hongo de la Suerte te deja volver a tirar 1 dado, si quieres. Vale el número nuevo. Solo se te pregunta si eso todavía puede ayudarte.
    .title = Hongo de la Suerte
    .no-such-die = Ninguno de tus dados muestra un { $value }.

## Eventos

dw-event = Cuando sale un evento, ocurre enseguida y para todos. Después queda fuera del juego.
    .title = Eventos

dw-sunny-day = Día Soleado: todos roban 2 aventureros.
    .title = Día Soleado

dw-thunder-storm = Tormenta de Truenos: todos descartan 1 aventurero. Si no tienes ninguno, no pierdes nada.
    .title = Tormenta de Truenos

dw-wind-storm = Vendaval: cada jugador pasa 1 aventurero al de su derecha. Si no tienes ninguno, no pasas nada, pero de todos modos puedes recibir uno.
    .title = Vendaval

dw-quicksand = Arenas Movedizas: todas las mejoras del paisaje se hunden para siempre y otras cartas ocupan su lugar. Las mejoras que ya son tuyas están a salvo.
    .title = Arenas Movedizas

dw-event-chain = Un evento se termina por completo antes de poner la siguiente carta en su lugar. Si también es un evento, ocurre a continuación.
    .title = Un evento tras otro

dw-event-order = En un evento se roba en orden de turno, empezando por quien está jugando. Las cartas se eligen en secreto y todas las decisiones se cumplen a la vez. No puedes pasar una carta que acabas de recibir.
    .title = Orden en los eventos

## Fin de la partida

dw-end-dragons = La partida termina en cuanto alguien captura el segundo dragón.
    .title = Cayeron los dos dragones

dw-end-decks = Cuando se roba la última carta del segundo mazo de aventureros, se acerca la última ronda.
    .title = Dos mazos gastados

dw-last-round = El turno sigue hasta su final. Después cada jugador tiene 1 turno más, y quien estaba jugando juega al final. Si cae el segundo dragón, la partida termina en ese momento.
    .title = La última ronda

## Puntos

dw-points = Suma los puntos de las criaturas que capturaste.
    .title = Puntos

dw-bonus = Quien tiene más cartas de criatura gana 3 puntos extra. Si varios empatan, cada uno de ellos gana 2. Sin criaturas no hay puntos extra.
    .title = Más criaturas

dw-winner = Gana quien tiene más puntos.
    .title = Quién gana

dw-tie = Si varios empatan en el primer lugar, gana entre ellos quien tenga más criaturas. Si también empatan en eso, comparten la victoria.
    .title = Empates

## En la pantalla

dw-choose-by-click = Haz clic en la carta que quieres capturar, y luego en tus aventureros y en tus mejoras de un solo uso. Por último, elige el botón de golpe, pisotón o grito. Para recargar, basta un clic en el mazo de aventureros. Para descartar o pasar una carta, haz clic en ella.
    .title = Jugar con clics

dw-sort = Ordena tu mano por color o por número cuando quieras.
    .title = Ordenar tu mano

dw-in-the-open = Todos pueden ver el paisaje, los descartes, y las mejoras y criaturas capturadas de cada jugador.
    .title = Lo que todos ven

## Variantes

dw-spell = Hechizo del Dragón: contra un dragón, juega 3 cartas de un mismo color con números seguidos. Tira 2 dados: con 6 o más lo capturas. Cuentan los bonos para cualquier intento, pero no los que son para una sola manera. El hongo, el conejito y la poción también ayudan.
    .title = Hechizo del Dragón
    .off = En esta partida no se usa el Hechizo del Dragón.
    .not-a-dragon = El Hechizo del Dragón solo sirve contra dragones, y { $card } no lo es.
    .not-three = El Hechizo del Dragón necesita exactamente { $need } cartas, y elegiste { $count }.
    .not-one-suit-run = El Hechizo del Dragón necesita cartas de un mismo color con números seguidos.

dw-spell-wounds = Si el Hechizo del Dragón falla, recibes 2 heridas. La mesa puede acordar que sea 1.
    .title = Heridas del hechizo

dw-simple-setup = Preparación simple: todas las cartas de Dragonwood se mezclan juntas y no se aparta ninguna, así que un dragón puede salir en cualquier momento. La partida también acaba al final del turno en que sale la última carta de Dragonwood.
    .title = Preparación simple

dw-open-hands = Manos abiertas: todos juegan con sus cartas a la vista. Ideal para aprender.
    .title = Manos abiertas

dw-decks = Para una partida más corta o más larga, elige cuántos mazos de aventureros se gastan: de 1 a 6. Con 0 se juega hasta que caigan los dos dragones, aunque después de 12 mazos la última ronda llega de todos modos.
    .title = Más corta o más larga
    .range = Puedes elegir entre { $least } y { $most } mazos.

dw-tie-2015 = Desempate de la edición de 2015: entre quienes empatan en puntos, gana quien capturó al Dragón Naranja. Si ninguno lo tiene, comparten la victoria.
    .title = Desempate del Dragón Naranja

dw-open-totals = La mesa puede mostrar en pantalla los puntos que lleva cada jugador, con los puntos extra incluidos.
    .title = Puntos a la vista

### Cartas

dw-suit-red = Rojo
dw-suit-orange = Naranja
dw-suit-green = Verde
dw-suit-blue = Azul
dw-suit-purple = Morado

dw-effect-add-points =
    { $methods ->
        [strike] +{ $amount } a un golpe
        [stomp] +{ $amount } a un pisotón
        [scream] +{ $amount } a un grito
       *[any] +{ $amount } a cualquier intento
    }
dw-effect-reroll-one-die = Si fallas, vuelves a tirar 1 dado
dw-effect-extra-die =
    { $amount ->
        [one] { $amount } dado más en un intento
       *[other] { $amount } dados más en un intento
    }
dw-effect-wild-adventurer =
    { $amount ->
        [one] Hace de cualquier aventurero
       *[other] Hace de { $amount } aventureros cualesquiera
    }
dw-lasts-permanent = Se queda contigo
dw-lasts-once = Sirve una sola vez
dw-effect-all-draw =
    { $cards ->
        [one] Todos roban { $cards } aventurero
       *[other] Todos roban { $cards } aventureros
    }
dw-effect-all-discard =
    { $cards ->
        [one] Todos descartan { $cards } aventurero
       *[other] Todos descartan { $cards } aventureros
    }
dw-effect-all-pass-right =
    { $cards ->
        [one] Todos pasan { $cards } aventurero a la derecha
       *[other] Todos pasan { $cards } aventureros a la derecha
    }
dw-effect-sweep-enhancements = Desaparecen todas las mejoras del paisaje

### Opciones

dw-option-dragon_spell = Hechizo del Dragón
    .help = Añade una manera atrevida de atrapar un dragón: 3 cartas seguidas de un color y 2 dados.
dw-option-spell_wounds = Heridas si falla el hechizo
    .help = Cuántas cartas cuesta un Hechizo del Dragón fallido. La edición de 2015 dice 1; otras dicen 2.
dw-option-removed = Cartas apartadas
    .help = Con más cartas apartadas la partida es más corta; con menos, más larga.
dw-option-simple_setup = Preparación simple
    .help = Se mezcla todo junto y no se aparta nada. Los dragones pueden salir en cualquier momento.
dw-option-open_hands = Manos abiertas
    .help = Todos ven las cartas de todos. Ideal para aprender juntos.
dw-option-tie_break = Desempate
    .help = Quién gana cuando varios empatan en el primer lugar.
dw-option-tie_break-creatures = Más criaturas
dw-option-tie_break-orange_dragon = Quien capturó al Dragón Naranja
dw-option-decks = Mazos de aventureros
    .help = Cuántos mazos se gastan antes de la última ronda. Con 0 se juega hasta que caigan los dos dragones.
dw-option-open_totals = Mostrar los puntos
    .help = Muestra en pantalla los puntos de todos durante la partida.

### Preguntas a un jugador, y lo que leen los demás mientras tanto

dw-ask-turn = ¡Es tu turno! ¿Recargas o intentas capturar una carta?
dw-ask-reroll = Tienes { $total } y necesitas { $needed }. ¿Vuelves a tirar un dado?
dw-ask-wound =
    { $left ->
        [one] Recibes una herida. Elige 1 carta para descartar.
       *[other] Debes { $left } cartas por tus heridas. Elige una para descartar.
    }
dw-ask-limit =
    { $left ->
        [one] Tienes demasiadas cartas. Elige 1 para descartar.
       *[other] Tienes demasiadas cartas. Elige { $left } para descartar.
    }
dw-ask-thunder = ¡Tormenta de Truenos! Elige una carta para descartar.
dw-ask-pass = ¡Vendaval! Elige una carta para { $name }.

dw-wait-turn = Turno de { $name }.
dw-wait-reroll = Esperando a { $name }: ¿vuelve a tirar un dado?
dw-wait-wound = Esperando a { $name }: una carta por la herida.
dw-wait-limit = Esperando a { $name }: demasiadas cartas en la mano.
dw-wait-thunder = Esperando a { $name }: una carta para la Tormenta de Truenos.
dw-wait-pass = Esperando a { $name }: una carta para el Vendaval.

### Botones y listas
# $extra = yes: hay cartas en $using; only: las hay y no se juega ningún aventurero; no: no hay ninguna.

dw-do-reload = Recargar
dw-do-attempt =
    { $method ->
        [strike] Golpe a { $target }
        [stomp] Pisotón a { $target }
        [scream] Grito a { $target }
       *[spell] Hechizo del Dragón contra { $target }
    } { $extra ->
        [yes] con { $cards } y además { $using }
        [only] con { $using }
       *[no] con { $cards }
    }
dw-do-reroll = Volver a tirar un { $value }
dw-do-keep = Dejar la tirada así
dw-do-discard = Descartar { $card }
dw-do-pass = Pasar { $card }

### El registro

dw-log-set-up =
    { $removed ->
        [0] El mazo de Dragonwood está listo: { $left } cartas.
        [one] El mazo de Dragonwood está listo: se apartó { $removed } carta y quedan { $left }.
       *[other] El mazo de Dragonwood está listo: se apartaron { $removed } cartas y quedan { $left }.
    }
dw-log-returned = De vuelta al mazo de Dragonwood: { $cards }.
dw-log-landscape = En el paisaje: { $cards }.
dw-log-dealt =
    { $you ->
        [yes]
            { $known ->
                [yes] Empiezas con { $cards }.
               *[no] Empiezas con { $count } cartas.
            }
       *[no]
            { $known ->
                [yes] { $name } empieza con { $cards }.
               *[no] { $name } empieza con { $count } cartas.
            }
    }
dw-log-turn =
    { $you ->
        [yes] Tu turno.
       *[no] Turno de { $name }.
    }
dw-log-last-turn =
    { $you ->
        [yes] Tu último turno.
       *[no] Último turno de { $name }.
    }
dw-log-drew =
    { $you ->
        [yes]
            { $known ->
                [yes] Robas { $card }.
               *[no] Robas una carta.
            }
       *[no]
            { $known ->
                [yes] { $name } roba { $card }.
               *[no] { $name } roba una carta.
            }
    }
dw-log-ladybug =
    { $you ->
        [yes]
            { $draws ->
                [0] Encuentras una Mariquita de la Suerte.
                [one] Encuentras una Mariquita de la Suerte: { $draws } carta en su lugar.
               *[other] Encuentras una Mariquita de la Suerte: ¡{ $draws } cartas en su lugar!
            }
       *[no]
            { $draws ->
                [0] { $name } encuentra una Mariquita de la Suerte.
                [one] { $name } encuentra una Mariquita de la Suerte: { $draws } carta en su lugar.
               *[other] { $name } encuentra una Mariquita de la Suerte: ¡{ $draws } cartas en su lugar!
            }
    }
dw-log-shuffled =
    { $count ->
        [one] Los descartes forman el mazo de aventureros n.º { $deck }, con { $count } carta.
       *[other] Los descartes forman el mazo de aventureros n.º { $deck }, con { $count } cartas.
    }
dw-log-attempted =
    { $you ->
        [yes]
            { $method ->
                [strike] Intentas un golpe a { $target }
                [stomp] Intentas un pisotón a { $target }
                [scream] Intentas un grito a { $target }
               *[spell] Lanzas el Hechizo del Dragón contra { $target }
            }
       *[no]
            { $method ->
                [strike] { $name } intenta un golpe a { $target }
                [stomp] { $name } intenta un pisotón a { $target }
                [scream] { $name } intenta un grito a { $target }
               *[spell] { $name } lanza el Hechizo del Dragón contra { $target }
            }
    } { $extra ->
        [yes] con { $cards } y además { $using }.
        [only] con { $using }.
       *[no] con { $cards }.
    }
dw-log-rolled =
    { $you ->
        [yes] Sacas { $dice }
       *[no] { $name } saca { $dice }
    }{ $bonus ->
        [0] : en total { $total }; hacen falta { $needed }.
       *[other] {""} más { $bonus } de bono: en total { $total }; hacen falta { $needed }.
    }
dw-log-rerolled =
    { $you ->
        [yes] Vuelves a tirar un { $was } y sale { $now }. En total { $total }; hacen falta { $needed }.
       *[no] { $name } vuelve a tirar un { $was } y sale { $now }. En total { $total }; hacen falta { $needed }.
    }
dw-log-kept =
    { $you ->
        [yes] Dejas la tirada así.
       *[no] { $name } deja la tirada así.
    }
dw-log-captured =
    { $you ->
        [yes] ¡Capturas { $card }
       *[no] ¡{ $name } captura { $card }
    }{ $points ->
        [0] !
        [one] {""} por { $points } punto!
       *[other] {""} por { $points } puntos!
    }
dw-log-missed =
    { $you ->
        [yes] Fallas contra { $card }.
       *[no] { $name } falla contra { $card }.
    }
dw-log-spent =
    { $you ->
        [yes] Gastas { $cards }.
       *[no] { $name } gasta { $cards }.
    }
dw-log-answered =
    { $you ->
        [yes] Ya elegiste.
       *[no] { $name } ya eligió.
    }
dw-log-discarded =
    { $you ->
        [yes]
            { $why ->
                [wound] Descartas { $cards } por una herida.
                [limit] Descartas { $cards } por el límite de cartas.
               *[thunder] Descartas { $cards } por la tormenta.
            }
       *[no]
            { $why ->
                [wound] { $name } descarta { $cards } por una herida.
                [limit] { $name } descarta { $cards } por el límite de cartas.
               *[thunder] { $name } descarta { $cards } por la tormenta.
            }
    }
dw-log-revealed = Nueva carta en el paisaje: { $card }.
dw-log-event = Evento: ¡{ $card }!
dw-log-swept =
    { $any ->
        [yes] Las arenas se tragan { $cards }.
       *[no] Las arenas no encuentran nada que tragar.
    }
dw-log-passed =
    { $you ->
        [giver]
            { $known ->
                [yes] Le pasas { $card } a { $receiver }.
               *[no] Le pasas una carta a { $receiver }.
            }
        [receiver]
            { $known ->
                [yes] { $giver } te pasa { $card }.
               *[no] { $giver } te pasa una carta.
            }
       *[no]
            { $known ->
                [yes] { $giver } le pasa { $card } a { $receiver }.
               *[no] { $giver } le pasa una carta a { $receiver }.
            }
    }
dw-log-last-round = Se gastaron los mazos de aventureros. Después de este turno, cada jugador tiene uno más.
dw-log-ended =
    { $why ->
        [dragons] Ya cayeron los dos dragones. ¡Fin de la partida!
        [last_card] Salió la última carta de Dragonwood. ¡Fin de la partida!
       *[decks] Terminó la última ronda. ¡Fin de la partida!
    }

### Puntos

dw-score-creatures =
    { $count ->
        [one] { $count } criatura
       *[other] { $count } criaturas
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
dw-score-bonus =
    { $points ->
        [one] Más criaturas: { $points } punto extra
       *[other] Más criaturas: { $points } puntos extra
    }
dw-score-total = Total
dw-tie-broken-creatures = Empate en puntos: decide quién tiene más criaturas.
dw-tie-broken-dragon = Empate en puntos: decide el Dragón Naranja.
dw-tie-shared = Empate hasta el final: la victoria se comparte.

### La mesa como texto

dw-table-landscape = Paisaje
dw-table-strike = golpe { $needed }
dw-table-stomp = pisotón { $needed }
dw-table-scream = grito { $needed }
dw-table-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
dw-table-players = Jugadores
dw-table-turn = ▸ { $name }
dw-table-hand =
    { $known ->
        [yes]
            { $count ->
                [one] 1 carta: { $cards }
               *[other] { $count } cartas: { $cards }
            }
       *[no]
            { $count ->
                [one] 1 carta
               *[other] { $count } cartas
            }
    }
dw-table-creatures =
    { $count ->
        [one] { $count } criatura
       *[other] { $count } criaturas
    }
dw-table-piles = Mazos
dw-table-woods =
    { $count ->
        [one] Mazo de Dragonwood: { $count } carta
       *[other] Mazo de Dragonwood: { $count } cartas
    }
dw-table-deck =
    { $count ->
        [one] Mazo de aventureros { $deck } de { $decks }: { $count } carta
       *[other] Mazo de aventureros { $deck } de { $decks }: { $count } cartas
    }
dw-table-discards =
    { $count ->
        [one] Descartes: { $count } carta
       *[other] Descartes: { $count } cartas
    }
dw-table-last = Se juega la última ronda.
dw-table-your-hand = Tu mano
dw-table-by-number = por número
dw-table-by-colour = por color
