"""Step losses (H44-11.2 to 11.4, S42-10.2.1 to 10.4.3): who chooses whom, and what becomes of the unit."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State

from . import events
from .battle import Battle
from .kinds import DISPLAY, GONE, GOOD, IN_SUPPLY, LOST, PART, POOL, REMNANT
from .refusals import LEGAL, SEQUENCE
from .state import S, ZocState
from .verbs import LOSE


class Eligible:
    """Who may be chosen for a step loss, and the refusal that tells the others why not."""

    def __init__(self, units: int, why: int) -> None:
        self.units = units
        self.why = why


# -- what becomes of a unit --------------------------------------------------------------------------


def in_play(s: ZocState, u: i64) -> bool:
    """Whether a unit stands on the map or in an entry area."""
    return 0 <= s.place[u] < s.zoc.box


def successor(s: ZocState, u: int) -> int:
    """The counter that stands for a unit now: itself, its remnant, or -1 if it is gone."""
    if in_play(s, u) or s.zoc.loss_rules.is_sheltered(s, u):
        return u
    if s.place[u] == s.zoc.box + DISPLAY:
        for r in s.zoc.units_of[s.zoc.owner[u]]:
            there = in_play(s, r) or s.zoc.loss_rules.is_sheltered(s, r)
            if there and s.parent[r] == u and s.zoc.traits[r] & REMNANT:
                return r
    return -1


def survivors(s: ZocState, units: int) -> int:
    """The units of a set that are still there, with remnants in place of their parents."""
    remaining = 0
    for u in bit_list(units):
        now = successor(s, u)
        if now >= 0:
            remaining |= 1 << now
    return remaining


def lose_step(s: ZocState, u: int) -> None:
    """One step less: flipped, replaced by a remnant, or eliminated (H44-11.3, S42-10.3)."""
    left = s.steps[u] - 1
    s.mark(events.O_STEP, u)
    if left <= 0:
        eliminate(s, u)
        return
    s.tell(events.STEP_LOST, u, left)
    if left == 1 and s.zoc.steps[u] >= 3:
        offer_remnant(s, u)
    else:
        s.set_steps(u, left)


def offer_remnant(s: ZocState, u: int) -> None:
    """The owner of a unit may have a say in whether a remnant is left of it (S42-10.4.2)."""
    frame = s.zoc.loss_rules.remnant_choice(s, u)
    if frame is None:
        form_remnant(s, u)
    else:
        s.push(frame)


def form_remnant(s: ZocState, u: int) -> None:
    """The last step of a unit of three or more is a counter of its own (H44-11.4, S42-10.4.1)."""
    r = s.zoc.loss_rules.remnant_for(s, u)
    if r < 0:
        s.zoc.loss_rules.without_remnant(s, u)
        eliminate(s, u)
        return
    where = s.place[u]
    s.steps[r] = 1
    take_over(s, r, u)
    s.quarry[r] = s.quarry[u]
    s.parent[r] = u
    s.put(r, where)
    shelve(s, u, DISPLAY)
    s.steps[u] = 1
    s.tell(events.REMNANT, r, u)


def take_over(s: ZocState, counter: int, u: int) -> None:
    """A counter is now as the unit it stands for: its order, supply, markers, how far it has moved."""
    s.order[counter] = s.order[u]
    s.supply[counter] = s.supply[u]
    s.marks[counter] = s.marks[u]
    s.gait[counter] = s.gait[u]
    s.used[counter] = s.used[u]
    s.began[counter] = s.began[u]


def eliminate(s: ZocState, u: int) -> None:
    """A unit leaves the map for good or until it is rebuilt (H44-11.3, 11.4, 21.1; S42-10.4.3)."""
    parent = s.parent[u]
    s.mark(events.O_ELIMINATED, u)
    s.tell(events.ELIMINATED, u)
    if s.zoc.traits[u] & PART:
        shelve(s, u, POOL)
    elif s.zoc.traits[u] & REMNANT and parent >= 0:
        again = s.zoc.loss_rules.remnants_return
        shelve(s, u, POOL if again else GONE)
        shelve(s, parent, GONE if again else LOST)
    else:
        shelve(s, u, LOST)
    s.zoc.loss_rules.when_eliminated(s, u if parent < 0 or s.zoc.traits[u] & PART else parent)
    s.parent[u] = -1


def shelve(s: ZocState, u: int, box: int) -> None:
    """Puts a unit into a box, without any marker."""
    s.put(u, s.zoc.box + box)
    s.steps[u] = 0
    s.order[u] = GOOD
    s.supply[u] = IN_SUPPLY
    s.marks[u] = 0
    s.gait[u] = 0
    s.used[u] = 0
    s.began[u] = -1
    s.quarry[u] = -1


# -- choosing ----------------------------------------------------------------------------------------


class Lose(Frame):
    """Somebody chooses who loses steps. Pops how many could not be taken."""

    NAME = "Lose"
    STEPS = ("choose",)
    FIELDS = (
        Column("chooser", SCALAR, PLAYER, -1),
        Column("units", SCALAR, UNITS),  # those who may be chosen
        Column("count", SCALAR, NUMBER),
        Column("why", SCALAR, NUMBER),  # the refusal that tells the others why not
    )

    def __init__(self, chooser: int = -1, units: int = 0, count: int = 0, why: int = 0) -> None:
        super().__init__()
        self.chooser = chooser
        self.units = units
        self.count = count
        self.why = why

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        self.units = survivors(s, self.units)
        if self.count <= 0 or self.units == 0:
            s.pop(max(0, self.count))
        elif self.units & (self.units - 1) == 0:
            self.take(s, self.units.bit_length() - 1)
        else:
            s.ask(self.chooser)

    def take(self, s: ZocState, u: int) -> None:
        self.count -= 1
        lose_step(s, u)

    def options(self, s: State) -> list[Option]:
        return [Option(LOSE, u) for u in bit_list(self.units)]

    def check(self, s: State, o: Option) -> int:
        if o.verb != LOSE or not isinstance(s, ZocState) or not 0 <= o.a < s.zoc.units:
            return SEQUENCE
        return LEGAL if self.units >> o.a & 1 else self.why

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        self.take(s, o.a)


@mypyc_attr(allow_interpreted_subclasses=True)
class LossRules(Generic[S]):
    """What a game answers about step losses and remnants (H44-11, 23.7; S42-10)."""

    remnants_return = False  # a destroyed remnant counter is used again, its unit never (S42-10.4.3)

    def attacker_losses(self, s: S, b: Battle, code: int, elite: bool) -> Eligible:
        """Who of the attackers may lose a step to a code of the table; code -1: to a determined defence."""
        raise NotImplementedError

    def defender_losses(self, s: S, b: Battle) -> Eligible:
        raise NotImplementedError

    def spares_defender(self, s: S, b: Battle, code: int) -> bool:
        """Whether the defenders ignore the step loss of a code (H44-23.7)."""
        return False

    def remnant_choice(self, s: S, u: int) -> Frame | None:
        """Where the owner says whether a unit becomes a remnant; None: it does (S42-10.4.2)."""
        return None

    def remnant_for(self, s: S, u: int) -> int:
        """A remnant counter for a unit of three steps that is down to its last one; -1 none.

        It is of the right kind, not in use and not used up (H44-11.4, S42-10.4.1, 10.4.2).
        """
        sc = s.zoc
        for r in sc.remnants[sc.owner[u]]:
            if s.place[r] == sc.box + POOL and self.remnant_fits(s, r, u):
                return r
        return -1

    def remnant_fits(self, s: S, remnant: int, u: int) -> bool:
        """Whether a remnant counter can stand for a unit."""
        raise NotImplementedError

    def without_remnant(self, s: S, u: int) -> None:
        """A unit is eliminated because there is no remnant counter (H44-11.4)."""

    def when_eliminated(self, s: S, u: int) -> None:
        """A unit has been eliminated and lies in its box: victory points and the like."""

    def is_sheltered(self, s: S, u: int) -> bool:
        """Whether a unit is in play although it is neither on the map nor in an area (S42-34.2)."""
        return False
