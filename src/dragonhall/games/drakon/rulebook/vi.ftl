# Luật chơi Drakon bằng tiếng Việt: mỗi luật một thông điệp, mang mã của luật. `.title` là tên luật, các thuộc tính
# khác là lời từ chối. Sau đó là phòng và anh hùng, tùy chọn, câu hỏi, nút bấm, nhật ký và điểm số.

### Các chương

dk-chapter-setup = Chuẩn bị
dk-chapter-turn = Lượt của bạn
dk-chapter-placing = Đặt phòng
dk-chapter-moving = Di chuyển
dk-chapter-chambers = Các phòng
dk-chapter-drakon = Drakon
dk-chapter-coins = Đồng xu
dk-chapter-ending = Kết thúc ván
dk-chapter-screen = Trên màn hình
dk-chapter-heroes = Anh hùng
dk-chapter-variants = Biến thể

## Chuẩn bị

dk-players = Drakon dành cho 2 đến 6 người chơi.
    .title = Số người chơi
    .seats = Cần ít nhất { $least } và nhiều nhất { $most } người chơi.

dk-chamber-tiles = Hang rồng được xây từ 72 phòng hình vuông. Một phòng là cửa vào. 71 phòng còn lại được xáo thành một chồng úp.
    .title = Các phòng

dk-entrance-first = Trước khi chơi, cửa vào nằm ở giữa. Hang rồng mở rộng dần quanh nó.
    .title = Cửa vào trước tiên

dk-hoard = Kho báu của Drakon có 28 đồng xu, mỗi đồng đáng giá 1, 2 hoặc 3 vàng. Chúng nằm úp và được trộn đều.
    .title = Kho báu

dk-drakon-waits = Drakon chờ bên kho báu. Nàng rồng chưa vào hang.
    .title = Drakon chờ đợi

dk-first-player = Ai đi trước là do may rủi.
    .title = Ai đi trước

dk-choose-hero = Mỗi người chơi một anh hùng, không ai trùng ai. Mọi anh hùng xuất phát từ cửa vào.
    .title = Anh hùng của bạn
    .taken = { $card } đã có người chọn. Hãy chọn anh hùng khác.

dk-first-hand = Mỗi người bắt đầu với 4 phòng rút từ chồng.
    .title = Tay ban đầu

dk-secret-tiles = Các phòng trên tay là bí mật của bạn. Người khác chỉ thấy bạn có bao nhiêu, không biết là phòng nào.
    .title = Giữ kín phòng

## Lượt của bạn

dk-turn = Mỗi lượt bạn làm một việc: đặt một phòng hoặc cho anh hùng của mình di chuyển. Sau đó đến người bên trái bạn.
    .title = Mỗi lượt một việc
    .no-pass = Bạn không được bỏ lượt: hãy đặt một phòng hoặc di chuyển.
    .answer-first =
        { $question ->
            [hero] Trước hết hãy chọn một anh hùng.
            [turn] Trước hết hãy đặt một phòng hoặc di chuyển.
           *[other] Còn một câu hỏi khác cần trả lời trước.
        }

dk-cannot-move = Nếu anh hùng của bạn không đi được, bạn phải đặt một phòng.
    .title = Không có lối đi
    .nowhere = Anh hùng của bạn không rời đây được. Hãy đặt một phòng.

dk-no-tiles = Nếu trên tay không có phòng nào, bạn phải di chuyển.
    .title = Hết phòng trên tay
    .must-move = Bạn không có phòng nào trên tay. Bạn phải di chuyển.

dk-skip = Nếu bạn không có phòng nào mà cũng không đi được, lượt của bạn bị bỏ qua.
    .title = Không làm được gì

## Đặt phòng

dk-place = Đặt một phòng trên tay vào một ô trống, sát cạnh một phòng đã có. Bạn muốn xoay thế nào cũng được.
    .title = Đặt một phòng
    .not-in-hand = Bạn không có { $card } trên tay.
    .taken = Ô đó đã có phòng.
    .not-adjacent = Phòng mới phải nằm sát cạnh một phòng khác.

