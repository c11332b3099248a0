# mypyc: interpreted
"""What a scenario must fulfil before it is played (PZR-2.0): names known, hexes there, loads that fit.

The checks run from the map to the units to what refers to them, so that the first error is the cause of the
rest. `problems` finds all of them: what is wrong with one unit does not keep the next from being looked at.
"""

from __future__ import annotations

from pathlib import Path

from grognard.core.loading.load import LoadError, Source, Where

from .board_files import load_boards
from .checked_scenario import CheckedScenario, ground_of
from .data_files import Cards
from .plain_types import SIDES
from .scenario_types import Area, ScenarioFile, Works, Zone
from .scenario_units import check_units

FIRST_YEAR, LAST_YEAR = 1941, 1945
OBSERVERS = ("CHQ", "BHQ", "RHQ", "FO", "recon")
#: Chapters that lean on others.
NEEDS = {
    "indirect_fire": ("gp_fire",),
    "close_combat": ("leg_and_towed", "gp_fire"),
    "transport": ("leg_and_towed",),
    "buildings": ("advanced_ap",),
    "air": ("gp_fire",),
    "leg_and_towed": ("gp_fire",),
    "ammo_limits": ("advanced_ap",),
    "hull_down": ("advanced_ap",),
}
#: Terrain on which no marker is placed (PZR-6.1.4.3).
NO_WORKS = ("stream", "ford", "water", "bridge", "building_wood", "building_brick", "building_stone")
SPECIAL_NEEDS = {
    "column": ("zone",),
    "first_player": ("side", "turn"),
    "barred": ("hexes",),
    "bridge_gpd": ("hexes", "value"),
    "works_gpd": ("hexes", "value"),
    "delayed": ("zone", "turn"),
}


def check_scenario(source: Source, scenario: ScenarioFile, cards: Cards) -> None:
    """Raise a LoadError for the first thing that is wrong."""
    errors = problems(source, scenario, cards)
    if errors:
        raise errors[0]


def problems(source: Source, scenario: ScenarioFile, cards: Cards) -> list[LoadError]:
    """Everything that is wrong, in the order of the checks; without a map there is nothing to look at."""
    checked = CheckedScenario(source, scenario, cards)
    for check in (_heading, _boards):
        with checked.gather:
            check(checked)
    if checked.ground is not None:
        for check in (_modules, _zones, check_units, _batteries, _aircraft, _works, _victory, _special):
            with checked.gather:
                check(checked)
    return checked.gather.errors


def _heading(checked: CheckedScenario) -> None:
    scenario, file = checked.scenario, Path(checked.source.file)
    if file.stem != scenario.name:
        hint = f"name the file {scenario.name}.toml, or change the name"
        raise checked.source.error(("name",), f"is {scenario.name!r}, but the file is {file.name}", hint)
    if not FIRST_YEAR <= scenario.date.year <= LAST_YEAR:
        problem = f"{scenario.date} is not within {FIRST_YEAR} to {LAST_YEAR}"
        raise checked.source.error(("date",), problem)
    balance = scenario.balance
    if balance is not None and balance.german + balance.soviet + balance.nobody == 0:
        raise checked.source.error(("balance",), "counts no games")
    if scenario.until is not None and scenario.until < scenario.date:
        raise checked.source.error(("until",), f"{scenario.until} is before {scenario.date}")
    if set(scenario.set_up) != set(SIDES):
        raise checked.source.error(("set_up",), "one side sets up twice", "name both sides, the first first")


def _boards(checked: CheckedScenario) -> None:
    places = checked.scenario.boards
    numbers: list[int] = []
    for at, place in enumerate(places):
        checked.known(("boards", at, "board"), place.board, load_boards(), "board")
        if place.board in numbers:
            raise checked.source.error(("boards", at, "board"), f"board {place.board} stands here twice")
        numbers.append(place.board)
    spots = [place.at for place in places]
    wide, high = max(x for x, _ in spots) + 1, max(y for _, y in spots) + 1
    full = wide * high == len(spots) and min(map(min, spots)) == 0  # first: a board may be far away
    if not full or sorted(spots) != sorted((x, y) for x in range(wide) for y in range(high)):
        hint = "`at` is [to the right, down], from [0, 0], each once"
        raise checked.source.error(("boards",), "the boards do not fill a rectangle", hint)
    checked.ground = ground_of(places)


def _modules(checked: CheckedScenario) -> None:
    scenario = checked.scenario
    if scenario.layer == "basic" and scenario.modules:
        raise checked.source.error(
            ("modules",), "the Basic Game has no modules", 'or write layer = "advanced"'
        )
    for at, module in enumerate(scenario.modules):
        if module in scenario.modules[:at]:
            raise checked.source.error(("modules", at), f"{module!r} stands here twice")
        for needed in NEEDS.get(module, ()):
            checked.needs(("modules", at), needed, module)
    for module, plans in (("indirect_fire", scenario.batteries), ("air", scenario.aircraft)):
        if plans and not scenario.has(module):
            field = "batteries" if module == "indirect_fire" else "aircraft"
            checked.needs((field,), module, field)


def _zones(checked: CheckedScenario) -> None:
    for number, zone in enumerate(checked.scenario.zones):
        with checked.gather:
            _zone(checked, ("zones", number), zone)


