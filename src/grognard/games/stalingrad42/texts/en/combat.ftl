### Combat: attacks, support, results, losses, determined defence (chapters 8 to 11, 18, 26 to 28).


## Choices

stalingrad42-verb-shatter = Automatic DS against { HEX($hex) }
stalingrad42-verb-attack = Attack { HEX($hex) }
stalingrad42-verb-commit = Go ahead
stalingrad42-verb-lead = Lead: { $formation }
stalingrad42-verb-attach = Attach { UNIT($unit) }
stalingrad42-verb-support = Support by { UNIT($unit) }
stalingrad42-verb-charge = { UNIT($unit, cap: "yes") } fires off a supply point
stalingrad42-verb-air = Air support
stalingrad42-verb-luftwaffe = German air support
stalingrad42-verb-cancel = Call off the attack
stalingrad42-verb-lose = { UNIT($unit, cap: "yes") } loses a step
stalingrad42-verb-stand = Determined defence led by { UNIT($unit) }
stalingrad42-verb-desperate = Fight to the last
stalingrad42-verb-yield = Retreat
stalingrad42-verb-hold = Ignore the retreat
stalingrad42-verb-follow = Advance after the automatic DS at { HEX($hex) }
stalingrad42-verb-remnant = { UNIT($unit, cap: "yes") } goes on as a remnant
stalingrad42-verb-disband = { UNIT($unit, cap: "yes") } is eliminated for now
stalingrad42-verb-plan = Planned offensive of { UNIT($unit) }
stalingrad42-verb-pick = Take the { $face }
stalingrad42-verb-reroll = { UNIT($unit, cap: "yes") }: roll again
stalingrad42-verb-keep = Keep the die
stalingrad42-verb-disengage = { UNIT($unit, cap: "yes") } tries to disengage
stalingrad42-verb-withdraw = The stack in { HEX($hex) } tries to disengage
stalingrad42-verb-release = { UNIT($unit, cap: "yes") } advances out of reserve
stalingrad42-verb-cover = With the units in { HEX($place) }
stalingrad42-verb-storm = { UNIT($unit, cap: "yes") } goes into the city


## Questions

stalingrad42-prompt-Automatic-gather = Automatic DS against { HEX($hex) }: add units until their odds are 10-1, then go ahead.
stalingrad42-prompt-Combat-attacks = Combat phase: choose a hex to attack, or end the phase.
stalingrad42-prompt-Combat-follow = All combats are over: choose who advances after an automatic DS.
# $strength, $defence: totals so far; $odds: the column
stalingrad42-prompt-Attack-attackers = { $strength ->
    [0] Attack on { HEX($target) }: choose the first unit that attacks.
   *[other] Attack on { HEX($target) }: { $strength } to { $defence }, column { $odds }. Add units or go ahead.
}
stalingrad42-prompt-Attack-support = Attack on { HEX($target) }: { $strength } to { $defence }, column { $odds }. Add support or go ahead.
stalingrad42-prompt-Attack-answer = { HEX($target, cap: "yes") } is attacked, { $strength } to { $defence }, column { $odds }. Send an air unit against it?
stalingrad42-prompt-Lose-choose = { $count ->
    [one] Choose who loses a step: { UNIT($units) }.
   *[other] Choose who loses the next of { $count } steps: { UNIT($units) }.
}
# $desperate: 1 if the defence is to the last; $entitled: 1 if it may be
stalingrad42-prompt-Stand-choose = { $desperate ->
    [1] Desperate defence of { HEX($target) }: every failure costs a step. Choose who leads it.
   *[other] { $entitled ->
        [1] Retreat from { HEX($target) } would destroy your units or starve them. Fight to the last, choose who leads a determined defence with one roll, or retreat.
       *[other] You must retreat from { HEX($target) }. Choose who leads a determined defence, or retreat.
    }
}
stalingrad42-prompt-LastStep-choose = { UNIT($unit, cap: "yes") } has lost its second step: does a remnant stay?
stalingrad42-prompt-Throw-choose = The planned offensive against { HEX($target) }: choose one of the dice.
stalingrad42-prompt-Throw-again = The combat at { HEX($target) } has come to { $face }. Roll again?
stalingrad42-prompt-AirCover-choose = The attack is over. Choose the group that the German air unit stays with.
stalingrad42-prompt-Storm-choose = The battle for { HEX($target) } goes on inside: choose who goes in, at least one unit.


