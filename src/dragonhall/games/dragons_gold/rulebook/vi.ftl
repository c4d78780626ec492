# Luật chơi Dragon's Gold bằng tiếng Việt: mỗi luật một thông điệp, mang mã của luật. `.title` là tên luật, các thuộc tính
# khác là lời từ chối. Sau đó là quân và tác dụng, tùy chọn, câu hỏi, nút bấm, câu nói sẵn, nhật ký và điểm số.

### Các chương

dg-chapter-setup = Chuẩn bị
dg-chapter-turn = Lượt của bạn
dg-chapter-slaying = Hạ rồng
dg-chapter-sharing = Chia kho báu
dg-chapter-helpers = Pháp sư và kẻ trộm
dg-chapter-market = Phiên chợ
dg-chapter-ending = Kết thúc ván
dg-chapter-scoring = Điểm số
dg-chapter-screen = Trên màn hình
dg-chapter-objects = Bảo vật phép thuật
dg-chapter-variants = Biến thể

## Chuẩn bị

dg-players = Dragon’s Gold dành cho 3 đến 6 người chơi.
    .title = Số người chơi

dg-team = Mỗi người dẫn một đội 4 nhà phiêu lưu: Hiệp Sĩ Dũng Mãnh có sức đánh 4, Hiệp Sĩ Nhanh Nhẹn có 3, Kẻ Trộm có 2 và Pháp Sư có 1. Đầu ván cả 4 đều ngửa, sẵn sàng chiến đấu. Kẻ trộm và pháp sư còn có tài riêng.
    .title = Đội của bạn

dg-dragons = Có 18 con rồng. Mỗi con cho thấy sức mạnh và hai con số kho báu: bao nhiêu nằm sẵn trên nó từ đầu, và bao nhiêu nữa hiện ra khi nó gục.
    .title = Các con rồng

dg-tokens = Kho báu gồm 126 viên trong một chiếc túi: 35 bạc, 20 vàng, 16 viên phép, lam ngọc, ngọc lục bảo, thạch anh tím và hổ phách mỗi loại 12, 6 kim cương và một viên Kim cương đen duy nhất.
    .title = Kho báu

dg-draw-at-random = Mọi viên đặt lên rồng đều được bốc ngẫu nhiên từ túi.
    .title = Bốc không nhìn

dg-first-dragons = Rồng được xáo thành một chồng. 4 con đầu tiên lật ngửa, và bạn chỉ được tấn công rồng đang ngửa.
    .title = Những con rồng đầu tiên

dg-known-treasure = Ngay khi một con rồng ra bàn, phần kho báu biết trước của nó được bốc và nằm trên nó cho mọi người thấy.
    .title = Kho báu biết trước

dg-hidden-treasure = Phần còn lại chỉ được bốc khi rồng gục, trước khi chia. Cho đến lúc đó không ai biết là gì.
    .title = Kho báu ẩn

dg-market-card = Lá phiên chợ nằm chính giữa số rồng còn lại: 7 con ở trên, 7 con ở dưới.
    .title = Lá phiên chợ

dg-secret-stash = Bạn giấu kho báu sau tấm màn. Người khác thấy bạn có bao nhiêu viên, nhưng không thấy là viên gì. Điều gì đã chia công khai thì ai nhớ được cứ nhớ.
    .title = Kho báu bí mật

dg-first-player = Ai đi trước là do may rủi.
    .title = Ai đi trước

## Lượt của bạn

dg-turn = Đến lượt, bạn cử một nhà phiêu lưu đi đánh một con rồng. Nếu rồng gục thì chia kho báu. Sau đó đến người bên trái bạn.
    .title = Mỗi lượt một đòn
    .answer-first =
        { $question ->
            [turn] Trước hết hãy cử một nhà phiêu lưu đi đánh rồng.
            [share] Trước hết phải chia xong kho báu.
            [divide] Trước hết hãy xếp các phần.
            [choose] Trước hết hãy chọn một phần.
            [victim] Trước hết hãy chọn kẻ trộm của bạn lấy của ai.
            [loot] Trước hết hãy chọn kẻ trộm của bạn lấy viên nào.
            [market] Trước hết phiên chợ phải tan.
            [object] Trước hết hãy trả lời có dùng bảo vật hay không.
           *[other] Còn một câu hỏi khác cần trả lời trước.
        }

dg-attack = Bạn được đánh bất kỳ con rồng nào đang ngửa, dù đã có bao nhiêu nhà phiêu lưu đang đánh nó.
    .title = Rồng nào cũng được
    .not-there = { $target } không có trên bàn.

dg-ready = Bạn tấn công bằng một nhà phiêu lưu đang sẵn sàng, nằm ngửa trước mặt bạn. Mỗi lần một người.
    .title = Sẵn sàng chiến đấu
    .unknown = Đội của bạn không có nhà phiêu lưu này.
    .fighting = { $card } đang đánh một con rồng rồi.
    .resting = { $card } vẫn đang nghỉ, nằm úp.

dg-must-attack = Khi còn nhà phiêu lưu sẵn sàng, bạn phải tấn công. Không được bỏ lượt.
    .title = Không bỏ lượt
    .no-pass = Bạn còn nhà phiêu lưu sẵn sàng nên phải tấn công.

dg-fresh-again = Nếu đầu lượt bạn không còn ai sẵn sàng, mọi nhà phiêu lưu đang nằm úp được lật ngửa lại. Rồi bạn tấn công.
    .title = Nghỉ xong, sẵn sàng

dg-all-engaged = Nếu tất cả nhà phiêu lưu của bạn đang đánh rồng, bạn không còn ai để cử và mất lượt này.
    .title = Ai cũng đang đánh

dg-standoff = Nếu mọi nhà phiêu lưu của mọi người đều đang đánh mà không con rồng nào gục, trong các con rồng đang bị đánh, con còn thiếu ít sức đánh nhất được coi là bị hạ. Nếu nhiều con thiếu bằng nhau thì con nằm trên bàn lâu nhất.
    .title = Không ai đi được

## Hạ rồng

