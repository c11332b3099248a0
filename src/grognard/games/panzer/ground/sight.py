"""PZR-4.1.4, 6.1.4: line of sight by levels: obstacles, dead zones, gullies, roads through woods."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.board import Board
from grognard.core.geometry.seen import Seen
from grognard.core.geometry.sight import SINGLE, SightRule, line

from .hexsides import blocking, side_cells, side_heights, side_level
from .levels import DeadZones
from .terrain import Land

#: What kind of obstacle it is.
HEX: Final = 0
SIDE: Final = 1
RIM: Final = 2  # of the gully in which one of the two stands (4.1.4.1.6)


class Obstacle:
    """Something on a line that is higher than the lower of the two units."""

    def __init__(self, kind: int, level: int, cells: list[int], side: int = -1) -> None:
        self.kind = kind
        self.level = level
        self.cells = cells  # the hexes to point at; two where the line runs between them or over a hexside
        self.side = side  # the hexside, or -1


class PanzerSight(SightRule):
    """PZR-4.1.4.2: the line between two hexes, for units on the ground or at any level given."""

    def __init__(self, land: Land) -> None:
        self.symmetric = True
        self.land = land
        self.zones = DeadZones()
        self.heights = side_heights()

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        """Whether units on the ground see each other while every building stands: what a table may keep."""
        return self.clear(a, b, self.land.ground[a], self.land.ground[b], line, b"")

    def blockers(self, board: Board, a: int, b: int, line: list[int]) -> list[int]:
        """The hexes to point at, nearest to a first."""
        hexes: list[int] = []
        for obstacle in self.hiding(a, b, self.land.ground[a], self.land.ground[b], line, b""):
            hexes += [h for h in obstacle.cells if h not in hexes]
        return hexes

    def clear(self, a: int, b: int, eye: int, mark: int, passed: list[int], rubble: bytes) -> bool:
        """Whether nothing hides a unit at level `mark` in b from one at level `eye` in a.

        `passed` is the line from a to b (`geometry.sight.line`), `rubble` as in `Land`.
        """
        if self.under_rim(a, b, eye, mark, passed, rubble):
            return False
        low = min(eye, mark)
        tops = self.tops(a, b, low, passed, rubble)
        if eye == mark:  # nothing is above both but what is above the lower one: no dead zones
            return max(tops, default=low) <= low and not self.side_above(a, b, low)
        if max(tops, default=low) <= low and not self.land.blocking_sides:
            return True
        for obstacle in self.obstacles(a, b, eye, mark, passed, rubble):
            if self.hides(obstacle, a, b, eye, mark):
                return False
        return True

    def side_above(self, a: int, b: int, low: int) -> bool:
        """Whether a crest or hedge on the line is above a level."""
        for side in blocking(self.land, a, b):
            if side_level(self.land, side, self.heights) > low:
                return True
        return False

    def hiding(self, a: int, b: int, eye: int, mark: int, passed: list[int], rubble: bytes) -> list[Obstacle]:
        """Every obstacle that hides one unit from the other by itself, nearest to a first (R-21)."""
        if self.under_rim(a, b, eye, mark, passed, rubble):
            low = a if eye < mark else b
            return [Obstacle(RIM, self.land.ground[low] + 1, [low])]
        obstacles = self.obstacles(a, b, eye, mark, passed, rubble)
        return [obstacle for obstacle in obstacles if self.hides(obstacle, a, b, eye, mark)]

    def hides(self, obstacle: Obstacle, a: int, b: int, eye: int, mark: int) -> bool:
        """PZR-4.1.4.2.1, 4.1.4.2.2, 4.1.4.2.4, for an obstacle above the lower unit."""
        if obstacle.level >= max(eye, mark):
            return True
        return self.in_dead_zone(obstacle, a, b, eye, mark)

    def in_dead_zone(self, obstacle: Obstacle, a: int, b: int, eye: int, mark: int) -> bool:
        """PZR-4.1.4.2.4: whether the lower unit is in the hexes behind, counted from the upper one."""
        board = self.land.board
        upper, lower = (a, b) if eye > mark else (b, a)
        distance = self.distance_to(obstacle, upper)
        zone = self.zones.length(distance, max(eye, mark) - obstacle.level)
        return distance < board.distance_between(upper, lower) <= distance + zone

    def distance_to(self, obstacle: Obstacle, upper: int) -> int:
        """Hexes from the upper unit to an obstacle; to a hexside: to the hex on its near side (R-31)."""
        board = self.land.board
        cells = [obstacle.side // 6, board.neighbour[obstacle.side]] if obstacle.side >= 0 else obstacle.cells
        return min(board.distance_between(upper, cell) for cell in cells if cell >= 0)

    # what is on the line

    def obstacles(
        self, a: int, b: int, eye: int, mark: int, passed: list[int], rubble: bytes
    ) -> list[Obstacle]:
        """What is higher than the lower unit: hexes, and crests and hedges, each in order from a.

        The two hexes themselves never count (PZR-4.1.4.2.5). Where the line runs between two hexes the higher
        one does (PZR-4.1.4.2.6). What is as low as the lower unit hides nothing (PZR-4.1.4.2.3).
        """
        low = min(eye, mark)
        tops = self.tops(a, b, low, passed, rubble)
        obstacles: list[Obstacle] = []
        for i in range(0, len(passed), 2):
            level = max(tops[i], tops[i + 1])
            if level > low:
                cells = [passed[j] for j in (i, i + 1) if tops[j] == level]
                obstacles.append(Obstacle(HEX, level, cells))
        for side in blocking(self.land, a, b):
            level = side_level(self.land, side, self.heights)
            if level > low:
                obstacles.append(Obstacle(SIDE, level, side_cells(self.land, side), side))
        return obstacles

    def tops(self, a: int, b: int, low: int, passed: list[int], rubble: bytes) -> list[int]:
        """The level of each hex of the line as an obstacle; what is no hex of the map has the lowest.

        Hills count by their ground (PZR-4.1.4.1.4), woods and houses by their tops (PZR-4.1.4.1.7).
        """
        land = self.land
        below_all = low - 1
        along_gully = self.along_gully(a, b, passed, rubble)
        levels: list[int] = []
        grown = False
        for h in passed:
            if h < 0:
                levels.append(below_all)
            elif along_gully and land.bridge[h]:
                levels.append(land.ground[h] - 1)  # the stream passes below
            elif rubble and rubble[h]:
                levels.append(land.ground[h])  # 6.1.4.3.9
            else:
                levels.append(land.top[h])
                grown = grown or land.top[h] > land.ground[h]
        if grown and self.along_way(a, b, passed):
            return [land.ground[h] if h >= 0 else below_all for h in passed]
        return levels

    def along_way(self, a: int, b: int, passed: list[int]) -> bool:
        """R-07: the line follows a row of hexes, and a road or trail crosses each hexside with it."""
        board = self.land.board
        d = board.direction_to(a, passed[0] if passed else b)
        if d < 0 or (passed and passed[1] != SINGLE):
            return False
        h = a
        while h != b:
            if not self.land.way(h, d):
                return False
            h = board.neighbour[6 * h + d]
            if not 0 <= h < board.n:
                return False
        return True

    # gullies, streams, fords and ditches

    def under_rim(self, a: int, b: int, eye: int, mark: int, passed: list[int], rubble: bytes) -> bool:
        """PZR-4.1.4.1.6: from a sunken hex units higher up are seen, and see, in adjacent hexes only.

        Along a gully they are measured by their levels as anywhere.
        """
        if not passed or eye == mark:
            return False
        low = a if eye < mark else b
        return bool(self.land.sunken[low]) and not self.along_gully(a, b, passed, rubble)

    def along_gully(self, a: int, b: int, passed: list[int], rubble: bytes) -> bool:
        """R-15: both in sunken hexes, and every hex of the line is one, or a bridge that still stands."""
        land = self.land
        if not (land.sunken[a] and land.sunken[b]):
            return False
        for h in passed:
            if h >= 0 and not land.sunken[h]:
                if not land.bridge[h] or (rubble and rubble[h]):
                    return False
        return True


class Sightlines:
    """Who sees whom on a map: made once for a scenario and shared by all its States.

    Ground to ground is kept in a pair table, filled on demand. Lines past rubble and lines to upper floors
    are looked along afresh; the table is never written for them. Smoke hides nobody (6.1.4.3.10): see
    `veils`. Levels are those of `levels.unit_level`, `rubble` as in `Land`.
    """

    def __init__(self, land: Land) -> None:
        self.land = land
        self.rule = PanzerSight(land)
        self.seen = Seen(land.board, self.rule)

    def clear(self, a: int, b: int, eye: int, mark: int, rubble: bytes = b"") -> bool:
        """Whether a unit at level `eye` in a and one at level `mark` in b see each other."""
        if a == b:
            return True
        if eye != self.land.ground[a] or mark != self.land.ground[b]:
            return self.rule.clear(a, b, eye, mark, line(self.land.board, a, b), rubble)
        if rubble:
            passed = line(self.land.board, a, b)
            if any(h >= 0 and rubble[h] for h in passed):
                return self.rule.clear(a, b, eye, mark, passed, rubble)
        return self.seen.sees(a, b)

    def blockers(self, a: int, b: int, eye: int, mark: int, rubble: bytes = b"") -> list[Obstacle]:
        """What hides the one from the other, nearest to a first; nothing if they see each other."""
        if a == b:
            return []
        return self.rule.hiding(a, b, eye, mark, line(self.land.board, a, b), rubble)

    def dead_zone(self, a: int, eye: int, rubble: bytes = b"") -> list[int]:
        """The hexes below a unit whose ground is hidden from the unit by dead zones alone (4.1.4.2.4)."""
        hidden: list[int] = []
        for b in range(self.land.board.n):
            mark = self.land.ground[b]
            if b != a and mark < eye:
                by = self.blockers(a, b, eye, mark, rubble)
                if by and all(each.kind != RIM and each.level < eye for each in by):
                    hidden.append(b)
        return hidden
