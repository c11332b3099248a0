"""PZR-6.5.4: general purpose fire: factors, defence, modifiers, results, and whole attacks."""

from __future__ import annotations

import pytest

from grognard.games.panzer import RULES
from grognard.games.panzer.box.data_files import load_cards, load_tables
from grognard.games.panzer.cards.penetration import range_factor
from grognard.games.panzer.command.available import command_refusal
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.shots import MOVES, STANDS, Shot, read_moving
from grognard.games.panzer.fire.tables import BU, DM, KO, NOTHING, TK
from grognard.games.panzer.gp.defence import gpd_of, passenger_gpd, soft_gpd
from grognard.games.panzer.gp.factors import blast_of
from grognard.games.panzer.gp.gp_attack import GpAttack
from grognard.games.panzer.gp.modifiers import firer_lines, net, target_lines
from grognard.games.panzer.gp.results import (
    DESTROYED,
    EFFECTIVE,
    NE,
    SUPPRESSED,
    Burst,
    raw_result,
    thresholds,
)
from grognard.games.panzer.gp.strikes import strike
from grognard.games.panzer.gp.tables import SUP, gp_tables
from grognard.games.panzer.gp.terrain_damage import (
    BLOCKED,
    BRIDGE,
    BUILDING,
    NO_FEATURE,
    WIRED,
    feature_gpd,
    feature_in,
    feature_of,
)
from grognard.games.panzer.ground.cover import COVERS
from grognard.games.panzer.indirect.shelling import overhead
from grognard.games.panzer.refusals import LEGAL
from grognard.games.panzer.spotting.looking import reach
from grognard.games.panzer.spotting.markers import FIRED_SMALL_ARMS, after_fire
from grognard.games.panzer.state import (
    COMMANDS,
    FIRE,
    FRESH,
    MOVE,
    SPOT_NAMES,
    SUP_NAMES,
    SUP_NONE,
    SUP_ON,
    WIRE,
    with_cell,
)
from grognard.games.panzer.verbs import FIRST_GP, GP

from .battle import Battle
from .cases import Case, each
from .stacks import again

TABLES = gp_tables()
RAW = {"NE": NE, "SUP": SUPPRESSED, "EFF": EFFECTIVE}
FINAL = {"NE": NOTHING, "SUP": SUP, "DM": DM, "TK": TK, "KO": KO, "BU": BU}
CARDS = {"SU-76M": "S-SU76M", "German rifle squad": "GL-RIF"}
FACTORS = "PSMLE"


def advanced(units: dict[str, str], **more: object) -> Battle:
    return Battle(units, layer="advanced", **more)  # type: ignore[arg-type]


def firing(units: dict[str, str], rolls: list[int], **more: object) -> Battle:
    """The German half of the Direct Fire step."""
    return Battle(units, [DirectFire(1), DirectFire(0)], layer="advanced", rolls=[*rolls], **more)  # type: ignore[arg-type]


# -- factors (6.5.4.1) -----------------------------------------------------------------------------------


@each("PZR-C2-119", "PZR-C2-120", "PZR-C2-121", "PZR-C2-122")
def test_factors(case: Case) -> None:
    given, then = case["given"], case["then"]
    card = CARDS[given["unit"]]
    key = card[0] + "A"
    other = {"G": {"SX": "S-T34-76 X12 NW"}, "S": {"GX": "G-TIG1 A1 NE"}}[card[0]]
    b = advanced({key: f"{card} F6 NE", **other})
    blast = blast_of(b.s, b.unit(key), GP)
    assert blast is not None
    assert blast.gpf(given["range"]) == then["gpf"]
    if "range_factor" in then:
        assert FACTORS[range_factor(blast.reach, given["range"])] == then["range_factor"]


@each("PZR-C-5.6-a", "PZR-C-5.6-b")
def test_minimum_range(case: Case) -> None:
    """A mortar does not fire at what is too near."""
    given = case["given"]
    units = {"GA": f"GL-SEC F6 NE w:{given['weapon']} fire", "SA": f"SL-RIF F{6 + given['range']} N"}
    b = firing(units, [])
    blast = blast_of(b.s, b.unit("GA"), FIRST_GP)
    assert blast is not None
    legal = given["range"] >= blast.nearest
    assert legal is case["then"]["legal"]
    b.play("fire GA")
    assert ("weapon first-gp" in b.offers()) is legal


# -- defence (6.5.4.2) -----------------------------------------------------------------------------------


