# Lo que dice la terminal misma mientras se juega, en español. $bot, $name y $seed son textos.

cli-you = Tú
cli-bot = { $bot } { $number }
cli-seat = Jugador { $number }
cli-match = { $game }, semilla { $seed }
    .size = Jugadores: { $seats } · decisiones: { $entries }
    .options = Opciones: { $options }
    .open = Aún no ha terminado: turno { $turn }.
cli-start = { $game }, semilla { $seed }. Elige con un número. ? es la ayuda, q es salir.
cli-ways =
    { $count ->
        [one] 1 manera
       *[other] { $count } maneras
    }
cli-best = la mejor, { $chance }
cli-more = m  { $count } más
cli-back = b  volver
cli-wait = w  no decir nada por ahora
cli-help = Escribe un número para elegir.
    .words = O dilo con palabras, en inglés:
    .keys = m  más opciones · b  volver · t  la mesa otra vez · ?  esta ayuda · q  salir
cli-no-number = No hay opción { $number }. Elige de 1 a { $most }.
cli-not-understood = No conozco esa jugada. Escribe un número o, en inglés, por ejemplo:
cli-left = Has dejado la partida.
cli-saved = La partida está en { $file }.
