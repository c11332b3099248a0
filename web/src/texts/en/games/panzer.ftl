### Panzer: words on counters, panels of commands, shots and reaction fire.

page-panzer-counters-about = Above: the type. Below: its number and its movement across country, on a pill for tracks, a square for wheels, red for men; in play the command counter lies there: dark while it is face down, coloured when it is turned up, grey when it has been carried out. What a unit can do stands on its card.

## Command counters, in capitals and as short as can be

page-panzer-order-fire = FIRE
page-panzer-order-move = MOVE
page-panzer-order-short-halt = HALT
page-panzer-order-overwatch = WATCH
page-panzer-order-secret = ORDER
page-panzer-order-none = no command possible

## Status tabs

page-panzer-tab-damaged = DMGD
page-panzer-tab-tracks = TRACK
page-panzer-tab-abandoned = BAILED
page-panzer-tab-suppressed = SUPPR
page-panzer-tab-spot-move = MOVED
page-panzer-tab-spot-fire = FIRED
page-panzer-tab-spot-small-arms = FIRED
page-panzer-tab-hull-down = HULL DN
page-panzer-tab-hull-partial = PART HD
page-panzer-tab-full-cover = COVER
page-panzer-tab-post = DUG IN
page-panzer-tab-carried = ABOARD

## Legend

page-panzer-mark-wreck-ko = Knocked-out vehicle: at road rate whoever enters must stop.
page-panzer-mark-wreck-bu = Burning vehicle: its smoke makes shots through the hex harder.
page-panzer-mark-smoke = Fired smoke: it makes shots and observing through the hex harder, for two turns.
page-panzer-mark-barrage = Under a barrage: it makes fire harder, and high explosive attacks who enters.
page-panzer-mark-impact = Aim point of artillery; S for a smoke mission.
page-panzer-mark-registered = Point registered for a battery of yours; the enemy does not see it.
page-panzer-mark-exit = Way off the map, with the points for a unit that leaves there.

## Commands. $n: how many have one, or are chosen; $of: how many there are

