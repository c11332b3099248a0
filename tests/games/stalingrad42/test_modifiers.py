"""Chapter 9: halving and doubling, tank shifts, rivers, cities, forts, brackets, winter."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42.fortifications import end_soviet_turn, has_fort
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.kinds import STRIDE
from grognard.games.zocbond.strength import VOID_SOURCE, StrengthSum
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, column, odds, rule_of, shift_lines

RIFLES = "SU-RD-1"  # 3-5-3
FOOT = "DE-ID-9"  # 5-6-3
PANZER = "DE-PZ-3"  # 10-8-6, red dot
BLACK = "DE-PZ-17"  # 8-7-6, black dot
CORPS = "SU-TC-1"  # 7-5-5, black dot
AT_GUNS = "SU-AT-1"  # 1-4-4, white dot
MOUNTAIN = "DE-MTN-1"  # 5-7-3
SIDE = "2009/2010"


def alone(attacker: str, defender: str, *, water: str = "", defends: str = "clear", **more: str) -> Field:
    """One attacks the other from the north."""
    waters = {SIDE: water} if water else {}
    return Field(
        {attacker: "2009", defender: f"{TARGET} {more.get('words', '')}".strip()},
        terrain={TARGET: defends, **({"2009": more["out_of"]} if "out_of" in more else {})},
        water=waters,
        frame=Rest(),
    )


# -- halving and doubling (S42-9.1) ----------------------------------------------------------------


@each("S42-T097")
def test_halved_ones(case: Case) -> None:
    """S42-9.1: half a point each, and only their sum is rounded up."""
    f = Field({"SU-FR-DON": f"{TARGET} disrupted", FOOT: "2009"}, frame=Rest())
    assert odds(f, FOOT).defence == case["then"]["total"]
    tally = StrengthSum(f.s, "defence-strength", None)
    for u in range(3):
        tally.add(u, 1, 1, 0)
    assert tally.total == 2


@each("S42-T098", "S42-T100", "S42-T187")
def test_halving_comes_before_doubling_and_doubling_once(case: Case) -> None:
    """S42-9.1, 13.2.1."""
    given = case["given"]
    words = "disrupted" if given.get("disrupted") or given.get("state") == "D" else ""
    f = alone(
        FOOT,
        RIFLES,
        water="minor" if given.get("behind_river") else "",
        defends="major_city" if given.get("city") else "clear",
        words=words,
    )
    assert odds(f, FOOT).defence == case["then"]["defense"]


def test_a_unit_without_supply_across_a_major_river_is_halved_twice() -> None:
    """S42-9.1: 9, 5, 3."""
    f = Field({"DE-PG-GD": "2009 out", RIFLES: TARGET}, water={SIDE: "major"}, frame=Rest())
    assert odds(f, "DE-PG-GD").attack == 3


@each("S42-T328")
def test_winter_comes_before_halving(case: Case) -> None:
    """S42-9.1, 23.4."""
    given = case["given"]
    f = Field({FOOT: "2009 out", RIFLES: TARGET}, turn=given["turn"], frame=Rest())
    assert odds(f, FOOT).attack == case["then"]["attack"]
    assert rule_of(f, battle(f, FOOT), "half-supply") == "S42-16.4"


@each("S42-T329")
def test_an_attacker_is_halved_then_doubled(case: Case) -> None:
    """S42-9.1, 9.6.1, 20.2."""
    f = alone(MOUNTAIN, RIFLES, water="major", defends="mountain")
    assert odds(f, MOUNTAIN).attack == case["then"]["attack"]


# -- tanks (S42-9.2.1) -------------------------------------------------------------------------------


@each("S42-T101", "S42-T102")
def test_elite_tanks(case: Case) -> None:
    """S42-9.2.2: their shift is not cancelled by tanks."""
    defender = CORPS if case["given"]["defn"].get("dot") else RIFLES
    f = alone(PANZER, defender)
    found = odds(f, PANZER)
    assert f"{found.attack // found.defence}-1" == case["then"]["base"]
    assert found.shift == case["then"]["shifts"]
    assert column(f, battle(f, PANZER)) == case["then"]["column"]


@each(
    "S42-T104",
    "S42-T105",
    "S42-T106",
    "S42-T107",
    "S42-T109",
    "S42-T110",
    "S42-T111",
    "S42-T112",
    "S42-T113",
)
def test_where_tanks_have_their_shift(case: Case) -> None:
    """S42-9.2.3."""
    terrain = case["given"]["terrain"]
    forts = {TARGET: "soviet"} if terrain == "completed_fort" else {}
    ground = "clear" if forts else terrain
    f = Field({BLACK: "2009", RIFLES: TARGET}, terrain={TARGET: ground}, forts=forts, frame=Rest())
    assert shift_lines(f, battle(f, BLACK)).get("tanks", 0) == case["then"]["attacker"]


@each("S42-T103", "S42-T114")
def test_tanks_across_a_river_only_cancel(case: Case) -> None:
    """S42-9.2.3."""
    water = "minor" if "minor" in case["given"]["hexside"] else "major"
    tanks = PANZER if case["given"]["att_dot"] == "red" else BLACK
    f = alone(tanks, CORPS, water=water)
    shifts = shift_lines(f, battle(f, tanks))
    assert shifts.get("tanks", 0) == case["then"]["attacker"]
    assert shifts.get("tanks-defence", 0) == -case["then"]["defender"]
    assert shifts.get("elite-tanks", 0) == case["then"].get("elite", 0)


def test_tanks_out_of_a_marsh_have_no_shift() -> None:
    """S42-9.2.3."""
    f = alone(BLACK, RIFLES, out_of="marsh")
    assert shift_lines(f, battle(f, BLACK)) == {}


@each("S42-T115")
def test_anti_tank_units_cancel_the_normal_shift(case: Case) -> None:
    """S42-9.2.4."""
    f = alone(PANZER, AT_GUNS)
    lines = shift_lines(f, battle(f, PANZER))
    assert lines.get("tanks", 0) == case["then"]["normal"]
    assert lines["elite-tanks"] == case["then"]["elite"]


@each("S42-T116")
def test_attacking_anti_tank_units_cancel_nothing(case: Case) -> None:
    """S42-9.2.4."""
    f = Field({AT_GUNS: "2009", RIFLES: "2009", BLACK: TARGET}, frame=Rest())
    lines = shift_lines(f, battle(f, AT_GUNS, RIFLES))
    assert lines == {"tanks-defence": -case["then"]["defender"]}


@each("S42-T319")
def test_one_tank_shift_for_a_side(case: Case) -> None:
    """S42-9.2.1: and tanks on both sides cancel each other."""
    tanks = ["DE-PZ-17", "DE-PZ-19", "DE-PZ-22"]
    f = Field({**dict.fromkeys(tanks, "2009"), RIFLES: TARGET}, frame=Rest())
    assert shift_lines(f, battle(f, *tanks)) == {"tanks": case["then"]["defender_none"]}
    f = Field({**dict.fromkeys(tanks, "2009"), CORPS: TARGET}, frame=Rest())
    assert odds(f, *tanks).shift == case["then"]["defender_one_black"]


@each("S42-T320")
def test_elite_tanks_in_defence(case: Case) -> None:
    """S42-9.2.2."""
    f = alone(RIFLES, PANZER)
    assert odds(f, RIFLES).shift == -case["then"]["left_vs_infantry"]
    f = alone(CORPS, PANZER)
    assert odds(f, CORPS).shift == -case["then"]["left_vs_tank_corps"]


def test_tanks_on_a_train_shift_nothing() -> None:
    """S42-5.6.4: nor do they defend with more than 1, whatever the ground."""
    f = Field({RIFLES: "2009", BLACK: f"{TARGET} train"}, terrain={TARGET: "marsh"}, frame=Rest())
    assert odds(f, RIFLES).defence == 1
    assert shift_lines(f, battle(f, RIFLES)) == {}


# -- rivers, marsh, mountains, cities (S42-9.5.1, 9.6) -----------------------------------------------


@each("S42-T126", "S42-T127")
def test_the_examples_of_river_attacks(case: Case) -> None:
    """S42-9.5.1, 9.5.2: two across a major river are halved; the third decides about the doubling."""
    third = case["given"]["att"][2]["river"]
    waters = {"2009/2010": "major", "2110/2010": "major"}
    if third:
        waters["2111/2010"] = third
    units = {"DE-ID-9": "2009", "DE-ID-44": "2110", "DE-ID-45": "2111", RIFLES: TARGET}
    f = Field(units, water=waters, frame=Rest())
    found = odds(f, "DE-ID-9", "DE-ID-44", "DE-ID-45")
    assert found.attack == case["given"]["sum_att_after_halving"]
    assert found.defence == case["then"]["defense"]
    assert column(f, battle(f, "DE-ID-9", "DE-ID-44", "DE-ID-45")) == case["then"]["column"]


def test_attackers_in_a_marsh_count_as_across_a_river() -> None:
    """S42-9.5.1, 9.5.4: and a defender in one is doubled too."""
    assert odds(alone(FOOT, RIFLES, out_of="marsh"), FOOT).defence == 10
    assert odds(alone(FOOT, RIFLES, defends="marsh"), FOOT).defence == 10
    assert odds(alone(PANZER, BLACK.replace("DE-PZ-17", CORPS), defends="marsh"), PANZER).defence == 10


def test_frozen_rivers_count_in_combat() -> None:
    """S42-9.5.2, 23.4."""
    f = Field({"SU-RD-4": "2009", FOOT: TARGET}, water={SIDE: "major"}, turn=29, frame=Rest())
    assert odds(f, "SU-RD-4").attack == 2


@each("S42-T130")
def test_the_volga_is_attacked_across_at_crossings(case: Case) -> None:
    """S42-9.5.3."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, water={SIDE: "volga"}, frame=Rest())
    why = f.s.sc.combat_rules.attack_refusal(f.s, f.unit(FOOT), f.hex(TARGET), NORMAL)
    assert bool(why) == case["then"]["refused"]
    assert REFUSALS[why].rule == "S42-9.5.3"
    f = Field({FOOT: "2009", RIFLES: TARGET}, water={SIDE: "volga"}, bridges={SIDE: "crossing"}, frame=Rest())
    assert f.s.sc.combat_rules.attack_refusal(f.s, f.unit(FOOT), f.hex(TARGET), NORMAL) == 0
    assert (odds(f, FOOT).attack, odds(f, FOOT).defence) == (3, 10)


