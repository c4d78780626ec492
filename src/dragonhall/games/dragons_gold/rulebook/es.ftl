# El reglamento de Dragon's Gold en español: un mensaje por regla, con el id de la regla. `.title` es su nombre, los demás
# atributos son sus negativas. Después vienen piezas y efectos, opciones, preguntas, botones, frases, el registro y los puntos.

### Capítulos

dg-chapter-setup = Preparación
dg-chapter-turn = Tu turno
dg-chapter-slaying = Vencer a un dragón
dg-chapter-sharing = Repartir el tesoro
dg-chapter-helpers = Magos y ladrones
dg-chapter-market = El mercado
dg-chapter-ending = Fin de la partida
dg-chapter-scoring = Puntos
dg-chapter-screen = En la pantalla
dg-chapter-objects = Objetos mágicos
dg-chapter-variants = Variantes

## Preparación

dg-players = Dragon’s Gold es un juego para 3 a 6 jugadores.
    .title = Jugadores

dg-team = Cada jugador dirige un equipo de 4 aventureros: un Caballero Fuerte con ataque 4, una Caballera Ágil con 3, un Ladrón con 2 y un Mago con 1. Los 4 empiezan boca arriba, listos para pelear. Ladrones y magos tienen además un poder especial.
    .title = Tu equipo

dg-dragons = Hay 18 dragones. Cada uno muestra su fuerza y dos números de tesoro: cuánto tiene encima desde el principio y cuánto más aparece cuando cae.
    .title = Los dragones

dg-tokens = El tesoro son 126 fichas en una sola bolsa: 35 de plata, 20 de oro, 16 fichas mágicas, 12 zafiros, 12 esmeraldas, 12 amatistas, 12 ámbares, 6 diamantes y un único Diamante Negro.
    .title = El tesoro

dg-draw-at-random = Todas las fichas de un dragón se sacan de la bolsa al azar.
    .title = Sin mirar

dg-first-dragons = Los dragones se mezclan y forman una pila. Los primeros 4 quedan boca arriba, y solo se puede atacar a los que están boca arriba.
    .title = Los primeros dragones

dg-known-treasure = En cuanto un dragón llega a la mesa, se saca su tesoro conocido y queda encima de él, a la vista de todos.
    .title = Tesoro conocido

dg-hidden-treasure = El resto del tesoro de un dragón se saca cuando cae, antes de repartir. Hasta entonces nadie sabe qué será.
    .title = Tesoro oculto

dg-market-card = La carta del mercado va justo en medio de los dragones que quedan: 7 encima y 7 debajo.
    .title = La carta del mercado

dg-secret-stash = Guardas tu tesoro detrás de una pantalla. Los demás ven cuántas fichas tienes, pero no cuáles. Puedes recordar todo lo que se repartió a la vista.
    .title = Tu tesoro secreto

dg-first-player = El azar decide quién empieza.
    .title = Quién empieza

## Tu turno

dg-turn = En tu turno envías a un aventurero contra un dragón. Si el dragón cae, se reparte su tesoro. Luego sigue el jugador de tu izquierda.
    .title = Un ataque por turno
    .answer-first =
        { $question ->
            [turn] Primero envía a un aventurero contra un dragón.
            [share] Primero hay que repartir el tesoro.
            [divide] Primero haz los montones.
            [choose] Primero elige un montón.
            [victim] Primero elige a quién roba tu ladrón.
            [loot] Primero elige qué se lleva tu ladrón.
            [market] Primero tiene que cerrar el mercado.
            [object] Primero responde si usas un objeto mágico.
           *[other] Antes hay otra pregunta por responder.
        }

dg-attack = Puedes atacar a cualquier dragón que esté boca arriba, sin importar cuántos aventureros peleen ya contra él.
    .title = Cualquier dragón
    .not-there = { $target } no está en la mesa.

dg-ready = Atacas con un aventurero que esté listo, boca arriba frente a ti. Solo uno a la vez.
    .title = Listo para pelear
    .unknown = No hay ningún aventurero así en tu equipo.
    .fighting = { $card } ya está peleando contra un dragón.
    .resting = { $card } todavía descansa, boca abajo.

dg-must-attack = Mientras tengas algún aventurero listo, tienes que atacar. No puedes saltarte tu turno.
    .title = No se pasa
    .no-pass = Tienes un aventurero listo, así que debes atacar.

dg-fresh-again = Si al empezar tu turno no tienes ningún aventurero listo, todos los que descansan boca abajo se ponen boca arriba. Después atacas.
    .title = Descansados y listos

dg-all-engaged = Si todos tus aventureros están peleando, no tienes a quién enviar y tu turno se salta.
    .title = Todos en la pelea

dg-standoff = Si todos los aventureros de todos los jugadores están peleando y no cayó ningún dragón, cuenta como vencido el dragón atacado al que menos le falta para caer. Si a varios les falta lo mismo, cae el que lleva más tiempo en la mesa.
    .title = Nadie puede moverse

## Vencer a un dragón

dg-still-standing = Suma los ataques de todos los que pelean contra el dragón. Si no llegan a su fuerza, todavía no pasa nada: se quedan y siguen peleando.
    .title = Sigue en pie

dg-slain = Si los ataques juntos llegan a la fuerza del dragón o la superan, el dragón cae.
    .title = ¡Vencido!

dg-treasure-complete = Primero se saca su tesoro oculto y se junta con el resto.
    .title = El tesoro completo

dg-slain-alone = Si solo pelearon aventureros tuyos, todo el tesoro es para ti.
    .title = Vencido por uno solo

