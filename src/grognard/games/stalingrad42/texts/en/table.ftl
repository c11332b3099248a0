### What is printed: counters, terrain and tracks; states of a unit; buttons.


## States of a unit

stalingrad42-badge-disrupted = disrupted
stalingrad42-badge-routed = in full retreat
stalingrad42-badge-out = out of supply
stalingrad42-badge-isolated = isolated
stalingrad42-badge-fired = has fired
stalingrad42-badge-refitted = has taken replacements
stalingrad42-badge-train = on a train
stalingrad42-badge-shattered = took part in an automatic DS
stalingrad42-badge-attacked = has attacked
stalingrad42-badge-struck = has been attacked
stalingrad42-badge-fled = has retreated
stalingrad42-badge-moved = has moved
stalingrad42-badge-ready = ready for use
stalingrad42-badge-dump = stored for good
stalingrad42-badge-reserve = in reserve
stalingrad42-badge-plan-ready = planned offensive, ready
stalingrad42-badge-planned = planned offensive for the next turn
stalingrad42-badge-air = with an air unit
stalingrad42-badge-box-1 = with army box 1
stalingrad42-badge-box-2 = with army box 2
stalingrad42-badge-box-3 = with army box 3
stalingrad42-badge-box-4 = with army box 4
stalingrad42-badge-box-5 = with army box 5
stalingrad42-badge-box-6 = with army box 6


## Tracks: the figure is the day of the month, or a count

stalingrad42-track-turn = Turn
stalingrad42-track-vp = VP
stalingrad42-track-benchmark = benchmark
stalingrad42-track-air = air
stalingrad42-track-resources = resources
stalingrad42-track-replacement-tank = tank repl.
stalingrad42-track-replacement-infantry = inf. repl.
stalingrad42-track-replacement-cavalry = cav. repl.
stalingrad42-track-replacement-special = spec. repl.
stalingrad42-track-replacement-allied = allied repl.
stalingrad42-track-6-clear = June, clear
stalingrad42-track-6-overcast = June, overcast
stalingrad42-track-6-rain = June, rain
stalingrad42-track-7-clear = July, clear
stalingrad42-track-7-overcast = July, overcast
stalingrad42-track-7-rain = July, rain
stalingrad42-track-8-clear = Aug, clear
stalingrad42-track-8-overcast = Aug, overcast
stalingrad42-track-8-rain = Aug, rain
stalingrad42-track-9-clear = Sept, clear
stalingrad42-track-9-overcast = Sept, overcast
stalingrad42-track-9-rain = Sept, rain
stalingrad42-track-10-clear = Oct, clear
stalingrad42-track-10-overcast = Oct, overcast
stalingrad42-track-10-rain = Oct, rain
stalingrad42-track-10-mud = Oct, mud
stalingrad42-track-10-snow = Oct, snow
stalingrad42-track-11-clear = Nov, clear
stalingrad42-track-11-overcast = Nov, overcast
stalingrad42-track-11-overcast-w = Nov, overcast
stalingrad42-track-11-rain = Nov, rain
stalingrad42-track-11-mud = Nov, mud
stalingrad42-track-11-snow = Nov, snow
stalingrad42-track-12-clear = Dec, clear
stalingrad42-track-12-overcast = Dec, overcast
stalingrad42-track-12-overcast-w = Dec, overcast
stalingrad42-track-12-snow = Dec, snow


## Names

stalingrad42-place-NORTH = the north edge
stalingrad42-place-F = the Caspian box
stalingrad42-terrain-entry-area = entry area
stalingrad42-terrain-victory = victory hex
stalingrad42-terrain-village = town
stalingrad42-terrain-fort = printed fort
stalingrad42-terrain-port = port
stalingrad42-terrain-oil = oil
stalingrad42-terrain-peak = peak
stalingrad42-terrain-landmark = landmark
stalingrad42-type-supply-point = supply point
stalingrad42-feature-oil = oil
stalingrad42-feature-front = front of 28 June


