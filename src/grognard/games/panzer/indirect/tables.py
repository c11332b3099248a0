"""What indirect fire asks of the tables, as plain numbers (indirect.toml, grades.toml)."""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.games.panzer.box.data_files import load_tables

# How a source belongs to the formation of an observer (PZR-6.5.1.3), the best first.
ATTACHED: Final = 0
ORGANIC: Final = 1
INDEPENDENT: Final = 2
LEVELS: Final = ("attached", "organic", "independent")

US: Final = "us"  # no side of this box; their forward observers have more sources


class IndirectTables:
    """The tables of indirect fire."""

    def __init__(self) -> None:
        file = load_tables().indirect
        #: By observer: the d10 from which a source of each level responds.
        self.response: dict[str, list[int]] = {
            row.id: [row.attached, row.organic, row.independent] for row in file.response.row
        }
        self.never: int = file.response.never
        self.attached_only: tuple[str, ...] = file.response.soviet_attached_only
        self.values: dict[str, int] = {row.id: row.value or 0 for row in file.modifiers.row}
        self.fo_sources: int = file.sources.fo
        self.fo_us_sources: int = file.sources.fo_us
        self.command_sources: int = file.sources.command
        self.recon_sources: int = file.sources.recon
        self.radius: list[int] = [row.radius for row in file.sheafs.row]
        self.row_beyond: list[int] = [row.row_beyond for row in file.sheafs.row]
        self.height: int = file.sheafs.smoke_height
        self.shift_called: int = file.limits.shift_called
        self.shift_scheduled: int = file.limits.shift_scheduled
        self.danger_close: int = file.limits.danger_close
        self.scheduled_turns: int = file.limits.scheduled_turns
        self.start_slip: int = file.limits.start_slip
        self.rest_turns: int = file.limits.rest_turns
        self.grade: list[int] = [row.response for row in load_tables().grades.grades.row]


@cache
def indirect_tables() -> IndirectTables:
    """The tables, made once."""
    return IndirectTables()
