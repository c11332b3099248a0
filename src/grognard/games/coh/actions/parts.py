"""Chapters 5, 9.11, 14 and 18.4: each member's part of an action, step by step, and the price of it all."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State

from .. import events, movement
from ..caps import Roll
from ..fortifications import rolls_for_wire
from ..frames import CohFrame
from ..groups import lie_hidden
from ..hidden import discover, is_hidden
from ..hits import kinds_left
from ..mines import entrants, threatened, tread
from ..state import CohState
from ..vehicles import bog_down, bonus_destinations, bonus_hexes, entry_bonus, may_bog
from ..verbs import BY_AP, BY_CAP, CREEP, PAYMENTS
from .payment import budget, pay, spend_active

# The steps of `Action`.
AT_CHOOSE: Final = 0
AT_MOVE: Final = 1
AT_FACE: Final = 2
AT_PIVOT: Final = 3
AT_FINISH: Final = 4
AT_BONUS: Final = 5
AT_BOG: Final = 6
AT_WIRE: Final = 7
AT_CROSS: Final = 8
AT_HIDE: Final = 9
AT_LANDED: Final = 10  # in a new hex, after its mines
AT_SMOKE: Final = 11
AT_SNEAK: Final = 12
AT_OCCUPY: Final = 13
AT_LEAVE: Final = 14
AT_LOAD: Final = 15
AT_UNLOAD: Final = 16


class Parts(CohFrame):
    """The members of an action one after the other; `Action` adds what they may choose."""

    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("payment", SCALAR, MODE, 0, names=PAYMENTS),
        Column("lead", SCALAR, UNIT, -1),
        Column("members", SCALAR, UNITS),
        Column("share", SCALAR, NUMBER),  # CAP to be used in place of AP (COH-3.21)
        Column("boost", SCALAR, NUMBER),  # firepower that declared cards add (COH-C.9, C.V130)
        Column("overrun", SCALAR, NUMBER),  # the part of it that Overrun gives (COH-C.V130)
        Column("veil", SCALAR, NUMBER),  # Hidden Action played: it acts and stays hidden (COH-C.V13)
        Column("hexes", SCALAR, NUMBER),  # 0: any action; n: a card's move, n hexes to go (COH-C.5, C.V01)
        Column("left", SCALAR, UNITS),  # members that still have to do their part, in any order (COH-9.11)
        Column("task", SCALAR, NUMBER, AT_FINISH, since="meetings"),  # the step in which they do it
        Column("unit", SCALAR, UNIT, -1),  # the member whose part is going on
        Column("part", SCALAR, NUMBER),  # the price of that member's part so far
        Column("bonus", SCALAR, NUMBER),  # free hexes the vehicle has left (COH-14.0)
        Column("to", SCALAR, HEX, -1),  # the hex with wire it tries to enter (COH-18.4)
        Column("careful", SCALAR, NUMBER),  # ... cautiously (COH-5.01)
        Column("entered", SCALAR, NUMBER),  # the unit has just entered a hex; its mines act next (COH-18.5)
        Column("stirred", SCALAR, UNITS),  # units whose action sets off mines in their own hexes
        Column("due", SCALAR, NUMBER),  # the price: the most expensive part so far (COH-9.11)
        Column("paid", SCALAR, NUMBER),  # what of it has been paid; the rest when the action ends
    )

    def __init__(self, player: int = -1, payment: int = 0, lead: int = -1) -> None:
        super().__init__()
        self.player = player
        self.payment = payment
        self.lead = lead
        self.members = 1 << lead if lead >= 0 else 0
        self.share = 0
        self.boost = 0
        self.overrun = 0
        self.veil = 0
        self.hexes = 0
        self.left = 0
        self.task = AT_FINISH
        self.unit = -1
        self.part = 0
        self.bonus = 0
        self.to = -1
        self.careful = 0
        self.entered = 0
        self.stirred = 0
        self.due = 0
        self.paid = 0

    # -- paying ------------------------------------------------------------------------------------

    def money(self, s: CohState) -> int:
        """The highest price that can be paid for the action, what has been paid included."""
        return budget(s, self.player, self.payment) + self.paid

    def pay_due(self, s: CohState) -> None:
        """Pays what is due so far, so that CAP spent on the price cannot also go into a roll (COH-3.23)."""
        if self.due > self.paid:
            pay(s, self.player, self.payment, self.members, self.due - self.paid, self.share)
            self.paid = self.due

    def pay_and_finish(self, s: CohState) -> None:
        """Pays at once, also an action that costs nothing; after that the action only has to end."""
        pay(s, self.player, self.payment, self.members, self.due - self.paid, self.share)
        self.paid = self.due
        self.step = AT_FINISH

    def pays(self) -> bool:
        """Whether the price matters: an opportunity action or a card is free of it (COH-3.1(5))."""
        return self.payment in (BY_AP, BY_CAP)

    def marching(self) -> bool:
        """Whether the AP of a forced march pay (COH-C.V01): one move of one unit, and nothing else."""
        return self.hexes != 0 and self.payment == BY_AP

    # -- moving ------------------------------------------------------------------------------------

    def first_hex(self, s: CohState, o: Option) -> None:
        """The hex that is paid for; a vehicle may have some more free (COH-14.0)."""
        h = s.place[o.a]
        self.unit = o.a
        self.bonus = 0
        self.careful = 1 if o.verb == CREEP else 0
        if s.sc.vehicle[o.a] and (self.hexes == 0 or self.marching()):
            on_map = h < s.sc.n
            direction = s.sc.board.direction_to(h, o.b) if on_map else -1
            self.bonus = bonus_hexes(s, o.a, h, direction) if on_map else entry_bonus(s, o.a, o.b)
        if rolls_for_wire(s, o.a, o.b, self.payment):
            self.pay_due(s)  # the parts of those who went before
            self.to = o.b
            # The price of the move may reveal the unit's counter, so it is worked out when it is paid. Until
            # the die has fallen, the CAP count that were there before it.
            self.part = s.cap[self.player]
            self.step = AT_WIRE
            s.push(Roll(self.player, 1))
        else:
            self.due = max(self.due, self.part)
            self.enter(s, o.b)

    def measure_wire(self, s: CohState) -> None:
        """COH-18.4(1): the die is added to the price; a unit that cannot pay is stopped.

        Whether the owner can may depend on a counter that only he has seen: he is asked anyway (L1).
        """
        if self.payment == BY_CAP and s.cap[self.player] == self.part:
            note_try(s, self.unit, 1)
        self.part = max(0, s.result)
        self.step = AT_CROSS
        open_counter = s.hit_may[self.unit] & (s.hit_may[self.unit] - 1) == 0
        if open_counter and self.wire_price(s) > self.money(s):
            self.give_up(s)

    def wire_price(self, s: CohState) -> int:
        """The price of the move into wire with the die that was rolled for it."""
        u, to = self.unit, self.to
        move = movement.creep_price(s, u, to) if self.careful else movement.move_price(s, u, to)
        return move + self.part

    def cross(self, s: CohState) -> None:
        self.part = self.wire_price(s)
        self.due = max(self.due, self.part)
        note_try(s, self.unit, 0)
        self.enter(s, self.to)

    def give_up(self, s: CohState) -> None:
        """Stopped by wire: the AP of the pool are lost and all its members spent, CAP are not (G-26).

        The attempt still was an action (COH-18.4(2)).
        """
        s.tell(events.WIRE_STOPS, self.unit, self.to)
        self.stirred |= 1 << self.unit  # the unit failed, and is still in its hex
        if self.payment == BY_AP:
            s.active[self.player] |= self.members
            spend_active(s, self.player)
            self.due = self.paid
            self.step = AT_FINISH
        else:
            self.next_part(s)

    def bonus_move(self, s: CohState, to: int) -> None:
        """A free hex; slopes still add to the price (COH-14.0(6))."""
        reached = bonus_destinations(s, self.unit, self.money(s) - self.part)
        self.part += reached[reached[::2].index(to) * 2 + 1]
        self.due = max(self.due, self.part)
        self.bonus -= 1
        self.enter(s, to)

    def enter(self, s: CohState, to: int) -> None:
        checks = may_bog(s, self.unit, s.place[self.unit], to)
        movement.move(s, self.unit, to, self.careful != 0, self.pays())
        self.entered = 1
        self.step = AT_FACE
        if checks:
            self.pay_due(s)
            self.step = AT_BOG
            s.push(Roll(self.player))
        discover(s)

    def bog_down(self, s: CohState) -> None:
        """COH-14.1(1): a vehicle that is stuck does not turn."""
        if bog_down(s, self.unit, s.result):
            self.go_on(s)
        else:
            self.step = AT_FACE

    def bands(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return [s.sc.bog_ok] if self.step == AT_BOG else []

    def low_helps(self, s: State) -> bool:
        return self.step == AT_WIRE  # its die is the price (COH-18.4(1))

    def roller(self) -> int:
        return self.unit

    def go_on(self, s: CohState) -> None:
        """After the free turn in a new hex: its mines, a bonus hex if the vehicle has any, the next member.

        A mine may have stopped the vehicle, but only its owner knows how: he is asked anyway (L1).
        """
        if self.entered:
            self.entered = 0
            if s.sc.mine_rows and self.land(s):
                return
        here = s.place[self.unit] < s.sc.n and not s.bogged[self.unit]
        if here and self.bonus and bonus_destinations(s, self.unit, self.money(s) - self.part):
            self.step = AT_BONUS
            return
        self.next_part(s)

    def land(self, s: CohState) -> bool:
        """COH-14.0(8), 18.5: mines act in every hex entered, on what a vehicle carries as well (G-58)."""
        units = entrants(s, self.unit)
        if threatened(s, units):
            self.pay_due(s)
        self.step = AT_LANDED
        return tread(s, units, True)

    def could_move(self, s: CohState, u: int) -> bool:
        """Whether the unit can go on, as far as other players know: a mine may have hit it (L1)."""
        counter = s.hit[u]
        able = len(movement.destinations(s, u, self.money(s))) > 0
        for kind in kinds_left(s, u):
            s.hit[u] = kind
            able = able or len(movement.destinations(s, u, self.money(s))) > 0
        s.hit[u] = counter
        return able

    def next_part(self, s: CohState) -> None:
        """The parts that are left, the next hex of a card's move, or the end."""
        if self.left == 0 and self.task in (AT_MOVE, AT_SNEAK) and self.hexes > 1:
            self.hexes -= 1
            self.left = self.members
        self.step = self.task if self.left else AT_FINISH

    def ask_movers(self, s: CohState) -> None:
        """The units left to move choose where they go; one still hidden may sneak (COH-C.5).

        A unit found on the way goes on in the open; one that publicly cannot move is left out.
        """
        for u in bit_list(self.left):
            if not is_hidden(s, u) and not self.could_move(s, u):
                self.left &= ~(1 << u)
        if self.left == 0:
            self.next_part(s)
            return
        self.step = AT_SNEAK if lie_hidden(s, self.left) else AT_MOVE
        s.ask(self.player)


def note_try(s: CohState, u: int, tried: int) -> None:
    """Whether a unit has tried wire for CAP at no price in this round (G-64)."""
    if s.tried[u] != tried:
        column = s.tried.copy()
        column[u] = tried
        s.tried = column
