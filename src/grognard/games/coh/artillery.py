"""Chapters 12.3 and 13.1: off-board artillery, plotted in secret, fired a round later: shells or smoke.

Before it strikes, Close Call may save a unit (COH-C.V08). Units hidden under it are rolled for without
telling (COH-12.1, G-55): one roll for every hex of the pattern in which somebody may be.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import GROUP, HEX, NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State

from . import events, movement
from .attack import Fire
from .caps import Roll
from .cards.veterans import V08, has_card, use_card
from .fortifications import in_bunker, sees_out
from .frames import CohFrame, face_options, face_refusal
from .hidden import could_hide, discover, end_attack, is_hidden, sneak, sneak_refusal
from .mines import entrants, threatened, tread
from .mortars import open_vantages
from .refusals import (
    LEGAL,
    NOT_A_TARGET,
    OBA_NONE,
    OBA_PLOTTED,
    OBA_SPOTTER,
    SEQUENCE,
    SMOKE_OFF,
    WHOLE_HEX,
)
from .scenario import SOVIET
from .sight import in_sight
from .smoke import place_smoke
from .state import CohState
from .suspicion import Search
from .vehicles import bog_down, may_bog
from .verbs import DONE, FACE, KEEP, MOVE, PLOT, SCREEN, SNEAK
from .works import works_in

# -- plotting (P5) -------------------------------------------------------------------------------------


def may_plot(s: CohState, player: int) -> bool:
    """Whether a player is asked, by public knowledge: he has barrages that are not fired (L1)."""
    sc = s.sc
    return any(
        sc.oba_army[b] == player and s.oba_fired[b] < sc.oba_barrages[b] for b in range(len(sc.oba_names))
    )


def start_plotting(s: CohState) -> None:
    """Last round's plots fall due, then both sides write down new ones at the same time (COH-12.3(2))."""
    if not s.sc.oba_names:
        return
    for b in range(len(s.sc.oba_names)):
        s.oba_due[b] = s.oba_plot[b]
        s.oba_screen_due[b] = s.oba_screen[b]
        s.oba_plot[b] = -1
        s.oba_screen[b] = 0
    plot_together(s, [may_plot(s, player) for player in range(s.sc.armies)])


def plot_before_battle(s: CohState) -> None:
    """COH-1.0(8): where the scenario says so, barrages are plotted at set-up and strike in round 1."""
    early = s.sc.oba_early
    plot_together(s, [early[s.sc.side_of[p]] and may_plot(s, p) for p in range(s.sc.armies)])


def plot_together(s: CohState, who: list[bool]) -> None:
    """Players who may do so write down their targets, at the same time."""
    lanes: list[Frame | None] = [Plot(player) if may else None for player, may in enumerate(who)]
    if any(lane is not None for lane in lanes):
        s.together(lanes)


def plot_refusal(s: CohState, player: int, battery: int, h: int, smoke: bool = False) -> int:
    """COH-12.3(3): the call needs a friendly unit that sees the target hex, hidden or not."""
    why = battery_refusal(s, player, battery)
    if why:
        return why
    if smoke and not s.sc.oba_smoke[battery]:
        return SMOKE_OFF
    if not 0 <= h < s.sc.n:
        return WHOLE_HEX
    return LEGAL if h in observed(s, player) else OBA_SPOTTER


def battery_refusal(s: CohState, player: int, battery: int) -> int:
    """Whether a battery is the player's and has a barrage left to plot, wherever it is to fall."""
    sc = s.sc
    if not 0 <= battery < len(sc.oba_names) or sc.oba_army[battery] != player:
        return OBA_NONE
    if s.oba_plot[battery] >= 0:
        return OBA_PLOTTED
    waiting = 1 if s.oba_due[battery] >= 0 else 0
    if s.oba_fired[battery] + waiting >= sc.oba_barrages[battery]:
        return OBA_NONE
    return LEGAL


def observed(s: CohState, player: int) -> list[int]:
    """The hexes on which fire can be called: somebody sees them, or the scenario lists them (COH-12.3(3))."""
    sc = s.sc
    side = sc.side_of[player]
    in_view = [False] * sc.n
    for h in sc.oba_free[side]:
        in_view[h] = True
    eyes: list[int] = []  # hexes out of which somebody looks all round
    for u in sc.troops[side]:
        at = s.plot[u] if is_hidden(s, u) and sc.army[u] == player else s.place[u]
        if not 0 <= at < sc.n or s.contested(at):
            continue
        in_view[at] = True
        if in_bunker(s, u):
            for h in range(sc.n):
                in_view[h] = in_view[h] or (in_sight(s, at, h) and sees_out(s, u, h))
        elif at not in eyes:
            eyes.append(at)
        if sc.indirect[u] and at == s.place[u]:
            eyes += open_vantages(s, u)  # COH-E.5: a mortar's vantage hexes serve as well
    for h in range(sc.n):
        if not in_view[h] and any_sees(s, eyes, h):
            in_view[h] = True
    return [h for h in range(sc.n) if in_view[h]]


