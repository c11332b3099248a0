"""Another tiny game for tests of the kernel: dice that are thrown again, and attacks side by side.

Two players with three units each. Who begins is rolled with one die each, and ties do not count. A barrage
must first come down (1D10); then every enemy unit is attacked by itself. An attack is two D100 in a row: to
hit, which is harder where the target has dug in (a secret until then), and what the hit does, by the last
digit.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.build import build_name
from grognard.core.kernel.chance import AGAIN, Die
from grognard.core.kernel.column import SCALAR, SEEN_MAY, UNKNOWN, Column, Columns
from grognard.core.kernel.event import EventKind
from grognard.core.kernel.kinds import BITS, MODE, NUMBER, PLAYER, UNIT, UNITS, Operand, bit_list
from grognard.core.kernel.knowledge import Lots
from grognard.core.kernel.option import END, Option, Verb
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.reason import Refusal
from grognard.core.kernel.rules import Outcome, Rules
from grognard.core.kernel.scenario import Scenario, Unreadable
from grognard.core.kernel.state import Frame, State
from grognard.core.referee.game import Game, start
from grognard.core.telling.catalogue import Names
from grognard.core.telling.view import Piece, Scene, Track

if build_name() == "compiled":
    pytest.skip("compiled classes let no classes of tests in", allow_module_level=True)

SEATS = ["ann", "bob"]
UNIT_NAMES = ["A1", "A2", "A3", "B1", "B2", "B3"]
ROUNDS = 3
GROUNDS = ("open", "dug")
OPEN, DUG = range(2)
EITHER = 0b11
NEEDED = (40, 70)  # what 1D100 must reach to hit, by ground

D10 = Die(1, 10)
TWO_D10 = Die(2, 10)
D100 = Die(1, 100)
TIE = 11  # of a first die and the second one read as 11 - face
FIRST = bytes(AGAIN if n == TIE else int(n > TIE) for n in range(21))
COMES_DOWN = bytes(int(n > 3) for n in range(11))

BARRAGE, SHOOT, PASS = range(3)
_UNIT = Operand("unit", UNIT)
_PLAYER = Operand("player", PLAYER)
VERBS = [Verb("barrage", ()), Verb("shoot", (_UNIT,), 0), Verb("pass", (), role=END)]
LEGAL, SEQUENCE, NO_UNIT = range(3)
REFUSALS = [Refusal("", ""), Refusal("sequence", "SALVO-1", rank=0), Refusal("no-unit", "SALVO-2")]
BEGINS, RESPONSE, SEEN, HIT_ROLL, DAMAGE_ROLL, KILLED = range(6)
EVENTS = [
    EventKind("begins", (_PLAYER,)),
    EventKind("response", (_PLAYER, Operand("n", NUMBER))),
    EventKind("seen", (_UNIT, Operand("ground", MODE, GROUNDS))),
    EventKind("hit-roll", (_UNIT, Operand("n", NUMBER))),
    EventKind("damage-roll", (_UNIT, Operand("n", NUMBER))),
    EventKind("killed", (_UNIT,)),
]
O_LATE, O_FALLS, O_MISS, O_SHAKEN, O_KILL = range(5)
OUTCOMES = [
    Outcome("late", kind="none"),
    Outcome("falls", kind="good"),
    Outcome("miss", _UNIT, "none"),
    Outcome("shaken", _UNIT, "hit"),
    Outcome("kill", _UNIT, "kill"),
]


def side(u: int) -> int:
    return u // 3


def hit_classes(needed: int) -> bytes:
    return bytes(int(n >= needed) for n in range(101))


def is_fatal(total: int) -> bool:
    """The last digit of what was rolled: 9 or 0 kills."""
    return total % 10 in (9, 0)


def damage_classes() -> bytes:
    return bytes(int(is_fatal(n)) for n in range(101))


class SalvoScenario(Scenario):
    """Three units each."""

    def names(self, kind: int) -> list[str]:
        return UNIT_NAMES if kind == UNIT else super().names(kind)

    def owner_of(self, kind: int, value: int) -> int:
        return side(value) if kind == UNIT and value >= 0 else super().owner_of(kind, value)


class SalvoState(State):
    """The columns of the game."""

    def declare(self, c: Columns) -> None:
        self.alive = c.row("alive", UNIT, NUMBER, 1)
        self.ground = c.row("ground", UNIT, MODE, seen=SEEN_MAY, names=GROUNDS)
        self.ground_may = c.row("ground_may", UNIT, BITS, 1 << OPEN)
        self.round = c.one("round", NUMBER)

    def enemies(self, player: int) -> list[int]:
        return [u for u in range(6) if self.alive[u] and side(u) != player]

    def see(self, u: int) -> None:
        """Everybody sees how a unit under fire lies (L3)."""
        self.consult(self.ground_may[u] == EITHER)
        if self.ground_may[u] == EITHER:
            self.ground_may[u] = 1 << self.ground[u]
            self.tell(SEEN, u, self.ground[u])


AT_DIG, AT_INITIATIVE, AT_FIRST, AT_SECOND, AT_END = range(5)


class Day(Frame):
    """Dig in, see who begins, fire in turn; three times."""

    NAME = "Day"
    STEPS = ("dig", "initiative", "first", "second", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self) -> None:
        super().__init__()
        self.player = -1

    def run(self, s: State) -> None:
        assert isinstance(s, SalvoState)
        step = self.take_step()
        if step == AT_DIG:
            for u in range(6):
                s.ground[u] = s.draw([1, 1])
                s.ground_may[u] = EITHER
        elif step == AT_INITIATIVE:
            s.round += 1
            self.player = 0 if s.roll(TWO_D10, FIRST) > TIE else 1
            s.tell_roll(BEGINS, self.player)
        elif step == AT_FIRST:
            s.push(Turn(self.player))
        elif step == AT_SECOND:
            s.push(Turn(1 - self.player))
        else:
            self.end(s)

    def end(self, s: SalvoState) -> None:
        left = [len(s.enemies(1 - player)) for player in (0, 1)]
        self.step = AT_INITIATIVE
        if s.round >= ROUNDS or 0 in left:
            s.finish(sum(1 << p for p in (0, 1) if left[p] == max(left)))


AT_CHOOSE, AT_RESPONSE, AT_FIRE = range(3)


class Turn(Frame):
    """A player's barrage over all enemies, or a shot at one of them."""

    NAME = "Turn"
    STEPS = ("choose", "response", "fire")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("targets", SCALAR, UNITS))

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.targets = 0  # those still to be attacked

    def run(self, s: State) -> None:
        assert isinstance(s, SalvoState)
        if self.step == AT_CHOOSE:
            if s.enemies(self.player):
                s.ask(self.player)
            else:
                s.pop()
        elif self.step == AT_RESPONSE:
            self.respond(s)
        elif self.targets:
            target = bit_list(self.targets)[0]
            self.targets &= ~(1 << target)
            s.push(Shell(target))
        else:
            s.pop()

    def respond(self, s: SalvoState) -> None:
        rolled = s.roll(D10, COMES_DOWN)
        s.tell_roll(RESPONSE, self.player, rolled)
        if not COMES_DOWN[rolled]:
            s.mark(O_LATE)
            s.pop()
            return
        s.mark(O_FALLS)
        s.curtain()
        self.step = AT_FIRE

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, SalvoState)
        return [Option(BARRAGE), *(Option(SHOOT, u) for u in s.enemies(self.player)), Option(PASS)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, SalvoState)
        if o.verb == SHOOT:
            return LEGAL if o.a in s.enemies(self.player) else NO_UNIT
        return LEGAL

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, SalvoState)
        if o.verb == BARRAGE:
            self.targets = sum(1 << u for u in s.enemies(self.player))
            self.step = AT_RESPONSE
            return
        self.step = AT_FIRE
        if o.verb == SHOOT:
            s.push(Shell(o.a))

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb != PASS

    def parts(self, s: State, o: Option) -> list[OddsPart]:
        assert isinstance(s, SalvoState)
        if o.verb != BARRAGE:
            return []
        return [OddsPart(UNIT, u, [Shell(u)]) for u in s.enemies(self.player)]


