# mypyc: interpreted
"""The briefing of a scenario: what wins, who comes and goes when, what is special; from its files alone."""

from __future__ import annotations

from functools import cache

from grognard.core.referee.heading import ScenarioTexts
from grognard.core.telling.about import Brief
from grognard.core.telling.message import Message, msg
from grognard.games.zocbond.show.places import Places

from ..box.data_files import load_box, scenario_names
from ..box.data_scenario import ScenarioFile, Victory, Withdrawal
from ..box.data_set_up import area_sides, arriving_units, upgraded
from ..box.map_files import bare_board, load_map
from ..box.map_types import MapFile
from ..scenario import SIDES
from .names import sites

TEXTS = ScenarioTexts("stalingrad42", "grognard.games.stalingrad42", scenario_names)


def briefing(file: ScenarioFile) -> list[Brief]:
    """All that both sides know before the first turn."""
    chart = load_map()
    rules = (*file.always, *file.campaign_rules)
    parts = {
        "victory": victory_lines(file, chart),
        "time": time_lines(file),
        "set-up": set_up_lines(file, chart),
        "reinforcements": arrival_lines(file, chart),
        "withdrawals": [withdrawal_line(each) for each in file.withdrawals],
        "special": [msg(f"stalingrad42-special-{rule.replace('_', '-')}") for rule in rules],
        "balance": balance_lines(file),
    }
    return TEXTS.briefs(parts)


def side_name(side: str) -> Message:
    return msg(f"stalingrad42-seat-{side}")


def unit_names(keys: tuple[str, ...] | list[str]) -> tuple[Message, ...]:
    return tuple(msg(f"stalingrad42-unit-{key}") for key in keys)


@cache
def places() -> Places:
    return Places("stalingrad42", bare_board(load_map().extent), sites())


