# mypyc: interpreted
"""map.toml of a game of the family: read, checked as far as all maps are alike, and laid on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from grognard.core.geometry.address import BadAddress
from grognard.core.geometry.board import Board
from grognard.core.loading.load import LoadError, Source, Where, convert, parse_toml, read_toml

from .mapping_types import Land

M = TypeVar("M", bound=Struct)  # the map of a game


class MapFolder(Generic[M]):
    """data/map of a game's package."""

    def __init__(
        self, package: str, kind: type[M], row: type[Struct], check: Callable[[Source, M], None]
    ) -> None:
        """`kind` is the form of the whole map, `row` that of its hexes."""
        self.folder = files(package) / "data" / "map"
        self.path = Path(str(self.folder / "map.toml"))
        self.kind = kind
        self.row = row
        self.check = check

    def source(self, file: str) -> Source:
        """Open a file of the folder; messages call it by its path in data."""
        return Source.open(self.folder / file, f"map/{file}")

    @cached_property
    def chart(self) -> M:
        """The map of the game."""
        return self.read(self.source("map.toml"))

    def load(self) -> M:
        return self.chart

    def read(self, source: Source) -> M:
        """Read and check a map; raises one `LoadError`."""
        try:
            chart = read_toml(source, self.kind)
        except LoadError:
            _check_rows(source, self.row)
            raise
        self.check(source, chart)
        return chart


def _check_rows(source: Source, kind: type[Struct]) -> None:
    """Hexes have names instead of numbers in the file: a fault in one is told with its name."""
    rows = parse_toml(source).get("hexes")
    for name, row in rows.items() if isinstance(rows, dict) else ():
        try:
            convert(source, row, kind)
        except LoadError as error:
            raise source.error(("hexes", name, error.field), error.problem, error.hint) from None


# -- the board ---------------------------------------------------------------------------------------------


def add_features(board: Board, sides: Iterable[str], bits: int) -> None:
    """Features on hexsides of which at least one hex is on the board."""
    for text in sides:
        if _on_board(board, text):
            cell, d = divmod(board.side(text), 6)
            board.add_feature(cell, d, bits)


def lay(board: Board, kind: int, hexes: Iterable[str], exits: Iterable[str]) -> None:
    """A road or railway from hex to hex; one that leaves the board leads over its edge."""
    for text in [*("/".join(sorted(pair)) for pair in pairwise(hexes)), *exits]:
        if _on_board(board, text):
            cell, d = divmod(board.side(text), 6)
            board.add_track(kind, cell, d)


def _on_board(board: Board, side: str) -> bool:
    return any(0 <= board.book.find(name) < board.n for name in side.split("/"))


# -- checks ------------------------------------------------------------------------------------------------


class Chain(Protocol):
    """A water of a map: its hexsides in the order of its course."""

    @property
    def key(self) -> str: ...
    @property
    def hexsides(self) -> tuple[str, ...]: ...


class MapCheck:
    """One pass over a map; every check raises at the first fault."""

    def __init__(self, source: Source, board: Board) -> None:
        self.source = source
        self.board = board
        self.water: dict[int, str] = {}  # of a hexside, by its key

    def hex(self, where: Where, name: str) -> int:
        h = self.board.book.find(name)
        if h < 0:
            names = self.board.book.names
            raise self.source.error(
                where, f"no hex {name!r} on the map", f"hexes run from {min(names)} to {max(names)}"
            )
        return h

    def side(self, where: Where, text: str) -> int:
        try:
            return self.board.side(text)
        except BadAddress as error:
            raise self.source.error(where, str(error)) from None

    def all_there(self, names: Iterable[str]) -> None:
        """Every hex of the board is in the file."""
        given = set(names)
        missing = [name for name in self.board.book.names if name not in given]
        if missing:
            raise self.source.error(
                ("hexes",), f"{len(missing)} hexes are missing, the first is {missing[0]}", "add them"
            )

    def lay_waters(self, waters: Sequence[Chain]) -> None:
        """A hexside has one water."""
        for i, water in enumerate(waters):
            for k, text in enumerate(water.hexsides):
                where: Where = ("waterways", i, "hexsides", k)
                side = self.side(where, text)
                if side in self.water:
                    problem = f"{text} already has the {self.water[side]}"
                    raise self.source.error(where, problem, "a hexside has one water")
                self.water[side] = water.key

    def steps(self, way: Where, names: Sequence[str], cells: Sequence[int]) -> list[tuple[Where, int, str]]:
        """The hexsides that a way goes over: the place of each in the file, the hexside, its two hexes."""
        sides: list[tuple[Where, int, str]] = []
        for k, (a, b) in enumerate(pairwise(cells), 1):
            where: Where = (*way, "hexes", k)
            d = self.board.direction_to(a, b)
            if d < 0:
                raise self.source.error(where, f"{names[k]} is no neighbour of {names[k - 1]}")
            sides.append((where, self.board.canonical_side(a, d), f"{names[k - 1]}/{names[k]}"))
        return sides

    def leaves(self, way: Where, exits: Sequence[str], ends: Sequence[int]) -> None:
        """A way leads off the map from one of its ends."""
        for k, text in enumerate(exits):
            where: Where = (*way, "exits", k)
            cell, d = divmod(self.side(where, text), 6)
            if self.board.neighbour[6 * cell + d] < self.board.n or cell not in ends:
                raise self.source.error(where, f"{text} does not lead off the map from here")

    def lands(self, lands: Sequence[Land]) -> None:
        for i, land in enumerate(lands):
            self.hex(("lands", i, "hex"), land.hex)
