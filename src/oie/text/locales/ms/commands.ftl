### Kata-kata perintah `oie list`, `oie replay` dan `oie verify` sendiri.

command-list-dice = { $dice } dadu
command-list-dice-span = { $least } hingga { $most } dadu
command-list-facts = { $spaces } petak, { $dice }, { $least } hingga { $most } pemain
command-list-facts-fixed = { $spaces } petak, { $dice }, { $most } pemain
command-replay-heading = { $game }, disimpan pada { $saved }: { $names }.
command-verify-agrees = Semuanya dalam rekod ini sepadan: { $moves ->
    [0] belum ada balingan, dan peristiwanya membawa
   *[other] { $moves } langkahnya membawa kepada peristiwanya, dan peristiwa itu membawa
  } kepada kedudukan { $position }.
command-verify-start = Undian yang menentukan siapa bermula telah dibuktikan.
command-verify-proved = Dadu termeterai, bahagian { $segment }: { $throws ->
    [0] rahsianya ialah yang dijanjikan; tiada balingan dibuat dengannya.
   *[other] kesemua { $throws } balingannya telah dibuktikan.
  }
command-verify-running = Dadu termeterai, bahagian { $segment }: pusingan masih berjalan, jadi rahsia { $throws ->
    [0] dadu ini
   *[other] { $throws } balingannya
  } belum ditunjukkan, dan tiada apa-apa dapat dibuktikan.
command-verify-hidden = Dadu termeterai, bahagian { $segment }: rahsia { $throws ->
    [0] dadu ini
   *[other] { $throws } balingannya
  } tidak pernah ditunjukkan, dan tiada apa-apa dapat dibuktikan.
command-verify-unsealed = { $throws } balingan dibuat tanpa dadu termeterai dan tidak dapat dibuktikan.
command-referee-seats = Dalam kedudukan, tempat dikira dari 0: { $seats }.
command-referee-seat = { $seat } ialah { $name }
command-referee-first = (Di sini balingan pertama { $name } dikira sudah dibuat. Jika belum, tulis { $space }*: maka { $dice } ialah balingan pertama.)
command-tables-row = { $code }, kali terakhir { $last }, versi { $version }
command-tables-deleted = Meja { $code } telah dipadamkan, bersama rahsia dadunya.
command-backup-done = Semua meja disalin ke dalam { $file } ({ $size } kB). Fail itu mengandungi rahsia dadu yang masih dimainkan: orang lain tidak patut membacanya.
