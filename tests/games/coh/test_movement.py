# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 5: infantry movement, cautious movement, reinforcements, leaving the map, facing, pivots."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.box.data_files import load_box

from .battle import Battle
from .cases import Case, case, each

FACINGS = ["NE", "E", "SE", "SW", "W", "NW"]
ALONE = {"G-INF-1": "G_INF F05 E active", "S-RIF-1": "S_RIF A18 W"}
CAUTIOUS = {"cautious-movement": "on"}


def walker(move: int) -> str:
    """A German infantry counter with that move cost."""
    return next(
        kind.id
        for kind in load_box().units.values()
        if kind.side == "german" and kind.kind == "infantry" and kind.move == move
    )


def step(terrain: str, unit: str = "G_INF", **fields: Any) -> Battle:
    """A unit with a full pool about to move from F05 east into F06."""
    units = {**ALONE, "G-INF-1": f"{unit} F05 E active"}
    b = Battle(units, terrain={"F06": terrain}, ap=(7, 0), current_cap=(0, 0), **fields)
    b.play("ap G-INF-1")
    return b


# -- COH-5.0 -------------------------------------------------------------------------------------------


@each(
    "COH-T051",
    "COH-T052",
    "COH-T053",
    "COH-T054",
    "COH-T055",
    "COH-T056",
    "COH-T057",
    "COH-T059",
    "COH-T060",
)
def test_price_of_entering_terrain(case: Case) -> None:
    """COH-5.0(2), 4.0(5): move cost plus the terrain's figure."""
    given, then = case["given"], case["then"]
    b = step(given["terrain"][0], walker(given["unit"]["move"]))
    assert b.price("move G-INF-1 F06", "face G-INF-1 E") == then["price"]
    assert b.where("G-INF-1") == "F06"


@pytest.mark.parametrize(
    ("unit", "terrain", "price"),
    [
        ("G_INF", "forest", 2),
        ("G_INF", "marsh", 3),
        ("G_HMG", "open", 2),
        ("G_HMG", "marsh", 4),
        ("S_MMG", "corn", 3),
    ],
)
def test_more_prices_on_foot(unit: str, terrain: str, price: int) -> None:
    """COH-5.0(2)."""
    side = "german" if unit[0] == "G" else "soviet"
    units = {"G-INF-1": "G_INF A01 E", "S-RIF-1": "S_RIF A18 W"}
    mover = "G-INF-1" if side == "german" else "S-RIF-1"
    units[mover] = f"{unit} F05 E active"
    b = Battle(units, terrain={"F06": terrain}, turn=side, ap=(7, 7), current_cap=(0, 0))
    assert b.price(f"ap {mover}", f"move {mover} F06", f"face {mover} E") == price


def test_a_move_action_is_one_hex() -> None:
    """COH-5.0(1): farther hexes are refused, each hex is a turn of its own."""
    b = step("open")
    assert b.refused("move G-INF-1 F07") == "COH-5.0"
    assert b.refused("move G-INF-1 F05") == "COH-5.0"
    b.play("move G-INF-1 F06")
    assert b.refused("move G-INF-1 F07") == "COH-0.6"
    b.play("face G-INF-1 E")
    assert b.asked() == "soviet"


def test_COH_T061_a_road_cancels_the_cost_and_keeps_the_dm() -> None:
    """COH-5.0(3), (5)."""
    given, then = case("COH-T061")["given"], case("COH-T061")["then"]
    units = {"G-INF-1": f"{walker(given['unit']['move'])} F05 E active", "S-RIF-1": "S_RIF F09 W"}
    b = Battle(
        units,
        terrain={"F06": given["terrain"][0]},
        roads=[["F05", "F06"]] if given["road_link"] else [],
        ap=(7, 0),
        current_cap=(0, 0),
        rolls=[2],
    )
    assert b.price("ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E") == then["price"]
    b.play("opp S-RIF-1", "fire S-RIF-1 F06")
    assert b.values()[1] == 12 + then["dm"]


