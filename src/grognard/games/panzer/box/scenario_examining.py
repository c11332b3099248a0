# mypyc: interpreted
"""A scenario somebody wrote: what does not fit the box, what play does not know yet, and what is odd.

`examine` finds all of it at once and never raises, `parse_scenario` raises the first problem. How a text is
examined is the same for the whole family (`tactical.box.examining`), and so are random games of it.
"""

from __future__ import annotations

from grognard.core.loading.load import LoadError, Source
from grognard.games.tactical.box.examining import Examiner

from . import scenario_checks
from .data_files import load_cards
from .scenario_types import ScenarioFile
from .setup import unplayed

FEW_TURNS = 3


def problems(source: Source, scenario: ScenarioFile) -> list[LoadError]:
    """What does not fit the box, and chapters that are not played."""
    return [*scenario_checks.problems(source, scenario, load_cards()), *unplayed(source, scenario)]


def remarks(source: Source, scenario: ScenarioFile) -> list[LoadError]:
    """What may be played but was probably not intended."""
    warnings: list[LoadError] = []
    used = {group.zone for formation in scenario.formations for group in formation.units}
    for number, zone in enumerate(scenario.zones):
        if zone.key not in used:
            warnings.append(source.error(("zones", number, "key"), f"nobody begins in {zone.key!r}"))
    for side in ("german", "soviet"):
        if not _can_score(scenario, side):
            warnings.append(source.error(("victory",), f"nothing gives points to the {side} side"))
    if scenario.turns < FEW_TURNS:
        warnings.append(source.error(("turns",), f"{scenario.turns} turns are hardly a battle"))
    if scenario.layer == "basic" and scenario.modules:
        problem = "the Basic Game has no chapters beside its own"
        warnings.append(source.error(("modules",), problem, 'write layer = "advanced"'))
    if scenario.layer == "advanced" and "command_control" not in scenario.modules:
        problem = "does not name command_control: every unit has a command of its own"
        warnings.append(source.error(("modules",), problem, "add it, if formations are to share commands"))
    return warnings


def _can_score(scenario: ScenarioFile, side: str) -> bool:
    victory = scenario.victory
    kills = victory.kills.german if side == "german" else victory.kills.soviet
    start = victory.start.german if side == "german" else victory.start.soviet
    own = [each.side for each in victory.exits] + [each.side for each in victory.survivors]
    return bool(kills or start or victory.objectives or side in own)


EXAMINER = Examiner(ScenarioFile, problems, remarks)
examine = EXAMINER.examine
parse_scenario = EXAMINER.parse
