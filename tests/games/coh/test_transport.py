# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 16.1 and 17: loading, carrying and unloading; fire at what is carried; APCs."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh import RULES

from .cases import case
from .ground import Battle
from .shots import attacks, happened, lines, reprint

TRUCK = "G-OPEL-1"
APC = "G-2511-1"
TANK = "G-PZ2-1"
GUN = "G-PAK38-1"
SQUAD = "G-INF-1"
S = "S-RIF-1"
FAR = {S: "S_RIF A18 W"}


def aboard(b: Battle, passenger: str, vehicle: str) -> Battle:
    """Sets a unit up on a vehicle."""
    b.s.carrier[b.unit(passenger)] = b.unit(vehicle)
    b.s.facing[b.unit(passenger)] = b.s.facing[b.unit(vehicle)]
    return b


def loaded(vehicle: str, passenger: str, place: str = "F05 E", **fields: Any) -> Battle:
    """A vehicle with a passenger, its crew with the move; an enemy far away."""
    keys = {"G_OPEL": TRUCK, "G_2511": APC, "G_PZ2": TANK, "G_PAK38": GUN, "G_INF": SQUAD}
    words = fields.pop("words", "")
    units = {
        keys[vehicle]: f"{vehicle} {place} active",
        keys[passenger]: f"{passenger} {place} {words}",
        **FAR,
    }
    values: dict[str, Any] = {"ap": (7, 0), "current_cap": (0, 9)}
    b = Battle({**units, **fields.pop("units", {})}, **{**values, **fields})
    return aboard(b, keys[passenger], keys[vehicle])


# -- COH-17.0: the worked examples -----------------------------------------------------------------------


def test_COH_T280_a_tank_tows_a_gun() -> None:
    """COH-17.0(2), (3), (5), ruling G-50: two drives, unloading, a third drive; both end spent."""
    given, then = case("COH-T280")["given"], case("COH-T280")["then"]
    b = loaded("G_PZ2", "G_PAK38", ap=(given["pool"], 0))
    pools = []
    drives = [["F06", "F07"], ["F08", "F09"]]
    for hexes in drives:
        b.play(f"ap {TANK}")
        for h in hexes:
            b.play(f"move {TANK} {h}", f"face {TANK} E")
        pools.append(b.s.ap[0])
        b.play("stall cap")
    assert b.where(GUN) == "F09"
    b.play(f"ap {GUN}", f"unload {GUN}", f"face {GUN} W")
    pools.append(b.s.ap[0])
    b.play("stall cap", f"ap {TANK}", f"move {TANK} F10", f"face {TANK} E", "done")
    pools.append(b.s.ap[0])
    assert pools == then["pool"]
    assert (b.status(TANK), b.status(GUN)) == (then["tank"], then["gun"])
    assert (b.where(TANK), b.where(GUN), b.facing(GUN)) == ("F10", "F09", "W")


def test_COH_T281_an_assault_from_an_APC() -> None:
    """COH-17.0(2), 9.12: it drives up and fires, the squad gets off and both fire as a group."""
    given, then = case("COH-T281")["given"], case("COH-T281")["then"]
    target = {S: "S_RIF F10 W"}
    b = loaded("G_2511", "G_INF", units=target, ap=(given["pool"], 0), rolls=[2, 2])
    pools = []
    for keys in (
        [f"ap {APC}", f"move {APC} F06", f"face {APC} E", "done"],
        [f"ap {APC}", f"fire {APC} F10"],
        [f"ap {SQUAD}", f"unload {SQUAD}", f"face {SQUAD} E"],
        [f"ap {APC}", f"with {SQUAD}", f"fire {APC} F10"],
    ):
        b.play(*keys)
        pools.append(b.s.ap[0])
        b.play("stall cap")
    assert pools == then["pool"]
    assert lines(attacks(b)[-1].fp) == {"support": 1}


def test_COH_T282_a_truck_unloads_a_gun() -> None:
    """COH-17.0(5), ruling G-50: the truck alone pays, so the gun stays fresh."""
    given, then = case("COH-T282")["given"], case("COH-T282")["then"]
    b = loaded("G_OPEL", "G_PAK38", ap=(given["truck_pool"], 0))
    b.play(f"ap {TRUCK}", f"unload {GUN}", f"face {GUN} W")
    pools = [b.s.ap[0]]
    b.play("stall cap", f"ap {TRUCK}", f"move {TRUCK} F06", f"face {TRUCK} E")
    pools.append(b.s.ap[0])
    assert pools == then["truck_pool"]
    assert b.status(GUN) == then["gun"]
    b.play("stall cap", "spend")
    assert (f"activate {GUN}" in b.offers()) is then["gun_can_activate"]


