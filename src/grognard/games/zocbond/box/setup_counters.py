# mypyc: interpreted
"""Counters as flat tables, as far as the games of the family have them alike."""

from __future__ import annotations

from collections.abc import Callable

from ..kinds import DISPLAY, STRIDE
from ..scenario import ZocScenario
from .data_types import Counter

COST_CLASSES = ("foot", "mech", "veh")  # the columns of the terrain effects chart


def add_row(sc: ZocScenario, name: str, owner: int, traits: int) -> int:
    """What every counter has; its number."""
    u = len(sc.unit_names)
    sc.units_of[owner].append(u)
    sc.unit_names.append(name)
    sc.owner[u] = owner
    sc.traits[u] = traits
    sc.start_marks.append(0)
    sc.start_parent.append(-1)
    return u


def print_strengths(sc: ZocScenario, u: int, row: Counter) -> None:
    """The strengths with all steps and with one lost."""
    at = STRIDE * u + row.steps
    sc.steps[u] = row.steps
    sc.attack[at], sc.defence[at] = row.attack, row.defense
    if row.steps > 1:
        sc.attack[at - 1], sc.defence[at - 1] = row.reduced_attack, row.reduced_defense


def place_counter(sc: ZocScenario, u: int, where: int, lost: int, fits: Callable[[int, int], bool]) -> int:
    """A unit at the start; of several steps the last is a remnant (H44-11.4, S42-10.4.1). Who stands there.

    `fits` says whether a remnant counter can stand for a unit.
    """
    steps = sc.steps[u] - lost
    if sc.steps[u] >= 3 and steps == 1:
        remnants = sc.remnants[sc.owner[u]]
        remnant = next(r for r in remnants if sc.start_parent[r] < 0 and fits(r, u))
        sc.start_parent[remnant] = u
        sc.start_place[u] = sc.box + DISPLAY
        u = remnant
    sc.start_place[u] = where
    sc.start_steps[u] = steps
    return u
