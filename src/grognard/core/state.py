"""State and Frame: everything that changes during a game, and the procedures it rests in.

A rulebook is procedures within procedures. Each is a Frame whose steps are named in the order
the rulebook lists them; the stack of frames is plain data, so a game can rest, be saved, copied
and shown in the middle of an interrupt of an interrupt.
"""

from __future__ import annotations

from typing import ClassVar, Final

from .chance import Chance, Die, in_cup, sealed_block
from .column import SCALAR, Column
from .event import Event, Sink
from .kinds import ALL, UNIT, Operand
from .option import Option
from .reason import Ledger, Regret
from .scenario import Scenario

# State.asked, per lane: the player who must choose (0, 1 ...), or one of these.
RUN: Final = -1  # the machine has steps to run
IDLE: Final = -2  # nothing to do: the lane is empty, or waits for the players' own lanes

# State.barrier: why the last choice is final.
DIE: Final = 1
SECRET: Final = 2
HANDOVER: Final = 4

RUNNING: Final = -1  # State.outcome while the game goes on; later the bit mask of the winners


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

    def run(self, s: State) -> None:
        raise NotImplementedError

    def options(self, s: State) -> list[Option]:
        raise NotImplementedError

    def check(self, s: State, o: Option) -> int:
        """0 if the option is legal here, else the index of a Refusal of the game."""
        raise NotImplementedError

    def choose(self, s: State, o: Option) -> None:
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def facts(self, s: State) -> list[int]:
        """The values of FACTS for its prompt."""
        return []

    def several(self, s: State) -> bool:
        """Whether choices add up until one of them commits (a builder)."""
        return False

    def default(self, s: State) -> int:
        """Index of the option that a lost clock takes."""
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

    def actors(self, s: State) -> list[int]:
        """The units that act here, for guessing what somebody who points at the map means."""
        found: list[int] = []
        for field in self.FIELDS:
            if field.holds == UNIT and field.per == SCALAR:
                value: int = getattr(self, field.name)
                if value >= 0 and value not in found:
                    found.append(value)
        return found

    def regret(self, s: State, o: Option) -> Regret | None:
        """Why a player should be asked whether he really wants this, or None."""
        return None


class State:
    """What changes. A game's subclass adds columns and writes its own copy()."""

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

    def copy(self) -> State:
        raise NotImplementedError

    def forget(self) -> None:
        """Forgets what its caches remember."""
        new = type(self)(self.scenario, self.seed)
        for name in self.CACHES:
            setattr(self, name, getattr(new, name))

    def thin(self) -> bool:
        """Drops what `Rules.derive` finds again, where that is much; whether it did."""
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
        """The total of a roll. `classes[total]`: what the table makes of it, for exact odds."""
        self.barrier |= DIE
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
        """Names an outcome for odds ("hit", "destroyed"); nothing otherwise."""
        if self.chance is not None:
            self.chance.mark(label, a)

    def emit(self, event: Event) -> None:
        if self.sink is not None:
            self.sink.add(event)

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, seen: int = ALL) -> None:
        """emit() for the usual event that all, or those of a mask, see."""
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
    while True:
        while s.asked[0] == RUN:
            if len(s.lanes[0]) < floor:
                return
            s.lane = 0
            own_top(s, 0).run(s)
        if len(s.lanes) == 1:
            return
        running = False
        for lane in range(1, len(s.lanes)):
            while len(s.lanes) > lane and s.asked[lane] == RUN:
                s.lane = lane
                own_top(s, lane).run(s)
            running = running or (len(s.lanes) > lane and s.asked[lane] != IDLE)
        if running:
            return
        if len(s.lanes) > 1:  # every lane has ended: the common stack goes on
            s.lanes = s.lanes[:1]
            s.shared = s.shared[:1]
            s.asked = [RUN]


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
