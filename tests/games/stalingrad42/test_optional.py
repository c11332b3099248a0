"""Chapters 26 to 28: planned offensives, disengagement, commanders."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.games.stalingrad42.kinds import RESERVE, TRAIN
from grognard.games.stalingrad42.options import commanders, disengagement, plans
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.zocbond.kinds import FIRED
from grognard.games.zocbond.refusals import NOT_ADJACENT
from grognard.games.zocbond.verbs import TO
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, follow, stand, step, suffer
from tests.games.stalingrad42.test_support import STRIP

FOOT = "DE-ID-9"
OTHERS = "DE-ID-44"
RIFLES = "SU-RD-1"
HQ = "DE-HQ-6A"
PANZER = "DE-PZ-24"
MANSTEIN = "DE-CMD-MANSTEIN"
CHUIKOV = "SU-CMD-CHUIKOV"
PLANS = {"plans": "on"}
COMMANDERS = {"commanders": "on"}
AWAY = {"disengagement": "on"}


# -- planned offensives (S42-26) -------------------------------------------------------------------


@each("S42-T273")
def test_three_dice_to_choose_from(case: Case) -> None:
    """S42-26.2: two markers in one combat."""
    f = Field(
        {FOOT: "2009", HQ: "2008", RIFLES: TARGET}, phase="combat", options=PLANS, rolls=case["given"]["dice"]
    )
    f.s.plans[f.unit(HQ)] = case["given"]["po"]
    f.play(f"attack {TARGET}", f"plan {HQ}", f"plan {HQ}", "commit")
    assert step(f) == "Throw.choose"
    assert f.options() == [f"pick {face}" for face in case["then"]["choices"]]
    f.play("pick 3")
    assert f.told("combat")[0][2] == 3
    assert f.s.plans[f.unit(HQ)] == 0


def test_one_of_two_plans_can_be_kept() -> None:
    """S42-26.2: both in one combat, or one of them."""
    f = Field({FOOT: "2009", HQ: "2008", RIFLES: TARGET}, phase="combat", options=PLANS, rolls=[2, 4])
    f.s.plans[f.unit(HQ)] = 2
    f.play(f"attack {TARGET}", f"plan {HQ}", "commit", "pick 4")
    assert f.s.plans[f.unit(HQ)] == 1


@each("S42-T577")
def test_an_advance_does_not_cost_a_headquarters_its_plan(case: Case) -> None:
    """S42-26.2: the book calls it neither retreat nor movement."""
    f = Field({HQ: "2009", PANZER: "2009"}, options=PLANS, frame=Rest())
    f.s.plans[f.unit(HQ)] = 1
    follow(f, PANZER, HQ, vacated="2010", hexes=3)
    f.play(f"with {PANZER}", f"with {HQ}", "to 2010", "to 2011", "to 2012")
    assert f.where(HQ) == "2012"
    assert (f.s.plans[f.unit(HQ)] == 1) == case["then"]["plan_kept"][1]


@each("S42-T274")
def test_a_headquarters_that_goes_far_loses_its_plan(case: Case) -> None:
    """S42-26.2: or retreats."""
    f = Field({HQ: "2008"}, options=PLANS)
    f.s.plans[f.unit(HQ)] = 1
    f.play(f"march {HQ}", "to 2007", "to 2006", "to 2005")
    if f.frame() == "Move":
        f.play("halt")
    assert (f.s.plans[f.unit(HQ)] == 0) == case["then"]["removed"]


@each("S42-T414")
def test_where_a_plan_can_be_made(case: Case) -> None:
    """S42-26.1: a headquarters in supply and good order, for a resource point."""
    found = []
    for words, road in (("", True), ("disrupted", True), ("", False)):
        way = [f"{column:02}08" for column in range(8, 21)]
        roads = [[*way, "0808/0708"]] if road else []
        f = Field({HQ: f"2008 {words}"}, roads=roads, phase="initial", options=PLANS)
        found.append(f.allowed(f"plan {HQ}"))
        if found == [True]:
            points = f.s.resource_points
            f.play(f"plan {HQ}")
            assert points - f.s.resource_points == case["then"]["rp"]
            assert f.s.plans_made[f.unit(HQ)] == 1
    assert found == case["then"]["allowed"]


def test_a_plan_is_ready_in_the_next_initial_phase() -> None:
    """S42-26.2."""
    f = Field({HQ: "2008"}, options=PLANS, frame=Rest())
    f.s.plans_made[f.unit(HQ)] = 1
    plans.begin_initial(f.s, 0)
    assert (f.s.plans[f.unit(HQ)], f.s.plans_made[f.unit(HQ)]) == (1, 0)


# -- reserves (S42-25) -----------------------------------------------------------------------------


@each("S42-T271")
def test_reserves_advance(case: Case) -> None:
    """S42-25.2.3: two hexes, without a fight."""
    f = Field({"DE-PZ-3": "2009 reserve", RIFLES: "2012"}, phase="combat", options={"reserves": "on"})
    f.play("release DE-PZ-3", "with DE-PZ-3")
    assert f.s.top().facts(f.s)[0] == case["then"]["max"]
    f.play("to 2010", "to 2011")
    assert (f.where("DE-PZ-3"), f.frame()) == ("2011", "")
    f = Field({"DE-PZ-3": "2011 reserve", RIFLES: "2012"}, phase="combat", options={"reserves": "on"})
    f.play("release DE-PZ-3", "with DE-PZ-3")
    assert f.allowed("strike 2012") is case["then"]["btc"]
    assert f.refused("strike 2012") == "S42-25.2.3"


def test_the_log_tells_whose_reserves_advance() -> None:
    """S42-25.2.3: whoever of a hex is named, so that no reader of a replay learns more than its log told."""
    for first in ("DE-PZ-3", "DE-PZ-9"):
        units = {"DE-PZ-3": "2009 reserve", "DE-PZ-9": "2009 reserve", RIFLES: "2012"}
        f = Field(units, phase="combat", options={"reserves": "on"}).play(f"release {first}")
        assert [told[0] for told in f.told("released")] == [f.unit(first)]


def test_reserves_advance_once_and_do_not_attack() -> None:
    """S42-25.2.3."""
    units = {"DE-PZ-3": "2009 reserve", RIFLES: "2010", FOOT: "2110"}
    f = Field(units, phase="combat", options={"reserves": "on"})
    f.play("release DE-PZ-3", "halt")
    assert f.refused("release DE-PZ-3") == "S42-25.2.3"


@each("S42-T601")
def test_reserves_advance_with_the_attackers_they_stand_with(case: Case) -> None:
    """S42-14.1, 25.2.3: as any unit that stands there; the marker stays until it is used (R-79)."""
    units = {"DE-PZ-3": "2009", "DE-PZ-9": "2009 reserve", RIFLES: TARGET}
    f = Field(units, phase="combat", turn=3, options={"reserves": "on"})
    suffer(f, "DE-PZ-3", code="DS")
    while f.frame() != "Advance":
        f.play(f.options()[0])
    f.play("with DE-PZ-3", "with DE-PZ-9", "to 2010", "to 2011", "to 2012", "to 2013")
    assert f.where("DE-PZ-9") == "2013"
    assert f.marked("DE-PZ-9", RESERVE) is case["then"]["marker_kept"]
    while f.frame() == "Advance":
        f.play("halt")
    assert f.allowed("release DE-PZ-9") is case["then"]["released_afterwards"]


# -- disengagement (S42-27) ------------------------------------------------------------------------


@each("S42-T415")
def test_who_may_disengage(case: Case) -> None:
    """S42-27.2.1."""
    words = ["attacked", "", "disrupted", "refitted"]
    found = []
    for word in words:
        f = Field({FOOT: f"2010 {word}", RIFLES: "2011"}, options=AWAY, frame=Rest())
        found.append(disengagement.unit_refusal(f.s, 0, f.unit(FOOT)) == 0)
    assert found == case["then"]["allowed"]


@each("S42-T276", "S42-T417")
def test_modifiers_of_disengagement(case: Case) -> None:
    """S42-27.2.2."""
    stacks = case["given"].get("stacks", [case["given"].get("stack")])
    wanted = case["then"]["drm"]
    keys = {"mech": "DE-PZ-3", "infantry": FOOT, "cavalry": "RO-CAV-1"}
    found = []
    for stack in stacks:
        units = {}
        for text in stack:
            kind, _, order = text.partition(" ")
            units[keys[kind]] = "2010" + (" disrupted" if order else "")
        f = Field(units, frame=Rest())
        found.append(disengagement.modifier(f.s, [f.unit(key) for key in units], None))
    assert found == (wanted if isinstance(wanted, list) else [wanted])


@each("S42-T277")
def test_bonds_hold_a_unit(case: Case) -> None:
    """S42-27.2.3."""
    ring = {RIFLES: "2009", "SU-RD-4": "2111", "SU-RD-6": "1911", "DE-ID-44": "2409", "SU-RD-15": "2410"}
    f = Field({FOOT: f"{TARGET} disrupted", **ring}, phase="combat", options=AWAY)
    assert (f.refused(f"disengage {FOOT}") == "S42-27.2.3") == case["then"]["refused"]


def test_who_would_not_survive_may_try() -> None:
    """S42-27.2.3, 12.2: only enemies, bonds and impassable hexsides forbid it."""
    ring = {RIFLES: "2007", "SU-RD-4": "2112 disrupted", "SU-RD-6": "1912 disrupted", "SU-RD-15": "2308"}
    ring |= {"SU-RD-18": "1808", "SU-RD-29": "2009 disrupted", "SU-RD-38": "2013"}
    f = Field({FOOT: TARGET, **ring}, phase="combat", options=AWAY, rolls=[6])
    assert f.allowed(f"disengage {FOOT}")


@each("S42-T416")
def test_one_after_the_other(case: Case) -> None:
    """S42-27.2.3: who has gone may break the bond that held another."""
    ring = {RIFLES: "2009", "SU-RD-4": "2111", "SU-RD-6": "1911"}
    f = Field({FOOT: TARGET, OTHERS: "2013", **ring}, phase="combat", options=AWAY)
    assert f.allowed(f"disengage {FOOT}") is case["then"]["allowed"]["D"] is case["then"]["D_may_move"]
    assert f.refused(f"disengage {FOOT}") == "S42-27.2.3"
    f.s.put(f.unit(OTHERS), f.hex("2011"))  # between the two southern ends
    assert f.allowed(f"disengage {FOOT}") is case["then"]["allowed"]["B"]


def test_disengagement() -> None:
    """S42-27.2.3: one or two hexes back, disrupted; a 3 costs a step."""
    f = Field({"DE-MOT-3": f"{TARGET}", RIFLES: "2009"}, phase="combat", options=AWAY, rolls=[2])
    f.play("disengage DE-MOT-3")  # 2 + 1
    assert f.steps("DE-MOT-3") == 2
    f.play("to 2011")
    nowhere = Option(TO, -1)  # where they may halt, it must not pass for halting
    assert f.s.top().check(f.s, nowhere) == NOT_ADJACENT
    f.play("halt")
    assert (f.where("DE-MOT-3"), f.order("DE-MOT-3")) == ("2011", "disrupted")
    f = Field({FOOT: TARGET, OTHERS: TARGET, RIFLES: "2009"}, phase="combat", options=AWAY, rolls=[1])
    f.play(f"withdraw {TARGET}")
    assert (f.where(FOOT), f.order(FOOT)) == (TARGET, "good")


def test_a_mini_turn_has_disengagement_in_any_case() -> None:
    """S42-33.2.3."""
    f = Field({FOOT: TARGET, RIFLES: "2009"}, frame=Rest())
    assert not disengagement.in_force(f.s)
    f.s.turn_kind = 1
    assert disengagement.in_force(f.s)


# -- commanders (S42-28) ---------------------------------------------------------------------------


@each("S42-T278")
def test_a_second_roll_binds(case: Case) -> None:
    """S42-28.1.1."""
    f = Field(
        {FOOT: "2009", MANSTEIN: "2008", RIFLES: TARGET},
        phase="combat",
        options=COMMANDERS,
        rolls=case["given"]["rolls"],
    )
    f.play(f"attack {TARGET}")
    assert (step(f), f.options()) == ("Throw.again", [f"reroll {MANSTEIN}", "keep"])
    f.play(f"reroll {MANSTEIN}")
    assert f.told("combat")[0][2] == case["then"]["result"]
    assert f.marked(MANSTEIN, FIRED)


@each("S42-T279", "S42-T418")
def test_which_rolls_a_commander_changes(case: Case) -> None:
    """S42-28.1.3, 28.1.4: Chuikov a defence of his own, Manstein any attack and defences of his own."""
    f = Field(
        {FOOT: "2009", MANSTEIN: "2008", RIFLES: TARGET, CHUIKOV: "2011"}, options=COMMANDERS, frame=Rest()
    )
    by_axis = battle(f, FOOT)
    by_soviets = battle(f, RIFLES, target="2009")
    if case["id"] == "S42-T279":
        able = commanders.commanders_for(f.s, commanders.STAND, by_axis)
        assert (f.unit(MANSTEIN) not in able) == case["then"]["refused"]
        assert f.unit(MANSTEIN) in commanders.commanders_for(f.s, commanders.STAND, by_soviets)
        assert f.unit(MANSTEIN) in commanders.commanders_for(f.s, commanders.ATTACK, by_soviets)
        return
    chuikov = f.unit(CHUIKOV)
    found = [
        chuikov in commanders.commanders_for(f.s, commanders.STAND, by_axis),
        chuikov in commanders.commanders_for(f.s, commanders.ATTACK, by_soviets),
        chuikov in commanders.commanders_for(f.s, commanders.ATTACK, by_axis),
    ]
    assert found == case["then"]["allowed"]


def test_chuikov_has_a_defence_rolled_again() -> None:
    """S42-28.1.3."""
    f = Field(
        {FOOT: "2009", RIFLES: TARGET, CHUIKOV: "2011"},
        turn=9,
        options=COMMANDERS,
        frame=Rest(),
        rolls=[1, 6],
    )
    stand(f, FOOT).play(f"stand {RIFLES}", f"reroll {CHUIKOV}")
    assert f.told("stands")[0][1] == 6
    assert f.where(RIFLES) == TARGET


def test_manstein_helps_to_disengage() -> None:
    """S42-28.1.4."""
    f = Field(
        {FOOT: TARGET, MANSTEIN: "2011", RIFLES: "2009"},
        phase="combat",
        options={**COMMANDERS, **AWAY},
        rolls=[1, 5],
    )
    f.play(f"disengage {FOOT}", f"reroll {MANSTEIN}")
    assert f.told("away")[0][2] == 1


@each("S42-T459")
def test_range_of_a_commander(case: Case) -> None:
    """S42-28.1.2: as that of artillery."""
    pair = {"SU-RD-4": "1907", "SU-RD-6": "2107"}  # a bond on 2006/2007; a friend cancels the EZOC in 2006
    ways = {
        "one EZOC hex": ({"SU-RD-4": "1907"}, {**STRIP, "1907/2007": "lake"}),
        "two EZOC hexes in a row": ({"SU-RD-4": "1907"}, STRIP),
        "through an enemy bond": ({**pair, OTHERS: "2006"}, LAKES),
    }
    allowed = []
    for path in case["given"]["paths"]:
        enemies, water = ways[path]
        f = Field({FOOT: "2010", MANSTEIN: "2005", **enemies}, water=water, frame=Rest())
        why = commanders.reroll_refusal(f.s, f.unit(MANSTEIN), commanders.ATTACK, 0, [f.unit(FOOT)])
        allowed.append(why == 0)
        assert REFUSALS[why].rule == ("" if allowed[-1] else "S42-28.1.2")
    assert allowed == case["then"]["allowed"]
    broken = {**pair, "SU-RD-6": "2107 disrupted", OTHERS: "2006"}
    f = Field({FOOT: "2010", MANSTEIN: "2005", **broken}, water=LAKES, frame=Rest())
    assert commanders.reroll_refusal(f.s, f.unit(MANSTEIN), commanders.ATTACK, 0, [f.unit(FOOT)]) == 0


#: Lakes on both sides of the columns 19 to 21: nothing goes round what is between them.
LAKES = {
    **{f"19{row:02}/18{row:02}": "lake" for row in range(3, 14)},
    **{f"19{row:02}/18{row - 1:02}": "lake" for row in range(3, 14)},
    **{f"21{row:02}/22{row:02}": "lake" for row in range(3, 14)},
    **{f"21{row:02}/22{row - 1:02}": "lake" for row in range(3, 14)},
}


@each("S42-T419")
def test_a_commander_by_rail(case: Case) -> None:
    """S42-28.1.5: he is used, but not on a train."""
    line = [f"20{row:02}" for row in range(3, 12)]
    f = Field({MANSTEIN: "2004"}, rails=[line], converted=line, options=COMMANDERS)
    f.play(f"rail {MANSTEIN}", "to 2010")
    assert f.marked(MANSTEIN, TRAIN) is case["then"]["train_marker"]
    assert f.marked(MANSTEIN, FIRED) is (case["then"]["state"] == "used")
