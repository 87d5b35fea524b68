### Apa yang telah berlaku dan bagaimana keadaannya, dalam bentuk ayat.

## Senarai

list-and = { $before } dan { $last }
list-or = { $before } atau { $last }

## Pembukaan

event-round-started = Pusingan bermula: { $name } membaling dahulu.
event-pool-left = Tabung masih berisi { $pool } cip daripada pusingan sebelumnya.
event-ante = { $name } memasukkan { $amount } cip ke dalam tabung.
event-antes = Setiap pemain memasukkan { $amount } cip ke dalam tabung.

## Satu balingan dengan lintasannya, satu demi satu selepas tanda titik bertindih

event-throw = { $name } mendapat { $dice }: { $legs }.
event-throw-alone = { $name } mendapat { $dice }.
event-goes = { $name } meneruskan: { $legs }.
leg-then = { $before }; { $leg }
leg-there = { $at }, { $leg }
leg-walk = dari { $start ->
    [0] permulaan
   *[other] petak { $start }
  } ke petak { $end }
leg-back = { $total } bermaksud undur, dari petak { $start } ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-clamped = undur dari petak { $start } hingga { $end ->
    [0] permulaan
   *[other] petak { $end }
  } sahaja, tempat laluan bermula
leg-floor = tidak dapat undur, kerana laluan bermula di { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-reverse = dari { $start ->
    [0] permulaan
   *[other] petak { $start }
  } melepasi petak { $goal }, jadi lebihan { $over } dikira undur hingga { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-finish = dari { $start ->
    [0] permulaan
   *[other] petak { $start }
  } ke petak { $goal }, dan melepasinya sudah cukup
leg-initial = balingan pertama, terus ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-initial-at-start = dibaling dari permulaan, terus ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-by = { $times ->
    [1] { $count } yang sama
    [2] dua kali { $count }
   *[other] { $times } kali { $count }
  }
leg-again = maju lagi { $by } ke petak { $end }
leg-again-back = undur { $by } ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-again-clamped = undur { $by }, tetapi hingga { $end ->
    [0] permulaan
   *[other] petak { $end }
  } sahaja, tempat laluan bermula
leg-again-reverse = maju lagi { $by } melepasi petak { $goal }, jadi lebihan { $over } dikira undur hingga { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-again-finish = maju lagi { $by } ke petak { $goal }, dan melepasinya sudah cukup
leg-from-goal = { $by } dikira undur dari petak { $goal } hingga { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-straight = terus ke petak { $end }
leg-straight-back = kembali ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }
leg-straight-stop = terus ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  } dan berhenti di situ
leg-origin = kembali ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }, tempat balingan bermula
leg-guard = berhenti, kerana petak ini sudah bertindak dalam balingan ini
leg-idle-reverse = berhenti, kerana bidak sedang dikira undur
leg-idle-once = berhenti, kerana kesan ini berlaku sekali sahaja dalam satu balingan
leg-stay-over = tidak bergerak dari { $space ->
    [0] permulaan
   *[other] petak { $space }
  }, kerana { $count } akan melepasi petak { $goal }
leg-stay-under = tidak bergerak dari petak { $space }, kerana { $count } akan undur melepasi { $first ->
    [0] permulaan
   *[other] petak { $first }
  }

## Pilihan

event-choice-offered = { $name } boleh memilih { $at } ({ $space }): { $choices }.
event-chosen = { $name } memilih: { $effect }.
event-chosen-number = { $name } memilih kemungkinan { $number }.

## Pertemuan

event-hit = { $by } berhenti di { $start ->
    [0] permulaan
   *[other] petak { $start }
  }, tempat { $name } berada: { $name } { $way ->
    [forward] maju
   *[back] undur
  } ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }, tempat balingan ini bermula.
event-wait-cancelled = { $name } tidak lagi perlu melepaskan { $turns } giliran.
event-returned = { $name } bertemu { $met } di { $start ->
    [0] permulaan
   *[other] petak { $start }
  } lalu kembali ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }, tempat balingan ini bermula.
