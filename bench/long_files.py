"""Long games, played by chance and put into a server's database as an operator would."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import msgspec

from grognard.core.kernel.playout import mix
from grognard.core.referee.fair import SECRET_BYTES, seed_of
from grognard.core.referee.game import Game, new, rules_of
from grognard.server.matches.match import Act
from grognard.server.operator.desk import EXPORT, GameFile, SeatFile, take_in
from grognard.server.storage.database import Database

AT = "2026-01-01T00:00:00.000000Z"


def long_game(name: str, choices: int, seed: int = 1) -> bytes:
    """A game of random choices as `grognard games export` writes it; all seats are one person's."""
    game_name, _, scenario = name.partition("/")
    secret = seed.to_bytes(4, "big") * (SECRET_BYTES // 4)
    seats = new(name, b"seats").scenario.seats
    shares = [f"{number:02x}" for number in range(len(seats))]
    game = new(name, seed_of(secret, shares))
    acts: list[Act] = []
    while not game.over and len(acts) < choices:
        acts.append(random_act(game, seed, len(acts) + 1))
    file = GameFile(
        format=EXPORT,
        id=secrets.token_urlsafe(12),
        game=game_name,
        scenario=scenario,
        options={},
        rules_version=rules_of(game_name).version,
        package_version="",
        host="p",
        lesson="",
        secret=secret.hex(),
        seed="",
        opening="",
        status="over" if game.over else "running",
        created=AT,
        seats=[SeatFile(seat, "p", "p", "", share) for seat, share in zip(seats, shares, strict=True)],
        acts=acts,
        chat=[],
    )
    return msgspec.json.encode(file)


def random_act(game: Game, seed: int, n: int) -> Act:
    """One choice by chance, and the act it is written down as."""
    decision = game.decisions[mix(seed, n) % len(game.decisions)]
    option = decision.options[mix(seed + 7, n) * len(decision.options) >> 32]
    key = game.key(option)
    game.play(option, decision.player)
    game.rest()
    return Act(n, decision.player, "play", [key], hash=game.hash(), at=AT)


def put(data: Path, text: bytes, owner: str) -> str:
    """Puts an exported game into the SQLite database of a data folder, for a person who is there; its id."""

    async def go() -> str:
        db = Database(f"sqlite:///{data / 'grognard.sqlite'}")
        try:
            return await take_in(db, text, owner)
        finally:
            await db.close()

    return asyncio.run(go())
