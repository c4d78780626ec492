# What the terminal itself says while people play, in English. $bot, $name and $seed are texts.

cli-you = You
cli-bot = { $bot } { $number }
cli-seat = Player { $number }
cli-match = { $game }, seed { $seed }
    .size = Players: { $seats } · decisions: { $entries }
    .options = Options: { $options }
    .open = Not over yet: turn { $turn }.
cli-start = { $game }, seed { $seed }. Choose by number. ? helps, q leaves.
cli-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
cli-best = best { $chance }
cli-more = m  { $count } more
cli-back = b  back
cli-wait = w  say nothing now
cli-help = Type a number to choose.
    .words = Or say it in words, in English:
    .keys = m  more choices · b  back · t  the table again · ?  this help · q  leave
cli-no-number = There is no choice { $number }. Choose from 1 to { $most }.
cli-not-understood = That is not a move I know. Type a number, or in English for example:
cli-left = You have left the game.
cli-saved = The match is in { $file }.