# -- COH-17.0: loading and unloading ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "key", "price"), [("G_INF", SQUAD, 1), ("G_PAK38", GUN, 4), ("G_HMG", "G-HMG-1", 2)]
)
def test_loading_costs_the_passengers_move_in_the_open(unit: str, key: str, price: int) -> None:
    """COH-17.0(2): wherever it is done; the vehicle may pay or the passenger; its facing is the vehicle's."""
    units = {TANK: "G_PZ2 F05 SW", key: f"{unit} F05 E", **FAR}
    for payer in (TANK, key):
        b = Battle(units, terrain={"F05": "forest"}, ap=(7, 0), current_cap=(0, 0))
        b.play(f"activate {payer}")
        assert b.price(f"ap {payer}", f"load {key} {TANK}") == price
        assert b.s.carrier[b.unit(key)] == b.unit(TANK)
        assert b.facing(key) == "SW"
        assert b.status(payer) == "activated"
        assert b.status(key if payer == TANK else TANK) == "fresh"


def test_both_must_be_in_the_same_hex() -> None:
    """COH-17.0(2)."""
    b = Battle({TRUCK: "G_OPEL F05 E", SQUAD: "G_INF F06 E", **FAR})
    assert b.refused(f"opp {SQUAD}", f"load {SQUAD} {TRUCK}") == "COH-17.0"


def test_what_a_vehicle_does_not_carry() -> None:
    """COH-17.0(1): the enemy, another vehicle that is not stuck; and squads carry nobody."""
    units = {
        TRUCK: "G_OPEL F05 E",
        TANK: "G_PZ2 F05 E",
        SQUAD: "G_INF F05 E",
        S: "S_RIF F05 W",
        GUN: "G_PAK38 F05 E",
    }
    b = Battle(units)
    keys = [(TRUCK, f"load {TANK} {TRUCK}"), (TRUCK, f"load {S} {TRUCK}"), (GUN, f"load {GUN} {SQUAD}")]
    reasons = [b.why(f"opp {actor}", key) for actor, key in keys]
    assert [reason.text.id if reason else "" for reason in reasons] == [
        "coh-refusal-tow-mobile",
        "coh-refusal-load-apart",
        "coh-refusal-load-vehicle",
    ]
    assert b.why(f"opp {TRUCK}", f"load {SQUAD} {TRUCK}") is None


def test_COH_T394_one_passenger() -> None:
    """COH-17.0(1): a second squad is refused, a gun behind as well."""
    given, then = case("COH-T394")["given"], case("COH-T394")["then"]
    for second in ("G-INF-2", GUN):
        b = loaded(given["vehicle"], "G_INF", units={"G-INF-2": "G_INF F05 E", GUN: "G_PAK38 F05 E"})
        assert b.s.carrier.count(b.unit(APC)) == given["carried"]
        assert b.verdict(f"opp {second}", f"load {second} {APC}") == (then["legal"], "COH-17.0")


def test_pinned_units_do_not_load() -> None:
    """COH-17.0(6), E.2; the vehicle cannot take them aboard either."""
    b = Battle({TRUCK: "G_OPEL F05 E", SQUAD: "G_INF F05 E pinned", **FAR})
    why = b.why(f"opp {TRUCK}", f"load {SQUAD} {TRUCK}")
    assert why is not None
    assert why.rule == "COH-7.4"


def test_an_unloaded_unit_takes_any_facing() -> None:
    """COH-17.0(4)."""
    b = loaded("G_OPEL", "G_INF")
    b.play(f"ap {TRUCK}", f"unload {SQUAD}")
    assert b.offers() == [f"face {SQUAD} {facing}" for facing in ("NE", "E", "SE", "SW", "W", "NW")]
    b.play(f"face {SQUAD} NW")
    assert (b.facing(SQUAD), b.facing(TRUCK)) == ("NW", "E")


def test_loading_gives_up_a_hasty_defence() -> None:
    """COH-18.1(3): it moves."""
    b = Battle({TRUCK: "G_OPEL F05 E", SQUAD: "G_INF F05 E dug", **FAR})
    b.play(f"opp {SQUAD}", f"load {SQUAD} {TRUCK}")
    assert b.s.dug[b.unit(SQUAD)] == 0


# -- COH-17.0: what is carried ---------------------------------------------------------------------------


