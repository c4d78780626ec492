# El reglamento de Dragonrealm en español: un mensaje por regla, con el id de la regla. `.title` es su nombre, los demás
# atributos son sus negativas. Después vienen cartas y efectos, opciones, preguntas, botones, el registro y los puntos.

### Capítulos

dr-chapter-setup = Preparación
dr-chapter-turn = Tu turno
dr-chapter-rest = Descansar
dr-chapter-surprises = Duendes y derrumbes
dr-chapter-explore = Explorar
dr-chapter-academy = Academia y Callejón
dr-chapter-enhancements = Mejoras
dr-chapter-completing = Cuando un lugar se llena
dr-chapter-places = Lugares especiales
dr-chapter-ending = Fin de la partida
dr-chapter-scoring = Quién gana
dr-chapter-screen = En la pantalla
dr-chapter-variants = Variantes

## Preparación

dr-players = Dragonrealm es un juego para 2, 3 o 4 jugadores.
    .title = Jugadores
    .seats = Con estas cartas se necesitan al menos { $least } jugadores y pueden jugar { $most } como máximo.

dr-location-cards = Hay 20 lugares, 5 de cada color: los morados son de nivel I, los naranjas de nivel II, los azules de nivel III, y los verdes son los Dragones.
    .title = Los lugares

dr-adventurer-cards = El mazo tiene 68 cartas: los números del 1 al 12 en cada uno de los 5 colores, 6 cartas de ¡Duendes! y 2 de ¡Derrumbe!
    .title = El mazo de cartas

dr-location = Cada lugar muestra sus espacios, lo que debes alcanzar con sigilo, búsqueda o asalto, un escudo con las monedas del primero y del segundo, y sus Piedras de Dragón.
    .title = Qué muestra un lugar

dr-academy-or-alley = Debajo de los lugares está la Academia de Aventureros o el Callejón de Aventureros. La mesa elige cuál. En tu primera partida, usa la Academia.
    .title = Academia o Callejón

dr-location-deck = Un Dragón elegido al azar va en el fondo del mazo de lugares. Encima van 6 lugares más, también al azar, de abajo hacia arriba: I, II, III, I, II, III. Los demás se apartan sin mirarlos.
    .title = El mazo de lugares

dr-row = Los 3 lugares de arriba se ponen en fila, boca arriba. Solo puedes explorar lo que hay ahí.
    .title = La fila
    .not-there = { $card } no está en la fila.

dr-slots = El primer lugar que sale va a la izquierda, el siguiente al centro y el tercero a la derecha.
    .title = Izquierda, centro, derecha

dr-two-players = Si juegan 2, el Escondite de los Medianos y la Montaña de Cristal quedan fuera, y sobre el Dragón van solo 5 lugares: I, II, III, I, II.
    .title = Con 2 jugadores

dr-four-players = Si juegan 4, se apartan 2 cartas de ¡Duendes! elegidas al azar, sin mirarlas.
    .title = Con 4 jugadores

dr-first-enhancements = Cada jugador recibe 3 mejoras, las mira y se queda con 2 de nivel 1 o con 1 de nivel 2.
    .title = Tus primeras mejoras
    .not-dealt = { $card } no es una de las cartas que recibiste.
    .twice = Ya elegiste { $card }.
    .levels = Quédate con { $ones } de nivel 1 o con { $twos } de nivel 2.

dr-secret-enhancements = Tus mejoras quedan boca abajo frente a ti. Los demás ven cuántas tienes. Por eso saben de qué nivel son, pero no cuáles.
    .title = Mejoras boca abajo

dr-enhancements-left = Las mejoras que nadie conserva van debajo de su mazo. Con la Academia ese mazo se guarda. Con el Callejón se queda para comprar.
    .title = Las demás mejoras

dr-adventurers = Cada jugador tiene 8 aventureros: figuritas de su color.
    .title = Tus aventureros

dr-goblin-supply = Hay 6 figuras de duendes. Esperan junto a los lugares.
    .title = Los duendes

dr-dice = Hay 6 dados. Sus caras son 1, 2, 2, 3, 3 y 4. Tiras 1 dado por cada carta que juegas.
    .title = Los dados

dr-first-hand = Cada jugador empieza con 5 cartas.
    .title = Primera mano

dr-secret-hands = Tu mano es secreta. Los demás ven cuántas cartas tienes, pero no cuáles. Se recuerdan las cartas que todos vieron.
    .title = Manos secretas

dr-face-up = Junto al mazo siempre hay 2 cartas boca arriba.
    .title = Dos cartas a la vista

dr-quiet-start = Si antes del primer turno sale una carta de ¡Duendes! o de ¡Derrumbe!, no pasa nada: vuelve a mezclarse con el mazo y otra carta ocupa su lugar.
    .title = Un comienzo tranquilo

dr-first-player = El azar decide quién empieza.
    .title = Quién empieza

## Tu turno

dr-turn = En tu turno haces una sola cosa: descansar o explorar un lugar. No puedes pasar sin jugar. Luego sigue el jugador de tu izquierda.
    .title = Una cosa por turno
    .no-pass = No puedes saltarte tu turno. Descansar siempre es posible.
    .answer-first =
        { $question ->
            [keep] Primero elige qué mejoras conservas.
            [turn] Primero elige: descansar o explorar.
            [rest] Primero roba la siguiente carta.
            [roll] Primero decide qué haces con tu tirada.
            [swamp] Primero descarta una carta por el Pantano de Fuego.
            [limit] Primero descarta hasta volver al límite de cartas.
            [pass] Primero elige qué cartas pasas por el derrumbe.
            [alley] Primero di si compras en el Callejón.
           *[other] Antes hay otra pregunta por responder.
        }

