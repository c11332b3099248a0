# mypyc: interpreted
"""The map of a game as flat tables: terrain, waters, roads, bridges, ferries, areas (H44-2.2.2, 2.2.3)."""

from __future__ import annotations

from grognard.core.kernel.ints import ints
from grognard.games.zocbond.box.setup import Sides, fill_lines

from ..scenario import (
    BRIDGES,
    CANAL,
    CITY,
    CLOSED,
    CORPS_NAMES,
    DIVISIONS,
    HIGHWAY,
    MAJOR,
    MINOR,
    NO_WATER,
    ROAD,
    TOWN,
    HollandScenario,
)
from .data_scenario import ScenarioFile
from .data_types import Box
from .map_files import CANAL as CANAL_BIT
from .map_files import HIGHWAY as HIGHWAY_TRACK
from .map_files import MAJOR as MAJOR_BIT
from .map_files import MINOR as MINOR_BIT
from .map_files import ROAD as ROAD_TRACK
from .map_files import TERRAIN_IDS
from .map_types import MapFile

NEVER = 99
POLISH = "P"  # the code of the Polish drop hexes
CORPS_OF = {"XII": 0, "XXX": 1, "VIII": 2}  # as map files name them -> index of CORPS_NAMES


def fill_map(sc: HollandScenario, file: ScenarioFile, box: Box, chart: MapFile) -> None:
    fill_ground(sc, box, chart)
    fill_sides(sc)
    fill_waterways(sc, chart)
    fill_extent(sc, file)
    fill_lines(sc, lambda h, sides: line_sides(sc, sides))
    sc.built_up = [h for h in range(sc.n) if sc.in_play[h] and sc.terrain[h] in (CITY, TOWN)]
    fill_areas(sc, file, chart)
    fill_bridges(sc, file, chart)
    fill_ferries(sc, chart)
    fill_zones(sc, box, chart)
    fill_drops(sc, chart)
    for h in range(sc.n):
        name = sc.place_names[h]
        sc.north_of_neder_rijn[h] = name in region(chart, "north_of_neder_rijn")
        sc.north_of_waal[h] = name in region(chart, "north_of_waal")


def region(chart: MapFile, key: str) -> frozenset[str]:
    return chart.region(key) if any(r.key == key for r in chart.regions) else frozenset()


def fill_ground(sc: HollandScenario, box: Box, chart: MapFile) -> None:
    """Terrain, villages, and the number of each line."""
    sc.terrain_names = list(TERRAIN_IDS)
    for h in range(sc.n):
        name = sc.place_names[h]
        row = chart.hexes[name]
        sc.terrain[h] = TERRAIN_IDS.index(row.terrain)
        sc.village[h] = 1 if row.village else 0
        sc.heath[h] = 1 if row.heath else 0
        sc.lines[h] = int(name[:2])
    kinds = [box.terrain[name] for name in TERRAIN_IDS]
    sc.hex_price = [
        [price(t.foot) for t in kinds],
        [price(t.mech) for t in kinds],
        [price(t.veh) for t in kinds],
    ]
    waters = [box.waters["minor"], box.waters["canal"], box.waters["major"]]
    sc.water_price = [
        [0, *(price(w.foot) for w in waters)],
        [0, *(price(w.mech) for w in waters)],
        [0, *(price(w.veh) for w in waters)],
    ]
    sc.road_price[ROAD] = box.roads["road"].cost
    sc.road_price[HIGHWAY] = box.roads["highway"].cost
    off_road = min([cost for row in sc.hex_price for cost in row if cost != CLOSED])
    sc.least_price = ints([off_road, *[min(off_road, cost) for cost in sc.road_price[ROAD:]]])


def price(value: int | None) -> int:
    return CLOSED if value is None else value


def fill_sides(sc: HollandScenario) -> None:
    """Waters and roads across every hexside; a road over a minor river has a bridge there (H44-8.4, 5.2)."""
    board = sc.board
    for e in range(6 * sc.size):
        bits = board.side_feature[e]
        sc.water[e] = (
            MAJOR if bits & MAJOR_BIT else CANAL if bits & CANAL_BIT else MINOR if bits & MINOR_BIT else 0
        )
        if board.tracks[HIGHWAY_TRACK][e]:
            sc.road[e] = HIGHWAY
        elif board.tracks[ROAD_TRACK][e]:
            sc.road[e] = ROAD
        sc.fixed_span[e] = 1 if sc.road[e] and sc.water[e] == MINOR else 0


