"""StalingradMind: how to play Stalingrad '42."""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro, Mind
from grognard.bots.zocbond import walking
from grognard.bots.zocbond.judge import Style
from grognard.bots.zocbond.luck import luck
from grognard.bots.zocbond.stakes import POINT, material
from grognard.core.message import Message
from grognard.core.option import Option
from grognard.core.policy import Policy
from grognard.core.state import State
from grognard.games.stalingrad42.scenario import AXIS, SOVIET
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.victory import points
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.movement import Movement

from .greedy import Greedy, Office
from .judge import BALANCED, StalingradJudge
from .plan import plan_movement
from .why import why

LONG_TURN: Final = 4  # turns of a small battle that a player turn counts as
AFTER: Final = 2  # of the luck in a combat so much is left at the end of a look ahead: a half
WON: Final = 4 * POINT  # the game itself, beside the points
NEARER: Final = 10  # the part that counts of what draws units to where they stand
UNIT: Final = 12  # things weighed in a step of a trial, for each unit in play


class StalingradMind(Mind):
    """Plans whole movement phases; every other question is answered with a careful look."""

    def __init__(self) -> None:
        self.careful = Greedy(False)
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
        if isinstance(frame, Movement):
            judge = self.office.judge(s, frame.player, False)
            return [Macro(self.path(s, judge, frame, options, BALANCED), 0)]
        return [Macro([options[self.careful.choose(s, lane)]], 0)]

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
        """The points, and in the middle of a game what units can still do and how far they have come."""
        assert isinstance(s, StalingradState)
        worth = POINT * self.margin(s, player)
        if s.outcome >= 0:
            return worth + (WON if s.outcome >> player & 1 else -WON)
        worth += material(s, player) - material(s, 1 - player)
        for one in (AXIS, SOVIET):
            judge = self.quick.office.judge(s, one, True)
            come = 0
            for u in s.on_map(one):
                if s.place[u] < s.sc.n and s.sc.allowance[u]:
                    come += judge.pull(u, s.place[u])
            worth += come // NEARER if one == player else -come // NEARER
        return worth

    def clock(self, s: State) -> int:
        """Player turns."""
        assert isinstance(s, StalingradState)
        return 2 * s.turn + (s.active != s.first_player)

    def ahead(self, s: State, turns: int) -> int:
        """A player turn is everything that a side does: one's own and the answer are a long look."""
        return turns // LONG_TURN

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
        """By victory points over what the Axis needs."""
        assert isinstance(s, StalingradState)
        needed = s.sc.benchmark[s.turn] if s.sc.has_benchmarks else s.sc.victory_points
        lead = points(s) - needed
        return lead if player == AXIS else -lead

    def why(self, s: State, lane: int, o: Option) -> Message:
        assert isinstance(s, StalingradState)
        return why(s, lane, o)


MIND: Final = StalingradMind()