@each("PZR-C2-124", "PZR-C2-126", "PZR-C2-127", "PZR-C2-329", "PZR-C2-417")
def test_defence_of_leg_units(case: Case) -> None:
    given, then = case["given"], case["then"]
    kinds = {"woods": "woods", "clear": "clear", "brick building": "building_brick", "scrub": "scrub"}
    terrain = kinds[given.get("terrain", "clear")]
    ground = {} if terrain == "clear" else {"F6": terrain}
    b = advanced({"GA": "GL-RIF F6 NE", "SA": "S-T34-76 X12 NW"}, terrain=ground)
    moving = given.get("moving", given.get("command") == "MOVE")
    assert f"{gpd_of(b.s, b.unit('GA'), moving)}S" == then["gpd"]
    if "counter_revealed" in then:
        u = b.unit("GA")
        b.s.command[u], b.s.command_may[u] = MOVE, (1 << len(COMMANDS)) - 1
        assert read_moving(b.s, u) == MOVES
        assert (b.s.acted[u] != FRESH) is then["counter_revealed"]
        may = [name.replace("-", "_").upper() for name in COMMANDS if name in b.may("GA")]
        assert may == then.get("public_command_may_be", may)


@each("PZR-C2-125", "PZR-C2-129")
def test_defence_in_a_position(case: Case) -> None:
    b = advanced({"GA": "GL-RIF F6 NE improved", "SA": "S-T34-76 X12 NW"}, terrain={"F6": "rough"})
    if case["given"].get("FC"):
        b.s.cover = with_cell(b.s.cover, b.unit("GA"), 1)
    assert f"{gpd_of(b.s, b.unit('GA'), False)}S" == case["then"]["gpd"]


@each("PZR-C2-130")
def test_defence_of_passengers(case: Case) -> None:
    assert f"{passenger_gpd(TABLES, True)}S" == case["then"]["under_cover"]
    assert f"{passenger_gpd(TABLES, False)}S" == case["then"]["open"]


@each("PZR-C2-313")
def test_defence_of_vehicles_is_fixed(case: Case) -> None:
    units = {"SA": "S-SU76M F6 NE", "GA": "G-TIG1 A1 NE"}
    b = advanced(units, terrain={"F6": "woods"})
    u = b.unit("SA")
    assert f"{gpd_of(b.s, u, case['given']['moving'])}{b.sc.target_type[u]}" == case["then"]["gpd"]


def test_defence_stays_within_the_table() -> None:
    assert soft_gpd([2, 4, 6, 8], COVERS.index("heavy"), 2, 0) == 10
    assert soft_gpd([2, 4, 6, 8], COVERS.index("none"), 0, -2) == 1


# -- results (6.5.4.4) -----------------------------------------------------------------------------------


@each("PZR-C2-148", "PZR-C2-149", "PZR-C2-150", "PZR-C2-152", "PZR-C2-153", "PZR-C2-154", "PZR-C2-160")
def test_the_table(case: Case) -> None:
    given, then = case["given"], case["then"]
    assert thresholds(TABLES, given["gpf"], given["gpd"]) == (then["n"], then["s"])
    if "same_as" in then:
        same = then["same_as"]
        assert thresholds(TABLES, same["gpf"], same["gpd"]) == (then["n"], then["s"])


@each("PZR-C2-155", "PZR-C2-156", "PZR-C2-157", "PZR-C2-159")
def test_totals(case: Case) -> None:
    given = case["given"]
    assert raw_result(TABLES, given["gpf"], given["gpd"], given["total"]) == RAW[case["then"]["result"]]


@each("PZR-C2-315")
def test_borders(case: Case) -> None:
    given = case["given"]
    for total in given["totals"]:
        found = raw_result(TABLES, given["gpf"], given["gpd"], total)
        assert found == RAW[case["then"][str(total)]]


@each("PZR-C2-165", "PZR-C2-167", "PZR-C2-168", "PZR-C2-169", "PZR-C2-170", "PZR-C2-171")
def test_vehicles_under_shells(case: Case) -> None:
    """PZR-6.5.4.4.2[4] to [6]: the case gives S#; a factor is looked for that has it."""
    given, then = case["given"], case["then"]
    gpd, kind = int(given["gpd"][:-1]), given["gpd"][-1]
    gpf = next(f for f in range(1, 16) if thresholds(TABLES, f, gpd)[1] == given["s"])
    hulled = "hull_down" in given and given["mode"] == "DF"
    burst = Burst(gpf, gpd, kind, 2, given["small_arms"], given["gpe_max"], hulled)
    result = burst.result(TABLES, given["total"])
    if result == DESTROYED:
        result = burst.end(given["d10"])
    assert result == FINAL[then["final"]]
    if "bail" in then:
        b = advanced({"GA": "G-PZ4H F6 NE", "SA": "S-T34-76 F10 N"})
        checked = {DM: "crew", TK: "crew"}.get(strike(b.s, b.unit("SA"), result)[0])
        assert checked == then["bail"]


