"""Chapter 7.3 and 7.4: hits, hit counters, destroyed units and the CAP track."""

from __future__ import annotations

from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import ALL, bit_list
from grognard.core.kernel.state import SECRET

from . import events
from .air.aircraft import land
from .frames import under_attack
from .scenario import KILL, LOST, RESERVE
from .state import CohState


def show_if(s: CohState, u: int, kinds: int) -> None:
    """A figure or ability that these kinds of counters change comes into play (COH-7.4(4)).

    If the unit's counter is one of them its owner shows it; otherwise everybody knows that it is not.
    """
    if s.hit[u] == 0:
        return
    s.consult(s.hit_may[u] & kinds != 0 and s.hit_may[u] & ~kinds != 0)
    if kinds >> s.hit[u] & 1:
        reveal(s, u)
    else:
        s.hit_may[u] &= ~kinds


def show_in_combat(s: CohState, u: int, kinds: int) -> None:
    """The same in combat, where a counter that Iron Will overrules does not matter (COH-C.V11)."""
    if u != s.iron:
        show_if(s, u, kinds)


def show_supporters(s: CohState, lead: int, supporters: int, close: bool) -> None:
    """Who joins the leader's fire, and what that shows of their counters (COH-9.12): only the leader is paid
    for, but supporters must be in range, except in close combat (G-71)."""
    if supporters:
        s.tell(events.SUPPORTED, lead, supporters)
        for v in bit_list(supporters):
            show_in_combat(s, v, s.sc.shown_striking_free if close else s.sc.shown_firing)


def show_move(s: CohState, u: int, paid: bool) -> None:
    """A unit moves, gets on or off; what its counter adds to the price counts only if one is paid (G-71)."""
    show_if(s, u, s.sc.shown_moving if paid else s.sc.shown_moving_free)


def kinds_left(s: CohState, u: int) -> list[int]:
    """The kinds that a damaged unit's counter may publicly still be."""
    return [kind for kind in range(len(s.sc.hit_names)) if s.hit[u] and s.hit_may[u] >> kind & 1]


def reveal(s: CohState, u: int) -> None:
    """Shows the unit's counter; what was shown stays known (COH-7.4(4))."""
    known = 1 << s.hit[u]
    if s.hit_may[u] != known:
        s.hit_may[u] = known
        s.barrier |= SECRET
        s.tell(events.REVEALED, u, s.hit[u])


def hits_by(av: int, dv: int, margin: int) -> int:
    """AV of DV or more is one hit, of DV + 4 or more two (COH-7.0(4))."""
    if av < dv:
        return 0
    return 2 if av >= dv + margin else 1


def take_hits(s: CohState, u: int, hits: int, by: int = -1, colour: int = -1) -> None:
    """COH-7.3(1), 7.4(1): two hits destroy, so does one more; the first draws a counter.

    `colour`: of the DR that was hit; -1: none was.
    """
    if hits >= 2 or (hits == 1 and s.hit[u] != 0):
        s.mark(events.O_DESTROYED, u)
        destroy(s, u, by)
    elif hits == 1:
        draw_counter(s, u, by, colour)


def draw_counter(s: CohState, u: int, by: int, colour: int = -1) -> None:
    """Draws a hit counter unseen from the pool of the unit's type; its owner looks at it (COH-7.4(1)).

    By option it is drawn from the pool of the colour that was hit (G-09).
    """
    sc = s.sc
    pool = colour if sc.pool_by_colour and colour >= 0 else 1 if sc.vehicle[u] else 0
    cup = [count if sc.hit_pool[kind] == pool else 0 for kind, count in enumerate(s.pool)]
    if sum(cup) == 0:  # G-10: a counter-less hit
        give_counter(s, u, sc.bare_hit, 1 << sc.bare_hit)
        return
    kind = s.draw(cup)
    if sc.hit_effects[kind] & KILL:
        s.tell(events.REVEALED, u, kind)
        s.mark(events.O_DESTROYED, u)
        destroy(s, u, by)
    elif sc.panicked >> kind & 1 and sc.veteran_calm[u]:
        s.tell(events.IGNORES_HIT, u)  # COH-C.V03
        s.mark(events.O_MISS, u)
    else:
        s.pool[kind] -= 1
        kinds = 0
        for possible in range(len(sc.hit_names)):
            if sc.hit_pool[possible] == pool and not sc.hit_effects[possible] & KILL:
                kinds |= 1 << possible
        if sc.veteran_calm[u]:
            kinds &= ~sc.panicked
        give_counter(s, u, kind, kinds)


def give_counter(s: CohState, u: int, kind: int, may: int) -> None:
    s.hit[u] = kind
    s.hit_may[u] = may
    s.mark(events.O_HIT, u)
    if s.sink is not None:
        public = Event(events.HIT, u)
        s.emit(Event(events.HIT_KNOWN, u, kind, seen=1 << s.sc.army[u], other=public))


def drop_counter(s: CohState, u: int) -> None:
    """The counter leaves play, is shown and goes back to its pool (COH-7.4(5))."""
    kind = s.hit[u]
    if kind and kind != s.sc.bare_hit:
        s.pool[kind] += 1
    s.hit[u] = 0
    s.hit_may[u] = 1


def destroy(s: CohState, u: int, by: int = -1) -> None:
    """COH-7.3: removes the unit, scores it for the army `by`, and covers a space of its owner's CAP track.

    A unit destroyed by its own side or by nobody counts for the first army of the enemy (COH-2.4(3)).
    """
    sc = s.sc
    owner = sc.army[u]
    if s.hit[u] and s.hit_may[u] & (s.hit_may[u] - 1):
        s.barrier |= SECRET
        s.tell(events.REVEALED, u, s.hit[u])
    drop_counter(s, u)
    s.tell(events.DESTROYED, u)
    if sc.impulses[u]:
        land(s, u)
    # In an attack it gives cover, and holds the hex, until all rolls are made (G-74).
    s.came_from[u] = s.place[u] if s.place[u] < sc.n and under_attack(s) else -1
    s.put(u, sc.off + (RESERVE if sc.returns[u] else LOST))
    s.plot[u] = -1
    s.plot_fort[u] = -1
    s.dug[u] = 0
    s.inside[u] = -1
    s.carrier[u] = -1
    s.bogged[u] = 0
    s.exposed[u] = 0
    leave_pool(s, u)
    enemy = 1 - sc.side[u]
    score(s, by if by >= 0 and sc.side_of[by] == enemy else sc.side_of.index(enemy), sc.unit_vp[u])
    if sc.returns[u]:  # COH-E.11(2): as if it had left the map
        return
    s.lost[owner] += 1
    limit = sc.cap[owner] - s.lost[owner]
    if s.cap[owner] == limit + 1 and limit >= 0:  # the marker stood on the space now covered
        s.cap[owner] = limit
        s.tell(events.CAP_COVERED, owner, s.cap[owner])


def leave_pool(s: CohState, u: int) -> None:
    """A unit no longer draws on the AP pool; the pool goes on while any member is left (COH-9.0(6))."""
    owner = s.sc.army[u]
    if s.active[owner] >> u & 1:
        s.active[owner] &= ~(1 << u)
        if s.active[owner] == 0:
            s.ap[owner] = 0


def score(s: CohState, player: int, points: int) -> None:
    if points:
        s.vp[player] += points
        s.tell(events.SCORES, player, points, 0, 0, ALL)
