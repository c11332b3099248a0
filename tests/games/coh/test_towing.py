# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 14.1 and 17.0(1): immobilised vehicles in tow; card #20; reinforcements that ride."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh import RULES
from grognard.games.coh.transport import BY_CARD_20, BY_GROUND

from .battle import BOARD, Battle
from .cases import case
from .shots import happened

TRUCK = "G-OPEL-1"
SECOND = "G-OPEL-2"
TANK = "G-PZ2-1"
PANZER = "G-PZ3-1"
GUN = "G-PAK38-1"
SQUAD = "G-INF-1"
S = "S-RIF-1"
FAR = {S: "S_RIF A18 W"}
STUCK = "veh_immobilised"


def field(units: dict[str, str], **fields: Any) -> Battle:
    """Vehicles with an enemy far away; the first may act by OPP."""
    bogged = fields.pop("bogged", ())
    b = Battle({**units, **FAR}, **{"current_cap": (9, 9), **fields})
    for key in bogged:
        b.s.bogged[b.unit(key)] = BY_GROUND
    return b


def hitched(tower: str, towed: str, **fields: Any) -> Battle:
    """`towed`, immobilised by a hit, in tow of `tower`, both at F05 and facing east."""
    keys = {"G_OPEL": TRUCK, "G_PZ2": TANK, "G_PZ3": PANZER}
    second = SECOND if tower == towed == "G_OPEL" else keys[towed]
    words = "" if fields.get("bogged") else STUCK
    b = field({keys[tower]: f"{tower} F05 E", second: f"{towed} F05 E {words}"}, **fields)
    b.play(f"cap {keys[tower]}", f"load {second} {keys[tower]}", "stall cap")
    return b


# -- who tows whom ---------------------------------------------------------------------------------


def test_COH_T266_a_tank_tows_a_truck() -> None:
    """COH-14.1(3): without its bonus."""
    c = case("COH-T266")
    kinds = {"tracked": "G_PZ2", "wheeled": "G_OPEL"}
    b = hitched(kinds[c["given"]["tower"]], kinds[c["given"]["towed"]])
    assert (b.s.carrier[b.unit(TRUCK)] == b.unit(TANK)) is c["then"]["legal"]
    b.play(f"cap {TANK}", f"move {TANK} F06", f"face {TANK} E")
    assert (b.asked() == "german") is c["then"]["bonus_allowed"]  # no second hex was offered
    assert (b.where(TANK), b.where(TRUCK)) == ("F06", "F06")


def test_COH_T441_the_bonus_while_towing() -> None:
    """COH-17.0(3), 14.1(3): a gun leaves the bonus, an immobilised vehicle takes it away."""
    c = case("COH-T441")
    found = []
    for towed, words in (("G_PAK38", ""), ("G_PZ3", STUCK)):
        key = towed.replace("_", "-") + "-1"
        b = field({TANK: "G_PZ2 F05 E", key: f"{towed} F05 E {words}"})
        b.sc.bonus[b.unit(TANK)] = c["given"]["tower"]["bonus"]
        b.play(f"cap {TANK}", f"load {key} {TANK}", "stall cap", f"cap {TANK}")
        hexes = 0
        for to in ("F06", "F07", "F08"):
            if f"move {TANK} {to}" not in b.offers():
                break
            b.play(f"move {TANK} {to}", f"face {TANK} E")
            hexes += 1
        assert b.where(key) == b.where(TANK)
        found.append(hexes)
    assert found == c["then"]["max_hexes"]


@pytest.mark.parametrize(
    ("tower", "towed", "rule"),
    [
        ("G_OPEL", "G_OPEL", None),
        ("G_PZ2", "G_OPEL", None),
        ("G_PZ2", "G_PZ3", None),
        ("G_OPEL", "G_PZ3", "COH-14.1"),
    ],
)
def test_wheels_by_any_tracks_by_tracks(tower: str, towed: str, rule: str | None) -> None:
    """COH-14.1(3)."""
    keys = {"G_OPEL": TRUCK, "G_PZ2": TANK, "G_PZ3": PANZER}
    second = SECOND if tower == towed else keys[towed]
    b = field({keys[tower]: f"{tower} F05 E", second: f"{towed} F05 E {STUCK}"})
    why = b.why(f"cap {keys[tower]}", f"load {second} {keys[tower]}")
    assert (why.rule if why else None) == rule
    offered = [o for o in offers_of(b, keys[tower]) if o.startswith("load")]
    assert bool(offered) is (rule is None)


