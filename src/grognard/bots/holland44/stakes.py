"""What a game of Holland '44 is about: the conditions of victory as stakes."""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.stakes import POINT, STEP, Aim, Stakes
from grognard.games.holland44.box.dice_tables import (
    BEYOND,
    BEYOND_RIJN,
    BRIDGE,
    CAMPAIGN,
    CROSSING,
    EXIT,
    HOLD,
    LOSSES,
    Award,
)
from grognard.games.holland44.bridges import controls, ends
from grognard.games.holland44.kinds import BRIDGING
from grognard.games.holland44.scenario import (
    ALLIED,
    BLOWN,
    CITY,
    GERMAN,
    HIGHWAY,
    POLDER_WOODS,
    REPAIR,
    TOWN,
    WOODS,
)
from grognard.games.holland44.state import HollandState, bridge_stands
from grognard.games.holland44.supply import Lines
from grognard.games.holland44.units import cost_class
from grognard.games.holland44.victory import ground_unit
from grognard.games.zocbond.state import ZocState

CITY_COVER: Final = 220
TOWN_COVER: Final = 180
WOODS_COVER: Final = 130
ON_THE_MOVE: Final = 50  # the Allies want to take ground: what they bar to the enemy counts half
HIGHWAY_GAP: Final = 4 * POINT  # a blown bridge of the highway, to those who can mend it
GAP: Final = POINT
CORPS: Final = 12 * POINT  # what lies beyond the rivers, to a corps that comes from far away
STEPPING_STONE: Final = POINT // 2  # a bridge on the way, in the long games
ROADBLOCK: Final = POINT  # an enemy in the highway
BESIDE: Final = 3  # ... or beside it: the part of it that counts then
GREAT_BRIDGE: Final = 2 * POINT  # over the Waal and the Neder Rijn


