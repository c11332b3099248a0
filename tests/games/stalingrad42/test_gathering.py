"""An army headquarters picks up units on its way and leaves them (S42-20.1.3)."""

from __future__ import annotations

from typing import Any

from grognard.games.stalingrad42.kinds import FAR
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

ARMY = "SU-HQ-5TA"
CORPS, OTHERS = "SU-TC-1", "SU-TC-2"
RIFLES = "SU-RD-1"
FRONT = "SU-FR-DON"  # a support unit


def soviet(units: dict[str, str], **more: Any) -> Field:
    return Field(units, player="soviet", turn=9, **more)


@each("S42-T578")
def test_a_headquarters_picks_up_units_and_leaves_them(case: Case) -> None:
    """S42-20.1.3: several, one after the other; the slowest of them counts."""
    f = soviet({ARMY: "2008", CORPS: "2009", OTHERS: "2010"})
    f.play(f"march {ARMY}", "to 2009", f"with {CORPS}", "to 2010", f"with {OTHERS}", "to 2011")
    assert f.allowed(f"drop {CORPS}") is case["then"]["leaves_units"]
    f.play(f"drop {CORPS}", "to 2012", "halt")
    assert [f.where(key) for key in (ARMY, CORPS, OTHERS)] == ["2012", "2011", "2012"]


@each("S42-T578")
def test_whom_a_headquarters_does_not_pick_up(case: Case) -> None:
    """S42-20.1.3, 5.1, 6.2: nobody who has moved, nobody in an EZOC; and other units pick up nobody."""
    moved = soviet({ARMY: "2008", CORPS: "2010"})
    moved.play(f"march {CORPS}", "to 2009", "halt", f"march {ARMY}", "to 2009")
    assert moved.refused(f"with {CORPS}") == "S42-5.1"
    beset = soviet({ARMY: "2008", CORPS: "2009", RIFLES: "2009", "DE-ID-45": "2010"})
    beset.play(f"march {ARMY}", "to 2009")
    assert (beset.where(ARMY), beset.frame()) == ("2009", "Movement")  # its own move has ended there
    other = soviet({OTHERS: "2008", CORPS: "2009"}).play(f"march {OTHERS}", "to 2009")
    assert other.refused(f"with {CORPS}") == "S42-5.1"
    free = soviet({ARMY: "2008", CORPS: "2009"}).play(f"march {ARMY}", "to 2009")
    taken = [f.allowed(f"with {CORPS}") for f in (free, moved, beset, other)]
    only = "only by the army HQ a unit that has not moved and outside EZOC"
    assert taken == {only: [True, False, False, False]}[case["then"]["allowed"]]


def test_hexes_count_from_where_a_unit_is_picked_up() -> None:
    """S42-25.2.1, 18.2.2: for the reserve and for the order of support units."""
    f = soviet({ARMY: "2007", CORPS: "2009"})
    f.play(f"march {ARMY}", "to 2008", "to 2009", f"with {CORPS}", "to 2010", "halt")
    assert (f.marked(CORPS, FAR), f.marked(ARMY, FAR)) == (False, True)
    f = soviet({ARMY: "2008", FRONT: "2010", CORPS: "2011"})
    f.play(f"march {ARMY}", "to 2009", "to 2010", f"with {FRONT}", "to 2011")
    assert f.refused(f"with {CORPS}") == "S42-5.1"  # the hexes of the support unit must not begin anew
    f.play("to 2012", "halt")
    assert f.order(FRONT) == "good"


@each("S42-T579")
def test_a_unit_picked_up_makes_the_pontoon(case: Case) -> None:
    """S42-20.1.3, 5.5.5: a headquarters is no combat unit, and makes none."""
    units = {ARMY: "2009", CORPS: "2010", RIFLES: "2012"}
    land: dict[str, Any] = {"water": {"2011/2012": "major"}, "roads": [["main", "2009", "2010", "2011"]]}
    apart, together = soviet(units, **land), soviet(units, **land)
    apart.play(f"march {CORPS}", "to 2011", "to 2012")
    if apart.frame() == "Move":
        apart.play("halt")
    apart.play(f"march {ARMY}", "to 2010", "to 2011")
    together.play(f"march {ARMY}", "to 2010", f"with {CORPS}", "to 2011")
    found = [f.allowed("to 2012") for f in (apart, together)]
    assert found == case["then"]["hq_crosses"]
    assert apart.refused("to 2012") == "S42-5.5.2"
    together.play("to 2012")
    assert together.where(ARMY) == together.where(CORPS) == "2012"
