"""The dice of trials: spread evenly over the trials of a decision, with an account of the luck in them.

Luck is what hides the better of two actions, so it is kept out of their comparison as far as it can be:

- trial number j of every candidate has the same throws;
- the first rolls of the trials go through all 36 throws of two dice, each roll in an order of its own;
- every roll is weighed when it falls: by how much it is better than the average one for the player
  (`Mind.luck`). The sum is zero on average, so it can be taken off a trial's result without changing what
  the trials come to; what is left varies far less.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import AGAIN, Chance, Die, counting_weights, counts, in_cup
from grognard.core.kernel.playout import mix
from grognard.core.kernel.state import State

from .mind import Mind

THROWS: Final = 36  # of two dice
EVEN: Final = 12  # rolls of a trial that are spread evenly
ROLL: Final = 10_007  # keeps the random numbers of different rolls and trials apart
TRIAL: Final = 7919


class Throws:
    """The throws of all trials of one decision."""

    def __init__(self, seed: bytes) -> None:
        self.seed = int.from_bytes(seed[:4], "big")
        self.rows: list[list[int]] = [[] for _ in range(EVEN)]

    def throw(self, j: int, roll: int) -> int:
        """What trial j throws with two dice at its n-th roll, 0 to 35."""
        row = self.rows[roll]
        while len(row) <= j:
            row += shuffled(self.seed, roll * ROLL + len(row))
        return row[j]


def shuffled(seed: int, salt: int) -> list[int]:
    """The 36 throws in some order."""
    order = list(range(THROWS))
    for i in range(THROWS - 1, 0, -1):
        k = mix(seed ^ salt, i) % (i + 1)
        order[i], order[k] = order[k], order[i]
    return order


class TrialDice(Chance):
    """The dice of one trial."""

    def __init__(self, mind: Mind, throws: Throws, j: int, player: int) -> None:
        self.mind = mind
        self.throws = throws
        self.j = j
        self.player = player
        self.rolled = 0
        self.lots = 0
        self.luck = 0  # how much better the rolls were for the player than they are on average

    def again(self) -> TrialDice:
        """The same dice from the beginning."""
        return TrialDice(self.mind, self.throws, self.j, self.player)

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        if die.count == 2 and die.sides == 6 and self.rolled < EVEN:
            throw = self.throws.throw(self.j, self.rolled)
            s.dice = [throw // 6 + 1, throw % 6 + 1]
        else:
            s.dice = [self.below(die.sides) + 1 for _ in range(die.count)]
        self.rolled += 1
        total = sum(s.dice)
        if counts(die, classes, total):
            self.luck += self.luck_of(s, die, classes, total)
        return total

    def luck_of(self, s: State, die: Die, classes: bytes | None, total: int) -> int:
        """How much better a throw that counts is for the player than the average of those that do."""
        luck = self.mind.luck(s, self.player, total)
        if classes is None or AGAIN not in classes:
            return luck
        weights = counting_weights(die, classes)
        average = sum(self.mind.luck(s, self.player, n) * ways for n, ways in weights.items())
        return luck - average // sum(weights.values())

    def draw(self, s: State, cup: list[int]) -> int:
        return in_cup(cup, self.below(sum(cup)))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.lots += 1
        return mix(self.throws.seed ^ (self.j + 1) * TRIAL, self.lots) % n
