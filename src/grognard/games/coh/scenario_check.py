# mypyc: interpreted
"""A scenario somebody wrote, examined: everything that is wrong with it, what is odd, and how it plays.

`examine` is for authors and editors: it never raises, and finds all problems it can at once. `try_out` plays
random games, which end and keep the laws, or show where the scenario breaks.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from grognard.core.box import MOST_TEXT
from grognard.core.load import LoadError, Source, convert, parse_toml, struct_problems
from grognard.core.playout import playout
from grognard.core.rules import Rules
from grognard.core.state import advance

from .data_checks import problems
from .data_files import load_box
from .data_types import Box, ScenarioFile

LONGEST = 200_000  # decisions after which a random game counts as endless
CHAPTER_OF = {"mortar": 12, "engineer": 19, "sniper": 10, "turret": 15, "truck": 16, "apc": 16}


class Examined(Struct):
    """What was found: the scenario if it can be played, all problems, and remarks that do not forbid play."""

    file: ScenarioFile | None
    problems: list[LoadError]
    remarks: list[LoadError]


class Trial(Struct):
    """Random games of a scenario."""

    games: int
    wins: dict[str, int]  # by seat; "nobody" on a tie
    shortest: int  # decisions
    longest: int
    mean: int
    faults: list[str]  # games that broke off, did not end, or left an impossible position


def parse_scenario(text: str, file: str = "") -> ScenarioFile:
    """A scenario from its text; `file` is what its author calls it. Raises the first LoadError."""
    examined = examine(text, file)
    if examined.problems:
        raise examined.problems[0]
    assert examined.file is not None
    return examined.file


def examine(text: str, file: str = "") -> Examined:
    """Everything that is wrong with a scenario's text."""
    shown = file or "scenario.toml"
    if len(text) > MOST_TEXT:
        return Examined(None, [LoadError(shown, None, "", f"is larger than {MOST_TEXT:,} characters")], [])
    source = Source(shown, text.replace("\r\n", "\n"))
    try:
        data = parse_toml(source)
    except LoadError as error:
        return Examined(None, [error], [])
    found = struct_problems(source, data, ScenarioFile)
    if found:
        return Examined(None, found, [])
    scenario = convert(source, data, ScenarioFile)
    if not file:  # a document that is no file is called what it calls itself
        source.file = f"{scenario.name}.toml"
    found = problems(source, scenario, load_box())
    if found:
        return Examined(None, found, [])
    return Examined(scenario, [], remarks(source, scenario, load_box()))


def remarks(source: Source, scenario: ScenarioFile, box: Box) -> list[LoadError]:
    """What may be played but is hardly meant."""
    found: list[LoadError] = []
    victory = scenario.victory
    if not (victory.per_enemy_unit or victory.hexes or victory.exit or victory.unit_vp):
        found.append(source.error(("victory",), "nothing gives VP, so both sides lose (COH-2.4(1))"))
    for chapter, why in needed_chapters(scenario, box).items():
        if chapter not in scenario.uses:
            problem = f"does not name chapter {chapter}, needed for {why}"
            found.append(source.error(("uses",), problem, "add it"))
    for side in ("german", "soviet"):
        if not scenario.cap.of(side):
            found.append(source.error(("cap", side), "is 0: this side cannot command at all"))
    return found


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


def try_out(rules: Rules, name: str, games: int, seed: int = 1) -> Trial:
    """Random games of a scenario that can be loaded."""
    scenario = rules.load(name, {})
    trial = Trial(games, dict.fromkeys((*scenario.seats, "nobody"), 0), 0, 0, 0, [])
    lengths: list[int] = []
    for number in range(seed, seed + games):
        state = rules.start(scenario, number.to_bytes(8, "big"))
        try:
            advance(state)
            decisions = playout(state, number, LONGEST)
        except Exception as error:  # whatever breaks is what the author wants to know
            trial.faults.append(f"game {number}: {type(error).__name__}: {error}"[:300])
            continue
        if state.outcome < 0:
            trial.faults.append(f"game {number}: no end after {decisions} decisions")
            continue
        trial.faults += [f"game {number}: {fault}" for fault in rules.faults(state)]
        lengths.append(decisions)
        for at, seat in enumerate(scenario.seats):
            trial.wins[seat] += state.outcome >> at & 1
        trial.wins["nobody"] += state.outcome == 0
    if lengths:
        trial.shortest, trial.longest, trial.mean = min(lengths), max(lengths), sum(lengths) // len(lengths)
    return trial
