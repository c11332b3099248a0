"""A tiny game for tests of the kernel, with what no shipped game uses yet.

Three players give secret orders at the same time (lanes, columns of the owner alone), draw face-down tokens
from a cup (a MAY column), attack with 1D100, are interrupted by an ambush with 1D10, and probe (consult).
"""

from __future__ import annotations

from fractions import Fraction

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, SEEN_MAY, SEEN_NOBODY, SEEN_OWNER, UNKNOWN, Column, Columns
from grognard.core.kernel.event import Event, EventKind
from grognard.core.kernel.kinds import BITS, MODE, NUMBER, PLAYER, ROW, UNIT, UNITS, Operand, bit_list
from grognard.core.kernel.knowledge import Lots, fill_from_cup, redact_columns
from grognard.core.kernel.option import BUILD, END, Option, Verb
from grognard.core.kernel.reason import Detail, Refusal, Regret
from grognard.core.kernel.rules import Outcome, Rules
from grognard.core.kernel.scenario import Scenario, Unreadable
from grognard.core.kernel.state import IDLE, Frame, State
from grognard.core.referee.game import Game, start
from grognard.core.telling.catalogue import Names
from grognard.core.telling.message import Arg, Ref, msg
from grognard.core.telling.overlay import Overlay, Tint
from grognard.core.telling.view import Piece, Scene, Track

SEATS = ["ann", "bob", "cat"]
UNITS_OF = [[0, 1], [2, 3], [4, 5]]
NAMES = ["A1", "A2", "B1", "B2", "C1", "C2"]
ORDERS = ("none", "hold", "dash", "ambush")
NONE, HOLD, DASH, AMBUSH = range(4)
TOKENS = ("none", "red", "blue", "black")
BLACK = 3
ANY_TOKEN = 0b1110
STANCES = ("none", "low", "high")
NEEDED = (0, 60, 35)  # what 1D100 must reach, by stance

D10 = Die(1, 10)
D100 = Die(1, 100)

ORDER, READY, STANCE, PROBE, ATTACK, SPRING, PASS = range(7)
_UNIT = Operand("unit", UNIT)
VERBS = [
    Verb("order", (_UNIT, Operand("order", MODE, ORDERS)), 0, BUILD, secret=True),
    Verb("ready", (), role=END),
    Verb("stance", (Operand("stance", MODE, STANCES),), -1, BUILD, secret=True),
    Verb("probe", (_UNIT,), 0, BUILD),
    Verb("attack", (_UNIT,), 0),
    Verb("spring", ()),
    Verb("pass", (), role=END),
]
LEGAL, SEQUENCE, NO_UNIT, NOT_ALL, KNOWN, NO_AMBUSH = range(6)
REFUSALS = [
    Refusal("", ""),
    Refusal("sequence", "MINI-1", rank=0),
    Refusal("no-unit", "MINI-2", ("owner",)),
    Refusal("not-all", "MINI-3"),
    Refusal("known", "MINI-4"),
    Refusal("no-ambush", "MINI-5"),
]
DREW, DRAWN, ORDERED, SHOWN, ATTACKS, ROLLED, KILLED, REVEALED, NOT_BLACK, STANDS = range(10)
_PLAYER = Operand("player", PLAYER)
EVENTS = [
    EventKind("drew", (_UNIT,)),
    EventKind("drawn", (_UNIT, Operand("token", MODE, TOKENS))),
    EventKind("ordered", (_UNIT, Operand("order", MODE, ORDERS))),
    EventKind("shown", (_UNIT, Operand("order", MODE, ORDERS))),
    EventKind("attacks", (_UNIT, Operand("target", UNIT))),
    EventKind("rolled", (_PLAYER, Operand("n", NUMBER))),
    EventKind("killed", (_UNIT,)),
    EventKind("revealed", (_UNIT, Operand("token", MODE, TOKENS))),
    EventKind("not-black", (_UNIT,)),
    EventKind("stands", (_PLAYER,)),
]
O_MISS, O_KILL, O_BOUNCE, O_SPRUNG = range(4)
OUTCOMES = [
    Outcome("miss", kind="none"),
    Outcome("kill", _UNIT, "kill"),
    Outcome("bounce", _UNIT, "none"),
    Outcome("sprung", _UNIT),
]


