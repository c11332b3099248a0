# mypyc: interpreted
"""What lies on the table before anybody plays (COH-0.3, 0.4, 4.0): map, counters and cards as structs."""

from __future__ import annotations

from grognard.core.geometry.board import Board
from grognard.core.telling.message import Message, Ref, msg
from grognard.core.telling.table import (
    EVERY,
    Cell,
    Counter,
    Edge,
    Face,
    Fact,
    Label,
    OverlayKind,
    Player,
    Table,
    Terrain,
    Way,
)
from grognard.games.tactical.show.drawing import (
    Point,
    centre,
    edge_point,
    onward,
    side_ends,
    start_rank,
)

from ..box.component_types import TerrainType, UnitType
from ..box.data_files import load_box, load_scenario
from ..box.data_types import Box
from ..box.setup_map import SMALL_GULLY
from ..scenario import CLASSES, FACING_NAMES, PUSHED, CohScenario
from .briefing import TEXTS, briefing
from .card_faces import card_faces
from .overlays import overlays_of
from .present import CohNames


def table(sc: CohScenario) -> Table:
    box = load_box()
    file = load_scenario(sc.name)
    title, place, intro = TEXTS.words(file)
    return Table(
        game="coh",
        scenario=sc.name,
        title=title,
        place=place,
        intro=intro,
        options=sc.options,
        orientation="pointy",
        style="tactical",
        cells=cells(sc, box),
        edges=small_gullies(sc.board),
        ways=roads(sc.board),
        labels=entries(sc),
        terrains=terrains(sc, box),
        faces=[face(sc, box.units[name]) for name in dict.fromkeys(sc.unit_types)],
        counters=counters(sc),
        cards=card_faces(sc),
        players=[
            Player(seat, "ab"[sc.side_of[at]], msg(f"coh-seat-{seat}")) for at, seat in enumerate(sc.seats)
        ],
        overlays=[
            OverlayKind(name, msg(f"coh-overlay-{name}"), needs) for name, needs in overlays_of(sc).items()
        ],
        names=names(sc),
        briefing=briefing(file),
    )


# -- the map -------------------------------------------------------------------------------------------------


def cells(sc: CohScenario, box: Box) -> list[Cell]:
    board = sc.board
    hex_cells = []
    for h in range(sc.n):
        name = board.name(h)
        section, _, rest = name.partition("-")
        features = ["bridge"] if rest in box.boards[int(section)].bridges else []
        if sc.terrain_names[h] == "ford":
            features.append("ford")
        x, y = centre(board, h)
        hex_cells.append(Cell(name, x, y, sc.terrain_names[h], sc.level[h], section, features))
    return hex_cells


def small_gullies(board: Board) -> list[Edge]:
    """COH-11.5(6): the hexsides that small gullies run along, each once."""
    edges = []
    for h in range(board.n):
        for d in range(6):
            other = board.neighbour[6 * h + d]
            if board.side_feature[6 * h + d] & SMALL_GULLY and (other > h or other < 0):
                (x1, y1), (x2, y2) = side_ends(board, h, d)
                beyond = board.name(other) if other < board.n else ""
                edges.append(Edge("small-gully", board.name(h), beyond, (x1, y1, x2, y2)))
    return edges


def roads(board: Board) -> list[Way]:
    """The roads as lines through the centres of their hexes, to the middle of a hexside at the map's edge.

    Each begins at the edge or at a dead end where there is one, and runs on as straight as it can.
    """
    left = {6 * h + d for h in range(board.n) for d in range(6) if board.road[6 * h + d]}
    ways: list[Way] = []
    while left:
        e = min(left, key=lambda e: (start_rank(board, left, e), e))
        points = [edge_point(board, e)] if board.neighbour[e] >= board.n else []
        if points:
            left.discard(e)
            h, d = e // 6, (e % 6 + 3) % 6
        else:
            h, d = e // 6, e % 6
        points.append(centre(board, h))
        while (d := onward(left, h, d)) >= 0:
            e = 6 * h + d
            left.discard(e)
            if board.neighbour[e] >= board.n:
                points.append(edge_point(board, e))
                break
            h = board.neighbour[e]
            left.discard(6 * h + (d + 3) % 6)
            points.append(centre(board, h))
        if len(points) > 1:
            ways.append(Way("road", points))
    return ways


