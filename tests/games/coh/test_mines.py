# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 18.5, cards #40, #41 and Tellermine, and engineers: mines laid, hidden, trodden on and cleared."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from grognard.games.coh import RULES
from grognard.games.coh.box.data_files import load_box
from grognard.games.coh.box.data_types import CardPlan
from grognard.games.coh.mines import lay_mine
from grognard.games.coh.state import CohState
from grognard.games.coh.verbs import MINES
from grognard.testing import fuzz, leak_check

from .cases import Case, case, each
from .ground import Battle
from .shots import happened
from .test_fortifications import works

G = "G-INF-1"
S = "S-RIF-1"
FAR = {"S-RIF-9": "S_RIF A18 W"}
CARDS = {"cards": CardPlan((40, 41), 0, 0)}


def mine(colour: str, place: str, hidden: str = "", number: int = 1) -> dict[str, Any]:
    """A mine counter; hidden: the side it belongs to."""
    found = {**works(f"mine_{colour}", place, None, number)}
    return {**found, "hidden": True, "side": hidden} if hidden else found


def before_mines(unit: str, mines: list[dict[str, Any]], **fields: Any) -> Battle:
    """A German unit in F05, facing F06."""
    units = {G: f"{unit} F05 E active", **FAR, **fields.pop("units", {})}
    values: dict[str, Any] = {"ap": (7, 0), "current_cap": (0, 0), "fortifications": mines}
    return Battle(units, **{**values, **fields})


def rolls(b: Battle) -> int:
    return len(happened(b, "mine-strikes"))


def struck(b: Battle) -> list[str]:
    return [b.sc.unit_names[event.b] for event in happened(b, "mine-strikes")]


# -- entering ---------------------------------------------------------------------------------------


@each("COH-T311", "COH-T312", "COH-T314")
def test_a_vehicle_on_a_blue_mine(case: Case) -> None:
    """COH-18.5(5): its figure or more is a hit, 4 more destroys; damage that was drawn stays."""
    given, then = case["given"], case["then"]
    b = before_mines(
        "G_PZ4", [mine("blue", "F06")], rolls=[given["roll"]], draws=["veh_light_damage"] * then["hits"]
    )
    assert b.sc.mine_figure[0] == given["figure"]
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    hit = b.hit(G) != "none"
    assert (2 if b.where(G) == "@lost" else int(hit)) == then["hits"]
    assert (b.where(G) == "@lost") is then["destroyed"]
    assert b.s.fort == [1], "mines are not used up (COH-18.5(6))"


def test_the_figure_counts_whatever_the_terrain() -> None:
    """COH-18.5(5): no DM of any kind."""
    b = before_mines("G_INF", [mine("red", "F06")], terrain={"F06": "forest"}, rolls=[8], draws=["unnerved"])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert b.hit(G) == "unnerved"


@pytest.mark.parametrize(("commit", "hit"), [(0, True), (-1, False)])
def test_the_owner_of_the_victim_rolls_and_may_use_cap(commit: int, hit: bool) -> None:
    """COH-18.5(5), ruling G-27; the price is paid first."""
    b = before_mines("G_INF", [mine("red", "F06")], rolls=[8], draws=["unnerved"], current_cap=(2, 2))
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert (b.game.decision.kind, b.asked()) == ("Roll.commit", "german")
    assert b.s.ap[0] == 6
    b.play(f"commit {commit}")
    assert (b.hit(G) != "none") is hit
    assert b.s.cap[0] == 2 - abs(commit)


@pytest.mark.parametrize(
    ("unit", "colours"),
    [
        ("G_INF", {"red", "black"}),
        ("G_PAK38", {"red", "black"}),
        ("G_PZ4", {"blue", "black"}),
        ("G_OPEL", {"blue", "black"}),
        ("G_ENG", set()),
    ],
)
def test_whom_the_colours_attack(unit: str, colours: set[str]) -> None:
    """COH-18.5(4), (8)."""
    for colour in ("red", "blue", "black"):
        b = before_mines(unit, [mine(colour, "F06")], rolls=[2])
        b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
        assert (rolls(b) == 1) is (colour in colours), colour


def test_several_mines_in_a_hex_attack_one_after_the_other() -> None:
    """COH-18.0(2): one counter of each type may lie there."""
    mines = [mine("red", "F06"), mine("black", "F06"), mine("blue", "F06")]
    b = before_mines("G_INF", mines, rolls=[2, 2])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert rolls(b) == 2


