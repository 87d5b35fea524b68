### Bermain dari beberapa tempat: hos, tetamu, dadu bermeterai.

## Menjemput

online-invite = Jemput
online-invite-line = Sesiapa yang membuka pautan ini mengambil satu tempat, tanpa akaun. Menaip kod juga memadai.
online-code = Kod meja
online-alone = Pautan ini hanya berfungsi pada komputer ini. Untuk peranti lain mulakan dengan: oie serve --lan
online-link = Pautan untuk dihantar
online-watch-link = Pautan untuk menonton
online-copy = Salin
online-copied = Pautan telah disalin.
online-qr = Kod untuk diambil gambar, yang membawa ke meja ini
online-guest = seseorang di tempat lain, melalui pautan
online-guest-name = Tetamu { $number }

## Tempat duduk

online-chairs = Tempat duduk
online-is-host = hos
online-is-here = hadir
online-is-away = tiada
online-is-free = kosong
online-is-held = mesin memegang tempat ini
online-hold = Biarkan mesin bermain
online-give-back = Kembalikan tempat
online-free-seat = Kosongkan tempat
online-hand-over = Serahkan peranan hos
online-watching = { $count } penonton
online-let-watch = Benarkan menonton
online-you = anda

## Duduk

online-join = Ambil tempat
online-join-line = { $host } menjemput anda bermain.
online-join-code = Sertai meja
online-join-code-line = Dengan kod yang diberi oleh hos
online-others = Pusingan ini dimainkan dari beberapa tempat. Siapa bermain di tempat yang lain?
online-others-screen = Semua pada skrin ini
online-others-machine = Mesin
online-others-guest = Tunggu tetamu
online-name = Nama anda
online-choose-seat = Bidak anda
online-sit = Ambil tempat
online-watch = Tonton
online-full = Semua tempat sudah diambil. Anda boleh menonton.
online-watch-only = Anda sedang menonton.

## Ketiadaan

online-elsewhere = Meja ini dibuka di tempat lain
online-elsewhere-line = Tempat anda dimainkan pada halaman atau peranti lain.
online-come-back = Ambil semula di sini
online-host-left = Hos telah keluar. Meja masih terbuka, dan anda boleh membaling.
online-claim = Jadi hos
online-claim-wait = Boleh dalam { $seconds } s
online-player-left = { $name } tiada lagi. Tunggu, biarkan mesin bermain, atau kosongkan tempat itu.
online-player-gone = { $name } tiada lagi.
online-set = Hos telah menyusun semula meja; peraturan yang ditunjukkan adalah untuk pusingan seterusnya.
online-seat-left = { $name } telah meninggalkan tempatnya.
online-waits-for = Meja menunggu { $name }.
online-asked = { $name } meminta pusingan baharu.
online-ask-round = Minta pusingan
online-asked-sent = Hos telah diberitahu.
online-only-host = Hanya hos boleh melakukannya.
online-delete = Padam meja ini
online-confirm-delete = Padam meja dan semua isinya?
online-confirm-leave = Tinggalkan tempat anda? Pusingan diteruskan tanpa anda.

## Dadu bermeterai

online-sealing = Dadu sedang dimeterai: menunggu { $names }.
online-sealing-all = Dadu sedang dimeterai…
online-dice-sealed-why = Setiap halaman menyumbang kepada dadu sebelum balingan pertama, dan semua orang boleh menyemak selepas balingan terakhir bahawa tiada sesiapa mengubahnya.
online-proved = { $throws } balingan pusingan ini terbukti: semuanya telah ditetapkan sebelum balingan pertama, oleh semua halaman bersama-sama.
online-not-proved = Awas: dadu pusingan ini bukan yang dimeterai ({ $wrong }). Ada orang telah mengubahnya.
online-wrong-commitment = rahsia itu bukan yang telah diikat
online-wrong-key = satu kunci bukan yang dimeterai
online-wrong-left-out = kunci halaman ini ditinggalkan
online-wrong-lot = satu undian berbeza
online-wrong-throw = satu balingan berbeza