## Descansar

dr-rest = Para descansar, roba 2 cartas, una después de la otra. Cada una puede venir del mazo o de las 2 cartas a la vista, como quieras.
    .title = Descansar

dr-take-face-up = Si tomas una carta a la vista, otra del mazo ocupa su lugar enseguida. Así que después puedes tomar también esa.
    .title = Tomar una carta a la vista
    .not-there = { $card } no es una de las cartas a la vista.

dr-hand-limit = Puedes tener 9 cartas en la mano. En cuanto tienes más, eliges una carta, la descartas y sigues. También puedes descansar si ya tienes 9. Las mejoras no cuentan.
    .title = Hasta 9 cartas

dr-reshuffle = Cuando se acaba el mazo, los descartes se mezclan enseguida y forman un mazo nuevo, con duendes y derrumbes.
    .title = Un mazo nuevo

## Duendes y derrumbes

dr-goblins = Cuando alguien roba o descubre una carta de ¡Duendes!, esta señala la izquierda, el centro o la derecha. Un duende va a ese lugar y ocupa un espacio. Luego la carta se descarta y se reemplaza.
    .title = ¡Duendes!

dr-goblins-two-left = Cuando quedan solo 2 lugares, izquierda y derecha siguen siendo el de la izquierda y el de la derecha. El centro es entonces el que no es un Dragón.
    .title = Duendes con dos lugares

dr-goblins-never = Los duendes nunca van a un Dragón, ni a la Academia ni al Callejón. Si la carta señala un Dragón, no se pone ningún duende.
    .title = Adonde no van los duendes

dr-goblins-all-out = Si los 6 duendes ya están en algún lugar, no se pone ninguno.
    .title = No quedan duendes

dr-goblin-completes = Si un duende ocupa el último espacio, el lugar se puntúa enseguida. Otro lugar lo sustituye, y solo después se reemplaza la carta de ¡Duendes!
    .title = Un duende llena un lugar

dr-rockslide = Cuando alguien roba o descubre una carta de ¡Derrumbe!, se descarta. Luego todos pasan 2 cartas a la izquierda o 1 carta a la derecha, según diga la carta. Después se reemplaza.
    .title = ¡Derrumbe!

dr-rockslide-choice = En un derrumbe todos eligen en secreto y las cartas se mueven a la vez. No puedes pasar una carta que acabas de recibir. Si juegan 2, ambos lados son el otro jugador.
    .title = Elegir qué pasar
    .count =
        { $need ->
            [one] Debes pasar exactamente { $need } carta.
           *[other] Debes pasar exactamente { $need } cartas.
        }

dr-rockslide-short = Si no tienes suficientes cartas, pasas las que tienes. Quien reciba menos de la cuenta roba del mazo las que faltan.
    .title = Pocas cartas para pasar

dr-rockslide-order = Quienes deben robar en un derrumbe lo hacen en orden de turno, empezando por quien está jugando. Si sale entonces otra carta de ¡Duendes! o de ¡Derrumbe!, espera hasta que este derrumbe termine.
    .title = Un derrumbe tras otro

dr-replacement = La carta que reemplaza a ¡Duendes! o a ¡Derrumbe! siempre viene de arriba del mazo. Si también es una sorpresa, ocurre a continuación.
    .title = Cartas de reemplazo

## Explorar

dr-explore = Elige un lugar de la fila y una manera de explorarlo: sigilo, búsqueda o asalto. Muestra las cartas y las mejoras de un solo uso que juegas, y tira los dados.
    .title = Explorar

dr-play-from-hand = Juegas cartas de tu propia mano, y ninguna más de una vez.
    .title = Cartas de tu mano
    .not-in-hand = { $card } no está en tu mano.
    .twice = Ya elegiste { $card }.

dr-card-count = Para explorar juegas de 1 a 6 cartas.
    .title = De 1 a 6 cartas
    .none = Elige al menos 1 carta para jugar.
    .too-many = Serían { $count } cartas, y puedes jugar { $most } como máximo.

dr-sneak = Para ir con sigilo, juega números seguidos, de cualquier color. Después del 12 no viene el 1.
    .title = Sigilo
    .not-a-run = Para ir con sigilo necesitas números seguidos, como 4, 5 y 6.

dr-search = Para una búsqueda, juega cartas con el mismo número.
    .title = Búsqueda
    .not-one-number = Para una búsqueda necesitas cartas con el mismo número.

dr-storm = Para un asalto, juega cartas del mismo color.
    .title = Asalto
    .not-one-suit = Para un asalto necesitas cartas del mismo color.

dr-single-card = Siempre puedes jugar 1 sola carta. Sirve para el sigilo, la búsqueda o el asalto, lo que tú prefieras.
    .title = Una sola carta

dr-roll = Tira 1 dado por cada carta que jugaste y suma tus bonos. Necesitas al menos el número que el lugar muestra para la manera que elegiste.
    .title = La tirada

dr-six-dice = Nunca tiras más de 6 dados. Por eso no puedes usar la Ardilla Mascota si juegas 6 cartas.
    .title = Hasta 6 dados
    .no-room = No cabe otro dado: el máximo es { $dice }.

