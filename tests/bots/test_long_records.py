"""The record of a long game is short: the campaign of Stalingrad '42 between recruits, its first turn."""

from __future__ import annotations

from grognard.bots.stalingrad42.mind import MIND
from grognard.core.referee.game import Game, load, new
from grognard.core.referee.record import FORMAT, ONE_A_LINE, Choice, checksum, parse_record

CHOICES = 33_000  # of a whole campaign; recruits needed 28,956 for its 36 turns
LARGEST = 300_000  # bytes
PLAYED = 450


def begun() -> Game:
    """Both sides have moved and fought a little."""
    game = new("stalingrad42/campaign", seed=1)
    while game.state.ply < PLAYED:
        player = game.state.asked[0]
        for o in MIND.plan(game.state, 0):
            if game.state.asked[0] != player or game.state.top().check(game.state, o):
                break
            game.play(o)
    return game


def one_a_line(game: Game) -> str:
    """The record as it was written before choices were put together."""
    head = [line for line in game.text().splitlines() if line.split()[0] in ("game", "scenario", "option")]
    choices = [entry for entry in game.record.entries if isinstance(entry, Choice)]
    lines = [ONE_A_LINE, *head, "seats axis soviet", f"seed {game.record.seed.hex()}"]
    for ply, choice in enumerate(choices, 1):
        lines.append(f"{ply} {choice.seat} {choice.key}")
        if ply in game.record.hashes:
            lines.append(f"hash {ply} {game.record.hashes[ply]}")
    body = "\n".join([*lines, f"end {game.state.ply} {game.hash()}"]) + "\n"
    return body + f"sum {checksum(body)}\n"


def test_a_record_of_the_campaign_is_short_and_the_game_again() -> None:
    game = begun()
    text = game.text()
    assert text.startswith(FORMAT)
    head = text.index("\n1 ")
    assert head + (len(text) - head) / game.state.ply * CHOICES < LARGEST
    before = one_a_line(game)
    assert len(text) < 0.45 * len(before)
    again = load(before)
    assert again.hash() == game.hash()
    assert again.text() == text == parse_record(text).text()
