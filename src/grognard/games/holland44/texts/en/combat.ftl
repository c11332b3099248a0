### Combat: attacks, results, losses, determined defence, artillery (chapters 9 to 12, 17).


## Choices

holland44-verb-attack = Attack { HEX($hex) }
holland44-verb-commit = Go ahead
holland44-verb-lead = Lead: { $formation }
holland44-verb-attach = Attach { UNIT($unit) }
holland44-verb-support = Support by { UNIT($unit) }
holland44-verb-air = Air support
holland44-verb-cancel = Call off the attack
holland44-verb-lose = { UNIT($unit, cap: "yes") } loses a step
holland44-verb-stand = Determined defence led by { UNIT($unit) }
holland44-verb-yield = Retreat
holland44-verb-hold = Ignore the retreat
holland44-verb-ready = Replenish { UNIT($unit) }
holland44-verb-follow = Advance after the automatic DS at { HEX($hex) }


## Questions

holland44-prompt-Combat-attacks = Combat phase: choose a hex to attack, or end the phase.
# $strength, $defence: totals so far; $odds: the column
holland44-prompt-Attack-attackers = { $strength ->
    [0] Attack on { HEX($target) }: choose the first unit that attacks.
   *[other] Attack on { HEX($target) }: { $strength } to { $defence }, column { $odds }. Add units or go ahead.
}
holland44-prompt-Attack-blown = A bridge before { HEX($target) } is blown. Go on with { UNIT($units) } or call off the attack.
holland44-prompt-Attack-lead = Attack on { HEX($target) }: choose the formation that leads; the others fight at half strength.
holland44-prompt-Attack-support = Attack on { HEX($target) }: { $strength } to { $defence }, column { $odds }. Add support or roll.
holland44-prompt-Lose-choose = { $count ->
    [one] Choose who loses a step.
   *[other] Choose who loses the next of { $count } steps.
}
# $desperate: 1 if every retreat would be the end; $support: artillery, -1 none
holland44-prompt-Stand-choose = { $desperate ->
    [1] Retreat from { HEX($target) } would be the end. Choose who leads a desperate defence: every failure costs a step. Or retreat.
   *[other] You must retreat from { HEX($target) }. Choose who leads a determined defence, or retreat.
}
holland44-prompt-Stand-ignore = The attack on { HEX($target) } has lost all who led it. Ignore the retreat or retreat.
holland44-prompt-Replenish-ready = Artillery replenishment: choose who becomes active again.


## What happens

holland44-event-attacks = Attack on { HEX($hex) }: { UNIT($units) }.
holland44-event-supports = { UNIT($unit, cap: "yes") } supports the combat at { HEX($hex) }.
holland44-event-air-support = Air support at { HEX($hex) }.
holland44-event-combat = Combat at { HEX($hex) }, column { $odds }, die { $die }: { $result }.
holland44-event-step-lost = { UNIT($unit, cap: "yes") } loses a step and has { $n } left.
holland44-event-eliminated = { UNIT($unit, cap: "yes") } is eliminated.
holland44-event-cancelled = The attack on { HEX($hex) } is called off.
holland44-event-remnant = { UNIT($unit, cap: "yes") } is what is left of { UNIT($parent) }.
holland44-event-stands = { UNIT($unit, cap: "yes") } leads a determined defence: { $total }.
holland44-event-holds = The defenders of { HEX($hex) } hold.
holland44-event-gives-way = The determined defence of { HEX($hex) } fails.
holland44-event-ignores = The defenders of { HEX($hex) } ignore the retreat.
holland44-event-engages = { UNIT($unit, cap: "yes") } is engaged.
holland44-event-readies = { UNIT($unit, cap: "yes") } is active again.


## Chances

holland44-outcome-result = { $result }
holland44-outcome-holds = Determined defence holds
holland44-outcome-gives-way = The defenders give way
holland44-outcome-step = { UNIT($unit, cap: "yes") }: a step lost
holland44-outcome-eliminated = { UNIT($unit, cap: "yes") }: eliminated
holland44-outcome-retreats = { HEX($hex) }: the defenders retreat


## Where the numbers come from

holland44-ledger-attack = Attack strength
holland44-ledger-defence = Defence strength
holland44-ledger-shifts = Column shifts
holland44-ledger-stand = Determined defence by { UNIT($unit) }

