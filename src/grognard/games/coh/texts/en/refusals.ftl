### Why something cannot be done: what, why, and what would work. The rule's number is shown beside it.
### $option, what was tried, is given to all of them; what else a text names is in `refusals.py`: $unit, $hex,
### $who (the one of a group it is about), $price, $ap, $cap, $distance and others.


## Whose, when, where

coh-refusal-sequence = That is not what is decided now. Choose from what is on offer; some cards wait for an attack or for a roll.
coh-refusal-pay-first = { UNIT($unit, cap: "yes") } can do that, but it must be paid for. First choose whether it acts with AP, as an opportunity action or for CAP.
coh-refusal-not-yours = { UNIT($unit, cap: "yes") } belongs to { PLAYER($owner) }. Choose a unit of your own.
coh-refusal-not-in-play = { UNIT($unit, cap: "yes") } is out of the battle. Choose another unit.
coh-refusal-not-on-map = { UNIT($unit, cap: "yes") } is not on the map. While it waits outside, all it can do is enter.
coh-refusal-not-here-yet = { UNIT($unit, cap: "yes") } is not here: it has not arrived yet, or has left the map. Choose another unit.
coh-refusal-whole-hex = Only whole hexes of the map are used. Choose one of those.


## Action points and CAP

coh-refusal-second-pool = Only one activation can be open at a time, and now it is that of { UNIT($pool) }. End it first, or let { UNIT($unit) } take an opportunity action or act for CAP.
coh-refusal-stall-unpaid = Stalling costs 1 AP of an activated unit or 1 CAP, and that is not there. Pay the other way, or pass.
coh-refusal-no-pool = No unit is activated, so there are no AP to use. Activate a unit first.
coh-refusal-already-spent = { UNIT($unit, cap: "yes") } is spent and is not activated again in this round. It can still act for CAP or by a card.
coh-refusal-opp-activated = { UNIT($unit, cap: "yes") } is activated, so it takes no opportunity action. Let it act with its AP or for CAP.
coh-refusal-opp-spent = Only a fresh unit takes an opportunity action, and { UNIT($unit) } is spent. It can still act for CAP or by a card.
coh-refusal-ap-short = That costs { $price } AP, and you have { $ap } AP and { $cap } CAP. Choose something cheaper.
coh-refusal-no-top-up = CAP take the place of AP only when an activated unit acts with its AP.
coh-refusal-no-more-cap = There are no more CAP to put in place of AP. Go on with the action.
coh-refusal-cap-short = That costs { $price } CAP, and you have { $cap }. Choose something cheaper, or pay in another way.
coh-refusal-too-much-cap = One roll takes 2 CAP at most.
coh-refusal-cap-not-held = You do not have that many CAP left. Commit fewer.
coh-refusal-nothing-to-do = There is nothing that { UNIT($unit) } could do now. Choose another unit.


## Movement

coh-refusal-not-adjacent = { $distance ->
    [0] { UNIT($unit, cap: "yes") } is { HEX($hex, case: "inside") } already.
   *[other] { HEX($hex, cap: "yes") } is { $distance } hexes from { UNIT($unit) }. A move goes one hex at a time.
}
coh-refusal-barred-terrain = { $barrier ->
    [slope] { UNIT($unit, cap: "yes") } cannot get over the slope or gully in front of { HEX($hex) }. Go round it.
   *[ground] { UNIT($unit, cap: "yes") } cannot enter { HEX($hex) } ({ $ground }). Go round it, or follow a road if one leads in.
}
coh-refusal-cautious-off = Cautious movement is not used in this battle. Make a normal move.
coh-refusal-cautious-cover = Only infantry moves cautiously, and only into a hex that leaves its defence unchanged. Make a normal move.
coh-refusal-entry-hex = { UNIT($unit, cap: "yes") } enters the map only at { HEX($entries) }.
coh-refusal-no-exit = { UNIT($unit, cap: "yes") } cannot leave the map from { HEX($hex) }. Only the hexes named by the scenario are exits.
coh-refusal-same-facing = { UNIT($unit, cap: "yes") } faces that way already. Choose another direction.


## Fire

