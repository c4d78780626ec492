# The rulebook of Dragonrealm in English: one message per rule, with the rule's id. `.title` names the rule, the other
# attributes are its refusals. Then come cards and effects, options, questions, buttons, the log and the scores.

### Chapters

dr-chapter-setup = Setting up
dr-chapter-turn = Your turn
dr-chapter-rest = Rest
dr-chapter-surprises = Goblins and rockslides
dr-chapter-explore = Explore
dr-chapter-academy = Academy and Alley
dr-chapter-enhancements = Enhancements
dr-chapter-completing = When a location is full
dr-chapter-places = Special locations
dr-chapter-ending = How the game ends
dr-chapter-scoring = Who wins
dr-chapter-screen = On the screen
dr-chapter-variants = Variants

## Setting up

dr-players = Dragonrealm is a game for 2, 3 or 4 players.
    .title = Players
    .seats = You need at least { $least } and at most { $most } players with these cards.

dr-location-cards = There are 20 locations, 5 of each colour: purple is level I, orange is level II, blue is level III, and green are the Dragons.
    .title = The locations

dr-adventurer-cards = The card deck has 68 cards: the numbers 1 to 12 in each of 5 colours, 6 Goblins! and 2 Rockslides.
    .title = The card deck

dr-location = A location shows its spaces, what you must reach to sneak, search or storm, a shield with the coins for first and second, and its Dragonstones.
    .title = What a location shows

dr-academy-or-alley = Below the locations lies either the Adventurer’s Academy or the Adventurer’s Alley. The table chooses. For your first game, take the Academy.
    .title = Academy or Alley

dr-location-deck = One Dragon, picked by chance, is the bottom of the location deck. Six more locations, also by chance, lie on it, going up: I, II, III, I, II, III. The other locations are put away unseen.
    .title = The location deck

dr-row = The top 3 locations are laid out in a row, face up. You can only explore what lies there.
    .title = The row
    .not-there = { $card } is not in the row.

dr-slots = The first location turned up lies on the left, the next in the centre, the third on the right.
    .title = Left, centre, right

dr-two-players = With 2 players, the Halfling Hideout and the Crystal Mountain stay out, and only 5 locations lie on the Dragon: I, II, III, I, II.
    .title = With 2 players

dr-four-players = With 4 players, 2 Goblins! cards, picked by chance, are put away unseen.
    .title = With 4 players

dr-first-enhancements = Everyone is dealt 3 enhancements, looks at them, and keeps either 2 of level 1 or 1 of level 2.
    .title = Your first enhancements
    .not-dealt = { $card } is not one of the cards you were dealt.
    .twice = You have already chosen { $card }.
    .levels = Keep { $ones } of level 1 or { $twos } of level 2.

dr-secret-enhancements = Your enhancements lie face down in front of you. The others see how many you have. That tells them the level, but not which ones they are.
    .title = Face-down enhancements

dr-enhancements-left = The enhancements that nobody keeps go under their deck. With the Academy that deck is put away. With the Alley it stays for buying.
    .title = The other enhancements

dr-adventurers = Everyone has 8 adventurers: little figures in their own colour.
    .title = Your adventurers

dr-goblin-supply = There are 6 goblin figures. They wait beside the locations.
    .title = The goblins

dr-dice = There are 6 dice. Each has the faces 1, 2, 2, 3, 3 and 4. For each card you play, you roll 1 die.
    .title = The dice

dr-first-hand = Everyone starts with 5 cards.
    .title = First hand

dr-secret-hands = Your hand is your secret. The others see how many cards you hold, not which ones. Cards that all have seen are remembered.
    .title = Secret hands

dr-face-up = Beside the deck always lie 2 cards face up.
    .title = Two open cards

dr-quiet-start = A Goblins! or Rockslide that is dealt or turned up before the first turn does nothing: it is shuffled back and another card takes its place.
    .title = A quiet start

dr-first-player = Chance decides who goes first.
    .title = Who starts

## Your turn

dr-turn = On your turn you do one thing: rest, or explore a location. You cannot skip your turn. Then the player on your left goes.
    .title = One thing per turn
    .no-pass = You cannot skip your turn. You can always rest.
    .answer-first =
        { $question ->
            [keep] First choose which enhancements to keep.
            [turn] First choose: rest or explore.
            [rest] First draw your next card.
            [roll] First settle your roll.
            [swamp] First discard a card for the Fire Swamp.
            [limit] First discard down to the hand limit.
            [pass] First choose the cards to pass for the rockslide.
            [alley] First say whether you buy in the Alley.
           *[other] Another question has to be answered first.
        }

## Rest

