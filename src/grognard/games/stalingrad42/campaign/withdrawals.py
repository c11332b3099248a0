"""Chapter 32: units that are withdrawn, counters that are exchanged for better ones."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLACE, PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.zocbond.breakdown import gain_step, most_steps
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.kinds import (
    ARMOUR,
    DISPLAY,
    ELITE,
    GONE,
    ISOLATED,
    LOST,
    POOL,
    REMNANT,
    WAITING,
)
from grognard.games.zocbond.losses import in_play, lose_step, shelve, successor
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.verbs import DONE, LOSE

from .. import city_battles, events
from ..refusals import RECALL_CORPS, RECALL_OTHER, RECALL_UNIT
from ..replacements import SPECIAL, in_supplied_box, origin
from ..scenario import AXIS, CORPS, DIVISION, ELITE_TANK, GERMAN, NEVER, SOVIET, TANK_BRIGADE
from ..state import StalingradState
from ..supply import LinesNow, in_supply
from ..units import is_of_tanks
from ..verbs import GRANT_BRIGADE, GRANT_STEP, RECALL
from . import maskirovka_boxes
from .maskirovka import is_box, number

# Kinds of withdrawals: Scenario.withdrawal_kind.
NAMED: Final = 0
INFANTRY_DIVISION: Final = 1
TANK_DIVISIONS: Final = 2
TANK_CORPS: Final = 3
KINDS: Final = ("named", "infantry_division", "tank_divisions", "tank_corps")

RECALLED: Final = NEVER - 1  # State.due of who has been withdrawn and may come back

# Steps of Withdrawal.
AT_BEGIN: Final = 0
AT_RECALL: Final = 1
AT_PAY: Final = 2
AT_GRANT: Final = 3
AT_END: Final = 4


# -- who can be chosen --------------------------------------------------------------------------------------


def steps_of(s: StalingradState, u: int) -> int:
    """The steps that a unit has left, its remnant's if that stands for it."""
    now = successor(s, u)
    return s.steps[now] if now >= 0 else 0


def choices(s: StalingradState, kind: int, player: int) -> list[int]:
    """The units of which a withdrawal may take one."""
    units = [u for u in s.sc.units_of[player] if not s.sc.traits[u] & REMNANT]
    if kind == INFANTRY_DIVISION:
        return [u for u in units if is_whole_infantry(s, u)]
    if kind == TANK_DIVISIONS:
        return tank_divisions(s, units)
    if kind == TANK_CORPS:
        corps = [u for u in units if is_tank_corps(s, u)]
        lines = LinesNow(s, player)
        there = [u for u in corps if lines.in_supply(u) or in_supplied_box(s, u, lines)]
        return there + [u for u in corps if s.place[u] == s.sc.box + LOST]
    return []


def may_have_choices(s: StalingradState, kind: int, player: int) -> bool:
    """Whether, as far as all know, there is a unit to choose: who is in a box, not where the box is."""
    if kind != TANK_CORPS:
        return bool(choices(s, kind, player))
    corps = [u for u in s.sc.units_of[player] if is_tank_corps(s, u)]
    if any(is_box(s.sc, s.place[u]) for u in corps):
        return True
    return bool(choices(s, kind, player))


def is_whole_infantry(s: StalingradState, u: int) -> bool:
    """A German infantry division of three steps at full strength and in supply (S42-32.3)."""
    sc = s.sc
    if sc.nation[u] != GERMAN or sc.unit_type[u] != sc.type_names.index("infantry") or sc.steps[u] != 3:
        return False
    return in_play(s, u) and s.steps[u] == sc.steps[u] and in_supply(s, u)


def is_tank_corps(s: StalingradState, u: int) -> bool:
    return s.sc.kind[u] & CORPS != 0 and is_of_tanks(s, u)


def is_armour(s: StalingradState, u: int) -> bool:
    """A German division of tanks or panzergrenadiers, or what is left of one."""
    sc = s.sc
    unit = origin(s, u)
    return bool(sc.traits[unit] & ARMOUR and sc.kind[unit] & DIVISION and sc.nation[unit] == GERMAN)


def is_tank_division(s: StalingradState, u: int) -> bool:
    """The same without the panzergrenadiers."""
    return is_armour(s, u) and is_of_tanks(s, origin(s, u))


def tank_divisions(s: StalingradState, units: list[int]) -> list[int]:
    """Elite tank divisions, eliminated or there; isolated ones if there are no others (S42-32.1)."""
    elite = [u for u in units if s.sc.kind[u] & ELITE_TANK and s.sc.kind[u] & DIVISION]
    there = [u for u in elite if successor(s, u) >= 0]
    free = [u for u in there if s.supply[successor(s, u)] != ISOLATED]
    return (free or there) + [u for u in elite if s.place[u] == s.sc.box + LOST]


