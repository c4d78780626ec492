# The rulebook of Dragon's Gold in English: one message per rule, with the rule's id. `.title` names the rule, the other
# attributes are its refusals. Then come pieces and effects, options, questions, buttons, phrases, the log and scores.

### Chapters

dg-chapter-setup = Setting up
dg-chapter-turn = Your turn
dg-chapter-slaying = Slaying a dragon
dg-chapter-sharing = Sharing the treasure
dg-chapter-helpers = Wizards and thieves
dg-chapter-market = The market
dg-chapter-ending = How the game ends
dg-chapter-scoring = Points
dg-chapter-screen = On the screen
dg-chapter-objects = Magic objects
dg-chapter-variants = Variants

## Setting up

dg-players = Dragon’s Gold is a game for 3 to 6 players.
    .title = Players

dg-team = Everyone leads a team of 4 adventurers: a Strong Knight with attack 4, a Nimble Knight with 3, a Thief with 2 and a Wizard with 1. All 4 start face up, ready to fight. Thieves and wizards also have a special power.
    .title = Your team

dg-dragons = There are 18 dragons. Each shows its strength and two numbers for its treasure: how much lies on it from the start, and how much more turns up when it falls.
    .title = The dragons

dg-tokens = The treasure is 126 tokens in one bag: 35 silver, 20 gold, 16 magic tokens, 12 each of sapphires, emeralds, amethysts and ambers, 6 diamonds and a single Black Diamond.
    .title = The treasure

dg-draw-at-random = Every token on a dragon is drawn from the bag at random.
    .title = Drawn blindly

dg-first-dragons = The dragons are shuffled into a pile. The first 4 lie face up, and only face-up dragons can be attacked.
    .title = The first dragons

dg-known-treasure = As soon as a dragon is laid out, its known treasure is drawn and lies on it for all to see.
    .title = Known treasure

dg-hidden-treasure = The rest of a dragon’s treasure is drawn only when it falls, before anyone shares. Until then nobody knows what it will be.
    .title = Hidden treasure

dg-market-card = The market card lies in the middle of the dragons that are left: 7 above it, 7 below.
    .title = The market card

dg-secret-stash = You keep your treasure behind a screen. The others see how many tokens you have, but not which ones. Whatever was shared in the open, you may remember.
    .title = Your secret stash

dg-first-player = Chance decides who goes first.
    .title = Who starts

## Your turn

dg-turn = On your turn you send one adventurer against a dragon. If that slays it, its treasure is shared out. Then the player on your left goes.
    .title = One attack per turn
    .answer-first =
        { $question ->
            [turn] First send an adventurer against a dragon.
            [share] First the treasure has to be shared.
            [divide] First make the piles.
            [choose] First choose a pile.
            [victim] First choose whom your thief robs.
            [loot] First choose what your thief takes.
            [market] First the market has to close.
            [object] First answer whether you use a magic object.
           *[other] Another question has to be answered first.
        }

dg-attack = You can attack any face-up dragon, however many adventurers are fighting it already.
    .title = Any dragon
    .not-there = { $target } is not on the table.

dg-ready = You attack with an adventurer who is ready, face up in front of you. One at a time.
    .title = Ready to fight
    .unknown = There is no such adventurer in your team.
    .fighting = { $card } is already fighting a dragon.
    .resting = { $card } is still resting, face down.

dg-must-attack = As long as one of your adventurers is ready, you must attack. You cannot skip your turn.
    .title = No skipping
    .no-pass = One of your adventurers is ready, so you have to attack.

dg-fresh-again = If none of your adventurers is ready when your turn begins, all those who rest face down turn face up. Then you attack.
    .title = Rested and ready

dg-all-engaged = If all your adventurers are fighting dragons, you have nobody to send and your turn is skipped.
    .title = All in the fight

dg-standoff = If every adventurer of every player is fighting and no dragon has fallen, the dragon in a fight that needs the least more strength counts as slain. If several need the same, it is the one that has lain there longest.
    .title = Everyone is stuck

## Slaying a dragon

dg-still-standing = Add up the attacks of everyone who is fighting the dragon. If that is less than its strength, nothing happens yet: they stay and fight on.
    .title = Still standing

dg-slain = If the attacks together reach the dragon’s strength, or go above it, the dragon is slain.
    .title = Slain!

dg-treasure-complete = First its hidden treasure is drawn and put with the rest.
    .title = The whole treasure

dg-slain-alone = If only your own adventurers fought it, all the treasure is yours.
    .title = Slain alone

dg-slain-together = If several players fought it, they have to agree how to share the treasure.
    .title = Slain together

