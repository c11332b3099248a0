### Overlays of the map, what a command or a shot would bring, what is left to do.


## Names

panzer-overlay-dead-zone = Dead zones
panzer-overlay-hull = Hull-down cover against fire from here
panzer-overlay-sighted = Who spots whom
panzer-overlay-threat = What could fire at this unit on the move
panzer-overlay-command = Command range
panzer-overlay-danger = Danger on the way
panzer-overlay-allowed = What a command allows
panzer-overlay-shot = A shot
panzer-overlay-left = What is left to do

## The key of the map

panzer-key-sighted-clear = spot each other
panzer-key-sighted-bond = only this side spots
panzer-key-dead-zone-blind = dead zone
panzer-key-dead-zone-culprit = what hides it
panzer-key-hull-hull-full = hull down by a wall or bank
panzer-key-hull-hull-works = hull down in the position or building
panzer-key-hull-hull-partial = partly hull down
panzer-key-hull-hull-search = to be searched for: the roll, before modifiers
panzer-key-threat-threat-1 = one enemy could fire
panzer-key-threat-threat-2 = two enemies could fire
panzer-key-threat-threat-3 = three or more could fire
panzer-key-reach-reach = cross-country
panzer-key-reach-reach-way = at trail or road rate
panzer-key-allowed-clear = could be fired at
panzer-key-command-range = within command range

## Sight

panzer-says-blocked-height = { HEX($from) } and { HEX($to) } do not see each other: { $what } in { HEX($hex) } in the way. { RULE($rule) }
panzer-says-blocked-dead-zone = { HEX($from) } and { HEX($to) } do not see each other: the lower one is in the dead zone behind { HEX($hex) } ({ $what }). { RULE($rule) }
panzer-says-blocked-rim = { HEX($from) } and { HEX($to) } do not see each other: the rim of { HEX($hex) } hides it. { RULE($rule) }
# Why a unit does not see a target, inside a sentence. $hex: what hides it, $what: of what kind; $reach: hexes
panzer-unseen-height = { $what } in { HEX($hex) } is in the way
panzer-unseen-dead-zone = it is in the dead zone behind { HEX($hex) } ({ $what })
panzer-unseen-rim = the rim of { HEX($hex) } hides it
panzer-unseen-range = it is seen only up to { $reach } hexes
panzer-unseen-arc = it is outside the arc
panzer-unseen-blind = this unit cannot spot
panzer-unseen-since = it has come into sight only now
panzer-obstacle-ground = rising ground
panzer-obstacle-side = a crest or hedge
panzer-says-dead-zone = { $n ->
    [0] No hex is in a dead zone of { HEX($hex) }.
    [one] { $n } hex below { HEX($hex) } is in a dead zone.
   *[other] { $n } hexes below { HEX($hex) } are in dead zones.
} { RULE($rule) }
panzer-says-hull = Against fire from { HEX($hex) }, of the hexes it sees: { $full } put a vehicle hull down, { $partial } partly, in { $search } a position can be searched for. { RULE($rule) }
panzer-says-sighted = { $side }: { $n } of { $of } spotted now. { RULE($rule) }

## Danger

panzer-says-threat = { UNIT($unit, cap: "yes") }: on the move it could be fired at in { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}. { RULE($rule) }
panzer-says-way = { UNIT($unit, cap: "yes") }: { $n ->
    [0] nobody could fire at it on this way.
   *[other] it could be fired at in { $n } of { $of } hexes of this way.
} { RULE($rule) }
panzer-says-danger = { HEX($hex) }: { UNIT($unit) } could { $chance ->
    [0] fire at it
   *[other] hit with { $chance } %
}{ $n ->
    [one] .
   *[other] , { $n } could fire.
}
panzer-says-too-far = { UNIT($unit, cap: "yes") } cannot get to { HEX($hex) } in this move: it is too far.
panzer-says-command = { UNIT($unit, cap: "yes") }: command range { $n } hexes. { RULE($rule) }

## What a command allows

panzer-allows-target = { UNIT($unit, cap: "yes") }{ $n ->
    [0] { "" }
   *[other] : { $n } % to hit
}{ $harm ->
    [no] , a hit does nothing
   *[yes] { "" }
}
panzer-allows-nobody = nobody to fire at now
panzer-allows-nearest = No target. { UNIT($unit, cap: "yes") }, { $n } hexes away: { $why }. { RULE($rule) }
panzer-unaimed-range = beyond the range of the gun
panzer-unaimed-near = too near for this weapon
panzer-unaimed-arc = outside the firing arc
panzer-unaimed-useless = this weapon can do nothing to it
panzer-allows-reach = { $n ->
    [0] no hex in reach
    [one] { $n } hex in reach
   *[other] { $n } hexes in reach
}
panzer-allows-watch = { $of ->
    [0] no enemy is near
   *[other] covers { $n } of { $of } enemies where they are, if they move or fire
}
panzer-allows-own = Reconnaissance: it takes none of its formation’s commands. { RULE($rule) }
panzer-allows-left = { $n } of { $of } commands left. { RULE($rule) }

