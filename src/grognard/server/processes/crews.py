"""Which crews a worker has. Tables come first: what people wait for at the board has priority."""

from __future__ import annotations

import os

from .crew import MEGABYTE, CrewPlan

CORES = os.cpu_count() or 1
SMALL_CREW = min(2, CORES)
HALL = ["grognard.server.matches.hall_jobs"]


def tables_plan(size: int) -> CrewPlan:
    """Games as they are played: views and choices. Nothing here takes long."""
    return CrewPlan(
        "tables",
        size=size or SMALL_CREW,
        seconds=20,
        memory=2048 * MEGABYTE,
        grown=1200 * MEGABYTE,
        waiting=64,
        share=SMALL_CREW,
        stays=True,
        modules=[*HALL, "grognard.server.matches.plans"],
    )


def study_plan() -> CrewPlan:
    """Chances, overlays, reasons, replays, reports, records: from copies of the games."""
    return CrewPlan(
        "study",
        size=SMALL_CREW,
        seconds=15,
        grown=700 * MEGABYTE,
        nice=3,
        modules=[*HALL, "grognard.server.matches.film_jobs"],
    )


def thinking_plan() -> CrewPlan:
    """Computers that search. Any number may wait: there is one thought a game.

    At least two processes, and one that no single network has: guests cost nothing, so long thoughts of many
    guests of one address must leave room for somebody else's.
    """
    size = max(2, CORES // 2)
    return CrewPlan("thinking", size=size, seconds=120, nice=3, waiting=0, together=size - 1, modules=HALL)


def press_plan() -> CrewPlan:
    """Tables and maps drawn, drafts examined, texts of the rules."""
    modules = ["grognard.server.press.draw"]
    return CrewPlan("press", size=SMALL_CREW, seconds=60, nice=5, waiting=32, modules=modules)
