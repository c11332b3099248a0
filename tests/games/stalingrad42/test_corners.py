"""Corners of the combat chapters: contested cities, areas, markers that meet."""

from __future__ import annotations

from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, follow

PANZER = "DE-PZ-3"
OTHERS = "DE-PZ-9"
RIFLES = "SU-RD-1"


def test_a_group_forms_with_those_who_are_in_the_city() -> None:
    """S42-15.2.3, 29.1.3: some of the attackers were in the vacated hex before."""
    f = Field({PANZER: TARGET, OTHERS: "2009", RIFLES: "2012"}, places={TARGET: "major_city"}, frame=Rest())
    follow(f, PANZER, OTHERS, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"with {OTHERS}", f"to {TARGET}")
    assert f.where(OTHERS) == TARGET
    assert f.s.top().facts(f.s)[0] == 3
    f.play("to 2011")
    assert f.where(PANZER) == f.where(OTHERS) == "2011"
