# The rulebook of Drakon in English: one message per rule, with the rule's id. `.title` names the rule, the other
# attributes are its refusals. Then come chambers and heroes, options, questions, buttons, the log and the scores.

### Chapters

dk-chapter-setup = Setting up
dk-chapter-turn = Your turn
dk-chapter-placing = Placing a chamber
dk-chapter-moving = Moving
dk-chapter-chambers = Chambers
dk-chapter-drakon = Drakon
dk-chapter-coins = Coins
dk-chapter-ending = How the game ends
dk-chapter-screen = On the screen
dk-chapter-heroes = Heroes
dk-chapter-variants = Variants

## Setting up

dk-players = Drakon is a game for 2 to 6 players.
    .title = Players

dk-chamber-tiles = The lair is built of 72 square chambers. One is the entrance. The other 71 are shuffled into a face-down pile.
    .title = The chambers

dk-entrance-first = The entrance lies in the middle before anyone plays. The lair grows around it.
    .title = The entrance comes first

dk-hoard = Drakon’s hoard has 28 coins, worth 1, 2 or 3 gold each. They lie face down and well mixed.
    .title = The hoard

dk-drakon-waits = Drakon waits beside her hoard. She is not in the lair yet.
    .title = Drakon waits

dk-first-player = Chance decides who goes first.
    .title = Who starts

dk-choose-hero = Everyone chooses a hero, in turn order, and no two players play the same one. All heroes start at the entrance.
    .title = Your hero
    .taken = { $card } is already taken. Choose another hero.

dk-first-hand = Everyone starts with 4 chamber tiles from the pile.
    .title = First hand

dk-secret-tiles = The tiles in your hand are your secret. The others see how many you hold, not which ones.
    .title = Secret tiles

## Your turn

dk-turn = On your turn you do one thing: place a chamber or move your hero. Then the player on your left goes.
    .title = One thing per turn
    .no-pass = You cannot skip your turn: place a chamber or move.
    .answer-first =
        { $question ->
            [hero] First choose a hero.
            [turn] First place a chamber or move.
            [where] First choose a space for your chamber.
            [face] First turn the chamber.
            [storm] First choose the second chamber of the Wind Storm.
            [appear] First choose a chamber for Drakon.
            [jump] First decide if you step into the Escape chamber.
            [drakon] First decide where Drakon goes.
            [destroy] First decide about destroying a chamber.
            [rotate] First decide about turning a chamber.
            [switch] First decide about switching a chamber.
            [insert] First choose a tile to put in.
            [float] First decide about flying.
            [control] First decide about Mind Control.
            [direct] First choose where the other hero goes.
            [rob] First choose whom you steal a coin from.
            [plunder] First choose whom you steal a tile from.
            [ward] First decide if you keep your coin.
            [refresh] First throw tiles away, or say that it is enough.
            [after] First use your power or end your turn.
           *[other] Another question has to be answered first.
        }

dk-cannot-move = If your hero cannot move, you must place a chamber.
    .title = No way to move

dk-no-tiles = If you have no tiles, you must move.
    .title = No tiles left

dk-skip = If you have no tiles and cannot move either, your turn is skipped, and Drakon does not catch you for it.
    .title = Nothing to do

## Placing a chamber

dk-place = Put a tile from your hand into an empty space, side by side with a chamber that is already there. You may turn it as you like.
    .title = Place a chamber
    .not-in-hand = { $card } is not in your hand.
    .taken = There is already a chamber in that place.
    .not-adjacent = A chamber has to lie side by side with another one.

dk-arrows = Two arrows must never point at each other. Look at all the chambers around the space. An arrow against a plain side is fine, and so are two plain sides.
    .title = Arrows never face each other
    .facing = An arrow would point at another arrow. Turn the chamber or choose another place.

dk-place-anywhere = You may build anywhere in the lair, however far from your hero. You may also close a way, even the last one.
    .title = Build anywhere

dk-draw = After you place a chamber, draw a tile. When the pile is empty, you draw no more.
    .title = Draw a tile

dk-no-hand-limit = You may hold as many tiles as you get.
    .title = No hand limit

## Moving

dk-move = Follow an arrow of your chamber into the chamber right beside it. You go one chamber at a time.
    .title = Follow an arrow
    .no-arrow = No arrow points there.
    .no-chamber = There is no chamber there.
    .too-far = That chamber is too far away. A hero goes one chamber at a time.
    .here = Your hero is in that chamber already.

dk-one-way = Only the arrows of your own chamber count, not those of the chamber you go to. So you can never go straight back along an arrow.
    .title = One-way arrows

