# El reglamento de Drakon en español: un mensaje por regla, con el id de la regla. `.title` es su nombre, los demás
# atributos son sus negativas. Después vienen cámaras y héroes, opciones, preguntas, botones, el registro y los puntos.

### Capítulos

dk-chapter-setup = Preparación
dk-chapter-turn = Tu turno
dk-chapter-placing = Colocar una cámara
dk-chapter-moving = Moverse
dk-chapter-chambers = Cámaras
dk-chapter-drakon = Drakon
dk-chapter-coins = Monedas
dk-chapter-ending = Fin de la partida
dk-chapter-screen = En la pantalla
dk-chapter-heroes = Héroes
dk-chapter-variants = Variantes

## Preparación

dk-players = Drakon es un juego para 2 a 6 jugadores.
    .title = Jugadores

dk-chamber-tiles = La guarida se construye con 72 cámaras cuadradas. Una es la entrada. Las otras 71 se mezclan en una pila boca abajo.
    .title = Las cámaras

dk-entrance-first = Antes de empezar, la entrada está en el centro. La guarida crece a su alrededor.
    .title = Primero, la entrada

dk-hoard = El tesoro de Drakon tiene 28 monedas, que valen 1, 2 o 3 de oro cada una. Están boca abajo y bien mezcladas.
    .title = El tesoro

dk-drakon-waits = Drakon espera junto a su tesoro. Todavía no está en la guarida.
    .title = Drakon espera

dk-first-player = El azar decide quién empieza.
    .title = Quién empieza

dk-choose-hero = En orden de turno, cada jugador elige un héroe, y no hay dos jugadores con el mismo. Todos los héroes salen de la entrada.
    .title = Tu héroe
    .taken = { $card } ya tiene jugador. Elige otro héroe.

dk-first-hand = Cada jugador empieza con 4 cámaras de la pila.
    .title = Primera mano

dk-secret-tiles = Las cámaras de tu mano son secretas. Los demás ven cuántas tienes, pero no cuáles.
    .title = Cámaras secretas

## Tu turno

dk-turn = En tu turno haces una sola cosa: colocar una cámara o mover a tu héroe. Luego sigue el jugador de tu izquierda.
    .title = Una cosa por turno
    .no-pass = No puedes saltarte tu turno: coloca una cámara o muévete.
    .answer-first =
        { $question ->
            [hero] Primero elige un héroe.
            [turn] Primero coloca una cámara o muévete.
            [where] Primero elige un lugar para tu cámara.
            [face] Primero gira la cámara.
            [storm] Primero elige la segunda cámara del Vendaval.
            [appear] Primero elige una cámara para Drakon.
            [jump] Primero decide si entras en el Escape.
            [drakon] Primero decide adónde va Drakon.
            [destroy] Primero decide si destruyes una cámara.
            [rotate] Primero decide si giras una cámara.
            [switch] Primero decide si cambias una cámara.
            [insert] Primero elige qué cámara pones.
            [float] Primero decide si vuelas.
            [control] Primero decide sobre el Control Mental.
            [direct] Primero elige adónde va el otro héroe.
            [rob] Primero elige a quién le robas una moneda.
            [plunder] Primero elige a quién le robas una cámara.
            [ward] Primero decide si conservas tu moneda.
            [refresh] Primero descarta cámaras o di que ya basta.
            [after] Primero usa tu poder o termina tu turno.
           *[other] Antes hay otra pregunta por responder.
        }

dk-cannot-move = Si tu héroe no puede moverse, tienes que colocar una cámara.
    .title = Sin salida

dk-no-tiles = Si no tienes cámaras en la mano, tienes que moverte.
    .title = Sin cámaras

dk-skip = Si no tienes cámaras y tampoco puedes moverte, se salta tu turno, y Drakon no te atrapa por eso.
    .title = Nada que hacer

## Colocar una cámara

dk-place = Pon una cámara de tu mano en un lugar vacío, pegada por un lado a otra que ya esté en la guarida. Puedes girarla como quieras.
    .title = Colocar una cámara
    .not-in-hand = { $card } no está en tu mano.
    .taken = Ya hay una cámara en ese lugar.
    .not-adjacent = Una cámara tiene que quedar pegada por un lado a otra.

dk-arrows = Dos flechas nunca deben apuntarse una a la otra. Mira todas las cámaras alrededor del lugar. Una flecha frente a un lado sin flecha está bien, y dos lados sin flecha también.
    .title = Flechas que no se enfrentan
    .facing = Una flecha quedaría frente a otra. Gira la cámara o elige otro lugar.

dk-place-anywhere = Puedes construir en cualquier parte de la guarida, por lejos que esté tu héroe. También puedes cerrar un camino, incluso el último.
    .title = En cualquier parte

dk-draw = Después de colocar una cámara, roba otra de la pila. Cuando la pila se acaba, ya no se roba.
    .title = Robar una cámara

dk-no-hand-limit = Puedes tener en la mano todas las cámaras que consigas.
    .title = Mano sin límite

## Moverse

dk-move = Sigue una flecha de tu cámara hasta la cámara que está justo al lado. Avanzas solo una cámara cada vez.
    .title = Seguir una flecha
    .no-arrow = Ninguna flecha apunta hacia allí.
    .no-chamber = Allí no hay ninguna cámara.
    .too-far = Esa cámara está demasiado lejos. Un héroe avanza solo una cámara cada vez.
    .here = Tu héroe ya está en esa cámara.

