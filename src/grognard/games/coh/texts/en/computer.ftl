### What a computer opponent says it is doing, in the present tense. The other side reads it.
### $unit acts, $enemy is a unit of the other side, $goal a victory hex, $n a chance in per cent.

coh-why-pass = Nothing it could do now would help: it passes.
coh-why-stall = It waits for you to show what you are up to.
coh-why-secret = It does something it does not want you to know.
coh-why-card = It plays { CARD($card) }.
coh-why-take = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] go
   *[sg] goes
} into { HEX($hex) } to take it.
coh-why-towards = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] move
   *[sg] moves
} to { HEX($hex) }, on the way to { HEX($goal) }.
coh-why-guard = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] move
   *[sg] moves
} to { HEX($hex) } to guard { HEX($goal) }.
coh-why-closer = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] move
   *[sg] moves
} to { HEX($hex) } to get closer to your units.
coh-why-field-of-fire = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] move
   *[sg] moves
} to { HEX($hex) } for a better field of fire.
coh-why-safer = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] move
   *[sg] moves
} to { HEX($hex) }, where it is safer.
coh-why-move = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] move
   *[sg] moves
} to { HEX($hex) }, which looks a little better.
coh-why-charge = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] go
   *[sg] goes
} for close combat { HEX($hex, case: "inside") }.
coh-why-enter = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] come
   *[sg] comes
} onto the map at { HEX($hex) }.
coh-why-exit = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] leave
   *[sg] leaves
} the map.
coh-why-fire = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] fire
   *[sg] fires
} at { UNIT($enemy) }: { $n } % for a hit.
coh-why-fire-hex = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] fire
   *[sg] fires
} at { HEX($hex) }.
coh-why-assault = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] attack
   *[sg] attacks
} { UNIT($enemy) } in close combat: { $n } % for a hit.
coh-why-rally = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] try
   *[sg] tries
} to rally.
coh-why-shelter = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] look
   *[sg] looks
} for shelter.
coh-why-ambush = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] show themselves
   *[sg] shows itself
} to spring the ambush.
coh-why-turn = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] turn
   *[sg] turns
} so that nobody is behind.
coh-why-turn-at = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] turn
   *[sg] turns
} to keep { UNIT($enemy) } in front.
coh-why-commit = It puts CAP on the roll: { $n }.
coh-why-no-commit = It saves its CAP.
# $what: the choice in the words of its button
coh-why-other = It chooses: { $what }.

## A hint: why it would do so in the reader's place. Where nothing stands here, the sentence above serves both.

coh-hint-pass = Nothing that could be done now would help: pass.
coh-hint-stall = Wait, and let the enemy show first what he is up to.
coh-hint-closer = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] move
   *[sg] moves
} to { HEX($hex) } to get closer to the enemy.
coh-hint-commit = This roll is worth CAP: { $n }.
coh-hint-no-commit = This roll is not worth any CAP.
