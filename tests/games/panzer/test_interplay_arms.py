"""Situations in which infantry, transport, close combat, overrun, artillery and aircraft meet."""

from __future__ import annotations

from grognard.games.panzer.close.overrun import overrun_refusal
from grognard.games.panzer.faults import faults
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.scenario import LOST
from grognard.games.panzer.state import WRECK_KO, with_cell

from .battle import Battle
from .cases import Case, each
from .indirect_battle import GERMAN, battery
from .skies import flying, lines, sky
from .stacks import again
from .test_close_assault import share, storming
from .test_close_hand_to_hand import drive
from .test_close_overrun import driving
from .test_indirect_fire import lay
from .test_interplay_far import aboard, attacked

T34 = "S-T34-76"
SPW = "G-251-1"


def gets_off(b: Battle) -> list[str]:
    """The units that may get off at the start of the half-step."""
    return sorted({key.split()[1] for key in b.offers() if key.startswith("dismount")})


# -- transport ---------------------------------------------------------------------------------------------


@each("PZR-I-103")
def test_passengers_of_a_vehicle_that_cannot_move_get_off(case: Case) -> None:
    """6.6.7.1.1, 6.5.2.2.1, R-79: whatever its command; its counter tells nothing more by that."""
    for words, then in case["then"].items():
        units = {"GA": f"{SPW} F5 S {words}", "GB": "GL-RIF F5 S", "SA": f"{T34} Y1 N"}
        b = aboard(units, ("GB", "GA"))
        b = again(b, Movement(GERMAN))
        before = b.may("GA")
        off = gets_off(b)
        if off:
            b.play("dismount GB F6")
        kept = b.may("GA") == before
        assert {"gets_off": off, "where": b.where("GB"), "kept": kept} == then, words


@each("PZR-I-104")
def test_a_squad_mounts_a_vehicle_that_cannot_move(case: Case) -> None:
    """6.6.7.1.1, R-54, R-79: in its own move; who was stopped on the way takes nobody up."""
    for words, then in case["then"].items():
        units = {"GA": f"{SPW} F5 S {words}", "GB": "GL-RIF F5 S move", "SA": f"{T34} Y1 N"}
        b = again(Battle(units, [], layer="advanced"), Movement(GERMAN))
        b.play("move GB")
        if b.offers()[0].startswith("rate"):
            b.play("rate cross-country")
        assert ("mount GB GA" in b.offers()) is then, words


@each("PZR-I-110")
def test_who_mounts_under_a_barrage_is_not_attacked(case: Case) -> None:
    """6.6.6, 6.6.7.1.1, R-86: on foot into the same hex the squad is."""
    for way, then in case["then"].items():
        units = {"GA": f"{SPW} F6 S", "GB": "GL-RIF F5 S move", "SA": f"{T34} Y1 N"}
        b = Battle(units, [], layer="advanced", batteries=[battery("S-MED", "SB-MED")], rolls=[1], may=())
        b = again(lay(b, 0, "F7"), Movement(GERMAN))
        b.play("move GB")
        if b.offers()[0].startswith("rate"):
            b.play("rate cross-country")
        b.play("mount GB GA" if way == "mounts" else "go S")
        assert attacked(b) == then, way


# -- close combat ------------------------------------------------------------------------------------------


@each("PZR-I-105")
def test_riders_mind_a_second_track_hit_in_close_assault(case: Case) -> None:
    """6.6.1.1.3, 6.5.4.5, 6.5.2.6.2: as after fire; the crew has checked once already."""
    for state, then in case["then"].items():
        tracks = "tracks" if state == "second" else ""
        units = {"GA": "GL-RIF F6 S move", "SA": f"{T34} F7 N {tracks}", "SB": "SL-SMG F7 N"}
        b = storming(units, rolls=then["rolls"], may=())
        b.s.mount(b.unit("SB"), b.unit("SA"))
        b.play("assault GA SA", "resolve SA")
        names = [name for name in b.events() if name in ("tracks-hit", "no-effect")]
        names += [name for name in b.events() if name.startswith(("crew", "rider"))]
        assert names == then["events"], state