dr-rest = To rest, draw 2 cards, one after the other. Each comes from the deck or from the 2 open cards, as you like.
    .title = Rest

dr-take-face-up = If you take an open card, another one from the deck takes its place at once. So you may even take that one next.
    .title = Taking an open card
    .not-there = { $card } is not one of the open cards.

dr-hand-limit = You can hold 9 cards. As soon as you have more, you choose a card to discard and then go on. You may rest even with 9 cards. Enhancements do not count.
    .title = At most 9 cards

dr-reshuffle = When the deck runs out, the discards are shuffled at once into a new deck, goblins and rockslides too.
    .title = A new deck

## Goblins and rockslides

dr-goblins = When someone draws or turns up a Goblins! card, it points left, centre or right. A goblin figure goes to that location and takes a space. Then the card is discarded and replaced.
    .title = Goblins!

dr-goblins-two-left = When only 2 locations are left, left and right still mean the left one and the right one. Centre then means the one without a Dragon.
    .title = Goblins and two locations

dr-goblins-never = Goblins never go to a Dragon, nor to the Academy or Alley. If the card points to a Dragon, no goblin is placed.
    .title = Where goblins do not go

dr-goblins-all-out = If all 6 goblins are out on locations, none is placed.
    .title = No goblin left

dr-goblin-completes = If a goblin takes the last space, the location is scored at once. A new one takes its place, and only then is the Goblins! card replaced.
    .title = A goblin fills a location

dr-rockslide = When someone draws or turns up a Rockslide, it is discarded. Then everyone passes 2 cards to the left, or 1 card to the right: the card says which. After that the Rockslide is replaced.
    .title = Rockslide!

dr-rockslide-choice = In a rockslide everyone chooses in secret, and all cards move together. You cannot pass on a card you only just got. With 2 players, both sides are the other player.
    .title = Choosing what to pass
    .count =
        { $need ->
            [one] You must pass exactly { $need } card.
           *[other] You must pass exactly { $need } cards.
        }

dr-rockslide-short = If you do not have enough cards, pass what you have. Whoever gets too few from you draws the rest from the deck.
    .title = Too few cards to pass

dr-rockslide-order = Those who must draw in a rockslide do so in turn order, starting with the player whose turn it is. Goblins! or another Rockslide drawn then wait until this rockslide is over.
    .title = One slide after the other

dr-replacement = The card that replaces a Goblins! or a Rockslide always comes from the top of the deck. If that is a surprise too, it happens next.
    .title = Replacement cards

## Explore

dr-explore = Pick a location in the row and a way to explore it: sneak, search or storm. Show the cards and the once-only enhancements you play, then roll.
    .title = Explore

dr-play-from-hand = You play cards from your own hand, and each card only once.
    .title = Cards from your hand
    .not-in-hand = { $card } is not in your hand.
    .twice = You have already chosen { $card }.

dr-card-count = Play 1 to 6 cards when you explore.
    .title = 1 to 6 cards
    .none = Choose at least 1 card to play.
    .too-many = That makes { $count } cards. You can play at most { $most }.

dr-sneak = To sneak, play numbers in a row, in any colours. After 12 the row does not go on with 1.
    .title = Sneak
    .not-a-run = To sneak you need numbers in a row, like 4, 5, 6.

dr-search = To search, play cards with the same number.
    .title = Search
    .not-one-number = To search you need cards with the same number.

dr-storm = To storm, play cards of the same colour.
    .title = Storm
    .not-one-suit = To storm you need cards of the same colour.

dr-single-card = You can always play just 1 card. It is good for sneaking, searching or storming, as you like.
    .title = Just one card

dr-roll = Roll 1 die for each card you played. Add your bonuses. You need at least the number that the location shows for your way.
    .title = The roll

dr-six-dice = You never roll more than 6 dice. Six cards and the Pet Chipmunk together are too many.
    .title = At most 6 dice
    .no-room = There is no room for another die: { $dice } is the most.

dr-hopeless = You may even try what no roll can reach. A failure still sends an adventurer to the Academy or the Alley.
    .title = Trying the impossible

dr-after-roll = After the roll you may roll a die again, call adventurers from the Academy, or let it stand. You are asked if that could still matter. If a face-down card of yours might be the Lucky Socks, you are asked too, so that waiting gives nothing away.
    .title = Settling the roll

dr-success = If your total reaches the number, or goes above it, you succeed: place 1 of your adventurers on the location.
    .title = It worked!

dr-gold-circle = If the way you used has a gold circle on that location, place 2 adventurers instead of 1.
    .title = Gold circle

dr-last-space = With a gold circle you place 2 adventurers even if only 1 space is free. Both count.
    .title = Squeezing in

