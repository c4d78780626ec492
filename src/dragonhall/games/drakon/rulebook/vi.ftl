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

dk-choose-hero = Theo thứ tự lượt, mỗi người chọn một anh hùng, không ai trùng ai. Mọi anh hùng xuất phát từ cửa vào.
    .title = Anh hùng của bạn
    .taken = { $card } đã có người chọn. Hãy chọn anh hùng khác.

dk-first-hand = Mỗi người bắt đầu với 4 phòng rút từ chồng.
    .title = Phòng ban đầu

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
            [where] Trước hết hãy chọn ô để đặt phòng.
            [face] Trước hết hãy xoay phòng.
            [storm] Trước hết hãy chọn phòng thứ hai của Bão Gió.
            [appear] Trước hết hãy chọn một phòng cho Drakon.
            [jump] Trước hết hãy quyết định có bước vào Lối Thoát không.
            [drakon] Trước hết hãy quyết định Drakon đi đâu.
            [destroy] Trước hết hãy quyết định có phá phòng không.
            [rotate] Trước hết hãy quyết định có xoay phòng không.
            [switch] Trước hết hãy quyết định có đổi phòng không.
            [insert] Trước hết hãy chọn phòng để đặt vào.
            [float] Trước hết hãy quyết định có bay không.
            [control] Trước hết hãy quyết định về Điều Khiển Tâm Trí.
            [direct] Trước hết hãy chọn nơi anh hùng kia đến.
            [rob] Trước hết hãy chọn trộm xu của ai.
            [plunder] Trước hết hãy chọn trộm phòng của ai.
            [ward] Trước hết hãy quyết định có giữ đồng xu không.
            [refresh] Trước hết hãy bỏ phòng, hoặc nói là đủ rồi.
            [after] Trước hết hãy dùng quyền năng hoặc kết thúc lượt.
           *[other] Còn một câu hỏi khác cần trả lời trước.
        }

dk-cannot-move = Nếu anh hùng của bạn không đi được, bạn phải đặt một phòng.
    .title = Không có lối đi

dk-no-tiles = Nếu trên tay không có phòng nào, bạn phải di chuyển.
    .title = Hết phòng trên tay

dk-skip = Nếu bạn không có phòng nào mà cũng không đi được, lượt của bạn bị bỏ qua, và Drakon không bắt bạn vì thế.
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
    .title = Giữ bao nhiêu cũng được

## Di chuyển

dk-move = Đi theo một mũi tên của phòng bạn đang đứng sang phòng ngay bên cạnh. Mỗi lần đi một phòng.
    .title = Theo mũi tên
    .no-arrow = Không có mũi tên nào chỉ sang đó.
    .no-chamber = Ở đó không có phòng nào.
    .too-far = Phòng đó ở quá xa. Anh hùng mỗi lần đi một phòng.
    .here = Anh hùng của bạn đang ở phòng đó rồi.

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
    .fixed = Phòng đó không xoay được hướng nào khác.

dk-switch-a-chamber = Đổi Phòng: khi bước vào, bạn có thể đặt một phòng trên tay, xoay tùy ý, vào chỗ của một phòng không người. Phòng cũ về tay bạn. Cửa vào thì ở lại.
    .title = Đổi Phòng

dk-floating-chamber = Phòng Bay: khi bước vào, bạn có thể bay cùng nó đến một ô trống cạnh một phòng khác và xoay nó tùy ý, hoặc chỉ xoay nó tại chỗ nếu ở đó nó chạm một phòng khác. Ai ở trong phòng cũng đi theo, và Drakon không bắt ai vì việc đó.
    .title = Phòng Bay

dk-split-lair = Khi phá phòng hay bay đi, hang có thể bị tách thành nhiều phần. Ván chơi vẫn tiếp tục, và có thể có người nối chúng lại.
    .title = Hang bị tách rời

dk-mind-control = Điều Khiển Tâm Trí: khi bước vào, bạn có thể đi một nước cho anh hùng khác. Nước đi ấy theo đúng mọi luật như khi chính anh hùng ấy đi. Ví dụ, từ phòng Dịch Chuyển, bạn có thể đưa anh hùng ấy đến bất cứ đâu.
    .title = Điều Khiển Tâm Trí
    .own = Hãy chọn anh hùng khác, không phải của bạn.
    .cannot-move = Anh hùng đó không đi được.

dk-mind-control-choices = Điều gặp phải trong phòng mới là của chính anh hùng ấy: người chơi đó được xu, hoặc tự chọn.
    .title = Sau đó ai chọn

dk-mind-control-once = Trong một lượt, Điều Khiển Tâm Trí chỉ đưa mỗi anh hùng đi một lần.
    .title = Mỗi anh hùng một lần
    .again = Lượt này anh hùng đó đã bị Điều Khiển Tâm Trí đưa đi rồi.

