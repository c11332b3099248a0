"""Conflict of Heroes as the kernel sees it."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.kernel.column import Column
from grognard.core.kernel.kinds import PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.rules import NO_OWNER, Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State
from grognard.core.telling.about import About
from grognard.core.telling.catalogue import Names
from grognard.core.telling.message import Arg, Ref
from grognard.core.telling.overlay import Overlay
from grognard.core.telling.scenario_files import OwnScenarios
from grognard.core.telling.table import Table
from grognard.core.telling.view import Scene

from . import knowledge
from .actions.action import Action
from .actions.action_list import VERBS
from .air.air_combat import AirFire
from .air.flight import Depart, Flight
from .artillery import Barrages, Plot
from .attack import Fire
from .box import setup, workshop
from .box.data_files import load_box, load_scenario, scenario_names
from .box.scenario_command import OWN_SCENARIOS
from .caps import Roll
from .cards.playing import CardPlay
from .cards.vengeance import Vengeance
from .deployment import Deploy
from .events import EVENTS, OUTCOMES, hit_events
from .faults import faults
from .hidden import Reveal
from .mines import Mines, MineWork
from .rally import Rally
from .refusals import REFUSALS
from .rounds import Facings, Initiative, Round, Setup
from .scenario import CohScenario
from .show import about, overlays, present, promises, reasons, table
from .snipers import Spotting
from .solitaire import MarkHexes
from .state import CohState, blank, columns, derive
from .suspicion import Search
from .turns import Turn
from .verbs import bomb_verbs

VERSION = 7


def hit_names() -> tuple[str, ...]:
    """The kinds of hit counters by number: none, infantry, vehicle, and the counter-less hit."""
    hits = load_box().hits
    return (
        "none",
        *(hit.id for hit in hits["infantry"]),
        *("veh_" + hit.id for hit in hits["vehicle"]),
        "bare",
    )


class CohRules(Rules):
    """Conflict of Heroes: Storms of Steel."""

    def __init__(self) -> None:
        names = hit_names()
        hit_events(names)
        bomb_verbs(tuple(load_box().bombs))
        super().__init__(
            "coh",
            VERSION,
            "grognard.games.coh",
            VERBS,
            columns(names),
            REFUSALS,
            EVENTS,
            OUTCOMES,
            [
                Setup,
                Deploy,
                MarkHexes,
                Facings,
                Round,
                Initiative,
                Turn,
                Action,
                Fire,
                Rally,
                Roll,
                CardPlay,
                Vengeance,
                Mines,
                MineWork,
                Reveal,
                Search,
                Spotting,
                Plot,
                Barrages,
                Flight,
                Depart,
                AirFire,
            ],
        )
        self.turn_rule = "COH-2.2"
        # the rules where two of them meet; a limit that lasts for a whole turn
        self.stages = {"meetings": 3, "limits": 4}

    def scenarios(self) -> list[str]:
        return scenario_names()

    def first_scenario(self) -> str:
        return workshop.FIRST

    def switches(self, scenario: str) -> dict[str, list[str]]:
        return setup.switches(load_scenario(scenario))

    def about(self, scenario: str) -> About:
        return about.about(scenario)

    def own_scenarios(self) -> OwnScenarios | None:
        return OWN_SCENARIOS

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        return setup.load(scenario, options)

    def blank(self, scenario: Scenario) -> State:
        assert isinstance(scenario, CohScenario)
        return blank(scenario)

    def start(self, scenario: Scenario, seed: bytes) -> State:
        assert isinstance(scenario, CohScenario)
        s = setup.set_up(scenario, seed)
        s.push(Setup())
        return s

    def derive(self, s: State) -> None:
        assert isinstance(s, CohState)
        derive(s)

    def owner(self, s: State, column: Column, index: int) -> int:
        assert isinstance(s, CohState)
        if column.name == "hand":
            return index // len(s.sc.card_names)
        if column.name == "mine_plot":
            return s.mine_army[index] if s.mine_army[index] >= 0 else NO_OWNER
        if column.per == PLAYER:
            return index
        return s.sc.oba_army[index] if column.name.startswith("oba") else s.sc.army[index]

    def redact(self, s: State, player: int) -> State:
        assert isinstance(s, CohState)
        return knowledge.redact(self, s, player)

    def sample(self, known: State, player: int, seed: bytes) -> State:
        assert isinstance(known, CohState)
        return knowledge.sample(known, player, seed)

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        assert isinstance(known, CohState)
        return [(p, world) for p, world in knowledge.worlds(known, player, o)]

    def names(self, scenario: Scenario) -> Names:
        assert isinstance(scenario, CohScenario)
        return present.CohNames(scenario)

    def present(self, known: State, player: int) -> Scene:
        assert isinstance(known, CohState)
        return present.present(known, player)

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
        assert isinstance(known, CohState)
        return reasons.facts(known, lane, o, refusal)

    def likelihood(self, known: State, player: int, clicked: Ref, o: Option) -> int:
        assert isinstance(known, CohState)
        return reasons.likelihood(known, player, clicked, o)

    def thoughts(self, known: State, player: int) -> list[Option]:
        assert isinstance(known, CohState)
        return reasons.thoughts(known, player)

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        assert isinstance(scenario, CohScenario)
        return overlays.overlays_of(scenario)

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        assert isinstance(known, CohState)
        return overlays.overlay(known, player, name, at)

    def table(self, scenario: Scenario) -> Table:
        assert isinstance(scenario, CohScenario)
        return table.table(scenario)

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, CohState)
        return faults(s)

    def keep_option(self, known: State, player: int, o: Option, after: State, kept: Promises) -> None:
        assert isinstance(known, CohState)
        assert isinstance(after, CohState)
        promises.keep_option(known, player, o, after, kept)
