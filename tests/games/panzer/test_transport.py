"""6.6.7: leg and towed units mount vehicles, ride on them and get off."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.panzer import RULES
from grognard.games.panzer.command.available import duty_refusal
from grognard.games.panzer.fire.shots import MOVES, read_moving
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.movement.transport import has_room
from grognard.games.panzer.refusals import CANNOT_MOVE
from grognard.games.panzer.spotting.markers import MOVED
from grognard.games.panzer.state import IMPROVED, IN_POSITION, MOVE, SUP_ON, with_cell

from .battle import Battle
from .cases import Case, each

FAR = "S-T34-76 X12 NW done"
OTHER = "G-TIG1 A12 NE move"
HALF_TRACK = "G-251-1 F6 NE"  # 5H 9-14, 0-2
SQUAD = "GL-RIF G5 NE move"  # beside it
MAY = ("move", "short-halt", "no-command", "fire")


def ride(units: dict[str, str], aboard: dict[str, str] | None = None, **more: Any) -> Battle:
    """The German half of the movement step; `aboard` maps passengers to their vehicles."""
    everybody = {"GZ": OTHER, "SA": FAR, **units}
    b = Battle(everybody, [Movement(1), Movement(0)], layer="advanced", may=MAY, **more)
    for rider, carrier in (aboard or {}).items():
        b.s.mount(b.unit(rider), b.unit(carrier))
        b.s.command_may[b.unit(rider)] = 1 << b.s.command[b.unit(rider)]
    return b


def left(b: Battle) -> int:
    top = b.s.top()
    assert isinstance(top, Move)
    return top.march(b.s).left()


@each("PZR-C2-248", "PZR-C2-249", "PZR-C2-250")
def test_room(case: Case) -> None:
    """6.6.7.1: both parts of the space, and one gun at most."""
    given = case["given"]
    b = ride({"GA": HALF_TRACK, "GB": SQUAD, "GC": SQUAD, "GD": "GT-PAK40 G5 NE", "GE": "GT-PAK40 G5 NE"})
    tows, carries = given["TR"].split("-")
    sc, carrier = b.sc, b.unit("GA")
    sc.tows[carrier], sc.carries[carrier] = int(tows), int(carries)
    keys = ["GD", "GE"] if given.get("towed") else ["GB", "GC"]
    units = [b.unit(key) for key in keys][: len(given["loads"])]
    for u, load in zip(units, given["loads"], strict=True):
        sc.space_towed[u], sc.space_leg[u] = (int(part) for part in load.split("-"))
    fits = True
    for u in units:
        fits = fits and has_room(b.s, u, carrier)
        b.s.mount(u, carrier)
    assert fits == case["then"]["legal"]


@each("PZR-C2-252")
def test_from_which_hex(case: Case) -> None:
    """6.6.7.1.1[2], R-53: suppressed ones only from the vehicle's own hex."""
    for name, shaken in (("squad", 0), ("suppressed squad", SUP_ON)):
        b = ride({"GA": HALF_TRACK, "GB": SQUAD})
        b.s.sup[b.unit("GB")] = shaken
        b.play("move GB")
        if b.kind() == "Move.rate":
            b.play("rate cross-country")
        assert ("mount GB GA" in b.offers()) == case["then"][name]


@each("PZR-C2-254")
def test_on_a_vehicle_that_stands_still(case: Case) -> None:
    """R-54: in the unit's own move; everybody learns that the vehicle does not move."""
    b = ride({"GA": HALF_TRACK + " fire", "GB": SQUAD})
    b.play("move GB", "rate cross-country")
    assert b.verdict("mount GB GA")[0] == case["then"]["legal"]
    b.play("mount GB GA")
    assert b.s.carrier[b.unit("GB")] == b.unit("GA")
    assert case["then"]["carrier_cost"] == {"no": 0}[b.acted("GA")]  # its counter lies face down, unmoved
    assert b.where("GB") == "F6"
    assert b.may("GA") == {"fire", "no-command"}
    assert b.kind() == "Movement.unit"
    assert b.refused("dismount GB F6") == "PZR-6.6.7.1.1"  # it has used its move


def test_mounting_is_the_only_step() -> None:
    b = ride({"GA": HALF_TRACK + " fire", "GB": "GL-RIF H5 NE move"})
    b.play("move GB", "rate cross-country", "go SW")
    assert b.refused("mount GB GA") == "PZR-6.6.7.1.1"


