"""Chapter 5: what besides marching can be done in the movement phase: trains, ships, the flotilla, stores."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.zocbond.events import BECOMES
from grognard.games.zocbond.kinds import DISRUPTED, GOOD
from grognard.games.zocbond.movement_rules import MovementPhaseRules
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.steps import direction

from . import city_battles, entering, evacuation, events, movement, supply_points
from .campaign import emergence, maskirovka, maskirovka_boxes
from .kinds import FAR, FLEEING
from .kinds import RESERVE as RESERVE_MARK
from .options import plans, reserves
from .refusals import ARMY_LATER, FLOTILLA_MOVED, FLOTILLA_PLACE, NO_FORT_THERE
from .scenario import AXIS, BEGUN, FULL, NO_FORT, SOVIET, SUPPORT
from .state import StalingradState
from .transport import rail, railheads, sea
from .units import is_combat_unit
from .verbs import ACTIVATE, CONCEAL, EMERGE, FLOTILLA, RAIL, RAZE, RESERVE, SAIL, SHOW, SWAP


class StalingradMovementPhase(MovementPhaseRules[StalingradState]):
    """Chapter 5.1: reserve armies, garrisons, trains, ships, the flotilla, forts and stores."""

    def begin_movement(self, s: StalingradState, player: int) -> None:
        """Reserve armies whose time has come need nobody to wake them (S42-31.0)."""
        s.railed = 0
        s.railed_from_map = 0
        s.flotilla_moved = 0
        for u in s.sc.units_of[player]:
            s.clear_mark(u, FLEEING | FAR)
        if player == SOVIET:
            maskirovka.begin_movement(s)
            entering.look_around(s)
            for army in range(len(s.sc.army_number)):
                due = s.sc.army_free[army] and s.turn >= s.sc.army_turn[army]
                if due and not s.activated >> army & 1:
                    entering.activate(s, army)

    def before_step(
        self, s: StalingradState, units: int, gait: int, here: int, there: int, stage: int
    ) -> bool:
        if stage == 0 and s.sc.masked:
            maskirovka.meet(s, units, there)
        return False

    def crossed(self, s: StalingradState, units: int, here: int, there: int) -> None:
        """Units are about to go from a place into the next: over the strait, over the lower Don."""
        sc = s.sc
        u = units.bit_length() - 1
        if here == sc.strait_area and there == sc.strait_hex:
            s.strait_used += len(bit_list(units))
        if here < sc.n and there < sc.n and sc.owner[u] == AXIS and not s.caucasus_awake:
            d = direction(s, here, there)
            if d >= 0 and sc.lower_don[6 * here + d] and any(is_combat_unit(s, v) for v in bit_list(units)):
                entering.wake_caucasus(s)

    def after_step(
        self, s: StalingradState, units: int, gait: int, here: int, there: int, stage: int
    ) -> bool:
        if stage == 0:
            entering.entered(s, units, there)
            return evacuation.at_baku(s, units, there)
        return False

    def end_move(self, s: StalingradState, u: int, gait: int, hexes: int) -> None:
        """Support units that have gone far are disrupted (S42-18.2.2); then what each chapter adds."""
        if s.sc.kind[u] & SUPPORT and hexes > s.sc.support_hexes and s.order[u] == GOOD:
            s.set_order(u, DISRUPTED)
            s.tell(BECOMES, u, DISRUPTED)
        plans.end_move(s, u, hexes)
        if s.sc.mask_row[u] >= 0:
            maskirovka_boxes.carried(s, u, hexes)
        reserves.end_move(s, u, gait, hexes)
        city_battles.lapse(s)
        entering.arrived(s, u)

    def gathered(self, s: StalingradState, units: int) -> None:
        for u in bit_list(units):
            s.set_mark(u, FAR)  # more than a hex, if they go on (S42-25.2.1)

    def routs(self, s: StalingradState, u: int) -> None:
        """The unit leaves an EZOC for free (S42-13.3.1), and no longer waits in reserve or advances."""
        s.set_mark(u, FLEEING)
        s.clear_mark(u, RESERVE_MARK)
        s.quarry[u] = -1

    def options(self, s: StalingradState, player: int) -> list[Option]:
        options: list[Option] = []
        if s.turn_kind == FULL:
            options += [Option(RAIL, u) for u in rail.passengers(s, player)]
        options += sea.options(s, player)
        options += supply_points.switch_options(s, player)
        options += raze_options(s, player)
        if s.sc.has_rule(reserves.RULE):
            units = s.sc.units_of[player]
            options += [Option(RESERVE, u) for u in units if reserves.refusal(s, player, u) == LEGAL]
        if player == SOVIET:
            options += [
                Option(FLOTILLA, side) for side in s.sc.flotilla_sides if flotilla_refusal(s, side) == LEGAL
            ]
            for number in s.sc.army_number:
                if army_refusal(s, number) == LEGAL:
                    options.append(Option(ACTIVATE, number))
        return options + maskirovka_boxes.options(s, player) + movement.rout_options(s, player)

    def refusal(self, s: StalingradState, player: int, o: Option) -> int:
        if o.verb == RAIL:
            return rail.refusal(s, player, o.a)
        if o.verb == SAIL:
            return sea.refusal(s, player, o.a, o.b)
        if supply_points.wanted(o.verb) >= 0:
            return supply_points.switch_refusal(s, player, o.a, supply_points.wanted(o.verb))
        if o.verb == RESERVE:
            return reserves.refusal(s, player, o.a)
        if o.verb == RAZE:
            return raze_refusal(s, player, o.a)
        if o.verb == FLOTILLA:
            return flotilla_refusal(s, o.a) if player == SOVIET else SEQUENCE
        if o.verb == ACTIVATE:
            return army_refusal(s, o.a) if player == SOVIET else SEQUENCE
        return mask_refusal(s, player, o)

    def choose(self, s: StalingradState, player: int, o: Option) -> None:
        if o.verb == RAIL:
            s.push(rail.RailMove(player, o.a))
        elif o.verb == SAIL:
            sea.sail(s, o.a, o.b)
        elif o.verb == RESERVE:
            reserves.hold_back(s, o.a)
        elif o.verb == RAZE:
            raze(s, o.a)
        elif o.verb == FLOTILLA:
            s.flotilla = o.a
            s.flotilla_moved = 1
            s.tell(events.FLOTILLA, o.a)
        elif o.verb == ACTIVATE:
            s.activations += 1
            entering.activate(s, s.sc.army_number.index(o.a))
        elif o.verb == SWAP:
            maskirovka.swap(s, o.a, o.b)
        elif o.verb == CONCEAL:
            maskirovka_boxes.conceal(s, o.a, o.b)
        elif o.verb == EMERGE:
            maskirovka_boxes.emerge(s, o.a, o.b)
            if emergence.scares(s, o.a):
                s.push(emergence.Alarm(player, o.a))
        elif o.verb == SHOW:
            maskirovka_boxes.show(s, o.a)
        else:
            supply_points.switch(s, o.a, supply_points.wanted(o.verb))
        railheads.push_back(s)  # by who has come out of a box (S42-34.2, 34.4.2)
        city_battles.lapse(s)  # who besieged a city may have sailed off, or gone into a box (S42-11.6.2)


def mask_refusal(s: StalingradState, player: int, o: Option) -> int:
    """The same for reserve armies and their boxes (S42-34)."""
    if player != SOVIET:
        return SEQUENCE
    if o.verb == SWAP:
        return maskirovka.swap_refusal(s, player, o.a, o.b)
    if o.verb == CONCEAL:
        return maskirovka_boxes.conceal_refusal(s, player, o.a, o.b)
    if o.verb == EMERGE:
        return maskirovka_boxes.emerge_refusal(s, player, o.a, o.b)
    return maskirovka_boxes.show_refusal(s, player, o.a) if o.verb == SHOW else SEQUENCE


def raze_refusal(s: StalingradState, player: int, h: int) -> int:
    """0 or why a player cannot take a fort off the map: it must be his (S42-9.7.5)."""
    own = 0 <= h < s.sc.n and s.fort[h] in (player + 1, player + 1 + BEGUN)
    return LEGAL if own else NO_FORT_THERE


def raze_options(s: StalingradState, player: int) -> list[Option]:
    return [Option(RAZE, h) for h in s.forts() if raze_refusal(s, player, h) == LEGAL]


def raze(s: StalingradState, h: int) -> None:
    s.set_fort(h, NO_FORT)
    s.tell(events.FORT_GONE, h)


def flotilla_refusal(s: StalingradState, side: int) -> int:
    """0 or why the Volga flotilla cannot serve a hexside: once a phase, north of Stalingrad (S42-5.5.3)."""
    if s.flotilla_moved or s.turn_kind != FULL:
        return FLOTILLA_MOVED
    return LEGAL if side in s.sc.flotilla_sides and side != s.flotilla else FLOTILLA_PLACE


def army_refusal(s: StalingradState, number: int) -> int:
    """0 or why a reserve army cannot be activated now: one a turn, from turn 2 on (S42-31.0)."""
    sc = s.sc
    if number not in sc.army_number:
        return SEQUENCE
    army = sc.army_number.index(number)
    if s.activated >> army & 1 or sc.army_free[army] or s.turn < sc.army_turn[army]:
        return ARMY_LATER
    return LEGAL if s.activations < sc.figures["campaign.armies_each_turn"] else ARMY_LATER
