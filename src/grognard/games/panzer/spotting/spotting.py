"""PZR-4.1.1 to 4.1.3, 6.1.1 to 6.1.3: who can spot, how far, and why."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import ALL_ROUND
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.ground.cover import COVERS, HEAVY, LEG, LIGHT, MEDIUM, NONE, VEHICLE
from grognard.games.panzer.ground.sight import Sightlines

from .arcs import in_arc
from .markers import FIRED, FIRED_SMALL_ARMS, MOVED, UNMARKED

#: Columns of the table: how large the target is (6.1.3). The size on a vehicle's card is another (4.1.3.1).
SIZES: Final = "VLS"

COVER_LINES: Final = {LIGHT: "cover_light", MEDIUM: "cover_medium", HEAVY: "cover_heavy"}
MARKER_LINES: Final = {
    MOVED: "target_spot_move",
    FIRED: "target_spot_fire",
    FIRED_SMALL_ARMS: "target_spot_fire_small_arms_only",
}

ALL_COVERS: Final = range(len(COVERS))
ALL_MARKERS: Final = range(FIRED_SMALL_ARMS + 1)


class SpottingTable:
    """The spotting ranges and their modifiers."""

    def __init__(self) -> None:
        file = load_tables().spotting
        self.lowest: int = file.modifiers.lowest
        self.highest: int = file.modifiers.highest
        self.values = {row.id: row.value or 0 for row in file.modifiers.row}
        self.ranges = {row.row: (row.V, row.L, row.S) for row in file.ranges.row}
        # the same as plain numbers, for `hexes`
        self.by_cover = [sum(value for _, value in self.lines(cover, UNMARKED)) for cover in ALL_COVERS]
        self.by_marker = [sum(value for _, value in self.lines(NONE, marker)) for marker in ALL_MARKERS]
        self.low_target = self.values["target_in_full_cover"]
        self.low_spotter = self.values["spotter_in_full_cover"]
        self.shaken_spotter = self.values["spotter_suppressed"]
        rows = range(self.lowest, self.highest + 1)
        self.by_size = {size: [int(self.ranges[row][at]) for row in rows] for at, size in enumerate(SIZES)}

    def lines(
        self,
        cover: int,
        marker: int,
        *,
        target_low: bool = False,
        spotter_low: bool = False,
        suppressed: bool = False,
    ) -> list[tuple[str, int]]:
        """The modifiers that apply, by name, in the order of the table.

        `cover` is the target's (`ground.cover`), `marker` its SPOT marker (`markers`); `target_low` and
        `spotter_low`: leg or towed, in full cover (6.1.3.2); `suppressed`: the spotter (6.1.3.1).
        """
        names: list[str] = []
        if cover in COVER_LINES:
            names.append(COVER_LINES[cover])
        if marker in MARKER_LINES:
            names.append(MARKER_LINES[marker])
        if target_low:
            names.append("target_in_full_cover")
        if spotter_low:
            names.append("spotter_in_full_cover")
        if suppressed:
            names.append("spotter_suppressed")
        return [(name, self.values[name]) for name in names]

    def net_row(self, lines: list[tuple[str, int]]) -> int:
        """The row of the table: the sum, kept within its first and last row."""
        return max(self.lowest, min(self.highest, sum(value for _, value in lines)))

    def reach(self, size: str, lines: list[tuple[str, int]]) -> int:
        """Hexes up to which a target of this size (V, L or S) is spotted, if in line of sight.

        All vehicles are alike: the size on their cards counts for hits alone (PZR-4.1.3.1).
        """
        return int(self.ranges[self.net_row(lines)][SIZES.index(size)])

    def hexes(
        self, size: str, cover: int, marker: int, target_low: bool, spotter_low: bool, suppressed: bool
    ) -> int:
        """`reach` by these `lines`, without their names: this is asked of every pair of units."""
        row = self.by_cover[cover] + self.by_marker[marker]
        if target_low:
            row += self.low_target
        if spotter_low:
            row += self.low_spotter
        if suppressed:
            row += self.shaken_spotter
        if row < self.lowest:
            row = self.lowest
        elif row > self.highest:
            row = self.highest
        return self.by_size[size][row - self.lowest]


def may_spot(kind: int, armed: bool, carried: bool = False, abandoned: bool = False) -> bool:
    """PZR-4.1.1, 6.1.1, R-41: every combat unit, and all leg and towed units; of passengers the leg units."""
    if abandoned or (kind == VEHICLE and not armed):
        return False
    return kind == LEG or not carried


def is_target(carried: bool, abandoned: bool = False) -> bool:
    """PZR-6.1.3, R-41: passengers are part of their vehicle, and an abandoned vehicle is no target."""
    return not carried and not abandoned


def unspotted(
    sight: Sightlines,
    spotter: tuple[int, int, int],
    target: tuple[int, int],
    reach: int,
    arc: int = ALL_ROUND,
    rubble: bytes = b"",
) -> str:
    """PZR-4.1.3: why a unit does not spot another: ``range``, ``arc`` or ``sight``; empty if it does.

    `spotter` is hex, level and facing, `target` hex and level (`levels.unit_level`); `reach` is that of the
    table, `arc` of `arcs.spotting_arc`, `rubble` as in `Land`. Others of the side never spot for a unit.
    """
    a, eye, facing = spotter
    b, mark = target
    board = sight.land.board
    if board.distance_between(a, b) > reach:
        return "range"
    if arc != ALL_ROUND and not in_arc(board, a, facing, b, arc):
        return "arc"
    return "" if sight.clear(a, b, eye, mark, rubble) else "sight"
