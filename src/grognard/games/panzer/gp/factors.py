"""PZR-6.5.4.1, 5.6, 5.7: what a unit fires blast or bullets with: GP factors by range."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.fire.shell import Blast
from grognard.games.panzer.verbs import AMMUNITION, FIRST_GP, GP, SECOND_GP

from ..state import PanzerState

GP_ARMS: Final = (GP, FIRST_GP, SECOND_GP)


def blast_of(s: PanzerState, u: int, arm: int) -> Blast | None:
    """The GP row of a unit by the number of its weapon, or None if it has no such."""
    return blasts_of(s, u)[arm] if 0 <= arm < len(AMMUNITION) else None


def own_blast(s: PanzerState, u: int) -> Blast | None:
    """A gun's GP row; a squad's or section's own small arms, those of a half-squad when it is reduced.

    It counts in an overrun where GP fire as such is not in play.
    """
    return blasts_of(s, u)[-1]


def blasts_of(s: PanzerState, u: int) -> list[Blast | None]:
    """Every GP row of a unit by the number of its weapon, then its own; kept with the scenario."""
    kept = s.sc.kept_blasts
    key = 2 * u + (1 if s.reduced[u] else 0)
    blasts = kept.get(key)
    if blasts is None:
        blasts = [read_blast(s, u, arm) for arm in range(len(AMMUNITION))]
        blasts.append(read_own(s, u))
        kept[key] = blasts
    return blasts


def read_blast(s: PanzerState, u: int, arm: int) -> Blast | None:
    """A GP row of a unit as its cards have it."""
    sc = s.sc
    if not sc.gp_fire or arm not in GP_ARMS:
        return None
    if arm == GP:
        return read_own(s, u)
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


def read_own(s: PanzerState, u: int) -> Blast | None:
    """The GP row of the unit itself, without its support weapons."""
    sc = s.sc
    gun = sc.gun[u]
    if gun >= 0 and sc.gp_r[gun]:
        return Blast(sc.gp_r[gun], sc.gp_f[gun], sc.gpe[gun], sc.gun_small_arms[gun], sc.limits[u], 0)
    if sc.own_gp_r[u]:
        half = s.reduced[u] != 0 and bool(sc.half_gp_r[u])
        reach = sc.half_gp_r[u] if half else sc.own_gp_r[u]
        return Blast(reach, sc.half_gp_f[u] if half else sc.own_gp_f[u], 0, sc.small_arms[u], [], 0)
    return None
