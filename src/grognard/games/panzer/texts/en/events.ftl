### The log: what happens.


## Turns

panzer-event-deployed = { UNIT($unit, cap: "yes") } is set up in { HEX($hex) }, facing { $facing }.
panzer-event-turn-begins = Turn { $n } of { $of }.
panzer-event-due = { UNIT($unit, cap: "yes") } may enter the map from now on.
panzer-event-spotted = { UNIT($unit, cap: "yes") } is spotted.
panzer-event-out-of-sight = { UNIT($unit, cap: "yes") } is lost from sight.
panzer-event-initiative = Initiative: { PLAYER("german") } { $german }, { PLAYER("soviet") } { $soviet }. { PLAYER($winner, cap: "yes") }: the choice of the First Player.
panzer-event-first-player = { PLAYER($player, cap: "yes") }: First Player in this turn.
panzer-event-shown = { UNIT($unit, cap: "yes") } shows its command: { $command }.
panzer-event-revealed = { UNIT($unit, cap: "yes") } had an unused command: { $command }.
panzer-event-turns = { UNIT($unit, cap: "yes") } turns to { $facing }.
panzer-event-destroyed = { UNIT($unit, cap: "yes") } is destroyed.
panzer-event-controls = { PLAYER($player, cap: "yes") }: { HEX($hex) } is taken, { $n } points.
panzer-event-alarm = { UNIT($unit, cap: "yes") } and its companions have been fired at: they wait no longer.
panzer-event-recovers = { UNIT($unit, cap: "yes") } recovers: { $n }, needed { $number } or less.
panzer-event-stays-suppressed = { UNIT($unit, cap: "yes") } stays suppressed: { $n }, needed { $number } or less.
panzer-event-game-ends = The battle is over: { PLAYER("german") } { $german }, { PLAYER("soviet") } { $soviet } points.

## Fire

