"""An open game on one board: what its package need not write.

`BoardScenario` is made from the package's data file (`loading.board_file`), `BoardState` has the columns of
all such games, and `BoardRules` shows both: names, table, scene. A game derives from the last two and writes
its verbs, refusals, events and frames (docs/adding-a-game.md).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .geometry.address import LetterRow
from .geometry.board import Board
from .geometry.section import MapSection, Placement
from .kernel.column import Columns
from .kernel.event import EventKind
from .kernel.kinds import HEX, NUMBER, PLACE, PLAYER, UNIT
from .kernel.option import Verb
from .kernel.reason import Refusal
from .kernel.rules import SIDES, Outcome, Rules
from .kernel.scenario import Scenario
from .kernel.state import Frame, State
from .loading.board_file import BoardBattle, BoardFile, read_board_file
from .loading.box import complete_options
from .loading.load import LoadError, nearest
from .telling.message import Message, Ref, msg
from .telling.table import Cell, Counter, Face, Fact, OverlayKind, Player, Table, Terrain
from .telling.view import Mark, Piece, Scene, Track

LOST: Final = "@lost"  # the box of counters that are out of the game
HALF_SIDE: Final = 0.5  # a step of the lattice down the map, in sides of a hex; rows are three steps apart
HALF_WIDTH: Final = 3**0.5 / 2


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardScenario(Scenario):
    """Seats, map and counters of a scenario as flat lists. Places are the hexes, then the box `LOST`."""

    def __init__(self, game: str, file: BoardFile, battle: BoardBattle, options: dict[str, str]) -> None:
        super().__init__(game, battle.name, options, list(file.seats))
        self.turns = battle.turns
        self.terrains = list(file.terrain)
        section = MapSection(LetterRow())
        signs = {sign: self.terrains.index(terrain) for sign, terrain in file.signs.items()}
        section.rows([[signs[sign] for sign in row.split()] for row in battle.map])
        self.board = Board([Placement(section)])
        self.lost = self.board.n
        near = self.board.neighbour
        self.around = [
            [at for at in near[6 * h : 6 * h + 6] if 0 <= at < self.lost] for h in range(self.lost)
        ]
        self.place_names = [*self.board.book.names[: self.board.n], LOST]
        self.unit_names = [unit.key for unit in battle.units]
        self.unit_types = [unit.type for unit in battle.units]
        self.owner = [self.seats.index(unit.seat) for unit in battle.units]
        self.start = [self.board.hex(unit.hex) for unit in battle.units]
        # The figures of the data file by their names: of each unit, and of each hex by its ground.
        self.unit_figures = {
            name: [file.types[kind][name] for kind in self.unit_types]
            for name in next(iter(file.types.values()))
        }
        ground = list(file.terrain.values())
        self.hex_figures = {
            name: [ground[self.board.terrain[h]][name] for h in range(self.board.n)] for name in ground[0]
        }

    def names(self, kind: int) -> list[str]:
        if kind == UNIT:
            return self.unit_names
        if kind == PLACE:
            return self.place_names
        return self.place_names[: self.lost] if kind == HEX else super().names(kind)

    def owner_of(self, kind: int, value: int) -> int:
        if kind == UNIT:
            return self.owner[value] if 0 <= value < len(self.owner) else -1
        return super().owner_of(kind, value)

    def neighbours(self, h: int) -> list[int]:
        """The hexes of the map next to a hex."""
        return self.around[h] if h < self.lost else []


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardState(State):
    """Where units are, the turn, and whose turn it is. A game declares its own columns after these."""

    def __init__(self, scenario: Scenario, seed: bytes) -> None:
        super().__init__(scenario, seed)
        assert isinstance(scenario, BoardScenario)
        self.sc = scenario

    def declare(self, c: Columns) -> None:
        """The columns of every such game."""
        self.place = c.row("place", UNIT, PLACE, -1)
        self.turn = c.one("turn", NUMBER)
        self.active = c.one("active", PLAYER)  # whose turn it is

    def put(self, u: int, h: int) -> None:
        """A unit comes to a hex: the one door, where a game also changes what follows from it."""
        self.place[u] = h

    def lose(self, u: int) -> None:
        """A unit is out of the game."""
        self.place[u] = self.sc.lost

    def points(self, player: int) -> int:
        """A player's victory points, where they are counted; -1: they are not."""
        return -1

    def lead(self, player: int) -> int:
        """By how many points a player is ahead of the best of the others."""
        others = [self.points(other) for other in range(self.sc.players) if other != player]
        return self.points(player) - max(others, default=0)

    def units_of(self, player: int) -> list[int]:
        """A player's units on the map."""
        return [u for u, at in enumerate(self.place) if at < self.sc.lost and self.sc.owner[u] == player]

    def near(self, h: int, player: int) -> list[int]:
        """A player's units next to a hex."""
        around = self.sc.neighbours(h)
        return [u for u in self.units_of(player) if self.place[u] in around]


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardRules(Rules):
    """The rules of such a game; what it shows beside the counters, a subclass adds.

    `state` makes its States, and the first of `frames` is the one that a game begins with.
    """

    def __init__(
        self,
        name: str,
        version: int,
        package: str,
        state: type[BoardState],
        verbs: list[Verb],
        refusals: list[Refusal],
        events: list[EventKind],
        outcomes: list[Outcome],
        frames: list[type[Frame]],
    ) -> None:
        file = read_board_file(package)
        columns = state(BoardScenario(name, file, file.scenarios[0], {}), b"").blank()
        super().__init__(name, version, package, verbs, columns, refusals, events, outcomes, frames)
        self.state = state
        self.file = file

    def scenarios(self) -> list[str]:
        return [battle.name for battle in self.file.scenarios]

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        battle = self.file.battle(scenario)
        if battle is None:
            raise LoadError(scenario[:60], None, "", "no such scenario", nearest(scenario, self.scenarios()))
        return BoardScenario(
            self.name, self.file, battle, complete_options(scenario, self.switches(scenario), options)
        )

    def blank(self, scenario: Scenario) -> State:
        s = self.state(scenario, b"")
        s.blank()
        return s

    def start(self, scenario: Scenario, seed: bytes) -> State:
        """All counters in their hexes, and the first frame."""
        s = self.state(scenario, seed)
        s.blank()
        for u, h in enumerate(s.sc.start):
            s.put(u, h)
        s.push(self.frames[0]())
        return s

    def lead(self, s: State, player: int) -> int:
        assert isinstance(s, BoardState)
        return s.lead(player)

    # -- showing: what a game may add -------------------------------------------------------------

    def badges(self, known: State, u: int) -> list[str]:
        """What a counter's face shows of its state: "spent" makes it paler, others are tabs."""
        return []

    def marks(self, known: State) -> list[Mark]:
        """What lies on the map beside the counters."""
        return []

    def tracks(self, known: State) -> list[Track]:
        """Numbers that both sides watch beside the turn and the points."""
        return []

    # -- showing: what follows from the scenario --------------------------------------------------

    def present(self, known: State, player: int) -> Scene:
        assert isinstance(known, BoardState)
        sc = known.sc
        pieces = [
            Piece(key, sc.unit_types[u], sc.owner[u], sc.place_names[at], badges=self.badges(known, u))
            for u, (key, at) in enumerate(zip(sc.unit_names, known.place, strict=True))
        ]
        points = [Track("vp", known.points(player), owner=player) for player in range(sc.players)]
        tracks = [Track("turn", known.turn, sc.turns), *(track for track in points if track.value >= 0)]
        return Scene(pieces, self.marks(known), [*tracks, *self.tracks(known)], [])

    def table(self, scenario: Scenario) -> Table:
        assert isinstance(scenario, BoardScenario)
        sc = scenario
        game = self.name
        about = self.about(sc.name)
        return Table(
            game=game,
            scenario=sc.name,
            title=about.title,
            place=about.place,
            intro=about.intro,
            options=sc.options,
            orientation="pointy",
            style="operational",
            cells=cells(sc),
            edges=[],
            ways=[],
            labels=[],
            terrains=[
                Terrain(each, msg(f"{game}-terrain-{each}"), self.facts_of(self.file.terrain[each]))
                for each in dict.fromkeys(sc.terrains[sc.board.terrain[h]] for h in range(sc.lost))
            ],
            faces=[self.face(sc, kind) for kind in dict.fromkeys(sc.unit_types)],
            counters=[
                Counter(key, sc.unit_types[u], sc.owner[u], self.unit_name(sc, u))
                for u, key in enumerate(sc.unit_names)
            ],
            cards=[],
            players=[Player(seat, SIDES[p], msg(f"{game}-seat-{seat}")) for p, seat in enumerate(sc.seats)],
            overlays=[
                OverlayKind(name, msg(f"{game}-overlay-{name}"), needs)
                for name, needs in self.overlays(sc).items()
            ],
            names={},
            briefing=about.briefing,
        )

    def face(self, sc: BoardScenario, kind: str) -> Face:
        """What is printed on the counters of a type: its name and its figures, in the order of the file."""
        name = msg(f"{self.name}-type-{kind}")
        figures = self.file.types[kind]
        return Face(kind, "plain", "", kind, name, "", figures, facts=self.facts_of(figures))

    def facts_of(self, figures: dict[str, int]) -> list[Fact]:
        """The lines of a card about a type or a terrain: `<game>-figure-<name>` and the value."""
        return [Fact(msg(f"{self.name}-figure-{name}"), str(value)) for name, value in figures.items()]

    def unit_name(self, sc: BoardScenario, u: int) -> Message:
        """What a counter is called: by a text of its own, else by its key."""
        key = sc.unit_names[u]
        return self.names(sc).message(Ref("unit", u, key)) or msg("core-name", name=key)

    # -- testing -----------------------------------------------------------------------------------

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, BoardState)
        names = s.sc.unit_names
        return [f"{names[u]} is nowhere" for u, at in enumerate(s.place) if not 0 <= at <= s.sc.lost]


def cells(sc: BoardScenario) -> list[Cell]:
    """The hexes as they are drawn."""
    board = sc.board
    return [
        Cell(board.name(h), board.x[h] * HALF_WIDTH, board.y[h] * HALF_SIDE, sc.terrains[board.terrain[h]])
        for h in range(sc.lost)
    ]
