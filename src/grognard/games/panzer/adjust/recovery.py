"""PZR-6.8.3: suppressed units try to recover."""

from __future__ import annotations

from grognard.core.kernel.chance import Die
from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.ground.cover import AIRCRAFT

from .. import events
from ..scenario import AIR
from ..state import NO_COMMAND, SUP_NONE, SUP_OFF, PanzerState

D100 = Die(1, 100)  # two ten-sided dice (PZR-1.10)


def recover(s: PanzerState) -> None:
    """PZR-6.8.3, 6.8.3.2: units whose marker shows OFF roll once; ON is turned over later (PZR-6.8.4)."""
    for u in range(s.sc.units):
        if s.sup[u] == SUP_OFF and (s.on_map(u) or s.place[u] == s.sc.off + AIR):
            number = recovery_number(s, u)
            total = s.roll(D100, recovery_classes(number))
            recovers = total <= number
            if recovers:
                s.sup[u] = SUP_NONE
            s.tell_roll(events.RECOVERS if recovers else events.STAYS_SUPPRESSED, u, total, number)


def recovery_number(s: PanzerState, u: int, ledger: Ledger | None = None) -> int:
    """The highest roll that ends suppression: by grade, less what makes it harder (6.8.3.1)."""
    tables = load_tables().grades
    grade = s.sc.grade[u]
    number: int = tables.grades.row[grade].recovery
    lines = {row.id: row.value or 0 for row in tables.recovery.row}
    if ledger is not None:
        ledger.set("PZR-6.8.3", "recovery", number)
    if s.sc.kind[u] == AIRCRAFT:
        return number  # no modifiers (PZR-6.8.3)
    if s.command[u] != NO_COMMAND:
        number -= lines["command_other_than_nc"]
        if ledger is not None:
            ledger.add("PZR-6.8.3.1.1", "commanded", -lines["command_other_than_nc"])
    if s.under_fire[u]:
        number -= lines["under_fire"]
        if ledger is not None:
            ledger.add("PZR-6.8.3.1.2", "under-fire", -lines["under_fire"])
    return number


def recovery_classes(number: int) -> bytes:
    """By total: 1 the unit recovers, 0 it does not."""
    return bytes(1 if 1 <= total <= number else 0 for total in range(101))