## Buttons

stalingrad42-group-move = Move
stalingrad42-group-regroup = Other orders
stalingrad42-verb-march-short = Move
stalingrad42-verb-extend-short = Extended
stalingrad42-verb-tactical-short = Tactical
stalingrad42-verb-done-short = End the phase
stalingrad42-verb-halt-short = Stop here
stalingrad42-verb-commit-short = Go ahead
stalingrad42-verb-cancel-short = Call off
stalingrad42-verb-air-short = Air support
stalingrad42-verb-luftwaffe-short = German air support
stalingrad42-verb-yield-short = Retreat
stalingrad42-verb-hold-short = Hold
stalingrad42-verb-support-short = Artillery
stalingrad42-verb-with-short = Add
stalingrad42-verb-rout-short = Full retreat
stalingrad42-verb-lose-short = Lose a step
stalingrad42-verb-stand-short = Stand fast
stalingrad42-verb-desperate-short = To the last
stalingrad42-verb-alone-short = Retreat alone
stalingrad42-verb-shatter-short = Shatter
stalingrad42-verb-attack-short = Attack
stalingrad42-verb-follow-short = Advance
stalingrad42-verb-strike-short = Break through
stalingrad42-verb-join-short = Join
stalingrad42-verb-rail-short = By rail
stalingrad42-verb-sail-short = By sea
stalingrad42-verb-flotilla-short = Flotilla
stalingrad42-verb-unpack-short = Make ready
stalingrad42-verb-pack-short = Make mobile
stalingrad42-verb-store-short = Store
stalingrad42-verb-reserve-short = Reserve
stalingrad42-verb-raze-short = Give up the fort
stalingrad42-verb-activate-short = Activate
stalingrad42-verb-arrive-short = Arrive
stalingrad42-verb-fortify-short = Fort
stalingrad42-verb-buy-short = Supply point
stalingrad42-verb-spend-short = Use a supply point
stalingrad42-verb-ready-short = Make ready
stalingrad42-verb-refit-short = Replacements
stalingrad42-verb-rebuild-short = Rebuild
stalingrad42-verb-declare-short = Winter offensive
stalingrad42-verb-recall-short = Withdraw
stalingrad42-verb-railhead-short = Railhead
stalingrad42-verb-charge-short = Use a supply point
stalingrad42-verb-plan-short = Planned offensive
stalingrad42-verb-pick-short = Take this die
stalingrad42-verb-reroll-short = Roll again
stalingrad42-verb-keep-short = Keep the die
stalingrad42-verb-remnant-short = Remnant
stalingrad42-verb-disband-short = No remnant
stalingrad42-verb-disengage-short = Disengage
stalingrad42-verb-withdraw-short = Disengage all
stalingrad42-verb-release-short = Release
stalingrad42-verb-storm-short = Storm
stalingrad42-verb-assign-short = Box
stalingrad42-verb-swap-short = Exchange
stalingrad42-verb-conceal-short = Into a box
stalingrad42-verb-emerge-short = Out of its box
stalingrad42-verb-show-short = Show


## Counters spelled out (S42-2.3)

stalingrad42-fact-vehicle = Vehicles
stalingrad42-fact-mechanised = Mechanized infantry
stalingrad42-fact-on-foot = On foot
stalingrad42-fact-attack = Attack strength
stalingrad42-fact-defence = Defence strength
stalingrad42-fact-movement = Movement allowance
stalingrad42-fact-steps = Steps
stalingrad42-fact-range = Range in hexes


## Terrain (S42-2.2.1)