dr-hopeless = Hasta puedes intentar algo que ninguna tirada alcanzaría. Si fallas, de todos modos un aventurero va a la Academia o al Callejón.
    .title = Intentar lo imposible

dr-after-roll = Después de tirar puedes volver a tirar un dado, llamar aventureros de la Academia o dejar la tirada así. Se te pregunta si eso todavía puede cambiar algo. Si una carta tuya boca abajo pudiera ser los Calcetines de la Suerte, también se te pregunta, para que la espera no revele nada.
    .title = Decidir la tirada

dr-success = Si tu total llega al número o lo supera, lo logras: pon 1 de tus aventureros en el lugar.
    .title = ¡Lo lograste!

dr-gold-circle = Si la manera que usaste tiene un círculo dorado en ese lugar, pones 2 aventureros en vez de 1.
    .title = Círculo dorado

dr-last-space = Con un círculo dorado pones 2 aventureros aunque quede 1 solo espacio. Los dos cuentan.
    .title = Apretaditos

dr-draw-after-success = Si lo logras, las cartas que jugaste se descartan y robas 1 carta del mazo. Si el lugar se llenó, primero se puntúa.
    .title = Una carta por lograrlo

dr-failure = Si tu total no alcanza, tus cartas vuelven a tu mano y no robas nada. Uno de tus aventureros va a la Academia o al Callejón, y termina tu turno.
    .title = Fallaste

dr-no-adventurers = Si no te alcanzan los aventureros que tienes en casa, pon los que haya. Si en casa no queda ninguno, vienen de la Academia o del Callejón. Si ahí tampoco tienes, aun así puedes explorar, pero no pones a nadie.
    .title = Pocos aventureros

## Academia y Callejón

dr-academy = Después de tirar puedes sacar de la Academia a todos los aventureros tuyos que quieras. Cada uno suma 1 a la tirada. Pueden ayudar los que llegaron en un turno anterior.
    .title = Academia de Aventureros
    .not-here = En esta partida no hay Academia.
    .too-many =
        { $have ->
            [0] Ninguno de tus aventureros en la Academia puede ayudar.
            [one] Solo { $have } de tus aventureros en la Academia puede ayudar.
           *[other] Solo { $have } de tus aventureros en la Academia pueden ayudar.
        }
    .none = Elige al menos 1 aventurero para llamarlo.

dr-academy-home = Los aventureros que salen de la Academia vuelven primero a casa, así que puedes ponerlos otra vez en el mismo turno.
    .title = De vuelta de la Academia

dr-alley = El Callejón de Aventureros ocupa el lugar de la Academia. Si fallas, un aventurero va ahí. En el Callejón no suman nada a las tiradas, pero sirven para comprar mejoras.
    .title = Callejón de Aventureros
    .not-here = En esta partida no hay Callejón.

dr-alley-buy = Para comprar, lleva a casa a 2 de tus aventureros del Callejón y paga. El nivel 1 cuesta 1 carta de tu mano y el nivel 2 cuesta 2 monedas. No puedes pagar con cartas de una tirada que aún no se decide.
    .title = Comprar en el Callejón
    .adventurers =
        { $have ->
            [0] Necesitas { $need } aventureros en el Callejón y no tienes ninguno ahí.
           *[other] Necesitas { $need } aventureros en el Callejón y tienes { $have } ahí.
        }
    .price =
        { $need ->
            [one] Debes pagar exactamente con { $need } carta de tu mano.
           *[other] Debes pagar exactamente con { $need } cartas de tu mano.
        }
    .coins =
        { $have ->
            [0] Necesitas { $need } monedas y no tienes ninguna.
           *[other] Necesitas { $need } monedas y tienes { $have }.
        }
    .played = { $card } se jugó en esta tirada. Paga con otra carta.
    .no-cards = El nivel 2 se paga con monedas, no con cartas.
    .level = Puedes comprar de nivel 1 o de nivel 2, pero no de nivel { $level }.

dr-alley-draw = Se van sacando mejoras hasta que sale una de tu nivel. Esa es la que recibes, y solo tú la ves. Luego se mezcla el resto del mazo sin que nadie lo mire.
    .title = Lo que recibes

dr-alley-sold-out = Cuando un nivel se agota, ya no se puede comprar, y no se paga nada por él.
    .title = Agotado
    .level = Ya no quedan mejoras de nivel { $level }.

dr-alley-coins = Solo puedes gastar monedas que ya ganaste. Las monedas de las mejoras y las de la cuenta final no sirven para pagar en el Callejón.
    .title = Monedas que sirven

dr-alley-after-roll = Lo que compras después de tirar no cambia esa tirada.
    .title = Tarde para esta tirada

dr-alley-when = Puedes comprar cuando te toca decidir en tu turno: antes de descansar o explorar, después de tirar y al final del turno. Sirven también los aventureros que acaban de llegar.
    .title = Cuándo comprar

dr-waiting-adventurers = Al final, cada aventurero tuyo en la Academia o en el Callejón vale 1 Piedra de Dragón, pero solo cuentan 3.
    .title = Aventureros que se quedan

## Mejoras

dr-enhancement = Las mejoras te ayudan a explorar o te dan tesoros al final. No forman parte de tu mano.
    .title = Mejoras

dr-own-enhancement = Solo usas tus propias mejoras, y puedes usar varias a la vez. Cuando usas una, la pones boca arriba.
    .title = Tus propias mejoras
    .not-yours = No tienes { $card }.
    .twice = Ya elegiste { $card }.

