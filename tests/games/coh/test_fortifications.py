# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 18: hasty defences, trenches, gun pits, bunkers and barbed wire."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.loading.load import LoadError, Source
from grognard.core.referee.position import position_text
from grognard.games.coh import RULES
from grognard.games.coh.box.data_checks import check_scenario
from grognard.games.coh.box.data_files import load_box, read_scenario
from grognard.games.coh.fortifications import fort_users, hole_refusal, leave_refusal, settle_in
from grognard.games.coh.refusals import (
    CARRIED,
    DIG_CONTESTED,
    DIG_TWICE,
    FORT_OUTSIDE,
    LEGAL,
    NOT_ON_MAP,
    STUNNED,
)
from grognard.games.coh.scenario import LOST

from .cases import Case, case, each
from .ground import Battle, sees
from .shots import attacks, fire, happened, lines, reprint
from .test_movement import walker

G = "G-INF-1"
S = "S-RIF-1"
GUN = "G-PAK40-1"
DIGGING = {"hasty-defence": "on"}


def works(kind: str, place: str, facing: int | None = None, number: int = 1) -> dict[str, Any]:
    """A counter on the map."""
    found: dict[str, Any] = {"key": f"{kind.replace('_', '-')}-{number}", "kind": kind, "hex": f"1-{place}"}
    return found if facing is None else {**found, "facing": facing}


def within(units: dict[str, str], inside: list[str], fort: dict[str, Any], **fields: Any) -> Battle:
    """A battle in which some units occupy a fortification from the start."""
    b = Battle(units, fortifications=[fort], **{"current_cap": (0, 0), "rolls": [2] * 4, **fields})
    for key in inside:
        b.s.inside[b.unit(key)] = 0
    return b


def dv(b: Battle, key: str) -> int:
    return next(shot.dv for shot in attacks(b) if shot.target == key)


# -- COH-18.1: hasty defences ----------------------------------------------------------------------------


def test_COH_T293_digging_in() -> None:
    """COH-18.1(1), (2): 7 AP, and +1 DM from then on."""
    given, then = case("COH-T293")["given"], case("COH-T293")["then"]
    units = {S: f"{given['unit']} F05 E active", G: "G_INF F09 W"}
    b = Battle(units, turn="soviet", ap=(0, given["ap"]), current_cap=(0, 0), options=DIGGING, rolls=[2])
    b.play(f"ap {S}", f"dig {S}")
    assert b.s.ap[1] == then["ap"]
    assert (b.s.dug[b.unit(S)] == 1) is then["hasty_defence"]
    fire(b, "F05")
    assert lines(attacks(b)[-1].dr) == {"hasty-defence": 1}


def test_COH_T294_vehicles_and_guns_do_not_dig() -> None:
    """COH-18.1(1); the card lets vehicles (COH-C.11)."""
    given, then = case("COH-T294")["given"], case("COH-T294")["then"]
    for unit in (given["unit"], "G_PAK38"):
        b = Battle({G: f"{unit} F05 E", S: "S_RIF A18 W"}, options=DIGGING)
        assert b.verdict(f"opp {G}", f"dig {G}") == (then["legal"], "COH-18.1")
    b = Battle({G: f"{given['unit']} F05 E", S: "S_RIF A18 W"}, hand={"german": ["hasty-defence"]})
    b.play("card hasty-defence", f"use {G}")
    if "done" in b.offers():
        b.play("done")
    assert b.s.dug[b.unit(G)] == 1


def test_COH_T295_a_pivot_gives_it_up() -> None:
    """COH-18.1(3): so does a move."""
    then = case("COH-T295")["then"]
    for key in (f"pivot {G} W", f"move {G} F06"):
        b = Battle({G: "G_INF F05 E dug", S: "S_RIF A18 W"})
        b.play(f"opp {G}", key)
        assert (b.s.dug[b.unit(G)] == 1) is then["hasty_defence"]
        assert happened(b, "leaves-hole")


def test_one_hole_for_each_unit() -> None:
    """COH-18.1(2): it protects the one that made it; others in the hex may each have one."""
    units = {G: "G_INF F05 E", S: "S_RIF F09 W dug", "S-RIF-2": "S_RIF F09 W"}
    b = Battle(units, current_cap=(0, 0), rolls=[2, 2], options=DIGGING)
    b.play(f"opp {G}", f"fire {G} F09", f"against {S}")
    assert (dv(b, S), dv(b, "S-RIF-2")) == (13, 12)
    assert b.why("opp S-RIF-2", "dig S-RIF-2") is None
    assert b.refused(f"opp {S}", f"dig {S}") == "COH-18.1"


