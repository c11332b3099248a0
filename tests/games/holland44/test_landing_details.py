"""Chapter 22 in detail: who lands, beside which water, near whom, and rolls that nobody needs."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Option
from grognard.games.holland44 import landing
from grognard.games.holland44.landing import Airlanding
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond.verbs import DONE

from .cases import Case, each
from .field import Field
from .fight import Rest
from .test_landing import WAITING, phase, sky
from .test_unknown import EMPTY, REAL

FOOT = "1-Dorset"
ENEMY = "I-Hoffmann"


def name(why: int) -> str:
    return REFUSALS[why].name


@pytest.mark.parametrize(
    ("units", "weather", "poles"),
    [
        ({"1-Pol": "@waiting"}, "clear", True),
        ({"1-Pol": "@waiting"}, "cloudy", False),
        ({"1-Pol": "@waiting", "10-Para": "@waiting"}, "clear", False),  # of turn 3
        ({"1-Pol": "@waiting", "10-Para": "6516"}, "clear", True),
        ({"1-Pol": "@waiting", "1-Para": "@waiting"}, "clear", True),  # of turn 1
    ],
)
def test_when_the_poles_land(units: dict[str, str], weather: str, poles: bool) -> None:
    """H44-22.5.1: in clear weather, after all who were to land in turn 3."""
    f = sky(units, 6, weather)
    assert landing.poles_may_land(f.s) is poles


def test_only_allied_airborne_units_land() -> None:
    """H44-22.1.1: nobody else, nor a unit that there is not."""
    f = sky({"10-Para": "@waiting", FOOT: "1304", ENEMY: "6510"}, 3)
    units = (f.unit("10-Para"), f.unit(FOOT), f.unit(ENEMY), -1, f.sc.units)
    found = [name(landing.unit_refusal(f.s, u)) for u in units]
    assert found == ["", "not-in-air", "not-yours", "not-yours", "not-yours"]


def test_water_is_named_where_it_keeps_a_unit_away() -> None:
    """H44-22.2.3: beside a drop hex, but beyond a river or canal; farther away it is too far."""
    f = sky(dict.fromkeys(WAITING, "@waiting"), 3)
    sides = set()
    for key in ("10-Para", "1-Para", "1-505", "1-501", "2-327"):
        u = f.unit(key)
        zone = landing.drop_zone(f.s, u)
        for centre in landing.drop_centres(f.s, u):
            for d in range(6):
                to = f.sc.neighbour[6 * centre + d]
                if not 0 <= to < f.sc.n or to in zone or not f.sc.in_play[to]:
                    continue
                if to not in landing.polish_hexes(f.s) and landing.unit_refusal(f.s, u) == 0:
                    assert name(landing.land_refusal(f.s, u, to)) == "land-water"
                    sides.add(d)
    assert sides
    assert name(landing.land_refusal(f.s, f.unit("10-Para"), f.hex("1404"))) == "land-far"
    assert name(landing.land_refusal(f.s, f.unit("10-Para"), -1)) == "out-of-play"


def test_enemies_among_whom_others_came_down_are_near() -> None:
    """H44-22.3.2: next to the hex or in it; two hexes away they are not."""
    for units in ({ENEMY: "2010"}, {ENEMY: "2010", "10-Para": "2010 landed"}):
        f = Field(units, frame=Rest())
        found = [landing.among_enemies(f.s, f.hex(name)) for name in ("2009", "2010", "2008")]
        assert found == [True, True, False]


@pytest.mark.parametrize(
    ("words", "near"), [("6901", True), ("6801", True), ("6601", False), ("6901 landed", False)]
)
def test_friends_in_the_corner_of_the_map_are_near(words: str, near: bool) -> None:
    """H44-22.3.2: in the hex or next to it, if they did not come down in this phase."""
    f = Field({FOOT: words}, frame=Rest())
    assert f.hex("6901") == 0
    assert landing.friend_near(f.s, f.hex("6801")) is near


def test_the_ground_of_an_enemy_or_contested_hex() -> None:
    """H44-22.3.2: each has its own modifier, and only one of them counts."""
    f = sky({}, 3)
    u = f.unit("10-Para")
    h = next(h for h in range(f.sc.n) if f.sc.terrain_names[f.sc.terrain[h]] == "clear")
    figures = f.sc.figures
    found = [
        landing.ground_drm(f.s, u, h, *state, None)
        for state in ((False, False), (True, False), (False, True))
    ]
    assert found == [0, figures["airborne.contested_drm"], figures["airborne.enemy_drm"]]
    assert found[1] != 0 != found[2]
    assert landing.ground_drm(f.s, u, h, True, True, None) == found[1]


def test_without_infantry_a_drop_hex_is_not_rolled_for() -> None:
    """H44-22.3.1: in turn 1 the result falls on infantry; artillery alone lands without a die."""
    f = phase(sky({"82-Art": "@waiting"}, 1)).play("land 82-Art 4823", "done")
    assert (f.frame(), f.where("82-Art")) == ("", "4823")
    assert f.told("drop-roll") == []


def test_who_does_not_answer_lands_nobody_more() -> None:
    """H44-22.2.2: landings may be delayed."""
    f = phase(sky({"10-Para": "@waiting"}, 3))
    top = f.s.top()
    assert isinstance(top, Airlanding)
    assert top.options(f.s)[top.default(f.s)].same(Option(DONE))


def test_glider_pilots_wait_for_their_turn() -> None:
    """H44-22.1.3: in turn 2, not before."""
    for turn, where in ((1, "@waiting"), (2, "6218")):
        f = sky({"Glider-Pilots": "@waiting", "1Abn-ASS": "6218"}, turn)
        landing.join_source(f.s)
        assert f.where("Glider-Pilots") == where


@each("H44-C-679")
def test_whoever_lands_on_an_unknown_unit_turns_it(case: Case) -> None:
    """H44-25.1, 22.6: nobody is there, or those who cannot attack are lost."""
    turned, lives = [], []
    for who, drawn in (("82-Art", EMPTY), ("82-ASS", EMPTY), ("82-Art", REAL)):
        f = sky({who: "@waiting", "unknown-1": "4722"}, 3, draws=[drawn])
        phase(f, 1).play(f"land {who} 4722", "done")
        turned.append(f.where("unknown-1") == "@gone")
        lives.append(f.where(who) == "4722")
        assert (f.s.holder[f.hex("4722")] == 0) is lives[-1]
    assert turned == case["then"]["turned"]
    assert lives == case["then"]["lander_lives"]
