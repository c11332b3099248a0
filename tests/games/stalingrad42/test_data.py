"""The counters, cards and tables of Stalingrad '42 against what the rules text states."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
import yaml

from grognard.games.stalingrad42.box.data_files import load_box
from grognard.games.stalingrad42.box.data_types import UnitRow
from grognard.games.zocbond.box.data_types import Band, defence_losses, results, row_at
from grognard.games.zocbond.box.setup_combat import MARKS

BOX = load_box()
FIGURES = BOX.constants

ORDER = ("A1", "EX", "A1/DR2", "DRX", "A1/D1", "DR2", "D1", "DR4", "DS")  # better and better


def units(**wanted: object) -> list[UnitRow]:
    return [row for row in BOX.units.values() if all(getattr(row, k) == v for k, v in wanted.items())]


# --- counters -------------------------------------------------------------------------------------------


def test_the_order_of_battle() -> None:
    """S42-2.3.4: 462 counters, by nation."""
    assert Counter(row.nation for row in units(role="unit")) == {
        "german": 95, "romanian": 26, "italian": 12, "hungarian": 11, "north_caucasian": 6, "slovak": 1,
        "croat": 1, "soviet": 310,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("flag", "count"),
    [("garrison", 10), ("bluecher", 5), ("n_caucasus", 17), ("transcaucasus", 23)],
)
def test_flagged_units_the_text_counts(flag: str, count: int) -> None:
    """S42-20.4, 20.6 (15 units and 2 front headquarters), 20.7; 30.0 (ours)."""
    assert len(units(**{flag: True})) == count


def test_types_the_text_counts() -> None:
    """S42-20.1.1, 20.2, 20.3, 20.8, 20.9, 34.1.1: armies, mountain, NKVD, volunteers."""
    assert len(units(type="tank_army")) + len(units(type="army")) == 3
    assert len(units(type="mountain")) == 11
    assert len(units(type="nkvd")) == 8
    assert len(units(nation="north_caucasian")) == 6
    assert len(units(type="reserve_army")) == 6
    assert [row.key for row in units(type="engineer")] == [FIGURES.special.engineers]
    assert sum(row.type == "headquarters" for row in units(n_caucasus=True)) == 2


def test_values_the_text_quotes() -> None:
    """S42-8.5.1, 9.1, 9.2.2, 18.4, 32.4, 34.3.1."""
    assert {(row.attack, row.defense, row.ma) for row in units(dot="red")} == {(10, 8, 6)}
    corps = [row for row in units(type="tank", nation="soviet") if row.role == "unit"]
    assert {(row.attack, row.defense, row.ma) for row in corps} == {(7, 5, 5)}
    rifle = BOX.units["SU-RD-1"]
    assert (rifle.attack, rifle.defense, rifle.ma) == (3, 5, 3)
    wiking = BOX.units["DE-PG-WIKING-4"]
    assert (wiking.attack, wiking.defense, wiking.ma, wiking.steps) == (8, 10, 6, 4)
    assert {row.range for row in units(type="headquarters", nation="german")} == {5}
    assert {row.ma for row in units(type="reserve_army")} == {3}


def test_the_stronger_wiking_loses_a_step_to_the_printed_one() -> None:
    """S42-32.4: its first loss leaves the counter it replaced."""
    old, new = BOX.units["DE-PG-WIKING"], BOX.units["DE-PG-WIKING-4"]
    assert (new.reduced_attack, new.reduced_defense, new.steps - 1) == (old.attack, old.defense, old.steps)


def test_elite_units() -> None:
    """S42-2.3.2, 9.2.2: every Guards unit is elite; red dots are German and elite."""
    assert {row.quality for row in units(branch="guards")} == {"elite"}
    assert {(row.nation, row.quality) for row in units(dot="red")} == {("german", "elite")}


def test_dots() -> None:
    """S42-2.3.3, 9.2.4: all tanks have a dot, anti-tank units a white one."""
    assert {row.dot for row in units(type="tank")} == {"black", "red"}
    assert {row.type for row in units(dot="white")} == {"anti_tank"}


def test_brackets_and_black_boxes() -> None:
    """S42-9.8, 18.2.2: fortified regions count only alone; support units never move extended."""
    assert {row.type for row in units(bracketed=True)} == {"fortified"}
    support = [row for row in BOX.units.values() if BOX.types[row.type].support]
    assert len(support) == 24
    assert all(row.no_extended and row.steps == 1 and row.defense > 0 for row in support)


def test_every_unit_of_three_steps_can_have_a_remnant() -> None:
    """S42-10.4.1: of its side and kind."""
    kind_of = {"mechanized": "tank", "panzergrenadier": "motorized", "mountain": "infantry"}
    remnants = Counter((row.side, row.type) for row in units(role="remnant"))
    assert remnants == {
        ("axis", "tank"): 3,
        ("axis", "motorized"): 3,
        ("axis", "infantry"): 8,
        ("soviet", "tank"): 1,
        ("soviet", "infantry"): 2,
    }
    for row in units(steps=3):
        assert row.nation in ("german", "soviet")
        assert (row.side, kind_of.get(row.type, row.type)) in remnants, row.key


def test_kinds_of_units() -> None:
    """S42-2.3.6, 4.2, 14.2.2, 19.1, 21.1.2."""
    types = BOX.types.values()
    for kind in types:
        assert kind.mech == (kind.costs != "foot"), kind.id
        assert (kind.costs == "mech") == (kind.mech and kind.infantry), kind.id
        if kind.id != "army":
            assert kind.rate == (4 if kind.mech else 3 if kind.cavalry else 2), kind.id
        assert bool(kind.replacement) == kind.combat, kind.id
    assert BOX.types["army"].rate == 2
    assert {kind.id for kind in types if kind.free} == {
        "engineer",
        "tank_brigade",
        "assault_gun",
        "anti_tank",
    }
    assert {kind.id for kind in types if kind.support} == {"headquarters", "artillery"}
    assert {kind.id for kind in types if not kind.combat} == {
        "tank_army",
        "army",
        "commander",
        "reserve_army",
    }
    assert BOX.types["panzergrenadier"].replacement == ("special", "tank")  # S42-21.5.1
    assert BOX.types["tank_brigade"].replacement == ("special", "tank")  # S42-21.5.2


# --- cards and tracks -----------------------------------------------------------------------------------


def test_everybody_is_on_the_campaign_card() -> None:
    """S42-C4.1: every counter starts or comes, but the one that another becomes (S42-32.5)."""
    named = {row.key for row in BOX.cards["campaign"]}
    assert {row.key for row in units(role="unit")} - named == {"DE-PZ-27"}


def test_reserve_armies_on_the_campaign_card() -> None:
    """S42-C1.2, 31.0: the 5th has five units, the 6th four in 3806."""
    armies = Counter(row.army for row in BOX.cards["campaign"] if "Reserve Army" in row.army and not row.turn)
    assert [count for name, count in armies.items() if name.startswith("5th")] == [5]
    sixth = [row for row in BOX.cards["campaign"] if row.army.startswith("6th Reserve Army")]
    assert [row.place for row in sixth] == [("3806",)] * 4


def test_reinforcements_arrive_where_the_rules_say() -> None:
    """S42-22.1.1: suffix C in G to L, other Soviets in A to C, the Axis in W to Z; but 34.1.1."""
    for row in BOX.cards["campaign"]:
        if not row.turn or BOX.units[row.key].type == "reserve_army":
            continue
        if BOX.units[row.key].side == "axis":
            assert row.place == (("W",) if BOX.units[row.key].bluecher else ("W", "X", "Y", "Z")), row.key
        else:
            assert row.place == (("G", "H", "J", "K", "L") if row.mark == "C" else ("A", "B", "C")), row.key


def test_turns_of_special_arrivals() -> None:
    """S42-34.1.1: the six reserve armies on turn 21; C2.4: two Soviet reinforcements on the first turn."""
    arrivals = {row.key: row.turn for row in BOX.cards["campaign"]}
    assert {arrivals[row.key] for row in units(type="reserve_army")} == {21}
    first = [row for row in BOX.cards["caucasus"] if row.turn == 10 and BOX.units[row.key].side == "soviet"]
    assert [row.mark for row in first] == ["C", "TC"]


def test_one_unit_of_the_transcaucasus_front_a_turn() -> None:
    """S42-C2.3: at most; on the card, whose turns are ours, it is one every second turn."""
    turns = [row.turn for row in BOX.cards["caucasus"] if row.mark == "TC"]
    assert turns == list(range(10, 28, 2))
    assert all(BOX.units[row.key].transcaucasus for row in BOX.cards["caucasus"] if row.mark == "TC")


def test_resource_points() -> None:
    """S42-18.1, C2.2, C2.3: two each; in the Caucasus one, for the Axis from turn 11."""
    both = {(row.axis_resources, row.soviet_resources) for row in BOX.tracks["campaign"]}
    assert both == {(2, 2)}
    assert [row.turn for row in BOX.tracks["campaign"]] == list(range(1, 37))
    south = {row.turn: (row.axis_resources, row.soviet_resources) for row in BOX.tracks["caucasus"]}
    assert south == {10: (0, 1)} | dict.fromkeys(range(11, 28), (1, 1))


def test_the_axis_is_kept_up_until_the_winter() -> None:
    """Ours, tuned by games (docs/balance): on turns 9 to 27 it gets four steps for each Soviet one."""
    rows = BOX.tracks["campaign"][8:27]
    axis = sum(row.axis_tank + row.axis_infantry + row.axis_special + row.axis_allied for row in rows)
    soviet = sum(
        row.soviet_tank + row.soviet_infantry + row.soviet_cavalry + row.soviet_special for row in rows
    )
    assert (axis, soviet) == (188, 43)


def test_rifle_divisions_of_august_come_six_turns_later() -> None:
    """Ours, tuned by games (docs/balance): before turn 16 only a staff and those of suffix C arrive."""
    coming = [row for row in BOX.cards["campaign"] if row.turn and BOX.units[row.key].side == "soviet"]
    august = [row for row in coming if 9 < row.turn < 16 and row.place == ("A", "B", "C")]
    assert [row.key for row in august] == ["SU-HQ-1GA"]
    assert sum(1 for row in coming if 16 <= row.turn <= 25 and row.place == ("A", "B", "C")) == 53


def test_turn_track() -> None:
    """S42-3.A, 23.1, 24.2, C4.4: what the text says of turns."""
    assert len(BOX.turns) == 36
    seasons = {row.season: row.turn for row in reversed(BOX.turns)}  # the first turn of each
    assert seasons == {"june_august": 1, "september": 17, "mud": 20, "winter": 28}
    assert BOX.turns[7].start.isoformat() <= "1942-07-28" <= BOX.turns[7].end.isoformat()
    assert BOX.turns[27].start.isoformat() <= "1942-11-19" <= BOX.turns[27].end.isoformat()
    assert (BOX.turns[27].benchmark, BOX.turns[35].benchmark) == (24, 21)
    assert [row.benchmark for row in BOX.turns[:28]] == sorted(row.benchmark for row in BOX.turns[:28])


# --- combat ---------------------------------------------------------------------------------------------


def test_columns_and_codes_of_the_crt() -> None:
    """S42-8.4, 10.1."""
    odds = ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]
    assert [column.odds for column in BOX.crt] == odds
    codes = {code.rstrip(MARKS) for column in BOX.crt for code in column.results()}
    assert codes == set(BOX.results) == set(ORDER)


def test_more_is_never_worse_on_the_crt() -> None:
    """S42-10.1: a higher die or better odds."""
    table = [[ORDER.index(code.rstrip(MARKS)) for code in column.results()] for column in BOX.crt]
    for column in table:
        assert column == sorted(column)
    for worse, better in pairwise(table):
        assert all(a <= b for a, b in zip(worse, better, strict=True))


def test_shading_of_the_crt() -> None:
    """S42-11.2.2: DS and DR4 allow no determined defence; marked results limit it."""
    cells = {cell for column in BOX.crt for cell in column.results()}
    assert {cell for cell in cells if cell.endswith("x")} == {"DSx", "DR4x"}
    assert {"DS", "DR4"}.isdisjoint(cells)
    assert all(BOX.results[cell[:-1]].determined for cell in cells if cell.endswith("!"))


@pytest.mark.parametrize(
    ("code", "attacker", "defender", "choosers", "retreat", "determined", "advance"),
    [
        ("DS", 0, 1, ("owner", "opponent"), 4, False, 4),
        ("DR4", 0, 0, ("owner", "owner"), 4, False, 4),
        ("D1", 0, 1, ("owner", "owner"), 3, True, 3),
        ("A1/D1", 1, 1, ("owner", "owner"), 2, True, 2),
        ("DR2", 0, 0, ("owner", "owner"), 2, True, 2),
        ("A1/DR2", 1, 0, ("owner", "owner"), 2, True, 2),
        ("DRX", 1, 1, ("opponent", "opponent"), 2, True, 2),
        ("EX", 1, 1, ("opponent", "opponent"), 0, False, 0),
        ("A1", 1, 0, ("owner", "owner"), 0, False, 0),
    ],
)
def test_key_of_combat_results(
    code: str,
    attacker: int,
    defender: int,
    choosers: tuple[str, str],
    retreat: int,
    determined: bool,
    advance: int,
) -> None:
    """S42-10.1, 10.2.2, 12.1.1."""
    row = BOX.results[code]
    assert (row.attacker, row.defender) == (attacker, defender)
    assert (row.attacker_chooser, row.defender_chooser) == choosers
    assert (row.retreat, row.determined, row.advance) == (retreat, determined, advance)
    assert row.marker == ("routed" if retreat == 4 else "disrupted" if retreat else "")
    assert row.limited == (code == "EX")


def test_determined_defense() -> None:
    """S42-11.2.1, 11.5.2: the two cells that the text shows; better totals are never worse."""
    assert BOX.determined[row_at(BOX.determined, 3)].other == "F 0/0"
    assert BOX.determined[row_at(BOX.determined, 5)].other == "S 0/1"
    for column in range(3):
        letters = [defence_losses(row.cells()[column])[0] for row in BOX.determined]
        assert letters == sorted(letters)  # F, P, S
    figures = FIGURES.combat
    assert (figures.determined_support, figures.determined_marked) == (1, -1)
    assert (figures.determined_quality.elite, figures.determined_quality.poor) == (1, -1)


@pytest.mark.parametrize(
    ("bands", "wanted"),
    [
        (BOX.recovery, "stays stays stays stays recovers recovers"),  # S42-13.5
        (BOX.attrition, "step_lost step_lost step_lost step_lost none none"),  # S42-16.5.2
        (BOX.disengagement, "no no yes_1 yes yes yes"),  # S42-27.2
    ],
)
def test_tables_of_one_die(bands: tuple[Band, ...], wanted: str) -> None:
    assert results(bands, 1, 6) == tuple(wanted.split())


def test_advances_in_bad_weather() -> None:
    """S42-23.2.3 (halved, rounded up), 23.2.4 (one less, at least one), 15.2.8."""
    for row in BOX.advance.values():
        assert row.wet == (row.hexes + 1) // 2
        assert row.snow == max(1, row.hexes - 1)
        assert row.breakthrough_goes_on == (row.hexes >= 3)


# --- ground and weather ---------------------------------------------------------------------------------


def test_what_the_text_says_of_terrain() -> None:
    """S42-9.2.3, 9.5.4, 9.6, 9.7.3, 9.9, 11.2.1, 11.6.2, 14.5, 16.3.2, 16.5.4, 23.2.3."""
    ground = BOX.terrain
    assert {row.id for row in ground.values() if row.doubles == "all"} == {"marsh"}
    infantry = {row.id for row in ground.values() if row.doubles == "infantry"}
    assert infantry == {"mountain", "minor_city", "major_city"}
    assert {row.id: row.shift for row in ground.values() if row.shift} == {"rough": -1, "rough_forest": -1}
    assert {row.id for row in ground.values() if not row.tank_shift} == {
        "forest", "rough_forest", "marsh", "mountain", "minor_city", "major_city"
    }  # fmt: skip
    assert {row.id for row in ground.values() if row.wet} == {"marsh"}
    assert {row.id for row in ground.values() if row.dd == "clear"} == {"clear", "desert", "seasonal_marsh"}
    assert {row.id for row in ground.values() if row.ends_advance} == {"marsh", "mountain"}
    assert {row.id for row in ground.values() if row.supply_cost == 2} == {"marsh", "mountain"}
    assert {row.id for row in ground.values() if not row.fort} == {
        "rough_forest", "marsh", "mountain", "minor_city", "major_city"
    }  # fmt: skip
    assert {row.id: row.city_battles for row in ground.values() if row.city_battles} == {
        "minor_city": 1,
        "major_city": 2,
    }
    assert {row.id for row in ground.values() if row.attrition} == {"desert"}
    assert {row.id: row.wet_as for row in ground.values() if row.wet_as != row.id} == {
        "seasonal_marsh": "marsh"
    }
    assert {row.id for row in ground.values() if row.mech is None} == {"mountain"}


def test_forts_and_towns() -> None:
    """S42-9.7.1, 11.2.1: a fort is one column, two in rough terrain, without tank shifts."""
    fort, town = BOX.features["fort"], BOX.features["town"]
    assert fort.shift + BOX.terrain["rough"].shift == -2
    assert (fort.tank_shift, fort.dd) == (False, "other")
    assert (town.shift, town.tank_shift, town.dd) == (0, None, "other")


def test_rivers() -> None:
    """S42-5.5.1, 5.5.2, 7.6, 9.5, 12.2, 23.2.3, 23.4."""
    side = BOX.hexsides
    assert [(side[id].foot, side[id].mech) for id in ("minor", "minor_wet", "major", "major_frozen")] == [
        (0, 0),
        (2 * 1, 2 * 1),
        (2 * 2, 2 * 3),
        (2 * 1, 2 * 2),
    ]
    assert {row.id for row in side.values() if row.start_adjacent} == {"major"}
    assert {row.id for row in side.values() if row.halves} == {
        "major",
        "major_frozen",
        "volga",
        "lake_frozen",
    }
    assert {row.id for row in side.values() if not row.zoc} == {"volga", "lake", "sea"}
    assert {row.id: row.bond for row in side.values() if row.bond != "yes"} == {
        "major": "once",
        "volga": "no",
        "alpine": "no",
        "lake": "no",
        "sea": "no",
    }
    assert not side["major"].retreat
    assert side["major_frozen"].retreat
    assert side["volga"].attack == "crossing"
    assert side["alpine"].attack == "mountain"
    frozen = side["lake_frozen"]
    assert (frozen.foot, frozen.mech) == (side["major_frozen"].foot, side["major_frozen"].mech)


def test_bridges_and_roads() -> None:
    """S42-5.2, 5.5.4 to 5.5.6, 23.2.3."""
    found = {row.id: (row.foot, row.mech) for row in BOX.bridges.values()}
    assert found == {"road": (0, 0), "rail": (2, 4), "pontoon": (4, 6), "crossing": (4, 6)}
    roads = {row.id: (row.mech, row.mech_wet) for row in BOX.roads.values()}
    assert roads == {"main": (1, 1), "secondary": (1, 2)}


def test_weather() -> None:
    """S42-23.1, 23.2.1, 9.3.9."""
    rows = [BOX.weather[row_at(BOX.weather, total)] for total in range(1, 8)]
    assert [row.june_august for row in rows] == ["clear"] * 7
    assert [row.september for row in rows] == ["overcast"] * 2 + ["clear"] * 5
    assert [row.mud for row in rows] == ["rain"] * 2 + ["overcast"] * 2 + ["clear"] * 3
    assert [row.winter for row in rows] == ["snow"] * 2 + ["overcast_w"] * 2 + ["clear"] * 3
    air = {
        row.id: (row.german_air, row.german_air_late, row.romanian_air)
        for row in BOX.weather_effects.values()
    }
    assert air == {
        "clear": (None, 1, None),
        "overcast": (1, 0, 0),
        "overcast_w": (0, 0, 0),
        "rain": (0, 0, 0),
        "snow": (0, 0, 0),
    }
    assert {row.id for row in BOX.weather_effects.values() if row.again} == {"rain", "snow"}


def test_replacements_stand_for_others() -> None:
    """S42-21.1.2."""
    kinds = BOX.replacements
    assert kinds["cavalry"].serves == ("cavalry", "infantry")
    assert kinds["special"].serves == ("special", "infantry")
    assert kinds["tank"].serves == ("tank",)
    assert {row.id for row in kinds.values() if row.nation == "allied"} == {"allied"}


def test_loose_figures() -> None:
    """The figures of chapters 4 to 34, as the text states them."""
    f = FIGURES
    assert (f.stacking.axis, f.stacking.soviet, f.stacking.soviet_with_headquarters) == (3, 2, 3)  # S42-4
    assert (f.movement.extended_bonus, f.movement.leave_zoc) == (2 * 3, 2 * 2)  # S42-5.3, 6.2
    assert (f.rail.units, f.rail.units_from_map, f.rail.train_defense) == (4, 1, 1)  # S42-5.6.2
    assert (f.rail.railheads, f.rail.railhead_hexes) == (4, 2)  # S42-17.2.1
    assert (f.combat.most_attack, f.combat.most_defense) == (40, 20)  # S42-8.5.1
    assert (f.combat.automatic_odds, f.combat.free_defense_from) == (10, 8)  # S42-8.4, 11.1.2
    assert (f.air.range, f.air.africa_turn) == (15, 27)  # S42-9.3.5, 9.3.9
    assert (f.forts.axis, f.forts.soviet) == (12, 24)  # S42-9.7.3
    assert (f.supply.off_road, f.supply.off_road_wet, f.supply.far_hexes) == (5, 3, 15)  # S42-16
    assert (f.supply.axis_airfield, f.supply.soviet_airfield, f.supply.most_modifier) == (2, 1, 4)
    assert (f.resources.axis_mobile, f.resources.soviet_mobile, f.resources.mobile_ma) == (
        5,
        4,
        5,
    )  # S42-18.6.1
    assert (f.special.garrison_distance, f.special.return_turns) == (5, 2)  # S42-20.4, 19.4
    assert f.areas.box_units == 2  # S42-22.6.4
    assert (f.winter.weather_from, f.winter.from_turn, f.winter.last_row) == (17, 28, 43)  # S42-3.A, 23.4
    assert (f.winter.least_attack, f.winter.least_defense) == (1, 2)
    assert (f.points.margin, f.points.baku, f.points.baku_divisions) == (6, 3, 5)  # S42-24
    assert (f.optional.reserve_markers, f.optional.plans) == (3, 2)  # S42-25.2.2, 26.2
    assert (f.campaign.withdrawn_steps, f.campaign.vasilevsky_turn) == (7, 25)  # S42-32.1, 33.1
    assert (f.campaign.army_box, f.campaign.army_defenders) == (8, 3)  # S42-34.2, 34.6.2


def test_named_counters_of_the_figures_exist() -> None:
    """S42-4.3, 20.9."""
    for key in (
        *FIGURES.stacking.limited_headquarters,
        FIGURES.special.engineers,
        *FIGURES.replacements.never,
    ):
        assert key in BOX.units
    assert {BOX.units[key].type for key in FIGURES.stacking.limited_headquarters} == {"army"}


def test_cases_show_rules_that_exist() -> None:
    """tests/cases/stalingrad42.yaml: every case has its own id, and a section of the checklist."""
    path = Path(__file__).parents[2] / "cases" / "stalingrad42.yaml"
    text = path.read_text(encoding="utf-8")
    cases = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))["cases"]
    assert len(cases) == len({case["id"] for case in cases}) == 511
    assert {case["section"] for case in cases} <= set(BOX.checklist)
    assert {case["origin"] for case in cases} == {"rulebook", "derived"}
