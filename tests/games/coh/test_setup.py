# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 0 and 1: grid, sequence of play, ways to pay, setting up, what infantry is."""

from __future__ import annotations

import pytest

from grognard.core.referee.errors import NotYours, Unreadable
from grognard.core.referee.game import Game, new
from grognard.games.coh.box.data_files import load_box, load_scenario
from grognard.games.coh.box.setup import load
from grognard.games.coh.state import CohState

from .battle import Battle
from .cases import case

TWO = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F12 W"}
NEAR = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}


def granary() -> tuple[Game, CohState]:
    game = new("coh/dawn-at-the-granary", seed=1)
    assert isinstance(game.state, CohState)
    return game, game.state


# -- COH-0.4 -------------------------------------------------------------------------------------------


def test_COH_T003_coordinates_are_board_row_column() -> None:
    """COH-0.4(1): 7-G08 is board 7, row G, column 8."""
    given, then = case("COH-T003")["given"], case("COH-T003")["then"]
    sc = load("dawn-at-the-granary", {})
    h = sc.board.hex(given["text"])
    assert sc.board.name(h) == f"{then['board']}-{then['row']}{then['col']:02}"
    row, column = "ABCDEFGHIJKL".index(then["row"]), then["col"] - 1
    assert h == 18 * row + column
    assert sc.terrain_names[h] == "stone-building"  # the note of the case
    assert sc.board.hex("7-g8") == h


def test_there_are_no_part_hexes() -> None:
    """COH-0.4(2): nobody stands on or moves to anything but a whole hex."""
    b = Battle({"G-INF-1": "G_INF F18 E", "S-RIF-1": "S_RIF A01 W"})
    b.play("activate G-INF-1", "ap G-INF-1")
    moves = [key for key in b.offers() if key.startswith("move")]
    assert moves == ["move G-INF-1 G18", "move G-INF-1 F17", "move G-INF-1 E18"]
    with pytest.raises(Unreadable):
        b.game.play("move G-INF-1 1-F19")


def moves_from(hex_name: str) -> list[str]:
    b = Battle({"G-INF-1": f"G_INF {hex_name} E", "S-RIF-1": "S_RIF L18 W"})
    b.play("activate G-INF-1", "ap G-INF-1")
    return [key.split()[2] for key in b.offers() if key.startswith("move")]


def test_rows_b_d_f_are_shifted_right() -> None:
    """COH-0.4(3), ruling G-01: directions NE E SE SW W NW from a shifted row and from a straight one."""
    assert moves_from("F05") == ["E06", "F06", "G06", "G05", "F04", "E05"]
    assert moves_from("E05") == ["D05", "E06", "F05", "F04", "E04", "D04"]


def test_centres_have_the_given_whole_coordinates() -> None:
    """COH-0.4(4): X = 2 * column (+ 1 in shifted rows), Y = 3 * row."""
    board = Battle(TWO).sc.board
    for row in range(12):
        for column in range(18):
            h = 18 * row + column
            assert (board.x[h] - board.x[0], board.y[h] - board.y[0]) == (2 * column + row % 2, 3 * row)


@pytest.mark.parametrize(
    ("a", "b", "distance"),
    [("F05", "F05", 0), ("F05", "E06", 1), ("F05", "F12", 7), ("A01", "C01", 2), ("A01", "L18", 23)],
)
def test_distance_does_not_count_the_start_hex(a: str, b: str, distance: int) -> None:
    """COH-0.4(5)."""
    battle = Battle(TWO)
    assert battle.sc.distance[battle.hex(a) * battle.sc.n + battle.hex(b)] == distance


def test_boards_lie_side_by_side() -> None:
    """COH-0.4(1), (2): the rows run on into the next board, the roads with them (COH-5.0(3))."""
    units = {"G-INF-1": "G_INF F18 E active", "S-RIF-1": "S_RIF A01 W"}
    b = Battle(units, layout=[[1, 8]], ap=(7, 0), roads=[["F17", "F18"]])
    b.play("ap G-INF-1")
    moves = [key.split()[2] for key in b.offers() if key.startswith("move")]
    assert moves == ["8-E01", "8-F01", "8-G01", "G18", "F17", "E18"]
    assert b.sc.distance[b.hex("F18") * b.sc.n + b.sc.board.hex("8-F03")] == 3
    assert b.sc.board.road[6 * b.hex("F18") + 1]
    assert b.price("move G-INF-1 8-F01", "face G-INF-1 E") == 1