def fill_waterways(sc: HollandScenario, chart: MapFile) -> None:
    """Which river or canal lies on each hexside (H44-15.6)."""
    for number, water in enumerate(chart.waterways):
        for text in water.hexsides:
            side = sc.board.side(text)
            other = sc.neighbour[side]
            sc.waterway[side] = number
            if other >= 0:
                sc.waterway[6 * other + (side % 6 + 3) % 6] = number


def line_sides(sc: HollandScenario, sides: Sides) -> tuple[Sides, Sides, Sides, Sides]:
    """Where supply lines can always cross, and where that depends: bridges come and go."""
    roads = [side for side in sides if sc.road[side]]
    return (
        [side for side in roads if sc.water[side] == NO_WATER],
        [side for side in roads if sc.water[side] != NO_WATER],
        [side for side in sides if sc.water[side] != MAJOR],
        [side for side in sides if sc.water[side] == MAJOR],
    )


def fill_extent(sc: HollandScenario, file: ScenarioFile) -> None:
    """Hexes outside the part of the map that a scenario uses are out of play."""
    if not file.extent:
        return
    for h in range(sc.n):
        line, place = int(sc.place_names[h][:2]), int(sc.place_names[h][2:])
        inside = any(
            span.lines[0] <= line <= span.lines[1] and span.places[0] <= place <= span.places[1]
            for span in file.extent
        )
        sc.in_play[h] = 1 if inside else 0


def fill_areas(sc: HollandScenario, file: ScenarioFile, chart: MapFile) -> None:
    """Entry areas (H44-19.2.1): the hexes they open on, whose they are, and what touches what."""
    moved: dict[str, tuple[str, ...]] = {gate.area: gate.hexes for gate in file.gates}
    letters = [area.letter for area in chart.areas]
    for area in chart.areas:
        node = sc.board.place("@" + area.letter)
        number = node - sc.size
        assert number == len(sc.area_allied_from), "areas come in the order of the map file"
        sc.area_allied_from.append(0 if area.side == "allied" else area.allied_from or NEVER)
        hexes = moved.get(area.letter, area.hexes) if file.extent else area.hexes
        for name in hexes:
            h = sc.board.hex(name)
            if sc.in_play[h]:
                sc.gates[number].append(h)
                sc.gate_of[h] = node
                fill_gate(sc, h)
        for name in area.ferry_only:
            h = sc.board.hex(name)
            if sc.in_play[h] and area.letter not in moved:
                sc.gate_closed[h] = 1
                if h not in sc.gates[number]:
                    sc.gates[number].append(h)
                sc.gate_of[h] = node
    if "allied_areas_early" in file.special:
        sc.areas_change = sc.first_turn
        sc.area_allied_from = [sc.first_turn if 0 < t < NEVER else t for t in sc.area_allied_from]
    fill_edge(sc)
    for a, b in chart.touching:
        first, second = letters.index(a), letters.index(b)
        sc.area_links[first].append(sc.size + second)
        sc.area_links[second].append(sc.size + first)
    for links in sc.area_links:
        links.sort()


def fill_edge(sc: HollandScenario) -> None:
    """A cell just off the map is of the area on which a hex beside it opens.

    Where two areas meet it is that of the hex which has fewer such cells, so that no hex is without one.
    """
    claims: list[tuple[int, int, int]] = []  # how many cells a hex has, the hex, one of them
    for h in range(sc.n):
        beyond = [cell for cell in sc.neighbour[6 * h : 6 * h + 6] if cell >= sc.n]
        if sc.gate_of[h] >= 0:
            claims += [(len(beyond), h, cell) for cell in beyond]
    for _, h, cell in sorted(claims):
        if sc.edge_area[cell] < 0:
            sc.edge_area[cell] = sc.gate_of[h]


def fill_gate(sc: HollandScenario, h: int) -> None:
    """The best road and the least water between a hex and its area, and the hexside attacks come over."""
    roads, waters = [0], []
    for side in range(6 * h, 6 * h + 6):
        to = sc.neighbour[side]
        if to >= sc.n or (to >= 0 and not sc.in_play[to]):
            roads.append(sc.road[side])
            waters.append(sc.water[side])
            best = sc.gate_side[h]
            if best < 0 or (sc.water[side], -sc.road[side]) < (sc.water[best], -sc.road[best]):
                sc.gate_side[h] = side
    sc.gate_road[h] = max(roads)
    sc.gate_water[h] = min(waters, default=0)