def test_no_attack_across_a_lake() -> None:
    """S42-9.5.6."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, water={SIDE: "lake"}, frame=Rest())
    assert (
        REFUSALS[f.s.sc.combat_rules.attack_refusal(f.s, f.unit(FOOT), f.hex(TARGET), NORMAL)].rule
        == "S42-9.5.6"
    )


@each("S42-T324")
def test_only_hexsides_have_rivers(case: Case) -> None:
    """S42-9.5.5, 2.2.2: a river drawn inside a hex changes nothing."""
    bend = case["given"]["hex"]
    f = Field({FOOT: "1520", RIFLES: bend}, water={f"{bend}/1522": "major"}, frame=Rest())
    found = odds(f, FOOT, target=bend)
    assert (found.attack == 3) == case["then"]["attacker_halved"]
    assert (found.defence == 10) == case["then"]["defender_doubled"]


@each("S42-T001")
def test_a_river_inside_a_city_doubles_nobody(case: Case) -> None:
    """S42-2.2.2: the city itself does."""
    f = alone(FOOT, CORPS, defends=case["given"]["hex"]["terrain"])
    assert (odds(f, FOOT).defence == 10) == case["then"]["defender_doubled_by_river"]


@each("S42-T132", "S42-T133")
def test_mountain_divisions(case: Case) -> None:
    """S42-9.6.1, 9.6.2: doubled into mountains, but not across alpine hexsides."""
    alpine = case["given"].get("hexside") == "alpine"
    f = alone("IT-MTN-JULIA", RIFLES, water="alpine" if alpine else "", defends="mountain")  # 4-5-3
    assert odds(f, "IT-MTN-JULIA").attack == case["then"]["attack"]


@each("S42-T392")
def test_soviet_mountain_divisions_are_not_doubled(case: Case) -> None:
    """S42-20.2."""
    f = alone("SU-MRD-20", FOOT, defends="mountain")
    assert odds(f, "SU-MRD-20").attack == case["then"]["attack"]
    assert odds(f, "SU-MRD-20").defence == 12


@each("S42-T134")
def test_others_do_not_attack_across_alpine_hexsides(case: Case) -> None:
    """S42-9.6.2: but along roads."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, water={SIDE: "alpine"}, frame=Rest())
    why = f.s.sc.combat_rules.attack_refusal(f.s, f.unit(FOOT), f.hex(TARGET), NORMAL)
    assert bool(why) == case["then"]["refused"]
    assert REFUSALS[why].rule == "S42-9.6.2"
    f = Field({FOOT: "2009", RIFLES: TARGET}, water={SIDE: "alpine"}, roads=[["2009", "2010"]], frame=Rest())
    assert f.s.sc.combat_rules.attack_refusal(f.s, f.unit(FOOT), f.hex(TARGET), NORMAL) == 0


