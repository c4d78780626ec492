# Luật chơi Dragonwood bằng tiếng Việt: mỗi luật một thông điệp, mang mã của luật. `.title` là tên luật, các thuộc tính
# khác là lời từ chối. Sau đó là lá bài và tác dụng, tùy chọn, câu hỏi, nút bấm, nhật ký và điểm số.

### Các chương

dw-chapter-setup = Chuẩn bị
dw-chapter-turn = Lượt của bạn
dw-chapter-reload = Nạp bài
dw-chapter-capture = Giành bài
dw-chapter-enhancements = Bảo bối
dw-chapter-events = Sự kiện
dw-chapter-ending = Kết thúc ván
dw-chapter-scoring = Điểm số
dw-chapter-screen = Trên màn hình
dw-chapter-variants = Biến thể

## Chuẩn bị

dw-players = Dragonwood dành cho 2, 3 hoặc 4 người chơi.
    .title = Số người chơi
    .seats = Với bộ bài này, cần ít nhất { $least } và nhiều nhất { $most } người chơi.

dw-dragonwood-cards = Bộ bài Dragonwood có 42 lá: 29 sinh vật, 9 bảo bối và 4 sự kiện.
    .title = Bộ bài Dragonwood

dw-adventurer-cards = Bộ bài phiêu lưu có 64 lá: mỗi màu trong 5 màu có các số từ 1 đến 12, thêm 4 lá Bọ Rùa May Mắn.
    .title = Bộ bài phiêu lưu

dw-removed-cards = Trước khi chơi, vài lá Dragonwood được rút ngẫu nhiên và cất đi, không ai xem: 12 lá nếu có 2 người, 10 lá nếu có 3 người, 8 lá nếu có 4 người. Hai con rồng luôn được giữ lại.
    .title = Bài cất đi
    .range = Bạn có thể cất đi từ { $least } đến { $most } lá.

dw-first-landscape = 5 lá đầu tiên được lật ngửa. Nếu lật trúng sự kiện thì chưa có gì xảy ra: lá đó được xáo lại vào bộ bài và một lá khác thế chỗ.
    .title = Cảnh rừng đầu tiên

dw-dragons-below = Cả hai con rồng được xáo vào nửa dưới của bộ bài Dragonwood. Nếu chia đôi mà lẻ một lá, lá đó nằm ở nửa trên.
    .title = Rồng ẩn dưới sâu

dw-landscape = Các lá lật ngửa làm thành cảnh rừng. Có 5 lá, và bạn chỉ giành được những gì nằm ở đó.
    .title = Cảnh rừng
    .not-there = { $card } không có trong cảnh rừng.

dw-first-hand = Mỗi người bắt đầu với 5 lá phiêu lưu.
    .title = Bài ban đầu

dw-secret-hands = Bài trên tay là bí mật của bạn. Người khác chỉ thấy bạn có bao nhiêu lá, không biết là lá nào. Những lá bạn đã cho thấy rồi lấy lại thì được ghi nhớ.
    .title = Giữ kín bài

dw-first-ladybug = Nếu được chia Bọ Rùa May Mắn, bạn đổi lá đó lấy 2 lá khác trước khi ván bắt đầu. Vì thế bạn có thể có hơn 5 lá.
    .title = Bọ rùa đầu ván

dw-dice = Có 6 viên xúc xắc, mỗi viên có các mặt 1, 2, 2, 3, 3 và 4. Mỗi lá bạn đánh ra cho bạn tung 1 viên.
    .title = Xúc xắc

dw-first-player = Ai đi trước là do may rủi.
    .title = Ai đi trước

## Lượt của bạn

dw-turn = Mỗi lượt bạn làm một việc: nạp bài, hoặc thử giành một lá. Bạn không được bỏ lượt. Sau đó đến người bên trái bạn.
    .title = Mỗi lượt một việc
    .no-pass = Bạn không được bỏ lượt. Lúc nào bạn cũng có thể nạp bài.
    .answer-first =
        { $question ->
            [turn] Trước hết hãy chọn: nạp bài hoặc thử giành một lá.
            [reroll] Trước hết hãy quyết định có tung lại hay không.
            [wound] Trước hết hãy bỏ một lá vì vết thương.
            [limit] Trước hết hãy bỏ bớt bài cho vừa giới hạn.
            [thunder] Trước hết hãy chọn lá phải bỏ vì cơn bão.
            [pass] Trước hết hãy chọn lá chuyển sang bên phải.
           *[other] Còn một câu hỏi khác cần trả lời trước.
        }