dg-slain-together = Si pelearon varios jugadores, tienen que ponerse de acuerdo para repartir el tesoro.
    .title = Vencido entre varios

dg-nothing-to-share = Si no queda nada que repartir, no hay nada que hablar. Los ladrones actúan de todos modos.
    .title = Nada que repartir

dg-adventurers-return = Después del reparto, todos los que pelearon contra este dragón vuelven a casa y descansan boca abajo.
    .title = A descansar

dg-dragon-leaves = Un dragón vencido queda fuera del juego.
    .title = Fuera del juego

dg-new-dragon = Un dragón nuevo ocupa su lugar con su tesoro conocido, para que siempre haya 4 mientras dure la pila.
    .title = El siguiente dragón

## Repartir el tesoro

dg-negotiation = Los que vencieron juntos al dragón hablan ahora sobre quién se lleva qué. Tienen 60 segundos.
    .title = A conversar

dg-who-shares = Solo reparten los jugadores que tienen un aventurero en esta pelea. No importa lo fuertes que hayan sido.
    .title = Quiénes reparten
    .outsider = Una oferta solo puede dar tesoro a quienes pelearon contra este dragón.

dg-agreement = Si todos aceptan a tiempo una misma oferta, queda hecho, y la parte de cada uno va detrás de su pantalla.
    .title = Todos de acuerdo

dg-no-luck = La suerte no puede decidir quién se lleva qué. Nada de dados, monedas ni sacar a ciegas.
    .title = Nada al azar
    .garbled = Una oferta debe decir exactamente quién recibe qué fichas.

dg-every-token = Cada ficha tiene que ser para alguien. Ninguna se tira y ninguna queda sin dueño.
    .title = Todas las fichas
    .left-over = Esta oferta no dice quién recibe { $cards }.

dg-this-treasure-only = Un acuerdo trata de este tesoro y de nada más. No puedes añadir fichas tuyas ni prometer nada para después.
    .title = Solo este tesoro
    .too-many = Esta oferta reparte más de lo que hay. De más: { $cards }.

dg-empty-share = Una parte incluso puede quedar vacía, si ese jugador está de acuerdo.
    .title = Nada para mí

dg-time-runs-out = Si el tiempo se acaba antes de que todos estén de acuerdo, el tesoro entero sale del juego. No vuelve a la bolsa.
    .title = ¡Demasiado tarde!

dg-proposal = Una oferta dice quién recibe cada ficha. Cada jugador tiene 1 oferta en la mesa como máximo: si hace otra, la anterior se va, y también puede retirarla. Hacer una oferta es también aceptarla.
    .title = Hacer una oferta
    .same = Esa misma oferta ya está en la mesa.
    .not-yours = No tienes ninguna oferta así en la mesa.

dg-acceptance = Aceptas una sola oferta a la vez. Si aceptas otra o haces una propia, tu sí de antes ya no vale. También puedes retirar tu sí. Una oferta hecha nunca cambia.
    .title = Decir que sí
    .no-offer = Esa oferta ya no está en la mesa.
    .already = Ya aceptaste esta oferta.
    .not-yet = No has aceptado esta oferta.

dg-end-early = Si todos quieren dejarlo sin acuerdo, el reparto termina enseguida. El tesoro se pierde.
    .title = Dejarlo antes
    .already = Ya dijiste que quieres dejarlo.

dg-fixed-table = Mientras se reparte un tesoro, nadie puede ocupar el asiento de otro jugador.
    .title = Nadie cambia de asiento

dg-talk = Todos pueden hablar, también quienes no pelearon, pero ellos no hacen ni aceptan ofertas. Las palabras no obligan a nadie. Solo cuentan las ofertas.
    .title = Solo palabras

## Magos y ladrones

dg-one-wizard = Si contra el dragón peleó exactamente 1 mago, su jugador toma enseguida todas las fichas mágicas, también las ocultas. Solo se reparte el resto.
    .title = Un solo mago

dg-wizard-keeps = El jugador de ese mago se queda con esas fichas mágicas aunque no haya acuerdo.
    .title = A salvo con el mago

dg-many-wizards = Si pelearon 2 magos o más, las fichas mágicas se reparten como todo lo demás.
    .title = Varios magos

dg-thief = Si tu ladrón ayudó a vencer a un dragón, tomas 1 ficha al azar de detrás de la pantalla de otro jugador que también peleó. Si puedes, tienes que hacerlo.
    .title = El ladrón

dg-victim = Tú eliges a quién robar entre los demás que pelearon contra este dragón y tienen alguna ficha. Si ninguno tiene, o nadie más peleó, no se roba nada.
    .title = A quién robar
    .not-there = Solo puedes robar a otro jugador que peleó contra este dragón y tiene alguna ficha.

dg-thief-order = Si hay varios ladrones, roban uno tras otro, en el orden en que entraron en la pelea.
    .title = Un ladrón tras otro

dg-thief-after = Los ladrones roban después del reparto, haya acuerdo o no. Por eso también pueden llevarse algo recién repartido.
    .title = Después del reparto

dg-thief-with-wizard = Si tu propio mago está en la misma pelea, ayuda a tu ladrón: miras detrás de la pantalla del jugador al que robas y eliges la ficha. También puedes tomar una al azar.
    .title = Con ayuda del mago
    .not-there = No hay { $card } detrás de esa pantalla.

dg-theft-secret = Todos ven a quién le roban. Qué ficha fue, solo lo saben ellos dos.
    .title = Un robo discreto

## El mercado

dg-market-opens = Cuando el séptimo dragón nuevo está en la mesa con su tesoro conocido, se abre el mercado para todos.
    .title = Día de mercado

