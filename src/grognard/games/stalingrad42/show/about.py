# mypyc: interpreted
"""What the list of scenarios shows of one (S42-C1.1, C2.1, C3.1, C4.1)."""

from __future__ import annotations

from grognard.core.telling.about import About

from ..box.data_files import load_scenario
from ..scenario import SIDES
from .briefing import TEXTS, briefing

SIDE_LETTERS = "ab"  # whose colours and corners a player's counters have: the Axis A, the Soviets B


def about(name: str) -> About:
    """From the scenario file alone: map and counters stay unread."""
    file = load_scenario(name)
    tasks = (file.roles.axis, file.roles.soviet)
    seats = [TEXTS.seat(*each) for each in zip(SIDES, SIDE_LETTERS, tasks, strict=True)]
    return TEXTS.about(name, file, seats, briefing(file))
