# mypyc: interpreted
"""The ground of a battle drawn up by the program: how its boards lie, zones, objectives, ways out."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.panzer.box.board_files import BoardPlace, load_boards
from grognard.games.panzer.ground.terrain import barred
from grognard.games.tactical.box.purchase import Draw

from .board_checks import COLUMNS
from .checked_scenario import ground_of
from .scenario_checks import NO_WORKS
from .scenario_types import Area

MOST_BOARDS = 4
LAST = 24  # the last column of a board, counted from 0
APART = 5  # hexes between objectives
NO_PRIZE = ("water", "stream", "ford", "gully", "ditch")  # ground that is no objective
#: How boards lie, to the right and down: along the attack, or beside each other.
ALONG = {1: ((0, 0),), 2: ((0, 0), (1, 0)), 3: ((0, 0), (1, 0), (2, 0))}
ASIDE = {1: ((0, 0),), 2: ((0, 0), (0, 1)), 3: ((0, 0), (0, 1), (0, 2))}
SQUARE = ((0, 0), (1, 0), (0, 1), (1, 1))


class Field:
    """A map of some boards; the attacker comes from the west or from the east."""

    def __init__(self, draw: Draw, boards: int, along: bool) -> None:
        self.from_west = draw.percent(50)
        numbers = draw.shuffled(sorted(load_boards()))[:boards]
        spots = SQUARE if boards == MOST_BOARDS else (ALONG if along else ASIDE)[boards]
        self.places = tuple(
            BoardPlace(number, at, draw.percent(50)) for number, at in zip(numbers, spots, strict=True)
        )
        self.ground = ground_of(self.places)
        self.board = self.ground.board
        self.width = LAST * (1 + max(x for x, _ in spots)) + 1
        self.by_number = {place.board: place for place in self.places}
        self.depths = [self._depth(h) for h in range(self.board.n)]

    def name(self, h: int) -> str:
        """A hex as files write it."""
        return self.board.name(h)

    def _depth(self, h: int) -> int:
        """Columns from the attacker's edge, from 0."""
        name = self.name(h).lstrip("0123456789")
        number = int(self.name(h)[: -len(name)])
        column = self._across(self.by_number[number], COLUMNS.index(name[0]))
        return column if self.from_west else self.width - 1 - column

    def _across(self, place: BoardPlace, column: int) -> int:
        """The column of a board as one of the map; a board that is turned round counts backward."""
        return LAST * place.at[0] + (LAST - column if place.turned else column)

    def cells(self, first: int, last: int) -> list[int]:
        """The hexes of these columns, counted from the attacker's edge."""
        return [h for h, depth in enumerate(self.depths) if first <= depth <= last]

    def areas(self, first: int, last: int) -> tuple[Area, ...]:
        """These columns, counted from the attacker's edge, as columns of the boards."""
        low, high = (first, last) if self.from_west else (self.width - 1 - last, self.width - 1 - first)
        areas: list[Area] = []
        for place in self.places:
            inside = [column for column in range(LAST + 1) if low <= self._across(place, column) <= high]
            if len(inside) > 1:  # a single column is shared with the next board
                columns = f"{COLUMNS[inside[0]]}-{COLUMNS[inside[-1]]}"
                areas.append(Area(place.board, columns))
        return tuple(areas)

    def exits(self) -> tuple[str, ...]:
        """The hexes of the far edge by which roads and trails leave, with those beside them."""
        edge = [h for h in self.cells(self.width - 1, self.width - 1) if self.open_to_wheels(h)]
        leaving = [h for h in edge if self._ways(h)]
        near = [h for h in edge if any(self.board.distance_between(h, way) <= 1 for way in leaving)]
        return tuple(self.name(h) for h in near or edge)

    def _ways(self, h: int) -> int:
        """How many roads and trails meet in a hex."""
        return sum(any(track[6 * h + d] for track in self.board.tracks) for d in range(6))

    def open_to_wheels(self, h: int) -> bool:
        """Whether every vehicle can stand there."""
        return not barred(self.ground.kind(h), "W")

    def worth(self, h: int, draw: Draw) -> int:
        """What makes a hex an objective: houses, a bridge, a crossing of ways, height, and a little luck."""
        kind = self.ground.kind(h)
        points = 4 if kind.startswith("building") else 5 if kind == "bridge" else 0
        points += 3 if self._ways(h) > 2 else 1 if self._ways(h) else 0
        return points + self.board.elevation[h] + draw.below(3)

    def prizes(self, draw: Draw, first: int, last: int, wanted: int) -> list[int]:
        """The best hexes of these columns that lie apart from each other, the nearest first."""
        half = self.board.half
        open_ = [h for h in self.cells(first, last) if self.ground.kind(h) not in NO_PRIZE and not half[h]]
        ranked = sorted(((self.worth(h, draw), -h) for h in open_), reverse=True)
        prizes: list[int] = []
        for _, minus in ranked:
            h = -minus
            if len(prizes) < wanted and all(self.board.distance_between(h, o) >= APART for o in prizes):
                prizes.append(h)
        return sorted(prizes, key=lambda h: (self.depths[h], h))

    def before(self, draw: Draw, prizes: Sequence[int], taken: Sequence[str]) -> str | None:
        """A free hex two or three hexes before an objective where works can be; None if there is none."""
        prize = draw.one(prizes)
        near = [
            self.name(h)
            for h in self.board.within(prize, 3)
            if self.depths[h] <= self.depths[prize] - 2 and self.ground.kind(h) not in NO_WORKS
        ]
        free = [name for name in near if name not in taken]
        return draw.one(free) if free else None
