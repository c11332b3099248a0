"""Rules of the family where two of them meet: retreats, desperate defence, units that are no combat units."""

from __future__ import annotations

from typing import Any

from grognard.games.stalingrad42 import supply
from grognard.games.zocbond.kinds import FIRED, FLED, POOL, WITHDRAWN
from grognard.games.zocbond.results import RESTRICTED
from grognard.games.zocbond.retreat import APPROACH, CHOICE
from grognard.games.zocbond.retreat_paths import RetreatSearch
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, retreat, stand

RIFLES = "SU-RD-1"  # two steps
FRIEND = "SU-RD-4"
GUARDS = "SU-GRC-1"  # three steps, elite
FOOT = "DE-ID-9"
HQ = "SU-HQ-1GA"
DON = "SU-FR-DON"  # an artillery support unit


# -- who has retreated (S42-12.2) -----------------------------------------------------------------------


def on_the_way(cause: int) -> Field:
    """A friend in a hex of an EZOC, through which rifles in another such hex would retreat.

    He came there, to a third unit, by a retreat; the third has gone since.
    """
    units = {FOOT: "2009", "DE-ID-44": "2112", RIFLES: "2010 steps=1", FRIEND: "1911", "SU-RD-6": "2011"}
    f = Field(units, turn=9, frame=Rest())
    if cause >= 0:
        retreat(f, FRIEND, to=(1, 1), cause=cause, routed=int(cause == APPROACH))
        if f.frame() == "Retreat":
            f.play("to 2011")
    else:
        f.s.put(f.unit(FRIEND), f.hex("2011"))
    assert f.where(FRIEND) == "2011"
    f.s.put(f.unit("SU-RD-6"), f.hex("2030"))
    return f


@each("S42-T504")
def test_who_has_gone_back_without_combat_cancels_no_ezoc(case: Case) -> None:
    """S42-12.2, 27.2.3, 13.3.2: only units that have not retreated in this phase do."""
    found = []
    for cause in (-1, CHOICE, APPROACH):
        f = on_the_way(cause)
        u = f.unit(RIFLES)
        flight = RetreatSearch(f.s, [u], f.hex("2010"), 1, 1, 1 << u)
        flight.search()
        found.append(f.hex("2011") in [way.end for way in flight.ways])
        assert f.marked(FRIEND, WITHDRAWN) == (cause >= 0)
        assert not f.marked(FRIEND, FLED)  # S42-12.4 is about combat
    assert found == case["then"]["survives"]


# -- determined and desperate defence (S42-11.5.2) --------------------------------------------------------


def surrounded(*defenders: str, more: dict[str, str] | None = None, **ground: Any) -> Field:
    """Defenders who have nowhere to go."""
    ring = {FOOT: "2009", "DE-ID-44": "2111", "DE-ID-45": "1911"}
    mark = ground.pop("mark", 0)
    f = Field({**ring, **dict.fromkeys(defenders, TARGET), **(more or {})}, frame=Rest(), **ground)
    return stand(f, FOOT, mark=mark)


@each("S42-T505")
def test_support_counts_in_every_attempt(case: Case) -> None:
    """S42-11.5.2, 11.3: it is called and used up once."""
    f = surrounded(
        GUARDS, more={DON: TARGET, "SU-SP-1": f"{TARGET} at_hand", "SU-FR-VORONEZH": TARGET}, turn=9
    )
    f.script.rolls += case["given"]["dice"]
    f.play("desperate", f"charge {DON}", f"stand {GUARDS}")
    assert f.where("SU-SP-1") != TARGET
    assert not f.marked(DON, FIRED)
    assert f.options() == [f"stand {GUARDS}"]  # no second support, and no way back
    assert f.refused("support SU-FR-VORONEZH") == "S42-11.3"
    f.play(f"stand {GUARDS}")
    assert [total for _, total, *_ in f.told("stands")] == [3, 3]  # the die, elite, support
    assert sum(f.s.place[f.unit(f"SU-SP-{n}")] == f.sc.box + POOL for n in range(1, 13)) == 12


def test_support_of_the_air_counts_in_every_attempt() -> None:
    """S42-11.5.2."""
    rails = [["green", "2005", "2006", "2005/2004"]]
    ring = {RIFLES: "2009", FRIEND: "2111", "SU-RD-6": "1911"}
    places = {"2006": "town"}
    f = Field({**ring, FOOT: TARGET}, frame=Rest(), places=places, rails=rails, turn=9, rolls=[1, 1])
    f.s.air[0] = 2
    f.s.air_with[0] = f.unit(FOOT)
    stand(f, RIFLES)
    f.play("air", "desperate", f"stand {FOOT}")
    assert f.s.air[0] == 3
    f.play(f"stand {FOOT}")
    assert [total for _, total, *_ in f.told("stands")] == [2, 2]


