### Overlays of the map: their names, and what they say.

stalingrad42-overlay-zoc = Zones of control
stalingrad42-overlay-bonds = Bonds
stalingrad42-overlay-supply = Supply
stalingrad42-overlay-line = Supply line
stalingrad42-overlay-rail = Railways
stalingrad42-overlay-guns = Artillery range
stalingrad42-overlay-reach = Reach
stalingrad42-overlay-odds = Best odds
stalingrad42-overlay-strike = Best odds that can be brought
stalingrad42-overlay-control = Victory hexes
stalingrad42-overlay-results = What the results would bring
stalingrad42-overlay-front = Front line
stalingrad42-overlay-courses = What each choice means
stalingrad42-overlay-left = What could still be done

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
stalingrad42-says-control = { HEX($hex) }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}, now with { PLAYER($player) }. { RULE($rule) }
# $units: units that stand together
stalingrad42-says-reach = { UNIT($units, cap: "yes") }: { $n ->
    [0] no place is within reach.
    [one] { $n } place is within reach.
   *[other] { $n } places are within reach.
} { RULE($rule) }
stalingrad42-says-odds = { $n ->
    [0] Nobody can be attacked from where your units are.
    [one] { $n } hex can be attacked; on it the best odds of all who stand beside it, without artillery and aircraft.
   *[other] { $n } hexes can be attacked; on each the best odds of all who stand beside it, without artillery and aircraft.
} { RULE($rule) }
# Pointing at an enemy: $now by those beside it and $best with $n who can still come, both as columns; "none" if nobody can
stalingrad42-says-strike = { $best ->
    [none] Nobody can attack { HEX($hex) } this turn.
   *[other] { $n ->
        [0] The best odds against { HEX($hex) }: { $best }.
        [one] The best odds against { HEX($hex) }: { $best }, with { $n } unit that can still come; { $now ->
            [none] without it nobody can attack
           *[other] without it { $now }
        }.
       *[other] The best odds against { HEX($hex) }: { $best }, with { $n } units that can still come; { $now ->
            [none] without them nobody can attack
           *[other] without them { $now }
        }.
    }
} { RULE($rule) }
# A place that is not within reach: $price of the way, in movement points, and those that are left
stalingrad42-says-too-far = { UNIT($units, cap: "yes") }: the way to { HEX($hex) } costs { $price }, and { $left } are left. { RULE($rule) }
stalingrad42-says-no-way-there = { $held ->
    [yes] { HEX($hex) } is held by the enemy: nobody moves into it. { RULE($rule) }
   *[no] { UNIT($units, cap: "yes") }: there is no way to { HEX($hex) } past the ground and the enemy’s units and ZOC. { RULE($rule) }
}
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
stalingrad42-key-rail-supply = Railway joined to a source
stalingrad42-key-rail-blocked = Railway cut off
# $n of $of: hexes of the rail network, hexes with own railways
stalingrad42-says-rail = { PLAYER($player, cap: "yes") }: { $n } of { $of } hexes of railway are joined to a source. { RULE($rule) }
stalingrad42-says-railheads = Railheads: { HEX($hexes) }. { RULE($rule) }


## What could still be done in a phase; $n: how many units, hexes or points

stalingrad42-left-railheads = { $n ->
    [one] { $n } railhead can still move
   *[other] { $n } railheads can still move
}
stalingrad42-left-crowded = { $n ->
    [one] { $n } hex holds too much: what is above the limit is lost
   *[other] { $n } hexes hold too much: what is above the limit is lost
}
stalingrad42-left-enter = { $n ->
    [one] { $n } unit waits off the map and could come in
   *[other] { $n } units wait off the map and could come in
}
stalingrad42-left-outside = { $n ->
    [one] { $n } unit stays off the map
   *[other] { $n } units stay off the map
}
stalingrad42-left-shatter = { $n ->
    [one] { $n } hex could be shattered (automatic DS)
   *[other] { $n } hexes could be shattered (automatic DS)
}
stalingrad42-left-move = { $n ->
    [one] { $n } unit has not moved
   *[other] { $n } units have not moved
}
stalingrad42-left-follow = { $n ->
    [one] { $n } shattered hex has not been followed up
   *[other] { $n } shattered hexes have not been followed up
}
stalingrad42-left-attack = { $n ->
    [one] { $n } hex can be attacked
   *[other] { $n } hexes can be attacked
}
stalingrad42-left-fight = { $n ->
    [one] { $n } unit next to the enemy has not attacked
   *[other] { $n } units next to the enemy have not attacked
}
stalingrad42-left-guns = { $n ->
    [one] { $n } support unit near the enemy has not fired
   *[other] { $n } support units near the enemy have not fired
}
stalingrad42-left-air = { $n ->
    [one] { $n } air unit is left
   *[other] { $n } air units are left
}
stalingrad42-left-arrive = { $n ->
    [one] { $n } reinforcement could arrive
   *[other] { $n } reinforcements could arrive
}
# $n: replacements; $units: who could take one
stalingrad42-left-refit = { $n ->
    [one] { $n } replacement is not used
   *[other] { $n } replacements are not used
}: { $units ->
    [one] { $units } unit could take one
   *[other] { $units } units could take one
}
stalingrad42-left-resources = { $n ->
    [one] { $n } resource point is not spent
   *[other] { $n } resource points are not spent
}


