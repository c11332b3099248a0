# mypyc: interpreted
"""Overlays of danger: which enemy counters, face down, could fire at a unit that moves (PZR-4.4.2)."""

from __future__ import annotations

from itertools import pairwise

from grognard.core.telling.message import msg, rule
from grognard.core.telling.overlay import Note, Overlay, Tint

from ..fire.attack import Attack
from ..fire.shots import MOVES
from ..fire.targets import could_react, crew_of, react_refusal
from ..refusals import LEGAL
from ..spotting.markers import MOVED
from ..state import WATCHING, PanzerState, with_cell
from .refs import hex_ref, unit_ref
from .shot import ap_arms

REACTION = "PZR-4.4.2"
MOST = 3  # from so many on the dots are no denser


def threat_to(s: PanzerState, u: int) -> Overlay:
    """Every hex in which a moving unit could be fired at, with the best chance to hit it there."""
    name = s.sc.board.name
    world = marked_moving(s, u)
    tints = [Tint(name(s.place[u]), "from")]
    count = 0
    for h in range(s.sc.n):
        firers = firers_on(world, u, h)
        if firers:
            count += 1
            best = max(chance(world, e, u) for e in firers)
            text = f"{len(firers)}: {best} %" if best else str(len(firers))
            tints.append(Tint(name(h), f"threat-{min(MOST, len(firers))}", text))
    says = [msg("panzer-says-threat", unit=unit_ref(s, u), n=count, rule=rule(REACTION))]
    return Overlay("threat", tints, [], says, [unit_ref(s, u)])


def danger_on(s: PanzerState, u: int, way: list[int]) -> Overlay:
    """The same for the hexes of a way, each with who could fire and how likely the best of them hits."""
    name = s.sc.board.name
    world = marked_moving(s, u)
    tints: list[Tint] = []
    notes: list[Note] = []
    for before, h in pairwise([s.place[u], *way]):
        firers = firers_on(world, u, h)
        if not firers:
            continue
        numbers = {e: chance(world, e, u, before) for e in firers}
        best = max(firers, key=lambda e: (numbers[e], -e))
        hit = numbers[best]
        text = msg(
            "panzer-says-danger",
            hex=hex_ref(s, h),
            n=len(firers),
            unit=unit_ref(s, best),
            chance=hit,
            rule=rule(REACTION),
        )
        tints.append(Tint(name(h), f"threat-{min(MOST, len(firers))}", f"{hit} %" if hit else ""))
        notes.append(Note(text, [hex_ref(s, h), *(unit_ref(s, e) for e in firers)], "danger", name(h)))
    says = [msg("panzer-says-way", unit=unit_ref(s, u), n=len(notes), of=len(way), rule=rule(REACTION))]
    return Overlay("danger", tints, [], says, [unit_ref(s, u)], [], notes)


def marked_moving(s: PanzerState, u: int) -> PanzerState:
    """A position of its own in which the unit has begun to move (4.5.1)."""
    world = s.copy()
    world.spot[u] = MOVED
    return world


def firers_on(world: PanzerState, u: int, h: int) -> list[int]:
    """The enemies whose counter, face down, may be an OVERWATCH that could fire at the unit in a hex."""
    enter(world, u, h)
    enemies = world.sc.units_of[1 - world.sc.side[u]]
    return [e for e in enemies if world.active(e) and world.may_be(e, WATCHING) and could_react(world, e, u)]


def enter(world: PanzerState, u: int, h: int) -> None:
    """The unit has come into a hex: it has left its cover, its floor and its building (R2-46)."""
    if world.place[u] != h:
        world.put(u, h)
        world.cover = with_cell(world.cover, u, 0)
        world.floor = with_cell(world.floor, u, 0)
        world.inside = with_cell(world.inside, u, 0)


def chance(world: PanzerState, firer: int, u: int, came: int = -1) -> int:
    """Per cent by which reaction fire at the moving unit hits, with the best that the firer may fire at it.

    `came`: the hex it comes from, if that is known: it counts for fire within one hex (R-55).
    0: general purpose fire alone, which has no hit number; so against all that is no vehicle (PZR-4.4.3).
    """
    best = 0
    for v in crew_of(world, firer):
        for arm in ap_arms(world, v):
            if react_refusal(world, v, u, arm) != LEGAL:
                continue
            attack = Attack()
            attack.firer = v
            attack.target = u
            attack.came = came
            attack.arm = arm
            attack.reaction = 1
            attack.moving = MOVES
            best = max(best, attack.number(world))
    return best
