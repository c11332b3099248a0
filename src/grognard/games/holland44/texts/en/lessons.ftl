### Guided games: the cards of a lesson, in the order of data/lessons/<lesson>.toml.


## The bridge at Grave

holland44-lesson-grave-title = Guided first game
holland44-lesson-grave-aims-title = What you fight for
holland44-lesson-grave-aims = Three turns. The bridge at Grave brings 3 points if it stands and is yours at the end, the town itself, { HEX("4816") }, 2, every German step lost 1. Yours count for the enemy. You win with 5 points more. { RULE("H44-5.3.2") }
holland44-lesson-grave-landing-title = The landing
holland44-lesson-grave-landing = Choose a unit, then a lit drop hex, for each; then press “Roll for the landings”. A die says how it comes down: well, disordered, or short of a step. Half land south of the Maas, half north, so that the bridge is taken from both ends. { RULE("H44-22.3") }
holland44-lesson-grave-losses-title = A step is lost
holland44-lesson-grave-losses = A unit has as many lives as steps: its counter gets weaker with each. Whoever is asked says which unit takes the loss. Spare a unit with its last step. { RULE("H44-11.2") }
holland44-lesson-grave-stand-title = Hold or go back
holland44-lesson-grave-stand = Your unit must retreat, or stand its ground in a determined defence: a die that may cost you a step, or the attacker, or throw you out all the same. Good where the ground is worth a step. { RULE("H44-12.2") }
holland44-lesson-grave-retreat-title = Retreat
holland44-lesson-grave-retreat = Choose where the unit goes back to, hex by hex. Away from enemies and zones of control is safe; each hex shows what it costs. { RULE("H44-13.1.1") }
holland44-lesson-grave-advance-title = Advance
holland44-lesson-grave-advance = The defenders are gone, so who attacked may go into their hex: choose units, then the hex. Holding the ground is what brings points; who advances too far stands alone. { RULE("H44-15.1") }
holland44-lesson-grave-march-title = Move towards the bridge
holland44-lesson-grave-march = Choose A/82, the company in the south, then a lit hex. The number on a hex is what the way there costs; roads are quicker. Next to an enemy it must stop: that is his zone of control. { RULE("H44-7.2") }
holland44-lesson-grave-way-title = Where it goes
holland44-lesson-grave-way = Go next to whom you want to attack: { HEX("4716") } lies below Grave. Nobody crosses the Maas but over a bridge. { RULE("H44-8.5.4") }
holland44-lesson-grave-moved-title = The others, then the end of movement
holland44-lesson-grave-moved = Bring the battalions next to the enemy too; leave the supply source behind them. When all stand where they should, press “{ holland44-verb-done-short }”: after it nobody moves before the combats. { RULE("H44-3.0") }
holland44-lesson-grave-attack-title = Attack
holland44-lesson-grave-attack = Lit enemies can be attacked. Point at one: the panel shows the odds, attack strength against defence, and what each face of the die would do. Begin where they are best. { RULE("H44-9.3") }
holland44-lesson-grave-attackers-title = Who attacks
holland44-lesson-grave-attackers = Choose everybody who should take part; the odds in the panel grow with each. Higher odds are safer for you and worse for him. Then roll: one die decides. { RULE("H44-9.2") }
holland44-lesson-grave-combat-done-title = The end of the combats
holland44-lesson-grave-combat-done = Each unit attacks once in a turn, and nobody must. If another attack looks good, make it; else press “{ holland44-verb-done-short }”. Then the Germans move and attack in the same way. { RULE("H44-9.1") }
holland44-lesson-grave-bridge-title = Will it blow?
holland44-lesson-grave-bridge = A mined bridge may be blown by Germans beside it when you come near and in their own bridge phase: a die of 3 or more does it. Drive them from both ends, and it is yours. { RULE("H44-5.6") }
holland44-lesson-grave-alone-title = On your own
holland44-lesson-grave-alone = This is the last turn. Look at the points in the header: take what is missing, and do not lose a step for nothing. From here you know enough to play on alone. “Hint” shows what the captain would do. { RULE("H44-3.0") }
