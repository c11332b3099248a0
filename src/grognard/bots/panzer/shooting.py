"""Fire: who fires at whom, and when reaction fire is worth it; by exact expected value."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.panzer.cards.armour import REAR
from grognard.games.panzer.fire.attack import Attack
from grognard.games.panzer.fire.declare import Declaring
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.fire.shots import blow_of
from grognard.games.panzer.fire.targets import arms_of
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.state import FIRING, FRESH, HALF_DONE, MOVING, OVERWATCH, PanzerState
from grognard.games.panzer.verbs import (
    ANGLE,
    AT,
    FIRE,
    HOLD,
    LET_ALL_PASS,
    LET_PASS,
    REACT,
    RESOLVE,
    SHOW,
    SPREAD,
    WEAPON,
    WITH,
)

from .field import BEHIND, Field, unit_worth
from .gunnery import WHOLE, Circumstances, Prospect, blow_harm, gunnery_of, prospect
from .skill import Skill

THREAT: Final = 20  # per cent more for a target that may still fire in this turn
SURE: Final = 400  # thousandths: reaction fire this good does not wait
LATER: Final = 70  # per cent of what may still come that a shot now must be worth
JOIN: Final = 8  # per cent of a target that another shot at it must add


def shot(s: PanzerState, frame: Declaring, u: int, t: int, arm: int) -> Prospect:
    """What a shot that is not declared yet promises."""
    return prospect(s, frame.attack(s, u, t, arm, 0))


def best_arm(s: PanzerState, frame: Declaring, u: int, t: int) -> tuple[int, int]:
    """The weapon with the best prospect against a target, and its mean harm; -1 if there is none."""
    best, most = -1, -1
    for arm in frame.unused_arms(s, u):
        if frame.aims(s, u, t, arm) == 0:
            harm = shot(s, frame, u, t, arm).harm
            if harm > most:
                best, most = arm, harm
    return best, most


def target_value(s: PanzerState, t: int) -> int:
    """What it is worth to destroy a target now: more while it may still fire."""
    worth = unit_worth(s, t)
    if s.may_be(t, FIRING | 1 << OVERWATCH):
        worth += worth * THREAT // 100
    return worth


def survives(s: PanzerState, frame: Declaring, t: int) -> int:
    """How likely a target is still there after the shots declared at it, in thousandths."""
    left = WHOLE
    for i in frame.shots_at(t):
        left = left * (WHOLE - prospect(s, frame.shot_attack(s, i, 0)).harm) // WHOLE
    return left


def added(s: PanzerState, frame: Declaring, u: int, t: int) -> int:
    """What a shot of a unit adds to those declared at a target."""
    _, harm = best_arm(s, frame, u, t)
    return harm * survives(s, frame, t) // WHOLE * target_value(s, t) // WHOLE


# -- direct fire -----------------------------------------------------------------------------------------


def direct(s: PanzerState, frame: DirectFire, options: list[Option], skill: Skill) -> int:
    """Declares the best shot, lets others join who have no better target, then resolves it."""
    first = options[0].verb
    if first in (AT, WEAPON):
        return aim(s, frame, options, skill)
    if first not in (FIRE, RESOLVE):
        return show(options)
    best, most = -1, -1
    for i, o in enumerate(options):
        if o.verb == FIRE:
            t, value = best_target(s, frame, o.a, skill)
            if frame.open_targets() and t not in frame.open_targets():
                continue
            if value > most:
                best, most = i, value
    if best >= 0:
        return best
    for i, o in enumerate(options):
        if o.verb == RESOLVE:
            return i
    return 0


def show(options: list[Option]) -> int:
    """A target that moves is harder to hit: its counter is shown."""
    for i, o in enumerate(options):
        if o.verb == SHOW:
            return i
    return 0


def best_target(s: PanzerState, frame: Declaring, u: int, skill: Skill) -> tuple[int, int]:
    """The target at which a unit fires, and how much that is worth to it: the most, or the nearest."""
    best, most = -1, -1
    for t in s.sc.units_of[1 - s.sc.side[u]]:
        if any(frame.aims(s, u, t, arm) == 0 for arm in frame.unused_arms(s, u)):
            value = added(s, frame, u, t)
            if not skill.picks:
                value = nearness(s, u, t, value)
            if value > most:
                best, most = t, value
    return best, most


def nearness(s: PanzerState, u: int, t: int, value: int) -> int:
    """How good a target is for who fires at the nearest that he can harm."""
    return WHOLE - s.sc.distance[s.sc.n * s.place[u] + s.place[t]] if value > 0 else 0


def aim(s: PanzerState, frame: DirectFire, options: list[Option], skill: Skill) -> int:
    """Weapon and target of the unit that declares."""
    u = frame.firer
    if options[0].verb == WEAPON:
        t, _ = best_target(s, frame, u, skill)
        arm, _ = best_arm(s, frame, u, t)
        return at_operand(options, arm)
    best, most = 0, -1
    for i, o in enumerate(options):
        harm = shot(s, frame, u, o.a, frame.arm).harm
        value = harm * survives(s, frame, o.a) // WHOLE * target_value(s, o.a) // WHOLE
        if not skill.picks:
            value = nearness(s, u, o.a, value)
        if value > most:
            best, most = i, value
    return best


def at_operand(options: list[Option], a: int) -> int:
    for i, o in enumerate(options):
        if o.a == a:
            return i
    return 0


# -- reaction fire ---------------------------------------------------------------------------------------


def react(s: PanzerState, frame: Reactions, player: int, options: list[Option], skill: Skill) -> int:
    """Fires if that is worth more than what may still come."""
    first = options[0].verb
    if first == WEAPON:
        arm, _ = best_arm(s, frame, frame.firer, frame.target)
        return at_operand(options, arm)
    if first == RESOLVE:
        return join(s, frame, options)
    if first != HOLD:
        return 0
    best, most, sure = 0, 0, 0
    for i, o in enumerate(options):
        if o.verb == REACT:
            value, harm = reaction_value(s, frame, o.a, o.b)
            if value > most:
                best, most, sure = i, value, harm
    if best and (not skill.patient or most >= waiting(s, frame, player, options[best], sure)):
        return best
    return held(s, frame, player, options)


def held(s: PanzerState, frame: Reactions, player: int, options: list[Option]) -> int:
    """Holds fire: for now while the unit that moves may become a better target, else for its whole move."""
    wanted = HOLD
    if frame.mover >= 0:
        ready = [u for u in s.sc.units_of[player] if is_ready(s, u)]
        if not ready:
            wanted = LET_ALL_PASS
        elif not any(may_improve(s, frame, u) for u in ready):
            wanted = LET_PASS
    for i, o in enumerate(options):
        if o.verb == wanted:
            return i
    return 0


def is_ready(s: PanzerState, u: int) -> bool:
    """Whether a unit of one's own has an OVERWATCH that it has not used."""
    return s.active(u) and s.command[u] == OVERWATCH and s.acted[u] == FRESH


