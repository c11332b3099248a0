"""A hall keeps games and goes on in them; whatever it lacks it says."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from grognard.core.referee.errors import NoUndo
from grognard.core.referee.game import rules_of
from grognard.server.faults import Fault
from grognard.server.matches import hall_jobs
from grognard.server.matches import match as matches
from grognard.server.matches.hall import HALL, LACKING, Hall, Opening
from grognard.server.matches.hall_jobs import Performed, Wish
from grognard.server.matches.header import Header, Sitter
from grognard.server.matches.match import Act, Summary

PEOPLE = ["one", "two"]


def header() -> Header:
    seats = [Sitter("german", "one", "One", "", "aa"), Sitter("soviet", "two", "Two", "", "bb")]
    known: dict[str, Any] = {"package_version": "", "host": "one", "lesson": "", "secret": b"s", "seed": "7"}
    known |= {
        "rules_version": rules_of("coh").version,
        "opening": "",
        "options": {},
        "status": "running",
        "acts": 0,
        "created": "",
        "changed": "",
    }
    return Header(id="g", game="coh", scenario="first-steps", seats=seats, summary=Summary(), **known)


def page(*acts: Act) -> bytes:
    rows = [
        (act.n, act.player, act.act, msgspec.json.encode(act.keys).decode(), act.auto, act.hash, act.at)
        for act in acts
    ]
    return msgspec.msgpack.encode(rows)


def choose(opening: Opening, n: int = 0) -> Performed:
    """The first offer of whoever is asked."""
    match = HALL.match(opening)
    player = match.asked()[0]
    key = match.game.key(match.game.decisions[0].options[n])
    return hall_jobs.perform(Opening("g", []), Wish(player, "play", [key]), PEOPLE, "now")


def test_a_game_goes_on_from_what_is_there() -> None:
    acts = [choose(Opening("g", [], header())).act]
    acts += [choose(Opening("g", [])).act for _ in range(4)]
    other = Hall()
    other.held(Opening("g", [page(*acts[:2])], header()))
    other.held(Opening("g", [page(*acts[1:3]), page(*acts[3:])]))  # what it has already does no harm
    match = other.match(Opening("g", []))
    assert (match.n, match.game.hash()) == (5, acts[-1].hash)


def test_what_is_lacking_is_said() -> None:
    acts = [choose(Opening("g", [], header())).act]
    acts += [choose(Opening("g", [])).act for _ in range(2)]
    rewind = Act(4, -1, "rewind", ["1"], hash=acts[0].hash)
    other = Hall()
    for opening in (
        Opening("g", []),  # it has never seen the game
        Opening("g", [page(acts[2])]),
    ):
        with pytest.raises(Fault) as lacking:
            other.held(opening)
        assert lacking.value.problem.code == LACKING
    other.held(Opening("g", [page(acts[0])], header()))
    with pytest.raises(Fault):  # the second act is not there
        other.held(Opening("g", [page(acts[2])]))
    other.held(Opening("g", [page(*acts)], header()))
    with pytest.raises(Fault):  # it must begin anew
        other.held(Opening("g", [page(rewind)]))
    assert other.match(Opening("g", [page(*acts, rewind)], header())).game.hash() == acts[0].hash


def test_a_refused_choice_leaves_the_game_as_it_was() -> None:
    before = HALL.match(Opening("g", [], header())).game.hash()
    match = HALL.match(Opening("g", []))
    player = match.asked()[0]
    with pytest.raises(ValueError, match="nonsense"):
        hall_jobs.perform(Opening("g", []), Wish(player, "play", ["nonsense"]), PEOPLE, "now")
    assert HALL.match(Opening("g", [])).game.hash() == before


def test_choices_played_before_a_wrong_one_are_not_kept() -> None:
    HALL.match(Opening("g", [], header()))
    for _ in range(30):  # until the same player is asked again
        match = HALL.match(Opening("g", []))
        options = match.game.decisions[0].options
        key = match.game.key(options[len(options) // 2])
        wish = Wish(match.asked()[0], "play", [key, "nonsense"])
        try:
            hall_jobs.perform(Opening("g", []), wish, PEOPLE, "now")
        except ValueError:
            break
    with pytest.raises(Fault):
        HALL.match(Opening("g", []))


def test_a_view_is_written_once_until_the_next_act() -> None:
    opening = Opening("g", [], header())
    held = HALL.held(opening)
    first = hall_jobs.view(Opening("g", []), 0, 0, 0)
    assert hall_jobs.view(Opening("g", []), 0, 0, 0).view is first.view
    assert msgspec.json.decode(first.view)["log_final"] == first.lines
    choose(Opening("g", []))
    assert hall_jobs.view(Opening("g", []), 0, 0, 0).view != first.view
    assert HALL.held(Opening("g", [])) is held


def test_a_view_is_not_made_anew_after_what_others_chose_in_secret() -> None:
    """Who measures how long his own view takes must not learn that somebody has chosen."""
    duel = msgspec.structs.replace(
        header(), game="panzer", scenario="pervy-voin", rules_version=rules_of("panzer").version
    )
    HALL.forget("g")
    HALL.held(Opening("g", [], duel))
    match = HALL.match(Opening("g", []))
    while len(match.game.state.lanes) == 1:
        choose(Opening("g", []))
    mine, theirs = match.asked()
    first = hall_jobs.view(Opening("g", []), mine, 0, 0).view
    key = match.game.key(next(one for one in match.game.decisions if one.player == theirs).options[1])
    hall_jobs.perform(Opening("g", []), Wish(theirs, "play", [key]), PEOPLE, "now")
    assert hall_jobs.view(Opening("g", []), mine, 0, 0).view is first
    hall_jobs.perform(Opening("g", []), Wish(theirs, "undo", []), PEOPLE, "now")
    assert hall_jobs.view(Opening("g", []), mine, 0, 0).view is first
    hall_jobs.perform(Opening("g", []), Wish(theirs, "hint", ["captain"]), PEOPLE, "now")
    assert hall_jobs.view(Opening("g", []), mine, 0, 0).view is not first
    HALL.forget("g")


def test_a_hint_is_refused_before_anybody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that is over there is nothing to advise on."""
    HALL.forget("g")
    HALL.held(Opening("g", [], header()))
    player = HALL.match(Opening("g", [])).asked()[0]
    hall_jobs.perform(Opening("g", []), Wish(player, "resign", []), PEOPLE, "now")
    monkeypatch.setattr(hall_jobs, "advise", lambda *_: pytest.fail("somebody thought"))
    with pytest.raises(Fault) as refused:
        hall_jobs.advice(Opening("g", []), player, 0, b"s")
    assert refused.value.problem.code == "over"
    HALL.forget("g")


