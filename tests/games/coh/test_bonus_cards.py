# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 8.1(6): yellow cards, carried out when drawn; secret objectives (COH-C.B1 to C.B4)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.column import UNKNOWN
from grognard.core.telling.message import Ref
from grognard.games.coh import RULES
from grognard.games.coh.box.data_files import load_box
from grognard.games.coh.cards.bonus_cards import deal_objectives, next_cards
from grognard.games.coh.events import TASK_DONE, TASK_FAILED
from grognard.games.coh.show.card_faces import card_faces
from grognard.games.coh.state import CohState
from grognard.games.coh.victory import fulfilled

from .battle import BOARD, Battle
from .cases import case
from .shots import G, S, happened

DUEL = {G: "G_INF F05 E", S: "S_RIF F08 W"}
DECK = {"numbers": [7, 13], "deal": 0, "draw_per_round": 1}
HEXES = [
    {"hex": f"{BOARD}-F05", "vp": 0, "when": "game_end"},
    {"hex": f"{BOARD}-F10", "vp": 0, "when": "game_end"},
]


def bonus(plan: dict[str, Any], **changes: Any) -> Battle:
    """A duel with bonus cards in the deck, at a turn."""
    options: dict[str, Any] = {
        "units": DUEL,
        "current_cap": (0, 0),
        "cap": (0, 0),
        "cards": DECK,
        "bonus": plan,
        **changes,
    }
    return Battle(options.pop("units"), **options)


def card(b: Battle, name: str) -> int:
    return b.sc.card_names.index(name)


def held(b: Battle, side: int) -> list[str]:
    count = len(b.sc.card_names)
    return [name for i, name in enumerate(b.sc.card_names) for _ in range(b.s.hand[side * count + i])]


def draw(b: Battle, *names: str) -> None:
    """Ends the round; these cards are drawn in the next preparation, the German's first."""
    b.script.draws = [card(b, name) for name in names]
    b.next_round()


def known(b: Battle, player: int) -> CohState:
    """The State as a player knows it."""
    s = RULES.redact(b.s, player)
    assert isinstance(s, CohState)
    return s


def imagined(b: Battle, seed: bytes) -> CohState:
    """What may be, as far as the German knows."""
    s = RULES.sample(known(b, 0), 0, seed)
    assert isinstance(s, CohState)
    return s


# -- yellow cards ----------------------------------------------------------------------------------


def numbered(number: int) -> str:
    """The action card of a number."""
    return next(key for key, card in load_box().action_cards.items() if card.number == number)


def test_COH_T458_an_event_is_carried_out_and_replaced() -> None:
    """COH-8.1(6), COH-C.B3."""
    c = case("COH-T458")
    b = bonus({"event": {"effect": "cap", "value": 3, "who": "drawer"}})
    keys = {"Firefight Event": "firefight-event", "#7": numbered(7)}
    draw(b, *(keys[name] for name in c["given"]["draw"]), "sniper")
    played = [b.sc.card_names[e.b] for e in happened(b, "plays-card")]
    assert played == [keys[name] for name in c["then"]["executed"]]
    assert held(b, 0) == [keys[name] for name in c["then"]["hand"]]
    assert b.s.cap == [3, 0]
    assert b.s.deck[card(b, "firefight-event")] == 0


@pytest.mark.parametrize(("who", "cap"), [("drawer", [2, 0]), ("other", [0, 2]), ("both", [2, 2])])
def test_whom_an_event_is_for(who: str, cap: list[int]) -> None:
    """COH-C.B3: as the scenario says."""
    b = bonus({"event": {"effect": "cap", "value": 2, "who": who}})
    draw(b, "firefight-event", "extra-ap", "sniper")
    assert b.s.cap == cap


def test_an_event_of_cards() -> None:
    b = bonus({"event": {"effect": "cards", "value": 2, "who": "other"}})
    draw(b, "firefight-event", "extra-ap", "extra-ap", "sniper", "sniper")
    assert (held(b, 0), held(b, 1)) == (["sniper"], ["extra-ap", "extra-ap", "sniper"])


