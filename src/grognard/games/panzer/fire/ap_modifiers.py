"""PZR-4.4.3.2.2, PZR-6.5.2.4: what makes an AP shot easier or harder, line by line."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.ground.cover import HEAVY, LIGHT, MEDIUM

from .tables import ApTables

#: How reaction fire finds its target (PZR-4.4.3.2.2).
NO_REACTION: Final = 0
IN_ARC: Final = 1  # in the front arc of the firer, or the rear arc of a gun mounted there
TRAVERSE: Final = 2  # the gun has to be turned on it

#: Dual fire (PZR-5.14): of a weapon to which its modifier applies.
SINGLE: Final = 0
SAME_TARGET: Final = 1
OTHER_TARGET: Final = 2

BASIC: Final = "PZR-4.4.3.2.2"
ADVANCED: Final = "PZR-6.5.2.4"

COVER_LINES: Final = {
    LIGHT: "target_cover_light",
    MEDIUM: "target_cover_medium",
    HEAVY: "target_cover_heavy",
}
REACTION_LINES: Final = {IN_ARC: "reaction_fire_in_arc", TRAVERSE: "reaction_fire_needs_traverse"}
DUAL_LINES: Final = {SAME_TARGET: "dual_fire_same_target", OTHER_TARGET: "dual_fire_different_targets"}
LIMIT_LINES: Final = ("", "ammo_limit", "ammo_limit_both")


class Aim:
    """The circumstances of one shot; every one of them is absent unless it is said."""

    def __init__(self) -> None:
        self.size = 0  # of the target, from its card
        self.moving = False  # the target's command is MOVE or SHORT HALT, and its owner has shown it
        self.cover = 0  # of the target (ground.cover)
        self.short_halt = False  # the firer's command
        self.damaged = False  # the firer
        self.bu_smoke: list[int] = []  # a figure for each hex of smoke that counts (ground.veils)
        self.reaction = NO_REACTION
        self.suppressed = False  # the firer
        self.veils: list[int] = []  # a figure for each instance of smoke, barrage or fire
        self.limits = 0  # ammunition limits that have failed: none, one, both (PZR-5.16.2)
        self.haze = False
        self.distance = 0
        self.dual = SINGLE
        self.passenger = False  # the firer is carried
        self.grade = -1  # of the firer; -1 where grades do not count
        self.factor = 0  # range factor


class Sum:
    """Adds modifiers up, with or without a ledger."""

    def __init__(self, ledger: Ledger | None) -> None:
        self.ledger = ledger
        self.total = 0

    def add(self, rule: str, name: str, value: int) -> None:
        """One line; what changes nothing is left out."""
        if value == 0:
            return
        self.total += value
        if self.ledger is not None:
            self.ledger.add(rule, name.replace("_", "-"), value)


def net_modifier(tables: ApTables, aim: Aim, ledger: Ledger | None = None) -> int:
    """The sum of all modifiers, before it is kept within the rows of the hit table."""
    out = Sum(ledger)
    values = tables.values
    out.add(BASIC, "target_size", aim.size)
    if aim.moving:
        out.add(BASIC, "target_moving", values["target_moving"])
    if aim.cover in COVER_LINES:
        name = COVER_LINES[aim.cover]
        out.add(BASIC, name, values[name])
    if aim.short_halt:
        out.add(BASIC, "firer_short_halt", values["firer_short_halt"])
    if aim.damaged:
        out.add(BASIC, "firer_damaged", values["firer_damaged"])
    for figure in aim.bu_smoke:
        out.add(BASIC, "burning_vehicle_smoke", figure)
    if aim.reaction != NO_REACTION:
        name = REACTION_LINES[aim.reaction]
        out.add(BASIC, name, values[name])
    _advanced(tables, aim, out)
    return out.total


def _advanced(tables: ApTables, aim: Aim, out: Sum) -> None:
    """PZR-6.5.2.4: what the Advanced Game adds."""
    values = tables.values
    if aim.suppressed:
        out.add(ADVANCED, "firer_suppressed", values["firer_suppressed"])
    for figure in aim.veils:
        out.add(ADVANCED, "veil", figure)
    if aim.limits:
        name = LIMIT_LINES[aim.limits]
        out.add("PZR-5.16.2.1" if aim.limits == 1 else "PZR-5.16.2.2", name, values[name])
    if aim.haze and aim.distance >= tables.haze_from:
        out.add(ADVANCED, "heat_haze", values["heat_haze"])
    if aim.dual != SINGLE:
        name = DUAL_LINES[aim.dual]
        out.add("PZR-5.14", name, values[name])
    if aim.passenger:
        out.add("PZR-6.6.7.2", "passenger_fire", values["passenger_fire"])
    if aim.grade >= 0:
        out.add(ADVANCED, "unit_grade", tables.grade_ap[5 * aim.grade + aim.factor])
