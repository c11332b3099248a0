# mypyc: interpreted
"""What a map is built from: the land as it is (geography.toml), and what is set by hand on the hex map.

A waypoint of a road is the name of a place, a hex ("#1404"), or at either end "off": the road goes on off the
map. Every correction has a reason, and one that changes nothing is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .mapping import Conic, Degrees, Georeference

Reason = Annotated[str, Meta(min_length=1)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a file: what it does not know is a mistake."""


class Site(Entry, frozen=True):
    """A place where people live, by its real position; `size` is what it is in the game."""

    name: str
    lat: float
    lon: float
    size: Literal["village", "town", "city", "minor_city", "major_city", "landmark"]


class Water(Entry, frozen=True):
    """A river, canal or lake by its real course. It begins and ends at the map's "edge", at the "shore" of a
    sea, at a "source" or in the open, or in another water by its key, which stands before it in the file.

    The crest of a range is laid along hexsides in the same way.
    """

    key: str
    kind: Literal["major", "canal", "minor", "volga", "lake", "alpine"]
    label: str
    begins: str
    ends: str
    course: tuple[Degrees, ...]


class Ground(Entry, frozen=True):
    """A piece of country with one terrain; a hex takes that of the last piece its centre lies in."""

    terrain: str
    name: str
    ring: tuple[Degrees, ...]


class Way(Entry, frozen=True):
    """A road or railway by what it joins."""

    kind: str
    via: tuple[str, ...]


class Geography(Entry, frozen=True):
    """The land of a map."""

    georeference: Georeference | Conic
    sites: tuple[Site, ...]
    waters: tuple[Water, ...]
    grounds: tuple[Ground, ...]
    ways: tuple[Way, ...]


class Land(Entry, frozen=True):
    """A name of the country or of a sea, written across it about a hex."""

    name: str
    hex: str


# -- by hand -----------------------------------------------------------------------------------------------


class SiteFix(Entry, frozen=True):
    """A place that lies in another hex than its position says."""

    name: str
    hex: str
    reason: Reason


class WaterFix(Entry, frozen=True):
    """Where a water begins or ends, as a vertex ("5427/5526/5527"), or hexsides it must pass."""

    key: str
    reason: Reason
    begins: str = ""
    ends: str = ""
    through: tuple[str, ...] = ()


class GroundFix(Entry, frozen=True):
    """Hexes that have another terrain than the country their centre lies in, or a whole bank of a river:
    `bank` is any hex of it.
    """

    terrain: str
    reason: Reason
    hexes: tuple[str, ...] = ()
    bank: str = ""


class WayFix(Entry, frozen=True):
    """Hexes between two waypoints, as they stand next to each other in `via`."""

    start: str
    end: str
    through: tuple[str, ...]
    reason: Reason


class Fixes(Entry, frozen=True):
    """The corrections every map may have; a game's own file has more."""

    sites: tuple[SiteFix, ...]
    waters: tuple[WaterFix, ...]
    grounds: tuple[GroundFix, ...]
    ways: tuple[WayFix, ...]
