"""PZR-6.5.1.13, 6.5.4: the shells of one source on one unit, or on the terrain of a hex under its sheaf."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import CARD, NUMBER
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from .. import events
from ..cards.penetration import range_factor
from ..fire import effects
from ..fire.shell import Blast
from ..fire.tables import SUPPRESSED_INDIRECT
from ..gp.defence import gpd_of, target_type
from ..gp.gp_attack import AT_AMMO, AT_FIRE, AT_TERRAIN, GpAttack
from ..gp.modifiers import Lines, net
from ..gp.results import Burst, result_ledgers
from ..gp.tables import gp_tables
from ..gp.terrain_damage import NO_FEATURE, feature_gpd, feature_in
from ..ground.cover import VEHICLE
from ..ground.terrain import BRICK, STONE
from ..scenario import MOUNTS
from ..state import DAMAGED, SUP_NONE, PanzerState
from ..verbs import OPEN

SCHEDULED: int = -1  # as a range: range factor M (PZR-6.5.1.13[4])
FACTOR_M: int = 2


class Shelling(GpAttack):
    """Indirect fire of a source at one unit with its passengers; without a target at the terrain of `hex`."""

    NAME = "Shelling"
    STEPS = GpAttack.STEPS
    FIELDS = (
        *GpAttack.FIELDS,
        Column("source", SCALAR, CARD, -1),
        Column("sheaf", SCALAR, NUMBER),
    )

    def __init__(self) -> None:
        super().__init__()
        self.source = -1
        self.sheaf = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_AMMO and self.target < 0:
            self.begin_terrain(s)
        elif self.step == AT_TERRAIN and self.target < 0:
            self.attack_terrain(s)
            if feature_in(s, self.hex) != NO_FEATURE:
                s.mark(events.O_STANDS, self.hex)
            s.pop()
        else:
            super().run(s)

    def begin_terrain(self, s: PanzerState) -> None:
        self.feature = feature_in(s, self.hex)
        self.base = net(self.source_lines(s))
        self.step = AT_TERRAIN

    def begin(self, s: PanzerState) -> None:
        """The ammunition was looked at when the source fired (`salvo.Salvo`)."""
        self.aim(s)
        self.step = AT_FIRE

    def aim(self, s: PanzerState) -> None:
        """The range is that of the mission; terrain is attacked by itself (PZR-6.5.4.2.5[5])."""
        self.victim = self.target
        self.hex = s.place[self.target]
        self.aboard = sum(1 << rider for rider in effects.riders_of(s, self.target))
        self.feature = NO_FEATURE

    # -- what falls -----------------------------------------------------------------------------------

    def blast(self, s: PanzerState) -> Blast:
        sc = s.sc
        r = self.source
        return Blast(sc.source_r[r], sc.source_f[r], sc.source_gpe[r], False, sc.source_limits[r], 0)

    def factor(self, s: PanzerState) -> int:
        """PZR-6.5.1.13: by the range of the mission, M if it is scheduled; astray fire may fall beyond E."""
        if self.distance == SCHEDULED:
            return FACTOR_M
        reach = s.sc.source_r[self.source]
        factor = range_factor(reach, self.distance)
        return factor if factor >= 0 else len(reach) - 1

    def gpf(self, s: PanzerState) -> int:
        return s.sc.source_f[self.source][self.factor(s)]

    def burst(self, s: PanzerState) -> Burst:
        """A track hit counts against a vehicle that is hull down, too (PZR-6.5.4.4.2[5])."""
        t = self.target
        kind = target_type(s, t)
        gpe = s.sc.source_gpe[self.source]
        return Burst(self.gpf(s), gpd_of(s, t, self.moves(s)), kind, self.factor(s), False, gpe, False)

    # -- modifiers (PZR-6.5.4.3) -------------------------------------------------------------------------

    def modifier(self, s: PanzerState, t: int, ledger: Ledger | None = None) -> int:
        if t != self.target:
            return net([("same_fire", self.base)], ledger)
        lines = self.source_lines(s)
        self.base = net(lines)
        return net([*lines, *self.target_lines(s, t)], ledger)

    def source_lines(self, s: PanzerState) -> Lines:
        """What hangs on the source; neither its grade nor smoke on a line (PZR-6.5.4.3[12] to [15])."""
        values = gp_tables().values
        names: list[str] = []
        u = s.sc.source_unit[self.source]
        if u >= 0:
            if s.hurt[u] & DAMAGED:
                names.append("firer_damaged")
            if s.sup[u] != SUP_NONE:
                names.append("firer_suppressed")
        elif self.sheaf == OPEN:
            names.append("off_board_open_sheaf")
        if self.limits:
            names.append("ammo_limit")
        return [(name, values[name]) for name in names]

    def target_lines(self, s: PanzerState, t: int) -> Lines:
        """What hangs on the unit under fire."""
        tables = gp_tables()
        sc = s.sc
        names: list[str] = []
        lines: Lines = []
        if sc.kind[t] == VEHICLE:
            if self.moves(s):
                names.append("target_vehicle_moving_indirect")
            kind = target_type(s, t)
            if tables.type_value[kind]:
                lines.append((f"target_type_{kind.lower()}", tables.type_value[kind]))
            names += overhead(s, t)
        else:
            if MOUNTS[sc.mount[t]] == "cavalry":
                names.append("target_cavalry")
            if s.crawled[t]:
                names.append("target_crawling")
            if s.in_trench(t):
                names.append("hasty_entrenchment")
        return [*lines, *((name, tables.values[name]) for name in names)]

    def shaken_row(self) -> str:
        return SUPPRESSED_INDIRECT

    # -- telling -----------------------------------------------------------------------------------------

    def tell(self, s: PanzerState, t: int, total: int, raw: int, ledgers: list[Ledger] | None) -> None:
        if ledgers is not None:
            s.emit(Event(events.SHELLED, self.source, t, total, raw, ledgers=ledgers, dice=s.dice))

    def tell_shake(self, s: PanzerState, total: int) -> None:
        s.tell_roll(events.SHELL_SHAKES, self.source, self.hex, total)

    def actor(self) -> int:
        return self.target

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        if self.target >= 0:
            return super().roll_ledgers(s)
        modifiers = Ledger("gp-modifiers")
        added = net(self.source_lines(s), modifiers)
        defence = Ledger("terrain-defence")
        gpd = feature_gpd(s, self.hex, feature_in(s, self.hex))
        defence.set("PZR-6.5.4.2.5", "gpd-terrain", gpd)
        return [modifiers, defence, *result_ledgers(gp_tables(), self.gpf(s), gpd, added)]


def overhead(s: PanzerState, t: int) -> list[str]:
    """PZR-6.5.4.3[4]: cover over the head of a vehicle, the best of it; none in an overstacked hex ([3])."""
    h = s.place[t]
    if s.overstacked(h):
        return []
    if s.in_position(t):
        return ["overhead_improved_position"]
    if s.inside[t] and not s.rubble[h]:
        if s.sc.land.building[h] == STONE:
            return ["overhead_inside_stone"]
        if s.sc.land.building[h] == BRICK:
            return ["overhead_inside_brick"]
    return []
