"""PZR-6.5.4.4.2: what a result of GP fire or of a close assault does to a vehicle at once."""

from __future__ import annotations

from grognard.games.panzer.fire import effects
from grognard.games.panzer.fire.tables import BU, DM, KO, TK

from .. import events
from ..state import DAMAGED, TRACKS, PanzerState
from .tables import SUP


def mark_of(result: int) -> int:
    """The outcome that odds name for a result: those of AP fire, and suppression."""
    return events.O_SUPPRESSED if result == SUP else effects.mark_of(result)


def strike(s: PanzerState, t: int, result: int) -> list[int]:
    """Applies a result to a vehicle; the results after which its crew and passengers check.

    A vehicle that is damaged once more is knocked out (PZR-4.4.3.2.6). A further track hit is for its
    passengers alone to mind (PZR-6.5.2.6.1[4], PZR-6.5.2.6.2[1]): then the result has a minus sign.
    """
    if result == DM and s.hurt[t] & DAMAGED:
        result = KO
    s.mark(mark_of(result), t)
    if result == SUP:
        effects.suppress(s, t)
    elif result == DM:
        effects.damage(s, t)
        return [DM]
    elif result == TK and not s.hurt[t] & TRACKS:
        effects.hit_tracks(s, t)
        return [TK]
    elif result in (KO, BU):
        effects.destroy(s, t, result)
        return [result]
    else:
        s.tell(events.NO_EFFECT, t)
        return [-TK] if result == TK else []
    return []
