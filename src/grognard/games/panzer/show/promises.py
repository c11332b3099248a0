# mypyc: interpreted
"""What the panels promise of a choice, compared with what came of it: for the battery.

Prices of steps (PZR-4.5.1.1), places in reach.
"""

from __future__ import annotations

from grognard.core.kernel.kinds import PLACE
from grognard.core.kernel.option import Option
from grognard.core.kernel.promise import Promises
from grognard.core.telling.overlay import Shortcut

from ..movement.move import AT_STEP, Move
from ..state import PanzerState


def keep_option(s: PanzerState, player: int, o: Option, after: PanzerState, kept: Promises) -> None:
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    told = top.price(s, o) if isinstance(top, Move) and top.step == AT_STEP else -1
    then = after.top() if after.lanes[0] else None
    if isinstance(top, Move) and isinstance(then, Move) and then.unit == top.unit and told >= 0:
        paid = then.spent - top.spent
        # A test on the way into a building may damage the unit: it has fewer points to pay then (PZR-6.6.3).
        cut_short = top.rolls(s, o) and paid < told
        kept.compare("prices", "what a step costs", told, told if cut_short else paid)


def keep_way(s: PanzerState, units: list[int], way: Shortcut, after: PanzerState, kept: Promises) -> None:
    """A place in reach: the unit is there, for the points that were told of the whole move."""
    for u in units:
        came = after.sc.name_of(PLACE, after.place[u])
        kept.compare("ways", f"where {s.sc.unit_names[u]} comes", way.place, came)
        top = after.top() if after.lanes[0] else None
        if isinstance(top, Move) and top.unit == u:
            kept.compare("ways", f"what {s.sc.unit_names[u]} spends", way.price, str(top.spent))
