"""Chapters 19.4, 20.8, 21, 22.1 and 30 in detail: who comes, where there is room, what is used up."""

from __future__ import annotations

from typing import Any

from grognard.games.stalingrad42 import reinforcements, replacements
from grognard.games.stalingrad42.box import setup
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AXIS, NEVER, REPLACEMENTS, SOVIET
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.kinds import REFITTED
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import Rest
from tests.games.stalingrad42.test_replacements import FOOT, RIFLE, initial

INFANTRY = REPLACEMENTS.index("infantry")
CITIES: dict[str, Any] = {
    "places": {"2002": "major_city", "2003": "major_city"},
    "control": {"2002": "soviet", "2003": "soviet"},
}
KRASNODAR, VOROSHILOVSK = "2849", "4045"


def name(refusal: int) -> str:
    return REFUSALS[refusal].name


# -- replacements (S42-21.1.1, 21.2) -------------------------------------------------------------------


def test_what_is_used_up_serves_nobody() -> None:
    """S42-21.1.1: with one left a unit may take it, with none it may not."""
    f = initial({FOOT: "0905 steps=2"}, have="infantry")
    u = f.unit(FOOT)
    for left, why in ((1, ""), (0, "no-replacement")):
        f.s.replacement[INFANTRY] = left
        assert name(replacements.kind_refusal(f.s, u, INFANTRY)) == why


def test_nobody_refits_or_rebuilds_units_of_the_other_side() -> None:
    """S42-21.2, 21.3.1: nor a unit that there is not."""
    f = initial({RIFLE: "2001 steps=1", "SU-RD-4": "@lost"}, have="infantry")
    for u in (-1, f.unit(RIFLE), f.sc.units):
        assert name(replacements.refit_refusal(f.s, AXIS, u, INFANTRY)) == "not-yours"
    for u in (-1, f.unit("SU-RD-4"), f.sc.units):
        assert name(replacements.lost_refusal(f.s, AXIS, u, INFANTRY)) == "not-yours"


# -- where (S42-21.3.1) ----------------------------------------------------------------------------------


def test_each_place_is_listed_once_and_only_those_that_serve() -> None:
    """S42-21.3.1: headquarters near the rail network, two in one hex are one place; then the areas."""
    units = {"DE-HQ-6A": "1005", "DE-HQ-2A": "1005", "DE-HQ-4PZ": "1515", "RO-HQ-3A": "0906", RIFLE: "0907"}
    f = initial(units)
    depots = replacements.Depots(f.s, AXIS)
    assert depots.is_near(f.hex("0906"))  # an enemy is beside it
    hexes = [f.sc.place_names[place] for place in depots.places() if place < f.sc.n]
    assert hexes == ["1005"]
    assert depots.places()[1:] == depots.areas


def test_a_headquarters_in_the_corner_of_the_map() -> None:
    """S42-21.3.1: a place like any other; what is no hex is none."""
    rails = [["0803", "0802", "0801", "0801/0800"]]
    f = initial({"DE-HQ-6A": "0801", FOOT: "@lost"}, rails=rails, converted=["0801", "0802", "0803"])
    depots = replacements.Depots(f.s, AXIS)
    assert name(depots.refusal(f.unit(FOOT), f.hex("0801"))) == ""
    assert name(depots.refusal(f.unit(FOOT), -1)) == "rebuild-place"
    assert f.hex("0801") == 0


def test_each_city_takes_one_unit() -> None:
    """S42-21.3.1: the other city is still open."""
    units = {RIFLE: "@lost", "SU-RD-4": "@lost"}
    f = initial(units, "soviet", "infantry", **CITIES)
    f.play(f"rebuild {RIFLE} 2003 infantry")
    assert f.refused("rebuild SU-RD-4 2003 infantry") == "S42-21.3.1"
    assert f.allowed("rebuild SU-RD-4 2002 infantry")


# -- who comes (S42-19.4, 20.8, 22.1, 30) ----------------------------------------------------------------


def test_volunteers_come_to_cities_without_the_enemy() -> None:
    """S42-20.8: own units there keep nobody out; they use up no place to rebuild, and hardly move."""
    f = Field({"NC-VOL-1": f"@waiting due={NEVER}"}, whole_map=True, phase="initial", turn=15)
    cities = f.sc.volunteer_cities
    assert len(cities) == 2
    u, first, second = f.unit("NC-VOL-1"), *cities
    assert reinforcements.places(f.s, u) == cities
    for key, at in ((FOOT, first), (RIFLE, second)):
        f.s.steps[f.unit(key)] = f.sc.steps[f.unit(key)]
        f.s.put(f.unit(key), at)
    assert reinforcements.places(f.s, u) == [first]
    reinforcements.arrive(f.s, u, first)
    assert (f.s.rebuilt, f.s.arrived, f.s.has_mark(u, REFITTED)) == (0, 1, True)


