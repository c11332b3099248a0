# mypyc: interpreted
"""What the list of scenarios shows of a battle (COH-1.0)."""

from __future__ import annotations

from grognard.core.about import About, AboutSeat
from grognard.core.lesson import lesson, lessons
from grognard.core.message import msg

from .data_files import load_scenario
from .scenario import SIDES

PACKAGE = "grognard.games.coh"


def about(name: str) -> About:
    """From the scenario file alone: boards and counters stay unread."""
    file = load_scenario(name)
    guided = [each for each in lessons(PACKAGE) if lesson(PACKAGE, each).scenario == name]
    return About(
        title=msg(f"coh-scenario-{file.name}-title"),
        place=msg(f"coh-scenario-{file.name}-place"),
        intro=msg(file.intro),
        seats=[
            AboutSeat(side, "ab"[at], msg(f"coh-seat-{side}"), msg(f"coh-role-{file.roles.of(side)}"))
            for at, side in enumerate(SIDES)
        ],
        minutes=file.minutes,
        complexity=file.complexity,
        lesson=guided[0] if guided else "",
    )
