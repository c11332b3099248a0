# mypyc: interpreted
"""The words for what messages name: units, supply points, sides, armies, entry areas."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from grognard.core.telling.message import Message, Ref, msg
from grognard.games.zocbond.show.names import ZocNames

from ..box.data_files import load_box
from ..box.map_files import load_map
from ..box.setup_counters import STOCK_KEYS
from ..scenario import StalingradScenario

_ARMY_BOX = "@army-"  # the keys of the boxes of reserve armies without their number (S42-34.1.2)
_AREAS = {"NORTH": "stalingrad42-place-north-edge", "F": "stalingrad42-place-caspian"}  # that have no letter


@cache
def sites() -> Mapping[str, str]:
    """The names of cities, towns and landmarks by their hexes."""
    return {place.hex: place.name for place in load_map().places}


class StalingradNames(ZocNames):
    """Beside the family's: supply points, which are numbered, and the boxes of reserve armies."""

    def __init__(self, sc: StalingradScenario) -> None:
        super().__init__(sc, load_box().units, "army", sites())

    def counter(self, key: str) -> Message | None:
        stock = next((prefix for prefix in STOCK_KEYS if key.startswith(prefix)), "")
        return msg("stalingrad42-stock", n=int(key.removeprefix(stock))) if stock else None

    def area(self, letter: str) -> Message:
        """S42-22.1.1; the north edge of C2 and the Caspian box are called by their names."""
        return msg(_AREAS[letter]) if letter in _AREAS else super().area(letter)

    def other(self, ref: Ref) -> Message | None:
        if not ref.key.startswith(_ARMY_BOX):
            return None
        return msg("stalingrad42-place-army-box", n=int(ref.key.removeprefix(_ARMY_BOX)))
