"""What the computer is doing, as a sentence its opponent may read.

The sentence names nothing that is not open once the choice has been played: no command that lies face down,
and of fire that is held not whether anybody could have fired.
"""

from __future__ import annotations

from grognard.core.kernel.describe import option_text, ref
from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.core.telling.message import Message, msg
from grognard.games.panzer import RULES
from grognard.games.panzer.fire.declare import Declaring
from grognard.games.panzer.movement.march import SEARCHES
from grognard.games.panzer.movement.move import AT_RATE, Move
from grognard.games.panzer.setting.deployment import Deploy
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import (
    ANGLE,
    AT,
    DISMOUNT,
    DONE,
    ENTER,
    EXIT,
    FACE,
    FIRE,
    FIRE_ORDER,
    FIRST,
    HALT_ORDER,
    HOLD,
    KEEP,
    LET_ALL_PASS,
    LET_PASS,
    MOVE,
    MOVE_ORDER,
    ORDER,
    PLACE,
    RATE,
    REACT,
    RESOLVE,
    SHOW,
    STOP,
    WATCH_ORDER,
    WITH,
)

from ..mind import advised
from .field import Aim, Field
from .gunnery import prospect
from .marching import Goal, best_goal, best_rate
from .shooting import best_arm, best_target, shot
from .skill import VETERAN, Skill

#: Choices that one sentence is enough for, whatever they are about.
PLAIN = {
    FIRST: "first",
    HOLD: "hold",
    LET_PASS: "let-pass",
    LET_ALL_PASS: "let-pass",
    SHOW: "show",
    KEEP: "keep",
    ANGLE: "angle",
    DONE: "done",
}
ORDERS = {
    FIRE_ORDER: "fire-order",
    MOVE_ORDER: "move-order",
    HALT_ORDER: "halt-order",
    WATCH_ORDER: "watch-order",
}


def purpose_text(s: State, lane: int, o: Option, skill: Skill) -> Message:
    """What a choice is for."""
    assert isinstance(s, PanzerState)
    frame = s.top(lane)
    if lane > 0 or RULES.verbs[o.verb].secret:
        return msg("panzer-why-secret")
    if o.verb in PLAIN:
        return msg(f"panzer-why-{PLAIN[o.verb]}")
    if isinstance(frame, Declaring):
        return firing(s, frame, o, skill)
    if o.verb == MOVE:
        field = Field(s, s.sc.side[o.a], skill)
        return moving(s, field, o.a, best_rate(s, field, o.a)[1])
    if o.verb == DISMOUNT:
        return msg("panzer-why-dismount", unit=ref(s.sc, UNIT, o.a))
    if isinstance(frame, Move):
        return step(s, frame, o, skill)
    if isinstance(frame, Deploy) and o.verb in (PLACE, FACE):
        return msg("panzer-why-place", unit=ref(s.sc, UNIT, frame.unit))
    return other(s, o)


#: Purposes whose sentences speak to the other side; whoever asks for advice has sentences of his own.
OWN = frozenset(
    {"first", "hold", "let-pass", "show", "keep", "angle", "done", "place", "closer", "fire-order"}
    | {"move-order", "halt-order", "watch-order"}
)


def advice_text(s: State, lane: int, o: Option) -> Message | None:
    """What a choice is for, told to its own player; None where the choices after it say so."""
    assert isinstance(s, PanzerState)
    if o.verb == ORDER or (isinstance(s.top(lane), Deploy) and o.verb == PLACE):
        return None  # the command that follows, or where the unit faces, says it
    if RULES.verbs[o.verb].secret:
        return advised(msg(f"panzer-why-{ORDERS.get(o.verb, 'other')}"), OWN)
    return advised(purpose_text(s, lane, o, VETERAN), OWN)


def other(s: PanzerState, o: Option) -> Message:
    return msg("panzer-why-other", what=option_text(RULES, s.sc, o))


# -- fire ------------------------------------------------------------------------------------------------