dr-draw-after-success = After a success the cards you played are discarded and you draw 1 card from the deck. The location is scored first if it is full.
    .title = A card for a success

dr-failure = If your total is too low, your cards come back to your hand and you draw nothing. One of your adventurers goes to the Academy or the Alley, and your turn ends.
    .title = Missed

dr-no-adventurers = If you have too few adventurers at home, place those you have. If you have none at home, they come from the Academy or the Alley. If you have none there either, you may still explore, but you place nobody.
    .title = Too few adventurers

## Academy and Alley

dr-academy = After a roll you may take any number of your adventurers away from the Academy. Each adds 1 to the roll. Those who came there in an earlier turn can help.
    .title = Adventurer’s Academy
    .not-here = There is no Academy in this game.
    .too-many =
        { $have ->
            [0] None of your adventurers in the Academy can help.
            [one] Only { $have } of your adventurers in the Academy can help.
           *[other] Only { $have } of your adventurers in the Academy can help.
        }
    .none = Choose at least 1 adventurer to call.

dr-academy-home = Adventurers who leave the Academy come home first, so you can place them again in the same turn.
    .title = Back from the Academy

dr-alley = The Adventurer’s Alley takes the place of the Academy. After a failure an adventurer goes there. In the Alley they add nothing to a roll, but buy enhancements.
    .title = Adventurer’s Alley
    .not-here = There is no Alley in this game.

dr-alley-buy = To buy, take 2 of your adventurers home from the Alley and pay. Level 1 costs 1 card from your hand, level 2 costs 2 coins. Cards in a roll that is not settled cannot pay.
    .title = Buying in the Alley
    .adventurers =
        { $have ->
            [0] You need { $need } adventurers in the Alley, and you have none there.
           *[other] You need { $need } adventurers in the Alley, and you have { $have } there.
        }
    .price =
        { $need ->
            [one] You must pay with exactly { $need } card from your hand.
           *[other] You must pay with exactly { $need } cards from your hand.
        }
    .coins =
        { $have ->
            [0] You need { $need } coins, and you have none.
           *[other] You need { $need } coins, and you have { $have }.
        }
    .played = { $card } was played in this roll. Pay with another card.
    .no-cards = Level 2 is paid with coins, not with cards.
    .level = You can buy level 1 or level 2, not level { $level }.

dr-alley-draw = Enhancements are turned over until one of your level comes. You must take it, and only you see it. Then the rest of the deck is shuffled unseen.
    .title = What you get

dr-alley-sold-out = When a level has run out, it cannot be bought, and nothing is paid for it.
    .title = Sold out
    .level = There are no more enhancements of level { $level }.

dr-alley-coins = Only coins you have won can be spent. Coins on enhancements and coins of the final count do not pay in the Alley.
    .title = Coins that can pay

dr-alley-after-roll = What you buy after a roll does not change that roll.
    .title = Too late for this roll

dr-alley-when = You can buy when it is your turn to decide: before you rest or explore, after a roll, and at the end of your turn. You may use adventurers who have only just arrived.
    .title = When you can buy

dr-waiting-adventurers = Each of your adventurers in the Academy or the Alley at the end counts as 1 Dragonstone, but only 3 of them.
    .title = Adventurers who stay

## Enhancements

dr-enhancement = Enhancements help you to explore or bring treasure at the end. They are not part of your hand.
    .title = Enhancements

dr-own-enhancement = You use your own enhancements only, and as many at once as you like. When you use one, turn it face up.
    .title = Your own helpers
    .not-yours = You do not have { $card }.
    .twice = You have already chosen { $card }.

dr-permanent = Some enhancements stay with you. Their bonus counts by itself each time it fits, and then the card lies face up.
    .title = Helpers that stay
    .always-counts = { $card } stays with you and counts by itself. You do not need to choose it.

dr-once = Some enhancements work only once. Show them before you roll. If you succeed, they are used up. If you fail, they stay face up in front of you, and you can use them again.
    .title = Only once

dr-once-gone = Used-up enhancements are out of the game. Nobody can buy them again.
    .title = Used up

dr-roll-bonus = Many enhancements add something to the roll. Some do so only when you sneak, only when you search, or only when you storm.
    .title = Bonuses
    .wrong-way =
        { $method ->
            [sneak] { $card } does not help you to sneak.
            [search] { $card } does not help you to search.
           *[storm] { $card } does not help you to storm.
        }

dr-socks = When your roll is too low, the Lucky Socks let you roll 1 die again, once in each roll. The new number stands.
    .title = Lucky Socks
    .no-such-die = None of your dice shows { $value }.
    .not-now = You cannot roll a die again now.

