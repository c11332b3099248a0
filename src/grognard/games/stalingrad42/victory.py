"""Chapter 24 and the ends of the scenarios: victory points, and who has won."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.state import RUNNING
from grognard.games.zocbond.kinds import REMNANT

from . import events, supply
from .scenario import AXIS, DIVISION, GERMAN, SOVIET
from .state import StalingradState
from .units import is_allied, is_combat_unit, is_of_tanks

# What a division counts for at Baku, in halves (S42-24.1.2).
WHOLE: Final = 2
HALF: Final = 1


# -- points (S42-24.1.1) -------------------------------------------------------------------------------------


def points(s: StalingradState) -> int:
    """The points that the Axis has now."""
    return hex_points(s) + edge_points(s) + exit_points(s) + beyond_points(s) + baku_points(s)


def hex_points(s: StalingradState) -> int:
    """Hexes it controls and can supply, less the cities that the Soviets hold behind the front of 28 June.

    In Fall Blau a hex that is cut off from all Soviet sources counts as well (S42-C1.3).
    """
    sc = s.sc
    lines = supply.lines(s, AXIS)
    total = 0
    for row, h in enumerate(sc.control_hexes):
        if sc.points[h] and not sc.temporary[h]:
            if s.control[row] == AXIS:
                total += sc.points[h] if supply.has_line(s, lines, h) else 0
            elif sc.isolated_count and not supply.has_line(s, supply.endless_lines(s, SOVIET), h):
                total += sc.points[h]
        if s.occupant[h] == SOVIET:
            total += sc.points_if_soviet[h]
    return total


def edge_points(s: StalingradState) -> int:
    """Soviet units beside the western areas cost points (S42-24.1.4)."""
    lost = 0
    for area in s.sc.edge_areas:
        gates = s.sc.gates[area - s.sc.size]
        if any(s.sc.owner[u] == SOVIET for h in gates for u in s.stack_at(h)):
            lost += s.sc.figures["points.edge"]
    return -lost


def exit_points(s: StalingradState) -> int:
    """Mechanized steps that left the map, as long as supplies can follow them (S42-C1.3)."""
    sc = s.sc
    total = 0
    for row, needed in enumerate(sc.exit_steps):
        if s.exited[row] >= needed and is_followed(s, row):
            total += sc.exit_points[row]
    return total


def is_followed(s: StalingradState, row: int) -> bool:
    """Whether a supply line of the Axis leads to one of the areas by which units left (S42-C1.3)."""
    lines = supply.lines(s, AXIS)
    areas = [s.sc.size + area for area, each in enumerate(s.sc.exit_row) if each == row]
    return any(supply.leads_over(s, lines, area) for area in areas)


def beyond_points(s: StalingradState) -> int:
    """For a German combat unit far enough beyond the Don (S42-C1.3)."""
    sc = s.sc
    if sc.beyond_points:
        for u in sc.units_of[AXIS]:
            at = s.place[u]
            if 0 <= at < sc.n and sc.beyond_don[at] and sc.nation[u] == GERMAN and is_combat_unit(s, u):
                return sc.beyond_points
    return 0


# -- Baku (S42-24.1.2) --------------------------------------------------------------------------------------


def division_halves(s: StalingradState, u: int) -> int:
    """What a unit counts for: weak divisions less, of allies least; brigades and remnants not at all."""
    sc = s.sc
    if not sc.kind[u] & DIVISION or sc.traits[u] & REMNANT:
        return 0
    value = WHOLE if s.steps[u] == sc.steps[u] else HALF
    return value - HALF if is_allied(sc, u) else value


def is_enough(s: StalingradState, units: list[int]) -> bool:
    """Whether there are five divisions, one of them of tanks."""
    figures = s.sc.figures
    tanks = [u for u in units if is_of_tanks(s, u) and division_halves(s, u)]
    halves = sum(division_halves(s, u) for u in units)
    return (
        halves >= WHOLE * figures["points.baku_divisions"]
        and len(tanks) >= figures["points.baku_tank_divisions"]
    )


def look_at_baku(s: StalingradState) -> None:
    """At the end of the Axis' movement: whether enough have gone there in this phase."""
    area = s.sc.baku_area
    if area >= 0 and not s.baku:
        new = [u for u in s.stack_at(area) if s.sc.owner[u] == AXIS and s.began[u] != area]
        s.baku = int(is_enough(s, new))


def at_baku(s: StalingradState) -> list[int]:
    """The units of the Axis there."""
    return [u for u in s.stack_at(s.sc.baku_area) if s.sc.owner[u] == AXIS]


def baku_points(s: StalingradState) -> int:
    """As long as enough of them stay, and a road leads from there to an own source."""
    area = s.sc.baku_area
    if area < 0 or not s.baku:
        return 0
    return s.sc.figures["points.baku"] if is_enough(s, at_baku(s)) and has_road(s, area) else 0


def has_road(s: StalingradState, area: int) -> bool:
    """Whether roads lead from an area to a source of the Axis."""
    lines = supply.lines(s, AXIS)
    for h in s.sc.gates[area - s.sc.size]:
        if (
            s.sc.supply_rules.road_to_area(s, h, area, AXIS)
            and lines.by_road(h)
            and s.sc.supply_rules.supply_road_hex(s, h, AXIS)
        ):
            return True
    return False


# -- who wins -----------------------------------------------------------------------------------------------


def check_victory(s: StalingradState) -> None:
    """The victory phase (S42-3.D): automatic victory, or the count after the last turn."""
    sc = s.sc
    total = points(s)
    s.tell(events.SCORE, total, sc.benchmark[s.turn] if sc.has_benchmarks else 0)
    if s.baku and not is_enough(s, at_baku(s)):
        s.baku = 0  # five must go there together once more (S42-24.1.2)
    if s.turn >= sc.last_turn:
        win(s, AXIS if total >= sc.victory_points else SOVIET)
    elif sc.victory_any_turn:
        if total >= sc.victory_points:
            win(s, AXIS)
    elif sc.has_benchmarks:
        margin = total + temporary_points(s) - sc.benchmark[s.turn]
        if abs(margin) >= sc.figures["points.margin"]:
            win(s, AXIS if margin > 0 else SOVIET)


def temporary_points(s: StalingradState) -> int:
    """Mount Elbrus, once a mountain division has been there; not at the end (S42-24.3)."""
    return s.sc.figures["points.elbrus"] if s.elbrus and s.turn < s.sc.last_turn else 0


def begin_axis_turn(s: StalingradState) -> None:
    """Stalingrad must be held until the Axis' half of a turn (S42-C3.5)."""
    sc = s.sc
    if sc.hold_turn == s.turn and not any(is_held(s, h) for h in sc.hold_hexes):
        win(s, SOVIET)


def is_held(s: StalingradState, h: int) -> bool:
    """Whether the Axis controls a hex or has a combat unit in it."""
    inside = any(s.sc.owner[u] == AXIS and is_combat_unit(s, u) for u in s.stack_at(h))
    return inside or supply.controls(s, h, AXIS)


def end_axis_turn(s: StalingradState) -> None:
    """Too few points at the end of the Axis' half of a turn lose the campaign (S42-C4.4)."""
    if s.turn == s.sc.check_turn and points(s) < s.sc.check_points:
        win(s, SOVIET)


def win(s: StalingradState, player: int) -> None:
    if s.outcome == RUNNING:
        s.tell(events.WINS, player)
        s.finish(1 << player)
