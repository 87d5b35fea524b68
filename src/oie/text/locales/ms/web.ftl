### Apa yang dikatakan oleh halaman pelayar, selain label setiap skrin.

## Menu

web-games = Permainan Angsa
web-lead = Permainan lama yang setia kepada teksnya. Untuk dimainkan bersama atau menentang mesin, dan untuk dikaji.
web-play = Main
web-set-table = Sediakan meja
web-labelled = { $action }: { $game }
web-blue = Biru
web-the-machine = Mesin
web-fact-seats = { $least ->
    [2] { $most ->
        [2] 2 pemain
       *[other] 2 hingga { $most } pemain
      }
   *[other] { $least } hingga { $most } pemain
  }
web-fact-spaces = { $count } petak
web-fact-dice = { $count } dadu
web-fact-counters = cip
web-resume-file = Fail yang disimpan
web-own = Permainan anda sendiri
web-own-line = Fail yang anda tulis (.yaml): papannya, kemudian meja
web-own-large = Fail ini terlalu besar untuk sebuah permainan.
web-own-faults = { $count ->
   *[other] Permainan ini belum boleh dimainkan: { $count } perkara salah.
  }
web-own-again = Betulkan fail itu, simpan, dan buka semula.
web-own-utf8 = Fail ini tidak disimpan sebagai UTF-8: dalam programnya pilih “Simpan sebagai”, teks biasa, pengekodan UTF-8.
web-own-round = Ini pusingan yang disimpan: buka di bawah “Sambung”.
web-print-rules = Papan dan peraturan, untuk dibaca dan dicetak
web-own-copy = Fail permainan ini, untuk dijadikan permainan anda sendiri
web-round-waits = Meja terakhir anda masih seperti yang anda tinggalkan.
web-go-on = Kembali ke meja
web-to-menu = Ke permainan

## Menyediakan meja

web-add-player = Tambah pemain
web-remove-player = Keluarkan pemain { $number }
web-kind = Siapa bermain untuk pemain { $number }
web-why = Mengapa pilihan ini?
web-brush = Warna untuk diwarnakan
web-plain-space = petak biasa
web-board-fine = Papan ini boleh dimainkan.
web-caution-colour-absent = Awas: tiada { $colour }.
web-caution-outside-text = Awas, di luar teks: teks menamakan { $spaces } sebagai { $colour }.
web-caution-long = Awas: bidak tunggal memerlukan purata { $throws } balingan, lebih daripada { $limit }.
web-caution-no-finish = Awas: dari mana-mana petak tempat bidak boleh berehat, tiada satu langkah pun membawa ke penamat.
web-caution-ways-cut = Awas: terlalu banyak pilihan; tidak semuanya diikuti.
web-next-round = Pusingan yang akan datang
web-set = Meja sudah disediakan untuk pusingan seterusnya.
web-no-options = Permainan ini tiada pilihan.

## Meja

web-skip = Ke dadu
web-beside = Di sebelah papan
web-round = Pusingan
web-ready = Meja sudah sedia
web-space = petak { $space }
web-turn = { $name } akan membaling.
web-pace = membaling selepas { $seconds } s
web-plays = giliran
web-winner = pemenang
web-won = { $name } menang
web-drawn = Tiada pemenang
web-rounds-won = { $count } pusingan dimenangi
web-throws = { $count ->
   *[other] balingan
  }
web-all-history = Lihat semua
web-options-from = Mulai pusingan { $number }:
web-race = Perlumbaan: petak setiap bidak selepas setiap langkah.
web-report = Sahkan
web-moving = Tekan kekunci untuk langkau
web-wait = Sebentar…

## Sebab, disebut di papan di tempat ia berlaku

web-reason = { $name }: { $reason }
web-reason-on = { $count } lagi
web-reason-go = terus ke { $space }
web-reason-back = kembali ke { $space }
web-reason-initial = Balingan pertama: terus ke { $space }
web-reason-over = Terlebih: undur { $count }
web-reason-stay = kekal
web-reason-guard = bertindak sekali sahaja
web-reason-hit = Tukar
web-reason-returned = Sudah ada: kembali ke { $space }
web-reason-released = Dibebaskan
web-reason-lose = hilang { $turns } giliran
web-reason-again = baling lagi
web-meeting = Pertemuan

## Tetapan halaman

web-theme = Cahaya
web-theme-system = ikut sistem
web-theme-light = siang
web-theme-dark = malam
web-theme-contrast = kontras tinggi
web-follow = Ikuti bidak dari dekat
web-motion = Gerakan bidak
web-motion-full = petak demi petak
web-motion-fast = pantas

## Apa yang tidak kena

web-lost = Talian ke pelayan terputus; ia sedang disambung semula.
web-no-board = Papan tidak dapat diambil.
web-no-fullscreen = Pelayar ini tidak memaparkan halaman dalam skrin penuh.
web-noscript = Halaman ini memerlukan JavaScript, yang dimatikan dalam pelayar ini.
web-refused = Tiada apa-apa di sini
web-not-open = Ini tidak dibuka
web-file-large = Fail ini terlalu besar untuk pusingan yang disimpan.

## Perihal dan privasi

web-about = Untuk yang ingin tahu
web-about-line = Apakah oie, dan karya siapa di dalamnya
web-about-oie = oie { $version } memainkan semua permainan keluarga Angsa daripada satu huraian peraturan. Ia perisian bebas di bawah lesen MIT.
web-about-pictures = Papan, bidak, gambar dan bunyi dibuat untuk oie dan berada di bawah lesen yang sama.
web-about-others = Karya orang lain
web-column-name = Nama
web-column-licence = Lesen
web-privacy = Privasi
web-privacy-line = Apa yang disimpan, di mana dan berapa lama
web-privacy-rounds = Pelayan menyimpan pusingan di mejanya, dengan nama yang anda beri, dalam folder datanya. { $unit ->
    [days] Meja dibuang { $count } hari selepas perkara terakhir yang berlaku di situ, atau lebih awal oleh orang yang membukanya.
    [hours] Meja dibuang { $count } jam selepas perkara terakhir yang berlaku di situ, atau lebih awal oleh orang yang membukanya.
   *[never] Semuanya kekal sehingga orang yang membuka meja memadamkannya, atau seseorang memadamkannya dalam folder itu.
  }
web-privacy-browser = Pelayar anda menyimpan bahasa, cahaya, bunyi, rentak, nama anda dan alamat meja terakhir anda, sehingga anda memadamkannya; dan, bagi meja yang dimainkan dari beberapa tempat, kunci tempat duduk anda, yang tidak boleh dibaca oleh mana-mana halaman dan hanya dihantar kepada meja itu.
web-privacy-nobody = Tiada apa-apa dihantar kepada sesiapa: halaman tidak memuatkan fon, gambar atau skrip dari tempat lain.
web-privacy-files = Fail yang anda simpan mengandungi nama dan balingan pusingan itu, dan tiada apa-apa tentang komputer anda.
