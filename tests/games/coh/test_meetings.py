# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Where two rules meet: situations that one way in barred and another had forgotten, and their kin."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.box.data_types import CardPlan
from grognard.games.coh.combat import defence
from grognard.games.coh.movement import destinations
from grognard.games.coh.transport import BY_CARD_20, BY_GROUND

from .cases import case
from .ground import Battle
from .shots import attacks, happened, lines
from .sky import Sky
from .test_armies import four
from .test_fortifications import at_the_wire, works
from .test_mines import mine
from .test_mortars import EYE, TARGET, M, battery

pytestmark = pytest.mark.both_builds

G = "G-INF-1"
G2 = "G-INF-2"
S = "S-RIF-1"
S2 = "S-RIF-2"
FAR = {S: "S_RIF A18 W"}


def face_all(b: Battle) -> None:
    """Whoever has just been found faces somewhere."""
    while b.game.decision.kind == "Reveal.face":
        b.play(b.offers()[0])


def around(b: Battle, place: str) -> list[str]:
    """The hexes next to one."""
    h = b.hex(place)
    return [b.sc.board.name(to).partition("-")[2] for to in b.sc.neighbour[6 * h : 6 * h + 6]]


# -- groups -----------------------------------------------------------------------------------------------


def test_COH_T459_a_damaged_gun_supports_nobody() -> None:
    """COH-9.12(2), 15.2: whichever colour is lost; in close combat and against aircraft as well."""
    given = case("COH-T459")["given"]
    units = {"S-T34-1": "S_T34 F05 E", "S-T34-2": "S_T34 F05 E", "G-PZ4-1": "G_PZ4 F09 W"}
    for counter in (f"veh_{given['supporter']['counter']}", "veh_gun_damaged_red", "veh_light_damage"):
        units["S-T34-2"] = f"S_T34 F05 E {counter}"
        b = Battle(units, turn="soviet", current_cap=(0, 0))
        b.play("opp S-T34-1", "with S-T34-2")
        legal = "fire S-T34-1 F09" in b.offers()
        assert legal is (counter == "veh_light_damage")
        if not legal:
            assert b.refused("fire S-T34-1 F09") == case("COH-T459")["then"]["rule"]
    b = Battle(
        {**units, "G-PZ4-1": "G_PZ4 F05 W", "S-T34-2": "S_T34 F05 E veh_gun_damaged_red"}, turn="soviet"
    )
    assert b.refused("opp S-T34-1", "with S-T34-2", "assault S-T34-1") == "COH-9.12"


def test_a_damaged_gun_does_not_join_flak() -> None:
    """COH-9.12(2), 20.0(10)."""
    units = {"S-M3AA-1": "S_M3AA F05 E", "S-M3AA-2": "S_M3AA F05 E veh_gun_damaged_red"}
    b = Sky({"G-JU87-1": "G_JU87 F08 W active"}, units, turn="soviet", ap=(7, 0), current_cap=(0, 0))
    b.play("opp S-M3AA-1", "with S-M3AA-2")
    assert b.refused("flak S-M3AA-1 G-JU87-1") == "COH-9.12"


def test_COH_T463_a_trench_is_occupied_and_left_as_a_group() -> None:
    """COH-9.1, 9.14, 18.2(5): one price; each of those who leave turns as it likes."""
    b = Battle(
        {G: "G_INF F05 E active", G2: "G_INF F05 E active", **FAR},
        fortifications=[works("trench", "F05")],
        ap=(7, 0),
        current_cap=(0, 5),
    )
    assert b.price(f"ap {G}", f"with {G2}", f"occupy {G} trench-1", f"occupy {G2} trench-1") == 1
    assert (b.s.inside[b.unit(G)], b.s.inside[b.unit(G2)]) == (0, 0)
    b.play("stall cap")
    keys = [f"ap {G2}", f"with {G}", f"leave {G2}", f"face {G2} W", f"leave {G}", f"face {G} NE"]
    assert b.price(*keys) == 1
    assert (b.s.inside[b.unit(G)], b.s.inside[b.unit(G2)]) == (-1, -1)
    assert (b.facing(G), b.facing(G2), b.asked()) == ("NE", "W", "soviet")


