# The words of the screen itself; what the rules say is in the rulebooks.

## The hall

ui-hall-lead = Come in, it is warm. Pick a table and play with family, friends or bots.
ui-home = Back to the hall
ui-close = Close
ui-again = Try again
ui-settings = Settings
ui-language = Language
ui-name = Your name
ui-name-hint = What shall we call you?
ui-name-needed = Please tell us your name first.
ui-matches = Your games
ui-matches-all = All { $count } games
ui-hall-lost = We cannot reach the hall.
ui-matches-none = No games yet. Start one above!
ui-match-you = It’s your move
ui-match-open = Waiting for players
ui-match-others = The others are thinking
ui-match-over = Finished
ui-match-won = You won!
ui-match-lost = We can’t open this game
ui-opening = Lighting the fire …
ui-new = Start a new game
ui-new-game = Choose a game
ui-new-people = At this screen
ui-new-people-help = You pass the device around. Nobody sees the cards of the others.
ui-name-of = Name of player { $number }
ui-new-friends = Friends by link
ui-new-bots = Bots
ui-new-strength = How strong?
ui-new-usual = as usual
ui-new-usual-is = usually { $value }
ui-new-options = More options
ui-new-start = Let’s play
ui-new-start-help = The game begins at once.
ui-new-invite = Invite and play
ui-new-invite-help = You get a link to send. The game begins when everyone has sat down.
ui-game-soon = Coming soon
ui-bot-random = Playful
ui-bot-greedy = Clever
ui-bot-name =
    { $seat ->
        [0] Bramble
        [1] Ember
        [2] Moss
        [3] Pebble
        [4] Willow
       *[other] Fern
    }
ui-seat-open = Free seat
ui-seats-open =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
ui-about = About Dragonhall
ui-about-what = Dragonhall is a hall with four tables for dragon games. It is free, has no adverts, and runs on your own computer.
ui-about-games = The games
ui-about-unofficial = This is an unofficial project by fans. Dragonwood, Dragonrealm, Drakon and Dragon’s Gold are titles of their publishers, who have nothing to do with this site. If you like a game here, buy the box: it is worth it.
ui-about-pictures = Pictures and letters
ui-about-icons = The card pictures are composed from icons by Lorc, Delapouite, Skoll, Cathelineau and the other authors of:
ui-about-fonts = The fonts are Alegreya by Juan Pablo del Peral and Be Vietnam Pro by the Be Vietnam Pro project, under the SIL Open Font License.
ui-about-privacy = Privacy
ui-about-cookie = One cookie remembers who you are, nothing else. No other site learns that you play.

## The door of a match

ui-door-welcome = Welcome! Take a seat
ui-door-wait = Waiting for players
ui-door-sit = Sit down
ui-door-full = All seats are taken.
ui-door-link = Send this link to your friends
ui-door-share = Share the link
ui-door-copied = Link copied
ui-door-bot = Let a bot play
ui-pass-device = Pass the device to { $name }
    .help = Everyone else, look away!
    .done = I am { $name }

## The table

ui-players = Players
ui-you-short = { $name } (you)
ui-you = You
ui-player-look = What { $name } has
ui-player-asked = to move
ui-player-away = away
ui-player-bot = a bot
ui-decision = What happens now
ui-hand = Your hand
ui-hand-count =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
ui-hand-empty = Your hand is empty.
ui-hand-out =
    { $count ->
        [one] { $card } laid out. { $count } card is laid out.
       *[other] { $card } laid out. { $count } cards are laid out.
    }
ui-hand-back = { $card } back in your hand.
ui-chance = Chance: { $chance }.
ui-sort =
    { $by ->
        [suit] Sort by number (now by colour)
       *[number] Sort by colour (now by number)
    }
ui-sort-suit = Sorted by colour.
ui-sort-number = Sorted by number.
ui-undo = Take back
ui-undo-not = Take back:
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-log-sit =
    { $you ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
ui-log-undo =
    { $you ->
        [yes] You take back your move.
       *[no] { $name } takes back a move.
    }
ui-log-lapse = Time is up.
ui-log-given = The hall was away for a moment. The time is given back.
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-none = No rule has these words.
ui-rules-table = At every table
ui-side = Beside the table
ui-why-rule = The rule
ui-refused = That is not possible now.
ui-guard-short = Tap again
ui-guard-again = Press again to confirm: { $what }
ui-dice-needed = of { $needed } needed
ui-dice-won = Got it!
ui-dice-lost = Missed
ui-watching = You are watching
ui-watching-only = You are only watching this game.
ui-wait-minutes =
    { $minutes ->
        [one] Waiting for { $minutes } minute.
       *[other] Waiting for { $minutes } minutes.
    }
ui-wait-hours =
    { $hours ->
        [one] Waiting for { $hours } hour.
       *[other] Waiting for { $hours } hours.
    }
ui-wait-meanwhile = Play something else meanwhile
ui-time-left =
    { $unit ->
        [days] Time left: { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
        [hours] Time left: { $text }
        [minutes] Time left: { $text }
       *[seconds] Time left: { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
    }
ui-time-last = { $seconds } seconds left.
ui-title-you = Your move!
ui-title-over = The end
ui-title-wait = { $name } …

## The end

ui-end-won = You win!
ui-end-shared-you = You share the win!
ui-end-winner =
    { $count ->
        [one] { $name } wins!
       *[other] { $name } share the win!
    }
ui-end-look = Look at the table
ui-end-show = Show the result
ui-rematch = Play again
ui-rematch-join = Join the rematch

## The line

ui-connecting = Connecting …
ui-offline = No connection. We keep trying.
ui-sending = Sending …
ui-stale = New version: reload
ui-fault-internal = Something went wrong on our side. Please try again.
ui-fault-offline = The hall does not answer. Is the network on?
ui-fault-unknown = There is no such game here. Check the link.
ui-fault-not-allowed = You are not allowed to do that.
ui-fault-not-your-seat = That is not your seat.
ui-fault-seat-taken = Someone was quicker: this seat is taken.
ui-fault-not-started = The game has not begun yet.
ui-fault-decision-over = Too late: this decision is over.
ui-fault-too-many = Too fast! Wait a moment.
ui-fault-who-are-you = Please tell us your name first.
ui-fault-bad-message = The hall did not understand. Reload the page, please.

## Settings and keys

ui-theme = Light
ui-theme-auto = As the device
ui-theme-dark = Night
ui-theme-light = Day
ui-setting-odds = Show chances
    .help = How likely each try is to work.
ui-setting-guard = Ask twice
    .help = What cannot be taken back needs a second tap.
ui-setting-motion = Movement
    .help = Cards fly and dice tumble.
ui-setting-sound = Sounds
    .help = Soft wood, paper and dice, and a low bell when it is your move.
ui-setting-volume = Volume
ui-setting-keys = Letter keys
    .help = Single letters on the keyboard play the game.
ui-keys = Keys
ui-keys-off = Letter keys can be turned off in the settings.
ui-key-move = Walk around and choose
ui-key-hand = Go to your hand; then ← → and Enter
ui-key-sort = Sort your hand
ui-key-clear = Put everything back

## Table talk

ui-talk = Say something
ui-talk-open =
    { $count ->
        [0] Say something
        [one] Say something ({ $count } new phrase)
       *[other] Say something ({ $count } new phrases)
    }
ui-talk-said = What was said
ui-talk-none = Nobody has said anything yet.
ui-talk-line = { $name }: { $words }
ui-talk-line-to = { $name } to { $to }: { $words }
ui-talk-to = To whom
ui-talk-all = To all
ui-talk-phrases = Phrases
