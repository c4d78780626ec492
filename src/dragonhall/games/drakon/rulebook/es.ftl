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
    .seats = Se necesitan al menos { $least } jugadores y pueden jugar { $most } como máximo.

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

dk-choose-hero = Cada jugador lleva un héroe, y no hay dos jugadores con el mismo. Todos los héroes salen de la entrada.
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
           *[other] Antes hay otra pregunta por responder.
        }

dk-cannot-move = Si tu héroe no puede moverse, tienes que colocar una cámara.
    .title = Sin salida
    .nowhere = Tu héroe no puede salir de aquí. Coloca una cámara.

dk-no-tiles = Si no tienes cámaras en la mano, tienes que moverte.
    .title = Sin cámaras
    .must-move = No tienes cámaras en la mano. Tienes que moverte.

dk-skip = Si no tienes cámaras y tampoco puedes moverte, se salta tu turno.
    .title = Nada que hacer

## Colocar una cámara

dk-place = Pon una cámara de tu mano en un lugar vacío, lado con lado con otra que ya esté en la guarida. Puedes girarla como quieras.
    .title = Colocar una cámara
    .not-in-hand = { $card } no está en tu mano.
    .taken = Ya hay una cámara en ese lugar.
    .not-adjacent = Una cámara tiene que quedar lado con lado con otra.

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

dk-move = Sigue una flecha de tu cámara hasta la cámara que está justo al lado. Avanzas una cámara por vez.
    .title = Seguir una flecha
    .no-arrow = Ninguna flecha de tu cámara apunta hacia allí.
    .no-chamber = Allí no hay ninguna cámara.
    .too-far = Esa cámara está demasiado lejos. Avanzas una cámara por vez.

dk-one-way = Solo cuentan las flechas de tu propia cámara, no las de la cámara a la que vas. Por eso nunca puedes volver enseguida por la misma flecha.
    .title = Flechas de una sola vía

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

dk-steal-a-coin-left = La mano izquierda roba al jugador de tu izquierda, el que juega después de ti.
    .title = Robar a la izquierda

dk-steal-a-coin-right = La mano derecha roba al jugador de tu derecha, el que juega antes que tú. Si juegan 2, izquierda y derecha son lo mismo.
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

dk-switch-a-chamber = Cambia una Cámara: al entrar, puedes poner una cámara de tu mano, girada como quieras, en el lugar de una desocupada. La vieja pasa a tu mano. La entrada se queda.
    .title = Cambia una Cámara

dk-floating-chamber = Cámara Flotante: al entrar, puedes volar con ella a otro lugar vacío al lado de una cámara y girarla como quieras. Todos los que están en ella van contigo.
    .title = Cámara Flotante

dk-split-lair = Al destruir o volar, la guarida puede quedar en partes separadas. El juego sigue, y alguien puede volver a unirlas.
    .title = Una guarida en partes

dk-mind-control = Control Mental: al entrar, puedes hacer un movimiento con otro héroe. Vale todo lo que vale cuando ese héroe se mueve. Por ejemplo, desde un Teletransporte puedes mandarlo a cualquier parte.
    .title = Control Mental
    .own = Elige a otro héroe, no al tuyo.
    .cannot-move = Ese héroe no puede moverse.

dk-mind-control-choices = Lo que el héroe encuentra en la nueva cámara es cosa suya: su jugador recibe la moneda o toma la decisión.
    .title = Quién decide después

dk-mind-control-once = En un mismo turno, el Control Mental mueve a cada héroe una sola vez, y nunca al héroe que está jugando.
    .title = Una vez por héroe
    .again = El Control Mental ya movió a ese héroe en este turno.

dk-drakon-moves = Drakon se Mueve: al entrar, puedes mover a Drakon hasta 3 cámaras.
    .title = Drakon se Mueve

dk-teleport = Teletransporte: cuando te mueves desde aquí, puedes ir a cualquier otra cámara de la guarida. También puedes seguir una flecha como siempre.
    .title = Teletransporte

dk-master-key = Llave Maestra: cuando te mueves desde aquí, puedes ir a cualquier cámara de al lado, con flecha o sin ella, salvo que una flecha de allí apunte hacia ti.
    .title = Llave Maestra
    .points-back = Una flecha de esa cámara apunta hacia ti. Ni la Llave Maestra ayuda.

dk-wind-storm = Vendaval: cuando te mueves desde aquí, tienes que avanzar 2 cámaras de una vez, y solo entras en la segunda. Si no hay manera de avanzar 2, no puedes moverte.
    .title = Vendaval
    .two = El Vendaval te lleva 2 cámaras, no 1.
    .one = Solo el Vendaval te lleva 2 cámaras de una vez.
    .nowhere = No puedes salir del Vendaval: no hay manera de avanzar 2 cámaras.

dk-wind-storm-through = Por la primera cámara solo pasas volando: allí no ocurre nada, ni aunque esté Drakon. Si es una Llave Maestra o un Teletransporte, puedes seguir a cualquier cámara de al lado que no tenga una flecha apuntando hacia atrás.
    .title = A través de la primera

dk-wind-storm-harp = Si una flecha de la primera cámara apunta a un Arpa Mágica, tienes que seguir hasta el arpa. Un arpa que está al lado del propio Vendaval no te llama.
    .title = El viento y el arpa
    .must = Después de esa primera cámara te llama el Arpa Mágica. Tienes que volar hasta ella.

dk-magic-harp = Arpa Mágica: si te mueves y puedes llegar a un arpa que está justo a tu lado, tienes que ir allí. Si hay varias, eliges una. El arpa nunca te obliga a moverte: en vez de eso puedes colocar una cámara.
    .title = Arpa Mágica
    .must = El Arpa Mágica te llama. Si te mueves, tienes que ir allí.