## Nạp bài

dw-reload = Để nạp bài, hãy rút 1 lá phiêu lưu. Thế là hết lượt.
    .title = Nạp bài

dw-hand-limit = Bạn được giữ 9 lá trên tay. Nếu rút xong mà nhiều hơn, bạn tự chọn lá để bỏ cho đến khi còn 9. Đang có 9 lá bạn vẫn được nạp bài.
    .title = Nhiều nhất 9 lá

dw-ladybug = Bọ Rùa May Mắn không bao giờ ở lại trên tay: lá đó được bỏ đi và bạn rút 2 lá thay thế.
    .title = Bọ Rùa May Mắn

dw-reshuffle = Khi có người phải rút mà bộ bài phiêu lưu đã hết, chồng bài bỏ được xáo thành bộ bài mới, kể cả bọ rùa.
    .title = Bộ bài mới

## Giành bài

dw-attempt = Chọn một lá trong cảnh rừng và một cách để giành: chém, giẫm hoặc thét. Đưa ra các lá phiêu lưu và bảo bối dùng một lần, rồi tung xúc xắc.
    .title = Thử giành một lá

dw-play-from-hand = Bạn đánh những lá phiêu lưu trên tay mình, mỗi lá chỉ một lần.
    .title = Bài trên tay bạn
    .not-in-hand = Bạn không có { $card } trên tay.
    .twice = Bạn đã chọn { $card } rồi.

dw-card-count = Mỗi lần thử, bạn đánh từ 1 đến 6 lá. Thuốc Phép cũng tính là một lá.
    .title = Từ 1 đến 6 lá
    .none = Hãy chọn ít nhất 1 lá để đánh.
    .too-many = Như vậy là { $count } lá. Bạn chỉ được đánh nhiều nhất { $most } lá.

dw-strike = Để chém, hãy đánh các số liên tiếp, màu nào cũng được. Sau số 12 không nối sang số 1.
    .title = Chém
    .not-a-run = Muốn chém thì cần các số liên tiếp, như 4, 5, 6.

dw-stomp = Để giẫm, hãy đánh các lá cùng số.
    .title = Giẫm
    .not-one-number = Muốn giẫm thì cần các lá cùng số.

dw-scream = Để thét, hãy đánh các lá cùng màu.
    .title = Thét
    .not-one-suit = Muốn thét thì cần các lá cùng màu.

dw-single-card = Lúc nào bạn cũng có thể đánh chỉ 1 lá. Lá đó được tính là chém, giẫm hay thét tùy bạn.
    .title = Chỉ một lá

dw-strength = Mỗi lá có 3 con số: thanh gươm cho chém, chiếc ủng cho giẫm, khuôn mặt cho thét. Xúc xắc và điểm cộng của bạn gộp lại phải đạt con số của cách bạn chọn. Có cách khó hơn cách khác nhiều. Bạn không được thử điều mà tung thế nào cũng không tới.
    .title = Con số cần đạt
    .out-of-reach =
        { $method ->
            [strike] Chém lá này cần { $needed };
            [stomp] Giẫm lá này cần { $needed };
            [scream] Thét vào lá này cần { $needed };
           *[spell] Thần Chú Rồng cần { $needed };
        } { $dice } viên xúc xắc được nhiều nhất { $bonus ->
            [0] { $most }.
           *[other] { $most }, đã tính { $bonus } điểm cộng.
        }

dw-six-dice = Bạn không bao giờ tung quá 6 viên xúc xắc. Đã đánh 6 lá thì không dùng thêm Thỏ Thân Thiện được.
    .title = Nhiều nhất 6 viên
    .no-room = Không thêm xúc xắc được nữa: nhiều nhất là { $dice } viên.

dw-success = Nếu tổng của bạn bằng hoặc lớn hơn con số trên lá, bạn giành được lá đó. Các lá phiêu lưu đã đánh được bỏ đi và lượt của bạn kết thúc.
    .title = Thành công!