# -- steps back -----------------------------------------------------------------------------------------


def wished(act: str, through: list[str], player: int = 0) -> Performed:
    return hall_jobs.perform(Opening("g", []), Wish(player, act, through), PEOPLE, "now")


def building(choices: int) -> int:
    """A game with so many choices in a row that can be taken back; who made them."""
    HALL.forget("g")
    choose(Opening("g", [], header()))
    match = HALL.match(Opening("g", []))
    lots = random.Random(1)
    while len(match.game.since) < choices:
        choose(Opening("g", []), lots.randrange(len(match.game.decisions[0].options)))
    return match.game.since[-1].player


@pytest.mark.parametrize("act", ["undo", "redo"])
@pytest.mark.parametrize("names", [["x" * 400], ["Turn.nowhere"], ["Turn.choose"] * 9])
def test_what_is_passed_over_are_few_kinds_of_questions(act: str, names: list[str]) -> None:
    """The names are written into the log of acts: whatever a client sends must not be."""
    player = building(2)
    match = HALL.match(Opening("g", []))
    with pytest.raises(Fault) as refused:
        wished(act, names, player)
    assert refused.value.status == 400
    assert HALL.match(Opening("g", [])) is match


def test_steps_back_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them plays again all that can be taken back."""
    monkeypatch.setattr(matches, "MOST_STEPS", 1)
    player = building(3)
    match = HALL.match(Opening("g", []))
    before = match.game.state.ply
    frames = match.game.state.lanes[0]
    every = sorted({f"{type(frame).NAME}.{step}" for frame in frames for step in frame.STEPS})
    wished("undo", every[:8], player)
    assert before - match.game.state.ply <= 2


@pytest.mark.parametrize("act", ["undo", "redo"])
def test_a_refused_step_leaves_the_game_in_memory(act: str) -> None:
    """Nothing has changed, so nothing need be read again."""
    building(2)
    match = HALL.match(Opening("g", []))
    while match.game.can_undo(0):
        wished("undo", [], 0)
    match.game.redo_keys[0] = []
    with pytest.raises(NoUndo):
        wished(act, ["Turn.choose", "Turn.end"], 0)
    assert HALL.match(Opening("g", [])) is match