def test_units_of_the_transcaucasus_may_move_at_once() -> None:
    """S42-30.0: only volunteers hardly move."""
    f = Field({"SU-GCC-4": f"@waiting due={NEVER}"}, whole_map=True, player="soviet", turn=10, frame=Rest())
    u = f.unit("SU-GCC-4")
    reinforcements.arrive(f.s, u, f.sc.board.place("@H"))
    assert (f.s.arrived, f.s.has_mark(u, REFITTED)) == (1, False)


def test_a_headquarters_that_comes_back_takes_the_place_of_this_turn() -> None:
    """S42-19.4, 21.3.1: as if it were rebuilt."""
    f = initial({"SU-HQ-5SA": "@waiting due=3"}, "soviet", **CITIES)
    u, city = f.unit("SU-HQ-5SA"), f.hex("2003")
    assert reinforcements.comes_back(f.s, u)
    assert name(reinforcements.refusal(f.s, SOVIET, u, city)) == ""
    reinforcements.arrive(f.s, u, city)
    assert f.s.rebuilt == 1 << f.sc.control_row[city]


def test_combat_units_and_supply_points_do_not_come_back() -> None:
    """S42-19.4: only headquarters and the like do, from the turn on in which they were due again."""
    units = dict.fromkeys(("SU-HQ-5SA", RIFLE, "SU-SP-1"), "@waiting due=3")
    f = initial(units, "soviet")
    assert [reinforcements.comes_back(f.s, f.unit(key)) for key in units] == [True, False, False]
    f.s.due[f.unit("SU-HQ-5SA")] = f.sc.arrival_turn[f.unit("SU-HQ-5SA")]
    assert not reinforcements.comes_back(f.s, f.unit("SU-HQ-5SA"))  # it comes for the first time


def test_why_a_unit_does_not_come() -> None:
    """S42-20.8, 22.1.2, 30.0: volunteers and the Transcaucasus have rules of their own."""
    keys = ("NC-VOL-1", "SU-GCC-4", RIFLE)
    f = Field(dict.fromkeys(keys, f"@waiting due={NEVER}"), whole_map=True, turn=10, frame=Rest())
    found = [name(reinforcements.absence(f.s, f.unit(key))) for key in keys]
    assert found == ["volunteer-later", "front-later", "not-due"]


def caucasus() -> tuple[StalingradState, list[int]]:
    """The scenario with a common pool of reinforcements, and the units in it by the turn of each."""
    sc = setup.load("caucasus", {})
    s = setup.set_up(sc, b"x")
    s.active = SOVIET
    return s, sorted((u for u in sc.units_of[SOVIET] if sc.pooled[u]), key=lambda u: s.due[u])


def test_one_of_the_pool_comes_for_another() -> None:
    """S42-C2.3: any that is still to come for the one that is due, which then waits in its stead."""
    s, pool = caucasus()
    first, last = pool[0], pool[-1]
    early, late = s.due[first], s.due[last]
    assert early < late
    s.turn = early - 1
    assert not reinforcements.is_due(s, last)
    s.turn = early
    assert reinforcements.is_due(s, last)
    reinforcements.arrive(s, last, reinforcements.places(s, last)[0])
    assert s.due[reinforcements.stand_in(s)] <= s.turn if reinforcements.stand_in(s) >= 0 else True
    assert late in [s.due[u] for u in pool if u != last]


def test_who_comes_in_his_own_turn_changes_no_others() -> None:
    """S42-C2.3: the turns of all others stay as they were."""
    s, pool = caucasus()
    s.turn = s.due[pool[-1]]
    before = [s.due[u] for u in pool]
    reinforcements.arrive(s, pool[-1], reinforcements.places(s, pool[-1])[0])
    assert [s.due[u] for u in pool] == before


def test_only_units_of_the_pool_stand_in() -> None:
    """S42-C2.3: another reinforcement that is due lets nobody come early."""
    s, pool = caucasus()
    others = [u for u in s.sc.units_of[SOVIET] if not s.sc.pooled[u] and s.place[u] == s.place[pool[0]]]
    s.turn = min(s.due[u] for u in pool) - 1
    for u in others:
        s.due[u] = s.turn
    assert others
    assert reinforcements.stand_in(s) == -1
