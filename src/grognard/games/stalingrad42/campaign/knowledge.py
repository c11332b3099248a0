"""What each side may know: everything but the dice to come, and which box a reserve army has (S42-34.1.1)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.kernel.column import UNKNOWN
from grognard.core.kernel.knowledge import Lots, fill_from_cup, value_weights
from grognard.core.kernel.option import Option
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.verbs import ATTACK, STRIKE, TO

from ..scenario import ARMY_BOXES
from ..state import StalingradState
from . import maskirovka


def sample(known: StalingradState, seed: bytes) -> StalingradState:
    """The boxes of the armies are dealt as they may be, and new dice are put in."""
    s = known.copy()
    s.seed = seed
    rows = hidden(s)
    if rows:
        dealt = fill_from_cup([s.mask_may[row] for row in rows], free_boxes(s), Lots(seed))
        assert dealt is not None, "no box is left for an army"
        for row, box in zip(rows, dealt, strict=True):
            s.mask[row] = box
    s.swapped = [max(0, done) for done in s.swapped]
    return s


def hidden(s: StalingradState) -> list[int]:
    """The rows of the armies whose boxes are not known."""
    return [row for row, box in enumerate(s.mask) if box == UNKNOWN]


def free_boxes(s: StalingradState) -> list[int]:
    """As counts: the boxes that are no known army's."""
    return [0] + [0 if box in s.mask else 1 for box in range(1, ARMY_BOXES + 1)]


def worlds(known: StalingradState, o: Option) -> list[tuple[Fraction, StalingradState]]:
    """One world for each box that the army may have against which an option goes; else there is one."""
    row = concerned(known, o)
    if row < 0:
        return [(Fraction(1), sample(known, b"odds"))]
    others = [known.mask_may[other] for other in hidden(known) if other != row]
    weights = value_weights(known.mask_may[row], others, free_boxes(known))
    weighted: list[tuple[Fraction, StalingradState]] = []
    for box, weight in enumerate(weights):
        if weight:
            world = known.copy()
            world.mask[row] = box
            weighted.append((Fraction(weight, sum(weights)), sample(world, b"odds")))
    return weighted


def concerned(known: StalingradState, o: Option) -> int:
    """The row of an army with an unknown box in the hex that an option is about; -1."""
    target = o.a if o.verb in (ATTACK, STRIKE, TO) else -1
    for frame in known.lanes[0]:
        if isinstance(frame, Attack):
            target = frame.target
    if not 0 <= target < known.sc.n:
        return -1
    rows = [known.sc.mask_row[army] for army in maskirovka.at(known, target)]
    return next((row for row in rows if known.mask[row] == UNKNOWN), -1)