def fill_bridges(sc: HollandScenario, file: ScenarioFile, chart: MapFile) -> None:
    """Bridges over canals and major rivers, each with its marker at the start (H44-5.3.1, S1.2)."""
    states = {placed.hexside: BRIDGES.index(placed.state) for placed in file.bridges}
    for number, bridge in enumerate(chart.bridges):
        side = sc.board.side(bridge.hexside)
        h, other = divmod(side, 6)[0], sc.neighbour[side]
        sc.bridge_names.append(bridge.name)
        sc.bridge_side.append(side)
        sc.bridge_rail.append(1 if bridge.kind == "rail" else 0)
        sc.bridge_never_blown.append(1 if bridge.never_blown else 0)
        sc.bridge_spared.append(1 if bridge.spared_turn_1 else 0)
        sc.bridge_start.append(states.get(bridge.hexside, BRIDGES.index(bridge.start.lower())))
        sc.bridge_of[side] = number
        if other >= 0:
            sc.bridge_of[6 * other + (side % 6 + 3) % 6] = number
        for end in (h, other):
            if 0 <= end < sc.n:
                sc.bridges_at[end].append(number)


def fill_ferries(sc: HollandScenario, chart: MapFile) -> None:
    """Ferries over major rivers (H44-8.5.5)."""
    for number, ferry in enumerate(chart.ferries):
        side = sc.board.side(ferry.hexside)
        other = sc.neighbour[side]
        sc.ferry_names.append(ferry.name)
        sc.ferry_side.append(side)
        sc.ferry_area.append(sc.board.place("@" + ferry.area) if ferry.area else -1)
        sc.ferry_of[side] = number
        if ferry.area and sc.gate_closed[side // 6]:
            sc.gate_side[side // 6] = side
        if other >= 0:
            sc.ferry_of[6 * other + (side % 6 + 3) % 6] = number


def fill_zones(sc: HollandScenario, box: Box, chart: MapFile) -> None:
    """Where the corps boundaries part the map: zones south of their northern end (H44-23.4).

    A boundary runs from the southern edge north, so on each line of hexes its zones follow from west to east.
    """
    if not chart.boundaries:
        return
    crossings: dict[tuple[int, int], tuple[int, int]] = {}  # (hex, direction) -> corps on this side, beyond
    for boundary in chart.boundaries:
        west, east = (CORPS_OF[name] for name in boundary.between)
        for text in boundary.hexsides:
            h, d = divmod(sc.board.side(text), 6)
            other = sc.neighbour[6 * h + d]
            a, b = (h, other) if sc.board.x[h] < sc.board.x[other] else (other, h)
            sc.zone[a], sc.zone[b] = west, east
            crossings[(h, d)] = crossings[(other, (d + 3) % 6)] = (west, east)
    queue = [h for h in range(sc.n) if sc.zone[h] >= 0]
    while queue:
        h = queue.pop(0)
        for d in range(6):
            to = sc.neighbour[6 * h + d]
            if 0 <= to < sc.n and sc.zone[to] < 0 and (h, d) not in crossings:
                if sc.lines[to] < box.constants.movement.boundary_end_line:
                    sc.zone[to] = sc.zone[h]
                    queue.append(to)
    for corps in range(len(CORPS_NAMES)):
        sc.zone_depth.append(depths(sc, corps))


def depths(sc: HollandScenario, corps: int) -> list[int]:
    """By hex: how many hexes it lies outside a corps' zone; 0 inside, and north of where the lines end."""
    depth_at = [0 if sc.zone[h] in (-1, corps) else -1 for h in range(sc.n)]
    edge = [h for h in range(sc.n) if sc.zone[h] == corps]
    depth = 0
    while edge:
        depth += 1
        around = [to for h in edge for to in sc.neighbour[6 * h : 6 * h + 6]]
        edge = sorted({to for to in around if 0 <= to < sc.n and depth_at[to] < 0})
        for h in edge:
            depth_at[h] = depth
    return depth_at


def fill_drops(sc: HollandScenario, chart: MapFile) -> None:
    """Drop hexes by code; two hexes may share one (H44-22.2.1), those of the Poles are one (H44-22.5.2)."""
    for drop in chart.drops:
        ours = drop.division in DIVISIONS
        code = drop.code if ours else POLISH
        if code not in sc.drop_codes:
            sc.drop_codes.append(code)
            sc.drop_hexes.append([])
            sc.drop_division.append(DIVISIONS.index(drop.division) if ours else -1)
        sc.drop_hexes[sc.drop_codes.index(code)].append(sc.board.hex(drop.hex))
