"""Chapter 17: artillery. Support of attacks and of determined defence; the replenishment phase."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond import events
from grognard.games.zocbond.battle import BREAKTHROUGH, ENCOUNTER, NORMAL, Battle
from grognard.games.zocbond.combat import SupportRules
from grognard.games.zocbond.kinds import ENGAGED, FIRED, GOOD, IN_SUPPLY
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.refusals import (
    GUNS_ENOUGH,
    GUNS_NEVER,
    GUNS_OWN_HEX,
    GUNS_RANGE,
    GUNS_READY,
    GUNS_STRANGE,
    GUNS_UNFIT,
    GUNS_UNSUPPLIED,
    HAS_FIRED,
    LEGAL,
    NOT_ARTILLERY,
    NOT_ON_MAP,
    SEQUENCE,
)
from grognard.games.zocbond.strength import shift_by
from grognard.games.zocbond.supply import supply_field
from grognard.games.zocbond.verbs import READY
from grognard.games.zocbond.zoc import bare_zoc

from .box.combat_figures import ALL_GUNS
from .kinds import AIRBORNE, BRITISH, CORPS, LIMBERED, SCATTERED
from .refusals import (
    AIR_ALLIED,
    AIR_NEVER,
    AIR_NONE,
    AIR_ONE,
    AIR_RANGE,
    FLIPS_OVER,
    FLIPS_OVER_AIRBORNE,
    FLIPS_OVER_GERMAN,
    GUNS_AIRBORNE,
    GUNS_GERMAN,
    GUNS_SHAKEN,
)
from .scenario import ALLIED, CLEAR, GERMAN, NIGHT, POLDER
from .state import HollandState
from .supply import offroad_reach
from .units import formation_of

FAR: Final = 1 << 20
FLIPS_OVER_OF: Final = (FLIPS_OVER, FLIPS_OVER_GERMAN)  # by player


class HollandSupport(SupportRules[HollandState]):
    """Chapters 10.7 and 17."""

    def support_refusal(self, s: HollandState, b: Battle, u: int) -> int:
        """0 or why artillery cannot support an attack (H44-17.6.1, 17.6.2, 16.3.5)."""
        if b.kind != NORMAL:
            return GUNS_NEVER
        if b.support and not makes_pair(s, b, u):
            return GUNS_ENOUGH
        why = fire_refusal(s, u, b.target)
        if why:
            return why
        return LEGAL if supports_formation(s, b, u) else GUNS_STRANGE

    def defensive_refusal(self, s: HollandState, b: Battle, u: int) -> int:
        """Like an attack, but not in breakthroughs (H44-17.6.3, 17.2)."""
        return GUNS_NEVER if b.kind in (BREAKTHROUGH, ENCOUNTER) else fire_refusal(s, u, b.target)

    def air_refusal(self, s: HollandState, b: Battle) -> int:
        """Allied, one in a combat, near a British unit that is not airborne (H44-10.7, 16.3.5)."""
        if b.player != ALLIED:
            return AIR_ALLIED
        if b.kind != NORMAL:
            return AIR_NEVER
        if b.air:
            return AIR_ONE
        if s.air_left <= 0:
            return AIR_NONE
        return LEGAL if in_air_range(s, b.target) else AIR_RANGE

    def use_air(self, s: HollandState, b: Battle) -> None:
        s.air_left -= b.air


# -- support (H44-17.4 to 17.7) -------------------------------------------------------------------------


def distance_to(s: HollandState, u: int, target: int) -> int:
    """Hexes from artillery to a hex; out of an entry area the map's first hex is one (H44-17.4, 19.8)."""
    sc = s.sc
    where = s.place[u]
    if where < sc.n:
        return sc.board.distance_between(where, target)
    best = FAR
    for gate in sc.gates[where - sc.size]:
        best = min(best, sc.board.distance_between(gate, target) + 1)
    return best


