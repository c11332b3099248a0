### Boards and the places on them.


## Boards

panzer-board-1 = Hill 1.7
panzer-board-2 = Open steppe
panzer-board-3 = Crossroads village
panzer-board-4 = Stream line
panzer-board-5 = Forest road
panzer-board-6 = Town and railway
panzer-board-7 = Ridges
panzer-board-8 = Hedged farmland
panzer-board-9 = State farm and embankment
panzer-board-10 = River bend


## Places

panzer-place-1-hill = Hill 1.7
panzer-place-1-khutor = Khutor
panzer-place-2-west-rise = West rise
panzer-place-2-east-rise = East rise
panzer-place-2-crossroads = Crossroads
panzer-place-3-village = Village
panzer-place-3-church = Church
panzer-place-3-crossroads = Crossroads
panzer-place-4-bridge = Bridge
panzer-place-4-ford = Ford
panzer-place-4-mill = Mill
panzer-place-4-barn = Barn
panzer-place-5-clearing = Long clearing
panzer-place-6-station = Station
panzer-place-6-town = Town
panzer-place-7-ridge = Ridge 7.1
panzer-place-8-farm = Brick farm
panzer-place-8-hamlet = Hamlet
panzer-place-9-farm = State farm
panzer-place-9-orchard = Orchard
panzer-place-9-embankment = Embankment
panzer-place-9-crossing = Level crossing
panzer-place-9-ditch = Anti-tank ditch
panzer-place-9-hill = Hill 9.2
panzer-place-9-north-balka = North balka
panzer-place-9-south-balka = South balka
panzer-place-10-bridge = Road bridge
panzer-place-10-ford = Ford
panzer-place-10-quay = Quay
panzer-place-10-causeway = Causeway
panzer-place-10-bluff = Bluff 10.2
panzer-place-10-ferry-house = Ferry house
