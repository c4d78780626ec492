# Dragonwood's words of the screen; what its rules say is in its rulebook.

ui-dw-adventurer = { $suit } { $number }
ui-dw-adventurer-label = { $suit } { $number }
ui-dw-card-chosen = { $card } (đã chọn)
ui-dw-card-unknown = một lá chưa biết
ui-dw-card-needs = Chém { $strike }, giẫm { $stomp }, thét { $scream }.
ui-dw-points = { $points } điểm
ui-dw-hand-count = { $count } lá trên tay
ui-dw-hand-known = ; bạn biết { $cards }
ui-dw-reroll = Tung lại
ui-dw-creature-count = Đã giành { $count } sinh vật
ui-dw-woods = Dragonwood
ui-dw-woods-count = Bộ bài Dragonwood: còn { $count } lá
ui-dw-deck = Nạp bài: rút một lá phiêu lưu. Bộ bài { $deck } trên { $decks }, còn { $count } lá.
ui-dw-discards = Bài bỏ: { $count }
ui-dw-discards-title = Bài bỏ
ui-dw-discards-none = Chưa ai bỏ lá nào.
ui-dw-ladybugs = Và { $count } lá Bọ Rùa May Mắn.
ui-dw-slot-empty = Ô trống
ui-dw-played = Bài bạn đánh
ui-dw-played-empty = Chạm một lá ở trên và các lá trên tay.
ui-dw-played-give = Chạm lá bạn muốn bỏ ra.
ui-dw-ways = Cách giành
ui-dw-method-strike = Chém
ui-dw-method-stomp = Giẫm
ui-dw-method-scream = Thét
ui-dw-method-spell = Thần chú
ui-dw-method-not = { $method }: chưa được. Vì sao?
ui-dw-why-target = Chọn một lá trong cảnh rừng trước.
ui-dw-why-card = Chọn một lá trên tay trước.
ui-dw-choose-card = Chọn một lá
ui-dw-roll =
    { $you ->
        [yes]
            { $method ->
                [strike] Bạn chém { $target }
                [stomp] Bạn giẫm { $target }
                [scream] Bạn thét vào { $target }
               *[spell] Bạn đọc thần chú với { $target }
            }
       *[no]
            { $method ->
                [strike] { $name } chém { $target }
                [stomp] { $name } giẫm { $target }
                [scream] { $name } thét vào { $target }
               *[spell] { $name } đọc thần chú với { $target }
            }
    }
ui-dw-captured = Sinh vật đã giành
ui-dw-captured-none = Chưa có.
ui-dw-helpers = Bảo bối
ui-dw-helpers-none = Chưa có.
ui-dw-key-target = Chọn lá trong cảnh rừng
ui-dw-key-reload = Nạp bài