@each("S42-T135")
def test_tanks_are_not_doubled_in_a_city(case: Case) -> None:
    """S42-9.6.3."""
    f = alone(RIFLES, PANZER, defends=case["given"]["terrain"])
    assert odds(f, RIFLES).defence == case["then"]["defense"]


@each("S42-T241")
def test_engineers_against_a_city(case: Case) -> None:
    """S42-20.9."""
    f = alone("DE-ENG-LINDEN", RIFLES, defends=case["given"]["target"])
    assert odds(f, "DE-ENG-LINDEN").attack == case["then"]["attack"]


# -- forts (S42-9.7.1) -------------------------------------------------------------------------------


@each("S42-T136", "S42-T137")
def test_a_fort_shifts_and_stops_tanks(case: Case) -> None:
    """S42-9.7.1: beside what ground and rivers do."""
    given = case["given"]
    rough = given.get("terrain") == "rough"
    f = Field(
        {BLACK: "2009", RIFLES: TARGET},
        terrain={TARGET: "rough"} if rough else {},
        water={SIDE: "minor"} if given.get("all_attackers_river") else {},
        forts={TARGET: "soviet"},
        frame=Rest(),
    )
    assert -odds(f, BLACK).shift == case["then"]["shift_left"]
    assert "tanks" not in shift_lines(f, battle(f, BLACK))
    if "defense" in case["then"]:
        assert odds(f, BLACK).defence == case["then"]["defense"]


