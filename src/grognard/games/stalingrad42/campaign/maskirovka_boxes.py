"""Chapter 34.2 to 34.7: the boxes of reserve armies with maskirovka markers: into them, out of them, removal.

The other reserve armies, which wait on the map (S42-31.0), are in `movement_phase`, `entering`, `stacking`.
"""

from __future__ import annotations

from grognard.core.kernel.ints import Ints, filled
from grognard.core.kernel.option import Option
from grognard.games.zocbond.disorder import rout, shake
from grognard.games.zocbond.kinds import GOOD, IN_SUPPLY, MARCH, MOVED, REFITTED, SHATTERED, STILL, WAITING
from grognard.games.zocbond.losses import eliminate, shelve
from grognard.games.zocbond.refusals import HAS_MOVED, LEGAL, NOT_YOURS
from grognard.games.zocbond.supply import supply_field

from .. import events, supply
from ..kinds import FAR, RESERVE, TRAIN
from ..movement import is_full_box, tactical_only, waits
from ..options import plans
from ..refusals import (
    ARMY_FULL,
    BOX_COMBAT,
    BOX_ONCE,
    BOX_SUPPLY,
    BOX_UNFIT,
    BOX_WAY,
    LEAVE_LATER,
    LEAVE_WAY,
    NO_BOX,
    NOT_IN_BOX,
    REBUILD_BOX,
    SHOW_CROWD,
)
from ..scenario import ARMY_BOXES, FULL, SOVIET
from ..state import StalingradState
from ..transport import rail
from ..units import is_combat_unit
from ..verbs import CONCEAL, EMERGE, SHOW
from . import maskirovka

# -- where an army is supplied from ---------------------------------------------------------------------


def is_linked(s: StalingradState, place: int, areas: list[int]) -> bool:
    """Whether a place has a supply line to one of some areas (S42-34.4.1)."""
    own = [area for area in areas if s.sc.zone_rules.own_area(s, area, SOVIET)]
    if place >= s.sc.n:
        return place in own
    return place >= 0 and supply_field(s, SOVIET, own, supply.offroad_reach(s)).reaches(place)


def box_refusal(s: StalingradState, u: int, box: int, areas: list[int]) -> int:
    """0 or why a unit cannot go into a box: an army in play, room in it, supply (S42-34.2, 34.4.1)."""
    refusal = room_refusal(s, u, box)
    if refusal:
        return refusal
    return LEGAL if is_linked(s, s.place[maskirovka.army_of(s, box)], areas) else BOX_SUPPLY


def rebuild_refusal(s: StalingradState, u: int, box: int) -> int:
    """0 or why a unit cannot be rebuilt in a box (S42-34.5)."""
    refusal = room_refusal(s, u, box)
    if refusal:
        return refusal
    return LEGAL if supply.in_supply(s, maskirovka.army_of(s, box)) else REBUILD_BOX


def room_refusal(s: StalingradState, u: int, box: int) -> int:
    """0 or why there is no room for a unit in a box (S42-34.2)."""
    army = maskirovka.army_of(s, box) if maskirovka.is_box(s.sc, box) else -1
    if army < 0:
        return NO_BOX
    if not is_combat_unit(s, u):
        return BOX_COMBAT
    if len(s.stack_at(box)) + (s.shown[s.sc.mask_row[army]] >= 0) >= s.sc.figures["campaign.army_box"]:
        return ARMY_FULL
    return ARMY_FULL if is_full_box(s, s.place[army], [u]) else LEGAL  # it waits at the Caspian (S42-22.6.4)


def open_boxes(s: StalingradState, u: int, areas: list[int]) -> list[int]:
    """The boxes that a unit could be put into."""
    boxes = range(s.sc.army_box, s.sc.army_box + ARMY_BOXES)
    return [box for box in boxes if box_refusal(s, u, box, areas) == LEGAL]


# -- into a box in the movement phase (S42-34.4.1) ------------------------------------------------------


def conceal_refusal(s: StalingradState, player: int, u: int, box: int) -> int:
    """0 or why a unit cannot go into the box of an army, for its whole allowance."""
    if not 0 <= u < s.sc.units or s.sc.owner[u] != player:
        return NOT_YOURS
    if player != SOVIET or s.turn_kind != FULL:
        return NO_BOX
    on_map = 0 <= s.place[u] < s.sc.n
    refusal = way_refusal(s, u, rail.network(s, SOVIET) if on_map else filled(0, 0))
    if refusal:
        return refusal
    return NO_BOX if s.place[u] == box else box_refusal(s, u, box, s.sc.north_areas)