def firing(s: PanzerState, frame: Declaring, o: Option, skill: Skill) -> Message:
    """A shot with its chance to hit."""
    if o.verb == FIRE:
        u, t = o.a, best_target(s, frame, o.a, skill)[0]
    elif o.verb == AT:
        u, t = frame.firer, o.a
    elif o.verb == REACT:
        u, t = o.a, o.b
    elif o.verb == WITH:
        u, t = o.a, frame.target
    elif o.verb == RESOLVE:
        return resolving(s, frame, o.a)
    else:
        return other(s, o)
    arm = frame.arm if o.verb == AT else best_arm(s, frame, u, t)[0]
    if t < 0 or arm < 0:
        return other(s, o)
    name = "react" if frame.reacts() else "fire"
    return shot_text(s, name, u, t, shot(s, frame, u, t, arm).chance)


def resolving(s: PanzerState, frame: Declaring, t: int) -> Message:
    """The fire that has been declared at a target."""
    numbers = frame.shots_at(t)
    if len(numbers) != 1:
        return msg("panzer-why-volley", enemy=ref(s.sc, UNIT, t), n=len(numbers))
    chance = prospect(s, frame.shot_attack(s, numbers[0], 0)).chance
    return shot_text(s, "fire", frame.shot_firer[numbers[0]], t, chance)


def shot_text(s: PanzerState, name: str, u: int, t: int, chance: int) -> Message:
    return msg(f"panzer-why-{name}", unit=ref(s.sc, UNIT, u), enemy=ref(s.sc, UNIT, t), n=chance)


# -- movement --------------------------------------------------------------------------------------------


def step(s: PanzerState, frame: Move, o: Option, skill: Skill) -> Message:
    """A step of a move: what the whole move is for."""
    unit = ref(s.sc, UNIT, frame.unit)
    if o.verb == ENTER:
        return msg("panzer-why-enter", unit=unit, hex=ref(s.sc, HEX, o.a))
    if o.verb == EXIT:
        return msg("panzer-why-exit", unit=unit)
    if o.verb == STOP:
        return msg("panzer-why-stop", unit=unit)
    if o.verb == RATE and o.a in SEARCHES:
        return msg("panzer-why-search", unit=unit)
    field = Field(s, s.sc.side[frame.unit], skill)
    if frame.step == AT_RATE:
        return moving(s, field, frame.unit, best_rate(s, field, frame.unit)[1])
    return moving(s, field, frame.unit, best_goal(s, field, frame.march(s)))


def moving(s: PanzerState, field: Field, u: int, goal: Goal) -> Message:
    """A move and what it is for: the greatest of what it improves."""
    sc = s.sc
    unit = ref(sc, UNIT, u)
    if goal.leaves:
        return msg("panzer-why-exit", unit=unit)
    there = ref(sc, HEX, goal.hex)
    if not s.on_map(u):
        return msg("panzer-why-enter", unit=unit, hex=there)
    if goal.hex == s.place[u]:
        return msg("panzer-why-turn", unit=unit)
    aims = field.aims(u)
    now = field.post(u, s.place[u], s.facing[u], aims)
    then = field.post(u, goal.hex, goal.facing, aims)
    nearer, safer = then.pull - now.pull, now.danger - then.danger
    fire = then.offence - now.offence
    if nearer > 0 and nearer >= safer and nearer >= fire:
        hunts = field.hunt(u, goal.hex) > field.aim_pull(u, goal.hex, aims)
        aim = -1 if hunts else nearest_aim(aims, goal.hex)
        if aim == goal.hex:
            return msg("panzer-why-take", unit=unit, hex=there)
        if aim >= 0:
            return msg("panzer-why-towards", unit=unit, hex=there, goal=ref(sc, HEX, aim))
        return msg("panzer-why-closer", unit=unit, hex=there)
    if fire > 0 and fire >= safer:
        return msg("panzer-why-field-of-fire", unit=unit, hex=there)
    return msg("panzer-why-safer" if safer > 0 else "panzer-why-move", unit=unit, hex=there)


def nearest_aim(aims: list[Aim], h: int) -> int:
    """The hex of the aim that is nearest by the way there, or -1."""
    best, least = -1, 0
    for aim in aims:
        if best < 0 or aim.way[h] < least:
            best, least = aim.hexes[len(aim.hexes) // 2], aim.way[h]
    return best
