"""Chapters 17.1 to 17.3: railheads, the ends of what the Axis has converted."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.ints import Ints
from grognard.core.kernel.option import Option
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.zoc import bare_zoc, in_zoc

from .. import events
from ..options.contested import is_contested
from ..refusals import NO_RAILHEAD, RAILHEAD_CUT, RAILHEAD_DONE, RAILHEAD_WAY, RAILHEAD_ZOC
from ..scenario import AXIS, GREEN, SOVIET
from ..state import StalingradState
from ..verbs import RAILHEAD
from . import rail

OFF_GREEN: Final = 1000  # hexes, so to speak: longer than any detour

# -- conversion (S42-17.1, 17.2) ----------------------------------------------------------------------------


def begin(s: StalingradState) -> None:
    """The Axis' supply phase begins: every railhead may move."""
    s.railhead_moved = [0] * s.sc.railheads


def appear(s: StalingradState) -> None:
    """A railhead that a scenario brings in this turn (S42-C2.2)."""
    for turn, h in s.sc.later_railheads:
        if turn == s.turn and h not in s.railhead and not is_occupied(s, h):
            s.set_gauge(line_home(s, h), 1)
            place(s, h, 0)


def line_home(s: StalingradState, h: int) -> list[int]:
    """The railway hexes from a hex to the nearest own area, itself first."""
    came = {h: -1}
    queue = [h]
    for at in queue:
        if is_home(s, at):
            return rail.path_back(came, at)
        for to in rail.beside(s, at):
            if to not in came:
                came[to] = at
                queue.append(to)
    return [h]


def place(s: StalingradState, h: int, moved: int) -> None:
    """A new railhead in a hex, if there is a marker left."""
    for marker in range(s.sc.railheads):
        if s.railhead[marker] < 0:
            s.railhead[marker] = h
            s.railhead_moved[marker] = moved
            return


def green_ahead(s: StalingradState, h: int) -> list[int]:
    """The hexes of green lines next to a hex that are not converted.

    Behind the front of 28 June all lines were of the Axis' gauge: one pushed back there returns the way
    it was pushed.
    """
    sc = s.sc
    hexes: list[int] = []
    for d in sc.rail_directions[h]:
        side = 6 * h + d
        to = sc.neighbour[side]
        if not s.gauge[to] and sc.rail_opens[side] <= s.turn:
            if sc.rail[side] == GREEN or sc.west[to] or (sc.west[h] and sc.green_hex[to]):
                hexes.append(to)
    return hexes


def mover(s: StalingradState, h: int) -> int:
    """A railhead in a hex that may still move in this phase, or -1."""
    each = s.sc.figures["rail.railhead_hexes"]
    begun = sum(1 for moved in s.railhead_moved if 0 < moved <= each)
    for marker, at in enumerate(s.railhead):
        if at == h and s.railhead_moved[marker] < each:
            if s.railhead_moved[marker] or begun < s.sc.figures["rail.railheads"]:
                return marker
    return -1


def refusal(s: StalingradState, h: int, to: int, net: Ints) -> int:
    """0 or why a railhead in a hex cannot go on to the next one (S42-17.2.1, 17.3.2)."""
    if not 0 <= h < s.sc.n or h not in s.railhead:
        return NO_RAILHEAD
    if to not in green_ahead(s, h):
        return RAILHEAD_WAY
    if mover(s, h) < 0:
        return RAILHEAD_DONE
    if not net[h]:
        return RAILHEAD_CUT
    return RAILHEAD_ZOC if is_occupied(s, to) or in_zoc(s, to, SOVIET) else LEGAL


def options(s: StalingradState) -> list[Option]:
    """Every step of a railhead that is possible now."""
    net = rail.network(s, AXIS)
    choices: list[Option] = []
    for h in sorted({h for h in s.railhead if h >= 0}):
        choices += [Option(RAILHEAD, h, to) for to in green_ahead(s, h) if refusal(s, h, to, net) == LEGAL]
    return choices


def move(s: StalingradState, h: int, to: int) -> None:
    """A railhead goes one hex on; where green lines part another is placed for the next turn (S42-17.2.2)."""
    marker = mover(s, h)
    s.railhead[marker] = to
    s.railhead_moved[marker] += 1
    s.set_gauge([to], 1)
    s.tell(events.RAILHEAD, to, h)
    ahead = green_ahead(s, to)
    new = s.sc.figures["rail.railhead_hexes"] + 1  # more than one may: it waits for the next turn
    for _ in range(len(ahead) - s.railhead.count(to)):
        place(s, to, new)
    take_surplus(s, h)
    convert_lines(s)


