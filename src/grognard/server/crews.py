"""Which crews a worker has. Tables come first: what people wait for at the board gives way to nothing."""

from __future__ import annotations

import os

from .crew import MEGABYTE, Plan

CORES = os.cpu_count() or 1
FEW = min(2, CORES)
HALL = ["grognard.server.hall_jobs"]


def tables_plan(size: int) -> Plan:
    """Games as they are played: views and choices. Nothing here takes long."""
    return Plan(
        "tables",
        size=size or FEW,
        seconds=20,
        memory=2048 * MEGABYTE,
        grown=1200 * MEGABYTE,
        waiting=64,
        share=FEW,
        stays=True,
        modules=[*HALL, "grognard.server.plans"],
    )


def study_plan() -> Plan:
    """Chances, overlays, reasons, replays, reports, records: from copies of the games."""
    return Plan(
        "study",
        size=FEW,
        seconds=15,
        grown=700 * MEGABYTE,
        nice=3,
        modules=[*HALL, "grognard.server.film_jobs"],
    )


def thinking_plan() -> Plan:
    """Computers that search. Any number may wait: there is one thought a game.

    At least two processes: one guest's long thoughts never have all of them.
    """
    return Plan("thinking", size=max(2, CORES // 2), seconds=120, nice=3, waiting=0, modules=HALL)


def press_plan() -> Plan:
    """Tables and maps drawn, drafts examined, texts of the rules."""
    return Plan("press", size=FEW, seconds=60, nice=5, waiting=32, modules=["grognard.server.draw"])
