"""Where the family's games differ: each point has a name here, and each game fills it.

The family's modules call these and nothing else of a game. What is common to all has a body here; what every
game must say for itself raises NotImplementedError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from .kinds import STRIDE
from .refusals import LOW_ODDS, NO_STRENGTH, NO_TARGET, STRIKE_NEVER
from .variation_combat import CombatVariation

if TYPE_CHECKING:
    from .state import ZocState


@mypyc_attr(allow_interpreted_subclasses=True)
class Variation(CombatVariation):
    """The named points of variation of the ZOC-bond family."""

    # -- units -------------------------------------------------------------------------------------

    def attack_strength(self, s: ZocState, u: i64) -> i64:
        """As printed for its steps."""
        return s.zoc.attack[STRIDE * u + s.steps[u]]

    def defence_strength(self, s: ZocState, u: i64) -> i64:
        """As printed for its steps."""
        return s.zoc.defence[STRIDE * u + s.steps[u]]

    def force_of(self, s: ZocState, u: i64) -> i64:
        """No less than a unit adds to an attack; depends on steps and weighty marks only (`State.force`)."""
        return self.attack_strength(s, u)

    def guard_of(self, s: ZocState, u: i64) -> i64:
        """No more than a unit in good order adds to its defence, likewise (`State.guard`)."""
        return self.defence_strength(s, u)

    # -- ZOC and bonds -------------------------------------------------------------------------------

    # -- supply --------------------------------------------------------------------------------------

    # -- movement ------------------------------------------------------------------------------------

    flight_length = 2  # how far routed units run that an enemy comes next to (H44-14.3.2, S42-13.3.2)
    automatic_odds = 10  # to 1: these shatter a hex without a roll (H44-8.7, S42-8.6.1)
    automatic_retreat = 3  # and so far its defenders run
    shatter_low = LOW_ODDS  # what refuses lower odds
    most_shifts = 4  # columns by which an attack without support can be better than its strength

    def shifts_within_reach(self, attacking: int, defending: int, shared: int) -> int:
        """No fewer than the columns that an attack without support can earn (H44-10.3.1 to 10.6, S42-9.2.1).

        Bits of traits: what some of the attackers are, what some of the defenders are, what all of these are.
        """
        return self.most_shifts

    def strength_from_area(self, s: ZocState, area: int) -> int:
        """No less than the attack strength that can come out of an area against one hex (H44-19.7)."""
        total = 0
        for u in s.stack_at(area):
            total += self.force_of(s, u)
        return total

    def no_target(self, s: ZocState, h: i64) -> i64:
        """Why a hex without enemy combat units cannot be attacked (S42-19.3, 9.7.4)."""
        return NO_TARGET

    def no_strength(self, s: ZocState, u: i64) -> i64:
        """Why a unit without attack strength cannot attack (S42-19.3)."""
        return NO_STRENGTH

    def never_strikes(self, s: ZocState, units: int) -> int:
        """Why units do not fight in an advance that is no breakthrough (S42-25.2.3)."""
        return STRIKE_NEVER

    def shatter_depends(self, s: ZocState, target: i64) -> list[int]:
        """What an automatic DS on a hex hangs on beside `shatter_refusal` and the units in it and around it.

        Empty where a game does not say: then it is looked at every time.
        """
        return []

    def shatter_refusal(self, s: ZocState, player: int, target: int) -> int:
        """0 or what of the game's own forbids an automatic DS on a hex (H44-25.4)."""
        return 0

    # -- stacking ------------------------------------------------------------------------------------
