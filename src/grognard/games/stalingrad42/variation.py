"""StalingradVariation: what the family asks the game, each answered by the module of its chapter."""

from __future__ import annotations

from .combat_variation import CombatVariation
from .scenario import StalingradScenario


class StalingradVariation(CombatVariation):
    """Stalingrad '42."""

    def __init__(self, sc: StalingradScenario) -> None:
        super().__init__(sc)

    # -- ZOC and bonds: zones ----------------------------------------------------------------------

    # -- supply ----------------------------------------------------------------------------------------

    # -- movement: movement, movement_phase, entry, entering -------------------------------------------

    # -- stacking ------------------------------------------------------------------------------------
