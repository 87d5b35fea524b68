### Apa yang dilakukan oleh sesuatu petak: kata-kata bagi pilihan, petunjuk dan halaman peraturan.

effect-and = { $before }; { $effect }
effect-none = tiada kesan
effect-initial = petak tujuan balingan pertama; tiada kesan lain
effect-initial-at-start = petak tujuan balingan dari permulaan; tiada kesan lain
effect-goal = bidak pertama yang tiba di sini menang
effect-onward = bergerak lagi ke arah yang sama sebanyak { $times ->
    [1] mata yang sama
    [2] dua kali balingan
   *[other] { $times } kali balingan
  }
effect-forward = maju sebanyak { $times ->
    [1] mata yang sama
    [2] dua kali balingan
   *[other] { $times } kali balingan
  }
effect-backward = undur sebanyak { $times ->
    [1] mata yang sama
    [2] dua kali balingan
   *[other] { $times } kali balingan
  }
effect-after-onward = jika tiba di sini ketika lebihan dikira undur, undur lagi sebanyak { $times ->
    [1] mata yang sama
    [2] dua kali balingan
   *[other] { $times } kali balingan
  }
effect-after-forward = jika tiba di sini ketika lebihan dikira undur, maju semula sebanyak { $times ->
    [1] mata yang sama
    [2] dua kali balingan
   *[other] { $times } kali balingan
  }
effect-after-goal = jika tiba di sini ketika lebihan dikira undur, sebaliknya { $times ->
    [1] balingan
    [2] dua kali balingan
   *[other] { $times } kali balingan
  } dikira undur dari petak { $goal }
effect-after-stop = jika tiba di sini ketika lebihan dikira undur, berhenti di sini
effect-once = hal ini sekali sahaja dalam satu balingan
effect-straight = terus ke petak { $to }
effect-back = kembali ke { $to ->
    [0] permulaan, sebelum petak 1
   *[other] petak { $to }
  }
effect-origin = kembali ke tempat balingan bermula
effect-stop = dan berhenti di situ
effect-table = pergi { $pairs }
effect-pair = dari petak { $from } ke { $to ->
    [0] permulaan
   *[other] petak { $to }
  }
effect-lose = hilang { $turns ->
    [1] giliran berikutnya
   *[other] { $turns } giliran berikutnya
  }
effect-gift = setiap pemain lain mendapat { $turns ->
    [1] satu giliran lagi, maka giliran sendiri yang berikutnya dilepaskan
   *[other] { $turns } giliran lagi, maka { $turns } giliran sendiri yang berikutnya dilepaskan
  }
effect-hold = kekal di sini sehingga bidak lain singgah; bidak itu pula tertahan, dan bidak yang dibebaskan pergi ke tempat balingan itu bermula
effect-hold-brief = kekal di sini sehingga bidak lain singgah
effect-hold-stays = kekal di sini sehingga bidak lain singgah; bidak itu pula tertahan, dan bidak yang dibebaskan tetap di petak ini
effect-hold-company = kekal di sini selagi tiada bidak lain
effect-pay = membayar { $amount } cip ke dalam tabung
effect-throw-again = membaling sekali lagi
effect-choose = pilih: { $choices }

## Pilihan dan nilainya

option-line = { $name }: { $value }
option-true = ya
option-false = tidak
option-board = { $name } { $spaces }
option-board-none = { $name }: tiada
