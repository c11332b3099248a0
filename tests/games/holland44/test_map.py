"""The map of Holland '44 against what is known of the land, the rulebook's hexes, and its own geography."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from math import dist, sqrt
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.core.geometry.board import Board
from grognard.core.loading.load import LoadError, Source, read_toml
from grognard.games.holland44.box import map_build
from grognard.games.holland44.box.map_files import (
    BOUNDARY,
    BRIDGE,
    BY_FERRY,
    CANAL,
    FERRY,
    HIGHWAY,
    MAJOR,
    MAP,
    MINOR,
    RAIL,
    RAIL_BRIDGE,
    ROAD,
    TERRAIN_IDS,
    load_map,
    make_board,
    read_map,
)
from grognard.games.holland44.box.map_types import Corrections, Waterway
from grognard.games.zocbond.box.mapping import centre, ends_of
from grognard.games.zocbond.box.mapping_types import Geography

WATER = MINOR | CANAL | MAJOR


@cache
def board() -> Board:
    return make_board(load_map())


def feature(text: str) -> int:
    return board().side_feature[board().side(text)]


def crossing(a: str, b: str) -> str:
    """The water between two neighbouring hexes."""
    side = board().side(f"{a}/{b}")
    waters = [w.key for w in load_map().waterways if side in [board().side(text) for text in w.hexsides]]
    return waters[0] if waters else ""


def corridor() -> list[str]:
    """The road from the Escaut canal to Arnhem."""
    return list(load_map().roads[0].hexes)


# -- the file is what the tool builds --------------------------------------------------------------------


def test_the_committed_map_is_what_the_tool_builds() -> None:
    assert map_build.build() == map_build.committed()


def test_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "build", "holland44", "--check", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "The map of holland44 is as it would be built.\n"


@pytest.mark.pure
def test_the_command_tells_what_a_build_would_change(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old = map_build.committed().replace('1002 = { terrain = "woods" }', '1002 = { terrain = "clear" }')
    monkeypatch.setattr(map_build, "committed", lambda: old)
    assert main(["map", "build", "holland44", "--check", "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert told.out == '-1002 = { terrain = "clear" }\n+1002 = { terrain = "woods" }\n'
    assert "2 lines of the map differ" in told.err
    assert main(["map", "build", "holland44", "-o", str(tmp_path / "map.toml"), "--json"]) == 0
    assert '"changed": true' in capsys.readouterr().out
    assert (tmp_path / "map.toml").read_text() == map_build.build()


def test_every_correction_changes_something() -> None:
    geography = read_toml(MAP.source("geography.toml"), Geography)
    text = MAP.source("corrections.toml").text
    for idle, what in (
        ('sites = [\n    { name = "Best", hex = "3104", reason = "x" },', "sites = ["),
        ('waters = [\n    { key = "niers", ends = "4323/4324/4424", reason = "x" },', "waters = ["),
        ('ways = [\n    { start = "Uden", end = "Zeeland", through = ["4213"], reason = "x" },', "ways = ["),
    ):
        more = read_toml(Source("corrections.toml", text.replace(what, idle, 1)), Corrections)
        with pytest.raises(ValueError, match="changes nothing"):
            map_build.build_map(geography, more)


# -- named facts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hexside", "name", "water", "start"),
    [
        ("1303/1404", "Joe's Bridge", "bocholt-herentals-canal", "SAFE"),
        ("1402/1502", "Lommel", "bocholt-herentals-canal", "BLOWN"),
        ("1306/1407", "Neerpelt", "bocholt-herentals-canal", "BLOWN"),
        ("1307/1408", "Sint-Huibrechts-Lille", "bocholt-herentals-canal", "BLOWN"),
        ("1109/1210", "Kaulille - Hamont", "bocholt-herentals-canal", "BLOWN"),
        ("3008/3108", "Son", "wilhelmina-canal", "MINED"),
        ("3709/3810", "Veghel", "zuid-willems-canal", "MINED"),
        ("4816/4817", "Grave", "maas", "MINED"),
        ("4820/4920", "Heumen lock", "maas-waal-canal", "MINED"),
        ("5321/5421", "Nijmegen road bridge", "waal", "OPEN"),
        ("6022/6122", "Arnhem road bridge", "neder-rijn", "OPEN"),
        ("6025/6124", "Westervoort road bridge", "ijssel", "OPEN"),
    ],
)
def test_bridges_join_what_they_join(hexside: str, name: str, water: str, start: str) -> None:
    (bridge,) = [bridge for bridge in load_map().bridges if bridge.hexside == hexside]
    assert (bridge.name, bridge.water, bridge.kind, bridge.start) == (name, water, "road", start)
    assert feature(hexside) & BRIDGE


def test_the_bridges_of_the_rulebook() -> None:
    """H44-5.7, S1.2: three never blown, Grave spared on turn 1, four blown at the start, one safe."""
    bridges = load_map().bridges
    assert len([b for b in bridges if b.kind == "road"]) == 39
    assert len([b for b in bridges if b.kind == "rail"]) == 9
    assert {b.hexside for b in bridges if b.never_blown} == {"5321/5421", "6022/6122", "6025/6124"}
    assert {b.hexside for b in bridges if b.spared_turn_1} == {"4816/4817"}
    assert {b.hexside for b in bridges if b.start == "BLOWN"} == {
        *("1402/1502", "1306/1407", "1307/1408", "1109/1210"),
    }
    assert {b.hexside for b in bridges if b.start == "SAFE"} == {"1303/1404"}
    canal = [b.hexside for b in bridges if b.water == "bocholt-herentals-canal"]
    assert len(canal) == 5


def test_the_hexes_of_the_rulebook() -> None:
    hexes = load_map().hexes
    named = {
        "6122": "Arnhem",
        "5321": "Nijmegen",
        "4816": "Grave",
        "5606": "Tiel",
        "4301": "'s-Hertogenbosch",
    }
    named |= {"3524": "Overloon", "3225": "Venray"}
    assert {name: hexes[name].name for name in named} == named
    drops = {(drop.code, drop.hex) for drop in load_map().drops}
    assert {("A2", "4008"), ("Y", "6516")} <= drops


def test_places_follow_each_other_on_the_road_to_arnhem() -> None:
    hexes = load_map().hexes
    passed = [hexes[h].name or hexes[h].village for h in corridor()]
    passed = [name for k, name in enumerate(passed) if name and name != passed[k - 1]]
    assert passed == [
        *("Joe's Bridge (De Groote Barrier)", "Valkenswaard", "Aalst", "Eindhoven", "Son", "Sint-Oedenrode"),
        *("Koevering", "Eerde", "Veghel", "Mariaheide", "Uden", "Zeeland", "Reek", "Velp (Grave)", "Grave"),
        *("Nederasselt", "Overasselt", "Heumen", "Malden", "Hatert", "Nijmegen", "Lent", "Ressen", "Elst"),
        *("Elden", "Arnhem"),
    ]


def test_the_road_to_arnhem_crosses_the_waters_it_really_crosses() -> None:
    waters = [(crossing(a, b), f"{min(a, b)}/{max(a, b)}") for a, b in pairwise(corridor())]
    assert [found for found in waters if found[0]] == [
        ("bocholt-herentals-canal", "1303/1404"),
        ("dommel", "2006/2106"),
        ("tongelreep", "2407/2507"),
        ("dommel", "2507/2607"),
        ("wilhelmina-canal", "3008/3108"),
        ("dommel", "3407/3506"),
        ("zuid-willems-canal", "3709/3810"),
        ("maas", "4816/4817"),
        ("maas-waal-canal", "4820/4920"),
        ("waal", "5321/5421"),
        ("linge", "5820/5920"),
        ("neder-rijn", "6022/6122"),
    ]


# -- hexes -----------------------------------------------------------------------------------------------


def test_every_hex_has_one_terrain() -> None:
    hexes = load_map().hexes
    assert len(hexes) == board().n == 1560
    assert list(hexes) == sorted(hexes)
    assert Counter(row.terrain for row in hexes.values()) == {
        "clear": 958,
        "woods": 229,
        "polder": 296,
        "polder_woods": 1,
        "marsh": 25,
        "city": 10,
        "town": 41,
    }
    assert sum(1 for row in hexes.values() if row.village) == 246
    for name, row in hexes.items():
        assert TERRAIN_IDS[board().terrain[board().hex(name)]] == row.terrain


def test_cities_are_worth_ten_points() -> None:
    """H44-26.5.1."""
    cities = Counter(row.name for row in load_map().hexes.values() if row.terrain == "city")
    assert cities == {"Eindhoven": 3, "Nijmegen": 2, "Arnhem": 3, "Helmond": 1, "'s-Hertogenbosch": 1}


def test_units_land_on_clear_ground_and_poles_on_polder() -> None:
    for drop in load_map().drops:
        wanted = "polder" if drop.division == "Pol" else "clear"
        assert load_map().hexes[drop.hex].terrain == wanted, drop
    assert len(load_map().drops) == 18
    sides = {
        "E": "south_of_maas",
        **dict.fromkeys("ONT", "maas_waal_and_east_of_maas"),
        **dict.fromkeys("XZSY", "north_of_neder_rijn"),
        **dict.fromkeys(("P1", "P2", "P3"), "betuwe"),
    }
    for drop in load_map().drops:
        if drop.code in sides:
            assert drop.hex in load_map().region(sides[drop.code]), drop


def test_places_lie_within_half_a_hex_of_where_they_really_are() -> None:
    """Half a hex: no other centre is nearer. What a correction moves lies in a hex next to that."""
    geography = read_toml(MAP.source("geography.toml"), Geography)
    moved = {fix.name: fix.hex for fix in read_toml(MAP.source("corrections.toml"), Corrections).sites}
    printed = {row.name or row.village: name for name, row in load_map().hexes.items()}
    cities = {row.name for row in load_map().hexes.values() if row.terrain == "city"}
    kilometres = geography.georeference.hex_km / sqrt(3)  # to a hexside
    for site in geography.sites:
        if site.name == "Rozendaal":  # shares the hex of Velp
            continue
        if site.size == "city":
            assert site.name in moved or site.name in cities
            continue
        name = printed[site.name]
        assert moved.get(site.name, name) == name
        at = geography.georeference.point((site.lat, site.lon))
        away = dist(at, centre(board(), board().hex(name))) * kilometres
        assert away < (2.8 if site.name in moved else 1.5), (site.name, away)
        if site.name not in moved:
            others = [centre(board(), h) for h in range(board().n)]
            assert dist(at, centre(board(), board().hex(name))) <= min(dist(at, o) for o in others) + 1e-6


# -- waters ----------------------------------------------------------------------------------------------


def vertices(water: Waterway) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for text in water.hexsides:
        found.update(ends_of(board(), *divmod(board().side(text), 6)))
    return found


def test_waters_are_unbroken_chains_without_forks() -> None:
    taken: Counter[int] = Counter()
    for water in load_map().waterways:
        sides = [board().side(text) for text in water.hexsides]
        taken.update(sides)
        degree = vertices(water)
        loose = [spot for spot, n in degree.items() if n == 1]
        assert max(degree.values()) <= 2, water.key
        gaps = [
            (a, b)
            for a, b in pairwise(sides)
            if not set(ends_of(board(), *divmod(a, 6))) & set(ends_of(board(), *divmod(b, 6)))
        ]
        assert len(loose) == 2 + 2 * len(gaps), water.key
        assert len(gaps) == (2 if water.key == "dommel" else 0)  # it passes under two canals
    assert len(load_map().waterways) == 26
    assert sum(taken.values()) == 668
    assert max(taken.values()) == 1  # a hexside has one water


def test_waters_end_at_the_edge_or_in_another_water() -> None:
    """Only brooks begin at a source; the Deurne Canal really ends in the Peel."""
    edge = {
        spot
        for h in range(board().n)
        for d in range(6)
        if board().neighbour[6 * h + d] >= board().n
        for spot in ends_of(board(), h, d)
    }
    open_ends = []
    for water in load_map().waterways:
        others = {s for other in load_map().waterways if other.key != water.key for s in vertices(other)}
        ends = [spot for spot, n in vertices(water).items() if n == 1]
        loose = [spot for spot in ends if spot not in edge and spot not in others]
        if water.kind != "minor":
            open_ends += [water.key] * len(loose)
    assert open_ends == ["deurne-canal"]


def test_each_big_river_parts_its_banks() -> None:
    banks = ("south_of_maas", "maas_waal_and_east_of_maas", "betuwe", "north_of_neder_rijn", "liemers")
    sizes = {key: len(load_map().region(key)) for key in (*banks, "east_of_maas_at_roermond")}
    assert sizes == dict(zip((*banks, "east_of_maas_at_roermond"), (990, 175, 153, 227, 9, 6), strict=True))
    assert sum(sizes.values()) == 1560
    north = load_map().region("north_of_waal")
    assert north == load_map().region("betuwe") | load_map().region("north_of_neder_rijn")
    of = {name: key for key in sizes for name in load_map().region(key)}
    for h in range(board().n):
        for d in range(6):
            other = board().neighbour[6 * h + d]
            if 0 <= other < board().n and of[board().name(h)] != of[board().name(other)]:
                assert board().side_feature[6 * h + d] & MAJOR


def test_forks_of_the_rhine() -> None:
    waters = {water.key: set(vertices(water)) for water in load_map().waterways}

    def vertex(text: str) -> tuple[int, int]:
        cell, v = divmod(board().vertex(text), 6)
        return ends_of(board(), cell, v)[1]

    assert waters["waal"] & waters["pannerden-canal"] == {vertex("5526/E/SE")}
    for key in ("neder-rijn", "ijssel", "pannerden-canal"):
        assert vertex("6024/6025/6124") in waters[key]
    assert vertex("4720/4820/4821") in waters["maas-waal-canal"] & waters["maas"]
    assert vertex("5319/5320/5420") in waters["maas-waal-canal"] & waters["waal"]


# -- ways and crossings ----------------------------------------------------------------------------------


def test_ways_cross_canals_and_big_rivers_by_bridges_only() -> None:
    for h in range(board().n):
        for d in range(6):
            bits = board().side_feature[6 * h + d]
            road = board().tracks[HIGHWAY][6 * h + d] or board().tracks[ROAD][6 * h + d]
            if bits & (CANAL | MAJOR):
                assert not road or bits & BRIDGE
                assert not board().tracks[RAIL][6 * h + d] or bits & (BRIDGE | RAIL_BRIDGE)
            if bits & BRIDGE:
                assert road
            if bits & RAIL_BRIDGE:
                assert board().tracks[RAIL][6 * h + d]
                assert not road


def test_roads_join_all_places_in_one_net() -> None:
    assert len([road for road in load_map().roads if road.kind == "highway"]) == 18
    joined: dict[str, set[str]] = {}
    steps = set()
    for road in load_map().roads:
        assert len(set(road.hexes)) == len(road.hexes)
        for a, b in pairwise(road.hexes):
            joined.setdefault(a, set()).add(b)
            joined.setdefault(b, set()).add(a)
            steps.add(frozenset((a, b)))
    assert len(steps) == 998
    seen, queue = {"2707"}, ["2707"]
    for name in queue:
        queue += sorted(joined[name] - seen)
        seen |= joined[name]
    places = {name for name, row in load_map().hexes.items() if row.name or row.village}
    assert places <= seen == set(joined)


def test_ferries_cross_big_rivers_apart_from_bridges() -> None:
    assert len(load_map().ferries) == 16
    for ferry in load_map().ferries:
        assert feature(ferry.hexside) & (MAJOR | FERRY | BRIDGE | RAIL_BRIDGE) == MAJOR | FERRY


# -- the edge --------------------------------------------------------------------------------------------


def test_each_edge_hex_opens_on_one_area() -> None:
    """H44-19: fifteen areas clockwise; closed is what lies behind a big river."""
    areas = load_map().areas
    assert [area.letter for area in areas] == list("ABCDEFGHIJKLMNO")
    of = {name: area.letter for area in areas for name in area.hexes}
    assert len(of) == sum(len(area.hexes) for area in areas) == 160
    rim = {
        board().name(h)
        for h in range(board().n)
        if any(board().neighbour[6 * h + d] >= board().n for d in range(6))
    }
    assert rim - set(of) == {"1025", "1026", "1126", "1226", "1326", "1426", "3826", "5626"}
    ends = {area.letter: (area.hexes[0], area.hexes[-1]) for area in areas}
    assert ends["N"] == ("1003", "1007")
    assert ends["A"] == ("1501", "2601")
    assert ends["F"] == ("6101", "6913")
    assert ends["K"] == ("2226", "3726")
    assert of["5526"] == "H"
    assert next(area for area in areas if area.letter == "H").ferry_only == ("5526",)


def test_areas_change_hands_on_turn_7() -> None:
    """H44-19.2.1."""
    areas = {area.letter: area for area in load_map().areas}
    assert {a.letter for a in areas.values() if a.side == "allied"} == {"M", "N", "O"}
    assert {a.letter for a in areas.values() if a.allied_from == 7} == {"A", "L"}
    assert {a.letter: a.corps for a in areas.values() if a.corps} == {"M": "VIII", "N": "XXX", "O": "XII"}
    assert ("H", "I") not in load_map().touching
    assert len(load_map().touching) == 14


def test_every_area_has_a_road_and_touches_its_own_ring() -> None:
    for k, area in enumerate(load_map().areas):
        node = board().place(f"@{area.letter}")
        assert node == board().size + k
        exits = [text for road in load_map().roads for text in road.exits]
        cells = {board().side(text) // 6 for text in exits}
        assert any(board().hex(name) in cells for name in area.hexes), area.letter
        assert [board().name(h) for h in board().linked(node)] == [
            *(name for name in area.hexes if name not in area.ferry_only),
            *area.ferry_only,
        ]
    links = [link for link in board().links if link.kind == BY_FERRY]
    assert [(board().name(link.a), board().name(link.b)) for link in links] == [("@H", "5526")]


def test_no_area_reaches_over_a_big_river() -> None:
    """H44-19.3.2, but for the Pannerden ferry."""
    area_of = {name: board().place(f"@{area.letter}") for area in load_map().areas for name in area.hexes}
    for h in range(board().n):
        for d in range(6):
            beyond = board().neighbour[6 * h + d]
            if beyond >= board().n and not board().side_feature[6 * h + d] & MAJOR:
                assert board().area_of[beyond] >= 0 or board().name(h) not in area_of
    for text in ("3826/3827", "5526/5627", "5626/5627", "1426/1427"):
        assert feature(text) & MAJOR
    joined = {
        board().name(h) for area in load_map().areas for h in board().linked(board().place(f"@{area.letter}"))
    }
    assert joined == set(area_of)


def test_corps_boundaries_run_to_line_20() -> None:
    """H44-23.4."""
    for boundary, place in zip(load_map().boundaries, (2, 7), strict=True):
        for text in boundary.hexsides:
            a, b = text.split("/")
            assert feature(text) & BOUNDARY
            assert {int(a[2:]) <= place, int(b[2:]) <= place} == {True, False}
            assert max(a, b) < "2000"
        assert len(boundary.hexsides) == 19
    assert [boundary.between for boundary in load_map().boundaries] == [("XII", "XXX"), ("XXX", "VIII")]


def test_unknown_units_have_their_hexes() -> None:
    assert len(load_map().unknown_starts) == 20


# -- broken files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '1404 = { terrain = "clear"',
            '1404 = { terrain = "sand"',
            "field hexes.1404.terrain: 'sand' is not known",
        ),
        (
            '1301 = { terrain = "town", name = "Lommel" }',
            '1301 = { terrain = "town" }',
            "field hexes.1301.name",
        ),
        ("1002 = { terrain", "0902 = { terrain", "field hexes.0902: no hex '0902' on the map"),
        ('"1304/1404", "1303/1404"', '"1303/1404", "1303/1404"', "already has the bocholt-herentals-canal"),
        ('hexside = "6022/6122"', 'hexside = "6022/6023"', "is not on the neder-rijn"),
        ('["1008", "1009", "1010", "1011"]', '["1109", "1009"]', "1109 is not on the edge of the map"),
        ('["A", "B"]', '["A", "Z"]', "no area 'Z'"),
    ],
)
def test_a_broken_map_names_file_line_and_field(old: str, new: str, told: str) -> None:
    text = MAP.source("map.toml").text
    assert old in text, "the map has changed; give another example"
    with pytest.raises(LoadError, match="map/map.toml, line ") as caught:
        read_map(Source("map/map.toml", text.replace(old, new, 1)))
    assert told in str(caught.value)
