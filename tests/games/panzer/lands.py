"""Small maps for tests of sight: a Position of the reference as a Land of the engine."""

from __future__ import annotations

import random

from grognard.core.geometry.address import LetterColumn
from grognard.core.geometry.board import Board, MapSection, Placement
from grognard.games.panzer.box.board_files import CREST, HEDGE, LINK_KINDS, ROAD
from grognard.games.panzer.ground.terrain import Land

from .sight_reference import Hex, Position, apart

KINDS = ("woods", "dense_woods", "building_wood", "building_stone", "gully", "stream", "bridge", "ditch")


def land_for(position: Position) -> tuple[Land, dict[Hex, int]]:
    """The same map for the engine, and the number of each of its hexes."""
    columns, rows = position.size
    section = MapSection(LetterColumn("", shift=1))
    for c in range(columns):
        for r in range(rows):
            section.add(c + 1, r, 0, position.level.get((c, r), 0))
    board = Board([Placement(section)], link_kinds=LINK_KINDS)
    # both read column by column, each from north to south
    at = {(c, r): c * rows + r for c in range(columns) for r in range(rows)}
    for number, (one, other) in enumerate(sorted(position.barriers)):
        board.add_feature(at[one], board.direction_to(at[one], at[other]), (CREST, HEDGE)[number % 2])
    for one, other in position.roads:
        board.add_track(ROAD, at[one], board.direction_to(at[one], at[other]))
    terrain = [position.terrain.get((c, r), "clear") for c in range(columns) for r in range(rows)]
    floors = {at[h]: 2 for h, kind in position.terrain.items() if kind == "building_stone"}
    return Land(board, terrain, floors), at


def random_position(seed: int) -> Position:
    """A position of one of two shapes, sparse or crowded."""
    draw = random.Random(seed)
    position = Position(draw.choice(((7, 6), (24, 3))))
    board = [(c, r) for c in range(position.size[0]) for r in range(position.size[1])]
    share = draw.choice((0.05, 0.2, 0.6))
    kinds = draw.choice((KINDS, ("gully", "stream", "bridge"), ("woods", "building_wood")))
    for h in board:
        if draw.random() < share:
            position.terrain[h] = draw.choice(kinds)
        if draw.random() < share:
            position.level[h] = draw.randint(1, 5)
        for k in board:
            if h < k and apart(h, k) == 1:
                if draw.random() < share / 4:
                    position.barriers.add((h, k))
                if draw.random() < 0.7 * (share > 0.1):
                    position.roads.add((h, k))
    falls = [h for h, kind in position.terrain.items() if kind == "bridge" or kind.startswith("building")]
    position.rubble = {h for h in falls if draw.random() < 0.2}
    return position