def test_COH_T062_entering_a_road_hex_off_the_road_pays_the_terrain() -> None:
    """COH-5.0(4): the road runs from G06 to F06, the squad comes from F05."""
    given, then = case("COH-T062")["given"], case("COH-T062")["then"]
    road = ["F05" if given["road_link"] else "G06", "F06", "E07"]
    roads = [road] if given["hex_has_road"] else []
    b = step(given["terrain"][0], walker(given["unit"]["move"]), roads=roads)
    assert b.price("move G-INF-1 F06", "face G-INF-1 E") == then["price"]


def test_leaving_a_road_pays_the_terrain() -> None:
    """COH-5.0(4): from a road hex into a forest beside it."""
    b = step("forest", roads=[["E05", "F05", "G05"]])
    assert b.price("move G-INF-1 F06", "face G-INF-1 E") == 2


def test_two_roads_side_by_side_are_no_link() -> None:
    """COH-5.0(3): both hexes have a road, but none between them."""
    b = step("forest", roads=[["E05", "F05", "G05"], ["E06", "F06", "G06"]])
    assert b.price("move G-INF-1 F06", "face G-INF-1 E") == 2


def test_a_road_does_not_cancel_the_reverse_surcharge() -> None:
    """COH-5.0(2), (3): only the terrain is cancelled."""
    b = Battle(
        {**ALONE, "G-INF-1": "G_INF F05 W active"},
        terrain={"F06": "forest"},
        roads=[["F05", "F06"]],
        ap=(7, 0),
    )
    assert b.price("ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E") == 2


def test_units_pass_through_friends_and_enemies() -> None:
    """COH-5.0(6): entering the enemy's hex is close combat; the next turn it may move on."""
    units = {"G-INF-1": "G_INF F05 E", "G-INF-2": "G_INF F06 E", "S-RIF-1": "S_RIF F07 W"}
    b = Battle(units)
    b.play("activate G-INF-1")
    for to in ("F06", "F07", "F08"):
        b.play("ap G-INF-1", f"move G-INF-1 {to}", "face G-INF-1 E")
        if to != "F08":
            b.play("pass")
    assert b.where("G-INF-1") == "F08"


def test_any_number_of_units_may_stand_in_a_hex() -> None:
    """COH-5.0(7)."""
    units = {f"G-INF-{i}": "G_INF F06 E" for i in range(2, 9)}
    b = Battle({**ALONE, **units}, ap=(7, 0))
    b.play("ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E")
    assert b.s.here[b.hex("F06")].bit_count() == 8


# -- COH-5.01 ------------------------------------------------------------------------------------------


def shot_at(
    option: bool, keys: list[str], terrain: str = "open", unit: str = "G_INF", wait: int = 0, roll: int = 7
) -> Battle:
    """A German unit moves to F06 and is fired at from F10, `wait` turns of both sides later."""
    units = {"G-INF-1": f"{unit} F05 E active", "S-GRD-1": "S_GRD F10 W", "S-RIF-2": "S_RIF A18 W"}
    options = CAUTIOUS if option else {}
    b = Battle(
        units,
        terrain={"F06": terrain},
        ap=(7, 0),
        current_cap=(0, 9),
        options=options,
        rolls=[roll],
        draws=["pinned"],
    )
    b.play("ap G-INF-1", *keys)
    for _ in range(wait):
        b.play("stall cap", "stall ap")
    b.play("opp S-GRD-1", "fire S-GRD-1 F06", "commit 0")
    return b


MOVE = ["move G-INF-1 F06", "face G-INF-1 E"]
CREEP = ["creep G-INF-1 F06", "face G-INF-1 E"]