dg-nothing-to-share = If there is nothing left to share, nobody has to talk. Thieves still get to work.
    .title = Nothing to share

dg-adventurers-return = After the sharing, everyone who fought this dragon goes home and rests face down.
    .title = Home to rest

dg-dragon-leaves = A slain dragon is out of the game.
    .title = Gone for good

dg-new-dragon = A new dragon takes its place with its known treasure, so that there are always 4, as long as the pile lasts.
    .title = The next dragon

## Sharing the treasure

dg-negotiation = Those who slew the dragon together now talk about who gets what. They have 60 seconds.
    .title = Let’s talk

dg-who-shares = Only players with an adventurer in this fight share. How strong their adventurers were does not matter.
    .title = Who shares
    .outsider = An offer can only give treasure to those who fought this dragon.

dg-agreement = If all of them agree on one and the same offer in time, it is done, and everyone’s share goes behind their screen.
    .title = All agree

dg-no-luck = Luck must not decide who gets what. No dice, no coin, no blind draw.
    .title = No luck
    .garbled = An offer has to say exactly who gets which tokens.

dg-every-token = Every single token must go to somebody. None may be thrown away or left open.
    .title = Every token
    .left-over = This offer does not say who gets { $cards }.

dg-this-treasure-only = An agreement is about this treasure and nothing else. You cannot add tokens of your own or promise anything for later.
    .title = Only this treasure
    .too-many = This offer gives more than there is. Too many: { $cards }.

dg-empty-share = A share may even be empty, if that player agrees to it.
    .title = Nothing for me

dg-time-runs-out = If time runs out before all agree, the whole treasure leaves the game. It does not go back into the bag.
    .title = Too late!

dg-proposal = An offer says who gets every token. Each player has at most 1 offer on the table: a new one takes the place of the old, and you can withdraw it. To make an offer is to agree to it.
    .title = Making an offer
    .same = This very offer is on the table already.
    .not-yours = You have no such offer on the table.

dg-acceptance = You agree to one offer at a time. Agree to another, or make your own, and your earlier yes is gone. You can also take it back. An offer never changes once it is made.
    .title = Saying yes
    .no-offer = That offer is not on the table any more.
    .already = You have agreed to this offer already.
    .not-yet = You have not agreed to this offer.

dg-end-early = If all of them want to stop without agreeing, the sharing ends at once. The treasure is lost.
    .title = Giving up early
    .already = You have already said that you want to stop.

dg-fixed-table = While treasure is being shared, nobody can take over another player’s seat.
    .title = Nobody changes seats

dg-talk = Everyone may talk, and those who did not fight may talk too, but they cannot make or accept offers. Words bind nobody. Only offers count.
    .title = Just talk

## Wizards and thieves

dg-one-wizard = If exactly 1 wizard fought the dragon, that wizard’s player takes all its magic tokens right away, the hidden ones too. Only the rest is shared.
    .title = One wizard

dg-wizard-keeps = That wizard’s player keeps those magic tokens, even if no agreement is reached.
    .title = Safe in the wizard’s hands

dg-many-wizards = If 2 or more wizards fought the dragon, the magic tokens are shared like everything else.
    .title = Several wizards

dg-thief = If your thief helped to slay a dragon, you take 1 token at random from behind the screen of another player who fought it too. You have to, if you can.
    .title = The thief

dg-victim = You choose whom to rob among the others who fought this dragon and have a token. If nobody has one, or nobody else fought it, nothing is stolen.
    .title = Whom to rob
    .not-there = You can only rob another player who fought this dragon and has a token.

dg-thief-order = Several thieves steal one after another, in the order in which they joined the fight.
    .title = One thief after another

dg-thief-after = Thieves steal after the sharing, whether there was an agreement or not. So they can also take what was shared out just now.
    .title = After the sharing

dg-thief-with-wizard = If your own wizard is in the same fight, it helps your thief: you look behind the screen of the player you rob and choose the token. You may also take one at random.
    .title = A wizard’s helping eye
    .not-there = There is no { $card } behind that screen.

dg-theft-secret = Everyone sees who is robbed. Which token it was, only the two of them know.
    .title = A quiet theft

## The market

dg-market-opens = When the 7th new dragon lies on the table with its known treasure, the market opens for everyone.
    .title = Market day

dg-market-time = The market is open for 60 seconds, for everyone who has a token. It closes early when fewer than 2 players are still there.
    .title = One minute

