"""Chapter 15: advance after combat where this game says more than the family: waters, ground, roads, EZOC."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.advance_steps import AdvanceRules, Leg, same_zoc
from grognard.games.zocbond.battle import Battle
from grognard.games.zocbond.kinds import ARTILLERY, IN_SUPPLY, INFANTRY, MARCH, ROUTED
from grognard.games.zocbond.refusals import ADVANCE_ZOC, LEGAL, ROUTED_ZOC
from grognard.games.zocbond.results import LIMITED
from grognard.games.zocbond.steps import direction, steady_friend
from grognard.games.zocbond.zoc import in_zoc

from . import boundaries, bridges
from .entry import edge_refusal
from .refusals import ADVANCE_GROUND, ADVANCE_WATER, BOUNDARY
from .river_assault import engineers_of, infantry_of
from .scenario import ALLIED, CANAL, CLOSED, MAJOR, MARSH, MINOR, ON_WHEELS
from .state import HollandState
from .units import cost_class, is_mechanised


class HollandAdvance(AdvanceRules[HollandState]):
    """Chapters 15 and 16."""

    joins_attacks = True

    def automatic_advance(self, s: HollandState) -> int:
        return s.sc.fight.long_advance

    def advance_units(self, s: HollandState, b: Battle) -> int:
        """All who took part and can move, but no artillery (H44-15.1).

        After an assault also its engineers and all infantry stacked with them (H44-9.5.3).
        """
        units = self.advance_party(s, b, b.units)
        if s.sc.figures["rulings.assault_infantry_all"]:
            units |= infantry_of(s, b)
        return units & ~b.joined

    def advance_party(self, s: HollandState, b: Battle, units: int) -> int:
        """Units that took part, with engineers of an assault: others do not break through (H44-16.3.5)."""
        party = engineers_of(s, b)
        for u in bit_list(b.units & ~b.joined):
            if not s.sc.traits[u] & ARTILLERY and s.sc.allowance[u] > 0:
                party |= 1 << u
        return party

    def shatter_followers(self, s: HollandState, b: Battle) -> int:
        """The units that took part, with engineers (H44-9.5.3)."""
        return self.advance_party(s, b, b.units)

    def road_bonus(self, s: HollandState, u: int, kind: int) -> int:
        """For mechanized units in supply, but not in a limited advance (H44-15.2, 18.4)."""
        if kind == LIMITED or s.supply[u] != IN_SUPPLY or not is_mechanised(s, u):
            return 0
        return s.sc.fight.road_bonus

    def advance_refusal(self, s: HollandState, u: int, h: int, d: int, vacated: int, first: bool) -> int:
        """The ground (H44-15.6), and boundaries as in movement (H44-23.4)."""
        sc = s.sc
        to = sc.neighbour[6 * h + d]
        if s.turn <= sc.boundary_last_turn and boundaries.forbids(s, u, to, h):
            return BOUNDARY
        if s.order[u] == ROUTED and in_zoc(s, to, 1 - sc.owner[u]) and not steady_friend(s, sc.owner[u], to):
            return ROUTED_ZOC  # infantry beside an assault may be in any order (H44-9.5.3, 14.3.2)
        if first and to != vacated and assaulted(s, h, vacated):
            return ADVANCE_WATER
        if self.advances_by_road(s, h, to):
            return LEGAL
        if water_closed(s, u, h, d, vacated, first):
            return ADVANCE_WATER
        price = sc.hex_price[cost_class(s, u)]
        shut = price[sc.terrain[h]] == CLOSED or price[sc.terrain[to]] == CLOSED
        return ADVANCE_GROUND if shut else LEGAL

    def advance_zoc_refusal(self, s: HollandState, leg: Leg, here: int, to: int) -> int:
        """From EZOC to EZOC of the same enemy only into the vacated hex or to a friend (H44-15.5.2)."""
        if to == leg.vacated or to == leg.free or s.holder[to] == leg.player:
            return LEGAL
        return ADVANCE_ZOC if same_zoc(s, here, to, 1 - leg.player) else LEGAL

    def advance_edge_refusal(self, s: HollandState, u: int, h: int) -> int:
        """Between an edge hex and its entry area as one could march (H44-19.3.2, 23.4)."""
        enters = s.place[u] >= s.sc.n
        if enters and s.turn <= s.sc.boundary_last_turn and boundaries.forbids(s, u, h):
            return BOUNDARY
        return edge_refusal(s, u, MARCH, h)

    def advance_stops(self, s: HollandState, u: int, here: int, to: int) -> bool:
        """Infantry in a marsh off the road, Allied mechanized units in a traffic jam (H44-15.6, 24.2)."""
        sc = s.sc
        if to >= sc.n:
            return True
        if s.jam[to] and sc.owner[u] == ALLIED and is_mechanised(s, u):
            return True
        return sc.terrain[to] == MARSH and not self.advances_by_road(s, here, to)

    def advances_by_road(self, s: HollandState, here: int, to: int) -> bool:
        """Along a road of any type, over a bridge where there is water."""
        sc = s.sc
        if here >= sc.n or to >= sc.n:
            edge = min(here, to)
            return edge < sc.n and sc.gate_road[edge] != 0
        side = 6 * here + direction(s, here, to)
        return sc.road[side] != 0 and (sc.water[side] == 0 or s.span[side] != 0)

    def before_advance(self, s: HollandState, units: int, to: int, stage: int) -> bool:
        """Before Allies advance over mined bridges (H44-5.4)."""
        if stage or s.sc.owner[units.bit_length() - 1] != ALLIED:
            return False
        return bridges.ask_crossings(s, units, to)

    def advanced(self, s: HollandState, u: int, here: int, to: int) -> None:
        """Allies who advance capture bridges and wake garrisons as in movement (H44-5.7, 23.6)."""
        player = s.sc.owner[u]
        bridges.crossed(s, player, here, to)
        if player == ALLIED and to < s.sc.n:
            boundaries.wake(s, to)


def assaulted(s: HollandState, h: int, vacated: int) -> bool:
    """Whether they attacked across an unbridged major river: then they go into the hex itself (H44-15.3)."""
    d = direction(s, h, vacated)
    return d >= 0 and s.sc.water[6 * h + d] == MAJOR and not s.span[6 * h + d]


def water_closed(s: HollandState, u: int, h: int, d: int, vacated: int, first: bool) -> bool:
    """Unbridged water is crossed by infantry with the first hex; a canal or major river by those who
    attacked across this very one, a major river only into the vacated hex (H44-15.6, 9.5.3).
    """
    sc = s.sc
    side = 6 * h + d
    water = sc.water[side]
    wheels = cost_class(s, u) == ON_WHEELS
    if not water or (s.span[side] and not wheels):
        return False
    if wheels or not first:
        return True
    if water == MINOR:
        return False
    attacked = direction(s, h, vacated)
    if water == CANAL:
        return attacked < 0 or sc.waterway[6 * h + attacked] != sc.waterway[side]
    return water == MAJOR and (attacked != d or not sc.traits[u] & INFANTRY)
