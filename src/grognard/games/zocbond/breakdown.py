"""Breakdown units (H44-21): a step of a unit becomes a counter of its own, and is taken back.

Games without them have no breakdown counters, and nothing of this is ever on offer.
"""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from grognard.core.kernel.option import Option

from . import events
from .kinds import ATTACKED, DISPLAY, ENGAGED, GOOD, MERGED, MOVED, PART, POOL, REMNANT, SHATTERED, STRUCK
from .losses import form_remnant, shelve, take_over
from .refusals import CANNOT_ABSORB, CANNOT_SPLIT, LEGAL, NO_PART, NOT_ON_MAP, NOT_YOURS
from .state import S, ZocState
from .verbs import ABSORB, SPLIT


def may_split(s: ZocState, u: i64) -> bool:
    """Whether a step of a unit can become a breakdown unit now."""
    return s.steps[u] > 1 and not s.marks[u] & MERGED and s.zoc.breakdown_rules.part_for(s, u) >= 0


def split_refusal(s: ZocState, u: i64, part: i64) -> i64:
    """0 or why a breakdown counter cannot be split off a unit. Of equal counters the first is used."""
    if s.marks[u] & MERGED:
        return CANNOT_SPLIT  # a part that was just absorbed stays in the unit
    answer = s.zoc.breakdown_rules.part_for(s, u)
    if answer < 0:
        return -answer
    return LEGAL if answer == part else NO_PART


def split(s: ZocState, u: int, part: int) -> None:
    """The part stands where its parent does, has moved as far, and is under the same markers (H44-21.3)."""
    s.parent[part] = u
    s.steps[part] = 1
    take_over(s, part, u)
    s.marks[part] &= s.zoc.breakdown_rules.shared_marks
    s.quarry[part] = s.quarry[u]
    s.put(part, s.place[u])
    s.tell(events.SPLITS, u, part)
    if is_last_side(s, u):
        form_remnant(s, u)
    else:
        s.set_steps(u, s.steps[u] - 1)


def split_fighter(s: ZocState, u: int, part: int) -> None:
    """The same in the combat phase: what has fought does not fight again in two pieces."""
    marks = s.marks[u] & (ATTACKED | STRUCK)
    split(s, u, part)
    s.set_mark(part, marks)


def is_last_side(s: ZocState, u: i64) -> bool:
    """Whether a unit of three steps is down to two: with one less its remnant stands for it (H44-11.4)."""
    return s.zoc.steps[u] == 3 and s.steps[u] == 2


def absorb(s: ZocState, u: int, part: int) -> None:
    """The part goes back into a unit, which takes over what weighs on it and moves no more (H44-21.4)."""
    s.tell(events.ABSORBS, u, part)
    take_in(s, u, part)
    shelve(s, part, POOL)
    s.parent[part] = -1


def take_in(s: ZocState, u: int, giver: int) -> None:
    """A unit gets a step of another, with all that weighs on that one, and moves no more (H44-21.4, 21.5).

    Who takes over the marker of an automatic DS may follow it up as that unit could (H44-8.7).
    """
    quarry = s.quarry[u]
    if quarry < 0 and s.marks[giver] & s.zoc.breakdown_rules.burdens & SHATTERED:
        quarry = s.quarry[giver]
    grown = gain_step(s, u)
    pass_on(s, giver, grown)
    s.quarry[grown] = quarry
    s.set_mark(grown, MOVED | MERGED)


def pass_on(s: ZocState, giver: int, taker: int) -> None:
    """The worse order and the burdens of one unit are now another's (H44-21.4, 21.5)."""
    s.set_order(taker, max(s.order[taker], s.order[giver]))
    s.set_mark(taker, s.marks[giver] & s.zoc.breakdown_rules.burdens)
    if s.order[taker] != GOOD:
        s.clear_mark(taker, ENGAGED)  # H44-11.5.2


def gain_step(s: ZocState, u: int) -> int:
    """A unit gets a step back. Returns the counter that then stands for it: perhaps a remnant's parent."""
    if not s.zoc.traits[u] & REMNANT or s.parent[u] < 0:
        s.set_steps(u, s.steps[u] + 1)
        return u
    parent = s.parent[u]
    where = s.place[u]
    s.steps[parent] = s.steps[u] + 1
    take_over(s, parent, u)
    shelve(s, u, POOL)
    s.parent[u] = -1
    s.put(parent, where)
    return parent