## What happens

stalingrad42-event-shatters = Automatic DS at { HEX($hex) }.
stalingrad42-event-attacks = Attack on { HEX($hex) }: { UNIT($units) }.
stalingrad42-event-supports = { UNIT($unit, cap: "yes") } supports the combat at { HEX($hex) }.
stalingrad42-event-air-support = Air support at { HEX($hex) }.
stalingrad42-event-combat = { $die ->
    [0] Combat at { HEX($hex) }, column { $odds }, no roll: { $result }.
   *[other] Combat at { HEX($hex) }, column { $odds }, die { $die }: { $result }.
}
stalingrad42-event-step-lost = { UNIT($unit, cap: "yes") } loses a step and has { $n } left.
stalingrad42-event-eliminated = { UNIT($unit, cap: "yes") } is eliminated.
stalingrad42-event-cancelled = The attack on { HEX($hex) } is called off.
stalingrad42-event-remnant = { UNIT($unit, cap: "yes") } is what is left of { UNIT($parent) }.
stalingrad42-event-stands = { UNIT($unit, cap: "yes") } leads a determined defence: { $total }.
stalingrad42-event-holds = The defenders of { HEX($hex) } hold.
stalingrad42-event-gives-way = The defenders of { HEX($hex) } give way.
stalingrad42-event-ignores = The defenders of { HEX($hex) } ignore the retreat.
stalingrad42-event-engages = { UNIT($unit, cap: "yes") } is engaged.
stalingrad42-event-readies = { UNIT($unit, cap: "yes") } is ready again.
stalingrad42-event-city-battle = City battle in { HEX($hex) }, level { $n }.
stalingrad42-event-city-quiet = The city battle in { HEX($hex) } is over.
stalingrad42-event-fires-stock = { UNIT($unit, cap: "yes") } fires off { UNIT($stock) }.
stalingrad42-event-guns-gone = { UNIT($unit, cap: "yes") } has fired its barrage and leaves the game.
stalingrad42-event-withdraws = Fighting withdrawal from { HEX($hex) }.
stalingrad42-event-planned = { UNIT($unit, cap: "yes") } plans an offensive.
stalingrad42-event-plan-ready = The offensive of { UNIT($unit) } is ready.
stalingrad42-event-plan-used = The offensive of { UNIT($unit) } strikes at { HEX($hex) }.
stalingrad42-event-plan-lost = The planned offensive of { UNIT($unit) } is off.
stalingrad42-event-thrown = { $n ->
    [one] A die is rolled, which may be rolled again.
   *[other] { $n } dice are rolled, of which one counts.
}
stalingrad42-event-picked = The { $face } is taken.
stalingrad42-event-rerolled = { UNIT($unit, cap: "yes") } has the die rolled again: { $face }.
stalingrad42-event-forts-fall = Printed forts without Soviet units serve no more: group { $n }.
stalingrad42-event-away = { $went ->
    [1] Disengagement: { UNIT($units) } gets away ({ $total }).
   *[other] Disengagement: { UNIT($units) } does not get away ({ $total }).
}


## Chances

stalingrad42-outcome-result = { $result }
stalingrad42-outcome-holds = Determined defence holds
stalingrad42-outcome-gives-way = The defenders give way
stalingrad42-outcome-step = { UNIT($unit, cap: "yes") }: a step lost
stalingrad42-outcome-eliminated = { UNIT($unit, cap: "yes") }: eliminated
stalingrad42-outcome-retreats = { HEX($hex) }: the defenders retreat
stalingrad42-outcome-withdraws = { HEX($hex) }: a fighting withdrawal
stalingrad42-outcome-away = Away
stalingrad42-outcome-not-away = Not away


## Where the numbers come from

