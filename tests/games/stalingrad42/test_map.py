"""The map of Stalingrad '42 against what is known of the land, the rulebook's hexes, its own geography."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.core.geometry.board import Board
from grognard.core.loading.load import LoadError, Source
from grognard.games.stalingrad42.box import map_build
from grognard.games.stalingrad42.box.map_files import (
    ALPINE,
    BRIDGE,
    BY_RAIL_FERRY,
    BY_STRAIT,
    CLOSED,
    CROSSING,
    FLOTILLA,
    FREEZING,
    FRONT,
    GREEN,
    LAKE,
    MAIN,
    MAJOR,
    MAP,
    MINOR,
    PLAIN,
    RAIL_BRIDGE,
    SEA,
    SECONDARY,
    TERRAIN_IDS,
    UNFINISHED,
    VOLGA,
    load_map,
    make_board,
    read_map,
)
from grognard.games.stalingrad42.box.map_types import Place, Railway
from grognard.games.stalingrad42.show import chart
from grognard.games.zocbond.box.mapping import ends_of

WATER = MINOR | MAJOR | VOLGA | LAKE
RIVER = MINOR | MAJOR | VOLGA


@cache
def board(scenario: str = "C4") -> Board:
    return make_board(load_map(), scenario)


def feature(text: str) -> int:
    return board().side_feature[board().side(text)]


def place(name: str) -> Place:
    return next(place for place in load_map().places if place.name == name)


def passable(name: str) -> bool:
    return load_map().hexes[name].terrain not in CLOSED


def reached(start: str, kinds: Collection[int]) -> set[str]:
    """The hexes that tracks of these kinds join to one."""
    b = board()
    queue = [b.hex(start)]
    seen = set(queue)
    for h in queue:
        for d in range(6):
            other = b.neighbour[6 * h + d]
            if other < b.n and other not in seen and any(b.tracks[kind][6 * h + d] for kind in kinds):
                seen.add(other)
                queue.append(other)
    return {b.name(h) for h in seen}


def bank(start: str, barrier: int) -> set[str]:
    """The land that can be reached from a hex without crossing such a hexside."""
    b = board()
    queue = [b.hex(start)]
    seen = set(queue)
    for h in queue:
        for d in range(6):
            other = b.neighbour[6 * h + d]
            inside = other < b.n and other not in seen and passable(b.name(other))
            if inside and not b.side_feature[6 * h + d] & barrier:
                seen.add(other)
                queue.append(other)
    return {b.name(h) for h in seen}


def steps(hexes: Iterable[str]) -> list[str]:
    return ["/".join(sorted(pair)) for pair in pairwise(hexes)]


# -- the file is what the tool builds --------------------------------------------------------------------


def test_the_committed_map_is_what_the_tool_builds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "build", "stalingrad42", "--check", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "The map of stalingrad42 is as it would be built.\n"


@pytest.mark.pure
def test_the_command_writes_where_it_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(map_build, "build", lambda: "a map\n")
    assert main(["map", "build", "stalingrad42", "-o", str(tmp_path / "map.toml"), "--json"]) == 0
    assert '"changed": true' in capsys.readouterr().out
    assert (tmp_path / "map.toml").read_text() == "a map\n"


def test_the_map_is_read_quickly() -> None:
    start = time.process_time()
    read_map(MAP.source("map.toml"))
    assert time.process_time() - start < 1


# -- hexes -----------------------------------------------------------------------------------------------


def test_every_hex_has_one_terrain() -> None:
    hexes = load_map().hexes
    assert len(hexes) == board().n == 4818
    assert list(hexes) == sorted(hexes)
    assert Counter(row.terrain for row in hexes.values()) == {
        "clear": 3003,
        "sea": 623,
        "desert": 491,
        "mountain": 333,
        "rough": 94,
        "out_of_play": 61,
        "rough_forest": 58,
        "seasonal_marsh": 40,
        "forest": 39,
        "minor_city": 31,
        "marsh": 31,
        "major_city": 14,
    }
    assert all(TERRAIN_IDS[board().terrain[h]] == hexes[board().name(h)].terrain for h in range(board().n))


def test_seas_and_ground_out_of_play_say_which() -> None:
    assert Counter(row.part for row in load_map().hexes.values() if row.part) == {
        "black": 383,
        "azov": 155,
        "caspian": 85,
        "floodplain": 24,
        "delta": 21,
        "crimea": 16,
    }


def test_the_four_sheets_cover_the_map() -> None:
    """S42-2.1: A and B in the north, C1 and C2 in the south."""
    cells = chart.cells(load_map(), board())
    assert Counter(cell.section for cell in cells) == {"A": 1365, "B": 1482, "C1": 999, "C2": 972}


@pytest.mark.parametrize(
    ("scenario", "hexes", "areas"),
    [
        ("C1", 1365, "A B M N O P Q R X Y Z"),
        ("C2", 1971, "F G H J K L W NORTH"),
        ("C3", 2847, "A B C D E Q R X Y Z"),
        ("C4", 4818, "A B C D E F G H J K L W X Y Z"),
    ],
)
def test_a_scenario_has_its_sheets_and_areas(scenario: str, hexes: int, areas: str) -> None:
    assert board(scenario).n == hexes
    assert board(scenario).areas == areas.split()


def test_columns_stand_as_printed() -> None:
    """S42-2.2.1: even columns half a hex lower."""
    b = board()
    assert b.direction_to(b.hex("2403"), b.hex("2503")) == 1
    assert b.direction_to(b.hex("2503"), b.hex("2602")) == 1
    assert b.direction_to(b.hex("2503"), b.hex("2504")) == 3


# -- places ----------------------------------------------------------------------------------------------


def test_places_by_size() -> None:
    sizes = Counter(place.size for place in load_map().places)
    assert sizes == {"town": 181, "minor_city": 32, "major_city": 14, "landmark": 2}


@pytest.mark.parametrize(
    ("name", "hex", "victory"),
    [
        ("Voronezh", "2503", 1),
        ("Rostov", "3134", 2),
        ("Stalingrad North", "5621", 3),
        ("Stalingrad South", "5522", 2),
        ("Astrakhan", "7735", 3),
        ("Saratov", "5901", 3),
        ("Grozny", "6858", 3),
        ("Maikop", "3452", 2),
        ("Novorossiysk", "2153", 3),
        ("Kotelnikovo", "4930", 1),
        ("Mount Elbrus", "4860", 1),
        ("Taman", "1549", 0),
        ("Tikhoretsk", "3443", 1),
    ],
)
def test_places_of_the_rulebook(name: str, hex: str, victory: int) -> None:
    assert (place(name).hex, place(name).victory) == (hex, victory)


def test_victory_points_by_sheet() -> None:
    """S42-24.1.1: what the Axis can win on each sheet, and what the Soviets can take back."""
    sums: Counter[str] = Counter()
    sheet = {cell.name: cell.section for cell in chart.cells(load_map(), board())}
    for each in load_map().places:
        sums[sheet[each.hex]] += 0 if each.temporary else each.victory
    assert sums == {"A": 11, "B": 15, "C1": 16, "C2": 9}
    lost = {each.name: each.if_soviet for each in load_map().places if each.if_soviet}
    assert lost["Kharkov"] == lost["Stalino"] == -3
    assert lost["Kursk"] == -1
    assert place("Mount Elbrus").temporary
    baku = next(area for area in load_map().areas if area.letter == "G")
    assert (baku.real, baku.victory, baku.oil) == ("Baku", 3, True)


def test_ports_lie_at_their_sea() -> None:
    """All but Rostov and Astrakhan, which lie at a river's mouth."""
    b = board()
    ports = [each for each in load_map().places if each.port]
    away = []
    for port in ports:
        h = b.hex(port.hex)
        around = [b.name(other) for other in b.neighbour[6 * h : 6 * h + 6] if other < b.n]
        if port.port not in {load_map().hexes[name].part for name in around}:
            away.append(port.name)
    assert sorted(away) == ["Astrakhan", "Rostov"]
    assert {each.name for each in ports} >= {"Taman", "Temryuk", "Novorossiysk", "Makhachkala", "Yeysk"}


