### Indirect fire (PZR-6.5.1): observers, batteries, missions, barrages.


## What is asked

panzer-prompt-Plots-choose = Before the battle, in secret: register points and schedule fire. Done leaves the rest free.
panzer-prompt-Plots-turn = { CARD($source, cap: "yes") } at { HEX($hex) }: in which turn does it begin?
panzer-prompt-Plots-part = { CARD($source, cap: "yes") }: what is fired in the next turn of the plot?
panzer-prompt-IndirectFire-next = Indirect fire: call fire, keep up, shift or check missions, begin scheduled fire.
panzer-prompt-IndirectFire-source = { UNIT($observer, cap: "yes") } calls fire on { HEX($aim) }: who fires?
panzer-prompt-IndirectFire-type = Fire on { HEX($aim) }: high explosive or smoke?
panzer-prompt-IndirectFire-sheaf = Fire on { HEX($aim) }: how wide is the sheaf?
panzer-prompt-IndirectFire-way = Fire on { HEX($aim) }: in which direction does the row of hexes run?
panzer-prompt-IndirectFire-drop = The fire has gone astray: choose the enemy unit that it falls on.
panzer-prompt-Salvo-show = Shells fall on { UNIT($target) }. A vehicle that shows MOVE or SHORT HALT is harder to hit.
panzer-prompt-Shelling-face = Choose where the unit faces.

## What can be chosen

panzer-verb-register = { CARD($source, cap: "yes") }: register { HEX($hex) }
panzer-verb-plot = { CARD($source, cap: "yes") }: schedule fire on { HEX($hex) }
panzer-verb-on-turn = From turn { $n } on
panzer-verb-part = { $part }
panzer-verb-call = { UNIT($unit, cap: "yes") }: call fire on { HEX($hex) }
panzer-verb-continue = { UNIT($unit, cap: "yes") }: keep up the fire
panzer-verb-shift = { UNIT($unit, cap: "yes") }: shift the fire to { HEX($hex) }
panzer-verb-check = { UNIT($unit, cap: "yes") }: check fire
panzer-verb-source = { CARD($source, cap: "yes") }
panzer-verb-type = { $type }
panzer-verb-sheaf = Sheaf: { $sheaf }
panzer-verb-way = Towards { $facing }
panzer-verb-begin = { CARD($source, cap: "yes") }: begin the scheduled fire
panzer-verb-shift-plot = { CARD($source, cap: "yes") }: scheduled fire on { HEX($hex) }
panzer-verb-drop = On { UNIT($unit) }

## Words

panzer-word-he = high explosive
panzer-word-illumination = illumination
panzer-word-one-hex = one hex
panzer-word-converged = converged
panzer-word-open = open
panzer-word-linear = linear
panzer-word-he-converged = high explosive, converged
panzer-word-he-open = high explosive, open
panzer-word-he-linear-n = high explosive, row to the north
panzer-word-he-linear-ne = high explosive, row to the north-east
panzer-word-he-linear-se = high explosive, row to the south-east
panzer-word-he-linear-s = high explosive, row to the south
panzer-word-he-linear-sw = high explosive, row to the south-west
panzer-word-he-linear-nw = high explosive, row to the north-west
panzer-word-smoke-converged = smoke, converged
panzer-word-smoke-open = smoke, open
panzer-word-smoke-linear-n = smoke, row to the north
panzer-word-smoke-linear-ne = smoke, row to the north-east
panzer-word-smoke-linear-se = smoke, row to the south-east
panzer-word-smoke-linear-s = smoke, row to the south
panzer-word-smoke-linear-sw = smoke, row to the south-west
panzer-word-smoke-linear-nw = smoke, row to the north-west
panzer-word-observer-gone = the observer is gone
panzer-word-sight-lost = the aim point is out of sight
panzer-word-danger-close = it fell among friends
panzer-battery = { $card } #{ $n }
panzer-battery-GB-LT = German light battery
panzer-battery-GB-MED = German medium battery
panzer-battery-GB-HVY = German heavy battery
panzer-battery-SB-LT = Soviet light battery
panzer-battery-SB-MED = Soviet medium battery
panzer-battery-SB-HVY = Soviet heavy battery
panzer-battery-SB-VH = Soviet very heavy battery

