# mypyc: interpreted
"""To which army a unit belongs, for lists of units; no rule asks for it."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from grognard.core.loading.load import read_csv
from grognard.games.zocbond.box.data_names import Slug
from grognard.games.zocbond.box.data_types import Provenance

from ..box.data_files import SHELF, load_box
from ..box.data_names import Side
from ..box.data_scenario import ScenarioFile

REST = {"axis": "de-rest", "soviet": "su-rest"}  # whose army has no name of its own


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of armies.csv: how the cards begin the name of its units' army."""

    id: Slug
    side: Side
    begins: str
    origin: Provenance


@cache
def armies() -> tuple[Army, ...]:
    return read_csv(SHELF.source("armies.csv"), Army, key=("side", "begins"))


def army_keys() -> list[str]:
    """Every army once, in the order of the file."""
    return list(dict.fromkeys([*(army.id for army in armies()), *REST.values()]))


def armies_of(file: ScenarioFile) -> dict[str, str]:
    """Per unit of the scenario's card its army; an exchanged counter stays in it (S42-32.4)."""
    units = load_box().units
    army_of: dict[str, str] = {}
    for row in load_box().cards[file.card]:
        side = units[row.key].side
        named = (army.id for army in armies() if army.side == side and row.army.startswith(army.begins))
        army_of[row.key] = next(named, REST[side])
    for change in file.upgrades:
        army_of[change.becomes] = army_of[change.key]
    return army_of
