### Words and names: sides, branches, kinds of units, terrain, weather, seasons.


## The game

stalingrad42-title = Stalingrad ’42


## Sides. stalingrad42-seat-*: the label of a player's panel.

stalingrad42-side-axis = the Axis
stalingrad42-side-soviet = the Soviets
    .number = pl
stalingrad42-seat-axis = Axis
stalingrad42-seat-soviet = Soviet


## Branches (S42-2.3.4)

stalingrad42-branch-wehrmacht = Wehrmacht
stalingrad42-branch-ss = SS
stalingrad42-branch-luftwaffe = Luftwaffe
stalingrad42-branch-romanian = Romania
stalingrad42-branch-italian = Italy
stalingrad42-branch-hungarian = Hungary
stalingrad42-branch-slovak = Slovakia
stalingrad42-branch-croat = Croatia
stalingrad42-branch-volunteers = Caucasian volunteers
stalingrad42-branch-regular = regulars
stalingrad42-branch-guards = Guards
stalingrad42-branch-marine = marines
stalingrad42-branch-nkvd = NKVD


## Kinds of units (S42-2.3.6)

stalingrad42-type-infantry = infantry
stalingrad42-type-security = security troops
stalingrad42-type-fortified = fortified region
stalingrad42-type-cavalry = cavalry
stalingrad42-type-mountain = mountain infantry
stalingrad42-type-marine = marines
stalingrad42-type-nkvd = NKVD
stalingrad42-type-engineer = engineers
stalingrad42-type-motorized = motorized infantry
stalingrad42-type-panzergrenadier = panzergrenadiers
stalingrad42-type-tank = tanks
stalingrad42-type-mechanized = mechanized corps
stalingrad42-type-tank-brigade = tank brigade
stalingrad42-type-assault-gun = assault guns
stalingrad42-type-anti-tank = anti-tank guns
stalingrad42-type-headquarters = headquarters with artillery
stalingrad42-type-artillery = artillery division
stalingrad42-type-tank-army = tank army headquarters
stalingrad42-type-army = army headquarters
stalingrad42-type-commander = commander
stalingrad42-type-reserve-army = reserve army


## Quality (S42-2.3.2)

stalingrad42-quality-elite = elite
stalingrad42-quality-regular = regular
stalingrad42-quality-poor = poor


## Marks of a unit (S42-2.3, 4.2, 9.8, 20)

stalingrad42-trait-tank = tank dot
stalingrad42-trait-elite-tank = elite tank dot
stalingrad42-trait-anti-tank = anti-tank dot
stalingrad42-trait-free = white band
stalingrad42-trait-no-extended = no extended movement
stalingrad42-trait-bracketed = defence in brackets
stalingrad42-trait-garrison = garrison
stalingrad42-trait-n-caucasus = North Caucasus
stalingrad42-trait-bluecher = Blücher
stalingrad42-trait-transcaucasus = Transcaucasus Front


## Terrain (S42-2.2)

stalingrad42-terrain-clear = clear
stalingrad42-terrain-desert = desert
stalingrad42-terrain-rough = rough
stalingrad42-terrain-forest = forest
stalingrad42-terrain-rough-forest = rough forest
stalingrad42-terrain-marsh = marsh
stalingrad42-terrain-seasonal-marsh = seasonal marsh
stalingrad42-terrain-mountain = mountain
stalingrad42-terrain-minor-city = minor city
stalingrad42-terrain-major-city = major city
stalingrad42-terrain-sea = sea
stalingrad42-terrain-out-of-play = out of play
stalingrad42-feature-town = town
stalingrad42-feature-landmark = landmark
stalingrad42-feature-fort = fort
stalingrad42-feature-port = port
stalingrad42-water-minor = minor river
stalingrad42-water-major = major river
stalingrad42-water-volga = the Volga
stalingrad42-water-lake = lake
stalingrad42-hexside-alpine = alpine hexside
stalingrad42-road-main = main road
stalingrad42-road-secondary = secondary road
stalingrad42-rail-green = green railway
stalingrad42-rail-plain = railway
stalingrad42-rail-unfinished = unfinished railway
stalingrad42-rail-never = railway never built
stalingrad42-bridge-road = road bridge
stalingrad42-bridge-rail = railway bridge
stalingrad42-bridge-pontoon = pontoon bridge
stalingrad42-bridge-crossing = crossing
stalingrad42-place-area = area { $letter }
# A gender stands for "at" where areas and hexes have "in"
stalingrad42-place-north-edge = the north edge
    .gender = n
stalingrad42-place-caspian = the Caspian box


## Weather (S42-23) and seasons

stalingrad42-weather-clear = clear
stalingrad42-weather-overcast = overcast
stalingrad42-weather-overcast-w = overcast, winter
stalingrad42-weather-rain = rain
stalingrad42-weather-snow = snow
stalingrad42-weather-mud = mud
stalingrad42-season-june-august = June–August
stalingrad42-season-september = September
stalingrad42-season-mud = mud season
stalingrad42-season-winter = winter


## Replacements (S42-21.1.2)

stalingrad42-replacement-tank = tank
stalingrad42-replacement-infantry = infantry
stalingrad42-replacement-cavalry = cavalry
stalingrad42-replacement-special = special
stalingrad42-replacement-allied = Axis


## Supply points (S42-18.6), by their number

stalingrad42-stock = supply point { $n }
    .number = sg

# A hex with a named place in it: "Arnhem (6012)".
stalingrad42-hex-named = { HEX($site) } ({ $hex })
# An unnamed hex in a briefing: "6418 (near Wolfheze)".
stalingrad42-hex-near = { $hex } (near { $site })
