"""Units that meet somebody unknown on their way (H44-25.3.1, H44-25.3.3), where other rules have a say."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.kinds import SPENT
from grognard.games.holland44.river_assault import assault_possible
from grognard.games.zocbond.kinds import ENGAGED
from grognard.games.zocbond.results import code_named
from tests.games.holland44.cases import Case, each
from tests.games.holland44.field import Field
from tests.games.holland44.test_unknown import EMPTY, REAL

GUARDS = "1-Gren-Gds"  # motor infantry
TANKS = "2-Gren-Gds"
FOOT = "1-Dorset"
GUNS = "Gds-Div"
GHOST = "unknown-1"
SIDE = "2009/2010"
ROAD = [[f"20{place:02}" for place in range(5, 20)]]


def meet(stack: dict[str, str], *rolls: int, gait: str = "march", draw: str = REAL, **more: Any) -> Field:
    """A stack in 2009 goes along the road into the hex of a face-down unit, the first of it leading."""
    f = Field({**stack, GHOST: "2010"}, draws=[draw], rolls=list(rolls), roads=ROAD, **more)
    first, *others = [key for key, text in stack.items() if text.startswith("2009")]
    f.play(f"{gait} {first}", *(f"with {key}" for key in others))
    return f.play("to 2010")


@pytest.fixture
def drives_out(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Every attack of a Field has one result."""

    def always(f: Field, code: str) -> Field:
        monkeypatch.setattr(f.sc.combat, "result", lambda _column, _face: code_named(code))
        return f

    return always


def give_way(f: Field) -> Field:
    """The Germans retreat as far as they must."""
    while f.asked() == "german":
        f.play("yield" if "yield" in f.options() else f.options()[0])
    return f


# -- bridges (H44-5.4) --------------------------------------------------------------------------------


@each("H44-C-688")
def test_an_attack_back_over_the_bridge_is_a_new_occasion(case: Case) -> None:
    """H44-5.4(b), 9.3: they decline when it is crossed and try when it is attacked over."""
    then = case["then"]
    for at, water in enumerate(case["given"]["water"]):
        f = meet({GUARDS: "2009"}, 6, 1, water={SIDE: water}, bridges={SIDE: "mined"})
        asked = 0
        for key in ("spare", f"blow {SIDE}"):
            asked += f.frame() == "Demolition"
            f.play(key)
        assert asked == then["german_asked"]
        assert f.bridge(SIDE) == "blown"
        assert (f.frame() == "Attack") == then["may_attack"][at]
        if f.frame() == "Attack":
            assert f.allowed("cancel") == then["may_call_off"][at]
            assert f.allowed("commit")
            f.play("cancel")
        assert f.told("combat") == []
        assert (f.where(GUARDS), f.frame()) == ("2009", "Movement")
        assert f.refused(f"march {GUARDS}") == "H44-8.1"
        assert f.marked(GUARDS, SPENT) == then["spent"]


@pytest.mark.pure
@each("H44-C-689")
def test_into_the_empty_hex_as_one_could_move(case: Case, drives_out: Any) -> None:
    """H44-25.3.3, 8.5.3: infantry that began next to the canal, tactically."""
    found = []
    for gait in case["given"]["gait"]:
        verb = "tactical" if gait == "tactical" else "march"
        f = meet({GUARDS: "2009"}, 6, 1, gait=verb, water={SIDE: "canal"}, bridges={SIDE: "mined"})
        f.play("spare", f"blow {SIDE}")
        give_way(drives_out(f, "DR").play("commit"))
        found.append(f.frame() == "Encounter" and f.allowed("to 2010"))
        if f.frame() == "Encounter":
            f.play("to 2010")
            assert f.where(GUARDS) == "2010"
        assert f.marked(GUARDS, SPENT)
    assert found == case["then"]["allowed"]


def test_who_has_met_somebody_has_moved() -> None:
    """H44-9.5.3: thrown back to where they began, they are no infantry that has not moved."""
    found = []
    for fresh in ({}, {FOOT: "2009"}):
        f = Field(
            {GUARDS: "2009", "RE-XXX": "2009", **fresh, GHOST: "2010"},
            draws=[REAL],
            rolls=[6],
            roads=ROAD,
            water={SIDE: "major"},
            bridges={SIDE: "mined"},
        )
        f.play(f"march {GUARDS}", "to 2010", "spare", f"blow {SIDE}")
        found.append(assault_possible(f.s, f.hex("2009")))
    assert found == [False, True]


def test_a_bridge_that_holds_carries_the_attack() -> None:
    """H44-5.4, 5.3.1: a failed try leaves it safe, and nobody may call the attack off."""
    f = meet({GUARDS: "2009"}, 1, 1, water={SIDE: "major"}, bridges={SIDE: "mined"})
    f.play("spare", f"blow {SIDE}")
    assert f.bridge(SIDE) == "safe"
    assert len(f.told("combat")) == 1