dw-failure = Nếu tổng chưa đủ, lá đó ở nguyên chỗ cũ. Các lá phiêu lưu trở về tay bạn, bạn bị thương và hết lượt.
    .title = Thất bại

dw-wound = Một vết thương lấy mất 1 lá phiêu lưu trên tay. Bạn tự chọn lá nào, kể cả lá vừa đánh.
    .title = Vết thương

dw-wound-empty = Nếu sau khi thất bại tay bạn không còn lá nào thì không phải bỏ gì cả.
    .title = Hết bài, khỏi bị thương

dw-creature = Sinh vật giành được thì xếp vào chồng của bạn. Tấm khiên cho biết nó đáng bao nhiêu điểm.
    .title = Sinh vật

dw-one-attempt = Mỗi lượt bạn chỉ được thử giành 1 lá.
    .title = Mỗi lượt thử một lần

dw-refill = Sau khi có người giành được bài, cảnh rừng được lật thêm cho đủ 5 lá. Khi bộ bài Dragonwood đã hết, cứ chơi tiếp với ít lá hơn.
    .title = Lật thêm cảnh rừng

## Bảo bối

dw-enhancement = Bạn giành bảo bối giống như giành sinh vật. Bảo bối không cho điểm, nhưng nằm ngửa trước mặt bạn và giúp bạn giành sinh vật.
    .title = Bảo bối

dw-own-enhancement = Bạn chỉ dùng bảo bối của mình, và dùng bao nhiêu món cùng lúc cũng được. Các điểm cộng được gộp lại.
    .title = Bảo bối của bạn
    .not-yours = Bạn không có { $card }.

dw-permanent = Hầu hết bảo bối ở lại với bạn đến hết ván. Chúng tự động cộng vào mỗi lần thử phù hợp.
    .title = Bảo bối lâu dài
    .always-counts = { $card } ở lại với bạn và tự động được tính. Bạn không cần chọn.

dw-once = Có bảo bối chỉ dùng được một lần. Hãy đưa ra trước khi tung. Tung xong là mất, dù trúng hay trượt.
    .title = Chỉ dùng một lần

dw-no-enhancement-on-enhancement = Bảo bối không giúp giành một bảo bối khác.
    .title = Không dùng giành bảo bối
    .refused = Bạn không thể dùng bảo bối để giành bảo bối.

dw-potion = Thuốc Phép thay cho bất kỳ lá phiêu lưu nào. Nó cho một viên xúc xắc như một lá bài, và bạn có thể đánh chỉ mình nó. Sau đó nó mất, dù trúng hay trượt.
    .title = Thuốc Phép

dw-bunny = Thỏ Thân Thiện cho bạn thêm 1 viên xúc xắc trong một lần thử. Bạn vẫn phải đánh ít nhất 1 lá.
    .title = Thỏ Thân Thiện

dw-mushroom = Khi tung trượt, Nấm May Mắn cho bạn tung lại 1 viên nếu muốn. Kết quả mới được giữ. Bạn chỉ được hỏi khi việc đó còn có thể giúp.
    .title = Nấm May Mắn
    .no-such-die = Không có viên xúc xắc nào của bạn ra { $value }.

## Sự kiện

dw-event = Khi lật trúng sự kiện, nó xảy ra ngay với tất cả mọi người. Sau đó nó rời khỏi ván chơi.
    .title = Sự kiện

dw-sunny-day = Ngày Nắng: mọi người rút 2 lá phiêu lưu.
    .title = Ngày Nắng

dw-thunder-storm = Bão Sấm Sét: mọi người bỏ 1 lá phiêu lưu. Nếu không có lá nào, bạn không mất gì.
    .title = Bão Sấm Sét

dw-wind-storm = Bão Gió: mọi người chuyển 1 lá phiêu lưu cho người bên phải. Nếu không có lá nào, bạn không chuyển gì nhưng vẫn có thể nhận.
    .title = Bão Gió

dw-quicksand = Cát Lún: mọi bảo bối trong cảnh rừng chìm mất hẳn, và các lá mới thế chỗ. Bảo bối bạn đã có thì an toàn.
    .title = Cát Lún

