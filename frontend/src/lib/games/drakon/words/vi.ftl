# Lời của màn hình Drakon; luật chơi nằm trong tập luật của trò này.

ui-dk-tile-unknown = một phòng chưa biết
ui-dk-far =
    { $far } ô phía { $side ->
        [n] bắc
        [e] đông
        [s] nam
       *[w] tây
    }
ui-dk-far-none = cửa vào
ui-dk-space = Ô trống: { $place }
ui-dk-arrows = Mũi tên: { $sides }
ui-dk-figure =
    { $you ->
        [yes] bạn ({ $hero })
       *[no] { $name } ({ $hero })
    }
ui-dk-drakon = Drakon
ui-dk-goal =
    { $what ->
        [coins] Có { $goal } đồng xu là thắng!
        [lair] Gom { $goal } vàng rồi thoát ra!
       *[gold] Có { $goal } vàng là thắng!
    }
ui-dk-how = Đặt: chọn một phòng trên tay rồi chọn ô sáng. Đi: chọn một phòng sáng.
ui-dk-no-coins = Chưa có xu
ui-dk-ways = Ở đây đặt được theo { $ways } trong { $all } cách: không mũi tên nào được chĩa vào mũi tên khác.
ui-dk-rule = Luật: { $title }
ui-dk-deeds = Việc bạn có thể làm
ui-dk-turn = Xoay phòng
ui-dk-press-turns = bấm để xoay
ui-dk-put-back = Trả phòng về tay
ui-dk-push = đưa đi
ui-dk-pick = lấy một xu
ui-dk-trade = đổi xu này
ui-dk-power-used = Đã dùng.
ui-dk-when =
    { $ability ->
        [ward_coin] Một lần, trong lượt của bất kỳ ai. Bạn sẽ được hỏi.
        [pass_walls] Một lần, trong lượt của bạn, khi bạn đi.
       *[other] Một lần, trong lượt của bạn, trước hoặc sau việc bạn làm.
    }
ui-dk-map = Bản đồ hang
ui-dk-tools = Bản đồ
ui-dk-closer = Phóng to
ui-dk-farther = Thu nhỏ
ui-dk-centre = Đưa bản đồ về giữa
ui-dk-beyond = Còn chỗ để chọn: { $side }
ui-dk-as-list = Xem hang dạng danh sách
ui-dk-as-map = Xem hang dạng bản đồ
ui-dk-bonds = Vì sao bây giờ bạn bị hạn chế
ui-dk-out = Đã ra khỏi ván
ui-dk-out-none = Mọi phòng vẫn còn trong ván.
ui-dk-out-count = Đã ra khỏi ván: { $count }
ui-dk-list-here = Bạn đang ở đâu
ui-dk-list-can = Bạn làm được gì ở đâu
ui-dk-list-none = Lúc này không có gì để chọn ở đây. Xem các nút và phòng bên dưới.
ui-dk-list-all = Cả hang, từ bắc xuống nam
ui-dk-hand = Trên tay bạn: { $count } phòng
ui-dk-hand-empty = Bạn hết phòng.
ui-dk-ended-gold = Đủ vàng: ván kết thúc ngay.
ui-dk-ended-coins = Đủ xu: ván kết thúc ngay.
ui-dk-ended-lair = Thoát khỏi hang Drakon!
ui-dk-ended-stuck = Không ai làm gì được nữa. Ai nhiều vàng nhất sẽ thắng.
ui-dk-ended-endless = Đã lâu không ai đặt phòng. Ai nhiều vàng nhất sẽ thắng.
ui-dk-key-tile = Cầm một phòng trên tay
ui-dk-key-power = Dùng quyền năng của anh hùng
ui-dk-key-walk = Đi từ phòng này sang phòng khác
ui-dk-key-pan = Di chuyển bản đồ
ui-dk-key-zoom = Phóng to, thu nhỏ
ui-dk-key-list = Hang dạng danh sách hoặc bản đồ
