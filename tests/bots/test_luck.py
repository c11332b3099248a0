"""Luck: what trials take off their results is zero on average, and has the sign of what happened."""

from __future__ import annotations

from grognard.bots.coh.luck import luck
from grognard.bots.levels import choose
from grognard.core.kernel.chance import Chance, Die
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.core.kernel.state import choose as play
from grognard.core.referee.game import new
from grognard.games.coh.attack import Fire
from grognard.games.coh.caps import Roll
from grognard.games.coh.state import CohState

DAWN = "coh/dawn-at-the-granary"


class Weighed(Chance):
    """Throws what it is told first, and keeps what that was worth to each player."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.lucks: list[tuple[int, int]] = []

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        assert isinstance(s, CohState)
        self.lucks.append((luck(s, 0, self.total), luck(s, 1, self.total)))
        s.dice = [self.total // 2, self.total - self.total // 2]
        return self.total

    def draw(self, s: State, cup: list[int]) -> int:
        return next(i for i, count in enumerate(cup) if count)


def shot() -> tuple[State, Option]:
    """A State in which an attack is about to be rolled, and the choice that rolls it."""
    game = new(DAWN, seed=5)
    number = 0
    while True:
        player = game.decision.player
        s = game.state
        stack = s.lanes[0]
        if isinstance(stack[-1], Roll) and isinstance(stack[-2], Fire) and stack[-1].step == 0:
            return s.copy(), stack[-1].options(s)[0]
        game.play(choose(game.seat(player), "recruit", b"way", number), player)
        number += 1


def test_luck_is_nothing_on_average_and_what_one_side_gains_the_other_loses() -> None:
    before, o = shot()
    attacker = before.asked[0]
    found: dict[int, tuple[int, int]] = {}
    for total in range(2, 13):
        s = before.copy()
        dice = Weighed(total)
        s.chance = dice
        play(s, 0, o)
        found[total] = dice.lucks[0]
        assert abs(sum(found[total])) <= 1
    ways = {total: 6 - abs(7 - total) for total in range(2, 13)}
    for player in (0, 1):
        assert abs(sum(found[total][player] * ways[total] for total in ways)) <= 36  # of rounding
    gains = [found[total][attacker] for total in range(2, 13)]
    assert gains == sorted(gains)
    assert gains[0] < 0 < gains[-1]
