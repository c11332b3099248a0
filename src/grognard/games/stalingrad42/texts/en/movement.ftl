### Movement, stacking, railways, the sea, entry areas (chapters 4 to 7, 20, 22, 25, 31).


## Choices

stalingrad42-verb-done = End the phase
stalingrad42-verb-march = Move { UNIT($unit) }
stalingrad42-verb-extend = Extended movement of { UNIT($unit) }
stalingrad42-verb-tactical = Tactical movement of { UNIT($unit) }
stalingrad42-verb-with = Add { UNIT($unit) }
stalingrad42-verb-to = Go to { HEX($place) }
stalingrad42-verb-drop = Leave { UNIT($unit) } here
stalingrad42-verb-halt = Stop here
stalingrad42-verb-rout = Full retreat of { UNIT($unit) }, to get away
stalingrad42-verb-split = Split { UNIT($part) } off { UNIT($unit) }
stalingrad42-verb-absorb = Take { UNIT($part) } back into { UNIT($unit) }
stalingrad42-verb-rail = Load { UNIT($unit) } on a train
stalingrad42-verb-sail = Ship { UNIT($unit) } to { HEX($place) }
stalingrad42-verb-flotilla = The Volga flotilla serves { SIDE($side) }
stalingrad42-verb-unpack = { UNIT($unit, cap: "yes") }: ready for use
stalingrad42-verb-pack = { UNIT($unit, cap: "yes") }: ready to move
stalingrad42-verb-store = { UNIT($unit, cap: "yes") }: store here for good
stalingrad42-verb-reserve = Hold { UNIT($unit) } in reserve
stalingrad42-verb-raze = Give up the fort in { HEX($hex) }
stalingrad42-verb-activate = Activate the { $army }th Reserve Army


## Questions

stalingrad42-prompt-Movement-choose = Movement phase: choose a unit, or end the phase.
# $gait: how they move; $left: whole points, or hexes where tactical; $half: 1 if half a point more is left
stalingrad42-prompt-Move-choose = { UNIT($units, cap: "yes") }, { $gait }: { $half ->
    [1] { $left }½ points
   *[other] { $left ->
        [one] { $left } point
       *[other] { $left } points
    }
} left. Choose the next hex or stop.
stalingrad42-prompt-RailMove-choose = { UNIT($unit, cap: "yes") } is loaded. Choose where the train goes, or stay.
stalingrad42-prompt-Trim-choose = Too many units in { HEX($hex) }. Choose who is removed.

stalingrad42-word-still = no movement
stalingrad42-word-march = normal movement
stalingrad42-word-extended = extended movement
stalingrad42-word-tactical = tactical movement
stalingrad42-word-mobile = mobile
stalingrad42-word-ready = ready
stalingrad42-word-immobile = immobile


## What happens

stalingrad42-event-moves = { UNIT($unit, cap: "yes") } moves to { HEX($place) }.
stalingrad42-event-arrives = { UNIT($unit, cap: "yes") } arrives { HEX($place, get: "gender") ->
    [n] at
   *[other] in
} { HEX($place) }.
stalingrad42-event-left-map = { UNIT($unit, cap: "yes") } leaves the map by { HEX($place) }.
stalingrad42-event-splits = { UNIT($part, cap: "yes") } is split off { UNIT($unit) }.
stalingrad42-event-absorbs = { UNIT($unit, cap: "yes") } takes { UNIT($part) } back.
stalingrad42-event-stays = { UNIT($unit, cap: "yes") } goes no further.
stalingrad42-event-by-rail = { UNIT($unit, cap: "yes") } goes by rail to { HEX($place) }.
stalingrad42-event-by-sea = { UNIT($unit, cap: "yes") } lands in { HEX($place) }.
stalingrad42-event-unloaded = { UNIT($unit, cap: "yes") } unloads.
stalingrad42-event-flotilla = The Volga flotilla serves { SIDE($side) }.
stalingrad42-event-captured = { UNIT($unit, cap: "yes") } is taken in { HEX($hex) }.
stalingrad42-event-stock-mode = { UNIT($unit, cap: "yes") }: { $mode }.
stalingrad42-event-reserved = { UNIT($unit, cap: "yes") } is held in reserve.
stalingrad42-event-released = { UNIT($unit, cap: "yes") } leads the reserves of its hex forward.
stalingrad42-event-army-wakes = The { $army }th Reserve Army may move.
stalingrad42-event-caucasus-wakes = The Soviet units of the North Caucasus may move.


## Why it costs that

stalingrad42-ledger-step = Step of { UNIT($unit) }, in half MP
stalingrad42-ledger-step-tactical = Tactical step of { UNIT($unit) }, in hexes
stalingrad42-modifier-step-ground = ground
stalingrad42-modifier-step-road = along a road
stalingrad42-modifier-step-water = river or alpine hexside
stalingrad42-modifier-step-leave = out of an enemy ZOC
stalingrad42-modifier-step-area = into an entry area
stalingrad42-modifier-step-strait = over the strait of Kerch, the whole allowance
stalingrad42-modifier-step-transfer = another entry area takes the whole allowance
stalingrad42-modifier-step-tactical = one hex, whatever the ground


