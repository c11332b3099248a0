### Scenarios: titles, places, what the players face, what is known of the action.


## Scenarios

panzer-scenario-two-and-two-title = Two and Two
panzer-scenario-two-and-two-place = on the Sukhaya Vereika north of Zemlyansk
panzer-scenario-two-and-two-intro = Two long-gunned panzers on one side of the steppe, two T-34s on the other, and a crossroads between them. The German guns reach farther, the Soviet hulls turn away more. Six turns to learn how units are spotted, what the five commands do, who goes first and how a shot is resolved.
panzer-scenario-two-and-two-history = In early July 1942 the 5th Tank Army was thrown against the flank of the German drive on Voronezh. Around the 8th its 7th and 11th Tank Corps pressed the 9th and 11th Panzer Divisions back some six kilometres to the Sukhaya Vereika; other accounts put the river a few days later. The 11th Panzer Division had a dozen of the new long-gunned PzKpfw IV, which hit T-34s at more than a kilometre. A counter-attack on the 12th ended the offensive. The duel itself is ours.
panzer-scenario-ambush-at-voyskovitsy-title = The Ambush
panzer-scenario-ambush-at-voyskovitsy-place = a causeway before Krasnogvardeysk
panzer-scenario-ambush-at-voyskovitsy-intro = A column of light tanks comes down the road, over the only bridge, towards a height where one heavy tank is dug in. Its armour stops all they have from in front. The German must be off the map in the east before his column has burnt; the Soviet player must choose when to open fire, and at which end.
panzer-scenario-ambush-at-voyskovitsy-history = Soviet award papers of 1941 credit Kolobanov's crew with 22 tanks of one column, first its head, then its tail; his company claimed 43. Which German division it was is disputed, some date the fight a day earlier, and no German record of such a loss has been found. The ambush is in papers of the time, the number is a claim. Here only tanks that get through count.
panzer-scenario-one-tiger-title = One Tiger
panzer-scenario-one-tiger-place = Teterevino
panzer-scenario-one-tiger-intro = A Tiger left behind for repair is all that stands between a tank brigade and the rear of a division. From the ridges it can see everything, but not at once. Nine tanks come at it from the east: some must draw its fire while others find its flank, or slip past it altogether.
panzer-scenario-one-tiger-history = On 8 July 1943 a single Tiger under Staudegger met a Soviet attack at Teterevino and was credited with 22 tanks. The attackers were T-34s and T-70s, perhaps of the 26th Tank Brigade; grenadiers had stopped two before the Tiger came. The attack failed. The figure is that of the award and was not confirmed from Soviet losses.
panzer-scenario-pervy-voin-title = First Warrior
panzer-scenario-pervy-voin-place = on the road to Mtsensk
panzer-scenario-pervy-voin-intro = The vanguard of a panzer division is in a hurry to reach Tula. On the hill beside the road a KV is waiting, and T-34s are in the woods behind. The 8.8 cm gun can stop them, if it is unhooked in time and in the right place. The first game with locations of hits, special ammunition, guns in tow and shared commands.
panzer-scenario-pervy-voin-history = On 6 October 1941 the vanguard of the 4th Panzer Division, with 8.8 cm guns among its artillery, crossed the Lisiza on the road to Mtsensk and was struck by Katukov's 4th Tank Brigade: fire from high ground, then T-34s out of the woods into the flank. German losses are given as eight to fourteen tanks, by Soviet claim 43; Soviet ones as six, by German claim seventeen or more. The quick drive on Tula was over; Mtsensk fell four days later.
panzer-scenario-ponyri-station-title = The Station
panzer-scenario-ponyri-station-place = Ponyri
panzer-scenario-ponyri-station-intro = Two Ferdinands that nothing can pierce from in front, a howitzer tank for the houses, and infantry that has to go in. In the town a rifle company sits behind brick, with guns at the street corners and three tanks in reserve. Every house counts, and the station most of all.
panzer-scenario-ponyri-station-history = From 6 to 9 July 1943 school, depot, station and water tower of Ponyri were fought over; on the 7th the place changed hands five times. On the 9th a German group with Ferdinands, assault howitzer tanks, assault guns and medium tanks attacked beside the town by way of a state farm. By the 11th it was stuck before Hill 253.5. That it goes into the houses here is ours.
panzer-scenario-state-farm-title = The State Farm
panzer-scenario-state-farm-place = Prokhorovka
panzer-scenario-state-farm-intro = Two battalions come over the steppe at full speed with infantry on the hulls. Before them lie a ditch, a railway embankment and a farm, and behind these Tigers, a company of panzers and grenadiers. The Soviet player has to get through the first two kilometres; smoke of burning tanks will help him more than any order.
panzer-scenario-state-farm-history = On 12 July 1943 the 5th Guards Tank Army attacked the II SS Panzer Corps before Prokhorovka, in the first wave with some 230 tanks. Before the front of one division lay the Oktyabrsky state farm, a hill and an anti-tank ditch, behind them four Tigers and seven PzKpfw IV of one company. The attack was beaten back with very heavy loss, and the German advance did not go on. Small units and places are as they are usually told, and were not checked.
panzer-scenario-lysyanka-title = The Bridge
panzer-scenario-lysyanka-place = between Lysyanka and Oktyabr
panzer-scenario-lysyanka-intro = Behind the stream the remains of two corps are waiting for relief. Five Panthers and two Tigers have to take the bridge whole and hold the far bank; riflemen, guns and a company of T-34s with some Shermans have to keep them off it. Both sides have a battery: smoke on the stream is worth as much as shells.
panzer-scenario-lysyanka-history = In February 1944 German tanks tried to reach the pocket of Korsun. At dusk of the 13th or 14th a platoon of Panthers took an unharmed bridge over a side stream between Lysyanka and Oktyabr and shot two T-34s that guarded it. T-34s of the 5th Guards Tank Corps and Shermans of the 5th Mechanised Corps fought them around the 14th; some twenty German tanks were left, and the relief stopped there. The pocket broke out on the night of the 16th.
panzer-scenario-titovka-road-title = Column on the Titovka Road
panzer-scenario-titovka-road-place = east of Bobruisk
panzer-scenario-titovka-road-intro = The road to the bridges over the Berezina is cut. A march column of trucks, guns and the last tanks must break through the woods before evening, under two assault aircraft and past T-34s with riflemen on them. What leaves in the west counts; what stays on the road is lost.
panzer-scenario-titovka-road-history = On 26 June 1944 the 9th Tank Corps took the road junction of Titovka and cut the march column of the 20th Panzer Division; most of a panzer battalion, two grenadier regiments and an army FlaK battalion stayed east of the river. On the 27th the crowded troops made ready to break out along the road, and the 16th Air Army struck them. Hardly anything got away; Bobruisk fell on the 29th. That the corps had T-34/85 was not found in a source.
panzer-scenario-ogledow-title = Sand at Ogledow
panzer-scenario-ogledow-place = in the Sandomierz bridgehead
panzer-scenario-ogledow-intro = The heaviest tanks of the war drive into sand hills where they can see little and are awaited. T-34s lie hull down at two hundred metres from the road with new ammunition, IS-2s stand farther back, and a battery knows the ground. The German must keep his flanks covered and his distance large.
panzer-scenario-ogledow-history = In its first action in the East a battalion of Tiger II, thinned out by breakdowns on the march, attacked the Sandomierz bridgehead on 12 and 13 August 1944. Oskin's T-34 of the 53rd Guards Tank Brigade burned three of them from an ambush; three more were taken whole in Ogledow. Accounts differ about the numbers and the day. The IS-2s are told from general knowledge.
panzer-scenario-lisow-title = The Battalion
panzer-scenario-lisow-place = Lisow near Kielce
panzer-scenario-lisow-intro = A heavy tank battalion is sent to take back a village that a Guards brigade has driven into in the morning. Four boards, eighty units, artillery, an assault aircraft: everything the game has. The German has the better guns, the Soviet player the houses, the numbers and the short distances.
panzer-scenario-lisow-history = On the morning of 13 January 1945 the 61st Guards Tank Brigade drove into Lisow with some fifty T-34s; IS-2s and guns joined it. Heavy Tank Battalion 424, with Tigers of both kinds, was to retake the village, ran into fire at close range and lost much of its strength; some tanks bogged down, a bridge broke under another. The Soviet brigade commander fell. Sources disagree about the battalion's strength; Panthers at Lisow itself are not attested.