## What happens

panzer-event-calls-fire = { UNIT($unit, cap: "yes") } calls fire on { HEX($hex) }.
panzer-event-keeps-fire = { UNIT($unit, cap: "yes") } keeps up the fire on { HEX($hex) }.
panzer-event-shifts-fire = { UNIT($unit, cap: "yes") } shifts the fire to { HEX($hex) }.
panzer-event-checks-fire = { UNIT($unit, cap: "yes") } checks fire: the mission is over.
panzer-event-fire-lost = The mission of { UNIT($unit) } ends: { $cause }.
panzer-event-joins = { CARD($source, cap: "yes") } is to fire.
panzer-event-falls-out = { CARD($source, cap: "yes") } takes no further part in the mission.
panzer-event-declared = The mission on { HEX($hex) }: { $type }, { $sheaf }.
panzer-event-declared-row = The row of hexes from { HEX($hex) } runs to { $facing }.
panzer-event-registered = { HEX($hex) } is a registered point of { CARD($source) }.
panzer-event-responds = { CARD($source, cap: "yes") } responds: { $n }, needed { $number } or more.
panzer-event-fails = { CARD($source, cap: "yes") } does not respond: { $n }, needed { $number } or more.
panzer-event-danger-close = { CARD($source, cap: "yes") }: a natural 1, danger close. The enemy says where the shells fall.
panzer-event-drops = The fire of { CARD($source) } falls on { UNIT($unit) } in { HEX($hex) }.
panzer-event-shells-hold = { CARD($source, cap: "yes") } has the shells: { $n }, limit { $limit }.
panzer-event-shells-short = { CARD($source, cap: "yes") } is out of these shells: { $n }, limit { $limit }.
panzer-event-impact = { CARD($source, cap: "yes") } fires on { HEX($hex) }: { $type }, { $sheaf }.
panzer-event-shelled = Shells of { CARD($source) } on { UNIT($target) }: { $n }, { $result }.
panzer-event-shell-shakes = Shells of { CARD($source) } shake what stands in { HEX($hex) }: { $n }.
panzer-event-plot-begins = { CARD($source, cap: "yes") } begins its scheduled fire on { HEX($hex) }.
panzer-event-plot-ends = The scheduled fire of { CARD($source) } is over: the battery rests in this turn.
panzer-event-into-barrage = { UNIT($unit, cap: "yes") } enters the barrage of { CARD($source) } in { HEX($hex) }.

## Outcomes

panzer-outcome-responds = { CARD($source) }: responds
panzer-outcome-fails = { CARD($source) }: no response
panzer-outcome-danger-close = { CARD($source) }: danger close
panzer-outcome-no-shells = { CARD($source) }: out of smoke shells
panzer-outcome-stands = { HEX($hex) } stands
panzer-outcome-smoke = smoke on { HEX($hex) }

## Accounts