dk-together = Any number of heroes can be in the same chamber.
    .title = Heroes together

## Chambers

dk-effects = Most chambers do something to a hero who enters or leaves. It happens anew every time, but not while you just stand there. This is how you find coins.
    .title = What chambers do

dk-may = Where a rule says that you may, you choose. All the rest has to be done if it can be done.
    .title = May and must
    .must = You cannot say no to this one.

dk-unoccupied = A chamber is unoccupied when no hero and no Drakon is in it.
    .title = Unoccupied
    .occupied = Someone is in that chamber. Choose an unoccupied one.

dk-empty = An empty chamber does nothing. It has 1, 2 or 3 arrows that show where you can go.
    .title = Empty Chamber

dk-entrance = The entrance does nothing by itself. It can be turned, but never destroyed or switched.
    .title = Entrance Chamber
    .stays = The entrance always stays in the lair.

dk-find-a-coin = Find a Coin: when you enter, take a coin from the hoard by chance. Only you look at it.
    .title = Find a Coin

dk-lose-a-coin = Lose a Coin: when you enter, one of your coins, picked by chance, goes back to the hoard. If you have none, nothing happens.
    .title = Lose a Coin

dk-steal-a-coin = Steal a Coin: when you enter, take a coin, picked by chance, from the hero the tile points to. If that hero has none, nothing happens.
    .title = Steal a Coin

dk-steal-a-coin-left = The left hand steals from the player on your left, who goes after you.
    .title = Steal from the left

dk-steal-a-coin-right = The right hand steals from the player on your right, who goes before you. With 2 players, left and right are the same.
    .title = Steal from the right

dk-steal-a-chamber = Steal a Chamber: when you enter, choose another player and take a tile, picked by chance, from their hand. If nobody else has one, nothing happens.
    .title = Steal a Chamber
    .own = Choose another player, not yourself.
    .no-tiles = That player has no tiles.

dk-destroy-a-chamber = Destroy a Chamber: when you enter, you may take one unoccupied chamber out of the game. The entrance is safe.
    .title = Destroy a Chamber

dk-rotate-a-chamber = Rotate a Chamber: when you enter, you may turn any chamber, even one with heroes in it, even the entrance. No arrow may point at another one afterwards.
    .title = Rotate a Chamber
    .same = It already lies like that. Turn it another way.
    .fixed = That chamber cannot be turned any other way.

dk-switch-a-chamber = Switch a Chamber: when you enter, you may put a tile from your hand in place of an unoccupied chamber, turned as you like. You take the old one into your hand. The entrance stays.
    .title = Switch a Chamber

dk-floating-chamber = Floating Chamber: when you enter, you may fly with it to an empty space beside another chamber and turn it as you like, or only turn it where it is, if it touches another chamber there. Everyone in it comes along, and Drakon catches nobody by that.
    .title = Floating Chamber

dk-split-lair = Destroying and floating may split the lair into parts. The game goes on, and someone may join them again.
    .title = A lair in parts

dk-mind-control = Mind Control: when you enter, you may make a move for another hero. All that holds for that hero’s moves holds here too. From a Teleport, for example, you can send the hero anywhere.
    .title = Mind Control
    .own = Choose another hero, not your own.
    .cannot-move = That hero cannot move.

dk-mind-control-choices = What the hero finds in the new chamber is the hero’s own: that player gets the coin, or chooses.
    .title = Who chooses then

dk-mind-control-once = In one turn, each hero can be moved by Mind Control only once.
    .title = Once per hero
    .again = That hero has already been moved by Mind Control this turn.

dk-drakon-moves = Drakon Moves: when you enter, you may move Drakon up to 3 chambers.
    .title = Drakon Moves

dk-teleport = Teleport: when you move from here, you may go to any other chamber in the lair. You may also follow an arrow as usual.
    .title = Teleport

dk-master-key = Master Key: when you move from here, you may go to any chamber beside it, with or without an arrow, unless an arrow there points back at you.
    .title = Master Key
    .points-back = An arrow of that chamber points this way. Even the Master Key does not help.

dk-wind-storm = Wind Storm: when you move from here, you must go 2 chambers at once, and you enter only the second. If there is no way to go 2, you cannot move.
    .title = Wind Storm
    .two = From that chamber there is no way on, and the Wind Storm always goes 2 chambers.
    .nowhere = There is no way out of this Wind Storm: it always goes 2 chambers.