dg-swap = At the market you swap tokens with any player, as you like. Offer what you want to give and get; the other says yes, or makes an offer of their own. A new offer to the same player takes the place of the old. Everyone sees what is swapped.
    .title = Swapping
    .yourself = Choose another player to swap with.
    .not-yours = You cannot offer more than you have. Missing: { $cards }.
    .no-offer = That offer does not stand any more.
    .cannot-pay = This swap asks for more than you have. Missing: { $cards }.
    .same = You have made this very offer already.
    .gone = That player is not at the market.

dg-swap-fair = A swap is between 2 players. Each gives at least 1 token, and both sides change hands at once. Whatever else the two had offered is off.
    .title = A fair swap
    .both-sides = Each side of a swap needs at least 1 token.

dg-swap-tokens-only = Only treasure tokens are swapped, never magic objects. Magic tokens you get at the market bring you no magic object.
    .title = Tokens only

dg-show = You do not have to show what you own. If you like, you can show any of your tokens, and what you show is always true.
    .title = Showing your treasure
    .not-yours = You can only show what you have. Missing: { $cards }.
    .nothing = Choose at least 1 token to show.

dg-market-closes = Then the market is over for this game, and play goes on.
    .title = The market closes
    .done = You have already left the market.

## How the game ends

dg-bag-empty = When the last token is drawn from the bag, the end is near.
    .title = The bag is empty

dg-last-dragons = From now on you can only attack the dragons that lie on the table. No new dragon takes the place of a slain one.
    .title = The last dragons

dg-last-treasure = With an empty bag there is no hidden treasure. You share only what already lies on the dragon.
    .title = Only what is there

dg-bag-short = If the bag runs out in the middle of a draw, the dragon gets what there is. If a market is due, it still opens.
    .title = Not enough tokens

dg-pile-empty = If the pile of dragons runs out first, no new dragons come, but hidden treasure is still drawn as long as there are tokens.
    .title = The pile is empty

dg-end = The game is over when the last dragon on the table is slain and its treasure is shared. Dragons without treasure have to fall too.
    .title = The end

## Points

dg-reveal = At the end everyone shows their treasure and the points are counted.
    .title = Screens away

dg-silver = Each silver piece is worth 1 point.
    .title = Silver

dg-gold = Each gold piece is worth 3 points.
    .title = Gold

dg-magic-tokens = Each magic token is worth 1 point.
    .title = Magic tokens

dg-black-diamond = The Black Diamond is worth 7 points.
    .title = The Black Diamond

dg-majority = Whoever has the most sapphires gets a bonus, and so it is for emeralds, amethysts, ambers and diamonds: 15 points with 3 players, 12 with 4 or 5, 10 with 6.
    .title = Most gems of a kind

dg-majority-tie = If several have the most of a kind, each of them gets the full bonus.
    .title = Level on gems

dg-no-gem-no-bonus = A kind of gem that nobody has brings nobody a bonus.
    .title = No gem, no bonus

dg-winner = The player with the most points wins.
    .title = The winner

dg-tie = If several have the most points, they share the win.
    .title = Ties

## On the screen

dg-choose-by-click = Click the adventurer you want to send, then the dragon. To make an offer, give each token to a player and send it. To agree, click the offer. Shuffling, drawing and turning cards over is done for you.
    .title = Play by clicking

dg-in-the-open = Everyone can see the dragons with their treasure, who is fighting them and how strong they are, who rests, and how many tokens each player has.
    .title = What all can see

dg-sandglass = The table has a 60-second clock that runs while treasure is shared and while the market is open.
    .title = The clock

## Magic objects

dg-objects = Magic objects are 24 cards that bend the rules. Most of the published ones are not known, so the deck is our own: 12 kinds, 2 of each. The table chooses whether to play with them.
    .title = The magic objects
    .off = Magic objects are not in use in this game.

dg-object-deal = At the start everyone gets 1 magic object. Only you see yours.
    .title = The first object

dg-object-draw = You draw a magic object for each magic token that you get from a dragon, if your own wizard was in the fight. The table can agree that the wizard is not needed. Tokens that you steal, swap or take with a magic object bring none.
    .title = More objects

dg-object-once = You use a magic object once, at the moment that it names. Then it is discarded.
    .title = Only once
    .not-yours = You do not have { $card }.
    .not-now = { $card } cannot be used now.

dg-object-kept = Magic objects cannot be swapped, given away or promised. You may hold any number of them. At the end they are worth nothing.
    .title = Yours alone

dg-object-pile = When the pile of magic objects is empty, the used ones are shuffled into a new pile. If there are none, you do not draw.
    .title = A new pile

dg-object-asked = When an object could be used, everyone who might use one then and holds any is asked, whichever it is. So nobody’s thinking gives anything away.
    .title = Everyone is asked

