### Where numbers come from, and what may come of a choice.


## Ledgers: titles

coh-ledger-av = Attack value
coh-ledger-dv = Defence of { UNIT($unit) }
coh-ledger-move-price = Move of { UNIT($unit) }
coh-ledger-rally = Rally of { UNIT($unit) }


## Ledgers: lines of attack and defence

coh-modifier-fp = Firepower
coh-modifier-weapon = Firepower of the card
coh-modifier-battery = Firepower of the battery
coh-modifier-cc = Close combat
coh-modifier-cc-boxed = Close combat, crew-served weapon
coh-modifier-surprised = Surprised, half firepower
coh-modifier-short-range = Short range
coh-modifier-long-range = Long range
coh-modifier-support = Supporting units
coh-modifier-overrun = Veteran card “{ CARD("V130") }”
coh-modifier-card-9 = Card “{ CARD("extra-firepower") }”
coh-modifier-roll = Roll
coh-modifier-front = Front
coh-modifier-rear = Rear
coh-modifier-hit = Hit counter
coh-modifier-veteran = Veteran card
coh-modifier-small-gully = Small gully in the way
coh-modifier-hasty-defence = Hasty defence
coh-modifier-exposed = Caught moving in the open
coh-modifier-firing-down = Firing downhill
coh-modifier-target-higher = Target is higher
coh-modifier-smoke-from = Fired out of smoke
coh-modifier-smoke-through = Fired through smoke
coh-modifier-smoke-into = Target in smoke
coh-modifier-fortification = Fortification
coh-modifier-apc = Armour of the carrier
coh-modifier-vehicle-cover = Sheltered by vehicles
coh-modifier-terrain-open = Open ground
coh-modifier-terrain-wheat = Wheat field
coh-modifier-terrain-corn = Corn field
coh-modifier-terrain-brush = Brush
coh-modifier-terrain-forest = Forest
coh-modifier-terrain-wooden-building = Wooden building
coh-modifier-terrain-stone-building = Stone building
coh-modifier-terrain-marsh = Marsh
coh-modifier-terrain-river = River
coh-modifier-terrain-ford = Ford
coh-modifier-terrain-large-gully = Large gully
coh-modifier-terrain-gully-end = End of a gully


## Ledgers: lines of movement and rally

coh-modifier-move-cost = Move cost
coh-modifier-terrain = Terrain
coh-modifier-road = By road
coh-modifier-reverse = To the rear without turning
coh-modifier-cautious = Cautious movement
coh-modifier-rally-roll = Before bonuses
coh-modifier-cover = Cover
coh-modifier-friend = Beside { UNIT($unit) }


## Outcomes

coh-outcome-miss = { UNIT($unit, cap: "yes") }: no effect
coh-outcome-hit = { UNIT($unit, cap: "yes") }: hit
coh-outcome-destroyed = { UNIT($unit, cap: "yes") }: destroyed
coh-outcome-rallied = { UNIT($unit, cap: "yes") }: rallied
coh-outcome-not-rallied = { UNIT($unit, cap: "yes") }: not rallied
coh-outcome-nobody = nobody is found { HEX($hex, case: "inside") }
coh-outcome-gained = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
