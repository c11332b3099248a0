"""Which drawing belongs to which word of a table: terrains, features, hexsides, ways.

A game's id is written with `-` or `_`. A kind in none of these tables is drawn as open ground with its
name on it, so that a new game shows a usable map before anybody has drawn for it.

Features of a cell are drawn like a terrain on top of its ground ("village", "bridge", "ford"); "half-n",
"half-e", "half-s" and "half-w" say which half of a hex at the edge of the map lies on it.
Hexsides of the edge of the map: "entry-a", "entry-b", "entry-c" are open to an entry area of that side,
"entry-ac" to one that changes hands. "boundary" is a line between the zones of two formations, "front" that
between two armies at the start.
Labels: city, town, village (x and y are the centre of their hex), water, stream (a point of their course),
bridge (its middle), region, zone (of a formation), entry (a text beside the map), entry-a, entry-b, entry-c,
entry-ac (a letter in a circle), drop.
"""

from __future__ import annotations

from typing import Final

#: Ground of tactical maps: the recipes, from below.
TACTICAL: Final[dict[str, tuple[str, ...]]] = {
    "open": (),
    "clear": (),
    "wheat": ("wheat",),
    "corn": ("corn",),
    "marsh": ("marsh",),
    "river": ("river",),
    "ford": ("ford",),
    "stream": ("stream",),
    "water": ("lake",),
    "lake": ("lake",),
    "sea": ("lake",),
    "brush": ("brush",),
    "scrub": ("scrub",),
    "forest": ("forest",),
    "woods": ("forest",),
    "light-woods": ("light-woods",),
    "dense-woods": ("dense-woods",),
    "rough": ("rough",),
    "shellhole": ("shell-holes",),
    "shell-hole": ("shell-holes",),
    "shell-holes": ("shell-holes",),
    "large-gully": ("gully",),
    "gully": ("gully",),
    "gully-end": ("gully",),
    "wooden-building": ("yard", "wooden"),
    "building-wood": ("yard", "wooden"),
    "street": ("yard", "wooden"),
    "brick-building": ("yard", "brick"),
    "building-brick": ("yard", "brick"),
    "stone-building": ("yard", "stone"),
    "building-stone": ("yard", "stone"),
    "rubble": ("yard", "rubble"),
    "bridge": ("bridge",),
    "road": (),
    "at-ditch": (),  # its mark lies on it
    "railroad": (),  # ... its line, which is a way
    "ditch": (),
}

#: Ground of operational maps.
OPERATIONAL: Final[dict[str, tuple[str, ...]]] = {
    "clear": (),
    "open": (),
    "heath": ("heath",),
    "victory": ("victory",),
    "polder": ("polder",),
    "polder-woods": ("polder", "woods"),
    "woods": ("woods",),
    "forest": ("woods",),
    "marsh": ("marsh",),
    "seasonal-marsh": ("wet",),
    "rough": ("rough",),
    "rough-forest": ("woods", "rough"),
    "mountain": ("mountain",),
    "desert": ("desert",),
    "sea": ("lake",),
    "lake": ("lake",),
    "out-of-play": ("outside",),
    "entry-area": ("outside",),
    "village": ("village",),
    "town": ("town",),
    "minor-city": ("town",),
    "city": ("city",),
    "major-city": ("city",),
    "peak": ("peak",),
    "landmark": ("landmark",),
    "fort": ("fort",),
    "port": ("port",),
    "oil": ("oil",),
}

#: Hexsides: the drawing of each kind.
HEXSIDES: Final[dict[str, str]] = {
    "small-gully": "small-gully",
    "slope": "slope",
    "crest": "crest",
    "cliff": "cliff",
    "alpine": "cliff",
    "hedge": "hedge",
    "wall": "wall",
    "major-river": "major",
    "river": "major",
    "volga": "wide",
    "minor-river": "minor",
    "canal": "canal",
    "lake": "major",
    "narrow-lake": "major",
    "bridge": "bridge",
    "bridge-safe": "bridge",
    "bridge-mined": "bridge-mined",
    "bridge-blown": "bridge-blown",
    "bridge-repair": "bridge-repair",
    "bridge-gold": "bridge-gold",
    "rail-bridge": "rail-bridge",
    "ferry": "ferry",
    "entry-a": "entry",
    "entry-b": "entry",
    "entry-c": "entry",
    "entry-ac": "entry",
    "boundary": "boundary",
    "front": "front",
}

#: Ways: the drawing of each kind.
WAYS: Final[dict[str, str]] = {
    "road": "road",
    "street": "road",
    "secondary-road": "road",
    "trail": "trail",
    "track": "trail",
    "ferry-line": "trail",
    "highway": "highway",
    "main-road": "highway",
    "railway": "railway",
    "railroad": "railway",
    "railway-hollow": "railway-hollow",
    "railway-green": "railway-green",
    "railway-unfinished": "railway-dashed",
    "ditch": "ditch",
}


def plain(kind: str) -> str:
    """A kind as these tables write it."""
    return kind.replace("_", "-")


def recipes(style: str, kind: str) -> tuple[str, ...] | None:
    """How a terrain or feature is drawn on maps of this style; None: there is no drawing for it."""
    return (TACTICAL if style == "tactical" else OPERATIONAL).get(plain(kind))