dw-event-chain = Sự kiện này xong hẳn rồi mới lật lá tiếp theo vào chỗ trống. Nếu lại là sự kiện, nó xảy ra kế tiếp.
    .title = Sự kiện nối tiếp

dw-event-order = Trong một sự kiện, mọi người rút bài theo thứ tự lượt, bắt đầu từ người đang đi. Khi phải chọn bài, mọi người chọn kín rồi cùng thực hiện một lúc. Bạn không được chuyển tiếp lá vừa nhận.
    .title = Thứ tự trong sự kiện

## Kết thúc ván

dw-end-dragons = Ngay khi cả hai con rồng bị bắt, ván chơi kết thúc.
    .title = Bắt được hai rồng

dw-end-decks = Khi lá cuối của bộ bài phiêu lưu thứ 2 được rút, vòng cuối sắp đến.
    .title = Hết hai bộ bài

dw-last-round = Lượt đang chơi được đi cho xong. Rồi mỗi người có thêm 1 lượt, người vừa đi sẽ đi sau cùng. Nếu con rồng thứ 2 bị bắt, ván chơi kết thúc ngay.
    .title = Vòng cuối

## Điểm số

dw-points = Cộng điểm của các sinh vật bạn đã giành được.
    .title = Điểm

dw-bonus = Ai có nhiều lá sinh vật nhất được thưởng 3 điểm. Nếu nhiều người cùng nhất, mỗi người được 2. Không có sinh vật nào thì không được thưởng.
    .title = Nhiều sinh vật nhất

dw-winner = Ai nhiều điểm nhất thì thắng.
    .title = Người thắng

dw-tie = Nếu nhiều người cùng cao điểm nhất, trong số họ ai có nhiều sinh vật nhất thì thắng. Nếu vẫn bằng nhau, họ cùng thắng.
    .title = Khi bằng điểm

## Trên màn hình

dw-choose-by-click = Bấm vào lá bạn muốn giành, rồi bấm các lá phiêu lưu và bảo bối dùng một lần, sau đó bấm nút chém, giẫm hoặc thét. Muốn nạp bài, bấm vào bộ bài phiêu lưu. Muốn bỏ hoặc chuyển một lá, bấm vào lá đó.
    .title = Chơi bằng cách bấm

dw-sort = Xếp bài trên tay theo màu hoặc theo số bất cứ lúc nào.
    .title = Xếp bài

dw-in-the-open = Ai cũng thấy cảnh rừng, chồng bài bỏ, bảo bối và sinh vật đã giành được của mỗi người.
    .title = Điều ai cũng thấy

## Biến thể

dw-spell = Thần Chú Rồng: để bắt rồng, đánh 3 lá cùng màu có số liên tiếp. Tung 2 viên xúc xắc: được 6 trở lên là bắt được. Điểm cộng cho mọi cách thì tính, điểm cộng chỉ cho một cách thì không. Nấm, thỏ và thuốc phép cũng giúp được.
    .title = Thần Chú Rồng
    .off = Ván này không dùng Thần Chú Rồng.
    .not-a-dragon = Thần Chú Rồng chỉ dùng với rồng, không dùng với { $card }.
    .not-three = Thần Chú Rồng cần đúng { $need } lá, mà bạn chọn { $count }.
    .not-one-suit-run = Thần Chú Rồng cần các lá cùng màu có số liên tiếp.

dw-spell-wounds = Nếu Thần Chú Rồng thất bại, bạn chịu 2 vết thương. Cả bàn có thể chọn chỉ chịu 1.
    .title = Vết thương do thần chú

dw-simple-setup = Chuẩn bị đơn giản: xáo chung mọi lá Dragonwood và không cất lá nào, nên rồng có thể xuất hiện bất cứ lúc nào. Ván chơi cũng kết thúc sau lượt lật lá Dragonwood cuối cùng.
    .title = Chuẩn bị đơn giản

dw-open-hands = Ngửa bài: mọi người chơi với bài để ngửa. Rất hợp khi mới học chơi.
    .title = Ngửa bài

dw-decks = Muốn ván ngắn hay dài hơn, hãy chọn chơi hết bao nhiêu bộ bài phiêu lưu: từ 1 đến 6. Chọn 0 thì chơi đến khi bắt được cả hai rồng, nhưng sau 12 bộ bài vẫn đến vòng cuối.
    .title = Ngắn hay dài
    .range = Bạn có thể chọn từ { $least } đến { $most } bộ bài.

