"""Computers that fail or think where they need not: jobs for the tests."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.bots import choose
from grognard.core.referee.seat import Seat
from grognard.server.matches import hall_jobs
from grognard.server.matches.hall import HALL, Opening
from grognard.server.matches.hall_jobs import ComputerQuestion


def slow_question(opening: Opening, secret: bytes) -> ComputerQuestion | None:
    """Whoever is asked must think; what he would have said at once comes along where a reason would."""
    found = hall_jobs.question(opening, secret)
    return None if found is None else replace(found, key="", level=f"{found.level} {found.key}")


def compared_thought(opening: Opening, asked: ComputerQuestion, secret: bytes) -> str:
    """What is thought here is what was said there."""
    level, _, key = asked.level.partition(" ")
    thought = hall_jobs.thought(opening, replace(asked, level=level), secret)
    assert thought == key
    return thought


def failing_question(opening: Opening, secret: bytes) -> ComputerQuestion | None:
    """Every level but chance fails."""
    hall_jobs.choose = fail  # type: ignore[attr-defined]
    try:
        return hall_jobs.question(opening, secret)
    finally:
        hall_jobs.choose = choose  # type: ignore[attr-defined]


def fail(seat: Seat, level: str, secret: bytes, number: int) -> str:
    if level != "random":
        raise IndexError("a plan without end")
    return choose(seat, level, secret, number)


def no_thought(opening: Opening, asked: ComputerQuestion, secret: bytes) -> str:
    HALL.match(opening)
    raise IndexError("a thought without end")
