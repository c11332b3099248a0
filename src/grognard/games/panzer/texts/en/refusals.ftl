### Why something cannot be done: what, why, and what would work. The rule is shown beside it.


## In general

panzer-refusal-sequence = That is not what is decided now. Choose from what is on offer.
panzer-refusal-not-yours = { UNIT($unit, cap: "yes") } is not yours. Choose a unit of your own.
panzer-refusal-not-on-map = { UNIT($unit, cap: "yes") } is not on the map.
panzer-refusal-not-a-hex = That is no hex of the map.

## Set-up

panzer-refusal-zone-outside = { HEX($hex) } is outside the zone of this unit. Choose a marked hex.
panzer-refusal-zone-enemy = Enemies are in { HEX($hex) }, and vehicles of both sides never share a hex.
panzer-refusal-zone-barred = This unit may not enter the terrain of { HEX($hex) }.
panzer-refusal-zone-works = A dug position cannot lie in { HEX($hex) }: it is water, a building hex, or has one already.
panzer-refusal-already-placed = { UNIT($unit, cap: "yes") } has been set up already, or belongs to another zone.

## Commands

panzer-refusal-has-command = { UNIT($unit, cap: "yes") } has its command already. Take it back if you meant another.
panzer-refusal-no-legal-target = { UNIT($unit, cap: "yes") } has no target: nobody it has spotted is in range, in arc and in sight of its gun.
panzer-refusal-cannot-move = { UNIT($unit, cap: "yes") } cannot move.
panzer-refusal-unarmed-unit = { UNIT($unit, cap: "yes") } is not armed: only a combat unit fires or watches.
panzer-refusal-no-commands-left = The formation of { UNIT($unit) } has no more commands in this turn.
panzer-refusal-waiting-moves = { UNIT($unit, cap: "yes") } is not on the map yet: it can only be ordered to move.
panzer-refusal-delayed = { UNIT($unit, cap: "yes") } waits: the scenario gives its zone no command yet, until one of it is fired at.
panzer-refusal-cannot-act = { UNIT($unit, cap: "yes") } cannot be given a command.
panzer-refusal-other-formation = { UNIT($unit, cap: "yes") } belongs to another formation and shares no command with this one.
panzer-refusal-recon-alone = Reconnaissance units have commands of their own: { UNIT($unit) } shares none.
panzer-refusal-command-range = { UNIT($unit, cap: "yes") } is not in command range of all units that share this command.

## Fire

