"""Rules: what a game package exports to the kernel.

What an open game, in which nothing is hidden but the dice, need not decide has a default here. A game writes
`scenarios`, `load`, `start`, `present` and `table`; one on a single board has these too, from `board_game`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ..loading.load import LoadError
from ..loading.own_text import is_own
from ..telling.about import About, AboutSeat
from ..telling.lesson import lesson, lessons
from ..telling.message import msg
from .column import SCALAR, SEEN_MAY, SEEN_OWNER, Column
from .event import EventKind
from .kinds import Operand
from .option import Option, Verb
from .part import OddsPart
from .promise import Promises
from .reason import Refusal
from .scenario import Scenario
from .state import Frame, State

if TYPE_CHECKING:
    from ..telling.catalogue import Names
    from ..telling.data_cards import CardBrowser
    from ..telling.message import Arg, Ref
    from ..telling.overlay import Overlay, Shortcut
    from ..telling.scenario_files import MapFile, OwnScenarios
    from ..telling.table import Table
    from ..telling.view import Scene

NO_OWNER: Final = -3  # of a cell that is nobody's alone: no reader of any kind is its owner
SIDES: Final = "abcd"  # whose colours and corners the players have, in the order of their seats


class Outcome:
    """A named outcome that `State.mark` may set and odds are told in.

    `kind` says what it means to the one who acts: "none", "hit", "kill", "good", or "" if none of these.
    """

    def __init__(self, name: str, operand: Operand | None = None, kind: str = "") -> None:
        self.name = name
        self.operand = operand
        self.kind = kind


def _check_secrets(columns: list[Column]) -> None:
    """A cell that only its owner sees belongs to something, and the others have a set of what may be."""
    names = [column.name for column in columns]
    for column in columns:
        if column.seen in (SEEN_OWNER, SEEN_MAY) and column.per == SCALAR:
            raise ValueError(
                f"column {column.name!r} is a secret of nobody: declare a row per PLAYER or UNIT"
            )
        if column.seen == SEEN_MAY and f"{column.name}_may" not in names:
            raise ValueError(
                f"column {column.name!r} is SEEN_MAY, and there is no column '{column.name}_may'"
            )


@mypyc_attr(allow_interpreted_subclasses=True)  # of games that other packages bring
class Rules:
    """One game. The tables are declared once; the methods are the doors into its code."""

    def __init__(
        self,
        name: str,
        version: int,
        package: str,
        verbs: list[Verb],
        columns: list[Column],
        refusals: list[Refusal],
        events: list[EventKind],
        outcomes: list[Outcome],
        frames: list[type[Frame]],
    ) -> None:
        self.name = name
        self.version = version  # goes up whenever behaviour changes
        self.package = package  # where its texts and data lie
        self.verbs = verbs
        self.columns = columns
        self.refusals = refusals  # [0] is never used: check() answers 0 for "legal"
        self.events = events
        self.outcomes = outcomes
        self.frames = frames
        _check_secrets(columns)
        # The versions that brought new columns and fields (`Column.since`), by the name of the stage: the
        # positions of games played by an earlier version are written without them.
        self.stages: dict[str, int] = {}
        self.turn_rule = ""  # the rule that says whose turn it is, for those who have to wait
        # What replays and reports ask (`core.referee.acts`, `core.referee.tally`).
        self.tells = {kind.name: kind.tells for kind in events}
        self.lost_boxes: tuple[str, ...] = ("@lost",)  # of counters that are out of the game for good
        # Of counters that somebody has lost, even where the counter may be used for another unit.
        self.grave_boxes: tuple[str, ...] = ("@lost",)
        self.score_track = "vp"  # the track of a player's points
        self.die_faces = 6
        self.minutes = 20  # how long a game lasts, for `about`
        self.complexity = 1  # 1 to 5

    def has(self, column: Column, version: int) -> bool:
        """Whether a version of the rules had a column, or a field of a frame."""
        return not column.since or version >= self.stages.get(column.since, 0)

    # -- loading -----------------------------------------------------------------------------

    def scenarios(self) -> list[str]:
        """The names of the scenarios that ship with the game."""
        raise NotImplementedError

    def first_scenario(self) -> str:
        """The one to begin with, for somebody who has named none."""
        return self.scenarios()[0]

    def switches(self, scenario: str) -> dict[str, list[str]]:
        """The options of a scenario: name -> allowed values, the default first."""
        return {}

    def about(self, scenario: str) -> About:
        """What a list of scenarios shows of this one. A game whose boards load slowly answers from its files.

        The texts are `<game>-scenario-<scenario>-title`, `-place` and `-intro`, and of each seat
        `<game>-seat-<seat>` and `<game>-role-<seat>`.
        """
        id = f"{self.name}-scenario-{scenario}"
        seats = self.load(scenario, {}).seats
        guided = [each for each in lessons(self.package) if lesson(self.package, each).scenario == scenario]
        return About(
            title=msg(f"{id}-title"),
            place=msg(f"{id}-place"),
            intro=msg(f"{id}-intro"),
            seats=[
                AboutSeat(seat, SIDES[p], msg(f"{self.name}-seat-{seat}"), msg(f"{self.name}-role-{seat}"))
                for p, seat in enumerate(seats)
            ],
            minutes=self.minutes,
            complexity=self.complexity,
            lesson=guided[0] if guided else "",
        )

    def adopt(self, text: str, file: str = "") -> str:
        """The name under which a scenario that somebody wrote is played; a LoadError if it cannot be."""
        own = self.own_scenarios()
        if own is None:
            raise LoadError(file or "scenario", None, "", f"{self.name} is played by its own scenarios alone")
        return own.adopt(text, file)

    def adopted(self, scenario: str) -> bool:
        """Whether a name is one that `adopt` gave."""
        return self.own_scenarios() is not None and is_own(scenario)

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        """A scenario of the box by its name, or an adopted one by the name `adopt` gave."""
        raise NotImplementedError

    # -- what only some games have ---------------------------------------------------------------

    def own_scenarios(self) -> OwnScenarios | None:
        """Where people write scenarios of their own for this game, or None."""
        return None

    def map_file(self) -> MapFile | None:
        """The map that `grognard map` builds from geography, or None."""
        return None

    def card_browser(self) -> CardBrowser | None:
        """The cards on which the figures of its pieces are printed, or None."""
        return None

    # -- States --------------------------------------------------------------------------------

    def blank(self, scenario: Scenario) -> State:
        """A State whose columns all hold their defaults, with no frames."""
        s = type(self.start(scenario, b"blank"))(scenario, b"")
        s.blank()
        return s

    def start(self, scenario: Scenario, seed: bytes) -> State:
        """A State ready to advance, with the game's first frame on its stack."""
        raise NotImplementedError

    def derive(self, s: State) -> None:
        """Computes the derived columns again."""
        if any(column.derived for column in self.columns):
            raise NotImplementedError

    # -- knowledge ---------------------------------------------------------------------------

    def owner(self, s: State, column: Column, index: int) -> int:
        """The player who owns a cell of a column that not everybody sees: here whose thing the cell is of."""
        owner = s.scenario.owner_of(column.per, index)
        return owner if owner >= 0 else NO_OWNER  # -1 is also how the public is called as a reader

    def redact(self, s: State, player: int) -> State:
        """The State as a player (-1: the public) may know it; of an open game, all but the dice to come."""
        from .knowledge import redact_columns  # it needs Rules

        known = s.copy()
        known.shared = [len(lane) for lane in known.lanes]
        redact_columns(self, known, player)
        return known

    def sample(self, known: State, player: int, seed: bytes) -> State:
        """A full State that agrees with what the player knows; in an open game only the dice are new."""
        s = known.copy()
        s.seed = seed
        return s

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        """The secrets that matter to an option, weighted; every State in it can be played on."""
        return [(Fraction(1), self.sample(known, player, b"odds"))]

    def part_worlds(
        self, known: State, player: int, o: Option, part: OddsPart
    ) -> list[tuple[Fraction, State]]:
        """The secrets that matter to one part of an option, weighted: those of the option, or fewer."""
        return self.worlds(known, player, o)

    # -- showing -----------------------------------------------------------------------------

    def names(self, scenario: Scenario) -> Names:
        """The words for things: texts `<game>-unit-<key>`, `<game>-seat-<seat>` ..., else their keys."""
        from ..telling.catalogue import GameNames  # Fluent is read only where something is told

        return GameNames(self.name, self.package)

    def present(self, known: State, player: int) -> Scene:
        raise NotImplementedError

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
        """What the text of a refusal names beside the option: here what the option itself names.

        A game that says more declares `Refusal.facts` and gives their values.
        """
        from .describe import argument  # it needs Rules

        verb = self.verbs[o.verb]
        return {p.name: argument(self, known.scenario, p, o.operand(i)) for i, p in enumerate(verb.operands)}

    def likelihood(self, known: State, player: int, clicked: Ref, o: Option) -> int:
        """How likely a player who points at a thing means this option: more is likelier, -1 never."""
        return 0

    def thoughts(self, known: State, player: int) -> list[Option]:
        """What a player may think of whenever he is asked: if it is not on offer, he is told why not."""
        return []

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        """The overlays of the map, each with what must be pointed at: "", "hex" or "unit"."""
        return {}

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        """One of the overlays at the things pointed at; raises Unreadable if those do not fit."""
        raise NotImplementedError

    def table(self, scenario: Scenario) -> Table:
        """What never changes during a game and anybody may know: board, counters, cards, names."""
        raise NotImplementedError

    # -- computers ---------------------------------------------------------------------------

    def lead(self, s: State, player: int) -> int:
        """By how much a player is ahead; what computers go by in a game without a mind of its own."""
        return 0

    # -- testing -----------------------------------------------------------------------------

    def chores(self) -> list[str]:
        """Questions about the whole map whose cost `grognard bench` measures, by name."""
        return []

    def chore(self, s: State, name: str) -> int:
        """Answers one of them for a position; what was found, as a number."""
        raise KeyError(name)

    def faults(self, s: State) -> list[str]:
        """What is wrong with a State by the game's own invariants; empty if nothing is."""
        return []

    def keep_option(self, known: State, player: int, o: Option, after: State, kept: Promises) -> None:
        """Compares what the game's panels tell `player` of an option with the State after it was played."""

    def keep_way(
        self, known: State, player: int, units: list[int], way: Shortcut, after: State, kept: Promises
    ) -> None:
        """Compares what is told of a place in reach with the State after the choices that lead there."""