def test_oil() -> None:
    names = {each.name for each in load_map().places if each.oil}
    assert names == {"Maikop", "Khadyzhensk", "Malgobek", "Grozny"}


def test_every_city_and_town_stands_on_a_road() -> None:
    b = board()
    for each in load_map().places:
        if each.size != "landmark" and passable(each.hex):
            sides = range(6 * b.hex(each.hex), 6 * b.hex(each.hex) + 6)
            assert any(b.tracks[kind][side] for kind in (MAIN, SECONDARY) for side in sides), each.name


# -- waters ----------------------------------------------------------------------------------------------


def test_waters_are_unbroken_and_share_no_hexside() -> None:
    b = board()
    seen: set[int] = set()
    for water in load_map().waterways:
        sides = [b.side(text) for text in water.hexsides]
        assert not seen & set(sides)
        seen.update(sides)
        for one, other in pairwise(sides):
            assert set(ends_of(b, *divmod(one, 6))) & set(ends_of(b, *divmod(other, 6))), water.key
    assert Counter(w.kind for w in load_map().waterways) == {"volga": 1, "major": 4, "minor": 39, "lake": 3}
    sums: Counter[str] = Counter()
    for water in load_map().waterways:
        sums[water.kind] += len(water.hexsides)
    assert sums == {"volga": 116, "major": 306, "minor": 864, "lake": 20}


