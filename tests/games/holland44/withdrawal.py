"""Retreats and advances for tests: a frame of its own over a position, and everything that may come of it."""

from __future__ import annotations

from grognard.games.zocbond.results import LONG, NORMAL
from tests.games.zocbond.fight import advance_after, ends, retreat

from .field import Field

__all__ = ["ends", "follow", "retreat"]


def follow(f: Field, *units: str, vacated: str, hexes: int = 0, kind: int = NORMAL) -> Field:
    """Units advance after combat."""
    hexes = hexes or (2 if kind == LONG else 1)
    return advance_after(f, *units, vacated=vacated, hexes=hexes, kind=kind)
