"""Units in full retreat leave the enemy, whatever gait they choose (S42-13.3.2)."""

from __future__ import annotations

from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

FOOT, RIFLES = "DE-ID-45", "SU-RD-1"
AROUND = ("2010", "2009", "1910", "1911", "2110", "2111")


def beset(ground: str, beyond: dict[str, str] | None = None) -> Field:
    """A German unit in full retreat next to rifles, on ground that costs more than it has."""
    terrain = {**dict.fromkeys(AROUND, ground), **(beyond or {})}
    return Field({FOOT: "2010 routed", RIFLES: "2011"}, player="axis", turn=9, terrain=terrain)


@each("S42-T580")
def test_a_march_that_goes_nowhere_is_no_way_to_stay(case: Case) -> None:
    """S42-13.3.2: who can leave must; tactical movement always takes him one hex, extended movement may."""
    f = beset("mountain")
    assert f.allowed("done") is case["then"]["phase_ends_before_it_left"]
    assert f.refused("done") == "S42-13.3.2"
    assert [f.allowed(f"{gait} {FOOT}") for gait in case["when"]] == case["then"]["allowed"]
    assert f.refused(f"march {FOOT}") == "S42-13.3.2"
    f.play(f"extend {FOOT}")
    assert [key for key in f.options() if key.startswith("to ")]


def test_on_open_ground_it_may_march_away() -> None:
    """S42-13.3.1."""
    f = beset("clear")
    assert f.allowed(f"march {FOOT}")
    f.play(f"march {FOOT}", "to 2009")
    assert f.where(FOOT) == "2009"
