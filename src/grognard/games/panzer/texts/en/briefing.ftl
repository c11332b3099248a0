### The briefing of a scenario.


## Titles

panzer-brief-victory = Victory
panzer-brief-command = The battle
panzer-brief-forces = Forces
panzer-brief-set-up = Set-up
panzer-brief-special = Special rules
panzer-brief-history = History
panzer-brief-balance = Balance
panzer-brief-measured = In { $games } games between two equal computers ({ $level }) the German side won { $german } % (95 % interval { $low } to { $high } %), the Soviet side { $soviet } %.
panzer-brief-favours = The battle is easier for one side: { $side }.

## Victory

panzer-brief-kills = { $side }: { $n } percent of the points of every enemy unit destroyed or abandoned.
panzer-brief-damaged = A damaged enemy on the map counts for { $n } percent of its points.
panzer-brief-objective = { $hexes }: { $n } points, taken by an armed unit that is there for { $turns ->
    [one] a full turn
   *[other] { $turns } full turns
}.
panzer-brief-objective-each = { $hexes }: { $n } points each, taken by an armed unit that is there for { $turns ->
    [one] a full turn
   *[other] { $turns } full turns
}.
panzer-brief-held = { $side } hold { $hexes } at the start.
panzer-brief-exit = { $side }: { $n } points for every vehicle that leaves the map at { $hexes }.
panzer-brief-exit-share = { $side }: { $n } percent of the points of every vehicle that leaves the map at { $hexes }.
panzer-brief-survivor = { $side }: { $n } points for every { $card } alive on the map at the end.
panzer-brief-start = { $side }: { $n } points from the start.
panzer-brief-draw = Who leads by { $n } points or more at the end has won; otherwise nobody has.

## The battle

panzer-brief-turns = { $n ->
    [one] One turn
   *[other] { $n } turns
}.
panzer-brief-layer-basic = Basic Game.
panzer-brief-layer-advanced = Advanced Game.
panzer-brief-force = { $side }: { $grade }.
panzer-brief-formation = { $side }, { $name } ({ $grade }): { $units }.
panzer-brief-count = { $n } x { $card }
panzer-brief-count-position = { $n } x { $card } ({ $position })
panzer-brief-position-full-cover = in full cover
panzer-brief-position-entrenched = entrenched
panzer-brief-position-improved-position = in an improved position
panzer-brief-position-hull-down = hull down
panzer-brief-position-partial-hull-down = partly hull down
panzer-brief-modules = Chapters beside the Basic Game: { $modules }.
panzer-brief-apcr-plus1 = German APCR is rare: 1 is added to the roll for it.
panzer-brief-apcr-plus2 = German APCR is very rare: 2 is added to the roll for it.
panzer-brief-apcr-none = The Germans have no APCR left.
panzer-brief-work = On the map, { $kind }: { $hexes }.
panzer-brief-zone = { $side }: { $n } units are set up in { $where }.
panzer-brief-entry = { $side }: { $n } units enter at { $where } from turn { $turn } on.

## Special rules

panzer-special-column = { $side }: the column enters by road, one vehicle behind the other, in its order.
panzer-special-first-player = { $side }: First Player in turn { $turn }, without a roll.
panzer-special-barred = Nobody may enter { $hexes }.
panzer-special-bridge-gpd = The bridge in { $hexes } can be destroyed: its defence is { $n }.
panzer-special-works-gpd = The block or wire in { $hexes } can be destroyed: its defence is { $n }.
panzer-special-delayed = { $side }: the units of this zone have no command until turn { $turn }, or until one of them is fired at.
