### Halaman peraturan sesuatu permainan; setiap angka diisi daripada set peraturannya.

## Tajuk

rules-heading-aim = Matlamat
rules-heading-material = Kelengkapan
rules-heading-order = Cara bermain
rules-heading-spaces = Petak
rules-heading-end = Penamat, tempoh dan kesukaran
rules-heading-examples = Contoh yang dijelaskan
rules-heading-mistakes = Kesilapan biasa
rules-heading-consequences = Elok diketahui
rules-heading-options = Pilihan meja ini
rules-heading-remarks = Catatan
rules-heading-summary = Ringkasnya
rules-heading-source = Dari mana asalnya

## Kata

rules-place = { $space ->
    [0] permulaan
   *[other] { $space }
  }
rules-goal-name = penamat
rules-goal-at = di penamat
rules-short = { $title }: { $goal } petak, { $dice } dadu, { $players }
rules-seats = { $least } hingga { $most } pemain
rules-seats-exactly = { $count } pemain

## Matlamat dan kelengkapan

rules-aim-exact = Menjadi yang pertama tiba tepat di petak { $goal } ({ $name }).
rules-aim-passing = Menjadi yang pertama sampai ke petak { $goal } atau melepasinya ({ $name }).
rules-board = Sebuah papan yang laluannya mempunyai { $goal } petak bernombor, dengan kesan petak tertulis padanya atau di sebelahnya.
rules-dice = { $count } dadu bermuka { $faces }.
rules-players = { $players }, masing-masing dengan bidak yang berlainan warna atau bentuk.
rules-purse = { $purse } cip bagi setiap pemain, dan sebuah tabung di tengah.
rules-marker = Satu penanda kecil bagi setiap giliran yang perlu dilepaskan: lebih pasti daripada ingatan.

## Cara bermain

rules-start-before = Semua bidak bermula sebelum petak 1, di luar laluan.
rules-start-on = Semua bidak bermula di petak 1.
rules-first-count = Balingan pertama sebanyak { $count } membawa ke petak { $end }.
rules-starter-lots = Pembaling pertama ditentukan dengan cabutan undi; kemudian giliran berpindah mengikut susunan tempat.
rules-starter-lots-order = Susunan semua pemain ditentukan dengan cabutan undi, dan giliran berpindah mengikut susunan itu.
rules-starter-alternate = Tempat pertama memulakan pusingan pertama; selepas itu pemula bersilih ganti dari pusingan ke pusingan.
rules-ante = Sebelum balingan pertama, setiap pemain memasukkan { $stake } cip ke dalam tabung.
rules-throw = Pada giliran anda, baling { $dice ->
    [1] dadu
   *[other] { $dice } dadu, jumlahkan matanya
  } dan maju sebanyak itu; petak yang ditinggalkan tidak dikira.
rules-back = Dengan { $back }, bidak undur sebanyak itu; dengan { $forward }, bidak maju.
rules-acts = Sesuatu petak bertindak hanya jika gerakan berakhir di situ; petak yang sekadar dilalui tidak berbuat apa-apa.
rules-initial = Pada balingan pertama setiap pemain, dan ketika itu sahaja: { $table }.
rules-initial-at-start = Setiap kali balingan dibuat dari permulaan: { $table }.
rules-initial-item = dengan { $dice }, terus ke { $space ->
    [0] permulaan
   *[other] petak { $space }
  }
rules-overthrow-reverse = Balingan yang lebih besar daripada yang diperlukan pergi ke petak { $goal } lalu lebihannya dikira undur; melepasi sahaja tidak menang.
rules-overthrow-stay = Balingan yang lebih besar daripada yang diperlukan tidak menggerakkan bidak; melepasi petak { $goal } tidak menang.
rules-overthrow-finish = Balingan yang lebih besar daripada yang diperlukan juga menang: melepasi petak { $goal } sudah cukup.
rules-overthrow-example = Dari petak { $start }, balingan sebanyak { $count } membawa ke petak { $end }.
rules-underflow-clamp = Bidak tidak pernah undur melepasi { $first ->
    [0] permulaan
   *[other] petak { $first }
  }: bidak berhenti di situ tanpa kesan lain.
rules-underflow-stay = Undur yang akan melepasi { $first ->
    [0] permulaan
   *[other] petak { $first }
  } tidak dibuat.
