### Sebab sesuatu ditolak: satu mesej bagi setiap kod, `error-<code>`.

## Teras: gerakan, notasi, kedudukan

error-notation-too-long = dibenarkan paling banyak { $limit } aksara, diterima: { $got }
error-notation-throw = diperlukan balingan seperti 6+3, diterima: “{ $got }”
error-notation-shape = diperlukan kedudukan seperti “26 0* / 1 to throw”, diterima: “{ $got }”
error-notation-seat = diperlukan tempat seperti 26, 0*, 31!, 19-1 atau 4$18, diterima: “{ $got }”
error-notation-awaited = diperlukan “1 to throw”, “1 to choose by 3+1 from 4”, “0 won” atau “draw”, diterima: “{ $got }”
error-notation-pool = diperlukan “pool” dan satu nombor, diterima: “{ $got }”
error-position-seats = diperlukan { $least } hingga { $most } tempat, diterima: { $got }
error-position-seat = diperlukan tempat 0 hingga { $last }, diterima: { $seat }
error-position-space = tempat { $seat }: diperlukan petak { $first } hingga { $goal }, diterima: { $got }
error-position-occupied = petak { $space } hanya memuatkan satu bidak, bukan bidak tempat { $seats }
error-position-hold = bidak tempat { $seat } tidak boleh tertahan di petak { $space }: tiada apa-apa yang menahan bidak di situ
error-position-order = bidak yang tertahan dinomborkan dari 1, yang paling lama, hingga { $count }, diterima: { $got }
error-position-wait = tempat { $seat }: diperlukan 0 hingga { $most } giliran untuk dilepaskan, diterima: { $got }
error-position-counters = diperlukan cip bagi setiap tempat, 0 hingga { $most }, diterima: { $got }
error-position-no-counters = permainan ini tiada cip, diterima: { $got }
error-position-pool = diperlukan tabung berisi 0 hingga { $most } cip, diterima: { $got }
error-position-goal = bidak tempat { $seat } berada di penamat { $goal }, jadi pusingan sudah tamat
error-position-winner = tempat { $seat } belum menang: bidaknya di petak { $space }, penamatnya { $goal }
error-position-drawn = pusingan seri hanya jika semua bidak tertahan, tetapi bidak tempat { $seat } bebas
error-position-held-turn = bidak tempat { $seat } tertahan di petak { $space }, jadi bukan gilirannya untuk membaling
error-position-wait-turn = tempat { $seat } perlu melepaskan { $waits } giliran, jadi bukan gilirannya untuk membaling
error-position-choice = tempat { $seat } tiada pilihan di petak { $space } dengan { $faces } dari { $origin }
error-invalid-choice = diperlukan pilihan 0 hingga { $last }, diterima: { $got } - kedudukan “{ $position }”
error-invalid-throw = diperlukan { $count } dadu bernilai 1 hingga { $faces }, diterima: { $got } - kedudukan “{ $position }”
error-choice-awaited = yang ditunggu ialah pilihan, bukan balingan { $got } - kedudukan “{ $position }”
error-throw-awaited = yang ditunggu ialah balingan, bukan pilihan { $got } - kedudukan “{ $position }”
error-round-over = pusingan sudah tamat, diterima: { $got } - kedudukan “{ $position }”

## Set peraturan dan pilihan

error-ruleset-faults = { $text }
error-ruleset-unknown = tiada permainan bernama { $got }: pilih salah satu daripada { $known }, atau satu fail
error-ruleset-misspelt = tiada permainan bernama { $got }: adakah { $meant } yang dimaksudkan? (oie list)
error-ruleset-not-shipped = tiada permainan bernama { $got }: pilih salah satu daripada { $known }
error-ruleset-file = tidak dapat membaca { $file }: { $problem }
error-option-none = { $ruleset } tiada pilihan, diterima: { $got }
error-option-unknown = { $ruleset } tiada pilihan { $got }: pilih salah satu daripada { $known }
error-option-value = pilihan { $option }: diperlukan { $expected }, diterima: { $got }
error-option-form = diperlukan pilihan seperti dice=3, diterima: { $got }

## Dadu