def cul_de_sac(**more: Any) -> Field:
    """Guards who could go back two hexes, not three."""
    sea = ["2110", "2111", "1910", "1911", "2112", "1912", "2013", "2113", "1913"]
    terrain = {**dict.fromkeys(sea, "sea"), TARGET: "forest"}
    f = Field({FOOT: "2009", GUARDS: TARGET}, terrain=terrain, frame=Rest(), turn=9, **more)
    return stand(f, FOOT, to=3)


@each("S42-T506")
def test_a_desperate_defence_is_declared_by_its_owner(case: Case) -> None:
    """S42-11.5.2, 11.6.1: whom a withdrawal of two hexes saves need not declare it."""
    f = cul_de_sac(rolls=[3])  # elite: P
    assert f.allowed("desperate") == case["then"]["desperate_offered"]
    f.play(f"stand {GUARDS}")
    assert f.told("withdraws")
    assert f.sc.steps[f.unit(GUARDS)] - f.steps(GUARDS) == case["then"]["steps_lost"]
    f = cul_de_sac(rolls=[3])
    f.play("desperate", f"stand {GUARDS}")
    assert not f.told("withdraws")
    assert f.options() == [f"stand {GUARDS}"]


def test_an_undeclared_defence_has_one_roll() -> None:
    """S42-11.4.3: who fails retreats, though it is the end."""
    f = cul_de_sac(rolls=[1])
    f.play(f"stand {GUARDS}")
    assert f.told("gives-way")
    assert f.frame() != "Stand"
    assert f.steps(GUARDS) == 3  # F -/-: only who has declared it loses a step


@each("S42-T507")
def test_the_right_to_fight_to_the_last_lets_stand(case: Case) -> None:
    """S42-11.1.2, 11.2.2: the right is enough; it need not be used."""
    f = surrounded(RIFLES, turn=case["given"]["turn"], mark=RESTRICTED, rolls=[1])
    assert f.allowed(f"stand {RIFLES}") == case["then"]["allowed"]
    f.play(f"stand {RIFLES}")
    assert (f.frame() == "Stand") == case["then"]["second_roll"]


# -- any unit (S42-5.3, 16.3.2, 16.3.4, 7.3) --------------------------------------------------------------


@each("S42-T508")
def test_extended_movement_keeps_away_from_any_enemy(case: Case) -> None:
    """S42-5.3 says "units"."""
    f = Field({FOOT: "2010", HQ: "2013"})
    f.play(f"extend {FOOT}", "to 2011")
    assert f.allowed("to 2012") == case["then"]["allowed"]
    assert f.refused("to 2012") == "S42-5.3"
    f = Field({FOOT: "2010", HQ: "2013"})
    assert f.play(f"march {FOOT}", "to 2011").allowed("to 2012") == case["then"]["normal_move"]


@each("S42-T509")
def test_a_line_does_not_enter_the_hex_of_any_enemy(case: Case) -> None:
    """S42-16.3.2: and own units of any kind cancel EZOC in their hex."""
    way = [f"20{row:02}" for row in range(10, 37)]
    found = []
    for units in ({}, {"AX-SP-1": "2017"}, {"SU-SP-1": "2017", "SU-SP-2": "2018", FOOT: "2118"}):
        walls = {f"{side}{row:02}": "sea" for row in range(9, 37) for side in (19, 21)}
        walls.pop("2118")
        f = Field(
            {RIFLES: "2010", **units},
            terrain={**walls, "2009": "sea"},
            roads=[[*way, "2036/2037"]],
            frame=Rest(),
        )
        found.append(supply.lines(f.s, 1).reaches(f.hex("2010")))
    assert found == case["then"]["supplied"]


@each("S42-T510")
def test_any_unit_takes_a_city(case: Case) -> None:
    """S42-16.3.4."""
    f = Field(
        {HQ: "2010"},
        terrain={"2011": "minor_city"},
        places={"2011": "minor_city"},
        player="soviet",
        control={"2011": "axis"},
    )
    f.play(f"march {HQ}", "to 2011")
    assert f.s.control[f.sc.control_row[f.hex("2011")]] == ("axis", "soviet").index(case["then"]["control"])


@each("S42-T511")
def test_any_unit_breaks_a_bond(case: Case) -> None:
    """S42-7.3."""
    found = []
    for units in ({}, {HQ: "2011"}):
        f = Field({FOOT: "2010", "DE-ID-44": "2012", RIFLES: "2111", **units}, player="soviet")
        found.append(f.play(f"tactical {RIFLES}").allowed("to 2011"))
    assert found == case["then"]["allowed"]