def entries(sc: CohScenario) -> list[Label]:
    """COH-5.1: where reinforcements come in, written just outside the map."""
    labels: dict[tuple[int, int, int], Label] = {}
    for u in range(sc.units):
        for h in sc.entry[u]:
            x, y = _outside(sc.board, h)
            text = msg(
                "coh-label-entry", player=Ref("player", sc.army[u], sc.seats[sc.army[u]]), n=sc.arrives[u]
            )
            labels.setdefault((sc.army[u], sc.arrives[u], h), Label(text, "entry", x, y))
    return list(labels.values())


def _outside(board: Board, h: int) -> Point:
    """Just off the map beside a hex of its edge: the middle of the hexes beyond."""
    beyond = [c for c in board.neighbour[6 * h : 6 * h + 6] if c >= board.n] or [h]
    spots = [centre(board, c) for c in beyond]
    return round(sum(x for x, _ in spots) / len(spots), 4), round(sum(y for _, y in spots) / len(spots), 4)


# -- what each kind of ground does ---------------------------------------------------------------------------


def terrains(sc: CohScenario, box: Box) -> list[Terrain]:
    """The grounds of this map, then what lies on it: roads, bridges, slopes, small gullies."""
    board = sc.board
    on_map = set(sc.terrain_names)
    kinds = [kind for kind in box.terrain.values() if kind.kind == "ground" and _slug(kind) in on_map]
    others = {
        "road": any(sc.road_hex),
        "bridge": any("bridge" in cell.features for cell in cells(sc, box)),
        "hill_up_1": max(sc.level) > 0,
        "climb_2": max(sc.level) > 1,
        "large_gully_side": "large-gully" in on_map,
        "small_gully": any(bits & SMALL_GULLY for bits in board.side_feature),
        "at_ditch": "at-ditch" in on_map,
    }
    kinds += [box.terrain[name] for name, there in others.items() if there]
    return [
        Terrain(_slug(kind), msg(f"coh-terrain-{_slug(kind)}"), terrain_facts(sc, kind)) for kind in kinds
    ]


def _slug(kind: TerrainType) -> str:
    return kind.id.replace("_", "-")


def terrain_facts(sc: CohScenario, kind: TerrainType) -> list[Fact]:
    """The DM of a ground, what it costs units of this battle, whether it blocks sight (COH-4.0, 5.0, 6.0)."""
    facts = []
    if kind.dm is not None:
        facts.append(
            Fact(msg("coh-fact-dm"), _signed(kind.dm), "COH-11.5" if kind.kind == "side" else "COH-7.2")
        )
    for cls in sorted(set(sc.move_class)):
        cost = getattr(kind, CLASSES[cls])
        rule = "COH-5.0" if cls <= PUSHED else "COH-14.0"
        facts.append(Fact(msg(f"coh-fact-cost-{CLASSES[cls]}"), "—" if cost is None else _signed(cost), rule))
    if kind.blocks in ("yes", "level"):
        facts.append(
            Fact(msg(f"coh-fact-blocks-{kind.blocks}"), "", "COH-6.0" if kind.blocks == "yes" else "COH-11.3")
        )
    if kind.check and any(sc.vehicle):
        facts.append(Fact(msg("coh-fact-bog"), "", "COH-14.1"))
    return facts


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


# -- counters and cards --------------------------------------------------------------------------------------


def face(sc: CohScenario, kind: UnitType) -> Face:
    """COH-0.3: what is printed on a counter. A missing figure means: no such fire or ability."""
    figures = {
        "fire": kind.fire,
        "move": kind.move,
        "range": kind.range,
        "rear": kind.rear,
        "front": kind.front,
    }
    optional = {
        "red": kind.fp_red,
        "blue": kind.fp_blue,
        "min-range": kind.min_range,
        "bonus": kind.bonus,
        "indirect": kind.indirect,
        "impulses": kind.impulses,
        "shield": kind.shield,
    }
    figures.update({name: value for name, value in optional.items() if value})
    return Face(
        id=kind.id,
        kind="coh",
        body="guards" if kind.id == "S_GRD" else kind.side,
        symbol=kind.symbol,
        name=msg(f"coh-type-{kind.id}"),
        short=kind.short,
        figures=figures,
        flags=face_flags(kind),
        facts=face_facts(sc, kind, figures),
    )


