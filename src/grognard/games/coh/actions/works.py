"""Chapter 18: digging in, going into fortifications and out of them, laying mines."""

from __future__ import annotations

from grognard.core.kernel.kinds import A_HEX, A_UNIT, MODE, ROW, Operand, bit_list
from grognard.core.kernel.option import ACT, Option, Verb

from .. import events
from ..cards.weapon_cards import lay_teller, mine_card, teller_options, teller_refusal, weapon_price
from ..fortifications import dig, dig_refusal, holes_left, leave_refusal, occupy_refusal
from ..hidden import come_to_light, discover
from ..refusals import LEGAL, STILL_HIDDEN
from ..scenario import CohScenario
from ..state import CohState
from ..unseen import hidden_dig_refusal
from ..verbs import BY_CARD, DIG, LEAVE, MINES, OCCUPY
from .kind import ActionKind
from .parts import AT_FACE, AT_LEAVE, AT_OCCUPY, Parts


class DigAction(ActionKind):
    """COH-18.1: infantry makes a hasty defence."""

    def __init__(self) -> None:
        super().__init__(Verb("dig", (A_UNIT,), 0, ACT, "dig", "COH-18.1"))
        self.stirs_mines = True

    def check(self, s: CohState, o: Option) -> int:
        return dig_refusal(s, o.a)

    def hidden_refusal(self, s: CohState, o: Option, veiled: bool) -> int:
        return hidden_dig_refusal(s, o.a) if veiled else STILL_HIDDEN

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return s.sc.dig_ap

    def in_play(self, sc: CohScenario) -> bool:
        return sc.digging

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if s.sc.digging and self.can(s, u, money, payment):
            if others == 0 or self.all_can(s, others, money, payment):
                out.append(Option(DIG, u))

    def hidden_options(
        self, s: CohState, u: int, money: int, payment: int, veiled: bool, out: list[Option]
    ) -> None:
        if veiled and s.sc.dig_ap <= money and hidden_dig_refusal(s, u) == LEGAL:
            out.append(Option(DIG, u))

    def can(self, s: CohState, u: int, money: int, payment: int) -> bool:
        return s.sc.dig_ap <= money and dig_refusal(s, u) == LEGAL

    def all_can(self, s: CohState, units: int, money: int, payment: int) -> bool:
        """COH-18.1(3): the counter mix is the limit."""
        return len(bit_list(units)) <= holes_left(s) and super().all_can(s, units, money, payment)

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_and_finish(s)
        for u in bit_list(action.members):
            dig(s, u)


class OccupyAction(ActionKind):
    """COH-18.2(5): going into a fortification in the unit's own hex."""

    def __init__(self) -> None:
        super().__init__(
            Verb("occupy", (A_UNIT, Operand("fort", ROW)), 0, ACT, "fort", "COH-18.2"), AT_OCCUPY
        )
        self.stirs_mines = True

    def check(self, s: CohState, o: Option) -> int:
        return occupy_refusal(s, o.a, o.b)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return s.sc.occupy_ap

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if s.sc.occupy_ap > money or s.place[u] not in s.fort_at:
            return
        if others and not self.all_can(s, others, money, payment):
            return
        for fort in range(len(s.sc.fort_names)):
            if occupy_refusal(s, u, fort) == LEGAL:
                out.append(Option(OCCUPY, u, fort))

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.unit = o.a
        action.next_part(s)
        s.inside[o.a] = o.b
        s.tell(events.OCCUPIES, o.a, o.b)


class LeaveAction(ActionKind):
    """COH-18.2(5): going out of a fortification, with a free pivot."""

    def __init__(self) -> None:
        super().__init__(Verb("leave", (A_UNIT,), 0, ACT, "fort", "COH-18.2"), AT_LEAVE)
        self.stirs_mines = True
        self.turns = True

    def check(self, s: CohState, o: Option) -> int:
        return leave_refusal(s, o.a)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return s.sc.occupy_ap

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if self.can(s, u, money, payment) and (others == 0 or self.all_can(s, others, money, payment)):
            out.append(Option(LEAVE, u))

    def can(self, s: CohState, u: int, money: int, payment: int) -> bool:
        return s.sc.occupy_ap <= money and leave_refusal(s, u) == LEGAL

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.unit = o.a
        action.next_part(s)
        bunker = s.sc.fort_kind[s.inside[o.a]] == "bunker"
        s.inside[o.a] = -1
        s.tell(events.LEAVES_FORT, o.a)
        if bunker:
            discover(s)  # outside, the unit sees in all directions (COH-18.2(4))
        action.step = AT_FACE


class LayAction(ActionKind):
    """COH-C.64: a weapon card laid as a mine, by one unit alone."""

    def __init__(self) -> None:
        operands = (A_UNIT, Operand("kind", MODE, MINES), A_HEX)
        super().__init__(Verb("lay", operands, 1, ACT, "mine", "COH-C.40", secret=True))

    def check(self, s: CohState, o: Option) -> int:
        return teller_refusal(s, o.a, o.b, o.c)

    def hidden_refusal(self, s: CohState, o: Option, veiled: bool) -> int:
        return STILL_HIDDEN if veiled else teller_refusal(s, o.a, o.b, o.c)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return weapon_price(s, o.a, mine_card(s, s.sc.army[o.a]))

    def surcharge(self, s: CohState, o: Option) -> int:
        return s.sc.hit_fire[s.counter(o.a)]

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if s.sc.mine_rows and others == 0:
            teller_options(s, u, money, out)

    def hidden_options(
        self, s: CohState, u: int, money: int, payment: int, veiled: bool, out: list[Option]
    ) -> None:
        if not veiled:
            self.options(s, u, 0, money, payment, out)

    def all_can(self, s: CohState, units: int, money: int, payment: int) -> bool:
        return False

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_and_finish(s)
        lay_teller(s, o.a, o.b, o.c)
        if action.payment == BY_CARD:
            come_to_light(s, 1 << o.a)  # an action card was played on it (COH-10.0(2), G-67)
