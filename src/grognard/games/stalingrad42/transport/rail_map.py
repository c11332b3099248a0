"""Where a player's trains can go, and his rail network (`rail` fills them in); a State keeps them until
something changes there.
"""

from __future__ import annotations

from grognard.core.kernel.ints import Ints, filled


class RailMap:
    """The pieces of a player's railways on which trains can go, each joined by itself."""

    def __init__(self, player: int, turn: int, railhead: list[int], own: list[int], places: int) -> None:
        self.player = player
        self.turn = turn
        self.railhead = railhead.copy()
        self.own = own  # his entry areas
        self.piece = filled(places, -1)  # per hex: the number of the piece it is part of; -1 no trains
        self.areas: list[list[int]] = []  # per piece: own areas that it leads to
        self.ends: list[int] = []  # per piece: the places to which it leads

    def answers(self, player: int, turn: int, railhead: list[int], own: list[int]) -> bool:
        """Whether it was made for the same question; the State drops it where enemies or ZOC change."""
        return self.player == player and self.turn == turn and self.railhead == railhead and self.own == own


class RailNet:
    """The rail network of a player (S42-17.4)."""

    def __init__(self, player: int, turn: int, sources: list[int], hexes: Ints) -> None:
        self.player = player
        self.turn = turn
        self.sources = sources
        self.hexes = hexes  # per hex 1 where it is
        self.near: dict[int, Ints] = {}  # by distance: per hex 1 where it is that near, once it was asked for

    def answers(self, player: int, turn: int, sources: list[int]) -> bool:
        """Whether it was made for the same question; the State drops it where units or ZOC change."""
        return self.player == player and self.turn == turn and self.sources == sources
