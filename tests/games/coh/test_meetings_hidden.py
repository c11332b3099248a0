# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Where two rules meet, once more: hidden units under fire and by cards, work, vehicles that bog down."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.core.telling.view import Branch
from grognard.games.coh.fortifications import settle_in
from grognard.games.coh.transport import BY_GROUND

from .cases import case
from .ground import Battle
from .shots import attacks, chances, happened, lines
from .test_artillery import GERMAN, duel, plot
from .test_fortifications import works

pytestmark = pytest.mark.both_builds

G = "G-INF-1"
G2 = "G-INF-2"
G3 = "G-INF-3"
S = "S-RIF-1"
S2 = "S-RIF-2"
M = "S-M82-1"
SNP = "S-SNP-1"
T34 = "S-T34-1"
FAR = {G: "G_INF A01 E"}


def face_all(b: Battle) -> None:
    """Whoever has just been found faces somewhere."""
    while b.game.decision.kind == "Reveal.face":
        b.play(b.offers()[0])


# -- work that is wrecked over hidden units (COH-18.6(2)) --------------------------------------------------


def bunker(ground: str, watcher: str, rolls: list[int]) -> Battle:
    """A squad hidden in a bunker at F08, five hexes in front of a mortar that fires at it."""
    b = Battle(
        {G: "G_INF F08 E hidden", G2: "G_INF A01 E", M: "S_M82 F13 W", S: f"S_RIF {watcher} W"},
        turn="soviet",
        current_cap=(0, 0),
        terrain={"F08": ground},
        fortifications=[works("bunker", "F08", 1)],
        rolls=rolls,
        draws=["unnerved"],
    )
    b.s.plot_fort[b.unit(G)] = 0
    b.play(f"opp {M}", f"fire {M} F08")
    face_all(b)
    return b


def test_COH_T502_a_bunker_shelters_who_hides_in_it_from_the_attack_that_wrecks_it() -> None:
    c = case("COH-T502")
    b = bunker(c["given"]["terrain"], "L18", c["given"]["rolls"])
    assert happened(b, "work-wrecked")
    assert b.where(G) == "@hidden"
    assert b.hit(G) == "none"
    assert b.s.plot_fort[b.unit(G)] == -1, "the next attack meets it without the bunker"


def test_COH_T503_who_is_uncovered_has_been_rolled_for() -> None:
    c = case("COH-T503")
    hit, missed = c["given"]["rolls"][1:]
    b = bunker("open", "F10", [12, hit])
    assert (attacks(b)[-1].av, attacks(b)[-1].dv) == (c["then"]["av"], c["then"]["dv"])
    assert b.hit(G) == "unnerved"
    b = bunker("open", "F10", [12, missed])
    assert (b.where(G), b.hit(G)) == ("F08", "none"), "found as soon as the attack is over"
    assert b.s.inside[b.unit(G)] == -1


def test_COH_T504_all_hexes_of_a_barrage_count_together() -> None:
    then = case("COH-T504")["then"]
    field = duel(
        {"S-RIF-2": "S_RIF F07 W hidden", S: "S_RIF A18 W"},
        weapons={"german": ["G_OBA105"]},
        fortifications=[works("bunker", "F07", 4)],
        draws=["unnerved"],
    )
    field.s.plot_fort[field.unit(S2)] = 0
    field.s.put(field.unit("G-INF-1"), field.hex("F05"))
    plot(field, GERMAN, "plot G_OBA105 F08", "done")
    field.play("pass", "pass")
    field.script.rolls += [12] * 8 + [5, 9]  # the bunker, seven hexes, initiative
    for decision in field.game.decisions:
        field.game.play("done", decision.player)
    face_all(field)
    assert happened(field, "work-wrecked")
    found = next(each for each in attacks(field) if each.target == S2)
    assert lines(found.dr)["fortification"] == then["dm"]
    assert (field.hit(S2) != "none") is then["hit"]


# -- hiding as a group (COH-9.14, 10.2) --------------------------------------------------------------------


def hiders(*more: str, group: tuple[str, ...] = (G2,)) -> Battle:
    units = {G: "G_INF F05 E", G2: "G_INF F05 E", "G-INF-9": "G_INF L01 E hidden", S: "S_RIF F12 W"}
    units.update(dict.fromkeys(more, "G_INF F05 E"))
    b = Battle(units, terrain={"F06": "forest", "F07": "forest"}, current_cap=(0, 0))
    b.play(f"opp {G}", *[f"with {key}" for key in group], f"hide {G} F05")
    for key in group:
        assert b.game.decision.kind == "Action.hide"
        b.play(f"hide {key} F05")
    return b


