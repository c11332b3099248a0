"""Snapshots: a game that was packed and unpacked is the same game, at every moment and for every purpose."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.kernel.chance import Script
from grognard.core.referee.errors import NoUndo
from grognard.core.referee.game import Game, new, rules_of, start
from grognard.core.referee.position import position_text
from grognard.core.referee.snapshot import (
    BadSnapshot,
    at_position,
    packed,
    position_of,
    sealed,
    unpacked,
    unsealed,
)
from grognard.testing.oracles.states import everything
from tests.core.mini import RULES, new_mini

GAMES = ["coh/ambush-in-the-corn", "coh/steel-sky-over-ponyri", "holland44/arnhem", "stalingrad42/campaign"]


def seen(game: Game) -> list[object]:
    """All that anybody can tell of a game."""
    readers = range(-1, game.scenario.players)
    return [
        game.text(),
        game.hash(),
        everything(game.rules, game.state),
        position_text(game.rules, game.base),
        everything(game.rules, game.base),
        [game.seat(reader).view() for reader in readers],
        [game.seat(reader).view(10**6) for reader in readers],
        [(made.player, made.key, made.auto) for made in game.since],
        game.progress(),
        game.state.seed,
        len(game.events),
    ]


def again(game: Game) -> Game:
    return unpacked(packed(game), game.rules)


def act(game: Game, lots: Random) -> None:
    """Something a player may do: mostly to choose, sometimes to change his mind."""
    what = lots.random()
    player = lots.randrange(game.scenario.players)
    try:
        if game.held >= 0 and what < 0.8:
            game.release(game.held)
        elif what < 0.15:
            game.undo(player)
        elif what < 0.2:
            game.redo(player)
        elif what < 0.22:
            game.note(f"remark {what}")
        elif what < 0.225 and game.state.ply > 9:
            game.takeback(lots.randint(1, 9))
        elif what < 0.23:
            game.reseed(b"%d" % int(what * 1e9))
        elif not game.over and game.decisions:
            decision = lots.choice(game.decisions)
            game.play(lots.choice(decision.options), decision.player, what > 0.97)
    except NoUndo:
        pass


def same_game(game: Game, moments: int, seed: int, often: float) -> None:
    """Plays on by chance; at many moments what was unpacked is the same, and goes on in the same way."""
    lots = Random(seed)
    compared = 0
    for _ in range(moments):
        act(game, lots)
        if lots.random() >= often:
            continue
        other = again(game)
        assert seen(other) == seen(game)
        state = lots.getstate()
        for each in (game, other):
            lots.setstate(state)
            for _ in range(6):
                act(each, lots)
        assert seen(other) == seen(game)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("seed", range(4))
def test_the_tiny_game_with_lanes(seed: int) -> None:
    game = start(RULES, RULES.start(RULES.load("skirmish", {}), b"%d" % seed))
    game.hold = seed % 2 == 0
    same_game(game, 150, seed, 0.4)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("hold", [False, True])
def test_games_of_the_box(name: str, hold: bool) -> None:
    game = new(name, 5)
    game.hold = hold
    same_game(game, 90, len(name), 0.1)


def test_in_the_middle_of_secret_choices_and_with_a_held_one() -> None:
    game = new_mini()
    game.play("order A1 hold", 0)
    assert len(game.state.lanes) > 1
    assert seen(again(game)) == seen(game)
    held = new("coh/first-steps", 1)
    held.hold = True
    lots = Random(2)
    while held.held < 0:
        held.play(lots.choice(held.decision.options))
    other = again(held)
    assert other.held == held.held
    other.undo(other.held)
    held.undo(held.held)
    assert seen(other) == seen(held)


def test_what_no_longer_fits_is_refused() -> None:
    data = packed(new("coh/first-steps", 1))
    with pytest.raises(BadSnapshot, match="not a snapshot"):
        unpacked(b"something else")
    with pytest.raises(BadSnapshot, match="damaged"):
        unpacked(data[:-1])
    with pytest.raises(BadSnapshot, match="damaged"):
        unpacked(data[:-9] + bytes([data[-9] ^ 1]) + data[-8:])
    with pytest.raises(BadSnapshot, match="made by coh"):
        unpacked(data, rules_of("holland44"))


def changed(data: bytes, head: int, value: object) -> bytes:
    content = unsealed(data)
    first = list(content[0])
    first[head] = value
    return sealed((tuple(first), *content[1:]))


@pytest.mark.parametrize(
    ("head", "value", "why"),
    [
        (0, "chess", "no game 'chess'"),
        (1, 0, "made by coh 0"),
        (2, "nowhere", "cannot be read"),
        (4, "0" * 16, "not the one that was packed"),
    ],
)
def test_a_snapshot_says_what_it_is_of(head: int, value: object, why: str) -> None:
    with pytest.raises(BadSnapshot, match=why):
        unpacked(changed(packed(new("coh/first-steps", 1)), head, value))


def test_given_dice_are_not_packed() -> None:
    s = RULES.start(RULES.load("skirmish", {"tokens": "off"}), b"x")
    with pytest.raises(ValueError, match="were given"):
        packed(start(RULES, s, Script([])))


def test_a_position_alone_goes_on_in_the_same_way() -> None:
    game = new("coh/ambush-in-the-corn", 3)
    lots = Random(1)
    for _ in range(40):
        game.play(lots.choice(game.decision.options))
    other = at_position(game.rules, game.scenario, position_of(game.rules, game.state))
    keys = []
    for _ in range(20):
        keys.append(game.key(lots.choice(game.decision.options)))
        game.play(keys[-1])
    for key in keys:
        other.play(key)
    assert other.hash() == game.hash()
    assert len(other.record.entries) == 20
    with pytest.raises(BadSnapshot, match="other rules"):
        at_position(rules_of("holland44"), game.scenario, position_of(game.rules, game.state))
