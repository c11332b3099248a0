"""Computers that fail or think where they need not: jobs for the tests."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.bots import acts_ahead
from grognard.core.referee.seat import Seat
from grognard.server.matches import hall_jobs
from grognard.server.matches.hall import HALL, Opening
from grognard.server.matches.hall_jobs import ComputerQuestion, Intended


def slow_question(opening: Opening, secret: bytes) -> ComputerQuestion | None:
    """Whoever is asked must think; what he would have said at once comes along where a reason would."""
    found = hall_jobs.question(opening, secret)
    return None if found is None else replace(found, keys=[], level=f"{found.level} {' '.join(found.keys)}")


def compared_thought(opening: Opening, asked: ComputerQuestion, secret: bytes) -> list[Intended]:
    """What is thought here is what was said there."""
    level, _, keys = asked.level.partition(" ")
    thought = hall_jobs.thought(opening, replace(asked, level=level), secret)
    assert " ".join(thought[0].keys) == keys
    return thought


def failing_question(opening: Opening, secret: bytes) -> ComputerQuestion | None:
    """Every level but chance fails."""
    hall_jobs.acts_ahead = fail  # type: ignore[attr-defined,assignment]
    try:
        return hall_jobs.question(opening, secret)
    finally:
        hall_jobs.acts_ahead = acts_ahead  # type: ignore[attr-defined]


def fail(seat: Seat, level: str, secret: bytes, most: int) -> list[list[str]]:
    if level != "random":
        raise IndexError("a plan without end")
    return acts_ahead(seat, level, secret, most)


def no_thought(opening: Opening, asked: ComputerQuestion, secret: bytes) -> list[Intended]:
    HALL.match(opening)
    raise IndexError("a thought without end")
