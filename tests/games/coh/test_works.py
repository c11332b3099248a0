"""Chapters 18.2 to 18.4 and 18.6: ditches, marked trenches and wire, and the destruction of works."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.loading.load import LoadError, Source
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.games.coh import RULES
from grognard.games.coh.box.data_checks import check_scenario
from grognard.games.coh.box.data_files import load_box, read_scenario
from grognard.games.coh.box.data_types import Fortified
from grognard.games.coh.box.setup import set_up
from grognard.games.coh.show.present import CohNames

from .cases import Case, each
from .ground import Battle
from .shots import attacks, fire, happened, lines, reprint
from .test_fortifications import at_the_wire, within, works
from .test_mines import mine
from .test_movement import walker

G = "G-INF-1"
S = "S-RIF-1"
DITCH = {"overlays": [{"overlay": "D1", "anchor": "1-F08"}]}  # F06 to F10


def struck(b: Battle) -> list[tuple[str, int, int]]:
    """The rolls against works: which counter, AV and DV."""
    return [(b.sc.fort_names[event.a], event.c, event.d) for event in happened(b, "work-attacked")]


# -- COH-18.3: anti-tank ditches --------------------------------------------------------------------


def at_the_ditch(unit: str, **fields: Any) -> Battle:
    values: dict[str, Any] = {"ap": (7, 0), "current_cap": (0, 0), **DITCH}
    return Battle({G: f"{unit} F05 E active", S: "S_RIF A18 W"}, **{**values, **fields})


@each("COH-T303")
def test_infantry_in_an_anti_tank_ditch(case: Case) -> None:
    """COH-18.3(1): 2 AP more, and no DM."""
    given, then = case["given"], case["then"]
    b = at_the_ditch(walker(given["unit"]["move"]))
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == then["price"]
    assert b.sc.dm[b.hex("F06")] == then["dm"]
    assert not b.sc.cover[b.hex("F06")]


@each("COH-T304")
def test_guns_and_vehicles_at_a_ditch(case: Case) -> None:
    """COH-18.3(1), ruling G-02: neither guns nor vehicles of any kind enter, along a road neither."""
    for unit in (case["given"]["unit"], "G_PAK38", "G_PZ4", "G_OPEL"):
        for roads in ([], [["F05", "F06", "F07"]]):
            kind = unit.replace("S_", "G_").replace("AT45", "PAK38")
            b = at_the_ditch(kind, roads=roads)
            assert b.verdict(f"ap {G}", f"move {G} F06") == (case["then"]["legal"], "COH-18.3")


def test_a_ditch_ends_a_bonus_move() -> None:
    units = {G: "G_PZ4 F04 E active", S: "S_RIF A18 W"}
    b = Battle(units, ap=(7, 0), current_cap=(0, 0), **DITCH)
    b.play(f"ap {G}", f"move {G} F05", f"face {G} E")
    assert f"move {G} F06" not in b.offers()


# -- COH-18.2: marked trenches, pits for vehicles, hasty defences of the scenario -------------------


def test_a_green_trench_keeps_wheels_out() -> None:
    """COH-18.2(2): along a road as well; tracks and feet go in."""
    green = {**works("trench", "F06"), "mark": "green"}
    for roads in ([], [["F05", "F06", "F07"]]):
        for unit, rule in (("G_OPEL", "COH-18.2"), ("G_PZ4", ""), ("G_INF", "")):
            b = Battle({G: f"{unit} F05 E", S: "S_RIF A18 W"}, fortifications=[green], roads=roads)
            why = b.why(f"opp {G}", f"move {G} F06")
            assert (why.rule if why else "") == rule
    b = Battle(
        {G: "G_OPEL F04 E", S: "S_RIF A18 W"},
        fortifications=[green],
        roads=[["F04", "F05", "F06", "F07"]],
    )
    b.play(f"opp {G}", f"move {G} F05", f"face {G} E")
    assert b.asked() == "soviet", "nor in a bonus hex"


def test_other_trenches_let_wheels_through() -> None:
    b = Battle({G: "G_OPEL F05 E", S: "S_RIF A18 W"}, fortifications=[works("trench", "F06")])
    assert b.why(f"opp {G}", f"move {G} F06") is None


def test_vehicles_in_gun_pits_if_the_scenario_says_so() -> None:
    """COH-18.2(3): for one side; the blue front gains 3 through the pit's front."""
    pit = works("gun_pit", "F09", 4)
    special = [{"rule": "vehicles_in_pits", "side": "soviet"}]
    units = {"S-T34-1": "S_T34 F09 W", "G-PZ4-1": "G_PZ4 F05 E"}
    b = Battle(units, fortifications=[pit], special=special, turn="soviet", rolls=[2], current_cap=(0, 0))
    b.play("opp S-T34-1", "occupy S-T34-1 gun-pit-1", "opp G-PZ4-1", "fire G-PZ4-1 F09")
    assert attacks(b)[-1].dv == 19 + 3
    b = Battle({**units, "G-PZ4-2": "G_PZ4 F09 W"}, fortifications=[pit], special=special)
    assert b.refused("opp G-PZ4-2", "occupy G-PZ4-2 gun-pit-1") == "COH-18.2"