def offers_of(b: Battle, key: str) -> list[str]:
    b.play(f"cap {key}")
    return b.offers()


def test_only_what_cannot_move_is_towed() -> None:
    """COH-17.0(1)."""
    b = field({TANK: "G_PZ2 F05 E", PANZER: "G_PZ3 F05 E"})
    assert b.refused(f"cap {TANK}", f"load {PANZER} {TANK}") == "COH-14.1"
    b = field({TANK: "G_PZ2 F05 E", PANZER: "G_PZ3 F05 E veh_light_damage"})
    assert b.refused(f"cap {TANK}", f"load {PANZER} {TANK}") == "COH-14.1"


def test_one_thing_at_a_time() -> None:
    """COH-17.0(1): infantry, a gun or a vehicle."""
    b = field({TANK: "G_PZ2 F05 E", TRUCK: f"G_OPEL F05 E {STUCK}", SQUAD: "G_INF F05 E"})
    b.play(f"cap {TANK}", f"load {TRUCK} {TANK}", "stall cap")
    assert b.refused(f"cap {SQUAD}", f"load {SQUAD} {TANK}") == "COH-17.0"


def test_no_trains() -> None:
    """COH-17.0(1): one vehicle in tow; what is towed takes nobody, what tows is not towed."""
    b = field(
        {TANK: "G_PZ2 F05 E", TRUCK: f"G_OPEL F05 E {STUCK}", SQUAD: "G_INF F05 E", SECOND: "G_OPEL F05 E"}
    )
    b.play(f"cap {TANK}", f"load {TRUCK} {TANK}", "stall cap")
    assert b.refused(f"cap {SQUAD}", f"load {SQUAD} {TRUCK}") == "COH-17.0"
    b.game.undo(0)
    b.s.bogged[b.unit(TANK)] = BY_GROUND
    third = field(
        {TANK: "G_PZ2 F05 E", PANZER: "G_PZ3 F05 E", TRUCK: f"G_OPEL F05 E {STUCK}"}, bogged=(TANK,)
    )
    third.play(f"cap {TANK}", f"load {TRUCK} {TANK}", "stall cap")
    assert third.refused(f"cap {PANZER}", f"load {TANK} {PANZER}") == "COH-17.0"


def test_the_price_is_the_open_move_of_what_is_towed() -> None:
    """COH-17.0(2)."""
    b = field({TANK: "G_PZ2 F05 E", PANZER: f"G_PZ3 F05 E {STUCK}"})
    assert b.price(f"cap {TANK}", f"load {PANZER} {TANK}") == 1


def test_the_tower_alone_may_pay() -> None:
    """Ruling G-50: then what is towed keeps its own state; or it pays itself."""
    b = field({TANK: "G_PZ2 F05 E active", PANZER: f"G_PZ3 F05 E {STUCK}"}, ap=(7, 0))
    b.play(f"ap {TANK}", f"load {PANZER} {TANK}")
    assert (b.status(TANK), b.status(PANZER)) == ("activated", "fresh")
    b = field({TANK: "G_PZ2 F05 E active", PANZER: f"G_PZ3 F05 E {STUCK}"}, ap=(7, 0))
    b.play(f"ap {PANZER}", f"load {PANZER} {TANK}")
    assert (b.status(TANK), b.status(PANZER)) == ("activated", "activated")


# -- what becomes of it ----------------------------------------------------------------------------


def test_towed_out_of_the_hex_it_moves_again() -> None:
    """COH-14.1(4): stuck in terrain."""
    b = hitched("G_PZ2", "G_OPEL", bogged=(TRUCK,), terrain={"F05": "marsh"})
    assert b.s.bogged[b.unit(TRUCK)]
    b.play(f"cap {TANK}", f"move {TANK} F06", f"face {TANK} E")
    assert b.s.bogged[b.unit(TRUCK)] == 0
    assert [e.a for e in happened(b, "freed")] == [b.unit(TRUCK)]
    b.play("stall cap", f"cap {TANK}", f"unload {TRUCK}", f"face {TRUCK} W", "stall cap", f"opp {TRUCK}")
    assert f"move {TRUCK} E06" in b.offers()
    assert RULES.faults(b.s) == []


