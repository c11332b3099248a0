"""4.4.3.2, 5.14 to 5.16, 6.5.2: the tables of AP fire, against a reference and by the cases."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from grognard.games.panzer.box.data_files import load_cards, load_tables
from grognard.games.panzer.box.plain_types import GRADES
from grognard.games.panzer.box.setup import load
from grognard.games.panzer.cards.armour import (
    ASPECTS,
    CE,
    FALLING,
    FRONT,
    FRONT_SIDE,
    KE,
    LEVEL,
    SHOTS,
    Armour,
    armour_of,
)
from grognard.games.panzer.cards.penetration import penetration, range_factor
from grognard.games.panzer.fire.ammo import ammo_classes, limit_of
from grognard.games.panzer.fire.angle import angles
from grognard.games.panzer.fire.ap_modifiers import (
    IN_ARC,
    OTHER_TARGET,
    SAME_TARGET,
    SINGLE,
    TRAVERSE,
    Aim,
    net_modifier,
)
from grognard.games.panzer.fire.armour import armour_at, flight
from grognard.games.panzer.fire.basic_damage import basic_result
from grognard.games.panzer.fire.crew import bail_classes, bail_number, bail_row, comes_out
from grognard.games.panzer.fire.damage import MISS, Blow, ones, place_hit, tens
from grognard.games.panzer.fire.dual import dual_modifier
from grognard.games.panzer.fire.hits import hit_classes, hit_number, hits
from grognard.games.panzer.fire.hull import HULL_DOWN, NO_COVER, PARTIAL
from grognard.games.panzer.fire.tables import (
    CREW,
    FACTORS,
    LEG_PASSENGER,
    PLACES,
    RATES,
    RESULTS,
    TK,
    TOWED_PASSENGER,
    ap_tables,
)
from grognard.games.panzer.ground.cover import COVERS
from grognard.games.panzer.verbs import AP, GP

from . import fire_reference as reference
from .cases import Case, each
from .lands import land_for
from .sight_reference import Position

TABLES = ap_tables()
GRADE_WORDS = {"ELITE": 0, "VET": 1, "SEAS": 2, "REG": 3, "GREEN": 4}
RESULT_WORDS = {"DMGD": "dm", "KO": "ko", "BU": "bu", "no_effect": "nothing", "DM": "dm"}
BIG = 40
BOARD, AT = land_for(Position((BIG, BIG)))


def vehicle(name: str) -> Armour | None:
    """The armour of a card."""
    return armour_of(load_cards().vehicles[name], load_tables().armour)


def net(**facts: Any) -> int:
    """The net modifier of a shot with these circumstances."""
    aim = Aim()
    for name, value in facts.items():
        assert hasattr(aim, name)
        setattr(aim, name, value)
    return net_modifier(TABLES, aim)


# -- references ------------------------------------------------------------


@settings(max_examples=10_000, deadline=None)
@drawn(
    st.tuples(st.integers(0, BIG - 1), st.integers(0, BIG - 1)),
    st.tuples(st.integers(0, BIG - 1), st.integers(0, BIG - 1)),
    st.integers(0, 5),
    st.booleans(),
)
def test_angles_agree_with_the_reference(
    target: tuple[int, int], firer: tuple[int, int], facing: int, advanced: bool
) -> None:
    """4.4.3.2.4, 6.5.2.2: random positions; a line on the border of two angles has both."""
    if target == firer:
        return
    found = angles(BOARD.board, AT[target], facing, AT[firer], advanced)
    assert {ASPECTS[aspect] for aspect in found} == reference.aspects(target, facing, firer, advanced)
    assert 1 <= len(found) <= 2


def test_hit_numbers_agree_with_the_reference() -> None:
    """4.4.3.2.3: every row and beyond, every range factor."""
    for row, factor in product(range(-14, 9), FACTORS):
        expected = reference.hit_number(row, factor)
        assert hit_number(TABLES, row, FACTORS.index(factor)) == expected, (row, factor)


def test_hits_agree_with_the_reference() -> None:
    """6.5.2.1: every hit number of the table, every rate, every roll."""
    numbers = {number for number in TABLES.hit if number}
    for number, rate in product(numbers, RATES):
        classes = hit_classes(TABLES, number, RATES.index(rate))
        for roll in range(1, 101):
            expected = reference.hits(number, rate, roll)
            assert classes[roll] == expected, (number, rate, roll)


def test_basic_damage_agrees_with_the_reference() -> None:
    """4.4.3.2.6: the difference of penetration and armour."""
    for difference, damaged in product(range(-20, 30), (False, True)):
        found = RESULTS[basic_result(TABLES, 20 + difference, 20, damaged)]
        assert found == reference.basic_result(difference, damaged)


def test_a_blow_has_one_result_for_every_total() -> None:
    """6.5.2.2, 6.5.2.5: the classes of a d100 say for every total what the hit itself comes to."""
    for name, aspect, hull in product(("G-PZ4H", "S-T34-76"), range(4), (NO_COVER, PARTIAL, HULL_DOWN)):
        blow = Blow(19, KE, TABLES.blocks["medium"], aspect, LEVEL, hull, vehicle(name), False, False)
        classes = blow.classes(TABLES)
        assert len(classes) == 101
        for total in range(1, 101):
            assert classes[total] == blow.result(TABLES, total)
        if hull == NO_COVER:
            assert classes.count(TK) == 10  # the tens digit 0: 01 to 09, and 100
        else:
            assert TK not in classes


# -- the Basic Game ------------------------------------------------------------


@each("PZR-C-4.4.3.2.1-a", "PZR-C-4.4.3.2.1-b", "PZR-C-3.5.2-a", "PZR-C-3.5.2-b")
def test_range_factors(case: Case) -> None:
    """3.5.2, 4.4.3.2.1: the first column that reaches."""
    given, then = case["given"], case["then"]
    gun = load_cards().guns[load_cards().vehicles[given["unit"]].gun]
    hexes = given.get("range", given.get("target_range"))
    column = range_factor(gun.ap_r, hexes)
    if "factor" in then:
        assert FACTORS[column] == then["factor"]
    assert (column >= 0) is then.get("legal", True)
    if "penetration" in then:
        assert penetration(gun, hexes) == then["penetration"]


@each("PZR-C-4.4.3.2.2-a")
def test_cover_and_short_halt_add_up(case: Case) -> None:
    """4.4.3.2.2: all modifiers are cumulative."""
    cover = COVERS.index(case["given"]["target_cover"].lower())
    halts = case["given"]["firer_command"] == "SHORT_HALT"
    assert net(cover=cover, short_halt=halts) == case["then"]["net"]


@each("PZR-C-4.4.3.2.2-i")
def test_a_gun_that_has_to_be_turned(case: Case) -> None:
    """4.4.3.2.2: -3 instead of -1."""
    reaction = IN_ARC if case["given"]["target_in_front_arc"] else TRAVERSE
    assert net(reaction=reaction) == case["then"]["net"]
    assert net(reaction=IN_ARC) == -1


@each("PZR-C-4.4.3.2.3-b")
def test_hit_numbers_of_the_text(case: Case) -> None:
    """4.4.3.2.3: cells that the rules state."""
    given = case["given"]
    assert hit_number(TABLES, given["net"], FACTORS.index(given["factor"])) == case["then"]["hit_number"]


@each("PZR-C-4.4.3.2.3-d")
def test_a_net_modifier_beyond_the_table(case: Case) -> None:
    """4.4.3.2.3: the last row serves."""
    factor = FACTORS.index(case["given"]["factor"])
    row = int(case["then"]["row"])
    assert hit_number(TABLES, case["given"]["net"], factor) == hit_number(TABLES, row, factor)
    assert hit_number(TABLES, row, factor) > hit_number(TABLES, row - 1, factor)


@each("PZR-C-4.4.3.2.3-f")
def test_what_cannot_hit(case: Case) -> None:
    """4.4.3.2.3: extreme range in the last row."""
    number = hit_number(TABLES, case["given"]["net"], FACTORS.index(case["given"]["factor"]))
    assert any(hits(TABLES, number, 0, roll) for roll in range(1, 101)) is case["then"]["hit"]


@each("PZR-C-4.4.3.2.3-g", "PZR-C-4.4.3.2.3-h")
def test_the_hit_number_itself_hits(case: Case) -> None:
    """4.4.3.2.3: roll or less."""
    given = case["given"]
    assert (hits(TABLES, given["hit_number"], 0, given["roll"]) > 0) is case["then"]["hit"]


@each(
    "PZR-C-4.4.3.2.6-a",
    "PZR-C-4.4.3.2.6-b",
    "PZR-C-4.4.3.2.6-c",
    "PZR-C-4.4.3.2.6-e",
    "PZR-C-4.4.3.2.6-f",
    "PZR-C-4.4.3.2.6-g",
)
def test_differences(case: Case) -> None:
    """4.4.3.2.6: DMGD, KO, BU by the difference; a second DMGD is a KO."""
    given = case["given"]
    damaged = given.get("target_state") == "DMGD"
    result = basic_result(TABLES, given["difference"], 0, damaged)
    assert RESULTS[result] == RESULT_WORDS[case["then"]["result"]]


@each("PZR-C-4.4.3.2.5-a")
def test_basic_armour_of_a_card(case: Case) -> None:
    """4.4.3.2.5."""
    card = load_cards().vehicles[case["given"]["unit"]]
    assert (card.basic_front, card.basic_rear) == (case["then"]["front"], case["then"]["rear"])


@each("PZR-C-4.4.3.2.5-c")
def test_too_little_penetration(case: Case) -> None:
    """4.4.3.2.5: less than the armour has no effect."""
    given = case["given"]
    pierced = basic_result(TABLES, given["penetration"], given["armour"], False) != 0
    assert pierced is case["then"]["value"]


@each("PZR-C-3.2-a", "PZR-C-3.2-b")
def test_reading_two_dice(case: Case) -> None:
    """3.2: the digits of a d100, where 0 reads as 10 for location and damage."""
    given = case["given"]
    total = case["then"]["result"]
    assert tens(total) == (given["tens_die"] or 10)
    assert ones(total) == (given["units_die"] or 10)


@each("PZR-C-1.10-m")
def test_a_low_roll(case: Case) -> None:
    """1.10, 3.2: 07 is 7; its tens digit reads as 10."""
    given, then = case["given"], case["then"]
    total = then["result"]
    assert (tens(total) % 10, ones(total) % 10) == (given["tens_die"], given["units_die"])
    assert (tens(total), ones(total)) == (then["location_number"], then["damage_digit"])


@each("PZR-C-3.5.1-a", "PZR-C-3.5-m")
def test_ranges_count_the_target_and_not_the_firer(case: Case) -> None:
    """3.5, 3.5.1."""
    board = load("two-and-two", {}).board
    a, b = (
        board.hex(name if name[0] == "2" else f"2{name}") for name in (case["given"]["a"], case["given"]["b"])
    )
    assert board.distance_between(a, b) == case["then"]["range"]
    assert board.distance_between(a, a) == case["then"].get("same_hex", 0)


@each("PZR-C-5.7-a")
def test_small_arms(case: Case) -> None:
    """5.7: by the card of the weapon, or of the gun of a vehicle."""
    cards = load_cards()
    for name in case["given"]["units"]:
        small = (
            cards.weapons[name].small_arms
            if name in cards.weapons
            else cards.guns[cards.vehicles[name].gun].small_arms
        )
        assert small is case["then"]["value"]


@each("PZR-C2-401")
def test_the_steps_of_the_combat_phase(case: Case) -> None:
    """6.5: indirect fire, direct fire, reaction fire."""
    steps = [step.id for step in load_tables().commands.sequence.advanced]
    names = [name.lower() for name in case["then"]["steps"]]
    first = steps.index(names[0])
    assert steps[first : first + len(names)] == names


# -- the Advanced Game ------------------------------------------------------------


@each("PZR-C2-064", "PZR-C2-067", "PZR-C2-068", "PZR-C2-069", "PZR-C2-070", "PZR-C2-071")
def test_number_of_hits(case: Case) -> None:
    """6.5.2.1: one roll decides hit and number of hits; short of ammunition the gun fires as N."""
    given = case["given"]
    rate = "N" if given.get("ammo_limited") else given["rof"]
    assert hits(TABLES, given["hit_number"], RATES.index(rate), given["roll"]) == case["then"]["hits"]


@each("PZR-C2-343")
def test_number_of_hits_at_extreme_range(case: Case) -> None:
    """6.5.2.1: shares of a small hit number, rounded down."""
    given = case["given"]
    rate = RATES.index(given["rof"])
    found = {str(roll): hits(TABLES, given["hit_number"], rate, roll) for roll in given["rolls"]}
    assert found == case["then"]


@each("PZR-C2-076")
def test_digits_of_a_hit(case: Case) -> None:
    """6.5.2.2[5]: the tens digit is the place, the ones digit the damage; 0 is 10."""
    aspect = ASPECTS.index(case["given"]["angle"])
    for text in case["given"]["rolls"]:
        total = int(text) or 100
        place = place_hit(TABLES, aspect, LEVEL, NO_COVER, tens(total))
        expected = case["then"][text]
        assert (PLACES[place], ones(total)) == (expected["location"], expected["digit"])


@each("PZR-C2-083", "PZR-C2-344")
def test_deck_hits(case: Case) -> None:
    """6.5.2.2.2, 6.5.2.2.3[4]: a falling shot with the digit 1, hull down or not."""
    given, then = case["given"], case["then"]
    assert given["shot"] == SHOTS[FALLING]
    hull = HULL_DOWN if given.get("hull_down") == "HD" else NO_COVER
    place = place_hit(TABLES, ASPECTS.index(given["angle"]), FALLING, hull, tens(given["roll"]))
    assert (place == MISS) is then.get("miss", False)
    assert PLACES[place] == then["location"]
    assert ones(given["roll"]) == then["damage_digit"]


@each("PZR-C2-086")
def test_partial_hull_down(case: Case) -> None:
    """6.5.2.2.3[2]: starred digits and tracks miss."""
    aspect = ASPECTS.index(case["given"]["angle"])
    missed = [n for n in range(1, 11) if place_hit(TABLES, aspect, LEVEL, PARTIAL, n) == MISS]
    assert missed == case["then"]["miss_numbers"]
    assert [n for n in range(1, 11) if n not in missed] == case["then"]["hit_numbers"]


def test_hull_down_covers_all_that_partially_hull_down_covers() -> None:
    """R-72: nobody would declare less than he has."""
    tables = ap_tables()
    full = {digit for digit, covered in enumerate(tables.hull_digits) if covered}
    part = {digit for digit, covered in enumerate(tables.starred_digits) if covered}
    assert part < full


@each("PZR-C-6.1.4.1.1-m", "PZR-C-6.1.4.1.2-m")
def test_hull_down_from_the_front(case: Case) -> None:
    """6.5.2.2.3: hull down covers the hull and the tracks, partially the starred digits and the tracks."""
    hull = HULL_DOWN if case["given"]["target"] == "HD" else PARTIAL
    for number in case["given"]["location_numbers"]:
        place = place_hit(TABLES, FRONT, LEVEL, hull, number)
        assert ("miss" if place == MISS else PLACES[place]) == case["then"][number]


@each("PZR-C2-087")
def test_soft_vehicles_have_no_armour(case: Case) -> None:
    """6.5.2.3[2]."""
    assert load_cards().vehicles["G-OPEL"].type == case["given"]["type"]
    for place in range(6):
        assert armour_at(vehicle("G-OPEL"), KE, LEVEL, FRONT_SIDE, place) == case["then"]["value"]


@each("PZR-C2-088", "PZR-C2-089")
def test_armour_of_the_text(case: Case) -> None:
    """6.5.2.3.2, 6.5.2.3.3: the SU-76M."""
    given = case["given"]
    shot, aspect = SHOTS.index(given["shot"]), ASPECTS.index(given["angle"])
    found = armour_at(vehicle("S-SU76M"), KE, shot, aspect, PLACES.index(given["location"]))
    assert found == case["then"]["value"]


@each("PZR-C2-090")
def test_flight_of_a_shot(case: Case) -> None:
    """6.5.2.3.1."""
    level = case["given"]["firer_level"]
    found = {str(each): SHOTS[flight(level, each)] for each in case["given"]["target_levels"]}
    assert found == case["then"]


@each("PZR-C2-094")
def test_grades_at_a_range(case: Case) -> None:
    """6.5.2.4[11]."""
    given = case["given"]
    factor = FACTORS.index(given["range_factor"])
    assert net(grade=GRADE_WORDS[given["grade"]], factor=factor) == case["then"]["grade"]
    assert net(grade=GRADES.index("seasoned"), factor=factor) == 0


@each("PZR-C2-097")
def test_heat_haze(case: Case) -> None:
    """6.5.2.4[7]."""
    found = {str(hexes): net(haze=True, distance=hexes) for hexes in case["given"]["ranges"]}
    assert found == case["then"]


@each("PZR-C-5.14-a", "PZR-C-5.14-c", "PZR-C2-096")
def test_dual_fire(case: Case) -> None:
    """5.14, 6.5.2.4[8]: attached weapons, and only if the unit fires another too."""
    panzerfaust, then = 4, case["then"]
    if case["id"] == "PZR-C-5.14-c":
        assert dual_modifier(panzerfaust, 7, []) == SINGLE
        assert net(dual=SINGLE) == then["modifier"]
    elif case["id"] == "PZR-C-5.14-a":
        assert dual_modifier(panzerfaust, 7, [7]) == SAME_TARGET
        assert net(dual=SAME_TARGET) == then["modifier"]
    else:
        assert dual_modifier(panzerfaust, 7, [8]) == OTHER_TARGET
        assert net(dual=OTHER_TARGET) == then["Panzerfaust_ap"]
        rifles = dual_modifier(GP, 8, [7])
        assert rifles == SINGLE
        assert net(dual=rifles) - net() == then["rifles_gp"]
    assert dual_modifier(AP, 7, [7]) == SINGLE


@each("PZR-C2-098", "PZR-C2-100", "PZR-C2-101", "PZR-C2-312")
def test_damage_of_the_text(case: Case) -> None:
    """6.5.2.5: penetration against armour, then the damage digit."""
    given, then = case["given"], case["then"]
    if "roll" not in given:
        armour = given["armour"] if isinstance(given["armour"], int) else given["armour"]["CE"]
        cells = {(energy, LEVEL, FRONT, place): armour for energy in (KE, CE) for place in ("TF", "HF")}
        energy = CE if given.get("ammo") == "CE" else KE
        block = TABLES.blocks["heavy"]  # every digit of it harms
        blow = Blow(
            given["penetration"], energy, block, FRONT, LEVEL, NO_COVER, Armour(cells, (0, 0)), False, False
        )
        result = blow.result(TABLES, 45)
        assert (RESULTS[result] != "nothing") is then["penetrates"]
        if "bail_check" in then:  # crews check after a hit that does not harm, not where nothing is pierced
            assert then["bail_check"] == ("none" if RESULTS[result] == "nothing" else "crew")
        return
    target = "G-PZ4H" if case["id"] == "PZR-C2-098" else "S-T34-76"
    gun = next(row for row in load_cards().guns.values() if row.name.startswith(given["weapon"][:6]))
    armour_table = vehicle(target)
    aspect = ASPECTS.index(given["angle"])
    assert gun.damage == "medium"
    blow = Blow(
        given["penetration"],
        KE,
        TABLES.blocks[gun.damage],
        aspect,
        LEVEL,
        NO_COVER,
        armour_table,
        False,
        False,
    )
    place = blow.place(TABLES, given["roll"])
    assert PLACES[place] == then["location"]
    assert blow.armour_of(place) == given["armour"]
    came = RESULTS[blow.result(TABLES, given["roll"])]
    assert came == RESULT_WORDS[then["result"]]
    assert came == RESULT_WORDS[then.get("marker", then["result"])]
    assert (blow.penetration >= blow.armour_of(place)) is then["penetrates"]


@each("PZR-C2-102")
def test_the_damage_digit_of_soft_targets(case: Case) -> None:
    """6.5.2.5[3]: two less, not below 1."""
    blow = Blow(20, KE, TABLES.blocks["medium"], FRONT, LEVEL, NO_COVER, None, True, False)
    found = {str(digit): blow.digit(TABLES, 40 + digit) for digit in case["given"]["digits"]}
    assert found == case["then"]


@each("PZR-C2-099", "PZR-C2-107", "PZR-C2-108", "PZR-C2-110")
def test_crews(case: Case) -> None:
    """6.5.2.6.1: the table, and what elite and green crews add."""
    given, then = case["given"], case["then"]
    row = bail_row(RESULTS.index(given["trigger"].lower()))
    assert bail_number(TABLES, row, CREW) == then["number"]
    grade = GRADE_WORDS[given["grade"]]
    assert comes_out(TABLES, row, CREW, grade, given["roll"]) is then["bails"]
    assert bail_classes(TABLES, row, CREW, grade)[given["roll"]] == int(then["bails"])


@each("PZR-C2-114", "PZR-C2-115")
def test_survival(case: Case) -> None:
    """6.5.2.6.2[2], R2-05: the figure or more."""
    given = case["given"]
    row = bail_row(RESULTS.index(given["trigger"].lower()))
    who = TOWED_PASSENGER if given["unit"] == "towed" else LEG_PASSENGER
    for roll in given["rolls"]:
        lives = comes_out(TABLES, row, who, GRADE_WORDS[given["grade"]], roll)
        assert lives is case["then"][str(roll)].startswith("survives")


@each("PZR-C-5.15-b")
def test_survival_of_the_least_roll(case: Case) -> None:
    """5.15: 21 is enough."""
    roll = case["given"]["roll"]
    assert comes_out(TABLES, "ko", LEG_PASSENGER, GRADES.index("seasoned"), roll) is case["then"]["survives"]


@each("PZR-C-5.16.2-a")
def test_limits_of_a_card(case: Case) -> None:
    """5.16.2: the codes of the PaK 40."""
    limits = list(load_cards().towed[case["given"]["unit"]].limits)
    then = case["then"]
    found = [limit_of(limits, prefix) for prefix in ("basic", "A", "S", "H")]
    assert found == [then["basic"], then["APCR"], then["smoke"], 0]


@each("PZR-C-5.16.2.2-b", "PZR-C-5.16.2.7-a")
def test_the_ammunition_roll(case: Case) -> None:
    """5.16.2, 5.16.2.7: above the limit it fails; the scenario may add to German tungsten."""
    given, then = case["given"], case["then"]
    added = 2 if given.get("option") == "plus2" else 0
    fails = ammo_classes(given["limit"], added)[given["roll_10"]] == 1
    assert fails is then.get("fails", False)
    if "modified" in then:
        assert given["roll_10"] + added == then["modified"]
    else:
        assert net(limits=1 if fails else 0) == then["ap_modifier"]
    if "ammo_used" in then:
        assert then["ammo_used"] == ("AP" if fails else given["ammo"])


@pytest.mark.parametrize(("failed", "expected"), [(0, 0), (1, -3), (2, -6)])
def test_failed_limits(failed: int, expected: int) -> None:
    """5.16.2.1, 5.16.2.2."""
    assert net(limits=failed) == expected
