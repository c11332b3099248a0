# mypyc: interpreted
"""The words for what messages name: units, sides, formations, entry areas, bridges."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from grognard.core.kernel.kinds import SIDE
from grognard.core.telling.message import Message, Ref, msg
from grognard.games.zocbond.show.names import ZocNames, on_map

from ..box.data_files import load_box
from ..box.map_files import load_map
from ..scenario import HollandScenario

_FACE_DOWN = "unknown"  # the key of a face-down counter without its number


@cache
def sites() -> Mapping[str, str]:
    """The names of towns and villages by their hexes; a city has several."""
    named = {name: row.name or row.village for name, row in load_map().hexes.items()}
    return {name: site for name, site in named.items() if site}


class HollandNames(ZocNames):
    """Beside the family's: what may be under a "?", and bridges."""

    def __init__(self, sc: HollandScenario) -> None:
        super().__init__(sc, load_box().units, "formation", sites())
        self.sc = sc

    def counter(self, key: str) -> Message | None:
        """H44-2.3.5; what may be under a "?" is numbered by its kind (H44-25.1)."""
        kind, _, number = key.rpartition("-")
        kind = kind.replace("-", "_")
        known = kind == _FACE_DOWN or kind in self.sc.unknown_kinds
        return msg(f"holland44-unknown-{kind}", n=int(number)) if known else None

    def other(self, ref: Ref) -> Message | None:
        """A bridge is called by its name and its hexside; other hexsides by their hexes alone."""
        if ref.kind != "side":
            return None
        side = ref.index if ref.index >= 0 else self.sc.parse(SIDE, ref.key)
        number = self.sc.bridge_of[side]
        if number < 0:
            return None
        name = on_map(self.game, "span", self.sc.bridge_names[number])
        return msg("holland44-bridge-at", name=name, hexes=ref.key)
