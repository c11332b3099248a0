"""Chapter 7.5: rallying."""

from __future__ import annotations

from grognard.core.kernel.kinds import A_UNIT, bit_list
from grognard.core.kernel.option import ACT, Option, Verb
from grognard.core.kernel.reason import Ledger

from ..rally import Rally, rally_ledger, rally_refusal
from ..refusals import LEGAL
from ..state import CohState
from ..verbs import RALLY
from .kind import ActionKind
from .parts import Parts


class RallyAction(ActionKind):
    """COH-7.5: an attempt to get rid of a hit counter."""

    def __init__(self) -> None:
        super().__init__(Verb("rally", (A_UNIT,), 0, ACT, "rally", "COH-7.5"))

    def check(self, s: CohState, o: Option) -> int:
        return rally_refusal(s, o.a)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return s.sc.rally_ap

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if s.hit[u] and self.can(s, u, money, payment):
            if others == 0 or self.all_can(s, others, money, payment):
                out.append(Option(RALLY, u))

    def can(self, s: CohState, u: int, money: int, payment: int) -> bool:
        return s.sc.rally_ap <= money and rally_refusal(s, u) == LEGAL

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_and_finish(s)
        s.push(Rally(action.player, action.members))

    def rolls(self, s: CohState, o: Option, payment: int) -> bool:
        return True

    def ledgers(self, s: CohState, action: Parts, o: Option) -> list[Ledger]:
        return [rally_ledger(s, u) for u in bit_list(action.members)]
