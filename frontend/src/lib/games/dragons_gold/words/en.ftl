# Dragon's Gold's words of the screen; what its rules say is in its rulebook.

ui-dg-you = You
ui-dg-unknown = a hidden piece
# Names of tokens cut short, for little room.
ui-dg-short =
    { $token ->
        [silver] Sil
        [gold] Gold
        [red] Mag
        [blue] Sap
        [green] Eme
        [purple] Ame
        [yellow] Amb
        [white] Dia
        [black] Bla
       *[other] { $letter }
    }
ui-dg-count =
    { $token ->
        [red]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Magic tokens
            }
        [blue]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Sapphires
            }
        [green]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Emeralds
            }
        [purple]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Amethysts
            }
        [yellow]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Ambers
            }
        [white]
            { $count ->
                [one] { $count } { $name }
               *[other] { $count } Diamonds
            }
       *[other] { $count } { $name }
    }
ui-dg-mine = What is mine
ui-dg-adventurer =
    { $where ->
        [ready] { $card }, attack { $attack }, ready
        [resting] { $card }, attack { $attack }, resting face down
       *[fighting] { $card }, attack { $attack }, fighting a dragon
    }
ui-dg-where =
    { $where ->
        [resting] resting
       *[fighting] fighting
    }
ui-dg-choose-both = Choose an adventurer and a dragon
ui-dg-why-send = Choose one of your adventurers and the dragon to attack.
ui-dg-worth =
    { $about ->
        [yes] ≈ { $points }
       *[no] { $points }
    }
ui-dg-worth-you = Worth to you, in points:
ui-dg-for-you = for you
ui-dg-gem-hint =
    { $state ->
        [safe] You have { $own } of { $all }. Nobody can have more.
        [open] You have { $own } of { $all }. With { $more } more, nobody can have more than you.
        [ahead] You have { $own }. Nobody is known to have more than { $rival }.
        [level] You have { $own }, and somebody has as many.
        [behind] You have { $own }. Somebody has { $rival }.
       *[none] You have none of the { $all }.
    }
ui-dg-stash-help = Only you see this. What it is worth is counted from your own treasure alone.
ui-dg-behind-screen = What it is lies behind a screen. Remember what was shared in the open!
ui-dg-unseen = Not seen: { $gone } stolen from here, { $came } stolen by this player.
ui-dg-team = Adventurers
ui-dg-away = fighting: { $cards }
ui-dg-closer = Look closer
ui-dg-kinds = Kinds of treasure
ui-dg-points-rule = What is it worth?
ui-dg-lost = Treasure that left the game
ui-dg-talks = Sharing the treasure
ui-dg-treasure = To be given
ui-dg-tab-lay = My offer
ui-dg-tab-offers = Offers: { $count }
ui-dg-tab-swap = My swap
ui-dg-stack =
    { $count ->
        [0] { $card }: one to { $to }
       *[other] { $card }, { $count } here: one to { $to }
    }
ui-dg-stack-back = { $card }, { $count } here: put one back
ui-dg-me = me
ui-dg-to-gives = what I give
ui-dg-to-gets = what I get
ui-dg-lane = Lane { $number }, { $name } gets { $cards }. Pressed tokens go here.
ui-dg-tap = Tap tokens: they go here.
ui-dg-moved = { $card } to { $name }. Left: { $count }.
ui-dg-all-laid = Everything is given.
ui-dg-rest = The rest to { $name }
ui-dg-offer = Make this offer
ui-dg-clear = Start over
ui-dg-say-nothing = Say nothing
ui-dg-why-lay = First lay every token into a lane.
ui-dg-why-accept = You cannot agree to any of these offers now.
ui-dg-why-agree = Nobody offers you a swap now.
ui-dg-offer-of = Offer { $offer } · { $name }
ui-dg-accept = Agree
ui-dg-unaccept = Take back
ui-dg-withdraw = Withdraw
ui-dg-counter = Change
ui-dg-counter-label = Lay out offer { $offer } to change it
ui-dg-no-offers = No offers yet. Make the first one!
ui-dg-rounds = Times left to speak: { $left }
ui-dg-pile = Pile { $pile }
ui-dg-divide = Make these piles
ui-dg-market = Market
ui-dg-swap-with = Swap with
ui-dg-swap-of = Swap { $offer } · { $giver } and { $receiver }
ui-dg-i-give = I give
ui-dg-i-get = I get
ui-dg-yours = Yours
ui-dg-wish = Ask for
ui-dg-offer-swap = Offer this swap
ui-dg-show = Show these
ui-dg-why-partner = First choose whom to swap with.
ui-dg-outcome-deal = A deal!
ui-dg-outcome-lost = The treasure is lost
ui-dg-outcome-close = Go on
ui-dg-answers = Your answers
ui-dg-object-not-now = Not now. Why?
ui-dg-peek = Dragons
ui-dg-back = Back to the talk
ui-dg-phrase-tokens = To name tokens:
ui-dg-phrase-token = { $card } ({ $count })
ui-dg-key-adventurer = Choose an adventurer
ui-dg-key-dragon = Choose a dragon
ui-dg-key-send = Attack
ui-dg-key-lane = The next lane
ui-dg-key-token = On a token: into that lane, 0 puts it back
ui-dg-key-offer = Make the offer
ui-dg-key-accept = Agree to the newest offer
ui-dg-key-view = Dragons, or back to the talk