dk-drakon-moves = Drakon Di Chuyển: khi bước vào, bạn có thể cho Drakon đi tối đa 3 phòng.
    .title = Drakon Di Chuyển

dk-teleport = Dịch Chuyển: khi rời phòng này, bạn có thể đến bất kỳ phòng nào khác trong hang. Bạn cũng có thể đi theo mũi tên như thường.
    .title = Dịch Chuyển

dk-master-key = Chìa Khóa Vạn Năng: khi rời phòng này, bạn có thể sang bất kỳ phòng nào bên cạnh, có mũi tên hay không cũng được, trừ khi bên đó có mũi tên chĩa ngược vào bạn.
    .title = Chìa Khóa Vạn Năng
    .points-back = Phòng đó có mũi tên chĩa về phía này. Chìa Khóa Vạn Năng cũng không giúp được.

dk-wind-storm = Bão Gió: khi rời phòng này, bạn phải đi 2 phòng một lúc và chỉ bước vào phòng thứ hai. Nếu không có cách nào đi 2 phòng, bạn không đi được.
    .title = Bão Gió
    .two = Từ phòng đó không đi tiếp được, mà Bão Gió luôn cuốn đi 2 phòng.
    .nowhere = Không có lối ra khỏi Bão Gió này: nó luôn cuốn đi 2 phòng.

dk-wind-storm-through = Bạn chỉ bay qua phòng thứ nhất: ở đó không có gì xảy ra, kể cả khi có Drakon. Nếu đó là Chìa Khóa Vạn Năng hay Dịch Chuyển, bạn có thể đi tiếp sang bất kỳ phòng nào bên cạnh không có mũi tên chĩa ngược lại.
    .title = Bay qua phòng thứ nhất
    .points-back = Phòng đó có mũi tên chĩa ngược lại. Bão Gió không thổi ngược mũi tên.

dk-wind-storm-harp = Nếu một mũi tên của phòng thứ nhất chỉ vào Đàn Hạc Thần, bạn phải bay tiếp đến đàn. Cây đàn nằm cạnh chính Bão Gió thì không gọi bạn.
    .title = Gió và đàn hạc
    .must = Sau phòng thứ nhất đó, Đàn Hạc Thần gọi. Phải bay đến đó.

dk-magic-harp = Đàn Hạc Thần: nếu bạn di chuyển và có thể đến một cây đàn ngay bên cạnh, bạn phải đến đó. Nếu có nhiều đàn, bạn chọn một. Đàn không bao giờ bắt bạn phải di chuyển: bạn có thể đặt phòng thay vào đó.
    .title = Đàn Hạc Thần
    .must = Đàn Hạc Thần đang gọi: ai di chuyển từ đây thì phải đến đó.

dk-harp-free = Khi bạn đứng ở Chìa Khóa Vạn Năng hoặc Dịch Chuyển, đàn hạc không gọi được bạn.
    .title = Thoát tiếng đàn

dk-escape = Lối Thoát: khi đặt nó ngay cạnh anh hùng của mình, bạn có thể bước vào ngay, có mũi tên hay không cũng được, trừ khi mũi tên của Lối Thoát chĩa vào bạn. Đây không tính là di chuyển, nên Bão Gió hay Đàn Hạc Thần không giữ được bạn. Về sau nó giống như phòng trống.
    .title = Lối Thoát

## Drakon

dk-drakon-appears = Ai đưa phòng Drakon Di Chuyển đầu tiên vào hang thì đặt Drakon vào một phòng không người bất kỳ.
    .title = Drakon xuất hiện

dk-drakon-walks = Drakon đi từ phòng này sang phòng khác, không bao giờ đi chéo và không vượt qua chỗ trống. Mũi tên không cản được nàng rồng, các phòng cũng không tác động gì. Drakon cũng có thể đứng yên.
    .title = Drakon đi thế nào
    .too-far = Drakon đi nhiều nhất { $steps } phòng.
    .no-way = Drakon không đến đó được.
    .nobody-here = Drakon đang ở đó rồi, và không có ai để bắt.

dk-drakon-passes = Drakon chỉ bắt các anh hùng ở phòng nàng dừng lại. Những người khác thì nàng đi qua.
    .title = Drakon đi ngang qua

dk-encounter = Nếu Drakon dừng ở phòng của bạn, hoặc bạn bước vào phòng của Drakon, bạn bị bắt ngay. Bạn trở về cửa vào và mất một đồng xu ngẫu nhiên. Nếu không có xu, bạn không mất gì.
    .title = Bị Drakon bắt

dk-drakon-first = Nếu bạn bước vào phòng của Drakon, bạn bị bắt trước khi phòng kịp làm gì. Trở về cửa vào không tính là di chuyển: không có gì giữ bạn lại và không có gì khác xảy ra.
    .title = Drakon ra tay trước