error-dice-count = diperlukan 1 hingga { $most } dadu, diterima: { $got }
error-dice-faces = diperlukan dadu bermuka { $least } hingga { $most }, diterima: { $got }
error-dice-lot = undi perlu dicabut antara 1 hingga { $most }, diterima: { $got }
error-dice-seed = diperlukan benih 0 hingga { $most }, diterima: { $got }
error-dice-loaded = balingan { $number } diberikan sebagai { $given }, tetapi { $count } dadu bernilai 1 hingga { $faces } yang dibaling
error-dice-loaded-lot = undi { $number } diberikan sebagai { $given }, tetapi undi 0 hingga { $last } yang dicabut
error-dice-exhausted = tiada balingan lagi: kesemua { $given } balingan yang diberikan telah digunakan
error-dice-exhausted-lots = tiada undi lagi: kesemua { $given } undi yang diberikan telah digunakan
error-dice-typed = diperlukan { $count } dadu bernilai 1 hingga { $faces }, contohnya { $example }, diterima: “{ $got }”
error-dice-typed-twice = balingan { $entered } sudah dimasukkan dan belum dimainkan
error-dice-nothing-typed = diperlukan balingan dadu sebenar, tetapi tiada yang dimasukkan
error-dice-nothing-to-take-back = tiada balingan untuk ditarik balik
error-dice-history = balingan sebenar { $entry }: diperlukan { $expected }, diterima: { $got }
error-dice-secret = diperlukan rahsia { $size } bait, diterima: { $got }
error-dice-wrong-secret = ini bukan rahsia yang telah diikat pada segmen { $segment }
error-dice-seal-stranger = tempat { $seat } tiada halaman yang menyumbang kepada dadu ini
error-dice-seal-form = tempat { $seat }: diperlukan { $digits } digit 0-9 a-f, diterima: { $got }
error-dice-seal-late = tempat { $seat } memeterai terlalu lewat: halaman sedang membuka kunci masing-masing
error-dice-seal-changed = tempat { $seat } sudah memeterai kunci lain
error-dice-seal-copied = tempat { $seat } menghantar meterai tempat { $other }
error-dice-open-early = tempat { $seat } membuka terlalu awal: halaman masih memeterai kunci masing-masing
error-dice-open-late = tempat { $seat } membuka terlalu lewat: dadu sudah dimeterai
error-dice-open-nothing = tempat { $seat } tidak memeterai sebarang kunci untuk dibuka
error-dice-open-mismatch = tempat { $seat } membuka kunci yang bukan kunci yang dimeterainya
error-dice-unready = dadu belum dimeterai: { $waiting } daripada { $pages } halaman masih ditunggu
error-table-dice-lost = rahsia dadu ini hilang: dadu tidak boleh dibaling lagi, mulakan pusingan baharu
error-dice-number = diperlukan nombor balingan { $first } hingga { $most }, diterima: { $got }
error-dice-revealed = rahsia segmen { $segment } sudah ditunjukkan: dadunya tidak membaling lagi
error-dice-segment = segmen bermeterai, { $where }: diperlukan { $expected }, diterima: { $got }
error-dice-segments = segmen { $place } dalam pusingan, { $where }: diperlukan { $expected }, diterima: { $got }
error-dice-unrevealed = rahsia segmen { $segment } tidak pernah ditunjukkan: balingannya tidak dapat dibuktikan
error-dice-commitment = segmen { $segment }: rahsia yang ditunjukkan bukan rahsia yang telah diikat
error-dice-contribution = segmen { $segment }: kunci tempat { $seat } bukan kunci yang dimeterainya
error-dice-wrong-lot = undi { $number } segmen { $segment }: dadu bermeterai memberikan { $expected }, diterima: { $got }
error-dice-wrong-throw = balingan { $number }: dadu bermeterai memberikan { $expected }, diterima: { $got }

## Rekod

