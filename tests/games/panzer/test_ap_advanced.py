"""5.14 to 5.16, 6.5.2: AP fire of the Advanced Game: hits, places, crews, passengers, ammunition."""

from __future__ import annotations

import datetime
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.kernel.chance import every_outcome
from grognard.core.kernel.state import Frame, State, advance
from grognard.games.panzer import RULES
from grognard.games.panzer.adjust.adjustment import can_pivot
from grognard.games.panzer.command.available import active_units, command_refusal, possible_commands
from grognard.games.panzer.fire import effects
from grognard.games.panzer.fire.ap_modifiers import Aim, net_modifier
from grognard.games.panzer.fire.attack import Attack
from grognard.games.panzer.fire.crew import bail_number, bail_row
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.hull import HULL_DOWN, NO_COVER, PARTIAL, found_covers, hull_against
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.fire.shots import AS_IT_IS, Shot, counts_as_moving
from grognard.games.panzer.fire.tables import KO, LEG_PASSENGER, SUPPRESSED_DIRECT, ap_tables
from grognard.games.panzer.fire.targets import arms_of, fire_refusal, firing_arc_of, shell_of, weapon_refusal
from grognard.games.panzer.gp.modifiers import firer_lines
from grognard.games.panzer.gp.terrain_damage import remove
from grognard.games.panzer.ground.veils import Veil, hindrance
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.movement.roads import must_halt
from grognard.games.panzer.refusals import LEGAL, REFUSALS
from grognard.games.panzer.setting.victory import kill_points
from grognard.games.panzer.spotting.arcs import in_arc
from grognard.games.panzer.spotting.looking import level_of, reach
from grognard.games.panzer.state import (
    ABANDONED,
    FIRE,
    FIRED,
    IDLE_ONLY,
    OVERWATCH,
    SPOT_NAMES,
    SUP_NAMES,
    SUP_NONE,
    SUP_OFF,
    SUP_ON,
    TRACKS,
    WATCHING,
    PanzerState,
    with_cell,
)
from grognard.games.panzer.verbs import AP, GP, SPECIAL

from .battle import Battle
from .cases import Case, each
from .stacks import again

GERMAN, SOVIET = 0, 1
QUICK = ("advanced_ap", "transport", "leg_and_towed", "hull_down")
LIMITED = (*QUICK, "ammo_limits")
FLAK = "G-WIRB"  # the one gun of the set that fires fast


def battle(units: dict[str, str], **more: Any) -> Battle:
    """A position of the Advanced Game, without a frame."""
    more.setdefault("modules", QUICK)
    return Battle(units, [], layer="advanced", may=("fire", "no-command"), **more)


def one_shot(b: Battle, firer: str = "G-1", target: str = "S-1", arm: int = AP, reaction: int = 0) -> Battle:
    """One shot of a unit at another."""
    attack = Attack()
    attack.player = b.sc.side[b.unit(firer)]
    attack.firer, attack.target = b.unit(firer), b.unit(target)
    attack.arm, attack.reaction = arm, reaction
    return again(b, attack)


def lines(b: Battle) -> dict[str, int]:
    """The modifiers of the first shot."""
    shot = next(e for e in b.game.events if RULES.events[e.kind].name in ("hit", "missed"))
    assert shot.ledgers is not None
    return {line.name: line.value for line in shot.ledgers[0].lines}


def number(b: Battle) -> int:
    """The hit number of the last shot."""
    return (b.told("hit") + b.told("missed"))[-1][3]


DUEL = {"G-1": "G-PZ4H F6 N fire", "S-1": "S-T34-76 F3 S"}


# -- extra hits ------------------------------------------------------------


def spread(grade: str) -> Battle:
    """A fast gun hits A3 three times; A1 and A2 are next to A3, A4 is two hexes away; all at point blank."""
    near = {"S-3": "S-T70 F4 S", "S-1": "S-T70 E3 S", "S-2": "S-T70 F3 S", "S-4": "S-T70 F6 S"}
    units = {"G-1": f"{FLAK} F5 N fire", **near}
    return one_shot(
        battle(units, grades=(grade, "seasoned"), rolls=[1, 11, 11, 11, 100, 100, 100]), target="S-3"
    )


def spread_targets(b: Battle) -> list[str]:
    """The targets beside the first that extra hits may be given to, as the cases call them."""
    return [f"A{key[-1]}" for key in b.offers() if key.startswith("spread") and key != "spread S-3"]


@each("PZR-C2-072")
def test_extra_hits_within_command_range(case: Case) -> None:
    """6.5.2.1[7]: by the grade of the firing unit."""
    b = spread("veteran")
    assert b.asked() == "german"
    assert spread_targets(b) == case["then"]["legal"]
    for name in case["then"]["refused"]:
        assert b.refused(f"spread S-{name[1]}") == "PZR-6.5.2.1"


