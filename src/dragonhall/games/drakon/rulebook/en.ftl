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
    .seats = You need at least { $least } and at most { $most } players.

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

dk-choose-hero = Everyone plays one hero, and no two players play the same one. All heroes start at the entrance.
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
           *[other] Another question has to be answered first.
        }

dk-cannot-move = If your hero cannot move, you must place a chamber.
    .title = No way to move
    .nowhere = Your hero cannot move from here. Place a chamber.

dk-no-tiles = If you have no tiles, you must move.
    .title = No tiles left
    .must-move = You have no tiles. You must move.

dk-skip = If you have no tiles and cannot move either, your turn is skipped.
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
    .no-arrow = No arrow of your chamber points there.
    .no-chamber = There is no chamber there.
    .too-far = That chamber is too far away. You go one chamber at a time.

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

dk-switch-a-chamber = Switch a Chamber: when you enter, you may put a tile from your hand in place of an unoccupied chamber, turned as you like. You take the old one into your hand. The entrance stays.
    .title = Switch a Chamber

dk-floating-chamber = Floating Chamber: when you enter, you may fly with it to another empty space beside a chamber and turn it as you like. Everyone in it comes along.
    .title = Floating Chamber

dk-split-lair = Destroying and floating may split the lair into parts. The game goes on, and someone may join them again.
    .title = A lair in parts

dk-mind-control = Mind Control: when you enter, you may make a move for another hero. All that holds for that hero’s moves holds here too. From a Teleport, for example, you can send the hero anywhere.
    .title = Mind Control
    .own = Choose another hero, not your own.
    .cannot-move = That hero cannot move.

dk-mind-control-choices = What the hero finds in the new chamber is the hero’s own: that player gets the coin, or chooses.
    .title = Who chooses then

dk-mind-control-once = In one turn, each hero can be moved by Mind Control only once, and never the hero whose turn it is.
    .title = Once per hero
    .again = That hero has already been moved by Mind Control this turn.

dk-drakon-moves = Drakon Moves: when you enter, you may move Drakon up to 3 chambers.
    .title = Drakon Moves

dk-teleport = Teleport: when you move from here, you may go to any other chamber in the lair. You may also follow an arrow as usual.
    .title = Teleport

dk-master-key = Master Key: when you move from here, you may go to any chamber beside it, with or without an arrow, unless an arrow there points back at you.
    .title = Master Key
    .points-back = An arrow of that chamber points at you. Even the Master Key does not help.

dk-wind-storm = Wind Storm: when you move from here, you must go 2 chambers at once, and you enter only the second. If there is no way to go 2, you cannot move.
    .title = Wind Storm
    .two = The Wind Storm carries you 2 chambers, not 1.
    .one = Only the Wind Storm carries you 2 chambers at once.
    .nowhere = You cannot leave the Wind Storm: there is no way to go 2 chambers.

dk-wind-storm-through = You only fly through the first chamber: nothing happens there, not even if Drakon is in it. If it is a Master Key or a Teleport, you may go on to any chamber beside it that has no arrow pointing back.
    .title = Through the first chamber

dk-wind-storm-harp = If an arrow of the first chamber points to a Magic Harp, you must fly on to the harp. A harp beside the Wind Storm itself does not call you.
    .title = Wind and harp
    .must = After that first chamber, the Magic Harp calls you. You must fly on to it.

dk-magic-harp = Magic Harp: if you move and can get to a harp right beside you, you must go there. With several harps, choose one. The harp never makes you move: you may place a chamber instead.
    .title = Magic Harp
    .must = The Magic Harp calls you. If you move, you must go there.

dk-harp-free = The harp has no power over you in a chamber with a Master Key or a Teleport.
    .title = Free from the harp

dk-escape = Escape: when you place it right beside your hero, you may step in at once, with or without an arrow, unless an arrow of Escape points at you. This is no move, so no Wind Storm and no Magic Harp can hold you. Later, Escape is like an empty chamber.
    .title = Escape
    .not-beside = Your hero is not right beside the Escape chamber.
    .points-back = An arrow of the Escape chamber points at you.

