# Lời của màn hình; luật chơi nằm trong các tập luật.

## Sảnh

ui-hall-lead = Mời vào, trong này ấm lắm. Chọn một bàn rồi chơi cùng gia đình, bạn bè hoặc máy.
ui-home = Về sảnh
ui-close = Đóng
ui-again = Thử lại
ui-settings = Cài đặt
ui-language = Ngôn ngữ
ui-name = Tên của bạn
ui-name-hint = Bạn tên là gì nhỉ?
ui-name-needed = Cho biết tên bạn trước nhé.
ui-matches = Ván của bạn
ui-matches-all = Tất cả { $count } ván
ui-hall-lost = Không kết nối được với sảnh.
ui-matches-none = Chưa có ván nào. Mở một ván ở trên nhé!
ui-match-you = Đến lượt bạn
ui-match-open = Đang chờ người chơi
ui-match-others = Người khác đang nghĩ
ui-match-over = Đã xong
ui-match-won = Bạn thắng!
ui-match-lost = Không mở được ván này
ui-opening = Đang nhóm lửa…
ui-new = Mở ván mới
ui-new-game = Chọn trò chơi
ui-new-people = Tại máy này
ui-new-people-help = Mọi người chuyền máy cho nhau. Không ai thấy bài của người khác.
ui-name-of = Tên người chơi { $number }
ui-new-friends = Bạn bè qua liên kết
ui-new-bots = Máy chơi
ui-new-strength = Máy giỏi cỡ nào?
ui-new-usual = như thường lệ
ui-new-usual-is = thường là { $value }
ui-new-options = Tùy chọn khác
ui-new-start = Chơi thôi
ui-new-start-help = Ván bắt đầu ngay.
ui-new-invite = Mời bạn bè chơi
ui-new-invite-help = Bạn sẽ có một liên kết để gửi. Ván bắt đầu khi mọi người đã ngồi vào bàn.
ui-game-soon = Sắp có
ui-bot-random = Ham vui
ui-bot-greedy = Thông minh
ui-bot-name =
    { $seat ->
        [0] Mâm Xôi
        [1] Than Hồng
        [2] Rêu
        [3] Sỏi
        [4] Liễu
       *[other] Dương Xỉ
    }
ui-seat-open = Ghế trống
ui-seats-open = { $count } ghế trống
ui-about = Về Dragonhall
ui-about-what = Dragonhall là một gian sảnh với bốn bàn chơi các trò về rồng. Miễn phí, không quảng cáo, chạy ngay trên máy của bạn.
ui-about-games = Các trò chơi
ui-about-unofficial = Đây là dự án không chính thức của người hâm mộ. Dragonwood, Dragonrealm, Drakon và Dragon’s Gold là tên trò chơi của các nhà phát hành, và họ không liên quan gì đến trang này. Nếu bạn thích trò nào, hãy mua hộp trò chơi thật: rất đáng.
ui-about-pictures = Hình và chữ
ui-about-icons = Hình trên lá bài được ghép từ biểu tượng của Lorc, Delapouite, Skoll, Cathelineau và các tác giả khác của:
ui-about-fonts = Phông chữ là Alegreya của Juan Pablo del Peral và Be Vietnam Pro của dự án Be Vietnam Pro, theo giấy phép SIL Open Font License.
ui-about-privacy = Quyền riêng tư
ui-about-cookie = Một cookie nhớ bạn là ai, ngoài ra không nhớ gì khác. Không trang nào khác biết bạn đang chơi.

## Cửa vào ván

ui-door-welcome = Chào bạn! Mời ngồi
ui-door-wait = Đang chờ người chơi
ui-door-sit = Ngồi vào bàn
ui-door-full = Hết ghế rồi.
ui-door-link = Gửi liên kết này cho bạn bè
ui-door-share = Chia sẻ liên kết
ui-door-copied = Đã chép liên kết
ui-door-bot = Để máy chơi
ui-pass-device = Đưa máy cho { $name }
    .help = Người khác đừng nhìn nhé!
    .done = Tôi là { $name }

## Bàn chơi

ui-players = Người chơi
ui-you-short = { $name } (bạn)
ui-you = Bạn
ui-player-look = { $name } có gì
ui-player-asked = đang đến lượt
ui-player-away = vắng mặt
ui-player-bot = máy chơi
ui-decision = Bây giờ làm gì
ui-hand = Bài trên tay
ui-hand-count = Trên tay bạn: { $count } lá
ui-hand-empty = Bạn hết bài trên tay.
ui-hand-out = Đã đặt { $card } ra. Đang đặt { $count } lá.
ui-hand-back = { $card } về lại tay bạn.
ui-chance = Cơ hội: { $chance }.
ui-sort =
    { $by ->
        [suit] Xếp theo số (đang theo màu)
       *[number] Xếp theo màu (đang theo số)
    }
