### Movement, stacking, entry areas, ferries, breakdown units (chapters 6, 8, 19, 21).


## Choices

holland44-verb-done = End the phase
holland44-verb-march = Move { UNIT($unit) }
holland44-verb-extend = Extended movement of { UNIT($unit) }
holland44-verb-tactical = Tactical movement of { UNIT($unit) }
holland44-verb-with = Add { UNIT($unit) }
holland44-verb-to = Go to { HEX($place) }
holland44-verb-drop = Leave { UNIT($unit) } here
holland44-verb-halt = Stop here
holland44-verb-rout = Full retreat of { UNIT($unit) }, to move farther
holland44-verb-shatter = Automatic DS on { HEX($hex) }
holland44-verb-split = Split { UNIT($part) } off { UNIT($unit) }
holland44-verb-absorb = Take { UNIT($part) } back into { UNIT($unit) }
holland44-verb-screen = { UNIT($unit, cap: "yes") } holds its hex open for infiltration
holland44-verb-limber = Movement marker for { UNIT($unit) }
holland44-verb-unlimber = Take the movement marker off { UNIT($unit) }
holland44-verb-merge = A step of { UNIT($giver) } for { UNIT($unit) }


## Questions

holland44-prompt-Movement-choose = Movement phase: choose a unit and how it moves, or end the phase.
# $gait: how they move; $left: whole points, or hexes where tactical; $half: 1 if half a point more is left
holland44-prompt-Move-choose = { UNIT($units, cap: "yes") }, { $gait }: { $half ->
    [1] { $left }½ points
   *[other] { $left ->
        [one] { $left } point
       *[other] { $left } points
    }
} left. Choose the next hex or stop.
# $blown: how many bridges were blown before it, 0 none
holland44-prompt-Automatic-gather = { $blown ->
    [0] Automatic DS on { HEX($hex) }: add units until their odds are 10-1, then go ahead.
   *[other] A bridge was blown before the automatic DS on { HEX($hex) }: add units anew until their odds are 10-1, or call it off.
}
holland44-prompt-Trim-choose = Too many steps in { HEX($hex) }. Choose who loses one.

holland44-word-still = no movement
holland44-word-march = normal movement
holland44-word-extended = extended movement
holland44-word-tactical = tactical movement


## What happens

holland44-event-moves = { UNIT($unit, cap: "yes") } moves to { HEX($place) }.
holland44-event-arrives = { UNIT($unit, cap: "yes") } arrives in { HEX($place) }.
holland44-event-splits = { UNIT($part, cap: "yes") } is split off { UNIT($unit) }.
holland44-event-absorbs = { UNIT($unit, cap: "yes") } takes { UNIT($part) } back.
holland44-event-stays = { UNIT($unit, cap: "yes") } goes no further.
holland44-event-shatters = Automatic DS: the defenders of { HEX($hex) } are shattered.
holland44-event-ferried = { UNIT($unit, cap: "yes") } is ferried over to { HEX($place) }.
holland44-event-screened = { UNIT($unit, cap: "yes") } gives up its move and holds its hex open.
holland44-event-limbered = { UNIT($unit, cap: "yes") } gets a movement marker.
holland44-event-unlimbered = { UNIT($unit, cap: "yes") } gives its movement marker back.
holland44-event-merged = { UNIT($unit, cap: "yes") } gets a step of { UNIT($giver) }.



## What a step costs

holland44-ledger-step = Step of { UNIT($unit) }, in half MP
holland44-ledger-step-tactical = Tactical step of { UNIT($unit) }, in hexes
holland44-modifier-step-ground = ground
holland44-modifier-step-road = along a road
holland44-modifier-step-water = across a river without a bridge
holland44-modifier-step-woods = third woods hex, or a later one
holland44-modifier-step-leave = out of an enemy ZOC
holland44-modifier-step-traffic = traffic marker
holland44-modifier-step-area = into an entry area
holland44-modifier-step-transfer = the next entry area takes the whole allowance
holland44-modifier-step-tactical = one hex, whatever the ground


## Why not

holland44-refusal-sequence = That is not decided now.
holland44-refusal-not-yours = { UNIT($unit, cap: "yes") } belongs to { PLAYER($owner) }. Choose a unit of your own.
holland44-refusal-not-on-map = { UNIT($unit, cap: "yes") } is neither on the map nor in an entry area.
holland44-refusal-not-adjacent = { HEX($hex, cap: "yes") } is not next to it.
holland44-refusal-has-moved = { UNIT($unit, cap: "yes") } has had its move in this phase.
holland44-refusal-enemy-there = The enemy is in { HEX($hex) }.
holland44-refusal-bond = An enemy ZOC bond bars the way to { HEX($hex) }. Go round it, or break it.
holland44-refusal-must-stop = An enemy ZOC has stopped the move before { HEX($hex) }.
# $price, $left: in MP, or hexes where tactical
holland44-refusal-no-points = That step costs { $price }, and only { $left } is left.
holland44-refusal-immobile = { UNIT($unit, cap: "yes") } has no movement allowance and never moves.
holland44-refusal-out-of-play = { HEX($hex, cap: "yes") } lies outside the part of the map that is played on.
holland44-refusal-extended-near = Extended movement does not go next to an enemy, and one is beside { HEX($hex) }.
holland44-refusal-routed-zoc = { UNIT($unit, cap: "yes") } is in full retreat: it enters the enemy ZOC in { HEX($hex) } only where a friend stands firm.
holland44-refusal-apart = { UNIT($unit, cap: "yes") } did not begin in the same place, or the stack has left already.
holland44-refusal-not-moving = { UNIT($unit, cap: "yes") } is not among those who move now.
holland44-refusal-drop-later = { UNIT($unit, cap: "yes") } can stay behind only after the first step of a stack.
holland44-refusal-must-leave = { UNIT($unit, cap: "yes") } is poor and disrupted, and must leave the enemy ZOC.
holland44-refusal-not-shaken = Only disrupted units go into full retreat of their own will, and { UNIT($unit) } is not.
holland44-refusal-low-odds = The odds against { HEX($hex) } do not reach 10-1.
holland44-refusal-not-crowded = { UNIT($unit, cap: "yes") } is not in the overfilled hex, or does not count there.
holland44-refusal-cannot-split = { UNIT($unit, cap: "yes") } cannot break down: its order or its steps do not allow it.
holland44-refusal-no-part = No breakdown unit that fits { UNIT($unit) } is free, or another one comes first.
holland44-refusal-cannot-absorb = { UNIT($unit, cap: "yes") } cannot take that unit back.
holland44-refusal-area-shut = { HEX($place, cap: "yes") } belongs to the enemy.

