"""Chance: odds sum to one and agree with a full enumeration of given rolls; a takeback changes the dice."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

from grognard.core.kernel.chance import Chance, Curtain, Die, counts, sealed_block
from grognard.core.kernel.option import Option
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.policy import Default
from grognard.core.kernel.state import State, asked_lanes
from grognard.core.referee.game import replay
from grognard.core.referee.odds import LIMIT, followed, play_out, play_part
from grognard.core.referee.record import RecordError, parse_record
from grognard.core.telling.view import Branch
from grognard.testing.probe import Oracle, Probe

Marks = tuple[tuple[int, int], ...]
Play = Callable[[State], None]


SOME = 6  # options of a position whose odds are enumerated


class OddsSum(Oracle):
    """The branches of odds and what is undecided sum to exactly 1, at every level to no more than above."""

    name = "chance.sum"
    checks = "odds with branches"
    rate = 0.08

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        lane = random.choice(asked_lanes(p.state))
        options = p.state.top(lane).options(p.state)
        seat = p.game.seat(p.state.asked[lane])
        for o in random.sample(options, min(3, len(options))):
            key = p.game.key(o)
            outlook = seat.odds(key)
            total = sum((branch.p for branch in outlook.branches), outlook.undecided)
            if outlook.branches:
                p.count("odds with branches")
            if total != 1 and (outlook.branches or total):
                p.fail(self.name, f"the odds of '{key}' sum to {total}")
            if outlook.branches and sum(outlook.distribution().values()) + outlook.undecided != 1:
                p.fail(self.name, f"the distribution of '{key}' does not sum to 1")
            for branch in [*outlook.branches, *(b for part in outlook.parts for b in part.branches)]:
                if not sound(branch):
                    p.fail(self.name, f"a branch of the odds of '{key}' is smaller than what follows it")
            for part in outlook.parts:
                p.count("parts of odds")
                total = sum((branch.p for branch in part.branches), part.undecided)
                if total != 1:
                    p.fail(self.name, f"the odds of '{key}' for {part.subject.key} sum to {total}")
        if p.position(p.state) != p.text:
            p.fail(self.name, "asking for odds changed the State")


def sound(branch: Branch) -> bool:
    if not 0 < branch.p <= 1:
        return False
    return sum((b.p for b in branch.then), Fraction(0)) <= branch.p and all(sound(b) for b in branch.then)


class FullEnumeration(Oracle):
    """Odds by classes of rolls equal the enumeration of every single die."""

    name = "chance.enumeration"
    checks = "odds enumerated"
    rate = 0.02
    most = 2500  # courses of single dice followed; what has more is left to `chance.classes`

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        s = p.state
        lane = random.choice(asked_lanes(s))
        player = s.asked[lane]
        known = p.rules.redact(s, player)
        options = known.top(lane).options(known)
        rolling = [o for o in options if known.top(lane).rolls(known, o)]
        some = random.sample(options, min(SOME, len(options)))
        for o in [*random.sample(rolling, min(SOME, len(rolling))), *some][:SOME]:  # those that roll first
            worlds = p.rules.worlds(known, player, o)
            if sum(weight for weight, _ in worlds) != 1:
                p.fail(self.name, f"the worlds of '{p.game.key(o)}' do not sum to 1")
            world = random.choice(worlds)[1]
            self.compare(p, p.game.key(o), world, option_play(lane, o))
            for part in known.top(lane).parts(known, o) if lane == 0 else []:
                worlds = p.rules.part_worlds(known, player, o, part)
                if sum(weight for weight, _ in worlds) != 1:
                    p.fail(self.name, f"the worlds of a part of '{p.game.key(o)}' do not sum to 1")
                self.compare(p, p.game.key(o), random.choice(worlds)[1], part_play(part))

    def compare(self, p: Probe, key: str, world: State, play: Play) -> None:
        """The chances of what is played in a world, by class and die by die."""
        by_class = followed([(Fraction(1), world)], play)
        if len(by_class) >= LIMIT or sum(chance for chance, _ in by_class) != 1:
            return  # rare courses are left out there
        single = each_die(world, play, self.most)
        if single is None or not any(marks for _, marks in by_class):
            return
        p.count("odds enumerated")
        classed: dict[Marks, Fraction] = {}
        for chance, marks in by_class:
            classed[tuple(marks)] = classed.get(tuple(marks), Fraction(0)) + chance
        if classed != single:
            p.fail(self.name, f"the odds of '{key}' are {as_text(classed)}, die by die {as_text(single)}")


def option_play(lane: int, o: Option) -> Play:
    """An option played to the end of its procedure."""

    def play(s: State) -> None:
        play_out(s, lane, o, Default())

    return play


def part_play(part: OddsPart) -> Play:
    """A part of an option played to its end."""

    def play(s: State) -> None:
        play_part(s, part, Default())

    return play


def as_text(chances: dict[Marks, Fraction]) -> str:
    return ", ".join(f"{list(marks)}: {chance}" for marks, chance in sorted(chances.items()))


class EveryDie(Chance):
    """Follows one course of single dice and draws, and remembers where it needs to know more."""

    def __init__(self, path: list[tuple[int, ...]]) -> None:
        self.path = path
        self.at = 0
        self.weight = Fraction(1)
        self.marks: list[tuple[int, int]] = []
        self.open: list[tuple[int, ...]] = []  # what may come where the path ends
        self.dice = False

    def _next(self, choices: list[tuple[int, ...]]) -> tuple[int, ...]:
        if self.at < len(self.path):
            self.at += 1
            return self.path[self.at - 1]
        self.open = choices
        raise _Turn

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        thrown = product(range(1, die.sides + 1), repeat=die.count)
        faces = [each for each in thrown if counts(die, classes, sum(each))]
        taken = self._next(faces)
        self.dice = True
        self.weight /= len(faces)
        s.dice = list(taken)
        return sum(taken)

    def draw(self, s: State, cup: list[int]) -> int:
        taken = self._next([(i,) for i, count in enumerate(cup) if count > 0])[0]
        self.weight *= Fraction(cup[taken], sum(cup))
        return taken

    def mark(self, label: int, a: int) -> None:
        self.marks.append((label, a))

    def curtain(self) -> None:
        raise Curtain

    def has_rolled(self) -> bool:
        return self.dice


class _Turn(Exception):
    """The path ends here: go on with every outcome."""


def every_die(world: State, lane: int, o: Option, most: int) -> dict[Marks, Fraction] | None:
    """The chance of each row of marks of an option, die by die; None if there are too many courses."""
    return each_die(world, option_play(lane, o), most)


def each_die(world: State, play: Play, most: int) -> dict[Marks, Fraction] | None:
    """The same for anything that is played in a world."""
    paths: list[list[tuple[int, ...]]] = [[]]
    chances: dict[Marks, Fraction] = {}
    count = 0
    while paths:
        count += 1
        if count > most:
            return None
        path = paths.pop()
        chance = EveryDie(path)
        s = world.copy()
        s.chance = chance
        try:
            play(s)
        except _Turn:
            paths += [[*path, taken] for taken in chance.open]
            continue
        except Curtain:
            pass  # the course ends here: parts have chances of their own
        marks = tuple(chance.marks)
        chances[marks] = chances.get(marks, Fraction(0)) + chance.weight
    return chances


class TakebackRolls(Oracle):
    """After a takeback the dice to come are new, and the record still loads."""

    name = "chance.takeback"
    checks = "takebacks"
    rate = 0.0006

    def rest(self, p: Probe) -> None:
        if p.state.ply < 2:
            return
        plies = 1 + p.random(self.name).randrange(min(20, p.state.ply))
        game = replay(p.rules, parse_record(p.game.text()), check=False)
        game.takeback(plies)
        p.count("takebacks")
        s = game.state
        if s.ply != p.state.ply - plies:
            p.fail(self.name, f"a takeback of {plies} leads from ply {p.state.ply} to {s.ply}")
        block = sealed_block(s.seed, s.epoch, s.ply + 1, 0)
        if block == sealed_block(p.state.seed, p.state.epoch, s.ply + 1, 0):
            p.fail(self.name, "a takeback does not change the dice to come")
        try:
            replay(p.rules, parse_record(game.text()), check=True)
        except RecordError as e:
            p.fail(self.name, f"a record with a takeback does not load: {e}")
        if any(game.can_undo(player) for player in range(game.scenario.players)):
            p.fail(self.name, "undo could go behind a takeback")
