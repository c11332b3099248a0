# mypyc: interpreted
"""The words for what messages name, as far as the games of the family name it alike."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from grognard.core.telling.catalogue import Names
from grognard.core.telling.message import Message, Ref, msg

from ..scenario import ZocScenario


def slug(name: str) -> str:
    """A name as it stands in the id of its text: "Beek en Donk" is `beek-en-donk`."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def on_map(game: str, kind: str, name: str) -> Message:
    """What a reader calls something that has a name on the map: a site, a water, a land."""
    return msg(f"{game}-{kind}-{slug(name)}")


class ZocNames(Names):
    """Units and groups of them have texts of their own; hexes are called by what lies in them, if that has a
    name, with their numbers.
    """

    def __init__(
        self, sc: ZocScenario, printed: Collection[str], group: str, sites: Mapping[str, str]
    ) -> None:
        """`printed`: the keys of the box's counters; `group`: what a group of units is called in texts;
        `sites`: the names of towns by their hexes.
        """
        self.game = sc.game
        self.areas = sc.board.areas
        self.printed = printed
        self.group = group
        self.sites = sites

    def message(self, ref: Ref) -> Message | None:
        if ref.key in ("-", "?", ""):
            return None
        if ref.kind == "unit":
            return msg(f"{self.game}-unit-{ref.key}") if ref.key in self.printed else self.counter(ref.key)
        if ref.kind == "player":
            return msg(f"{self.game}-side-{ref.key}")
        if ref.kind == "group":
            return msg(f"{self.game}-{self.group}-{ref.key}")
        if ref.kind == "site":
            return msg(f"{self.game}-site-{ref.key}")
        if ref.kind in ("hex", "place") and ref.key in self.sites:
            return msg(f"{self.game}-hex-named", site=Ref("site", -1, slug(self.sites[ref.key])), hex=ref.key)
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