@each("PZR-C2-172", "PZR-C2-173", "PZR-C2-174", "PZR-C2-175", "PZR-C2-176", "PZR-C2-180", "PZR-C2-181")
def test_vehicles_under_small_arms(case: Case) -> None:
    given = case["given"]
    burst = Burst(5, 4, given["type"], FACTORS.index(given["range_factor"]), True, 0, False)
    none, suppressed = thresholds(TABLES, 5, 4)
    total = (none if given["raw"] == "SUP" else suppressed) + 1
    while total % 10 != given["total_last_digit"]:
        total += 1
    assert raw_result(TABLES, 5, 4, total) == RAW[given["raw"]]
    assert burst.result(TABLES, total) == FINAL[case["then"]["final"]]


@each("PZR-C2-182", "PZR-C2-349")
def test_what_burns(case: Case) -> None:
    given = case["given"]
    small = given.get("small_arms", False)
    kind = given.get("type", "P")
    burst = Burst(given.get("gpf", 5), 2, kind, 2, small, given.get("gpe_max", 0), False)
    assert burst.result(TABLES, given["total"]) == DESTROYED
    for face in given["d10"]:
        assert burst.end(face) == FINAL[case["then"][str(face)]]


# -- modifiers (6.5.4.3) -----------------------------------------------------------------------------------


def lines_of(b: Battle, firer: str, target: str, moving: bool = False, factor: int = 2) -> dict[str, int]:
    shot = Shot(b.unit(firer), b.unit(target), GP, 0, MOVES if moving else STANDS, -1, 0, 0)
    found = firer_lines(b.s, shot, factor) + target_lines(b.s, shot, b.unit(target), moving, factor)
    return dict(found)


@each("PZR-C2-135")
def test_modifiers_add_up(case: Case) -> None:
    b = advanced({"GA": "G-PZ4H F6 NE damaged", "SA": "S-T34-76 F10 N"})
    lines = lines_of(b, "GA", "SA")
    assert sum(lines.values()) == case["then"]["net"]
    assert net(list(lines.items())) == case["then"]["net"]


@each("PZR-C2-139", "PZR-C2-141")
def test_cover_of_vehicles(case: Case) -> None:
    crowd = {f"SX{n}": "S-T34-76 F10 N" for n in range(case["given"].get("vehicles_in_hex", 1) - 1)}
    b = advanced({"GA": "G-PZ4H F6 NE", "SA": "S-T34-76 F10 N", **crowd}, terrain={"F10": "woods"})
    expected = case["then"].get("DF", case["then"].get("cover"))
    assert lines_of(b, "GA", "SA").get("target_vehicle_cover_medium", 0) == expected
    values = [gp_tables().values[name] for name in overhead(b.s, b.unit("SA"))]
    assert sum(values) == case["then"].get("IF", 0)


@each("PZR-C2-142", "PZR-C2-143")
def test_coaxial_machine_guns(case: Case) -> None:
    given = case["given"]
    cards = {
        "leg": "SL-RIF",
        "towed": "ST-ZIS3",
        "P vehicle": "S-SU76M",
        "S vehicle": "S-GAZAA",
        "A vehicle": "S-T34-76",
    }
    for name in given["targets"]:
        b = advanced({"GA": "G-PZ4H F6 NE", "SA": f"{cards[name]} F8 N"})
        assert b.sc.coax[b.unit("GA")]
        lines = lines_of(b, "GA", "SA", factor=FACTORS.index(given["range_factor"]))
        assert lines.get("coax_point_blank", 0) == case["then"][name], name


@each("PZR-C2-146")
def test_grade(case: Case) -> None:
    b = advanced({"GA": "G-PZ4H F6 NE", "SA": "S-T34-76 F10 N"}, grades=("veteran", "seasoned"))
    factor = FACTORS.index(case["given"]["range_factor"])
    assert lines_of(b, "GA", "SA", factor=factor)["unit_grade"] == case["then"]["grade"]


@each("PZR-C2-354")
def test_a_wall_protects_the_squad_not_the_house(case: Case) -> None:
    units = {"GA": "G-PZ4H F6 S", "SA": "SL-RIF F8 N"}
    b = advanced(units, terrain={"F8": "building_brick"}, sides={"F7/F8": "wall"})
    b.s.sup[b.unit("GA")] = SUP_ON
    shot = Shot(b.unit("GA"), b.unit("SA"), GP, 0, STANDS, -1, 0, 0)
    base = net(firer_lines(b.s, shot, 1))
    squad = base + net(target_lines(b.s, shot, b.unit("SA"), False, 1))
    assert {"squad": squad, "terrain": base} == case["then"]


# -- whole attacks ------------------------------------------------------------------------------------------