dk-drakon-at-entrance = Nếu bị Drakon bắt ở cửa vào, bạn ở lại đó và mất một đồng xu. Ai được cho Drakon đi cũng có thể để nàng đứng yên: khi đó mọi người ở cửa vào cùng nàng đều bị bắt.
    .title = Drakon ở cửa vào

dk-drakon-end-of-turn = Nếu kết thúc lượt ở phòng của Drakon, bạn bị bắt.
    .title = Hết lượt ở phòng Drakon

dk-encounter-order = Nếu Drakon bắt nhiều anh hùng, tất cả về cửa vào trước. Rồi họ mất xu theo thứ tự lượt, bắt đầu từ người đang đi.
    .title = Nhiều anh hùng bị bắt

dk-encounter-once = Nếu trong lượt này Drakon đã bắt bạn, bạn không bị bắt lần nữa vì kết thúc lượt ở phòng của nàng.
    .title = Không bị bắt hai lần

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
    .one-goal = Chỉ chọn một cách thắng: ván ngắn, năm đồng xu hoặc thoát khỏi hang.

dk-stuck = Nếu không ai còn phòng trên tay và không ai đi được, ván chơi kết thúc ngay. Mọi người lật xu, ai nhiều vàng nhất thì thắng.
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

dk-ability = Bạn dùng quyền năng trong lượt của mình, trước hoặc sau khi di chuyển hay đặt phòng. Chỉ Tu Sĩ Rừng mới được hỏi bất cứ lúc nào. Dùng một lần là hết.
    .title = Một lần trong ván
    .used = Bạn đã dùng quyền năng của mình rồi.
    .not-yours = Anh hùng của bạn có quyền năng khác.

dk-druid = Tu Sĩ Rừng: khi một phòng hay quyền năng của anh hùng khác sắp làm bạn mất xu, bạn có thể từ chối trước khi đồng xu được chọn. Với Drakon thì không được.
    .title = Tu Sĩ Rừng

dk-knight = Hiệp Sĩ: đi một nước cho một anh hùng khác trong phòng của bạn. Nếu có nhiều người, bạn chọn một.
    .title = Hiệp Sĩ
    .not-here = Anh hùng đó không ở trong phòng của bạn.
    .cannot-move = Anh hùng đó không đi được.

dk-ranger = Người Gác Rừng: di chuyển thêm một lần, kể cả trong lượt bạn đã di chuyển. Đàn hạc, bão gió và Drakon vẫn như thường.
    .title = Người Gác Rừng

dk-sorceress = Nữ Pháp Sư: khi di chuyển, bạn có thể rời phòng qua bất kỳ cạnh nào, không cần mũi tên, thậm chí ngược mũi tên. Nếu Đàn Hạc Thần gọi, bạn vẫn phải đến. Từ Bão Gió, bạn phải đi được 2 phòng, và chỉ bước đầu là tự do.
    .title = Nữ Pháp Sư
    .no-need = Bạn đến đó được mà không cần quyền năng. Cứ di chuyển thôi.

dk-thief = Kẻ Trộm: lấy một đồng xu ngẫu nhiên của một anh hùng khác trong phòng của bạn.
    .title = Kẻ Trộm
    .not-here = Anh hùng đó không ở trong phòng của bạn.
    .no-coins = Anh hùng đó không có xu.

dk-fighter = Chiến Binh: bỏ bao nhiêu phòng trên tay tùy ý và rút lại bấy nhiêu. Nếu sau đó còn ít hơn 4, rút cho đủ 4.
    .title = Chiến Binh
    .no-pile = Chồng phòng đã hết: không còn phòng mới để rút.

## Biến thể

dk-escape-from-lair = Thoát khỏi hang rồng: gom đủ 8 vàng, rồi bước vào một phòng Lối Thoát hoặc Dịch Chuyển là thắng. Nếu lúc đủ 8 vàng bạn đang đứng sẵn ở đó, bạn phải bước vào lần nữa.
    .title = Thoát khỏi hang

dk-short-game = Ván ngắn: chỉ cần 7 vàng là thắng.
    .title = Ván ngắn

dk-fixed-gold = Năm đồng xu: ai có 5 đồng xu trước thì thắng, dù chúng đáng giá bao nhiêu.
    .title = Năm đồng xu

dk-team-play = Chơi đội: với 4 hoặc 6 người, những người ngồi đối diện nhau chơi cùng nhau. Họ không trộm của nhau, và không quyền năng nào dùng được lên đồng đội. Mỗi đội cần 20 vàng, hoặc gấp đôi số mà một người cần khi chơi biến thể khác.
    .title = Chơi đội
    .seats = Muốn chơi đội cần 4 hoặc 6 người.
    .partner = Đó là đồng đội của bạn. Hãy chọn người ở đội khác.

