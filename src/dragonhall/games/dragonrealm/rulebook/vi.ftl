# Luật chơi Dragonrealm bằng tiếng Việt: mỗi luật một thông điệp, mang mã của luật. `.title` là tên luật, các thuộc tính
# khác là lời từ chối. Sau đó là lá bài và tác dụng, tùy chọn, câu hỏi, nút bấm, nhật ký và điểm số.

### Các chương

dr-chapter-setup = Chuẩn bị
dr-chapter-turn = Lượt của bạn
dr-chapter-rest = Nghỉ ngơi
dr-chapter-surprises = Yêu tinh và lở đá
dr-chapter-explore = Khám phá
dr-chapter-academy = Học Viện và Hẻm
dr-chapter-enhancements = Bảo bối
dr-chapter-completing = Khi một địa điểm đầy
dr-chapter-places = Địa điểm đặc biệt
dr-chapter-ending = Kết thúc ván
dr-chapter-scoring = Ai thắng
dr-chapter-screen = Trên màn hình
dr-chapter-variants = Biến thể

## Chuẩn bị

dr-players = Dragonrealm dành cho 2, 3 hoặc 4 người chơi.
    .title = Số người chơi
    .seats = Với bộ bài này, cần ít nhất { $least } và nhiều nhất { $most } người chơi.

dr-location-cards = Có 20 địa điểm, mỗi màu 5 địa điểm: màu tím là cấp I, màu cam là cấp II, màu xanh dương là cấp III, còn màu xanh lá là Rồng.
    .title = Các địa điểm

dr-adventurer-cards = Bộ bài có 68 lá: mỗi màu trong 5 màu có các số từ 1 đến 12, thêm 6 lá Yêu Tinh! và 2 lá Lở Đá!
    .title = Bộ bài

dr-location = Mỗi địa điểm cho biết nó có mấy chỗ, cần đạt bao nhiêu để lẻn vào, lục soát hay xông vào, tấm khiên ghi số xu cho hạng nhất và hạng nhì, và số Đá Rồng.
    .title = Trên một địa điểm

dr-academy-or-alley = Bên dưới các địa điểm là Học Viện Phiêu Lưu hoặc Hẻm Phiêu Lưu. Cả bàn chọn một. Ván đầu tiên nên dùng Học Viện.
    .title = Học Viện hay Hẻm

dr-location-deck = Một lá Rồng ngẫu nhiên nằm dưới đáy chồng địa điểm. Trên nó là 6 địa điểm khác, cũng ngẫu nhiên, từ dưới lên: I, II, III, I, II, III. Các địa điểm còn lại được cất đi, không ai xem.
    .title = Chồng địa điểm

dr-row = 3 địa điểm trên cùng được lật ngửa thành một hàng. Bạn chỉ khám phá được những gì nằm ở đó.
    .title = Hàng địa điểm
    .not-there = { $card } không có trong hàng.

dr-slots = Địa điểm lật đầu tiên nằm bên trái, tiếp theo nằm giữa, thứ ba nằm bên phải.
    .title = Trái, giữa, phải

dr-two-players = Với 2 người, Chỗ Ẩn Của Người Tí Hon và Núi Pha Lê bị bỏ ra, và trên lá Rồng chỉ có 5 địa điểm: I, II, III, I, II.
    .title = Với 2 người chơi

dr-four-players = Với 4 người, 2 lá Yêu Tinh! ngẫu nhiên được cất đi, không ai xem.
    .title = Với 4 người chơi

dr-first-enhancements = Mỗi người được chia 3 bảo bối, xem chúng, rồi giữ 2 món cấp 1 hoặc 1 món cấp 2.
    .title = Bảo bối đầu tiên
    .not-dealt = Bạn không được chia { $card }.
    .twice = Bạn đã chọn { $card } rồi.
    .levels = Hãy giữ { $ones } món cấp 1 hoặc { $twos } món cấp 2.

dr-secret-enhancements = Bảo bối nằm úp trước mặt bạn. Người khác thấy bạn có mấy món. Nhờ vậy họ biết cấp, nhưng không biết là món nào.
    .title = Bảo bối úp

dr-enhancements-left = Những bảo bối không ai giữ được đặt xuống dưới chồng bảo bối. Nếu chơi với Học Viện thì cất chồng đó đi. Nếu chơi với Hẻm thì để lại để mua.
    .title = Bảo bối còn lại

dr-adventurers = Mỗi người có 8 nhà thám hiểm: những hình nhỏ mang màu của mình.
    .title = Nhà thám hiểm của bạn

dr-goblin-supply = Có 6 con yêu tinh. Chúng chờ bên cạnh các địa điểm.
    .title = Yêu tinh

dr-dice = Có 6 viên xúc xắc, mỗi viên có các mặt 1, 2, 2, 3, 3 và 4. Mỗi lá bạn đánh ra cho bạn tung 1 viên.
    .title = Xúc xắc

dr-first-hand = Mỗi người bắt đầu với 5 lá.
    .title = Bài ban đầu

dr-secret-hands = Bài trên tay là bí mật của bạn. Người khác chỉ thấy bạn có bao nhiêu lá, không biết là lá nào. Những lá mọi người đã thấy thì được ghi nhớ.
    .title = Giữ kín bài

dr-face-up = Bên cạnh bộ bài luôn có 2 lá lật ngửa.
    .title = Hai lá ngửa

dr-quiet-start = Nếu trước lượt đầu tiên mà chia hay lật trúng Yêu Tinh! hoặc Lở Đá! thì chưa có gì xảy ra: lá đó được xáo lại vào bộ bài và một lá khác thế chỗ.
    .title = Khởi đầu yên bình