dr-chipmunk = The Pet Chipmunk gives you 1 extra die, once.
    .title = Pet Chipmunk

dr-mask = With the Shapeshifter’s Mask, 1 of the cards you play counts as any number and any colour, once.
    .title = Shapeshifter’s Mask
    .not-needed = These cards fit without the Mask. Keep it for later.

dr-wings = With the Wings of Speed you draw 1 card after each failure.
    .title = Wings of Speed

dr-treasures = Some enhancements are worth coins or Dragonstones at the end. Then all enhancements are turned face up.
    .title = Treasure for the end

## When a location is full

dr-complete = As soon as adventurers and goblins together fill all spaces of a location, it is complete and is scored at once.
    .title = Complete

dr-first-second = Whoever has the most adventurers there gets the left number of coins. Second gets the right number. Everyone else with an adventurer there gets 1 coin.
    .title = First and second

dr-goblins-count = The goblins on a location count together as one player. Coins that they win are lost.
    .title = Goblins count too

dr-alone = If only one player is on the location and no goblins are, that player gets the coins for first and for second.
    .title = All alone

dr-tie-first = If several are tied for first, add both numbers, divide by how many are tied, and round down: each gets that. Everyone else there gets 1 coin.
    .title = Tied for first

dr-tie-second = If several are tied for second, divide the right number by how many are tied, and round down: each gets that.
    .title = Tied for second

dr-location-card = Whoever alone is first also wins the location card with its Dragonstones. It lies face down.
    .title = The location card

dr-nobody-wins = If players are tied for first, or the goblins are first alone, the card is discarded.
    .title = Nobody wins the card

dr-tie-with-goblins = If a player is tied for first only with the goblins, that player still wins the card. Goblins do not care for Dragonstones.
    .title = Tied with goblins

dr-new-location = A scored location is replaced by the next one from the deck. When there are no more, the row closes up and you play on with fewer.
    .title = The next location

dr-go-home = All adventurers and goblins go home from a scored location.
    .title = Everyone goes home

dr-coins = Coins are copper for 1, silver for 5 and gold for 10. Change is always given, and they never run out.
    .title = Coins

dr-secret-coins = Your coins and the location cards you won lie face down. You may always look at your own.
    .title = Secret treasure

## Special locations

dr-cave-of-bats = In the Cave of Bats there is room for at most 2 players. Goblins do not count for that.
    .title = Cave of Bats
    .full = { $card } already has adventurers of { $most } other players.

dr-fire-swamp = If you fail in the Fire Swamp, you discard 1 card. It may be one that you just played. After that, the Wings of Speed let you draw.
    .title = Fire Swamp

dr-dungeon = In the Dungeon of Despair the Academy does not help your roll, and after a failure nobody goes to the Academy or the Alley.
    .title = Dungeon of Despair
    .no-help = The Academy does not help in { $card }.

## How the game ends

dr-end = As soon as the Dragon is complete, the game ends, whoever’s turn it is.
    .title = The Dragon is complete

dr-end-scoring = The Dragon is scored. Then each location that is not full is scored too, as if it were complete.
    .title = The last locations

dr-endless = If for 30 rounds no adventurer and no goblin comes to a location, the game ends in the same way.
    .title = Nothing happens

## Who wins

dr-dragonstones = Count your Dragonstones: on the locations you won, for adventurers in the Academy or the Alley, and on your enhancements.
    .title = Dragonstones

dr-most-dragonstones = Whoever has the most Dragonstones gets 5 coins. If several have the most, each of them gets 3, even if that is none at all.
    .title = Most Dragonstones

dr-winner = Add up your coins, those on enhancements too. Whoever has the most coins wins.
    .title = The winner

dr-tie = If several have the most coins, the one of them with the most Dragonstones wins. If that is level too, they share the win.
    .title = Ties

## On the screen

dr-choose-by-click = Click a location and your cards, then the button for sneak, search or storm. To rest, click the deck or an open card, then once more for the second. To discard or pass a card, click it.
    .title = Play by clicking

dr-sort = Sort your hand by colour or by number, whenever you like.
    .title = Sort your hand

dr-in-the-open = Everyone can see the row with all figures, the open cards, the discards, face-up enhancements, and how many cards each player holds.
    .title = What all can see

## Variants

dr-mixed-deal = Mixed deal: everyone is dealt 2 enhancements of level 1 and 1 of level 2, and then keeps either both of level 1 or the one of level 2.
    .title = Mixed deal
    .too-few = These cards have too few enhancements for the mixed deal.

