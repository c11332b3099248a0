"""Chapters 6 and 7: ZOC and bonds where this game says more than the family; whose an entry area is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.zocbond import bonds
from grognard.games.zocbond.zoc import ZoneRules

from .ground import barrier_at, is_impassable, is_winter, water_at
from .kinds import TRAIN
from .options.contested import RULE, both_there
from .scenario import AXIS, FREE, MAJOR, SHUT, SUPPORT, VOLGA, StalingradScenario
from .state import StalingradState

WHOLE: Final = 2  # what an ordinary unit adds to an end of a bond; a free one adds half of it (S42-7.1)
HALF: Final = 1


class StalingradZones(ZoneRules[StalingradState]):
    """Chapters 6 and 7, and 22.2: what bars ZOC, who counts for a bond, own areas."""

    weighty_marks = TRAIN
    has_helpers = True
    bond_needs = WHOLE

    def __init__(self, sc: StalingradScenario) -> None:
        self.shares_hexes = sc.has_rule(RULE)

    def has_zoc(self, s: StalingradState, u: i64) -> bool:
        """A unit on a train has none (S42-5.6.4); a disrupted unit keeps it (S42-13.2.2)."""
        return not s.marks[u] & TRAIN

    def contested_holder(self, s: StalingradState, h: i64) -> i64:
        return s.contested[h]

    def is_shared(self, s: StalingradState, h: i64) -> bool:
        return s.contested[h] >= 0 and both_there(s, h)

    def bond_weight(self, s: StalingradState, u: i64) -> i64:
        """Two free or support units count as one other (S42-7.1); a unit without ZOC does not count."""
        if not self.has_zoc(s, u):
            return 0
        return HALF if s.sc.kind[u] & (FREE | SUPPORT) else WHOLE

    def bars_zoc(self, s: StalingradState, side: i64) -> bool:
        """ZOC does not cross the Volga nor what is impassable (S42-6.1)."""
        return barrier_at(s, side) != 0

    def scares_across(self, s: StalingradState, side: i64) -> bool:
        return not is_impassable(s, side)  # across the Volga, too (S42-2.2.3)

    def parts(self, s: StalingradState, side: i64) -> bool:
        return barrier_at(s, side) == SHUT

    def bond_line_open(self, s: StalingradState, a: i64, x: i64, b: i64) -> i64:
        """Not across what is impassable nor the Volga; one unfrozen major river, not two (S42-7.6)."""
        sc = s.sc
        rivers = 0
        for side in range(6 * x, 6 * x + 6):
            to = sc.neighbour[side]
            if to != a and to != b:
                continue
            water = water_at(s, side)
            if water == VOLGA or is_impassable(s, side):
                return bonds.CLOSED
            if water == MAJOR:
                rivers += 1
        return bonds.CLOSED if rivers > 1 or not sc.in_play[x] else bonds.OPEN

    def own_area(self, s: StalingradState, place: i64, player: i64) -> bool:
        """S42-22.2; one of them is closed in winter (S42-23.4), Baku while the Axis is there (S42-24.1.3)."""
        sc = s.sc
        if sc.area_owner[place - sc.size] != player:
            return False
        if place == sc.closed_area and is_winter(s):
            return False
        return place != sc.baku_area or not any(sc.owner[u] != player for u in s.stack_at(place))

    def enters_area(self, s: StalingradState, place: i64, player: i64) -> bool:
        """Own areas; the Axis also those where leaving the map counts, and Baku (S42-22.4, 24.1.2, C1.2)."""
        if self.own_area(s, place, player):
            return True
        return player == AXIS and (s.sc.exit_row[place - s.sc.size] >= 0 or place == s.sc.baku_area)


def areas_of(s: StalingradState, player: i64) -> list[int]:
    """The entry areas that are a player's own now."""
    return [place for place in s.sc.side_areas[player] if s.sc.zone_rules.own_area(s, place, player)]