def test_leaving_a_trench_with_another_facing_gives_up_a_hole() -> None:
    """COH-18.1(3), 18.2(5): the free pivot is a pivot."""
    for facing, dug in (("E", 1), ("W", 0)):
        b = within({G: "G_INF F05 E dug", S: "S_RIF A18 W"}, [G], works("trench", "F05"))
        b.play(f"opp {G}", f"leave {G}", f"face {G} {facing}")
        assert b.s.dug[b.unit(G)] == dug


def test_a_pinned_unit_is_asked_where_it_faces_like_any_other() -> None:
    """COH-7.4(6): it cannot turn, but only its owner knows (L1)."""
    b = within({G: "G_INF F05 E pinned", S: "S_RIF A18 W"}, [G], works("trench", "F05"))
    b.play(f"opp {G}", f"leave {G}")
    assert b.offers() == [f"face {G} E"]
    assert b.refused(f"face {G} W") == "COH-7.4"


def example() -> tuple[Source, Any]:
    text = (Path(__file__).parent / "every-field.toml").read_text(encoding="utf-8")
    source = Source("every-field.toml", text)
    return source, read_scenario(source, load_box())


@pytest.mark.parametrize(
    ("fort", "problem"),
    [
        (Fortified("wire-9", "barbed_wire", "8-A01", None, True), "cannot be hidden"),
        (Fortified("mine-9", "mine_red", "8-A01", None, True), "whose it is"),
        (Fortified("hole-9", "hasty_defence", "8-A01"), "for one unit"),
    ],
)
def test_counters_that_make_no_sense(fort: Fortified, problem: str) -> None:
    source, file = example()
    with pytest.raises(LoadError, match=problem):
        check_scenario(source, replace(file, fortifications=(*file.fortifications, fort)), load_box())


def test_a_hasty_defence_from_the_scenario() -> None:
    """COH-18.1(1), (2): the unit that is in it starts dug in."""
    hole = works("hasty_defence", "F09")
    b = Battle({G: "G_INF F05 E", S: "S_RIF F09 W"}, fortifications=[hole], rolls=[2], current_cap=(0, 0))
    assert b.sc.fort_names == []
    b.sc.start_inside[b.unit(S)] = hole["key"]
    assert set_up(b.sc, b"").dug[b.unit(S)] == 1


# -- COH-18.4: wire that is impassable on foot, and at the edge of the map --------------------------