dk-one-way = Solo cuentan las flechas de tu propia cámara, no las de la cámara a la que vas. Por eso nunca puedes volver enseguida por la misma flecha.
    .title = Flechas de un solo sentido

dk-together = En una misma cámara puede haber cualquier cantidad de héroes.
    .title = Héroes juntos

## Cámaras

dk-effects = La mayoría de las cámaras le hacen algo al héroe que entra o sale. Pasa cada vez de nuevo, pero no mientras te quedas quieto. Así se consiguen las monedas.
    .title = Lo que hacen las cámaras

dk-may = Donde una regla dice que puedes, tú decides. Todo lo demás hay que cumplirlo, si es posible.
    .title = Poder y deber
    .must = A esto no puedes decir que no.

dk-unoccupied = Una cámara está desocupada si en ella no hay ningún héroe ni está Drakon.
    .title = Desocupada
    .occupied = Hay alguien en esa cámara. Elige una desocupada.

dk-empty = Una cámara vacía no hace nada. Tiene 1, 2 o 3 flechas que muestran adónde puedes ir.
    .title = Cámara Vacía

dk-entrance = La entrada no hace nada por sí sola. Se puede girar, pero nunca destruir ni cambiar.
    .title = Cámara de Entrada
    .stays = La entrada siempre se queda en la guarida.

dk-find-a-coin = Encuentra una Moneda: al entrar, tomas del tesoro una moneda al azar. Solo tú la miras.
    .title = Encuentra una Moneda

dk-lose-a-coin = Pierde una Moneda: al entrar, una de tus monedas, elegida al azar, vuelve al tesoro. Si no tienes, no pasa nada.
    .title = Pierde una Moneda

dk-steal-a-coin = Roba una Moneda: al entrar, le quitas una moneda, elegida al azar, al héroe que señala la cámara. Si no tiene, no pasa nada.
    .title = Roba una Moneda

dk-steal-a-coin-left = La mano izquierda le roba al jugador de tu izquierda, el que juega después de ti.
    .title = Robar a la izquierda

dk-steal-a-coin-right = La mano derecha le roba al jugador de tu derecha, el que juega antes que tú. Si juegan 2, izquierda y derecha son lo mismo.
    .title = Robar a la derecha

dk-steal-a-chamber = Roba una Cámara: al entrar, elige a otro jugador y quítale de la mano una cámara al azar. Si nadie más tiene, no pasa nada.
    .title = Roba una Cámara
    .own = Elige a otro jugador, no a ti.
    .no-tiles = Ese jugador no tiene cámaras en la mano.

dk-destroy-a-chamber = Destruye una Cámara: al entrar, puedes sacar del juego una cámara desocupada. La entrada está a salvo.
    .title = Destruye una Cámara

dk-rotate-a-chamber = Gira una Cámara: al entrar, puedes girar cualquier cámara, aunque haya héroes en ella, y también la entrada. Al final, ninguna flecha debe apuntar a otra.
    .title = Gira una Cámara
    .same = Ya está así. Gírala de otra manera.
    .fixed = Esa cámara no se puede girar de ninguna otra manera.

dk-switch-a-chamber = Cambia una Cámara: al entrar, puedes poner una cámara de tu mano, girada como quieras, en el lugar de una desocupada. La vieja pasa a tu mano. La entrada se queda.
    .title = Cambia una Cámara

dk-floating-chamber = Cámara Flotante: al entrar, puedes volar con ella a un lugar vacío al lado de otra cámara y girarla como quieras, o solo girarla donde está, si allí toca otra cámara. Todos los que están en ella van contigo, y Drakon no atrapa a nadie por eso.
    .title = Cámara Flotante

dk-split-lair = Al destruir o volar, la guarida puede quedar en partes separadas. El juego sigue, y alguien puede volver a unirlas.
    .title = Una guarida en partes

dk-mind-control = Control Mental: al entrar, puedes hacer un movimiento con otro héroe. Vale todo lo que vale cuando ese héroe se mueve. Por ejemplo, desde un Teletransporte puedes mandarlo a cualquier parte.
    .title = Control Mental
    .own = Elige a otro héroe, no al tuyo.
    .cannot-move = Ese héroe no puede moverse.

dk-mind-control-choices = Lo que el héroe encuentra en la nueva cámara es cosa suya: su jugador recibe la moneda o toma la decisión.
    .title = Quién decide después

dk-mind-control-once = En un mismo turno, el Control Mental mueve a cada héroe una sola vez.
    .title = Una vez por héroe
    .again = El Control Mental ya movió a ese héroe en este turno.

dk-drakon-moves = Drakon se Mueve: al entrar, puedes mover a Drakon hasta 3 cámaras.
    .title = Drakon se Mueve

dk-teleport = Teletransporte: cuando te mueves desde aquí, puedes ir a cualquier otra cámara de la guarida. También puedes seguir una flecha como siempre.
    .title = Teletransporte

dk-master-key = Llave Maestra: cuando te mueves desde aquí, puedes ir a cualquier cámara de al lado, con flecha o sin ella, salvo que una flecha de allí apunte hacia ti.
    .title = Llave Maestra
    .points-back = Una flecha de esa cámara apunta hacia aquí. Ni la Llave Maestra ayuda.