dg-still-standing = Cộng sức đánh của tất cả những ai đang đánh con rồng. Nếu chưa tới sức mạnh của nó thì chưa có gì xảy ra: họ ở lại đánh tiếp.
    .title = Vẫn đứng vững

dg-slain = Nếu tổng sức đánh bằng hoặc vượt sức mạnh của rồng, rồng bị hạ.
    .title = Hạ được rồi!

dg-treasure-complete = Trước tiên bốc phần kho báu ẩn của nó và gộp với phần đã có.
    .title = Trọn kho báu

dg-slain-alone = Nếu chỉ có nhà phiêu lưu của bạn đánh nó, bạn lấy hết kho báu.
    .title = Một mình hạ rồng

dg-slain-together = Nếu nhiều người cùng đánh, họ phải thỏa thuận cách chia kho báu.
    .title = Cùng nhau hạ rồng

dg-nothing-to-share = Nếu không còn gì để chia thì không cần bàn. Kẻ trộm vẫn ra tay.
    .title = Không có gì để chia

dg-adventurers-return = Chia xong, mọi nhà phiêu lưu đã đánh con rồng này về nhà và nằm úp nghỉ ngơi.
    .title = Về nhà nghỉ

dg-dragon-leaves = Con rồng đã bị hạ rời khỏi ván chơi.
    .title = Đi hẳn

dg-new-dragon = Một con rồng mới thế chỗ cùng phần kho báu biết trước, để luôn có 4 con khi chồng rồng vẫn còn.
    .title = Con rồng tiếp theo

## Chia kho báu

dg-negotiation = Những người cùng hạ rồng giờ bàn xem ai lấy gì. Họ có 60 giây.
    .title = Cùng bàn nào

dg-who-shares = Chỉ người có nhà phiêu lưu trong trận này mới được chia. Nhà phiêu lưu mạnh hay yếu không quan trọng.
    .title = Ai được chia
    .outsider = Chỉ được chia kho báu cho những người đã đánh con rồng này.

dg-agreement = Nếu tất cả cùng đồng ý một đề nghị kịp giờ thì xong, và phần của mỗi người vào sau tấm màn của mình.
    .title = Tất cả đồng ý

dg-no-luck = Không được để may rủi quyết định ai lấy gì. Không xúc xắc, không đồng xu, không bốc mò.
    .title = Không nhờ may rủi
    .garbled = Đề nghị phải nói rõ ai lấy những viên nào.

dg-every-token = Viên nào cũng phải có người nhận. Không được vứt bỏ hay để trống viên nào.
    .title = Không sót viên nào
    .left-over = Đề nghị này không nói ai lấy { $cards }.

dg-this-treasure-only = Thỏa thuận chỉ nói về kho báu này. Bạn không được thêm viên của mình hay hứa hẹn điều gì cho sau này.
    .title = Chỉ kho báu này
    .too-many = Đề nghị này chia nhiều hơn số đang có. Thừa: { $cards }.

dg-empty-share = Một phần có thể trống, nếu người đó đồng ý.
    .title = Tôi không lấy gì

dg-time-runs-out = Nếu hết giờ mà chưa đồng ý được, cả kho báu rời khỏi ván chơi. Nó không trở lại túi.
    .title = Muộn mất rồi!

dg-proposal = Một đề nghị nói rõ ai lấy từng viên. Mỗi người có nhiều nhất 1 đề nghị trên bàn: đề nghị mới thay cho đề nghị cũ, và bạn có thể rút lại. Đưa ra đề nghị cũng là đồng ý với nó.
    .title = Đưa ra đề nghị
    .same = Đề nghị y như vậy đang có trên bàn rồi.
    .not-yours = Bạn không có đề nghị nào như vậy trên bàn.

dg-acceptance = Mỗi lúc bạn chỉ đồng ý một đề nghị. Nếu bạn đồng ý đề nghị khác hoặc tự đưa ra đề nghị, lời đồng ý trước không còn nữa. Bạn cũng có thể rút lời đồng ý. Đề nghị đã đưa ra thì không bao giờ thay đổi.
    .title = Đồng ý
    .no-offer = Đề nghị đó không còn trên bàn.
    .already = Bạn đã đồng ý đề nghị này rồi.
    .not-yet = Bạn chưa đồng ý đề nghị này.

dg-end-early = Nếu tất cả muốn dừng mà không thỏa thuận, việc chia kết thúc ngay. Kho báu mất hẳn.
    .title = Dừng sớm
    .already = Bạn đã nói muốn dừng rồi.

dg-fixed-table = Trong lúc chia kho báu, không ai được ngồi thay ghế người khác.
    .title = Không ai đổi ghế

dg-talk = Ai cũng được nói, kể cả người không đánh, nhưng họ không đưa ra hay đồng ý đề nghị. Lời nói không ràng buộc ai. Chỉ đề nghị mới tính.
    .title = Nói chỉ là nói

## Pháp sư và kẻ trộm

dg-one-wizard = Nếu chỉ có đúng 1 pháp sư đánh con rồng, người chơi của pháp sư đó lấy ngay mọi viên phép, kể cả viên ẩn. Chỉ chia phần còn lại.
    .title = Một pháp sư

dg-wizard-keeps = Người chơi của pháp sư đó giữ những viên phép ấy, dù không thỏa thuận được.
    .title = Pháp sư giữ chắc

dg-many-wizards = Nếu có từ 2 pháp sư trở lên, các viên phép được chia như mọi thứ khác.
    .title = Nhiều pháp sư

dg-thief = Nếu kẻ trộm của bạn góp sức hạ rồng, bạn lấy ngẫu nhiên 1 viên sau tấm màn của một người khác cũng đã đánh. Lấy được thì phải lấy.
    .title = Kẻ trộm

dg-victim = Bạn chọn lấy của ai trong số những người khác đã đánh con rồng này và có ít nhất một viên. Nếu không ai có viên nào, hoặc không ai khác đánh, thì không trộm gì cả.
    .title = Lấy của ai
    .not-there = Bạn chỉ được lấy của người khác đã đánh con rồng này và có ít nhất một viên.

dg-thief-order = Nếu có nhiều kẻ trộm, họ lần lượt ra tay theo thứ tự vào trận.
    .title = Lần lượt ra tay

