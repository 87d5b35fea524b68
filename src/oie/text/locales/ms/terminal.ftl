### Permainan skrin penuh: kata-kata ringkas pada papan dan di sebelahnya, dan hal yang hanya disebut oleh terminal.

## Apa yang dilakukan oleh sesuatu petak, dalam kata-kata ringkas petunjuk

terminal-does-repeat = gerak lagi mata yang sama
terminal-does-repeat-back = undur mata yang sama
terminal-does-origin = kembali ke tempat balingan bermula
terminal-does-ahead = membawa ke hadapan
terminal-does-behind = membawa ke belakang
terminal-does-lose = hilang { $turns } giliran
terminal-does-hold = tertahan sehingga bidak lain singgah
terminal-does-hold-alone = tertahan selagi bersendirian
terminal-does-pay = bayar { $amount } cip
terminal-does-throw = baling sekali lagi
terminal-does-choose = satu pilihan
terminal-does-nothing = tiada kesan
terminal-thrown = { $when ->
    [first] balingan pertama
   *[other] dari permulaan
  } { $dice }

## Sebab bidak berhenti atau bergerak lagi, dalam gelembung di sisi petak

terminal-bubble = { $name }: { $what }
terminal-on = gerak lagi { $count }
terminal-back = undur { $count }
terminal-to = { $space ->
    [0] ke permulaan
   *[other] ke petak { $space }
  }
terminal-straight = Terus ke petak { $space }
terminal-over = Terlebih: undur { $count }
terminal-no-further = tiada kesan lagi
terminal-held = tertahan
terminal-lost = hilang { $turns } giliran
terminal-sent = { $name }: { $space ->
    [0] ke permulaan
   *[other] ke petak { $space }
  }
terminal-freed = { $name }: bidak bebas
terminal-paid = { $amount } cip ke tabung

## Meja

terminal-ready = Mulakan apabila sedia
terminal-skip = mana-mana kekunci: terus ke akhir
terminal-all-history = semua: h
terminal-colours = Warna
terminal-cards = Kad berikutnya
terminal-typed = (dadu sebenar)
terminal-path = Atau laluan fail lain:
terminal-reading = ↑ ↓ dan kekunci halaman untuk menatal · Esc untuk menutup
terminal-save-leave = Simpan dan keluar
terminal-leave = Keluar
terminal-no-winner = Tiada pemenang
terminal-secret-means = Meterai yang ditunjukkan sebelum balingan pertama ialah cap jari rahsia ini, dan setiap balingan terhasil daripadanya: oie verify membuktikan bahawa tiada balingan yang diubah.
terminal-motion = Gerakan
terminal-moving = Bidak bergerak petak demi petak.
terminal-still = Bidak terus berada di tempat akhirnya.
terminal-settings = Mana-mana kekunci menamatkan perjalanan bidak. Dengan OIE_MOTION=0 bidak terus berada di tempat akhirnya; dengan NO_COLOR, tanda dan huruf awal menyatakan apa yang dinyatakan oleh warna; OIE_THEME=light, dark atau contrast memilih warna.
terminal-screen-reader = Bagi pembaca skrin, mulakan dengan oie play --plain: permainan yang sama dalam ayat penuh, sebaris demi sebaris.

## Menu

terminal-welcome = Permainan lama yang setia kepada teksnya: untuk dimainkan bersama-sama atau menentang mesin.
terminal-play = ▶ Main
terminal-apply = ▶ Teruskan
