"""Chapter 17 in detail: which guns make a pair, what sources serve, what is decided when."""

from __future__ import annotations

import pytest

from grognard.games.holland44.artillery import (
    Replenish,
    Sources,
    airborne_supplied,
    drop_hexes,
    ground_flips,
    in_air_range,
    makes_pair,
)
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.scenario import ALLIED, GERMAN

from .field import Field
from .fight import TARGET, Rest, battle

MOTOR = "1-Gren-Gds"


def field(units: dict[str, str], **more: object) -> Field:
    return Field(units, frame=Rest(), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("first", "second", "pair"),
    [
        ("5-AGRA", "Gds-Div", True),
        ("Gds-Div", "5-AGRA", True),
        ("Gds-Div", "50-Div", False),
        ("50-Div", "Gds-Div", False),
        ("5-AGRA", "50-Div", False),  # not of the lead
        ("5-AGRA", "5-AGRA", False),
        ("Gds-Div", "Gds-Div", False),
    ],
)
def test_which_guns_make_a_pair(first: str, second: str, pair: bool) -> None:
    """H44-17.6.2: the corps artillery and the divisional artillery of the lead."""
    f = field({MOTOR: "2009", "KG-Seidel": TARGET, "5-AGRA": "2012", "Gds-Div": "2012", "50-Div": "2012"})
    b = battle(f, MOTOR, lead="gds", support=(first,))
    assert makes_pair(f.s, b, f.unit(second)) is pair


@pytest.mark.parametrize(
    ("player", "turn", "many"),
    [(ALLIED, 4, False), (ALLIED, 5, False), (GERMAN, 4, False), (GERMAN, 5, True)],
)
def test_how_many_are_replenished(player: int, turn: int, many: bool) -> None:
    """H44-17.8.1, 17.8.3: two for the Allies; the Germans more at night than by day."""
    f = field({}, turn=turn)
    assert (ground_flips(f.s, player) > 10) is many
    if player == ALLIED:
        assert ground_flips(f.s, player) == 2


@pytest.mark.pure
def test_the_german_night_may_be_like_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-17.8.3: a figure of the game says that all are replenished."""
    f = field({}, turn=5)
    day = ground_flips(field({}, turn=4).s, GERMAN)
    monkeypatch.setattr(f.sc.fight, "night_flips_all", False)
    assert ground_flips(f.s, GERMAN) == day


def test_a_source_off_the_map_serves_no_guns() -> None:
    """H44-17.8.2: nor are guns off the map served."""
    f = field({"82-ASS": "4010", "82-Art": "4012"}, turn=6)
    assert airborne_supplied(f.s, f.unit("82-Art"))
    for units in ({"82-ASS": "@N", "82-Art": "1104"}, {"82-ASS": "4010", "82-Art": "@N"}, {"82-Art": "4012"}):
        f = field(units, turn=6)
        assert not airborne_supplied(f.s, f.unit("82-Art"))


@pytest.mark.parametrize(("turn", "hexes"), [(5, 0), (6, 7)])
def test_the_source_serves_as_drop_hex_later(turn: int, hexes: int) -> None:
    """H44-17.8.2: after turn 5 its hex and the six around it; the test map has no others."""
    f = field({"82-ASS": "4010"}, turn=turn)
    source = f.hex("4010")
    found = drop_hexes(f.s, f.sc.division[f.unit("82-Art")], source)
    assert len(found) == len(set(found)) == hexes
    assert all(f.sc.board.distance_between(source, h) <= 1 for h in found)


def test_the_area_from_which_the_allies_are_replenished() -> None:
    """H44-17.8.1: N; without it nothing is."""
    f = field({"Gds-Div": "1104"})
    sources = Sources(f.s, ALLIED)
    assert sources.places == [f.sc.board.place("@N")]
    f.sc.fight.replenish_area, before = -1, f.sc.fight.replenish_area
    try:
        assert Sources(f.s, ALLIED).places == []
    finally:
        f.sc.fight.replenish_area = before


def test_nothing_is_chosen_before_the_phase_has_begun() -> None:
    """H44-17.8.1."""
    f = field({"Gds-Div": "1104 fired"})
    frame = Replenish(ALLIED)
    frame.ground = 2
    ready = f.option("ready Gds-Div")
    assert REFUSALS[frame.check(f.s, ready)].name == "sequence"
    frame.step = 1
    assert frame.check(f.s, ready) == 0


def test_units_off_the_map_call_no_aircraft() -> None:
    """H44-10.7: within four hexes of a British unit on the map."""
    f = field({MOTOR: "@N", "KG-Seidel": "1304"})
    assert not any(in_air_range(f.s, h) for h in range(f.sc.n))
    f = field({MOTOR: "1204", "KG-Seidel": "1304"})
    assert in_air_range(f.s, f.hex("1304"))
