### Guided games: the cards of a lesson, in the order of data/lessons/<lesson>.toml.


## Two and two

panzer-lesson-two-and-two-title = Guided first game
panzer-lesson-two-and-two-aims-title = What you fight for
panzer-lesson-two-and-two-aims = Two tanks against two, 6 turns. A tank you destroy brings the points of its card, a damaged one half, the crossroads in { HEX("2M6") } 40. You win with 20 points more than the enemy. One hex is 100 metres. { RULE("PZR-3.6") }
panzer-lesson-two-and-two-first-tank-title = Set up the first tank
panzer-lesson-two-and-two-first-tank = Your zone is lit in the west. Choose a tank, then a hex, then where it faces: the front has the thickest armour, so turn it to the enemy in the east. The middle of the zone, near the road, is a good beginning. { RULE("PZR-3.3") }
panzer-lesson-two-and-two-second-tank-title = Set up the second tank
panzer-lesson-two-and-two-second-tank = Put the second tank near the first, not into the same hex: two tanks that see the same ground help each other, and the enemy can go round only one of them. { RULE("PZR-2.0") }
panzer-lesson-two-and-two-spotting-title = Who sees whom
panzer-lesson-two-and-two-spotting = Every turn begins with spotting: whoever has a free line of sight and is near enough sees a target. Cover hides; who has moved or fired is seen from farther away. Only what a tank has spotted itself can it fire at. { RULE("PZR-4.1.3") }
panzer-lesson-two-and-two-fire-order-title = A target: FIRE
panzer-lesson-two-and-two-fire-order = This tank has spotted a target, so it may get FIRE: it stands still and shoots best. SHORT HALT shoots worse and then drives half its points. Against a target in range choose FIRE. { RULE("PZR-4.2") }
panzer-lesson-two-and-two-move-order-title = Commands: MOVE
panzer-lesson-two-and-two-move-order = Both sides give commands in secret, one to each tank: FIRE, MOVE, SHORT HALT (fire, then half a move), OVERWATCH, or none. The enemy is still far away: choose the first tank and give it MOVE. { RULE("PZR-4.2") }
panzer-lesson-two-and-two-watch-order-title = Commands: OVERWATCH
panzer-lesson-two-and-two-watch-order = While one tank drives the other guards it. OVERWATCH waits, face down, and may fire once at an enemy that moves or fires in its sight. Give it to the second tank. { RULE("PZR-4.2.1") }
panzer-lesson-two-and-two-orders-done-title = Commands are given
panzer-lesson-two-and-two-orders-done = All your tanks have their commands, face down: the enemy sees that they have one, not which. Press “{ panzer-verb-done }”. A command cannot be changed later; a tank without one does nothing in this turn. { RULE("PZR-4.2.1") }
panzer-lesson-two-and-two-initiative-title = Initiative
panzer-lesson-two-and-two-initiative = Both sides have rolled and you have more: you say who is First Player. He fires first, so that a tank he destroys does not fire back, and he moves last, when he has seen the enemy's moves. Take it yourself. { RULE("PZR-4.3.1") }
panzer-lesson-two-and-two-show-title = Somebody fires at you
panzer-lesson-two-and-two-show = Your tank is the target. If its command is MOVE or SHORT HALT, you may show that it moves: then it is harder to hit. Otherwise keep the counter face down. Show it if you can. { RULE("PZR-4.4.3.2.2") }
panzer-lesson-two-and-two-angle-title = Front or rear
panzer-lesson-two-and-two-angle = The shot came exactly along the border between front and rear, so you say which armour it met. The front is thicker. { RULE("PZR-4.4.3.2.4") }
panzer-lesson-two-and-two-window-title = A chance for reaction fire
panzer-lesson-two-and-two-window = An enemy moves or has fired where one of your tanks might be watching. With OVERWATCH you may fire now, once in this turn: look at the chances first. “{ panzer-verb-hold }” waits for a better moment, “{ panzer-verb-let-pass }” for none. { RULE("PZR-4.4.2") }
panzer-lesson-two-and-two-declare-title = Fire
panzer-lesson-two-and-two-declare = A tank with FIRE or SHORT HALT names its target. Point at the target: the card shows the chance to hit, by range, size, cover and movement, and what penetration against armour does then. Take the shot that promises most. { RULE("PZR-4.4.1") }
panzer-lesson-two-and-two-resolve-title = Now the dice
panzer-lesson-two-and-two-resolve = All shots at one target are declared before the first is rolled. If your other tank should fire at it, too, declare that first; then resolve. A roll of d100 up to the number shown is a hit. { RULE("PZR-4.4.3.2.3") }
panzer-lesson-two-and-two-result-title = What the shot did
panzer-lesson-two-and-two-result = The log shows the roll and where its number came from. After a hit, penetration less armour decides: too little does nothing, more damages, much more destroys. A second damage destroys as well. { RULE("PZR-4.4.3.2.6") }
panzer-lesson-two-and-two-move-title = Movement
panzer-lesson-two-and-two-move = The Second Player moves first, the First Player after him. Choose the tank with MOVE: its command is turned up, and who moves is easier to spot. { RULE("PZR-4.5") }
panzer-lesson-two-and-two-steps-title = Hex by hex
panzer-lesson-two-and-two-steps = A tank drives to its front: “{ panzer-verb-ahead }”; turning by one hexside is free, once in each hex. The ground costs points. After each step the enemy's OVERWATCH may fire. Drive towards { HEX("2M6") }, stop with the front to the enemy. { RULE("PZR-4.5.1.1") }
panzer-lesson-two-and-two-adjustment-title = The end of the turn
panzer-lesson-two-and-two-adjustment = The turn ended with adjustment: all commands were turned up and taken away, also OVERWATCH that did not fire, and control of the crossroads was looked at. Now spotting and commands begin anew. { RULE("PZR-4.6.1") }
panzer-lesson-two-and-two-next-turns-title = On your own
panzer-lesson-two-and-two-next-turns = Whose armed tank holds { HEX("2M6") } for a full turn has it until the enemy does. Get near for better hits, keep your front to the enemy and try for his rear. From here you know enough to play on alone. { RULE("PZR-4.6.2") }