def test_wire_marked_impassable() -> None:
    """COH-18.4(4): nobody on foot gets through; tracks crush it, a shot opens it."""
    wire = {**works("barbed_wire", "F06"), "mark": "impassable"}
    for unit in ("G_INF", "G_PAK38"):
        b = Battle({G: f"{unit} F05 E", S: "S_RIF A18 W"}, fortifications=[wire])
        assert b.refused(f"opp {G}", f"move {G} F06") == "COH-18.4"
    b = Battle({G: "G_PZ4 F05 E", S: "S_RIF A18 W"}, fortifications=[wire])
    b.play(f"opp {G}", f"move {G} F06")
    assert b.s.fort == [0]
    b = Battle({G: "G_INF F05 E", S: "S_RIF A18 W"}, fortifications=[wire], rolls=[12], current_cap=(0, 0))
    b.play(f"opp {G}", f"fire {G} F06")
    assert b.s.fort == [0]
    assert b.why(f"opp {S}", f"move {S} A17") is None


def test_hidden_units_do_not_get_through_impassable_wire_either() -> None:
    """COH-10.1, 18.4(4): prohibited stays prohibited."""
    wire = {**works("barbed_wire", "F06"), "mark": "impassable"}
    ground = {"F05": "brush", "F06": "brush"}
    for mark, rule in (("impassable", "COH-18.4"), ("", "")):
        units = {G: "G_INF F05 E hidden", S: "S_RIF A18 W"}
        b = Battle(units, fortifications=[{**wire, "mark": mark}], terrain=ground)
        why = b.why(f"opp {G}", f"sneak {G} F06")
        assert (why.rule if why else "") == rule


def entering(unit: str, fortifications: list[dict[str, Any]], **fields: Any) -> Battle:
    """A German unit that waits at F01."""
    key = f"{unit.replace('_', '-')}-1"
    arrival = [{"side": "german", "round": 1, "entry": ["1-F01"], "units": [{"key": key, "unit": unit}]}]
    units = {"G-SNP-1": "G_SNP A01 E", S: "S_RIF L18 W", **fields.pop("units", {})}
    b = Battle(
        units,
        fortifications=fortifications,
        reinforcements=arrival,
        cap=(0, 0),
        rolls=[5, 9, *fields.pop("dice", [])],
        begin="round",
        **fields,
    )
    b.play(f"activate {key}")
    return b


def test_wire_at_the_edge_of_the_map() -> None:
    """COH-5.1(2), 18.4: entering pays it, infantry by a roll; wheels enter beside it."""
    wire = [works("barbed_wire", "F01")]
    b = entering("G_PZ4", wire)
    assert b.price("ap G-PZ4-1", "move G-PZ4-1 F01", "face G-PZ4-1 E") == 1 + 2
    assert b.s.fort == [0]
    b = entering("G_INF", wire, dice=[[4]])
    assert b.price("ap G-INF-1", "move G-INF-1 F01", "move G-INF-1 F01", "face G-INF-1 E") == 1 + 4
    b = entering("G_OPEL", wire)
    b.play("ap G-OPEL-1")
    assert "move G-OPEL-1 F01" not in b.offers()
    assert "move G-OPEL-1 E01" in b.offers(), "the nearest hexes instead (COH-5.1(3))"


def test_a_jam_at_the_edge_of_the_map() -> None:
    """COH-16.0(2): a road hex that holds a vehicle costs wheels 1 AP more, from off the map as well."""
    units = {"G-PZ4-1": "G_PZ4 F01 E"}
    b = entering("G_OPEL", [], units=units, roads=[["F01", "F02"]])
    assert b.price("ap G-OPEL-1", "move G-OPEL-1 F01", "face G-OPEL-1 E") == 1 + 1


def test_wire_shows_in_the_price_that_is_told() -> None:
    b = at_the_wire("G_PZ4")
    b.play(f"ap {G}")
    ledger = b.game.seat(0).odds(b.full(f"move {G} F06")).ledgers[0]
    assert ledger.total == 3
    assert "COH-18.4" in [line.rule for line in ledger.lines]


# -- COH-18.6: destroying works ---------------------------------------------------------------------


