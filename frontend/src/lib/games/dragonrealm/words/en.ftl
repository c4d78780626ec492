# Dragonrealm's words of the screen; what its rules say is in its rulebook.

ui-dr-adventurer = { $suit } { $number }
ui-dr-card-chosen = { $card } (chosen)
ui-dr-card-unknown = an unknown card
ui-dr-secret = Only you can see it.
ui-dr-set =
    { $method ->
        [sneak] numbers in a row
        [search] the same number
       *[storm] the same colour
    }
ui-dr-need =
    { $method ->
        [sneak] Sneak with numbers in a row: { $needed }
        [search] Search with the same number: { $needed }
       *[storm] Storm with the same colour: { $needed }
    }{ $gold ->
        [yes] {""} (gold circle)
       *[no] {""}
    }
ui-dr-chance = { $way }: chance { $chance }
ui-dr-gain =
    { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $card ->
        [yes] {""} and the card
       *[no] {""}
    }
ui-dr-standing = { $name } { $count }: { $gain }
ui-dr-standing-none = Nobody is there
ui-dr-more =
    { $figure ->
        [mine] With one more of yours you get: { $gain }
       *[goblin] With one more goblin you get: { $gain }
    }{ $full ->
        [yes] , and it is full
       *[no] {""}
    }
ui-dr-majority = Who gets what
ui-dr-column-now = Now
ui-dr-column-one = With 1 more adventurer
ui-dr-column-goblin = With 1 more goblin
ui-dr-no-room = not possible
ui-dr-goblins-lost = What goblins win is lost.
ui-dr-look = Look closer: { $location }
ui-dr-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ui-dr-deck = Deck
ui-dr-road =
    { $count ->
        [one] { $count } location to come: { $levels }
       *[other] { $count } locations to come: { $levels }
    }
ui-dr-road-end = The end of the road
ui-dr-discards-title = Discards
ui-dr-discards-none = Nothing has been discarded.
ui-dr-played = Cards you play
ui-dr-played-empty = To explore, tap a location and cards. To rest, tap the deck.
ui-dr-played-rest = Tap the deck or an open card.
ui-dr-played-wait = You can already choose a location and cards.
ui-dr-played-give = Tap the cards you give away.
ui-dr-ways = What you do with your cards
ui-dr-method-not = { $method } ({ $needs }): not possible now. Why?
ui-dr-with-help = With the Academy { $chance }
ui-dr-why-location = Choose a location first.
ui-dr-why-card = Choose a card of your hand first.
ui-dr-why-helper = Enhancements stay with you: choose a card with a number.
ui-dr-choose-cards =
    { $count ->
        [one] Choose a card
       *[other] Choose { $count } cards
    }
ui-dr-choose-keep = Choose { $ones } of level I or { $twos } of level II
ui-dr-keep-these = Keep these
ui-dr-reroll = Roll again
ui-dr-call = Call { $count }
ui-dr-call-fewer = One adventurer fewer
ui-dr-call-more = One adventurer more
ui-dr-buy = Buy in the Alley
ui-dr-buy-level = Buy: { $level }
ui-dr-pay = Pay with
ui-dr-price-cards =
    { $count ->
        [one] Level I: { $adventurers } of your adventurers go home, and you pay with { $count } card. { $left } left in the deck.
       *[other] Level I: { $adventurers } of your adventurers go home, and you pay with { $count } cards. { $left } left in the deck.
    }
ui-dr-price-coins =
    { $count ->
        [one] Level II: { $adventurers } of your adventurers go home, and you pay { $count } coin. { $left } left in the deck.
       *[other] Level II: { $adventurers } of your adventurers go home, and you pay { $count } coins. { $left } left in the deck.
    }
ui-dr-roll =
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
    }
ui-dr-enhancement-count =
    { $count ->
        [one] { $count } enhancement
       *[other] { $count } enhancements
    }
ui-dr-enhancements = Enhancements
ui-dr-enhancements-none = None yet.
ui-dr-face-up = Face up
ui-dr-face-down =
    { $level ->
        [1] Face down, level I
       *[2] Face down, level II
    }
ui-dr-spent = Used up: { $cards }
ui-dr-won = Locations won
ui-dr-won-none = None yet.
ui-dr-key-location = Choose a location
ui-dr-key-look = Look closely at the location
ui-dr-key-deck = Rest: draw from the deck
ui-dr-key-open = Rest: take the first or second open card
ui-dr-key-centre = Academy or Alley