def test_COH_T063_the_penalty_holds_in_the_next_enemy_turn() -> None:
    """COH-5.01(2)."""
    given, then = case("COH-T063")["given"], case("COH-T063")["then"]
    b = shot_at("5.01" in given["optional"], MOVE, roll=given["roll"])
    shooter, target = b.unit("S-GRD-1"), b.unit("G-INF-1")
    assert (b.sc.fp[0][shooter], b.sc.front[target]) == (given["fp"], given["dr"])
    assert b.values() == (then["av"], then["dv"])
    assert (b.hit("G-INF-1") != "none") == (then["hits"] == 1)
    assert (b.where("G-INF-1") == "@lost") == then["destroyed"]


def test_a_cautious_move_costs_one_more_and_avoids_the_penalty() -> None:
    """COH-5.01(3)."""
    b = shot_at(True, CREEP)
    assert b.s.ap[0] == 5
    assert b.values() == (11, 12)
    assert b.hit("G-INF-1") == "none"


def test_COH_T065_the_penalty_lapses_after_one_turn() -> None:
    """COH-5.01(2)."""
    given, then = case("COH-T065")["given"], case("COH-T065")["then"]
    b = shot_at(True, MOVE, wait=given["enemy_turns_since_move"] - 1)
    assert b.sc.front[b.unit("G-INF-1")] == given["dr"]
    assert b.values()[1] == then["dv"]


def test_without_the_option_there_is_no_penalty() -> None:
    """COH-5.01(1): agreed before the game; then cautious moves are not on offer either."""
    b = shot_at(False, MOVE)
    assert b.values()[1] == 12
    assert step("open").refused("creep G-INF-1 F06") == "COH-5.01"


@pytest.mark.parametrize(("terrain", "dm"), [("brush", 1), ("forest", 2)])
def test_cover_needs_no_caution(terrain: str, dm: int) -> None:
    """COH-5.01(2): only a hex that gives no DM."""
    b = shot_at(True, MOVE, terrain)
    assert b.values()[1] == 12 + dm
    assert step(terrain, options=CAUTIOUS).refused("creep G-INF-1 F06") == "COH-5.01"


@pytest.mark.parametrize("terrain", ["wheat", "corn"])
def test_fields_give_no_dm(terrain: str) -> None:
    """COH-5.01(2)."""
    assert shot_at(True, MOVE, terrain).values()[1] == 11


def test_only_infantry_is_penalised() -> None:
    """COH-5.01(2), 1.1(2): a pushed gun is no infantry; its front is blue armour."""
    b = shot_at(True, MOVE, unit="G_PAK38")
    assert b.values()[1] == 13
    gun = step("open", "G_PAK38", options=CAUTIOUS)
    assert gun.refused("creep G-INF-1 F06") == "COH-5.01"


def test_own_fire_in_the_same_turn_is_not_enemy_fire() -> None:
    """COH-5.01(2): by Double Action a squad enters close combat and a friend fires into the hex."""
    units = {"G-INF-1": "G_INF F05 E", "G-INF-2": "G_INF F03 E", "S-RIF-1": "S_RIF F06 W"}
    b = Battle(
        units, current_cap=(1, 0), options=CAUTIOUS, hand={"german": ["double-action"]}, rolls=[2, 2, 2, 2]
    )
    b.play("card double-action", "opp G-INF-1", "move G-INF-1 F06", "face G-INF-1 W")
    b.play("opp G-INF-2", "fire G-INF-2 F06", "against G-INF-1")
    defence = {event[0]: event[2] for event in b.told("attacked")}
    assert defence == {b.unit("G-INF-1"): 12, b.unit("S-RIF-1"): 12}


def test_transported_infantry_is_never_penalised() -> None:
    """COH-5.01(3): the half-track drives into the open; its passenger has rear 11 and the shield's 2."""
    units = {"G-APC-1": "G_2511 F05 E", "G-INF-1": "G_INF F05 E", "S-GRD-1": "S_GRD F11 W"}
    b = Battle(units, current_cap=(1, 0), options=CAUTIOUS, rolls=[2, 2])
    b.play("cap G-INF-1", "load G-INF-1 G-APC-1", "pass")
    b.play("opp G-APC-1", "move G-APC-1 F06", "face G-APC-1 E", "done")
    b.play("opp S-GRD-1", "fire S-GRD-1 F06", "against G-INF-1")
    assert (b.unit("G-INF-1"), 13) in [(event[0], event[2]) for event in b.told("attacked")]


