"""Replays: the game as each reader saw it, nothing secret in it, nothing to count; looking back."""

from __future__ import annotations

import msgspec
import pytest

from grognard.core.kernel.chance import Script
from grognard.core.kernel.kinds import EVERYBODY
from grognard.core.referee.acts import merged, no_acts
from grognard.core.referee.film import PART, Camera, Film, digest_of, packed_reel, resumed, unpacked_reel
from grognard.core.referee.game import Game, rules_of, start
from grognard.core.referee.replay import filmed, opening, report, steps, view_at
from grognard.core.telling.view import Part, Scene, Step
from grognard.testing.battery import random_game
from tests.core.mini import RULES, new_mini
from tests.core.test_machine import fighting, with_orders
from tests.core.test_report import summed


def finished(seed: int = 3) -> Game:
    game = random_game(RULES, seed, 10_000, RULES.load("skirmish", {}))
    assert game.over
    return game


def scene(found: list[Step], before: Scene | None = None) -> Scene:
    """The scene as a client has it after the last step."""
    known = before or Scene([], [], [], [])
    for step in found:
        known = merged(known, step)
    return known


@pytest.mark.parametrize("player", [0, 1, 2, -1, EVERYBODY])
def test_the_steps_add_up_to_the_game(player: int) -> None:
    game = finished()
    found = steps(game, player)
    view = game.seat(player).view()
    assert [line for step in found for line in step.lines] == view.log
    assert scene(found) == view.scene
    assert [step.ply for step in found] == sorted({step.ply for step in found})
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[Step]) == found


def test_the_opening_comes_first() -> None:
    first = steps(finished(), 0)[0]
    assert (first.player, first.text, first.ply, first.round) == (-1, None, 0, 1)
    assert len(first.scene.pieces) == 6


def test_secret_choices_are_told_only_to_their_player() -> None:
    """Orders are given in lanes: others do not learn what was chosen, nor how often."""
    game = with_orders({"A1": 2, "A2": 1}, 1)
    own = [step.text.id for step in steps(game, 0) if step.text]
    assert own.count("mini-verb-order") == 2
    for reader in (1, 2, -1):
        texts = [step.text for step in steps(game, reader) if step.player == 0]
        assert [text for text in texts if text] == []
    assert [step.player for step in steps(game, -1)][1:] == [2], "only the last `ready` shows anything"


def test_a_secret_verb_is_told_only_to_its_player() -> None:
    """The stance of an attack is its player's own, though he is asked before everybody."""
    game = fighting()
    game.state.chance = None
    game.play(["stance low", "attack B1"])
    assert [step.text.id for step in steps(game, 0) if step.text][-1] == "mini-verb-attack"
    told = [step.text.id for step in steps(game, 1) if step.text and step.player == 0]
    assert told == ["mini-verb-attack"]


def test_a_running_game_does_not_count_its_choices() -> None:
    game = new_mini()
    game.play("order A1 hold", 0)
    assert [step.ply for step in steps(game, 0)] == [-1, -1]
    assert len(steps(game, 1)) == 1, "another player's order is no step of his replay"


def test_secrets_are_open_only_when_it_is_over() -> None:
    game = new_mini()
    with pytest.raises(ValueError, match="only when the game is over"):
        steps(game, EVERYBODY)
    with pytest.raises(ValueError, match="only when the game is over"):
        game.seat(EVERYBODY)
    game.closed = True  # given up
    assert len(steps(game, EVERYBODY)) == 1
    assert any("token:" in badge for p in game.seat(EVERYBODY).view().scene.pieces for badge in p.badges)


def test_what_was_taken_back_is_not_shown() -> None:
    game = finished()
    whole = len(steps(game, EVERYBODY))
    game.takeback(4)
    game.closed = True
    found = steps(game, EVERYBODY)
    assert len(found) < whole
    assert found[-1].ply <= game.state.ply


def test_given_dice_cannot_be_replayed() -> None:
    s = RULES.start(RULES.load("skirmish", {"tokens": "off"}), b"x")
    with pytest.raises(ValueError, match="were given"):
        steps(start(RULES, s, Script([])), 0)


# -- parts --------------------------------------------------------------------------------------------


def long_game(seed: int) -> Game:
    """A game of many hundred steps."""
    return random_game(rules_of("coh"), seed, 10_000, rules_of("coh").load("road-to-prokhorovka", {}))


