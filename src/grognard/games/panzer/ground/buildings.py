"""PZR-4.1.4.1.3, 6.1.4.3.1: who may go into the houses of a building hex, and what they give."""

from __future__ import annotations

from .terrain import BRICK, STONE


def may_drive_in(mode: str, open_top: bool) -> bool:
    """Only tracked vehicles with armour above may try (6.6.3 says what may happen)."""
    return mode == "T" and not open_top


def hull_down_inside(stuff: int) -> bool:
    """A vehicle inside brick or stone is hull down from all angles; `stuff` is that of `Land.building`."""
    return stuff in (BRICK, STONE)