def test_a_passenger_goes_along_and_stays_fresh() -> None:
    """COH-17.0(3), (5): the vehicle keeps its bonus and pays alone."""
    b = loaded("G_OPEL", "G_PAK38", roads=[["F05", "F06", "F07", "F08"]])
    keys = [key for h in ("F06", "F07", "F08") for key in (f"move {TRUCK} {h}", f"face {TRUCK} E")]
    assert b.price(f"ap {TRUCK}", *keys[:-1], f"face {TRUCK} SW") == 1
    assert (b.where(GUN), b.facing(GUN), b.status(GUN)) == ("F08", "SW", "fresh")
    assert b.s.here[b.hex("F08")] == b.s.here[b.hex("F08")] | 1 << b.unit(GUN)
    assert RULES.faults(b.s) == []


def test_a_passenger_turns_with_a_pivoting_vehicle() -> None:
    """COH-17.0(2)."""
    b = loaded("G_2511", "G_INF")
    b.play(f"ap {APC}", f"pivot {APC} W")
    assert b.facing(SQUAD) == "W"


def test_COH_T283_a_passenger_cannot_fire() -> None:
    """COH-17.0(4): nor in close combat, nor as a supporter."""
    b = loaded("G_2511", "G_INF", units={S: "S_RIF F08 W"})
    assert b.verdict(f"opp {SQUAD}", f"fire {SQUAD} F08") == (case("COH-T283")["then"]["legal"], "COH-17.0")
    b = loaded("G_2511", "G_INF", units={S: "S_RIF F05 W"})
    assert b.refused(f"opp {SQUAD}", f"assault {SQUAD}") == "COH-17.0"
    b = loaded("G_2511", "G_INF", units={S: "S_RIF F08 W"})
    assert b.refused(f"ap {APC}", f"with {SQUAD}", f"fire {APC} F08") == "COH-17.0"


@pytest.mark.parametrize(
    "key", ["move G-INF-1 F06", "pivot G-INF-1 W", "dig G-INF-1", "occupy G-INF-1 trench-1"]
)
def test_a_passenger_does_nothing_on_its_own_legs(key: str) -> None:
    """COH-17.0(4): it must get off first."""
    trench = {"key": "trench-1", "kind": "trench", "hex": "1-F05"}
    b = loaded("G_OPEL", "G_INF", fortifications=[trench], options={"hasty-defence": "on"})
    assert b.refused(f"opp {SQUAD}", key) == "COH-17.0"


def test_a_passenger_may_rally() -> None:
    """COH-17.0(4), 7.5: only fire is forbidden to it; the vehicle is a friend beside it (COH-7.51)."""
    b = loaded("G_OPEL", "G_INF", words="suppressed", rolls=[6])
    b.play(f"opp {SQUAD}", f"rally {SQUAD}")
    assert b.hit(SQUAD) == "none"


def test_a_tower_of_a_gun_keeps_its_bonus() -> None:
    """COH-17.0(3): three hexes for a T-34 with a gun."""
    units = {"S-T34-1": "S_T34 F05 E active", "S-AT45-1": "S_AT45 F05 E", SQUAD: "G_INF A01 E"}
    b = aboard(Battle(units, turn="soviet", ap=(0, 7)), "S-AT45-1", "S-T34-1")
    keys = [key for h in ("F06", "F07", "F08") for key in (f"move S-T34-1 {h}", "face S-T34-1 E")]
    assert b.price("ap S-T34-1", *keys) == 1
    assert b.where("S-AT45-1") == "F08"


def test_what_a_vehicle_carries_does_not_climb() -> None:
    """COH-11.1(1): the gun alone might, behind a truck it may not."""
    b = loaded("G_OPEL", "G_PAK38", overlays=[{"overlay": "H5", "anchor": "1-F07"}])
    steep = [
        h for h in b.sc.neighbour[6 * b.hex("F07") : 6 * b.hex("F07") + 6] if h >= 0 and b.sc.level[h] == 0
    ]
    assert steep, "the spur falls two levels on one side"
    for u in (TRUCK, GUN):
        b.s.put(b.unit(u), steep[0])
    name = b.sc.board.name(b.hex("F07")).removeprefix("1-")
    assert b.refused(f"ap {TRUCK}", f"move {TRUCK} {name}") == "COH-4.0"


