### The unit card, the legend, labels on the map, overlays, short labels of buttons, warnings.


## Facts about a kind of ground. Costs are added to the counter's move cost; a dash: cannot enter.

coh-fact-dm = Defence
coh-fact-cost-foot = AP on foot
coh-fact-cost-pushed = AP for guns
coh-fact-cost-tracked = AP on tracks
coh-fact-cost-wheeled = AP on wheels
coh-fact-blocks-yes = Blocks the line of sight
coh-fact-blocks-level = Blocks the line of sight by its height
coh-fact-bog = Vehicles may get stuck


## Facts about a counter

coh-fact-foot = On foot
coh-fact-pushed = Pushed by its crew
coh-fact-tracked = Tracked
coh-fact-wheeled = Wheeled
coh-fact-aircraft = Aircraft
coh-fact-fire = AP to fire
coh-fact-move = AP to move
coh-fact-red = Firepower against soft targets
coh-fact-blue = Firepower against armour
coh-fact-range = Range
coh-fact-long-range = Long range
coh-fact-min-range = Shortest range
coh-fact-front = Defence, front
coh-fact-rear = Defence, rear
coh-fact-bonus = Free hexes after a move
coh-fact-indirect = AP to fire indirectly
coh-fact-impulses = Impulses
coh-fact-shield = Defence it gives to those aboard
coh-fact-boxed-red = Crew-served: weaker against soft targets in close combat
coh-fact-boxed-blue = Crew-served: weaker against armour in close combat
coh-fact-turret = Turret: fires all round
coh-fact-open-top = Open top
coh-fact-mortar = Mortar: always hits the rear defence
coh-fact-sniper = Sniper
coh-fact-front-blue = Armoured in front
# $kind: free, ap, cap, both (either of the two); $n: what it costs
coh-fact-card-cost = { $kind ->
    [free] Free
    [ap] { $n } AP
    [cap] { $n } CAP
   *[both] { $n } AP or CAP
}
coh-fact-card-group = For a unit or a group
coh-fact-card-beside = Not an action of its own
coh-fact-card-once = Once in the battle
coh-fact-card-once-per-turn = Once a turn
coh-fact-card-permanent = Always
coh-fact-barrages = Barrages


## On the map

# $n: the round from which reinforcements come in here
coh-label-entry = { PLAYER($player, cap: "yes") }, round { $n }


## Overlays

coh-overlay-sight = Line of sight
coh-overlay-arc = Arc and range
coh-overlay-defence = Terrain defence
coh-overlay-control = Victory hexes
coh-overlay-threat = Threat
coh-overlay-height = Height
coh-overlay-blind = Blind hexes
coh-overlay-barrage = Barrage


## Short labels of choices, where the unit is clear; groups of choices

coh-verb-activate-short = Activate
coh-verb-ap-short = AP
coh-verb-opp-short = OPP
coh-verb-cap-short = CAP
coh-verb-use-short = Choose
coh-verb-with-short = Take along
coh-verb-support-short = CAP for AP
coh-verb-spend-short = End
coh-verb-stall-short = Stall
coh-verb-pass-short = Pass
coh-group-unit = Act
coh-group-card = Card
coh-group-group = Group
coh-group-pay = Pay
coh-group-move = Move
coh-group-facing = Turn
coh-group-fire = Fire
coh-group-rally = Rally
coh-group-dig = Dig in
coh-group-target = Target
coh-group-roll = Roll
coh-group-fort = Fortification
coh-group-transport = Transport
coh-group-hide = Hide
coh-group-smoke = Smoke
coh-group-suspect = Suspect
coh-group-sense = Sixth Sense
coh-group-plot = Artillery
coh-group-place = Set up


## Before a choice that may not be meant. $rule: the rule behind it.

# $ap: AP that would be lost; $units: those that have them
coh-regret-pass-ap = Pass with { $ap } AP left? The AP are lost. Now spent: { UNIT($units) }. { RULE($rule) }
# $units: the fresh ones
coh-regret-pass-round = Pass? The other side has passed, so the round ends. Still fresh: { UNIT($units) }. { RULE($rule) }
coh-regret-pass-fresh = Pass? If the others pass next, the round ends. Still fresh: { UNIT($units) }. { RULE($rule) }
coh-regret-friends = Fire into { HEX($hex) }? Your own may be hit there: { UNIT($units) }. { RULE($rule) }


