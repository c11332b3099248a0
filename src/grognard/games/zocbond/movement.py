"""The movement phase (H44-8, S42-5): units move one after the other, alone or as a stack, hex by hex."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import MODE, NUMBER, PLACE, PLAYER, UNITS, Operand, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from . import automatic, breakdown, events, steps
from .frames import OpenEnded
from .gaits import begin_refusal, gait_of, moves, owned_refusal
from .kinds import GAITS, GOOD, MERGED, MOVED, RETREATED, ROUTED, STEPPED, STILL, TACTICAL
from .losses import survivors
from .reach import can_end_beyond, tally_after
from .refusals import (
    APART,
    DROP_LATER,
    LEGAL,
    MUST_LEAVE,
    MUST_STOP,
    NOT_MOVING,
    SEQUENCE,
)
from .retreat import let_run, scared
from .stacking import Trim
from .state import ZocState
from .verbs import ABSORB, DONE, DROP, HALT, ROUT, SHATTER, SPLIT, TO, WITH

# What a frame pops that `MovementPhaseRules.before_step` or `after_step` has pushed.
GO_ON: Final = 0
STEP_OFF: Final = 1  # the step is not taken, the move goes on
MOVE_ENDS: Final = 2


AT_BEGIN: Final = 0
AT_CHOOSE: Final = 1
AT_STACKING: Final = 2
AT_END: Final = 3


class Movement(OpenEnded):
    """The movement phase of a player."""

    NAME = "Movement"
    STEPS = ("begin", "choose", "stacking", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("stage", SCALAR, NUMBER))

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.stage = 0

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == AT_BEGIN:
            for u in s.zoc.units_of[self.player]:
                s.clear_mark(u, MOVED | MERGED | STEPPED)
                s.gait[u] = STILL
                s.used[u] = 0
            self.stage = 1  # nobody asks for it; it is written in positions
            self.step = AT_CHOOSE
            s.zoc.movement_phase_rules.begin_movement(s, self.player)
        elif self.step == AT_CHOOSE:
            s.ask(self.player)
        elif self.step == AT_STACKING:
            self.step = AT_END
            s.push(Trim(self.player, 0))
        else:
            for u in range(s.zoc.units):
                s.clear_mark(u, RETREATED)  # it counts in the phase of the retreat only (H44-13.5)
            s.pop()

    # -- what may be chosen ----------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        sc = s.zoc
        options: list[Option] = []
        moves_of = sc.moves_of
        marks = s.marks
        ready = [u for u in s.on_map(self.player) if not marks[u] & MOVED]
        ways = sc.movement_rules.gaits(s, ready)
        for at, u in enumerate(ready):
            if ways[at]:
                options.extend(moves_of[16 * u + ways[at]] or moves(sc, u, ways[at]))
        options += [Option(SHATTER, h) for h in automatic.targets(s, self.player)]
        options += breakdown.options(s, self.player)
        options += sc.movement_phase_rules.options(s, self.player)
        if self.unfinished(s) < 0:
            options.append(Option(DONE))
        return options

    def unfinished(self, s: ZocState) -> int:
        """A unit that must still move, or -1."""
        if not s.zoc.movement_rules.drives_out:
            return -1
        order = s.order
        for u in s.on_map(self.player):
            if order[u] != GOOD and not s.marks[u] & MOVED and s.place[u] < s.zoc.n:
                if s.zoc.movement_rules.must_leave(s, u):
                    return u
        return -1

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step != AT_CHOOSE:
            return SEQUENCE
        gait = gait_of(o.verb)
        if gait:
            return begin_refusal(s, self.player, o.a, gait)
        if o.verb == DONE:
            return LEGAL if self.unfinished(s) < 0 else MUST_LEAVE
        if o.verb == ROUT:
            refusal = owned_refusal(s, self.player, o.a)
            return refusal or s.zoc.movement_rules.rout_refusal(s, o.a)
        if o.verb == SHATTER:
            return automatic.why_not(s, self.player, o.a)[1]
        if o.verb in (SPLIT, ABSORB):
            return breakdown.refusal(s, self.player, o)
        return s.zoc.movement_phase_rules.refusal(s, self.player, o)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        gait = gait_of(o.verb)
        if gait:
            s.push(Move(self.player, 1 << o.a, gait))
        elif o.verb == DONE:
            self.step = AT_STACKING
        elif o.verb == ROUT:
            s.set_order(o.a, ROUTED)
            s.tell(events.BECOMES, o.a, ROUTED)
            s.zoc.movement_phase_rules.routs(s, o.a)
        elif o.verb == SHATTER:
            s.push(s.zoc.combat_rules.automatic(self.player, o.a))
        elif o.verb in (SPLIT, ABSORB):
            breakdown.choose(s, o)
        else:
            s.zoc.movement_phase_rules.choose(s, self.player, o)


MOVE_AT_CHOOSE: Final = 0
MOVE_AT_BEFORE: Final = 1
MOVE_AT_CROSS: Final = 2
MOVE_AT_ARRIVE: Final = 3
MOVE_AT_AFTER: Final = 4
MOVE_AT_END: Final = 5


class Move(OpenEnded):
    """One unit or stack moves step by step until it halts (H44-8.1, S42-5.1)."""

    NAME = "Move"
    STEPS = ("choose", "before", "cross", "arrive", "after", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("units", SCALAR, UNITS),
        Column("gait", SCALAR, MODE, names=GAITS),
        Column("to", SCALAR, PLACE, -1),  # the place they are about to enter
        Column("came", SCALAR, PLACE, -1),  # the place they came from last
        Column("hexes", SCALAR, NUMBER),  # steps taken
        Column("tally", SCALAR, NUMBER),
        Column("stopped", SCALAR, NUMBER),  # an EZOC or an area has stopped them
        Column("stage", SCALAR, NUMBER),  # how often the game has been asked what else happens
        Column("ran", SCALAR, UNITS),  # routed enemies who have run from this step
    )
    FACTS = (Operand("left", NUMBER), Operand("half", NUMBER))

    def __init__(self, player: int = -1, units: int = 0, gait: int = STILL) -> None:
        super().__init__()
        self.player = player
        self.units = units
        self.gait = gait
        self.to = -1
        self.came = -1
        self.hexes = 0
        self.tally = 0
        self.stopped = 0
        self.stage = 0
        self.ran = 0

    # -- the procedure ---------------------------------------------------------------------------

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == MOVE_AT_CHOOSE:
            if self.hexes == 0 and self.stage == 0:
                self.stage = 1
                s.zoc.movement_phase_rules.begin_move(s, self.units.bit_length() - 1)
            if self.may_go_on(s):
                s.ask(self.player)
            else:
                if self.hexes == 0:
                    s.tell(events.STAYS, self.units.bit_length() - 1)
                self.finish(s)
        elif self.step == MOVE_AT_BEFORE:
            self.before(s)
        elif self.step == MOVE_AT_CROSS:
            self.cross(s)
        elif self.step == MOVE_AT_ARRIVE:
            self.arrive(s)
        elif self.step == MOVE_AT_AFTER:
            self.after(s)
        else:
            self.finish(s)

    def interrupted(self, s: ZocState) -> int:
        """What the game's own frame has left: who is still there, and whether the move goes on."""
        if self.stage == 0:
            return GO_ON
        self.units = survivors(s, self.units)
        return MOVE_ENDS if self.units == 0 else s.result

    def before(self, s: ZocState) -> None:
        """What happens before the units cross; a bridge may be gone afterwards."""
        answer = self.interrupted(s)
        if answer == MOVE_ENDS:
            if self.units and self.place(s) == self.to:
                self.hexes += 1  # they have ended in the hex of somebody they have beaten (H44-25.3.3)
            self.finish(s)
        elif answer == STEP_OFF:
            if self.stopped and not steps.must_stop(s, bit_list(self.units), self.gait, self.place(s)):
                self.stopped = 0
            self.step = MOVE_AT_CHOOSE
        elif self.stage and not self.still_open(s):
            # a bridge was blown before them: what lies beyond it is not met (H44-5.4, 25.3.1)
            self.step = MOVE_AT_CHOOSE
        else:
            self.stage += 1
            here = self.place(s)
            if not s.zoc.movement_phase_rules.before_step(
                s, self.units, self.gait, here, self.to, self.stage - 1
            ):
                self.step = MOVE_AT_CROSS

    def open_price(self, s: ZocState) -> int:
        """What the chosen step costs now; an EZOC that had stopped the units was no obstacle then."""
        stopped, self.stopped = self.stopped, 0
        price = self.price_to(s, self.to)
        self.stopped = stopped
        return price

    def still_open(self, s: ZocState) -> bool:
        return self.open_price(s) >= 0

    def cross(self, s: ZocState) -> None:
        """The units pay and go, if they still may."""
        here = self.place(s)
        price = self.open_price(s)
        if price < 0:
            self.step = MOVE_AT_CHOOSE
            return
        self.stopped = 0
        units = bit_list(self.units)
        self.tally = tally_after(s, units, self.gait, here, self.to, self.tally)
        s.zoc.movement_phase_rules.crossed(s, self.units, here, self.to)
        for u in units:
            s.used[u] += price
            s.gait[u] = self.gait
            s.put(u, self.to)
            s.tell(events.MOVES, u, self.to, here)
        self.hexes += 1
        self.came = here
        self.step = MOVE_AT_ARRIVE

    def arrive(self, s: ZocState) -> None:
        """Routed enemies they have come next to run (H44-14.3.2, S42-13.3.2)."""
        h = scared(s, self.player, self.to, self.ran)
        if h >= 0 and self.scares(s):
            self.ran |= let_run(s, h)
        else:
            self.ran = 0
            self.stage = 0
            self.step = MOVE_AT_AFTER

    def scares(self, s: ZocState) -> bool:
        """Whether routed units run from them: perhaps only if they could go on (S42-13.3.2)."""
        units = bit_list(self.units)
        if s.zoc.movement_rules.spent_units_scare:
            return True
        if not any(s.zoc.zone_rules.is_combat_unit(s, u) for u in units):
            return False
        return not steps.must_stop(s, units, self.gait, self.to) and self.has_points_on(s, units)

    def has_points_on(self, s: ZocState, units: list[int]) -> bool:
        """Whether the points left would take the units into an adjacent hex, whoever is in it now."""
        sc = s.zoc
        left = steps.points_left(s, units, self.gait)
        for d in range(6):
            to = sc.neighbour[6 * self.to + d]
            if 0 <= to < sc.n and sc.in_play[to]:
                prices: list[int] = []
                for u in units:
                    used = s.used[u]
                    prices.append(sc.movement_rules.step_price(s, u, self.gait, self.to, d, used, self.tally))
                if min(prices) >= 0 and max(prices) <= left:
                    return True
        return False

    def after(self, s: ZocState) -> None:
        """What else happens because the units arrived; then they stop or go on."""
        if self.interrupted(s) == MOVE_ENDS:
            self.finish(s)
            return
        self.stage += 1
        if not s.zoc.movement_phase_rules.after_step(
            s, self.units, self.gait, self.came, self.place(s), self.stage - 1
        ):
            self.stopped = 1 if steps.must_stop(s, bit_list(self.units), self.gait, self.place(s)) else 0
            self.to = -1
            self.step = MOVE_AT_CHOOSE

    def finish(self, s: ZocState) -> None:
        for u in bit_list(survivors(s, self.units)):
            end_move(s, u, self.gait, self.hexes)
        s.pop()

    def place(self, s: ZocState) -> int:
        return s.place[self.units.bit_length() - 1]

    # -- what may be chosen ----------------------------------------------------------------------

    def may_go_on(self, s: ZocState) -> bool:
        """Whether there is anything to ask: a step, or a way to send a part of the stack ahead."""
        units = bit_list(self.units)
        here = self.place(s)
        left = steps.points_left(s, units, self.gait)
        for to in steps.beside(s, here):
            if self.price_of(s, units, here, to, left) >= 0:
                return True
            if self.stopped:
                continue
            for u in units:
                if len(units) > 1 and self.hexes and self.alone_price(s, u, to) >= 0:
                    return True
        if self.stopped:
            return False
        return any(
            breakdown.may_split(s, u) and s.zoc.breakdown_rules.part_goes_on(s, u, self.gait) for u in units
        )

    def alone_price(self, s: ZocState, u: int, to: int) -> int:
        """What a step would cost one of them alone."""
        price = steps.step_price(s, u, self.gait, self.place(s), to, s.used[u], self.tally)
        return steps.affordable(price, steps.points_left(s, [u], self.gait))

    def price_to(self, s: ZocState, to: int) -> int:
        """What their next step costs, or -(refusal)."""
        units = bit_list(self.units)
        return self.price_of(s, units, self.place(s), to, steps.points_left(s, units, self.gait))

    def open_steps(self, s: ZocState) -> list[int]:
        """The places they may go to next."""
        units = bit_list(self.units)
        here = self.place(s)
        left = steps.points_left(s, units, self.gait)
        return [to for to in steps.beside(s, here) if self.price_of(s, units, here, to, left) >= 0]

    def price_of(self, s: ZocState, units: list[int], here: int, to: int, left: int) -> int:
        """The same for one of several places; `left` are the points they have."""
        if self.stopped and not self.exempt(s, units, here, to):
            return -MUST_STOP
        spent = s.used[units[0]]
        price = steps.stack_price(s, units, self.gait, here, to, spent, self.tally)
        price = steps.affordable(price, left)
        if price < 0:
            return price
        refusal = LEGAL
        if len(units) > 1:
            refusal = s.zoc.movement_rules.stack_refusal(s, self.units, self.gait, here, to)
        if refusal == LEGAL and self.hexes == 0 and to < s.zoc.n:
            refusal = self.duty_refusal(s, units, to)
        if refusal == LEGAL:
            refusal = self.dead_end(s, units, here, to, spent + price, left - price)
        return -refusal if refusal else price

    def exempt(self, s: ZocState, units: list[int], here: int, to: int) -> bool:
        """Whether they may take this step although an EZOC has stopped them."""
        if here >= s.zoc.n or to >= s.zoc.n:
            return False
        d = steps.direction(s, here, to)
        return d >= 0 and all(s.zoc.movement_rules.goes_on(s, u, self.gait, here, d) for u in units)

    def duty_refusal(self, s: ZocState, units: list[int], to: int) -> int:
        """A unit that must leave an EZOC may not go into another (H44-14.2)."""
        if s.grip[(1 - self.player) * s.zoc.n + to] > 0:
            for u in units:
                if s.zoc.movement_rules.must_leave(s, u) and not s.zoc.movement_rules.leaves_into(
                    s, u, self.gait, to
                ):
                    return MUST_LEAVE
        return LEGAL

    def dead_end(self, s: ZocState, units: list[int], here: int, to: int, spent: int, left: int) -> int:
        """0, or why they could neither end their move in a place nor get on from there (L4)."""
        for u in units:
            refusal = s.zoc.movement_rules.end_refusal(s, u, self.gait, to)
            if refusal:
                tally = tally_after(s, units, self.gait, here, to, self.tally)
                if not can_end_beyond(s, units, self.gait, to, spent, left, tally):
                    return refusal
        return LEGAL

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        options = self.ways_on(s)
        if self.halt_refusal(s) == LEGAL or (self.hexes and not options):
            options.append(Option(HALT))
        return options

    def ways_on(self, s: ZocState) -> list[Option]:
        """Everything but to halt."""
        options: list[Option] = []
        if self.hexes == 0 or s.zoc.movement_rules.gathers(s, self.units):
            options += [
                Option(WITH, v) for v in s.stack_at(self.place(s)) if self.with_refusal(s, v) == LEGAL
            ]
        options += [Option(TO, to) for to in self.open_steps(s)]
        units = bit_list(self.units)
        if len(units) > 1:
            options += [Option(DROP, u) for u in units if self.drop_refusal(s, u) == LEGAL]
        parts = breakdown.part_options(s, units)
        options += [o for o in parts if self.stranding_refusal(s, o.a, o.b) == LEGAL]
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step != MOVE_AT_CHOOSE:
            return SEQUENCE
        if o.verb == TO:
            return self.to_refusal(s, o.a)
        if o.verb == WITH:
            return self.with_refusal(s, o.a)
        if o.verb == DROP:
            return self.drop_refusal(s, o.a)
        if o.verb == SPLIT:
            if not 0 <= o.a < s.zoc.units or not self.units >> o.a & 1:
                return NOT_MOVING
            return breakdown.split_refusal(s, o.a, o.b) or self.stranding_refusal(s, o.a, o.b)
        if o.verb != HALT:
            return SEQUENCE
        refusal = self.halt_refusal(s)
        return LEGAL if refusal and self.is_stranded(s) else refusal

    def is_stranded(self, s: ZocState) -> bool:
        """Units that may not end their move here, but whose way on a blown bridge has closed, do (H44-5.4).

        Nothing else strands them: nobody enters a place from which there is no way on (`dead_end`).
        """
        return self.hexes > 0 and not self.ways_on(s)

    def to_refusal(self, s: ZocState, to: int) -> int:
        if not (0 <= to < s.zoc.n or s.zoc.is_area(to)):
            return SEQUENCE
        price = self.price_to(s, to)
        return -price if price < 0 else LEGAL

    def with_refusal(self, s: ZocState, u: int) -> int:
        """Only units that began together move together, except units gathered on the way (S42-20.1.3)."""
        if not 0 <= u < s.zoc.units or self.units >> u & 1:
            return SEQUENCE
        late = self.hexes > 0 and not s.zoc.movement_rules.gathers(s, self.units)
        if s.zoc.owner[u] == self.player and (s.place[u] != self.place(s) or late):
            return APART
        if self.hexes and self.stopped:
            return MUST_STOP
        refusal = begin_refusal(s, self.player, u, self.gait)
        if refusal == LEGAL:
            refusal = s.zoc.movement_rules.joins_move_refusal(s, u, self.gait)
        return refusal or self.hampers(s, u)

    def hampers(self, s: ZocState, u: int) -> int:
        """0, or why with one more unit the stack could go nowhere (L4)."""
        larger = Move(self.player, self.units | 1 << u, self.gait)
        units = bit_list(larger.units)
        here = self.place(s)
        left = steps.points_left(s, units, self.gait)
        refusal = LEGAL
        for to in steps.beside(s, here):
            price = larger.price_of(s, units, here, to, left)
            if price >= 0:
                return LEGAL
            if refusal == LEGAL and self.price_to(s, to) >= 0:
                refusal = -price
        return refusal

    def drop_refusal(self, s: ZocState, u: int) -> int:
        if not 0 <= u < s.zoc.units or not self.units >> u & 1:
            return NOT_MOVING
        if self.hexes == 0 or self.units & (self.units - 1) == 0:
            return DROP_LATER
        refusal = self.end_refusal(s, u)
        if refusal:
            return refusal
        rest = self.copy()
        rest.units &= ~(1 << u)
        refusal = rest.halt_refusal(s)  # if the others may not end here with it, they must be able to go on
        return refusal if refusal and not rest.open_steps(s) else LEGAL

    def stranding_refusal(self, s: ZocState, u: int, part: int) -> int:
        """0, or why units that must go on could not in pieces: remnants are slower (H44-8.2.2, 21.3)."""
        refusal = self.halt_refusal(s)
        if refusal == LEGAL:
            return LEGAL
        trial = s.copy()
        assert isinstance(trial, ZocState)
        pieces = self.copy()
        breakdown.split(trial, u, part)
        pieces.units = survivors(trial, pieces.units) | 1 << part
        return LEGAL if pieces.open_steps(trial) else refusal

    def end_refusal(self, s: ZocState, u: int) -> int:
        """0 or why one of them cannot end its move here; the parts that were split off it may (H44-21.3)."""
        refusal = s.zoc.movement_rules.end_refusal(s, u, self.gait, s.place[u], self.units)
        return refusal or (MUST_LEAVE if s.zoc.movement_rules.must_go_on(s, u) else LEGAL)

    def halt_refusal(self, s: ZocState) -> int:
        for u in bit_list(self.units):
            if self.hexes:
                refusal = self.end_refusal(s, u)
                if refusal:
                    return refusal
            elif s.zoc.movement_rules.must_leave(s, u):
                return MUST_LEAVE
        return LEGAL

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        if o.verb == TO:
            self.to = o.a
            self.stage = 0
            self.step = MOVE_AT_BEFORE
        elif o.verb == WITH:
            if self.hexes:
                s.zoc.movement_phase_rules.gathered(s, self.units)
                self.hexes = 0  # counted from 0 for units that begin here
            s.zoc.movement_phase_rules.begin_move(s, o.a)
            self.units |= 1 << o.a
        elif o.verb == DROP:
            self.units &= ~(1 << o.a)
            s.tell(events.STAYS, o.a)
            end_move(s, o.a, self.gait, self.hexes)
        elif o.verb == SPLIT:
            breakdown.split(s, o.a, o.b)
            self.units = survivors(s, self.units) | 1 << o.b
        else:
            self.step = MOVE_AT_END

    def several(self, s: State) -> bool:
        return True

    def price(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        return self.price_to(s, o.a) if o.verb == TO else -1

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        """Why a step costs what it does: the unit of the stack that pays most."""
        assert isinstance(s, ZocState)
        if o.verb != TO or self.to_refusal(s, o.a):
            return []
        here = self.place(s)
        ledgers: list[Ledger] = []
        for u in bit_list(self.units):
            ledger = s.zoc.movement_rules.step_ledger(s, u, self.gait, here, o.a, s.used[u], self.tally)
            if not ledgers or ledger.total > ledgers[0].total:
                ledgers = [ledger]
        return ledgers

    def rolls(self, s: State, o: Option) -> bool:
        assert isinstance(s, ZocState)
        return o.verb == TO and s.zoc.movement_phase_rules.step_rolls(s, self.units, o.a)

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, ZocState)
        left = steps.points_left(s, bit_list(self.units), self.gait)
        return [left, 0] if self.gait == TACTICAL else [left // 2, left % 2]

    def actors(self, s: State) -> list[int]:
        return bit_list(self.units)


def end_move(s: ZocState, u: int, gait: int, hexes: int) -> None:
    """A unit moves no more in this phase."""
    s.set_mark(u, MOVED)
    s.gait[u] = gait if hexes else STILL
    s.zoc.movement_phase_rules.end_move(s, u, gait, hexes)