# -- COH-0.6 -------------------------------------------------------------------------------------------


def test_setup_rounds_and_game_end_follow_each_other() -> None:
    """COH-0.6(1): SETUP, preparation, turns, end of round, and after the last one the end of the game."""
    b = Battle(TWO, begin="setup", cap=(0, 0), rounds=2, rolls=[5, 6, 6, 5])
    assert [b.s.lanes[0][i].NAME for i in range(3)] == ["Setup", "Round", "Turn"]
    b.play("pass", "pass", "pass", "pass")
    assert b.game.over
    wanted = ["round-begins", "initiative", "round-ends", "round-begins", "initiative", "round-ends"]
    assert [e for e in b.events() if e in wanted] == wanted
    assert b.events()[-1] == "game-ends"


def test_round_one_only_sets_the_cap_before_the_cards() -> None:
    """COH-0.6(2): in round 1 nothing is flipped or lost; CAP stand on the scenario's value."""
    b = Battle(TWO, begin="setup", cap=(3, 2), current_cap=(0, 0), rolls=[9, 5])
    assert b.s.round == 1
    assert b.s.cap == [3, 2]
    b.play("commit 0", "commit 0")
    assert b.asked() == "german"


def test_before_the_action_units_are_spent_and_activated_freely() -> None:
    """COH-0.6(3): T0 as often as one likes, T1 once, then it is the other side's turn."""
    b = Battle({"G-INF-1": "G_INF F05 E", "G-INF-2": "G_INF F04 E", "S-RIF-1": "S_RIF F12 W"})
    b.play("activate G-INF-1", "spend", "activate G-INF-2")
    assert b.asked() == "german"
    assert (b.status("G-INF-1"), b.status("G-INF-2")) == ("spent", "activated")
    b.play("ap G-INF-2", "pivot G-INF-2 W")
    assert b.asked() == "soviet"


def test_COH_T376_a_switch_and_then_one_action() -> None:
    """COH-0.6(3)."""
    given, then = case("COH-T376")["given"], case("COH-T376")["then"]
    units = {"G-INF-1": "G_INF F05 E active", "G-INF-2": "G_INF F04 E", "S-RIF-1": "S_RIF F12 W"}
    b = Battle(units, ap=(given["ap"], 0), current_cap=(0, 0))
    b.play("spend", "activate G-INF-2", "ap G-INF-2", "move G-INF-2 G05", "face G-INF-2 E")
    assert b.status("G-INF-1") == then["A"]
    letters = {"A": "G-INF-1", "B": "G-INF-2"}
    assert b.s.active[0] == sum(1 << b.unit(letters[name]) for name in then["activated"])
    assert b.s.ap[0] == then["ap"]
    assert (b.asked() == "soviet") == then["turn_over"]


def test_COH_T377_two_actions_in_one_turn_are_refused() -> None:
    """COH-0.6(3), 2.2(1): after the action the other side is asked; the actor's second one is not taken."""
    then = case("COH-T377")["then"]
    b = Battle({**NEAR, "G-INF-1": "G_INF F05 E active"}, ap=(7, 0))
    b.play("ap G-INF-1", "pivot G-INF-1 W")
    for key in ("ap G-INF-1", "opp G-INF-1", "cap G-INF-1"):
        with pytest.raises(NotYours):
            b.game.play(key, 0)
        assert b.verdict(key) == (then["legal"], "COH-2.2")  # the Soviet cannot do it for him either
    assert b.s.ap[0] == 6


def test_nobody_interrupts_an_action() -> None:
    """COH-0.6(7): from the move to the free facing, and before a roll, only the acting side is asked."""
    b = Battle(NEAR, rolls=[2])
    asked = []
    for key in ["activate G-INF-1", "ap G-INF-1", "fire G-INF-1 F08", "commit 0"]:
        asked.append(b.asked())
        with pytest.raises(NotYours):
            b.game.play("pass", 1)
        b.play(key)
    assert asked == ["german"] * 4
    assert b.asked() == "soviet"


def test_a_builder_cannot_be_left_for_something_else() -> None:
    """COH-0.6(3): once an action is begun only its own choices are on offer."""
    b = Battle({**NEAR, "G-INF-2": "G_INF A02 E"})
    b.play("activate G-INF-1", "ap G-INF-1")
    assert b.refused("pass") == "COH-0.6"
    assert b.refused("activate G-INF-2") == "COH-0.6"


# -- COH-0.7 -------------------------------------------------------------------------------------------