class MiniScenario(Scenario):
    """Two units each."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__("mini", "skirmish", options, SEATS)
        self.rounds = int(options["rounds"])

    def names(self, kind: int) -> list[str]:
        return NAMES if kind == UNIT else super().names(kind)

    def owner_of(self, kind: int, value: int) -> int:
        return side(value) if kind == UNIT else super().owner_of(kind, value)


def side(u: int) -> int:
    return u // 2


class MiniState(State):
    """The columns of the game."""

    def __init__(self, sc: MiniScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.sc = sc

    def declare(self, c: Columns) -> None:
        self.alive = c.row("alive", UNIT, NUMBER, 1)
        self.order = c.row("order", UNIT, MODE, seen=SEEN_OWNER, names=ORDERS)
        self.shown = c.row("shown", UNIT, MODE, names=ORDERS)
        self.token = c.row("token", UNIT, MODE, seen=SEEN_MAY, names=TOKENS)
        self.token_may = c.row("token_may", UNIT, BITS, 1)
        self.cup = c.row("cup", ROW, NUMBER, count=len(TOKENS), seen=SEEN_NOBODY)
        self.score = c.row("score", PLAYER, NUMBER)
        self.round = c.one("round", NUMBER)
        self.standing = c.row("standing", PLAYER, NUMBER, 2, derived=True)

    def rule_out_black(self, u: int) -> bool:
        """Everybody sees whether the unit's token is black (L3); whether it is."""
        black = self.token[u] == BLACK
        self.consult(self.token_may[u] >> BLACK & 1 == 1 and self.token_may[u] != 1 << BLACK)
        if black:
            self.token_may[u] = 1 << BLACK
            self.tell(REVEALED, u, BLACK)
        else:
            self.token_may[u] &= ~(1 << BLACK)
            self.tell(NOT_BLACK, u)
        return black

    def kill(self, u: int, by: int) -> None:
        if self.token[u]:
            if self.token_may[u].bit_count() > 1:
                self.tell(REVEALED, u, self.token[u])
            self.cup[self.token[u]] += 1
        self.token[u] = 0
        self.token_may[u] = 1
        self.order[u] = 0
        self.shown[u] = 0
        self.alive[u] = 0
        self.standing[side(u)] -= 1
        self.score[by] += 1
        self.mark(O_KILL, u)
        self.tell(KILLED, u)


def blank(sc: MiniScenario, seed: bytes = b"") -> MiniState:
    s = MiniState(sc, seed)
    s.blank()
    return s


AT_DRAW, AT_ORDERS, AT_REVEAL, AT_FIGHT, AT_END = range(5)


class Round(Frame):
    """Draw, order in secret, show who dashes, fight, end."""

    NAME = "Round"
    STEPS = ("draw", "orders", "reveal", "fight", "end")
    FIELDS = (Column("unit", SCALAR, UNIT, -1),)

    def __init__(self) -> None:
        super().__init__()
        self.unit = -1

    def run(self, s: State) -> None:
        assert isinstance(s, MiniState)
        if self.step == AT_DRAW:
            s.round += 1
            for player in range(3):
                self.draw(s, player)
            self.step = AT_ORDERS
        elif self.step == AT_ORDERS:
            self.step = AT_REVEAL
            s.together([Orders(p) if s.standing[p] else None for p in range(3)])
        elif self.step == AT_REVEAL:
            s.consult(True)
            for u in range(6):
                if s.order[u] == DASH:
                    s.shown[u] = DASH
                    s.tell(SHOWN, u, DASH)
            self.step = AT_FIGHT
        elif self.step == AT_FIGHT:
            self.next_attack(s)
        else:
            self.end(s)

    def draw(self, s: MiniState, player: int) -> None:
        for u in UNITS_OF[player]:
            if s.alive[u] and s.token[u] == 0 and sum(s.cup):
                kind = s.draw(s.cup)
                s.cup[kind] -= 1
                s.token[u] = kind
                s.token_may[u] = ANY_TOKEN
                s.emit(Event(DRAWN, u, kind, seen=1 << player, other=Event(DREW, u)))
                return

    def next_attack(self, s: MiniState) -> None:
        self.unit += 1
        if sum(1 for n in s.standing if n) < 2:
            self.unit = 6
        while self.unit < 6 and s.shown[self.unit] != DASH:
            self.unit += 1
        if self.unit < 6:
            s.push(Attack(side(self.unit), self.unit))
        else:
            self.unit = -1
            self.step = AT_END

    def end(self, s: MiniState) -> None:
        for u in range(6):
            s.order[u] = 0
            s.shown[u] = 0
        self.step = AT_DRAW
        if s.round >= s.sc.rounds or sum(1 for n in s.standing if n) < 2:
            best = max(s.score)
            s.finish(sum(1 << p for p in range(3) if s.score[p] == best))


AT_MUSTER, AT_CHOOSE, AT_DONE = range(3)