def fire_refusal(s: HollandState, u: int, target: int) -> int:
    """0 or why artillery cannot support anybody in a hex (H44-17.5, 17.6.1)."""
    if not in_play(s, u):
        return NOT_ON_MAP
    if s.has_mark(u, FIRED):
        return HAS_FIRED
    if s.order[u] != GOOD or s.has_mark(u, SCATTERED | ENGAGED | LIMBERED):
        return GUNS_UNFIT
    if s.place[u] == target:
        return GUNS_OWN_HEX
    return LEGAL if distance_to(s, u, target) <= s.sc.range[u] else GUNS_RANGE


def makes_pair(s: HollandState, b: Battle, u: int) -> bool:
    """The corps artillery may fire with the divisional artillery of the lead (H44-17.6.2)."""
    paired = s.sc.fight.paired_gun
    if b.support >> u & 1 or b.support & (b.support - 1):
        return False
    other = b.support.bit_length() - 1
    if u != paired and other != paired:
        return False
    division = other if u == paired else u
    return b.lead >= 0 and s.sc.formation[division] == b.lead


def supports_formation(s: HollandState, b: Battle, u: int) -> bool:
    """A unit of its own formation takes part; corps artillery supports everybody (H44-17.6.1)."""
    sc = s.sc
    if sc.traits[u] & CORPS:
        return True
    for v in bit_list(b.units):
        formation = formation_of(s, v)  # -1: a unit of none
        if formation >= 0 and formation in (sc.formation[u], sc.also_formation[u]):
            return True
    return False


def artillery_shifts(s: HollandState, b: Battle, ledger: Ledger | None) -> int:
    """One column for each unit that supports; some count double in turn 1 (H44-17.6.2, 23.1.3)."""
    fight = s.sc.fight
    net = 0
    for u in bit_list(b.support):
        if s.turn == 1 and u in fight.early_guns:
            net += shift_by(s, ledger, "artillery-early", fight.early_shift, u)
        else:
            net += shift_by(s, ledger, "artillery", fight.artillery_shift, u)
    return net


# -- replenishment (H44-17.8.1) -----------------------------------------------------------------------------


class Sources:
    """What a player's artillery must reach to be replenished."""

    def __init__(self, s: HollandState, player: int) -> None:
        self.player = player
        places: list[int] = []
        if player == ALLIED:
            if s.sc.fight.replenish_area >= 0:
                places.append(s.sc.fight.replenish_area)
        else:
            for place in range(s.sc.size, s.sc.box):
                if s.sc.zone_rules.own_area(s, place, player):
                    places.append(place)
        self.places = places

    def reaches(self, s: HollandState, u: int) -> bool:
        where = s.place[u]
        if where >= s.sc.n:
            return where in self.places
        reach = offroad_reach(s)
        return supply_field(s, self.player, self.places, reach).reaches(where)


def ready_refusal(s: HollandState, u: int, sources: Sources) -> int:
    """0 or why artillery cannot be replenished (H44-17.8.1)."""
    if not in_play(s, u):
        return NOT_ON_MAP
    if not s.has_mark(u, FIRED):
        return GUNS_READY
    if s.order[u] != GOOD:
        return GUNS_SHAKEN
    if s.sc.traits[u] & AIRBORNE:
        return LEGAL if airborne_supplied(s, u) else GUNS_AIRBORNE
    if s.supply[u] != IN_SUPPLY or not sources.reaches(s, u):
        return GUNS_UNSUPPLIED if s.sc.owner[u] == ALLIED else GUNS_GERMAN
    return LEGAL


def airborne_supplied(s: HollandState, u: int) -> bool:
    """Whether supply comes from a drop hex on open ground over the division's supply source (H44-17.8.2)."""
    sc = s.sc
    division = sc.division[u]
    source = sc.sources[division]
    where = s.place[source]
    reach = sc.fight.source_distance
    if not 0 <= where < sc.n or not 0 <= s.place[u] < sc.n:
        return False
    if not supply_field(s, ALLIED, [where], reach, False).reaches(s.place[u]):
        return False
    drops = [h for h in drop_hexes(s, division, where) if open_drop(s, h)]
    return len(drops) > 0 and supply_field(s, ALLIED, drops, reach, False).reaches(where)


