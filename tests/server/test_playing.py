"""Playing over HTTP: the server decides, acknowledges what is on disk, and changes nothing it refuses."""

from __future__ import annotations

import pytest

from .support import AGAINST, DAWN, HOT_SEAT, INVITING, Json, Visitor, Worker, play_random, two_players, until


def test_a_game_against_the_computer_goes_to_its_end(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(AGAINST)
    assert me.info(game)["status"] == "running"
    assert play_random({"german": me}, game) > 10
    info = me.info(game)
    assert info["status"] == "over"
    assert info["asked"] == []
    assert len(info["dice"]["secret"]) == 64
    assert me.view(game, "german")["outcome"] >= 0
    assert me.refused("POST", f"/games/{game}/play", {"seat": "german", "keys": ["pass"], "seq": 0}) == (
        409,
        "over",
    )


def test_hot_seat(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    assert play_random({"german": me, "soviet": me}, game, choices=40) == 40


def test_the_answer_to_a_choice_is_the_new_view(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    before = me.view(game, "german")
    done = me.play(game, "german")
    assert done["played"] == 1
    assert done["view"]["seq"] > before["seq"]
    assert done["view"] == me.view(game, "german")


def test_the_answer_leaves_out_lines_the_client_has(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=30)
    view = me.view(game, "german")
    assert view["log_final"] > 3
    late = me.view(game, "german", since=view["log_final"])
    assert late["log_from"] == view["log_final"]
    assert view["log"][late["log_from"] :] == late["log"]


def test_a_choice_on_an_old_view_is_stale(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    view = me.view(game, "german")
    key = view["question"]["offers"][0]["key"]
    body = {"seat": "german", "keys": [key], "seq": view["seq"] + 1}
    assert me.refused("POST", f"/games/{game}/play", body) == (409, "stale")
    assert me.view(game, "german") == view


@pytest.mark.parametrize(
    ("keys", "status", "code"),
    [
        (["nonsense"], 400, "bad-request"),
        ([""], 400, "bad-request"),
        ([], 400, "bad-request"),
        (["commit 0"] * 65, 400, "bad-request"),
        (["x" * 401], 400, "bad-request"),
        (["commit 5000"], 409, "refused"),
    ],
)
def test_what_cannot_be_played_changes_nothing(
    shared: Worker, keys: list[str], status: int, code: str
) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    view = me.view(game, "german")
    body = {"seat": "german", "keys": keys, "seq": view["seq"]}
    assert me.refused("POST", f"/games/{game}/play", body) == (status, code)
    assert me.view(game, "german") == view


def test_a_refusal_names_the_rule_and_what_would_be_legal(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    seq = me.view(game, "german")["seq"]
    body = {"seat": "german", "keys": ["commit 5000"], "seq": seq}
    problem = me.ask("POST", f"/games/{game}/play", body).json()
    assert problem["rule"].startswith("COH-")
    assert problem["instead"]


def test_of_several_keys_with_a_wrong_one_none_is_played(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    to_first_activation(me, game)
    seat = me.info(game)["asked"][0]
    view = me.view(game, seat)
    first = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("activate"))
    body = {"seat": seat, "keys": [first, "nonsense here"], "seq": view["seq"]}
    assert me.refused("POST", f"/games/{game}/play", body)[0] in (400, 409)
    assert me.view(game, seat) == view
    done = me.post(f"/games/{game}/play", {**body, "keys": [first]})
    assert done["played"] == 1


def to_first_activation(me: Visitor, game: str) -> None:
    """Plays defaults until a unit can be activated."""
    for _ in range(20):
        seat = me.info(game)["asked"][0]
        offers = me.view(game, seat)["question"]["offers"]
        if any(offer["key"].startswith("activate") for offer in offers):
            return
        me.play(game, seat)
    raise AssertionError("no unit can be activated")


def test_undo_and_redo(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    to_first_activation(me, game)
    seat = me.info(game)["asked"][0]
    view = me.view(game, seat)
    key = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("activate"))
    after = me.play(game, seat, key)["view"]
    assert after["undo"]
    undone = me.post(f"/games/{game}/undo", {"seat": seat})["view"]
    assert undone["question"] == view["question"]
    assert undone["redo"]
    assert me.post(f"/games/{game}/redo", {"seat": seat})["view"]["question"] == after["question"]
    assert me.refused("POST", f"/games/{game}/redo", {"seat": seat}) == (409, "no-undo")


URANUS = {"soviet": "me", "axis": "me"}
HALT = {"kind": "Move.choose", "key": "halt"}


def marching(me: Visitor) -> tuple[str, Json, list[str]]:
    """A game whose first unit could go on after its first step; the view, and the keys of the step."""
    game = me.new(URANUS, "stalingrad42/uranus")
    view = me.view(game, "soviet")
    for offer in view["question"]["offers"]:
        if offer["group"] == "move":
            wish = {"seat": "soviet", "name": "reach", "at": [f"unit:{offer['key'].split()[1]}"]}
            ways = me.post(f"/games/{game}/overlay", wish)["shortcuts"]
            far = next((way for way in ways if len(way["path"]) > 1), None)
            if far is not None:
                return game, view, far["keys"][:2]
    raise AssertionError("nobody can go two steps")


def sent(me: Visitor, game: str, keys: list[str], then: Json) -> Json:
    seq = me.view(game, "soviet")["seq"]
    return me.post(f"/games/{game}/play", {"seat": "soviet", "keys": keys, "seq": seq, "then": then})


def test_a_unit_is_sent_by_one_request_and_taken_back_by_one(shared: Worker) -> None:
    me = Visitor(shared.address)
    game, view, keys = marching(me)
    done = sent(me, game, keys, HALT)
    assert done["played"] == len(keys) + 1
    assert done["view"]["question"]["kind"] == "Movement.choose"
    back = {"seat": "soviet", "through": ["Move.choose"]}
    undone = me.post(f"/games/{game}/undo", back)["view"]
    assert undone["question"] == view["question"]
    assert me.post(f"/games/{game}/redo", back)["view"]["scene"] == done["view"]["scene"]


@pytest.mark.parametrize("then", [None, {**HALT, "kind": "Retreat.go"}, {**HALT, "key": "done"}])
def test_what_is_not_asked_or_not_on_offer_does_not_follow(shared: Worker, then: Json) -> None:
    me = Visitor(shared.address)
    game, _, keys = marching(me)
    done = sent(me, game, keys, then)
    assert done["played"] == len(keys)
    assert done["view"]["question"]["kind"] == "Move.choose"


@pytest.mark.parametrize("part", ["kind", "key"])
def test_what_follows_is_as_short_as_any_choice(shared: Worker, part: str) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    seat = me.info(game)["asked"][0]
    view = me.view(game, seat)
    body = {"seat": seat, "keys": [view["question"]["offers"][0]["key"]], "seq": view["seq"]}
    long = {**HALT, part: "x" * 401}
    assert me.refused("POST", f"/games/{game}/play", {**body, "then": long}) == (400, "bad-request")
    assert me.view(game, seat) == view
    assert me.post(f"/games/{game}/play", {**body, "then": HALT})["played"] == 1


def test_undo_stops_at_a_barrier(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    me.play(game, "german")
    assert me.refused("POST", f"/games/{game}/undo", {"seat": "german"}) == (409, "no-undo")


def test_release_is_refused_where_nothing_is_held(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    assert me.refused("POST", f"/games/{game}/release", {"seat": "german"}) == (409, "not-your-turn")


def test_odds_are_exact_and_why_not_names_the_rule(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    to_first_activation(me, game)
    seat = me.info(game)["asked"][0]
    key = me.view(game, seat)["question"]["offers"][0]["key"]
    outlook = me.post(f"/games/{game}/odds", {"seat": seat, "key": key})
    assert "/" in outlook["undecided"] or outlook["undecided"].isdigit()
    reason = me.post(
        f"/games/{game}/why",
        {"seat": seat, "keys": ["activate S-RIF-1" if seat == "german" else "activate G-INF-1"]},
    )
    assert reason["rule"].startswith("COH-")
    assert me.post(f"/games/{game}/why", {"seat": seat, "keys": [key]}) is None
    assert me.refused("POST", f"/games/{game}/odds", {"seat": seat, "key": "nonsense"}) == (
        400,
        "bad-request",
    )


def test_an_overlay_is_made_from_what_its_reader_knows(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    table = me.get(f"/games/{game}/table")
    name = next(overlay["name"] for overlay in table["overlays"] if not overlay["needs"])
    shown = me.post(f"/games/{game}/overlay", {"seat": "german", "name": name})
    assert shown["name"] == name
    assert me.refused("POST", f"/games/{game}/overlay", {"seat": "", "name": "nonsense"}) == (
        400,
        "bad-request",
    )
    many = {"seat": "", "name": name, "at": ["hex:7-G08"] * 9}
    assert me.refused("POST", f"/games/{game}/overlay", many) == (400, "bad-request")


# -- taking back and giving up ---------------------------------------------------------------------------


def test_alone_with_a_computer_a_final_choice_is_taken_back_at_once(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(AGAINST)
    before = me.view(game, "german")
    me.play(game, "german")
    until(lambda: me.info(game)["asked"] == ["german"])
    me.post(f"/games/{game}/takeback", {"seat": "german"})
    after = me.view(game, "german")
    assert after["question"] == before["question"]
    assert after["seq"] > before["seq"]
    assert after["log"] == before["log"]
    assert me.refused("POST", f"/games/{game}/takeback", {"seat": "german"}) == (409, "no-undo")


def test_two_people_take_back_by_consent(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    before = german.view(game, "german")
    german.play(game, "german")
    asked = german.post(f"/games/{game}/takeback", {"seat": "german"})
    assert asked["takeback"] == "german"
    assert german.refused("POST", f"/games/{game}/takeback", {"seat": "german"}) == (409, "conflict")
    assert soviet.info(game)["takeback"] == "german"
    agreed = soviet.post(f"/games/{game}/takeback", {"seat": "soviet"})
    assert agreed["takeback"] == ""
    assert german.view(game, "german")["question"] == before["question"]


def test_playing_on_answers_no_to_a_takeback(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    german.play(game, "german")
    german.post(f"/games/{game}/takeback", {"seat": "german"})
    soviet.play(game, "soviet")
    assert german.info(game)["takeback"] == ""


def test_the_log_is_told_anew_after_a_takeback(shared: Worker) -> None:
    """Lines the client thought final are gone, so what it says it has does not count."""
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=30)
    final = me.view(game, "german")["log_final"]
    me.post(f"/games/{game}/takeback", {"seat": "german"})
    view = me.view(game, "german", since=final)
    assert view["log_from"] == 0


def test_giving_up_ends_the_game(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    info = german.post(f"/games/{game}/resign", {"seat": "german"})
    assert (info["status"], info["resigned"], info["winners"]) == ("over", "german", ["soviet"])
    view = soviet.view(game, "soviet")
    assert view["outcome"] == 2
    assert view["question"] is None
    assert view["asked"] == []
    assert soviet.refused("POST", f"/games/{game}/resign", {"seat": "soviet"}) == (409, "over")
    assert soviet.get("/games")[0]["status"] == "over"


# -- making games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [
        {"scenario": DAWN, "seats": {"german": "me"}},
        {"scenario": DAWN, "seats": {"german": "me", "soviet": "me", "third": "me"}},
        {"scenario": DAWN, "seats": {"german": "me", "soviet": "somebody"}},
        {"scenario": DAWN, "seats": {"german": "me", "soviet": "computer:genius"}},
        {"scenario": DAWN, "seats": {"german": "computer:random", "soviet": "computer:random"}},
        {"scenario": DAWN, "seats": AGAINST, "options": {"groups": "perhaps"}},
        {"scenario": DAWN, "seats": AGAINST, "options": {"nothing": "on"}},
        {"scenario": DAWN, "seats": AGAINST, "share": "not hexadecimal"},
        {"scenario": DAWN, "seats": AGAINST, "share": "0" * 65},
        {"scenario": 7, "seats": AGAINST},
        {"seats": AGAINST},
    ],
)
def test_what_is_no_game_is_refused(shared: Worker, wish: dict[str, object]) -> None:
    me = Visitor(shared.address)
    assert me.refused("POST", "/games", wish) == (400, "bad-request")
    assert me.get("/games") == []


@pytest.mark.parametrize("scenario", ["coh/nowhere", "nothing/at-all", "coh", "", "../../etc", "coh/../coh"])
def test_a_scenario_that_is_not_there_is_not_found(shared: Worker, scenario: str) -> None:
    me = Visitor(shared.address)
    assert me.refused("POST", "/games", {"scenario": scenario, "seats": AGAINST}) == (404, "not-found")


def test_options_reach_the_game(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(AGAINST, options={"groups": "off"})
    assert me.view(game, "german")["options"]["groups"] == "off"
    assert me.info(game)["options"]["groups"] == "off"
    assert me.get(f"/games/{game}/table")["options"]["groups"] == "off"


def test_a_lesson_brings_its_own_scenario_and_seats(shared: Worker) -> None:
    """Its dice are those of any game: nobody's are those of somebody else."""
    sealed = set()
    for _ in range(2):
        me = Visitor(shared.address)
        game = me.new({}, scenario="coh/anything", lesson="first-steps")
        info = me.info(game)
        assert info["lesson"] == "first-steps"
        assert sorted(seat["who"] for seat in info["seats"]) == ["computer", "me"]
        sealed.add(info["dice"]["commitment"])
        seat = next(seat["seat"] for seat in info["seats"] if seat["who"] == "me")
        play_random({seat: me}, game, choices=6)
        assert me.view(game, seat)["log"]
    assert len(sealed - {""}) == 2


def test_there_is_no_lesson_of_that_name(shared: Worker) -> None:
    wish = {"scenario": "coh/x", "seats": {}, "lesson": "no"}
    assert Visitor(shared.address).refused("POST", "/games", wish) == (404, "not-found")


def test_a_game_with_a_free_seat_waits(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(INVITING)
    assert me.info(game)["status"] == "waiting"
    assert me.refused("GET", f"/games/{game}/view?seat=german") == (409, "conflict")
    assert me.refused("POST", f"/games/{game}/resign", {"seat": "german"}) == (409, "conflict")


def test_the_list_has_my_games_with_the_last_change_first(shared: Worker) -> None:
    me = Visitor(shared.address)
    first, second = me.new(HOT_SEAT), me.new(HOT_SEAT)
    assert [game["id"] for game in me.get("/games")] == [second, first]
    me.play(first, "german")
    listed = me.get("/games")
    assert [game["id"] for game in listed] == [first, second]
    assert listed[0] == me.info(first)
    assert Visitor(shared.address).get("/games") == []


def test_leaving(shared: Worker) -> None:
    me = Visitor(shared.address)
    waiting, running = me.new(INVITING), me.new(HOT_SEAT)
    assert me.refused("DELETE", f"/games/{running}") == (409, "conflict")
    assert me.ask("DELETE", f"/games/{waiting}").status_code == 204
    assert me.refused("GET", f"/games/{waiting}") == (404, "not-found")
    me.post(f"/games/{running}/resign", {"seat": "german"})
    assert me.ask("DELETE", f"/games/{running}").status_code == 204
    assert me.get("/games") == []
    assert me.info(running)["status"] == "over"