dg-thief-after = Kẻ trộm ra tay sau khi chia, dù có thỏa thuận được hay không. Vì thế họ có thể lấy cả thứ vừa được chia.
    .title = Sau khi chia

dg-thief-with-wizard = Nếu pháp sư của chính bạn cũng trong trận, pháp sư giúp kẻ trộm: bạn nhìn sau tấm màn của người bị trộm và chọn một viên. Bạn cũng có thể lấy ngẫu nhiên.
    .title = Pháp sư nhìn giúp
    .not-there = Sau tấm màn đó không có { $card }.

dg-theft-secret = Ai cũng thấy người nào bị trộm. Mất viên nào thì chỉ hai người đó biết.
    .title = Trộm trong im lặng

## Phiên chợ

dg-market-opens = Khi con rồng mới thứ 7 đã nằm trên bàn cùng kho báu biết trước, phiên chợ mở cho mọi người.
    .title = Ngày họp chợ

dg-market-time = Phiên chợ mở 60 giây cho những ai có ít nhất một viên. Khi còn ít hơn 2 người thì chợ tan sớm.
    .title = Một phút

dg-swap = Ở chợ, bạn đổi các viên với bất kỳ ai, đổi sao tùy ý. Bạn nói muốn đưa gì và lấy gì; người kia đồng ý hoặc đưa ra lời mời khác. Lời mời mới cho cùng một người thay cho lời mời cũ. Mọi người đều thấy thứ được đổi.
    .title = Trao đổi
    .yourself = Hãy chọn một người khác để đổi.
    .not-yours = Bạn không thể đưa ra nhiều hơn số mình có. Thiếu: { $cards }.
    .no-offer = Lời mời đó không còn nữa.
    .cannot-pay = Lời mời này cần nhiều hơn số bạn có. Thiếu: { $cards }.
    .same = Bạn đã đưa ra đúng lời mời này rồi.
    .gone = Người đó không có ở chợ.

dg-swap-fair = Mỗi lần đổi là giữa 2 người. Mỗi bên đưa ít nhất 1 viên, và hai bên trao tay cùng lúc. Những lời mời khác của hai người đó không còn nữa.
    .title = Đổi công bằng
    .both-sides = Mỗi bên cần đưa ít nhất 1 viên.

dg-swap-tokens-only = Chỉ đổi các viên kho báu, không bao giờ đổi bảo vật. Viên phép có được ở chợ không cho bạn bảo vật nào.
    .title = Chỉ đổi viên

dg-show = Bạn không phải cho ai xem kho báu của mình. Nếu muốn, bạn có thể cho xem bất kỳ viên nào của bạn, và điều bạn cho xem luôn là thật.
    .title = Cho xem kho báu
    .not-yours = Bạn chỉ cho xem được thứ mình có. Thiếu: { $cards }.
    .nothing = Hãy chọn ít nhất 1 viên để cho xem.

dg-market-closes = Sau đó ván này không còn phiên chợ nào nữa, và cuộc chơi tiếp tục.
    .title = Chợ tan
    .done = Bạn đã rời chợ rồi.

## Kết thúc ván

dg-bag-empty = Khi viên cuối cùng được bốc khỏi túi, ván chơi sắp kết thúc.
    .title = Túi đã cạn

dg-last-dragons = Từ lúc đó bạn chỉ được đánh những con rồng đang nằm trên bàn. Rồng nào gục thì không có con mới thế chỗ.
    .title = Những con rồng cuối

dg-last-treasure = Túi đã cạn thì không còn kho báu ẩn. Chỉ chia những gì đã nằm trên rồng.
    .title = Chỉ còn thế thôi

dg-bag-short = Nếu túi cạn giữa lúc đang bốc, rồng nhận số viên còn lại. Nếu đến lúc họp chợ thì chợ vẫn mở.
    .title = Không đủ viên

dg-pile-empty = Nếu chồng rồng hết trước, không còn rồng mới, nhưng kho báu ẩn vẫn được bốc khi túi còn viên.
    .title = Hết chồng rồng

dg-end = Ván chơi kết thúc khi con rồng cuối cùng trên bàn bị hạ và kho báu của nó đã chia xong. Rồng không có kho báu cũng phải gục.
    .title = Kết thúc

## Điểm số

dg-reveal = Cuối ván, mọi người bày kho báu ra và đếm điểm.
    .title = Bỏ màn ra

dg-silver = Mỗi đồng bạc đáng 1 điểm.
    .title = Bạc

dg-gold = Mỗi đồng vàng đáng 3 điểm.
    .title = Vàng

dg-magic-tokens = Mỗi viên phép đáng 1 điểm.
    .title = Viên phép

dg-black-diamond = Kim cương đen đáng 7 điểm.
    .title = Kim cương đen

dg-majority = Ai có nhiều lam ngọc nhất thì được thưởng; với ngọc lục bảo, thạch anh tím, hổ phách và kim cương cũng vậy: 15 điểm nếu có 3 người, 12 điểm nếu có 4 hoặc 5 người, 10 điểm nếu có 6 người.
    .title = Nhiều đá quý nhất

dg-majority-tie = Nếu nhiều người cùng có nhiều nhất một loại, mỗi người đều được thưởng đủ.
    .title = Cùng nhiều nhất

dg-no-gem-no-bonus = Loại đá quý mà không ai có thì không ai được thưởng.
    .title = Không đá, không thưởng

dg-winner = Ai nhiều điểm nhất thì thắng.
    .title = Người thắng

dg-tie = Nếu nhiều người cùng cao điểm nhất, họ cùng thắng.
    .title = Khi bằng điểm

## Trên màn hình

dg-choose-by-click = Bấm vào nhà phiêu lưu bạn muốn cử đi, rồi bấm vào con rồng. Muốn đưa ra đề nghị, hãy trao từng viên cho một người rồi gửi đi. Muốn đồng ý, bấm vào đề nghị. Việc xáo, bốc và lật bài được làm sẵn cho bạn.
    .title = Chơi bằng cách bấm

