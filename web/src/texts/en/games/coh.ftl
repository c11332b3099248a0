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
page-coh-about-ap = It acts for AP of its own.
page-coh-about-opp = One action free of cost, and the unit is spent for this round.
page-coh-about-cap = CAP pay the whole price; the unit stays as it is, fresh or spent.
page-coh-about-card = Plays this card from the hand.
page-coh-about-creep = A hidden unit moves so that it stays hidden as long as nobody can see it.
page-coh-about-face = Which way it looks: only its three front hexes are seen and fired into, and from the rear it is hit more easily.
page-coh-about-exit = Leaves the map for good.
page-coh-about-against = Every unit in the hex is rolled against by itself; you choose the order.
page-coh-about-commit = CAP committed before the dice change the result by one each.
page-coh-about-luck = After the roll one more die changes the result, mostly in your favour.
page-coh-about-lower = After the roll one more die lowers the result, where low is better.
page-coh-about-keep = The result stands.
page-coh-about-boost = Two more firepower for this attack.
page-coh-about-weapon = A weapon of your side that is no counter on the map: once it is used, it is gone.
page-coh-about-pay = What the card is paid with.
page-coh-about-use = For which unit the card is.
page-coh-about-done = Nothing more is added: it goes on.
page-coh-about-indirect = Fires at a hex that another unit sees for it.
page-coh-about-occupy = Gets into the fortification, which protects it.
page-coh-about-leave = Gets out of the fortification and stays in the hex.
page-coh-about-sneak = Moves unseen; whoever could see it finds it.
page-coh-about-appear = The hidden unit is put on the map, and you choose which way it looks.
page-coh-about-plot = In secret: the shells fall in the next round, on whoever is there.
page-coh-about-screen = In secret: smoke falls there in the next round.
page-coh-about-place = Where the unit stands when the battle begins.
page-coh-about-conceal = Where the unit hides when the battle begins; only you know.
page-coh-about-suspect = Fires where somebody may be hidden; without a target the shot finds nobody.
page-coh-about-sense = Hidden enemies that the unit sees nearby are put on the map.
page-coh-about-veil = The unit acts and stays hidden.
page-coh-about-forward = One impulse: the next hex ahead.
page-coh-about-bank = Turns by one hexside, to go on in another direction.
page-coh-about-climb = Higher it is hit less easily, and hits less; it costs an impulse and 1 AP.
page-coh-about-dive = Lower it hits better, and is hit more easily; it costs an impulse.
page-coh-about-level = How high it comes in: lower it hits better, and is hit more easily.
page-coh-about-strafe = Fires its guns at a hex ahead; an attack costs 1 AP.
page-coh-about-bomb = Drops bombs on the hex below; an attack costs 1 AP.
page-coh-about-drop = This bomb falls with the others.
page-coh-about-dogfight = Attacks an aircraft ahead.
page-coh-about-away = Flies off the map; it may come back in a later round.
page-coh-about-depart = Goes straight on until it is off the map.
page-coh-about-flak = Fires at the aircraft while it passes.
page-coh-about-lay = Puts a mine here or next to it; where no enemy sees, it is hidden.
page-coh-about-defuse = Takes a mine away, here or next to it.
page-coh-about-strike = Rolls against the bunker, the wire or the mine; one hit removes it.
page-coh-about-mark = A hidden enemy of the solitaire game may be here, or a dummy.
page-coh-about-stir = Draws from the cup who is there: a unit, or nobody.
page-coh-about-veteran = What this veteran can do once, or once a turn.
page-coh-about-reroll = One of the dice is rolled again.
page-coh-about-sacrifice = Whose unit is destroyed in return.
page-coh-about-target = Whose CAP the sniper takes.