@each("COH-T309")
def test_shooting_at_wire_in_brush(case: Case) -> None:
    """COH-18.4(5): red AV of 15 and the terrain's DM removes it."""
    given, then = case["given"], case["then"]
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF A18 W"},
        terrain={"F08": "brush"},
        fortifications=[works("barbed_wire", "F08")],
        current_cap=(given["cap"], 0),
        rolls=[given["roll"]],
    )
    reprint(b, G, red=given["fp"])
    fire(b, "F08")
    assert b.sc.fort_dr[0] == given["dr"]
    assert struck(b) == [("barbed-wire-1", then["av"], then["dv"])]
    assert (b.s.fort == [0]) is (then["hits"] == 1)
    event = happened(b, "work-attacked")[0]
    assert event.ledgers is not None
    assert lines(event.ledgers[1]) == {"terrain-brush": 1}


def test_wire_that_holds() -> None:
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF A18 W"},
        fortifications=[works("barbed_wire", "F08")],
        rolls=[10],
        current_cap=(0, 0),
    )
    fire(b, "F08")
    assert struck(b) == [("barbed-wire-1", 14, 15)]
    assert b.s.fort == [1]
    assert happened(b, "work-holds")


def barrage(b: Battle) -> None:
    b.game.play("plot S_OBA122 1-F09", 1)
    b.game.play("done", 1)
    b.play("pass", "pass", "done")


@each("COH-T320", "COH-T321")
def test_a_barrage_on_a_bunker(case: Case) -> None:
    """COH-18.6(2): the bunker goes, and its squad has the bunker's DM against the very attack."""
    given, then = case["given"], case["then"]
    first = case["id"] == "COH-T320"
    rolls = [given["roll"], 2] if first else [10, given["roll"]]
    b = within(
        {G: "G_INF F09 W", S: "S_RIF F14 W"},
        [G],
        works("bunker", "F09", 4),
        cap=(0, 0),
        weapons={"soviet": ["S_OBA122"]},
        begin="round",
        rolls=[5, 9, *rolls, 5, 9],
    )
    barrage(b)
    b.play("strike bunker-1")
    if first:
        assert struck(b) == [("bunker-1", then["av"], then["dv"])]
    else:
        shot = attacks(b)[-1]
        assert (shot.av, shot.dv) == (then["av"], then["dv"])
        assert lines(shot.dr) == {"fortification": given["dm"]["bunker_front"]}
    assert b.s.fort == [0]
    assert b.s.inside[b.unit(G)] == -1, "afterwards nobody is inside"
    assert RULES.faults(b.s) == []


def test_the_roller_chooses_the_order() -> None:
    """COH-7.7(3): units and works as he likes; all of them are rolled for."""
    b = within({G: "G_INF F05 E", S: "S_RIF F09 W"}, [S], works("bunker", "F09", 4), rolls=[2, 2])
    b.play(f"opp {G}", f"fire {G} F09")
    assert b.offers() == [f"against {S}", "strike bunker-1"]
    assert b.refused("done") == "COH-0.6"
    b.play("strike bunker-1")
    assert b.asked() == "soviet"
    assert len(attacks(b)) == 1


def test_an_empty_bunker_may_be_attacked() -> None:
    """COH-18.6(4); a trench and a gun pit cannot be destroyed."""
    units = {G: "G_INF F05 E", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=[works("bunker", "F08", 4)], rolls=[11], current_cap=(0, 0))
    fire(b, "F08")
    assert b.s.fort == [0]
    for kind, facing in (("trench", None), ("gun_pit", 4)):
        b = Battle(units, fortifications=[works(kind, "F08", facing)])
        assert b.refused(f"opp {G}", f"fire {G} F08") == "COH-7.0"


def test_friends_beside_the_wire_are_rolled_for_as_well() -> None:
    """COH-7.7(2), 18.4(5): fire at the hex is rolled against wire and units alike."""
    units = {G: "G_INF F05 E", "G-INF-2": "G_INF F08 E", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=[works("barbed_wire", "F08")], rolls=[2, 2], current_cap=(0, 0))
    b.play(f"opp {G}", f"fire {G} F08", "strike barbed-wire-1")
    assert [shot.target for shot in attacks(b)] == ["G-INF-2"]


