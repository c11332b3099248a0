"""Names on a printed map: where each stands, and what must be true of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf

import numpy as np

from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.table import Table
from grognard.render.svg import lettering
from grognard.render.svg.lettering import Say
from grognard.render.svg.noise import Floats
from grognard.render.svg.placing import TYPES, NameToPlace, Place, boxes_of
from grognard.render.svg.sheet import Sheet

Named = list[tuple[NameToPlace, Place]]


def sayings(package: str) -> list[Say]:
    """The words of a game in every language."""
    return [Catalogue(lang, (package,)).render for lang in LANGUAGES]


def names_on(table: Table, says: Sequence[Say]) -> Named:
    """Every name on the map, as long as in its longest words, and where it stands."""
    styles = {k: lettering._style(label) for k, label in enumerate(table.labels)}
    styles = {k: style for k, style in styles.items() if table.labels[k].kind not in lettering._SIGNS}
    found = []
    for k, place in lettering._places(Sheet(table), styles, says).items():
        label = table.labels[k]
        letters = lettering.count(label, says)
        found.append((NameToPlace(k, styles[k], letters, 100 * label.x, 100 * label.y), place))
    return found


def shared(one: Floats, other: Floats) -> bool:
    wide = np.minimum(one[:, None, 2], other[:, 2]) - np.maximum(one[:, None, 0], other[:, 0])
    high = np.minimum(one[:, None, 3], other[:, 3]) - np.maximum(one[:, None, 1], other[:, 1])
    return bool(((wide > 0) & (high > 0)).any())


def assert_no_name_lies_on_another(table: Table, names: Named, unit: int, far: float = inf) -> None:
    """At 5 units to a pixel cities, towns, rivers and lands are shown, from 3 on all names.

    Names that are as `far` apart are not compared.
    """
    shown = [(wish, boxes_of(wish, place, unit)) for wish, place in names if TYPES[wish.kind].unit >= unit]
    hits = [
        (table.labels[a.number].text, table.labels[b.number].text)
        for (a, one), (b, other) in combinations(shown, 2)
        if abs(a.x - b.x) < far and abs(a.y - b.y) < far and shared(one, other)
    ]
    assert not hits


def assert_every_name_is_on_the_map(table: Table, names: Named) -> None:
    west, north, east, south = Sheet(table).bounds
    for wish, place in names:
        boxes = boxes_of(wish, place)
        assert west <= boxes[:, 0].min() < boxes[:, 2].max() <= east, table.labels[wish.number].text
        assert north <= boxes[:, 1].min() < boxes[:, 3].max() <= south, table.labels[wish.number].text