dr-permanent = Algunas mejoras se quedan contigo. Su bono cuenta, sin que hagas nada, cada vez que sirve, y entonces la carta queda boca arriba.
    .title = Mejoras que se quedan
    .always-counts = { $card } se queda contigo y siempre cuenta. No hace falta elegirla.

dr-once = Algunas mejoras sirven una sola vez. Muéstralas antes de tirar. Si lo logras, se gastan. Si fallas, quedan boca arriba frente a ti y puedes volver a usarlas.
    .title = Una sola vez

dr-once-gone = Las mejoras gastadas quedan fuera del juego. Ya nadie puede comprarlas.
    .title = Gastadas

dr-roll-bonus = Muchas mejoras suman algo a la tirada. Algunas solo sirven para el sigilo, otras solo para la búsqueda y otras solo para el asalto.
    .title = Bonos
    .wrong-way =
        { $method ->
            [sneak] { $card } no ayuda a ir con sigilo.
            [search] { $card } no ayuda en una búsqueda.
           *[storm] { $card } no ayuda en un asalto.
        }

dr-socks = Si tu tirada no alcanza, los Calcetines de la Suerte te dejan volver a tirar 1 dado, una vez por tirada. Vale el número nuevo.
    .title = Calcetines de la Suerte
    .no-such-die = Ninguno de tus dados muestra un { $value }.
    .not-now = Ahora no puedes volver a tirar un dado.

dr-chipmunk = La Ardilla Mascota te da 1 dado más, una sola vez.
    .title = Ardilla Mascota

dr-mask = Con la Máscara del Cambiaformas, 1 de las cartas que juegas vale como cualquier número y cualquier color, una sola vez.
    .title = Máscara del Cambiaformas
    .not-needed = Estas cartas sirven sin la Máscara. Guárdala para después.

dr-wings = Con las Alas de la Velocidad robas 1 carta cada vez que fallas.
    .title = Alas de la Velocidad

dr-treasures = Algunas mejoras valen monedas o Piedras de Dragón al final. Entonces todas las mejoras se ponen boca arriba.
    .title = Tesoros para el final

## Cuando un lugar se llena

dr-complete = En cuanto aventureros y duendes llenan juntos todos los espacios de un lugar, este queda completo y se puntúa enseguida.
    .title = Completo

dr-first-second = Quien tiene más aventureros ahí recibe las monedas del número de la izquierda. El segundo recibe las del número de la derecha. Todos los demás que tienen algún aventurero ahí reciben 1 moneda.
    .title = Primero y segundo

dr-goblins-count = Los duendes de un lugar cuentan juntos como un jugador. Las monedas que ganan se pierden.
    .title = Los duendes también cuentan

dr-alone = Si en el lugar hay un solo jugador y ningún duende, ese jugador recibe las monedas del primero y del segundo.
    .title = Uno solo

dr-tie-first = Si varios empatan en el primer puesto, suma los dos números, divide entre los que empatan y redondea hacia abajo: cada uno recibe eso. Todos los demás ahí reciben 1 moneda.
    .title = Empate en el primer puesto

dr-tie-second = Si varios empatan en el segundo puesto, divide el número de la derecha entre los que empatan y redondea hacia abajo: cada uno recibe eso.
    .title = Empate en el segundo puesto

dr-location-card = Quien queda primero sin empatar gana también la carta del lugar con sus Piedras de Dragón. Se guarda boca abajo.
    .title = La carta del lugar

dr-nobody-wins = Si varios jugadores empatan en el primer puesto, o los duendes quedan primeros ellos solos, la carta se descarta.
    .title = Nadie gana la carta

dr-tie-with-goblins = Si un jugador empata en el primer puesto solo con los duendes, gana la carta de todos modos. A los duendes no les importan las Piedras de Dragón.
    .title = Empate con duendes

dr-new-location = Después de puntuar un lugar, lo sustituye el siguiente del mazo. Cuando ya no quedan, la fila se junta y se sigue jugando con menos.
    .title = El siguiente lugar

dr-go-home = Todos los aventureros y duendes de un lugar puntuado vuelven a casa.
    .title = Todos a casa

dr-coins = Las monedas son de cobre y valen 1, de plata y valen 5, o de oro y valen 10. Siempre se da cambio, y nunca se acaban.
    .title = Monedas

dr-secret-coins = Tus monedas y las cartas de lugar que ganaste quedan boca abajo. Siempre puedes mirar las tuyas.
    .title = Tesoro secreto

## Lugares especiales

dr-cave-of-bats = En la Cueva de Murciélagos caben 2 jugadores como máximo. Los duendes no cuentan para eso.
    .title = Cueva de Murciélagos
    .full = En { $card } ya hay aventureros de otros { $most } jugadores.

dr-fire-swamp = Si fallas en el Pantano de Fuego, descartas 1 carta. Puede ser una que acabas de jugar. Solo después robas por las Alas de la Velocidad.
    .title = Pantano de Fuego

dr-dungeon = En la Mazmorra de la Desesperación la Academia no ayuda a tu tirada y, si fallas, nadie va a la Academia ni al Callejón.
    .title = Mazmorra de la Desesperación
    .no-help = La Academia no ayuda en { $card }.

## Fin de la partida

dr-end = En cuanto el Dragón queda completo, la partida termina, sea de quien sea el turno.
    .title = El Dragón está completo

dr-end-scoring = Se puntúa el Dragón. Luego se puntúa también cada lugar que no se llenó, como si estuviera completo.
    .title = Los últimos lugares