dr-open-hands = Open hands: everyone plays with their cards face up. Good for learning the game.
    .title = Open hands

dr-open-totals = The table may show everyone’s coins and Dragonstones from locations on the screen.
    .title = Running treasure

### Cards

dr-suit-red = Red
dr-suit-orange = Orange
dr-suit-green = Green
dr-suit-blue = Blue
dr-suit-purple = Purple

dr-level =
    { $level ->
        [1] Level I
        [2] Level II
        [3] Level III
       *[other] Dragon
    }
dr-effect-add-points =
    { $methods ->
        [sneak] +{ $amount } when you sneak
        [search] +{ $amount } when you search
        [storm] +{ $amount } when you storm
       *[any] +{ $amount } to any roll
    }
dr-effect-reroll-one-die = After a low roll, roll 1 die again
dr-effect-extra-die =
    { $amount ->
        [one] { $amount } extra die in a roll
       *[other] { $amount } extra dice in a roll
    }
dr-effect-wild-adventurer =
    { $amount ->
        [one] { $amount } card counts as any number and colour
       *[other] { $amount } cards count as any number and colour
    }
dr-effect-coins =
    { $amount ->
        [one] { $amount } coin at the end
       *[other] { $amount } coins at the end
    }
dr-effect-dragonstones =
    { $amount ->
        [one] { $amount } Dragonstone at the end
       *[other] { $amount } Dragonstones at the end
    }
dr-effect-draw-on-failure =
    { $amount ->
        [one] After a failure, draw { $amount } card
       *[other] After a failure, draw { $amount } cards
    }
dr-lasts-permanent = Stays with you
dr-lasts-once = Works once
dr-effect-at-most-players =
    { $amount ->
        [one] At most { $amount } player
       *[other] At most { $amount } players
    }
dr-effect-discard-on-failure =
    { $amount ->
        [one] After a failure, discard { $amount } card
       *[other] After a failure, discard { $amount } cards
    }
dr-effect-no-academy = The Academy does not help here, and a failure sends nobody there

### Options

dr-option-centre = In the centre
    .help = The Academy helps with rolls and is best for a first game. In the Alley you buy enhancements.
dr-option-centre-academy = Adventurer’s Academy
dr-option-centre-alley = Adventurer’s Alley
dr-option-deal = First enhancements
    .help = Any three cards, or two of level 1 and one of level 2 for everyone, so that all can choose.
dr-option-deal-any = Any three
dr-option-deal-mixed = Two and one
dr-option-open_hands = Open hands
    .help = Everyone sees everyone’s cards. Good for learning together.
dr-option-open_totals = Show running treasure
    .help = Shows everyone’s coins and Dragonstones on the screen while you play.

### Questions to a player, and what the others read meanwhile

dr-ask-keep = Your enhancements: keep { $ones } of level 1 or { $twos } of level 2.
dr-ask-turn = Your turn! Rest, or explore a location?
dr-ask-rest = Draw your next card: from the deck, or an open one?
dr-ask-roll = You have { $total } and need { $needed }. What do you do?
dr-ask-alley = Your turn is almost over. Do you want to buy in the Alley?
dr-ask-swamp =
    { $left ->
        [one] You are stuck in the Fire Swamp. Choose 1 card to discard.
       *[other] You are stuck in the Fire Swamp. Choose { $left } cards to discard.
    }
dr-ask-limit =
    { $left ->
        [one] Your hand is too full. Choose 1 card to discard.
       *[other] Your hand is too full. Choose { $left } cards to discard.
    }
dr-ask-pass =
    { $left ->
        [one] Rockslide! Choose 1 card for { $name }.
       *[other] Rockslide! Choose { $left } cards for { $name }.
    }

dr-wait-keep = Waiting for { $name }: which enhancements to keep.
dr-wait-turn = It is { $name }’s turn.
dr-wait-rest = Waiting for { $name }: the next card of the rest.
dr-wait-roll = Waiting for { $name }: what to do with the roll.
dr-wait-alley = Waiting for { $name }: buy in the Alley?
dr-wait-swamp = Waiting for { $name }: a card for the Fire Swamp.
dr-wait-limit = Waiting for { $name }: too many cards in hand.
dr-wait-pass = Waiting for { $name }: cards to pass in the rockslide.

### Buttons and lists
# $target is a location. $extra = yes: there are once-only enhancements in $using; no: there are none.

dr-do-keep = Keep { $cards }
dr-do-draw =
    { $from ->
        [open] Take { $card }
       *[deck] Draw from the deck
    }
dr-do-explore =
    { $method ->
        [sneak] Sneak into { $target }
        [search] Search { $target }
       *[storm] Storm { $target }
    } { $extra ->
        [yes] with { $cards }, plus { $using }
       *[no] with { $cards }
    }
