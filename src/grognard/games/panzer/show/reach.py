# mypyc: interpreted
"""Where a unit can get to in this turn (PZR-4.5.1.1): hexes in reach, with the choices that lead there."""

from __future__ import annotations

from grognard.core.kernel.kinds import UNIT
from grognard.core.kernel.option import Option
from grognard.core.telling.message import Ref, msg, rule
from grognard.core.telling.overlay import Overlay, Shortcut, Tint

from ..movement.entering import entered, entries, waits
from ..movement.march import March, begun
from ..movement.move import AT_RATE, AT_STEP, Move
from ..movement.movement import Movement
from ..movement.reach import Reach
from ..movement.speeds import rates_of, with_rate
from ..state import PanzerState
from ..verbs import BY_WAY, CRAWL, CROSS_COUNTRY, ENTER, MOVE, QUICKMARCH, RATE, VERBS

STYLES = {CROSS_COUNTRY: "reach", BY_WAY: "reach-way", QUICKMARCH: "reach-quick", CRAWL: "reach-crawl"}


def reach_of(s: PanzerState, player: int, u: int) -> Overlay:
    """The hexes that a unit reaches, each with its points and the way there."""
    ways = shortcuts(s, player, u)
    tints = [Tint(way.place, way.style, way.price) for way in ways]
    unit = Ref("unit", u, s.sc.name_of(UNIT, u))
    says = [msg("panzer-says-reach", unit=unit, n=len(ways), rule=rule("PZR-4.5.1.1.1"))]
    return Overlay("reach", tints, [], says, [unit], ways)


def has_reach(s: PanzerState, u: int) -> bool:
    """Whether a unit is there to move, or waits to enter."""
    return waits(s, u) or s.active(u)


def shortcuts(s: PanzerState, player: int, u: int) -> list[Shortcut]:
    """Of several ways to a hex the cross-country one comes first; at road rate only what lies beyond.

    With keys if the reader is to move the unit now; who is not asked sees where it could go with MOVE.
    """
    top = s.top() if s.lanes[0] else None
    mine = s.asked[0] == player
    shortcuts: dict[int, Shortcut] = {}
    if isinstance(top, Move) and top.unit == u and top.step == AT_STEP and top.rate in STYLES:
        add(s, shortcuts, top.march(s), [] if mine else None)
        return list(shortcuts.values())
    begins = isinstance(top, Movement) and mine and not top.move_refusal(s, u)
    choosing = isinstance(top, Move) and mine and top.unit == u and top.step == AT_RATE
    rates = rates_of(s, u)
    for rate in sorted(rates):
        if rate not in STYLES:  # a search goes nowhere
            continue
        keys = [written(s, Option(MOVE, u))] if begins else []
        if len(rates) > 1:
            keys.append(written(s, Option(RATE, rate)))
        add(s, shortcuts, with_rate(s, begun(s, u), rate), keys if begins or choosing else None)
    return list(shortcuts.values())


def add(s: PanzerState, shortcuts: dict[int, Shortcut], march: March, keys: list[str] | None) -> None:
    """Adds what a march reaches and nothing has reached before; `keys`: the choices before its first step."""
    if not waits(s, march.unit):
        extend(s, shortcuts, Reach(s, march), march, keys)
        return
    for h, d in entries(s, march):
        begun_there = entered(s, march, h, d)
        first = None if keys is None else [*keys, written(s, Option(ENTER, h, d))]
        extend(s, shortcuts, Reach(s, begun_there), begun_there, first, True)


def extend(
    s: PanzerState,
    shortcuts: dict[int, Shortcut],
    reach: Reach,
    start: March,
    keys: list[str] | None,
    with_start: bool = False,
) -> None:
    """Adds the ends of one search, the cheapest of each hex."""
    name = s.sc.board.name
    for number in reach.ends():
        stop = reach.stops[number].march
        if stop.hex in shortcuts or (stop.hex == start.hex and not with_start):
            continue
        path = [name(h) for h in passed(reach, number)]
        if with_start:
            path.insert(0, name(start.hex))
        steps = [] if keys is None else [*keys, *(written(s, o) for o in reach.way(number))]
        shortcuts[stop.hex] = Shortcut(name(stop.hex), path, str(stop.spent), STYLES[stop.rate], steps)


def passed(reach: Reach, number: int) -> list[int]:
    """The hexes on the way to a stop, the first one left out."""
    hexes: list[int] = []
    stop = reach.stops[number]
    while stop.before >= 0:
        before = reach.stops[stop.before]
        if stop.march.hex != before.march.hex:
            hexes.append(stop.march.hex)
        stop = before
    hexes.reverse()
    return hexes


def written(s: PanzerState, o: Option) -> str:
    """A step as a record writes it."""
    verb = VERBS[o.verb]
    words = [verb.name]
    words += [
        s.sc.name_of(operand.kind, o.operand(i), operand.names) for i, operand in enumerate(verb.operands)
    ]
    return " ".join(words)
