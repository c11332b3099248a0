"""5.1, 5.14, 5.16, 6.5.3: which weapons a unit may fire, alone and together, carried and suppressed."""

from __future__ import annotations

import datetime
from typing import Any

from grognard.core.geometry.grid import ALL_ROUND
from grognard.games.panzer.box.data_files import load_cards
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.shots import STANDS, Shot
from grognard.games.panzer.fire.targets import (
    FIRST_WEAPON,
    arms_of,
    fire_refusal,
    firing_arc_of,
    weapon_refusal,
)
from grognard.games.panzer.gp.factors import blast_of
from grognard.games.panzer.gp.modifiers import firer_lines, net
from grognard.games.panzer.refusals import LEGAL, REFUSALS
from grognard.games.panzer.state import SUP_NONE, SUP_ON, with_cell
from grognard.games.panzer.verbs import FIRST_GP, GP

from .battle import Battle
from .cases import Case, each
from .stacks import again

GERMAN, SOVIET = 0, 1
LATE = datetime.date(1944, 6, 1)


def battle(units: dict[str, str], **more: Any) -> Battle:
    """A position of the whole Advanced Game in 1944."""
    return Battle(units, [], layer="advanced", date=LATE, may=("fire", "no-command"), **more)


def second_shot(card: str, suppressed: bool) -> str:
    """The rule that forbids a unit with a Panzerfaust to fire it after its small arms, "" if none does."""
    units = {"G-1": f"{card} F5 N fire w:GW-PF", "S-1": "S-T34-76 F4 S", "S-2": "SL-RIF F3 S"}
    b = battle(units)
    b.s.sup[b.unit("G-1")] = SUP_ON if suppressed else SUP_NONE
    b = again(b, DirectFire(GERMAN))
    b.play("fire G-1", "weapon gp", "at S-2")
    return "" if "fire G-1" in b.offers() else b.refused("fire G-1")


@each("PZR-C-5.1.1-a")
def test_a_suppressed_squad_fires_one_weapon(case: Case) -> None:
    """5.1.1, 5.14."""
    assert (second_shot("GL-RIF", True) == "") is case["then"]["legal"]
    assert second_shot("GL-RIF", True) == "PZR-5.14"
    assert second_shot("GL-RIF", False) == ""


@each("PZR-C-5.1.2-c")
def test_a_section_fires_one_weapon(case: Case) -> None:
    """5.1.2."""
    assert (second_shot("GL-SEC", False) == "") is case["then"]["legal"]
    assert second_shot("GL-SEC", False) == "PZR-5.1.2"


@each("PZR-C-5.1.2-b")
def test_the_movement_of_a_section(case: Case) -> None:
    """5.1.2: `2L 3` without a support weapon, `1L 0` with one."""
    b = battle(
        {"G-1": f"{case['given']['unit']} F5 N", "G-2": "GL-SEC F6 N w:GW-HMG", "S-1": "S-T34-76 F1 S"}
    )
    found = [f"{b.sc.cross[u]}L {b.sc.road[u]}" for u in (b.unit("G-1"), b.unit("G-2"))]
    assert found == [case["then"]["value"], "1L 0"]


@each("PZR-C-5.1.3.1-a", "PZR-C-5.1.3.2-a")
def test_crewed_weapons_do_not_fire_while_carried(case: Case) -> None:
    """5.1.3.1, 5.1.3.2: mortars and machine guns on mounts."""
    weapon = case["given"]["weapon"]
    side = weapon[0]
    units = {
        "G-1": "GL-SEC F5 N" + (f" w:{weapon}" if side == "G" else ""),
        "G-2": "G-251-1 F5 N",
        "S-1": "SL-SEC F2 S" + (f" w:{weapon}" if side == "S" else ""),
        "S-2": "S-US6 F2 S",
    }
    b = battle(units)
    u, carrier = b.unit(f"{side}-1"), b.unit(f"{side}-2")
    assert weapon_refusal(b.s, u, FIRST_GP) == LEGAL
    b.s.mount(u, carrier)
    refusal = weapon_refusal(b.s, u, FIRST_GP)
    assert (refusal == LEGAL) is case["then"]["legal"]
    assert REFUSALS[refusal].rule == "PZR-6.6.7.2"
    assert weapon_refusal(b.s, u, GP) == LEGAL  # its own rifles may