def way_refusal(s: StalingradState, u: int, net: Ints) -> int:
    """0 or why a unit cannot go into any box from where it is; `net`: the rail network."""
    sc = s.sc
    here = s.place[u]
    if s.marks[u] & MOVED:
        return HAS_MOVED
    if s.order[u] != GOOD or s.marks[u] & (REFITTED | SHATTERED | RESERVE | TRAIN):
        return BOX_UNFIT
    refusal = waits(s, u) or tactical_only(s, u, MARCH)  # who moves only tactically goes no such way
    if refusal:
        return refusal
    if here in sc.north_areas or (here >= 0 and here == sc.caspian_box):
        return LEGAL
    if maskirovka.is_box(sc, here):
        return transfer_refusal(s, u)
    if not 0 <= here < sc.n:
        return BOX_WAY
    if s.summoned >= sc.figures["campaign.transfers"]:
        return BOX_ONCE
    if not net[here]:
        return BOX_WAY
    return LEGAL if is_linked(s, here, sc.north_areas) else BOX_SUPPLY


def transfer_refusal(s: StalingradState, u: int) -> int:
    """0 or why a unit cannot leave its box for another place off the map: one a turn (S42-34.4.2)."""
    army = maskirovka.army_of(s, s.place[u])
    if army < 0:
        return NO_BOX
    if s.began[u] != s.place[u]:
        return LEAVE_LATER
    if s.order[u] != GOOD or s.marks[u] & REFITTED:
        return BOX_UNFIT
    if s.transfers >= s.sc.figures["campaign.transfers"]:
        return BOX_ONCE
    return LEGAL if is_linked(s, s.place[army], s.sc.north_areas) else BOX_SUPPLY


def conceal(s: StalingradState, u: int, box: int) -> None:
    """The unit has used its move; the army moves no more in this turn (S42-34.3.1)."""
    here = s.place[u]
    if maskirovka.is_box(s.sc, here):
        s.transfers += 1
        s.box_used |= 1 << maskirovka.number(s.sc, here)
    elif here < s.sc.n:
        s.summoned += 1
    enter(s, u, box)
    s.set_mark(u, MOVED)
    plans.lose_plans(s, u)  # it has gone far, or may have: nobody learns where its army is (S42-26.2)
    s.box_used |= 1 << maskirovka.number(s.sc, box)
    s.tell(events.CONCEALED, u, box, here)


def enter(s: StalingradState, u: int, box: int) -> None:
    """A unit is put into a box; it leaves it in a later turn."""
    s.put(u, box)
    s.began[u] = -1
    s.supply[u] = IN_SUPPLY


# -- out of a box (S42-34.4.2) --------------------------------------------------------------------------


def emerge_refusal(s: StalingradState, player: int, u: int, place: int) -> int:
    """0 or why a unit cannot leave its box: to its army's hex, or to an area in the north."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if not maskirovka.is_box(sc, s.place[u]):
        return NOT_IN_BOX
    army = maskirovka.army_of(s, s.place[u])
    if army < 0 or s.turn_kind != FULL:
        return NO_BOX
    if s.marks[u] & MOVED or s.began[u] != s.place[u]:
        return LEAVE_LATER
    if place == s.place[army] and place < sc.n:
        return LEGAL
    if place not in sc.north_areas or not s.sc.zone_rules.own_area(s, place, player):
        return LEAVE_WAY
    return transfer_refusal(s, u)


def emerge(s: StalingradState, u: int, place: int) -> None:
    """On the map the unit goes on as it likes, and the army is revealed; elsewhere it has had its move."""
    box = s.place[u]
    army = maskirovka.army_of(s, box)
    s.box_used |= 1 << maskirovka.number(s.sc, box)
    if place < s.sc.n:
        come_out(s, army, u)
        s.began[u] = box  # where it began: it takes no train (S42-5.6.2), and the river is its army's
        s.set_mark(u, s.marks[army] & FAR)  # it has gone as far as the army (S42-25.2.1)
        if s.marks[u] & REFITTED and s.gait[army] != STILL:
            s.set_mark(u, MOVED)  # that was the one hex it may move (S42-21.4)
    else:
        s.transfers += 1
        s.put(u, place)
        s.began[u] = place
        s.set_mark(u, MOVED)
        s.tell(events.EMERGED, u, place, box)


def come_out(s: StalingradState, army: int, u: int) -> None:
    """A unit goes from its box to the hex or area of its army, in the supply of the army."""
    box = s.place[u]
    s.supply[u] = s.supply[army]
    s.put(u, s.place[army])
    s.began[u] = s.place[army]
    s.tell(events.EMERGED, u, s.place[army], box)
    maskirovka.reveal(s, army)


def carried(s: StalingradState, army: int, hexes: int) -> None:
    """Headquarters whose army has gone far lose their plans, and all see whose box theirs is (S42-26.2)."""
    if hexes > s.sc.figures["optional.plan_support_hexes"]:
        for u in maskirovka.inside(s, army):
            if s.plans[u] or s.plans_made[u]:
                maskirovka.learn(s, army, 1 << s.mask[s.sc.mask_row[army]])
                plans.lose_plans(s, u)


# -- a unit on top of its army (S42-34.2) ---------------------------------------------------------------


def show_refusal(s: StalingradState, player: int, u: int) -> int:
    """0 or why a unit cannot be shown, so that its army has a ZOC and forms bonds: one, if there is room."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if not maskirovka.is_box(sc, s.place[u]):
        return NOT_IN_BOX
    army = maskirovka.army_of(s, s.place[u])
    if army < 0 or s.place[army] >= sc.n:
        return NO_BOX
    taken = s.shown[sc.mask_row[army]] >= 0 or s.sc.stacking_rules.crowds(s, 1 << u, s.place[army], 0)
    return SHOW_CROWD if taken else LEGAL


