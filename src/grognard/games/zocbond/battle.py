"""One attack as its numbers see it: who attacks which hex with what help.

A `Battle` holds no State: the frame of an attack makes one whenever it needs strengths, and so does whoever
asks what an attack would be worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .state import ZocState

# Kinds of attacks.
NORMAL: Final = 0
BREAKTHROUGH: Final = 1  # H44-16, S42-15
LANDING: Final = 2  # paratroopers on top of enemies (H44-22.6)
ENCOUNTER: Final = 3  # with an unknown unit in the movement phase (H44-25.3.1)
AUTOMATIC: Final = 4  # only looked at: automatic DS (H44-8.7, S42-8.6.1)
ATTACKS: Final = ("normal", "breakthrough", "landing", "encounter", "automatic")

NO_LEAD: Final = -1


class Battle:
    """Attackers, target and help. Sets of units are ints with a bit per unit."""

    def __init__(self, player: int, target: int, kind: int, units: int) -> None:
        self.player = player  # who attacks
        self.target = target
        self.kind = kind
        self.units = units
        self.lead = NO_LEAD  # formation (H44-10.2.1)
        self.attached = -1  # H44-10.2.3
        self.support = 0  # artillery
        self.air = 0  # air units
        self.shown = 0  # defenders that were face down until this attack (H44-25.4)
        self.answer = 0  # air units of the defender (S42-9.3.4)
        self.charged = 0  # of the support: who fires off supply points instead of being used up (S42-18.3.1)
        self.plans = 0  # headquarters that use a planned offensive (S42-26.2)
        self.second = 0  # of them: who use a second one
        self.mark = 0  # of the cell that the die has brought: see `results`
        self.doubled = 0  # defenders whose strength was doubled when the die was rolled (S42-11.1.2)
        self.entitled = 0  # the defenders may fight to the last (S42-11.1.2, 11.2.2)
        self.desperate = 0  # they do (S42-11.5.2)
        self.joined = 0  # of the units: a breakthrough group that joins at half strength (H44-16.5)


def approach(s: ZocState, u: i64, target: i64) -> i64:
    """The hexside a unit attacks across, seen from the target (6*target + d); -1 if it is not next to it.

    Out of an entry area it is the easiest of the hexsides that the area has with the target (H44-19.7).
    """
    sc = s.zoc
    where = s.place[u]
    if where < 0 or target < 0:
        return -1
    if where >= sc.n:
        return sc.gate_side[target] if sc.gate_of[target] == where else -1
    for side in range(6 * target, 6 * target + 6):
        if sc.neighbour[side] == where:
            return side
    return -1


def exposed(s: ZocState, player: i64) -> list[int]:
    """The hexes of a player's enemy next to which he has units, or may have in an area off the map."""
    n = s.zoc.n
    gate_of = s.zoc.gate_of
    place = s.place
    first = s.first
    near = s.near
    row = player * n
    hexes: list[int] = []
    for u in s.on_map(1 - player):
        h = place[u]
        if h < n and first[h] == u and (near[row + h] or gate_of[h] >= 0):
            hexes.append(h)
    if s.zoc.zone_rules.shares_hexes:
        hexes += [h for h in shared_hexes(s, player) if h not in hexes]
    return hexes


def shared_hexes(s: ZocState, player: i64) -> list[int]:
    """The hexes where a player's units are together with enemies (S42-29.1.1)."""
    hexes: list[int] = []
    for u in s.on_map(player):
        h = s.place[u]
        if h < s.zoc.n and h not in hexes and s.zoc.zone_rules.is_shared(s, h):
            hexes.append(h)
    return hexes


def defenders(s: ZocState, target: i64, player: i64) -> list[int]:
    """The combat units of a player's enemy in a hex."""
    units: list[int] = []
    u = s.first[target]
    while u >= 0:
        if s.zoc.owner[u] != player and s.zoc.zone_rules.is_combat_unit(s, u):
            units.append(u)
        u = s.under[u]
    return units
