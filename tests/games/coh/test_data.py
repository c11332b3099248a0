"""The box's data against the facts the rules text states, and what a scenario file is refused for."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest
import yaml

from grognard.core.loading.load import LoadError, Source
from grognard.games.coh.box import data_files as files
from grognard.games.coh.box.data_files import SHELF, load_box, load_scenario, scenario_names
from grognard.games.coh.box.data_layout import ROWS, Layout, adjacent, cell_hex, hex_cell

BOX = load_box()
FULL = Path(__file__).parent / "every-field.toml"

# Terrain of each board as gaps.md A1 lists it, in the order of the text; all other hexes are open.
BOARDS = {
    7: """forest A03 A04 A16 A17 B02 B03 B04 B15 B16 B17 C03 C16 J02 J03 K01 K02 K03 K04 L02 L03 L17
        wheat A11 A12 B10 B11 B12 C10 C11 C12 E03 E04 F03 F04 G02 G03 G04 H03 K08 K09 L08 L09
        brush C06 D06 E17 F16 F17 G17 K12 L12 L13 stone_building G08 H08 corn H16 H17 I15 I16 I17 J15 J16
        wooden_building E07 E08 E11 E13 G07 G11 G13 H11 H12 I07 I12""",
    8: """wheat A05 A06 B04 B05 B06 C03 C04 C05 E16 E17 F15 F16 F17 G16
        forest A12 A13 B11 B12 B13 C12 I16 I17 J02 J03 J17 K02 K03 K04 L03 L04
        brush B17 C16 C17 E01 E04 E05 F01 F02 G04 H03 H04 H10 H12 H13 I10 I11 I12 J10
        corn E10 E11 E12 F10 F11 F12 G11 G12 wooden_building K07 K08 K16 L07 L16""",
    9: """wheat A03 A04 B02 B03 B04 C03 C04 D16 D17 E15 E16 E17 F15 F16
        forest A09 A10 B08 B09 B10 C09 H16 H17 I15 I16 I17 J15 J16 gully_end D03 H13
        large_gully D04 D05 E06 E07 E08 F08 F09 G10 G11 G12 H12 corn I04 I05 J03 J04 J05 K04 K05
        brush D11 E11 E12 F03 G02 G03 H11 I13 L02 L14 wooden_building J11 K12 K13 L12""",
    10: """wheat A08 A09 B08 B09 K02 K03 L02 L03
        forest A15 A16 B03 B04 B14 B15 B16 C02 C03 C04 D03 D04 wooden_building D09 D12 E08 E09 E12 E13
        corn E16 E17 F15 F16 F17 G16 brush G05 G06 H05 gully_end H13 H14 I06 K11
        large_gully I13 I15 I16 J06 J07 J13 J16 J17 J18 K08 K09 K10 K14 L14""",
    11: """river A05 B05 D05 E06 F06 G06 H06 I07 K07 L07 ford C05 J07
        forest A11 A12 B10 B11 B12 C11 G03 G04 H02 H03 H04 I03 I04 K16 K17 L15 L16 L17
        wheat A17 B16 B17 C16 C17 K02 K03 L01 L02 L03 brush B02 C01 C02 D02 E16 F16 F17
        marsh D06 E05 G07 H07 H08 I06 K09 L08 L09 wooden_building E12 E13 F12
        corn H14 H15 I13 I14 I15 J14 J15""",
    12: """forest A01 A02 A03 A16 A17 B01 B02 B03 B04 B15 B16 B17 C01 C02 C03 C18 D02 J16 J17 K14 K15 K16 K17
        K18 L13 L14 L15 L16 L17 L18 corn A10 A11 A12 B10 B11 B12 G03 G04 H02 H03 H04 I03 I04
        brush D07 D08 E06 E07 E08 G17 H16 H17 I17 wheat E13 E14 F13 F14 F15 G14 K02 K03 L01 L02 L03
        wooden_building H09 I08 I09 J07""",
}
F_ROAD = tuple(f"F{column:02d}" for column in range(1, 19))
TEN_ROAD = tuple(f"{row}10" for row in ROWS)


def terrain(board: int) -> dict[str, str]:
    grid = BOX.boards[board].grid
    return {
        cell_hex((row, column)): BOX.codes[code].id
        for row, codes in enumerate(grid)
        for column, code in enumerate(codes)
    }


@pytest.mark.parametrize("board", BOARDS)
def test_boards_have_the_terrain_of_the_lists(board: int) -> None:
    listed: dict[str, str] = {}
    kind = ""
    for word in BOARDS[board].split():
        if re.fullmatch(r"[A-L]\d\d", word):
            listed[word] = kind
        else:
            kind = word
    assert {hex_: name for hex_, name in terrain(board).items() if name != "open"} == listed


def test_places_named_in_the_rules_text() -> None:
    """COH-1.0, 11.5, E.11."""
    assert terrain(7)["G08"] == "stone_building"
    assert {hex_ for hex_, name in terrain(10).items() if name == "gully_end"} == {"I06", "K11", "H13", "H14"}
    assert terrain(9)["D03"] == "gully_end"
    assert any("L10" in road for road in BOX.boards[7].roads)


def test_roads_meet_those_of_the_next_board() -> None:
    for board in BOX.boards.values():
        ends = {end for road in board.roads for end in (road[0], road[-1])}
        assert ends == {"F01", "F18", "A10", "L10"}
    for number in (7, 8, 11, 12):
        assert BOX.boards[number].roads == (F_ROAD, TEN_ROAD)
    assert BOX.boards[10].roads[0] == F_ROAD
    assert [len(road) for road in BOX.boards[9].roads] == [13, 12]
    assert len(BOX.boards[10].roads[1]) == 13


def test_bridges_cross_rivers_and_gully_sides_are_the_listed_ones() -> None:
    assert {number: board.bridges for number, board in BOX.boards.items() if board.bridges} == {11: ("F06",)}
    assert terrain(11)["F06"] == "river"
    assert {
        number: board.small_gully_sides for number, board in BOX.boards.items() if board.small_gully_sides
    } == {
        8: ("D06/E06", "D06/E07", "D07/E07", "D07/E08"),
        10: ("C05/D05", "C06/D05", "C06/D06", "C07/D06"),
        12: ("C12/D11", "C12/D12", "C13/D12"),
    }


def test_both_pools_have_twenty_counters() -> None:
    """COH-7.4(6), 15.2."""
    assert {pool: sum(hit.count for hit in hits) for pool, hits in BOX.hits.items()} == {
        "infantry": 20,
        "vehicle": 20,
    }
    infantry = {hit.id: hit for hit in BOX.hits["infantry"]}
    assert {name: hit.count for name, hit in infantry.items()} == {
        "stunned": 3,
        "unnerved": 2,
        "killed": 1,
        "panicked": 2,
        "pinned": 5,
        "suppressed": 5,
        "cowering": 2,
    }
    assert infantry["pinned"].effects == ("no_move", "no_pivot")
    assert (infantry["suppressed"].fire_ap, infantry["suppressed"].fp_red) == (1, -2)
    assert (infantry["cowering"].range, infantry["cowering"].rally) == (1, 8)
    vehicle = {hit.id: hit for hit in BOX.hits["vehicle"]}
    assert (vehicle["panicked"].dr_front, vehicle["panicked"].rally) == (-4, 9)
    assert (vehicle["suppressed"].fp_red, vehicle["suppressed"].fp_blue) == (-3, -5)
    assert vehicle["immobilised"].rally is None


def test_the_deck_has_41_action_cards() -> None:
    """COH-C.2 to C.50."""
    assert sum(card.copies for card in BOX.action_cards.values()) == BOX.constants.action_cards == 41
    numbers = {card.number: card for card in BOX.action_cards.values()}
    assert numbers[2].copies == 12
    assert (numbers[7].cost, numbers[7].pay) == (1, ("CAP",))
    assert (numbers[8].cost, numbers[8].pay) == (2, ("AP",))
    assert {number for number, card in numbers.items() if not card.action} == {9, 10, 12}
    assert len(BOX.veteran_cards) == 16
    assert BOX.weapon_cards["flamethrower"].range == 1
    assert BOX.constants.card_tables.sniper == (0, 1, 1, 2, 2, 3)
    assert BOX.constants.card_tables.luck == (-2, 2, 2, 2, 2, 2)


UNIT_FACTS: dict[str, dict[str, object]] = {
    # COH-7.x and the worked examples
    "G_INF": {"fire": 3, "move": 1, "fp_red": 4, "fp_blue": 0, "front": 12, "rear": 11},
    "G_HMG": {"fire": 2, "move": 2, "fp_red": 5, "fp_blue": 1, "boxed": "red"},
    "G_PZG": {"fire": 3, "move": 1, "fp_red": 5},
    "S_RIF": {"fire": 4, "move": 1, "fp_red": 3, "fp_blue": 0, "front": 12, "rear": 11, "range": 5},
    "S_SMG": {"fire": 3, "move": 1, "fp_red": 5, "front": 12},
    "S_MMG": {"fire": 4, "move": 2, "fp_red": 3, "boxed": "red", "rear": 10},
    "G_TIG": {"fp_red": 6, "fp_blue": 12},
    "S_T34": {"move": 1, "bonus": 2},
    "G_PZ3": {"fire": 3, "move": 1, "bonus": 1, "fp_red": 4, "rear": 14, "rear_colour": "blue"},
    "G_PAK38": {"move": 4, "kind": "gun"},
    "G_PAK40": {"front": 13, "front_colour": "blue"},
    "S_AT57": {"rear": 10, "rear_colour": "red", "fire": 5},
    "G_MARD": {"rear": 12, "flags": ("open_top",)},
    "G_2511": {"fire": 2, "move": 1, "shield": 2},
    "G_25117": {"fp_blue": 4},
    "G_OPEL": {"fp_red": -2, "fp_blue": -2, "range": 0, "move": 1, "bonus": 1},
    "S_IL2": {"impulses": 4, "fp_red": 6, "fp_blue": 10, "front": 13, "rear": 12, "range": 3},
    "G_JU87": {"fp_red": 6},
}


@pytest.mark.parametrize("unit", UNIT_FACTS)
def test_counters_have_the_figures_of_the_rules_text(unit: str) -> None:
    counter = BOX.units[unit]
    assert {name: getattr(counter, name) for name in UNIT_FACTS[unit]} == UNIT_FACTS[unit]


def test_the_box_is_whole() -> None:
    assert len(BOX.units) == 53
    assert len(BOX.checklist) == 177
    assert list(BOX.boards) == [7, 8, 9, 10, 11, 12]
    assert list(BOX.overlays) == ["H1", "H2", "H3", "H4", "H5", "H6", "D1", "D2"]
    assert [len(BOX.overlays[f"H{number}"].hexes) for number in range(1, 7)] == [4, 7, 10, 12, 7, 5]
    infantry = [unit for unit in BOX.units.values() if unit.kind == "infantry"]
    assert all(unit.move <= BOX.constants.infantry_max_move for unit in infantry)  # COH-1.1
    guns = [unit for unit in BOX.units.values() if unit.kind == "gun"]
    assert all(unit.move > BOX.constants.infantry_max_move for unit in guns)
    # figures that stand both on a counter or card and among the constants
    assert {unit.shield for unit in BOX.units.values() if "apc" in unit.flags} == {
        BOX.constants.apc_shield_dm
    }
    assert BOX.veteran_cards["V04"].ap == BOX.constants.experience_card_ap
    assert pickle.loads(pickle.dumps(BOX)) == BOX


def test_terrain_of_the_rules_text() -> None:
    """COH-4.0 and the players' summary."""
    facts = {
        name: (row.foot, row.dm, row.blocks) for name, row in BOX.terrain.items() if row.kind == "ground"
    }
    assert facts == {
        "open": (0, 0, "no"),
        "wheat": (0, 0, "no"),
        "corn": (1, 0, "yes"),
        "brush": (0, 1, "yes"),
        "forest": (1, 2, "yes"),
        "wooden_building": (1, 1, "yes"),
        "stone_building": (1, 2, "yes"),
        "marsh": (2, 1, "no"),
        "river": (4, 1, "no"),
        "ford": (1, -1, "no"),
        "large_gully": (0, 0, "level"),
        "gully_end": (0, 0, "level"),
    }
    assert (BOX.terrain["forest"].tracked, BOX.terrain["forest"].wheeled) == (2, None)
    assert BOX.terrain["river"].pushed is BOX.terrain["river"].tracked is None
    assert {name for name, row in BOX.terrain.items() if row.check} == {"stone_building", "marsh"}  # COH-14.1
    assert {name for name, row in BOX.terrain.items() if row.cover == "yes" and row.dm == 0} == {
        "corn"
    }  # G-15