panzer-ledger-response-number = Response to { UNIT($unit) }, on a roll of 10
panzer-ledger-response-modifiers = Added to the response roll
panzer-ledger-terrain-defence = Defence of the terrain
panzer-modifier-gpd-terrain = defence of the terrain
panzer-modifier-response-fo-attached = forward observer, attached
panzer-modifier-response-fo-organic = forward observer, organic
panzer-modifier-response-fo-independent = forward observer, independent
panzer-modifier-response-rhq-attached = regimental headquarters, attached
panzer-modifier-response-rhq-organic = regimental headquarters, organic
panzer-modifier-response-rhq-independent = regimental headquarters, independent
panzer-modifier-response-bhq-attached = battalion headquarters, attached
panzer-modifier-response-bhq-organic = battalion headquarters, organic
panzer-modifier-response-bhq-independent = battalion headquarters, independent
panzer-modifier-response-chq-attached = company headquarters, attached
panzer-modifier-response-chq-organic = company headquarters, organic
panzer-modifier-response-chq-independent = company headquarters, independent
panzer-modifier-response-recon-attached = reconnaissance, attached
panzer-modifier-response-recon-organic = reconnaissance, organic
panzer-modifier-response-recon-independent = reconnaissance, independent
panzer-modifier-response-pre-registered-point-battery = registered point
panzer-modifier-response-command-recon-observer = headquarters with reconnaissance
panzer-modifier-response-adjusted-fire = the source fires already
panzer-modifier-response-observer-suppressed = the observer is suppressed
panzer-modifier-response-observer-damaged = the observer is damaged
panzer-modifier-response-observation-hindered = smoke, barrage or fire in his view
panzer-modifier-response-heat-haze = heat haze
panzer-modifier-response-grade = grade of the observer
panzer-modifier-gp-target-vehicle-moving-indirect = the target moves
panzer-modifier-gp-overhead-inside-brick = in a brick building
panzer-modifier-gp-overhead-inside-stone = in a stone building
panzer-modifier-gp-overhead-improved-position = in an improved position
panzer-modifier-gp-off-board-open-sheaf = open sheaf

## Asked twice

panzer-regret-shell-friends = The shells fall on units of your own, too, such as { UNIT($unit) }. { RULE($rule) }
panzer-regret-danger-close = { UNIT($unit, cap: "yes") } is near, and the enemy spots it: on a natural 1 the enemy chooses on whom of yours the shells fall. { RULE($rule) }

## Why not

panzer-refusal-not-observer = { UNIT($unit, cap: "yes") } cannot call fire: only forward observers, headquarters and reconnaissance do.
panzer-refusal-needs-watch = { UNIT($unit, cap: "yes") } has no overwatch left, which an observer needs. A running mission without it can only be checked.
panzer-refusal-observer-used = { UNIT($unit, cap: "yes") } has observed for fire in this turn: one aim point in a turn.
panzer-refusal-observer-checked = The fire of { UNIT($unit) } was checked in this turn: { UNIT($unit) } takes part in no other indirect fire until the next.
panzer-refusal-observer-busy = { UNIT($unit, cap: "yes") } has a mission running. Keep it up, shift it or check it.
panzer-refusal-no-aim-target = { UNIT($unit, cap: "yes") } spots no enemy in { HEX($hex) }: fire is called on a spotted enemy only.
panzer-refusal-no-source = Nobody can fire on { HEX($hex) } for { UNIT($unit) } now.
panzer-refusal-source-not-yours = { CARD($source, cap: "yes") } is not yours.
panzer-refusal-source-taken = { CARD($source, cap: "yes") } is in this mission already.
panzer-refusal-source-busy = { CARD($source, cap: "yes") } has a mission of its own. Check that one first.
panzer-refusal-source-checked = The fire of { CARD($source) } was checked in this turn: no other indirect fire until the next.
panzer-refusal-source-spent = { CARD($source, cap: "yes") } fires no more indirect fire in this turn.
panzer-refusal-sources-full = One more source than this observer may have: { CARD($source) } cannot join.
panzer-refusal-source-not-attached = { CARD($source, cap: "yes") } is not attached to this formation, and a Soviet observer without the FO property calls attached sources alone.
panzer-refusal-source-far = The aim point is beyond the range of { CARD($source) }.
panzer-refusal-source-near = The aim point is nearer than { CARD($source) } can fire.
panzer-refusal-source-no-order = { CARD($source, cap: "yes") } has no unused command to fire: a unit on the map needs FIRE, not SHORT HALT.
panzer-refusal-source-spots = { CARD($source, cap: "yes") } spots an enemy in the aim hex itself and must fire directly.
panzer-refusal-source-unable = { CARD($source, cap: "yes") } cannot fire indirectly while it is carried, upstairs or off the map.
panzer-refusal-no-sources-yet = Choose who fires first.
panzer-refusal-type-not-on-card = Not all of these sources have such shells.
panzer-refusal-type-by-day = Illumination is for the night, and it is day.
panzer-refusal-sheaf-batteries = A battery fires converged, open or linear.
panzer-refusal-no-mission = { UNIT($unit, cap: "yes") } has no called mission that waits for an answer. Scheduled fire is never checked.
panzer-refusal-continue-sight = { UNIT($unit, cap: "yes") } no longer sees the aim point. Shift the fire or check it.
panzer-refusal-continue-target = { UNIT($unit, cap: "yes") } spots no enemy in the aim hex or beside it. Shift the fire or check it.
panzer-refusal-continue-sources = None of the sources of { UNIT($unit) } can go on firing. Check the mission.
panzer-refusal-shift-far = { HEX($hex) } is more than three hexes from the aim point of { UNIT($unit) }.
panzer-refusal-must-answer = A running mission waits for an answer: keep it up, shift it or check it.
panzer-refusal-must-begin = A plot is one turn late: it must begin now.
panzer-refusal-must-go-on = Scheduled fire has begun and is to fall in this turn: say where.
panzer-refusal-plot-not-due = { CARD($source, cap: "yes") } has no scheduled fire that may begin in this turn.
panzer-refusal-plot-not-begun = { CARD($source, cap: "yes") } has no scheduled fire that is to fall now.
panzer-refusal-plot-shift-far = { HEX($hex) } is more than five hexes from where { CARD($source) } fires.
panzer-refusal-drop-who = The shells fall on a spotted enemy unit near the aim point: { UNIT($unit) } is none.
panzer-refusal-no-point-left = { CARD($source, cap: "yes") } has no point left to register.
panzer-refusal-point-twice = { CARD($source, cap: "yes") } has registered { HEX($hex) } already.
panzer-refusal-no-plot-left = { CARD($source, cap: "yes") } has no fire left to schedule.
panzer-refusal-plot-on-map = { CARD($source, cap: "yes") } is on the map: only off-board batteries register points and fire by the clock.
panzer-refusal-plot-turn = That is no turn of this scenario.
panzer-refusal-plot-clash = The battery fires or rests then, by another of its plots.
panzer-refusal-plot-full = A plot lasts five turns at most.
panzer-refusal-plot-empty = Say what is fired in the first turn of the plot.