def test_in_the_move_of_the_vehicle() -> None:
    """R-54: half of its points, once in a hex; the unit's MOVE is executed."""
    b = ride({"GA": HALF_TRACK + " move", "GB": SQUAD, "GC": "GL-SEC F6 NE move"})
    b.sc.carries[b.unit("GA")] = 3
    b.play("move GA", "rate cross-country", "mount GB GA")
    assert left(b) == 5 - 2
    b.play("mount GC GA")
    assert left(b) == 3
    assert b.acted("GB") == "done"
    b.play("ahead")
    assert b.where("GB") == b.where("GC") == "G5"
    assert b.refused("dismount GB G5") == "PZR-6.6.7.1.1"


def test_no_room_no_order() -> None:
    b = ride({"GA": HALF_TRACK + " move", "GB": SQUAD, "GC": "GL-RIF G5 NE", "GD": SQUAD})
    b.play("move GA", "rate cross-country")
    assert b.refused("mount GC GA") == "PZR-6.6.7.1.1"
    b.play("mount GB GA")
    assert b.refused("mount GD GA") == "PZR-6.6.7.1"


@each("PZR-C-6.1.3-j")
def test_getting_off_on_the_way(case: Case) -> None:
    """6.6.7.1.1[3], [4]: into the hex or a neighbouring one, marked as moving."""
    b = ride({"GA": HALF_TRACK + " move", "GB": "GL-RIF F6 NE"}, {"GB": "GA"})
    b.play("move GA", "rate cross-country", "ahead", "dismount GB H5")
    u = b.unit("GB")
    assert (b.where("GB"), b.s.carrier[u]) == ("H5", -1)
    assert case["then"]["marker"] == {MOVED: "SPOT/MOVE"}[b.s.spot[u]]
    assert left(b) == 5 - 1 - 2


def test_points_for_getting_off() -> None:
    b = ride({"GA": HALF_TRACK + " move", "GB": "GL-RIF F6 NE"}, {"GB": "GA"})
    b.play("move GA", "rate cross-country", "ahead", "ahead", "ahead", "ahead")
    assert b.refused("dismount GB J4") == "PZR-6.6.7.1.1"


def test_getting_off_a_vehicle_that_stands_still() -> None:
    """R2-31: without a command of its own, in the owner's half of the step."""
    b = ride({"GA": HALF_TRACK, "GB": "GL-RIF F6 NE"}, {"GB": "GA"})
    assert "dismount GB F5" in b.offers()
    b.play("dismount GB F5")
    assert b.where("GB") == "F5"
    assert b.may("GA") == {"fire", "no-command"}
    b = ride({"GA": HALF_TRACK + " move", "GB": "GL-RIF F6 NE"}, {"GB": "GA"})
    assert b.refused("dismount GB F5") == "PZR-6.6.7.1.1"  # in its own move


def test_guns_get_off_in_the_same_hex() -> None:
    b = ride({"GA": "G-SDK7 F6 NE", "GB": "GT-PAK40 F6 NE"}, {"GB": "GA"})
    assert [o for o in b.offers() if o.startswith("dismount")] == ["dismount GB F6"]


@each("PZR-C2-251")
def test_no_reverse_with_a_gun(case: Case) -> None:
    b = ride({"GA": "G-SDK7 F6 NE move", "GB": "GT-PAK40 F6 NE"}, {"GB": "GA"})
    legal, rule = b.verdict("move GA", "rate cross-country", "back")
    assert (legal, rule) == (case["then"]["legal"], "PZR-6.6.7.1")


@each("PZR-C2-255")
def test_jumping_off(case: Case) -> None:
    """6.6.7.1.2: free for the vehicle, suppressed, never in answer to declared fire."""
    b = ride({"GA": HALF_TRACK + " move", "GB": "GL-RIF F6 NE"}, {"GB": "GA"})
    b.play("move GA", "rate cross-country", "ahead")
    legal = "legal" if "emergency GB" in b.offers() else "illegal"
    b.play("emergency GB")
    assert (b.where("GB"), left(b)) == ("G5", 4)
    assert case["then"]["after_resolution"] == f"{legal}, { {SUP_ON: 'SUP/ON'}[b.s.sup[b.unit('GB')]] }"
    units = {"GA": HALF_TRACK + " move", "GB": "GL-RIF F6 NE", "SB": "S-T34-76 K4 SW overwatch", "SA": FAR}
    c = Battle(units, [Movement(1), Movement(0)], layer="advanced", may=("overwatch", "no-command", "move"))
    c.s.mount(c.unit("GB"), c.unit("GA"))
    c.play("move GA", "rate cross-country", "ahead", "react SB GA")
    assert ("emergency GB" in c.offers()) == case["then"]["legal"]


