"""PZR-4.5.1.1: the move of one unit, step by step, with a window for the opponent after each of them."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import FACING, HEX, MODE, NUMBER, UNIT, UNITS, Operand
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger, Regret
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.close.landing import STORMED, Landing, sighted_from, storm_targets
from grognard.games.panzer.close.overrun import meets, overrun_ledgers, overrun_of
from grognard.games.panzer.fire.reactions import ALL_PASSED, HELD, PASSED, window
from grognard.games.panzer.fire.shots import read_moving
from grognard.games.panzer.frames import PanzerFrame, leave_hull_down
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.indirect.entering import next_shelling
from grognard.games.panzer.refusals import (
    ENEMY_HERE,
    ENEMY_NO_WAY_ON,
    ENTER_FIRST,
    LEGAL,
    NO_ENTRY_NOW,
    NOT_DRIVEN,
    NOT_ON_FOOT,
    SEQUENCE,
)
from grognard.games.panzer.spotting.markers import MOVED as MOVED_MARKER
from grognard.games.panzer.state import ABANDONED, PanzerState, with_cell
from grognard.games.panzer.verbs import (
    AHEAD,
    AHEAD_INSIDE,
    BACK,
    BY_WAY,
    CRAWL,
    DISMOUNT,
    DOWN,
    EMERGENCY,
    ENTER,
    EXIT,
    GO,
    MOUNT,
    OUTSIDE,
    QUICKMARCH,
    RATE,
    RATES,
    SEARCH_PARTIAL,
    STOP,
    TURN,
    UP,
)

from .arrival import arrive, put_back, take_free_position
from .entering import entered, entries, entry_refusal, exit_regret, leave, waits
from .houses import HOLDS, HouseTest, after_house, house_hex, house_refusal, move_in
from .hull_search import search
from .leg import change_floor, end_quickmarch
from .loading import load_refusal
from .march import (
    NOWHERE,
    SEARCHES,
    March,
    begun,
    direction,
    enemies_at,
    floor_refusal,
    hex_refusal,
    leave_refusal,
    on_floor,
    stepped,
    turned,
)
from .modes import immobile, shortened
from .rates import HURT, SHAKEN, after_harm
from .reach import end_refusal, turn_end_refusal
from .shared import apart_refusal
from .speeds import rate_refusal, rates_of, with_rate
from .telling import IN_AND_OUT, goes_to, meets_shells, step_ledgers, step_price
from .transport import dismount, jump_off, loading_points, mount
from .tries import step_tries

AT_RATE: Final = 0
AT_STEP: Final = 1
AT_HOUSE: Final = 2
AT_ARRIVE: Final = 3
AT_WINDOW: Final = 4
AT_AFTER: Final = 5
AT_STOP: Final = 6
AT_OVERRUN: Final = 7
AT_LANDED: Final = 8
AT_BARRAGE: Final = 9

ON_AND_OFF: Final = (MOUNT, DISMOUNT, EMERGENCY)

#: What a Move leaves for the Movement below it, as bits (R-48, PZR-6.6.10[3]).
MOVED: Final = 0
ALL_MAY_PASS: Final = 1
HAS_OVERRUN: Final = 2


#: What the frame remembers of its march.
PROGRESS: Final = (
    "rate",
    "limit",
    "trail_limit",
    "spent",
    "roads",
    "trails",
    "entered",
    "turned",
    "halted",
    "came",
    "climbs",
)


class Move(PanzerFrame):
    """One unit moves. Its counter has been turned up and it is marked SPOT/MOVE."""

    NAME = "Move"
    STEPS = ("rate", "step", "house", "arrive", "window", "after", "stop", "overrun", "landed", "barrage")
    FACTS = (Operand("left", NUMBER),)
    FIELDS = (
        Column("unit", SCALAR, UNIT, -1),
        Column("passed", SCALAR, NUMBER),  # the opponent lets it pass
        Column("all_pass", SCALAR, NUMBER),  # ... and all that move after it
        Column("rate", SCALAR, MODE, names=RATES),
        Column("limit", SCALAR, NUMBER),
        Column("trail_limit", SCALAR, NUMBER),
        Column("spent", SCALAR, NUMBER),
        Column("roads", SCALAR, NUMBER),
        Column("trails", SCALAR, NUMBER),
        Column("entered", SCALAR, NUMBER),
        Column("turned", SCALAR, NUMBER),
        Column("halted", SCALAR, NUMBER),
        Column("came", SCALAR, FACING, NOWHERE),
        Column("climbs", SCALAR, NUMBER),
        Column("steps", SCALAR, NUMBER),  # hexes entered and turns made
        Column("house", SCALAR, NUMBER, -1),  # the verb that a building is tested for (PZR-6.6.3)
        Column("loaded", SCALAR, NUMBER),  # 1: has paid for mounting and dismounting in this hex
        Column("beside", SCALAR, UNIT, -1),  # the passenger that has just got off, for the window
        Column("stopping", SCALAR, NUMBER),  # 1: the window that is open is the last
        Column("known", SCALAR, NUMBER),  # damage and suppression that the points left already show
        Column("free", SCALAR, HEX, -1),  # the last hex of its way without enemies (R2-52)
        Column("quarry", SCALAR, UNIT, -1),  # whom it has declared to overrun (PZR-6.6.10)
        Column("over", SCALAR, HEX, -1),  # where that overrun was resolved: nobody reacts there
        Column("seen", SCALAR, UNITS),  # enemies spotted before a vehicle with passengers moved
    )

    def __init__(self, unit: int = -1, passed: int = 0, quarry: int = -1) -> None:
        super().__init__()
        self.unit = unit
        self.passed = passed
        self.all_pass = 0
        self.rate = 0
        self.limit = 0
        self.trail_limit = 0
        self.spent = 0
        self.roads = 0
        self.trails = 0
        self.entered = 0
        self.turned = 0
        self.halted = 0
        self.came = NOWHERE
        self.climbs = 0
        self.steps = 0
        self.house = -1
        self.loaded = 0
        self.beside = -1
        self.stopping = 0
        self.known = 0
        self.free = -1
        self.quarry = quarry
        self.over = -1
        self.seen = 0

    # -- the march ------------------------------------------------------------------------------

    def march(self, s: PanzerState) -> March:
        """The move as far as it has come."""
        p = begun(s, self.unit)
        for name in PROGRESS:
            setattr(p, name, getattr(self, name))
        return p

    def keep(self, p: March) -> None:
        """Remembers how far the move has come."""
        for name in PROGRESS:
            setattr(self, name, getattr(p, name))

    # -- steps ----------------------------------------------------------------------------------

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_RATE:
            self.run_rate(s)
        elif self.step == AT_STEP:
            self.run_step(s)
        elif self.step == AT_HOUSE:
            self.run_house(s)
        elif self.step == AT_BARRAGE:
            self.run_barrage(s)
        elif self.step == AT_ARRIVE:
            self.step = AT_BARRAGE
            arrive(s, self.unit, self.rate == CRAWL)
        elif self.step == AT_WINDOW:
            self.run_window(s)
        elif self.step == AT_AFTER:
            self.run_after(s)
        elif self.step == AT_OVERRUN:
            self.run_overrun(s)
        elif self.step == AT_LANDED:
            self.run_landed(s)
        else:
            self.run_stop(s)

    def run_rate(self, s: PanzerState) -> None:
        """Asked only where there is a choice."""
        possible = rates_of(s, self.unit)
        if len(possible) == 1:
            self.take_rate(s, possible[0])
        else:
            s.ask(s.sc.side[self.unit])

    def take_rate(self, s: PanzerState, rate: int) -> None:
        self.keep(with_rate(s, begun(s, self.unit), rate))
        self.known = shortened(s, self.unit) & (HURT | SHAKEN)
        self.free = s.place[self.unit] if s.on_map(self.unit) else -1
        self.seen = sighted_from(s, self.unit)
        leave_hull_down(s, self.unit)
        if rate == CRAWL:  # no movement for spotting (PZR-6.6.4.3)
            s.crawled = with_cell(s.crawled, self.unit, 1)
        else:
            s.spot[self.unit] = MOVED_MARKER  # from its first step on (PZR-4.5.1, 4.5.1.1.8)
        s.tell(events.MOVES_OUT, self.unit, rate, self.march(s).left())
        self.step = AT_STEP

    def run_step(self, s: PanzerState) -> None:
        """The owner is asked while there is more than to stop."""
        if self.goes_on(s):
            s.ask(s.sc.side[self.unit])
        else:
            self.step = AT_STOP

    def goes_on(self, s: PanzerState) -> bool:
        """Whether there is a choice: something but to stop, or when to stop is the owner's word."""
        if waits(s, self.unit):
            return bool(self.options(s))
        p = self.march(s)
        if p.m.steered and not self.hex_check(s, p, p.facing, False):
            return True  # mostly the way ahead is open
        stop_is_choice = self.steps == 0 or self.ends_with_dice()
        for o in step_tries(s, p):
            if (o.verb != STOP or stop_is_choice) and not self.onward_check(s, p, o):
                return True
        return False  # also among enemies with no way on (R2-52)

    def run_house(self, s: PanzerState) -> None:
        """PZR-6.6.3[5], [6], R2-80: after the test in or out, on the street or inside; only then shells."""
        u, verb, result = self.unit, self.house, s.result
        self.house = -1
        if not s.on_map(u):  # its wreck lies where it stood
            s.pop(self.answer())
            return
        self.slow(s)
        p = self.march(s)
        q = after_house(s, p, verb, p.left())
        stuck = immobile(s, u) or (result != HOLDS and q.halted and not p.fresh())
        if stuck and verb == AHEAD_INSIDE and meets(s, self.quarry, q.hex, True):
            s.tell(events.OVERRUN_FAILS, u, self.quarry)  # R2-15: it stays outside
            self.halted = 1
            self.step = AT_WINDOW
            return
        if verb == AHEAD_INSIDE:
            s.put(u, q.hex)
        if not stuck:
            move_in(s, u, verb != OUTSIDE)
            s.tell(events.HOUSE_LEFT if verb == OUTSIDE else events.HOUSE_ENTERED, u, q.hex, q.left())
        self.keep(q)
        self.halted = 1 if stuck else q.halted
        if not enemies_at(s, s.sc.side[u], q.hex):
            self.free = q.hex
        self.step = AT_ARRIVE if verb == AHEAD_INSIDE else AT_WINDOW

    def run_barrage(self, s: PanzerState) -> None:
        """PZR-6.6.6: shells that fall in the new hex, each source once, before all else."""
        u = self.beside if self.beside >= 0 else self.unit
        if not s.on_map(u) or s.hurt[u] & ABANDONED:
            s.result = HELD
            self.step = AT_AFTER
            return
        frame = next_shelling(s, u)
        if frame is not None:
            s.push(frame)
        elif self.beside >= 0:
            self.land(s)
        else:
            self.meet(s)

    def meet(self, s: PanzerState) -> None:
        """Who meets the unit that it has declared to overrun attacks it; otherwise the enemy may fire."""
        u = self.unit
        self.step = AT_WINDOW
        if self.over < 0 and meets(s, self.quarry, s.place[u], s.inside[u] != 0):
            self.over = s.place[u]
            self.step = AT_OVERRUN
            s.tell(events.OVERRUNS, u, self.quarry)
            s.push(overrun_of(s, u, self.quarry, read_moving(s, self.quarry)))

    def land(self, s: PanzerState) -> None:
        """PZR-6.6.1.1[12]: a passenger that has got off beside an enemy may attack him at once."""
        self.step = AT_WINDOW
        if storm_targets(s, self.beside, self.seen):
            self.step = AT_LANDED
            s.push(Landing(self.beside, self.seen))

    def run_overrun(self, s: PanzerState) -> None:
        """PZR-6.6.10.1[3]: it may stay where no enemy is left; otherwise it must go on."""
        s.result = HELD
        self.step = AT_AFTER
        if not enemies_at(s, s.sc.side[self.unit], s.place[self.unit]):
            self.free = s.place[self.unit]

    def run_landed(self, s: PanzerState) -> None:
        """PZR-6.6.1.1[12]: nobody reacts to a passenger that has got off to attack."""
        self.step = AT_WINDOW
        if s.result == STORMED:
            take_free_position(s, self.beside)
            self.beside = -1
            s.result = HELD
            self.step = AT_AFTER

    def run_window(self, s: PanzerState) -> None:
        """The opponent may fire now, unless by open facts nobody of his could, or he lets it pass (R-46).

        Where a unit is overrun nobody reacts: before that, and after it has left (PZR-6.6.10[6]).
        """
        self.step = AT_AFTER
        s.result = HELD
        if self.passed or self.rate == CRAWL:  # crawling is no trigger
            return
        if self.over == s.place[self.unit] and self.beside < 0:
            return
        if self.beside >= 0:
            frame = window(s, self.beside, -1)
            if frame is not None:
                s.push(frame)
            return
        h = s.place[self.unit]
        frame = window(s, self.unit, s.sc.neighbour[6 * h + (self.came + 3) % 6] if self.came >= 0 else -1)
        if frame is not None:
            s.push(frame)

    def run_after(self, s: PanzerState) -> None:
        """What the window has brought: waivers, damage, the end of the mover."""
        beside, self.beside = self.beside, -1
        if beside >= 0:
            take_free_position(s, beside)
        if s.result == ALL_PASSED or (s.result == PASSED and beside < 0):
            self.passed = 1
            self.all_pass |= int(s.result == ALL_PASSED)
        u = self.unit
        if not s.on_map(u) or s.carrier[u] >= 0:
            s.pop(self.answer())
            return
        self.slow(s)
        if s.hurt[u] & ABANDONED or immobile(s, u):
            s.tell(events.STOPPED, u, s.place[u])
            self.step = AT_STOP
        else:
            self.step = AT_STOP if self.stopping else AT_STEP

    def slow(self, s: PanzerState) -> None:
        """R-32, R2-24: damaged or suppressed on the way, it has half of the points that were left."""
        now = shortened(s, self.unit) & (HURT | SHAKEN)
        new = now & ~self.known
        self.known |= now
        for bit in (HURT, SHAKEN):
            if new & bit:
                self.limit = after_harm(self.limit, self.spent)
                self.trail_limit = after_harm(self.trail_limit, self.spent)
        if new:
            s.tell(events.SLOWED, self.unit, self.march(s).left())

    def run_stop(self, s: PanzerState) -> None:
        """The move is over. Nobody ends with enemies: he is put back to where there were none (R2-52)."""
        u = self.unit
        if enemies_at(s, s.sc.side[u], s.place[u]) and not s.hurt[u] & ABANDONED and self.free >= 0:
            put_back(s, u, self.free)
        take_free_position(s, u)
        if s.active(u) and not immobile(s, u):
            if self.rate in SEARCHES:
                search(s, u, self.rate == SEARCH_PARTIAL)
            elif self.rate == QUICKMARCH:
                end_quickmarch(s, u)
        s.pop(self.answer())

    def answer(self) -> int:
        return (ALL_MAY_PASS if self.all_pass else MOVED) | (HAS_OVERRUN if self.over >= 0 else 0)

    # -- choices ----------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.step == AT_RATE:
            return [Option(RATE, rate) for rate in rates_of(s, self.unit)]
        if waits(s, self.unit):
            return [Option(ENTER, h, d) for h, d in entries(s, self.march(s))]
        p = self.march(s)
        return [o for o in step_tries(s, p) if not self.onward_check(s, p, o)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step == AT_RATE:
            return rate_refusal(s, self.unit, o.a) if o.verb == RATE else SEQUENCE
        return self.step_check(s, self.march(s), o)

    def step_check(self, s: PanzerState, p: March, o: Option) -> int:
        """Why the move, as far as it has come, may not go on like this."""
        if waits(s, self.unit):
            if o.verb == ENTER:
                return entry_refusal(s, p, o.a, o.b)
            return ENTER_FIRST if o.verb in (AHEAD, BACK, GO, TURN, EXIT, STOP) else SEQUENCE
        return self.onward_check(s, p, o)

    def onward_check(self, s: PanzerState, p: March, o: Option) -> int:
        """The same of a unit on the map."""
        if o.verb == TURN:
            return turn_end_refusal(s, p, o.a)
        if o.verb in (AHEAD, BACK):
            reverse = o.verb == BACK
            return self.hex_check(s, p, direction(p, reverse), reverse) if p.m.steered else NOT_DRIVEN
        if o.verb == GO:
            on_foot = not p.m.steered and 0 <= o.a < 6
            return self.hex_check(s, p, o.a, False) if on_foot else NOT_ON_FOOT
        if o.verb in (UP, DOWN):
            return floor_refusal(s, p, o.verb == UP)
        if o.verb in IN_AND_OUT:
            return self.house_check(s, p, o.verb)
        if o.verb in ON_AND_OFF:
            return load_refusal(s, p, o, self.steps, self.loaded)
        if o.verb == EXIT:
            return leave_refusal(s, p)
        if o.verb == STOP:
            return ENEMY_HERE if enemies_at(s, s.sc.side[self.unit], p.hex) else apart_refusal(s, p)
        return NO_ENTRY_NOW if o.verb == ENTER else SEQUENCE

    def load(self, s: PanzerState, o: Option) -> None:
        """Somebody gets on or off."""
        self.steps += 1
        self.step = AT_WINDOW
        if o.verb == EMERGENCY:
            jump_off(s, o.a)
            self.beside = o.a
            return
        if s.sc.kind[self.unit] == VEHICLE and not self.loaded:
            self.spent += loading_points(self.march(s).most())
            self.loaded = 1
        if o.verb == MOUNT:
            mount(s, o.a, o.b)
        else:
            dismount(s, o.a, o.b)
            self.beside = o.a
            if o.b != s.place[self.unit]:  # a new hex for it (PZR-6.6.6)
                self.step = AT_BARRAGE
            else:
                self.land(s)

    def house_check(self, s: PanzerState, p: March, verb: int) -> int:
        """Into a building or out of it; not where enemies are (R2-51)."""
        why = house_refusal(s, p, verb)
        if why or verb != AHEAD_INSIDE or self.strikes(s, house_hex(p, verb), True):
            return why
        return ENEMY_NO_WAY_ON if enemies_at(s, s.sc.side[self.unit], house_hex(p, verb)) else LEGAL

    def hex_check(self, s: PanzerState, p: March, d: int, reverse: bool) -> int:
        """Into the next hex, if from there the move can still end without enemies (PZR-4.5.1.1.10)."""
        why = hex_refusal(s, p, d, reverse)
        to = s.sc.neighbour[6 * p.hex + d]
        if why or not enemies_at(s, s.sc.side[self.unit], to) or self.strikes(s, to, False):
            return why
        return end_refusal(s, stepped(s, p, d, reverse))

    def strikes(self, s: PanzerState, h: int, inside: bool) -> bool:
        """Whether a step into a hex is the overrun that was declared."""
        return self.over < 0 and meets(s, self.quarry, h, inside)

    def overruns(self, s: PanzerState, o: Option) -> bool:
        """Whether a choice is the step that overruns."""
        if o.verb not in (AHEAD, BACK, AHEAD_INSIDE):
            return False
        return self.strikes(s, goes_to(s, self.march(s), o), o.verb == AHEAD_INSIDE)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == RATE:
            self.take_rate(s, o.a)
        elif o.verb == STOP:
            self.choose_stop(s)
        elif o.verb == EXIT:
            leave(s, self.unit)
            s.pop(self.answer())
        elif o.verb in ON_AND_OFF:
            self.load(s, o)
        else:
            self.choose_step(s, o)

    def choose_stop(self, s: PanzerState) -> None:
        """Who has not stirred has moved in place: that too may be fired at (PZR-4.5.1.1.8)."""
        if self.steps:
            self.step = AT_STOP
        else:
            s.tell(events.STAYS, self.unit, s.place[self.unit])
            self.stopping = 1
            self.step = AT_WINDOW

    def choose_step(self, s: PanzerState, o: Option) -> None:
        """A hex, a turn or the entry of the map."""
        u, p = self.unit, self.march(s)
        self.steps += 1
        self.step = AT_WINDOW
        if o.verb == TURN:
            q = turned(s, p, o.a)
            self.keep(q)
            s.facing[u] = o.a
            s.tell(events.PIVOTS, u, o.a, q.left())
            return
        if o.verb in (UP, DOWN):
            self.keep(on_floor(p, int(o.verb == UP)))
            change_floor(s, u, o.verb == UP)
            return
        if o.verb in IN_AND_OUT:
            self.house = o.verb
            self.step = AT_HOUSE
            s.push(HouseTest(u, house_hex(p, o.verb)))
            return
        self.step = AT_ARRIVE
        if o.verb == ENTER:
            q = entered(s, p, o.a, o.b)
            s.facing[u] = q.facing
            s.tell(events.ENTERS, u, o.a, o.b)
        elif o.verb == GO:
            q = stepped(s, p, o.a, False)
            s.facing[u] = q.facing
            s.tell(events.CRAWLS if self.rate == CRAWL else events.WALKS, u, q.hex, q.left())
        else:
            reverse = o.verb == BACK
            q = stepped(s, p, direction(p, reverse), reverse)
            s.tell(events.REVERSES if reverse else events.DRIVES, u, q.hex, q.left())
        self.keep(q)
        self.loaded = 0
        s.put(u, q.hex)
        if not enemies_at(s, s.sc.side[u], q.hex):
            self.free = q.hex

    # -- what clients are told -----------------------------------------------------------------------

    def default(self, s: State) -> int:
        """To stop, where that is possible; at trail or road rate if that can be chosen."""
        for i, o in enumerate(self.options(s)):
            if o.verb == STOP or (o.verb == RATE and o.a == BY_WAY):
                return i
        return 0

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, PanzerState)
        return [self.march(s).left()]

    def price(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        return step_price(s, self.march(s), o, self.loaded) if self.step == AT_STEP else -1

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        if self.step != AT_STEP or waits(s, self.unit):
            return []
        ledgers = step_ledgers(s, self.march(s), o)
        if self.quarry >= 0 and self.overruns(s, o):
            ledgers += overrun_ledgers(s, self.unit, self.quarry)
        return ledgers

    def rolls(self, s: State, o: Option) -> bool:
        """Buildings, searches and the end of a quickmarch are tests; overruns and barrages are attacks."""
        assert isinstance(s, PanzerState)
        if o.verb in IN_AND_OUT or (self.quarry >= 0 and self.step == AT_STEP and self.overruns(s, o)):
            return True
        return self.ends_with_dice() if o.verb == STOP else meets_shells(s, self.march(s), o)

    def ends_with_dice(self) -> bool:
        """Whether the end of this move is a test: then the owner says when."""
        return self.rate in SEARCHES or self.rate == QUICKMARCH

    def regret(self, s: State, o: Option) -> Regret | None:
        assert isinstance(s, PanzerState)
        return exit_regret(s, self.unit) if o.verb == EXIT else None

    def actor(self) -> int:
        return self.unit