def test_a_hole_inside_a_trench() -> None:
    """COH-18.1(1), 18.0(3): terrain, trench and hole add up."""
    units = {G: "G_INF F05 E", S: "S_RIF F09 W dug"}
    b = within(units, [S], works("trench", "F09"), terrain={"F09": "brush"})
    fire(b, "F09")
    assert lines(attacks(b)[-1].dr) == {"terrain-brush": 1, "hasty-defence": 1, "fortification": 2}


# -- COH-18.2: trenches ----------------------------------------------------------------------------------


def test_COH_T301_occupying_a_trench() -> None:
    """COH-18.2(5), E.6(1): entering the hex does not occupy; that is an action of its own for 1 AP."""
    given, then = case("COH-T301")["given"], case("COH-T301")["then"]
    units = {G: "G_INF F05 E active", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=[works("trench", "F06")], ap=(given["ap"], 0), current_cap=(0, 1))
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    pools = [b.s.ap[0]]
    assert b.s.inside[b.unit(G)] == -1
    b.play("stall cap", f"ap {G}", f"occupy {G} trench-1")
    pools.append(b.s.ap[0])
    assert pools == then["ap"]
    assert b.s.inside[b.unit(G)] == 0
    assert len([event for event in happened(b, "pays") if event.a == 0]) == then["actions"]


def test_leaving_a_fortification_within_the_hex() -> None:
    """COH-18.2(5): 1 AP with a free pivot."""
    units = {G: "G_INF F05 E active", S: "S_RIF A18 W"}
    b = within(units, [G], works("trench", "F05"), ap=(7, 0))
    assert b.price(f"ap {G}", f"leave {G}", f"face {G} NW") == 1
    assert (b.facing(G), b.s.inside[b.unit(G)]) == ("NW", -1)


def test_moving_out_leaves_the_fortification_free_of_charge() -> None:
    """COH-18.2(5)."""
    units = {G: "G_INF F05 E active", S: "S_RIF A18 W"}
    b = within(units, [G], works("trench", "F05"), ap=(7, 0))
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == 1
    assert b.s.inside[b.unit(G)] == -1


def test_COH_T302_guns_and_vehicles_stay_out_of_trenches() -> None:
    """COH-18.2(2): infantry only."""
    given, then = case("COH-T302")["given"], case("COH-T302")["then"]
    for unit in (given["unit"], "S_T34"):
        b = Battle(
            {S: f"{unit} F05 E", G: "G_INF A01 E"}, turn="soviet", fortifications=[works("trench", "F05")]
        )
        assert b.verdict(f"opp {S}", f"occupy {S} trench-1") == (then["legal"], "COH-18.2")


def test_who_may_occupy_what() -> None:
    """COH-18.2(2) to (4)."""
    kinds = {"trench": None, "gun_pit": 1, "bunker": 1}
    may = {
        "G_INF": {"trench", "bunker"},
        "G_PAK40": {"gun_pit", "bunker"},
        "G_PZ4": set(),
        "G_M81": {"trench", "bunker"},
    }
    for unit, forts in may.items():
        for kind, facing in kinds.items():
            fort = works(kind, "F05", facing)
            b = Battle({G: f"{unit} F05 E", S: "S_RIF A18 W"}, fortifications=[fort])
            why = b.why(f"opp {G}", f"occupy {G} {fort['key']}")
            assert (why is None) is (kind in forts), (unit, kind)


def test_a_trench_protects_from_all_sides_and_the_facing_still_counts() -> None:
    """COH-18.2(2), F.16: +2 to front and to rear; mortars and close combat use the rear DR."""
    trench = works("trench", "F09")
    for place, facing, value in (("F05", "E", 12 + 2), ("F13", "W", 11 + 2)):
        b = within({G: f"G_INF {place} {facing}", S: "S_RIF F09 W"}, [S], trench)
        fire(b, "F09")
        assert dv(b, S) == value
    b = within({G: "G_M81 F05 E", S: "S_RIF F09 W"}, [S], trench)
    fire(b, "F09")
    assert dv(b, S) == 11 + 2
    b = within({G: "G_INF F09 E", S: "S_RIF F09 W"}, [S], trench)
    b.play(f"opp {G}", f"assault {G}")
    assert dv(b, S) == 11 + 2


