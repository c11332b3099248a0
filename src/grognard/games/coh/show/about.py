# mypyc: interpreted
"""What the list of scenarios shows of a battle (COH-1.0)."""

from __future__ import annotations

from grognard.core.telling.about import About, AboutSeat, Seating

from ..box.data_files import load_scenario
from ..box.data_types import ScenarioFile
from ..box.setup import seat_names
from ..scenario import SIDES
from .briefing import TEXTS, briefing


def about(name: str) -> About:
    """From the scenario file alone: boards and counters stay unread."""
    file = load_scenario(name)
    armies = [about_seat(file, seat) for seat in seat_names(file, {"armies": "seats"})]
    seatings = [Seating("armies", "seats", armies)] if armies else []
    return TEXTS.about(name, file, [about_seat(file, seat) for seat in SIDES], briefing(file), seatings)


def about_seat(file: ScenarioFile, seat: str) -> AboutSeat:
    """A side, or one of the armies of a side (COH-21.0)."""
    side = next(side for side in SIDES if seat.startswith(side))
    return TEXTS.seat(seat, "ab"[SIDES.index(side)], file.roles.of(side))