def most_steps(s: ZocState, u: i64) -> i64:
    """The steps of a unit at full strength; for a remnant, those of its parent."""
    if s.zoc.traits[u] & REMNANT and s.parent[u] >= 0:
        return s.zoc.steps[s.parent[u]]
    return s.zoc.steps[u]


def origin(s: ZocState, part: i64) -> i64:
    """The counter that stands for the unit a part came from: itself or its remnant; -1 if it is gone."""
    parent = s.parent[part]
    if parent < 0 or s.place[parent] < s.zoc.box:
        return parent
    if s.place[parent] == s.zoc.box + DISPLAY:
        for r in s.zoc.units_of[s.zoc.owner[part]]:
            if s.parent[r] == parent and s.zoc.traits[r] & REMNANT and 0 <= s.place[r] < s.zoc.box:
                return r
    return -1


# -- choosing ----------------------------------------------------------------------------------------


def part_options(s: ZocState, units: list[int]) -> list[Option]:
    """What can be split off some units of a player."""
    choices: list[Option] = []
    for u in units:
        if s.steps[u] > 1 and not s.marks[u] & MERGED:
            part = s.zoc.breakdown_rules.part_for(s, u)
            if part >= 0:
                choices.append(Option(SPLIT, u, part))
    return choices


def kits_left(s: ZocState, player: i64) -> i64:
    """The kits (`sc.kits`) of which a player has a breakdown counter left, as bits."""
    kinds_left: i64 = 0
    place = s.place
    kits = s.zoc.kits
    pool = s.zoc.box + POOL
    for part in s.zoc.breakdowns[player]:
        if place[part] == pool:
            kinds_left |= kits[part]
    return kinds_left


def options(s: ZocState, player: i64) -> list[Option]:
    """Splitting and absorbing in the movement phase (H44-21.3, 21.4)."""
    sc = s.zoc
    steps = s.steps
    kits = sc.kits
    left = kits_left(s, player)
    choices: list[Option] = []
    if left:
        choices = part_options(s, [u for u in s.on_map(player) if kits[u] & left != 0 and steps[u] > 1])
    place = s.place
    box = sc.box
    for part in sc.breakdowns[player]:
        if 0 <= place[part] < box:
            for u in s.stack_at(s.place[part]):
                if absorb_refusal(s, u, part) == LEGAL:
                    choices.append(Option(ABSORB, u, part))
    return choices


def absorb_refusal(s: ZocState, u: i64, part: i64) -> i64:
    """0 or why a unit cannot take in a breakdown unit (H44-21.4)."""
    sc = s.zoc
    if u == part or not sc.traits[part] & PART or s.place[u] != s.place[part]:
        return CANNOT_ABSORB
    if sc.owner[u] != sc.owner[part] or sc.traits[u] & PART or s.steps[u] >= most_steps(s, u):
        return CANNOT_ABSORB
    return sc.breakdown_rules.absorb_refusal(s, u, part)


def refusal(s: ZocState, player: int, o: Option) -> int:
    """Why SPLIT or ABSORB is not legal in the movement phase."""
    sc = s.zoc
    for u in (o.a, o.b):
        if not 0 <= u < sc.units or sc.owner[u] != player:
            return NOT_YOURS
    if not 0 <= s.place[o.a] < sc.box:
        return NOT_ON_MAP
    return split_refusal(s, o.a, o.b) if o.verb == SPLIT else absorb_refusal(s, o.a, o.b)


def choose(s: ZocState, o: Option) -> None:
    if o.verb == SPLIT:
        split(s, o.a, o.b)
    else:
        absorb(s, o.a, o.b)


@mypyc_attr(allow_interpreted_subclasses=True)
class BreakdownRules(Generic[S]):
    """What a game answers about breakdown units; without an answer it has none (H44-21)."""

    shared_marks = 0  # markers of a unit that are on a part split off it too
    burdens = 0  # markers of a part that the unit which absorbs it takes over

    def part_for(self, s: S, u: i64) -> i64:
        """The breakdown counter that can be split off a unit now, or -(refusal) (H44-21)."""
        return -NO_PART

    def absorb_refusal(self, s: S, u: i64, part: i64) -> i64:
        """0 or why a unit cannot absorb a breakdown unit (H44-21.4)."""
        return CANNOT_ABSORB

    def part_goes_on(self, s: S, u: int, gait: int) -> bool:
        """Whether a part of a unit could go on where the whole cannot: over a ferry (H44-8.5.7)."""
        return False