@each("PZR-C2-073")
def test_extra_hits_by_grade(case: Case) -> None:
    """6.5.2.1[7], R2-03: regular units stay in the hex of the first target, elite ones reach two hexes."""
    assert spread_targets(spread("elite")) == case["then"]["ELITE"]
    regular = spread("regular")
    assert spread_targets(regular) == case["then"]["REG"]
    assert [target for target, *_ in regular.told("struck-at")] == [regular.unit("S-3")] * 3


@each("PZR-C2-074")
def test_no_extra_hit_at_a_longer_range_factor(case: Case) -> None:
    """6.5.2.1[7]: the same or a nearer range factor."""
    units = {"G-1": f"{FLAK} F6 N fire", "S-1": "S-T70 F4 S", "S-2": "S-T70 F3 S", "S-3": "S-T70 E4 S"}
    b = one_shot(battle(units, grades=("veteran", "seasoned"), rolls=[1]))
    u = b.unit("G-1")
    shell = shell_of(b.s, u, AP)
    assert shell is not None
    assert shell.reach[:2] == [2, 3]
    assert [key for key in b.offers() if key == "spread S-2"] == case["then"]["legal"]
    assert b.refused("spread S-2") == "PZR-6.5.2.1"


def test_all_extra_hits_are_given_before_any_damage() -> None:
    """6.5.2.1[8]: then vehicle by vehicle."""
    units = {"G-1": f"{FLAK} F6 N fire", "S-1": "S-T70 F4 S", "S-2": "S-T70 F4 S"}
    b = one_shot(battle(units, grades=("veteran", "seasoned"), rolls=[1, 11, 11, 11, 100, 100, 100, 100]))
    b.play("spread S-2")
    assert "struck-at" not in b.events()
    b.play("spread S-1")
    names = [target for target, *_ in b.told("struck-at")]
    assert names == [b.unit("S-1"), b.unit("S-1"), b.unit("S-2")]


# -- places, tracks, hull down ------------------------------------------------------------


@each("PZR-C2-079", "PZR-C2-082")
def test_track_hits(case: Case) -> None:
    """6.5.2.2.1: no penetration, a crew check; a second one is ignored."""
    first = case["id"] == "PZR-C2-079"
    units = {**DUEL, "S-1": "S-T34-76 F3 S move" + ("" if first else " tracks")}
    b = one_shot(battle(units, rolls=[1, 5, 100]))
    u, then = b.unit("S-1"), case["then"]
    assert bool(b.s.hurt[u] & TRACKS) is (then["state"] == "TK")
    assert ("tracks-hit" in b.events()) is first
    checked = any(event in ("crew-stays", "crew-leaves") for event in b.events())
    assert ("crew" if checked else "none for the crew") == then["bail_check"]
    assert len(b.script.rolls) == (0 if first else 1)
    if first:
        armour = b.told("struck-at")[0][3]  # with which the penetration was compared
        assert (armour != 0) is then["penetration_checked"]
        assert counts_as_moving(b.s, u, AS_IT_IS) is then["still_counts_as_moving"]
        assert tracked_on_the_way() == (then["movement"], case["given"]["moved"])


def tracked_on_the_way() -> tuple[str, int]:
    """What becomes of the move of a tank whose tracks are hit by reaction fire, and after how many hexes."""
    units = {"G-1": "G-PZ4H F9 N overwatch", "S-1": "S-T34-76 F2 S move", "S-2": "S-T70 A1 S move"}
    b = again(battle(units, rolls=[1, 5, 100]), Movement(SOVIET))
    b.play("move S-1", "rate cross-country", "ahead", "hold", "ahead", "react G-1 S-1")
    b.play(*(["weapon ap"] if "weapon ap" in b.offers() else []), "resolve S-1")
    hexes = int(b.where("S-1")[1:]) - 2
    over = b.told("stopped") == [(b.unit("S-1"), b.hex(b.where("S-1")), 0, 0)] and b.acted("S-1") == "done"
    turns = b.kind() == "Move.step" or can_pivot(b.s, b.unit("S-1"))
    return ("stops at once" if over else "goes on") + ("" if turns else ", facing fixed"), hexes


@each("PZR-C2-081")
def test_a_tracked_vehicle_still_counts_as_moving(case: Case) -> None:
    """6.5.2.2.1[4]: in this turn it is by its command."""
    b = battle({**DUEL, "S-1": "S-T34-76 F3 S move tracks done"}, rolls=[99, 99])
    frames: Frame = DirectFire(GERMAN)
    b = again(b, frames)
    b.play("fire G-1")
    if b.offers()[0].startswith("weapon"):
        b.play("weapon ap")
    b.play("at S-1", "resolve S-1")
    assert lines(b)["target-moving"] == case["then"]["ap"]


def test_hull_down_takes_hits() -> None:
    """6.5.2.2.3: the tens digit 5 to 10 misses; 6.1.4.1: spotting and hit number are as ever."""
    b = battle(DUEL, rolls=[1, 55])
    plain = number(one_shot(battle(DUEL, rolls=[100])))
    b.s.hull = with_cell(b.s.hull, b.unit("S-1"), HULL_DOWN)
    b.s.hull_open = with_cell(b.s.hull_open, b.unit("S-1"), 0)  # open to the north, away from the firer
    b = one_shot(b)
    assert "covered" in b.events()
    assert number(b) == plain