def test_who_enters_sets_them_off_for_himself_alone() -> None:
    """COH-18.5(3), and friends as well as foes."""
    units = {"G-INF-2": "G_INF F06 E", S: "S_RIF F06 W"}
    b = before_mines("G_INF", [mine("red", "F06")], units=units, rolls=[2])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert struck(b) == [G]


def test_COH_T319_leaving_sets_nothing_off() -> None:
    """COH-18.5(2)."""
    then = case("COH-T319")["then"]
    b = before_mines("G_INF", [mine("red", "F05")])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert (rolls(b) > 0) is then["triggered"]
    assert b.asked() == "soviet"


def test_every_hex_of_a_bonus_move() -> None:
    """COH-14.0(8): a mine in the first hex and one in the second."""
    mines = [mine("blue", "F06"), mine("black", "F07")]
    b = before_mines("G_PZ4", mines, rolls=[2, 2])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert rolls(b) == 1
    b.play(f"move {G} F07", f"face {G} E")
    assert rolls(b) == 2
    assert b.s.ap[0] == 6


def test_a_mine_that_stops_the_vehicle_ends_its_bonus_move() -> None:
    """COH-14.0(8), 15.2: only its owner knows, so he is asked all the same, and can only end it."""
    b = before_mines("G_PZ4", [mine("blue", "F06")], rolls=[7], draws=["veh_immobilised"])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert (b.game.decision.kind, b.offers()) == ("Action.bonus", ["done"])
    assert b.refused(f"move {G} F07") == "COH-14.0"
    b.play("done")
    assert b.asked() == "soviet"


def test_a_vehicle_destroyed_in_the_middle_of_its_move() -> None:
    b = before_mines("G_PZ4", [mine("blue", "F06")], rolls=[11])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert (b.where(G), b.asked()) == ("@lost", "soviet")
    assert b.s.ap[0] == 0, "the pool has nobody left"
    assert b.s.vp == [0, 1], "the enemy scores it (COH-2.4(3))"
    assert RULES.faults(b.s) == []


def test_one_of_a_group() -> None:
    """COH-9.11: the others go on; each is attacked where it enters."""
    units = {"G-INF-2": "G_INF E05 E"}
    b = before_mines("G_INF", [mine("red", "F06")], units=units, rolls=[12])
    b.play(f"ap {G}", "with G-INF-2", f"move {G} F06", f"face {G} E", "move G-INF-2 E06", "face G-INF-2 E")
    assert (b.where(G), b.where("G-INF-2")) == ("@lost", "E06")
    assert b.s.ap[0] == 6


def test_entering_from_off_the_map() -> None:
    """COH-5.1(2), 18.5(2)."""
    arrival = [
        {"side": "german", "round": 1, "entry": ["1-F01"], "units": [{"key": "G-PZ4-1", "unit": "G_PZ4"}]}
    ]
    b = Battle(
        {G: "G_INF A01 E", S: "S_RIF L18 W"},
        fortifications=[mine("blue", "F01")],
        reinforcements=arrival,
        cap=(0, 0),
        rolls=[5, 9, 2],
        begin="round",
    )
    b.play("opp G-PZ4-1", "move G-PZ4-1 F01", "face G-PZ4-1 E")
    assert struck(b) == ["G-PZ4-1"]


@pytest.mark.parametrize(("counter", "offers"), [("pinned", 1), ("unnerved", 7)])
def test_a_mine_in_the_first_of_two_hexes(counter: str, offers: int) -> None:
    """COH-C.5: the unit goes on if it still can, or stops; whether it can only its owner knows."""
    b = Battle(
        {G: "G_INF F05 E", **FAR},
        fortifications=[mine("red", "F06")],
        hand={"german": ["move-2-hexes"]},
        current_cap=(0, 0),
        rolls=[8],
        draws=[counter],
    )
    b.play("card move-2-hexes", f"use {G}", f"move {G} F06", f"face {G} E")
    assert b.game.decision.kind == "Action.move"
    assert len(b.offers()) == offers
    if counter == "pinned":
        b.play("done")
        assert b.where(G) == "F06"
    assert RULES.faults(b.s) == []


# -- passengers (ruling G-58) -----------------------------------------------------------------------