dk-harp-free = En una cámara con Llave Maestra o Teletransporte, el arpa no tiene poder sobre ti.
    .title = Libre del arpa

dk-escape = Escape: cuando la colocas justo al lado de tu héroe, puedes entrar enseguida, con flecha o sin ella, salvo que una flecha del Escape apunte hacia ti. No es un movimiento, así que ni el Vendaval ni el Arpa Mágica te retienen. Más tarde es como una cámara vacía.
    .title = Escape
    .not-beside = Tu héroe no está justo al lado del Escape.
    .points-back = Una flecha del Escape apunta hacia ti.

## Drakon

dk-drakon-appears = Quien pone en la guarida la primera cámara Drakon se Mueve coloca a Drakon en cualquier cámara desocupada.
    .title = Aparece Drakon

dk-drakon-walks = Drakon va de cámara en cámara, nunca en diagonal ni por encima de un hueco. Las flechas no la detienen y las cámaras no le hacen nada. También puede quedarse donde está.
    .title = Cómo camina Drakon
    .too-far = Drakon avanza { $steps } cámaras como máximo.
    .no-way = Drakon no puede llegar allí.

dk-drakon-passes = Drakon solo atrapa a los héroes de la cámara en la que se detiene. A los demás los pasa de largo.
    .title = Drakon pasa de largo

dk-encounter = Si Drakon se detiene en tu cámara, o si tú entras en la suya, te atrapa enseguida. Vuelves a la entrada y pierdes una moneda, elegida al azar. Si no tienes, no pierdes nada.
    .title = Drakon te atrapa

dk-drakon-first = Si entras en la cámara de Drakon, te atrapa antes de que la cámara haga algo. Volver a la entrada no es un movimiento: nada te retiene y no ocurre nada más.
    .title = Drakon va primero

dk-drakon-at-entrance = Si Drakon te atrapa en la entrada, te quedas ahí y pierdes una moneda. Quien puede mover a Drakon también puede dejarla quieta: entonces atrapa a todos los que están con ella en la entrada.
    .title = Drakon en la entrada

dk-drakon-end-of-turn = Si terminas tu turno en la cámara de Drakon, te atrapa.
    .title = Al lado de Drakon

dk-encounter-order = Si Drakon atrapa a varios héroes, primero van todos a la entrada. Después pierden sus monedas en orden de turno, empezando por quien está jugando.
    .title = Varios héroes atrapados

dk-encounter-once = Drakon atrapa a cada héroe una sola vez por turno.
    .title = Una vez por turno

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

dk-stuck = Si nadie tiene cámaras en la mano y nadie puede moverse, la partida termina. Todos muestran sus monedas y gana quien tiene más oro.
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

dk-memory = La pantalla recuerda lo que viste con derecho: una cámara que te quitaron de la mano, o una que todos vieron llegar a una mano.
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

dk-sorceress = Hechicera: cuando te mueves, puedes salir de tu cámara por cualquier lado, sin flecha o incluso contra una flecha. Aun así debes seguir al Arpa Mágica. Desde un Vendaval tienes que poder avanzar 2 cámaras, y solo el primer paso es libre.
    .title = Hechicera

dk-thief = Ladrón: quítale una moneda, elegida al azar, a otro héroe que esté en tu cámara.
    .title = Ladrón
    .not-here = Ese héroe no está en tu cámara.
    .no-coins = Ese héroe no tiene monedas.

dk-fighter = Guerrero: descarta de tu mano todas las cámaras que quieras y roba la misma cantidad. Si después tienes menos de 4, roba hasta tener 4.
    .title = Guerrero

## Variantes

dk-escape-from-lair = Escapar de la guarida: junta 8 de oro y luego entra en una cámara Escape o Teletransporte, y ganas. Si ya estabas en una cuando llegaste a 8, tienes que volver a entrar.
    .title = Escapar de la guarida

dk-short-game = Partida corta: bastan 7 de oro para ganar.
    .title = Partida corta

dk-fixed-gold = Cinco monedas: gana quien primero tenga 5 monedas, valgan lo que valgan.
    .title = Cinco monedas

dk-team-play = Equipos: si juegan 4 o 6, quienes se sientan frente a frente juegan juntos. Un equipo necesita 20 de oro.
    .title = Equipos
    .seats = Para jugar en equipos se necesitan 4 o 6 jugadores.
    .partner = Esa persona juega contigo. Elige a alguien de otro equipo.

dk-team-coins = Un equipo guarda sus monedas juntas, y los dos pueden mirarlas. Lo que pierde uno de ellos sale de esas monedas.
    .title = Monedas del equipo

dk-escape-any-side = Otra manera de jugar el Escape: quien está al lado de una cámara Escape siempre puede entrar en ella, con flecha o sin ella, incluso desde un Vendaval o a pesar de un arpa.
    .title = Escape para todos

dk-steal-from-anyone = Otra manera de robar: quien entra en Roba una Moneda elige a quién le roba.
    .title = Robar a cualquiera

dk-switched-out = Otra manera de cambiar: la cámara vieja no pasa a tu mano, sino que sale del juego.
    .title = Cambiada y fuera

dk-knight-takes-tile = Un Caballero más fuerte: además le quita una cámara, elegida al azar, al jugador cuyo héroe movió.
    .title = El Caballero toma una cámara

dk-thief-swaps = Un Ladrón más astuto: en vez de robar, puede cambiar una de sus monedas por otra del tesoro, elegida al azar.
    .title = El Ladrón cambia monedas

dk-open-totals = La mesa puede mostrar en pantalla el oro que lleva cada jugador.
    .title = Oro a la vista