def test_a_vehicle_that_leaves_the_map_takes_its_passenger_along() -> None:
    """COH-17.0(3), 5.1(4)."""
    exit_ = {"per_enemy_unit": 1, "hexes": [], "exit": {"side": "german", "hexes": ["1-F05"], "vp": 1}}
    b = loaded("G_OPEL", "G_INF", victory=exit_)
    b.play(f"ap {TRUCK}", f"exit {TRUCK}")
    assert (b.where(TRUCK), b.where(SQUAD)) == ("@exited", "@exited")
    assert b.s.vp[0] == 2, "both have left"


# -- COH-17.1, 15.6, 16.1: fire at what is carried -------------------------------------------------------


def under_fire(vehicle: str, passenger: str, rolls: list[int], **fields: Any) -> Battle:
    """A Soviet tank in F09 fires at a loaded vehicle in F05 that faces it; the vehicle's roll comes first."""
    enemy = {S: "S_T34 F09 W", **fields.pop("units", {})}
    b = loaded(vehicle, passenger, units=enemy, turn="soviet", rolls=rolls, current_cap=(0, 0), **fields)
    first = next(key for key in (TRUCK, APC, TANK) if key in b.sc.unit_names)
    b.play(f"opp {S}", f"fire {S} F05", f"against {first}")
    return b


def dv(b: Battle, key: str) -> int:
    return next(shot.dv for shot in attacks(b) if shot.target == key)


def test_COH_T284_a_passenger_is_hit_on_its_rear() -> None:
    """COH-17.1(1): whatever it faces; rolled for apart from its vehicle."""
    given, then = case("COH-T284")["given"], case("COH-T284")["then"]
    b = under_fire("G_OPEL", "G_INF", [2, 2])
    unit = b.unit(SQUAD)
    assert (b.sc.front[unit], b.sc.rear[unit]) == (
        given["passenger"]["dr_front"],
        given["passenger"]["dr_rear"],
    )
    assert dv(b, SQUAD) == then["dv"]
    assert {shot.target for shot in attacks(b)} == {TRUCK, SQUAD}


def test_COH_T277_a_riding_squad_has_no_vehicle_cover() -> None:
    """COH-15.6(1), 17.0(3)."""
    given, then = case("COH-T277")["given"], case("COH-T277")["then"]
    b = under_fire("G_PZ2", "G_INF", [2, 2])
    assert (b.s.carrier[b.unit(SQUAD)] == b.unit(TANK)) is given["transported"]
    assert b.sc.rear[b.unit(SQUAD)] == given["dr"]
    assert dv(b, SQUAD) == then["dv"]


def test_terrain_helps_vehicle_and_passenger() -> None:
    """COH-17.1(1)."""
    b = under_fire("G_PZ2", "G_INF", [2, 2], terrain={"F05": "wooden_building"})
    assert (dv(b, TANK), dv(b, SQUAD)) == (15 + 1, 11 + 1)


def test_a_towed_gun_is_one_passenger() -> None:
    """COH-17.1(1), ruling G-39: its red rear, not its shield."""
    b = under_fire("G_OPEL", "G_PAK38", [2, 2])
    shot = next(shot for shot in attacks(b) if shot.target == GUN)
    assert shot.dv == 10
    assert shot.av == 5 + 2, "red FP"


@pytest.mark.parametrize(("passenger", "key", "rear"), [("G_INF", SQUAD, 11), ("G_PAK38", GUN, 10)])
def test_the_shield_of_an_APC(passenger: str, key: str, rear: int) -> None:
    """COH-16.1(1): +2 DM for what it carries, towed guns too."""
    b = under_fire("G_2511", passenger, [2, 2])
    assert dv(b, key) == rear + 2
    shot = next(shot for shot in attacks(b) if shot.target == key)
    assert lines(shot.dr) == {"apc": 2}


def test_the_shield_counts_against_the_attack_that_destroys_the_APC() -> None:
    """COH-16.1(2): the rolls are simultaneous, whichever is made first."""
    b = under_fire("G_2511", "G_INF", [12, 2])
    assert b.where(APC) == "@lost"
    assert dv(b, SQUAD) == 11 + 2


def test_passengers_of_a_destroyed_truck_are_still_hit_on_their_rear_by_that_attack() -> None:
    """COH-17.1(1), 16.1(2)."""
    b = under_fire("G_OPEL", "G_INF", [12, 2])
    assert b.where(TRUCK) == "@lost"
    assert dv(b, SQUAD) == 11


