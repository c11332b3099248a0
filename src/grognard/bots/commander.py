"""Commander: plans a phase, and begins with what is settled while the rest is still weighed.

Plans of a phase are tried out against each other in heats (`Heats`). A move that all plans still in the race
have in common will be made whichever of them wins. Such moves are brought forward, as far as every plan comes
to the same position that way: somebody who looks on sees the first of them at once and more after every heat.
Where the phase stands in the end is the same as if all of it had been weighed first.
"""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import State, choose
from grognard.core.referee.position import same_cells

from .dice import TrialDice
from .mind import Mind
from .player import Situation, lane_of
from .search import MOST_PLANS, Budget, Heats, Searcher, agreeing
from .tree import Candidate, name_of


class Commander(Searcher):
    """Follows a plan as far as it is settled, and weighs on when more is wanted."""

    def __init__(self, mind: Mind, budget: Budget) -> None:
        super().__init__(mind, budget)
        self.thoughts: dict[bytes, Thought] = {}

    def ahead(self, at: Situation) -> list[Option]:
        """The next choices that are settled by now, one at least."""
        start = 0
        while True:
            thought = self.thought(at, start)
            done = agreeing(thought.path, at.since, start)
            while done == len(thought.path) and thought.go_on():
                done = agreeing(thought.path, at.since, start)
            if start + done == len(at.since) and done < len(thought.path):
                return thought.path[done:]
            start = start + done if done == len(thought.path) else len(at.since)

    def begun(self, world: State, candidate: Candidate, dice: TrialDice) -> State:
        """Hundreds of moves without dice are made once in every world."""
        for known, after in candidate.begun:
            if known is world:
                s = after.copy()
                s.chance = dice
                return s
        s = super().begun(world, candidate, dice)
        if dice.rolled == 0 and dice.lots == 0:
            candidate.begun.append((world, s.copy()))
        return s

    def thought(self, at: Situation, start: int) -> Thought:
        """What is thought about the choices after some: begun once, then remembered."""
        key = at.key(start)
        thought = self.thoughts.get(key)
        if thought is None:
            if len(self.thoughts) >= MOST_PLANS:
                self.thoughts.clear()
            thought = self.thoughts[key] = Thought(at.rules, self.heats(at, start))
        return thought


class Thought:
    """A decision as far as it has been weighed."""

    def __init__(self, rules: Rules, heats: Heats) -> None:
        self.rules = rules
        self.heats: Heats | None = heats
        self.path: list[Option] = []  # what is settled
        self.courses: list[Course] = []  # of the plans that are left, as long as there are several
        if len(heats.left) > 1:
            self.courses = [Course(heats.worlds[0], heats.player, plan) for plan in heats.left]
        self.follow_what_is_common(heats)

    def go_on(self) -> bool:
        """One heat more; False if all is settled already."""
        heats = self.heats
        if heats is None:
            return False
        heats.run()
        self.courses = [course for course in self.courses if course.plan in heats.left]
        self.follow_what_is_common(heats)
        return True

    def follow_what_is_common(self, heats: Heats) -> None:
        """All of the one plan that is left, or of several what they have in common."""
        if len(heats.left) == 1:
            self.path += self.courses[0].rest() if self.courses else heats.left[0].path
            self.heats = None
            self.courses = []
            return
        first = self.courses[0]
        common = [name for name in first.left if all(name in course.left for course in self.courses[1:])]
        while common and not all(course.goes_on_after(common, self.rules) for course in self.courses):
            common = common[: len(common) // 2]
        for name in common:
            self.path += first.left[name]
        for course in self.courses:
            course.put_first(common)


class Course:
    """A plan as whole moves, one unit after the other, and the position that it leads to."""

    def __init__(self, begin: State, player: int, plan: Candidate) -> None:
        self.plan = plan
        self.player = player
        self.now = begin  # after the moves that were put first
        self.left: dict[tuple[int, ...], list[Option]] = {}  # the other moves by their names
        self.last: list[Option] = []  # what ends the phase, or the player's say in it
        self.end = begin.copy()
        lane = lane_of(begin, player)
        for o in plan.path:
            choose(self.end, lane, o)
            self.last.append(o)
            name = name_of(player, self.last)
            if asks_again(self.end, begin, lane, player) and name not in self.left:
                self.left[name] = self.last
                self.last = []

    def rest(self) -> list[Option]:
        """All that has not been put first."""
        path: list[Option] = []
        for move in self.left.values():
            path += move
        return path + self.last

    def goes_on_after(self, names: list[tuple[int, ...]], rules: Rules) -> bool:
        """Whether the plan leads to its position also with some moves before the others."""
        s = self.now.copy()
        path: list[Option] = []
        for name in names:
            path += self.left[name]
        for name, move in self.left.items():
            if name not in names:
                path += move
        return plays(s, self.player, path + self.last) and not same_cells(rules, s, self.end, False)

    def put_first(self, names: list[tuple[int, ...]]) -> None:
        """Moves that are made before the others."""
        self.now = self.now.copy()
        for name in names:
            plays(self.now, self.player, self.left.pop(name))


def asks_again(s: State, begin: State, lane: int, player: int) -> bool:
    """Whether a player is asked as he was at the beginning, and nothing has come out."""
    if s.barrier or s.outcome >= 0 or len(s.lanes) <= lane or s.asked[lane] != player:
        return False
    if len(s.lanes[lane]) != len(begin.lanes[lane]):
        return False
    now, then = s.top(lane), begin.top(lane)
    return now.NAME == then.NAME and now.step == then.step


def plays(s: State, player: int, path: list[Option]) -> bool:
    """Plays choices of a player; False if one cannot be made, or if he has his say no more before it."""
    for i, o in enumerate(path):
        if i and (s.barrier or player not in s.asked):
            return False
        lane = lane_of(s, player)
        if s.top(lane).check(s, o):
            return False
        choose(s, lane, o)
    return True
