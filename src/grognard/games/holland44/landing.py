"""Chapter 22: airborne landings. Who may land where, and the airlanding phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, UNITS, bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.battle import LANDING, defenders
from grognard.games.zocbond.kinds import ARTILLERY, FIRED, INFANTRY, SOURCE, WAITING
from grognard.games.zocbond.losses import eliminate, in_play, lose_step, successor, survivors
from grognard.games.zocbond.modifiers import tell_roll
from grognard.games.zocbond.refusals import LEGAL, NOT_YOURS, OUT_OF_PLAY, SEQUENCE
from grognard.games.zocbond.steps import direction
from grognard.games.zocbond.verbs import DONE
from grognard.games.zocbond.zoc import near_enemy

from . import events
from .box.dice_tables import ANY, DIVISION, OWN, SCATTER_ONE, SCATTER_TWO, UNHURT
from .kinds import AIRBORNE, LANDED, PARACHUTE, POLISH, SCATTERED
from .refusals import (
    LAND_FAR,
    LAND_FULL,
    LAND_GROUND,
    LAND_LATER,
    LAND_POLES,
    LAND_WATER,
    LAND_WEATHER,
    NO_LANDINGS,
    NOT_IN_AIR,
    POLISH_HEX,
    SCATTER_OTHER,
    SOURCES_APART,
)
from .scenario import ALLIED, NIGHT, OVERCAST
from .state import HollandState
from .unknown import reveal
from .verbs import LAND, SCATTER

D6: Final = Die(1, 6)

# -- who may land where (H44-22.2.1) -------------------------------------------------------------------------


def weather_allows(s: HollandState) -> bool:
    """Whether units can land: once a day, by day, and not under an overcast sky (H44-22.1.2)."""
    return s.turn_kind() != NIGHT and s.weather() != OVERCAST and s.landed_today in (0, s.turn)


def points_bind(s: HollandState) -> bool:
    """Airlanding points are counted from some turn on (H44-22.4)."""
    return s.turn >= s.sc.figures["airborne.first_points_turn"]


def in_air(s: HollandState, u: i64) -> bool:
    """Whether a unit is airborne, its turn has come and it has not landed yet."""
    sc = s.sc
    if s.place[u] != sc.box + WAITING or not sc.traits[u] & AIRBORNE or sc.drop[u] < 0:
        return False
    return 0 < sc.arrival_turn[u] <= s.turn


def unit_refusal(s: HollandState, u: i64) -> i64:
    """0 or why a unit cannot land at all now."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != ALLIED:
        return NOT_YOURS
    if s.place[u] != sc.box + WAITING or not sc.traits[u] & AIRBORNE or sc.drop[u] < 0:
        return NOT_IN_AIR
    if not in_air(s, u):
        return LAND_LATER
    if not weather_allows(s):
        return LAND_WEATHER
    if points_bind(s) and s.landings_left <= 0:
        return NO_LANDINGS
    return LAND_POLES if sc.traits[u] & POLISH and not poles_may_land(s) else LEGAL


def poles_may_land(s: HollandState) -> bool:
    """Only in clear weather and after all who were to land in turn 3 (H44-22.5.1)."""
    sc = s.sc
    if s.weather() != sc.turn_tables.polish_weather:
        return False
    before = sc.figures["airborne.polish_after_turn"]
    for u in sc.units_of[ALLIED]:
        if sc.arrival_turn[u] == before and sc.traits[u] & AIRBORNE and s.place[u] == sc.box + WAITING:
            return False
    return True


def land_refusal(s: HollandState, u: i64, h: i64) -> i64:
    """0 or why a unit cannot land in a hex."""
    why = unit_refusal(s, u)
    if why:
        return why
    if not 0 <= h < s.sc.n or not s.sc.in_play[h]:
        return OUT_OF_PLAY
    if h not in drop_zone(s, u):
        if h in polish_hexes(s):
            return POLISH_HEX
        near = [at for at in drop_centres(s, u) if direction(s, at, h) >= 0]
        return LAND_WATER if near and s.sc.turn_tables.drop_adjacent[s.turn] else LAND_FAR
    return ground_refusal(s, u, h)


def ground_refusal(s: HollandState, u: i64, h: i64) -> i64:
    """0 or what about a hex itself keeps a unit from landing (H44-22.2.3); supply sources: H44-6.1."""
    tables = s.sc.turn_tables
    traits = s.sc.traits[u]
    terrain = s.sc.terrain[h]
    if not (tables.parachute[terrain] if traits & (PARACHUTE | SOURCE) else tables.glider[terrain]):
        return LAND_GROUND
    steps = 0 if traits & SOURCE else s.sc.steps[u]
    for v in s.stack_at(h):
        if traits & SOURCE and s.sc.traits[v] & SOURCE:
            return SOURCES_APART
        if s.marks[v] & LANDED and not s.sc.traits[v] & SOURCE:
            steps += s.steps[v]
    return LAND_FULL if steps > s.sc.figures["airborne.most_steps"] else LEGAL


