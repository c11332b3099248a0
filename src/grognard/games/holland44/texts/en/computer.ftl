### What a computer opponent says it is doing, in the present tense. The other side reads it.

holland44-why-move = It moves where the unit does most: nearer to what counts, into your way, or next to whom it means to attack.
holland44-why-moved = Nobody else would stand better anywhere else: its movement is over.
holland44-why-attack = It attacks where the dice promise more than they can cost.
holland44-why-no-attack = No other attack would be worth its losses.
holland44-why-lose = It gives up the step that it can spare most, or takes the one that hurts you most.
holland44-why-stand = It weighs the ground against the steps that holding it may cost.
holland44-why-retreat = It goes back to where it is safest and still in your way.
holland44-why-advance = It goes forward as far as the ground it gains is worth it.
holland44-why-bridge = It does not leave you a bridge that it can still blow up.
holland44-why-land = It lands near its objectives and away from your guns.
holland44-why-other = It does what its plan for this turn asks for.

## A hint: why it would do so in the reader's place.

holland44-hint-take = { UNIT($unit, cap: "yes") } to { HEX($hex) }: that is what the fight is about.
holland44-hint-engage = { UNIT($unit, cap: "yes") } to { HEX($hex) }, next to the enemy in { HEX($enemy) }: to attack him, or to be in his way.
holland44-hint-towards = { UNIT($unit, cap: "yes") } to { HEX($hex) }, on the way to { HEX($goal) }.
holland44-hint-move = { UNIT($unit, cap: "yes") } to { HEX($hex) }, where it does most.
holland44-hint-moved = Nobody else would stand better anywhere else: end the movement.
holland44-hint-attack = The dice promise more here than they can cost.
holland44-hint-no-attack = No other attack would be worth its losses.
holland44-hint-lose = Give up the step that can be spared most, or take the one that hurts the enemy most.
holland44-hint-stand = The ground has been weighed against the steps that holding it may cost.
holland44-hint-retreat = Back to where it is safest and still in the enemy's way.
holland44-hint-advance = Forward, as far as the ground that is gained is worth it.
holland44-hint-bridge = Do not leave the enemy a bridge that can still be blown up.
holland44-hint-land = Land near the objectives and away from the enemy's guns.