def payers(s: StalingradState, kind: int, player: int) -> list[int]:
    """Units that may be reduced for missing steps: tank divisions, or tank corps, on the map itself.

    Entry areas and boxes do not count (S42-32.1, 32.2).
    """
    units = [u for u in s.sc.units_of[player] if 0 <= s.place[u] < s.sc.n]
    if kind == TANK_DIVISIONS:
        return [u for u in units if is_tank_division(s, u)]
    return [u for u in units if is_tank_corps(s, u)]


def takers(s: StalingradState, kind: int, player: int) -> list[int]:
    """Reduced units in supply on the map to which a step too many may go: panzergrenadiers, too (S42-32.1).

    A remnant can take two of them.
    """
    there = [u for u in s.sc.units_of[player] if 0 <= s.place[u] < s.sc.n]
    units = [u for u in there if s.steps[u] < most_steps(s, u)]
    fits = is_armour if kind == TANK_DIVISIONS else is_tank_corps
    return [u for u in units if fits(s, u) and in_supply(s, u)]


def brigades(s: StalingradState) -> list[int]:
    """Tank brigades in the eliminated box, not of the Guards (S42-32.2)."""
    lost = s.sc.box + LOST
    units = [u for u in s.sc.units_of[SOVIET] if s.sc.kind[u] & TANK_BRIGADE and s.place[u] == lost]
    return [u for u in units if not s.sc.traits[u] & ELITE]


def remove(s: StalingradState, u: int, returns: bool) -> None:
    """A unit is withdrawn, its remnant with it."""
    now = successor(s, u)
    if now >= 0 and now != u:
        shelve(s, now, POOL)
        s.parent[now] = -1
    shelve(s, u, WAITING if returns else GONE)
    s.due[u] = RECALLED if returns else 0
    s.steps[u] = s.sc.steps[u] if returns else 0
    s.besieges[u] = -1
    s.tell(events.RECALLED, u)
    city_battles.lapse(s)


# -- the procedure ------------------------------------------------------------------------------------------


