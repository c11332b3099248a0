# mypyc: interpreted
"""The words for what messages name: units, supply points, sides, armies, entry areas."""

from __future__ import annotations

from grognard.core.catalogue import Names
from grognard.core.message import Message, Ref, msg

from .data_files import load_box
from .scenario import StalingradScenario
from .setup_counters import STOCK_KEYS

_ARMY_BOX = "@army-"  # the keys of the boxes of reserve armies without their number (S42-34.1.2)
_AREAS = {"NORTH": "stalingrad42-place-north-edge", "F": "stalingrad42-place-caspian"}  # that have no letter


class StalingradNames(Names):
    """Units have texts of their own, supply points are numbered; hexes are called by their numbers."""

    def __init__(self, sc: StalingradScenario) -> None:
        self.sc = sc
        self.printed = load_box().units

    def message(self, ref: Ref) -> Message | None:
        if ref.key in ("-", "?", ""):
            return None
        if ref.kind == "unit":
            return self.unit(ref.key)
        if ref.kind == "player":
            return msg(f"stalingrad42-side-{ref.key}")
        if ref.kind == "group":
            return msg(f"stalingrad42-army-{ref.key}")
        if ref.key.startswith(_ARMY_BOX):
            return msg("stalingrad42-place-army-box", n=int(ref.key.removeprefix(_ARMY_BOX)))
        if ref.key.startswith("@") and ref.key[1:] in self.sc.board.areas:
            return self.area(ref.key[1:])
        return None

    def unit(self, key: str) -> Message | None:
        if key in self.printed:
            return msg(f"stalingrad42-unit-{key}")
        stock = next((prefix for prefix in STOCK_KEYS if key.startswith(prefix)), "")
        return msg("stalingrad42-stock", n=int(key.removeprefix(stock))) if stock else None

    def area(self, letter: str) -> Message:
        """S42-22.1.1; the north edge of C2 and the Caspian box are called by their names."""
        return msg(_AREAS[letter]) if letter in _AREAS else msg("stalingrad42-place-area", letter=letter)