dk-wind-storm-through = You only fly through the first chamber: nothing happens there, not even if Drakon is in it. If it is a Master Key or a Teleport, you may go on to any chamber beside it that has no arrow pointing back.
    .title = Through the first chamber
    .points-back = An arrow of that chamber points back. The Wind Storm cannot blow against it.

dk-wind-storm-harp = If an arrow of the first chamber points to a Magic Harp, you must fly on to the harp. A harp beside the Wind Storm itself does not call you.
    .title = Wind and harp
    .must = After that first chamber, the Magic Harp calls. The flight must end there.

dk-magic-harp = Magic Harp: if you move and can get to a harp right beside you, you must go there. With several harps, choose one. The harp never makes you move: you may place a chamber instead.
    .title = Magic Harp
    .must = The Magic Harp calls: whoever moves from here must go to it.

dk-harp-free = The harp has no power over you in a chamber with a Master Key or a Teleport.
    .title = Free from the harp

dk-escape = Escape: when you place it right beside your hero, you may step in at once, with or without an arrow, unless an arrow of Escape points at you. This is no move, so no Wind Storm and no Magic Harp can hold you. Later, Escape is like an empty chamber.
    .title = Escape

## Drakon

dk-drakon-appears = Whoever brings the first Drakon Moves into the lair puts Drakon into any unoccupied chamber.
    .title = Drakon appears

dk-drakon-walks = Drakon walks from chamber to chamber, never diagonally and never over a gap. Arrows cannot stop her, and chambers do nothing to her. She may also stay where she is.
    .title = How Drakon walks
    .too-far =
        { $steps ->
            [one] Drakon walks at most { $steps } chamber.
           *[other] Drakon walks at most { $steps } chambers.
        }
    .no-way = Drakon cannot get there.
    .nobody-here = Drakon is there already, and there is nobody to catch.

dk-drakon-passes = Drakon catches only heroes in the chamber where she stops. She walks past all the others.
    .title = Drakon walks past

dk-encounter = If Drakon stops in your chamber, or if you enter hers, she catches you at once. You go back to the entrance and lose a coin, picked by chance. If you have none, you lose nothing.
    .title = Caught by Drakon

dk-drakon-first = If you enter Drakon’s chamber, she catches you before the chamber can do anything. Going back to the entrance is no move: nothing holds you and nothing else happens.
    .title = Drakon comes first

dk-drakon-at-entrance = If Drakon catches you at the entrance, you stay there and lose a coin. Someone who may move Drakon can let her stay: then she catches everyone who is at the entrance with her.
    .title = Drakon at the entrance

dk-drakon-end-of-turn = If you end your turn in Drakon’s chamber, she catches you.
    .title = At the end with Drakon

dk-encounter-order = If Drakon catches several heroes, all go to the entrance first. Then they lose their coins in turn order, starting with the player whose turn it is.
    .title = Several heroes caught

dk-encounter-once = If Drakon has caught you in this turn already, you are not caught again for ending the turn in her chamber.
    .title = Not twice for staying

## Coins

dk-gold = The number on a coin is how much gold it is worth: 1, 2 or 3.
    .title = Gold

dk-secret-coins = Your coins lie face down. You may look at your own whenever you like. The others see only how many you have.
    .title = Secret coins

dk-return-coin = A coin that goes back to the hoard is mixed with the others.
    .title = Back to the hoard

dk-empty-hoard = When the hoard is empty, there is nothing to find.
    .title = Empty hoard

## How the game ends

dk-win = As soon as your coins make 10 gold or more, you show them and win. The game ends at once, even in the middle of something.
    .title = 10 gold wins
    .one-goal = Choose only one way to win: the short game, five coins or the escape from the lair.

dk-stuck = If nobody has a tile and nobody can move, the game ends at once. Everyone shows their coins, and the most gold wins.
    .title = Nobody can do anything

dk-endless = If nobody places a chamber for 30 rounds in a row, the game ends too. The most gold wins.
    .title = Walking in circles

dk-tie = If several have the most gold, they share the win.
    .title = Ties

## On the screen

dk-choose-by-click = To place a chamber, click a tile in your hand, turn it, and click a space. To move, click a chamber that is lit up. If a harp or a storm leaves you only one way, the screen says so.
    .title = Play by clicking

dk-in-the-open = Everyone can see the lair, the heroes, how many coins and tiles each player has, what is left in the pile and the hoard, and which tiles are out of the game.
    .title = What all can see

dk-memory = The screen remembers what you have rightly seen: a tile someone took from your hand, or one that everyone saw going into a hand.
    .title = What you have seen

