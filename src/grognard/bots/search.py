"""The search player: tries its whole actions in sampled worlds, and follows the one that does best.

For a decision it takes the most promising whole actions (macros), plays each of them in possible worlds,
lets the greedy policy answer for both sides some turns on, and looks how it stands then. The trials are given
out by sequential halving: all candidates get a few, the worse half drops out, the rest get more. What an
action looks like at first sight counts as some trials more. How luck is kept out: `dice`; how a player with
more time also searches the turns that follow: `tree`.

Its budget is a number of trials, not a time: the same Situation leads to the same choice on every machine.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State, choose

from .dice import Throws, TrialDice
from .mind import Macro, Mind
from .player import ComputerPlayer, Situation, lane_of
from .tree import Candidate, Descent

MOST_PLANS: Final = 256  # plans kept, so that the choices that follow one need not find it again
FAR: Final = 400  # choices after which a trial is broken off
FEWEST: Final = 8  # trials even where each takes long


class Budget:
    """How much a player thinks about one decision."""

    def __init__(
        self,
        trials: int,
        effort: int,
        widest: int = 8,
        worlds: int = 8,
        turns: int = 8,
        prior: int = 4,
        branches: int = 0,
        whole: bool = False,
    ) -> None:
        self.trials = trials
        self.effort = effort  # things weighed in all trials: fewer trials where each takes longer
        self.widest = widest  # candidates looked at
        self.worlds = worlds  # possible worlds
        self.turns = turns  # how far a trial goes
        self.prior = prior  # how many trials the first evaluation counts as
        self.branches = branches  # whole actions looked at in the turns that follow; 0: the greedy one
        self.whole = whole  # look once more at the end of the round

    def scaled(self, by: float) -> Budget:
        trials = max(2, round(self.trials * by))
        scaled = round(self.effort * by)
        return Budget(
            trials, scaled, self.widest, self.worlds, self.turns, self.prior, self.branches, self.whole
        )

    def trials_for(self, weighed: int) -> int:
        """How many trials, if each weighs so many things: decisions take about as long in every battle."""
        return min(self.trials, max(FEWEST, self.effort // max(1, weighed)))


class Searcher(ComputerPlayer):
    """Plans a whole action where a run of choices begins, and follows the plan while it lasts."""

    def __init__(self, mind: Mind, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget
        self.plans: dict[bytes, list[Option]] = {}

    def choose(self, at: Situation) -> Option:
        """The next choice of the plan that the choices so far belong to."""
        return self.ahead(at)[0]

    def ahead(self, at: Situation) -> list[Option]:
        """The rest of that plan."""
        since = at.since
        start = 0
        while True:
            plan = self.plan(at, start)
            done = agreeing(plan, since, start)
            if start + done == len(since) and done < len(plan):
                return plan[done:]
            start = start + done if done == len(plan) else len(since)

    def plan(self, at: Situation, start: int) -> list[Option]:
        """The plan after some of the choices: thought out once, then remembered."""
        key = at.key(start)
        plan = self.plans.get(key)
        if plan is None:
            if len(self.plans) >= MOST_PLANS:
                self.plans.clear()
            plan = self.think(at, start)
            self.plans[key] = plan
        return plan

    def think(self, at: Situation, start: int) -> list[Option]:
        heats = self.heats(at, start)
        while len(heats.left) > 1:
            heats.run()
        return heats.left[0].path

    def heats(self, at: Situation, start: int) -> Heats:
        """The plans that are tried out against each other after some of the choices; perhaps only one."""
        first = self.world(at, start, 0)
        lane = lane_of(first, at.player)
        macros = self.mind.macros(first, lane)
        candidates = pick(macros, self.budget.widest, self.budget.prior)
        for candidate in candidates:
            candidate.path = self.mind.complete(first, lane, candidate.path)
        worlds = [first]
        if len(candidates) > 1:
            for number in range(1, min(self.budget.worlds, self.budget.trials)):
                worlds.append(self.world(at, start, number))
        return Heats(self, candidates, worlds, at.player, at.seed)

    def world(self, at: Situation, start: int, number: int) -> State:
        s = at.beginning(number)
        for o in at.since[:start]:
            choose(s, lane_of(s, at.player), o)
        return s

    # -- trials ------------------------------------------------------------------------------------

    def compare(self, candidates: list[Candidate], worlds: list[State], dice: TrialDice) -> int:
        """One trial of each candidate, with the same dice in the same world; the steps of them all."""
        world = worlds[dice.j % len(worlds)]
        steps = 0
        for candidate in candidates:
            steps += self.trial(world, candidate, dice.again())
        return steps

    def trial(self, world: State, candidate: Candidate, dice: TrialDice) -> int:
        """Plays a whole action and some turns more; counts what that is worth, less the luck in it.

        How many steps it went.
        """
        s = self.begun(world, candidate, dice)
        way = Descent(self.mind, candidate, dice.player, self.budget.branches)
        self.go_on(s, way, self.mind.clock(world))
        value = self.standing(s, dice)
        if self.budget.whole and s.outcome < 0:
            self.finish_round(s, way)
            value = (value + self.standing(s, dice)) // 2
        way.count(value)
        return way.steps

    def begun(self, world: State, candidate: Candidate, dice: TrialDice) -> State:
        """A world after a whole action."""
        s = world.copy()
        s.chance = dice
        follow(s, dice.player, candidate.path)
        return s

    def standing(self, s: State, dice: TrialDice) -> int:
        return self.mind.evaluate(s, dice.player) - dice.luck

    def go_on(self, s: State, way: Descent, clock: int) -> None:
        """Plays on until enough turns have passed since the clock had this value.

        Where the end of the game is near, a trial that looks once goes there: half a last round says little.
        """
        left = self.mind.ahead(s, self.budget.turns)
        for _ in range(FAR):
            if s.outcome >= 0:
                return
            now = self.mind.clock(s)
            if now != clock:
                clock = now
                left -= 1
                if left <= 0 and (self.budget.whole or not self.mind.ending(s)):
                    return
            step(s, way)

    def finish_round(self, s: State, way: Descent) -> None:
        """Plays on until the round changes: both sides stand alike again."""
        begun = self.mind.round(s)
        for _ in range(FAR):
            if s.outcome >= 0 or self.mind.round(s) != begun:
                return
            step(s, way)


class Heats:
    """Sequential halving: every heat has the same share of the budget, for half as many candidates.

    How many trials that are is told by how long those so far were, from one of each candidate on.
    """

    def __init__(
        self, searcher: Searcher, candidates: list[Candidate], worlds: list[State], player: int, seed: bytes
    ) -> None:
        self.searcher = searcher
        self.left = candidates  # who has not dropped out
        self.worlds = worlds
        self.player = player
        self.throws = Throws(seed)
        self.heats = max(1, (len(candidates) - 1).bit_length())
        self.steps = 0
        self.count = 0

    def run(self) -> None:
        """One heat: after it the worse half of the candidates has dropped out."""
        candidates = self.left
        done = candidates[0].trials
        self.compare(done)
        weighed = self.searcher.mind.breadth(self.worlds[0]) * self.steps // self.count
        share = self.searcher.budget.trials_for(weighed) // self.heats
        for j in range(done + 1, done + share // len(candidates)):
            self.compare(j)
        self.left = best_half(candidates)

    def compare(self, j: int) -> None:
        """Trial number j of each candidate."""
        dice = TrialDice(self.searcher.mind, self.throws, j, self.player)
        self.steps += self.searcher.compare(self.left, self.worlds, dice)
        self.count += len(self.left)


def step(s: State, way: Descent) -> None:
    """The first player who is asked makes a choice."""
    lane = 0
    while s.asked[lane] < 0:
        lane += 1
    follow(s, s.asked[lane], way.next(s, lane))


def follow(s: State, player: int, path: list[Option]) -> None:
    """Plays a whole action as far as it can be done: what is revealed on the way may forbid the rest."""
    for o in path:
        if player not in s.asked:
            return
        lane = lane_of(s, player)
        if s.top(lane).check(s, o):
            return
        choose(s, lane, o)


class Follower(Searcher):
    """The first level where its plans are long: what the greedy policy would do, told once and followed."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind, Budget(1, 1))

    def think(self, at: Situation, start: int) -> list[Option]:
        s = self.world(at, start, 0)
        return self.mind.plan(s, lane_of(s, at.player))


# -- candidates ------------------------------------------------------------------------------------------


def agreeing(plan: list[Option], since: list[Option], start: int) -> int:
    """How many choices from `start` on are those of the plan."""
    n = 0
    while n < len(plan) and start + n < len(since) and plan[n].same(since[start + n]):
        n += 1
    return n


def pick(macros: list[Macro], widest: int, prior: int) -> list[Candidate]:
    """The most promising whole actions, the best first; equals stay in the order of the game."""
    candidates = [Candidate(macro.path, macro.score, prior) for macro in macros]
    candidates.sort(key=first_sight, reverse=True)
    return candidates[:widest]


def first_sight(candidate: Candidate) -> int:
    return candidate.score


def tried(candidate: Candidate) -> int:
    return candidate.total


def best_half(candidates: list[Candidate]) -> list[Candidate]:
    """The better half, the best first; of equals the one that stood first."""
    ranked = sorted(candidates, key=tried, reverse=True)
    return ranked[: (len(candidates) + 1) // 2]
