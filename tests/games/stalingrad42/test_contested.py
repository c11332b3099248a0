"""Chapter 29: contested cities."""

from __future__ import annotations

from grognard.games.stalingrad42 import attrition, city_battles, replacements, supply
from grognard.games.stalingrad42.kinds import RESERVE
from grognard.games.stalingrad42.options import commanders, contested, disengagement
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import SOVIET
from grognard.games.stalingrad42.transport import rail
from grognard.games.zocbond import bonds
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.kinds import ISOLATED
from grognard.games.zocbond.show.shortcuts import shortcuts
from grognard.games.zocbond.steps import direction
from grognard.games.zocbond.zoc import in_zoc
from tests.games.stalingrad42.barriers_support import reaches
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field, phase_frame
from tests.games.stalingrad42.fight import TARGET, Rest, follow, odds, push, retreat, stand, step, suffer
from tests.games.stalingrad42.scene import StalingradScene
from tests.games.stalingrad42.test_support import STRIP

RIFLES = "SU-RD-1"
CHUIKOV = "SU-CMD-CHUIKOV"
MORE_RIFLES = "SU-RD-4"
PANZER = "DE-PZ-3"  # 10-8-6
FOOT = "DE-ID-9"
ON = {"contested": "on"}
CITY = {TARGET: "major_city"}


def city(
    units: dict[str, str], level: int = 1, phase: str = "", player: str = "axis", **more: object
) -> Field:
    """Units of both sides are in a city of the Soviets."""
    f = Field(
        {},
        places=CITY,
        control={TARGET: "soviet"},
        options=ON,
        frame=Rest(),
        player=player,
        turn=9,
        **more,  # type: ignore[arg-type]
    )
    f.s.set_contested(f.hex(TARGET), 1)
    f.s.set_city_battle(f.hex(TARGET), level)
    for key, text in units.items():
        u = f.unit(key)
        f.s.steps[u] = f.sc.steps[u]
        f.s.began[u] = f.hex(text)
        f.s.put(u, f.hex(text))
    if phase:
        f.s.active = f.player
        push(f, phase_frame(phase, f.player))
    return f


def test_attackers_go_into_the_city() -> None:
    """S42-29.1.1: at least one of them when the marker is placed."""
    f = Field(
        {PANZER: "2009", FOOT: "2009", RIFLES: TARGET},
        places=CITY,
        control={TARGET: "soviet"},
        options=ON,
        turn=9,
        phase="combat",
        rolls=[4],
    )
    suffer(f, PANZER, FOOT, code="DR2")
    f.play(f"stand {RIFLES}")
    assert (step(f), f.asked()) == ("Storm.choose", "axis")
    assert f.options() == [f"storm {FOOT}", f"storm {PANZER}"]
    f.play(f"storm {FOOT}")
    assert f.allowed("done")
    f.play("done")
    assert f.where(FOOT) == f.where(RIFLES) == TARGET
    assert contested.is_contested(f.s, f.hex(TARGET))
    assert f.s.city_battle[f.hex(TARGET)] == 1


@each("S42-T420")
def test_units_in_a_contested_city(case: Case) -> None:
    """S42-29.1.1: doubled, without ZOC and bonds."""
    f = city({PANZER: TARGET, RIFLES: TARGET, MORE_RIFLES: TARGET})
    found = odds(f, RIFLES)
    assert found.defence == case["then"]["defense"]
    assert in_zoc(f.s, f.hex("2011"), 0) is in_zoc(f.s, f.hex("2011"), 1) is case["then"]["zoc"]
    assert (f.s.firm[f.hex(TARGET)] != 0) is case["then"]["bond"]


@each("S42-T421")
def test_entering_and_leaving(case: Case) -> None:
    """S42-29.1.2: by tactical movement; out of it into no EZOC without an own unit."""
    units = {PANZER: TARGET, RIFLES: TARGET, FOOT: "2009", MORE_RIFLES: "2112", "DE-ID-44": "2112"}
    del units["DE-ID-44"]
    found = []
    for way in ("march", "tactical"):
        f = city(units, phase="movement").play(f"{way} {FOOT}")
        found.append(f.allowed(f"to {TARGET}"))
    f = city(units, phase="movement").play(f"tactical {PANZER}")
    found.append(f.allowed("to 2111"))
    f = city({**units, "DE-ID-44": "2111"}, phase="movement").play(f"tactical {PANZER}")
    found.append(f.allowed("to 2111"))
    assert found == case["then"]["allowed"]