## Heroes

dk-heroes = If the table plays with heroes’ powers, each hero has a power that works once in the game. If not, the heroes differ only in their looks.
    .title = Heroes’ powers
    .off = This game is played without heroes’ powers.

dk-ability = You use your power on your own turn, before or after your move or your tile. Only the Druid is asked at any time. After one use it is gone.
    .title = Once in the game
    .used = You have already used your power.
    .not-yours = Your hero has another power.

dk-druid = Druid: when a chamber or another hero’s power would cost you a coin, you may refuse before the coin is picked. This does not work against Drakon.
    .title = Druid

dk-knight = Knight: make a move for another hero in your chamber. If there are several, you choose one.
    .title = Knight
    .not-here = That hero is not in your chamber.
    .cannot-move = That hero cannot move.

dk-ranger = Ranger: make one more move, even in a turn in which you have moved. Harps, storms and Drakon count as always.
    .title = Ranger

dk-sorceress = Sorceress: when you move, you may leave your chamber by any side, without an arrow or even against one. If a Magic Harp calls you, you still have to go to it. From a Wind Storm you must be able to go 2 chambers, and only the first step is free.
    .title = Sorceress
    .no-need = You can get there without your power. Just move.

dk-thief = Thief: take a coin, picked by chance, from another hero in your chamber.
    .title = Thief
    .not-here = That hero is not in your chamber.
    .no-coins = That hero has no coins.

dk-fighter = Fighter: throw away as many of your tiles as you like and draw as many new ones. If you then have fewer than 4, draw until you have 4.
    .title = Fighter
    .no-pile = The pile is empty: there are no new tiles to draw.

## Variants

dk-escape-from-lair = Escape from Drakon’s Lair: collect 8 gold, then enter an Escape or a Teleport chamber, and you win. If you are already in one when you get your 8 gold, you have to enter again.
    .title = Escape from the lair

dk-short-game = Short Game: 7 gold are enough to win.
    .title = Short Game

dk-fixed-gold = Five Coins: whoever first has 5 coins wins, whatever they are worth.
    .title = Five Coins

dk-team-play = Teams: with 4 or 6 players, those who sit opposite each other play together. They never steal from each other, and no power works on a partner. A team needs 20 gold, or twice as much as one player alone would need in another variant.
    .title = Teams
    .seats = Teams need 4 or 6 players.
    .partner = That is your partner. Choose someone from another team.

dk-team-coins = A team keeps its coins together, and both partners may look at them. What one of them loses comes out of these coins.
    .title = Coins of a team

dk-escape-any-side = Another way to play Escape: whoever stands beside an Escape chamber may always move into it, with or without an arrow, even against one, and even out of a Wind Storm or away from a harp.
    .title = Escape for everyone

dk-steal-from-anyone = Another way to steal: whoever enters Steal a Coin chooses whom to steal from.
    .title = Steal from anyone
    .own = Choose another player, not yourself.
    .no-coins = That hero has no coins.

dk-switched-out = Another way to switch: the old chamber does not go to your hand, but out of the game.
    .title = Switched and gone

dk-knight-takes-tile = A stronger Knight: he also takes a tile, picked by chance, from the player whose hero he moved.
    .title = The Knight takes a tile

dk-thief-swaps = A smarter Thief: instead of stealing, the Thief may swap one of their own coins for one from the hoard, picked by chance.
    .title = The Thief swaps
    .refused = You cannot swap that coin. You need a coin like that, and the hoard must not be empty.

### Chambers, heroes and sides

dk-effect-none = Nothing happens
dk-effect-find-coin = On entering: take a coin from the hoard
dk-effect-lose-coin = On entering: one of your coins goes back to the hoard
dk-effect-steal-coin =
    { $from ->
        [left] On entering: steal a coin from the player on your left
        [right] On entering: steal a coin from the player on your right
       *[anyone] On entering: steal a coin from a player you choose
    }
dk-effect-steal-chamber = On entering: steal a tile from a player you choose
dk-effect-destroy-chamber = On entering: you may destroy an unoccupied chamber
dk-effect-rotate-chamber = On entering: you may turn any chamber
dk-effect-switch-chamber = On entering: you may swap an unoccupied chamber for a tile from your hand
dk-effect-floating-chamber = On entering: you may fly with this chamber to another space
dk-effect-mind-control = On entering: you may make a move for another hero
dk-effect-drakon-moves =
    { $steps ->
        [one] On entering: you may move Drakon 1 chamber
       *[other] On entering: you may move Drakon up to { $steps } chambers
    }