def test_a_pivot_is_no_move() -> None:
    """COH-5.01(2): only moving into a hex."""
    units = {"G-INF-1": "G_INF F06 W active", "S-GRD-1": "S_GRD F10 W"}
    b = Battle(units, ap=(7, 0), current_cap=(0, 0), options=CAUTIOUS, rolls=[2])
    b.play("ap G-INF-1", "pivot G-INF-1 E", "opp S-GRD-1", "fire S-GRD-1 F06")
    assert b.values()[1] == 12


def test_a_cautious_move_that_cannot_be_paid_is_refused() -> None:
    """COH-5.01(3): 1 AP is enough for the move, not for caution; by OPP it is free."""
    b = Battle(ALONE, ap=(1, 0), current_cap=(0, 0), options=CAUTIOUS)
    assert b.refused("ap G-INF-1", "creep G-INF-1 F06") == "COH-3.21"
    b = Battle({**ALONE, "G-INF-1": "G_INF F05 E"}, current_cap=(0, 0), options=CAUTIOUS)
    b.play("opp G-INF-1", *CREEP)
    assert b.s.exposed[b.unit("G-INF-1")] == 0


# -- COH-5.1: reinforcements ---------------------------------------------------------------------------


def arrivals(
    entry: list[str],
    round: int = 2,
    units: tuple[str, ...] = ("G-INF-8",),
    enemy: str = "A01",
    since: int = 2,
    **fields: Any,
) -> Battle:
    """A battle in which German squads may enter at F18 or elsewhere from round 2 on; here in `round`."""
    late = {
        "side": "german",
        "round": since,
        "entry": [f"1-{name}" for name in entry],
        "units": [{"key": key, "unit": "G_INF"} for key in units],
    }
    on_map = {"G-INF-1": "G_INF A05 E", "S-RIF-1": f"S_RIF {enemy} W"}
    b = Battle(on_map, cap=(0, 0), reinforcements=[late], **fields)
    for _ in range(round - 1):
        b.next_round()
    return b


def test_reinforcements_do_not_come_before_their_round() -> None:
    """COH-5.1(1)."""
    b = arrivals(["F18"], round=1)
    for key in ("activate G-INF-8", "opp G-INF-8"):
        assert b.refused(key) == "COH-5.1"


def test_COH_T066_a_reinforcement_enters_late_on_its_own_hex() -> None:
    """COH-5.1(1), (2), F.3: in round 4 for the move price of the first whole hex."""
    given, then = case("COH-T066")["given"], case("COH-T066")["then"]
    for terrain, cost in (("open", 0), ("forest", 1)):
        rounds = {"round": given["round"], "since": given["available_round"]}
        b = arrivals(given["entry"], **rounds, terrain={"F18": terrain})
        assert b.s.round == given["round"]
        b.play("activate G-INF-8", "ap G-INF-8")
        assert ("move G-INF-8 F18" in b.offers()) == then["legal"]
        assert b.price("move G-INF-8 F18", "face G-INF-8 W") == b.sc.move[b.unit("G-INF-8")] + cost
        assert (b.where("G-INF-8"), b.facing("G-INF-8"), b.asked()) == ("F18", "W", "soviet")


def test_COH_T067_entry_on_another_hex_is_refused() -> None:
    """COH-5.1(1)."""
    given, then = case("COH-T067")["given"], case("COH-T067")["then"]
    b = arrivals(given["entry"], enemy=given["entry"][0] if given["occupied_by_enemy"] else "A01")
    assert b.verdict("activate G-INF-8", "ap G-INF-8", "move G-INF-8 E18") == (then["legal"], "COH-5.1")


