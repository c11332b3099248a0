"""The search player: tries its whole actions in sampled worlds, and keeps to the one that fares best.

For a decision it takes the most promising whole actions (macros), plays each of them in possible worlds,
lets the greedy policy answer for both sides some turns on, and looks how it stands then. The trials are given
out by sequential halving: all candidates get a few, the worse half drops out, the rest get more.

Luck is kept out of the comparison as far as it can be: trial number j of every candidate has the same world
and the same dice, the first rolls of the trials go through all 36 throws of two dice in turn (`strata`), and
what an action looks like at first sight counts as some trials more.

Its budget is a number of trials, not a time: the same Situation leads to the same choice on every machine.
"""

from __future__ import annotations

from typing import Final

from grognard.core.chance import sealed_block
from grognard.core.option import Option
from grognard.core.state import State, choose

from .mind import Macro, Mind
from .player import Player, Situation, lane_of, lots

MOST_PLANS: Final = 256  # plans kept, so that the choices that follow one need not find it again
FAR: Final = 400  # choices after which a trial is broken off
DICE: Final = 1 << 20  # the lots of trials are numbered from here on, those of worlds from 0
THROWS: Final = 36  # of two dice
EVEN: Final = 16  # choices of a trial whose first rolls are spread evenly
USUAL: Final = 10  # units of a battle for which budgets are stated
STRIDES: Final = (1, 5, 7, 11, 13, 17, 19, 23)  # without a common factor with 36


