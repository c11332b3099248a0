### The log: what has happened, in the present tense.
### $player is a side, $units a list, $hit and $payment are words, $card a card.


## Rounds

coh-event-round-begins = Round { $n } of { $of }.
coh-event-cap-reset = { PLAYER($player, cap: "yes") } have { $n } CAP.
coh-event-arrives = { UNIT($unit, cap: "yes") } may enter the map from now on.
coh-event-initiative = { PLAYER($player, cap: "yes") } win the initiative, { $n } to { $other }.
coh-event-initiative-tied = The initiative roll is tied at { $n }. Both sides roll again.
coh-event-round-ends = Round { $n } ends.
coh-event-controls = { PLAYER($player, cap: "yes") } hold { HEX($hex) }, worth { $n } VP.
coh-event-scores = { PLAYER($player, cap: "yes") } score { $n } VP.
coh-event-game-ends = The battle is over: { PLAYER("german") } { $german } VP, { PLAYER("soviet") } { $soviet } VP.


## Turns and payment

coh-event-passes = { PLAYER($player, cap: "yes") } pass.
coh-event-stalls = { PLAYER($player, cap: "yes") } stall ({ $payment }).
coh-event-spends = Now spent: { UNIT($units) }.
coh-event-marked-spent = { UNIT($unit, cap: "yes") } is marked spent.
coh-event-activates = { $n ->
    [0] { UNIT($unit, cap: "yes") } is activated, but gets no AP and is spent at once.
   *[other] { UNIT($unit, cap: "yes") } is activated with { $n } AP.
}
# $n: AP left
coh-event-joins = Joining the activation: { UNIT($units) }. AP left: { $n }.
# $ap, $cap: what is paid of each; both are 0 for an opportunity action
coh-event-pays = { $ap ->
    [0] { $cap ->
        [0] { PLAYER($player, cap: "yes") } pay nothing ({ $payment }).
       *[other] { PLAYER($player, cap: "yes") } pay { $cap } CAP.
    }
   *[other] { $cap ->
        [0] { PLAYER($player, cap: "yes") } pay { $ap } AP.
       *[other] { PLAYER($player, cap: "yes") } pay { $ap } AP and { $cap } CAP.
    }
}
coh-event-gains-ap = { PLAYER($player, cap: "yes") } gain { $n } AP.
coh-event-gains-cap = { PLAYER($player, cap: "yes") } gain { $n } CAP.
coh-event-loses-cap = { $n ->
    [0] { PLAYER($player, cap: "yes") } lose no CAP.
   *[other] { PLAYER($player, cap: "yes") } lose { $n } CAP.
}
# $n: CAP left. A casualty covers the space of the CAP track on which the marker stood.
coh-event-cap-covered = { PLAYER($player, cap: "yes") } drop to { $n } CAP with this loss.


## Dice

# $n: -2 to 2
coh-event-commits = { PLAYER($player, cap: "yes") } commit { $n ->
    [-2] 2 CAP: −2 to the roll
    [-1] 1 CAP: −1 to the roll
    [1] 1 CAP: +1 to the roll
    [2] 2 CAP: +2 to the roll
   *[other] { $n } CAP to the roll
}.
coh-event-rolled = { PLAYER($player, cap: "yes") } roll { $total } ({ coh-dice }{ $cap ->
    [-2] , CAP −2
    [-1] , CAP −1
    [0] { "" }
    [1] , CAP +1
    [2] , CAP +2
   *[other] , CAP { $cap }
}).
# $dice: the faces of two dice as one number of two digits, or of one die
coh-dice = { $dice ->
    [11] 1 + 1
    [12] 1 + 2
    [13] 1 + 3
    [14] 1 + 4
    [15] 1 + 5
    [16] 1 + 6
    [21] 2 + 1
    [22] 2 + 2
    [23] 2 + 3
    [24] 2 + 4
    [25] 2 + 5
    [26] 2 + 6
    [31] 3 + 1
    [32] 3 + 2
    [33] 3 + 3
    [34] 3 + 4
    [35] 3 + 5
    [36] 3 + 6
    [41] 4 + 1
    [42] 4 + 2
    [43] 4 + 3
    [44] 4 + 4
    [45] 4 + 5
    [46] 4 + 6
    [51] 5 + 1
    [52] 5 + 2
    [53] 5 + 3
    [54] 5 + 4
    [55] 5 + 5
    [56] 5 + 6
    [61] 6 + 1
    [62] 6 + 2
    [63] 6 + 3
    [64] 6 + 4
    [65] 6 + 5
    [66] 6 + 6
   *[other] die { $dice }
}
# $n: -2 or 2
coh-event-luck-rolled = { PLAYER($player, cap: "yes") } roll { $die } for “{ CARD("luck") }”: { $n ->
    [-2] −2
    [2] +2
   *[other] { $n }
} to the roll.


## Movement

