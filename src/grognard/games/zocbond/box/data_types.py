# mypyc: interpreted
"""The form of the tables that the games of the ZOC-bond family share: CRT, determined defence, rolls.

A table of a die is a list of bands, each with the totals it covers; `results` lays one out flat.
`origin` says where a figure comes from: `text` is stated in the rules text, `ours` is rebuilt by us.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.games.zocbond.box.data_names import Figure, HalfPoints, Name, Strength

Provenance = Literal["text", "ours"]
Total = Annotated[int, Meta(ge=-20, le=40)]  # of a die and its modifiers
Steps = Annotated[int, Meta(ge=0, le=3)]
Hexes = Annotated[int, Meta(ge=0, le=9)]
Odds = Annotated[str, Meta(pattern=r"^(1-[1-9]|[1-9][0-9]?-1)$")]
CombatCode = Annotated[str, Meta(pattern=r"^[A-Z][A-Z0-9]*(/[A-Z0-9]+)?[!x]?$")]  # !, x: a mark on the cell
DefenceCell = Annotated[str, Meta(pattern=r"^[FPS] [01]\*?/[01]$")]


class CrtColumn(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of crt.csv: one column of the combat results table, face by face, worst odds first."""

    odds: Odds
    roll_1: CombatCode
    roll_2: CombatCode
    roll_3: CombatCode
    roll_4: CombatCode
    roll_5: CombatCode
    roll_6: CombatCode
    origin: Provenance

    def results(self) -> tuple[str, ...]:
        """Return the results of the faces 1 to 6."""
        return self.roll_1, self.roll_2, self.roll_3, self.roll_4, self.roll_5, self.roll_6


class Totals(Struct, frozen=True, forbid_unknown_fields=True):
    """Totals of a roll from `low` to `high`; None: no bound."""

    low: Total | None
    high: Total | None


class DefenceRow(Totals, frozen=True, forbid_unknown_fields=True):
    """A row of determined.csv: what totals bring in the three columns of the ground.

    A cell is success and losses: S stays, P partly, F retreats; then steps lost by attacker / defender.
    """

    clear: DefenceCell
    other: DefenceCell
    city: DefenceCell
    origin: Provenance

    def cells(self) -> tuple[str, str, str]:
        """Return the cells in the order clear, other, city."""
        return self.clear, self.other, self.city


class Counter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a row of units.csv has in every game. What is reduced has one step less than printed."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]  # the designation printed on it
    type: str
    attack: Strength
    defense: Strength
    ma: Strength
    steps: int
    origin: Provenance
    reduced_attack: Strength = 0
    reduced_defense: Strength = 0
    range: Annotated[int, Meta(ge=0, le=9)] = 0  # of artillery and of who supports others


class Result(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a row of results.csv has in every game: what a code of the CRT means."""

    code: CombatCode
    attacker: Steps
    defender: Steps
    retreat: Hexes  # 0: none
    determined: bool
    origin: Provenance


class ElitePoor(Struct, frozen=True, forbid_unknown_fields=True):
    """A modifier for elite and for poor units."""

    elite: Figure
    poor: Figure


class GroundCosts(Struct, frozen=True, forbid_unknown_fields=True):
    """How a row of terrain.csv begins. Costs in half MP; None: by road only."""

    id: Name
    foot: HalfPoints | None
    mech: HalfPoints | None
    veh: HalfPoints | None


class Band(Totals, frozen=True, forbid_unknown_fields=True):
    """A row of a table of one die: totals bring a result."""

    result: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
    origin: Provenance


def defence_losses(cell: str) -> tuple[str, int, int]:
    """Return a cell of determined defence as its letter and the steps lost by attacker and defender."""
    return cell[0], int(cell[2]), int(cell[-1])


def row_at(bands: Sequence[Totals], total: int) -> int:
    """Return the index of the band that covers a total; the readers have checked that there is one."""
    for number, band in enumerate(bands):
        if (band.low is None or band.low <= total) and (band.high is None or total <= band.high):
            return number
    raise ValueError(f"no band covers {total}")


def results(bands: Sequence[Band], first: int, last: int) -> tuple[str, ...]:
    """Return the results of the totals `first` to `last`, a flat table for the rules."""
    return tuple(bands[row_at(bands, total)].result for total in range(first, last + 1))