event-relief = { $by } membebaskan { $name } { $at } ({ $space }): { $name } pergi ke { $end ->
    [0] permulaan
   *[other] petak { $end }
  }, tempat balingan ini bermula.
event-relief-stays = { $by } membebaskan { $name } { $at } ({ $space }): { $name } kekal di situ dan membaling semula pada gilirannya.
event-takes-place = Kini { $name } pula tertahan sehingga bidak lain singgah di petak { $space }.
event-freed = { $name } dibebaskan di petak { $space } dan membaling semula pada gilirannya.

## Tempat bidak berhenti

event-held = { $name } tertahan { $at } ({ $space }) sehingga bidak lain singgah di situ.
event-held-alone = { $name } tertahan { $at } ({ $space }) selagi tiada bidak lain di situ.
event-turns-lost = { $name } hilang { $turns ->
    [1] giliran berikutnya
   *[other] { $turns } giliran berikutnya
  } { $at }.
event-turns-owed = Kini jumlahnya { $waits } giliran yang hilang.
event-gift = { $name }, { $at }, memberi setiap pemain lain { $turns ->
    [1] satu giliran
   *[other] { $turns } giliran
  } lagi, maka { $name } melepaskan { $turns ->
    [1] giliran berikutnya
   *[other] { $turns } giliran berikutnya
  }.
event-throw-granted = { $name } membaling sekali lagi { $at }.

## Bayaran

event-meeting = pertemuan
event-paid = { $name } membayar { $amount } cip ke dalam tabung ({ $why }).
event-paid-short = { $name } berhutang { $due } cip ({ $why }) tetapi hanya ada { $amount }, yang masuk ke dalam tabung.
event-paid-nothing = { $name } berhutang { $due } cip ({ $why }) tetapi tiada lagi cip: tiada apa-apa dibayar, dan { $name } terus bermain.
event-paid-free = { $name } didenda 0 cip ({ $why }): tiada apa-apa dibayar.

## Penamat, dan jalan buntu

event-won = { $name } memenangi pusingan, tepat di petak { $goal }, { $at }.
event-won-passing = { $name } memenangi pusingan di petak { $goal }, { $at }.
event-won-pool = Tabung menjadi milik { $name }: { $pool } cip.
event-deadlock = Semua bidak tertahan, jadi tiada sesiapa dapat membaling lagi.
event-deadlock-oldest = Semua bidak tertahan, jadi tiada sesiapa dapat membaling lagi: { $name }, yang paling lama tertahan, dibebaskan di petak { $space } dan membaling pada gilirannya.
event-deadlock-all = Semua bidak tertahan, jadi tiada sesiapa dapat membaling lagi: semuanya dibebaskan di tempat masing-masing ({ $pawns }).
event-deadlock-draw = Semua bidak tertahan, jadi tiada sesiapa dapat membaling lagi: pusingan tamat tanpa pemenang.
event-deadlock-pawn = { $name } di petak { $space }
event-drawn = Pusingan tamat tanpa pemenang.
event-drawn-pool = { $pool } cip kekal di dalam tabung untuk pusingan berikutnya.

## Giliran siapa

event-passed-held = { $name } tidak membaling kerana bidaknya tertahan.
event-passed-wait = { $name } melepaskan giliran ini: { $left ->
    [0] tiada lagi yang perlu dilepaskan
   *[other] { $left } lagi perlu dilepaskan
  }.
event-turn-came = Giliran { $name } untuk membaling.

## Keadaan sekarang

status-to-throw = Giliran { $name } untuk membaling.
status-to-choose = Giliran { $name } untuk memilih.
status-won = { $name } telah menang.
status-drawn = Pusingan tamat tanpa pemenang.
status-held = { $name } tertahan { $at } ({ $space }) sehingga bidak lain singgah di situ.
status-held-alone = { $name } tertahan { $at } ({ $space }) selagi tiada bidak lain di situ.
status-waits = { $name } perlu melepaskan { $turns } giliran lagi.