dk-team-coins = Đội giữ xu chung, và cả hai đều được xem. Một người mất xu thì lấy từ số xu chung ấy.
    .title = Xu của đội

dk-escape-any-side = Một cách chơi Lối Thoát khác: ai đứng cạnh phòng Lối Thoát luôn có thể đi vào, có mũi tên hay không, kể cả ngược mũi tên, từ Bão Gió hay khi đàn hạc gọi.
    .title = Lối thoát cho mọi người

dk-steal-from-anyone = Một cách trộm khác: ai bước vào Trộm Xu thì tự chọn lấy của ai.
    .title = Trộm của bất kỳ ai
    .own = Hãy chọn người khác, không phải chính bạn.
    .no-coins = Anh hùng đó không có xu.

dk-switched-out = Một cách đổi khác: phòng cũ không về tay bạn mà bị loại khỏi ván chơi.
    .title = Đổi là loại luôn

dk-knight-takes-tile = Hiệp Sĩ mạnh hơn: còn lấy ngẫu nhiên một phòng trên tay người có anh hùng bị đưa đi.
    .title = Hiệp Sĩ lấy phòng

dk-thief-swaps = Kẻ Trộm khéo hơn: thay vì trộm, có thể đổi một đồng xu của mình lấy một đồng ngẫu nhiên trong kho báu.
    .title = Kẻ Trộm đổi xu
    .refused = Bạn không đổi được đồng xu đó. Bạn phải có một đồng như vậy, và kho báu phải còn xu.

### Phòng, anh hùng và các hướng

dk-effect-none = Không có gì xảy ra
dk-effect-find-coin = Khi vào: lấy một đồng xu trong kho báu
dk-effect-lose-coin = Khi vào: một đồng xu của bạn trở về kho báu
dk-effect-steal-coin =
    { $from ->
        [left] Khi vào: trộm một đồng xu của người bên trái
        [right] Khi vào: trộm một đồng xu của người bên phải
       *[anyone] Khi vào: trộm một đồng xu của người bạn chọn
    }
dk-effect-steal-chamber = Khi vào: trộm một phòng trên tay người bạn chọn
dk-effect-destroy-chamber = Khi vào: có thể phá một phòng không người
dk-effect-rotate-chamber = Khi vào: có thể xoay bất kỳ phòng nào
dk-effect-switch-chamber = Khi vào: có thể đổi một phòng không người lấy một phòng trên tay
dk-effect-floating-chamber = Khi vào: có thể bay cùng phòng này đến ô khác
dk-effect-mind-control = Khi vào: có thể đi một nước cho anh hùng khác
dk-effect-drakon-moves = Khi vào: có thể cho Drakon đi tối đa { $steps } phòng
dk-effect-teleport = Khi rời: có thể đến bất kỳ phòng nào khác
dk-effect-master-key = Khi rời: có thể đi qua mọi cạnh, trừ khi mũi tên chĩa ngược lại
dk-effect-wind-storm = Khi rời: phải đi 2 phòng một lúc
dk-effect-magic-harp = Gọi mọi anh hùng di chuyển từ phòng ngay bên cạnh
dk-effect-escape = Khi đặt cạnh anh hùng của bạn: có thể bước vào ngay

dk-ability-ward-coin = Từ chối mất một đồng xu, trừ khi bị Drakon bắt
dk-ability-force-move = Đi một nước cho một anh hùng cùng phòng
dk-ability-extra-move = Di chuyển thêm một lần
dk-ability-pass-walls = Rời phòng qua mọi cạnh, kể cả ngược mũi tên
dk-ability-pick-pocket = Trộm một đồng xu của anh hùng cùng phòng
dk-ability-refresh-hand = Đổi phòng trên tay lấy phòng mới và rút cho đủ 4

dk-side-n = bắc
dk-side-e = đông
dk-side-s = nam
dk-side-w = tây

### Tùy chọn

dk-option-heroes = Quyền năng anh hùng
    .help = Mỗi anh hùng có một quyền năng dùng được một lần trong ván.
dk-option-escape_lair = Thoát khỏi hang rồng
    .help = Gom 8 vàng, rồi đến một phòng Lối Thoát hoặc Dịch Chuyển.
dk-option-short_game = Ván ngắn
    .help = Chỉ cần 7 vàng là thắng.
dk-option-fixed_gold = Năm đồng xu
    .help = Ai có 5 đồng xu trước thì thắng, dù chúng đáng giá bao nhiêu.
dk-option-team_play = Chơi đội
    .help = Cho 4 hoặc 6 người: những người ngồi đối diện giữ xu chung.
dk-option-escape_mode = Phòng Lối Thoát
    .help = Phòng Lối Thoát làm gì. Lời giải thích in trong hộp chưa rõ hẳn.
