# Những gì chính cửa sổ dòng lệnh nói khi chơi, bằng tiếng Việt. $bot, $name và $seed là chữ.

cli-you = Bạn
cli-bot = { $bot } { $number }
cli-seat = Người chơi { $number }
cli-match = { $game }, mã ván { $seed }
    .size = Số người chơi: { $seats } · số quyết định: { $entries }
    .options = Tùy chọn: { $options }
    .open = Ván chưa kết thúc: lượt { $turn }.
cli-start = { $game }, mã ván { $seed }. Gõ số để chọn. ? là trợ giúp, q là rời ván.
cli-ways = { $count } cách
cli-best = cao nhất { $chance }
cli-more = m  còn { $count } lựa chọn nữa
cli-back = b  quay lại
cli-wait = w  tạm thời không nói gì
cli-help = Gõ một số để chọn.
    .words = Hoặc gõ thành lời, viết bằng tiếng Anh:
    .keys = m  thêm lựa chọn · b  quay lại · t  xem lại bàn chơi · ?  trợ giúp này · q  rời ván
cli-no-number = Không có lựa chọn { $number }. Hãy chọn từ 1 đến { $most }.
cli-not-understood = Không có nước đi như vậy. Hãy gõ một số, hoặc gõ tiếng Anh, ví dụ:
cli-left = Bạn đã rời ván.
cli-saved = Ván chơi được lưu ở { $file }.
