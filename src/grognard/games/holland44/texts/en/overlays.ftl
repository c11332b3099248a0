### Overlays of the map: their names, and what they say.

holland44-overlay-zoc = Zones of control
holland44-overlay-bonds = Bonds
holland44-overlay-supply = Supply
holland44-overlay-line = Supply line
holland44-overlay-bridges = Bridges
holland44-overlay-guns = Artillery range
holland44-overlay-reach = Reach
holland44-overlay-odds = Best odds
holland44-overlay-strike = Best odds that can be brought
holland44-overlay-control = Victory hexes
holland44-overlay-results = What the results would bring
holland44-overlay-landing = Landing rolls
holland44-overlay-front = Front line
holland44-overlay-courses = What each choice means
holland44-overlay-left = What could still be done
holland44-key-bridges-clear = Bridge that stands
holland44-key-bridges-blocked = Blown, or under repair

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
holland44-says-odds = { $n ->
    [0] Nobody can be attacked from where your units are.
    [one] { $n } hex can be attacked; on it the best odds of all who stand beside it, without artillery and aircraft.
   *[other] { $n } hexes can be attacked; on each the best odds of all who stand beside it, without artillery and aircraft.
} { RULE($rule) }
# Pointing at an enemy: $now by those beside it and $best with $n who can still come, both as columns; "none" if nobody can
holland44-says-strike = { $best ->
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
holland44-says-too-far = { UNIT($units, cap: "yes") }: the way to { HEX($hex) } costs { $price }, and { $left } are left. { RULE($rule) }
holland44-says-no-way-there = { $held ->
    [yes] { HEX($hex) } is held by the enemy: nobody moves into it. { RULE($rule) }
   *[no] { UNIT($units, cap: "yes") }: there is no way to { HEX($hex) } past the ground and the enemy’s units and ZOC. { RULE($rule) }
}
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


## What could still be done in a phase; $n: how many units, hexes or points

holland44-left-crowded = { $n ->
    [one] { $n } hex holds too much: what is above the limit is lost
   *[other] { $n } hexes hold too much: what is above the limit is lost
}
holland44-left-enter = { $n ->
    [one] { $n } reinforcement has not come onto the map
   *[other] { $n } reinforcements have not come onto the map
}
holland44-left-outside = { $n ->
    [one] { $n } unit stays off the map
   *[other] { $n } units stay off the map
}
holland44-left-shatter = { $n ->
    [one] { $n } hex could be shattered (automatic DS)
   *[other] { $n } hexes could be shattered (automatic DS)
}
holland44-left-move = { $n ->
    [one] { $n } unit has not moved
   *[other] { $n } units have not moved
}
holland44-left-follow = { $n ->
    [one] { $n } shattered hex has not been followed up
   *[other] { $n } shattered hexes have not been followed up
}
holland44-left-attack = { $n ->
    [one] { $n } hex can be attacked
   *[other] { $n } hexes can be attacked
}
holland44-left-fight = { $n ->
    [one] { $n } unit next to the enemy has not attacked
   *[other] { $n } units next to the enemy have not attacked
}
holland44-left-guns = { $n ->
    [one] { $n } battery in range has not fired
   *[other] { $n } batteries in range have not fired
}
holland44-left-air = { $n ->
    [one] { $n } air unit is left
   *[other] { $n } air units are left
}


## Why a retreat, an advance or a loss is asked, and what each choice means

# $result: of the combat results table, "none" if there is none; $least to $most hexes ($exact: the same), $gone of them behind them; $after: what they are then; $far: hexes
holland44-course-retreat-why = { $cause ->
    [crt] Result { $result }: retreat from { HEX($origin) }, { $exact ->
        [yes] { $most ->
            [one] { $most } hex
           *[other] { $most } hexes
        }
       *[no] { $least } to { $most } hexes
    }
    [shatter] Automatic DS: retreat from { HEX($origin) }, { $most } hexes
   *[approach] An enemy has come next to a unit in full retreat: it runs from { HEX($origin) }, { $most } hexes
}{ $gone ->
    [0] {""}
   *[other] ; { $gone } behind them
}{ $after ->
    [routed] ; afterwards they are in full retreat.
   *[disrupted] ; from { $far } hexes on it disrupts.
} { RULE($rule) }
# $price: steps; $zoc: they are in an enemy ZOC without a friend there; $ends: $more places beyond where it may end; $here: it may end there
holland44-course-retreat = { $price ->
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
holland44-course-retreat-stop = { $price ->
    [0] the retreat ends here
   *[other] the retreat ends here early: a step is lost
}
# $hexes: how far; $result: of the combat results table, "none" if there is none
holland44-course-advance-why = After { $result ->
    [none] the shattering
   *[other] { $result }
} at { HEX($vacated) }: { $kind }, { $hexes ->
    [one] { $hexes } hex
   *[other] up to { $hexes } hexes
}. { RULE($rule) }
holland44-course-advance-with = from { HEX($hex) }, { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
# $n: hexes left then; $zoc: it is in an enemy ZOC
holland44-course-advance = { $n ->
    [0] the advance ends here
    [one] { $n } hex left then
   *[other] { $n } hexes left then
}{ $zoc ->
    [yes] ; enemy ZOC
   *[no] {""}
}
# $hex: the hex attacked, "none" if there is none; $result too; $n: steps
holland44-course-lose-why = { $result ->
    [none] {""}
   *[other] { $result } at { HEX($hex) }:{" "}
}{ $n ->
    [one] a step is to be lost.
   *[other] { $n } steps are to be lost.
} { RULE($rule) }
# Strengths afterwards
holland44-course-lose = { $steps ->
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
holland44-course-attack-adds = { $strength ->
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
# $n: steps above the limit
holland44-course-trim-why = Too much in { HEX($hex) }: { $n ->
    [one] a step
   *[other] { $n } steps
} must go, by your choice. { RULE($rule) }
holland44-course-disengage-why = It gets away: { $n ->
    [one] { $n } hex
   *[other] up to { $n } hexes
}{ $price ->
    [0] .
   *[other] , the first costs a step.
} { RULE($rule) }
