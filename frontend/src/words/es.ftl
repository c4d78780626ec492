# Las palabras de la pantalla; lo que dicen las reglas está en los reglamentos.

## La sala

ui-hall-lead = Pasa, aquí se está a gusto. Elige una mesa y juega con tu familia, con amigos o con bots.
ui-home = Volver a la sala
ui-close = Cerrar
ui-again = Intentar de nuevo
ui-settings = Ajustes
ui-language = Idioma
ui-name = Tu nombre
ui-name-hint = ¿Cómo te llamamos?
ui-name-needed = Dinos primero tu nombre.
ui-matches = Tus partidas
ui-matches-all = Ver las { $count } partidas
ui-hall-lost = No logramos llegar a la sala.
ui-matches-none = Aún no hay partidas. ¡Empieza una arriba!
ui-match-you = Te toca a ti
ui-match-open = Faltan jugadores
ui-match-others = Los demás piensan
ui-match-over = Terminada
ui-match-won = ¡Ganaste!
ui-match-lost = No podemos abrir esta partida
ui-opening = Encendiendo el fuego…
ui-new = Nueva partida
ui-new-game = Elige un juego
ui-new-people = En esta pantalla
ui-new-people-help = El dispositivo pasa de mano en mano. Nadie ve las cartas de los demás.
ui-name-of = Nombre del jugador { $number }
ui-new-friends = Amigos por enlace
ui-new-bots = Bots
ui-new-strength = ¿De qué nivel?
ui-new-usual = lo habitual
ui-new-usual-is = normalmente { $value }
ui-new-options = Más opciones
ui-new-start = ¡A jugar!
ui-new-start-help = La partida empieza enseguida.
ui-new-invite = Invitar y jugar
ui-new-invite-help = Recibes un enlace para enviar. La partida empieza cuando todos se hayan sentado.
ui-game-soon = Muy pronto
ui-bot-random = Juguetón
ui-bot-greedy = Astuto
ui-bot-name =
    { $seat ->
        [0] Zarza
        [1] Brasa
        [2] Musgo
        [3] Guijarro
        [4] Sauce
       *[other] Helecho
    }
ui-seat-open = Asiento libre
ui-seats-open =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
ui-about = Acerca de Dragonhall
ui-about-what = Dragonhall es una sala con cuatro mesas para juegos de dragones. Es gratis, sin anuncios, y funciona en tu propio equipo.
ui-about-games = Los juegos
ui-about-unofficial = Es un proyecto no oficial, hecho por aficionados. Dragonwood, Dragonrealm, Drakon y Dragon’s Gold son títulos de sus editoriales, que no tienen relación con este sitio. Si te gusta un juego, compra la caja: vale la pena.
ui-about-pictures = Dibujos y letras
ui-about-icons = Los dibujos de las cartas se componen con iconos de Lorc, Delapouite, Skoll, Cathelineau y los demás autores de:
ui-about-fonts = Las letras son Alegreya, de Juan Pablo del Peral, y Be Vietnam Pro, del proyecto Be Vietnam Pro, con licencia SIL Open Font License.
ui-about-privacy = Privacidad
ui-about-cookie = Una cookie recuerda quién eres, nada más. Ningún otro sitio sabe que juegas.

## La puerta de una partida

ui-door-welcome = ¡Hola! Toma asiento
ui-door-wait = Esperando jugadores
ui-door-sit = Sentarme
ui-door-full = Todos los asientos están ocupados.
ui-door-link = Envía este enlace a tus amigos
ui-door-share = Compartir el enlace
ui-door-copied = Enlace copiado
ui-door-bot = Que juegue un bot
ui-pass-device = Pásale el dispositivo a { $name }
    .help = ¡Los demás, sin mirar!
    .done = Soy { $name }

## La mesa

ui-players = Jugadores
ui-you-short = { $name } (tú)
ui-you = Tú
ui-player-look = Lo que tiene { $name }
ui-player-asked = le toca
ui-player-away = ausente
ui-player-bot = un bot
ui-decision = Qué pasa ahora
ui-hand = Tu mano
ui-hand-count =
    { $count ->
        [one] Tu mano: { $count } carta
       *[other] Tu mano: { $count } cartas
    }
ui-hand-empty = Tu mano está vacía.
ui-hand-out =
    { $count ->
        [one] { $card } en la mesa. Hay { $count } carta puesta.
       *[other] { $card } en la mesa. Hay { $count } cartas puestas.
    }
ui-hand-back = { $card } vuelve a tu mano.
ui-chance = Probabilidad: { $chance }.
ui-sort =
    { $by ->
        [suit] Ordenar por número (ahora por color)
       *[number] Ordenar por color (ahora por número)
    }
ui-sort-suit = Ordenada por color.
ui-sort-number = Ordenada por número.
ui-undo = Deshacer
ui-undo-not = Deshacer:
ui-log = Qué pasó
ui-log-empty = Aún no ha pasado nada.
ui-log-sit =
    { $you ->
        [yes] Te sientas.
       *[no] { $name } se sienta.
    }