coh-refusal-no-sight = { UNIT($unit, cap: "yes") } does not see { HEX($hex) }: { $sight ->
    [gully] into a gully and out of it one sees only to the next hex, or along it
    [height] { HEX($blocker) } ({ $between }) is too high
    [smoke] there is smoke { HEX($blocker, case: "inside") }
   *[terrain] the { $between } { HEX($blocker, case: "inside") } is in the way
}.
coh-refusal-out-of-arc = { HEX($hex, cap: "yes") } is behind { UNIT($unit) }. Turning costs { $pivot } AP.
coh-refusal-no-target = There is no enemy { HEX($hex, case: "inside") } to attack. Choose a hex that holds one within reach.
coh-refusal-out-of-range = { HEX($hex, cap: "yes") } is { $distance } hexes away, and { UNIT($unit) } fires { $reach } at most. Move closer.
coh-refusal-too-close = { HEX($hex, cap: "yes") } is too close: the shortest range of { UNIT($unit) } is { $least }. Choose a target farther off.
coh-refusal-range-one = The hit counter cuts the range of { UNIT($unit) } to 1 hex, below the weapon’s shortest range. Until it rallies, it can attack only within its own hex.
coh-refusal-stunned = { UNIT($who, cap: "yes") } is stunned: it can rally and nothing else.
coh-refusal-cannot-fire = { UNIT($who, cap: "yes") } cannot attack with its hit counter: { $hit }. Rally it first.
coh-refusal-cannot-move = { UNIT($who, cap: "yes") } cannot move with its hit counter: { $hit }. Rally it first.
coh-refusal-cannot-pivot = { UNIT($who, cap: "yes") } cannot turn with its hit counter: { $hit }. Rally it first.


## Rally and close combat

coh-refusal-not-hit = { UNIT($unit, cap: "yes") } has no hit counter to lose by a rally.
coh-refusal-rally-contested = { UNIT($unit, cap: "yes") } cannot rally with an enemy in its hex. Move out, or destroy the enemy first.
coh-refusal-no-rally-number = The damage of { UNIT($unit) } has no rally number: it stays until the battle ends.
coh-refusal-fire-out = With an enemy in its own hex { UNIT($who) } cannot fire at another one. Attack within the hex, or leave it.
coh-refusal-no-close-combat = Close combat is fought within one hex. An enemy must be in it, and so must everybody in the group.
coh-refusal-retreat-closed = The enemy has just come in from that side, so { UNIT($unit) } cannot go back to { HEX($hex) } this turn. Leave by the other side of the hex.
coh-refusal-not-a-target = { UNIT($unit, cap: "yes") } is not among those still to be rolled against. Choose one that is.


## Cards

coh-refusal-card-not-held = That card is not in your hand.
coh-refusal-card-unpaid = The card cannot be paid for that way now. Its price is in AP of an activated unit or in CAP, as the card says.
coh-refusal-card-binds = AP of an activated unit have paid for the card, so it works for that activation only. Choose one of its units.
coh-refusal-card-turn = Action cards are played only in their owner’s own turn.
coh-refusal-card-no-unit = There the card finds no unit that it can be played on; some cards need an activated one. Choose another unit, or keep the card.
coh-refusal-card-with-attack = This card is declared with an attack: choose a unit to fire with, then add the card.
coh-refusal-card-after-roll = This card is played after a roll of your own.
coh-refusal-double-late = A Double Action is announced before the first of its two actions. Finish this one first.
coh-refusal-card-no-group = This card is for a single unit. Nobody can be added.
coh-refusal-no-cards = This battle is played without action cards.
coh-refusal-boost-no-target = There is no enemy in reach for an attack with that card.
coh-refusal-weapon-used = Your side does not have that weapon, or has used it up.
coh-refusal-weapon-target = The weapon does nothing to what is in that hex. Choose a target it is made for.
coh-refusal-weapon-range = The weapon does not reach that hex. It works within the unit’s own hex or as far as the card says, and out of a hex only if no enemy is in it.


## Groups