dk-wind-storm = Vendaval: cuando te mueves desde aquí, tienes que avanzar 2 cámaras de una vez, y entras solo en la segunda. Si no hay manera de avanzar 2, no puedes moverte.
    .title = Vendaval
    .two = Desde esa cámara no se puede seguir, y el Vendaval siempre avanza 2 cámaras.
    .nowhere = No hay salida de este Vendaval: siempre avanza 2 cámaras.

dk-wind-storm-through = Por la primera cámara solo pasas volando: allí no ocurre nada, ni aunque esté Drakon. Si es una Llave Maestra o un Teletransporte, puedes seguir a cualquier cámara de al lado que no tenga una flecha apuntando hacia atrás.
    .title = A través de la primera
    .points-back = Una flecha de esa cámara apunta hacia atrás. El Vendaval no sopla contra ella.

dk-wind-storm-harp = Si una flecha de la primera cámara apunta a un Arpa Mágica, tienes que seguir hasta el arpa. Un arpa que está al lado del propio Vendaval no te llama.
    .title = El viento y el arpa
    .must = Después de esa primera cámara llama el Arpa Mágica. El vuelo tiene que terminar allí.

dk-magic-harp = Arpa Mágica: si te mueves y puedes llegar a un arpa que está justo a tu lado, tienes que ir allí. Si hay varias, eliges una. El arpa nunca te obliga a moverte: en vez de eso puedes colocar una cámara.
    .title = Arpa Mágica
    .must = El Arpa Mágica llama: quien se mueve desde aquí tiene que ir a ella.

dk-harp-free = En una cámara con Llave Maestra o Teletransporte, el arpa no tiene poder sobre ti.
    .title = Libre del arpa

dk-escape = Escape: cuando la colocas justo al lado de tu héroe, puedes entrar enseguida, con flecha o sin ella, salvo que una flecha del Escape apunte hacia ti. No es un movimiento, así que ni el Vendaval ni el Arpa Mágica te retienen. Más tarde es como una cámara vacía.
    .title = Escape

## Drakon

dk-drakon-appears = Quien pone en la guarida la primera cámara Drakon se Mueve coloca a Drakon en cualquier cámara desocupada.
    .title = Aparece Drakon

dk-drakon-walks = Drakon va de cámara en cámara, nunca en diagonal ni por encima de un hueco. Las flechas no la detienen y las cámaras no le hacen nada. También puede quedarse donde está.
    .title = Cómo camina Drakon
    .too-far =
        { $steps ->
            [one] Drakon avanza { $steps } cámara como máximo.
           *[other] Drakon avanza { $steps } cámaras como máximo.
        }
    .no-way = Drakon no puede llegar allí.
    .nobody-here = Drakon ya está ahí y no hay nadie a quien atrapar.

dk-drakon-passes = Drakon solo atrapa a los héroes de la cámara en la que se detiene. A los demás los pasa de largo.
    .title = Drakon pasa de largo

dk-encounter = Si Drakon se detiene en tu cámara, o si tú entras en la suya, te atrapa enseguida. Vuelves a la entrada y pierdes una moneda, elegida al azar. Si no tienes, no pierdes nada.
    .title = Drakon te atrapa

dk-drakon-first = Si entras en la cámara de Drakon, te atrapa antes de que la cámara haga algo. Volver a la entrada no es un movimiento: nada te retiene y no ocurre nada más.
    .title = Drakon va primero

dk-drakon-at-entrance = Si Drakon te atrapa en la entrada, te quedas ahí y pierdes una moneda. Quien puede mover a Drakon también puede dejarla quieta: entonces atrapa a todos los que están con ella en la entrada.
    .title = Drakon en la entrada

dk-drakon-end-of-turn = Si terminas tu turno en la cámara de Drakon, te atrapa.
    .title = Fin de turno con Drakon

dk-encounter-order = Si Drakon atrapa a varios héroes, primero van todos a la entrada. Después pierden sus monedas en orden de turno, empezando por quien está jugando.
    .title = Varios héroes atrapados

dk-encounter-once = Si Drakon ya te atrapó en este turno, no te atrapa otra vez por terminarlo en su cámara.
    .title = No dos veces por quedarse

## Monedas

dk-gold = El número de una moneda dice cuánto oro vale: 1, 2 o 3.
    .title = Oro

dk-secret-coins = Tus monedas están boca abajo. Puedes mirar las tuyas cuando quieras. Los demás solo ven cuántas tienes.
    .title = Monedas secretas

dk-return-coin = Una moneda que vuelve al tesoro se mezcla con las demás.
    .title = De vuelta al tesoro

dk-empty-hoard = Cuando el tesoro está vacío, no hay nada que encontrar.
    .title = Tesoro vacío

## Fin de la partida

dk-win = En cuanto tus monedas suman 10 de oro o más, las muestras y ganas. La partida termina en ese momento, aunque algo esté a medias.
    .title = Se gana con 10
    .one-goal = Elige una sola manera de ganar: la partida corta, las cinco monedas o escapar de la guarida.

dk-stuck = Si nadie tiene cámaras en la mano y nadie puede moverse, la partida termina en ese momento. Todos muestran sus monedas y gana quien tiene más oro.
    .title = Nadie puede hacer nada

dk-endless = Si nadie coloca una cámara durante 30 rondas seguidas, la partida también termina. Gana quien tiene más oro.
    .title = Vueltas sin fin