def test_in_the_hex_is_not_in_the_trench() -> None:
    """COH-18.2(5), 7.63(6): only occupants have its DM."""
    b = within({G: "G_INF F05 E", S: "S_RIF F09 W", "S-RIF-2": "S_RIF F09 W"}, [S], works("trench", "F09"))
    b.play(f"opp {G}", f"fire {G} F09", f"against {S}")
    assert (dv(b, S), dv(b, "S-RIF-2")) == (14, 12)


def test_trench_occupants_pivot_normally() -> None:
    """COH-18.2(2), F.16: an action to fire elsewhere, and they stay inside."""
    b = within(
        {G: "G_INF F05 W active", S: "S_RIF F09 W"},
        [G],
        works("trench", "F05"),
        ap=(7, 0),
        current_cap=(0, 1),
    )
    assert b.refused(f"ap {G}", f"fire {G} F09") == "COH-6.1"
    assert b.price(f"pivot {G} E") == 1
    assert b.s.inside[b.unit(G)] == 0
    b.play("stall cap", f"ap {G}", f"fire {G} F09")


def test_COH_T397_an_attacker_who_has_occupied_the_trench() -> None:
    """COH-18.0(3), 18.2(5): attackers in close combat may occupy likewise, and are protected by it."""
    given, then = case("COH-T397")["given"], case("COH-T397")["then"]
    units = {G: "G_INF F09 E active", S: "S_RIF F09 W"}
    b = Battle(units, fortifications=[works("trench", "F09")], ap=(7, 0), current_cap=(0, 0), rolls=[2])
    assert b.sc.rear[b.unit(G)] == given["dr"]
    assert b.price(f"ap {G}", f"occupy {G} trench-1") == 1
    b.play(f"opp {S}", f"assault {S}")
    assert dv(b, G) == then["dv"]
    assert lines(attacks(b)[-1].dr) == {"fortification": given["dm"]["trench"]}


def test_COH_T443_pits_and_bunkers_take_any_number() -> None:
    """COH-18.2(3), (4)."""
    given, then = case("COH-T443")["given"], case("COH-T443")["then"]
    for kind, legal in zip(given["fortification"], then["legal"], strict=True):
        guns = {f"G-PAK40-{i}": "G_PAK40 F05 E" for i in range(1, given["occupants"] + 2)}
        fort = works(kind, "F05", 1)
        b = within({**guns, S: "S_RIF A18 W"}, list(guns)[:-1], fort)
        assert (b.why(f"opp {list(guns)[-1]}", f"occupy {list(guns)[-1]} {fort['key']}") is None) is legal


def test_occupying_needs_the_counter_in_the_hex_and_an_empty_hand() -> None:
    """COH-18.2(5): not from beside it, not twice; leaving what one is not in is refused."""
    units = {G: "G_INF F05 E", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=[works("trench", "F06")])
    assert b.refused(f"opp {G}", f"occupy {G} trench-1") == "COH-18.2"
    assert b.refused(f"leave {G}") == "COH-18.2"
    b = within(units, [G], works("trench", "F05"))
    assert b.refused(f"opp {G}", f"occupy {G} trench-1") == "COH-18.2"


@each("COH-T395")
def test_one_counter_of_a_type_in_a_hex(case: Case) -> None:
    """COH-18.0(2): refused when the scenario is read."""
    text = (Path(__file__).parent / "every-field.toml").read_text(encoding="utf-8")
    file = read_scenario(Source("every-field.toml", text), load_box())
    first = next(fort for fort in file.fortifications if fort.kind == case["given"]["hex_has"])
    second = replace(first, key=f"{first.key}0")
    refused: Any = pytest.raises(LoadError, match="COH-18.0")
    with nullcontext() if case["then"]["legal"] else refused:
        check_scenario(
            Source("every-field.toml", text),
            replace(file, fortifications=(*file.fortifications, second)),
            load_box(),
        )


# -- COH-18.2: gun pits ----------------------------------------------------------------------------------


@each("COH-T296", "COH-T297", "COH-T442")
def test_gun_pits(case: Case) -> None:
    """COH-18.2(3): only the blue front DR, only through the pit's own front."""
    given, then = case["given"], case["then"]
    through_front = given["attack_from"] == "pit front"
    place, towards = ("F13", "E") if through_front else ("F05", "W")  # the pit in F09 faces east
    gun = towards if given["gun_faces_attacker"] else {"E": "W", "W": "E"}[towards]
    units = {GUN: f"G_PAK40 F09 {gun}", S: f"S_T34 {place} {'W' if through_front else 'E'}"}
    b = within(units, [GUN], works("gun_pit", "F09", given["pit_facing"]), turn="soviet")
    reprint(b, S, red=1, blue=2)
    fire(b, "F09", S)
    shot = attacks(b)[-1]
    assert shot.dv == then["dv"]
    assert shot.av - 2 == {"red": 1, "blue": 2}[then["colour"]]


