### Advanced movement (PZR-6.6).


panzer-verb-up = Upstairs
panzer-verb-down = Downstairs
panzer-verb-inside = Into the building
panzer-verb-outside = Out of the building
panzer-verb-ahead-inside = Forward, into the building
panzer-verb-mount = { UNIT($unit, cap: "yes") }: mount { UNIT($carrier) }
panzer-verb-dismount = { UNIT($unit, cap: "yes") }: dismount in { HEX($hex) }
panzer-verb-emergency = { UNIT($unit, cap: "yes") }: jump off

panzer-refusal-not-on-foot = { UNIT($unit, cap: "yes") } does not move on foot: it drives ahead or in reverse, and turns.
panzer-refusal-not-driven = { UNIT($unit, cap: "yes") } is no vehicle: it goes in any direction, hex by hex.
panzer-refusal-quick-who = { UNIT($unit, cap: "yes") } cannot quickmarch. Squads, half-squads and sections without a support weapon can, with MOVE.
panzer-refusal-quick-shaken = { UNIT($unit, cap: "yes") } is suppressed and cannot quickmarch.
panzer-refusal-quick-terrain = A quickmarch leads only into clear hexes and along trails and roads; { HEX($hex) } is neither.
panzer-refusal-quick-levels = { UNIT($unit, cap: "yes") } has changed its level once in this quickmarch: no more.
panzer-refusal-crawl-who = { UNIT($unit, cap: "yes") } cannot crawl. Units in full cover with MOVE can: squads, half-squads and sections without a support weapon, not suppressed, on the ground floor.
panzer-refusal-crawl-levels = Nobody crawls to another level: { HEX($hex) } is higher or lower.
panzer-refusal-crawl-enemy = { HEX($hex) } is next to an enemy that your side has spotted: nobody crawls there.
panzer-refusal-crawl-open = There is no full cover in { HEX($hex) }: nobody crawls there.
panzer-refusal-come-down = { UNIT($unit, cap: "yes") } is upstairs and has to come down first.
panzer-refusal-no-upstairs = There is no upper floor to go to in { HEX($hex) }.
panzer-refusal-on-ground = { UNIT($unit, cap: "yes") } is on the ground floor.
panzer-refusal-gun-heavy = { UNIT($unit, cap: "yes") } is too heavy for its crew: it moves only behind a vehicle.
panzer-refusal-gun-indoors = { UNIT($unit, cap: "yes") } stands in a building and cannot be moved; it may turn.
panzer-refusal-search-who = { UNIT($unit, cap: "yes") } cannot search for a hull-down position: only vehicles can.
panzer-refusal-search-halt = To search for a hull-down position takes MOVE and the whole allowance; { UNIT($unit) } has a short halt.
panzer-refusal-search-terrain = There is nothing in { HEX($hex) } behind which a hull could be hidden.
panzer-refusal-searching = { UNIT($unit, cap: "yes") } searches its hex for a position: it may turn, but not leave.
panzer-refusal-move-apart = { UNIT($unit, cap: "yes") } shares its command and can still get within command range of the others: it may not end here.
panzer-refusal-column-turn = { UNIT($unit, cap: "yes") } moves in column and is not next: it goes off from one end, in its order.
panzer-refusal-column-rate = { UNIT($unit, cap: "yes") } shares MOVE in a column: it moves at trail or road rate.
panzer-refusal-column-pass = { UNIT($unit, cap: "yes") } does not pass the unit ahead of it: the column keeps its order.
panzer-refusal-column-apart = { UNIT($unit, cap: "yes") } can still close up to the unit ahead of it in the column: it may not end here.
panzer-refusal-overrun-column = { UNIT($unit, cap: "yes") } moves in column and keeps to the way: it overruns nobody.
panzer-refusal-house-who = { UNIT($unit, cap: "yes") } cannot drive into buildings: only tracked vehicles with a roof can.
panzer-refusal-house-riders = { UNIT($unit, cap: "yes") } carries passengers and cannot drive into a building.
panzer-refusal-house-none = There is no standing building in { HEX($hex) }.
panzer-refusal-house-in = { UNIT($unit, cap: "yes") } is where it would go.
panzer-refusal-house-out-first = { UNIT($unit, cap: "yes") } is in a building and has to come out first.
panzer-refusal-house-reverse = There is no reverse movement in a building.
panzer-refusal-towing-reverse = { UNIT($unit, cap: "yes") } has a gun in tow and cannot reverse.

panzer-event-walks = { UNIT($unit, cap: "yes") } goes to { HEX($hex) }; { $left } left.
panzer-event-crawls = { UNIT($unit, cap: "yes") } crawls to { HEX($hex) }.
panzer-event-leaves-cover = { UNIT($unit, cap: "yes") } leaves full cover.
panzer-event-goes-up = { UNIT($unit, cap: "yes") } goes upstairs in { HEX($hex) }.
panzer-event-comes-down = { UNIT($unit, cap: "yes") } comes downstairs in { HEX($hex) }.
panzer-event-march-holds = { UNIT($unit, cap: "yes") } keeps its order after the quickmarch: { $n }, more than { $number }.
panzer-event-march-shakes = { UNIT($unit, cap: "yes") } is out of breath after the quickmarch: { $n }, up to { $number }.
panzer-event-hull-found = { UNIT($unit, cap: "yes") } finds a position ({ $hull }): { $n }, up to { $number }.
panzer-event-hull-not-found = { UNIT($unit, cap: "yes") } finds no position: { $n }, up to { $number } was needed.
panzer-event-house-entered = { UNIT($unit, cap: "yes") } drives into the building in { HEX($hex) }; { $left } left.
panzer-event-house-left = { UNIT($unit, cap: "yes") } drives out of the building in { HEX($hex) }; { $left } left.
panzer-event-house-holds = The walls do { UNIT($unit) } no harm: { $n }, more than { $number }.
panzer-event-house-hits = { UNIT($unit, cap: "yes") } is hit by the walls: { $n }, up to { $number }.

