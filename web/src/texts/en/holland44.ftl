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
page-holland44-attack-taken = The hex is cleared
page-holland44-attack-holds = A determined defence holds
page-holland44-attack-defender = Defender loses a step
page-holland44-attack-attacker = You lose a step
page-holland44-attack-why = Where the strengths come from
page-holland44-attack-chances = Chances in all
page-holland44-attack-point = Point at a result to see what it means here, and where they would retreat.
page-holland44-attack-ways = They would end in { $places }.
# Under a result's code, as short as can be: steps the reader loses, the defender loses, hexes of retreat
page-holland44-attack-you = you −{ $n }
page-holland44-attack-they = they −{ $n }
page-holland44-attack-hexes = back { $n }

## The panels of landings, and of choices between rolling and not

page-holland44-landing = Landing rolls
page-holland44-landing-none = Put units down: what the die may do to them is told here.
page-holland44-landing-scattered = Scattered: { $p }
page-holland44-landing-lost = · of it with steps lost: { $p }
page-holland44-landing-roll = { $n ->
    [0] Roll for the landings
   *[other] Leave { $n } in the air and roll
}
page-holland44-landing-end = Nobody lands now
page-holland44-landing-all = { $n ->
    [one] Put the last one down
   *[other] Put all { $n } down in their drop hexes
}
page-holland44-stand-holds = The hex is held
page-holland44-stand-mine = You lose a step
page-holland44-stand-theirs = The attacker loses a step
page-holland44-stand-ways = They would end in { $places }.