def test_COH_T444_a_loaded_truck() -> None:
    """COH-18.5(9): a red mine attacks the passenger, a blue one the vehicle, a black one both."""
    given, then = case("COH-T444")["given"], case("COH-T444")["then"]
    truck = "G-OPEL-1"
    names = {truck: "carrier", G: "passenger"}
    found = []
    for kind in given["mines"]:
        units = {truck: "G_OPEL F05 E active", G: "G_INF F05 E", **FAR}
        b = Battle(units, fortifications=[works(kind, "F06")], ap=(7, 0), current_cap=(0, 0), rolls=[2, 2])
        b.s.carrier[b.unit(G)] = b.unit(truck)
        b.play(f"ap {truck}", f"move {truck} F06", f"face {truck} E")
        found.append(sorted(names[key] for key in struck(b)))
    assert found == [sorted(names) for names in then["rolled_for"]]


def test_the_passenger_of_a_truck_that_is_blown_up_walks_on() -> None:
    """COH-17.1(2)."""
    truck = "G-OPEL-1"
    units = {truck: "G_OPEL F05 E active", G: "G_INF F05 E", **FAR}
    b = Battle(units, fortifications=[mine("blue", "F06")], ap=(7, 0), current_cap=(0, 0), rolls=[12])
    b.s.carrier[b.unit(G)] = b.unit(truck)
    b.play(f"ap {truck}", f"move {truck} F06", f"face {truck} E")
    assert (b.where(truck), b.where(G), b.s.carrier[b.unit(G)]) == ("@lost", "F06", -1)


# -- acting in a mined hex --------------------------------------------------------------------------


@each("COH-T315", "COH-T316")
def test_acting_in_a_mined_hex(case: Case) -> None:
    """COH-18.5(2)."""
    given, then = case["given"], case["then"]
    b = before_mines("G_INF", [works(given["mine"], "F05")], rolls=[2, 2])
    if given["action"] == "rally":
        b.s.hit[b.unit(G)] = b.sc.hit_names.index("suppressed")
        b.s.hit_may[b.unit(G)] = b.sc.pool_mask[0]
    b.play(f"ap {G}", f"rally {G}" if given["action"] == "rally" else f"pivot {G} W")
    assert (rolls(b) > 0) is then["triggered"]


def test_what_else_sets_them_off() -> None:
    """COH-18.5(2): digging, occupying, leaving, loading; fire does not."""
    trench = works("trench", "F05")
    mines = [mine("red", "F05"), trench]
    truck = "G-OPEL-1"
    units = {truck: "G_OPEL F05 E", S: "S_RIF F09 W"}
    for key, goes_off in (
        (f"dig {G}", True),
        (f"occupy {G} trench-1", True),
        (f"load {G} {truck}", True),
        (f"fire {G} F09", False),
    ):
        b = before_mines("G_INF", mines, units=units, rolls=[2, 2], options={"hasty-defence": "on"})
        b.play(f"ap {G}", key)
        assert (rolls(b) > 0) is goes_off, key
    b = before_mines("G_INF", mines, units=units, rolls=[2, 2])
    b.s.inside[b.unit(G)] = 1
    b.play(f"ap {G}", f"leave {G}", f"face {G} E")
    assert rolls(b) == 1


def test_the_vehicle_that_loads_sets_off_its_own_mines() -> None:
    """Loading is done by both (COH-17.0(2)): the passenger treads on red mines, the vehicle on blue ones."""
    truck = "G-OPEL-1"
    for colour, victim in (("red", G), ("blue", truck)):
        b = before_mines("G_INF", [mine(colour, "F05")], units={truck: "G_OPEL F05 E"}, rolls=[2])
        b.play(f"ap {G}", f"load {G} {truck}")
        assert struck(b) == [victim]


def test_a_close_combat_attack_sets_them_off_after_it_is_resolved() -> None:
    """COH-18.5(2)."""
    b = before_mines("G_INF", [mine("red", "F05")], units={S: "S_RIF F05 W"}, rolls=[2, 2])
    b.play(f"ap {G}", f"assault {G}", f"against {S}", "done")
    names = b.events()
    assert names.index("attacked") < names.index("mine-strikes")
    assert struck(b) == [G]


def test_every_member_of_a_group_in_the_hex() -> None:
    b = before_mines("G_INF", [mine("red", "F05")], units={"G-INF-2": "G_INF F05 E"}, rolls=[2, 2])
    b.play(f"ap {G}", "with G-INF-2", f"pivot {G} W", "pivot G-INF-2 W")
    assert struck(b) == [G, "G-INF-2"]


