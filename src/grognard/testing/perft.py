"""Perft: how many sequences of choices there are to a depth. A small number that any change of rules moves.

Chance is the sealed dice of the State itself: dice are keyed by the ply, so two sequences that roll at the
same ply get the same bytes, and the counts follow from scenario, options, seed and depth alone, the same in
both builds. Where several choose at once, every lane that is asked counts with its options.
"""

from __future__ import annotations

from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import State, advance, asked_lanes, choose
from grognard.core.referee.keys import key_of


def perft(rules: Rules, state: State, depth: int) -> list[int]:
    """The number of sequences of 1, 2 ... `depth` choices; a game that ends is not counted any deeper."""
    s = state.copy()
    advance(s)
    counts = [0] * depth
    _count(s, 0, counts)
    return counts


def _count(s: State, at: int, counts: list[int]) -> None:
    if at == len(counts):
        return
    for lane in asked_lanes(s):
        options = s.top(lane).options(s)
        counts[at] += len(options)
        if at + 1 < len(counts):
            for o in options:
                child = s.copy()
                choose(child, lane, o)
                _count(child, at + 1, counts)


def perft_by_choice(rules: Rules, state: State, depth: int) -> dict[str, int]:
    """The sequences of exactly `depth` choices by the key of the first: to find where two counts part."""
    s = state.copy()
    advance(s)
    totals: dict[str, int] = {}
    for lane in asked_lanes(s):
        for o in s.top(lane).options(s):
            key = f"{s.scenario.seats[s.asked[lane]]} {key_of(rules, s.scenario, o)}"
            child = s.copy()
            choose(child, lane, o)
            counts = [0] * (depth - 1)
            _count(child, 0, counts)
            totals[key] = counts[-1] if counts else 1
    return totals
