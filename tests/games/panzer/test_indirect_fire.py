"""PZR-6.5.1.5, 6.5.1.13, 6.5.4, 6.6.6: what shells do: units, terrain, barrages, smoke, moving units."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from grognard.games.panzer.adjust.adjustment import Adjustment
from grognard.games.panzer.fire.shots import AS_IT_IS, MOVES, STANDS, smoke_of_wrecks, veils
from grognard.games.panzer.fire.smoke import NEW, NONE, OFF, ON
from grognard.games.panzer.fire.tables import FACTORS
from grognard.games.panzer.gp.modifiers import net
from grognard.games.panzer.gp.results import EFFECTIVE, NE, SUPPRESSED, raw_result, thresholds
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.ground.veils import hindrance, line_hexes
from grognard.games.panzer.indirect.barrages import ON as BARRAGE_ON
from grognard.games.panzer.indirect.barrages import shells_on
from grognard.games.panzer.indirect.missions import smoke_limit
from grognard.games.panzer.indirect.salvo import expected_moving, in_order, shelling_of, terrain_under
from grognard.games.panzer.indirect.sheafs import sheaf_hexes
from grognard.games.panzer.indirect.shelling import SCHEDULED, Shelling, overhead
from grognard.games.panzer.indirect.tables import indirect_tables
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.spotting.spotting import SpottingTable
from grognard.games.panzer.state import IMPROVED, SUP_NAMES, SUP_ON, with_cell
from grognard.games.panzer.turn import Turn
from grognard.games.panzer.verbs import CONVERGED, HE, LINEAR, MISSIONS, ONE_HEX, OPEN, SMOKE_MISSION

from .battle import Battle, from_step
from .cases import Case, each
from .indirect_battle import (
    GERMAN,
    HEAVY,
    MEDIUM,
    SOVIET,
    TWO,
    battery,
    call,
    finish,
    ledger,
    lines,
    next_turn,
    step,
)
from .indirect_battle import UNITS as FAR_OFF
from .stacks import again

UNITS = {**FAR_OFF, "SA": "ST-ZIS2 C10 N"}  # a target whose sheafs lie on the map
RAW = {"SUP": SUPPRESSED, "NE": NE, "EFF": EFFECTIVE}


def lay(b: Battle, r: int, aim: str, sheaf: int = CONVERGED, kind: int = HE, way: int = -1) -> Battle:
    """A barrage of a source that counts, as if it had been fired in this turn."""
    s = b.s
    s.m_state = with_cell(s.m_state, r, BARRAGE_ON)
    s.m_aim = with_cell(s.m_aim, r, b.hex(aim))
    s.m_sheaf = with_cell(s.m_sheaf, r, sheaf)
    s.m_type = with_cell(s.m_type, r, kind)
    s.m_way = with_cell(s.m_way, r, way)
    s.m_range = with_cell(s.m_range, r, 6)
    return b


# -- the attack ------------------------------------------------------------------------------------------


@each("PZR-C2-061")
def test_the_observer_spots_the_gun(case: Case) -> None:
    """6.5.1.13, 4.1.3."""
    table = SpottingTable()
    told = table.lines(2, 2)
    assert table.net_row(told) == case["then"]["row"]
    assert table.reach("S", told) == case["then"]["max_range"]
    assert (case["given"]["range"] <= table.reach("S", told)) is case["then"]["spotted"]


@each("PZR-C2-062")
def test_the_gun_under_a_medium_battery(case: Case) -> None:
    """6.5.1.13, 6.5.4.4."""
    given, then = case["given"], case["then"]
    units = {**UNITS, "GO": "GL-SEC C1 S overwatch r:FO", "SA": "ST-ZIS2 C10 N spot-fire"}
    b = step(units, [5, given["roll"]], terrain={"C10": "woods"}, may=("fire", "no-command"))
    call(b, "C10", MEDIUM)
    assert b.s.m_range[0] == 9
    [(source, target, total, raw)] = b.told("shelled")
    assert (source, target, total, raw) == (0, b.unit("SA"), then["total"], RAW[then["result"]])
    assert sum(lines(ledger(b, "gp-modifiers", "shelled")).values()) == then["net_modifier"]
    assert ledger(b, "gp-defence", "shelled").total == int(given["gpd"][0])
    assert thresholds(gp_tables(), given["gpf"], 5) == (then["n"], then["s"])
    assert f"SUP/{SUP_NAMES[b.s.sup[b.unit('SA')]].upper()}" == then["marker"]


@each("PZR-C2-063", "PZR-C2-328")
def test_a_moving_tank_beside_the_aim_hex(case: Case) -> None:
    """6.5.4.3[1], R2-06: nothing for moving outside the aim hex, nothing for the woods."""
    units = {**UNITS, "GO": "GL-SEC C3 S overwatch r:FO", "SB": "S-T34-76 C11 N move"}
    units["SA"] = "ST-ZIS2 C10 N spot-fire"
    b = step(units, [5, 50, 88], terrain={"C11": "woods"})
    call(b, "C10", MEDIUM)
    told = lines(ledger(b, "gp-modifiers", "shelled", -1))
    assert told == {"gp-target-type-a": -20}
    assert told.get("gp-target-vehicle-moving-indirect", 0) == case["then"].get("target_moving", 0)
    first = b.told("shelled")[-1]
    assert first[1:] == (b.unit("SB"), 68, SUPPRESSED)
    if "total_by_rule_6.5.4.3" in case["then"]:
        assert first[2] == case["then"]["total_by_rule_6.5.4.3"]
        gpf, then = case["given"]["gpf"], case["then"]
        assert RAW[then["result"]] == raw_result(gp_tables(), gpf, 4, first[2])
        assert thresholds(gp_tables(), gpf, 4) == (then["n"], then["s"])
        example = case["given"]["roll"] + sum(case["given"]["example_modifiers"].values())
        assert (
            example == then["total_by_example"] == first[2] - 20
        )  # the text counts the movement too (R2-06)
        assert RAW[then["result"]] == raw_result(gp_tables(), gpf, 4, example)


@pytest.mark.parametrize(("answer", "value"), [("show SA", -20), ("keep", 0)])
def test_a_tank_in_the_aim_hex_may_show_that_it_moves(answer: str, value: int) -> None:
    """6.5.4.3[1], R-43: asked for called fire alone."""
    b = call(step({**UNITS, "SA": "S-T34-76 C10 N move"}, [9, 50]), "C10", MEDIUM)
    assert (b.asked(), b.kind()) == ("soviet", "Salvo.show")
    b.play(answer)
    told = lines(ledger(b, "gp-modifiers", "shelled"))
    assert told.get("gp-target-vehicle-moving-indirect", 0) == value
    assert ("no-command" in b.may("SA")) is (answer == "keep")


def test_leg_units_are_read() -> None:
    """6.5.4.2.2, R2-43: two less for moving, shown or not, and everybody knows from then on."""
    b = call(step({**UNITS, "SA": "SL-RIF C10 N move"}, [9, 1]), "C10", MEDIUM)
    assert lines(ledger(b, "gp-defence", "shelled"))["gpd-moving"] == -2
    assert b.may("SA") == {"move", "short-halt"}


@each("PZR-C2-145")
def test_an_open_sheaf(case: Case) -> None:
    """6.5.4.3[16]: of a battery; R2-39: a unit on the map fires into one hex."""
    b = step({**UNITS, "GM": "GL-SEC A2 S fire w:GW-GRW34"})
    u = b.unit("SA")
    wide = shelling_of(b.s, 0, u, 6, OPEN, 0, STANDS)
    assert net(wide.source_lines(b.s)) == case["then"]["net"]
    mortar = b.sc.source_names.index("GM")
    assert shelling_of(b.s, mortar, u, 6, ONE_HEX, 0, STANDS).source_lines(b.s) == []


def test_what_the_source_adds() -> None:
    """6.5.4.3[9], [11], [18]: of a unit on the map; smoke on the line and grades count nothing."""
    b = step({**UNITS, "GM": "GL-SEC A2 S fire w:GW-GRW34"}, grades=("green", "green"))
    lay(b, 0, "C8", OPEN)
    b.s.sup[b.unit("GM")] = SUP_ON
    mortar = b.sc.source_names.index("GM")
    told = shelling_of(b.s, mortar, b.unit("SA"), 6, ONE_HEX, 1, STANDS).source_lines(b.s)
    assert told == [("firer_suppressed", -20), ("ammo_limit", -10)]


@each("PZR-C2-137")
def test_scheduled_fire_knows_no_movement(case: Case) -> None:
    """6.5.4.3[1]: a tank that moves in the aim hex, under called and under scheduled fire."""
    b = step({**UNITS, "SA": "S-T34-76 C10 N move done"})
    u, aim = b.unit("SA"), b.hex("C10")
    moving = [expected_moving(b.s, u, aim, far) for far in (6, SCHEDULED)]
    told = [dict(shelling_of(b.s, 0, u, 6, CONVERGED, 0, each).target_lines(b.s, u)) for each in moving]
    name = "target_vehicle_moving_indirect"
    assert [each.get(name, 0) for each in told] == [-20, case["then"]["target_moving"]]


@each("PZR-C2-140")
def test_a_tank_inside_a_brick_house(case: Case) -> None:
    """6.5.4.3[4]."""
    b = step({**UNITS, "SA": "S-T34-76 C10 N"}, terrain={"C10": "building_brick"})
    u = b.unit("SA")
    b.s.inside = with_cell(b.s.inside, u, 1)
    told = dict(shelling_of(b.s, 0, u, 6, CONVERGED, 0, STANDS).target_lines(b.s, u))
    assert told == {"target_type_a": -20, "overhead_inside_brick": case["then"]["cover"]}


@each("PZR-C2-144")
def test_smoke_does_not_hinder_shells(case: Case) -> None:
    """6.5.4.3[14]: a smoke screen and a burning wreck between mortar and target."""
    units = {**UNITS, "GM": "GL-SEC C2 S fire w:GW-GRW34", "SA": "ST-ZIS2 C10 N"}
    b = step(units, wrecks={"C8": "bu"})
    lay(b, 0, "C5", CONVERGED, SMOKE_MISSION)
    u, mortar = b.unit("SA"), b.sc.source_names.index("GM")
    line = line_hexes(b.sc.land, b.hex("C2"), b.hex("C10"))
    assert hindrance(line, veils(b.s), smoke_of_wrecks(b.s), True).total < 0
    shells = shelling_of(b.s, mortar, u, 8, ONE_HEX, 0, STANDS)
    assert net([*shells.source_lines(b.s), *shells.target_lines(b.s, u)]) == case["then"]["net"]


def test_cover_overhead() -> None:
    """6.5.4.3[4]: brick, stone and improved positions alone; none where vehicles crowd."""
    ground = {"C5": "building_brick", "D5": "building_stone", "E5": "woods", "F5": "building_wood"}
    units = {"SA": "S-T34-76 C5 N", "SB": "S-T34-76 D5 N", "SC": "S-T34-76 E5 N", "SD": "S-T34-76 F5 N"}
    units |= {"SE": "S-T34-76 G5 N improved", "GA": "G-TIG1 Y1 N"}
    b = step(units, terrain=ground)
    b.s.inside = [1 if key in ("SA", "SB", "SD") else 0 for key in b.keys]
    told = {key: overhead(b.s, b.unit(key)) for key in b.keys if key != "GA"}
    assert told == {
        "SA": ["overhead_inside_brick"],
        "SB": ["overhead_inside_stone"],
        "SC": [],
        "SD": [],
        "SE": ["overhead_improved_position"],
    }


def test_scheduled_fire_is_at_range_m() -> None:
    """6.5.1.13[4]."""
    b = step()
    shells = shelling_of(b.s, 0, b.unit("SA"), SCHEDULED, CONVERGED, 0, STANDS)
    assert FACTORS[shells.factor(b.s)] == "M"
    assert shells.gpf(b.s) == b.sc.source_f[0][2]


# -- terrain ---------------------------------------------------------------------------------------------


@each("PZR-C2-133")
def test_an_empty_building_is_attacked(case: Case) -> None:
    """6.5.4.2.5[5]: two effective results in a row bring it down."""
    b = step(UNITS, rolls=[9, 50, 100, 100], terrain={"D11": "building_brick"})
    assert (b.hex("D11") in terrain_under(b.s, sheaf_hexes(b.sc, b.hex("C10"), CONVERGED, -1))) is case[
        "then"
    ]["legal"]
    call(b, "C10", MEDIUM)
    assert b.told("falls") == [(b.hex("D11"), 0, 0, 0)]
    assert b.s.rubble[b.hex("D11")]
    assert len(b.told("shell-shakes")) == 2


def test_units_before_their_building() -> None:
    """6.5.4.4[5]: everybody in the hex is attacked, then the building, which takes them along."""
    units = {**UNITS, "SC": "SL-RIF D11 N", "SD": "SL-RIF D11 N"}
    b = step(units, terrain={"D11": "building_wood"}, may=("fire", "no-command"))
    order = in_order(b.s, sheaf_hexes(b.sc, b.hex("C10"), CONVERGED, -1))
    assert order[-4:] != []
    assert order.index(b.unit("SD")) < order.index(-1 - b.hex("D11"))
    b = call(
        step(units, [9, 50, 1, 1, 100, 100], terrain={"D11": "building_wood"}, may=("fire",)), "C10", MEDIUM
    )
    assert b.where("SC") == b.where("SD") == "@lost"


def test_an_improved_position_without_a_holder() -> None:
    """6.5.4.2.5[5]."""
    b = step()
    b.s.works = with_cell(b.s.works, b.hex("D11"), IMPROVED)
    assert terrain_under(b.s, sheaf_hexes(b.sc, b.hex("C10"), CONVERGED, -1)) == [b.hex("D11")]


# -- chances ---------------------------------------------------------------------------------------------


def crowd(**more: Any) -> Battle:
    units = {
        **UNITS,
        "SB": "S-T34-76 C10 N",
        "SC": "SL-RIF C11 N",
        "SD": "SL-RIF D10 N",
        "GF": "G-TIG1 C8 N",
    }
    b = step(units, terrain={"B11": "building_brick"}, **more)
    b.play("call GO C10", f"source {MEDIUM}", "enough", "type he")
    return b


@pytest.mark.parametrize("sheaf", ["converged", "open"])
def test_each_unit_has_the_chances_of_the_attack_alone(sheaf: str) -> None:
    """K2: what is told of a unit under a sheaf equals the enumeration of all rolls of that attack."""
    b = crowd()
    told = b.game.seat(GERMAN).odds(f"sheaf {sheaf}")
    area = sheaf_hexes(b.sc, b.hex("C10"), CONVERGED if sheaf == "converged" else OPEN, -1)
    under = list(in_order(b.s, area))
    assert [part.subject.index for part in told.parts] == [t if t >= 0 else -1 - t for t in under]
    for part in told.parts:
        if part.subject.kind != "unit" or b.s.is_vehicle(part.subject.index):
            continue
        chances = {branch.label.id: branch.p for branch in part.branches}
        assert chances == enumerated(b, part.subject.index, OPEN if sheaf == "open" else CONVERGED)


def enumerated(b: Battle, t: int, sheaf: int) -> dict[str, Fraction]:
    """The same roll by roll: two worlds, weighted by the commands that each leaves possible."""
    found: dict[str, Fraction] = {}
    names = {NE: "nothing", SUPPRESSED: "suppressed", EFFECTIVE: "reduced"}
    if b.sc.kind[t] != b.sc.kind[b.unit("SC")]:
        names[EFFECTIVE] = "removed"
    for share, moving in ((Fraction(2, 5), MOVES), (Fraction(3, 5), STANDS)):
        shells = shelling_of(b.s, 0, t, 6, sheaf, 0, moving)
        added, figures = shells.modifier(b.s, t), shells.roll_ledgers(b.s)
        for roll in range(1, 101):
            raw = raw_result(gp_tables(), shells.gpf(b.s), max(1, figures[1].total), roll + added)
            key = f"panzer-outcome-{names[raw]}"
            found[key] = found.get(key, Fraction(0)) + share / 100
    return found


def test_the_tree_ends_where_the_shells_begin() -> None:
    """K2: the whole has the response alone, however many units lie under the sheaf."""
    told = crowd().game.seat(GERMAN).odds("sheaf open")
    assert all(branch.then == [] for branch in told.branches)
    assert sum((branch.p for branch in told.branches), told.undecided) == 1


def test_odds_of_a_face_down_tank() -> None:
    """Its owner shows MOVE if he can: both worlds are weighed."""
    b = step({**UNITS, "SA": "S-T34-76 C10 N move"})
    b.play("call GO C10", f"source {MEDIUM}", "enough", "type he")
    part = b.game.seat(GERMAN).odds("sheaf converged").parts[0]
    assert sum((branch.p for branch in part.branches), part.undecided) == 1
    frame = b.s.top().parts(b.s, b.game.decision.options[0])[0].frames[0]
    assert isinstance(frame, Shelling)
    assert frame.moving == AS_IT_IS


# -- barrages and smoke ----------------------------------------------------------------------------------


@each("PZR-C2-311", "PZR-C-6.1.4.3.10-d")
def test_a_smoke_mission(case: Case) -> None:
    """6.5.1.6.1, R-35: every hex of the sheaf; it counts when the step of both sides is over."""
    b = call(step(UNITS, rolls=[1, 9], first="soviet"), "C10", MEDIUM, type="smoke")
    row = b.sc.veil_source.index(0)
    assert b.s.m_type[0] == SMOKE_MISSION
    assert not b.told("shelled")
    hexes = sheaf_hexes(b.sc, b.s.veil_aim[row], b.s.veil_sheaf[row], b.s.veil_way[row])
    assert len(hexes) == case["then"].get("smoke_hexes", 7)
    assert indirect_tables().height == case["then"].get("height", 4)
    assert b.offers() == []
    assert b.s.veil_state[row] == ON  # the German was second: the Direct Fire step follows
    then = case["then"]
    assert then.get("effective_from", "Direct Fire Step") == {ON: "Direct Fire Step"}[b.s.veil_state[row]]
    lies = b.s.m_state[0] in (NEW, BARRAGE_ON) and b.s.m_aim[0] == b.s.veil_aim[row]
    marker = "Smoke/On on the Artillery Impact marker"
    assert then.get("marker", marker) == (marker if lies else "none")
    shooter, target = b.hex("C6"), b.hex("C10")
    told = hindrance(line_hexes(b.sc.land, shooter, target), veils(b.s), smoke_of_wrecks(b.s), False)
    assert (told.instances == [-5]) is case["then"].get(
        "applies", True
    )  # smoke and its barrage are one instance


def test_smoke_of_the_first_player_waits_for_the_second() -> None:
    """R-35: neither half of the step feels it."""
    b = call(step(UNITS, rolls=[1, 9], first="german"), "C10", MEDIUM, type="smoke")
    assert NEW in b.s.veil_state
    assert veils(b.s) == []


def test_smoke_is_kept_up_and_goes() -> None:
    """6.8.4, R-12: new smoke on smoke that is OFF turns it ON; unattended it is gone after two turns."""
    b = call(step(UNITS, rolls=[1, 9, 1], first="soviet"), "C10", MEDIUM, type="smoke")
    row = b.sc.veil_source.index(0)
    b = next_turn(b, {"GO": "overwatch"})
    assert b.s.veil_state[row] == OFF
    b.play("continue GO", "type smoke")
    assert b.s.veil_state == [ON if each == row else NONE for each in range(len(b.s.veil_state))]
    b = next_turn(b, {"GO": "overwatch"})
    b.play("check GO")
    b = again(b, Adjustment())
    while b.offers():
        b.play("done")
    assert b.s.veil_state[row] == NONE


@each("PZR-C-5.16.2.5-a")
def test_batteries_have_enough_he(case: Case) -> None:
    """5.16.2.5: only smoke is rolled for."""
    b = call(step(UNITS, rolls=[9, 50]), "C10", MEDIUM)
    rolled = any(name.startswith("shells-") for name in b.events())
    assert rolled is case["then"]["required"]
    assert smoke_limit(b.s, 0) == 7


def test_smoke_shells_of_a_called_mission_run_short() -> None:
    """5.16.2.3, R2-54: no marker; a mortar is given away all the same."""
    units = {**UNITS, "GM": "GL-SEC A2 S fire w:GW-GRW34"}
    wood = {"B5": "woods", "A5": "woods", "B4": "woods", "B6": "woods", "A6": "woods", "A7": "woods"}
    b = call(step(units, [10], terrain=wood), "C10", "GM", type="smoke")
    assert b.told("shells-short")
    assert not any(b.s.veil_state)
    assert b.s.spot[b.unit("GM")] == 3


def test_a_barrage_hinders_fire() -> None:
    """6.5.1.5[4], R2-41: of whatever type, thin or dense."""
    b = step()
    line = line_hexes(b.sc.land, b.hex("C6"), b.hex("C10"))
    for sheaf, gp in ((OPEN, -5), (LINEAR, -10), (CONVERGED, -10)):
        lay(b, 0, "C9", sheaf, way=0)
        assert hindrance(line, veils(b.s), frozenset(), True).instances == [gp]
    lay(b, 1, "C11", CONVERGED)
    assert len(hindrance(line, veils(b.s), frozenset(), True).instances) == 1  # both lie on C10


def test_barrages_on_a_line_by_brute_force() -> None:
    """R-47: areas that share a hex of the line, joined until nothing changes, against `hindrance`."""
    dice = random.Random(11)
    b = step(batteries=[*TWO, battery("G-C"), battery("G-D")])
    for _ in range(200):
        hexes = [dice.choice("BCDEF") + str(dice.randint(1, 11)) for _ in range(4)]
        for r, name in enumerate(hexes):
            lay(b, r, name, dice.choice([CONVERGED, OPEN, LINEAR]), way=dice.randint(0, 5))
        line = line_hexes(b.sc.land, b.hex("D1"), b.hex("D11"))
        groups = [(set(veil.hexes) & set(line), veil.gp) for veil in veils(b.s)]
        groups = [group for group in groups if group[0]]
        merged = True
        while merged:
            merged = False
            for i, one in enumerate(groups):
                for j in range(i + 1, len(groups)):
                    if one[0] & groups[j][0]:
                        groups[i] = (one[0] | groups[j][0], min(one[1], groups[j][1]))
                        del groups[j]
                        merged = True
                        break
                if merged:
                    break
        assert sorted(hindrance(line, veils(b.s), frozenset(), True).instances) == sorted(
            v for _, v in groups
        )


# -- into a barrage (6.6.6) ------------------------------------------------------------------------------


def moving(rolls: list[int], *sources: tuple[int, str, int], **more: Any) -> Battle:
    """A tank that is about to drive south from C3, with barrages before it."""
    units = {"SA": "S-T34-76 C3 S move", "GX": "G-TIG1 Y12 N"}
    b = Battle(units, [], layer="advanced", batteries=TWO, rolls=[*rolls], may=("move", "no-command"), **more)
    for r, aim, kind in sources:
        lay(b, r, aim, CONVERGED, kind)
    return again(b, Movement(SOVIET))


def begin_move(b: Battle) -> None:
    """The tank moves out cross-country."""
    b.play("move SA")
    if b.kind() == "Move.rate":
        b.play("rate cross-country")


@each("PZR-C2-245")
def test_one_attack_however_many_hexes(case: Case) -> None:
    """6.6.6: at once, once a move, and nothing for moving."""
    b = moving([30], (0, "C6", HE))
    begin_move(b)
    for _ in range(4):
        if "ahead" in b.offers():
            b.play("ahead")
    told = b.told("shelled")
    assert len(told) == case["then"]["attacks"]
    assert b.told("into-barrage") == [(b.unit("SA"), b.hex("C5"), 0, 0)]
    modifiers = lines(ledger(b, "gp-modifiers", "shelled"))
    assert modifiers.get("gp-target-vehicle-moving-indirect", 0) == case["then"]["target_moving_modifier"]


@each("PZR-C2-247")
def test_turning_in_a_barrage(case: Case) -> None:
    """6.6.6[3]."""
    b = moving([], (0, "C3", HE))
    begin_move(b)
    b.play("turn SE")
    assert len(b.told("shelled")) == case["then"]["attacks"]


@each("PZR-C2-330")
def test_smoke_attacks_nobody(case: Case) -> None:
    """6.6.6, R2-41: two missions over one hex."""
    b = moving([30], (0, "C5", SMOKE_MISSION), (1, "C5", HE))
    begin_move(b)
    b.play("ahead")
    missions = [MISSIONS[b.s.m_type[event[0]]].upper() for event in b.told("shelled")]
    assert missions == [case["then"]["by"]]
    assert len(b.told("shelled")) == case["then"]["attacks"]


def test_each_source_attacks_once() -> None:
    """6.6.6[2]: overlapping sheafs attack several times; own barrages too (R2-30)."""
    b = moving([30, 30], (0, "C5", HE), (1, "C5", HE))
    begin_move(b)
    b.play("ahead", "ahead")
    assert [event[0] for event in b.told("shelled")] == [0, 1]


@pytest.mark.parametrize(
    ("rolls", "order", "cover"),
    [
        ([90, 30], ["house-holds", "house-entered", "into-barrage", "shelled"], True),
        ([1, 1, 30], ["house-hits", "tracks-hit", "into-barrage", "shelled"], False),
    ],
)
def test_a_building_under_a_barrage(rolls: list[int], order: list[str], cover: bool) -> None:
    """R2-80, 6.6.3[2], 6.6.6: the test first; the shells strike where it has left the tank."""
    b = moving(rolls, (0, "C4", HE), terrain={"C4": "building_brick"})
    begin_move(b)
    b.play("ahead-inside")
    assert [name for name in b.events() if name in order] == order
    assert (b.where("SA"), bool(b.s.inside[b.unit("SA")])) == ("C4", cover)
    assert ("gp-overhead-inside-brick" in lines(ledger(b, "gp-modifiers", "shelled"))) == cover


def test_shells_stop_a_mover() -> None:
    """R-32: suppressed on the way it has half of what was left; destroyed, its move is over."""
    b = moving([72], (0, "C5", HE))
    begin_move(b)
    b.play("ahead")
    assert b.told("slowed")


def test_the_barrage_of_a_unit_ends_with_it() -> None:
    """R2-57."""
    b = step({**UNITS, "GM": "GL-SEC A2 S fire w:GW-GRW34"})
    r = b.sc.source_names.index("GM")
    lay(b, r, "C9", ONE_HEX)
    assert shells_on(b.s, b.hex("C9")) == [r]
    b.s.put(b.unit("GM"), b.sc.off + 2)
    assert shells_on(b.s, b.hex("C9")) == []
    assert veils(b.s) == []


# -- the turn --------------------------------------------------------------------------------------------


def test_the_step_stands_before_direct_fire() -> None:
    """6.5[2]: first and second player, then direct fire."""
    b = Battle(UNITS, from_step("indirect_fire_fp", "advanced"), layer="advanced", batteries=TWO)
    assert (b.asked(), b.kind()) == ("german", "IndirectFire.next")
    b.play("done")
    assert isinstance(b.s.lanes[0][1], Turn)
    assert b.kind() in ("DirectFire.declare", "Reactions.offer", "Movement.unit", "Pivots.choose")


def test_two_sources_fall_one_after_the_other() -> None:
    """6.5.1[12], R2-28: all responses first, then each source attacks every unit."""
    b = step(UNITS, rolls=[9, 9, 20, 20])
    b.play("call GO C10", f"source {MEDIUM}", f"source {HEAVY}")
    finish(b)
    assert [event[0] for event in b.told("shelled")] == [0, 1]
    assert b.s.under_fire[b.unit("SA")]
