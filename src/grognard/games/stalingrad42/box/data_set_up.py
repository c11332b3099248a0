# mypyc: interpreted
"""Who and what is in play when a scenario begins (S42-C1 to C4): its file, its card and the map put together.

A card tells of the whole campaign; who starts or arrives outside the scenario's part of the map or after its
last turn takes no part in it.
"""

from __future__ import annotations

from msgspec import Struct

from grognard.games.stalingrad42.box.data_scenario import ScenarioFile
from grognard.games.stalingrad42.box.data_types import Box, CardRow, UnitRow
from grognard.games.stalingrad42.box.map_types import MapFile

LOST = "lost"
VOLUNTEERS = "volunteers"
TRANSCAUCASUS = "transcaucasus"
BOXES = (LOST, VOLUNTEERS, TRANSCAUCASUS)


class Placed(Struct, frozen=True):
    """A unit that is there at the start: in a hex, in an entry area or in a box."""

    key: str
    lost: int
    hex: str = ""
    area: str = ""
    box: str = ""


class Coming(Struct, frozen=True):
    """A unit that arrives on a turn, in one of the entry areas as its owner chooses (S42-22.1.1)."""

    key: str
    turn: int
    areas: tuple[str, ...]
    lost: int
    mark: str


def is_hex(place: tuple[str, ...]) -> bool:
    """Tell whether a place of a card is a hex."""
    return len(place) == 1 and place[0].isdigit()


def hexes_in_play(scenario: ScenarioFile, chart: MapFile) -> frozenset[str]:
    """Return the hexes of the sheets that are played on."""
    extent = chart.extent_of(scenario.part)
    return frozenset(name for name in chart.hexes if extent.holds(name))


def area_hexes(scenario: ScenarioFile, chart: MapFile) -> dict[str, tuple[str, ...]]:
    """Return the entry areas in play and the hexes each opens on (S42-22); a box opens on none."""
    extent = chart.extent_of(scenario.part)
    return {
        area.letter: tuple(name for name in area.hexes_in(scenario.part) if extent.holds(name))
        for area in chart.areas
        if scenario.part in area.scenarios
    }


def area_sides(scenario: ScenarioFile, chart: MapFile) -> dict[str, str]:
    """Return whose the entry areas in play are (S42-22.2, C3.1)."""
    return {
        area.letter: area.side_in(scenario.part) for area in chart.areas if scenario.part in area.scenarios
    }


def placed_units(scenario: ScenarioFile, box: Box, chart: MapFile) -> tuple[Placed, ...]:
    """Return the units that are there at the start, in the order of the card."""
    played, areas = hexes_in_play(scenario, chart), area_hexes(scenario, chart)
    units: list[Placed] = []
    for row in _own_rows(scenario, box):
        if row.turn:
            continue
        place = row.place[0]
        if place in BOXES:
            if _box_in_play(place, scenario, box, played):
                units.append(Placed(row.key, row.lost, box=place))
        elif is_hex(row.place):
            if place in played:
                units.append(Placed(row.key, row.lost, hex=place))
        elif place in areas:
            units.append(Placed(row.key, row.lost, area=place))
    return tuple(units)


def arriving_units(scenario: ScenarioFile, box: Box, chart: MapFile) -> tuple[Coming, ...]:
    """Return the units that come during the scenario: those of the card, then its own arrivals."""
    areas = area_hexes(scenario, chart)
    units: list[Coming] = []
    for row in _own_rows(scenario, box):
        if not scenario.first_turn <= row.turn <= scenario.last_turn:
            continue
        places = tuple(place for place in row.place if place in areas)
        if places:
            units.append(Coming(row.key, row.turn, places, row.lost, row.mark))
    for arrival in scenario.arrivals:
        units += [Coming(key, arrival.turn, arrival.areas, 0, "") for key in arrival.keys]
    return tuple(units)


def upgraded(scenario: ScenarioFile) -> dict[str, str]:
    """Return whose counter has another's place from the start on (S42-32.4)."""
    return {each.key: each.becomes for each in scenario.upgrades if each.turn <= scenario.first_turn}


def stack_limit(side: str, units: list[UnitRow], box: Box) -> int:
    """Return how many units of a side may be in a hex, headquarters counted (S42-4.1, 4.3)."""
    figures = box.constants.stacking
    if side == "axis":
        return figures.axis
    headquarters = any(row.type in ("army", "tank_army") for row in units)
    return figures.soviet_with_headquarters if headquarters else figures.soviet


def counted(units: list[UnitRow], box: Box) -> int:
    """Return how many units of a hex count for stacking (S42-4.1, 4.2): no support, no non-combat units."""
    kinds = [box.types[row.type] for row in units]
    fighting = [kind for kind in kinds if kind.combat and not kind.support]
    free = sum(kind.free for kind in fighting)
    return len(fighting) - min(free, box.constants.stacking.free)


def _own_rows(scenario: ScenarioFile, box: Box) -> list[CardRow]:
    """Return the rows of the card that the scenario's own arrivals do not replace."""
    own = {key for arrival in scenario.arrivals for key in arrival.keys}
    return [row for row in box.cards[scenario.card] if row.key not in own]


def _box_in_play(place: str, scenario: ScenarioFile, box: Box, played: frozenset[str]) -> bool:
    """Tell whether a box of the card is used: the rule must be, or its cities."""
    if place == TRANSCAUCASUS:
        return TRANSCAUCASUS in scenario.campaign_rules
    if place == VOLUNTEERS:
        return played.issuperset(box.constants.special.volunteer_cities)
    return True
