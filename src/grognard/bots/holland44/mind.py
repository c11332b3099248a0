"""HollandMind: how to play Holland '44."""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro, Mind
from grognard.bots.zocbond import walking
from grognard.bots.zocbond.plan import plan_movement
from grognard.bots.zocbond.stakes import POINT, material
from grognard.core.message import Message
from grognard.core.option import Option
from grognard.core.policy import Policy
from grognard.core.state import State
from grognard.games.holland44.dice_tables import CAMPAIGN, CROSSING
from grognard.games.holland44.scenario import ALLIED
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.victory import allied_beyond, allied_points, side_points
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.movement import Movement

from . import answers
from .greedy import Greedy, HollandOffice
from .stakes import HollandStakes
from .why import why

PHASES: Final = 16  # more than a player turn has


class HollandMind(Mind):
    """Plans whole movement phases; every other question is answered with a careful look."""

    def __init__(self) -> None:
        self.careful = Greedy(False)
        self.quick = Greedy()
        self.office = HollandOffice()

    def greedy(self) -> Policy:
        return Greedy()

    def macros(self, s: State, lane: int) -> list[Macro]:
        """The rest of a movement phase as far as it can be told, or the answer to a question."""
        assert isinstance(s, HollandState)
        frame = s.top(lane)
        options = frame.options(s)
        if len(options) == 1 or not isinstance(frame, Movement):
            return [Macro([options[self.careful.choose(s, lane)]], 0)]
        judge = self.office.judge(s, frame.player, False)
        at = answers.replaced(s, judge, options)
        if at < 0:
            at = answers.artillery(s, judge, options)
        if at >= 0:
            return [Macro([options[at]], 0)]
        path = plan_movement(s, judge)
        if frame.check(s, path[0]):  # somebody must move yet
            return [Macro([options[walking.movement(s, judge, frame, options)]], 0)]
        return [Macro(path, 0)]

    def plan(self, s: State, lane: int) -> list[Option]:
        """What the greedy policy chooses."""
        return [s.top(lane).options(s)[self.quick.choose(s, lane)]]

    def evaluate(self, s: State, player: int) -> int:
        assert isinstance(s, HollandState)
        stakes = HollandStakes(s)
        return POINT * self.margin(s, player) + material(stakes, player) - material(stakes, 1 - player)

    def clock(self, s: State) -> int:
        """Phases are the turns of a look ahead: a player turn is too long for one."""
        assert isinstance(s, HollandState)
        stack = s.lanes[0]
        phase = stack[1].step if len(stack) > 1 else 0
        return (2 * s.turn + s.active) * PHASES + phase

    def round(self, s: State) -> int:
        assert isinstance(s, HollandState)
        return s.turn

    def ending(self, s: State) -> bool:
        assert isinstance(s, HollandState)
        return s.turn >= s.sc.last_turn

    def breadth(self, s: State) -> int:
        """A look at one choice weighs about as many places as there are units in play, times ten."""
        assert isinstance(s, HollandState)
        return 10 * sum([1 for u in range(s.sc.units) if in_play(s, u)])

    def margin(self, s: State, player: int) -> int:
        """By points, or by what must be beyond the river."""
        assert isinstance(s, HollandState)
        fate = s.sc.fate
        if fate.victory == CAMPAIGN:
            lead = allied_points(s) - s.half_points // 2
        elif fate.victory == CROSSING:
            lead = sum([s.steps[u] for u in allied_beyond(s, fate.region, True)]) - fate.steps
        else:
            points = side_points(s)
            lead = points[0] - points[1] - fate.lead
        return lead if player == ALLIED else -lead

    def why(self, s: State, lane: int, o: Option) -> Message:
        assert isinstance(s, HollandState)
        return why(s, lane, o)


MIND: Final = HollandMind()