def test_passengers_survive_their_vehicle() -> None:
    """COH-17.1(2): they stay in the hex, unloaded, facing as it did, without harm."""
    b = under_fire("G_OPEL", "G_INF", [12, 2], place="F05 NE")
    assert (b.where(SQUAD), b.facing(SQUAD), b.hit(SQUAD), b.status(SQUAD)) == ("F05", "NE", "none", "fresh")
    assert b.s.carrier[b.unit(SQUAD)] == -1
    assert len(happened(b, "destroyed")) == 1
    assert f"opp {SQUAD}" in b.offers()
    assert RULES.faults(b.s) == []


def test_a_passenger_may_be_destroyed_alone() -> None:
    """COH-17.1(1): the truck goes on empty and may load again."""
    b = under_fire("G_OPEL", "G_INF", [2, 12, 2], units={"G-INF-2": "G_INF F05 E"})
    b.play(f"against {SQUAD}")
    assert b.where(SQUAD) == "@lost"
    assert b.s.carrier[b.unit(SQUAD)] == -1
    assert b.why("opp G-INF-2", f"load G-INF-2 {TRUCK}") is None


def test_control_goes_with_the_vehicle() -> None:
    """COH-2.4(4), ruling G-05: a loaded truck takes a victory hex for its side."""
    hexes = {"per_enemy_unit": 1, "hexes": [{"hex": "1-F06", "vp": 1, "when": "game_end"}]}
    b = loaded("G_OPEL", "G_INF", victory=hexes)
    b.play(f"ap {TRUCK}", f"move {TRUCK} F06", f"face {TRUCK} E")
    assert b.control("F06") == "german"


def test_load_price_is_on_offer() -> None:
    """COH-17.0(2), 0.7(6): too costly with 3 AP for a gun, not for a squad."""
    units = {TRUCK: "G_OPEL F05 E active", GUN: "G_PAK38 F05 E", SQUAD: "G_INF F05 E", **FAR}
    b = Battle(units, ap=(3, 0), current_cap=(0, 0))
    assert b.refused(f"ap {TRUCK}", f"load {GUN} {TRUCK}") == "COH-3.21"
    assert f"load {SQUAD} {TRUCK}" in b.offers()
    reprint(b, GUN, move=3)
    assert f"load {GUN} {TRUCK}" in b.offers()


# -- towing who is stunned (COH-7.4, 14.1, 17.0, ruling G-72) ------------------------------------------------

TOWED, TOWER = "S-T34-1", "S-T34-2"


def beside_a_tower(words: str) -> Battle:
    """A vehicle that the ground holds, and one that could tow it."""
    units = {TOWED: f"S_T34 F05 E {words}", TOWER: "S_T34 F05 E", SQUAD: "G_INF A01 E"}
    b = Battle(units, turn="soviet", ap=(0, 7), current_cap=(0, 9))
    b.s.bogged[b.unit(TOWED)] = 1
    return b


@pytest.mark.parametrize("actor", [TOWED, TOWER])
@pytest.mark.parametrize(("words", "stunned"), [("", False), ("veh_stunned", True)])
def test_COH_T499_a_stunned_vehicle_is_neither_hitched_nor_unhitched(
    actor: str, words: str, stunned: bool
) -> None:
    """COH-17.0(2), ruling G-72: whoever acts; one whose crew is well is."""
    then = case("COH-T499")["then"]
    load, unload = f"load {TOWED} {TOWER}", f"unload {TOWED}"
    why = beside_a_tower(words).why(f"opp {actor}", load)
    assert (why is None) is (then["load"] if stunned else True)
    assert why is None or why.rule == "COH-7.4"
    b = aboard(beside_a_tower(words), TOWED, TOWER)
    why = b.why(f"opp {actor}", unload)
    assert (why is None) is (then["unload"] if stunned else True)
    if stunned:
        assert why is not None
        assert why.rule == "COH-7.4"
        b.play(f"opp {TOWER}", f"move {TOWER} F06")
        assert (b.where(TOWED) == "F06") is then["towed_on"]


@pytest.mark.parametrize(("words", "name"), [("pinned", "pinned"), ("", "well")])
def test_COH_T500_a_truck_does_not_hide_from_under_a_pinned_squad(words: str, name: str) -> None:
    """COH-17.0(6), 10.2: whom it carries stays behind, and a pinned passenger does not get off."""
    b = loaded("G_OPEL", "G_INF", words=words, units={S: "S_RIF A18 W hidden"})
    why = b.why(f"ap {TRUCK}", f"hide {TRUCK} F05")
    assert (why is None) is case("COH-T500")["then"][name]
    assert why is None or why.rule == "COH-17.0"
