### The ZOC-bond family: words on status tabs, in capitals and as short as can be; the panels of attacks and what follows them.

page-zocbond-tab-routed = FULL RETREAT
page-zocbond-tab-disrupted = DISR
page-zocbond-tab-isolated = ISOL
page-zocbond-tab-out = OOS
page-zocbond-tab-engaged = ENG
page-zocbond-tab-scattered = SCATTERED
page-zocbond-tab-spent = SPENT
page-zocbond-tab-exhausted = EMPTY
page-zocbond-tab-fired = FIRED
page-zocbond-tab-dismounted = ON FOOT
page-zocbond-tab-limbered = MOVES
page-zocbond-tab-refitted = REFIT
page-zocbond-tab-ferries = FERRY

## The panel of an attack

page-zocbond-attack = Attack on { $where }
page-zocbond-attack-automatic = Shatter without a die: { $where }
page-zocbond-attack-attackers = Attackers
page-zocbond-attack-all = All
page-zocbond-attack-enough = As many as it takes
page-zocbond-attack-support = Support
page-zocbond-attack-lead = Lead
page-zocbond-attack-column = Column { $odds }
page-zocbond-attack-ratio = Odds
page-zocbond-attack-die = One die
page-zocbond-attack-go = Go ahead
page-zocbond-attack-next = Next: support
page-zocbond-attack-shatter = Shatter them
page-zocbond-attack-roll = Roll at { $odds }
page-zocbond-attack-off = Call off
page-zocbond-attack-leave = Leave
# Instead of "add support or go ahead"
page-zocbond-attack-low = Attack on { HEX($target) }: { $strength } to { $defence } is too low. Add to it, or leave.
page-zocbond-attack-odds = { $attack } : { $defence }
page-zocbond-attack-taken = The hex is cleared
page-zocbond-attack-withdraws = … by a fighting withdrawal
page-zocbond-attack-holds = A determined defence holds
page-zocbond-attack-defender = Defender loses a step
page-zocbond-attack-attacker = You lose a step
page-zocbond-attack-why = Where the strengths come from
page-zocbond-attack-chances = Chances in all
page-zocbond-attack-point = Point at a result to see what it means here, and where they would retreat.
    .touch = Tap a result to see what it means here, and where they would retreat.
page-zocbond-attack-ways = They would end in { $places }.
# Under a result's code, as short as can be: steps the reader loses, the defender loses, hexes of retreat
page-zocbond-attack-you = you −{ $n }
page-zocbond-attack-they = they −{ $n }
page-zocbond-attack-hexes = back { $n }
page-zocbond-stand-holds = The hex is held
page-zocbond-stand-withdraws = A fighting withdrawal
page-zocbond-stand-mine = You lose a step
page-zocbond-stand-theirs = The attacker loses a step
page-zocbond-choice-others = Then dice are rolled for the others.
# The defender may answer an attack from the air
page-zocbond-answer-air = Send an air unit
page-zocbond-answer-commit = Send none
page-zocbond-answer-never = Send none in this whole phase
page-zocbond-stand-ways = They would end in { $places }.

## The panel of retreats, advances and losses

page-zocbond-course-Retreat = Retreat
page-zocbond-course-Advance = Advance after combat
page-zocbond-course-Lose = Losses
page-zocbond-course-Disengagement = Disengagement
page-zocbond-course-Storm = Fighting for the city
page-zocbond-course-Trim = Too much in a hex
page-zocbond-course-click = Click a lit hex on the map, or choose here.
    .touch = Tap a lit hex on the map, or choose here.
page-zocbond-course-all = All together

## Results of combats in words; the code of the table in brackets