dr-do-reroll = Roll a { $value } again
dr-do-call =
    { $count ->
        [one] Call { $count } adventurer from the Academy
       *[other] Call { $count } adventurers from the Academy
    }
dr-do-stand = Keep the roll
dr-do-buy =
    { $extra ->
        [yes] Buy level { $level } with { $cards }
       *[no] Buy level { $level } with coins
    }
dr-do-end-turn = End the turn
dr-do-discard = Discard { $card }
dr-do-pass = Pass { $cards }

### The log
# Of a set-up: what lies in the centre ($card), then the row, the open cards, and what this number of players leaves out.
# Of a completed location: the heading, then a line for each player who was there, for the goblins, and for the card.

dr-log-set-up = The table is laid. In the centre: { $card }. In the row: { $cards }.
dr-log-open-cards = Open cards: { $cards }.
dr-log-left-out = Not in this game: { $cards }.
dr-log-goblins-out =
    { $count ->
        [one] { $count } Goblins! card is put away unseen.
       *[other] { $count } Goblins! cards are put away unseen.
    }
dr-log-dealt =
    { $you ->
        [yes]
            { $known ->
                [yes] You start with { $cards }.
               *[no] You start with { $count } cards.
            }
       *[no]
            { $known ->
                [yes] { $name } starts with { $cards }.
               *[no] { $name } starts with { $count } cards.
            }
    }
dr-log-offered =
    { $you ->
        [yes] You look at these enhancements: { $cards }.
       *[no] { $name } looks at { $count } enhancements.
    }
dr-log-answered =
    { $you ->
        [yes] You have chosen.
       *[no] { $name } has chosen.
    }
dr-log-kept =
    { $you ->
        [yes] You keep { $cards }.
       *[no]
            { $count ->
                [one] { $name } keeps { $count } enhancement of level { $level }.
               *[other] { $name } keeps { $count } enhancements of level { $level }.
            }
    }
dr-log-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $name }’s turn.
    }
dr-log-rested =
    { $you ->
        [yes] You rest.
       *[no] { $name } rests.
    }
dr-log-drew =
    { $you ->
        [yes]
            { $known ->
                [yes] You draw { $card }.
               *[no] You draw a card.
            }
       *[no]
            { $known ->
                [yes] { $name } draws { $card }.
               *[no] { $name } draws a card.
            }
    }
dr-log-took =
    { $you ->
        [yes] You take { $card }.
       *[no] { $name } takes { $card }.
    }
dr-log-turned-up = New open card: { $card }.
dr-log-shuffled =
    { $count ->
        [one] The discards become a new deck with { $count } card.
       *[other] The discards become a new deck with { $count } cards.
    }
dr-log-goblins =
    { $why ->
        [placed] { $card }: a goblin comes to { $target }.
        [dragon] { $card }: but goblins do not go to a Dragon.
       *[none-left] { $card }: but all goblins are out already.
    }
dr-log-rockslide =
    { $direction ->
        [left]
            { $count ->
                [one] Rockslide! Everyone passes { $count } card to the left.
               *[other] Rockslide! Everyone passes { $count } cards to the left.
            }
       *[right]
            { $count ->
                [one] Rockslide! Everyone passes { $count } card to the right.
               *[other] Rockslide! Everyone passes { $count } cards to the right.
            }
    }
dr-log-passed =
    { $you ->
        [giver]
            { $known ->
                [yes] You pass { $cards } to { $receiver }.
               *[no]
                    { $count ->
                        [0] You have nothing to pass to { $receiver }.
                        [one] You pass { $count } card to { $receiver }.
                       *[other] You pass { $count } cards to { $receiver }.
                    }
            }
        [receiver]
            { $known ->
                [yes] { $giver } passes you { $cards }.
               *[no]
                    { $count ->
                        [0] { $giver } has nothing to pass to you.
                        [one] { $giver } passes you { $count } card.
                       *[other] { $giver } passes you { $count } cards.
                    }
            }
       *[no]
            { $known ->
                [yes] { $giver } passes { $cards } to { $receiver }.
               *[no]
                    { $count ->
                        [0] { $giver } has nothing to pass to { $receiver }.
                        [one] { $giver } passes { $count } card to { $receiver }.
                       *[other] { $giver } passes { $count } cards to { $receiver }.
                    }
            }
    }
dr-log-waits =
    { $you ->
        [yes] You draw { $card }. The card waits until the rockslide is over.
       *[no] { $name } draws { $card }. The card waits until the rockslide is over.
    }
