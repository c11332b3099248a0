"""Sight and acquisition from the air a second time, from the rules alone (6.7.3.1): slow and plain.

Hexes are those of `sight_reference`; nothing is shared with the engine.
"""

from __future__ import annotations

from .sight_reference import HEIGHTS, SUNKEN, Hex, Position, apart, centre, geometry

#: Level from which on an obstacle hides anything, by altitude low, medium, high.
BASE = (2, 4, 6)
ACQUIRE = {(0, 0): 5, (0, 1): 4, (0, 2): 3, (1, 0): 10, (1, 1): 8, (1, 2): 6}
CLOSED = ("light_woods", "woods", "dense_woods")


def seen_from_above(position: Position, ground: Hex, mark: int, over: Hex, altitude: int) -> bool:
    """6.7.3.1.3: no obstacle toward the aircraft hides the ground hex; R2-25, R2-72."""
    between, sides = geometry(position.size, *sorted((ground, over)))
    found: list[tuple[int, int]] = []
    along = runs_along_a_road(position, ground, over, between, len(sides))
    stream = runs_along_a_stream(position, ground, over, between)
    for h in between:
        kind = position.terrain.get(h, "clear")
        level = position.stands(h) - (stream and kind == "bridge")
        if kind in HEIGHTS and h not in position.rubble and not along:
            level = position.level.get(h, 0) + HEIGHTS[kind]
        found.append((level, apart(ground, h)))
    for one, other in sides:
        if (one, other) in position.barriers:
            level = max(position.stands(one), position.stands(other)) + 1
            found.append((level, max(1, min(apart(ground, one), apart(ground, other)))))
    return not any(level > mark and away <= level - BASE[altitude] + 1 for level, away in found)


def runs_along_a_road(position: Position, a: Hex, b: Hex, between: list[Hex], sides: int) -> bool:
    """R-07: the line follows a row of hexes, and a road crosses each hexside with it."""
    row = sorted([a, *between, b], key=lambda h: apart(a, h))
    distance = apart(a, b)
    if len(row) != distance + 1 or sides != distance:
        return False
    straight = a[0] == b[0] or distance == abs(a[0] - b[0]) == abs(centre(a)[1] - centre(b)[1])
    pairs = [(row[i], row[i + 1]) for i in range(distance)]
    return straight and all((h, k) in position.roads or (k, h) in position.roads for h, k in pairs)


def runs_along_a_stream(position: Position, a: Hex, b: Hex, between: list[Hex]) -> bool:
    """R-15: every hex of the line is sunken, or a bridge that stands."""
    ends = all(position.terrain.get(h) in SUNKEN for h in (a, b))
    run = [position.terrain.get(h) in (*SUNKEN, "bridge") and h not in position.rubble for h in between]
    return ends and all(run)


def step(h: Hex, heading: int) -> Hex:
    """The next hex: headings N, NE, SE, S, SW, NW."""
    column, row = h
    odd = column % 2
    return (
        (column, row - 1),
        (column + 1, row - 1 + odd),
        (column + 1, row + odd),
        (column, row + 1),
        (column - 1, row + odd),
        (column - 1, row - 1 + odd),
    )[heading]


def in_front(h: Hex, heading: int, target: Hex) -> bool:
    """Whether a hex is within 30 degrees of the heading, its own hex too."""
    x, y = centre(target)[0] - centre(h)[0], centre(target)[1] - centre(h)[1]
    q = x // 3
    r = (y - q) // 2
    for _ in range(heading):  # turned until the heading is north
        q, r = q + r, -q
    x, y = 3 * q, 2 * r + q
    return y <= 0 and abs(x) <= -y


class Trip:
    """A flight: entry, heading, when it turned and to where, how far it has come, when it attacked last."""

    def __init__(self, entry: Hex, heading: int, speed: int, altitude: int) -> None:
        self.entry = entry
        self.heading = heading
        self.speed = speed
        self.altitude = altitude
        self.moves = 0
        self.bank = (-1, 0)  # when, and the new heading
        self.last = -1

    def acquired(self, position: Position, target: Hex, suppressed: bool) -> bool:
        """6.7.3.1.1, forward from the edge: every hex flown with the target in front and in sight counts."""
        if position.terrain.get(target) in CLOSED:
            return False
        needed = ACQUIRE[self.speed, self.altitude] * (2 if suppressed else 1)
        mark = position.stands(target)
        h, heading = self.entry, self.heading
        counted, unbroken, held = 0, True, False
        for index in range(self.moves + 1):
            if index:
                h = step(h, heading)
            held = self.holds(position, h, heading, target, mark)
            counted = counted + 1 if held else 0
            unbroken = unbroken and held
            if index <= self.last:
                counted = 0
            if index == self.bank[0]:
                heading = self.bank[1]
                held = self.holds(position, h, heading, target, mark)
                counted = counted if held else 0
                unbroken = unbroken and held
        if self.last < 0 and unbroken and apart(self.entry, target) < needed:
            return True
        return held and counted >= needed

    def holds(self, position: Position, h: Hex, heading: int, target: Hex, mark: int) -> bool:
        return in_front(h, heading, target) and (
            h == target or seen_from_above(position, target, mark, h, self.altitude)
        )
