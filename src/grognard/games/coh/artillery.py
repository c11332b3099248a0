"""Chapter 12.3: off-board artillery, plotted in secret and fired a round later; Close Call (COH-C.V08)."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import GROUP, HEX, NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.option import Option
from grognard.core.state import Frame, State

from . import events, movement
from .attack import Fire
from .fortifications import sees_out
from .frames import CohFrame, face_options, face_refusal
from .hidden import discover, is_hidden
from .refusals import LEGAL, NOT_A_TARGET, OBA_NONE, OBA_PLOTTED, OBA_SPOTTER, SEQUENCE, WHOLE_HEX
from .scenario import SOVIET
from .state import CohState
from .verbs import DONE, FACE, KEEP, MOVE, PLOT

# -- plotting (P5) -------------------------------------------------------------------------------------


def may_plot(s: CohState, player: int) -> bool:
    """By public knowledge: a side whose batteries have not all fired their barrages is asked (L1)."""
    sc = s.sc
    return any(
        sc.oba_side[b] == player and s.oba_fired[b] < sc.oba_barrages[b] for b in range(len(sc.oba_names))
    )


def start_plotting(s: CohState) -> None:
    """Last round's plots fall due, then both sides write down new ones at the same time (COH-12.3(2))."""
    if not s.sc.oba_names:
        return
    for b in range(len(s.sc.oba_names)):
        s.oba_due[b] = s.oba_plot[b]
        s.oba_plot[b] = -1
    lanes: list[Frame | None] = [Plot(player) if may_plot(s, player) else None for player in (0, 1)]
    if any(lane is not None for lane in lanes):
        s.together(lanes)


def plot_refusal(s: CohState, player: int, battery: int, h: int) -> int:
    """COH-12.3(3): the call needs a friendly unit that sees the target hex, hidden or not."""
    sc = s.sc
    if not 0 <= battery < len(sc.oba_names) or sc.oba_side[battery] != player:
        return OBA_NONE
    if s.oba_plot[battery] >= 0:
        return OBA_PLOTTED
    waiting = 1 if s.oba_due[battery] >= 0 else 0
    if s.oba_fired[battery] + waiting >= sc.oba_barrages[battery]:
        return OBA_NONE
    if not 0 <= h < sc.n:
        return WHOLE_HEX
    return LEGAL if observed(s, player, h) else OBA_SPOTTER


def observed(s: CohState, player: int, h: int) -> bool:
    sc = s.sc
    for u in sc.units_of[player]:
        at = s.plot[u] if is_hidden(s, u) else s.place[u]
        if not 0 <= at < sc.n or s.contested(at):
            continue
        if at == h or (sc.seen[at * sc.n + h] and sees_out(s, u, h)):
            return True
    return False


class Plot(CohFrame):
    """One side writes down its artillery targets; nobody else sees which, or whether there are any."""

    NAME = "Plot"
    STEPS = ("choose",)
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player

    def copy(self) -> Plot:
        f = Plot(self.player)
        f.step = self.step
        return f

    def run(self, s: State) -> None:
        s.ask(self.player)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        out = [Option(DONE)]
        seen = [h for h in range(s.sc.n) if observed(s, self.player, h)]
        for battery in range(len(s.sc.oba_names)):
            if plot_refusal(s, self.player, battery, seen[0] if seen else -1) == LEGAL:
                out += [Option(PLOT, battery, h) for h in seen]
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb == PLOT:
            return plot_refusal(s, self.player, o.a, o.b)
        return LEGAL if o.verb == DONE else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == PLOT:
            s.oba_plot[o.a] = o.b
        else:
            s.pop()


# -- the barrage (P6) ----------------------------------------------------------------------------------


class Barrages(CohFrame):
    """The barrages that fall due, one after the other: the last initiative holder's first (G-03)."""

    NAME = "Barrages"
    STEPS = ("next", "escape", "fire", "face")
    FIELDS = (
        Column("battery", SCALAR, GROUP, -1),
        Column("hex", SCALAR, HEX, -1),
        Column("left", SCALAR, UNITS),  # units that may still use Close Call
        Column("unit", SCALAR, UNIT, -1),
        Column("done", SCALAR, NUMBER),
    )

    def __init__(self) -> None:
        super().__init__()
        self.battery = -1
        self.hex = -1
        self.left = 0
        self.unit = -1
        self.done = 0  # batteries dealt with, as bits

    def copy(self) -> Barrages:
        f = Barrages()
        f.step = self.step
        f.battery = self.battery
        f.hex = self.hex
        f.left = self.left
        f.unit = self.unit
        f.done = self.done
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == 0:
            self.next_battery(s)
        elif self.step == 1:
            self.next_escape(s)
        elif self.step == 3:
            s.ask(s.sc.side[self.unit])
        else:
            self.step = 0
            s.push(self.shells(s))

    def next_battery(self, s: CohState) -> None:
        """A plot that falls due becomes public the moment it strikes."""
        sc = s.sc
        first = s.initiative if s.initiative >= 0 else SOVIET
        order = sorted(range(len(sc.oba_names)), key=lambda b: (sc.oba_side[b] != first, b))
        for battery in order:
            if s.oba_due[battery] >= 0 and not self.done >> battery & 1:
                self.battery = battery
                self.hex = s.oba_due[battery]
                self.done |= 1 << battery
                s.oba_due[battery] = -1
                s.oba_fired[battery] += 1
                s.consult(True)
                s.tell(events.BARRAGE, sc.oba_side[battery], self.hex)
                self.left = sum(
                    1 << u for u in self.units(s) if sc.veteran_close_call[u] and not s.close_call[u]
                )
                self.step = 1
                return
        s.consult(True)
        s.pop()

    def units(self, s: CohState) -> list[int]:
        """Everybody in the pattern, friend and foe (COH-12.3(4))."""
        pattern = s.sc.oba_pattern[self.battery][self.hex]
        return [u for u in range(s.sc.units) if s.place[u] in pattern]

    def next_escape(self, s: CohState) -> None:
        """COH-C.V08: before the shells fall, a veteran unit in the pattern may move one hex.

        Its owner is asked even if a face-down counter keeps it in place: nobody else knows that (L1).
        """
        if self.left == 0:
            self.step = 2
            return
        self.unit = bit_list(self.left)[0]
        s.ask(s.sc.side[self.unit])

    def shells(self, s: CohState) -> Fire:
        fire = Fire()
        fire.player = s.sc.oba_side[self.battery]
        fire.battery = self.battery
        fire.hex = self.hex
        fire.shells = 1
        fire.left = sum(1 << u for u in self.units(s))
        return fire

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        if self.step == 3:
            return face_options(self.unit)
        to = movement.destinations(s, self.unit, 99)[::2]
        return [Option(KEEP), *(Option(MOVE, self.unit, h) for h in to)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step == 3:
            return face_refusal(o, self.unit)
        if o.verb == KEEP:
            return LEGAL
        if o.verb != MOVE:
            return SEQUENCE
        return NOT_A_TARGET if o.a != self.unit else movement.move_refusal(s, self.unit, o.b)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == FACE:
            movement.turn(s, o.a, o.b)
            self.step = 1
            return
        self.left &= ~(1 << self.unit)
        if o.verb == MOVE:
            s.close_call[self.unit] = 1
            movement.move(s, self.unit, o.b, True)
            self.step = 3  # the free pivot after a move (COH-5.2(3))
            discover(s)
