"""Chapters 5.6, 17.4: railways: where trains can go, and the rail network."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.ints import Ints, filled
from grognard.core.kernel.kinds import PLAYER, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.kinds import FIRED, GOOD, MARCH, MECHANISED, MOVED, REFITTED, SHATTERED
from grognard.games.zocbond.refusals import HAS_MOVED, LEGAL, MADE_SHATTER, NOT_ON_MAP, NOT_YOURS, SEQUENCE
from grognard.games.zocbond.verbs import HALT, TO
from grognard.games.zocbond.zoc import bare_zoc, in_zoc

from .. import city_battles, entering, events
from ..campaign import maskirovka
from ..kinds import AT_HAND, DUMP, RESERVE, TRAIN
from ..movement import army_done, first_turn, waits
from ..options import plans, reserves
from ..options.contested import is_contested
from ..refusals import (
    CUT_OFF,
    FIRST_CAUCASUS,
    RAIL_ARMY,
    RAIL_BOX,
    RAIL_CROWD,
    RAIL_END,
    RAIL_FERRY,
    RAIL_FROM_MAP,
    RAIL_FULL,
    RAIL_LADEN,
    RAIL_ORDER,
    RAIL_START,
    REFITTING,
    RESERVED,
    SMALL_TURN_MOVE,
    STOCK_LIMIT,
    STOCK_READY,
)
from ..scenario import (
    AXIS,
    COMMANDER,
    FULL,
    PRELIMINARY_TURN,
    SOVIET,
    SOVIET_MOVEMENT,
    STOCK,
    StalingradScenario,
)
from ..state import StalingradState
from ..supply import sources
from ..supply_points import is_full
from ..units import is_combat_unit, is_cut_off
from ..zones import areas_of
from .rail_map import RailMap, RailNet

NOT_REACHED: Final = -1
BY_LAND: Final = 0
BY_FERRY: Final = 1  # only over the ferry of Vladimirovka (S42-5.5.7)


# -- where railways lead ----------------------------------------------------------------------------------


def serves(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether a railway in a hex is a player's: of his gauge, no enemy unit in it (S42-17.1, 5.6.3)."""
    if not s.sc.rail_hex[h] or s.occupant[h] == 1 - player or is_contested(s, h):
        return False
    return s.gauge[h] != 0 if player == AXIS else True


