"""Chapter 11: hills, height advantage, elevation and line of sight, blind hexes, gullies."""

from __future__ import annotations

from grognard.core.geometry.board import Board
from grognard.core.geometry.sight import OUT, SINGLE
from grognard.games.tactical.levels import NOTHING, LevelSight, passed


class HillSight(LevelSight):
    """Line of sight by levels (COH-11.3 to 11.5); on flat ground it is the rule of chapter 6.

    `ground` is the level of each hex, -1 in a gully; `top` one more where terrain blocks.
    """

    def __init__(self, ground: list[int], blocking: list[bool]) -> None:
        top = [level + 1 if blocks else level for level, blocks in zip(ground, blocking, strict=True)]
        super().__init__(ground, top, [level < 0 for level in ground])

    def obstacle(self, line: list[int], i: int) -> int:
        """The height that counts: along a shared side that of the less obstructive hex (COH-11.3(5))."""
        h, other = line[i], line[i + 1]
        if other == SINGLE:
            return self.top[h]
        if h == OUT or other == OUT:
            return NOTHING
        return min(self.top[h], self.top[other])

    def hides(self, board: Board, lower: int, upper: int, line: list[int], i: int, above: int) -> bool:
        """COH-11.4: an obstacle in front of the lower end hides it, but the upper end's slope does not."""
        if all(board.distance_between(h, lower) > 1 for h in passed(line, i)):
            return False
        return not self.own_slope(board, lower, upper, line, i)

    def own_slope(self, board: Board, lower: int, upper: int, line: list[int], i: int) -> bool:
        """Bare hill all the way from the upper end, never rising towards the lower one (COH-11.4(3))."""
        steps = list(range(0, len(line), 2))
        if board.distance_between(line[0] if line[0] >= 0 else line[1], upper) > 1:
            steps.reverse()
        level = self.ground[upper]
        for j in steps:
            for h in line[j : j + 2]:
                if h < 0:
                    continue
                if self.top[h] != self.ground[h] or not 0 < self.ground[h] <= level:
                    return False
            level = max(self.ground[h] for h in line[j : j + 2] if h >= 0)
            if j == i:
                return True
        return True


def slope_cost(gain: int, up: int, climb: int) -> int:
    """COH-11.0(3), 11.1: one AP per level up; two levels at once are a climb, up or down; -1: barred."""
    if abs(gain) == 2:
        return climb
    return max(0, gain) * up
