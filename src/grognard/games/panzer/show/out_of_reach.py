# mypyc: interpreted
"""Why a unit cannot be sent to a hex (PZR-4.5.1.1): the last step into it, from where it can get to."""

from __future__ import annotations

from grognard.core.telling.message import Message, msg, rule
from grognard.core.telling.overlay import Overlay, Tint

from ..movement.entering import waits
from ..movement.march import March, begun, enemies_at, hex_refusal, raw_points
from ..movement.move import AT_STEP, Move
from ..movement.reach import Reach
from ..movement.speeds import rates_of, with_rate
from ..refusals import ENEMY_HERE, LEGAL, REFUSALS
from ..state import PanzerState
from .refs import hex_ref, unit_ref


def why_not_there(s: PanzerState, u: int, h: int) -> Overlay:
    """What a unit lacks that would go to a hex."""
    refs = [unit_ref(s, u), hex_ref(s, h)]
    return Overlay("reach", [Tint(s.sc.board.name(h), "culprit")], [], [reason(s, u, h)], refs)


def reason(s: PanzerState, u: int, h: int) -> Message:
    """The refusal of the cheapest last step; without one the hex is simply too far."""
    if waits(s, u):
        return too_far(s, u, h)
    top = s.top() if s.lanes[0] else None
    if isinstance(top, Move) and top.unit == u and top.step == AT_STEP:
        starts = [top.march(s)]
    else:
        starts = [with_rate(s, begun(s, u), rate) for rate in sorted(rates_of(s, u))]
    steps = [step for start in starts for step in last_steps(s, start, h)]
    if not steps:
        return too_far(s, u, h)
    refusal, march, d = min(steps, key=lambda step: (step[1].spent, step[0]))
    row = REFUSALS[refusal]
    price = raw_points(s, march, d, False)
    return msg(
        f"panzer-refusal-{row.name}",
        unit=unit_ref(s, u),
        hex=hex_ref(s, h),
        price=max(0, price),
        left=march.left(),
        rule=rule(row.rule),
    )


def last_steps(s: PanzerState, start: March, h: int) -> list[tuple[int, March, int]]:
    """The steps into a hex that a march could try and may not make: refusal, march and direction."""
    steps: list[tuple[int, March, int]] = []
    for stop in Reach(s, start).stops:
        march = stop.march
        d = s.sc.board.direction_to(march.hex, h)
        if d < 0 or d != march.facing or s.sc.board.neighbour[6 * march.hex + d] != h:
            continue
        refusal = hex_refusal(s, march, d, False)
        if refusal == LEGAL and enemies_at(s, s.sc.side[march.unit], h):
            refusal = ENEMY_HERE
        if refusal != LEGAL:
            steps.append((refusal, march, d))
    return steps


def too_far(s: PanzerState, u: int, h: int) -> Message:
    return msg("panzer-says-too-far", unit=unit_ref(s, u), hex=hex_ref(s, h), rule=rule("PZR-4.5.1.1.1"))
