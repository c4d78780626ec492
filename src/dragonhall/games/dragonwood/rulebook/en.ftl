# The rulebook of Dragonwood in English: one message per rule, with the rule's id. `.title` names the rule, the other
# attributes are its refusals. Then come cards and effects, options, questions, buttons, the log and the scores.

### Chapters

dw-chapter-setup = Setting up
dw-chapter-turn = Your turn
dw-chapter-reload = Reload
dw-chapter-capture = Capture
dw-chapter-enhancements = Enhancements
dw-chapter-events = Events
dw-chapter-ending = How the game ends
dw-chapter-scoring = Points
dw-chapter-screen = On the screen
dw-chapter-variants = Variants

## Setting up

dw-players = Dragonwood is a game for 2, 3 or 4 players.
    .title = Players
    .seats = You need at least { $least } and at most { $most } players with these cards.

dw-dragonwood-cards = The Dragonwood deck has 42 cards: 29 creatures, 9 enhancements and 4 events.
    .title = The Dragonwood deck

dw-adventurer-cards = The adventurer deck has 64 cards: the numbers 1 to 12 in each of 5 colours, and 4 Lucky Ladybugs.
    .title = The adventurer deck

dw-removed-cards = Before the game, some Dragonwood cards, picked at random, are put away unseen: 12 with 2 players, 10 with 3, 8 with 4. The two dragons always stay in.
    .title = Cards put away
    .range = You can put away { $least } to { $most } cards.

dw-first-landscape = The first 5 cards are laid out face up. If one of them is an event, nothing happens: it is shuffled back into the deck and another card takes its place.
    .title = The first landscape

dw-dragons-below = Both dragons are shuffled into the lower half of the Dragonwood deck. If the deck does not split evenly, the odd card lies in the upper half.
    .title = Dragons lie deep

dw-landscape = The face-up cards are the landscape. There are 5 of them, and you can only capture what lies there.
    .title = The landscape
    .not-there = { $card } is not in the landscape.

dw-first-hand = Everyone starts with 5 adventurers.
    .title = First hand

dw-secret-hands = Your hand is your secret. The others see how many cards you hold, not which ones. Cards that you showed and took back are remembered.
    .title = Secret hands

dw-first-ladybug = A Lucky Ladybug in your first hand is swapped for 2 cards before anyone plays. So you may start with more than 5 cards.
    .title = Ladybug at the start

dw-dice = There are 6 dice. Each has the faces 1, 2, 2, 3, 3 and 4. For each card you play, you roll 1 die.
    .title = The dice

dw-first-player = Chance decides who goes first.
    .title = Who starts

## Your turn

dw-turn = On your turn you do one thing: reload, or try to capture a card. You cannot skip your turn. Then the player on your left goes.
    .title = One thing per turn
    .no-pass = You cannot skip your turn. You can always reload.
    .answer-first =
        { $question ->
            [turn] First choose: reload or try a capture.
            [reroll] First decide about the re-roll.
            [wound] First discard a card for your wound.
            [limit] First discard down to the hand limit.
            [thunder] First choose a card to discard for the storm.
            [pass] First choose a card to pass to the right.
           *[other] Another question has to be answered first.
        }

## Reload

dw-reload = To reload, draw 1 adventurer. That is your whole turn.
    .title = Reload

dw-hand-limit = You can hold 9 cards. If you have more after drawing, you choose which ones to discard until you are back to 9. You may reload even with 9 cards.
    .title = At most 9 cards

dw-ladybug = A Lucky Ladybug never stays in your hand. It is discarded and you draw 2 cards instead.
    .title = Lucky Ladybug

dw-reshuffle = When someone must draw and the adventurer deck is empty, the discards are shuffled into a new deck, ladybugs too.
    .title = A new deck

## Capture

dw-attempt = Pick a card in the landscape and a way to capture it: strike, stomp or scream. Show the adventurers and once-only enhancements you play, then roll.
    .title = Try a capture

dw-play-from-hand = You play adventurers from your own hand, and each card only once.
    .title = Cards from your hand
    .not-in-hand = { $card } is not in your hand.
    .twice = You have already chosen { $card }.

dw-card-count = Play 1 to 6 cards in an attempt. A Charmed Potion counts as a card.
    .title = 1 to 6 cards
    .none = Choose at least 1 card to play.
    .too-many = That makes { $count } cards. You can play at most { $most }.

