"""What can be wrong with a State of Stalingrad '42: the invariants that fuzzing checks after every choice."""

from __future__ import annotations

from grognard.games.zocbond.kinds import DISPLAY, GOOD, POOL, REMNANT

from .maskirovka import number
from .scenario import ARMY_BOXES, FORTS, SOVIET
from .state import StalingradState, derive
from .units import is_combat_unit


def faults(s: StalingradState) -> list[str]:
    """Every fault found; empty for a sound State."""
    found: list[str] = []
    unit_faults(s, found)
    stack_faults(s, found)
    marker_faults(s, found)
    mask_faults(s, found)
    derived_faults(s, found)
    return found


def unit_faults(s: StalingradState, found: list[str]) -> None:
    """Everybody is somewhere, with steps if he is on the map; remnants stand for units on the display."""
    sc = s.sc
    for u in range(sc.units):
        name = sc.unit_names[u]
        where = s.place[u]
        if not (0 <= where < sc.n or sc.size <= where < sc.places):
            found.append(f"{name} is nowhere")
            continue
        if where < sc.box and not 1 <= s.steps[u] <= sc.steps[u]:
            found.append(f"{name} has {s.steps[u]} steps on the map (S42-2.3.5)")
        if where < sc.n and not sc.in_play[where]:
            found.append(f"{name} is out of play at {sc.place_names[where]} (S42-2.2.3)")
        if where < sc.box and not is_combat_unit(s, u) and s.order[u] != GOOD:
            found.append(f"{name} is no combat unit and in disorder (S42-13.1.1)")
        if sc.traits[u] & REMNANT:
            parent = s.parent[u]
            if where < sc.box and (parent < 0 or s.place[parent] != sc.box + DISPLAY):
                found.append(f"the remnant {name} stands for nobody (S42-10.4.1)")
            if where == sc.box + POOL and parent >= 0:
                found.append(f"{name} lies in the pool, but has a parent (S42-10.4.3)")


def stack_faults(s: StalingradState, found: list[str]) -> None:
    """Both sides are in a hex only where it is a contested city (S42-5.1, 29.1.1)."""
    sc = s.sc
    for h in range(sc.n):
        if s.first[h] < 0 or s.city_battle[h]:
            continue
        fighting = {sc.owner[u] for u in s.stack_at(h) if is_combat_unit(s, u)}
        if len(fighting) > 1:
            found.append(f"both sides are in {sc.place_names[h]} (S42-5.1)")


def marker_faults(s: StalingradState, found: list[str]) -> None:
    """Railheads lie on converted railways; nobody has more forts than there are (S42-17.2.1, 9.7.3)."""
    sc = s.sc
    for h in s.railhead:
        if h >= 0 and not (sc.rail_hex[h] and s.gauge[h]):
            found.append(f"the railhead in {sc.place_names[h]} is on no line of its own (S42-17.2.1)")
    for player, name in enumerate(("forts.axis", "forts.soviet")):
        there = sum(1 for fort in s.fort if fort and (fort - 1) % 2 == player)
        if there > sc.figures[name]:
            found.append(f"{there} forts of {FORTS[player + 1]} (S42-9.7.3)")


def mask_faults(s: StalingradState, found: list[str]) -> None:
    """Each army has a box of its own that the enemy has not ruled out; boxes hold few (S42-34.1.1, 34.2)."""
    sc = s.sc
    given = [box for box in s.mask if box > 0]
    if len(set(given)) < len(given):
        found.append("two reserve armies have one box (S42-34.1.1)")
    for row, army in enumerate(sc.masked):
        if s.mask[row] >= 0 and not s.mask_may[row] >> s.mask[row] & 1:
            found.append(f"the box of {sc.unit_names[army]} is ruled out (S42-34.1.2)")
    for box in range(sc.army_box, sc.army_box + ARMY_BOXES):
        inside = s.stack_at(box)
        if len(inside) > sc.figures["campaign.army_box"]:
            found.append(f"{len(inside)} units are in {sc.place_names[box]} (S42-34.2)")
        if any(sc.owner[u] != SOVIET or not is_combat_unit(s, u) or s.steps[u] < 1 for u in inside):
            found.append(f"{sc.place_names[box]} holds somebody who cannot be there (S42-34.2)")
        if inside and not any(number(sc, box) == mask or mask < 0 for mask in s.mask):
            found.append(f"{sc.place_names[box]} is no army's (S42-34.1.2)")


def derived_faults(s: StalingradState, found: list[str]) -> None:
    """What follows from the stacks is what the doors have kept."""
    again = s.copy()
    derive(again)
    for name, kept, made in (
        ("holder", s.holder, again.holder),
        ("grip", s.grip, again.grip),
        ("near", s.near, again.near),
        ("firm", s.firm, again.firm),
        ("foot", s.foot, again.foot),
        ("force", s.force, again.force),
        ("guard", s.guard, again.guard),
        ("press", s.press, again.press),
    ):
        if kept != made:
            found.append(f"{name} does not follow from the stacks")
