# mypyc: interpreted
"""What the list of scenarios shows of a battle (COH-1.0)."""

from __future__ import annotations

from grognard.core.about import About, AboutSeat, Seating
from grognard.core.lesson import lesson, lessons
from grognard.core.message import Message, msg

from .briefing import briefing
from .data_files import load_scenario, scenario_names
from .data_types import ScenarioFile
from .scenario import SIDES
from .setup import seat_names

PACKAGE = "grognard.games.coh"


def words(file: ScenarioFile) -> tuple[Message, Message, Message]:
    """Title, place and introduction: of the box in the reader's language, of an own scenario as written."""
    id = f"coh-scenario-{file.name}"
    if file.intro == f"{id}-intro" and file.name in scenario_names():
        return msg(f"{id}-title"), msg(f"{id}-place"), msg(file.intro)
    return (
        msg("coh-scenario-own-title", title=file.title),
        msg("coh-scenario-own-place", place=file.place),
        msg("coh-scenario-own-intro", text=file.text),
    )


def about(name: str) -> About:
    """From the scenario file alone: boards and counters stay unread."""
    file = load_scenario(name)
    guided = [each for each in lessons(PACKAGE) if lesson(PACKAGE, each).scenario == name]
    title, place, intro = words(file)
    armies = [about_seat(file, seat) for seat in seat_names(file, {"armies": "seats"})]
    return About(
        title=title,
        place=place,
        intro=intro,
        seats=[about_seat(file, seat) for seat in SIDES],
        seatings=[Seating("armies", "seats", armies)] if armies else [],
        minutes=file.minutes,
        complexity=file.complexity,
        briefing=briefing(file),
        lesson=guided[0] if guided else "",
    )


def about_seat(file: ScenarioFile, seat: str) -> AboutSeat:
    """A side, or one of the armies of a side (COH-21.0)."""
    side = next(side for side in SIDES if seat.startswith(side))
    role = msg(f"coh-role-{file.roles.of(side)}")
    return AboutSeat(seat, "ab"[SIDES.index(side)], msg(f"coh-seat-{seat}"), role)
