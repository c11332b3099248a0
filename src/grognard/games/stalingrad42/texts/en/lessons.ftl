### Guided games: the cards of a lesson, in the order of data/lessons/<lesson>.toml.


## The road to Voronezh

stalingrad42-lesson-voronezh-title = Guided first game
stalingrad42-lesson-voronezh-aims-title = What you fight for
stalingrad42-lesson-voronezh-aims = Three turns, two armies. You win with 1 victory point: { HEX("1906") } or { HEX("2503") } in your hands at the end. Kursk in Soviet hands takes one away, so leave somebody behind. { RULE("S42-24.1.1") }
stalingrad42-lesson-voronezh-initial-title = Resources
stalingrad42-lesson-voronezh-initial = Each turn brings resource and replacement points. With resources you buy supply points, which let artillery and headquarters shift the odds; replacements give steps back. Press “{ stalingrad42-verb-buy-short }”, then “{ stalingrad42-verb-done-short }”. { RULE("S42-18.1") }
stalingrad42-lesson-voronezh-losses-title = A step is lost
stalingrad42-lesson-voronezh-losses = A unit has as many lives as steps, and gets weaker with each that is lost. Whoever is asked chooses who loses. Infantry is easier to fill up again than tanks. { RULE("S42-10.1") }
stalingrad42-lesson-voronezh-stand-title = Hold or go back
stalingrad42-lesson-voronezh-stand = Your unit must retreat, or try a determined defence: a die that may cost you a step, or the attacker, or throw you out all the same. Good where the ground is worth a step. { RULE("S42-11.1.1") }
stalingrad42-lesson-voronezh-retreat-title = Retreat
stalingrad42-lesson-voronezh-retreat = Choose where the unit goes back to, hex by hex. Away from enemies, their zones and bonds is safe; each hex shows what it costs. { RULE("S42-12.1.1") }
stalingrad42-lesson-voronezh-advance-title = Advance and breakthrough
stalingrad42-lesson-voronezh-advance = Choose who goes on, then the hexes. After a good result motorized units go farther than one hex and may even strike again: a breakthrough. Tanks behind the enemy’s line cut it off. { RULE("S42-14.1") }
stalingrad42-lesson-voronezh-front-title = The front
stalingrad42-lesson-voronezh-front = Units control the hexes around them. Two stacks of one side two hexes apart hold hands: a bond, which no enemy crosses. Such a line is only broken by an attack. The overlays show zones and bonds. { RULE("S42-7.2") }
stalingrad42-lesson-voronezh-march-title = Mass before one place
stalingrad42-lesson-voronezh-march = Do not attack everywhere. Bring tanks from quiet hexes next to one Soviet stack, that in { HEX("1605") } for instance: choose a unit, then a lit hex. The number is what the way costs. { RULE("S42-5.1") }
stalingrad42-lesson-voronezh-way-title = Where it goes
stalingrad42-lesson-voronezh-way = The way is drawn as you point. A hex holds only a few units, and next to an enemy a unit stops. { RULE("S42-6.2") }
stalingrad42-lesson-voronezh-moved-title = The end of movement
stalingrad42-lesson-voronezh-moved = When your attackers stand together, press “{ stalingrad42-verb-done-short }”. What has not moved may stay: a unit in the line holds it by being there. { RULE("S42-5.1") }
stalingrad42-lesson-voronezh-attack-title = Attack
stalingrad42-lesson-voronezh-attack = Lit enemies can be attacked. Point at one: the panel shows the odds and what each face of the die would do. Begin where they are best, and where tanks can drive on behind. { RULE("S42-8.1") }
stalingrad42-lesson-voronezh-attackers-title = Who attacks
stalingrad42-lesson-voronezh-attackers = Choose everybody who should take part; the odds grow with each. Tanks shift them further in your favour where the enemy has none. Then press “Next: support”. { RULE("S42-8.4") }
stalingrad42-lesson-voronezh-support-title = Aircraft and guns
stalingrad42-lesson-voronezh-support = Before the die you may add an air unit, or artillery that has a supply point: each shifts the odds by a column. You have two air units in a turn. Use them where much depends on it. { RULE("S42-9.3.3") }
stalingrad42-lesson-voronezh-combat-done-title = The end of the combats
stalingrad42-lesson-voronezh-combat-done = Each unit attacks once in a turn, and nobody must. If another attack looks good, make it; else press “{ stalingrad42-verb-done-short }”. Then supply is looked at, and the Soviets have their turn. { RULE("S42-8.1") }
stalingrad42-lesson-voronezh-railway-title = The railway
stalingrad42-lesson-voronezh-railway = Supply comes by rail as far as your railhead. Move it on along the line behind your troops: who is too far from it fights and moves badly. The line leads through Kastornoye to Voronezh. { RULE("S42-17.2.1") }
stalingrad42-lesson-voronezh-reserve-title = You are attacked
stalingrad42-lesson-voronezh-reserve = The Soviets attack. An air unit that is left can help the defence now. { RULE("S42-9.3.4") }
stalingrad42-lesson-voronezh-trains-title = Keep going
stalingrad42-lesson-voronezh-trains = The line is open. Send tanks through the gap towards { HEX("1906") } and { HEX("2503") }, and infantry after them, so that the gap stays open. Who is cut off from the railhead is out of supply. { RULE("S42-16.3.1") }
stalingrad42-lesson-voronezh-alone-title = On your own
stalingrad42-lesson-voronezh-alone = The turn goes as before: resources, movement, combats, supply. From here you know enough to play on alone. “Hint” shows what the captain would do. { RULE("S42-3.B") }