def test_smoke_protects_works_too() -> None:
    """COH-18.6(1): DR 15 plus the DM of terrain and smoke."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF A18 W"},
        fortifications=[works("barbed_wire", "F08")],
        rolls=[12],
        current_cap=(0, 0),
    )
    b.s.smoke_new = [1 if h == b.hex("F08") else 0 for h in range(b.sc.n)]
    b.s.smoky = 1
    fire(b, "F08")
    assert struck(b) == [("barbed-wire-1", 16, 17)]


def test_height_and_hillsides_do_not_protect_works() -> None:
    """COH-18.6(1): terrain and smoke only; firing down still helps the attacker (COH-11.2)."""
    overlays = [{"overlay": "H1", "anchor": "1-F08"}]
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF A18 W"},
        fortifications=[works("barbed_wire", "F08")],
        overlays=overlays,
        rolls=[2],
        current_cap=(0, 0),
    )
    fire(b, "F08")
    assert struck(b) == [("barbed-wire-1", 6, 15)]


def test_infantry_attacks_wire_in_close_combat() -> None:
    """COH-18.4(5): even with enemies present, or without any; FP as in close combat."""
    wire = works("barbed_wire", "F05")
    b = Battle({G: "G_INF F05 E", S: "S_RIF A18 W"}, fortifications=[wire], rolls=[7], current_cap=(0, 0))
    b.play(f"opp {G}", f"assault {G}")
    assert struck(b) == [("barbed-wire-1", 4 + 4 + 7, 15)]
    assert b.s.fort == [0]
    b = Battle({G: "G_INF F05 E", S: "S_RIF F05 W"}, fortifications=[wire], rolls=[7, 2], current_cap=(0, 0))
    b.play(f"opp {G}", f"assault {G}", "strike barbed-wire-1")
    assert b.s.fort == [0]
    assert len(attacks(b)) == 1


def test_in_close_combat_the_wire_may_be_left_alone() -> None:
    """COH-18.4(5): may."""
    wire = works("barbed_wire", "F05")
    b = Battle({G: "G_INF F05 E", S: "S_RIF F05 W"}, fortifications=[wire], rolls=[2], current_cap=(0, 0))
    b.play(f"opp {G}", f"assault {G}", f"against {S}", "done")
    assert struck(b) == []
    assert b.asked() == "soviet"


def test_vehicles_do_not_attack_wire_from_within() -> None:
    wire = works("barbed_wire", "F05")
    b = Battle({G: "G_PZ4 F05 E", S: "S_RIF A18 W"}, fortifications=[wire])
    assert b.refused(f"opp {G}", f"assault {G}") == "COH-7.63"


def test_a_gun_without_its_red_firepower_cannot() -> None:
    """COH-15.2, 18.6(1): works have a red DR."""
    wire = works("barbed_wire", "F08")
    b = Battle({G: "G_PZ4 F05 E veh_gun_damaged_red", S: "S_RIF A18 W"}, fortifications=[wire])
    assert b.refused(f"opp {G}", f"fire {G} F08") == "COH-7.0"


def test_a_demolition_charge() -> None:
    """COH-C.50: 12 against all in the unit's own hex, a bunker among it, whoever is inside."""
    units = {G: "G_ENG F09 E", S: "S_RIF F09 W"}
    b = Battle(
        units,
        fortifications=[works("bunker", "F09", 4)],
        weapons={"german": ["demolition-charge"]},
        rolls=[3, 2],
        draws=["unnerved"],
        current_cap=(0, 0),
    )
    b.s.inside[b.unit(S)] = 0
    b.play(f"opp {G}", f"weapon {G} demolition-charge F09", "strike bunker-1")
    assert struck(b) == [("bunker-1", 15, 15)]
    assert b.values() == (14, 11 + 2)
    assert b.s.inside[b.unit(S)] == -1