class Orders(Frame):
    """A builder in the player's own lane: an order for each unit, then `ready`."""

    NAME = "Orders"
    STEPS = ("muster", "choose", "done")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("left", SCALAR, UNITS))

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.left = 0  # the units still without an order

    def several(self, s: State) -> bool:
        return True

    def run(self, s: State) -> None:
        assert isinstance(s, MiniState)
        if self.step == AT_MUSTER:
            self.left = sum(1 << u for u in UNITS_OF[self.player] if s.alive[u])
            self.step = AT_CHOOSE
        elif self.step == AT_CHOOSE:
            s.ask(self.player)
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        if self.left == 0:
            return [Option(READY)]
        return [Option(ORDER, u, order) for u in bit_list(self.left) for order in (HOLD, DASH, AMBUSH)]

    def check(self, s: State, o: Option) -> int:
        if o.verb == READY:
            return LEGAL if self.left == 0 else NOT_ALL
        if o.verb != ORDER:
            return SEQUENCE
        if not 0 <= o.a < 6 or not self.left >> o.a & 1:
            return NO_UNIT
        return LEGAL if o.b in (HOLD, DASH, AMBUSH) else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, MiniState)
        if o.verb == READY:
            self.step = AT_DONE
            return
        s.order[o.a] = o.b
        self.left &= ~(1 << o.a)
        s.tell(ORDERED, o.a, o.b, seen=1 << self.player)


AT_STANCE, AT_TARGET, AT_WINDOW, AT_ROLL, AT_RESOLVE = range(5)


class Attack(Frame):
    """A secret stance, a target that may be probed first, the target's window, the roll."""

    NAME = "Attack"
    STEPS = ("stance", "target", "window", "roll", "resolve")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),
        Column("stance", SCALAR, MODE, 0, names=STANCES, owned="player"),
        Column("probed", ROW, UNIT),
        Column("target", SCALAR, UNIT, -1),
        Column("rolled", SCALAR, NUMBER),
    )

    def __init__(self, player: int = -1, unit: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = unit
        self.stance = 0
        self.probed: list[int] = []
        self.target = -1
        self.rolled = 0

    def run(self, s: State) -> None:
        assert isinstance(s, MiniState)
        if self.step <= AT_TARGET:
            s.ask(self.player)
        elif self.step == AT_WINDOW:
            self.step = AT_ROLL
            if s.shown[self.target] in (NONE, AMBUSH):  # by public knowledge it could lie in ambush (L1)
                s.push(React(side(self.target), self.target, self.unit))
        elif self.step == AT_ROLL:
            if not s.alive[self.unit]:  # back on top it reads the columns again (L6)
                s.pop()
                return
            needed = NEEDED[self.stance]
            self.rolled = s.roll(D100, bytes(1 if n >= needed else 0 for n in range(101)))
            s.tell_roll(ROLLED, self.player, self.rolled)
            self.step = AT_RESOLVE
        else:
            self.resolve(s)
            s.pop()

    def resolve(self, s: MiniState) -> None:
        if self.rolled < NEEDED[self.stance]:
            s.mark(O_MISS)
            s.tell(STANDS, side(self.target))
        elif s.token[self.target] and s.rule_out_black(self.target):
            s.mark(O_BOUNCE, self.target)
        else:
            s.kill(self.target, self.player)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, MiniState)
        if self.step == AT_STANCE:
            return [Option(STANCE, 1), Option(STANCE, 2)]
        found = []
        for u in range(6):
            if s.alive[u] and side(u) != self.player:
                found.append(Option(ATTACK, u))
                if self.check_probe(s, u) == LEGAL:
                    found.append(Option(PROBE, u))
        return found

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == ATTACK

    def check_probe(self, s: MiniState, u: int) -> int:
        may = s.token_may[u]
        return LEGAL if may >> BLACK & 1 and may != 1 << BLACK and u not in self.probed else KNOWN

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, MiniState)
        if o.verb == STANCE and self.step == AT_STANCE:
            return LEGAL if o.a in (1, 2) else SEQUENCE
        if o.verb not in (ATTACK, PROBE) or self.step != AT_TARGET:
            return SEQUENCE
        if not 0 <= o.a < 6 or not s.alive[o.a] or side(o.a) == self.player:
            return NO_UNIT
        return LEGAL if o.verb == ATTACK else self.check_probe(s, o.a)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, MiniState)
        if o.verb == STANCE:
            self.stance = o.a
            self.step = AT_TARGET
        elif o.verb == PROBE:
            self.probed = sorted([*self.probed, o.a])
            s.rule_out_black(o.a)
        else:
            self.target = o.a
            self.step = AT_WINDOW
            s.tell(ATTACKS, self.unit, o.a)