stalingrad42-ledger-attack = Attack strength
stalingrad42-ledger-defence = Defence strength
stalingrad42-ledger-shifts = Column shifts
stalingrad42-ledger-stand = Determined defence by { UNIT($unit) }
stalingrad42-ledger-disengagement = Disengagement

stalingrad42-modifier-attack-strength = { UNIT($unit, cap: "yes") }
stalingrad42-modifier-defence-strength = { UNIT($unit, cap: "yes") }
stalingrad42-modifier-attack-winter = { UNIT($unit, cap: "yes") }, winter: one less
stalingrad42-modifier-defence-winter = { UNIT($unit, cap: "yes") }, winter: one less
stalingrad42-modifier-defence-train = { UNIT($unit, cap: "yes") }, on a train
stalingrad42-modifier-half-disrupted = { UNIT($unit, cap: "yes") }, halved: disrupted
stalingrad42-modifier-half-water = { UNIT($unit, cap: "yes") }, halved: across a major river
stalingrad42-modifier-half-supply = { UNIT($unit, cap: "yes") }, halved: out of supply
stalingrad42-modifier-double-water = { UNIT($unit, cap: "yes") }, doubled: all attackers come across rivers or out of marsh
stalingrad42-modifier-double-ground = { UNIT($unit, cap: "yes") }, doubled: a city
stalingrad42-modifier-double-marsh = { UNIT($unit, cap: "yes") }, doubled: marsh
stalingrad42-modifier-double-mountain = { UNIT($unit, cap: "yes") }, doubled: mountains
stalingrad42-modifier-double-contested = { UNIT($unit, cap: "yes") }, doubled: a contested city
stalingrad42-modifier-double-alpinists = { UNIT($unit, cap: "yes") }, doubled: mountain troops in the mountains
stalingrad42-modifier-double-engineers = { UNIT($unit, cap: "yes") }, doubled: engineers against a city
stalingrad42-modifier-void-routed = { UNIT($unit, cap: "yes") }: in full retreat
stalingrad42-modifier-void-fled = { UNIT($unit, cap: "yes") }: retreated here in this phase
stalingrad42-modifier-void-crowded = { UNIT($unit, cap: "yes") }: too many in the hex
stalingrad42-modifier-void-source = { UNIT($unit, cap: "yes") }: strength in brackets, not alone
stalingrad42-modifier-cap = No more counts in one combat
stalingrad42-modifier-cap-defence = No more defence counts in one combat
stalingrad42-modifier-column-1-3 = Column 1-3
stalingrad42-modifier-column-1-2 = Column 1-2
stalingrad42-modifier-column-1-1 = Column 1-1
stalingrad42-modifier-column-2-1 = Column 2-1
stalingrad42-modifier-column-3-1 = Column 3-1
stalingrad42-modifier-column-4-1 = Column 4-1
stalingrad42-modifier-column-5-1 = Column 5-1
stalingrad42-modifier-column-6-1 = Column 6-1
stalingrad42-modifier-column-7-1 = Column 7-1
stalingrad42-modifier-column-8-1 = Column 8-1
stalingrad42-modifier-column-9-1 = Column 9-1
stalingrad42-modifier-column-10-1 = 10-1: DS without a roll
stalingrad42-modifier-tanks = Tanks: { UNIT($unit) }
stalingrad42-modifier-tanks-defence = Defending tanks: { UNIT($unit) }
stalingrad42-modifier-elite-tanks = Elite tanks: { UNIT($unit) }
stalingrad42-modifier-elite-tanks-defence = Defending elite tanks: { UNIT($unit) }
stalingrad42-modifier-ground = Rough ground
stalingrad42-modifier-fort = Fort
stalingrad42-modifier-air = Air support
stalingrad42-modifier-air-defence = Air support of the defender
stalingrad42-modifier-artillery = { UNIT($unit, cap: "yes") }
stalingrad42-modifier-barrage = Massed barrage
stalingrad42-modifier-stand-support = Support
stalingrad42-modifier-stand-elite = { UNIT($unit, cap: "yes") }: elite, or Germans in city or fort
stalingrad42-modifier-stand-poor = { UNIT($unit, cap: "yes") }: low quality
stalingrad42-modifier-stand-marked = Marked result
stalingrad42-modifier-away-fast = Cavalry or mechanized
stalingrad42-modifier-away-disrupted = Disorder


