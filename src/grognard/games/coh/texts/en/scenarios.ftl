### Scenarios and the options of a game.


## Scenarios

coh-scenario-first-steps-title = First Steps
coh-scenario-first-steps-place = the last houses of a village near Butovo
coh-scenario-first-steps-intro = Two Guards rifle squads and a squad with submachine guns come back to the houses they left in the night. Two German squads stand in their way. A game of ten minutes to learn the rules by playing: the page tells you each step.
coh-scenario-dawn-at-the-granary-title = Dawn at the Granary
coh-scenario-dawn-at-the-granary-place = near Butovo
coh-scenario-dawn-at-the-granary-intro = At first light a German platoon comes out of the wheat towards a village that sits on two roads. A handful of Soviet riflemen and one Maxim hold the stone granary. Whoever has the crossroads at the end of each round, and the granary at the end of the day, has the village.
coh-scenario-crossroads-in-the-wheat-title = Crossroads in the Wheat
coh-scenario-crossroads-in-the-wheat-place = on the steppe south of Oboyan
coh-scenario-crossroads-in-the-wheat-intro = Panzergrenadiers feel their way east to a crossroads hidden in tall corn. Soviet submachine gunners wait in the brush behind it, and both sides have one more squad on the road. Hold the crossing round by round, and the brush line to the south when it counts.


## What a side does in a scenario

coh-role-attacks = attacks
coh-role-defends = defends
coh-role-meets = meets the enemy


## Options: name, what it changes (-about), values

coh-option-groups = Groups
coh-option-groups-about = Units share one activation and act together.
coh-option-groups-on = with groups
coh-option-groups-off = each unit alone
coh-option-cards = Action cards
coh-option-cards-about = Both sides draw and play action cards.
coh-option-cards-on = with cards
coh-option-cards-off = without cards
coh-option-ap-roulette = AP roulette
coh-option-ap-roulette-about = Two dice say how many AP an activation has, in place of 7.
coh-option-ap-roulette-off = always 7 AP
coh-option-ap-roulette-on = rolled
coh-option-cautious-movement = Cautious movement
coh-option-cautious-movement-about = Infantry that moves into a hex without cover is easier to hit in the next turn, unless it pays 1 AP more to move with care. For experienced players.
coh-option-cautious-movement-off = not used
coh-option-cautious-movement-on = used
coh-option-hasty-defence = Hasty defences
coh-option-hasty-defence-about = Infantry may dig in for 7 AP: 1 better in defence until it moves or turns.
coh-option-hasty-defence-off = no digging
coh-option-hasty-defence-on = infantry digs in
coh-option-german-bonus-cap = German bonus CAP
coh-option-german-bonus-cap-about = More CAP in every round, to help the less experienced player.
coh-option-german-bonus-cap-0 = none
coh-option-german-bonus-cap-1 = 1 CAP more
coh-option-german-bonus-cap-2 = 2 CAP more
coh-option-soviet-bonus-cap = Soviet bonus CAP
coh-option-soviet-bonus-cap-about = More CAP in every round, to help the less experienced player.
coh-option-soviet-bonus-cap-0 = none
coh-option-soviet-bonus-cap-1 = 1 CAP more
coh-option-soviet-bonus-cap-2 = 2 CAP more
coh-option-group-fire-chain = Fire groups in a chain
coh-option-group-fire-chain-about = Whether every supporting unit must be next to the leader of the fire, or the group only has to hang together.
coh-option-group-fire-chain-off = next to the leader
coh-option-group-fire-chain-on = in a chain
coh-option-leader-long-range = Leader at long range
coh-option-leader-long-range-about = Whether the leader of a fire group may fire at long range.
coh-option-leader-long-range-on = allowed
coh-option-leader-long-range-off = not allowed
