"""Chapter 14.4: recovery."""

from __future__ import annotations

from typing import Final

from grognard.core.reason import Ledger
from grognard.games.zocbond.kinds import ELITE, ENGAGED, POOR, REFITTED, SCATTERED, SPENT

from .state import HollandState

RECOVERY_MARKS: Final = SCATTERED | ENGAGED | REFITTED | SPENT  # H44-14.4.3, 11.5.3


def modifier(s: HollandState, u: int, ledger: Ledger | None) -> int:
    """By its morale class (H44-14.4.2)."""
    sc = s.sc
    if sc.traits[u] & ELITE:
        name = "elite"
    elif sc.traits[u] & POOR:
        name = "poor"
    else:
        return 0
    value = sc.figures["combat.recovery_morale." + name]
    if ledger is not None:
        ledger.add(sc.variation.rule("modifier-recovery-" + name), "recovery-" + name, value, u)
    return value
