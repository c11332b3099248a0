"""Situations in which fire at vehicles meets ground, smoke, ammunition, passengers and spotting."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.tables import PLACES
from grognard.games.panzer.ground.cover import COMBAT, COVERS
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.scenario import LOST
from grognard.games.panzer.spotting.looking import cover_of
from grognard.games.panzer.state import ABANDONED, SPOT_NAMES, SUP_ON, with_cell

from .battle import Battle, from_step
from .cases import Case, each
from .stacks import again
from .test_interplay_orders import hull_down
from .test_interplay_shots import ARMOUR, GUNS, T34, battle, lines, reacting

IVH = "G-PZ4H"
STUH = "G-STH42"  # no small arms: its blast can destroy tanks
RESULTS = ("tracks-hit", "no-effect", "covered", "struck-at")


def fires(b: Battle, firer: str, weapon: str, target: str) -> Battle:
    """One declared shot of direct fire, resolved; nothing is shown."""
    b.play(f"fire {firer}")
    if b.offers()[0].startswith("weapon"):
        b.play(f"weapon {weapon}")
    b.play(f"at {target}", f"resolve {target}")
    if "keep" in b.offers():
        b.play("keep")
    return b


# -- hull down ---------------------------------------------------------------------------------------------

GROUND: dict[str, dict[str, Any]] = {
    "slope": {"levels": {"F6": 2}},
    "wall": {"sides": {"F6/F7": "wall"}},
    "bank": {"terrain": {"F6": "railroad"}},
    "found": {},
}


@pytest.mark.parametrize("kind", ["gp", "ap"])
@each("PZR-I-93")
def test_what_covers_tracks_from_which_fire(case: Case, kind: str) -> None:
    """6.1.4.1.3, 6.1.4.3.2, 6.5.4.4.2, R-81: slope and wall cover against AP fire alone."""
    for ground, then in case["then"].items():
        units = {"GA": f"{IVH} F6 S", "SA": "S-SU122 F8 N fire"}
        rolls = [100, 100, 100] if kind == "gp" else [1, 6, 100, 100]
        b = battle(units, rolls, modules=GUNS, **GROUND[ground])
        if ground == "found":
            b = hull_down(b, "GA", 0)
        b = fires(again(b, DirectFire(1)), "SA", "gp" if kind == "gp" else "special", "GA")
        assert [name for name in b.events() if name in RESULTS] == then[kind], (ground, kind)


@each("PZR-I-101")
def test_a_falling_shot_over_a_wall(case: Case) -> None:
    """6.1.4.3.2, 6.5.2.2.2, 6.5.2.2.3: the deck is hit, the hull is not."""
    for roll, then in case["then"].items():
        units = {"GA": f"{IVH} F6 S fire", "SA": f"{T34} F9 N"}
        b = battle(units, [1, int(roll), 100], modules=ARMOUR, levels={"F6": 1}, sides={"F9/F8": "wall"})
        b = fires(again(b, DirectFire(0)), "GA", "ap", "SA")
        struck = [PLACES[event[1]] for event in b.told("struck-at")]
        assert (struck or [name for name in b.events() if name in RESULTS]) == then, roll


# -- smoke -------------------------------------------------------------------------------------------------


@each("PZR-I-94")
def test_smoke_of_a_mortar_is_as_hard_to_spot_as_its_shells(case: Case) -> None:
    """5.1.3.1, 5.7, 6.1.4.3.10: mortars count as small arms for spotting, guns and engineers do not."""
    for key, then in case["then"].items():
        card, words = {
            "mortar": ("GL-SEC", "w:GW-GRW34"),
            "tank": (IVH, ""),
            "engineers": ("GL-RIF", "r:engineer"),
        }[key]
        units = {"GA": f"{card} F9 N fire {words}", "SA": f"{T34} Y1 N"}
        b = again(battle(units, [], modules=GUNS), DirectFire(0))
        b.play("fire GA")
        if b.offers()[0].startswith("weapon"):
            b.play("weapon smoke")
        b.play(next(offer for offer in b.offers() if offer.startswith("smoke")))
        assert SPOT_NAMES[b.s.spot[b.unit("GA")]] == then, key


@each("PZR-I-97")
def test_smoke_of_the_second_half_hinders_reaction_fire(case: Case) -> None:
    """4.4.3.2.2, R-35: the half in which the tank began to burn is over."""
    units = {"GA": f"{IVH} F4 S overwatch", "GB": f"{IVH} F7 S", "SA": "S-T34-85 F10 N fire"}
    b = Battle(
        units,
        from_step("direct_fire_sp", "advanced"),
        layer="advanced",
        modules=ARMOUR,
        rolls=[1, 59, 100],
        may=(),
        date=datetime.date(1944, 6, 1),
    )
    b = fires(b, "SA", "ap", "GB")
    b.play("react GA SA", "weapon ap", "resolve SA")
    assert {"burns": len(b.told("burns")), "modifiers": lines(b)[-1]} == case["then"]


# -- ammunition --------------------------------------------------------------------------------------------


@each("PZR-I-95")
def test_heat_alone_runs_short_like_basic_rounds(case: Case) -> None:
    """5.16.2.1, 5.16.2.4, R-78: by the number of plain rounds, and not where the gun is supplied."""
    for branch in case["then"]:
        target = f"{T34} F9 N" if branch["weapon"] == "special" else "SL-RIF F9 N spot-fire"
        units = {"GA": "GT-LEIG F6 S fire", "SA": target}
        b = battle(units, [*branch["rolls"], 100], modules=(*GUNS, "ammo_limits"))
        dump = b.hex("F6") if branch["supplied"] else -1
        b.s.dump = with_cell(b.s.dump, b.unit("GA"), dump)
        b = fires(again(b, DirectFire(0)), "GA", branch["weapon"], "SA")
        assert lines(b)[0] == branch["modifiers"], branch
        assert b.script.rolls == []


# -- several hits ------------------------------------------------------------------------------------------


@each("PZR-I-96")
def test_an_extra_hit_falls_as_the_second_target_stands(case: Case) -> None:
    """6.5.2.1, 6.5.2.2.2, 6.5.2.3.1: the shot is level for the one and falling for the other."""
    units = {"GA": "G-WIRB F6 S fire", "SA": "S-T70 F8 N", "SB": "S-T70 F7 S"}
    levels = {"F6": 1, "F8": 1}
    rolls = [1, 13, 13, 13, 100, 100]
    b = battle(units, rolls, modules=ARMOUR, grades=("veteran", "seasoned"), levels=levels)
    b = again(b, DirectFire(0))
    b.play("fire GA", "at SA", "resolve SA")
    while b.offers() and b.offers()[0].startswith("spread"):
        b.play("spread SB")
    struck = {b.keys[event[0]]: PLACES[event[1]] for event in b.told("struck-at")}
    assert struck == case["then"]


@each("PZR-I-100")
def test_extra_hits_of_reaction_fire_go_by_what_is_spotted_now(case: Case) -> None:
    """6.5.2.1, 4.4.2: direct fire asks who was spotted in the Spotting Phase, reaction fire who is now."""
    for how, then in case["then"].items():
        command = "overwatch" if how == "reaction" else "fire"
        units = {"GA": f"G-WIRB F6 S {command} g:veteran", "SA": "S-T70 F9 N fire done", "SB": "S-T70 F8 N"}
        b = battle(units, [1, *[100] * 4], modules=ARMOUR)
        b.s.seen_by[b.unit("SB")] = 0
        if how == "reaction":
            b = reacting(b)
            b.play("react GA SA", "resolve SA")
        else:
            b = again(b, DirectFire(0))
            b.play("fire GA", "at SA", "resolve SA")
        assert [key for key in b.offers() if key.startswith("spread")] == then, how


# -- a full hex --------------------------------------------------------------------------------------------


@each("PZR-I-98")
def test_cover_comes_back_when_one_of_six_is_gone(case: Case) -> None:
    """5.13, R-09, R-41, R-74: a gun counts and keeps its cover; a tank without a crew counts no more."""
    units = {f"S{letter}": f"{T34} F8 N" for letter in "ABCDE"}
    units |= {"SX": "ST-ZIS3 F8 N", "GA": f"{IVH} F4 S"}
    for what, then in case["then"].items():
        b = battle(units, [], modules=(*ARMOUR, "leg_and_towed"), terrain={"F8": "woods"})
        if what == "abandoned":
            b.s.harm(b.unit("SE"), ABANDONED)
        elif what == "gun-lost":
            b.s.put(b.unit("SX"), b.sc.off + LOST)
        present = [key for key in ("SA", "SX") if b.s.on_map(b.unit(key))]
        assert {key: COVERS[cover_of(b.s, b.unit(key), COMBAT)] for key in present} == then, what


# -- passengers --------------------------------------------------------------------------------------------


@each("PZR-I-99")
def test_passengers_mind_every_track_hit(case: Case) -> None:
    """6.5.4.5, 6.5.2.6.1[4], 6.5.2.6.2: of GP fire too; the crew minds the first alone."""
    for state, then in case["then"].items():
        tracks = "tracks" if state == "second" else ""
        units = {"GA": f"{STUH} F6 S fire", "SA": f"{T34} F9 N {tracks}", "SB": "SL-SMG F9 N"}
        b = battle(units, [*then["rolls"]], modules=(*GUNS, "transport"))
        b.s.mount(b.unit("SB"), b.unit("SA"))
        b = fires(again(b, DirectFire(0)), "GA", "gp", "SA")
        names = [name for name in b.events() if name in RESULTS or name.startswith(("crew", "rider"))]
        assert names == then["events"], state
        assert b.script.rolls == []


@each("PZR-I-102")
def test_an_anti_tank_rifle_fires_from_a_lorry(case: Case) -> None:
    """6.6.7.2, 5.1.3.3, R2-78: all round, but suppressed only to the front of the lorry."""
    for branch in case["then"]:
        units = {
            "SA": f"S-US6 F9 {branch['lorry']} overwatch",
            "SB": "SL-RIF F9 S w:SW-PTRD",
            "GA": f"{IVH} F5 S move",
        }
        b = battle(units, [100], modules=(*GUNS, "transport"))
        b.s.mount(b.unit("SB"), b.unit("SA"))
        if branch["suppressed"]:
            b.s.sup[b.unit("SB")] = SUP_ON
        b = again(b, Movement(0))
        b.play("move GA", "ahead")
        asked = b.kind() == "Reactions.offer"
        assert asked is branch["asked"], branch
        if asked:
            b.play("react SB GA", "weapon first", "resolve GA")
            assert lines(b) == branch["modifiers"], branch
