# mypyc: interpreted
"""Chapters 4 to 6 at setup: the boards joined, and what every hex, hexside and pair of hexes means."""

from __future__ import annotations

from grognard.core.geometry.address import LetterRow
from grognard.core.geometry.board import Board, MapSection, Placement
from grognard.core.geometry.grid import CROSSES
from grognard.core.geometry.sight import line_sides

from ..hills import HillSight, slope_cost
from ..scenario import CLASSES, CohScenario
from ..sight import fused_table
from .component_types import BoardFile
from .data_layout import Layout
from .data_types import Box, ScenarioFile
from .setup_works import fill_ditches

SMALL_GULLY = 1  # bit of Board.side_feature
SLOPES = ("hill_up_1", "climb_2", "large_gully_side", "small_gully")


def make_board(file: ScenarioFile, box: Box) -> Board:
    """COH-0.4: geomorphic boards side by side; roads run on across their edges."""
    placements = []
    for down, row in enumerate(file.layout):
        for across, number in enumerate(row):
            section = make_section(box.boards[number], box)
            placements.append(Placement(section, 18 * across, 12 * down))
    board = Board(placements)
    lay_overlays(board, file, box)
    return board


def lay_overlays(board: Board, file: ScenarioFile, box: Box) -> None:
    """COH-11.0: hill hexes are open ground at their level; roads under a hill go on (G-16).

    A ditch cuts the road it crosses (COH-18.3).
    """
    layout = Layout(file.layout)
    codes = list(box.codes)
    for place in file.overlays:
        overlay = box.overlays[place.overlay]
        anchor = layout.cell(place.anchor)
        assert anchor is not None, "checked when the file was read"
        for cell, level in layout.covered(overlay, anchor):
            name = layout.hex(cell)
            assert name is not None, "checked when the file was read"
            h = board.hex(name)
            board.elevation[h] = level
            board.terrain[h] = codes.index(".")
            if overlay.kind == "ditch":
                cut_roads(board, h)


def cut_roads(board: Board, h: int) -> None:
    """No road leads into the hex or out of it any more."""
    for d in range(6):
        board.road[6 * h + d] = 0
        beside = board.neighbour[6 * h + d]
        if 0 <= beside < board.n:
            board.road[6 * beside + (d + 3) % 6] = 0


def make_section(file: BoardFile, box: Box) -> MapSection:
    codes = list(box.codes)
    section = MapSection(LetterRow(str(file.id)))
    section.rows([[codes.index(c) for c in row] for row in file.grid])
    for road in file.roads:
        section.track(0, [*off_board(road[0]), *road, *off_board(road[-1])])
    for side in file.small_gully_sides:
        section.feature(side, SMALL_GULLY)
    return section


def off_board(hex_name: str) -> list[str]:
    """The direction in which a road leaves the board at its edge."""
    if hex_name.endswith("01"):
        return ["W"]
    if hex_name.endswith("18"):
        return ["E"]
    return ["NE"] if hex_name[0] == "A" else ["SW"] if hex_name[0] == "L" else []


def fill_terrain(sc: CohScenario, file: ScenarioFile, box: Box) -> None:
    """COH-4.0, 5.0: DM, sight and prices of every hex and hexside, worked out once."""
    board = sc.board
    kinds = list(box.codes.values())
    fill_ditches(sc, file, box)
    ditch = box.terrain["at_ditch"]
    ground = [ditch if sc.ditch[h] else kinds[board.terrain[h]] for h in range(board.n)]
    sc.terrain_names = [kind.id.replace("_", "-") for kind in ground]
    sc.dm = [kind.dm or 0 for kind in ground]
    sc.distance = board.distance
    sc.arc = board.arc180
    sc.level = [-1 if kind.blocks == "level" else board.elevation[h] for h, kind in enumerate(ground)]
    sc.sight_rule = HillSight(sc.level, [kind.blocks == "yes" for kind in ground])
    sc.seen = fused_table(board, sc.sight_rule)
    sc.bonus_ground = [kind.bonus for kind in ground]  # wheat and corn, too (COH-E.8)
    sc.cover = [kind.cover == "yes" for kind in ground]
    sc.bog = [kind.check for kind in ground]
    sc.road_hex = [any(board.road[6 * h : 6 * h + 6]) for h in range(board.n)]
    for cls in CLASSES:
        costs = [getattr(kind, cls) for kind in ground]
        sc.hex_cost.append([-1 if cost is None else cost for cost in costs])
        price = {name: getattr(box.terrain[name], cls) for name in SLOPES}
        sc.slope.append(slope_costs(board, sc.level, [kind.id for kind in ground], price))
        sc.step_cost.append(edge_costs(board, sc.hex_cost[-1], sc.slope[-1]))
    sc.side_dm = side_dms(board, box.terrain["small_gully"].dm or 0)
    sc.objective = [-1] * board.n


def edge_costs(board: Board, hex_cost: list[int], slope: list[int]) -> list[int]:
    """COH-5.0(3): along a road the terrain of the entered hex costs nothing and bars nothing; slopes stay."""
    costs = [-1] * (6 * board.n)
    for h in range(board.n):
        for d in range(6):
            to = board.neighbour[6 * h + d]
            if 0 <= to < board.n:
                cost = 0 if board.road[6 * h + d] else hex_cost[to]
                costs[6 * h + d] = -1 if cost < 0 or slope[6 * h + d] < 0 else cost + slope[6 * h + d]
    return costs


def slope_costs(board: Board, level: list[int], ground: list[str], price: dict[str, int | None]) -> list[int]:
    """COH-11.0, 11.1, 11.5: what a change of level, a gully's side or a small gully costs; -1: barred."""
    up, climb, side, small = [-1 if price[name] is None else price[name] or 0 for name in SLOPES]
    costs = [-1] * (6 * board.n)
    for h in range(board.n):
        for d in range(6):
            to = board.neighbour[6 * h + d]
            if not 0 <= to < board.n:
                continue
            parts = [slope_cost(max(0, level[to]) - max(0, level[h]), up, climb)]  # G-54
            if (level[h] < 0) != (level[to] < 0) and "large_gully" in (ground[h], ground[to]):
                parts.append(side)
            if board.side_feature[6 * h + d] & SMALL_GULLY:
                parts.append(small)
            costs[6 * h + d] = -1 if min(parts) < 0 else sum(parts)
    return costs


def side_dms(board: Board, dm: int) -> bytes:
    """COH-11.5(7): the DM of a target whose own hexside with a small gully the line of fire crosses."""
    table = bytearray(board.n * board.n)
    for target in range(board.n):
        sides = [6 * target + d for d in range(6) if board.side_feature[6 * target + d] & SMALL_GULLY]
        if not sides:
            continue
        own = {board.canonical_side(side // 6, side % 6) for side in sides}
        for a in range(board.n):
            crossed = line_sides(board, a, target) if a != target else []
            for i in range(0, len(crossed), 2):
                if crossed[i] in own and crossed[i + 1] == CROSSES:
                    table[a * board.n + target] = dm
    return bytes(table)