stalingrad42-fact-cost-foot = MP on foot
stalingrad42-fact-cost-mech = MP, mechanized infantry
stalingrad42-fact-cost-veh = MP, vehicles
stalingrad42-fact-road-foot = MP on foot
stalingrad42-fact-road-mech = MP, mechanized
stalingrad42-fact-road-mech-wet = MP, mechanized, in rain and mud
stalingrad42-fact-more-foot = MP more on foot
stalingrad42-fact-more-mech = MP more, mechanized
stalingrad42-fact-shift = Columns for the attacker
stalingrad42-fact-doubles-infantry = Doubles defending infantry
stalingrad42-fact-doubles-all = Doubles all defenders
stalingrad42-fact-no-tank-shift = No shift for tanks
stalingrad42-fact-wet = Attackers in it count as attacking across a river
stalingrad42-fact-ends-advance = Ends an advance off the road
stalingrad42-fact-supply-two = Counts two hexes of a supply line off the road
stalingrad42-fact-wet-marsh = Marsh from the first rain on
stalingrad42-fact-city-battle = City battles are fought for it
stalingrad42-fact-no-fort = No fort is built in it
stalingrad42-fact-attrition = Isolated units suffer more
stalingrad42-fact-not-crossed = Not crossed without a bridge or a crossing
stalingrad42-fact-start-adjacent = Crossed only by who starts beside it
stalingrad42-fact-halves = Halves who attacks across it
stalingrad42-fact-doubles-behind = Doubles the defender if all attack across water
stalingrad42-fact-attack-crossing = Attacked across only at crossings and bridges
stalingrad42-fact-attack-mountain = Attacked across only by mountain divisions
stalingrad42-fact-no-attack = No attack across it
stalingrad42-fact-no-zoc = ZOC do not reach across
stalingrad42-fact-no-bond = No bond runs across
stalingrad42-fact-bond-once = A bond crosses one such hexside, not two
stalingrad42-fact-no-retreat = No retreat across it
stalingrad42-fact-no-supply = No supply line across it
stalingrad42-fact-feature-town = Units defend in it as in rough ground; an airfield
stalingrad42-fact-feature-fort = Soviet fort, until its group is left
stalingrad42-fact-feature-port = Source of supply for who rules its sea
stalingrad42-fact-feature-oil = Oil: brings points
stalingrad42-fact-feature-front = Where the front stood on 28 June; cities west of it cost the Axis points if Soviets hold them
stalingrad42-fact-bridge-road = Crossing costs nothing more
stalingrad42-fact-bridge-rail = Crossed at a small price
stalingrad42-fact-bridge-crossing = A pontoon bridge that is always there
stalingrad42-fact-rail-green = Converted by railheads, hex by hex
stalingrad42-fact-rail-plain = Converted with what lies around it
stalingrad42-fact-rail-unfinished = Opens in a later turn


## The calendar: names of turns, what comes in them

stalingrad42-turn-name = { $day } { $month ->
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
stalingrad42-date-areas = in area { $areas }
# How many replacements of each kind
stalingrad42-date-replacements = Replacements{ $tank ->
    [0] {""}
   *[other] {" · "}tank { $tank }
}{ $infantry ->
    [0] {""}
   *[other] {" · "}infantry { $infantry }
}{ $cavalry ->
    [0] {""}
   *[other] {" · "}cavalry { $cavalry }
}{ $special ->
    [0] {""}
   *[other] {" · "}special { $special }
}{ $allied ->
    [0] {""}
   *[other] {" · "}for allies of Germany { $allied }
}
stalingrad42-date-resources = { $n ->
    [one] { $n } resource point
   *[other] { $n } resource points
}
stalingrad42-date-season = Weather: { $season }
stalingrad42-date-winter = Winter: rivers freeze, passes are closed
stalingrad42-date-railhead = A railhead appears in { $hex }
stalingrad42-date-railway = A railway is finished
stalingrad42-date-upgrade = { $unit } becomes { $new }
stalingrad42-date-check = The Axis must have { $vp } points at the end of its half of the turn
stalingrad42-date-hold = The Axis must hold one of { $hexes } until the start of its half of the turn