dr-endless = Si durante 30 rondas ningún aventurero ni duende llega a un lugar, la partida termina de la misma manera.
    .title = No pasa nada

## Quién gana

dr-dragonstones = Cuenta tus Piedras de Dragón: las de los lugares que ganaste, las de tus aventureros en la Academia o el Callejón y las de tus mejoras.
    .title = Piedras de Dragón

dr-most-dragonstones = Quien tiene más Piedras de Dragón recibe 5 monedas. Si varios empatan, cada uno de ellos recibe 3, aunque no tengan ninguna.
    .title = Más Piedras de Dragón

dr-winner = Suma tus monedas, también las de las mejoras. Gana quien tiene más.
    .title = Quién gana

dr-tie = Si varios empatan en monedas, gana entre ellos quien tenga más Piedras de Dragón. Si también empatan en eso, comparten la victoria.
    .title = Empates

## En la pantalla

dr-choose-by-click = Haz clic en un lugar y en tus cartas, y luego en el botón de sigilo, búsqueda o asalto. Para descansar, haz clic en el mazo o en una carta a la vista, y otra vez para la segunda. Para descartar o pasar una carta, haz clic en ella.
    .title = Jugar con clics

dr-sort = Ordena tu mano por color o por número cuando quieras.
    .title = Ordenar tu mano

dr-in-the-open = Todos pueden ver la fila con todas sus figuras, las cartas a la vista, los descartes, las mejoras boca arriba y cuántas cartas tiene cada jugador.
    .title = Lo que todos ven

## Variantes

dr-mixed-deal = Reparto mixto: cada jugador recibe 2 mejoras de nivel 1 y 1 de nivel 2, y se queda con las dos de nivel 1 o con la de nivel 2.
    .title = Reparto mixto
    .too-few = Estas cartas traen muy pocas mejoras para el reparto mixto.

dr-open-hands = Manos abiertas: todos juegan con sus cartas a la vista. Ideal para aprender.
    .title = Manos abiertas

dr-open-totals = La mesa puede mostrar en pantalla las monedas de cada jugador y las Piedras de Dragón de sus lugares.
    .title = Tesoros a la vista

### Cartas

dr-suit-red = Rojo
dr-suit-orange = Naranja
dr-suit-green = Verde
dr-suit-blue = Azul
dr-suit-purple = Morado

dr-level =
    { $level ->
        [1] Nivel I
        [2] Nivel II
        [3] Nivel III
       *[other] Dragón
    }
dr-effect-add-points =
    { $methods ->
        [sneak] +{ $amount } al sigilo
        [search] +{ $amount } a la búsqueda
        [storm] +{ $amount } al asalto
       *[any] +{ $amount } a cualquier tirada
    }
dr-effect-reroll-one-die = Si tu tirada no alcanza, vuelves a tirar 1 dado
dr-effect-extra-die =
    { $amount ->
        [one] { $amount } dado más en una tirada
       *[other] { $amount } dados más en una tirada
    }
dr-effect-wild-adventurer =
    { $amount ->
        [one] { $amount } carta vale como cualquier número y color
       *[other] { $amount } cartas valen como cualquier número y color
    }
dr-effect-coins =
    { $amount ->
        [one] { $amount } moneda al final
       *[other] { $amount } monedas al final
    }
dr-effect-dragonstones =
    { $amount ->
        [one] { $amount } Piedra de Dragón al final
       *[other] { $amount } Piedras de Dragón al final
    }
dr-effect-draw-on-failure =
    { $amount ->
        [one] Si fallas, robas { $amount } carta
       *[other] Si fallas, robas { $amount } cartas
    }
dr-lasts-permanent = Se queda contigo
dr-lasts-once = Sirve una sola vez
dr-effect-at-most-players =
    { $amount ->
        [one] Hasta { $amount } jugador
       *[other] Hasta { $amount } jugadores
    }
dr-effect-discard-on-failure =
    { $amount ->
        [one] Si fallas, descartas { $amount } carta
       *[other] Si fallas, descartas { $amount } cartas
    }
dr-effect-no-academy = La Academia no ayuda aquí y, si fallas, nadie va a ella

### Opciones

dr-option-centre = En el centro
    .help = La Academia ayuda con las tiradas y es mejor para la primera partida. En el Callejón se compran mejoras.
dr-option-centre-academy = Academia de Aventureros
dr-option-centre-alley = Callejón de Aventureros
dr-option-deal = Primeras mejoras
    .help = Tres cartas cualesquiera, o dos de nivel 1 y una de nivel 2 para cada uno, así todos pueden elegir.
dr-option-deal-any = Tres cualesquiera
dr-option-deal-mixed = Dos y una
dr-option-open_hands = Manos abiertas
    .help = Todos ven las cartas de todos. Ideal para aprender juntos.
dr-option-open_totals = Mostrar los tesoros
    .help = Muestra en pantalla las monedas y las Piedras de Dragón de todos durante la partida.

### Preguntas a un jugador, y lo que leen los demás mientras tanto

dr-ask-keep = Tus mejoras: quédate con { $ones } de nivel 1 o con { $twos } de nivel 2.
dr-ask-turn = ¡Es tu turno! ¿Descansas o exploras un lugar?
dr-ask-rest = Roba la siguiente carta: ¿del mazo o una de las que están a la vista?
dr-ask-roll = Tienes { $total } y necesitas { $needed }. ¿Qué haces?
dr-ask-alley = Tu turno está a punto de terminar. ¿Quieres comprar en el Callejón?
dr-ask-swamp =
    { $left ->
        [one] Te hundes en el Pantano de Fuego. Elige 1 carta para descartar.
       *[other] Te hundes en el Pantano de Fuego. Elige { $left } cartas para descartar.
    }
