"""Panzer as the kernel sees it."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.kernel.column import Column
from grognard.core.kernel.option import Option
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.rules import NO_OWNER, Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State
from grognard.core.telling.about import About
from grognard.core.telling.catalogue import Names
from grognard.core.telling.data_cards import CardBrowser
from grognard.core.telling.message import Arg, Ref
from grognard.core.telling.overlay import Overlay, Shortcut
from grognard.core.telling.scenario_files import OwnScenarios
from grognard.core.telling.table import Table
from grognard.core.telling.view import Scene

from . import chores, knowledge
from .adjust.adjustment import Adjustment, Pivots
from .air.air_attack import AirStrike
from .air.antiaircraft import Flak
from .air.area import AreaAttack
from .air.crash import Crash
from .air.flight import Flight
from .air.loads import Loads
from .air.phase import AirPhase
from .box import setup
from .box.scenario_command import OWN_SCENARIOS
from .box.scenario_files import load_scenario
from .cards.browser import PanzerCards
from .close.assault import CloseAssault
from .close.combat import CloseCombat
from .close.hand_to_hand import HandToHand
from .close.landing import Landing
from .close.melee import Melee
from .close.overrun import Overrun
from .command.initiative import Initiative
from .command.orders import Orders
from .events import EVENTS, OUTCOMES
from .faults import faults
from .fire.attack import Attack
from .fire.direct import DirectFire
from .fire.reactions import Reactions
from .gp.gp_attack import GpAttack
from .indirect.entering import IntoBarrage
from .indirect.indirect_fire import IndirectFire
from .indirect.plots import Plots
from .indirect.salvo import Salvo
from .indirect.shelling import Shelling
from .movement.houses import HouseTest
from .movement.move import Move
from .movement.movement import Movement
from .refusals import REFUSALS
from .scenario import GERMAN, PanzerScenario
from .setting.deployment import Deploy
from .setting.victory import points
from .show import about, overlays, present, promises, reasons, table
from .show.names import PanzerNames
from .spotting.phase import Spotting
from .state import PLOT_TURNS, PanzerState, blank, columns, derive
from .turn import Setup, Turn
from .verbs import VERBS

VERSION = 6


class PanzerRules(Rules):
    """Panzer, second edition: basic and advanced game."""

    def __init__(self) -> None:
        super().__init__(
            "panzer",
            VERSION,
            "grognard.games.panzer",
            VERBS,
            columns(),
            REFUSALS,
            EVENTS,
            OUTCOMES,
            [
                Setup,
                Deploy,
                Turn,
                Spotting,
                Orders,
                Initiative,
                DirectFire,
                Reactions,
                Attack,
                GpAttack,
                Movement,
                Move,
                HouseTest,
                CloseCombat,
                Melee,
                CloseAssault,
                HandToHand,
                Landing,
                Overrun,
                Adjustment,
                Pivots,
                Loads,
                AirPhase,
                Flight,
                AreaAttack,
                AirStrike,
                Flak,
                Crash,
                Plots,
                IndirectFire,
                Salvo,
                Shelling,
                IntoBarrage,
            ],
        )
        self.turn_rule = "PZR-4.0"
        self.die_faces = 100

    def scenarios(self) -> list[str]:
        return list(setup.playable())

    def switches(self, scenario: str) -> dict[str, list[str]]:
        return setup.switches(load_scenario(scenario))

    def about(self, scenario: str) -> About:
        return about.about(scenario)

    def own_scenarios(self) -> OwnScenarios | None:
        return OWN_SCENARIOS

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        return setup.load(scenario, options)

    def blank(self, scenario: Scenario) -> State:
        assert isinstance(scenario, PanzerScenario)
        return blank(scenario)

    def start(self, scenario: Scenario, seed: bytes) -> State:
        assert isinstance(scenario, PanzerScenario)
        s = setup.set_up(scenario, seed)
        s.push(Setup())
        return s

    def derive(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        derive(s)

    def owner(self, s: State, column: Column, index: int) -> int:
        """Plots and registered points belong to the side of their battery, all else to that of the unit."""
        assert isinstance(s, PanzerState)
        sc = s.sc
        if column.name in ("plot_turn", "plot_hex"):
            return sc.source_side[sc.plot_source[index]]
        if column.name == "plot_part":
            return sc.source_side[sc.plot_source[index // PLOT_TURNS]]
        if column.name == "prp_hex":
            return sc.source_side[sc.point_source[index]]
        return sc.side[index] if index < sc.units else NO_OWNER

    def sample(self, known: State, player: int, seed: bytes) -> State:
        assert isinstance(known, PanzerState)
        return knowledge.sample(known, player, seed)

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        assert isinstance(known, PanzerState)
        return [(p, world) for p, world in knowledge.worlds(known, player, o)]

    def part_worlds(
        self, known: State, player: int, o: Option, part: OddsPart
    ) -> list[tuple[Fraction, State]]:
        assert isinstance(known, PanzerState)
        return [(p, world) for p, world in knowledge.part_worlds(known, player, o, part)]

    def names(self, scenario: Scenario) -> Names:
        assert isinstance(scenario, PanzerScenario)
        return PanzerNames(scenario)

    def present(self, known: State, player: int) -> Scene:
        assert isinstance(known, PanzerState)
        return present.present(known, player)

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
        assert isinstance(known, PanzerState)
        return reasons.facts(known, lane, o, refusal)

    def likelihood(self, known: State, player: int, clicked: Ref, o: Option) -> int:
        assert isinstance(known, PanzerState)
        return reasons.likelihood(known, player, clicked, o)

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        assert isinstance(scenario, PanzerScenario)
        return overlays.overlays_of(scenario)

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        assert isinstance(known, PanzerState)
        return overlays.overlay(known, player, name, at)

    def table(self, scenario: Scenario) -> Table:
        assert isinstance(scenario, PanzerScenario)
        return table.table(scenario)

    def card_browser(self) -> CardBrowser | None:
        return PanzerCards()

    def lead(self, s: State, player: int) -> int:
        assert isinstance(s, PanzerState)
        lead = points(s, GERMAN) - points(s, 1 - GERMAN)
        return lead if player == GERMAN else -lead

    def chores(self) -> list[str]:
        return list(chores.CHORES)

    def chore(self, s: State, name: str) -> int:
        assert isinstance(s, PanzerState)
        return chores.chore(s, name)

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, PanzerState)
        return faults(s)

    def keep_option(self, known: State, player: int, o: Option, after: State, kept: Promises) -> None:
        assert isinstance(known, PanzerState)
        assert isinstance(after, PanzerState)
        promises.keep_option(known, player, o, after, kept)

    def keep_way(
        self, known: State, player: int, units: list[int], way: Shortcut, after: State, kept: Promises
    ) -> None:
        assert isinstance(known, PanzerState)
        assert isinstance(after, PanzerState)
        promises.keep_way(known, units, way, after, kept)