dr-first-player = Ai đi trước là do may rủi.
    .title = Ai đi trước

## Lượt của bạn

dr-turn = Mỗi lượt bạn làm một việc: nghỉ ngơi, hoặc khám phá một địa điểm. Bạn không được bỏ lượt. Sau đó đến người bên trái bạn.
    .title = Mỗi lượt một việc
    .no-pass = Bạn không được bỏ lượt. Lúc nào bạn cũng có thể nghỉ ngơi.
    .answer-first =
        { $question ->
            [keep] Trước hết hãy chọn bảo bối muốn giữ.
            [turn] Trước hết hãy chọn: nghỉ ngơi hoặc khám phá.
            [rest] Trước hết hãy rút lá tiếp theo.
            [roll] Trước hết hãy quyết định về lần tung này.
            [swamp] Trước hết hãy bỏ một lá vì Đầm Lầy Lửa.
            [limit] Trước hết hãy bỏ bớt bài cho vừa giới hạn.
            [pass] Trước hết hãy chọn các lá phải chuyển vì lở đá.
            [alley] Trước hết hãy cho biết có mua trong Hẻm hay không.
           *[other] Còn một câu hỏi khác cần trả lời trước.
        }

## Nghỉ ngơi

dr-rest = Để nghỉ ngơi, hãy rút 2 lá, lần lượt từng lá. Mỗi lá có thể lấy từ bộ bài hoặc từ 2 lá ngửa, tùy bạn.
    .title = Nghỉ ngơi

dr-take-face-up = Nếu bạn lấy một lá ngửa, một lá khác từ bộ bài thế chỗ ngay. Vì thế lần rút tiếp theo bạn có thể lấy luôn lá đó.
    .title = Lấy lá ngửa
    .not-there = { $card } không phải là lá đang ngửa.

dr-hand-limit = Bạn được giữ 9 lá trên tay. Hễ có nhiều hơn, bạn chọn một lá để bỏ rồi mới chơi tiếp. Đang có 9 lá bạn vẫn được nghỉ ngơi. Bảo bối không tính.
    .title = Nhiều nhất 9 lá

dr-reshuffle = Khi bộ bài hết, chồng bài bỏ được xáo ngay thành bộ bài mới, kể cả yêu tinh và lở đá.
    .title = Bộ bài mới

## Yêu tinh và lở đá

dr-goblins = Khi có người rút hoặc lật trúng lá Yêu Tinh!, lá đó chỉ bên trái, giữa hoặc bên phải. Một con yêu tinh đến địa điểm ấy và chiếm một chỗ. Rồi lá đó được bỏ đi và thay bằng lá khác.
    .title = Yêu Tinh!

dr-goblins-two-left = Khi chỉ còn 2 địa điểm, “trái” và “phải” vẫn là địa điểm bên trái và bên phải. Khi đó “giữa” là địa điểm không phải Rồng.
    .title = Khi còn hai địa điểm

dr-goblins-never = Yêu tinh không bao giờ đến chỗ Rồng, cũng không đến Học Viện hay Hẻm. Nếu lá bài chỉ vào Rồng thì không đặt yêu tinh nào.
    .title = Nơi yêu tinh không đến

dr-goblins-all-out = Nếu cả 6 con yêu tinh đều đang ở các địa điểm thì không đặt thêm con nào.
    .title = Hết yêu tinh

dr-goblin-completes = Nếu yêu tinh chiếm chỗ cuối cùng, địa điểm được tính xu ngay. Một địa điểm mới thế chỗ, rồi mới thay lá Yêu Tinh!
    .title = Yêu tinh lấp đầy địa điểm

dr-rockslide = Khi có người rút hoặc lật trúng lá Lở Đá!, lá đó được bỏ đi. Rồi mọi người chuyển 2 lá sang trái, hoặc 1 lá sang phải, tùy lá bài ghi. Sau đó lá Lở Đá! được thay bằng lá khác.
    .title = Lở Đá!

dr-rockslide-choice = Khi lở đá, mọi người chọn kín rồi cùng chuyển một lúc. Bạn không được chuyển tiếp lá vừa nhận. Với 2 người thì hai bên đều là người kia.
    .title = Chọn lá để chuyển
    .count = Bạn phải chuyển đúng { $need } lá.

dr-rockslide-short = Nếu không đủ bài, bạn chuyển hết những lá đang có. Ai nhận được ít hơn thì rút thêm từ bộ bài cho đủ.
    .title = Không đủ bài để chuyển

dr-rockslide-order = Những người phải rút bài khi lở đá thì rút theo thứ tự lượt, bắt đầu từ người đang đi. Nếu lúc đó rút trúng Yêu Tinh! hay Lở Đá! khác thì lá ấy chờ đến khi lở đá này xong.
    .title = Hết lở này đến lở khác

dr-replacement = Lá thay cho Yêu Tinh! hay Lở Đá! luôn lấy từ trên cùng của bộ bài. Nếu đó lại là bất ngờ thì nó xảy ra kế tiếp.
    .title = Lá thay thế

## Khám phá

dr-explore = Chọn một địa điểm trong hàng và một cách khám phá: lẻn vào, lục soát hoặc xông vào. Đưa ra các lá bài và bảo bối dùng một lần, rồi tung xúc xắc.
    .title = Khám phá

