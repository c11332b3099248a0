"""Chapter 0.7: the list of actions, and the least that a unit can do."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option, Verb

from .. import movement
from ..air.air_combat import hunt_price
from ..air.aircraft import quarry
from ..hidden import is_hidden
from ..hits import kinds_left
from ..scenario import NO_PIVOT, ONLY_RALLY, CohScenario
from ..state import CohState
from ..verbs import (
    ASSAULT,
    BY_AP,
    COUNT,
    CREEP,
    DIG,
    EXIT,
    FIRE,
    FLAK,
    HIDE,
    INDIRECT,
    LAY,
    LEAVE,
    LOAD,
    MOVE,
    OCCUPY,
    OTHER_VERBS,
    PIVOT,
    RALLY,
    SMOKE,
    SNEAK,
    SUSPECT,
    UNLOAD,
    WEAPON,
)
from .combat import AssaultAction, FireAction, FlakAction, IndirectAction, SuspectAction, WeaponAction
from .hiding import HideAction, SneakAction
from .kind import NO_ACTION, ActionKind
from .movement import CreepAction, ExitAction, MoveAction, PivotAction
from .parts import AT_FINISH, AT_UNLOAD
from .rally import RallyAction
from .smoke import SmokeAction
from .transport import LoadAction, UnloadAction
from .works import DigAction, LayAction, LeaveAction, OccupyAction

#: Every kind of action, once.
ACTIONS: Final[dict[int, ActionKind]] = {
    MOVE: MoveAction(),
    CREEP: CreepAction(),
    PIVOT: PivotAction(),
    FIRE: FireAction(),
    ASSAULT: AssaultAction(),
    RALLY: RallyAction(),
    DIG: DigAction(),
    EXIT: ExitAction(),
    WEAPON: WeaponAction(),
    INDIRECT: IndirectAction(),
    OCCUPY: OccupyAction(),
    LEAVE: LeaveAction(),
    LOAD: LoadAction(),
    UNLOAD: UnloadAction(),
    SNEAK: SneakAction(),
    HIDE: HideAction(),
    SMOKE: SmokeAction(),
    SUSPECT: SuspectAction(),
    FLAK: FlakAction(),
    LAY: LayAction(),
}

#: The same by verb; `NO_ACTION` where the verb is none.
KINDS: Final[list[ActionKind]] = [ACTIONS.get(verb, NO_ACTION) for verb in range(COUNT)]

#: How everything that can be chosen is written.
VERBS: Final[list[Verb]] = [
    OTHER_VERBS[verb] if verb in OTHER_VERBS else ACTIONS[verb].words for verb in range(COUNT)
]

# The kinds in the order in which they are offered.
ATTACK_VERBS: Final = (FIRE, ASSAULT, WEAPON, INDIRECT, SUSPECT)
ALWAYS_VERBS: Final = (PIVOT, RALLY, DIG, EXIT)
CONCEALING_VERBS: Final = (SMOKE, HIDE)
ALWAYS: Final[list[ActionKind]] = [KINDS[v] for v in ALWAYS_VERBS]
COMBINED_ARMS: Final[list[ActionKind]] = [KINDS[v] for v in (OCCUPY, LEAVE, LOAD, UNLOAD, LAY)]
CONCEALING: Final[list[ActionKind]] = [KINDS[v] for v in CONCEALING_VERBS]
# ... to a hidden unit that stays hidden (COH-10.3, C.V13).
HIDDEN_ATTACKS: Final[list[ActionKind]] = [KINDS[v] for v in (FIRE, INDIRECT, WEAPON, SUSPECT)]
HIDDEN_WORK: Final[list[ActionKind]] = [KINDS[v] for v in (SMOKE, DIG, LAY)]


def fill_actions(sc: CohScenario) -> None:
    """Notes which actions may come about in a scenario that is otherwise complete."""
    sc.attack_verbs = [v for v in ATTACK_VERBS if KINDS[v].in_play(sc)]
    sc.always_verbs = [v for v in ALWAYS_VERBS if KINDS[v].in_play(sc)]
    sc.concealing_verbs = [v for v in CONCEALING_VERBS if KINDS[v].in_play(sc)]


# What a unit may still do that cannot pivot, and so cannot move.
_DAMAGED: Final[list[ActionKind]] = [KINDS[v] for v in (RALLY, ASSAULT, FIRE, INDIRECT, FLAK, DIG)]
_DAMAGED_COMBINED: Final[list[ActionKind]] = [*COMBINED_ARMS, *CONCEALING, KINDS[SUSPECT]]
_WEAPON: Final[list[ActionKind]] = [KINDS[WEAPON]]

ANY_MONEY: Final = 99  # more than any action costs


def _done_in(step: int) -> ActionKind:
    for kind in ACTIONS.values():
        if kind.task == step != AT_FINISH:
            return kind
    return NO_ACTION


#: The kind of action whose members do their parts in a step of `Action`, by step (COH-9.14).
TASKS: Final[list[ActionKind]] = [_done_in(step) for step in range(AT_UNLOAD + 1)]


def cheapest(s: CohState, u: int) -> int:
    """The lowest price of anything the unit could do now, or -1: it can do nothing.

    A unit in good order can always pivot, so only damaged ones need the full search. The only thing cheaper
    than a pivot is a weapon card (COH-F.20).
    """
    sc = s.sc
    if sc.air and quarry(s, sc.army[u]):
        return hunt_price(s, u)
    if is_hidden(s, u):
        return sc.pivot_ap  # it can appear and turn
    if s.place[u] >= sc.n:
        entries = movement.destinations(s, u, ANY_MONEY)
        return min(entries[1::2]) if entries else -1
    effects = sc.hit_effects[s.hit[u]]
    price = cheapest_of(s, u, _WEAPON)
    if not effects & (ONLY_RALLY | NO_PIVOT) and not s.bogged[u] and s.carrier[u] < 0:
        return lower(price, sc.pivot_ap)
    price = lower(price, cheapest_of(s, u, _DAMAGED))
    return lower(price, cheapest_of(s, u, _DAMAGED_COMBINED)) if sc.combined else price


def cheapest_of(s: CohState, u: int, kinds: list[ActionKind]) -> int:
    """The lowest price of what a unit on the map can do by itself of these kinds, or -1: nothing."""
    choices: list[Option] = []
    for kind in kinds:
        kind.options(s, u, 0, ANY_MONEY, BY_AP, choices)
    price = -1
    for o in choices:
        price = lower(price, KINDS[o.verb].price(s, o, BY_AP))
    return price


def lower(price: int, other: int) -> int:
    """The lower of two prices, where -1 is none."""
    return other if price < 0 or 0 <= other < price else price


def rule_out_idle(s: CohState, u: int, money: int) -> None:
    """Choosing a unit to act shows that it can do something: other counters are ruled out (L8)."""
    counter = s.hit[u]
    for kind in kinds_left(s, u):
        s.hit[u] = kind
        if not 0 <= cheapest(s, u) <= money:
            s.hit_may[u] &= ~(1 << kind)
    s.hit[u] = counter