## What an overlay says. $rule: the rule behind it.

coh-says-sight-from = { HEX($hex, cap: "yes") } sees { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} of the map. { RULE($rule) }
# $n: hexes apart
coh-says-sight = { HEX($from, cap: "yes") } sees { HEX($to) }, { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} away. { RULE($rule) }
# $why: terrain, height or gully; $terrain and $hex: what is in the way
coh-says-no-sight = { $why ->
    [gully] No sight from { HEX($from) } to { HEX($to) }: one of them lies in a gully, and one sees out of it only to the next hex or along it. { RULE($rule) }
    [height] No sight from { HEX($from) } to { HEX($to) }: { HEX($hex) } ({ $terrain }) is too high. { RULE($rule) }
    [smoke] No sight from { HEX($from) } to { HEX($to) }: smoke { HEX($hex, case: "inside") }. { RULE($rule) }
   *[terrain] No sight from { HEX($from) } to { HEX($to) }: { $terrain }, { HEX($hex) }. { RULE($rule) }
}
# $near, $far: range and long range; $arc: the rule of arcs
coh-says-arc = { UNIT($unit, cap: "yes") } fires up to { $near ->
    [one] { $near } hex
   *[other] { $near } hexes
} away, at long range up to { $far }. { RULE($rule) } Dark: what lies in its arc. { RULE($arc) }
coh-says-arc-none = { UNIT($unit, cap: "yes") } attacks only within its own hex. { RULE($rule) }
coh-says-defence = What the ground adds to the defence of a unit in the hex. { RULE($rule) }
coh-says-control-round = { HEX($hex, cap: "yes") }: { $n } VP at the end of each round, held by { $player }. { RULE($rule) }
coh-says-control-end = { HEX($hex, cap: "yes") }: { $n } VP at the end of the battle, held by { $player }. { RULE($rule) }
coh-says-nobody = nobody
coh-says-height = The level of the ground; a line wherever two levels meet. { RULE($rule) }
# $n: how many hexes lie unseen behind something lower than the eye
coh-says-blind = { $n ->
    [0] No hex is blind from { HEX($hex) }.
    [one] { $n } hex is blind from { HEX($hex) }: it lies right behind an obstacle that is lower than the higher of the two.
   *[other] { $n } hexes are blind from { HEX($hex) }: they lie right behind an obstacle that is lower than the higher of the two.
} { RULE($rule) }
# $n: hexes; $friends, $enemies: known units under it now
coh-says-barrage = “{ CARD($battery) }”: { $n } hexes around { HEX($hex) }: { $enemies ->
    [0] no enemy that you know of
    [one] { $enemies } enemy unit
   *[other] { $enemies } enemy units
}, { $friends ->
    [0] none of your own
    [one] { $friends } of your own
   *[other] { $friends } of your own
}. { RULE($rule) }
# $n: enemy units that can fire
coh-says-threat = { $n ->
    [0] No enemy that you know of can fire now.
    [one] { $n } enemy unit can fire. Marked: the hexes it can hit from where it stands, without turning.
   *[other] { $n } enemy units can fire. Marked: the hexes they can hit from where they stand, without turning.
} { RULE($rule) }

## Bonus cards: what the scenario says of them

coh-fact-vp = VP
coh-fact-score-hexes = To whoever holds { HEX($hexes) }
coh-fact-last-cards = Among the last cards of the deck
# $who: drawer, other or both
coh-fact-event-cap = { $who ->
    [drawer] CAP for whoever draws it
    [other] CAP for the other side
   *[both] CAP for both sides
}
coh-fact-event-cards = { $who ->
    [drawer] Cards for whoever draws it
    [other] Cards for the other side
   *[both] Cards for both sides
}
coh-fact-event-smoke = Smoke over { HEX($hexes) }
coh-fact-event-reinforcement = Reinforcements arrive
# $side: german or soviet
coh-fact-goal-hold = { PLAYER($side, cap: "yes") }: hold { HEX($hexes) }
coh-fact-goal-destroy = { PLAYER($side, cap: "yes") }: enemy units to destroy
coh-fact-goal-survive = { PLAYER($side, cap: "yes") }: units that may be lost at most
coh-fact-goal-exit = { PLAYER($side, cap: "yes") }: units that leave the map
