### The turn: weather, bridges, landings, supply, replacements, traffic, unknown units, victory (chapters 3 to 5, 18, 20,
### 22 to 27).


## Choices

holland44-verb-blow = Try to blow the bridge { SIDE($side) }
holland44-verb-spare = Do not blow it
holland44-verb-mine = Mine the bridge { SIDE($side) } again
holland44-verb-mend = Repair the bridge { SIDE($side) }
holland44-verb-reappear = { UNIT($unit, cap: "yes") } reappears in { HEX($hex) }
holland44-verb-refit = Replacements for { UNIT($unit) } from the { $point }
holland44-verb-rebuild = Rebuild { UNIT($unit) } in { HEX($place) } with the point from the { $point }
holland44-verb-rejoin = Paratroopers find back to { UNIT($unit) }
holland44-verb-jam = Traffic marker on { HEX($hex) }
holland44-verb-land = { UNIT($unit, cap: "yes") } lands in { HEX($hex) }
holland44-verb-scatter = { UNIT($unit, cap: "yes") } bears it
holland44-verb-redeploy = Redeploy { UNIT($unit) }
holland44-verb-disengage = { UNIT($unit, cap: "yes") } tries to disengage

holland44-word-west = west
holland44-word-east = east


## Questions

holland44-prompt-Demolition-choose = { UNIT($mover, cap: "yes") } comes to the bridge { SIDE($side) }. Try to blow it?
holland44-prompt-BridgePhase-choose = Bridge phase: choose a bridge, or end the phase.
holland44-prompt-Airlanding-place = Airlanding: choose who lands where, or end the landings.
holland44-prompt-Airlanding-scatter = The landing in { HEX($hex) } goes wrong. Choose the unit that bears it.
holland44-prompt-Encounter-enter = { HEX($target, cap: "yes") } is empty now. Enter it, or stay; either way the move is over.
holland44-prompt-Redeployment-choose = Choose the city or town to which { UNIT($unit) } goes.
holland44-prompt-SupplyPhase-return = { UNIT($unit, cap: "yes") } returns, exhausted: choose a hex with a unit of its division.
holland44-prompt-TrafficPhase-place = Traffic phase: place a marker, or end placing and roll.
holland44-prompt-Disengagement-choose = { UNIT($unit, cap: "yes") } can get away. Retreat, or stay.


## What happens

holland44-event-turn-begins = Turn { $n } of { $of }.
holland44-event-player-turn = { PLAYER($player, cap: "yes") }: player turn.
holland44-event-weather = Weather: { $am } in the morning, { $pm } in the afternoon.
holland44-event-waits = { UNIT($unit, cap: "yes") } does not come yet: { $n }.
holland44-event-cut-off = { UNIT($unit, cap: "yes") } is out of supply.
holland44-event-supplied = { UNIT($unit, cap: "yes") } is in supply again.
holland44-event-dismounted = { UNIT($unit, cap: "yes") } leaves its vehicles behind: supplies come across a canal.
holland44-event-remounted = { UNIT($unit, cap: "yes") } has its vehicles again.
holland44-event-exhausted = { UNIT($unit, cap: "yes") } is exhausted.
holland44-event-reappears = { UNIT($unit, cap: "yes") } reappears in { HEX($hex) }.
holland44-event-isolated = { UNIT($unit, cap: "yes") } is isolated, { $n }: { $lost ->
    [1] a step is lost
   *[other] no loss
}.
holland44-event-blown = The bridge { SIDE($side) } is blown ({ $n }).
holland44-event-not-blown = The charges at the bridge { SIDE($side) } fail ({ $n }): it is safe.
holland44-event-bridge-safe = The bridge { SIDE($side) } is safe in Allied hands.
holland44-event-mined = The Germans have the bridge { SIDE($side) } again.
holland44-event-repairing = Work begins on the bridge { SIDE($side) }.
holland44-event-repaired = The bridge { SIDE($side) } can be used again.
holland44-event-repair-lost = The work on the bridge { SIDE($side) } is lost.
holland44-event-refits = { UNIT($unit, cap: "yes") } takes replacements: steps { $n }.
holland44-event-rebuilt = { UNIT($unit, cap: "yes") } is rebuilt in { HEX($place) }.
holland44-event-jammed = Traffic marker { $n } on { HEX($hex) }.
holland44-event-flows = Traffic marker { $n } leaves { HEX($hex) }.
holland44-event-traffic-roll = Traffic: { $n } and { $other }.
holland44-event-lands = { UNIT($unit, cap: "yes") } lands in { HEX($hex) }.
holland44-event-drop-roll = Landing in { HEX($hex) }: { $n }.
holland44-event-landing-roll = { UNIT($unit, cap: "yes") }: { $result }.
holland44-event-revealed = { UNIT($unit, cap: "yes") } is in { HEX($hex) }.
holland44-event-nobody-there = Nobody is in { HEX($hex) }.
holland44-event-redeployed = { UNIT($unit, cap: "yes") } goes to { HEX($hex) }.
holland44-event-disengages = { UNIT($unit, cap: "yes") } tries to disengage, { $n }: { $result }.
# $half: 1 if the Germans have half a point more
holland44-event-score = Points: Allies { $allied }, Germans { $german }{ $half ->
    [1] ½
   *[other] {""}
}.
holland44-event-crossed-steps = { $n ->
    [one] { $n } Allied ground step is
   *[other] { $n } Allied ground steps are
} across the river; { $needed } are needed.
holland44-event-wins = { $how ->
    [2] Automatic victory: { PLAYER($player) }.
    [3] No Allied unit is left beyond the Neder Rijn. Automatic victory: { PLAYER($player) }.
   *[other] Victory: { PLAYER($player) }.
}