@each("PZR-C-6.1.4.1-m")
def test_hull_down_changes_nothing_else(case: Case) -> None:
    """6.1.4.1."""
    b = battle({"G-1": "G-PZ4H F9 N fire", "S-1": "S-T34-76 F3 S"}, rolls=[100])
    b.s.hull = with_cell(b.s.hull, b.unit("S-1"), HULL_DOWN)
    assert reach(b.s, b.unit("G-1"), b.unit("S-1")) == case["then"]["range"]
    assert number(one_shot(b)) == case["then"]["hit"]


def test_what_puts_a_vehicle_hull_down() -> None:
    """6.1.4.1.2, 6.1.4.1.3, 6.1.4.3.2, 6.6.9[6]: bank, slope, wall, a position found."""

    def against(units: dict[str, str], **more: Any) -> int:
        b = battle(units, **more)
        u, t = b.unit("G-1"), b.unit("S-1")
        return hull_against(b.s, t, b.s.place[u], level_of(b.s, u))

    assert against(DUEL) == NO_COVER
    assert against(DUEL, terrain={"F3": "railroad"}) == PARTIAL
    assert against({**DUEL, "G-1": "G-PZ4H F4 N"}, levels={"F3": 1}) == PARTIAL
    assert against({**DUEL, "G-1": "G-PZ4H F5 N"}, levels={"F3": 1}) == NO_COVER
    assert against(DUEL, sides={"F5/F4": "wall"}) == HULL_DOWN
    board = battle(DUEL).sc.board
    target, south, north, east = (board.hex(f"1{name}") for name in ("F3", "F6", "F1", "L3"))
    assert found_covers(board, target, 0, south)
    assert not found_covers(board, target, 0, north)
    assert found_covers(board, target, 0, east)  # on the border of two angles: the owner chooses


# -- crews and passengers ------------------------------------------------------------


def test_a_crew_leaves() -> None:
    """6.5.2.6.1: the vehicle stays, abandoned, and is no target any more (R-41)."""
    b = one_shot(battle(DUEL, rolls=[1, 5, 20]))
    t = b.unit("S-1")
    assert b.told("crew-leaves") == [(t, 20, 30, 0)]
    assert b.s.hurt[t] & ABANDONED
    assert REFUSALS[fire_refusal(b.s, b.unit("G-1"), t, AP)].rule == "PZR-5.15"
    assert b.s.vehicles_here[b.hex("F3")] == 0


def test_two_damages_are_a_knock_out_without_a_check() -> None:
    """6.5.2[4](h): results of all hits come first, then the crew is asked."""
    units = {"G-1": f"{FLAK} F5 N fire", "S-1": "S-T70 F4 N"}
    b = one_shot(battle(units, rolls=[1, 56, 56]))
    assert b.events().count("damaged") == 1
    assert "knocked-out" in b.events()
    assert b.script.rolls == []


def test_every_no_damage_is_a_check() -> None:
    """6.5.2.6.1[4]: one for each, after all hits."""
    units = {"G-1": f"{FLAK} F5 N fire", "S-1": "S-T70 F4 N"}
    b = one_shot(battle(units, rolls=[1, 51, 51, 51, 100, 100, 100]))
    assert b.events().count("shaken") == 3
    assert b.events().count("crew-stays") == 3


def carried(
    rider: str, rolls: list[int | list[int]], carrier: str = "S-T34-76", grade: str = "seasoned"
) -> Battle:
    """A vehicle with a passenger that is hit."""
    units = {"G-1": "G-PZ4H F6 N fire", "S-1": f"{carrier} F3 S", "S-2": f"{rider} F3 S"}
    b = battle(units, rolls=rolls, grades=("seasoned", grade))
    b.s.mount(b.unit("S-2"), b.unit("S-1"))
    return one_shot(b)


@each("PZR-C2-111", "PZR-C-5.15-c", "PZR-C2-117")
def test_passengers_follow_the_crew(case: Case) -> None:
    """6.5.2.6.1[3]: without a roll, in the hex, suppressed; a gun is then faced by its owner."""
    gun = case["id"] != "PZR-C2-111"
    b = carried("ST-ZIS3" if gun else "SL-RIF", [1, 5, 20])
    u = b.unit("S-2")
    if gun:
        assert b.asked() == "soviet"
        b.play("face NE")
        assert b.facing("S-2") == "NE"
    assert b.s.carrier[u] == -1
    assert b.where("S-2") == "F3"
    assert b.s.sup[u] == SUP_ON
    assert "rider-follows" in b.events()
    rolls = sum(name in b.events() for name in ("rider-leaves", "rider-stays"))
    assert b.script.rolls == []
    out = b.s.carrier[u] == -1 and b.where("S-2") == "F3" and b.s.sup[u] == SUP_ON
    words = {
        "rolls": rolls if case["id"].startswith("PZR-C2") else rolls > 0,
        "bails_out": out,
        "passenger": "bails automatically" if out and not rolls else "stays",
        "passengers": "both in the hex, any facing, SUP/ON" if out else "aboard",
        "vehicle": "BAIL" if b.s.hurt[b.unit("S-1")] & ABANDONED else "manned",
    }
    assert case["then"] == {name: words[name] for name in case["then"]}


