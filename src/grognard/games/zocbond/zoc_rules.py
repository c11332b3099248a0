"""The games of the family as the kernel sees them: what they answer alike, and doors to the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from grognard.core.kernel.column import Column
from grognard.core.kernel.event import EventKind
from grognard.core.kernel.option import Option, Verb
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.reason import Refusal
from grognard.core.kernel.rules import Outcome, Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import Frame, State
from grognard.core.telling.about import About
from grognard.core.telling.catalogue import Names
from grognard.core.telling.message import Arg, Ref
from grognard.core.telling.overlay import Overlay, Shortcut
from grognard.core.telling.table import Table
from grognard.core.telling.view import Scene

from .advance import Advance
from .box.setup import Scenarios
from .chores import all_moves
from .combat import Combat
from .defense import Stand
from .disorder import Recovery
from .losses import Lose
from .movement import Move, Movement
from .retreat import Retreat
from .scenario import ZocScenario
from .show import promises
from .show.reasons import Guess, facts
from .stacking import Trim
from .state import S

SC = TypeVar("SC", bound=ZocScenario)

#: The procedures that both games have.
FRAMES: Final[list[type[Frame]]] = [
    Movement,
    Move,
    Combat,
    Lose,
    Stand,
    Retreat,
    Advance,
    Trim,
    Recovery,
]


class Doors(Generic[SC, S]):
    """The functions of a game's own modules that the kernel asks."""

    def __init__(
        self,
        *,
        scenarios: Scenarios[Any, Any, SC],
        about: Callable[[str], About],
        scenario_type: type[SC],
        state_type: type[S],
        set_up: Callable[[SC, bytes], S],
        first: Callable[[], Frame],
        names: Callable[[SC], Names],
        present: Callable[[S], Scene],
        table: Callable[[SC], Table],
        guess: Guess,
        overlays: dict[str, str],
        overlay: Callable[[S, int, str, list[Ref]], Overlay],
        supply_check: Callable[[S], int],
        faults: Callable[[S], list[str]],
    ) -> None:
        self.scenarios = scenarios
        self.about = about
        self.scenario_type = scenario_type
        self.state_type = state_type
        self.set_up = set_up  # the State a game starts from, without frames
        self.first = first  # the frame that a game begins with
        self.names = names
        self.present = present
        self.table = table
        self.guess = guess
        self.overlays = overlays
        self.overlay = overlay
        self.supply_check = supply_check  # how many units are in supply, with nothing known beforehand
        self.faults = faults


class ZocRules(Rules, Generic[SC, S]):
    """A game of the family. Nothing in it is hidden but the dice, unless a game says so."""

    def __init__(
        self,
        name: str,
        version: int,
        verbs: list[Verb],
        columns: list[Column],
        refusals: list[Refusal],
        events: list[EventKind],
        outcomes: list[Outcome],
        frames: list[type[Frame]],
        doors: Doors[SC, S],
    ) -> None:
        """`frames`: the game's own, beside those of the family."""
        package = f"grognard.games.{name}"
        super().__init__(
            name, version, package, verbs, columns, refusals, events, outcomes, [*FRAMES, *frames]
        )
        self.doors = doors
        self.grave_boxes = ("@lost", "@pool")

    def scenario(self, scenario: Scenario) -> SC:
        assert isinstance(scenario, self.doors.scenario_type)
        return scenario

    def state(self, s: State) -> S:
        assert isinstance(s, self.doors.state_type)
        return s

    # -- loading and States ----------------------------------------------------------------------

    def scenarios(self) -> list[str]:
        return self.doors.scenarios.files.names()

    def switches(self, scenario: str) -> dict[str, list[str]]:
        return self.doors.scenarios.switches(scenario)

    def about(self, scenario: str) -> About:
        return self.doors.about(scenario)

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        return self.doors.scenarios.load(scenario, options)

    def blank(self, scenario: Scenario) -> State:
        return self.doors.state_type(self.scenario(scenario), b"").cleared()

    def start(self, scenario: Scenario, seed: bytes) -> State:
        s = self.doors.set_up(self.scenario(scenario), seed)
        s.push(self.doors.first())
        return s

    def derive(self, s: State) -> None:
        self.state(s).derive()

    # -- showing -----------------------------------------------------------------------------

    def names(self, scenario: Scenario) -> Names:
        return self.doors.names(self.scenario(scenario))

    def present(self, known: State, player: int) -> Scene:
        return self.doors.present(self.state(known))

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
        return facts(self.state(known), lane, self.verbs[o.verb], o, self.refusals[refusal], refusal)

    def likelihood(self, known: State, player: int, clicked: Ref, o: Option) -> int:
        return self.doors.guess.likelihood(self.state(known), player, clicked, self.verbs[o.verb], o)

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        return self.doors.overlays

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        return self.doors.overlay(self.state(known), player, name, at)

    def table(self, scenario: Scenario) -> Table:
        return self.doors.table(self.scenario(scenario))

    # -- testing -----------------------------------------------------------------------------

    def chores(self) -> list[str]:
        return ["supply", "moves"]

    def chore(self, s: State, name: str) -> int:
        """What was found, as a number: the units in supply, or the places that units can move to."""
        known = self.state(s)
        return self.doors.supply_check(known) if name == "supply" else all_moves(known)

    def faults(self, s: State) -> list[str]:
        return self.doors.faults(self.state(s))

    def keep_option(self, known: State, player: int, o: Option, after: State, kept: Promises) -> None:
        promises.keep_option(self.state(known), player, self.verbs, o, self.state(after), kept)

    def keep_way(
        self, known: State, player: int, units: list[int], way: Shortcut, after: State, kept: Promises
    ) -> None:
        promises.keep_way(self.state(known), units, way, self.state(after), kept)