def test_the_card_that_digs() -> None:
    """COH-C.11, 18.5(2)."""
    b = Battle(
        {G: "G_INF F05 E", **FAR},
        fortifications=[mine("red", "F05")],
        hand={"german": ["hasty-defence"]},
        current_cap=(0, 0),
        rolls=[2],
    )
    b.play("card hasty-defence", f"use {G}", "done")
    assert struck(b) == [G]
    assert b.s.dug[b.unit(G)] == 1


# -- close combat against mines (COH-F.19(2)) -------------------------------------------------------


def test_COH_T318_a_failed_attack_on_the_mine() -> None:
    """COH-F.19(2): the attack first, then the mine."""
    given, then = case("COH-T318")["given"], case("COH-T318")["then"]
    attack = 12 if given["success"] else 6
    b = before_mines("G_INF", [works(given["mine"], "F05")], rolls=[attack, 2])
    b.play(f"ap {G}", f"assault {G}")
    assert (b.s.fort == [0]) is then["mine_removed"]
    assert (rolls(b) > 0) is then["triggered"]


def test_a_mine_cleared_by_close_combat() -> None:
    """COH-18.5(7), F.19(2): red 4, close combat +4, 7 rolled: 15. Nothing explodes."""
    b = before_mines("G_INF", [mine("red", "F05")], rolls=[7])
    b.play(f"ap {G}", f"assault {G}")
    assert b.s.fort == [0]
    assert rolls(b) == 0
    assert b.asked() == "soviet"


def test_only_infantry_clears_mines_in_close_combat() -> None:
    """COH-18.5(7)."""
    for unit in ("G_PZ4", "G_PAK38"):
        b = before_mines(unit, [mine("red", "F05")])
        assert b.refused(f"ap {G}", f"assault {G}") == "COH-7.63"


def test_direct_fire_does_not_clear_mines_but_mortars_do() -> None:
    """COH-18.5(7), 18.6(4)."""
    b = before_mines("G_INF", [mine("red", "F08")])
    assert b.refused(f"ap {G}", f"fire {G} F08") == "COH-7.0"
    b = before_mines("G_M81", [mine("red", "F08")], rolls=[12])
    b.play(f"ap {G}", f"fire {G} F08")
    assert b.s.fort == [0]
    b = before_mines("G_M81", [mine("red", "F08")], rolls=[12], terrain={"F08": "brush"})
    b.play(f"ap {G}", f"fire {G} F08")
    assert b.s.fort == [1], "3 + 12 against 15 + 1"


# -- hidden mines -----------------------------------------------------------------------------------


def test_who_enters_uncovers_a_hidden_mine() -> None:
    """COH-18.5(1): of whatever colour."""
    for colour in ("red", "blue"):
        b = before_mines("G_INF", [mine(colour, "F06", hidden="soviet")], rolls=[2])
        assert b.s.fort == [0]
        b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
        assert (b.s.fort, b.s.mine_plot) == ([1], [-1])
        assert happened(b, "mine-found")
        assert rolls(b) == (1 if colour == "red" else 0)
        assert RULES.faults(b.s) == []


def test_only_the_owner_sees_a_hidden_mine() -> None:
    """What a player may not know is not in his view."""
    b = before_mines("G_INF", [mine("red", "F06", hidden="soviet")])
    own = [mark for mark in b.game.seat(1).view().scene.marks if "mine" in mark.kind]
    assert [(mark.place, mark.kind, mark.owner) for mark in own] == [("1-F06", "hidden_mine_red", 1)]
    for reader in (0, -1):
        assert not [mark for mark in b.game.seat(reader).view().scene.marks if "mine" in mark.kind]
    elsewhere = before_mines("G_INF", [mine("red", "F07", hidden="soviet")])
    for keys in ([], [f"ap {G}"]):
        b.play(*keys)
        elsewhere.play(*keys)
        assert b.game.seat(0).view() == elsewhere.game.seat(0).view()


def test_a_step_that_might_have_met_a_mine_cannot_be_taken_back() -> None:
    """L3: whether something was found or not, looking is a barrier."""
    for place in ("F06", "L01"):
        b = before_mines("G_INF", [mine("blue", place, hidden="soviet")])
        b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
        assert b.game.state.barrier & 2


def test_the_owners_own_units_tread_on_his_hidden_mines() -> None:
    """COH-18.5(2): friend or foe."""
    units = {S: "S_RIF F07 W"}
    b = before_mines(
        "G_INF", [mine("red", "F06", hidden="soviet")], units=units, rolls=[2], turn="soviet", ap=(7, 0)
    )
    b.play(f"opp {S}", f"move {S} F06", f"face {S} W")
    assert struck(b) == [S]
    assert b.s.fort == [1]


