"""StalingradVariation: what the family asks the game, each answered by the module of its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kinds import bit_list
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.games.zocbond.kinds import FAR, MARCH, TACTICAL
from grognard.games.zocbond.refusals import CANNOT_ABSORB, NO_PART
from grognard.games.zocbond.state import ZocState

from . import (
    city_battles,
    combat,
    contested,
    entering,
    entry,
    evacuation,
    maskirovka,
    movement,
    movement_phase,
    plans,
    reserve_armies,
    reserves,
    step_ledger,
)
from .combat_variation import CombatVariation
from .refusals import SHATTER_ARMY
from .scenario import StalingradScenario
from .state import StalingradState


class StalingradVariation(CombatVariation):
    """Stalingrad '42."""

    def __init__(self, sc: StalingradScenario) -> None:
        super().__init__(sc)
        self.drives_out = True

    # -- ZOC and bonds: zones ----------------------------------------------------------------------

    def enters_held(self, s: ZocState, u: i64, gait: i64, to: i64) -> bool:
        assert isinstance(s, StalingradState)
        return contested.may_join(s, to)

    # -- supply ----------------------------------------------------------------------------------------

    # -- movement: movement, movement_phase, entry, entering -------------------------------------------

    def gait_refusal(self, s: ZocState, u: i64, gait: i64) -> i64:
        assert isinstance(s, StalingradState)
        return movement.gait_refusal(s, u, gait)

    def gaits(self, s: ZocState, units: list[int]) -> list[int]:
        assert isinstance(s, StalingradState)
        return movement.gaits(s, units)

    def allowance(self, s: ZocState, u: i64, gait: i64) -> i64:
        assert isinstance(s, StalingradState)
        return movement.allowance(s, u, gait)

    def step_price(self, s: ZocState, u: i64, gait: i64, h: i64, d: i64, spent: i64, tally: i64) -> i64:
        assert isinstance(s, StalingradState)
        return movement.step_price(s, u, gait, h, d, spent)

    def step_ledger(
        self, s: ZocState, u: int, gait: int, here: int, there: int, spent: int, tally: int
    ) -> Ledger:
        assert isinstance(s, StalingradState)
        return step_ledger.step_ledger(s, u, gait, here, there, spent)

    def entry_price(self, s: ZocState, u: i64, gait: i64, area: i64, h: i64, spent: i64) -> i64:
        assert isinstance(s, StalingradState)
        return entry.entry_price(s, u, gait, area, h, spent, movement.allowance(s, u, gait))

    def exit_price(self, s: ZocState, u: i64, gait: i64, h: i64, area: i64, spent: i64) -> i64:
        assert isinstance(s, StalingradState)
        return entry.exit_price(s, u, gait, h, area)

    def transfer_price(self, s: ZocState, u: i64, gait: i64, area: i64, to: i64, spent: i64) -> i64:
        assert isinstance(s, StalingradState)
        price = entry.transfer_price(s, u, area, to, spent, movement.allowance(s, u, gait))
        bound = movement.tactical_only(s, u, MARCH) if gait == TACTICAL and price > 0 else 0
        return -bound if bound else price  # it takes the whole allowance, which tactical movement has not

    def leave_price(self, s: ZocState, u: i64, gait: i64, h: i64, d: i64) -> i64:
        assert isinstance(s, StalingradState)
        return movement.leave_price(s, u)

    def must_leave(self, s: ZocState, u: i64) -> bool:
        assert isinstance(s, StalingradState)
        return movement.must_leave(s, u)

    def leaves_into(self, s: ZocState, u: i64, gait: i64, h: i64) -> bool:
        return True  # where it may go at all it is sheltered

    def stack_refusal(self, s: ZocState, units: int, gait: int, here: int, there: int) -> int:
        assert isinstance(s, StalingradState)
        return entry.stack_refusal(s, units, here, there) if here >= self.sc.n else 0

    def helper_refusal(self, s: ZocState, to: i64) -> i64:
        assert isinstance(s, StalingradState)
        return movement.helper_refusal(s, to)

    def shut_refusal(self, s: ZocState, place: i64, player: i64) -> i64:
        assert isinstance(s, StalingradState)
        return entry.shut_refusal(s, place, player)

    def before_step(self, s: ZocState, units: int, gait: int, here: int, there: int, stage: int) -> bool:
        assert isinstance(s, StalingradState)
        if stage == 0 and self.sc.masked:
            maskirovka.meet(s, units, there)
        return False

    def shatter_depends(self, s: ZocState, target: i64) -> list[int]:
        assert isinstance(s, StalingradState)
        return combat.shatter_depends(s, target)

    def shatter_refusal(self, s: ZocState, player: int, target: int) -> int:
        assert isinstance(s, StalingradState)
        return SHATTER_ARMY if maskirovka.may_hold(s, target) else 0

    def crossed(self, s: ZocState, units: int, gait: int, here: int, there: int) -> None:
        assert isinstance(s, StalingradState)
        entering.crossed(s, units, here, there)

    def after_step(self, s: ZocState, units: int, gait: int, here: int, there: int, stage: int) -> bool:
        assert isinstance(s, StalingradState)
        if stage == 0:
            entering.entered(s, units, there)
            return evacuation.at_baku(s, units, there)
        return False

    def end_move(self, s: ZocState, u: int, gait: int, hexes: int) -> None:
        assert isinstance(s, StalingradState)
        movement.end_move(s, u, hexes)
        plans.end_move(s, u, hexes)
        if self.sc.mask_row[u] >= 0:
            reserve_armies.carried(s, u, hexes)
        reserves.end_move(s, u, gait, hexes)
        city_battles.lapse(s)
        entering.arrived(s, u)

    def gathers(self, s: ZocState, units: int) -> bool:
        assert isinstance(s, StalingradState)
        return movement.gathers(s, units)

    def gathered(self, s: ZocState, units: int) -> None:
        for u in bit_list(units):
            s.set_mark(u, FAR)  # more than a hex, if they go on (S42-25.2.1)

    def begin_movement(self, s: ZocState, player: int, stage: int) -> bool:
        assert isinstance(s, StalingradState)
        if stage == 0:
            movement_phase.begin(s, player)
        return False

    def rout_refusal(self, s: ZocState, u: i64) -> i64:
        assert isinstance(s, StalingradState)
        return movement.rout_refusal(s, u)

    def routs(self, s: ZocState, u: int) -> None:
        assert isinstance(s, StalingradState)
        movement.routs(s, u)

    def part_for(self, s: ZocState, u: i64) -> i64:
        return -NO_PART

    def absorb_refusal(self, s: ZocState, u: i64, part: i64) -> i64:
        return CANNOT_ABSORB

    def movement_options(self, s: ZocState, player: int) -> list[Option]:
        assert isinstance(s, StalingradState)
        return movement_phase.options(s, player)

    def movement_refusal(self, s: ZocState, player: int, o: Option) -> int:
        assert isinstance(s, StalingradState)
        return movement_phase.refusal(s, player, o)

    def movement_choice(self, s: ZocState, player: int, o: Option) -> None:
        assert isinstance(s, StalingradState)
        movement_phase.choose(s, player, o)

    # -- stacking ------------------------------------------------------------------------------------