def mobility(kind: UnitType) -> str:
    return {"infantry": "foot", "gun": "pushed"}.get(kind.kind, kind.kind)


def face_flags(kind: UnitType) -> list[str]:
    flags = [mobility(kind), *(flag.replace("_", "-") for flag in kind.flags)]
    if kind.boxed != "none":
        flags += [f"boxed-{colour}" for colour in ("red", "blue") if kind.boxed in (colour, "both")]
    flags += [f"{side}-blue" for side in ("front", "rear") if getattr(kind, f"{side}_colour") == "blue"]
    return flags


FIGURE_RULES = {
    "fire": "COH-0.7",
    "move": "COH-5.0",
    "red": "COH-7.1",
    "blue": "COH-7.1",
    "range": "COH-7.6",
    "min-range": "COH-12.0",
    "front": "COH-7.2",
    "rear": "COH-7.2",
    "bonus": "COH-14.0",
    "indirect": "COH-12.0",
    "impulses": "COH-20.0",
    "shield": "COH-16.1",
}
FLAG_RULES = {
    "boxed-red": "COH-7.63",
    "boxed-blue": "COH-7.63",
    "turret": "COH-15.5",
    "open-top": "COH-15.4",
    "mortar": "COH-12.1",
    "sniper": "COH-10.3",
    "aa": "COH-20.0",
    "front-blue": "COH-15.0",
}


def face_facts(sc: CohScenario, kind: UnitType, figures: dict[str, int]) -> list[Fact]:
    """The counter spelled out: every figure in the order of the rulebook, then what the signs on it mean."""
    facts = [Fact(msg(f"coh-fact-{mobility(kind)}"), "", "COH-5.0" if kind.move else "COH-20.0")]
    for name, rule in FIGURE_RULES.items():
        if name in figures:
            facts.append(Fact(msg(f"coh-fact-{name}"), str(figures[name]).replace("-", "−"), rule))
        if name == "range" and figures["range"]:
            facts.append(Fact(msg("coh-fact-long-range"), str(figures["range"] * sc.long_factor), "COH-7.61"))
    flags = face_flags(kind)
    facts += [Fact(msg(f"coh-fact-{flag}"), "", rule) for flag, rule in FLAG_RULES.items() if flag in flags]
    return facts


def counters(sc: CohScenario) -> list[Counter]:
    naming = CohNames(sc)
    unit_counters = []
    for u, key in enumerate(sc.unit_names):
        name = naming.message(Ref("unit", u, key))
        assert name is not None
        unit_counters.append(Counter(key, sc.unit_types[u], sc.army[u], name))
    return unit_counters


def names(sc: CohScenario) -> dict[str, dict[str, Message]]:
    """The words for whatever a message may refer to, beside counters; of other hexes what each leaves out.

    All cards of the box: some texts name one that is not in this battle.
    """
    box = load_box()
    naming = CohNames(sc)
    things = {
        "player": sc.seats,
        "facing": list(FACING_NAMES),
        "row": sc.fort_names,
        "card": [
            card
            for cards in (box.action_cards, box.weapon_cards, box.oba, box.veteran_cards, box.bonus_cards)
            for card in cards
        ]
        + [sc.card_names[card] for card in sc.goal_card],
        "group": sc.oba_names,
    }
    things |= {"hex": list(naming.sites), "site": list(dict.fromkeys(naming.sites.values()))}
    by_kind: dict[str, dict[str, Message]] = {}
    for kind, keys in things.items():
        named = {key: naming.message(Ref(kind, at, key)) for at, key in enumerate(keys)}
        by_kind[kind] = {key: name for key, name in named.items() if name is not None}
    left_out = sc.board.name(0).partition("-")[0] + "-" if naming.one_board else ""
    by_kind["hex"][EVERY] = msg("coh-hex", hex=left_out)
    return by_kind
