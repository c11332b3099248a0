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