def drop_hexes(s: HollandState, division: int, source: int) -> list[int]:
    """The drop hexes of a division; later its supply source and the hexes around serve as such."""
    sc = s.sc
    drops: list[int] = []
    for code, hexes in enumerate(sc.drop_hexes):
        if sc.drop_division[code] == division:
            drops += hexes
    if s.turn > sc.fight.source_last_turn:
        drops.append(source)
        for d in range(6):
            near = sc.neighbour[6 * source + d]
            if 0 <= near < sc.n:
                drops.append(near)
    return sorted(set(drops))


def open_drop(s: HollandState, h: int) -> bool:
    """Clear or polder, and no EZOC unless one's own units cancel it; no enemy is there."""
    if s.sc.terrain[h] not in (CLEAR, POLDER) or s.holder[h] == GERMAN:
        return False
    return not bare_zoc(s, h, GERMAN)


def ground_flips(s: HollandState, player: int) -> int:
    """How many units may be replenished in a phase (H44-17.8.1, 17.8.3)."""
    fight = s.sc.fight
    if player == GERMAN and fight.night_flips_all and s.turn_kind() == NIGHT:
        return ALL_GUNS
    return fight.ground_flips[player]


AT_BEGIN: Final = 0
AT_READY: Final = 1


class Replenish(Frame):
    """The artillery replenishment phase: the player chooses where not all can be replenished."""

    NAME = "Replenish"
    STEPS = ("begin", "ready")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("ground", SCALAR, NUMBER),  # how many more units
        Column("airborne", SCALAR, NUMBER),  # ... of airborne artillery
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.ground = 0
        self.airborne = 0

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_BEGIN:
            self.ground = ground_flips(s, self.player)
            self.airborne = s.sc.fight.airborne_flips[s.weather()] if self.player == ALLIED else 0
            self.step = AT_READY
            return
        for airborne in (False, True):
            able = self.able(s, airborne)
            if len(able) <= (self.airborne if airborne else self.ground):
                for u in able:
                    self.ready(s, u)
        if self.options(s):
            s.ask(self.player)
        else:
            s.pop()

    def able(self, s: HollandState, airborne: bool) -> list[int]:
        """The units of one kind that could be replenished."""
        units: list[int] = []
        fired = [u for u in s.sc.guns[self.player] if s.has_mark(u, FIRED) and in_play(s, u)]
        if not fired:
            return units
        sources = Sources(s, self.player)
        for u in fired:
            if (s.sc.traits[u] & AIRBORNE != 0) == airborne and ready_refusal(s, u, sources) == LEGAL:
                units.append(u)
        return units

    def ready(self, s: HollandState, u: int) -> None:
        s.clear_mark(u, FIRED)
        s.tell(events.READIES, u)
        if s.sc.traits[u] & AIRBORNE:
            self.airborne -= 1
        else:
            self.ground -= 1

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, HollandState)
        options: list[Option] = []
        if self.ground > 0:
            options += [Option(READY, u) for u in self.able(s, False)]
        if self.airborne > 0:
            options += [Option(READY, u) for u in self.able(s, True)]
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if o.verb != READY or self.step != AT_READY or not 0 <= o.a < s.sc.units:
            return SEQUENCE
        if o.a not in s.sc.guns[self.player]:
            return NOT_ARTILLERY
        airborne = s.sc.traits[o.a] & AIRBORNE != 0
        if (self.airborne if airborne else self.ground) <= 0:
            return FLIPS_OVER_AIRBORNE if airborne else FLIPS_OVER_OF[self.player]
        return ready_refusal(s, o.a, Sources(s, self.player))

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        self.ready(s, o.a)


# -- air units (H44-10.7) ------------------------------------------------------------------------------


def in_air_range(s: HollandState, target: int) -> bool:
    """Four hexes from the nearest British unit that is not airborne, counted from the defender's hex."""
    sc = s.sc
    for u in sc.units_of[ALLIED]:
        if 0 <= s.place[u] < sc.n and nation_traits(s, u) & (BRITISH | AIRBORNE) == BRITISH:
            if sc.board.distance_between(s.place[u], target) <= sc.fight.air_range:
                return True
    return False


def nation_traits(s: HollandState, u: int) -> int:
    """The traits of a unit where its nation matters: a breakdown unit has the nation of its parent."""
    parent = s.parent[u]
    return s.sc.traits[u if parent < 0 else parent]
