# mypyc: interpreted
"""The box and the scenarios, read from data/ and checked (COH-1.0).

`load_box`, `load_scenario` and `scenario_names` are what the rules need.
Every file has its reader here, `read_<file>(source)`, which returns whole structs or raises one `LoadError`.
The structs are in data_types and component_types; what a scenario must fulfil is in data_checks.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from grognard.core.loading.box import MOST_TEXT, DataFolder, check_known, read_checklist
from grognard.core.loading.load import (
    LoadError,
    Source,
    Where,
    convert,
    nearest,
    parse_toml,
    read_csv,
    read_toml,
)
from grognard.core.loading.own_text import is_own, own_document
from grognard.games.coh.box.component_types import (
    ActionCard,
    BoardFile,
    BombType,
    BonusCard,
    CardFile,
    Constants,
    Fortification,
    HitType,
    ObaType,
    OverlayFile,
    OverlayPiece,
    Ruling,
    TerrainType,
    UnitType,
    VeteranCard,
    WeaponCard,
)
from grognard.games.coh.box.data_checks import check_scenario
from grognard.games.coh.box.data_layout import COLUMNS, ROWS, adjacent, hex_cell
from grognard.games.coh.box.data_types import (
    Box,
    ScenarioFile,
)

SHELF = DataFolder("grognard.games.coh")
SECTION = r"[0-9]+\.[0-9]+|[CEF]\.[VB]?[0-9]+"  # the form of the rules' numbers


# --- one reader per file --------------------------------------------------------------------------------


def read_units(source: Source) -> tuple[UnitType, ...]:
    """units.csv (COH-0.3)."""
    rows = read_csv(source, UnitType)
    for number, row in enumerate(rows):
        if row.id[0] != row.side[0].upper():
            raise source.error((number, "side"), f"{row.side!r} does not fit the id {row.id!r}")
        if row.min_range > row.range:
            raise source.error((number, "min_range"), f"{row.min_range} is beyond the range {row.range}")
    return rows


def read_hits(source: Source, pool_size: int = 20) -> tuple[HitType, ...]:
    """hits.csv: two pools of twenty counters (COH-7.4, 15.2)."""
    rows = read_csv(source, HitType, key=("pool", "id"))
    for pool in ("infantry", "vehicle"):
        of_pool = [number for number, row in enumerate(rows) if row.pool == pool]
        total = sum(rows[number].count for number in of_pool)
        if total != pool_size:
            where: Where = (of_pool[0], "count") if of_pool else ("count",)
            raise source.error(where, f"the {pool} pool has {total} counters, not {pool_size}")
    return rows


def read_terrain(source: Source) -> tuple[TerrainType, ...]:
    """terrain.csv: every ground has a letter of its own, nothing else has one (COH-4.0)."""
    rows = read_csv(source, TerrainType)
    seen: dict[str, str] = {}
    for number, row in enumerate(rows):
        if (row.kind == "ground") != (row.code != "-"):
            problem = f"{row.code!r} for a {row.kind}: only ground has a letter, and always"
            raise source.error((number, "code"), problem)
        if row.kind == "ground" and row.code in seen:
            raise source.error((number, "code"), f"{row.code!r} is already {seen[row.code]}")
        seen[row.code] = row.id
    return rows


def read_fortifications(source: Source) -> tuple[Fortification, ...]:
    """fortifications.csv (COH-18)."""
    return read_csv(source, Fortification)


def read_oba(source: Source) -> tuple[ObaType, ...]:
    """oba.csv (COH-12.3)."""
    return read_csv(source, ObaType)


def read_bombs(source: Source, fortifications: Iterable[str]) -> tuple[BombType, ...]:
    """bombs.csv (COH-20.4)."""
    rows = read_csv(source, BombType)
    known = list(fortifications)
    for number, row in enumerate(rows):
        if row.places:
            check_known(source, (number, "places"), row.places, known, "fortification")
    return rows


def read_rulings(source: Source, rules: Iterable[str]) -> tuple[Ruling, ...]:
    """rulings.csv: each about rules that there are."""
    rows = read_csv(source, Ruling)
    known = list(rules)
    for number, row in enumerate(rows):
        for rule in row.rules:
            check_known(source, (number, "rules"), rule, known, "rule")
    return rows


def read_constants(source: Source) -> Constants:
    """constants.toml."""
    return read_toml(source, Constants)


def read_cards(source: Source, constants: Constants, rules: Iterable[str]) -> CardFile:
    """cards.toml: ids are unique, rules exist, the deck has its printed size (COH-8.0)."""
    cards = read_toml(source, CardFile)
    known = list(rules)
    groups: list[tuple[str, tuple[ActionCard | WeaponCard | VeteranCard | BonusCard, ...]]] = [
        ("action", cards.action),
        ("weapon", cards.weapon),
        ("veteran", cards.veteran),
        ("bonus", cards.bonus),
    ]
    for group, rows in groups:
        seen: list[str] = []
        for number, card in enumerate(rows):
            if card.id in seen:
                raise source.error((group, number, "id"), f"{card.id!r} stands here twice")
            check_known(source, (group, number, "rule"), card.rule, known, "rule")
            seen.append(card.id)
    total = sum(card.copies for card in cards.action)
    if total != constants.action_cards:
        raise source.error(("action",), f"{total} action cards, not {constants.action_cards}")
    return cards


def read_overlays(source: Source) -> tuple[OverlayPiece, ...]:
    """overlays.toml: different hexes; those of a hill are raised, those of a ditch not (COH-11.0, 18.3)."""
    overlays = read_toml(source, OverlayFile).overlay
    seen: list[str] = []
    for number, overlay in enumerate(overlays):
        if overlay.id in seen:
            raise source.error(("overlay", number, "id"), f"{overlay.id!r} stands here twice")
        seen.append(overlay.id)
        cells: list[tuple[int, int]] = []
        for at, (dq, dr, level) in enumerate(overlay.hexes):
            if (level > 0) != (overlay.kind == "hill"):
                problem = f"level {level} is not one of a {overlay.kind}"
                raise source.error(("overlay", number, "hexes", at, 2), problem)
            if (dq, dr) in cells:
                raise source.error(("overlay", number, "hexes", at), "is covered twice")
            cells.append((dq, dr))
    return overlays


def read_board(source: Source, codes: Iterable[str]) -> BoardFile:
    """boards/<id>.toml: 12 rows of 18 known letters, roads and gully sides between neighbours (COH-0.4)."""
    board = read_toml(source, BoardFile)
    if Path(source.file).stem != str(board.id):
        raise source.error(("id",), f"is {board.id}, but the file is named {Path(source.file).name}")
    known = list(codes)
    if len(board.grid) != len(ROWS):
        problem = f"has {len(board.grid)} rows, not {len(ROWS)} ({ROWS[0]} to {ROWS[-1]})"
        raise source.error(("grid",), problem)
    for number, row in enumerate(board.grid):
        if len(row) != COLUMNS:
            raise source.error(("grid", number), f"row {ROWS[number]} has {len(row)} hexes, not {COLUMNS}")
        for code in row:
            if code not in known:
                raise source.error(("grid", number), f"unknown terrain {code!r}", nearest(code, known))
    for number, road in enumerate(board.roads):
        cells = [_board_hex(source, ("roads", number, at), hex_) for at, hex_ in enumerate(road)]
        for at in range(1, len(cells)):
            if not adjacent(cells[at - 1], cells[at]):
                problem = f"{road[at - 1]} and {road[at]} are not neighbours"
                raise source.error(("roads", number, at), problem, "name every hex of the road in order")
    on_road = {hex_ for road in board.roads for hex_ in road}
    for number, hex_ in enumerate(board.bridges):
        _board_hex(source, ("bridges", number), hex_)
        if hex_ not in on_road:
            raise source.error(("bridges", number), f"no road runs through {hex_}")
    for number, side in enumerate(board.small_gully_sides):
        where: Where = ("small_gully_sides", number)
        ends = [_board_hex(source, where, hex_) for hex_ in side.split("/")]
        if len(ends) != 2 or not adjacent(ends[0], ends[1]):
            raise source.error(where, f"{side!r} is not a hexside", "two neighbours, as D06/E06")
    return board


def _board_hex(source: Source, where: Where, text: str) -> tuple[int, int]:
    cell = hex_cell(text)
    if cell is None:
        hint = f"hexes are {ROWS[0]}01 to {ROWS[-1]}{COLUMNS}"
        raise source.error(where, f"no hex {text!r} on the board", hint)
    return cell


def read_scenario(source: Source, box: Box) -> ScenarioFile:
    """scenarios/<name>.toml, checked against the box (COH-1.0)."""
    scenario = read_toml(source, ScenarioFile)
    check_scenario(source, scenario, box)
    return scenario


# --- the whole box --------------------------------------------------------------------------------------


@cache
def load_box() -> Box:
    """Read everything that is the same in all scenarios, once."""
    constants = read_constants(SHELF.source("constants.toml"))
    terrain = {row.id: row for row in read_terrain(SHELF.source("terrain.csv"))}
    codes = {row.code: row for row in terrain.values() if row.kind == "ground"}
    hits = read_hits(SHELF.source("hits.csv"), constants.pool_size)
    forts = {row.id: row for row in read_fortifications(SHELF.source("fortifications.csv"))}
    checklist = {row.id: row for row in read_checklist(SHELF.source("checklist.csv"), "COH", SECTION)}
    cards = read_cards(SHELF.source("cards.toml"), constants, checklist)
    boards = [read_board(SHELF.source(f"boards/{name}.toml"), codes) for name in SHELF.stems("boards")]
    return Box(
        units={row.id: row for row in read_units(SHELF.source("units.csv"))},
        hits={pool: tuple(row for row in hits if row.pool == pool) for pool in ("infantry", "vehicle")},
        terrain=terrain,
        codes=codes,
        fortifications=forts,
        oba={row.id: row for row in read_oba(SHELF.source("oba.csv"))},
        bombs={row.id: row for row in read_bombs(SHELF.source("bombs.csv"), forts)},
        action_cards={card.id: card for card in cards.action},
        weapon_cards={card.id: card for card in cards.weapon},
        veteran_cards={card.id: card for card in cards.veteran},
        bonus_cards={card.id: card for card in cards.bonus},
        boards={board.id: board for board in sorted(boards, key=lambda each: each.id)},
        overlays={row.id: row for row in read_overlays(SHELF.source("overlays.toml"))},
        constants=constants,
        checklist=checklist,
        rulings={row.id: row for row in read_rulings(SHELF.source("rulings.csv"), checklist)},
    )


def scenario_names() -> list[str]:
    """Return the names of the scenarios in the box, in the order of their ids: the first are the easiest."""
    return list(_names_by_id())


@cache
def _names_by_id() -> tuple[str, ...]:
    names = SHELF.stems("scenarios")
    ids = {name: parse_toml(SHELF.source(f"scenarios/{name}.toml")).get("id") for name in names}
    return tuple(sorted(ids, key=lambda name: str(ids[name])))


def load_scenario(name_or_path: str | Path) -> ScenarioFile:
    """Read a scenario: by name in the box, by the path of its .toml file, or out of a name that holds it."""
    names = scenario_names()
    if isinstance(name_or_path, str) and name_or_path in names:
        return _load_named(name_or_path)
    text = str(name_or_path)
    if isinstance(name_or_path, str) and is_own(text):  # first: it may end like a path
        return _load_own(text)
    if isinstance(name_or_path, Path) or text.endswith(".toml"):
        return read_scenario(Source.open(Path(name_or_path), text, MOST_TEXT), load_box())
    raise LoadError(text[:80], None, "", "there is no such scenario", nearest(text[:80], names))


@lru_cache(maxsize=64)
def _load_own(name: str) -> ScenarioFile:
    slug, data = own_document(name)
    source = Source(f"{slug}.toml", "")
    scenario = convert(source, data, ScenarioFile)
    check_scenario(source, scenario, load_box())
    return scenario


@cache
def _load_named(name: str) -> ScenarioFile:
    return read_scenario(SHELF.source(f"scenarios/{name}.toml"), load_box())
