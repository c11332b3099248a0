"""The workshop of the family, with scenarios of a game that is none of ours: ships on a pond."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

from grognard.core.loading.box import MOST_TEXT
from grognard.core.loading.load import LoadError, Source
from grognard.core.loading.own_text import FieldOrder, own_document, own_name, write_file
from grognard.core.referee.game import rules_of
from grognard.games.tactical.box.examining import Examiner, try_out
from grognard.games.tactical.box.workshop import Workshop


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship at its place."""

    key: str
    at: Annotated[int, Meta(ge=0)]


class Pond(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a scenario."""

    name: str
    size: int
    ships: tuple[Ship, ...] = ()


def problems(source: Source, pond: Pond) -> list[LoadError]:
    """Every ship that is not on the pond."""
    return [
        source.error(("ships", number, "at"), f"the pond has {pond.size} places")
        for number, ship in enumerate(pond.ships)
        if ship.at >= pond.size
    ]


def remarks(source: Source, pond: Pond) -> list[LoadError]:
    return [] if pond.ships else [source.error(("ships",), "nobody is there")]


def ground(document: dict[str, object]) -> str:
    size = document.get("size")
    return own_name(Pond("water", size)) if isinstance(size, int) else ""


ORDER = FieldOrder(Pond, ("name", "size"), ("ships",), ())
EXAMINER = Examiner(Pond, problems, remarks)
WORKSHOP = Workshop(EXAMINER, lambda pond: write_file(pond, ORDER), ground)
LAKE = Pond("lake", 5, (Ship("A", 1), Ship("B", 4)))
TEXT = 'name = "lake"\nsize = 5\n\nships = [\n    { key = "A", at = 1 },\n    { key = "B", at = 4 },\n]\n'
SMALL = TEXT.replace("size = 5", "size = 1")


def test_a_sound_text_has_a_name_that_holds_it() -> None:
    verdict = EXAMINER.examine(TEXT)
    assert (verdict.file, verdict.problems, verdict.remarks) == (LAKE, [], [])
    slug, document = own_document(verdict.name)
    assert slug == "lake"
    assert msgspec.convert(document, Pond) == LAKE
    assert EXAMINER.parse(TEXT.replace("\n", "\r\n")) == LAKE


def test_all_that_a_game_finds_is_told_at_once() -> None:
    verdict = EXAMINER.examine(SMALL)
    assert (verdict.file, verdict.name) == (None, "")
    assert [(error.file, error.line, error.field) for error in verdict.problems] == [
        ("lake.toml", 5, "ships[0].at"),
        ("lake.toml", 6, "ships[1].at"),
    ]
    assert {error.file for error in EXAMINER.examine(SMALL, "my.toml").problems} == {"my.toml"}
    with pytest.raises(LoadError, match="the pond has 1 places"):
        EXAMINER.parse(SMALL)


def test_what_is_odd_forbids_nothing() -> None:
    verdict = EXAMINER.examine('name = "lake"\nsize = 5\n')
    assert verdict.file == Pond("lake", 5)
    assert [error.problem for error in verdict.remarks] == ["nobody is there"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("#" * (MOST_TEXT + 1), "is larger than"),
        ("nonsense", "TOML"),
        ('name = "lake"\nsize = "wide"\n', "field size"),
        ('name = "lake"\n', "missing"),
    ],
)
def test_a_text_of_another_form_is_told_and_never_raised(text: str, problem: str) -> None:
    verdict = EXAMINER.examine(text)
    assert (verdict.file, verdict.name, verdict.remarks) == (None, "", [])
    assert [problem in str(error) for error in verdict.problems] == [True]


def test_a_form_without_a_name_is_no_scenario() -> None:
    with pytest.raises(ValueError, match="Ship has none"):
        Examiner(Ship, lambda *_: [], lambda *_: [])


def test_a_scenario_is_opened_as_a_draft() -> None:
    draft = WORKSHOP.opened(LAKE)
    assert (draft.text, draft.flaws, draft.remarks) == (TEXT, [], [])
    assert draft.name == own_name(LAKE)
    assert draft.ground == own_name(Pond("water", 5))
    assert msgspec.convert(draft.document, Pond) == LAKE


def test_a_draft_that_cannot_be_played_has_flaws_and_its_ground() -> None:
    draft = WORKSHOP.draft(SMALL)
    assert (draft.name, draft.ground) == ("", own_name(Pond("water", 1)))
    assert [(flaw.line, flaw.field) for flaw in draft.flaws] == [(5, "ships[0].at"), (6, "ships[1].at")]
    assert draft.document["size"] == 1


@pytest.mark.parametrize("text", ["nonsense", "size = 3", "a = " + "[" * 3000, "size = " + "9" * 5000])
def test_a_text_that_cannot_be_read_has_an_empty_document(text: str) -> None:
    draft = WORKSHOP.draft(text)
    assert (draft.document, draft.name, draft.ground) == ({}, "", "")
    assert draft.flaws


def test_a_document_is_written_out_and_keeps_what_its_author_gave() -> None:
    document: dict[str, object] = {"name": "lake", "size": "5", "ships": [{"key": "A", "at": 7}]}
    draft = WORKSHOP.document_draft(document)
    assert draft.document is document
    assert [(flaw.line, flaw.problem) for flaw in draft.flaws] == [(5, "the pond has 5 places")]
    assert draft.text.splitlines()[4] == '    { key = "A", at = 7 },'


def test_a_document_of_another_form_is_told_by_its_field() -> None:
    draft = WORKSHOP.document_draft({"name": "lake", "size": 5, "ships": [{"key": "A", "at": -1}]})
    assert (draft.text, draft.name, draft.ground) == ("", "", own_name(Pond("water", 5)))
    assert [(flaw.line, flaw.field) for flaw in draft.flaws] == [(0, "ships[0].at")]


def test_random_games_of_any_game_are_counted() -> None:
    rules = rules_of("skirmish")
    name = rules.scenarios()[0]
    trial = try_out(rules, name, 4)
    assert (trial.games, trial.faults) == (4, [])
    assert 0 < trial.shortest <= trial.mean <= trial.longest
    assert sum(trial.wins.values()) >= 4
    assert trial == try_out(rules, name, 4)
    assert trial != try_out(rules, name, 4, seed=9)