def test_who_cannot_go_inside_bars_the_group() -> None:
    """COH-9.1(1), 18.2: a tank beside the squad has no use for a trench."""
    units = {G: "G_INF F05 E", "G-PZ4-1": "G_PZ4 F05 E", **FAR}
    b = Battle(units, fortifications=[works("trench", "F05")], current_cap=(0, 0))
    assert b.refused(f"opp {G}", "with G-PZ4-1", f"occupy {G} trench-1") == "COH-9.1"


def test_COH_T464_squads_get_on_and_off_as_a_group() -> None:
    """COH-9.14, 17.0(1): each on a truck of its own; one truck is not enough for two."""
    units = {G: "G_INF F05 E", G2: "G_INF F05 E", "G-OPEL-1": "G_OPEL F05 E", **FAR}
    b = Battle(units, current_cap=(6, 0))
    assert b.refused(f"cap {G}", f"with {G2}", f"load {G} G-OPEL-1") == "COH-9.1"
    b = Battle({**units, "G-OPEL-2": "G_OPEL F05 E"}, current_cap=(6, 5))
    assert b.price(f"cap {G}", f"with {G2}", f"load {G} G-OPEL-1", f"load {G2} G-OPEL-2") == 1
    assert [b.s.carrier[b.unit(u)] for u in (G, G2)] == [b.unit("G-OPEL-1"), b.unit("G-OPEL-2")]
    b.play("stall cap")
    keys = [f"cap {G}", f"with {G2}", f"unload {G}", f"face {G} W", f"unload {G2}", f"face {G2} W"]
    assert b.price(*keys) == 1
    assert [b.s.carrier[b.unit(u)] for u in (G, G2)] == [-1, -1]


def test_a_truck_and_its_passenger_are_one_part() -> None:
    """COH-17.0, G-50: both take part in the loading, which is one."""
    b = Battle({G: "G_INF F05 E", "G-OPEL-1": "G_OPEL F05 E", **FAR}, current_cap=(0, 0))
    b.play(f"opp {G}", "with G-OPEL-1", f"load {G} G-OPEL-1")
    assert (b.status(G), b.status("G-OPEL-1"), b.asked()) == ("spent", "spent", "soviet")


def test_COH_T479_the_player_says_who_moves_next() -> None:
    """COH-9.11: any member after the first, not the lowest number."""
    units = {G: "G_INF F05 E", G2: "G_INF F06 E", "G-INF-3": "G_INF F07 E", **FAR}
    b = Battle(units, current_cap=(0, 0))
    b.play(f"opp {G2}", f"with {G}", "with G-INF-3", f"move {G2} E06", f"face {G2} E")
    assert {key.split()[1] for key in b.offers()} == {G, "G-INF-3"}
    b.play("move G-INF-3 F08", "face G-INF-3 E")
    assert b.refused("move G-INF-3 F09") == "COH-0.6"
    assert {key.split()[1] for key in b.offers()} == {G}
    b.play(f"move {G} F04", f"face {G} E")
    assert (b.where(G), b.where("G-INF-3"), b.asked()) == ("F04", "F08", "soviet")


# -- hiding, sneaking, appearing --------------------------------------------------------------------------


@pytest.mark.parametrize("stuck", [BY_GROUND, BY_CARD_20])
def test_COH_T460_the_immobilised_hide_where_they_are(stuck: int) -> None:
    """COH-10.2, 14.1, C.20: and do not sneak on afterwards."""
    units = {"G-PZ4-1": "G_PZ4 F05 E", G: "G_INF L01 E hidden", S: "S_RIF F12 W"}
    terrain = {"F05": "forest", "F04": "forest", "E05": "forest", "F07": "forest", "F08": "forest"}
    b = Battle(units, terrain=terrain, current_cap=(0, 5))
    b.s.bogged[b.unit("G-PZ4-1")] = stuck
    rule = "COH-14.1" if stuck == BY_GROUND else "COH-C.20"
    assert b.refused("opp G-PZ4-1", "hide G-PZ4-1 F04") == rule
    b.play("hide G-PZ4-1 F05", "stall cap")
    assert b.where("G-PZ4-1") == "@hidden"
    b.s.status[b.unit("G-PZ4-1")] = 0
    assert b.refused("opp G-PZ4-1", "sneak G-PZ4-1 F04") == rule
    assert not any(key.startswith("sneak") for key in b.offers())