dw-tie-2015 = Cách phân định của bản in 2015: trong những người bằng điểm, ai bắt được Rồng Cam thì thắng. Nếu không ai bắt được, họ cùng thắng.
    .title = Rồng Cam phân định

dw-open-totals = Cả bàn có thể cho hiện trên màn hình số điểm hiện có của mỗi người, kể cả điểm thưởng.
    .title = Hiện điểm

### Lá bài

dw-suit-red = Đỏ
dw-suit-orange = Cam
dw-suit-green = Xanh lá
dw-suit-blue = Xanh dương
dw-suit-purple = Tím

dw-effect-add-points =
    { $methods ->
        [strike] +{ $amount } khi chém
        [stomp] +{ $amount } khi giẫm
        [scream] +{ $amount } khi thét
       *[any] +{ $amount } cho mọi lần thử
    }
dw-effect-reroll-one-die = Khi tung trượt, được tung lại 1 viên xúc xắc
dw-effect-extra-die = Thêm { $amount } viên xúc xắc trong một lần thử
dw-effect-wild-adventurer = Thay cho { $amount } lá phiêu lưu bất kỳ
dw-lasts-permanent = Ở lại với bạn
dw-lasts-once = Dùng một lần
dw-effect-all-draw = Mọi người rút { $cards } lá phiêu lưu
dw-effect-all-discard = Mọi người bỏ { $cards } lá phiêu lưu
dw-effect-all-pass-right = Mọi người chuyển { $cards } lá phiêu lưu sang bên phải
dw-effect-sweep-enhancements = Mọi bảo bối trong cảnh rừng biến mất

### Tùy chọn

dw-option-dragon_spell = Thần Chú Rồng
    .help = Thêm một cách bắt rồng táo bạo: 3 lá cùng màu có số liên tiếp và 2 viên xúc xắc.
dw-option-spell_wounds = Vết thương khi thần chú thất bại
    .help = Thần Chú Rồng thất bại thì mất mấy lá. Bản in 2015 ghi 1, các bản khác ghi 2.
dw-option-removed = Số lá cất đi
    .help = Cất nhiều lá hơn thì ván ngắn hơn, cất ít lá hơn thì ván dài hơn.
dw-option-simple_setup = Chuẩn bị đơn giản
    .help = Xáo chung tất cả và không cất lá nào. Rồng có thể xuất hiện bất cứ lúc nào.
dw-option-open_hands = Ngửa bài
    .help = Ai cũng thấy bài của nhau. Rất hợp để cùng học chơi.
dw-option-tie_break = Phân định khi bằng điểm
    .help = Ai thắng khi nhiều người cùng cao điểm nhất.
dw-option-tie_break-creatures = Nhiều sinh vật nhất
dw-option-tie_break-orange_dragon = Người bắt được Rồng Cam
dw-option-decks = Số bộ bài phiêu lưu
    .help = Chơi hết bao nhiêu bộ bài thì đến vòng cuối. Chọn 0 thì chơi đến khi bắt được cả hai rồng.
dw-option-open_totals = Hiện điểm
    .help = Cho hiện điểm của mọi người trên màn hình trong lúc chơi.

### Câu hỏi cho người chơi, và điều những người khác đọc trong lúc đó

dw-ask-turn = Đến lượt bạn! Nạp bài hay thử giành một lá?
dw-ask-reroll = Bạn có { $total }, cần { $needed }. Tung lại một viên nhé?
dw-ask-wound =
    { $left ->
        [1] Bạn bị thương. Hãy chọn 1 lá để bỏ.
       *[other] Bạn phải bỏ { $left } lá vì bị thương. Hãy chọn một lá.
    }
dw-ask-limit = Bạn có quá nhiều bài. Hãy chọn { $left } lá để bỏ.
dw-ask-thunder = Bão Sấm Sét! Hãy chọn một lá để bỏ.
dw-ask-pass = Bão Gió! Hãy chọn một lá cho { $name }.