dg-in-the-open = Ai cũng thấy các con rồng và kho báu trên chúng, ai đang đánh chúng và mạnh bao nhiêu, ai đang nghỉ, và mỗi người có bao nhiêu viên.
    .title = Điều ai cũng thấy

dg-sandglass = Bàn chơi có đồng hồ 60 giây, chạy trong lúc chia kho báu và trong lúc họp chợ.
    .title = Đồng hồ

## Bảo vật phép thuật

dg-objects = Bảo vật phép thuật là 24 lá bài làm thay đổi luật chơi. Phần lớn các lá đã phát hành không ai biết rõ, nên bộ bài này là của chúng tôi: 12 loại, mỗi loại 2 lá. Cả bàn chọn có chơi với chúng hay không.
    .title = Các bảo vật
    .off = Ván này không dùng bảo vật phép thuật.

dg-object-deal = Đầu ván mỗi người nhận 1 bảo vật. Chỉ bạn thấy bảo vật của mình.
    .title = Bảo vật đầu tiên

dg-object-draw = Bạn rút một bảo vật cho mỗi viên phép nhận được từ rồng, nếu pháp sư của chính bạn ở trong trận. Cả bàn có thể chọn là không cần pháp sư. Viên trộm được, đổi được hay lấy bằng bảo vật thì không cho bảo vật.
    .title = Thêm bảo vật

dg-object-once = Mỗi bảo vật chỉ dùng một lần, vào đúng lúc ghi trên nó. Dùng xong thì bỏ.
    .title = Chỉ dùng một lần
    .not-yours = Bạn không có { $card }.
    .not-now = Lúc này không dùng { $card } được.

dg-object-kept = Bảo vật không được đổi, tặng hay hứa cho. Bạn giữ bao nhiêu cũng được. Cuối ván chúng không đáng điểm nào.
    .title = Chỉ của bạn

dg-object-pile = Khi chồng bảo vật đã hết, các bảo vật đã dùng được xáo thành chồng mới. Nếu không có lá nào thì không rút.
    .title = Chồng mới

dg-object-asked = Khi có thể dùng một bảo vật, mọi người lúc đó có thể dùng và đang giữ bảo vật đều được hỏi, dù là lá nào. Nhờ vậy không ai để lộ gì khi suy nghĩ.
    .title = Hỏi tất cả

dg-object-order = Nếu nhiều người muốn dùng bảo vật cùng lúc, họ lần lượt theo thứ tự lượt, bắt đầu từ người đang đi. Mỗi người được dùng 1 bảo vật vào lúc đó.
    .title = Ai dùng trước

dg-ring-of-confusion = Nhẫn Lộn Xộn: sau khi thỏa thuận, 2 người khác đổi phần cho nhau. Không phải phần của bạn, cũng không phải thứ pháp sư đã lấy trước.
    .title = Nhẫn Lộn Xộn
    .targets = Hãy chọn 2 người khác có phần được chia.

dg-exchange-powder = Bột Hoán Đổi: trước khi bạn tấn công, 2 con rồng đổi chỗ cùng kho báu, còn các nhà phiêu lưu đứng yên. Nếu vậy mà đủ sức hạ một con rồng thì nó gục, và bạn vẫn tấn công.
    .title = Bột Hoán Đổi
    .targets = Hãy chọn 2 con rồng khác nhau trên bàn.

dg-invisible-hand = Bàn Tay Vô Hình: nếu bạn đã đánh con rồng, hãy lấy 1 viên trong kho báu trước khi bắt đầu chia.
    .title = Bàn Tay Vô Hình
    .not-there = Kho báu này không có { $card }.

dg-muddling-stone = Đá Rối Trí: khi bị kẻ trộm lấy, bạn tự chọn mất viên nào, dù có pháp sư giúp kẻ trộm.
    .title = Đá Rối Trí

dg-enchanted-sword = Gươm Phép: hiệp sĩ bạn cử đi lúc này có thêm 2 sức đánh trong trận này.
    .title = Gươm Phép
    .not-a-knight = Gươm Phép chỉ dành cho hiệp sĩ, không dành cho { $card }.
    .no-knight = Bạn không có hiệp sĩ nào sẵn sàng để cầm gươm.

dg-sleeping-draught = Thuốc Ngủ: trước khi bạn tấn công, một con rồng mất 2 sức mạnh, nhưng luôn còn ít nhất 1. Nếu vậy mà đủ để hạ nó thì nó gục, và bạn vẫn tấn công.
    .title = Thuốc Ngủ

dg-recall-horn = Tù Và Gọi Về: trước khi tấn công, hãy rút một nhà phiêu lưu của bạn ra khỏi trận. Người đó sẵn sàng ngay.
    .title = Tù Và Gọi Về
    .not-fighting = { $card } không đánh con rồng nào.

dg-patient-hourglass = Đồng Hồ Cát Kiên Nhẫn: những người đang chia kho báu có thêm 30 giây, hoặc nếu không có đồng hồ thì thêm một nửa số lần nói. Mỗi kho báu chỉ một lần.
    .title = Đồng Hồ Cát Kiên Nhẫn
    .once = Thời gian cho kho báu này đã được kéo dài rồi.

dg-scrying-orb = Quả Cầu Tiên Tri: trước khi tấn công, hãy bốc phần kho báu ẩn của một con rồng và đặt lên nó cho mọi người thấy.
    .title = Quả Cầu Tiên Tri
    .nothing-hidden = { $target } không còn kho báu ẩn.

dg-warding-amulet = Bùa Hộ Mệnh: khi kẻ trộm lấy của bạn, nó không lấy được gì.
    .title = Bùa Hộ Mệnh

dg-counter-charm = Bùa Giải Phép: bảo vật mà ai đó vừa dùng không có tác dụng. Không dùng được với một Bùa Giải Phép khác hay với Đồng Hồ Cát Kiên Nhẫn.
    .title = Bùa Giải Phép

dg-salvage-sack = Bao Cứu Vớt: nếu các bạn không thỏa thuận được, bạn giữ lại 1 viên của kho báu đã mất, bốc ngẫu nhiên.
    .title = Bao Cứu Vớt

## Biến thể

