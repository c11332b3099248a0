"""The figures of close combat as flat rows (gp.toml, grades.toml)."""

from __future__ import annotations

from functools import cache

from grognard.games.panzer.box.data_files import load_tables

from ..scenario import NO_LEG


class CloseTables:
    """What close assault and hand-to-hand ask at every attack; rows by size: NO_LEG, SQUAD, HALF_SQUAD ..."""

    def __init__(self) -> None:
        assault = load_tables().gp.close_assault
        fight = load_tables().gp.hand_to_hand
        self.gpf = [0, assault.gpf.squad, assault.gpf.half_squad, assault.gpf.section]
        #: The d10 up to which a destroyed vehicle burns.
        self.brewed = [0, assault.brewed.squad, assault.brewed.half_squad, assault.brewed.section]
        more = assault.additional
        self.assault_helper = [0, more.squad, more.half_squad, more.section]
        self.highest_gpd: int = assault.highest_gpd
        self.assault: dict[str, int] = {row.id: row.value for row in assault.row}
        #: Vehicles that a unit in their hex supports, by its size; a carried one supports its own vehicle.
        self.supports = [0, assault.support_squad, assault.support_half_squad, 0]
        #: Hand-to-hand: by size, towed units as NO_LEG.
        self.size = [0, fight.size.squad, fight.size.half_squad, fight.size.section]
        self.size[NO_LEG] = fight.towed
        more = fight.additional
        self.fight_helper = [0, more.squad, more.half_squad, more.section]
        self.attacker: dict[str, int] = {row.id: row.value for row in fight.attacker}
        self.defender: dict[str, int] = {row.id: row.value for row in fight.defender}
        #: By grade (PZR-6.6.1.1.2[12], 6.6.1.2.2[8]).
        self.grade: list[int] = [row.close_combat for row in load_tables().grades.grades.row]


@cache
def close_tables() -> CloseTables:
    """The figures, made once."""
    return CloseTables()