panzer-refusal-not-firing = { UNIT($unit, cap: "yes") } has no command to fire in this step.
panzer-refusal-has-fired = { UNIT($unit, cap: "yes") } has fired already: every unit acts once in a turn.
panzer-refusal-no-targets = { UNIT($unit, cap: "yes") } has no target left.
panzer-refusal-no-such-weapon = { UNIT($firer, cap: "yes") } has no such weapon or ammunition.
panzer-refusal-weapon-useless = { UNIT($firer, cap: "yes") } has no target for this weapon.
panzer-refusal-target-friendly = { UNIT($target, cap: "yes") } is your own.
panzer-refusal-target-gone = { UNIT($target, cap: "yes") } is not on the map.
panzer-refusal-target-carried = { UNIT($target, cap: "yes") } is carried: fire at the carrier.
panzer-refusal-target-abandoned = { UNIT($target, cap: "yes") } is abandoned and no longer a target.
panzer-refusal-target-soft = { UNIT($firer, cap: "yes") } fires armour-piercing shot, and { UNIT($target) } is no vehicle.
panzer-refusal-target-hard = The blast of a hand-held weapon is for infantry and guns only, and { UNIT($target) } is a vehicle: { UNIT($firer) } must fire its armour-piercing charge.
panzer-refusal-not-spotted = { UNIT($firer, cap: "yes") } did not spot { UNIT($target) } in the Spotting Phase ({ $range } hexes): { $why }. Units do not spot for each other.
panzer-refusal-not-spotted-now = { UNIT($firer, cap: "yes") } does not spot { UNIT($target) } now ({ $range } hexes): { $why }.
panzer-refusal-out-of-range = { UNIT($target, cap: "yes") } is { $range } hexes away, beyond the range of { UNIT($firer) }.
panzer-refusal-too-near = { UNIT($target, cap: "yes") } is { $range } hexes away, nearer than { UNIT($firer) } can fire.
panzer-refusal-out-of-arc = { UNIT($target, cap: "yes") } is outside the firing arc of { UNIT($firer) }.
panzer-refusal-no-sight = { UNIT($firer, cap: "yes") } has no line of sight to { UNIT($target) }: { $why }.
panzer-refusal-shared-target = { UNIT($target, cap: "yes") } is too far from the other targets of this shared command.
panzer-refusal-already-resolved = Fire at { UNIT($target) } has been resolved: nobody else may declare on it now.
panzer-refusal-nothing-declared = No fire has been declared at { UNIT($target) }.
panzer-refusal-declare-first = { UNIT($unit, cap: "yes") } must fire and has no other target: declare its fire before that at { UNIT($target) } is resolved.
panzer-refusal-must-fire = { UNIT($unit, cap: "yes") } still has to fire.
panzer-refusal-shots-open = Resolve the fire declared at { UNIT($target) } first.
panzer-refusal-show-not-moving = { UNIT($unit, cap: "yes") } has no command that moves it.
panzer-refusal-show-other = { UNIT($unit, cap: "yes") } is not the target.
panzer-refusal-not-watching = { UNIT($unit, cap: "yes") } has no overwatch left.
panzer-refusal-no-trigger = { UNIT($target, cap: "yes") } has not fired or moved just now: there is nothing to react to.
panzer-refusal-react-one-target = All shots of one reaction are at one unit, and { UNIT($target) } is another.
panzer-refusal-no-mover = No unit is moving now.
panzer-refusal-spread-far = { UNIT($target, cap: "yes") } is not in command range of the unit hit first.
panzer-refusal-spread-range = { UNIT($firer, cap: "yes") } cannot fire at { UNIT($target) }.
panzer-refusal-angle-other = The shot does not come from there.
panzer-refusal-dual-suppressed = { UNIT($unit, cap: "yes") } is suppressed and fires one weapon only.
panzer-refusal-dual-section = { UNIT($unit, cap: "yes") } is a section and fires one weapon only.
panzer-refusal-no-smoke = { UNIT($firer, cap: "yes") } has no smoke to fire now.
panzer-refusal-smoke-range = { HEX($hex) } is out of range for the smoke of { UNIT($firer) }.
panzer-refusal-smoke-near = { HEX($hex) } is too near for the mortar of { UNIT($firer) }.
panzer-refusal-smoke-arc = { HEX($hex) } is not in the arc of { UNIT($firer) }.
panzer-refusal-smoke-sight = { UNIT($firer, cap: "yes") } does not see { HEX($hex) }.
panzer-refusal-smoke-friends = Own units are in { HEX($hex) }: no smoke is fired there.
panzer-refusal-upstairs-mortar = A mortar does not fire from an upper floor: { UNIT($firer) } must come down.
panzer-refusal-upstairs-hand-held = A hand-held anti-tank weapon does not fire from an upper floor: { UNIT($firer) } must come down.
panzer-refusal-carried-weapon = This weapon of { UNIT($firer) } cannot be fired while carried.

## Movement