@each("S42-T138")
def test_a_fort_under_construction(case: Case) -> None:
    """S42-9.7.2: it protects nobody, and nobody attacks out of its hex."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, forts={TARGET: "soviet-begun"}, frame=Rest())
    assert odds(f, FOOT).shift == case["then"]["shift_left"]
    why = f.s.sc.combat_rules.attack_refusal(f.s, f.unit(RIFLES), f.hex("2009"), NORMAL)
    assert bool(why) == case["then"]["attack_refused"]
    assert REFUSALS[why].rule == "S42-9.7.2"


@each("S42-T140")
def test_the_axis_cannot_use_printed_forts(case: Case) -> None:
    """S42-9.7.6."""
    f = Field({RIFLES: "2009", FOOT: TARGET}, frame=Rest())
    f.s.forts_live = 1
    f.sc.fort_group[f.hex(TARGET)] = 0
    try:
        assert -odds(f, RIFLES).shift == case["then"]["shift_left"]
        assert has_fort(f.s, f.hex(TARGET), 1)
    finally:
        f.sc.fort_group[f.hex(TARGET)] = -1


@each("S42-T327")
def test_printed_forts_fall_out_of_use_together(case: Case) -> None:
    """S42-9.7.7: for good."""
    f = Field({RIFLES: "1716"}, whole_map=True, frame=Rest())
    north, south = f.hex("1601"), f.hex("1716")
    f.s.forts_live = 7
    groups = [
        [h for h in range(f.sc.n) if f.sc.fort_group[h] == f.sc.fort_group[at]] for at in (north, south)
    ]
    assert all(has_fort(f.s, h, 1) for group in groups for h in group)
    end_soviet_turn(f.s)
    left = [sum(has_fort(f.s, h, 1) for h in group) for group in groups]
    assert left == [{"all of the group": 0}[case["then"]["deactivated"]], len(groups[1])]
    f.s.put(f.unit(RIFLES), north)
    end_soviet_turn(f.s)
    assert has_fort(f.s, north, 1) is case["then"]["reactivated_later"]
    assert not has_fort(f.s, south, 1)


@each("S42-T326", "S42-T446")
def test_an_enemy_who_enters_removes_a_fort(case: Case) -> None:
    """S42-9.7.4, 9.7.5: an empty one is no target; printed ones are never removed."""
    f = Field({FOOT: "2009", RIFLES: "2310", "DE-ID-44": "2309"}, forts={TARGET: "soviet"}, phase="combat")
    then = {"attack": "refused", "enter": "allowed, marker removed", "removed": [True, False], **case["then"]}
    assert f.allowed(f"attack {TARGET}") is (then["attack"] == "allowed")
    assert f.refused(f"attack {TARGET}") == "S42-9.7.4"
    f = Field({FOOT: "2009"}, forts={TARGET: "soviet"}).play(f"march {FOOT}")
    f.s.forts_live = 1
    f.sc.fort_group[f.hex("2011")] = 0
    try:
        assert f.allowed(f"to {TARGET}") is (then["enter"] == "allowed, marker removed")
        f.play(f"to {TARGET}", "to 2011")
        removed = [f.s.fort[f.hex(TARGET)] == 0, not has_fort(f.s, f.hex("2011"), 1)]
    finally:
        f.sc.fort_group[f.hex("2011")] = -1
    assert removed == then["removed"]


# -- brackets, ground, winter (S42-9.8, 9.9) -------------------------------------------------------


@each("S42-T142", "S42-T143")
def test_bracketed_strengths(case: Case) -> None:
    """S42-9.8: one counts if no other unit is there."""
    normal = 5 in case["given"]["defn"]
    units = ("SU-UR-52", RIFLES if normal else "SU-UR-53")
    f = Field({**dict.fromkeys(units, TARGET), FOOT: "2009"}, frame=Rest())
    cells = [STRIDE * f.unit(key) + f.steps(key) for key in units]
    printed = [f.sc.defence[cell] for cell in cells]
    for cell, figure in zip(cells, case["given"]["defn"], strict=True):
        f.sc.defence[cell] = int(str(figure).strip("()"))  # ours are 3
    try:
        assert odds(f, FOOT).defence == case["then"]["defense"]
    finally:
        for cell, figure in zip(cells, printed, strict=True):
            f.sc.defence[cell] = figure
    voids = [
        u for u in f.s.stack_at(f.hex(TARGET)) if f.sc.combat_rules.defence_void(f.s, battle(f, FOOT), u)
    ]
    assert len(voids) == 1
    assert f.sc.combat_rules.defence_void(f.s, battle(f, FOOT), voids[0]) == VOID_SOURCE
    if normal:
        eligible = f.sc.loss_rules.defender_losses(f.s, battle(f, FOOT)).units
        assert bool(eligible >> f.unit("SU-UR-52") & 1) == case["then"]["bracketed_loss_first"]


@pytest.mark.parametrize(("ground", "shift"), [("rough", -1), ("rough_forest", -1), ("forest", 0)])
def test_rough_ground_shifts(ground: str, shift: int) -> None:
    """S42-9.9."""
    assert odds(alone(FOOT, RIFLES, defends=ground), FOOT).shift == shift


@each("S42-T144", "S42-T145", "S42-T146")
def test_winter_strengths(case: Case) -> None:
    """S42-9.9, 23.4: one less, with least values; not in the south, no less defence in a town."""
    given = case["given"]
    stats = given["stats"] if isinstance(given["stats"][0], list) else [given["stats"]]
    results = case["then"]["result"]
    results = results if isinstance(results[0], list) else [results]
    key = "DE-ID-82"
    places = {TARGET: "town"} if given.get("hex") == "town" else {}
    for figures, result in zip(stats, results, strict=True):
        f = Field({key: TARGET}, places=places, turn=given["turn"], frame=Rest())
        cell, h = STRIDE * f.unit(key) + f.steps(key), f.hex(TARGET)
        printed = f.sc.attack[cell], f.sc.defence[cell], f.sc.row[h]
        f.sc.attack[cell], f.sc.defence[cell], f.sc.row[h] = figures[0], figures[1], given["row"]
        found = [
            f.s.sc.strength_rules.attack_strength(f.s, f.unit(key)),
            f.s.sc.strength_rules.defence_strength(f.s, f.unit(key)),
        ]
        f.sc.attack[cell], f.sc.defence[cell], f.sc.row[h] = printed
        assert found == result


def test_nobody_is_weaker_before_the_winter_or_on_the_soviet_side() -> None:
    """S42-23.4."""
    f = Field({"DE-ID-82": TARGET, RIFLES: "2015"}, turn=27, frame=Rest())
    assert f.s.sc.strength_rules.defence_strength(f.s, f.unit("DE-ID-82")) == 6
    f.s.turn = 30
    assert f.s.sc.strength_rules.defence_strength(f.s, f.unit("DE-ID-82")) == 5
    assert f.s.sc.strength_rules.defence_strength(f.s, f.unit(RIFLES)) == 5
    f.s.put(f.unit("DE-ID-82"), f.sc.board.place("@Z"))  # from where it may attack (S42-22.7)
    assert f.s.sc.strength_rules.attack_strength(f.s, f.unit("DE-ID-82")) == 3
    f.s.put(f.unit("DE-ID-82"), f.hex(TARGET))
    assert rule_of(f, battle(f, RIFLES, target="2010"), "defence-winter") == "S42-23.4"


# -- allies (S42-20.5.1) -----------------------------------------------------------------------------


@each("S42-T236", "S42-T237", "S42-T393")
def test_two_allied_nations_do_not_attack_together(case: Case) -> None:
    """S42-20.5.1: Germans attack with any; from one hex they may attack apart."""
    f = Field(
        {"RO-ID-1": "2110", "HU-ID-6": "2110", FOOT: "2110", RIFLES: TARGET, "SU-RD-4": "2209"},
        phase="combat",
        rolls=[1],
    )
    f.play(f"attack {TARGET}", "with RO-ID-1")
    if case["id"] == "S42-T236":
        assert f.allowed("with HU-ID-6") is not case["then"]["refused"]
        assert f.refused("with HU-ID-6") == "S42-20.5.1"
        return
    if case["id"] == "S42-T237":
        assert f.allowed(f"with {FOOT}") is case["then"]["allowed"]
        return
    f.play("commit", "attack 2209")
    assert f.allowed("with HU-ID-6") is case["then"]["allowed"]


# -- building forts (S42-9.7.2, 9.7.3) ------------------------------------------------------------


@each("S42-T139", "S42-T325")
def test_where_a_fort_can_be_begun(case: Case) -> None:
    """S42-9.7.2, 9.7.3: in supply, in an EZOC only with an own unit; never in a city."""
    way = [f"20{row:02}" for row in range(1, 13)]
    supplied = [[*way, "2001/2000"]]
    if case["id"] == "S42-T139":
        f = Field({}, places={TARGET: "minor_city"}, roads=supplied, phase="initial", player="soviet")
        assert (f.refused(f"fortify {TARGET}") == "S42-9.7.3") == case["then"]["refused"]
        return
    found = []
    for start in case["given"]["start"]:
        units = {FOOT: "2110"} if "EZOC" in start and "no EZOC" not in start else {}
        if "own CU" in start:
            units[RIFLES] = TARGET
        roads = [] if start == "unsupplied" else supplied
        f = Field(units, roads=roads, phase="initial", player="soviet")
        found.append(f.allowed(f"fortify {TARGET}"))
    assert found == case["then"]["start_allowed"]
    f = Field({}, forts={TARGET: "soviet-begun"}, phase="initial", player="soviet")
    assert has_fort(f.s, f.hex(TARGET), 1) == case["then"]["complete"]


def test_who_is_too_many_in_a_hex_brings_no_tank_shift() -> None:
    """S42-10.2.1, 15.3, 9.2.1: the excess takes no part; of equals the tanks do."""
    others = {"SU-RD-4": TARGET, RIFLES: TARGET, FOOT: "2009"}
    f = Field({CORPS: f"{TARGET} steps=1", **others}, frame=Rest())
    assert not shift_lines(f, battle(f, FOOT))
    f = Field({CORPS: TARGET, **others}, frame=Rest())
    assert shift_lines(f, battle(f, FOOT)) == {"tanks-defence": -1}