rules-guard = Petak yang sudah bertindak dalam sesuatu balingan, ke arah yang sama, tidak bertindak lagi: bidak berhenti di situ.
rules-meeting-occupant = Jika gerakan berakhir pada bidak lain, bidak itu pergi ke petak tempat balingan bermula.
rules-meeting-arriver = Jika gerakan berakhir pada bidak lain, anda kembali ke petak tempat balingan bermula.
rules-meeting-share = Beberapa bidak boleh berada di petak yang sama.
rules-meeting-quiet = Di tempat bidak diletakkan begitu, petak tidak memberi kesan kepadanya.
rules-meeting-fine = Bagi pertemuan itu, yang kembali membayar { $fine } cip.
rules-meeting-relief = Bidak yang tertahan bukan ditemui, tetapi dibebaskan: lihat senarai petak.
rules-shared = Di { $count ->
    [one] petak { $spaces }
   *[other] petak { $spaces }
  }, beberapa bidak boleh berada bersama tanpa bertemu.
rules-shared-start = Di permulaan, beberapa bidak boleh berada bersama tanpa bertemu.
rules-shared-start-and = Di permulaan dan di { $count ->
    [one] petak { $spaces }
   *[other] petak { $spaces }
  }, beberapa bidak boleh berada bersama tanpa bertemu.
rules-wait-kept = Bidak yang dipindahkan masih perlu melepaskan giliran yang terhutang.
rules-wait-cancelled = Bidak yang dipindahkan tidak lagi perlu melepaskan giliran yang terhutang.
rules-waiting = Giliran yang hilang berlalu tanpa balingan dan dikira satu demi satu; gerakan yang membawa ke perangkap itu tidak termasuk.
rules-held = Bidak yang tertahan tidak membaling apabila gilirannya tiba.
rules-pool = Semua bayaran masuk ke dalam tabung; sesiapa yang tidak cukup cip membayar bakinya dan terus bermain.
rules-deadlock-release-oldest = Jika semua bidak tertahan, yang paling lama tertahan dibebaskan di tempatnya dan membaling pada giliran berikutnya.
rules-deadlock-release-all = Jika semua bidak tertahan, semuanya dibebaskan di tempat masing-masing dan membaling pada giliran berikutnya.
rules-deadlock-draw = Jika semua bidak tertahan, pusingan tamat tanpa pemenang.

## Petak

rules-summary-turn = Baling, maju, kemudian ikut petak tempat anda singgah.
rules-summary-kind = { $name } ({ $spaces }): { $effect }
rules-column-spaces = Petak
rules-column-name = Nama
rules-column-effect = Kesannya
rules-plain = Semua petak lain tidak memberi kesan.

## Penamat

rules-end = Bidak pertama di petak { $goal } terus menang: pemain lain tiada balingan terakhir, dan mata tidak dikira.
rules-end-pool = Pemenang mengambil tabung.
rules-throws = Secara purata, sebuah bidak seorang diri membaling { $throws } kali untuk sampai ke situ; giliran tanpa balingan tidak dikira.
rules-minutes = Di meja, satu pusingan selalunya mengambil masa { $least } hingga { $most } minit; itu anggaran sumber, dan dadu boleh memanjangkannya.
rules-difficulty = Kesukaran: { $level ->
    [very-easy] sangat mudah
    [easy] mudah
   *[medium] sederhana
  }.
rules-no-choice = Tiada apa-apa yang perlu dipilih: baling, kira dan ikut petaknya.

## Contoh

rules-example-before = Sebelumnya: { $pawns }.
rules-example-start = Sebelumnya: semua di permulaan.
rules-example-pawn = { $name } { $space ->
    [0] di permulaan
   *[other] di petak { $space }
  }
rules-example-left-out = { $count } contoh tidak sesuai dengan pilihan meja ini dan ditinggalkan.

## Kesilapan biasa

mistake-departure-counted = Mengira petak yang ditinggalkan sebagai langkah pertama.
mistake-goose-rethrown = Membaling dadu semula { $at }, sedangkan balingan yang sama patut diulang.
mistake-passing-counts = Mengikut kesan petak yang sekadar dilalui.
mistake-nine-forgotten = Terlupa pengecualian bagi balingan pertama ({ $table }).
mistake-passing-wins = Menang dengan melepasi petak { $goal }, sedangkan lebihannya patut dikira undur.
mistake-relief-required = Menunggu { $places } sehingga bidak lain membebaskan: selepas giliran yang hilang, pemain terus bermain seperti biasa.

