"""Attacks, retreats and advances for tests of both games: the numbers of one, and playing one."""

from __future__ import annotations

from typing import Any, TypeVar

from grognard.core.kernel.kinds import bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import RUN, Frame, State, advance, choose
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.battle import Battle
from grognard.games.zocbond.results import ODDS
from grognard.games.zocbond.retreat import CRT, Retreat
from grognard.games.zocbond.strength import odds_ledgers, odds_of

from .field import ZocField

AnyField = ZocField[Any, Any]
F = TypeVar("F", bound=AnyField)


class Rest(Frame):
    """Nothing happens: for looking at a position."""

    NAME = "Rest"
    STEPS = ("rest",)

    def run(self, s: State) -> None:
        s.ask(0)

    def options(self, s: State) -> list[Option]:
        return []

    def copy(self) -> Rest:
        return Rest()


def bits(f: AnyField, *units: str) -> int:
    return bits_of([f.unit(key) for key in units])


def names(f: AnyField, units: int) -> list[str]:
    return [f.sc.unit_names[u] for u in bit_list(units)]


def column(f: AnyField, b: Battle) -> str:
    return ODDS[odds_of(f.s, b).column]


def ledgers(f: AnyField, b: Battle) -> list[Ledger]:
    """Attack, defence, shifts."""
    return odds_ledgers(f.s, b)


def shift_lines(f: AnyField, b: Battle) -> dict[str, int]:
    """The shifts of an attack: name -> columns to the right."""
    return {line.name: line.value for line in ledgers(f, b)[2].lines if line.op == "shift"}


# -- playing one -----------------------------------------------------------------------------------


def push(f: F, frame: Frame) -> F:
    """Runs a frame on top of whatever rests."""
    f.s.lanes[0].append(frame)
    f.s.asked[0] = RUN
    advance(f.s)
    return f


def retreat(f: F, *units: str, to: tuple[int, int] = (2, 2), cause: int = CRT, routed: int = 0) -> F:
    """Units of one hex must retreat `to` hexes."""
    u = f.unit(units[0])
    frame = Retreat(f.sc.owner[u], bits(f, *units), f.s.place[u], to[0], to[1], cause, routed)
    return push(f, frame)


def advance_after(f: F, *units: str, vacated: str, hexes: int, kind: int) -> F:
    """Units advance after combat."""
    owner = f.sc.owner[f.unit(units[0])]
    return push(f, Advance(owner, bits(f, *units), f.hex(vacated), hexes, kind))


def ends(f: AnyField, key: str) -> list[str]:
    """Where a unit can be when the frame that asks has ended, by any choices of TO and HALT."""
    if f.frame() not in ("Retreat", "Advance"):
        return [f.where(key)]  # nothing was to be chosen
    found: set[str] = set()
    depth = len(f.s.lanes[0])
    waiting = [f.s.copy()]
    while waiting:
        s = waiting.pop()
        if len(s.lanes[0]) < depth:
            found.add(f.sc.place_names[s.place[f.unit(key)]])
            continue
        for o in s.top().options(s):
            if f.key(o).split()[0] in ("to", "halt"):
                after = s.copy()
                choose(after, 0, o)
                waiting.append(after)
    return sorted(found)


def step(f: AnyField) -> str:
    """Where the game rests: "Attack.support"."""
    if not f.s.lanes[0] or f.s.asked[0] < 0:
        return ""
    top = f.s.top()
    return f"{top.NAME}.{top.STEPS[top.step]}"