def test_what_follows_a_gun_that_is_faced() -> None:
    """5.15: the next passenger rolls; an offer says so."""
    units = {"G-1": "G-PZ4H F6 N fire", "S-1": "S-US6 F3 S", "S-2": "ST-ZIS3 F3 S", "S-3": "SL-SEC F3 S"}
    b = battle(units, rolls=[1, 47, 100, 100])
    for key in ("S-2", "S-3"):
        b.s.mount(b.unit(key), b.unit("S-1"))
    b = one_shot(b)
    question = b.game.seat(SOVIET).view().question
    assert question is not None
    assert [offer.rolls for offer in question.offers] == [True] * 6
    b.play("face N")
    assert b.events().count("rider-survives") == 2


@each("PZR-C2-359")
def test_the_crew_checks_before_its_passengers(case: Case) -> None:
    """6.5.2.6: the crew stays, then the squad is looked at."""
    b = carried("SL-RIF", [1, 43, case["given"]["crew_roll"], 70])
    assert "damaged" in b.events()
    order = [name for name in b.events() if name.startswith(("crew", "rider"))]
    assert order == ["crew-stays", "rider-leaves"]
    then = case["then"]
    assert bool(b.s.hurt[b.unit("S-1")] & ABANDONED) is then["crew_bails"]
    assert bool(b.told("rider-leaves") + b.told("rider-stays")) is then["passenger_check"]
    assert [{"crew": "crew", "rider": "passengers"}[name.split("-")[0]] for name in order] == then["order"]


@each("PZR-C-5.15-a", "PZR-C2-116")
def test_passengers_of_a_destroyed_vehicle(case: Case) -> None:
    """5.15, 6.5.2.6.2[2]: by the row of the knock-out; on 15 the squad is lost."""
    b = carried("SL-RIF", [1, 47, 15])
    assert "knocked-out" in b.events()
    assert b.told("rider-lost") == [(b.unit("S-2"), 15, 21, 0)]
    assert b.where("S-2") == "@lost"
    b = carried("SL-RIF", [1, 47, 21])
    assert b.told("rider-survives") == [(b.unit("S-2"), 21, 21, 0)]
    assert b.s.sup[b.unit("S-2")] == SUP_ON
    then = case["then"]
    number = bail_number(ap_tables(), bail_row(KO), LEG_PASSENGER)
    shaken = bail_number(ap_tables(), SUPPRESSED_DIRECT, LEG_PASSENGER)
    lost = carried("SL-RIF", [1, 47, 15])
    words = {
        "line": "Knocked Out / Leg" if lost.told("rider-lost")[0][2] == number else "Suppressed / Leg",
        "needs": f"{number}+",
        "survives": lost.where("S-2") != "@lost",
        "row": f"KO leg {number}+",
        "not_row": f"SUP_DF {shaken}-",
    }
    assert then == {name: words[name] for name in then}


def test_passengers_under_cover_do_not_check() -> None:
    """6.5.2.6.2[1]: not while the vehicle lives."""
    units = {"S-1": "S-T34-76 F6 N fire", "G-1": "G-251-1 F3 S", "G-2": "GL-RIF F3 S"}
    b = battle(units, rolls=[1, 41, 100])
    b.s.mount(b.unit("G-2"), b.unit("G-1"))
    b = one_shot(b, "S-1", "G-1")
    assert "crew-stays" in b.events()
    assert not [name for name in b.events() if name.startswith("rider")]


@each("PZR-C2-103")
def test_a_burning_vehicle_suppresses_its_friends(case: Case) -> None:
    """6.5.2.5[7], R2-21: not passengers under cover, not enemies."""
    units = {
        "S-1": "S-T34-76 F6 N fire",
        "G-1": "G-PZ4H F3 S",
        "G-2": "GL-RIF F3 S",
        "G-3": "G-251-1 F3 S",
        "G-4": "GL-RIF F3 S",
    }
    b = battle({**units, "S-2": "SL-RIF F3 S"})
    b.s.mount(b.unit("G-4"), b.unit("G-3"))
    effects.destroy(b.s, b.unit("G-1"), 5)
    names = {"squad friendly": "G-2", "vehicle friendly": "G-3", "UC passengers": "G-4", "enemy squad": "S-2"}
    shaken = [name for name, key in names.items() if b.s.sup[b.unit(key)] == SUP_ON]
    assert shaken == case["then"]["suppressed"]
    assert [name for name in names if name not in shaken] == case["then"]["not"]