class Withdrawal(OpenEnded):
    """One withdrawal of the turn: who goes, and what is made up for it."""

    NAME = "Withdrawal"
    STEPS = ("begin", "recall", "pay", "grant", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("row", SCALAR, NUMBER, -1),
        Column("taken", SCALAR, NUMBER),  # units
        Column("steps", SCALAR, NUMBER),  # they had
        Column("where", SCALAR, PLACE, -1),  # the last of them stood
        Column("owed", SCALAR, NUMBER),  # steps to be lost, or to be given
    )

    def __init__(self, player: int = -1, row: int = -1) -> None:
        super().__init__()
        self.player = player
        self.row = row
        self.taken = 0
        self.steps = 0
        self.where = -1
        self.owed = 0

    def kind(self, s: StalingradState) -> int:
        return s.sc.withdrawal_kind[self.row]

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == AT_BEGIN:
            self.take_named(s)
            self.step = AT_RECALL
        elif self.step == AT_RECALL:
            if self.taken < self.wanted(s) and may_have_choices(s, self.kind(s), self.player):
                s.ask(self.player)
            else:
                self.make_up(s)
        elif self.step in (AT_PAY, AT_GRANT):
            if self.owed > 0 and len(self.options(s)) > (1 if self.step == AT_GRANT else 0):
                s.ask(self.player)
            else:
                self.step = AT_END
        else:
            s.pop()

    def take_named(self, s: StalingradState) -> None:
        """The units that the schedule names go, wherever they are (S42-32.1, 32.3)."""
        for u in s.sc.withdrawal_units[self.row]:
            if self.kind(s) == TANK_CORPS or s.place[u] == s.sc.box + GONE:
                continue
            left = steps_of(s, u)
            if s.sc.withdrawal_penalty[self.row] and left < s.sc.steps[u]:
                s.penalty = 1
            self.steps += left
            remove(s, u, False)

    def wanted(self, s: StalingradState) -> int:
        kind = self.kind(s)
        if kind == TANK_DIVISIONS:
            return s.sc.figures["campaign.withdrawn_tank_divisions"]
        return 0 if kind == NAMED else 1

    def make_up(self, s: StalingradState) -> None:
        """Steps that are missing are lost by others, those too many are given to others."""
        kind = self.kind(s)
        if kind == TANK_DIVISIONS:
            missing = s.sc.figures["campaign.withdrawn_steps"] - self.steps
        else:
            missing = 1 - self.steps if kind == TANK_CORPS and self.taken else 0
        self.owed = abs(missing)
        self.step = AT_PAY if missing > 0 else AT_GRANT

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        kind = self.kind(s)
        if self.step == AT_RECALL:
            return [Option(RECALL, u) for u in choices(s, kind, self.player)] or [Option(DONE)]
        if self.step == AT_PAY:
            return [Option(LOSE, u) for u in payers(s, kind, self.player)]
        options = [Option(GRANT_STEP, u) for u in takers(s, kind, self.player)]
        if kind == TANK_CORPS and self.where >= 0:
            options += [Option(GRANT_BRIGADE, u) for u in brigades(s)]
        return [*options, Option(DONE)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if any(o.same(other) for other in self.options(s)):
            return LEGAL
        if o.verb not in (RECALL, LOSE, GRANT_STEP, GRANT_BRIGADE):
            return SEQUENCE
        return (RECALL_OTHER, RECALL_OTHER, RECALL_UNIT, RECALL_CORPS)[self.kind(s)]

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == RECALL:
            self.taken += 1
            self.steps += steps_of(s, o.a)
            now = successor(s, o.a)
            self.where = s.place[now] if now >= 0 else -1
            remove(s, o.a, self.kind(s) != INFANTRY_DIVISION)
        elif o.verb == LOSE:
            self.owed -= 1
            lose_step(s, o.a)
        elif o.verb == GRANT_STEP:
            self.owed -= 1
            grown = gain_step(s, o.a)
            s.tell(events.REFITS, grown, s.steps[grown])
        elif o.verb == GRANT_BRIGADE:
            self.owed -= 1
            self.place_brigade(s, o.a)
        elif self.step == AT_RECALL:  # nobody is in supply
            self.make_up(s)
        else:
            self.owed = 0

    def place_brigade(self, s: StalingradState, u: int) -> None:
        """Where the corps was; into its box, if it was in one, as others come into it (S42-34.4.1)."""
        s.steps[u] = s.sc.steps[u]
        if is_box(s.sc, self.where):
            maskirovka_boxes.enter(s, u, self.where)
            s.box_used |= 1 << number(s.sc, self.where)
        else:
            s.put(u, self.where)
            s.began[u] = self.where
        s.tell(events.REBUILT, u, self.where)


def due(s: StalingradState, player: int) -> list[int]:
    """The rows of the schedule for a player's initial phase of this turn."""
    sc = s.sc
    rows = range(len(sc.withdrawal_turn))
    return [row for row in rows if sc.withdrawal_turn[row] == s.turn and sc.withdrawal_side[row] == player]


def pay_penalty(s: StalingradState, player: int) -> None:
    """The next special replacement is lost for a unit that came back weak (S42-32.3)."""
    if player == AXIS and s.penalty and s.replacement[SPECIAL]:
        s.replacement[SPECIAL] -= 1
        s.penalty = 0


# -- exchanged counters (S42-32.4, 32.5) --------------------------------------------------------------------


def upgrade_all(s: StalingradState, player: int) -> None:
    """Counters whose turn has come."""
    for turn, old, new in s.sc.upgrades:
        if turn == s.turn and s.sc.owner[old] == player:
            upgrade(s, old, new)


def upgrade(s: StalingradState, old: int, new: int) -> None:
    """A unit becomes a better one, with a step more if that has one more (S42-32.4, 32.5)."""
    sc = s.sc
    more = sc.steps[new] > sc.steps[old]
    if more and not in_play(s, old):
        promise(s, old, new)
    elif in_play(s, old):
        s.steps[new] = s.steps[old] + 1 if more else min(sc.steps[new], s.steps[old])
        s.order[new], s.supply[new], s.marks[new] = s.order[old], s.supply[old], s.marks[old]
        where = s.place[old]
        city_battles.passes_on(s, old, new)
        shelve(s, old, GONE)
        s.put(new, where)
        s.began[new] = where
        s.tell(events.UPGRADED, new, old)
    else:
        shelve(s, old, GONE)
        s.put(new, sc.box + WAITING)
        s.steps[new] = sc.steps[new] - 1
        s.due[new] = s.turn


def promise(s: StalingradState, old: int, new: int) -> None:
    """A unit that is lost or a remnant gets a replacement of its own by the usual rules (S42-32.4)."""
    sc = s.sc
    where = s.place[old]
    if where not in (sc.box + DISPLAY, sc.box + LOST, sc.box + WAITING):
        return
    remnant = successor(s, old)
    s.steps[new], s.due[new] = s.steps[old], s.due[old]
    shelve(s, old, GONE)
    s.put(new, where)
    if where == sc.box + WAITING:  # it comes with all its steps
        s.steps[new] = sc.steps[new]
        return
    if remnant >= 0:
        s.parent[remnant] = new
    s.promised = new
    s.replacement[SPECIAL] += 1