@each("PZR-I-106")
def test_survivors_hold_the_hex_of_their_vehicle(case: Case) -> None:
    """6.6.1.1.3[5], 5.15, 6.5.2.6.2: the attackers enter only if no other enemy is there."""
    for roll, then in case["then"].items():
        units = {"GA": "GL-RIF F6 S move", "SA": "S-US6 F7 N", "SB": "SL-RIF F7 N"}
        b = storming(units, rolls=[99, 10, int(roll)], may=())
        b.s.mount(b.unit("SB"), b.unit("SA"))
        b.play("assault GA SA", "resolve SA")
        assert {"rider": b.where("SB"), "advance": "advance GA" in b.offers()} == then, roll


@each("PZR-I-107")
def test_whom_a_vehicle_overruns_after_transport(case: Case) -> None:
    """6.6.10[2]: who was dismounted when the turn began, wherever it has been since."""
    for history, then in case["then"].items():
        units = {"SA": f"{T34} F9 N move", "GA": "GL-RIF F7 S", "GB": f"{SPW} F7 S"}
        b = driving(units)
        rider, carrier = b.unit("GA"), b.unit("GB")
        if history == "rode at the start":
            b.s.mounted_at_start = with_cell(b.s.mounted_at_start, rider, carrier)
        else:
            b.s.mount(rider, carrier)
            b.s.mount(rider, -1)
        b.s.put(carrier, b.sc.off + LOST)
        b = again(b, Movement(1))
        assert REFUSALS[overrun_refusal(b.s, b.unit("SA"), rider)].rule == then, history


@each("PZR-I-108")
def test_a_tank_overruns_only_whom_its_partner_fought(case: Case) -> None:
    """6.6.11[1]: hand-to-hand and overrun of one shared MOVE are against one target, or not at all."""
    units = {
        "GA": "G-PZ4H F4 S move",
        "GB": "GL-RIF F5 S move done",
        "SA": "SL-SEC F6 N",
        "SB": "SL-SEC G5 N",
    }
    for how, then in case["then"].items():
        b = driving(units, side=0)
        if how == "shared":
            share(b, "GA", "GB")
        b.s.fought = with_cell(b.s.fought, b.unit("GB"), b.unit("SA"))
        tank = b.unit("GA")
        refusals = {key: REFUSALS[overrun_refusal(b.s, tank, b.unit(key))].rule for key in ("SA", "SB")}
        assert refusals == then, how


# -- aircraft ----------------------------------------------------------------------------------------------


@each("PZR-I-109")
def test_a_tank_that_could_not_move_counts_as_moving_from_the_air(case: Case) -> None:
    """6.5.2.2.1[4], 6.6.9, 6.7.3.8, R2-49: its MOVE was turned up, so nobody is asked."""
    for words, then in case["then"].items():
        b = sky({"GA": f"G-STG3G M6 S move {words}", "SA": f"{T34} Y1 N"}, rolls=[1])
        b = again(b, Movement(GERMAN))
        while b.offers() and words:
            drive(b, "done")
        b = flying(b, "M0", "S", moves=5)
        b.play("strafe M6")
        asked = b.kind() == "AirStrike.show" if b.offers() else False
        if asked:
            b.play("keep")
        assert {"asked": asked, "moving": "gp-target-vehicle-moving-direct" in lines(b)} == then, words


# -- buildings -----------------------------------------------------------------------------------------------


@each("PZR-I-111")
def test_a_second_damage_by_a_building_is_a_wreck(case: Case) -> None:
    """4.4.3.2.6, 6.6.3, R-87: as by any fire; the test comes before the vehicle enters or leaves."""
    for before, then in case["then"].items():
        inside = before.endswith("inside")
        state = "damaged" if before.startswith("damaged") else ""
        units = {"SA": f"{T34} {'F5' if inside else 'F6'} N move {state}", "GA": "G-PZ4H Y1 N"}
        b = driving(units, rolls=[1, 100], terrain={"F5": "building_brick"}, may=())
        if inside:
            b.s.inside = with_cell(b.s.inside, b.unit("SA"), 1)
        drive(b, "move SA")
        if b.kind() == "Move.rate":
            b.play("rate cross-country")
        b.play("outside" if inside else "ahead-inside")
        harm = [name for name in b.events() if name in ("damaged", "knocked-out")]
        wrecks = [h for h in ("F5", "F6") if b.s.wreck[b.hex(h)] == WRECK_KO]
        state_now: dict[str, object] = {"where": b.where("SA"), "events": harm}
        if wrecks:
            state_now["wreck"] = wrecks[0]
        assert state_now == then, before
        assert faults(b.s) == []
