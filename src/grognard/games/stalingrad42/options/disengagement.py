"""Chapter 27 (optional): instead of attacking, units may try to get away from the enemy."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, PLAYER, UNITS, bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond import bonds
from grognard.games.zocbond.combat import CombatPhaseRules
from grognard.games.zocbond.kinds import ATTACKED, GOOD, MECHANISED, REFITTED, SHATTERED
from grognard.games.zocbond.losses import Lose, in_play, survivors
from grognard.games.zocbond.modifiers import add_line, tell_roll
from grognard.games.zocbond.refusals import LEGAL, NOT_ON_MAP, NOT_YOURS, SEQUENCE
from grognard.games.zocbond.retreat import CHOICE, Retreat

from .. import events, fortifications, movement_phase
from ..ground import is_impassable
from ..movement import waits
from ..refusals import AWAY_SHUT, LOSS_ALLIED, NO_DISENGAGEMENT, REFITTING
from ..retreat import helpers
from ..scenario import CAVALRY, SMALL
from ..state import StalingradState
from ..units import is_combat_unit
from ..verbs import DISENGAGE, RAZE, RELEASE, WITHDRAW
from . import commanders, reserves
from .contested import is_contested

D6: Final = Die(1, 6)
STAYS: Final = 0
GOES: Final = 1
GOES_LOSING: Final = 2  # a step (S42-27.2)
LEAST_TOTAL: Final = 1
MOST_TOTAL: Final = 6

AT_ROLL: Final = 0
AT_THROWN: Final = 1
AT_LEAVE: Final = 2
AT_END: Final = 3


class StalingradCombatPhase(CombatPhaseRules[StalingradState]):
    """Disengagement and withdrawal, reserves, forts given up."""

    def options(self, s: StalingradState, player: int) -> list[Option]:
        choices = reserves.release_options(s, player) + options(s, player)
        return choices + movement_phase.raze_options(s, player)

    def refusal(self, s: StalingradState, player: int, o: Option) -> int:
        if o.verb == RELEASE:
            return reserves.release_refusal(s, player, o.a)
        if o.verb == RAZE:
            return movement_phase.raze_refusal(s, player, o.a)
        return refusal(s, player, o) if o.verb in (DISENGAGE, WITHDRAW) else SEQUENCE

    def choose(self, s: StalingradState, player: int, o: Option) -> None:
        if o.verb == RELEASE:
            reserves.release(s, player, o.a)
        elif o.verb == RAZE:
            movement_phase.raze(s, o.a)
        else:
            start(s, player, o)

    def waits(self, s: StalingradState, o: Option) -> bool:
        """A fort is given up in this phase only to attack out of its hex (S42-9.7.2, 9.7.5)."""
        return o.verb != RAZE or fortifications.holds_back(s, o.a)

    def rolls(self, o: Option) -> bool:
        return o.verb in (DISENGAGE, WITHDRAW)


def in_force(s: StalingradState) -> bool:
    """As an optional rule, and in any case in the Axis' mini-turn (S42-33.2.3)."""
    return s.sc.has_rule("disengagement") or s.turn_kind == SMALL


def unit_refusal(s: StalingradState, player: int, u: int) -> int:
    """0 or why a unit cannot try (S42-27.2.1, 21.4); units that wait stay (S42-20.4, 20.6, 31.0)."""
    if not 0 <= u < s.sc.units or s.sc.owner[u] != player:
        return NOT_YOURS
    if not in_play(s, u) or s.place[u] >= s.sc.n:
        return NOT_ON_MAP
    if not in_force(s) or not is_combat_unit(s, u):
        return NO_DISENGAGEMENT
    if s.marks[u] & REFITTED:
        return REFITTING
    return NO_DISENGAGEMENT if s.marks[u] & (ATTACKED | SHATTERED) else waits(s, u)


def way_refusal(s: StalingradState, h: int, player: int) -> int:
    """0 or why units in a hex have nowhere to go: enemies, bonds, what is impassable (S42-27.2.3).

    Whether they survive the retreat is for their player to judge (S42-12.2).
    """
    sc = s.sc
    if sc.gate_of[h] >= 0 and s.sc.zone_rules.own_area(s, sc.gate_of[h], player):
        return LEGAL
    for d in range(6):
        to = sc.neighbour[6 * h + d]
        if not 0 <= to < sc.n or s.occupant[to] == 1 - player or is_contested(s, to):
            continue
        if not is_impassable(s, 6 * h + d) and not bonds.bars(s, 1 - player, h, d):
            return LEGAL
    return AWAY_SHUT


