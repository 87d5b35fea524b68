### Les chances : la barre à table, et la chance aux dés après la manche.

odds-switch = Montrer les chances
odds-switch-why = La chance de chacun de gagner, recalculée à chaque lancer. Jusqu’à trois joueurs elle est exacte ; à plus, elle est estimée.
odds-missing = Il manque des paquets. Pour les installer : { $command }
odds-install = Les installer
odds-installing = Les paquets pour les chances s’installent ; vous pouvez jouer pendant ce temps.
odds-page = Les chances de ce jeu en chiffres et en images (en anglais)
odds-now = Chances de gagner
odds-about = environ { $chance }
odds-error = ± { $error }
odds-luck = La chance aux dés
odds-curve = La chance de gagner de chacun, lancer après lancer.
odds-turning = Le lancer qui a tout changé est le { $number }ᵉ : { $name } fait { $faces }, et la chance de { $winner } passe de { $before } à { $after }.
odds-dice-ordinary = { $name } : { $mean } en moyenne sur { $throws } lancers ; des dés comme les autres (on attend { $normal }).
odds-dice-high = { $name } : { $mean } en moyenne sur { $throws } lancers ; des dés plus forts que d’habitude (on attend { $normal }).
odds-dice-low = { $name } : { $mean } en moyenne sur { $throws } lancers ; des dés plus faibles que d’habitude (on attend { $normal }).
