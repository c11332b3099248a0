# mypyc: interpreted
"""Why units cannot be sent to a place (H44-7.2, 8.1; S42-5.1, 6.2): too far, no way, no end there."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import HEX, PLACE, PLAYER, UNIT
from grognard.core.kernel.reason import Refusal
from grognard.core.telling.message import Arg, Message, Ref, msg, rule

from .. import steps
from ..kinds import EXTENDED, MARCH, TACTICAL
from ..movement import Move
from ..reach import NOT_REACHED, Reach
from ..refusals import OUT_OF_PLAY
from ..state import ZocState
from .shortcuts import price_text

#: Points enough for any way that there is.
ENDLESS = NOT_REACHED - 1


def why_not_there(
    s: ZocState, units: list[int], there: int, refusals: Sequence[Refusal], cited: str
) -> Message:
    """What keeps units that stand together from a place that is not within reach.

    `cited`: the rule about the points of a move.
    """
    if there < s.zoc.n and not s.zoc.in_play[there]:
        return refused(s, units[0], there, refusals[OUT_OF_PLAY])
    top = s.top() if s.lanes[0] else None
    going = isinstance(top, Move) and set(units) <= set(top.actors(s))
    gaits = [top.gait] if going and isinstance(top, Move) else open_gaits(s, units)
    best: Message | None = None
    for gait in gaits:
        left = steps.points_left(s, units, gait)
        start = top.place(s) if going and isinstance(top, Move) else s.place[units[0]]
        search = Reach(s, units, gait, start, s.used[units[0]], ENDLESS, 0)
        price = cheapest(search, there)
        if price is None:
            continue
        if price > left:
            return too_far(s, units, there, price_text(price, gait), price_text(left, gait), cited)
        best = best or no_end(s, units, gait, there, refusals)
    return best or no_way(s, units, there, cited)


def open_gaits(s: ZocState, units: list[int]) -> list[int]:
    """The ways of moving that all of them have; the one that goes farthest first."""
    alone = [EXTENDED] if len(units) == 1 else []
    rules = s.zoc.movement_rules
    return [
        gait for gait in (*alone, MARCH, TACTICAL) if not any(rules.gait_refusal(s, u, gait) for u in units)
    ]


def cheapest(search: Reach, there: int) -> int | None:
    """The price of the cheapest way to a place; None if there is no way."""
    prices = [search.cost[node] for node in search.reached if node // search.tallies == there]
    return min(prices) if prices else None


def too_far(s: ZocState, units: list[int], there: int, price: str, left: str, cited: str) -> Message:
    return msg(
        f"{s.zoc.game}-says-too-far",
        units=named(s, units),
        hex=place_ref(s, there),
        price=price,
        left=left,
        rule=rule(cited),
    )


def no_way(s: ZocState, units: list[int], there: int, cited: str) -> Message:
    held = there < s.zoc.n and s.holder[there] == 1 - s.zoc.owner[units[0]]
    return msg(
        f"{s.zoc.game}-says-no-way-there",
        units=named(s, units),
        hex=place_ref(s, there),
        held="yes" if held else "no",
        rule=rule(cited),
    )


def no_end(
    s: ZocState, units: list[int], gait: int, there: int, refusals: Sequence[Refusal]
) -> Message | None:
    """The rule by which their move cannot end in a place that they can get to."""
    for u in units:
        index = s.zoc.movement_rules.end_refusal(s, u, gait, there)
        if index:
            return refused(s, u, there, refusals[index])
    return None


def refused(s: ZocState, u: int, there: int, refusal: Refusal) -> Message:
    """The text of a refusal that is about a unit and a place."""
    facts: dict[str, Arg] = {
        "unit": ref(s.zoc, UNIT, u),
        "owner": ref(s.zoc, PLAYER, s.zoc.owner[u]),
        "hex": place_ref(s, there),
        "place": place_ref(s, there),
    }
    given = {name: facts[name] for name in refusal.facts if name in facts}
    return msg(f"{s.zoc.game}-refusal-{refusal.name}", rule=rule(refusal.rule), **given)


def named(s: ZocState, units: list[int]) -> tuple[Ref, ...]:
    return tuple(ref(s.zoc, UNIT, u) for u in units)


def place_ref(s: ZocState, place: int) -> Ref:
    return ref(s.zoc, HEX if place < s.zoc.n else PLACE, place)
