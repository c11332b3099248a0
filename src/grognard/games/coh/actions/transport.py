"""Chapter 17: getting on a vehicle and off it."""

from __future__ import annotations

from grognard.core.kernel.kinds import A_UNIT, UNIT, Operand, bit_list
from grognard.core.kernel.option import ACT, Option, Verb

from ..refusals import LEGAL, MEMBER_BARRED
from ..state import CohState
from ..transport import crew_acts, load, load_price, load_refusal, unload, unload_refusal
from ..verbs import LOAD, UNLOAD
from .kind import ActionKind
from .parts import AT_FACE, AT_LOAD, AT_UNLOAD, Parts


class RideAction(ActionKind):
    """What getting on and getting off share: a passenger and a vehicle take part (COH-17.0)."""

    def __init__(self, words: Verb, task: int, verb: int) -> None:
        super().__init__(words, task)
        self.verb = verb
        self.stirs_mines = True

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return load_price(s, o.a)

    def surcharge(self, s: CohState, o: Option) -> int:
        return s.sc.hit_move[s.hit[o.a]]

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        """The choices in a group; for a unit alone `LoadAction` lists both."""
        if others:
            for o in self.ways(s, u, money):
                if self.rest_can_follow(s, o, others | 1 << u, money):
                    out.append(o)

    def part_options(
        self, s: CohState, u: int, left: int, money: int, payment: int, out: list[Option]
    ) -> None:
        for o in self.ways(s, u, money):
            if self.rest_can_follow(s, o, left, money) and not any(o.same(x) for x in out):
                out.append(o)

    def ways(self, s: CohState, u: int, money: int) -> list[Option]:
        """The ways in which a unit gets on, or off; a vehicle takes up, or sets down."""
        both: list[Option] = []
        transport_options(s, u, money, both)
        return [o for o in both if o.verb == self.verb]

    def all_can(self, s: CohState, units: int, money: int, payment: int) -> bool:
        """Whether all can, in one way or another: no vehicle takes two (COH-17.0(1))."""
        if units == 0:
            return True
        first = bit_list(units)[0]
        return any(self.rest_can_follow(s, o, units, money) for o in self.ways(s, first, money))

    def rest_can_follow(self, s: CohState, o: Option, units: int, money: int) -> bool:
        """Whether, after one of these has got on or off in this way, all the others still can."""
        rest = units & ~self.taking_part(s, o)
        if rest == 0:
            return True
        carrier = s.carrier[o.a]
        s.carrier[o.a] = o.b if self.verb == LOAD else -1
        able = self.all_can(s, rest, money, 0)
        s.carrier[o.a] = carrier
        return able

    def group_refusal(self, s: CohState, o: Option, members: int, money: int, payment: int) -> int:
        return LEGAL if self.rest_can_follow(s, o, members, money) else MEMBER_BARRED

    def part_refusal(self, s: CohState, o: Option, left: int, money: int, payment: int) -> int:
        return LEGAL if self.rest_can_follow(s, o, left, money) else MEMBER_BARRED

    def stirs(self, s: CohState, o: Option, members: int) -> int:
        return members | self.taking_part(s, o)


class LoadAction(RideAction):
    """COH-17.0(1), (2): a unit gets on a vehicle, or is taken in tow (COH-14.1(3))."""

    def __init__(self) -> None:
        words = Verb("load", (A_UNIT, Operand("carrier", UNIT)), 0, ACT, "transport", "COH-17.0")
        super().__init__(words, AT_LOAD, LOAD)

    def check(self, s: CohState, o: Option) -> int:
        return load_refusal(s, o.a, o.b)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        """For a unit alone also the ways to get off, for each unit in the same hex."""
        if others:
            super().options(s, u, others, money, payment, out)
        else:
            transport_options(s, u, money, out)

    def taking_part(self, s: CohState, o: Option) -> int:
        return 1 << o.a | 1 << o.b

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.unit = o.a
        action.next_part(s)
        load(s, o.a, o.b, action.pays())


class UnloadAction(RideAction):
    """COH-17.0(4): a unit gets off its vehicle, and turns as it likes."""

    def __init__(self) -> None:
        super().__init__(Verb("unload", (A_UNIT,), 0, ACT, "transport", "COH-17.0"), AT_UNLOAD, UNLOAD)
        self.turns = True

    def check(self, s: CohState, o: Option) -> int:
        return unload_refusal(s, o.a)

    def taking_part(self, s: CohState, o: Option) -> int:
        carrier = s.carrier[o.a]
        return 1 << o.a | 1 << carrier if carrier >= 0 else 1 << o.a

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.unit = o.a
        action.next_part(s)
        unload(s, o.a, action.pays())
        action.step = AT_FACE


def transport_options(s: CohState, u: int, money: int, out: list[Option]) -> None:
    """COH-17.0: the unit gets on or off; a vehicle whose crew is not stunned takes up and sets down."""
    sc = s.sc
    if s.place[u] >= sc.n or s.here[s.place[u]] == 1 << u:
        return  # alone in its hex
    drives = sc.vehicle[u] and crew_acts(s, u)
    for v in bit_list(s.here[s.place[u]]):
        if sc.army[v] != sc.army[u]:
            continue
        if load_price(s, u) <= money and load_refusal(s, u, v) == LEGAL:
            out.append(Option(LOAD, u, v))
        if drives and load_price(s, v) <= money and load_refusal(s, v, u) == LEGAL:
            out.append(Option(LOAD, v, u))
        if v != u and not (drives and s.carrier[v] == u):
            continue
        if load_price(s, v) <= money and unload_refusal(s, v) == LEGAL:
            out.append(Option(UNLOAD, v))