dk-effect-teleport = On leaving: you may go to any other chamber
dk-effect-master-key = On leaving: you may go by any side, unless an arrow points back
dk-effect-wind-storm = On leaving: you must go 2 chambers at once
dk-effect-magic-harp = Calls every hero who moves right beside it
dk-effect-escape = When you place it beside your hero: you may step in at once

dk-ability-ward-coin = Refuse to lose a coin, but not to Drakon
dk-ability-force-move = Make a move for a hero in your chamber
dk-ability-extra-move = Make one more move
dk-ability-pass-walls = Move out by any side, even against an arrow
dk-ability-pick-pocket = Steal a coin from a hero in your chamber
dk-ability-refresh-hand = Swap tiles of your hand for new ones, and fill it up to 4

dk-side-n = north
dk-side-e = east
dk-side-s = south
dk-side-w = west

### Options

dk-option-heroes = Heroes’ powers
    .help = Each hero has a power that works once in the game.
dk-option-escape_lair = Escape from the lair
    .help = Collect 8 gold, then reach an Escape or a Teleport chamber.
dk-option-short_game = Short game
    .help = 7 gold are enough to win.
dk-option-fixed_gold = Five coins
    .help = Whoever first has 5 coins wins, whatever they are worth.
dk-option-team_play = Teams
    .help = For 4 or 6 players: those who sit opposite each other share their coins.
dk-option-escape_mode = The Escape chamber
    .help = What an Escape chamber does. The printed explanation is not known for certain.
dk-option-escape_mode-jump_on_place = Step in when you place it
dk-option-escape_mode-enter_from_any_side = Enter it from any side
dk-option-steal_coin_target = Whom to steal coins from
    .help = Whose coin Steal a Coin takes.
dk-option-steal_coin_target-seat_neighbour = The neighbour it points to
dk-option-steal_coin_target-any_opponent = Anyone you choose
dk-option-switched_tile = The switched chamber
    .help = Where the old chamber goes after Switch a Chamber.
dk-option-switched_tile-hand = To your hand
dk-option-switched_tile-out = Out of the game
dk-option-knight_takes_tile = The Knight takes a tile
    .help = The Knight also takes a tile from the player whose hero he moves.
dk-option-thief_may_swap = The Thief may swap
    .help = Instead of stealing, the Thief may swap a coin with the hoard.

### Questions to a player, and what the others read meanwhile
# $own = yes: it is about the player’s own hero; no: about the hero of $hero.

dk-ask-hero = Which hero do you want to play?
dk-ask-turn = Your turn! Place a chamber, or move?
dk-ask-where = Where do you want to place this chamber?
dk-ask-face = Which way do the arrows point?
dk-ask-storm =
    { $own ->
        [yes] You fly in the Wind Storm. Which chamber do you go on to?
       *[no] { $hero } flies in the Wind Storm. Which chamber comes next?
    }
dk-ask-appear = Drakon is coming! Choose an unoccupied chamber for her.
dk-ask-jump = Step into the Escape chamber now?
dk-ask-drakon = You may move Drakon. Where to?
dk-ask-destroy = You may destroy a chamber. Which one?
dk-ask-rotate = You may turn a chamber. Which one?
dk-ask-switch = You may switch a chamber for one from your hand. Which one goes?
dk-ask-insert = Which tile of your hand takes its place?
dk-ask-float = You may fly with this chamber. Where to?
dk-ask-control = You may make a move for another hero. Whose?
dk-ask-direct = Where does { $hero } go?
dk-ask-rob = Who loses a coin to you?
dk-ask-plunder = Who loses a tile to you?
dk-ask-ward = You are about to lose a coin. Use your power and keep it?
dk-ask-refresh = Which tiles do you throw away?
dk-ask-after = Use your power now, or end your turn?