def test_COH_T485_a_bogged_vehicle_comes_out_and_can_do_no_more() -> None:
    """COH-10.0(2), 14.1: it cannot turn, nobody is in sight, and to hide again is too expensive."""
    units = {"G-PZ4-1": "G_PZ4 F05 E", G: "G_INF L01 E hidden", S: "S_RIF F12 W"}
    terrain = {"F05": "forest", "F07": "forest", "F08": "forest"}
    b = Battle(units, terrain=terrain, current_cap=(1, 5))
    b.s.bogged[b.unit("G-PZ4-1")] = BY_GROUND
    b.play("opp G-PZ4-1", "hide G-PZ4-1 F05", "stall cap", "cap G-PZ4-1", "appear G-PZ4-1 W")
    assert b.offers() == case("COH-T485")["then"]["offered"]
    b.play("done")
    assert (b.where("G-PZ4-1"), b.asked()) == ("F05", "soviet")


def test_COH_T461_hiding_is_something_to_do() -> None:
    """COH-10.2: nothing to shoot at, no way to turn; the hide is still a choice."""
    units = {"G-PZ4-1": "G_PZ4 F05 E", G: "G_INF L01 E hidden", S: "S_RIF F12 W"}
    b = Battle(units, terrain={"F05": "forest", "F07": "forest", "F08": "forest"}, current_cap=(0, 5))
    b.s.bogged[b.unit("G-PZ4-1")] = BY_GROUND
    price = case("COH-T461")["then"]["price"]
    b.play("activate G-PZ4-1")
    assert "ap G-PZ4-1" in b.offers()
    assert b.price("ap G-PZ4-1", "hide G-PZ4-1 F05") == price
    assert b.where("G-PZ4-1") == "@hidden"


def test_a_stuck_unit_that_comes_out_may_have_nothing_to_do() -> None:
    """COH-14.1, 10.0(2): it cannot turn, sees nobody, and its AP are too few to hide again."""
    units = {"G-PZ4-1": "G_PZ4 F05 E hidden active", S: "S_RIF F12 W"}
    b = Battle(
        units, terrain={"F05": "forest", "F07": "forest", "F08": "forest"}, ap=(2, 0), current_cap=(0, 0)
    )
    b.s.bogged[b.unit("G-PZ4-1")] = BY_GROUND
    b.play("ap G-PZ4-1", "appear G-PZ4-1 E")
    assert b.offers() == ["done"]
    b.play("done")
    assert (b.where("G-PZ4-1"), b.s.ap[0], b.asked()) == ("F05", 2, "soviet")