@each("COH-T323")
def test_engineers(case: Case) -> None:
    """COH-19.0(1), E.7(1): they find mines and do not set them off."""
    given, then = case["given"], case["then"]
    colour = given["mine"].removeprefix("mine_")
    b = before_mines("G_ENG", [mine(colour, "F06", hidden="soviet" if given["hidden"] else "")])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert (rolls(b) > 0) is then["triggered"]
    assert (b.s.fort == [1]) is then["mine_revealed"]
    b.play("pass", f"ap {G}", f"pivot {G} W")
    assert rolls(b) == 0


def test_hidden_movement_sets_off_no_mines() -> None:
    """COH-10.1(4), 18.5(8), F.8."""
    units = {G: "G_INF F05 E hidden", S: "S_RIF A18 W"}
    b = Battle(units, fortifications=[mine("red", "F06")], terrain={"F05": "brush", "F06": "brush"})
    b.play(f"opp {G}", f"sneak {G} F06")
    assert b.s.plot[b.unit(G)] == b.hex("F06")
    assert rolls(b) == 0


def test_a_step_onto_a_known_mine_is_warned_of() -> None:
    """A hidden one changes nothing about what its enemy is told; the dice are told with the free turn."""
    for hidden in ("", "soviet"):
        b = before_mines("G_INF", [mine("red", "F06", hidden=hidden)], rolls=[2])
        b.play(f"ap {G}")
        question = b.game.seat(0).view().question
        assert question is not None
        offers = {offer.key: offer for offer in question.offers}
        assert (offers[b.full(f"move {G} F06")].regret is not None) is (hidden == "")
        b.play(f"move {G} F06")
        question = b.game.seat(0).view().question
        assert question is not None
        assert question.offers[0].rolls is (hidden == "")


# -- laying them (COH-C.40) -------------------------------------------------------------------------


def layer(unit: str = "G_INF F05 E", **fields: Any) -> Battle:
    values: dict[str, Any] = {"current_cap": (2, 2), "hand": {"german": ["lay-land-mine"]}, **CARDS}
    units = {G: unit, S: "S_RIF F18 W", **fields.pop("units", {})}
    return Battle(units, **{**values, **fields})


def mines_on_map(b: Battle) -> list[tuple[str, str]]:
    names = [b.sc.fort_kind[row] for row in b.sc.mine_rows if b.s.fort[row]]
    return [
        (kind, b.sc.board.name(b.s.fort_at[row])[2:])
        for kind, row in zip(names, [r for r in b.sc.mine_rows if b.s.fort[r]], strict=True)
    ]


def test_laying_a_mine_in_sight_of_the_enemy() -> None:
    """COH-C.40: 2 AP or CAP, any unused counter (COH-E.9), the own hex or one beside it (G-32)."""
    b = layer()
    b.play("card lay-land-mine", f"use {G}")
    laid = [key.split() for key in b.offers()]
    assert {key[2] for key in laid} == set(MINES)
    assert {key[3] for key in laid} == {"F05", "F04", "F06", "E05", "E06", "G05", "G06"}
    b.play(f"lay {G} mine-blue F06")
    assert mines_on_map(b) == [("mine_blue", "F06")]
    assert (b.s.cap[0], b.asked(), b.status(G)) == (0, "soviet", "fresh")
    assert RULES.faults(b.s) == []


def test_a_mine_nobody_sees_is_hidden() -> None:
    """COH-C.40: others learn that a mine was laid, not where; nor can they find out by looking."""
    games = []
    for place in ("F06", "E06"):
        b = layer(terrain={"F12": "forest", "E12": "forest", "F13": "forest", "E13": "forest"})
        b.play("card lay-land-mine", f"use {G}", f"lay {G} mine-red {place}")
        row = b.sc.mine_kind.index(0)
        assert (b.s.fort[row], b.s.mine_plot[row], b.s.mine_army[row]) == (0, b.hex(place), 0)
        games.append(b)
    views = [b.game.seat(1).view() for b in games]
    assert views[0] == views[1]
    assert games[0].game.seat(0).view() != games[1].game.seat(0).view()


def test_a_hidden_unit_lays_a_mine_and_stays_hidden() -> None:
    """COH-C.40."""
    b = layer("G_INF F05 E hidden", terrain={"F05": "forest", "F12": "forest", "E12": "forest"})
    b.play("card lay-land-mine", f"use {G}", f"lay {G} mine-red F05")
    assert b.where(G) == "@hidden"
    assert sum(plot >= 0 for plot in b.s.mine_plot) == 1


