# mypyc: interpreted
"""The calendar of a scenario: who comes, who leaves, replacements and resource points, what changes when."""

from __future__ import annotations

from grognard.core.telling.message import Message, msg
from grognard.core.telling.table import Due

from ..box.data_files import load_box
from ..box.data_scenario import ScenarioFile
from ..box.data_set_up import arriving_units, upgraded
from ..box.map_files import load_map
from ..scenario import MUD_SEASON, REPLACEMENTS, SEASONS, SIDES, StalingradScenario
from .briefing import listed, unit_names, withdrawal_line


def turn_names(sc: StalingradScenario) -> list[Message]:
    """Every turn of the track: its first day (S42-3.A)."""
    return [
        msg("stalingrad42-turn-name", day=int(date[8:]), month=int(date[5:7])) for date in sc.turn_dates[1:]
    ]


def calendar(sc: StalingradScenario, file: ScenarioFile) -> list[Due]:
    dates = [*arrivals(file), *departures(file), *replacements(sc), *changes(sc, file)]
    return sorted(dates, key=lambda due: (due.turn, due.owner, due.kind, due.place))


def arrivals(file: ScenarioFile) -> list[Due]:
    """Together who comes in the same turn by the same areas (S42-22.1.1), and who comes back (S42-32)."""
    box = load_box()
    better = upgraded(file)
    groups: dict[tuple[int, int, str], list[str]] = {}
    for each in arriving_units(file, box, load_map()):
        owner = SIDES.index(box.units[each.key].side)
        key = better.get(each.key, each.key)
        groups.setdefault((each.turn, owner, listed(each.areas)), []).append(key)
    dates = []
    for (turn, owner, areas), keys in groups.items():
        place = f"@{areas}" if "," not in areas else ""
        text = msg("stalingrad42-date-areas", areas=areas)
        dates.append(Due(turn, "arrives", text, owner, keys, place, "S42-22.1.1"))
    for back in file.returns:
        kind = back.kind.replace("_", "-")
        text = msg(f"stalingrad42-brief-return-{kind}", turn=back.turn, n=back.count)
        rule = "S42-32.1" if back.side == SIDES[0] else "S42-32.2"
        dates.append(Due(back.turn, "arrives", text, SIDES.index(back.side), rule=rule))
    return dates


def departures(file: ScenarioFile) -> list[Due]:
    """S42-32.1, 32.2, 32.3."""
    rules = {"tank_divisions": "S42-32.1", "tank_corps": "S42-32.2", "air": "S42-9.3.9"}
    return [
        Due(
            row.turn,
            "leaves",
            withdrawal_line(row),
            SIDES.index(row.side),
            list(row.keys) if row.kind == "named" else [],
            rule=rules.get(row.kind, "S42-32.3"),
        )
        for row in file.withdrawals
    ]


def replacements(sc: StalingradScenario) -> list[Due]:
    """What the initial phase of each side brings (S42-18.1, 21.1.1)."""
    dates = []
    for turn in range(sc.first_turn, sc.last_turn + 1):
        for owner in range(len(SIDES)):
            counts = dict(zip(REPLACEMENTS, sc.replacements[owner][turn], strict=True))
            if any(counts.values()):
                text = msg("stalingrad42-date-replacements", **counts)
                dates.append(Due(turn, "replacements", text, owner, rule="S42-21.1.1"))
            points = sc.resources[owner][turn]
            if points:
                text = msg("stalingrad42-date-resources", n=points)
                dates.append(Due(turn, "replacements", text, owner, rule="S42-18.1"))
    return dates


def changes(sc: StalingradScenario, file: ScenarioFile) -> list[Due]:
    """Seasons, railheads and railways, counters that are exchanged, and days on which the game may end."""
    dates = seasons(sc)
    for railhead in file.later_railheads:
        text = msg("stalingrad42-date-railhead", hex=railhead.hex)
        dates.append(Due(railhead.turn, "changes", text, 0, place=railhead.hex, rule="S42-C2.2"))
    for change in file.upgrades:
        if change.turn <= file.first_turn:
            continue
        old, new = unit_names((change.key, change.becomes))
        text = msg("stalingrad42-date-upgrade", unit=old, new=new)
        rule = "S42-32.4" if change.key.startswith("DE-PG") else "S42-32.5"
        dates.append(Due(change.turn, "changes", text, 0, [change.key, change.becomes], rule=rule))
    for turn in sorted({turn for turn in sc.rail_opens if sc.first_turn < turn <= sc.last_turn}):
        dates.append(Due(turn, "changes", msg("stalingrad42-date-railway"), rule="S42-17.5"))
    victory = file.victory
    if victory.check:
        text = msg("stalingrad42-date-check", vp=victory.check.vp)
        dates.append(Due(victory.check.turn, "changes", text, rule="S42-C4.4"))
    if victory.hold:
        text = msg("stalingrad42-date-hold", hexes=listed(victory.hold.hexes))
        dates.append(Due(victory.hold.until, "changes", text, rule="S42-C3.5"))
    return dates


def seasons(sc: StalingradScenario) -> list[Due]:
    """When the weather table has another column (S42-23.1); rain, mud and winter."""
    dates = []
    for turn in range(sc.first_turn + 1, sc.last_turn + 1):
        season = sc.season[turn]
        if season != sc.season[turn - 1]:
            name = msg(f"stalingrad42-season-{SEASONS[season].replace('_', '-')}")
            rule = "S42-23.3.1" if season == MUD_SEASON else "S42-23.1"
            dates.append(Due(turn, "weather", msg("stalingrad42-date-season", season=name), rule=rule))
    if sc.first_turn < sc.winter_turn <= sc.last_turn:
        dates.append(Due(sc.winter_turn, "weather", msg("stalingrad42-date-winter"), rule="S42-23.4"))
    return dates
