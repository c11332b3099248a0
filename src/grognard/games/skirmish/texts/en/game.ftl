# Skirmish: everything a player reads.

skirmish-title = Skirmish
skirmish-scenario-two-villages-title = Two Villages
skirmish-scenario-two-villages-place = Somewhere between two patrols
skirmish-scenario-two-villages-intro = Two patrols meet on open ground with two villages between them. Hold the villages, and come home with more units than the other side.
skirmish-scenario-the-wood-title = The Wood
skirmish-scenario-the-wood-place = A clearing
skirmish-scenario-the-wood-intro = One house in the woods, three units a side, five turns. Enough to learn every rule.
skirmish-seat-blue = Blue
skirmish-seat-red = Red
skirmish-role-blue = moves first
skirmish-role-red = moves second

## Counters and ground

skirmish-type-infantry = Infantry
skirmish-type-guns = Guns
skirmish-type-scouts = Scouts
skirmish-unit-R-INF-1 = red infantry 1
skirmish-unit-R-INF-2 = red infantry 2
skirmish-unit-R-INF-3 = red infantry 3
skirmish-unit-R-GUN-1 = red guns
skirmish-unit-R-SCO-1 = red scouts
skirmish-unit-B-INF-1 = blue infantry 1
skirmish-unit-B-INF-2 = blue infantry 2
skirmish-unit-B-INF-3 = blue infantry 3
skirmish-unit-B-GUN-1 = blue guns
skirmish-unit-B-SCO-1 = blue scouts
skirmish-terrain-clear = open ground
skirmish-terrain-woods = woods
skirmish-terrain-village = village
skirmish-figure-attack = attack
skirmish-figure-defence = defence
skirmish-figure-move = movement points
skirmish-figure-cost = movement points to enter
skirmish-figure-cover = cover
skirmish-figure-village = points when held
skirmish-badge-spent = has attacked
skirmish-track-turn = Turn
skirmish-track-vp = Points

## Choices

skirmish-prompt-Turn-act = Move and attack with your units, or end your turn.
skirmish-prompt-Retreat-choose = { UNIT($target, cap: "yes") } must retreat: choose a hex.
skirmish-verb-end-turn = End turn
skirmish-verb-move = { UNIT($unit, cap: "yes") } to { HEX($hex) }
skirmish-verb-attack = { UNIT($unit, cap: "yes") } attacks { UNIT($target) }
skirmish-verb-move-short = Move
skirmish-verb-attack-short = Attack
skirmish-verb-retreat-short = Retreat
skirmish-verb-retreat = { UNIT($unit, cap: "yes") } retreats to { HEX($hex) }

## What forbids

skirmish-refusal-not-now = That is not decided now.
skirmish-refusal-not-yours = In your turn you move your own units on the map.
skirmish-refusal-spent = { UNIT($unit, cap: "yes") } has attacked and does nothing more in this turn.
skirmish-refusal-not-next = { UNIT($unit, cap: "yes") } moves hex by hex, to a hex next to it.
skirmish-refusal-occupied = Another unit is in { HEX($hex) }.
skirmish-refusal-too-far = { UNIT($unit, cap: "yes") } has too few movement points left for { HEX($hex) }.
skirmish-refusal-no-target = { UNIT($unit, cap: "yes") } attacks an enemy next to it.
skirmish-refusal-not-away = { UNIT($unit, cap: "yes") } must go to a hex next to it that is not next to the attacker.

## What happens

skirmish-event-turn = { PLAYER($player) }: turn { $n }
skirmish-event-moves = { UNIT($unit, cap: "yes") } moves to { HEX($hex) }.
skirmish-event-takes = { PLAYER($player) } takes the village in { HEX($hex) }.
skirmish-event-attacks = { UNIT($unit, cap: "yes") } attacks { UNIT($target) }: { $n }.
skirmish-event-lost = { UNIT($unit, cap: "yes") }: destroyed.
skirmish-event-retreats = { UNIT($unit, cap: "yes") } retreats to { HEX($hex) }.
skirmish-outcome-nothing = no effect
skirmish-outcome-push = driven off
skirmish-outcome-kill = destroyed
skirmish-ledger-strength = Added to the dice
skirmish-modifier-attack = Attack of the unit
skirmish-modifier-support = Other units next to the target
skirmish-modifier-defence = Defence of the target
skirmish-modifier-cover = Cover in the target's hex

## The rules: title, colon, what it says

skirmish-rule-SK-1_1 = Turns: Blue and Red take turns, Blue first. The scenario says how many turns each side has.
skirmish-rule-SK-1_2 = In your turn: Your units move and attack in any order you like, one hex or one attack at a time. Then you end your turn.
skirmish-rule-SK-2_1 = Movement: A unit moves to a hex next to it and pays the hex's movement points: one for open ground and villages, two for woods.
skirmish-rule-SK-2_2 = One unit in a hex: No hex ever holds two units.
skirmish-rule-SK-2_3 = Near the enemy: A unit that comes next to an enemy unit has no movement points left. It may still attack.
skirmish-rule-SK-3_1 = Attacks: A unit attacks one enemy unit next to it. After that it does nothing more in this turn.
skirmish-rule-SK-3_2 = Strength: Roll two dice. Add the attack of the unit, and one for each other unit of yours next to the target.
skirmish-rule-SK-3_3 = Defence and cover: Subtract the defence of the target and the cover of its hex: one in woods and villages.
skirmish-rule-SK-3_4 = Results: 10 or more destroys the target. 7 to 9 drives it off. Less has no effect.
skirmish-rule-SK-3_5 = Retreat: Who is driven off goes to a free hex that is not next to the attacker; its owner chooses. A unit that cannot is destroyed.
skirmish-rule-SK-4_1 = The end: The game ends after the last turn, or at the end of a turn after which a side has no units.
skirmish-rule-SK-4_2 = Victory: Each village is two points for the side whose unit was there last, each unit on the map one. More points win.
