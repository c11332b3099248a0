### What a player can choose: short imperative labels. The price and the rule are shown beside them.

coh-verb-pass = Pass
# $payment: coh-word-ap or coh-word-cap
coh-verb-stall = Stall ({ $payment })
coh-verb-spend = End the activation
coh-verb-activate = Activate { UNIT($unit) }
coh-verb-ap = Act with { UNIT($unit) } for AP
coh-verb-opp = Opportunity action of { UNIT($unit) }
coh-verb-cap = Act with { UNIT($unit) } for CAP
coh-verb-card = Play “{ CARD($card) }”
coh-verb-with = Take { UNIT($unit) } along
coh-verb-support = Use 1 CAP in place of 1 AP
# the unit is named: in a group action several may be the next
coh-verb-move = Move { UNIT($unit) } to { HEX($hex) }
coh-verb-creep = Move { UNIT($unit) } cautiously to { HEX($hex) }
coh-verb-face = Face { $facing }
coh-verb-pivot = Pivot { UNIT($unit) } to { $facing }
coh-verb-fire = Fire at { HEX($hex) }
coh-verb-assault = Attack in close combat
coh-verb-rally = Rally { UNIT($unit) }
coh-verb-dig = Dig in
coh-verb-exit = Leave the map
coh-verb-against = Roll against { UNIT($unit) }
# $n: CAP put on the roll, -2 to 2
coh-verb-commit = { $n ->
    [-2] Commit 2 CAP: −2
    [-1] Commit 1 CAP: −1
    [0] Commit no CAP
    [1] Commit 1 CAP: +1
    [2] Commit 2 CAP: +2
   *[other] Commit { $n } CAP
}
coh-verb-luck = Play “{ CARD("luck") }” to raise the roll
coh-verb-lower = Play “{ CARD("luck") }” to lower the roll
# the roll, or the place where a barrage is about to fall
coh-verb-keep = Leave it as it is
coh-verb-boost = Play “{ CARD("extra-firepower") }”
coh-verb-weapon = Use “{ CARD($card) }” on { HEX($hex) }
coh-verb-pay = Pay with { $payment }
coh-verb-use = Choose { UNIT($unit) }
coh-verb-done = Done
coh-verb-indirect = Fire indirectly at { HEX($hex) }
coh-verb-occupy = Occupy { AREA($fort) } with { UNIT($unit) }
coh-verb-leave = Take { UNIT($unit) } out of the fortification
coh-verb-load = Load { UNIT($unit) } on { UNIT($carrier) }
coh-verb-unload = Unload { UNIT($unit) }
coh-verb-sneak = Move { UNIT($unit) } unseen to { HEX($hex) }
coh-verb-hide = Hide { UNIT($unit) } { HEX($hex, case: "inside") }
coh-verb-appear = Show { UNIT($unit) }, facing { $facing }
coh-verb-plot = Plot “{ CARD($battery) }” on { HEX($hex) }
coh-verb-place = Set up { UNIT($unit) } { HEX($hex, case: "inside") }
coh-verb-conceal = Hide { UNIT($unit) } { HEX($hex, case: "inside") }
coh-verb-mark = Mark { HEX($hex) }
coh-verb-stir = Draw from the cup for { HEX($hex) }
coh-verb-veteran = Use “{ CARD($card) }” of { UNIT($unit) }
# $n: what the die shows
coh-verb-reroll = Roll the { $n } again
coh-verb-sacrifice = Give up { UNIT($unit) }
coh-verb-smoke = Lay smoke { HEX($hex, case: "inside") } with { UNIT($unit) }
coh-verb-suspect = Fire at { HEX($hex) } on suspicion
coh-verb-screen = Plot smoke of “{ CARD($battery) }” on { HEX($hex) }
coh-verb-sense = “{ CARD("V07") }”: search around { UNIT($unit) }
coh-verb-veil = Act unseen with “{ CARD("V13") }”
coh-verb-target = Aim at { PLAYER($player) }
