# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Where two rules meet: attacks whose rolls count together, weapon cards, mines, loading, the last AP."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.box.data_types import CardPlan
from grognard.games.coh.scenario import WAITING

from .cases import case
from .ground import Battle, hilly
from .shots import attacks, happened, lines, price
from .sky import Sky
from .test_fortifications import within, works
from .test_mines import mine, struck

pytestmark = pytest.mark.both_builds

G = "G-INF-1"
G2 = "G-INF-2"
S = "S-RIF-1"
TANK = "S-T70-1"
FAR = {"S-RIF-9": "S_RIF A18 W"}


# -- all rolls of an attack count together (COH-7.7, ruling G-74) -----------------------------------------


def behind_a_tank(**fields: Any) -> Battle:
    """A German tank before a Soviet squad and a light tank that shows its rear."""
    units = {"G-PZ4-1": "G_PZ4 F05 E", S: "S_RIF F09 W", TANK: "S_T70 F09 E"}
    return Battle(units, **{"current_cap": (0, 0), "rolls": [12, 2], **fields})


def test_COH_T516_a_tank_covers_against_the_attack_that_destroys_it() -> None:
    """COH-15.6, 7.7: as an APC and a bunker do (16.1(2), 18.6(2)); against the next attack no longer."""
    b = behind_a_tank(rolls=[12, 2, 2])
    b.play("opp G-PZ4-1", "fire G-PZ4-1 F09", f"against {TANK}")
    assert b.where(TANK) == "@lost"
    shot = next(shot for shot in attacks(b) if shot.target == S)
    assert lines(shot.dr) == {"vehicle-cover": case("COH-T516")["then"]["dm"]}
    b.s.status[b.unit("G-PZ4-1")] = 0
    b.s.cap[1] = 1
    b.play("stall cap", "opp G-PZ4-1", "fire G-PZ4-1 F09")
    assert lines(attacks(b)[-1].dr) == {}


def test_a_barrage_is_one_attack_too() -> None:
    """COH-15.6, 12.3(4)."""
    b = behind_a_tank(weapons={"german": ["G_OBA150"]}, rolls=[12, 2, 9, 5], cap=(0, 0))
    b.s.oba_plot[0] = b.hex("F09")
    b.s.hit[b.unit(TANK)] = b.sc.hit_names.index("veh_light_damage")
    b.play("pass", "pass")
    while b.game.decision.kind.startswith("Plot"):
        b.play("done")
    b.play(f"against {TANK}")
    assert b.where(TANK) == "@lost"
    assert lines(attacks(b)[-1].dr) == {"vehicle-cover": 1}
    assert list(b.s.came_from) == [-1] * b.sc.units


@pytest.mark.parametrize("first", ["G-PZG-1", "S-AT76-1"])
def test_COH_T517_the_order_of_rolls_gives_no_hex_away(first: str) -> None:
    """COH-2.4(4), 7.63(11): both sides die in a close combat that is fired into."""
    hexes = {"per_enemy_unit": 1, "hexes": [{"hex": "1-F09", "vp": 2, "when": "game_end"}]}
    units = {"S-AT76-1": "S_AT76 F09 W", "G-PZG-1": "G_PZG F09 E", "S-T34-1": "S_T34 F05 E"}
    b = Battle(units, turn="soviet", victory=hexes, current_cap=(0, 0), rolls=[12, 12])
    b.play("opp S-T34-1", "fire S-T34-1 F09", f"against {first}")
    then = case("COH-T517")["then"]
    assert (b.where("S-AT76-1"), b.where("G-PZG-1")) == ("@lost", "@lost")
    assert (b.s.vp, b.s.lost) == (then["vp"], then["lost"])
    assert b.control("F09") is then["control"]


def test_who_is_left_controls_the_hex_when_the_attack_is_over() -> None:
    """COH-2.4(4)."""
    hexes = {"per_enemy_unit": 1, "hexes": [{"hex": "1-F09", "vp": 2, "when": "game_end"}]}
    units = {"S-AT76-1": "S_AT76 F09 W", "G-PZG-1": "G_PZG F09 E", "S-T34-1": "S_T34 F05 E"}
    b = Battle(units, turn="soviet", victory=hexes, current_cap=(0, 0), rolls=[12, 2])
    b.play("opp S-T34-1", "fire S-T34-1 F09", "against G-PZG-1")
    assert (b.where("G-PZG-1"), b.control("F09")) == ("@lost", "soviet")


# -- weapon cards -----------------------------------------------------------------------------------------


