# Dragonwood's words of the screen; what its rules say is in its rulebook.

ui-dw-adventurer = { $suit } { $number }
ui-dw-adventurer-label = { $suit } { $number }
ui-dw-card-chosen = { $card } (chosen)
ui-dw-card-unknown = an unknown card
ui-dw-card-needs = Strike { $strike }, stomp { $stomp }, scream { $scream }.
ui-dw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-dw-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ui-dw-hand-known = ; you know { $cards }
ui-dw-reroll = Again
ui-dw-creature-count =
    { $count ->
        [one] { $count } creature captured
       *[other] { $count } creatures captured
    }
ui-dw-woods = Dragonwood
ui-dw-woods-count = Dragonwood deck: { $count } cards left
ui-dw-deck = Reload: draw an adventurer. Deck { $deck } of { $decks }, { $count } cards left.
ui-dw-discards = Discards: { $count }
ui-dw-discards-title = Discards
ui-dw-discards-none = Nothing has been discarded.
ui-dw-ladybugs =
    { $count ->
        [one] And { $count } Lucky Ladybug.
       *[other] And { $count } Lucky Ladybugs.
    }
ui-dw-slot-empty = Empty place
ui-dw-played = Cards you play
ui-dw-played-empty = Tap a card above and cards of your hand.
ui-dw-played-give = Tap the card you give up.
ui-dw-ways = Ways to capture
ui-dw-method-strike = Strike
ui-dw-method-stomp = Stomp
ui-dw-method-scream = Scream
ui-dw-method-spell = Spell
ui-dw-method-not = { $method }: not possible now. Why?
ui-dw-why-target = Choose a card of the landscape first.
ui-dw-why-card = Choose a card of your hand first.
ui-dw-choose-card = Choose a card
ui-dw-roll =
    { $you ->
        [yes]
            { $method ->
                [strike] You strike { $target }
                [stomp] You stomp { $target }
                [scream] You scream at { $target }
               *[spell] You cast a spell on { $target }
            }
       *[no]
            { $method ->
                [strike] { $name } strikes { $target }
                [stomp] { $name } stomps { $target }
                [scream] { $name } screams at { $target }
               *[spell] { $name } casts a spell on { $target }
            }
    }
ui-dw-captured = Captured creatures
ui-dw-captured-none = None yet.
ui-dw-helpers = Enhancements
ui-dw-helpers-none = None yet.
ui-dw-key-target = Choose a card of the landscape
ui-dw-key-reload = Reload