def refusal(s: StalingradState, player: int, o: Option) -> int:
    """0 or why units cannot try to get away: one, or a whole stack."""
    if o.verb == DISENGAGE:
        return unit_refusal(s, player, o.a) or way_refusal(s, s.place[o.a], player)
    if not 0 <= o.a < s.sc.n:
        return NOT_ON_MAP
    units = stack(s, player, o.a)
    if len(units) < 2:
        return NO_DISENGAGEMENT
    for u in units:
        why = unit_refusal(s, player, u)
        if why:
            return why
    return way_refusal(s, o.a, player)


def stack(s: StalingradState, player: int, h: int) -> list[int]:
    """A player's combat units in a hex."""
    return [u for u in s.stack_at(h) if s.sc.owner[u] == player and is_combat_unit(s, u)]


def options(s: StalingradState, player: int) -> list[Option]:
    if not in_force(s):
        return []
    sc = s.sc
    choices: list[Option] = []
    for u in sc.units_of[player]:
        if is_combat_unit(s, u) and refusal(s, player, Option(DISENGAGE, u)) == LEGAL:
            choices.append(Option(DISENGAGE, u))
    for h in sorted({s.place[o.a] for o in choices}):
        if refusal(s, player, Option(WITHDRAW, h)) == LEGAL:
            choices.append(Option(WITHDRAW, h))
    return choices


def modifier(s: StalingradState, units: list[int], ledger: Ledger | None) -> int:
    """Cavalry and mechanized units get away more easily, disorder hinders (S42-27.2.2)."""
    fight = s.sc.fight
    total = 0
    if all(s.sc.traits[u] & MECHANISED or s.sc.kind[u] & CAVALRY for u in units):
        total += add_line(s, ledger, "away-fast", fight.away_fast)
    if any(s.order[u] != GOOD for u in units):
        total += add_line(s, ledger, "away-disrupted", fight.away_disrupted)
    return total


def start(s: StalingradState, player: int, o: Option) -> None:
    units = [o.a] if o.verb == DISENGAGE else stack(s, player, o.a)
    everybody = bits_of(units)
    s.push(Disengagement(player, everybody, s.place[units[0]]))


class Disengagement(Frame):
    """The roll, a step lost perhaps, and one or two hexes back."""

    NAME = "Disengagement"
    STEPS = ("roll", "thrown", "leave", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("units", SCALAR, UNITS),
        Column("hex", SCALAR, HEX, -1),
        Column("result", SCALAR, NUMBER),
    )

    def __init__(self, player: int = -1, units: int = 0, hex: int = -1) -> None:
        super().__init__()
        self.player = player
        self.units = units
        self.hex = hex
        self.result = STAYS

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == AT_ROLL:
            self.step = AT_THROWN
            drm = modifier(s, bit_list(self.units), None)
            frame = commanders.away_throw(s, self.player, self.hex, self.units)
            if frame is not None:
                s.push(frame)
            else:
                self.read(s, s.roll(D6, chances(s, drm)))
        elif self.step == AT_THROWN:
            self.read(s, s.result)
        elif self.step == AT_LEAVE:
            self.step = AT_END
            units = survivors(s, self.units) | self.companions(s)
            if survivors(s, self.units):
                s.push(Retreat(self.player, units, self.hex, 1, s.sc.fight.away_hexes, CHOICE, 0))
        else:
            s.pop()

    def companions(self, s: StalingradState) -> int:
        """Non-combat units go along if nobody else stays with them."""
        away = survivors(s, self.units)
        if any(not away >> u & 1 for u in stack(s, self.player, self.hex)):
            return 0
        return bits_of(helpers(s, self.hex, self.player))

    def read(self, s: StalingradState, face: int) -> None:
        """S42-27.2."""
        ledger = Ledger("disengagement")
        total = clamp(face + modifier(s, bit_list(self.units), ledger))
        self.result = s.sc.fight.gets_away[total]
        s.mark(events.O_NOT_AWAY if self.result == STAYS else events.O_AWAY)
        tell_roll(s, ledger, events.AWAY, self.units, total, int(self.result != STAYS))
        for u in bit_list(self.units):
            s.set_mark(u, ATTACKED)
        self.step = AT_END if self.result == STAYS else AT_LEAVE
        if self.result == GOES_LOSING:
            s.push(Lose(self.player, s.sc.retreat_rules.stop_losses(s, self.units), 1, LOSS_ALLIED))

    def options(self, s: State) -> list[Option]:
        return []

    def check(self, s: State, o: Option) -> int:
        return SEQUENCE


def chances(s: StalingradState, drm: int) -> bytes:
    """What each face of the die brings, for odds."""
    return bytes([0] + [s.sc.fight.gets_away[clamp(face + drm)] for face in range(1, 7)])


def clamp(total: int) -> int:
    return min(max(total, LEAST_TOTAL), MOST_TOTAL)
