### Close combat (PZR-6.6.1, 6.6.10): close assault, hand-to-hand, overrun.


## What is chosen

panzer-verb-assault = { UNIT($unit, cap: "yes") }: assault { UNIT($target) }
panzer-verb-approach = { UNIT($unit, cap: "yes") }: assault on the move by { HEX($hex) }
panzer-verb-primary = { UNIT($unit, cap: "yes") } leads
panzer-verb-advance = { UNIT($unit, cap: "yes") }: take the hex
panzer-verb-stay = Stay
panzer-verb-overrun = { UNIT($unit, cap: "yes") }: overrun { UNIT($target) }

## What is asked

panzer-prompt-CloseCombat-declare = Close combat: declare assaults with infantry that has MOVE, and resolve them target by target.
panzer-prompt-CloseCombat-approach = Close combat.
panzer-prompt-Melee-show = Your { UNIT($target) } is assaulted. A vehicle that shows MOVE or SHORT HALT is harder to destroy.
panzer-prompt-Melee-primary = Several units assault { UNIT($target) } together: which of them leads?
panzer-prompt-Melee-advance = The enemy is beaten: who enters the hex?
panzer-prompt-HandToHand-primary = Hand-to-hand with { UNIT($target) }: who leads the next round?
panzer-prompt-CloseAssault-face = Choose where the unit faces.
panzer-prompt-Overrun-face = Choose where the unit faces.
panzer-prompt-Landing-choose = { UNIT($unit, cap: "yes") } has got off next to the enemy: assault at once, or stay?

## What is told

panzer-event-assaults = { UNIT($unit, cap: "yes") } assaults { UNIT($target) }.
panzer-event-approaches = { UNIT($unit, cap: "yes") } rushes to { HEX($hex) }.
panzer-event-assault-void = { UNIT($unit, cap: "yes") } has nobody left to assault: { UNIT($target) } is gone. It may still move.
panzer-event-close-assault = { UNIT($unit, cap: "yes") } in close assault on { UNIT($target) }: { $n }, { $result }.
panzer-event-fights = Hand-to-hand, { UNIT($unit) } against { UNIT($target) }: { $n } to { $against }.
panzer-event-leads = { UNIT($unit, cap: "yes") } leads the attack.
panzer-event-advances = { UNIT($unit, cap: "yes") } takes { HEX($hex) }.
panzer-event-chases = { UNIT($unit, cap: "yes") } is going to overrun { UNIT($target) }.
panzer-event-overruns = { UNIT($unit, cap: "yes") } overruns { UNIT($target) }.
panzer-event-overrun-fails = { UNIT($unit, cap: "yes") } does not get into the building: { UNIT($target) } is not overrun.

## Why not