## Elok diketahui, dikira daripada peraturan

consequence-never-win = Tiada sesiapa akan menang dengan { $throws }.
consequence-total = jumlah { $total }
consequence-winning = Petak { $goal } boleh dicapai dengan satu balingan dari petak { $spaces }.
consequence-winning-item = { $space } (dengan { $throws })
consequence-start-wins = Dibaling dari permulaan, tetapi bukan sebagai balingan pertama, { $throws } terus membawa ke petak { $goal } dan menang.
consequence-recoil = Bidak yang tiba { $at } ketika lebihan dikira undur maju semula, melepasi petak { $goal } sekali lagi, lalu berakhir di tempat balingannya bermula.
consequence-recoil-guard = Pengecualiannya ialah balingan { $count } dari { $starts }: bidak akan berpusing tanpa henti, maka bidak berhenti di petak { $space }.
consequence-guard = Balingan { $count } dari { $starts } akan berpusing tanpa henti: bidak berhenti di petak { $space }.
consequence-deadlock = Dengan { $seats } pemain, semua bidak boleh tertahan serentak, paling awal selepas { $count } balingan ({ $throws }).
consequence-deadlock-never-from = Dengan { $seats } pemain atau lebih, hal itu tidak boleh berlaku: hanya petak { $spaces } boleh menahan bidak, satu pada satu masa.
consequence-deadlock-too-few = Pusingan tidak akan buntu: { $count ->
    [1] hanya petak { $spaces } boleh menahan bidak, satu pada satu masa
   *[other] hanya petak { $spaces } boleh menahan bidak, satu di setiap petak
  }.
consequence-deadlock-searched = Dengan { $seats } pemain, pusingan tidak akan buntu: tiada balingan yang menahan semua bidak.
consequence-no-holds = Pusingan tidak akan buntu: tiada petak yang menahan bidak sehingga orang lain datang.
consequence-shortest = Jalan terpendek ke petak { $goal } memerlukan { $count } balingan.
consequence-mean = Secara purata, satu balingan membawa { $steps } petak ke hadapan.

## Pilihan

rules-options-locked = Pilihan dibuat sebelum pusingan dan kekal hingga pusingan tamat.
rules-options-none = Permainan ini tiada pilihan.
rules-option-source = { $line } (menurut sumber)
rules-option-reading = { $line } (konvensyen yang dipilih)
rules-option-changed = { $line } (pilihan meja ini; biasanya: { $usual })

## Dari mana asalnya

source-text = Sumber: { $text }.
source-language = Sumber ini ditulis dalam { $language ->
    [fr] bahasa Perancis
    [ms] bahasa Melayu
    [pt] bahasa Portugis
   *[en] bahasa Inggeris
  }.
source-checked = Disemak pada { $day } { $month ->
    [1] Januari
    [2] Februari
    [3] Mac
    [4] April
    [5] Mei
    [6] Jun
    [7] Julai
    [8] Ogos
    [9] September
    [10] Oktober
    [11] November
   *[12] Disember
  } { $year }.
source-states = Apa yang dinyatakan oleh sumber, dengan nombor ayatnya:
source-reading = Apa yang dibiarkan terbuka oleh sumber: konvensyen yang dipilih, bukan kata-kata sumber itu sendiri.
source-reconstructed = Dibina semula, tidak diberikan oleh sumber: { $name }.
source-references = Rujukan:
source-line = { $rule }: { $clauses }
source-option = { $line }. { $why }
source-letters = Maksud nombor rujukan: A dan D ialah tafsiran kami apabila sumber membiarkan sesuatu perkara terbuka; G ialah peraturan semua permainan; yang lain ialah ayat sumber itu sendiri. Semuanya diterangkan dalam { $file }.
source-rule-seats = bilangan pemain
source-rule-starter = siapa bermula
source-rule-track = laluan dan matlamat
source-rule-dice = dadu dan langkah
source-rule-overthrow = lebihan di penamat
source-rule-underflow = hujung laluan
source-rule-initial-throw = balingan pertama
source-rule-meeting = pertemuan dengan bidak lain
source-rule-deadlock = semua bidak tertahan
source-rule-counters = cip dan denda
source-rule-mistakes = kesilapan biasa
source-rule-length = tempoh
source-rule-difficulty = kesukaran
source-rule-source = teks
source-rule-examples = contoh yang dijelaskan
source-rule-remarks = catatan
source-rule-loop-guard = petak yang sudah bertindak
