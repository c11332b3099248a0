"""PZR-6.5.4.1, 5.6, 5.7: what a unit fires blast or bullets with: GP factors by range."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.cards.penetration import range_factor
from grognard.games.panzer.verbs import FIRST_GP, GP, SECOND_GP

from ..state import PanzerState

GP_ARMS: Final = (GP, FIRST_GP, SECOND_GP)


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


def blast_of(s: PanzerState, u: int, arm: int) -> Blast | None:
    """The GP row of a unit by the number of its weapon, or None if it has no such."""
    sc = s.sc
    if not sc.gp_fire or arm not in GP_ARMS:
        return None
    if arm == GP:
        return own_blast(s, u)
    number = arm - FIRST_GP
    if number >= len(sc.weapons_of[u]):
        return None
    w = sc.weapons_of[u][number]
    if not sc.weapon_gp_r[w]:
        return None
    return Blast(
        sc.weapon_gp_r[w],
        sc.weapon_gp_f[w],
        sc.weapon_gpe[w],
        sc.weapon_small_arms[w],
        sc.weapon_limits[w],
        sc.weapon_min_range[w],
    )


def own_blast(s: PanzerState, u: int) -> Blast | None:
    """A gun's GP row; a squad's or section's own small arms, those of a half-squad when it is reduced."""
    sc = s.sc
    gun = sc.gun[u]
    if gun >= 0 and sc.gp_r[gun]:
        return Blast(sc.gp_r[gun], sc.gp_f[gun], sc.gpe[gun], sc.gun_small_arms[gun], sc.limits[u], 0)
    if sc.own_gp_r[u]:
        half = s.reduced[u] != 0 and bool(sc.half_gp_r[u])
        reach = sc.half_gp_r[u] if half else sc.own_gp_r[u]
        return Blast(reach, sc.half_gp_f[u] if half else sc.own_gp_f[u], 0, sc.small_arms[u], [], 0)
    return None