dr-ask-limit =
    { $left ->
        [one] Tienes demasiadas cartas. Elige 1 para descartar.
       *[other] Tienes demasiadas cartas. Elige { $left } para descartar.
    }
dr-ask-pass =
    { $left ->
        [one] ¡Derrumbe! Elige 1 carta para { $name }.
       *[other] ¡Derrumbe! Elige { $left } cartas para { $name }.
    }

dr-wait-keep = Esperando a { $name }: qué mejoras conservar.
dr-wait-turn = Turno de { $name }.
dr-wait-rest = Esperando a { $name }: la siguiente carta del descanso.
dr-wait-roll = Esperando a { $name }: qué hacer con la tirada.
dr-wait-alley = Esperando a { $name }: ¿compra en el Callejón?
dr-wait-swamp = Esperando a { $name }: una carta por el Pantano de Fuego.
dr-wait-limit = Esperando a { $name }: demasiadas cartas en la mano.
dr-wait-pass = Esperando a { $name }: cartas para el derrumbe.

### Botones y listas
# $target es un lugar. $extra = yes: hay mejoras de un solo uso en $using; no: no hay ninguna.

dr-do-keep = Conservar { $cards }
dr-do-draw =
    { $from ->
        [open] Tomar { $card }
       *[deck] Robar del mazo
    }
dr-do-explore =
    { $method ->
        [sneak] Sigilo en { $target }
        [search] Búsqueda en { $target }
       *[storm] Asalto a { $target }
    } { $extra ->
        [yes] con { $cards } y además { $using }
       *[no] con { $cards }
    }
dr-do-reroll = Volver a tirar un { $value }
dr-do-call =
    { $count ->
        [one] Llamar { $count } aventurero de la Academia
       *[other] Llamar { $count } aventureros de la Academia
    }
dr-do-stand = Dejar la tirada así
dr-do-buy =
    { $extra ->
        [yes] Comprar de nivel { $level } con { $cards }
       *[no] Comprar de nivel { $level } con monedas
    }
dr-do-end-turn = Terminar el turno
dr-do-discard = Descartar { $card }
dr-do-pass = Pasar { $cards }

### El registro
# De la preparación: qué hay en el centro ($card), luego la fila, las cartas a la vista y lo que queda fuera.
# De un lugar completo: el anuncio y luego una línea por cada jugador que estaba, por los duendes y por la carta.

dr-log-set-up = La mesa está lista. En el centro: { $card }. En la fila: { $cards }.
dr-log-open-cards = Cartas a la vista: { $cards }.
dr-log-left-out = Fuera de esta partida: { $cards }.
dr-log-goblins-out =
    { $count ->
        [one] Se aparta { $count } carta de ¡Duendes! sin mirarla.
       *[other] Se apartan { $count } cartas de ¡Duendes! sin mirarlas.
    }
dr-log-dealt =
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
dr-log-offered =
    { $you ->
        [yes] Miras estas mejoras: { $cards }.
       *[no] { $name } mira { $count } mejoras.
    }
dr-log-answered =
    { $you ->
        [yes] Ya elegiste.
       *[no] { $name } ya eligió.
    }
dr-log-kept =
    { $you ->
        [yes] Conservas { $cards }.
       *[no]
            { $count ->
                [one] { $name } conserva { $count } mejora de nivel { $level }.
               *[other] { $name } conserva { $count } mejoras de nivel { $level }.
            }
    }
dr-log-turn =
    { $you ->
        [yes] Tu turno.
       *[no] Turno de { $name }.
    }
dr-log-rested =
    { $you ->
        [yes] Descansas.
       *[no] { $name } descansa.
    }
dr-log-drew =
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
dr-log-took =
    { $you ->
        [yes] Tomas { $card }.
       *[no] { $name } toma { $card }.
    }
dr-log-turned-up = Nueva carta a la vista: { $card }.
dr-log-shuffled =
    { $count ->
        [one] Los descartes forman un mazo nuevo con { $count } carta.
       *[other] Los descartes forman un mazo nuevo con { $count } cartas.
    }
dr-log-goblins =
    { $why ->
        [placed] { $card }: un duende llega a { $target }.
        [dragon] { $card }: pero los duendes no van a un Dragón.
       *[none-left] { $card }: pero ya están todos los duendes fuera.
    }
dr-log-rockslide =
    { $direction ->
        [left]
            { $count ->
                [one] ¡Derrumbe! Todos pasan { $count } carta a la izquierda.
               *[other] ¡Derrumbe! Todos pasan { $count } cartas a la izquierda.
            }
       *[right]
            { $count ->
                [one] ¡Derrumbe! Todos pasan { $count } carta a la derecha.
               *[other] ¡Derrumbe! Todos pasan { $count } cartas a la derecha.
            }
    }