def test_COH_T411_not_under_an_enemy() -> None:
    given, then = case("COH-T411")["given"], case("COH-T411")["then"]
    b = layer(units={"S-RIF-2": f"S_RIF {'F06' if given['target_hex_has_enemy'] else 'F17'} W"})
    assert b.verdict("card lay-land-mine", f"use {G}", f"lay {G} mine-red F06") == (then["legal"], "COH-C.40")


def test_who_cannot_lay_mines() -> None:
    """COH-C.40: infantry only, not in close combat."""
    for unit in ("G_PZ4 F05 E", "G_PAK38 F05 E"):
        assert layer(unit).refused("card lay-land-mine") == "COH-C.40"
    assert layer(units={"S-RIF-2": "S_RIF F05 W"}).refused("card lay-land-mine") == "COH-C.40"
    assert layer("G_INF F05 E stunned").refused("card lay-land-mine") == "COH-C.40"


def test_the_box_is_the_limit() -> None:
    """COH-E.9: any unused counter, so none when all of a kind are in use; one of each type per hex."""
    mines = [mine("black", "A01"), mine("black", "A03", number=2)]
    b = layer(fortifications=mines)
    assert b.refused("card lay-land-mine", f"use {G}", f"lay {G} mine-black F06") == "COH-E.9"
    b = layer(fortifications=[mine("red", "F06")])
    assert b.refused("card lay-land-mine", f"use {G}", f"lay {G} mine-red F06") == "COH-18.0"
    assert b.refused(f"lay {G} mine-red F07") == "COH-C.40"


def test_laying_one_in_a_mined_hex_is_an_action_there() -> None:
    """COH-18.5(2): a mine that was there goes off; the new one does not, by being laid (as in G-30)."""
    b = layer()
    b.play("card lay-land-mine", f"use {G}", f"lay {G} mine-red F05")
    assert struck(b) == []
    b = layer(fortifications=[mine("black", "F05")], rolls=[2])
    b.play("card lay-land-mine", f"use {G}", f"lay {G} mine-red F05")
    assert struck(b) == [G]


# -- clearing them (COH-C.41) -----------------------------------------------------------------------


def test_COH_T412_clearing_a_mine_beside_the_unit() -> None:
    given, then = case("COH-T412")["given"], case("COH-T412")["then"]
    b = layer(
        fortifications=[mine("red", f"F{5 + given['distance']:02}")],
        hand={"german": ["defuse-land-mine"]},
        current_cap=(given["cap"], 0),
    )
    b.play("card defuse-land-mine", f"use {G}", f"defuse {G} mine-red-1")
    assert (b.s.fort[0] == 0) is then["mine_removed"]
    assert b.s.cap[0] == then["cap"]
    assert b.s.mine_army[0] == -1, "it may be laid again"


def test_what_cannot_be_cleared() -> None:
    """COH-C.41: nothing farther away, nothing the player does not know of; not in close combat."""
    hand = {"german": ["defuse-land-mine"]}
    for fields in (
        {"fortifications": [mine("red", "F07")]},
        {"fortifications": [mine("red", "F06", hidden="soviet")]},
        {"fortifications": [mine("red", "F06")], "units": {"S-RIF-2": "S_RIF F05 W"}},
    ):
        assert layer(hand=hand, **fields).refused("card defuse-land-mine") == "COH-C.41"
    b = layer(hand=hand, fortifications=[mine("red", "F06", hidden="german")])
    b.play("card defuse-land-mine", f"use {G}", f"defuse {G} mine-red-1")
    assert b.s.mine_plot[0] == -1


def test_a_mine_cleared_in_the_own_hex_does_not_go_off() -> None:
    """COH-18.5(2): the action first."""
    b = layer(fortifications=[mine("red", "F05")], hand={"german": ["defuse-land-mine"]})
    b.play("card defuse-land-mine", f"use {G}", f"defuse {G} mine-red-1")
    assert rolls(b) == 0


# -- Tellermine (COH-C.64) and cluster bombs (COH-20.4) ---------------------------------------------