## Why not

stalingrad42-refusal-sequence = That is not decided now.
stalingrad42-refusal-not-yours = { UNIT($unit, cap: "yes") } belongs to { PLAYER($owner) }. Choose a unit of your own.
stalingrad42-refusal-not-on-map = { UNIT($unit, cap: "yes") } is neither on the map nor in an entry area.
stalingrad42-refusal-not-adjacent = { HEX($hex, cap: "yes") } is not next to it.
stalingrad42-refusal-has-moved = { UNIT($unit, cap: "yes") } has had its move in this phase.
stalingrad42-refusal-enemy-there = The enemy is in { HEX($hex) }.
stalingrad42-refusal-bond = An enemy ZOC bond bars the way to { HEX($hex) }. Go round it, or break it.
stalingrad42-refusal-must-stop = An enemy ZOC has stopped the move before { HEX($hex) }.
# $price, $left: in MP, or hexes where tactical
stalingrad42-refusal-no-points = That step costs { $price }, and only { $left } is left.
stalingrad42-refusal-immobile = { UNIT($unit, cap: "yes") } has no movement allowance and never moves.
stalingrad42-refusal-out-of-play = { HEX($hex, cap: "yes") } is sea, or ground that nobody enters.
stalingrad42-refusal-extended-near = Extended movement does not go next to an enemy, and one is beside { HEX($hex) }.
stalingrad42-refusal-routed-zoc = { UNIT($unit, cap: "yes") } is in full retreat: it enters the enemy ZOC in { HEX($hex) } only where a friend stands firm.
stalingrad42-refusal-apart = { UNIT($unit, cap: "yes") } did not begin in the same place, or the stack has left already.
stalingrad42-refusal-not-moving = { UNIT($unit, cap: "yes") } is not among those who move now.
stalingrad42-refusal-drop-later = { UNIT($unit, cap: "yes") } can stay behind only after the first step of a stack.
stalingrad42-refusal-must-leave = { UNIT($unit, cap: "yes") } is in full retreat and must leave the enemy.
stalingrad42-refusal-not-shaken = { UNIT($unit, cap: "yes") } is in full retreat already, or never goes into one.
stalingrad42-refusal-rout-beside = { UNIT($unit, cap: "yes") } has moved and stands next to the enemy without a friend who stands firm: in full retreat it could not leave.
stalingrad42-refusal-not-crowded = { UNIT($unit, cap: "yes") } is not in the overfilled hex, or does not count there.
stalingrad42-refusal-cannot-split = { UNIT($unit, cap: "yes") } cannot break down.
stalingrad42-refusal-no-part = { UNIT($unit, cap: "yes") } has no parts.
stalingrad42-refusal-cannot-absorb = { UNIT($unit, cap: "yes") } cannot take that unit in.
stalingrad42-refusal-area-shut = { HEX($place, cap: "yes") } is not open to you.

