### Peluang: bar di meja, dan nasib dadu selepas pusingan.

odds-switch = Tunjukkan peluang
odds-switch-why = Peluang setiap orang untuk menang, dikira semula pada setiap balingan. Hingga tiga pemain ia tepat; lebih daripada itu ia dianggarkan.
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