panzer-ledger-hull-search = Search for a position, { UNIT($unit) }: added to the roll
panzer-ledger-house-test = { UNIT($unit, cap: "yes") } is damaged on a roll up to

panzer-modifier-search-partial = partial position
panzer-modifier-search-size = size of the vehicle
panzer-modifier-search-grade = grade
panzer-modifier-house-range = the building
panzer-modifier-house-gpd = five for each point of GPD

panzer-outcome-march-shakes = suppressed
panzer-outcome-march-holds = in order
panzer-outcome-hull-found = position found
panzer-outcome-hull-not-found = nothing found
panzer-outcome-house-holds = unharmed
panzer-outcome-house-damaged = damaged
panzer-outcome-house-tracks = tracks broken

panzer-word-partial = partially hull down
panzer-word-down = hull down

panzer-refusal-load-who = { UNIT($unit, cap: "yes") } cannot be carried so: leg and towed units on the map mount vehicles of their own side.
panzer-refusal-load-order = { UNIT($unit, cap: "yes") } needs MOVE to mount.
panzer-refusal-load-begun = Mounting takes the whole move: { UNIT($unit) } has done something already.
panzer-refusal-load-room = There is no room left for { UNIT($unit) }: space for people, space for a gun, and one gun at most.
panzer-refusal-load-far = { UNIT($unit, cap: "yes") } is too far: suppressed units, guns and sections with a support weapon get on and off in the same hex, others over one hex.
panzer-refusal-load-enemy = Nobody gets on or off where enemies are ({ HEX($hex) }).
panzer-refusal-load-points = Mounting and dismounting cost a vehicle half of its allowance; { $left } points are left.
panzer-refusal-load-moves = That vehicle moves in this turn: { UNIT($unit) } gets on and off in the move of the vehicle.
panzer-refusal-not-aboard = { UNIT($unit, cap: "yes") } is not carried by it.
panzer-refusal-just-mounted = { UNIT($unit, cap: "yes") } has moved in this turn and stays aboard.
panzer-refusal-unload-barred = { UNIT($unit, cap: "yes") } cannot enter { HEX($hex) } from there.
panzer-refusal-jump-shaken = { UNIT($unit, cap: "yes") } is suppressed and cannot jump off.
panzer-event-mounts = { UNIT($unit, cap: "yes") } mounts { UNIT($carrier) }.
panzer-event-dismounts = { UNIT($unit, cap: "yes") } gets off in { HEX($hex) }.
panzer-event-jumps-off = { UNIT($unit, cap: "yes") } jumps off in { HEX($hex) }.

panzer-verb-cover = { UNIT($unit, cap: "yes") }: take full cover
panzer-verb-rise = { UNIT($unit, cap: "yes") }: leave full cover
panzer-verb-dig = { UNIT($unit, cap: "yes") }: dig
panzer-refusal-cover-who = { UNIT($unit, cap: "yes") } cannot take full cover: dismounted infantry and guns can.
panzer-refusal-cover-terrain = There is no full cover on bridges, in fords and in streams ({ HEX($hex) }).
panzer-refusal-in-cover = { UNIT($unit, cap: "yes") } is in full cover.
panzer-refusal-not-in-cover = { UNIT($unit, cap: "yes") } is not in full cover.
panzer-refusal-cover-chosen = { UNIT($unit, cap: "yes") } has its orders for the end of this turn. Take them back if you meant others.
panzer-refusal-dig-who = { UNIT($unit, cap: "yes") } cannot dig: that takes full cover, no command in this turn, and no suppression.
panzer-refusal-dig-terrain = Nobody digs in { HEX($hex) }: it is water, a building hex or rubble.
panzer-refusal-dig-done = { UNIT($unit, cap: "yes") } holds a position in { HEX($hex) } already.
panzer-event-takes-cover = { UNIT($unit, cap: "yes") } takes full cover.
panzer-event-digs = { UNIT($unit, cap: "yes") } digs in { HEX($hex) }: { $n } of 4.
panzer-event-dug-in = { UNIT($unit, cap: "yes") } has dug an entrenchment in { HEX($hex) }.
panzer-refusal-cover-no-move = { UNIT($unit, cap: "yes") } is in full cover: guns and sections with a support weapon do not move from there.
panzer-refusal-cover-no-halt = { UNIT($unit, cap: "yes") } is in full cover and cannot have a short halt.
panzer-refusal-no-halt-laden = { UNIT($unit, cap: "yes") } is a section with a support weapon: it fires or moves, never both.
panzer-refusal-no-halt-towed = { UNIT($unit, cap: "yes") } is towed or pushed by hand: it fires or moves, never both.