dg-object-order = If several want to use an object at the same moment, they go in turn order, starting with the player whose turn it is. Each may use 1 object at such a moment.
    .title = Who goes first

dg-ring-of-confusion = Ring of Confusion: after an agreement, 2 other players swap their shares. Not your own share, and not what a wizard took before.
    .title = Ring of Confusion
    .targets = Choose 2 other players who have a share.

dg-exchange-powder = Exchange Powder: before you attack, 2 dragons change places with their treasure, and the adventurers stay where they are. If that is enough to slay a dragon, it falls, and you still attack.
    .title = Exchange Powder
    .targets = Choose 2 different dragons on the table.

dg-invisible-hand = Invisible Hand: if you fought the dragon, take 1 token from its treasure before the sharing begins.
    .title = Invisible Hand
    .not-there = There is no { $card } in this treasure.

dg-muddling-stone = Muddling Stone: when a thief robs you, you choose which token you lose, even if a wizard helps the thief.
    .title = Muddling Stone

dg-enchanted-sword = Enchanted Sword: the knight you send now has 2 more attack in this fight.
    .title = Enchanted Sword
    .not-a-knight = The Enchanted Sword is for a knight, not for { $card }.
    .no-knight = You have no knight ready who could take the sword.

dg-sleeping-draught = Sleeping Draught: before you attack, a dragon loses 2 strength, but it always keeps at least 1. If that is enough to slay it, it falls, and you still attack.
    .title = Sleeping Draught

dg-recall-horn = Recall Horn: before you attack, take one of your adventurers out of a fight. They are ready again at once.
    .title = Recall Horn
    .not-fighting = { $card } is not fighting a dragon.

dg-patient-hourglass = Patient Hourglass: those who are sharing treasure get 30 more seconds, or, without a clock, half as many more chances to speak. Only once for each treasure.
    .title = Patient Hourglass
    .once = The time for this treasure has been stretched already.

dg-scrying-orb = Scrying Orb: before you attack, draw a dragon’s hidden treasure and lay it on the dragon for all to see.
    .title = Scrying Orb
    .nothing-hidden = { $target } has no hidden treasure left.

dg-warding-amulet = Warding Amulet: when a thief robs you, nothing is stolen.
    .title = Warding Amulet

dg-counter-charm = Counter Charm: a magic object that someone uses now does nothing. It cannot stop another Counter Charm or a Patient Hourglass.
    .title = Counter Charm

dg-salvage-sack = Salvage Sack: if you failed to agree, keep 1 token of the lost treasure, drawn at random.
    .title = Salvage Sack

## Variants

dg-advanced-scoring = Advanced scoring: silver, gold and magic tokens count as always. Gems count a little less for the most, full sets count too, and the Black Diamond is worth more but has a price.
    .title = Advanced scoring

dg-advanced-majority = With advanced scoring, the most gems of a kind bring 12 points with 3 players, 10 with 4 or 5, and 8 with 6.
    .title = Smaller bonuses

dg-gem-sets = With advanced scoring, each full set of gems, one of every kind, brings 5 points.
    .title = Full sets

dg-advanced-black-diamond = With advanced scoring, the Black Diamond is worth 19 points, but its owner gets nothing for gems: no bonus for the most and none for sets.
    .title = A costly diamond

dg-black-diamond-blocks = The gems of the Black Diamond’s owner still count when it is decided who has the most. The table can agree that they do not.
    .title = Gems in the way

dg-divide-and-choose = One divides, the others choose: instead of talking, the player whose adventurer slew the dragon makes as many piles as there are players in the fight. The others choose a pile in turn order, and the divider gets the last one.
    .title = One divides, others choose
    .piles = Make exactly { $count } piles.
    .taken = That pile is gone.

dg-open-totals = The table may show everyone, on the screen, what each player is known to have.
    .title = Known treasure shown

dg-time-limits = The table may choose how long sharing and the market last, or play without a clock. Then you speak in turn, and each may speak a certain number of times before it is too late: the player who slew the dragon begins, at the market the player whose turn it is. Before the clock of a sharing starts, everyone has 4 seconds to look at what was found.
    .title = Time to talk
    .no-pass = There is a clock, so you may simply wait and say nothing.

### Pieces

dg-colour-silver = Silver
dg-colour-gold = Gold
dg-colour-red = Red
dg-colour-blue = Blue
dg-colour-green = Green
dg-colour-purple = Purple
dg-colour-yellow = Yellow
dg-colour-white = White
dg-colour-black = Black

dg-power-steals = Takes 1 token from another player who fought the same dragon
dg-power-takes-magic = Takes all magic tokens if no other wizard is in the fight

