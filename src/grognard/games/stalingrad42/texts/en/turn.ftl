### The turn: weather, the initial phase, supply, railheads (chapters 3, 16 to 18, 21 to 23, 30).


## Choices

stalingrad42-verb-arrive = { UNIT($unit, cap: "yes") } arrives { HEX($place, get: "gender") ->
    [n] at
   *[other] in
} { HEX($place) }
stalingrad42-verb-fortify = Begin a fort in { HEX($hex) }
stalingrad42-verb-buy = A supply point { HEX($place, get: "gender") ->
    [n] at
   *[other] in
} { HEX($place) }
stalingrad42-verb-spend = Use { UNIT($stock) } to make { UNIT($unit) } ready
stalingrad42-verb-ready = Make { UNIT($unit) } ready
stalingrad42-verb-refit = A replacement ({ $kind }) for { UNIT($unit) }
stalingrad42-verb-rebuild = Rebuild { UNIT($unit) } { HEX($place, get: "gender") ->
    [n] at
   *[other] in
} { HEX($place) } with a replacement ({ $kind })
stalingrad42-verb-declare = Declare the winter offensive
stalingrad42-verb-grant-plan = A ready planned offensive for { UNIT($unit) }
stalingrad42-verb-grant-stock = A ready supply point with { UNIT($unit) }
stalingrad42-verb-recall = Withdraw { UNIT($unit) }
stalingrad42-verb-grant-step = A step for { UNIT($unit) }
stalingrad42-verb-grant-brigade = { UNIT($unit, cap: "yes") } stays behind
stalingrad42-verb-railhead = The railhead goes from { HEX($hex) } to { HEX($to) }
stalingrad42-verb-shift = { UNIT($unit, cap: "yes") } goes to { HEX($place) }

stalingrad42-word-tank = tank
stalingrad42-word-infantry = infantry
stalingrad42-word-cavalry = cavalry
stalingrad42-word-special = special
stalingrad42-word-allied = allied


## Questions

stalingrad42-prompt-Initial-choose = Initial phase: reinforcements, replacements and resource points.
stalingrad42-prompt-Offensive-grant = The winter offensive: choose the fronts that get plans and supply points.
stalingrad42-prompt-Withdrawal-recall = Choose the unit that is withdrawn.
stalingrad42-prompt-Withdrawal-pay = Too few steps have been withdrawn ({ $owed } more). Choose who loses one.
stalingrad42-prompt-Withdrawal-grant = More steps have been withdrawn than needed ({ $owed }). Choose who gets one, or go on.
stalingrad42-prompt-SupplyPhase-railheads = Supply phase: move railheads along green lines, or go on.
stalingrad42-prompt-SupplyPhase-artillery = Supply phase: use supply points to make artillery ready, or end the phase.
stalingrad42-prompt-Evacuation-choose = Units must leave their entry area. Choose where each of them goes.


## What happens

stalingrad42-event-turn-begins = Turn { $n } of { $of }.
stalingrad42-event-player-turn = { PLAYER($player, cap: "yes") }: player turn.
stalingrad42-event-small-turn = { PLAYER($player, cap: "yes") }: mini-turn.
# $mud: 1 if the ground is muddy after rain
stalingrad42-event-weather = Weather: { $weather }{ $mud ->
    [1] , mud
   *[other] {""}
}.
stalingrad42-event-freezes = The winter has come: rivers and lakes freeze, the passes are closed.
stalingrad42-event-fort-begun = A fort is begun in { HEX($hex) }.
stalingrad42-event-fort-done = The fort in { HEX($hex) } is complete.
stalingrad42-event-fort-gone = The fort in { HEX($hex) } is gone.
stalingrad42-event-bought = { UNIT($unit, cap: "yes") } is placed { HEX($place, get: "gender") ->
    [n] at
   *[other] in
} { HEX($place) }.
stalingrad42-event-refits = { UNIT($unit, cap: "yes") } takes replacements: steps { $n }.
stalingrad42-event-rebuilt = { UNIT($unit, cap: "yes") } is rebuilt { HEX($place, get: "gender") ->
    [n] at
   *[other] in
} { HEX($place) }.
stalingrad42-event-spent = { UNIT($unit, cap: "yes") } is used up.
stalingrad42-event-offensive = The winter offensive begins. From the next turn on the Soviets move first.
stalingrad42-event-granted-plan = { UNIT($unit, cap: "yes") } has a planned offensive ready.
stalingrad42-event-recalled = { UNIT($unit, cap: "yes") } is withdrawn.
stalingrad42-event-upgraded = { UNIT($unit, cap: "yes") } takes the place of { UNIT($before) }.
stalingrad42-event-score = { $benchmark ->
    [0] Axis points: { $n }.
   *[other] Axis points: { $n }; the benchmark is { $benchmark }.
}
stalingrad42-event-wins = Victory: { PLAYER($player) }.
stalingrad42-event-railhead = The railhead moves from { HEX($from) } to { HEX($hex) }.
stalingrad42-event-pushed-back = The railhead is pushed back from { HEX($from) } to { HEX($hex) }.
stalingrad42-event-converted = { $n ->
    [one] { $n } railway hex is
   *[other] { $n } railway hexes are
} converted.
stalingrad42-event-cut-off = { UNIT($unit, cap: "yes") } is out of supply.
stalingrad42-event-supplied = { UNIT($unit, cap: "yes") } is in supply again.
stalingrad42-event-isolated = { UNIT($unit, cap: "yes") } is isolated.
stalingrad42-event-attrition = { UNIT($unit, cap: "yes") } in the pocket, { $n }: { $lost ->
    [1] a step is lost
   *[other] no loss
}.

