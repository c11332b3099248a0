# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 10.0 to 10.2: hidden units, what reveals them, hidden movement, hiding; and their secrets."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.games.coh import RULES
from grognard.games.coh.box.data_files import load_box

from .cases import Case, case, each
from .ground import Battle, sees
from .shots import attacks, happened, lines

GERMAN, SOVIET = 0, 1
H = "G-INF-1"  # hidden
S = "S-RIF-1"


def ambush(place: str, cover: str, units: dict[str, str] | None = None, **fields: Any) -> Battle:
    """A German squad hidden in a hex of some terrain, and a Soviet one somewhere."""
    set_up = {H: f"G_INF {place} E hidden", S: "S_RIF F12 W", **(units or {})}
    ground = {place: cover, **fields.pop("terrain", {})}
    return Battle(set_up, terrain=ground, **{"turn": "soviet", "current_cap": (0, 0), **fields})


def walk(b: Battle, unit: str, to: str) -> None:
    b.play(f"opp {unit}", f"move {unit} {to}")


def shown(b: Battle) -> bool:
    """Whether the hidden squad is on the map, its owner being asked how it faces if it was just found."""
    return b.where(H) != "@hidden"


def view(b: Battle, player: int) -> bytes:
    return msgspec.json.encode(b.game.seat(player).view())


# -- COH-10.0: what reveals ------------------------------------------------------------------------------


@each("COH-T184", "COH-T186")
def test_enemies_near_a_unit_hidden_in_the_open(case: Case) -> None:
    """COH-10.0(5): within two hexes and in line of sight."""
    given, then = case["given"], case["then"]
    place = f"F{9 - given['distance']:02}"  # the enemy comes from F10 to F09
    wood = {} if given["los"] else {"F08": "forest"}
    b = ambush(place, given["terrain"], {S: "S_RIF F10 W"}, terrain=wood)
    walk(b, S, "F09")
    assert sees(b, "F09", place) is given["los"]
    assert shown(b) is then["revealed"]
    assert (b.game.decision.kind == "Reveal.face") is then["revealed"]


def test_three_hexes_away_is_too_far() -> None:
    """COH-10.0(5)."""
    b = ambush("F06", "open", {S: "S_RIF F10 W"})
    walk(b, S, "F09")
    assert not shown(b)


@pytest.mark.parametrize("terrain", ["forest", "brush", "wooden_building", "stone_building", "marsh", "corn"])
def test_cover_hides_from_the_next_hex(terrain: str) -> None:
    """COH-10.0(5), (6), ruling G-15: only entering the hex reveals."""
    b = ambush("F08", terrain, {S: "S_RIF F10 W", "S-RIF-2": "S_RIF F09 W"})
    walk(b, S, "F09")
    assert not shown(b)
    b.play(f"face {S} W", "pass")
    walk(b, "S-RIF-2", "F08")
    assert shown(b)


@pytest.mark.parametrize("terrain", ["open", "wheat", "ford"])
def test_what_is_no_cover(terrain: str) -> None:
    """Ruling G-15."""
    b = ambush("F08", terrain, {S: "S_RIF F11 W"})
    walk(b, S, "F10")
    assert shown(b)


def test_height_is_no_cover() -> None:
    """COH-10.0(6): a bare hill."""
    units = {H: "G_INF F08 E hidden", S: "S_RIF F11 W"}
    b = Battle(units, overlays=[{"overlay": "H1", "anchor": "1-F07"}], turn="soviet", current_cap=(0, 0))
    walk(b, S, "F10")
    assert shown(b)


def test_a_small_gully_is_cover_against_who_looks_across_it() -> None:
    """COH-10.0(6), 11.5(7): from the one side, not from the other."""
    for place, to, found in (("F11", "F10", False), ("F05", "F06", True)):
        b = ambush("F08", "open", {S: f"S_RIF {place} W"}, gullies=["F08/F09"])
        walk(b, S, to)
        assert shown(b) is found


def test_an_enemy_in_close_combat_detects_nobody() -> None:
    """COH-7.63(8): it traces no line of sight for detection to other hexes."""
    for fight, found in ((True, False), (False, True)):
        units = {S: "S_RIF F11 W"}
        if fight:
            units["G-INF-2"] = "G_INF F10 E"
        b = ambush("F08", "open", units)
        walk(b, S, "F10")
        assert shown(b) is found