def test_an_action_is_not_named_before_its_payment() -> None:
    """COH-0.7: every action is paid for in one of the four ways."""
    b = Battle(NEAR)
    assert b.refused("fire G-INF-1 F08") == "COH-0.7"
    assert b.refused("pivot G-INF-1 W") == "COH-0.7"


def test_ap_are_paid_only_by_activated_units() -> None:
    """COH-0.7(1): without an activation there is no pool."""
    b = Battle(NEAR)
    assert b.refused("ap G-INF-1") == "COH-3.0"
    b.play("activate G-INF-1")
    assert b.price("ap G-INF-1", "pivot G-INF-1 W") == 1
    assert b.s.ap[0] == 6


def test_a_pool_at_zero_spends_all_who_share_it() -> None:
    """COH-0.7(1): all activated units become spent."""
    units = {"G-INF-1": "G_INF F05 E active", "G-INF-2": "G_INF F04 E active", "S-RIF-1": "S_RIF F12 W"}
    b = Battle(units, ap=(1, 0))
    b.play("ap G-INF-1", "pivot G-INF-1 W")
    assert (b.status("G-INF-1"), b.status("G-INF-2"), b.s.ap[0]) == ("spent", "spent", 0)


def test_opp_ignores_the_price_and_spends() -> None:
    """COH-0.7(2)."""
    b = Battle(NEAR, current_cap=(0, 0), rolls=[2])
    assert b.price("opp G-INF-1", "fire G-INF-1 F08") == 0
    assert b.status("G-INF-1") == "spent"


@pytest.mark.parametrize("state", ["", "spent", "active"])
def test_cap_pay_the_whole_price_and_change_no_state(state: str) -> None:
    """COH-0.7(3)."""
    b = Battle({**NEAR, "G-INF-1": f"G_INF F05 E {state}"}, current_cap=(5, 0), ap=(6, 0), rolls=[2])
    before = b.status("G-INF-1")
    b.play("cap G-INF-1", "fire G-INF-1 F08", "commit 0")
    assert (b.s.cap[0], b.s.ap[0], b.status("G-INF-1")) == (2, 6, before)


@pytest.mark.parametrize("state", ["", "spent"])
def test_a_card_costs_its_own_price_and_changes_no_state(state: str) -> None:
    """COH-0.7(4), 2.2(8): Command Action is free, also for a shot of three AP."""
    units = {**NEAR, "G-INF-1": f"G_INF F05 E {state}"}
    b = Battle(units, current_cap=(0, 0), hand={"german": ["command-action"]}, rolls=[2])
    before = b.status("G-INF-1")
    b.play("card command-action", "use G-INF-1", "fire G-INF-1 F08")
    assert (b.s.cap[0], b.s.ap[0], b.status("G-INF-1")) == (0, 0, before)
    assert b.asked() == "soviet"


@pytest.mark.parametrize(("hit", "price"), [("", 3), ("suppressed", 4), ("cowering", 5), ("pinned", 3)])
def test_fire_price_is_fire_cost_and_hit_counter(hit: str, price: int) -> None:
    """COH-0.7(5), first half: fire cost plus the counter's change."""
    units = {"G-INF-1": f"G_INF F05 E active {hit}", "S-RIF-1": "S_RIF F06 W"}
    b = Battle(units, ap=(7, 0), current_cap=(0, 0), rolls=[2])
    assert b.price("ap G-INF-1", "fire G-INF-1 F06") == price


def test_move_price_adds_everything_up() -> None:
    """COH-0.7(5), second half: move cost 2, marsh 2, backwards 1, Cowering 1."""
    b = Battle({"G-HMG-1": "G_HMG F05 E active cowering", "S-RIF-1": "S_RIF A18 W"},
               terrain={"F04": "marsh"}, ap=(7, 0))  # fmt: skip
    assert b.price("ap G-HMG-1", "move G-HMG-1 F04", "face G-HMG-1 E") == 6


@pytest.mark.parametrize(
    ("keys", "price"),
    [
        (["move G-INF-1 F06", "face G-INF-1 E"], 1),
        (["pivot G-INF-1 W"], 1),
        (["fire G-INF-1 F08"], 3),
        (["rally G-INF-1"], 5),
        (["dig G-INF-1"], 7),
    ],
)
def test_base_prices_of_the_actions(keys: list[str], price: int) -> None:
    """COH-0.7(6): move, pivot, fire, rally and dig."""
    units = {"G-INF-1": "G_INF F05 E active unnerved", "S-RIF-1": "S_RIF F08 W"}
    b = Battle(units, ap=(7, 0), current_cap=(0, 0), options={"hasty-defence": "on"}, rolls=[2])
    assert b.price("ap G-INF-1", *keys) == price