dg-effect-swap-shares = After an agreement, 2 other players swap their shares
dg-effect-swap-dragons = Before your attack, 2 dragons change places with their treasure
dg-effect-take-first =
    { $amount ->
        [one] Take { $amount } token from the treasure before it is shared
       *[other] Take { $amount } tokens from the treasure before it is shared
    }
dg-effect-choose-loss = When a thief robs you, you choose what you lose
dg-effect-add-attack = +{ $amount } attack for the knight you send now
dg-effect-weaken-dragon = Before your attack, a dragon loses { $amount } strength
dg-effect-call-back = Before your attack, take one of your adventurers out of a fight
dg-effect-add-seconds = { $amount } more seconds to share a treasure
dg-effect-draw-hidden = Before your attack, draw a dragon’s hidden treasure
dg-effect-stop-theft = When a thief robs you, nothing is stolen
dg-effect-stop-object = A magic object used now does nothing
dg-effect-save-tokens =
    { $amount ->
        [one] If you fail to agree, keep { $amount } token of the lost treasure
       *[other] If you fail to agree, keep { $amount } tokens of the lost treasure
    }

### Options

dg-option-magic_objects = Magic objects
    .help = Play with cards that bend the rules. Better for a second game.
dg-option-advanced_scoring = Advanced scoring
    .help = Smaller bonuses for most gems, points for full sets, and a Black Diamond that is worth more but has a price.
dg-option-draw_trigger = Who draws magic objects
    .help = Whether a magic token brings an object only if your own wizard was in the fight.
dg-option-draw_trigger-wizard = With your own wizard
dg-option-draw_trigger-token = Any magic token
dg-option-black_blocks = Gems in the way
    .help = Whether the gems of the Black Diamond’s owner count when it is decided who has the most. Only with advanced scoring.
dg-option-sharing = How to share
    .help = Talk it over against the clock, or let one divide and the others choose.
dg-option-sharing-talk = Talk
dg-option-sharing-divide = Divide and choose
dg-option-clock = Clock
    .help = Seconds for sharing and for the market. With 0 there is no clock, and you speak in turn.
dg-option-hours = Hours
    .help = For a game over several days: how many hours you have to share a treasure. With 0 you play at one sitting.
dg-option-rounds = Times to speak
    .help = How often each may speak where there is no clock.
dg-option-open_totals = Show known treasure
    .help = Shows what each player is known to have, so that nobody needs to remember.

### Buttons and lists

dg-seat = Player { $number }
dg-nothing = nothing
dg-share = { $name }: { $cards }
dg-do-send = Send { $card } against { $target }
dg-do-offer = Offer – { $shares }
dg-do-accept = Agree to offer { $offer }
dg-do-unaccept = Take back your yes to offer { $offer }
dg-do-withdraw = Withdraw offer { $offer }
dg-do-break-off = Stop without a deal
dg-do-pass = Pass
dg-do-divide = Make these piles: { $piles }
dg-do-choose = Take pile { $pile }
dg-do-rob = Rob { $name }
dg-do-take =
    { $random ->
        [yes] One at random
       *[no] { $card }
    }
dg-do-swap = Offer { $name } a swap: { $cards } for { $using }
dg-do-agree = Agree to swap { $offer }
dg-do-show = Show { $cards }
dg-do-done = Leave the market
dg-do-play =
    { $aimed ->
        [yes] Use { $card }: { $aims }
       *[no] Use { $card }
    }
dg-do-decline = Use no magic object

### Ready phrases for the talk about treasure

dg-phrase-want = I would like: { $cards }.
dg-phrase-keep = You can have: { $cards }.
dg-phrase-deal = Deal?
dg-phrase-agreed = Agreed!
dg-phrase-no = No, thank you.
dg-phrase-too-little = That is too little for me.
dg-phrase-too-much = You are asking too much.
dg-phrase-one-more = One more and I agree.
dg-phrase-even = Let’s split it evenly.
dg-phrase-last-offer = That is my last offer.
dg-phrase-better-than-nothing = It is better than nothing!
dg-phrase-leader = Careful, that helps the one in front.
dg-phrase-your-turn = What would you like?
dg-phrase-think = Let me think.
dg-phrase-hurry = Hurry, time is running out!
dg-phrase-thanks = Nice doing business with you!

### The log
# $cards and $using list tokens, $any says whether there are any; $card is an adventurer, a magic object or one token,
# $target a dragon. $shares lists dg-share. $how = clock: $seconds to talk; hours: $hours; rounds: $rounds times to speak;
# divide: $name makes piles.

