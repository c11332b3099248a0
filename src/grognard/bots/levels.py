"""The levels there are."""

from __future__ import annotations

from hashlib import blake2b

from grognard.core.keys import key_of
from grognard.core.policy import Policy, Random
from grognard.core.seat import Seat
from grognard.core.state import asked_lanes


class UnknownLevel(ValueError):
    """There is no computer player of that name for that game."""


def levels(game: str) -> list[str]:
    """The computer players of a game, the easiest first."""
    return ["random"]


def _policy(level: str, seed: bytes) -> Policy:
    if level == "random":
        return Random(int.from_bytes(seed[:4], "big"))
    raise UnknownLevel(f"there is no computer player '{level[:40]}'")


def choose(seat: Seat, level: str, secret: bytes, number: int) -> str:
    """The key a computer plays on a seat that is asked.

    It looks at a State sampled from what the seat knows, never at the true one, and the same secret and
    number lead to the same choice.
    """
    digest = blake2b(f"{level} {seat.player} {number}".encode(), key=secret[:64], digest_size=32).digest()
    seen = seat.sample(digest)
    lane = next(lane for lane in asked_lanes(seen) if seen.asked[lane] == seat.player)
    index = _policy(level, digest).choose(seen, lane)
    options = seen.top(lane).options(seen)
    return key_of(seat.game.rules, seen.scenario, options[index])
