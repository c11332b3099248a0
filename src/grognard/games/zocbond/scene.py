# mypyc: interpreted
"""Counters of the family in a view: steps left, order, supply and markers (H44-2.3, S42-2.3.2)."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.kinds import PLACE
from grognard.core.view import Piece

from .kinds import (
    ATTACKED,
    CROSSED,
    DISMOUNTED,
    ENGAGED,
    EXHAUSTED,
    FIRED,
    GONE,
    GOOD,
    IN_SUPPLY,
    LANDED,
    LIMBERED,
    MOVED,
    ORDERS,
    REFITTED,
    RETREATED,
    SCATTERED,
    SHATTERED,
    SPENT,
    STRIDE,
    STRUCK,
    SUPPLIES,
    TRAIN,
)
from .scenario import ZocScenario
from .state import ZocState

#: Markers that a counter shows, gravest first.
SIGNS = (
    (SPENT, "spent"),
    (SCATTERED, "scattered"),
    (ENGAGED, "engaged"),
    (EXHAUSTED, "exhausted"),
    (FIRED, "fired"),
    (LIMBERED, "limbered"),
    (DISMOUNTED, "dismounted"),
    (REFITTED, "refitted"),
    (LANDED, "landed"),
    (CROSSED, "ferries"),
    (TRAIN, "train"),
    (SHATTERED, "shattered"),
    (ATTACKED, "attacked"),
    (STRUCK, "struck"),
    (RETREATED, "fled"),
    (MOVED, "moved"),
)


def takes_part(sc: ZocScenario, start: int) -> bool:
    """Whether a counter that starts in a place can ever be seen: the others stay in the box for good."""
    return 0 <= start != sc.box + GONE


def badges(s: ZocState, u: int) -> list[str]:
    """What has happened to a unit."""
    found = []
    if s.order[u] != GOOD:
        found.append(ORDERS[s.order[u]])
    if s.supply[u] != IN_SUPPLY:
        found.append(SUPPLIES[s.supply[u]])
    found += signs_of(s.marks[u], SIGNS)
    return found


@lru_cache(maxsize=4096)  # hundreds of counters are drawn for each view, with a few dozen sets of marks
def signs_of(marks: int, signs: tuple[tuple[int, str], ...]) -> tuple[str, ...]:
    """The names of those marks that are shown."""
    return tuple(name for mark, name in signs if marks & mark)


def figures(s: ZocState, u: int) -> dict[str, int]:
    """Its steps, and if some are lost the strengths that are left."""
    sc = s.zoc
    steps = s.steps[u]
    if steps == sc.steps[u]:
        return {"steps": steps}
    at = STRIDE * u + steps
    return {"steps": steps, "attack": sc.attack[at], "defence": sc.defence[at]}


def piece(s: ZocState, u: int) -> Piece:
    """A counter; every one has a face of its own."""
    sc = s.zoc
    name = sc.unit_names[u]
    return Piece(
        name, name, sc.owner[u], sc.name_of(PLACE, s.place[u]), badges=badges(s, u), figures=figures(s, u)
    )