def test_COH_T068_a_blocked_entry_hex() -> None:
    """COH-5.1(3): the nearest free hexes instead, the owner chooses; the blocked one is closed."""
    given, then = case("COH-T068")["given"], case("COH-T068")["then"]
    b = arrivals(given["entry"], enemy=given["entry"][0] if given["occupied_by_enemy"] else "A01")
    b.play("activate G-INF-8", "ap G-INF-8")
    assert b.refused("move G-INF-8 F18") == "COH-5.1"
    assert b.refused("move G-INF-8 F16") == "COH-5.1"
    moves = [key.split()[2] for key in b.offers() if key.startswith("move")]
    assert sorted(moves) == ["E18", "F17", "G18"]
    b.play("move G-INF-8 E18", "face G-INF-8 W")
    assert (b.where("G-INF-8") == "E18") == then["legal"]


def test_a_blocked_hex_gives_way_only_to_enterable_ones() -> None:
    """COH-5.1(3), 4.0(4): a pushed gun does not enter a river."""
    late = {
        "side": "german",
        "round": 2,
        "entry": ["1-F18"],
        "units": [{"key": "G-PAK-8", "unit": "G_PAK38"}],
    }
    units = {"G-INF-1": "G_INF A05 E", "S-RIF-1": "S_RIF F18 W"}
    b = Battle(units, cap=(0, 0), reinforcements=[late], terrain={"E18": "river", "G18": "river"})
    b.next_round()
    b.play("opp G-PAK-8")
    assert b.offers() == ["move G-PAK-8 F17"]


def test_an_entry_hex_that_bars_the_unit_is_not_entered() -> None:
    """COH-5.1(2), 4.0(4): the scenario's entry hex is a river, the unit a pushed gun."""
    late = {
        "side": "german",
        "round": 2,
        "entry": ["1-F18", "1-G18"],
        "units": [{"key": "G-PAK-8", "unit": "G_PAK38"}],
    }
    units = {"G-INF-1": "G_INF A05 E", "S-RIF-1": "S_RIF A18 W"}
    b = Battle(units, cap=(0, 0), reinforcements=[late], terrain={"F18": "river"})
    b.next_round()
    b.play("opp G-PAK-8")
    assert "move G-PAK-8 F18" not in b.offers()
    assert "move G-PAK-8 G18" in b.offers()


def test_a_friend_does_not_block_an_entry_hex() -> None:
    """COH-5.1(3): only the enemy does."""
    b = arrivals(["F18"], units=("G-INF-8", "G-INF-9"))
    b.play("opp G-INF-8", "move G-INF-8 F18", "face G-INF-8 W", "pass")
    b.play("opp G-INF-9", "move G-INF-9 F18", "face G-INF-9 W")
    assert b.where("G-INF-9") == "F18"


@pytest.mark.parametrize(("payment", "status"), [("ap", "activated"), ("opp", "spent")])
def test_entering_is_paid_like_any_move(payment: str, status: str) -> None:
    """COH-5.1(2): AP or OPP."""
    b = arrivals(["F18"])
    if payment == "ap":
        b.play("activate G-INF-8")
    b.play(f"{payment} G-INF-8", "move G-INF-8 F18", "face G-INF-8 W")
    assert (b.where("G-INF-8"), b.status("G-INF-8")) == ("F18", status)


def test_entering_may_be_paid_by_cap() -> None:
    """COH-5.1(2)."""
    late = {"side": "german", "round": 2, "entry": ["1-F18"], "units": [{"key": "G-INF-8", "unit": "G_INF"}]}
    b = Battle({"G-INF-1": "G_INF A05 E", "S-RIF-1": "S_RIF A18 W"}, cap=(3, 0), reinforcements=[late])
    b.next_round()
    b.play("cap G-INF-8", "move G-INF-8 F18", "face G-INF-8 W")
    assert (b.s.cap[0], b.status("G-INF-8")) == (2, "fresh")


