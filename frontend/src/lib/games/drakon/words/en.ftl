# Drakon's words of the screen; what its rules say is in its rulebook.

ui-dk-tile-unknown = an unknown chamber
ui-dk-far =
    { $far } { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
ui-dk-far-none = the entrance
ui-dk-space = Empty space: { $place }
ui-dk-arrows =
    { $count ->
        [one] Arrow: { $sides }
       *[other] Arrows: { $sides }
    }
ui-dk-figure =
    { $you ->
        [yes] you ({ $hero })
       *[no] { $name } ({ $hero })
    }
ui-dk-drakon = Drakon
ui-dk-goal =
    { $what ->
        [coins] { $goal } coins win!
        [lair] Collect { $goal } gold, then get out!
       *[gold] { $goal } gold wins!
    }
ui-dk-how = Place: choose a tile of your hand, then a glowing space. Move: choose a glowing chamber.
ui-dk-no-coins = No coins yet
ui-dk-ways = It can lie here in { $ways } of { $all } ways: no arrow may point at an arrow.
ui-dk-rule = The rule: { $title }
ui-dk-deeds = What you can do
ui-dk-turn = Turn the chamber
ui-dk-press-turns = press to turn it
ui-dk-put-back = Put the tile back
ui-dk-push = move them
ui-dk-pick = a coin
ui-dk-trade = swap it
ui-dk-power-used = Used up.
ui-dk-when =
    { $ability ->
        [ward_coin] Once, on anyone’s turn. You will be asked.
        [pass_walls] Once, on your turn, when you move.
       *[other] Once, on your turn, before or after what you do.
    }
ui-dk-map = Map of the lair
ui-dk-tools = The map
ui-dk-closer = Closer
ui-dk-farther = Farther away
ui-dk-centre = Centre the map
ui-dk-beyond = More to choose: { $side }
ui-dk-as-list = Show the lair as a list
ui-dk-as-map = Show the lair as a map
ui-dk-bonds = Why you can do less now
ui-dk-out = Out of the game
ui-dk-out-none = All chambers are still in the game.
ui-dk-out-count = Out of the game: { $count }
ui-dk-list-here = Where you are
ui-dk-list-can = Where you can act
ui-dk-list-none = Nothing to choose here now. See the buttons and your tiles below.
ui-dk-list-all = The whole lair, from north to south
ui-dk-hand =
    { $count ->
        [one] Your hand: { $count } tile
       *[other] Your hand: { $count } tiles
    }
ui-dk-hand-empty = You have no tiles.
ui-dk-ended-gold = Enough gold: the game ends at once.
ui-dk-ended-coins = Enough coins: the game ends at once.
ui-dk-ended-lair = Out of Drakon’s lair!
ui-dk-ended-stuck = Nobody can do anything any more. The most gold wins.
ui-dk-ended-endless = Nobody has placed a chamber for a long time. The most gold wins.
ui-dk-key-tile = Take up a tile of your hand
ui-dk-key-power = Use your hero’s power
ui-dk-key-walk = Walk from chamber to chamber
ui-dk-key-pan = Move the map
ui-dk-key-zoom = Closer, farther away
ui-dk-key-list = The lair as a list or a map