def test_an_event_of_smoke() -> None:
    """COH-13.0(1): new counters, after the ageing of P2."""
    b = bonus({"event": {"effect": "smoke", "hexes": [f"{BOARD}-F06", f"{BOARD}-F07"]}})
    draw(b, "firefight-event", "extra-ap", "sniper")
    assert (b.s.smoke_new[b.hex("F06")], b.s.smoke_new[b.hex("F07")], b.s.smoky) == (1, 1, 2)


def reinforced(round_: int) -> Battle:
    arrival = {"key": "G-INF-2", "unit": "G_INF"}
    group = {"side": "german", "round": round_, "entry": [f"{BOARD}-F01"], "units": [arrival], "event": True}
    return bonus({"event": {"effect": "reinforcement"}}, reinforcements=[group])


def test_an_event_of_reinforcements() -> None:
    """COH-C.B3, 5.1: they may enter from now on, not before their round."""
    b = reinforced(2)
    draw(b, "extra-ap", "extra-ap")
    assert b.where("G-INF-2") == "@reserve"
    draw(b, "sniper", "firefight-event", "sniper")
    assert b.where("G-INF-2") == "@waiting"
    b = reinforced(4)
    draw(b, "firefight-event", "extra-ap", "extra-ap")
    assert b.where("G-INF-2") == "@reserve"
    draw(b, "sniper", "sniper")
    assert b.where("G-INF-2") == "@reserve"
    draw(b)
    assert b.where("G-INF-2") == "@waiting"


def test_score_goes_to_who_draws_it() -> None:
    """COH-C.B1."""
    b = bonus({"score": {"vp": 2}})
    draw(b, "extra-ap", "score", "sniper")
    assert b.s.vp == [0, 2]
    assert held(b, 1) == ["sniper"]


def test_score_goes_to_who_holds_the_hexes() -> None:
    """COH-C.B1, 2.4(4): F05 is German, F08 Soviet, nobody has been in A01."""
    names = [f"{BOARD}-F05", f"{BOARD}-F08", f"{BOARD}-A01"]
    b = bonus({"score": {"vp": 1, "hexes": names}})
    draw(b, "extra-ap", "score", "sniper")
    assert b.s.vp == [1, 1]


def test_COH_T432_game_ends() -> None:
    """COH-C.B4: at once, with the points of the game's end (COH-2.4)."""
    c = case("COH-T432")
    hexes = [{"hex": f"{BOARD}-F05", "vp": 3, "when": "game_end"}]
    b = bonus({"game_ends": {}}, victory={"per_enemy_unit": 1, "hexes": hexes})
    b.script.draws = [card(b, "game-ends")]
    b.play("pass", "pass")
    assert b.game.over is c["then"]["game_over"]
    assert b.s.vp == [3, 0]
    assert b.s.outcome == 1  # the Germans
    assert (b.s.round, b.sc.rounds) == (2, 5)


def test_game_ends_drawn_by_a_veteran() -> None:
    """COH-C.V12, C.B4: whoever draws it, whenever."""
    b = bonus({"game_ends": {}}, veterans=[{"unit": G, "cards": ["V12"]}])
    b.script.draws = [card(b, "game-ends")]
    b.play(f"veteran {G} V12")
    assert b.game.over


def test_game_ends_lies_among_the_last_cards() -> None:
    """COH-C.B4: in the last three of five cards."""
    b = bonus({"game_ends": {"bottom": 3}})
    end = card(b, "game-ends")
    assert sum(b.s.deck) == 5
    assert next_cards(b.s)[end] == 0
    draw(b, "extra-ap", "extra-ap")
    assert next_cards(b.s)[end] == 1


def test_a_yellow_card_leaves_an_empty_deck_behind() -> None:
    """Ruling G-22: nothing is left to replace it."""
    b = bonus({"score": {"vp": 2}})
    b.s.deck = [0] * len(b.s.deck)
    b.s.deck[card(b, "score")] = 1
    draw(b, "score")
    assert (b.s.vp, b.s.hand_size) == ([2, 0], [0, 0])