def test_a_squad_is_suppressed_reduced_and_removed() -> None:
    """PZR-6.5.4.4.3: SUP, then EFF twice: a half-squad is left, then nothing."""
    for roll, sup, reduced, where in ((45, SUP_ON, 0, "F9"), (100, SUP_ON, 1, "F9")):
        b = firing({"GA": "G-PZ4H F6 S fire", "SA": "SL-RIF F9 N"}, [roll], may=())
        b.play("fire GA", "weapon gp", "at SA", "resolve SA")
        u = b.unit("SA")
        assert (b.s.sup[u], b.s.reduced[u], b.where("SA")) == (sup, reduced, where), roll
    b = firing({"GA": "G-PZ4H F6 S fire", "SA": "SL-RIF F9 N"}, [100], may=())
    b.s.reduced = with_cell(b.s.reduced, b.unit("SA"), 1)
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    assert b.where("SA") == "@lost"


def test_armour_piercing_shot_is_for_vehicles() -> None:
    """PZR-4.4.3: at a squad the gun fires high explosive."""
    b = firing({"GA": "G-PZ4H F6 S fire", "SA": "SL-RIF F9 N", "SB": "S-T34-76 F9 N"}, [], may=())
    b.play("fire GA")
    assert b.offers() == ["weapon ap", "weapon special", "weapon gp", "weapon smoke"]
    assert b.refused("weapon ap", "at SA") == "PZR-4.4.3"


def test_a_squad_that_moves_is_told_without_being_shown() -> None:
    """R2-43: the defence is told, so everybody knows that the command is MOVE or SHORT HALT."""
    b = firing({"GA": "G-PZ4H F6 S fire", "SA": "SL-RIF F9 N move"}, [1])
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    assert b.may("SA") == {"move", "short-halt"}
    assert b.acted("SA") == "no"
    still = firing({"GA": "G-PZ4H F6 S fire", "SA": "SL-RIF F9 N"}, [1])
    still.play("fire GA", "weapon gp", "at SA", "resolve SA")
    assert still.may("SA") == {"fire", "overwatch", "no-command"}


def test_small_arms_are_hard_to_spot() -> None:
    """PZR-5.7."""
    b = firing({"GA": "GL-RIF F6 S fire", "SA": "SL-RIF F8 N"}, [1], may=())
    b.play("fire GA", "at SA", "resolve SA")
    assert b.s.spot[b.unit("GA")] == FIRED_SMALL_ARMS
    assert b.s.sup[b.unit("SA")] == SUP_NONE


@each("PZR-C2-316")
def test_vehicle_passenger_then_who_leaves(case: Case) -> None:
    """The vehicle, each passenger, then the suppressed passenger may get off."""
    units = {"GA": "G-PZ4H F6 S fire", "SA": "S-M3A1 F9 N", "SB": "SL-RIF F9 N"}
    b = firing(units, [2, 70, 1], may=())
    b.s.mount(b.unit("SB"), b.unit("SA"))
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    order = [b.keys[event[1]] for event in b.told("gp-fire")]
    assert order == ["SA", "SB"]
    then, names = case["then"], b.events()
    assert then["order"][:2] == [{"SA": "vehicle", "SB": "passenger"}[key] for key in order]
    assert then["order"][2:] == ["terrain", "bail-out"]
    terrain = 1  # the improved position of the case is a third roll, see the tests of terrain
    assert len(b.told("gp-fire")) + terrain == then["rolls"]
    assert names.index("rider-leaves") > names.index("suppressed")
    assert b.s.carrier[b.unit("SB")] == -1


@each("PZR-C2-185", "PZR-C2-186")
def test_houses_fall_after_two_effective_results(case: Case) -> None:
    """PZR-6.5.4.4.3[3], [4]: and everybody in the hex is lost, without wrecks."""
    falls = case["then"]["terrain"] == "RUBBLE"
    units = {"GA": "G-BRUM F6 S fire", "SA": "SL-RIF F7 N spot-fire", "SB": "S-T34-76 F7 N"}
    b = firing(units, [1, 1, 100, 100 if falls else 60], terrain={"F7": "building_brick"}, may=())
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    assert (b.s.rubble[b.hex("F7")] == 1) is falls
    assert b.where("SA") == b.where("SB") == ("@lost" if falls else "F7")
    assert {"@lost": "eliminated", "F7": "there"}[b.where("SB")] == case["then"].get("units", "there")
    assert b.s.wreck[b.hex("F7")] == case["then"].get("wrecks", 0)


