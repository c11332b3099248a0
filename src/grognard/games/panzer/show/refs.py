# mypyc: interpreted
"""Hexes and units as messages and overlays name them."""

from __future__ import annotations

from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.telling.message import Ref

from ..state import PanzerState


def hex_ref(s: PanzerState, h: int) -> Ref:
    return Ref("hex", h, s.sc.name_of(HEX, h))


def unit_ref(s: PanzerState, u: int) -> Ref:
    return Ref("unit", u, s.sc.name_of(UNIT, u))
