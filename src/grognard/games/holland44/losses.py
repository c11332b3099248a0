"""Chapters 11.3, 11.4 and 26.5.2: remnants, and what an eliminated unit is worth to the enemy."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.kinds import PART, POOL, SOURCE

from .scenario import ALLIED
from .state import HollandState
from .units import remnant_fits


def remnant_for(s: HollandState, u: i64) -> i64:
    """A remnant counter of the right kind that is not in use and not used up; -1 none."""
    for r in s.sc.remnants[s.sc.owner[u]]:
        if s.place[r] == s.sc.box + POOL and remnant_fits(s.sc, r, u):
            return r
    return -1


def without_remnant(s: HollandState, u: int) -> None:
    """The division of an airborne unit gains a replacement point for the step that has no counter."""
    division = s.sc.division[u]
    if division >= 0:
        s.airborne_points[division] += 1
        s.fresh_points[division] += 1


def when_eliminated(s: HollandState, u: int) -> None:
    """Points for every Allied unit, but not for breakdown units and supply sources (H44-26.5.2)."""
    sc = s.sc
    if sc.owner[u] != ALLIED or sc.traits[u] & (PART | SOURCE):
        return
    s.half_points += sc.fight.three_step_points if sc.steps[u] == 3 else sc.fight.other_points
