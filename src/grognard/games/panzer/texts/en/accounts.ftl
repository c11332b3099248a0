### Where numbers come from: titles and lines of ledgers; outcomes.


## Titles

panzer-ledger-ap-modifiers = Modifiers to hit
panzer-ledger-hit-number = To hit, on a roll of 100
panzer-ledger-gp-modifiers = Modifiers of GP fire
panzer-ledger-gp-factor = GP factor (strength of high explosive and small arms)
panzer-ledger-gp-suppressed = Suppressed from a roll of
panzer-ledger-gp-effective = Full effect from a roll of
panzer-ledger-gp-defence = Defence of { UNIT($unit) }
panzer-ledger-penetration = Penetration
panzer-ledger-move-points = Movement points of { UNIT($unit) }

## Lines

panzer-modifier-target-size = size of the target
panzer-modifier-target-moving = the target moves
panzer-modifier-target-cover-light = light cover
panzer-modifier-target-cover-medium = medium cover
panzer-modifier-target-cover-heavy = heavy cover
panzer-modifier-firer-short-halt = short halt
panzer-modifier-firer-damaged = the firer is damaged
panzer-modifier-burning-vehicle-smoke = smoke of burning vehicles
panzer-modifier-reaction-fire-in-arc = reaction fire
panzer-modifier-reaction-fire-needs-traverse = reaction fire, the gun is turned
panzer-modifier-firer-suppressed = the firer is suppressed
panzer-modifier-smoke-open-sheaf = smoke
panzer-modifier-smoke-converged-sheaf = dense smoke
panzer-modifier-barrage-open-sheaf = barrage
panzer-modifier-barrage-converged-sheaf = dense barrage
panzer-modifier-on-fire = fire on the line
panzer-modifier-ammo-limit = ammunition is short
panzer-modifier-ammo-limit-both = both kinds of ammunition are short
panzer-modifier-heat-haze = heat haze
panzer-modifier-veil = Smoke, barrage or fire on the line
panzer-modifier-dual-fire-same-target = dual fire at one target
panzer-modifier-dual-fire-different-targets = dual fire at two targets
panzer-modifier-passenger-fire = fired by a passenger
panzer-modifier-unit-grade = grade of the unit
panzer-modifier-cover-light = light cover
panzer-modifier-cover-medium = medium cover
panzer-modifier-cover-heavy = heavy cover
panzer-modifier-target-spot-move = the target has moved
panzer-modifier-target-spot-fire = the target has fired
panzer-modifier-target-spot-fire-small-arms-only = the target has fired small arms
panzer-modifier-target-in-full-cover = the target is in full cover
panzer-modifier-spotter-in-full-cover = the spotter is in full cover
panzer-modifier-spotter-suppressed = the spotter is suppressed
panzer-modifier-hit-table = these modifiers, by the table
panzer-modifier-range-p = point-blank range
panzer-modifier-range-s = short range
panzer-modifier-range-m = medium range
panzer-modifier-range-l = long range
panzer-modifier-range-e = extreme range
panzer-modifier-penetration = penetration at this range
panzer-modifier-armour-front = armour, front
panzer-modifier-armour-front_side = armour, front side
panzer-modifier-armour-rear_side = armour, rear side
panzer-modifier-armour-rear = armour, rear
panzer-modifier-hedge = whole move over the hedge
panzer-modifier-only-hex = whole move along the way
panzer-modifier-way = along the way
panzer-modifier-reverse = in reverse
panzer-modifier-terrain = terrain
panzer-modifier-one-hex = one hex is always possible
panzer-modifier-hexside = hexside and levels
panzer-modifier-wire = wire
panzer-modifier-bu-smoke = smoke of a burning vehicle
panzer-modifier-bend = the bend of the way
panzer-modifier-free-turn = one hexside is free
panzer-modifier-turn = turn in this terrain
panzer-modifier-gpf-card = at this range
panzer-modifier-gp-table = factor against defence, by the table
panzer-modifier-gp-added = the modifiers
panzer-modifier-gpd-card = defence of the card
panzer-modifier-gpd-none = no cover
panzer-modifier-gpd-light = light cover
panzer-modifier-gpd-medium = medium cover
panzer-modifier-gpd-heavy = heavy cover
panzer-modifier-gpd-full-cover = full cover
panzer-modifier-gpd-moving = it moves
panzer-modifier-gpd-bounds = never below 1 or above 10
panzer-modifier-gpd-passenger = passenger
panzer-modifier-gp-target-vehicle-moving-direct = the target moves
panzer-modifier-gp-target-type-p = protected vehicle
panzer-modifier-gp-target-type-a = armoured vehicle
panzer-modifier-gp-target-vehicle-cover-medium = medium cover
panzer-modifier-gp-target-vehicle-cover-heavy = heavy cover
panzer-modifier-gp-target-cavalry = the target is cavalry
panzer-modifier-gp-target-crawling = the target crawls
panzer-modifier-gp-wall-hexside = across a wall
panzer-modifier-gp-firer-short-halt = short halt
panzer-modifier-gp-firer-damaged = the firer is damaged
panzer-modifier-gp-firer-suppressed = the firer is suppressed
panzer-modifier-gp-veil = smoke, barrage or fire on the line
panzer-modifier-gp-bu-smoke = smoke of a burning vehicle
panzer-modifier-gp-reaction-fire-in-arc = reaction fire
panzer-modifier-gp-reaction-fire-needs-traverse = reaction fire, the gun is turned
panzer-modifier-gp-ammo-limit = ammunition is short
panzer-modifier-gp-heat-haze = heat haze
panzer-modifier-gp-passenger-fire = fired by a passenger
panzer-modifier-gp-dual-fire-same-target = dual fire at one target
panzer-modifier-gp-dual-fire-different-targets = dual fire at two targets
panzer-modifier-gp-hasty-entrenchment = hasty entrenchment
panzer-modifier-gp-coax-point-blank = coaxial machine gun at point-blank range
panzer-modifier-gp-unit-grade = grade of the unit
panzer-modifier-gp-same-fire = as against the vehicle
panzer-modifier-start = at the start
panzer-modifier-kills = enemies lost or damaged
panzer-modifier-objectives = objectives
panzer-modifier-exits = units that left the map
panzer-modifier-survivors = survivors
panzer-modifier-recovery = recovery by grade
panzer-modifier-commanded = it had a command
panzer-modifier-under-fire = it was under fire

## Outcomes

panzer-outcome-suppressed = suppressed
panzer-outcome-reduced = reduced to a half-squad
panzer-outcome-removed = eliminated
panzer-outcome-falls = { HEX($hex) } comes down
panzer-outcome-miss = miss
panzer-outcome-nothing = no effect
panzer-outcome-damaged = damaged
panzer-outcome-knocked-out = knocked out
panzer-outcome-burns = burns
panzer-outcome-tracks-hit = tracks hit
panzer-outcome-shaken = crew shaken
panzer-outcome-crew-leaves = crew bails out
panzer-outcome-crew-stays = crew stays
panzer-outcome-rider-leaves = passenger gets off
panzer-outcome-rider-stays = passenger stays
panzer-outcome-rider-lost = passenger lost
panzer-outcome-rider-survives = passenger survives
panzer-outcome-ammo-short = out of ammunition
panzer-outcome-ammo-holds = ammunition at hand
panzer-outcome-wins-initiative = initiative: { PLAYER($player) }

## Before it is too late

panzer-regret-exit = { UNIT($unit, cap: "yes") } leaves the map and does not come back. { RULE($rule) }