dg-log-set-up =
    { $objects ->
        [0] The bag holds { $bag } tokens, and { $pile } dragons wait.
       *[other] The bag holds { $bag } tokens, and { $pile } dragons wait. { $objects } magic objects are left in their pile.
    }
dg-log-revealed =
    { $any ->
        [yes] { $target } appears, strength { $strength }. On it: { $cards }. Hidden: { $hidden }.
       *[no] { $target } appears, strength { $strength }. Nothing lies on it. Hidden: { $hidden }.
    }
dg-log-object-drawn =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws a magic object.
    }
dg-log-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $name }’s turn.
    }
dg-log-refreshed =
    { $you ->
        [yes] Rested and ready again: your { $cards }.
       *[no] Rested and ready again: { $name }’s { $cards }.
    }
dg-log-skipped =
    { $you ->
        [yes] All your adventurers are fighting. Your turn is skipped.
       *[no] All of { $name }’s adventurers are fighting. The turn is skipped.
    }
dg-log-sent =
    { $you ->
        [yes] You send { $card } (+{ $attack }) against { $target }: { $total } of { $strength }.
       *[no] { $name } sends { $card } (+{ $attack }) against { $target }: { $total } of { $strength }.
    }
dg-log-standoff = Everyone is stuck. { $target } needs only { $missing } more and counts as slain.
dg-log-slain =
    { $any ->
        [yes] { $target } is slain by { $names }! Its hidden treasure: { $cards }.
       *[no] { $target } is slain by { $names }! There is no hidden treasure.
    }
dg-log-bag-empty =
    { $dragons ->
        [one] The bag is empty. { $dragons } dragon is left, the last one.
       *[other] The bag is empty. { $dragons } dragons are left, the last ones.
    }
dg-log-magic-taken =
    { $you ->
        [yes]
            { $count ->
                [one] Yours is the only wizard: you take { $count } magic token.
               *[other] Yours is the only wizard: you take { $count } magic tokens.
            }
       *[no]
            { $count ->
                [one] { $name } has the only wizard and takes { $count } magic token.
               *[other] { $name } has the only wizard and takes { $count } magic tokens.
            }
    }
dg-log-took-all =
    { $you ->
        [yes] You take the whole treasure: { $cards }.
       *[no] { $name } takes the whole treasure: { $cards }.
    }
dg-log-sharing =
    { $how ->
        [clock] { $names } have { $seconds } seconds to share { $cards }.
        [hours]
            { $hours ->
                [one] { $names } have { $hours } hour to share { $cards }.
               *[other] { $names } have { $hours } hours to share { $cards }.
            }
        [rounds] { $names } share { $cards }. Each may speak { $rounds } times.
       *[divide] { $names } share { $cards }. { $name } makes the piles.
    }
dg-log-offered =
    { $you ->
        [yes] Your offer { $offer } – { $shares }.
       *[no] { $name }’s offer { $offer } – { $shares }.
    }
dg-log-accepted =
    { $you ->
        [yes] You agree to offer { $offer }.
       *[no] { $name } agrees to offer { $offer }.
    }
dg-log-unaccepted =
    { $you ->
        [yes] You no longer agree to offer { $offer }.
       *[no] { $name } no longer agrees to offer { $offer }.
    }
dg-log-withdrawn =
    { $you ->
        [yes] You withdraw offer { $offer }.
       *[no] { $name } withdraws offer { $offer }.
    }
dg-log-asked-to-stop =
    { $you ->
        [yes] You would rather stop without a deal.
       *[no] { $name } would rather stop without a deal.
    }
dg-log-passed =
    { $you ->
        [yes] You say nothing for now.
       *[no] { $name } says nothing for now.
    }
dg-log-agreed = All agree to offer { $offer }!
dg-log-lost =
    { $why ->
        [time] Time is up and there is no deal. Lost: { $cards }.
        [rounds] All has been said and there is no deal. Lost: { $cards }.
       *[broken-off] The talk ends without a deal. Lost: { $cards }.
    }
dg-log-divided =
    { $you ->
        [yes] Your piles: { $piles }.
       *[no] { $name }’s piles: { $piles }.
    }
dg-log-chose =
    { $you ->
        [yes]
            { $any ->
                [yes] You take pile { $pile }: { $cards }.
               *[no] You take pile { $pile }, which is empty.
            }
       *[no]
            { $any ->
                [yes] { $name } takes pile { $pile }: { $cards }.
               *[no] { $name } takes pile { $pile }, which is empty.
            }
    }
