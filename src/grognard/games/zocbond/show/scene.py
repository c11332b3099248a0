# mypyc: interpreted
"""Counters of the family in a view: steps left, order, supply and markers (H44-2.3, S42-2.3.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from grognard.core.kernel.kinds import PLACE
from grognard.core.telling.view import Mark, Piece

from ..kinds import ATTACKED, GONE, GOOD, IN_SUPPLY, MOVED, ORDERS, STRIDE, SUPPLIES
from ..scenario import ZocScenario
from ..state import ZocState

#: Markers that a counter shows, gravest first, with their names: each game has its own.
Signs = tuple[tuple[int, str], ...]


def takes_part(sc: ZocScenario, start: int) -> bool:
    """Whether a counter that starts in a place can ever be seen: the others stay in the box for good."""
    return 0 <= start != sc.box + GONE


def badges(s: ZocState, u: int, signs: Signs) -> list[str]:
    """What has happened to a unit."""
    badges_shown = []
    if s.order[u] != GOOD:
        badges_shown.append(ORDERS[s.order[u]])
    if s.supply[u] != IN_SUPPLY:
        badges_shown.append(SUPPLIES[s.supply[u]])
    badges_shown += signs_of(marks_shown(s, u), signs)
    return badges_shown


def marks_shown(s: ZocState, u: int) -> int:
    """The markers of a unit; that it has moved or attacked says nothing in the other player's turn."""
    marks = s.marks[u]
    return marks if s.zoc.owner[u] == s.active else marks & ~(MOVED | ATTACKED)


@lru_cache(maxsize=4096)  # hundreds of counters are drawn for each view, with a few dozen sets of marks
def signs_of(marks: int, signs: Signs) -> tuple[str, ...]:
    """The names of those marks that are shown."""
    return tuple(name for mark, name in signs if marks & mark)


def figures(s: ZocState, u: int) -> dict[str, int]:
    """The steps of a unit and, if some are lost, the strengths that are left."""
    sc = s.zoc
    steps = s.steps[u]
    if steps == sc.steps[u]:
        return {"steps": steps}
    at = STRIDE * u + steps
    return {"steps": steps, "attack": sc.attack[at], "defence": sc.defence[at]}


def piece(s: ZocState, u: int, signs: Signs) -> Piece:
    """A counter; every one has a face of its own."""
    sc = s.zoc
    name = sc.unit_names[u]
    return Piece(
        name,
        name,
        sc.owner[u],
        sc.name_of(PLACE, s.place[u]),
        badges=badges(s, u, signs),
        figures=figures(s, u),
    )


# -- what is as it was -------------------------------------------------------------------------------------

#: All that the looks of a counter follow from, beside what is printed on it.
Look = tuple[int, ...]


class Drawn:
    """What was drawn of a scenario last: hundreds of counters and markers, of which a choice changes one.

    A replay draws every position of a game. Whatever is as it was in the position drawn before is the same
    object, which costs no making and next to no comparing.
    """

    def __init__(self, units: list[int]) -> None:
        self.units = units  # those that are shown, in their order
        self._pieces: tuple[list[Look], list[Piece]] = ([], [])
        self._marks: dict[str, tuple[object, list[Mark]]] = {}

    def pieces(self, looks: list[Look], draw: Callable[[int, Look], Piece]) -> list[Piece]:
        """The counters, with the looks of every unit of the scenario."""
        now = [looks[u] for u in self.units]
        before, drawn = self._pieces
        if not before:
            pieces = [draw(u, look) for u, look in zip(self.units, now, strict=True)]
        else:
            rows = zip(self.units, now, before, drawn, strict=True)
            pieces = [old if look == was else draw(u, look) for u, look, was, old in rows]
        self._pieces = (now, pieces)
        return pieces

    def marks(self, kind: str, follows_from: object, draw: Callable[[], list[Mark]]) -> list[Mark]:
        """Markers of a kind, and all that they follow from."""
        last = self._marks.get(kind)
        if last is None or last[0] != follows_from:
            last = self._marks[kind] = (follows_from, draw())
        return last[1]


def looks_of(s: ZocState) -> zip[Look]:
    """For every unit, what its `piece` is made from."""
    marks = [marks_shown(s, u) for u in range(s.zoc.units)]
    return zip(s.place, s.order, s.supply, marks, s.steps, strict=False)