dr-play-from-hand = Bạn đánh những lá trên tay mình, mỗi lá chỉ một lần.
    .title = Bài trên tay bạn
    .not-in-hand = Bạn không có { $card } trên tay.
    .twice = Bạn đã chọn { $card } rồi.

dr-card-count = Khi khám phá, bạn đánh từ 1 đến 6 lá.
    .title = Từ 1 đến 6 lá
    .none = Hãy chọn ít nhất 1 lá để đánh.
    .too-many = Như vậy là { $count } lá. Bạn chỉ được đánh nhiều nhất { $most } lá.

dr-sneak = Để lẻn vào, hãy đánh các số liên tiếp, màu nào cũng được. Sau số 12 không nối sang số 1.
    .title = Lẻn vào
    .not-a-run = Muốn lẻn vào thì cần các số liên tiếp, như 4, 5, 6.

dr-search = Để lục soát, hãy đánh các lá cùng số.
    .title = Lục soát
    .not-one-number = Muốn lục soát thì cần các lá cùng số.

dr-storm = Để xông vào, hãy đánh các lá cùng màu.
    .title = Xông vào
    .not-one-suit = Muốn xông vào thì cần các lá cùng màu.

dr-single-card = Lúc nào bạn cũng có thể đánh chỉ 1 lá. Lá đó dùng để lẻn vào, lục soát hay xông vào tùy bạn.
    .title = Chỉ một lá

dr-roll = Tung 1 viên xúc xắc cho mỗi lá đã đánh, rồi cộng thêm các điểm cộng. Bạn cần ít nhất con số mà địa điểm ghi cho cách bạn chọn.
    .title = Tung xúc xắc

dr-six-dice = Bạn không bao giờ tung quá 6 viên xúc xắc. Đã đánh 6 lá thì không dùng thêm Sóc Chuột Cưng được.
    .title = Nhiều nhất 6 viên
    .no-room = Không thêm xúc xắc được nữa: nhiều nhất là { $dice } viên.

dr-hopeless = Bạn được thử cả điều mà tung thế nào cũng không tới. Thất bại thì vẫn có một nhà thám hiểm vào Học Viện hoặc Hẻm.
    .title = Thử điều không thể

dr-after-roll = Tung xong, bạn có thể tung lại một viên, gọi nhà thám hiểm từ Học Viện, hoặc giữ kết quả. Bạn được hỏi khi việc đó còn có ích. Nếu một lá úp của bạn có thể là Đôi Tất May Mắn, bạn cũng được hỏi, để việc chờ đợi không làm lộ điều gì.
    .title = Quyết định sau khi tung

dr-success = Nếu tổng của bạn bằng hoặc lớn hơn con số đó, bạn thành công: đặt 1 nhà thám hiểm của bạn vào địa điểm.
    .title = Thành công!

dr-gold-circle = Nếu cách bạn dùng có vòng tròn vàng ở địa điểm đó, bạn đặt 2 nhà thám hiểm thay vì 1.
    .title = Vòng tròn vàng

dr-last-space = Với vòng tròn vàng, bạn đặt 2 nhà thám hiểm dù chỉ còn 1 chỗ. Cả hai đều được tính.
    .title = Chen thêm một người

dr-draw-after-success = Khi thành công, các lá đã đánh được bỏ đi và bạn rút 1 lá từ bộ bài. Nếu địa điểm đã đầy thì tính xu trước.
    .title = Thành công được rút bài

dr-failure = Nếu tổng chưa đủ, các lá đã đánh trở về tay bạn và bạn không rút bài. Một nhà thám hiểm của bạn vào Học Viện hoặc Hẻm, và lượt của bạn kết thúc.
    .title = Thất bại

dr-no-adventurers = Nếu ở nhà không đủ nhà thám hiểm, hãy đặt những người đang có. Nếu ở nhà không còn ai, họ đến từ Học Viện hoặc Hẻm. Nếu ở đó cũng không có ai, bạn vẫn được khám phá nhưng không đặt ai cả.
    .title = Thiếu nhà thám hiểm

## Học Viện và Hẻm

dr-academy = Tung xong, bạn có thể đưa bao nhiêu nhà thám hiểm của mình rời Học Viện cũng được. Mỗi người cộng 1 vào lần tung. Chỉ ai đến đó từ những lượt trước mới giúp được.
    .title = Học Viện Phiêu Lưu
    .not-here = Ván này không có Học Viện.
    .too-many =
        { $have ->
            [0] Trong Học Viện không có nhà thám hiểm nào của bạn giúp được.
           *[other] Trong Học Viện chỉ có { $have } nhà thám hiểm của bạn giúp được.
        }
    .none = Hãy chọn ít nhất 1 nhà thám hiểm để gọi.

dr-academy-home = Nhà thám hiểm rời Học Viện thì về nhà trước, nên bạn có thể đặt họ lại ngay trong lượt đó.
    .title = Từ Học Viện trở về

dr-alley = Hẻm Phiêu Lưu thay cho Học Viện. Khi thất bại, một nhà thám hiểm vào đó. Trong Hẻm họ không cộng gì vào lần tung, nhưng dùng để mua bảo bối.
    .title = Hẻm Phiêu Lưu
    .not-here = Ván này không có Hẻm.