def test_no_river_runs_along_a_sea() -> None:
    b = board()
    seas = [h for h in range(b.n) if load_map().hexes[b.name(h)].terrain == "sea"]
    assert seas
    assert not [h for h in seas if any(b.side_feature[6 * h + d] & WATER for d in range(6))]


@pytest.mark.parametrize(
    ("river", "left", "right"),
    [
        (VOLGA, "6001", ("5901", "5621", "5522", "5523", "5719", "5811", "7130", "2503", "3134")),
        (VOLGA, "7735", ("5022", "6424", "7959")),
        (MAJOR | VOLGA, "5022", ("3134", "4517", "4718", "4824", "2508", "3315")),
        (MAJOR | VOLGA, "2503", ("2403", "3333", "3831", "4330")),
    ],
)
def test_great_rivers_part_their_banks(river: int, left: str, right: tuple[str, ...]) -> None:
    """By no land does one get from the left bank to places on the right."""
    assert not bank(left, river | LAKE) & set(right)


def test_towns_on_the_left_bank_of_the_don() -> None:
    left = bank("5022", MAJOR | VOLGA)
    for name in ("Voronezh", "Liski", "Pavlovsk", "Veshenskaya", "Kalach-on-Don", "Bataisk", "Azov"):
        assert place(name).hex in left, name


@pytest.mark.parametrize(
    ("hexside", "bits"),
    [
        ("2403/2503", MAJOR | BRIDGE),  # the Don at Voronezh
        ("3134/3135", MAJOR | BRIDGE),  # the Don at Rostov
        ("5021/5022", MAJOR | BRIDGE),  # the Don at Kalach
        ("5902/6001", VOLGA | RAIL_BRIDGE | FLOTILLA),  # S42-5.5.3: the railway bridge of Saratov
        ("5621/5721", VOLGA | CROSSING),
        ("5522/5622", VOLGA | CROSSING),
        ("5811/5911", VOLGA | CROSSING | FLOTILLA),
        ("7635/7735", VOLGA | CROSSING),  # trains too
        ("4330/4430", MAJOR | CROSSING),
        ("1520/1521", MINOR),  # S42-9.5.5: the bend of Izyum
        ("1448/1549", SEA),  # S42-5.7.2: the strait of Kerch
        ("5240/5241", LAKE),
        ("5624/5625", LAKE | FREEZING),
        ("6363/6364", ALPINE),
        ("2734/2834", FRONT),
    ],
)
def test_hexsides(hexside: str, bits: int) -> None:
    assert feature(hexside) == bits