dg-log-shares-taken = Behind the screens – { $shares }.
dg-log-robbing =
    { $you ->
        [thief]
            { $helped ->
                [yes] Your thief robs { $victim }, with your wizard’s help.
               *[no] Your thief robs { $victim }.
            }
        [victim]
            { $helped ->
                [yes] { $thief }’s thief robs you, with a wizard’s help.
               *[no] { $thief }’s thief robs you.
            }
       *[no]
            { $helped ->
                [yes] { $thief }’s thief robs { $victim }, with a wizard’s help.
               *[no] { $thief }’s thief robs { $victim }.
            }
    }
dg-log-nobody-to-rob =
    { $you ->
        [yes] Your thief finds nobody to rob.
       *[no] { $name }’s thief finds nobody to rob.
    }
dg-log-looked =
    { $you ->
        [thief] Behind { $victim }’s screen you see { $cards }.
        [victim] { $thief } looks behind your screen.
       *[no] { $thief } looks behind { $victim }’s screen.
    }
dg-log-stolen =
    { $you ->
        [thief] You take from { $victim }: { $card }.
        [victim] { $thief } takes from you: { $card }.
       *[no] { $thief } takes a token from { $victim }.
    }
dg-log-came-home = { $target } is gone. Those who fought it go home and rest.
dg-log-market-opened =
    { $how ->
        [clock] The market is open for { $seconds } seconds!
        [hours]
            { $hours ->
                [one] The market is open for { $hours } hour!
               *[other] The market is open for { $hours } hours!
            }
       *[rounds] The market is open! Each may speak { $rounds } times.
    }
dg-log-swap-offered =
    { $you ->
        [giver] Swap { $offer }: you offer { $receiver } { $cards } for { $using }.
        [receiver] Swap { $offer }: { $giver } offers you { $cards } for { $using }.
       *[no] Swap { $offer }: { $giver } offers { $receiver } { $cards } for { $using }.
    }
dg-log-swapped =
    { $you ->
        [giver] You give { $receiver } { $cards } and get { $using }.
        [receiver] { $giver } gives you { $cards } and gets { $using }.
       *[no] { $giver } gives { $receiver } { $cards } and gets { $using }.
    }
dg-log-shown =
    { $you ->
        [yes] You show { $cards }.
       *[no] { $name } shows { $cards }.
    }
dg-log-left-market =
    { $you ->
        [yes] You leave the market.
       *[no] { $name } leaves the market.
    }
dg-log-market-closed =
    { $why ->
        [time] Time is up: the market closes.
        [rounds] All has been said: the market closes.
       *[done] Everyone is done: the market closes.
    }
dg-log-object-played =
    { $you ->
        [yes]
            { $aimed ->
                [yes] You use { $card }: { $aims }.
               *[no] You use { $card }.
            }
       *[no]
            { $aimed ->
                [yes] { $name } uses { $card }: { $aims }.
               *[no] { $name } uses { $card }.
            }
    }
dg-log-object-stopped =
    { $you ->
        [yes] You break the spell: { $card } does nothing.
       *[no] { $name } breaks the spell: { $card } does nothing.
    }
dg-log-declined =
    { $you ->
        [yes] You use no magic object.
       *[no] { $name } uses no magic object.
    }
dg-log-shares-swapped = { $one } and { $other } swap their shares.
dg-log-dragons-swapped = { $card } and { $target } change places.
dg-log-token-taken =
    { $you ->
        [yes] { $target }: you take { $card }.
       *[no] { $target }: { $name } takes { $card }.
    }
dg-log-sword-drawn =
    { $you ->
        [yes] Your next knight has { $more } more attack.
       *[no] { $name }’s next knight has { $more } more attack.
    }
dg-log-weakened = { $target } grows sleepy: only strength { $strength } now.
dg-log-called-back =
    { $you ->
        [yes] You call { $card } back from { $target }. What is left of the attack: { $total }.
       *[no] { $name } calls { $card } back from { $target }. What is left of the attack: { $total }.
    }
dg-log-more-time =
    { $how ->
        [clock] There are { $seconds } more seconds to talk.
       *[rounds] Each may speak { $rounds } more times.
    }
dg-log-hidden-drawn =
    { $any ->
        [yes] The hidden treasure of { $target } comes to light: { $cards }.
       *[no] { $target } has no hidden treasure.
    }
dg-log-theft-stopped =
    { $you ->
        [thief] { $victim } is protected. You steal nothing.
        [victim] You are protected. { $thief } steals nothing.
       *[no] { $victim } is protected. { $thief } steals nothing.
    }
dg-log-objects-shuffled =
    { $count ->
        [one] { $count } used magic object becomes a new pile.
       *[other] { $count } used magic objects become a new pile.
    }
