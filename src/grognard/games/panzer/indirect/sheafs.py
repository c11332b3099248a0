"""PZR-6.5.1.5, R2-02: the hexes that fire falls on around its aim point."""

from __future__ import annotations

from ..scenario import PanzerScenario
from ..verbs import CONVERGED, ILLUMINATION, LINEAR, ONE_HEX
from .tables import indirect_tables


def sheaf_hexes(sc: PanzerScenario, aim: int, sheaf: int, way: int) -> frozenset[int]:
    """The hexes of a sheaf (`verbs.SHEAFS`); `way`: the direction of a LINEAR one. Worked out once each."""
    key = (aim, sheaf, way if sheaf == LINEAR else -1)
    if key not in sc.sheaf_hexes:
        sc.sheaf_hexes[key] = frozenset(row(sc, aim, way) if sheaf == LINEAR else disc(sc, aim, sheaf))
    return sc.sheaf_hexes[key]


def disc(sc: PanzerScenario, aim: int, sheaf: int) -> list[int]:
    """All hexes of the map up to the radius of the sheaf."""
    radius = indirect_tables().radius[sheaf]
    return [h for h in range(sc.n) if sc.distance[sc.n * aim + h] <= radius]


def row(sc: PanzerScenario, aim: int, way: int) -> list[int]:
    """The aim point and the hexes beyond it in one direction; what lies off the map is dropped (R2-02)."""
    hexes = [aim]
    for _ in range(indirect_tables().row_beyond[LINEAR]):
        h = sc.neighbour[6 * hexes[-1] + way]
        if not 0 <= h < sc.n:
            break
        hexes.append(h)
    return hexes


def may_use(sheaf: int, battery: bool, kind: int) -> bool:
    """PZR-6.5.1.5, 6.5.1.6: units on the map fire into one hex; illumination is CONVERGED alone."""
    if not battery:
        return sheaf == ONE_HEX
    return sheaf == CONVERGED if kind == ILLUMINATION else sheaf != ONE_HEX