dg-market-time = El mercado está abierto 60 segundos para quienes tienen alguna ficha. Cierra antes cuando quedan menos de 2 jugadores.
    .title = Un minuto

dg-swap = En el mercado cambias fichas con cualquier jugador, como quieras. Ofreces lo que quieres dar y recibir; el otro dice que sí o hace su propia oferta. Una oferta nueva al mismo jugador reemplaza a la anterior. Todos ven lo que se cambia.
    .title = Cambios
    .yourself = Elige a otro jugador para hacer el cambio.
    .not-yours = No puedes ofrecer más de lo que tienes. Te falta: { $cards }.
    .no-offer = Esa oferta ya no está en pie.
    .cannot-pay = Este cambio pide más de lo que tienes. Te falta: { $cards }.
    .same = Ya hiciste esa misma oferta.
    .gone = Ese jugador no está en el mercado.

dg-swap-fair = Un cambio es entre 2 jugadores. Cada uno da al menos 1 ficha, y las dos partes cambian de dueño a la vez. Todo lo demás que esos dos habían ofrecido queda sin efecto.
    .title = Un cambio justo
    .both-sides = Cada parte de un cambio necesita al menos 1 ficha.

dg-swap-tokens-only = Solo se cambian fichas del tesoro, nunca objetos mágicos. Las fichas mágicas que consigues en el mercado no te dan ningún objeto mágico.
    .title = Solo fichas

dg-show = No tienes que mostrar lo que tienes, pero puedes mostrar las fichas que quieras. Lo que muestras siempre es verdad.
    .title = Mostrar tu tesoro
    .not-yours = Solo puedes mostrar lo que tienes. Te falta: { $cards }.
    .nothing = Elige al menos 1 ficha para mostrar.

dg-market-closes = Después ya no hay más mercado en esta partida, y el juego sigue.
    .title = Cierra el mercado
    .done = Ya saliste del mercado.

## Fin de la partida

dg-bag-empty = Cuando se saca la última ficha de la bolsa, el final está cerca.
    .title = La bolsa vacía

dg-last-dragons = Desde ese momento solo puedes atacar a los dragones que están en la mesa. Cuando uno cae, ya no llega otro en su lugar.
    .title = Los últimos dragones

dg-last-treasure = Con la bolsa vacía no hay tesoro oculto. Solo se reparte lo que el dragón ya tiene encima.
    .title = Solo lo que hay

dg-bag-short = Si la bolsa se acaba mientras se saca un tesoro, el dragón recibe lo que haya. Si toca mercado, se abre de todos modos.
    .title = No alcanzan las fichas

dg-pile-empty = Si se acaba antes la pila de dragones, ya no llegan dragones nuevos, pero el tesoro oculto se sigue sacando mientras haya fichas.
    .title = La pila vacía

dg-end = La partida termina cuando el último dragón de la mesa cae y se reparte su tesoro. Los dragones sin tesoro también tienen que caer.
    .title = El final

## Puntos

dg-reveal = Al final todos muestran su tesoro y se cuentan los puntos.
    .title = Fuera pantallas

dg-silver = Cada moneda de plata vale 1 punto.
    .title = Plata

dg-gold = Cada moneda de oro vale 3 puntos.
    .title = Oro

dg-magic-tokens = Cada ficha mágica vale 1 punto.
    .title = Fichas mágicas

dg-black-diamond = El Diamante Negro vale 7 puntos.
    .title = El Diamante Negro

dg-majority = Quien tiene más zafiros gana un premio, y lo mismo vale para las esmeraldas, las amatistas, los ámbares y los diamantes: 15 puntos si juegan 3, 12 si juegan 4 o 5 y 10 si juegan 6.
    .title = Más gemas de un tipo

dg-majority-tie = Si varios empatan con más gemas de un tipo, cada uno recibe el premio completo.
    .title = Empate en gemas

dg-no-gem-no-bonus = Si nadie tiene gemas de un tipo, nadie recibe ese premio.
    .title = Sin gemas no hay premio

dg-winner = Gana quien tiene más puntos.
    .title = Quién gana

dg-tie = Si varios empatan en el primer lugar, comparten la victoria.
    .title = Empates

## En la pantalla

dg-choose-by-click = Haz clic en el aventurero que quieres enviar y luego en el dragón. Para hacer una oferta, dale cada ficha a un jugador y envíala. Para aceptar, haz clic en la oferta. Mezclar, sacar fichas y dar la vuelta a las cartas se hace solo.
    .title = Jugar con clics

dg-in-the-open = Todos pueden ver los dragones con su tesoro, quiénes pelean contra ellos y con cuánta fuerza, quiénes descansan y cuántas fichas tiene cada jugador.
    .title = Lo que todos ven

dg-sandglass = La mesa tiene un reloj de 60 segundos que corre mientras se reparte un tesoro y mientras el mercado está abierto.
    .title = El reloj

## Objetos mágicos

dg-objects = Los objetos mágicos son 24 cartas que tuercen las reglas. Casi todas las publicadas se desconocen, así que el mazo es nuestro: 12 tipos, 2 de cada uno. La mesa elige si juega con ellos.
    .title = Los objetos mágicos
    .off = En esta partida no se usan objetos mágicos.

dg-object-deal = Al empezar, cada jugador recibe 1 objeto mágico. El tuyo solo lo ves tú.
    .title = El primer objeto

dg-object-draw = Robas un objeto mágico por cada ficha mágica que recibes de un dragón, si tu propio mago estaba en la pelea. La mesa puede acordar que el mago no haga falta. Las fichas que robas, cambias o tomas con un objeto mágico no dan ninguno.
    .title = Más objetos