def test_an_enemy_in_a_bunker_detects_within_its_arc() -> None:
    """COH-18.2(4)."""
    for facing, found in ((4, True), (1, False)):
        bunker = {"key": "bunker-1", "kind": "bunker", "hex": "1-F10", "facing": facing}
        b = ambush("F08", "open", {S: "S_RIF F10 E", "S-RIF-2": "S_RIF A18 W"}, fortifications=[bunker])
        b.s.inside[b.unit(S)] = 0
        walk(b, "S-RIF-2", "A17")
        assert shown(b) is found


def test_COH_T189_a_friend_in_the_hex_reveals() -> None:
    """COH-10.0(3): at once."""
    given, then = case("COH-T189")["given"], case("COH-T189")["then"]
    b = ambush("F05", given["terrain"], {"G-INF-2": "G_INF F04 E"}, turn="german")
    walk(b, "G-INF-2", "F05")
    assert shown(b) is then["revealed"]


def test_the_owner_chooses_the_facing_of_who_is_found() -> None:
    """COH-10.0(1)."""
    b = ambush("F08", "forest", {S: "S_RIF F09 W"})
    walk(b, S, "F08")
    assert (b.asked(), b.game.decision.kind) == ("german", "Reveal.face")
    assert b.offers() == [f"face {H} {facing}" for facing in ("NE", "E", "SE", "SW", "W", "NW")]
    b.play(f"face {H} SW")
    assert (b.where(H), b.facing(H)) == ("F08", "SW")
    assert b.asked() == "soviet", "the mover has its own free pivot yet"
    b.play(f"face {S} W")
    assert b.s.contested(b.hex("F08"))
    assert RULES.faults(b.s) == []


def test_all_hidden_units_of_the_hex_are_found_together() -> None:
    """COH-10.0(2), (3)."""
    b = ambush(
        "F08",
        "forest",
        {"G-INF-2": "G_INF F08 E hidden", "G-INF-3": "G_INF E08 E hidden", S: "S_RIF F09 W"},
        terrain={"E08": "forest"},
    )
    walk(b, S, "F08")
    b.play(f"face {H} E", "face G-INF-2 E")
    assert [b.where(key) for key in (H, "G-INF-2", "G-INF-3")] == ["F08", "F08", "@hidden"]


def test_whoever_is_found_gives_others_away() -> None:
    """COH-10.0(5): a German found beside a hidden Soviet in the open sees him."""
    units = {"S-RIF-2": "S_RIF F06 W hidden", S: "S_RIF F11 W"}
    b = ambush("F08", "open", units)
    walk(b, S, "F10")
    b.play(f"face {H} W")
    assert (b.game.decision.kind, b.asked()) == ("Reveal.face", "soviet")
    assert b.where("S-RIF-2") == "F06"


def test_any_other_action_reveals_first() -> None:
    """COH-10.0(1), (2): it appears with a facing of its choice, others in its hex too, then it fires."""
    b = ambush("F08", "forest", {"G-INF-2": "G_INF F08 E hidden"}, turn="german", rolls=[2])
    assert b.refused(f"opp {H}", f"fire {H} F12") == "COH-10.0"
    b.play(f"appear {H} E")
    b.play("face G-INF-2 NE")
    assert (b.where("G-INF-2"), b.facing("G-INF-2")) == ("F08", "NE")
    b.play(f"fire {H} F12")
    assert [shot.target for shot in attacks(b)] == [S]
    assert b.status(H) == "spent"
    assert b.status("G-INF-2") == "fresh", "to be found is no action"


def test_an_ambush_out_of_arc_needs_the_right_facing() -> None:
    """COH-10.0(1), 6.1."""
    b = ambush("F08", "forest", turn="german")
    assert b.refused(f"opp {H}", f"appear {H} W", f"fire {H} F12") == "COH-6.1"


def test_hidden_units_are_no_targets_and_no_obstacle() -> None:
    """COH-10.0(1): they are off the map; who walks past in cover learns nothing."""
    b = ambush("F08", "forest")
    assert b.refused(f"opp {S}", f"fire {S} F08") == "COH-7.0"


