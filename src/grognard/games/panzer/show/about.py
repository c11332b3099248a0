# mypyc: interpreted
"""What the list of scenarios shows of a battle, from its file alone: boards and cards stay unread."""

from __future__ import annotations

from grognard.core.telling.about import About, AboutSeat
from grognard.core.telling.lesson import lesson, lessons
from grognard.core.telling.message import msg

from ..box.plain_types import SIDES
from ..box.scenario_files import load_scenario
from ..box.scenario_types import ScenarioFile
from ..box.scenario_words import words
from .briefing import briefing

PACKAGE = "grognard.games.panzer"
LONGEST = 600  # minutes


def about(name: str) -> About:
    """A scenario in a few words and figures."""
    file = load_scenario(name)
    title, place, intro = words(file)
    guided = [each for each in lessons(PACKAGE) if lesson(PACKAGE, each).scenario == name]
    seats = [
        AboutSeat(side, "ab"[at], msg(f"panzer-seat-{side}"), msg(f"panzer-role-{file.forces.of(side).role}"))
        for at, side in enumerate(SIDES)
    ]
    return About(
        title=title,
        place=place,
        intro=intro,
        seats=seats,
        minutes=minutes(file),
        complexity=complexity(file),
        briefing=briefing(file),
        lesson=guided[0] if guided else "",
    )


def minutes(file: ScenarioFile) -> int:
    """How long two people play it: half a minute for every unit and turn."""
    units = sum(group.count for formation in file.formations for group in formation.units)
    return min(LONGEST, 15 + units * file.turns // 2)


def complexity(file: ScenarioFile) -> int:
    """1 to 5: the Basic Game is 2, every four chapters more add one."""
    return min(5, 2 + (len(file.modules) + 3) // 4)