@each("PZR-C2-134", "PZR-C2-345")
def test_what_a_target_occupies(case: Case) -> None:
    """Small arms bring nothing down; a vehicle in the street does not occupy the houses."""
    b = advanced(
        {"GA": "G-251-1 F6 S", "SA": "SL-RIF F9 N"}, terrain={"F6": "building_wood", "F9": "building_wood"}
    )
    assert feature_of(b.s, b.unit("GA")) == NO_FEATURE
    assert feature_of(b.s, b.unit("SA")) == BUILDING
    attack = GpAttack()
    attack.firer, attack.target, attack.arm = b.unit("SA"), b.unit("GA"), GP
    attack.aim(b.s)
    assert attack.feature == NO_FEATURE
    then = case["then"]
    assert (attack.feature != NO_FEATURE) is then.get("legal", then.get("DF"))
    assert (feature_in(b.s, b.s.place[b.unit("GA")]) != NO_FEATURE) is then.get("IF", True)


@each("PZR-C2-131")
def test_a_bridge_needs_a_defence_of_the_scenario(case: Case) -> None:
    """PZR-6.5.4.2.5[2]."""
    units = {"GA": "G-BRUM F6 S", "SA": "S-T34-76 F9 N"}
    ground = {"terrain": {"F9": "bridge"}, "roads": [["F8", "F9", "F10"]]}
    b = advanced(units, **ground)
    assert (feature_of(b.s, b.unit("SA")) != NO_FEATURE) is case["then"]["legal"]
    special = [{"rule": "bridge_gpd", "hexes": ["1F9"], "value": 10}]
    b = advanced(units, special=special, **ground)
    assert feature_of(b.s, b.unit("SA")) == BRIDGE
    assert feature_gpd(b.s, b.hex("F9"), BRIDGE) == 10


@each("PZR-C2-132")
def test_direct_fire_needs_a_unit_in_the_building(case: Case) -> None:
    """PZR-6.5.4.2.5[4]: the empty house is no target; with a squad inside it is attacked along with that."""
    house = {"F9": "building_brick"}
    b = firing(
        {"GA": "G-BRUM F6 S fire", "SA": "SL-RIF F12 N"}, [], terrain=house, may=("fire", "no-command")
    )
    assert (command_refusal(b.s, b.unit("GA"), FIRE) == LEGAL) is case["then"]["legal"]
    assert feature_in(b.s, b.hex("F9")) == BUILDING
    b = firing({"GA": "G-BRUM F6 S fire", "SA": "SL-RIF F9 N spot-fire"}, [], terrain=house, may=())
    assert b.offers() == ["fire GA"]


def own_carrier(target: str, rolls: list[int]) -> Battle:
    """A card of the test's own, as no vehicle of the set: a mortar for a gun, and an MMG beside it."""
    units = {"GA": "G-251-9 F6 S fire w:GW-HMG", "SA": "SL-RIF F9 N", "SB": "SL-RIF F10 N"}
    b = firing(units, rolls, may=())
    gun, mortar = b.sc.gun[b.unit("GA")], load_cards().weapons["GW-GRW34"]
    b.sc.gp_r[gun], b.sc.gp_f[gun] = list(mortar.gp_r), list(mortar.gp_f)
    b.sc.ap_r[gun] = []
    b.play("fire GA", "weapon gp", "at SA", "fire GA", f"at {target}", "resolve SA")
    if target != "SA":
        b.play(f"resolve {target}")
    return b


@each("PZR-C-5.14-d")
def test_a_vehicle_with_two_weapons(case: Case) -> None:
    """5.14, 6.5.4.3[9]: the modifier is for the weapon in the black field alone; one weapon has none."""
    for target, line, value in (("SA", "same-target", -5), ("SB", "different-targets", -10)):
        b = own_carrier(target, [50, 1, 50])
        shots = [e for e in b.game.events if RULES.events[e.kind].name == "gp-fire"]
        assert [b.keys[e.b] for e in shots] == ["SA", target]
        mortar, mmg = ({line.name: line.value for line in (e.ledgers or [])[0].lines} for e in shots)
        assert sum(number for name, number in mortar.items() if "dual" in name) == case["then"]["mortar"]
        (of_two_weapons,) = [name for name in mmg if "dual" in name]
        assert case["then"]["MMG"] == {f"gp-dual-fire-{line}": "dual-fire value"}[of_two_weapons]
        assert mmg[of_two_weapons] == value


WIRE_IN_F7 = {
    "works": [{"kind": "wire", "hexes": ["1F7"]}],
    "special": [{"rule": "works_gpd", "hexes": ["1F7"], "value": 6}],
}


