"""State and Frame: everything that changes during a game, and the procedures it rests in.

A rulebook is procedures within procedures. Each is a Frame whose steps are named in the order
the rulebook lists them; the stack of frames is plain data, so a game can rest, be saved, copied
and shown in the middle of an interrupt within an interrupt.
"""

from __future__ import annotations

from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from .chance import AGAIN, Chance, Die, counts, in_cup, sealed_block
from .column import SCALAR, Column, Columns
from .event import Event, Sink
from .kinds import ALL, UNIT, Operand
from .option import Option
from .part import OddsPart
from .reason import Ledger, Regret
from .scenario import Scenario

# State.asked, per lane: the player who must choose (0, 1 ...), or one of these.
RUN: Final = -1  # the machine has steps to run
IDLE: Final = -2  # nothing to do: the lane is empty, or waits for the players' own lanes

# State.barrier: why the last choice is final.
DIE: Final = 1
SECRET: Final = 2
HANDOVER: Final = 4

# Steps between two questions, after which a frame is looked at that may stand still.
MOST_RUNS: Final = 100_000

RUNNING: Final = -1  # State.outcome while the game goes on; later the bit mask of the winners


@mypyc_attr(allow_interpreted_subclasses=True)  # of games that other packages bring
class Frame:
    """One procedure of the rulebook, at one of its steps.

    `run` does the current step and ends in one of: self.step = next, s.push(frame),
    s.pop(result), s.ask(player), s.together(frames), s.finish(outcome).
    """

    NAME: ClassVar[str] = ""
    STEPS: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[tuple[Column, ...]] = ()
    FACTS: ClassVar[tuple[Operand, ...]] = ()  # what its prompt tells beside the fields
    INNER: ClassVar[bool] = False  # its outcome only means something to the frame below (odds look there)

    def __init__(self) -> None:
        self.step = 0

    def take_step(self) -> int:
        """The step to do now; the one after it in STEPS comes next, unless this one sets another."""
        step = self.step
        self.step = step + 1
        return step

    def run(self, s: State) -> None:
        raise NotImplementedError

    def options(self, s: State) -> list[Option]:
        raise NotImplementedError

    def check(self, s: State, o: Option) -> int:
        """0 if the option is legal here, else the index of a Refusal of the game."""
        raise NotImplementedError

    def choose(self, s: State, o: Option) -> None:
        raise NotImplementedError

    def copy(self) -> Self:
        """A frame of its own with the same fields: every frame can be made without arguments."""
        f = type(self)()
        f.step = self.step
        for field in self.FIELDS:
            value = getattr(self, field.name)
            setattr(f, field.name, value if field.per == SCALAR else value.copy())
        return f

    def facts(self, s: State) -> list[int]:
        """The values of FACTS for its prompt."""
        return []

    def several(self, s: State) -> bool:
        """Whether choices add up until one of them commits (a builder)."""
        return False

    def default(self, s: State) -> int:
        """Index of the option taken where nobody chooses: in odds, and the first on the page."""
        return 0

    def price(self, s: State, o: Option) -> int:
        """What an option costs, for clients; -1: nothing to tell."""
        return -1

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        """Where the numbers behind an option come from."""
        return []

    def rolls(self, s: State, o: Option) -> bool:
        """Whether dice are rolled in the option's own procedure, so that its chances are worth a look."""
        return False

    def parts(self, s: State, o: Option) -> list[OddsPart]:
        """The independent attacks an option of the common lane leads to, whose chances stand side by side."""
        return []

    def actors(self, s: State) -> list[int]:
        """The units that act here, for guessing what somebody who points at the map means."""
        units: list[int] = []
        for field in self.FIELDS:
            if field.holds == UNIT and field.per == SCALAR:
                value: int = getattr(self, field.name)
                if value >= 0 and value not in units:
                    units.append(value)
        return units

    def regret(self, s: State, o: Option) -> Regret | None:
        """Why a player should be asked whether he really wants this, or None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What changes. A game's subclass declares its columns; blank values, copies and texts follow."""

    CACHES: ClassVar[tuple[str, ...]] = ()  # attributes that only remember what follows from the columns

    def __init__(self, scenario: Scenario, seed: bytes) -> None:
        self.scenario = scenario
        self.lanes: list[list[Frame]] = [[]]  # [0] the common stack; [1 + p] player p's own
        self.shared: list[int] = [0]  # per lane: how many frames from the bottom other States share
        self.asked: list[int] = [RUN]
        self.lane = 0  # the lane that runs
        self.result = 0  # what the frame that ended last left for the one below
        self.outcome = RUNNING
        self.seed = seed
        self.epoch = 0
        self.ply = 0
        self.chance: Chance | None = None
        self.barrier = 0
        self.sink: Sink | None = None
        self.dice: list[int] = []  # the faces of the last roll: scratch, never read at rest
        self.taken = 0  # bytes of this ply's dice used so far: scratch
        self.block = b""

    def declare(self, c: Columns) -> None:
        """Every column once, in the order of the position text: `self.vp = c.row("vp", PLAYER, NUMBER)`."""
        raise NotImplementedError

    def blank(self) -> list[Column]:
        """Gives every column its blank value; the columns as declared."""
        c = Columns(self.scenario)
        self.declare(c)
        return c.listed

    def copy(self) -> Self:
        """A State of its own with the same cells; a game with many columns may write it out to be faster."""
        s = type(self)(self.scenario, self.seed)
        self.copy_to(s)
        s.declare(Columns(self.scenario, self))
        return s

    def forget(self) -> None:
        """Empties the caches."""
        new = type(self)(self.scenario, self.seed)
        for name in self.CACHES:
            setattr(self, name, getattr(new, name))

    def thin(self) -> bool:
        """Drops what `Rules.derive` finds again, where that is much; tells whether it did."""
        return False

    def copy_to(self, s: State) -> None:
        """The kernel's part of copy(): frames are shared until one of the two States runs them."""
        s.lanes = [lane.copy() for lane in self.lanes]
        self.shared = [len(lane) for lane in self.lanes]
        s.shared = self.shared.copy()
        s.asked = self.asked.copy()
        s.lane = self.lane
        s.result = self.result
        s.outcome = self.outcome
        s.epoch = self.epoch
        s.ply = self.ply
        s.barrier = self.barrier

    # -- what a step may do ---------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        self.lanes[self.lane].append(frame)

    def pop(self, result: int = 0) -> None:
        lane = self.lanes[self.lane]
        lane.pop()
        if self.shared[self.lane] > len(lane):
            self.shared[self.lane] = len(lane)
        self.result = result
        if not lane:
            self.asked[self.lane] = IDLE

    def ask(self, player: int) -> None:
        self.asked[self.lane] = player

    def together(self, frames: list[Frame | None]) -> None:
        """Each player gets a stack of his own; the common one goes on when all of them have ended."""
        self.asked[0] = IDLE
        for frame in frames:
            self.lanes.append([] if frame is None else [frame])
            self.shared.append(0)
            self.asked.append(IDLE if frame is None else RUN)

    def finish(self, outcome: int) -> None:
        self.outcome = outcome
        self.lanes = [[]]
        self.shared = [0]
        self.asked = [IDLE]
        self.lane = 0

    # -- chance -----------------------------------------------------------------------------

    def roll(self, die: Die, classes: bytes | None = None) -> int:
        """The total of a roll. `classes[total]`: what the table makes of it, for exact odds.

        A total of the class AGAIN does not count: the same dice are thrown again, with the next bytes of the
        sealed dice or the next given roll, and `dice` keeps the faces of the throw that counts.
        """
        self.barrier |= DIE
        total = self.throw(die, classes)
        while classes is not None and classes[total] == AGAIN and not counts(die, classes, total):
            total = self.throw(die, classes)
        return total

    def throw(self, die: Die, classes: bytes | None) -> int:
        """The total of dice thrown once, whether or not it counts."""
        if self.chance is not None:
            return self.chance.roll(self, die, classes)
        faces: list[int] = []
        total = 0
        while len(faces) < die.count:
            byte = self.next_byte()
            if byte < die.limit:
                face = byte % die.sides + 1
                faces.append(face)
                total += face
        self.dice = faces
        return total

    def draw(self, cup: list[int]) -> int:
        """Draws one from a cup kept as counts (the caller takes it out) and tells which."""
        self.barrier |= DIE
        if self.chance is not None:
            return self.chance.draw(self, cup)
        left = sum(cup)
        assert 0 < left <= 65536, "a cup must hold 1 to 65536 things"
        return in_cup(cup, self.below(left))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 off the sealed dice: bytes that would favour some are rejected."""
        size = 256 if n <= 256 else 65536
        limit = size - size % n
        while True:
            value = self.next_byte()
            if size > 256:
                value = value * 256 + self.next_byte()
            if value < limit:
                return value % n

    def next_byte(self) -> int:
        at = self.taken
        if at & 63 == 0:
            if not self.seed:
                raise RuntimeError("a redacted State has no dice: sample it first")
            self.block = sealed_block(self.seed, self.epoch, self.ply, at >> 6)
        self.taken = at + 1
        return self.block[at & 63]

    def consult(self, uncertain: bool) -> None:
        """L3: a step looked at another player's secret; undo stops here, also when nothing was found."""
        if uncertain:
            self.barrier |= SECRET

    def mark(self, label: int, a: int = -1) -> None:
        """Names an outcome for odds ("hit", "destroyed"); does nothing otherwise."""
        if self.chance is not None:
            self.chance.mark(label, a)

    def curtain(self) -> None:
        """Odds of the whole end here, where an attack goes on in independent parts (`Frame.parts`).

        Every outcome up to here has its mark already. Does nothing in play.
        """
        if self.chance is not None:
            self.chance.curtain()

    def emit(self, event: Event) -> None:
        if self.sink is not None:
            self.sink.add(event)

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, seen: int = ALL) -> None:
        """emit() for the usual event that all players, or those of a mask, see."""
        if self.sink is not None:
            self.sink.add(Event(kind, a, b, c, d, seen))

    def tell_roll(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """tell() for the roll just made: the event keeps its faces."""
        if self.sink is not None:
            self.sink.add(Event(kind, a, b, c, d, dice=self.dice))

    def top(self, lane: int = 0) -> Frame:
        return self.lanes[lane][-1]


# -- the machine ------------------------------------------------------------------------------


def own_top(s: State, lane: int) -> Frame:
    """The top frame of a lane, made this State's own if another State shares it."""
    stack = s.lanes[lane]
    at = len(stack) - 1
    top = stack[at]
    if at < s.shared[lane]:
        top = top.copy()
        stack[at] = top
        s.shared[lane] = at
    return top


def advance(s: State, floor: int = 0) -> None:
    """Runs steps until somebody is asked, the game is over, or the common stack is lower than `floor`."""
    runs = 0
    while True:
        while s.asked[0] == RUN:  # most steps are those of the common stack
            if floor and len(s.lanes[0]) < floor:
                return
            runs += 1
            s.lane = 0
            stack = s.lanes[0]
            if runs > MOST_RUNS:
                run_watched(s, 0)
            elif len(stack) > s.shared[0]:  # mostly it is this State's own already
                stack[-1].run(s)
            else:
                own_top(s, 0).run(s)
        if len(s.lanes) == 1:
            return
        running = False
        for lane in range(1, len(s.lanes)):
            while len(s.lanes) > lane and s.asked[lane] == RUN:
                runs += 1
                s.lane = lane
                if runs > MOST_RUNS:
                    run_watched(s, lane)
                else:
                    own_top(s, lane).run(s)
            running = running or (len(s.lanes) > lane and s.asked[lane] != IDLE)
        if running:
            return
        if len(s.lanes) > 1:  # every lane has ended: the common stack goes on
            s.lanes = s.lanes[:1]
            s.shared = s.shared[:1]
            s.asked = [RUN]


def run_watched(s: State, lane: int) -> None:
    """Runs a step; an error if the frame stands still, because it would do so for ever."""
    top = own_top(s, lane)
    step = top.step
    lanes = len(s.lanes)
    height = len(s.lanes[lane])
    before = field_text(top)
    top.run(s)
    if len(s.lanes) != lanes or s.asked[lane] != RUN or len(s.lanes[lane]) != height:
        return
    if s.lanes[lane][-1] is top and top.step == step and field_text(top) == before:
        name = top.STEPS[step] if 0 <= step < len(top.STEPS) else str(step)
        raise RuntimeError(f"{top.NAME}.{name} neither goes on, pops, asks nor finishes")


def field_text(frame: Frame) -> str:
    """The fields of a frame: one that counts in them goes on, though its step stays."""
    return str([getattr(frame, field.name) for field in frame.FIELDS])


def choose(s: State, lane: int, o: Option, floor: int = 0) -> None:
    """Plays a legal option for the player asked in that lane. The caller has checked it."""
    s.lane = lane
    s.asked[lane] = RUN
    s.ply += 1
    s.barrier = 0
    s.taken = 0
    own_top(s, lane).choose(s, o)
    advance(s, floor)


def asked_lanes(s: State) -> list[int]:
    """The lanes in which somebody must choose now."""
    return [lane for lane in range(len(s.asked)) if s.asked[lane] >= 0]
