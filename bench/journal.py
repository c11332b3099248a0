"""What clients were told is done, against what the database holds."""

from __future__ import annotations

from msgspec import Struct


class Deed(Struct, frozen=True):
    """A request that changes a game; `sure`: the server has said that it is done."""

    what: tuple[str, ...]  # seat, act, keys
    sure: bool


def holds(told: list[Deed], written: list[tuple[str, ...]]) -> tuple[bool, int]:
    """Whether everything told is written, in order and with nothing between that nobody asked for.

    A deed that is not sure may have been written or not. The number says how many rows were written after all
    that was told: those of requests still on their way.
    """
    at = reachable(told, {0})
    after = len(written) if len(told) in at else -1
    for number, row in enumerate(written, 1):
        at = reachable(told, {place + 1 for place in at if place < len(told) and told[place].what == row})
        if len(told) in at:
            after = len(written) - number
    return after >= 0, max(0, after)


def reachable(told: list[Deed], places: set[int]) -> set[int]:
    """Where in the journal one may be if deeds that are not sure were not written."""
    found = set()
    for place in places:
        found.add(place)
        while place < len(told) and not told[place].sure:
            place += 1
            found.add(place)
    return found
