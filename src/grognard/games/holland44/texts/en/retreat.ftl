### Retreats, disorder, recovery, advance after combat, breakthrough combat (chapters 13 to 16).


## Choices

holland44-verb-alone = { UNIT($unit, cap: "yes") } retreats apart
holland44-verb-strike = Breakthrough combat against { HEX($hex) }
holland44-verb-join = Join the attack on { HEX($hex) }


## Questions

# $left: hexes they may still go
holland44-prompt-Retreat-go = { UNIT($units, cap: "yes") } must retreat from { HEX($origin) }: choose the next hex ({ $left ->
    [one] { $left } hex left
   *[other] { $left } hexes left
}).
# $count: units of the group, 0 while nobody has been chosen; $left: hexes the group may still go
holland44-prompt-Advance-choose = { $count ->
    [0] Advance after combat into or past { HEX($vacated) }: choose who advances, or stop: then nobody else does.
   *[other] { UNIT($group, cap: "yes") }: { $left ->
        [one] { $left } hex left. Choose where to advance.
       *[other] { $left } hexes left. Choose where to advance.
    }
}


## What happens

holland44-event-becomes = { UNIT($unit, cap: "yes") } is { $order }.
holland44-event-retreats = { UNIT($unit, cap: "yes") } retreats to { HEX($place) }.
holland44-event-advances = { UNIT($unit, cap: "yes") } advances to { HEX($place) }.
holland44-event-strikes = Breakthrough combat: { UNIT($units) } against { HEX($hex) }.
holland44-event-joins = { UNIT($units, cap: "yes") } will join the attack on { HEX($hex) }.
holland44-event-recovery-roll = { UNIT($unit, cap: "yes") } rolls to recover in an enemy ZOC: { $total }.


## Where the numbers come from

holland44-ledger-recovery = Recovery
holland44-modifier-recovery-elite = { UNIT($unit, cap: "yes") }: elite
holland44-modifier-recovery-poor = { UNIT($unit, cap: "yes") }: poor


## Why not

holland44-refusal-not-retreating = { UNIT($unit, cap: "yes") } does not retreat here, or has nobody to part from.
holland44-refusal-retreat-fatal = To retreat to { HEX($hex) } would be the end of a unit.
holland44-refusal-retreat-order = There is a better retreat than by { HEX($hex) }: two hexes away, clear of enemy ZOC, of friends next to enemies, in supply, not overstacked, in this order.
holland44-refusal-retreat-stop = A retreat stops early only in its first hex, in a city, town, village or woods or with friends who have not retreated, out of enemy ZOC, for a step; not if a step is all there is, and not after an automatic DS.
holland44-refusal-not-advancing = { UNIT($unit, cap: "yes") } took no part in this attack, or has advanced.
holland44-refusal-advance-apart = A group advances out of one hex, or forms in the hex the defenders left: not with { UNIT($unit) }.
holland44-refusal-advance-over = The advance is over: no hex is left, or the group had to stop.
holland44-refusal-advance-limited = A limited advance goes only into the hex the defenders left, not to { HEX($hex) }.
holland44-refusal-advance-road = The road bonus is for mechanized units that keep to the road and end without another unit, free ones aside.
holland44-refusal-advance-zoc = { HEX($hex, cap: "yes") } is in the ZOC of an enemy unit out of whose ZOC you come. Go into the hex the defenders left, or to a friend.
holland44-refusal-advance-bond = An enemy bond bars the advance to { HEX($hex) }: it is crossed only into the hex the defenders left, with the first hex.
holland44-refusal-advance-crowd = The advance would end overstacked in { HEX($hex) }.
holland44-refusal-strike-never = Only DS, automatic DS and DMR let units break through.
holland44-refusal-strike-group = Only the first group that advances breaks through.
holland44-refusal-strike-once = A group fights one breakthrough combat, or joins one attack.
holland44-refusal-strike-bonus = With the hex of the road bonus only one unit and a free one break through.
holland44-refusal-strike-strangers = Units that took no part in the attack are in the hex: no breakthrough combat from here.
holland44-refusal-join-nothing = No other unit of yours can attack { HEX($hex) } now: there is nothing to join.
holland44-refusal-advance-water = Water without a bridge bars the advance to { HEX($hex) }: only infantry crosses it, with the first hex; canals and major rivers only after an attack across them, a major river only into the hex the defenders left.
holland44-refusal-advance-ground = Vehicles go into and out of polder and marsh only by road: not to { HEX($hex) }.


## Words

holland44-word-good = in good order
holland44-word-disrupted = disrupted
holland44-word-routed = in full retreat
holland44-word-crt = a result of combat
holland44-word-shatter = automatic DS
holland44-word-approach = an enemy has come near
holland44-word-limited-advance = limited advance
holland44-word-normal-advance = normal advance
holland44-word-long-advance = extended advance
