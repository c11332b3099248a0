### Scenarios and the options of a game.


## Scenarios

stalingrad42-scenario-voronezh-title = The Road to Voronezh
stalingrad42-scenario-voronezh-place = from the Tim to the Don
stalingrad42-scenario-voronezh-intro = The northern wing of the summer offensive, by itself: the 4th Panzer Army on the Tim, the 40th Army before it, a single railway, and Voronezh at the end of the line. Three turns. The tanks must get through in one place and far enough; the Soviets need not hold everywhere, only long enough. Its first turns are guided.
stalingrad42-scenario-fall-blau-title = Fall Blau
stalingrad42-scenario-fall-blau-place = from Kursk and Kharkov to the Don
stalingrad42-scenario-fall-blau-intro = On 28 June four armies break out of the line between Kursk and Taganrog. The steppe is open, the Soviet front is thin, and the German tanks are the best there are; but the Don is far, every division that turns aside for a pocket is missing at the spearhead, and eight turns are not long. The Axis needs cities and a foot beyond the river. The Soviets may not stand in the open yet: they must choose where to give ground, and keep an army alive.
stalingrad42-scenario-caucasus-title = The Caucasus
stalingrad42-scenario-caucasus-place = from the Kuban to the Terek
stalingrad42-scenario-caucasus-intro = Two German armies pour south over the Kuban towards the oil. Before them is hardly anybody, behind them a single railway that must first be rebuilt, and at the end of the road stand the highest mountains of Europe. The Soviet divisions are wrecks, but new ones come by the Caspian, and every pass and every river plays for them. Maikop falls soon; Tuapse, Ordzhonikidze and Grozny are another matter.
stalingrad42-scenario-uranus-title = Operation Uranus
stalingrad42-scenario-uranus-place = the Don bend and Stalingrad
stalingrad42-scenario-uranus-intro = On 19 November the guns open up on the Romanians north and south of Stalingrad. In the city the 6th Army is still fighting for the last factory. The Soviets strike first and with massed artillery, in snow and over frozen rivers, and want to close the ring at Kalach. The Axis must decide within days who breaks out, who holds, and with what the Don is to be defended; and it must keep a foot in the city until help can come.
stalingrad42-scenario-campaign-title = Stalingrad
stalingrad42-scenario-campaign-place = southern Russia, June to December 1942
stalingrad42-scenario-campaign-intro = The whole year: the drive to the Don, the parting of the ways to Stalingrad and to the Caucasus, the autumn mud, and the winter offensive whose hour the Soviets choose themselves. Rails must be relaid, allies must guard the long flank, divisions leave for other fronts, and in the east reserve armies gather of which nobody can say what is in them. The Axis must run ahead of the calendar while it can, and hold enough of what it has won.
stalingrad42-scenario-own-title = { $title }
stalingrad42-scenario-own-place = { $place }
stalingrad42-scenario-own-intro = { $text }


## What a side does in a scenario

stalingrad42-role-attacks = attacks
stalingrad42-role-defends = defends
stalingrad42-role-meets = attacks and defends


## Options: name, what it changes (-about), values

stalingrad42-option-reserves = Reserves
stalingrad42-option-reserves-about = Up to three units or stacks of a side that do not attack may be held back and advance in the combat phase.
stalingrad42-option-reserves-off = not used
stalingrad42-option-reserves-on = used
stalingrad42-option-plans = Planned offensives
stalingrad42-option-plans-about = A headquarters may prepare an attack a turn ahead: two dice are rolled for it, and one is chosen.
stalingrad42-option-plans-off = not used
stalingrad42-option-plans-on = used
stalingrad42-option-disengagement = Disengagement
stalingrad42-option-disengagement-about = In their combat phase units may try to break away from the enemy by a roll, instead of attacking.
stalingrad42-option-disengagement-off = not used
stalingrad42-option-disengagement-on = used
stalingrad42-option-commanders = Commanders
stalingrad42-option-commanders-about = Chuikov and Manstein come into play; once a turn each of them lets a roll be made again.
stalingrad42-option-commanders-off = not used
stalingrad42-option-commanders-on = used
stalingrad42-option-contested = Contested cities
stalingrad42-option-contested-about = In a city battle the attacker moves into the hex, and both sides fight on in it.
stalingrad42-option-contested-off = not used
stalingrad42-option-contested-on = used