@each("PZR-C2-188")
def test_wire_is_shot_away(case: Case) -> None:
    """PZR-6.5.4.4.3[7]: two effective results; those in the hex suffer nothing by that."""
    units = {"GA": "G-BRUM F6 S fire", "SA": "S-T34-76 F7 N"}
    b = firing(units, [1, 1, 100, 100], may=(), **WIRE_IN_F7)
    assert feature_of(b.s, b.unit("SA")) == WIRED
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    assert (b.s.works[b.hex("F7")] == 0) is (case["then"]["terrain"] == "removed")
    unit = (b.where("SA"), b.s.hurt[b.unit("SA")])
    assert case["then"]["units"] == ("unchanged" if unit == ("F7", 0) else "changed")
    assert b.s.rubble[b.hex("F7")] == 0
    assert b.told("falls") == [(b.hex("F7"), 0, 0, 0)]


def test_one_effective_result_leaves_the_wire() -> None:
    b = firing({"GA": "G-BRUM F6 S fire", "SA": "S-T34-76 F7 N"}, [1, 1, 100, 1], may=(), **WIRE_IN_F7)
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    assert b.s.works[b.hex("F7")] == WIRE


def test_wire_without_a_defence_stands() -> None:
    """PZR-6.5.4.2.5[2]: and a block of the scenario may have one."""
    works = [{"kind": "wire", "hexes": ["1F7"]}, {"kind": "block", "hexes": ["1F9"]}]
    special = [{"rule": "works_gpd", "hexes": ["1F9"], "value": 9}]
    units = {"GA": "G-BRUM F6 S", "SA": "S-T34-76 F7 N", "SB": "SL-RIF F9 N"}
    b = advanced(units, works=works, special=special)
    assert feature_of(b.s, b.unit("SA")) == NO_FEATURE
    assert feature_of(b.s, b.unit("SB")) == feature_in(b.s, b.hex("F9")) == BLOCKED
    assert feature_gpd(b.s, b.hex("F9"), BLOCKED) == 9