def test_without_a_deck_there_are_no_yellow_cards() -> None:
    """The players may leave the cards out."""
    b = bonus(
        {"score": {"vp": 2}, "objectives": []}, cards={**DECK, "switch": "on"}, options={"cards": "off"}
    )
    assert "score" not in b.sc.card_names


def test_nobody_is_thought_to_hold_a_yellow_card() -> None:
    """COH-8.1(6): what others may hold is sampled from the other cards."""
    b = bonus({"score": {"vp": 2}, "game_ends": {}}, hand={"soviet": ["sniper"]})
    for n in range(30):
        world = imagined(b, bytes([n]))
        assert sum(world.hand[len(b.sc.card_names) + card(b, name)] for name in ("score", "game-ends")) == 0
        assert sum(world.deck) == sum(b.s.deck)


# -- objectives ------------------------------------------------------------------------------------

GOALS = [
    {
        "number": 1,
        "vp": 3,
        "german": {"kind": "hold", "hexes": [f"{BOARD}-F05", f"{BOARD}-F10"]},
        "soviet": {"kind": "hold", "hexes": [f"{BOARD}-F10"]},
    },
    {
        "number": 2,
        "vp": 2,
        "german": {"kind": "destroy", "count": 1},
        "soviet": {"kind": "survive", "count": 0},
    },
    {"number": 3, "vp": 1, "german": {"kind": "exit", "count": 1}, "soviet": {"kind": "destroy", "count": 2}},
    {
        "number": 4,
        "vp": 5,
        "german": {"kind": "survive", "count": 9},
        "soviet": {"kind": "survive", "count": 9},
    },
]


def objectives(**changes: Any) -> Battle:
    way_out = {"side": "german", "hexes": [f"{BOARD}-F18"], "vp": 1}
    victory = {"per_enemy_unit": 1, "hexes": HEXES, "exit": way_out}
    return bonus({"objectives": GOALS}, victory=victory, cards=None, **changes)


def dealt(german: int, soviet: int, **changes: Any) -> Battle:
    """Both have drawn these objectives, by their numbers."""
    b = objectives(**changes)
    b.s.goal = [german - 1, soviet - 1]
    return b


def test_COH_T431_objectives_are_secret() -> None:
    """COH-C.B2: each player draws one; only he sees it until the game ends."""
    c = case("COH-T431")
    b = objectives(begin="setup", draws=[1, 0], rolls=[9, 5])
    assert len(b.sc.goal_card) == len(c["given"]["deck"])
    assert b.s.goal == [0, 1]  # the Soviets drew first (G-03)
    own = b.game.seat(0).view().scene.hands
    assert [open_.key for open_ in own[0].open] == ["objective-1"]
    assert own[0].open[0].places == [f"{BOARD}-F05", f"{BOARD}-F10"]
    assert own[1].open == []
    assert known(b, 0).goal == [0, UNKNOWN]
    assert known(b, -1).goal == [UNKNOWN, UNKNOWN]
    told = {player: [line.kind for line in b.game.seat(player).view().log] for player in (0, 1)}
    assert told[0].count("drawn") == told[1].count("drawn") == 1
    while not b.game.over:
        assert known(b, -1).goal == [UNKNOWN, UNKNOWN], "not before the game ends"
        b.play(next(key for key in ("pass", "commit 0") if key in b.offers()))
        b.script.rolls = b.script.rolls or [9, 5]
    shown = [(e.a, b.sc.card_names[e.b]) for e in b.game.events if e.kind in (TASK_DONE, TASK_FAILED)]
    assert {"game_end": shown}[c["then"]["revealed"]] == [(0, "objective-1"), (1, "objective-2")]


def test_objectives_are_shown_and_scored_at_the_end() -> None:
    """COH-C.B2, 2.4."""
    b = dealt(4, 2, round=5, rounds=5)
    b.play("pass", "pass")
    assert b.game.over
    assert b.s.vp == [5, 2]
    assert [(e.a, b.sc.card_names[e.b]) for e in happened(b, "task-done")] == [
        (0, "objective-4"),
        (1, "objective-2"),
    ]


