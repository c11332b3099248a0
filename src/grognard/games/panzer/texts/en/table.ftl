### The card of a unit, the legend, overlays.


## Terrain

panzer-terrain-clear = clear
panzer-terrain-rough = rough
panzer-terrain-scrub = scrub
panzer-terrain-shellhole = shell holes
panzer-terrain-light-woods = light woods
panzer-terrain-woods = woods
panzer-terrain-dense-woods = dense woods
panzer-terrain-gully = gully
panzer-terrain-stream = stream
panzer-terrain-ford = ford
panzer-terrain-water = water
panzer-terrain-railroad = railroad
panzer-terrain-road = road
panzer-terrain-trail = trail
panzer-terrain-bridge = bridge
panzer-terrain-street = street
panzer-terrain-building-wood = wooden buildings
panzer-terrain-building-brick = brick buildings
panzer-terrain-building-stone = stone buildings
panzer-terrain-rubble = rubble
panzer-terrain-block = block
panzer-terrain-ditch = anti-tank ditch
panzer-terrain-wire = wire
panzer-terrain-slope = slope
panzer-terrain-crest = crest
panzer-terrain-cliff = cliff
panzer-terrain-hedge = hedge
panzer-terrain-wall = wall

## Facts about a kind of ground

panzer-fact-cover-light = Light cover
panzer-fact-cover-medium = Medium cover
panzer-fact-cover-heavy = Heavy cover
panzer-fact-height = Blocks sight, height
panzer-fact-cost-T = Points on tracks
panzer-fact-cost-H = Points for half-tracks
panzer-fact-cost-W = Points on wheels
panzer-fact-turn = Points for a large turn

## Facts about a unit

panzer-fact-movement = Movement: cross-country, trail, road
panzer-fact-size = Size
panzer-fact-armour = Armour, front and rear
panzer-fact-unarmed = Not armed
panzer-fact-ap = Armour-piercing: up to so many hexes, penetration
panzer-fact-gp = High explosive, small arms: up to so many hexes, GP factor
panzer-fact-arc-all = Fires all round
panzer-fact-arc-front = Fires to the front
panzer-fact-points = Points

## Overlays

panzer-overlay-sight = Line of sight
panzer-overlay-spotting = Spotting
panzer-overlay-reach = Reach
panzer-says-sight-from = { HEX($hex) } sees { $n } hexes of the map. { RULE($rule) }
panzer-says-reach = { UNIT($unit, cap: "yes") }: { $n ->
    [0] no hex is within reach.
    [one] { $n } hex is within reach.
   *[other] { $n } hexes are within reach.
} { RULE($rule) }
panzer-says-sight = { HEX($from) } and { HEX($to) } see each other, { $n } hexes apart. { RULE($rule) }
panzer-says-spotting-yes = { UNIT($unit, cap: "yes") } is spotted: { $distance } hexes, seen up to { $reach }. { RULE($rule) }
panzer-says-spotting-range = { UNIT($unit, cap: "yes") } is not spotted: { $distance } hexes, seen up to { $reach }. { RULE($rule) }
panzer-says-spotting-arc = { UNIT($unit, cap: "yes") } is not spotted: outside the arc. { RULE($rule) }
panzer-says-spotting-sight = { UNIT($unit, cap: "yes") } is not spotted: { $why }. { RULE($rule) }
panzer-says-spotting-blind = { UNIT($unit, cap: "yes") } is not spotted: this unit cannot spot. { RULE($rule) }