def test_hidden_units_neither_hold_nor_contest_a_victory_hex() -> None:
    """COH-2.4(5), ruling G-05."""
    hexes = {
        "per_enemy_unit": 1,
        "hexes": [{"hex": "1-F08", "vp": 1, "when": "game_end"}],
        "initial_control": {"soviet": ["1-F08"]},
    }
    b = ambush("F08", "forest", turn="german", victory=hexes)
    assert b.control("F08") == "soviet"
    b.play(f"opp {H}", f"appear {H} E")
    assert b.control("F08") == "german"


# -- COH-10.1: hidden movement ---------------------------------------------------------------------------


@each("COH-T190", "COH-T191")
def test_price_of_a_hidden_move(case: Case) -> None:
    """COH-10.1(1): move cost and 3 into cover, 6 into the open."""
    given, then = case["given"], case["then"]
    b = ambush(
        "F05",
        "forest",
        terrain={"F06": given["terrain"][0]},
        turn="german",
        ap=(7, 0),
        units={S: "S_RIF A18 W"},
    )
    b.play(f"activate {H}")
    assert b.sc.move[b.unit(H)] == given["unit"]["move"]
    assert b.price(f"ap {H}", f"sneak {H} F06") == then["price"]
    assert (b.where(H), b.s.plot[b.unit(H)]) == ("@hidden", b.hex("F06"))


def test_no_other_modifier_counts_for_a_hidden_move() -> None:
    """COH-10.1(1): neither the marsh nor a road, nor a hill, nor the facing."""
    for terrain, price in (("marsh", 4), ("brush", 4), ("wheat", 7), ("corn", 4)):
        b = ambush(
            "F05",
            "forest",
            {S: "S_RIF A18 W"},
            terrain={"F04": terrain},
            turn="german",
            roads=[["F04", "F05"]],
        )
        b.play(f"activate {H}")
        assert b.price(f"ap {H}", f"sneak {H} F04") == price


def test_hidden_movement_one_hex_at_a_time() -> None:
    """COH-10.1(1), 5.0(1); only hidden units do it."""
    b = ambush("F05", "forest", {"G-INF-2": "G_INF A01 E"}, turn="german")
    assert b.refused(f"opp {H}", f"sneak {H} F07") == "COH-5.0"
    b.play(f"sneak {H} F06", "pass")
    assert b.refused("opp G-INF-2", "sneak G-INF-2 A02") == "COH-10.1"


def test_prohibited_terrain_stays_prohibited() -> None:
    """COH-10.1(1), C.5: a gun does not creep into a river."""
    units = {H: "G_PAK38 F05 E hidden", S: "S_RIF A18 W"}
    b = Battle(units, terrain={"F05": "forest", "F06": "river"})
    assert b.refused(f"opp {H}", f"sneak {H} F06") == "COH-4.0"


def test_sneaking_past_the_enemy_in_cover() -> None:
    """COH-10.1(2): within sight and next to him."""
    b = ambush("F05", "forest", {S: "S_RIF F07 W"}, terrain={"F06": "brush"}, turn="german")
    b.play(f"opp {H}", f"sneak {H} F06")
    assert not shown(b)
    assert b.status(H) == "spent"


def test_sneaking_into_the_open_under_the_enemys_eyes() -> None:
    """COH-10.1(2): trigger 4 on arrival; it has paid and is found in the new hex."""
    b = ambush("F05", "forest", {S: "S_RIF F08 W"}, turn="german")
    b.play(f"opp {H}", f"sneak {H} F06")
    assert b.where(H) == "F06"
    assert (b.asked(), b.game.decision.kind) == ("german", "Reveal.face")
    b.play(f"face {H} E")
    assert b.status(H) == "spent"
    assert b.asked() == "soviet"


def test_sneaking_onto_the_enemy() -> None:
    """COH-10.0(3): an unhidden unit is in the hex."""
    b = ambush("F05", "forest", {S: "S_RIF F06 W"}, terrain={"F06": "forest"}, turn="german")
    b.play(f"opp {H}", f"sneak {H} F06", f"face {H} E")
    assert b.where(H) == "F06"
    assert b.s.contested(b.hex("F06"))


