# mypyc: interpreted
"""The words for what messages name: units, sides, formations, entry areas, bridges."""

from __future__ import annotations

from grognard.core.catalogue import Names
from grognard.core.kinds import SIDE
from grognard.core.message import Message, Ref, msg

from .data_files import load_box
from .scenario import HollandScenario

_FACE_DOWN = "unknown"  # the key of a face-down counter without its number


class HollandNames(Names):
    """Units and formations have texts of their own; hexes are called by their numbers."""

    def __init__(self, sc: HollandScenario) -> None:
        self.sc = sc
        self.printed = load_box().units

    def message(self, ref: Ref) -> Message | None:
        if ref.key in ("-", "?", ""):
            return None
        if ref.kind == "unit":
            return self.unit(ref.key)
        if ref.kind == "player":
            return msg(f"holland44-side-{ref.key}")
        if ref.kind == "group":
            return msg(f"holland44-formation-{ref.key}")
        if ref.kind == "side":
            return self.bridge(ref)
        if ref.key.startswith("@") and ref.key[1:] in self.sc.board.areas:
            return msg("holland44-place-area", letter=ref.key[1:])
        return None

    def unit(self, key: str) -> Message | None:
        """H44-2.3.5; what may be under a "?" is numbered by its kind (H44-25.1)."""
        if key in self.printed:
            return msg(f"holland44-unit-{key}")
        kind, _, number = key.rpartition("-")
        kind = kind.replace("-", "_")
        known = kind == _FACE_DOWN or kind in self.sc.unknown_kinds
        return msg(f"holland44-unknown-{kind}", n=int(number)) if known else None

    def bridge(self, ref: Ref) -> Message | None:
        """A bridge is called by its name and its hexside; other hexsides by their hexes alone."""
        side = ref.index if ref.index >= 0 else self.sc.parse(SIDE, ref.key)
        number = self.sc.bridge_of[side]
        if number < 0:
            return None
        return msg("holland44-bridge-at", name=self.sc.bridge_names[number], hexes=ref.key)