class React(Frame):
    """The window of an attack's target: an ambush may be sprung."""

    NAME = "React"
    STEPS = ("answer",)
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),
        Column("attacker", SCALAR, UNIT, -1),
    )
    INNER = True

    def __init__(self, player: int = -1, unit: int = -1, attacker: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = unit
        self.attacker = attacker

    def run(self, s: State) -> None:
        s.ask(self.player)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, MiniState)
        return [Option(PASS), Option(SPRING)] if s.order[self.unit] == AMBUSH else [Option(PASS)]

    def rolls(self, s: State, o: Option) -> bool:
        return True

    def regret(self, s: State, o: Option) -> Regret | None:
        assert isinstance(s, MiniState)
        wasted = o.verb == PASS and s.order[self.unit] == AMBUSH
        return Regret("ambush", "MINI-5", [Detail(_UNIT, self.unit)]) if wasted else None

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, MiniState)
        if o.verb == SPRING:
            return LEGAL if s.order[self.unit] == AMBUSH else NO_AMBUSH
        return LEGAL if o.verb == PASS else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, MiniState)
        if o.verb == SPRING:
            s.shown[self.unit] = AMBUSH
            s.tell(SHOWN, self.unit, AMBUSH)
            rolled = s.roll(D10, bytes(1 if n >= 7 else 0 for n in range(11)))
            s.tell_roll(ROLLED, self.player, rolled)
            if rolled >= 7:
                s.mark(O_SPRUNG, self.unit)
                s.kill(self.attacker, self.player)
        s.pop()


class MiniRules(Rules):
    """The game as the kernel sees it."""

    def __init__(self) -> None:
        frames = [Round, Orders, Attack, React]
        columns = MiniState(MiniScenario({"rounds": "1"}), b"").blank()
        super().__init__("mini", 1, "tests.core", VERBS, columns, REFUSALS, EVENTS, OUTCOMES, frames)
        self.turn_rule = "MINI-1"

    def scenarios(self) -> list[str]:
        return ["skirmish"]

    def switches(self, scenario: str) -> dict[str, list[str]]:
        return {"rounds": ["3", "1", "2"], "tokens": ["on", "off"]}

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        if scenario not in self.scenarios():
            raise Unreadable(f"there is no scenario '{scenario}'")
        complete = {name: options.get(name, values[0]) for name, values in self.switches(scenario).items()}
        for name, value in options.items():
            if name not in complete or value not in self.switches(scenario)[name]:
                raise Unreadable(f"no option '{name} {value}'")
        return MiniScenario(complete)

    def blank(self, scenario: Scenario) -> State:
        assert isinstance(scenario, MiniScenario)
        return blank(scenario)

    def start(self, scenario: Scenario, seed: bytes) -> State:
        assert isinstance(scenario, MiniScenario)
        s = blank(scenario, seed)
        if scenario.options["tokens"] == "on":
            s.cup = [0, 2, 2, 2]
        s.push(Round())
        return s

    def derive(self, s: State) -> None:
        assert isinstance(s, MiniState)
        s.standing = [sum(s.alive[u] for u in units) for units in UNITS_OF]

    def owner(self, s: State, column: Column, index: int) -> int:
        return side(index)

    def redact(self, s: State, player: int) -> State:
        assert isinstance(s, MiniState)
        known = s.copy()
        for u in range(6):
            if side(u) != player and s.token_may[u].bit_count() > 1:
                known.cup[s.token[u]] += 1
        redact_columns(self, known, player)
        return known

    def sample(self, known: State, player: int, seed: bytes) -> State:
        assert isinstance(known, MiniState)
        s = known.copy()
        lots = Lots(seed)
        blank = [u for u in range(6) if s.token[u] == UNKNOWN]
        drawn = fill_from_cup([s.token_may[u] for u in blank], s.cup, lots)
        assert drawn is not None
        for u, kind in zip(blank, drawn, strict=True):
            s.token[u] = kind
        for p in range(3):
            if p != player:
                sample_orders(s, p, lots)
        for i, frame in enumerate(s.lanes[0]):
            if isinstance(frame, Attack) and frame.stance == UNKNOWN:
                own = frame.copy()
                own.stance = 0 if own.step == AT_STANCE else 1 + lots.below(2)
                s.lanes[0][i] = own
        s.seed = b"sampled " + seed[:32]
        return s

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        """By whether the target's token is black: nothing else about it matters."""
        assert isinstance(known, MiniState)
        if o.verb not in (ATTACK, PROBE) or known.token[o.a] != UNKNOWN:
            return [(Fraction(1), self.sample(known, player, b"odds"))]
        blank = [o.a, *(u for u in range(6) if known.token[u] == UNKNOWN and u != o.a)]
        found: list[tuple[Fraction, State]] = []
        ways: dict[
            bool, tuple[int, int]
        ] = {}  # whether it is black -> how many deals make it so, and one kind
        for kind in bit_list(known.token_may[o.a]):
            count = deals(known, blank, [kind])
            before, one = ways.get(kind == BLACK, (0, kind))
            if count:
                ways[kind == BLACK] = (before + count, one if before else kind)
        total = sum(count for count, _ in ways.values())
        for count, kind in ways.values():
            world = known.copy()
            world.token[o.a] = kind
            world.cup[kind] -= 1
            found.append((Fraction(count, total), self.sample(world, player, b"odds")))
        return found

    def names(self, scenario: Scenario) -> Names:
        return Names()

    def present(self, known: State, player: int) -> Scene:
        assert isinstance(known, MiniState)
        pieces = []
        for u in range(6):
            badges = [f"shown:{ORDERS[known.shown[u]]}"] if known.shown[u] else []
            if known.token[u] != UNKNOWN:
                badges.append(f"token:{TOKENS[known.token[u]]}")
            if known.order[u] != UNKNOWN:
                badges.append(f"order:{ORDERS[known.order[u]]}")
            pieces.append(Piece(NAMES[u], "unit", side(u), "field" if known.alive[u] else "lost", "", badges))
        tracks = [Track("score", known.score[p], owner=p) for p in range(3)]
        return Scene(pieces, [], [Track("round", known.round), *tracks], [])

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
        owner = known.scenario.owner_of(UNIT, o.a) if 0 <= o.a < 6 else 0
        return {name: Ref("player", owner, SEATS[owner]) for name in self.refusals[refusal].facts}

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        return {"tokens": "", "unit": "unit"}

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        assert isinstance(known, MiniState)
        if name == "unit" and not (at and at[0].kind == "unit"):
            raise Unreadable("a unit is needed", msg("core-overlay-unit"))
        units = [at[0].index] if name == "unit" else range(6)
        return Overlay(name, [Tint(NAMES[u], f"token{known.token[u]}") for u in units], [], [])

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, MiniState)
        found = []
        tokens = sum(s.cup) + sum(1 for kind in s.token if kind)
        if tokens != (6 if s.sc.options["tokens"] == "on" else 0):
            found.append(f"{tokens} tokens in cup and play")
        if sum(s.score) + sum(s.alive) != 6:
            found.append("units and scores do not add up")
        return found