class HollandStakes(Stakes):
    """Stakes with the supply lines and regions of Holland '44."""

    def __init__(self, s: HollandState) -> None:
        super().__init__(s)
        self.h = s
        self.lines: list[Lines | None] = [None, None]
        self.ground_only = False
        self.holding[ALLIED] = ON_THE_MOVE
        for h in range(s.sc.n):
            terrain = s.sc.terrain[h]
            if terrain == CITY:
                self.cover[h] = CITY_COVER
            elif terrain == TOWN:
                self.cover[h] = TOWN_COVER
            elif terrain in (WOODS, POLDER_WOODS):
                self.cover[h] = WOODS_COVER
        self.weigh()

    def weigh(self) -> None:
        """What is at stake as it stands now."""
        self.control = self.h.control[:]
        n = self.h.sc.n
        self.aims = []
        self.step = [STEP, STEP]
        self.prize = [0] * n
        self.beyond = [[0] * n, [0] * n]
        tables = self.h.sc.turn_tables
        if tables.victory == CAMPAIGN:
            self.campaign()
        elif tables.victory == CROSSING:
            self.go_beyond(ALLIED, tables.region, POINT, CORPS, True)
            self.bridges_on_the_way()
        else:
            for award in tables.awards:
                self.award(award)

    def renew(self, s: ZocState) -> None:
        assert isinstance(s, HollandState)
        self.s = s
        self.h = s
        if s.control != self.control:
            self.weigh()

    def counts_beyond(self, u: int) -> bool:
        return not self.ground_only or ground_unit(self.h, u)

    def supplied(self, u: int, place: int) -> bool:
        player = self.h.sc.owner[u]
        lines = self.lines[player]
        if lines is None:
            lines = Lines(self.h, player)
            self.lines[player] = lines
        return lines.reaches_from(u, place)

    def way_of(self, u: int) -> int:
        return cost_class(self.h, u)

    # -- scenarios of our own ----------------------------------------------------------------------------

    def award(self, award: Award) -> None:
        worth = award.points * POINT
        if award.kind == HOLD:
            for h in award.hexes:
                self.hold(h, worth)
        elif award.kind == BRIDGE:
            for bridge in award.bridges:
                self.bridge(bridge, award.player, worth)
        elif award.kind == BEYOND:
            self.go_beyond(award.player, award.region, worth, 3 * worth, award.ground_only)
        elif award.kind == EXIT:
            self.aims.append(Aim(self.h.sc.gates[award.area - self.h.sc.size], 2 * worth, 1 << award.player))
        elif award.kind == LOSSES:
            self.step[1 - award.player] += worth

    def hold(self, h: int, worth: int) -> None:
        """A hex whose control counts draws both the side without it and the one that keeps it."""
        row = self.h.sc.control_row[h]
        owner = self.h.control[row] if row >= 0 else -1
        self.prize[h] += worth
        for player in (ALLIED, GERMAN):
            self.aims.append(Aim([h], worth if player != owner else worth // 3, 1 << player))

    def bridge(self, bridge: int, player: int, worth: int) -> None:
        """A bridge that counts for a side: both its ends, and who keeps it must be there."""
        s = self.h
        if not bridge_stands(s.bridge[bridge]):
            return
        held = controls(s, bridge, player)
        a, b = ends(s, bridge)
        for h in (a, b):
            if 0 <= h < s.sc.n:
                self.prize[h] += worth // 2
        for one in (ALLIED, GERMAN):
            wants = worth if (one == player) != held else worth // 2
            self.aims.append(Aim([a, b], wants, 1 << one))

    def go_beyond(self, player: int, region: int, worth: int, drawn: int, ground_only: bool) -> None:
        """Steps beyond a river count; `drawn` is what draws those who are to get there."""
        sc = self.h.sc
        there = sc.north_of_neder_rijn if region == BEYOND_RIJN else sc.north_of_waal
        hexes = [h for h in range(sc.n) if there[h] and sc.in_play[h]]
        for h in hexes:
            self.beyond[player][h] = worth
        self.ground_only = ground_only
        self.aims.append(Aim(hexes, drawn, 1 << player))
        self.aims.append(Aim(hexes, 3 * worth, 1 << 1 - player))

    # -- the long games ------------------------------------------------------------------------------------

    def campaign(self) -> None:
        """Cities, two towns, units beyond the Neder Rijn, and the bridges that lead there (H44-26.5)."""
        sc = self.h.sc
        for h in sc.control_hexes:
            if sc.terrain[h] == CITY:
                self.hold(h, POINT)
        for number, h in enumerate(sc.victory_hexes):
            if sc.terrain[h] != CITY:
                self.hold(h, POINT * sc.turn_tables.hex_points[number])
        self.go_beyond(ALLIED, BEYOND_RIJN, POINT // 2, CORPS, True)
        self.step[ALLIED] += POINT // 4
        self.bridges_on_the_way()

    def errand(self, u: int, place: int) -> int:
        """Bridging units go to what is blown on the highway, or elsewhere on the roads (H44-5.8)."""
        s = self.h
        sc = s.sc
        if sc.turn_tables.victory not in (CAMPAIGN, CROSSING) or not sc.traits[u] & BRIDGING:
            return 0
        best = 0
        for bridge, side in enumerate(sc.bridge_side):
            if sc.bridge_rail[bridge] or s.bridge[bridge] not in (BLOWN, REPAIR):
                continue
            worth = HIGHWAY_GAP if sc.road[side] == HIGHWAY else GAP
            for end in ends(s, bridge):
                if 0 <= end < sc.n and s.holder[end] != GERMAN:
                    best = max(best, worth * 4 // (4 + sc.board.distance_between(place, end)))
        return best

    def opens(self, player: int, h: int) -> int:
        """Units that bar the highway, on it or beside it, delay the whole corps."""
        sc = self.h.sc
        if player != ALLIED or sc.turn_tables.victory not in (CAMPAIGN, CROSSING):
            return 0
        if HIGHWAY in sc.road[6 * h : 6 * h + 6]:
            return ROADBLOCK
        for at in sc.neighbour[6 * h : 6 * h + 6]:
            if 0 <= at < sc.n and HIGHWAY in sc.road[6 * at : 6 * at + 6]:
                return ROADBLOCK // BESIDE
        return 0

    def bridges_on_the_way(self) -> None:
        """Bridges lead somewhere: those over the great rivers most of all."""
        s = self.h
        for bridge in range(len(s.sc.bridge_side)):
            if s.sc.bridge_rail[bridge] or not bridge_stands(s.bridge[bridge]):
                continue
            a, b = ends(s, bridge)
            great = s.sc.north_of_waal[a] != s.sc.north_of_waal[b]
            great = great or s.sc.north_of_neder_rijn[a] != s.sc.north_of_neder_rijn[b]
            if great:
                self.bridge(bridge, ALLIED, GREAT_BRIDGE)
            elif not controls(s, bridge, ALLIED):
                self.prize[a] += STEPPING_STONE // 4
                self.prize[b] += STEPPING_STONE // 4
