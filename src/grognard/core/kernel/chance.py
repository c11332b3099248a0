"""Chance: sealed dice, given rolls, and all rolls at once.

Sealed dice are bytes of BLAKE2b keyed by the game's seed over (epoch, ply, block): the same on
every machine and in both builds, not to be guessed from rolls seen, and keyed by ply, so that a
rule that rolls once more does not shift the rolls of later plies.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from hashlib import blake2b
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .distribution import Distribution, dice

if TYPE_CHECKING:
    from .state import State

RARE: Final = Fraction(1, 20)  # the share that a long list of courses may leave out
NEVER: Final = Fraction(1, 10**12)  # less likely courses are not followed: ties may be rolled again for ever
AGAIN: Final = 255  # as a class of a roll's total: the roll does not count, the dice are thrown again


class Die:
    """Some dice thrown together and summed: Die(2, 6) is 2D6."""

    def __init__(self, count: int, sides: int) -> None:
        if count < 1 or not 2 <= sides <= 250:
            raise ValueError(f"no dice of the kind {count}D{sides}: count from 1, sides 2 to 250")
        self.count = count
        self.sides = sides
        self.limit = 256 - 256 % sides  # bytes from here on are rejected, so all faces are equal

    def distribution(self) -> Distribution[int]:
        return dice(self.count, self.sides)

    def __repr__(self) -> str:
        return f"{self.count}D{self.sides}"


def sealed_block(seed: bytes, epoch: int, ply: int, block: int) -> bytes:
    """64 bytes of the dice of one ply."""
    place = epoch.to_bytes(4, "big") + ply.to_bytes(4, "big") + block.to_bytes(4, "big")
    return blake2b(place, key=seed).digest()


def counts(die: Die, classes: bytes | None, total: int) -> bool:
    """Whether a roll counts; if not (its class is AGAIN), the same dice are thrown again."""
    if classes is None or classes[total] != AGAIN:
        return True
    if all(classes[n] == AGAIN for n in range(die.count, die.count * die.sides + 1)):
        raise AssertionError(f"{die} would be thrown for ever: every total has the class AGAIN")
    return False


def counting_weights(die: Die, classes: bytes | None) -> dict[int, int]:
    """The totals that count, each with the number of ways it comes up: exact chances given that one does."""
    weights = die.distribution().weights
    return {total: ways for total, ways in weights.items() if counts(die, classes, total)}


def in_cup(cup: list[int], at: int) -> int:
    """The value of thing number `at` in a cup that is kept as counts."""
    for value, count in enumerate(cup):
        if at < count:
            return value
        at -= count
    raise AssertionError("drawn past the end of a cup")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Something that answers for chance in place of the sealed dice."""

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        """The total of one throw, with its faces in `s.dice`. If it does not count, this is asked again."""
        raise NotImplementedError

    def draw(self, s: State, cup: list[int]) -> int:
        raise NotImplementedError

    def mark(self, label: int, a: int) -> None:
        """Note a named outcome; only Fork cares."""

    def curtain(self) -> None:
        """From here on an attack goes on in independent parts; only what works out odds stops here."""

    def has_rolled(self) -> bool:
        """Whether dice have been rolled; a Chance that only answers for a game does not remember."""
        return True


class OutOfRolls(ValueError):
    """A game asked for more dice than were given."""


class Script(Chance):
    """Given rolls, in order: real dice on the table, or a test's.

    A roll is given as its total (7) or as its dice ([3, 4]); a draw as the index drawn. Throws that do not
    count, like a tie that is rolled again, are given too: the next one is taken then.
    """

    def __init__(self, rolls: list[int | list[int]], draws: list[int] | None = None) -> None:
        self.rolls = list(rolls)
        self.draws = list(draws or [])

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        if not self.rolls:
            raise OutOfRolls(f"{die} is to be rolled, but no given roll is left")
        given = self.rolls.pop(0)
        faces = given if isinstance(given, list) else split_total(given, die)
        if len(faces) != die.count or any(not 1 <= f <= die.sides for f in faces):
            raise OutOfRolls(f"{given} is not a roll of {die}")
        s.dice = faces
        return sum(faces)

    def draw(self, s: State, cup: list[int]) -> int:
        if not self.draws:
            raise OutOfRolls("something is to be drawn, but no given draw is left")
        given = self.draws.pop(0)
        if not 0 <= given < len(cup) or cup[given] < 1:
            raise OutOfRolls(f"{given} cannot be drawn: none of it is left in the cup")
        return given