def deals(s: MiniState, blank: list[int], dealt: list[int]) -> int:
    """How many ways there are to deal the cup's tokens to the blank cells, beginning with those dealt."""
    kind = dealt[-1]
    ways = s.cup[kind] - dealt[:-1].count(kind)
    if ways <= 0 or len(dealt) == len(blank):
        return max(0, ways)
    may = s.token_may[blank[len(dealt)]]
    return ways * sum(deals(s, blank, [*dealt, other]) for other in bit_list(may))


def sample_orders(s: MiniState, p: int, lots: Lots) -> None:
    """Orders of another player that agree with what everybody has seen."""
    choosing = len(s.lanes) > 1
    mine = [u for u in UNITS_OF[p] if s.alive[u]]
    left = 0
    for u in UNITS_OF[p]:
        s.order[u] = 0
    if choosing and s.asked[1 + p] != IDLE:
        left = sum(1 << u for u in mine if lots.below(2))
        frame = Orders(p)
        frame.step = AT_CHOOSE
        frame.left = left
        s.lanes[1 + p] = [frame]
        s.shared[1 + p] = 0
    for u in mine:
        if left >> u & 1:
            continue
        if choosing:
            s.order[u] = 1 + lots.below(3)
        else:  # those who dash have been shown, the others lie low
            s.order[u] = s.shown[u] or (HOLD, AMBUSH)[lots.below(2)]


RULES = MiniRules()


def new_mini(seed: bytes = b"mini", **options: str) -> Game:
    return start(RULES, RULES.start(RULES.load("skirmish", options), seed))


def unknown_cells(s: State) -> int:
    """How many cells of a State are redacted."""
    count = 0
    for column in RULES.columns:
        value = getattr(s, column.name)
        count += (value == UNKNOWN) if column.per == SCALAR else list(value).count(UNKNOWN)
    return count
