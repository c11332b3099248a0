# mypyc: interpreted
"""Hexes in a briefing, for readers who have no map before them yet: by name, with the number after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from grognard.core.geometry.board import Board
from grognard.core.telling.message import Message, msg

from .names import on_map

_NEAR = 3  # hexes: farther off nobody would look for a place by the name of a town


class Places:
    """The hexes of a map by the names of its sites; `sites` are the names by hexes."""

    def __init__(self, game: str, board: Board, sites: Mapping[str, str]) -> None:
        self.game = game
        self.board = board
        self.sites = sites

    def called(self, *hexes: str) -> tuple[Message | str, ...]:
        """A city of several hexes is named once: "Arnhem (6122, 6221)"; what has no name by what is near."""
        names: list[Message | str] = []
        for site, group in groupby(hexes, lambda name: self.sites.get(name, "")):
            numbers = list(group)
            if site:
                names.append(self._text("hex-named", site, ", ".join(numbers)))
            else:
                names += [self._near(number) for number in numbers]
        return tuple(names)

    def _near(self, number: str) -> Message | str:
        at = self.board.hex(number)
        around = [(self.board.distance_between(at, self.board.hex(name)), name) for name in self._on_board()]
        far, name = min(around)
        return self._text("hex-near", self.sites[name], number) if far <= _NEAR else number

    def _on_board(self) -> Iterable[str]:
        return (name for name in self.sites if self.board.book.find(name) >= 0)

    def _text(self, text: str, site: str, numbers: str) -> Message:
        return msg(f"{self.game}-{text}", site=on_map(self.game, "site", site), hex=numbers)
