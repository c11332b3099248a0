"""Chapter 10: moving while hidden, going into hiding."""

from __future__ import annotations

from grognard.core.kernel.kinds import A_HEX, A_UNIT
from grognard.core.kernel.option import ACT, Option, Verb

from ..hidden import discover, hide, hide_refusal, is_hidden, sneak, sneak_price, sneak_refusal
from ..refusals import HIDE_OFF, LEGAL
from ..scenario import CohScenario
from ..state import CohState
from ..verbs import HIDE, SNEAK
from .kind import ActionKind
from .parts import AT_HIDE, AT_SNEAK, Parts


class SneakAction(ActionKind):
    """COH-10.1: a hidden unit moves and stays hidden."""

    def __init__(self) -> None:
        super().__init__(Verb("sneak", (A_UNIT, A_HEX), 1, ACT, "move", "COH-10.1", secret=True), AT_SNEAK)
        self.moves = True
        self.marches = True

    def refusal(self, s: CohState, o: Option) -> int:
        return sneak_refusal(s, o.a, o.b)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return sneak_price(s, o.a, o.b)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        """The hexes next to the one in which the unit hides."""
        if others and not self.all_can(s, others, money, payment):
            return
        for to in s.sc.neighbour[6 * s.plot[u] : 6 * s.plot[u] + 6]:
            if sneak_refusal(s, u, to) == LEGAL and sneak_price(s, u, to) <= money:
                out.append(Option(SNEAK, u, to))

    def can(self, s: CohState, u: int, money: int, payment: int) -> bool:
        return is_hidden(s, u) and super().can(s, u, money, payment)

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_due(s)
        action.next_part(s)
        sneak(s, o.a, o.b)


class HideAction(ActionKind):
    """COH-10.2: going into hiding, where no enemy sees the unit."""

    def __init__(self) -> None:
        super().__init__(Verb("hide", (A_UNIT, A_HEX), 1, ACT, "hide", "COH-10.2", secret=True), AT_HIDE)

    def check(self, s: CohState, o: Option) -> int:
        return hide_refusal(s, o.a, o.b) if s.sc.any_hidden else HIDE_OFF

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return s.sc.figures["hide_cost_ap"]

    def in_play(self, sc: CohScenario) -> bool:
        return sc.any_hidden

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        """The unit's own hex and those around it, except hexes that an enemy sees."""
        if not s.sc.any_hidden or s.sc.figures["hide_cost_ap"] > money:
            return
        h = s.place[u]
        if h >= s.sc.n or hide_refusal(s, u, h):
            return  # a unit that cannot hide here cannot hide in the next hex either
        if others and not self.all_can(s, others, money, payment):
            return
        out.append(Option(HIDE, u, h))
        for to in s.sc.neighbour[6 * h : 6 * h + 6]:
            if hide_refusal(s, u, to) == LEGAL:
                out.append(Option(HIDE, u, to))

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_due(s)
        action.next_part(s)
        hide(s, o.a, o.b)
        if action.left == 0:
            discover(s)  # a group hides together (COH-9.14)