ui-sort-suit = Đã xếp theo màu.
ui-sort-number = Đã xếp theo số.
ui-undo = Đi lại
ui-undo-not = Đi lại:
ui-log = Diễn biến
ui-log-empty = Chưa có gì xảy ra.
ui-log-sit =
    { $you ->
        [yes] Bạn ngồi vào bàn.
       *[no] { $name } ngồi vào bàn.
    }
ui-log-undo =
    { $you ->
        [yes] Bạn đi lại.
       *[no] { $name } đi lại.
    }
ui-log-lapse = Hết giờ.
ui-log-given = Sảnh vừa gián đoạn một lúc. Thời gian được trả lại.
ui-rules = Luật chơi
ui-rules-search = Tìm trong luật
ui-rules-none = Không luật nào có những từ này.
ui-rules-table = Ở mọi bàn
ui-side = Cạnh bàn
ui-why-rule = Xem luật
ui-refused = Bây giờ chưa làm được.
ui-guard-short = Chạm lần nữa
ui-guard-again = Bấm lần nữa để xác nhận: { $what }
ui-dice-needed = cần { $needed }
ui-dice-won = Được rồi!
ui-dice-lost = Trượt
ui-watching = Bạn đang xem
ui-watching-only = Bạn chỉ đang xem ván này.
ui-wait-minutes = Đã chờ { $minutes } phút.
ui-wait-hours = Đã chờ { $hours } giờ.
ui-wait-meanwhile = Chơi ván khác trong lúc chờ
ui-time-left =
    { $unit ->
        [days] Còn { $count } ngày
        [hours] Còn { $text }
        [minutes] Còn { $text }
       *[seconds] Còn { $count } giây
    }
ui-time-last = Còn { $seconds } giây.
ui-title-you = Đến lượt bạn!
ui-title-over = Hết ván
ui-title-wait = { $name }…

## Kết thúc

ui-end-won = Bạn thắng!
ui-end-shared-you = Bạn đồng hạng nhất!
ui-end-winner =
    { $count ->
        [1] { $name } thắng!
       *[other] { $name } cùng thắng!
    }
ui-end-look = Xem bàn chơi
ui-end-show = Xem kết quả
ui-rematch = Chơi ván nữa
ui-rematch-join = Vào chơi ván nữa

## Kết nối

ui-connecting = Đang kết nối…
ui-offline = Mất kết nối. Vẫn đang thử lại.
ui-sending = Đang gửi…
ui-stale = Có bản mới: tải lại
ui-fault-internal = Có lỗi phía chúng tôi. Bạn thử lại nhé.
ui-fault-offline = Sảnh không trả lời. Mạng có bật không?
ui-fault-unknown = Ở đây không có ván này. Xem lại liên kết nhé.
ui-fault-not-allowed = Bạn không được làm việc này.
ui-fault-not-your-seat = Đó không phải ghế của bạn.
ui-fault-seat-taken = Có người nhanh hơn: ghế đã có chủ.
ui-fault-not-started = Ván chưa bắt đầu.
ui-fault-decision-over = Muộn rồi: đã qua lượt chọn này.
ui-fault-too-many = Nhanh quá! Chờ một chút.
ui-fault-who-are-you = Cho biết tên bạn trước đã.
ui-fault-bad-message = Sảnh không hiểu. Bạn tải lại trang nhé.

## Cài đặt và phím

ui-theme = Sáng tối
ui-theme-auto = Theo máy
ui-theme-dark = Đêm
ui-theme-light = Ngày
ui-setting-odds = Hiện cơ hội
    .help = Mỗi lần thử có bao nhiêu phần trăm thành công.
ui-setting-guard = Hỏi hai lần
    .help = Việc không đi lại được cần chạm lần thứ hai.
ui-setting-motion = Chuyển động
    .help = Bài bay và xúc xắc lăn.
ui-setting-sound = Âm thanh
    .help = Tiếng gỗ, giấy và xúc xắc êm dịu, thêm tiếng chuông trầm khi đến lượt bạn.
ui-setting-volume = Âm lượng
ui-setting-keys = Phím chữ
    .help = Chơi bằng các phím chữ trên bàn phím.
ui-keys = Phím
ui-keys-off = Có thể tắt phím chữ trong cài đặt.
ui-key-move = Di chuyển và chọn
ui-key-hand = Về bài trên tay; rồi ← → và Enter
ui-key-sort = Xếp bài trên tay
ui-key-clear = Trả lại tất cả

## Trò chuyện quanh bàn

ui-talk = Nói gì đó
ui-talk-open =
    { $count ->
        [0] Nói gì đó
       *[other] Nói gì đó ({ $count } câu mới)
    }
ui-talk-said = Những lời đã nói
ui-talk-none = Chưa ai nói gì.
ui-talk-line = { $name }: { $words }
ui-talk-line-to = { $name } nói với { $to }: { $words }
ui-talk-to = Nói với ai
ui-talk-all = Cả bàn
ui-talk-phrases = Câu có sẵn
