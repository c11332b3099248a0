"""The options of a question for people: numbered, grouped by unit, and found again from what is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario, Unreadable
from grognard.core.referee.keys import parse_key
from grognard.core.telling.view import Offer, Piece, View
from grognard.render.codes import short_names, unit_codes

from .common import number_in


class Group(NamedTuple):
    """Offers about one unit, or about none, with their numbers."""

    unit: str  # its key, or ""
    offers: list[tuple[int, Offer]]


class Choices:
    """The numbered options of a view, and the short names its reader may type."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        offers = view.question.offers if view.question else []
        self.pieces: dict[str, Piece] = {piece.key: piece for piece in view.scene.pieces}
        self.codes = unit_codes(view.scene.pieces, view.seats)
        self.groups = _grouped(offers)
        self.offers = [offer for group in self.groups for _, offer in group.offers]
        self.keys = [offer.key for offer in self.offers]
        self.words = self._words(names)

    def _words(self, names: Sequence[str]) -> Mapping[str, str]:
        """What may be typed in small letters or in short -> the word as keys have it."""
        words = {name.lower(): name for name in names}
        for short, name in zip(short_names(names), names, strict=True):
            words[short.lower()] = name
        for key, code in self.codes.items():
            words[code.lower()] = words[key.lower()] = key
        return words

    def number(self, key: str) -> int:
        """The number of an option, 0 if it is none."""
        return self.keys.index(key) + 1 if key in self.keys else 0

    def short(self, key: str) -> str:
        """A key as it may be typed: with the codes that the map shows for units."""
        return " ".join(self.codes.get(word, word) for word in key.split())

    def spelled_out(self, text: str) -> str:
        """What was typed, with the full names of units and hexes."""
        return " ".join(self.words.get(word.lower(), word) for word in text.split())

    def meant(self, text: str) -> list[str]:
        """The keys of the options that a number or some words may mean."""
        at = number_in(text)
        if at is not None:
            return [self.keys[at - 1]] if 0 < at <= len(self.keys) else []
        key = self.spelled_out(text)
        if key in self.keys:
            return [key]
        words = key.lower().split()
        return [k for k in self.keys if words and _has_in_order(k.lower().split(), words)]

    def in_hexes(self, most: int = 99) -> dict[str, str]:
        """The numbers to write into hexes: where exactly one option lies."""
        numbers: dict[str, list[int]] = {}
        for number, offer in enumerate(self.offers, 1):
            for anchor in offer.anchors:
                if anchor.kind in ("hex", "place"):
                    numbers.setdefault(anchor.key, []).append(number)
        return {name: str(at[0]) for name, at in numbers.items() if len(at) == 1 and at[0] <= most}


def _grouped(offers: Sequence[Offer]) -> list[Group]:
    """Options without a unit first, then unit by unit; numbered in this order."""
    groups: dict[str, list[Offer]] = {"": []}
    for offer in offers:
        unit = next((anchor.key for anchor in offer.anchors if anchor.kind == "unit"), "")
        groups.setdefault(unit, []).append(offer)
    number = 1
    ordered = []
    for unit, members in groups.items():
        if members:
            ordered.append(Group(unit, list(enumerate(members, number))))
            number += len(members)
    return ordered


def _has_in_order(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether the first word is the verb wanted, and the other wanted ones follow in order."""
    if not words or words[0] != wanted[0]:
        return False
    left = iter(words)
    return all(word in left for word in wanted)


def attempt(rules: Rules, scenario: Scenario, choices: Choices, player: int, text: str) -> str:
    """The key of something that may not be legal; a unit left out is the one in question.

    Raises Unreadable if the words name nothing in the game.
    """
    key = choices.spelled_out(text)
    words = key.split()
    verb = next((v for v in rules.verbs if words and v.name == words[0]), None)
    if verb is None or len(words) - 1 == len(verb.operands):
        parse_key(rules, scenario, key)
        return key
    units = [group.unit for group in choices.groups if group.unit]
    units += [piece.key for piece in choices.pieces.values() if piece.owner == player]
    for unit in units:
        try:
            parse_key(rules, scenario, " ".join([words[0], unit, *words[1:]]))
        except Unreadable:
            continue
        return " ".join([words[0], unit, *words[1:]])
    parse_key(rules, scenario, key)
    return key