def test_state_and_pool_are_kept_as_usual() -> None:
    """COH-10.1(3): activated, its AP counted, spent when they are gone."""
    b = ambush(
        "F05",
        "forest",
        {S: "S_RIF A18 W"},
        terrain={"F06": "forest", "F07": "forest"},
        turn="german",
        current_cap=(1, 1),
    )
    b.play(f"activate {H}", f"ap {H}", f"sneak {H} F06")
    assert (b.status(H), b.s.ap[0]) == ("activated", 3)
    b.play("stall cap", f"ap {H}", f"sneak {H} F07")
    assert (b.status(H), b.s.ap[0], b.s.cap[0]) == ("spent", 0, 0)
    assert RULES.faults(b.s) == []


@pytest.mark.parametrize("card", ["command-action", "move-2-hexes"])
def test_cards_for_hidden_movement(card: str) -> None:
    """COH-10.1(4), C.2, C.5, F.17: #2 moves a hidden unit one hex, #5 two; it stays hidden."""
    wood = {"F06": "forest", "F07": "forest"}
    b = ambush("F05", "forest", {S: "S_RIF A18 W"}, terrain=wood, turn="german", hand={"german": [card]})
    b.play(f"card {card}", f"use {H}", f"sneak {H} F06")
    if card == "move-2-hexes":
        b.play(f"sneak {H} F07")
    assert (b.where(H), b.status(H)) == ("@hidden", "fresh")


# -- COH-10.2: hiding in play ----------------------------------------------------------------------------


def hider(place: str = "F05", words: str = "", units: dict[str, str] | None = None, **fields: Any) -> Battle:
    """A squad on the map that wants to hide; somebody else starts hidden, so that the battle allows it."""
    set_up = {
        "G-INF-2": f"G_INF {place} E {words}",
        H: "G_INF L01 E hidden",
        S: "S_RIF F12 W",
        **(units or {}),
    }
    values: dict[str, Any] = {
        "ap": (7, 0),
        "current_cap": (0, 0),
        "terrain": {"F07": "forest", "F06": "forest"},
    }
    return Battle(set_up, **{**values, **fields})


def test_COH_T193_hiding_in_play() -> None:
    """COH-10.2(1): 7 AP, into an adjacent hex that no enemy sees."""
    given, then = case("COH-T193")["given"], case("COH-T193")["then"]
    b = hider(
        ap=(given["ap"], 0), terrain={"F07": "forest", "F08": "forest", "F06": "forest"}, words="active"
    )
    assert not sees(b, "F12", "F05")
    assert not sees(b, "F12", "F06")
    b.play("ap G-INF-2", "hide G-INF-2 F06")
    assert b.s.ap[0] == then["ap"]
    assert (b.where("G-INF-2") == "@hidden") is then["hidden"]
    assert b.s.plot[b.unit("G-INF-2")] == b.hex("F06")
    assert b.status("G-INF-2") == "spent"
    assert RULES.faults(b.s) == []


def test_hiding_where_one_is() -> None:
    """COH-10.2(1): in its own hex."""
    b = hider()
    b.play("opp G-INF-2", "hide G-INF-2 F05")
    assert b.s.plot[b.unit("G-INF-2")] == b.hex("F05")


def test_COH_T194_no_hiding_with_a_hit() -> None:
    """COH-10.2(1): undamaged units only."""
    b = hider(words="unnerved" if case("COH-T194")["given"]["unit"]["hit"] else "")
    assert b.verdict("opp G-INF-2", "hide G-INF-2 F05") == (case("COH-T194")["then"]["legal"], "COH-10.2")


def test_no_hiding_in_sight_of_the_enemy() -> None:
    """COH-10.2(1): neither where it is nor where it would go."""
    b = hider(terrain={})
    assert b.refused("opp G-INF-2", "hide G-INF-2 F05") == "COH-10.2"
    b = hider()
    assert not sees(b, "F12", "F05")
    assert sees(b, "F12", "E05")
    assert b.refused("opp G-INF-2", "hide G-INF-2 E05") == "COH-10.2"
    assert b.refused("hide G-INF-2 F03") == "COH-10.2"


def test_who_looks_out_of_a_bunker_or_a_melee_does_not_see_it() -> None:
    """COH-10.2(1), 18.2(4), 7.63(8)."""
    bunker = {"key": "bunker-1", "kind": "bunker", "hex": "1-F12", "facing": 1}
    b = hider(terrain={}, fortifications=[bunker])
    b.s.inside[b.unit(S)] = 0
    assert b.why("opp G-INF-2", "hide G-INF-2 F05") is None
    b = hider(terrain={}, units={"G-INF-3": "G_INF F12 E"})
    assert b.why("opp G-INF-2", "hide G-INF-2 F05") is None


