"""Chapter 18.5: mines, open and hidden; laying them (COH-C.40, C.64, E.6(4)), clearing them (COH-C.41).

A mine on the map is a counter like other works (`fort`, `fort_at`). A hidden one has an owner (`mine_army`)
and lies where only he knows (`mine_plot`); everybody knows how many there are and which counters are left.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import BITS, NUMBER, PLAYER, ROW, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import SECRET, State

from . import events
from .caps import Roll
from .fortifications import unit_class
from .frames import CohFrame
from .hidden import discover, is_hidden, seen_by_enemy
from .hits import hits_by, take_hits
from .refusals import (
    CARRIED,
    DEFUSE_CONTESTED,
    DEFUSE_REACH,
    LEGAL,
    MINE_CONTESTED,
    MINE_ENEMY,
    MINE_INFANTRY,
    MINE_NONE,
    MINE_REACH,
    MINE_TWICE,
    NOT_ON_MAP,
    SEQUENCE,
    STUNNED,
    WHOLE_HEX,
)
from .scenario import ONLY_RALLY
from .state import CohState
from .transport import free_passengers, passengers
from .verbs import DEFUSE, LAY, MINES
from .works import take_up

# -- where they are ------------------------------------------------------------------------------------


def mine_hex(s: CohState, row: int) -> int:
    """The hex of a mine, open or hidden, or -1: it is in the box, or the reader does not know where."""
    return s.fort_at[row] if s.fort[row] else max(-1, s.mine_plot[row])


def in_box(s: CohState, row: int) -> bool:
    return s.fort[row] == 0 and s.mine_army[row] < 0


def others_hidden(s: CohState, army: int) -> bool:
    """Whether another army has mines whose hexes this army does not know."""
    for row in s.sc.mine_rows:
        if s.mine_army[row] >= 0 and s.mine_army[row] != army and not s.fort[row]:
            return True
    return False


def mines_against(s: CohState, u: int, h: int) -> int:
    """The mines of a hex that would attack the unit there, as bits: none engineers (COH-18.5(4), 19.0)."""
    sc = s.sc
    mines = 0
    if not sc.engineer[u]:
        if h not in s.fort_at and h not in s.mine_plot:
            return mines
        kind = unit_class(s, u)
        for row in sc.mine_rows:
            if mine_hex(s, row) == h and sc.mine_affects[row] & kind:
                mines |= 1 << row
    return mines


# -- treading on them ----------------------------------------------------------------------------------


def entrants(s: CohState, u: int) -> int:
    """A unit and what it carries: all of them enter a hex with it (G-58)."""
    units = 1 << u
    if s.sc.vehicle[u]:
        for passenger in passengers(s, u):
            units |= 1 << passenger
    return units


def threatened(s: CohState, units: int) -> bool:
    """Whether a mine, known or not, would attack one of these units where it is."""
    for u in bit_list(units):
        if s.place[u] < s.sc.n and mines_against(s, u, s.place[u]):
            return True
    return False


def tread(s: CohState, units: int, entering: bool, laid: int = -1) -> bool:
    """Units entered their hexes, or did something there other than fire and rally (COH-18.5(2), (3)).

    Hidden movement never comes here: it sets off nothing (COH-F.8).

    A unit that enters uncovers every hidden mine of the hex, engineers too (COH-18.5(1), E.7); one that
    only acts there, the one that goes off. `laid`: the mine just laid, which does not go off (G-30).
    Pushes the mines' attack; tells whether there is one.
    """
    sc = s.sc
    if not sc.mine_rows:
        return False
    victims = 0
    for u in bit_list(units):
        h = s.place[u]
        if h >= sc.n:
            continue
        s.consult(others_hidden(s, sc.army[u]))
        against = mines_against(s, u, h)
        if laid >= 0:
            against &= ~(1 << laid)
        for row in sc.mine_rows:
            if s.mine_plot[row] == h and (entering or sc.engineer[u] or against >> row & 1):
                uncover(s, row, h)
        if against:
            victims |= 1 << u
    if victims:
        s.push(Mines(victims, laid))
    return victims != 0


def uncover(s: CohState, row: int, h: int) -> None:
    """A hidden mine is placed on the map (COH-18.5(1))."""
    s.mine_plot[row] = -1
    s.fort[row] = 1
    s.fort_at[row] = h
    s.barrier |= SECRET
    s.tell(events.MINE_FOUND, row, h)


# The steps of `Mines`.
AT_NEXT: Final = 0
AT_RESOLVE: Final = 1


class Mines(CohFrame):
    """Mines attack units, one roll for each mine and unit, by the unit's owner (COH-18.5(5), G-27)."""

    NAME = "Mines"
    STEPS = ("next", "resolve")
    FIELDS = (
        Column("left", SCALAR, UNITS),  # units still to be attacked
        Column("unit", SCALAR, UNIT, -1),
        Column("rows", SCALAR, BITS),  # mines that still attack it
        Column("row", SCALAR, ROW, -1),
        Column("laid", SCALAR, ROW, -1),  # spared: the mine that has just been laid
    )

    def __init__(self, left: int = 0, laid: int = -1) -> None:
        super().__init__()
        self.left = left
        self.laid = laid
        self.unit = -1
        self.rows = 0
        self.row = -1

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_RESOLVE:
            self.resolve(s)
        elif self.rows and s.place[self.unit] < s.sc.n:
            low = self.rows & -self.rows
            self.rows ^= low
            self.row = low.bit_length() - 1
            self.step = AT_RESOLVE
            s.tell(events.MINE_STRIKES, self.row, self.unit)
            s.push(Roll(s.sc.army[self.unit]))
        elif self.left:
            low = self.left & -self.left
            self.left ^= low
            self.unit = low.bit_length() - 1
            self.rows = mines_against(s, self.unit, s.place[self.unit])
            if self.laid >= 0:
                self.rows &= ~(1 << self.laid)
        else:
            free_passengers(s)
            s.pop()
            discover(s)  # units left in the hex may see out again (COH-7.63(8))

    def resolve(self, s: CohState) -> None:
        """The mine's figure or more is a hit, four more destroys; no DM of any kind (COH-18.5(5))."""
        self.step = AT_NEXT
        total = s.result
        hits = hits_by(total, s.sc.mine_figure[self.row], s.sc.destroy_margin)
        if hits == 0:
            s.mark(events.O_MISS, self.unit)
            s.tell(events.MINE_MISSES, self.unit, total)
        take_hits(s, self.unit, hits, s.mine_army[self.row])

    def bands(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        figure = s.sc.mine_figure[self.row]
        return [figure] if s.hit[self.unit] else [figure, figure + s.sc.destroy_margin]

    def harms(self) -> bool:
        return True

    def roller(self) -> int:
        return self.unit

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, CohState)
        ledger = Ledger("mine", self.unit)
        ledger.set("COH-18.5", "mine", s.sc.mine_figure[self.row])
        return [ledger]