dr-log-explored =
    { $you ->
        [yes]
            { $method ->
                [sneak] You sneak into { $target }
                [search] You search { $target }
               *[storm] You storm { $target }
            }
       *[no]
            { $method ->
                [sneak] { $name } sneaks into { $target }
                [search] { $name } searches { $target }
               *[storm] { $name } storms { $target }
            }
    } { $extra ->
        [yes] with { $cards }, plus { $using }.
       *[no] with { $cards }.
    }
dr-log-showed =
    { $you ->
        [yes] You turn face up: { $cards }.
       *[no] { $name } turns face up: { $cards }.
    }
dr-log-rolled =
    { $you ->
        [yes] You roll { $dice }
       *[no] { $name } rolls { $dice }
    }{ $bonus ->
        [0] : { $total }, with { $needed } needed.
       *[other] {""} plus { $bonus }: { $total }, with { $needed } needed.
    }
dr-log-rerolled =
    { $you ->
        [yes] You roll a { $was } again: now { $now }. That makes { $total }, with { $needed } needed.
       *[no] { $name } rolls a { $was } again: now { $now }. That makes { $total }, with { $needed } needed.
    }
dr-log-called =
    { $you ->
        [yes]
            { $count ->
                [one] You call { $count } adventurer from the Academy.
               *[other] You call { $count } adventurers from the Academy.
            }
       *[no]
            { $count ->
                [one] { $name } calls { $count } adventurer from the Academy.
               *[other] { $name } calls { $count } adventurers from the Academy.
            }
    } That makes { $total }, with { $needed } needed.
dr-log-stood =
    { $you ->
        [yes] You keep the roll.
       *[no] { $name } keeps the roll.
    }
dr-log-succeeded =
    { $you ->
        [yes]
            { $placed ->
                [0] It worked, but you have no adventurer for { $target }
                [one] It worked! You place { $placed } adventurer on { $target }
               *[other] It worked! You place { $placed } adventurers on { $target }
            }
       *[no]
            { $placed ->
                [0] It worked, but { $name } has no adventurer for { $target }
                [one] It worked! { $name } places { $placed } adventurer on { $target }
               *[other] It worked! { $name } places { $placed } adventurers on { $target }
            }
    }{ $fetched ->
        [0] .
       *[other] , straight from the Academy or the Alley.
    }
dr-log-spent =
    { $you ->
        [yes] You use up { $cards }.
       *[no] { $name } uses up { $cards }.
    }
dr-log-played =
    { $you ->
        [yes] You discard the cards you played: { $cards }.
       *[no] { $name } discards the cards played: { $cards }.
    }
dr-log-failed =
    { $you ->
        [yes] You fail at { $target }
       *[no] { $name } fails at { $target }
    }{ $sent ->
        [0] .
        [one]
            { $centre ->
                [academy] . An adventurer goes to the Academy.
               *[alley] . An adventurer goes to the Alley.
            }
       *[other]
            { $centre ->
                [academy] . { $sent } adventurers go to the Academy.
               *[alley] . { $sent } adventurers go to the Alley.
            }
    }
dr-log-discarded =
    { $you ->
        [yes]
            { $why ->
                [limit] You discard { $cards } to keep to the hand limit.
                [swamp] You discard { $cards } in the Fire Swamp.
               *[alley] You pay with { $cards }.
            }
       *[no]
            { $why ->
                [limit] { $name } discards { $cards } to keep to the hand limit.
                [swamp] { $name } discards { $cards } in the Fire Swamp.
               *[alley] { $name } pays with { $cards }.
            }
    }
dr-log-bought =
    { $you ->
        [yes] You buy { $card } in the Alley
       *[no] { $name } buys an enhancement of level { $level } in the Alley
    }{ $coins ->
        [0] .
        [one] {""} for { $coins } coin.
       *[other] {""} for { $coins } coins.
    }
dr-log-completed =
    { $full ->
        [yes] { $target } is complete!
       *[no] { $target } is scored at the end.
    }
dr-log-paid =
    { $you ->
        [yes]
            { $coins ->
                [0] You get nothing.
                [one] You get { $coins } coin.
               *[other] You get { $coins } coins.
            }
       *[no]
            { $coins ->
                [0] { $name } gets nothing.
                [one] { $name } gets { $coins } coin.
               *[other] { $name } gets { $coins } coins.
            }
    }
dr-log-goblins-there =
    { $count ->
        [one] { $count } goblin was there.
       *[other] { $count } goblins were there.
    }
