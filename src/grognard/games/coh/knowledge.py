"""What each side may know: face-down hit counters (COH-7.4) and hands of cards (COH-8.0)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.column import UNKNOWN
from grognard.core.kinds import bit_list
from grognard.core.knowledge import Lots, fill_from_cup, redact_columns, value_weights
from grognard.core.option import Option
from grognard.core.rules import Rules
from grognard.core.state import asked_lanes

from .artillery import Plot
from .hidden import given_away, is_hidden
from .state import CohState
from .verbs import AGAINST, ASSAULT, FIRE, INDIRECT, WEAPON

MOST_DRAWS = 200  # fillings tried before one is taken as it is
MOST_UNKNOWN = 6  # unknown counters whose every combination odds look at


def redact(rules: Rules, s: CohState, player: int) -> CohState:
    """The State as a player (-1: the public) knows it: unseen counters and cards are back in their cups."""
    known = s.copy()
    known.shared = [len(lane) for lane in known.lanes]
    sc = s.sc
    for u in range(sc.units):
        if sc.side[u] != player and s.hit_may[u] & (s.hit_may[u] - 1):
            known.pool[s.hit[u]] += 1
    cards = len(sc.card_names)
    for owner in (0, 1):
        if owner != player:
            for card in range(cards):
                known.deck[card] += s.hand[owner * cards + card]
    redact_columns(rules, known, player)
    return known


def sample(known: CohState, player: int, seed: bytes) -> CohState:
    """Fills the blanks with something possible, and puts new dice in.

    Somebody who is asked has something to choose: a filling under which he would not is drawn again.
    """
    lots = Lots(seed)
    s = fill(known, player, lots)
    for _ in range(MOST_DRAWS):
        if all(s.top(lane).options(s) for lane in asked_lanes(s) if s.lanes[lane]):
            break
        s = fill(known, player, lots)
    return s


def fill(known: CohState, player: int, lots: Lots) -> CohState:
    s = known.copy()
    sc = s.sc
    for pool in (0, 1):
        blank = [u for u in range(sc.units) if s.hit[u] == UNKNOWN and int(sc.vehicle[u]) == pool]
        deal_counters(s, blank, lots)
    for u in range(sc.units):
        if s.plot[u] == UNKNOWN:
            s.plot[u] = guess_plot(s, u, lots)
    for lane in range(1, len(s.lanes)):
        if s.asked[lane] >= 0 and not s.lanes[lane]:
            s.lanes[lane] = [Plot(lane - 1)]  # the other side is still at its plots
    for b in range(len(sc.oba_names)):
        if s.oba_plot[b] == UNKNOWN:
            s.oba_plot[b] = s.oba_due[b] = -1  # nothing plotted is always possible
    cards = len(sc.card_names)
    for owner in (0, 1):
        if owner != player and cards:
            deal_hand(s, owner, lots)
    s.seed = lots.seed
    return s


def guess_plot(s: CohState, u: int, lots: Lots) -> int:
    """A hex in which the unit could be hidden now; nowhere if it is not."""
    if not is_hidden(s, u):
        return -1
    possible: list[int] = []
    for h in range(s.sc.n):
        s.plot[u] = h
        if s.sc.hex_cost[s.sc.move_class[u]][h] >= 0 and not given_away(s, u):
            possible.append(h)
    return possible[lots.below(len(possible))]


def deal_counters(s: CohState, units: list[int], lots: Lots) -> None:
    cup = [count if s.sc.hit_pool[kind] >= 0 else 0 for kind, count in enumerate(s.pool)]
    values = fill_from_cup([s.hit_may[u] for u in units], cup, lots)
    assert values is not None, "what may be contains what is, so something fits (L8)"
    for u, kind in zip(units, values, strict=True):
        s.hit[u] = kind
        s.pool[kind] -= 1


def deal_hand(s: CohState, owner: int, lots: Lots) -> None:
    cards = len(s.sc.card_names)
    for card in range(cards):
        s.hand[owner * cards + card] = 0
    for _ in range(s.hand_size[owner]):
        ticket = lots.below(sum(s.deck))
        for card in range(cards):
            if ticket < s.deck[card]:
                break
            ticket -= s.deck[card]
        s.deck[card] -= 1
        s.hand[owner * cards + card] += 1


# -- the worlds behind odds --------------------------------------------------------------------------------


def worlds(known: CohState, player: int, o: Option) -> list[tuple[Fraction, CohState]]:
    """Every way the face-down counters of an attack's targets could change its numbers, weighted.

    One or two unknown counters are looked at kind by kind. Of more, those that change the same figures are
    one class, as if it did not matter to the next unit which of them it was.
    """
    blank = [u for u in attacked(known, o) if known.hit[u] == UNKNOWN][:MOST_UNKNOWN]
    found: list[tuple[Fraction, CohState]] = [(Fraction(1), known)]
    for u in blank:
        found = [(p * q, w) for p, world in found for q, w in _by_class(world, u, len(blank) <= 2)]
    return [(p, sample(world, player, b"odds")) for p, world in found]


def attacked(s: CohState, o: Option) -> list[int]:
    """The units an option's attack would roll against."""
    if o.verb == AGAINST:
        return [o.a]
    if o.verb in (FIRE, INDIRECT):
        return bit_list(s.here[o.b])
    if o.verb == WEAPON:
        return bit_list(s.here[o.c])
    if o.verb == ASSAULT:
        return bit_list(s.here[s.place[o.a]])
    return []


def _by_class(known: CohState, u: int, by_kind: bool) -> list[tuple[Fraction, CohState]]:
    sc = known.sc
    others = [known.hit_may[v] for v in range(sc.units) if v != u and known.hit[v] == UNKNOWN]
    weights = value_weights(known.hit_may[u], others, list(known.pool))
    kinds = [k for k, weight in enumerate(weights) if weight]
    classes: dict[tuple[int, int, int], list[int]] = {}
    for k in kinds:
        classes.setdefault((sc.hit_front[k], sc.hit_rear[k], k if by_kind else 0), []).append(k)
    found: list[tuple[Fraction, CohState]] = []
    for members in classes.values():
        world = known.copy()
        world.hit[u] = members[0]
        world.pool[members[0]] -= 1
        found.append((Fraction(sum(weights[k] for k in members), sum(weights)), world))
    return found
