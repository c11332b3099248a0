# mypyc: interpreted
"""What a board must fulfil (PZR-1.3): hexes there, one terrain each, ways that join, edges that fit."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from grognard.core.loading.load import Source, Where, nearest

from .board_types import BoardFile

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
LAST_ROW = 12
#: Where roads and trails leave every board, so that any two can be joined, straight or turned.
EXITS = ("A6", "Y6", "G0", "G12", "S0", "S12")
#: Steepest change of level without a cliff.
STEEPEST = 1


def board_hexes() -> list[str]:
    """Every hex of a board, column by column: 313 of them."""
    return [
        f"{letter}{row}" for number, letter in enumerate(COLUMNS) for row in range(number % 2, LAST_ROW + 1)
    ]


def is_half(name: str) -> bool:
    """Whether a hex is cut by the edge of the board and becomes whole beside another."""
    column, row = COLUMNS.index(name[0]), int(name[1:])
    return name[0] in "AY" or (column % 2 == 0 and row in (0, LAST_ROW))


def neighbours(name: str) -> list[str]:
    """The hexes around one: N, NE, SE, S, SW, NW; those off the board are left out."""
    column, row = COLUMNS.index(name[0]), int(name[1:])
    north = row - 1 if column % 2 else row  # of the hexes beside it, the northern one
    around = [(column, row - 1), (column + 1, north), (column + 1, north + 1), (column, row + 1)]
    around += [(column - 1, north + 1), (column - 1, north)]
    return [f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < len(COLUMNS) and c % 2 <= r <= LAST_ROW]


HEXES = frozenset(board_hexes())


def check_board(source: Source, board: BoardFile, terrain: Collection[str]) -> None:
    """Raise a LoadError for the first thing that is wrong; `terrain` is what may fill a hex."""
    if Path(source.file).stem != f"{board.id:02d}":
        problem = f"is {board.id}, but the file is named {Path(source.file).name}"
        raise source.error(("id",), problem, f"name the file {board.id:02d}.toml")
    for where, name in _named(board):
        if name not in HEXES:
            hint = "columns A, C, E ... have rows 0 to 12, columns B, D, F ... rows 1 to 12"
            raise source.error(where, f"no hex {name!r} on the board", hint)
    _check_terrain(source, board, terrain)
    _check_ways(source, board)
    _check_edges(source, board)
    _check_sides(source, board)
    _check_levels(source, board)
    _check_places(source, board)


def _named(board: BoardFile) -> Iterator[tuple[Where, str]]:
    """Every hex that the file names, with its place in it."""
    for kind, ways in (("roads", board.roads), ("trails", board.trails)):
        for number, way in enumerate(ways):
            yield from (((kind, number, at), name) for at, name in enumerate(way))
    for kind, hexes in board.terrain.items():
        yield from ((("terrain", kind, at), name) for at, name in enumerate(hexes))
    for kind in ("level_1", "level_2", "level_3"):
        yield from ((("levels", kind, at), name) for at, name in enumerate(getattr(board.levels, kind)))
    for number, place in enumerate(board.places):
        yield from ((("places", number, "hexes", at), name) for at, name in enumerate(place.hexes))
    yield from ((("two_floors", at), name) for at, name in enumerate(board.two_floors))


def _check_terrain(source: Source, board: BoardFile, terrain: Collection[str]) -> None:
    """Known terrain, one in each hex; two floors only where there are buildings; a bridge carries a way."""
    taken: dict[str, str] = {}
    for kind, hexes in board.terrain.items():
        if kind not in terrain:
            raise source.error(("terrain", kind), f"no terrain {kind!r} fills a hex", nearest(kind, terrain))
        for at, name in enumerate(hexes):
            if name in taken:
                problem = f"{name} is already {taken[name]}"
                raise source.error(("terrain", kind, at), problem, "a hex has one terrain")
            taken[name] = kind
    for at, name in enumerate(board.two_floors):
        if not taken.get(name, "").startswith("building"):
            raise source.error(("two_floors", at), f"{name} is no building")
    on_way = {name for way in (*board.roads, *board.trails) for name in way}
    for at, name in enumerate(board.terrain.get("bridge", ())):
        if name not in on_way:
            raise source.error(("terrain", "bridge", at), f"no road or trail runs over the bridge {name}")


def _check_ways(source: Source, board: BoardFile) -> None:
    """Each way goes from neighbour to neighbour; all together are one network with the six exits."""
    links: dict[str, set[str]] = {}
    for kind, ways in (("roads", board.roads), ("trails", board.trails)):
        for number, way in enumerate(ways):
            for at in range(1, len(way)):
                if way[at] not in neighbours(way[at - 1]):
                    problem = f"{way[at - 1]} and {way[at]} are not neighbours"
                    raise source.error((kind, number, at), problem, "name every hex of the way in order")
                links.setdefault(way[at - 1], set()).add(way[at])
                links.setdefault(way[at], set()).add(way[at - 1])
    for name in EXITS:
        if name not in links:
            raise source.error(("roads",), f"no road or trail leaves the board at {name}", "lead one there")
    reached = _reached(links, EXITS[0])
    for kind, ways in (("roads", board.roads), ("trails", board.trails)):
        for number, way in enumerate(ways):
            if way[0] not in reached:
                problem = f"this way from {way[0]} to {way[-1]} is cut off from the others"
                raise source.error((kind, number), problem, "let it begin or end on another road or trail")


def _reached(links: dict[str, set[str]], start: str) -> set[str]:
    reached, waiting = {start}, [start]
    while waiting:
        for name in sorted(links[waiting.pop()]):
            if name not in reached:
                reached.add(name)
                waiting.append(name)
    return reached


def _check_edges(source: Source, board: BoardFile) -> None:
    """Half hexes are clear and level, and ways cross the edge at the exits only, so that boards fit."""
    for kind, hexes in board.terrain.items():
        for at, name in enumerate(hexes):
            if is_half(name):
                raise source.error(("terrain", kind, at), f"{name} is a half hex and must be clear")
    for kind in ("level_1", "level_2", "level_3"):
        for at, name in enumerate(getattr(board.levels, kind)):
            if is_half(name):
                raise source.error(("levels", kind, at), f"{name} is a half hex and must be at level 0")
    for kind, ways in (("roads", board.roads), ("trails", board.trails)):
        for number, way in enumerate(ways):
            for at, name in enumerate(way):
                if is_half(name) and name not in EXITS:
                    problem = f"a way reaches the edge at {name}"
                    hint = "ways leave at " + ", ".join(EXITS)
                    raise source.error((kind, number, at), problem, hint)


def _check_sides(source: Source, board: BoardFile) -> None:
    """A side lies between two neighbours of the board; it has one feature."""
    seen: dict[frozenset[str], str] = {}
    for kind in board.sides.__struct_fields__:
        names: Sequence[str] = getattr(board.sides, kind)
        for at, side in enumerate(names):
            one, other = side.split("/")
            if one not in HEXES or other not in neighbours(one):
                hint = "name two neighbours, as V2/W1"
                raise source.error(("sides", kind, at), f"{side!r} is no hexside of the board", hint)
            pair = frozenset((one, other))
            if pair in seen:
                raise source.error(("sides", kind, at), f"{side} is already a {seen[pair]}")
            seen[pair] = kind


def _check_levels(source: Source, board: BoardFile) -> None:
    """One level to a hex; no step above one level but at cliffs, and cliffs only where levels differ."""
    levels: dict[str, int] = {}
    for level, kind in enumerate(("level_1", "level_2", "level_3"), 1):
        for at, name in enumerate(getattr(board.levels, kind)):
            if name in levels:
                problem = f"{name} is already at level {levels[name]}"
                raise source.error(("levels", kind, at), problem)
            levels[name] = level
    cliffs = {frozenset(side.split("/")) for side in board.sides.cliff}
    for name, level in levels.items():
        for beside in neighbours(name):
            if level - levels.get(beside, 0) > STEEPEST and frozenset((name, beside)) not in cliffs:
                problem = f"{name} at level {level} stands over {beside} at level {levels.get(beside, 0)}"
                hint = f'put a level between them, or a cliff "{name}/{beside}"'
                raise source.error(("levels", f"level_{level}"), problem, hint)
    for at, side in enumerate(board.sides.cliff):
        one, other = side.split("/")
        if levels.get(one, 0) == levels.get(other, 0):
            raise source.error(("sides", "cliff", at), f"{side}: a cliff lies between two levels")


def _check_places(source: Source, board: BoardFile) -> None:
    keys: list[str] = []
    for number, place in enumerate(board.places):
        if place.key in keys:
            raise source.error(("places", number, "key"), f"{place.key!r} stands here twice")
        keys.append(place.key)