dg-advanced-scoring = Tính điểm nâng cao: bạc, vàng và viên phép vẫn tính như thường. Nhiều đá quý nhất thì được ít hơn một chút, bộ đá đủ loại cũng tính điểm, còn Kim cương đen đáng giá hơn nhưng có cái giá của nó.
    .title = Tính điểm nâng cao

dg-advanced-majority = Khi tính điểm nâng cao, nhiều nhất một loại đá quý được 12 điểm nếu có 3 người, 10 điểm nếu có 4 hoặc 5 người, 8 điểm nếu có 6 người.
    .title = Thưởng ít hơn

dg-gem-sets = Khi tính điểm nâng cao, mỗi bộ đá quý đủ các loại, mỗi loại một viên, được 5 điểm.
    .title = Bộ đá đủ loại

dg-advanced-black-diamond = Khi tính điểm nâng cao, Kim cương đen đáng 19 điểm, nhưng người giữ nó không được gì cho đá quý: không thưởng nhiều nhất, không tính bộ.
    .title = Viên kim cương đắt giá

dg-black-diamond-blocks = Đá quý của người giữ Kim cương đen vẫn được tính khi xem ai có nhiều nhất. Cả bàn có thể chọn không tính.
    .title = Đá quý cản đường

dg-divide-and-choose = Một người chia, người khác chọn: thay vì bàn bạc, người có nhà phiêu lưu hạ rồng xếp kho báu thành số phần bằng số người trong trận. Những người khác lần lượt chọn theo thứ tự lượt, người chia nhận phần cuối.
    .title = Người chia, người chọn
    .piles = Hãy xếp đúng { $count } phần.
    .taken = Phần đó đã có người lấy.

dg-open-totals = Cả bàn có thể cho hiện trên màn hình những gì mọi người biết là mỗi người đang có.
    .title = Hiện kho báu đã biết

dg-time-limits = Cả bàn có thể chọn chia kho báu và họp chợ trong bao lâu, hoặc chơi không đồng hồ. Khi đó mọi người lần lượt nói, mỗi người được nói một số lần nhất định trước khi quá muộn: người hạ rồng nói trước, còn ở chợ là người đang đi. Trước khi đồng hồ chia kho báu bắt đầu chạy, mọi người có 4 giây để nhìn những gì vừa lộ ra.
    .title = Thời gian bàn bạc
    .no-pass = Đang có đồng hồ, nên bạn cứ chờ mà không cần nói gì.

### Quân và tác dụng

dg-colour-silver = Bạc
dg-colour-gold = Vàng kim
dg-colour-red = Đỏ
dg-colour-blue = Xanh dương
dg-colour-green = Xanh lá
dg-colour-purple = Tím
dg-colour-yellow = Vàng
dg-colour-white = Trắng
dg-colour-black = Đen

dg-power-steals = Lấy 1 viên của một người khác cùng đánh con rồng đó
dg-power-takes-magic = Lấy mọi viên phép nếu trong trận không có pháp sư khác

dg-effect-swap-shares = Sau khi thỏa thuận, 2 người khác đổi phần cho nhau
dg-effect-swap-dragons = Trước khi bạn tấn công, 2 con rồng đổi chỗ cùng kho báu
dg-effect-take-first = Lấy { $amount } viên trong kho báu trước khi chia
dg-effect-choose-loss = Khi bị trộm, bạn tự chọn mất viên nào
dg-effect-add-attack = +{ $amount } sức đánh cho hiệp sĩ bạn cử đi lúc này
dg-effect-weaken-dragon = Trước khi bạn tấn công, một con rồng mất { $amount } sức mạnh
dg-effect-call-back = Trước khi tấn công, rút một nhà phiêu lưu của bạn ra khỏi trận
dg-effect-add-seconds = Thêm { $amount } giây để chia kho báu
dg-effect-draw-hidden = Trước khi bạn tấn công, bốc kho báu ẩn của một con rồng
dg-effect-stop-theft = Khi bị trộm, bạn không mất gì
dg-effect-stop-object = Bảo vật vừa được dùng không có tác dụng
dg-effect-save-tokens = Nếu không thỏa thuận được, giữ lại { $amount } viên của kho báu đã mất

### Tùy chọn

dg-option-magic_objects = Bảo vật phép thuật
    .help = Chơi với những lá bài làm thay đổi luật chơi. Hợp hơn khi chơi lần thứ hai.
dg-option-advanced_scoring = Tính điểm nâng cao
    .help = Thưởng ít hơn cho nhiều đá quý nhất, có điểm cho bộ đá đủ loại, và Kim cương đen đáng giá hơn nhưng có cái giá của nó.
dg-option-draw_trigger = Ai được rút bảo vật
    .help = Viên phép chỉ cho bảo vật khi pháp sư của chính bạn ở trong trận, hay lúc nào cũng cho.
dg-option-draw_trigger-wizard = Khi có pháp sư của mình
dg-option-draw_trigger-token = Với mọi viên phép
dg-option-black_blocks = Đá quý cản đường
    .help = Đá quý của người giữ Kim cương đen có được tính khi xem ai có nhiều nhất hay không. Chỉ khi tính điểm nâng cao.
dg-option-sharing = Cách chia
    .help = Bàn bạc có tính giờ, hoặc một người chia và những người khác chọn.
dg-option-sharing-talk = Bàn bạc
dg-option-sharing-divide = Người chia, người chọn
dg-option-clock = Đồng hồ
    .help = Số giây để chia kho báu và để họp chợ. Chọn 0 thì không có đồng hồ, mọi người lần lượt nói.
dg-option-hours = Số giờ
    .help = Cho ván chơi nhiều ngày: có bao nhiêu giờ để chia một kho báu. Chọn 0 thì chơi liền một mạch.
dg-option-rounds = Số lần được nói
    .help = Khi không có đồng hồ, mỗi người được nói bao nhiêu lần.
dg-option-open_totals = Hiện kho báu đã biết
    .help = Cho hiện những gì mọi người biết là mỗi người đang có, để không ai phải nhớ.

### Nút bấm và danh sách

