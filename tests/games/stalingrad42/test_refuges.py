"""Chapter 12.1.3: a shorter retreat to friends where a whole one is deadly, and who pays for it."""

from __future__ import annotations

import pytest

from grognard.games.zocbond.retreat import doomed
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, bits, retreat

RIFLES = "SU-RD-1"
TANKS = "SU-TB-10"


def pocket(units: dict[str, str]) -> Field:
    """There are friends in the mountains next to the units, and sea around both."""
    f = Field({}, frame=Rest())
    sc = f.sc
    around = [sc.neighbour[6 * f.hex(h) + d] for h in (TARGET, "2111") for d in range(6)]
    sea = {sc.place_names[h]: "sea" for h in around if sc.place_names[h] not in (TARGET, "2111", "2009")}
    them = {"SU-RD-4": "2111", "DE-ID-9": "2009"}
    return Field({**units, **them}, terrain={**sea, "2111": "mountain"}, turn=9, frame=Rest())


@pytest.mark.parametrize(
    ("units", "saved"),
    [
        ({RIFLES: "2010 steps=1"}, []),
        ({RIFLES: "2010 steps=1", TANKS: "2010"}, []),
        ({RIFLES: "2010", TANKS: "2010"}, [RIFLES]),
        ({TANKS: "2010"}, []),
    ],
)
def test_who_cannot_come_to_a_refuge_does_not_pay_for_it(units: dict[str, str], saved: list[str]) -> None:
    """S42-11.5.1, 12.1.3: tanks do not get into the mountains, so their steps are no price for the rifles."""
    f = pocket(units)
    assert doomed(f.s, bits(f, *units), f.hex(TARGET), 2, 2) == (not saved)
    retreat(f, *units)
    while f.options():
        f.play(f.options()[0])
    assert [key for key in units if not f.where(key).startswith("@")] == saved
