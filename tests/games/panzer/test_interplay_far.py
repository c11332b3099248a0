"""Situations in which barrages, close combat, transport and aircraft meet."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.panzer.air.area import crash_area
from grognard.games.panzer.air.crash import crash_hexes
from grognard.games.panzer.air.plane import LOW
from grognard.games.panzer.close.combat import CloseCombat
from grognard.games.panzer.close.support import is_unsupported
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.smoke import ON as SMOKE_ON
from grognard.games.panzer.gp.results import SUPPRESSED, raw_result
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.indirect.indirect_fire import IndirectFire
from grognard.games.panzer.indirect.missions import call_refusal
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.scenario import FACING_NAMES, ROLES
from grognard.games.panzer.state import ENTRENCHMENT, IN_TRENCH, OVERWATCH, SUP_NONE, SUP_ON, with_cell
from grognard.games.panzer.verbs import ALTITUDES, CONVERGED

from . import skies
from .battle import Battle
from .cases import Case, each
from .indirect_battle import GERMAN, MEDIUM, SOVIET, UNITS, battery, call, ledger, lines, next_turn, step
from .skies import IL2, PE2, flying, sky
from .stacks import again
from .test_close_assault import storming
from .test_close_hand_to_hand import drive, faces
from .test_close_overrun import driving, start
from .test_indirect_calls import rule
from .test_indirect_fire import lay
from .test_indirect_plots import plotted

TABLES = gp_tables()
GUN_IN_SIGHT = "ST-ZIS2 C12 N spot-fire"
SHELLS = [battery("S-MED", "SB-MED"), battery("S-HVY", "SB-HVY")]
SPOT_FIRE = 2


def attacked(b: Battle, event: str = "shelled") -> list[str]:
    """The units that the shells, or other fire, were rolled for, in order."""
    return [b.keys[told[1]] for told in b.told(event)]


def told_lines(b: Battle, event: str, name: str) -> list[dict[str, int]]:
    """An account of every event of a kind, line by line."""
    count = len(b.told(event))
    return [lines(ledger(b, name, event, number)) for number in range(count)]


def result(gpf: int, total: int, gpd: int = 2) -> int:
    """What a total does to a unit of this defence; 2 is that of infantry in clear ground."""
    return raw_result(TABLES, gpf, gpd, total)


def smoke_on(b: Battle, h: str) -> None:
    """Converged smoke of the first battery, which counts."""
    row = b.sc.veil_source.index(0)
    b.s.veil_aim = with_cell(b.s.veil_aim, row, b.hex(h))
    b.s.veil_sheaf = with_cell(b.s.veil_sheaf, row, CONVERGED)
    b.s.veil_state = with_cell(b.s.veil_state, row, SMOKE_ON)


def aboard(units: dict[str, str], *pairs: tuple[str, str], **more: Any) -> Battle:
    """A battle in which some units ride on others from the start of the turn."""
    b = Battle(units, [], layer="advanced", **more)
    for rider, carrier in pairs:
        b.s.mount(b.unit(rider), b.unit(carrier))
        b.s.command_may[b.unit(rider)] = 1 << b.s.command[b.unit(rider)]
    b.s.mounted_at_start = b.s.carrier.copy()
    return b


# -- observers -----------------------------------------------------------------------------------------------


def riding(command: str, lorry: str = "S", section: str = "S") -> Battle:
    """A forward observer aboard a lorry, six hexes from a gun."""
    units = {"GO": f"GL-SEC C6 {section} r:FO", "GT": f"G-OPEL C6 {lorry} {command}", "SA": GUN_IN_SIGHT}
    b = step({**UNITS, **units}, [9, 1])
    b.s.mount(b.unit("GO"), b.unit("GT"))
    return b


@each("PZR-I-40")
def test_a_passenger_observes_from_a_suppressed_lorry(case: Case) -> None:
    then = case["then"]
    for key, wanted in (("GT", then["lorry"]), ("GO", then["section"])):
        b = riding("overwatch")
        b.s.sup[b.unit(key)] = SUP_ON
        b = call(again(b, IndirectFire(GERMAN)), "C12", MEDIUM)
        assert lines(ledger(b, "response-modifiers", "responds")) == wanted
    assert again(riding("move"), IndirectFire(GERMAN)).refused("call GO C12") == then["lorry_with_move"]


@each("PZR-I-41")
def test_a_suppressed_passenger_looks_where_its_lorry_looks(case: Case) -> None:
    for facing, wanted in case["then"].items():
        b = riding("overwatch", facing, FACING_NAMES[(FACING_NAMES.index(facing) + 3) % 6])
        b.s.sup[b.unit("GO")] = SUP_ON
        b = again(b, IndirectFire(GERMAN))
        assert ("call GO C12" in b.offers()) is wanted


@each("PZR-I-42")
def test_an_observer_suppressed_in_the_middle_of_a_mission(case: Case) -> None:
    then = case["then"]
    units = {**UNITS, "SA": "ST-ZIS2 E8 N spot-fire", "SC": "ST-ZIS2 E9 N spot-fire"}
    for state in (SUP_NONE, SUP_ON):
        b = call(step(units, [9, 1, 1, 1, 1]), "E8", MEDIUM)
        rolled = len(b.told("responds"))
        b = next_turn(b, {"GO": "overwatch"})
        b.s.sup[b.unit("GO")] = state
        for key in ("SA", "SC"):
            b.s.spot[b.unit(key)] = SPOT_FIRE
        b = again(b, IndirectFire(GERMAN))
        if state == SUP_NONE:
            assert then["fresh"] in b.offers()
            b.play(then["fresh"], "type he")
            assert len(b.told("responds")) == then["rolls"] < rolled
        else:
            assert b.refused("continue GO") == then["suppressed_refused"]
            assert b.offers() == then["suppressed_offers"]


@each("PZR-I-43")
def test_a_natural_one_on_a_registered_point(case: Case) -> None:
    then = case["then"]
    for who, units in (("alone", UNITS), ("friend", {**UNITS, "GF": "GL-RIF D10 S spot-fire"})):
        plans = [battery("G-MED", registered=1)]
        b = step(units, [1, 1], batteries=plans, grades=("elite", "seasoned"), may=("fire", "no-command"))
        b.s.prp_hex[0] = b.hex("C12")
        b = call(b, "C12", MEDIUM)
        assert len(b.told(then[who])) == 1
        assert not b.told("responds")
        if who == "friend":
            b.play("drop GF")
            assert attacked(b) == ["GF"]
            b = next_turn(b, {"GO": "overwatch"})
            assert b.told(then["next_turn"])


@each("PZR-I-44")
def test_a_plot_falls_on_own_troops(case: Case) -> None:
    then = case["then"]
    medium, nearest = 8, 9  # the factors of the battery at M and at P
    roll = next(n for n in range(1, 101) if result(medium, n) != result(nearest, n))
    units = {**UNITS, "GF": "GL-RIF M6 S", "GT": "G-STG3G M6 S move", "SA": "ST-ZIS2 M11 N"}
    b = plotted(1, "M6", "he-converged", "he-converged", units=units, rolls=[roll, 1])
    b.play("begin G-MED-1", "shift-plot G-MED-1 M6")
    assert attacked(b) == then["attacked"]
    assert len(b.told("responds")) == then["responses"]
    assert b.told("shelled")[0][3] == result(medium, roll)
    assert told_lines(b, "shelled", "gp-modifiers")[1] == then["vehicle"]
    assert [b.sc.source_f[0][at] for at in (then["range_factor"], 0)] == [medium, nearest]
    b = next_turn(b, {"GO": "overwatch"})
    assert len(b.told("fire-lost")) == then["next_turn_lost"]


@each("PZR-I-45")
def test_the_turn_after_danger_close(case: Case) -> None:
    then = case["then"]
    units = {**UNITS, "GF": "GL-RIF D10 S spot-fire", "GP": "GL-SEC D6 S overwatch r:FO"}
    b = step(units, [1, 1], batteries=[battery("G-MED")], may=("fire", "no-command"))
    b = call(b, "C12", MEDIUM)
    b.play("drop GF")
    b = next_turn(b, {"GO": "overwatch", "GP": "overwatch"})
    assert bool(b.told("fire-lost")) is then["lost"]
    assert (rule(b, "GP", MEDIUM, "C12", []) == "") is then["battery_may_answer_the_second"]
    assert ("call GO C12" in b.offers()) is then["first_observer_may_call"]


# -- into a barrage ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["move", "no-command"])
@each("PZR-I-46")
def test_getting_off_into_a_barrage_to_assault(case: Case, command: str) -> None:
    for roll, wanted in case["then"].items():
        units = {"GA": f"G-251-1 F5 S {command}", "GB": "GL-RIF F5 S", "SA": "S-T34-76 F7 N"}
        b = aboard(units, ("GB", "GA"), batteries=SHELLS, rolls=[int(roll)], may=(command,))
        b = again(lay(b, 0, "F7"), Movement(GERMAN))
        if command == "move":
            drive(b, "move GA", "rate cross-country")
        b.play("dismount GB F6")
        assert attacked(b) == ["GB"] * wanted["attacks"]
        assert ("assault GB SA" in b.offers()) is wanted["may_assault"]


@each("PZR-I-47")
def test_vehicle_and_passenger_meet_the_shells_once_each(case: Case) -> None:
    ways = {"off_first": ["dismount GB F5", "ahead"], "off_later": ["ahead", "dismount GB F6"]}
    for name, keys in ways.items():
        units = {"GA": "G-251-1 F4 S move", "GB": "GL-RIF F4 S", "SA": "S-T34-76 Y1 N"}
        b = aboard(units, ("GB", "GA"), batteries=SHELLS, rolls=[1, 1], may=("move", "no-command"))
        b = again(lay(b, 0, "F6"), Movement(GERMAN))
        drive(b, "move GA", "rate cross-country", *keys)
        assert attacked(b) == case["then"][name]


@each("PZR-I-48")
def test_a_tank_with_riders_where_two_sheafs_overlap(case: Case) -> None:
    then = case["then"]
    units = {"SA": "S-T34-76 F4 S move", "SB": "SL-SEC F4 S", "GA": "G-TIG1 Y1 N"}
    b = aboard(units, ("SB", "SA"), batteries=SHELLS, rolls=[1] * 4, may=("move", "no-command"))
    b = again(lay(lay(b, 0, "F6"), 1, "F6"), Movement(SOVIET))
    drive(b, "move SA", "rate cross-country", "ahead", "ahead")
    assert b.where("SA") == "F6"
    assert attacked(b) == then["attacked"]
    modifiers = told_lines(b, "shelled", "gp-modifiers")
    assert [modifiers[0], modifiers[2]] == [then["vehicle"]] * 2
    assert [ledger(b, "gp-defence", "shelled", n).total for n in (1, 3)] == [then["passenger_defence"]] * 2


@each("PZR-I-49")
def test_an_assault_on_the_move_through_a_barrage(case: Case) -> None:
    then = case["then"]
    for name, rolls in (("suppressed", [100]), ("same_sheaf", [1, 99, 9]), ("other_sheaf", [1, 99, 9, 1])):
        units = {"GA": "GL-RIF F5 N move", "SA": "S-T34-76 F7 N"}
        b = Battle(units, [], layer="advanced", batteries=SHELLS, rolls=[*rolls], may=("move",))
        lay(b, 0, "F6")
        if name == "other_sheaf":
            lay(b, 1, "F8")
        b = again(b, CloseCombat(GERMAN))
        b.play("approach GA F6", "assault GA SA", "resolve SA")
        while b.offers() and not b.offers()[0].startswith("advance"):
            b.play(b.offers()[-1])
        if b.offers():
            b.play("advance GA")
        assert len(attacked(b)) == then[name]["attacks"], name
        assert len(b.told("close-assault")) == then[name]["assaults"]
        assert ledger(b, "gp-defence", "shelled", 0).total == then["defence"]
        assert b.where("GA") == ("F7" if then[name]["assaults"] else "F6")
        assert b.script.rolls == []


# -- overruns ------------------------------------------------------------------------------------------------


@each("PZR-I-50")
def test_overrun_of_an_entrenched_squad_in_smoke(case: Case) -> None:
    b = driving({"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S"}, rolls=[1], batteries=SHELLS)
    b.s.works = with_cell(b.s.works, b.hex("F7"), ENTRENCHMENT)
    b.s.post = with_cell(b.s.post, b.unit("GA"), IN_TRENCH)
    smoke_on(b, "F7")
    start(b)
    b.play("ahead")
    assert skies.lines(b) == case["then"]


@each("PZR-I-51")
def test_overrun_inside_a_barrage(case: Case) -> None:
    then = case["then"]
    shaken = next(n for n in range(1, 101) if result(9, n - 20, 4) == SUPPRESSED)  # 4A, at P
    b = driving({"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S"}, rolls=[shaken, 1], batteries=SHELLS)
    lay(b, 0, "F7")
    start(b)
    b.play("ahead")
    assert b.s.sup[b.unit("SA")] == SUP_ON
    assert [name for name in b.events() if name in then["order"]] == then["order"]
    assert skies.lines(b) == then["lines"]


# -- close combat --------------------------------------------------------------------------------------------


@each("PZR-I-52")
def test_the_flamethrower_falls_with_its_half_squad(case: Case) -> None:
    units = {"GA": "GL-RIFh F6 N move w:GW-FLM", "GB": "GL-RIF F6 N move", "SA": "SL-RIF F7 N w:SW-ROKS"}
    b = storming(units, rolls=[faces(1, 100), faces(100, 1), faces(100, 1)])
    b.play("assault GA SA", "assault GB SA", "resolve SA", "primary GA")
    assert told_lines(b, "fights", "fight-attacker") == case["then"]["attacker"]
    assert told_lines(b, "fights", "fight-defender") == case["then"]["defender"]
    assert (b.where("GA"), b.where("SA")) == ("@lost", "@lost")


@each("PZR-I-53")
def test_hand_to_hand_for_a_gun_inside_a_building_in_smoke(case: Case) -> None:
    then = case["then"]
    units = {"GA": "GL-RIF F6 N move", "SA": "ST-ZIS3 F7 N"}
    b = storming(units, rolls=[faces(50, 100)], terrain={"F7": "building_stone"}, batteries=SHELLS)
    b.s.inside = with_cell(b.s.inside, b.unit("SA"), 1)
    b.s.sup[b.unit("SA")] = SUP_ON
    smoke_on(b, "F7")
    b.play("assault GA SA", "resolve SA")
    assert told_lines(b, "fights", "fight-attacker") == [then["attacker"]]
    assert told_lines(b, "fights", "fight-defender") == [then["defender"]]
    assert b.where("SA") == then["gun"]


@each("PZR-I-54")
def test_flames_for_a_tank_with_riders_among_friends(case: Case) -> None:
    then = case["then"]
    units = {
        "GA": "GL-RIF F6 N move w:GW-FLM",
        "SA": "S-T34-76 F7 N",
        "SB": "SL-SMG F7 N",
        "SC": "SL-RIF F7 N",
    }
    b = storming(units, rolls=[99, 100], terrain={"F7": "woods"})
    b.s.mount(b.unit("SB"), b.unit("SA"))
    b.play("assault GA SA", "resolve SA", "keep")
    assert told_lines(b, "close-assault", "close-assault") == [then["lines"]]
    assert ("burns" in b.events()) is then["burns"]
    assert b.script.rolls == []
    while b.offers() and b.offers()[0].startswith("face"):
        b.play(b.offers()[0])
    assert [key for key in ("SB", "SC") if b.s.sup[b.unit(key)] == SUP_ON] == then["suppressed"]
    assert [key for key in ("SB", "SC") if b.where(key) == "F7"] == then["in_hex"]
    assert ("advance GA" in b.offers()) is then["advance"]


@each("PZR-I-55")
def test_who_supports_two_tanks_in_woods(case: Case) -> None:
    for who, wanted in case["then"].items():
        card = {"half-squad": "SL-RIFh", "section": "SL-SEC"}.get(who, "SL-RIF")
        units = {"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N", "SB": "S-T34-76 F7 N", "SC": f"{card} F7 N"}
        b = storming(units, terrain={"F7": "woods"})
        if who.startswith("suppressed"):
            b.s.sup[b.unit("SC")] = SUP_ON
        if "aboard" in who:
            b.s.mount(b.unit("SC"), b.unit("SA"))
        assert [key for key in ("SA", "SB") if is_unsupported(b.s, b.unit(key))] == wanted, who


# -- from the air --------------------------------------------------------------------------------------------


@each("PZR-I-56")
def test_bombs_on_a_lorry_with_passengers_beside_a_house(case: Case) -> None:
    then = case["then"]
    units = {"G-1": "G-STG3G M6 S", "G-2": "G-OPEL M7 S", "G-3": "GL-INF M7 S", "S-1": "S-T34-76 A12 N"}
    for second in ("99", "1"):
        b = sky(units, PE2, terrain={"M7": "building_wood"}, may=(), rolls=[1, 1, 1, 100, 99, int(second)])
        b.s.mount(b.unit("G-3"), b.unit("G-2"))
        b = flying(b, "M0", "S", "low", "medium", 5)
        b.play("bomb M6")
        assert attacked(b, "gp-fire") == then["order"]
        assert [key for key in ("G-1", "G-2", "G-3") if b.where(key) == "@lost"] == then[second]


@each("PZR-I-57")
def test_a_forward_observer_aboard_guides_aircraft(case: Case) -> None:
    then = case["then"]
    for name in ("overwatch", "move", "used"):
        command = "overwatch" if name == "used" else name
        units = {"G-1": "GL-INF M6 S spot-fire", "S-1": "SL-SEC M7 N", "S-2": f"S-GAZAA M7 N {command}"}
        if name == "used":
            units["S-2"] += " done"
        b = sky(units, terrain={"M6": "woods"}, batteries=SHELLS)
        b.sc.roles[b.unit("S-1")] = 1 << ROLES.index("FO")
        b.s.mount(b.unit("S-1"), b.unit("S-2"))
        b = flying(b, "M0", "S", moves=5)
        if then[name]:
            assert b.refused("guide S-1 G-1") == then[name]
            continue
        b.play("guide S-1 G-1")
        assert (b.acted("S-2"), b.s.command[b.unit("S-2")]) == ("done", OVERWATCH)
        assert "strafe M6" in b.offers()
        why = call_refusal(b.s, SOVIET, b.unit("S-1"), b.hex("M6"))
        assert REFUSALS[why].rule == then["call_after"]


def strafed(units: dict[str, str], roll: int) -> Battle:
    """Two guns of one command are strafed with this roll, and answer."""
    b = sky(units, may=("overwatch", "no-command"), rolls=[roll, 1, 1, 1, 1])
    for key in ("G-1", "G-2"):
        b.s.group[b.unit(key)] = b.unit("G-1")
    b = flying(b, "M0", "S", moves=5)
    b.play("strafe M6", "flak G-1")
    return b


@each("PZR-I-58")
def test_guns_of_a_shared_overwatch_answer_together(case: Case) -> None:
    then = case["then"]
    units = {"G-1": "GT-FLK38 M6 N overwatch", "G-2": "GT-FLK38 M9 N overwatch", "S-1": "S-T34-76 A12 N"}
    battles = (strafed(units, roll) for roll in range(1, 101))
    b = next(battle for battle in battles if battle.s.sup[battle.unit("G-1")] == SUP_ON)
    fired = [b.keys[told[0]] for told in b.told("gp-fire")]
    assert fired == [IL2, *then["fire"]]
    assert [skies.lines(b, number) for number in (1, 2)] == [then["first"], then["second"]]
    assert [b.acted(key) for key in then["fire"]] == ["done", "done"]
    assert any(key.startswith("flak") for key in b.offers()) is then["again"]


@each("PZR-I-59")
def test_a_shot_down_aircraft_falls_on_a_lorry_with_passengers(case: Case) -> None:
    then = case["then"]
    b = sky({"G-1": "G-OPEL M6 S", "G-2": "GL-INF M6 S", "S-1": "SL-SMG M6 N"}, rolls=[1, 1, 100, 1])
    b.s.mount(b.unit("G-2"), b.unit("G-1"))
    b = again(b, crash_area(b.unit(IL2), b.hex("M6")))
    assert attacked(b, "gp-fire") == then["attacked"]
    assert ledger(b, "gp-defence", "gp-fire", 1).total == then["passenger_defence"]
    assert crash_hexes(9, LOW) == then["low"]
    assert crash_hexes(9, ALTITUDES.index("medium")) == then["medium"]


@each("PZR-I-60")
def test_a_mortar_section_aboard_a_lorry(case: Case) -> None:
    then = case["then"]
    units = {**UNITS, "GM": "GL-SEC C4 S w:GW-GRW34", "GT": "G-OPEL C4 S fire", "SC": "SL-RIF C7 N spot-fire"}
    b = step(units, [50])
    b.s.mount(b.unit("GM"), b.unit("GT"))
    b.s.seen_by[b.unit("SC")] |= 1 << b.unit("GM")
    assert (rule(b, "GO", "GM", "C12", []) == "") is then["call"]
    b = again(b, DirectFire(GERMAN))
    b.play("fire GM")
    weapons = [key for key in b.offers() if key.startswith("weapon")]
    assert any("GRW" in key or "support" in key for key in weapons) is then["mortar"]
    b.play("at SC", "resolve SC")
    assert skies.lines(b) == then["lines"]
