"""Chapter 27.1 in detail: who may try, where there is room, what is decided then."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.games.holland44 import disengagement
from grognard.games.holland44.disengagement import AT_CHOOSE, Disengagement
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.verbs import HALT
from tests.games.zocbond.fight import push

from .cases import Case, each
from .field import Field
from .fight import Rest, step
from .phases import offered, refusal, run
from .test_options import ENEMY, FOOT, combat

CROWD = ("1-Gren-Gds", "3-Irish-Gds")
TANKS = "2-Gren-Gds"
WEAK = "weak-company-1"


def name(why: int) -> str:
    return REFUSALS[why].name


def away(units: dict[str, str], losing: int = 0, **more: object) -> tuple[Field, Disengagement]:
    """A unit has got away, and chooses where it goes."""
    f = Field({FOOT: "2009", ENEMY: "2010", **units}, options={"disengagement": "on"}, frame=Rest(), **more)  # type: ignore[arg-type]
    frame = Disengagement(f.unit(FOOT))
    frame.step = AT_CHOOSE
    frame.losing = losing
    return push(f, frame), frame


def test_who_may_try() -> None:
    """H44-27.1.2: units in good order beside an enemy that have not attacked; no face-down ones."""
    units = {FOOT: "2009", "2-E-Yorks": "2009 attacked", "1-Hamps": "2009 disrupted", "unknown-1": "2010"}
    f = combat({**units, "2-Devon": "2005", "I-Hoffmann": "2010"})
    found = {key: name(disengagement.refusal(f.s, 0, f.unit(key))) for key in (*units, "2-Devon")}
    assert found == {
        FOOT: "",
        "2-E-Yorks": "cannot-disengage",
        "1-Hamps": "cannot-disengage",
        "unknown-1": "not-yours",
        "2-Devon": "cannot-disengage",
    }
    assert name(disengagement.refusal(f.s, 1, f.unit("unknown-1"))) == "cannot-disengage"


def test_nothing_else_is_decided() -> None:
    """H44-27.1.2: where the unit goes, or that it stays."""
    f, _ = away({})
    assert refusal(f, "halt") == refusal(f, "to 2008") == ""
    assert refusal(f, "commit") == "H44-3.0"


def test_a_full_hex_at_the_end_is_no_way() -> None:
    """H44-27.1.1, 6.1: through friends to one with room, but the second hex must have it."""
    f, _ = away(dict.fromkeys(CROWD, "2007"))
    f.play("to 2008")
    assert refusal(f, "to 2007") == "H44-13.2"  # no retreat ends there
    assert "to 2007" not in f.options()
    f, _ = away(dict.fromkeys(CROWD, "2008"))
    assert "to 2008" in f.options()  # it goes on from there
    f.play("to 2008")
    assert "halt" not in f.options()


def test_who_stands_in_a_crowd_may_stay_in_it() -> None:
    """H44-27.1.2: staying is no move, whatever the stack."""
    f, frame = away(dict.fromkeys((*CROWD, "5-Coldm-Gds"), "2009"))
    assert f.sc.stacking_rules.overstacked(f.s, f.hex("2009"))
    assert not frame.has_room(f.s, f.hex("2009"))
    assert frame.may_stay(f.s)
    assert refusal(f, "halt") == ""


def test_the_last_step_is_not_paid() -> None:
    """H44-27.1.2: a unit of one step that would lose it stays."""
    f, _ = away({FOOT: "2009 steps=1"}, losing=1)
    assert f.where(FOOT) == "2009"
    assert f.frame() == "Rest"


def test_a_unit_does_not_come_back_to_where_it_was() -> None:
    """H44-27.1.1: two hexes lead away; the hex it left is no way on."""
    f, frame = away({})
    here = f.hex("2008")
    assert f.hex("2009") not in frame.ways_from(f.s, here, 1)
    assert f.hex("2007") in frame.ways_from(f.s, here, 1)


def test_without_an_answer_the_unit_stays() -> None:
    """H44-27.1.2."""
    f, frame = away({})
    assert frame.options(f.s)[frame.default(f.s)].same(Option(HALT))


def test_the_boundary_is_named_on_every_side() -> None:
    """H44-23.4: whoever goes of its own will heeds it, in whatever direction it lies."""
    centre = "1508"
    around = ("1507", "1509", "1608", "1609", "1408", "1409")
    for beyond in around:
        line = {"XXX/VIII": [f"{min(centre, beyond)}/{max(centre, beyond)}"]}
        units = {"1-Gren-Gds": centre, ENEMY: next(h for h in around if h != beyond)}
        f = Field(units, options={"disengagement": "on"}, boundaries=line, turn=1, frame=Rest())
        u, here, to = f.unit("1-Gren-Gds"), f.hex(centre), f.hex(beyond)
        frame = Disengagement(u)
        frame.step = AT_CHOOSE
        barred = disengagement.beyond_boundary(f.s, u, here, to)
        why = frame.check(f.s, f.option(f"to {beyond}"))
        assert (REFUSALS[why].rule == "H44-23.4") is barred
        if barred:
            assert not disengagement.can_go(f.s, u, here, to)


def test_a_roll_needs_nobody_who_listens() -> None:
    """H44-27.1.2: the result is the same where nothing is told."""
    f = combat({FOOT: "2009", ENEMY: "2010"}, 4)
    f.s.sink = None
    f.play(f"disengage {FOOT}", "to 2008")
    assert f.where(FOOT) == "2008"


def test_nobody_disengages_into_the_enemy() -> None:
    """H44-27.1.1, 13.2: neither side into a hex that the other holds, nor off the playing area."""
    f = Field({FOOT: "2009", ENEMY: "2010"}, options={"disengagement": "on"}, frame=Rest())
    here, there = f.hex("2009"), f.hex("2010")
    assert not disengagement.can_go(f.s, f.unit(FOOT), here, there)
    assert not disengagement.can_go(f.s, f.unit(ENEMY), there, here)
    assert disengagement.can_go(f.s, f.unit(FOOT), here, f.hex("2008"))
    assert disengagement.can_go(f.s, f.unit(ENEMY), there, f.hex("2011"))


def shattered(enemy: str, *rolls: int) -> Field:
    """Guards and tanks in 2009 have shattered 2010; now it is their combat phase."""
    units = {TANKS: "2009", "1-Gren-Gds": "2009", WEAK: "2010", ENEMY: enemy}
    f = Field(units, options={"disengagement": "on"})
    f.play("shatter 2010", f"with {TANKS}", "with 1-Gren-Gds", "commit")
    while f.asked() == "german":
        f.play(f.options()[0])
    return run(f.play("done"), Combat(0), *rolls)


@each("H44-C-673")
def test_who_made_up_an_automatic_ds_has_had_its_combat(case: Case) -> None:
    """H44-27.1.1, 8.7, 16.1: it may follow up and break through, and gets away neither before nor after."""
    rule = case["then"]["rule"]
    f = shattered("1908")
    found = [bool(offered(f, "disengage"))]
    assert refusal(f, "disengage 1-Gren-Gds") == rule
    f = shattered("2011", 2)
    f.play("follow 2010", f"with {TANKS}", "with 1-Gren-Gds", "to 2010", "strike 2011")
    while step(f) != "Combat.attacks":
        options = f.options()
        f.play("yield" if "yield" in options else "halt" if "halt" in options else options[0])
    assert len(f.told("combat")) == 1
    found.append(bool(offered(f, "disengage")))
    assert refusal(f, "disengage 1-Gren-Gds") == rule
    assert found == case["then"]["allowed"]


@each("H44-C-674")
def test_engineers_who_have_advanced_with_an_assault_have_had_their_combat(case: Case) -> None:
    """H44-27.1.1, 9.5.3, 15.1."""
    found = []
    for words in ("crossed", "crossed advanced"):
        f = combat({"RE-XXX": f"2009 {words}", ENEMY: "2010"})
        found.append(refusal(f, "disengage RE-XXX"))
    assert [not rule for rule in found] == case["then"]["allowed"]
    assert found[1] == case["then"]["rule"]


@each("H44-C-684")
def test_the_spent_and_those_with_replacements_may_try(case: Case) -> None:
    """H44-27.1.2: any unit in good order that has not attacked; H44-20.2.5, 25.3.3 forbid attacks only."""
    found = []
    for words in case["given"]["unit"]:
        f = combat({FOOT: f"2009 {words}", ENEMY: "2010"})
        found.append(refusal(f, f"disengage {FOOT}") == "")
    assert found == case["then"]["allowed"]