def test_hiding_where_it_could_not_go() -> None:
    """COH-10.2(1), 11.5(2): a gun does not hide beyond the side of a gully, nor a passenger aboard."""
    units = {"G-INF-2": "G_PAK38 F05 E"}
    b = hider(units=units, terrain={"F04": "large_gully", "F06": "forest", "F07": "forest"})
    assert not sees(b, "F12", "F04")
    assert b.refused("opp G-INF-2", "hide G-INF-2 F04") == "COH-4.0"
    b = hider(units={"G-OPEL-1": "G_OPEL F05 E"})
    b.s.carrier[b.unit("G-INF-2")] = b.unit("G-OPEL-1")
    assert b.refused("opp G-INF-2", "hide G-INF-2 F05") == "COH-17.0"


def test_a_vehicle_that_hides_leaves_its_passenger_behind() -> None:
    """COH-10.2(1), 17.0: the truck is gone from the hex, the squad stands there on its own."""
    b = hider(units={"G-OPEL-1": "G_OPEL F05 E"})
    b.s.carrier[b.unit("G-INF-2")] = b.unit("G-OPEL-1")
    b.play("opp G-OPEL-1", "hide G-OPEL-1 F04")
    assert (b.where("G-OPEL-1"), b.where("G-INF-2")) == ("@hidden", "F05")
    assert b.s.carrier[b.unit("G-INF-2")] == -1


def test_hiding_beside_a_friend_is_in_vain() -> None:
    """COH-10.0(3): he stands in the hex and gives it away at once."""
    b = hider(units={"G-INF-3": "G_INF F05 E"})
    b.play("opp G-INF-2", "hide G-INF-2 F05")
    assert (b.where("G-INF-2"), b.game.decision.kind) == ("F05", "Reveal.face")


def test_hiding_gives_up_hole_and_trench() -> None:
    """COH-18.1(3): it leaves the map; nobody may see by a marker where it went."""
    trench = {"key": "trench-1", "kind": "trench", "hex": "1-F05"}
    b = hider(words="dug", fortifications=[trench])
    b.s.inside[b.unit("G-INF-2")] = 0
    b.play("opp G-INF-2", "hide G-INF-2 F04")
    assert (b.s.dug[b.unit("G-INF-2")], b.s.inside[b.unit("G-INF-2")]) == (0, -1)


def test_hiding_as_a_group() -> None:
    """COH-10.2(2), 9.14: connected units for one price."""
    b = hider(words="active", units={"G-INF-3": "G_INF F04 E"})
    b.play("ap G-INF-2", "with G-INF-3", "hide G-INF-2 F06")
    assert b.offers() == [f"hide G-INF-3 {h}" for h in ("F04", "F05", "G04", "F03", "E04")]
    b.play("hide G-INF-3 F05")
    assert [b.s.plot[b.unit(key)] for key in ("G-INF-2", "G-INF-3")] == [b.hex("F06"), b.hex("F05")]
    assert [b.where(key) for key in ("G-INF-2", "G-INF-3")] == ["@hidden"] * 2
    assert (b.s.ap[0], len(happened(b, "pays")), b.asked()) == (0, 1, "soviet")


def test_no_hiding_where_the_scenario_has_no_hidden_units() -> None:
    """COH-10.0(1): only if the scenario allows."""
    b = Battle({"G-OPEL-1": "G_OPEL F05 E", S: "S_RIF F12 W"}, terrain={"F07": "forest"})
    assert b.refused("opp G-OPEL-1", "hide G-OPEL-1 F05") == "COH-10.0"


# -- secrets ---------------------------------------------------------------------------------------------


