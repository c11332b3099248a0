"""StalingradMind: how to play Stalingrad '42."""

from __future__ import annotations

from typing import Final

from grognard.bots.dice import TrialDice
from grognard.bots.mind import Macro, Mind
from grognard.bots.zocbond import walking
from grognard.bots.zocbond.judge import Style
from grognard.bots.zocbond.luck import luck
from grognard.core.message import Message
from grognard.core.option import Option
from grognard.core.policy import Policy
from grognard.core.state import State
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.movement import Movement

from .evaluate import evaluate, margin
from .greedy import Greedy, Office
from .judge import BALANCED, BOLD, HOLDING, StalingradJudge
from .plan import plan_movement
from .why import why

LONG_TURN: Final = 4  # turns of a small battle that a player turn counts as
AFTER: Final = 8  # of the luck in a combat so much is left at the end of a look ahead: an eighth
PLAN: Final = 24  # times as much as about a small decision a player thinks about the plan of a turn
LONGEST: Final = 9_600_000  # things weighed: nobody who thinks less to begin with thinks longer
UNIT: Final = 12  # things weighed in a step of a trial, for each unit in play


class StalingradMind(Mind):
    """Plans whole movement phases and tries the plans out; all else is answered at first sight."""

    def __init__(self) -> None:
        self.quick = Greedy()
        self.office = Office()

    def greedy(self) -> Policy:
        return Greedy()

    def plans_ahead(self) -> bool:
        """A plan of the recruit is a whole movement phase."""
        return True

    def macros(self, s: State, lane: int) -> list[Macro]:
        """The rest of a movement phase as far as it can be told, or the answer to a question."""
        assert isinstance(s, StalingradState)
        frame = s.top(lane)
        options = frame.options(s)
        if len(options) == 1:
            return [Macro(options, 0)]
        if isinstance(frame, Movement) and not isinstance(s.chance, TrialDice):
            return self.plans(s, frame, options)
        return [Macro(self.plan(s, lane), 0)]

    def plans(self, s: StalingradState, frame: Movement, options: list[Option]) -> list[Macro]:
        """Several plans of a movement phase: as the recruit makes them, with attacks, with more care."""
        simple = self.quick.office.judge(s, frame.player, True)
        careful = self.office.judge(s, frame.player, False)
        plans: list[tuple[StalingradJudge, Style | None]] = [
            (simple, None),
            (simple, BALANCED),
            (simple, HOLDING),
            (simple, simple.main_effort()),
            (careful, BALANCED),
            (careful, BOLD),
            (careful, HOLDING),
        ]
        found: list[Macro] = []
        for judge, style in plans:
            path = self.path(s, judge, frame, options, style)
            if not any(same(path, other.path) for other in found):
                found.append(Macro(path, 0))
        return found

    def path(
        self,
        s: StalingradState,
        judge: StalingradJudge,
        frame: Movement,
        options: list[Option],
        style: Style | None,
    ) -> list[Option]:
        """A plan in some style, or the first step where somebody must move yet."""
        path = plan_movement(s, judge, style)
        return path or [options[walking.movement(s, judge, frame, options)]]

    def plan(self, s: State, lane: int) -> list[Option]:
        """What the greedy policy chooses: a whole movement phase, or one answer."""
        assert isinstance(s, StalingradState)
        frame = s.top(lane)
        options = frame.options(s)
        if isinstance(frame, Movement) and len(options) > 1:
            judge = self.quick.office.judge(s, frame.player, True)
            return self.path(s, judge, frame, options, None)
        return [options[self.quick.choose(s, lane)]]

    def evaluate(self, s: State, player: int) -> int:
        assert isinstance(s, StalingradState)
        return evaluate(s, player)

    def clock(self, s: State) -> int:
        """Player turns."""
        assert isinstance(s, StalingradState)
        return 2 * s.turn + (s.active != s.first_player)

    def ahead(self, s: State, turns: int) -> int:
        """A player turn is everything that a side does: one's own and the answer are a long look."""
        return turns // LONG_TURN

    def toil(self, toil: int) -> int:
        """A whole turn is planned in one decision."""
        return min(PLAN * toil, max(toil, LONGEST))

    def round(self, s: State) -> int:
        """Both sides stand alike again after a whole turn."""
        assert isinstance(s, StalingradState)
        return s.turn

    def luck(self, s: State, player: int, total: int) -> int:
        assert isinstance(s, StalingradState)
        frame = s.top(s.lane)
        if not isinstance(frame, (Attack, Stand)):
            return 0
        found = luck(s, self.quick.office.judge(s, frame.player, True), frame, total) // AFTER
        return found if frame.player == player else -found

    def ending(self, s: State) -> bool:
        """Whether the end is so near that a look ahead goes there."""
        assert isinstance(s, StalingradState)
        return s.turn >= s.sc.last_turn

    def breadth(self, s: State) -> int:
        """A step of a trial takes longer the more units there are."""
        assert isinstance(s, StalingradState)
        return UNIT * sum([1 for u in range(s.sc.units) if in_play(s, u)])

    def margin(self, s: State, player: int) -> int:
        assert isinstance(s, StalingradState)
        return margin(s, player)

    def why(self, s: State, lane: int, o: Option) -> Message:
        assert isinstance(s, StalingradState)
        return why(s, lane, o)


def same(a: list[Option], b: list[Option]) -> bool:
    """Whether two plans are one."""
    return len(a) == len(b) and all(a[i].same(b[i]) for i in range(len(a)))


MIND: Final = StalingradMind()
