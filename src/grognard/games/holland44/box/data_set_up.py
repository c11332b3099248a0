# mypyc: interpreted
"""Who and what is in play when a scenario begins (H44-S1.1, S2.1): its file, counters and map put together.

`printed` scenarios begin as the counters say (H44-2.3.11); what starts or arrives outside the scenario's part
of the map takes no part. `listed` scenarios have only the units they name.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.holland44.box.data_scenario import Arrival, Placed, ScenarioFile, Span
from grognard.games.holland44.box.data_types import Box, UnitRow
from grognard.games.holland44.box.map_types import MapFile

AT_SOURCE = "ASS"  # the drop code of who lands where his division's supply source is (H44-22.1.3)
POLISH = "P"  # its hexes are numbered: P1, P2, P3 (H44-22.5.2)


@lru_cache(maxsize=16)
def hexes_in(extent: tuple[Span, ...], lines: tuple[int, int], places: tuple[int, int]) -> frozenset[str]:
    """Return the hexes of the spans; of the whole map if there are none."""
    spans = extent or (Span(lines, places),)
    hexes: set[str] = set()
    for span in spans:
        for line in range(span.lines[0], span.lines[1] + 1):
            hexes.update(f"{line}{place:02d}" for place in range(span.places[0], span.places[1] + 1))
    return frozenset(hexes)


def hexes_in_play(scenario: ScenarioFile, chart: MapFile) -> frozenset[str]:
    """Return the hexes of the part of the map that is played on."""
    return hexes_in(scenario.extent, chart.extent.lines, chart.extent.places)


def area_hexes(scenario: ScenarioFile, chart: MapFile) -> dict[str, tuple[str, ...]]:
    """Return the entry areas in play and the hexes each opens on (H44-19): the map's, or the gates."""
    played = hexes_in_play(scenario, chart)
    gates: dict[str, tuple[str, ...]] = {gate.area: gate.hexes for gate in scenario.gates}
    by_letter: dict[str, tuple[str, ...]] = {}
    for area in chart.areas:
        hexes = gates.get(area.letter) or tuple(name for name in area.hexes if name in played)
        if hexes:
            by_letter[area.letter] = hexes
    return by_letter


def drop_hexes(code: str, division: str, chart: MapFile) -> tuple[str, ...]:
    """Return the hexes of a drop code (H44-22.2.1): two may share one, the Poles' are numbered."""
    if code == POLISH:
        return tuple(drop.hex for drop in chart.drops if drop.code[0] == POLISH and drop.code[1:].isdigit())
    return tuple(drop.hex for drop in chart.drops if drop.code == code and drop.division == division)


def placed_units(scenario: ScenarioFile, box: Box, chart: MapFile) -> tuple[Placed, ...]:
    """Return the units that are set up, in the order of the counters or of the scenario."""
    if scenario.set_up == "listed":
        return scenario.units
    played = hexes_in_play(scenario, chart)
    return tuple(Placed(row.key, hex=row.hex) for row in box.units.values() if row.hex and row.hex in played)


def arriving_units(scenario: ScenarioFile, box: Box, chart: MapFile) -> tuple[Arrival, ...]:
    """Return the units that come during the scenario, in the order of the counters or of the scenario."""
    if scenario.set_up == "listed":
        return scenario.arrivals
    areas = area_hexes(scenario, chart)
    played = hexes_in_play(scenario, chart)
    return tuple(
        Arrival(row.key, row.turn, row.area, row.drop)
        for row in box.units.values()
        if scenario.first_turn <= row.turn <= scenario.last_turn and _reaches(row, areas, played, box, chart)
    )


def _reaches(
    row: UnitRow, areas: dict[str, tuple[str, ...]], played: frozenset[str], box: Box, chart: MapFile
) -> bool:
    """Tell whether a unit's way onto the map is in play."""
    if row.area:
        return row.area in areas
    code = row.drop
    if code == AT_SOURCE:
        sources = [each for each in box.units.values() if each.type == "supply_source"]
        code = next(each.drop for each in sources if each.division == row.division)
    return any(name in played for name in drop_hexes(code, row.division, chart))


def unknown_hexes(scenario: ScenarioFile, chart: MapFile) -> tuple[str, ...]:
    """Return where face-down unknown units lie (H44-25.5): as the scenario says, else the map's in play."""
    if scenario.unknown is not None:
        return scenario.unknown
    played = hexes_in_play(scenario, chart)
    return tuple(name for name in chart.unknown_starts if name in played)


def bridge_states(scenario: ScenarioFile, chart: MapFile) -> dict[str, str]:
    """Return the state of every bridge by its hexside: the map's, or what the scenario says (H44-5.3.1)."""
    states = {bridge.hexside: bridge.start.lower() for bridge in chart.bridges}
    states.update({each.hexside: each.state for each in scenario.bridges})
    return states