dg-object-once = Usas un objeto mágico una sola vez, en el momento que indica. Después se descarta.
    .title = Una sola vez
    .not-yours = No tienes { $card }.
    .not-now = { $card } no se puede usar ahora.

dg-object-kept = Los objetos mágicos no se cambian, no se regalan y no se prometen. Puedes tener todos los que consigas. Al final no valen nada.
    .title = Solo tuyos

dg-object-pile = Cuando se acaba la pila de objetos mágicos, los usados se mezclan y forman una pila nueva. Si no hay ninguno, no robas.
    .title = Una pila nueva

dg-object-asked = Cuando podría usarse un objeto, se pregunta a todos los que podrían usarlo y tienen alguno, sea cual sea. Así nadie delata nada al pensar.
    .title = Se pregunta a todos

dg-object-order = Si varios quieren usar un objeto en el mismo momento, van en orden de turno, empezando por quien está jugando. Cada uno puede usar 1 objeto en ese momento.
    .title = Quién va primero

dg-ring-of-confusion = Anillo de la Confusión: después de un acuerdo, otros 2 jugadores intercambian sus partes. Ni la tuya, ni lo que un mago tomó antes.
    .title = Anillo de la Confusión
    .targets = Elige a otros 2 jugadores que tengan una parte.

dg-exchange-powder = Polvo de Cambio: antes de que ataques, 2 dragones cambian de lugar con su tesoro, y los aventureros se quedan donde están. Si con eso basta para vencer a un dragón, cae, y tú atacas de todos modos.
    .title = Polvo de Cambio
    .targets = Elige 2 dragones distintos de la mesa.

dg-invisible-hand = Mano Invisible: si peleaste contra el dragón, toma 1 ficha de su tesoro antes de que empiece el reparto.
    .title = Mano Invisible
    .not-there = No hay { $card } en este tesoro.

dg-muddling-stone = Piedra del Enredo: cuando un ladrón te roba, tú eliges qué ficha pierdes, aunque un mago ayude al ladrón.
    .title = Piedra del Enredo

dg-enchanted-sword = Espada Encantada: el caballero que envías ahora tiene 2 de ataque más en esta pelea.
    .title = Espada Encantada
    .not-a-knight = La Espada Encantada es para caballeros, no para { $card }.
    .no-knight = No tienes listo a ningún caballero que pueda tomar la espada.

dg-sleeping-draught = Poción de Sueño: antes de que ataques, un dragón pierde 2 de fuerza, pero siempre le queda al menos 1. Si con eso basta para vencerlo, cae, y tú atacas de todos modos.
    .title = Poción de Sueño

dg-recall-horn = Cuerno de Regreso: antes de atacar, saca de una pelea a uno de tus aventureros. Queda listo enseguida.
    .title = Cuerno de Regreso
    .not-fighting = { $card } no está peleando contra ningún dragón.

dg-patient-hourglass = Reloj Paciente: quienes reparten un tesoro tienen 30 segundos más o, sin reloj, pueden hablar la mitad de veces más. Solo una vez por cada tesoro.
    .title = Reloj Paciente
    .once = El tiempo para este tesoro ya se alargó.

dg-scrying-orb = Bola Vidente: antes de atacar, saca el tesoro oculto de un dragón y déjalo encima de él, a la vista de todos.
    .title = Bola Vidente
    .nothing-hidden = A { $target } ya no le queda tesoro oculto.

dg-warding-amulet = Amuleto Protector: cuando un ladrón te roba, no se lleva nada.
    .title = Amuleto Protector

dg-counter-charm = Contrahechizo: un objeto mágico que alguien usa ahora no hace nada. No sirve contra otro Contrahechizo ni contra un Reloj Paciente.
    .title = Contrahechizo

dg-salvage-sack = Saco de Rescate: si no hubo acuerdo, te quedas con 1 ficha del tesoro perdido, sacada al azar.
    .title = Saco de Rescate

## Variantes

dg-advanced-scoring = Puntuación avanzada: plata, oro y fichas mágicas valen lo de siempre. Tener más gemas da un poco menos, las colecciones completas también cuentan, y el Diamante Negro vale más, pero tiene su precio.
    .title = Puntuación avanzada

dg-advanced-majority = Con la puntuación avanzada, tener más gemas de un tipo da 12 puntos si juegan 3, 10 si juegan 4 o 5 y 8 si juegan 6.
    .title = Premios más pequeños

dg-gem-sets = Con la puntuación avanzada, cada colección completa de gemas, una de cada tipo, da 5 puntos.
    .title = Colecciones completas

dg-advanced-black-diamond = Con la puntuación avanzada, el Diamante Negro vale 19 puntos, pero su dueño no recibe nada por sus gemas: ni premios ni colecciones.
    .title = Un diamante caro

dg-black-diamond-blocks = Las gemas del dueño del Diamante Negro cuentan de todos modos para decidir quién tiene más. La mesa puede acordar que no cuenten.
    .title = Gemas que estorban

dg-divide-and-choose = Uno divide y los demás eligen: en vez de hablar, el jugador cuyo aventurero venció al dragón hace tantos montones como jugadores hay en la pelea. Los demás eligen un montón en orden de turno, y a quien divide le queda el último.
    .title = Uno divide, otros eligen
    .piles = Haz exactamente { $count } montones.
    .taken = Ese montón ya no está.

dg-open-totals = La mesa puede mostrar a todos, en pantalla, lo que se sabe que tiene cada jugador.
    .title = Tesoros conocidos a la vista