def show(s: StalingradState, u: int) -> None:
    """The unit stays with its army until its side's next turn; all know now whose box it is."""
    army = maskirovka.army_of(s, s.place[u])
    row = s.sc.mask_row[army]
    maskirovka.learn(s, army, 1 << s.mask[row])
    s.supply[u] = s.supply[army]
    s.shown[row] = u
    s.put(u, s.place[army])
    s.set_mark(u, MOVED)
    s.tell(events.SHOWN, u, s.place[army])


def begin_turn(s: StalingradState) -> None:
    """A unit that was shown goes back into its box, unless something has driven it away."""
    for row, army in enumerate(s.sc.masked):
        u = s.shown[row]
        s.shown[row] = -1
        if u < 0 or not 0 <= s.place[army] < s.sc.box or s.revealed >> row & 1:
            continue
        if s.place[u] == s.place[army]:
            s.put(u, maskirovka.box_of(s, army))
        elif 0 <= s.place[u] < s.sc.box:
            maskirovka.reveal(s, army)
    s.box_used = 0
    s.transfers = 0
    s.summoned = 0


# -- the fate of an army (S42-34.6.2, 34.7) -------------------------------------------------------------


def retreated(s: StalingradState, army: int, routed: bool) -> None:
    """Units in the box suffer what those outside suffer (S42-34.6.2)."""
    share(s, army)
    for u in maskirovka.inside(s, army):
        if routed:
            rout(s, u)
        else:
            shake(s, u)


def share(s: StalingradState, army: int) -> None:
    """What happens to an army, all see on the units of its box, if there are any."""
    if maskirovka.look_into(s, army):
        maskirovka.learn(s, army, 1 << s.mask[s.sc.mask_row[army]])


def destroyed(s: StalingradState, army: int) -> None:
    """Units in the box are lost with the army; the army comes back with its marker (S42-34.2, 34.6.2)."""
    share(s, army)
    for u in maskirovka.inside(s, army):
        eliminate(s, u)
    row = s.sc.mask_row[army]
    s.revealed &= ~(1 << row)
    s.shown[row] = -1


def end_turn(s: StalingradState) -> None:
    """Revealed armies leave the game for a while; those in the box stay in its hex (S42-34.7)."""
    for row, army in enumerate(s.sc.masked):
        if not s.revealed >> row & 1:
            continue
        place = s.place[army]
        for u in maskirovka.inside(s, army):
            come_out(s, army, u)
        s.shown[row] = -1
        s.tell(events.ARMY_LEAVES, army, place)
        shelve(s, army, WAITING)
        s.steps[army] = s.sc.steps[army]
        s.due[army] = s.turn + s.sc.figures["special.return_turns"]
    s.revealed = 0


# -- what may be chosen ---------------------------------------------------------------------------------


def options(s: StalingradState, player: int) -> list[Option]:
    """Everything about boxes in the Soviet movement phase."""
    sc = s.sc
    if player != SOVIET or s.turn_kind != FULL or not any(0 <= s.place[u] < sc.box for u in sc.masked):
        return []
    choices = maskirovka.swap_options(s, player)
    fighting = [u for u in sc.units_of[player] if s.place[u] >= 0 and is_combat_unit(s, u)]
    boxes = open_boxes(s, fighting[0], sc.north_areas) if fighting else []  # the same for all of them
    used_up = s.summoned >= sc.figures["campaign.transfers"]
    net = rail.network(s, SOVIET) if boxes and not used_up else filled(sc.n, 0)
    for u in fighting:
        here = s.place[u]
        if boxes and not s.marks[u] & MOVED and (here >= sc.n or net[here]):
            if way_refusal(s, u, net) == LEGAL:
                choices += [Option(CONCEAL, u, box) for box in boxes if box != here]
        if maskirovka.is_box(sc, here):
            choices += leave_options(s, player, u)
    return choices


def leave_options(s: StalingradState, player: int, u: int) -> list[Option]:
    army = maskirovka.army_of(s, s.place[u])
    places = [s.place[army], *s.sc.north_areas] if army >= 0 else []
    choices = [
        Option(EMERGE, u, place)
        for place in dict.fromkeys(places)
        if emerge_refusal(s, player, u, place) == LEGAL
    ]
    if show_refusal(s, player, u) == LEGAL:
        choices.append(Option(SHOW, u))
    return choices
