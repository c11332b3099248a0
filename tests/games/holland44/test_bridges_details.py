"""Chapter 5 in detail: who holds a bridge, which one is captured, who is near, what builders need."""

from __future__ import annotations

import pytest

from grognard.games.holland44 import bridges
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.zocbond.battle import AUTOMATIC, ENCOUNTER

from .field import Field
from .fight import Rest, battle
from .phases import refusal
from .test_bridges import COLUMN, FOOT, GUNS, SIDE, A, B, river


def at_rest(units: dict[str, str], state: str = "mined", **more: object) -> Field:
    return river(units, state, frame=Rest(), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("player", "enemy"), [(ALLIED, GUNS), (GERMAN, FOOT)])
def test_a_hex_with_an_enemy_is_not_free(player: int, enemy: str) -> None:
    """H44-5.3.2: no enemy and no EZOC may be there; a hex that nobody holds or threatens is free."""
    f = at_rest({enemy: A})
    free = [bridges.free_for(f.s, f.hex(name), player) for name in (A, "2009", "2515")]
    assert free == [False, False, True]
    own = FOOT if player == ALLIED else GUNS
    assert bridges.free_for(at_rest({own: A}).s, f.hex(A), player)


@pytest.mark.parametrize(
    ("state", "turn", "after"),
    [
        ("open", 3, "safe"),  # never blown: the marker shows who has it
        ("mined", 3, "mined"),
        ("mined spared", 1, "safe"),  # Grave in turn 1
        ("mined spared", 2, "mined"),
        ("blown", 3, "blown"),
    ],
)
def test_which_bridges_are_captured(state: str, turn: int, after: str) -> None:
    """H44-5.7: those that cannot be blown, now or ever; the others wait for the bridge phase."""
    f = at_rest({FOOT: A}, state, turn=turn)
    bridges.capture_held(f.s)
    assert f.bridge(SIDE) == after


def test_a_step_without_a_bridge_captures_none() -> None:
    """H44-5.7: only the bridge that is crossed, and only by the Allies."""
    f = at_rest({FOOT: "2009"}, "open")
    bridges.crossed(f.s, ALLIED, f.hex("2009"), f.hex("2109"))
    bridges.crossed(f.s, GERMAN, f.hex(A), f.hex(B))
    assert f.bridge(SIDE) == "open"
    bridges.crossed(f.s, ALLIED, f.hex(A), f.hex(B))
    assert (f.bridge(SIDE), f.told("bridge-safe")) == ("safe", [(f.sc.bridge_side[0], 0, 0, 0)])


@pytest.mark.parametrize(
    ("ally", "near"), [(A, True), (B, True), ("2009", True), ("2012", True), ("2008", False)]
)
def test_an_ally_at_the_bridge_or_beside_it(ally: str, near: bool) -> None:
    """H44-5.5: at an end, or next to one."""
    f = at_rest({FOOT: ally})
    assert bridges.ally_near(f.s, 0) is near


def test_nothing_is_blown_without_both_sides_near() -> None:
    """H44-5.5: an Allied unit near, and a German one that reaches the bridge."""
    both = {GUNS: B, FOOT: "2009"}
    found = []
    for units in (both, {GUNS: B}, {FOOT: "2009"}, {GUNS: "2013", FOOT: A}):
        f = at_rest(units)
        found.append(REFUSALS[bridges.near_refusal(f.s, 0)].name)
    assert found == ["", "bridge-far", "bridge-far", "bridge-far"]


def test_why_a_bridge_is_not_blown() -> None:
    """H44-5.3.1, 5.7: it is safe, it is blown already, it is one of those that never are."""
    found = [bridges.blow_refusal(at_rest({}, state).s, 0) for state in ("mined", "safe", "blown", "open")]
    assert [REFUSALS[why].name for why in found] == ["", "bridge-safe", "bridge-safe", "bridge-never"]


def test_the_germans_are_asked_about_every_bridge_but_the_one_just_crossed() -> None:
    """H44-5.4(a): also about the first of the list, and by units that come from off the map or its corner."""
    f = Field({}, water={"6801/6901": "canal"}, bridges={"6801/6901": "mined"}, frame=Rest())
    corner, next_to_it = f.hex("6901"), f.hex("6801")
    assert corner == 0
    assert bridges.ask_arrival(f.s, f.unit(FOOT), f.sc.board.place("@D"), corner)
    assert not bridges.ask_arrival(f.s, f.unit(FOOT), corner, next_to_it)
    assert bridges.ask_arrival(f.s, f.unit(FOOT), f.hex("6701"), next_to_it)


def test_who_does_not_answer_spares_the_bridge() -> None:
    """H44-5.4: the Germans may, they need not; sparing is what happens without an answer."""
    f = river({FOOT: "2009"}).play(f"march {FOOT}", f"to {A}")
    top = f.s.top()
    assert f.options()[top.default(f.s)] == "spare"
    assert refusal(f, f"blow {SIDE}") == ""