holland44-word-none = landed well
holland44-word-scattered = scattered
holland44-word-scattered-1 = scattered, a step lost
holland44-word-scattered-2 = scattered, two steps lost
holland44-word-no = it stays
holland44-word-yes-1 = it gets away, losing a step
holland44-word-yes = it gets away

holland44-outcome-blown = blown
holland44-outcome-intact = not blown
holland44-outcome-scattered = { UNIT($unit) } scattered
holland44-outcome-nobody = nobody in { HEX($hex) }
holland44-outcome-revealed = { UNIT($unit) } there
holland44-outcome-astray = the landing in { HEX($hex) } goes wrong
holland44-outcome-unhurt = landed well
holland44-outcome-endures = { UNIT($unit) } endures
holland44-outcome-away = { UNIT($unit) } gets away
holland44-outcome-not-away = { UNIT($unit) } stays


## Where numbers come from

holland44-ledger-landing = Landing
holland44-ledger-isolation = Isolation
holland44-ledger-disengagement = Disengagement
holland44-ledger-demolition = Demolition
holland44-ledger-weather = Weather
holland44-modifier-demolition-early = first day
holland44-modifier-weather-day = this day
holland44-modifier-landing-ground = ground
holland44-modifier-landing-contested = enemies and friends near
holland44-modifier-landing-enemy = enemies near
holland44-modifier-isolation-elite = elite or Allied
holland44-modifier-isolation-poor = poor
holland44-modifier-isolation-city = a city within reach
holland44-modifier-disengagement-elite = elite
holland44-modifier-disengagement-poor = poor
holland44-modifier-disengagement-armor = armor


## Why not