AT_HIT, AT_DAMAGE = range(2)


class Shell(Frame):
    """An attack on one unit: does it hit, and what does the hit do?"""

    NAME = "Shell"
    STEPS = ("hit", "damage")
    FIELDS = (Column("unit", SCALAR, UNIT, -1),)

    def __init__(self, unit: int = -1) -> None:
        super().__init__()
        self.unit = unit

    def run(self, s: State) -> None:
        assert isinstance(s, SalvoState)
        if self.step == AT_HIT:
            self.hit(s)
        else:
            self.damage(s)

    def hit(self, s: SalvoState) -> None:
        s.see(self.unit)
        needed = NEEDED[s.ground[self.unit]]
        rolled = s.roll(D100, hit_classes(needed))
        s.tell_roll(HIT_ROLL, self.unit, rolled)
        if rolled >= needed:
            self.step = AT_DAMAGE
            return
        s.mark(O_MISS, self.unit)
        s.pop()

    def damage(self, s: SalvoState) -> None:
        rolled = s.roll(D100, damage_classes())
        s.tell_roll(DAMAGE_ROLL, self.unit, rolled)
        if is_fatal(rolled):
            s.alive[self.unit] = 0
            s.mark(O_KILL, self.unit)
            s.tell(KILLED, self.unit)
        else:
            s.mark(O_SHAKEN, self.unit)
        s.pop()


