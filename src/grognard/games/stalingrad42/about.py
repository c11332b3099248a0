# mypyc: interpreted
"""What the list of scenarios shows of one (S42-C1.1, C2.1, C3.1, C4.1)."""

from __future__ import annotations

from grognard.core.about import About, AboutSeat
from grognard.core.message import Message, msg

from .briefing import briefing
from .data_files import load_scenario, scenario_names
from .data_scenario import ScenarioFile
from .scenario import SIDES

SIDE_LETTERS = "ab"  # whose colours and corners a player's counters have: the Axis A, the Soviets B


def words(file: ScenarioFile) -> tuple[Message, Message, Message]:
    """Title, place and introduction: of the box in the reader's language, of an own scenario as written."""
    id = f"stalingrad42-scenario-{file.name}"
    if file.intro == f"{id}-intro" and file.name in scenario_names():
        return msg(f"{id}-title"), msg(f"{id}-place"), msg(file.intro)
    return (
        msg("stalingrad42-scenario-own-title", title=file.title),
        msg("stalingrad42-scenario-own-place", place=file.place),
        msg("stalingrad42-scenario-own-intro", text=file.text),
    )


def about(name: str) -> About:
    """From the scenario file alone: map and counters stay unread."""
    file = load_scenario(name)
    title, place, intro = words(file)
    return About(
        title=title,
        place=place,
        intro=intro,
        seats=[seat_of(file, side) for side in SIDES],
        minutes=file.minutes,
        complexity=file.complexity,
        briefing=briefing(file),
    )


def seat_of(file: ScenarioFile, side: str) -> AboutSeat:
    task = file.roles.axis if side == SIDES[0] else file.roles.soviet
    role = msg(f"stalingrad42-role-{task}")
    return AboutSeat(side, SIDE_LETTERS[SIDES.index(side)], msg(f"stalingrad42-seat-{side}"), role)