## Why not

stalingrad42-refusal-low-odds = The odds against { HEX($hex) } are too low.
stalingrad42-refusal-shatter-odds = The odds against { HEX($hex) } do not reach 10-1.
stalingrad42-refusal-no-target = There is no enemy in { HEX($hex) } to attack.
stalingrad42-refusal-attack-far = { UNIT($unit, cap: "yes") } is not next to the attacked hex.
stalingrad42-refusal-struck-before = All units in { HEX($hex) } have been attacked in this phase. Each can be attacked once.
stalingrad42-refusal-no-strength = { UNIT($unit, cap: "yes") } has no attack strength.
stalingrad42-refusal-has-attacked = { UNIT($unit, cap: "yes") } has attacked in this phase. Each unit attacks once.
stalingrad42-refusal-disordered = { UNIT($unit, cap: "yes") } is disrupted or in full retreat and cannot attack.
stalingrad42-refusal-made-shatter = { UNIT($unit, cap: "yes") } took part in an automatic DS: it neither moves nor attacks, but may advance when all combats are over.
stalingrad42-refusal-went-far = { UNIT($unit, cap: "yes") } used extended movement and cannot attack in this turn.
stalingrad42-refusal-in-attack = { UNIT($unit, cap: "yes") } is part of this attack already.
stalingrad42-refusal-crowded-attack = Too many units attack out of one hex: not { UNIT($unit) }.
stalingrad42-refusal-not-in-attack = { UNIT($unit, cap: "yes") } takes no part in this attack.
stalingrad42-refusal-no-attackers = No unit attacks yet. Choose one that is next to the hex and may attack.
stalingrad42-refusal-no-leader = No unit of { $formation } takes part in this attack.
stalingrad42-refusal-attached-before = One unit is attached already: { UNIT($unit) } cannot be.
stalingrad42-refusal-of-lead = { UNIT($unit, cap: "yes") } needs no attachment.
stalingrad42-refusal-attach-apart = { UNIT($unit, cap: "yes") } is not stacked with the others.
stalingrad42-refusal-not-artillery = { UNIT($unit, cap: "yes") } is no artillery of yours.
stalingrad42-refusal-has-fired = { UNIT($unit, cap: "yes") } is used. A supply or resource point makes it ready again.
stalingrad42-refusal-guns-unfit = { UNIT($unit, cap: "yes") } cannot support: in disorder, on a train or refitting.
stalingrad42-refusal-guns-range = { UNIT($unit, cap: "yes") } does not reach the combat: not through enemies, their bonds or two enemy ZOC in a row.
stalingrad42-refusal-guns-own-hex = { UNIT($unit, cap: "yes") } is in the attacked hex.
stalingrad42-refusal-guns-strange = No unit of its nation takes part or leads: { UNIT($unit) } cannot support.
stalingrad42-refusal-guns-enough = No more support can be used here: not { UNIT($unit) }.
stalingrad42-refusal-guns-one = One unit supports a roll for determined defence: not { UNIT($unit) } too.
stalingrad42-refusal-guns-never = There is no artillery in breakthrough combat: not { UNIT($unit) }.
stalingrad42-refusal-loss-not-here = { UNIT($unit, cap: "yes") } cannot take this loss.
stalingrad42-refusal-loss-lead = The leader takes the loss: not { UNIT($unit) }.
stalingrad42-refusal-loss-advance = { UNIT($unit, cap: "yes") } cannot take this loss.
stalingrad42-refusal-loss-elite = { UNIT($unit, cap: "yes") } cannot take this loss.
stalingrad42-refusal-cannot-stand = { UNIT($unit, cap: "yes") } cannot lead a determined defence: only units in good order that fight, no artillery, none on a train.
stalingrad42-refusal-guns-ready = { UNIT($unit, cap: "yes") } is ready.
stalingrad42-refusal-guns-unsupplied = { UNIT($unit, cap: "yes") } has no supply line.
stalingrad42-refusal-attack-impassable = Nobody attacks across this hexside of { HEX($hex) }.
stalingrad42-refusal-attack-lake = There is no attack across a lake that is not frozen: { HEX($hex) }.
stalingrad42-refusal-attack-volga = The Volga before { HEX($hex) } is attacked across only at crossings and bridges.
stalingrad42-refusal-attack-alpine = Only mountain divisions attack across alpine hexsides: not { UNIT($unit) }.
stalingrad42-refusal-attack-train = { UNIT($unit, cap: "yes") } is on a train and cannot attack.
stalingrad42-refusal-attack-refit = A refitting unit is in the hex: { UNIT($unit) } cannot attack out of it.
stalingrad42-refusal-attack-fort = A fort is under construction in the hex: { UNIT($unit) } cannot attack out of it.
stalingrad42-refusal-attack-area = { UNIT($unit, cap: "yes") } came into the entry area in this turn and cannot attack out of it.
stalingrad42-refusal-attack-small = There are no attacks in this small turn: not by { UNIT($unit) }.
stalingrad42-refusal-attack-early = The preliminary movement is movement only: { UNIT($unit) } makes no automatic DS.
stalingrad42-refusal-attack-reserve = { UNIT($unit, cap: "yes") } is in reserve and does not attack.
stalingrad42-refusal-attack-out = { UNIT($unit, cap: "yes") } is in a contested city and attacks nobody outside.
stalingrad42-refusal-area-crowd = No more units can stand at the edge of the entry area: not { UNIT($unit) }.
stalingrad42-refusal-allies-apart = Two allied nations do not attack together: not { UNIT($unit) }.
stalingrad42-refusal-loss-bracketed = A unit with its strength in brackets is chosen last: not { UNIT($unit) }.
stalingrad42-refusal-loss-allied = A German unit at full strength loses a step before a reduced ally is destroyed: not { UNIT($unit) }.
stalingrad42-refusal-no-stock = No ready supply point is with { UNIT($unit) }.
stalingrad42-refusal-air-axis = Only the Axis has air units.
stalingrad42-refusal-not-covered = None of the attackers is in { HEX($place) }.
stalingrad42-refusal-air-one = One air unit supports this combat already.
stalingrad42-refusal-air-none = No air unit is ready for this combat.
stalingrad42-refusal-air-grounded = No air unit flies in this turn.
stalingrad42-refusal-air-stays = The air unit stays with those it has supported.
stalingrad42-refusal-air-romanian = The Romanian air unit helps only where most of the strength is Romanian.
stalingrad42-refusal-air-range = The hex is too far from towns and cities on your rail network.
stalingrad42-refusal-air-never = In breakthrough combat only the air unit of the attack itself helps.
stalingrad42-refusal-air-either = The air unit has shifted the attack: it does not help the determined defence too.
stalingrad42-refusal-stand-early = Before the order of turn 8 Soviet units stand only with NKVD in the lead, doubled, behind ground or forts, or to the last: not { UNIT($unit) }.
stalingrad42-refusal-stand-marked = After a marked result one stands only in a victory hex or to the last: not { UNIT($unit) }.
stalingrad42-refusal-stand-nation = The support is of another nation: { UNIT($unit) } cannot lead.
stalingrad42-refusal-stand-bracketed = Who leads takes the loss, and a unit with its strength in brackets takes none while other units are in the hex: { UNIT($unit) } cannot lead.
stalingrad42-refusal-stand-allied = Who leads takes the loss, and a reduced ally is not destroyed before a German unit at full strength has lost a step: { UNIT($unit) } cannot lead.
stalingrad42-refusal-not-desperate = To fight to the last one must be without a way of retreat, or in a port whose loss leaves one without supply, and say so before the first roll.
stalingrad42-refusal-no-plan = { UNIT($unit, cap: "yes") } has no planned offensive that is ready.
stalingrad42-refusal-plan-order = { UNIT($unit, cap: "yes") } must be in supply and in good order to plan.
stalingrad42-refusal-plans-all = No more planned offensives can be made.
stalingrad42-refusal-plan-never = Breakthrough combat has no planned offensive: not { UNIT($unit) }.
stalingrad42-refusal-no-such-face = None of the dice shows that.
stalingrad42-refusal-commander-unfit = { UNIT($unit, cap: "yes") } cannot have this die rolled again.
stalingrad42-refusal-chuikov-roll = { UNIT($unit, cap: "yes") } has only the determined defence of his own side rolled again.
stalingrad42-refusal-manstein-roll = { UNIT($unit, cap: "yes") } has no determined defence of the enemy rolled again.
stalingrad42-refusal-helpers-only = Only units that do not fight are in { HEX($hex) }: they are taken by entering it.
stalingrad42-refusal-fort-empty = The fort in { HEX($hex) } is empty and cannot be attacked.
stalingrad42-refusal-helper-attack = { UNIT($unit, cap: "yes") } is no combat unit and does not attack.
stalingrad42-refusal-river-tactical = Tactically, too, a major river without a bridge is crossed only from beside it: not to { HEX($hex) }.
stalingrad42-refusal-gone-for-good = { UNIT($unit, cap: "yes") } was lost with its remnant and does not come back.
stalingrad42-refusal-guns-spent = { UNIT($unit, cap: "yes") } has gone back to the reserve and does not return.
stalingrad42-refusal-stock-moved = { UNIT($unit, cap: "yes") } changes only before it moves, and once.
stalingrad42-refusal-commander-range = The combat is out of the range of { UNIT($unit) }.
stalingrad42-refusal-plan-range = The attack is out of the range of { UNIT($unit) }.
stalingrad42-refusal-strike-reserve = Reserves do not fight: not against { HEX($hex) }.
stalingrad42-refusal-no-disengagement = { UNIT($unit, cap: "yes") } cannot disengage: it has attacked, is refitting, or the rule is not in use.
stalingrad42-refusal-away-shut = { UNIT($unit, cap: "yes") } has no way out.
stalingrad42-refusal-not-storming = { UNIT($unit, cap: "yes") } cannot go into the city.
stalingrad42-refusal-contested-zoc = Out of a contested city one does not go into an enemy ZOC: not to { HEX($hex) }.
stalingrad42-refusal-contested-entry = A contested city is entered by tactical movement only: not { HEX($hex) }.


