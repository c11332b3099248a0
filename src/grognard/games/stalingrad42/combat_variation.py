"""CombatVariation: what the family asks the game about combat, each answered by the module of its chapter."""

from __future__ import annotations

from grognard.core.kinds import bit_list
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.core.state import Frame
from grognard.games.zocbond.advance_steps import Leg
from grognard.games.zocbond.battle import Battle
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.kinds import FIRED, RESERVE, STAYS_ROUTED
from grognard.games.zocbond.losses import Eligible
from grognard.games.zocbond.refusals import LEGAL, LOSS_NOT_HERE, STRIKE_NEVER
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.variation import Variation

from . import (
    advance,
    air,
    city_battles,
    combat,
    commanders,
    defense,
    disorder,
    emergence,
    losses,
    maskirovka,
    reserve_armies,
    retreat,
    support,
)
from .refusals import STRIKE_RESERVE
from .scenario import RESERVE_ARMY, STOCK, StalingradScenario
from .state import StalingradState
from .units import is_combat_unit


class CombatVariation(Variation):
    """Chapters 8 to 15, 18, 26 to 28.

    What the family has as it is: the length of a retreat is the result's (S42-12.1.1), a defence that fails
    retreats (S42-11.4.3), attackers never do (S42-12.1.5), and the advance is as long if all defenders die
    (S42-12.3); it goes in any direction (S42-14.3), and a group may split (S42-15.2.10).
    """

    def __init__(self, sc: StalingradScenario) -> None:
        self.sc = sc
        figures = sc.figures
        self.advances_over_last = True
        self.engages = False
        self.fights_to_the_end = True  # S42-11.5.2
        self.remnants_return = True
        self.withdrawal_advance = figures["combat.withdrawal_advance"]  # S42-14.2.4
        self.flight_length = figures["combat.routed_retreat"]
        self.disrupting_retreat = 1
        self.retreat_extra = 1
        self.shortens = True
        self.helpers_steady = True
        self.retreats_onward = True
        self.strikes_once = False  # S42-15.2.8
        self.strikes_apart = False
        self.halts_in_zoc = True  # S42-15.2.6
        self.picks_up = False
        self.companions_go = True
        self.parts_go_on = True
        self.recovery_marks = disorder.RECOVERY_MARKS

    # -- strengths, shifts: strengths, combat, tanks ---------------------------------------------------

    # -- support: support, air, plans, commanders ------------------------------------------------------

    # -- the combat phase: disengagement -------------------------------------------------------------------

    def is_sheltered(self, s: ZocState, u: int) -> bool:
        return maskirovka.is_box(self.sc, s.place[u])

    def before_advance(self, s: ZocState, units: int, to: int, stage: int) -> bool:
        assert isinstance(s, StalingradState)
        if stage == 0:
            maskirovka.meet(s, units, to)
        return False

    # -- losses, determined defence: combat, losses, defense, city_battles ------------------------------

    def attacker_losses(self, s: ZocState, b: Battle, code: int, elite: bool) -> Eligible:
        assert isinstance(s, StalingradState)
        return combat.attacker_losses(s, b)

    def defender_losses(self, s: ZocState, b: Battle) -> Eligible:
        assert isinstance(s, StalingradState)
        inside = emergence.sheltered(s, b.target)
        return Eligible(inside, LOSS_NOT_HERE) if inside else combat.defender_losses(s, b)

    def remnant_for(self, s: ZocState, u: int) -> int:
        assert isinstance(s, StalingradState)
        return losses.remnant_for(s, u)

    def remnant_choice(self, s: ZocState, u: int) -> Frame | None:
        assert isinstance(s, StalingradState)
        return losses.LastStep(self.sc.owner[u], u) if losses.remnant_for(s, u) >= 0 else None

    def when_eliminated(self, s: ZocState, u: int) -> None:
        assert isinstance(s, StalingradState)
        losses.when_eliminated(s, u)

    def stand_refusal(self, s: ZocState, b: Battle, u: int) -> int:
        assert isinstance(s, StalingradState)
        return defense.refusal(s, b, u)

    def stand_column(self, s: ZocState, target: int, u: int) -> int:
        assert isinstance(s, StalingradState)
        return defense.column(s, target, u)

    def stand_modifier(self, s: ZocState, u: int, supported: bool, ledger: Ledger | None) -> int:
        assert isinstance(s, StalingradState)
        return defense.modifier(s, u, supported, ledger)

    def mark_modifier(self, s: ZocState, mark: int, ledger: Ledger | None) -> int:
        assert isinstance(s, StalingradState)
        return defense.mark_modifier(s, mark, ledger)

    def may_be_desperate(self, s: ZocState, stand: Stand) -> bool:
        assert isinstance(s, StalingradState)
        return defense.holds_port(s, stand)

    def supports(self, s: ZocState, b: Battle, u: int) -> bool:
        assert isinstance(s, StalingradState)
        return defense.nation_refusal(s, b, u) == LEGAL

    def use_defensive(self, s: ZocState, b: Battle, u: int, charged: bool) -> None:
        assert isinstance(s, StalingradState)
        if charged:
            support.fire_stock(s, u)
        else:
            s.set_mark(u, FIRED)

    def use_stand_air(self, s: ZocState, b: Battle) -> None:
        assert isinstance(s, StalingradState)
        air.spend(s, air.standing_unit(s, b))

    def stand_options(self, s: ZocState, stand: Stand) -> list[Option]:
        assert isinstance(s, StalingradState)
        return defense.options(s, stand)

    def stand_option_refusal(self, s: ZocState, stand: Stand, o: Option) -> int:
        assert isinstance(s, StalingradState)
        return defense.option_refusal(s, stand, o)

    def stand_choice(self, s: ZocState, stand: Stand, o: Option) -> None:
        assert isinstance(s, StalingradState)
        defense.choose(s, stand, o)

    def stand_throw(self, s: ZocState, stand: Stand) -> Frame | None:
        assert isinstance(s, StalingradState)
        return commanders.stand_throw(s, stand.battle())

    def partial_success(self, s: ZocState, b: Battle, before: int) -> int:
        assert isinstance(s, StalingradState)
        return city_battles.partial_success(s, b, before)

    # -- retreat, recovery: retreat, disorder ------------------------------------------------------------

    def retreats_across(self, s: ZocState, u: int, h: int, d: int) -> bool:
        assert isinstance(s, StalingradState)
        return retreat.across(s, u, h, d)

    def retreats_off(self, s: ZocState, u: int, h: int, area: int) -> bool:
        return h != self.sc.strait_hex  # into any own area (S42-22.5), but not over the sea (S42-5.7.3)

    def retreat_rank(self, hexes: int, distance: int, exposed: int, shunned: bool) -> int:
        return 0

    def retreat_penalty(self, shortest: int, longest: int, hexes: int, distance: int) -> int:
        return retreat.penalty(shortest, longest, hexes, distance)

    def retreat_supply(self, s: ZocState, units: list[int], places: list[int]) -> list[int]:
        assert isinstance(s, StalingradState)
        return retreat.supply(s, units, places)

    def stop_losses(self, s: ZocState, units: int) -> int:
        assert isinstance(s, StalingradState)
        return retreat.payers(s, units)

    def companions(self, s: ZocState, h: int, player: int) -> int:
        assert isinstance(s, StalingradState)
        return retreat.companions(s, h, player)

    def may_stay(self, s: ZocState, u: int) -> bool:
        assert isinstance(s, StalingradState)
        return retreat.may_stay(s, u)

    def forsaken(self, s: ZocState, h: int, player: int) -> None:
        assert isinstance(s, StalingradState)
        retreat.forsaken(s, h, player)

    def emptied(self, s: ZocState, h: int) -> None:
        assert isinstance(s, StalingradState)
        s.vacated = h

    def flees(self, s: ZocState, u: int) -> bool:
        return not self.sc.kind[u] & STOCK

    def carried(self, s: ZocState, u: int, routed: bool) -> None:
        assert isinstance(s, StalingradState)
        if self.sc.kind[u] & RESERVE_ARMY:
            reserve_armies.retreated(s, u, routed)

    def can_waver(self, s: ZocState, u: int) -> bool:
        assert isinstance(s, StalingradState)
        return is_combat_unit(s, u)

    def retreated(self, s: ZocState, u: int, to: int) -> None:
        assert isinstance(s, StalingradState)
        retreat.into(s, u, to)

    def after_retreat(self, s: ZocState, u: int) -> None:
        assert isinstance(s, StalingradState)
        retreat.after(s, u)

    def before_recovery(self, s: ZocState, player: int, stage: int) -> bool:
        assert isinstance(s, StalingradState)
        if stage == 0:
            disorder.recover_boxes(s, player)
        if stage or not disorder.routed(s, player):
            return False
        s.push(disorder.Decline(player))
        return True

    def declines(self, s: ZocState, u: int) -> bool:
        return s.has_mark(u, STAYS_ROUTED)

    def recovers(self, s: ZocState, total: int) -> bool:
        return total >= self.sc.fight.recovers_at

    def recovery_modifier(self, s: ZocState, u: int, ledger: Ledger | None) -> int:
        assert isinstance(s, StalingradState)
        return disorder.modifier(s, u, ledger)

    # -- advance: advance --------------------------------------------------------------------------------

    def advance_units(self, s: ZocState, b: Battle) -> int:
        assert isinstance(s, StalingradState)
        return combat.advance_units(s, b)

    def shatter_followers(self, s: ZocState, b: Battle) -> int:
        assert isinstance(s, StalingradState)
        return b.units & ~combat.who_wait(s, b.units)

    def advance_kind(self, s: ZocState, code: int) -> int:
        assert isinstance(s, StalingradState)
        return advance.kind(s, code)

    def advance_hexes(self, s: ZocState, code: int) -> int:
        assert isinstance(s, StalingradState)
        return advance.hexes(s, code)

    def overruns(self, s: ZocState, code: int) -> bool:
        assert isinstance(s, StalingradState)
        return advance.overruns(s, code)

    def automatic_advance(self, s: ZocState) -> int:
        assert isinstance(s, StalingradState)
        return advance.in_weather(s, self.sc.fight.shattered_advance)  # enough to break through (S42-15.4)

    def unit_advance(self, s: ZocState, u: int, hexes: int, kind: int) -> int:
        assert isinstance(s, StalingradState)
        return advance.of_unit(s, u, hexes)

    def advance_refusal(self, s: ZocState, u: int, h: int, d: int, vacated: int, first: bool) -> int:
        assert isinstance(s, StalingradState)
        return advance.step_refusal(s, u, h, d, vacated, first)

    def advance_zoc_refusal(self, s: ZocState, leg: Leg, here: int, to: int) -> int:
        assert isinstance(s, StalingradState)
        return advance.helper_refusal(s, leg, to)

    def advance_edge_refusal(self, s: ZocState, u: int, h: int) -> int:
        assert isinstance(s, StalingradState)
        return advance.edge_refusal(s, u, h)

    def advance_stops(self, s: ZocState, u: int, here: int, to: int) -> bool:
        assert isinstance(s, StalingradState)
        return advance.stops(s, u, here, to)

    def advances_by_road(self, s: ZocState, here: int, to: int) -> bool:
        assert isinstance(s, StalingradState)
        return advance.by_road(s, here, to)

    def advanced(self, s: ZocState, u: int, here: int, to: int) -> None:
        assert isinstance(s, StalingradState)
        advance.went(s, u, here, to)

    def after_advance(self, s: ZocState, units: int, to: int, stage: int) -> bool:
        assert isinstance(s, StalingradState)
        city_battles.lapse(s)
        return False

    def strike_price(self, direct: bool) -> int:
        return self.sc.fight.breakthrough_cost + (0 if direct else self.sc.fight.pass_by_cost)

    def never_strikes(self, s: ZocState, units: int) -> int:
        held_back = any(s.has_mark(u, RESERVE) for u in bit_list(units))
        return STRIKE_RESERVE if held_back else STRIKE_NEVER

    def strike_refusal(self, s: ZocState, leg: Leg, target: int) -> int:
        assert isinstance(s, StalingradState)
        return advance.strike_refusal(s, leg, target)

    def strikes(self, s: ZocState, party: int, units: int) -> None:
        assert isinstance(s, StalingradState)
        air.go_along(s, party, units)