stalingrad42-word-clear = clear
stalingrad42-word-overcast = overcast
stalingrad42-word-overcast_w = overcast
stalingrad42-word-rain = rain
stalingrad42-word-snow = snow

stalingrad42-outcome-endures = { UNIT($unit, cap: "yes") } holds out

stalingrad42-ledger-attrition = Isolation
stalingrad42-modifier-attrition-airfield = airfield
stalingrad42-modifier-attrition-far = airfield far from the railways
stalingrad42-modifier-attrition-city = city
stalingrad42-modifier-attrition-headquarters = headquarters
stalingrad42-modifier-attrition-desert = desert


## Why not

stalingrad42-refusal-no-resources = No resource point is left.
stalingrad42-refusal-fort-place = No fort can be begun in { HEX($hex) }: not in a city, marsh, mountain or rough forest, nor beside the enemy without a combat unit there.
stalingrad42-refusal-fort-supply = { HEX($hex, cap: "yes") } is not in supply.
stalingrad42-refusal-forts-all = All fort markers are in use.
stalingrad42-refusal-buy-place = Supply points are placed in own entry areas: not in { HEX($place) }.
stalingrad42-refusal-stocks-all = All supply points are in use.
stalingrad42-refusal-guns-off-rail = { UNIT($unit, cap: "yes") } is not on the rail network.
stalingrad42-refusal-guns-disorder = { UNIT($unit, cap: "yes") } is not in good order.
stalingrad42-refusal-stock-apart = No supply point that can be used is with { UNIT($unit) }.
stalingrad42-refusal-not-due = { UNIT($unit, cap: "yes") } does not arrive now.
stalingrad42-refusal-arrival-area = { HEX($place, cap: "yes") } is not where it arrives.
stalingrad42-refusal-arrival-blau = { HEX($place, cap: "yes") } is not where it arrives.
stalingrad42-refusal-arrival-caucasus = { HEX($place, cap: "yes") } is not where it arrives.
stalingrad42-refusal-arrival-uranus = { HEX($place, cap: "yes") } is not where it arrives.
stalingrad42-refusal-volunteer-later = { UNIT($unit, cap: "yes") } does not arrive now: volunteers come one a turn while Krasnodar and Voroshilovsk are the Axis’.
stalingrad42-refusal-volunteer-place = { HEX($place, cap: "yes") } is not where volunteers arrive.
stalingrad42-refusal-front-later = { UNIT($unit, cap: "yes") } does not arrive now: the Transcaucasus sends one unit a turn once the Axis is there.
stalingrad42-refusal-front-area = { HEX($place, cap: "yes") } is no open entry area in the south.
stalingrad42-refusal-helper-later = { UNIT($unit, cap: "yes") } is not back yet.
stalingrad42-refusal-no-replacement = No such replacement is left for { UNIT($unit) }.
stalingrad42-refusal-refit-kind = That kind of replacement is not for { UNIT($unit) }.
stalingrad42-refusal-refit-whole = { UNIT($unit, cap: "yes") } has all its steps.
stalingrad42-refusal-refit-order = { UNIT($unit, cap: "yes") } is not in good order.
stalingrad42-refusal-refit-supply = { UNIT($unit, cap: "yes") } cannot trace a supply line.
stalingrad42-refusal-refit-marked = { UNIT($unit, cap: "yes") } keeps its out-of-supply marker until the supply phase and takes no replacement before.
stalingrad42-refusal-refit-once = { UNIT($unit, cap: "yes") } has taken a replacement in this turn.
stalingrad42-refusal-not-lost = { UNIT($unit, cap: "yes") } has not been eliminated.
stalingrad42-refusal-rebuild-never = { UNIT($unit, cap: "yes") } is never rebuilt.
stalingrad42-refusal-rebuild-engineers = { UNIT($unit, cap: "yes") }: such engineers are never rebuilt.
stalingrad42-refusal-rebuild-place = { HEX($place, cap: "yes") } is neither an own entry area, nor an own major city on the rail network, nor has a headquarters near it.
stalingrad42-refusal-rebuild-near = An enemy is next to { HEX($place) }.
stalingrad42-refusal-rebuild-once = A unit has been rebuilt in { HEX($place) } in this turn.
stalingrad42-refusal-rebuild-corps = Tank and mechanized corps are rebuilt in areas A, B and C: so is { UNIT($unit) }.
stalingrad42-refusal-no-offensive = The winter offensive cannot be declared now.
stalingrad42-refusal-grant-unit = { UNIT($unit, cap: "yes") } is not a front headquarters in supply.
stalingrad42-refusal-recall-unit = { UNIT($unit, cap: "yes") } cannot be chosen for that.
stalingrad42-refusal-recall-corps = { UNIT($unit, cap: "yes") } is not the tank corps, nor the brigade, that the rule asks for.
stalingrad42-refusal-recall-other = { UNIT($unit, cap: "yes") } is not the unit that the rule asks for.
stalingrad42-refusal-shift-place = { HEX($place, cap: "yes") } is none of the areas they can go to.
stalingrad42-refusal-shift-winter = { HEX($place, cap: "yes") } is none of the areas they can go to.
stalingrad42-refusal-no-railhead = No railhead is in { HEX($hex) }.
stalingrad42-refusal-railhead-way = A railhead goes along a green line that is not converted: not to { HEX($hex) }.
stalingrad42-refusal-railhead-done = That railhead has moved two hexes, or four others have moved.
stalingrad42-refusal-railhead-zoc = An enemy or his ZOC is in { HEX($hex) }.
stalingrad42-refusal-railhead-cut = The railhead in { HEX($hex) } is cut off from the rail network.
