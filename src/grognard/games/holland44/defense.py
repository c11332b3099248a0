"""Chapter 12: who can lead a determined defence, in which column, with which modifiers."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.reason import Ledger
from grognard.games.zocbond.battle import NORMAL, Battle
from grognard.games.zocbond.defense import DefenseRules
from grognard.games.zocbond.kinds import ARTILLERY, ELITE, FLED, GHOST, GOOD, POOR, SOURCE, VEHICLE
from grognard.games.zocbond.modifiers import add_line
from grognard.games.zocbond.refusals import CANNOT_STAND, LEGAL
from grognard.games.zocbond.results import CODES

from .formations import lead_units
from .scenario import HollandScenario
from .state import HollandState

LEADERLESS: Final = (CODES.index("a1-dr"), CODES.index("a1-d1"))


class HollandDefense(DefenseRules[HollandState]):
    """Chapter 12."""

    def __init__(self, sc: HollandScenario) -> None:
        self.support_lasts = not sc.figures["rulings.artillery_helps_one_roll"]

    def may_hold(self, s: HollandState, b: Battle, code: int) -> bool:
        """Whether nobody is left of the lead after A1/DR or A1/D1 (H44-12.6)."""
        return code in LEADERLESS and lead_units(s, b) == 0

    def stand_refusal(self, s: HollandState, b: Battle, u: int) -> int:
        """No artillery, nobody in disorder, no supply source, none who fled there (H44-12.1.2, 13.5)."""
        if s.sc.traits[u] & (ARTILLERY | SOURCE | GHOST) or s.order[u] != GOOD:
            return CANNOT_STAND
        return CANNOT_STAND if b.kind == NORMAL and s.has_mark(u, FLED) else LEGAL

    def stand_column(self, s: HollandState, target: int, u: int) -> int:
        """The column by the ground; vehicles find no cover in marsh (H44-12.1.3)."""
        terrain = s.sc.terrain[target]
        if s.sc.traits[u] & VEHICLE:
            return s.sc.fight.stand_vehicle[terrain]
        return s.sc.fight.stand[terrain]

    def stand_modifier(self, s: HollandState, u: int, supported: bool, ledger: Ledger | None) -> int:
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
