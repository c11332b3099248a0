### Words and names: sides, facings, terrain, hit counters, states.


## The game

coh-title = Conflict of Heroes


## Sides. coh-seat-*: the label of a player's panel.

coh-side-german = the Germans
    .number = pl
coh-side-soviet = the Soviets
    .number = pl
coh-side-german-2 = the second German army
    .number = sg
coh-side-soviet-2 = the second Soviet army
    .number = sg
coh-seat-german = German
coh-seat-soviet = Soviet
coh-seat-german-2 = German 2
coh-seat-soviet-2 = Soviet 2


## Facings

coh-facing-NE = north-east
coh-facing-E = east
coh-facing-SE = south-east
coh-facing-SW = south-west
coh-facing-W = west
coh-facing-NW = north-west


## Ways to pay

coh-word-ap = AP
coh-word-opp = opportunity action
coh-word-cap = CAP
coh-word-card = card


## States and hit counters

coh-word-fresh = fresh
coh-word-spent = spent
coh-word-none = not hit
coh-word-bare = hit, without a counter
coh-word-stunned = stunned
coh-word-unnerved = unnerved
coh-word-killed = killed
coh-word-panicked = panicked
coh-word-pinned = pinned
coh-word-suppressed = suppressed
coh-word-cowering = cowering
coh-word-veh_destroyed = destroyed
coh-word-veh_gun_damaged_red = gun damaged, no red firepower
coh-word-veh_gun_damaged_blue = gun damaged, no blue firepower
coh-word-veh_immobilised = immobilised
coh-word-veh_light_damage = light damage
coh-word-veh_panicked = crew panicked
coh-word-veh_stunned = crew stunned
coh-word-veh_suppressed = crew suppressed


## Badges of counters, tracks, markers, places beside the map

coh-badge-fresh = fresh
coh-badge-spent = spent
coh-badge-active = activated
coh-badge-hit = hit
coh-badge-dug = dug in
coh-badge-exposed = in the open
coh-badge-hidden = hidden
coh-badge-bogged = stuck
coh-badge-iron = ignores its hit
coh-badge-march = on a forced march
coh-badge-carried = aboard
coh-badge-inside = fortified
coh-badge-loaded = carries others
coh-badge-air = in the air
coh-badge-damaged = damaged
coh-badge-departing = leaving the map
coh-track-round = Round
coh-track-vp = VP
coh-track-cap = CAP
coh-track-ap = AP
coh-place-reserve = not arrived yet
coh-place-waiting = waiting to enter
coh-place-lost = lost
coh-place-exited = left the map
coh-place-hidden = hidden


## Terrain

coh-terrain-open = open ground
coh-terrain-wheat = wheat field
coh-terrain-corn = corn field
coh-terrain-brush = brush
coh-terrain-forest = forest
coh-terrain-wooden-building = wooden building
coh-terrain-stone-building = stone building
coh-terrain-marsh = marsh
coh-terrain-river = river
coh-terrain-ford = ford
coh-terrain-large-gully = large gully
coh-terrain-gully-end = end of a gully
coh-terrain-road = road
coh-terrain-bridge = bridge
coh-terrain-hill-up-1 = slope, one level up
coh-terrain-climb-2 = climb of two levels
coh-terrain-large-gully-side = side of a large gully
coh-terrain-small-gully = small gully
coh-terrain-wall = wall
coh-terrain-at-ditch = anti-tank ditch


## Fortifications and obstacles

coh-fort-hasty-defence = the hasty defence
coh-fort-trench = the trench
coh-fort-gun-pit = the gun pit
coh-fort-bunker = the bunker
coh-fort-barbed-wire = the barbed wire
coh-fort-mine-red = the anti-personnel mine
coh-fort-mine-blue = the anti-tank mine
coh-fort-mine-black = the mixed mine
