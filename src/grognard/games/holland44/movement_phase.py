"""The movement phase (H44-8.1): how it begins, and what may be done in it beside moving."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.zocbond.attackers import attacker_refusal
from grognard.games.zocbond.battle import ENCOUNTER
from grognard.games.zocbond.breakdown import most_steps
from grognard.games.zocbond.disorder import shake
from grognard.games.zocbond.kinds import (
    ARTILLERY,
    ENGAGED,
    GHOST,
    MARCH,
    MOVED,
    PART,
    STEPPED,
    STILL,
    TACTICAL,
)
from grognard.games.zocbond.movement_rules import MovementPhaseRules
from grognard.games.zocbond.refusals import (
    HAS_MOVED,
    LEGAL,
    NOT_ARTILLERY,
    NOT_ON_MAP,
    NOT_YOURS,
    SEQUENCE,
)
from grognard.games.zocbond.steps import direction

from . import (
    boundaries,
    breakdown,
    bridges,
    entry,
    events,
    ferries,
    infiltration,
    replacements,
    special,
    unknown,
)
from .kinds import DISMOUNTED, LIMBERED, SPENT
from .refusals import LIMBERED_NOW, NO_MARKER, NOT_LIMBERED
from .scenario import ALLIED, GERMAN, MAJOR
from .state import HollandState
from .supply import Lines
from .verbs import LIMBER, MERGE, REBUILD, REDEPLOY, REFIT, REJOIN, SCREEN, UNLIMBER


class HollandMovementPhase(MovementPhaseRules[HollandState]):
    """Chapter 8.1: bridges and unknown units on the way, markers of artillery, replacements."""

    def begin_movement(self, s: HollandState, player: int) -> None:
        """Ferries are empty, reinforcements stand in their areas (H44-8.5.6, 19.1).

        Garrisons wake of Allies who have landed or retreated near them, wherever these go next (H44-23.6).
        """
        ferries.begin_phase(s)
        entry.place_reinforcements(s, player)
        boundaries.wake_all(s)
        if player == GERMAN:
            special.roll_arrivals(s)

    def begin_move(self, s: HollandState, u: int) -> None:
        """A unit gets its vehicles back first, if no canal lies on its supply line any more (H44-18.6)."""
        if s.marks[u] & DISMOUNTED and Lines(s, ALLIED, dry=True).reaches(u):
            s.clear_mark(u, DISMOUNTED)
            s.tell(events.REMOUNTED, u)

    def before_step(self, s: HollandState, units: int, gait: int, here: int, there: int, stage: int) -> bool:
        """The bridge first (H44-5.4), then the face-down unit beyond it (H44-25.3.1)."""
        unit = units.bit_length() - 1
        if stage == 0 and s.sc.owner[unit] == ALLIED and bridges.ask_crossing(s, unit, here, there):
            return True
        return there < s.sc.n and unknown.before_step(s, units, gait, there)

    def crossed(self, s: HollandState, units: int, here: int, there: int) -> None:
        """Ferries are used up, garrisons wake, bridges are taken (H44-8.5.6, 23.6, 5.7)."""
        sc = s.sc
        if here < sc.n and there < sc.n:
            side = 6 * here + direction(s, here, there)
            if sc.water[side] == MAJOR and not s.span[side]:
                ferries.use(s, units, side, there)
        elif here < sc.n or there < sc.n:
            h = min(here, there)
            if sc.gate_closed[h]:
                ferries.use(s, units, ferries.edge_side(s, h), there)
        if s.active == ALLIED and there < sc.n:
            boundaries.wake(s, there)
        bridges.crossed(s, s.sc.owner[units.bit_length() - 1], here, there)

    def step_rolls(self, s: HollandState, units: int, there: int) -> bool:
        """Whether entering a hex may lead to a fight with somebody unknown."""
        if s.sc.owner[units.bit_length() - 1] != ALLIED or not unknown.lone(s, there):
            return False
        somebody = any(s.cup[kind] and not s.sc.unknown_empty[kind] for kind in range(len(s.cup)))
        able = [u for u in bit_list(units) if attacker_refusal(s, ALLIED, u, there, ENCOUNTER) == LEGAL]
        return somebody and len(able) > 0

    def after_step(self, s: HollandState, units: int, gait: int, here: int, there: int, stage: int) -> bool:
        """Germans blow bridges that Allies have come to (H44-5.4)."""
        unit = units.bit_length() - 1
        return stage == 0 and s.sc.owner[unit] == ALLIED and bridges.ask_arrival(s, unit, here, there)

    def end_move(self, s: HollandState, u: int, gait: int, hexes: int) -> None:
        """Two hexes disrupt the engaged and any artillery (H44-11.5.1, 17.3, 14.1.2).

        Artillery that is already disrupted goes into full retreat (H44-14.3.1).
        """
        if hexes == s.sc.figures["supply.replacement_hexes"]:
            s.set_mark(u, STEPPED)
        if gait != TACTICAL or hexes < s.sc.tactical_hexes:
            return
        spared = s.marks[u] & LIMBERED and not s.sc.figures["rulings.marked_artillery_disrupted"]
        if s.marks[u] & ENGAGED or (s.sc.traits[u] & ARTILLERY and not spared):
            s.clear_mark(u, ENGAGED)
            shake(s, u)

    def options(self, s: HollandState, player: int) -> list[Option]:
        """What of this game may be chosen in the movement phase beside moving."""
        sc = s.sc
        options: list[Option] = []
        markers = markers_left(s, player) > 0
        for u in sc.guns[player]:
            if 0 <= s.place[u] < sc.box and not s.marks[u] & MOVED:
                if markers and unready_refusal(s, u) == LEGAL:
                    options.append(Option(LIMBER, u))
                if s.marks[u] & LIMBERED and unlimber_refusal(s, u) == LEGAL:
                    options.append(Option(UNLIMBER, u))
        n = sc.n
        zoc = (1 - player) * n
        place = s.place
        grip = s.grip
        for u in s.on_map(player):
            h = place[u]
            if h < n and grip[zoc + h] > 0 and not s.marks[u] & (MOVED | SPENT):
                if infiltration.screen_refusal(s, u) == LEGAL:
                    options.append(Option(SCREEN, u))
        if player == GERMAN:
            options += merge_options(s) + unknown.options(s)
        return options + replacements.options(s, player)

    def refusal(self, s: HollandState, player: int, o: Option) -> int:
        """0 or why such a choice is not legal."""
        if o.verb in (REFIT, REBUILD, REJOIN):
            return replacements.refusal(s, player, o)
        if o.verb not in (LIMBER, UNLIMBER, SCREEN, MERGE, REDEPLOY):
            return SEQUENCE
        sc = s.sc
        if not 0 <= o.a < sc.units or sc.owner[o.a] != player:
            return NOT_YOURS
        if not 0 <= s.place[o.a] < sc.box:
            return NOT_ON_MAP
        if o.verb == LIMBER:
            return limber_refusal(s, o.a)
        if o.verb == UNLIMBER:
            return unlimber_refusal(s, o.a)
        if o.verb == SCREEN:
            return infiltration.screen_refusal(s, o.a)
        if o.verb == REDEPLOY:
            return unknown.refusal(s, o.a)
        if not 0 <= o.b < sc.units or sc.owner[o.b] != player:
            return NOT_YOURS
        return breakdown.merge_refusal(s, o.a, o.b)

    def choose(self, s: HollandState, player: int, o: Option) -> None:
        """Do what was chosen."""
        if o.verb == LIMBER:
            s.set_mark(o.a, LIMBERED)
            s.gait[o.a] = MARCH
            s.tell(events.LIMBERED, o.a)
        elif o.verb == UNLIMBER:
            s.clear_mark(o.a, LIMBERED)
            s.gait[o.a] = TACTICAL
            s.tell(events.UNLIMBERED, o.a)
        elif o.verb == SCREEN:
            infiltration.screen(s, o.a)
        elif o.verb == MERGE:
            breakdown.merge(s, o.a, o.b)
        elif o.verb == REDEPLOY:
            s.push(unknown.Redeployment(o.a))
        else:
            replacements.choose(s, o)


# -- movement markers of artillery (H44-17.3) ------------------------------------------------------------


def markers_left(s: HollandState, player: i64) -> i64:
    side = "allied" if player == ALLIED else "german"
    used = sum([1 for u in s.sc.guns[player] if s.marks[u] & LIMBERED])
    return s.sc.figures[f"artillery.{side}_markers"] - used


def limber_refusal(s: HollandState, u: int) -> int:
    """0 or why artillery cannot be given a movement marker."""
    if not s.sc.traits[u] & ARTILLERY:
        return NOT_ARTILLERY
    refusal = unready_refusal(s, u)
    return refusal or (LEGAL if markers_left(s, s.sc.owner[u]) > 0 else NO_MARKER)


def unready_refusal(s: HollandState, u: i64) -> i64:
    """0 or what about the artillery itself forbids it. What had a marker in this phase gets no other."""
    if s.marks[u] & MOVED:
        return HAS_MOVED
    return LIMBERED_NOW if s.marks[u] & LIMBERED or s.gait[u] != STILL else LEGAL


def unlimber_refusal(s: HollandState, u: i64) -> i64:
    """0 or why artillery cannot give its marker back: only one it had before this phase."""
    if not s.marks[u] & LIMBERED:
        return NOT_LIMBERED
    if s.marks[u] & MOVED:
        return HAS_MOVED
    return LIMBERED_NOW if s.gait[u] != STILL else LEGAL


# -- choosing --------------------------------------------------------------------------------------------


def merge_options(s: HollandState) -> list[Option]:
    """H44-21.5."""
    sc = s.sc
    place = s.place
    first = s.first
    under = s.under
    options: list[Option] = []
    for u in s.on_map(GERMAN):
        giver = first[place[u]]
        if giver == u and under[u] < 0:
            continue  # it is alone
        if sc.traits[u] & (GHOST | PART) or s.steps[u] >= most_steps(s, u):
            continue
        while giver >= 0:
            if breakdown.merge_refusal(s, u, giver) == LEGAL:
                options.append(Option(MERGE, u, giver))
            giver = s.under[giver]
    return options
