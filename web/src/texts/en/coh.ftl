### Conflict of Heroes: words on status tabs, in capitals and as short as can be.

page-coh-tab-hit = HIT
page-coh-tab-bogged = STUCK
page-coh-tab-hidden = HIDDEN
page-coh-tab-carried = ABOARD
page-coh-tab-inside = IN FORT
page-coh-tab-dug = DUG IN
page-coh-tab-exposed = OPEN
page-coh-hit-stunned = STUNNED
page-coh-hit-unnerved = NERVES
page-coh-hit-killed = KILLED
page-coh-hit-panicked = PANIC
page-coh-hit-pinned = PINNED
page-coh-hit-suppressed = SUPPR
page-coh-hit-cowering = COWER
page-coh-hit-veh-destroyed = KILLED
page-coh-hit-veh-gun-damaged-red = GUN, SOFT
page-coh-hit-veh-gun-damaged-blue = GUN, AT
page-coh-hit-veh-immobilised = IMMOB
page-coh-hit-veh-light-damage = LIGHT
page-coh-hit-veh-panicked = PANIC
page-coh-hit-veh-stunned = STUNNED
page-coh-hit-veh-suppressed = SUPPR

page-coh-counters-about = Top left: AP to fire, on a disc if it fires all round. Top right: AP to move (circle on foot, pill on tracks, hexagon on wheels; dots are bonus hexes). Left: firepower, soft over armour; boxed is crew-served. Middle: range. Right: defence, rear over front. White on blue means armour.
