# Dragonrealm's words of the screen; what its rules say is in its rulebook.

ui-dr-adventurer = { $suit } { $number }
ui-dr-card-chosen = { $card } (đã chọn)
ui-dr-card-unknown = một lá chưa biết
ui-dr-secret = Chỉ bạn thấy lá này.
ui-dr-set =
    { $method ->
        [sneak] các số liên tiếp
        [search] cùng số
       *[storm] cùng màu
    }
ui-dr-need =
    { $method ->
        [sneak] Lẻn vào với các số liên tiếp: { $needed }
        [search] Lục soát với các lá cùng số: { $needed }
       *[storm] Xông vào với các lá cùng màu: { $needed }
    }{ $gold ->
        [yes] {""} (vòng tròn vàng)
       *[no] {""}
    }
ui-dr-chance = { $way }: cơ hội { $chance }
ui-dr-gain =
    { $coins ->
        [0] không có gì
       *[other] { $coins } xu
    }{ $card ->
        [yes] {""} và lá địa điểm
       *[no] {""}
    }
ui-dr-standing = { $name } { $count }: { $gain }
ui-dr-standing-none = Chưa có ai
ui-dr-more =
    { $figure ->
        [mine] Thêm một nhà thám hiểm của bạn thì bạn được: { $gain }
       *[goblin] Thêm một yêu tinh thì bạn được: { $gain }
    }{ $full ->
        [yes] , và hết chỗ
       *[no] {""}
    }
ui-dr-majority = Ai được gì
ui-dr-column-now = Bây giờ
ui-dr-column-one = Thêm 1 nhà thám hiểm
ui-dr-column-goblin = Thêm 1 yêu tinh
ui-dr-no-room = không được
ui-dr-goblins-lost = Phần yêu tinh giành được thì mất.
ui-dr-look = Xem kỹ: { $location }
ui-dr-hand-count = { $count } lá trên tay
ui-dr-deck = Bộ bài
ui-dr-road = Còn { $count } địa điểm: { $levels }
ui-dr-road-end = Cuối con đường
ui-dr-discards-title = Bài bỏ
ui-dr-discards-none = Chưa ai bỏ lá nào.
ui-dr-played = Bài bạn đánh
ui-dr-played-empty = Khám phá: chạm địa điểm và lá bài. Nghỉ: chạm bộ bài.
ui-dr-played-rest = Chạm bộ bài hoặc một lá ngửa.
ui-dr-played-wait = Bạn có thể chọn trước địa điểm và bài.
ui-dr-played-give = Chạm những lá bạn muốn bỏ ra.
ui-dr-ways = Bạn làm gì với bài
ui-dr-method-not = { $method } ({ $needs }): chưa được. Vì sao?
ui-dr-with-help = Có Học Viện giúp: { $chance }
ui-dr-why-location = Chọn một địa điểm trước.
ui-dr-why-card = Chọn một lá trên tay trước.
ui-dr-why-helper = Bảo bối luôn ở lại với bạn: hãy chọn một lá có số.
ui-dr-choose-cards =
    { $count ->
        [1] Chọn một lá
       *[other] Chọn { $count } lá
    }
ui-dr-choose-keep = Chọn { $ones } món cấp I hoặc { $twos } món cấp II
ui-dr-keep-these = Giữ những món này
ui-dr-reroll = Tung lại
ui-dr-call = Gọi { $count }
ui-dr-call-fewer = Bớt một nhà thám hiểm
ui-dr-call-more = Thêm một nhà thám hiểm
ui-dr-buy = Mua trong Hẻm
ui-dr-buy-level = Mua: { $level }
ui-dr-pay = Trả bằng
ui-dr-price-cards = Cấp I: { $adventurers } nhà thám hiểm của bạn về nhà, và bạn trả { $count } lá. Trong chồng còn { $left } món.
ui-dr-price-coins = Cấp II: { $adventurers } nhà thám hiểm của bạn về nhà, và bạn trả { $count } xu. Trong chồng còn { $left } món.
ui-dr-roll =
    { $you ->
        [yes]
            { $method ->
                [sneak] Bạn lẻn vào { $target }
                [search] Bạn lục soát { $target }
               *[storm] Bạn xông vào { $target }
            }
       *[no]
            { $method ->
                [sneak] { $name } lẻn vào { $target }
                [search] { $name } lục soát { $target }
               *[storm] { $name } xông vào { $target }
            }
    }
ui-dr-enhancement-count = { $count } bảo bối
ui-dr-enhancements = Bảo bối
ui-dr-enhancements-none = Chưa có.
ui-dr-face-up = Đang ngửa
ui-dr-face-down =
    { $level ->
        [1] Đang úp, cấp I
       *[2] Đang úp, cấp II
    }
ui-dr-spent = Đã dùng hết: { $cards }
ui-dr-won = Địa điểm đã giành
ui-dr-won-none = Chưa có.
ui-dr-key-location = Chọn địa điểm
ui-dr-key-look = Xem kỹ địa điểm
ui-dr-key-deck = Nghỉ ngơi: rút từ bộ bài
ui-dr-key-open = Nghỉ ngơi: lấy lá ngửa thứ nhất hoặc thứ hai
ui-dr-key-centre = Học Viện hoặc Hẻm
