"""Situations in which rules of the Advanced Game meet: suppression, hull down, GP fire, riders, positions."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer.adjust.adjustment import Adjustment
from grognard.games.panzer.fire.attack import Attack
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.hull import HULL_DOWN
from grognard.games.panzer.fire.reactions import window
from grognard.games.panzer.spotting.looking import has_sight, reach
from grognard.games.panzer.state import SUP_NONE, SUP_OFF, SUP_ON, TRACKS, with_cell
from grognard.games.panzer.verbs import AP

from .battle import Battle
from .cases import Case, each
from .playing import along, numbers, shots
from .stacks import again

IVH = "G-PZ4H"
T34 = "S-T34-76"
PLAIN = ("advanced_ap", "transport", "leg_and_towed", "hull_down", "gp_fire")
RESULTS = ("damaged", "knocked-out", "burns", "tracks-hit", "covered", "shaken")


def battle(units: dict[str, str], **more: Any) -> Battle:
    """A position of the Advanced Game, without a frame."""
    more.setdefault("modules", PLAIN)
    return Battle(units, [], layer="advanced", **more)


def one_shot(b: Battle, firer: str, target: str) -> Battle:
    attack = Attack()
    attack.player = b.sc.side[b.unit(firer)]
    attack.firer, attack.target, attack.arm = b.unit(firer), b.unit(target), AP
    return again(b, attack)


def results(b: Battle) -> list[str]:
    return [name for name in b.events() if name in RESULTS]


@each("PZR-I-22")
def test_dead_zones_behind_one_obstacle(case: Case) -> None:
    """Seen from the hill, and from below just the same."""
    distances = (11, 12, 13, 15, 16, 20)
    for branch, (terrain, level, at) in {
        "one_below": ("building_wood", 1, 10),
        "level": ("woods", 0, 10),
        "two_below": ("building_wood", 0, 10),
        "near": ("building_wood", 1, 1),
    }.items():
        obstacle = along("A0", ("SE", at))
        looked = (2, 3) if at == 1 else distances
        units = {"S-H": f"{T34} A0 SE"}
        units |= {f"G-{n}": f"{IVH} {along('A0', ('SE', n))} NW" for n in looked}
        b = Battle(
            units,
            [],
            terrain={obstacle: terrain},
            levels={"A0": 3, **({obstacle: level} if level else {})},
            sides={"A0/B0": "cliff", "A0/A1": "cliff", f"A0/{along('A0', ('SE', 1))}": "cliff"},
        )
        hill = b.unit("S-H")
        seen = [n for n in looked if has_sight(b.s, hill, b.unit(f"G-{n}"))]
        up = [n for n in looked if has_sight(b.s, b.unit(f"G-{n}"), hill)]
        assert seen == up == case["then"][branch], branch


@each("PZR-I-19")
def test_suppression_bites_the_eye_and_the_gun(case: Case) -> None:
    then = case["then"]
    north, aside = along("G12", ("N", 12)), along("A0", ("SE", 12))
    for branch, watcher, at, ground in (
        ("front", "G12 N", north, {}),
        ("side", "A0 N", aside, {}),
        ("scrub", "G12 N", north, {north: "scrub"}),
    ):
        units = {"G-1": f"{IVH} {watcher} overwatch", "S-1": f"{T34} {at} S move done spot-move"}
        b = battle(units, terrain=ground, rolls=[99])
        b.s.sup[b.unit("G-1")] = SUP_OFF
        frame = window(b.s, b.unit("S-1"), -1)
        if then[branch] is None:
            assert frame is None, branch
            b.s.sup[b.unit("G-1")] = SUP_NONE
            assert window(b.s, b.unit("S-1"), -1) is not None
            continue
        assert frame is not None
        assert reach(b.s, b.unit("G-1"), b.unit("S-1")) == 20
        b = again(b, frame)
        b.play("react G-1 S-1")
        if b.offers()[0].startswith("weapon"):
            b.play("weapon ap")
        b.play("resolve S-1")
        assert [sum(shots(b)[0].values()), numbers(b)[0]] == then[branch]


@each("PZR-I-20")
def test_who_recovers(case: Case) -> None:
    then = case["then"]
    for roll in (20, 21):
        units = {
            "S-A": f"{T34} F2 S overwatch",
            "S-B": f"{T34} G2 S",
            "S-C": f"{T34} H2 S",
            "S-D": f"{T34} I2 S",
            "G-1": f"{IVH} X12 N",
        }
        b = battle(units, grades=("regular", "regular"), rolls=[roll, 50])
        for key, side in (("S-A", SUP_OFF), ("S-B", SUP_ON), ("S-C", SUP_ON), ("S-D", SUP_OFF)):
            b.s.sup[b.unit(key)] = side
        b.s.under_fire = with_cell(b.s.under_fire, b.unit("S-A"), 1)
        b.s.under_fire = with_cell(b.s.under_fire, b.unit("S-B"), 1)
        b = again(b, Adjustment())
        for _ in range(2):
            if b.offers():
                b.play("done")
        found = [b.s.sup[b.unit(key)] == SUP_OFF for key in ("S-A", "S-B", "S-C", "S-D")]
        assert found == then[f"suppressed_{roll}"]
        rolled = [u for u, *_ in b.told("recovers") + b.told("stays-suppressed")]
        assert sorted(rolled) == sorted(b.unit(key) for key in then["rolled"])


@each("PZR-I-27")
def test_a_falling_shot_at_a_vehicle_hull_down(case: Case) -> None:
    target = "F3"
    for location, wanted in case["then"].items():
        firer = along(target, ("SE", 6))
        units = {"G-1": f"{IVH} {firer} NW fire", "S-1": f"{T34} {target} S"}
        b = battle(units, levels={firer: 2}, rolls=[1, int(location), 100, 100])
        b.s.hull = with_cell(b.s.hull, b.unit("S-1"), HULL_DOWN)
        b.s.hull_open = with_cell(b.s.hull_open, b.unit("S-1"), 0)
        b = one_shot(b, "G-1", "S-1")
        assert results(b) == [wanted], location
        assert b.s.under_fire[b.unit("S-1")]
        if wanted == "covered":
            assert not b.s.hurt[b.unit("S-1")] & TRACKS
            assert len(b.script.rolls) == 2  # no check of the crew


@each("PZR-I-32")
def test_track_hits_of_one_volley(case: Case) -> None:
    for branch in case["then"]:
        units = {"G-1": "GT-PAK40 F11 N fire", "S-1": f"{T34} F3 S move", "S-2": "SL-SMG F3 S"}
        b = battle(units, rolls=[1, *branch["rolls"]])
        b.s.mount(b.unit("S-2"), b.unit("S-1"))
        b = one_shot(b, "G-1", "S-1")
        names = [n for n in b.events() if n in RESULTS or n.startswith(("crew", "rider"))]
        assert names == branch["events"]
        assert b.script.rolls == []
        assert (b.s.sup[b.unit("S-2")] == SUP_ON) is branch["squad_suppressed"]


@each("PZR-I-36")
def test_the_hole_of_a_position_does_not_turn(case: Case) -> None:
    then = case["then"]
    for key, location, crowd in (
        ("south", 73, 0),
        ("north", 73, 0),
        ("north_turret", 13, 0),
        ("crowded", 73, 5),
    ):
        firer = "G12 N" if key in ("south", "crowded") else "G0 S"
        units = {"G-1": f"{IVH} {firer} fire", "S-1": f"{T34} G6 N improved"}
        units |= {f"S-{n + 2}": f"{T34} G6 N" for n in range(crowd)}
        b = battle(units, rolls=[1, location, 100])
        b.s.facing[b.unit("S-1")] = 2
        b = one_shot(b, "G-1", "S-1")
        assert [numbers(b)[0], *results(b)] == then[key], key


@each("PZR-I-34")
def test_the_last_digit_of_a_gp_total(case: Case) -> None:
    for branch in case["then"]:
        firer, target = branch["units"]
        side = 0 if firer.startswith("G") else 1
        us, them = ("G-1", "S-1") if side == 0 else ("S-1", "G-1")
        units = {us: f"{firer} F6 N fire", them: f"{target} F3 S"}
        modules = (*PLAIN, "ammo_limits")
        b = battle(units, modules=modules, rolls=[*branch["rolls"]])
        if branch.get("hull_down"):
            b.s.hull = with_cell(b.s.hull, b.unit(them), HULL_DOWN)
            b.s.hull_open = with_cell(b.s.hull_open, b.unit(them), 0)
        b = again(b, DirectFire(side))
        b.play(f"fire {us}")
        if b.offers()[0].startswith("weapon"):
            b.play("weapon gp")
        b.play(f"at {them}", f"resolve {them}")
        if "keep" in b.offers():
            b.play("keep")
        names = [n for n in b.events() if n in (*RESULTS, "suppressed")]
        assert names == branch["events"], branch
        assert b.script.rolls == []