def may_improve(s: PanzerState, frame: Reactions, u: int) -> bool:
    """Whether the unit that moves can still become a target, or a better one, for a unit that watches."""
    t = frame.mover
    below = s.lanes[0][-2] if len(s.lanes[0]) > 1 else None
    if not isinstance(below, Move) or below.march(s).left() < 2:
        return False
    if not gunnery_of(s.sc).harm(s, u, t, BEHIND, REAR, Circumstances(moving=True)):
        return False
    n, at = s.sc.n, s.place[u]
    now = s.sc.distance[n * at + s.place[t]]
    return frame.came < 0 or now < s.sc.distance[n * at + frame.came]


def reaction_value(s: PanzerState, frame: Reactions, u: int, t: int) -> tuple[int, int]:
    """What a reaction shot is worth, and its mean harm."""
    best = 0
    for arm in arms_of(s, u):
        if frame.aims(s, u, t, arm) == 0:
            best = max(best, shot(s, frame, u, t, arm).harm)
    return best * target_value(s, t) // WHOLE, best


def waiting(s: PanzerState, frame: Reactions, player: int, o: Option, harm: int) -> int:
    """What the same unit may hope for if it holds its fire now."""
    u, t = o.a, o.b
    if harm >= SURE:
        return 0
    best = 0
    if frame.mover == t and comes_closer(s, frame, u, t):
        best = target_value(s, t) * min(WHOLE, 2 * harm) // WHOLE * LATER // 100
    field = Field(s, player)
    for e in field.enemies:
        if e != t and moves_later(s, e):
            hope = reaction_hope(s, frame, u, e)
            best = max(best, hope * LATER // 100)
    return best


def reaction_hope(s: PanzerState, frame: Reactions, u: int, e: int) -> int:
    """What reaction fire at another enemy would be worth as things stand."""
    if not s.on_map(e) or all(frame.aims(s, u, e, arm) for arm in arms_of(s, u)):
        return 0
    value, _ = reaction_value(s, frame, u, e)
    return value


def moves_later(s: PanzerState, e: int) -> bool:
    """Whether by open facts an enemy may still move in this turn."""
    return s.may_be(e, MOVING) or (s.acted[e] == HALF_DONE and s.command_may[e] & MOVING != 0)


def comes_closer(s: PanzerState, frame: Reactions, u: int, t: int) -> bool:
    """Whether the unit that moves has come closer with its last step and can go on."""
    below = s.lanes[0][-2] if len(s.lanes[0]) > 1 else None
    if not isinstance(below, Move) or frame.came < 0 or below.march(s).left() < 2:
        return False
    board = s.sc.board
    now = board.distance_between(s.place[u], s.place[t])
    return 1 < now < board.distance_between(s.place[u], frame.came)


def join(s: PanzerState, frame: Reactions, options: list[Option]) -> int:
    """Others join the fire while that adds enough."""
    left = survives(s, frame, frame.target)
    for i, o in enumerate(options):
        if o.verb == WITH and s.acted[o.a] == FRESH:
            _, harm = best_arm(s, frame, o.a, frame.target)
            if harm * left // WHOLE >= JOIN * WHOLE // 100:
                return i
    return 0


# -- hits ------------------------------------------------------------------------------------------------


def hit(s: PanzerState, frame: Attack, options: list[Option]) -> int:
    """The angle that the owner takes, the vehicles that get the extra hits, the facing of a gun."""
    if options[0].verb == ANGLE:
        best, least = 0, WHOLE + 1
        for i, o in enumerate(options):
            harm = blow_harm(s, frame.victim, blow_of(s, frame.shot(), frame.basic != 0, frame.victim, o.a))
            if harm < least:
                best, least = i, harm
        return best
    if options[0].verb == SPREAD:
        return spread(s, frame, options)
    field = Field(s, s.sc.side[frame.turning])
    return at_operand(options, field.best_facing(frame.turning, s.place[frame.turning]))


def spread(s: PanzerState, frame: Attack, options: list[Option]) -> int:
    """Extra hits go to where none is yet, the most valuable vehicle first."""
    best, most = 0, -1
    for i, o in enumerate(options):
        value = unit_worth(s, o.a) // (1 + 2 * frame.struck.count(o.a))
        if value > most:
            best, most = i, value
    return best