dr-alley-buy = Để mua, hãy đưa 2 nhà thám hiểm của bạn từ Hẻm về nhà và trả phí: cấp 1 trả 1 lá trên tay, cấp 2 trả 2 xu. Không trả được bằng lá của lần tung chưa xong.
    .title = Mua trong Hẻm
    .adventurers =
        { $have ->
            [0] Bạn cần { $need } nhà thám hiểm trong Hẻm, mà ở đó bạn không có ai.
           *[other] Bạn cần { $need } nhà thám hiểm trong Hẻm, mà ở đó bạn chỉ có { $have }.
        }
    .price = Bạn phải trả đúng { $need } lá trên tay.
    .coins =
        { $have ->
            [0] Bạn cần { $need } xu, mà bạn không có xu nào.
           *[other] Bạn cần { $need } xu, mà bạn chỉ có { $have }.
        }
    .played = { $card } đang dùng cho lần tung này. Hãy trả bằng lá khác.
    .no-cards = Cấp 2 trả bằng xu, không trả bằng lá bài.
    .level = Bạn mua được cấp 1 hoặc cấp 2, không mua được cấp { $level }.

dr-alley-draw = Lật dần các bảo bối cho đến khi gặp món đúng cấp. Bạn phải nhận món đó, và chỉ mình bạn thấy. Sau đó phần còn lại của chồng được xáo, không ai xem.
    .title = Món bạn nhận được

dr-alley-sold-out = Cấp nào hết thì không mua được nữa, và không phải trả gì.
    .title = Hết hàng
    .level = Không còn bảo bối cấp { $level }.

dr-alley-coins = Chỉ tiêu được xu bạn đã giành. Xu trên bảo bối và xu của lần tính cuối không dùng trong Hẻm được.
    .title = Xu tiêu được

dr-alley-after-roll = Món mua sau khi tung không thay đổi lần tung đó.
    .title = Quá muộn cho lần này

dr-alley-when = Bạn mua được khi đến lúc mình quyết định trong lượt: trước khi nghỉ ngơi hay khám phá, sau khi tung, và cuối lượt. Nhà thám hiểm vừa mới đến cũng dùng được.
    .title = Khi nào được mua

dr-waiting-adventurers = Cuối ván, mỗi nhà thám hiểm của bạn trong Học Viện hay Hẻm tính là 1 Đá Rồng, nhưng chỉ tính 3 người.
    .title = Nhà thám hiểm ở lại

## Bảo bối

dr-enhancement = Bảo bối giúp bạn khám phá hoặc cho kho báu cuối ván. Chúng không tính vào bài trên tay.
    .title = Bảo bối

dr-own-enhancement = Bạn chỉ dùng bảo bối của mình, và dùng bao nhiêu món cùng lúc cũng được. Dùng món nào thì lật ngửa món đó.
    .title = Bảo bối của bạn
    .not-yours = Bạn không có { $card }.
    .twice = Bạn đã chọn { $card } rồi.

dr-permanent = Có bảo bối ở lại với bạn. Chúng tự động cộng vào mỗi khi phù hợp, và khi đó được lật ngửa.
    .title = Bảo bối lâu dài
    .always-counts = { $card } ở lại với bạn và tự động được tính. Bạn không cần chọn.

dr-once = Có bảo bối chỉ dùng được một lần. Hãy đưa ra trước khi tung. Thành công thì món đó dùng xong. Thất bại thì nó nằm ngửa trước mặt bạn và dùng lại được.
    .title = Chỉ dùng một lần

dr-once-gone = Bảo bối đã dùng xong thì rời khỏi ván chơi. Không ai mua lại được.
    .title = Dùng xong

dr-roll-bonus = Nhiều bảo bối cộng thêm vào lần tung. Có món chỉ giúp khi lẻn vào, có món chỉ giúp khi lục soát, có món chỉ giúp khi xông vào.
    .title = Điểm cộng
    .wrong-way =
        { $method ->
            [sneak] { $card } không giúp được khi lẻn vào.
            [search] { $card } không giúp được khi lục soát.
           *[storm] { $card } không giúp được khi xông vào.
        }

dr-socks = Khi tung chưa đủ, Đôi Tất May Mắn cho bạn tung lại 1 viên, mỗi lần tung chỉ một lần. Kết quả mới được giữ.
    .title = Đôi Tất May Mắn
    .no-such-die = Không có viên xúc xắc nào của bạn ra { $value }.
    .not-now = Bây giờ bạn không được tung lại.

dr-chipmunk = Sóc Chuột Cưng cho bạn thêm 1 viên xúc xắc, chỉ một lần.
    .title = Sóc Chuột Cưng

dr-mask = Với Mặt Nạ Biến Hình, 1 trong các lá bạn đánh được tính là số nào và màu nào cũng được, chỉ một lần.
    .title = Mặt Nạ Biến Hình
    .not-needed = Những lá này đã hợp, không cần Mặt Nạ. Hãy để dành nó.

dr-wings = Với Đôi Cánh Thần Tốc, sau mỗi lần thất bại bạn rút 1 lá.
    .title = Đôi Cánh Thần Tốc

dr-treasures = Có bảo bối đáng giá xu hoặc Đá Rồng khi hết ván. Khi đó mọi bảo bối được lật ngửa.
    .title = Kho báu cuối ván

## Khi một địa điểm đầy

dr-complete = Ngay khi nhà thám hiểm và yêu tinh cùng lấp đầy mọi chỗ của một địa điểm, nó hoàn thành và được tính xu ngay.
    .title = Hoàn thành

dr-first-second = Ai có nhiều nhà thám hiểm nhất ở đó nhận số xu bên trái. Hạng nhì nhận số xu bên phải. Những người khác có nhà thám hiểm ở đó nhận 1 xu.
    .title = Hạng nhất và hạng nhì

dr-goblins-count = Yêu tinh ở một địa điểm được tính chung như một người chơi. Xu chúng giành được thì mất.
    .title = Yêu tinh cũng tính