dr-log-won-card =
    { $you ->
        [yes]
            { $dragonstones ->
                [one] You win the card with { $dragonstones } Dragonstone.
               *[other] You win the card with { $dragonstones } Dragonstones.
            }
       *[no]
            { $dragonstones ->
                [one] { $name } wins the card with { $dragonstones } Dragonstone.
               *[other] { $name } wins the card with { $dragonstones } Dragonstones.
            }
    }
dr-log-no-card = Nobody wins the card.
dr-log-revealed = New in the row: { $target }.
dr-log-closed-up =
    { $any ->
        [yes] The row closes up: { $cards }.
       *[no] The row is empty.
    }
dr-log-counted =
    { $you ->
        [yes]
            { $dragonstones ->
                [one] You have { $dragonstones } Dragonstone
               *[other] You have { $dragonstones } Dragonstones
            }
       *[no]
            { $dragonstones ->
                [one] { $name } has { $dragonstones } Dragonstone
               *[other] { $name } has { $dragonstones } Dragonstones
            }
    }{ $bonus ->
        [0] .
        [one] , the most: { $bonus } coin more.
       *[other] , the most: { $bonus } coins more.
    }
dr-log-enhancement-coins =
    { $you ->
        [yes]
            { $coins ->
                [one] Your enhancements bring { $coins } coin.
               *[other] Your enhancements bring { $coins } coins.
            }
       *[no]
            { $coins ->
                [one] { $name }’s enhancements bring { $coins } coin.
               *[other] { $name }’s enhancements bring { $coins } coins.
            }
    }
dr-log-ended =
    { $why ->
        [dragon] The Dragon is complete. The game is over!
       *[quiet] Nobody has come to a location for too long. The game is over!
    }

### Scores

dr-score-coins =
    { $coins ->
        [one] Won: { $coins } coin
       *[other] Won: { $coins } coins
    }
dr-score-enhancements =
    { $coins ->
        [one] Enhancements: { $coins } coin
       *[other] Enhancements: { $coins } coins
    }
dr-score-dragonstones =
    { $dragonstones ->
        [one] { $dragonstones } Dragonstone
       *[other] { $dragonstones } Dragonstones
    }
dr-score-bonus =
    { $coins ->
        [one] Most Dragonstones: { $coins } coin
       *[other] Most Dragonstones: { $coins } coins
    }
dr-score-total = Total
dr-tie-broken = Level on coins: the most Dragonstones decide.
dr-tie-shared = Level to the end: the win is shared.

### The table as text

dr-table-row = Locations
dr-table-sneak =
    { $gold ->
        [yes] sneak { $needed } ◎
       *[no] sneak { $needed }
    }
dr-table-search =
    { $gold ->
        [yes] search { $needed } ◎
       *[no] search { $needed }
    }
dr-table-storm =
    { $gold ->
        [yes] storm { $needed } ◎
       *[no] storm { $needed }
    }
dr-table-prizes = coins { $first }/{ $second }
dr-table-dragonstones =
    { $count ->
        [one] { $count } Dragonstone
       *[other] { $count } Dragonstones
    }
dr-table-spaces = { $taken } of { $spaces } spaces
dr-table-there = { $name } { $count }
dr-table-goblins = Goblins { $count }
dr-table-players = Players
dr-table-turn = ▸ { $name }
dr-table-hand =
    { $known ->
        [yes]
            { $count ->
                [one] 1 card: { $cards }
               *[other] { $count } cards: { $cards }
            }
       *[no]
            { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
    }
dr-table-home =
    { $count ->
        [one] { $count } adventurer at home
       *[other] { $count } adventurers at home
    }
dr-table-centre =
    { $centre ->
        [academy] { $count } in the Academy
       *[alley] { $count } in the Alley
    }
dr-table-face-down =
    { $count ->
        [one] { $count } face-down enhancement
       *[other] { $count } face-down enhancements
    }
dr-table-won =
    { $count ->
        [one] { $count } location won
       *[other] { $count } locations won
    }
dr-table-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
dr-table-piles = Decks
dr-table-open = Open cards: { $cards }
dr-table-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
dr-table-discards =
    { $count ->
        [one] Discards: { $count } card
       *[other] Discards: { $count } cards
    }
dr-table-locations =
    { $count ->
        [one] Location deck: { $count } card
       *[other] Location deck: { $count } cards
    }
dr-table-enhancements =
    { $count ->
        [one] Enhancement deck: { $count } card
       *[other] Enhancement deck: { $count } cards
    }
dr-table-goblins-left =
    { $count ->
        [one] { $count } goblin waiting
       *[other] { $count } goblins waiting
    }
dr-table-your-hand = Your hand
dr-table-by-number = by number
dr-table-by-colour = by colour
dr-table-your-enhancements = Your enhancements
