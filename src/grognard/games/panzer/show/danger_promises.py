# mypyc: interpreted
"""Who is said to watch a way or to be watched, compared with the window that opens then: for the battery.

Danger on a way (PZR-4.4.2, 4.5.1), what a unit with OVERWATCH could fire at.
"""

from __future__ import annotations

from grognard.core.kernel.promise import Promises

from ..fire.attack import Attack
from ..fire.reactions import Reactions
from ..fire.targets import arms_of, crew_of
from ..gp.factors import GP_ARMS
from ..movement.move import Move
from ..refusals import LEGAL
from ..spotting.markers import MOVED
from ..state import FRESH, OVERWATCH, WATCHING, PanzerState
from ..verbs import CRAWL
from .dangers import danger_on


def keep_danger(s: PanzerState, move: Move, after: PanzerState, kept: Promises) -> None:
    """The hex that a unit has entered: who could fire at it there, and how likely the best of them hits."""
    u = move.unit
    h = after.place[u]
    top = after.top() if after.lanes[0] else None
    entered = s.on_map(u) and after.on_map(u) and h != s.place[u]
    if not entered or move.passed or move.rate == CRAWL or move.quarry >= 0 or after.hurt[u] != s.hurt[u]:
        return
    window = isinstance(top, Reactions) and top.mover == u
    if not window and not (isinstance(top, Move) and top.unit == u):
        return  # somebody else is asked before
    notes = danger_on(s, u, [h]).notes
    shown = sorted(ref.key for ref in notes[0].about[1:]) if notes else []
    numbers = reactors(after, top, u) if isinstance(top, Reactions) and window else {}
    name = f"{s.sc.unit_names[u]} in {s.sc.board.name(h)}"
    kept.compare("dangers", f"who could fire at {name}", shown, sorted(numbers))
    if notes and numbers:
        kept.compare(
            "dangers", f"the chance to hit {name}", notes[0].text.args["chance"], max(numbers.values())
        )


def reactors(after: PanzerState, window: Reactions, u: int) -> dict[str, int]:
    """Every enemy that may be an OVERWATCH which the window would let fire, with its best hit number."""
    best: dict[str, int] = {}
    for e in after.sc.units_of[window.player]:
        if not after.active(e) or not after.may_be(e, WATCHING):
            continue
        world = watching(after, e)
        firers = [v for v in crew_of(world, e) if window.react_check(world, v, u) == LEGAL]
        if firers:
            numbers = [number for v in firers for number in hit_numbers(world, window, v, u)]
            best[after.sc.unit_names[e]] = max(numbers, default=0)
    return best


def hit_numbers(s: PanzerState, window: Reactions, v: int, u: int) -> list[int]:
    """The hit numbers of the shots with armour-piercing ammunition that the window would let a unit fire."""
    arms = [arm for arm in arms_of(s, v) if arm not in GP_ARMS and window.aims(s, v, u, arm) == LEGAL]
    attacks = [window.attack(s, v, u, arm, window.expected_moving(s, u)) for arm in arms]
    return [attack.number(s) for attack in attacks if isinstance(attack, Attack)]


def watching(s: PanzerState, u: int) -> PanzerState:
    """The position if the counter of a unit is an OVERWATCH, not turned up yet."""
    world = s.copy()
    assert isinstance(world, PanzerState)
    world.command[u] = OVERWATCH
    world.acted[u] = FRESH
    return world


def keep_watch(s: PanzerState, u: int, shown: list[str], kept: Promises) -> None:
    """Whom a unit with OVERWATCH could fire at, if they moved where they are now."""
    world = watching(s, u)
    came = []
    for t in s.sc.units_of[1 - s.sc.side[u]]:
        if not s.active(t):
            continue
        moving = world.copy()
        assert isinstance(moving, PanzerState)
        moving.spot[t] = MOVED
        window = Reactions(s.sc.side[u], 1 << t, t, -1)
        if any(window.react_check(moving, v, t) == LEGAL for v in crew_of(moving, u)):
            came.append(s.sc.unit_names[t])
    kept.compare("orders", f"whom {s.sc.unit_names[u]} watches", sorted(shown), sorted(came))