dk-option-escape_mode-jump_on_place = Bước vào khi đặt
dk-option-escape_mode-enter_from_any_side = Vào từ mọi cạnh
dk-option-steal_coin_target = Trộm xu của ai
    .help = Phòng Trộm Xu lấy xu của ai.
dk-option-steal_coin_target-seat_neighbour = Người bên cạnh mà phòng chỉ tới
dk-option-steal_coin_target-any_opponent = Bất kỳ ai bạn chọn
dk-option-switched_tile = Phòng bị đổi
    .help = Sau khi Đổi Phòng, phòng cũ đi đâu.
dk-option-switched_tile-hand = Về tay bạn
dk-option-switched_tile-out = Bị loại khỏi ván
dk-option-knight_takes_tile = Hiệp Sĩ lấy phòng
    .help = Hiệp Sĩ còn lấy một phòng trên tay người có anh hùng bị đưa đi.
dk-option-thief_may_swap = Kẻ Trộm được đổi xu
    .help = Thay vì trộm, Kẻ Trộm có thể đổi một đồng xu với kho báu.

### Câu hỏi cho người chơi, và điều những người khác đọc trong lúc đó
# $own = yes: về anh hùng của chính người chơi; no: về anh hùng của $hero.

dk-ask-hero = Bạn muốn chơi anh hùng nào?
dk-ask-turn = Đến lượt bạn! Đặt một phòng hay di chuyển?
dk-ask-where = Bạn muốn đặt phòng này ở đâu?
dk-ask-face = Mũi tên chỉ hướng nào?
dk-ask-storm =
    { $own ->
        [yes] Bạn đang bay trong Bão Gió. Bạn bay tiếp đến phòng nào?
       *[no] { $hero } đang bay trong Bão Gió. Bay tiếp đến phòng nào?
    }
dk-ask-appear = Drakon đến rồi! Hãy chọn cho nàng rồng một phòng không người.
dk-ask-jump = Bước vào Lối Thoát bây giờ chứ?
dk-ask-drakon = Bạn có thể cho Drakon đi. Đến đâu?
dk-ask-destroy = Bạn có thể phá một phòng. Phòng nào?
dk-ask-rotate = Bạn có thể xoay một phòng. Phòng nào?
dk-ask-switch = Bạn có thể đổi một phòng lấy phòng trên tay. Đổi phòng nào?
dk-ask-insert = Phòng nào trên tay bạn thế chỗ?
dk-ask-float = Bạn có thể bay cùng phòng này. Đến đâu?
dk-ask-control = Bạn có thể đi một nước cho anh hùng khác. Anh hùng nào?
dk-ask-direct = { $hero } đi đâu?
dk-ask-rob = Bạn trộm xu của ai?
dk-ask-plunder = Bạn trộm phòng của ai?
dk-ask-ward = Bạn sắp mất một đồng xu. Dùng quyền năng để giữ lại nhé?
dk-ask-refresh = Bạn bỏ những phòng nào?
dk-ask-after = Dùng quyền năng bây giờ hay kết thúc lượt?

dk-wait-hero = Đang chờ { $name }: chọn anh hùng.
dk-wait-turn = Đang là lượt của { $name }.
dk-wait-where = Đang chờ { $name }: chọn ô đặt phòng.
dk-wait-face = Đang chờ { $name }: đang xoay một phòng.
dk-wait-storm = Đang chờ { $name }: phòng thứ hai trong Bão Gió.
dk-wait-appear = Đang chờ { $name }: Drakon xuất hiện ở đâu?
dk-wait-jump = Đang chờ { $name }: có bước vào Lối Thoát không?
dk-wait-drakon = Đang chờ { $name }: Drakon đi đâu?
dk-wait-destroy = Đang chờ { $name }: phá phòng nào.
dk-wait-rotate = Đang chờ { $name }: xoay phòng nào.
dk-wait-switch = Đang chờ { $name }: đổi phòng nào.
dk-wait-insert = Đang chờ { $name }: đặt phòng nào vào.
dk-wait-float = Đang chờ { $name }: phòng bay đến đâu?
dk-wait-control = Đang chờ { $name }: điều khiển anh hùng nào.
dk-wait-direct = Đang chờ { $name }: { $hero } đi đâu?
dk-wait-rob = Đang chờ { $name }: trộm xu của ai?
dk-wait-plunder = Đang chờ { $name }: trộm phòng của ai?
dk-wait-ward = Đang chờ { $name }: có giữ đồng xu không?
dk-wait-refresh = Đang chờ { $name }: bỏ những phòng nào.
dk-wait-after = Đang chờ { $name }: dùng quyền năng hay kết thúc lượt?

### Vì sao anh hùng bị hạn chế

