### Holland ’44: words on status tabs, in capitals and as short as can be; marks of the legend; the panel of an attack.

page-holland44-tab-routed = FULL RETREAT
page-holland44-tab-disrupted = DISR
page-holland44-tab-isolated = ISOL
page-holland44-tab-out = OOS
page-holland44-tab-engaged = ENG
page-holland44-tab-scattered = SCATTERED
page-holland44-tab-spent = SPENT
page-holland44-tab-exhausted = EMPTY
page-holland44-tab-fired = FIRED
page-holland44-tab-dismounted = ON FOOT
page-holland44-tab-limbered = MOVES
page-holland44-tab-refitted = REFIT
page-holland44-tab-ferries = FERRY

page-holland44-counters-about = Top: designation. Box: type, in the colour of its formation. Left: steps. Right: armor class, in red for anti-tank guns. Below: attack, defense and movement; the defense on red is elite, on white poor. A white band: steps have been lost.

page-holland44-mark-bridge-mined = Mined bridge
page-holland44-mark-bridge-blown = Blown bridge
page-holland44-mark-bridge-repair = Bridge under repair
page-holland44-mark-raft = Ferry of engineers
page-holland44-mark-traffic = Traffic marker


## The panel of an attack

page-holland44-attack = Attack on { $where }
page-holland44-attack-attackers = Attackers
page-holland44-attack-all = All
page-holland44-attack-support = Support
page-holland44-attack-lead = Lead
page-holland44-attack-column = Column { $odds }
page-holland44-attack-die = One die
page-holland44-attack-go = Go ahead
page-holland44-attack-roll = Roll at { $odds }
page-holland44-attack-off = Call off
page-holland44-attack-back = Take back
page-holland44-attack-odds = { $attack } : { $defence }
page-holland44-attack-retreats = Defenders retreat
page-holland44-attack-holds = Defenders hold
page-holland44-attack-defender = Defender loses a step
page-holland44-attack-attacker = You lose a step
page-holland44-attack-why = Where the strengths come from