@each("PZR-C-5.10-a", "PZR-C-5.10-b")
def test_suppression(case: Case) -> None:
    """5.10, R-12: a new result sets ON; it does not add up."""
    b = battle(DUEL, rolls=[100])
    u = b.unit("G-1")
    b.s.sup[u] = SUP_OFF if case["id"].endswith("a") else SUP_ON
    effects.suppress(b.s, u)
    assert f"SUP/{SUP_NAMES[b.s.sup[u]].upper()}" == case["then"].get("marker", "SUP/ON")
    b = one_shot(b)
    markers = [name for name in lines(b) if "suppressed" in name]
    assert len(markers) == case["then"].get("markers", 1)
    assert lines(b)["firer-suppressed"] == case["then"].get("ap_modifier", -5)


@each("PZR-C-5.15-d")
def test_an_abandoned_vehicle_is_never_manned_again(case: Case) -> None:
    """R-41: no command is possible."""
    b = battle({**DUEL, "S-1": "S-T34-76 F3 S abandoned"})
    assert not b.s.active(b.unit("S-1"))
    assert (possible_commands(b.s, b.unit("S-1")) != IDLE_ONLY) is case["then"]["legal"]


@each("PZR-C-5.15-m")
def test_an_abandoned_vehicle_is_an_obstacle_only(case: Case) -> None:
    """R-41: no target, not counted; it stops who drives at road rate, and is lost for victory."""
    road = ["F1", "F2", "F3", "F4", "F5", "F6"]
    units = {**DUEL, "S-1": "S-T34-76 F3 S abandoned", "S-2": "S-T34-76 F1 S"}
    b = battle(units, roads=[road])
    t, mover = b.unit("S-1"), b.unit("S-2")
    refused = REFUSALS[fire_refusal(b.s, b.unit("G-1"), t, AP)].rule == "PZR-5.15"
    stops = must_halt(b.s, mover, b.hex("F3")) and not must_halt(b.s, mover, b.hex("F2"))
    counted = b.s.vehicles_here[b.hex("F3")] > 0
    lost = b.sc.points[t] * b.sc.kill_percent[GERMAN] // 100
    found = {
        "target": "refused" if refused else "fired at",
        "road_rate": "must stop" if stops else "passes",
        "stacking": "counted" if counted else "not counted",
        "victory": "as destroyed" if kill_points(b.s, GERMAN) == lost > 0 else "alive",
    }
    assert found == case["then"]


# -- modifiers ------------------------------------------------------------


@each("PZR-C2-091", "PZR-C2-093")
def test_smoke_on_the_line(case: Case) -> None:
    """5.11, 6.5.2.4[2] to [4]: areas that share a hex are one, separate ones add up."""
    if case["id"] == "PZR-C2-091":
        area = frozenset([1, 2, 3])
        veils = [Veil("smoke", area, False), Veil("barrage", area, False)]
        total = case["then"]["total"]
    else:
        veils = [Veil("smoke", frozenset([1]), False), Veil("smoke", frozenset([3]), False)]
        total = case["then"]["smoke"]
    aim = Aim()
    aim.veils = hindrance([1, 2, 3], veils, frozenset(), False).instances
    assert net_modifier(ap_tables(), aim) == total
    if case["id"] == "PZR-C2-091":  # the barrage adds nothing to the smoke
        aim.veils = hindrance([1, 2, 3], veils[:1], frozenset(), False).instances
        smoke = net_modifier(ap_tables(), aim)
        assert (smoke, total - smoke) == (case["then"]["smoke"], case["then"]["barrage"])


@each("PZR-C2-257")
def test_passenger_fire(case: Case) -> None:
    """6.6.7.2[4]: -2, and the carrier's SHORT HALT does not count."""
    units = {"S-1": "S-T34-76 F6 N short-halt fired", "S-2": "SL-SEC F6 N w:SW-PTRD", "G-1": "G-251-1 F3 S"}
    b = battle(units, rolls=[100])
    b.s.mount(b.unit("S-2"), b.unit("S-1"))
    b = one_shot(b, "S-2", "G-1", arm=4)
    assert lines(b)["passenger-fire"] == case["then"]["ap"]
    assert lines(b).get("firer-short-halt", 0) == case["then"]["short_halt"]
    names = dict(firer_lines(b.s, Shot(b.unit("S-2"), b.unit("G-1"), GP, 0, 0, -1, 0, 0), 0))
    assert names["passenger_fire"] == case["then"]["gp"]
    assert names.get("firer_short_halt", 0) == case["then"]["short_halt"]


@pytest.mark.parametrize(("grade", "value"), [("elite", 1), ("green", -1)])
def test_the_grade_of_the_firer(grade: str, value: int) -> None:
    """6.5.2.4[11]: at point blank."""
    b = one_shot(battle(DUEL, grades=(grade, "seasoned"), rolls=[100]))
    assert lines(b) == {"unit-grade": value}


# -- passengers that fire --------------------------------------------------------------------

RIDERS = {"S-1": "S-T34-76 F4 N fire", "S-2": "SL-SEC F4 N w:SW-PTRD", "G-1": "G-251-1 F2 S"}


