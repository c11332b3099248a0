"""Files of scenarios as text: written as a person would, read back the same, and whole inside a name."""

from __future__ import annotations

import datetime

import msgspec
import pytest
from msgspec import Struct, field

from grognard.core.loading.load import LoadError, Source, read_toml
from grognard.core.loading.own_text import FieldOrder, is_own, own_document, own_name, unseen, write_file


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit, written in one line."""

    key: str
    guns: int = 2
    flag: bool = False
    at: tuple[int, int] = (0, 0)


class Prize(Struct, frozen=True, forbid_unknown_fields=True):
    """What is won."""

    points: float = 1.5
    ships: tuple[Ship, ...] = ()


class Squadron(Struct, frozen=True, forbid_unknown_fields=True):
    """A section that may come several times."""

    side: str
    ships: tuple[Ship, ...]


class SeaBattle(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a game that is none of ours."""

    name: str
    fought: datetime.date
    ships: tuple[Ship, ...] = ()
    squadrons: tuple[Squadron, ...] = ()
    prize: Prize = field(default_factory=Prize)
    wind: str | None = None
    turns: int = field(default=6, name="rounds")


ORDER = FieldOrder(SeaBattle, ("name", "fought", "wind", "rounds"), ("ships",), ("prize", "squadrons"))
BATTLE = SeaBattle(
    "two-frigates",
    datetime.date(1812, 8, 19),
    (Ship("A-1", 44), Ship("B-1", flag=True, at=(3, 4))),
    (Squadron("north", (Ship("C-1"),)), Squadron("south", ())),
    Prize(2.0, (Ship("A-1"),)),
    'north "by" east\n',
    9,
)
TEXT = """\
name = "two-frigates"
fought = 1812-08-19
wind = "north \\"by\\" east\\n"
rounds = 9

ships = [
    { key = "A-1", guns = 44 },
    { key = "B-1", flag = true, at = [3, 4] },
]

[prize]
points = 2.0
ships = [
    { key = "A-1" },
]

[[squadrons]]
side = "north"
ships = [
    { key = "C-1" },
]

[[squadrons]]
side = "south"
ships = []
"""


def test_a_file_is_written_in_its_order_and_read_back_the_same() -> None:
    assert write_file(BATTLE, ORDER) == TEXT
    assert read_toml(Source("two-frigates.toml", TEXT), SeaBattle) == BATTLE


def test_what_is_a_default_is_left_out() -> None:
    bare = SeaBattle("calm", datetime.date(1812, 8, 19))
    assert write_file(bare, ORDER) == 'name = "calm"\nfought = 1812-08-19\n'
    assert read_toml(Source("calm.toml", write_file(bare, ORDER)), SeaBattle) == bare


@pytest.mark.parametrize("rows", [(), ("ships", "masts"), ("ships", "name")])
def test_an_order_names_every_field_once(rows: tuple[str, ...]) -> None:
    """A field that is left out of the order would be lost without a word when a scenario is written."""
    with pytest.raises(ValueError, match="the fields of SeaBattle are"):
        FieldOrder(SeaBattle, ("name", "fought", "wind", "rounds"), rows, ("prize", "squadrons"))


def test_a_name_carries_the_whole_file() -> None:
    name = own_name(BATTLE)
    assert name.startswith("own:two-frigates:")
    assert is_own(name)
    assert not is_own("two-frigates")
    slug, document = own_document(name)
    assert slug == "two-frigates"
    assert msgspec.convert(document, SeaBattle) == BATTLE


def test_what_nobody_sees_is_found_where_it_stands() -> None:
    assert unseen({"a": ["plain", "кириллица\n"], "b": {"c": 1}}) is None
    assert unseen({"a": ["plain", {"b": "turned\u202eround"}], "c": "\x00"}) == ("a", 1, "b")


@pytest.mark.parametrize(
    "name", ["own:", "own:x:", "own:x:AAAA", own_name(BATTLE)[:-6], own_name(BATTLE) + "="]
)
def test_a_name_that_holds_no_file_is_refused(name: str) -> None:
    with pytest.raises(LoadError, match="is not a scenario in a name"):
        own_document(name)