def test_nobody_else_can_tell_where_a_unit_is_hidden() -> None:
    """COH-10.0(1): view, offers and log of the enemy and the public, byte for byte, for three hexes."""
    for looker in (SOVIET, -1):
        seen: list[list[bytes]] = []
        for place in ("F05", "C03", "K09"):
            wood = dict.fromkeys(("F05", "C03", "K09", "F06", "C04", "K10"), "forest")
            b = Battle(
                {H: f"G_INF {place} E hidden", S: "S_RIF F12 W"},
                terrain=wood,
                turn="german",
                current_cap=(0, 1),
            )
            stages = [view(b, looker)]
            b.play(f"activate {H}", f"ap {H}")
            stages.append(view(b, looker))
            to = {"F05": "F06", "C03": "C04", "K09": "K10"}[place]
            b.play(f"sneak {H} {to}")
            stages.append(view(b, looker))
            b.play(f"opp {S}", f"move {S} F11", f"face {S} W")
            stages.append(view(b, looker))
            seen.append(stages)
        assert seen[0] == seen[1] == seen[2]


def test_nobody_else_can_tell_where_a_unit_has_hidden_in_play() -> None:
    """COH-10.2(1): its own hex or one next to it."""
    seen = []
    for place in ("F05", "F04"):
        b = hider()
        b.play("opp G-INF-2", f"hide G-INF-2 {place}")
        seen.append(view(b, SOVIET))
    assert seen[0] == seen[1]


def test_events_name_no_hex_of_a_hidden_unit() -> None:
    """COH-10.1(3): all see that the side sneaks and what it pays, not where."""
    b = ambush("F05", "forest", {S: "S_RIF A18 W"}, terrain={"F06": "forest"}, turn="german")
    b.play(f"opp {H}", f"sneak {H} F06")
    (event,) = happened(b, "sneaks")
    assert (event.a, event.b, event.c, event.d) == (GERMAN, 0, 0, 0)
    place = b.hex("F06")
    for line in b.game.seat(SOVIET).log():
        assert b"F06" not in msgspec.json.encode(line)
    known: Any = b.game.seat(SOVIET).known()
    assert place not in known.plot
    assert b.hex("F05") not in known.plot


def test_the_owner_knows_where_his_units_are() -> None:
    """COH-10.0(1): his State and his offers say it; what the enemy imagines is possible, no more."""
    b = ambush("F05", "forest", turn="german")
    known: Any = b.game.seat(GERMAN).known()
    assert known.plot[b.unit(H)] == b.hex("F05")
    imagined: Any = b.game.seat(SOVIET).sample(b"x")
    assert 0 <= imagined.plot[b.unit(H)] < b.sc.n
    assert RULES.faults(imagined) == []


def test_a_failed_search_is_final_too() -> None:
    """COH-10.0(3): who has looked into the wood cannot take the step back, found or not."""
    for place in ("F11", "C03"):
        b = ambush(place, "forest", terrain={"F11": "forest", "C03": "forest"})
        walk(b, S, "F11")
        assert not b.game.can_undo(SOVIET)
        assert shown(b) is (place == "F11")


def test_found_in_a_hex_of_forest_it_has_its_dm() -> None:
    """COH-7.2, 10.0(1): on the map it is a unit like any other."""
    b = ambush("F08", "forest", {S: "S_RIF F09 W"}, rolls=[2])
    walk(b, S, "F08")
    b.play(f"face {H} E", f"face {S} W")
    b.play(f"opp {H}", f"assault {H}")
    assert lines(attacks(b)[-1].dr) == {"terrain-forest": 2}


# -- fortifications, mines, and sight that comes back ------------------------------------------------------


def in_trench(**fields: Any) -> Battle:
    """A German squad in a trench in the open that nobody sees, and a friend hidden elsewhere."""
    trench = {"key": "trench-1", "kind": "trench", "hex": "1-F05"}
    b = hider(fortifications=[trench], **fields)
    b.s.inside[b.unit("G-INF-2")] = b.sc.fort_names.index("trench-1")
    return b


def test_hiding_in_a_trench_keeps_it() -> None:
    """COH-10.0(6), 18.2: a fortification is cover; where and in what it hides nobody sees."""
    seen = []
    for place in ("F05", "F04"):
        b = in_trench()
        u = b.unit("G-INF-2")
        b.play("opp G-INF-2", f"hide G-INF-2 {place}")
        assert b.s.inside[u] == -1
        assert b.s.plot_fort[u] == (0 if place == "F05" else -1)
        seen.append(view(b, SOVIET))
        known: Any = b.game.seat(SOVIET).known()
        assert known.plot_fort[u] < -1
    assert seen[0] == seen[1]