dg-seat = Người chơi { $number }
dg-nothing = không gì cả
dg-share = { $name }: { $cards }
dg-do-send = Cử { $card } đánh { $target }
dg-do-offer = Đề nghị – { $shares }
dg-do-accept = Đồng ý đề nghị { $offer }
dg-do-unaccept = Rút lời đồng ý với đề nghị { $offer }
dg-do-withdraw = Rút lại đề nghị { $offer }
dg-do-break-off = Dừng, không thỏa thuận
dg-do-pass = Bỏ qua
dg-do-divide = Xếp các phần: { $piles }
dg-do-choose = Lấy phần { $pile }
dg-do-rob = Trộm của { $name }
dg-do-take =
    { $random ->
        [yes] Một viên ngẫu nhiên
       *[no] { $card }
    }
dg-do-swap = Mời { $name } đổi: { $cards } lấy { $using }
dg-do-agree = Đồng ý lời mời đổi { $offer }
dg-do-show = Cho xem { $cards }
dg-do-done = Rời chợ
dg-do-play =
    { $aimed ->
        [yes] Dùng { $card }: { $aims }
       *[no] Dùng { $card }
    }
dg-do-decline = Không dùng bảo vật

### Câu nói sẵn khi bàn chia kho báu

dg-phrase-want = Tôi muốn: { $cards }.
dg-phrase-keep = Bạn lấy nhé: { $cards }.
dg-phrase-deal = Chốt nhé?
dg-phrase-agreed = Đồng ý!
dg-phrase-no = Thôi, cảm ơn.
dg-phrase-too-little = Với tôi thế là ít quá.
dg-phrase-too-much = Bạn đòi nhiều quá.
dg-phrase-one-more = Thêm một viên nữa thì tôi đồng ý.
dg-phrase-even = Mình chia đều đi.
dg-phrase-last-offer = Đây là đề nghị cuối của tôi.
dg-phrase-better-than-nothing = Còn hơn là không có gì!
dg-phrase-leader = Cẩn thận, thế là giúp người dẫn đầu đấy.
dg-phrase-your-turn = Bạn muốn gì nào?
dg-phrase-think = Để tôi nghĩ đã.
dg-phrase-hurry = Nhanh lên, sắp hết giờ rồi!
dg-phrase-thanks = Chia với bạn thật vui!

### Nhật ký
# $cards và $using là danh sách viên, $any cho biết có viên nào không; $card là nhà phiêu lưu, bảo vật hoặc một viên,
# $target là rồng. $shares là danh sách dg-share. $how = clock: có $seconds để bàn; hours: có $hours;
# rounds: được nói $rounds lần; divide: $name xếp các phần.

dg-log-set-up =
    { $objects ->
        [0] Túi có { $bag } viên, và { $pile } con rồng đang chờ.
       *[other] Túi có { $bag } viên, và { $pile } con rồng đang chờ. Chồng bảo vật còn { $objects } lá.
    }
dg-log-revealed =
    { $any ->
        [yes] { $target } xuất hiện, sức mạnh { $strength }. Trên nó có { $cards }. Còn ẩn: { $hidden }.
       *[no] { $target } xuất hiện, sức mạnh { $strength }. Trên nó không có gì. Còn ẩn: { $hidden }.
    }
dg-log-object-drawn =
    { $you ->
        [yes] Bạn rút { $card }.
       *[no] { $name } rút một bảo vật.
    }
dg-log-turn =
    { $you ->
        [yes] Đến lượt bạn.
       *[no] Đến lượt { $name }.
    }
dg-log-refreshed =
    { $you ->
        [yes] Nghỉ xong, { $cards } của bạn lại sẵn sàng.
       *[no] Nghỉ xong, { $cards } của { $name } lại sẵn sàng.
    }
dg-log-skipped =
    { $you ->
        [yes] Mọi nhà phiêu lưu của bạn đang đánh rồng. Bạn mất lượt này.
       *[no] Mọi nhà phiêu lưu của { $name } đang đánh rồng. { $name } mất lượt này.
    }
dg-log-sent =
    { $you ->
        [yes] Bạn cử { $card } (+{ $attack }) đánh { $target }: { $total } trên { $strength }.
       *[no] { $name } cử { $card } (+{ $attack }) đánh { $target }: { $total } trên { $strength }.
    }
dg-log-standoff = Không ai đi được nữa. { $target } chỉ còn thiếu { $missing } nên coi như bị hạ.
dg-log-slain =
    { $any ->
        [yes] { $target } gục trước { $names }! Kho báu ẩn của nó: { $cards }.
       *[no] { $target } gục trước { $names }! Không có kho báu ẩn.
    }
dg-log-bag-empty = Túi đã cạn. Chỉ còn { $dragons } con rồng cuối cùng.
dg-log-magic-taken =
    { $you ->
        [yes] Chỉ bạn có pháp sư: bạn lấy { $count } viên phép.
       *[no] Chỉ { $name } có pháp sư nên lấy { $count } viên phép.
    }
dg-log-took-all =
    { $you ->
        [yes] Bạn lấy cả kho báu: { $cards }.
       *[no] { $name } lấy cả kho báu: { $cards }.
    }
dg-log-sharing =
    { $how ->
        [clock] { $names } có { $seconds } giây để chia { $cards }.
        [hours] { $names } có { $hours } giờ để chia { $cards }.
        [rounds] { $names } chia { $cards }. Mỗi người được nói { $rounds } lần.
       *[divide] { $names } chia { $cards }. { $name } xếp các phần.
    }
dg-log-offered =
    { $you ->
        [yes] Đề nghị { $offer } của bạn – { $shares }.
       *[no] Đề nghị { $offer } của { $name } – { $shares }.
    }
dg-log-accepted =
    { $you ->
        [yes] Bạn đồng ý đề nghị { $offer }.
       *[no] { $name } đồng ý đề nghị { $offer }.
    }
dg-log-unaccepted =
    { $you ->
        [yes] Bạn không còn đồng ý đề nghị { $offer }.
       *[no] { $name } không còn đồng ý đề nghị { $offer }.
    }
dg-log-withdrawn =
    { $you ->
        [yes] Bạn rút lại đề nghị { $offer }.
       *[no] { $name } rút lại đề nghị { $offer }.
    }
