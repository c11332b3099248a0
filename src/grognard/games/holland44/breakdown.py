"""Chapter 21: which counters can be split off which units, who takes them back, and merging."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kernel.option import Option
from grognard.games.zocbond import breakdown as family
from grognard.games.zocbond.breakdown import BreakdownRules
from grognard.games.zocbond.kinds import (
    ADVANCED,
    AWAKE,
    ELITE,
    ENGAGED,
    GHOST,
    GOOD,
    LOCKED,
    MECHANISED,
    MERGED,
    MOVED,
    PART,
    POOL,
    POOR,
    REFITTED,
    REMNANT,
    SHATTERED,
    STEPPED,
    TACTICAL,
)
from grognard.games.zocbond.losses import lose_step
from grognard.games.zocbond.refusals import (
    CANNOT_ABSORB,
    CANNOT_SPLIT,
    LEGAL,
    MUST_LEAVE,
    NO_PART,
    NOT_ADVANCING,
    NOT_ON_MAP,
    NOT_YOURS,
)

from . import events
from .disorder import owes_leaving
from .ferries import ferry_beside
from .kinds import AIRBORNE, DISMOUNTED, LANDED, SCATTERED, SPENT
from .refusals import GARRISON, NO_MERGE
from .scenario import GERMAN, HollandScenario
from .state import HollandState
from .units import formation_of, is_general, part_fits


class HollandBreakdown(BreakdownRules[HollandState]):
    """Chapter 21: who is split, and who takes a part in."""

    def __init__(self, sc: HollandScenario) -> None:
        self.shared_marks = MOVED | STEPPED | ENGAGED | SPENT | DISMOUNTED | LANDED | SHATTERED | ADVANCED
        self.burdens = SPENT | ENGAGED | SCATTERED
        if sc.figures["rulings.steps_keep_replacement_marker"]:
            self.shared_marks |= REFITTED
            self.burdens |= REFITTED
        if sc.figures["rulings.steps_keep_automatic_ds_marker"]:
            self.burdens |= SHATTERED

    def part_for(self, s: HollandState, u: i64) -> i64:
        """The breakdown counter that can be split off a unit; -(refusal) if none can (H44-21.1 to 21.3).

        A unit whose next side is its remnant needs the counter for that (H44-11.4).
        """
        sc = s.sc
        if s.order[u] != GOOD or s.marks[u] & SCATTERED or s.steps[u] < 2:
            return -CANNOT_SPLIT
        if sc.traits[u] & LOCKED and not s.marks[u] & AWAKE:
            return -GARRISON  # it is broken down to move, and waits (H44-21.1, 23.6)
        if family.is_last_side(s, u) and s.sc.loss_rules.remnant_for(s, u) < 0:
            return -CANNOT_SPLIT
        for part in sc.parts_of[u]:
            if s.place[part] == sc.box + POOL:
                return part
        if sc.traits[u] & AIRBORNE and s.place[u] < sc.n and ferry_beside(s, s.place[u], sc.owner[u]):
            for part in sc.breakdowns[sc.owner[u]]:
                if s.place[part] == sc.box + POOL and is_general(sc, part):
                    return part  # for a ferry any infantry counter will do (H44-8.5.7)
        return -NO_PART

    def absorb_refusal(self, s: HollandState, u: i64, part: i64) -> i64:
        """0 or why a unit cannot take a part in: both have finished their move (H44-21.4)."""
        refusal = stranger_refusal(s, u, part)
        return refusal or (MUST_LEAVE if owes_leaving(s, u) or owes_leaving(s, part) else LEGAL)

    def part_goes_on(self, s: HollandState, u: int, gait: int) -> bool:
        """Over a ferry, which takes a step at a time (H44-8.5.7)."""
        here = s.place[u]
        spare = s.sc.movement_rules.allowance(s, u, gait) > s.used[u]
        return gait == TACTICAL and spare and here < s.sc.n and ferry_beside(s, here, s.sc.owner[u])


def stranger_refusal(s: HollandState, u: i64, part: i64) -> i64:
    """Airborne parts go into any unit of their division, German ones only into their parent, those of the
    other Allies into any unit of their parent's type (H44-21.4); a borrower takes it back (H44-8.5.7).
    """
    sc = s.sc
    if sc.traits[part] & AIRBORNE:
        fits = sc.division[u] == sc.division[part] and part_fits(sc, part, u)
        return LEGAL if fits else CANNOT_ABSORB
    if family.origin(s, part) == u:
        return LEGAL
    parent = s.parent[part]
    body = s.parent[u] if sc.traits[u] & REMNANT else u
    if sc.owner[part] == GERMAN or parent < 0 or body < 0 or sc.division[parent] >= 0:
        return CANNOT_ABSORB
    alike = sc.traits[body] & MECHANISED == sc.traits[parent] & MECHANISED
    return LEGAL if alike and part_fits(sc, part, body) else CANNOT_ABSORB


# -- after an advance (H44-21.3) --------------------------------------------------------------------------


def advanced_options(s: HollandState, player: int) -> list[Option]:
    """The parts that those who have advanced in this combat phase can still be broken down into."""
    return family.part_options(s, [u for u in s.on_map(player) if s.marks[u] & ADVANCED])


def advanced_refusal(s: HollandState, player: int, o: Option) -> int:
    if not 0 <= o.a < s.sc.units or s.sc.owner[o.a] != player:
        return NOT_YOURS
    if not 0 <= s.place[o.a] < s.sc.box:
        return NOT_ON_MAP
    return family.split_refusal(s, o.a, o.b) if s.marks[o.a] & ADVANCED else NOT_ADVANCING


# -- merging (H44-21.5) --------------------------------------------------------------------------------


def morale(s: HollandState, u: i64) -> i64:
    """2 elite, 1 regular, 0 poor (H44-2.3.6)."""
    traits = s.sc.traits[u]
    return 2 if traits & ELITE else 0 if traits & POOR else 1


def merge_refusal(s: HollandState, u: i64, giver: i64) -> i64:
    """0 or why a unit cannot have a step of another one."""
    sc = s.sc
    if u == giver or sc.owner[u] != GERMAN or sc.owner[giver] != GERMAN:
        return NO_MERGE
    if not 0 <= s.place[u] < sc.box or s.place[u] != s.place[giver]:
        return NO_MERGE
    if sc.traits[giver] & (GHOST | PART) or sc.traits[u] & (GHOST | PART) or s.marks[giver] & MERGED:
        return NO_MERGE
    if formation_of(s, u) != formation_of(s, giver) or sc.unit_type[u] != sc.unit_type[giver]:
        return NO_MERGE
    if morale(s, giver) < morale(s, u) or s.steps[u] >= family.most_steps(s, u):
        return NO_MERGE
    return MUST_LEAVE if owes_leaving(s, u) or owes_leaving(s, giver) else LEGAL


def merge(s: HollandState, u: int, giver: int) -> None:
    """The step goes over with all burdens of the giver; both move no more."""
    s.tell(events.MERGED, u, giver)
    family.take_in(s, u, giver)
    s.set_mark(giver, MOVED)
    lose_step(s, giver)