coh-refusal-groups-off = This battle is played without shared activations and group actions. Let each unit act by itself.
coh-refusal-join-spent = { UNIT($unit, cap: "yes") } is spent and cannot join an activation. It can still act for CAP or by a card.
coh-refusal-not-connected = { UNIT($unit, cap: "yes") } is not beside the group. Members stand in the same hex or in neighbouring ones, all in one chain.
coh-refusal-already-in = { UNIT($unit, cap: "yes") } is part of the group already.
coh-refusal-member-barred = A group does one kind of action together, and not every member could do this one. Choose another action, or leave that unit out.
coh-refusal-group-payment = An opportunity action is shared only by fresh units that are not activated, and { UNIT($unit) } is not such a unit.
coh-refusal-support-distance = A supporting unit is too far from the leader of the fire. It must be in the leader’s hex or next to it.
coh-refusal-support-range = The target is beyond the normal range of a supporting unit, or too close to it. Leave that unit out.
coh-refusal-support-arc = A supporting unit does not see the target, or does not have it in its arc. Turn it first, or leave it out.
coh-refusal-support-hit = The hit counter of a supporting unit touches its firepower, so it cannot support. Leave it out.
coh-refusal-support-fp = A supporting unit has no firepower against what is in that hex. Leave it out.
coh-refusal-leader-range = In this battle the leader of a fire group does not fire at long range. Choose a nearer target, or let the unit fire alone.


## Digging in

coh-refusal-dig-infantry = Only infantry digs in.
coh-refusal-dig-twice = { UNIT($unit, cap: "yes") } is dug in already.
coh-refusal-dig-off = Hasty defences are not used in this battle.
coh-refusal-dig-contested = Nobody digs in while an enemy is in the hex.


## Mortars

coh-refusal-indirect-only = { UNIT($unit, cap: "yes") } has no indirect fire. Fire at a target that it sees itself.
coh-refusal-seen-directly = { UNIT($unit, cap: "yes") } sees { HEX($hex) } itself. Fire directly.
coh-refusal-no-spotter = Nobody spots { HEX($hex) } for { UNIT($unit) }. A unit of yours within 2 hexes of it, hidden or not, must see the target and have no enemy in its own hex.


## Vehicles and transport

coh-refusal-no-bonus = The vehicle cannot go on free into that hex. Wheels go on along a road, tracks on roads and easy ground, and only to the front.
coh-refusal-bogged = { UNIT($unit, cap: "yes") } is stuck in this terrain and can neither move nor turn.
coh-refusal-carried = { UNIT($who, cap: "yes") } is aboard a vehicle. Unload it first.
coh-refusal-not-carried = { UNIT($unit, cap: "yes") } is not aboard any vehicle.
coh-refusal-load-apart = A unit gets on only in its vehicle’s own hex, and only on a vehicle of its own side. Bring them together first.
coh-refusal-load-full = The vehicle carries or tows a unit already. Unload that one first, or choose another vehicle.
coh-refusal-load-vehicle = Only vehicles carry, and they take infantry or a gun. Choose another pair.


## Fortifications and wire

coh-refusal-fort-elsewhere = That fortification is not in the unit’s hex. Move there first.
coh-refusal-fort-inside = { UNIT($unit, cap: "yes") } is in a fortification already. Leave that one first.
coh-refusal-fort-outside = The unit is in no fortification that it could leave.
coh-refusal-fort-user = { UNIT($unit, cap: "yes") } cannot use that fortification.
coh-refusal-bunker-arc = From inside the bunker { UNIT($unit) } sees and attacks only what lies in front of it, and { HEX($hex) } does not. Leave the bunker, or choose another target.
coh-refusal-wire-tried = { UNIT($unit, cap: "yes") } has tried the wire for CAP and given up. For CAP once a round is enough; use AP, an opportunity action or a card.
coh-refusal-wire-no-bonus = { UNIT($unit, cap: "yes") } cannot go on free into the wire { HEX($hex, case: "inside") }. It is paid for as a move of its own.
coh-refusal-wire-barred = { UNIT($unit, cap: "yes") } cannot get through the wire { HEX($hex, case: "inside") }. Go round it.


## Hidden units

coh-refusal-not-hidden = Only a hidden unit moves unseen. Make a normal move.
coh-refusal-still-hidden = { UNIT($unit, cap: "yes") } is hidden, and that would give it away. Bring it onto the map first.
coh-refusal-hide-hit = A damaged unit cannot hide. Rally it first.
coh-refusal-hide-reach = A unit hides in its own hex or in one next to it.
coh-refusal-hide-seen = An enemy sees the unit, or the place to hide. Neither may be in sight.
coh-refusal-hide-aboard = Whoever rides on the vehicle stays behind when it hides, and one of them cannot get off now.
coh-refusal-hide-off = Nobody hides in this battle.


