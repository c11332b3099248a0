### What the player is asked: what is the case, then what to do.

coh-prompt-Facings-choose = Before the battle: choose where { UNIT($unit) } faces.
coh-prompt-Deploy-choose = Before the battle: set up your units in the marked hexes, or leave the rest where the scenario proposes.
coh-prompt-MarkHexes-choose = Solitaire: mark another hex in cover where a hidden unit may be, or leave it to the game. Left to mark: { $left }.
coh-prompt-Initiative-announce = Initiative: both sides roll 2 dice. You announce first: commit up to 2 CAP, or none.
# $first announced first, $bid: the CAP announced last, -2 to 2
coh-prompt-Initiative-reply = Initiative: CAP on the roll of { PLAYER($first) }: { $bid ->
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] none
}. Commit up to 2 CAP of your own, or none.
# $ap, $cap: left to spend; $pool: the activated units
# $bound: 1 if an aircraft of his own must leave first, 2 if one of the enemy's does; $leaver: that one
coh-prompt-Turn-choose = { $bound ->
    [1] { UNIT($leaver, cap: "yes") } has no AP left and must fly off the map. Fly it straight on, or on for CAP.
    [2] { UNIT($leaver, cap: "yes") } is leaving the map. Shoot at it, fly after it, or pass.
   *[other] { $ap ->
        [0] { $cap ->
            [0] Your turn. Activate a unit, or pass.
           *[other] Your turn. Activate a unit, spend CAP, or pass.
        }
       *[other] { UNIT($pool, cap: "yes") } { UNIT($pool, get: "number") ->
            [pl] have
           *[sg] has
        } { $ap } AP. Act, or pass.
    }
}
# $way: 0 for AP, 1 an opportunity action, 2 for CAP, 3 by a card, with $payment its word; $share: CAP in place of AP;
# $boost: firepower of a card; $hexes: still to go by a card
coh-prompt-Action-choose = { $boost ->
    [0] { $hexes ->
        [0] { $way ->
            [0] { $share ->
                [0] { UNIT($members, cap: "yes") } { UNIT($members, get: "number") ->
                    [pl] have
                   *[sg] has
                } { $ap } AP. Move, turn or fire.
               *[other] { UNIT($members, cap: "yes") } { UNIT($members, get: "number") ->
                    [pl] have
                   *[sg] has
                } { $ap } AP, and { $share } CAP in place of AP. Move, turn or fire.
            }
            [2] { UNIT($members, cap: "yes") }, for CAP: you have { $cap }. Move, turn or fire.
           *[other] { UNIT($members, cap: "yes") }, { $payment }. Move, turn or fire.
        }
        [one] { UNIT($members, cap: "yes") }: choose where to move, { $hexes } hex to go.
       *[other] { UNIT($members, cap: "yes") }: choose where to move, { $hexes } hexes to go.
    }
   *[other] { UNIT($members, cap: "yes") }, firepower +{ $boost }: choose the target.
}
# $left: the members that have yet to do their part, in the order you like
# $hexes: 1 in the second hex of a card's move
coh-prompt-Action-move = Still to move: { UNIT($left) }. { $hexes ->
    [1] Choose who goes on, and where, or stop here.
   *[other] Choose who goes next, and where.
}
coh-prompt-Action-face = Choose where { UNIT($unit) } faces after the move.
coh-prompt-Action-pivot = Still to pivot: { UNIT($left) }. Choose who is next, and the direction.
# $bonus: free hexes left
coh-prompt-Action-bonus = { $bonus ->
    [one] { UNIT($unit, cap: "yes") } may go on: { $bonus } free hex. Choose it, or stop here.
   *[other] { UNIT($unit, cap: "yes") } may go on: { $bonus } free hexes. Choose the next, or stop here.
}
# $part: the price with the die
coh-prompt-Action-cross = { UNIT($unit, cap: "yes") } stands before the wire { HEX($to, case: "inside") }: to get through costs { $part } { $payment }. Go on, or stay out.
# $works: fortifications and obstacles that are rolled against, 0: none
coh-prompt-Fire-order = { $works ->
    [0] Attack on { HEX($hex) }. Targets left: { UNIT($left) }. Choose the next.
   *[other] Attack on { HEX($hex) }. Choose what to roll against next.
}
coh-prompt-Rally-order = Still to rally: { UNIT($left) }. Choose who rolls next.
# $need: the total that succeeds, 0 if every point counts; $unit: whom the roll is about; $harm: 1 a high roll is bad
coh-prompt-Roll-commit = { $need ->
    [0] { $dice ->
        [one] You are about to roll { $dice } die. Commit up to 2 CAP first, or none.
       *[other] You are about to roll { $dice } dice. Commit up to 2 CAP first, or none.
    }
   *[other] { $harm ->
        [1] { UNIT($unit, cap: "yes") }: { $need } or more on 2 dice is a hit on it. Commit up to 2 CAP first, or none.
       *[other] { UNIT($unit, cap: "yes") }: { $need } or more on { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } is needed. Commit up to 2 CAP first, or none.
    }
}
coh-prompt-Roll-answer = The roll comes to { $total }. Keep it, or change it by a card.
coh-prompt-CardPlay-pay = “{ CARD($card) }”: choose how to pay for the card.
coh-prompt-CardPlay-unit = “{ CARD($card) }”: choose the unit the card is for.
coh-prompt-CardPlay-group = “{ CARD($card) }” for { UNIT($members) }. Add units, or go on.
coh-prompt-Reveal-face = { UNIT($unit, cap: "yes") } has been found. Choose where it faces.
coh-prompt-Plot-choose = Plan the artillery in secret: choose a battery and the hex it strikes next round, or finish.
coh-prompt-Barrages-escape = Shells are about to fall on { HEX($hex) }. { UNIT($unit, cap: "yes") } may move 1 hex first, or stay.
coh-prompt-Barrages-face = Choose where { UNIT($unit) } faces after the move.
coh-prompt-Action-hide = Still to hide: { UNIT($left) }. Choose who is next, and the hex.
coh-prompt-Initiative-reputation = { PLAYER($winner, cap: "yes") } have won the initiative. Take it from them with “{ CARD("V10") }”, or leave it.
coh-prompt-Vengeance-choose = { UNIT($unit, cap: "yes") } fell with “{ CARD("V06") }”. Choose which of the attackers you lose.
coh-prompt-Search-owner = The fire on { HEX($hex) } has found { UNIT($left) }. Choose which of them it hit.
coh-prompt-Turn-after = Your action is over. Search around one of your units with “{ CARD("V07") }”, or leave it.
coh-prompt-Action-smoke = Still to lay smoke: { UNIT($left) }. Choose who is next, and the hex.
coh-prompt-Action-sneak = Still to move unseen: { UNIT($left) }. { $hexes ->
    [1] Choose who goes on, and where, or stop here.
   *[other] Choose who goes next, and where.
}
coh-prompt-Action-occupy = Still to go inside: { UNIT($left) }. Choose who is next, and the fortification.
coh-prompt-Action-leave = Still to come out: { UNIT($left) }. Choose who is next.
coh-prompt-Action-load = Still to be loaded: { UNIT($left) }. Choose who is next, and the vehicle.
coh-prompt-Action-unload = Still to be unloaded: { UNIT($left) }. Choose who is next.
coh-prompt-CardPlay-target = “{ CARD($card) }”: choose whose CAP are at stake.
