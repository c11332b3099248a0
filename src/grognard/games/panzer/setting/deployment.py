"""PZR-2.0, R-45: setting up, zone by zone in the open, in the order of sides that the scenario names."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.panzer.box.board_files import HALF_TURN
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.ground.works import may_lie
from grognard.games.panzer.movement.entrench import add_trench

from .. import events
from ..frames import PanzerFrame
from ..refusals import (
    ALREADY_PLACED,
    LEGAL,
    NOT_A_HEX,
    NOT_YOURS,
    SEQUENCE,
    ZONE_BARRED,
    ZONE_ENEMY,
    ZONE_OUTSIDE,
    ZONE_WORKS,
)
from ..scenario import (
    ENTRENCHED,
    FULL_COVER,
    HULL_DOWN,
    IMPROVED_POSITION,
    MODES,
    PARTIAL_HULL_DOWN,
)
from ..state import HULL_DOWN as HULL
from ..state import HULL_PARTIAL, IMPROVED, IN_POSITION, IN_TRENCH, PanzerState, with_cell
from ..verbs import DONE, FACE, PLACE, TAKE

AT_UNIT: Final = 0
AT_HEX: Final = 1
AT_FACING: Final = 2


def place_refusal(s: PanzerState, zone: int, u: int, h: int) -> int:
    """Why a unit may not be set up in a hex of its zone."""
    if not 0 <= h < s.sc.n:
        return NOT_A_HEX
    if h not in s.sc.zone_hexes[zone]:
        return ZONE_OUTSIDE
    return room_refusal(s, u, h)


def room_refusal(s: PanzerState, u: int, h: int) -> int:
    """The same for a hex that is known to be in the zone."""
    sc = s.sc
    if sc.barred[h] or not sc.land.opens(mode_name(s, u))[h]:
        return ZONE_BARRED
    if s.enemies_in(h, sc.side[u]):
        return ZONE_ENEMY
    dug = sc.start_position[u] in (IMPROVED_POSITION, ENTRENCHED)
    if dug and (not may_lie(sc.land.terrain[h]) or works_taken(s, u, h)):
        return ZONE_WORKS
    return LEGAL


def works_taken(s: PanzerState, u: int, h: int) -> bool:
    """PZR-6.1.4.3.7: one improved position in a hex; every entrenched unit has an entrenchment of its own."""
    return s.sc.start_position[u] == IMPROVED_POSITION and s.works[h] & IMPROVED != 0


def rooms(s: PanzerState, zone: int, u: int) -> list[int]:
    """The hexes of a zone in which a unit may be set up: those without a `room_refusal`."""
    sc = s.sc
    if sc.start_position[u] in (IMPROVED_POSITION, ENTRENCHED):
        return [h for h in sc.zone_hexes[zone] if room_refusal(s, u, h) == LEGAL]
    opens = sc.land.opens(mode_name(s, u))
    enemies = sc.mask_of[1 - sc.side[u]]
    return [h for h in sc.zone_hexes[zone] if opens[h] and not sc.barred[h] and not s.here[h] & enemies]


def mode_name(s: PanzerState, u: int) -> str:
    """How the terrain table calls the movement of a unit."""
    return "towed" if s.sc.gun[u] >= 0 and s.sc.mode[u] == MODES.index("L") else MODES[s.sc.mode[u]]


def proposal(s: PanzerState, zone: int, number: int, of: int, u: int) -> int:
    """Where the n-th of so many units goes that its owner leaves to the machine: spread over the zone."""
    free = rooms(s, zone, u)
    return free[(2 * number + 1) * len(free) // (2 * of)]


def set_down(s: PanzerState, u: int, h: int, facing: int) -> None:
    """A unit stands in its hex, in the position that the scenario gives it, with whom it carries."""
    sc = s.sc
    s.facing[u] = facing
    s.put(u, h)
    if sc.kind[u] != VEHICLE:
        s.dump = with_cell(s.dump, u, h)  # its ammunition lies here (5.16.2.4)
    position = sc.start_position[u]
    if position == IMPROVED_POSITION:
        s.works = with_cell(s.works, h, s.works[h] | IMPROVED)
        s.works_facing = with_cell(s.works_facing, h, facing)
        s.post = with_cell(s.post, u, IN_POSITION)
    elif position == ENTRENCHED:
        add_trench(s, h)
        s.post = with_cell(s.post, u, IN_TRENCH)
    elif position == FULL_COVER:
        s.cover = with_cell(s.cover, u, 1)
    elif position in (HULL_DOWN, PARTIAL_HULL_DOWN):
        s.hull = with_cell(s.hull, u, HULL if position == HULL_DOWN else HULL_PARTIAL)
        s.hull_open = with_cell(s.hull_open, u, (facing + HALF_TURN) % 6)
    s.tell(events.DEPLOYED, u, h, facing)
    for rider in range(sc.units):
        if sc.start_carrier[rider] == u:
            s.facing[rider] = facing
            s.mount(rider, u)


class Deploy(PanzerFrame):
    """One side sets up its units of a zone, each once: unit, hex, facing. `done` spreads the rest."""

    NAME = "Deploy"
    STEPS = ("unit", "hex", "facing")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("zone", SCALAR, NUMBER),
        Column("left", SCALAR, UNITS),
        Column("unit", SCALAR, UNIT, -1),
        Column("hex", SCALAR, HEX, -1),
    )

    def __init__(self, player: int = -1, zone: int = 0, left: int = 0) -> None:
        super().__init__()
        self.player = player
        self.zone = zone
        self.left = left
        self.unit = -1
        self.hex = -1

    def run(self, s: State) -> None:
        if self.left:
            s.ask(self.player)
        else:
            s.pop()

    def several(self, s: State) -> bool:
        return True

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.step == AT_HEX:
            return [Option(PLACE, h) for h in rooms(s, self.zone, self.unit)]
        if self.step == AT_FACING:
            start = s.sc.start_facing[self.unit]
            return [Option(FACE, (start + turn) % 6) for turn in range(6)]
        return [Option(DONE), *(Option(TAKE, u) for u in bit_list(self.left))]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step == AT_HEX:
            return place_refusal(s, self.zone, self.unit, o.a) if o.verb == PLACE else SEQUENCE
        if self.step == AT_FACING:
            return LEGAL if o.verb == FACE and 0 <= o.a < 6 else SEQUENCE
        if o.verb == DONE:
            return LEGAL
        if o.verb != TAKE:
            return SEQUENCE
        if not 0 <= o.a < s.sc.units or s.sc.side[o.a] != self.player:
            return NOT_YOURS
        return LEGAL if self.left >> o.a & 1 else ALREADY_PLACED

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            units = bit_list(self.left)
            for number, u in enumerate(units):
                set_down(s, u, proposal(s, self.zone, number, len(units), u), s.sc.start_facing[u])
            self.left = 0
        elif o.verb == TAKE:
            self.unit = o.a
            self.step = AT_HEX
        elif o.verb == PLACE:
            self.hex = o.a
            self.step = AT_FACING
        else:
            set_down(s, self.unit, self.hex, o.a)
            self.left &= ~(1 << self.unit)
            self.unit = self.hex = -1
            self.step = AT_UNIT


def next_deployment(s: PanzerState, number: int) -> Deploy | None:
    """The n-th deployment: by side as the scenario says, then zone by zone; riders go with their carrier."""
    sc = s.sc
    for side in sc.set_up:
        for zone in range(len(sc.zone_names)):
            own = [u for u in sc.zone_units[zone] if sc.start_carrier[u] < 0]
            if sc.zone_side[zone] == side and sc.zone_turn[zone] == 0 and own:
                if number == 0:
                    return Deploy(side, zone, sum(1 << u for u in own))
                number -= 1
    return None
