"""Chapter 3: the sequence of play. A game turn, and a player's turn phase by phase."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import MODE, PLAYER
from grognard.core.kernel.state import RUNNING, Frame, State
from grognard.games.zocbond import events as family_events
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.disorder import Recovery
from grognard.games.zocbond.movement import Movement

from . import events, fortifications, victory, weather
from .campaign import maskirovka, maskirovka_boxes
from .initial import Initial, unload
from .reinforcements import arrive_all
from .scenario import (
    AXIS,
    FULL,
    PRELIMINARY,
    PRELIMINARY_TURN,
    SMALL,
    SOVIET,
    SOVIET_MOVEMENT,
    TURN_KINDS,
)
from .state import StalingradState
from .supply_phase import SupplyPhase
from .transport import railheads

# Steps of GameTurn.
AT_WEATHER: Final = 0
AT_BEFORE: Final = 1  # the Soviet preliminary movement (S42-C2.4)
AT_FIRST: Final = 2
AT_SECOND: Final = 3
AT_AFTER: Final = 4  # the Axis' mini-turn (S42-33.2.3)
AT_VICTORY: Final = 5

# Steps of PlayerTurn.
AT_BEGIN: Final = 0
AT_INITIAL: Final = 1
AT_MOVEMENT: Final = 2
AT_COMBAT: Final = 3
AT_RECOVERY: Final = 4
AT_SUPPLY: Final = 5
AT_END: Final = 6


class GameTurn(Frame):
    """Turn after turn: weather, both players, and a look at who has won (S42-3.A, 3.B, 3.C, 3.D, C3.3)."""

    NAME = "GameTurn"
    STEPS = ("weather", "before", "first", "second", "after", "victory")

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        step = self.take_step()
        opening = s.turn == s.sc.first_turn
        if step == AT_WEATHER:
            begin_turn(s)
        elif step == AT_BEFORE:
            if opening and s.sc.opening == PRELIMINARY:
                s.push(PlayerTurn(SOVIET, PRELIMINARY_TURN))
        elif step == AT_FIRST:
            s.push(PlayerTurn(s.first_player, FULL))
        elif step == AT_SECOND:
            if not (opening and s.sc.opening == SOVIET_MOVEMENT):
                s.push(PlayerTurn(1 - s.first_player, FULL))
        elif step == AT_AFTER:
            if (opening and s.sc.opening == SOVIET_MOVEMENT) or s.offensive == s.turn:
                s.push(PlayerTurn(AXIS, SMALL))
        else:
            victory.check_victory(s)
            if s.offensive == s.turn:
                s.first_player = SOVIET  # from now on (S42-33.2.2)
            if s.outcome == RUNNING:
                s.turn += 1
                self.step = AT_WEATHER


def begin_turn(s: StalingradState) -> None:
    """What a new turn brings before anybody acts (S42-3.A)."""
    s.tell(family_events.TURN_BEGINS, s.turn, s.sc.last_turn)
    weather.begin_turn(s)


class PlayerTurn(Frame):
    """One player's turn; the first, a mini-turn and a preliminary one have only some of its phases."""

    NAME = "PlayerTurn"
    STEPS = ("begin", "initial", "movement", "combat", "recovery", "supply", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("kind", SCALAR, MODE, names=TURN_KINDS))

    def __init__(self, player: int = -1, kind: int = FULL) -> None:
        super().__init__()
        self.player = player
        self.kind = kind

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        step = self.take_step()
        if step != AT_BEGIN:
            railheads.push_back(s)  # by units beside them, or that recovered there (S42-17.3.1)
        if step == AT_BEGIN:
            self.begin(s)
        elif step == AT_INITIAL:
            if self.kind == FULL and not self.opens_later(s):
                s.push(Initial(self.player))
            elif self.kind == FULL and s.sc.opening == PRELIMINARY:
                arrive_all(s, self.player)
            elif self.kind == SMALL:
                unload(s, self.player)
        elif step == AT_MOVEMENT:
            s.push(Movement(self.player))
        elif step == AT_COMBAT:
            if self.player == AXIS:
                victory.look_at_baku(s)
            s.vacated = -1  # reserves look at the combats of their own phase (S42-25.2.3)
            if self.kind != PRELIMINARY_TURN:
                s.push(Combat(self.player))
        elif step == AT_RECOVERY:
            if self.kind != PRELIMINARY_TURN:
                s.push(Recovery(self.player))
        elif step == AT_SUPPLY:
            if self.kind == FULL:
                s.push(SupplyPhase(self.player))
        else:
            self.end(s)
            if s.outcome < 0:
                s.pop()

    def end(self, s: StalingradState) -> None:
        s.turn_kind = FULL
        if self.player == SOVIET:
            fortifications.end_soviet_turn(s)
            maskirovka_boxes.end_turn(s)
        elif self.kind == FULL:
            victory.end_axis_turn(s)

    def opens_later(self, s: StalingradState) -> bool:
        """Whether the first turn of a scenario begins behind this player's initial phase (S42-C2.4, C3.4)."""
        if s.turn != s.sc.first_turn:
            return False
        if s.sc.opening == PRELIMINARY:
            return self.player == AXIS
        return s.sc.opening == SOVIET_MOVEMENT

    def begin(self, s: StalingradState) -> None:
        s.active = self.player
        s.turn_kind = self.kind
        s.ferried = 0
        s.sailed = 0
        s.strait_used = 0
        s.rebuilt = 0
        s.activations = 0
        if self.player == SOVIET:
            maskirovka_boxes.begin_turn(s)
        for u in s.sc.units_of[self.player]:
            there = s.place[u] < s.sc.box or maskirovka.is_box(s.sc, s.place[u])
            s.began[u] = s.place[u] if there else -1
        s.tell(events.SMALL_TURN if self.kind == SMALL else events.PLAYER_TURN, self.player)
        if self.player == AXIS and self.kind == FULL:
            victory.begin_axis_turn(s)
