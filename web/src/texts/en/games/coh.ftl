### Conflict of Heroes: words on status tabs, in capitals and as short as can be.

page-coh-tab-hit = HIT
page-coh-tab-bogged = STUCK
page-coh-tab-hidden = HIDDEN
page-coh-tab-carried = ABOARD
page-coh-tab-inside = IN FORT
page-coh-tab-damaged = DAMAGED
page-coh-tab-departing = LEAVING
page-coh-tab-loaded = LOADED
# $n: metres
page-coh-tab-height = { $n } m
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

## A shot at a hex in which one unit alone is seen

page-coh-fire-at = Fire at { UNIT($unit) }, { HEX($hex) }
page-coh-indirect-at = Fire indirectly at { UNIT($unit) }, { HEX($hex) }

## Flying. $n: metres; $may: both, turn, shift, none

page-coh-flight = Instruments
page-coh-flight-impulses = Impulses left
page-coh-flight-altitude = Altitude
page-coh-flight-metres = { $n } m
page-coh-flight-bombs = Bombs
page-coh-flight-fly = Fly on
page-coh-flight-change = Turn, climb, dive
page-coh-flight-left = Half left
page-coh-flight-ahead = Straight on
page-coh-flight-right = Half right
page-coh-flight-bank-left = Turn left
page-coh-flight-bank-right = Turn right
page-coh-flight-climb = Climb
page-coh-flight-dive = Dive
page-coh-flight-enter = It comes in over the edge: choose the hex.
page-coh-flight-first = The first impulse is a hex forward. After it, it may turn or attack, and climb or dive.
page-coh-flight-next = { $may ->
    [both] Fly on, or first turn or attack once, and climb or dive once. Every one of them is an impulse.
    [turn] Fly on, or first turn or attack once. The altitude changes again after the next hex.
    [shift] Fly on, or first climb or dive once. It turns or attacks again after the next hex.
   *[none] Fly on: the next turn, attack, climb or dive is possible after another hex.
}

## Marks on the map

page-coh-mark-hasty-defence = Hasty defence
page-coh-mark-trench = Trench
page-coh-mark-gun-pit = Gun pit, open to the rear
page-coh-mark-bunker = Bunker, with its front
page-coh-mark-at-ditch = Anti-tank ditch
page-coh-mark-barbed-wire = Barbed wire
page-coh-mark-mine-red = Mine against infantry and guns
page-coh-mark-mine-blue = Mine against vehicles
page-coh-mark-mine-black = Mine against everything
page-coh-mark-hidden-mine-black = Mine that only you know of
page-coh-mark-smoke = Smoke, laid in this round
page-coh-mark-smoke-old = Smoke of the last round
page-coh-mark-plot = Your artillery, for the next round
page-coh-mark-plot-due = Your artillery, falls in this round
page-coh-ahead = Add CAP to the roll

## What a button of the bar is for

page-coh-about-pass = Do nothing more now. When both sides pass one after the other, the round is over.
page-coh-about-stall = Pays to wait: the enemy must act, and your units stay fresh.
page-coh-about-spend = The activated unit is done for this round; what AP it has left are lost.
page-coh-about-activate = Gives a fresh unit its AP for several actions; when another is activated, it is done.
page-coh-about-fire = Fires at what it sees in its arc and range. Point at a target for the chances.
    .touch = Fires at what it sees in its arc and range. Tap a target for the chances.
page-coh-about-move = Goes to the next hex for its price in AP; enemies who see it may fire.
page-coh-about-pivot = Turns where it stands: it fires only to its front, and is hit more easily from behind.
page-coh-about-rally = Two dice to get rid of a hit counter; easier in cover.
page-coh-about-assault = Close combat with an enemy in the same hex.
page-coh-about-smoke = A screen that is hard to see and to fire through.
page-coh-about-hide = Out of the enemy’s sight it hides again.
page-coh-about-dig = Hasty cover against fire until it moves.
page-coh-about-load = Gets aboard a vehicle.
page-coh-about-unload = Gets off the vehicle.
page-coh-about-support = CAP pay a part of the price instead of AP.
page-coh-about-with = Another unit acts together with this one.