dw-strike = For a strike, play numbers in a row, in any colours. After 12 the row does not go on with 1.
    .title = Strike
    .not-a-run = A strike needs numbers in a row, like 4, 5, 6.

dw-stomp = For a stomp, play cards with the same number.
    .title = Stomp
    .not-one-number = A stomp needs cards with the same number.

dw-scream = For a scream, play cards of the same colour.
    .title = Scream
    .not-one-suit = A scream needs cards of the same colour.

dw-single-card = You can always play just 1 card. It counts as a strike, a stomp or a scream, as you like.
    .title = Just one card

dw-strength = Each card shows 3 numbers: sword for a strike, boot for a stomp, face for a scream. Your dice and bonuses together must reach the number for your way. Some ways are much harder than others. You cannot try what no roll could reach.
    .title = What you must reach
    .out-of-reach =
        { $method ->
            [strike] This needs { $needed } on a strike;
            [stomp] This needs { $needed } on a stomp;
            [scream] This needs { $needed } on a scream;
           *[spell] The Dragon Spell needs { $needed };
        } { $dice ->
            [one] { $dice } die makes
           *[other] { $dice } dice make
        } { $bonus ->
            [0] at most { $most }.
           *[other] at most { $most }, with your bonus of { $bonus } counted in.
        }

dw-six-dice = You never roll more than 6 dice. Six cards and the Friendly Bunny together are too many.
    .title = At most 6 dice
    .no-room = There is no room for another die: { $dice } is the most.

dw-success = If your total reaches the number on the card, or goes above it, you capture the card. The adventurers you played are discarded and your turn ends.
    .title = It worked!

dw-failure = If your total is too low, the card stays where it is. Your adventurers come back to your hand, you take a wound, and your turn ends.
    .title = Missed

dw-wound = A wound costs you 1 adventurer. You choose which one: it may be one you just played.
    .title = Wound

dw-wound-empty = If your hand is empty after a miss, there is no wound to pay.
    .title = No card, no wound

dw-creature = A captured creature goes on your pile. Its shield shows how many points it brings.
    .title = Creatures

dw-one-attempt = You can try to capture only 1 card per turn.
    .title = One try per turn

dw-refill = After a capture, the landscape is filled up to 5 cards again. When the Dragonwood deck is empty, you play on with fewer.
    .title = Fill the landscape

## Enhancements

dw-enhancement = You capture enhancements the same way as creatures. They bring no points, but lie face up in front of you and help you against creatures.
    .title = Enhancements

dw-own-enhancement = You use your own enhancements only, and as many at once as you like. What they add is counted together.
    .title = Your own helpers
    .not-yours = You do not have { $card }.

dw-permanent = Most enhancements stay with you until the end. Their bonus counts by itself in every attempt it fits.
    .title = Helpers that stay
    .always-counts = { $card } stays with you and counts by itself. You do not need to choose it.

dw-once = Some enhancements work only once. Show them before you roll. After the roll they are gone, even if you miss.
    .title = Only once

dw-no-enhancement-on-enhancement = Enhancements do not help to capture another enhancement.
    .title = Not on enhancements
    .refused = You cannot use enhancements to capture an enhancement.

dw-potion = The Charmed Potion stands for any adventurer. It gives a die like a card, and you may even play it alone. Then it is gone, hit or miss.
    .title = Charmed Potion

dw-bunny = The Friendly Bunny gives you 1 extra die in one attempt. You still have to play at least 1 card.
    .title = Friendly Bunny

dw-mushroom = After a miss, the Lucky Mushroom lets you roll 1 die again if you like. The new number stands. You are asked only if it could still help.
    .title = Lucky Mushroom
    .no-such-die = None of your dice shows { $value }.

## Events

dw-event = When an event turns up, it happens at once and for everyone. Then it is out of the game.
    .title = Events

dw-sunny-day = Sunny Day: everyone draws 2 adventurers.
    .title = Sunny Day

dw-thunder-storm = Thunder Storm: everyone discards 1 adventurer. If you have none, you lose nothing.
    .title = Thunder Storm

dw-wind-storm = Wind Storm: everyone passes 1 adventurer to the player on their right. If you have none, you pass nothing but may still get one.
    .title = Wind Storm

dw-quicksand = Quicksand: all enhancements in the landscape sink for good, and new cards take their places. The enhancements you own are safe.
    .title = Quicksand

dw-event-chain = An event is finished completely before the next card fills its place. If that is an event too, it happens next.
    .title = One event after another