def test_where_the_volga_and_the_major_rivers_are_bridged() -> None:
    """S42-5.5.4."""
    wide = {water.key for water in load_map().waterways if water.kind in ("major", "volga")}
    over: dict[str, set[str]] = {"road": set(), "rail": set()}
    for bridge in load_map().bridges:
        if bridge.water in wide:
            over[bridge.kind].add(bridge.hexside)
    assert over["road"] == {
        *("1949/1950", "2403/2503", "2608/2708", "2849/2850", "3134/3135", "3325/3326", "3528/3627"),
        *("3746/3846", "5021/5022", "6156/6157", "7354/7355"),
    }
    assert over["rail"] == {
        *("1822/1922", "2122/2222", "2723/2724", "4923/5023", "5902/6001", "6857/6957", "7056/7057"),
    }
    assert Counter(bridge.kind for bridge in load_map().bridges) == {"road": 144, "rail": 9}


def test_the_flotilla_serves_north_of_stalingrad() -> None:
    """S42-5.5.3."""
    flotilla = load_map().flotilla
    assert (len(flotilla), flotilla[0], flotilla[-1]) == (49, "5901/6001", "5620/5721")


# -- the Caucasus ----------------------------------------------------------------------------------------


def test_the_crest() -> None:
    """S42-9.6.2: between mountains; the Elbrus is alpine on all six sides; roads cross by three passes."""
    b = board()
    assert len(set(load_map().alpine)) == 92
    for text in load_map().alpine:
        assert {load_map().hexes[name].terrain for name in text.split("/") if b.book.find(name) >= 0} == {
            "mountain"
        }
    elbrus = b.hex("4860")
    assert all(b.side_feature[6 * elbrus + d] & ALPINE for d in range(6))
    over = {text for road in load_map().roads for text in steps(road.hexes) if feature(text) & ALPINE}
    assert over == set(load_map().passes) == {"4261/4361", "5963/5964", "6363/6364"}


# -- railways --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "start", "ends"),
    [
        ((GREEN,), "Rostov", ("Tikhoretsk", "Krasnodar", "Taman", "Novorossiysk", "Grozny", "Makhachkala")),
        ((GREEN,), "Kharkov", ("Kupyansk", "Valuyki", "Voronezh", "Millerovo", "Stalingrad South", "Salsk")),
        ((GREEN, PLAIN), "Kursk", ("Belgorod", "Stalino", "Borisoglebsk", "Maikop", "Elista")),
        ((GREEN, PLAIN, UNFINISHED), "Astrakhan", ("Kizlyar", "Gudermes", "Saratov", "Ilovlya")),
    ],
)
def test_railways_join_their_towns(kinds: tuple[int, ...], start: str, ends: tuple[str, ...]) -> None:
    """S42-17; Elista has none."""
    found = reached(place(start).hex, kinds)
    assert [name for name in ends if place(name).hex not in found] == (["Elista"] if "Elista" in ends else [])


def test_railways_by_kind() -> None:
    assert Counter(railway.kind for railway in load_map().railways) == {
        "green": 12,
        "plain": 47,
        "unfinished": 2,
        "never": 1,
    }
    assert len({text for r in load_map().railways for text in steps(r.hexes)}) == 770


def test_unfinished_railways_open_in_their_turn() -> None:
    """S42-17.5."""

    def ends(railway: Railway) -> tuple[str, str, int]:
        return railway.hexes[0], railway.hexes[-1], railway.opens

    found = {ends(railway) for railway in load_map().railways if railway.kind == "unfinished"}
    assert found == {
        (place("Saratov").hex, place("Ilovlya").hex, 20),
        (place("Astrakhan").hex, place("Kizlyar").hex, 16),
    }


def test_the_railway_over_the_caspian_is_only_printed() -> None:
    """S42-5.6.6."""
    (never,) = [railway for railway in load_map().railways if railway.kind == "never"]
    sea = [text for text in steps(never.hexes) if not all(passable(name) for name in text.split("/"))]
    assert sea
    assert not any(track[board().side(text)] for text in sea for track in board().tracks)


def test_trains_cross_the_volga_at_saratov_and_astrakhan_only() -> None:
    over = {text for r in load_map().railways for text in steps(r.hexes) if feature(text) & VOLGA}
    assert over == {"5902/6001", "7635/7735"}


