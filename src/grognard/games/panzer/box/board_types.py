# mypyc: interpreted
"""The form of boards/<id>.toml (PZR-1.3): 25 columns A to Y of 12 rows, drawn by us.

Columns A, C, E ... have rows 0 to 12, of which 0 and 12 are half hexes; B, D, F ... have rows 1 to 12 and lie
half a hex to the north. Columns A and Y are half hexes too: boards joined on a short edge share them. What is
not named is clear and at level 0.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .plain_types import Name, Slug, Text

HexName = Annotated[str, Meta(pattern=r"^[A-Y]([0-9]|1[0-2])$")]
SideName = Annotated[str, Meta(pattern=r"^[A-Y]([0-9]|1[0-2])/[A-Y]([0-9]|1[0-2])$")]
Way = Annotated[tuple[HexName, ...], Meta(min_length=2)]
Hexes = tuple[HexName, ...]


class Levels(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes of hills and embankments, by level."""

    level_1: Hexes = ()
    level_2: Hexes = ()
    level_3: Hexes = ()

    def all(self) -> dict[str, int]:
        """The level of every raised hex; one named twice keeps the last."""
        levels: dict[str, int] = {}
        for level, hexes in enumerate((self.level_1, self.level_2, self.level_3), 1):
            for name in hexes:
                levels[name] = level
        return levels


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexsides with a feature; every other change of level is a slope."""

    crest: tuple[SideName, ...] = ()
    cliff: tuple[SideName, ...] = ()
    hedge: tuple[SideName, ...] = ()
    wall: tuple[SideName, ...] = ()


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A place with a name, `panzer-place-<board>-<key>` in the texts."""

    key: Slug
    name: Text
    hexes: Annotated[Hexes, Meta(min_length=1)]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """boards/<id>.toml."""

    id: Annotated[int, Meta(ge=1, le=99)]
    name: Text
    theme: Text
    roads: tuple[Way, ...]
    trails: tuple[Way, ...]
    terrain: dict[Name, Hexes]
    levels: Levels = Levels()
    sides: Sides = Sides()
    two_floors: Hexes = ()
    places: tuple[Place, ...] = ()
