"""Situations in which commands, reaction fire and what lies face down meet other rules."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer.adjust.recovery import recovery_number
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.indirect.indirect_fire import IndirectFire
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.scenario import LOST
from grognard.games.panzer.state import FIRED, HULL_DOWN, SPOT_NAMES, SUP_ON, TRIGGER_NAMES, with_cell

from .battle import Battle
from .cases import Case, each
from .indirect_battle import GERMAN, HEAVY, call, step
from .stacks import again
from .test_close_assault import share
from .test_interplay_shots import ARMOUR, GUNS, T34, battle, lines, reacting

IVH = "G-PZ4H"
ABOARD = (*GUNS, "transport", "command_control")


def spot(b: Battle, key: str) -> str:
    return SPOT_NAMES[b.s.spot[b.unit(key)]]


def trigger(b: Battle, key: str) -> str:
    return TRIGGER_NAMES[b.s.trigger[b.unit(key)]]


def hull_down(b: Battle, key: str, open_side: int) -> Battle:
    """A vehicle in a position that it has found."""
    b.s.hull = with_cell(b.s.hull, b.unit(key), HULL_DOWN)
    b.s.hull_open = with_cell(b.s.hull_open, b.unit(key), open_side)
    return b


# -- shared OVERWATCH --------------------------------------------------------------------------------------


@each("PZR-I-81")
def test_passengers_fire_for_a_vehicle_that_shares_the_watch(case: Case) -> None:
    """6.2.1.1.4, 6.6.7.2, R-61: the lorry itself has nothing to fire with."""
    units = {
        "GA": "GL-RIF F6 S overwatch",
        "GB": "G-OPEL F6 S overwatch",
        "GC": "GL-RIF F6 S",
        "SA": "SL-RIF F8 N fire done spot-fire",
    }
    b = battle(units, [50, 50], modules=ABOARD)
    b.s.mount(b.unit("GC"), b.unit("GB"))
    share(b, "GA", "GB")
    b = reacting(b)
    b.play("react GA SA", "resolve SA")
    assert {
        "shots": [b.keys[shot[0]] for shot in b.told("reacts")],
        "lost": [b.keys[lost[0]] for lost in b.told("watch-lost")],
        "marked": [key for key in ("GA", "GB", "GC") if spot(b, key) != "none"],
    } == case["then"]


@each("PZR-I-82")
def test_nothing_is_told_of_a_partner_that_is_gone(case: Case) -> None:
    """6.2.1.1.4, 4.4.3.2.6: it was removed with its counter."""
    units = {f"G{letter}": f"{IVH} F6 S overwatch" for letter in "AB"}
    b = battle({**units, "SA": f"{T34} F9 N fire done"}, [100], modules=(*ARMOUR, "command_control"))
    share(b, "GA", "GB")
    b.s.put(b.unit("GB"), b.sc.off + LOST)
    b = reacting(b)
    b.play("react GA SA", "weapon ap", "resolve SA")
    assert [b.keys[lost[0]] for lost in b.told("watch-lost")] == case["then"]["lost"]


@each("PZR-I-90")
def test_an_observer_calls_and_his_partners_watch_on(case: Case) -> None:
    """6.2.1.1.4, 6.5.1[10], R-82: calling is no fire."""
    units = {
        "GO": "GL-SEC C6 S overwatch r:FO",
        "GA": f"{IVH} C6 S overwatch",
        "SA": f"{T34} C12 N fire done",
    }
    b = step(units, [9, 1, 1])
    share(b, "GO", "GA")
    b = call(again(b, IndirectFire(GERMAN)), "C12", HEAVY)
    b.s.trigger[b.unit("SA")] = FIRED
    acted = {key: b.acted(key) for key in ("GO", "GA")}
    b = again(b, Reactions())
    reacts = [key for key in b.offers() if key.startswith("react")]
    assert {"acted": acted, "reacts": reacts} == case["then"]


@each("PZR-I-91")
def test_a_squad_reacts_with_all_it_has(case: Case) -> None:
    """5.14, 5.1.1, 4.4.2, R-83: rifles and machine gun at one target; not suppressed, not in a section."""
    for who, then in case["then"].items():
        card = "GL-SEC" if who == "section" else "GL-RIF"
        units = {"GA": f"{card} F6 S overwatch w:GW-HMG", "SA": "SL-RIF F8 N fire done spot-fire"}
        b = battle(units, [50, 50], modules=GUNS)
        if who == "suppressed":
            b.s.sup[b.unit("GA")] = SUP_ON
        b = reacting(b)
        b.play("react GA SA", "weapon gp")
        again_offered = "with GA" in b.offers()
        assert again_offered is then["again"], who
        if again_offered:
            b.play("with GA")
        b.play("resolve SA")
        assert lines(b) == then["modifiers"], who


# -- fire that is void -------------------------------------------------------------------------------------


@each("PZR-I-83")
def test_a_suppressed_squad_cannot_fire_behind_it(case: Case) -> None:
    """5.1, R-36, R-04: spotting is kept, the arc is not; R-17, R-42: its FIRE is void and shown."""
    for facing, then in case["then"].items():
        b = battle({"GA": f"GL-RIF F6 {facing} fire", "SA": "SL-RIF F8 N"}, [50], modules=GUNS, may=("fire",))
        b.s.sup[b.unit("GA")] = SUP_ON
        b = again(b, DirectFire(0))
        offers = b.offers()
        if "done" in offers:
            b.play("done")
        assert {
            "offers": offers,
            "void": bool(b.told("void")),
            "acted": b.acted("GA"),
            "spot": spot(b, "GA"),
        } == then, facing


@each("PZR-I-84")
def test_nobody_answers_void_fire(case: Case) -> None:
    """4.4.2, R-17: an old SPOT/FIRE is no trigger; for recovery the command counts all the same."""
    b = battle({"GA": f"{IVH} F6 S overwatch", "SA": f"{T34} F9 N fire spot-fire"}, [], modules=ARMOUR)
    b.s.seen_by[b.unit("GA")] = 0
    b = again(b, DirectFire(1))
    while b.offers():
        b.play("done")
    voided = [b.keys[void[0]] for void in b.told("void")]
    number = recovery_number(b.s, b.unit("SA"))
    state = {"void": voided, "trigger": trigger(b, "SA"), "recovery": number}
    b = again(b, Reactions())
    assert {**state, "asked": bool(b.offers())} == case["then"]


# -- a short halt, and positions ---------------------------------------------------------------------------


@each("PZR-I-85")
def test_a_short_halt_with_a_track_hit(case: Case) -> None:
    """6.5.2.2.1: it fires as from a short halt, counts as moving, and makes no move."""
    units = {"GA": f"{IVH} F6 S overwatch", "SA": f"{T34} F9 N short-halt tracks"}
    b = again(battle(units, [100, 100], modules=ARMOUR), DirectFire(1))
    b.play("fire SA", "weapon ap", "at GA", "resolve GA")
    modifiers = lines(b)
    b = again(b, Reactions())
    b.play("react GA SA", "weapon ap", "resolve SA")
    modifiers += lines(b)
    b = again(b, Movement(1))
    assert {
        "fires": modifiers[0],
        "answered": modifiers[1],
        "moves": bool(b.offers()),
        "spot": spot(b, "SA"),
    } == case["then"]


@each("PZR-I-86")
def test_the_fire_of_a_short_halt_gives_the_position_up(case: Case) -> None:
    """6.6.9[7], R-80: from then on its hull is hit; FIRE keeps the position."""
    for command, then in case["then"].items():
        units = {"GA": f"{IVH} F6 S {command}", "SA": f"{T34} F9 N fire"}
        b = hull_down(battle(units, [100, 1, 53, 100], modules=ARMOUR), "GA", 0)
        b = again(b, DirectFire(0))
        b.play("fire GA", "weapon ap", "at SA", "resolve SA")
        names = b.events()
        b = again(b, DirectFire(1))
        b.play("fire SA", "weapon ap", "at GA", "resolve GA")
        names += b.events()
        events = [name for name in names if name in ("leaves-hull-down", "covered", "struck-at")]
        assert events == then, command


@each("PZR-I-87")
def test_who_claims_to_move_has_left_the_position(case: Case) -> None:
    """4.4.3.2.2, 6.6.9[7], R-80: the owner shows MOVE, or keeps the position and the counter down."""
    for answer, then in case["then"].items():
        units = {"GA": f"{IVH} F6 S move", "SA": f"{T34} F9 N fire"}
        b = hull_down(battle(units, [1, 53, 100], modules=ARMOUR, may=("move", "no-command")), "GA", 0)
        b = again(b, DirectFire(1))
        b.play("fire SA", "weapon ap", "at GA", "resolve GA")
        b.play(next(key for key in b.offers() if key.startswith(answer)))
        events = [name for name in b.events() if name in ("covered", "struck-at")]
        assert {"modifiers": lines(b)[0], "events": events} == then, answer


# -- shared FIRE -------------------------------------------------------------------------------------------


@each("PZR-I-88")
def test_a_second_weapon_counts_among_shared_targets(case: Case) -> None:
    """5.14, 6.2.1.1.4: a regular company has one target hex for a shared FIRE, whatever it fires with."""
    for how, second in case["then"].items():
        units = {
            "GA": "GL-RIF F6 S fire w:GW-HMG",
            "GB": "GL-RIF F6 S fire",
            "SA": "SL-RIF F8 N spot-fire",
            "SB": "SL-RIF F9 N spot-fire",
        }
        b = battle(units, [], modules=(*GUNS, "command_control"), grades=("regular", "seasoned"))
        if how == "shared":
            share(b, "GA", "GB")
        b = again(b, DirectFire(0))
        b.play("fire GA", "weapon gp", "at SA", "fire GA")
        assert b.offers() == second, how


@each("PZR-I-89")
def test_passengers_count_among_shared_targets(case: Case) -> None:
    """6.6.7.2, 6.2.1.1.4, R-84: they fire by the command of their vehicle."""
    for how, targets in case["then"].items():
        units = {
            "GA": "G-251-1 F6 S fire",
            "GB": "GL-RIF F6 S",
            "GC": "G-251-1 F6 S fire",
            "SA": "SL-RIF F8 N spot-fire",
            "SB": "SL-RIF F9 N spot-fire",
        }
        b = battle(units, [], modules=ABOARD, grades=("regular", "seasoned"))
        b.s.mount(b.unit("GB"), b.unit("GA"))
        if how == "shared":
            share(b, "GA", "GC")
        b = again(b, DirectFire(0))
        b.play("fire GC", "at SA", "fire GB")
        assert b.offers() == targets, how


# -- in the middle of a move -------------------------------------------------------------------------------


def drive_on(b: Battle) -> Any:
    """The Move on top of the stack."""
    frame = b.s.lanes[0][-1]
    assert isinstance(frame, Move)
    return frame


@each("PZR-I-92")
def test_damage_and_suppression_in_one_window(case: Case) -> None:
    """6.6.2, R-32, R2-24: both halve what is left; who was suppressed before is not slowed again."""
    for before, then in case["then"].items():
        units = {"GA": f"{IVH} F6 S overwatch", "GB": f"{IVH} G6 S overwatch", "SA": f"{T34} F11 N move"}
        b = battle(units, [1, 53, 100, 93], modules=GUNS)
        if before == "suppressed":
            b.s.sup[b.unit("SA")] = SUP_ON
        b = again(b, Movement(1))
        b.play("move SA")
        if b.offers()[0].startswith("rate"):
            b.play("rate cross-country")
        left = [drive_on(b).march(b.s).left()]
        b.play("ahead", "react GA SA", "weapon ap", "with GB", "weapon gp", "resolve SA")
        left.append(drive_on(b).march(b.s).left())
        harmed = [name for name in b.events() if name in ("damaged", "suppressed")]
        assert {"left": left, "harmed": harmed} == then, before