# -- roads -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("Kursk", "Voronezh"),
        ("Kharkov", "Rostov"),
        ("Voronezh", "Rostov"),
        ("Rostov", "Makhachkala"),
        ("Kotelnikovo", "Stalingrad South"),
        ("Tikhoretsk", "Novorossiysk"),
        ("Krymskaya", "Taman"),
        ("Stalingrad North", "Saratov"),
    ],
)
def test_main_roads_join_their_towns(start: str, end: str) -> None:
    assert place(end).hex in reached(place(start).hex, (MAIN,))


def test_roads_cross_no_volga_lake_or_sea() -> None:
    sides = {text for road in load_map().roads for text in steps(road.hexes)}
    main_roads = {text for road in load_map().roads if road.kind == "main" for text in steps(road.hexes)}
    assert (len(sides), len(main_roads)) == (1721, 357)
    assert not any(feature(text) & (VOLGA | LAKE | SEA) for text in sides)


def test_a_way_over_the_edge_of_a_sheet_leads_off_the_board() -> None:
    """3139/3140 is the edge of sheet A (S42-C1) and of sheet C1 (S42-C2)."""
    for scenario in ("C1", "C2"):
        b = board(scenario)
        side = b.side("3139/3140")
        assert b.neighbour[side] >= b.n
        assert b.tracks[GREEN][side]


# -- the front, forts, areas -----------------------------------------------------------------------------


def test_the_front_of_28_june_parts_west_from_east() -> None:
    line = load_map().start_line
    assert len(line.hexsides) == 81
    ends = [set(ends_of(board(), *divmod(board().side(text), 6))) for text in line.hexsides]
    assert all(one & other for one, other in pairwise(ends))
    west = bank("1015", FRONT)
    assert set(line.axis) <= west
    assert not set(line.soviet) & west
    assert "2503" not in west


def test_printed_forts() -> None:
    """S42-9.7.7: three groups, none where no fort may stand."""
    groups = {forts.group: forts.hexes for forts in load_map().forts}
    assert {key: len(hexes) for key, hexes in groups.items()} == {"north": 16, "south": 23, "rostov": 4}
    terrains = {load_map().hexes[name].terrain for hexes in groups.values() for name in hexes}
    assert not terrains & {"minor_city", "major_city", "mountain", "marsh", "rough_forest"}


def test_every_open_hex_of_the_edge_belongs_to_an_area() -> None:
    """S42-22, in the campaign."""
    b = board()
    owned = {name for area in load_map().areas if "C4" in area.scenarios for name in area.hexes}
    edge = [h for h in range(b.n) if any(other >= b.n for other in b.neighbour[6 * h : 6 * h + 6])]
    assert not {b.name(h) for h in edge if passable(b.name(h))} - owned


def test_areas_by_side() -> None:
    areas = {area.letter: area for area in load_map().areas}
    assert {letter for letter, area in areas.items() if area.side == "axis"} == {"W", "X", "Y", "Z", "NORTH"}
    assert areas["Q"].side_in("C1") == "soviet"
    assert areas["Q"].side_in("C3") == "axis"
    assert "6039" in areas["R"].hexes_in("C3")
    assert "6039" not in areas["R"].hexes_in("C1")
    assert areas["F"].hexes == ()


def test_links_over_water() -> None:
    """S42-5.5.7, 5.7.2."""
    b = board()
    crimea = b.place("@W")
    kinds = {(b.name(link.a), b.name(link.b)): link.kind for link in b.links if link.kind}
    assert kinds == {("6424", "6523"): BY_RAIL_FERRY, ("@W", "1549"): BY_STRAIT}
    assert b.linked(crimea) == [b.hex("1549")]


# -- a broken file ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('0801 = { terrain = "clear" }', '0801 = { terrain = "sea" }', "part"),
        ('0801 = { terrain = "clear" }', '0801 = { terrain = "swamp" }', "0801"),
        ('0801 = { terrain = "clear" }\n', "", "missing"),
        ('{ hexside = "5811/5911", name', '{ hexside = "5811/5812", name', "not on the volga"),
        ('at = "7950"', 'at = "9950"', "no hex"),
    ],
)
def test_a_broken_map_is_refused(old: str, new: str, told: str) -> None:
    text = MAP.source("map.toml").text
    assert old in text
    with pytest.raises(LoadError, match=told):
        read_map(Source("map.toml", text.replace(old, new, 1)))
