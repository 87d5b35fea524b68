### Mod biasa: pusingan diceritakan baris demi baris.

plain-seat = { $name }: { $kind }.
plain-is-machine = membaling sendiri
plain-is-person = seorang pemain
plain-keys = Tekan Enter untuk membaling, atau taip: h sejarah, p siapa di mana, ? peraturan, s simpan, o FAIL buka, n pusingan baharu, r set semula, t tarik balik balingan yang ditaip, q keluar.
plain-unknown = “{ $key }” bukan kekunci.
plain-another = Permainan lain: oie play bolton --plain --seats 4 --name Alice --name Bob --lang ms; oie list menyenaraikan permainan.
plain-to-throw = { $name }, tekan Enter untuk membaling:
plain-real = { $name }: taip mata yang ditunjukkan oleh { $count ->
    [one] dadu
   *[other] { $count } dadu
  }:
plain-to-choose = { $name }, pilih satu nombor:
plain-nobody = Tiada sesiapa menjawab lagi: program membaling untuk semua.
plain-ended = Input telah tamat, dan dadu sebenar tidak dapat dibaling tanpa anda.
plain-kept = Input telah tamat: pusingan telah disimpan, dan oie play --plain --resume { $file } menyambungnya.
plain-again = Enter untuk pusingan lagi, s untuk menyimpan, h untuk sejarah, q untuk keluar:
plain-stands = { $name } berada { $space ->
    [0] sebelum petak 1
   *[other] di petak { $space }
  }.
plain-stopped = Pusingan itu dihentikan.
plain-sealed = Dadu telah dimeterai: { $commitment }
plain-secret = Meterai telah dibuka: { $secret }. Sesiapa yang menyimpan pusingan ini dapat membuktikan setiap balingan dengan oie verify.
plain-give-up = Satu pusingan sedang berjalan. Hentikannya? Taip ya, atau Enter untuk meneruskannya:
plain-yes-words = y ya
plain-open-what = Taip o dan nama fail yang disimpan.
