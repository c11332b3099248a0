"""Policies: whatever chooses for a player.

A rollout, the assumption behind an odds figure, a standing order, a clock that ran out.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .playout import mix
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses among the options of the player asked in a lane."""

    name = "policy"

    def choose(self, s: State, lane: int) -> int:
        """Index of an option, or -1: ask the player."""
        raise NotImplementedError


class Default(Policy):
    """Takes the default option (`Frame.default`): pass, no CAP, the first target."""

    name = "default"

    def choose(self, s: State, lane: int) -> int:
        return s.top(lane).default(s)


class Random(Policy):
    """Every option is equally likely; the same seed makes the same choices."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def choose(self, s: State, lane: int) -> int:
        options = s.top(lane).options(s)
        self.count += 1
        return mix(self.seed, self.count) * len(options) >> 32
