"""What can be wrong with a State of Stalingrad '42: the invariants that fuzzing checks after every choice."""

from __future__ import annotations

from grognard.games.zocbond.faults import unit_faults
from grognard.games.zocbond.kinds import GOOD

from .campaign.maskirovka import number
from .scenario import ARMY_BOXES, FORTS, SOVIET
from .state import StalingradState
from .units import is_combat_unit


def faults(s: StalingradState) -> list[str]:
    """Every fault found; empty for a sound State."""
    problems: list[str] = []
    for u in unit_faults(s, problems):
        if s.place[u] < s.sc.box and not is_combat_unit(s, u) and s.order[u] != GOOD:
            problems.append(f"{s.sc.unit_names[u]} is no combat unit and in disorder (S42-13.1.1)")
    stack_faults(s, problems)
    marker_faults(s, problems)
    mask_faults(s, problems)
    derived_faults(s, problems)
    return problems


def stack_faults(s: StalingradState, problems: list[str]) -> None:
    """Both sides are in a hex only where it is a contested city (S42-5.1, 29.1.1)."""
    sc = s.sc
    for h in range(sc.n):
        if s.first[h] < 0 or s.city_battle[h]:
            continue
        fighting = {sc.owner[u] for u in s.stack_at(h) if is_combat_unit(s, u)}
        if len(fighting) > 1:
            problems.append(f"both sides are in {sc.place_names[h]} (S42-5.1)")


def marker_faults(s: StalingradState, problems: list[str]) -> None:
    """Railheads lie on converted railways; nobody has more forts than there are (S42-17.2.1, 9.7.3)."""
    sc = s.sc
    for h in s.railhead:
        if h >= 0 and not (sc.rail_hex[h] and s.gauge[h]):
            problems.append(f"the railhead in {sc.place_names[h]} is on no line of its own (S42-17.2.1)")
    for player, name in enumerate(("forts.axis", "forts.soviet")):
        there = sum(1 for fort in s.fort if fort and (fort - 1) % 2 == player)
        if there > sc.figures[name]:
            problems.append(f"{there} forts of {FORTS[player + 1]} (S42-9.7.3)")


def mask_faults(s: StalingradState, problems: list[str]) -> None:
    """Each army has a box of its own that the enemy has not ruled out; boxes hold few (S42-34.1.1, 34.2)."""
    sc = s.sc
    given = [box for box in s.mask if box > 0]
    if len(set(given)) < len(given):
        problems.append("two reserve armies have one box (S42-34.1.1)")
    for row, army in enumerate(sc.masked):
        if s.mask[row] >= 0 and not s.mask_may[row] >> s.mask[row] & 1:
            problems.append(f"the box of {sc.unit_names[army]} is ruled out (S42-34.1.2)")
    for box in range(sc.army_box, sc.army_box + ARMY_BOXES):
        inside = s.stack_at(box)
        if len(inside) > sc.figures["campaign.army_box"]:
            problems.append(f"{len(inside)} units are in {sc.place_names[box]} (S42-34.2)")
        if any(sc.owner[u] != SOVIET or not is_combat_unit(s, u) or s.steps[u] < 1 for u in inside):
            problems.append(f"{sc.place_names[box]} holds somebody who cannot be there (S42-34.2)")
        if inside and not any(number(sc, box) == mask or mask < 0 for mask in s.mask):
            problems.append(f"{sc.place_names[box]} is no army's (S42-34.1.2)")


def derived_faults(s: StalingradState, problems: list[str]) -> None:
    """What follows from the stacks is what the doors have kept."""
    again = s.copy()
    again.derive()
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
            problems.append(f"{name} does not follow from the stacks")
