"""6.7.3: attacks from the air: strafing, bombs, rockets; their areas, numbers and modifiers; heat haze."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.panzer.air.air_attack import (
    BOMBS,
    CRASH,
    GUNS,
    ROCKETS,
    WEAPONS,
    aircraft_lines,
    total_of,
)
from grognard.games.panzer.air.area import AreaAttack, area_hexes, area_name, crash_area
from grognard.games.panzer.air.tables import air_tables
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.gp.terrain_damage import feature_in
from grognard.games.panzer.scenario import FACING_NAMES
from grognard.games.panzer.state import DAMAGED, SUP_ON, with_cell
from grognard.games.panzer.verbs import ALTITUDES, SPEEDS

from .battle import Battle
from .cases import Case, each
from .playing import along
from .skies import IL2, PE2, SOVIET, flying, lines, load, sky, top
from .stacks import again

STUG = {"G-1": "G-STG3G M6 S", "S-1": "S-T34-76 A12 N"}
S = FACING_NAMES.index("S")


def over(units: dict[str, str] = STUG, moves: int = 5, **more: Any) -> Battle:
    """The aircraft is before M6, low and slow."""
    return flying(sky(units, **more), "M0", "S", moves=moves)


@each("PZR-C2-292")
def test_the_area_of_strafing(case: Case) -> None:
    """6.7.3.2: the hex before the nose and one more, or two more at high speed."""
    sc = sky(STUG).sc
    for speed in case["given"]["speeds"]:
        name = area_name(GUNS, SPEEDS.index(speed), 0)
        hexes = [sc.board.name(h) for h in area_hexes(sc, sc.board.hex("1M6"), S, name)]
        assert hexes == ["1M6", "1M7", "1M8"][: case["then"][speed]]


@each("PZR-C2-294")
def test_the_area_of_bombs(case: Case) -> None:
    """6.7.3.3, R2-10: one hex, a row of two, or a diamond of four."""
    sc = sky(STUG).sc
    names = {"dive": "bombs_dive", "medium": "bombs_medium", "high": "bombs_high"}
    for mode, count in case["then"].items():
        hexes = area_hexes(sc, sc.board.hex("1M6"), S, names[mode])
        assert len(set(hexes)) == count
    diamond = area_hexes(sc, sc.board.hex("1M6"), S, "bombs_high")
    assert all(sc.board.distance_between(diamond[i], h) == 1 for i in (0, 1) for h in diamond[2:])


def test_what_lies_beyond_the_map_is_left_out() -> None:
    """6.7.3.3."""
    sc = sky(STUG).sc
    assert len(area_hexes(sc, sc.board.hex("1M12"), S, "strafe_high_speed")) == 1
    assert len(area_hexes(sc, sc.board.hex("1M12"), S, "bombs_high")) == 1


@each("PZR-C2-293")
def test_strafing_is_for_low_altitude(case: Case) -> None:
    """6.7.3.2."""
    b = flying(sky(STUG), "M0", "S", "low", case["given"]["altitude"], 5)
    legal, rule = b.verdict("strafe M6")
    assert (legal, rule) == (case["then"]["legal"], "PZR-6.7.3.2")


def test_bombs_are_not_for_low_altitude() -> None:
    """6.7.3.3."""
    assert load(over(), 1).refused("bomb M6") == "PZR-6.7.3.3"


@each("PZR-C2-295")
def test_rocket_range(case: Case) -> None:
    """6.7.3.4: straight ahead, 2 to 10 hexes, low altitude."""
    for away in case["given"]["distances"]:
        units = {**STUG, "G-1": "G-STG3G M12 S"}
        b = sky(units)
        b.s.load = with_cell(b.s.load, b.unit(IL2), 2)
        b = flying(b, "M0", "S", moves=12 - away, last=-1)
        top(b).speed = 0
        legal, rule = b.verdict("rocket M12")
        if away == 10:  # in range, but three hexes of flight are not enough
            assert (legal, rule) == (False, "PZR-6.7.3.1.1")
            assert (air_tables().areas["rockets"].farthest >= away) is case["then"][str(away)]
            continue
        assert legal is case["then"][str(away)]
        assert legal or rule == "PZR-6.7.3.4"
    assert (air_tables().areas["rockets"].nearest, air_tables().areas["rockets"].farthest) == (2, 10)


def test_rockets_at_their_farthest() -> None:
    """6.7.3.4: ten hexes, from high above no rocket."""
    b = sky({**STUG, "G-1": "G-STG3G Y12 S"})
    b.s.load = with_cell(b.s.load, b.unit(IL2), 2)
    start = along("Y12", ("NW", 16))
    c = flying(b, start, "SE", moves=6)
    assert "rocket Y12" in c.offers()
    c = flying(b, start, "SE", "low", "medium", 6)
    assert c.refused("rocket Y12") == "PZR-6.7.3.4"


@each("PZR-C2-296", "PZR-C2-340")
def test_modifiers_of_the_aircraft(case: Case) -> None:
    """6.7.3.8, R2-48."""
    given = case["given"]
    b = sky(STUG)
    weapon = WEAPONS.index(given.get("attack", "bombs").replace("strafing", "guns"))
    speed, altitude = SPEEDS.index(given["speed"]), ALTITUDES.index(given["altitude"])
    assert total_of(aircraft_lines(b.s, b.unit(IL2), weapon, speed, altitude, 0)) == case["then"]["net"]


def test_damage_and_suppression_of_the_aircraft() -> None:
    """6.7.3.8[1]: -10 and -20; medium altitude +10, high none."""
    b = sky(STUG)
    u = b.unit(IL2)
    assert total_of(aircraft_lines(b.s, u, 1, 0, 1, 0)) == 10
    assert total_of(aircraft_lines(b.s, u, 1, 0, 2, 0)) == 0
    b.s.harm(u, DAMAGED)
    b.s.sup[u] = SUP_ON
    assert total_of(aircraft_lines(b.s, u, 1, 0, 1, 0)) == -20
    assert aircraft_lines(b.s, u, CRASH, 0, 0, 0) == []


@each("PZR-C2-298")
def test_grade_counts_for_guns_and_rockets(case: Case) -> None:
    """6.7.3.8[2]: strafing by column E, rockets by range, bombs not at all."""
    b = sky(STUG, grades=("seasoned", "veteran"))
    u = b.unit(IL2)
    table = gp_tables().grade_gp
    column = "PSMLE".index(case["then"]["strafing"])
    assert total_of(aircraft_lines(b.s, u, GUNS, 0, 2, 0)) == table[5 + column]
    assert (total_of(aircraft_lines(b.s, u, BOMBS, 0, 2, 0)) or None) is case["then"]["bombs"]
    for factor in range(5):
        assert total_of(aircraft_lines(b.s, u, ROCKETS, 0, 2, factor)) == table[5 + factor]


@each("PZR-C2-341")
def test_strafing_a_moving_tank(case: Case) -> None:
    """R2-49: the owner shows that it moves."""
    b = over({**STUG, "G-1": "G-STG3G M6 S move"}, rolls=[1])
    b.play("strafe M6")
    assert (b.asked(), b.kind(), b.offers()) == ("german", "AirStrike.show", ["show G-1", "keep"])
    b.play("show G-1")
    found = lines(b)
    parts = case["then"]["parts"]
    assert found["air-low-altitude"] == parts["low_altitude"]
    assert found["gp-target-type-a"] == parts["type_A"]
    assert found["gp-target-vehicle-moving-direct"] == parts["target_moving"]
    assert sum(found.values()) == case["then"]["net"]


def test_who_keeps_his_counter_down_has_nothing_from_it() -> None:
    """R2-49, 6.5.4.3[1]: and nothing is told."""
    b = over({**STUG, "G-1": "G-STG3G M6 S move"}, rolls=[1])
    b.play("strafe M6", "keep")
    assert "gp-target-vehicle-moving-direct" not in lines(b)
    assert b.may("G-1") == {"fire", "move", "short-halt", "overwatch", "no-command"}


def test_infantry_is_read_without_a_question() -> None:
    """R2-43: its defence tells whether it moves; the counter stays down."""
    b = over({**STUG, "G-1": "GL-INF M6 S move"}, rolls=[1])
    b.play("strafe M6")
    assert b.may("G-1") == {"move", "short-halt"}
    assert b.acted("G-1") == "no"


def test_everything_in_the_area_is_attacked() -> None:
    """6.7.3.2[3]: units of both sides, one after another; passengers with their vehicle."""
    units = {"G-1": "G-STG3G M6 S", "G-2": "GL-INF M7 S", "S-1": "S-T34-76 M7 N", "G-3": "G-STG3G M8 S"}
    b = over(units, rolls=[1, 1, 1], may=())
    b.play("strafe M6")
    fired = [(b.keys[t[1]]) for t in b.told("gp-fire")]
    assert fired == ["G-1", "G-2", "S-1"]
    assert b.s.used_guns[b.unit(IL2)] == 1


@each("PZR-C-5.16.2.6-a", "PZR-C2-321")
def test_the_number_of_attacks_is_exact(case: Case) -> None:
    """5.16.2.6, 6.7.1: two bombings and no third."""
    b = sky(STUG)
    u = b.unit(IL2)
    used = case["given"].get("uses", case["given"].get("used"))
    assert b.sc.planes[u].bomb_attacks == case["given"]["limit"]
    b.s.used_bombs = with_cell(b.s.used_bombs, u, used - 1)
    assert "bomb M6" in flying(b, "M0", "S", "low", "medium", 5).offers()
    b.s.used_bombs = with_cell(b.s.used_bombs, u, used)
    legal, rule = flying(b, "M0", "S", "low", "medium", 5).verdict("bomb M6")
    assert (legal, rule) == (case["then"]["legal"], "PZR-5.16.2.6")


def test_rockets_instead_of_bombs() -> None:
    """6.7.1: what is not aboard is refused, and the first attack tells all what is."""
    b = sky(STUG, rolls=[1, 1, 1])
    u = b.unit(IL2)
    b.s.load = with_cell(b.s.load, u, 2)
    b = flying(b, "M0", "S", moves=4)
    high = flying(sky(STUG), "M0", "S", "low", "medium", 5)
    high.s.load = with_cell(high.s.load, u, 2)
    assert high.refused("bomb M6") == "PZR-6.7.1"
    b.play("rocket M6")
    assert (b.s.load_may[u], b.s.used_rockets[u]) == (1 << 2, 1)


@each("PZR-C2-323")
def test_each_target_once(case: Case) -> None:
    """6.7.3: several attacks in a flight, one on each target."""
    units = {**STUG, "G-1": "G-STG3G M12 S"}
    b = sky(units, rolls=[1, 1, 1], may=())
    b.s.load = with_cell(b.s.load, b.unit(IL2), 2)
    b = flying(b, "M0", "S", moves=4)
    b.play("rocket M12", "fly M11")
    legal, rule = b.verdict("strafe M12")
    assert (legal, rule) == (case["then"]["legal"], "PZR-6.7.3")


def test_two_attacks_on_two_targets() -> None:
    """6.7.3, 6.7.3.1.1[5]."""
    units = {**STUG, "G-1": "G-STG3G M3 S", "G-2": "G-STG3G M10 S"}
    b = flying(sky(units, rolls=[1, 1], may=()), "M0", "S", moves=2)
    b.play("strafe M3", "fly M9", "strafe M10")
    assert b.told("strafes") == [(b.unit(IL2), b.hex(h), 0, 0) for h in ("M3", "M10")]


def test_an_empty_hex_is_no_target() -> None:
    """6.7.3.1: nor is one with friends alone."""
    b = over({**STUG, "S-1": "S-T34-76 M6 N", "G-1": "G-STG3G A6 S"})
    assert b.refused("strafe M6") == "PZR-6.7.3.1"
    assert b.refused("strafe M7") == "PZR-6.7.3"


@pytest.mark.parametrize(
    ("altitude", "terrain", "value"),
    [("low", "building_stone", -20), ("low", "building_brick", -10), ("low", "building_wood", 0)],
)
def test_only_what_is_overhead_covers_a_vehicle(altitude: str, terrain: str, value: int) -> None:
    """6.5.4.3[4], R2-49: from low altitude."""
    units = {**STUG, "G-2": "G-STG3G M6 S"}
    b = sky(units, terrain={"M6": terrain}, rolls=[1, 1, 1], may=())
    b.s.inside = with_cell(b.s.inside, b.unit("G-2"), 1)
    b = flying(b, "M0", "S", "low", altitude, 5)
    b.play("strafe M6")
    found = lines(b)
    assert sum(v for name, v in found.items() if "cover" in name) == value


def test_bombs_bring_down_a_house_without_anybody_in_it() -> None:
    """6.5.4.2.5[5], 6.5.4.4.3[3]: vulnerable terrain of the area is attacked after the units of its hex."""
    b = sky({**STUG, "G-1": "G-STG3G M6 S"}, PE2, terrain={"M7": "building_wood"}, may=(), rolls=[1, 99, 99])
    assert feature_in(b.s, b.hex("M7"))
    assert not feature_in(b.s, b.hex("M6"))
    b = flying(b, "M0", "S", "low", "medium", 5)
    b.play("bomb M6")
    assert b.s.rubble[b.hex("M7")] == 1


def test_small_arms_harm_no_terrain() -> None:
    """6.5.4.2.5[1]."""
    b = sky(STUG, PE2, terrain={"M7": "building_wood"}, may=(), rolls=[1])
    b = flying(b, "M0", "S", moves=5)
    b.play("strafe M6")
    assert b.told("shakes") == []


def test_a_crash_strikes_all_in_its_hex() -> None:
    """6.7.4.2.1[3], R2-11, R2-73: factor 15, effective against any defence, own troops too."""
    units = {"G-1": "G-TIG2 M6 S move", "S-1": "SL-SMG M6 N"}
    b = again(sky(units, rolls=[99, 8, 99]), crash_area(0, 0))
    attack = crash_area(b.unit(IL2), b.hex("M6"))
    b = again(b, attack)
    assert (b.where("G-1"), len(b.told("gp-fire"))) == ("@lost", 2)
    assert lines(b, 0) == {"gp-target-type-a": -20}


def test_outlooks_of_an_area_are_told_unit_by_unit() -> None:
    """K2: each unit and each piece of terrain by itself."""
    units = {"G-1": "G-STG3G M6 S", "G-2": "GL-INF M7 S", "S-1": "S-T34-76 A12 N"}
    b = flying(sky(units, PE2, terrain={"M7": "building_wood"}), "M0", "S", "low", "medium", 5)
    outlook = b.game.seat(SOVIET).odds("bomb 1M6")
    assert [part.subject.key for part in outlook.parts] == ["G-1", "G-2", "1M7"]
    assert all(sum(branch.p for branch in part.branches) == 1 for part in outlook.parts)


def test_haze_for_general_purpose_fire() -> None:
    """6.5.4.3[19], R2-07: by the size of the target, direct fire only."""
    for size, card, away in (("V", "G-PZ4H", 8), ("L", "GT-FLK36", 5), ("S", "GL-INF", 3)):
        for distance in (away - 1, away):
            units = {"S-1": "S-SU76M M12 N fire", "G-1": f"{card} M{12 - distance} S spot-fire"}
            modules = ("leg_and_towed", "gp_fire", "advanced_ap", "heat_haze")
            b = Battle(units, [], layer="advanced", modules=modules, may=(), rolls=[1, 1])
            assert b.sc.spot_size[b.unit("G-1")] == size
            b = again(b, DirectFire(SOVIET))
            b.play(
                "fire S-1", *(["weapon gp"] if b.s.is_vehicle(b.unit("G-1")) else []), "at G-1", "resolve G-1"
            )
            value = lines(b).get("gp-heat-haze", 0)
            assert value == (-10 if distance >= away else 0)


def test_no_haze_from_the_air() -> None:
    """R2-49."""
    modules = ("leg_and_towed", "gp_fire", "advanced_ap", "heat_haze", "air")
    b = over(rolls=[1], may=(), modules=modules)
    b.play("strafe M6")
    assert "gp-heat-haze" not in lines(b)


def test_an_attack_frame_can_be_made_without_arguments() -> None:
    assert AreaAttack().hexes == []
