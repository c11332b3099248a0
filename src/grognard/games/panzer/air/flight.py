"""PZR-6.7.2: one aircraft crosses the map: entry, runs, a turn, attacks, fire at it, leaving."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import BITS, FACING, HEX, MODE, NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer.fire.reactions import partners
from grognard.games.panzer.fire.targets import commander
from grognard.games.panzer.verbs import (
    ALTITUDE,
    ALTITUDES,
    BANK,
    EDGE,
    EDGES,
    FLAK,
    FLY,
    GUIDE,
    HEADING,
    HOLD,
    LEAVE,
    LET_PASS,
    OVER,
    SPEED,
    SPEEDS,
)

from .. import events
from ..frames import PanzerFrame, turn_up
from ..refusals import (
    BANK_FAST,
    BANK_ONCE,
    BANK_SHARP,
    EDGE_BOUND,
    EDGE_HEX,
    FLY_AHEAD,
    HEADING_OUT,
    LEGAL,
    PROFILE_HOLDS,
    SEQUENCE,
    SPEED_CARD,
    SPEED_DAMAGED,
)
from ..state import DAMAGED, DONE, FRESH, PanzerState, with_cell
from .acquire import guide_refusal, in_closed_terrain
from .antiaircraft import (
    BREAKS_UP,
    DAMAGES,
    MISSES,
    SHOOTS_DOWN,
    Flak,
    aa_factor,
    flak_refusal,
    may_fire,
)
from .area import AreaAttack
from .course import NEVER, Course, ahead, edge_hexes, edge_left, headings, on_edge, straight
from .crash import Crash
from .plane import FAST, LOW, SLOW
from .weapons import ATTACK_OF, acquired_in, attack_of, attack_refusal, expend

# The steps of `Flight`.
AT_EDGE: Final = 0
AT_OVER: Final = 1
AT_HEADING: Final = 2
AT_SPEED: Final = 3
AT_ALTITUDE: Final = 4
AT_FLY: Final = 5
AT_RUN: Final = 6
AT_WINDOW: Final = 7
AT_STRIKE: Final = 8
AT_FLAK: Final = 9
AT_HIT: Final = 10
AT_GONE: Final = 11

NO_ATTACK: Final = -1


class Flight(PanzerFrame):
    """One appearance of an aircraft. Runs stop where by open facts somebody may fire at it."""

    NAME = "Flight"
    STEPS = (
        "edge",
        "over",
        "heading",
        "speed",
        "altitude",
        "fly",
        "run",
        "window",
        "strike",
        "flak",
        "hit",
        "gone",
    )
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),
        Column("edges", SCALAR, BITS),  # over which it may come
        Column("edge", SCALAR, MODE, -1, names=EDGES),
        Column("entry", SCALAR, HEX, -1),
        Column("came", SCALAR, FACING, -1),  # heading at the edge
        Column("hex", SCALAR, HEX, -1),  # where it is
        Column("heading", SCALAR, FACING, -1),
        Column("speed", SCALAR, MODE, -1, names=SPEEDS),
        Column("altitude", SCALAR, MODE, -1, names=ALTITUDES),
        Column("moves", SCALAR, NUMBER),  # hexes flown since the entry
        Column("banked", SCALAR, NUMBER, NEVER),  # ... when it turned
        Column("dived", SCALAR, NUMBER, NEVER),  # ... when it dived
        Column("last", SCALAR, NUMBER, NEVER),  # ... when it attacked last
        Column("offered", SCALAR, NUMBER, NEVER),  # ... when the other side was asked last
        Column("goal", SCALAR, HEX, -1),  # to which it flies now
        Column("leaving", SCALAR, NUMBER),
        Column("attack", SCALAR, NUMBER, NO_ATTACK),  # verb of an attack that was declared
        Column("aim", SCALAR, HEX, -1),
        Column("struck", SCALAR, UNITS),  # targets that it has attacked (PZR-6.7.3)
        Column("flak", SCALAR, UNITS),  # units whose fire at it was declared
        Column("passed", SCALAR, NUMBER),  # the other side lets it pass
    )

    def __init__(self, player: int = -1, unit: int = -1, edges: int = 0) -> None:
        super().__init__()
        self.player = player
        self.unit = unit
        self.edges = edges
        self.edge = -1
        self.entry = -1
        self.came = -1
        self.hex = -1
        self.heading = -1
        self.speed = -1
        self.altitude = -1
        self.moves = 0
        self.banked = NEVER
        self.dived = NEVER
        self.last = NEVER
        self.offered = NEVER
        self.goal = -1
        self.leaving = 0
        self.attack = NO_ATTACK
        self.aim = -1
        self.struck = 0
        self.flak = 0
        self.passed = 0

    def course(self) -> Course:
        """The way up to now."""
        course = Course(self.entry, self.came, self.altitude)
        course.heading = self.heading
        course.moves = self.moves
        course.banked = self.banked
        course.dived = self.dived
        return course

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step <= AT_ALTITUDE:
            self.prepare(s)
        elif self.step == AT_FLY:
            s.ask(self.player)
        elif self.step == AT_RUN:
            self.fly_on(s)
        elif self.step == AT_WINDOW:
            self.open_window(s)
        elif self.step == AT_STRIKE:
            self.strike(s)
        elif self.step == AT_FLAK:
            self.next_flak(s)
        elif self.step == AT_HIT:
            self.take_hit(s)
        else:
            self.end(s)

    # -- PZR-6.7.2.1, 6.7.2.2: coming in ----------------------------------------------------------------

    def prepare(self, s: PanzerState) -> None:
        """Small questions; where only one answer is possible nobody is asked."""
        options = self.options(s)
        if len(options) == 1 and self.step in (AT_EDGE, AT_HEADING, AT_SPEED):
            self.choose(s, options[0])
        else:
            s.ask(self.player)

    def speed_refusal(self, s: PanzerState, speed: int) -> int:
        """PZR-6.7.4.2.1[2]: by its card; a damaged aircraft flies slowly."""
        if speed == FAST and s.hurt[self.unit] & DAMAGED:
            return SPEED_DAMAGED
        return LEGAL if speed in s.sc.planes[self.unit].speeds else SPEED_CARD

    def come_in(self, s: PanzerState) -> None:
        """The aircraft is over the edge: from now on it is seen and fired at."""
        u = self.unit
        self.hex = self.entry
        self.heading = self.came
        if not s.arrived[u]:
            s.arrived = with_cell(s.arrived, u, s.turn)
        s.flown = with_cell(s.flown, u, s.turn)
        s.facing[u] = self.heading
        s.tell(events.FLIES_IN, u, self.entry, self.speed, self.altitude)
        self.step = AT_WINDOW if self.window_opens(s) else AT_FLY

    # -- PZR-6.7.2.3: flying ---------------------------------------------------------------------------

    def fly_on(self, s: PanzerState) -> None:
        """One hex of a run; it is broken off where a window opens, and goes on after the window."""
        if self.hex == self.goal:
            s.tell(events.FLIES, self.unit, self.hex)
            self.goal = -1
            self.step = AT_FLY
            return
        beyond = ahead(s.sc, self.hex, self.heading)
        if beyond < 0:
            if self.offered != self.moves and self.gunners(s):
                self.step = AT_WINDOW  # the last chance to fire at it
            else:
                self.fly_off(s)
            return
        self.hex = beyond
        self.moves += 1
        if self.window_opens(s):
            s.tell(events.FLIES, self.unit, self.hex)
            self.step = AT_WINDOW

    def fly_off(self, s: PanzerState) -> None:
        """PZR-6.7.2: it leaves the map over the edge before it."""
        u = self.unit
        edge = edge_left(s.sc, self.hex, self.heading)
        s.edge = with_cell(s.edge, u, edge)
        s.tell(events.FLIES_OFF, u, edge)
        s.pop()

    # -- PZR-6.7.4: fire at it --------------------------------------------------------------------------

    def gunners(self, s: PanzerState) -> list[int]:
        """Who by open facts may fire at the aircraft now; nobody where it was let pass."""
        if self.passed:
            return []
        return may_fire(s, 1 - self.player, self.course(), self.speed, self.hex)

    def window_opens(self, s: PanzerState) -> bool:
        """Whether somebody who may fire could not fire one hex before, or had another factor there."""
        gunners = self.gunners(s)
        if not gunners or not self.moves:
            return bool(gunners)
        before = self.course()
        before.moves -= 1
        here = before.points(s.sc)[-1].hex
        earlier = may_fire(s, 1 - self.player, before, self.speed, here)
        return any(u not in earlier or aa_factor(s, u, here) != aa_factor(s, u, self.hex) for u in gunners)

    def open_window(self, s: PanzerState) -> None:
        self.offered = self.moves
        if self.gunners(s):
            s.ask(1 - self.player)
        else:
            self.close_window()

    def close_window(self) -> None:
        """What was going on goes on: the attack, the run, or the next choice."""
        if self.attack != NO_ATTACK:
            self.step = AT_STRIKE
        elif self.leaving or self.goal >= 0:
            self.step = AT_RUN
        else:
            self.step = AT_FLY

    def strike(self, s: PanzerState) -> None:
        """The attack, then the fire that was declared after it (PZR-6.7.4.1.1[5])."""
        attack = attack_of(s, self.attack, self.unit, self.course(), self.hex, self.speed, self.aim)
        self.attack = NO_ATTACK
        self.aim = -1
        self.step = AT_FLAK
        s.push(attack)

    def next_flak(self, s: PanzerState) -> None:
        """The next declared shot; one that was declared before an attack is resolved at once."""
        if not self.flak:
            self.step = AT_WINDOW if self.offered == self.moves and self.last != self.moves else AT_FLY
            return
        u = bit_list(self.flak)[0]
        self.flak &= ~(1 << u)
        if not s.active(u):
            s.tell(events.SPENT, u, self.unit)  # the attack has destroyed it first
            return
        self.step = AT_HIT
        s.push(Flak(u, self.unit, self.hex, self.speed, self.altitude))

    def take_hit(self, s: PanzerState) -> None:
        """PZR-6.7.4.2.1: who is hit chooses anew what to do; damage slows at once."""
        self.step = AT_FLAK
        result = s.result
        if result == MISSES:
            return
        self.goal = -1
        self.leaving = 0
        if result == DAMAGES:
            self.speed = SLOW
        elif result in (BREAKS_UP, SHOOTS_DOWN):
            self.step = AT_GONE
            if result == SHOOTS_DOWN:
                s.push(Crash(self.unit, self.hex, self.heading, self.altitude))

    def end(self, s: PanzerState) -> None:
        """It is lost: fire declared and not resolved is spent."""
        for u in bit_list(self.flak):
            s.tell(events.SPENT, u, self.unit)
        s.pop()

    # -- questions ----------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        sc = s.sc
        if self.step == AT_EDGE:
            return [Option(EDGE, edge) for edge in bit_list(self.edges) if edge_hexes(sc, edge)]
        if self.step == AT_OVER:
            return [Option(OVER, h) for h in edge_hexes(sc, self.edge)]
        if self.step == AT_HEADING:
            return [Option(HEADING, d) for d in headings(sc, self.edge, self.entry)]
        if self.step == AT_SPEED:
            return [Option(SPEED, speed) for speed in (SLOW, FAST) if self.speed_refusal(s, speed) == LEGAL]
        if self.step == AT_ALTITUDE:
            return [Option(ALTITUDE, altitude) for altitude in range(len(ALTITUDES))]
        tries = self.window_tries(s) if self.step == AT_WINDOW else self.flight_tries(s)
        return [o for o in tries if self.check(s, o) == LEGAL]

    def window_tries(self, s: PanzerState) -> list[Option]:
        return [Option(HOLD), Option(LET_PASS), *(Option(FLAK, u) for u in s.sc.units_of[1 - self.player])]

    def flight_tries(self, s: PanzerState) -> list[Option]:
        """Leaving comes first: what happens where nobody chooses."""
        sc = s.sc
        way = straight(sc, self.hex, self.heading)
        tries = [Option(LEAVE)]
        tries += [Option(verb, h) for verb in ATTACK_OF for h in way]
        tries += [Option(FLY, h) for h in way]
        tries += [Option(BANK, (self.heading + turn) % 6) for turn in (1, 5)]
        hidden = [t for t in sc.units_of[1 - self.player] if s.on_map(t) and in_closed_terrain(s, t)]
        tries += [Option(GUIDE, u, t) for u in sc.units_of[self.player] for t in hidden]
        return tries

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step <= AT_ALTITUDE:
            return self.entry_check(s, o)
        if self.step == AT_WINDOW:
            if o.verb in (HOLD, LET_PASS):
                return LEGAL
            if o.verb != FLAK:
                return SEQUENCE
            return flak_refusal(s, 1 - self.player, o.a, self.course(), self.speed, self.hex)
        return self.fly_check(s, o) if self.step == AT_FLY else SEQUENCE

    def entry_check(self, s: PanzerState, o: Option) -> int:
        """Edge, hex, heading, speed and altitude, one after another."""
        if self.step == AT_EDGE and o.verb == EDGE:
            return LEGAL if o.a >= 0 and self.edges >> o.a & 1 else EDGE_BOUND
        if self.step == AT_OVER and o.verb == OVER:
            inside = 0 <= o.a < s.sc.n and on_edge(s.sc, self.edge, o.a)
            return LEGAL if inside and headings(s.sc, self.edge, o.a) else EDGE_HEX
        if self.step == AT_HEADING and o.verb == HEADING:
            return LEGAL if o.a in headings(s.sc, self.edge, self.entry) else HEADING_OUT
        if self.step == AT_SPEED and o.verb == SPEED:
            return self.speed_refusal(s, o.a)
        if self.step == AT_ALTITUDE and o.verb == ALTITUDE:
            return LEGAL if 0 <= o.a < len(ALTITUDES) else SEQUENCE
        return SEQUENCE

    def fly_check(self, s: PanzerState, o: Option) -> int:
        if o.verb == LEAVE:
            return LEGAL
        if o.verb in ATTACK_OF:
            return attack_refusal(s, self, o.verb, o.a)
        if o.verb == FLY:
            return LEGAL if o.a in straight(s.sc, self.hex, self.heading) else FLY_AHEAD
        if o.verb == BANK:
            return self.bank_refusal(o.a)
        if o.verb == GUIDE:
            return guide_refusal(s, self.player, o.a, o.b)
        return PROFILE_HOLDS if o.verb in (SPEED, ALTITUDE) else SEQUENCE

    def bank_refusal(self, heading: int) -> int:
        """PZR-6.7.2.3.1: at low speed once, by one hexside."""
        if self.speed == FAST:
            return BANK_FAST
        if self.banked != NEVER:
            return BANK_ONCE
        turns = 0 <= heading < 6 and (heading - self.heading) % 6 in (1, 5)
        return LEGAL if turns else BANK_SHARP

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if self.step <= AT_ALTITUDE:
            self.choose_entry(s, o)
        elif o.verb == FLAK:
            self.declare_flak(s, o.a)
        elif o.verb == HOLD:
            self.close_window()
        elif o.verb == LET_PASS:
            self.passed = 1
            s.tell(events.LETS_PASS, 1 - self.player, self.unit)
            self.close_window()
        elif o.verb in ATTACK_OF:
            self.declare_attack(s, o.verb, o.a)
        elif o.verb == BANK:
            self.banked = self.moves
            self.heading = o.a
            s.facing[self.unit] = o.a
            s.tell(events.BANKS, self.unit, o.a)
        elif o.verb == GUIDE:
            turn_up(s, commander(s, o.a), DONE)
            s.guides = with_cell(s.guides, o.a, o.b)
            s.tell(events.GUIDES, o.a, o.b)
        else:
            self.leaving = 1 if o.verb == LEAVE else 0
            self.goal = o.a if o.verb == FLY else -1
            self.step = AT_RUN

    def choose_entry(self, s: PanzerState, o: Option) -> None:
        if o.verb == EDGE:
            self.edge = o.a
            self.step = AT_OVER
        elif o.verb == OVER:
            self.entry = o.a
            self.step = AT_HEADING
        elif o.verb == HEADING:
            self.came = o.a
            self.step = AT_SPEED
        elif o.verb == SPEED:
            self.speed = o.a
            self.step = AT_ALTITUDE
        else:
            self.altitude = o.a
            self.come_in(s)

    def declare_attack(self, s: PanzerState, verb: int, h: int) -> None:
        """The attack is said; whoever fires at the aircraft now does so after it (PZR-6.7.4.1.1[5])."""
        self.struck |= acquired_in(s, self, h)
        self.attack = verb
        self.aim = h
        self.last = self.moves
        expend(s, self.unit, verb)
        s.tell(ATTACK_OF[verb].event, self.unit, h)
        if ATTACK_OF[verb].dives:
            self.dived = self.moves
            self.altitude = LOW
        self.step = AT_WINDOW

    def declare_flak(self, s: PanzerState, u: int) -> None:
        """The unit's OVERWATCH is used; partners of its command fire too or lose theirs (PZR-6.2.1.1.4)."""
        course = self.course()
        joining = partners(s, u)
        self.add_flak(s, u)
        for v in bit_list(joining):
            if s.acted[v] != FRESH:
                continue
            if flak_refusal(s, 1 - self.player, v, course, self.speed, self.hex) == LEGAL:
                self.add_flak(s, v)
            else:
                turn_up(s, v, DONE)
                s.tell(events.WATCH_LOST, v)
        if self.attack == NO_ATTACK:
            self.step = AT_FLAK

    def add_flak(self, s: PanzerState, u: int) -> None:
        turn_up(s, u, DONE)
        s.aa_done = with_cell(s.aa_done, u, 1)
        s.tell(events.FLAK, u, self.unit)
        self.flak |= 1 << u

    # -- for clients -------------------------------------------------------------------------------------

    def area_attack(self, s: PanzerState, verb: int, h: int) -> AreaAttack:
        """The attack that an option would be."""
        return attack_of(s, verb, self.unit, self.course(), self.hex, self.speed, h)

    def parts(self, s: State, o: Option) -> list[OddsPart]:
        assert isinstance(s, PanzerState)
        return self.area_attack(s, o.verb, o.a).odds_parts(s) if o.verb in ATTACK_OF else []

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        if o.verb == FLAK:
            return Flak(o.a, self.unit, self.hex, self.speed, self.altitude).roll_ledgers(s)
        ledgers: list[Ledger] = []
        for part in self.parts(s, o):
            strike = part.frames[0]
            assert isinstance(strike, PanzerFrame)
            ledgers += strike.roll_ledgers(s)
        return ledgers

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == FLAK or o.verb in ATTACK_OF

    def actor(self) -> int:
        return self.unit