dk-bond-storm = Bão Gió cuốn anh hùng đi 2 phòng một lúc.
dk-bond-no-way = Không có lối nào đi 2 phòng ra khỏi Bão Gió.
dk-bond-harp = Đàn Hạc Thần đang gọi: di chuyển thì phải đến đó.
dk-bond-no-move = Anh hùng của bạn không đi được: hãy đặt một phòng.
dk-bond-no-tiles = Bạn không còn phòng trên tay: bạn phải di chuyển.

### Nút bấm và danh sách
# $arrows là hình vẽ, $sides là lời, $place là vị trí: về phía đông và nam của cửa vào.

dk-do-take-hero = Chọn { $card }
dk-do-lay = Đặt { $card } { $arrows }
dk-do-put = Đặt vào ô { $place }
dk-do-face = Xoay: mũi tên chỉ hướng { $sides }
dk-do-move = Đi đến { $place }
dk-do-dash = Đi thêm một lần, đến { $place }
dk-do-slip = Xuyên tường sang { $place }
dk-do-push = Dùng quyền năng đưa anh hùng của người chơi { $player } đi
dk-do-pick = Dùng quyền năng trộm xu của người chơi { $player }
dk-do-trade = Đổi một đồng { $gold } vàng lấy một đồng trong kho báu
dk-do-refresh = Dùng quyền năng đổi phòng trên tay
dk-do-discard = Bỏ { $card } { $arrows }
dk-do-enough = Đủ rồi: rút phòng
dk-do-jump = Bước vào Lối Thoát
dk-do-set-drakon = Đặt Drakon vào { $place }
dk-do-send-drakon = Cho Drakon đến { $place }
dk-do-destroy = Phá phòng ở { $place }
dk-do-rotate = Xoay phòng ở { $place }
dk-do-switch = Đổi phòng ở { $place }
dk-do-insert = Đặt vào { $card } { $arrows }
dk-do-float = Bay đến { $place }
dk-do-control = Đi một nước cho người chơi { $player }
dk-do-rob = Trộm xu của người chơi { $player }
dk-do-plunder = Trộm phòng của người chơi { $player }
dk-do-ward = Giữ lại đồng xu
dk-do-decline = Không, cảm ơn
dk-do-end-turn = Kết thúc lượt

### Nhật ký
# $you cho biết ai đọc: yes, thief, victim, mover, moved hay whom là chính người đó; also: người đọc và người khác; no: ai khác.

dk-log-set-up =
    { $you ->
        [yes] Cửa vào đã sẵn sàng, với { $pile } phòng trong chồng và { $hoard } đồng xu trong kho báu. Bạn đi trước.
       *[no] Cửa vào đã sẵn sàng, với { $pile } phòng trong chồng và { $hoard } đồng xu trong kho báu. { $name } đi trước.
    }
dk-log-hero =
    { $you ->
        [yes] Bạn vào vai { $card }.
       *[no] { $name } vào vai { $card }.
    }
dk-log-dealt =
    { $you ->
        [yes]
            { $known ->
                [yes] Bạn bắt đầu với { $cards }.
               *[no] Bạn bắt đầu với { $count } phòng trên tay.
            }
       *[no]
            { $known ->
                [yes] { $name } bắt đầu với { $cards }.
               *[no] { $name } bắt đầu với { $count } phòng trên tay.
            }
    }
dk-log-turn =
    { $you ->
        [yes] Lượt của bạn.
       *[no] Lượt của { $name }.
    }
dk-log-skipped =
    { $you ->
        [yes] Bạn hết phòng và hết lối đi: lượt của bạn bị bỏ qua.
       *[no] { $name } hết phòng và hết lối đi: lượt bị bỏ qua.
    }
dk-log-chose =
    { $you ->
        [yes]
            { $known ->
                [yes] Bạn chọn { $card } trên tay.
               *[no] Bạn chọn một phòng trên tay.
            }
       *[no]
            { $known ->
                [yes] { $name } chọn { $card }.
               *[no] { $name } chọn một phòng trên tay.
            }
    }
dk-log-aimed =
    { $you ->
        [yes]
            { $what ->
                [place] Bạn chọn ô { $place }.
                [float] Bạn muốn bay đến { $place }.
               *[other] Bạn chọn phòng ở { $place }.
            }
       *[no]
            { $what ->
                [place] { $name } chọn ô { $place }.
                [float] { $name } muốn bay đến { $place }.
               *[other] { $name } chọn phòng ở { $place }.
            }
    }
dk-log-placed =
    { $you ->
        [yes] Bạn đặt { $card } ở { $place }.
       *[no] { $name } đặt { $card } ở { $place }.
    }
dk-log-drew =
    { $you ->
        [yes]
            { $known ->
                [yes] Bạn rút { $card }.
               *[no] Bạn rút một phòng.
            }
       *[no]
            { $known ->
                [yes] { $name } rút { $card }.
               *[no] { $name } rút một phòng.
            }
    }