holland44-refusal-no-road = Vehicles enter and leave polder and marsh only by road: not to { HEX($hex) }.
holland44-refusal-no-bridge = Vehicles cross water only by a bridge or ferry: not to { HEX($hex) }.
holland44-refusal-canal-far = A canal without a bridge is crossed only by tactical movement, with the first step and by infantry that began beside it: not to { HEX($hex) }.
holland44-refusal-river-closed = A major river without a bridge is crossed only by tactical movement, at a ferry or with engineers: not to { HEX($hex) }.
holland44-refusal-ferry-shut = The ferry to { HEX($hex) } is closed: an enemy or his ZOC is beside it.
holland44-refusal-ferry-full = The ferry to { HEX($hex) } has taken its step in this turn.
holland44-refusal-ferry-vehicles = By day German ferries take only infantry: not { UNIT($unit) }.
holland44-refusal-ferry-steps = A ferry takes units of one step. { UNIT($unit, cap: "yes") } must send a breakdown unit.
holland44-refusal-raft-full = The engineers’ ferry to { HEX($hex) } has no room left for so many steps.
holland44-refusal-raft-vehicles = The engineers’ ferry takes one vehicle step in a turn: not { UNIT($unit) }.
holland44-refusal-ferryman = { UNIT($unit, cap: "yes") } runs a ferry that has been used and stays with it.
holland44-refusal-boundary = { UNIT($unit, cap: "yes") } may go only one hex beyond the boundary of its corps.
holland44-refusal-garrison = { UNIT($unit, cap: "yes") } waits until an Allied unit is within two hexes.
holland44-refusal-first-day = In turn 1 the Germans move only tactically: so does { UNIT($unit) }.
holland44-refusal-first-day-area = In turn 1 the Germans do not enter { HEX($place) }.
holland44-refusal-cut-off = { UNIT($unit, cap: "yes") } is out of supply and moves only tactically.
holland44-refusal-scattered = { UNIT($unit, cap: "yes") } is scattered and moves only tactically.
holland44-refusal-engaged = { UNIT($unit, cap: "yes") } is engaged and moves only tactically.
holland44-refusal-disrupted = { UNIT($unit, cap: "yes") } is disrupted and moves only tactically. In full retreat it could move farther.
holland44-refusal-routed-extend = { UNIT($unit, cap: "yes") } is in full retreat: no extended movement.
holland44-refusal-refitting = { UNIT($unit, cap: "yes") } has taken a replacement and moves at most one hex, tactically.
holland44-refusal-guns-move = { UNIT($unit, cap: "yes") } moves only tactically unless it has a movement marker.
holland44-refusal-source-move = A supply source moves only tactically: so does { UNIT($unit) }.
holland44-refusal-sources-apart = There is a supply source already, and only one may be in a hex: { UNIT($unit) } cannot stay.
holland44-refusal-face-down = { UNIT($unit, cap: "yes") } is face down and does not move.
holland44-refusal-spent = { UNIT($unit, cap: "yes") } is spent.
holland44-refusal-crowded-entry = { HEX($hex, cap: "yes") } is overstacked: { UNIT($unit) } can enter it only tactically.
holland44-refusal-area-disorder = Only units in good order leave an entry area: not { UNIT($unit) }.
holland44-refusal-area-apart = { HEX($place, cap: "yes") } does not touch this area.
holland44-refusal-area-whole = The next area takes a unit’s whole allowance: { UNIT($unit) } has used some of it.
holland44-refusal-no-screen = { UNIT($unit, cap: "yes") } cannot hold its hex open: that takes two steps in woods or a town, in an enemy ZOC.
holland44-refusal-no-marker = All movement markers are in use.
holland44-refusal-not-limbered = { UNIT($unit, cap: "yes") } has no movement marker.
holland44-refusal-limbered-now = { UNIT($unit, cap: "yes") } has got or given up its movement marker in this phase.
holland44-refusal-extended-alone = A unit that uses extended movement moves alone and ends alone in its hex: so does { UNIT($unit) }.
holland44-refusal-edge-river = A major river lies between { HEX($hex) } and the entry area.
holland44-refusal-no-merge = { UNIT($unit, cap: "yes") } cannot take that step: the giver must be in the same place, of the same formation and type, and its morale not worse.