def riding(units: dict[str, str], rolls: list[int | list[int]], frame: Frame) -> Battle:
    """S-2 rides on S-1."""
    b = battle(units, rolls=rolls)
    b.s.mount(b.unit("S-2"), b.unit("S-1"))
    return again(b, frame)


def test_a_passenger_fires_by_its_vehicles_command() -> None:
    """6.6.7.2, R-61: its shot executes the command; the vehicle is marked and may be reacted at."""
    b = riding(RIDERS, [100], DirectFire(SOVIET))
    assert b.offers() == ["fire S-1", "fire S-2"]
    b.play("fire S-2", "at G-1")
    assert b.acted("S-1") == "done"
    assert "fire S-1" in b.offers()
    b.play("resolve G-1")
    assert lines(b)["passenger-fire"] == -2
    assert b.offers() == []
    assert b.s.spot[b.unit("S-1")] == 3  # its rifle is spotted as small arms
    assert b.s.trigger[b.unit("S-1")] != 0
    assert b.s.trigger[b.unit("S-2")] == 0


def test_vehicle_and_passenger_fire_together() -> None:
    """6.6.7.2[3]: each at the target of its choice, declared before a shot of the crew is resolved."""
    b = riding(RIDERS, [100, 100], DirectFire(SOVIET))
    b.play("fire S-1", "at G-1", "fire S-2", "at G-1", "resolve G-1")
    assert b.events().count("missed") == 2
    b = riding({**RIDERS, "G-2": "G-PZ4H F1 S"}, [100], DirectFire(SOVIET))
    b.play("fire S-1", "at G-1", "resolve G-1")
    assert b.offers() == []


def test_passengers_of_an_idle_vehicle_do_nothing() -> None:
    """R2-14: N/C and MOVE let nobody fire."""
    b = riding({**RIDERS, "S-1": "S-T34-76 F4 N overwatch"}, [], DirectFire(SOVIET))
    assert b.refused("fire S-2") == "PZR-4.4.1"


def test_a_passenger_reacts_by_its_vehicles_overwatch() -> None:
    """6.6.7.2[2]: an unarmed vehicle may have OVERWATCH for the sake of its passengers."""
    units = {**RIDERS, "S-1": "S-US6 F4 N overwatch", "G-1": "G-251-1 F2 S fire done"}
    b = battle(units, rolls=[100])
    b.s.mount(b.unit("S-2"), b.unit("S-1"))
    assert command_refusal(b.s, b.unit("S-1"), OVERWATCH) == LEGAL
    assert command_refusal(b.s, b.unit("S-1"), FIRE) == LEGAL
    b.s.command_may[b.unit("S-1")] |= WATCHING
    b.s.trigger[b.unit("G-1")] = FIRED
    b = again(b, Reactions())
    assert b.offers() == ["hold", "react S-2 G-1"]
    b.play("react S-2 G-1", "resolve G-1")
    assert b.acted("S-1") == "done"
    assert {"passenger-fire", "reaction-fire-in-arc"} <= set(lines(b))


# -- ammunition ------------------------------------------------------------


def test_special_ammunition_before_its_date() -> None:
    """5.16.1: the scenario's month decides."""
    b = battle({"S-1": "S-SU76M F6 N fire", "G-1": "G-PZ4H F3 S"})
    assert arms_of(b.s, b.unit("S-1")) == [AP]
    b = battle({"S-1": "S-SU76M F6 N fire", "G-1": "G-PZ4H F3 S"}, date=datetime.date(1943, 10, 1))
    assert arms_of(b.s, b.unit("S-1")) == [AP, SPECIAL]


@each("PZR-C-5.16.1-a")
def test_hvap_in_june(case: Case) -> None:
    """5.16.1."""
    year, month = (int(part) for part in case["given"]["date"].split("-"))
    b = battle({"S-1": "S-SU76M F6 N fire", "G-1": "G-PZ4H F3 S"}, date=datetime.date(year, month, 1))
    assert (shell_of(b.s, b.unit("S-1"), SPECIAL) is not None) is case["then"]["legal"]


def test_special_ammunition_runs_short() -> None:
    """5.16.2.2: the basic AP row, as rate N, with -3."""
    b = one_shot(battle(DUEL, modules=LIMITED, rolls=[5, 100]), arm=SPECIAL)
    assert b.told("ammo-short") == [(b.unit("G-1"), 5, 4, 0)]
    assert lines(b) == {"ammo-limit": -3}
    b = one_shot(battle(DUEL, modules=LIMITED, rolls=[4, 1, 45]), arm=SPECIAL)
    assert "ammo-holds" in b.events()
    assert b.told("struck-at")[0][2] == 28  # APCR at point blank


@each("PZR-C-5.16.2.2-c")
def test_both_limits_fail(case: Case) -> None:
    """5.16.2.2: -3 and -3."""
    given = case["given"]
    units = {"G-1": "G-NASH F6 N fire", "S-1": "S-T34-76 F3 S"}
    b = one_shot(battle(units, modules=LIMITED, rolls=[given["roll_10"], 9, 100]), arm=SPECIAL)
    assert lines(b)["ammo-limit-both"] == case["then"]["ap_modifier"]


