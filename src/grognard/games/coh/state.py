"""CohState: what changes during a battle (COH-0.5), and the door through which units move (L7)."""

from __future__ import annotations

from typing import Final

from grognard.core.column import SCALAR, SEEN_MAY, SEEN_NOBODY, SEEN_OWNER, Column
from grognard.core.kinds import BITS, FACING, GROUP, HEX, MODE, NUMBER, PLACE, PLAYER, ROW, UNIT, UNITS
from grognard.core.state import State

from .scenario import CohScenario

FRESH: Final = 0
SPENT: Final = 1
STATUS: Final = ("fresh", "spent")


def columns(hit_names: tuple[str, ...]) -> list[Column]:
    """The columns of a battle; derived ones last."""
    return [
        Column("place", UNIT, PLACE, -1),
        Column("facing", UNIT, FACING),
        Column("status", UNIT, MODE, names=STATUS),
        Column("hit", UNIT, MODE, seen=SEEN_MAY, names=hit_names),
        Column("hit_may", UNIT, BITS, 1),
        Column("dug", UNIT, NUMBER),  # has a hasty defence (COH-18.1)
        Column("plot", UNIT, HEX, -1, seen=SEEN_OWNER),  # where it is hidden (COH-10.0)
        Column("inside", UNIT, ROW, -1),  # the fortification it occupies (COH-18.2)
        Column("carrier", UNIT, UNIT, -1),  # the vehicle it rides on or is towed by (COH-17.0)
        Column("came_from", UNIT, HEX, -1),  # where it entered its hex from, until its owner's next turn
        Column("bogged", UNIT, NUMBER),  # immobilised by terrain (COH-14.1)
        Column("exposed", UNIT, NUMBER),  # moved incautiously into the open (COH-5.01)
        Column("experience", UNIT, NUMBER),  # V04 used (COH-C.V04)
        Column("close_call", UNIT, NUMBER),  # V08 used (COH-C.V08)
        Column("oba_plot", GROUP, HEX, -1, seen=SEEN_OWNER),  # strikes next round (COH-12.3)
        Column("oba_due", GROUP, HEX, -1, seen=SEEN_OWNER),  # strikes in this round
        Column("oba_fired", GROUP, NUMBER),
        Column("vp", PLAYER, NUMBER),
        Column("cap", PLAYER, NUMBER),
        Column("ap", PLAYER, NUMBER),
        Column("active", PLAYER, UNITS),  # the units that draw on the AP pool
        Column("lost", PLAYER, NUMBER),
        Column("hand", ROW, NUMBER, seen=SEEN_OWNER),  # player * cards + card
        Column("hand_size", PLAYER, NUMBER),
        Column("deck", ROW, NUMBER, seen=SEEN_NOBODY),
        Column("weapon", ROW, NUMBER),  # weapon cards left: player * cards + card, open (COH-8.2)
        Column("pool", ROW, NUMBER, seen=SEEN_NOBODY),  # hit counters not in play
        Column("fort", ROW, NUMBER),  # per fortification or wire counter: on the map
        Column("control", ROW, PLAYER, -1),  # per victory hex (COH-2.4(4))
        Column("round", SCALAR, NUMBER),
        Column("initiative", SCALAR, PLAYER, -1),
        Column("turn", SCALAR, PLAYER, -1),
        Column("passes", SCALAR, NUMBER),
        Column("double", SCALAR, NUMBER),  # Double Action: 1 announced, 2 in its second action (COH-C.10)
        Column("here", HEX, UNITS, derived=True),
    ]


