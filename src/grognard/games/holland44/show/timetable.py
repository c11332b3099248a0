# mypyc: interpreted
"""The calendar of a scenario: who comes when and where, replacements, areas that change hands."""

from __future__ import annotations

from grognard.core.telling.message import Message, msg
from grognard.core.telling.table import Due

from ..box.data_files import load_box
from ..box.data_scenario import ScenarioFile
from ..box.data_set_up import arriving_units
from ..box.map_files import load_map
from ..scenario import ALLIED, GERMAN, NIGHT, SIDES, TURN_KINDS, HollandScenario
from .briefing import way_of


def turn_names(sc: HollandScenario) -> list[Message]:
    """Every turn of the track: its day and time of day (H44-3.0)."""
    return [
        msg("holland44-turn-name", day=int(date[-2:]), kind=TURN_KINDS[kind].lower())
        for date, kind in zip(sc.turn_dates[1:], sc.turn_kind[1:], strict=True)
    ]


def calendar(sc: HollandScenario, file: ScenarioFile) -> list[Due]:
    dates = [*arrivals(file), *replacements(sc), *changes(sc)]
    return sorted(dates, key=lambda date: (date.turn, date.owner, date.kind, date.place))


def arrivals(file: ScenarioFile) -> list[Due]:
    """H44-19.1, 22.1.1: together who comes in the same turn by the same way."""
    box = load_box()
    groups: dict[tuple[int, int, str, str], list[str]] = {}
    for each in arriving_units(file, box, load_map()):
        owner = SIDES.index(box.units[each.key].side)
        groups.setdefault((each.turn, owner, *way_of(each)), []).append(each.key)
    return [
        Due(
            turn,
            "arrives" if kind == "area" else "lands",
            msg(f"holland44-date-{kind}", place=where),
            owner,
            keys,
            f"@{where}" if kind == "area" else "",
            "H44-19.1" if kind == "area" else "H44-22.1.1",
        )
        for (turn, owner, kind, where), keys in groups.items()
    ]


def replacements(sc: HollandScenario) -> list[Due]:
    """Points of the nights, from some turn on (H44-20.2.1, 20.2.2)."""
    if "no_replacements" in sc.special:
        return []
    first = max(sc.first_turn, sc.figures["supply.replacements_from"])
    nights = [turn for turn in range(first, sc.last_turn + 1) if sc.turn_kind[turn] == NIGHT]
    return [
        Due(turn, "replacements", msg("holland44-date-replacements", n=n), owner, rule="H44-20.2.2")
        for turn in nights
        for owner, n in ((owner, len(sc.turn_tables.refit_areas[owner])) for owner in (ALLIED, GERMAN))
        if n
    ]


def changes(sc: HollandScenario) -> list[Due]:
    """Areas that the Allies take over, and the end of the corps' boundaries (H44-19.2.1, 23.4)."""
    areas: dict[int, list[str]] = {}
    for letter, turn in zip(sc.board.areas, sc.area_allied_from, strict=True):
        if sc.first_turn < turn <= sc.last_turn:
            areas.setdefault(turn, []).append(letter)
    dates = [
        Due(turn, "changes", msg("holland44-date-allied-areas", areas=", ".join(letters)), rule="H44-19.2.1")
        for turn, letters in areas.items()
    ]
    end = sc.boundary_last_turn + 1
    if sc.first_turn < end <= sc.last_turn and any(zone >= 0 for zone in sc.zone):
        dates.append(Due(end, "changes", msg("holland44-date-boundaries"), rule="H44-23.4"))
    return dates
