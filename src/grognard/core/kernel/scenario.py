"""Scenario: everything that never changes during a game.

Loaded once, then shared by all States. A game's subclass adds its tables as flat lists.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..telling.message import Message
from .column import UNKNOWN
from .kinds import BITS, FACING, KIND_NAMES, NUMBER, PLAYER, UNITS, bit_list


class Unreadable(ValueError):
    """A text that names nothing in this game. `text` is for the player, if it is known what he wrote."""

    def __init__(self, problem: str, text: Message | None = None) -> None:
        super().__init__(problem)
        self.text = text


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """The frozen part of a game: names, seats, options; a game adds board, counters and tables."""

    def __init__(self, game: str, name: str, options: dict[str, str], seats: list[str]) -> None:
        self.game = game
        self.name = name
        self.options = options  # every switch of the game with its value, sorted by name
        self.seats = seats  # one name per player, as records write it
        self.players = len(seats)

    def names(self, kind: int) -> list[str]:
        """The names of all things of a kind, by index. Games answer for UNIT, HEX, PLACE, CARD ..."""
        if kind == PLAYER:
            return self.seats
        raise Unreadable(f"{self.game} has nothing of the kind '{KIND_NAMES[kind]}'")

    def owner_of(self, kind: int, value: int) -> int:
        """The player a thing belongs to, or -1. Games answer for UNIT."""
        return value if kind == PLAYER and 0 <= value < self.players else -1

    def name_of(self, kind: int, value: int, words: tuple[str, ...] = ()) -> str:
        """The text of a value; `words` are the values' names where the kind is MODE."""
        if value == UNKNOWN:
            return "?"
        if words:
            return words[value] if 0 <= value < len(words) else "-"
        if kind in (NUMBER, BITS):
            return str(value)
        if kind == UNITS:
            return "+".join(self.name_of(0, u) for u in bit_list(value)) or "-"
        names = self.names(kind)
        return names[value] if 0 <= value < len(names) else "-"

    def parse(self, kind: int, text: str, words: tuple[str, ...] = ()) -> int:
        """The value of a text; raises Unreadable and says what would have been right."""
        if text == "?":
            return UNKNOWN
        if words or kind not in (NUMBER, BITS, UNITS):
            if text == "-":
                return -1
            names = list(words) if words else self.names(kind)
            return self.find(kind, text, names)
        if kind == UNITS:
            bits = 0
            for part in text.split("+"):
                if part != "-":
                    bits |= 1 << self.parse(0, part)
            return bits
        digits = text[1:] if text[:1] in ("-", "+") else text
        if not digits.isdecimal() or len(text) > 40:
            raise Unreadable(f"'{text}' is not a whole number")
        return int(text)

    def find(self, kind: int, text: str, names: list[str]) -> int:
        if text in names:
            return names.index(text)
        near = [n for n in names if n.lower() == text.lower()]
        what = "facing" if kind == FACING else KIND_NAMES[kind]
        hint = f"; did you mean '{near[0]}'?" if near else f", for instance '{names[0]}'" if names else ""
        raise Unreadable(f"there is no {what} '{text[:40]}' in {self.name}{hint}")