dk-arrows = Hai mũi tên không bao giờ được chĩa vào nhau. Hãy xem mọi phòng quanh ô đó. Một mũi tên gặp một cạnh trơn thì được, hai cạnh trơn cũng được.
    .title = Mũi tên không đối đầu
    .facing = Có mũi tên sẽ chĩa vào mũi tên khác. Hãy xoay phòng hoặc chọn ô khác.

dk-place-anywhere = Bạn có thể xây ở bất cứ đâu trong hang, dù anh hùng của bạn ở xa. Bạn cũng có thể chặn một lối đi, kể cả lối cuối cùng.
    .title = Xây ở đâu cũng được

dk-draw = Đặt phòng xong, bạn rút một phòng. Khi chồng đã hết thì không rút nữa.
    .title = Rút một phòng

dk-no-hand-limit = Bạn được giữ trên tay bao nhiêu phòng cũng được.
    .title = Không giới hạn trên tay

## Di chuyển

dk-move = Đi theo một mũi tên của phòng bạn đang đứng sang phòng ngay bên cạnh. Mỗi lần đi một phòng.
    .title = Theo mũi tên
    .no-arrow = Phòng của bạn không có mũi tên chỉ sang đó.
    .no-chamber = Ở đó không có phòng nào.
    .too-far = Phòng đó ở quá xa. Mỗi lần bạn đi một phòng.

dk-one-way = Chỉ mũi tên của phòng bạn đang đứng mới tính, không phải mũi tên của phòng bạn đi tới. Vì vậy bạn không bao giờ quay lại ngay theo cùng lối đó được.
    .title = Mũi tên một chiều

dk-together = Trong một phòng có thể có bao nhiêu anh hùng cũng được.
    .title = Cùng một phòng

## Các phòng

dk-effects = Hầu hết các phòng tác động đến anh hùng bước vào hoặc rời đi. Mỗi lần vào là một lần mới, còn đứng yên thì không có gì xảy ra. Bạn tìm được xu là nhờ vậy.
    .title = Phòng làm gì

dk-may = Chỗ nào luật ghi “có thể” thì bạn tự quyết. Mọi điều khác phải làm nếu làm được.
    .title = Có thể và phải
    .must = Việc này bạn không từ chối được.

dk-unoccupied = Phòng không có anh hùng nào và không có Drakon là phòng không người.
    .title = Phòng không người
    .occupied = Phòng đó đang có người. Hãy chọn một phòng không người.

dk-empty = Phòng trống không làm gì cả. Nó có 1, 2 hoặc 3 mũi tên cho biết bạn đi được hướng nào.
    .title = Phòng Trống

dk-entrance = Cửa vào tự nó không làm gì. Có thể xoay nó, nhưng không bao giờ phá hay đổi nó.
    .title = Phòng Cửa Vào
    .stays = Cửa vào luôn ở lại trong hang.

dk-find-a-coin = Nhặt Được Xu: khi bước vào, bạn lấy ngẫu nhiên một đồng xu trong kho báu. Chỉ mình bạn được xem.
    .title = Nhặt Được Xu

dk-lose-a-coin = Đánh Rơi Xu: khi bước vào, một đồng xu ngẫu nhiên của bạn trở về kho báu. Nếu không có xu thì không sao.
    .title = Đánh Rơi Xu

dk-steal-a-coin = Trộm Xu: khi bước vào, bạn lấy một đồng xu ngẫu nhiên của anh hùng mà phòng chỉ tới. Nếu người đó không có xu thì không có gì xảy ra.
    .title = Trộm Xu

dk-steal-a-coin-left = Bàn tay trái lấy của người bên trái bạn, người đi ngay sau bạn.
    .title = Trộm bên trái

dk-steal-a-coin-right = Bàn tay phải lấy của người bên phải bạn, người đi ngay trước bạn. Nếu có 2 người thì trái hay phải cũng như nhau.
    .title = Trộm bên phải

