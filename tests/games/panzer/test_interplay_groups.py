"""Situations of the Advanced Game about shared commands, spread hits, burning neighbours and towed guns."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer.command.available import RECON, active_units, formation_commands
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.hull import HULL_DOWN
from grognard.games.panzer.fire.reactions import window
from grognard.games.panzer.state import SUP_ON, with_cell

from .battle import Battle
from .cases import Case, each
from .playing import along, numbers, shots
from .stacks import again
from .test_interplay_advanced import IVH, PLAIN, T34, battle, one_shot, results


def aim(b: Battle, firer: str, target: str) -> None:
    """Declares AP fire."""
    b.play(f"fire {firer}")
    if b.offers()[0].startswith("weapon"):
        b.play("weapon ap")
    b.play(f"at {target}")


@each("PZR-I-15")
def test_who_counts_for_commands(case: Case) -> None:
    then = case["then"]
    hurts = ("", "", "damaged", "tracks", "", "abandoned")
    units = {f"S-T{n + 1}": f"{T34} {'ACEGIK'[n]}6 N {word}".strip() for n, word in enumerate(hurts)}
    units |= {"S-R1": "S-BA64 M6 N", "S-R2": "S-BA64 M6 N"}
    units |= {"S-L1": "S-GAZAA A6 N", "S-L2": "S-GAZAA A6 N", "S-L3": "S-GAZAA X6 N", "S-Q": "SL-RIF X6 N"}
    b = Battle({**units, "G-1": f"{IVH} A0 S"}, layer="advanced", grades=("seasoned", "regular"))
    for key in ("S-R1", "S-R2"):
        b.sc.roles[b.unit(key)] |= RECON
    b.s.sup[b.unit("S-T5")] = SUP_ON
    b.s.mount(b.unit("S-Q"), b.unit("S-L3"))
    formation = b.sc.formation[b.unit("S-T1")]
    assert active_units(b.s, formation) == then["active"]
    assert formation_commands(b.s, formation) == then["commands"]


@each("PZR-I-17")
def test_a_shared_overwatch_is_one_moment(case: Case) -> None:
    then = case["then"]
    here = "G10"
    target = along(here, ("N", 8))
    units = {
        "G-1": f"{IVH} {here} N overwatch",
        "G-2": f"{IVH} {along(here, ('N', 1))} S overwatch",
        "G-3": f"{IVH} {along(here, ('NW', 1))} N overwatch",
        "S-X": f"{T34} {target} S move done spot-move",
    }
    b = battle(units, modules=("command_control", "advanced_ap"), terrain={"F8": "woods"}, rolls=[99, 99])
    for key in ("G-1", "G-2", "G-3"):
        b.s.group[b.unit(key)] = b.unit("G-1")
    frame = window(b.s, b.unit("S-X"), -1)
    assert frame is not None
    b = again(b, frame)
    b.play("react G-1 S-X")
    while b.offers()[0].startswith("weapon"):
        b.play("weapon ap")
    assert not [key for key in b.offers() if key.startswith("with")]
    b.play("resolve S-X")
    assert numbers(b) == then["numbers"]
    assert [sum(lines.values()) for lines in shots(b)[:2]] == then["modifiers"]
    assert [b.acted(key) for key in ("G-1", "G-2", "G-3")] == ["done"] * 3
    assert b.told("watch-lost") == [(b.unit("G-3"), 0, 0, 0)]
    assert [b.s.spot[b.unit(key)] for key in ("G-1", "G-2", "G-3")] == then["markers"]


@each("PZR-I-28")
def test_two_sources_of_hull_cover(case: Case) -> None:
    """The position found, and the height over a near firer."""
    for branch in case["then"]:
        target = "M6"
        firer = along(target, (branch["from"], branch["range"]))
        for tens, wanted in branch["hits"].items():
            units = {"S-1": f"{T34} {firer} N fire", "G-1": f"{IVH} {target} N"}
            b = battle(units, levels={target: 3}, rolls=[1, int(tens) * 10 % 100 + 3, 100, 100])
            b.s.hull = with_cell(b.s.hull, b.unit("G-1"), HULL_DOWN)
            b.s.hull_open = with_cell(b.s.hull_open, b.unit("G-1"), 3)
            b = one_shot(b, "S-1", "G-1")
            names = {"covered": "covered", "tracks-hit": "track"}
            assert [names.get(name, "hit") for name in results(b)] == [wanted], (branch, tens)


@each("PZR-I-33")
def test_a_burning_neighbour_shakes_the_gun(case: Case) -> None:
    then = case["then"]
    here = "G6"
    for target, number in then["numbers"].items():
        units = {
            "G-1": f"{IVH} {along(here, ('N', 6))} S fire",
            "G-2": f"{IVH} {along(here, ('SE', 6))} NW",
            "S-A": f"{T34} {here} N",
            "S-B": f"{T34} {here} N fire",
            "S-R": f"SL-RIF {here} N",
            "S-Q": f"SL-RIF {here} N",
        }
        b = battle(units, modules=("advanced_ap", "transport", "leg_and_towed"), rolls=[1, 40, 100])
        b.s.mount(b.unit("S-R"), b.unit("S-B"))
        b = again(b, DirectFire(0))
        aim(b, "G-1", "S-A")
        b.play("resolve S-A", "keep")
        assert "burns" in b.events()
        assert sorted(b.keys[u] for u, *_ in b.told("suppressed")) == then["suppressed"]
        while b.offers():
            b.play("done")
        b.s.settle_smoke()  # the German half is over
        b = again(b, DirectFire(1))
        aim(b, "S-B", target)
        b.play(f"resolve {target}")
        if "keep" in b.offers():
            b.play("keep")
        assert numbers(b)[-1] == number
        assert not [name for name in b.events() if name.startswith(("crew", "rider"))]


@each("PZR-I-39")
def test_a_truck_with_a_gun_in_tow(case: Case) -> None:
    for branch in case["then"]:
        units: dict[str, Any] = {"S-1": f"{T34} F6 N fire", "G-1": "G-OPEL F3 S", "G-2": "GT-PAK40 F3 S"}
        b = battle(units, rolls=[1, *branch["rolls"]])
        b.s.mount(b.unit("G-2"), b.unit("G-1"))
        b = one_shot(b, "S-1", "G-1")
        if b.offers() and b.offers()[0].startswith("face"):
            b.play("face N")
        names = [n for n in b.events() if n in ("tracks-hit", "shaken", "knocked-out", "burns")]
        names += [n for n in b.events() if n.startswith(("crew", "rider"))]
        assert names == branch["events"]
        assert b.script.rolls == []


@each("PZR-I-31")
def test_a_spread_hit_needs_a_lawful_target(case: Case) -> None:
    then = case["then"]
    here, first = "G11", along("G11", ("N", 10))
    near_left, near_right = along(first, ("SW", 1)), along(first, ("SE", 1))
    units = {
        "G-1": f"GT-FLK36 {here} N fire",
        "S-A": f"{T34} {first} S",
        "S-B": f"{T34} {along(first, ('N', 1))} S",
        "S-C": f"{T34} {near_left} S",
        "S-D": f"{T34} {near_right} S spot-move move done",
    }
    woods = {near_left: "woods", near_right: "woods"}
    for roll, hits in then["hits"].items():
        b = battle(
            units, terrain=woods, grades=("veteran", "seasoned"), rolls=[int(roll), 100, 100, 100, 100]
        )
        b = one_shot(b, "G-1", "S-A")
        assert numbers(b) == [then["number"]]
        spreads = [key for key in b.offers() if key.startswith("spread")]
        assert spreads == (then["offers"] if hits == 2 else [])
        if hits == 2:
            assert [b.refused("spread S-B"), b.refused("spread S-C")] == then["refused"]


@each("PZR-I-30")
def test_an_ammunition_limit_changes_the_row(case: Case) -> None:
    for branch in case["then"]:
        units = {"G-1": "GT-PAK40 F11 N fire", "S-1": f"{T34} F3 S"}
        b = battle(
            units, modules=("advanced_ap", "ammo_limits", "leg_and_towed"), rolls=[*branch["rolls"], 100]
        )
        if branch["at_dump"]:
            b.s.dump = with_cell(b.s.dump, b.unit("G-1"), b.hex("F11"))
        b = again(b, DirectFire(0))
        b.play("fire G-1", f"weapon {branch['weapon']}", "at S-1", "resolve S-1")
        if "keep" in b.offers():
            b.play("keep")
        assert numbers(b) == [branch["number"]]
        assert b.script.rolls == []


@each("PZR-I-38")
def test_heat_that_runs_short(case: Case) -> None:
    for branch in case["then"]:
        card, distance = branch["firer"], branch["range"]
        target = along("G6", ("NE", distance))
        units = {"G-1": f"{card} G6 NE fire", "S-1": f"{T34} {target} S"}
        b = battle(units, modules=("advanced_ap", "ammo_limits"), rolls=[*branch["rolls"], 100])
        b = again(b, DirectFire(0))
        b.play("fire G-1")
        if b.offers()[0].startswith("weapon"):
            b.play("weapon special")
        b.play("at S-1", "resolve S-1")
        if "keep" in b.offers():
            b.play("keep")
        assert numbers(b) == [branch["number"]]
        assert [list(struck[2:]) for struck in b.told("struck-at")] == [branch["struck"]]


@each("PZR-I-35")
def test_small_arms_at_a_tank_with_riders(case: Case) -> None:
    for branch in case["then"]:
        firer = along("G3", ("S", branch["range"]))
        units = {
            "G-1": f"GL-RIF {firer} N fire",
            "S-1": f"{T34} G3 S short-halt fired spot-fire",
            "S-2": "SL-SMG G3 S",
        }
        b = battle(units, terrain={"G3": "woods"}, rolls=[*branch["rolls"]])
        b.s.mount(b.unit("S-2"), b.unit("S-1"))
        b = again(b, DirectFire(0))
        b.play("fire G-1")
        if b.offers()[0].startswith("weapon"):
            b.play("weapon gp")
        b.play("at S-1", "resolve S-1")
        shaken = [b.keys[u] for u, *_ in b.told("suppressed")]
        assert shaken == branch["suppressed"]
        assert ("reduced" in b.events()) is branch["reduced"]
        assert [n for n in b.events() if n.startswith("rider")] == branch["riders"]
        assert b.script.rolls == []


@each("PZR-I-37")
def test_a_building_falls_on_all(case: Case) -> None:
    for branch in case["then"]:
        units = {
            "S-1": f"{branch['firer']} G6 N fire",
            "G-1": f"{IVH} G3 S",
            "G-2": f"{IVH} G3 S",
            "G-3": "GL-RIF G3 S",
        }
        modules = (*PLAIN, "ammo_limits", "buildings")
        b = battle(units, modules=modules, terrain={"G3": "building_brick"}, rolls=[*branch["rolls"]])
        for key in ("G-1", "G-3"):
            b.s.inside = with_cell(b.s.inside, b.unit(key), 1)
        b = again(b, DirectFire(1))
        b.play("fire S-1")
        if b.offers()[0].startswith("weapon"):
            b.play("weapon gp")
        b.play("at G-1", "resolve G-1")
        if "keep" in b.offers():
            b.play("keep")
        assert [b.keys[u] for u, *_ in b.told("suppressed")] == branch["suppressed"]
        assert [key for key in ("G-1", "G-2", "G-3") if b.where(key) == "@lost"] == branch["lost"]
        assert b.s.wreck[b.hex("G3")] == 0
        assert b.script.rolls == []