def test_COH_T417_a_tellermine_laid_as_a_mine() -> None:
    given, then = case("COH-T417")["given"], case("COH-T417")["then"]
    place = f"F{5 + given['distance']:02}"
    used = [mine("black", "A01"), mine("black", "A03", number=2)]
    b = Battle(
        {G: "G_INF F05 E active", S: "S_RIF F18 W"},
        weapons={"german": ["tellermine"]},
        fortifications=used,
        ap=(7, 0),
        current_cap=(0, 0),
    )
    b.play(f"ap {G}")
    kinds = {key.split()[2].replace("-", "_") for key in b.offers() if key.startswith("lay") and place in key}
    assert (b.why(f"lay {G} mine-blue {place}") is None) is then["legal"]
    assert kinds == set(then["may_choose"]) == set(given["unused_mines"])
    assert b.price(f"lay {G} mine-blue {place}") == 2
    assert ("mine_blue", place) in mines_on_map(b)
    assert b.s.weapon == [0] * len(b.s.weapon), "the card is used up"


def test_a_tellermine_thrown_under_a_tank() -> None:
    """COH-C.64: against metal in the own hex, whatever the terrain; no fortification is its target."""
    b = Battle(
        {G: "G_INF F05 E active", S: "S_T34 F05 W"},
        weapons={"german": ["tellermine"]},
        terrain={"F05": "forest"},
        ap=(7, 0),
        current_cap=(0, 0),
        rolls=[5],
        draws=["veh_light_damage"],
    )
    b.play(f"ap {G}", f"weapon {G} tellermine F05")
    assert b.values() == (16, 16)


def test_a_mine_from_the_air_attacks_nobody_by_falling() -> None:
    """COH-20.4(2), E.6(4), ruling G-30: it acts on those who come later, and on later actions there."""
    b = layer(units={"S-RIF-2": "S_RIF F06 W"})
    row = lay_mine(b.s, b.hex("F06"), 0, False, 0)
    assert mines_on_map(b) == [("mine_red", "F06")]
    assert rolls(b) == 0
    b.script.rolls[:0] = [2]
    b.play("pass", "opp S-RIF-2", "pivot S-RIF-2 E", "commit 0")
    assert struck(b) == ["S-RIF-2"]
    assert lay_mine(b.s, b.hex("F06"), 0, False, 0) == -1, "one of a type in a hex (COH-18.0(2))"
    assert b.sc.mine_kind[row] == 0


# -- elsewhere --------------------------------------------------------------------------------------


def test_a_veteran_who_flees_from_shells_onto_a_mine() -> None:
    """COH-C.V08, 18.5(2): a move is a move."""
    b = Battle(
        {G: "G_INF F09 W", S: "S_RIF F14 W"},
        fortifications=[mine("red", "F10")],
        veterans=[{"unit": G, "cards": ["V08"]}],
        weapons={"soviet": ["S_OBA122"]},
        cap=(0, 0),
        begin="round",
        rolls=[5, 9, 2, 2, 2, 5, 9],
    )
    b.game.play("plot S_OBA122 1-F09", 1)
    b.game.play("done", 1)
    b.play("pass", "pass", "done", f"move {G} F10", f"face {G} E", f"against {G}")
    assert struck(b) == [G]
    names = b.events()
    assert names.index("mine-strikes") < names.index("attacked"), "before the shells fall"


def test_mines_of_an_army_among_several_score_for_it() -> None:
    """COH-2.4(3), 18.5: a unit that a mine destroys counts for the army whose mine it was."""
    b = before_mines("G_INF", [mine("red", "F06", hidden="soviet")], rolls=[12])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert b.s.vp == [0, 1]
    b = before_mines("G_INF", [mine("red", "F06", hidden="german")], rolls=[12])
    b.play(f"ap {G}", f"move {G} F06", f"face {G} E")
    assert b.s.vp == [0, 1], "its own side's mine gives the VP to the enemy"


def test_wire_that_stops_a_unit_in_a_mined_hex() -> None:
    """COH-18.4(1), 18.5(2): the try was an action in the hex."""
    wire = works("barbed_wire", "F06")
    b = before_mines("G_INF", [mine("red", "F05"), wire], rolls=[[6], 2], ap=(2, 0))
    b.play(f"ap {G}", f"move {G} F06")
    assert struck(b) == [G]
    assert b.where(G) == "F05"


def test_a_weapon_card_in_the_own_hex_sets_them_off() -> None:
    """COH-18.5(2): an attack within the hex is close combat; thrown into the next hex it is fire."""
    for target, goes_off in (("F05", True), ("F06", False)):
        b = before_mines(
            "G_INF",
            [mine("blue", "F05"), mine("red", "F05")],
            units={S: f"S_RIF {target} W"},
            weapons={"german": ["extra-grenades"]},
            rolls=[2, 2],
        )
        b.play(f"ap {G}", f"weapon {G} extra-grenades {target}")
        while b.asked() == "german":
            b.play("done" if "done" in b.offers() else f"against {S}")
        assert (rolls(b) > 0) is goes_off