class Budget:
    """How much a player thinks about one decision."""

    def __init__(self, trials: int, widest: int = 8, worlds: int = 8, turns: int = 8, faith: int = 4) -> None:
        self.trials = trials  # in a battle of USUAL units
        self.widest = widest  # candidates looked at
        self.worlds = worlds  # possible worlds
        self.turns = turns  # how far a trial goes
        self.faith = faith  # trials that the first sight counts as

    def scaled(self, by: float) -> Budget:
        trials = max(2, round(self.trials * by))
        return Budget(trials, self.widest, self.worlds, self.turns, self.faith)

    def trials_for(self, units: int) -> int:
        """Fewer trials in larger battles, where each takes longer, so that decisions take about as long."""
        size = max(units, USUAL // 2)
        return max(2, self.trials * USUAL * USUAL // (size * size))


class Candidate:
    """A whole action with what its trials brought; candidates that are compared had as many."""

    def __init__(self, path: list[Option], score: int, faith: int) -> None:
        self.path = path
        self.score = score
        self.trials = 0
        self.total = score * faith


class Searcher(Player):
    """Plans a whole action where a run of choices begins, and follows the plan while it lasts."""

    def __init__(self, mind: Mind, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget
        self.plans: dict[bytes, list[Option]] = {}

    def choose(self, at: Situation) -> Option:
        """The next choice of the plan that the choices so far belong to."""
        since = at.since
        start = 0
        while True:
            plan = self.plan(at, start)
            done = agreeing(plan, since, start)
            if start + done == len(since) and done < len(plan):
                return plan[done]
            start = start + done if done == len(plan) else len(since)

    def plan(self, at: Situation, start: int) -> list[Option]:
        """The plan after some of the choices: thought out once, then remembered."""
        key = b"%d %d %s" % (at.player, start, at.seed)
        found = self.plans.get(key)
        if found is None:
            if len(self.plans) >= MOST_PLANS:
                self.plans.clear()
            found = self.think(at, start)
            self.plans[key] = found
        return found

    def think(self, at: Situation, start: int) -> list[Option]:
        first = self.world(at, start, 0)
        lane = lane_of(first, at.player)
        macros = self.mind.macros(first, lane)
        candidates = pick(macros, self.budget.widest, self.budget.faith)
        for candidate in candidates:
            candidate.path = self.mind.complete(first, lane, candidate.path)
        if len(candidates) == 1:
            return candidates[0].path
        trials = self.budget.trials_for(self.mind.size(first))
        worlds = [first]
        for number in range(1, min(self.budget.worlds, trials)):
            worlds.append(self.world(at, start, number))
        return self.halve(candidates, worlds, at.player, at.seed, trials).path

    def world(self, at: Situation, start: int, number: int) -> State:
        s = at.beginning(number)
        for o in at.since[:start]:
            choose(s, lane_of(s, at.player), o)
        return s

    # -- trials ------------------------------------------------------------------------------------

    def halve(
        self, candidates: list[Candidate], worlds: list[State], player: int, seed: bytes, trials: int
    ) -> Candidate:
        """Sequential halving: every stage has the same share of the budget, for half as many candidates."""
        stages = max(1, (len(candidates) - 1).bit_length())
        share = trials // stages
        while len(candidates) > 1:
            each = max(1, share // len(candidates))
            for j in range(candidates[0].trials, candidates[0].trials + each):
                dice = trial_dice(seed, j)
                world = worlds[j % len(worlds)]
                for candidate in candidates:
                    candidate.total += self.trial(world, candidate.path, player, dice)
            for candidate in candidates:
                candidate.trials += each
            candidates = best_half(candidates)
        return candidates[0]

    def trial(self, world: State, path: list[Option], player: int, dice: list[bytes]) -> int:
        """Plays a whole action and some turns more; what that is worth."""
        s = world.copy()
        follow(s, player, path, dice)
        self.play_on(s, self.mind.clock(world), dice)
        return self.mind.evaluate(s, player)

    def play_on(self, s: State, clock: int, dice: list[bytes]) -> None:
        """The greedy policy for everybody, until enough turns have passed since the clock stood so.

        Where the end of the game is near, a trial goes there: half a last round says little.
        """
        left = self.budget.turns
        for _ in range(FAR):
            if s.outcome >= 0:
                return
            now = self.mind.clock(s)
            if now != clock:
                clock = now
                left -= 1
                if left <= 0 and not self.mind.ending(s):
                    return
            lane = 0
            while s.asked[lane] < 0:
                lane += 1
            follow(s, s.asked[lane], self.mind.plan(s, lane), dice)


def follow(s: State, player: int, path: list[Option], dice: list[bytes]) -> None:
    """Plays a whole action as far as it can be done: what comes out on the way may forbid the rest."""
    for o in path:
        if player not in s.asked:
            return
        lane = lane_of(s, player)
        if s.top(lane).check(s, o):
            return
        s.seed = dice[min(s.ply, EVEN)]
        choose(s, lane, o)


# -- dice ------------------------------------------------------------------------------------------------

_strata: list[list[bytes]] = []


def strata() -> list[list[bytes]]:
    """Per choice of a trial, by its ply from where the seat began, a seed for each throw of two dice.

    A sampled State counts its plies from 0, so the same seeds serve every decision.
    """
    if not _strata:
        _strata.extend(spread(ply + 1) for ply in range(EVEN))
    return _strata


def spread(ply: int) -> list[bytes]:
    """For each throw of two dice a seed that throws it first in a ply."""
    found = [b""] * THROWS
    missing = THROWS
    number = 0
    while missing:
        seed = lots(b"throw", number)
        number += 1
        block = sealed_block(seed, 0, ply, 0)
        throw = block[0] % 6 * 6 + block[1] % 6
        if block[0] < 252 and block[1] < 252 and not found[throw]:
            found[throw] = seed
            missing -= 1
    return found


def trial_dice(seed: bytes, j: int) -> list[bytes]:
    """The seeds of one trial: spread evenly for its first choices, then one for all the rest."""
    dice: list[bytes] = []
    for ply, seeds in enumerate(strata()):
        dice.append(seeds[(j * STRIDES[ply % len(STRIDES)] + j // THROWS + seed[ply]) % THROWS])
    dice.append(lots(seed, DICE + j))
    return dice


# -- candidates ------------------------------------------------------------------------------------------


def agreeing(plan: list[Option], since: list[Option], start: int) -> int:
    """How many choices from `start` on are those of the plan."""
    n = 0
    while n < len(plan) and start + n < len(since) and plan[n].same(since[start + n]):
        n += 1
    return n


def pick(macros: list[Macro], widest: int, faith: int) -> list[Candidate]:
    """The most promising whole actions, the best first; equals stay in the order of the game."""
    found = [Candidate(macro.path, macro.score, faith) for macro in macros]
    found.sort(key=first_sight, reverse=True)
    return found[:widest]


def first_sight(candidate: Candidate) -> int:
    return candidate.score


def tried(candidate: Candidate) -> int:
    return candidate.total


def best_half(candidates: list[Candidate]) -> list[Candidate]:
    """The better half, the best first; of equals the one that stood first."""
    ranked = sorted(candidates, key=tried, reverse=True)
    return ranked[: (len(candidates) + 1) // 2]