dg-log-asked-to-stop =
    { $you ->
        [yes] Bạn muốn dừng mà không thỏa thuận.
       *[no] { $name } muốn dừng mà không thỏa thuận.
    }
dg-log-passed =
    { $you ->
        [yes] Lúc này bạn không nói gì.
       *[no] { $name } lúc này không nói gì.
    }
dg-log-agreed = Tất cả đồng ý đề nghị { $offer }!
dg-log-lost =
    { $why ->
        [time] Hết giờ mà chưa thỏa thuận được. Mất: { $cards }.
        [rounds] Đã nói hết lời mà chưa thỏa thuận được. Mất: { $cards }.
       *[broken-off] Cuộc bàn bạc dừng lại mà không có thỏa thuận. Mất: { $cards }.
    }
dg-log-divided =
    { $you ->
        [yes] Các phần bạn xếp: { $piles }.
       *[no] Các phần { $name } xếp: { $piles }.
    }
dg-log-chose =
    { $you ->
        [yes]
            { $any ->
                [yes] Bạn lấy phần { $pile }: { $cards }.
               *[no] Bạn lấy phần { $pile }, không có gì trong đó.
            }
       *[no]
            { $any ->
                [yes] { $name } lấy phần { $pile }: { $cards }.
               *[no] { $name } lấy phần { $pile }, không có gì trong đó.
            }
    }
dg-log-shares-taken = Vào sau các tấm màn – { $shares }.
dg-log-robbing =
    { $you ->
        [thief]
            { $helped ->
                [yes] Kẻ trộm của bạn lấy trộm của { $victim }, có pháp sư của bạn giúp.
               *[no] Kẻ trộm của bạn lấy trộm của { $victim }.
            }
        [victim]
            { $helped ->
                [yes] Kẻ trộm của { $thief } lấy trộm của bạn, có pháp sư giúp.
               *[no] Kẻ trộm của { $thief } lấy trộm của bạn.
            }
       *[no]
            { $helped ->
                [yes] Kẻ trộm của { $thief } lấy trộm của { $victim }, có pháp sư giúp.
               *[no] Kẻ trộm của { $thief } lấy trộm của { $victim }.
            }
    }
dg-log-nobody-to-rob =
    { $you ->
        [yes] Kẻ trộm của bạn không tìm được ai để trộm.
       *[no] Kẻ trộm của { $name } không tìm được ai để trộm.
    }
dg-log-looked =
    { $you ->
        [thief] Sau tấm màn của { $victim } bạn thấy { $cards }.
        [victim] { $thief } nhìn sau tấm màn của bạn.
       *[no] { $thief } nhìn sau tấm màn của { $victim }.
    }
dg-log-stolen =
    { $you ->
        [thief] Bạn lấy của { $victim }: { $card }.
        [victim] { $thief } lấy của bạn: { $card }.
       *[no] { $thief } lấy một viên của { $victim }.
    }
dg-log-came-home = { $target } rời ván chơi. Những ai đã đánh nó về nhà nghỉ.
dg-log-market-opened =
    { $how ->
        [clock] Phiên chợ mở trong { $seconds } giây!
        [hours] Phiên chợ mở trong { $hours } giờ!
       *[rounds] Phiên chợ mở rồi! Mỗi người được nói { $rounds } lần.
    }
dg-log-swap-offered =
    { $you ->
        [giver] Lời mời đổi { $offer }: bạn mời { $receiver } nhận { $cards }, đổi lấy { $using }.
        [receiver] Lời mời đổi { $offer }: { $giver } mời bạn nhận { $cards }, đổi lấy { $using }.
       *[no] Lời mời đổi { $offer }: { $giver } mời { $receiver } nhận { $cards }, đổi lấy { $using }.
    }
dg-log-swapped =
    { $you ->
        [giver] Bạn đưa { $receiver } { $cards } và nhận { $using }.
        [receiver] { $giver } đưa bạn { $cards } và nhận { $using }.
       *[no] { $giver } đưa { $receiver } { $cards } và nhận { $using }.
    }
dg-log-shown =
    { $you ->
        [yes] Bạn cho xem { $cards }.
       *[no] { $name } cho xem { $cards }.
    }
dg-log-left-market =
    { $you ->
        [yes] Bạn rời chợ.
       *[no] { $name } rời chợ.
    }
dg-log-market-closed =
    { $why ->
        [time] Hết giờ: chợ tan.
        [rounds] Đã nói hết lời: chợ tan.
       *[done] Ai cũng xong: chợ tan.
    }
dg-log-object-played =
    { $you ->
        [yes]
            { $aimed ->
                [yes] Bạn dùng { $card }: { $aims }.
               *[no] Bạn dùng { $card }.
            }
       *[no]
            { $aimed ->
                [yes] { $name } dùng { $card }: { $aims }.
               *[no] { $name } dùng { $card }.
            }
    }
dg-log-object-stopped =
    { $you ->
        [yes] Bạn hóa giải: { $card } không có tác dụng.
       *[no] { $name } hóa giải: { $card } không có tác dụng.
    }
dg-log-declined =
    { $you ->
        [yes] Bạn không dùng bảo vật nào.
       *[no] { $name } không dùng bảo vật nào.
    }
dg-log-shares-swapped = { $one } và { $other } đổi phần cho nhau.
dg-log-dragons-swapped = { $card } và { $target } đổi chỗ.
dg-log-token-taken =
    { $you ->
        [yes] { $target }: bạn lấy { $card }.
       *[no] { $target }: { $name } lấy { $card }.
    }
dg-log-sword-drawn =
    { $you ->
        [yes] Hiệp sĩ kế tiếp của bạn có thêm { $more } sức đánh.
       *[no] Hiệp sĩ kế tiếp của { $name } có thêm { $more } sức đánh.
    }
dg-log-weakened = { $target } buồn ngủ: giờ chỉ còn sức mạnh { $strength }.
dg-log-called-back =
    { $you ->
        [yes] Bạn gọi { $card } về, thôi đánh { $target }. Sức đánh còn lại: { $total }.
       *[no] { $name } gọi { $card } về, thôi đánh { $target }. Sức đánh còn lại: { $total }.
    }