dw-event-order = In an event, players draw in turn order, starting with the one whose turn it is. Everyone chooses cards in secret, and all choices happen together. You cannot pass on a card you only just got.
    .title = Who goes first in events

## How the game ends

dw-end-dragons = As soon as both dragons are captured, the game is over.
    .title = Both dragons captured

dw-end-decks = When the last card of the 2nd adventurer deck is drawn, the last round is near.
    .title = Two decks used up

dw-last-round = The turn goes on to its end. Then everyone has 1 more turn, and the player whose turn it was goes last. If the 2nd dragon falls, the game ends at once.
    .title = The last round

## Points

dw-points = Add up the points of the creatures you captured.
    .title = Points

dw-bonus = Whoever has the most creature cards gets 3 extra points. If several have the most, each of them gets 2. With no creatures you get none.
    .title = Most creatures

dw-winner = The player with the most points wins.
    .title = The winner

dw-tie = If several have the most points, the one of them with the most creatures wins. If that is level too, they share the win.
    .title = Ties

## On the screen

dw-choose-by-click = Click the card you want to capture, then your adventurers and once-only enhancements, then the button for strike, stomp or scream. Click the adventurer deck to reload. To discard or pass a card, click it.
    .title = Play by clicking

dw-sort = Sort your hand by colour or by number, whenever you like.
    .title = Sort your hand

dw-in-the-open = Everyone can see the landscape, the discards, and each player's enhancements and captured creatures.
    .title = What all can see

## Variants

dw-spell = Dragon Spell: against a dragon, play 3 cards of one colour with numbers in a row. Roll 2 dice: 6 or more captures it. Bonuses for any attempt count, those for just one way do not. Mushroom, bunny and potion help too.
    .title = Dragon Spell
    .off = The Dragon Spell is not in use in this game.
    .not-a-dragon = The Dragon Spell works only on dragons, not on { $card }.
    .not-three = The Dragon Spell needs exactly { $need } cards, and you chose { $count }.
    .not-one-suit-run = The Dragon Spell needs cards of one colour with numbers in a row.

dw-spell-wounds = If the Dragon Spell misses, you take 2 wounds. The table can agree on 1.
    .title = Wounds of the spell

dw-simple-setup = Simple set-up: all Dragonwood cards are shuffled together and none are put away, so a dragon can turn up any time. The game also ends after the turn in which the last Dragonwood card turns up.
    .title = Simple set-up

dw-open-hands = Open hands: everyone plays with their cards face up. Good for learning the game.
    .title = Open hands

dw-decks = For a shorter or longer game, choose how many adventurer decks are played through: 1 to 6. With 0 you play until both dragons fall, but after 12 decks the last round comes all the same.
    .title = Shorter or longer
    .range = You can choose { $least } to { $most } decks.

dw-tie-2015 = Tie-break of the 2015 printing: of those tied on points, whoever captured the Orange Dragon wins. If none of them did, they share the win.
    .title = Orange Dragon tie-break

dw-open-totals = The table may show everyone's running points on the screen, the bonus included.
    .title = Running points

### Cards

dw-suit-red = Red
dw-suit-orange = Orange
dw-suit-green = Green
dw-suit-blue = Blue
dw-suit-purple = Purple

dw-effect-add-points =
    { $methods ->
        [strike] +{ $amount } to a strike
        [stomp] +{ $amount } to a stomp
        [scream] +{ $amount } to a scream
       *[any] +{ $amount } to any attempt
    }
dw-effect-reroll-one-die = After a miss, roll 1 die again
dw-effect-extra-die =
    { $amount ->
        [one] { $amount } extra die in an attempt
       *[other] { $amount } extra dice in an attempt
    }
dw-effect-wild-adventurer =
    { $amount ->
        [one] Stands for any adventurer
       *[other] Stands for any { $amount } adventurers
    }
dw-lasts-permanent = Stays with you
dw-lasts-once = Works once
dw-effect-all-draw =
    { $cards ->
        [one] Everyone draws { $cards } adventurer
       *[other] Everyone draws { $cards } adventurers
    }
dw-effect-all-discard =
    { $cards ->
        [one] Everyone discards { $cards } adventurer
       *[other] Everyone discards { $cards } adventurers
    }
dw-effect-all-pass-right =
    { $cards ->
        [one] Everyone passes { $cards } adventurer to the right
       *[other] Everyone passes { $cards } adventurers to the right
    }
dw-effect-sweep-enhancements = All enhancements in the landscape disappear

### Options

