### Guided games: the cards of a lesson, in the order of data/lessons/<lesson>.toml.


## First steps

coh-lesson-first-steps-title = Guided first game
coh-lesson-first-steps-initiative-title = Who goes first
coh-lesson-first-steps-initiative = Every round begins with 2 dice for each side; the higher total takes the first turn. You could add up to 2 command points (CAP) to your roll. Keep them for now: commit none. { RULE("COH-2.1") }
coh-lesson-first-steps-activate-title = Choose a squad
coh-lesson-first-steps-activate = Lit squads are fresh and can act. Choose Guards rifle squad 1: it is activated and gets 7 action points (AP). Choose it again to act. You act once a turn, then the enemy does; AP that are left stay for your next turns. { RULE("COH-3.0") }
coh-lesson-first-steps-move-title = Move
coh-lesson-first-steps-move = Lit hexes can be entered; the number is the price in AP. Open ground and the road cost 1, woods and houses more. Move 1 hex west, towards the enemy. { RULE("COH-5.0") }
coh-lesson-first-steps-facing-title = Where it looks
coh-lesson-first-steps-facing = After a move a squad turns for free. The three hexes before it are its front: it fires only that way, and from behind it is easier to hit. Turn it west, to the enemy. { RULE("COH-5.2") }
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
coh-lesson-first-steps-objectives-title = What you fight for
coh-lesson-first-steps-objectives = The house in { HEX("7-G13") } brings 1 VP at the end of each round, the crossroads in { HEX("7-F10") } 2 VP at the end of the game, a destroyed squad 1 VP. A hex belongs to the side that was in it last. { RULE("COH-2.4") }
coh-lesson-first-steps-pass-title = End the round
coh-lesson-first-steps-pass = When there is nothing useful left to do, pass. An activated squad becomes spent then and loses its AP. When both sides pass one after the other, the round is over. { RULE("COH-2.2") }
coh-lesson-first-steps-round-title = The next round
coh-lesson-first-steps-round = All squads are fresh again and CAP are back; hit counters stay. The game has 3 rounds: take the house, then the crossroads, and end with more VP than the enemy. From here you know enough to play on alone. { RULE("COH-2.0") }
