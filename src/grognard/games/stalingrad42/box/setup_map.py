# mypyc: interpreted
"""The map of a game as flat tables: terrain, waters, roads, railways, areas (S42-2.2.1)."""

from __future__ import annotations

from grognard.core.kernel.ints import ints, rows
from grognard.games.zocbond.box.setup import Sides, fill_lines

from ..scenario import (
    ALPINE,
    ALPINE_SHUT,
    CLOSED,
    CROSSING,
    GREEN,
    LAKE,
    LAKE_FROZEN,
    MAIN,
    MAJOR,
    MAJOR_CITY,
    MAJOR_FROZEN,
    MINOR,
    MINOR_CITY,
    NEVER,
    NO_BRIDGE,
    PLAIN,
    RAIL_BRIDGE,
    ROAD_BRIDGE,
    SEA,
    SEAS,
    SEASONAL_MARSH,
    SECONDARY,
    SHUT,
    SIDES,
    SOVIET,
    STOPS_ZOC,
    VOLGA,
    WATERS,
    StalingradScenario,
)
from .data_scenario import ScenarioFile
from .data_types import Box
from .map_files import ALPINE as ALPINE_BIT
from .map_files import BRIDGE as BRIDGE_BIT
from .map_files import CLOSED as CLOSED_TERRAIN
from .map_files import CROSSING as CROSSING_BIT
from .map_files import FLOTILLA as FLOTILLA_BIT
from .map_files import FREEZING as FREEZING_BIT
from .map_files import FRONT as FRONT_BIT
from .map_files import GREEN as GREEN_TRACK
from .map_files import LAKE as LAKE_BIT
from .map_files import MAIN as MAIN_TRACK
from .map_files import MAJOR as MAJOR_BIT
from .map_files import MINOR as MINOR_BIT
from .map_files import PLAIN as PLAIN_TRACK
from .map_files import RAIL_BRIDGE as RAIL_BRIDGE_BIT
from .map_files import SEA as SEA_BIT
from .map_files import SECONDARY as SECONDARY_TRACK
from .map_files import TERRAIN_IDS, UNFINISHED
from .map_files import VOLGA as VOLGA_BIT
from .map_types import Extent, MapFile, Sheet

FREEZING_SHEETS = ("A", "B")  # where major rivers freeze (S42-23.4)
FORT_GROUPS = ("north", "south", "rostov")


def fill_map(sc: StalingradScenario, file: ScenarioFile, box: Box, chart: MapFile) -> None:
    fill_ground(sc, box, chart)
    fill_prices(sc, box)
    fill_places(sc, box, chart)
    fill_sides(sc, chart)
    fill_railways(sc, chart)
    fill_areas(sc, file, box, chart)
    fill_lines(sc, lambda h, sides: line_sides(sc, h, sides))
    fill_regions(sc, box, chart)


def find(sc: StalingradScenario, name: str) -> int:
    """A hex by its number; -1 if it is on no sheet of the scenario."""
    return sc.board.book.find(name) if name else -1


def price(value: int | None) -> int:
    return CLOSED if value is None else value


def fill_ground(sc: StalingradScenario, box: Box, chart: MapFile) -> None:
    """Terrain; the sea and what is out of play are entered by nobody (S42-2.2.3)."""
    sc.terrain_names = list(TERRAIN_IDS)
    for name in TERRAIN_IDS:
        row = box.terrain.get(name)
        sc.wet_terrain.append(TERRAIN_IDS.index(row.wet_as if row else name))
        sc.supply_cost.append(row.supply_cost if row else 1)
        sc.fort_ground.append(row.fort if row else False)
        sc.attrition.append(row.attrition if row else 0)
    sc.endures_at = next(band.low for band in box.attrition if band.result == "none" and band.low)
    for h in range(sc.n):
        name = sc.place_names[h]
        terrain = chart.hexes[name].terrain
        sc.terrain[h] = TERRAIN_IDS.index(terrain)
        sc.in_play[h] = 0 if terrain in CLOSED_TERRAIN else 1
        sc.column[h] = int(name[:2])
        sc.row[h] = int(name[2:])
    sc.cities = [h for h in range(sc.n) if sc.terrain[h] in (MINOR_CITY, MAJOR_CITY)]


