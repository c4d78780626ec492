# What holds at every table, whatever the game, in English.

table-turn = You decide when the game asks you, and you answer each question once.
    .title = When you are asked
    .not-asked = It is not your turn to decide now.
    .already-answered = You have already answered. Now the others choose.

table-over = After the end, nothing more can be played.
    .title = The game is over
    .refused = This game is over.

table-action = A move has to be one that this game knows.
    .title = Moves
    .garbled = That is not a move of this game.
    .unknown = This game knows no move called “{ $kind }”.

table-seat = Every player has a seat at the table.
    .title = Seats
    .unknown = There is no seat { $seat } at this table.
    .count = This game needs at least { $least } and at most { $most } players.

table-option = The table settles its options before the game begins.
    .title = Options
    .unknown = This game has no option “{ $option }”.
    .value = “{ $option }” cannot be “{ $value }”. You can choose: { $allowed }.

table-lapse = If a decision has a time limit and the time runs out, the game goes on by itself.
    .title = When time runs out
    .nothing-due = No time limit is running now.
    .said-enough = You have said so much in this talk that you can only wait for its end now.

table-undo = You may take back your last move as long as nothing new came of it: no dice, no new card, no move by another player. What you say in a talk stands, but until you have a deal you can withdraw an offer or a yes.
    .title = Taking back
    .nothing = You have nothing to take back.
    .chance = You cannot take this back: dice or shuffled cards have followed.
    .revealed = You cannot take this back: someone has seen something new.
    .others-acted = You cannot take this back: another player has moved since.
    .said = What you have said cannot be taken back: the others heard it. You can withdraw an offer, or a yes.
    .clock = You cannot take this back: the clock of the next question is running.
    .often = You have changed your mind very often here. This move stands now.

table-edition = The cards and numbers of a game come from its edition. You can play with your own.
    .title = Editions
    .broken = These cards cannot be played: something in their edition is wrong.