def test_who_leaves_an_enemy_alone_is_told_the_first_step_alone() -> None:
    """S42-29.1.1: the enemy who stays has a zone as soon as they have gone: it stops them in the next hex."""
    f = city({PANZER: TARGET, RIFLES: TARGET}, phase="movement")
    ways = shortcuts(f.s, f.player, [f.unit(PANZER)])
    assert ways
    assert {len(way.path) for way in ways} == {1}
    first = ways[0].place
    f.play(f"march {PANZER}", f"to {first}")
    assert (step(f), f.where(PANZER)) == ("Movement.choose", first)
    shared = city({PANZER: TARGET, FOOT: TARGET, RIFLES: TARGET}, phase="movement")
    assert any(len(way.path) > 1 for way in shortcuts(shared.s, shared.player, [shared.unit(PANZER)]))


def test_the_owner_comes_in_by_tactical_movement_too() -> None:
    """S42-29.1.2."""
    units = {PANZER: TARGET, RIFLES: TARGET, MORE_RIFLES: "2011"}
    f = city(units, phase="movement", player="soviet")
    assert f.refused(f"march {MORE_RIFLES}", f"to {TARGET}") == "S42-29.1.2"
    f = city(units, phase="movement", player="soviet").play(f"tactical {MORE_RIFLES}", f"to {TARGET}")
    assert f.where(MORE_RIFLES) == TARGET


@each("S42-T281")
def test_no_attack_outwards(case: Case) -> None:
    """S42-29.1.3: but against the enemies inside, together with others from outside."""
    f = city({PANZER: TARGET, RIFLES: TARGET, MORE_RIFLES: "2011", FOOT: "2009"})
    why = f.s.sc.combat_rules.attack_refusal(f.s, f.unit(PANZER), f.hex("2011"), NORMAL)
    assert bool(why) == case["then"]["refused"]
    assert REFUSALS[why].rule == "S42-29.1.3"
    f = city({PANZER: TARGET, RIFLES: TARGET, FOOT: "2009"}, phase="combat")
    f.play(f"attack {TARGET}")
    assert f.allowed(f"with {PANZER}")
    assert f.allowed(f"with {FOOT}")


def test_rivers_do_not_halve_who_is_inside() -> None:
    """S42-29.1.3."""
    f = city({PANZER: TARGET, RIFLES: TARGET, FOOT: "2009"}, water={"2009/2010": "major"})
    assert odds(f, PANZER, FOOT).attack == 10 + 3


@each("S42-T422")
def test_a_counterattack_lowers_the_marker(case: Case) -> None:
    """S42-29.1.3: at 0 the original attacker must leave."""
    for level, after in zip(case["given"]["marker"], case["then"]["marker_after"], strict=True):
        f = city({FOOT: TARGET, RIFLES: TARGET, MORE_RIFLES: "2011"}, level=level)
        f.s.active = 1
        stand(f, RIFLES, MORE_RIFLES)
        f.script.rolls.append(3)  # a German in a city: +1
        f.play(f"stand {FOOT}")
        if after == "removed":
            assert f.told("gives-way")
        else:
            assert f.s.city_battle[f.hex(TARGET)] == after
            assert f.told("holds")
            assert f.where(FOOT) == TARGET


@each("S42-T423")
def test_who_controls_a_contested_city(case: Case) -> None:
    """S42-29.1.4: the original defender, until he leaves."""
    f = city({PANZER: TARGET, RIFLES: TARGET, "SU-SP-1": TARGET})
    row = f.sc.control_row[f.hex(TARGET)]
    assert f.s.control[row] == ["axis", "soviet"].index(case["then"]["control"])
    f.s.put(f.unit(RIFLES), f.hex("2012"))
    city_battles.lapse(f.s)
    assert f.s.control[row] == 0
    assert f.s.city_battle[f.hex(TARGET)] == 0
    assert f.where("SU-SP-1") == "@pool"