## Formations

panzer-formation-two-and-two-panzer-platoon = Half a platoon of 11th Panzer Division
panzer-formation-two-and-two-tank-platoon = Half a platoon of 7th Tank Corps
panzer-formation-ambush-at-voyskovitsy-vanguard = Vanguard company
panzer-formation-ambush-at-voyskovitsy-ambush = KV of 1st Tank Division
panzer-formation-one-tiger-tiger = A Tiger of 13th Company
panzer-formation-one-tiger-medium-company = Company of T-34
panzer-formation-one-tiger-light-platoon = Platoon of T-70
panzer-formation-pervy-voin-panzer-company = Tanks of the vanguard, 4th Panzer Division
panzer-formation-pervy-voin-guns = Guns of the vanguard
panzer-formation-pervy-voin-tank-company = T-34 of 4th Tank Brigade
panzer-formation-pervy-voin-light-platoon = BT of 4th Tank Brigade
panzer-formation-ponyri-station-heavy-group = Armour of Group Kall
panzer-formation-ponyri-station-grenadiers = Grenadier company
panzer-formation-ponyri-station-rifle-company = Company of 1019th Rifle Regiment
panzer-formation-ponyri-station-gun-battery = Guns of 307th Rifle Division
panzer-formation-ponyri-station-tank-platoon = Tanks of 129th Tank Brigade
panzer-formation-state-farm-tigers = Four Tigers
panzer-formation-state-farm-panzer-company = Panzer company
panzer-formation-state-farm-grenadiers = Grenadiers in carriers, anti-tank guns
panzer-formation-state-farm-first-battalion = Tank battalion, 31st Tank Brigade
panzer-formation-state-farm-second-battalion = Tank battalion, 32nd Tank Brigade
panzer-formation-state-farm-light-company = Company of T-70
panzer-formation-lysyanka-panzer-group = Panthers of Group Baeke
panzer-formation-lysyanka-tigers = Two Tigers
panzer-formation-lysyanka-grenadiers = Grenadier company
panzer-formation-lysyanka-rifle-company = Rifle company with guns
panzer-formation-lysyanka-medium-company = T-34 of 5th Guards Tank Corps
panzer-formation-lysyanka-sherman-platoon = M4A2 of 5th Mechanised Corps
panzer-formation-titovka-road-armour = Armour of 20th Panzer Division
panzer-formation-titovka-road-march-column = March column
panzer-formation-titovka-road-tank-company = Tanks and riders of 9th Tank Corps
panzer-formation-ogledow-heavy-company = Company of Heavy Tank Battalion 501
panzer-formation-ogledow-battle-group = Grenadiers and medium tanks
panzer-formation-ogledow-ambush-platoon = T-34/85 of 53rd Guards Tank Brigade
panzer-formation-ogledow-heavy-tanks = IS-2 of 71st Guards Heavy Tank Regiment
panzer-formation-ogledow-rifle-company = Rifle company with guns
panzer-formation-lisow-heavy-tanks = Tigers of Heavy Tank Battalion 424
panzer-formation-lisow-medium-tanks = Tanks of the panzer division
panzer-formation-lisow-grenadiers = Grenadier company in carriers
panzer-formation-lisow-flak = FlaK platoon
panzer-formation-lisow-first-battalion = First battalion, 61st Guards Tank Brigade
panzer-formation-lisow-second-battalion = Second battalion, 61st Guards Tank Brigade
panzer-formation-lisow-heavy-tanks-soviet = IS-2 of 72nd Guards Heavy Tank Regiment, guns