def test_COH_T465_an_ambush_of_two_hexes() -> None:
    """COH-10.0(2), 9.12: the second shows itself and supports the first."""
    units = {G: "G_INF E06 E hidden", G2: "G_INF F06 E hidden", S: "S_RIF F09 W"}
    wood = {"E06": "forest", "F06": "forest"}
    b = Battle(units, terrain=wood, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {G2}", f"appear {G2} E", f"with {G}")
    assert b.game.decision.kind == "Reveal.face"
    b.play(f"face {G} E", f"fire {G2} F09")
    assert lines(attacks(b)[0].fp)["support"] == case("COH-T465")["then"]["supporters"]
    assert (b.where(G), b.where(G2)) == ("E06", "F06")
    assert (b.status(G), b.status(G2)) == ("spent", "spent")


def test_a_unit_in_the_open_takes_a_hidden_one_along() -> None:
    """COH-10.0(2), 9.1(4): next to it, and no farther."""
    units = {G: "G_INF F05 E", G2: "G_INF F07 E hidden", "G-INF-3": "G_INF E05 E hidden", S: "S_RIF F12 W"}
    wood = {"F07": "forest", "E05": "forest"}
    b = Battle(units, terrain=wood, current_cap=(0, 0))
    assert b.refused(f"opp {G}", f"with {G2}") == "COH-9.1"
    b.play("with G-INF-3", "face G-INF-3 E", f"pivot {G} W", "pivot G-INF-3 W")
    assert (b.where("G-INF-3"), b.where(G2)) == ("E05", "@hidden")


def test_COH_T466_a_hidden_group_moves_two_hexes() -> None:
    """COH-C.5: hidden movement, two hexes each, free."""
    wood = dict.fromkeys(("F05", "F06", "F07", "F08", "E05", "E06", "E07"), "forest")
    units = {G: "G_INF F05 E hidden", G2: "G_INF F05 E hidden", S: "S_RIF L18 W"}
    b = Battle(units, terrain=wood, hand={"german": ["move-2-hexes"]}, current_cap=(0, 0))
    b.play("card move-2-hexes", f"use {G}", f"with {G2}", f"sneak {G} F06", f"sneak {G2} F06")
    assert b.game.decision.kind == "Action.sneak"
    b.play(f"sneak {G2} F07", f"sneak {G} F07")
    assert (b.where(G), b.where(G2), b.asked()) == ("@hidden", "@hidden", "soviet")
    assert [b.s.plot[b.unit(u)] for u in (G, G2)] == [b.hex("F07")] * 2


def test_COH_T467_who_is_found_goes_on_in_the_open() -> None:
    """COH-C.5: the first hex gives it away, the second is an open move."""
    units = {G: "G_INF F05 E hidden", S: "S_RIF F08 W"}
    b = Battle(units, terrain={"F05": "forest"}, hand={"german": ["move-2-hexes"]}, current_cap=(0, 0))
    b.play("card move-2-hexes", f"use {G}", f"sneak {G} F06", f"face {G} E")
    assert b.where(G) == "F06"
    b.play(f"move {G} F07", f"face {G} E")
    assert (b.where(G), b.asked()) == ("F07", "soviet")


def test_COH_T469_the_exits_towards_a_sneaker_are_closed() -> None:
    """COH-7.63(10), 10.1: whoever sneaks in is found, and where it came from is seen."""
    units = {G: "G_INF F06 W hidden", S: "S_RIF F05 E"}
    b = Battle(units, terrain={"F05": "forest", "F06": "forest"}, current_cap=(0, 0))
    b.play(f"opp {G}", f"sneak {G} F05", f"face {G} W")
    assert b.asked() == "soviet"
    ways = {b.sc.board.name(h).partition("-")[2] for h in destinations(b.s, b.unit(S), 99)[::2]}
    near = {"F06", *(h for h in around(b, "F05") if h in around(b, "F06"))}
    then = case("COH-T469")["then"]
    assert (len(near), len(ways)) == (then["closed"], then["open"])
    assert not near & ways
    assert b.refused(f"opp {S}", f"move {S} F06") == "COH-7.63"


def test_a_sneaker_into_an_empty_hex_tells_nothing() -> None:
    """COH-10.1: where a unit that stays hidden came from is nobody's business."""
    units = {G: "G_INF F06 W hidden", S: "S_RIF F12 E"}
    b = Battle(units, terrain={"F05": "forest", "F06": "forest"}, current_cap=(0, 0))
    b.play(f"opp {G}", f"sneak {G} F05")
    assert b.s.came_from[b.unit(G)] == -1


def test_COH_T482_passengers_come_from_where_their_vehicle_does() -> None:
    """COH-7.63(10)."""
    units = {"G-2511-1": "G_2511 F06 W", G: "G_INF F06 W", S: "S_RIF F05 E"}
    b = Battle(units, current_cap=(0, 0))
    b.s.carrier[b.unit(G)] = b.unit("G-2511-1")
    b.play("opp G-2511-1", "move G-2511-1 F05", "face G-2511-1 W")
    assert b.s.came_from[b.unit(G)] == b.hex("F06")


# -- cards ------------------------------------------------------------------------------------------------


def test_COH_T462_grenades_cost_nothing() -> None:
    """COH-F.20, C.0: for a pinned unit whose AP reach for nothing else, and a spent one without CAP."""
    weapons: dict[str, Any] = {"weapons": {"german": ["extra-grenades"]}, "current_cap": (0, 0), "rolls": [2]}
    b = Battle({G: "G_INF F05 E active pinned", S: "S_RIF F05 W"}, ap=(2, 0), **weapons)
    assert b.price(f"ap {G}", f"weapon {G} extra-grenades F05") == case("COH-T462")["then"]["price"]
    b = Battle({G: "G_INF F05 E spent", S: "S_RIF F05 W"}, **weapons)
    b.play(f"cap {G}")
    assert b.offers() == [f"weapon {G} extra-grenades F05"]
    b.play(f"weapon {G} extra-grenades F05")
    assert (b.asked(), b.s.passes) == ("soviet", 0)
    assert f"cap {G}" not in Battle({G: "G_INF F05 E spent", S: "S_RIF F08 W"}, **weapons).offers()


def hidden_pair(card: str, number: int, **fields: Any) -> Battle:
    """A German squad hidden in a wood with a card, a Soviet one hidden two hexes away in another."""
    units = {G: "G_INF F05 E hidden", S: "S_RIF F07 W hidden", G2: "G_INF A01 E", S2: "S_RIF L18 W"}
    values: dict[str, Any] = {"cards": CardPlan((number,), 0, 0), "hand": {"german": [card]}}
    wood = {"F05": "forest", "F07": "forest"}
    return Battle(units, terrain=wood, **{**values, "current_cap": (4, 0), **fields})


def test_COH_T471_reveal_hidden_by_a_hidden_unit() -> None:
    """COH-10.0(2), C.30: it shows itself and looks around."""
    b = hidden_pair("reveal-hidden", 30)
    b.play("card reveal-hidden", f"use {G}")
    face_all(b)
    assert (b.where(G), b.where(S), b.asked()) == ("F05", "F07", "soviet")


def test_COH_T472_a_hidden_unit_clears_a_mine() -> None:
    """COH-10.0(2), C.41: it shows itself."""
    b = hidden_pair("defuse-land-mine", 41, fortifications=[mine("red", "F04")])
    b.play("card defuse-land-mine", f"use {G}", f"face {G} W", f"defuse {G} mine-red-1")
    assert (b.where(G), b.s.fort, b.asked()) == ("F05", [0], "soviet")


def test_clearing_ends_when_an_enemy_comes_to_light_in_the_hex() -> None:
    """COH-C.41, 10.0(3): not in close combat, which nobody knew of before."""
    b = hidden_pair("defuse-land-mine", 41, fortifications=[mine("red", "F04")])
    b.s.plot[b.unit(S)] = b.hex("F05")
    b.play("card defuse-land-mine", f"use {G}")
    face_all(b)
    assert (b.where(S), b.s.fort, b.asked()) == ("F05", [1], "soviet")


def test_COH_T484_bogged_down_on_an_own_hidden_unit() -> None:
    """COH-10.0(2), C.20: any unit; the enemy's hidden ones are out of reach."""
    b = hidden_pair("bogged-down", 20)
    b.play("card bogged-down")
    assert f"use {G}" in b.offers()
    assert f"use {S}" not in b.offers()
    b.play(f"use {G}", f"face {G} E")
    assert (b.where(G), b.s.bogged[b.unit(G)]) == ("F05", BY_CARD_20)


def test_COH_T481_a_die_of_cap_shows_the_hidden_unit() -> None:
    """COH-10.0(2), C.8: played on the activated unit, as card 7 is."""
    units = {G: "G_INF F05 E hidden", S: "S_RIF L18 W"}
    b = Battle(
        units, terrain={"F05": "forest"}, hand={"german": ["extra-cap"]}, current_cap=(0, 0), rolls=[4]
    )
    b.play(f"activate {G}", "card extra-cap")
    assert b.game.decision.kind == "Reveal.face"
    assert b.s.cap[0] == 4


def test_COH_T480_more_firepower_shows_a_hidden_sniper() -> None:
    """COH-10.0(2), C.9: no test is rolled for, the card gives it away."""
    units = {"S-SNP-1": "S_SNP F10 W hidden", "G-HMG-1": "G_HMG F05 E"}
    b = Battle(
        units,
        terrain={"F10": "forest"},
        turn="soviet",
        hand={"soviet": ["extra-firepower"]},
        current_cap=(0, 0),
        rolls=[2],
    )
    b.play("opp S-SNP-1", "boost", "fire S-SNP-1 F05")
    assert (b.where("S-SNP-1"), b.game.decision.kind) == ("F10", "Reveal.face")


def test_COH_T470_hidden_engineers_lay_smoke_unseen() -> None:
    """COH-C.V13: before any action of a hidden unit."""
    units = {"S-ENG-1": "S_ENG F10 W hidden", G: "G_INF A01 E"}
    b = Battle(
        units,
        terrain={"F10": "forest"},
        turn="soviet",
        current_cap=(0, 0),
        veterans=[{"unit": "S-ENG-1", "cards": ["V13"]}],
    )
    assert b.refused("opp S-ENG-1", "smoke S-ENG-1 F09") == "COH-10.0"
    b.play("veil S-ENG-1")
    assert b.refused("smoke S-ENG-1 F07") == "COH-19.0"
    b.play("smoke S-ENG-1 F09")
    assert (b.where("S-ENG-1"), b.s.smoke_new[b.hex("F09")], b.asked()) == ("@hidden", 1, "german")


def veiled(unit: str, **fields: Any) -> Battle:
    """A Soviet unit with Hidden Action, hidden in a wood before a German squad that is hidden, too."""
    units = {"S-MMG-1": f"{unit} F10 W hidden", G: "G_INF F07 E hidden", G2: "G_INF F09 E"}
    values: dict[str, Any] = {
        "turn": "soviet",
        "current_cap": (0, 0),
        "terrain": {"F10": "forest", "F07": "forest"},
    }
    cards = [{"unit": "S-MMG-1", "cards": ["V13"]}]
    return Battle({**units, **fields.pop("units", {})}, veterans=cards, **{**values, **fields})


def test_hidden_action_serves_a_shot_on_suspicion() -> None:
    """COH-C.V13, 10.0(4): the shot finds somebody, its firer stays hidden, and nobody sees the figures."""
    b = veiled("S_MMG", rolls=[12], draws=["unnerved"])
    b.play("opp S-MMG-1", "veil S-MMG-1", "suspect S-MMG-1 F07")
    face_all(b)
    assert (b.where("S-MMG-1"), b.where(G), b.hit(G)) == ("@hidden", "F07", "unnerved")
    assert [event.seen for event in happened(b, "attacked")] == [1 << 1]


def test_hidden_action_serves_a_molotov_and_a_hole() -> None:
    """COH-C.V13, 8.2, 18.1: thrown into the next hex; dug in, and the hole stays behind when it sneaks on."""
    b = veiled("S_RIF", weapons={"soviet": ["molotov-cocktail"]}, rolls=[2])
    b.play("opp S-MMG-1", "veil S-MMG-1", "weapon S-MMG-1 molotov-cocktail F09")
    assert (b.where("S-MMG-1"), b.asked()) == ("@hidden", "german")
    b = veiled("S_RIF", options={"hasty-defence": "on"}, current_cap=(5, 5))
    b.play("opp S-MMG-1", "veil S-MMG-1", "dig S-MMG-1")
    assert (b.where("S-MMG-1"), b.s.dug[b.unit("S-MMG-1")]) == ("@hidden", 1)
    b.s.status[b.unit("S-MMG-1")] = 0
    b.play("stall cap", "opp S-MMG-1", "sneak S-MMG-1 F11")
    assert b.s.dug[b.unit("S-MMG-1")] == 0


# -- wire, mines, luck ------------------------------------------------------------------------------------


def test_COH_T468_wire_tried_for_cap_is_an_action() -> None:
    """COH-18.4(2), 2.2(10), C.10: no pass, so the round goes on and so does a Double Action."""
    for commit, left in (("commit 0", 4), ("commit -1", 3)):
        b = at_the_wire(
            current_cap=(4, 5), ap=(0, 0), units={G: "G_INF F05 E spent"}, turn="soviet", rolls=[[6]]
        )
        b.play("pass", f"cap {G}", f"move {G} F06", commit)
        while b.game.decision.kind == "Action.cross":
            b.play("done")
        assert (b.s.cap[0], b.s.passes, b.asked(), b.s.round) == (left, 0, "soviet", 1)
    b = at_the_wire(
        current_cap=(4, 5),
        ap=(0, 0),
        units={G: "G_INF F05 E spent"},
        hand={"german": ["double-action"]},
        rolls=[[6]],
    )
    b.play("card double-action", f"cap {G}", f"move {G} F06", "commit 0")
    assert (b.asked(), b.s.double) == ("german", 2)


def test_COH_T476_hiding_sets_off_no_mine() -> None:
    """COH-18.5, F.8, F.19, ruling G-66: the action first; then the unit is hidden, and mines spare it."""
    units = {G: "G_INF F05 E", G2: "G_INF L01 E hidden", S: "S_RIF F12 W"}
    wood = {"F05": "forest", "F07": "forest", "F08": "forest"}
    b = Battle(units, terrain=wood, fortifications=[mine("red", "F05")], current_cap=(0, 0))
    b.play(f"opp {G}", f"hide {G} F05")
    assert (b.where(G), happened(b, "mine-strikes"), b.asked()) == ("@hidden", [], "soviet")


@pytest.mark.parametrize("name", ["COH-T477", "COH-T478"])
def test_luck_on_a_mine(name: str) -> None:
    """COH-C.12, 18.5(5), ruling G-65: the card betters a roll, and here a low one is better."""
    given, then = case(name)["given"], case(name)["then"]
    b = Battle(
        {G: "G_INF F05 E", **FAR},
        fortifications=[mine("red", "F06")],
        hand={"german": ["luck"]},
        current_cap=(0, 0),
        rolls=[given["roll"], [given["luck_die"]]],
        draws=["unnerved"],
    )
    b.play(f"opp {G}", f"move {G} F06", f"face {G} E")
    assert b.offers() == ["keep", "luck", "lower"]
    b.play("lower")
    change = then["total"] - given["roll"]
    assert happened(b, "luck-rolled")[0].c == change
    assert (b.hit(G) != "none") is (then["hits"] == 1)


def test_COH_T483_luck_on_the_die_of_wire() -> None:
    """COH-C.12, 18.4(1), ruling G-65."""
    given, then = case("COH-T483")["given"], case("COH-T483")["then"]
    b = at_the_wire(hand={"german": ["luck"]}, rolls=[[given["die"]], [given["luck_die"]]])
    keys = [f"ap {G}", f"move {G} F06", "lower", f"move {G} F06", f"face {G} E"]
    assert b.price(*keys) == then["price"]


def test_luck_lowers_no_shot_at_an_enemy() -> None:
    """COH-C.12: there only more is better; against a friend in the hex it may be lowered."""
    units = {G: "G_INF F05 E", G2: "G_INF F08 E", S: "S_RIF F08 W"}
    b = Battle(units, hand={"german": ["luck"]}, current_cap=(0, 0), rolls=[2, 2, [3]])
    b.play(f"opp {G}", f"fire {G} F08", f"against {S}")
    assert b.refused("lower") == "COH-0.6"
    b.play("keep")
    assert b.offers() == ["keep", "luck", "lower"]


# -- aircraft, four players, mortars ------------------------------------------------------------------------


def test_COH_T473_hidden_flak_hunts_a_leaving_aircraft() -> None:
    """COH-20.0(8), 10.0(2): it comes out facing the aircraft, and fires."""
    b = Sky(
        {"G-JU87-1": "G_JU87 F08 W spent"},
        {"S-M3S-1": "S_M3S F05 E hidden"},
        terrain={"F05": "forest"},
        turn="soviet",
        current_cap=(0, 0),
        rolls=[2],
    )
    assert "opp S-M3S-1" in b.offers()
    b.play("opp S-M3S-1")
    assert "appear S-M3S-1 E" in b.offers()
    assert "appear S-M3S-1 W" not in b.offers()
    b.play("appear S-M3S-1 E", "flak S-M3S-1 G-JU87-1")
    assert (b.where("S-M3S-1"), b.status("S-M3S-1")) == ("F05", "spent")


def test_COH_T474_the_penalty_ends_with_the_next_turn() -> None:
    """COH-5.01(2), 21.0(3): of the four who take turns only the first after the move profits."""
    b = four(options={"cautious-movement": "on"}, current_cap=(5, 5), turn="german")
    b.play("opp G-INF-1", "move G-INF-1 C04", "face G-INF-1 E")
    u = b.unit("G-INF-1")
    found = {}
    for _ in range(3):
        found[b.asked()] = defence(b.s, u, b.game.decision.player, b.hex("C14"), True, None) - b.sc.front[u]
        b.play("stall cap")
    assert found["soviet"] + found["soviet-2"] == -1
    first = next(name for name in found if name.startswith("soviet"))
    assert found[first] == case("COH-T474")["then"]["S1"]


def test_COH_T475_a_hidden_spotter() -> None:
    """COH-12.0(1), 12.3(3), ruling G-63: it spots and stays hidden, and the figures do not give it away."""
    b = battery("F07 E hidden", terrain={"F06": "forest", "F07": "brush"}, rolls=[2])
    b.play(f"opp {M}", f"indirect {M} {TARGET}")
    [event] = happened(b, "attacked")
    assert (b.where(EYE), event.seen) == ("@hidden", 1 << 0)
    assert b.why(f"opp {S}") is None


def test_a_spotter_in_the_open_comes_first() -> None:
    """COH-12.0, ruling G-63: then everybody sees the figures."""
    from grognard.core.kernel.kinds import ALL

    b = battery(
        "F07 E hidden",
        terrain={"F06": "forest", "F07": "brush"},
        rolls=[2],
    )
    assert [event.seen for event in happened(b, "attacked")] == []
    units = {M: "G_M81 F05 E", S: "S_RIF F12 W", EYE: "G_INF F07 E hidden", G2: "G_INF E07 E"}
    b = Battle(units, terrain={"F06": "forest", "F07": "brush"}, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {M}", f"indirect {M} {TARGET}")
    assert [event.seen for event in happened(b, "attacked")] == [ALL]


# -- two cases that could not occur as they were written -----------------------------------------------------


def test_COH_T091_a_gun_damaged_in_blue() -> None:
    """COH-7.1(1), 15.2: armour is out of its reach, and it says so."""
    units = {"S-T34-1": "S_T34 F05 E veh_gun_damaged_blue", "G-PZ4-1": "G_PZ4 F09 W", G: "G_INF E09 W"}
    b = Battle(units, turn="soviet", current_cap=(0, 0))
    assert b.verdict("opp S-T34-1", "fire S-T34-1 F09") == (case("COH-T091")["then"]["legal"], "COH-15.2")
    assert "fire S-T34-1 E09" in b.offers()


def test_COH_T155_a_card_on_a_squad_that_was_hidden() -> None:
    """COH-10.0(5), C.11: the tank comes near, the squad is found, and then gets its hole."""
    then = case("COH-T155")["then"]
    units = {G: "G_INF F05 E hidden", "S-T34-1": "S_T34 F08 W", S: "S_RIF L18 W"}
    b = Battle(units, turn="soviet", hand={"german": ["hasty-defence"]}, current_cap=(0, 0))
    b.play("opp S-T34-1", "move S-T34-1 F07")
    assert (b.game.decision.kind == "Reveal.face") is then["revealed_before_card"]
    b.play(f"face {G} E", "face S-T34-1 W", "done", "card hasty-defence", f"use {G}", "done")
    assert (b.s.dug[b.unit(G)] == 1) is then["dug_in"]