def test_rule_ids_in_the_data_exist() -> None:
    for file in ("units.csv", "terrain.csv", "hits.csv", "cards.toml", "constants.toml", "overlays.toml"):
        cited = re.findall(r"COH-[0-9CEF]+\.[VB]?[0-9]+", SHELF.source(file).text)
        assert cited, file
        for rule in cited:
            assert rule in BOX.checklist, (file, rule)


def test_cases_are_those_of_the_specification() -> None:
    cases = yaml.safe_load((Path(__file__).parents[2] / "cases" / "coh.yaml").read_text(encoding="utf-8"))
    assert cases


# --- scenarios ----------------------------------------------------------------------------------------


def test_scenarios_of_the_box() -> None:
    assert {"crossroads-in-the-wheat", "dawn-at-the-granary"} <= set(scenario_names())
    assert {load_scenario(name).name for name in scenario_names()} == set(scenario_names())
    dawn = load_scenario("dawn-at-the-granary")
    assert (dawn.id, dawn.layout, dawn.rounds) == ("COH-S01", ((7,),), 5)
    assert (dawn.cap.german, dawn.cap.soviet) == (4, 8)
    assert [unit.key for unit in dawn.units] == [
        *("S-RIF-1", "S-RIF-2", "S-RIF-3", "S-RIF-4", "S-MMG-1"),
        *("G-INF-1", "G-INF-2", "G-INF-3", "G-INF-4", "G-HMG-1"),
    ]
    assert [(each.hex, each.vp, each.when) for each in dawn.victory.hexes] == [
        ("7-G08", 2, "game_end"),
        ("7-F10", 1, "each_round_end"),
    ]
    assert dawn.victory.initial_control.of("soviet") == ("7-G08", "7-F10")
    assert dawn.options() == {}
    crossroads = load_scenario("crossroads-in-the-wheat")
    assert crossroads.options() == {"cards": ("off", "on")}
    assert crossroads.cards is not None
    assert crossroads.cards.numbers == (2, 3, 4, 5)
    assert [(each.side, each.round, each.entry) for each in crossroads.reinforcements] == [
        ("german", 2, ("8-F01",)),
        ("soviet", 3, ("8-F18",)),
    ]
    assert crossroads.reinforcements[1].units[0].key == "S-SMG-3"


