"""Line of sight over ground of several levels: obstacles that are too high, obstacles that hide, gullies.

Everything on the line is compared with the levels of its two ends. What is higher than both blocks, and so
does what is as high as the upper end and higher than the lower one. What lies between the two levels hides
only what is near behind it: how near is the game's (`hides`), and so is the height that counts where the line
runs along the side of two hexes (`obstacle`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.core.geometry.board import Board
from grognard.core.geometry.sight import OUT, SINGLE, SightRule, line

NOTHING: Final = -9  #: height of what is no hex of the board: under every level


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelSight(SightRule):
    """Who sees whom over hills and out of gullies. A game's class answers `obstacle` and `hides`.

    `ground` is the level of each hex and `top` that of the trees or houses there, counted from the same zero;
    `sunken` are the hexes of gullies. Obstacles on hexsides are no part of the line: a game that has them
    extends `clear`, and `blockers` to name them.
    """

    def __init__(self, ground: list[int], top: list[int], sunken: list[bool]) -> None:
        self.symmetric = True
        self.ground = ground
        self.top = top
        self.sunken = sunken

    # -- what a game answers -------------------------------------------------------------------------

    def obstacle(self, line: list[int], i: int) -> int:
        """The height of what the line passes at i: here, along a shared side, of the higher hex."""
        h, other = line[i], line[i + 1]
        if other == SINGLE:
            return self.top[h] if h >= 0 else NOTHING
        height = self.top[h] if h != OUT else NOTHING
        return max(height, self.top[other]) if other != OUT else height

    def hides(self, board: Board, lower: int, upper: int, line: list[int], i: int, above: int) -> bool:
        """Whether an obstacle between the two levels hides the lower end; the upper one is `above` it."""
        return True

    # -- lines ---------------------------------------------------------------------------------------

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        """Whether two hexes see each other from the ground; out of a gully only along it."""
        if self.sunken[a] or self.sunken[b]:
            return self.along_gully(a, b, line)
        low, high = self.ground[a], self.ground[b]
        if low <= high:
            return self.clear(board, a, b, low, high, line)
        return self.clear(board, b, a, high, low, line)

    def clear(self, board: Board, lower: int, upper: int, low: int, high: int, line: list[int]) -> bool:
        """Whether nothing on a line blocks between an end at level `low` and one at level `high`.

        Who stands above the ground of his hex, on an upper floor, looks from there.
        """
        for i in range(0, len(line), 2):
            top = self.obstacle(line, i)
            if top > high or (top == high and top > low):
                return False
            if low < top < high and self.hides(board, lower, upper, line, i, high - top):
                return False
        return True

    def along_gully(self, a: int, b: int, line: list[int]) -> bool:
        """From a gully one sees the adjacent hexes, and along the gully."""
        if not line:
            return True
        if not (self.sunken[a] and self.sunken[b]):
            return False
        for i in range(0, len(line), 2):
            if not any(self.sunken[h] for h in passed(line, i)):
                return False
        return True

    def blinded(self, board: Board, a: int, b: int) -> list[int]:
        """The obstacles that hide the lower of two hexes although the eye is above them.

        Empty where there is sight, or where something else blocks it anyway.
        """
        if self.sunken[a] or self.sunken[b]:
            return []
        lower, upper = (a, b) if self.ground[a] <= self.ground[b] else (b, a)
        low, high = self.ground[lower], self.ground[upper]
        between = line(board, a, b)
        hexes: list[int] = []
        for i in range(0, len(between), 2):
            top = self.obstacle(between, i)
            if top > high or (top == high and top > low):
                return []
            if low < top < high and self.hides(board, lower, upper, between, i, high - top):
                hexes += passed(between, i)
        return hexes


def passed(line: list[int], i: int) -> list[int]:
    """The hexes of the board that a line passes at i: one, two along a shared side, none outside."""
    return [h for h in line[i : i + 2] if h >= 0]