dk-log-moved =
    { $you ->
        [yes]
            { $how ->
                [key] Bạn mở lối sang { $place }.
                [teleport] Bạn dịch chuyển đến { $place }.
                [storm] Bão Gió cuốn bạn qua { $through } đến { $place }.
                [slip] Bạn xuyên tường sang { $place }.
                [escape] Bạn thoát đến { $place }.
                [jump] Bạn bước vào phòng mới ở { $place }.
               *[arrow] Bạn đi đến { $place }.
            }
       *[no]
            { $how ->
                [key] { $name } mở lối sang { $place }.
                [teleport] { $name } dịch chuyển đến { $place }.
                [storm] Bão Gió cuốn { $name } qua { $through } đến { $place }.
                [slip] { $name } xuyên tường sang { $place }.
                [escape] { $name } thoát đến { $place }.
                [jump] { $name } bước vào phòng mới ở { $place }.
               *[arrow] { $name } đi đến { $place }.
            }
    }
dk-log-moved-by =
    { $you ->
        [mover] Bạn đưa { $name } đến { $place }.
        [moved] { $mover } đưa bạn đến { $place }.
       *[no] { $mover } đưa { $name } đến { $place }.
    }
dk-log-power =
    { $you ->
        [yes]
            { $aimed ->
                [yes] Bạn dùng quyền năng { $card } với { $whom }!
               *[no] Bạn dùng quyền năng { $card }!
            }
        [whom] { $name } dùng quyền năng { $card } với bạn!
       *[no]
            { $aimed ->
                [yes] { $name } dùng quyền năng { $card } với { $whom }!
               *[no] { $name } dùng quyền năng { $card }!
            }
    }
dk-log-coin-found =
    { $you ->
        [yes]
            { $known ->
                [yes] Bạn nhặt được một đồng xu: { $gold } vàng!
               *[no] Bạn nhặt được một đồng xu!
            }
       *[no]
            { $known ->
                [yes] { $name } nhặt được một đồng xu: { $gold } vàng!
               *[no] { $name } nhặt được một đồng xu.
            }
    }
dk-log-coin-lost =
    { $you ->
        [yes]
            { $why ->
                [drakon]
                    { $known ->
                        [yes] Bạn bị Drakon lấy mất một đồng xu: { $gold } vàng.
                       *[no] Bạn bị Drakon lấy mất một đồng xu.
                    }
                [trade]
                    { $known ->
                        [yes] Bạn trả một đồng xu vào kho báu: { $gold } vàng.
                       *[no] Bạn trả một đồng xu vào kho báu.
                    }
               *[chamber]
                    { $known ->
                        [yes] Bạn mất một đồng xu: { $gold } vàng.
                       *[no] Bạn mất một đồng xu.
                    }
            }
       *[no]
            { $why ->
                [drakon]
                    { $known ->
                        [yes] { $name } bị Drakon lấy mất một đồng xu: { $gold } vàng.
                       *[no] { $name } bị Drakon lấy mất một đồng xu.
                    }
                [trade]
                    { $known ->
                        [yes] { $name } trả một đồng xu vào kho báu: { $gold } vàng.
                       *[no] { $name } trả một đồng xu vào kho báu.
                    }
               *[chamber]
                    { $known ->
                        [yes] { $name } mất một đồng xu: { $gold } vàng.
                       *[no] { $name } mất một đồng xu.
                    }
            }
    }
dk-log-coin-stolen =
    { $you ->
        [thief]
            { $known ->
                [yes] Bạn trộm của { $victim } một đồng xu: { $gold } vàng!
               *[no] Bạn trộm của { $victim } một đồng xu!
            }
        [victim]
            { $known ->
                [yes] { $thief } trộm của bạn một đồng xu: { $gold } vàng.
               *[no] { $thief } trộm của bạn một đồng xu.
            }
       *[no]
            { $known ->
                [yes] { $thief } trộm của { $victim } một đồng xu: { $gold } vàng.
               *[no] { $thief } trộm của { $victim } một đồng xu.
            }
    }
dk-log-warded =
    { $you ->
        [yes] Bạn từ chối và giữ được đồng xu.
       *[no] { $name } từ chối và giữ được đồng xu.
    }
dk-log-tile-stolen =
    { $you ->
        [thief]
            { $known ->
                [yes] Bạn trộm { $card } của { $victim }.
               *[no] Bạn trộm một phòng của { $victim }.
            }
        [victim]
            { $known ->
                [yes] { $thief } trộm { $card } của bạn.
               *[no] { $thief } trộm một phòng của bạn.
            }
       *[no]
            { $known ->
                [yes] { $thief } trộm { $card } của { $victim }.
               *[no] { $thief } trộm một phòng của { $victim }.
            }
    }