def any_sees(s: CohState, eyes: list[int], h: int) -> bool:
    """Whether one of these hexes has line of sight to another."""
    seen = s.sc.seen
    n = s.sc.n
    for at in eyes:
        if seen[at * n + h] and (s.smoky == 0 or in_sight(s, at, h)):
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

    def run(self, s: State) -> None:
        s.ask(self.player)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        out = [Option(DONE)]
        ready = [b for b in range(len(s.sc.oba_names)) if battery_refusal(s, self.player, b) == LEGAL]
        seen = observed(s, self.player) if ready else []
        for battery in ready:
            out += [Option(PLOT, battery, h) for h in seen]
            if s.sc.oba_smoke[battery]:
                out += [Option(SCREEN, battery, h) for h in seen]
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb in (PLOT, SCREEN):
            return plot_refusal(s, self.player, o.a, o.b, o.verb == SCREEN)
        return LEGAL if o.verb == DONE else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb in (PLOT, SCREEN):
            s.oba_plot[o.a] = o.b
            s.oba_screen[o.a] = 1 if o.verb == SCREEN else 0
        else:
            s.pop()


# -- the barrage (P6) ----------------------------------------------------------------------------------


# The steps of `Barrages`.
AT_NEXT: Final = 0
AT_ESCAPE: Final = 1
AT_FIRE: Final = 2
AT_FACE: Final = 3
AT_SEARCH: Final = 4
AT_BOG: Final = 5