ui-log-undo =
    { $you ->
        [yes] Deshaces tu jugada.
       *[no] { $name } deshace una jugada.
    }
ui-log-lapse = Se acabó el tiempo.
ui-log-given = La sala estuvo ausente un momento. Se devuelve el tiempo.
ui-rules = Reglas
ui-rules-search = Buscar en las reglas
ui-rules-none = Ninguna regla tiene esas palabras.
ui-rules-table = En todas las mesas
ui-side = Junto a la mesa
ui-why-rule = La regla
ui-refused = Eso no se puede ahora.
ui-guard-short = Toca otra vez
ui-guard-again = Pulsa otra vez para confirmar: { $what }
ui-dice-needed = de { $needed } necesarios
ui-dice-won = ¡Salió!
ui-dice-lost = No salió
ui-watching = Estás mirando
ui-watching-only = Solo estás mirando esta partida.
ui-wait-minutes =
    { $minutes ->
        [one] Llevamos { $minutes } minuto esperando.
       *[other] Llevamos { $minutes } minutos esperando.
    }
ui-wait-hours =
    { $hours ->
        [one] Llevamos { $hours } hora esperando.
       *[other] Llevamos { $hours } horas esperando.
    }
ui-wait-meanwhile = Juega a otra cosa mientras tanto
ui-time-left =
    { $unit ->
        [days] Tiempo restante: { $count ->
            [one] { $count } día
           *[other] { $count } días
        }
        [hours] Tiempo restante: { $text }
        [minutes] Tiempo restante: { $text }
       *[seconds] Tiempo restante: { $count ->
            [one] { $count } segundo
           *[other] { $count } segundos
        }
    }
ui-time-last = Quedan { $seconds } segundos.
ui-title-you = ¡Te toca!
ui-title-over = Fin
ui-title-wait = { $name }…

## El final

ui-end-won = ¡Ganaste!
ui-end-shared-you = ¡Compartes la victoria!
ui-end-winner =
    { $count ->
        [one] ¡Gana { $name }!
       *[other] ¡{ $name } comparten la victoria!
    }
ui-end-look = Ver la mesa
ui-end-show = Ver el resultado
ui-rematch = Jugar otra vez
ui-rematch-join = Ir a la revancha

## La conexión

ui-connecting = Conectando…
ui-offline = Sin conexión. Reintentando…
ui-sending = Enviando…
ui-stale = Nueva versión: recargar
ui-fault-internal = Algo falló por nuestra parte. Inténtalo de nuevo.
ui-fault-offline = La sala no responde. ¿Tienes conexión?
ui-fault-unknown = Aquí no existe esa partida. Revisa el enlace.
ui-fault-not-allowed = No puedes hacer eso.
ui-fault-not-your-seat = Ese no es tu asiento.
ui-fault-seat-taken = Alguien fue más rápido: el asiento está ocupado.
ui-fault-not-started = La partida aún no empieza.
ui-fault-decision-over = Demasiado tarde: esa decisión ya pasó.
ui-fault-too-many = ¡Muy rápido! Espera un momento.
ui-fault-who-are-you = Dinos primero tu nombre.
ui-fault-bad-message = La sala no entendió. Recarga la página, por favor.

## Ajustes y teclas

ui-theme = Luz
ui-theme-auto = Como el dispositivo
ui-theme-dark = Noche
ui-theme-light = Día
ui-setting-odds = Mostrar probabilidades
    .help = La probabilidad de que salga bien cada intento.
ui-setting-guard = Preguntar dos veces
    .help = Lo que no se puede deshacer pide un segundo toque.
ui-setting-motion = Movimiento
    .help = Las cartas vuelan y los dados ruedan.
ui-setting-sound = Sonidos
    .help = Madera, papel y dados suaves, y una campana grave cuando te toca.
ui-setting-volume = Volumen
ui-setting-keys = Teclas de letra
    .help = Se juega con letras sueltas del teclado.
ui-keys = Teclas
ui-keys-off = Las teclas de letra se pueden apagar en los ajustes.
ui-key-move = Moverte y elegir
ui-key-hand = Ir a tu mano; luego ← → y Enter
ui-key-sort = Ordenar tu mano
ui-key-clear = Devolver todo a su lugar

## La charla en la mesa

ui-talk = Decir algo
ui-talk-open =
    { $count ->
        [0] Decir algo
        [one] Decir algo ({ $count } frase nueva)
       *[other] Decir algo ({ $count } frases nuevas)
    }
ui-talk-said = Lo que se dijo
ui-talk-none = Nadie ha dicho nada todavía.
ui-talk-line = { $name }: { $words }
ui-talk-line-to = { $name } a { $to }: { $words }
ui-talk-to = A quién
ui-talk-all = A todos
ui-talk-phrases = Frases