error-record-file = tidak dapat membaca { $file }: { $problem }
error-record-not-a-file = tidak dapat membaca { $file }: ini bukan fail biasa
error-record-unwritable = tidak dapat menulis { $file }: { $problem }
error-record-too-large = sesuatu rekod paling banyak { $limit } bait
error-record-not-utf8 = diperlukan teks UTF-8, tetapi bait { $byte } tidak memulakan sebarang aksara
error-record-not-json = diperlukan JSON, tetapi baris { $line }, lajur { $column } tidak dapat dibaca
error-record-too-deep = dibenarkan paling banyak { $limit } aras senarai dan objek
error-record-key-twice = setiap kunci sekali sahaja, tetapi { $key } muncul dua kali dalam satu objek
error-record-not-a-number = diperlukan nombor yang dapat ditampung oleh JSON dan oie, diterima: { $got }
error-record-not-an-object = diperlukan satu objek JSON, diterima: { $got }
error-record-format = diperlukan format oie-record, diterima: { $got }
error-record-newer = rekod ini versi { $got }, oie ini membaca hingga { $known }: oie yang lebih baharu diperlukan
error-record-version = diperlukan rekod versi { $oldest } hingga { $known }, diterima: { $got }
error-record-upgrade = rekod versi { $version } rosak: tidak dapat dikemas kini
error-record-missing = { $field }: kunci ini tiada
error-record-unknown = { $field }: rekod tidak mempunyai kunci ini
error-record-object = { $field }: diperlukan objek, diterima: { $got }
error-record-list = { $field }: diperlukan senarai paling banyak { $most }, diterima: { $got }
error-record-text = { $field }: diperlukan teks { $least } hingga { $most } aksara, diterima: { $got }
error-record-digest = { $field }: diperlukan 64 digit 0-9 a-f, diterima: { $got }
error-record-pattern = { $field }: diperlukan teks seperti { $example }, diterima: { $got }
error-record-whole = { $field }: diperlukan nombor bulat { $least } hingga { $most }, diterima: { $got }
error-record-truth = { $field }: diperlukan true atau false, diterima: { $got }
error-record-word = { $field }: diperlukan salah satu daripada { $words }, diterima: { $got }
error-record-time = { $field }: diperlukan masa seperti { $example }, diterima: { $got }
error-record-pace = { $field }: diperlukan { $least } hingga { $most } saat dengan langkah { $step }, diterima: { $got }
error-record-move = { $field }: diperlukan balingan atau pilihan, diterima: { $got }
error-record-event = { $field }: diperlukan peristiwa daripada jenis yang dikenali, diterima: { $got }
error-record-name = { $field }: diperlukan nama 1 hingga { $most } aksara, diterima: { $got }
error-record-name-characters = { $field }: diperlukan nama tanpa aksara kawalan, diterima: { $got }
error-record-seats = diperlukan { $least } hingga { $most } tempat, diterima: { $got }
error-record-ruleset = set peraturan dalam rekod ini cacat: { $cause }
error-record-ruleset-digest = teks permainan { $id } tidak sepadan dengan cernaan di sebelahnya
error-record-ruleset-other = rekod menamakan permainan { $named }, tetapi mengandungi teks { $held }
error-record-option = pilihan dalam rekod tidak sesuai dengan permainannya: { $cause }
error-record-order = { $field }: diperlukan setiap satu daripada { $seats } tempat sekali, diterima: { $got }
error-record-score = { $field }: diperlukan markah bagi setiap satu daripada { $seats } tempat, diterima: { $got }
error-record-starter = rekod menyatakan tempat { $starter } bermula, tetapi peristiwa pertamanya menyatakan tempat { $first }
error-record-notation = kedudukan tidak dapat dibaca: { $cause }
error-record-position = kedudukan itu mustahil: { $cause }
error-record-space = sebuah bidak berada di luar laluan: { $cause }
error-record-occupied = beberapa bidak berkongsi petak yang memuatkan satu sahaja: { $cause }
error-record-hold = sebuah bidak tertahan di tempat yang tidak menahannya: { $cause }
error-record-no-result = pusingan sudah tamat, tetapi rekod tidak menamakan pemenang atau keputusan seri
error-record-result = rekod memberikan keputusan { $result }, tetapi kedudukannya menyatakan “{ $position }”
error-record-first-event = peristiwa pertama mestilah round_started, diterima: { $got }
error-record-event-seats = rekod mempunyai { $seats } tempat, tetapi peristiwa pertamanya menyatakan { $got }
error-record-event-twice = peristiwa { $event }: pusingan bermula sekali sahaja
error-record-event-seat = peristiwa { $event }: diperlukan tempat 0 hingga { $last }, diterima: { $got }
error-record-event-space = peristiwa { $event }: diperlukan petak 0 hingga { $goal }, diterima: { $got }
error-record-event-counters = peristiwa { $event }: permainan ini tiada cip, jadi tiada bayaran boleh dibuat
error-record-fold = peristiwa membawa kepada “{ $folded }”, tetapi rekod menyatakan “{ $position }”
error-record-illegal-move = gerakan { $turn } tidak dapat dimainkan: { $cause }
error-record-segments = dice.segments: dijangka { $expected }, diterima { $got }
error-record-dice = dadu bermeterai tidak membuktikan rekod: { $cause }
error-record-dice-round = segmen { $segment } dimeterai untuk pusingan { $sealed }, tetapi ini pusingan { $round }
error-record-dice-start = undi bermeterai memulakan { $expected }, tetapi rekod menyatakan { $got }
error-record-replay = gerakan { $turn }: rekod menceritakan { $recorded }, tetapi gerakannya membawa kepada { $played }
error-record-replay-more = gerakan { $turn }: rekod menceritakan { $recorded }, sedangkan gerakannya tidak membawa ke situ
error-record-replay-less = gerakan { $turn }: gerakan dalam rekod membawa kepada { $played }, yang tidak diceritakannya