def test_suppressed_passengers_stay() -> None:
    b = ride({"GA": HALF_TRACK + " move", "GB": "GL-RIF F6 NE"}, {"GB": "GA"})
    b.s.sup[b.unit("GB")] = SUP_ON
    assert b.refused("move GA", "rate cross-country", "emergency GB") == "PZR-6.6.7.1.2"


@pytest.mark.parametrize("where", ["F6", "F5"])
def test_nobody_gets_off_among_enemies(where: str) -> None:
    """R2-51."""
    b = ride({"GA": HALF_TRACK, "GB": "GL-RIF F6 NE", "SB": f"SL-RIF {where} N done"}, {"GB": "GA"})
    assert b.refused(f"dismount GB {where}") == "PZR-4.5.1.1.10"


def test_passengers_leave_the_map_with_their_vehicle() -> None:
    b = ride({"GA": "G-251-1 Y6 NE move", "GB": "GL-RIF Y6 NE"}, {"GB": "GA"})
    b.play("move GA", "rate cross-country", "exit")
    assert b.where("GA") == b.where("GB") == "@exited"


def test_a_gun_too_heavy_for_its_crew_is_hooked_up() -> None:
    """6.6.7.1.1[1], 6.6.5[1]: it may have MOVE where a vehicle can take it up, and moves in no other way."""
    flak = "GT-FLK36 F6 NE"
    lonely = Battle({"GA": flak, "SA": FAR}, layer="advanced")
    assert duty_refusal(lonely.s, 0, MOVE) == CANNOT_MOVE
    small = Battle({"GA": flak, "GB": "G-251-1 F6 NE", "SA": FAR}, layer="advanced")
    assert duty_refusal(small.s, 0, MOVE) == CANNOT_MOVE  # tows no guns
    b = ride({"GA": "G-SDK7 F6 NE no-command", "GB": f"{flak} move"})
    assert duty_refusal(b.s, b.unit("GB"), MOVE) == 0
    b.play("move GB")
    assert [key for key in b.offers() if not key.startswith("turn")] == ["mount GB GA", "stop"]
    assert b.refused("go N") == "PZR-6.6.5"
    b.play("mount GB GA")
    assert b.s.carrier[b.unit("GB")] == b.unit("GA")
    b = ride({"GA": "G-SDK7 F7 N move", "GB": f"{flak} move"})
    b.play("move GA", "rate cross-country", "ahead", "mount GB GA")
    assert b.s.carrier[b.unit("GB")] == b.unit("GA")


@pytest.mark.parametrize("how", ["dismount", "dismount on the move", "emergency"])
def test_who_gets_off_takes_a_free_position(how: str) -> None:
    """R-49: getting off is a whole move, and ends in the hex."""
    order = "no-command" if how == "dismount" else "move"
    b = ride({"GA": f"G-251-1 F7 N {order}", "GB": "GL-RIF F7 N no-command"}, {"GB": "GA"})
    b.s.works = with_cell(b.s.works, b.hex("F7"), IMPROVED)
    if how == "dismount":
        b.play("dismount GB F7")
    else:
        verb = "dismount GB F7" if how == "dismount on the move" else "emergency GB"
        b.play("move GA", "rate cross-country", verb)
    assert b.s.carrier[b.unit("GB")] < 0
    assert b.s.post[b.unit("GB")] == IN_POSITION


@pytest.mark.parametrize("passenger", ["GL-RIF F7 N no-command", "GT-PAK40 F7 N no-command"])
def test_who_has_got_off_counts_as_moving(passenger: str) -> None:
    """6.1.3, 6.5.4.2.2: its defence is that of a unit that moves, until the turn is over."""
    units = {"GA": "G-OPEL F7 N no-command", "GB": passenger, "SA": "SL-RIF F4 S overwatch"}
    moves: dict[str, bool] = {}
    for how in ("dismounts", "stood there", "bailed out"):
        b = ride(units, {"GB": "GA"} if how == "dismounts" else {}, rolls=[50])
        u = b.unit("GB")
        b.s.mounted_at_start = with_cell(
            b.s.mounted_at_start, u, -1 if how == "stood there" else b.unit("GA")
        )
        if how == "dismounts":
            b.play("dismount GB F7", "react SA GB")
            if "resolve GB" in b.offers():
                b.play("resolve GB")
            ledgers = next(e.ledgers for e in b.game.events if RULES.events[e.kind].name == "gp-fire")
            assert ledgers is not None
            moves[how] = "gpd-moving" in [line.name for line in ledgers[1].lines]
        else:
            moves[how] = read_moving(b.s, u) == MOVES
    assert moves == {"dismounts": True, "stood there": False, "bailed out": False}
