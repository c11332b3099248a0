"""PZR-4.1.4.1.9, 5.11, 6.1.4.3.10, R-47: smoke, barrages, fires and wrecks on a line hinder fire."""

from __future__ import annotations

from grognard.core.geometry.sight import line

from .terrain import Land, terrain_rows


class Veil:
    """A smoke or barrage area, or one burning hex, that counts now; from when (R-35) is the caller's affair.

    `kind` is ``smoke``, ``barrage`` or ``on_fire``; `converged` is the sheaf, always so for units on the map.
    """

    def __init__(self, kind: str, hexes: frozenset[int], converged: bool = True) -> None:
        hinders = terrain_rows()[kind].hinders
        if hinders is None:
            raise ValueError(f"{kind!r} hinders no fire; give smoke, barrage or on_fire")
        self.hexes = hexes
        self.ap: int = hinders.ap_converged if converged else hinders.ap_open
        self.gp: int = hinders.gp_converged if converged else hinders.gp_open


class Hindrance:
    """What fire along a line suffers: one figure for each instance, one for each hex of BU smoke."""

    def __init__(self, instances: list[int], bu_smoke: list[int]) -> None:
        self.instances = instances
        self.bu_smoke = bu_smoke

    @property
    def total(self) -> int:
        return sum(self.instances) + sum(self.bu_smoke)


def line_hexes(land: Land, a: int, b: int) -> list[int]:
    """Both ends and every hex that the line passes or runs along, in order."""
    if a == b:
        return [a]
    return [a, *(h for h in line(land.board, a, b) if h >= 0), b]


def hindrance(hexes: list[int], veils: list[Veil], bu_smoke: frozenset[int], gp: bool) -> Hindrance:
    """R-47: areas that share a hex of the line are one instance, with the largest of their modifiers.

    `hexes` are those of the line with its ends, `bu_smoke` those where a vehicle burns. That is added hex
    by hex, except where an instance with a larger modifier lies.
    """
    groups: list[tuple[set[int], int]] = []
    on_line = frozenset(hexes)
    for veil in veils:
        met = set(veil.hexes & on_line)
        if not met:
            continue
        worst = veil.gp if gp else veil.ap
        apart: list[tuple[set[int], int]] = []
        for cells, value in groups:
            if cells & met:
                met |= cells
                worst = min(worst, value)
            else:
                apart.append((cells, value))
        groups = [*apart, (met, worst)]
    each = _bu_figure(gp)
    smoke: list[int] = []
    for h in hexes:
        if h in bu_smoke and all(h not in cells or value >= each for cells, value in groups):
            smoke.append(each)
    groups.sort(key=lambda group: min(hexes.index(h) for h in group[0]))
    return Hindrance([value for _, value in groups], smoke)


def _bu_figure(gp: bool) -> int:
    hinders = terrain_rows()["bu_smoke"].hinders
    if hinders is None:
        raise ValueError("terrain.toml gives BU smoke no figures; it needs `hinders`")
    return hinders.gp_open if gp else hinders.ap_open