dw-wait-turn = Đang là lượt của { $name }.
dw-wait-reroll = Đang chờ { $name }: có tung lại một viên không?
dw-wait-wound = Đang chờ { $name }: bỏ một lá vì vết thương.
dw-wait-limit = Đang chờ { $name }: bỏ bớt bài trên tay.
dw-wait-thunder = Đang chờ { $name }: bỏ một lá vì Bão Sấm Sét.
dw-wait-pass = Đang chờ { $name }: chuyển một lá vì Bão Gió.

### Nút bấm và danh sách
# $extra = yes: có bài trong $using; only: có, và không đánh lá phiêu lưu nào; no: không có.

dw-do-reload = Nạp bài
dw-do-attempt =
    { $method ->
        [strike] Chém { $target }
        [stomp] Giẫm { $target }
        [scream] Thét vào { $target }
       *[spell] Đọc Thần Chú Rồng với { $target }
    } { $extra ->
        [yes] bằng { $cards }, thêm { $using }
        [only] bằng { $using }
       *[no] bằng { $cards }
    }
dw-do-reroll = Tung lại viên { $value }
dw-do-keep = Giữ kết quả
dw-do-discard = Bỏ { $card }
dw-do-pass = Chuyển { $card }

### Nhật ký

dw-log-set-up =
    { $removed ->
        [0] Bộ bài Dragonwood đã sẵn sàng: { $left } lá.
       *[other] Bộ bài Dragonwood đã sẵn sàng: cất đi { $removed } lá, còn { $left } lá.
    }
dw-log-returned = Xáo lại vào bộ bài Dragonwood: { $cards }.
dw-log-landscape = Trong cảnh rừng: { $cards }.
dw-log-dealt =
    { $you ->
        [yes]
            { $known ->
                [yes] Bạn bắt đầu với { $cards }.
               *[no] Bạn bắt đầu với { $count } lá.
            }
       *[no]
            { $known ->
                [yes] { $name } bắt đầu với { $cards }.
               *[no] { $name } bắt đầu với { $count } lá.
            }
    }
dw-log-turn =
    { $you ->
        [yes] Lượt của bạn.
       *[no] Lượt của { $name }.
    }
dw-log-last-turn =
    { $you ->
        [yes] Lượt cuối của bạn.
       *[no] Lượt cuối của { $name }.
    }
dw-log-drew =
    { $you ->
        [yes]
            { $known ->
                [yes] Bạn rút { $card }.
               *[no] Bạn rút một lá.
            }
       *[no]
            { $known ->
                [yes] { $name } rút { $card }.
               *[no] { $name } rút một lá.
            }
    }
dw-log-ladybug =
    { $you ->
        [yes]
            { $draws ->
                [0] Bạn gặp Bọ Rùa May Mắn.
               *[other] Bạn gặp Bọ Rùa May Mắn: rút { $draws } lá thay thế!
            }
       *[no]
            { $draws ->
                [0] { $name } gặp Bọ Rùa May Mắn.
               *[other] { $name } gặp Bọ Rùa May Mắn: rút { $draws } lá thay thế!
            }
    }
dw-log-shuffled = Chồng bài bỏ thành bộ bài phiêu lưu thứ { $deck }, gồm { $count } lá.
dw-log-attempted =
    { $you ->
        [yes]
            { $method ->
                [strike] Bạn chém { $target }
                [stomp] Bạn giẫm { $target }
                [scream] Bạn thét vào { $target }
               *[spell] Bạn đọc Thần Chú Rồng với { $target }
            }
       *[no]
            { $method ->
                [strike] { $name } chém { $target }
                [stomp] { $name } giẫm { $target }
                [scream] { $name } thét vào { $target }
               *[spell] { $name } đọc Thần Chú Rồng với { $target }
            }
    } { $extra ->
        [yes] bằng { $cards }, thêm { $using }.
        [only] bằng { $using }.
       *[no] bằng { $cards }.
    }
dw-log-rolled =
    { $you ->
        [yes] Bạn tung được { $dice }
       *[no] { $name } tung được { $dice }
    }{ $bonus ->
        [0] : tổng { $total }, cần { $needed }.
       *[other] {""} và được cộng { $bonus }: tổng { $total }, cần { $needed }.
    }
dw-log-rerolled =
    { $you ->
        [yes] Bạn tung lại viên { $was }, được { $now }. Tổng { $total }, cần { $needed }.
       *[no] { $name } tung lại viên { $was }, được { $now }. Tổng { $total }, cần { $needed }.
    }
