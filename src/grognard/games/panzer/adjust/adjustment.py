"""PZR-4.6.1, 6.8: pivots, cover and digging in lanes, suppression, then all counters are taken away."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.panzer.fire.smoke import smoke_fades
from grognard.games.panzer.ground.cover import VEHICLE

from .. import events
from ..frames import LaneFrame, PanzerFrame
from ..indirect.barrages import turn_ends as missions_wait
from ..movement.entrench import apply_covers, cover_refusal, dig_refusal, rise_refusal
from ..refusals import CANNOT_PIVOT, COVER_CHOSEN, LEGAL, NOT_YOURS, PIVOT_SAME, SEQUENCE
from ..state import (
    COVER_DUG,
    COVER_LEFT,
    COVER_STAYS,
    COVER_TAKEN,
    FRESH,
    IDLE_ONLY,
    NO_COMMAND,
    NO_TRIGGER,
    OVERWATCH,
    SUP_OFF,
    SUP_ON,
    PanzerState,
    with_cell,
)
from ..verbs import COVER, DIG, DONE, PIVOT, RISE
from .recovery import recover

AT_CHOOSE: Final = 0
AT_APPLY: Final = 1
AT_REVEAL: Final = 2
AT_RECOVER: Final = 3
AT_CLEAR: Final = 4

#: What `next_cover` holds after each choice.
CHOICES: Final = {COVER: COVER_TAKEN, RISE: COVER_LEFT, DIG: COVER_DUG}


def can_pivot(s: PanzerState, u: int) -> bool:
    """PZR-6.8.1: dismounted leg and towed units, whatever their command."""
    return s.sc.kind[u] != VEHICLE and s.active(u)


class Adjustment(PanzerFrame):
    """The end of a turn. Recovery hangs on the command, so counters are turned up before the dice."""

    NAME = "Adjustment"
    STEPS = ("choose", "apply", "reveal", "recover", "clear")

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        step = self.take_step()
        if step == AT_CHOOSE:
            self.open_lanes(s)
        elif step == AT_APPLY:
            apply_pivots(s)
            apply_covers(s)
        elif step == AT_REVEAL:
            reveal(s)
        elif step == AT_RECOVER:
            recover(s)
        else:
            clear(s)
            s.pop()

    def open_lanes(self, s: PanzerState) -> None:
        """A lane for each player who by open facts has units that may pivot."""
        lanes: list[Frame | None] = []
        for player in range(s.sc.players):
            units = sum(1 << u for u in s.sc.units_of[player] if can_pivot(s, u))
            lanes.append(Pivots(player, units) if units else None)
        if any(lane is not None for lane in lanes):
            s.together(lanes)


class Pivots(LaneFrame):
    """A player's own lane: each unit may be turned once, and once take cover, leave cover or dig."""

    NAME = "Pivots"
    FIELDS = (
        *LaneFrame.FIELDS,  # `left`: who may still turn
        Column("covers", SCALAR, UNITS),  # who may still take or leave cover, or dig
    )

    def __init__(self, player: int = -1, left: int = 0) -> None:
        super().__init__(player, left)
        self.covers = left

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        out = [Option(DONE)]
        for u in bit_list(self.left):
            out += [Option(PIVOT, u, d) for d in range(6) if d != s.facing[u]]
        tries = [Option(verb, u) for u in bit_list(self.covers) for verb in CHOICES]
        return out + [o for o in tries if not self.check(s, o)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            return LEGAL
        if o.verb in CHOICES:
            return self.cover_check(s, o)
        if o.verb != PIVOT or not 0 <= o.b < 6:
            return SEQUENCE
        if not 0 <= o.a < s.sc.units or s.sc.side[o.a] != self.player:
            return NOT_YOURS
        if not self.left >> o.a & 1:
            return CANNOT_PIVOT
        return PIVOT_SAME if s.facing[o.a] == o.b else LEGAL

    def cover_check(self, s: PanzerState, o: Option) -> int:
        """PZR-6.8.2, 6.6.8: full cover is free, whatever the command was."""
        if not 0 <= o.a < s.sc.units or s.sc.side[o.a] != self.player:
            return NOT_YOURS
        if s.next_cover[o.a] != COVER_STAYS:
            return COVER_CHOSEN
        if o.verb == COVER:
            return cover_refusal(s, o.a)
        return rise_refusal(s, o.a) if o.verb == RISE else dig_refusal(s, o.a)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            self.end()
        elif o.verb in CHOICES:
            s.next_cover[o.a] = CHOICES[o.verb]
            self.covers &= ~(1 << o.a)
        else:
            s.next_facing[o.a] = o.b
            self.left &= ~(1 << o.a)


def apply_pivots(s: PanzerState) -> None:
    """PZR-6.8.1: what both players have chosen in secret; who ends the step learns the other's (L3)."""
    s.consult(all(any(can_pivot(s, u) for u in units) for units in s.sc.units_of))
    for u in range(s.sc.units):
        if s.next_facing[u] >= 0:
            s.facing[u] = s.next_facing[u]
            s.next_facing[u] = -1
            s.tell(events.TURNS, u, s.facing[u])


def reveal(s: PanzerState) -> None:
    """PZR-4.6.1: every counter still face down is turned up; an overwatch that was not used is told."""
    for u in range(s.sc.units):
        if s.is_lost(u):
            continue  # its counter went with it
        may = s.command_may[u]
        s.consult(may & (may - 1) != 0)
        s.command_may[u] = 1 << s.command[u]
        if s.acted[u] == FRESH and s.command[u] == OVERWATCH:
            s.tell(events.REVEALED, u, s.command[u])


def clear(s: PanzerState) -> None:
    """PZR-6.8.4, 4.6.1: suppression turns to its other side, and the counters of this turn are taken away."""
    for u in range(s.sc.units):
        if s.sup[u] == SUP_ON:
            s.sup[u] = SUP_OFF
        s.command[u] = NO_COMMAND
        s.command_may[u] = IDLE_ONLY
        s.group[u] = -1
        s.group_shown[u] = -1
        s.column_at[u] = 0
        s.column_shown[u] = 0
        s.acted[u] = FRESH
        s.trigger[u] = NO_TRIGGER
    sound_alarm(s)
    smoke_fades(s)
    missions_wait(s)
    zeros = [0] * s.sc.units
    s.under_fire = zeros
    s.shelled = zeros
    s.aa_done = zeros
    s.crawled = zeros
    s.fought = [-1] * s.sc.units


def sound_alarm(s: PanzerState) -> None:
    """A rule of scenarios: units that wait do so no longer once one of their zone was attacked in a turn."""
    for zone in s.sc.delayed:
        attacked = any(s.under_fire[u] or u in s.fought for u in s.sc.zone_units[zone])
        if attacked and not s.alarm[zone]:
            s.alarm = with_cell(s.alarm, zone, 1)
            s.tell(events.ALARM, s.sc.zone_units[zone][0])