def test_gun_pits_do_not_help_against_mortars_and_close_combat() -> None:
    """COH-18.2(3): rear."""
    pit = works("gun_pit", "F09", 1)
    b = within({GUN: "G_PAK40 F09 E", S: "S_M82 F14 W"}, [GUN], pit, turn="soviet")
    fire(b, "F09", S)
    assert dv(b, GUN) == 10
    b = within({GUN: "G_PAK40 F09 E", S: "S_RIF F09 W"}, [GUN], pit, turn="soviet")
    b.play(f"opp {S}", f"assault {S}")
    assert dv(b, GUN) == 10


def test_a_gun_in_a_pit_may_face_anywhere() -> None:
    """COH-18.2(3): the bonus depends on the pit's arrow, the arc of fire on the gun's."""
    units = {GUN: "G_PAK40 F09 W", S: "S_RIF F05 E"}
    b = within(units, [GUN], works("gun_pit", "F09", 1))
    assert b.why(f"opp {GUN}", f"fire {GUN} F05") is None


# -- COH-18.2: bunkers -----------------------------------------------------------------------------------


@each("COH-T298", "COH-T299", "COH-T300")
def test_bunkers(case: Case) -> None:
    """COH-18.2(4): front DM against the front and against all shells, rear DM from behind."""
    given, then = case["given"], case["then"]
    bunker = works("bunker", "F09", 4)
    if case["id"] == "COH-T298":
        b = within(
            {G: "G_INF F09 W", S: "S_RIF F14 W"},
            [G],
            bunker,
            cap=(0, 0),
            weapons={"soviet": ["S_OBA122"]},
            begin="round",
            rolls=[5, 9, 2, 2, 5, 9],
        )
        b.game.play("plot S_OBA122 1-F09", 1)
        b.game.play("done", 1)
        b.play("pass", "pass", "done")
        b.play(f"against {G}")
    else:
        place, facing = ("F05", "E") if "bunker_front" in given else ("F13", "W")
        b = within({G: "G_INF F09 W", S: f"S_RIF {place} {facing}"}, [G], bunker, turn="soviet")
        fire(b, "F09", S)
        b.play(f"against {G}")
    dr = given.get("dr_front", given.get("dr_rear"))
    assert attacks(b)[-1].dv == then["dv"]
    assert lines(attacks(b)[-1].dr) == {"fortification": then["dv"] - dr}


def test_bunkers_in_close_combat_and_under_mortar_fire() -> None:
    """COH-18.2(4), ruling G-25: the smaller DM in close combat, the front DM against mortars from behind."""
    bunker = works("bunker", "F09", 4)
    b = within({G: "G_INF F09 W", S: "S_RIF F09 E"}, [G], bunker, turn="soviet")
    b.play(f"opp {S}", f"assault {S}", f"against {G}")
    assert dv(b, G) == 11 + 2
    b = within({G: "G_INF F09 W", S: "S_M82 F14 W"}, [G], bunker, turn="soviet")
    fire(b, "F09", S)
    b.play(f"against {G}")
    assert dv(b, G) == 11 + 5


def test_the_arrow_of_the_bunker_and_the_facing_of_the_unit_are_two_things() -> None:
    """COH-18.2(4), ruling G-25: attacked through the bunker's front, but from behind the occupant."""
    bunker = works("bunker", "F09", 4)
    b = within({G: "G_INF F09 E", S: "S_RIF F05 E"}, [G], bunker, turn="soviet")
    fire(b, "F09", S)
    b.play(f"against {G}")
    assert dv(b, G) == 11 + 5


def test_COH_T398_no_sight_out_of_a_bunkers_arc() -> None:
    """COH-18.2(4): the hex is in plain sight, the occupant does not see it; outside the bunker it would."""
    given, then = case("COH-T398")["given"], case("COH-T398")["then"]
    place, target = given["bunker"]["hex"], given["target"]
    units = {G: f"G_INF {place} E", S: f"S_RIF {target} W"}
    bunker = works("bunker", place, given["bunker"]["facing"])
    b = within(units, [G], bunker)
    why = b.why(f"opp {G}", f"fire {G} {target}")
    assert (why is None) is then["visible_target"]
    assert why is not None
    assert why.rule == "COH-18.2"
    assert sees(b, place, target), "nothing is in the way"
    assert within(units, [], bunker).why(f"opp {G}", f"fire {G} {target}") is None