def listed(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(names)


# -- victory (S42-24, C1.3, C2.5, C3.5, C4.4) --------------------------------------------------------------


def victory_lines(file: ScenarioFile, chart: MapFile) -> list[Message]:
    victory = file.victory
    lines = [msg(f"stalingrad42-brief-points-{'any' if victory.any_turn else 'end'}", vp=victory.vp)]
    if victory.start_vp:
        lines.append(msg("stalingrad42-brief-start", vp=victory.start_vp))
    if victory.benchmarks:
        lines.append(msg("stalingrad42-brief-benchmarks", vp=load_box().constants.points.margin))
    if victory.check:
        lines.append(msg("stalingrad42-brief-check", vp=victory.check.vp, turn=victory.check.turn))
    if victory.hold:
        held = places().called(*victory.hold.hexes)
        lines.append(msg("stalingrad42-brief-hold", hexes=held, turn=victory.hold.until))
    return [*lines, hexes_line(file, chart), *bonus_lines(file, victory, chart)]


def hexes_line(file: ScenarioFile, chart: MapFile) -> Message:
    """The places that bring points, with how many (S42-24.1.1)."""
    extent = chart.extent_of(file.part)
    worth = [place for place in chart.places if place.victory and extent.holds(place.hex)]
    text = "stalingrad42-brief-worth"
    return msg(
        "stalingrad42-brief-hexes",
        hexes=tuple(msg(text, hex=places().called(place.hex), vp=place.victory) for place in worth),
    )


def bonus_lines(file: ScenarioFile, victory: Victory, chart: MapFile) -> list[Message]:
    """What brings points beside hexes that are taken."""
    lines = [msg("stalingrad42-brief-isolated")] if victory.isolated else []
    for each in victory.exits:
        text = "stalingrad42-brief-exit"
        lines.append(msg(text, vp=each.vp, steps=each.steps, areas=listed(each.areas)))
    row = chart.scenario(file.part).crossed_row
    if victory.beyond and row:
        lines.append(msg("stalingrad42-brief-beyond", vp=victory.beyond, row=row))
    return lines


# -- time and set-up ---------------------------------------------------------------------------------------


def time_lines(file: ScenarioFile) -> list[Message]:
    lines = [
        msg("stalingrad42-brief-turns", first=file.first_turn, last=file.last_turn),
        msg("stalingrad42-brief-first", side=side_name(file.first_player)),
        msg(f"stalingrad42-brief-opening-{file.opening.replace('_', '-')}"),
        msg("stalingrad42-brief-weather", weather=msg(f"stalingrad42-weather-{_word(file.weather)}")),
    ]
    if file.tactical:
        lines.append(msg("stalingrad42-brief-tactical", side=side_name(file.tactical)))
    lines.append(msg("stalingrad42-brief-air", german=file.air.german, romanian=file.air.romanian))
    if file.air.grounded:
        first, last = file.air.grounded
        lines.append(msg("stalingrad42-brief-grounded", first=first, last=last))
    return lines


def _word(name: str) -> str:
    return name.replace("_", "-")


def set_up_lines(file: ScenarioFile, chart: MapFile) -> list[Message]:
    """Whose the entry areas are; railheads that appear later; armies that wait; cities in dispute."""
    owners = area_sides(file, chart)
    lines = []
    for side in SIDES:
        own = [letter for letter, owner in owners.items() if owner == side]
        lines.append(msg("stalingrad42-brief-areas", side=side_name(side), areas=listed(own)))
    for railhead in file.later_railheads:
        lines.append(
            msg("stalingrad42-brief-railhead", turn=railhead.turn, hex=places().called(railhead.hex))
        )
    for army in file.reserve_armies:
        text = f"stalingrad42-brief-reserve-army{'-free' if army.free else ''}"
        lines.append(msg(text, army=army.army, turn=army.turn))
    for city in file.contested:
        holder = side_name(city.controller)
        lines.append(
            msg("stalingrad42-brief-contested", hex=places().called(city.hex), level=city.level, side=holder)
        )
    return lines


# -- who comes and who goes (S42-22.1.1, 32) ---------------------------------------------------------------


def arrival_lines(file: ScenarioFile, chart: MapFile) -> list[Message]:
    """Turn by turn: who comes where; who comes back, whose counter is exchanged."""
    box = load_box()
    better = upgraded(file)
    groups: dict[tuple[int, str, str], list[str]] = {}
    for each in arriving_units(file, box, chart):
        where = (each.turn, box.units[each.key].side, listed(each.areas))
        groups.setdefault(where, []).append(better.get(each.key, each.key))
    lines: list[tuple[int, Message]] = []
    for (turn, side, areas), keys in sorted(groups.items()):
        units = unit_names(keys)
        text = "stalingrad42-brief-arrival"
        lines.append((turn, msg(text, turn=turn, side=side_name(side), units=units, areas=areas)))
    for back in file.returns:
        text = f"stalingrad42-brief-return-{_word(back.kind)}"
        lines.append((back.turn, msg(text, turn=back.turn, n=back.count)))
    for change in file.upgrades:
        if change.turn <= file.first_turn:
            continue
        old, new = unit_names((change.key, change.becomes))
        lines.append((change.turn, msg("stalingrad42-brief-upgrade", turn=change.turn, unit=old, new=new)))
    return [line for _, line in sorted(lines, key=lambda each: each[0])]


def withdrawal_line(row: Withdrawal) -> Message:
    text = f"stalingrad42-brief-withdrawal-{_word(row.kind)}"
    if row.kind == "named":
        return msg(text, turn=row.turn, side=side_name(row.side), units=unit_names(row.keys))
    return msg(text, turn=row.turn)


# -- balance -----------------------------------------------------------------------------------------------


def balance_lines(file: ScenarioFile) -> list[Message]:
    """Games between two equal computers."""
    measured = file.balance
    wins = {"axis": measured.axis, "soviet": measured.soviet} if measured else {}
    return TEXTS.balance(measured, wins)
