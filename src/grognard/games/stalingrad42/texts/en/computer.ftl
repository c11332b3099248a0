### What a computer opponent says it is doing, in the present tense. The other side reads it.

stalingrad42-why-move = It moves where the unit does most: nearer to what counts, into your way, or next to whom it means to attack.
stalingrad42-why-moved = Nobody else would stand better anywhere else: its movement is over.
stalingrad42-why-attack = It attacks where the dice promise more than they can cost.
stalingrad42-why-no-attack = No other attack would be worth its losses.
stalingrad42-why-lose = It gives up the step that it can spare most, or takes the one that hurts you most.
stalingrad42-why-stand = It weighs the ground against the steps that holding it may cost.
stalingrad42-why-retreat = It goes back to where it is safest and still in your way.
stalingrad42-why-advance = It goes forward as far as the ground it gains is worth it.
stalingrad42-why-other = It does what its plan for this turn asks for.
stalingrad42-why-rail = A train takes the unit nearer to where it is wanted than it could march.
stalingrad42-why-build-up = It brings up reinforcements and replacements, and buys what its next attacks or its line need most.

## A hint: why it would do so in the reader's place.

stalingrad42-hint-take = { UNIT($unit, cap: "yes") } to { HEX($hex) }: that is what the fight is about.
stalingrad42-hint-engage = { UNIT($unit, cap: "yes") } to { HEX($hex) }, next to the enemy in { HEX($enemy) }: to attack him, or to be in his way.
stalingrad42-hint-towards = { UNIT($unit, cap: "yes") } to { HEX($hex) }, on the way to { HEX($goal) }.
stalingrad42-hint-move = { UNIT($unit, cap: "yes") } to { HEX($hex) }, where it does most.
stalingrad42-hint-moved = Nobody else would stand better anywhere else: end the movement.
stalingrad42-hint-attack = The dice promise more here than they can cost.
stalingrad42-hint-no-attack = No other attack would be worth its losses.
stalingrad42-hint-lose = Give up the step that can be spared most, or take the one that hurts the enemy most.
stalingrad42-hint-stand = The ground has been weighed against the steps that holding it may cost.
stalingrad42-hint-retreat = Back to where it is safest and still in the enemy's way.
stalingrad42-hint-advance = Forward, as far as the ground that is gained is worth it.
stalingrad42-hint-rail = A train takes the unit nearer to where it is wanted than it could march.
stalingrad42-hint-build-up = Bring up reinforcements and replacements, and buy what the next attacks or the line need most.