def test_COH_T505_units_of_one_hex_hide_together() -> None:
    then = case("COH-T505")["then"]
    b = hiders()
    assert [b.where(key) for key in (G, G2)].count("@hidden") == then["hidden"]
    b = hiders(G3)
    assert b.game.decision.kind == "Reveal.face", "a comrade stands where they hide"
    face_all(b)
    assert [b.where(key) for key in (G, G2)].count("@hidden") == then["third_in_the_hex"]
    b = hiders(G3, group=(G3, G2))
    assert [b.where(key) for key in (G, G2, G3)] == ["@hidden"] * 3


# -- Blood and Honour (COH-C.V06) --------------------------------------------------------------------------


def avenger(**fields: Any) -> Battle:
    values: dict[str, Any] = {
        "current_cap": (0, 0),
        "veterans": [{"unit": S, "cards": ["V06"]}],
        **fields,
    }
    units = {"G-PZ4-1": "G_PZ4 F05 E", G: "G_INF F05 E", G2: "G_INF F05 E"}
    return Battle({**units, S: "S_RIF F08 W", S2: "S_RIF A18 W"}, **values)


def test_COH_T506_riders_of_a_vehicle_that_falls_to_it_are_on_foot() -> None:
    then = case("COH-T506")["then"]
    b = avenger(rolls=[12])
    b.s.carrier[b.unit(G)] = b.unit("G-PZ4-1")
    b.play("opp G-PZ4-1", "fire G-PZ4-1 F08")
    assert b.where("G-PZ4-1") == f"@{then['tank']}"
    assert (b.where(G), b.s.carrier[b.unit(G)]) == ("F05", -1)


def ends(branches: list[Branch], key: str) -> Fraction:
    """The chance that a unit is destroyed in some course."""
    found = Fraction(0)
    for branch in branches:
        if f"destroyed {key}" in chances([branch]):
            found += branch.p
        else:
            found += ends(branch.then, key)
    return found


def test_COH_T507_the_odds_tell_of_it() -> None:
    for others in range(2):
        b = avenger()
        b.play(f"opp {G}", *[f"with {G2}"] * others)
        told = b.game.seat(GERMAN).odds(b.full(f"fire {G} F08")).branches
        fallen = ends(told, S)
        assert fallen > 0
        assert ends(told, G) == fallen * case("COH-T507")["then"]["lost_with_it"]


# -- card 11 on the stunned (COH-7.4(6), 9.14) -------------------------------------------------------------


def test_COH_T508_a_stunned_unit_does_not_dig_by_card() -> None:
    legal = case("COH-T508")["then"]["legal"]
    hand = {"german": ["hasty-defence"]}
    b = Battle({G: "G_INF F05 E stunned", S: "S_RIF F12 W"}, hand=hand, current_cap=(0, 0))
    assert ("card hasty-defence" in b.offers()) is legal
    units = {G: "G_INF F05 E", G2: "G_INF F05 E stunned", G3: "G_INF F05 E pinned", S: "S_RIF F12 W"}
    b = Battle(units, hand=hand, current_cap=(0, 0))
    b.play("card hasty-defence", f"use {G}")
    assert (f"with {G2}" in b.offers()) is legal
    b.play(f"with {G3}")
    stunned = b.sc.hit_names.index("stunned")
    assert not b.s.hit_may[b.unit(G3)] >> stunned & 1, "whom the card fits is not stunned (L8)"
    b.play("done")
    assert [b.s.dug[b.unit(key)] for key in (G, G2, G3)] == [1, 0, 1]


def test_a_hidden_unit_in_a_hasty_defence_gets_no_second_one() -> None:
    """COH-18.1(2), C.11."""
    b = Battle(
        {G: "G_INF F05 E hidden", S: "S_RIF F12 W"}, hand={"german": ["hasty-defence"]}, current_cap=(0, 0)
    )
    assert "card hasty-defence" in b.offers()
    b.s.dug[b.unit(G)] = 1
    assert "card hasty-defence" not in b.offers()


# -- vehicles and their ground (COH-14.1) ------------------------------------------------------------------


