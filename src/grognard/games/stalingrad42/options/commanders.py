"""Chapters 26.2 and 28: dice to choose from, and commanders who have a die rolled again."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import BITS, HEX, MODE, NUMBER, PLAYER, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.battle import Battle, defenders
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.kinds import FIRED
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.refusals import LEGAL, NOT_YOURS, SEQUENCE

from .. import events
from ..kinds import TRAIN
from ..refusals import CHUIKOV_ROLL, COMMANDER_RANGE, COMMANDER_UNFIT, MANSTEIN_ROLL, NO_SUCH_FACE
from ..scenario import AXIS, COMMANDER
from ..state import StalingradState
from ..support import reaches_any
from ..verbs import KEEP, PICK, REROLL

D6: Final = Die(1, 6)

# What is rolled for.
ATTACK: Final = 0
STAND: Final = 1
DISENGAGEMENT: Final = 2
ROLLS: Final = ("attack", "stand", "disengagement")

AT_ROLL: Final = 0
AT_CHOOSE: Final = 1
AT_AGAIN: Final = 2
AT_END: Final = 3


def begin_initial(s: StalingradState, player: int) -> None:
    """Commanders are ready again (S42-28.1.1)."""
    for u in s.sc.commanders:
        if s.sc.owner[u] == player:
            s.clear_mark(u, FIRED)


def reroll_refusal(s: StalingradState, u: int, roll: int, roller: int, units: list[int]) -> int:
    """0 or why a commander cannot have a die rolled again. `units`: own ones that take part.

    Any may do so with a determined defence of his side; Manstein, whom the Axis has, with every attack and
    disengagements too (S42-28.1.3, 28.1.4).
    """
    sc = s.sc
    if not 0 <= u < sc.units or not sc.kind[u] & COMMANDER:
        return NOT_YOURS
    own = roller == sc.owner[u]
    if s.has_mark(u, FIRED) or s.has_mark(u, TRAIN) or not in_play(s, u):
        return COMMANDER_UNFIT
    if sc.owner[u] != AXIS and (roll != STAND or not own):
        return CHUIKOV_ROLL
    if roll != ATTACK and not own:
        return MANSTEIN_ROLL
    return LEGAL if reaches_any(s, u, units) else COMMANDER_RANGE


def commanders_for(s: StalingradState, roll: int, b: Battle) -> list[int]:
    """The commanders who can have the die of a combat rolled again."""
    if not s.sc.has_rule("commanders"):
        return []
    return [u for u in s.sc.commanders if roll_refusal(s, u, roll, b) == LEGAL]


def roll_refusal(s: StalingradState, u: int, roll: int, b: Battle) -> int:
    """0 or why a commander cannot have the die of a combat rolled again."""
    if u not in s.sc.commanders:
        return NOT_YOURS
    roller = 1 - b.player if roll == STAND else b.player
    attacks = s.sc.owner[u] == b.player
    units = bit_list(b.units) if attacks else defenders(s, b.target, b.player)
    return reroll_refusal(s, u, roll, roller, units)


def away_throw(s: StalingradState, player: int, h: int, units: int) -> Frame | None:
    """The same for units that try to disengage (S42-28.1.4)."""
    able = commanders_for(s, DISENGAGEMENT, Battle(player, h, 0, units))
    return Throw(player, h, DISENGAGEMENT, units) if able else None


class Throw(OpenEnded):
    """One die or several to choose from, and a commander's second roll. Pops the face that counts."""

    NAME = "Throw"
    STEPS = ("roll", "choose", "again", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),  # who attacks
        Column("target", SCALAR, HEX, -1),
        Column("roll", SCALAR, MODE, names=ROLLS),
        Column("units", SCALAR, UNITS),  # the attackers
        Column("dice", SCALAR, NUMBER, 1),
        Column("faces", SCALAR, BITS),  # the faces that came, as bits
        Column("face", SCALAR, NUMBER),
    )
    INNER = True

    def __init__(self, player: int = -1, target: int = -1, roll: int = ATTACK, units: int = 0) -> None:
        super().__init__()
        self.player = player
        self.target = target
        self.roll = roll
        self.units = units
        self.dice = 1
        self.faces = 0
        self.face = 0

    def battle(self) -> Battle:
        return Battle(self.player, self.target, 0, self.units)

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == AT_ROLL:
            thrown = []
            for _ in range(self.dice):
                self.face = s.roll(D6)
                self.faces |= 1 << self.face
                thrown.append(self.face)
            s.emit(Event(events.THROWN, len(thrown), dice=thrown))
            self.step = AT_CHOOSE
        elif self.step == AT_CHOOSE:
            if self.faces & (self.faces - 1):
                s.ask(self.player)
            else:
                self.step = AT_AGAIN
        elif self.step == AT_AGAIN:
            able = commanders_for(s, self.roll, self.battle())
            if able:
                s.ask(s.sc.owner[able[0]])
            else:
                self.step = AT_END
        else:
            s.dice = [self.face]  # what the log shows beside the result, perhaps a choice after it was rolled
            s.pop(self.face)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        if self.step == AT_CHOOSE:
            return [Option(PICK, face) for face in bit_list(self.faces)]
        options = [Option(REROLL, u) for u in commanders_for(s, self.roll, self.battle())]
        return [*options, Option(KEEP)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if self.step == AT_CHOOSE:
            if o.verb != PICK:
                return SEQUENCE
            return LEGAL if o.a > 0 and self.faces >> o.a & 1 else NO_SUCH_FACE
        if o.verb == KEEP:
            return LEGAL
        if o.verb != REROLL:
            return SEQUENCE
        return roll_refusal(s, o.a, self.roll, self.battle())

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == PICK:
            self.face = o.a
            s.tell(events.PICKED, self.player, self.face)
            self.step = AT_AGAIN
        elif o.verb == REROLL:
            s.set_mark(o.a, FIRED)
            self.face = s.roll(D6)
            s.tell(events.REROLLED, o.a, self.face)
            self.step = AT_END
        else:
            self.step = AT_END

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == REROLL
