"""PZR-6.5.1.4, 6.5.1.11: points registered and fire scheduled in secret, before any unit is placed."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import CARD, HEX, NUMBER, PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State

from .. import events
from ..frames import PanzerFrame
from ..refusals import (
    LEGAL,
    NO_PLOT_LEFT,
    NO_POINT_LEFT,
    NOT_A_HEX,
    PLOT_CLASH,
    PLOT_EMPTY,
    PLOT_FULL,
    PLOT_NOT_BEGUN,
    PLOT_NOT_DUE,
    PLOT_ON_MAP,
    PLOT_SHIFT_FAR,
    PLOT_TURN,
    POINT_TWICE,
    SEQUENCE,
    SOURCE_NOT_YOURS,
)
from ..state import PLOT_TURNS, PanzerState, with_cell
from ..verbs import (
    CONVERGED,
    DONE,
    ENOUGH,
    HE,
    LINEAR,
    ON_TURN,
    OPEN,
    PART,
    PLOT,
    PLOT_PARTS,
    REGISTER,
    SMOKE_MISSION,
)
from .barrages import DUE, IDLE, RESTING, SPENT, WAITS, stop
from .sources import engaged_refusal
from .tables import indirect_tables

AT_CHOOSE: Final = 0
AT_TURN: Final = 1
AT_PART: Final = 2
AT_END: Final = 3

PARTS_OF_A_TYPE: Final = len(PLOT_PARTS) // 2
FREE: Final = 0  # `plot_turn` of a row that is not used, and `plot_part` of a turn without fire


# -- rows ------------------------------------------------------------------------------------------------


def rows_of(s: PanzerState, r: int) -> list[int]:
    """The plot rows of a battery."""
    return [row for row, source in enumerate(s.sc.plot_source) if source == r]


def length(s: PanzerState, row: int) -> int:
    """The turns of a plot."""
    parts = s.plot_part[row * PLOT_TURNS : (row + 1) * PLOT_TURNS]
    return sum(1 for part in parts if part != FREE)


def part_of(part: int) -> tuple[int, int, int]:
    """What one turn of a plot fires: type, sheaf, direction; `part` as in `plot_part`, from 1 on."""
    kind, rest = divmod(part - 1, PARTS_OF_A_TYPE)
    mission = SMOKE_MISSION if kind else HE
    return (mission, CONVERGED if rest == 0 else OPEN, -1) if rest < 2 else (mission, LINEAR, rest - 2)


def clashes(s: PanzerState, row: int, turn: int, turns: int) -> bool:
    """PZR-6.5.1.11.1[5]: whether a plot of that length would meet another one of its battery, or its rest."""
    rest = indirect_tables().rest_turns
    for other in rows_of(s, s.sc.plot_source[row]):
        if other != row and s.plot_turn[other] != FREE:
            start, end = s.plot_turn[other], s.plot_turn[other] + max(1, length(s, other)) + rest
            if turn < end and start < turn + turns + rest:
                return True
    return False


def sort_plots(s: PanzerState, player: int) -> None:
    """The plots of a battery in the order of their turns: which of them has begun then tells of no other."""
    for r, side in enumerate(s.sc.source_side):
        rows = rows_of(s, r)
        if side != player or not rows:
            continue
        plots: list[tuple[int, int, list[int]]] = []
        for row in rows:
            parts = s.plot_part[row * PLOT_TURNS : (row + 1) * PLOT_TURNS]
            if s.plot_turn[row] != FREE:
                plots.append((s.plot_turn[row], s.plot_hex[row], parts))
        plots.sort()
        for number, row in enumerate(rows):
            nothing = (FREE, -1, [FREE] * PLOT_TURNS)
            turn, h, parts = plots[number] if number < len(plots) else nothing
            s.plot_turn[row] = turn
            s.plot_hex[row] = h
            for at, part in enumerate(parts):
                s.plot_part[row * PLOT_TURNS + at] = part


# -- in play ---------------------------------------------------------------------------------------------


def next_plot(s: PanzerState, r: int) -> int:
    """The first plot of a battery that may still begin, or -1: earlier ones have begun or lapsed (R2-53)."""
    late = indirect_tables().start_slip
    for row in rows_of(s, r):
        if not s.plot_since[row] and s.plot_turn[row] != FREE and s.turn <= s.plot_turn[row] + late:
            return row
    return -1


def running_plot(s: PanzerState, r: int) -> int:
    """The plot that a battery fires by now, or -1."""
    if s.m_observer[r] >= 0 or s.m_state[r] == IDLE or s.m_state[r] in RESTING:
        return -1
    begun = [row for row in rows_of(s, r) if s.plot_since[row]]
    return begun[-1] if begun else -1


def is_waiting(s: PanzerState, r: int) -> bool:
    """Whether a scheduled mission has not been fired in this turn."""
    return s.m_state[r] in (DUE, WAITS) and running_plot(s, r) >= 0


def has_unbegun(s: PanzerState, player: int) -> bool:
    """Whether by open facts a side may still have a plot to begin."""
    sc = s.sc
    rows = enumerate(sc.plot_source)
    return any(sc.source_side[r] == player and not s.plot_since[row] for row, r in rows)


def begin_refusal(s: PanzerState, player: int, r: int) -> int:
    """PZR-6.5.1.11.2: a plot begins on its turn, one turn earlier or one later."""
    sc = s.sc
    if not 0 <= r < len(sc.source_names) or sc.source_side[r] != player:
        return SOURCE_NOT_YOURS
    refusal = engaged_refusal(s, r)
    if refusal:
        return refusal
    row = next_plot(s, r)
    if row < 0 or s.turn < s.plot_turn[row] - indirect_tables().start_slip:
        return PLOT_NOT_DUE
    return LEGAL


def must_begin(s: PanzerState, player: int, r: int) -> bool:
    """R2-29: one turn after the plotted one it begins by itself; its owner cannot put it off."""
    if begin_refusal(s, player, r) != LEGAL:
        return False
    return s.turn >= s.plot_turn[next_plot(s, r)] + indirect_tables().start_slip


def begin_plot(s: PanzerState, r: int) -> None:
    """The mission is open from now on; where it falls in this turn its owner still says (PZR-6.5.1.11.3)."""
    row = next_plot(s, r)
    s.plot_since = with_cell(s.plot_since, row, s.turn)
    s.m_state = with_cell(s.m_state, r, WAITS)
    s.m_aim = with_cell(s.m_aim, r, s.plot_hex[row])
    s.tell(events.PLOT_BEGINS, r, s.plot_hex[row])


def current_part(s: PanzerState, r: int) -> int:
    """What the running plot of a battery fires in this turn (`plot_part`); FREE: it is over."""
    row = running_plot(s, r)
    turn = s.turn - s.plot_since[row]
    return s.plot_part[row * PLOT_TURNS + turn] if turn < PLOT_TURNS else FREE


def end_plots(s: PanzerState, player: int) -> None:
    """PZR-6.5.1.11.1[5]: missions whose plot is over end; their batteries rest in this turn."""
    for r, side in enumerate(s.sc.source_side):
        if side == player and running_plot(s, r) >= 0:
            s.consult(True)
            if current_part(s, r) == FREE:
                stop(s, r, SPENT)
                s.tell(events.PLOT_ENDS, r)


def shift_plot_refusal(s: PanzerState, player: int, r: int, h: int) -> int:
    """PZR-6.5.1.11.3: each turn up to five hexes from where it fell, or not at all."""
    if not 0 <= r < len(s.sc.source_names) or s.sc.source_side[r] != player:
        return SOURCE_NOT_YOURS
    if not is_waiting(s, r):
        return PLOT_NOT_BEGUN
    if not 0 <= h < s.sc.n:
        return NOT_A_HEX
    far = s.sc.board.distance_between(s.m_aim[r], h)
    return LEGAL if far <= indirect_tables().shift_scheduled else PLOT_SHIFT_FAR


# -- the secret lane -------------------------------------------------------------------------------------


def plot_lanes(s: PanzerState) -> list[Frame | None]:
    """A lane for each player whom the scenario gives points to register or fire to schedule."""
    sc = s.sc
    lanes: list[Frame | None] = []
    for player in range(sc.players):
        rows = [*sc.point_source, *sc.plot_source]
        some = sc.indirect_fire and any(sc.source_side[r] == player for r in rows)
        lanes.append(Plots(player) if some else None)
    return lanes


class Plots(PanzerFrame):
    """A player's own lane: registered points, and plots: battery and hex, turn, then turn by turn."""

    NAME = "Plots"
    STEPS = ("choose", "turn", "part", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("source", SCALAR, CARD, -1),
        Column("hex", SCALAR, HEX, -1),
        Column("row", SCALAR, NUMBER, -1),  # the plot that is being written
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.source = -1
        self.hex = -1
        self.row = -1

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_END:
            sort_plots(s, self.player)
            s.pop()
        else:
            s.ask(self.player)

    def several(self, s: State) -> bool:
        return True

    def default(self, s: State) -> int:
        """Nothing more: `done` and `enough` stand first where they are legal."""
        return 0

    def own_sources(self, s: PanzerState) -> list[int]:
        return [r for r, side in enumerate(s.sc.source_side) if side == self.player]

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.step == AT_TURN:
            tries = [Option(ON_TURN, turn) for turn in range(1, s.sc.turns + 1)]
        elif self.step == AT_PART:
            tries = [Option(ENOUGH), *(Option(PART, part) for part in range(len(PLOT_PARTS)))]
        else:
            tries = [Option(DONE)]
            for r in self.own_sources(s):
                for verb in (REGISTER, PLOT):
                    if self.room_refusal(s, verb, r) == LEGAL:
                        tries += [Option(verb, r, h) for h in range(s.sc.n)]
        return [o for o in tries if self.check(s, o) == LEGAL]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step == AT_TURN:
            return self.turn_refusal(s, o.a) if o.verb == ON_TURN else SEQUENCE
        if self.step == AT_PART:
            if o.verb == ENOUGH:
                return LEGAL if length(s, self.row) else PLOT_EMPTY
            return self.part_refusal(s, o.a) if o.verb == PART else SEQUENCE
        if o.verb == DONE:
            return LEGAL
        if o.verb not in (REGISTER, PLOT):
            return SEQUENCE
        refusal = self.room_refusal(s, o.verb, o.a)
        if refusal:
            return refusal
        if not 0 <= o.b < s.sc.n:
            return NOT_A_HEX
        return POINT_TWICE if o.verb == REGISTER and o.b in self.points(s, o.a) else LEGAL

    def room_refusal(self, s: PanzerState, verb: int, r: int) -> int:
        """Why a battery has no point or plot left to write."""
        sc = s.sc
        if not 0 <= r < len(sc.source_names) or sc.source_side[r] != self.player:
            return SOURCE_NOT_YOURS
        if sc.source_unit[r] >= 0:
            return PLOT_ON_MAP
        if verb == REGISTER:
            return LEGAL if self.free_point(s, r) >= 0 else NO_POINT_LEFT
        row = self.free_plot(s, r)
        turns = range(1, s.sc.turns + 1)
        free = row >= 0 and any(not clashes(s, row, turn, 1) for turn in turns)
        return LEGAL if free else NO_PLOT_LEFT

    def points(self, s: PanzerState, r: int) -> list[int]:
        """The points that a battery has registered."""
        return [s.prp_hex[row] for row, source in enumerate(s.sc.point_source) if source == r]

    def free_point(self, s: PanzerState, r: int) -> int:
        rows = enumerate(s.sc.point_source)
        return next((row for row, source in rows if source == r and s.prp_hex[row] < 0), -1)

    def free_plot(self, s: PanzerState, r: int) -> int:
        return next((row for row in rows_of(s, r) if s.plot_turn[row] == FREE), -1)

    def turn_refusal(self, s: PanzerState, turn: int) -> int:
        if not 1 <= turn <= s.sc.turns:
            return PLOT_TURN
        return PLOT_CLASH if clashes(s, self.free_plot(s, self.source), turn, 1) else LEGAL

    def part_refusal(self, s: PanzerState, part: int) -> int:
        if not 0 <= part < len(PLOT_PARTS):
            return SEQUENCE
        turns = length(s, self.row)
        if turns >= min(PLOT_TURNS, indirect_tables().scheduled_turns):
            return PLOT_FULL
        return PLOT_CLASH if clashes(s, self.row, s.plot_turn[self.row], turns + 1) else LEGAL

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            self.step = AT_END
        elif o.verb == REGISTER:
            s.prp_hex[self.free_point(s, o.a)] = o.b
        elif o.verb == PLOT:
            self.source, self.hex = o.a, o.b
            self.step = AT_TURN
        elif o.verb == ON_TURN:
            self.row = self.free_plot(s, self.source)
            s.plot_hex[self.row] = self.hex
            s.plot_turn[self.row] = o.a
            self.step = AT_PART
        elif o.verb == PART:
            s.plot_part[self.row * PLOT_TURNS + length(s, self.row)] = o.a + 1
        else:
            self.source = self.hex = self.row = -1
            self.step = AT_CHOOSE