def test_a_trench_in_the_open_hides_from_who_comes_near() -> None:
    """COH-10.0(5), (6): only an enemy in the hex finds it, and it is in its trench then."""
    trench = {"key": "trench-1", "kind": "trench", "hex": "1-F08"}
    b = ambush("F08", "open", {S: "S_RIF F10 W"}, fortifications=[trench])
    b.s.plot_fort[b.unit(H)] = 0
    walk(b, S, "F09")
    assert not shown(b)
    b.play(f"face {S} W", "pass")
    b.s.status[b.unit(S)] = 0
    walk(b, S, "F08")
    assert shown(b)
    assert (b.s.inside[b.unit(H)], b.s.plot_fort[b.unit(H)]) == (0, -1)


def test_a_unit_may_start_hidden_in_a_fortification() -> None:
    """COH-1.0(8), 18.2."""
    from grognard.games.coh.box.setup import set_up

    trench = {"key": "trench-1", "kind": "trench", "hex": "1-F08"}
    b = ambush("F08", "open", fortifications=[trench])
    b.sc.start_inside[b.unit(H)] = "trench-1"
    s = set_up(b.sc, b"x")
    assert (s.inside[b.unit(H)], s.plot_fort[b.unit(H)]) == (-1, 0)


def test_who_sneaks_away_leaves_the_trench() -> None:
    b = in_trench()
    b.play("opp G-INF-2", "hide G-INF-2 F05", "pass")
    b.s.status[b.unit("G-INF-2")] = 0
    b.play("opp G-INF-2", "sneak G-INF-2 F04")
    assert b.s.plot_fort[b.unit("G-INF-2")] == -1


def test_COH_T192_hidden_movement_sets_off_no_mine() -> None:
    """COH-10.1(4), F.8."""
    from .test_mines import mine

    given, then = case("COH-T192")["given"], case("COH-T192")["then"]
    for hidden in ("", "soviet"):
        laid = mine(given["mine"].removeprefix("mine_"), "F06", hidden)
        wood = {"F05": "forest", "F06": given["terrain"][0]}
        b = ambush("F05", "forest", {S: "S_RIF A18 W"}, terrain=wood, turn="german", fortifications=[laid])
        b.play(f"opp {H}", f"sneak {H} F06")
        assert bool(happened(b, "mine-strikes")) is then["mine_triggered"]
        assert b.where(H) == "@hidden"
        assert b.s.plot[b.unit(H)] == b.hex("F06")


def test_COH_T366_move_2_hexes_unseen() -> None:
    """COH-C.5, F.17."""
    then = case("COH-T366")["then"]
    wood = {"F05": "forest", "F06": "forest", "F07": "forest"}
    hand = {"german": ["move-2-hexes"]}
    b = ambush("F05", "forest", {S: "S_RIF A18 W"}, terrain=wood, turn="german", hand=hand)
    b.play("card move-2-hexes", f"use {H}", f"sneak {H} F06", f"sneak {H} F07")
    moved = b.sc.distance[b.hex("F05") * b.sc.n + b.s.plot[b.unit(H)]]
    assert (b.where(H) == "@hidden", moved) == (then["hidden"], then["moved"])


def test_the_end_of_a_close_combat_gives_its_survivors_their_sight_back() -> None:
    """COH-7.63(8), 10.0(5): nobody moves, but the winner sees the open ground beside him again."""
    units = {"G-INF-2": "G_INF F10 E", S: "S_RIF F10 W"}
    b = ambush("F08", "open", units, rolls=[12])
    assert not shown(b)
    b.play(f"opp {S}", f"assault {S}")
    assert b.where("G-INF-2") == "@lost"
    assert shown(b)
    assert (b.asked(), b.game.decision.kind) == ("german", "Reveal.face")


def test_who_leaves_a_bunker_sees_behind_it() -> None:
    """COH-18.2(4), 10.0(5)."""
    bunker = {"key": "bunker-1", "kind": "bunker", "hex": "1-F10", "facing": 1}
    b = ambush("F08", "open", {S: "S_RIF F10 E"}, fortifications=[bunker])
    b.s.inside[b.unit(S)] = 0
    b.play(f"opp {S}", f"leave {S}")
    assert shown(b)
    b.play(f"face {H} E")
    assert b.game.decision.kind == "Action.face", "the free pivot of who left it comes after"