panzer-event-aims = { UNIT($unit, cap: "yes") } fires at { UNIT($target) } ({ $weapon }).
panzer-event-reacts = { UNIT($unit, cap: "yes") } reacts and fires at { UNIT($target) } ({ $weapon }).
panzer-event-keeps-hidden = The command of { UNIT($unit) } stays face down.
panzer-event-void = { UNIT($unit, cap: "yes") } cannot carry out its command: { $command }.
panzer-event-spent = { UNIT($unit, cap: "yes") } has fired at { UNIT($target) }, which is no longer there.
panzer-event-ammo-holds = { UNIT($unit, cap: "yes") } has the ammunition: { $n }, limit { $limit }.
panzer-event-ammo-short = { UNIT($unit, cap: "yes") } is out of the ammunition: { $n }, limit { $limit }.
panzer-event-missed = { UNIT($unit, cap: "yes") } misses { UNIT($target) }: { $n }, needed { $number } or less.
panzer-event-hit = { UNIT($unit, cap: "yes") } hits { UNIT($target) }: { $n }, needed { $number } or less.
panzer-event-hits = { UNIT($unit, cap: "yes") } hits { UNIT($target) } with { $n }: { $hits } hits.
panzer-event-spreads = { UNIT($unit, cap: "yes") } puts a hit on { UNIT($target) }.
panzer-event-angle-chosen = { UNIT($unit, cap: "yes") } is hit from the { $angle }.
panzer-event-struck = { UNIT($target, cap: "yes") } is struck from the { $angle }: penetration { $penetration } against armour { $armour }.
panzer-event-struck-at = { UNIT($target, cap: "yes") } is struck in the { $place }: penetration { $penetration } against armour { $armour }.
panzer-event-covered = { UNIT($target, cap: "yes") } is hull down: the shot ({ $n }) strikes the ground.
panzer-event-no-effect = { UNIT($target, cap: "yes") } is not harmed.
panzer-event-shaken = { UNIT($target, cap: "yes") } takes no damage, but the crew is shaken.
panzer-event-damaged = { UNIT($target, cap: "yes") } is damaged.
panzer-event-tracks-hit = { UNIT($target, cap: "yes") } is hit in the tracks and cannot move.
panzer-event-knocked-out = { UNIT($target, cap: "yes") } is knocked out in { HEX($hex) }.
panzer-event-burns = { UNIT($target, cap: "yes") } burns in { HEX($hex) }.
panzer-event-gp-fire = { UNIT($unit, cap: "yes") } fires at { UNIT($target) }: { $n }, { $result }.
panzer-event-reduced = { UNIT($unit, cap: "yes") } is reduced to a half-squad.
panzer-event-shakes = The fire of { UNIT($unit) } shakes what stands in { HEX($hex) }: { $n }.
panzer-event-falls = What stands in { HEX($hex) } is destroyed.
panzer-event-suppressed = { UNIT($unit, cap: "yes") } is suppressed.
panzer-event-crew-stays = The crew of { UNIT($unit) } stays: { $n }, it leaves on { $number } or less.
panzer-event-crew-leaves = The crew of { UNIT($unit) } bails out: { $n }, it leaves on { $number } or less.
panzer-event-rider-stays = { UNIT($unit, cap: "yes") } stays aboard: { $n }, leaves on { $number } or less.
panzer-event-rider-leaves = { UNIT($unit, cap: "yes") } gets off: { $n }, leaves on { $number } or less.
panzer-event-rider-follows = { UNIT($unit, cap: "yes") } gets off with the crew.
panzer-event-rider-survives = { UNIT($unit, cap: "yes") } survives: { $n }, needed { $number } or more.
panzer-event-rider-lost = { UNIT($unit, cap: "yes") } is lost with its vehicle: { $n }, needed { $number } or more.
panzer-event-holds-fire = { PLAYER($player, cap: "yes") }: no reaction fire.
panzer-event-lets-pass = { PLAYER($player, cap: "yes") }: { UNIT($unit) } may pass.
panzer-event-lets-all-pass = { PLAYER($player, cap: "yes") }: all that move may pass.
panzer-event-smoke-laid = { UNIT($unit, cap: "yes") } lays smoke in { HEX($hex) }.
panzer-event-smoke-fails = { UNIT($unit, cap: "yes") } has no smoke for { HEX($hex) }.
panzer-event-smoke-gone = The smoke in { HEX($hex) } is gone.
panzer-event-watch-lost = { UNIT($unit, cap: "yes") } loses its overwatch.
panzer-event-shares = { UNIT($unit, cap: "yes") } shares its command ({ $command }) with { UNIT($units) }.

## Movement

panzer-event-moves-out = { UNIT($unit, cap: "yes") } moves ({ $rate }), { $left } points.
panzer-event-drives = { UNIT($unit, cap: "yes") } drives into { HEX($hex) }; { $left } left.
panzer-event-reverses = { UNIT($unit, cap: "yes") } reverses into { HEX($hex) }; { $left } left.
panzer-event-pivots = { UNIT($unit, cap: "yes") } turns to { $facing }; { $left } left.
panzer-event-enters = { UNIT($unit, cap: "yes") } enters the map in { HEX($hex) }, facing { $facing }.
panzer-event-exits = { UNIT($unit, cap: "yes") } leaves the map from { HEX($hex) }.
panzer-event-stays = { UNIT($unit, cap: "yes") } moves in place in { HEX($hex) }.
panzer-event-slowed = { UNIT($unit, cap: "yes") } is slowed down; { $left } left.
panzer-event-stopped = { UNIT($unit, cap: "yes") } stops in { HEX($hex) }.
panzer-event-put-back = { UNIT($unit, cap: "yes") } is put back to { HEX($hex) }.
panzer-event-wire-crushed = { UNIT($unit, cap: "yes") } crushes the wire in { HEX($hex) }.
panzer-event-takes-post = { UNIT($unit, cap: "yes") } takes the position in { HEX($hex) }.
panzer-event-leaves-post = { UNIT($unit, cap: "yes") } leaves its position.
panzer-event-leaves-hull-down = { UNIT($unit, cap: "yes") } leaves its hull-down position.
