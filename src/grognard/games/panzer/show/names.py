# mypyc: interpreted
"""The words for units, hexes, formations, sides and directions, from the catalogue."""

from __future__ import annotations

from grognard.core.telling.catalogue import Names
from grognard.core.telling.message import Message, Ref, msg

from ..scenario import PanzerScenario


def card_text(card: str) -> Message:
    """The name of a card."""
    return msg(f"panzer-card-{card}")


def unit_numbers(sc: PanzerScenario) -> list[int]:
    """Which of the units of its card each unit is, from 1 on."""
    seen: dict[str, int] = {}
    numbers: list[int] = []
    for card in sc.card:
        seen[card] = seen.get(card, 0) + 1
        numbers.append(seen[card])
    return numbers


def the_board(hex: str) -> str:
    """The number of its board, with which the key of a hex begins: "2" of "2M6"."""
    return hex.removesuffix(hex.lstrip("0123456789"))


class PanzerNames(Names):
    """Units are called by their card and their number.

    A hex is called by its column and row as the map has them, by the number of its board, too, where there
    are several.
    """

    def __init__(self, sc: PanzerScenario) -> None:
        self.sc = sc
        self.numbers = unit_numbers(sc)
        self.left_out = the_board(sc.board.name(0)) if len(sc.board.placements) == 1 else ""

    def message(self, ref: Ref) -> Message | None:
        sc = self.sc
        if ref.kind == "unit" and 0 <= ref.index < sc.units:
            return msg("panzer-unit", card=card_text(sc.card[ref.index]), n=self.numbers[ref.index])
        if ref.kind == "card" and 0 <= ref.index < len(sc.source_names):
            return self.source(ref.index)
        if ref.key in ("-", "?"):
            return None
        if ref.kind in ("hex", "place") and not ref.key.startswith("@"):
            return msg("panzer-hex", hex=ref.key.removeprefix(self.left_out))
        if ref.kind == "group" and 0 <= ref.index < len(sc.formation_words):
            return sc.formation_words[ref.index]
        if ref.kind == "player":
            return msg(f"panzer-seat-{ref.key}")
        if ref.kind == "facing":
            return msg(f"panzer-facing-{ref.key}")
        return None

    def source(self, r: int) -> Message:
        """A battery by its card and its number, a unit on the map by its own name."""
        sc = self.sc
        u = sc.source_unit[r]
        if u >= 0:
            return msg("panzer-unit", card=card_text(sc.card[u]), n=self.numbers[u])
        card = sc.source_card[r]
        number = sc.source_card[: r + 1].count(card)
        return msg("panzer-battery", card=msg(f"panzer-battery-{card}"), n=number)