dg-time-limits = La mesa puede elegir cuánto duran el reparto y el mercado, o jugar sin reloj. Entonces se habla por turnos, y cada uno puede hablar cierto número de veces antes de que sea tarde: empieza quien venció al dragón, y en el mercado, quien está jugando. Antes de que empiece a correr el reloj de un reparto, todos tienen 4 segundos para mirar lo que apareció.
    .title = Tiempo para hablar
    .no-pass = Hay reloj, así que puedes esperar sin decir nada.

### Piezas

dg-colour-silver = Plata
dg-colour-gold = Oro
dg-colour-red = Rojo
dg-colour-blue = Azul
dg-colour-green = Verde
dg-colour-purple = Morado
dg-colour-yellow = Amarillo
dg-colour-white = Blanco
dg-colour-black = Negro

dg-power-steals = Toma 1 ficha de otro jugador que peleó contra el mismo dragón
dg-power-takes-magic = Toma todas las fichas mágicas si no hay otro mago en la pelea

dg-effect-swap-shares = Después de un acuerdo, otros 2 jugadores intercambian sus partes
dg-effect-swap-dragons = Antes de tu ataque, 2 dragones cambian de lugar con su tesoro
dg-effect-take-first =
    { $amount ->
        [one] Toma { $amount } ficha del tesoro antes del reparto
       *[other] Toma { $amount } fichas del tesoro antes del reparto
    }
dg-effect-choose-loss = Cuando un ladrón te roba, tú eliges qué pierdes
dg-effect-add-attack = +{ $amount } de ataque para el caballero que envías ahora
dg-effect-weaken-dragon = Antes de tu ataque, un dragón pierde { $amount } de fuerza
dg-effect-call-back = Antes de tu ataque, saca de una pelea a uno de tus aventureros
dg-effect-add-seconds = { $amount } segundos más para repartir un tesoro
dg-effect-draw-hidden = Antes de tu ataque, saca el tesoro oculto de un dragón
dg-effect-stop-theft = Cuando un ladrón te roba, no se lleva nada
dg-effect-stop-object = Un objeto mágico usado ahora no hace nada
dg-effect-save-tokens =
    { $amount ->
        [one] Si no hay acuerdo, te quedas con { $amount } ficha del tesoro perdido
       *[other] Si no hay acuerdo, te quedas con { $amount } fichas del tesoro perdido
    }

### Opciones

dg-option-magic_objects = Objetos mágicos
    .help = Se juega con cartas que tuercen las reglas. Mejor para una segunda partida.
dg-option-advanced_scoring = Puntuación avanzada
    .help = Premios más pequeños por más gemas, puntos por colecciones completas y un Diamante Negro que vale más, pero tiene su precio.
dg-option-draw_trigger = Quién roba objetos mágicos
    .help = Si una ficha mágica da un objeto solo cuando tu propio mago estaba en la pelea.
dg-option-draw_trigger-wizard = Con tu propio mago
dg-option-draw_trigger-token = Con cualquier ficha mágica
dg-option-black_blocks = Gemas que estorban
    .help = Si las gemas del dueño del Diamante Negro cuentan para decidir quién tiene más. Solo con la puntuación avanzada.
dg-option-sharing = Cómo repartir
    .help = Hablar contra el reloj, o que uno divida y los demás elijan.
dg-option-sharing-talk = Hablar
dg-option-sharing-divide = Dividir y elegir
dg-option-clock = Reloj
    .help = Segundos para repartir y para el mercado. Con 0 no hay reloj y se habla por turnos.
dg-option-hours = Horas
    .help = Para una partida de varios días: cuántas horas hay para repartir un tesoro. Con 0 se juega de una sola vez.
dg-option-rounds = Veces para hablar
    .help = Cuántas veces puede hablar cada uno si no hay reloj.
dg-option-open_totals = Mostrar tesoros conocidos
    .help = Muestra lo que se sabe que tiene cada jugador, para que nadie tenga que recordarlo.

### Botones y listas

dg-seat = Jugador { $number }
dg-nothing = nada
dg-share = { $name }: { $cards }
dg-do-send = Enviar a { $card } contra { $target }
dg-do-offer = Ofrecer – { $shares }
dg-do-accept = Aceptar la oferta { $offer }
dg-do-unaccept = Retirar tu sí a la oferta { $offer }
dg-do-withdraw = Retirar la oferta { $offer }
dg-do-break-off = Dejarlo sin acuerdo
dg-do-pass = Pasar
dg-do-divide = Hacer estos montones: { $piles }
dg-do-choose = Tomar el montón { $pile }
dg-do-rob = Robar a { $name }
dg-do-take =
    { $random ->
        [yes] Una al azar
       *[no] { $card }
    }
dg-do-swap = Ofrecer un cambio a { $name }: { $cards } por { $using }
dg-do-agree = Aceptar el cambio { $offer }
dg-do-show = Mostrar { $cards }
dg-do-done = Salir del mercado
dg-do-play =
    { $aimed ->
        [yes] Usar { $card }: { $aims }
       *[no] Usar { $card }
    }
dg-do-decline = No usar ningún objeto mágico

### Frases listas para hablar del tesoro

