"""PZR-5.14: dual fire: several weapons of one unit at once."""

from __future__ import annotations

from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.refusals import DUAL_SECTION, DUAL_SUPPRESSED, HAS_FIRED, LEGAL
from grognard.games.panzer.scenario import SECTION
from grognard.games.panzer.state import SUP_NONE, PanzerState

from .ap_modifiers import OTHER_TARGET, SAME_TARGET, SINGLE
from .targets import FIRST_WEAPON


def dual_refusal(s: PanzerState, u: int) -> int:
    """Whether a unit that has declared a shot may declare another with a second weapon.

    Squads and half-squads may fire all they carry (PZR-5.1.1), and so may a vehicle with a weapon beside its
    gun, though none of the set has one; sections and suppressed units fire one weapon (PZR-5.1.2).
    """
    if s.sc.kind[u] != LEG and not s.sc.weapons_of[u]:
        return HAS_FIRED
    if s.sc.leg_size[u] == SECTION:
        return DUAL_SECTION
    return LEGAL if s.sup[u] == SUP_NONE else DUAL_SUPPRESSED


def dual_modifier(arm: int, target: int, others: list[int], with_vehicle: bool = False) -> int:
    """Which dual-fire modifier a shot has: only attached weapons, and only if the unit fires another too.

    `others` are the targets of the unit's other shots. Passengers have it with every weapon if their vehicle
    fires too, whose shots are then among the others (PZR-6.6.7.2[3], R2-81).
    """
    if not others or (arm < FIRST_WEAPON and not with_vehicle):
        return SINGLE
    return SAME_TARGET if all(other == target for other in others) else OTHER_TARGET