def test_a_supporter_in_a_bunker_sees_within_its_arc_only() -> None:
    """COH-18.2(4), 9.12(2)."""
    units = {G: "G_INF F08 E", "G-INF-2": "G_INF F09 E", S: "S_RIF F12 W"}
    for facing, legal in ((1, True), (4, False)):
        b = within(units, ["G-INF-2"], works("bunker", "F09", facing))
        assert (b.why(f"opp {G}", "with G-INF-2", f"fire {G} F12") is None) is legal


@pytest.mark.parametrize("kind", ["trench", "bunker"])
def test_an_occupied_fortification_is_cover_for_rally(kind: str) -> None:
    """COH-7.51(1), ruling G-12: it gives at least +1 DM."""
    fort = works(kind, "F05", None if kind == "trench" else 1)
    b = within({G: "G_INF F05 E suppressed", S: "S_RIF A18 W"}, [G], fort, rolls=[6])
    b.play(f"opp {G}", f"rally {G}")
    assert b.hit(G) == "none"


# -- COH-18.4: barbed wire -------------------------------------------------------------------------------


def at_the_wire(unit: str = "G_INF", terrain: str = "open", **fields: Any) -> Battle:
    """A unit in F05 before wire in F06."""
    units = {G: f"{unit} F05 E active", S: "S_RIF A18 W", **fields.pop("units", {})}
    values: dict[str, Any] = {"ap": (7, 0), "current_cap": (0, 0)}
    return Battle(
        units, terrain={"F06": terrain}, fortifications=[works("barbed_wire", "F06")], **{**values, **fields}
    )


@pytest.mark.parametrize(("die", "terrain", "price"), [(1, "open", 2), (4, "open", 5), (3, "forest", 5)])
def test_entering_wire_costs_a_die_more(die: int, terrain: str, price: int) -> None:
    """COH-18.4(1): the normal price and the roll; having seen it, the player may still decline."""
    b = at_the_wire(terrain=terrain, rolls=[[die]])
    assert b.price(f"ap {G}", f"move {G} F06", f"move {G} F06", f"face {G} E") == price
    assert b.where(G) == "F06"
    assert b.s.fort == [1], "infantry leaves the wire as it is"


def price_of_wire(given: dict[str, Any]) -> int:
    """What a unit with AP enough pays for the wire of a case."""
    b = at_the_wire(walker(given["unit"]["move"]), given["terrain"], rolls=[[given["die"]]])
    return b.price(f"ap {G}", f"move {G} F06", f"move {G} F06", f"face {G} E")


@each("COH-T306")
def test_wire_that_cannot_be_paid(case: Case) -> None:
    """COH-18.4(1): the AP are lost, the unit is spent, CAP are not touched; the try was the action."""
    given, then = case["given"], case["then"]
    b = at_the_wire(
        walker(given["unit"]["move"]),
        given["terrain"],
        ap=(given["ap"], 0),
        current_cap=(given["cap"], 0),
        rolls=[[given["die"]]],
    )
    b.play(f"ap {G}", f"move {G} F06", "commit 0")
    assert (b.where(G) == "F06") is then["entered"]
    assert (b.s.ap[0], b.s.cap[0], b.status(G)) == (then["ap"], given["cap"], then["state"])
    assert (b.asked() == "soviet") is then["counts_as_action"]
    assert happened(b, "wire-stops")
    assert price_of_wire(given) == then["price"]


def test_wire_that_will_not_be_paid() -> None:
    """COH-18.4(1): the same, if he thinks better of it."""
    b = at_the_wire(rolls=[[4]])
    b.play(f"ap {G}", f"move {G} F06")
    assert b.offers() == ["done", f"move {G} F06"]
    b.play("done")
    assert (b.where(G), b.s.ap[0], b.status(G), b.asked()) == ("F05", 0, "spent", "soviet")


def test_wire_does_not_tell_a_face_down_counter() -> None:
    """COH-7.4, 18.4(1): what the move costs hangs on the counter, so he is asked though he cannot pay."""
    b = at_the_wire(units={G: "G_INF F05 E active suppressed"}, ap=(5, 0), rolls=[[6]])
    b.play(f"ap {G}", f"move {G} F06")
    assert b.offers() == ["done"]
    assert "part=6 to=" in position_text(RULES, RULES.redact(b.s, 1)), "only the die is open"
    b.play("done")
    assert (b.where(G), b.s.ap[0], b.status(G)) == ("F05", 0, "spent")