dk-wait-hero = Waiting for { $name }: a hero.
dk-wait-turn = It is { $name }’s turn.
dk-wait-where = Waiting for { $name }: a space for a chamber.
dk-wait-face = Waiting for { $name }: a chamber is being turned.
dk-wait-storm = Waiting for { $name }: the second chamber in the Wind Storm.
dk-wait-appear = Waiting for { $name }: where does Drakon appear?
dk-wait-jump = Waiting for { $name }: into the Escape chamber?
dk-wait-drakon = Waiting for { $name }: where does Drakon go?
dk-wait-destroy = Waiting for { $name }: a chamber to destroy.
dk-wait-rotate = Waiting for { $name }: a chamber to turn.
dk-wait-switch = Waiting for { $name }: a chamber to switch.
dk-wait-insert = Waiting for { $name }: a tile to put in.
dk-wait-float = Waiting for { $name }: where does the chamber fly?
dk-wait-control = Waiting for { $name }: a hero to control.
dk-wait-direct = Waiting for { $name }: where does { $hero } go?
dk-wait-rob = Waiting for { $name }: whom to steal a coin from?
dk-wait-plunder = Waiting for { $name }: whom to steal a tile from?
dk-wait-ward = Waiting for { $name }: keep the coin?
dk-wait-refresh = Waiting for { $name }: tiles to throw away.
dk-wait-after = Waiting for { $name }: a power, or the end of the turn?

### Why a hero may do less than usual

dk-bond-storm = The Wind Storm carries the hero 2 chambers at once.
dk-bond-no-way = No way leads 2 chambers out of the Wind Storm.
dk-bond-harp = The Magic Harp calls: a move must go there.
dk-bond-no-move = Your hero cannot move: place a chamber.
dk-bond-no-tiles = You have no tiles: you must move.

### Buttons and lists
# $arrows are drawn, $sides are words, $place is where it lies: east and south of the entrance.

dk-do-take-hero = Play the { $card }
dk-do-lay = Place { $card } { $arrows }
dk-do-put = Put it at { $place }
dk-do-face = Turn it: arrows to the { $sides }
dk-do-move = Move to { $place }
dk-do-dash = Move once more, to { $place }
dk-do-slip = Slip through the wall to { $place }
dk-do-push = Move the hero of player { $player } with the Knight’s power
dk-do-pick = Steal a coin from player { $player } with the Thief’s power
dk-do-trade = Swap a coin worth { $gold } gold for one from the hoard
dk-do-refresh = Change tiles with the Fighter’s power
dk-do-discard = Throw away { $card } { $arrows }
dk-do-enough = Enough: draw now
dk-do-jump = Step into the Escape chamber
dk-do-set-drakon = Put Drakon at { $place }
dk-do-send-drakon = Send Drakon to { $place }
dk-do-destroy = Destroy the chamber at { $place }
dk-do-rotate = Turn the chamber at { $place }
dk-do-switch = Switch the chamber at { $place }
dk-do-insert = Put in { $card } { $arrows }
dk-do-float = Fly to { $place }
dk-do-control = Make a move for player { $player }
dk-do-rob = Steal a coin from player { $player }
dk-do-plunder = Steal a tile from player { $player }
dk-do-ward = Keep your coin
dk-do-decline = No, thank you
dk-do-end-turn = End your turn

### The log
# $you says who reads: yes, thief, victim, mover, moved or whom is that one; also: the reader and others; no: somebody else.

dk-log-set-up =
    { $you ->
        [yes] The entrance lies ready, with { $pile } chambers in the pile and { $hoard } coins in the hoard. You go first.
       *[no] The entrance lies ready, with { $pile } chambers in the pile and { $hoard } coins in the hoard. { $name } goes first.
    }
dk-log-hero =
    { $you ->
        [yes] You play the { $card }.
       *[no] { $name } plays the { $card }.
    }
dk-log-dealt =
    { $you ->
        [yes]
            { $known ->
                [yes] You start with { $cards }.
               *[no] You start with { $count } tiles.
            }
       *[no]
            { $known ->
                [yes] { $name } starts with { $cards }.
               *[no] { $name } starts with { $count } tiles.
            }
    }
dk-log-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $name }’s turn.
    }
dk-log-skipped =
    { $you ->
        [yes] You have no tiles and no way to go: your turn is skipped.
       *[no] { $name } has no tiles and no way to go: the turn is skipped.
    }
dk-log-chose =
    { $you ->
        [yes]
            { $known ->
                [yes] You pick { $card } from your hand.
               *[no] You pick a tile from your hand.
            }
       *[no]
            { $known ->
                [yes] { $name } picks { $card }.
               *[no] { $name } picks a tile.
            }
    }
dk-log-aimed =
    { $you ->
        [yes]
            { $what ->
                [place] You choose the space at { $place }.
                [float] You want to fly to { $place }.
               *[other] You choose the chamber at { $place }.
            }
       *[no]
            { $what ->
                [place] { $name } chooses the space at { $place }.
                [float] { $name } wants to fly to { $place }.
               *[other] { $name } chooses the chamber at { $place }.
            }
    }
dk-log-placed =
    { $you ->
        [yes] You place { $card } at { $place }.
       *[no] { $name } places { $card } at { $place }.
    }