holland44-modifier-attack-strength = { UNIT($unit, cap: "yes") }
holland44-modifier-defence-strength = { UNIT($unit, cap: "yes") }
holland44-modifier-half-disrupted = { UNIT($unit, cap: "yes") }, halved: disrupted
holland44-modifier-half-not-lead = { UNIT($unit, cap: "yes") }, halved: not of the lead formation
holland44-modifier-half-joining = { UNIT($unit, cap: "yes") }, halved: joins from a breakthrough
holland44-modifier-half-landing = { UNIT($unit, cap: "yes") }, halved: lands on enemies
holland44-modifier-half-water = { UNIT($unit, cap: "yes") }, halved: across a canal or major river
holland44-modifier-half-vehicle-water = { UNIT($unit, cap: "yes") }, halved: vehicles across a river
holland44-modifier-half-vehicle-marsh = { UNIT($unit, cap: "yes") }, halved: vehicles and marsh
holland44-modifier-half-vehicle-polder = { UNIT($unit, cap: "yes") }, halved: vehicles and polder
holland44-modifier-half-anti-tank = { UNIT($unit, cap: "yes") }, halved: better armor class before it
holland44-modifier-half-engaged = { UNIT($unit, cap: "yes") }, halved: engaged
holland44-modifier-half-scattered = { UNIT($unit, cap: "yes") }, halved: scattered
holland44-modifier-half-supply = { UNIT($unit, cap: "yes") }, halved: out of supply
holland44-modifier-double-water = { UNIT($unit, cap: "yes") }, doubled: all attackers come across water or out of marsh
holland44-modifier-double-ground = { UNIT($unit, cap: "yes") }, doubled: town or city
holland44-modifier-double-landing = { UNIT($unit, cap: "yes") }, doubled: against a landing
holland44-modifier-void-routed = { UNIT($unit, cap: "yes") }: in full retreat
holland44-modifier-void-fled = { UNIT($unit, cap: "yes") }: retreated here in this phase
holland44-modifier-void-crowded = { UNIT($unit, cap: "yes") }: too many in the hex
holland44-modifier-void-source = { UNIT($unit, cap: "yes") }: only defends alone
holland44-modifier-column-1-3 = Column 1-3
holland44-modifier-column-1-2 = Column 1-2
holland44-modifier-column-1-1 = Column 1-1
holland44-modifier-column-2-1 = Column 2-1
holland44-modifier-column-3-1 = Column 3-1
holland44-modifier-column-4-1 = Column 4-1
holland44-modifier-column-5-1 = Column 5-1
holland44-modifier-column-6-1 = Column 6-1
holland44-modifier-column-7-1 = Column 7-1
holland44-modifier-armor-attack = Armor of the lead
holland44-modifier-armor-defence = Defending armor, none in the lead
holland44-modifier-unsupported = Armor without infantry
holland44-modifier-elite = Most of the lead is elite
holland44-modifier-poor = All defenders are poor
holland44-modifier-air = Air support
holland44-modifier-artillery = { UNIT($unit, cap: "yes") }
holland44-modifier-artillery-early = { UNIT($unit, cap: "yes") }, turn 1
holland44-modifier-stand-artillery = Artillery support
holland44-modifier-stand-elite = { UNIT($unit, cap: "yes") }: elite
holland44-modifier-stand-poor = { UNIT($unit, cap: "yes") }: poor


## Why not

