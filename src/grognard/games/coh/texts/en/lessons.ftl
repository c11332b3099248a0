### Guided games: the cards of a lesson, in the order of data/lessons/<lesson>.toml.


## First steps

coh-lesson-first-steps-title = Guided first game
coh-lesson-first-steps-aims-title = What you fight for
coh-lesson-first-steps-aims = { HEX("7-G13", cap: "yes") } brings 1 VP at the end of each round, { HEX("7-F10") } 2 VP at the end of the game, a destroyed squad 1 VP. A hex belongs to the side that was in it last. { RULE("COH-2.4") }
coh-lesson-first-steps-initiative-title = Who goes first
coh-lesson-first-steps-initiative = Every round begins with 2 dice for each side; the higher total takes the first turn. You could add up to 2 command points (CAP) to your roll. Keep them for now: commit none. { RULE("COH-2.1") }
coh-lesson-first-steps-activate-title = Choose a squad
coh-lesson-first-steps-activate = Lit squads are fresh and can act. Choose Guards rifle squad 1: it is activated and gets 7 action points (AP). Choose it again to act. You act once a turn, then the enemy does; AP that are left stay for your next turns. { RULE("COH-3.0") }
coh-lesson-first-steps-move-title = Move
coh-lesson-first-steps-move = Lit hexes can be entered; the number is the price in AP. Open ground and the road cost 1, woods and houses more. Move 1 hex towards the houses. { RULE("COH-5.0") }
coh-lesson-first-steps-facing-title = Where it looks
coh-lesson-first-steps-facing = After a move a squad turns for free. The three hexes before it are its front: it fires only that way, and from behind it is easier to hit. Turn it to the enemy. { RULE("COH-5.2") }
coh-lesson-first-steps-hit-title = One of yours is hit
coh-lesson-first-steps-hit = Your squad has drawn a hit counter. Only you see which one; it says what the squad cannot do. A second hit destroys it. To lose the counter, rally: 5 AP and 2 dice, easier in cover. { RULE("COH-7.5") }
coh-lesson-first-steps-fire-title = Fire
coh-lesson-first-steps-fire = Act with a squad that sees an enemy. Targets have red corners: point at one to see the chances and where every number comes from, then fire. If there is no target yet, move on first. { RULE("COH-7.0") }
coh-lesson-first-steps-cap-title = Help the dice
coh-lesson-first-steps-cap = Before a roll of your own you may commit 1 or 2 CAP; each adds 1. CAP you have used are back in the next round. They can also pay for a whole action, even of a spent squad. { RULE("COH-3.23") }
coh-lesson-first-steps-result-title = What the dice said
coh-lesson-first-steps-result = The log shows every shot: firepower and dice against defence. As much or more is a hit; 4 more destroys at once. The lines below it say which rule gave which number. { RULE("COH-7.0") }
coh-lesson-first-steps-opportunity-title = An act for nothing
coh-lesson-first-steps-opportunity = A fresh squad that is not activated may act once without AP, whatever the act costs: an opportunity action. After that it is spent until the next round. Try it with another squad. { RULE("COH-3.1") }
coh-lesson-first-steps-pass-title = End the round
coh-lesson-first-steps-pass = When there is nothing useful left to do, pass. An activated squad becomes spent then and loses its AP. When both sides pass one after the other, the round is over. { RULE("COH-2.2") }
coh-lesson-first-steps-round-title = The next round
coh-lesson-first-steps-round = All squads are fresh again and CAP are back; hit counters stay. The game has 3 rounds: take the house, then the crossroads, and end with more VP than the enemy. From here you know enough to play on alone. { RULE("COH-2.0") }


## Steel and shells

coh-lesson-steel-and-shells-title = Guided game: vehicles and artillery
coh-lesson-steel-and-shells-aims-title = What you fight for
coh-lesson-steel-and-shells-aims = { HEX("7-G13", cap: "yes") } brings 1 VP at the end of each round, { HEX("7-F10") } 3 VP at the end of the game, each destroyed enemy 1. Three rounds, two T-34s, a mortar, and a battery behind the lines. { RULE("COH-2.4") }
coh-lesson-steel-and-shells-plot-title = Plan the artillery
coh-lesson-steel-and-shells-plot = In secret you choose a hex for the 122 mm battery; one of yours must see it. The shells fall before the next round, also on your own. The enemy does not know where: aim at ground he wants to keep, such as the crossroads. { RULE("COH-12.3") }
coh-lesson-steel-and-shells-planned-title = It is planned
coh-lesson-steel-and-shells-planned = The battery has its target; the mark is seen by you alone. Finish: the round begins. { RULE("COH-12.3") }
coh-lesson-steel-and-shells-barrage-title = The shells fall
coh-lesson-steel-and-shells-barrage = The barrage comes down on its hex and attacks everybody there and around, friend and enemy alike. The log shows each attack. Walk in now, before they rally. { RULE("COH-12.3") }
coh-lesson-steel-and-shells-bonus-title = Still rolling
coh-lesson-steel-and-shells-bonus = A vehicle that moves goes farther for its price: this hex costs nothing more. Take it, or stop where you are. { RULE("COH-14.0") }
coh-lesson-steel-and-shells-tank-title = Start the tanks
coh-lesson-steel-and-shells-tank = Choose a T-34. Tanks act like squads, but quicker on roads and open ground, and slower through woods. Let one drive while the other can fire back. { RULE("COH-14.0") }
coh-lesson-steel-and-shells-armour-title = Front and flank
coh-lesson-steel-and-shells-armour = A vehicle’s armour is thick in front and thin from the flanks and behind; the chances show which one a shot meets. Rifles can do little to it. Its own dangers here: the gun and the Panzer IIIs. { RULE("COH-15.0") }
coh-lesson-steel-and-shells-drive-title = Drive
coh-lesson-steel-and-shells-drive = Move forward with the front to the gun { HEX("7-F08", case: "inside") }. A T-34 in a wood or behind a house is hard to hit; on the road it is quick and seen by all. { RULE("COH-15.0") }
coh-lesson-steel-and-shells-mortar-title = The mortar
coh-lesson-steel-and-shells-mortar = A mortar fires at a hex, not at a unit. It need not see the hex itself: a friend within 2 hexes of it may do so. Its shells are for everybody there. Fire it at the crossroads. { RULE("COH-12.0") }
coh-lesson-steel-and-shells-together-title = Together
coh-lesson-steel-and-shells-together = Tanks alone cannot hold a house: squads go in after them, and squads alone die before the gun. Let shells and tanks deal with gun and tank, and squads with the ground. { RULE("COH-2.4") }
coh-lesson-steel-and-shells-alone-title = On your own
coh-lesson-steel-and-shells-alone = Plan the battery again whenever you are asked, and keep the fronts of your tanks to the enemy’s guns. From here you know enough to play on alone. “Hint” shows what the captain would do. { RULE("COH-2.0") }