dr-log-passed =
    { $you ->
        [giver]
            { $known ->
                [yes] Le pasas { $cards } a { $receiver }.
               *[no]
                    { $count ->
                        [0] No tienes nada que pasarle a { $receiver }.
                        [one] Le pasas { $count } carta a { $receiver }.
                       *[other] Le pasas { $count } cartas a { $receiver }.
                    }
            }
        [receiver]
            { $known ->
                [yes] { $giver } te pasa { $cards }.
               *[no]
                    { $count ->
                        [0] { $giver } no tiene nada que pasarte.
                        [one] { $giver } te pasa { $count } carta.
                       *[other] { $giver } te pasa { $count } cartas.
                    }
            }
       *[no]
            { $known ->
                [yes] { $giver } le pasa { $cards } a { $receiver }.
               *[no]
                    { $count ->
                        [0] { $giver } no tiene nada que pasarle a { $receiver }.
                        [one] { $giver } le pasa { $count } carta a { $receiver }.
                       *[other] { $giver } le pasa { $count } cartas a { $receiver }.
                    }
            }
    }
dr-log-waits =
    { $you ->
        [yes] Robas { $card }. La carta espera hasta que termine el derrumbe.
       *[no] { $name } roba { $card }. La carta espera hasta que termine el derrumbe.
    }
dr-log-explored =
    { $you ->
        [yes]
            { $method ->
                [sneak] Entras con sigilo en { $target }
                [search] Buscas en { $target }
               *[storm] Te lanzas al asalto de { $target }
            }
       *[no]
            { $method ->
                [sneak] { $name } entra con sigilo en { $target }
                [search] { $name } busca en { $target }
               *[storm] { $name } se lanza al asalto de { $target }
            }
    } { $extra ->
        [yes] con { $cards } y además { $using }.
       *[no] con { $cards }.
    }
dr-log-showed =
    { $you ->
        [yes] Pones boca arriba: { $cards }.
       *[no] { $name } pone boca arriba: { $cards }.
    }
dr-log-rolled =
    { $you ->
        [yes] Sacas { $dice }
       *[no] { $name } saca { $dice }
    }{ $bonus ->
        [0] : en total { $total }; hacen falta { $needed }.
       *[other] {""} más { $bonus } de bono: en total { $total }; hacen falta { $needed }.
    }
dr-log-rerolled =
    { $you ->
        [yes] Vuelves a tirar un { $was } y sale { $now }. En total { $total }; hacen falta { $needed }.
       *[no] { $name } vuelve a tirar un { $was } y sale { $now }. En total { $total }; hacen falta { $needed }.
    }
dr-log-called =
    { $you ->
        [yes]
            { $count ->
                [one] Llamas { $count } aventurero de la Academia.
               *[other] Llamas { $count } aventureros de la Academia.
            }
       *[no]
            { $count ->
                [one] { $name } llama { $count } aventurero de la Academia.
               *[other] { $name } llama { $count } aventureros de la Academia.
            }
    } En total { $total }; hacen falta { $needed }.
dr-log-stood =
    { $you ->
        [yes] Dejas la tirada así.
       *[no] { $name } deja la tirada así.
    }
dr-log-succeeded =
    { $you ->
        [yes]
            { $placed ->
                [0] ¡Lo lograste! Pero no te queda ningún aventurero para { $target }
                [one] ¡Lo lograste! Pones { $placed } aventurero en { $target }
               *[other] ¡Lo lograste! Pones { $placed } aventureros en { $target }
            }
       *[no]
            { $placed ->
                [0] { $name } lo logra, pero no le queda ningún aventurero para { $target }
                [one] ¡{ $name } lo logra! Pone { $placed } aventurero en { $target }
               *[other] ¡{ $name } lo logra! Pone { $placed } aventureros en { $target }
            }
    }{ $fetched ->
        [0] .
       *[other] , directo de la Academia o del Callejón.
    }
dr-log-spent =
    { $you ->
        [yes] Gastas { $cards }.
       *[no] { $name } gasta { $cards }.
    }
dr-log-played =
    { $you ->
        [yes] Descartas las cartas que jugaste: { $cards }.
       *[no] { $name } descarta las cartas que jugó: { $cards }.
    }
dr-log-failed =
    { $you ->
        [yes] Fallas en { $target }
       *[no] { $name } falla en { $target }
    }{ $sent ->
        [0] .
        [one]
            { $centre ->
                [academy] . Un aventurero va a la Academia.
               *[alley] . Un aventurero va al Callejón.
            }
       *[other]
            { $centre ->
                [academy] . { $sent } aventureros van a la Academia.
               *[alley] . { $sent } aventureros van al Callejón.
            }
    }
dr-log-discarded =
    { $you ->
        [yes]
            { $why ->
                [limit] Descartas { $cards } por el límite de cartas.
                [swamp] Descartas { $cards } en el Pantano de Fuego.
               *[alley] Pagas con { $cards }.
            }
       *[no]
            { $why ->
                [limit] { $name } descarta { $cards } por el límite de cartas.
                [swamp] { $name } descarta { $cards } en el Pantano de Fuego.
               *[alley] { $name } paga con { $cards }.
            }
    }
dr-log-bought =
    { $you ->
        [yes] Compras { $card } en el Callejón
       *[no] { $name } compra una mejora de nivel { $level } en el Callejón
    }{ $coins ->
        [0] .
        [one] {""} por { $coins } moneda.
       *[other] {""} por { $coins } monedas.
    }
dr-log-completed =
    { $full ->
        [yes] ¡Se completó { $target }!
       *[no] Al final se puntúa { $target }.
    }
dr-log-paid =
    { $you ->
        [yes]
            { $coins ->
                [0] No recibes nada.
                [one] Recibes { $coins } moneda.
               *[other] Recibes { $coins } monedas.
            }
       *[no]
            { $coins ->
                [0] { $name } no recibe nada.
                [one] { $name } recibe { $coins } moneda.
               *[other] { $name } recibe { $coins } monedas.
            }
    }
