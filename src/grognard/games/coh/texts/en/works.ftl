### Mines, obstacles and their destruction (chapter 18).


## Choices

# $kind: which mine
coh-verb-lay = Lay { $kind } { HEX($hex, case: "inside") }
coh-verb-defuse = Clear { AREA($fort) }
coh-verb-strike = Roll against { AREA($fort) }
coh-group-mine = Mine
coh-word-mine-red = an anti-personnel mine
coh-word-mine-blue = an anti-tank mine
coh-word-mine-black = a mixed mine
coh-prompt-MineWork-choose = { $laying ->
    [1] { UNIT($unit, cap: "yes") } lays a mine. Choose which, and the hex.
   *[other] { UNIT($unit, cap: "yes") } clears a mine. Choose which.
}


## What happens

coh-event-mine-found = A hidden mine lies { HEX($hex, case: "inside") }: { AREA($fort) }.
coh-event-mine-strikes = { AREA($fort, cap: "yes") } goes off under { UNIT($unit) }.
# $n: the total rolled
coh-event-mine-misses = { UNIT($unit, cap: "yes") } gets away unhurt.
coh-event-lays-mine = { UNIT($unit, cap: "yes") } lays { AREA($fort) } { HEX($hex, case: "inside") }.
coh-event-lays-hidden-mine = { UNIT($unit, cap: "yes") } lays { AREA($fort) } { HEX($hex, case: "inside") }, hidden.
coh-event-lays-somewhere = { UNIT($unit, cap: "yes") } lays a hidden mine.
coh-event-mine-scattered = { AREA($fort, cap: "yes") } falls from the air on { HEX($hex) }.
coh-event-mine-defused = { UNIT($unit, cap: "yes") } clears { AREA($fort) } { HEX($hex, case: "inside") }.
# $av: attack value; $dv: defence value
coh-event-work-attacked = Attack on { AREA($fort) } { HEX($hex, case: "inside") }: { $av } against { $dv }.
coh-event-work-holds = { AREA($fort, cap: "yes") } { HEX($hex, case: "inside") } holds.
coh-event-work-wrecked = { AREA($fort, cap: "yes") } { HEX($hex, case: "inside") } is destroyed.


## Where numbers come from, and what may come of a choice

coh-ledger-work = Defence of the fortification
coh-ledger-mine = Mine under { UNIT($unit) }
coh-modifier-work = Strength
coh-modifier-mine = Figure of the mine
coh-modifier-wire = Barbed wire
coh-modifier-jam = Vehicles on the road
coh-outcome-wrecked = { AREA($fort, cap: "yes") }: destroyed
coh-outcome-holds = { AREA($fort, cap: "yes") }: holds


## Refusals

coh-refusal-ditch-barred = { UNIT($unit, cap: "yes") } cannot cross the anti-tank ditch { HEX($hex, case: "inside") }. Only infantry can; go round it.
coh-refusal-trench-barred = No wheeled vehicle enters the trench { HEX($hex, case: "inside") }. Go round it.
coh-refusal-not-a-work = This attack is not rolled against that.
coh-refusal-mine-infantry = { UNIT($unit, cap: "yes") } is no infantry; only infantry lays mines.
coh-refusal-mine-contested = { UNIT($unit, cap: "yes") } is in close combat and cannot lay a mine.
coh-refusal-mine-reach = { HEX($hex, cap: "yes") } is too far. Lay the mine in the unit’s own hex or next to it.
coh-refusal-mine-enemy = Enemy units are { HEX($hex, case: "inside") }. Lay the mine in a hex without them.
coh-refusal-mine-twice = A mine of that kind lies { HEX($hex, case: "inside") } already. Choose another kind or hex.
coh-refusal-mine-none = All mines of that kind are in use. Choose another kind.
coh-refusal-defuse-contested = { UNIT($unit, cap: "yes") } is in close combat and cannot clear a mine.
coh-refusal-defuse-reach = You know of no such mine in the unit’s own hex or next to it.


## Options

coh-option-hit-pool-by-colour = Hit counters by colour
coh-option-hit-pool-by-colour-about = Which counters a hit draws: those of the unit’s type, or those of the colour of the defence that was hit, so that a gun’s shield counts as a vehicle.
coh-option-hit-pool-by-colour-off = by type of unit
coh-option-hit-pool-by-colour-on = by colour


## Before a choice that may not be meant

coh-regret-mine = Move { UNIT($unit) } onto the mine { HEX($hex, case: "inside") }? It will go off. { RULE($rule) }
