"""The counters and tables of Holland '44 against what the rules text states."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
import yaml

from grognard.games.holland44.box.data_checks import counted
from grognard.games.holland44.box.data_files import load_box
from grognard.games.holland44.box.data_set_up import drop_hexes
from grognard.games.holland44.box.data_types import UnitRow
from grognard.games.holland44.box.map_files import load_map
from grognard.games.zocbond.box.data_types import Band, defence_losses, results, row_at

BOX = load_box()
MAP = load_map()
FIGURES = BOX.constants

ORDER = ("A1", "A1/ENG", "ENG", "EX", "A1/DR", "DRX", "A1/D1", "DR", "D1", "DMR", "DS")  # better and better


def units(**wanted: object) -> list[UnitRow]:
    return [row for row in BOX.units.values() if all(getattr(row, k) == v for k, v in wanted.items())]


# --- counters -------------------------------------------------------------------------------------------


def test_every_formation_has_its_counters() -> None:
    """H44-10.2.2: the order of battle, and no counter without a formation."""
    campaign = [row for row in BOX.units.values() if row.hex or row.turn]
    assert Counter(row.formation for row in campaign) == {
        "gds": 11, "b8": 4, "irene": 1, "n50": 11, "w43": 13, "d3": 11, "a11": 9, "b4": 4, "d53": 5, "d15": 4,
        "a7": 6, "corps": 5, "101": 14, "82": 16, "1Abn": 20, "fja1": 40, "a15": 21, "ss2": 32, "tettau": 13,
        "feldt": 19,
    }  # fmt: skip
    assert Counter(row.side for row in campaign) == {"allied": 134, "german": 125}
    steps = Counter[str]()
    for row in campaign:
        steps[row.side] += row.steps
    assert steps == {"allied": 329, "german": 207}


def test_the_counter_mix() -> None:
    """H44-11.4, 21.1: remnants and breakdown units are counters of their own; A/82 is a breakdown unit."""
    remnants = Counter((row.side, row.division, BOX.types[row.type].armor) for row in units(role="remnant"))
    assert remnants == {
        ("allied", "", False): 8,
        ("allied", "", True): 6,
        ("german", "", False): 3,
        ("german", "", True): 1,
        ("allied", "101", False): 4,
        ("allied", "82", False): 4,
        ("allied", "1Abn", False): 4,
    }
    parts = Counter((row.side, row.division, BOX.types[row.type].armor) for row in units(role="breakdown"))
    assert parts == {
        ("allied", "", False): 6,
        ("allied", "", True): 4,
        ("german", "", False): 5,
        ("allied", "101", False): 3,
        ("allied", "82", False): 4,
        ("allied", "1Abn", False): 3,
    }
    assert BOX.units["A-82"].role == "breakdown"
    assert all(row.steps == 1 for row in BOX.units.values() if row.role != "unit")


def test_a_generic_breakdown_unit_is_1_2_3() -> None:
    """H44-8.5.7, 21.2."""
    for row in units(role="breakdown", type="infantry"):
        assert (row.attack, row.defense, row.ma) == (1, 2, 3)
        assert row.mech_ma > row.ma


def test_every_unit_of_three_steps_can_have_a_remnant() -> None:
    """H44-11.4."""
    kinds = {(row.side, row.division, BOX.types[row.type].armor) for row in units(role="remnant")}
    for row in units(steps=3):
        assert (row.side, row.division, BOX.types[row.type].armor) in kinds, row.key


def test_counters_the_text_counts() -> None:
    """H44-17.8.2, 18.2.2, 23.2, 23.3, 23.5, 23.6, 25.5, 6.3."""
    assert [row.key for row in units(type="bridging")] == ["XXX-Bridging", "VIII-Bridging"]
    assert {row.side for row in units(type="engineer")} == {"allied"}
    assert len(units(type="airborne_artillery")) == 3
    assert [row.division for row in units(type="supply_source")] == ["101", "82", "1Abn"]
    assert all((row.defense, row.steps) == (1, 1) for row in units(type="supply_source"))
    assert len(units(rolls=True)) == 6
    assert {row.key: row.hex for row in units(locked=True)} == {
        "Gar-s-Hertogenbosch": "4301",
        "Gar-Tiel": "5606",
    }
    assert [row.key for row in BOX.units.values() if row.half] == ["2-S-Staff-a", "2-S-Staff-b"]
    assert sum(row.count for row in BOX.unknown.values()) == 20


def test_named_counters() -> None:
    """H44-10.6 (Guards are not elite), 10.4 (88 mm Flak), 17.6.1 (Arko 191), 17.4, 22.2.4, 22.1.3."""
    assert {row.morale for row in units(formation="gds")} == {"regular"}
    assert {row.ac for row in units(type="flak", morale="regular")} == {4}
    assert (BOX.units["Arko-191"].formation, BOX.units["Arko-191"].also) == ("ss2", "tettau")
    assert BOX.units["1-501"].drop == "A2"
    assert (BOX.units["Glider-Pilots"].turn, BOX.units["Glider-Pilots"].drop) == (2, "ASS")
    assert min(row.range for row in units(type="artillery")) >= 4


def test_kinds_of_units() -> None:
    """H44-2.3.13 to 2.3.16, 6.2, 10.3.3: every mechanized unit is infantry or a vehicle, save bridging."""
    for kind in BOX.types.values():
        assert not (kind.veh and kind.infantry), kind.id
        assert not kind.armor or (kind.veh and kind.mech), kind.id
        if kind.mech and kind.id != "bridging":
            assert kind.veh != kind.infantry, kind.id
    assert {kind.id for kind in BOX.types.values() if kind.anti_tank} == {
        "sp_anti_tank",
        "towed_anti_tank",
        "flak",
        "tank_destroyer",
    }
    assert {kind.free for kind in BOX.types.values()} == {"", "artillery", "bridging", "engineer", "flak"}
    assert BOX.types["tank_destroyer"].armor
    assert not BOX.types["flak"].armor


def test_corps_of_the_boundaries() -> None:
    """H44-23.4: British ground units belong to a corps, and enter by its area."""
    entry = {"8C": "M", "12C": "O", "30C": "N"}
    for row in units(side="allied", role="unit"):
        assert bool(row.corps) != bool(row.division), row.key
        assert not row.area or row.area == entry[row.corps], row.key


def test_everybody_starts_somewhere_legal() -> None:
    """H44-2.3.11, 6.1, 8.6.2, 22.2.3: on the map, within stacking limits, drops not overfull."""
    on_road = {name for road in MAP.roads for name in road.hexes}
    letters = {area.letter: area for area in MAP.areas}
    stacks: dict[str, list[tuple[UnitRow, int]]] = {}
    for row in BOX.units.values():
        if row.hex:
            ground = BOX.terrain[MAP.hexes[row.hex].terrain]
            assert ground.veh is not None or BOX.types[row.type].costs != "veh" or row.hex in on_road, row.key
            stacks.setdefault(row.hex, []).append((row, 0))
        elif row.area:
            assert letters[row.area].side == row.side, row.key
        elif row.drop and row.drop != "ASS":
            assert drop_hexes(row.drop, row.division, MAP), row.key
    for name, stack in stacks.items():
        assert len({row.side for row, _ in stack}) == 1, name
        assert counted(stack, BOX) <= FIGURES.stacking.units, name
    landing = Counter[tuple[str, str]]()
    for row in units(turn=1):
        if row.drop and row.type != "supply_source":
            landing[row.drop, row.division] += row.steps
    for (code, division), steps in landing.items():
        assert steps <= FIGURES.airborne.most_steps * len(drop_hexes(code, division, MAP)), code


def test_unknown_units_are_those_of_the_map() -> None:
    """H44-25.5: one counter for each start hex; what is under them is told once, in unknown.csv."""
    assert len(MAP.unknown_starts) == 20
    empty = [row for row in BOX.unknown.values() if row.empty]
    assert [(row.attack, row.defense, row.ma) for row in empty] == [(0, 0, 0)]
    assert any(row.ma == 0 and row.defense for row in BOX.unknown.values())


# --- combat ---------------------------------------------------------------------------------------------


def test_columns_and_codes_of_the_crt() -> None:
    """H44-9.4, 11.1."""
    assert [column.odds for column in BOX.crt] == [
        "1-3",
        "1-2",
        "1-1",
        "2-1",
        "3-1",
        "4-1",
        "5-1",
        "6-1",
        "7-1",
    ]
    assert {code for column in BOX.crt for code in column.results()} == set(BOX.results) == set(ORDER)


def test_more_is_never_worse_on_the_crt() -> None:
    """H44-11.1: a higher die or better odds; breakthroughs only from 4-1."""
    table = [[ORDER.index(code) for code in column.results()] for column in BOX.crt]
    for column in table:
        assert column == sorted(column)
    for worse, better in pairwise(table):
        assert all(a <= b for a, b in zip(worse, better, strict=True))
    for low in BOX.crt[:5]:
        assert not any(BOX.results[code].breakthrough for code in low.results()), low.odds


@pytest.mark.parametrize(
    ("code", "attacker", "defender", "chooser", "retreat", "determined", "advance"),
    [
        ("DS", 0, 1, "owner", (2, 3), False, "extended"),
        ("DMR", 0, 0, "owner", (2, 3), False, "extended"),
        ("D1", 0, 1, "owner", (2, 2), True, "normal"),
        ("A1/D1", 1, 1, "owner", (2, 2), True, "normal"),
        ("DR", 0, 0, "owner", (2, 2), True, "normal"),
        ("A1/DR", 1, 0, "owner", (2, 2), True, "normal"),
        ("DRX", 1, 1, "opponent", (2, 2), True, "normal"),
        ("EX", 1, 1, "opponent", (0, 0), False, "limited"),
        ("ENG", 0, 0, "owner", (0, 0), False, "none"),
        ("A1/ENG", 1, 0, "owner", (0, 0), False, "none"),
        ("A1", 1, 0, "owner", (0, 0), False, "none"),
    ],
)
def test_key_of_combat_results(
    code: str,
    attacker: int,
    defender: int,
    chooser: str,
    retreat: tuple[int, int],
    determined: bool,
    advance: str,
) -> None:
    """H44-11.1, 13.1.1."""
    row = BOX.results[code]
    assert (row.attacker, row.defender, row.chooser) == (attacker, defender, chooser)
    assert (row.retreat, row.retreat_most) == retreat
    assert (row.determined, row.advance, row.breakthrough) == (determined, advance, code in ("DS", "DMR"))
    marker = {"DS": "routed", "DMR": "routed", "ENG": "engaged", "A1/ENG": "engaged", "EX": "", "A1": ""}
    assert row.marker == marker.get(code, "disrupted")


def test_determined_defense() -> None:
    """H44-12.2: success, steps of the attacker and of the defender, by total; columns clear, other, city."""
    no, dash = ("F", 0, 1), ("F", 0, 0)
    for total, wanted in {
        -1: (no, no, no),
        1: (no, no, no),
        2: (dash, dash, dash),
        3: (dash, dash, ("S", 0, 1)),
        4: (dash, ("S", 0, 1), ("S", 1, 1)),
        5: (("S", 0, 1), ("S", 1, 1), ("S", 0, 0)),
        6: (("S", 1, 1), ("S", 0, 0), ("S", 0, 0)),
        7: (("S", 1, 0), ("S", 1, 0), ("S", 1, 0)),
        9: (("S", 1, 0), ("S", 1, 0), ("S", 1, 0)),
    }.items():
        cells = BOX.determined[row_at(BOX.determined, total)].cells()
        assert tuple(defence_losses(cell) for cell in cells) == wanted, total
    assert FIGURES.combat.determined_artillery == 1
    assert (FIGURES.combat.determined_morale.elite, FIGURES.combat.determined_morale.poor) == (1, -1)


def test_advances() -> None:
    """H44-15.2."""
    found = {row.id: (row.hexes, row.road_hexes) for row in BOX.advance.values()}
    assert found == {"none": (0, 0), "limited": (1, 1), "normal": (1, 2), "extended": (2, 3)}
    assert BOX.advance["limited"].vacated_only


@pytest.mark.parametrize(
    ("bands", "first", "wanted"),
    [
        (BOX.demolition, 0, "safe safe safe blown blown blown blown"),  # H44-5.6
        (BOX.recovery, 0, "stays stays stays stays recovers recovers recovers recovers"),  # H44-14.4.2
        (BOX.isolation, 1, "step_lost step_lost step_lost step_lost none none"),  # H44-27.2.2
        (
            BOX.landing,  # H44-22.3
            1,
            "none none none none scattered scattered_1 scattered_1 scattered_2 scattered_2",
        ),
    ],
)
def test_tables_of_one_die(bands: tuple[Band, ...], first: int, wanted: str) -> None:
    assert results(bands, first, first + len(wanted.split()) - 1) == tuple(wanted.split())


def test_a_four_disengages() -> None:
    """H44-27.1.2: the one cell that the text shows."""
    assert results(BOX.disengagement, 4, 4) == ("yes",)


# --- ground, weather, time ------------------------------------------------------------------------------


def test_what_the_text_says_of_terrain() -> None:
    """H44-7.4.6, 8.6.2, 10.3.4, 10.5.1, 10.8, 12.1.3, 13.3, 22.2.3, 22.3.2."""
    ground = BOX.terrain
    assert {row.id for row in ground.values() if row.veh is None} == {"polder", "polder_woods", "marsh"}
    assert {row.id for row in ground.values() if row.doubles} == {"town", "city"}
    halved = {row.id for row in ground.values() if row.veh_attack_halved}
    assert halved == {"polder", "polder_woods", "marsh"}
    assert {row.id for row in ground.values() if row.wet} == {"marsh"}
    assert {row.id: row.armor_shift for row in ground.values()} == {
        "clear": "yes",
        "woods": "no",
        "polder": "road",
        "polder_woods": "no",
        "marsh": "no",
        "town": "yes",
        "city": "no",
    }
    assert {row.id for row in ground.values() if row.dd == "clear"} == {"clear", "polder", "polder_woods"}
    assert ground["marsh"].dd_veh == "clear"
    assert {row.id for row in ground.values() if not row.bond} == {"city"}
    assert {row.id for row in ground.values() if row.one_hex_stop} == {"woods", "town", "city"}
    assert {row.id for row in ground.values() if not row.parachute} == {"marsh", "city"}
    assert {row.id for row in ground.values() if row.glider} == {"clear"}
    assert {row.id: row.landing_drm for row in ground.values() if row.landing_drm} == {
        "woods": 4,
        "polder": 1,
        "polder_woods": 1,
        "town": 4,
    }


def test_costs_fit_the_examples() -> None:
    """H44-8.2.2: five clear hexes on foot with MA 3; 8.3.2: 8 MP for two woods hexes out of an enemy ZOC."""
    clear, woods = BOX.terrain["clear"].foot, BOX.terrain["woods"].mech
    assert clear is not None
    assert woods is not None
    assert 5 * clear == 2 * 3 + FIGURES.movement.extended_bonus
    assert FIGURES.zoc.leave_cost + 2 * woods == 2 * 8


def test_waters() -> None:
    """H44-7.1, 8.5, 9.5.1, 10.8.2, 13.2, 18.3.1."""
    minor, canal, major = (BOX.waters[name] for name in ("minor", "canal", "major"))
    assert [row.veh for row in (minor, canal, major)] == [None, None, None]
    assert minor.foot is not None
    assert [row.tactical for row in (minor, canal, major)] == [False, True, True]
    assert [row.ferries for row in (minor, canal, major)] == [False, False, True]
    assert [row.halves_all for row in (minor, canal, major)] == [False, True, True]
    assert [row.attack_unbridged for row in (minor, canal, major)] == [True, True, False]
    assert [row.zoc_unbridged for row in (minor, canal, major)] == [True, True, False]
    assert [row.bond_unbridged for row in (minor, canal, major)] == [True, True, False]
    assert [row.retreat_unbridged for row in (minor, canal, major)] == [True, False, False]
    assert [row.supply_unbridged for row in (minor, canal, major)] == [True, True, False]
    assert BOX.roads["highway"].cost < BOX.roads["road"].cost


def test_weather() -> None:
    """H44-4.2 to 4.4."""
    found = [BOX.weather[row_at(BOX.weather, total)] for total in range(8)]
    assert [row.am for row in found] == ["clear"] * 2 + ["cloudy"] * 2 + ["overcast"] * 4
    assert [row.pm for row in found] == ["clear"] * 4 + ["cloudy"] * 2 + ["overcast"] * 2
    effects = {row.id: (row.landings, row.air_units, row.artillery) for row in BOX.weather_effects.values()}
    assert effects == {"clear": (8, 2, None), "cloudy": (4, 1, 1), "overcast": (0, 0, 0)}


def test_turn_track() -> None:
    """H44-3.0, 4.2, 20.1."""
    assert len(BOX.turns) == 20
    assert [row.kind for row in BOX.turns][:8] == ["PM", "Night", "AM", "PM", "Night", "AM", "PM", "Night"]
    assert {row.turn: row.weather_drm for row in BOX.turns if row.weather_drm} == {3: -1, 4: -1, 6: 2, 7: 2}
    assert [row.date.day for row in BOX.turns if row.kind == "AM"] == [18, 19, 20, 21, 22, 23]
    assert {row.turn for row in BOX.turns if row.kind == "Night"} == {2, 5, 8, 11, 14, 17, 20}


def test_displacement_of_landings() -> None:
    """H44-22.2.1."""
    found = {row.first: (row.hexes, row.sources, row.adjacent) for row in BOX.displacement}
    assert found == {
        1: ("own", "none", False),
        3: ("own", "none", True),
        6: ("division", "division", True),
        9: ("any", "any", True),
    }
    turns = [turn for row in BOX.displacement for turn in range(row.first, row.last + 1)]
    assert turns == list(range(1, 21))


def test_loose_figures() -> None:
    """The figures of chapters 5 to 27, as the text states them."""
    f = FIGURES
    assert (f.bridges.turn_1_drm, f.bridges.near, f.bridges.quiet) == (-1, 1, 5)  # H44-5.5, 5.6, 5.9
    assert (f.stacking.units, f.stacking.most_steps) == (2, 9)  # H44-6.1, 6.4.1
    assert (f.zoc.leave_cost, f.zoc.bond_steps) == (2 * 2, 2)  # H44-7.2, 7.4.1
    assert (f.movement.extended_bonus, f.movement.tactical_hexes) == (2 * 2, 2)  # H44-8.2.1, 8.3.1
    assert (f.movement.automatic_odds, f.movement.automatic_retreat) == (10, 3)  # H44-8.7
    assert (f.movement.ferry_steps, f.movement.engineer_ferry_steps) == (1, 6)  # H44-8.5.6
    assert f.movement.engineer_ferry_vehicle_steps == 1  # H44-23.3.3
    assert (f.movement.boundary_last_turn, f.movement.locked_distance) == (6, 2)  # H44-23.4, 23.6
    assert (f.combat.air_range, f.combat.anti_tank_attacking) == (4, -1)  # H44-10.7, 10.3.3
    assert (f.artillery.allied_markers, f.artillery.german_markers) == (3, 2)  # H44-17.3
    assert (f.artillery.marker_mp, f.artillery.marker_defense) == (2 * 5, 1)
    assert (f.artillery.allied_flips, f.artillery.german_flips) == (2, 2)  # H44-17.8.1
    assert (f.supply.off_road, f.supply.source_last_turn) == (4, 5)  # H44-18.3.1, 18.2.2
    assert (f.supply.replacements_from, f.supply.allied_points) == (8, 1)  # H44-20.2.1
    assert f.supply.german_areas == (("B", "C"), ("F", "G", "H", "I"))
    assert (f.airborne.first_points_turn, f.airborne.most_steps) == (3, 9)  # H44-22.4, 22.2.3
    assert (f.airborne.contested_drm, f.airborne.enemy_drm) == (2, 3)  # H44-22.3.2
    assert (f.traffic.markers, f.traffic.cost) == (6, 2 * 2)  # H44-24
    assert (f.specials.areas_change, f.specials.redeployment_from) == (7, 3)  # H44-19.2.1, 25.6
    assert (f.specials.roll_arrival_at_most, f.specials.roll_arrival_last_turn) == (2, 4)  # H44-23.5
    assert (f.victory.allied_points, f.victory.german_half_points) == (10, 24)  # H44-26.2, 26.3
    assert f.victory.hexes == {"3524": 1, "3225": 1}  # H44-26.5.1
    assert (f.optional.isolation_elite_or_allied, f.optional.isolation_city) == (1, 2)  # H44-27.2.3


def test_cases_show_rules_that_exist() -> None:
    """tests/cases/holland44.yaml: every case has its own id, and a section of the checklist."""
    path = Path(__file__).parents[2] / "cases" / "holland44.yaml"
    text = path.read_text(encoding="utf-8")
    cases = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))["cases"]
    assert len(cases) == len({case["id"] for case in cases}) == 419
    assert {case["section"] for case in cases} <= set(BOX.checklist)
    assert {case["origin"] for case in cases} == {"rulebook", "derived"}


def test_named_counters_of_the_figures_exist() -> None:
    """H44-17.6.2, 23.1.3."""
    named = (*FIGURES.combat.turn_1_artillery, FIGURES.combat.paired_artillery)
    assert all(BOX.units[key].range for key in named)