@pytest.mark.parametrize("effect", ["hasty_defence", "add_ap_1d6"])
def test_a_card_played_on_a_hidden_unit_reveals_it(effect: str) -> None:
    """COH-10.0(2): unless the card says otherwise."""
    card = next(name for name, kind in load_box().action_cards.items() if kind.effect == effect)
    b = ambush("F05", "forest", {S: "S_RIF A18 W"}, turn="german", hand={"german": [card]}, rolls=[3])
    b.s.cap[GERMAN] = 1
    if effect == "add_ap_1d6":
        b.play(f"activate {H}", f"card {card}")
    else:
        b.play(f"card {card}", f"use {H}", "done")
    assert (b.where(H), b.game.decision.kind) == ("F05", "Reveal.face")
    b.play(f"face {H} NW")
    assert b.facing(H) == "NW"
    assert b.s.dug[b.unit(H)] == (1 if effect == "hasty_defence" else 0)
    assert RULES.faults(b.s) == []


# -- hidden units that sneak together (COH-9.14) -----------------------------------------------------------


def pair(**fields: Any) -> Battle:
    units = {"G-INF-2": "G_INF F06 E hidden", "G-INF-3": "G_INF K01 E hidden", S: "S_RIF A18 W"}
    wood = {"F05": "forest", "F06": "forest", "F07": "forest", "K01": "forest"}
    return ambush("F05", "forest", units, terrain=wood, turn="german", **fields)


def test_hidden_units_sneak_as_a_group() -> None:
    """COH-9.14, 10.1: connected ones, each to its own hex, for the highest price."""
    b = pair(current_cap=(9, 0))
    b.play(f"cap {H}")
    assert {"with G-INF-2"} == {key for key in b.offers() if key.startswith("with")}
    b.play("with G-INF-2")
    assert all(key.startswith("sneak") for key in b.offers())
    b.play(f"sneak {H} F06")
    assert b.game.decision.kind == "Action.sneak"
    b.play("sneak G-INF-2 E06")
    assert [b.s.plot[b.unit(key)] for key in (H, "G-INF-2")] == [b.hex("F06"), b.hex("E06")]
    assert 9 - b.s.cap[GERMAN] == 7, "into the open, 1 + 6"
    assert b.asked() == "soviet"


def test_hidden_and_open_units_make_no_group() -> None:
    b = pair()
    assert b.refused(f"opp {H}", "with G-INF-3") == "COH-9.1"
    b = ambush("F05", "forest", {"G-INF-2": "G_INF F06 E", S: "S_RIF A18 W"}, turn="german")
    assert b.refused(f"opp {H}", "with G-INF-2") == "COH-9.1"


def test_who_is_found_with_the_first_of_a_group_goes_on_in_the_open() -> None:
    """COH-10.0(3), 9.14: the first steps into the open beside the enemy, where the second hid."""
    units = {"G-INF-2": "G_INF F08 E hidden", S: "S_RIF F10 W"}
    b = ambush("F07", "forest", units, terrain={"F08": "open"}, turn="german")
    b.s.plot[b.unit("G-INF-2")] = b.hex("F08")
    b.play(f"opp {H}", "with G-INF-2", f"sneak {H} F08")
    while b.game.decision.kind == "Reveal.face":
        b.play(b.offers()[0])
    assert (b.where(H), b.where("G-INF-2")) == ("F08", "F08")
    assert (b.asked(), b.game.decision.kind) == ("german", "Action.move")
    assert f"move {H} F07" not in b.offers()  # its part is done
    b.play("move G-INF-2 F07", "face G-INF-2 E")
    assert (b.where("G-INF-2"), b.asked()) == ("F07", "soviet")


def test_a_mine_that_ends_a_close_combat_gives_sight_back() -> None:
    """COH-7.63(8), 18.5: who walked in dies on the mine; who is left sees the open ground beside him."""
    from .test_mines import mine

    units = {"G-INF-2": "G_INF F11 W", S: "S_RIF F10 W"}
    b = ambush("F12", "open", units, turn="german", fortifications=[mine("red", "F10")], rolls=[12])
    b.play("opp G-INF-2", "move G-INF-2 F10", "face G-INF-2 W")
    assert b.where("G-INF-2") == "@lost"
    assert shown(b)
