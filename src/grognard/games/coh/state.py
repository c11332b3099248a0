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
        Column("plot_fort", UNIT, ROW, -1, seen=SEEN_OWNER),  # ... and in which fortification
        Column("inside", UNIT, ROW, -1),  # the fortification it occupies (COH-18.2)
        Column("carrier", UNIT, UNIT, -1),  # the vehicle it rides on or is towed by (COH-17.0)
        Column("came_from", UNIT, HEX, -1),  # where it entered its hex from, until its owner's next turn
        # the close combat that it left in this turn, whose closed exits it still may not use (COH-7.63(10))
        Column("fled", UNIT, HEX, -1, replaced=True, since="limits"),
        Column("bogged", UNIT, NUMBER),  # immobilised by terrain (COH-14.1)
        Column("exposed", UNIT, NUMBER),  # moved incautiously into the open (COH-5.01)
        Column("tried", UNIT, NUMBER, replaced=True, since="meetings"),  # wire for CAP (COH-18.4, G-64)
        Column("used", UNIT, BITS, replaced=True),  # veteran cards it has used (COH-8.3, `veterans`)
        Column("oba_plot", GROUP, HEX, -1, seen=SEEN_OWNER),  # strikes next round (COH-12.3)
        Column("oba_due", GROUP, HEX, -1, seen=SEEN_OWNER),  # strikes in this round
        Column("oba_fired", GROUP, NUMBER),
        Column("oba_screen", GROUP, NUMBER, seen=SEEN_OWNER),  # the plot is for smoke (COH-13.1)
        Column("oba_screen_due", GROUP, NUMBER, seen=SEEN_OWNER),  # ... and what falls due
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
        Column("fort", ROW, NUMBER),  # per fortification, wire or mine counter: openly on the map
        Column("fort_at", ROW, HEX, -1),  # ... and where
        Column("mine_army", ROW, PLAYER, -1),  # whose mine in play it is; -1: in the box (COH-18.5)
        Column("mine_plot", ROW, HEX, -1, seen=SEEN_OWNER),  # where a hidden mine lies
        Column("control", ROW, PLAYER, -1),  # per victory hex (COH-2.4(4))
        Column("round", SCALAR, NUMBER),
        Column("initiative", SCALAR, PLAYER, -1),
        Column("turn", SCALAR, PLAYER, -1),
        Column("passes", SCALAR, NUMBER),
        Column("double", SCALAR, NUMBER),  # Double Action: 1 announced, 2 in its second action (COH-C.10)
        # what the AP pool went into, and for what it is (COH-C.V01, `veterans`)
        Column("march", PLAYER, NUMBER, replaced=True),
        Column("iron", SCALAR, UNIT, -1),  # the unit whose hit counter does not count (COH-C.V11)
        Column("goal", PLAYER, NUMBER, -1, seen=SEEN_OWNER),  # secret objective drawn (COH-C.B2)
        Column("event", SCALAR, NUMBER),  # the Firefight Event has happened (COH-C.B3)
        Column("smoke_new", HEX, NUMBER, replaced=True),  # smoke counters of round 1 (COH-13.0)
        Column("smoke_old", HEX, NUMBER, replaced=True),  # ... of round 2
        Column("over", UNIT, HEX, -1, replaced=True),  # the hex an aircraft flies over (COH-20.0)
        Column("altitude", UNIT, NUMBER, replaced=True),  # altitude counters (COH-20.1)
        Column("damaged", UNIT, NUMBER, replaced=True),  # an aircraft hit once (COH-20.0(11))
        Column("departing", UNIT, NUMBER, replaced=True),  # it has used a free exit action (COH-20.0(8))
        Column("bombs", ROW, NUMBER, replaced=True),  # bombs left: unit * kinds + kind (COH-20.4)
        Column("smoky", SCALAR, NUMBER, derived=True),  # how many hexes have smoke
        Column("marker", HEX, NUMBER, replaced=True),  # solitaire: 1 + the army it is marked for (COH-21.2)
        Column("dummies", PLAYER, NUMBER, replaced=True),  # ... and dummies in its cup
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
    plot_fort: list[int]
    inside: list[int]
    carrier: list[int]
    came_from: list[int]
    fled: list[int]  # replaced, never changed in place: States share it
    bogged: list[int]
    exposed: list[int]
    tried: list[int]  # replaced, never changed in place: States share it
    used: list[int]  # replaced, never changed in place: States share it
    march: list[int]  # likewise
    goal: list[int]
    iron: int
    event: int
    oba_plot: list[int]
    oba_due: list[int]
    oba_fired: list[int]
    oba_screen: list[int]
    oba_screen_due: list[int]
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
    fort_at: list[int]
    mine_army: list[int]
    mine_plot: list[int]
    control: list[int]
    smoke_new: list[int]  # replaced, never changed in place: States share it
    smoke_old: list[int]
    over: list[int]  # this and the next four: replaced, never changed in place
    altitude: list[int]
    damaged: list[int]
    departing: list[int]
    bombs: list[int]
    smoky: int
    marker: list[int]  # replaced, never changed in place
    dummies: list[int]
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
        s.plot_fort = self.plot_fort.copy()
        s.inside = self.inside.copy()
        s.carrier = self.carrier.copy()
        s.came_from = self.came_from.copy()
        s.fled = self.fled
        s.bogged = self.bogged.copy()
        s.exposed = self.exposed.copy()
        s.tried = self.tried
        s.used = self.used
        s.march = self.march
        s.goal = self.goal.copy()
        s.iron = self.iron
        s.event = self.event
        s.oba_plot = self.oba_plot.copy()
        s.oba_due = self.oba_due.copy()
        s.oba_fired = self.oba_fired.copy()
        s.oba_screen = self.oba_screen.copy()
        s.oba_screen_due = self.oba_screen_due.copy()
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
        s.fort_at = self.fort_at.copy()
        s.mine_army = self.mine_army.copy()
        s.mine_plot = self.mine_plot.copy()
        s.control = self.control.copy()
        s.smoke_new = self.smoke_new
        s.smoke_old = self.smoke_old
        s.over = self.over
        s.altitude = self.altitude
        s.damaged = self.damaged
        s.departing = self.departing
        s.bombs = self.bombs
        s.smoky = self.smoky
        s.marker = self.marker
        s.dummies = self.dummies
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
        present = german | soviet
        if german and soviet:
            self.control[marker] = -1
        elif present:
            holder = self.control[marker]
            side = 0 if german else 1
            if holder < 0 or sc.side_of[holder] != side:  # partners do not take it from each other
                self.control[marker] = sc.army[present.bit_length() - 1]

    def counter(self, u: int) -> int:
        """The hit counter whose effects count, except on movement: none while Iron Will lasts (COH-C.V11)."""
        return 0 if u == self.iron else self.hit[u]

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
    s.plot_fort = [-1] * sc.units
    s.inside = [-1] * sc.units
    s.carrier = [-1] * sc.units
    s.came_from = [-1] * sc.units
    s.fled = [-1] * sc.units
    s.bogged = [0] * sc.units
    s.exposed = [0] * sc.units
    s.tried = [0] * sc.units
    s.used = [0] * sc.units
    s.march = [0] * sc.armies
    s.goal = [-1] * sc.armies
    s.iron = -1
    s.event = 0
    s.oba_plot = [-1] * len(sc.oba_names)
    s.oba_due = [-1] * len(sc.oba_names)
    s.oba_fired = [0] * len(sc.oba_names)
    s.oba_screen = [0] * len(sc.oba_names)
    s.oba_screen_due = [0] * len(sc.oba_names)
    s.vp = [0] * sc.armies
    s.cap = [0] * sc.armies
    s.ap = [0] * sc.armies
    s.active = [0] * sc.armies
    s.lost = [0] * sc.armies
    s.hand = [0] * (sc.armies * cards)
    s.hand_size = [0] * sc.armies
    s.deck = [0] * cards
    s.weapon = [0] * (sc.armies * cards)
    s.pool = [0] * len(sc.hit_names)
    s.fort = [0] * len(sc.fort_names)
    s.fort_at = [-1] * len(sc.fort_names)
    s.mine_army = [-1] * len(sc.fort_names)
    s.mine_plot = [-1] * len(sc.fort_names)
    s.control = [-1] * len(sc.objective_hex)
    s.smoke_new = [0] * sc.n
    s.smoke_old = [0] * sc.n
    s.over = [-1] * sc.units
    s.altitude = [0] * sc.units
    s.damaged = [0] * sc.units
    s.departing = [0] * sc.units
    s.bombs = [0] * (sc.units * len(sc.bomb_names)) if sc.air else []
    s.smoky = 0
    s.marker = [0] * sc.n
    s.dummies = [0] * sc.armies
    s.here = [0] * sc.n
    s.round = 0
    s.initiative = -1
    s.turn = -1
    s.passes = 0
    s.double = 0
    return s


def derive(s: CohState) -> None:
    """Computes the derived columns afresh."""
    s.smoky = sum(1 for new, old in zip(s.smoke_new, s.smoke_old, strict=True) if new or old)
    s.here = [0] * s.sc.n
    for u in range(s.sc.units):
        if 0 <= s.place[u] < s.sc.n:
            s.here[s.place[u]] |= 1 << u