dk-tie = Si varios tienen la mayor cantidad de oro, comparten la victoria.
    .title = Empates

## En la pantalla

dk-choose-by-click = Para colocar una cámara, haz clic en una de tu mano, gírala y haz clic en un lugar. Para moverte, haz clic en una cámara iluminada. Si un arpa o un vendaval te dejan un solo camino, la pantalla lo dice.
    .title = Jugar con clics

dk-in-the-open = Todos pueden ver la guarida, los héroes, cuántas monedas y cámaras tiene cada jugador, cuántas quedan en la pila y en el tesoro, y qué cámaras salieron del juego.
    .title = Lo que todos ven

dk-memory = La pantalla recuerda lo que pudiste ver: una cámara que te quitaron de la mano, o una que todos vieron llegar a una mano.
    .title = Lo que ya viste

## Héroes

dk-heroes = Si la mesa juega con poderes, cada héroe tiene uno que sirve una sola vez en la partida. Si no, los héroes solo se distinguen por su aspecto.
    .title = Poderes de los héroes
    .off = En esta partida no se usan los poderes de los héroes.

dk-ability = Usas tu poder en tu propio turno, antes o después de moverte o de colocar una cámara. Solo a la Druida se le puede preguntar en cualquier momento. Después de usarlo, se acabó.
    .title = Una vez por partida
    .used = Ya usaste tu poder.
    .not-yours = Tu héroe tiene otro poder.

dk-druid = Druida: si una cámara o el poder de otro héroe te haría perder una moneda, puedes negarte antes de que se elija la moneda. Contra Drakon no sirve.
    .title = Druida

dk-knight = Caballero: haz un movimiento con otro héroe que esté en tu cámara. Si hay varios, eliges uno.
    .title = Caballero
    .not-here = Ese héroe no está en tu cámara.
    .cannot-move = Ese héroe no puede moverse.

dk-ranger = Guardabosques: haz un movimiento más, incluso en un turno en que ya te moviste. El arpa, el vendaval y Drakon cuentan como siempre.
    .title = Guardabosques

dk-sorceress = Hechicera: cuando te mueves, puedes salir de tu cámara por cualquier lado, sin flecha o incluso contra una flecha. Si te llama un Arpa Mágica, aun así tienes que ir a ella. Desde un Vendaval tienes que poder avanzar 2 cámaras, y solo el primer paso es libre.
    .title = Hechicera
    .no-need = Puedes llegar allí sin tu poder. Muévete sin más.

dk-thief = Ladrón: quítale una moneda, elegida al azar, a otro héroe que esté en tu cámara.
    .title = Ladrón
    .not-here = Ese héroe no está en tu cámara.
    .no-coins = Ese héroe no tiene monedas.

dk-fighter = Guerrero: descarta de tu mano todas las cámaras que quieras y roba la misma cantidad. Si después tienes menos de 4, roba hasta tener 4.
    .title = Guerrero
    .no-pile = La pila está vacía: no hay cámaras nuevas para robar.

## Variantes

dk-escape-from-lair = Escapar de la guarida: junta 8 de oro y luego entra en una cámara Escape o Teletransporte, y ganas. Si ya estabas en una cuando llegaste a 8, tienes que volver a entrar.
    .title = Escapar de la guarida

dk-short-game = Partida corta: bastan 7 de oro para ganar.
    .title = Partida corta

dk-fixed-gold = Cinco monedas: gana quien primero tenga 5 monedas, valgan lo que valgan.
    .title = Cinco monedas

dk-team-play = Equipos: si juegan 4 o 6, quienes se sientan frente a frente juegan juntos. Nunca se roban entre ellos, y ningún poder afecta a un compañero. Un equipo necesita 20 de oro, o el doble de lo que pide otra variante a un solo jugador.
    .title = Equipos
    .seats = Para jugar en equipos se necesitan 4 o 6 jugadores.
    .partner = Esa persona juega contigo. Elige a alguien de otro equipo.

dk-team-coins = Un equipo guarda sus monedas juntas, y los dos pueden mirarlas. Lo que pierde uno de ellos sale de esas monedas.
    .title = Monedas del equipo

dk-escape-any-side = Otra manera de jugar el Escape: quien está al lado de una cámara Escape siempre puede entrar en ella, con flecha o sin ella, incluso contra una flecha, desde un Vendaval o a pesar de un arpa.
    .title = Escape para todos

dk-steal-from-anyone = Otra manera de robar: quien entra en Roba una Moneda elige a quién le roba.
    .title = Robar a cualquiera
    .own = Elige a otro jugador, no a ti.
    .no-coins = Ese héroe no tiene monedas.

dk-switched-out = Otra manera de cambiar: la cámara vieja no pasa a tu mano, sino que sale del juego.
    .title = Cambiada y fuera

dk-knight-takes-tile = Un Caballero más fuerte: además le quita una cámara, elegida al azar, al jugador cuyo héroe movió.
    .title = El Caballero toma una cámara

dk-thief-swaps = Un Ladrón más astuto: en vez de robar, puede cambiar una de sus monedas por otra del tesoro, elegida al azar.
    .title = El Ladrón cambia monedas
    .refused = No puedes cambiar esa moneda. Tienes que tener una así, y en el tesoro debe quedar alguna.

### Cámaras, héroes y lados