dr-alone = Nếu ở đó chỉ có một người chơi và không có yêu tinh, người ấy nhận xu của cả hạng nhất lẫn hạng nhì.
    .title = Một mình

dr-tie-first = Nếu nhiều người cùng hạng nhất, cộng hai con số, chia cho số người cùng hạng, làm tròn xuống: mỗi người nhận chừng ấy. Những người khác ở đó nhận 1 xu.
    .title = Cùng hạng nhất

dr-tie-second = Nếu nhiều người cùng hạng nhì, chia con số bên phải cho số người cùng hạng, làm tròn xuống: mỗi người nhận chừng ấy.
    .title = Cùng hạng nhì

dr-location-card = Ai một mình đứng nhất thì giành luôn lá địa điểm cùng Đá Rồng trên đó. Lá ấy được để úp.
    .title = Lá địa điểm

dr-nobody-wins = Nếu nhiều người chơi cùng hạng nhất, hoặc yêu tinh một mình đứng nhất, lá đó bị bỏ đi.
    .title = Không ai giành được lá

dr-tie-with-goblins = Nếu một người chỉ cùng hạng nhất với yêu tinh, người ấy vẫn giành được lá. Yêu tinh không thèm Đá Rồng.
    .title = Ngang với yêu tinh

dr-new-location = Địa điểm đã tính xu được thay bằng lá tiếp theo trong chồng. Khi hết chồng, hàng dồn lại và cứ chơi tiếp với ít địa điểm hơn.
    .title = Địa điểm tiếp theo

dr-go-home = Mọi nhà thám hiểm và yêu tinh ở địa điểm đã tính xu đều về nhà.
    .title = Ai về nhà nấy

dr-coins = Xu có ba loại: xu đồng là 1, xu bạc là 5, xu vàng là 10. Lúc nào cũng đổi được xu lẻ, và xu không bao giờ hết.
    .title = Xu

dr-secret-coins = Xu và các lá địa điểm bạn giành được đều để úp. Bạn luôn được xem của mình.
    .title = Kho báu bí mật

## Địa điểm đặc biệt

dr-cave-of-bats = Hang Dơi chỉ đủ chỗ cho nhiều nhất 2 người chơi. Yêu tinh không tính.
    .title = Hang Dơi
    .full = { $card } đã có nhà thám hiểm của { $most } người khác.

dr-fire-swamp = Nếu thất bại ở Đầm Lầy Lửa, bạn bỏ 1 lá, kể cả lá vừa đánh. Sau đó mới rút bài nhờ Đôi Cánh Thần Tốc.
    .title = Đầm Lầy Lửa

dr-dungeon = Ở Ngục Tối Tuyệt Vọng, Học Viện không giúp được lần tung, và khi thất bại không ai vào Học Viện hay Hẻm.
    .title = Ngục Tối Tuyệt Vọng
    .no-help = Học Viện không giúp được ở { $card }.

## Kết thúc ván

dr-end = Ngay khi địa điểm Rồng hoàn thành, ván chơi kết thúc, dù đang là lượt của ai.
    .title = Rồng đã hoàn thành

dr-end-scoring = Địa điểm Rồng được tính xu. Rồi mỗi địa điểm chưa đầy cũng được tính như thể đã hoàn thành.
    .title = Những địa điểm cuối

dr-endless = Nếu suốt 30 vòng không có nhà thám hiểm hay yêu tinh nào đến địa điểm nào, ván chơi cũng kết thúc như vậy.
    .title = Không có gì xảy ra

## Ai thắng

dr-dragonstones = Đếm Đá Rồng của bạn: trên các địa điểm đã giành, từ nhà thám hiểm trong Học Viện hay Hẻm, và trên bảo bối.
    .title = Đá Rồng

dr-most-dragonstones = Ai có nhiều Đá Rồng nhất được 5 xu. Nếu nhiều người cùng nhất, mỗi người được 3, dù không ai có viên nào.
    .title = Nhiều Đá Rồng nhất

dr-winner = Cộng số xu của bạn, kể cả xu trên bảo bối. Ai nhiều xu nhất thì thắng.
    .title = Người thắng

dr-tie = Nếu nhiều người cùng nhiều xu nhất, trong số họ ai nhiều Đá Rồng nhất thì thắng. Nếu vẫn bằng nhau, họ cùng thắng.
    .title = Khi bằng nhau

## Trên màn hình

dr-choose-by-click = Bấm vào một địa điểm và các lá của bạn, rồi bấm nút lẻn vào, lục soát hoặc xông vào. Muốn nghỉ ngơi, bấm vào bộ bài hoặc một lá ngửa, rồi bấm lần nữa cho lá thứ hai. Muốn bỏ hoặc chuyển một lá, bấm vào lá đó.
    .title = Chơi bằng cách bấm

dr-sort = Xếp bài trên tay theo màu hoặc theo số bất cứ lúc nào.
    .title = Xếp bài

dr-in-the-open = Ai cũng thấy hàng địa điểm với mọi hình trên đó, các lá ngửa, chồng bài bỏ, bảo bối đã lật ngửa, và mỗi người có bao nhiêu lá.
    .title = Điều ai cũng thấy

## Biến thể

dr-mixed-deal = Chia đủ hai cấp: mỗi người được chia 2 bảo bối cấp 1 và 1 bảo bối cấp 2, rồi giữ cả hai món cấp 1 hoặc món cấp 2.
    .title = Chia đủ hai cấp
    .too-few = Bộ bài này có quá ít bảo bối để chia đủ hai cấp.

