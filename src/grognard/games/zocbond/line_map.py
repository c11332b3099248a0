"""What a search for supply lines has found (`supply` fills it in); a State keeps the latest ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.ints import ints

NOT_REACHED: Final = -1
NOT_ASKED: Final = -2  # nobody wanted to know yet


class LineMap:
    """Where the lines of a player to some sources run; off-road parts are added when they are asked for."""

    def __init__(
        self,
        player: i64,
        sources: list[int],
        reach: i64,
        roads: bool,
        shut_water: i64,
        besides: list[int],
    ) -> None:
        self.player = player
        self.sources = sources
        self.reach = reach
        self.roads = roads
        self.shut_water = shut_water  # a kind of water that no line crosses off the road without a bridge
        self.besides = besides  # what else the lines depend on, by the game (`SupplyRules.lines_depend`)
        self.misses = 0  # hexes asked about from which no line leads
        self.whole = False  # it tells of every hex
        self.length = ints([])  # per hex, of the off-road part; 0 at its end: a road, a source

    def answers(
        self, player: i64, sources: list[int], reach: i64, roads: bool, shut_water: i64, besides: list[int]
    ) -> bool:
        """Whether it was made for the same question."""
        if self.player != player or self.reach != reach or self.roads != roads:
            return False
        return self.shut_water == shut_water and self.sources == sources and self.besides == besides