dk-effect-none = No pasa nada
dk-effect-find-coin = Al entrar: toma una moneda del tesoro
dk-effect-lose-coin = Al entrar: una de tus monedas vuelve al tesoro
dk-effect-steal-coin =
    { $from ->
        [left] Al entrar: roba una moneda al jugador de tu izquierda
        [right] Al entrar: roba una moneda al jugador de tu derecha
       *[anyone] Al entrar: roba una moneda al jugador que elijas
    }
dk-effect-steal-chamber = Al entrar: roba una cámara de la mano del jugador que elijas
dk-effect-destroy-chamber = Al entrar: puedes destruir una cámara desocupada
dk-effect-rotate-chamber = Al entrar: puedes girar cualquier cámara
dk-effect-switch-chamber = Al entrar: puedes cambiar una cámara desocupada por una de tu mano
dk-effect-floating-chamber = Al entrar: puedes volar con esta cámara a otro lugar
dk-effect-mind-control = Al entrar: puedes hacer un movimiento con otro héroe
dk-effect-drakon-moves =
    { $steps ->
        [one] Al entrar: puedes mover a Drakon 1 cámara
       *[other] Al entrar: puedes mover a Drakon hasta { $steps } cámaras
    }
dk-effect-teleport = Al salir: puedes ir a cualquier otra cámara
dk-effect-master-key = Al salir: puedes ir por cualquier lado, salvo contra una flecha
dk-effect-wind-storm = Al salir: debes avanzar 2 cámaras de una vez
dk-effect-magic-harp = Llama a todo héroe que se mueve justo a su lado
dk-effect-escape = Al colocarla junto a tu héroe: puedes entrar enseguida

dk-ability-ward-coin = Niégate a perder una moneda, pero no ante Drakon
dk-ability-force-move = Haz un movimiento con un héroe de tu cámara
dk-ability-extra-move = Haz un movimiento más
dk-ability-pass-walls = Sal por cualquier lado, incluso contra una flecha
dk-ability-pick-pocket = Roba una moneda a un héroe de tu cámara
dk-ability-refresh-hand = Cambia cámaras de tu mano por otras y llénala hasta 4

dk-side-n = el norte
dk-side-e = el este
dk-side-s = el sur
dk-side-w = el oeste

### Opciones

dk-option-heroes = Poderes de los héroes
    .help = Cada héroe tiene un poder que sirve una vez en la partida.
dk-option-escape_lair = Escapar de la guarida
    .help = Junta 8 de oro y llega a una cámara Escape o Teletransporte.
dk-option-short_game = Partida corta
    .help = Bastan 7 de oro para ganar.
dk-option-fixed_gold = Cinco monedas
    .help = Gana quien primero tenga 5 monedas, valgan lo que valgan.
dk-option-team_play = Equipos
    .help = Para 4 o 6 jugadores: quienes se sientan frente a frente comparten sus monedas.
dk-option-escape_mode = La cámara Escape
    .help = Qué hace una cámara Escape. No se sabe con certeza qué dice la explicación impresa.
dk-option-escape_mode-jump_on_place = Entrar al colocarla
dk-option-escape_mode-enter_from_any_side = Entrar por cualquier lado
dk-option-steal_coin_target = A quién robarle monedas
    .help = De quién es la moneda que se lleva Roba una Moneda.
dk-option-steal_coin_target-seat_neighbour = El vecino que señala
dk-option-steal_coin_target-any_opponent = Quien tú elijas
dk-option-switched_tile = La cámara cambiada
    .help = Adónde va la cámara vieja después de Cambia una Cámara.
dk-option-switched_tile-hand = A tu mano
dk-option-switched_tile-out = Fuera del juego
dk-option-knight_takes_tile = El Caballero toma una cámara
    .help = El Caballero también le quita una cámara al jugador cuyo héroe mueve.
dk-option-thief_may_swap = El Ladrón puede cambiar
    .help = En vez de robar, el Ladrón puede cambiar una moneda con el tesoro.

### Preguntas a un jugador, y lo que leen los demás mientras tanto
# $own = yes: se trata del propio héroe; no: del héroe de $hero.

dk-ask-hero = ¿Con qué héroe quieres jugar?
dk-ask-turn = ¡Es tu turno! ¿Colocas una cámara o te mueves?
dk-ask-where = ¿Dónde quieres colocar esta cámara?
dk-ask-face = ¿Hacia dónde apuntan las flechas?
dk-ask-storm =
    { $own ->
        [yes] Vuelas con el Vendaval. ¿A qué cámara sigues?
       *[no] { $hero } vuela con el Vendaval. ¿A qué cámara sigue?
    }
dk-ask-appear = ¡Llega Drakon! Elige para ella una cámara desocupada.
dk-ask-jump = ¿Entras ahora en el Escape?
dk-ask-drakon = Puedes mover a Drakon. ¿Adónde?
dk-ask-destroy = Puedes destruir una cámara. ¿Cuál?
dk-ask-rotate = Puedes girar una cámara. ¿Cuál?
dk-ask-switch = Puedes cambiar una cámara por otra de tu mano. ¿Cuál se va?
dk-ask-insert = ¿Qué cámara de tu mano ocupa su lugar?
dk-ask-float = Puedes volar con esta cámara. ¿Adónde?
dk-ask-control = Puedes mover a otro héroe. ¿A cuál?
dk-ask-direct = ¿Adónde va { $hero }?
dk-ask-rob = ¿A quién le robas una moneda?
dk-ask-plunder = ¿A quién le robas una cámara?
dk-ask-ward = Vas a perder una moneda. ¿Usas tu poder y la conservas?
dk-ask-refresh = ¿Qué cámaras descartas?
dk-ask-after = ¿Usas ahora tu poder o terminas tu turno?