## Why a retreat, an advance or a loss is asked, and what each choice means

# $result: of the combat results table, "none" if there is none; $least to $most hexes, $gone of them behind them
stalingrad42-course-retreat-why = { $cause ->
    [crt] Result { $result }: retreat from { HEX($origin) }, { $most } hexes
    [shatter] Automatic DS: retreat from { HEX($origin) }, { $most } hexes
   *[approach] An enemy has come next to a unit in full retreat: it runs from { HEX($origin) }, { $most } hexes
}{ $gone ->
    [0] .
   *[other] ; { $gone } behind them.
} { RULE($rule) }
# $price: steps; $zoc: they are in an enemy ZOC without a friend there; $ends: $more places beyond where it may end; $here: it may end there
stalingrad42-course-retreat = { $price ->
    [0] { $zoc ->
        [yes] enemy ZOC: they must go on
       *[no] { $here ->
            [yes] the retreat may end here
           *[no] on the way
        }
    }{ $more ->
        [0] {""}
       *[other] ; beyond: { HEX($ends) }
    }
   *[other] the retreat ends here at once: a step is lost
}
stalingrad42-course-retreat-stop = { $price ->
    [0] the retreat ends here
   *[other] the retreat ends here early: a step is lost
}
# $hexes: how far; $result: of the combat results table, "none" if there is none
stalingrad42-course-advance-why = After { $result ->
    [none] the shattering
   *[other] { $result }
} at { HEX($vacated) }: { $kind }, { $hexes ->
    [one] { $hexes } hex
   *[other] up to { $hexes } hexes
}. { RULE($rule) }
stalingrad42-course-advance-with = from { HEX($hex) }, { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
# $n: hexes left then; $zoc: it is in an enemy ZOC
stalingrad42-course-advance = { $n ->
    [0] the advance ends here
    [one] { $n } hex left then
   *[other] { $n } hexes left then
}{ $zoc ->
    [yes] ; enemy ZOC
   *[no] {""}
}
# $hex: the hex attacked, "none" if there is none; $result too; $n: steps
stalingrad42-course-lose-why = { $result ->
    [none] {""}
   *[other] { $result } at { HEX($hex) }:{" "}
}{ $n ->
    [one] a step is to be lost.
   *[other] { $n } steps are to be lost.
} { RULE($rule) }
# Strengths afterwards
stalingrad42-course-lose = { $steps ->
    [0] it is eliminated
   *[other] { $remnant ->
        [yes] a remnant of { $attack }-{ $defence } is left
       *[no] { $attack }-{ $defence } is left
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
}
# What a choice adds to an attack: strength and columns
stalingrad42-course-attack-adds = { $strength ->
    [0] {""}
   *[other] strength +{ $strength }
}{ $columns ->
    [0] { $strength ->
        [0] adds nothing
       *[other] {""}
    }
   *[other] { $strength ->
        [0] {""}
       *[other] ,{" "}
    }{ $columns ->
        [1] +1 column
        [2] +2 columns
       *[other] columns: { $columns }
    }
}
# $shift: columns, to the right if positive; $n: columns that are missing, 0 if there is no strength at all
stalingrad42-course-attack-low = It cannot go ahead: { $attack } to { $defence }{ $shift ->
    [0] {""}
   *[other] {" "}with a shift of { $shift }
} is { $n ->
    [0] far
    [one] one column
   *[other] { $n } columns
} below 1-3, the least that is allowed. More strength or support that shifts the column helps; else leave the attack. { RULE($rule) }
# $n: units above the limit
stalingrad42-course-trim-why = Too many units in { HEX($hex) }: { $n ->
    [one] one is
   *[other] { $n } are
} eliminated, by your choice. { RULE($rule) }