dw-option-dragon_spell = Dragon Spell
    .help = Adds a bold way to catch a dragon: 3 cards of one colour in a row and 2 dice.
dw-option-spell_wounds = Wounds when the spell misses
    .help = How many cards a missed Dragon Spell costs. The 2015 printing says 1, others say 2.
dw-option-removed = Cards put away
    .help = More cards put away make a shorter game, fewer make a longer one.
dw-option-simple_setup = Simple set-up
    .help = Shuffle everything together and put nothing away. Dragons can turn up any time.
dw-option-open_hands = Open hands
    .help = Everyone sees everyone's cards. Good for learning together.
dw-option-tie_break = Tie-break
    .help = Who wins when several have the most points.
dw-option-tie_break-creatures = Most creatures
dw-option-tie_break-orange_dragon = Captor of the Orange Dragon
dw-option-decks = Adventurer decks
    .help = How many decks are played through before the last round. With 0 you play until both dragons fall.
dw-option-open_totals = Show running points
    .help = Shows everyone's points on the screen while you play.

### Questions to a player, and what the others read meanwhile

dw-ask-turn = Your turn! Reload, or try to capture a card?
dw-ask-reroll = You have { $total } and need { $needed }. Roll one die again?
dw-ask-wound =
    { $left ->
        [one] You are wounded. Choose 1 card to discard.
       *[other] You owe { $left } cards for your wounds. Choose one to discard.
    }
dw-ask-limit =
    { $left ->
        [one] Your hand is too full. Choose 1 card to discard.
       *[other] Your hand is too full. Choose { $left } cards to discard.
    }
dw-ask-thunder = Thunder Storm! Choose a card to discard.
dw-ask-pass = Wind Storm! Choose a card for { $name }.

dw-wait-turn = It is { $name }’s turn.
dw-wait-reroll = Waiting for { $name }: roll a die again?
dw-wait-wound = Waiting for { $name }: a card for the wound.
dw-wait-limit = Waiting for { $name }: too many cards in hand.
dw-wait-thunder = Waiting for { $name }: a card for the Thunder Storm.
dw-wait-pass = Waiting for { $name }: a card to pass in the Wind Storm.

### Buttons and lists
# $extra = yes: there are cards in $using; only: there are, and no adventurer is played; no: there are none.

dw-do-reload = Reload
dw-do-attempt =
    { $method ->
        [strike] Strike { $target }
        [stomp] Stomp { $target }
        [scream] Scream at { $target }
       *[spell] Cast the Dragon Spell on { $target }
    } { $extra ->
        [yes] with { $cards }, plus { $using }
        [only] with { $using }
       *[no] with { $cards }
    }
dw-do-reroll = Roll a { $value } again
dw-do-keep = Keep the roll
dw-do-discard = Discard { $card }
dw-do-pass = Pass { $card }

### The log

dw-log-set-up =
    { $removed ->
        [0] The Dragonwood deck is ready: { $left } cards.
        [one] The Dragonwood deck is ready: { $removed } card put away, { $left } left.
       *[other] The Dragonwood deck is ready: { $removed } cards put away, { $left } left.
    }
dw-log-returned = Shuffled back into the Dragonwood deck: { $cards }.
dw-log-landscape = In the landscape: { $cards }.
dw-log-dealt =
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
dw-log-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $name }’s turn.
    }
dw-log-last-turn =
    { $you ->
        [yes] Your last turn.
       *[no] { $name }’s last turn.
    }
dw-log-drew =
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
dw-log-ladybug =
    { $you ->
        [yes]
            { $draws ->
                [0] You find a Lucky Ladybug.
                [one] You find a Lucky Ladybug: { $draws } card instead.
               *[other] You find a Lucky Ladybug: { $draws } cards instead!
            }
       *[no]
            { $draws ->
                [0] { $name } finds a Lucky Ladybug.
                [one] { $name } finds a Lucky Ladybug: { $draws } card instead.
               *[other] { $name } finds a Lucky Ladybug: { $draws } cards instead!
            }
    }
dw-log-shuffled =
    { $count ->
        [one] The discards become adventurer deck { $deck }, with { $count } card.
       *[other] The discards become adventurer deck { $deck }, with { $count } cards.
    }
dw-log-attempted =
    { $you ->
        [yes]
            { $method ->
                [strike] You strike { $target }
                [stomp] You stomp { $target }
                [scream] You scream at { $target }
               *[spell] You cast the Dragon Spell on { $target }
            }
       *[no]
            { $method ->
                [strike] { $name } strikes { $target }
                [stomp] { $name } stomps { $target }
                [scream] { $name } screams at { $target }
               *[spell] { $name } casts the Dragon Spell on { $target }
            }
    } { $extra ->
        [yes] with { $cards }, plus { $using }.
        [only] with { $using }.
       *[no] with { $cards }.
    }
