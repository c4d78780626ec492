# Lời trên màn hình của Dragon's Gold; lời của luật nằm trong sách luật.

ui-dg-you = Bạn
ui-dg-unknown = một món còn giấu
# Names of tokens cut short, for little room.
ui-dg-short =
    { $token ->
        [silver] Bạc
        [gold] Vàng
        [red] Phép
        [blue] Lam
        [green] Lục
        [purple] Tím
        [yellow] Hổ
        [white] Kim
        [black] Đen
       *[other] { $letter }
    }
ui-dg-count = { $count } { $name }
ui-dg-mine = Đồ của bạn
ui-dg-adventurer =
    { $where ->
        [ready] { $card }, sức đánh { $attack }, sẵn sàng
        [resting] { $card }, sức đánh { $attack }, đang nghỉ, úp mặt
       *[fighting] { $card }, sức đánh { $attack }, đang đánh rồng
    }
ui-dg-where =
    { $where ->
        [resting] đang nghỉ
       *[fighting] đang đánh
    }
ui-dg-choose-both = Chọn nhà phiêu lưu và rồng
ui-dg-why-send = Hãy chọn một nhà phiêu lưu của bạn và con rồng muốn đánh.
ui-dg-worth =
    { $about ->
        [yes] ≈ { $points }
       *[no] { $points }
    }
ui-dg-worth-you = Giá trị với bạn, tính bằng điểm:
ui-dg-for-you = cho bạn
ui-dg-gem-hint =
    { $state ->
        [safe] Bạn có { $own } trên { $all }. Không ai có thể nhiều hơn.
        [open] Bạn có { $own } trên { $all }. Thêm { $more } viên nữa thì không ai vượt được bạn.
        [ahead] Bạn có { $own }. Chưa thấy ai có hơn { $rival }.
        [level] Bạn có { $own }, và có người cũng bằng bạn.
        [behind] Bạn có { $own }. Có người đang có { $rival }.
       *[none] Bạn chưa có viên nào trong { $all } viên.
    }
ui-dg-stash-help = Chỉ bạn thấy phần này. Giá trị chỉ tính từ kho báu của chính bạn.
ui-dg-behind-screen = Kho báu nằm sau tấm màn. Hãy nhớ những gì đã chia công khai!
ui-dg-unseen = Không thấy: { $gone } viên bị trộm ở đây, { $came } viên người này trộm được.
ui-dg-team = Nhà phiêu lưu
ui-dg-away = đang đánh: { $cards }
ui-dg-closer = Xem kỹ hơn
ui-dg-kinds = Các loại kho báu
ui-dg-points-rule = Đáng giá bao nhiêu?
ui-dg-lost = Kho báu đã rời ván chơi
ui-dg-talks = Chia kho báu
ui-dg-treasure = Cần chia
ui-dg-tab-lay = Đề nghị của tôi
ui-dg-tab-offers = Đề nghị: { $count }
ui-dg-tab-swap = Lời mời của tôi
ui-dg-stack =
    { $count ->
        [0] { $card }: một viên cho { $to }
       *[other] { $card }, có { $count } ở đây: một viên cho { $to }
    }
ui-dg-stack-back = { $card }, có { $count } ở đây: trả lại một viên
ui-dg-me = tôi
ui-dg-to-gives = phần tôi đưa
ui-dg-to-gets = phần tôi nhận
ui-dg-lane = Ô { $number }, { $name } nhận { $cards }. Bấm viên nào, viên đó vào đây.
ui-dg-tap = Chạm viên để đưa vào đây.
ui-dg-moved = { $card } cho { $name }. Còn lại: { $count }.
ui-dg-all-laid = Đã chia hết.
ui-dg-rest = Phần còn lại cho { $name }
ui-dg-offer = Đưa đề nghị này
ui-dg-clear = Làm lại
ui-dg-say-nothing = Không nói gì
ui-dg-why-lay = Trước hết hãy đặt mọi viên vào các ô.
ui-dg-why-accept = Lúc này bạn chưa đồng ý được với đề nghị nào.
ui-dg-why-agree = Lúc này chưa ai đề nghị đổi với bạn.
ui-dg-offer-of = Đề nghị { $offer } · { $name }
ui-dg-accept = Đồng ý
ui-dg-unaccept = Rút lời
ui-dg-withdraw = Rút lại
ui-dg-counter = Sửa
ui-dg-counter-label = Bày đề nghị { $offer } ra để sửa
ui-dg-no-offers = Chưa có đề nghị nào. Hãy mở lời trước!
ui-dg-rounds = Còn { $left } lượt nói
ui-dg-pile = Phần { $pile }
ui-dg-divide = Xếp các phần này
ui-dg-market = Chợ
ui-dg-swap-with = Đổi với
ui-dg-swap-of = Lời mời đổi { $offer } · { $giver } và { $receiver }
ui-dg-i-give = Tôi đưa
ui-dg-i-get = Tôi nhận
ui-dg-yours = Của bạn
ui-dg-wish = Muốn có
ui-dg-offer-swap = Mời đổi
ui-dg-show = Cho xem
ui-dg-why-partner = Trước hết hãy chọn người để đổi.
ui-dg-outcome-deal = Thỏa thuận xong!
ui-dg-outcome-lost = Mất kho báu rồi
ui-dg-outcome-close = Chơi tiếp
ui-dg-answers = Các câu trả lời
ui-dg-object-not-now = Chưa dùng được. Vì sao?
ui-dg-peek = Xem rồng
ui-dg-back = Quay lại chia
ui-dg-phrase-tokens = Nêu tên viên:
ui-dg-phrase-token = { $card } ({ $count })
ui-dg-key-adventurer = Chọn một nhà phiêu lưu
ui-dg-key-dragon = Chọn một con rồng
ui-dg-key-send = Tấn công
ui-dg-key-lane = Ô tiếp theo
ui-dg-key-token = Khi đứng ở một viên: vào ô đó, 0 để trả lại
ui-dg-key-offer = Đưa đề nghị
ui-dg-key-accept = Đồng ý đề nghị mới nhất
ui-dg-key-view = Xem rồng, hoặc quay lại chia
