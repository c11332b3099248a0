"""ZOC bonds (H44-7.4.1, S42-7): the barrier between two friendly hexes exactly two hexes apart.

Two hexes on a common hex row have one common neighbour, which the bond fills (*hex bond*). Two hexes off the
rows have two, and the bond is the hexside between them (*hexside bond*). Nothing is kept: whether a bond bars
a step is seen from the few hexes around it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .state import ZocState

CLOSED: Final = 0  # what ZoneRules.bond_line_open answers
OPEN: Final = 1
ON_FOOT: Final = 2  # open, but only units that are no vehicles can hold the line


class Bond:
    """A bond as overlays show it: its ends, and the hex it fills or the hexside it lies on."""

    def __init__(self, owner: int, a: int, b: int, hex: int, side: int) -> None:
        self.owner = owner
        self.a = a
        self.b = b
        self.hex = hex  # -1: a hexside bond
        self.side = side  # -1: a hex bond


def bars(s: ZocState, owner: i64, h: i64, d: i64, mover: bool = False) -> bool:
    """Whether a bond of `owner` forbids his enemy to go from hex h in direction d (H44-7.4.2, S42-7.2).

    Bonds of both players may cross each other: both hold (H44-7.4.4, S42-7.4). With `mover` the enemy's
    units will have come to hex h, as far as that breaks bonds.
    """
    to = s.zoc.neighbour[6 * h + d]
    if not 0 <= to < s.zoc.n:
        return False
    return hex_bond(s, owner, to) or side_bond(s, owner, h, d, mover)


def hex_bond(s: ZocState, owner: i64, h: i64) -> bool:
    """Whether a hex is filled by a bond.

    The hex between the ends is empty (H44-7.4.1, S42-7.1): an enemy unit in it breaks the bond (H44-7.4.3,
    S42-7.3), and where own combat units are there is none.
    """
    if s.holder[h] >= 0 or s.occupant[h] == 1 - owner:
        return False
    return axis_bond(s, owner, h, 0) or axis_bond(s, owner, h, 1) or axis_bond(s, owner, h, 2)


def axis_bond(s: ZocState, owner: i64, h: i64, d: i64) -> bool:
    """Whether the neighbours of a hex in direction d and opposite it form a bond through it."""
    sc = s.zoc
    a = sc.neighbour[6 * h + d]
    b = sc.neighbour[6 * h + d + 3]
    if not (0 <= a < sc.n and 0 <= b < sc.n):
        return False
    if not (is_end(s, owner, a, OPEN) and is_end(s, owner, b, OPEN)):
        return False
    return line_holds(s, owner, a, h, b)


def side_bond(s: ZocState, owner: i64, h: i64, d: i64, mover: bool = False) -> bool:
    """Whether a bond lies on the hexside of a hex in direction d (`mover`: see `bars`)."""
    sc = s.zoc
    to = sc.neighbour[6 * h + d]
    if not 0 <= to < sc.n:
        return False
    a = sc.neighbour[6 * h + (d + 5) % 6]
    b = sc.neighbour[6 * h + (d + 1) % 6]
    if a < 0 or b < 0 or (a >= sc.n and b >= sc.n):
        return False
    if not (is_end(s, owner, a, OPEN) and is_end(s, owner, b, OPEN)):
        return False
    enemy = 1 - owner
    if mover or s.occupant[h] == enemy:
        return s.occupant[to] != enemy and line_holds(s, owner, a, to, b)
    if line_holds(s, owner, a, h, b):
        return True
    return s.occupant[to] != enemy and line_holds(s, owner, a, to, b)


# -- the edge of the map (H44-7.4.5, 19.1; S42-7.5, 22.3.2) ---------------------------------------------


def bars_entry(s: ZocState, owner: i64, h: i64) -> bool:
    """Whether bonds of a player keep his enemy from entering the map in an edge hex.

    One fills the hex, or one lies on each of its hexsides at the edge.
    """
    sc = s.zoc
    if hex_bond(s, owner, h):
        return True
    edge = [d for d in range(6) if sc.neighbour[6 * h + d] >= sc.n]
    return len(edge) > 0 and all(edge_bond(s, owner, h, d) for d in edge)


def edge_bond(s: ZocState, owner: i64, h: i64, d: i64) -> bool:
    """Whether a hex of his has a bond with another or with his area on a hexside at the edge.

    An enemy in the hex breaks it.
    """
    if s.occupant[h] == 1 - owner or not has_ends(s, owner, h, d):
        return False
    around = s.zoc.neighbour[6 * h : 6 * h + 6]
    return line_holds(s, owner, around[(d + 5) % 6], h, around[(d + 1) % 6])


def has_ends(s: ZocState, owner: i64, h: i64, d: i64) -> bool:
    """Whether a player has the ends of a bond on a hexside at the edge: hexes of his, or one and his area."""
    sc = s.zoc
    a = sc.neighbour[6 * h + (d + 5) % 6]
    b = sc.neighbour[6 * h + (d + 1) % 6]
    if a < 0 or b < 0 or (a >= sc.n and b >= sc.n):
        return False
    return is_end(s, owner, a, OPEN) and is_end(s, owner, b, OPEN)


def bars_exit(s: ZocState, owner: i64, h: i64) -> bool:
    """Whether bonds of a player keep his enemy in an edge hex from leaving the map for a foreign area.

    One lies on each of its hexsides at the edge: the units in the hex break it on their side only (S42-7.3).
    """
    edge = [d for d in range(6) if s.zoc.neighbour[6 * h + d] >= s.zoc.n]
    return len(edge) > 0 and all(has_ends(s, owner, h, d) for d in edge)


def line_holds(s: ZocState, owner: i64, a: i64, x: i64, b: i64) -> bool:
    """Whether the bond of two ends can run through a hex between them (H44-7.4.6, S42-7.6)."""
    state = s.zoc.zone_rules.bond_line_open(s, a, x, b)
    if state == ON_FOOT:
        return is_end(s, owner, a, ON_FOOT) and is_end(s, owner, b, ON_FOOT)
    return state == OPEN


def is_end(s: ZocState, owner: i64, cell: i64, state: i64) -> bool:
    """Whether a player has enough good steps in a hex; own entry areas always have (H44-7.4.5, S42-7.5)."""
    sc = s.zoc
    if cell >= sc.n:
        area = sc.edge_area[cell]
        return area >= 0 and sc.zone_rules.own_area(s, area, owner)
    if s.holder[cell] != owner:
        return False
    steps: int = s.firm[cell] if state == OPEN else s.foot[cell]
    return steps >= sc.zone_rules.bond_needs


def all_bonds(s: ZocState, owner: i64) -> list[Bond]:
    """Every bond a player has now, for overlays and for those who plan lines."""
    sc = s.zoc
    bonds: list[Bond] = []
    for h in range(sc.n):
        if s.holder[h] < 0 and s.occupant[h] != 1 - owner:
            for d in range(3):
                if axis_bond(s, owner, h, d):
                    bonds.append(Bond(owner, sc.neighbour[6 * h + d], sc.neighbour[6 * h + d + 3], h, -1))
        for d in range(3):
            if side_bond(s, owner, h, d):
                a = sc.neighbour[6 * h + (d + 5) % 6]
                bonds.append(Bond(owner, a, sc.neighbour[6 * h + d + 1], -1, 6 * h + d))
    return bonds