page-panzer-orders = Commands
page-panzer-orders-hint = { $n } of { $of } have a command. Choose a unit on the map, or tick several here.
page-panzer-orders-shift = With Shift held you can draw round them.
page-panzer-orders-draw = Draw round units
page-panzer-orders-drawing = Draw a line on the map
page-panzer-orders-one = Give { $unit } a command
page-panzer-orders-give = Command for { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
page-panzer-fire-order = Fire
page-panzer-move-order = Move
page-panzer-halt-order = Short halt
page-panzer-watch-order = Overwatch
page-panzer-about-fire-order = Shoots in the fire step, stays where it is.
page-panzer-about-move-order = Moves with all its points, does not shoot.
page-panzer-about-halt-order = Shoots worse, then moves with half its points.
page-panzer-about-watch-order = Waits, and shoots at what fires or moves in its sight.

## A shot. $hit, $kill: chances; $n: the roll; $number: what was needed

page-panzer-shot = The target from above, facing up, and where the shot comes from
# $vain: whether all hits, some or none have no effect; $nothing: the chance of such a hit; $out: whether crews may leave
page-panzer-shot-chances = Hit { $hit }{ $vain ->
    [all] , but a hit has no effect
   *[other] , { $out ->
        [crew] destroyed or abandoned
       *[plain] destroyed
    } { $kill }
}{ $vain ->
    [some] , hit without effect { $nothing }
   *[other] { "" }
}
page-panzer-gp-chances = Takes effect { $hit }, destroyed { $kill }
page-panzer-shot-range = { $n ->
    [0] In the same hex
    [one] { $n } hex, { NUMBER($metres, useGrouping: 0) } m
   *[other] { $n } hexes, { NUMBER($metres, useGrouping: 0) } m
}
page-panzer-shot-hidden = { $number } % if it stands; its command is face down, and it may be moving.
page-panzer-shot-limited = { $number } % if the ammunition is at hand.
page-panzer-angle-either = On the border of both: its owner chooses.
page-panzer-places = { $angle }: of 100 hits
page-panzer-places-where = Place
page-panzer-places-hits = Hits
page-panzer-places-armour = Armour
page-panzer-places-comes = What they do
page-panzer-place-tf = Turret front
page-panzer-place-ts = Turret side
page-panzer-place-tr = Turret rear
page-panzer-place-hf = Hull front
page-panzer-place-hs = Hull side
page-panzer-place-hr = Hull rear
page-panzer-place-dk = Deck
page-panzer-place-tk = Tracks
page-panzer-place-covered = The ground: hull down
page-panzer-comes = { $destroyed ->
    [0] { $damaged ->
        [0] shake the crew
       *[other] { $damaged } damage
    }
   *[other] { $destroyed } destroy{ $damaged ->
        [0] { "" }
       *[other] , { $damaged } damage
    }
}
page-panzer-comes-nothing = no effect
page-panzer-comes-tracks = cannot move
page-panzer-rolled = Rolled { $n }, needed { $number } or less
page-panzer-angle-front = Front
page-panzer-angle-front_side = Front side
page-panzer-angle-rear_side = Rear side
page-panzer-angle-rear = Rear
page-panzer-against = { $penetration } against armour { $armour }
page-panzer-penetration = penetration { $penetration }
page-panzer-hit-nothing = A hit does nothing.
page-panzer-hit-dm = A hit damages it.
page-panzer-hit-ko = A hit knocks it out.
page-panzer-hit-bu = A hit sets it on fire.
page-panzer-came-missed = Missed
page-panzer-came-no-effect = No effect
page-panzer-came-covered = Into the ground
page-panzer-came-shaken = Crew shaken
page-panzer-came-damaged = Damaged
page-panzer-came-tracks-hit = Tracks hit
page-panzer-came-crew-leaves = Crew bails out
page-panzer-came-knocked-out = Knocked out
page-panzer-came-burns = Burns

## Reaction fire

page-panzer-reaction = Reaction fire
page-panzer-aim = { UNIT($firer, cap: "yes") }: choose a target. Pointing at it shows the chances.
page-panzer-aim-smoke = { UNIT($firer, cap: "yes") } has no target: choose a hex for its smoke.
page-panzer-aim-weapon = { UNIT($firer, cap: "yes") }: choose what it fires. Then come the targets.
page-panzer-resolve = All shots are declared: roll for them target by target.
page-panzer-commanded = All units have their commands. After Done they lie face down and hold.
page-panzer-moved = All your units have moved. Done ends your movement.
page-panzer-window = { UNIT($mover, cap: "yes") } moves before your guns: fire, hold, or let it pass.
page-panzer-reaction-nobody = None of your units on overwatch can hit anything now. You are asked so that nobody learns that.
page-panzer-about-hold = For this step. You are asked again after the next one.
page-panzer-about-hold-combat = No more reaction fire unless the other side fires again.
page-panzer-about-let-pass = For the whole move of this unit. The other side is told.
page-panzer-about-let-all-pass = For all units that still move now. The other side is told.
page-panzer-about-resolve = The dice are rolled: no more units can join this fire.
page-panzer-about-with = It fires at the same target, too.

## Artillery. $hex: an aim point; $chance: per cent; $n: how many

page-panzer-artillery = Artillery
page-panzer-artillery-nobody = Nobody of yours can call fire now. An observer needs overwatch and an enemy that he spots.
page-panzer-artillery-done = No more indirect fire
page-panzer-fires-on = fires on { $hex }
page-panzer-fire-call = Call fire on { $hex }
page-panzer-fire-call-where = Call fire on one of { $n } hexes: choose on the map
page-panzer-fire-continue = Keep up the fire
page-panzer-fire-shift = Shift to { $hex }
page-panzer-fire-shift-where = Shift to one of { $n } hexes: choose on the map
page-panzer-fire-check = Check fire
page-panzer-fire-begin = Begin the scheduled fire
page-panzer-fire-shift-plot = Let it fall on { $hex }
page-panzer-fire-shift-plot-where = Let it fall on one of { $n } hexes: choose on the map
page-panzer-about-continue = Same hex, same sheaf: the guns answer without a roll.
page-panzer-about-check = The mission ends. Observer and guns do nothing more in this step.
page-panzer-about-begin = It was scheduled for about this turn. After that you say where it falls.
page-panzer-responds = answers with { $chance }
page-panzer-astray = With { $chance } the shells fall among your own units: the enemy chooses on whom.
page-panzer-barrages = On the map
page-panzer-barrage = { $hex }: { $type ->
    [smoke] smoke
   *[he] high explosive
}, { $whose ->
    [own] yours
   *[enemy] of the enemy
}{ $fresh ->
    [true] , counts from the end of this step on
   *[false] { "" }
}
page-panzer-mission = Mission
page-panzer-mission-on = Mission on { $hex }
page-panzer-mission-enough = These fire
page-panzer-mission-enough-about = No further battery joins.
page-panzer-about-type-he = Attacks everything under it, friend and foe. The barrage stays and hinders fire.
page-panzer-about-type-smoke = Hurts nobody. For two turns shots and sight through it are harder.
page-panzer-about-type-illumination = Lights up the night.
page-panzer-about-sheaf-converged = Few hexes, full strength.
page-panzer-about-sheaf-open = More hexes, weaker in each.
page-panzer-about-sheaf-linear = The aim point and a row of hexes beyond it.
page-panzer-about-drop = The shells fall on its hex.
page-panzer-under = Under the shells, if the guns answer
page-panzer-under-hurt = hurt
page-panzer-under-killed = destroyed
page-panzer-under-own = your own!

## Before the battle: points and plots. $n: a turn

page-panzer-plots = Artillery before the battle
page-panzer-plots-about = In secret. The enemy sees none of it before the shells fall.
page-panzer-plots-part = What it fires, turn by turn, up to five turns in a row.
page-panzer-plots-register = Register a point
page-panzer-plots-plot = Schedule fire
page-panzer-plots-where = Choose the hex on the map.
page-panzer-about-register = Calls on this hex are answered more readily.
page-panzer-about-plot = Fire by the clock, without an observer: hex, turn, then what falls.
page-panzer-plots-enough = The plot is complete
page-panzer-plots-done = Nothing more
page-panzer-plan-registered = Registered: { $hex }
page-panzer-plan-plot = Scheduled: { $hex }, from turn { $n } on

## Aircraft and anti-aircraft fire

page-panzer-response = { $source } answers with { $chance }.
page-panzer-covers = { $enemies ->
    [0] no enemy
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
} under it{ $own ->
    [0] { "" }
   *[other] , { $own } of your own
}
page-panzer-under-attack = Under the attack
page-panzer-air = Aircraft
page-panzer-air-speed = Speed
page-panzer-air-altitude = Altitude
page-panzer-air-load = Load
page-panzer-air-flown = Hexes flown
page-panzer-load-none = guns only
page-panzer-load-bombs = bombs
page-panzer-load-rockets = rockets
page-panzer-loads = Loads of your aircraft
page-panzer-about-load-none = Guns only.
page-panzer-about-load-bombs = Dropped from medium or high altitude, by dive bombers in a dive; also against infantry.
page-panzer-about-load-rockets = Fired from low altitude at one hex, from 2 to 10 hexes off.
page-panzer-air-steer = Turn or fly on
page-panzer-air-left = Turn left
page-panzer-air-ahead = One hex on
page-panzer-air-right = Turn right
page-panzer-air-targets = What it can attack
page-panzer-air-next-over = Choose the hex of entry on the map, so that the targets lie straight ahead.
page-panzer-air-next-fly = Choose a hex straight ahead, or attack. Targets are found only after some hexes of flight with them in front.
page-panzer-about-speed-low = May turn once and finds targets after half the way. Easier to hit.
page-panzer-about-speed-high = Cannot turn, needs twice the way to find targets, attacks worse. Harder to hit.
page-panzer-about-altitude-low = For strafing and rockets, attacks best. Needs the longest way to find targets, easiest to hit.
page-panzer-about-altitude-medium = For bombs. Between the two.
page-panzer-about-altitude-high = For bombs and dives. Finds targets soonest, hardest to hit.
page-panzer-flak = Anti-aircraft fire
page-panzer-flak-chances = Hit { $hit }, shot down { $kill }
page-panzer-about-flak-hold = For now. You are asked again as the aircraft comes nearer.
page-panzer-about-flak-let-pass = For its whole flight. The other side is told.
page-panzer-tab-altitude-low = LOW
page-panzer-tab-altitude-medium = MEDIUM
page-panzer-tab-altitude-high = HIGH

## Close combat. $killed, $hurt, $own: chances

page-panzer-overruns = Overrun
page-panzer-overruns-about = Declared first; then the vehicle drives into the hex. The enemy may fire at it on the way.
page-panzer-overrun = Overrun { $target }
page-panzer-overrun-chances = Suppressed { $shaken }, full effect { $full }
page-panzer-close = Close combat
page-panzer-assault = Assault { $target }
page-panzer-approach = Rush to { $target } and assault from there
page-panzer-about-approach = One hex first: the enemy may fire at it, and it attacks worse.
page-panzer-clash = Destroyed { $killed }, hurt { $hurt }{ $risk ->
    [true] ; own loss { $own }
   *[false] { "" }
}
page-panzer-about-primary = It takes the losses, and its strength counts; the others help.
page-panzer-about-advance = It enters the hex of the beaten enemy.
page-panzer-about-stay = Nobody else enters the hex.

## The end of a turn

page-panzer-adjust = End of the turn
page-panzer-adjust-about = In secret, once for each: the enemy sees it when both are done. Then suppressed units try to recover.
page-panzer-adjust-turn = Turn to
page-panzer-adjust-cover = Take full cover
page-panzer-adjust-rise = Leave full cover
page-panzer-adjust-dig = Dig
page-panzer-adjust-done = Done
page-panzer-adjust-done-about = The rest stay as they are, and the turn ends.
page-panzer-about-cover = Harder to see and to hit; it sees worse itself, and moves only by crawling.
page-panzer-about-rise = It sees better and may move as usual again; it is easier to see and to hit.
page-panzer-about-dig = A turn of work on an entrenchment that covers it afterwards.
page-panzer-facing-n = N
page-panzer-facing-ne = NE
page-panzer-facing-se = SE
page-panzer-facing-s = S
page-panzer-facing-sw = SW
page-panzer-facing-nw = NW

## What each act is for, on its button

page-panzer-about-unit = Takes a unit from beside the map; its hex and facing come next.
page-panzer-about-place = It stands in this hex.
page-panzer-about-face = It faces this way: it fires and is armoured best to its front.
page-panzer-about-done = Ends your part of this step. What was not done in it is not done in this turn.
page-panzer-about-order = Gives this unit one of four commands, face down.
page-panzer-about-group = They share one command and obey it together.
page-panzer-about-enough = Nobody else joins.
page-panzer-about-first = The First Player fires first and moves last.
page-panzer-about-fire = Names who fires; the target comes next, and nothing is rolled yet.
page-panzer-about-weapon = Each kind of ammunition reaches and pierces as its card says. The target comes next.
page-panzer-about-at = Names the target. Pointing at it shows the chances.
page-panzer-about-smoke = A screen that makes shots and sight through the hex harder for two turns.
page-panzer-about-show = Its counter is turned up: a unit that moves is harder to hit.
page-panzer-about-keep = Its command stays secret, and it is fired at as if it stood.
page-panzer-about-spread = A further hit goes to this vehicle.
page-panzer-about-angle = The shot comes on the border of two angles: the owner of the target chooses.
page-panzer-about-react = Fires at once, out of turn. It has then used its overwatch.
page-panzer-about-move = Takes up this unit: the hexes that it reaches are lit.
page-panzer-about-rate = How it moves this turn: that decides its points and what it may do.
page-panzer-about-ahead = One hex forward, for its price. Enemies on overwatch who see it may fire.
page-panzer-about-back = One hex backward, facing the enemy, at a higher price.
page-panzer-about-turn = Turns in its hex, for points.
page-panzer-about-go = One hex this way, for its price.
page-panzer-about-enter = Comes onto the map here.
page-panzer-about-exit = Leaves the map for good. It scores where the scenario says that.
page-panzer-about-stop = Its move ends here; points that are left are lost.
page-panzer-about-up = To the upper floor: it sees farther.
page-panzer-about-down = To the ground floor.
page-panzer-about-inside = Into the building: better cover, and a test of damage.
page-panzer-about-outside = Out of the building, onto its street.
page-panzer-about-ahead-inside = One hex forward, straight into the building.
page-panzer-about-mount = Gets aboard; it moves with its carrier.
page-panzer-about-dismount = Gets off into this hex.
page-panzer-about-emergency = Jumps off while the vehicle moves, at no cost to it, and is suppressed.
page-panzer-about-pivot = Turns where it stands, in secret until both are done.
page-panzer-about-assault = Close combat with this enemy. It is declared now and fought when all are declared.
page-panzer-about-overrun = Drives into the hex of men and guns, after their fire.
page-panzer-about-load = What it carries in this battle.
page-panzer-about-fly-in = This aircraft comes over the map now.
page-panzer-about-edge = From this edge of the map.
page-panzer-about-over = Its first hex of the map.
page-panzer-about-heading = It flies this way.
page-panzer-about-speed = Slow finds targets sooner and may turn; fast is harder to hit.
page-panzer-about-altitude = Low attacks best, high is hardest to hit.
page-panzer-about-fly = One hex on. Guns on overwatch may fire.
page-panzer-about-bank = Turns in the air.
page-panzer-about-strafe = Guns along its way, at all in the hexes.
page-panzer-about-bomb = Bombs on this hex.
page-panzer-about-dive = Bombs in a dive: more exact.
page-panzer-about-rocket = Rockets at this hex.
page-panzer-about-guide = An observer on the ground shows it the target.
page-panzer-about-leave = It flies off the map without attacking further.
page-panzer-about-flak = Fires at the aircraft, as overwatch.
page-panzer-about-on-turn = The turn about which the scheduled fire begins.
page-panzer-about-part = What falls in this turn of the scheduled fire.
page-panzer-about-call = An observer asks the guns for fire on this hex. They may not answer.
page-panzer-about-shift = The mission goes on with another hex beside the first.
page-panzer-about-source = These guns fire the mission.
page-panzer-about-type = High explosive attacks, smoke screens.
page-panzer-about-sheaf = How the shells are spread.
page-panzer-about-way = The direction of the row.
page-panzer-about-shift-plot = The scheduled fire falls on this hex.
