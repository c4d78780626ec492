# Lo que vale en todas las mesas, sea cual sea el juego, en español.

table-turn = Decides cuando el juego te pregunta, y respondes cada pregunta una sola vez.
    .title = Cuando te toca decidir
    .not-asked = Ahora no te toca decidir.
    .already-answered = Ya respondiste. Ahora eligen los demás.

table-over = Después del final ya no se puede jugar nada.
    .title = La partida terminó
    .refused = Esta partida ya terminó.

table-action = Una jugada tiene que ser de las que este juego conoce.
    .title = Jugadas
    .garbled = Eso no es una jugada de este juego.
    .unknown = Este juego no conoce ninguna jugada llamada “{ $kind }”.

table-seat = Cada jugador tiene un asiento en la mesa.
    .title = Asientos
    .unknown = En esta mesa no hay ningún asiento { $seat }.
    .count = Para este juego se necesitan al menos { $least } jugadores y pueden jugar { $most } como máximo.

table-option = La mesa elige sus opciones antes de que empiece la partida.
    .title = Opciones
    .unknown = Este juego no tiene la opción “{ $option }”.
    .value = “{ $option }” no puede ser “{ $value }”. Puedes elegir: { $allowed }.

table-lapse = Si una decisión tiene límite de tiempo y el tiempo se acaba, la partida sigue por sí sola.
    .title = Si se acaba el tiempo
    .nothing-due = Ahora no corre ningún límite de tiempo.
    .said-enough = Ya dijiste tanto en esta negociación que ahora solo puedes esperar a que acabe.

table-undo = Puedes deshacer tu última jugada mientras no haya traído nada nuevo: ni dados, ni una carta nueva, ni una jugada de otra persona. Lo que dices al negociar queda dicho, pero mientras no haya acuerdo puedes retirar una oferta o un sí.
    .title = Deshacer
    .nothing = No tienes nada que deshacer.
    .chance = No puedes deshacer esto: ya se tiraron dados o se mezclaron cartas.
    .revealed = No puedes deshacer esto: alguien ya vio algo nuevo.
    .others-acted = No puedes deshacer esto: otra persona ya jugó después.
    .said = Lo que ya dijiste no se puede deshacer: los demás lo oyeron. Puedes retirar una oferta o un sí.
    .clock = No puedes deshacer esto: ya corre el reloj de la siguiente pregunta.
    .often = Aquí ya cambiaste de idea muchas veces. Esta jugada queda.

table-edition = Las cartas y los números de un juego vienen de su edición. Puedes jugar con una tuya.
    .title = Ediciones
    .broken = No se puede jugar con estas cartas: hay un error en su edición.
