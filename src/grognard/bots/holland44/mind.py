"""HollandMind: how to play Holland '44."""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro
from grognard.bots.search import follow
from grognard.bots.zocbond import walking
from grognard.bots.zocbond.judge import BALANCED, Judge, Style
from grognard.bots.zocbond.mind import ZocMind, units_in_play
from grognard.bots.zocbond.plan import Rehearsal
from grognard.bots.zocbond.stakes import POINT, material, twin
from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.state import Frame, State
from grognard.games.holland44.box.dice_tables import CAMPAIGN, CROSSING
from grognard.games.holland44.bridges import Demolition
from grognard.games.holland44.landing import Airlanding
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.victory import allied_beyond, allied_points, side_points
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.verbs import DONE

from . import answers
from .greedy import HollandGreedy, HollandOffice
from .plan import HollandPlanner

LONG_TURN: Final = 4  # turns of a small battle that a player turn counts as
SHORT: Final = 5  # turns
SMALL_GAME: Final = 40  # units in play: a look ahead goes a player turn further
MANY: Final = 80  # ... the long games
STYLES: Final = 4  # more or less care, and the aim that is worth most: more plans need more trials
WON: Final = 2 * POINT  # the game itself, beside the points
LASTING: Final = 2  # the part of what units can do that tells in the points, as games between recruits show
NEARER: Final = 20  # ... and of what draws units to where they stand


class HollandMind(ZocMind):
    """How to play Holland '44."""

    def __init__(self) -> None:
        super().__init__(HollandGreedy(), HollandOffice())
        self.careful = HollandGreedy(False)

    def greedy(self) -> Policy:
        return HollandGreedy()

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
        """Several plans of a movement phase: different in what they value most."""
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
        macros: list[Macro] = []
        ends: list[list[int]] = []
        for path in paths:
            end = places_after(s, path)
            if end not in ends:
                ends.append(end)
                macros.append(Macro(path, 0))
        return macros

    def marched(self, s: HollandState, player: int, style: Style) -> list[Option]:
        """The movement phase as the greedy policy plays it, unit by unit."""
        self.quick.office.judge(s, player, True).adopt(style)
        rehearsal = Rehearsal(s.copy(), player)
        done = -1
        while (
            rehearsal.open and len(rehearsal.path) > done and isinstance(rehearsal.s.top(0), (Movement, Move))
        ):
            done = len(rehearsal.path)
            for o in self.plan(rehearsal.s, 0):
                if not rehearsal.play(o):
                    break
        self.quick.office.judge(s, player, True).adopt(BALANCED)
        return rehearsal.path

    def path(
        self, s: HollandState, judge: Judge, frame: Movement, options: list[Option], style: Style
    ) -> list[Option]:
        """A plan in some style, or the first step where somebody must move yet."""
        path = HollandPlanner(s, judge).plan(style) or [Option(DONE)]
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
        """A player turn is everything that a side does: one's own turn and the answer are a long look.

        With few units there are trials enough to see also what can be made of it.
        """
        assert isinstance(s, HollandState)
        return turns // LONG_TURN + (units_in_play(s) < SMALL_GAME)

    def round(self, s: State) -> int:
        """Short games are looked at to their end."""
        assert isinstance(s, HollandState)
        return 0 if s.sc.last_turn - s.sc.first_turn <= SHORT else s.turn

    def margin(self, s: State, player: int) -> int:
        """By points, or by what must be beyond the river."""
        assert isinstance(s, HollandState)
        tables = s.sc.turn_tables
        if tables.victory == CAMPAIGN:
            lead = allied_points(s) - s.half_points // 2
        elif tables.victory == CROSSING:
            lead = sum([s.steps[u] for u in allied_beyond(s, tables.region, True)]) - tables.steps
        else:
            points = side_points(s)
            lead = points[0] - points[1] - tables.lead
        return lead if player == ALLIED else -lead

    def own_purpose(self, frame: Frame, o: Option) -> str:
        if isinstance(frame, Demolition):
            return "bridge"
        return "land" if isinstance(frame, Airlanding) else ""


def places_after(s: HollandState, path: list[Option]) -> list[int]:
    """Where everybody stands after a plan: the same moves in another order are the same plan."""
    trial = twin(s)
    follow(trial, s.asked[0], path)
    return list(trial.place)


MIND: Final = HollandMind()