class CohState(State):
    """The columns of a battle as flat lists."""

    def __init__(self, sc: CohScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.sc = sc

    place: list[int]
    facing: list[int]
    status: list[int]
    hit: list[int]
    hit_may: list[int]
    dug: list[int]
    plot: list[int]
    inside: list[int]
    carrier: list[int]
    came_from: list[int]
    bogged: list[int]
    exposed: list[int]
    experience: list[int]
    close_call: list[int]
    oba_plot: list[int]
    oba_due: list[int]
    oba_fired: list[int]
    vp: list[int]
    cap: list[int]
    ap: list[int]
    active: list[int]
    lost: list[int]
    hand: list[int]
    hand_size: list[int]
    deck: list[int]
    weapon: list[int]
    pool: list[int]
    fort: list[int]
    control: list[int]
    here: list[int]
    round: int
    initiative: int
    turn: int
    passes: int
    double: int

    def copy(self) -> CohState:
        s = CohState(self.sc, self.seed)
        self.copy_to(s)
        s.place = self.place.copy()
        s.facing = self.facing.copy()
        s.status = self.status.copy()
        s.hit = self.hit.copy()
        s.hit_may = self.hit_may.copy()
        s.dug = self.dug.copy()
        s.plot = self.plot.copy()
        s.inside = self.inside.copy()
        s.carrier = self.carrier.copy()
        s.came_from = self.came_from.copy()
        s.bogged = self.bogged.copy()
        s.exposed = self.exposed.copy()
        s.experience = self.experience.copy()
        s.close_call = self.close_call.copy()
        s.oba_plot = self.oba_plot.copy()
        s.oba_due = self.oba_due.copy()
        s.oba_fired = self.oba_fired.copy()
        s.vp = self.vp.copy()
        s.cap = self.cap.copy()
        s.ap = self.ap.copy()
        s.active = self.active.copy()
        s.lost = self.lost.copy()
        s.hand = self.hand.copy()
        s.hand_size = self.hand_size.copy()
        s.deck = self.deck.copy()
        s.weapon = self.weapon.copy()
        s.pool = self.pool.copy()
        s.fort = self.fort.copy()
        s.control = self.control.copy()
        s.here = self.here.copy()
        s.round = self.round
        s.initiative = self.initiative
        s.turn = self.turn
        s.passes = self.passes
        s.double = self.double
        return s

    def put(self, u: int, where: int) -> None:
        """Moves a unit: the one door for its place, which keeps occupancy and control true (L7)."""
        sc = self.sc
        old = self.place[u]
        bit = 1 << u
        self.place[u] = where
        if 0 <= old < sc.n:
            self.here[old] &= ~bit
            if sc.objective[old] >= 0:
                self.settle_control(old)
        if where < sc.n:
            self.here[where] |= bit
            if sc.objective[where] >= 0:
                self.settle_control(where)

    def settle_control(self, h: int) -> None:
        """A victory hex is its last visitor's, nobody's while contested (COH-2.4(4))."""
        sc = self.sc
        marker = sc.objective[h]
        german = self.here[h] & sc.mask_of[0]
        soviet = self.here[h] & sc.mask_of[1]
        if german and soviet:
            self.control[marker] = -1
        elif german:
            self.control[marker] = 0
        elif soviet:
            self.control[marker] = 1

    def contested(self, h: int) -> bool:
        """Whether units of both sides are in the hex: close combat (COH-7.63)."""
        here = self.here[h]
        return here & self.sc.mask_of[0] != 0 and here & self.sc.mask_of[1] != 0


def blank(sc: CohScenario, seed: bytes = b"") -> CohState:
    """A State with every column at its default."""
    s = CohState(sc, seed)
    cards = len(sc.card_names)
    s.place = [-1] * sc.units
    s.facing = [0] * sc.units
    s.status = [0] * sc.units
    s.hit = [0] * sc.units
    s.hit_may = [1] * sc.units
    s.dug = [0] * sc.units
    s.plot = [-1] * sc.units
    s.inside = [-1] * sc.units
    s.carrier = [-1] * sc.units
    s.came_from = [-1] * sc.units
    s.bogged = [0] * sc.units
    s.exposed = [0] * sc.units
    s.experience = [0] * sc.units
    s.close_call = [0] * sc.units
    s.oba_plot = [-1] * len(sc.oba_names)
    s.oba_due = [-1] * len(sc.oba_names)
    s.oba_fired = [0] * len(sc.oba_names)
    s.vp = [0, 0]
    s.cap = [0, 0]
    s.ap = [0, 0]
    s.active = [0, 0]
    s.lost = [0, 0]
    s.hand = [0] * (2 * cards)
    s.hand_size = [0, 0]
    s.deck = [0] * cards
    s.weapon = [0] * (2 * cards)
    s.pool = [0] * len(sc.hit_names)
    s.fort = [0] * len(sc.fort_names)
    s.control = [-1] * len(sc.objective_hex)
    s.here = [0] * sc.n
    s.round = 0
    s.initiative = -1
    s.turn = -1
    s.passes = 0
    s.double = 0
    return s


def derive(s: CohState) -> None:
    """Computes the derived columns afresh."""
    s.here = [0] * s.sc.n
    for u in range(s.sc.units):
        if 0 <= s.place[u] < s.sc.n:
            s.here[s.place[u]] |= 1 << u
