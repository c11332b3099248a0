"""Chapter 12: who can lead a determined defence, in which column, with which modifiers."""

from __future__ import annotations

from grognard.core.reason import Ledger
from grognard.games.zocbond.battle import NORMAL, Battle
from grognard.games.zocbond.kinds import ARTILLERY, ELITE, FLED, GHOST, GOOD, POOR, SOURCE, VEHICLE
from grognard.games.zocbond.refusals import CANNOT_STAND, LEGAL

from .state import HollandState


def stand_refusal(s: HollandState, b: Battle, u: int) -> int:
    """No artillery, nobody in disorder, no supply source, none that retreated there (H44-12.1.2, 13.5)."""
    if s.sc.traits[u] & (ARTILLERY | SOURCE | GHOST) or s.order[u] != GOOD:
        return CANNOT_STAND
    return CANNOT_STAND if b.kind == NORMAL and s.has_mark(u, FLED) else LEGAL


def stand_column(s: HollandState, target: int, u: int) -> int:
    """By the ground; vehicles find no cover in marsh (H44-12.1.3)."""
    terrain = s.sc.terrain[target]
    if s.sc.traits[u] & VEHICLE:
        return s.sc.fight.stand_vehicle[terrain]
    return s.sc.fight.stand[terrain]


def stand_modifier(s: HollandState, u: int, supported: bool, ledger: Ledger | None) -> int:
    """Artillery, and the morale of the unit that leads (H44-12.2)."""
    fight = s.sc.fight
    total = 0
    if supported:
        total += add_line(s, ledger, "stand-artillery", fight.stand_artillery)
    if s.sc.traits[u] & ELITE:
        total += add_line(s, ledger, "stand-elite", fight.stand_elite, u)
    if s.sc.traits[u] & POOR:
        total += add_line(s, ledger, "stand-poor", fight.stand_poor, u)
    return total


def add_line(s: HollandState, ledger: Ledger | None, name: str, value: int, u: int = -1) -> int:
    if ledger is not None:
        ledger.add(s.sc.rule(f"modifier-{name}"), name, value, u)
    return value
