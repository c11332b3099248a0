"""CombatVariation: what the family asks the game about combat, each answered by the module of its chapter."""

from __future__ import annotations

from grognard.core.reason import Ledger
from grognard.games.zocbond.battle import Battle
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.variation import Variation

from .citations import RULE_IDS
from .scenario import StalingradScenario


class CombatVariation(Variation):
    """Chapters 8 to 15 and 18."""

    def __init__(self, sc: StalingradScenario) -> None:
        super().__init__(RULE_IDS)
        self.sc = sc
        self.halves_once = False
        self.attack_cap = sc.figures["combat.most_attack"]
        self.defence_cap = sc.figures["combat.most_defense"]
        self.automatic_odds = sc.figures["combat.automatic_odds"]
        self.automatic_retreat = 4
        self.flight_length = sc.figures["combat.routed_retreat"]
        self.disrupting_retreat = 1

    def attack_halvings(self, s: ZocState, b: Battle, u: int) -> int:
        return 0

    def defence_void(self, s: ZocState, b: Battle, u: int) -> int:
        return 0

    def defenders_that_count(self, s: ZocState, b: Battle) -> int:
        return sum(1 << u for u in s.stack_at(b.target))

    def defence_halvings(self, s: ZocState, b: Battle, u: int) -> int:
        return 0

    def defence_doublings(self, s: ZocState, b: Battle, u: int) -> int:
        return 0

    def shifts(self, s: ZocState, b: Battle, ledger: Ledger | None) -> int:
        return 0