@each("COH-T445")
def test_wire_stops_a_shared_activation(case: Case) -> None:
    """COH-18.4(1), ruling G-26: the whole pool is lost and all members are spent."""
    given, then = case["given"], case["then"]
    b = at_the_wire(
        walker(given["unit"]["move"]),
        given["terrain"],
        units={"G-INF-2": "G_INF C05 E active"},
        ap=(given["pool"], 0),
        current_cap=(given["cap"], 0),
        rolls=[[given["die"]]],
    )
    b.play(f"ap {G}", f"move {G} F06")
    assert (b.where(G) == "F06") is then["entered"]
    assert b.s.ap[0] == then["pool"]
    assert (b.status(G), b.status("G-INF-2")) == (then["a"], then["b"])
    assert (b.asked() == "soviet") is then["counts_as_action"]
    assert price_of_wire(given) == then["price"]


def test_wire_after_the_pool_is_lost() -> None:
    """COH-18.4(1): it may go on by CAP."""
    b = at_the_wire(ap=(2, 0), current_cap=(3, 1), rolls=[[6], [1]])
    b.play(f"ap {G}", f"move {G} F06", "commit 0")
    assert b.status(G) == "spent"
    b.play("stall cap", f"cap {G}", f"move {G} F06", "commit 0", f"move {G} F06", f"face {G} E")
    assert (b.where(G), b.s.cap[0]) == ("F06", 3 - 2)


def test_wire_tried_with_cap() -> None:
    """COH-18.4(2), ruling G-26: given up, it costs only the CAP spent on the die."""
    b = at_the_wire(current_cap=(4, 0), ap=(0, 0), units={G: "G_INF F05 E spent"}, rolls=[[5]])
    b.play(f"cap {G}", f"move {G} F06", "commit -1")
    assert b.s.cap[0] == 3
    assert (b.where(G), b.status(G), b.asked()) == ("F05", "spent", "soviet")


def test_wire_tried_for_nothing_is_no_way_to_wait() -> None:
    """COH-18.4(2), ruling G-64: an action; but at no price only once in a round, or turns would never end."""
    b = at_the_wire(current_cap=(4, 0), ap=(0, 0), units={G: "G_INF F05 E spent"}, rolls=[[6]])
    b.play(f"cap {G}", f"move {G} F06", "commit 0")
    assert (b.s.cap[0], b.s.passes, b.asked()) == (4, 0, "soviet")
    b.play("pass")
    assert b.refused(f"cap {G}", f"move {G} F06") == "COH-18.4"
    assert f"move {G} E05" in b.offers()
    b.play(f"move {G} E05", f"face {G} E")
    b.next_round()
    assert b.s.tried == [0] * b.sc.units


def test_cap_change_the_die() -> None:
    """COH-3.23(5), 18.4(1): 4 less 2, but the price never falls below that of the move."""
    b = at_the_wire(current_cap=(2, 0), rolls=[[4]])
    assert b.price(f"ap {G}", f"move {G} F06", "commit -2", f"move {G} F06", f"face {G} E") == 2 + 1 + 2


def test_wire_by_opportunity_and_by_card() -> None:
    """COH-18.4(2), 3.1(4): entered without a roll."""
    b = at_the_wire(units={G: "G_INF F05 E"}, ap=(0, 0))
    b.play(f"opp {G}", f"move {G} F06", f"face {G} E")
    assert b.where(G) == "F06"
    b = at_the_wire(units={G: "G_INF F05 E spent"}, ap=(0, 0), hand={"german": ["command-action"]})
    b.play("card command-action", f"use {G}", f"move {G} F06", f"face {G} E")
    assert b.where(G) == "F06"


def test_leaving_wire_is_free() -> None:
    """COH-18.4(1): it affects who enters."""
    b = at_the_wire(units={G: "G_INF F06 E active"})
    assert b.price(f"ap {G}", f"move {G} F07", f"face {G} E") == 1


def test_COH_T307_tracks_flatten_wire() -> None:
    """COH-18.4(3): +2 AP, and the wire is gone for those who follow."""
    given, then = case("COH-T307")["given"], case("COH-T307")["then"]
    b = at_the_wire("G_2519", given["terrain"][0])
    unit = b.unit(G)
    assert (b.sc.move[unit], b.sc.bonus[unit]) == (given["unit"]["move"], given["unit"]["bonus"])
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == then["price"]
    assert (b.s.fort == [0]) is then["wire_removed"]
    assert happened(b, "wire-flattened")