stalingrad42-refusal-no-road = Mechanized units go into mountains only by road: not to { HEX($hex) }.
stalingrad42-refusal-river-far = A major river without a bridge is crossed only with the first step, from beside it: not to { HEX($hex) }.
stalingrad42-refusal-volga-shut = The Volga is crossed only where there is a crossing: not to { HEX($hex) }.
stalingrad42-refusal-impassable = Nobody can cross that hexside: not to { HEX($hex) }.
stalingrad42-refusal-alpine-side = Only mountain divisions cross alpine hexsides off the road: not to { HEX($hex) }.
stalingrad42-refusal-helper-entry = Only a combat unit can take what is there: not { UNIT($unit) }.
stalingrad42-refusal-disrupted = { UNIT($unit, cap: "yes") } is disrupted and moves only tactically. In full retreat it could move farther.
stalingrad42-refusal-cut-off = { UNIT($unit, cap: "yes") } is mechanized and out of supply: it moves only tactically.
stalingrad42-refusal-refitting = { UNIT($unit, cap: "yes") } has taken a replacement and moves at most one hex.
stalingrad42-refusal-no-extended = { UNIT($unit, cap: "yes") } never uses extended movement.
stalingrad42-refusal-support-extended = Artillery support units do not use extended movement: nor does { UNIT($unit) }.
stalingrad42-refusal-stock-extended = Supply points do not use extended movement: nor does { UNIT($unit) }.
stalingrad42-refusal-stock-ready = { UNIT($unit, cap: "yes") } is ready for use and moves only tactically. Make it mobile before it moves.
stalingrad42-refusal-stock-dump = { UNIT($unit, cap: "yes") } is immobile.
stalingrad42-refusal-garrison-waits = { UNIT($unit, cap: "yes") } is a garrison and stays until an Axis combat unit is within five hexes.
stalingrad42-refusal-caucasus-waits = { UNIT($unit, cap: "yes") } stays until the Axis crosses the lower Don or comes near Stalingrad.
stalingrad42-refusal-army-waits = { UNIT($unit, cap: "yes") } belongs to a reserve army that has not been activated.
stalingrad42-refusal-first-turn = In this turn { UNIT($unit) } moves only tactically.
stalingrad42-refusal-small-turn = In a mini-turn units move only tactically, those in full retreat with their full MA but not extended: so does { UNIT($unit) }.
stalingrad42-refusal-first-campaign = In this turn { UNIT($unit) } moves only tactically.
stalingrad42-refusal-first-uranus = In this turn { UNIT($unit) } moves only tactically or by rail.
stalingrad42-refusal-first-caucasus = In the preliminary movement { UNIT($unit) } has its normal movement: no extended movement, no trains.
stalingrad42-refusal-area-winter = { HEX($place, cap: "yes") } is shut in winter.
stalingrad42-refusal-area-baku = { HEX($place, cap: "yes") } is not open to you while Axis units are there.
stalingrad42-refusal-stock-train = The supply point with { UNIT($unit) } is on a train.
stalingrad42-refusal-stock-mobile = The supply point with { UNIT($unit) } is not ready.
stalingrad42-refusal-reserved = { UNIT($unit, cap: "yes") } is held in reserve.
stalingrad42-refusal-area-disorder = Only units in good order leave an entry area: not { UNIT($unit) }.
stalingrad42-refusal-area-apart = No way leads from this area to { HEX($place) }.
stalingrad42-refusal-area-whole = That takes a unit’s whole allowance: { UNIT($unit) } has used some of it.
stalingrad42-refusal-box-full = { HEX($place, cap: "yes") } holds two combat units at most.
stalingrad42-refusal-entry-later = { HEX($hex, cap: "yes") } is not open for entry yet.
stalingrad42-refusal-entry-rail = Reinforcements come onto the map from here only by rail: so does { UNIT($unit) }.
stalingrad42-refusal-bluecher-bound = { UNIT($unit, cap: "yes") } leaves the Crimea only over the strait of Kerch, once the Axis controls Taman.
stalingrad42-refusal-strait-held = A Soviet unit is in { HEX($hex) }: the strait of Kerch is closed.
stalingrad42-refusal-strait-full = One unit a turn crosses the strait of Kerch, and one has.
stalingrad42-refusal-strait-one-way = Nobody goes back over the strait to { HEX($place) }.
stalingrad42-refusal-rail-order = Only units in good order go by rail: not { UNIT($unit) }.
stalingrad42-refusal-rail-start = No train can leave from where { UNIT($unit) } is: there must be a railway of your own, and no enemy ZOC.
stalingrad42-refusal-rail-end = No train gets to { HEX($place) }.
stalingrad42-refusal-rail-full = Four units have gone by rail in this phase.
stalingrad42-refusal-rail-from-map = One unit that was on the map has gone by rail in this phase: not { UNIT($unit) } too.
stalingrad42-refusal-rail-army = One unit of its army has come by rail; the others march: so does { UNIT($unit) }.
stalingrad42-refusal-rail-crowd = Another combat unit has come to { HEX($hex) } by rail.
stalingrad42-refusal-rail-ferry = The ferry of Vladimirovka has been used in this turn.
stalingrad42-refusal-no-sailing = { UNIT($unit, cap: "yes") } cannot embark: Soviet units on foot in good order and supply points can.
stalingrad42-refusal-sea-used = A unit has crossed that sea in this turn.
stalingrad42-refusal-port-taken = Marines land in an empty port: enemy units are in { HEX($place) }.
stalingrad42-refusal-sail-laden = { UNIT($unit, cap: "yes") } has units in its box: one unit goes by sea, not a whole army.
stalingrad42-refusal-no-port = { HEX($place, cap: "yes") } is not an own port of the same sea.
stalingrad42-refusal-flotilla-place = The flotilla serves another hexside of the Volga north of Stalingrad.
stalingrad42-refusal-flotilla-moved = The flotilla has moved in this phase.
stalingrad42-refusal-stock-mode = { UNIT($unit, cap: "yes") } cannot change so.
stalingrad42-refusal-stock-limit = No more mobile supply points may be on the map.
stalingrad42-refusal-no-reserve = { UNIT($unit, cap: "yes") } cannot be held in reserve: it must be in good order and have moved one hex at most, into no enemy ZOC.
stalingrad42-refusal-not-reserved = { UNIT($unit, cap: "yes") } is not in reserve, or has advanced.
stalingrad42-refusal-reserves-all = Three reserve markers are in use.
stalingrad42-refusal-no-fort-there = No fort of yours is in { HEX($hex) }.
stalingrad42-refusal-army-later = That army cannot be activated now: one a turn, from its turn on.