def test_a_sampled_world_keeps_the_secrets_possible() -> None:
    """L8: what may be contains what is; a mine is guessed where nobody stands."""
    b = before_mines("G_INF", [mine("red", "F06", hidden="soviet"), mine("blue", "F07")])
    known = RULES.redact(b.s, 0)
    for seed in (b"a", b"b", b"c"):
        world = RULES.sample(known, 0, seed)
        assert isinstance(world, CohState)
        assert world.mine_plot[0] >= 0
        assert not world.here[world.mine_plot[0]]
        assert world.mine_plot[1] == -1
        assert RULES.faults(world) == []


def test_whoever_plays_the_card_for_clearing_has_a_mine_in_every_possible_world() -> None:
    """COH-C.41, L1: also while its player chooses how the unit faces that came out of hiding for the work."""
    b = layer(
        "G_INF F05 E hidden",
        fortifications=[mine("red", "F06", hidden="german")],
        hand={"german": ["defuse-land-mine"]},
        units={"S-RIF-2": "S_RIF F09 W"},
    )
    b.play("card defuse-land-mine", f"use {G}")
    assert any(key.startswith("face") for key in b.offers())
    near = {b.hex(name) for name in ("F04", "F06", "E05", "E06", "G05", "G06")}
    known = RULES.redact(b.s, 1)
    for seed in range(20):
        world = RULES.sample(known, 1, bytes([seed]))
        assert isinstance(world, CohState)
        assert world.mine_plot[0] in near


def test_hasty_defence_by_card_is_limited_by_the_counters() -> None:
    """COH-C.11, 18.1(3): a group takes no more holes than are left."""
    count = load_box().fortifications["hasty_defence"].count
    dug = {f"G-INF-{i}": "G_INF A01 E dug" for i in range(10, 10 + count - 1)}
    units = {G: "G_INF F05 E", "G-INF-2": "G_INF F05 E", **dug, **FAR}
    b = Battle(units, hand={"german": ["hasty-defence"]})
    b.play("card hasty-defence", f"use {G}")
    assert b.offers() == ["done"]
    assert b.refused("with G-INF-2") == "COH-C.11"


MINEFIELD = str(Path(__file__).parent / "minefield.toml")


@pytest.mark.long
def test_random_play_among_mines() -> None:
    """The battery's oracles find nothing, nothing leaks, and everything of the chapter is played."""
    report = fuzz(RULES, 2, 40_000, MINEFIELD, dump_dir=None, rates={"state.copies": 0.0})
    assert [str(finding) for finding in report.findings] == []
    assert {"lay", "occupy"} <= set(report.verbs)
    assert leak_check(RULES, 40, 41_000, MINEFIELD).leaks == []


def test_only_a_mine_one_knows_of_bars_another() -> None:
    """COH-18.0(2): the own hidden mine does; the refusal of one under an enemy's would tell of it."""
    own = layer(fortifications=[mine("red", "F06", hidden="german")])
    assert own.refused("card lay-land-mine", f"use {G}", f"lay {G} mine-red F06") == "COH-18.0"
    others = layer(fortifications=[mine("red", "F06", hidden="soviet")])
    assert others.verdict("card lay-land-mine", f"use {G}", f"lay {G} mine-red F06") == (True, "")


def test_the_odds_of_a_mine_tell_a_hit_from_a_loss() -> None:
    """COH-18.5(5), 7.3(1): a sound squad is destroyed by 4 more than the figure, a damaged one by any hit."""
    chances = []
    for state in ("", " unnerved"):
        b = before_mines("G_INF", [mine("red", "F06")], units={G: f"G_INF F05 E active{state}"})
        b.play(f"ap {G}", f"move {G} F06")
        outlook = b.game.seat(0).odds(b.full(f"face {G} E"))
        chances.append({branch.label.id: branch.p for branch in outlook.branches})
    sound, damaged = chances
    miss, any_hit = Fraction(21, 36), Fraction(15, 36)  # a red mine hits by 8 or more
    assert damaged == {"coh-outcome-miss": miss, "coh-outcome-destroyed": any_hit}
    assert sound["coh-outcome-miss"] == miss
    assert sound["coh-outcome-hit"] + sound["coh-outcome-destroyed"] == any_hit
    assert any_hit > sound["coh-outcome-destroyed"] > Fraction(1, 36)  # 12, or a counter that kills
