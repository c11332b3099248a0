"""Chapter 10: hidden units, hidden movement and what reveals them.

A hidden unit lies in the box `@hidden`; the hex it is in is its owner's secret (column `plot`). So nothing
that looks at the map can see it, and what reveals it is checked by name, at the steps where units arrive.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import SECRET, State

from . import events
from .air.aircraft import flown_over, spotted_from_air, watched_from_air
from .cup import draw_from_cup
from .fortifications import sees_out, wire_cost
from .frames import FacingFrame, under_attack
from .movement import lose_hole, may_move
from .refusals import (
    BARRED_TERRAIN,
    CARRIED,
    HIDE_ABOARD,
    HIDE_HIT,
    HIDE_REACH,
    HIDE_SEEN,
    LEGAL,
    NOT_ADJACENT,
    NOT_HIDDEN,
    NOT_ON_MAP,
    RETREAT_CLOSED,
    WHOLE_HEX,
    WIRE_BARRED,
)
from .retreats import retreat_closed
from .scenario import HIDDEN
from .sight import in_sight
from .state import CohState
from .transport import keeps_aboard, set_down
from .works import clear_ruins


def is_hidden(s: CohState, u: int) -> bool:
    return s.place[u] == s.sc.off + HIDDEN


def sneak_price(s: CohState, u: int, to: int) -> int:
    """COH-10.1(1): move cost and 3 into cover, 6 into the open; nothing else counts."""
    figures = s.sc.figures
    extra = figures["hidden_move_extra_cover"] if s.sc.cover[to] else figures["hidden_move_extra_open"]
    return s.sc.move[u] + extra


def sneak_refusal(s: CohState, u: int, to: int) -> int:
    """Why a hidden unit may not move there unseen; what bars any move, and prohibited terrain."""
    sc = s.sc
    if not 0 <= to < sc.n:
        return WHOLE_HEX
    if not is_hidden(s, u):
        return NOT_HIDDEN
    return may_move(s, u) or step_refusal(s, u, s.plot[u], to)


def step_refusal(s: CohState, u: int, h: int, to: int) -> int:
    """Whether the terrain lets the unit go from a hex to one next to it, whatever it costs."""
    sc = s.sc
    for d in range(6):
        if sc.neighbour[6 * h + d] == to:
            if sc.step_cost[sc.move_class[u]][6 * h + d] < 0:
                return BARRED_TERRAIN
            return WIRE_BARRED if wire_cost(s, u, to) < 0 else LEGAL
    return NOT_ADJACENT


def sneak(s: CohState, u: int, to: int) -> None:
    """COH-10.1(3): the new hex is written down in secret; all see that the unit moved and what it paid.

    A unit that sneaks among enemies is found at once, and they see where it came from (COH-7.63(10)).
    A vehicle makes no check of its ground: the dice would tell what it hides in (COH-14.1, G-73).
    """
    if s.here[to] & s.sc.mask_of[1 - s.sc.side[u]]:
        s.came_from[u] = s.plot[u]
    lose_hole(s, u)
    s.plot[u] = to
    s.plot_fort[u] = -1
    s.tell(events.SNEAKS, s.sc.army[u])
    discover(s)


def hide_refusal(s: CohState, u: int, to: int) -> int:
    """COH-10.2: an undamaged unit that no enemy sees, in its own hex or, if it can move, an adjacent one."""
    sc = s.sc
    if not 0 <= to < sc.n:
        return WHOLE_HEX
    if s.place[u] >= sc.n:
        return NOT_ON_MAP
    if s.hit[u]:
        return HIDE_HIT
    if s.carrier[u] >= 0:
        return CARRIED
    if sc.vehicle[u] and keeps_aboard(s, u):
        return HIDE_ABOARD  # units that it carries stay behind on foot (COH-17.0(6))
    if sc.distance[s.place[u] * sc.n + to] > 1:
        return HIDE_REACH
    if to != s.place[u]:
        why = may_move(s, u)  # an immobilised unit hides in its own hex (COH-14.1, C.20)
        if why:
            return why
        if step_refusal(s, u, s.place[u], to):
            return BARRED_TERRAIN
    if seen_by_enemy(s, u, s.place[u]) or seen_by_enemy(s, u, to):
        return HIDE_SEEN
    return RETREAT_CLOSED if retreat_closed(s, u, to) else LEGAL


def seen_by_enemy(s: CohState, u: int, h: int) -> bool:
    """Whether a known enemy unit has line of sight to a hex; hidden ones are judged when they object (L2)."""
    sc = s.sc
    for e in sc.troops[1 - sc.side[u]]:
        at = s.place[e]
        if at < sc.n and sc.seen[at * sc.n + h] and watches(s, e, h):
            return True
    if sc.air and watched_from_air(s, 1 - sc.side[u], h):
        return True
    return bool(s.here[h] & sc.mask_of[1 - sc.side[u]])


def watches(s: CohState, e: int, h: int) -> bool:
    """Whether a unit on the map has line of sight to another hex, to detect somebody there.

    No unit looks out of close combat (COH-7.63(8)), or beyond a bunker's arc (COH-18.2(4)).
    """
    sc = s.sc
    at = s.place[e]
    return at < sc.n and not s.contested(at) and in_sight(s, at, h) and sees_out(s, e, h)


def hide(s: CohState, u: int, to: int) -> None:
    """What may give the unit away is looked for when its whole group has hidden (COH-10.2(4))."""
    s.tell(events.HIDES, u)
    set_down(s, u)
    s.plot_fort[u] = s.inside[u] if to == s.place[u] else -1  # it stays in its trench, where that is cover
    s.dug[u] = 0
    if s.sc.dm[to]:
        s.exposed[u] = 0  # in cover now (COH-5.01(2))
    s.inside[u] = -1
    s.put(u, s.sc.off + HIDDEN)
    s.plot[u] = to
    s.barrier |= SECRET


# -- revealing (COH-10.0) -----------------------------------------------------------------------------------


def discover(s: CohState) -> None:
    """Looks for hidden units that what is on the map gives away; their owner then says how they face.

    Not before an attack is over: whoever it uncovers is still rolled for where it hides (COH-18.6(2)).
    """
    sc = s.sc
    if not sc.any_hidden or under_attack(s):
        return
    if sc.solitaire and draw_for_markers(s):
        return
    revealed = 0
    for u in range(sc.units):
        if is_hidden(s, u):
            s.consult(True)
            if given_away(s, u):
                revealed |= 1 << u
    if revealed:
        s.push(Reveal(revealed))


def end_attack(s: CohState) -> None:
    """What an attack has changed shows when its last part is over: losses, ruins, who is in the open now."""
    if not under_attack(s):
        s.bury()
        clear_ruins(s)
        discover(s)


def given_away(s: CohState, u: int) -> bool:
    """COH-10.0(3): somebody is in its hex. (5): in the open, an enemy within two hexes that sees it."""
    sc = s.sc
    h = s.plot[u]
    if s.here[h] or (sc.air and flown_over(s, 1 - sc.side[u], h)):
        return True
    if sc.cover[h] or in_cover_work(s, u):
        return False
    return seen_in_open(s, sc.side[u], h)


def in_cover_work(s: CohState, u: int) -> bool:
    """Whether a hidden unit occupies a fortification, which is cover (COH-10.0(6)).

    One that is wrecked counts until the attack is over (COH-18.6(2)). A hasty defence is one, too (COH-18.1).
    """
    return s.plot_fort[u] >= 0 or s.dug[u] != 0


def may_lie(s: CohState, u: int, h: int) -> bool:
    """Whether the ground of a hex lets the unit be there; by road it may reach other ground too."""
    return s.sc.hex_cost[s.sc.move_class[u]][h] >= 0 or s.sc.road_hex[h]


def could_hide(s: CohState, u: int, h: int) -> bool:
    """Whether by what everybody knows a hidden unit may be in that hex now."""
    sc = s.sc
    if s.here[h] or not may_lie(s, u, h):
        return False
    if sc.cover[h] or s.dug[u] or not seen_in_open(s, sc.side[u], h):
        return True  # everybody knows who has dug in, hidden or not
    for fort in range(len(sc.fort_names)):
        if s.fort[fort] and s.fort_at[fort] == h and sc.fort_users[fort]:
            return True
    return False


def seen_in_open(s: CohState, side: int, h: int) -> bool:
    """Whether an enemy of that side is near enough to see somebody hidden in the open (COH-10.0(5))."""
    sc = s.sc
    reach = sc.figures["reveal_distance_open"]
    for e in sc.troops[1 - side]:
        at = s.place[e]
        if at >= sc.n or sc.distance[at * sc.n + h] > reach or not watches(s, e, h):
            continue
        if not sc.side_dm[at * sc.n + h]:  # a small gully between is cover (10.0(6))
            return True
    return sc.air and spotted_from_air(s, 1 - side, h)


def draw_for_markers(s: CohState) -> bool:
    """COH-21.2(1): a draw for every marked hex in which somebody would be found now, until a unit appears."""
    for h, owner in enumerate(s.marker):
        if owner == 0:
            continue
        side = s.sc.side_of[owner - 1]
        above = s.sc.air and flown_over(s, 1 - side, h)
        if s.here[h] or above or (not s.sc.cover[h] and seen_in_open(s, side, h)):
            if stir(s, h):
                return True
    return False


def stir(s: CohState, h: int) -> bool:
    """Draws for a marked hex; a unit appears there, facing as its owner says."""
    u = draw_from_cup(s, h)
    if u >= 0:
        s.push(Reveal(1 << u))
    return u >= 0


def appear(s: CohState, u: int, facing: int) -> None:
    """Puts a hidden unit on the map; the others in its hex appear with it (COH-10.0(2))."""
    h = s.plot[u]
    s.plot[u] = -1
    s.inside[u] = s.plot_fort[u]
    s.plot_fort[u] = -1
    s.put(u, h)
    s.facing[u] = facing
    s.barrier |= SECRET
    s.tell(events.APPEARS, u, h)


def come_to_light(s: CohState, units: int) -> None:
    """A card played on hidden units reveals them, unless it says otherwise (COH-10.0(2))."""
    revealed = 0
    for u in bit_list(units):
        if is_hidden(s, u):
            revealed |= 1 << u
            appear(s, u, s.facing[u])
    if revealed:
        s.push(Reveal(revealed))  # asks how they face


# The steps of `Reveal`.
AT_NEXT: Final = 0
AT_FACE: Final = 1


class Reveal(FacingFrame):
    """Hidden units are placed on the map, each with the facing its owner chooses (COH-10.0(1))."""

    NAME = "Reveal"
    STEPS = ("next", "face")
    FIELDS = (Column("left", SCALAR, UNITS), Column("unit", SCALAR, UNIT, -1))

    def __init__(self, left: int = 0) -> None:
        super().__init__()
        self.left = left

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_FACE:
            s.ask(s.sc.army[self.unit])
        elif self.left == 0:
            s.pop()
            discover(s)
        else:
            self.unit = bit_list(self.left)[0]
            self.left &= ~(1 << self.unit)
            if is_hidden(s, self.unit):
                appear(s, self.unit, s.facing[self.unit])
            self.step = AT_FACE

    def choose(self, s: State, o: Option) -> None:
        super().choose(s, o)
        self.step = AT_NEXT
