### Aircraft (chapter 20)


## What can be chosen

coh-verb-forward = Fly to { HEX($hex) }
coh-verb-bank = Turn to { $facing }
coh-verb-climb = Climb 50 m
coh-verb-dive = Dive 50 m
# $n: altitude counters; each stands for 50 m above the lowest 50 m
coh-verb-level = { $n ->
    [0] Come in at 50 m
    [1] Come in at 100 m
    [2] Come in at 150 m
    [3] Come in at 200 m
    [4] Come in at 250 m
    [5] Come in at 300 m
    [6] Come in at 350 m
   *[other] Come in with { $n } altitude counters
}
coh-verb-strafe = Strafe { HEX($hex) }
coh-verb-bomb = Bomb { HEX($hex) }
coh-verb-drop = Drop { $bomb }
coh-verb-dogfight = Attack { UNIT($target) } in the air
coh-verb-away = Fly off the map
coh-verb-depart = Fly straight on, off the map
coh-verb-flak = Fire at { UNIT($target) }
coh-word-bomb_50kg = a 50 kg bomb
coh-word-bomb_250kg = a 250 kg bomb
coh-word-cluster = a cluster bomb
coh-fact-aa = Fires at aircraft
coh-group-fly = Flying
coh-place-air = over the map


## What is asked

# $impulses left; $hexes flown; $metres high; $may_turn, $may_shift: 1 if it may attack or turn, or climb or dive,
# before the next hex; $enters: 1 if it comes in over the edge; $due: the price so far
coh-prompt-Flight-fly = { $hexes ->
    [0] { $enters ->
        [1] { UNIT($unit, cap: "yes") } comes in, with { $impulses } impulses. Choose the hex.
       *[other] { UNIT($unit, cap: "yes") }, { $metres } m high, { $impulses } impulses. The first one is forward: choose a hex ahead.
    }
   *[other] { UNIT($unit, cap: "yes") }, { $metres } m high, { $impulses ->
        [one] { $impulses } impulse
       *[other] { $impulses } impulses
    } left, { $due } { $payment } so far. { $may_turn ->
        [1] { $may_shift ->
            [1] Fly on; or attack or turn, once; climb or dive; or end the flight.
           *[other] Fly on; or attack or turn, once; or end the flight.
        }
       *[other] { $may_shift ->
            [1] Fly on, climb or dive, or end the flight.
           *[other] Fly on, or end the flight.
        }
    }
}
coh-prompt-Flight-heading = { UNIT($unit, cap: "yes") } comes in over the edge. Choose where it heads.
coh-prompt-Flight-altitude = { UNIT($unit, cap: "yes") } comes in. Choose how high: low it hits harder, high it is harder to hit.
# $chosen: bombs chosen
coh-prompt-Flight-load = { $chosen ->
    [0] Bombs on { HEX($hex) }: choose the first.
   *[other] Bombs on { HEX($hex) }: { $chosen } chosen. Add more, or drop them.
}


## What happens

coh-event-flies = { UNIT($unit, cap: "yes") } flies to { HEX($hex) }.
coh-event-climbs = { UNIT($unit, cap: "yes") } climbs to { $metres } m.
coh-event-dives = { UNIT($unit, cap: "yes") } dives to { $metres } m.
coh-event-comes-in = { UNIT($unit, cap: "yes") } comes in over { HEX($hex) }, { $metres } m high.
coh-event-flies-off = { UNIT($unit, cap: "yes") } flies off the map from { HEX($hex) }.
coh-event-strafes = { UNIT($unit, cap: "yes") } strafes { HEX($hex) }.
coh-event-bombs = { UNIT($unit, cap: "yes") } drops { $n ->
    [one] { $n } bomb
   *[other] { $n } bombs
} on { HEX($hex) }.
coh-event-fires-at = { UNIT($unit, cap: "yes") } fires at { UNIT($target) }.
coh-event-air-hit = { UNIT($unit, cap: "yes") } is hit: it attacks no more and must leave.


## Where numbers come from

coh-modifier-altitude = Altitude
coh-modifier-far-shot = Beyond range
coh-modifier-higher = Higher in the air
coh-modifier-bomb = Firepower of the bomb


## Why not

coh-refusal-flies = { UNIT($unit, cap: "yes") } is an aircraft: it flies, and does nothing else.
coh-refusal-air-opp = Aircraft have no opportunity action. Activate { UNIT($unit) }.
coh-refusal-air-entry = { UNIT($unit, cap: "yes") } comes in with its own AP. Activate it first.
coh-refusal-air-stall = An aircraft's AP cannot be used to stall. Fly it, or stall for CAP.
coh-refusal-air-alone = Aircraft share their AP and actions with nobody.
coh-refusal-air-card = Action cards are not for aircraft.
coh-refusal-air-leaving = { UNIT($leaver, cap: "yes") } has no AP left and must fly off the map. Until it has, its owner does nothing else.
coh-refusal-air-hunt = { UNIT($leaver, cap: "yes") } is leaving the map. Until it has, you may only shoot at it or fly after it.
coh-refusal-air-gone = { UNIT($unit, cap: "yes") } has left the map and does not come back.
coh-refusal-air-departed = { UNIT($unit, cap: "yes") } is already flying off for nothing. CAP can be spent on it no more.
coh-refusal-air-stays = { UNIT($unit, cap: "yes") } does not have to leave. Only an aircraft over the map without AP flies off for nothing.
coh-refusal-first-forward = The first impulse is a hex forward. Choose one ahead of { UNIT($unit) }.
coh-refusal-not-ahead = { HEX($hex, cap: "yes") } is not one of the three hexes ahead of { UNIT($unit) }.
coh-refusal-one-of-two = After each hex { UNIT($unit) } attacks once or turns once, not both. Fly a hex first.
coh-refusal-bank-one = { UNIT($unit, cap: "yes") } turns by one hexside at a time.
coh-refusal-one-counter = { UNIT($unit, cap: "yes") } changes its altitude once per hex. Fly a hex first.
coh-refusal-lowest = { UNIT($unit, cap: "yes") } is as low as it can be.
coh-refusal-highest = { UNIT($unit, cap: "yes") } is as high as it can be: there are no more altitude counters.
coh-refusal-air-damaged = { UNIT($unit, cap: "yes") } is damaged and may not attack. Take it off the map.
# $distance: hexes to the target
coh-refusal-air-close = That is too close to { UNIT($unit) }: { $distance } hex away. Aircraft attack from 2 hexes on.
coh-refusal-air-far = That is too far from { UNIT($unit) }: { $distance } hexes away. Aircraft attack up to 6 hexes.
coh-refusal-air-blind = The ground of { HEX($hex) } lies blind behind something higher: { UNIT($unit) } and the air do not see each other.
coh-refusal-not-aa = { UNIT($unit, cap: "yes") } cannot fire at aircraft: only units with a blue circle under their firepower can.
coh-refusal-not-airborne = There is no enemy aircraft over the map to be attacked.
coh-refusal-no-bombs = { UNIT($unit, cap: "yes") } has no such bomb, or nothing there for it.
coh-refusal-bomb-one-hex = All bombs of one attack fall on one hex. Another hex is another attack.
coh-refusal-no-mines-left = There is no unused mine for a cluster bomb to leave.


## Over the map

coh-says-sight-air = { UNIT($unit, cap: "yes") } sees the ground of { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}. { RULE($rule) }


## Before it is done

# $units: the aircraft
coh-regret-air-leaves = End the activation with { $ap } AP left? Then this aircraft must fly off the map, and until it has you can do nothing else: { UNIT($units) }. { RULE($rule) }