dw-log-rolled =
    { $you ->
        [yes] You roll { $dice }
       *[no] { $name } rolls { $dice }
    }{ $bonus ->
        [0] : { $total }, with { $needed } needed.
       *[other] {""} plus { $bonus }: { $total }, with { $needed } needed.
    }
dw-log-rerolled =
    { $you ->
        [yes] You roll a { $was } again: now { $now }. That makes { $total }, with { $needed } needed.
       *[no] { $name } rolls a { $was } again: now { $now }. That makes { $total }, with { $needed } needed.
    }
dw-log-kept =
    { $you ->
        [yes] You keep the roll.
       *[no] { $name } keeps the roll.
    }
dw-log-captured =
    { $you ->
        [yes] You capture { $card }
       *[no] { $name } captures { $card }
    }{ $points ->
        [0] !
        [one] {""} for { $points } point!
       *[other] {""} for { $points } points!
    }
dw-log-missed =
    { $you ->
        [yes] You miss { $card }.
       *[no] { $name } misses { $card }.
    }
dw-log-spent =
    { $you ->
        [yes] You use up { $cards }.
       *[no] { $name } uses up { $cards }.
    }
dw-log-answered =
    { $you ->
        [yes] You have chosen.
       *[no] { $name } has chosen.
    }
dw-log-discarded =
    { $you ->
        [yes]
            { $why ->
                [wound] You discard { $cards } for a wound.
                [limit] You discard { $cards } to keep to the hand limit.
               *[thunder] You discard { $cards } in the storm.
            }
       *[no]
            { $why ->
                [wound] { $name } discards { $cards } for a wound.
                [limit] { $name } discards { $cards } to keep to the hand limit.
               *[thunder] { $name } discards { $cards } in the storm.
            }
    }
dw-log-revealed = New in the landscape: { $card }.
dw-log-event = Event: { $card }!
dw-log-swept =
    { $any ->
        [yes] The quicksand swallows { $cards }.
       *[no] The quicksand finds nothing to swallow.
    }
dw-log-passed =
    { $you ->
        [giver]
            { $known ->
                [yes] You pass { $card } to { $receiver }.
               *[no] You pass a card to { $receiver }.
            }
        [receiver]
            { $known ->
                [yes] { $giver } passes you { $card }.
               *[no] { $giver } passes you a card.
            }
       *[no]
            { $known ->
                [yes] { $giver } passes { $card } to { $receiver }.
               *[no] { $giver } passes a card to { $receiver }.
            }
    }
dw-log-last-round = The adventurer decks are used up. After this turn, everyone has one more.
dw-log-ended =
    { $why ->
        [dragons] Both dragons are captured. The game is over!
        [last_card] The last Dragonwood card has turned up. The game is over!
       *[decks] The last round is over. The game ends here!
    }

### Scores

dw-score-creatures =
    { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dw-score-bonus =
    { $points ->
        [one] Most creatures: { $points } extra point
       *[other] Most creatures: { $points } extra points
    }
dw-score-total = Total
dw-tie-broken-creatures = Level on points: the most creatures decide.
dw-tie-broken-dragon = Level on points: the Orange Dragon decides.
dw-tie-shared = Level to the end: the win is shared.

### The table as text

dw-table-landscape = Landscape
dw-table-strike = strike { $needed }
dw-table-stomp = stomp { $needed }
dw-table-scream = scream { $needed }
dw-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dw-table-players = Players
dw-table-turn = ▸ { $name }
dw-table-hand =
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
dw-table-creatures =
    { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }
dw-table-piles = Decks
dw-table-woods =
    { $count ->
        [one] Dragonwood deck: { $count } card
       *[other] Dragonwood deck: { $count } cards
    }
dw-table-deck =
    { $count ->
        [one] Adventurer deck { $deck } of { $decks }: { $count } card
       *[other] Adventurer deck { $deck } of { $decks }: { $count } cards
    }
dw-table-discards =
    { $count ->
        [one] Discards: { $count } card
       *[other] Discards: { $count } cards
    }
dw-table-last = The last round is on.
dw-table-your-hand = Your hand
dw-table-by-number = by number
dw-table-by-colour = by colour
