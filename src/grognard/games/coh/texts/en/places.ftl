### Places that players call by name (data/places.csv). `.inside` has the preposition that the place takes.

# A hex with a name: "the granary, G08"; without one: "F12".
coh-hex-named = { HEX($site) }, { $hex }
    .inside = { HEX($site, case: "inside") }, { $hex }
# The same where several are listed, and commas would not tell them apart.
coh-hex-listed = { $site } ({ $hex })
coh-hex = { $hex }
    .inside = in { $hex }

coh-site-granary = the granary
    .inside = in the granary
coh-site-tower = the tower
    .inside = in the tower
coh-site-crossroads = the crossroads
    .inside = at the crossroads
coh-site-eastern-house = the eastern house
    .inside = in the eastern house
coh-site-southern-brush = the southern brush
    .inside = in the southern brush
coh-site-bunker = the bunker
    .inside = in the bunker
coh-site-gun-position = the gun position
    .inside = in the gun position
coh-site-road = the road
    .inside = on the road
coh-site-road-east = the road east
    .inside = on the road east
coh-site-western-road = the western road
    .inside = on the western road
coh-site-farm = the farm
    .inside = on the farm
coh-site-hamlet = the hamlet
    .inside = in the hamlet
coh-site-western-mouth = the western mouth of the balka
    .inside = in the western mouth of the balka
coh-site-eastern-mouth = the eastern mouth of the balka
    .inside = in the eastern mouth of the balka
coh-site-bend = the bend of the balka
    .inside = in the bend of the balka
coh-site-ridge = the ridge
    .inside = on the ridge
coh-site-bridge = the bridge
    .inside = on the bridge
coh-site-northern-ford = the northern ford
    .inside = at the northern ford
coh-site-southern-ford = the southern ford
    .inside = at the southern ford
coh-site-wood = the wood
    .inside = in the wood
coh-site-hilltop = the top of Hill 228
    .inside = on the top of Hill 228