coh-event-moves = { UNIT($unit, cap: "yes") } moves to { HEX($hex) }.
coh-event-enters = { UNIT($unit, cap: "yes") } enters the map at { HEX($hex) }.
coh-event-exits = { UNIT($unit, cap: "yes") } leaves the map from { HEX($hex) }.
coh-event-turns = { UNIT($unit, cap: "yes") } faces { $facing }.
coh-event-digs = { UNIT($unit, cap: "yes") } digs in.
coh-event-leaves-hole = { UNIT($unit, cap: "yes") } gives up its hasty defence.
coh-event-occupies = { UNIT($unit, cap: "yes") } occupies { AREA($fort) }.
coh-event-leaves-fort = { UNIT($unit, cap: "yes") } leaves the fortification.
coh-event-wire-flattened = The wire { HEX($hex, case: "inside") } is crushed.
coh-event-wire-stops = The wire { HEX($hex, case: "inside") } stops { UNIT($unit) }.
coh-event-loads = { UNIT($unit, cap: "yes") } is loaded on { UNIT($carrier) }.
coh-event-unloads = { UNIT($unit, cap: "yes") } is unloaded.
coh-event-bogs = { UNIT($unit, cap: "yes") } bogs down and is stuck.
coh-event-sneaks = { PLAYER($player, cap: "yes") } move a hidden unit.
coh-event-hides = { UNIT($unit, cap: "yes") } goes into hiding.
coh-event-appears = { UNIT($unit, cap: "yes") } comes out of hiding { HEX($hex, case: "inside") }.


## Combat

coh-event-fires = { UNIT($unit, cap: "yes") } fires at { HEX($hex) }.
coh-event-assaults = { UNIT($unit, cap: "yes") } attacks in close combat { HEX($hex, case: "inside") }.
coh-event-uses-weapon = { UNIT($unit, cap: "yes") } uses “{ CARD($card) }” on { HEX($hex) }.
coh-event-barrage = A barrage of { PLAYER($player) } falls on { HEX($hex) }.
coh-event-supported = Supporting { UNIT($unit) }: { UNIT($units) }.
coh-event-attacked = Against { UNIT($unit) }: attack { $av }, defence { $dv }.
coh-event-missed = { UNIT($unit, cap: "yes") } takes no hit.
coh-event-hit = { UNIT($unit, cap: "yes") } is hit.
# only its owner reads this
coh-event-hit-known = { UNIT($unit, cap: "yes") } is hit: { $hit }.
coh-event-revealed = { UNIT($unit, cap: "yes") } shows its hit counter: { $hit }.
coh-event-destroyed = { UNIT($unit, cap: "yes") } is destroyed.
coh-event-ignores-hit = { UNIT($unit, cap: "yes") } draws a panic counter and ignores it.
coh-event-rallies = { UNIT($unit, cap: "yes") } rallies and sheds its counter: { $hit }.
# $n: the roll with its modifiers
coh-event-rally-fails = { UNIT($unit, cap: "yes") } fails to rally with { $n }.


## Cards

coh-event-draws = { PLAYER($player, cap: "yes") } draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
coh-event-drawn = { PLAYER($player, cap: "yes") } draw “{ CARD($card) }”.
coh-event-plays-card = { PLAYER($player, cap: "yes") } play “{ CARD($card) }”.
coh-event-uses-veteran = { UNIT($unit, cap: "yes") } uses “{ CARD($card) }”.
# $old, $n: what the die showed before and shows now; $total: the roll now
coh-event-rerolled = { PLAYER($player, cap: "yes") } roll the { $old } again: { $n }. The roll comes to { $total }.
coh-event-marches = { UNIT($unit, cap: "yes") } is on a forced march: { $n } AP, for movement only.
coh-event-avenged = { UNIT($unit, cap: "yes") } is avenged.
coh-event-stuck = { UNIT($unit, cap: "yes") } is bogged down until the round ends.
coh-event-freed = { UNIT($unit, cap: "yes") } can move again.
coh-event-takes-initiative = { PLAYER($player, cap: "yes") } take the initiative all the same.
coh-event-task-done = { PLAYER($player, cap: "yes") } show “{ CARD($card) }”: done, { $n } VP.
coh-event-task-failed = { PLAYER($player, cap: "yes") } show “{ CARD($card) }”: not done.
coh-event-deployed = { UNIT($unit, cap: "yes") } is set up { HEX($hex, case: "inside") }.
coh-event-concealed = { UNIT($unit, cap: "yes") } is set up hidden.
coh-event-hex-marked = { PLAYER($player, cap: "yes") }: somebody may be hidden { HEX($hex, case: "inside") }.
coh-event-dummy = Nobody was hidden { HEX($hex, case: "inside") }.

## Smoke, fire on suspicion, snipers

coh-event-smokes = { UNIT($unit, cap: "yes") } lays smoke { HEX($hex, case: "inside") }.
coh-event-smoke-laid = Smoke rises { HEX($hex, case: "inside") }.
# $n: hexes that still have smoke
coh-event-smoke-ages = { $n ->
    [0] The smoke has cleared.
    [one] The smoke thins: it lies in { $n } hex.
   *[other] The smoke thins: it lies in { $n } hexes.
}
coh-event-smoke-barrage = The artillery of { PLAYER($player) } covers { HEX($hex) } and what is around it with smoke.
coh-event-suspects = { UNIT($unit, cap: "yes") } fires at { HEX($hex) } on suspicion.
coh-event-shelled = Shells of { PLAYER($player) } fall on { HEX($hex) }, where nobody is seen.
coh-event-nobody-found = { HEX($hex, cap: "yes", case: "inside") } nothing is seen to happen.
# $arc: 0 through the front of the unit, 1 through its rear
coh-event-shot-from = { $arc ->
    [1] A shot from hiding comes at { UNIT($unit) } from the rear.
   *[other] A shot from hiding comes at { UNIT($unit) } from the front.
}
coh-event-sniper-stays = { UNIT($unit, cap: "yes") } stays hidden.
coh-event-senses = { UNIT($unit, cap: "yes") } searches the ground around.