dg-log-more-time =
    { $how ->
        [clock] Có thêm { $seconds } giây để bàn.
       *[rounds] Mỗi người được nói thêm { $rounds } lần.
    }
dg-log-hidden-drawn =
    { $any ->
        [yes] Kho báu ẩn của { $target } lộ ra: { $cards }.
       *[no] { $target } không có kho báu ẩn.
    }
dg-log-theft-stopped =
    { $you ->
        [thief] { $victim } được che chở. Bạn không trộm được gì.
        [victim] Bạn được che chở. { $thief } không trộm được gì.
       *[no] { $victim } được che chở. { $thief } không trộm được gì.
    }
dg-log-objects-shuffled = { $count } bảo vật đã dùng được xáo thành chồng mới.
dg-log-unveiled =
    { $you ->
        [yes]
            { $any ->
                [yes] Kho báu của bạn: { $cards }.
               *[no] Bạn không có kho báu nào.
            }
       *[no]
            { $any ->
                [yes] Kho báu của { $name }: { $cards }.
               *[no] { $name } không có kho báu nào.
            }
    }
dg-log-ended =
    { $why ->
        [bag] Túi đã cạn và con rồng cuối cùng đã gục. Ván chơi kết thúc!
       *[pile] Không còn con rồng nào nữa. Ván chơi kết thúc!
    }

### Câu hỏi cho người chơi, và điều những người khác đọc trong lúc đó
# $occasion cho biết bảo vật có thể dùng vào việc gì.

dg-ask-turn = Đến lượt bạn! Bạn cử ai, đánh con rồng nào?
dg-ask-share = Ai lấy gì đây? Hãy đưa ra đề nghị hoặc đồng ý một đề nghị.
dg-ask-divide = Bạn chia: hãy xếp { $count } phần.
dg-ask-choose = Hãy chọn một phần.
dg-ask-victim = Kẻ trộm của bạn lấy của ai?
dg-ask-loot =
    { $you ->
        [victim] { $thief } trộm của bạn. Bạn chịu mất viên nào?
       *[thief] Kẻ trộm của bạn lấy viên nào của { $victim }?
    }
dg-ask-object =
    { $occasion ->
        [before-sharing] Dùng bảo vật trước khi chia không?
        [after-agreement] Đã thỏa thuận xong. Dùng bảo vật lúc này không?
        [after-failure] Kho báu mất rồi. Dùng bảo vật lúc này không?
        [robbed]
            { $you ->
                [victim] Bạn đang bị trộm. Dùng bảo vật lúc này không?
               *[thief] { $victim } đang bị trộm. Dùng bảo vật lúc này không?
            }
        [played] { $name } dùng { $card }. Dùng bảo vật để chặn lại không?
       *[other] Dùng bảo vật lúc này không?
    }
dg-ask-market = Chợ mở rồi! Hãy đổi, cho xem, hoặc rời chợ khi xong.

dg-wait-turn = Đang là lượt của { $name }.
dg-wait-share = Đang chia kho báu. Được nói: { $name }.
dg-wait-divide = Đang chờ { $name }: xếp các phần.
dg-wait-choose = Đang chờ { $name }: chọn một phần.
dg-wait-victim = Đang chờ { $name }: kẻ trộm lấy của ai?
dg-wait-loot = Đang chờ { $name }: viên nào đổi chủ?
dg-wait-object = Đang chờ { $name }: có dùng bảo vật không?
dg-wait-market = Chợ đang mở. Còn ở chợ: { $name }.

### Điểm số

dg-score-silver = Bạc ({ $count }): { $points }
dg-score-gold = Vàng ({ $count }): { $points }
dg-score-red = Viên phép ({ $count }): { $points }
dg-score-black = Kim cương đen: { $points }
dg-score-majority = { $card }, nhiều nhất ({ $count }): { $points }
dg-score-sets = Bộ đá đủ loại ({ $count }): { $points }
dg-score-total = Tổng cộng
dg-tie-shared = Bằng điểm: mọi người dẫn đầu cùng thắng.

### Bàn chơi bằng chữ

dg-table-dragons = Rồng
dg-table-strength = sức mạnh { $attack } trên { $strength }
dg-table-treasure =
    { $any ->
        [yes] { $cards }
       *[no] chưa có kho báu
    }
dg-table-hidden =
    { $count ->
        [0] không có gì ẩn
       *[other] ẩn { $count }
    }
dg-table-fighter = { $name }: { $card } { $attack }
dg-table-no-fighter = chưa ai đánh
dg-table-no-dragon = không có rồng
dg-table-sharing = Đang chia
dg-table-shared-by = { $target }, do { $names } hạ
dg-table-offer = { $offer } · { $name } – { $shares }
dg-table-agreed = đồng ý: { $names }
dg-table-pile = Phần { $pile }: { $cards }
dg-table-stopping = muốn dừng: { $names }
dg-table-market = Chợ
dg-table-swap = { $offer } · { $giver } mời { $receiver }: { $cards } đổi lấy { $using }
dg-table-no-offer = chưa có lời mời nào
dg-table-players = Người chơi
dg-table-turn = ▸ { $name }
dg-table-ready = sẵn sàng: { $cards }
dg-table-resting = đang nghỉ: { $cards }
dg-table-nobody = không ai
dg-table-tokens = { $count } viên
dg-table-known = đã biết: { $cards }
dg-table-objects = { $count } bảo vật
dg-table-piles = Túi và các chồng
dg-table-bag =
    { $count ->
        [0] Túi đã cạn.
       *[other] Túi: { $count } viên
    }
dg-table-pile-of-dragons = Chồng rồng: { $count } con
dg-table-until-market = Còn { $count } con rồng nữa thì chợ mở.
dg-table-pile-of-objects = Chồng bảo vật: { $count } lá
dg-table-lost = Đã mất: { $count } viên
dg-table-last = Đây là những con rồng cuối cùng.
dg-table-your-stash = Kho báu của bạn
dg-table-your-objects = Bảo vật của bạn
