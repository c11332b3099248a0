### Reserve armies with maskirovka markers (chapter 34).

stalingrad42-place-army-box = army box { $n }

## What can be chosen

stalingrad42-verb-assign = { UNIT($unit, cap: "yes") } gets { HEX($place) }
stalingrad42-verb-swap = { UNIT($unit, cap: "yes") } and { UNIT($other) } exchange their markers
stalingrad42-verb-conceal = Put { UNIT($unit) } into { HEX($place) }
stalingrad42-verb-emerge = { UNIT($unit, cap: "yes") } leaves its box for { HEX($place) }
stalingrad42-verb-show = Show { UNIT($unit) } on top of its army

## Questions

stalingrad42-prompt-Assignment-choose = Choose in secret the box of { UNIT($unit) }.
stalingrad42-prompt-Emergence-choose = { HEX($target) } is attacked. Choose who comes out of the box of the army there to defend, up to three units. If nobody does, those in it defend with 0 and are driven off.

## What happens

stalingrad42-event-assigned = { UNIT($unit, cap: "yes") } has { HEX($place) }. Only you know.
stalingrad42-event-swapped = { UNIT($unit, cap: "yes") } and { UNIT($other) } have exchanged their markers. Only you know.
stalingrad42-event-concealed = { UNIT($unit, cap: "yes") } goes from { HEX($from) } into { HEX($place) }.
stalingrad42-event-emerged = { UNIT($unit, cap: "yes") } comes out of { HEX($from) } into { HEX($place) }.
stalingrad42-event-shown = { UNIT($unit, cap: "yes") } is shown on top of its army in { HEX($hex) }.
stalingrad42-event-army-empty = Nobody is in the box of { UNIT($unit) }.
stalingrad42-event-army-holds = { UNIT($unit, cap: "yes") } in { HEX($hex) } has units in its box.
stalingrad42-event-army-leaves = { UNIT($unit, cap: "yes") } leaves { HEX($place) }; it can come back.

## Why not

stalingrad42-refusal-box-taken = Another army has { HEX($place) }.
stalingrad42-refusal-no-swap = Only armies that began the phase together and have not moved exchange markers, each once: not { UNIT($unit) }.
stalingrad42-refusal-no-box = No army in play has { HEX($place) }.
stalingrad42-refusal-not-in-box = { UNIT($unit, cap: "yes") } is in no box of an army there.
stalingrad42-refusal-box-combat = Boxes hold combat units only: not { UNIT($unit) }.
stalingrad42-refusal-army-full = No more units fit into { HEX($place) }.
stalingrad42-refusal-box-unfit = Only units in good order that have not refitted, come by rail or fought can do so: not { UNIT($unit) }.
stalingrad42-refusal-box-supply = No supply line leads from the army, and from { UNIT($unit) }, to a northern area.
stalingrad42-refusal-rebuild-box = { UNIT($unit, cap: "yes") } cannot be rebuilt there: the army is out of supply.
stalingrad42-refusal-box-once = One unit has gone this way in this turn; { UNIT($unit) } cannot.
stalingrad42-refusal-box-way = Units get into a box out of a northern area, the rail network or another box: not { UNIT($unit) } from there.
stalingrad42-refusal-leave-way = Units leave a box to the hex of their army or to a northern area, not to { HEX($place) }.
stalingrad42-refusal-leave-later = { UNIT($unit, cap: "yes") } did not begin the turn in its box.
stalingrad42-refusal-show-crowd = There is no room on top of its army for { UNIT($unit) }.
stalingrad42-refusal-army-done = Units have entered or left the box of { UNIT($unit) }: it moves no more in this turn.
stalingrad42-refusal-rail-laden = { UNIT($unit, cap: "yes") } has units in its box and cannot go by rail.
stalingrad42-refusal-rail-box = { UNIT($unit, cap: "yes") } began the phase in the box of a reserve army, not in a rail hex or an entry area.
stalingrad42-refusal-area-laden = { UNIT($unit, cap: "yes") } has disordered or refitted units in its box and stays in its area.
stalingrad42-refusal-army-manned = The army in { HEX($hex) } has units in its box.
stalingrad42-refusal-shatter-army = The army in { HEX($hex) } may have units in its box: attack it in the combat phase.
stalingrad42-refusal-attack-box = { UNIT($unit, cap: "yes") } belongs to the box of its army and does not attack.
stalingrad42-refusal-out-limit = { UNIT($unit, cap: "yes") } does not come out: up to three units do, within the limits of stacking.
stalingrad42-refusal-guns-boxed = { UNIT($unit, cap: "yes") } is in the box of an army and supports nobody.
