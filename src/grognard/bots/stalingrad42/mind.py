"""StalingradMind: how to play Stalingrad '42."""

from __future__ import annotations

from typing import Final

from grognard.bots.dice import TrialDice
from grognard.bots.mind import Macro
from grognard.bots.zocbond import walking
from grognard.bots.zocbond.judge import BALANCED, Judge, Style
from grognard.bots.zocbond.mind import ZocMind
from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.state import Frame, State
from grognard.games.stalingrad42.initial import Initial
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.transport.rail import RailMove
from grognard.games.stalingrad42.verbs import RAIL
from grognard.games.zocbond.movement import Movement

from .evaluate import evaluate, margin
from .greedy import StalingradGreedy, StalingradOffice
from .judge import BOLD, HOLDING, StalingradJudge
from .plan import plan_movement

LONG_TURN: Final = 4  # turns of a small battle that a player turn counts as


class StalingradMind(ZocMind):
    """How to play Stalingrad '42."""

    after = 8
    plan_times = 24
    longest = 9_600_000
    per_unit = 12

    def __init__(self) -> None:
        super().__init__(StalingradGreedy(), StalingradOffice())

    def greedy(self) -> Policy:
        return StalingradGreedy()

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
        assert isinstance(simple, StalingradJudge)
        careful = self.office.judge(s, frame.player, False)
        plans: list[tuple[Judge, Style | None]] = [
            (simple, None),
            (simple, BALANCED),
            (simple, HOLDING),
            (simple, simple.main_effort()),
            (careful, BALANCED),
            (careful, BOLD),
            (careful, HOLDING),
        ]
        macros: list[Macro] = []
        for judge, style in plans:
            path = self.path(s, judge, frame, options, style)
            if not any(same(path, other.path) for other in macros):
                macros.append(Macro(path, 0))
        return macros

    def path(
        self,
        s: StalingradState,
        judge: Judge,
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
        """A player turn is everything that a side does: one's own turn and the answer are a long look."""
        return turns // LONG_TURN

    def round(self, s: State) -> int:
        """Both sides stand alike again after a whole turn."""
        assert isinstance(s, StalingradState)
        return s.turn

    def margin(self, s: State, player: int) -> int:
        assert isinstance(s, StalingradState)
        return margin(s, player)

    def own_purpose(self, frame: Frame, o: Option) -> str:
        if isinstance(frame, RailMove) or o.verb == RAIL:
            return "rail"
        return "build-up" if isinstance(frame, Initial) else ""


def same(a: list[Option], b: list[Option]) -> bool:
    """Whether two plans are one."""
    return len(a) == len(b) and all(a[i].same(b[i]) for i in range(len(a)))


MIND: Final = StalingradMind()