## Artillery

coh-refusal-oba-none = Your side has no such battery, or the battery has no barrage left.
coh-refusal-oba-plotted = This battery has its target for the next round. Choose another battery, or finish.
coh-refusal-oba-spotter = None of your units sees that hex, so nobody can call fire on it. Choose a hex in sight.
coh-refusal-gun-damaged = The gun that would count against these targets is damaged. Fire at something the other one can hurt.
coh-refusal-gully-fire = { UNIT($unit, cap: "yes") } cannot fire down into the gully { HEX($hex, case: "inside") }. Use infantry, or drive in at its end.
coh-refusal-no-holes = All hasty-defence counters are on the map.

## Setting up in zones

coh-refusal-zone-outside = { UNIT($unit, cap: "yes") } may not be set up { HEX($hex, case: "inside") }: choose a marked hex.
coh-refusal-zone-enemy = There are enemies { HEX($hex, case: "inside") }. Choose another hex.
coh-refusal-zone-cover = Hidden units are set up in cover; { HEX($hex) } has none.
coh-refusal-zone-seen = Somebody stands { HEX($hex, case: "inside") }: a hidden unit there would be seen at once.
coh-refusal-zone-placed = { UNIT($unit, cap: "yes") } is set up already.

## Solitaire

coh-refusal-mark-taken = { HEX($hex, cap: "yes") } is marked or occupied already. Choose another hex.
coh-refusal-no-marker = No hex of yours is marked there. Choose a marked hex.

## Veteran cards, towing, “Bogged Down”

coh-refusal-veteran-none = { UNIT($unit, cap: "yes") } has no such veteran card, or has used it.
coh-refusal-forced-march = “{ CARD("V01") }” is for { UNIT($unit) } alone in its activation, after it has spent some of its AP and all of those on movement.
coh-refusal-march-only = On a forced march the AP pay for moves of the marching unit only. Move it, or use CAP or cards for anything else.
coh-refusal-no-reroll = A die is rolled again only by a unit with “{ CARD("V14") }”, after a roll of its own, once in a turn.
coh-refusal-not-in-group = { UNIT($unit, cap: "yes") } took no part in the attack. Choose one that did.
coh-refusal-bogged-down = { UNIT($unit, cap: "yes") } is bogged down by a card and can neither move nor turn until the round ends.
coh-refusal-tow-mobile = { UNIT($unit, cap: "yes") } can move by itself. Only an immobilised vehicle is towed.
coh-refusal-tow-class = { UNIT($unit, cap: "yes") } runs on tracks, and only a tracked vehicle tows it.
coh-refusal-tow-train = A vehicle on tow takes nobody in tow or aboard, and one that tows is not towed itself.

## Smoke, fire on suspicion, snipers

coh-refusal-smoke-sight = Smoke hides { HEX($hex) } from { UNIT($unit) }: it lies { HEX($blocker, case: "inside") }.
coh-refusal-smoke-none = { UNIT($unit, cap: "yes") } has no smoke. Mortars of 8 cm and more have it, and engineers.
coh-refusal-smoke-off = This battery fires no smoke in this battle. Plot shells instead.
coh-refusal-smoke-reach = { UNIT($unit, cap: "yes") } lays smoke in its own hex or in one next to it, and { HEX($hex) } is farther.
coh-refusal-suspect-none = The enemy has no hidden units. There is nobody to suspect.
coh-refusal-suspect-known = Everybody { HEX($hex, case: "inside") } is in plain sight: who hid there would have been found. Fire at them instead, or at an empty hex.
coh-refusal-sense-none = You do not have “{ CARD("V07") }” to play now, or the enemy has no hidden units.
coh-refusal-sense-off-map = { UNIT($unit, cap: "yes") } is not on the map and sees nobody. Choose a unit that is.
coh-refusal-veil-none = { UNIT($unit, cap: "yes") } cannot act by “{ CARD("V13") }” now: it takes a hidden unit with the card, and something it can do.
