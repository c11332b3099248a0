"""Stalingrad '42 as the kernel sees it."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.about import About
from grognard.core.catalogue import Names
from grognard.core.column import Column
from grognard.core.message import Arg, Ref
from grognard.core.option import Option
from grognard.core.overlay import Overlay
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario
from grognard.core.state import State
from grognard.core.table import Table
from grognard.core.view import Scene
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.automatic import Automatic
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.disorder import Recovery
from grognard.games.zocbond.losses import Lose
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.retreat import Retreat
from grognard.games.zocbond.stacking import Trim

from . import about, knowledge, overlays, present, reasons, setup, table
from .air_cover import AirCover
from .attack import StalingradAttack
from .chores import CHORES, chore
from .commanders import Throw
from .data_files import load_scenario, scenario_names
from .disengagement import Disengagement
from .disorder import Decline
from .emergence import Emergence
from .evacuation import Evacuation
from .events import EVENTS, OUTCOMES
from .faults import faults
from .initial import Initial
from .losses import LastStep
from .maskirovka import Assignment
from .names import StalingradNames
from .rail import RailMove
from .refusals import REFUSALS
from .scenario import SOVIET, StalingradScenario
from .state import StalingradState, blank, columns, derive
from .storm import Storm
from .supply_phase import SupplyPhase
from .turn import GameTurn, PlayerTurn
from .verbs import VERBS
from .winter_offensive import Offensive
from .withdrawals import Withdrawal

VERSION = 7
NO_OWNER = -3


class StalingradRules(Rules):
    """Stalingrad '42."""

    def __init__(self) -> None:
        super().__init__(
            "stalingrad42",
            VERSION,
            "grognard.games.stalingrad42",
            VERBS,
            columns(),
            REFUSALS,
            EVENTS,
            OUTCOMES,
            [
                GameTurn,
                PlayerTurn,
                Initial,
                Movement,
                Move,
                RailMove,
                Automatic,
                Combat,
                StalingradAttack,
                Lose,
                Stand,
                Retreat,
                Advance,
                Trim,
                Recovery,
                SupplyPhase,
                Offensive,
                Withdrawal,
                LastStep,
                Throw,
                Decline,
                Disengagement,
                Storm,
                Assignment,
                Emergence,
                AirCover,
                Evacuation,
            ],
        )
        self.turn_rule = "S42-3.B"
        self.stages = {"meetings": 5}  # the rules where two of them meet

    def scenarios(self) -> list[str]:
        return scenario_names()

    def switches(self, scenario: str) -> dict[str, list[str]]:
        return setup.switches(load_scenario(scenario))

    def about(self, scenario: str) -> About:
        return about.about(scenario)

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        return setup.load(scenario, options)

    def blank(self, scenario: Scenario) -> State:
        assert isinstance(scenario, StalingradScenario)
        return blank(scenario)

    def start(self, scenario: Scenario, seed: bytes) -> State:
        assert isinstance(scenario, StalingradScenario)
        s = setup.set_up(scenario, seed)
        s.push(GameTurn())
        return s

    def derive(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        derive(s)

    def owner(self, s: State, column: Column, index: int) -> int:
        """Which box is whose is the Soviets' secret (S42-34.1.1)."""
        return SOVIET if column.name in ("mask", "swapped") else NO_OWNER

    def redact(self, s: State, player: int) -> State:
        assert isinstance(s, StalingradState)
        return knowledge.redact(self, s, player)

    def sample(self, known: State, player: int, seed: bytes) -> State:
        assert isinstance(known, StalingradState)
        return knowledge.sample(known, seed)

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        assert isinstance(known, StalingradState)
        return [(p, world) for p, world in knowledge.worlds(known, o)]

    def names(self, scenario: Scenario) -> Names:
        assert isinstance(scenario, StalingradScenario)
        return StalingradNames(scenario)

    def present(self, known: State, player: int) -> Scene:
        assert isinstance(known, StalingradState)
        return present.present(known)

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
        assert isinstance(known, StalingradState)
        return reasons.facts(known, lane, o, refusal)

    def likelihood(self, known: State, player: int, clicked: Ref, o: Option) -> int:
        assert isinstance(known, StalingradState)
        return reasons.likelihood(known, player, clicked, o)

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        return overlays.OVERLAYS

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        assert isinstance(known, StalingradState)
        return overlays.overlay(known, player, name, at)

    def table(self, scenario: Scenario) -> Table:
        assert isinstance(scenario, StalingradScenario)
        return table.table(scenario)

    def chores(self) -> list[str]:
        return CHORES

    def chore(self, s: State, name: str) -> int:
        assert isinstance(s, StalingradState)
        return chore(s, name)

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, StalingradState)
        return faults(s)
