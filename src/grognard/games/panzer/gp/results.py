"""PZR-6.5.4.4: what a total comes to: nothing, suppressed, effective; and what that means for a vehicle."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.fire.tables import BU, DM, KO, NOTHING, TK

from .tables import MOST_GPF, SUP, GpTables

# The raw result.
NE: Final = 0
SUPPRESSED: Final = 1
EFFECTIVE: Final = 2

DESTROYED: Final = 7  # KO or BU, by a d10


def thresholds(tables: GpTables, gpf: int, gpd: int) -> tuple[int, int]:
    """The highest totals of no effect and of suppressed."""
    at = 15 * (gpd - 1) + min(gpf, MOST_GPF) - 1
    return tables.none[at], tables.suppressed[at]


def raw_result(tables: GpTables, gpf: int, gpd: int, total: int) -> int:
    """PZR-6.5.4.4[3]."""
    none, suppressed = thresholds(tables, gpf, gpd)
    return NE if total <= none else SUPPRESSED if total <= suppressed else EFFECTIVE


def result_ledgers(tables: GpTables, gpf: int, gpd: int, added: int) -> list[Ledger]:
    """The GP factor, and the rolls from which fire suppresses and takes effect (PZR-6.5.4.4[3])."""
    factor = Ledger("gp-factor")
    factor.set("PZR-6.5.4.1", "gpf-card", gpf)
    ledgers = [factor]
    for name, highest in zip(("suppressed", "effective"), thresholds(tables, gpf, gpd), strict=True):
        ledger = Ledger(f"gp-{name}")
        ledger.set("PZR-6.5.4.4", "gp-table", highest + 1)
        if added:
            ledger.add("PZR-6.5.4.3", "gp-added", -added)
        ledgers.append(ledger)
    return ledgers


def half_factor(gpf: int) -> int:
    """PZR-5.12: half of a GP factor rounds down, but half of 1 stays 1."""
    return 1 if gpf == 1 else gpf // 2


class Burst:
    """GP fire at one vehicle: all that its results hang on."""

    def __init__(
        self, gpf: int, gpd: int, kind: str, factor: int, small_arms: bool, gpe: int, hull_down: bool
    ) -> None:
        self.gpf = gpf
        self.gpd = gpd
        self.kind = kind  # A, P or S
        self.factor = factor  # range factor, 0 to 4
        self.small_arms = small_arms
        self.gpe = gpe
        self.hull_down = hull_down  # against this fire, in direct fire

    def result(self, tables: GpTables, total: int) -> int:
        """PZR-6.5.4.4.2: NOTHING, SUP, DM, TK or DESTROYED."""
        raw = raw_result(tables, self.gpf, self.gpd, total)
        if raw == NE:
            return NOTHING
        if raw == SUPPRESSED:
            return tables.small_sup[self.kind][self.factor] if self.small_arms else SUP
        return self.effective(tables, total)

    def effective(self, tables: GpTables, total: int) -> int:
        """An effective result; its last digit may make it damage or a track hit (rule of 5 and 10)."""
        if self.small_arms and tables.small_eff[self.kind]:
            return tables.small_eff[self.kind][self.factor]
        if not self.small_arms and self.kind in tables.gpe_needed and self.gpe < self.gpd:
            return SUP
        if total % 10 == 5:
            return DM
        if total % 10 == 0:
            return NOTHING if self.hull_down else TK
        return DESTROYED

    def brews_up_to(self) -> int:
        """The d10 up to which a destroyed vehicle burns."""
        return half_factor(self.gpf) if self.small_arms else self.gpe

    def end(self, face: int) -> int:
        """KO or BU by the d10."""
        return BU if face <= self.brews_up_to() else KO