dg-log-unveiled =
    { $you ->
        [yes]
            { $any ->
                [yes] Your treasure: { $cards }.
               *[no] You have no treasure.
            }
       *[no]
            { $any ->
                [yes] { $name }’s treasure: { $cards }.
               *[no] { $name } has no treasure.
            }
    }
dg-log-ended =
    { $why ->
        [bag] The bag is empty and the last dragon has fallen. The game is over!
       *[pile] No dragon is left anywhere. The game is over!
    }

### Questions to a player, and what the others read meanwhile
# $occasion says what a magic object could be used for.

dg-ask-turn = Your turn! Whom do you send, and against which dragon?
dg-ask-share = Who gets what? Make an offer, or agree to one.
dg-ask-divide = You divide: make { $count } piles.
dg-ask-choose = Choose a pile.
dg-ask-victim = Whom does your thief rob?
dg-ask-loot =
    { $you ->
        [victim] { $thief } robs you. Which token do you give up?
       *[thief] Which token does your thief take from { $victim }?
    }
dg-ask-object =
    { $occasion ->
        [before-sharing] Use a magic object before the sharing begins?
        [after-agreement] A deal is struck. Use a magic object now?
        [after-failure] The treasure is lost. Use a magic object now?
        [robbed]
            { $you ->
                [victim] You are being robbed. Use a magic object now?
               *[thief] { $victim } is being robbed. Use a magic object now?
            }
        [played] { $name } uses { $card }. Stop it with a magic object?
       *[other] Use a magic object now?
    }
dg-ask-market = The market is open! Swap, show, or leave when you are done.

dg-wait-turn = It is { $name }’s turn.
dg-wait-share = The treasure is being shared. To speak: { $name }.
dg-wait-divide = Waiting for { $name }: piles.
dg-wait-choose = Waiting for { $name }: a pile.
dg-wait-victim = Waiting for { $name }: whom does the thief rob?
dg-wait-loot = Waiting for { $name }: which token changes hands?
dg-wait-object = Waiting for { $name }: a magic object?
dg-wait-market = The market is open. Still there: { $name }.

### Scores

dg-score-silver = Silver ({ $count }): { $points }
dg-score-gold = Gold ({ $count }): { $points }
dg-score-red = Magic tokens ({ $count }): { $points }
dg-score-black = Black Diamond: { $points }
dg-score-majority = { $card }, the most ({ $count }): { $points }
dg-score-sets = Full sets of gems ({ $count }): { $points }
dg-score-total = Total
dg-tie-shared = Level on points: the win is shared.

### The table as text

dg-table-dragons = Dragons
dg-table-strength = strength { $attack } of { $strength }
dg-table-treasure =
    { $any ->
        [yes] { $cards }
       *[no] no treasure yet
    }
dg-table-hidden =
    { $count ->
        [0] nothing hidden
       *[other] { $count } hidden
    }
dg-table-fighter = { $name }: { $card } { $attack }
dg-table-no-fighter = nobody fights it
dg-table-no-dragon = no dragon
dg-table-sharing = To be shared
dg-table-shared-by = { $target }, slain by { $names }
dg-table-offer = { $offer } · { $name } – { $shares }
dg-table-agreed = agreed: { $names }
dg-table-pile = Pile { $pile }: { $cards }
dg-table-stopping = would rather stop: { $names }
dg-table-market = Market
dg-table-swap = { $offer } · { $giver } to { $receiver }: { $cards } for { $using }
dg-table-no-offer = no offers yet
dg-table-players = Players
dg-table-turn = ▸ { $name }
dg-table-ready = ready: { $cards }
dg-table-resting = resting: { $cards }
dg-table-nobody = nobody
dg-table-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
dg-table-known = known: { $cards }
dg-table-objects =
    { $count ->
        [one] { $count } magic object
       *[other] { $count } magic objects
    }
dg-table-piles = Bag and piles
dg-table-bag =
    { $count ->
        [0] The bag is empty.
        [one] Bag: { $count } token
       *[other] Bag: { $count } tokens
    }
dg-table-pile-of-dragons =
    { $count ->
        [one] Pile: { $count } dragon
       *[other] Pile: { $count } dragons
    }
dg-table-until-market =
    { $count ->
        [one] The market opens with the next dragon.
       *[other] The market opens in { $count } dragons.
    }
dg-table-pile-of-objects =
    { $count ->
        [one] Pile: { $count } magic object
       *[other] Pile: { $count } magic objects
    }
dg-table-lost =
    { $count ->
        [one] Lost: { $count } token
       *[other] Lost: { $count } tokens
    }
dg-table-last = These are the last dragons.
dg-table-your-stash = Your treasure
dg-table-your-objects = Your magic objects