def test_several_enter_together() -> None:
    """COH-5.1(2), E.1: one group move, one price, all at the same edge."""
    b = arrivals(["F18", "G18"], units=("G-INF-7", "G-INF-8", "G-INF-9"), terrain={"G18": "forest"})
    b.play("activate G-INF-7", "ap G-INF-7", "with G-INF-8", "with G-INF-9")
    b.play("move G-INF-7 F18", "face G-INF-7 W", "move G-INF-8 G18", "face G-INF-8 W")
    b.play("move G-INF-9 F18", "face G-INF-9 W")
    assert [b.where(f"G-INF-{i}") for i in (7, 8, 9)] == ["F18", "G18", "F18"]
    assert b.s.ap[0] == 5
    assert b.asked() == "soviet"


def test_units_of_two_rounds_that_wait_at_one_edge_enter_together() -> None:
    """COH-5.1(1), (2), E.1: they stand beside each other off the map, whenever they came."""
    late = [
        {"side": "german", "round": n, "entry": ["1-F18"], "units": [{"key": f"G-INF-{n}", "unit": "G_INF"}]}
        for n in (2, 3)
    ]
    units = {"G-INF-1": "G_INF A05 E", "S-RIF-1": "S_RIF A01 W"}
    b = Battle(units, cap=(0, 0), reinforcements=late)
    b.next_round()
    b.next_round()
    b.play("opp G-INF-2", "with G-INF-3", "move G-INF-2 F18", "face G-INF-2 W")
    b.play("move G-INF-3 F18", "face G-INF-3 W")
    assert (b.where("G-INF-2"), b.where("G-INF-3")) == ("F18", "F18")


def test_a_waiting_unit_does_not_group_with_one_on_the_map() -> None:
    """COH-5.1(2), 9.1(4): it is beside nobody yet."""
    b = arrivals(["A05"])
    b.play("activate G-INF-8", "ap G-INF-8")
    assert b.refused("with G-INF-1") == "COH-9.1"


def test_a_waiting_unit_can_only_enter() -> None:
    """COH-5.1(1): it is off the map."""
    b = arrivals(["F18"])
    b.play("activate G-INF-8", "ap G-INF-8")
    assert b.refused("pivot G-INF-8 W") == "COH-5.1"
    assert [key.split()[0] for key in b.offers()] == ["move"]


def test_a_waiting_unit_may_wait_for_rounds() -> None:
    """COH-5.1(1), F.3."""
    b = arrivals(["F18"], round=5)
    assert b.where("G-INF-8") == "@waiting"
    assert "opp G-INF-8" in b.offers()


# -- COH-5.1: leaving the map --------------------------------------------------------------------------

EXIT = {"per_enemy_unit": 1, "hexes": [], "exit": {"side": "german", "hexes": ["1-F18"], "vp": 2}}
EDGE = {"G-INF-1": "G_INF F18 E", "G-INF-2": "G_INF F17 E", "S-RIF-1": "S_RIF A01 W"}


def test_COH_T070_leaving_the_map_is_refused_by_default() -> None:
    """COH-5.1(4)."""
    given, then = case("COH-T070")["given"], case("COH-T070")["then"]
    ways_out: dict[str, Any] = {"victory": EXIT} if given["scenario_exit"] else {}
    b = Battle(EDGE, **ways_out)
    b.play("activate G-INF-1", "ap G-INF-1")
    assert b.verdict("exit G-INF-1") == (then["legal"], "COH-5.1")


def test_leaving_costs_the_open_ground_price() -> None:
    """COH-5.1(4), ruling G-06: a move action; the scenario may score it."""
    b = Battle(EDGE, victory=EXIT, current_cap=(3, 0), terrain={"F18": "forest"})
    b.play("activate G-INF-1", "ap G-INF-1", "exit G-INF-1")
    assert (b.where("G-INF-1"), b.s.cap[0], b.s.vp) == ("@exited", 3, [2, 0])
    assert (b.s.ap[0], b.s.active[0], b.asked()) == (0, 0, "soviet")  # nobody is left to use the pool