dk-log-drew =
    { $you ->
        [yes]
            { $known ->
                [yes] You draw { $card }.
               *[no] You draw a tile.
            }
       *[no]
            { $known ->
                [yes] { $name } draws { $card }.
               *[no] { $name } draws a tile.
            }
    }
dk-log-moved =
    { $you ->
        [yes]
            { $how ->
                [key] You unlock a way to { $place }.
                [teleport] You teleport to { $place }.
                [storm] The Wind Storm carries you through { $through } to { $place }.
                [slip] You slip through the wall to { $place }.
                [escape] You escape to { $place }.
                [jump] You step into the new chamber at { $place }.
               *[arrow] You move to { $place }.
            }
       *[no]
            { $how ->
                [key] { $name } unlocks a way to { $place }.
                [teleport] { $name } teleports to { $place }.
                [storm] The Wind Storm carries { $name } through { $through } to { $place }.
                [slip] { $name } slips through the wall to { $place }.
                [escape] { $name } escapes to { $place }.
                [jump] { $name } steps into the new chamber at { $place }.
               *[arrow] { $name } moves to { $place }.
            }
    }
dk-log-moved-by =
    { $you ->
        [mover] You move { $name } to { $place }.
        [moved] { $mover } moves you to { $place }.
       *[no] { $mover } moves { $name } to { $place }.
    }
dk-log-power =
    { $you ->
        [yes]
            { $aimed ->
                [yes] You use the { $card }’s power on { $whom }!
               *[no] You use the { $card }’s power!
            }
        [whom] { $name } uses the { $card }’s power on you!
       *[no]
            { $aimed ->
                [yes] { $name } uses the { $card }’s power on { $whom }!
               *[no] { $name } uses the { $card }’s power!
            }
    }
dk-log-coin-found =
    { $you ->
        [yes]
            { $known ->
                [yes] You find a coin: { $gold } gold!
               *[no] You find a coin!
            }
       *[no]
            { $known ->
                [yes] { $name } finds a coin: { $gold } gold!
               *[no] { $name } finds a coin.
            }
    }
dk-log-coin-lost =
    { $you ->
        [yes]
            { $why ->
                [drakon]
                    { $known ->
                        [yes] You lose a coin to Drakon: { $gold } gold.
                       *[no] You lose a coin to Drakon.
                    }
                [trade]
                    { $known ->
                        [yes] You put a coin back into the hoard: { $gold } gold.
                       *[no] You put a coin back into the hoard.
                    }
               *[chamber]
                    { $known ->
                        [yes] You lose a coin: { $gold } gold.
                       *[no] You lose a coin.
                    }
            }
       *[no]
            { $why ->
                [drakon]
                    { $known ->
                        [yes] { $name } loses a coin to Drakon: { $gold } gold.
                       *[no] { $name } loses a coin to Drakon.
                    }
                [trade]
                    { $known ->
                        [yes] { $name } puts a coin back into the hoard: { $gold } gold.
                       *[no] { $name } puts a coin back into the hoard.
                    }
               *[chamber]
                    { $known ->
                        [yes] { $name } loses a coin: { $gold } gold.
                       *[no] { $name } loses a coin.
                    }
            }
    }
dk-log-coin-stolen =
    { $you ->
        [thief]
            { $known ->
                [yes] You steal a coin from { $victim }: { $gold } gold!
               *[no] You steal a coin from { $victim }!
            }
        [victim]
            { $known ->
                [yes] { $thief } steals a coin from you: { $gold } gold.
               *[no] { $thief } steals a coin from you.
            }
       *[no]
            { $known ->
                [yes] { $thief } steals a coin from { $victim }: { $gold } gold.
               *[no] { $thief } steals a coin from { $victim }.
            }
    }
dk-log-warded =
    { $you ->
        [yes] You refuse, and keep your coin.
       *[no] { $name } refuses, and keeps the coin.
    }
dk-log-tile-stolen =
    { $you ->
        [thief]
            { $known ->
                [yes] You steal { $card } from { $victim }.
               *[no] You steal a tile from { $victim }.
            }
        [victim]
            { $known ->
                [yes] { $thief } steals { $card } from you.
               *[no] { $thief } steals a tile from you.
            }
       *[no]
            { $known ->
                [yes] { $thief } steals { $card } from { $victim }.
               *[no] { $thief } steals a tile from { $victim }.
            }
    }
