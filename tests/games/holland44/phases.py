"""Phases for tests: one frame after the other in the same position."""

from __future__ import annotations

from grognard.core.kernel.state import RUN, Frame, advance
from grognard.games.holland44.refusals import REFUSALS

from .field import Field


def run(f: Field, frame: Frame, *rolls: int) -> Field:
    """Runs a frame alone, with these dice next."""
    f.script.rolls += list(rolls)
    f.s.lanes = [[frame]]
    f.s.shared = [0]
    f.s.asked = [RUN]
    advance(f.s)
    return f


def offered(f: Field, verb: str) -> list[str]:
    """The keys on offer that begin with a verb."""
    return [key for key in f.options() if key.split()[0] == verb]


def refusal(f: Field, key: str) -> str:
    """The rule that forbids a key now; "" if it is legal."""
    return REFUSALS[f.s.top().check(f.s, f.option(key))].rule


def refusal_in(f: Field, frame: Frame, key: str) -> str:
    """The same in a phase that would not be asked about."""
    return REFUSALS[frame.check(f.s, f.option(key))].rule
