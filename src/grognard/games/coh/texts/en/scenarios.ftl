### Scenarios and the options of a game.


## Scenarios

coh-scenario-first-steps-title = First Steps
coh-scenario-first-steps-place = the last houses of a village near Butovo
coh-scenario-first-steps-intro = Two Guards rifle squads and a squad with submachine guns come back to the houses they left in the night. Two German squads stand in their way. A game to learn the rules by playing: the page tells you each step.
coh-scenario-steel-and-shells-title = Steel and Shells
coh-scenario-steel-and-shells-place = the road through Butovo
coh-scenario-steel-and-shells-intro = The houses are to be taken back for good, with two T-34s, a mortar and a battery far behind. At the crossroads wait an anti-tank gun and two Panzer IIIs. A game that shows vehicles and artillery to whoever knows how squads move and fire; the Soviets have a little the better of it.
coh-scenario-dawn-at-the-granary-title = Dawn at the Granary
coh-scenario-dawn-at-the-granary-place = near Butovo
coh-scenario-dawn-at-the-granary-intro = At first light a German platoon comes out of the wheat towards a village that sits on two roads. A handful of Soviet riflemen and one Maxim hold the stone granary. Whoever has the crossroads at the end of each round, and the granary at the end of the day, has the village.
coh-scenario-crossroads-in-the-wheat-title = Crossroads in the Wheat
coh-scenario-crossroads-in-the-wheat-place = on the steppe south of Oboyan
coh-scenario-crossroads-in-the-wheat-intro = Panzergrenadiers feel their way east to a crossroads hidden in tall corn. Soviet submachine gunners wait in the brush behind it, and both sides have one more squad on the road. Hold the crossing round by round, and the brush line to the south when it counts.
coh-scenario-ambush-in-the-corn-title = Ambush in the Corn
coh-scenario-ambush-in-the-corn-place = a farm west of the Oboyan road
coh-scenario-ambush-in-the-corn-intro = A company of Panzergrenadiers is told that the farm ahead is empty. It is not: a Maxim and a Guards squad sit in the buildings, and a platoon lies unseen in the corn and the brush. The German must be quick, for only men who leave the map in the west and a farm that is his at the end count for him. The Soviet player chooses where his hidden squads and his sniper wait, and when the trap closes.
coh-scenario-hill-228-title = Hill 228
coh-scenario-hill-228-place = south of Verkhopenye
coh-scenario-hill-228-intro = From the bare top of Hill 228 an observer sees every track for kilometres. Soviet riflemen hold it, with a mortar behind the slope, a sniper in the brush and a battery that knows the ground. The German comes from the east with a mortar, guns of his own far behind and engineers on the way. Smoke on the slope is worth as much as fire: whoever stands on the top at the end of each round scores, and at the end of the day three times over.
coh-scenario-the-balka-title = The Balka
coh-scenario-the-balka-place = a ravine north of Krasny Oktyabr
coh-scenario-the-balka-intro = A deep balka crosses the steppe from end to end, and whoever walks in it is seen by nobody. Soviet squads have crept along its floor and hold both mouths. German infantry must clear it with a mortar and a machine gun, while submachine gunners run up from the north. Going over the edge costs time, going in by the end costs blood.
coh-scenario-bridge-on-the-pena-title = Bridge on the Pena
coh-scenario-bridge-on-the-pena-place = a bridge over the Pena near Rakovo
coh-scenario-bridge-on-the-pena-intro = The Pena is narrow, but its banks are marsh, and tanks can cross only by the bridge and two fords. A German spearhead with light tanks, an armoured carrier and a gun on tow wants the bridge before noon. The Soviet guns are dug in around a hamlet behind it, and tanks of the reserve are on the road. Hold the bridge at the end of every round and the hamlet at the end.
coh-scenario-armour-at-oboyan-road-title = Armour at Oboyan Road
coh-scenario-armour-at-oboyan-road-place = the Oboyan highway at Novoselovka
coh-scenario-armour-at-oboyan-road-intro = A Tiger and a handful of older tanks roll towards the highway to Oboyan. From the corn and the gullies a Soviet tank company comes to meet them, fast, many, and deadly only from close by. The crossroads is worth a point in every round, the Tiger three. The German should keep his distance, the Soviet player should not let him.
coh-scenario-the-second-belt-title = The Second Belt
coh-scenario-the-second-belt-place = the second line of defence west of Yakovlevo
coh-scenario-the-second-belt-intro = Behind the first line lies a second: trenches, a bunker, guns in pits, wire, a tank ditch, and mines nobody has mapped. German engineers go first with flamethrower and charges, tanks wait for the gap they make. The defenders have a heavy tank in reserve and artillery laid on the approaches. The bunker, the gun in the brush and the road east are what the day is about.
coh-scenario-road-to-prokhorovka-title = Road to Prokhorovka
coh-scenario-road-to-prokhorovka-place = the fields before Prokhorovka station
coh-scenario-road-to-prokhorovka-intro = On the twelfth of July a tank corps comes down the road from Prokhorovka at full speed, squads clinging to the hulls. Tigers and long-gunned panzers wait among the houses of a farmstead. Rockets fall on both. Two boards of open fields lie between: the Soviet player must get close before he is shot to pieces, the German must not let himself be swamped.
coh-scenario-steel-sky-over-ponyri-title = Steel Sky over Ponyri
coh-scenario-steel-sky-over-ponyri-place = the railway south of Ponyri
coh-scenario-steel-sky-over-ponyri-intro = Everything the battle has comes to the railway south of Ponyri: a Panther and a Tiger, carriers full of grenadiers, engineers, dug-in guns, tanks behind a balka, and aircraft over all of them. The German has to break the line of trenches and reach the eastern edge in seven rounds. The Soviet player holds four places and has heavy reinforcements coming. Two play it in an evening; four share it, armour and infantry to each side.
coh-scenario-all-arms-at-teterevino-title = All Arms at Teterevino
coh-scenario-all-arms-at-teterevino-place = a farm north of Teterevino
coh-scenario-all-arms-at-teterevino-intro = A German battle group in small: a tank, a half-track, two squads, a mortar, a battery behind the hill and a dive bomber overhead. In front of it a farm with a rifle squad that everybody sees, and an anti-tank gun and a sniper that nobody does. A T-34 waits behind the wheat. Every arm has its moment: blind the gun with smoke, drop the bombs before the flak has the range, and be in the farm when the third round ends.
coh-scenario-scouts-at-the-ford-title = Scouts at the Ford
coh-scenario-scouts-at-the-ford-place = a ford over the Pena
coh-scenario-scouts-at-the-ford-intro = On the evening before the battle both armies want to know what the other hides. Soviet scouts with submachine guns go for a ford, a sniper covers them from the reeds. A German outpost in the wood behind it has two squads, a machine gun and a light mortar. Take the ford, and the wood if you can.
coh-scenario-shells-for-the-battalion-title = Shells for the Battalion
coh-scenario-shells-for-the-battalion-place = the road to Berezovka
coh-scenario-shells-for-the-battalion-intro = A Soviet battalion is cut off in the west and down to its last belts. Three trucks with shells, a gun and men must run two boards of road, scouts in American half-tracks in front. German rearguards lie in ambush with an anti-tank gun, and the road is mined. Every unit that leaves the map in the west counts; a truck that is lost may try again. And each side has an objective of which the other knows nothing.
coh-scenario-the-water-tower-title = The Water Tower
coh-scenario-the-water-tower-place = the station settlement of Ponyri
coh-scenario-the-water-tower-intro = For four days the station settlement has changed hands street by street, and the stone tower in its middle is still Soviet. Engineers with flamethrower and charges go in behind a Ferdinand that has no machine gun, a barrage before them and a Stuka above. Old soldiers on both sides have tricks of their own, and nobody can say how long the day will last. Hold the tower round by round, the crossroads and the eastern houses at the end.
coh-scenario-rearguard-on-the-ridge-title = Rearguard on the Ridge
coh-scenario-rearguard-on-the-ridge-place = the heights north of Belgorod
coh-scenario-rearguard-on-the-ridge-intro = The offensive is over and the front rolls back. A German rearguard on a long ridge has to hold off a Guards tank regiment until the column behind has crossed the gully: an 88, a gun in its pit, assault guns, and a Tiger that will come if it can be spared. The Soviet player has British Churchills that fire smoke, tank riders, heavy mortars and a barrage to begin with. If he takes ridge, farm and road, the rearguard is lost at once.
coh-scenario-own-title = { $title }
coh-scenario-own-place = { $place }
coh-scenario-own-intro = { $text }


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
coh-option-armies = Armies
coh-option-armies-about = One army to a side, or an army for each of three or four players. One player may lead several.
coh-option-armies-sides = one to a side
coh-option-armies-seats = one for each player
coh-option-turn-order = Order of turns
coh-option-turn-order-about = Whether German and Soviet armies take turns one by one, or all armies of a side in a row.
coh-option-turn-order-alternating = alternating
coh-option-turn-order-side-by-side = side by side
coh-option-victory = Victory
coh-option-victory-about = Whether the armies of a side win together, or the army with the most points alone.
coh-option-victory-side = by side
coh-option-victory-army = by army
coh-option-solitaire = Solitaire
coh-option-solitaire-about = One person plays both sides: hidden units are drawn from a cup with dummies when a marked hex is looked into.
coh-option-solitaire-off = two sides
coh-option-solitaire-on = a cup for hidden units
coh-option-group-fire-chain = Fire groups in a chain
coh-option-group-fire-chain-about = Whether every supporting unit must be next to the leader of the fire, or the group only has to hang together.
coh-option-group-fire-chain-off = next to the leader
coh-option-group-fire-chain-on = in a chain
coh-option-leader-long-range = Leader at long range
coh-option-leader-long-range-about = Whether the leader of a fire group may fire at long range.
coh-option-leader-long-range-on = allowed
coh-option-leader-long-range-off = not allowed
coh-option-vantage-any-hex = Vantage hexes of mortars
coh-option-vantage-any-hex-about = Who can direct the indirect fire of a mortar: a friendly unit near it, or any hex near it that sees the target.
coh-option-vantage-any-hex-off = a unit near it
coh-option-vantage-any-hex-on = any hex near it

coh-drawn-title-attack = Battle { $seed }: Attack
coh-drawn-title-defence = Battle { $seed }: Defence
coh-drawn-title-meeting = Battle { $seed }: Meeting
coh-drawn-title-breakthrough = Battle { $seed }: Breakthrough
coh-drawn-intro = A battle drawn up by the program with { $points } points for the attacker. Each side may set up elsewhere in its zone.