# -- laying them (COH-C.40, C.64, E.6(4), E.9) -------------------------------------------------------------


def unused(s: CohState, kind: int) -> int:
    """A counter of the kind that is not in play, or -1 (COH-E.9)."""
    for row in s.sc.mine_rows:
        if s.sc.mine_kind[row] == kind and in_box(s, row):
            return row
    return -1


def lay_mine(s: CohState, h: int, kind: int, hidden: bool, army: int) -> int:
    """Puts an unused mine into a hex and tells which counter; -1: none is left, or one lies there already.

    Laying the mine does not attack units in the hex (G-30). `kind`: number in `MINES`.
    """
    row = unused(s, kind)
    if row < 0 or known_mine(s, army, kind, h):
        return -1
    s.mine_army[row] = army
    if hidden:
        s.mine_plot[row] = h
    else:
        s.fort[row] = 1
        s.fort_at[row] = h
    return row


def known_mine(s: CohState, army: int, kind: int, h: int) -> bool:
    """Whether the army knows of a mine of that kind in the hex: one of each type is enough (COH-18.0(2))."""
    for row in s.sc.mine_rows:
        if s.sc.mine_kind[row] == kind and (s.fort[row] or s.mine_army[row] == army):
            if mine_hex(s, row) == h:
                return True
    return False


def stand(s: CohState, u: int) -> int:
    return s.plot[u] if is_hidden(s, u) else s.place[u]


def lay_refusal(s: CohState, u: int, kind: int, h: int) -> int:
    """COH-C.40: infantry, hidden or not, not in close combat; its own or an adjacent hex without enemies."""
    sc = s.sc
    if not 0 <= h < sc.n:
        return WHOLE_HEX
    why = layer_refusal(s, u)
    if why:
        return why
    if sc.distance[stand(s, u) * sc.n + h] > 1:
        return MINE_REACH
    if s.here[h] & sc.mask_of[1 - sc.side[u]]:
        return MINE_ENEMY
    if known_mine(s, sc.army[u], kind, h):
        return MINE_TWICE
    return MINE_NONE if unused(s, kind) < 0 else LEGAL


def layer_refusal(s: CohState, u: int) -> int:
    """Whether the unit can lay mines at all."""
    at = stand(s, u)
    if not 0 <= at < s.sc.n:
        return NOT_ON_MAP
    if not s.sc.infantry[u]:
        return MINE_INFANTRY
    if s.sc.hit_effects[s.counter(u)] & ONLY_RALLY:
        return STUNNED
    if s.carrier[u] >= 0:
        return CARRIED
    return MINE_CONTESTED if s.contested(at) else LEGAL