dw-log-kept =
    { $you ->
        [yes] Bạn giữ kết quả.
       *[no] { $name } giữ kết quả.
    }
dw-log-captured =
    { $you ->
        [yes] Bạn giành được { $card }
       *[no] { $name } giành được { $card }
    }{ $points ->
        [0] !
       *[other] , thêm { $points } điểm!
    }
dw-log-missed =
    { $you ->
        [yes] Bạn không giành được { $card }.
       *[no] { $name } không giành được { $card }.
    }
dw-log-spent =
    { $you ->
        [yes] Bạn đã dùng xong { $cards }.
       *[no] { $name } đã dùng xong { $cards }.
    }
dw-log-answered =
    { $you ->
        [yes] Bạn đã chọn xong.
       *[no] { $name } đã chọn xong.
    }
dw-log-discarded =
    { $you ->
        [yes]
            { $why ->
                [wound] Bạn bỏ { $cards } vì vết thương.
                [limit] Bạn bỏ { $cards } cho vừa giới hạn bài.
               *[thunder] Bạn bỏ { $cards } vì cơn bão.
            }
       *[no]
            { $why ->
                [wound] { $name } bỏ { $cards } vì vết thương.
                [limit] { $name } bỏ { $cards } cho vừa giới hạn bài.
               *[thunder] { $name } bỏ { $cards } vì cơn bão.
            }
    }
dw-log-revealed = Lá mới trong cảnh rừng: { $card }.
dw-log-event = Sự kiện: { $card }!
dw-log-swept =
    { $any ->
        [yes] Cát lún nuốt mất { $cards }.
       *[no] Cát lún không nuốt được gì.
    }
dw-log-passed =
    { $you ->
        [giver]
            { $known ->
                [yes] Bạn chuyển { $card } cho { $receiver }.
               *[no] Bạn chuyển một lá cho { $receiver }.
            }
        [receiver]
            { $known ->
                [yes] { $giver } chuyển { $card } cho bạn.
               *[no] { $giver } chuyển một lá cho bạn.
            }
       *[no]
            { $known ->
                [yes] { $giver } chuyển { $card } cho { $receiver }.
               *[no] { $giver } chuyển một lá cho { $receiver }.
            }
    }
dw-log-last-round = Các bộ bài phiêu lưu đã hết. Sau lượt này, mỗi người còn một lượt nữa.
dw-log-ended =
    { $why ->
        [dragons] Cả hai con rồng đã bị bắt. Ván chơi kết thúc!
        [last_card] Lá Dragonwood cuối cùng đã được lật. Ván chơi kết thúc!
       *[decks] Vòng cuối đã xong. Ván chơi kết thúc!
    }

### Điểm số

dw-score-creatures = { $count } sinh vật: { $points } điểm
dw-score-bonus = Nhiều sinh vật nhất: thưởng { $points } điểm
dw-score-total = Tổng cộng
dw-tie-broken-creatures = Bằng điểm: ai nhiều sinh vật hơn thì thắng.
dw-tie-broken-dragon = Bằng điểm: Rồng Cam phân định thắng thua.
dw-tie-shared = Bằng nhau đến cùng: mọi người dẫn đầu cùng thắng.

### Bàn chơi bằng chữ

dw-table-landscape = Cảnh rừng
dw-table-strike = chém { $needed }
dw-table-stomp = giẫm { $needed }
dw-table-scream = thét { $needed }
dw-table-points = { $points } điểm
dw-table-players = Người chơi
dw-table-turn = ▸ { $name }
dw-table-hand =
    { $known ->
        [yes] { $count } lá: { $cards }
       *[no] { $count } lá
    }
dw-table-creatures = { $count } sinh vật
dw-table-piles = Các chồng bài
dw-table-woods = Bộ bài Dragonwood: { $count } lá
dw-table-deck = Bộ bài phiêu lưu thứ { $deck } trên { $decks }: { $count } lá
dw-table-discards = Bài bỏ: { $count } lá
dw-table-last = Đang là vòng cuối.
dw-table-your-hand = Bài trên tay bạn
dw-table-by-number = theo số
dw-table-by-colour = theo màu
