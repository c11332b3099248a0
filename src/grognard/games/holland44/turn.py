"""Chapter 3: the sequence of play. A game turn, and a player's turn phase by phase."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER
from grognard.core.kernel.state import RUNNING, Frame, State
from grognard.games.zocbond import events as family_events
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.disorder import Recovery
from grognard.games.zocbond.movement import Movement

from . import entry, events, ferries, weather
from .artillery import Replenish
from .bridge_phase import BridgePhase
from .bridges import capture_held
from .landing import Airlanding
from .scenario import ALLIED, AM, GERMAN
from .state import HollandState
from .supply_phase import SupplyPhase
from .traffic import TrafficPhase
from .victory import check_victory

AT_BEGIN: Final = 0
AT_REPLENISH: Final = 1
AT_BRIDGE: Final = 2
AT_AIRLANDING: Final = 3
AT_MOVEMENT: Final = 4
AT_COMBAT: Final = 5
AT_RECOVERY: Final = 6
AT_SUPPLY: Final = 7
AT_TRAFFIC: Final = 8
AT_END: Final = 9


AT_WEATHER: Final = 0
AT_ALLIED: Final = 1
AT_GERMAN: Final = 2
AT_VICTORY: Final = 3


class GameTurn(Frame):
    """Turn after turn: weather, both players, and a look at who has won (H44-3.0)."""

    NAME = "GameTurn"
    STEPS = ("weather", "allied", "german", "victory")

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_WEATHER:
            begin_turn(s)
            self.step = AT_ALLIED
        elif self.step == AT_ALLIED:
            self.step = AT_GERMAN
            s.push(PlayerTurn(ALLIED))
        elif self.step == AT_GERMAN:
            self.step = AT_VICTORY
            s.push(PlayerTurn(GERMAN))
        else:
            check_victory(s)
            if s.outcome == RUNNING:
                s.turn += 1
                self.step = AT_WEATHER


def begin_turn(s: HollandState) -> None:
    """What a new turn brings before anybody acts."""
    s.tell(family_events.TURN_BEGINS, s.turn, s.sc.last_turn)
    entry.evict(s)
    s.fresh_points = [0] * len(s.fresh_points)
    if s.turn_kind() == AM:
        s.landed_today = 0
    if weather.is_rolled(s):
        weather.roll_weather(s)
    weather.hand_out(s)


class PlayerTurn(Frame):
    """One player's turn; a scenario may begin in the middle of the first (H44-3.0, 23.1.1)."""

    NAME = "PlayerTurn"
    STEPS = (
        "begin",
        "replenish",
        "bridge",
        "airlanding",
        "movement",
        "combat",
        "recovery",
        "supply",
        "traffic",
        "end",
    )
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        step = self.take_step()
        if step == AT_BEGIN:
            self.begin(s)
        elif step == AT_REPLENISH:
            s.push(Replenish(self.player))
        elif step == AT_BRIDGE:
            s.push(BridgePhase(self.player))
        elif step == AT_AIRLANDING:
            if self.player == ALLIED:
                s.push(Airlanding())
        elif step == AT_MOVEMENT:
            s.push(Movement(self.player))
        elif step == AT_COMBAT:
            self.capture(s)
            s.push(Combat(self.player))
        elif step == AT_RECOVERY:
            self.capture(s)
            s.push(Recovery(self.player))
        elif step == AT_SUPPLY:
            s.push(SupplyPhase(self.player))
        elif step == AT_TRAFFIC:
            if self.player == GERMAN:
                s.push(TrafficPhase())
        else:
            s.pop()

    def begin(self, s: HollandState) -> None:
        s.active = self.player
        s.points_used = 0
        s.redeployed = 0
        for u in s.sc.units_of[self.player]:
            s.began[u] = s.place[u] if s.place[u] < s.sc.box else -1
        if self.player == ALLIED:
            ferries.begin_turn(s)
        s.tell(events.PLAYER_TURN, self.player)
        if self.player == ALLIED and s.turn == s.sc.first_turn and s.sc.first_phase == "airlanding":
            self.step = AT_AIRLANDING

    def capture(self, s: HollandState) -> None:
        """At the end of Allied movement and combat phases (H44-5.7)."""
        if self.player == ALLIED:
            capture_held(s)