def lay_options(s: CohState, u: int, out: list[Option]) -> None:
    """Every unused kind in every hex the unit can reach."""
    if layer_refusal(s, u):
        return
    at = stand(s, u)
    kinds = [kind for kind in range(len(MINES)) if unused(s, kind) >= 0]
    for h in (at, *s.sc.neighbour[6 * at : 6 * at + 6]):
        for kind in kinds:
            if lay_refusal(s, u, kind, h) == LEGAL:
                out.append(Option(LAY, u, kind, h))


def can_lay(s: CohState, u: int) -> bool:
    options: list[Option] = []
    lay_options(s, u, options)
    return len(options) > 0


def lay(s: CohState, u: int, kind: int, h: int) -> int:
    """COH-C.40: a hidden mine if no enemy unit sees the hex. Others then learn only that one was laid.

    Tells which counter it is.
    """
    hidden = not seen_by_enemy(s, u, h)
    army = s.sc.army[u]
    row = lay_mine(s, h, kind, hidden, army)
    if hidden and s.sink is not None:
        public = Event(events.LAYS_SOMEWHERE, u)
        s.emit(Event(events.LAYS_HIDDEN_MINE, u, row, h, seen=1 << army, other=public))
    elif not hidden:
        s.tell(events.LAYS_MINE, u, row, h)
    return row


# -- clearing them (COH-C.41) --------------------------------------------------------------------------


def defuse_refusal(s: CohState, u: int, row: int) -> int:
    """COH-C.41: a mine it knows of, in its own or an adjacent hex; not in close combat."""
    sc = s.sc
    at = stand(s, u)
    if not 0 <= at < sc.n:
        return NOT_ON_MAP
    if sc.hit_effects[s.counter(u)] & ONLY_RALLY:
        return STUNNED
    if s.carrier[u] >= 0:
        return CARRIED
    if s.contested(at):
        return DEFUSE_CONTESTED
    if row not in sc.mine_rows or not (s.fort[row] or s.mine_army[row] == sc.army[u]):
        return DEFUSE_REACH
    h = mine_hex(s, row)
    return LEGAL if h >= 0 and sc.distance[at * sc.n + h] <= 1 else DEFUSE_REACH


def defuse_options(s: CohState, u: int, out: list[Option]) -> None:
    for row in s.sc.mine_rows:
        if defuse_refusal(s, u, row) == LEGAL:
            out.append(Option(DEFUSE, u, row))


def can_defuse(s: CohState, u: int) -> bool:
    options: list[Option] = []
    defuse_options(s, u, options)
    return len(options) > 0


def defuse(s: CohState, u: int, row: int) -> None:
    """The mine is taken up; the counter may be laid again."""
    s.tell(events.MINE_DEFUSED, u, row, mine_hex(s, row))
    take_up(s, row)


# The steps of `MineWork`.
AT_CHOOSE: Final = 0
AT_FINISH: Final = 1


class MineWork(CohFrame):
    """A unit lays a mine by card #40 or clears one by card #41; then a mine in its own hex attacks it."""

    NAME = "MineWork"
    STEPS = ("choose", "finish")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),
        Column("laying", SCALAR, NUMBER),
    )

    def __init__(self, player: int = -1, unit: int = -1, laying: bool = False) -> None:
        super().__init__()
        self.player = player
        self.unit = unit
        self.laying = 1 if laying else 0

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_CHOOSE and (self.laying or self.options(s)):
            s.ask(self.player)
        else:
            s.pop()  # done, or hidden enemies in its hex came to light with it: the unit can clear nothing

    def has_work(self, s: CohState) -> bool:
        """Whether a mine to clear is in reach, unless none is needed now: the card was played for one."""
        at = stand(s, self.unit)
        if self.laying or self.step != AT_CHOOSE or not 0 <= at < s.sc.n or s.contested(at):
            return True
        return can_defuse(s, self.unit)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        out: list[Option] = []
        if self.laying:
            lay_options(s, self.unit, out)
        else:
            defuse_options(s, self.unit, out)
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.a != self.unit or o.verb != (LAY if self.laying else DEFUSE):
            return SEQUENCE
        return lay_refusal(s, o.a, o.b, o.c) if self.laying else defuse_refusal(s, o.a, o.b)

    def rolls(self, s: State, o: Option) -> bool:
        """Whether another mine is known where the unit stands, which goes off next."""
        assert isinstance(s, CohState)
        at = s.place[self.unit]
        against = mines_against(s, self.unit, at) if at < s.sc.n else 0
        return against != 0 if self.laying else against & ~(1 << o.b) != 0

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        self.step = AT_FINISH
        laid = -1
        if self.laying:
            laid = lay(s, o.a, o.b, o.c)
        else:
            defuse(s, o.a, o.b)
        tread(s, 1 << o.a, False, laid)