## Pengadil

error-question-json = diperlukan satu objek JSON pada setiap baris, diterima: { $got }
error-question-field = bagi { $field } diperlukan { $expected }, diterima: { $got }

## Analisis

error-census-depth = diperlukan kedalaman 1 hingga { $most }, diterima: { $got }
error-census-throws = dadu boleh jatuh dengan { $got } cara: bancian mengira paling banyak { $most }
error-census-large = kedalaman { $depth } mempunyai lebih daripada { $most } kedudukan berlainan: minta kedalaman yang lebih kecil
error-odds-missing = pengiraan kebarangkalian memerlukan pakej tambahan ({ $packages }): { $command }
error-compile-choice = { $ruleset }: petak { $space } meminta pilihan, yang tidak dapat disimpan dalam jadual
error-odds-seats = diperlukan 1 hingga { $most } tempat, diterima: { $got }
error-odds-large = pusingan { $seats } tempat membawa kepada lebih daripada { $most } kedudukan: ia boleh disimulasikan
error-odds-endless = dari sesetengah kedudukan, tiada balingan yang menamatkan pusingan: tiada kebarangkalian
error-odds-position = diperlukan kedudukan yang menunggu balingan, diterima: “{ $position }”
error-simulate-rounds = diperlukan 1 hingga { $most } pusingan, diterima: { $got }
error-simulate-seed = diperlukan benih 0 hingga { $most }, diterima: { $got }
error-simulate-shard = diperlukan bahagian seperti 1/4, diterima: { $got }
error-merge-file = { $file } bukan hasil oie simulate --json
error-merge-differ = { $file } tidak dapat digabungkan dengan { $other }: berbeza pada { $what }
error-merge-twice = { $file } mempunyai pusingan yang ada dalam fail lain: setiap pusingan dikira sekali sahaja
error-compare-board = pilihan { $option } ialah papan lengkap: terlalu banyak untuk dibandingkan
error-report-form = diperlukan fail yang berakhir dengan { $known }, diterima: { $got }
error-report-file = tidak dapat menulis { $file }: { $problem }
error-report-png = PNG memerlukan salah satu pelayar { $known }; fail .svg atau .html tidak memerlukannya

## Meja

