"""What is at stake in Stalingrad '42: victory hexes, cities behind the front, ways off the map, steps."""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.stakes import EVEN, POINT, STEP, Aim, Stakes
from grognard.games.stalingrad42 import supply
from grognard.games.stalingrad42.fortifications import has_fort
from grognard.games.stalingrad42.ground import is_winter
from grognard.games.stalingrad42.scenario import AXIS, GERMAN, SOVIET
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.units import is_combat_unit
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.supply import SupplyField

from .roads import SHIFTED, Atlas, way_of

CLOSE: Final = 4  # hexes: what the enemy is so near to must be kept
NEARBY: Final = 12  # ... soon
DRIVE: Final = 200  # hundredths: how much more a side on the offensive wants to advance
LAST_CITY: Final = 4 * POINT  # to hold Stalingrad in winter is worth the game
GERMAN_STEP: Final = STEP + 80  # they come back more slowly
ON_THE_MOVE: Final = 60  # for a side that takes ground: what it bars to the enemy counts less
RAID: Final = 2  # parts of what a far edge is worth: few get there


class Quest(Aim):
    """An aim that perhaps only units on wheels and tracks go for."""

    def __init__(self, hexes: list[int], worth: int, wanted: int, mobile: bool) -> None:
        super().__init__(hexes, worth, wanted)
        self.mobile = mobile


class StalingradStakes(Stakes):
    """Stakes with the victory hexes and supply lines of Stalingrad '42."""

    def __init__(self, s: StalingradState, atlas: Atlas) -> None:
        super().__init__(s)
        self.g = s
        self.control = s.control
        self.lines: list[SupplyField | None] = [None, None]
        summer = s.turn < s.sc.winter_turn
        self.drive = [DRIVE, EVEN] if summer else [EVEN, DRIVE]  # in hundredths
        self.posts: list[list[int]] = [[], []]  # per player: the hexes of his units
        self.exit_worth = [0] * len(s.sc.exit_steps)
        # Changed in place: compiled code does not free what a second assignment in __init__ replaces.
        self.step[AXIS] = GERMAN_STEP
        self.holding[AXIS if summer else SOVIET] = ON_THE_MOVE
        self.cover[:] = atlas.cover(s)
        for h in range(s.sc.n):
            if s.fort[h] and (has_fort(s, h, AXIS) or has_fort(s, h, SOVIET)):
                self.cover[h] += SHIFTED
        self.weigh()

    def renew(self, s: ZocState) -> None:
        assert isinstance(s, StalingradState)
        self.s = s
        self.g = s
        if s.control != self.control:
            self.weigh()

    def way_of(self, u: int) -> int:
        return way_of(self.g.sc, u)

    def supplied(self, u: int, place: int) -> bool:
        """By the supply lines that existed when somebody first asked."""
        player = self.g.sc.owner[u]
        lines = self.lines[player]
        if lines is None:
            lines = supply.lines(self.g, player)
            self.lines[player] = lines
        return lines.reaches(place)

    # -- what counts ---------------------------------------------------------------------------------------

    def weigh(self) -> None:
        """What is at stake as it stands now."""
        s = self.g
        sc = s.sc
        self.control = s.control[:]
        self.aims = []
        self.prize = [0] * sc.n
        for player in (AXIS, SOVIET):
            posts = {s.place[u] for u in s.on_map(player) if s.place[u] < sc.n and is_combat_unit(s, u)}
            self.posts[player] = sorted(posts)
        last_stand = s.turn <= sc.hold_turn
        for row, h in enumerate(sc.control_hexes):
            if not sc.in_play[h]:
                continue
            worth = 0 if sc.temporary[h] else POINT * sc.points[h]
            if last_stand and h in sc.hold_hexes:
                worth += LAST_CITY
            if worth:
                self.hold(h, worth, s.control[row])
            elif sc.points_if_soviet[h]:
                self.hold(h, -POINT * sc.points_if_soviet[h], SOVIET if s.holder[h] == SOVIET else AXIS)
        self.edges()
        self.exits()
        self.beyond_river()

    def hold(self, h: int, worth: int, owner: int) -> None:
        """A hex that counts draws the side that does not have it, and its owner while the enemy is near.

        A side that is not on the offensive goes only for what it had before.
        """
        s = self.g
        length = s.sc.last_turn - s.sc.first_turn
        self.prize[h] += worth // 3 + worth * 2 * (s.turn - s.sc.first_turn) // (3 * length)
        for player in (AXIS, SOVIET):
            drives = self.drive[player] > EVEN
            if player != owner:
                if drives or (player == SOVIET) == (s.sc.points[h] > 0):
                    self.aims.append(Quest([h], worth, 1 << player, False))
                continue
            far = self.nearest(1 - player, h)
            if far <= (CLOSE if drives else NEARBY):
                self.aims.append(Quest([h], worth // 6 if drives else worth // 2, 1 << player, False))

    def nearest(self, player: int, h: int) -> int:
        """How many hexes away a player's next unit is."""
        board = self.g.sc.board
        best = 1000
        for at in self.posts[player]:
            best = min(best, board.distance_between(at, h))
        return best

    def edges(self) -> None:
        """Soviet units beside the western areas cost the Axis points (S42-24.1.4)."""
        s = self.g
        sc = s.sc
        if not is_winter(s):
            return
        for area in sc.edge_areas:
            gates = sc.gates[area - sc.size]
            if not gates:
                continue
            near = min([self.nearest(SOVIET, h) for h in gates])
            worth = POINT * sc.figures["points.edge"]
            self.aims.append(Quest(gates, worth // RAID, 1 << SOVIET, True))
            if near <= CLOSE:
                self.aims.append(Quest(gates, worth // 2, 1 << AXIS, False))

    def exits(self) -> None:
        """Mechanized steps that leave the map in the east and south (S42-C1.3)."""
        s = self.g
        sc = s.sc
        for row, needed in enumerate(sc.exit_steps):
            self.exit_worth[row] = 0
            if s.exited[row] >= needed:
                continue
            gates: list[int] = []
            for area, each in enumerate(sc.exit_row):
                if each == row:
                    gates += sc.gates[area]
            self.exit_worth[row] = POINT * sc.exit_points[row]
            self.aims.append(Quest(gates, self.exit_worth[row], 1 << AXIS, True))

    def leaving(self, u: int, area: int) -> int:
        """What a unit brings by leaving the map through an area, if supplies could follow."""
        sc = self.g.sc
        row = sc.exit_row[area - sc.size]
        if row < 0 or not self.exit_worth[row] or sc.owner[u] != AXIS or not way_of(sc, u):
            return 0
        if not any(self.supplied(u, h) for h in sc.gates[area - sc.size]):
            return 0
        return self.exit_worth[row] * self.g.steps[u] // sc.exit_steps[row]

    def beyond_river(self) -> None:
        """A German unit far beyond the Don (S42-C1.3)."""
        s = self.g
        sc = s.sc
        if not sc.beyond_points:
            return
        for u in s.on_map(AXIS):
            if s.place[u] < sc.n and sc.beyond_don[s.place[u]] and sc.nation[u] == GERMAN:
                return
        hexes = [h for h in range(sc.n) if sc.beyond_don[h] and sc.in_play[h]]
        self.aims.append(Quest(hexes, POINT * sc.beyond_points, 1 << AXIS, True))
