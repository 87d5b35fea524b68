### Apa yang dipaparkan di skrin: label, soalan, tajuk, bantuan.

## Bar atas

ui-title = oie, Permainan Angsa
ui-launch = ▶ Mulakan pusingan
ui-new-round = ▶ Pusingan baharu
ui-save = 💾 Simpan
ui-resume = 📂 Sambung
ui-history = 📜 Sejarah
ui-sound = 🔊 Bunyi
ui-sound-off = 🔇 Tanpa bunyi
ui-fullscreen = ⛶ Skrin penuh
ui-window = ⛶ Tetingkap
ui-reset = ⟲ Set semula
ui-quit = ✕ Keluar
ui-help = ❓ Bantuan
ui-settings = ⚙ Tetapan
ui-rules = 📖 Peraturan
ui-print = 🖨 Cetak
ui-menu = Menu
ui-language = Bahasa
ui-language-fr = Perancis
ui-language-en = Inggeris
ui-language-pt = Portugis
ui-language-ms = Melayu

## Menyediakan meja

ui-choose-ruleset = Permainan yang mana?
ui-choose-seats = Berapa orang pemain?
ui-choose-names = Siapa yang bermain?
ui-choose-option = Pilihan pusingan
ui-choose-dice = Dadu yang mana?
ui-rules-at-table = Peraturan di meja ini
ui-locked = Permainan dan pilihan dikunci hingga pusingan tamat.
ui-dice-system = dadu program
ui-dice-sealed = dadu bermeterai
ui-dice-real = dadu sebenar
ui-dice-seeded = dadu berbenih
ui-dice-loaded = dadu yang ditetapkan
ui-help-dice-system = Setiap balingan dicabut secara rawak ketika dibaling.
ui-help-dice-sealed = Juga rawak, tetapi ditetapkan lebih awal di bawah meterai; selepas pusingan, sesiapa sahaja dapat membuktikan setiap balingan.
ui-help-dice-real = Anda membaling dadu sendiri dan menaip matanya.
ui-person = orang
ui-machine = Mesin
ui-player = Pemain { $number }
ui-name-prompt = Nama pemain { $number }
ui-pace = Rentak mesin
ui-pace-value = { $seconds } s
ui-counters = { $count } cip
ui-pool = Tabung: { $count } cip
ui-players = Pemain
ui-legend = Petak khas
ui-start = Permulaan
ui-goal = Penamat

## Pusingan

ui-round = Pusingan { $number }
ui-turn = Balingan { $number }
ui-lots = Undi jatuh kepada { $name }, yang membaling dahulu.
ui-lots-order = Undi menentukan susunan: { $names }.
ui-order = Susunan bermain: { $names }
ui-starter = { $name } memulakan pusingan ini.
ui-throw = 🎲 Baling
ui-your-turn = { $name }, giliran anda.
ui-machine-turn = Mesin membaling bagi { $name }.
ui-press-enter = Tekan Enter untuk membaling.
ui-choose-effect = { $name }, sila pilih.
ui-choose-number = Pilih nombor 1 hingga { $count }.
ui-enter-throw = Apakah mata dadu? Contohnya { $example }
ui-take-back = Tarik balik balingan terakhir
ui-taken-back = Balingan ini ditarik balik; ia kekal dalam sejarah.
ui-dice = Dadu
ui-total = Jumlah: { $total }
ui-held = tertahan
ui-waits = { $turns } giliran hilang
ui-last-throws = Balingan terakhir
ui-sealed = Meterai dadu: { $commitment }
ui-unsealed = Meterai telah dibuka: { $secret }
ui-no-terminal = Tiada terminal di sini: mesin bermain menentang dirinya sendiri.

## Soalan sebelum sesuatu hilang

ui-confirm-new-round = Satu pusingan sedang berlangsung. Tinggalkannya dan mulakan yang baharu?
ui-confirm-resume = Satu pusingan sedang berlangsung. Gantikannya dengan pusingan dalam fail?
ui-confirm-reset = Satu pusingan sedang berlangsung. Hentikannya di sini?
ui-confirm-quit = Satu pusingan sedang berlangsung. Keluar tanpa menyimpannya?
ui-yes = Ya
ui-no = Tidak
ui-keep = Kekalkan pusingan ini
ui-give-up = Tinggalkannya
ui-cancel = Batal
ui-close = Tutup
ui-back-to-board = Kembali ke papan

## Menyimpan dan menyambung

ui-saved-as = Pusingan disimpan dalam { $file }.
ui-resumed = Pusingan disambung tepat di tempat ia ditinggalkan.
ui-resume-which = Fail yang mana?
ui-resume-none = Tiada pusingan yang disimpan di sini.
ui-nothing-to-save = Belum ada pusingan untuk disimpan.
ui-read-only = Rekod ini untuk dibaca sahaja: ia tidak selaras dengan peraturan program hari ini.

## Sejarah

ui-history-title = Pusingan, balingan demi balingan
ui-history-empty = Belum ada apa-apa berlaku: sejarah bermula dengan balingan pertama.
ui-history-earlier = Pusingan terdahulu di meja ini
ui-history-date = Dimainkan pada { $date }
ui-column-number = No.
ui-column-player = Pemain
ui-column-dice = Dadu
ui-column-path = Apa yang berlaku
ui-column-clauses = Klausa

## Penamat

ui-victory = 🎉 Kemenangan!
ui-winner = { $name } menang; pusingan ini mengambil { $throws } balingan.
ui-drawn = Pusingan tamat tanpa pemenang: semua bidak tertahan.
ui-score = Markah
ui-score-line = { $name }: { $points }
ui-another-round = Satu pusingan lagi?
ui-goodbye = Jumpa lagi.

## Bantuan

ui-keys = Kekunci
ui-key-line = { $key }: { $action }
ui-key-enter = Enter
ui-key-space = Ruang
ui-key-escape = Esc
ui-key-arrows = Anak panah
ui-key-tab = Tab
ui-key-page = Halaman atas dan bawah
ui-help-pace = Lebih perlahan, lebih mudah diikuti; lebih pantas, lebih cepat tamat.
ui-help-save = Balingan akan datang tidak disimpan: setiap satu hanya dicabut ketika dibaling.
ui-help-machine = Mesin membaling sendiri mengikut rentaknya.
ui-help-passed-over = Bidak yang tertahan atau perlu melepaskan giliran dilangkau dengan sendirinya.
ui-help-colours = Emas maju lagi, hijau menunggu, biru tertahan, merah kembali.