## Drakon

dk-drakon-appears = Whoever brings the first Drakon Moves into the lair puts Drakon into any unoccupied chamber.
    .title = Drakon appears

dk-drakon-walks = Drakon walks from chamber to chamber, never diagonally and never over a gap. Arrows cannot stop her, and chambers do nothing to her. She may also stay where she is.
    .title = How Drakon walks
    .too-far = Drakon walks at most { $steps } chambers.
    .no-way = Drakon cannot get there.

dk-drakon-passes = Drakon catches only heroes in the chamber where she stops. She walks past all the others.
    .title = Drakon walks past

dk-encounter = If Drakon stops in your chamber, or if you enter hers, she catches you at once. You go back to the entrance and lose a coin, picked by chance. If you have none, you lose nothing.
    .title = Caught by Drakon

dk-drakon-first = If you enter Drakon’s chamber, she catches you before the chamber can do anything. Going back to the entrance is no move: nothing holds you and nothing else happens.
    .title = Drakon comes first

dk-drakon-at-entrance = If Drakon catches you at the entrance, you stay there and lose a coin. Someone who may move Drakon can let her stay: then she catches everyone who is at the entrance with her.
    .title = Drakon at the entrance

dk-drakon-end-of-turn = If you end your turn in Drakon’s chamber, she catches you.
    .title = Next to Drakon

dk-encounter-order = If Drakon catches several heroes, all go to the entrance first. Then they lose their coins in turn order, starting with the player whose turn it is.
    .title = Several heroes caught

dk-encounter-once = Drakon catches each hero only once in a turn.
    .title = Caught once per turn

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

dk-stuck = If nobody has a tile and nobody can move, the game ends. Everyone shows their coins, and the most gold wins.
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

dk-sorceress = Sorceress: when you move, you may leave your chamber by any side, without an arrow or even against one. You still have to follow a Magic Harp. From a Wind Storm you must be able to go 2 chambers, and only the first step is free.
    .title = Sorceress

dk-thief = Thief: take a coin, picked by chance, from another hero in your chamber.
    .title = Thief
    .not-here = That hero is not in your chamber.
    .no-coins = That hero has no coins.

dk-fighter = Fighter: throw away as many of your tiles as you like and draw as many new ones. If you then have fewer than 4, draw until you have 4.
    .title = Fighter

## Variants

dk-escape-from-lair = Escape from Drakon’s Lair: collect 8 gold, then enter an Escape or a Teleport chamber, and you win. If you are already in one when you get your 8 gold, you have to enter again.
    .title = Escape from the lair

dk-short-game = Short Game: 7 gold are enough to win.
    .title = Short Game

dk-fixed-gold = Five Coins: whoever first has 5 coins wins, whatever they are worth.
    .title = Five Coins

dk-team-play = Teams: with 4 or 6 players, those who sit opposite each other play together. A team needs 20 gold.
    .title = Teams
    .seats = Teams need 4 or 6 players.
    .partner = That is your partner. Choose someone from another team.

dk-team-coins = A team keeps its coins together, and both partners may look at them. What one of them loses comes out of these coins.
    .title = Coins of a team

dk-escape-any-side = Another way to play Escape: whoever stands beside an Escape chamber may always move into it, with or without an arrow, even out of a Wind Storm or away from a harp.
    .title = Escape for everyone

dk-steal-from-anyone = Another way to steal: whoever enters Steal a Coin chooses whom to steal from.
    .title = Steal from anyone

dk-switched-out = Another way to switch: the old chamber does not go to your hand, but out of the game.
    .title = Switched and gone

dk-knight-takes-tile = A stronger Knight: he also takes a tile, picked by chance, from the player whose hero he moved.
    .title = The Knight takes a tile

dk-thief-swaps = A smarter Thief: instead of stealing, the Thief may swap one of their own coins for one from the hoard, picked by chance.
    .title = The Thief swaps

dk-open-totals = The table may show everyone’s gold on the screen.
    .title = Running gold