class Barrages(CohFrame):
    """The barrages that fall due, one after the other: the last initiative holder's first (G-03)."""

    NAME = "Barrages"
    STEPS = ("next", "escape", "fire", "face", "search", "bog")
    FIELDS = (
        Column("battery", SCALAR, GROUP, -1),
        Column("hex", SCALAR, HEX, -1),
        Column("left", SCALAR, UNITS),  # units that may still use Close Call
        Column("unit", SCALAR, UNIT, -1),
        Column("done", SCALAR, NUMBER),
        Column("smoke", SCALAR, NUMBER),  # it fires smoke
        Column("blank", SCALAR, NUMBER),  # hexes of the pattern in which nobody is seen, as bits of its list
    )

    def __init__(self) -> None:
        super().__init__()
        self.battery = -1
        self.hex = -1
        self.left = 0
        self.unit = -1
        self.done = 0  # batteries dealt with, as bits
        self.smoke = 0
        self.blank = 0

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_NEXT:
            self.next_battery(s)
        elif self.step == AT_ESCAPE:
            self.next_escape(s)
        elif self.step == AT_FACE:
            s.ask(s.sc.army[self.unit])
        elif self.step == AT_SEARCH:
            self.next_search(s)
        elif self.step == AT_BOG:
            self.bog_down(s)
        elif self.smoke:
            self.step = AT_NEXT
            for h in self.pattern(s):
                place_smoke(s, h)
        else:
            self.step = AT_SEARCH
            self.blank = self.unseen(s)
            s.push(self.shells(s))

    def next_battery(self, s: CohState) -> None:
        """A plot that falls due becomes public the moment it strikes."""
        sc = s.sc
        first = s.initiative if s.initiative >= 0 else sc.side_of.index(SOVIET)
        order = sorted(range(len(sc.oba_names)), key=lambda b: (sc.oba_army[b] != first, b))
        for battery in order:
            if s.oba_due[battery] >= 0 and not self.done >> battery & 1:
                self.battery = battery
                self.hex = s.oba_due[battery]
                self.done |= 1 << battery
                s.oba_due[battery] = -1
                s.oba_fired[battery] += 1
                self.smoke = s.oba_screen_due[battery]
                s.oba_screen_due[battery] = 0
                s.consult(True)
                kind = events.SMOKE_BARRAGE if self.smoke else events.BARRAGE
                s.tell(kind, sc.oba_army[battery], self.hex)
                self.left = sum(1 << u for u in range(sc.units) if self.may_escape(s, u))
                self.step = AT_ESCAPE
                return
        s.consult(True)
        s.pop()

    def attacking(self) -> bool:
        return self.step == AT_SEARCH

    def pattern(self, s: CohState) -> list[int]:
        return s.sc.oba_pattern[self.battery][self.hex]

    def may_escape(self, s: CohState, u: int) -> bool:
        """The owner of a hidden unit with the card is asked wherever it is: that tells nothing (L1)."""
        return has_card(s, u, V08) and (is_hidden(s, u) or s.place[u] in self.pattern(s))

    def unseen(self, s: CohState) -> int:
        """Where hidden units may be struck, by what everybody knows."""
        places = 0
        if s.sc.any_hidden:
            hidden = [u for u in range(s.sc.units) if is_hidden(s, u)]
            for i, h in enumerate(self.pattern(s)):
                marked = s.sc.solitaire and s.marker[h] != 0
                if marked or any(could_hide(s, u, h) for u in hidden):
                    places |= 1 << i
        return places

    def next_search(self, s: CohState) -> None:
        """COH-12.1, G-55: one roll per hex against units hidden in it, made in any case."""
        if self.blank == 0:
            self.step = AT_NEXT
            end_attack(s)  # of all its hexes together (COH-18.6(2))
            return
        at = self.blank & -self.blank
        self.blank &= ~at
        search = Search()
        search.player = s.sc.oba_army[self.battery]
        search.battery = self.battery
        search.hex = self.pattern(s)[at.bit_length() - 1]
        search.shells = 1
        s.tell(events.SHELLED, search.player, search.hex)
        s.push(search)

    def units(self, s: CohState) -> list[int]:
        """Everybody in the pattern, friend and foe (COH-12.3(4))."""
        pattern = self.pattern(s)
        return [u for u in range(s.sc.units) if s.place[u] in pattern]

    def next_escape(self, s: CohState) -> None:
        """COH-C.V08: before the shells fall, a veteran unit in the pattern may move one hex.

        Its owner is asked even if a face-down counter keeps it in place: nobody else knows that (L1).
        """
        if self.left == 0:
            self.step = AT_FIRE
            return
        self.unit = bit_list(self.left)[0]
        s.ask(s.sc.army[self.unit])

    def shells(self, s: CohState) -> Fire:
        fire = Fire()
        fire.player = s.sc.oba_army[self.battery]
        fire.battery = self.battery
        fire.hex = self.hex
        fire.shells = 1
        fire.left = sum(1 << u for u in self.units(s))
        for h in s.sc.oba_pattern[self.battery][self.hex]:
            fire.works |= works_in(s, h, True, False, False)
        return fire

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        if self.step == AT_FACE:
            return face_options(self.unit)
        return [Option(KEEP), *self.escapes(s)]

    def rolls(self, s: State, o: Option) -> bool:
        """Whether the veteran has fled onto a mine, or onto ground that may bog a vehicle down."""
        assert isinstance(s, CohState)
        if o.verb == MOVE:
            return may_bog(s, o.a, s.place[o.a], o.b)
        return o.verb == FACE and s.sc.mine_rows != [] and threatened(s, entrants(s, o.a))

    def escapes(self, s: CohState) -> list[Option]:
        """The unit moves one hex in any direction; a hidden unit under the barrage stays hidden."""
        u = self.unit
        if not is_hidden(s, u):
            return [Option(MOVE, u, h) for h in movement.destinations(s, u, 99)[::2]]
        if s.plot[u] not in self.pattern(s):
            return []
        to = s.sc.neighbour[6 * s.plot[u] : 6 * s.plot[u] + 6]
        return [Option(SNEAK, u, h) for h in to if sneak_refusal(s, u, h) == LEGAL]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step == AT_FACE:
            return face_refusal(o, self.unit)
        if o.verb == KEEP:
            return LEGAL
        if o.verb == SNEAK and is_hidden(s, self.unit):
            return LEGAL if any(o.same(each) for each in self.escapes(s)) else NOT_A_TARGET
        if o.verb != MOVE or is_hidden(s, self.unit):
            return SEQUENCE
        return NOT_A_TARGET if o.a != self.unit else movement.move_refusal(s, self.unit, o.b)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == FACE:
            movement.turn(s, o.a, o.b)
            self.step = AT_ESCAPE
            tread(s, entrants(s, o.a), True)
            return
        self.left &= ~(1 << self.unit)
        if o.verb == SNEAK:
            use_card(s, self.unit, V08)
            sneak(s, self.unit, o.b)
        elif o.verb == MOVE:
            use_card(s, self.unit, V08)
            checks = may_bog(s, self.unit, s.place[self.unit], o.b)
            movement.move(s, self.unit, o.b, True, False)
            self.step = AT_FACE  # the free pivot after a move (COH-5.2(3))
            if checks:
                self.step = AT_BOG
                s.push(Roll(s.sc.army[self.unit]))
            discover(s)

    def bog_down(self, s: CohState) -> None:
        """COH-14.1(1): a vehicle that is stuck does not turn; mines act all the same."""
        if bog_down(s, self.unit, s.result):
            self.step = AT_ESCAPE
            tread(s, entrants(s, self.unit), True)
        else:
            self.step = AT_FACE

    def bands(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return [s.sc.bog_ok] if self.step == AT_BOG else []

    def roller(self) -> int:
        return self.unit
