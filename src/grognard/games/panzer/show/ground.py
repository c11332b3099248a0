# mypyc: interpreted
"""The map for clients: hexes, hexsides, ways and places as points and words (PZR-1.2, 1.3, 4.1.4.1)."""

from __future__ import annotations

from grognard.core.geometry.board import Board
from grognard.core.telling.message import msg
from grognard.core.telling.table import Cell, Edge, Fact, Label, Terrain, Way
from grognard.games.tactical.show.drawing import Point, centre, edge_point, onward, side_ends, start_rank

from ..box.board_files import CLIFF, CREST, HEDGE, LINK_KINDS, SLOPE, WALL, load_boards
from ..box.ground_types import Terrain as TerrainRow
from ..box.scenario_files import load_scenario
from ..ground.terrain import terrain_rows
from ..scenario import MODES, PanzerScenario

LINES = ("railroad", "ditch")
"""Ground that is drawn as a line through its hexes."""

SIDE_KINDS = {CLIFF: "cliff", CREST: "crest", HEDGE: "hedge", WALL: "wall", SLOPE: "slope"}


def slug(kind: str) -> str:
    return kind.replace("_", "-")


def cells(sc: PanzerScenario) -> list[Cell]:
    """Every hex with its ground; buildings of two floors and half hexes are marked."""
    board, land = sc.board, sc.land
    cells: list[Cell] = []
    for h in range(sc.n):
        features = ["two-floors"] if land.floors[h] > 1 else []
        if board.half[h]:
            features.append("half")
        name = board.name(h)
        x, y = centre(board, h)
        section = name.rstrip("0123456789")[:-1]
        cells.append(Cell(name, x, y, slug(land.terrain[h]), board.elevation[h], section, features))
    return cells


def edges(board: Board) -> list[Edge]:
    """Hexsides with something on them, each once."""
    edges: list[Edge] = []
    for h in range(board.n):
        for d in range(6):
            other = board.neighbour[6 * h + d]
            bits = board.side_feature[6 * h + d]
            if not bits or 0 <= other < h:
                continue
            (x1, y1), (x2, y2) = side_ends(board, h, d)
            beyond = board.name(other) if 0 <= other < board.n else ""
            for bit, kind in SIDE_KINDS.items():
                if bits & bit:
                    edges.append(Edge(kind, board.name(h), beyond, (x1, y1, x2, y2)))
    return edges


def ways(sc: PanzerScenario) -> list[Way]:
    """Roads, trails, and ground that runs through its hexes as a line: railways, ditches (PZR-6.1.4.3)."""
    ways = tracks(sc.board)
    for kind in LINES:
        there = {h for h in range(sc.n) if sc.land.terrain[h] == kind}
        ways += [Way(kind, points) for points in courses(sc.board, there)]
    return ways


def courses(board: Board, there: set[int]) -> list[list[Point]]:
    """Lines through neighbouring hexes of a kind, from their ends; a short one across a hex by itself."""
    left = set(there)
    courses: list[list[Point]] = []
    while left:
        h = min(left, key=lambda cell: (sum(other in left for other in _around(board, cell)), cell))
        points = [centre(board, h)]
        left.discard(h)
        while beside := [other for other in _around(board, h) if other in left]:
            h = beside[0]
            left.discard(h)
            points.append(centre(board, h))
        if len(points) == 1:
            ((x, y),) = points
            points = [(round(x - 0.6, 4), y), (round(x + 0.6, 4), y)]
        courses.append(points)
    return courses


def _around(board: Board, h: int) -> list[int]:
    """The neighbours of a hex that are on the map."""
    return [other for other in board.neighbour[6 * h : 6 * h + 6] if 0 <= other < board.n]