@each("PZR-C-5.16.2.4-m")
def test_a_gun_away_from_its_dump(case: Case) -> None:
    """5.16.2.4: in the hex where it was set up there is no limit."""
    units = {"G-1": "GT-PAK40 F6 N fire", "S-1": "S-T34-76 F3 S"}
    rolled = {}
    for name, dump in (("in_X", "F6"), ("next_hex", "F7"), ("back_in_X", "F6")):
        b = battle(units, modules=LIMITED, rolls=[7, 100] if name == "next_hex" else [100])
        b.s.dump = with_cell(b.s.dump, b.unit("G-1"), b.hex(dump))
        b = one_shot(b)
        rolled[name] = [told[1:3] for told in b.told("ammo-short")]
    found = {name: f"roll against {told[0][1]}" if told else "no roll" for name, told in rolled.items()}
    assert found == case["then"]


def test_tungsten_withheld() -> None:
    """5.16.2.7: from late 1943 on the scenario may forbid German APCR."""
    late = datetime.date(1944, 6, 1)
    b = battle(DUEL, german_apcr="none", date=late)
    assert arms_of(b.s, b.unit("G-1")) == [AP]
    b = one_shot(battle(DUEL, german_apcr="plus2", date=late, modules=LIMITED, rolls=[3, 100]), arm=SPECIAL)
    assert b.told("ammo-short") == [(b.unit("G-1"), 5, 4, 0)]


# -- arcs of leg units and guns ------------------------------------------------------------


@each("PZR-C-5.1-b", "PZR-C-5.2-a")
def test_arcs_of_leg_and_towed_units(case: Case) -> None:
    """5.1, 5.2, R-36: a suppressed leg unit and a gun fire to the front."""
    b = battle({"G-1": f"{case['given']['unit']} F6 N", "S-1": "S-T34-76 F8 N"})
    u = b.unit("G-1")
    b.s.sup[u] = SUP_ON if case["given"].get("suppressed") else SUP_NONE
    arc = firing_arc_of(b.s, u)
    assert bin(arc).count("1") == 2  # of twelve wedges
    behind = b.s.place[b.unit("S-1")]
    assert in_arc(b.sc.board, b.s.place[u], b.s.facing[u], behind, arc) is case["then"]["in_arc"]


@each("PZR-C-5.1.3.3-a")
def test_an_anti_tank_rifle_fires_while_it_is_carried(case: Case) -> None:
    """5.1.3.3, 6.6.7.2: hand-held weapons do not."""
    units = {**RIDERS, "G-2": "GL-RIF F8 N w:GW-PF", "G-3": "G-251-1 F8 N"}
    b = battle(units, date=datetime.date(1944, 6, 1))
    b.s.mount(b.unit("S-2"), b.unit("S-1"))
    b.s.mount(b.unit("G-2"), b.unit("G-3"))
    assert (weapon_refusal(b.s, b.unit("S-2"), 4) == LEGAL) is case["then"]["legal"]
    assert REFUSALS[weapon_refusal(b.s, b.unit("G-2"), 4)].rule == "PZR-6.6.7.2"


@each("PZR-C-5.1.3-m")
def test_a_support_weapon_is_no_unit(case: Case) -> None:
    """5.1.3: it counts with its section and goes with it."""
    b = battle({"G-1": "GL-SEC F6 N w:GW-RPZB", "S-1": "S-T34-76 F8 N"}, date=datetime.date(1944, 6, 1))
    u = b.unit("G-1")
    assert arms_of(b.s, u) == [4]
    assert active_units(b.s, b.sc.formation[u]) == case["then"]["active"]
    remove(b.s, u)
    assert active_units(b.s, b.sc.formation[u]) == 0
    nobody = b.sc.units == 2 and not any(b.s.on_map(v) for v in b.sc.units_of[GERMAN])  # a weapon is no unit
    assert ("gone with it" if nobody else "stays") == case["then"]["weapon"]


# -- dual fire ------------------------------------------------------------


def test_a_squad_fires_all_it_carries() -> None:
    """5.14: again with the second weapon, before the first is resolved."""
    units = {"G-1": "GL-RIF F4 N fire w:GW-PF w:GW-RPZB", "S-1": "S-T34-76 F3 S", "S-2": "S-T34-76 F3 S"}
    date = datetime.date(1944, 6, 1)
    b = again(battle(units, date=date, rolls=[100, 100]), DirectFire(GERMAN))
    b.play("fire G-1", "weapon first", "at S-1")
    assert "fire G-1" in b.offers()
    b.play("fire G-1", "at S-2", "resolve S-1")
    assert lines(b)["dual-fire-different-targets"] == -3
    assert b.refused("fire G-1") == "PZR-4.4.1"
    for words, expected in (("GL-SEC", "PZR-5.1.2"), ("GL-RIF", "PZR-5.14")):
        b = battle({**units, "G-1": f"{words} F4 N fire w:GW-PF w:GW-RPZB"}, date=date)
        b.s.sup[b.unit("G-1")] = SUP_ON if words == "GL-RIF" else SUP_NONE
        b = again(b, DirectFire(GERMAN))
        b.play("fire G-1", "weapon first", "at S-1")
        assert b.refused("fire G-1") == expected