def _zone(checked: CheckedScenario, where: Where, zone: Zone) -> None:
    if zone.key in checked.zones:
        raise checked.source.error((*where, "key"), f"{zone.key!r} stands here twice")
    checked.zones[zone.key] = zone
    if not zone.areas and not zone.hexes:
        raise checked.source.error(where, f"the zone {zone.key!r} is empty", "give it areas or hexes")
    for at, area in enumerate(zone.areas):
        _area(checked, (*where, "areas", at), area)
    for at, name in enumerate(zone.hexes):
        if zone.turn is None:
            checked.hex((*where, "hexes", at), name)
        else:
            checked.edge((*where, "hexes", at), name)
    if zone.turn is not None and zone.areas:
        raise checked.source.error(
            (*where, "areas"), "units enter at hexes of the edge", "name them in hexes"
        )
    if zone.turn is not None and zone.turn > checked.scenario.turns:
        raise checked.source.error((*where, "turn"), f"the scenario has {checked.scenario.turns} turns")


def _area(checked: CheckedScenario, where: Where, area: Area) -> None:
    checked.known((*where, "board"), area.board, [p.board for p in checked.scenario.boards], "board here")
    if area.columns[0] > area.columns[2]:
        raise checked.source.error((*where, "columns"), f"{area.columns} runs backward")
    if area.rows and (len(area.rows) != 2 or area.rows[0] > area.rows[1]):
        raise checked.source.error((*where, "rows"), "give the first and the last row, or none")


def _batteries(checked: CheckedScenario) -> None:
    for number, plan in enumerate(checked.scenario.batteries):
        where: Where = ("batteries", number)
        checked.known((*where, "card"), plan.card, checked.cards.batteries, "battery")
        if checked.cards.batteries[plan.card].side != plan.side:
            raise checked.source.error((*where, "card"), f"{plan.card} is no {plan.side} battery")
        own = [each.key for each in checked.scenario.formations if each.side == plan.side]
        if plan.attached:
            checked.known((*where, "attached"), plan.attached, own, "formation of this side")
            if plan.organic:
                raise checked.source.error((*where, "organic"), "a battery is attached or organic, not both")
        for at, key in enumerate(plan.organic):
            checked.known((*where, "organic", at), key, own, "formation of this side")
        seeing = [
            group
            for formation, group in checked.groups.values()
            if formation.side == plan.side and any(role in OBSERVERS for role in group.roles)
        ]
        if not seeing and not plan.plots:
            problem = f"no {plan.side} unit can call its fire (PZR-6.5.1.1)"
            raise checked.source.error(where, problem, 'give a unit roles = ["CHQ"] or ["FO"]')


def _aircraft(checked: CheckedScenario) -> None:
    for number, plan in enumerate(checked.scenario.aircraft):
        where: Where = ("aircraft", number)
        checked.known((*where, "card"), plan.card, checked.cards.aircraft, "aircraft")
        card = checked.cards.aircraft[plan.card]
        if card.side != plan.side:
            raise checked.source.error((*where, "card"), f"{plan.card} is no {plan.side} aircraft")
        checked.dated((*where, "card"), card.name, card.since, card.until)
        if plan.side != checked.scenario.aircraft[0].side:
            raise checked.source.error((*where, "side"), "only one side has aircraft in a scenario (PZR-6.4)")


def _works(checked: CheckedScenario) -> None:
    for number, work in enumerate(checked.scenario.works):
        with checked.gather:
            _work(checked, ("works", number), work)


def _work(checked: CheckedScenario, where: Where, work: Works) -> None:
    assert checked.ground is not None
    for at, name in enumerate(work.hexes):
        kind = checked.ground.kind(checked.hex((*where, "hexes", at), name))
        if kind in NO_WORKS:
            problem = f"{name} is {kind}, where no {work.kind} can be (PZR-6.1.4.3)"
            raise checked.source.error((*where, "hexes", at), problem)
    if (work.kind == "improved_position") != (work.facing is not None):
        raise checked.source.error((*where, "facing"), "an improved position has a facing, nothing else has")


def _victory(checked: CheckedScenario) -> None:
    victory = checked.scenario.victory
    keys: list[str] = []
    for number, objective in enumerate(victory.objectives):
        where: Where = ("victory", "objectives", number)
        if objective.key in keys:
            raise checked.source.error((*where, "key"), f"{objective.key!r} stands here twice")
        keys.append(objective.key)
        for at, name in enumerate(objective.hexes):
            checked.hex((*where, "hexes", at), name)
    for number, leaving in enumerate(victory.exits):
        for at, name in enumerate(leaving.hexes):
            checked.edge(("victory", "exits", number, "hexes", at), name)
        if not leaving.points and not leaving.percent:
            raise checked.source.error(("victory", "exits", number), "leaving here is worth nothing")
    in_play = {group.card for _, group in checked.groups.values()}
    for number, survivor in enumerate(victory.survivors):
        checked.known(("victory", "survivors", number, "card"), survivor.card, in_play, "unit in play")
    scores = victory.kills.german or victory.kills.soviet or victory.objectives or victory.exits
    if not scores and not victory.survivors:
        raise checked.source.error(("victory",), "nothing is worth points, so nobody can win")


def _special(checked: CheckedScenario) -> None:
    for number, special in enumerate(checked.scenario.special):
        where: Where = ("special", number)
        for name in SPECIAL_NEEDS[special.rule]:
            if not getattr(special, name):
                raise checked.source.error((*where, name), f"the rule {special.rule!r} needs it", "add it")
        if special.zone:
            checked.known((*where, "zone"), special.zone, checked.zones, "zone")
        for at, name in enumerate(special.hexes):
            checked.hex((*where, "hexes", at), name)