dr-open-hands = Ngửa bài: mọi người chơi với bài để ngửa. Rất hợp khi mới học chơi.
    .title = Ngửa bài

dr-open-totals = Cả bàn có thể cho hiện trên màn hình số xu của mỗi người và Đá Rồng trên các địa điểm đã giành.
    .title = Hiện kho báu

### Lá bài

dr-suit-red = Đỏ
dr-suit-orange = Cam
dr-suit-green = Xanh lá
dr-suit-blue = Xanh dương
dr-suit-purple = Tím

dr-level =
    { $level ->
        [1] Cấp I
        [2] Cấp II
        [3] Cấp III
       *[other] Rồng
    }
dr-effect-add-points =
    { $methods ->
        [sneak] +{ $amount } khi lẻn vào
        [search] +{ $amount } khi lục soát
        [storm] +{ $amount } khi xông vào
       *[any] +{ $amount } cho mọi lần tung
    }
dr-effect-reroll-one-die = Khi tung chưa đủ, được tung lại 1 viên xúc xắc
dr-effect-extra-die = Thêm { $amount } viên xúc xắc trong một lần tung
dr-effect-wild-adventurer = { $amount } lá được tính là số nào và màu nào cũng được
dr-effect-coins = { $amount } xu cuối ván
dr-effect-dragonstones = { $amount } Đá Rồng cuối ván
dr-effect-draw-on-failure = Khi thất bại, rút { $amount } lá
dr-lasts-permanent = Ở lại với bạn
dr-lasts-once = Dùng một lần
dr-effect-at-most-players = Nhiều nhất { $amount } người chơi
dr-effect-discard-on-failure = Khi thất bại, bỏ { $amount } lá
dr-effect-no-academy = Học Viện không giúp được ở đây, và thất bại thì không ai vào đó

### Tùy chọn

dr-option-centre = Ở giữa bàn
    .help = Học Viện giúp khi tung xúc xắc và hợp nhất cho ván đầu tiên. Trong Hẻm thì mua bảo bối.
dr-option-centre-academy = Học Viện Phiêu Lưu
dr-option-centre-alley = Hẻm Phiêu Lưu
dr-option-deal = Bảo bối đầu tiên
    .help = Ba món bất kỳ, hoặc mỗi người hai món cấp 1 và một món cấp 2 để ai cũng được chọn.
dr-option-deal-any = Ba món bất kỳ
dr-option-deal-mixed = Hai và một
dr-option-open_hands = Ngửa bài
    .help = Ai cũng thấy bài của nhau. Rất hợp để cùng học chơi.
dr-option-open_totals = Hiện kho báu
    .help = Cho hiện số xu và Đá Rồng của mọi người trên màn hình trong lúc chơi.

### Câu hỏi cho người chơi, và điều những người khác đọc trong lúc đó

dr-ask-keep = Bảo bối của bạn: hãy giữ { $ones } món cấp 1 hoặc { $twos } món cấp 2.
dr-ask-turn = Đến lượt bạn! Nghỉ ngơi hay khám phá một địa điểm?
dr-ask-rest = Rút lá tiếp theo: từ bộ bài, hay một lá ngửa?
dr-ask-roll = Bạn có { $total }, cần { $needed }. Bạn làm gì?
dr-ask-alley = Lượt của bạn sắp hết. Bạn có muốn mua trong Hẻm không?
dr-ask-swamp = Bạn sa vào Đầm Lầy Lửa. Hãy chọn { $left } lá để bỏ.
dr-ask-limit = Bạn có quá nhiều bài. Hãy chọn { $left } lá để bỏ.
dr-ask-pass = Lở đá! Hãy chọn { $left } lá cho { $name }.

dr-wait-keep = Đang chờ { $name }: giữ bảo bối nào.
dr-wait-turn = Đang là lượt của { $name }.
dr-wait-rest = Đang chờ { $name }: lá tiếp theo khi nghỉ ngơi.
dr-wait-roll = Đang chờ { $name }: quyết định về lần tung.
dr-wait-alley = Đang chờ { $name }: có mua trong Hẻm không?
dr-wait-swamp = Đang chờ { $name }: bỏ một lá vì Đầm Lầy Lửa.
dr-wait-limit = Đang chờ { $name }: bỏ bớt bài trên tay.
dr-wait-pass = Đang chờ { $name }: chuyển bài vì lở đá.

### Nút bấm và danh sách
# $target là một địa điểm. $extra = yes: có bảo bối dùng một lần trong $using; no: không có.

dr-do-keep = Giữ { $cards }
dr-do-draw =
    { $from ->
        [open] Lấy { $card }
       *[deck] Rút từ bộ bài
    }
dr-do-explore =
    { $method ->
        [sneak] Lẻn vào { $target }
        [search] Lục soát { $target }
       *[storm] Xông vào { $target }
    } { $extra ->
        [yes] bằng { $cards }, thêm { $using }
       *[no] bằng { $cards }
    }
dr-do-reroll = Tung lại viên { $value }
dr-do-call = Gọi { $count } nhà thám hiểm từ Học Viện
dr-do-stand = Giữ kết quả
dr-do-buy =
    { $extra ->
        [yes] Mua cấp { $level } bằng { $cards }
       *[no] Mua cấp { $level } bằng xu
    }
dr-do-end-turn = Kết thúc lượt
dr-do-discard = Bỏ { $card }
dr-do-pass = Chuyển { $cards }

