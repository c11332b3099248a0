"""Chapter 34.1, 34.2: maskirovka. Which of six boxes is with which reserve army is the Soviets' secret.

All can see who lies in a box; what they do not know is on which counter of the map the marker of the box
is. `State.mask` has it (0: none yet), and `State.mask_may` the boxes that the enemy cannot rule out.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNIT, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.kinds import MOVED, WAITING
from grognard.games.zocbond.refusals import LEGAL, NOT_YOURS, SEQUENCE

from .. import events
from ..refusals import BOX_TAKEN, NO_SWAP
from ..scenario import ARMY_BOXES, AXIS, RESERVE_ARMY, SOVIET, StalingradScenario
from ..state import StalingradState
from ..verbs import ASSIGN, SWAP

NONE_YET: Final = 1  # State.mask_may of an army without a marker
ALL_BOXES: Final = (2 << ARMY_BOXES) - 2


# -- boxes ------------------------------------------------------------------------------------------------


def is_box(sc: StalingradScenario, place: int) -> bool:
    """Whether a place is the box of a reserve army."""
    return sc.army_box <= place < sc.army_box + ARMY_BOXES


def number(sc: StalingradScenario, box: int) -> int:
    """The number of a box, from 1 on."""
    return box - sc.army_box + 1


def box_of(s: StalingradState, army: int) -> int:
    """The box of a reserve army; -1 if it has none, or it is not known which."""
    row = s.sc.mask_row[army]
    return s.sc.army_box + s.mask[row] - 1 if row >= 0 and s.mask[row] > 0 else -1


def army_of(s: StalingradState, box: int) -> int:
    """The reserve army in play whose box it is; -1."""
    for row, army in enumerate(s.sc.masked):
        if s.mask[row] == number(s.sc, box) and 0 <= s.place[army] < s.sc.box:
            return army
    return -1


def start_of(s: StalingradState, u: int) -> int:
    """Where a unit was when its player's turn began; out of a box, where its army was (S42-34.4.2)."""
    began = s.began[u]
    army = army_of(s, began) if is_box(s.sc, began) else -1
    return s.began[army] if army >= 0 else began


def inside(s: StalingradState, army: int) -> list[int]:
    """The units in the box of a reserve army."""
    box = box_of(s, army)
    return s.stack_at(box) if box >= 0 else []


def at(s: StalingradState, h: int) -> list[int]:
    """The reserve armies in a hex."""
    armies: list[int] = []
    u = s.first[h]
    while u >= 0:
        if s.sc.kind[u] & RESERVE_ARMY:
            armies.append(u)
        u = s.under[u]
    return armies


# -- what the enemy knows -----------------------------------------------------------------------------------


def filled(s: StalingradState) -> int:
    """The boxes in which somebody is, as bits."""
    boxes = 0
    for at_box in range(ARMY_BOXES):
        if s.first[s.sc.army_box + at_box] >= 0:
            boxes |= 2 << at_box
    return boxes


def may_hold(s: StalingradState, h: int) -> bool:
    """Whether, as far as the enemy knows, a reserve army in a hex may have units in its box."""
    return any(s.mask_may[s.sc.mask_row[u]] & filled(s) for u in at(s, h))


def surely_holds(s: StalingradState, h: int) -> bool:
    """Whether the enemy knows that one has units in its box."""
    for u in at(s, h):
        may = s.mask_may[s.sc.mask_row[u]]
        if not may & ~filled(s):
            return True
    return False


def learn(s: StalingradState, army: int, boxes: int) -> None:
    """Everybody has seen that the box of an army is one of these."""
    s.mask_may[s.sc.mask_row[army]] &= boxes
    known = 0
    before = -1
    while known != before:  # a box belongs to one army only
        before = known
        for row, may in enumerate(s.mask_may):
            if may > 1 and may & (may - 1) == 0:
                known |= may
                for other in range(len(s.mask_may)):
                    if other != row:
                        s.mask_may[other] &= ~may


def reveal(s: StalingradState, army: int) -> None:
    """All see whose box it is; the army leaves the game soon (S42-34.7)."""
    row = s.sc.mask_row[army]
    learn(s, army, 1 << s.mask[row])
    s.revealed |= 1 << row


def look_into(s: StalingradState, army: int) -> bool:
    """The enemy asks whether anybody is in the box of an army, and learns nothing else."""
    held = filled(s)
    row = s.sc.mask_row[army]
    s.consult(s.mask_may[row] & held != 0 and s.mask_may[row] & ~held != 0)
    empty = not inside(s, army)
    learn(s, army, ~held if empty else held)
    return not empty