error-table-seats-exactly = { $ruleset } dimainkan oleh tepat { $least } orang, diterima { $got }
error-table-seats = { $ruleset } dimainkan oleh { $least } hingga { $most } orang, diterima: { $got }
error-table-name = diperlukan nama 1 hingga { $most } aksara pada satu baris, diterima: { $got }
error-table-no-round = tiada pusingan yang sedang berlangsung
error-table-turn = diperlukan gerakan bagi giliran { $turn }, diterima bagi giliran { $got }
error-table-real = meja ini bermain dengan dadu sebenar: taipkan matanya
error-table-not-real = meja ini membaling dadu sendiri: tiada yang perlu ditaip atau ditarik balik
error-table-not-yours = ini giliran { $name }, dan mesin membaling bagi tempat itu
error-table-pace = diperlukan rentak { $least } hingga { $most } saat dengan langkah { $step }, diterima: { $got }
error-table-locked = pilihan dan tempat dikunci selagi pusingan sedang berlangsung
error-table-nothing-back = tiada balingan untuk ditarik balik
error-table-early = mesin membaling kemudian
error-table-sealing = dadu sedang dimeterai: tunggu sehingga setiap halaman menyumbang
error-table-not-sealing = tiada dadu yang sedang dimeterai di sini
error-table-host-only = hanya hos boleh melakukannya
error-table-seated-only = hanya orang yang mempunyai tempat boleh melakukannya
error-table-not-your-place = tempat ini milik orang lain
error-table-wrong-seat = sekarang giliran { $name }
error-table-one-screen = meja ini dimainkan pada satu skrin: tiada tetamu
error-table-place = tempat dari 1 hingga { $most } dijangka, bukan { $got }
error-table-seat-taken = tempat ini sudah diambil
error-table-full = semua tempat sudah diambil
error-table-name-taken = sudah ada orang bernama { $got } di meja ini
error-table-seat-empty = tiada sesiapa duduk di situ
error-table-host-here = hos sudah tiada selama { $away } s; selepas { $most } s orang lain boleh mengambil alih
error-table-real-online = { $ruleset } tiada dadu sebenar apabila dimainkan dari beberapa tempat

## Baris perintah

error-command-unknown = oie tiada perintah { $got }: pilih salah satu daripada { $known } (oie --help)
error-command-option = { $command } tiada pilihan { $got }: pilih salah satu daripada { $known } ({ $command } --help)
error-command-missing = { $command } memerlukan { $name } ({ $command } --help)
error-command-no-value = { $name } memerlukan nilai ({ $command } --help)
error-command-whole = { $name }: diperlukan nombor bulat, diterima: { $got } ({ $command } --help)
error-command-number = { $name }: diperlukan nombor, diterima: { $got } ({ $command } --help)
error-command-flag = { $name }: tiada nilai diperlukan, diterima: { $got } ({ $command } --help)
error-command-word = { $name }: diperlukan salah satu daripada { $known }, diterima: { $got } ({ $command } --help)
error-command-extra = { $command } tidak memerlukan { $got } ({ $command } --help)
error-command-twice = { $name } hanya boleh diberikan sekali ({ $command } --help)
error-command-together = { $name } dan { $other } tidak boleh digunakan bersama ({ $command } --help)
error-command-line = { $command } tidak memahami { $got } ({ $command } --help)
error-play-names = dibenarkan paling banyak { $seats } nama, diterima: { $names }
error-play-machines = diperlukan 0 hingga { $most } tempat bagi mesin, diterima: { $got }
error-language-unknown = diperlukan salah satu bahasa { $known }, diterima: { $got }
error-file-unreadable = tidak dapat membaca { $file }: { $problem }
error-copy-exists = { $file } sudah ada dan tidak diubah: beri nama lain
error-copy-failed = tidak dapat menulis { $file }: { $problem }
error-answer-unwritten = jawapan tidak dapat ditulis: { $problem }
error-line-long = dibenarkan paling banyak { $most } bait pada satu baris
error-line-bytes = diperlukan teks UTF-8, tetapi bait { $byte } tidak memulakan sebarang aksara
error-line-json = diperlukan objek JSON, tetapi lajur { $column } tidak dapat dibaca
error-line-object = diperlukan objek JSON, diterima: { $got }
error-line-key = setiap kunci sekali sahaja, tetapi { $key } muncul dua kali dalam satu objek
error-line-number = diperlukan nombor yang dapat ditampung oleh JSON dan oie, diterima: { $got }
error-line-deep = kurangkan senarai dan objek yang bersarang

## The server