def test_leaving_a_shared_pool_takes_the_price_from_it() -> None:
    """COH-5.1(4), 9.0(6): the other member goes on with what is left."""
    units = {key: text + (" active" if key[0] == "G" else "") for key, text in EDGE.items()}
    b = Battle(units, victory=EXIT, ap=(7, 0), current_cap=(0, 0))
    b.play("ap G-INF-1", "exit G-INF-1")
    assert (b.s.ap[0], b.s.cap[0]) == (6, 0)
    assert b.s.active[0] == 1 << b.unit("G-INF-2")


def test_leaving_by_opp_or_cap() -> None:
    """COH-5.1(4): paid for like any move."""
    b = Battle(EDGE, victory=EXIT, current_cap=(3, 0))
    b.play("cap G-INF-1", "exit G-INF-1")
    assert (b.where("G-INF-1"), b.s.cap[0]) == ("@exited", 2)
    b = Battle(EDGE, victory=EXIT, current_cap=(0, 0))
    b.play("opp G-INF-1", "exit G-INF-1")
    assert b.where("G-INF-1") == "@exited"


def test_leaving_only_from_the_named_hexes_and_by_the_named_side() -> None:
    """COH-5.1(4)."""
    b = Battle({**EDGE, "S-RIF-1": "S_RIF F18 W"}, victory=EXIT)
    assert b.refused("activate G-INF-2", "ap G-INF-2", "exit G-INF-2") == "COH-5.1"
    b = Battle({**EDGE, "S-RIF-1": "S_RIF F18 W"}, victory=EXIT, turn="soviet")
    assert b.refused("activate S-RIF-1", "ap S-RIF-1", "exit S-RIF-1") == "COH-5.1"


def test_who_has_left_does_not_come_back() -> None:
    """COH-5.1(4)."""
    b = Battle(EDGE, victory=EXIT)
    b.play("opp G-INF-1", "exit G-INF-1", "pass")
    for key in ("activate G-INF-1", "cap G-INF-1"):
        assert b.refused(key) == "COH-5.1"


def test_a_unit_that_left_is_no_loss() -> None:
    """COH-5.1(4), 2.0(3): it covers no CAP and gives the enemy nothing."""
    b = Battle(EDGE, victory=EXIT, cap=(4, 0))
    b.play("opp G-INF-1", "exit G-INF-1")
    b.next_round()
    assert (b.s.cap[0], b.s.lost, b.s.vp[1]) == (4, [0, 0], 0)


# -- COH-5.2: facing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("facing", FACINGS)
def test_three_hexes_are_front_and_three_rear(facing: str) -> None:
    """COH-5.2(1), (2), (4): front hexes cost 1, rear hexes 2, without pivoting."""
    around = ["E06", "F06", "G06", "G05", "F04", "E05"]
    ahead = FACINGS.index(facing)
    for turned in range(6):
        to = around[(ahead + turned) % 6]
        b = Battle({**ALONE, "G-INF-1": f"G_INF F05 {facing} active"}, ap=(7, 0))
        reason = 1 if turned in (0, 1, 5) else 2
        assert b.price("ap G-INF-1", f"move G-INF-1 {to}", f"face G-INF-1 {facing}") == reason


def test_COH_T072_moving_backwards_costs_one_more() -> None:
    """COH-5.2(4)."""
    given, then = case("COH-T072")["given"], case("COH-T072")["then"]
    unit = given["unit"]
    text = f"{walker(unit['move'])} {unit['hex']} {FACINGS[unit['facing']]} active"
    b = Battle({**ALONE, "G-INF-1": text}, terrain={given["to"]: given["terrain"][0]}, ap=(7, 0))
    assert b.price("ap G-INF-1", f"move G-INF-1 {given['to']}", "face G-INF-1 E") == then["price"]


