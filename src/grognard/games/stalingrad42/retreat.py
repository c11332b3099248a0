"""Chapter 12: retreats where this game says more than the family: rivers, the list, who comes along."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list, bits_of
from grognard.games.zocbond.retreat import RetreatRules

from . import air, city_battles, events
from .campaign import maskirovka_boxes
from .entering import entered, remove_helper
from .ground import crossing_of, is_alpine, is_by_road, is_impassable, terrain_at, water_at
from .kinds import TRAIN
from .losses import spared_allies
from .options.contested import is_contested
from .options.plans import lose_plans
from .scenario import ALPINISTS, BRACKETED, CLOSED, MAJOR, RESERVE_ARMY, STOCK, VOLGA, StalingradScenario
from .state import StalingradState
from .supply import lines
from .units import is_combat_unit


class StalingradRetreat(RetreatRules[StalingradState]):
    """Chapter 12, and 19.3: who goes along, and what becomes of those left behind.

    As in the family: a retreat is as long as the result says (S42-12.1.1), and attackers never retreat
    (S42-12.1.5).
    """

    disrupting_retreat = 1
    retreat_extra = 1
    shortens = True
    helpers_steady = True
    retreats_onward = True

    def __init__(self, sc: StalingradScenario) -> None:
        self.flight_length = sc.figures["combat.routed_retreat"]

    def companions(self, s: StalingradState, h: int, player: int) -> int:
        """Non-combat units go with the survivors, supply points do not (S42-19.3, 18.6.6)."""
        return bits_of(helpers(s, h, player))

    def may_stay(self, s: StalingradState, u: int) -> bool:
        """Non-combat units may go with the others or not (S42-19.3); a reserve army goes with its units."""
        return not is_combat_unit(s, u) and not s.sc.kind[u] & RESERVE_ARMY

    def forsaken(self, s: StalingradState, h: int, player: int) -> None:
        """Non-combat units and supply points are removed if no combat unit has survived (S42-19.3).

        If a unit survived and must retreat, those that stay are taken only by units entering (S42-18.6.6).
        """
        for u in s.stack_at(h):
            if s.sc.owner[u] != player or is_combat_unit(s, u):
                continue
            s.tell(events.CAPTURED, u, h)
            remove_helper(s, u)

    def emptied(self, s: StalingradState, h: int) -> None:
        s.vacated = h

    def retreat_penalty(self, shortest: int, longest: int, hexes: int, distance: int) -> int:
        """A hex more only to be saved; then as far from the hex as the retreat is long (S42-12.1.3, 12.2)."""
        return 2 * int(hexes > longest) + int(distance < shortest)

    def flees(self, s: StalingradState, u: int) -> bool:
        return not s.sc.kind[u] & STOCK

    def retreated(self, s: StalingradState, u: int, here: int, to: int) -> None:
        """The arrival of a unit has the same effects as in movement: over the lower Don, too (S42-20.6)."""
        s.sc.movement_phase_rules.crossed(s, 1 << u, here, to)
        entered(s, 1 << u, to)

    def carried(self, s: StalingradState, u: int, routed: bool) -> None:
        if s.sc.kind[u] & RESERVE_ARMY:
            maskirovka_boxes.retreated(s, u, routed)

    def retreats_across(self, s: StalingradState, u: int, h: int, d: int) -> bool:
        """Not to an enemy unit, not over the Volga, over major rivers by bridge; own units beyond make one.

        In a contested city enemies are, too, whoever controls it (S42-29.1.1).

        S42-12.2, 5.5.5.
        """
        sc = s.sc
        side = 6 * h + d
        if is_impassable(s, side):
            return False
        to = sc.neighbour[side]
        water = water_at(s, side)
        if water == VOLGA:
            return False
        player = sc.owner[u]
        if s.occupant[to] == 1 - player or is_contested(s, to):
            return False  # an enemy unit of any kind (S42-12.2)
        if water == MAJOR and not crossing_of(s, player, side) and s.holder[to] != player:
            return False
        if is_by_road(s, side):
            return True
        if is_alpine(s, side) and not sc.kind[u] & ALPINISTS:
            return False
        return sc.hex_price[sc.cost_class[u]][terrain_at(s, to)] != CLOSED

    def retreats_off(self, s: StalingradState, u: int, h: int, area: int) -> bool:
        return h != s.sc.strait_hex  # into any own area (S42-22.5), but not over the sea (S42-5.7.3)

    def retreat_rank(self, hexes: int, distance: int, exposed: int, shunned: bool) -> int:
        return 0

    def retreat_supply(self, s: StalingradState, units: list[int], places: list[int]) -> list[int]:
        """For each place who of the units could trace a supply line from it, as bits by position."""
        everybody = (1 << len(units)) - 1
        field = lines(s, s.sc.owner[units[0]])
        return [everybody if place >= s.sc.n or field.reaches(place) else 0 for place in places]

    def stop_losses(self, s: StalingradState, units: int) -> int:
        """Units that can lose steps without a combat result: combat units, bracketed ones and allies last.

        S42-19.3, 9.8, 20.5.2.
        """
        fighters = [u for u in bit_list(units) if is_combat_unit(s, u)]
        others = [u for u in fighters if not s.sc.kind[u] & BRACKETED]
        losers = bits_of(others or fighters)
        return losers & ~spared_allies(s, losers)

    def after_retreat(self, s: StalingradState, u: int) -> None:
        """Trains are left, air cover and plans lost, a city is given up (S42-5.6.5, 9.3.7, 26.2, 11.6.2)."""
        s.clear_mark(u, TRAIN)
        air.returns(s, u)
        lose_plans(s, u)
        city_battles.lapse(s)


def helpers(s: StalingradState, h: int, player: int) -> list[int]:
    """The non-combat units of a player in a hex that can go along; supply points do not (S42-18.6.6)."""
    sc = s.sc
    there = s.stack_at(h)
    return [u for u in there if sc.owner[u] == player and not is_combat_unit(s, u) and not sc.kind[u] & STOCK]
