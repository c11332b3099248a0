"""What can be wrong with a State of any game of the family."""

from __future__ import annotations

from .kinds import DISPLAY, PART, POOL, REMNANT
from .state import ZocState


def unit_faults(s: ZocState, faults: list[str]) -> list[int]:
    """Everybody is somewhere, with steps if he is on the map; remnants stand for units on the display.

    What is answered are the units that are somewhere.
    """
    sc = s.zoc
    placed: list[int] = []
    for u in range(sc.units):
        name = sc.unit_names[u]
        where = s.place[u]
        if not (0 <= where < sc.n or sc.size <= where < sc.places):
            faults.append(f"{name} is nowhere")
            continue
        placed.append(u)
        if where < sc.box and not 1 <= s.steps[u] <= sc.steps[u]:
            faults.append(f"{name} has {s.steps[u]} steps on the map (H44-2.3.12, S42-2.3.5)")
        if where < sc.n and not sc.in_play[where]:
            faults.append(f"{name} is out of play at {sc.place_names[where]} (H44-2.2.1, S42-2.2.3)")
        parent = s.parent[u]
        if sc.traits[u] & REMNANT and where < sc.box:
            if parent < 0 or s.place[parent] != sc.box + DISPLAY:
                faults.append(f"the remnant {name} stands for nobody (H44-11.4, S42-10.4.1)")
        if sc.traits[u] & (PART | REMNANT) and where == sc.box + POOL and parent >= 0:
            faults.append(f"{name} lies in the pool, but has a parent (H44-21.1, S42-10.4.3)")
    return placed
