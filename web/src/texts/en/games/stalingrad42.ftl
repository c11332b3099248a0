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
page-stalingrad42-about-flotilla = The flotilla carries Soviet units over the Volga here in this phase.
page-stalingrad42-about-store = It stays here for good and can no longer be moved.
page-stalingrad42-about-reserve = It waits, and may advance two hexes at any time in your Combat Phase.
page-stalingrad42-about-raze = The fort comes off the map.
page-stalingrad42-about-activate = One waiting reserve army a turn wakes and may move from now on.
page-stalingrad42-about-arrive = It comes into this entry area and enters the map in the Movement Phase.
page-stalingrad42-about-spend = A supply point is used up: guns or headquarters are ready again.
page-stalingrad42-about-declare = Once in the game: two offensives and two supply points are ready at once.
page-stalingrad42-about-grant-plan = This headquarters gets one of the two offensives.
page-stalingrad42-about-grant-stock = This headquarters gets one of the two supply points.
page-stalingrad42-about-recall = It leaves the game, or gives a step for those who must leave.
page-stalingrad42-about-grant-step = What was withdrawn above the number comes back to it as a step.
page-stalingrad42-about-grant-brigade = What was withdrawn above the number stays as a brigade.
page-stalingrad42-about-plan = Prepares an offensive: from your next turn on two dice in one combat, and you choose.
page-stalingrad42-about-pick = This die counts.
page-stalingrad42-about-reroll = The commander lets you roll again, once a turn; the new result stands.
page-stalingrad42-about-keep = The commander stays unused.
page-stalingrad42-about-desperate = Rolls until the retreat is cancelled or nobody is left; every failure costs a step.
page-stalingrad42-about-stay = Does not recover, and stays in full retreat.
page-stalingrad42-about-withdraw = The whole stack tries to break away by a die, instead of attacking.
page-stalingrad42-about-release = Advances up to two hexes, and is in reserve no longer.
page-stalingrad42-about-storm = Goes into the city: both sides then share the hex until one has left.
page-stalingrad42-about-assign = Gives an army its marker in secret: it says whose box of units the army stands for.
page-stalingrad42-about-swap = In secret: two armies in one place exchange their markers.
page-stalingrad42-about-conceal = Joins a reserve army unseen, in its box.
page-stalingrad42-about-emerge = Comes out of the box of its army.
page-stalingrad42-about-show = Shown on top of its army, it gives that a zone of control.
page-stalingrad42-about-cover = Where the air unit stays: it may support the defence there in the next Soviet turn.
page-stalingrad42-about-shift = The area is closed: the unit moves on and is disrupted.
page-stalingrad42-about-luftwaffe = A German air unit shifts the odds one column and then covers those whom it helped.