def test_the_defenders_are_driven_out() -> None:
    """S42-29.1.1: then the city is the attacker's."""
    f = city({PANZER: TARGET, FOOT: "2009", RIFLES: f"{TARGET}"})
    suffer(f, PANZER, FOOT, code="DR2", mark=2)
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))
    assert f.where(RIFLES) != TARGET
    assert f.s.holder[f.hex(TARGET)] == 0
    assert f.s.control[f.sc.control_row[f.hex(TARGET)]] == 0
    assert f.where(PANZER) == TARGET


def test_uranus_begins_in_a_contested_stalingrad() -> None:
    """S42-C3.1."""
    from grognard.games.stalingrad42.box import setup

    sc = setup.load("uranus", {})
    s = setup.set_up(sc, b"test")
    h = sc.board.hex("5621")
    assert contested.is_contested(s, h)
    assert (s.holder[h], s.city_battle[h]) == (1, 2)


def test_enemies_in_a_contested_city_are_next_to_the_units_around_it() -> None:
    """S42-29.1.1, 16.5.1, 21.3.1: only for airfields are they not, whoever controls the city."""
    f = city({PANZER: TARGET, RIFLES: TARGET, MORE_RIFLES: "2009"})
    f.s.supply[f.unit(MORE_RIFLES)] = ISOLATED
    assert attrition.suffers(f.s, f.unit(MORE_RIFLES))
    assert replacements.Depots(f.s, 1).is_near(f.hex("2009"))
    assert not attrition.is_watched(f.s, f.hex("2009"), 1)


def test_a_pocket_around_a_contested_city() -> None:
    """S42-16.5.4, 29.1.1: who is in the city has its airfield and headquarters, and the city itself."""
    units = {PANZER: TARGET, RIFLES: TARGET, "DE-HQ-6A": "2008"}
    f = city(units)
    assert attrition.modifier(f.s, f.unit(PANZER), None) == 2 - 1 + 1 + 1  # far from the railways
    f = city(units | {MORE_RIFLES: "2009", "SU-RD-153": "1911", "SU-RD-197": "2111"})
    assert attrition.modifier(f.s, f.unit(PANZER), None) == 1  # bonds all around


def test_neither_lines_nor_trains_go_through_a_contested_city() -> None:
    """S42-16.3.3, 17.4, 5.6.3: enemies are in it, whoever controls it."""
    road = ["2012", "2011", "2010", "2009", "2008", "2007", "2006", "2005", "2004", "2003", "2002", "2001"]
    f = Field(
        {"SU-RD-1": "2010", "SU-RD-153": "2018", "SU-RD-197": "2018", "DE-ID-9": "2010", "DE-ID-44": "1014"},
        places={"2010": "major_city"},
        roads=[["2018", "2017", "2016", "2015", "2014", "2013", *road, "2001/2000"]],
        rails=[["2013", *road, "2001/2000"]],
        options={"contested": "on"},
        player="soviet",
    )
    h = f.hex("2010")
    for shared in (True, False):
        if not shared:
            f.s.put(f.unit("DE-ID-9"), f.hex("0814"))
        f.s.set_contested(h, 1 if shared else -1)
        f.s.settle(h)
        lines = supply.lines(f.s, 1)
        assert lines.reaches(h)
        assert lines.reaches(f.hex("2018")) is not shared
        assert bool(rail.network(f.s, 1)[f.hex("2012")]) is not shared