dk-wait-hero = Esperando a { $name }: un héroe.
dk-wait-turn = Turno de { $name }.
dk-wait-where = Esperando a { $name }: un lugar para la cámara.
dk-wait-face = Esperando a { $name }: está girando una cámara.
dk-wait-storm = Esperando a { $name }: la segunda cámara del Vendaval.
dk-wait-appear = Esperando a { $name }: ¿dónde aparece Drakon?
dk-wait-jump = Esperando a { $name }: ¿entra en el Escape?
dk-wait-drakon = Esperando a { $name }: ¿adónde va Drakon?
dk-wait-destroy = Esperando a { $name }: qué cámara destruye.
dk-wait-rotate = Esperando a { $name }: qué cámara gira.
dk-wait-switch = Esperando a { $name }: qué cámara cambia.
dk-wait-insert = Esperando a { $name }: qué cámara pone.
dk-wait-float = Esperando a { $name }: ¿adónde vuela la cámara?
dk-wait-control = Esperando a { $name }: qué héroe controla.
dk-wait-direct = Esperando a { $name }: ¿adónde va { $hero }?
dk-wait-rob = Esperando a { $name }: ¿a quién le roba una moneda?
dk-wait-plunder = Esperando a { $name }: ¿a quién le roba una cámara?
dk-wait-ward = Esperando a { $name }: ¿conserva la moneda?
dk-wait-refresh = Esperando a { $name }: qué cámaras descarta.
dk-wait-after = Esperando a { $name }: ¿su poder, o el fin del turno?

### Por qué un héroe puede menos que de costumbre

dk-bond-storm = El Vendaval lleva al héroe 2 cámaras de una vez.
dk-bond-no-way = Ningún camino lleva 2 cámaras fuera del Vendaval.
dk-bond-harp = El Arpa Mágica llama: quien se mueve tiene que ir allí.
dk-bond-no-move = Tu héroe no puede moverse: coloca una cámara.
dk-bond-no-tiles = No tienes cámaras en la mano: tienes que moverte.

### Botones y listas
# $arrows son dibujos, $sides son palabras, $place es el lugar: al este y al sur de la entrada.

dk-do-take-hero = Jugar con { $card }
dk-do-lay = Colocar { $card } { $arrows }
dk-do-put = Ponerla en { $place }
dk-do-face = Girarla: flechas hacia { $sides }
dk-do-move = Ir a { $place }
dk-do-dash = Moverte otra vez, a { $place }
dk-do-slip = Atravesar la pared hacia { $place }
dk-do-push = Mover con tu poder al héroe del jugador { $player }
dk-do-pick = Robar con tu poder una moneda al jugador { $player }
dk-do-trade = Cambiar una moneda de { $gold } de oro por una del tesoro
dk-do-refresh = Cambiar cámaras de tu mano con tu poder
dk-do-discard = Descartar { $card } { $arrows }
dk-do-enough = Basta: robar ahora
dk-do-jump = Entrar en el Escape
dk-do-set-drakon = Poner a Drakon en { $place }
dk-do-send-drakon = Mandar a Drakon a { $place }
dk-do-destroy = Destruir la cámara de { $place }
dk-do-rotate = Girar la cámara de { $place }
dk-do-switch = Cambiar la cámara de { $place }
dk-do-insert = Poner { $card } { $arrows }
dk-do-float = Volar a { $place }
dk-do-control = Mover al héroe del jugador { $player }
dk-do-rob = Robar una moneda al jugador { $player }
dk-do-plunder = Robar una cámara al jugador { $player }
dk-do-ward = Conservar tu moneda
dk-do-decline = No, gracias
dk-do-end-turn = Terminar tu turno

### El registro
# $you dice quién lee: yes, thief, victim, mover, moved o whom es esa persona; also: quien lee y otros; no: otra persona.

dk-log-set-up =
    { $you ->
        [yes] La entrada está lista, con { $pile } cámaras en la pila y { $hoard } monedas en el tesoro. Empiezas tú.
       *[no] La entrada está lista, con { $pile } cámaras en la pila y { $hoard } monedas en el tesoro. Empieza { $name }.
    }
dk-log-hero =
    { $you ->
        [yes] Juegas con { $card }.
       *[no] { $name } juega con { $card }.
    }
dk-log-dealt =
    { $you ->
        [yes]
            { $known ->
                [yes] Empiezas con { $cards }.
               *[no] Empiezas con { $count } cámaras en la mano.
            }
       *[no]
            { $known ->
                [yes] { $name } empieza con { $cards }.
               *[no] { $name } empieza con { $count } cámaras en la mano.
            }
    }
dk-log-turn =
    { $you ->
        [yes] Tu turno.
       *[no] Turno de { $name }.
    }
dk-log-skipped =
    { $you ->
        [yes] No tienes cámaras ni salida: se salta tu turno.
       *[no] { $name } no tiene cámaras ni salida: se salta su turno.
    }