def is_closed(s: StalingradState, u: int, h: int) -> bool:
    """Whether a unit knows that it cannot enter the hex of an army: units are in its box (S42-34.6.2)."""
    return s.sc.owner[u] == AXIS and surely_holds(s, h)


def meet(s: StalingradState, units: int, h: int) -> None:
    """Units are about to enter a hex: is there an army with units in its box, or an empty one (S42-19.3)?"""
    if h >= s.sc.n or s.sc.owner[units.bit_length() - 1] != AXIS or s.holder[h] == SOVIET:
        return
    for army in at(s, h):
        if look_into(s, army):
            s.tell(events.ARMY_HOLDS, army, h)
        else:
            s.tell(events.ARMY_EMPTY, army)


# -- markers ------------------------------------------------------------------------------------------------


def unassigned(s: StalingradState) -> bool:
    """Whether the reserve armies arrive and have no markers yet (S42-34.1.1)."""
    box = s.sc.box + WAITING
    return any(
        s.mask_may[row] == NONE_YET and s.place[army] == box and s.due[army] <= s.turn
        for row, army in enumerate(s.sc.masked)
    )


AT_BEGIN: Final = 0
AT_CHOOSE: Final = 1


class Assignment(Frame):
    """The Soviets give each reserve army a box in secret (S42-34.1.1)."""

    NAME = "Assignment"
    STEPS = ("begin", "choose")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("unit", SCALAR, UNIT, -1))

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = -1

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == AT_BEGIN:
            self.unit = s.sc.masked[0]
            self.step = AT_CHOOSE
        elif self.unit < 0:
            s.pop()
        elif self.unit == s.sc.masked[-1]:
            self.choose(s, self.options(s)[0])
        else:
            s.ask(self.player)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        boxes = range(s.sc.army_box, s.sc.army_box + ARMY_BOXES)
        return [Option(ASSIGN, self.unit, box) for box in boxes if number(s.sc, box) not in s.mask]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if o.verb != ASSIGN or o.a != self.unit or self.step != AT_CHOOSE:
            return SEQUENCE
        free = is_box(s.sc, o.b) and number(s.sc, o.b) not in s.mask
        return LEGAL if free else BOX_TAKEN

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        row = s.sc.mask_row[self.unit]
        s.mask[row] = number(s.sc, o.b)
        s.mask_may[row] = ALL_BOXES
        s.tell(events.ASSIGNED, self.unit, o.b, seen=1 << self.player)
        self.unit = s.sc.masked[row + 1] if row + 1 < len(s.sc.masked) else -1


def begin_movement(s: StalingradState) -> None:
    """Where armies are together at the start of the phase any of them may have any of their boxes now."""
    together: dict[int, int] = {}
    for row, army in enumerate(s.sc.masked):
        s.swapped[row] = 0
        if 0 <= s.place[army] < s.sc.box:
            together[s.place[army]] = together.get(s.place[army], 0) | 1 << row
    for rows in together.values():
        boxes = 0
        for row in bit_list(rows):
            boxes |= s.mask_may[row]
        for row in bit_list(rows):
            s.mask_may[row] = boxes


def swap_refusal(s: StalingradState, player: int, army: int, other: int) -> int:
    """0 or why two armies cannot exchange their markers: they began this phase together (S42-34.1.2).

    The earlier army keeps what it gets, so that exchanges come to an end.
    """
    sc = s.sc
    for u in (army, other):
        if not 0 <= u < sc.units or sc.owner[u] != player:
            return NOT_YOURS
        row = sc.mask_row[u]
        if row < 0 or s.mask[row] <= 0 or s.swapped[row] or s.shown[row] >= 0 or s.revealed >> row & 1:
            return NO_SWAP
        if s.marks[u] & MOVED or s.began[u] != s.place[u] or not 0 <= s.place[u] < sc.box:
            return NO_SWAP
    return LEGAL if army < other and s.place[army] == s.place[other] else NO_SWAP


def swap_options(s: StalingradState, player: int) -> list[Option]:
    armies = [u for u in s.sc.masked if 0 <= s.place[u] < s.sc.box]
    pairs = [(a, b) for a in armies for b in armies if a < b]
    return [Option(SWAP, a, b) for a, b in pairs if swap_refusal(s, player, a, b) == LEGAL]


def swap(s: StalingradState, army: int, other: int) -> None:
    """Exchanges two markers; the enemy does not see it."""
    row, beside = s.sc.mask_row[army], s.sc.mask_row[other]
    s.mask[row], s.mask[beside] = s.mask[beside], s.mask[row]
    s.swapped[row] = 1
    s.tell(events.SWAPPED, army, other, seen=1 << SOVIET)
