### Peluang: bar di meja, dan nasib dadu selepas pusingan.

odds-switch = Tunjukkan peluang
odds-switch-why = Peluang setiap orang untuk menang, dikira semula pada setiap balingan: tepat jika boleh, biasanya bagi dua atau tiga pemain, jika tidak dianggarkan. Permainan baharu mengambil sedikit masa pada mulanya.
odds-missing = Beberapa pakej tiada. Untuk memasangnya: { $command }
odds-install = Pasang
odds-installing = Pakej untuk peluang sedang dipasang; teruskan bermain.
odds-page = Peluang permainan ini dalam angka dan gambar (dalam bahasa Inggeris)
odds-now = Peluang menang
odds-about = kira-kira { $chance }
odds-error = ± { $error }
odds-luck = Nasib dadu
odds-curve = Peluang setiap orang untuk menang, balingan demi balingan.
odds-turning = Balingan yang mengubah segalanya ialah yang ke-{ $number }: { $name } mendapat { $faces }, dan peluang { $winner } berubah daripada { $before } kepada { $after }.
odds-dice-ordinary = { $name }: purata { $mean } dalam { $throws } balingan; dadu seperti biasa ({ $normal } dijangka).
odds-dice-high = { $name }: purata { $mean } dalam { $throws } balingan; dadu lebih tinggi daripada biasa ({ $normal } dijangka).
odds-dice-low = { $name }: purata { $mean } dalam { $throws } balingan; dadu lebih rendah daripada biasa ({ $normal } dijangka).

## Halaman peluang

odds-report-title = Peluang: { $game }
odds-report-win = Siapa menang, dengan { $seats } pemain
odds-report-chance = peluang
odds-report-seat = { $place ->
    [1] membaling pertama
    [2] membaling kedua
    [3] membaling ketiga
   *[other] membaling ke-{ $place }
  }
odds-report-nobody = tiada yang menang
odds-report-exact = Dikira dengan tepat, bagi setiap cara sesuatu pusingan boleh berlaku.
odds-report-simulated = Dianggarkan daripada banyak pusingan simulasi.
odds-report-length = Berapa lama satu pusingan
odds-report-length-line = Separuh daripada semua pusingan tamat selepas { $half } giliran; satu daripada dua puluh memerlukan lebih daripada { $long }. Puratanya { $mean }.
odds-report-chart = Peluang sesuatu pusingan mengambil sekian giliran
odds-report-turns = giliran
odds-report-board = Ke mana bidak pergi
odds-report-board-line = Semakin gelap petak, semakin kerap bidak sampai di situ. Tunjuk pada petak untuk melihat berapa kerap.
odds-report-space = petak
odds-report-visits = lawatan setiap pusingan
odds-report-events = Apa yang berlaku dalam satu pusingan
odds-report-a-round = setiap pusingan
odds-report-hits = bidak ditukar
odds-report-returns = bidak dihantar balik semasa tiba
odds-report-releases = bidak dibebaskan
odds-report-holds = bidak ditahan
odds-report-deadlocks = pusingan di mana semua ditahan
odds-report-payments = bayaran
odds-report-due = cip yang perlu dibayar
odds-report-guards = petak yang bertindak sekali sahaja
odds-report-leads = pertukaran pendahulu
odds-report-first = Membaling dahulu
odds-report-players = pemain
odds-report-rule = Peraturan rumah: { $rule }
odds-report-first-wins = yang pertama menang
odds-report-percent = { $value }%
odds-report-number = { $value }
