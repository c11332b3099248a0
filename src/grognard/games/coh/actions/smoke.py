"""Chapter 13.1: laying smoke."""

from __future__ import annotations

from grognard.core.kernel.kinds import A_HEX, A_UNIT
from grognard.core.kernel.option import ACT, Option, Verb

from ..aiming import ground_in_reach
from ..refusals import LEGAL, STILL_HIDDEN
from ..scenario import CohScenario
from ..smoke_laying import lay_screen, smoke_price, smoke_refusal
from ..state import CohState
from ..unseen import hidden_smoke_refusal
from ..verbs import SMOKE
from .kind import ActionKind
from .parts import AT_SMOKE, Parts
from .payment import FREE


class SmokeAction(ActionKind):
    """COH-13.1, 19.0(2): smoke in a hex, by mortars, by tanks and guns where allowed, and by engineers."""

    def __init__(self) -> None:
        super().__init__(Verb("smoke", (A_UNIT, A_HEX), 1, ACT, "smoke", "COH-13.1"), AT_SMOKE)

    def check(self, s: CohState, o: Option) -> int:
        return smoke_refusal(s, o.a, o.b)

    def hidden_refusal(self, s: CohState, o: Option, veiled: bool) -> int:
        return hidden_smoke_refusal(s, o.a, o.b) if veiled else STILL_HIDDEN

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return smoke_price(s, o.a, o.b, payment)

    def surcharge(self, s: CohState, o: Option) -> int:
        return s.sc.hit_fire[s.counter(o.a)] if s.sc.smokes[o.a] else 0

    def in_play(self, sc: CohScenario) -> bool:
        return sc.any_smoke

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        sc = s.sc
        if not sc.any_smoke or (not sc.smokes[u] and not sc.engineer[u]) or s.place[u] >= sc.n:
            return
        if others and not self.all_can(s, others, money, payment):
            return
        near = (s.place[u], *sc.neighbour[6 * s.place[u] : 6 * s.place[u] + 6])
        for h in ground_in_reach(s, u) if sc.smokes[u] else near:
            if money < FREE and smoke_price(s, u, h, payment) > money:
                continue
            if sc.smokes[u] or smoke_refusal(s, u, h) == LEGAL:
                out.append(Option(SMOKE, u, h))

    def hidden_options(
        self, s: CohState, u: int, money: int, payment: int, veiled: bool, out: list[Option]
    ) -> None:
        if veiled and (s.sc.smokes[u] or s.sc.engineer[u]):
            for h in range(s.sc.n):
                if hidden_smoke_refusal(s, u, h) == LEGAL and smoke_price(s, u, h, payment) <= money:
                    out.append(Option(SMOKE, u, h))

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_due(s)
        lay_screen(s, o.a, o.b, action.pays())
        action.next_part(s)