error-store-version = meja { $table }: versi { $version } sudah ditulis
error-store-failed = meja tidak dapat disimpan: { $problem }
error-store-newer = { $file } ditulis oleh program yang lebih baharu (versi data { $got }, program ini membaca { $known })
error-store-busy = folder { $folder } sedang digunakan oleh pelayan lain: { $address }
error-store-file = { $file } tidak dapat dibuka: { $problem }
error-store-none = tiada meja disimpan dalam { $folder }
error-store-exists = { $file } sudah ada: --force menulis di atasnya
error-store-itself = meja disimpan dalam { $file }: salinan memerlukan tempat lain
error-store-copy = tiada salinan dibuat sebagai { $file }: { $problem }
error-message-json = objek JSON selebihnya { $most } bait diperlukan
error-message-type = salah satu daripada { $known } diperlukan, bukan { $got }
error-message-field = { $field }: { $expected } diperlukan, bukan { $got }
error-message-unknown-field = medan tidak dikenali: { $got }
error-message-rate = terlalu banyak mesej: tunggu sebentar
error-message-seated = hanya orang yang mempunyai tempat boleh meminta pusingan
error-web-no-table = tiada meja { $code }
error-web-full = tidak lebih daripada { $most } meja boleh dibuka serentak
error-web-damaged = meja { $code } tidak dapat dibaca: { $problem }
error-web-origin = halaman ini tidak boleh berhubung dengan pelayan
error-web-large = selebihnya { $most } bait diperlukan
error-web-port = port { $port } bagi { $host } sedang digunakan
error-web-listen = tidak dapat mendengar pada { $host }: { $problem }
error-web-network = mesin ini tidak mempunyai alamat dalam mana-mana rangkaian
error-web-public = dijangka alamat seperti https://goose.example tanpa laluan, tetapi mendapat { $got }
error-web-keep = dijangka tempoh meja disimpan, seperti 30d, 12h atau forever, tetapi mendapat { $got }
error-web-log = tidak dapat menulis log ke dalam { $file }: { $problem }
error-web-form = objek JSON dengan { $expected } diperlukan
error-web-too-many = terlalu banyak percubaan: cuba lagi dalam { $seconds } s
error-web-no-round = meja ini telah melalui { $most } pusingan, dan ini bukan salah satunya
error-web-odds-missing = peluang memerlukan pakej tambahan: { $command }
error-web-odds-failed = peluang tidak dapat dikira: cuba lagi
error-web-odds-none = tiada peluang untuk diberitahu pada saat ini
error-web-no-line = talian ini sudah ditutup: buka yang baharu
error-web-watching = meja ini tidak dibuka kepada penonton
error-web-host = hanya hos boleh melakukannya
error-serve-port = port dari 1 hingga 65535 diperlukan, bukan { $got }
error-serve-missing = pelayar memerlukan pakej tambahan: pip install aiohttp jinja2 msgspec segno

## Klien

error-client-address = alamat meja seperti { $example } diperlukan, diterima: { $got }
error-client-name = nama untuk mengambil tempat, atau kunci sebuah tempat, diperlukan
error-client-unreachable = pelayan { $address } tidak menjawab: { $problem }
error-client-refused = pelayan menolak: { $message } ({ $reason })
error-client-unanswered = talian terputus sebelum arahan dijawab: lihat keadaan meja
error-client-elsewhere = tempat ini telah dibuka di tempat lain
error-client-closed = meja ini sudah ditutup
error-client-protocol = pelayan menggunakan versi { $got } mesej, klien ini versi { $known }
error-client-message = satu mesej pelayan tidak dapat dibaca: { $problem }
error-client-not-sealed = dadu meja ini tidak termeterai: tiada apa yang perlu dibuktikan
error-client-unproved = rahsia pusingan { $round } belum ditunjukkan kepada klien ini
error-lie-version = meja berada pada versi { $got }, tetapi klien ini telah diberi versi { $known }
error-lie-table = dadu dimeterai untuk meja { $got }, tetapi ini meja { $expected }
error-lie-commitment = bahagian { $segment } pusingan { $round }: komitmen diubah selepas ditunjukkan
error-lie-seal = bahagian { $segment } pusingan { $round }: meterai klien ini telah diubah
error-lie-key = bahagian { $segment } pusingan { $round }: kunci klien ini ditinggalkan atau diubah
error-lie-throw = balingan { $number } pusingan { $round } diberitahu sebagai { $first }, kemudian sebagai { $later }