panzer-refusal-assault-who = { UNIT($unit, cap: "yes") } cannot assault: dismounted squads, half-squads and sections can.
panzer-refusal-assault-shaken = { UNIT($unit, cap: "yes") } is suppressed and cannot assault.
panzer-refusal-assault-order = { UNIT($unit, cap: "yes") } needs MOVE to assault.
panzer-refusal-assault-once = { UNIT($unit, cap: "yes") } has carried out its command, or has declared an assault: each unit attacks one enemy.
panzer-refusal-assault-unseen = Only a spotted enemy can be assaulted, and spotted before { UNIT($unit) } stirs; { UNIT($target) } is not.
panzer-refusal-assault-far = { UNIT($target, cap: "yes") } is not next to { UNIT($unit) }.
panzer-refusal-assault-levels = { UNIT($target, cap: "yes") } is two levels or more above or below { UNIT($unit) }.
panzer-refusal-assault-closed = The assaults on { UNIT($target) } have been resolved: nobody else may assault it in this step.
panzer-refusal-assault-shared = { UNIT($unit, cap: "yes") } shares its command: all who share it attack the same enemy, or nobody.
panzer-refusal-assault-apart = { UNIT($unit, cap: "yes") } shares its command and would end out of command range of the others.
panzer-refusal-assault-carried = { UNIT($target, cap: "yes") } is carried: its vehicle can be assaulted.
panzer-refusal-approach-laden = { UNIT($unit, cap: "yes") } is a section with a support weapon: no assault on the move.
panzer-refusal-approach-far = An assault on the move is one hex; { HEX($hex) } is not next to { UNIT($unit) }.
panzer-refusal-approach-cost = An assault on the move costs one point on foot, half of the allowance with machines or horses: { HEX($hex) } costs { UNIT($unit) } more.
panzer-refusal-approach-enemy = Enemies are in { HEX($hex) }: an assault is made from the hex before them.
panzer-refusal-approach-nobody = From { HEX($hex) } { UNIT($unit) } could assault nobody.
panzer-refusal-none-assaulted = No assault on { UNIT($target) } has been declared.
panzer-refusal-assaults-open = Resolve the assaults that have been declared first.
panzer-refusal-primary-who = { UNIT($unit, cap: "yes") } does not take part in this attack.
panzer-refusal-primary-squads = The leader has become a half-squad: only a full squad may take over, and { UNIT($unit) } is none.
panzer-refusal-advance-who = { UNIT($unit, cap: "yes") } is not one of the attackers that may enter the hex.
panzer-refusal-advance-barred = { UNIT($unit, cap: "yes") } cannot enter that hex: other enemies are there, or it is closed to infantry.
panzer-refusal-overrun-who = { UNIT($unit, cap: "yes") } cannot overrun: only vehicles with a crew can.
panzer-refusal-overrun-order = { UNIT($unit, cap: "yes") } needs MOVE to overrun, and its move still to come; a short halt is not enough.
panzer-refusal-overrun-once = { UNIT($unit, cap: "yes") } has declared an overrun already.
panzer-refusal-overrun-vehicle = { UNIT($target, cap: "yes") } is a vehicle: infantry and guns are overrun.
panzer-refusal-overrun-dismounted = { UNIT($target, cap: "yes") } was carried when the turn began and cannot be overrun in it.
panzer-refusal-overrun-unseen = Your side does not spot { UNIT($target) }: only a spotted enemy is overrun.
panzer-refusal-overrun-position = { UNIT($target, cap: "yes") } is in the hex of an improved position: vehicles do not overrun through it.
panzer-refusal-overrun-closed = An overrun of { UNIT($target) } has been resolved: all of them are declared before the first.
panzer-refusal-overrun-unarmed = { UNIT($unit, cap: "yes") } has no weapons to overrun with, and carries nobody who has.
panzer-refusal-overrun-no-way = { UNIT($unit, cap: "yes") } does not get into the hex of { UNIT($target) } with its points.

## Where the numbers come from

panzer-ledger-close-assault = Close assault by { UNIT($unit) }: added to the roll
panzer-ledger-close-factor = GP factor of { UNIT($unit) } in close assault
panzer-ledger-fight-attacker = Hand-to-hand, { UNIT($unit) } attacks: added to the roll
panzer-ledger-fight-defender = Hand-to-hand, { UNIT($unit) } defends: added to the roll
panzer-modifier-close-assault-on-the-move = assault on the move
panzer-modifier-close-uphill = the target is one level higher
panzer-modifier-close-from-transport = assault from transport
panzer-modifier-close-flamethrower = flamethrower
panzer-modifier-close-target-moving = the target moves
panzer-modifier-close-target-suppressed = the target is suppressed
panzer-modifier-close-target-c = weak in close combat (C)
panzer-modifier-close-unsupported = without infantry in terrain that needs it
panzer-modifier-close-type-p = protected vehicle
panzer-modifier-close-type-s = soft vehicle
panzer-modifier-close-helper-squad = one more squad
panzer-modifier-close-helper-half-squad = one more half-squad
panzer-modifier-close-helper-section = one more section
panzer-modifier-close-grade = grade of the unit
panzer-modifier-close-squad = a squad
panzer-modifier-close-half-squad = a half-squad
panzer-modifier-close-section = a section
panzer-modifier-close-towed = a gun crew
panzer-modifier-close-suppressed = suppressed
panzer-modifier-close-cavalry = cavalry
panzer-modifier-close-highest = no vehicle counts for more than 5
panzer-modifier-gp-overrun = overrun
panzer-outcome-repulsed = the attack is beaten off

## What is left to do, what a command allows

panzer-left-assault = { UNIT($unit, cap: "yes") } could assault. { RULE($rule) }
panzer-left-storm = Resolve the assault on { UNIT($unit) }: { $n ->
        [one] one attacker
       *[other] { $n } attackers
    }. { RULE($rule) }
panzer-allows-assault = assault on { UNIT($unit) }
panzer-allows-overrun = overrun of { UNIT($unit) }