dk-steal-a-chamber = Trộm Phòng: khi bước vào, hãy chọn một người khác và lấy ngẫu nhiên một phòng trên tay người đó. Nếu không ai khác có phòng thì không có gì xảy ra.
    .title = Trộm Phòng
    .own = Hãy chọn người khác, không phải chính bạn.
    .no-tiles = Người đó không có phòng nào trên tay.

dk-destroy-a-chamber = Phá Phòng: khi bước vào, bạn có thể loại một phòng không người khỏi ván chơi. Cửa vào thì an toàn.
    .title = Phá Phòng

dk-rotate-a-chamber = Xoay Phòng: khi bước vào, bạn có thể xoay bất kỳ phòng nào, kể cả phòng có anh hùng, kể cả cửa vào. Xoay xong không mũi tên nào được chĩa vào mũi tên khác.
    .title = Xoay Phòng
    .same = Phòng đó đang nằm như vậy rồi. Hãy xoay hướng khác.

dk-switch-a-chamber = Đổi Phòng: khi bước vào, bạn có thể đặt một phòng trên tay, xoay tùy ý, vào chỗ của một phòng không người. Phòng cũ về tay bạn. Cửa vào thì ở lại.
    .title = Đổi Phòng

dk-floating-chamber = Phòng Bay: khi bước vào, bạn có thể bay cùng nó đến một ô trống khác cạnh một phòng và xoay nó tùy ý. Ai ở trong phòng cũng đi theo.
    .title = Phòng Bay

dk-split-lair = Khi phá phòng hay bay đi, hang có thể bị tách thành nhiều phần. Ván chơi vẫn tiếp tục, và có thể có người nối chúng lại.
    .title = Hang bị tách rời

dk-mind-control = Điều Khiển Tâm Trí: khi bước vào, bạn có thể đi một nước cho anh hùng khác. Mọi điều áp dụng khi anh hùng ấy di chuyển đều áp dụng ở đây. Ví dụ, từ phòng Dịch Chuyển, bạn có thể đưa anh hùng ấy đến bất cứ đâu.
    .title = Điều Khiển Tâm Trí
    .own = Hãy chọn anh hùng khác, không phải của bạn.
    .cannot-move = Anh hùng đó không đi được.

dk-mind-control-choices = Điều gặp phải trong phòng mới là của chính anh hùng ấy: người chơi đó được xu, hoặc tự chọn.
    .title = Sau đó ai chọn

dk-mind-control-once = Trong một lượt, Điều Khiển Tâm Trí chỉ đưa mỗi anh hùng đi một lần, và không bao giờ đưa anh hùng đang có lượt.
    .title = Mỗi anh hùng một lần
    .again = Lượt này anh hùng đó đã bị Điều Khiển Tâm Trí đưa đi rồi.

dk-drakon-moves = Drakon Di Chuyển: khi bước vào, bạn có thể cho Drakon đi tối đa 3 phòng.
    .title = Drakon Di Chuyển

dk-teleport = Dịch Chuyển: khi rời phòng này, bạn có thể đến bất kỳ phòng nào khác trong hang. Bạn cũng có thể đi theo mũi tên như thường.
    .title = Dịch Chuyển

dk-master-key = Chìa Khóa Vạn Năng: khi rời phòng này, bạn có thể sang bất kỳ phòng nào bên cạnh, có mũi tên hay không cũng được, trừ khi bên đó có mũi tên chĩa ngược vào bạn.
    .title = Chìa Khóa Vạn Năng
    .points-back = Phòng đó có mũi tên chĩa vào bạn. Chìa khóa vạn năng cũng không giúp được.

