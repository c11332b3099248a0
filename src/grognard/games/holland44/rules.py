"""Holland '44 as the kernel sees it."""

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
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.disorder import Recovery
from grognard.games.zocbond.losses import Lose
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.retreat import Retreat
from grognard.games.zocbond.stacking import Trim

from . import about, knowledge, overlays, present, reasons, setup, table
from .artillery import Replenish
from .attack import HollandAttack, HollandAutomatic
from .bridge_phase import BridgePhase
from .bridges import Demolition
from .chores import CHORES, chore
from .data_files import load_scenario, scenario_names
from .disengagement import Disengagement
from .events import EVENTS, OUTCOMES
from .faults import faults
from .isolation import Isolation
from .landing import Airlanding
from .names import HollandNames
from .refusals import REFUSALS
from .scenario import HollandScenario
from .state import HollandState, blank, columns, derive
from .supply_phase import SupplyPhase
from .traffic import TrafficPhase
from .turn import GameTurn, PlayerTurn
from .unknown import Encounter, Redeployment
from .verbs import VERBS

VERSION = 4
NO_OWNER = -3


class HollandRules(Rules):
    """Holland '44: Operation Market-Garden."""

    def __init__(self) -> None:
        super().__init__(
            "holland44",
            VERSION,
            "grognard.games.holland44",
            VERBS,
            columns(),
            REFUSALS,
            EVENTS,
            OUTCOMES,
            [
                GameTurn,
                PlayerTurn,
                Replenish,
                BridgePhase,
                Demolition,
                Airlanding,
                Movement,
                Move,
                Encounter,
                Redeployment,
                HollandAutomatic,
                Combat,
                HollandAttack,
                Lose,
                Stand,
                Retreat,
                Advance,
                Trim,
                Disengagement,
                Recovery,
                SupplyPhase,
                Isolation,
                TrafficPhase,
            ],
        )
        self.turn_rule = "H44-3.0"
        self.stages = {"meetings": 2}  # the rules where two of them meet

    def scenarios(self) -> list[str]:
        return scenario_names()

    def switches(self, scenario: str) -> dict[str, list[str]]:
        return setup.switches(load_scenario(scenario))

    def about(self, scenario: str) -> About:
        return about.about(scenario)

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        return setup.load(scenario, options)

    def blank(self, scenario: Scenario) -> State:
        assert isinstance(scenario, HollandScenario)
        return blank(scenario)

    def start(self, scenario: Scenario, seed: bytes) -> State:
        assert isinstance(scenario, HollandScenario)
        s = setup.set_up(scenario, seed)
        s.push(GameTurn())
        return s

    def derive(self, s: State) -> None:
        assert isinstance(s, HollandState)
        derive(s)

    def owner(self, s: State, column: Column, index: int) -> int:
        """No column is anybody's alone."""
        return NO_OWNER

    def redact(self, s: State, player: int) -> State:
        assert isinstance(s, HollandState)
        return knowledge.redact(self, s, player)

    def sample(self, known: State, player: int, seed: bytes) -> State:
        assert isinstance(known, HollandState)
        return knowledge.sample(known, seed)

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        assert isinstance(known, HollandState)
        return [(p, world) for p, world in knowledge.worlds(known)]

    def names(self, scenario: Scenario) -> Names:
        assert isinstance(scenario, HollandScenario)
        return HollandNames(scenario)

    def present(self, known: State, player: int) -> Scene:
        assert isinstance(known, HollandState)
        return present.present(known)

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
        assert isinstance(known, HollandState)
        return reasons.facts(known, lane, o, refusal)

    def likelihood(self, known: State, player: int, clicked: Ref, o: Option) -> int:
        assert isinstance(known, HollandState)
        return reasons.likelihood(known, player, clicked, o)

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        return overlays.OVERLAYS

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        assert isinstance(known, HollandState)
        return overlays.overlay(known, player, name, at)

    def table(self, scenario: Scenario) -> Table:
        assert isinstance(scenario, HollandScenario)
        return table.table(scenario)

    def chores(self) -> list[str]:
        return CHORES

    def chore(self, s: State, name: str) -> int:
        assert isinstance(s, HollandState)
        return chore(s, name)

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, HollandState)
        return faults(s)
