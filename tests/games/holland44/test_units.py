"""Chapter 2.3: what counters are."""

from __future__ import annotations

import pytest

from grognard.games.holland44.scenario import BY_TRUCK, ON_FOOT, ON_WHEELS
from grognard.games.holland44.units import cost_class, formation_of, is_mechanised, part_fits, remnant_fits
from grognard.games.zocbond.kinds import ARMOUR, ARTILLERY, INFANTRY, MECHANISED, VEHICLE

from .field import Field
from .fight import Rest


@pytest.fixture(scope="module")
def field() -> Field:
    return Field({}, frame=Rest())


@pytest.mark.parametrize(
    ("key", "traits", "costs"),
    [
        ("1-Border", INFANTRY, ON_FOOT),
        ("1-Gren-Gds", INFANTRY | MECHANISED, BY_TRUCK),
        ("RE-XXX", INFANTRY | MECHANISED, BY_TRUCK),
        ("2-Gren-Gds", VEHICLE | MECHANISED | ARMOUR, ON_WHEELS),
        ("Gds-Div", VEHICLE | MECHANISED | ARTILLERY, ON_WHEELS),
        ("2-HCR", VEHICLE | MECHANISED, ON_WHEELS),
        ("XXX-Bridging", MECHANISED, ON_WHEELS),
    ],
)
def test_classes(field: Field, key: str, traits: int, costs: int) -> None:
    """H44-2.3.13 to 2.3.16: on foot, mechanized infantry, vehicles, armor."""
    u = field.unit(key)
    asked = INFANTRY | MECHANISED | VEHICLE | ARMOUR | ARTILLERY
    assert field.sc.traits[u] & asked == traits
    assert cost_class(field.s, u) == costs


def test_strengths_by_steps(field: Field) -> None:
    """H44-2.3.12: reduced by one step; the last of three is a remnant's."""
    u = field.unit("2-Gren-Gds")
    assert field.sc.attack[5 * u : 5 * u + 5] == [0, 0, 4, 6, 0]
    assert field.sc.defence[5 * u : 5 * u + 5] == [0, 0, 4, 5, 0]


def test_a_dismounted_unit_walks() -> None:
    """H44-18.6."""
    f = Field({"1-Gren-Gds": "3010 dismounted"}, frame=Rest())
    assert not is_mechanised(f.s, f.unit("1-Gren-Gds"))
    assert cost_class(f.s, f.unit("1-Gren-Gds")) == ON_FOOT


def test_parts_belong_to_their_parents_formation() -> None:
    """H44-10.2.2, 21.2."""
    f = Field({"Br-Inf-1": "3010 of=1-Gren-Gds"}, frame=Rest())
    u = f.unit("Br-Inf-1")
    assert formation_of(f.s, u) == f.sc.formation[f.unit("1-Gren-Gds")]
    assert is_mechanised(f.s, u)


@pytest.mark.parametrize(
    ("counter", "unit", "fits"),
    [
        ("Rem-Br-Inf-1", "1-Gren-Gds", True),
        ("Rem-Br-Inf-1", "2-Gren-Gds", False),
        ("Rem-Br-Tk-1", "2-Gren-Gds", True),
        ("Rem-82-1", "1-504", True),
        ("Rem-101-1", "1-504", False),
        ("Rem-Ge-Tk-1", "Pz-Abt-2107", True),
    ],
)
def test_remnants(field: Field, counter: str, unit: str, fits: bool) -> None:
    """H44-11.4."""
    assert remnant_fits(field.sc, field.unit(counter), field.unit(unit)) is fits


def test_german_tanks_break_down_into_infantry(field: Field) -> None:
    """H44-21.2: armor parts come from British tanks alone."""
    assert part_fits(field.sc, field.unit("Ge-Inf-1"), field.unit("Pz-Abt-2107"))
    assert part_fits(field.sc, field.unit("Br-Tk-1"), field.unit("2-Gren-Gds"))
    assert not part_fits(field.sc, field.unit("Br-Inf-1"), field.unit("2-Gren-Gds"))