dk-wind-storm = Bão Gió: khi rời phòng này, bạn phải đi 2 phòng một lúc và chỉ bước vào phòng thứ hai. Nếu không có cách nào đi 2 phòng, bạn không đi được.
    .title = Bão Gió
    .two = Bão Gió cuốn bạn đi 2 phòng, không phải 1.
    .one = Chỉ Bão Gió mới đưa bạn đi 2 phòng một lúc.
    .nowhere = Bạn không rời Bão Gió được: không có cách nào đi 2 phòng.

dk-wind-storm-through = Bạn chỉ bay qua phòng thứ nhất: ở đó không có gì xảy ra, kể cả khi có Drakon. Nếu đó là Chìa Khóa Vạn Năng hay Dịch Chuyển, bạn có thể đi tiếp sang bất kỳ phòng nào bên cạnh không có mũi tên chĩa ngược lại.
    .title = Bay qua phòng thứ nhất

dk-wind-storm-harp = Nếu một mũi tên của phòng thứ nhất chỉ vào Đàn Hạc Thần, bạn phải bay tiếp đến đàn. Cây đàn nằm cạnh chính Bão Gió thì không gọi bạn.
    .title = Gió và đàn hạc
    .must = Sau phòng thứ nhất đó, Đàn Hạc Thần gọi bạn. Bạn phải bay đến đàn.

dk-magic-harp = Đàn Hạc Thần: nếu bạn di chuyển và có thể đến một cây đàn ngay bên cạnh, bạn phải đến đó. Nếu có nhiều đàn, bạn chọn một. Đàn không bao giờ bắt bạn phải di chuyển: bạn có thể đặt phòng thay vào đó.
    .title = Đàn Hạc Thần
    .must = Đàn Hạc Thần đang gọi bạn. Nếu di chuyển, bạn phải đến đó.

dk-harp-free = Khi bạn đứng ở Chìa Khóa Vạn Năng hoặc Dịch Chuyển, đàn hạc không gọi được bạn.
    .title = Thoát tiếng đàn

dk-escape = Lối Thoát: khi đặt nó ngay cạnh anh hùng của mình, bạn có thể bước vào liền, có mũi tên hay không cũng được, trừ khi mũi tên của Lối Thoát chĩa vào bạn. Đây không tính là di chuyển, nên Bão Gió hay Đàn Hạc Thần không giữ được bạn. Về sau nó giống như phòng trống.
    .title = Lối Thoát
    .not-beside = Anh hùng của bạn không ở ngay cạnh Lối Thoát.
    .points-back = Một mũi tên của Lối Thoát chĩa vào bạn.

## Drakon

dk-drakon-appears = Ai đưa phòng Drakon Di Chuyển đầu tiên vào hang thì đặt Drakon vào một phòng không người bất kỳ.
    .title = Drakon xuất hiện

dk-drakon-walks = Drakon đi từ phòng này sang phòng khác, không bao giờ đi chéo và không vượt qua chỗ trống. Mũi tên không cản được nàng rồng, các phòng cũng không tác động gì. Drakon cũng có thể đứng yên.
    .title = Drakon đi thế nào
    .too-far = Drakon đi nhiều nhất { $steps } phòng.
    .no-way = Drakon không đến đó được.

dk-drakon-passes = Drakon chỉ bắt các anh hùng ở phòng nàng dừng lại. Những người khác thì nàng đi qua.
    .title = Drakon đi ngang qua

dk-encounter = Nếu Drakon dừng ở phòng của bạn, hoặc bạn bước vào phòng của Drakon, bạn bị bắt ngay. Bạn trở về cửa vào và mất một đồng xu ngẫu nhiên. Nếu không có xu, bạn không mất gì.
    .title = Bị Drakon bắt

dk-drakon-first = Nếu bạn bước vào phòng của Drakon, bạn bị bắt trước khi phòng kịp làm gì. Trở về cửa vào không tính là di chuyển: không có gì giữ bạn lại và không có gì khác xảy ra.
    .title = Drakon ra tay trước

