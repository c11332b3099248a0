# mypyc: interpreted
"""What players call places of the boards (data/places.csv): "the granary", with its number after it."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from grognard.core.loading.box import check_known
from grognard.core.loading.load import Source, read_csv

from .component_types import Slug
from .data_files import SHELF, load_box, scenario_names
from .data_layout import hex_cell


class NamedPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of places.csv: what `7-G08` is called, or `the-water-tower:7-G08` in that scenario alone."""

    id: str
    name: Slug


def read_places(source: Source) -> tuple[NamedPlace, ...]:
    rows = read_csv(source, NamedPlace)
    for number, row in enumerate(rows):
        scenario, _, hex = row.id.rpartition(":")
        board, _, cell = hex.partition("-")
        if hex_cell(cell) is None or not board.isdecimal() or int(board) not in load_box().boards:
            raise source.error((number, "id"), f"there is no hex {hex!r}")
        if scenario:
            check_known(source, (number, "id"), scenario, scenario_names(), "scenario")
    return rows


@cache
def load_places() -> dict[str, str]:
    return {row.id: row.name for row in read_places(SHELF.source("places.csv"))}


def place_names(scenario: str) -> dict[str, str]:
    """The names of a scenario's places by their hexes, those of other boards among them."""
    everywhere = {id: name for id, name in load_places().items() if ":" not in id}
    prefix = f"{scenario}:"
    own = {id: name for id, name in load_places().items() if id.startswith(prefix)}
    return everywhere | {id.removeprefix(prefix): name for id, name in own.items()}
