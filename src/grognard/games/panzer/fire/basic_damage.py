"""PZR-4.4.3.2.5, PZR-4.4.3.2.6: penetration and damage of the Basic Game, by the difference table."""

from __future__ import annotations

from .tables import DM, KO, NOTHING, ApTables


def basic_result(tables: ApTables, penetration: int, armour: int, damaged: bool) -> int:
    """What a hit comes to; a second DMGD is a KO."""
    result = NOTHING
    for least, brings in tables.differences:
        if penetration - armour >= least:
            result = brings
    return KO if result == DM and damaged else result
