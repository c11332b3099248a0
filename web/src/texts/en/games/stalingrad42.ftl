### Stalingrad ’42: words on status tabs, in capitals and as short as can be; marks of the legend.

page-stalingrad42-counters-about = Top: designation. Box: type. Left: steps. Right: the dot of tanks, red for elite tanks, white for anti-tank guns. Below: attack, defence and movement; the defence on red is elite, on white poor; movement on black allows no extended movement. A white band: steps have been lost.

page-stalingrad42-tab-train = RAIL
page-stalingrad42-tab-reserve = RESERVE
page-stalingrad42-tab-plan-ready = PLAN
page-stalingrad42-tab-planned = PLAN +1
page-stalingrad42-tab-ready = READY
page-stalingrad42-tab-dump = DUMP
page-stalingrad42-tab-air = AIR
page-stalingrad42-tab-box = BOX { $n }

page-stalingrad42-mark-fort = Fort
page-stalingrad42-mark-fort-begun = Fort under construction
page-stalingrad42-mark-railhead = Railhead
page-stalingrad42-mark-city-battle = City battle
page-stalingrad42-mark-contested = Contested city
page-stalingrad42-mark-flotilla = Volga flotilla

## No die is needed

page-stalingrad42-attack-automatic = No die: the defenders are shattered at once. They lose a step of your choice; whoever is left goes back four hexes in full retreat. The units ticked here neither move nor attack any more this turn; they advance when all combats are over.
page-stalingrad42-attack-settled = No die: at 10-1 and more the defenders are shattered. They lose a step; whoever is left goes back four hexes in full retreat, without a determined defence.
page-stalingrad42-attack-low = Odds below 1-3 are not allowed: add units or support.

# Too many units in a hex: what is removed is destroyed (S42-4.4)
page-stalingrad42-Trim-lose = { UNIT($unit, cap: "yes") } is destroyed

# A division has lost its second step (S42-10.4)
page-stalingrad42-about-remnant = It stays here with one step, and a replacement restores the whole unit. If it is destroyed, the unit is gone for good.
page-stalingrad42-about-disband = It leaves the map and can be rebuilt later by replacements.

## What a button of the bar is for

page-stalingrad42-about-buy = For a resource point a supply point comes into this area: guns and headquarters shift the odds with it.
page-stalingrad42-about-fortify = For a resource point a fort is begun: from the next turn on it helps the defence.
page-stalingrad42-about-refit = A replacement point gives a unit back a step.
page-stalingrad42-about-rebuild = A destroyed unit comes back weakened, for replacement points.
page-stalingrad42-about-rail = By train along your railways: far, but away from the enemy.
page-stalingrad42-about-sail = By ship from port to port.
page-stalingrad42-about-railhead = The end of your railway moves on, and supply with it.
page-stalingrad42-about-charge = The supply point is used up: the guns shift the odds one column more.
page-stalingrad42-about-unpack = It stands ready to be used, and cannot move.
page-stalingrad42-about-pack = It can move again, and not be used.