dk-log-chose =
    { $you ->
        [yes]
            { $known ->
                [yes] Eliges { $card } de tu mano.
               *[no] Eliges una cámara de tu mano.
            }
       *[no]
            { $known ->
                [yes] { $name } elige { $card }.
               *[no] { $name } elige una cámara de su mano.
            }
    }
dk-log-aimed =
    { $you ->
        [yes]
            { $what ->
                [place] Eliges el lugar { $place }.
                [float] Quieres volar a { $place }.
               *[other] Eliges la cámara de { $place }.
            }
       *[no]
            { $what ->
                [place] { $name } elige el lugar { $place }.
                [float] { $name } quiere volar a { $place }.
               *[other] { $name } elige la cámara de { $place }.
            }
    }
dk-log-placed =
    { $you ->
        [yes] Colocas { $card } en { $place }.
       *[no] { $name } coloca { $card } en { $place }.
    }
dk-log-drew =
    { $you ->
        [yes]
            { $known ->
                [yes] Robas de la pila: { $card }.
               *[no] Robas una cámara de la pila.
            }
       *[no]
            { $known ->
                [yes] { $name } roba de la pila: { $card }.
               *[no] { $name } roba una cámara de la pila.
            }
    }
dk-log-moved =
    { $you ->
        [yes]
            { $how ->
                [key] Abres un paso hacia { $place }.
                [teleport] Te teletransportas a { $place }.
                [storm] El Vendaval te lleva por { $through } hasta { $place }.
                [slip] Atraviesas la pared hacia { $place }.
                [escape] Te escapas a { $place }.
                [jump] Entras en la nueva cámara de { $place }.
               *[arrow] Vas a { $place }.
            }
       *[no]
            { $how ->
                [key] { $name } abre un paso hacia { $place }.
                [teleport] { $name } se teletransporta a { $place }.
                [storm] El Vendaval lleva a { $name } por { $through } hasta { $place }.
                [slip] { $name } atraviesa la pared hacia { $place }.
                [escape] { $name } se escapa a { $place }.
                [jump] { $name } entra en la nueva cámara de { $place }.
               *[arrow] { $name } va a { $place }.
            }
    }
dk-log-moved-by =
    { $you ->
        [mover] Mueves a { $name } a { $place }.
        [moved] { $mover } te mueve a { $place }.
       *[no] { $mover } mueve a { $name } a { $place }.
    }
dk-log-power =
    { $you ->
        [yes]
            { $aimed ->
                [yes] ¡Usas tu poder ({ $card }) con { $whom }!
               *[no] ¡Usas tu poder ({ $card })!
            }
        [whom] ¡{ $name } usa contigo su poder ({ $card })!
       *[no]
            { $aimed ->
                [yes] ¡{ $name } usa su poder ({ $card }) con { $whom }!
               *[no] ¡{ $name } usa su poder ({ $card })!
            }
    }
dk-log-coin-found =
    { $you ->
        [yes]
            { $known ->
                [yes] ¡Encuentras una moneda: { $gold } de oro!
               *[no] ¡Encuentras una moneda!
            }
       *[no]
            { $known ->
                [yes] ¡{ $name } encuentra una moneda: { $gold } de oro!
               *[no] { $name } encuentra una moneda.
            }
    }
dk-log-coin-lost =
    { $you ->
        [yes]
            { $why ->
                [drakon]
                    { $known ->
                        [yes] Drakon te quita una moneda: { $gold } de oro.
                       *[no] Drakon te quita una moneda.
                    }
                [trade]
                    { $known ->
                        [yes] Devuelves una moneda al tesoro: { $gold } de oro.
                       *[no] Devuelves una moneda al tesoro.
                    }
               *[chamber]
                    { $known ->
                        [yes] Pierdes una moneda: { $gold } de oro.
                       *[no] Pierdes una moneda.
                    }
            }
       *[no]
            { $why ->
                [drakon]
                    { $known ->
                        [yes] Drakon le quita una moneda a { $name }: { $gold } de oro.
                       *[no] Drakon le quita una moneda a { $name }.
                    }
                [trade]
                    { $known ->
                        [yes] { $name } devuelve una moneda al tesoro: { $gold } de oro.
                       *[no] { $name } devuelve una moneda al tesoro.
                    }
               *[chamber]
                    { $known ->
                        [yes] { $name } pierde una moneda: { $gold } de oro.
                       *[no] { $name } pierde una moneda.
                    }
            }
    }
dk-log-coin-stolen =
    { $you ->
        [thief]
            { $known ->
                [yes] ¡Le robas una moneda a { $victim }: { $gold } de oro!
               *[no] ¡Le robas una moneda a { $victim }!
            }
        [victim]
            { $known ->
                [yes] { $thief } te roba una moneda: { $gold } de oro.
               *[no] { $thief } te roba una moneda.
            }
       *[no]
            { $known ->
                [yes] { $thief } le roba una moneda a { $victim }: { $gold } de oro.
               *[no] { $thief } le roba una moneda a { $victim }.
            }
    }
dk-log-warded =
    { $you ->
        [yes] Te niegas y conservas tu moneda.
       *[no] { $name } se niega y conserva la moneda.
    }
dk-log-tile-stolen =
    { $you ->
        [thief]
            { $known ->
                [yes] Le robas { $card } a { $victim }.
               *[no] Le robas una cámara a { $victim }.
            }
        [victim]
            { $known ->
                [yes] { $thief } te roba { $card }.
               *[no] { $thief } te roba una cámara.
            }
       *[no]
            { $known ->
                [yes] { $thief } le roba { $card } a { $victim }.
               *[no] { $thief } le roba una cámara a { $victim }.
            }
    }