def test_a_pivot_of_the_tower_frees_nobody() -> None:
    b = hitched("G_PZ2", "G_OPEL", bogged=(TRUCK,))
    b.play(f"cap {TANK}", f"pivot {TANK} W")
    assert b.s.bogged[b.unit(TRUCK)] == BY_GROUND
    assert b.facing(TRUCK) == "W"


def test_immobilised_by_a_hit_it_never_moves_by_itself() -> None:
    """COH-14.1(4)."""
    b = hitched("G_PZ2", "G_PZ3")
    b.play(
        f"cap {TANK}", f"move {TANK} F06", f"face {TANK} E", "stall cap", f"cap {TANK}", f"unload {PANZER}"
    )
    assert b.offers() == [f"face {PANZER} E"]  # it cannot turn either
    b.play(f"face {PANZER} E", "stall cap")
    assert b.refused(f"opp {PANZER}", f"move {PANZER} F07") == "COH-7.4"
    assert (b.where(PANZER), b.hit(PANZER)) == ("F06", STUCK)


def test_in_tow_it_does_not_fire() -> None:
    """COH-17.0(4)."""
    b = field({TANK: "G_PZ2 F05 E", PANZER: f"G_PZ3 F05 E {STUCK}", "S-RIF-2": "S_RIF F08 W"})
    b.play(f"cap {TANK}", f"load {PANZER} {TANK}", "stall cap")
    assert b.refused(f"opp {PANZER}", f"fire {PANZER} F08") == "COH-17.0"


def test_towing_shows_the_counter() -> None:
    """COH-7.4(4): the enemy learns that the hit immobilised it; of a stuck one he learns nothing."""
    b = hitched("G_PZ2", "G_PZ3")
    assert b.s.hit_may[b.unit(PANZER)] == 1 << b.sc.hit_names.index(STUCK)
    b = field({TANK: "G_PZ2 F05 E", PANZER: "G_PZ3 F05 E veh_light_damage"}, bogged=(PANZER,))
    before = b.s.hit_may[b.unit(PANZER)]
    b.play(f"cap {TANK}", f"load {PANZER} {TANK}")
    assert b.s.hit_may[b.unit(PANZER)] == before


def test_passengers_stay_on_what_is_towed() -> None:
    """COH-17.0: a stuck truck with a squad aboard."""
    b = field({TANK: "G_PZ2 F05 E", TRUCK: "G_OPEL F05 E", SQUAD: "G_INF F05 E"}, bogged=(TRUCK,))
    b.s.carrier[b.unit(SQUAD)] = b.unit(TRUCK)
    b.play(
        f"cap {TANK}",
        f"load {TRUCK} {TANK}",
        "stall cap",
        f"cap {TANK}",
        f"move {TANK} F06",
        f"face {TANK} E",
    )
    assert (b.where(TRUCK), b.where(SQUAD)) == ("F06", "F06")
    assert RULES.faults(b.s) == []


def test_a_destroyed_tower_lets_go() -> None:
    """COH-17.1(2)."""
    b = field({TANK: "G_PZ2 F05 E", PANZER: f"G_PZ3 F05 E {STUCK}", "S-T34-1": "S_T34 F08 W"}, rolls=[12, 2])
    b.play(
        f"cap {TANK}",
        f"load {PANZER} {TANK}",
        "opp S-T34-1",
        "fire S-T34-1 F05",
        f"against {TANK}",
        "commit 0",
    )
    b.play("commit 0")
    assert b.where(TANK) == "@lost"
    assert b.s.carrier[b.unit(PANZER)] == -1


# -- card #20 --------------------------------------------------------------------------------------


def bogged_down(unit: str, kind: str, **fields: Any) -> Battle:
    """The German plays Bogged Down on an enemy unit."""
    b = Battle(
        {SQUAD: "G_INF F05 E", unit: f"{kind} F10 W"},
        hand={"german": ["bogged-down"]},
        cards={"numbers": [2, 20], "deal": 0, "draw_per_round": 0},
        **{"current_cap": (0, 9), **fields},
    )
    b.play("card bogged-down", f"use {unit}")
    return b


def test_COH_T408_bogged_down_ends_with_the_round() -> None:
    """COH-C.20, COH-0.6(6)."""
    c = case("COH-T408")
    b = bogged_down("S-T34-1", c["given"]["unit"])
    assert b.asked() == "soviet"  # it was an action
    mobile = {"mobile": (True, ""), "immobilised": (False, "COH-C.20")}
    assert b.verdict("opp S-T34-1", "move S-T34-1 F09") == mobile[c["then"]["during"]]
    assert b.refused("pivot S-T34-1 E") == "COH-C.20"
    b.game.undo(1)
    b.next_round("soviet")
    assert b.verdict("opp S-T34-1", "move S-T34-1 F09") == mobile[c["then"]["after"]]