def test_a_users_own_file_is_read_by_its_path(tmp_path: Path) -> None:
    own = tmp_path / "every-field.toml"
    own.write_text(FULL.read_text(encoding="utf-8"), encoding="utf-8")
    assert load_scenario(own) == load_scenario(str(own)) == load_scenario(FULL)
    assert load_scenario(own).options() == {"cards": ("on", "off")}


def test_an_unknown_scenario_is_refused_with_a_hint() -> None:
    with pytest.raises(LoadError, match="did you mean 'dawn-at-the-granary'"):
        load_scenario("dawn-at-granary")
    with pytest.raises(LoadError, match=r"nowhere\.toml: cannot be read"):
        load_scenario("nowhere.toml")


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ("layout = [[8, 9], [10, 12]]", "layout = [[8, 9], [10]]", "layout[1]", "is not as long"),
        ("layout = [[8, 9], [10, 12]]", "layout = [[8, 9], [10, 8]]", "layout[1][1]", "stands here twice"),
        ("S-SNP-1", "S-RIF-2", "units[1].key", "does not fit the unit"),
        ('key = "S-SNP-1", unit = "S_SNP"', 'key = "S-RIF-1", unit = "S_RIF"', "units[1].key", "twice"),
        (
            'unit = "S_SNP", hex = "12-D07"',
            'unit = "S_SNP", hex = "7-D07"',
            "units[1].hex",
            "no hex '7-D07' on",
        ),
        (
            '"G-2511-1", unit = "G_2511", hex = "8-F01"',
            '"G-JU87-1", unit = "G_JU87", hex = "8-F01"',
            "units[2].unit",
            "off the map",
        ),
        (
            '"G-2511-1", unit = "G_2511", hex = "8-F01"',
            '"G-OPEL-1", unit = "G_OPEL", hex = "8-A12"',
            "units[2].hex",
            "G_OPEL cannot stand in forest",
        ),
        (
            '"G-2511-1", unit = "G_2511", hex = "8-F01"',
            '"G-PAK38-1", unit = "G_PAK38", hex = "8-H07"',
            "units[2].hex",
            "cannot stand in at_ditch",
        ),
        ('carried_by = "G-2511-1" }', 'carried_by = "S-RIF-1" }', "units[3].carried_by", "cannot carry"),
        (
            'hex = "8-I10", facing = 4, hidden',
            'hex = "8-I11", facing = 4, hidden',
            "units[0].inside",
            "cannot be in the trench",
        ),
        ('anchor = "8-H07"', 'anchor = "10-L01"', "overlays[1].anchor", "leaves the map"),
        ('anchor = "8-H07"', 'anchor = "12-D06"', "overlays[1].anchor", "lies over H4"),
        ('overlay = "D2"', 'overlay = "H4"', "overlays[1].overlay", "only once"),
        ('hex = "8-I10", facing = 4 }', 'hex = "8-I10" }', "fortifications[1].facing", "is missing"),
        ('mark = "green"', "facing = 1", "fortifications[0].facing", "has no facing"),
        ('mark = "green"', 'mark = "impassable"', "fortifications[0].mark", "cannot be impassable"),
        (
            'kind = "bunker", hex = "8-I10", facing = 4',
            'kind = "trench", hex = "8-I10"',
            "fortifications[1].hex",
            "already a trench",
        ),
        ("round = 3", "round = 8", "reinforcements[1].round", "after the last"),
        ('"10-L03"', '"10-K03"', "reinforcements[0].entry[1]", "not at the edge"),
        ('side = "german"\nround = 3', 'side = "soviet"\nround = 3', "reinforcements[1].side", "is german"),
        (
            'unit = "G_OPEL"',
            'unit = "G_OPEL"\nbombs = ["cluster"]',
            "reinforcements[1].units[0].bombs",
            "no bombs",
        ),
        ("numbers = [2, 3, 41]", "numbers = [2, 3, 2]", "cards.numbers[2]", "twice"),
        ("numbers = [2, 3, 41]", "numbers = [2, 3, 0]", "cards.numbers[2]", "no action card"),
        ('"G_OBA105"', '"S_OBA122"', "weapons.german[0]", "no german weapon"),
        ('"V130"', '"V02"', "veterans[0].cards[1]", "already given"),
        (
            'hex = "12-F10", vp = 2, when = "game_end"',
            'hex = "9-D03", vp = 2, when = "each_round_end"',
            "victory.hexes[1]",
            "twice",
        ),
        ('german = ["12-F10"]', 'german = ["12-F11"]', "victory.initial_control.german[0]", "gives no VP"),
        ('german = ["12-F10"]', 'german = ["9-D03"]', "victory.initial_control.soviet[0]", "held already"),
        ('hexes = ["12-F18"]', 'hexes = ["12-F01"]', "victory.exit.hexes[0]", "not at the edge"),
        ("columns = [2, 12]", "columns = [2]", "special[1].columns", "needs its columns"),
        ('"G-HS129-1", "G-OPEL-1"', '"G-OPEL-1"', "seats", "belongs to no army"),
        (
            'units = ["S-RIF-1", "S-SNP-1", "S-SMG-1"]',
            'units = ["S-RIF-1", "G-OPEL-1", "S-SMG-1"]',
            "seats[2].units[1]",
            "another army",
        ),
        ("cap = 4", "cap = 3", "seats", "add up to 8, not 9"),
        ('units = ["G-INF-1"], hexes', 'units = ["S-RIF-1"], hexes', "zones[0].units[0]", "is not german"),
        ('units = ["G-INF-2"]', 'units = ["G-INF-1"]', "zones[1].units[0]", "twice"),
        ('units = ["G-INF-2"]', 'units = ["G-HS129-1"]', "zones[1].units[0]", "no unit on the map"),
        ('units = ["G-INF-2"]', 'units = ["G-PZG-1"]', "zones[1].units[0]", "has its place"),
        (', hexes = ["8-G01", "8-G02"]', "", "zones[0]", "is nowhere"),
        ("columns = [1, 3]", "columns = [3, 1]", "zones[1].columns", "first and the last of 1 to 36"),
        ("rows = [1, 24]", "rows = [1, 25]", "zones[1].rows", "first and the last of 1 to 24"),
        ('"flamethrower", times', '"molotov-cocktail", times', "weapon_uses[0].weapon", "no german weapon"),
        ("event = true\n", "", "bonus.event.effect", "no reinforcements have event"),
        ('effect = "reinforcement", who = "both", value = 2', 'effect = "cap"', "bonus.event.value", "needs"),
        ("number = 2", "number = 1", "bonus.objectives[1].number", "twice"),
        (
            ', soviet = { kind = "hold", hexes',
            ', soviet = { kind = "exit", hexes',
            "bonus.objectives[2].soviet.hexes",
            "",
        ),
        (
            '{ kind = "destroy", count = 3 }',
            '{ kind = "exit" }',
            "bonus.objectives[1].soviet.kind",
            "may not leave",
        ),
        ('{ side = "german", lead = 8 }', '{ side = "german" }', "victory.instant[1]", "asks for nothing"),
        (
            'hexes = ["9-D03", "12-F10"]',
            'hexes = ["9-D04"]',
            "victory.instant[0].hexes[0]",
            "no control marker",
        ),
        (
            'side = "german", units = ["G-2511-1"] }',
            'side = "german" }',
            "special[2].units",
            "needs its units",
        ),
        ("1943-07-12", "1812-09-07", "date", "not within"),
        ('name = "every-field"', 'name = "another"', "name", "but the file is every-field.toml"),
    ],
)
def test_scenarios_that_cannot_be_are_refused(old: str, new: str, field: str, problem: str) -> None:
    text = FULL.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(LoadError) as caught:
        files.read_scenario(Source("every-field.toml", text.replace(old, new, 1)), BOX)
    assert caught.value.field == field
    assert problem in caught.value.problem
    assert caught.value.line is not None