def test_COH_T378_a_suppressed_tank_fires_out_of_its_arc() -> None:
    """COH-0.7(5): fire cost 3, Suppressed 1, out of arc 1, by AP or CAP; an OPP is free."""
    given, then = case("COH-T378")["given"], case("COH-T378")["then"]
    tank = f"{given['unit']} F05 E {given['counter']}"
    units = {"G-PZ-1": tank, "S-RIF-1": "S_RIF F02 W"}
    b = Battle({**units, "G-PZ-1": tank + " active"}, ap=(7, 0), current_cap=(0, 0), rolls=[2])
    assert b.price(f"{given['pay'].lower()} G-PZ-1", "fire G-PZ-1 F02") == then["price"]
    b = Battle(units, current_cap=(5, 0), rolls=[2])
    assert b.price("cap G-PZ-1", "fire G-PZ-1 F02") == then["price"]
    b = Battle(units, current_cap=(0, 0), rolls=[2])
    assert b.price("opp G-PZ-1", "fire G-PZ-1 F02") == 0


def test_close_combat_costs_the_fire_price() -> None:
    """COH-0.7(6): CC attack."""
    units = {"G-INF-1": "G_INF F05 E active", "S-RIF-1": "S_RIF F05 W"}
    b = Battle(units, ap=(7, 0), current_cap=(0, 0), rolls=[2])
    assert b.price("ap G-INF-1", "assault G-INF-1") == 3


# -- COH-1.0 -------------------------------------------------------------------------------------------


def test_a_scenario_fixes_map_forces_cap_and_rounds() -> None:
    """COH-1.0(1), (3): what the file of Dawn at the Granary says is what is played."""
    game, s = granary()
    sc = s.sc
    file = load_scenario("dawn-at-the-granary")
    assert (sc.rounds, sc.cap) == (file.rounds, [file.cap.german, file.cap.soviet])
    assert sc.unit_names[:2] == ["S-RIF-1", "S-RIF-2"]
    assert [len(units) for units in sc.units_of] == [5, 5]
    assert sc.n == 12 * 18
    assert sc.awards == [(0, 2, 1), (1, 1, 0)]
    assert game.scenario.seats == ["german", "soviet"]


def test_the_round_marker_starts_on_one() -> None:
    """COH-1.0(2)."""
    assert granary()[1].round == 1


def test_units_start_fresh_on_their_hexes_with_their_facings() -> None:
    """COH-1.0(4)."""
    _, s = granary()
    u = s.sc.unit_names.index("G-HMG-1")
    assert (s.place[u], s.facing[u]) == (s.sc.board.hex("7-F02"), 1)
    assert set(s.status) == {0}
    assert set(s.hit) == {0}


def test_the_owner_chooses_a_facing_that_is_not_given() -> None:
    """COH-1.0(4): any of the six, asked of its owner before play."""
    units = {"G-INF-1": "G_INF F05 ?", "S-RIF-1": "S_RIF F12 ?"}
    b = Battle(units, begin="setup", cap=(0, 0), rolls=[5, 6])
    assert b.asked() == "german"
    assert len(b.offers()) == 6
    assert b.refused("face S-RIF-1 W") == "COH-0.6"
    b.play("face G-INF-1 SW")
    assert b.asked() == "soviet"
    b.play("face S-RIF-1 NE")
    assert (b.facing("G-INF-1"), b.facing("S-RIF-1")) == ("SW", "NE")


def test_the_odds_of_the_last_facing_do_not_run_on_into_the_deal() -> None:
    """COH-1.0(4), (7): choosing a facing has no chances, though the hands are dealt right after it."""
    cards = {"numbers": [2, 3, 4, 5, 6, 7], "deal": 3, "draw_per_round": 1}
    b = Battle({"G-INF-1": "G_INF F05 ?", "S-RIF-1": "S_RIF F12 W"}, begin="setup", cards=cards)
    outlook = b.game.seat(0).odds("face G-INF-1 SW")
    assert not outlook.branches
    assert outlook.undecided == 0


def test_tracks_start_at_zero_vp_zero_ap_and_the_scenario_cap() -> None:
    """COH-1.0(5)."""
    _, s = granary()
    assert (s.vp, s.ap, s.cap) == ([0, 0], [0, 0], s.sc.cap)


