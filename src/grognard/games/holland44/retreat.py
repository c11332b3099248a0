"""Chapter 13: retreats where this game says more than the family: ground, waters, villages, the list."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list, bits_of
from grognard.games.zocbond.battle import defenders
from grognard.games.zocbond.kinds import FLED, MARCH, SOURCE, STRUCK
from grognard.games.zocbond.retreat import RetreatRules

from .entry import edge_refusal
from .events import UNLIMBERED
from .kinds import LIMBERED
from .scenario import CITY, CLOSED, MAJOR, MINOR, ON_WHEELS, TOWN, WOODS, HollandScenario
from .state import HollandState
from .supply import Lines
from .units import cost_class

FAR_ENOUGH: Final = 2  # hexes from the defended one (H44-13.1.3)


def defends_alone(s: HollandState, target: int, player: int) -> bool:
    """Whether all enemies of a player in a hex were driven there by breakthrough combat, to nobody.

    H44-13.5 is about units that have retreated to others. Who is alone was not attacked but in breakthroughs,
    which do not count (H44-9.1), and defends like anybody else.
    """
    for u in defenders(s, target, player):
        if not s.has_mark(u, FLED) or s.has_mark(u, STRUCK):
            return False
    return True


class HollandRetreat(RetreatRules[HollandState]):
    """Chapter 13."""

    minds_crowds = True

    def __init__(self, sc: HollandScenario) -> None:
        self.flight_length = sc.figures["combat.routed_retreat"]
        self.automatic_retreat = sc.figures["movement.automatic_retreat"]
        self.stop_price = sc.figures["combat.one_hex_stop_steps"]

    def retreats_across(self, s: HollandState, u: int, h: int, d: int) -> bool:
        """Over bridges all, across minor rivers those on foot; vehicles where they can go (H44-13.2)."""
        sc = s.sc
        side = 6 * h + d
        water = sc.water[side]
        wheels = cost_class(s, u) == ON_WHEELS
        if sc.road[side] and (not water or s.span[side]):
            return True
        if water and not (s.span[side] and not wheels):
            if wheels or water != MINOR:
                return False
        if not wheels:
            return True
        price = sc.hex_price[ON_WHEELS]
        return price[sc.terrain[h]] != CLOSED and price[sc.terrain[sc.neighbour[side]]] != CLOSED

    def retreats_off(self, s: HollandState, u: int, h: int, area: int) -> bool:
        """Into an own area as one could march there (H44-19.3.2, 19.5)."""
        return edge_refusal(s, u, MARCH, h) == 0

    def retreat_rank(self, hexes: int, distance: int, exposed: int, shunned: bool) -> int:
        """Points 2 to 4 of the list (H44-13.1.3): far enough, no EZOC, no friends next to enemies."""
        near = 1 if distance < FAR_ENOUGH else 0
        return 16 * near + 2 * min(exposed, 7) + int(shunned)

    def retreat_shuns(self, s: HollandState, h: int, player: int) -> bool:
        """Whether a friend is there next to an enemy who is not across an unbridged river (H44-13.1.3)."""
        if s.holder[h] != player:
            return False
        sc = s.sc
        for side in range(6 * h, 6 * h + 6):
            to = sc.neighbour[side]
            if 0 <= to < sc.n and s.holder[to] == 1 - player:
                if s.span[side] or sc.water[side] not in (MINOR, MAJOR):
                    return True
        return False

    def retreat_supply(self, s: HollandState, units: list[int], places: list[int]) -> list[int]:
        """For each place who of the units could trace a supply line from it, as bits by position."""
        lines = Lines(s, s.sc.owner[units[0]])
        masks: list[int] = []
        for place in places:
            mask = bits_of([i for i in range(len(units)) if lines.reaches_from(units[i], place)])
            masks.append(mask)
        return masks

    def may_stop(self, s: HollandState, h: int, friends: bool) -> bool:
        """In city, town, woods or village, or where friends are who have not retreated (H44-13.3)."""
        sc = s.sc
        return friends or sc.village[h] != 0 or sc.terrain[h] in (CITY, TOWN, WOODS)

    def stop_losses(self, s: HollandState, units: int) -> int:
        """A supply source only if nobody else is there (H44-11.2)."""
        others = bits_of([u for u in bit_list(units) if not s.sc.traits[u] & SOURCE])
        return others or units

    def after_retreat(self, s: HollandState, u: int) -> None:
        """Artillery loses its movement marker (H44-17.3)."""
        if s.marks[u] & LIMBERED:
            s.clear_mark(u, LIMBERED)
            s.tell(UNLIMBERED, u)