def tracks(board: Board) -> list[Way]:
    """Roads and trails as lines through the centres of their hexes, as straight as they can run."""
    lines: list[Way] = []
    for number, kind in enumerate(LINK_KINDS):
        track = board.tracks[number]
        left = {e for e in range(6 * board.n) if track[e]}
        while left:
            points = _walk(board, left, min(left, key=lambda e: (start_rank(board, left, e), e)))
            if len(points) > 1:
                lines.append(Way(kind, points))
    return lines


def _walk(board: Board, left: set[int], e: int) -> list[Point]:
    """One way from its beginning to its end; in the half hexes of the map's edge it goes on over it."""
    h, d = e // 6, e % 6
    points: list[Point] = []
    if board.neighbour[e] >= board.n:
        left.discard(e)
        points.append(edge_point(board, e))
        d = (d + 3) % 6
    else:
        points += _over_edge(board, h, (d + 3) % 6)
    points.append(centre(board, h))
    while (further := onward(left, h, d)) >= 0:
        d = further
        e = 6 * h + d
        left.discard(e)
        if board.neighbour[e] >= board.n:
            points.append(edge_point(board, e))
            return points
        h = board.neighbour[e]
        left.discard(6 * h + (d + 3) % 6)
        points.append(centre(board, h))
    return points + _over_edge(board, h, d)


def _over_edge(board: Board, h: int, d: int) -> list[Point]:
    """Where a way that ends in a half hex leaves the map, if it leads off in this direction."""
    return [edge_point(board, 6 * h + d)] if board.half[h] and board.neighbour[6 * h + d] >= board.n else []


def places(sc: PanzerScenario) -> list[Label]:
    """The named places of the boards, in the middle of their hexes."""
    labels: list[Label] = []
    boards = load_boards()
    for laid in load_scenario(sc.name).boards:
        for place in boards[laid.board].places:
            spots = [centre(sc.board, sc.board.hex(f"{laid.board}{name}")) for name in place.hexes]
            x = round(sum(x for x, _ in spots) / len(spots), 4)
            y = round(sum(y for _, y in spots) / len(spots), 4)
            labels.append(Label(msg(f"panzer-place-{laid.board}-{place.key}"), "place", x, y))
    return labels


# -- what each kind of ground does ---------------------------------------------------------------------------


def terrains(sc: PanzerScenario) -> list[Terrain]:
    """The grounds of this map, then ways and hexsides."""
    on_map = set(sc.land.terrain)
    rows = [row for row in terrain_rows().values() if row.id in on_map]
    rows += [terrain_rows()[kind] for number, kind in enumerate(LINK_KINDS) if any(sc.board.tracks[number])]
    terrains = [Terrain(slug(row.id), msg(f"panzer-terrain-{slug(row.id)}"), facts(row)) for row in rows]
    bits = 0
    for each in sc.board.side_feature:
        bits |= each
    sides = [kind for bit, kind in SIDE_KINDS.items() if bits & bit]
    terrains += [Terrain(kind, msg(f"panzer-terrain-{kind}")) for kind in sides]
    return terrains


def facts(row: TerrainRow) -> list[Fact]:
    """Cover, what it costs to enter by mode, what a turn costs, whether it blocks sight."""
    lines: list[Fact] = []
    if row.cover_spot in ("light", "medium", "heavy"):
        lines.append(Fact(msg(f"panzer-fact-cover-{row.cover_spot}"), "", "PZR-4.1.3"))
    if row.blocks:
        lines.append(Fact(msg("panzer-fact-height"), str(row.height), "PZR-4.1.4.1.2"))
    if row.cost is not None:
        for mode in MODES[:3]:
            cost = {"T": row.cost.T, "H": row.cost.H, "W": row.cost.W}[mode]
            lines.append(Fact(msg(f"panzer-fact-cost-{mode}"), _cost(cost), "PZR-4.5.1.1.2"))
    if row.turn is not None:
        lines.append(Fact(msg("panzer-fact-turn"), _cost(row.turn), "PZR-4.5.1.1.4"))
    return lines


def _cost(cost: object) -> str:
    return "—" if cost == "P" else str(cost)
