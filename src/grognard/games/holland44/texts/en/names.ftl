### Words and names: sides, kinds of units, terrain, weather.


## The game

holland44-title = Holland ’44


## Sides. holland44-seat-*: the label of a player's panel.

holland44-side-allied = the Allies
    .number = pl
holland44-side-german = the Germans
    .number = pl
holland44-seat-allied = Allied
holland44-seat-german = German


## Kinds of units (H44-2.3.13)

holland44-type-armor = armor
holland44-type-motorized = motorized infantry
holland44-type-infantry = infantry
holland44-type-parachute = parachute infantry
holland44-type-glider = glider infantry
holland44-type-recon = reconnaissance
holland44-type-armored-recon = armored reconnaissance
holland44-type-artillery = artillery
holland44-type-airborne-artillery = airborne artillery
holland44-type-sp-anti-tank = self-propelled anti-tank guns
holland44-type-towed-anti-tank = towed anti-tank guns
holland44-type-flak = Flak
holland44-type-tank-destroyer = tank destroyers
holland44-type-engineer = engineers
holland44-type-bridging = bridging column
holland44-type-supply-source = airborne supply source


## Quality (H44-2.3.6)

holland44-morale-elite = elite
holland44-morale-regular = regular
holland44-morale-poor = poor


## Terrain (H44-2.2.2)

holland44-terrain-clear = clear ground
holland44-terrain-woods = woods
holland44-terrain-polder = polder
holland44-terrain-polder-woods = wooded polder
holland44-terrain-marsh = marsh
holland44-terrain-town = town
holland44-terrain-city = city
holland44-terrain-village = village
holland44-terrain-heath = heath
holland44-water-minor = minor river
holland44-water-canal = canal
holland44-water-major = major river
holland44-road-highway = highway
holland44-road-road = road
holland44-road-rail = railway
holland44-terrain-ferry = ferry
holland44-terrain-bridge = bridge
holland44-terrain-rail-bridge = railway bridge
holland44-terrain-drop = drop hex
holland44-terrain-area = entry area
holland44-terrain-boundary = corps boundary
holland44-region-north-of-neder-rijn = the north side of the Neder Rijn
holland44-region-north-of-waal = the north side of the Waal


## Bridges (H44-5)

holland44-bridge-mined = mined
holland44-bridge-safe = safe
holland44-bridge-blown = blown
holland44-bridge-repair = under repair
holland44-bridge-open = cannot be blown


## Weather (H44-4)

holland44-weather-clear = clear
holland44-weather-cloudy = cloudy
holland44-weather-overcast = overcast

# A hex with a named place in it: "Arnhem (6012)".
holland44-hex-named = { HEX($site) } ({ $hex })
# An unnamed hex in a briefing: "6418 (near Wolfheze)".
holland44-hex-near = { $hex } (near { $site })
