"""Chapter 25: unknown units. Face-down counters, drawn from a cup when the Allies meet them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, MODE, PLACE, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond import events as family_events
from grognard.games.zocbond import steps
from grognard.games.zocbond.attack_record import CANCELLED, OVERRUN, REPULSED
from grognard.games.zocbond.attackers import attacker_refusal
from grognard.games.zocbond.automatic import gathered
from grognard.games.zocbond.battle import ENCOUNTER, defenders
from grognard.games.zocbond.kinds import GAITS, GHOST, GONE, ROUTED, STILL
from grognard.games.zocbond.losses import shelve, survivors
from grognard.games.zocbond.movement import GO_ON, MOVE_ENDS, STEP_OFF
from grognard.games.zocbond.refusals import LEGAL, NOT_YOURS, SEQUENCE
from grognard.games.zocbond.retreat import let_run, scared
from grognard.games.zocbond.supply import SupplyField
from grognard.games.zocbond.verbs import HALT, TO
from grognard.games.zocbond.zoc import near_enemy

from . import boundaries, bridges, events
from .kinds import CUP, SPENT
from .refusals import NOT_FACE_DOWN, REDEPLOY_PLACE, REDEPLOYED_ONCE
from .scenario import ALLIED, CITY, GERMAN, TOWN
from .state import HollandState
from .verbs import REDEPLOY

# -- looking under a counter (H44-25.1) --------------------------------------------------------------------


def ghost_at(s: HollandState, h: i64) -> i64:
    """The face-down counter in a hex, or -1."""
    u = s.first[h]
    while u >= 0:
        if s.sc.traits[u] & GHOST:
            return u
        u = s.under[u]
    return -1


def lone(s: HollandState, h: i64) -> bool:
    """A face-down unit with nobody else, or only with routed units, who do not count (H44-25.3.1, 25.4)."""
    if not 0 <= h < s.sc.n or s.holder[h] != GERMAN or ghost_at(s, h) < 0:
        return False
    return all(s.sc.traits[u] & GHOST or s.order[u] == ROUTED for u in s.stack_at(h))


def reveal(s: HollandState, h: int) -> None:
    """What lies face down in a hex is drawn from the cup: a unit like any other, or nobody.

    This happens when units enter the hex, attack it in the combat phase, or break through to it (H44-25.1,
    25.3.1, 25.3.4, 25.3.5). From now on it is an ordinary unit (H44-25.2.2).
    """
    ghost = ghost_at(s, h)
    if ghost < 0:
        return
    kind = s.draw(s.cup)
    s.cup[kind] -= 1
    box = s.sc.box + CUP
    unit = next(u for u in s.sc.unknown_units[kind] if s.place[u] == box)
    if s.sc.unknown_empty[kind]:
        s.put(unit, s.sc.box + GONE)
        s.mark(events.O_NOBODY, h)
        s.tell(events.NOBODY_THERE, h)
    else:
        s.steps[unit] = 1
        s.put(unit, h)
        s.mark(events.O_REVEALED, unit)
        s.tell(events.REVEALED, unit, h)
    shelve(s, ghost, GONE)


# -- meeting one in the movement phase (H44-25.3.1) ----------------------------------------------------------


AT_REVEAL: Final = 0
AT_ROUTED: Final = 1
AT_FIGHT: Final = 2
AT_OUTCOME: Final = 3
AT_ENTER: Final = 4
AT_APPROACH: Final = 5
AT_BRIDGES: Final = 6
AT_SPEND: Final = 7


class Encounter(Frame):
    """Units have entered the hex of a face-down unit: nobody is there, or they fight it from where they came.

    Pops GO_ON (the hex is empty), STEP_OFF (overrun: they move on as they like) or MOVE_ENDS.
    """

    NAME = "Encounter"
    STEPS = ("reveal", "routed", "fight", "outcome", "enter", "approach", "bridges", "spend")
    FIELDS = (
        Column("units", SCALAR, UNITS),
        Column("here", SCALAR, PLACE, -1),
        Column("target", SCALAR, HEX, -1),
        Column("ran", SCALAR, UNITS),  # routed units who have run from those who entered
        Column("gait", SCALAR, MODE, names=GAITS, since="encounters"),  # how they move
    )

    def __init__(self, units: int = 0, here: int = -1, target: int = -1, gait: int = STILL) -> None:
        super().__init__()
        self.units = units
        self.here = here
        self.target = target
        self.ran = 0
        self.gait = gait

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_REVEAL:
            self.step = AT_ROUTED
            reveal(s, self.target)
        elif self.step == AT_ROUTED:
            self.flee(s)
        elif self.step == AT_FIGHT:
            self.fight(s)
        elif self.step == AT_OUTCOME:
            self.outcome(s)
        elif self.step == AT_ENTER:
            s.ask(ALLIED)
        elif self.step == AT_APPROACH:
            h = scared(s, ALLIED, self.target, self.ran)
            if h >= 0:
                self.ran |= let_run(s, h)
            else:
                self.step = AT_BRIDGES
        elif self.step == AT_BRIDGES:
            self.step = AT_SPEND
            bridges.ask_arrival(s, self.units.bit_length() - 1, self.here, self.target)
        else:
            self.spend(s)

    def flee(self, s: HollandState) -> None:
        """Routed units with nobody left beside them run (H44-14.3.2)."""
        left = defenders(s, self.target, ALLIED)
        if not left:
            s.pop(GO_ON)
        elif all(s.order[u] == ROUTED for u in left):
            let_run(s, self.target)
        else:
            self.step = AT_FIGHT

    def fight(self, s: HollandState) -> None:
        """Only those who came together attack, at once (H44-25.3.1); of a crowd the strongest (H44-6.4.2)."""
        able: list[int] = []
        for u in bit_list(self.units):
            if attacker_refusal(s, ALLIED, u, self.target, ENCOUNTER) == LEGAL:
                able.append(u)
        fighters = gathered(s, ALLIED, self.target, 0, able)
        self.step = AT_OUTCOME
        s.result = CANCELLED
        if fighters:
            s.push(s.sc.combat_rules.attack(ALLIED, self.target, ENCOUNTER, fighters))

    def outcome(self, s: HollandState) -> None:
        """After an overrun they go on (H44-25.3.2); else they end here or in the empty hex (H44-25.3.3).

        Where nobody could attack, or the attack was called off with its bridge (H44-9.3), nobody is spent.
        """
        self.units = survivors(s, self.units)
        if s.result == CANCELLED:
            self.stop(s, 0)
        elif self.units and s.result == OVERRUN:
            s.pop(STEP_OFF)
        elif self.units and s.result != REPULSED and self.enter_refusal(s) == LEGAL:
            self.step = AT_ENTER
        else:
            self.spend(s)

    def enter_refusal(self, s: HollandState) -> int:
        """It is still the movement phase: they go into the empty hex only if they could move there now.

        Not into a bond, nor across water whose bridge has been blown before them (H44-7.4.2, 5.4, 8.5).
        """
        units = bit_list(self.units)
        price = steps.stack_price(s, units, self.gait, self.here, self.target, s.used[units[0]], 0)
        return -price if price < 0 else LEGAL

    def spend(self, s: HollandState) -> None:
        """They have attacked and do not attack again in this turn (H44-25.3.3)."""
        self.stop(s, SPENT)

    def stop(self, s: HollandState, mark: int) -> None:
        """Their move is over. Even where they began it, they have moved (H44-8.3.3, 9.5.3)."""
        for u in bit_list(survivors(s, self.units)):
            s.set_mark(u, mark)
            s.used[u] = max(s.used[u], 1)
        s.pop(MOVE_ENDS)

    def options(self, s: State) -> list[Option]:
        return [Option(TO, self.target), Option(HALT)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if o.verb == TO and o.a == self.target:
            return self.enter_refusal(s)
        return LEGAL if o.verb == HALT else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        if o.verb == HALT:
            self.spend(s)
            return
        for u in bit_list(self.units):
            here = s.place[u]
            s.put(u, self.target)
            bridges.crossed(s, ALLIED, here, self.target)
            boundaries.wake(s, self.target)
            s.tell(family_events.MOVES, u, self.target, here)
        self.step = AT_APPROACH


def before_step(s: HollandState, units: int, gait: int, there: int) -> bool:
    """Pushes the encounter with a lone face-down unit, if there is one."""
    first = bit_list(units)[0]
    if s.sc.owner[first] != ALLIED or not lone(s, there):
        return False
    s.push(Encounter(units, s.place[first], there, gait))
    return True


# -- redeployment (H44-25.6) -------------------------------------------------------------------------------


def redeployment_refusal(s: HollandState, u: i64) -> i64:
    """0 or why a unit cannot be redeployed in this turn."""
    if not 0 <= u < s.sc.units or s.sc.owner[u] != GERMAN:
        return NOT_YOURS
    if not s.sc.traits[u] & GHOST or not 0 <= s.place[u] < s.sc.n:
        return NOT_FACE_DOWN
    return REDEPLOYED_ONCE if out_of_season(s) else LEGAL


def out_of_season(s: HollandState) -> bool:
    """Whether it is too early for redeployments, or there have been enough in this turn."""
    early = s.turn < s.sc.figures["specials.redeployment_from"]
    return early or s.redeployed >= s.sc.figures["specials.redeployments"]


def place_refusal(s: HollandState, h: i64, roads: SupplyField) -> i64:
    """A city or town far from the Allies, with a road that leads home, and no other such counter in it."""
    if not 0 <= h < s.sc.n or not s.sc.in_play[h] or s.sc.terrain[h] not in (CITY, TOWN):
        return REDEPLOY_PLACE
    if s.holder[h] == ALLIED or near_enemy(s, h, GERMAN) or ghost_at(s, h) >= 0:
        return REDEPLOY_PLACE
    return LEGAL if roads.by_road(h) else REDEPLOY_PLACE


def refuges(s: HollandState) -> list[int]:
    """The hexes to which a face-down unit may go."""
    roads = bridges.road_home(s, GERMAN)
    return [h for h in s.sc.built_up if place_refusal(s, h, roads) == LEGAL]


def any_refuge(s: HollandState) -> bool:
    """Whether there is such a hex."""
    roads = bridges.road_home(s, GERMAN)
    for h in s.sc.built_up:
        if place_refusal(s, h, roads) == LEGAL:
            return True
    return False


def options(s: HollandState) -> list[Option]:
    if out_of_season(s):
        return []
    able = [u for u in s.sc.unknowns if redeployment_refusal(s, u) == LEGAL]
    if not able or not any_refuge(s):
        return []
    return [Option(REDEPLOY, u) for u in able]


def refusal(s: HollandState, u: int) -> int:
    why = redeployment_refusal(s, u)
    return why or (LEGAL if any_refuge(s) else REDEPLOY_PLACE)


class Redeployment(Frame):
    """The player chooses where the unit goes."""

    NAME = "Redeployment"
    STEPS = ("choose",)
    FIELDS = (Column("unit", SCALAR, UNIT, -1),)

    def __init__(self, unit: int = -1) -> None:
        super().__init__()
        self.unit = unit

    def run(self, s: State) -> None:
        s.ask(GERMAN)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, HollandState)
        return [Option(TO, h) for h in refuges(s)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if o.verb != TO or not 0 <= o.a < s.sc.n:
            return SEQUENCE
        return place_refusal(s, o.a, bridges.road_home(s, GERMAN))

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        s.put(self.unit, o.a)
        s.redeployed += 1
        s.tell(events.REDEPLOYED, self.unit, o.a)
        s.pop()
