### What is asked.


## Before the battle

panzer-prompt-Deploy-unit = Set up: choose a unit. With Done the rest are spread over the zone.
panzer-prompt-Deploy-hex = Choose a hex for { UNIT($unit) }.
panzer-prompt-Deploy-facing = Choose where { UNIT($unit) } faces.

## Commands and initiative

panzer-prompt-Orders-unit = Commands, in secret: choose a unit. With Done the rest have no command.
panzer-prompt-Orders-command = Which command for { UNIT($unit) }?
panzer-prompt-Orders-share = Who shares the command of { UNIT($unit) }?
panzer-prompt-Initiative-choose = You have the initiative: who is First Player? The First Player fires first and moves last.

## Fire

panzer-prompt-DirectFire-declare = Direct fire: declare shots and resolve them target by target.
panzer-prompt-DirectFire-show = Your { UNIT($target) } is fired at. A unit that shows MOVE or SHORT HALT is harder to hit.
panzer-prompt-Reactions-offer = Reaction fire: fire with a unit on overwatch, or hold.
panzer-prompt-Attack-spread = More than one hit: which vehicle takes the next?
panzer-prompt-Attack-angle = The shot comes exactly between two angles: choose from which side the vehicle is hit.
panzer-prompt-GpAttack-face = Choose where the unit faces.
panzer-prompt-Attack-face = Choose where the unit faces.

## Movement

panzer-prompt-Movement-unit = Movement: choose the next unit.
panzer-prompt-Move-rate = { UNIT($unit, cap: "yes") }: how does it move?
panzer-prompt-Move-step = { UNIT($unit, cap: "yes") }: { $left } points left.
panzer-prompt-Move-window = { UNIT($unit, cap: "yes") } moves before your guns: fire, hold, or let it pass.

## Adjustment

panzer-prompt-Pivots-choose = The end of the turn: dismounted infantry and guns may be turned, take or leave full cover, or dig.
