"""Chapter 5: bridges. Who holds one, blowing it up in the Allied turn, capturing it; what repairing needs."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import BITS, SIDE, UNIT, bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond import bonds
from grognard.games.zocbond.battle import AUTOMATIC, Battle, approach
from grognard.games.zocbond.kinds import ENGAGED, GOOD, IN_SUPPLY
from grognard.games.zocbond.modifiers import tell_roll
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.supply import SupplyField, roads_to
from grognard.games.zocbond.zoc import in_zoc

from . import events
from .box.dice_tables import BLOWN_UP
from .kinds import BRIDGING
from .refusals import (
    BRIDGE_FAR,
    BRIDGE_NEVER,
    BRIDGE_SAFE,
    BRIDGE_SPARED,
    NO_BRIDGE_THERE,
    NO_CONTROL,
    NO_REPAIR,
    NOT_BLOWN,
    NOT_QUIET,
    RAIL_RIVER,
)
from .scenario import ALLIED, BLOWN, GERMAN, MAJOR, MINED, OPEN, REPAIR, RESTORE, SAFE
from .state import HollandState
from .supply import own_areas
from .verbs import BLOW, SPARE

D6: Final = Die(1, 6)


def ends(s: HollandState, bridge: int) -> tuple[int, int]:
    """The two hexes of a bridge."""
    side = s.sc.bridge_side[bridge]
    return side // 6, s.sc.neighbour[side]


def row_of(s: HollandState, side: int) -> int:
    """The bridge with a symbol on a hexside by its canonical number, or -1."""
    return s.sc.bridge_of[side] if s.sc.is_side(side) else -1


# -- who holds it (H44-5.3.2) ---------------------------------------------------------------------------


def free_for(s: HollandState, h: int, player: int) -> bool:
    """Whether a hex has no enemy and no EZOC, or own units who cancel it."""
    return s.holder[h] == player or (s.holder[h] < 0 and not in_zoc(s, h, 1 - player))


def controls(s: HollandState, bridge: int, player: int) -> bool:
    """Whether a player has a combat unit at one end at least, and no enemy and no EZOC at the other."""
    a, b = ends(s, bridge)
    if s.holder[a] != player and s.holder[b] != player:
        return False
    return free_for(s, a, player) and free_for(s, b, player)


def captured(s: HollandState, bridge: int) -> None:
    """The bridges that cannot be blown show who has them; that of Grave in turn 1 too (H44-5.7)."""
    sc = s.sc
    show = sc.bridge_never_blown[bridge] and s.bridge[bridge] == OPEN
    spared = sc.bridge_spared[bridge] and s.bridge[bridge] == MINED and s.turn == 1
    if show or spared:
        make_safe(s, bridge)


def capture_held(s: HollandState) -> None:
    """At the end of an Allied movement or combat phase bridges under control are captured (H44-5.7)."""
    for bridge in range(len(s.sc.bridge_side)):
        if controls(s, bridge, ALLIED):
            captured(s, bridge)


def crossed(s: HollandState, player: int, here: int, there: int) -> None:
    """Units have gone from a hex into the next: over a bridge they capture it (H44-5.7)."""
    if player != ALLIED or not 0 <= here < s.sc.n or not 0 <= there < s.sc.n:
        return
    bridge = between(s, here, there)
    if bridge >= 0:
        captured(s, bridge)


def between(s: HollandState, here: int, there: int) -> int:
    """The bridge between two neighbours, or -1."""
    for side in range(6 * here, 6 * here + 6):
        if s.sc.neighbour[side] == there:
            return s.sc.bridge_of[side]
    return -1


def make_safe(s: HollandState, bridge: int) -> None:
    s.set_bridge(bridge, SAFE)
    s.tell(events.BRIDGE_SAFE, s.sc.bridge_side[bridge])


# -- blowing it up ---------------------------------------------------------------------------------------


def blow_refusal(s: HollandState, bridge: int) -> int:
    """0 or why a bridge cannot be blown up at all now (H44-5.2, 5.3.1, 5.7)."""
    if bridge < 0:
        return NO_BRIDGE_THERE
    if s.sc.bridge_never_blown[bridge]:
        return BRIDGE_NEVER
    if s.bridge[bridge] != MINED:
        return BRIDGE_SAFE
    if s.sc.bridge_spared[bridge] and s.turn == 1 and s.active == ALLIED:
        return BRIDGE_SPARED
    return LEGAL


def near_refusal(s: HollandState, bridge: int) -> int:
    """0 or why Germans in their bridge phase cannot: both sides must be near, and reach it (H44-5.5)."""
    return LEGAL if ally_near(s, bridge) and german_reaches(s, bridge) else BRIDGE_FAR


def ally_near(s: HollandState, bridge: int) -> bool:
    """Whether an Allied unit is at an end of the bridge, or next to one."""
    for h in ends(s, bridge):
        if s.holder[h] == ALLIED:
            return True
        for side in range(6 * h, 6 * h + 6):
            to = s.sc.neighbour[side]
            if 0 <= to < s.sc.n and s.holder[to] == ALLIED:
                return True
    return False


def german_reaches(s: HollandState, bridge: int) -> bool:
    """A German unit in good order at an end, or one step from it with no Allied unit or bond between."""
    for h in ends(s, bridge):
        if steady_german(s, h):
            return True
        if s.holder[h] == ALLIED:
            continue
        for d in range(6):
            at = s.sc.neighbour[6 * h + d]
            if 0 <= at < s.sc.n and steady_german(s, at) and not bonds.bars(s, ALLIED, at, (d + 3) % 6):
                return True
    return False


def steady_german(s: HollandState, h: int) -> bool:
    """Whether there is a German unit in good order; a face-down one counts (H44-25.2.1)."""
    if s.holder[h] != GERMAN:
        return False
    return any(s.order[u] == GOOD for u in s.stack_at(h))


def attempt(s: HollandState, bridge: int) -> None:
    """A roll: the bridge is blown, or safe until it is mined again (H44-5.3.1, 5.6)."""
    side = s.sc.bridge_side[bridge]
    ledger = Ledger("demolition")
    if s.turn == 1:
        ledger.add("H44-5.6", "demolition-early", s.sc.figures["bridges.turn_1_drm"])
    table = s.sc.turn_tables.demolition
    total = s.roll(D6, table.classes(ledger.total)) + ledger.total
    blown = table.result(total) == BLOWN_UP
    s.mark(events.O_BLOWN if blown else events.O_INTACT)
    tell_roll(s, ledger, events.BLOWN if blown else events.NOT_BLOWN, side, total)
    s.set_bridge(bridge, BLOWN if blown else SAFE)


AT_CHOOSE: Final = 0
AT_NEXT: Final = 1


class Demolition(Frame):
    """The Germans may blow a bridge that the Allies come to or want to cross (H44-5.4). Pops 0."""

    NAME = "Demolition"
    STEPS = ("choose", "next")
    FIELDS = (
        Column("side", SCALAR, SIDE, -1),
        Column("mover", SCALAR, UNIT, -1),  # who comes
        Column("more", SCALAR, BITS),  # further bridges that are asked about afterwards
    )

    def __init__(self, side: int = -1, mover: int = -1, more: int = 0) -> None:
        super().__init__()
        self.side = side
        self.mover = mover
        self.more = more

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_CHOOSE and blow_refusal(s, row_of(s, self.side)) == LEGAL:
            s.ask(GERMAN)
        elif self.more:
            bridge = bit_list(self.more)[0]
            self.more &= ~(1 << bridge)
            self.side = s.sc.bridge_side[bridge]
            self.step = AT_CHOOSE
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        return [Option(BLOW, self.side), Option(SPARE)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if o.verb == SPARE:
            return LEGAL
        if o.verb != BLOW:
            return SEQUENCE
        why = blow_refusal(s, row_of(s, o.a))
        return why or (LEGAL if o.a == self.side else SEQUENCE)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        self.step = AT_NEXT
        if o.verb == BLOW:
            attempt(s, row_of(s, self.side))

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == BLOW

    def default(self, s: State) -> int:
        return 1


def ask_crossing(s: HollandState, unit: int, here: int, there: int) -> bool:
    """Before Allies cross a mined bridge (H44-5.4(b)): pushes the question and says so."""
    bridge = between(s, here, there) if 0 <= here < s.sc.n and 0 <= there < s.sc.n else -1
    if bridge < 0 or blow_refusal(s, bridge) != LEGAL:
        return False
    s.push(Demolition(s.sc.bridge_side[bridge], unit))
    return True


def ask_crossings(s: HollandState, units: int, there: int) -> bool:
    """The same for a group that forms in a hex, perhaps over several bridges (H44-16.2)."""
    if there >= s.sc.n:
        return False
    asked: list[int] = []
    for u in bit_list(units):
        bridge = between(s, s.place[u], there) if s.place[u] < s.sc.n else -1
        if bridge not in asked and blow_refusal(s, bridge) == LEGAL:
            asked.append(bridge)
    return ask_about(s, bit_list(units)[0], asked)


def ask_arrival(s: HollandState, unit: int, here: int, there: int) -> bool:
    """When Allies have moved into a hex with mined bridges (H44-5.4(a)); not about the one just crossed."""
    if not 0 <= there < s.sc.n:
        return False
    passed = between(s, here, there) if 0 <= here < s.sc.n else -1
    return ask_about(
        s, unit, [b for b in s.sc.bridges_at[there] if b != passed and blow_refusal(s, b) == LEGAL]
    )


def ask_about(s: HollandState, unit: int, asked: list[int]) -> bool:
    """Pushes the question about some bridges, one after the other, if there are any."""
    if not asked:
        return False
    more = bits_of(asked[1:])
    s.push(Demolition(s.sc.bridge_side[asked[0]], unit, more))
    return True


def mined_side(s: HollandState, b: Battle, asked: int) -> int:
    """A hexside of an Allied attack with a mined bridge the Germans have not been asked about, or -1.

    An attack is an occasion of its own, also for who has just crossed the bridge to an unknown unit and was
    thrown back over it (H44-5.4(b), 25.3.1).
    """
    if b.player != ALLIED:
        return -1
    if b.kind == AUTOMATIC and not s.sc.figures["rulings.automatic_ds_tries_bridges"]:
        return -1
    for u in bit_list(b.units):
        side = approach(s, u, b.target)
        if side >= 0 and not asked >> side % 6 & 1 and s.span[side]:
            if blow_refusal(s, s.sc.bridge_of[side]) == LEGAL:
                return side
    return -1


def demolition_of(s: HollandState, b: Battle, side: int) -> Demolition:
    """The question about a bridge that an attack goes over."""
    return Demolition(s.sc.bridge_side[s.sc.bridge_of[side]], bit_list(b.units)[0])


# -- mining and repairing (H44-5.3.2, 5.8, 5.9) ------------------------------------------------------------


def mine_refusal(s: HollandState, bridge: int) -> int:
    """0 or why the Germans cannot take the marker off a bridge (H44-5.3.2)."""
    if bridge < 0:
        return NO_BRIDGE_THERE
    return LEGAL if s.bridge[bridge] == SAFE and controls(s, bridge, GERMAN) else NO_CONTROL


def under_repair(s: HollandState, bridge: int, player: int) -> bool:
    return s.bridge[bridge] == (REPAIR if player == ALLIED else RESTORE)


def repair_refusal(s: HollandState, bridge: int, player: int) -> int:
    """0 or why a player cannot start or finish repairing a bridge (H44-5.8, 5.9)."""
    if bridge < 0:
        return NO_BRIDGE_THERE
    if s.bridge[bridge] not in (BLOWN, REPAIR, RESTORE):
        return NOT_BLOWN
    if s.sc.bridge_rail[bridge] and s.sc.water[s.sc.bridge_side[bridge]] == MAJOR:
        return RAIL_RIVER
    if player == ALLIED and builders_there(s, bridge):
        return LEGAL
    if quiet(s, bridge, player):
        return LEGAL
    a, b = ends(s, bridge)
    builders = [u for u in s.stack_at(a) + s.stack_at(b) if s.sc.traits[u] & BRIDGING]
    return NO_REPAIR if player == ALLIED and builders else NOT_QUIET


def builders_there(s: HollandState, bridge: int) -> bool:
    """Whether a bridging unit fit for work is at an end, and both ends are free (H44-5.8)."""
    a, b = ends(s, bridge)
    if not free_for(s, a, ALLIED) or not free_for(s, b, ALLIED):
        return False
    return any(fit_builder(s, u) for u in s.stack_at(a) + s.stack_at(b))


def fit_builder(s: HollandState, u: int) -> bool:
    """One of the two Allied bridging units, fit for work (H44-23.2)."""
    fit = s.order[u] == GOOD and s.supply[u] == IN_SUPPLY and not s.marks[u] & ENGAGED
    return fit and s.sc.traits[u] & BRIDGING != 0 and s.sc.owner[u] == ALLIED


def quiet(s: HollandState, bridge: int, player: int) -> bool:
    """Whether a bridge is far from every enemy, and a road leads home from it (H44-5.9)."""
    a, b = ends(s, bridge)
    if player == ALLIED and not south_of_builders(s, bridge):
        return False
    distance = s.sc.figures["bridges.quiet"]
    for u in s.on_map(1 - player):
        h = s.place[u]
        if h < s.sc.n:
            if s.sc.board.distance_between(h, a) < distance or s.sc.board.distance_between(h, b) < distance:
                return False
    roads = road_home(s, player)
    return roads.by_road(a) or roads.by_road(b)


def south_of_builders(s: HollandState, bridge: int) -> bool:
    """Whether a bridge is south of the northernmost Allied bridging unit (H44-5.9)."""
    a, b = ends(s, bridge)
    low = min(s.sc.lines[a], s.sc.lines[b])
    high = max(s.sc.lines[a], s.sc.lines[b])
    for u in s.sc.units_of[ALLIED]:
        h = s.place[u]
        if s.sc.traits[u] & BRIDGING and 0 <= h < s.sc.n and low < s.sc.lines[h] and high <= s.sc.lines[h]:
            return True
    return False


def road_home(s: HollandState, player: int) -> SupplyField:
    """From where roads lead to an own entry area (H44-18.3.2, 5.9)."""
    return roads_to(s, player, own_areas(s, player))


def repair(s: HollandState, bridge: int, player: int) -> None:
    """First under repair, then usable: safe for the Allies, mined again by the Germans (H44-5.8)."""
    side = s.sc.bridge_side[bridge]
    if under_repair(s, bridge, player):
        usable = OPEN if s.sc.bridge_never_blown[bridge] else MINED
        s.set_bridge(bridge, SAFE if player == ALLIED else usable)
        s.tell(events.REPAIRED, side, player)
    else:
        s.set_bridge(bridge, REPAIR if player == ALLIED else RESTORE)
        s.tell(events.REPAIRING, side, player)


def abandon_repairs(s: HollandState) -> None:
    """Work at a bridge is undone when the enemy controls both its ends (H44-5.8, 5.3.2)."""
    for bridge in range(len(s.sc.bridge_side)):
        state = s.bridge[bridge]
        if state != REPAIR and state != RESTORE:
            continue
        if controls(s, bridge, GERMAN if state == REPAIR else ALLIED):
            s.set_bridge(bridge, BLOWN)
            s.tell(events.REPAIR_LOST, s.sc.bridge_side[bridge])
