# mypyc: interpreted
"""The briefing of a scenario: what wins, who comes when, what is special; from its file alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from grognard.core.referee.heading import ScenarioTexts
from grognard.core.telling.about import Brief
from grognard.core.telling.message import Message, msg
from grognard.games.zocbond.show.names import on_map
from grognard.games.zocbond.show.places import Places

from ..box.data_files import load_box, scenario_names
from ..box.data_scenario import Arrival, Award, ScenarioFile
from ..box.data_set_up import AT_SOURCE, arriving_units, bridge_states, unknown_hexes
from ..box.map_files import bare_board, load_map
from ..box.map_types import MapFile
from .names import sites

_STATES = ("blown", "safe", "repair")  # of bridges that are not as the map says

TEXTS = ScenarioTexts("holland44", "grognard.games.holland44", scenario_names)


def briefing(file: ScenarioFile) -> list[Brief]:
    """All that both sides know before the first turn."""
    chart = load_map()
    parts = {
        "victory": victory_lines(file, chart),
        "time": time_lines(file),
        "set-up": set_up_lines(file, chart),
        "reinforcements": arrival_lines(file, chart),
        "bridges": bridge_lines(file, chart),
        "special": [msg(f"holland44-special-{rule.replace('_', '-')}") for rule in file.special],
        "balance": balance_lines(file),
    }
    return TEXTS.briefs(parts)


def side_name(side: str) -> Message:
    return msg(f"holland44-seat-{side}")


def region_name(region: str) -> Message:
    return msg(f"holland44-region-{region.replace('_', '-')}")


@cache
def places() -> Places:
    return Places("holland44", bare_board(load_map().extent), sites())


def bridges(hexsides: Iterable[str], chart: MapFile) -> tuple[Message, ...]:
    """Bridges by their names, with their hexsides."""
    names = {bridge.hexside: bridge.name for bridge in chart.bridges}
    return tuple(
        msg("holland44-bridge-at", name=on_map("holland44", "span", names[side]), hexes=side)
        for side in hexsides
    )


# -- victory (H44-26, S1.3) --------------------------------------------------------------------------------


def victory_lines(file: ScenarioFile, chart: MapFile) -> list[Message]:
    victory = file.victory
    if victory.kind == "campaign":
        return campaign_lines()
    if victory.kind == "crossing":
        return [msg("holland44-brief-crossing", n=victory.steps, region=region_name(victory.region))]
    awards = victory.awards
    return [msg("holland44-brief-lead", n=victory.lead), *(award_line(award, chart) for award in awards)]


def campaign_lines() -> list[Message]:
    figures = load_box().constants.victory
    return [
        msg("holland44-brief-campaign-allied", vp=figures.allied_points),
        msg("holland44-brief-campaign-german", vp=figures.german_half_points // 2),
        msg("holland44-brief-campaign-end"),
        msg("holland44-brief-campaign-points", city=figures.city_hex, unit=figures.unit_north),
    ]


def award_line(award: Award, chart: MapFile) -> Message:
    side, vp = side_name(award.side), award.points
    if award.kind == "hold":
        return msg("holland44-brief-award-hold", side=side, vp=vp, hexes=places().called(*award.hexes))
    if award.kind == "bridge":
        return msg("holland44-brief-award-bridge", side=side, vp=vp, hexes=bridges(award.bridges, chart))
    if award.kind == "beyond":
        text = "holland44-brief-award-beyond-ground" if award.ground_only else "holland44-brief-award-beyond"
        return msg(text, side=side, vp=vp, region=region_name(award.region))
    if award.kind == "exit":
        return msg("holland44-brief-award-exit", side=side, vp=vp, area=award.area)
    return msg("holland44-brief-award-losses", side=side, vp=vp)


# -- time, set-up, reinforcements, bridges -----------------------------------------------------------------


def time_lines(file: ScenarioFile) -> list[Message]:
    lines = [msg("holland44-brief-turns", first=file.first_turn, last=file.last_turn)]
    if file.first_phase == "airlanding":
        lines.append(msg("holland44-brief-begins-landing"))
    return [*lines, msg("holland44-brief-weather", weather=msg(f"holland44-weather-{file.weather}"))]


def set_up_lines(file: ScenarioFile, chart: MapFile) -> list[Message]:
    lines: list[Message] = []
    if file.set_up == "printed":
        lines.append(msg("holland44-brief-printed"))
    if file.extent:
        lines.append(msg("holland44-brief-part"))
    for gate in file.gates:
        lines.append(msg("holland44-brief-gate", area=gate.area, hexes=places().called(*gate.hexes)))
    unknown = unknown_hexes(file, chart)
    if unknown:
        lines.append(msg("holland44-brief-unknown", n=len(unknown)))
    if file.traffic.box:
        lines.append(msg("holland44-brief-traffic", n=len(file.traffic.box)))
    return lines


def arrival_lines(file: ScenarioFile, chart: MapFile) -> list[Message]:
    """Who comes where, turn by turn; of the whole campaign that is what the counters say."""
    if file.set_up == "printed":
        return []
    box = load_box()
    groups: dict[tuple[int, str, str, str], list[str]] = {}
    for each in arriving_units(file, box, chart):
        groups.setdefault((each.turn, box.units[each.key].side, *way_of(each)), []).append(each.key)
    lines = []
    for (turn, side, kind, place), keys in sorted(groups.items()):
        units = tuple(msg(f"holland44-unit-{key}") for key in keys)
        text = f"holland44-brief-arrival-{kind}"
        lines.append(msg(text, turn=turn, side=side_name(side), units=units, area=place))
    return lines


def way_of(arrival: Arrival) -> tuple[str, str]:
    """How somebody comes: by an entry area, at a supply source or over a drop zone, and which."""
    if arrival.area:
        return "area", arrival.area
    return ("source", "") if arrival.drop == AT_SOURCE else ("drop", arrival.drop)


def bridge_lines(file: ScenarioFile, chart: MapFile) -> list[Message]:
    """The bridges that are not as the map has them."""
    usual = {bridge.hexside: bridge.start.lower() for bridge in chart.bridges}
    by_state: dict[str, list[str]] = {}
    for hexside, state in bridge_states(file, chart).items():
        if state != usual[hexside]:
            by_state.setdefault(state, []).append(hexside)
    return [
        msg(f"holland44-brief-bridge-{state}", hexes=bridges(by_state[state], chart))
        for state in _STATES
        if state in by_state
    ]


# -- balance -----------------------------------------------------------------------------------------------


def balance_lines(file: ScenarioFile) -> list[Message]:
    """Games between two equal computers."""
    measured = file.balance
    wins = {"allied": measured.allied, "german": measured.german} if measured else {}
    return TEXTS.balance(measured, wins)
