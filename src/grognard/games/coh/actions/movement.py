"""Chapter 5: moving, moving cautiously, pivoting, leaving the map."""

from __future__ import annotations

from grognard.core.kernel.kinds import A_FACING, A_HEX, A_UNIT, bit_list
from grognard.core.kernel.option import ACT, Option, Verb
from grognard.core.kernel.reason import Ledger

from .. import movement
from ..fortifications import rolls_for_wire, wire_refusal
from ..hidden import discover
from ..hits import leave_pool, score
from ..refusals import CAUTIOUS_COVER, CAUTIOUS_OFF, LEGAL
from ..scenario import CohScenario
from ..state import CohState
from ..transport import rides_on
from ..vehicles import may_bog
from ..verbs import CREEP, EXIT, MOVE, PIVOT
from .kind import ActionKind
from .parts import AT_MOVE, AT_PIVOT, Parts


class MoveAction(ActionKind):
    """COH-5.0: into an adjacent hex, or onto the map (COH-5.1); a vehicle may go on from there (COH-14.0)."""

    def __init__(self) -> None:
        super().__init__(Verb("move", (A_UNIT, A_HEX), 1, ACT, "move", "COH-5.0"), AT_MOVE)
        self.moves = True
        self.marches = True
        self.enters = True
        self.shows_fitness = True

    def refusal(self, s: CohState, o: Option) -> int:
        return movement.move_refusal(s, o.a, o.b)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return movement.move_price(s, o.a, o.b)

    def surcharge(self, s: CohState, o: Option) -> int:
        return s.sc.hit_move[s.hit[o.a]]

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        """The hexes in reach; a cautious move (COH-5.01) is listed beside the plain one into the same hex."""
        if others and not self.all_can(s, others, money, payment):
            return
        sc = s.sc
        reached = movement.destinations(s, u, money)
        creeps = sc.cautious and sc.infantry[u]
        tried = s.tried[u]
        for i in range(0, len(reached), 2):
            to = reached[i]
            if tried and wire_refusal(s, u, to, payment):
                continue
            out.append(Option(MOVE, u, to))
            if creeps and sc.dm[to] == 0 and reached[i + 1] + sc.cautious_ap <= money:
                out.append(Option(CREEP, u, to))

    def can(self, s: CohState, u: int, money: int, payment: int) -> bool:
        return len(movement.destinations(s, u, money)) > 0

    def group_refusal(self, s: CohState, o: Option, members: int, money: int, payment: int) -> int:
        why = wire_refusal(s, o.a, o.b, payment)
        return why or super().group_refusal(s, o, members, money, payment)

    def part_refusal(self, s: CohState, o: Option, left: int, money: int, payment: int) -> int:
        return wire_refusal(s, o.a, o.b, payment)

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.first_hex(s, o)

    def rolls(self, s: CohState, o: Option, payment: int) -> bool:
        """Dice are rolled at wire (COH-18.4), and on ground that may bog a vehicle down (COH-14.1)."""
        return rolls_for_wire(s, o.a, o.b, payment) or may_bog(s, o.a, s.place[o.a], o.b)

    def ledgers(self, s: CohState, action: Parts, o: Option) -> list[Ledger]:
        return [movement.price_ledger(s, o.a, o.b, o.verb == CREEP)]


class CreepAction(MoveAction):
    """COH-5.01: a cautious move of infantry into the open."""

    def __init__(self) -> None:
        super().__init__()
        self.words = Verb("creep", (A_UNIT, A_HEX), 1, ACT, "move", "COH-5.01")

    def refusal(self, s: CohState, o: Option) -> int:
        why = movement.move_refusal(s, o.a, o.b)
        if why:
            return why
        if not s.sc.cautious:
            return CAUTIOUS_OFF
        return LEGAL if s.sc.infantry[o.a] and s.sc.dm[o.b] == 0 else CAUTIOUS_COVER

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return movement.creep_price(s, o.a, o.b)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        """None: `MoveAction` lists the cautious moves beside its own."""


class PivotAction(ActionKind):
    """COH-5.3: turning in place."""

    def __init__(self) -> None:
        super().__init__(Verb("pivot", (A_UNIT, A_FACING), 0, ACT, "facing", "COH-5.3"), AT_PIVOT)
        self.stirs_mines = True
        self.shows_fitness = True

    def check(self, s: CohState, o: Option) -> int:
        return movement.pivot_refusal(s, o.a, o.b)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return s.sc.pivot_ap

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        """Any other facing."""
        if s.sc.pivot_ap > money or movement.may_pivot(s, u):
            return
        if others and not self.all_can(s, others, money, payment):
            return
        now = s.facing[u]
        for facing in range(6):
            if facing != now:
                out.append(Option(PIVOT, u, facing))

    def can(self, s: CohState, u: int, money: int, payment: int) -> bool:
        return s.sc.pivot_ap <= money and movement.may_pivot(s, u) == LEGAL

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        movement.pivot(s, o.a, o.b)
        action.next_part(s)


class ExitAction(ActionKind):
    """COH-5.1(4): leaving the map, where the scenario lets this side leave."""

    def __init__(self) -> None:
        super().__init__(Verb("exit", (A_UNIT,), 0, ACT, "move", "COH-5.1"))
        self.marches = True

    def check(self, s: CohState, o: Option) -> int:
        return movement.exit_refusal(s, o.a)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return movement.exit_price(s, o.a)

    def surcharge(self, s: CohState, o: Option) -> int:
        return s.sc.hit_move[s.hit[o.a]]

    def in_play(self, sc: CohScenario) -> bool:
        return any(sc.exits)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if s.sc.exits[s.sc.side[u]] and self.can(s, u, money, payment):
            if others == 0 or self.all_can(s, others, money, payment):
                out.append(Option(EXIT, u))

    def can(self, s: CohState, u: int, money: int, payment: int) -> bool:
        return movement.exit_refusal(s, u) == LEGAL and movement.exit_price(s, u) <= money

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_and_finish(s)
        for u in bit_list(action.members):
            leave_with_vp(s, u, action.pays())
        discover(s)  # units left after a close combat see out again


def leave_with_vp(s: CohState, u: int, paid: bool) -> None:
    """COH-5.1(4): the scenario may score units that leave, and those they take along."""
    movement.leave_map(s, u, paid)
    for v in s.sc.units_of[s.sc.army[u]]:
        if v == u or rides_on(s, v, u):
            leave_pool(s, v)
            score(s, s.sc.army[v], s.sc.exit_vp)