def test_bogged_down_stops_infantry_too() -> None:
    """COH-C.20: any unit, spent or fresh; not a group."""
    b = bogged_down(S, "S_RIF")
    assert b.refused(f"opp {S}", f"move {S} F09") == "COH-C.20"


def test_bogged_down_is_not_for_hidden_units_nor_twice() -> None:
    """COH-C.20: what is not on the map cannot be chosen."""
    b = Battle(
        {SQUAD: "G_INF F05 E", S: "S_RIF F10 W hidden", "S-RIF-2": "S_RIF F11 W"},
        terrain={"F10": "forest"},
        hand={"german": ["bogged-down"]},
        cards={"numbers": [2, 20], "deal": 0, "draw_per_round": 0},
    )
    b.s.bogged[b.unit("S-RIF-2")] = BY_CARD_20
    b.play("card bogged-down")
    assert b.offers() == [f"use {SQUAD}"]
    assert b.refused(f"use {S}") == "COH-C.20"


def test_a_vehicle_bogged_down_by_a_card_stays_so_when_towed() -> None:
    """COH-C.20: until the round ends, wherever it is."""
    b = field({TANK: "G_PZ2 F05 E", TRUCK: "G_OPEL F05 E"})
    b.s.bogged[b.unit(TRUCK)] = BY_CARD_20 | BY_GROUND
    b.play(
        f"cap {TANK}",
        f"load {TRUCK} {TANK}",
        "stall cap",
        f"cap {TANK}",
        f"move {TANK} F06",
        f"face {TANK} E",
    )
    assert b.s.bogged[b.unit(TRUCK)] == BY_CARD_20


# -- reinforcements that ride (COH-5.1(2)) ---------------------------------------------------------


def test_reinforcements_enter_on_their_transport() -> None:
    """COH-5.1(2), 17.0(3): the truck pays, the gun comes along."""
    units = [{"key": TRUCK, "unit": "G_OPEL"}, {"key": GUN, "unit": "G_PAK38", "carried_by": TRUCK}]
    group = {"side": "german", "round": 2, "entry": [f"{BOARD}-F01"], "units": units}
    b = field({SQUAD: "G_INF A02 E"}, reinforcements=[group], cap=(9, 0))
    b.next_round()
    assert b.s.carrier[b.unit(GUN)] == b.unit(TRUCK)
    b.play(f"opp {TRUCK}")
    assert b.offers() == [f"move {TRUCK} F01"]
    b.play(f"move {TRUCK} F01", f"face {TRUCK} E")
    assert (b.where(TRUCK), b.where(GUN), b.status(GUN)) == ("F01", "F01", "fresh")
    assert RULES.faults(b.s) == []


# -- whose crew acts (COH-7.4(6), 17.0(2)) ---------------------------------------------------------


def test_a_stunned_crew_takes_nobody_aboard() -> None:
    """COH-15.2(1): stunned, it may only rally; a squad that acts itself may get on or off."""
    b = field({TRUCK: "G_OPEL F05 E veh_stunned", SQUAD: "G_INF F05 E"})
    assert f"load {SQUAD} {TRUCK}" not in offers_of(b, TRUCK)
    assert b.refused(f"load {SQUAD} {TRUCK}") == "COH-0.6"
    b = field({TRUCK: "G_OPEL F05 E veh_stunned", SQUAD: "G_INF F05 E"})
    b.play(f"opp {SQUAD}", f"load {SQUAD} {TRUCK}", "stall cap")
    assert b.s.carrier[b.unit(SQUAD)] == b.unit(TRUCK)
    assert f"unload {SQUAD}" not in offers_of(b, TRUCK)


def test_damage_without_a_counter_stays_on_a_vehicle() -> None:
    """COH-7.4(9), ruling G-10: no rally for vehicles."""
    b = field({TANK: "G_PZ2 F05 E"})
    b.s.hit[b.unit(TANK)] = b.sc.bare_hit
    b.s.hit_may[b.unit(TANK)] = 1 << b.sc.bare_hit
    assert b.refused(f"cap {TANK}", f"rally {TANK}") == "COH-7.5"