def test_COH_T494_no_bonus_after_wire() -> None:
    """COH-18.4, 14.0(4), ruling G-69: having flattened the wire it stops; who follows has a bonus."""
    b = at_the_wire("G_2519", roads=[["F05", "F06", "F07"]])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert (b.where(G), b.asked() == "german") == ("F06", case("COH-T494")["then"]["bonus"])
    units = {G: "G_2519 F05 E", "G-2519-2": "G_2519 F05 E", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=[works("barbed_wire", "F06")], current_cap=(0, 0))
    b.play(f"opp {G}", "with G-2519-2", f"move {G} F06", f"face {G} E")
    b.play("move G-2519-2 F06", "face G-2519-2 E", "move G-2519-2 F07")
    assert b.where("G-2519-2") == "F07"


def test_COH_T495_wire_in_a_bonus_hex() -> None:
    """COH-18.4, 14.0(4), ruling G-69: it is not entered free, on a road or off it, and still bars wheels."""
    wire = [works("barbed_wire", "F07")]
    units = {G: "G_2519 F05 E active", S: "S_RIF A18 W"}
    for roads in ([], [["F05", "F06", "F07"]]):
        b = Battle(units, fortifications=wire, roads=roads, ap=(7, 0), current_cap=(0, 0))
        b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
        assert (f"move {G} F07" in b.offers()) is case("COH-T495")["then"]["legal"]
        assert b.refused(f"move {G} F07") == "COH-18.4"
        b.play("done", "pass")
        assert b.price(f"ap {G}", f"move {G} F07", f"face {G} E") == 1 + 2
        assert b.s.fort == [0]
    units = {G: "G_OPEL F05 E active", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=wire, roads=[["F05", "F06", "F07"]], ap=(7, 0), current_cap=(0, 0))
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert b.asked() == "soviet"


def test_COH_T308_wheels_stop_at_wire() -> None:
    """COH-18.4(3): on the road as well."""
    given, then = case("COH-T308")["given"], case("COH-T308")["then"]
    for roads in ([], [["F05", "F06"]]):
        b = at_the_wire(given["unit"], roads=roads)
        assert b.verdict(f"ap {G}", f"move {G} F06") == (then["legal"], "COH-18.4")


def test_wire_that_stops_one_of_a_group_paid_with_cap() -> None:
    """COH-18.4(2), 9.11(1), ruling G-26: the other has moved, so its price is due."""
    b = at_the_wire(
        units={G: "G_INF F05 E spent", "G-INF-2": "G_INF E05 E spent"},
        ap=(0, 0),
        current_cap=(4, 0),
        rolls=[[6]],
    )
    b.play("cap G-INF-2", f"with {G}", "move G-INF-2 E06", "face G-INF-2 E", f"move {G} F06", "commit 0")
    assert (b.where("G-INF-2"), b.where(G), b.s.cap[0]) == ("E06", "F05", 3)


def test_creeping_into_wire() -> None:
    """COH-18.4(1), 5.01(3): 1 AP more, and no penalty."""
    b = at_the_wire(rolls=[[1]], options={"cautious-movement": "on"})
    assert b.price(f"ap {G}", f"creep {G} F06", f"move {G} F06", f"face {G} E") == 1 + 1 + 1
    assert b.s.exposed[b.unit(G)] == 0


def test_holes_are_limited_by_the_counters_in_the_box() -> None:
    """COH-18.1(3)."""
    count = load_box().fortifications["hasty_defence"].count
    for holes, rule in ((count, "COH-18.1"), (count - 1, None)):
        units = {f"G-INF-{i}": "G_INF F05 E dug" for i in range(1, holes + 1)}
        b = Battle({**units, "G-HMG-1": "G_HMG F05 E", S: "S_RIF A18 W"}, options=DIGGING)
        why = b.why("opp G-HMG-1", "dig G-HMG-1")
        assert (why and why.rule) == rule


def test_fortifications_do_not_block_sight() -> None:
    """COH-18.0(4)."""
    forts = [works("trench", "F06"), works("bunker", "F07", 1), works("barbed_wire", "F08")]
    b = Battle({G: "G_INF F05 E", S: "S_RIF F09 W"}, fortifications=forts)
    assert sees(b, "F05", "F09")
    assert RULES.faults(b.s) == []


def refusal(b: Battle, *keys: str) -> str:
    """Which refusal forbids the last key: several have the same rule."""
    why = b.why(*keys)
    return "" if why is None else why.text.id.removeprefix("coh-refusal-")


