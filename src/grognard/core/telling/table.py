# mypyc: interpreted
"""What lies on the table before anybody plays: board, counters, cards, names, as plain structs for clients.

A table follows from the scenario and its options alone, so a client fetches it once and keeps it. What
changes during a game is in `grognard.core.telling.view`. Lengths are in sides of a hex, y grows downward.
"""

from __future__ import annotations

from msgspec import Struct

from .about import Brief
from .message import Message

EVERY = "*"  # a key of `Table.names` that stands for all of its kind


class Cell(Struct, frozen=True):
    """A hex: its centre, its ground, and what is built on it ("bridge", "ford" ...)."""

    name: str
    x: float
    y: float
    terrain: str
    level: int = 0
    section: str = ""
    features: list[str] = []


class Edge(Struct, frozen=True):
    """A hexside that matters: a river, a gully, a wall. `b` is "" at the edge of the map."""

    kind: str
    a: str
    b: str
    line: tuple[float, float, float, float]


class Way(Struct, frozen=True):
    """A road, a railway: the points it runs through, hex by hex, to the middle of the map's edge."""

    kind: str
    points: list[tuple[float, float]]


class Label(Struct, frozen=True):
    """A name on the map: of a town, a river, an entry area."""

    text: Message | str
    kind: str
    x: float
    y: float


class Fact(Struct, frozen=True):
    """A line of a card about something: what it says, the value, and the rule it comes from."""

    text: Message
    value: str
    rule: str = ""


class Terrain(Struct, frozen=True):
    """A kind of ground or hexside: its name, how it is drawn, and what it does."""

    id: str
    name: Message
    facts: list[Fact] = []


class Counter(Struct, frozen=True):
    """A counter of the scenario. `face` names its `Face`, `group` its formation or army."""

    key: str
    face: str
    owner: int
    name: Message
    group: str = ""


class Face(Struct, frozen=True):
    """What is printed on all counters of one type.

    `kind` chooses the drawing ("coh", "nato" ...), `body` the colours ("german"), `symbol` the silhouette or
    the symbol code; `figures` and `flags` are the game's own.
    """

    id: str
    kind: str
    body: str
    symbol: str
    name: Message
    short: str
    figures: dict[str, int] = {}
    flags: list[str] = []
    facts: list[Fact] = []


class CardFace(Struct, frozen=True):
    """A card: its name and what it does, in words."""

    key: str
    name: Message
    text: Message
    rule: str = ""
    facts: list[Fact] = []


class Player(Struct, frozen=True):
    """A seat: `side` is which of the sides' colours and corners it has ("a", "b", "c")."""

    seat: str
    side: str
    name: Message


class OverlayKind(Struct, frozen=True):
    """An overlay the game can show; `needs`: what must be pointed at ("", "hex", "unit", "hexes")."""

    name: str
    text: Message
    needs: str = ""


class Due(Struct, frozen=True):
    """A line of the calendar: what comes, goes or changes in a turn, and where.

    `kind`: "arrives", "lands", "leaves", "replacements", "weather", "changes". Which of the `units` have come
    is seen from where they are.
    """

    turn: int
    kind: str
    text: Message
    owner: int = -1
    units: list[str] = []
    place: str = ""
    rule: str = ""


class Table(Struct, frozen=True):
    """Everything about a scenario that never changes and anybody may know."""

    game: str
    scenario: str
    title: Message
    place: Message
    intro: Message
    options: dict[str, str]
    orientation: str  # "pointy" or "flat"
    style: str  # "tactical" or "operational"
    cells: list[Cell]
    edges: list[Edge]
    ways: list[Way]
    labels: list[Label]
    terrains: list[Terrain]
    faces: list[Face]
    counters: list[Counter]
    cards: list[CardFace]
    players: list[Player]
    overlays: list[OverlayKind]
    # Kind of thing -> key -> its name, where the key is not the name. The name of EVERY hex is told with what
    # is left out at the beginning of the keys: the number of the only board.
    names: dict[str, dict[str, Message]]
    briefing: list[Brief] = []
    turns: list[Message] = []  # their names, number 1 first
    calendar: list[Due] = []
    secrets: bool = False  # one player may know what another must not see (`knowledge.has_secrets`)