# -- shared FIRE ------------------------------------------------------------

AXIAL = {"A1": "E4", "A2": "F5", "A3": "F4", "A4": "D3"}  # as far from each other as in the case


def share(grade: str, rolls: list[int | list[int]] | None = None) -> Battle:
    """Four Germans that share FIRE, before four targets."""
    units = {f"G-{n}": f"G-PZ4H {name} N fire" for n, name in enumerate(("D9", "E9", "F9", "G9"), 1)}
    units |= {f"S-{key[1]}": f"S-T34-76 {name} S" for key, name in AXIAL.items()}
    b = battle(units, grades=(grade, "seasoned"), modules=(*QUICK, "command_control"), rolls=rolls or [])
    for n in range(1, 5):
        b.s.group[b.unit(f"G-{n}")] = b.unit("G-1")
    return again(b, DirectFire(GERMAN))


def aims_at(b: Battle, names: list[str]) -> str:
    """Declares one shot at each of these; the rule that forbids one of them, "" if none does."""
    for n, name in enumerate(names, 1):
        b.play(f"fire G-{n}")
        if b.offers()[0].startswith("weapon"):
            b.play("weapon ap")
        key = f"at S-{name[1]}"
        if key not in b.offers():
            return b.refused(key)
        b.play(key)
    return ""


@each("PZR-C-6.2.1.1.4-a", "PZR-C-6.2.1.1.4-f")
def test_targets_of_a_shared_command(case: Case) -> None:
    """6.2.1.1.4: pairwise within command range of each other."""
    grade = {"SEAS": "seasoned", "ELITE": "elite"}[case["given"]["grade"]]
    for names in case["then"]["legal"]:
        assert aims_at(share(grade), names) == ""
    for names in case["then"]["illegal"]:
        assert aims_at(share(grade), names) == "PZR-6.2.1.1.4"


@each("PZR-C-6.2.1.1.4-b")
def test_a_regular_formation_has_one_target_hex(case: Case) -> None:
    """6.2.1.1.4: command range 0."""
    hexes = ["A1", "A2"]
    assert aims_at(share("regular"), hexes) == "PZR-6.2.1.1.4"
    most = max(n for n in range(3) if aims_at(share("regular"), hexes[:n]) == "")
    assert most == case["then"]["max_target_hexes"]


@each("PZR-C-6.2.1.1.4-h")
def test_nobody_switches_when_the_target_dies(case: Case) -> None:
    """6.2.1.1.4, 4.4.1: the second shot is spent."""
    b = share("seasoned", [1, 47])
    assert aims_at(b, ["A2", "A2"]) == ""
    for n in (3, 4):
        b.play(f"fire G-{n}")
        if b.offers()[0].startswith("weapon"):
            b.play("weapon ap")
        b.play("at S-3")
    b.play("resolve S-2")
    assert b.where("S-2") == "@lost"
    u, then = b.unit("G-2"), case["then"]
    assert (b.told("spent") == [(u, b.unit("S-2"), 0, 0)]) is then["shot_spent"]
    assert f"SPOT/{SPOT_NAMES[b.s.spot[u]].upper()}" == then["firer_marker"]
    assert ("fire G-2" in b.offers()) is then["may_switch"]


# -- chances ------------------------------------------------------------


def test_odds_of_one_shot_are_exact() -> None:
    """6.5.2: the classes of all rolls together give what counting every total gives."""
    b = battle(DUEL)
    attack = Attack()
    attack.player, attack.firer, attack.target = GERMAN, b.unit("G-1"), b.unit("S-1")
    start = b.s.copy()
    start.lanes, start.shared, start.asked = [[attack]], [0], [-1]

    def play(s: State) -> None:
        advance(s)

    chances: dict[str, Fraction] = {}
    for fork, s in every_outcome(start, play, 4000):
        assert isinstance(s, PanzerState)
        t = b.unit("S-1")
        fate = "lost" if not s.on_map(t) else "left" if s.hurt[t] & ABANDONED else "lives"
        chances[fate] = chances.get(fate, Fraction(0)) + fork.weight
    assert sum(chances.values()) == 1
    tables = ap_tables()
    attack.angle, attack.victim = 0, b.unit("S-1")
    hit = Fraction(attack.number(b.s), 100)
    blow = attack.blow(b.s)
    results = [blow.result(tables, total) for total in range(1, 101)]
    lost = Fraction(sum(result >= 4 for result in results), 100)
    bail = {1: 30, 2: 10, 3: 30}
    left = sum((Fraction(bail[result], 10_000) for result in results if result in bail), Fraction(0))
    assert chances == {"lost": hit * lost, "left": hit * left, "lives": 1 - hit * (lost + left)}
