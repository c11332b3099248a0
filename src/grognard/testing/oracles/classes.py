"""Classes of rolls: every total of a class leads to the same outcomes.

Odds follow one total for each class of a roll. Die by die, two D100 in a row have ten thousand courses, too
many for `chance.enumeration`. Here one course by class is followed, and at each of its rolls the other totals
of the class are tried: what may come after each of them, again by class, must be the same. If that holds for
every roll of every course, odds by class are those of the single dice.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from grognard.core.kernel.chance import Chance, Curtain, Die, Fork, TooRare, split_total
from grognard.core.kernel.state import State, asked_lanes
from grognard.testing.oracles.chance import Marks, Play, as_text, option_play, part_play
from grognard.testing.probe import Oracle, Probe

LOOKED_AT = 24  # options of a resting position, for some that roll
TRIED = 12  # totals of a class tried at one roll, beside the lowest


class ClassedRoll:
    """A roll of a course: how many rolls and draws came before it, its dice, its classes, its total."""

    def __init__(self, at: int, die: Die, classes: bytes, total: int) -> None:
        self.at = at
        self.die = die
        self.classes = classes
        self.total = total

    def alike(self) -> list[int]:
        """The other totals of its class."""
        totals = self.die.distribution().weights
        same = self.classes[self.total]
        return [n for n in totals if n != self.total and self.classes[n] == same]


class Varied(Chance):
    """A Fork in which one roll of the path shows another total of its class."""

    def __init__(self, path: list[int], at: int = -1, total: int = 0) -> None:
        self.fork = Fork(path)
        self.at = at
        self.total = total
        self.rolls: list[ClassedRoll] = []

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        here = len(self.fork.taken)
        total = self.fork.roll(s, die, classes)
        if classes is not None:
            self.rolls.append(ClassedRoll(here, die, classes, total))
        if here != self.at:
            return total
        s.dice = split_total(self.total, die)
        return self.total

    def draw(self, s: State, cup: list[int]) -> int:
        return self.fork.draw(s, cup)

    def mark(self, label: int, a: int) -> None:
        self.fork.mark(label, a)

    def curtain(self) -> None:
        self.fork.curtain()

    def has_rolled(self) -> bool:
        return self.fork.has_rolled()


class TooMany(Exception):
    """There are more courses than one check may follow."""


class Courses:
    """What is played in a world, course by course, `most` of them at most."""

    def __init__(self, world: State, play: Play, most: int) -> None:
        self.world = world
        self.play = play
        self.left = most

    def follow(self, chance: Varied) -> None:
        """One course. Raises TooMany, also where a course has no end worth following."""
        self.left -= 1
        if self.left < 0:
            raise TooMany
        s = self.world.copy()
        s.chance = chance
        try:
            self.play(s)
        except Curtain:
            pass  # the course ends here: parts have chances of their own
        except TooRare:
            raise TooMany from None

    def any(self, random: Random) -> Varied:
        """A course that turns at random at every roll and draw."""
        path: list[int] = []
        while True:
            chance = Varied(path)
            self.follow(chance)
            if len(path) >= len(chance.fork.taken):
                return chance
            at = len(path)
            others = [other for other, _ in chance.fork.turns[at]]
            path = [*chance.fork.taken[:at], random.choice([chance.fork.taken[at], *others])]

    def after(self, path: list[int], at: int = -1, total: int = 0) -> dict[Marks, Fraction]:
        """The marks of all courses that begin with a path, and their chances given that they do."""
        chances: dict[Marks, Fraction] = {}
        waiting = [path]
        while waiting:
            chance = Varied(waiting.pop(), at, total)
            self.follow(chance)
            fork = chance.fork
            marks = tuple(fork.marks)
            chances[marks] = chances.get(marks, Fraction(0)) + fork.weight
            for i in range(len(fork.path), len(fork.taken)):
                waiting += [[*fork.taken[:i], other] for other, _ in fork.turns[i]]
        whole = sum(chances.values())
        return {marks: chance / whole for marks, chance in chances.items()}


class Classes(Oracle):
    """Every total of a roll's class leads to the same marks."""

    name = "chance.classes"
    checks = "totals of a class"
    rate = 0.015
    most = 1200  # courses followed for one option or part

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        s = p.state
        lane = random.choice(asked_lanes(s))
        player = s.asked[lane]
        known = p.rules.redact(s, player)
        top = known.top(lane)
        options = top.options(known)
        some = random.sample(options, min(LOOKED_AT, len(options)))
        rolling = [o for o in some if top.rolls(known, o)]
        for o in [*rolling[:4], *some[:1]]:
            world = random.choice(p.rules.worlds(known, player, o))[1]
            self.check(p, random, p.game.key(o), Courses(world, option_play(lane, o), self.most))
            parts = top.parts(known, o) if lane == 0 else []
            for part in random.sample(parts, min(2, len(parts))):
                world = random.choice(p.rules.part_worlds(known, player, o, part))[1]
                self.check(p, random, p.game.key(o), Courses(world, part_play(part), self.most))

    def check(self, p: Probe, random: Random, key: str, courses: Courses) -> None:
        """One course, and at each of its rolls some other totals of the same class."""
        try:
            course = courses.any(random)
            for roll in reversed(course.rolls):  # what comes last has the fewest courses after it
                alike = roll.alike()
                path = course.fork.taken[: roll.at + 1]
                usual = courses.after(path) if alike else {}
                for total in sorted(random.sample(alike, min(TRIED, len(alike)))):
                    other = courses.after(path, roll.at, total)
                    p.count("totals of a class")
                    if other != usual:
                        p.fail(self.name, difference(key, roll, total, usual, other))
                        return
        except TooMany:
            p.count("courses too many for classes")


def difference(
    key: str, roll: ClassedRoll, total: int, usual: dict[Marks, Fraction], other: dict[Marks, Fraction]
) -> str:
    rolls = f"{roll.total} and {total} on {roll.die} are of one class"
    return f"'{key}': {rolls}, but lead to {as_text(usual)} and {as_text(other)}"