def passes(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether trains can be in a hex: no EZOC, whoever is there; no railhead of the enemy (S42-5.6.3)."""
    if not serves(s, h, player) or in_zoc(s, h, 1 - player):
        return False
    return player == AXIS or h not in s.railhead


def connects(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether the rail network goes through a hex: own units cancel EZOC in it (S42-17.4)."""
    return serves(s, h, player) and not bare_zoc(s, h, 1 - player)


def beside(s: StalingradState, h: int) -> list[int]:
    """The hexes next to a hex by a railway that can be used this turn (S42-17.5)."""
    sc = s.sc
    return [sc.neighbour[6 * h + d] for d in sc.rail_directions[h] if sc.rail_opens[6 * h + d] <= s.turn]


def is_open(s: StalingradState, h: i64) -> bool:
    """Whether a railway in a hex can be used this turn (S42-17.5)."""
    return s.sc.gate_rail[h] != 0 or len(beside(s, h)) > 0 or over_ferry(s, h) >= 0


def over_ferry(s: StalingradState, h: i64) -> i64:
    """The other bank, if a hex is one end of the ferry of Vladimirovka; -1 (S42-5.5.7)."""
    ferry = s.sc.rail_ferry
    if not ferry or h not in ferry:
        return -1
    return ferry[1] if h == ferry[0] else ferry[0]


def ways_in(sc: StalingradScenario, area: int) -> list[int]:
    """The areas from which trains that start in one can come onto the map (S42-C1.2)."""
    return sc.joined_areas if area in sc.joined_areas else [area]


class Lines:
    """How a train of a player gets to each place from where it starts; areas are ends of the line."""

    def __init__(self, s: StalingradState, player: int, start: int) -> None:
        sc = s.sc
        self.map = rail_map(s, player)
        first = [start]
        if start >= sc.n:
            first = [h for area in ways_in(sc, start) for h in sc.gates[area - sc.size] if sc.gate_rail[h]]
        self.by_land = self.pieces(first)
        self.by_ferry: list[int] = []
        if player == SOVIET and s.ferried < sc.figures["rail.ferry_units"]:
            banks = [h for h in sc.rail_ferry if self.map.piece[h] in self.by_land]
            self.by_ferry = self.pieces([over_ferry(s, h) for h in banks])

    def pieces(self, hexes: list[int]) -> list[int]:
        """The pieces of railway that some hexes are part of."""
        numbers = [self.map.piece[h] for h in hexes]
        return [number for number in numbers if number >= 0]

    def how(self, place: int) -> int:
        """Whether a train can get to a place, and whether only over the ferry."""
        if self.leads_to(self.by_land, place):
            return BY_LAND
        return BY_FERRY if self.leads_to(self.by_ferry, place) else NOT_REACHED

    def leads_to(self, pieces: list[int], place: i64) -> bool:
        railways = self.map
        if railways.piece[place] >= 0:
            return railways.piece[place] in pieces
        return any(place in railways.areas[number] for number in pieces)


def rail_net(s: StalingradState, player: int) -> RailNet:
    """The rail network of a player now."""
    ends = sources(s, player)
    for kept in s.rail_nets:
        if kept.answers(player, s.turn, ends):
            return kept
    net = RailNet(player, s.turn, ends, joined(s, player, ends))
    s.rail_nets = [net, *[kept for kept in s.rail_nets if kept.player != player]]
    return net


def network(s: StalingradState, player: int) -> Ints:
    """Per hex 1 where the rail network of a player is (S42-17.4)."""
    return rail_net(s, player).hexes


def near_network(s: StalingradState, player: int, hexes: int) -> Ints:
    """Per hex 1 where the rail network of a player is not farther than so many hexes."""
    net = rail_net(s, player)
    if hexes not in net.near:
        net.near[hexes] = widened(s, net.hexes, hexes)
    return net.near[hexes]


def widened(s: StalingradState, net: Ints, hexes: int) -> Ints:
    """The hexes within so many of some hexes."""
    sc = s.sc
    wider = net[:]
    edge = [h for h in range(sc.n) if net[h]]
    for _ in range(hexes):
        beyond: list[int] = []
        for h in edge:
            for side in range(6 * h, 6 * h + 6):
                to = sc.neighbour[side]
                if 0 <= to < sc.n and not wider[to]:
                    wider[to] = 1
                    beyond.append(to)
        edge = beyond
    return wider


def joined(s: StalingradState, player: i64, ends: list[int]) -> Ints:
    """Per hex 1 from where railways lead to one of some sources through hexes of the network."""
    sc = s.sc
    linked = filled(sc.n, 0)
    queue: list[int] = []
    for source in ends:
        for h in [source] if source < sc.n else sc.gates[source - sc.size]:
            joined = is_open(s, h) if source < sc.n else sc.gate_rail[h] != 0
            if joined and not linked[h] and connects(s, h, player):
                linked[h] = 1
                queue.append(h)
    while queue:
        h = queue.pop()
        for d in sc.rail_directions[h]:
            side = 6 * h + d
            to = sc.neighbour[side]
            if not linked[to] and sc.rail_opens[side] <= s.turn and connects(s, to, player):
                linked[to] = 1
                queue.append(to)
        bank = over_ferry(s, h) if player == SOVIET else -1
        if bank >= 0 and not linked[bank] and connects(s, bank, player):
            linked[bank] = 1
            queue.append(bank)
    return linked


# -- rail movement (S42-5.6.1) ------------------------------------------------------------------------------


def start_refusal(s: StalingradState, player: i64, u: i64) -> i64:
    """0 or why a unit cannot be loaded now."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if not 0 <= s.place[u] < sc.box:
        return NOT_ON_MAP
    if s.marks[u] & MOVED:
        return HAS_MOVED
    refusal = condition(s, u) or room(s, u)
    if refusal:
        return refusal
    if maskirovka.is_box(sc, s.began[u]):
        return RAIL_BOX
    if s.place[u] < sc.n and not passes(s, s.place[u], player):
        return RAIL_START
    return LEGAL


def condition(s: StalingradState, u: i64) -> i64:
    """0 or what about a unit or this turn forbids it trains (S42-5.6.3, 13.2.1, 21.4, 33.2.3, C1.2, C2.4)."""
    sc = s.sc
    if s.turn_kind != FULL:
        return FIRST_CAUCASUS if s.turn_kind == PRELIMINARY_TURN else SMALL_TURN_MOVE
    if s.order[u] != GOOD:
        return RAIL_ORDER
    if sc.traits[u] & MECHANISED and is_cut_off(s, u):  # it moves tactically only (S42-16.4)
        return CUT_OFF
    if s.marks[u] & SHATTERED:
        return MADE_SHATTER
    if s.marks[u] & RESERVE:
        return RESERVED
    if s.marks[u] & REFITTED:
        return REFITTING
    if s.marks[u] & AT_HAND:
        return STOCK_READY
    if sc.kind[u] & STOCK and s.place[u] >= sc.n and not s.marks[u] & DUMP and is_full(s, sc.owner[u]):
        return STOCK_LIMIT
    if s.turn == sc.first_turn and sc.owner[u] == sc.tactical_player and is_combat_unit(s, u):
        if sc.opening != SOVIET_MOVEMENT:
            return first_turn(s)
    return (RAIL_LADEN if maskirovka.inside(s, u) else waits(s, u)) or army_done(s, u)


def room(s: StalingradState, u: i64) -> i64:
    """0 or why there is no train left: four, one of them for a unit on the map (S42-5.6.2)."""
    if s.sc.kind[u] & COMMANDER:
        return LEGAL
    if s.railed >= s.sc.figures["rail.units"]:
        return RAIL_FULL
    if s.place[u] < s.sc.n and s.railed_from_map >= s.sc.figures["rail.units_from_map"]:
        return RAIL_FROM_MAP
    group = s.sc.comes_with[u]
    if group >= 0 and s.place[u] >= s.sc.n and s.came_by_rail >> group & 1:
        return RAIL_ARMY
    return LEGAL


def end_refusal(s: StalingradState, u: int, lines: Lines, place: int) -> int:
    """0 or why a train cannot bring a unit to a place."""
    if place == s.place[u] or not (0 <= place < s.sc.n or s.sc.is_area(place)):
        return RAIL_END
    if lines.how(place) == NOT_REACHED:
        return RAIL_FERRY if s.ferried and place < s.sc.n and s.sc.rail_hex[place] else RAIL_END
    if place < s.sc.n and is_combat_unit(s, u) and has_train(s, place):
        return RAIL_CROWD
    return LEGAL


def ends(s: StalingradState, u: int) -> list[int]:
    """The places to which a unit can go by rail."""
    lines = Lines(s, s.sc.owner[u], s.place[u])
    places = [*s.sc.rail_hexes, *range(s.sc.size, s.sc.box)]
    return [place for place in places if end_refusal(s, u, lines, place) == LEGAL]


def refusal(s: StalingradState, player: int, u: int) -> int:
    """0 or why a unit cannot go by rail now."""
    answer = start_refusal(s, player, u)
    return answer or (LEGAL if ends(s, u) else RAIL_START)


def rail_map(s: StalingradState, player: int) -> RailMap:
    """Where a player's trains can go now."""
    sc = s.sc
    own = areas_of(s, player)
    for kept in s.rail_maps:
        if kept.answers(player, s.turn, s.railhead, own):
            return kept
    railways = RailMap(player, s.turn, s.railhead, own, sc.box)
    free = filled(sc.n, 0)  # as `passes` has it
    zoc = (1 - player) * sc.n
    for h in sc.rail_hexes:
        free[h] = 1 if s.grip[zoc + h] == 0 and serves(s, h, player) else 0
    if player == SOVIET:
        for h in s.railhead:
            if h >= 0:
                free[h] = 0
    for h in sc.rail_hexes:
        if free[h] and railways.piece[h] < 0:
            follow(s, railways, h, free)
    s.rail_maps = [railways, *[kept for kept in s.rail_maps if kept.player != player]]
    return railways


def follow(s: StalingradState, railways: RailMap, first: int, free: Ints) -> None:
    """The piece of railway that a hex is part of; `free`: per hex 1 where trains can be."""
    sc = s.sc
    piece = railways.piece
    number = len(railways.ends)
    opens = sc.rail_opens
    piece[first] = number
    queue = [first]
    areas: list[int] = []
    for h in queue:
        if sc.gate_rail[h]:
            area: int = sc.gate_of[h]
            if area >= 0 and area not in areas and area in railways.own:
                areas.append(area)
        for d in sc.rail_directions[h]:
            side = 6 * h + d
            to = sc.neighbour[side]
            if free[to] and piece[to] < 0 and opens[side] <= s.turn:
                piece[to] = number
                queue.append(to)
    railways.ends.append(len(queue) + len(areas))
    railways.areas.append(areas)


class Yards:
    """The pieces of a player's railways on which trains can go, and how many ends each of them has."""

    def __init__(self, s: StalingradState, player: int) -> None:
        sc = s.sc
        railways = rail_map(s, player)
        self.s = s
        self.piece = railways.piece
        self.areas = railways.areas
        self.ends = railways.ends
        self.crowded = self.crowds()  # per piece: hexes of it in which a combat unit is on a train
        if player == SOVIET and sc.rail_ferry and s.ferried < sc.figures["rail.ferry_units"]:
            self.join(self.piece[sc.rail_ferry[0]], self.piece[sc.rail_ferry[1]])

    def crowds(self) -> list[int]:
        s = self.s
        counts = [0] * len(self.ends)
        seen: list[int] = []
        marks = s.marks
        for player in (AXIS, SOVIET):
            for u in s.on_map(player):
                if marks[u] & TRAIN:
                    h: int = s.place[u]
                    if h < s.sc.n and self.piece[h] >= 0 and h not in seen and is_combat_unit(s, u):
                        counts[self.piece[h]] += 1
                        seen.append(h)
        return counts

    def join(self, a: int, b: int) -> None:
        """The ferry makes one of two pieces."""
        if a >= 0 and b >= 0 and a != b:
            both = sorted({*self.areas[a], *self.areas[b]})
            hexes = self.ends[a] - len(self.areas[a]) + self.ends[b] - len(self.areas[b])
            crowded = self.crowded[a] + self.crowded[b]
            self.areas = self.areas.copy()
            self.ends = self.ends.copy()
            for piece in (a, b):
                self.ends[piece] = hexes + len(both)
                self.crowded[piece] = crowded
                self.areas[piece] = both

    def leads_anywhere(self, u: i64) -> bool:
        """Whether a unit that can be loaded where it is has somewhere to go."""
        s = self.s
        here = s.place[u]
        combat = is_combat_unit(s, u)
        if here < s.sc.n:
            return self.open_ends(self.piece[here], combat) > (0 if combat and has_train(s, here) else 1)
        starts = ways_in(s.sc, here)
        for piece, areas in enumerate(self.areas):
            if any(area in starts for area in areas):
                if self.open_ends(piece, combat) > (1 if here in areas else 0):
                    return True
        return False

    def open_ends(self, piece: i64, combat: bool) -> i64:
        return self.ends[piece] - (self.crowded[piece] if combat else 0)


def has_train(s: StalingradState, h: i64) -> bool:
    """Whether a combat unit in a hex has come there by rail."""
    u = s.first[h]
    while u >= 0:
        if s.marks[u] & TRAIN and is_combat_unit(s, u):
            return True
        u = s.under[u]
    return False


def passengers(s: StalingradState, player: int) -> list[int]:
    """The units that can go by rail now."""
    ready = waiting(s, player)
    if not ready:
        return ready
    yards = Yards(s, player)
    units: list[int] = []
    for u in ready:
        h = s.place[u]
        if (h >= s.sc.n or yards.piece[h] >= 0) and start_refusal(s, player, u) == LEGAL:
            if yards.leads_anywhere(u):
                units.append(u)
    return units


def waiting(s: StalingradState, player: i64) -> list[int]:
    """The units that might go by rail: a quick look at where they are, and whether there is a train left."""
    sc = s.sc
    full = s.railed >= sc.figures["rail.units"]
    full_on_map = full or s.railed_from_map >= sc.figures["rail.units_from_map"]
    place = s.place
    marks = s.marks
    order = s.order
    rail_hex = sc.rail_hex
    n = sc.n
    units: list[int] = []
    for u in s.on_map(player):
        h = place[u]
        on_map = h < n
        if (not on_map or rail_hex[h]) and not marks[u] & MOVED and order[u] == GOOD:
            if not (full_on_map if on_map else full) or sc.kind[u] & COMMANDER:
                units.append(u)
    return units


AT_CHOOSE: Final = 0
AT_END: Final = 1


class RailMove(OpenEnded):
    """A unit has been loaded; where does it go (S42-5.6.1)?"""

    NAME = "RailMove"
    STEPS = ("choose", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("unit", SCALAR, UNIT, -1))

    def __init__(self, player: int = -1, unit: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = unit

    def run(self, s: State) -> None:
        if self.step == AT_CHOOSE:
            s.ask(self.player)
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        return [*(Option(TO, place) for place in ends(s, self.unit)), Option(HALT)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if self.step != AT_CHOOSE:
            return SEQUENCE
        if o.verb == TO:
            lines = Lines(s, self.player, s.place[self.unit])
            return end_refusal(s, self.unit, lines, o.a)
        return LEGAL if o.verb == HALT else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        self.step = AT_END
        if o.verb == TO:
            travel(s, self.unit, o.a)
        s.set_mark(self.unit, MOVED)


def path_back(came: dict[int, int], at: int) -> list[int]:
    """The hexes of a search from where it came back to where it began, which came from -1."""
    path: list[int] = []
    while at >= 0:
        path.append(at)
        at = came[at]
    return path


def way(s: StalingradState, u: int, place: int, by_ferry: bool) -> list[int]:
    """The hexes of the shortest way of a train to a place, in order, without the one it starts from.

    Ruling R-84.
    """
    sc = s.sc
    piece = rail_map(s, sc.owner[u]).piece
    here = s.place[u]
    queue = [here]
    if here >= sc.n:
        gates = [h for area in ways_in(sc, here) for h in sc.gates[area - sc.size]]
        queue = [h for h in gates if sc.gate_rail[h] and piece[h] >= 0]
    came = dict.fromkeys(queue, -1)
    for at in queue:
        if at == place or (place >= sc.n and sc.gate_of[at] == place and sc.gate_rail[at]):
            hexes = path_back(came, at)[::-1]
            return hexes[1:] if here < sc.n else hexes
        onward = beside(s, at)
        if by_ferry and over_ferry(s, at) >= 0:
            onward.append(over_ferry(s, at))
        for to in onward:
            if piece[to] >= 0 and to not in came:
                came[to] = at
                queue.append(to)
    return []


def run_through(s: StalingradState, u: int, hexes: list[int]) -> None:
    """A train passes every hex of its way: cities, forts, who wakes (S42-16.3.4, 9.7.5, 20.4, 20.6)."""
    for h in hexes:
        here = s.place[u]
        s.put(u, h)
        if here < s.sc.n:
            s.sc.movement_phase_rules.crossed(s, 1 << u, here, h)
        entering.entered(s, 1 << u, h)


def travel(s: StalingradState, u: int, place: int) -> None:
    """A unit goes by rail; a commander is spent by it, all others are on a train (S42-5.6.1, 28.1.5).

    It has gone as far as from here to there on the map (S42-25.2.1, 26.2).
    """
    sc = s.sc
    here = s.place[u]
    by_ferry = Lines(s, sc.owner[u], here).how(place) == BY_FERRY
    hexes = way(s, u, place, by_ferry)
    if by_ferry:
        s.ferried += 1
    if sc.kind[u] & COMMANDER:
        s.set_mark(u, FIRED)
    else:
        s.railed += 1
        if here < sc.n:
            s.railed_from_map += 1
        elif sc.comes_with[u] >= 0:
            s.came_by_rail |= 1 << sc.comes_with[u]
        s.set_mark(u, TRAIN)
    if sc.mask_row[u] >= 0:  # all are shown that nobody is in its box (S42-34.3.2)
        maskirovka.learn(s, u, ~maskirovka.filled(s))
    s.tell(events.BY_RAIL, u, place, here)
    run_through(s, u, hexes)
    s.put(u, place)
    far = sc.board.distance_between(here, place) if here < sc.n and place < sc.n else sc.n
    plans.end_move(s, u, far)
    if sc.kind[u] & COMMANDER:  # who is on a train is no reserve anyway
        reserves.end_move(s, u, MARCH, far)
    city_battles.lapse(s)  # it may have besieged a city (S42-11.6.2)