### Nhật ký
# Khi chuẩn bị: cái gì ở giữa bàn ($card), rồi hàng địa điểm, các lá ngửa và những gì bị bỏ ra.
# Khi một địa điểm hoàn thành: dòng đầu, rồi một dòng cho mỗi người ở đó, cho yêu tinh và cho lá địa điểm.

dr-log-set-up = Bàn đã sẵn sàng. Ở giữa: { $card }. Trong hàng: { $cards }.
dr-log-open-cards = Các lá ngửa: { $cards }.
dr-log-left-out = Không dùng trong ván này: { $cards }.
dr-log-goblins-out = { $count } lá Yêu Tinh! được cất đi, không ai xem.
dr-log-dealt =
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
dr-log-offered =
    { $you ->
        [yes] Bạn xem các bảo bối này: { $cards }.
       *[no] { $name } xem { $count } bảo bối.
    }
dr-log-answered =
    { $you ->
        [yes] Bạn đã chọn xong.
       *[no] { $name } đã chọn xong.
    }
dr-log-kept =
    { $you ->
        [yes] Bạn giữ { $cards }.
       *[no] { $name } giữ { $count } bảo bối cấp { $level }.
    }
dr-log-turn =
    { $you ->
        [yes] Lượt của bạn.
       *[no] Lượt của { $name }.
    }
dr-log-rested =
    { $you ->
        [yes] Bạn nghỉ ngơi.
       *[no] { $name } nghỉ ngơi.
    }
dr-log-drew =
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
dr-log-took =
    { $you ->
        [yes] Bạn lấy { $card }.
       *[no] { $name } lấy { $card }.
    }
dr-log-turned-up = Lá ngửa mới: { $card }.
dr-log-shuffled = Chồng bài bỏ thành bộ bài mới, gồm { $count } lá.
dr-log-goblins =
    { $why ->
        [placed] { $card }: một con yêu tinh đến { $target }.
        [dragon] { $card }: nhưng yêu tinh không đến chỗ Rồng.
       *[none-left] { $card }: nhưng mọi yêu tinh đều đang ở các địa điểm rồi.
    }
dr-log-rockslide =
    { $direction ->
        [left] Lở đá! Mọi người chuyển { $count } lá sang trái.
       *[right] Lở đá! Mọi người chuyển { $count } lá sang phải.
    }
dr-log-passed =
    { $you ->
        [giver]
            { $known ->
                [yes] Bạn chuyển { $cards } cho { $receiver }.
               *[no]
                    { $count ->
                        [0] Bạn không có gì để chuyển cho { $receiver }.
                       *[other] Bạn chuyển { $count } lá cho { $receiver }.
                    }
            }
        [receiver]
            { $known ->
                [yes] { $giver } chuyển { $cards } cho bạn.
               *[no]
                    { $count ->
                        [0] { $giver } không có gì để chuyển cho bạn.
                       *[other] { $giver } chuyển { $count } lá cho bạn.
                    }
            }
       *[no]
            { $known ->
                [yes] { $giver } chuyển { $cards } cho { $receiver }.
               *[no]
                    { $count ->
                        [0] { $giver } không có gì để chuyển cho { $receiver }.
                       *[other] { $giver } chuyển { $count } lá cho { $receiver }.
                    }
            }
    }
dr-log-waits =
    { $you ->
        [yes] Bạn rút { $card }. Lá này chờ đến khi lở đá xong.
       *[no] { $name } rút { $card }. Lá này chờ đến khi lở đá xong.
    }
dr-log-explored =
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
    } { $extra ->
        [yes] bằng { $cards }, thêm { $using }.
       *[no] bằng { $cards }.
    }
dr-log-showed =
    { $you ->
        [yes] Bạn lật ngửa { $cards }.
       *[no] { $name } lật ngửa { $cards }.
    }
dr-log-rolled =
    { $you ->
        [yes] Bạn tung được { $dice }
       *[no] { $name } tung được { $dice }
    }{ $bonus ->
        [0] : tổng { $total }, cần { $needed }.
       *[other] {""} và được cộng { $bonus }: tổng { $total }, cần { $needed }.
    }
dr-log-rerolled =
    { $you ->
        [yes] Bạn tung lại viên { $was }, được { $now }. Tổng { $total }, cần { $needed }.
       *[no] { $name } tung lại viên { $was }, được { $now }. Tổng { $total }, cần { $needed }.
    }
dr-log-called =
    { $you ->
        [yes] Bạn gọi { $count } nhà thám hiểm từ Học Viện.
       *[no] { $name } gọi { $count } nhà thám hiểm từ Học Viện.
    } Tổng { $total }, cần { $needed }.
dr-log-stood =
    { $you ->
        [yes] Bạn giữ kết quả.
       *[no] { $name } giữ kết quả.
    }
dr-log-succeeded =
    { $you ->
        [yes]
            { $placed ->
                [0] Thành công, nhưng bạn không còn nhà thám hiểm nào cho { $target }
               *[other] Thành công! Bạn đặt { $placed } nhà thám hiểm vào { $target }
            }
       *[no]
            { $placed ->
                [0] { $name } thành công, nhưng không còn nhà thám hiểm nào cho { $target }
               *[other] { $name } thành công và đặt { $placed } nhà thám hiểm vào { $target }
            }
    }{ $fetched ->
        [0] .
       *[other] , đến thẳng từ Học Viện hoặc Hẻm.
    }
dr-log-spent =
    { $you ->
        [yes] Bạn đã dùng xong { $cards }.
       *[no] { $name } đã dùng xong { $cards }.
    }
