### Overlays of the map: their names, and what they say.

stalingrad42-overlay-zoc = Zones of control
stalingrad42-overlay-bonds = Bonds
stalingrad42-overlay-supply = Supply
stalingrad42-overlay-line = Supply line
stalingrad42-overlay-rail = Railways
stalingrad42-overlay-guns = Artillery range
stalingrad42-overlay-reach = Reach
stalingrad42-overlay-control = Victory hexes
stalingrad42-overlay-results = What the results would bring

stalingrad42-says-zoc = { $n ->
    [0] No hex is in an enemy ZOC.
    [one] { $n } hex is in an enemy ZOC.
   *[other] { $n } hexes are in an enemy ZOC.
} { RULE($rule) }
stalingrad42-says-bonds = { PLAYER($player, cap: "yes") }: { $n ->
    [0] no bond near the enemy.
    [one] { $n } bond near the enemy.
   *[other] { $n } bonds near the enemy.
} { RULE($rule) }
stalingrad42-says-supply = { $n } of { $of } units on the map can trace a supply line. { RULE($rule) }
# $n: hexes off the road
stalingrad42-says-line = { UNIT($unit, cap: "yes") } is supplied from { HEX($source) }; { $n ->
    [0] the line runs by road all the way.
    [one] { $n } hex of the line is off the road.
   *[other] { $n } hexes of the line are off the road.
} { RULE($rule) }
# $cause: what cuts the line, in $hex
stalingrad42-says-cut = { UNIT($unit, cap: "yes") } has no supply line: { $cause ->
    [enemy] the enemy is in { HEX($hex) }.
    [zoc] an enemy ZOC closes { HEX($hex) }.
    [bond] an enemy bond closes { HEX($hex) }.
   *[other] no source is near enough to { HEX($hex) }.
} { RULE($rule) }
stalingrad42-says-guns = { UNIT($unit, cap: "yes") } reaches { $n } hexes. { RULE($rule) }
stalingrad42-says-no-guns = { UNIT($unit, cap: "yes") } is no artillery. { RULE($rule) }
stalingrad42-says-control = { $name } ({ HEX($hex) }): { $n ->
    [one] { $n } point
   *[other] { $n } points
}, now with { PLAYER($player) }. { RULE($rule) }
# $units: units that stand together
stalingrad42-says-reach = { UNIT($units, cap: "yes") }: { $n ->
    [0] no place is within reach.
    [one] { $n } place is within reach.
   *[other] { $n } places are within reach.
} { RULE($rule) }
# What a result of the combat table means. $attacker, $defender: steps lost; $most: hexes of retreat
stalingrad42-says-result = { $attacker ->
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
    [0] The defender stays.
   *[other] The defender retreats { $most ->
        [one] a hex
       *[other] { $most } hexes
    }{ $marker ->
        [routed] {" "}and is in full retreat
        [disrupted] {" "}and is disrupted
       *[none] {""}
    }{ $determined ->
        [yes] , if no determined defence holds
       *[no] , without a determined defence
    }.
} { RULE($rule) }
# $units: who cannot go back
stalingrad42-says-no-way = { $result }: no way back for { UNIT($units) }: lost. { RULE($rule) }
# $out, $isolated: units with such a marker
stalingrad42-says-markers = Markers since the last supply phase: out of supply { $out }, isolated { $isolated }. { RULE($rule) }
stalingrad42-says-isolated = { UNIT($unit, cap: "yes") } is isolated: no line at all leads to a source, however far off the road. { RULE($rule) }
# $n of $of: hexes of the rail network, hexes with own railways
stalingrad42-says-rail = { PLAYER($player, cap: "yes") }: { $n } of { $of } hexes of railway are joined to a source. { RULE($rule) }
stalingrad42-says-railheads = Railheads: { HEX($hexes) }. { RULE($rule) }
