### What can be chosen: short labels.


## Set-up

panzer-verb-unit = Set up { UNIT($unit) }
panzer-verb-place = Place in { HEX($hex) }
panzer-verb-face = Face { $facing }
panzer-verb-done = Done

## Commands

panzer-verb-order = { UNIT($unit, cap: "yes") }: give a command
panzer-verb-fire-order = Fire
panzer-verb-move-order = Move
panzer-verb-halt-order = Short halt
panzer-verb-watch-order = Overwatch
panzer-verb-with = Together with { UNIT($unit) }
panzer-verb-enough = No more
panzer-verb-first = { PLAYER($player, cap: "yes") }: First Player

## Fire

panzer-verb-fire = { UNIT($unit, cap: "yes") }: fire
panzer-verb-weapon = With { $weapon }
panzer-verb-at = Fire at { UNIT($target) }
panzer-verb-smoke = Smoke in { HEX($hex) }
panzer-verb-resolve = Resolve the fire at { UNIT($target) }
panzer-verb-show = { UNIT($unit, cap: "yes") }: show that it moves
panzer-verb-keep = Show nothing
panzer-verb-spread = The next hit on { UNIT($target) }
panzer-verb-angle = It is hit from the { $angle }

## Reaction fire

panzer-verb-react = { UNIT($unit, cap: "yes") }: fire at { UNIT($target) }
panzer-verb-hold = Hold fire
panzer-verb-let-pass = Let this unit pass
panzer-verb-let-all-pass = Let all units pass

## Movement

panzer-verb-move = { UNIT($unit, cap: "yes") }: move
panzer-verb-rate = { $rate }
panzer-verb-ahead = Forward
panzer-verb-back = Reverse
panzer-verb-turn = Turn to { $facing }
panzer-verb-go = Go { $facing }
panzer-verb-enter = Enter in { HEX($hex) }, facing { $facing }
panzer-verb-exit = Leave the map
panzer-verb-stop = Stop

## Adjustment

panzer-verb-pivot = { UNIT($unit, cap: "yes") }: face { $facing }