def test_both_sides_have_units() -> None:
    text = SHELF.source("scenarios/dawn-at-the-granary.toml").text
    alone = "".join(line for line in text.splitlines(keepends=True) if 'unit = "S_' not in line)
    with pytest.raises(LoadError, match="field units: there is no soviet unit"):
        files.read_scenario(Source("dawn-at-the-granary.toml", alone), BOX)


def test_the_counter_mix_is_the_limit() -> None:
    """COH-1.0(2): no more counters of a kind than the box has, reinforcements included."""
    text = SHELF.source("scenarios/crossroads-in-the-wheat.toml").text
    extra = "".join(f'{{ key = "S-MMG-{n}", unit = "S_MMG", hex = "8-D12" }},\n' for n in (2, 3, 4))
    with pytest.raises(LoadError, match="the box has only 3 of S_MMG") as caught:
        files.read_scenario(
            Source("crossroads-in-the-wheat.toml", text.replace("units = [\n", "units = [\n" + extra, 1)), BOX
        )
    assert caught.value.field == "units[8].unit"


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"F05", "F06"', '"F06"', "roads[0][4]"),
        ("D06/E06", "D06/E09", "small_gully_sides[0]"),
        ("D06/E06", "D06", "small_gully_sides[0]"),
        ("bridges = []", 'bridges = ["A01"]', "bridges[0]"),
        ("id = 8", "id = 9", "id"),
        ('"....ww.....ff....."', '"....ww.....ff...."', "grid[0]"),
    ],
)
def test_boards_that_cannot_be_are_refused(old: str, new: str, field: str) -> None:
    text = SHELF.source("boards/8.toml").text
    assert old in text
    with pytest.raises(LoadError) as caught:
        files.read_board(Source("boards/8.toml", text.replace(old, new, 1)), BOX.codes)
    assert caught.value.field == field