@each("PZR-C2-187")
def test_mines_need_one_effective_result(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """PZR-6.5.4.4.3[3]: no scenario has mines: wire lies here in their place, with their row of the table."""
    rolls = len(case["given"]["rolls_results"])
    monkeypatch.setitem(TABLES.terrain_effects, "wire", TABLES.terrain_effects["mines"])
    b = firing(
        {"GA": "G-BRUM F6 S fire", "SA": "S-T34-76 F7 N"}, [1, 1] + rolls * [100], may=(), **WIRE_IN_F7
    )
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    assert (b.s.works[b.hex("F7")] == 0) is (case["then"]["terrain"] == "removed")
    assert b.told("falls") == [(b.hex("F7"), 0, 0, 0)]
    few = [row.id for row in load_tables().gp.terrain.row if row.effective == rolls]
    assert few == ["mines"]


@each("PZR-C2-161", "PZR-C2-162")
def test_the_example_of_a_squad_and_a_self_propelled_gun(case: Case) -> None:
    """PZR-6.5.4.5: a rifle squad at a SU-76M, and the answer of the suppressed vehicle."""
    given, then = case["given"], case["then"]
    gpd, kind = int(given["gpd"][:-1]), given["gpd"][-1]
    assert thresholds(TABLES, given["gpf"], gpd) == (then["n"], then["s"])
    total = given["roll"] + net([*given["modifiers"].items()])
    assert total == then["total"]
    small = given.get("small_arms", False)
    burst = Burst(given["gpf"], gpd, kind, FACTORS.index(given["range_factor"]), small, 3, False)
    assert burst.result(TABLES, total) == FINAL[then["final"]]
    if "raw_result" in then:
        assert raw_result(TABLES, given["gpf"], gpd, total) == RAW[then["raw_result"]]
    spot = SPOT_NAMES[after_fire(0, small)]
    assert {"small-arms": "SPOT/FIRE small arms", "fire": "SPOT/FIRE"}[spot] == then["firer_marker"]


@each("PZR-C2-163", "PZR-C-6.1.3.1-b")
def test_suppressed_after_it_has_spotted(case: Case) -> None:
    """PZR-6.1.3.1, R-04: the SU-76M of the example, suppressed in the step before, still has its target."""
    given, then = case["given"], case["then"]
    units = {"SA": "S-SU76M F6 N fire", "GA": "GL-RIF F3 S"}
    b = Battle(units, [DirectFire(1)], layer="advanced", terrain={"F3": "scrub"}, may=("fire", "no-command"))
    firer, target = b.unit("SA"), b.unit("GA")
    assert b.sc.board.distance_between(b.hex("F6"), b.hex("F3")) == given["range"]
    assert reach(b.s, firer, target) == then["max_range"]
    assert b.s.seen_by[target] >> firer & 1 == int(then.get("spotted", then.get("legal")))
    b.s.sup[firer] = SUP_ON
    assert reach(b.s, firer, target) == 2  # it would not be spotted anew
    assert "fire SA" in again(b, DirectFire(1)).offers()


def test_the_squad_of_the_example_fires_at_the_vehicle() -> None:
    """PZR-6.5.4.5: the same in play: the vehicle is suppressed, the squad hard to spot."""
    b = firing({"GA": "GL-RIF F6 S fire", "SA": "S-SU76M F9 N"}, [81], may=())
    b.play("fire GA", "at SA", "resolve SA")
    assert b.s.sup[b.unit("SA")] == SUP_ON
    assert b.s.spot[b.unit("GA")] == FIRED_SMALL_ARMS


@each("PZR-C2-183")
def test_a_squad_becomes_a_half_squad(case: Case) -> None:
    b = firing({"GA": "G-PZ4H F6 S fire", "SA": "SL-RIF F9 N w:SW-HMG"}, [100], may=())
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    u = b.unit("SA")
    then = case["then"]
    assert ("half-squad" if b.s.reduced[u] else "squad") == then["target"]
    assert f"SUP/{SUP_NAMES[b.s.sup[u]].upper()}" == then["marker"]
    assert ("kept" if blast_of(b.s, u, FIRST_GP) is not None else "lost") == then["attached_weapons"]
    own = blast_of(b.s, u, GP)
    assert own is not None
    assert own.figures == b.sc.half_gp_f[u] != b.sc.own_gp_f[u]


@each("PZR-C-5.1.1-b")
def test_squads_neither_split_nor_join(case: Case) -> None:
    """PZR-5.1.1: no verb does it, in any step; a half-squad comes from a result alone."""
    names = {verb.name for verb in RULES.verbs}
    assert bool(names & {"split", "divide", "join", "combine", "merge"}) is case["then"]["legal"]
    b = firing({"GA": "GL-RIF F6 S fire", "GB": "GL-RIF F6 S", "SA": "SL-RIF F9 N"}, [])
    b.s.reduced = with_cell(with_cell(b.s.reduced, b.unit("GA"), 1), b.unit("GB"), 1)
    assert all("GB" not in key for key in b.offers())


@each("PZR-C2-189")
def test_who_was_suppressed_before_does_not_leave(case: Case) -> None:
    """PZR-6.5.4.5[4]: SUP/ON already: no check."""
    units = {"GA": "G-PZ4H F6 S fire", "SA": "S-M3A1 F9 N", "SB": "SL-RIF F9 N"}
    b = firing(units, [2, 70], may=())
    b.s.mount(b.unit("SB"), b.unit("SA"))
    b.s.sup[b.unit("SB")] = SUP_ON
    b.play("fire GA", "weapon gp", "at SA", "resolve SA")
    assert ("rider-stays" in b.events() or "rider-leaves" in b.events()) is case["then"]["check"]
    assert b.s.carrier[b.unit("SB")] == b.unit("SA")


@each("PZR-C2-136")
def test_a_vehicle_that_shows_nothing_does_not_move(case: Case) -> None:
    """The owner may refuse to show MOVE: then the modifier is nothing."""
    units = {"GA": "G-PZ4H F6 S fire", "SA": "S-T34-76 F12 N move"}
    for answer, moving in (("keep", case["then"]["target_moving"]), ("show SA", -10)):
        b = firing(units, [1])
        b.play("fire GA", "weapon gp", "at SA", "resolve SA", answer)
        (event,) = [event for event in b.game.events if RULES.events[event.kind].name == "gp-fire"]
        assert event.ledgers is not None
        assert (event.ledgers[0].value("gp-target-vehicle-moving-direct") or 0) == moving


def test_the_ledgers_of_gp_fire_name_the_rolls_from_which_it_acts() -> None:
    """6.5.4.4: one roll lower does nothing, or only suppresses."""
    seen = set()
    for roll in range(1, 101, 3):
        b = firing({"GA": "GL-RIF F6 NE fire", "SA": "SL-RIF G5 S"}, [roll])
        b.play("fire GA", "at SA", "resolve SA")
        (event,) = [event for event in b.game.events if RULES.events[event.kind].name == "gp-fire"]
        assert event.ledgers is not None
        first = {ledger.name: ledger.total for ledger in event.ledgers}
        result = (roll >= first["gp-suppressed"]) + (roll >= first["gp-effective"])
        assert result == event.d
        seen.add(result)
    assert seen == {0, 1, 2}


@each("PZR-C2-408")
def test_defence_by_kind(case: Case) -> None:
    """Vehicle, squad in woods, passengers under cover and not, a house; aircraft have a card of their own."""
    units = {
        "SA": "S-T34-76 F6 NE",
        "GB": "GL-RIF H6 NE",
        "GC": "G-251-1 J6 NE",
        "GD": "GL-RIF J6 NE",
        "SE": "SL-RIF F6 NE",
    }
    b = advanced(units, terrain={"H6": "woods", "M6": "building_brick"})
    b.s.mount(b.unit("GD"), b.unit("GC"))
    b.s.mount(b.unit("SE"), b.unit("SA"))
    tank = f"{gpd_of(b.s, b.unit('SA'), False)}{b.sc.target_type[b.unit('SA')]}"
    soft = [f"{gpd_of(b.s, b.unit(key), False)}S" for key in ("GB", "GD", "SE")]
    plane = f"{load_cards().aircraft['SA-IL2M3'].gpd}S"
    house = f"{feature_gpd(b.s, b.hex('M6'), BUILDING)}S"
    assert [tank, *soft, plane, house] == case["then"]["gpd"]


@each("PZR-C2-346")
def test_a_hand_held_weapon_strikes_passengers_too(case: Case) -> None:
    """PZR-5.1.3.4: AP at the vehicle, then its fixed factor at each passenger."""
    units = {"GA": "GL-RIF F6 S fire w:GW-PF", "SA": "S-M3A1 F7 N", "SB": "SL-RIF F7 N"}
    b = firing(units, [1, 100, 2], may=())
    b.s.mount(b.unit("SB"), b.unit("SA"))
    blast = blast_of(b.s, b.unit("GA"), FIRST_GP)
    assert blast is not None
    assert case["then"]["passenger"] == f"GP factor {blast.gpf(1)}"
    b.play("fire GA")
    assert "weapon first-gp" not in b.offers()
    b.play("weapon first", "at SA", "resolve SA")
    by_shot = {b.keys[event[1]]: "AP" for event in b.told("missed")}
    assert by_shot == {"SA": case["then"]["vehicle"]}
    assert [b.keys[event[1]] for event in b.told("gp-fire")] == ["SB"]


def carried(rolls: list[int], vehicle: str = "S-M3A1 F7 N", **more: str) -> Battle:
    """A Panzerfaust fired at a vehicle with a squad aboard."""
    units = {
        "GA": f"GL-RIF F6 S fire w:GW-PF {more.get('state', '')}".strip(),
        "SA": vehicle,
        "SB": "SL-RIF F7 N",
    }
    b = firing(
        units, rolls, may=(), modules=("leg_and_towed", "gp_fire", "advanced_ap", "transport", "ammo_limits")
    )
    b.s.mount(b.unit("SB"), b.unit("SA"))
    b.s.dump = with_cell(b.s.dump, b.unit("GA"), b.hex("A1" if more.get("short") else "F6"))
    b.play("fire GA", "weapon first", "at SA", "resolve SA")
    return b


def order_of(b: Battle) -> list[str]:
    wanted = (
        "hit missed knocked-out burns gp-fire crew-stays crew-leaves rider-follows rider-leaves rider-stays"
    )
    wanted += " rider-survives rider-lost"
    return [name for name in b.events() if name in wanted.split()]


def test_a_blast_comes_before_anybody_leaves() -> None:
    """5.1.3.4, 5.15, 6.5.4.2.3[2]: hit, blast at the passengers, and only then crew and passengers check."""
    b = carried([1, 50, 99, 1])  # destroyed; the squad is not touched by the blast; it survives or not
    assert order_of(b) == ["hit", "burns", "gp-fire", "rider-lost"]


def test_a_blast_is_felt_though_the_shot_misses() -> None:
    """5.1.3.4: passengers that it suppresses may leave (6.5.4.5[3])."""
    b = carried([100, 30, 1])
    assert order_of(b) == ["missed", "gp-fire", "rider-leaves"]
    assert b.s.carrier[b.unit("SB")] < 0


def test_a_blast_has_the_modifiers_of_its_shot() -> None:
    """5.16.2.1: one round, one roll for its ammunition: short of it AP has -3 and the blast -10."""
    plain, short = carried([100, 99, 100]), carried([10, 100, 99, 100], short="yes")
    fired = [b.told("gp-fire")[0] for b in (plain, short)]
    assert short.told("ammo-short")
    assert fired[0][2] - fired[1][2] == 10


def test_haze_counts_against_a_building_too() -> None:
    """6.5.4.2.5, R2-27: what hangs on the line of fire holds for terrain, by the size of who is fired at."""
    totals: list[int] = []
    for haze in ((), ("heat_haze",)):
        units = {"GA": "G-STH42 F1 S fire", "SA": "SL-RIF F5 N spot-fire"}
        modules = ("leg_and_towed", "gp_fire", "advanced_ap", *haze)
        b = firing(units, [1, 1, 1, 1], may=(), modules=modules, terrain={"F5": "building_wood"})
        b.play("fire GA")
        b.play("weapon gp", "at SA", "resolve SA")
        totals += [told[2] for told in b.told("shakes")]
    assert len(totals) == 2
    assert totals[0] - totals[1] == 10
