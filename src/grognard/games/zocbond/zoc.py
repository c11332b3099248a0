"""Zones of control (H44-7.1 to 7.3, S42-6): what the counts in `State.grip` mean."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from .kinds import HELPER
from .state import S, ZocState


def in_zoc(s: ZocState, h: i64, player: i64) -> bool:
    """Whether a hex lies in the ZOC of a player's units."""
    return s.grip[player * s.zoc.n + h] > 0


def bare_zoc(s: ZocState, h: i64, player: i64) -> bool:
    """Whether a hex lies in the ZOC of a player's units and his enemy has no unit in it to cancel that.

    For supply lines, retreats and some more, one's own units cancel EZOC in their hex (H44-0.2, S42-16.3.2).
    """
    return s.grip[player * s.zoc.n + h] > 0 and s.occupant[h] != 1 - player


def near_enemy(s: ZocState, h: i64, player: i64) -> bool:
    """Whether an enemy combat unit of a player is in a neighbouring hex; see `ZoneRules.parts`."""
    return s.near[(1 - player) * s.zoc.n + h] > 0


def near_units(s: ZocState, h: i64, player: i64) -> bool:
    """The same for enemy units of any kind, and in the hex itself: not all are combat units (S42-5.3)."""
    if near_enemy(s, h, player):
        return True
    sc = s.zoc
    if not sc.zone_rules.has_helpers:
        return False
    if s.occupant[h] == 1 - player:
        return True
    for side in range(6 * h, 6 * h + 6):
        to = sc.neighbour[side]
        if 0 <= to < sc.n and s.occupant[to] == 1 - player and not sc.zone_rules.parts(s, side):
            return True
    return False


def grippers(s: ZocState, h: i64, player: i64) -> list[int]:
    """The hexes from which the ZOC of a player's units reaches a hex."""
    sc = s.zoc
    hexes: list[int] = []
    for d in range(6):
        at = sc.neighbour[6 * h + d]
        if 0 <= at < sc.n and s.gripping(at) == player:
            if not sc.zone_rules.bars_zoc(s, 6 * at + (d + 3) % 6):
                hexes.append(at)
    return hexes


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneRules(Generic[S]):
    """What a game answers about units, ZOC, bonds and whose an entry area is.

    H44-2.3, 7, 19.2; S42-2.3.1, 6, 7, 22.2.
    """

    weighty_marks = 0  # markers that change a unit's ZOC, bonds or strength
    has_helpers = False  # some units are no combat units (S42-19.1)
    bond_needs = 0  # bond steps that an end of a bond must have (H44-7.4.1, S42-7.1)
    shares_hexes = False  # units of both players can stay in one hex (S42-29.1.1)
    intruder = -1  # the player who holds a hex in which he has come down among enemies (H44-22.6)

    def is_combat_unit(self, s: S, u: i64) -> bool:
        """Whether it blocks, defends and holds ground (H44-2.3, S42-2.3.1)."""
        return not s.zoc.traits[u] & HELPER

    def has_zoc(self, s: S, u: i64) -> bool:
        """Whether a unit that is not routed exerts ZOC."""
        return True

    def contested_holder(self, s: S, h: i64) -> i64:
        """Who holds a hex in which units of both players are (S42-29.1.4)."""
        raise NotImplementedError

    def is_shared(self, s: S, h: i64) -> bool:
        """Whether they are in a hex now; only asked where they can be."""
        return False

    def bond_weight(self, s: S, u: i64) -> i64:
        """What a unit in good order adds to the steps that a bond needs (H44-7.4.1, S42-7.1)."""
        raise NotImplementedError

    def bars_zoc(self, s: S, side: i64) -> bool:
        """Whether ZOC does not cross a hexside (H44-7.1, S42-6.1). `side` is 6*hex + direction."""
        raise NotImplementedError

    def scares_across(self, s: S, side: i64) -> bool:
        """Whether routed units run from enemies beyond a hexside (H44-14.3.2, S42-13.3.2)."""
        return not self.bars_zoc(s, side)

    def parts(self, s: S, side: i64) -> bool:
        """Whether units on either side of a hexside are not adjacent (S42-2.2.3)."""
        return False

    def bond_line_open(self, s: S, a: i64, x: i64, b: i64) -> i64:
        """Whether a bond from a to b can run through hex x: 0 no, 1 for all, 2 only for units on foot.

        a and x, x and b are neighbours; a or b may be a cell just off the map (H44-7.4.6, S42-7.6).
        """
        raise NotImplementedError

    def own_area(self, s: S, place: i64, player: i64) -> bool:
        """Whether an entry area is a player's own now (H44-19.2.1, S42-22.2)."""
        raise NotImplementedError

    def enters_area(self, s: S, place: i64, player: i64) -> bool:
        """Whether units of a player may leave the map into an entry area (H44-19.4, S42-22.4)."""
        return self.own_area(s, place, player)
