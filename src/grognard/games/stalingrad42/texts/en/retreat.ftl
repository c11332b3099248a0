### Retreats, disorder, recovery, advance after combat, breakthrough combat (chapters 12 to 15).


## Choices

stalingrad42-verb-alone = { UNIT($unit, cap: "yes") } retreats apart
stalingrad42-verb-strike = Breakthrough combat against { HEX($hex) }
stalingrad42-verb-join = Join the attack on { HEX($hex) }
stalingrad42-verb-stay = { UNIT($unit, cap: "yes") } stays in full retreat


## Questions

# $left: hexes they may still go
stalingrad42-prompt-Retreat-go = { UNIT($units, cap: "yes") } must retreat from { HEX($origin) }: choose the next hex ({ $left ->
    [one] { $left } hex left
   *[other] { $left } hexes left
}).
# $count: units of the group, 0 while nobody has been chosen; $left: hexes the group may still go
stalingrad42-prompt-Advance-choose = { $count ->
    [0] Advance after combat into or past { HEX($vacated) }: choose who advances, or stop: then nobody else does.
   *[other] { UNIT($group, cap: "yes") }: { $left ->
        [0] enter the hex that has been cleared, or stop.
        [one] at most { $left } hex left. Choose where to advance.
       *[other] at most { $left } hexes left. Choose where to advance.
    }
}
stalingrad42-prompt-Decline-choose = Recovery: choose who stays in full retreat, or go on.


## What happens

stalingrad42-event-becomes = { UNIT($unit, cap: "yes") } is { $order }.
stalingrad42-event-retreats = { UNIT($unit, cap: "yes") } retreats to { HEX($place) }.
stalingrad42-event-advances = { UNIT($unit, cap: "yes") } advances to { HEX($place) }.
stalingrad42-event-strikes = Breakthrough combat: { UNIT($units) } against { HEX($hex) }.
stalingrad42-event-joins = { UNIT($units, cap: "yes") } will join the attack on { HEX($hex) }.
stalingrad42-event-recovery-roll = { UNIT($unit, cap: "yes") } rolls to recover in an enemy ZOC: { $total }.


## Where the numbers come from

stalingrad42-ledger-recovery = Recovery
stalingrad42-modifier-recovery-elite = { UNIT($unit, cap: "yes") }: elite
stalingrad42-modifier-recovery-poor = { UNIT($unit, cap: "yes") }: low quality


## Why not

stalingrad42-refusal-not-retreating = { UNIT($unit, cap: "yes") } does not retreat here, or has nobody to part from.
stalingrad42-refusal-retreat-fatal = To retreat to { HEX($hex) } would be the end of a unit.
stalingrad42-refusal-retreat-order = There is a better retreat than by { HEX($hex) }: the full distance away, then in supply.
stalingrad42-refusal-retreat-stop = A retreat stops early only with own units that have not retreated, for a step per hex, and only where a whole one would be the end.
stalingrad42-refusal-not-advancing = { UNIT($unit, cap: "yes") } took no part in this attack, or has advanced.
stalingrad42-refusal-advance-apart = A group advances out of one hex, or forms in the hex the defenders left: not with { UNIT($unit) }.
stalingrad42-refusal-advance-over = The advance is over: no hex is left for one of the group, or it had to stop.
stalingrad42-refusal-advance-limited = A limited advance goes only into the hex the defenders left, not to { HEX($hex) }.
stalingrad42-refusal-advance-road = The advance is over.
stalingrad42-refusal-advance-zoc = In an enemy ZOC the advance stops, but not in a hex that combat has emptied: not on to { HEX($hex) }.
stalingrad42-refusal-advance-bond = An enemy bond bars the advance to { HEX($hex) }: it is crossed only into a hex that combat has emptied.
stalingrad42-refusal-advance-crowd = The advance would end overstacked in { HEX($hex) }.
stalingrad42-refusal-strike-never = An advance of two hexes or more lets units break through.
stalingrad42-refusal-strike-group = Only the first group that advances breaks through.
stalingrad42-refusal-strike-once = The breakthrough is over.
stalingrad42-refusal-strike-bonus = Not enough of the advance is left for breakthrough combat.
stalingrad42-refusal-strike-strangers = No breakthrough combat from here.
stalingrad42-refusal-join-nothing = There is no attack on { HEX($hex) } to join.
stalingrad42-refusal-advance-ground = { UNIT($unit, cap: "yes") } cannot go there off the road.
stalingrad42-refusal-advance-river = { UNIT($unit, cap: "yes") } crosses a major river without a bridge only with its first hex, into the hex it has itself attacked across the river.
stalingrad42-refusal-reserve-river = { UNIT($unit, cap: "yes") } is in reserve and crosses no major river without a bridge.
stalingrad42-refusal-strike-ground = The group could not advance into { HEX($hex) }: no breakthrough combat against it.
stalingrad42-refusal-not-routed = { UNIT($unit, cap: "yes") } is not in full retreat.


## Words

stalingrad42-word-good = in good order
stalingrad42-word-disrupted = disrupted
stalingrad42-word-routed = in full retreat
stalingrad42-word-crt = a result of combat
stalingrad42-word-shatter = automatic DS
stalingrad42-word-approach = an enemy has come near
stalingrad42-word-choice = of their own will
stalingrad42-word-limited-advance = limited advance
stalingrad42-word-normal-advance = advance
stalingrad42-word-long-advance = advance with breakthrough