@pytest.mark.parametrize("reader", [0, -1, EVERYBODY])
def test_parts_begin_with_a_whole_scene_and_an_act(reader: int) -> None:
    game = long_game(2)
    [film] = filmed(game, [reader]).films
    parts = [*film.complete, film.part]
    index = film.acts.index
    found = steps(game, reader)
    assert len(parts) > 1
    assert [part.number for part in parts] == list(range(len(parts)))
    assert [index.acts[act] for act in index.parts] == [part.first for part in parts]
    assert [step for part in parts for step in part.steps] == found
    assert index.steps == len(found)
    assert all(PART <= len(part.steps) < PART + 60 for part in film.complete)
    for part in parts:
        assert part.before == scene(found[: part.first])
        assert msgspec.json.decode(msgspec.json.encode(part), type=Part) == part


def test_the_index_tells_of_each_act() -> None:
    game = long_game(2)
    [film] = filmed(game, [EVERYBODY]).films
    index = film.acts.index
    found = steps(game, EVERYBODY)
    ends = [*index.acts[1:], len(found)]
    assert {len(index.players), len(index.rounds), len(index.weights), len(ends)} == {len(index.acts)}
    for act, (first, end) in enumerate(zip(index.acts, ends, strict=True)):
        assert index.players[act] == found[first].player
        rolled = any(line.dice for step in found[first:end] for line in step.lines)
        assert (index.weights[act] == 3) == (act > 0 and rolled)
    losses = report(game, EVERYBODY).losses
    assert [owner for _, owner in index.losses] == [loss.piece.owner for loss in losses]
    last = dict.fromkeys(index.scores, 0) | {player: value for _, player, value in index.points}
    assert list(last.values()) == [s.value for s in game.seat(-1).view().scene.tracks if s.name == "vp"]


@pytest.mark.parametrize("readers", [[0, 1, -1, EVERYBODY]])
def test_a_film_laid_aside_goes_on_as_if_nothing_had_been(readers: list[int]) -> None:
    game = long_game(3)
    whole = filmed(game, readers)
    standing = game.record.standing()
    camera = Camera(opening(game), [Film(reader, 2) for reader in readers])
    camera.open()
    parts: list[list[Part]] = [[] for _ in readers]
    for ply in range(0, len(standing), 67):
        camera.follow(standing[:ply])
        for found, film in zip(parts, camera.films, strict=True):
            found += film.complete
        reels = [unpacked_reel(packed_reel(reel)) for reel in camera.reels()]
        assert reels[0].digest == digest_of(standing[:ply])
        camera = resumed(game.rules, game.scenario, reels)
    assert camera.follow(standing)
    for found, film, other in zip(parts, camera.films, whole.films, strict=True):
        assert [*found, *film.complete, film.part] == [*other.complete, other.part]
        assert film.acts == other.acts
        again = summed(steps(game, film.reader), 2, True, game.rules)
        assert film.tally.report(game.rules, True) == other.tally.report(game.rules, True) == again


@pytest.mark.parametrize("reader", [0, 1, -1])
def test_the_numbers_of_a_film_follow_from_what_its_reader_saw(reader: int) -> None:
    """Acts and parts can be made from his steps alone, so they cannot count what others chose in secret."""
    game = random_game(rules_of("coh"), 4, 600, rules_of("coh").load("ambush-in-the-corn", {}))
    [film] = filmed(game, [reader]).films
    acts, now, parts = no_acts(), Scene([], [], [], []), [0]
    for at, step in enumerate(steps(game, reader)):
        before, now = now, merged(now, step)
        old, new = ({piece.key: piece for piece in scene.pieces} for scene in (before, now))
        if acts.add(game.rules, step, old, new) and at - acts.index.acts[parts[-1]] >= PART:
            parts.append(len(acts.index.acts) - 1)
    acts.index.parts.extend(parts)
    assert acts == film.acts


def test_filming_stops_when_its_time_is_up() -> None:
    game = long_game(3)
    camera = Camera(opening(game), [Film(0, 2)])
    camera.open()
    assert not camera.follow(game.record.standing(), until=0.0)
    assert camera.now.state.ply == 0


# -- looking back -----------------------------------------------------------------------------------


def test_looking_back_shows_the_moment_a_line_was_told() -> None:
    game = finished()
    log = game.seat(0).view().log
    for lines in range(len(log) + 1):
        view = view_at(game, 0, lines)
        assert len(view.log) >= lines
        assert view.log == log[: len(view.log)]
        assert (view.question, view.undo, view.redo, view.seq) == (None, False, False, -1)
    assert view_at(game, 0, 0).scene.tracks[0].value == 1


def test_looking_beyond_the_log_is_the_present() -> None:
    game = finished()
    assert view_at(game, -1, 9999).scene == game.seat(-1).view().scene


def test_looking_back_leaves_the_game_alone() -> None:
    game = start(RULES, RULES.start(RULES.load("skirmish", {}), b"x"))
    game.play("order A1 hold", 0)
    before = (game.hash(), game.text(), game.seat(0).view())
    view_at(game, 0, 1)
    steps(game, 1)
    assert (game.hash(), game.text(), game.seat(0).view()) == before