@pytest.mark.parametrize("facing", FACINGS)
def test_after_a_move_any_facing_is_free(facing: str) -> None:
    """COH-5.2(3): before the opponent reacts, also after a reverse move."""
    for to, price in (("F06", 1), ("F04", 2)):
        b = Battle(ALONE, ap=(7, 0))
        assert b.price("ap G-INF-1", f"move G-INF-1 {to}", f"face G-INF-1 {facing}") == price
        assert (b.facing("G-INF-1"), b.asked()) == (facing, "soviet")


def test_the_free_facing_comes_before_the_enemys_turn() -> None:
    """COH-5.2(3)."""
    b = step("open")
    b.play("move G-INF-1 F06")
    assert b.asked() == "german"
    assert b.offers() == [f"face G-INF-1 {facing}" for facing in FACINGS]
    assert b.refused("face S-RIF-1 E") == "COH-0.6"


def test_the_facing_is_always_a_hexside() -> None:
    """COH-5.2(1): six directions, no others."""
    b = Battle(ALONE, ap=(7, 0))
    b.play("ap G-INF-1")
    with pytest.raises(ValueError):
        b.play("pivot G-INF-1 N")


# -- COH-5.3: pivots -----------------------------------------------------------------------------------


def test_COH_T073_a_pivot_costs_one() -> None:
    """COH-5.3(1): 180 degrees."""
    given, then = case("COH-T073")["given"], case("COH-T073")["then"]
    b = Battle(ALONE, ap=(given["ap"], 0))
    b.play("ap G-INF-1", "pivot G-INF-1 W")
    assert (b.s.ap[0], b.facing("G-INF-1"), b.where("G-INF-1")) == (then["ap"], "W", "F05")
    assert b.asked() == "soviet"


@pytest.mark.parametrize("facing", ["NE", "SE", "SW", "W", "NW"])
def test_any_other_facing_costs_one(facing: str) -> None:
    """COH-5.3(1)."""
    b = Battle({**ALONE, "G-INF-1": "G_HMG F05 E active"}, ap=(7, 0))
    assert b.price("ap G-INF-1", f"pivot G-INF-1 {facing}") == 1
    assert b.facing("G-INF-1") == facing


def test_a_pivot_turns() -> None:
    """COH-5.3(1): into the facing one has is no pivot."""
    b = Battle(ALONE, ap=(7, 0))
    assert b.refused("ap G-INF-1", "pivot G-INF-1 E") == "COH-5.3"


# -- what a player is told of a price ---------------------------------------------------------------------


@pytest.mark.parametrize(("to", "reverse"), [("F06", None), ("F04", 1)])
@pytest.mark.parametrize("terrain", ["open", "forest"])
def test_the_price_of_a_move_is_told_line_by_line(to: str, reverse: int | None, terrain: str) -> None:
    """COH-5.0(2), 5.2(4): the lines add up to what is paid, in front and backwards."""
    b = Battle(ALONE, terrain={to: terrain}, ap=(7, 0), current_cap=(0, 0))
    b.play("ap G-INF-1")
    [ledger] = b.game.seat(0).odds(b.full(f"move G-INF-1 {to}")).ledgers
    told = {line.text.id: line.value for line in ledger.lines}
    assert told["coh-modifier-terrain"] == (1 if terrain == "forest" else 0)
    assert told.get("coh-modifier-reverse") == reverse
    assert ledger.total == sum(told.values()) == b.price(f"move G-INF-1 {to}", "face G-INF-1 E")


def test_no_line_for_reverse_with_organized_retreat() -> None:
    """COH-C.V09."""
    cards = [{"unit": "G-INF-1", "cards": ["V09"]}]
    b = Battle(ALONE, ap=(7, 0), current_cap=(0, 0), veterans=cards)
    b.play("ap G-INF-1")
    [ledger] = b.game.seat(0).odds(b.full("move G-INF-1 F04")).ledgers
    assert "coh-modifier-reverse" not in [line.text.id for line in ledger.lines]
