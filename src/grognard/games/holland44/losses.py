"""Chapters 11 and 26.5.2: who bears losses, remnants, and what an eliminated unit is worth to the enemy."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list, bits_of
from grognard.games.zocbond.battle import Battle, defenders
from grognard.games.zocbond.kinds import ARTILLERY, ELITE, PART, SOURCE
from grognard.games.zocbond.losses import Eligible, LossRules
from grognard.games.zocbond.refusals import LEGAL, LOSS_ADVANCE, LOSS_ELITE, LOSS_LEAD, LOSS_NOT_HERE
from grognard.games.zocbond.results import CODES
from grognard.games.zocbond.steps import direction
from grognard.games.zocbond.strength import VOID_FLED, VOID_SOURCE

from .formations import lead_units
from .kinds import RECON
from .scenario import ALLIED
from .state import HollandState
from .units import remnant_fits

ELITE_LOSSES: Final = (CODES.index("a1"), CODES.index("a1-eng"), CODES.index("a1-dr"), CODES.index("a1-d1"))
SPARED: Final = (CODES.index("d1"), CODES.index("ds"))


class HollandLosses(LossRules[HollandState]):
    """Chapter 11, and 23.7."""

    def attacker_losses(self, s: HollandState, b: Battle, code: int, elite: bool) -> Eligible:
        """The lead and the attached unit; elite units that earned a shift; units that could advance."""
        units = lead_units(s, b)
        why = LOSS_LEAD
        if elite and code in ELITE_LOSSES:
            kept = bits_of([u for u in bit_list(units) if s.sc.traits[u] & ELITE])
            if kept:
                units, why = kept, LOSS_ELITE
        kept = bits_of([u for u in bit_list(units) if could_advance(s, b, u)])
        if kept and kept != units:
            units = kept
            why = LOSS_ADVANCE if why == LOSS_LEAD else why
        return Eligible(units, why)

    def defender_losses(self, s: HollandState, b: Battle) -> Eligible:
        """None that retreated there in this phase (H44-13.5), and a supply source last of all (H44-11.2)."""
        void = s.sc.combat_rules.defence_void
        there = defenders(s, b.target, b.player)
        units = bits_of([u for u in there if void(s, b, u) not in (VOID_FLED, VOID_SOURCE)])
        return Eligible(units, LOSS_NOT_HERE)

    def spares_defender(self, s: HollandState, b: Battle, code: int) -> bool:
        """Reconnaissance attacked alone ignores the step loss of D1 and DS (H44-23.7)."""
        units = defenders(s, b.target, b.player)
        return code in SPARED and len(units) == 1 and s.sc.traits[units[0]] & RECON != 0

    def remnant_fits(self, s: HollandState, remnant: int, u: int) -> bool:
        return remnant_fits(s.sc, remnant, u)

    def without_remnant(self, s: HollandState, u: int) -> None:
        """The division of an airborne unit gains a replacement point for the step that has no counter."""
        division = s.sc.division[u]
        if division >= 0:
            s.airborne_points[division] += 1
            s.fresh_points[division] += 1

    def when_eliminated(self, s: HollandState, u: int) -> None:
        """Points for every Allied unit, but not for breakdown units and supply sources (H44-26.5.2)."""
        sc = s.sc
        if sc.owner[u] != ALLIED or sc.traits[u] & (PART | SOURCE):
            return
        s.half_points += sc.fight.three_step_points if sc.steps[u] == 3 else sc.fight.other_points


def could_advance(s: HollandState, b: Battle, u: int) -> bool:
    """Whether an attacker could enter the defenders' hex, were it empty (H44-15.6, 19.7, 23.4)."""
    if s.sc.traits[u] & ARTILLERY or s.sc.allowance[u] == 0:
        return False
    here = s.place[u]
    if here >= s.sc.n:
        return s.sc.advance_rules.advance_edge_refusal(s, u, b.target) == LEGAL
    d = direction(s, here, b.target)
    return d < 0 or s.sc.advance_rules.advance_refusal(s, u, here, d, b.target, True) == LEGAL
