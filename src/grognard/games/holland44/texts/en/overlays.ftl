### Overlays of the map: their names, and what they say.

holland44-overlay-zoc = Zones of control
holland44-overlay-bonds = Bonds
holland44-overlay-supply = Supply
holland44-overlay-line = Supply line
holland44-overlay-bridges = Bridges
holland44-overlay-guns = Artillery range
holland44-overlay-reach = Reach
holland44-overlay-control = Victory hexes
holland44-overlay-results = What the results would bring
holland44-overlay-landing = Landing rolls

holland44-says-zoc = { $n ->
    [0] No hex is in an enemy ZOC.
    [one] { $n } hex is in an enemy ZOC.
   *[other] { $n } hexes are in an enemy ZOC.
} { RULE($rule) }
holland44-says-bonds = { PLAYER($player, cap: "yes") }: { $n ->
    [0] no bond near the enemy.
    [one] { $n } bond near the enemy.
   *[other] { $n } bonds near the enemy.
} { RULE($rule) }
holland44-says-supply = { $n } of { $of } units on the map can trace a supply line. { RULE($rule) }
# $n: hexes off the road
holland44-says-line = { UNIT($unit, cap: "yes") } is supplied from { HEX($source) }; { $n ->
    [0] the line runs by road all the way.
    [one] { $n } hex of the line is off the road.
   *[other] { $n } hexes of the line are off the road.
} { RULE($rule) }
# $cause: what cuts the line, in $hex
holland44-says-cut = { UNIT($unit, cap: "yes") } has no supply line: { $cause ->
    [enemy] the enemy is in { HEX($hex) }.
    [zoc] an enemy ZOC closes { HEX($hex) }.
    [bond] an enemy bond closes { HEX($hex) }.
   *[other] no source is near enough to { HEX($hex) }.
} { RULE($rule) }
holland44-says-bridge = { SIDE($side, cap: "yes") }: { $state }. { RULE($rule) }
holland44-says-guns = { UNIT($unit, cap: "yes") } reaches { $n } hexes. { RULE($rule) }
holland44-says-no-guns = { UNIT($unit, cap: "yes") } is no artillery. { RULE($rule) }
holland44-says-control = { HEX($hex) }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}, now with { PLAYER($player) }. { RULE($rule) }
# $units: units that stand together
holland44-says-reach = { UNIT($units, cap: "yes") }: { $n ->
    [0] no place is within reach.
    [one] { $n } place is within reach.
   *[other] { $n } places are within reach.
} { RULE($rule) }
# What a result of the combat table means. $attacker, $defender: steps lost; $least to $most: hexes of retreat
holland44-says-result = { $attacker ->
    [0] { $defender ->
        [0] No losses.
       *[other] The defender loses { $defender ->
            [one] a step
           *[other] { $defender } steps
        }.
    }
   *[other] { $defender ->
        [0] The attacker loses { $attacker ->
            [one] a step
           *[other] { $attacker } steps
        }.
       *[other] Both sides lose a step{ $chooser ->
            [other] , each of a unit the other side names
           *[own] {""}
        }.
    }
} { $least ->
    [0] { $marker ->
        [engaged] The defender is engaged.
       *[other] The defender stays.
    }
   *[other] The defender retreats { $most ->
        [2] 2 hexes
       *[other] { $least } or { $most } hexes
    } and is { $marker ->
        [routed] in full retreat
       *[other] disrupted
    }{ $determined ->
        [yes] , if no determined defence holds
       *[no] , without a determined defence
    }.
} { RULE($rule) }
# $units: who cannot go back
holland44-says-no-way = { $result }: no way back for { UNIT($units) }: lost. { RULE($rule) }
# Faces of the die: $well land well, $one lose a step, $two lose two; the others scatter. $modifier is added to the die
holland44-says-landing = { HEX($hex) }: { $well } in 6 land well{ $modifier ->
    [0] {""}
   *[other] , { $modifier } added to the die
}. { RULE($rule) }
