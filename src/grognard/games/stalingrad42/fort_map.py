"""Where a player could begin a fort (`resources` fills it in); kept as long as the supply lines."""

from __future__ import annotations

from grognard.games.zocbond.line_map import LineMap


class FortMap:
    """The hexes where units, ground and supply lines let a fort be begun, whether there is one or not.

    Supply lines are searched again where enemies or their ZOC change, or own units in it: while they are
    the same, so is this.
    """

    def __init__(self, lines: LineMap, hexes: list[int]) -> None:
        self.lines = lines
        self.hexes = hexes
