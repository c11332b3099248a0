"""PZR-4.4.3, 5.6, 6.5.2, 6.5.4.1: a row of a card that is fired: of a gun, or of a support weapon.

What a unit has follows from its cards. So a scenario keeps the rows of each unit once they were asked for
(`targets.shells_of`, `gp.factors.blasts_of`).
"""

from __future__ import annotations

from grognard.games.panzer.cards.penetration import range_factor


class Shell:
    """What one shot is fired with: a row of a gun's card, or a support weapon's."""

    def __init__(
        self, reach: list[int], figures: list[int], energy: int, block: str, rate: int, limits: list[str]
    ) -> None:
        self.reach = reach  # farthest hex of P S M L E
        self.farthest = reach[-1]
        self.figures = figures  # penetration
        self.energy = energy
        self.block = block  # of damage results
        self.rate = rate
        self.limits = limits  # ammunition that may run out (PZR-5.16.2)
        self.nearest = 0  # minimum range (PZR-5.6)


class Blast:
    """The GP row of a gun, of a squad's own small arms, or of a support weapon."""

    def __init__(
        self,
        reach: list[int],
        figures: list[int],
        gpe: int,
        small_arms: bool,
        limits: list[str],
        nearest: int,
    ) -> None:
        self.reach = reach  # farthest hex of P S M L E
        self.figures = figures  # GPF
        self.gpe = gpe  # effective on a d10 up to this
        self.small_arms = small_arms
        self.limits = limits
        self.nearest = nearest  # minimum range (PZR-5.6)

    def gpf(self, distance: int) -> int:
        """The GP factor at a range; 0 beyond the last column."""
        factor = range_factor(self.reach, distance)
        return self.figures[factor] if factor >= 0 else 0
