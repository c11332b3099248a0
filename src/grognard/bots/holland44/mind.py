"""HollandMind: how to play Holland '44."""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro, Mind
from grognard.bots.search import follow
from grognard.bots.zocbond import walking
from grognard.bots.zocbond.judge import BALANCED, Judge, Style
from grognard.bots.zocbond.luck import luck
from grognard.bots.zocbond.plan import Script, plan_movement
from grognard.bots.zocbond.stakes import POINT, material, twin
from grognard.core.message import Message
from grognard.core.option import Option
from grognard.core.policy import Policy
from grognard.core.state import State
from grognard.games.holland44.dice_tables import CAMPAIGN, CROSSING
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.victory import allied_beyond, allied_points, side_points
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.movement import Move, Movement

from . import answers
from .greedy import Greedy, HollandOffice
from .why import why

LONG_TURN: Final = 4  # turns of a small battle that a player turn counts as
SHORT: Final = 5  # turns
AFTER: Final = 2  # of the luck in a combat so much is left at the end of a look ahead: a half
FEW: Final = 40  # units in play: a look ahead goes a player turn further
MANY: Final = 80  # ... the long games
UNIT: Final = 8  # things weighed in a step of a trial, for each unit in play
STYLES: Final = 4  # more or less care, and the aim that is worth most: more plans need more trials
PLAN: Final = 8  # times as much as about a small decision a player thinks about the plan of a turn
LONGEST: Final = 3_200_000  # things weighed: nobody who thinks less to begin with thinks longer
WON: Final = 2 * POINT  # the game itself, beside the points
LASTING: Final = 2  # the part of what units can do that tells in the points, as games between recruits show
NEARER: Final = 20  # ... and of what draws units to where they stand


class HollandMind(Mind):
    """Plans whole movement phases and tries the plans out; all else is answered at first sight."""

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
        if len(options) == 1:
            return [Macro(options, 0)]
        if isinstance(frame, Movement):
            return self.plans(s, self.office.judge(s, s.asked[lane], False), frame, options)
        hand = self.careful if self.is_big(s) else self.quick  # where plans are tried out, as in the trials
        return [Macro([options[hand.choose(s, lane)]], 0)]

    def plans(self, s: HollandState, judge: Judge, frame: Movement, options: list[Option]) -> list[Macro]:
        """Several plans of a movement phase: different in what they set store by."""
        at = answers.replaced(s, judge, options)
        if at < 0:
            at = answers.artillery(s, judge, options)
        if at >= 0:
            return [Macro([options[at]], 0)]
        if self.is_big(s):
            return [Macro(self.path(s, judge, frame, options, BALANCED), 0)]
        paths = [self.marched(s, s.asked[0], BALANCED)]
        for style in judge.styles()[:STYLES]:
            paths.append(self.path(s, judge, frame, options, style))
            if style.focus >= 0:
                paths.append(self.marched(s, s.asked[0], style))
        found: list[Macro] = []
        ends: list[list[int]] = []
        for path in paths:
            end = places_after(s, path)
            if end not in ends:
                ends.append(end)
                found.append(Macro(path, 0))
        return found

    def marched(self, s: HollandState, player: int, style: Style) -> list[Option]:
        """The movement phase as the greedy policy goes about it, unit by unit."""
        self.quick.office.judge(s, player, True).adopt(style)
        script = Script(s.copy(), player)
        done = -1
        while script.open and len(script.path) > done and isinstance(script.s.top(0), (Movement, Move)):
            done = len(script.path)
            for o in self.plan(script.s, 0):
                if not script.play(o):
                    break
        self.quick.office.judge(s, player, True).adopt(BALANCED)
        return script.path

    def path(
        self, s: HollandState, judge: Judge, frame: Movement, options: list[Option], style: Style
    ) -> list[Option]:
        """A plan in some style, or the first step where somebody must move yet."""
        path = plan_movement(s, judge, style)
        if frame.check(s, path[0]):
            return [options[walking.movement(s, judge, frame, options)]]
        return path

    def is_big(self, s: HollandState) -> bool:
        """Whether a look ahead would take too long: then what looks best is done."""
        return units_in_play(s) > MANY

    def plan(self, s: State, lane: int) -> list[Option]:
        """What the greedy policy chooses: a unit's whole move, or one answer."""
        assert isinstance(s, HollandState)
        frame = s.top(lane)
        options = frame.options(s)
        if isinstance(frame, Movement) and len(options) > 1:
            judge = self.quick.office.judge(s, frame.player, True)
            if answers.replaced(s, judge, options) < 0:
                return walking.whole_move(s, judge, frame, options)
        return [options[self.quick.choose(s, lane)]]

    def evaluate(self, s: State, player: int) -> int:
        """The points, and in the middle of a game what units can still do and how far they have come."""
        assert isinstance(s, HollandState)
        worth = POINT * self.margin(s, player)
        if s.outcome >= 0:
            return worth + (WON if s.outcome >> player & 1 else -WON)
        worth += (material(s, player) - material(s, 1 - player)) // LASTING
        for one in (ALLIED, GERMAN):
            judge = self.quick.office.judge(s, one, True)
            come = 0
            for u in s.sc.units_of[one]:
                if 0 <= s.place[u] < s.sc.n and s.sc.allowance[u]:
                    come += judge.pull(u, s.place[u])
            worth += come // NEARER if one == player else -come // NEARER
        return worth

    def clock(self, s: State) -> int:
        """Player turns."""
        assert isinstance(s, HollandState)
        return 2 * s.turn + s.active

    def ahead(self, s: State, turns: int) -> int:
        """A player turn is everything that a side does: one's own and the answer are a long look.

        With few units there are trials enough to see also what can be made of it.
        """
        assert isinstance(s, HollandState)
        return turns // LONG_TURN + (units_in_play(s) < FEW)

    def toil(self, toil: int) -> int:
        """A whole turn is planned in one decision."""
        return min(PLAN * toil, max(toil, LONGEST))

    def round(self, s: State) -> int:
        """Short games are looked at to their end."""
        assert isinstance(s, HollandState)
        return 0 if s.sc.last_turn - s.sc.first_turn <= SHORT else s.turn

    def luck(self, s: State, player: int, total: int) -> int:
        assert isinstance(s, HollandState)
        frame = s.top(s.lane)
        if not isinstance(frame, (Attack, Stand)):
            return 0
        found = luck(s, self.quick.office.judge(s, frame.player, True), frame, total) // AFTER
        return found if frame.player == player else -found

    def ending(self, s: State) -> bool:
        """Whether the end is so near that a look ahead goes there."""
        assert isinstance(s, HollandState)
        return s.turn >= s.sc.last_turn

    def breadth(self, s: State) -> int:
        """A step of a trial is a unit's whole move or an answer; it takes longer the more units there are."""
        assert isinstance(s, HollandState)
        return UNIT * units_in_play(s)

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


def units_in_play(s: HollandState) -> int:
    return sum([1 for u in range(s.sc.units) if in_play(s, u)])


def places_after(s: HollandState, path: list[Option]) -> list[int]:
    """Where everybody stands after a plan: another order of the same moves is no other plan."""
    trial = twin(s)
    follow(trial, s.asked[0], path)
    return list(trial.place)


MIND: Final = HollandMind()