dr-log-played =
    { $you ->
        [yes] Bạn bỏ các lá đã đánh: { $cards }.
       *[no] { $name } bỏ các lá đã đánh: { $cards }.
    }
dr-log-failed =
    { $you ->
        [yes] Bạn thất bại ở { $target }
       *[no] { $name } thất bại ở { $target }
    }{ $sent ->
        [0] .
       *[other]
            { $centre ->
                [academy] . { $sent } nhà thám hiểm vào Học Viện.
               *[alley] . { $sent } nhà thám hiểm vào Hẻm.
            }
    }
dr-log-discarded =
    { $you ->
        [yes]
            { $why ->
                [limit] Bạn bỏ { $cards } cho vừa giới hạn bài.
                [swamp] Bạn bỏ { $cards } trong Đầm Lầy Lửa.
               *[alley] Bạn trả bằng { $cards }.
            }
       *[no]
            { $why ->
                [limit] { $name } bỏ { $cards } cho vừa giới hạn bài.
                [swamp] { $name } bỏ { $cards } trong Đầm Lầy Lửa.
               *[alley] { $name } trả bằng { $cards }.
            }
    }
dr-log-bought =
    { $you ->
        [yes] Bạn mua được { $card } trong Hẻm
       *[no] { $name } mua một bảo bối cấp { $level } trong Hẻm
    }{ $coins ->
        [0] .
       *[other] {""} với giá { $coins } xu.
    }
dr-log-completed =
    { $full ->
        [yes] { $target } đã hoàn thành!
       *[no] { $target } được tính xu cuối ván.
    }
dr-log-paid =
    { $you ->
        [yes]
            { $coins ->
                [0] Bạn không được gì.
               *[other] Bạn được { $coins } xu.
            }
       *[no]
            { $coins ->
                [0] { $name } không được gì.
               *[other] { $name } được { $coins } xu.
            }
    }
dr-log-goblins-there = Ở đó có { $count } con yêu tinh.
dr-log-won-card =
    { $you ->
        [yes] Bạn giành được lá này cùng { $dragonstones } Đá Rồng.
       *[no] { $name } giành được lá này cùng { $dragonstones } Đá Rồng.
    }
dr-log-no-card = Không ai giành được lá này.
dr-log-revealed = Địa điểm mới trong hàng: { $target }.
dr-log-closed-up =
    { $any ->
        [yes] Hàng dồn lại: { $cards }.
       *[no] Hàng không còn địa điểm nào.
    }
dr-log-counted =
    { $you ->
        [yes] Bạn có { $dragonstones } Đá Rồng
       *[no] { $name } có { $dragonstones } Đá Rồng
    }{ $bonus ->
        [0] .
       *[other] , nhiều nhất: thêm { $bonus } xu.
    }
dr-log-enhancement-coins =
    { $you ->
        [yes] Bảo bối của bạn cho { $coins } xu.
       *[no] Bảo bối của { $name } cho { $coins } xu.
    }
dr-log-ended =
    { $why ->
        [dragon] Địa điểm Rồng đã hoàn thành. Ván chơi kết thúc!
       *[quiet] Đã quá lâu không ai đến địa điểm nào. Ván chơi kết thúc!
    }

### Điểm số

dr-score-coins = Đã giành: { $coins } xu
dr-score-enhancements = Bảo bối: { $coins } xu
dr-score-dragonstones = { $dragonstones } Đá Rồng
dr-score-bonus = Nhiều Đá Rồng nhất: { $coins } xu
dr-score-total = Tổng cộng
dr-tie-broken = Bằng số xu: ai nhiều Đá Rồng hơn thì thắng.
dr-tie-shared = Bằng nhau đến cùng: mọi người dẫn đầu cùng thắng.

### Bàn chơi bằng chữ

dr-table-row = Các địa điểm
dr-table-sneak =
    { $gold ->
        [yes] lẻn vào { $needed } ◎
       *[no] lẻn vào { $needed }
    }
dr-table-search =
    { $gold ->
        [yes] lục soát { $needed } ◎
       *[no] lục soát { $needed }
    }
dr-table-storm =
    { $gold ->
        [yes] xông vào { $needed } ◎
       *[no] xông vào { $needed }
    }
dr-table-prizes = xu { $first }/{ $second }
dr-table-dragonstones = { $count } Đá Rồng
dr-table-spaces = { $taken } trên { $spaces } chỗ
dr-table-there = { $name } { $count }
dr-table-goblins = Yêu tinh { $count }
dr-table-players = Người chơi
dr-table-turn = ▸ { $name }
dr-table-hand =
    { $known ->
        [yes] { $count } lá: { $cards }
       *[no] { $count } lá
    }
dr-table-home = { $count } nhà thám hiểm ở nhà
dr-table-centre =
    { $centre ->
        [academy] { $count } trong Học Viện
       *[alley] { $count } trong Hẻm
    }
dr-table-face-down = { $count } bảo bối úp
dr-table-won = { $count } địa điểm đã giành
dr-table-coins = { $coins } xu
dr-table-piles = Các chồng bài
dr-table-open = Các lá ngửa: { $cards }
dr-table-deck = Bộ bài: { $count } lá
dr-table-discards = Bài bỏ: { $count } lá
dr-table-locations = Chồng địa điểm: { $count } lá
dr-table-enhancements = Chồng bảo bối: { $count } lá
dr-table-goblins-left = { $count } con yêu tinh đang chờ
dr-table-your-hand = Bài trên tay bạn
dr-table-by-number = theo số
dr-table-by-colour = theo màu
dr-table-your-enhancements = Bảo bối của bạn
