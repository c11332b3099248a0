### The map, counters, legend and gallery.

page-map-label = Map of { $title }
page-map-keys = Arrow keys walk from hex to hex, Enter picks, Shift with arrows moves the map, plus and minus zoom, 0 shows all.
page-map-unknown = unknown
page-map-spent = spent
page-map-stack = { $n ->
    [one] { $n } unit in this hex
   *[other] { $n } units in this hex
}
page-map-stack-all = The whole stack
page-map-stack-pick = { $n ->
    [one] { $n } unit. Click it.
   *[other] { $n } units. Click one.
}
    .touch = { $n ->
        [one] { $n } unit. Tap it.
       *[other] { $n } units. Tap one.
    }
page-map-drawing = The map is being drawn.
page-map-which = Which one?
page-map-key = On the map

## Overlays: what their hexes and lines mean

# $what: zone of control, for instance; $side: German
page-overlay-of = { $what }: { $side }
page-overlay-seen = In sight
page-overlay-unseen = Not in sight
page-overlay-culprit = In the way
page-overlay-arc = Arc
page-overlay-range = Range
page-overlay-long = Long range
page-overlay-defence = Defence of the ground
page-overlay-control = Held
page-overlay-threat-1 = 1 enemy can hit here
page-overlay-threat-2 = 2 enemies
page-overlay-threat-3 = 3 or more
page-overlay-reach = Within reach
page-overlay-reach-tactical = Tactical movement
page-overlay-reach-extended = Extended movement: no attack afterwards
page-overlay-level-low = Gully
page-overlay-level-1 = Level 1
page-overlay-level-2 = Level 2
page-overlay-level-3 = Level 3
page-overlay-contour = Step between levels
page-overlay-barrage = Under fire
page-overlay-hull-full = Hull down
page-overlay-hull-works = Hull down in the position
page-overlay-hull-partial = Partly hull down
page-overlay-hull-search = To be searched for
page-overlay-blind = Blind
page-overlay-zoc = Zone of control
page-overlay-bond = Bond
page-overlay-supply = Supply line
page-overlay-clear = In sight
page-overlay-blocked = Blocked
page-overlay-unsupplied = Out of supply
page-overlay-retreat = Where they would retreat
page-overlay-held = Nearer to its units
page-overlay-odds = Best odds
page-overlay-frontline = Front line
page-overlay-went = Moved
page-overlay-fired = Fired or attacked

## Legend

page-legend = Legend
page-legend-ground = Ground
page-legend-marks = Works, mines, smoke
page-legend-signs = Signs on the map
page-sign-selected = Selected
page-sign-selected-about = gold on black
page-sign-legal = Can be done
page-sign-legal-about = price in the pill
page-sign-costly = Can be done, more expensive
page-sign-costly-about = dashed
page-sign-hover = Under the pointer
page-sign-hover-about = with path and price
page-sign-target = Target
page-sign-target-about = corner marks
page-sign-aimed = Target under the pointer
page-sign-aimed-about = chances shown
page-sign-refused = Cannot be done
page-sign-refused-about = the reason follows
page-sign-focus = Keyboard
page-sign-focus-about = arrow keys
page-sign-last = Opponent’s last act
page-sign-last-about = in his colour
page-sign-objective = Victory hex
page-sign-objective-about = flag of its holder

## Gallery

page-gallery-title = Counters and maps
page-gallery-intro = How the games look here: every counter large and as on the map, what states look like, what the ground does, and how much is drawn at each zoom.
page-gallery-states = States
page-gallery-operational = Operational counters
page-gallery-operational-about = Symbols, designation, steps, attack, defence and movement. Games with NATO symbols use this face; a red box is elite, a white one poor.
page-gallery-zooms = Zoom
page-gallery-zooms-about = Five levels of detail. Drag, pinch or turn the wheel, or choose one here.
page-gallery-zoom = Level { $n }
page-gallery-scenario = Map
page-gallery-loading = Fetching maps and counters
page-gallery-px = { $n } px
page-state-fresh = fresh
page-state-active = activated
page-state-spent = spent
page-state-hit-own = hit, own
page-state-hit = hit, enemy’s
page-state-spent-hit = spent and hit
page-state-dug = dug in
page-state-hidden = hidden
page-state-unknown = unknown