class SalvoRules(Rules):
    """The game as the kernel sees it."""

    def __init__(self) -> None:
        columns = SalvoState(scenario(), b"").blank()
        frames = [Day, Turn, Shell]
        super().__init__("salvo", 1, "tests.core", VERBS, columns, REFUSALS, EVENTS, OUTCOMES, frames)
        self.turn_rule = "SALVO-1"

    def scenarios(self) -> list[str]:
        return ["range"]

    def switches(self, scenario: str) -> dict[str, list[str]]:
        return {}

    def load(self, name: str, options: dict[str, str]) -> Scenario:
        if name != "range" or options:
            raise Unreadable(f"there is no scenario '{name}' with options {options}")
        return scenario()

    def start(self, scenario: Scenario, seed: bytes) -> State:
        s = SalvoState(scenario, seed)
        s.blank()
        s.push(Day())
        return s

    def owner(self, s: State, column: Column, index: int) -> int:
        return side(index)

    def sample(self, known: State, player: int, seed: bytes) -> State:
        assert isinstance(known, SalvoState)
        s = known.copy()
        lots = Lots(seed)
        for u in range(6):
            if s.ground[u] == UNKNOWN:
                s.ground[u] = lots.below(2)
        s.seed = b"sampled " + seed[:32]
        return s

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        """By the ground of the one target; a barrage is split part by part."""
        return self.by_ground(known, player, o.a if o.verb == SHOOT else -1)

    def part_worlds(
        self, known: State, player: int, o: Option, part: OddsPart
    ) -> list[tuple[Fraction, State]]:
        return self.by_ground(known, player, part.subject)

    def by_ground(self, known: State, player: int, target: int) -> list[tuple[Fraction, State]]:
        assert isinstance(known, SalvoState)
        if target < 0 or known.ground[target] != UNKNOWN:
            return [(Fraction(1), self.sample(known, player, b"odds"))]
        worlds = []
        for ground in (OPEN, DUG):
            world = known.copy()
            world.ground[target] = ground
            worlds.append((Fraction(1, 2), self.sample(world, player, b"odds")))
        return worlds

    def names(self, scenario: Scenario) -> Names:
        return Names()

    def present(self, known: State, player: int) -> Scene:
        assert isinstance(known, SalvoState)
        pieces = []
        for u in range(6):
            badges = [] if known.ground[u] == UNKNOWN else [GROUNDS[known.ground[u]]]
            place = "field" if known.alive[u] else "lost"
            pieces.append(Piece(UNIT_NAMES[u], "unit", side(u), place, "", badges))
        return Scene(pieces, [], [Track("round", known.round)], [])


def scenario() -> SalvoScenario:
    return SalvoScenario("salvo", "range", {}, SEATS)


RULES = SalvoRules()


def new_salvo(seed: bytes = b"salvo") -> Game:
    return start(RULES, RULES.start(scenario(), seed))
