"""Corners of the combat chapters: contested cities, areas, markers that meet."""

from __future__ import annotations

from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, follow, suffer
from tests.games.stalingrad42.test_contested import city

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


def test_a_city_is_quiet_when_the_last_level_is_gone() -> None:
    """S42-29.1.3: the original attacker leaves, and nothing of the battle stays."""
    f = city({"DE-ID-9": TARGET, RIFLES: TARGET, "SU-RD-4": "2011"}, level=1)
    f.s.active = 1
    suffer(f, RIFLES, "SU-RD-4", code="DR2")
    f.script.rolls.append(3)
    f.play("stand DE-ID-9")
    while f.frame() not in ("Rest", "Combat"):
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))
    h = f.hex(TARGET)
    assert (f.where("DE-ID-9") != TARGET, f.s.city_battle[h], f.s.contested[h]) == (True, 0, -1)
    assert f.told("city-quiet")