dk-drakon-at-entrance = Nếu bị Drakon bắt ở cửa vào, bạn ở lại đó và mất một đồng xu. Ai được cho Drakon đi cũng có thể để nàng đứng yên: khi đó mọi người ở cửa vào cùng nàng đều bị bắt.
    .title = Drakon ở cửa vào

dk-drakon-end-of-turn = Nếu kết thúc lượt ở phòng của Drakon, bạn bị bắt.
    .title = Ở cạnh Drakon

dk-encounter-order = Nếu Drakon bắt nhiều anh hùng, tất cả về cửa vào trước. Rồi họ mất xu theo thứ tự lượt, bắt đầu từ người đang đi.
    .title = Nhiều anh hùng bị bắt

dk-encounter-once = Mỗi lượt Drakon chỉ bắt mỗi anh hùng một lần.
    .title = Mỗi lượt một lần

## Đồng xu

dk-gold = Con số trên đồng xu cho biết nó đáng giá bao nhiêu vàng: 1, 2 hoặc 3.
    .title = Vàng

dk-secret-coins = Xu của bạn nằm úp. Bạn được xem xu của mình bất cứ lúc nào. Người khác chỉ thấy bạn có bao nhiêu đồng.
    .title = Giữ kín xu

dk-return-coin = Đồng xu trở về kho báu thì được trộn với các đồng khác.
    .title = Trở về kho báu

dk-empty-hoard = Khi kho báu đã hết, chẳng còn gì để tìm.
    .title = Hết kho báu

## Kết thúc ván

dk-win = Ngay khi xu của bạn đủ 10 vàng trở lên, bạn lật ra và thắng. Ván chơi kết thúc ngay, dù đang dở việc gì.
    .title = 10 vàng là thắng

dk-stuck = Nếu không ai còn phòng trên tay và không ai đi được, ván chơi kết thúc. Mọi người lật xu, ai nhiều vàng nhất thì thắng.
    .title = Không ai làm được gì

dk-endless = Nếu 30 vòng liền không ai đặt phòng, ván chơi cũng kết thúc. Ai nhiều vàng nhất thì thắng.
    .title = Đi vòng quanh mãi

dk-tie = Nếu nhiều người cùng có nhiều vàng nhất, họ cùng thắng.
    .title = Khi bằng nhau

## Trên màn hình

dk-choose-by-click = Muốn đặt phòng, bấm vào một phòng trên tay, xoay nó, rồi bấm vào một ô trống. Muốn di chuyển, bấm vào một phòng đang sáng. Nếu đàn hạc hay bão gió chỉ chừa cho bạn một lối, màn hình sẽ nói rõ.
    .title = Chơi bằng cách bấm

dk-in-the-open = Ai cũng thấy hang rồng, các anh hùng, mỗi người có bao nhiêu xu và phòng, chồng phòng và kho báu còn bao nhiêu, và những phòng đã bị loại.
    .title = Điều ai cũng thấy

dk-memory = Màn hình ghi nhớ những gì bạn đã được thấy: phòng bị lấy khỏi tay bạn, hoặc phòng mà ai cũng thấy vào tay một người.
    .title = Điều bạn đã thấy

## Anh hùng

dk-heroes = Nếu cả bàn chơi với quyền năng, mỗi anh hùng có một quyền năng dùng được một lần trong ván. Nếu không, các anh hùng chỉ khác nhau ở vẻ ngoài.
    .title = Quyền năng anh hùng
    .off = Ván này không dùng quyền năng anh hùng.

dk-ability = Bạn dùng quyền năng trong lượt của mình, trước hoặc sau khi di chuyển hay đặt phòng. Chỉ Nữ Tu Rừng mới được hỏi bất cứ lúc nào. Dùng một lần là hết.
    .title = Một lần trong ván
    .used = Bạn đã dùng quyền năng của mình rồi.
    .not-yours = Anh hùng của bạn có quyền năng khác.

dk-druid = Nữ Tu Rừng: khi một phòng hay quyền năng của anh hùng khác sắp làm bạn mất xu, bạn có thể từ chối trước khi đồng xu được chọn. Với Drakon thì không được.
    .title = Nữ Tu Rừng