holland44-refusal-no-comrades = A supply source returns to a hex with a unit of its division and no other source: not { HEX($hex) }.
holland44-refusal-no-bridge-there = There is no bridge that could be blown, mined or repaired.
holland44-refusal-bridge-never = This bridge is never blown.
holland44-refusal-bridge-spared = The bridge of Grave cannot be blown in the Allied turn 1.
holland44-refusal-bridge-safe = This bridge is not mined.
holland44-refusal-bridge-far = A German unit in good order must reach the bridge, and an Allied unit must be within one hex of it.
holland44-refusal-bridge-handled = A bridge is handled once in a bridge phase.
holland44-refusal-no-control = You mine a bridge with a marker that you control: a unit at one end, no enemy and no enemy ZOC at the other.
holland44-refusal-not-blown = This bridge is not blown.
holland44-refusal-rail-river = Railway bridges over major rivers are never repaired.
holland44-refusal-no-repair = Repairing takes a bridging unit in good order, in supply and not engaged, and both ends free of the enemy.
holland44-refusal-not-quiet = Without a bridging unit a bridge is repaired five hexes or more from every enemy and with a road home; for the Allies only south of a bridging unit.
holland44-refusal-germans-only = Only the Germans blow and mine bridges.
holland44-refusal-no-point = There is no such replacement point now: they come in night turns from turn 8 on.
holland44-refusal-refit-never = { UNIT($unit, cap: "yes") } gets no replacements.
holland44-refusal-refit-whole = { UNIT($unit, cap: "yes") } has all its steps.
holland44-refusal-refit-order = { UNIT($unit, cap: "yes") } must be in good order and not engaged.
holland44-refusal-refit-cut-off = { UNIT($unit, cap: "yes") } has no supply line to the area of the replacement point.
holland44-refusal-not-lost = { UNIT($unit, cap: "yes") } has not been eliminated.
holland44-refusal-no-remnant = No remnant counter is free for { UNIT($unit) }.
holland44-refusal-rebuild-place = A unit is rebuilt in the point’s entry area or in an own city with a supply line to it and no enemy ZOC: not in { HEX($place) }.
holland44-refusal-no-airborne-point = The division of { UNIT($unit) } has no airborne replacement point that can be used now.
holland44-refusal-rejoin-order = Paratroopers come back only to a unit in good order that is not engaged: not to { UNIT($unit) }.
holland44-refusal-rejoin-cut-off = { UNIT($unit, cap: "yes") } has no supply line to its division’s supply source.
holland44-refusal-jam-north = { HEX($hex, cap: "yes") } lies north of the northernmost unit that came from the south.
holland44-refusal-jam-close = { HEX($hex, cap: "yes") } is on or next to another traffic marker.
holland44-refusal-no-jam-left = No traffic marker is left.
holland44-refusal-not-in-air = { UNIT($unit, cap: "yes") } is not waiting to land.
holland44-refusal-land-later = { UNIT($unit, cap: "yes") } is due to land in a later turn.
holland44-refusal-land-weather = No landing now: it is night or overcast, or units have landed today already.
holland44-refusal-no-landings = No airlanding point is left.
holland44-refusal-land-poles = { UNIT($unit, cap: "yes") } lands in clear weather only, and after all who were to land in turn 3.
holland44-refusal-polish-hex = { HEX($hex, cap: "yes") } is a drop hex for Polish units.
holland44-refusal-land-far = { HEX($hex, cap: "yes") } is too far from the drop hexes of this turn.
holland44-refusal-land-water = { HEX($hex, cap: "yes") } lies beyond a river or canal beside the drop hex.
holland44-refusal-land-ground = The ground in { HEX($hex) } does not allow this unit to land.
holland44-refusal-land-full = Not more than nine steps land in { HEX($hex) }.
holland44-refusal-scatter-other = { UNIT($unit, cap: "yes") } is no airborne infantry that landed in this hex.
holland44-refusal-not-face-down = { UNIT($unit, cap: "yes") } is no face-down unit on the map.
holland44-refusal-redeployed-once = One face-down unit is redeployed in a turn, from turn 3 on.
holland44-refusal-redeploy-place = { HEX($hex, cap: "yes") } must be a city or town with a road home, no Allied unit in it or next to it, and no other face-down unit.
holland44-refusal-no-disengagement = The optional rule of disengagement is not in use: { UNIT($unit) } stays.
holland44-refusal-cannot-disengage = { UNIT($unit, cap: "yes") } cannot disengage: it must be in good order, able to move, next to an enemy, and not have attacked.


## Words and places

holland44-word-clear = clear
holland44-word-cloudy = cloudy
holland44-word-overcast = overcast
holland44-place-area = area { $letter }
holland44-place-pool = the pool of counters
holland44-place-waiting = waiting
holland44-place-lost = eliminated
holland44-place-gone = out of the game
holland44-place-cup = not seen yet