def test_a_demolition_charge_on_an_empty_bunker() -> None:
    """COH-18.6(4)."""
    b = Battle(
        {G: "G_ENG F09 E", S: "S_RIF A18 W"},
        fortifications=[works("bunker", "F09", 4)],
        weapons={"german": ["demolition-charge"]},
        rolls=[3],
        current_cap=(0, 0),
    )
    b.play(f"opp {G}", f"weapon {G} demolition-charge F09")
    assert b.s.fort == [0]


def test_a_fire_group_against_works() -> None:
    """COH-9.12, 18.6: supporters with red FP add 1 each."""
    units = {G: "G_INF F05 E", "G-INF-2": "G_INF F05 E", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=[works("barbed_wire", "F08")], rolls=[10], current_cap=(0, 0))
    b.play(f"opp {G}", "with G-INF-2", f"fire {G} F08")
    assert struck(b) == [("barbed-wire-1", 15, 15)]


def test_odds_and_ledgers_of_an_attack_on_works() -> None:
    """What comes of it is told before the roll."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF A18 W"},
        fortifications=[works("barbed_wire", "F08")],
        current_cap=(0, 0),
    )
    b.play(f"opp {G}")
    outlook = b.game.seat(0).odds(b.full(f"fire {G} F08"))
    assert [ledger.total for ledger in outlook.ledgers] == [4, 15]
    found = {branch.label.id: branch.p for branch in outlook.branches}
    assert found["coh-outcome-wrecked"] * 36 == 3  # 11 or 12


def test_a_mortar_fires_over_a_spotter_at_an_empty_bunker() -> None:
    """COH-12.0, 18.6(4)."""
    units = {"G-M81-1": "G_M81 F05 E", G: "G_INF E06 E", S: "S_RIF A18 W"}
    b = Battle(
        units,
        terrain={"F06": "forest", "F07": "forest"},
        fortifications=[works("bunker", "F12", 4), mine("red", "F12")],
        rolls=[12, 2],
        current_cap=(0, 0),
    )
    b.play("opp G-M81-1", "indirect G-M81-1 F12", "strike bunker-1")
    assert [name for name, _, _ in struck(b)] == ["bunker-1", "mine-red-1"]
    assert b.s.fort == [0, 1]


# -- ruling G-09: the pool of a hit counter ---------------------------------------------------------


@pytest.mark.parametrize("option", ["off", "on"])
def test_hit_pool_by_colour(option: str) -> None:
    """G-09: by type a gun's blue front draws from the infantry pool; by option from the vehicles'."""
    counter = "unnerved" if option == "off" else "veh_light_damage"
    b = Battle(
        {"G-PAK38-1": "G_PAK38 F09 W", S: "S_T34 F05 E"},
        turn="soviet",
        current_cap=(0, 0),
        rolls=[6],
        draws=[counter],
        options={"hit-pool-by-colour": option},
    )
    b.play(f"opp {S}", f"fire {S} F09")
    assert b.hit("G-PAK38-1") == counter
    assert RULES.faults(b.s) == []
    assert RULES.sample(RULES.redact(b.s, 1), 1, b"x").hit[0] > 0  # type: ignore[attr-defined]


def test_the_question_which_target_is_next_reads_well() -> None:
    """COH-7.7(3): with works about, whoever is left."""
    b = within({G: "G_INF F05 E", S: "S_RIF F09 W"}, [S], works("bunker", "F09", 4), rolls=[2, 2])
    b.play(f"opp {G}", f"fire {G} F09")
    question = b.game.seat(0).view().question
    assert question is not None
    for lang in LANGUAGES:
        catalogue = Catalogue(lang, [RULES.package])
        prompt = catalogue.render(question.prompt, CohNames(b.sc))
        assert "F09" in prompt
        assert "1-F09" not in prompt  # there is one board
        for offer in question.offers:
            assert catalogue.render(offer.text, CohNames(b.sc))