dk-knight = Hiệp Sĩ: đi một nước cho một anh hùng khác trong phòng của bạn. Nếu có nhiều người, bạn chọn một.
    .title = Hiệp Sĩ
    .not-here = Anh hùng đó không ở trong phòng của bạn.
    .cannot-move = Anh hùng đó không đi được.

dk-ranger = Người Gác Rừng: di chuyển thêm một lần, kể cả trong lượt bạn đã di chuyển. Đàn hạc, bão gió và Drakon vẫn như thường.
    .title = Người Gác Rừng

dk-sorceress = Nữ Pháp Sư: khi di chuyển, bạn có thể rời phòng qua bất kỳ cạnh nào, không cần mũi tên, thậm chí ngược mũi tên. Bạn vẫn phải nghe theo Đàn Hạc Thần. Từ Bão Gió, bạn phải đi được 2 phòng, và chỉ bước đầu là tự do.
    .title = Nữ Pháp Sư

dk-thief = Kẻ Trộm: lấy một đồng xu ngẫu nhiên của một anh hùng khác trong phòng của bạn.
    .title = Kẻ Trộm
    .not-here = Anh hùng đó không ở trong phòng của bạn.
    .no-coins = Anh hùng đó không có xu.

dk-fighter = Chiến Binh: bỏ bao nhiêu phòng trên tay tùy ý và rút lại bấy nhiêu. Nếu sau đó còn ít hơn 4, rút cho đủ 4.
    .title = Chiến Binh

## Biến thể

dk-escape-from-lair = Thoát khỏi hang rồng: gom đủ 8 vàng, rồi bước vào một phòng Lối Thoát hoặc Dịch Chuyển là thắng. Nếu lúc đủ 8 vàng bạn đang đứng sẵn ở đó, bạn phải bước vào lần nữa.
    .title = Thoát khỏi hang

dk-short-game = Ván ngắn: chỉ cần 7 vàng là thắng.
    .title = Ván ngắn

dk-fixed-gold = Năm đồng xu: ai có 5 đồng xu trước thì thắng, dù chúng đáng giá bao nhiêu.
    .title = Năm đồng xu

dk-team-play = Chơi đội: với 4 hoặc 6 người, những người ngồi đối diện nhau chơi cùng nhau. Mỗi đội cần 20 vàng.
    .title = Chơi đội
    .seats = Muốn chơi đội cần 4 hoặc 6 người.
    .partner = Đó là đồng đội của bạn. Hãy chọn người ở đội khác.

dk-team-coins = Đội giữ xu chung, và cả hai đều được xem. Một người mất xu thì lấy từ số xu chung ấy.
    .title = Xu của đội

dk-escape-any-side = Một cách chơi Lối Thoát khác: ai đứng cạnh phòng Lối Thoát luôn có thể đi vào, có mũi tên hay không, kể cả từ Bão Gió hay khi đàn hạc gọi.
    .title = Lối thoát cho mọi người

dk-steal-from-anyone = Một cách trộm khác: ai bước vào Trộm Xu thì tự chọn lấy của ai.
    .title = Trộm của bất kỳ ai

dk-switched-out = Một cách đổi khác: phòng cũ không về tay bạn mà bị loại khỏi ván chơi.
    .title = Đổi là loại luôn

dk-knight-takes-tile = Hiệp Sĩ mạnh hơn: còn lấy ngẫu nhiên một phòng trên tay người có anh hùng bị đưa đi.
    .title = Hiệp Sĩ lấy phòng

dk-thief-swaps = Kẻ Trộm khéo hơn: thay vì trộm, có thể đổi một đồng xu của mình lấy một đồng ngẫu nhiên trong kho báu.
    .title = Kẻ Trộm đổi xu

dk-open-totals = Cả bàn có thể cho hiện trên màn hình số vàng hiện có của mỗi người.
    .title = Hiện vàng