## Words

stalingrad42-word-a1 = A1
stalingrad42-word-a1-eng = A1/ENG
stalingrad42-word-eng = ENG
stalingrad42-word-ex = EX
stalingrad42-word-a1-dr = A1/DR
stalingrad42-word-a1-dr2 = A1/DR2
stalingrad42-word-drx = DRX
stalingrad42-word-a1-d1 = A1/D1
stalingrad42-word-dr = DR
stalingrad42-word-dr2 = DR2
stalingrad42-word-d1 = D1
stalingrad42-word-dmr = DMR
stalingrad42-word-dr4 = DR4
stalingrad42-word-ds = DS
stalingrad42-word-1-3 = 1-3
stalingrad42-word-1-2 = 1-2
stalingrad42-word-1-1 = 1-1
stalingrad42-word-2-1 = 2-1
stalingrad42-word-3-1 = 3-1
stalingrad42-word-4-1 = 4-1
stalingrad42-word-5-1 = 5-1
stalingrad42-word-6-1 = 6-1
stalingrad42-word-7-1 = 7-1
stalingrad42-word-8-1 = 8-1
stalingrad42-word-9-1 = 9-1
stalingrad42-word-10-1 = 10-1
stalingrad42-word-normal = attack
stalingrad42-word-breakthrough = breakthrough combat
stalingrad42-word-landing = landing on enemies
stalingrad42-word-encounter = encounter
stalingrad42-word-automatic = automatic DS
stalingrad42-word-attack = attack
stalingrad42-word-stand = determined defence
stalingrad42-word-disengagement = disengagement