holland44-refusal-no-target = There is no enemy in { HEX($hex) } to attack.
holland44-refusal-attack-far = { UNIT($unit, cap: "yes") } is not next to the attacked hex.
holland44-refusal-struck-before = Units in { HEX($hex) } have been attacked in this phase. Each can be attacked once.
holland44-refusal-no-strength = { UNIT($unit, cap: "yes") } has no attack strength.
holland44-refusal-has-attacked = { UNIT($unit, cap: "yes") } has attacked in this phase. Each unit attacks once.
holland44-refusal-disordered = { UNIT($unit, cap: "yes") } is disrupted or in full retreat and cannot attack.
holland44-refusal-made-shatter = { UNIT($unit, cap: "yes") } took part in an automatic DS in this turn and cannot attack. It may advance.
holland44-refusal-went-far = { UNIT($unit, cap: "yes") } used extended movement and cannot attack in this turn.
holland44-refusal-in-attack = { UNIT($unit, cap: "yes") } is part of this attack already.
holland44-refusal-crowded-attack = Out of an overstacked hex only two units and one free unit attack: not { UNIT($unit) }.
holland44-refusal-not-in-attack = { UNIT($unit, cap: "yes") } takes no part in this attack.
holland44-refusal-no-attackers = No unit attacks yet. Choose one that is next to the hex and may attack.
holland44-refusal-no-leader = No unit of { $formation } takes part in this attack.
holland44-refusal-attached-before = One unit is attached already: { UNIT($unit) } cannot be.
holland44-refusal-of-lead = { UNIT($unit, cap: "yes") } is of the lead formation and needs no attachment.
holland44-refusal-attach-apart = { UNIT($unit, cap: "yes") } is not stacked with an attacker of the lead formation.
holland44-refusal-not-artillery = { UNIT($unit, cap: "yes") } is no artillery of yours.
holland44-refusal-has-fired = { UNIT($unit, cap: "yes") } has fired and waits to be replenished.
holland44-refusal-guns-unfit = { UNIT($unit, cap: "yes") } cannot support: disrupted, in full retreat, engaged, scattered or with a movement marker.
holland44-refusal-guns-range = { UNIT($unit, cap: "yes") } does not reach { HEX($hex) }.
holland44-refusal-guns-own-hex = { UNIT($unit, cap: "yes") } is in the attacked hex and cannot support it.
holland44-refusal-guns-strange = No unit of the formation takes part: { UNIT($unit) } cannot support this attack.
holland44-refusal-guns-enough = No more artillery can be used here: not { UNIT($unit) }.
holland44-refusal-guns-one = One artillery unit supports a determined defence: not { UNIT($unit) } too.
holland44-refusal-guns-never = There is no artillery support in this kind of combat: not { UNIT($unit) }.
holland44-refusal-loss-not-here = { UNIT($unit, cap: "yes") } cannot take this loss.
holland44-refusal-loss-lead = The attacker’s loss comes from the lead formation or the attached unit: not { UNIT($unit) }.
holland44-refusal-loss-advance = The loss comes from a unit that could advance: not { UNIT($unit) }.
holland44-refusal-loss-elite = Elite units earned the shift, so one of them takes the loss: not { UNIT($unit) }.
holland44-refusal-cannot-stand = { UNIT($unit, cap: "yes") } cannot lead a determined defence.
holland44-refusal-guns-ready = { UNIT($unit, cap: "yes") } is active.
holland44-refusal-guns-unsupplied = { UNIT($unit, cap: "yes") } is out of supply or has no supply line to area N, and cannot be replenished.
holland44-refusal-guns-unsupplied-airborne = { UNIT($unit, cap: "yes") } cannot be replenished: it needs its supply source within four hexes, and that an open drop hex.
holland44-refusal-guns-unsupplied-german = { UNIT($unit, cap: "yes") } is out of supply or has no supply line to a German entry area, and cannot be replenished.
holland44-refusal-guns-shaken = { UNIT($unit, cap: "yes") } is disrupted or in full retreat and cannot be replenished.
holland44-refusal-flips-over = Two artillery units have been replenished in this phase: not { UNIT($unit) } too.
holland44-refusal-flips-over-airborne = The weather lets no more airborne artillery be replenished: not { UNIT($unit) }.
holland44-refusal-flips-over-german = In daylight two German artillery units are replenished: not { UNIT($unit) } too.
holland44-refusal-river-barred = { UNIT($unit, cap: "yes") } cannot attack across a major river: no bridge stands, and no river assault is possible from its hex.
holland44-refusal-assault-infantry = A river assault begins with infantry that has not moved in this turn: { UNIT($unit) } can join after it.
holland44-refusal-assault-later = A river assault is made in the Combat Phase: { UNIT($unit) } cannot attack across the river now.
holland44-refusal-engaged-water = { UNIT($unit, cap: "yes") } is engaged and cannot attack across a canal or a major river.
holland44-refusal-strike-water = { UNIT($unit, cap: "yes") } cannot break through across water without a bridge.
holland44-refusal-spent-attack = { UNIT($unit, cap: "yes") } is spent and cannot attack in this turn.
holland44-refusal-refit-attack = A unit with a replacement marker is there: { UNIT($unit) } cannot attack out of this hex.
holland44-refusal-area-attack = { UNIT($unit, cap: "yes") } came from another entry area in this turn and cannot attack out of this one.
holland44-refusal-area-crowd = No more units can stand at the edge of the entry area: not { UNIT($unit) }.
holland44-refusal-air-allied = Only the Allies have air units.
holland44-refusal-air-none = No air unit is left in this turn.
holland44-refusal-air-one = One air unit supports this combat already.
holland44-refusal-air-range = No British unit that is not airborne is near enough to { HEX($hex) }.
holland44-refusal-air-never = There is no air support in this kind of combat.


## Words

holland44-word-a1 = A1
holland44-word-a1-eng = A1/ENG
holland44-word-eng = ENG
holland44-word-ex = EX
holland44-word-a1-dr = A1/DR
holland44-word-a1-dr2 = A1/DR2
holland44-word-drx = DRX
holland44-word-a1-d1 = A1/D1
holland44-word-dr = DR
holland44-word-dr2 = DR2
holland44-word-d1 = D1
holland44-word-dmr = DMR
holland44-word-dr4 = DR4
holland44-word-ds = DS
holland44-word-1-3 = 1-3
holland44-word-1-2 = 1-2
holland44-word-1-1 = 1-1
holland44-word-2-1 = 2-1
holland44-word-3-1 = 3-1
holland44-word-4-1 = 4-1
holland44-word-5-1 = 5-1
holland44-word-6-1 = 6-1
holland44-word-7-1 = 7-1
holland44-word-8-1 = 8-1
holland44-word-9-1 = 9-1
holland44-word-10-1 = 10-1
holland44-word-normal = attack
holland44-word-breakthrough = breakthrough combat
holland44-word-landing = landing on enemies
holland44-word-encounter = encounter
holland44-word-automatic = automatic DS

# $side: the bridge
holland44-regret-demolition = Go on? The enemy may now try to blow up { SIDE($side) }: a die is rolled, and what you have chosen can no longer be taken back. { RULE($rule) }