@each("PZR-C-5.1.3.4-a")
def test_the_blast_of_a_panzerfaust(case: Case) -> None:
    """5.1.3.4: the same at every range of its AP row."""
    b = battle({"G-1": "GL-RIF F5 N w:GW-PF", "S-1": "SL-RIF F4 S"})
    blast = blast_of(b.s, b.unit("G-1"), FIRST_GP)
    assert blast is not None
    assert blast.gpf(1) == case["then"]["factor"]
    assert blast.gpf(2) == 0


@each("PZR-C-5.1.3.4-c")
def test_hand_held_blast_is_not_for_vehicles(case: Case) -> None:
    """5.1.3.4."""
    b = battle({"G-1": "GL-RIF F5 N w:GW-PF", "S-1": "S-T34-76 F4 S", "S-2": "SL-RIF F4 S"})
    u, tank, squad = (b.unit(key) for key in ("G-1", "S-1", "S-2"))
    refusal = fire_refusal(b.s, u, tank, FIRST_GP)
    assert (refusal == LEGAL) is case["then"]["legal"]
    assert REFUSALS[refusal].rule == "PZR-5.1.3.4"
    assert fire_refusal(b.s, u, tank, FIRST_WEAPON) == LEGAL
    assert fire_refusal(b.s, u, squad, FIRST_GP) == LEGAL


def test_weapons_that_do_not_fire_from_upstairs() -> None:
    """5.1.3.1, 5.1.3.4: mortars and hand-held weapons; machine guns and rifles do."""
    weapons = {"GW-GRW36": "PZR-5.1.3.1", "GW-RPZB": "PZR-5.1.3.4", "GW-HMG": ""}
    for weapon, rule in weapons.items():
        units = {"G-1": f"GL-RIF F5 N w:{weapon}", "S-1": "SL-RIF F4 S"}
        b = battle(units, terrain={"F5": "building_stone"}, two_floors=["F5"])
        u = b.unit("G-1")
        assert weapon_refusal(b.s, u, FIRST_GP) == LEGAL
        b.s.floor = with_cell(b.s.floor, u, 1)
        assert REFUSALS[weapon_refusal(b.s, u, FIRST_GP)].rule == rule
        assert weapon_refusal(b.s, u, GP) == LEGAL


@each("PZR-C-5.1.3.5-a")
def test_a_flamethrower_has_no_ranged_fire(case: Case) -> None:
    """5.1.3.5: it counts in close combat alone."""
    assert load_cards().weapons[case["given"]["weapon"]].kind == "flamethrower"
    b = battle({"G-1": f"GL-RIF F5 N w:{case['given']['weapon']}", "S-1": "SL-RIF F4 S"})
    arms = arms_of(b.s, b.unit("G-1"))
    assert any(arm != GP for arm in arms) is case["then"]["legal"]
    assert arms == [GP]


@each("PZR-C-4.4.3.1.2-m")
def test_an_open_mount_fires_all_round(case: Case) -> None:
    """4.4.3.1.2: at a leg unit straight behind."""
    b = battle({"G-1": "G-251-1 F5 N fire", "S-1": "SL-RIF F7 N"})
    u, t = b.unit("G-1"), b.unit("S-1")
    assert b.sc.turret[u] == 360
    assert firing_arc_of(b.s, u) == ALL_ROUND
    assert (fire_refusal(b.s, u, t, GP) == LEGAL) is case["then"]["legal"]


@each("PZR-C2-118")
def test_reaction_fire_with_gp_weapons(case: Case) -> None:
    """6.5.3: -5 in the front arc, -10 where the gun is turned."""
    found = {}
    for name, facing in (("front", "N"), ("traverse", "S")):
        b = battle({"G-1": f"G-PZ4H F5 {facing}", "S-1": "SL-RIF F3 S"})
        shot = Shot(b.unit("G-1"), b.unit("S-1"), GP, 1, STANDS, -1, 0, 0)
        found[name] = net(firer_lines(b.s, shot, 0))
    assert found == case["then"]


@each("PZR-C-5.16.2.1-b")
def test_a_basic_limit_in_gp_fire(case: Case) -> None:
    """5.16.2.1: -10."""
    b = battle({"S-1": f"{case['given']['unit']} F5 N", "G-1": "GL-RIF F3 S"})
    plain = Shot(b.unit("S-1"), b.unit("G-1"), GP, 0, STANDS, -1, 0, 0)
    short = Shot(b.unit("S-1"), b.unit("G-1"), GP, 0, STANDS, -1, 0, 1)
    assert b.sc.limits[b.unit("S-1")] == [f"basic{case['given']['limit']}"]
    lines = (net(firer_lines(b.s, shot, 0)) for shot in (short, plain))
    assert next(lines) - next(lines) == case["then"]["gp_modifier"]
