### Scenarios and the options of a game.


## Scenarios

holland44-scenario-campaign-title = Market Garden
holland44-scenario-campaign-place = Holland, from the Belgian border to Arnhem
holland44-scenario-campaign-intro = Seven days in September. Three airborne divisions land along a single road, and XXX Corps must drive up that road from Joe’s Bridge to the far bank of the Neder Rijn before the Germans find the troops to cut it. Every bridge may be blown in your face, every flank is open, and the weather decides what still comes from the air. The Allies need cities and a corps across the last river; the Germans need time and the wrecks of whole battalions.
holland44-scenario-road-to-the-waal-title = The Road to the Waal
holland44-scenario-road-to-the-waal-place = from the Belgian border to Nijmegen
holland44-scenario-road-to-the-waal-intro = The whole operation, judged after its fourth night: have the ground troops crossed the Waal? All armies stand and land as in the campaign. Eleven turns leave the Allies no time for anything that does not help the column forward, and the Germans no ground they may give up for nothing.
holland44-scenario-the-first-day-title = The First Day
holland44-scenario-the-first-day-place = from Joe’s Bridge to Veghel
holland44-scenario-the-first-day-intro = At half past two the guns open up and the Irish Guards roll over Joe’s Bridge into a wood full of anti-tank guns. Thirty kilometres ahead the 101st comes down beside its bridges. Three turns to break out, reach Valkenswaard, and hold what fell from the sky; every canal bridge that goes up in smoke will cost a night.
holland44-scenario-grave-title = The Bridge at Grave
holland44-scenario-grave-place = Grave, on the Maas
holland44-scenario-grave-intro = The longest bridge of the corridor, and a handful of men to guard it. On a Sunday afternoon the 504th comes down on both banks of the Maas. Three turns to take the bridge from both ends before somebody presses the plunger. A game to learn the rules by playing: the page tells you each step.
holland44-scenario-arnhem-title = The Heaths and the Bridge
holland44-scenario-arnhem-place = Arnhem and Oosterbeek
holland44-scenario-arnhem-intro = The 1st Airborne lands on good open heath, a long march from the bridge it was sent for. Between them are one training battalion, a few guards, and the remains of an SS division that nobody expected. The British must decide how much to send to the bridge and how much must stay to keep the heaths for the second lift; the Germans must find out which.
holland44-scenario-nijmegen-title = The Bridges of Nijmegen
holland44-scenario-nijmegen-place = Nijmegen and the Groesbeek heights
holland44-scenario-nijmegen-intro = The tanks are in the southern streets of Nijmegen, and the great bridge stands. The boats for the paratroopers have come up. But the same morning fresh German groups climb towards Mook, Groesbeek and Beek, and whoever holds the heights holds the road behind the tanks. Three turns, and both sides attack.
holland44-scenario-the-island-title = The Island
holland44-scenario-the-island-place = between Nijmegen and Driel
holland44-scenario-the-island-intro = The bridge is taken, and beyond it lies a wet green island between two rivers, where a tank can only go where the dyke goes. The road to Elst is barred by the SS and a battle group with Tigers; the small lanes in the west are open. The Wessex Division arrives brigade by brigade, and when the sky clears the Poles will jump at Driel.
holland44-scenario-own-title = { $title }
holland44-scenario-own-place = { $place }
holland44-scenario-own-intro = { $text }


## What a side does in a scenario

holland44-role-attacks = attacks
holland44-role-defends = defends
holland44-role-meets = meets the enemy


## Options: name, what it changes (-about), values

holland44-option-disengagement = Disengagement
holland44-option-disengagement-about = In their combat phase units may try to break away from the enemy by a roll, instead of attacking.
holland44-option-disengagement-off = not used
holland44-option-disengagement-on = used
holland44-option-isolation = Isolation
holland44-option-isolation-about = At night units that are cut off from everything may lose a step.
holland44-option-isolation-off = no losses
holland44-option-isolation-on = losses at night
