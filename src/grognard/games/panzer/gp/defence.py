"""PZR-6.5.4.2: GP defence of vehicles, leg and towed units, passengers and terrain."""

from __future__ import annotations

from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.ground.cover import COMBAT, COVERS, VEHICLE
from grognard.games.panzer.spotting.looking import cover_of

from ..state import PanzerState
from .tables import MOST_GPD, GpTables, gp_tables


def target_type(s: PanzerState, t: int) -> str:
    """A, P or S; leg and towed units and passengers are always S."""
    return s.sc.target_type[t] if s.sc.kind[t] == VEHICLE else "S"


def gpd_of(s: PanzerState, t: int, moving: bool, ledger: Ledger | None = None) -> int:
    """The GP defence of a unit. `moving`: of leg and towed units alone, by their command (R2-43)."""
    if s.carrier[t] >= 0:
        return passenger_gpd(gp_tables(), s.sc.under_cover[s.carrier[t]], ledger)
    if s.sc.kind[t] == VEHICLE:
        if ledger is not None:
            ledger.set("PZR-6.5.4.2.1", "gpd-card", s.sc.gpd[t][0])
        return s.sc.gpd[t][0]
    figures = s.sc.half_gpd[t] if s.reduced[t] and s.sc.half_gpd[t] else s.sc.gpd[t]
    cover = cover_of(s, t, COMBAT)
    low = s.sc.full_cover[t] if s.cover[t] else 0
    goes = s.sc.moving_gpd[t] if moving and not s.crawled[t] else 0
    return soft_gpd(figures, cover, low, goes, ledger)


def soft_gpd(figures: list[int], cover: int, low: int, goes: int, ledger: Ledger | None = None) -> int:
    """PZR-6.5.4.2.2: by cover, more in full cover, less when moving; from 1 to 10."""
    total = figures[cover] + low + goes
    bounded = max(1, min(MOST_GPD, total))
    if ledger is not None:
        ledger.set("PZR-6.5.4.2.2", f"gpd-{COVERS[cover]}", figures[cover])
        if low:
            ledger.add("PZR-6.5.4.2.2", "gpd-full-cover", low)
        if goes:
            ledger.add("PZR-6.5.4.2.2", "gpd-moving", goes)
        if bounded != total:
            ledger.add("PZR-6.5.4.2.2", "gpd-bounds", bounded - total)
    return bounded


def passenger_gpd(tables: GpTables, under_cover: bool, ledger: Ledger | None = None) -> int:
    """PZR-6.5.4.2.3: terrain and the vehicle's movement do not change it."""
    gpd = tables.under_cover if under_cover else tables.open
    if ledger is not None:
        ledger.set("PZR-6.5.4.2.3", "gpd-passenger", gpd)
    return gpd
