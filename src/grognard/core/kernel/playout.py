"""Random playouts, inside the compiled core because crossing its border costs as much as a decision."""

from __future__ import annotations

from typing import Final

from .state import State, choose

_M32: Final = 0xFFFFFFFF


def mix(seed: int, counter: int) -> int:
    """A small counter-based hash (32 bits), the same in both builds; for players, never for dice."""
    x = (seed + counter * 0x1E3779B1) & _M32
    x = _times(x ^ (x >> 16), 0x7FEB352D)
    x = _times(x ^ (x >> 15), 0x46CA68B3)
    return x ^ (x >> 16)


def _times(x: int, factor: int) -> int:
    """The low 32 bits of a product, by halves: the compiled build multiplies only small ints fast."""
    low = x & 0xFFFF
    factor_low = factor & 0xFFFF
    high = low * (factor >> 16) + (x >> 16) * factor_low
    return (low * factor_low + ((high & 0xFFFF) << 16)) & _M32


def _scaled(x: int, count: int) -> int:
    """``x * count >> 32``, by halves as well: 32 random bits as a number below `count`."""
    return ((x >> 16) * count + ((x & 0xFFFF) * count >> 16)) >> 16


def random_lane(s: State, seed: int, counter: int) -> int:
    """The lane that a random player answers next."""
    if len(s.asked) == 1:
        return 0
    lanes = [lane for lane in range(len(s.asked)) if s.asked[lane] >= 0]
    return lanes[mix(seed ^ 0x5BD1E995, counter) % len(lanes)] if len(lanes) > 1 else lanes[0]


def playout(s: State, seed: int, limit: int = 1_000_000) -> int:
    """Plays random choices until the game is over; returns the number of decisions made."""
    count = 0
    while s.outcome < 0 and count < limit:
        lane = random_lane(s, seed, count)
        options = s.lanes[lane][-1].options(s)
        n = len(options)
        choose(s, lane, options[_scaled(mix(seed, count), n) if n > 1 else 0])
        count += 1
    return count