# --- hexes --------------------------------------------------------------------------------------------


def test_hexes_of_a_board_round_trip() -> None:
    for row in range(len(ROWS)):
        for column in range(18):
            assert hex_cell(cell_hex((row, column))) == (row, column)
    assert [hex_cell(text) for text in ("M01", "A00", "A19", "A1", "a01", "A001", "", "A٠١")] == [None] * 8


def test_neighbours_are_those_of_shifted_rows() -> None:
    """G-01: rows B, D, F ... half a hex to the east."""
    cell = hex_cell("D06")
    assert cell is not None
    near = [
        cell_hex((row, column)) for row in range(12) for column in range(18) if adjacent(cell, (row, column))
    ]
    assert near == ["C06", "C07", "D05", "D07", "E06", "E07"]


def test_joined_boards_have_one_row_of_cells() -> None:
    layout = Layout(((10, 12),))
    west, east = layout.cell("10-F18"), layout.cell("12-F01")
    assert west is not None
    assert east is not None
    assert adjacent(west, east)
    assert not layout.at_edge(west)
    assert layout.hex(east) == "12-F01"
    assert layout.cell("7-F01") is None


def test_overlays_cover_what_the_proposals_say() -> None:
    """The twin top at 12-D05 and the ditch at 8-H07, as listed with the scenarios that use them."""
    layout = Layout(((10, 12),))
    anchor = layout.cell("12-D05")
    assert anchor is not None
    covered = [(layout.hex(cell), level) for cell, level in layout.covered(BOX.overlays["H4"], anchor)]
    low = ["D04", "E05", "E06", "E07", "D07", "C07", "C06", "C05", "F05", "E08"]
    assert covered == [(f"12-{hex_}", 1) for hex_ in low] + [("12-D05", 2), ("12-D06", 2)]
    layout = Layout(((8,),))
    anchor = layout.cell("8-H07")
    assert anchor is not None
    ditch = [layout.hex(cell) for cell, _ in layout.covered(BOX.overlays["D2"], anchor)]
    assert ditch == ["8-G07", "8-H07", "8-I08", "8-J08"]