panzer-refusal-must-move = { UNIT($unit, cap: "yes") } still has to carry out its move; it may stay in its hex.
panzer-refusal-has-moved = { UNIT($unit, cap: "yes") } has moved already.
panzer-refusal-no-move-order = { UNIT($unit, cap: "yes") } has no command to move.
panzer-refusal-no-entry-now = { UNIT($unit, cap: "yes") } finds no hex to enter now.
panzer-refusal-rate-no-way = { UNIT($unit, cap: "yes") } does not begin on a road or trail.
panzer-refusal-rate-not-his = { UNIT($unit, cap: "yes") } cannot move at that rate.
panzer-refusal-off-the-map = There the map ends: { UNIT($unit) } can only leave it.
panzer-refusal-no-edge = { UNIT($unit, cap: "yes") } does not stand before the edge of the map.
panzer-refusal-barred-terrain = { UNIT($unit, cap: "yes") } may not enter the terrain of { HEX($hex) }.
panzer-refusal-barred-side = { UNIT($unit, cap: "yes") } may not cross the hexside to { HEX($hex) }.
panzer-refusal-barred-levels = The step to { HEX($hex) } is too steep for { UNIT($unit) }.
panzer-refusal-barred-bridge = The bridge in { HEX($hex) } is entered and left along its road only.
panzer-refusal-barred-scenario = The scenario lets nobody enter { HEX($hex) }.
panzer-refusal-barred-fire = { HEX($hex) } is on fire.
panzer-refusal-barred-block = { HEX($hex) } is blocked.
panzer-refusal-barred-ditch = There is an anti-tank ditch in { HEX($hex) }.
panzer-refusal-barred-wire = There is wire in { HEX($hex) }.
panzer-refusal-barred-rubble = There is rubble in { HEX($hex) }.
panzer-refusal-points-short = { UNIT($unit, cap: "yes") } would have { $left } points left before { HEX($hex) } and needs { $price } for it.
panzer-refusal-hedge-whole = Crossing the hedge to { HEX($hex) } takes the whole move of { UNIT($unit) }, from its first point.
panzer-refusal-way-only-hex = { HEX($hex) } can only be entered along its road or trail, as the whole move.
panzer-refusal-move-is-over = { UNIT($unit, cap: "yes") } must end its move here.
panzer-refusal-way-ends = No road or trail leads to { HEX($hex) }, and { UNIT($unit) } moves along one.
panzer-refusal-way-turn = { UNIT($unit, cap: "yes") } moves along a road or trail and turns only with it.
panzer-refusal-way-enemy = Enemies hold { HEX($hex) }: it cannot be entered at road or trail rate.
panzer-refusal-way-crowded = { HEX($hex) } is overstacked: it cannot be entered at road or trail rate.
panzer-refusal-enemy-no-way-on = Enemies are in { HEX($hex) }, and { UNIT($unit) } has not the points to go on from there.
panzer-refusal-enemy-here = { UNIT($unit, cap: "yes") } cannot end its move in { HEX($hex) }, where enemies are.
panzer-refusal-no-facing = { UNIT($unit, cap: "yes") } cannot face that way.
panzer-refusal-same-facing = { UNIT($unit, cap: "yes") } faces that way already.
panzer-refusal-turned-here = { UNIT($unit, cap: "yes") } has turned in this hex already.
panzer-refusal-turn-barred = { UNIT($unit, cap: "yes") } cannot turn so far in { HEX($hex) }.
panzer-refusal-turn-short = { UNIT($unit, cap: "yes") } needs { $price } points for the turn and has { $left }.
panzer-refusal-entry-hex = { UNIT($unit, cap: "yes") } does not enter in { HEX($hex) }.
panzer-refusal-entry-enemy = Enemies hold { HEX($hex) }: { UNIT($unit) } cannot enter there.
panzer-refusal-entry-inward = { UNIT($unit, cap: "yes") } must face into the map.
panzer-refusal-enter-first = { UNIT($unit, cap: "yes") } is not on the map: it enters first.
panzer-refusal-column-order = { UNIT($unit, cap: "yes") } enters after { UNIT($ahead) }: the column keeps its order.

## Adjustment

panzer-refusal-cannot-pivot = { UNIT($unit, cap: "yes") } cannot pivot now: only dismounted infantry and guns do, each once.
panzer-refusal-pivot-same = { UNIT($unit, cap: "yes") } faces that way already.
