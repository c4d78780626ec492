# Điều đúng ở mọi bàn chơi, dù là trò nào, bằng tiếng Việt.

table-turn = Bạn quyết định khi trò chơi hỏi bạn, và mỗi câu hỏi chỉ trả lời một lần.
    .title = Khi nào đến lượt bạn
    .not-asked = Bây giờ chưa đến lượt bạn quyết định.
    .already-answered = Bạn đã trả lời rồi. Giờ đến lượt những người khác chọn.

table-over = Ván đã kết thúc thì không đi thêm được nữa.
    .title = Ván chơi đã kết thúc
    .refused = Ván này đã kết thúc.

table-action = Nước đi phải là nước mà trò chơi này biết.
    .title = Nước đi
    .garbled = Đó không phải là một nước đi của trò này.
    .unknown = Trò này không có nước đi nào tên là “{ $kind }”.

table-seat = Mỗi người chơi có một ghế ở bàn.
    .title = Ghế
    .unknown = Bàn này không có ghế { $seat }.
    .count = Trò này cần ít nhất { $least } và nhiều nhất { $most } người chơi.

table-option = Cả bàn chốt các tùy chọn trước khi ván bắt đầu.
    .title = Tùy chọn
    .unknown = Trò này không có tùy chọn “{ $option }”.
    .value = “{ $option }” không thể là “{ $value }”. Bạn có thể chọn: { $allowed }.

table-lapse = Nếu một quyết định có giới hạn thời gian và đã hết giờ, ván chơi tự đi tiếp.
    .title = Khi hết giờ
    .nothing-due = Hiện không có giới hạn thời gian nào.
    .said-enough = Bạn đã nói quá nhiều trong lần bàn bạc này, giờ chỉ còn chờ hết giờ.

table-undo = Bạn được đi lại nước vừa rồi nếu nó chưa kéo theo điều gì mới: chưa tung xúc xắc, chưa lộ lá bài mới, chưa có ai khác đi. Điều bạn nói khi bàn bạc thì không đi lại được, nhưng khi chưa thỏa thuận xong bạn vẫn rút được đề nghị hoặc lời đồng ý.
    .title = Đi lại
    .nothing = Bạn không có nước nào để đi lại.
    .chance = Không đi lại được: xúc xắc đã tung hoặc bài đã xáo.
    .revealed = Không đi lại được: đã có người thấy điều mới.
    .others-acted = Không đi lại được: sau đó đã có người khác đi.
    .said = Điều đã nói thì không đi lại được: mọi người đã nghe. Bạn có thể rút một đề nghị hoặc một lời đồng ý.
    .clock = Không đi lại được: đồng hồ của câu hỏi sau đang chạy.
    .often = Bạn đã đổi ý rất nhiều lần ở đây. Nước này giữ nguyên.

table-edition = Lá bài và các con số của một trò nằm trong phiên bản của trò đó. Bạn có thể chơi với phiên bản của riêng mình.
    .title = Phiên bản
    .broken = Không chơi được với phiên bản này: trong đó có chỗ sai.