def test_there_are_two_pools_of_hit_counters() -> None:
    """COH-1.0(6): infantry and vehicle counters apart; what is drawn from a pool only the owner sees."""
    _, s = granary()
    for pool in (0, 1):
        drawn = [n for kind, n in enumerate(s.pool) if s.sc.hit_pool[kind] == pool]
        assert sum(drawn) == load_box().constants.pool_size
    b = Battle(NEAR, current_cap=(0, 0), rolls=[8], draws=["pinned"])
    b.play("opp G-INF-1", "fire G-INF-1 F08")
    pools = [b.game.seat(player).known() for player in (0, 1, -1)]
    left = [known.pool[b.sc.hit_names.index("pinned")] for known in pools if isinstance(known, CohState)]
    assert left == [5, 4, 5]


def test_the_deck_has_the_allowed_cards_and_deals_the_first_hands() -> None:
    """COH-1.0(7): numbers 2 and 12 only, two cards each, drawn blindly, the Soviet first."""
    b = Battle(
        TWO,
        begin="setup",
        cap=(0, 0),
        cards={"numbers": [2, 12], "deal": 2, "draw_per_round": 1},
        draws=[0, 1, 0, 0],
        rolls=[5, 6],
    )
    assert b.sc.card_names == ["command-action", "luck"]
    assert b.s.hand == [2, 0, 1, 1]
    copies = [load_box().action_cards[name].copies for name in b.sc.card_names]
    assert b.s.deck == [copies[0] - 3, copies[1] - 1]
    assert [event[0] for event in b.told("drawn")] == [1, 1, 0, 0]


def test_hexes_of_hidden_units_are_their_owners_secret() -> None:
    """COH-1.0(8): recorded before play, off the map, unknown to the enemy and the public."""
    b = Battle({**TWO, "G-INF-2": "G_INF C03 E hidden"})
    u = b.unit("G-INF-2")
    assert b.where("G-INF-2") == "@hidden"
    known = [b.game.seat(player).known() for player in (0, 1, -1)]
    plots = [state.plot[u] == b.hex("C03") for state in known if isinstance(state, CohState)]
    assert plots == [True, False, False]


# -- COH-1.1 -------------------------------------------------------------------------------------------


def kind_moving(move: int) -> str:
    """A German counter on foot with that red move cost."""
    return next(
        kind.id
        for kind in load_box().units.values()
        if kind.side == "german" and kind.kind in ("infantry", "gun") and kind.move == move
    )


def test_COH_T004_infantry_moves_for_two_or_less() -> None:
    """COH-1.1(1), (2): only infantry may do what is for infantry only, here dig in."""
    given, then = case("COH-T004")["given"], case("COH-T004")["then"]
    moves = {unit["id"]: unit["move"] for unit in given["units"]}
    units = {f"G-U-{i + 1}": f"{kind_moving(m)} F0{i + 3} E active" for i, m in enumerate(moves.values())}
    b = Battle({**units, "S-RIF-1": "S_RIF L18 W"}, ap=(7, 0), options={"hasty-defence": "on"})
    key = dict(zip(moves, units, strict=True))
    for name in moves:
        assert b.sc.infantry[b.unit(key[name])] == (name in then["infantry"])
    for name in then["infantry"]:
        assert b.why(f"ap {key[name]}", f"dig {key[name]}") is None
    for name in then["not_infantry"]:
        why = b.why(f"ap {key[name]}", f"dig {key[name]}")
        assert why is not None
        assert why.rule == "COH-18.1"


@pytest.mark.parametrize(
    "kind", ["G_INF", "G_PZG", "G_HMG", "G_M81", "G_SNP", "G_ENG", "S_RIF", "S_SMG", "S_MMG", "S_PTR"]
)
def test_every_class_of_the_list_is_infantry(kind: str) -> None:
    """COH-1.1(1)."""
    side = "G-INF-1" if kind[0] == "G" else "S-RIF-1"
    b = Battle({**TWO, side: f"{kind} F05 E"})
    assert b.sc.infantry[b.unit(side)]


@pytest.mark.parametrize("kind", ["G_PAK38", "G_PAK40", "G_F88", "G_IG75", "S_AT45", "S_M120"])
def test_pushed_guns_are_no_infantry(kind: str) -> None:
    """COH-1.1(2), ruling G-02: red move cost above 2."""
    side = "G-INF-1" if kind[0] == "G" else "S-RIF-1"
    b = Battle({**TWO, side: f"{kind} F05 E"})
    assert not b.sc.infantry[b.unit(side)]