## What is left to do

panzer-left-mission = { UNIT($unit, cap: "yes") } has a mission on { HEX($hex) }: keep it up, shift it or check it. { RULE($rule) }
panzer-left-plot-begin = { CARD($source, cap: "yes") }: its scheduled fire must begin now. { RULE($rule) }
panzer-left-plot-may = { CARD($source, cap: "yes") }: its scheduled fire may begin now. { RULE($rule) }
panzer-left-plot-fire = { CARD($source, cap: "yes") }: say where its scheduled fire falls, up to five hexes from { HEX($hex) }. { RULE($rule) }
panzer-left-call = { UNIT($unit, cap: "yes") } may call fire on { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}. { RULE($rule) }

## Overlay

panzer-overlay-sheaf = Sheaf under the pointer
panzer-key-sheaf-barrage = converged sheaf
panzer-key-sheaf-long = open sheaf
panzer-key-sheaf-from = aim point
panzer-says-sheaf = Around { HEX($hex) }: converged { $near ->
    [one] { $near } unit
   *[other] { $near } units
}, { $own } of them yours; open { $far ->
    [one] { $far } unit
   *[other] { $far } units
}, { $far_own } of them yours. { RULE($rule) }
panzer-says-sheaf-danger = { $n ->
    [one] { $n } unit of yours is
   *[other] { $n } units of yours are
} spotted and close enough for danger close. { RULE($rule) }

## Briefing

panzer-brief-artillery = Artillery
panzer-brief-battery-attached = { $side }: { $n } x { $card }, attached to { $names }; registered points { $points }, scheduled missions { $plots }.
panzer-brief-battery-organic = { $side }: { $n } x { $card }, organic to { $names }; registered points { $points }, scheduled missions { $plots }.
panzer-brief-battery-force = { $side }: { $n } x { $card }, organic to the whole force; registered points { $points }, scheduled missions { $plots }.