def test_COH_T518_a_weapon_is_used_downhill() -> None:
    """COH-8.2(3), 11.2: the hit counter and the height count; terrain and smoke do not, a trench does."""
    b = hilly(
        {"G-ENG-1": "G_ENG F05 E suppressed", S: "S_RIF F06 W"},
        {"F05": 1},
        {"F06": "forest"},
        fortifications=[works("trench", "F06")],
        weapons={"german": ["flamethrower"]},
        current_cap=(5, 0),
        rolls=[2],
    )
    b.s.inside[b.unit(S)] = 0
    b.s.smoke_new = [int(h in (b.hex("F05"), b.hex("F06"))) for h in range(b.sc.n)]
    b.s.smoky = 2
    then = case("COH-T518")["then"]
    assert b.price("cap G-ENG-1", "weapon G-ENG-1 flamethrower F06", "commit 0") == then["price"]
    [shot] = attacks(b)
    assert (shot.av - 2, lines(shot.fp)) == (then["fp"], {"hit": -2, "firing-down": 1})
    assert lines(shot.dr) == {"fortification": 2}


def test_a_weapon_used_uphill_meets_a_higher_target() -> None:
    """COH-11.2: +1 DM, and no FP."""
    units = {G: "G_INF F05 E", S: "S_RIF F06 W"}
    fields: dict[str, Any] = {"weapons": {"german": ["flamethrower"]}, "current_cap": (0, 0), "rolls": [2]}
    b = hilly(units, {"F06": 1}, **fields)
    b.play(f"opp {G}", f"weapon {G} flamethrower F06")
    assert (lines(attacks(b)[0].fp), lines(attacks(b)[0].dr)) == ({}, {"target-higher": 1})


def test_COH_T519_no_tank_flames_into_a_gully() -> None:
    """COH-11.5(5): nor does a gun; infantry beside it may, and a tank inside reaches out."""
    given, then = case("COH-T519")["given"], case("COH-T519")["then"]
    for unit, legal in (("G-PZ4-1 G_PZ4", then["tank"]), ("G-INF-1 G_INF", then["infantry"])):
        key, kind = unit.split()
        units = {key: f"{kind} F05 E", S: "S_RIF F06 W", G: "G_INF F05 E"}
        b = hilly(
            units,
            {"F06": given["level"]},
            weapons={"german": ["flamethrower"]},
            current_cap=(0, 0),
        )
        found = b.verdict(f"opp {key}", f"weapon {key} flamethrower F06")
        assert found == ((True, "") if legal else (False, "COH-11.5"))
    b = hilly(
        {"G-PZ4-1": "G_PZ4 F05 E", S: "S_RIF F06 W"},
        {"F05": given["level"]},
        weapons={"german": ["flamethrower"]},
        current_cap=(0, 0),
    )
    assert b.verdict("opp G-PZ4-1", "weapon G-PZ4-1 flamethrower F06") == (True, "")


def test_COH_T523_a_hidden_unit_blows_up_a_mine_in_its_own_hex() -> None:
    """COH-C.V13, 18.5(7): close combat with the mine; the unit stays hidden, so nothing goes off (F.8)."""
    b = Battle(
        {G: "G_INF F05 E hidden", S: "S_RIF A18 W"},
        terrain={"F05": "forest"},
        fortifications=[mine("red", "F05")],
        weapons={"german": ["demolition-charge"]},
        veterans=[{"unit": G, "cards": ["V13"]}],
        current_cap=(0, 0),
        rolls=[6],
    )
    then = case("COH-T523")["then"]
    b.play(f"opp {G}", f"veil {G}", f"weapon {G} demolition-charge F05")
    [event] = happened(b, "work-attacked")
    assert (event.c, event.d, b.s.fort) == (then["av"], then["dv"], [0])
    assert (b.where(G), struck(b)) == ("@hidden", [])


def test_COH_T525_grenades_stir_the_mine_under_the_thrower() -> None:
    """COH-18.5(2), F.19(2): in close combat, after the attack; a weapon used into the next hex is fire."""
    given, then = case("COH-T525")["given"], case("COH-T525")["then"]
    fields: dict[str, Any] = {
        "fortifications": [mine("red", "F05")],
        "weapons": {"german": ["extra-grenades", "flamethrower"]},
        "current_cap": (0, 0),
        "rolls": [2, 2],
    }
    for unit, expected in zip(given["units"], then["struck"], strict=True):
        key = f"G-{unit.removeprefix('G_')}-1"
        b = Battle({key: f"{unit} F05 E", S: "S_RIF F05 W"}, **fields)
        b.play(f"opp {key}", f"weapon {key} extra-grenades F05", f"against {S}", "done")
        assert len(struck(b)) == expected
    b = Battle({G: "G_INF F05 E", S: "S_RIF F06 W"}, **fields)
    b.play(f"opp {G}", f"weapon {G} flamethrower F06")
    assert struck(b) == []