dg-phrase-want = Yo quisiera: { $cards }.
dg-phrase-keep = Para ti: { $cards }.
dg-phrase-deal = ¿Trato hecho?
dg-phrase-agreed = ¡De acuerdo!
dg-phrase-no = No, gracias.
dg-phrase-too-little = Es muy poco para mí.
dg-phrase-too-much = Pides demasiado.
dg-phrase-one-more = Una más y acepto.
dg-phrase-even = Repartamos por igual.
dg-phrase-last-offer = Es mi última oferta.
dg-phrase-better-than-nothing = ¡Es mejor que nada!
dg-phrase-leader = Cuidado, eso ayuda a quien va ganando.
dg-phrase-your-turn = ¿Qué te gustaría?
dg-phrase-think = Déjame pensar.
dg-phrase-hurry = ¡Rápido, se acaba el tiempo!
dg-phrase-thanks = ¡Un gusto negociar contigo!

### El registro
# $cards y $using son listas de fichas, $any dice si hay alguna; $card es un aventurero, un objeto mágico o una ficha,
# $target un dragón. $shares es una lista de dg-share. $how = clock: $seconds para hablar; hours: $hours; rounds: $rounds veces para
# hablar; divide: $name hace montones.

dg-log-set-up =
    { $objects ->
        [0] La bolsa tiene { $bag } fichas y esperan { $pile } dragones.
       *[other] La bolsa tiene { $bag } fichas y esperan { $pile } dragones. Objetos mágicos en su pila: { $objects }.
    }
dg-log-revealed =
    { $any ->
        [yes] Aparece { $target }, de fuerza { $strength }. Tiene encima: { $cards }. Oculto: { $hidden }.
       *[no] Aparece { $target }, de fuerza { $strength }. No tiene nada encima. Oculto: { $hidden }.
    }
dg-log-object-drawn =
    { $you ->
        [yes] Robas { $card }.
       *[no] { $name } roba un objeto mágico.
    }
dg-log-turn =
    { $you ->
        [yes] Tu turno.
       *[no] Turno de { $name }.
    }
dg-log-refreshed =
    { $you ->
        [yes] Fin del descanso. Puedes enviar otra vez a { $cards }.
       *[no] Fin del descanso. { $name } puede enviar otra vez a { $cards }.
    }
dg-log-skipped =
    { $you ->
        [yes] Todos tus aventureros están peleando. Tu turno se salta.
       *[no] Todos los aventureros de { $name } están peleando. Su turno se salta.
    }
dg-log-sent =
    { $you ->
        [yes] Envías a { $card } (+{ $attack }) contra { $target }: { $total } de { $strength }.
       *[no] { $name } envía a { $card } (+{ $attack }) contra { $target }: { $total } de { $strength }.
    }
dg-log-standoff = Nadie puede moverse. { $target } es quien está más cerca de caer (falta: { $missing }) y cuenta como dragón vencido.
dg-log-slain =
    { $any ->
        [yes] ¡{ $target } cae ante { $names }! Su tesoro oculto: { $cards }.
       *[no] ¡{ $target } cae ante { $names }! No hay tesoro oculto.
    }
dg-log-bag-empty =
    { $dragons ->
        [one] La bolsa está vacía. Queda { $dragons } dragón, el último.
       *[other] La bolsa está vacía. Quedan { $dragons } dragones, los últimos.
    }
dg-log-magic-taken =
    { $you ->
        [yes]
            { $count ->
                [one] Tu mago es el único: tomas { $count } ficha mágica.
               *[other] Tu mago es el único: tomas { $count } fichas mágicas.
            }
       *[no]
            { $count ->
                [one] { $name } tiene el único mago y toma { $count } ficha mágica.
               *[other] { $name } tiene el único mago y toma { $count } fichas mágicas.
            }
    }
dg-log-took-all =
    { $you ->
        [yes] Te llevas todo el tesoro: { $cards }.
       *[no] { $name } se lleva todo el tesoro: { $cards }.
    }
dg-log-sharing =
    { $how ->
        [clock] { $names } tienen { $seconds } segundos para repartir { $cards }.
        [hours]
            { $hours ->
                [one] { $names } tienen { $hours } hora para repartir { $cards }.
               *[other] { $names } tienen { $hours } horas para repartir { $cards }.
            }
        [rounds] { $names } reparten { $cards }. Cada uno puede hablar { $rounds } veces.
       *[divide] { $names } reparten { $cards }. { $name } hace los montones.
    }
dg-log-offered =
    { $you ->
        [yes] Tu oferta { $offer } – { $shares }.
       *[no] Oferta { $offer }, de { $name } – { $shares }.
    }
dg-log-accepted =
    { $you ->
        [yes] Aceptas la oferta { $offer }.
       *[no] { $name } acepta la oferta { $offer }.
    }
dg-log-unaccepted =
    { $you ->
        [yes] Ya no aceptas la oferta { $offer }.
       *[no] { $name } ya no acepta la oferta { $offer }.
    }
dg-log-withdrawn =
    { $you ->
        [yes] Retiras la oferta { $offer }.
       *[no] { $name } retira la oferta { $offer }.
    }
dg-log-asked-to-stop =
    { $you ->
        [yes] Prefieres dejarlo sin acuerdo.
       *[no] { $name } prefiere dejarlo sin acuerdo.
    }
dg-log-passed =
    { $you ->
        [yes] Por ahora no dices nada.
       *[no] { $name } no dice nada por ahora.
    }
dg-log-agreed = ¡Todos aceptan la oferta { $offer }!
dg-log-lost =
    { $why ->
        [time] Se acabó el tiempo y no hay acuerdo. Se pierde: { $cards }.
        [rounds] Ya se dijo todo y no hay acuerdo. Se pierde: { $cards }.
       *[broken-off] La conversación termina sin acuerdo. Se pierde: { $cards }.
    }
dg-log-divided =
    { $you ->
        [yes] Tus montones: { $piles }.
       *[no] Los montones de { $name }: { $piles }.
    }