@each("S42-T582")
def test_range_in_and_through_a_contested_city(case: Case) -> None:
    """S42-18.4, 28.1.2: a way begins or ends in a contested city and never leads through it (R-75)."""
    fights = [("2010", "2011"), ("2013", "2010"), ("2013", "2008")]  # where Chuikov is, where they defend
    told = []
    for place, target in fights:
        f = city({FOOT: TARGET, RIFLES: TARGET, CHUIKOV: place}, water=STRIP)
        f.s.put(f.unit("SU-RD-4"), f.hex(target))
        defends = f.unit(RIFLES if target == TARGET else "SU-RD-4")
        why = commanders.reroll_refusal(f.s, f.unit(CHUIKOV), commanders.STAND, 1, [defends])
        assert REFUSALS[why].rule == ("" if why == 0 else "S42-28.1.2")
        assert reaches(StalingradScene(f.s), f.unit(CHUIKOV), [defends]) == (why == 0)
        told.append(why == 0)
    assert told == case["then"]["allowed"]


# -- who does not get in (S42-29.1.2) -------------------------------------------------------------------


@each("S42-T586")
def test_no_retreat_into_a_contested_city(case: Case) -> None:
    """S42-12.2: enemies are in it, whoever controls it."""
    f = city({PANZER: TARGET, RIFLES: TARGET, MORE_RIFLES: "2011", FOOT: "2012"})
    retreat(f, MORE_RIFLES, to=(2, 2))
    assert f.allowed(f"to {TARGET}") is case["then"]["may_enter"]
    assert f.refused(f"to {TARGET}") == case["section"]
    dead = {f"2011/{name}": "lake" for name in ("2012", "2112", "2111", "1911", "1912")}
    f = city({PANZER: TARGET, RIFLES: TARGET, MORE_RIFLES: "2011"}, water=dead)
    retreat(f, MORE_RIFLES, to=(2, 2))
    assert (f.where(MORE_RIFLES) == "@lost") == (case["then"]["only_way"] == "destroyed")


@each("S42-T587")
def test_no_way_out_through_a_contested_city(case: Case) -> None:
    """S42-27.2.3, 12.2."""
    lakes = {f"2011/{name}": "lake" for name in ("2012", "2112", "2111", "1911", "1912")}
    found = []
    for units in ({RIFLES: TARGET}, {RIFLES: TARGET, PANZER: TARGET}):
        f = city({**units, MORE_RIFLES: "2011"}, water=lakes, phase="combat", player="soviet")
        found.append(disengagement.way_refusal(f.s, f.hex("2011"), SOVIET) == 0)
    assert found == case["then"]["allowed"]


@each("S42-T588")
def test_no_advance_into_a_contested_city(case: Case) -> None:
    """S42-5.1, 14.5, 25.2.3: neither by its owner nor by the others."""
    found = []
    for key, player in ((MORE_RIFLES, "soviet"), (FOOT, "axis")):
        f = city({PANZER: TARGET, RIFLES: TARGET, key: "2011"}, player=player)
        follow(f, key, vacated="2012", hexes=4)
        f.play(f"with {key}")
        found.append(f.allowed(f"to {TARGET}"))
    f = city({PANZER: TARGET, RIFLES: TARGET, MORE_RIFLES: "2011"}, player="soviet")
    f.s.set_mark(f.unit(MORE_RIFLES), RESERVE)
    push(f, phase_frame("combat", SOVIET)).play(f"release {MORE_RIFLES}", f"with {MORE_RIFLES}")
    assert f.refused(f"to {TARGET}") == case["section"]
    found.append(f.allowed(f"to {TARGET}"))
    assert found == case["then"]["allowed"]


@each("S42-T603")
def test_a_city_is_stormed_across_an_enemy_bond(case: Case) -> None:
    """S42-29.1.1, 7.2: the attacker must go in, although its defenders have not left it (R-81)."""
    ends = {MORE_RIFLES: "2110", "SU-RD-153": "1910"}
    f = Field(
        {PANZER: "2009", RIFLES: TARGET, **ends},
        places=CITY,
        control={TARGET: "soviet"},
        options=ON,
        turn=9,
        phase="combat",
        rolls=[4],
    )
    here = f.hex("2009")
    assert bonds.bars(f.s, SOVIET, here, direction(f.s, here, f.hex(TARGET)))
    suffer(f, PANZER, code="DR2")
    f.play(f"stand {RIFLES}")
    while f.frame() == "Storm":
        f.play(f.options()[0])
    assert (f.where(PANZER) == TARGET) is case["then"]["attacker_goes_in"]
