# mypyc: interpreted
"""Hexes and units as messages and overlays name them."""

from __future__ import annotations

from grognard.core.kernel.kinds import CARD, HEX, UNIT
from grognard.core.telling.message import Ref

from ..state import PanzerState


def hex_ref(s: PanzerState, h: int) -> Ref:
    return Ref("hex", h, s.sc.name_of(HEX, h))


def unit_ref(s: PanzerState, u: int) -> Ref:
    return Ref("unit", u, s.sc.name_of(UNIT, u))


def source_ref(s: PanzerState, r: int) -> Ref:
    return Ref("card", r, s.sc.name_of(CARD, r))