def take_surplus(s: StalingradState, h: int) -> None:
    """Markers that were pushed back together have one line before them: the one left behind is not needed.

    At the junction that they were pushed away from there is another again (S42-17.2.2).
    """
    for _ in range(s.railhead.count(h) - len(green_ahead(s, h))):
        s.railhead[s.railhead.index(h)] = -1


def convert_lines(s: StalingradState) -> None:
    """Plain lines between converted hexes are converted by themselves; dead ends never (S42-17.1)."""
    sc = s.sc
    while True:
        open_hexes = [h for h in range(sc.n) if sc.rail_hex[h] and not s.gauge[h] and not sc.green_hex[h]]
        left = pruned(s, set(open_hexes))
        done = [h for part in parts(s, left) if joins_two(s, part) for h in part]
        if not done:
            return
        s.set_gauge(sorted(done), 1)
        s.tell(events.CONVERTED, len(done))


def pruned(s: StalingradState, left: set[int]) -> set[int]:
    """The lines without dead ends: each hex that stays leads to converted hexes on two ways."""
    queue = sorted(left)
    while queue:
        h = queue.pop()
        if h in left:
            around = rail.beside(s, h)
            ways = sum(1 for to in around if to in left or s.gauge[to])
            if ways < 2:
                left.discard(h)
                queue += [to for to in around if to in left]
    return left


def parts(s: StalingradState, left: set[int]) -> list[list[int]]:
    """The connected pieces of some railway hexes."""
    pieces: list[list[int]] = []
    seen: set[int] = set()
    for first in sorted(left):
        if first not in seen:
            piece = [first]
            seen.add(first)
            for h in piece:
                for to in rail.beside(s, h):
                    if to in left and to not in seen:
                        seen.add(to)
                        piece.append(to)
            pieces.append(piece)
    return pieces


def joins_two(s: StalingradState, piece: list[int]) -> bool:
    """Whether a piece of railway lies between two converted hexes."""
    return len({to for h in piece for to in rail.beside(s, h) if s.gauge[to]}) > 1


# -- Soviet units (S42-17.3) --------------------------------------------------------------------------------


def push_back(s: StalingradState) -> None:
    """In the Soviet turn railheads give way to Soviet units and their ZOC (S42-17.3.1)."""
    if s.active != SOVIET:
        return
    ways = [way_back(s, h) if h >= 0 and is_pressed(s, h) else [] for h in s.railhead]
    for marker, h in enumerate(s.railhead):
        if h >= 0 and is_pressed(s, h):
            back = ways[marker]
            if back:
                s.set_gauge(back[:-1], 0)
                s.tell(events.PUSHED_BACK, back[-1], h)
            s.railhead[marker] = back[-1] if back else -1


def is_pressed(s: StalingradState, h: int) -> bool:
    """A Soviet unit is there, or its ZOC where no Axis unit cancels it."""
    return is_occupied(s, h) or bare_zoc(s, h, SOVIET)


def is_occupied(s: StalingradState, h: int) -> bool:
    """Whether Soviet units of any kind are in a hex, perhaps together with the Axis' (S42-29.1.1)."""
    return s.occupant[h] == SOVIET or is_contested(s, h)


def way_back(s: StalingradState, h: int) -> list[int]:
    """The hexes from a railhead west along its line to the first that is free, itself first; else none."""
    line = line_west(s, h)
    for at, to in enumerate(line):
        if not is_pressed(s, to):
            return line[: at + 1]
    return []


def line_west(s: StalingradState, h: int) -> list[int]:
    """The converted hexes from a railhead to the westernmost end that its line has, itself first.

    That is where a railway leads off the map into an area of the Axis; where the line is cut, its last hex.
    """
    sc = s.sc
    came = {h: -1}
    length = {h: 0}
    queue = [h]
    for at in queue:
        for d in sc.rail_directions[at]:
            to = sc.neighbour[6 * at + d]
            if not s.gauge[to] or sc.rail_opens[6 * at + d] > s.turn:
                continue
            far = length[at] + step_length(s, 6 * at + d)
            if to not in length or far < length[to]:
                length[to], came[to] = far, at
                queue.append(to)
    homes = [to for to in length if is_home(s, to)] or list(length)
    end = min(homes, key=lambda to: (sc.column[to], length[to], to))
    return rail.path_back(came, end)[::-1]


def step_length(s: StalingradState, side: int) -> int:
    """How far a hex counts on the way back: railheads keep to green lines if they can (S42-17.2.1)."""
    sc = s.sc
    return 1 if sc.rail[side] == GREEN or sc.west[sc.neighbour[side]] else OFF_GREEN


def is_home(s: StalingradState, h: int) -> bool:
    """Whether a railway leads from a hex into an area of the Axis."""
    area = s.sc.gate_of[h]
    return bool(s.sc.gate_rail[h]) and area >= 0 and s.sc.area_owner[area - s.sc.size] == AXIS