dg-log-chose =
    { $you ->
        [yes]
            { $any ->
                [yes] Tomas el montón { $pile }: { $cards }.
               *[no] Tomas el montón { $pile }, que está vacío.
            }
       *[no]
            { $any ->
                [yes] { $name } toma el montón { $pile }: { $cards }.
               *[no] { $name } toma el montón { $pile }, que está vacío.
            }
    }
dg-log-shares-taken = Detrás de las pantallas – { $shares }.
dg-log-robbing =
    { $you ->
        [thief]
            { $helped ->
                [yes] Tu ladrón le roba a { $victim }, con ayuda de tu mago.
               *[no] Tu ladrón le roba a { $victim }.
            }
        [victim]
            { $helped ->
                [yes] El ladrón de { $thief } te roba, con ayuda de un mago.
               *[no] El ladrón de { $thief } te roba.
            }
       *[no]
            { $helped ->
                [yes] El ladrón de { $thief } le roba a { $victim }, con ayuda de un mago.
               *[no] El ladrón de { $thief } le roba a { $victim }.
            }
    }
dg-log-nobody-to-rob =
    { $you ->
        [yes] Tu ladrón no encuentra a quién robar.
       *[no] El ladrón de { $name } no encuentra a quién robar.
    }
dg-log-looked =
    { $you ->
        [thief] Detrás de la pantalla de { $victim } ves { $cards }.
        [victim] { $thief } mira detrás de tu pantalla.
       *[no] { $thief } mira detrás de la pantalla de { $victim }.
    }
dg-log-stolen =
    { $you ->
        [thief] Le quitas a { $victim }: { $card }.
        [victim] { $thief } te quita: { $card }.
       *[no] { $thief } le quita una ficha a { $victim }.
    }
dg-log-came-home = { $target } sale del juego. Quienes pelearon vuelven a casa a descansar.
dg-log-market-opened =
    { $how ->
        [clock] ¡El mercado está abierto durante { $seconds } segundos!
        [hours]
            { $hours ->
                [one] ¡El mercado está abierto durante { $hours } hora!
               *[other] ¡El mercado está abierto durante { $hours } horas!
            }
       *[rounds] ¡El mercado está abierto! Cada uno puede hablar { $rounds } veces.
    }
dg-log-swap-offered =
    { $you ->
        [giver] Cambio { $offer }: le ofreces a { $receiver } { $cards } por { $using }.
        [receiver] Cambio { $offer }: { $giver } te ofrece { $cards } por { $using }.
       *[no] Cambio { $offer }: { $giver } le ofrece a { $receiver } { $cards } por { $using }.
    }
dg-log-swapped =
    { $you ->
        [giver] Le das a { $receiver } { $cards } y recibes { $using }.
        [receiver] { $giver } te da { $cards } y recibe { $using }.
       *[no] { $giver } le da a { $receiver } { $cards } y recibe { $using }.
    }
dg-log-shown =
    { $you ->
        [yes] Muestras { $cards }.
       *[no] { $name } muestra { $cards }.
    }
dg-log-left-market =
    { $you ->
        [yes] Sales del mercado.
       *[no] { $name } sale del mercado.
    }
dg-log-market-closed =
    { $why ->
        [time] Se acabó el tiempo: cierra el mercado.
        [rounds] Ya se dijo todo: cierra el mercado.
       *[done] Todos terminaron: cierra el mercado.
    }
dg-log-object-played =
    { $you ->
        [yes]
            { $aimed ->
                [yes] Usas { $card }: { $aims }.
               *[no] Usas { $card }.
            }
       *[no]
            { $aimed ->
                [yes] { $name } usa { $card }: { $aims }.
               *[no] { $name } usa { $card }.
            }
    }
dg-log-object-stopped =
    { $you ->
        [yes] Rompes el hechizo: { $card } no hace nada.
       *[no] { $name } rompe el hechizo: { $card } no hace nada.
    }
dg-log-declined =
    { $you ->
        [yes] No usas ningún objeto mágico.
       *[no] { $name } no usa ningún objeto mágico.
    }
dg-log-shares-swapped = { $one } y { $other } intercambian sus partes.
dg-log-dragons-swapped = { $card } y { $target } cambian de lugar.
dg-log-token-taken =
    { $you ->
        [yes] { $target }: tomas { $card }.
       *[no] { $target }: { $name } toma { $card }.
    }
dg-log-sword-drawn =
    { $you ->
        [yes] Tu próximo caballero tiene { $more } más de ataque.
       *[no] El próximo caballero de { $name } tiene { $more } más de ataque.
    }
dg-log-weakened = A { $target } le da sueño: ahora solo tiene fuerza { $strength }.
dg-log-called-back =
    { $you ->
        [yes] Haces volver a { $card } de la pelea con { $target }. Ataque que queda: { $total }.
       *[no] { $name } hace volver a { $card } de la pelea con { $target }. Ataque que queda: { $total }.
    }
dg-log-more-time =
    { $how ->
        [clock] Hay { $seconds } segundos más para hablar.
       *[rounds] Cada uno puede hablar { $rounds } veces más.
    }
dg-log-hidden-drawn =
    { $any ->
        [yes] Sale a la luz el tesoro oculto de { $target }: { $cards }.
       *[no] { $target } no tiene tesoro oculto.
    }
dg-log-theft-stopped =
    { $you ->
        [thief] { $victim } tiene protección. No robas nada.
        [victim] Tienes protección. { $thief } no roba nada.
       *[no] { $victim } tiene protección. { $thief } no roba nada.
    }