def drop_zone(s: HollandState, u: i64) -> list[int]:
    """The hexes in which a unit may come down in this turn, by number (H44-22.2.1, 22.2.4)."""
    tables = s.sc.turn_tables
    hexes: list[int] = []
    for at in drop_centres(s, u):
        if at not in hexes:
            hexes.append(at)
        if tables.drop_adjacent[s.turn]:
            hexes += [to for to in beside(s, at) if to not in hexes]
    if not s.sc.traits[u] & POLISH:
        reserved = polish_hexes(s)
        hexes = [h for h in hexes if h not in reserved]
    hexes.sort()
    return hexes


def drop_centres(s: HollandState, u: i64) -> list[int]:
    """Drop hexes and supply sources around which a unit may land."""
    sc = s.sc
    scope = sc.turn_tables.drop_scope[s.turn]
    sources = sc.turn_tables.source_scope[s.turn]
    division = sc.division[u]
    centres: list[int] = []
    for code, hexes in enumerate(sc.drop_hexes):
        if drops_at(s, u, code, scope):
            centres += hexes
    for number, source in enumerate(sc.sources):
        if 0 <= s.place[source] < sc.n and (sources == ANY or (sources == DIVISION and number == division)):
            centres.append(s.place[source])
    return centres


def drops_at(s: HollandState, u: i64, code: i64, scope: i64) -> bool:
    """Whether a unit may use the drop hexes of a code; the Polish ones belong to no division."""
    sc = s.sc
    if scope == OWN:
        return code == sc.drop[u]
    owner = sc.drop_division[code]
    if owner < 0:
        return sc.traits[u] & POLISH != 0
    return scope == ANY or owner == sc.division[u]


def beside(s: HollandState, h: i64) -> list[int]:
    """The hexes next to a drop hex, but not beyond a river or canal on its side (H44-22.2.3)."""
    hexes: list[int] = []
    for side in range(6 * h, 6 * h + 6):
        to = s.sc.neighbour[side]
        if 0 <= to < s.sc.n and not s.sc.water[side]:
            hexes.append(to)
    return hexes


def polish_hexes(s: HollandState) -> list[int]:
    """Drop hexes for Polish units alone (H44-22.5.2)."""
    places: list[int] = []
    for code, hexes in enumerate(s.sc.drop_hexes):
        if s.sc.drop_division[code] < 0:
            places += hexes
    return places


# -- the landing roll (H44-22.3) -----------------------------------------------------------------------------


def ground_drm(s: HollandState, u: int, h: int, contested: bool, enemy: bool, ledger: Ledger | None) -> int:
    """H44-22.3.2."""
    figures = s.sc.figures
    if s.turn < figures["airborne.drm_from"]:
        return 0
    total = s.sc.turn_tables.landing_drm[s.sc.terrain[h]]
    if ledger is not None and total:
        ledger.add("H44-22.3.2", "landing-ground", total, u)
    name = "contested" if contested else "enemy"
    if contested or enemy:
        more = figures[f"airborne.{name}_drm"]
        total += more
        if ledger is not None:
            ledger.add("H44-22.3.2", f"landing-{name}", more, u)
    return total


def among_enemies(s: HollandState, h: i64) -> bool:
    """Whether enemies are next to a hex, or in it: face down they count, whoever they are (H44-22.3.2).

    Those next to it count even if others have come down among them in this phase.
    """
    if near_enemy(s, h, ALLIED):
        return True
    for side in range(6 * h, 6 * h + 6):
        to = s.sc.neighbour[side]
        if 0 <= to < s.sc.n and not s.sc.zone_rules.parts(s, side) and defenders(s, to, ALLIED):
            return True
    return s.sc.figures["rulings.landing_on_enemies_counts"] != 0 and len(defenders(s, h, ALLIED)) > 0


def friend_near(s: HollandState, h: i64) -> bool:
    """An Allied unit that was there when the phase began, in a hex or next to it."""
    around = [to for to in s.sc.neighbour[6 * h : 6 * h + 6] if 0 <= to < s.sc.n]
    for at in [h, *around]:
        for u in s.stack_at(at):
            if s.sc.owner[u] == ALLIED and not s.marks[u] & LANDED:
                return True
    return False