def fill_prices(sc: StalingradScenario, box: Box) -> None:
    """What ground, waters, bridges and roads cost each class of units (S42-2.2.1, 5.2, 5.5.4)."""
    kinds = [box.terrain.get(name) for name in TERRAIN_IDS]
    sc.hex_price = [
        [price(t.foot) if t else CLOSED for t in kinds],
        [price(t.mech) if t else CLOSED for t in kinds],
        [price(t.veh) if t else CLOSED for t in kinds],
        [t.mountain_unit if t else CLOSED for t in kinds],
    ]
    waters = [box.hexsides[name] if name else None for name in WATERS]
    mountain = [price(w.mountain_unit) if w else 0 for w in waters]
    mountain[ALPINE_SHUT] = CLOSED
    mechanised = [price(w.mech) if w else 0 for w in waters]
    sc.water_price = [[price(w.foot) if w else 0 for w in waters], mechanised, mechanised, mountain]
    wet = box.hexsides["minor_wet"]
    sc.wet_minor_price = [price(wet.foot), price(wet.mech), price(wet.mech), price(wet.mountain_unit)]
    bridges = [box.bridges["road"], box.bridges["rail"], box.bridges["crossing"]]
    on_foot = [CLOSED, *(b.foot for b in bridges)]
    driving = [CLOSED, *(b.mech for b in bridges)]
    sc.bridge_price = [on_foot, driving, driving, on_foot]
    second, main = box.roads["secondary"], box.roads["main"]
    walking = [CLOSED, second.foot, main.foot]
    rolling = [CLOSED, second.mech, main.mech]
    sc.road_price = [walking, rolling, rolling, walking]
    splashing = [CLOSED, second.mech_wet, main.mech_wet]
    sc.wet_road_price = [walking, splashing, splashing, walking]
    off_road = min([cost for row in sc.hex_price for cost in row if cost != CLOSED])
    by_road = [min(costs) for costs in zip(walking[1:], rolling[1:], splashing[1:], strict=True)]
    sc.least_price = ints([off_road, *[min(off_road, cost) for cost in by_road]])


def fill_places(sc: StalingradScenario, box: Box, chart: MapFile) -> None:
    """Towns, landmarks, ports and what hexes are worth."""
    for place in chart.places:
        h = find(sc, place.hex)
        if h < 0:
            continue
        sc.place_label[h] = place.name
        sc.town[h] = 1 if place.size == "town" else 0
        sc.landmark[h] = 1 if place.size == "landmark" else 0
        sc.points[h] = place.victory
        sc.points_if_soviet[h] = place.if_soviet
        sc.temporary[h] = 1 if place.temporary else 0
        if place.port and sc.in_play[h]:
            sc.port[h] = SEAS.index(place.port)
            sc.ports[sc.port[h]].append(h)
    names = box.constants.places
    sc.strait_hex = find(sc, names.taman)
    sc.temryuk = find(sc, names.temryuk)
    sc.elbrus = find(sc, names.elbrus)
    sc.rostov = find(sc, names.rostov)
    sc.stalingrad = [find(sc, name) for name in names.stalingrad if find(sc, name) >= 0]
    cities = [find(sc, name) for name in box.constants.special.volunteer_cities]
    sc.volunteer_cities = cities if min(cities) >= 0 else []
    for forts in chart.forts:
        for name in forts.hexes:
            if find(sc, name) >= 0:
                sc.fort_group[find(sc, name)] = FORT_GROUPS.index(forts.group)