# -- cautious movement (COH-5.01) -------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["card", "double", "aboard"])
def test_COH_T520_no_penalty_for_who_has_gone_on_into_cover(way: str) -> None:
    """COH-5.01(2), (3): by Move 2 Hexes, in the second half of Double Action, on board."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F12 W", "G-OPEL-1": "G_OPEL F06 E"},
        terrain={"F07": "forest"},
        options={"cautious-movement": "on"},
        hand={"german": ["move-2-hexes" if way == "card" else "double-action"]},
        current_cap=(6, 0),
    )
    if way == "card":
        b.play("card move-2-hexes", f"use {G}", f"move {G} F06", f"face {G} E")
        assert b.s.exposed[b.unit(G)] == 1
        b.play(f"move {G} F07", f"face {G} E")
    else:
        then = [f"load {G} G-OPEL-1"] if way == "aboard" else [f"move {G} F07", f"face {G} E"]
        b.play("card double-action", f"cap {G}", f"move {G} F06", f"face {G} E")
        assert b.s.exposed[b.unit(G)] == 1
        b.play(f"cap {G}", *then)
    assert b.s.exposed[b.unit(G)] == case("COH-T520")["then"]["exposed"]


# -- loading (ruling G-75) --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "work"),
    [("G_INF", works("trench", "F05")), ("G_PAK38", works("gun_pit", "F05", 1))],
)
def test_COH_T521_out_of_the_fortification_before_getting_on(unit: str, work: dict[str, Any]) -> None:
    """COH-18.2(5), 17.0(2): that is an action of its own, because the unit stays in its hex."""
    key = f"G-{unit.removeprefix('G_')}-1"
    b = within({key: f"{unit} F05 E", "G-OPEL-1": "G_OPEL F05 E", **FAR}, [key], work, current_cap=(9, 9))
    then = case("COH-T521")["then"]
    assert b.verdict(f"cap {key}", f"load {key} G-OPEL-1") == (then["legal"], then["rule"])
    assert b.price(f"leave {key}", f"face {key} E") == 1
    b.play("stall cap", f"cap {key}", f"load {key} G-OPEL-1")
    assert b.s.carrier[b.unit(key)] == b.unit("G-OPEL-1")


# -- Forced March (COH-C.V01) -----------------------------------------------------------------------------


def test_COH_T522_off_the_map_on_a_forced_march() -> None:
    """COH-5.1(4): leaving is a move action, so the AP of the march pay for it; card 5 gives hexes only."""
    leaving = {"side": "german", "hexes": ["1-F01"], "vp": 2}
    victory = {"per_enemy_unit": 1, "hexes": [], "exit": leaving}
    b = Battle(
        {G: "G_INF F02 W", **FAR},
        current_cap=(0, 5),
        veterans=[{"unit": G, "cards": ["V01"]}],
        victory=victory,
    )
    b.play(f"activate {G}", f"ap {G}", f"move {G} F01", f"face {G} W", "stall cap")
    b.play(f"veteran {G} V01", "stall cap", f"ap {G}")
    assert f"exit {G}" in b.offers()
    assert b.refused(f"pivot {G} E") == "COH-C.V01"
    b.play(f"exit {G}")
    then = case("COH-T522")["then"]
    assert (b.where(G), b.s.vp[0], b.s.ap[0]) == (then["where"], then["vp"], 0)
    b = Battle(
        {G: "G_INF F01 W", **FAR}, current_cap=(0, 0), victory=victory, hand={"german": ["move-2-hexes"]}
    )
    b.play("card move-2-hexes", f"use {G}")
    assert b.refused(f"exit {G}") == "COH-0.6"


# -- mines ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "cleared", "left"), [("G_INF", "blue", 1), ("G_INF", "red", 0), ("G_ENG", "blue", 0)]
)
def test_COH_T524_one_of_two_mines_is_cleared(unit: str, cleared: str, left: int) -> None:
    """COH-C.41, 18.5(2), F.19(2): the action first; then the red mine that is left, but not at engineers."""
    key = f"G-{unit.removeprefix('G_')}-1"
    b = Battle(
        {key: f"{unit} F05 E", **FAR},
        fortifications=[mine("red", "F05"), mine("blue", "F05")],
        cards=CardPlan((41,), 0, 0),
        hand={"german": ["defuse-land-mine"]},
        current_cap=(2, 0),
        rolls=[2],
    )
    b.play("card defuse-land-mine", f"use {key}", f"defuse {key} mine-{cleared}-1")
    assert len(struck(b)) == left
    assert case("COH-T524")["then"]["struck"][f"{unit} {cleared}"] == left


def onto_a_mine(tank: str, facing: str, **dice: Any) -> Battle:
    """A tank with a rider has driven onto a black mine."""
    b = Battle(
        {"S-T34-1": tank, "S-SMG-1": "S_SMG F05 E", G: "G_INF A01 E"},
        turn="soviet",
        fortifications=[mine("black", "F06")],
        current_cap=(0, 0),
        **dice,
    )
    b.s.carrier[b.unit("S-SMG-1")] = b.unit("S-T34-1")
    b.play("opp S-T34-1", "move S-T34-1 F06", f"face S-T34-1 {facing}")
    return b


@pytest.mark.parametrize("counter", case("COH-T526")["then"]["goes_on"])
def test_COH_T526_a_mine_in_the_middle_of_a_bonus_move(counter: str) -> None:
    """COH-14.0(8), 15.2, 18.5(9): some counters stop the tank; its rider is attacked once."""
    goes_on = case("COH-T526")["then"]["goes_on"][counter]
    b = onto_a_mine("S_T34 F05 E", facing="E", rolls=[9, 2], draws=[counter])
    assert ("move S-T34-1 F07" in b.offers()) is goes_on
    assert struck(b) == ["S-T34-1", "S-SMG-1"]


def test_the_rider_of_a_tank_that_a_mine_destroys() -> None:
    """COH-17.1(2), 18.5(9): on foot in the mined hex, attacked once."""
    b = onto_a_mine("S_T34 F05 E veh_light_damage", facing="SE", rolls=[12, 2])
    assert (b.where("S-T34-1"), b.where("S-SMG-1"), b.s.carrier[b.unit("S-SMG-1")]) == ("@lost", "F06", -1)
    assert (b.facing("S-SMG-1"), b.status("S-SMG-1"), len(struck(b))) == ("SE", "fresh", 2)


def test_COH_T527_sneaking_through_wire_and_mines() -> None:
    """COH-10.1(1), F.8, 18.4: its own price and nothing else, no die, no mine."""
    b = Battle(
        {G: "G_INF F05 E hidden active", **FAR},
        terrain={"F05": "forest"},
        fortifications=[works("barbed_wire", "F06"), mine("red", "F06")],
        ap=(7, 0),
        current_cap=(0, 0),
    )
    assert b.price(f"ap {G}", f"sneak {G} F06") == case("COH-T527")["then"]["price"]
    assert (b.where(G), struck(b), happened(b, "rolled")) == ("@hidden", [], [])


@pytest.mark.parametrize("obstacle", ["mine", "wire"])
def test_COH_T530_close_call_into_an_obstacle(obstacle: str) -> None:
    """COH-C.V08: a mine attacks before the shells fall (18.5); wire asks for no die (18.4(2))."""
    work = mine("red", "F10") if obstacle == "mine" else works("barbed_wire", "F10")
    b = Battle(
        {S: "S_RIF F09 W", G: "G_INF F01 E"},
        cap=(0, 0),
        weapons={"german": ["G_OBA105"]},
        fortifications=[work],
        veterans=[{"unit": S, "cards": ["V08"]}],
        current_cap=(0, 0),
        rolls=[2] * 6 + [9, 5],
    )
    b.s.oba_plot[0] = b.hex("F09")
    b.play("pass", "pass")
    while b.game.decision.kind.startswith("Plot"):
        b.play("done")
    b.play(f"move {S} F10", f"face {S} W")
    assert len(struck(b)) == case("COH-T530")["then"]["struck"][obstacle]
    assert b.where(S) == "F10"
    names = b.events()
    if obstacle == "mine":
        assert names.index("mine-strikes") < names.index("rolled")


# -- close combat, losses, entering -----------------------------------------------------------------------


def test_COH_T528_one_assault_on_everything_in_the_hex() -> None:
    """COH-7.63(5), (6), 15.4, 15.6, 16.1, 18.4(5): each by its own figures, no friend among them."""
    b = Battle(
        {
            "G-PZG-1": "G_PZG F05 E",
            G: "G_INF F05 E",
            "S-M3A-1": "S_M3A F05 W",
            "S-SMG-1": "S_SMG F05 W",
            S: "S_RIF F05 W",
        },
        fortifications=[works("barbed_wire", "F05")],
        current_cap=(0, 0),
        rolls=[2] * 4,
        draws=["veh_light_damage"],
    )
    b.s.carrier[b.unit("S-SMG-1")] = b.unit("S-M3A-1")
    b.play("opp G-PZG-1", "assault G-PZG-1", "against S-M3A-1", "against S-SMG-1", f"against {S}")
    found = {shot.target: [shot.av, shot.dv] for shot in attacks(b)}
    assert found == case("COH-T528")["then"]["values"]
    assert b.offers() == ["strike barbed-wire-1", "done"]


def test_COH_T529_more_losses_than_cap() -> None:
    """COH-7.3(3), (4): the second loss of an army with one CAP covers no space, the marker stays on 0."""
    units = {G: "G_INF F05 E", S: "S_RIF F06 W", "S-RIF-2": "S_RIF F06 W", **FAR}
    b = Battle(units, cap=(6, 1), current_cap=(0, 1), rolls=[12, 12])
    b.play(f"opp {G}", f"fire {G} F06", f"against {S}")
    then = case("COH-T529")["then"]
    assert (b.s.lost[1], b.s.cap[1]) == (then["lost"], then["cap"])


def test_COH_T531_the_round_ends_over_an_aircraft() -> None:
    """COH-2.2(10), 20.0(8), (9): it is not fresh again; flying off is all its owner can do in the next."""
    b = Sky({"G-JU87-1": "G_JU87 F08 W active"}, turn="soviet", ap=(3, 0), current_cap=(0, 0), rolls=[5, 9])
    b.sc.cap = [0, 0]
    b.play("pass", "pass")
    assert (b.s.round, b.asked()) == (2, "german")
    assert b.offers() == case("COH-T531")["then"]["offers"]
    assert b.refused("activate G-JU87-1") == "COH-20.0"


def reinforced(**fields: Any) -> Battle:
    """Two trucks and a tank wait at F01, on a road."""
    waiting = [("G-OPEL-1", "G_OPEL"), ("G-OPEL-2", "G_OPEL"), ("G-PZ4-1", "G_PZ4")]
    entry = {
        "side": "german",
        "round": 1,
        "entry": ["1-F01"],
        "units": [{"key": key, "unit": unit} for key, unit in waiting],
    }
    road = [[f"F{column:02}" for column in range(1, 6)]]
    units = {G: "G_INF A01 E", "S-RIF-2": "S_RIF L18 W", **fields.pop("units", {})}
    b = Battle(units, roads=road, current_cap=(9, 0), reinforcements=[entry], **fields)
    for key, _ in waiting:
        b.s.put(b.unit(key), b.sc.off + WAITING)
    return b


def test_COH_T532_a_column_enters() -> None:
    """COH-E.1, 9.11, 14.0, 16.0(2): one price for all; a truck pays for every vehicle that is there."""
    b = reinforced()
    then = case("COH-T532")["then"]
    b.play("cap G-OPEL-1", "with G-OPEL-2", "with G-PZ4-1", "move G-OPEL-1 F01", "face G-OPEL-1 E")
    b.play("move G-PZ4-1 F01", "face G-PZ4-1 E")
    assert "move G-PZ4-1 F02" in b.offers()  # its bonus, from easy ground
    b.play("done")
    assert price(b, "move G-OPEL-2 F01") == then["price"]
    b.play("move G-OPEL-2 F01", "face G-OPEL-2 E")
    assert (b.s.cap[0], b.asked()) == (9 - then["price"], "soviet")


def test_COH_T533_nobody_knows_of_the_enemy_in_the_entry_hex() -> None:
    """COH-5.1(3), 10.0(3): a hidden enemy occupies nothing; who drives in finds it."""
    b = reinforced(units={S: "S_RIF F01 W hidden"}, terrain={"F01": "forest"})
    b.play("cap G-PZ4-1", "move G-PZ4-1 F01")
    assert (b.game.decision.kind, b.where(S)) == ("Reveal.face", case("COH-T533")["then"]["found"])


@pytest.mark.parametrize("counter", case("COH-T534")["then"]["supports"])
def test_COH_T534_which_counters_keep_a_supporter_out(counter: str) -> None:
    """COH-9.12(2), 7.4: at two hexes and at one; a range of 1 reaches the next hex."""
    for place, legal in zip(("F07", "F06"), case("COH-T534")["then"]["supports"][counter], strict=True):
        b = Battle(
            {G: "G_INF F05 E", G2: f"G_INF F05 E {counter}", S: f"S_RIF {place} W"}, current_cap=(0, 0)
        )
        b.play(f"opp {G}")
        if f"with {G2}" not in b.offers():
            assert not legal
            continue
        b.play(f"with {G2}")
        assert (f"fire {G} {place}" in b.offers()) is legal