dk-log-ignored =
    { $effect ->
        [find_coin] The hoard is empty: there is nothing to find.
        [lose_coin]
            { $you ->
                [yes] You have no coin to lose.
               *[no] { $name } has no coin to lose.
            }
        [steal_coin] There is no coin to steal.
        [steal_chamber] Nobody else has a tile to steal.
       *[other] The chamber can do nothing now.
    }
dk-log-declined =
    { $you ->
        [yes] You say no, thank you.
       *[no] { $name } says no, thank you.
    }
dk-log-destroyed =
    { $you ->
        [yes] You destroy { $card } at { $place }.
       *[no] { $name } destroys { $card } at { $place }.
    }
dk-log-rotated =
    { $you ->
        [yes] You turn { $card } at { $place }.
       *[no] { $name } turns { $card } at { $place }.
    }
dk-log-switched =
    { $you ->
        [yes]
            { $out ->
                [yes] You put { $card } in place of { $target } at { $place }. The old chamber is out of the game.
               *[no] You put { $card } in place of { $target } at { $place } and take the old chamber.
            }
       *[no]
            { $out ->
                [yes] { $name } puts { $card } in place of { $target } at { $place }. The old chamber is out of the game.
               *[no] { $name } puts { $card } in place of { $target } at { $place } and takes the old chamber.
            }
    }
dk-log-floated =
    { $you ->
        [yes] You fly with { $card } from { $from } to { $place }.
       *[no] { $name } flies with { $card } from { $from } to { $place }.
    }
dk-log-drakon-appeared =
    { $you ->
        [yes] You bring Drakon into the lair, at { $place }!
       *[no] { $name } brings Drakon into the lair, at { $place }!
    }
dk-log-drakon-moved =
    { $you ->
        [yes]
            { $stays ->
                [yes] You let Drakon stay at { $place }.
               *[no] You send Drakon to { $place }.
            }
       *[no]
            { $stays ->
                [yes] { $name } lets Drakon stay at { $place }.
               *[no] { $name } sends Drakon to { $place }.
            }
    }
dk-log-caught =
    { $you ->
        [yes] Drakon catches you at { $place }!
        [also] Drakon catches you and { $names } at { $place }!
       *[no] Drakon catches { $names } at { $place }!
    }
dk-log-controlled =
    { $you ->
        [yes] You take control of { $whom }.
        [whom] { $name } takes control of you.
       *[no] { $name } takes control of { $whom }.
    }
dk-log-discarded =
    { $you ->
        [yes] You throw away { $card }.
       *[no] { $name } throws away { $card }.
    }
dk-log-ended =
    { $why ->
        [gold] Enough gold! The win goes to { $names }.
        [coins] Enough coins! The win goes to { $names }.
        [lair] Out of the lair! The win goes to { $names }.
        [stuck] Nobody can do anything any more. The most gold wins: { $names }.
       *[endless] Nobody has placed a chamber for a long time. The most gold wins: { $names }.
    }

### Scores

dk-score-coins =
    { $count ->
        [one] { $count } coin: { $gold } gold
       *[other] { $count } coins: { $gold } gold
    }
dk-score-total = Gold
dk-tie-shared = Level on gold: the win is shared.

### The table as text

dk-table-map = Map
dk-table-lair = The lair
dk-table-heroes-here = here: { $names }
dk-table-drakon-here = Drakon is here!
dk-table-players = Players
dk-table-turn = ▸ { $name }
dk-table-hero = { $card } at { $place }
dk-table-no-hero = no hero yet
dk-table-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
dk-table-coins =
    { $known ->
        [yes]
            { $count ->
                [one] { $count } coin: { $gold } gold
               *[other] { $count } coins: { $gold } gold
            }
       *[no]
            { $count ->
                [one] { $count } coin
               *[other] { $count } coins
            }
    }
dk-table-power = power ready
dk-table-team = team { $team }
dk-table-piles = Pile and hoard
dk-table-pile =
    { $count ->
        [one] Pile: { $count } chamber
       *[other] Pile: { $count } chambers
    }
dk-table-hoard =
    { $count ->
        [one] Hoard: { $count } coin
       *[other] Hoard: { $count } coins
    }
dk-table-removed = Out of the game: { $cards }
dk-table-drakon = Drakon: { $place }
dk-table-drakon-waits = Drakon is waiting outside.
dk-table-goal =
    { $way ->
        [coins] { $goal } coins win
        [lair] { $goal } gold, then out through an Escape or a Teleport chamber
       *[gold] { $goal } gold wins
    }
dk-table-your-hand = Your hand
dk-table-your-coins = Your coins