def test_an_objective_not_fulfilled_scores_nothing() -> None:
    b = dealt(2, 3, round=5, rounds=5)
    b.play("pass", "pass")
    assert b.s.vp == [0, 0]
    assert len(happened(b, "task-failed")) == 2


@pytest.mark.parametrize(
    ("goal", "player", "units", "done"),
    [
        (1, 0, {G: "G_INF F05 E", "G-INF-2": "G_INF F10 E", S: "S_RIF A18 W"}, True),
        (1, 0, {G: "G_INF F05 E", S: "S_RIF F10 W"}, False),
        (1, 1, {G: "G_INF F05 E", S: "S_RIF F10 W"}, True),
        (2, 0, {G: "G_INF F05 E", S: "S_RIF F08 W", "S-RIF-2": "S_RIF F08 W lost"}, True),
        (2, 0, {G: "G_INF F05 E", S: "S_RIF F08 W"}, False),
        (2, 1, {G: "G_INF F05 E", S: "S_RIF F08 W", "S-RIF-2": "S_RIF F08 W lost"}, False),
        (2, 1, {G: "G_INF F05 E", S: "S_RIF F08 W"}, True),
        (3, 0, {G: "G_INF F05 E", S: "S_RIF F08 W"}, False),
    ],
)
def test_what_an_objective_asks(goal: int, player: int, units: dict[str, str], done: bool) -> None:
    """COH-C.B2: hold, destroy, survive, exit."""
    b = objectives(units=units)
    assert fulfilled(b.s, player, goal - 1) is done


def test_units_that_left_fulfil_an_objective() -> None:
    b = dealt(3, 1, units={G: "G_INF F18 E", S: "S_RIF A01 W"}, round=5, rounds=5)
    b.play(f"opp {G}", f"exit {G}", "pass", "pass")
    assert b.s.vp == [1 + 1, 0]


def test_a_sampled_world_deals_the_others_something_possible() -> None:
    """COH-C.B2: not the objective that the player has himself."""
    b = dealt(2, 1)
    seen = {imagined(b, bytes([n])).goal[1] for n in range(40)}
    assert seen == {0, 2, 3}
    assert imagined(b, b"x").goal[0] == 1


def test_fewer_objectives_than_players() -> None:
    b = objectives()
    b.sc.goal_card = b.sc.goal_card[:1]
    b.script.draws = [0]
    deal_objectives(b.s, [1, 0])
    assert b.s.goal == [-1, 0]


def test_the_cards_say_what_the_scenario_says_of_them() -> None:
    plan = {
        "score": {"vp": 2},
        "event": {"effect": "cap", "value": 3},
        "game_ends": {"bottom": 4},
        "objectives": GOALS,
    }
    b = bonus(plan, victory={"per_enemy_unit": 1, "hexes": HEXES})
    cards = card_faces(b.sc)
    faces = {face.key: [fact.value for fact in face.facts] for face in cards}
    assert faces["score"] == ["2"]
    assert faces["firefight-event"] == ["3"]
    assert faces["game-ends"] == ["4"]
    assert faces["objective-1"] == ["3", "", ""]
    (objective,) = [face for face in cards if face.key == "objective-1"]
    hexes = [fact.text.args["hexes"] for fact in objective.facts[1:]]
    keys = [[each.key for each in refs if isinstance(each, Ref)] for refs in hexes if isinstance(refs, tuple)]
    assert keys == [[f"{BOARD}-F05", f"{BOARD}-F10"], [f"{BOARD}-F10"]]
    assert faces["objective-2"] == ["2", "1", "0"]


def test_the_game_may_end_with_the_first_hands() -> None:
    """COH-1.0(7), 8.1(6), C.B4: a yellow card is carried out also when the hands are dealt."""
    b = bonus(
        {"game_ends": {}, "objectives": GOALS[1:2] + GOALS[3:]},
        cards={**DECK, "deal": 1},
        begin="setup",
        draws=[1, 0, 2],
    )
    assert b.sc.card_names[2] == "game-ends"
    assert b.game.over
    assert b.s.vp == [0, 5]
