# mypyc: interpreted
"""A scenario somebody wrote: what does not fit the box, what is odd, and which chapters it needs.

`examine` finds all of it at once and never raises, `parse_scenario` raises the first problem. How a text is
examined is the same for the whole family (`tactical.box.examining`), and so are random games of it.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.loading.load import LoadError, Source
from grognard.games.tactical.box.examining import Examiner

from . import data_checks
from .data_files import load_box
from .data_types import Box, ScenarioFile

CHAPTER_OF = {"mortar": 12, "engineer": 19, "sniper": 10, "turret": 15, "truck": 16, "apc": 16}


def problems(source: Source, scenario: ScenarioFile) -> list[LoadError]:
    """What does not fit the box."""
    return data_checks.problems(source, scenario, load_box())


def remarks(source: Source, scenario: ScenarioFile) -> list[LoadError]:
    """What may be played but was probably not intended."""
    warnings: list[LoadError] = []
    victory = scenario.victory
    if not (victory.per_enemy_unit or victory.hexes or victory.exit or victory.unit_vp):
        warnings.append(source.error(("victory",), "nothing gives VP, so both sides lose (COH-2.4(1))"))
    for chapter, why in needed_chapters(scenario, load_box()).items():
        if chapter not in scenario.uses:
            problem = f"does not name chapter {chapter}, needed for {why}"
            warnings.append(source.error(("uses",), problem, "add it"))
    for side in ("german", "soviet"):
        if not scenario.cap.of(side):
            warnings.append(source.error(("cap", side), "is 0: this side cannot command at all"))
    return warnings


def needed_chapters(scenario: ScenarioFile, box: Box) -> dict[int, str]:
    """The chapters of the rules that a scenario cannot be played without, each with what needs it."""
    needed: dict[int, str] = {}
    types = [box.units[placed.unit] for placed in scenario.units]
    types += [box.units[each.unit] for group in scenario.reinforcements for each in group.units]
    for unit in types:
        for flag in unit.flags:
            if flag in CHAPTER_OF:
                needed.setdefault(CHAPTER_OF[flag], unit.name)
        if unit.kind in ("wheeled", "tracked"):
            needed.setdefault(14, unit.name)
        if unit.kind == "gun":
            needed.setdefault(16, unit.name)
        if unit.kind == "aircraft":
            needed.setdefault(20, unit.name)
    carried = [placed.carried_by for placed in scenario.units]
    carried += [each.carried_by for group in scenario.reinforcements for each in group.units]
    given = scenario.weapons.german + scenario.weapons.soviet
    deck = scenario.cards is not None and scenario.cards.switch != "off"
    uses: Mapping[int, tuple[object, str]] = {
        8: (deck or given or scenario.veterans or scenario.bonus, "cards"),
        10: (any(placed.hidden for placed in scenario.units), "hidden units"),
        11: (any(box.overlays[each.overlay].kind == "hill" for each in scenario.overlays), "hills"),
        12: (any(weapon in box.oba for weapon in given), "artillery"),
        17: (any(carried), "carried units"),
        18: (scenario.fortifications, "fortifications"),
        21: (scenario.seats, "more than two armies"),
    }
    for chapter, (used, what) in uses.items():
        if used:
            needed.setdefault(chapter, what)
    return dict(sorted(needed.items()))


EXAMINER = Examiner(ScenarioFile, problems, remarks)
examine = EXAMINER.examine
parse_scenario = EXAMINER.parse
