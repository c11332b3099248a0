# mypyc: interpreted
"""What the list of scenarios shows of one (H44-S1.1, S2.1)."""

from __future__ import annotations

from grognard.core.telling.about import About

from ..box.data_files import load_scenario
from ..scenario import SIDES
from .briefing import TEXTS, briefing

SIDE_LETTERS = "ca"  # whose colours and corners a player's counters have: the Allies C, the Germans A


def about(name: str) -> About:
    """From the scenario file alone: map and counters stay unread."""
    file = load_scenario(name)
    tasks = (file.roles.allied, file.roles.german)
    seats = [TEXTS.seat(*each) for each in zip(SIDES, SIDE_LETTERS, tasks, strict=True)]
    return TEXTS.about(name, file, seats, briefing(file))