dk-log-ignored =
    { $effect ->
        [find_coin] Kho báu đã hết: chẳng có gì để nhặt.
        [lose_coin]
            { $you ->
                [yes] Bạn không có xu để mất.
               *[no] { $name } không có xu để mất.
            }
        [steal_coin] Không có xu để trộm.
        [steal_chamber] Không ai khác có phòng để trộm.
       *[other] Phòng này bây giờ không làm được gì.
    }
dk-log-declined =
    { $you ->
        [yes] Bạn từ chối.
       *[no] { $name } từ chối.
    }
dk-log-destroyed =
    { $you ->
        [yes] Bạn phá { $card } ở { $place }.
       *[no] { $name } phá { $card } ở { $place }.
    }
dk-log-rotated =
    { $you ->
        [yes] Bạn xoay { $card } ở { $place }.
       *[no] { $name } xoay { $card } ở { $place }.
    }
dk-log-switched =
    { $you ->
        [yes]
            { $out ->
                [yes] Bạn đặt { $card } thay cho { $target } ở { $place }. Phòng cũ bị loại khỏi ván.
               *[no] Bạn đặt { $card } thay cho { $target } ở { $place } và lấy phòng cũ.
            }
       *[no]
            { $out ->
                [yes] { $name } đặt { $card } thay cho { $target } ở { $place }. Phòng cũ bị loại khỏi ván.
               *[no] { $name } đặt { $card } thay cho { $target } ở { $place } và lấy phòng cũ.
            }
    }
dk-log-floated =
    { $you ->
        [yes] Bạn bay cùng { $card } từ { $from } đến { $place }.
       *[no] { $name } bay cùng { $card } từ { $from } đến { $place }.
    }
dk-log-drakon-appeared =
    { $you ->
        [yes] Bạn đưa Drakon vào hang, ở { $place }!
       *[no] { $name } đưa Drakon vào hang, ở { $place }!
    }
dk-log-drakon-moved =
    { $you ->
        [yes]
            { $stays ->
                [yes] Bạn để Drakon ở lại { $place }.
               *[no] Bạn cho Drakon đến { $place }.
            }
       *[no]
            { $stays ->
                [yes] { $name } để Drakon ở lại { $place }.
               *[no] { $name } cho Drakon đến { $place }.
            }
    }
dk-log-caught =
    { $you ->
        [yes] Drakon bắt được bạn ở { $place }!
        [also] Drakon bắt được bạn và { $names } ở { $place }!
       *[no] Drakon bắt được { $names } ở { $place }!
    }
dk-log-controlled =
    { $you ->
        [yes] Bạn điều khiển { $whom }.
        [whom] { $name } điều khiển bạn.
       *[no] { $name } điều khiển { $whom }.
    }
dk-log-discarded =
    { $you ->
        [yes] Bạn bỏ { $card }.
       *[no] { $name } bỏ { $card }.
    }
dk-log-ended =
    { $why ->
        [gold] Đủ vàng rồi! { $names } thắng.
        [coins] Đủ xu rồi! { $names } thắng.
        [lair] Thoát khỏi hang rồi! { $names } thắng.
        [stuck] Không ai làm được gì nữa. Ai nhiều vàng nhất thì thắng: { $names }.
       *[endless] Đã lâu không ai đặt phòng. Ai nhiều vàng nhất thì thắng: { $names }.
    }

### Điểm số

dk-score-coins = { $count } đồng xu: { $gold } vàng
dk-score-total = Vàng
dk-tie-shared = Bằng số vàng: mọi người dẫn đầu cùng thắng.

### Bàn chơi bằng chữ

dk-table-map = Bản đồ
dk-table-lair = Hang rồng
dk-table-heroes-here = ở đây: { $names }
dk-table-drakon-here = Drakon ở đây!
dk-table-players = Người chơi
dk-table-turn = ▸ { $name }
dk-table-hero = { $card } ở { $place }
dk-table-no-hero = chưa có anh hùng
dk-table-tiles = { $count } phòng trên tay
dk-table-coins =
    { $known ->
        [yes] { $count } đồng xu: { $gold } vàng
       *[no] { $count } đồng xu
    }
dk-table-power = còn quyền năng
dk-table-team = đội { $team }
dk-table-piles = Chồng phòng và kho báu
dk-table-pile = Chồng: { $count } phòng
dk-table-hoard = Kho báu: { $count } đồng xu
dk-table-removed = Đã bị loại: { $cards }
dk-table-drakon = Drakon: { $place }
dk-table-drakon-waits = Drakon còn chờ bên ngoài.
dk-table-goal =
    { $way ->
        [coins] Đủ { $goal } xu là thắng
        [lair] Đủ { $goal } vàng, rồi thoát ra qua phòng Lối Thoát hoặc Dịch Chuyển
       *[gold] Đủ { $goal } vàng là thắng
    }
dk-table-your-hand = Phòng trên tay bạn
dk-table-your-coins = Xu của bạn