## A shot

panzer-shot-range = { $n } hexes away
panzer-shot-angle = { $angle ->
    [front] Front
    [front_side] Front side
    [rear_side] Rear side
   *[rear] Rear
}: penetration { $penetration }
# $n: how many of a hundred hits fall there; $destroyed, $damaged, $shaken: what they do
panzer-shot-place = { $place ->
    [tf] Turret front
    [ts] Turret side
    [tr] Turret rear
    [hf] Hull front
    [hs] Hull side
    [hr] Hull rear
    [dk] Deck
   *[tk] Tracks
}, { $n } of 100 hits: { $pierces ->
    [tracks] it cannot move any more.
    [no] penetration { $penetration } against armour { $armour }, without effect.
   *[yes] penetration { $penetration } against armour { $armour }; { $destroyed } destroy, { $damaged } damage, { $shaken } shake the crew.
} { RULE($rule) }
panzer-shot-covered = { $n } of 100 hits strike the ground: the target is hull down. { RULE($rule) }
panzer-shot-basic = { $angle ->
    [front] Front
   *[rear] Rear
}: penetration { $penetration } against armour { $armour }. { $result ->
    [dm] A hit damages it.
    [ko] A hit knocks it out.
    [bu] A hit sets it on fire.
   *[nothing] A hit does nothing.
} { RULE($rule) }

## What is left to do

panzer-left-command = { $n ->
    [one] { $n } unit has no command yet.
   *[other] { $n } units have no command yet.
} { RULE($rule) }
panzer-left-fire = { UNIT($unit, cap: "yes") } must fire: { $n ->
    [0] no target for its own gun; smoke, or fire of those aboard.
    [one] { $n } target.
   *[other] { $n } targets.
} { RULE($rule) }
panzer-left-no-target = { UNIT($unit, cap: "yes") } finds no target: its command is lost. { RULE($rule) }
panzer-left-resolve = Resolve the fire at { UNIT($unit) }: { $n ->
    [one] { $n } shot.
   *[other] { $n } shots.
} { RULE($rule) }
panzer-left-react = { UNIT($unit, cap: "yes") } could fire: { $n ->
    [one] { $n } target.
   *[other] { $n } targets.
} { RULE($rule) }
panzer-left-pivot = { $n ->
    [one] { $n } unit may still be turned.
   *[other] { $n } units may still be turned.
} { RULE($rule) }
panzer-left-cover = { $n ->
    [one] { $n } unit may take full cover.
   *[other] { $n } units may take full cover.
} { RULE($rule) }
panzer-left-rise = { $n ->
    [one] { $n } unit may leave full cover.
   *[other] { $n } units may leave full cover.
} { RULE($rule) }
panzer-left-dig = { $n ->
    [one] { $n } unit may dig.
   *[other] { $n } units may dig.
} { RULE($rule) }
panzer-left-recover = { UNIT($unit, cap: "yes") } is suppressed: it will recover on { $n } or less. { RULE($rule) }
panzer-left-set-up = { $n ->
    [one] { $n } unit is not set up yet.
   *[other] { $n } units are not set up yet.
} { RULE($rule) }
panzer-left-moves = { $n ->
    [one] { $n } unit must still move.
   *[other] { $n } units must still move.
} { RULE($rule) }
panzer-left-move = { UNIT($unit, cap: "yes") } must move. { RULE($rule) }

## Marks of a hex

panzer-terrain-half = half hex at the edge
panzer-terrain-two-floors = two floors

## Tracks

panzer-track-round = Turn
panzer-track-vp = VP
panzer-track-first = First Player

## States of a unit

panzer-badge-damaged = damaged
panzer-badge-tracks = tracks hit: cannot move
panzer-badge-abandoned = abandoned by its crew
panzer-badge-suppressed = suppressed
panzer-badge-spot-move = marked: it has moved
panzer-badge-spot-fire = marked: it has fired
panzer-badge-spot-small-arms = marked: it has fired small arms
panzer-badge-spotted = spotted
panzer-badge-full-cover = in full cover
panzer-badge-hull-down = hull down
panzer-badge-hull-partial = partially hull down
panzer-badge-post = in a prepared position
panzer-badge-carried = aboard a vehicle
panzer-badge-face-down = command face down
panzer-badge-may-fire = perhaps fire
panzer-badge-may-move = perhaps move
panzer-badge-may-short-halt = perhaps short halt
panzer-badge-may-overwatch = perhaps overwatch
panzer-badge-may-no-command = perhaps none
panzer-badge-will-face-n = will face north
panzer-badge-will-face-ne = will face north-east
panzer-badge-will-face-se = will face south-east
panzer-badge-will-face-s = will face south
panzer-badge-will-face-sw = will face south-west
panzer-badge-will-face-nw = will face north-west
panzer-badge-will-take-cover = will take full cover
panzer-badge-will-leave-cover = will leave full cover
panzer-badge-will-dig = will dig
