# mypyc: interpreted
"""What the list of scenarios shows of one (H44-S1.1, S2.1)."""

from __future__ import annotations

from grognard.core.about import About, AboutSeat
from grognard.core.lesson import lesson, lessons
from grognard.core.message import Message, msg

from .briefing import briefing
from .data_files import load_scenario, scenario_names
from .data_scenario import ScenarioFile
from .scenario import SIDES

PACKAGE = "grognard.games.holland44"


def words(file: ScenarioFile) -> tuple[Message, Message, Message]:
    """Title, place and introduction: of the box in the reader's language, of an own scenario as written."""
    id = f"holland44-scenario-{file.name}"
    if file.intro == f"{id}-intro" and file.name in scenario_names():
        return msg(f"{id}-title"), msg(f"{id}-place"), msg(file.intro)
    return (
        msg("holland44-scenario-own-title", title=file.title),
        msg("holland44-scenario-own-place", place=file.place),
        msg("holland44-scenario-own-intro", text=file.text),
    )


def about(name: str) -> About:
    """From the scenario file alone: map and counters stay unread."""
    file = load_scenario(name)
    guided = [each for each in lessons(PACKAGE) if lesson(PACKAGE, each).scenario == name]
    title, place, intro = words(file)
    return About(
        title=title,
        place=place,
        intro=intro,
        seats=[seat_of(file, side) for side in SIDES],
        minutes=file.minutes,
        complexity=file.complexity,
        briefing=briefing(file),
        lesson=guided[0] if guided else "",
    )


def seat_of(file: ScenarioFile, side: str) -> AboutSeat:
    task = file.roles.allied if side == SIDES[0] else file.roles.german
    role = msg(f"holland44-role-{task}")
    return AboutSeat(side, "ca"[SIDES.index(side)], msg(f"holland44-seat-{side}"), role)
