"""Chapter 2.3: what counters are."""

from __future__ import annotations

import pytest

from grognard.games.holland44.scenario import BY_TRUCK, CITY, MARSH, ON_FOOT, ON_WHEELS
from grognard.games.holland44.units import cost_class, formation_of, is_mechanised, part_fits, remnant_fits
from grognard.games.zocbond import steps
from grognard.games.zocbond.kinds import (
    ANTI_TANK,
    ARMOUR,
    ARTILLERY,
    ELITE,
    GHOST,
    INFANTRY,
    MARCH,
    MECHANISED,
    POOR,
    STRIDE,
    VEHICLE,
)

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
    assert list(field.sc.attack[5 * u : 5 * u + 5]) == [0, 0, 4, 6, 0]
    assert list(field.sc.defence[5 * u : 5 * u + 5]) == [0, 0, 4, 5, 0]


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


@pytest.mark.parametrize(
    ("key", "morale"),
    [
        ("1-504", ELITE),
        ("1-327", 0),
        ("1-Gren-Gds", 0),
        ("KG-Spindler", ELITE),
        ("Lw-6-zbV", POOR),
        ("82-Art", 0),
    ],
)
def test_morale_classes(field: Field, key: str, morale: int) -> None:
    """H44-2.3.6; Guards are not elite (H44-10.6)."""
    assert field.sc.traits[field.unit(key)] & (ELITE | POOR) == morale


@pytest.mark.parametrize(
    ("key", "armor", "traits"),
    [
        ("2-Gren-Gds", 3, ARMOUR | VEHICLE),
        ("15-19-H", 3, ARMOUR | VEHICLE),  # armored reconnaissance
        ("2-HCR", 0, VEHICLE),  # reconnaissance on wheels: a vehicle, no armor
        ("21-AT", 4, ANTI_TANK | VEHICLE),
        ("PzJg-159", 3, ANTI_TANK | VEHICLE),
        ("Flak-602", 4, ANTI_TANK | VEHICLE),
        ("sPzJg-559", 5, ARMOUR | ANTI_TANK | VEHICLE),
        ("StuG-280", 3, ARMOUR | VEHICLE),
        ("1-Gren-Gds", 0, 0),
    ],
)
def test_armor_classes(field: Field, key: str, armor: int, traits: int) -> None:
    """H44-2.3.10, 2.3.15, 10.3.3: armor, guns in a box, and tank destroyers that are both."""
    u = field.unit(key)
    assert field.sc.armour[u] == armor
    assert field.sc.traits[u] & (ARMOUR | ANTI_TANK | VEHICLE) == traits


@pytest.mark.parametrize(
    ("key", "crosses"),
    [
        ("1-Border", True),
        ("1-Gren-Gds", True),
        ("RE-XXX", True),
        ("2-Gren-Gds", False),
        ("2-HCR", False),
        ("XXX-Bridging", False),
        ("82-ASS", False),
    ],
)
def test_infantry_types_cross_water_without_a_bridge(key: str, crosses: bool) -> None:
    """H44-2.3.16, 2.3.14: nobody else does."""
    f = Field({key: "3010"}, water={"3010/3011": "canal"})
    f.play(f"tactical {key}")
    assert ("to 3011" in f.options()) is crosses


@pytest.mark.parametrize(
    ("key", "free"),
    [
        ("Gds-Div", True),
        ("Flak-602", True),
        ("XXX-Bridging", True),
        ("RE-XXX", True),
        ("1-Border", False),
        ("21-AT", False),
        ("82-ASS", False),
    ],
)
def test_units_that_do_not_count(field: Field, key: str, free: bool) -> None:
    """H44-2.3.7, 6.2: of these types."""
    assert (field.sc.free[field.unit(key)] > 0) is free


def test_every_counter_with_a_defence_is_a_combat_unit(field: Field) -> None:
    """H44-2.3: everything else is a marker, and no unit of this game has none."""
    sc = field.sc
    for u in range(sc.units):
        if not sc.traits[u] & GHOST and sc.steps[u]:
            empty = sc.unit_names[u].startswith("garrison")
            assert (sc.defence[STRIDE * u + sc.steps[u]] > 0) is not empty, sc.unit_names[u]


def test_rivers_are_on_hexsides_only() -> None:
    """H44-2.2.3: what is drawn inside a city or marsh hex changes nothing in it."""
    f = Field({"1-Border": "4909"}, whole_map=True, frame=Rest())
    s, sc, u = f.s, f.sc, f.unit("1-Border")
    entered = set()
    for h in range(sc.n):
        if sc.terrain[h] in (CITY, MARSH):
            for d in range(6):
                to = sc.neighbour[6 * h + d]
                if 0 <= to < sc.n and not sc.water[6 * h + d] and not sc.road[6 * h + d]:
                    price = steps.step_price(s, u, MARCH, to, h, 0, 0)
                    assert price == sc.hex_price[ON_FOOT][sc.terrain[h]]
                    entered.add(sc.terrain[h])
    assert entered == {CITY, MARSH}


def test_markers_that_are_few(field: Field) -> None:
    """H44-2.4: six for traffic, five for moving artillery, two air units."""
    figures = field.sc.figures
    assert figures["traffic.markers"] == 6
    assert (figures["artillery.german_markers"], figures["artillery.allied_markers"]) == (2, 3)
    assert max(field.sc.turn_tables.air_units) == 2
