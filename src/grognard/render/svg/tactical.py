"""Tactical ground, in the order of the guide: each kind drawn over the ones before."""

from __future__ import annotations

from . import hexsides, houses, plants, relief, ways
from .sheet import Sheet
from .ways import Network


def draw(sheet: Sheet, network: Network) -> list[str]:
    """Everything between the paper and the grid."""
    return [
        plants.draw_flecks(sheet),
        relief.draw_hills(sheet),
        relief.draw_gullies(sheet),
        plants.draw_fields(sheet),
        plants.draw_marsh(sheet),
        relief.draw_waters(sheet),
        plants.draw_rough(sheet),
        plants.draw_shell_holes(sheet),
        plants.draw_scrub(sheet),
        plants.draw_brush(sheet),
        plants.draw_light_woods(sheet),
        plants.draw_forest(sheet),
        plants.draw_dense_woods(sheet),
        hexsides.draw_gullies(sheet),
        houses.draw_yards(sheet),
        ways.draw_tactical(network),
        houses.draw_bridges(sheet, network),
        houses.draw_houses(sheet, network),
        hexsides.draw_tactical(sheet),
    ]