page-zocbond-result-a1 = The attackers lose a step; the defenders stay (A1)
page-zocbond-result-a1-eng = The attackers lose a step; the defenders are engaged (A1/ENG)
page-zocbond-result-eng = Nobody is hurt; the defenders are engaged (ENG)
page-zocbond-result-ex = Both sides lose a step; the defenders stay (EX)
page-zocbond-result-a1-dr = The attackers lose a step; the defenders retreat (A1/DR)
page-zocbond-result-a1-dr2 = The attackers lose a step; the defenders retreat (A1/DR2)
page-zocbond-result-drx = Both sides lose a step; the defenders retreat (DRX)
page-zocbond-result-a1-d1 = Both sides lose a step; the defenders retreat (A1/D1)
page-zocbond-result-dr = The defenders retreat (DR)
page-zocbond-result-dr2 = The defenders retreat (DR2)
page-zocbond-result-d1 = The defenders lose a step and retreat (D1)
page-zocbond-result-dmr = The defenders run, in full retreat (DMR)
page-zocbond-result-dr4 = The defenders run, in full retreat (DR4)
page-zocbond-result-ds = The defenders lose a step and run, in full retreat (DS)

## What a button of the bar is for

page-zocbond-about-done = Ends the phase. What has not been done in it is not done in this turn.
page-zocbond-about-halt = It stays here; the rest of its movement is lost.
page-zocbond-about-move = A full move: a unit stops next to the enemy.
page-zocbond-about-extend = Farther than usual, but never next to an enemy, and without an attack in this turn.
page-zocbond-about-tactical = One or two hexes whatever they cost, also out of an enemy zone of control; it may attack afterwards.
page-zocbond-about-regroup = Splits a unit, puts one together, or sends it back in full retreat.
page-zocbond-about-rout = It runs of its own will: far back and safe, but for a time of no use.
page-zocbond-about-shatter = At 10-1 no die is needed: while you move, the defenders lose a step and retreat far, and others may go through.
page-zocbond-about-attack = Choose an enemy hex; the panel shows the odds before you commit anybody.
page-zocbond-about-commit = Everybody who should take part does: now it is decided.
page-zocbond-about-cancel = Nobody attacks here now.
page-zocbond-about-with = Another unit takes part.
page-zocbond-about-air = An air unit shifts the odds one column in your favour.
page-zocbond-about-stand = Holds the ground by a die, led by this unit: steps may be lost instead of the place.
page-zocbond-about-yield = No determined defence: the defenders go back.
page-zocbond-about-strike = Attacks again at once, at the odds that are shown: a breakthrough.
page-zocbond-about-lose = This unit loses a step.
page-zocbond-about-to = Goes to a lit hex; its number is what the way costs.
page-zocbond-about-drop = Stays behind, while the others of the stack go on.
page-zocbond-about-lead = The lead formation attacks at full strength, all others are halved.
page-zocbond-about-attach = One unit of another formation counts in full with the lead formation.
page-zocbond-about-support = It shifts the odds one column in your favour and is then used.
page-zocbond-about-hold = The attacker has lost all who led the attack: the defenders may stay.
page-zocbond-about-follow = Units that took part may enter the hex that has been left.
page-zocbond-about-alone = Goes another way than the rest of its stack.
page-zocbond-about-join = Half the strength of the group is added to another attack of yours, which comes next.
page-zocbond-about-split = Divides a unit into smaller ones.
page-zocbond-about-absorb = Puts a unit together again.
page-zocbond-about-disengage = Breaks away from the enemy by a die, instead of attacking.
page-zocbond-about-ready = It can support combats again.

## The phases of a turn, in the header

page-zocbond-phase-replacements = Replacements
page-zocbond-phase-bridges = Bridges
page-zocbond-phase-landing = Landings
page-zocbond-phase-initial = Initial
page-zocbond-phase-movement = Movement
page-zocbond-phase-combat = Combat
page-zocbond-phase-recovery = Recovery
page-zocbond-phase-supply = Supply
page-zocbond-phase-traffic = Traffic

## Retreats by where they end

page-zocbond-course-best = The best way for me
page-zocbond-course-ends = Click a lit hex: the retreat ends there.
    .touch = Tap a lit hex: the retreat ends there.