def test_why_a_unit_does_not_dig() -> None:
    """COH-18.1, 7.4, 17.0, C.11: each for its own reason."""
    units = {"G-OPEL-1": "G_OPEL F05 E", G: "G_INF F05 E", S: "S_RIF A18 W"}
    keys = (f"opp {G}", f"dig {G}")
    assert refusal(Battle(units), *keys) == "dig-off"
    assert refusal(Battle(units, options=DIGGING), *keys) == ""
    assert refusal(Battle({**units, G: "G_INF F05 E stunned"}, options=DIGGING), *keys) == "stunned"
    assert refusal(Battle({**units, G: "G_INF F05 E dug"}, options=DIGGING), *keys) == "dig-twice"
    b = Battle(units, options=DIGGING)
    b.s.carrier[b.unit(G)] = b.unit("G-OPEL-1")
    assert refusal(b, *keys) == "carried"


def test_why_the_card_digs_no_hole() -> None:
    """COH-C.11: not in close combat, not for a passenger, not twice."""
    units = {"G-OPEL-1": "G_OPEL F05 E", G: "G_INF F05 E", S: "S_RIF A18 W"}
    b = Battle(units)
    u = b.unit(G)
    assert hole_refusal(b.s, u) == LEGAL
    b.s.carrier[u] = b.unit("G-OPEL-1")
    assert hole_refusal(b.s, u) == CARRIED
    assert hole_refusal(Battle({**units, G: "G_INF F05 E dug"}).s, u) == DIG_TWICE
    assert hole_refusal(Battle({**units, S: "S_RIF F05 W"}).s, u) == DIG_CONTESTED
    b = Battle(units)
    b.s.put(u, b.sc.off + LOST)
    assert hole_refusal(b.s, u) == NOT_ON_MAP


def test_why_a_unit_does_not_go_into_a_trench() -> None:
    """COH-18.2(2), (5), 7.4, 17.0: each for its own reason."""
    units = {"G-OPEL-1": "G_OPEL F05 E", G: "G_INF F05 E", S: "S_RIF A18 W"}
    keys = (f"opp {G}", f"occupy {G} trench-1")
    here, there = [works("trench", "F05")], [works("trench", "F06")]
    assert refusal(Battle(units, fortifications=here), *keys) == ""
    assert refusal(Battle(units, fortifications=there), *keys) == "fort-elsewhere"
    stunned = Battle({**units, G: "G_INF F05 E stunned"}, fortifications=here)
    assert refusal(stunned, *keys) == "stunned"
    b = Battle(units, fortifications=here)
    b.s.carrier[b.unit(G)] = b.unit("G-OPEL-1")
    assert refusal(b, *keys) == "carried"
    b.s.carrier[b.unit(G)] = -1
    b.s.inside[b.unit(G)] = 0
    assert refusal(b, *keys) == "fort-inside"


@pytest.mark.parametrize(
    ("key", "hidden", "state"),
    [
        ("trench-1", False, (0, -1, 0)),
        ("trench-1", True, (-1, 0, 0)),
        ("trench-2", False, (-1, -1, 0)),
        ("hasty_defence", False, (-1, -1, 1)),
        ("hasty_defence", True, (-1, -1, 1)),
        ("", False, (-1, -1, 0)),
    ],
)
def test_where_a_unit_starts(key: str, hidden: bool, state: tuple[int, int, int]) -> None:
    """COH-18.1(1), 18.2, 10.0(6): inside its trench, secretly if it is hidden, or in a hole of its own."""
    forts = [works("trench", "F05"), works("trench", "F07", number=2)]
    b = Battle({G: f"G_INF F05 E {'hidden' if hidden else ''}", S: "S_RIF A18 W"}, fortifications=forts)
    u = b.unit(G)
    b.sc.start_inside[u] = key
    settle_in(b.s, u)
    assert (b.s.inside[u], b.s.plot_fort[u], b.s.dug[u]) == state


def test_who_may_leave_and_who_may_use_a_pit() -> None:
    """COH-18.2(3), (5), 7.4: a stunned unit stays inside; vehicles use pits where the scenario says so."""
    units = {G: "G_INF F05 E", "G-INF-2": "G_INF F05 E stunned", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=[works("gun_pit", "F05", 1)])
    u, stunned = b.unit(G), b.unit("G-INF-2")
    assert leave_refusal(b.s, u) == FORT_OUTSIDE
    b.s.inside[u] = b.s.inside[stunned] = 0
    assert (leave_refusal(b.s, u), leave_refusal(b.s, stunned)) == (LEGAL, STUNNED)
    users = b.sc.fort_users[0]
    assert not users & 4
    assert fort_users(b.s, u, 0) == users
    b.sc.pit_vehicles[0] = True
    assert fort_users(b.s, u, 0) == users | 4