dk-log-ignored =
    { $effect ->
        [find_coin] El tesoro está vacío: no hay nada que encontrar.
        [lose_coin]
            { $you ->
                [yes] No tienes monedas que perder.
               *[no] { $name } no tiene monedas que perder.
            }
        [steal_coin] No hay monedas que robar.
        [steal_chamber] Nadie más tiene cámaras que robar.
       *[other] La cámara no puede hacer nada ahora.
    }
dk-log-declined =
    { $you ->
        [yes] Dices que no, gracias.
       *[no] { $name } dice que no, gracias.
    }
dk-log-destroyed =
    { $you ->
        [yes] Destruyes { $card } en { $place }.
       *[no] { $name } destruye { $card } en { $place }.
    }
dk-log-rotated =
    { $you ->
        [yes] Giras { $card } en { $place }.
       *[no] { $name } gira { $card } en { $place }.
    }
dk-log-switched =
    { $you ->
        [yes]
            { $out ->
                [yes] Pones { $card } en lugar de { $target } en { $place }. La cámara vieja sale del juego.
               *[no] Pones { $card } en lugar de { $target } en { $place } y te quedas con la cámara vieja.
            }
       *[no]
            { $out ->
                [yes] { $name } pone { $card } en lugar de { $target } en { $place }. La cámara vieja sale del juego.
               *[no] { $name } pone { $card } en lugar de { $target } en { $place } y se queda con la cámara vieja.
            }
    }
dk-log-floated =
    { $you ->
        [yes] Vuelas con { $card } de { $from } a { $place }.
       *[no] { $name } vuela con { $card } de { $from } a { $place }.
    }
dk-log-drakon-appeared =
    { $you ->
        [yes] ¡Traes a Drakon a la guarida, a { $place }!
       *[no] ¡{ $name } trae a Drakon a la guarida, a { $place }!
    }
dk-log-drakon-moved =
    { $you ->
        [yes]
            { $stays ->
                [yes] Dejas a Drakon en { $place }.
               *[no] Mandas a Drakon a { $place }.
            }
       *[no]
            { $stays ->
                [yes] { $name } deja a Drakon en { $place }.
               *[no] { $name } manda a Drakon a { $place }.
            }
    }
dk-log-caught =
    { $you ->
        [yes] ¡Drakon te atrapa en { $place }!
        [also] ¡Drakon te atrapa en { $place }, y también a { $names }!
       *[no] ¡Drakon atrapa a { $names } en { $place }!
    }
dk-log-controlled =
    { $you ->
        [yes] Tomas el control de { $whom }.
        [whom] { $name } toma el control de tu héroe.
       *[no] { $name } toma el control de { $whom }.
    }
dk-log-discarded =
    { $you ->
        [yes] Descartas { $card }.
       *[no] { $name } descarta { $card }.
    }
dk-log-ended =
    { $why ->
        [gold] ¡Suficiente oro! La victoria es de { $names }.
        [coins] ¡Suficientes monedas! La victoria es de { $names }.
        [lair] ¡Fuera de la guarida! La victoria es de { $names }.
        [stuck] Ya nadie puede hacer nada. Gana quien tiene más oro: { $names }.
       *[endless] Hace mucho que nadie coloca una cámara. Gana quien tiene más oro: { $names }.
    }

### Puntos

dk-score-coins =
    { $count ->
        [one] { $count } moneda: { $gold } de oro
       *[other] { $count } monedas: { $gold } de oro
    }
dk-score-total = Oro
dk-tie-shared = Empate en oro: la victoria se comparte.

### La mesa como texto

dk-table-map = Mapa
dk-table-lair = La guarida
dk-table-heroes-here = aquí: { $names }
dk-table-drakon-here = ¡Aquí está Drakon!
dk-table-players = Jugadores
dk-table-turn = ▸ { $name }
dk-table-hero = { $card } en { $place }
dk-table-no-hero = aún sin héroe
dk-table-tiles =
    { $count ->
        [one] { $count } cámara
       *[other] { $count } cámaras
    }
dk-table-coins =
    { $known ->
        [yes]
            { $count ->
                [one] { $count } moneda: { $gold } de oro
               *[other] { $count } monedas: { $gold } de oro
            }
       *[no]
            { $count ->
                [one] { $count } moneda
               *[other] { $count } monedas
            }
    }
dk-table-power = poder listo
dk-table-team = equipo { $team }
dk-table-piles = Pila y tesoro
dk-table-pile =
    { $count ->
        [one] Pila: { $count } cámara
       *[other] Pila: { $count } cámaras
    }
dk-table-hoard =
    { $count ->
        [one] Tesoro: { $count } moneda
       *[other] Tesoro: { $count } monedas
    }
dk-table-removed = Fuera del juego: { $cards }
dk-table-drakon = Drakon: { $place }
dk-table-drakon-waits = Drakon espera fuera.
dk-table-goal =
    { $way ->
        [coins] Se gana con { $goal } monedas
        [lair] { $goal } de oro, y luego salir por una cámara Escape o Teletransporte
       *[gold] Se gana con { $goal } de oro
    }
dk-table-your-hand = Tu mano
dk-table-your-coins = Tus monedas