@pytest.mark.pure
def test_attacks_over_a_mined_bridge(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-9.3, 5.4(b): the Germans are asked about the hexside once; not about attacks of their own."""
    f = at_rest({FOOT: A, GUNS: B})
    b = battle(f, FOOT, target=B)
    side = bridges.mined_side(f.s, b, 0)
    assert f.sc.neighbour[side] == f.hex(A)
    assert bridges.mined_side(f.s, b, 1 << side % 6) == -1
    others = ~(1 << side % 6) & 63
    assert bridges.mined_side(f.s, b, others) == side
    assert bridges.mined_side(f.s, battle(f, FOOT, target=B, kind=ENCOUNTER), 0) == side
    assert bridges.mined_side(f.s, battle(f, GUNS, target=A), 0) == -1
    automatic = battle(f, FOOT, target=B, kind=AUTOMATIC)
    assert bridges.mined_side(f.s, automatic, 0) == side
    monkeypatch.setitem(f.sc.figures, "rulings.automatic_ds_tries_bridges", 0)
    assert bridges.mined_side(f.s, automatic, 0) == -1
    assert bridges.mined_side(f.s, b, 0) == side
    bare = Field({FOOT: A, GUNS: B}, frame=Rest())
    assert bridges.mined_side(bare.s, battle(bare, FOOT, target=B), 0) == -1


@pytest.mark.parametrize("words", ["oos", "engaged", "disrupted"])
def test_only_fit_builders_work(words: str) -> None:
    """H44-5.8, 23.2: in good order, in supply, not engaged; nobody but the bridging units."""
    f = at_rest({COLUMN: A, FOOT: A}, "blown")
    assert (bridges.fit_builder(f.s, f.unit(COLUMN)), bridges.fit_builder(f.s, f.unit(FOOT))) == (True, False)
    f = at_rest({COLUMN: f"{A} {words}"}, "blown")
    assert not bridges.fit_builder(f.s, f.unit(COLUMN))


@pytest.mark.parametrize("enemy", ["2009", "2012"])
def test_both_ends_must_be_free_for_builders(enemy: str) -> None:
    """H44-5.8: an EZOC at either end stops the work, unless own units stand in it."""
    near, far = (A, B) if enemy == "2012" else (B, A)
    f = at_rest({COLUMN: near, GUNS: enemy}, "blown")
    assert not bridges.builders_there(f.s, 0)
    f = at_rest({COLUMN: near, FOOT: far, GUNS: enemy}, "blown")
    assert bridges.builders_there(f.s, 0)


def test_builders_off_the_map_are_north_of_nothing() -> None:
    """H44-5.9: only one on the map counts."""
    for place, south in (("@E", False), ("2003", True), ("1003", False)):
        f = Field({COLUMN: place}, water={"1203/1303": "canal"}, bridges={"1203/1303": "blown"}, frame=Rest())
        assert bridges.south_of_builders(f.s, 0) is south


def test_what_a_finished_repair_leaves() -> None:
    """H44-5.8: safe for the Allies; the Germans mine the bridge again, if it can be blown at all."""
    found = []
    for state, never, player in (
        ("repair", False, ALLIED),
        ("restore", False, GERMAN),
        ("restore open", True, GERMAN),
    ):
        f = at_rest({}, state)
        assert bool(f.sc.bridge_never_blown[0]) is never
        bridges.repair(f.s, 0, player)
        found.append(f.bridge(SIDE))
    assert found == ["safe", "mined", "open"]


@pytest.mark.parametrize(
    ("state", "holder", "after"),
    [
        ("repair", GUNS, "blown"),
        ("repair", FOOT, "repair"),
        ("restore", FOOT, "blown"),
        ("restore", GUNS, "restore"),
    ],
)
def test_the_enemy_undoes_the_work(state: str, holder: str, after: str) -> None:
    """H44-5.8, 5.3.2: where he controls both ends; the owner's own units leave it alone."""
    f = at_rest({holder: A}, state)
    bridges.abandon_repairs(f.s)
    assert f.bridge(SIDE) == after
    assert f.told("repair-lost") == ([(f.sc.bridge_side[0], 0, 0, 0)] if after == "blown" else [])


@pytest.mark.parametrize("state", ["safe", "open"])
def test_a_bridge_that_is_not_mined_is_not_asked_about(state: str) -> None:
    """H44-9.3, 5.3.1: an attack over it goes on."""
    f = at_rest({FOOT: A, GUNS: B}, state)
    assert bridges.mined_side(f.s, battle(f, FOOT, target=B), 0) == -1


@pytest.mark.parametrize(("place", "south"), [("1205", False), ("1305", True), ("1405", True)])
def test_a_bridge_between_two_lines_lies_south_of_the_farther_one(place: str, south: bool) -> None:
    """H44-5.9: a bridging unit as far north as its northern end is enough."""
    f = Field({COLUMN: place}, water={"1203/1303": "canal"}, bridges={"1203/1303": "blown"}, frame=Rest())
    assert bridges.south_of_builders(f.s, 0) is south
