"""StalingradVariation: what the family asks the game, each answered by the module of its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.state import ZocState

from . import (
    combat,
    maskirovka,
)
from .combat_variation import CombatVariation
from .refusals import SHATTER_ARMY
from .scenario import StalingradScenario
from .state import StalingradState


class StalingradVariation(CombatVariation):
    """Stalingrad '42."""

    def __init__(self, sc: StalingradScenario) -> None:
        super().__init__(sc)

    # -- ZOC and bonds: zones ----------------------------------------------------------------------

    # -- supply ----------------------------------------------------------------------------------------

    # -- movement: movement, movement_phase, entry, entering -------------------------------------------

    def shatter_depends(self, s: ZocState, target: i64) -> list[int]:
        assert isinstance(s, StalingradState)
        return combat.shatter_depends(s, target)

    def shatter_refusal(self, s: ZocState, player: int, target: int) -> int:
        assert isinstance(s, StalingradState)
        return SHATTER_ARMY if maskirovka.may_hold(s, target) else 0

    # -- stacking ------------------------------------------------------------------------------------
