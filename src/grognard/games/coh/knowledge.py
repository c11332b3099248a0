"""What each side may know: face-down hit counters (COH-7.4) and hands of cards (COH-8.0)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.kernel.column import UNKNOWN
from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.knowledge import (
    Lots,
    blank_lanes,
    fill_from_cup,
    redact_columns,
    value_weights,
)
from grognard.core.kernel.option import Option
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import asked_lanes

from .artillery import Plot
from .cards.bonus_cards import objectives_left
from .hidden import given_away, is_hidden, may_lie
from .mines import MineWork
from .state import CohState
from .verbs import AGAINST, ASSAULT, BOMB, FIRE, INDIRECT, STRAFE, SUSPECT, WEAPON

MOST_DRAWS = 200  # fillings tried before one is taken as it is
MOST_UNKNOWN = 6  # unknown counters whose every combination odds look at


def redact(rules: Rules, s: CohState, player: int) -> CohState:
    """The State as a player (-1: the public) knows it: unseen counters and cards are back in their cups."""
    known = s.copy()
    known.shared = [len(lane) for lane in known.lanes]
    sc = s.sc
    for u in range(sc.units):
        if sc.army[u] != player and s.hit_may[u] & (s.hit_may[u] - 1):
            known.pool[s.hit[u]] += 1
    cards = len(sc.card_names)
    for owner in range(sc.armies):
        if owner != player:
            for card in range(cards):
                known.deck[card] += s.hand[owner * cards + card]
    redact_columns(rules, known, player)
    return known


def sample(known: CohState, player: int, seed: bytes) -> CohState:
    """Fills the blanks with something possible, and puts new dice in.

    A player who is asked has something to choose, and whoever is at work on a mine has one to clear: a
    filling that leaves him no choice is drawn again.
    """
    lots = Lots(seed)
    s = fill(known, player, lots)
    for _ in range(MOST_DRAWS):
        if all(s.top(lane).options(s) for lane in asked_lanes(s) if s.lanes[lane]) and mines_are_there(s):
            break
        s = fill(known, player, lots)
    return s


def fill(known: CohState, player: int, lots: Lots) -> CohState:
    s = known.copy()
    sc = s.sc
    for pool in (0, 1):
        mask = sc.pool_mask[pool]
        blank = [u for u in range(sc.units) if s.hit[u] == UNKNOWN and s.hit_may[u] & mask]
        deal_counters(s, blank, lots)
    for u in range(sc.units):
        if s.plot[u] == UNKNOWN:
            s.plot_fort[u] = -1
            s.plot[u] = guess_plot(s, u, lots)
    for row in sc.mine_rows:
        if s.mine_plot[row] == UNKNOWN:
            s.mine_plot[row] = guess_mine(s, row, lots)
    for row in range(len(sc.fort_names)):
        s.mine_plot[row] = max(-1, s.mine_plot[row])
    for army in blank_lanes(s):
        s.lanes[1 + army] = [Plot(army)]  # this army is still at its plots
    for b in range(len(sc.oba_names)):
        if s.oba_plot[b] == UNKNOWN:
            s.oba_plot[b] = s.oba_due[b] = -1  # nothing plotted is always possible
            s.oba_screen[b] = s.oba_screen_due[b] = 0
    cards = len(sc.card_names)
    for owner in range(sc.armies):
        if owner != player and cards:
            deal_hand(s, owner, lots)
        if s.goal[owner] == UNKNOWN:
            s.goal[owner] = guess_goal(s, lots)
    s.seed = lots.seed
    return s


def guess_plot(s: CohState, u: int, lots: Lots) -> int:
    """A hex in which the unit could be hidden now; nowhere if it is not."""
    if not is_hidden(s, u):
        return -1
    possible = possible_plots(s, u)
    return possible[lots.below(len(possible))]


def possible_plots(s: CohState, u: int) -> list[int]:
    """The hexes in which a hidden unit could be without having been found."""
    kept = s.plot[u]
    possible: list[int] = []
    for h in range(s.sc.n):
        s.plot[u] = h
        if may_lie(s, u, h) and not given_away(s, u):
            possible.append(h)
    s.plot[u] = kept
    return possible


def guess_mine(s: CohState, row: int, lots: Lots) -> int:
    """A hex in which a hidden mine could lie: no unit is there that would have found it (COH-18.5(1))."""
    if s.fort[row] or s.mine_army[row] < 0:
        return -1
    possible = [h for h in range(s.sc.n) if not s.here[h]]
    return possible[lots.below(len(possible))]


def mines_are_there(s: CohState) -> bool:
    """Whether every unit that is at work by card #41 has a mine in reach, as its player must know (COH-C.41).

    Its player may be asked for something else first, for instance where it faces as it comes out of hiding.
    """
    return all(frame.has_work(s) for lane in s.lanes for frame in lane if isinstance(frame, MineWork))


def deal_counters(s: CohState, units: list[int], lots: Lots) -> None:
    cup = [count if s.sc.hit_pool[kind] >= 0 else 0 for kind, count in enumerate(s.pool)]
    values = fill_from_cup([s.hit_may[u] for u in units], cup, lots)
    assert values is not None, "what may be contains what is, so something fits (L8)"
    for u, kind in zip(units, values, strict=True):
        s.hit[u] = kind
        s.pool[kind] -= 1


def guess_goal(s: CohState, lots: Lots) -> int:
    """An objective that somebody else could have drawn (COH-C.B2); none before they are dealt."""
    left = bit_list(sum(1 << goal for goal, count in enumerate(objectives_left(s)) if count))
    dealt = s.round > 0 or any(goal >= 0 for goal in s.goal)
    return left[lots.below(len(left))] if left and dealt else -1


def deal_hand(s: CohState, owner: int, lots: Lots) -> None:
    """A hand from what may still be in the deck; yellow cards are never held (COH-8.1(6))."""
    sc = s.sc
    cards = len(sc.card_names)
    for card in range(cards):
        s.hand[owner * cards + card] = 0
    held = [0 if yellow else count for yellow, count in zip(sc.card_yellow, s.deck, strict=True)]
    for _ in range(s.hand_size[owner]):
        ticket = lots.below(sum(held))
        for card in range(cards):
            if ticket < held[card]:
                break
            ticket -= held[card]
        held[card] -= 1
        s.deck[card] -= 1
        s.hand[owner * cards + card] += 1


# -- the worlds behind odds --------------------------------------------------------------------------------


def worlds(known: CohState, player: int, o: Option) -> list[tuple[Fraction, CohState]]:
    """Every way the face-down counters of an attack's targets could change its numbers, weighted.

    One or two unknown counters are looked at kind by kind. Of more, those that change the same figures are
    one class, as if it did not matter to the next unit which of them it was.
    """
    if o.verb == SUSPECT:
        return suspected(known, player, o.b)
    blank = [u for u in attacked(known, o) if known.hit[u] == UNKNOWN][:MOST_UNKNOWN]
    weighted: list[tuple[Fraction, CohState]] = [(Fraction(1), known)]
    for u in blank:
        weighted = [(p * q, w) for p, world in weighted for q, w in _by_class(world, u, len(blank) <= 2)]
    return [(p, sample(world, player, b"odds")) for p, world in weighted]


def suspected(known: CohState, player: int, h: int) -> list[tuple[Fraction, CohState]]:
    """Fire on suspicion: nobody is there, or one of the hidden enemies, as likely there as anywhere else.

    That several are there is left out; their chance goes to those who are there alone.
    """
    base = sample(known, player, b"odds")
    hidden = [u for u in range(base.sc.units) if known.plot[u] == UNKNOWN and is_hidden(base, u)]
    chances: dict[int, Fraction] = {}
    nobody = Fraction(1)
    for u in hidden:
        hexes = possible_plots(base, u)
        if h in hexes:
            chances[u] = Fraction(1, len(hexes))
            nobody *= 1 - chances[u]
    weighted = [(nobody, with_hidden(base, hidden, -1, h))] if nobody else []
    total = sum(chances.values(), Fraction(0))
    weighted += [((1 - nobody) * p / total, with_hidden(base, hidden, u, h)) for u, p in chances.items()]
    return weighted


def with_hidden(base: CohState, hidden: list[int], there: int, h: int) -> CohState:
    """The same world with this unit alone, or nobody, hidden in a hex."""
    world = base.copy()
    for u in hidden:
        if u == there:
            world.plot[u] = h
        elif world.plot[u] == h:
            world.plot[u] = next((to for to in possible_plots(world, u) if to != h), h)
    return world


def attacked(s: CohState, o: Option) -> list[int]:
    """The units an option's attack would roll against."""
    if o.verb == AGAINST:
        return [o.a]
    if o.verb in (FIRE, INDIRECT, STRAFE, BOMB):
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
    weighted: list[tuple[Fraction, CohState]] = []
    for members in classes.values():
        world = known.copy()
        world.hit[u] = members[0]
        world.pool[members[0]] -= 1
        weighted.append((Fraction(sum(weights[k] for k in members), sum(weights)), world))
    return weighted
