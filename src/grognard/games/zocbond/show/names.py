# mypyc: interpreted
"""The words for what messages name, as far as the games of the family name it alike."""

from __future__ import annotations

from collections.abc import Collection

from grognard.core.telling.catalogue import Names
from grognard.core.telling.message import Message, Ref, msg

from ..scenario import ZocScenario


class ZocNames(Names):
    """Units and groups of them have texts of their own; hexes are called by their numbers."""

    def __init__(self, sc: ZocScenario, printed: Collection[str], group: str) -> None:
        """`printed`: the keys of the box's counters; `group`: what a group of units is called in texts."""
        self.game = sc.game
        self.areas = sc.board.areas
        self.printed = printed
        self.group = group

    def message(self, ref: Ref) -> Message | None:
        if ref.key in ("-", "?", ""):
            return None
        if ref.kind == "unit":
            return msg(f"{self.game}-unit-{ref.key}") if ref.key in self.printed else self.counter(ref.key)
        if ref.kind == "player":
            return msg(f"{self.game}-side-{ref.key}")
        if ref.kind == "group":
            return msg(f"{self.game}-{self.group}-{ref.key}")
        if ref.key.startswith("@") and ref.key[1:] in self.areas:
            return self.area(ref.key[1:])
        return self.other(ref)

    def counter(self, key: str) -> Message | None:
        """A counter that is not in the box's list of units."""
        return None

    def area(self, letter: str) -> Message:
        return msg(f"{self.game}-place-area", letter=letter)

    def other(self, ref: Ref) -> Message | None:
        """What only one game names."""
        return None
