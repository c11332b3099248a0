"""Chapters 13.1 and 19.0(2): laying smoke, by mortars, by tanks and guns where allowed, and by engineers."""

from __future__ import annotations

from . import events
from .aiming import ground_price, ground_refusal
from .hits import show_in_combat
from .refusals import CARRIED, LEGAL, NOT_ON_MAP, SMOKE_NONE, SMOKE_REACH, STUNNED, WHOLE_HEX
from .scenario import ONLY_RALLY
from .smoke import place_smoke
from .state import CohState


def smoke_refusal(s: CohState, u: int, h: int) -> int:
    """Why a unit may not lay smoke in a hex; no enemy need be there."""
    sc = s.sc
    if sc.smokes[u]:
        return ground_refusal(s, u, h)  # COH-13.1(3): arc, range and line of sight as for any fire
    if not sc.engineer[u]:
        return SMOKE_NONE
    if not 0 <= h < sc.n:
        return WHOLE_HEX
    if s.place[u] >= sc.n:
        return NOT_ON_MAP
    if sc.hit_effects[s.counter(u)] & ONLY_RALLY:
        return STUNNED
    if s.carrier[u] >= 0:
        return CARRIED
    return LEGAL if sc.distance[s.place[u] * sc.n + h] <= 1 else SMOKE_REACH


def smoke_price(s: CohState, u: int, h: int, payment: int) -> int:
    """COH-13.1(2), (3): an engineer's own price, else that of the shot."""
    return ground_price(s, u, h, payment) if s.sc.smokes[u] else s.sc.smoke_ap


def lay_screen(s: CohState, u: int, h: int, paid: bool) -> None:
    """Smoke in a hex, without a roll (COH-13.1(3)); a gun crew that fires it shows what hinders it (G-71)."""
    if s.sc.smokes[u]:
        show_in_combat(s, u, s.sc.shown_firing if paid else s.sc.shown_smoking_free)
    s.tell(events.SMOKES, u, h)
    place_smoke(s, h)