# -- spent (H44-25.3.3, 8.3.3) ------------------------------------------------------------------------


@each("H44-C-690")
def test_who_has_attacked_out_of_a_town_holds_it_open_for_nobody(case: Case) -> None:
    """H44-8.3.3: at least two steps must give up their whole move."""
    found = []
    for spent in case["given"]["spent"]:
        stack = {GUARDS: "2009", FOOT: "2008", "I-Hoffmann": "1909"}
        more: dict[str, Any] = {"terrain": {"2009": "town"}}
        if spent == "gave up their move":
            f = Field({**stack, GHOST: "2010"}, roads=ROAD, **more).play(f"screen {GUARDS}")
        else:
            f = meet(stack, 3, **more)
        assert f.marked(GUARDS, SPENT)
        f.play(f"tactical {FOOT}", "to 2009")
        found.append(f.frame() == "Move" and f.allowed("to 2109"))
    assert found == case["then"]["allowed"]


@each("H44-C-693")
def test_who_cannot_attack_is_not_spent(case: Case) -> None:
    """H44-25.3.3: spent is who "cannot attack again"; H44-14.2, 9.1, 20.2.5, 11.5.1."""
    then = case["then"]
    canal: dict[str, Any] = {"water": {SIDE: "canal"}, "bridges": {SIDE: "safe"}}
    stacks: list[tuple[dict[str, str], dict[str, Any]]] = [
        ({GUARDS: "2009 disrupted"}, {}),
        ({"XXX-Bridging": "2009"}, {}),
        ({GUARDS: "2009", FOOT: "2009 refitted"}, {}),
        ({GUARDS: "2009 engaged"}, canal),
    ]
    assert len(stacks) == len(case["given"]["unit"])
    for stack, more in stacks:
        f = Field({**stack, GHOST: "2010", "I-Hoffmann": "1909"}, draws=[REAL], roads=ROAD, **more)
        first = next(iter(stack))
        f.play(f"tactical {first}", "to 2010")
        assert len(f.told("revealed")) == 1
        assert len(f.told("combat")) == then["combats"]
        assert (f.where(first), f.frame()) == ("2009", "Movement")
        assert (f.refused(f"tactical {first}") == "H44-8.1") == then["move_over"]
        assert f.marked(first, SPENT) == then["spent"]


# -- what the move has cost (H44-11.5.1, 17.3, 20.2.5, 7.2) ------------------------------------------------


@pytest.mark.pure
@each("H44-C-691")
def test_the_hex_of_a_beaten_unit_counts(case: Case, drives_out: Any) -> None:
    """H44-11.5.1, 14.1.2: two hexes of tactical movement."""
    f = Field(
        {GUARDS: "2008 engaged steps=2", GUNS: "2008", GHOST: "2010"}, draws=[REAL], rolls=[1], roads=ROAD
    )
    f.s.turn = 8
    f.play(f"tactical {GUARDS}", f"with {GUNS}", "to 2009")
    give_way(drives_out(f, "DR").play("to 2010"))
    f.play("to 2010")
    assert (f.where(GUARDS), f.where(GUNS)) == ("2010", "2010")
    assert [f.order(GUARDS), f.order(GUNS)] == case["then"]["order"]
    assert not f.marked(GUARDS, ENGAGED)
    f = Field({GUARDS: "2008 steps=2", GHOST: "2010"}, draws=[REAL], rolls=[1], roads=ROAD)
    f.s.turn = 8
    f.play(f"tactical {GUARDS}", "to 2009")
    give_way(drives_out(f, "DR").play("to 2010"))
    f.play("to 2010")
    why = f.refused(f"refit {GUARDS} west")
    assert (why == "") == case["then"]["replacements"]
    assert why == "H44-8.1"


def test_one_hex_into_a_beaten_units_hex_leaves_one_engaged(drives_out: Any) -> None:
    """H44-11.5.1."""
    f = Field({GUARDS: "2009 engaged", GHOST: "2010"}, draws=[EMPTY], roads=ROAD)
    f.play(f"tactical {GUARDS}", "to 2010", "halt")
    assert f.order(GUARDS) == "good"
    assert f.marked(GUARDS, ENGAGED)


@each("H44-C-692")
def test_another_units_zoc_is_left_at_its_price(case: Case) -> None:
    """H44-25.3.1, 7.2: "ВЗК атакуемой части"."""
    found = []
    for more in ({}, {"unknown-2": "2109"}):
        f = Field({GUARDS: "2009", GHOST: "2010", **more})
        f.play(f"march {GUARDS}")
        found.append(f.s.top().price(f.s, f.option("to 2010")) // 2)
    assert found == case["then"]["points"]
