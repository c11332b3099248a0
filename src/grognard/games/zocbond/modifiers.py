"""Lines of a ledger: what changes a number, with the rule that the game's book has for it; rolls with one."""

from __future__ import annotations

from grognard.core.kernel.event import Event
from grognard.core.kernel.reason import Ledger

from .state import ZocState


def add_line(s: ZocState, ledger: Ledger | None, name: str, value: int, u: int = -1) -> int:
    """A modifier, with its line where a ledger is kept."""
    if ledger is not None:
        ledger.add(s.zoc.rule(f"modifier-{name}"), name, value, u)
    return value


def add_price(s: ZocState, ledger: Ledger, name: str, value: int) -> None:
    """A part of a price, if it costs anything."""
    if value:
        add_line(s, ledger, name, value)


def tell_roll(s: ZocState, ledger: Ledger, kind: int, a: int, b: int, c: int = 0) -> None:
    """Tells the roll just made, with the ledger of what was added to it."""
    if s.sink is not None:
        s.emit(Event(kind, a, b, c, ledgers=[ledger], dice=s.dice))
