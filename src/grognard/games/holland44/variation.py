"""HollandVariation: what the family asks the game, each answered by the module of its chapter."""

from __future__ import annotations

from grognard.core.reason import Ledger
from grognard.games.zocbond.advance_steps import Leg
from grognard.games.zocbond.battle import Battle
from grognard.games.zocbond.losses import Eligible
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.variation import Variation

from . import (
    advance,
    bridges,
    combat,
    defense,
    disorder,
    losses,
    retreat,
)
from .scenario import ALLIED, HollandScenario
from .state import HollandState


class HollandVariation(Variation):
    """Holland '44."""

    def __init__(self, sc: HollandScenario) -> None:
        self.sc = sc
        self.flight_length = sc.figures["combat.routed_retreat"]
        self.automatic_retreat = sc.figures["movement.automatic_retreat"]
        self.stop_price = sc.figures["combat.one_hex_stop_steps"]
        self.minds_crowds = True
        self.joins_attacks = True
        self.support_lasts = not sc.figures["rulings.artillery_helps_one_roll"]
        self.recovery_marks = disorder.RECOVERY_MARKS

    # -- ZOC and bonds: zones ----------------------------------------------------------------------

    # -- supply ----------------------------------------------------------------------------------------

    # -- movement: movement, movement_phase, entry, ferries, breakdown ---------------------------------

    def before_advance(self, s: ZocState, units: int, to: int, stage: int) -> bool:
        """Before Allies advance over mined bridges (H44-5.4)."""
        assert isinstance(s, HollandState)
        if stage or s.sc.owner[units.bit_length() - 1] != ALLIED:
            return False
        return bridges.ask_crossings(s, units, to)

    def advanced(self, s: ZocState, u: int, here: int, to: int) -> None:
        assert isinstance(s, HollandState)
        advance.advanced(s, u, here, to)

    # -- stacking ------------------------------------------------------------------------------------

    # -- combat: combat, formations, river_assault, artillery, defense, losses ----------------------------

    def automatic_advance(self, s: ZocState) -> int:
        assert isinstance(s, HollandState)
        return s.sc.fight.long_advance

    def attacker_losses(self, s: ZocState, b: Battle, code: int, elite: bool) -> Eligible:
        assert isinstance(s, HollandState)
        return combat.attacker_losses(s, b, code, elite)

    def defender_losses(self, s: ZocState, b: Battle) -> Eligible:
        assert isinstance(s, HollandState)
        return combat.defender_losses(s, b)

    def spares_defender(self, s: ZocState, b: Battle, code: int) -> bool:
        assert isinstance(s, HollandState)
        return combat.spares_defender(s, b, code)

    def may_hold(self, s: ZocState, b: Battle, code: int) -> bool:
        assert isinstance(s, HollandState)
        return combat.may_hold(s, b, code)

    def advance_units(self, s: ZocState, b: Battle) -> int:
        assert isinstance(s, HollandState)
        return combat.advance_units(s, b)

    def advance_party(self, s: ZocState, b: Battle, units: int) -> int:
        assert isinstance(s, HollandState)
        return combat.advance_party(s, b)

    def shatter_followers(self, s: ZocState, b: Battle) -> int:
        assert isinstance(s, HollandState)
        return combat.advance_party(s, b)

    def stand_refusal(self, s: ZocState, b: Battle, u: int) -> int:
        assert isinstance(s, HollandState)
        return defense.stand_refusal(s, b, u)

    def stand_column(self, s: ZocState, target: int, u: int) -> int:
        assert isinstance(s, HollandState)
        return defense.stand_column(s, target, u)

    def stand_modifier(self, s: ZocState, u: int, supported: bool, ledger: Ledger | None) -> int:
        assert isinstance(s, HollandState)
        return defense.stand_modifier(s, u, supported, ledger)

    # -- retreat, recovery, advance: retreat, disorder, advance -------------------------------------------

    def retreats_across(self, s: ZocState, u: int, h: int, d: int) -> bool:
        assert isinstance(s, HollandState)
        return retreat.retreats_across(s, u, h, d)

    def retreats_off(self, s: ZocState, u: int, h: int, area: int) -> bool:
        assert isinstance(s, HollandState)
        return retreat.retreats_off(s, u, h)

    def retreat_rank(self, hexes: int, distance: int, exposed: int, shunned: bool) -> int:
        return retreat.rank(distance, exposed, shunned)

    def retreat_shuns(self, s: ZocState, h: int, player: int) -> bool:
        assert isinstance(s, HollandState)
        return retreat.shuns(s, h, player)

    def retreat_supply(self, s: ZocState, units: list[int], places: list[int]) -> list[int]:
        assert isinstance(s, HollandState)
        return retreat.supply(s, units, places)

    def may_stop(self, s: ZocState, h: int, friends: bool) -> bool:
        assert isinstance(s, HollandState)
        return retreat.may_stop(s, h, friends)

    def stop_losses(self, s: ZocState, units: int) -> int:
        assert isinstance(s, HollandState)
        return retreat.stop_losses(s, units)

    def after_retreat(self, s: ZocState, u: int) -> None:
        assert isinstance(s, HollandState)
        retreat.after_retreat(s, u)

    def recovers(self, s: ZocState, total: int) -> bool:
        assert isinstance(s, HollandState)
        return total >= s.sc.fight.recovers_at

    def recovery_modifier(self, s: ZocState, u: int, ledger: Ledger | None) -> int:
        assert isinstance(s, HollandState)
        return disorder.modifier(s, u, ledger)

    def advance_refusal(self, s: ZocState, u: int, h: int, d: int, vacated: int, first: bool) -> int:
        assert isinstance(s, HollandState)
        return advance.step_refusal(s, u, h, d, vacated, first)

    def advance_zoc_refusal(self, s: ZocState, leg: Leg, here: int, to: int) -> int:
        assert isinstance(s, HollandState)
        return advance.zoc_refusal(s, leg, here, to)

    def advance_edge_refusal(self, s: ZocState, u: int, h: int) -> int:
        assert isinstance(s, HollandState)
        return advance.edge(s, u, h)

    def advance_stops(self, s: ZocState, u: int, here: int, to: int) -> bool:
        assert isinstance(s, HollandState)
        return advance.stops(s, u, here, to)

    def advances_by_road(self, s: ZocState, here: int, to: int) -> bool:
        assert isinstance(s, HollandState)
        return advance.by_road(s, here, to)

    def road_bonus(self, s: ZocState, u: int, kind: int) -> int:
        assert isinstance(s, HollandState)
        return advance.road_bonus(s, u, kind)

    # -- losses --------------------------------------------------------------------------------------

    def remnant_for(self, s: ZocState, u: int) -> int:
        assert isinstance(s, HollandState)
        return losses.remnant_for(s, u)

    def without_remnant(self, s: ZocState, u: int) -> None:
        assert isinstance(s, HollandState)
        losses.without_remnant(s, u)

    def when_eliminated(self, s: ZocState, u: int) -> None:
        assert isinstance(s, HollandState)
        losses.when_eliminated(s, u)