def split_total(total: int, die: Die) -> list[int]:
    """Some faces that make the total, the same every time."""
    faces: list[int] = []
    left = total
    for still in range(die.count - 1, -1, -1):
        face = max(1, left - still * die.sides)
        faces.append(face)
        left -= face
    if left != 0:
        raise OutOfRolls(f"{total} is not a roll of {die}")
    return faces


class TooRare(Exception):
    """A course has become so unlikely that it is not worth following."""


class Curtain(Exception):
    """A course has come to where the parts of an attack begin: their chances are worked out by themselves."""


class Fork(Chance):
    """All rolls at once: follows one path of outcomes and remembers where it could have turned."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.taken: list[int] = []
        self.turns: list[list[tuple[int, Fraction]]] = []  # other outcomes at each fork, and their chances
        self.weight = Fraction(1)
        self.marks: list[tuple[int, int]] = []
        self.first: Die | None = None  # the first dice rolled, their total, and what the table makes of each
        self.first_total = 0
        self.first_classes: bytes | None = None
        self.parted = False  # the course ends at the curtain

    def has_rolled(self) -> bool:
        return self.first is not None

    def curtain(self) -> None:
        self.parted = True
        raise Curtain

    def _turn(self, weights: dict[int, int]) -> int:
        at = len(self.taken)
        keys = list(weights)
        take = self.path[at] if at < len(self.path) else max(keys, key=weights.__getitem__)
        self.taken.append(take)
        total = sum(weights.values())
        others = [k for k in keys if k != take] if at >= len(self.path) else []
        self.turns.append([(k, self.weight * Fraction(weights[k], total)) for k in others])
        self.weight *= Fraction(weights[take], total)
        if self.weight < NEVER:
            raise TooRare
        return take

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        """Splits by class (what the table makes of each total), standing for it by its lowest total.

        What is rolled again until it counts is one fork with the chances of those totals that do.
        """
        lowest: dict[int, int] = {}
        weights: dict[int, int] = {}
        for total, w in counting_weights(die, classes).items():
            cls = total if classes is None else classes[total]
            lowest.setdefault(cls, total)
            weights[lowest[cls]] = weights.get(lowest[cls], 0) + w
        total = self._turn(weights)
        if self.first is None:
            self.first = die
            self.first_total = total
            self.first_classes = classes
        s.dice = split_total(total, die)
        return total

    def draw(self, s: State, cup: list[int]) -> int:
        return self._turn({i: n for i, n in enumerate(cup) if n > 0})

    def mark(self, label: int, a: int) -> None:
        self.marks.append((label, a))


def every_outcome(
    start: State, play: Callable[[State], None], limit: int, enough: int = 0
) -> list[tuple[Fork, State]]:
    """Runs `play` on copies of `start` once for every course chance can take, `limit` at most.

    The likeliest come first, so what a limit leaves out hardly ever happens. After `enough` of them all the
    others are left out, once they are RARE together.
    """
    waiting: list[tuple[float, int, list[int]]] = [(-1.0, 0, [])]  # the second number decides between equals
    begun = 0
    followed = 0
    left = Fraction(1)
    outcomes: list[tuple[Fork, State]] = []
    while waiting and followed < limit:
        followed += 1
        fork = Fork(heappop(waiting)[2])
        s = start.copy()
        s.chance = fork
        s.sink = None
        known = True
        try:
            play(s)
        except TooRare:
            known = False  # the courses that branch off on the way are still followed
        except Curtain:
            pass  # the parts behind the curtain are worked out by themselves
        if known:
            s.chance = None
            outcomes.append((fork, s))
            left -= fork.weight
        if 0 < enough <= len(outcomes) and left < RARE:
            break
        for i in range(len(fork.path), len(fork.taken)):
            for other, weight in fork.turns[i]:
                begun += 1
                heappush(waiting, (-float(weight), begun, [*fork.taken[:i], other]))
    return outcomes