@pytest.mark.parametrize("roll", [5, 6])
def test_COH_T509_close_call_does_not_spare_the_check(roll: int) -> None:
    b = duel(
        {T34: "S_T34 F10 W", S2: "S_RIF L17 W", S: "S_RIF L18 W"},
        veterans=[{"unit": T34, "cards": ["V08"]}],
        terrain={"F11": case("COH-T509")["given"]["terrain"]},
    )
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    b.play("pass", "pass")
    plot(b, GERMAN, "done")
    b.script.rolls += [roll, 5, 9]
    b.play(f"move {T34} F11")
    stuck = case("COH-T509")["then"][roll] == "stuck"
    assert bool(b.s.bogged[b.unit(T34)]) is stuck
    assert (b.game.decision.kind == "Barrages.face") is not stuck


def test_COH_T510_hidden_vehicles_are_not_checked() -> None:
    """G-73: the die would tell what they hide in."""
    then = case("COH-T510")["then"]
    b = Battle(
        {T34: "S_T34 F10 W hidden", **FAR},
        turn="soviet",
        current_cap=(0, 0),
        terrain={"F10": "forest", "F09": "marsh"},
        rolls=[2],
    )
    b.play(f"opp {T34}", f"sneak {T34} F09")
    assert len(b.script.rolls) == 1 - then["rolls"]
    assert bool(b.s.bogged[b.unit(T34)]) is then["stuck"]


@pytest.mark.parametrize("road", [False, True])
def test_COH_T511_towed_from_marsh_to_marsh_it_is_still_stuck(road: bool) -> None:
    b = Battle(
        {T34: "S_T34 F05 E", "S-T34-2": "S_T34 F05 E", S: "S_RIF L18 W", **FAR},
        turn="soviet",
        current_cap=(9, 20),
        terrain={"F05": "marsh", "F06": "marsh"},
        roads=[["F05", "F06"]] if road else [],
    )
    b.s.bogged[b.unit(T34)] = BY_GROUND
    b.s.carrier[b.unit(T34)] = b.unit("S-T34-2")
    stuck = [bool(b.s.bogged[b.unit(T34)])]
    for to in ("F06", "F07"):
        b.script.rolls += [] if road or to == "F07" else [12]
        b.play("cap S-T34-2", f"move S-T34-2 {to}")
        if "commit 0" in b.offers():
            b.play("commit 0")
        b.play("face S-T34-2 E", "stall cap")
        stuck.append(bool(b.s.bogged[b.unit(T34)]))
    assert stuck == ([True, False, False] if road else case("COH-T511")["then"]["stuck"])


@pytest.mark.parametrize(("ground", "expected"), [("open", 0), ("brush", 1), ("wire", 2)])
def test_COH_T514_tracks_have_their_bonus_as_they_enter(ground: str, expected: int) -> None:
    c = case("COH-T514")
    for unit, key in ((c["given"]["tracks"], "G-PZ4-1"), (c["given"]["wheels"], "G-OPEL-1")):
        if ground == "wire" and key == "G-OPEL-1":
            continue
        late = {"side": "german", "round": 1, "entry": ["1-F18"], "units": [{"key": key, "unit": unit}]}
        b = Battle(
            {G: "G_INF A05 E", S: "S_RIF A01 W"},
            cap=(0, 0),
            reinforcements=[late],
            begin="round",
            rolls=[5, 9],
            terrain={"F18": "brush"} if ground == "brush" else {},
            fortifications=[works("barbed_wire", "F18")] if ground == "wire" else [],
        )
        b.play(f"opp {key}", f"move {key} F18", f"face {key} W")
        bonus = c["then"]["tracks"][expected] if key == "G-PZ4-1" else c["then"]["wheels"][0]
        assert (b.game.decision.kind == "Action.bonus") is bonus


# -- cards and cover of hidden units (COH-10.0) ------------------------------------------------------------


def sniper(**fields: Any) -> Battle:
    values: dict[str, Any] = {
        "terrain": {"F10": "forest", "F11": "forest"},
        "turn": "soviet",
        "current_cap": (0, 0),
        "hand": {"soviet": ["command-action"]},
        **fields,
    }
    b = Battle({SNP: "S_SNP F10 W hidden", G: "G_INF F05 E"}, **values)
    b.play("card command-action", f"use {SNP}")
    return b