def fill_sides(sc: StalingradScenario, chart: MapFile) -> None:
    """Waters, bridges and roads across every hexside, in summer and in winter."""
    board = sc.board
    freezing = {
        name for sheet in chart.sheets if sheet.key in FREEZING_SHEETS for name in sheet_hexes(sc, sheet)
    }
    for e in range(6 * sc.size):
        bits = board.side_feature[e]
        water = water_of(bits)
        sc.water[e] = water
        sc.winter_water[e] = water
        ends = [at for at in (e // 6, sc.neighbour[e]) if 0 <= at < sc.n]
        if water == MAJOR and any(at in freezing for at in ends):
            sc.winter_water[e] = MAJOR_FROZEN
        elif water == LAKE and bits & FREEZING_BIT:
            sc.winter_water[e] = LAKE_FROZEN
        elif water == ALPINE:
            sc.winter_water[e] = ALPINE_SHUT
        sc.road[e] = (
            MAIN if board.tracks[MAIN_TRACK][e] else SECONDARY if board.tracks[SECONDARY_TRACK][e] else 0
        )
        sc.bridge[e] = (
            ROAD_BRIDGE
            if bits & BRIDGE_BIT
            else RAIL_BRIDGE
            if bits & RAIL_BRIDGE_BIT
            else CROSSING
            if bits & CROSSING_BIT
            else NO_BRIDGE
        )
        closed = any(not sc.in_play[at] for at in ends)
        sc.barrier[e] = SHUT if closed else barrier_of(sc.water[e])
        sc.winter_barrier[e] = SHUT if closed else barrier_of(sc.winter_water[e])
        sc.fixed_span[e] = 1 if sc.bridge[e] else 0
        sc.flotilla_side[e] = 1 if bits & FLOTILLA_BIT else 0
    for h in range(sc.n):
        for d in range(6):
            if sc.flotilla_side[6 * h + d] and board.book.canonical_side(h, d) == 6 * h + d:
                sc.flotilla_sides.append(6 * h + d)


def sheet_hexes(sc: StalingradScenario, sheet: Sheet) -> list[int]:
    extent = Extent(sheet.columns, sheet.rows)
    return [h for h in range(sc.n) if extent.holds(sc.place_names[h])]


def water_of(bits: int) -> int:
    """What lies on a hexside; rivers inside a hex are not on the map at all (S42-2.2.2, 9.5.5)."""
    for bit, water in (
        (SEA_BIT, SEA),
        (LAKE_BIT, LAKE),
        (VOLGA_BIT, VOLGA),
        (ALPINE_BIT, ALPINE),
        (MAJOR_BIT, MAJOR),
        (MINOR_BIT, MINOR),
    ):
        if bits & bit:
            return water
    return 0


def barrier_of(water: int) -> int:
    """What lies on a hexside between hexes in play keeps away (S42-2.2.3, 6.1)."""
    if water in (LAKE, SEA, ALPINE_SHUT):
        return SHUT
    return STOPS_ZOC if water == VOLGA else 0


def fill_railways(sc: StalingradScenario, chart: MapFile) -> None:
    """Railways: the best kind across each hexside, and when those open that are being built (S42-17.5).

    The Caspian railway is on no track of the board (S42-5.6.6).
    """
    board = sc.board
    opens: dict[int, int] = {}
    for railway in chart.railways:
        if railway.kind == "unfinished":
            for a, b in zip(railway.hexes, railway.hexes[1:], strict=False):
                if find(sc, a) >= 0 and find(sc, b) >= 0:
                    opens[board.side(f"{min(a, b)}/{max(a, b)}")] = railway.opens
    for e in range(6 * sc.size):
        if board.tracks[GREEN_TRACK][e]:
            sc.rail[e] = GREEN
        elif board.tracks[PLAIN_TRACK][e]:
            sc.rail[e] = PLAIN
        elif board.tracks[UNFINISHED][e]:
            sc.rail[e] = PLAIN
            h, d = divmod(e, 6)
            sc.rail_opens[e] = opens.get(board.book.canonical_side(h, d), 0) if h < sc.n else 0
    directions: list[list[int]] = []
    for h in range(sc.n):
        sides = range(6 * h, 6 * h + 6)
        sc.rail_hex[h] = 1 if any(sc.rail[e] for e in sides) else 0
        sc.green_hex[h] = 1 if any(sc.rail[e] == GREEN for e in sides) else 0
        directions.append([e - 6 * h for e in sides if sc.rail[e] and 0 <= sc.neighbour[e] < sc.n])
    sc.rail_directions = rows(directions)
    for link in chart.links:
        if link.kind == "rail_ferry" and all(find(sc, name) >= 0 for name in link.hexes):
            sc.rail_ferry = [find(sc, name) for name in link.hexes]
            for h in sc.rail_ferry:
                sc.rail_hex[h] = 1
    sc.rail_hexes = [h for h in range(sc.n) if sc.rail_hex[h]]
    for h in sc.rail_hexes:
        for at in sc.neighbour[6 * h : 6 * h + 6]:
            if 0 <= at < sc.n:
                sc.near_rail[at] = 1
    sc.air_bases = [h for h in sc.rail_hexes if h in sc.cities or sc.town[h] or sc.landmark[h]]


def fill_areas(sc: StalingradScenario, file: ScenarioFile, box: Box, chart: MapFile) -> None:
    """Entry areas (S42-22): the hexes they open on, whose they are, and what touches what (S42-22.6.1)."""
    figures = box.constants.areas
    groups = (figures.axis_group, figures.north_group, figures.south_group)
    letters: list[str] = []
    for area in chart.areas:
        if file.part not in area.scenarios:
            continue
        letters.append(area.letter)
        node = sc.board.place("@" + area.letter)
        number = node - sc.size
        assert number == len(sc.area_owner), "areas come in the order of the map file"
        sc.area_owner.append(SIDES.index(area.side_in(file.part)))
        sc.side_areas[sc.area_owner[number]].append(node)
        sc.area_group.append(next((i for i, group in enumerate(groups) if area.letter in group), -1))
        for name in area.hexes_in(file.part):
            h = find(sc, name)
            if h >= 0 and sc.gate_of[h] < 0:  # a corner that two areas touch is the first one's
                sc.gates[number].append(h)
                sc.gate_of[h] = node
                fill_gate(sc, h)
    places = {letter: sc.board.place("@" + letter) for letter in letters}
    for cell in range(sc.n, sc.size):
        sc.edge_area[cell] = sc.board.area_of[cell]
    sc.corps_areas = [places[x] for x in box.constants.replacements.tank_corps_areas if x in places]
    sc.north_areas = [places[letter] for letter in figures.north_group if letter in places]
    reinforced = box.constants.campaign.army_areas
    sc.reinforced_areas = [places[letter] for letter in reinforced if letter in places]
    sc.caspian_box = places.get(figures.box, -1)
    sc.baku_area = places.get(box.constants.points.baku_area, -1)
    sc.baku_retreats = [places[letter] for letter in box.constants.points.baku_retreats if letter in places]
    sc.closed_area = places.get(box.constants.winter.closed_area, -1)
    sc.closed_to = [places[letter] for letter in box.constants.winter.closed_to if letter in places]
    fill_strait(sc, places.get(box.constants.sea.strait_area, -1))
    if file.victory.exits:
        sc.joined_areas = [sc.size + a for a in range(sc.areas) if sc.area_owner[a] == SOVIET]
    fill_links(sc)
    fill_entries(sc, file, chart)
    fill_supply_gates(sc, file, chart)
    sc.exit_row = [-1] * sc.areas
    for row, way in enumerate(file.victory.exits):
        sc.exit_steps.append(way.steps)
        sc.exit_points.append(way.vp)
        for letter in way.areas:
            if letter in places:
                sc.exit_row[places[letter] - sc.size] = row


def fill_gate(sc: StalingradScenario, h: int) -> None:
    """The best road, and a railway, that lead off the map from a hex, and the hexside attacks come over."""
    for side in range(6 * h, 6 * h + 6):
        if sc.neighbour[side] >= sc.n:
            sc.gate_road[h] = max(sc.gate_road[h], sc.road[side])
            if sc.gate_side[h] < 0 or sc.water[side] < sc.water[sc.gate_side[h]]:
                sc.gate_side[h] = side
            if sc.rail[side]:
                sc.gate_rail[h] = 1


def fill_strait(sc: StalingradScenario, area: int) -> None:
    """Taman is where one gets from the Crimea, over the strait of Kerch (S42-5.7.2)."""
    sc.strait_area = area
    if area >= 0 and sc.strait_hex >= 0:
        sc.gates[area - sc.size].append(sc.strait_hex)
        sc.gate_of[sc.strait_hex] = area


def fill_links(sc: StalingradScenario) -> None:
    """Any area of a group from any other; the Soviet ones by the Caspian box too (S42-22.6.2 to 22.6.4).

    In Fall Blau Soviet reinforcements may go to any own area (S42-C1.2).
    """
    for a in range(sc.areas):
        for b in range(sc.areas):
            boxed = sc.caspian_box - sc.size in (a, b)
            same = sc.area_group[a] == sc.area_group[b] >= 0
            soviet = sc.area_owner[a] == SOVIET == sc.area_owner[b]
            joined = boxed or sc.size + a in sc.joined_areas
            if a != b and sc.area_owner[a] == sc.area_owner[b] and (same or (joined and soviet)):
                sc.area_links[a].append(sc.size + b)


def fill_entries(sc: StalingradScenario, file: ScenarioFile, chart: MapFile) -> None:
    """Where the Axis enters the Caucasus at first and later (S42-C2.2)."""
    lines = chart.scenario(file.part)
    if not lines.entry_first or not lines.entry_later:
        return
    first, later = (column_range(pair) for pair in (lines.entry_first, lines.entry_later))
    for h in range(sc.n):
        name = sc.place_names[h]
        if sc.gate_of[h] >= 0 and name[2:] == lines.entry_first[0][2:]:
            column = int(name[:2])
            sc.entry_from[h] = (
                file.first_turn if column in first else file.first_turn + 1 if column in later else NEVER
            )


def fill_supply_gates(sc: StalingradScenario, file: ScenarioFile, chart: MapFile) -> None:
    """In the Caucasus supply comes only by roads of the northern edge, west of a hex (S42-C2.2)."""
    limit = chart.scenario(file.part).supply_west_of
    for h in range(sc.n):
        if limit and sc.entry_from[h] and (not sc.gate_road[h] or sc.place_names[h][:2] >= limit[:2]):
            sc.supply_gate[h] = 0


def column_range(pair: tuple[str, str]) -> range:
    return range(int(pair[0][:2]), int(pair[1][:2]) + 1)


def line_sides(sc: StalingradScenario, h: int, sides: Sides) -> tuple[Sides, Sides, Sides, Sides]:
    """Where supply lines can always cross, and where that depends: on the season, on who asks, or on which
    way they go.
    """
    changing = (LAKE, ALPINE, VOLGA)
    roads = [side for side in sides if sc.road[side] or meets_at_crossing(sc, h, sc.neighbour[side], side)]
    dry = [side for side in sides if sc.water[side] != SEA]
    easy = [side for side in dry if sc.water[side] not in changing and counts_one(sc, h, side)]
    return (
        [side for side in roads if sc.water[side] != ALPINE],
        [side for side in roads if sc.water[side] == ALPINE],
        easy,
        [side for side in dry if side not in easy],
    )


def meets_at_crossing(sc: StalingradScenario, h: int, to: int, side: int) -> bool:
    """Whether roads of two hexes lead to the crossing between them: they are continuous (S42-16.3.3)."""
    return sc.bridge[side] == CROSSING and all(any(sc.road[6 * at : 6 * at + 6]) for at in (h, to))


def counts_one(sc: StalingradScenario, h: int, side: int) -> bool:
    """Whether a hexside of a hex counts one both ways whatever the season."""
    ends = (sc.terrain[h], sc.terrain[sc.neighbour[side]])
    if SEASONAL_MARSH in ends:
        return False
    return sc.road[side] != 0 or all(sc.supply_cost[terrain] == 1 for terrain in ends)


def fill_regions(sc: StalingradScenario, box: Box, chart: MapFile) -> None:
    """What lies behind the front of 28 June (S42-17.1), and the lower Don (S42-20.6)."""
    queue = [h for h in range(sc.n) if sc.place_names[h] in chart.start_line.axis]
    for h in queue:
        sc.west[h] = 1
    while queue:
        h = queue.pop()
        for side in range(6 * h, 6 * h + 6):
            to = sc.neighbour[side]
            closed = sc.board.side_feature[side] & FRONT_BIT
            if 0 <= to < sc.n and sc.in_play[to] and not sc.west[to] and not closed:
                sc.west[to] = 1
                queue.append(to)
    for water in chart.waterways:
        if water.key == "don":
            mark_lower_don(sc, water.hexsides, box.constants.places.kalach)


def mark_lower_don(sc: StalingradScenario, hexsides: tuple[str, ...], kalach: str) -> None:
    """The hexsides of the Don from Kalach to the sea."""
    first = next((i for i, text in enumerate(hexsides) if kalach in text), len(hexsides))
    for text in hexsides[first:]:
        if all(find(sc, name) >= 0 for name in text.split("/")):
            side = sc.board.side(text)
            sc.lower_don[side] = 1
            sc.lower_don[6 * sc.neighbour[side] + (side % 6 + 3) % 6] = 1