dr-log-goblins-there =
    { $count ->
        [one] Había { $count } duende.
       *[other] Había { $count } duendes.
    }
dr-log-won-card =
    { $you ->
        [yes]
            { $dragonstones ->
                [one] Ganas la carta, con { $dragonstones } Piedra de Dragón.
               *[other] Ganas la carta, con { $dragonstones } Piedras de Dragón.
            }
       *[no]
            { $dragonstones ->
                [one] { $name } gana la carta, con { $dragonstones } Piedra de Dragón.
               *[other] { $name } gana la carta, con { $dragonstones } Piedras de Dragón.
            }
    }
dr-log-no-card = Nadie gana la carta.
dr-log-revealed = Nuevo lugar en la fila: { $target }.
dr-log-closed-up =
    { $any ->
        [yes] La fila se junta: { $cards }.
       *[no] La fila queda vacía.
    }
dr-log-counted =
    { $you ->
        [yes]
            { $dragonstones ->
                [one] Tienes { $dragonstones } Piedra de Dragón
               *[other] Tienes { $dragonstones } Piedras de Dragón
            }
       *[no]
            { $dragonstones ->
                [one] { $name } tiene { $dragonstones } Piedra de Dragón
               *[other] { $name } tiene { $dragonstones } Piedras de Dragón
            }
    }{ $bonus ->
        [0] .
        [one] , el máximo: { $bonus } moneda más.
       *[other] , el máximo: { $bonus } monedas más.
    }
dr-log-enhancement-coins =
    { $you ->
        [yes]
            { $coins ->
                [one] Tus mejoras dan { $coins } moneda.
               *[other] Tus mejoras dan { $coins } monedas.
            }
       *[no]
            { $coins ->
                [one] Las mejoras de { $name } dan { $coins } moneda.
               *[other] Las mejoras de { $name } dan { $coins } monedas.
            }
    }
dr-log-ended =
    { $why ->
        [dragon] El Dragón está completo. ¡Fin de la partida!
       *[quiet] Hace demasiado que nadie llega a un lugar. ¡Fin de la partida!
    }

### Puntos

dr-score-coins =
    { $coins ->
        [one] Ganadas: { $coins } moneda
       *[other] Ganadas: { $coins } monedas
    }
dr-score-enhancements =
    { $coins ->
        [one] Mejoras: { $coins } moneda
       *[other] Mejoras: { $coins } monedas
    }
dr-score-dragonstones =
    { $dragonstones ->
        [one] { $dragonstones } Piedra de Dragón
       *[other] { $dragonstones } Piedras de Dragón
    }
dr-score-bonus =
    { $coins ->
        [one] Más Piedras de Dragón: { $coins } moneda
       *[other] Más Piedras de Dragón: { $coins } monedas
    }
dr-score-total = Total
dr-tie-broken = Empate en monedas: decide quién tiene más Piedras de Dragón.
dr-tie-shared = Empate hasta el final: la victoria se comparte.

### La mesa como texto

dr-table-row = Lugares
dr-table-sneak =
    { $gold ->
        [yes] sigilo { $needed } ◎
       *[no] sigilo { $needed }
    }
dr-table-search =
    { $gold ->
        [yes] búsqueda { $needed } ◎
       *[no] búsqueda { $needed }
    }
dr-table-storm =
    { $gold ->
        [yes] asalto { $needed } ◎
       *[no] asalto { $needed }
    }
dr-table-prizes = monedas { $first }/{ $second }
dr-table-dragonstones =
    { $count ->
        [one] { $count } Piedra de Dragón
       *[other] { $count } Piedras de Dragón
    }
dr-table-spaces = { $taken } de { $spaces } espacios
dr-table-there = { $name } { $count }
dr-table-goblins = Duendes { $count }
dr-table-players = Jugadores
dr-table-turn = ▸ { $name }
dr-table-hand =
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
dr-table-home =
    { $count ->
        [one] { $count } aventurero en casa
       *[other] { $count } aventureros en casa
    }
dr-table-centre =
    { $centre ->
        [academy] { $count } en la Academia
       *[alley] { $count } en el Callejón
    }
dr-table-face-down =
    { $count ->
        [one] { $count } mejora boca abajo
       *[other] { $count } mejoras boca abajo
    }
dr-table-won =
    { $count ->
        [one] { $count } lugar ganado
       *[other] { $count } lugares ganados
    }
dr-table-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
dr-table-piles = Mazos
dr-table-open = Cartas a la vista: { $cards }
dr-table-deck =
    { $count ->
        [one] Mazo: { $count } carta
       *[other] Mazo: { $count } cartas
    }
dr-table-discards =
    { $count ->
        [one] Descartes: { $count } carta
       *[other] Descartes: { $count } cartas
    }
dr-table-locations =
    { $count ->
        [one] Mazo de lugares: { $count } carta
       *[other] Mazo de lugares: { $count } cartas
    }
dr-table-enhancements =
    { $count ->
        [one] Mazo de mejoras: { $count } carta
       *[other] Mazo de mejoras: { $count } cartas
    }
dr-table-goblins-left =
    { $count ->
        [one] { $count } duende en espera
       *[other] { $count } duendes en espera
    }
dr-table-your-hand = Tu mano
dr-table-by-number = por número
dr-table-by-colour = por color
dr-table-your-enhancements = Tus mejoras
