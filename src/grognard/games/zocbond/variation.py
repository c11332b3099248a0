"""Where the family's games differ: each point has a name here, and each game fills it.

The family's modules call these and nothing else of a game. What is common to all has a body here; what every
game must say for itself raises NotImplementedError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from .refusals import STRIKE_NEVER
from .variation_combat import CombatVariation

if TYPE_CHECKING:
    from .state import ZocState


@mypyc_attr(allow_interpreted_subclasses=True)
class Variation(CombatVariation):
    """The named points of variation of the ZOC-bond family."""

    # -- units -------------------------------------------------------------------------------------

    # -- ZOC and bonds -------------------------------------------------------------------------------

    # -- supply --------------------------------------------------------------------------------------

    # -- movement ------------------------------------------------------------------------------------

    flight_length = 2  # how far routed units run that an enemy comes next to (H44-14.3.2, S42-13.3.2)

    automatic_retreat = 3  # and so far its defenders run

    def never_strikes(self, s: ZocState, units: int) -> int:
        """Why units do not fight in an advance that is no breakthrough (S42-25.2.3)."""
        return STRIKE_NEVER

    # -- stacking ------------------------------------------------------------------------------------
