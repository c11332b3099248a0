### What is printed: counters, terrain and tracks; states of a unit; names of bridges.


## States of a unit

holland44-badge-disrupted = disrupted
holland44-badge-routed = in full retreat
holland44-badge-out = out of supply
holland44-badge-isolated = isolated
holland44-badge-spent = spent
holland44-badge-scattered = scattered
holland44-badge-engaged = engaged
holland44-badge-exhausted = exhausted
holland44-badge-fired = has fired
holland44-badge-limbered = has a movement marker
holland44-badge-dismounted = without its vehicles
holland44-badge-refitted = has taken replacements
holland44-badge-landed = landed in this turn
holland44-badge-ferries = serves a ferry
holland44-badge-train = on a train
holland44-badge-shattered = took part in an automatic DS
holland44-badge-attacked = has attacked
holland44-badge-struck = has been attacked
holland44-badge-fled = has retreated
holland44-badge-moved = has moved


## Tracks: the figure is the day of the month, or a count

holland44-track-turn = Turn
holland44-track-vp = VP
holland44-track-half-vp = ½ VP
holland44-track-across = steps across
holland44-track-air = air
holland44-track-landings = landings
holland44-track-airborne-101 = 101st returning
holland44-track-airborne-82 = 82nd returning
holland44-track-airborne-1Abn = 1st returning
holland44-track-am-clear = Sept, AM, clear
holland44-track-am-cloudy = Sept, AM, cloudy
holland44-track-am-overcast = Sept, AM, overcast
holland44-track-pm-clear = Sept, PM, clear
holland44-track-pm-cloudy = Sept, PM, cloudy
holland44-track-pm-overcast = Sept, PM, overcast
holland44-track-night-clear = Sept, night
holland44-track-night-cloudy = Sept, night
holland44-track-night-overcast = Sept, night


## Names

holland44-bridge-at = { $name } ({ $hexes })
holland44-bridge-restore = under repair by the Germans
holland44-terrain-out-of-play = not in play
holland44-terrain-entry-area = entry area
holland44-terrain-victory = victory hex
holland44-terrain-bridge-gold = bridge that is never blown
holland44-brief-arrival-source = Turn { $turn }, { $side }: { $units }, by air at the supply source{ $area }.


## Buttons

holland44-group-move = Move
holland44-group-regroup = Regroup
holland44-verb-march-short = Move
holland44-verb-extend-short = Extended
holland44-verb-tactical-short = Tactical
holland44-verb-done-short = End the phase
holland44-verb-halt-short = Stop here
holland44-verb-commit-short = Go ahead
holland44-verb-cancel-short = Call off
holland44-verb-air-short = Air support
holland44-verb-yield-short = Retreat
holland44-verb-hold-short = Hold
holland44-verb-support-short = Artillery
holland44-verb-attach-short = Attach
holland44-verb-with-short = Add
holland44-verb-lead-short = Lead
holland44-verb-rout-short = Full retreat
holland44-verb-lose-short = Lose a step
holland44-verb-stand-short = Stand fast
holland44-verb-alone-short = Retreat alone
holland44-verb-spare-short = Spare it
holland44-verb-shatter-short = Shatter
holland44-verb-attack-short = Attack
holland44-verb-land-short = Land
holland44-verb-jam-short = Traffic
holland44-verb-blow-short = Blow
holland44-verb-mine-short = Mine
holland44-verb-mend-short = Repair
holland44-verb-refit-short = Replacements
holland44-verb-rebuild-short = Rebuild
holland44-verb-rejoin-short = Rejoin
holland44-verb-ready-short = Replenish
holland44-verb-redeploy-short = Redeploy
holland44-verb-disengage-short = Disengage
holland44-verb-follow-short = Advance
holland44-verb-strike-short = Break through
holland44-verb-join-short = Join


## Counters spelled out (H44-2.3)

holland44-fact-formation = { $name }
holland44-fact-vehicle = Vehicles
holland44-fact-mechanised = Mechanized infantry
holland44-fact-on-foot = On foot
holland44-fact-attack = Attack strength
holland44-fact-defence = Defense strength
holland44-fact-movement = Movement allowance
holland44-fact-steps = Steps
holland44-fact-armour = Armor class
holland44-fact-anti-tank = Anti-tank class; one less when attacking
holland44-fact-range = Range in hexes
holland44-fact-free-stacking = One of its kind does not count for stacking
holland44-fact-face-down = Face down: nobody has seen what it is


## Terrain (H44-2.2.2)

holland44-fact-cost-foot = MP on foot
holland44-fact-cost-mech = MP, mechanized infantry
holland44-fact-cost-veh = MP, vehicles
holland44-fact-cost-road = MP along it
holland44-fact-more-foot = MP more on foot
holland44-fact-more-mech = MP more, mechanized infantry
holland44-fact-doubles = Doubles defenders that are no vehicles
holland44-fact-veh-halved = Halves vehicles that attack out of it or into it
holland44-fact-wet = Attackers in it count as attacking across water
holland44-fact-no-armor-shift = No shift for armor
holland44-fact-armor-shift-road = Shift for armor only along a road
holland44-fact-no-bond = No bond runs through it
holland44-fact-one-hex-stop = A retreat may end in its first hex
holland44-fact-tactical-only = Without a bridge only by tactical movement
holland44-fact-halves-all = Halves all who attack across it
holland44-fact-no-attack = No attack without a bridge, save by river assault
holland44-fact-no-zoc = ZOC do not reach across without a bridge
holland44-fact-no-retreat = No retreat without a bridge
holland44-fact-no-supply = No supply without a bridge
holland44-fact-bridge = May be blown when the Allies come to it
holland44-fact-bridge-gold = Never blown
holland44-fact-rail-bridge = Railway bridge: like others, but over a major river never repaired
holland44-fact-ferry = One step in a player turn


## The calendar: names of turns, what comes in them

# $kind: am, pm or night
holland44-turn-name = { $day } Sept, { $kind ->
    [am] AM
    [pm] PM
   *[night] night
}
holland44-date-area = in area { $place }
holland44-date-drop = by air at { $place }
holland44-date-source = by air at the supply source{ $place }
holland44-date-replacements = { $n ->
    [one] { $n } replacement point
   *[other] { $n } replacement points
}
holland44-date-allied-areas = Areas { $areas } become Allied
holland44-date-boundaries = The British corps boundaries no longer bind
