"""PZR-4.4.2, PZR-6.5.3: reaction fire, at units that have fired and at a unit that moves; cascades."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.frames import turn_up
from grognard.games.panzer.refusals import (
    ALREADY_RESOLVED,
    LEGAL,
    NO_MOVER,
    NO_SUCH_WEAPON,
    NO_TRIGGER,
    NOT_ON_MAP,
    NOT_WATCHING,
    NOT_YOURS,
    NOTHING_DECLARED,
    REACT_ONE_TARGET,
    SEQUENCE,
    WEAPON_USELESS,
)
from grognard.games.panzer.state import DONE, FRESH, OVERWATCH, WATCHING, PanzerState
from grognard.games.panzer.state import NO_TRIGGER as UNTRIGGERED
from grognard.games.panzer.verbs import (
    HOLD,
    LET_ALL_PASS,
    LET_PASS,
    REACT,
    RESOLVE,
    WEAPON,
    WITH,
)

from .declare import SHOT_FIELDS, Declaring
from .dual import dual_refusal
from .smoke import smoke_rises
from .targets import commander, could_react, crew_of, react_refusal, weapon_refusal

# The steps of `Reactions`.
AT_OFFER: Final = 0
AT_RESOLVE: Final = 1
AT_ANSWER: Final = 2

# What a window leaves for the move below it (`State.result`).
HELD: Final = 0
PASSED: Final = 1  # the unit that moves may finish its move
ALL_PASSED: Final = 2  # and so may all that move after it

BOTH: Final = 2  # passes in a row that end the step


class Reactions(Declaring):
    """Units with OVERWATCH fire.

    `Reactions()` is the reaction fire of the Combat Phase: both sides in turn, the First Player first, at
    enemies that have fired; each declares all its fire at one of them, or passes (R-37).
    `Reactions(player, targets)` asks one player alone, about these units only, until he holds; with `mover`
    it is the window of a unit that moves, which came from the hex `came` (`window` makes it).
    """

    NAME = "Reactions"
    STEPS = ("offer", "resolve", "answer")
    FIELDS = (
        *SHOT_FIELDS,
        Column("only", SCALAR, UNITS),  # the units that may be fired at; none: all that have fired
        Column("mover", SCALAR, UNIT, -1),
        Column("came", SCALAR, HEX, -1),
        Column("passes", SCALAR, NUMBER),  # in a row
        Column("joining", SCALAR, UNITS),  # partners in a shared command that must fire too
    )

    def __init__(self, player: int = -1, only: int = 0, mover: int = -1, came: int = -1) -> None:
        super().__init__(player)
        self.only = only
        self.mover = mover
        self.came = came
        self.passes = 0
        self.joining = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.player < 0:
            self.player = s.first
        if self.step == AT_OFFER:
            self.offer(s)
        elif self.step == AT_RESOLVE:
            if not self.resolve_next(s):
                self.step = AT_ANSWER
        else:
            self.after_fire(s)

    def offer(self, s: PanzerState) -> None:
        """Asks whoever may still react, by open facts."""
        if self.joining and self.firer < 0:
            self.join_next(s)
        elif self.target >= 0 or may_react(s, self.player, self.allowed(s)):
            s.ask(self.player)
        elif self.only:
            s.pop(HELD)
        else:
            self.turn_over(s, self.passes + 1)

    def turn_over(self, s: PanzerState, passes: int) -> None:
        """R-37: the other side's turn, until both have passed in a row."""
        self.passes = passes
        self.player = 1 - self.player
        if passes == BOTH:
            for u in range(s.sc.units):
                s.trigger[u] = UNTRIGGERED
            smoke_rises(s)
            s.pop()

    def after_fire(self, s: PanzerState) -> None:
        """A reaction shot is itself a trigger: in a window the other side may answer it at once (R-05)."""
        shooters = 0
        for u in self.shot_firer:
            shooters |= 1 << commander(s, u)
        self.shot_firer = []
        self.shot_target = []
        self.shot_arm = []
        self.shot_hex = []
        self.target = -1
        self.step = AT_OFFER
        if not self.only:
            self.turn_over(s, 0)
            return
        self.closed = 0  # at a unit that moves others may fire after these
        for u in bit_list(shooters):
            s.trigger[u] = UNTRIGGERED
        if may_react(s, 1 - self.player, shooters):
            s.push(Reactions(1 - self.player, shooters))

    # -- who and at whom --------------------------------------------------------------------------------

    def allowed(self, s: PanzerState) -> int:
        """The enemies that may be fired at, as bits."""
        if self.only:
            return self.only
        enemies = 0
        for t in s.sc.units_of[1 - self.player]:
            if s.trigger[t] != UNTRIGGERED and not self.closed >> t & 1:
                enemies |= 1 << t
        return enemies

    def reacts(self) -> bool:
        return True

    def came_from(self, t: int) -> int:
        return self.came if t == self.mover else -1

    def aims(self, s: PanzerState, u: int, t: int, arm: int) -> int:
        return react_refusal(s, u, t, arm)

    def reaches(self, s: PanzerState, u: int, t: int) -> int:
        """Why a unit can fire at a target with nothing that it still has: by the first of its weapons."""
        refusals = [self.aims(s, u, t, arm) for arm in self.unused_arms(s, u)]
        if LEGAL in refusals:
            return LEGAL
        return refusals[0] if refusals else NO_SUCH_WEAPON

    def watcher_refusal(self, s: PanzerState, u: int) -> int:
        """Why a unit may not react at all; a squad may fire several weapons at once (PZR-5.14)."""
        if not 0 <= u < s.sc.units or s.sc.side[u] != self.player:
            return NOT_YOURS
        c = commander(s, u)
        if not s.active(c):
            return NOT_ON_MAP
        joins = s.acted[c] == FRESH or bool(self.crew_shots(s, u))
        if s.command[c] != OVERWATCH or not joins:
            return NOT_WATCHING
        return dual_refusal(s, u) if u in self.shot_firer else LEGAL

    def react_check(self, s: PanzerState, u: int, t: int) -> int:
        refusal = self.watcher_refusal(s, u)
        if refusal:
            return refusal
        if 0 <= t < s.sc.units and self.closed >> t & 1:
            return ALREADY_RESOLVED
        if not 0 <= t < s.sc.units or not self.allowed(s) >> t & 1:
            return NO_TRIGGER
        return self.reaches(s, u, t)

    # -- questions ----------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        mine = s.sc.units_of[self.player]
        if self.firer >= 0:
            tries = [Option(WEAPON, arm) for arm in self.unused_arms(s, self.firer)]
        elif self.target >= 0:
            tries = [Option(RESOLVE, self.target), *(Option(WITH, u) for u in mine)]
        else:
            tries = [Option(HOLD)]
            if self.mover >= 0:
                tries += [Option(LET_PASS), Option(LET_ALL_PASS)]
            allowed = bit_list(self.allowed(s))
            tries += [Option(REACT, u, t) for u in mine for t in allowed]
        return [o for o in tries if self.check(s, o) == LEGAL]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step != AT_OFFER:
            return SEQUENCE
        if self.firer >= 0:
            return self.weapon_check(s, o.a) if o.verb == WEAPON else SEQUENCE
        if self.target >= 0:
            return self.gather_check(s, o)
        if o.verb == HOLD:
            return LEGAL
        if o.verb in (LET_PASS, LET_ALL_PASS):
            return LEGAL if self.mover >= 0 else NO_MOVER
        return self.react_check(s, o.a, o.b) if o.verb == REACT else SEQUENCE

    def weapon_check(self, s: PanzerState, arm: int) -> int:
        refusal = weapon_refusal(s, self.firer, arm)
        if refusal:
            return refusal
        return LEGAL if self.aims(s, self.firer, self.target, arm) == LEGAL else WEAPON_USELESS

    def gather_check(self, s: PanzerState, o: Option) -> int:
        """R-37: others may join the fire at the same unit before it is resolved."""
        if o.verb == RESOLVE:
            return LEGAL if o.a == self.target else NOTHING_DECLARED
        if o.verb == WITH:
            return self.watcher_refusal(s, o.a) or self.reaches(s, o.a, self.target)
        if o.verb == REACT:
            return REACT_ONE_TARGET
        return SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == REACT:
            self.target = o.b
            self.take_up(s, o.a)
        elif o.verb == WITH:
            self.take_up(s, o.a)
        elif o.verb == WEAPON:
            self.arm = o.a
            self.add_shot(s, self.target)
        elif o.verb == RESOLVE:
            self.begin_target(s, o.a)
            self.step = AT_RESOLVE
        elif self.only:
            self.close_window(s, o.verb)
        else:
            s.tell(events.HOLDS_FIRE, self.player)
            self.turn_over(s, self.passes + 1)

    def close_window(self, s: PanzerState, verb: int) -> None:
        """R-46: holding is for now; letting a unit pass is for its whole move, and is said openly."""
        if verb == HOLD:
            s.pop(HELD)
            return
        s.tell(events.LETS_PASS if verb == LET_PASS else events.LETS_ALL_PASS, self.player, self.mover)
        s.pop(PASSED if verb == LET_PASS else ALL_PASSED)

    def take_up(self, s: PanzerState, u: int) -> None:
        """A unit fires: its counter is turned up, and so are those of its partners (PZR-6.2.1.1.4)."""
        self.joining |= partners(s, commander(s, u))
        self.declare_for(s, u)

    def declare_for(self, s: PanzerState, u: int) -> None:
        c = commander(s, u)
        if s.acted[c] == FRESH:
            turn_up(s, c, DONE)
            s.tell(events.SHOWN, c, s.command[c])
        self.firer = u
        arms = [arm for arm in self.unused_arms(s, u) if self.aims(s, u, self.target, arm) == LEGAL]
        if len(arms) == 1:
            self.arm = arms[0]
            self.add_shot(s, self.target)

    def join_next(self, s: PanzerState) -> None:
        """PZR-6.2.1.1.4: a partner fires at the same target, or loses its OVERWATCH.

        A shot of a passenger is one of its vehicle (R-61): the first that can fire does.
        """
        u = bit_list(self.joining)[0]
        self.joining &= ~(1 << u)
        for v in crew_of(s, u):
            if self.watcher_refusal(s, v) == LEGAL and self.reaches(s, v, self.target) == LEGAL:
                self.declare_for(s, v)
                if self.firer >= 0:
                    s.ask(self.player)
                return
        if s.acted[u] == FRESH:
            turn_up(s, u, DONE)
            s.tell(events.WATCH_LOST, u)

    # -- for clients -------------------------------------------------------------------------------------

    def several(self, s: State) -> bool:
        return self.target >= 0

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb in (REACT, WITH, RESOLVE, WEAPON)


def partners(s: PanzerState, u: int) -> int:
    """The others that share a unit's command, are still there and have not acted, as bits."""
    others = 0
    if s.group[u] >= 0:
        for v in s.sc.formation_units[s.sc.formation[u]]:
            if v != u and s.group[v] == s.group[u] and s.acted[v] == FRESH and s.active(v):
                others |= 1 << v
    return others


def may_react(s: PanzerState, player: int, targets: int) -> bool:
    """Whether by open facts a counter of the side may be an OVERWATCH that could fire at these (L1)."""
    if not targets:
        return False
    aims = bit_list(targets)
    for u in s.sc.units_of[player]:
        if s.may_be(u, WATCHING) and s.active(u) and any(could_react(s, u, t) for t in aims):
            return True
    return False


def window(s: PanzerState, mover: int, came: int) -> Reactions | None:
    """The window of a unit that moves: its opponent may fire at it now; None if by open facts nobody could.

    `came` is the hex from which it entered the one where it is, -1 if it has not left its first hex. What the
    frame leaves behind is HELD, PASSED or ALL_PASSED.
    """
    player = 1 - s.sc.side[mover]
    if not may_react(s, player, 1 << mover):
        return None
    return Reactions(player, 1 << mover, mover, came)
