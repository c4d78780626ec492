# Las palabras de la pantalla de Drakon; lo que dicen las reglas está en su reglamento.

ui-dk-tile-unknown = una cámara desconocida
ui-dk-far =
    { $far } al { $side ->
        [n] norte
        [e] este
        [s] sur
       *[w] oeste
    }
ui-dk-far-none = la entrada
ui-dk-space = Lugar vacío: { $place }
ui-dk-arrows =
    { $count ->
        [one] Flecha hacia { $sides }
       *[other] Flechas hacia { $sides }
    }
ui-dk-figure =
    { $you ->
        [yes] tú ({ $hero })
       *[no] { $name } ({ $hero })
    }
ui-dk-drakon = Drakon
ui-dk-goal =
    { $what ->
        [coins] ¡Gana quien tenga { $goal } monedas!
        [lair] ¡Junta { $goal } de oro y luego sal!
       *[gold] ¡Gana quien tenga { $goal } de oro!
    }
ui-dk-how = Colocar: elige una cámara de tu mano y un hueco iluminado. Moverte: elige una cámara iluminada.
ui-dk-no-coins = Aún sin monedas
ui-dk-ways = Aquí cabe de { $ways } de { $all } maneras: ninguna flecha puede apuntar a otra.
ui-dk-rule = La regla: { $title }
ui-dk-deeds = Lo que puedes hacer
ui-dk-turn = Girar la cámara
ui-dk-press-turns = pulsa para girarla
ui-dk-put-back = Devolver a tu mano
ui-dk-push = moverlo
ui-dk-pick = una moneda
ui-dk-trade = cambiarla
ui-dk-power-used = Ya se usó.
ui-dk-when =
    { $ability ->
        [ward_coin] Una vez, en el turno de cualquiera. Se te preguntará.
        [pass_walls] Una vez, en tu turno, cuando te mueves.
       *[other] Una vez, en tu turno, antes o después de lo que haces.
    }
ui-dk-map = Mapa de la guarida
ui-dk-tools = El mapa
ui-dk-closer = Acercar
ui-dk-farther = Alejar
ui-dk-centre = Centrar el mapa
ui-dk-beyond = Hay más para elegir: { $side }
ui-dk-as-list = Ver la guarida como lista
ui-dk-as-map = Ver la guarida como mapa
ui-dk-bonds = Por qué ahora puedes hacer menos
ui-dk-out = Fuera del juego
ui-dk-out-none = Todas las cámaras siguen en juego.
ui-dk-out-count = Fuera del juego: { $count }
ui-dk-list-here = Dónde estás
ui-dk-list-can = Dónde puedes actuar
ui-dk-list-none = Aquí no hay nada que elegir ahora. Mira los botones y tus cámaras abajo.
ui-dk-list-all = Toda la guarida, de norte a sur
ui-dk-hand =
    { $count ->
        [one] Tu mano: { $count } cámara
       *[other] Tu mano: { $count } cámaras
    }
ui-dk-hand-empty = No tienes cámaras.
ui-dk-ended-gold = Suficiente oro: la partida termina enseguida.
ui-dk-ended-coins = Suficientes monedas: la partida termina enseguida.
ui-dk-ended-lair = ¡Fuera de la guarida de Drakon!
ui-dk-ended-stuck = Ya nadie puede hacer nada. Gana quien tenga más oro.
ui-dk-ended-endless = Hace mucho que nadie coloca una cámara. Gana quien tenga más oro.
ui-dk-key-tile = Tomar una cámara de tu mano
ui-dk-key-power = Usar el poder de tu héroe
ui-dk-key-walk = Ir de cámara en cámara
ui-dk-key-pan = Mover el mapa
ui-dk-key-zoom = Acercar, alejar
ui-dk-key-list = La guarida como lista o como mapa