def scatter(s: HollandState, u: int, result: int) -> None:
    """What a landing does to a unit (H44-22.3.3, 22.3.4, 22.3.5)."""
    if result == UNHURT:
        s.mark(events.O_UNHURT)
        return
    s.set_mark(u, SCATTERED)
    s.mark(events.O_SCATTERED, u)
    if s.sc.traits[u] & ARTILLERY:
        if result == SCATTER_TWO:
            eliminate(s, u)
        elif result == SCATTER_ONE:
            s.set_mark(u, FIRED)
        return
    losses = 0 if result < SCATTER_ONE else result - SCATTER_ONE + 1
    if losses:
        division = s.sc.division[u]
        s.airborne_points[division] += 1
        s.fresh_points[division] += 1
    for _ in range(losses):
        now = successor(s, u)
        if now >= 0:
            lose_step(s, now)


# -- the phase (H44-22.1.1) ----------------------------------------------------------------------------------


AT_BEGIN: Final = 0
AT_PLACE: Final = 1
AT_COMBAT: Final = 2
AT_COMBAT_OVER: Final = 3
AT_ROLLS: Final = 4
AT_SCATTER: Final = 5
AT_END: Final = 6


class Airlanding(Frame):
    """Units are placed, those among enemies fight, then all roll for their landing."""

    NAME = "Airlanding"
    STEPS = ("begin", "place", "combat", "combat-over", "rolls", "scatter", "end")
    FIELDS = (
        Column("units", SCALAR, UNITS),  # landed in this phase, and not rolled for yet
        Column("contested", SCALAR, UNITS),  # of them: near enemies and friends (H44-22.3.2)
        Column("enemy", SCALAR, UNITS),  # ... near enemies only
        Column("hex", SCALAR, HEX, -1),
        Column("result", SCALAR, NUMBER),
    )

    def __init__(self) -> None:
        super().__init__()
        self.units = 0
        self.contested = 0
        self.enemy = 0
        self.hex = -1
        self.result = 0

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_BEGIN:
            join_source(s)
            self.step = AT_PLACE
        elif self.step == AT_PLACE:
            if self.units or len(self.options(s)) > 1:
                s.ask(ALLIED)
            else:
                self.step = AT_COMBAT
        elif self.step == AT_COMBAT:
            self.fight(s)
        elif self.step == AT_COMBAT_OVER:
            self.fought(s)
        elif self.step == AT_ROLLS:
            self.roll(s)
        elif self.step == AT_SCATTER:
            self.bear(s)
        else:
            s.pop()

    def land(self, s: HollandState, u: int, h: int) -> None:
        near = among_enemies(s, h)
        if near and friend_near(s, h):
            self.contested |= 1 << u
        elif near:
            self.enemy |= 1 << u
        self.units |= 1 << u
        come_down(s, u, h)
        s.landed_today = s.turn
        if points_bind(s):
            s.landings_left -= 1

    # -- landing on enemies (H44-22.6) -----------------------------------------------------------------

    def fight(self, s: HollandState) -> None:
        """The next hex in which units have come down among enemies; then the rolls."""
        for u in bit_list(self.units):
            h = s.place[u]
            if defenders(s, h, ALLIED):
                self.hex = h
                self.step = AT_COMBAT_OVER
                able = bits_of(
                    [v for v in self.landed_in(s, h) if s.sc.strength_rules.attack_strength(s, v) > 0]
                )
                if able:
                    s.push(s.sc.combat_rules.attack(ALLIED, h, LANDING, able))
                else:
                    reveal(s, h)  # they have entered its hex, though they cannot attack (H44-25.1)
                return
        self.step = AT_ROLLS

    def landed_in(self, s: HollandState, h: int) -> list[int]:
        return [u for u in bit_list(self.units) if s.place[u] == h]

    def fought(self, s: HollandState) -> None:
        """If enemies are still there, all who came down among them are lost; else the hex is theirs."""
        self.renew(s)
        landed = self.landed_in(s, self.hex)
        if defenders(s, self.hex, ALLIED):
            for u in landed:
                eliminate(s, u)
            self.renew(s)
        elif landed:
            s.put(landed[0], s.sc.box + WAITING)  # taken up and put down again: control follows
            s.put(landed[0], self.hex)
        self.step = AT_COMBAT

    def renew(self, s: HollandState) -> None:
        self.units = survivors(s, self.units)
        self.contested = survivors(s, self.contested)
        self.enemy = survivors(s, self.enemy)

    # -- rolls -------------------------------------------------------------------------------------------

    def roll(self, s: HollandState) -> None:
        """One roll for each drop hex in turn 1, later for each unit (H44-22.3.1)."""
        waiting = [u for u in bit_list(self.units) if in_play(s, u)]
        if not waiting:
            self.step = AT_END
        elif s.turn == 1:
            self.roll_hex(s, s.place[waiting[0]])
        else:
            self.roll_unit(s, waiting[0])

    def roll_hex(self, s: HollandState, h: int) -> None:
        """The result falls on one infantry unit of the hex; where there is none nothing is rolled."""
        able = self.bearers(s, h)
        self.hex = h
        if not able or not s.sc.figures["rulings.turn_1_landing_rolls"]:
            self.forget(s, h)
            return
        table = s.sc.turn_tables.landing
        face = s.roll(D6, table.classes(0))
        self.result = table.result(face)
        s.tell_roll(events.DROP_ROLL, h, face)
        if self.result == UNHURT:
            s.mark(events.O_UNHURT)
            self.forget(s, h)
        else:
            s.mark(events.O_ASTRAY, h)
            self.step = AT_SCATTER

    def bearers(self, s: HollandState, h: int) -> list[int]:
        return [u for u in self.landed_in(s, h) if s.sc.traits[u] & INFANTRY]

    def bear(self, s: HollandState) -> None:
        able = self.bearers(s, self.hex)
        if len(able) > 1:
            s.ask(ALLIED)
        else:
            self.strike(s, able[0])

    def strike(self, s: HollandState, u: int) -> None:
        s.tell(events.LANDING_ROLL, u, 0, self.result)
        scatter(s, u, self.result)
        self.forget(s, self.hex)
        self.step = AT_ROLLS

    def forget(self, s: HollandState, h: int) -> None:
        """The units of a hex have been rolled for."""
        for u in bit_list(self.units):
            if not in_play(s, u) or s.place[u] == h:
                self.units &= ~(1 << u)

    def roll_unit(self, s: HollandState, u: int) -> None:
        """A supply source needs no roll: no result of the table is for it."""
        self.units &= ~(1 << u)
        if s.sc.traits[u] & SOURCE:
            return
        table = s.sc.turn_tables.landing
        ledger = Ledger("landing")
        contested = self.contested >> u & 1 != 0
        drm = ground_drm(s, u, s.place[u], contested, self.enemy >> u & 1 != 0, ledger)
        face = s.roll(D6, table.classes(drm))
        result = table.result(face + drm)
        tell_roll(s, ledger, events.LANDING_ROLL, u, face + drm, result)
        scatter(s, u, result)

    # -- choosing ----------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, HollandState)
        if self.step == AT_SCATTER:
            return [Option(SCATTER, u) for u in self.bearers(s, self.hex)]
        options: list[Option] = []
        for u in s.sc.units_of[ALLIED]:
            if in_air(s, u) and unit_refusal(s, u) == LEGAL:
                zone = [h for h in drop_zone(s, u) if s.sc.in_play[h]]
                options += [Option(LAND, u, h) for h in zone if ground_refusal(s, u, h) == LEGAL]
        options.append(Option(DONE))
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if self.step == AT_SCATTER:
            if o.verb != SCATTER:
                return SEQUENCE
            return LEGAL if o.a in self.bearers(s, self.hex) else SCATTER_OTHER
        if o.verb == DONE:
            return LEGAL
        return land_refusal(s, o.a, o.b) if o.verb == LAND else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        if o.verb == SCATTER:
            self.strike(s, o.a)
        elif o.verb == LAND:
            self.land(s, o.a, o.b)
        else:
            self.step = AT_COMBAT

    def rolls(self, s: State, o: Option) -> bool:
        """All who have landed are rolled for; in turn 1 infantry alone, hex by hex (H44-22.3.1)."""
        assert isinstance(s, HollandState)
        landed = bit_list(self.units)
        if o.verb == SCATTER:
            landed = [u for u in landed if s.place[u] != self.hex]
        elif o.verb != DONE:
            return False
        if s.turn == 1 and s.sc.figures["rulings.turn_1_landing_rolls"]:
            return any(s.sc.traits[u] & INFANTRY for u in landed)
        return s.turn > 1 and any(not s.sc.traits[u] & SOURCE for u in landed)

    def default(self, s: State) -> int:
        return 0 if self.step == AT_SCATTER else len(self.options(s)) - 1


def come_down(s: HollandState, u: int, h: int) -> None:
    s.put(u, h)
    s.set_mark(u, LANDED)
    s.tell(events.LANDS, u, h)


def join_source(s: HollandState) -> None:
    """The glider pilots come to their division's supply source without a roll (H44-22.1.3)."""
    sc = s.sc
    for u in sc.units_of[ALLIED]:
        if sc.lands_at_source[u] and s.place[u] == sc.box + WAITING and 0 < sc.arrival_turn[u] <= s.turn:
            source = sc.sources[sc.division[u]]
            if 0 <= s.place[source] < sc.n:
                come_down(s, u, s.place[source])
