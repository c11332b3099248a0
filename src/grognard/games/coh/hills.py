"""Chapter 11: hills, height advantage, elevation and line of sight, blind hexes, gullies."""

from __future__ import annotations

from grognard.core.board import Board
from grognard.core.sight import OUT, SINGLE, SightRule, line


class HillSight(SightRule):
    """Line of sight by levels (COH-11.3 to 11.5); on flat ground it is the rule of chapter 6.

    `ground` is the level of each hex, -1 in a gully; `top` one more where terrain blocks.
    """

    def __init__(self, ground: list[int], blocking: list[bool]) -> None:
        self.symmetric = True
        self.ground = ground
        self.top = [level + 1 if blocks else level for level, blocks in zip(ground, blocking, strict=True)]

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        if self.ground[a] < 0 or self.ground[b] < 0:
            return self.along_gully(a, b, line)
        lower, upper = (a, b) if self.ground[a] <= self.ground[b] else (b, a)
        low, high = self.ground[lower], self.ground[upper]
        for i in range(0, len(line), 2):
            top = self.obstacle(line, i)
            if top > high or (top == high and top > low):
                return False  # COH-11.3(2.1), (2.2)
            if low < top < high and self.blind(board, lower, upper, line, i):
                return False
        return True

    def blinded(self, board: Board, a: int, b: int) -> list[int]:
        """The obstacles that hide the lower of two hexes although the eye is above them (COH-11.4).

        Empty where there is sight, or where something else blocks it anyway.
        """
        if self.ground[a] < 0 or self.ground[b] < 0:
            return []
        lower, upper = (a, b) if self.ground[a] <= self.ground[b] else (b, a)
        low, high = self.ground[lower], self.ground[upper]
        passed = line(board, a, b)
        found: list[int] = []
        for i in range(0, len(passed), 2):
            top = self.obstacle(passed, i)
            if top > high or (top == high and top > low):
                return []
            if low < top < high and self.blind(board, lower, upper, passed, i):
                found += [h for h in passed[i : i + 2] if h >= 0]
        return found

    def obstacle(self, line: list[int], i: int) -> int:
        """The height that counts: along a shared side that of the less obstructive hex (COH-11.3(5))."""
        h, other = line[i], line[i + 1]
        if other == SINGLE:
            return self.top[h]
        if h == OUT or other == OUT:
            return -9
        return min(self.top[h], self.top[other])

    def along_gully(self, a: int, b: int, line: list[int]) -> bool:
        """COH-11.5(4): from a gully one sees the adjacent hexes, and along the gully."""
        if not line:
            return True
        if self.ground[a] >= 0 or self.ground[b] >= 0:
            return False
        for i in range(0, len(line), 2):
            crossed = [h for h in line[i : i + 2] if h >= 0]
            if not any(self.ground[h] < 0 for h in crossed):
                return False
        return True

    def blind(self, board: Board, lower: int, upper: int, line: list[int], i: int) -> bool:
        """COH-11.4: an obstacle in front of the lower end hides it, but the upper end's slope does not."""
        crossed = [h for h in line[i : i + 2] if h >= 0]
        if all(board.distance_between(h, lower) > 1 for h in crossed):
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