dg-log-objects-shuffled =
    { $count ->
        [one] { $count } objeto mágico usado forma una pila nueva.
       *[other] { $count } objetos mágicos usados forman una pila nueva.
    }
dg-log-unveiled =
    { $you ->
        [yes]
            { $any ->
                [yes] Tu tesoro: { $cards }.
               *[no] No tienes ningún tesoro.
            }
       *[no]
            { $any ->
                [yes] El tesoro de { $name }: { $cards }.
               *[no] { $name } no tiene ningún tesoro.
            }
    }
dg-log-ended =
    { $why ->
        [bag] La bolsa está vacía y cayó el último dragón. ¡Fin de la partida!
       *[pile] Ya no queda ningún dragón. ¡Fin de la partida!
    }

### Preguntas a un jugador, y lo que leen los demás mientras tanto
# $occasion dice para qué se podría usar un objeto mágico.

dg-ask-turn = ¡Es tu turno! ¿A quién envías y contra qué dragón?
dg-ask-share = ¿Quién se lleva qué? Haz una oferta o acepta una.
dg-ask-divide = Tú divides: haz { $count } montones.
dg-ask-choose = Elige un montón.
dg-ask-victim = ¿A quién roba tu ladrón?
dg-ask-loot =
    { $you ->
        [victim] { $thief } te roba. ¿Qué ficha entregas?
       *[thief] ¿Qué ficha le quita tu ladrón a { $victim }?
    }
dg-ask-object =
    { $occasion ->
        [before-sharing] ¿Usas un objeto mágico antes del reparto?
        [after-agreement] Hay un acuerdo sobre la mesa. ¿Usas un objeto mágico ahora?
        [after-failure] El tesoro se pierde. ¿Usas un objeto mágico ahora?
        [robbed]
            { $you ->
                [victim] Te están robando. ¿Usas un objeto mágico ahora?
               *[thief] Le están robando a { $victim }. ¿Usas un objeto mágico ahora?
            }
        [played] { $name } usa { $card }. ¿Lo detienes con un objeto mágico?
       *[other] ¿Usas un objeto mágico ahora?
    }
dg-ask-market = ¡El mercado está abierto! Cambia, muestra o sal cuando termines.

dg-wait-turn = Turno de { $name }.
dg-wait-share = Se reparte el tesoro. Pueden hablar: { $name }.
dg-wait-divide = Esperando a { $name }: los montones.
dg-wait-choose = Esperando a { $name }: un montón.
dg-wait-victim = Esperando a { $name }: ¿a quién roba el ladrón?
dg-wait-loot = Esperando a { $name }: ¿qué ficha cambia de manos?
dg-wait-object = Esperando a { $name }: ¿un objeto mágico?
dg-wait-market = El mercado está abierto. Siguen ahí: { $name }.

### Puntos

dg-score-silver = Plata ({ $count }): { $points }
dg-score-gold = Oro ({ $count }): { $points }
dg-score-red = Fichas mágicas ({ $count }): { $points }
dg-score-black = Diamante Negro: { $points }
dg-score-majority = { $card }, la mayor cantidad ({ $count }): { $points }
dg-score-sets = Colecciones de gemas ({ $count }): { $points }
dg-score-total = Total
dg-tie-shared = Empate en puntos: la victoria se comparte.

### La mesa como texto

dg-table-dragons = Dragones
dg-table-strength = fuerza { $attack } de { $strength }
dg-table-treasure =
    { $any ->
        [yes] { $cards }
       *[no] todavía sin tesoro
    }
dg-table-hidden =
    { $count ->
        [0] nada oculto
       *[other] oculto: { $count }
    }
dg-table-fighter = { $name }: { $card } { $attack }
dg-table-no-fighter = nadie pelea contra él
dg-table-no-dragon = ningún dragón
dg-table-sharing = Por repartir
dg-table-shared-by = { $target } cayó ante { $names }
dg-table-offer = { $offer } · { $name } – { $shares }
dg-table-agreed = de acuerdo: { $names }
dg-table-pile = Montón { $pile }: { $cards }
dg-table-stopping = prefieren dejarlo: { $names }
dg-table-market = Mercado
dg-table-swap = { $offer } · de { $giver } para { $receiver }: { $cards } por { $using }
dg-table-no-offer = todavía sin ofertas
dg-table-players = Jugadores
dg-table-turn = ▸ { $name }
dg-table-ready = listos: { $cards }
dg-table-resting = descansan: { $cards }
dg-table-nobody = nadie
dg-table-tokens =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
dg-table-known = se sabe: { $cards }
dg-table-objects =
    { $count ->
        [one] { $count } objeto mágico
       *[other] { $count } objetos mágicos
    }
dg-table-piles = Bolsa y pilas
dg-table-bag =
    { $count ->
        [0] La bolsa está vacía.
        [one] Bolsa: { $count } ficha
       *[other] Bolsa: { $count } fichas
    }
dg-table-pile-of-dragons =
    { $count ->
        [one] Pila: { $count } dragón
       *[other] Pila: { $count } dragones
    }
dg-table-until-market =
    { $count ->
        [one] El mercado abre con el próximo dragón.
       *[other] El mercado abre dentro de { $count } dragones.
    }
dg-table-pile-of-objects =
    { $count ->
        [one] Pila: { $count } objeto mágico
       *[other] Pila: { $count } objetos mágicos
    }
dg-table-lost =
    { $count ->
        [one] Se perdió { $count } ficha
       *[other] Se perdieron { $count } fichas
    }
dg-table-last = Estos son los últimos dragones.
dg-table-your-stash = Tu tesoro
dg-table-your-objects = Tus objetos mágicos