def test_COH_T512_a_hidden_sniper_that_fires_by_a_card_is_shown() -> None:
    then = case("COH-T512")["then"]
    b = sniper(rolls=[2, [1]])
    b.play(f"fire {SNP} F05")
    face_all(b)
    assert b.where(SNP) == "F10"
    assert len(b.script.rolls) == 1 - then["spotting_rolls"]
    b = sniper()
    b.play(f"sneak {SNP} F11")
    assert b.where(SNP) == "@hidden"


def test_COH_T512_hidden_action_does_not_keep_a_unit_unseen_on_which_a_card_is_played() -> None:
    b = sniper(veterans=[{"unit": SNP, "cards": ["V13"]}])
    assert (f"veil {SNP}" in b.offers()) is case("COH-T512")["then"]["veil"]
    assert b.refused(f"veil {SNP}") == "COH-C.V13"


def test_a_hidden_unit_that_lays_its_mine_by_a_card_is_shown() -> None:
    """COH-10.0(2), C.2, C.64: the weapon card would leave it hidden, the action card does not."""
    for payment in ("opp", "card"):
        b = Battle(
            {G: "G_INF F05 E hidden", G2: "G_INF L01 E", S: "S_RIF F15 W"},
            hand={"german": ["command-action"]},
            weapons={"german": ["tellermine"]},
            terrain={"F05": "forest"},
            current_cap=(0, 0),
        )
        b.play(*([f"opp {G}"] if payment == "opp" else ["card command-action", f"use {G}"]))
        b.play(next(key for key in b.offers() if key.startswith(f"lay {G} ")))
        face_all(b)
        assert (b.where(G) == "@hidden") is (payment == "opp")


def test_COH_T513_a_hasty_defence_is_cover() -> None:
    then = case("COH-T513")["then"]
    for dug, where in ((1, then["dug"]), (0, then["plain"])):
        b = Battle(
            {S: "S_RIF F10 W hidden", G: "G_INF F05 E", G2: "G_INF F07 E"}, turn="german", current_cap=(0, 0)
        )
        b.s.dug[b.unit(S)] = dug
        b.play(f"opp {G2}", f"move {G2} F08")
        face_all(b)
        assert ("hidden" if b.where(S) == "@hidden" else "shown") == where


def test_COH_T513_a_hidden_unit_may_have_dug_in_before_the_battle() -> None:
    """COH-18.1(1): it keeps the hole when it is found, and leaves it when it sneaks away."""
    b = Battle({S: "S_RIF F10 W hidden", **FAR}, turn="soviet", current_cap=(0, 0))
    b.sc.start_inside[b.unit(S)] = "hasty-defence-1"
    settle_in(b.s, b.unit(S))
    assert b.s.dug[b.unit(S)] == 1
    b.play(f"opp {S}", f"sneak {S} F09")
    assert b.s.dug[b.unit(S)] == 0


# -- own fire at own hidden units (COH-7.7, 12.1) ----------------------------------------------------------


@pytest.mark.parametrize("enemy_hidden", [False, True])
def test_COH_T515_own_shells_find_own_hidden_units(enemy_hidden: bool) -> None:
    then = case("COH-T515")["then"]
    more = {S2: "S_RIF L16 W hidden"} if enemy_hidden else {}
    b = Battle(
        {"G-M81-1": "G_M81 F04 E", G: "G_INF F08 E hidden", S: "S_RIF L18 W", **more},
        terrain={"F08": "brush", "L16": "forest"},
        fortifications=[works("barbed_wire", "F08")],
        current_cap=(0, 0),
        rolls=[2, 2, 2],
    )
    b.play("opp G-M81-1", "fire G-M81-1 F08")
    assert len(b.script.rolls) == 3 - then["rolls"]


def test_COH_T515_a_sniper_hits_no_hidden_friends() -> None:
    """COH-10.3(3): at the wire it rolls against the wire alone."""
    b = Battle(
        {SNP: "S_SNP F04 E", S: "S_RIF F08 W hidden", G: "G_INF L18 W"},
        turn="soviet",
        terrain={"F08": "brush"},
        fortifications=[works("barbed_wire", "F08")],
        current_cap=(0, 0),
        rolls=[2, 2, 2],
    )
    b.play(f"opp {SNP}", f"fire {SNP} F08")
    assert len(b.script.rolls) == 3 - case("COH-T515")["then"]["sniper"]
