"""Where two rules meet, continued: retreats, landings, garrisons, replacements, ferries, victory points."""

from __future__ import annotations

import pytest

from grognard.games.holland44.kinds import LANDED
from grognard.games.holland44.landing import come_down, join_source
from grognard.games.holland44.victory import allied_points
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.kinds import AWAKE, FIRED, GONE, LOST, POOL
from grognard.games.zocbond.movement import Movement
from grognard.games.zocbond.results import code_named
from grognard.games.zocbond.strength import defence_total
from tests.games.holland44.cases import Case, each
from tests.games.holland44.field import Field
from tests.games.holland44.fight import TARGET, Rest, battle, odds, suffer
from tests.games.holland44.phases import offered, run
from tests.games.holland44.test_landing import phase, sky
from tests.games.holland44.test_unknown import EMPTY, REAL

GUARDS = "1-Gren-Gds"  # motor infantry
TANKS = "2-Gren-Gds"
ENGINEER = "RE-XXX"
GHOST = "unknown-1"
SEIDEL = "KG-Seidel"  # defends with 4
PARAS = "1-504"


# -- who has retreated before (H44-13.5, 16.4) ----------------------------------------------------------


@each("H44-C-694")
def test_whom_a_breakthrough_drove_to_nobody_defends(case: Case) -> None:
    """H44-13.5 is about a hex "с другими своими частями"; breakthroughs are no attacks before (H44-9.1)."""
    then = case["then"]
    for at, others in enumerate(({}, {"I-Hoffmann": TARGET})):
        units = {GUARDS: "2009", TANKS: "2109", SEIDEL: f"{TARGET} disrupted fled", **others}
        f = Field(units, phase="combat")
        friends = 3 if others else 0
        assert f.allowed(f"attack {TARGET}")
        assert defence_total(f.s, battle(f, GUARDS, TANKS)) == then["defends_with"][at] + friends
        suffer(f, GUARDS, TANKS, code="DR")
        while f.asked() == "german":
            f.play("yield" if "yield" in f.options() else f.options()[0])
        where = f.where(SEIDEL)
        assert ("lost" if where == "@lost" else f.order(SEIDEL)) == then["order"][at]


def test_it_bears_losses_and_leads_the_defence() -> None:
    """H44-13.5, 13.1.1: and is disrupted like anybody who retreats once in a normal attack."""
    f = Field({GUARDS: "2009", TANKS: "2109", SEIDEL: f"{TARGET} fled"}, phase="combat")
    suffer(f, GUARDS, TANKS, code="D1")
    assert f.s.steps[f.unit(SEIDEL)] == 1
    assert f.allowed(f"stand {SEIDEL}")
    f.play("yield")
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    assert f.order(SEIDEL) == "disrupted"


def test_two_whom_breakthroughs_drove_into_one_hex() -> None:
    """H44-13.5, 9.1: the one that was attacked before bars both."""
    units = {GUARDS: "2009", SEIDEL: f"{TARGET} fled", "I-Hoffmann": f"{TARGET} fled"}
    assert odds(Field(units, phase="combat"), GUARDS).defence == 7
    units["I-Hoffmann"] += " struck"
    assert odds(Field(units, phase="combat"), GUARDS).defence == 0


@pytest.mark.pure
@each("H44-C-695")
def test_who_fled_to_somebody_unknown(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-13.5, 25.3.4, 25.4: no defence, no losses, the end if there is a second retreat."""
    then = case["then"]
    for at, draw in enumerate((REAL, EMPTY)):
        units = {GUARDS: "2009", TANKS: "2109", GHOST: TARGET, SEIDEL: f"{TARGET} struck fled disrupted"}
        f = Field(units, phase="combat", draws=[draw], rolls=[1])
        monkeypatch.setattr(f.sc.combat, "result", lambda _column, _face: code_named("D1"))
        f.play(f"attack {TARGET}", f"with {GUARDS}", f"with {TANKS}", "commit")
        told = f.sink.events[[f.tables.events[e.kind].name for e in f.sink.events].index("combat")]
        assert told.ledgers is not None
        assert sum(line.value for line in told.ledgers[1].lines) == then["defence"][at]
        lost = [u for u, *_ in f.told("step-lost")]
        assert lost.count(f.unit(SEIDEL)) == then["steps_lost"]
        assert (f.where(SEIDEL) == "@lost") == then["eliminated"]


# -- garrisons (H44-23.6) -------------------------------------------------------------------------------


@each("H44-C-696")
def test_a_garrison_wakes_of_who_came_before_the_movement_phase(case: Case) -> None:
    """H44-23.6: until Allied units "окажутся" within two hexes, however they come."""
    f = Field({"Gar-Tiel": "5606", PARAS: "5606"}, frame=Rest())
    f.s.put(f.unit(PARAS), f.hex("5408"))
    come_down(f.s, f.unit(PARAS), f.hex("5608"))  # two hexes away
    assert not f.marked("Gar-Tiel", AWAKE)
    run(f, Movement(0)).play(f"tactical {PARAS}", "to 5609", "halt", "done")
    run(f, Movement(1))
    assert f.allowed("march Gar-Tiel") == case["then"]["may_move"]


# -- landed in this turn (H44-9.5.3, 8.5.3, 22.1.3, 22.6) -----------------------------------------------


@each("H44-C-697")
def test_who_landed_now_did_not_begin_the_turn_there(case: Case) -> None:
    """H44-9.5.3 looks at the turn, H44-8.5.3 at the movement phase."""
    found = []
    water = {"2009/2010": "major", "2009/2109": "canal"}
    for landed in (False, True):
        f = Field({PARAS: "2009", ENGINEER: "2009", "I-Hoffmann": TARGET}, water=water, frame=Rest())
        if landed:
            f.s.began[f.unit(PARAS)] = -1
            f.s.set_mark(f.unit(PARAS), LANDED)
        found.append(f.sc.combat_rules.attack_refusal(f.s, f.unit(PARAS), f.hex(TARGET), NORMAL) == 0)
        run(f, Movement(0)).play(f"tactical {PARAS}")
        assert f.allowed("to 2109") == case["then"]["canal"]
    assert found == case["then"]["assault"]


@each("H44-C-698")
def test_the_glider_pilots_wait_for_their_source(case: Case) -> None:
    """H44-22.1.3, 18.2.3, 22.2.2."""
    f = sky({"Glider-Pilots": "@waiting"}, 2)
    source = f.unit("1Abn-ASS")
    f.s.put(source, f.sc.box + LOST)
    join_source(f.s)
    found = [f.where("Glider-Pilots") == "6218"]
    f.s.put(source, f.hex("6218"))
    f.s.turn = 3
    join_source(f.s)
    found.append(f.where("Glider-Pilots") == "6218")
    assert found == case["then"]["arrived"]


@pytest.mark.pure
@each("H44-C-703")
def test_artillery_helps_against_paratroopers(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-22.6 takes shifts from the paratroopers; a defence that holds was not forced to retreat."""
    f = sky({"10-Para": "@waiting", "SS-Wach-3-Helle": "6516", "Arko-191": "6519"}, 3)
    monkeypatch.setattr(f.sc.combat, "result", lambda _column, _face: code_named("DR"))
    f.script.rolls += [1, 6]
    phase(f).play("land 10-Para 6516", "done")
    assert f.allowed("support Arko-191") == case["then"]["supported"]
    f.play("support Arko-191", "stand SS-Wach-3-Helle")
    assert f.marked("Arko-191", FIRED)
    assert (f.where("10-Para") == "@lost") == (case["then"]["paratroopers"] == "lost")
    assert f.s.half_points == 2


# -- replacements, redeployment, ferries, sources -------------------------------------------------------


@each("H44-C-699")
def test_no_counter_no_unit(case: Case) -> None:
    """H44-20.2.4, 11.4: destroyed remnants are used up."""
    roads = [["1003/0903", "1003", "1103"]]
    f = Field({GUARDS: "@lost", "12-KRRC": "@lost"}, turn=8, roads=roads)
    sc = f.sc
    assert f"rebuild {GUARDS} @N west" in f.options()
    for r in sc.remnants[0]:
        if f.s.place[r] == sc.box + POOL:
            f.s.put(r, sc.box + GONE)
    keys = [f"rebuild {key} @N west" for key in (GUARDS, "12-KRRC")]
    assert [f.allowed(key) for key in keys] == case["then"]["allowed"]
    assert f.refused(keys[0]) == case["then"]["rule"]


@each("H44-C-700")
def test_a_city_taken_back_by_somebody_unknown(case: Case) -> None:
    """H44-25.6, 26.5.1: the line begins in the city, it does not enter it (H44-18.3.2)."""
    f = Field(
        {GHOST: "4010"},
        terrain={"3006": "city"},
        roads=[["3001/3000", *(f"30{place:02}" for place in range(1, 12))]],
        control={"3006": "allied"},
        player="german",
    )
    points = [allied_points(f.s)]
    f.play(f"redeploy {GHOST}", "to 3006")
    points.append(allied_points(f.s))
    assert points == case["then"]["points"]
    assert f.s.control[f.sc.control_row[f.hex("3006")]] == ["allied", "german"].index(case["then"]["control"])


@each("H44-C-701")
def test_a_step_of_tanks_goes_by_ferry_as_infantry(case: Case) -> None:
    """H44-21.2, 8.5.6: armor counters come from British tank battalions only."""
    tanks = "II-SS-Pz-10"
    f = Field({tanks: "3010"}, water={"3010/3011": "major"}, ferries=["3010/3011"], player="german")
    f.play(f"split {tanks} Ge-Inf-1", f"tactical {tanks}")
    f.s.set_steps(f.unit(tanks), 2)
    found = [f.allowed("to 3011")]
    f.play("halt", "tactical Ge-Inf-1")
    found.append(f.allowed("to 3011"))
    f.play("to 3011")
    assert f.where("Ge-Inf-1") == "3011"
    assert found == case["then"]["allowed"]


@each("H44-C-702")
def test_a_source_beside_the_routed(case: Case) -> None:
    """H44-18.2.2, 14.3.2, 11.2."""
    then = case["then"]
    units = {"KG-Spindler": "2008", "82-ASS": TARGET, PARAS: f"{TARGET} routed"}
    f = Field(units, player="german").play("march KG-Spindler", "to 2009")
    assert (f.where(PARAS) != TARGET) == then["runs"]
    f = Field({**units, "KG-Spindler": "2009"}, player="german", phase="combat")
    assert odds(f, "KG-Spindler").defence == then["defence"]
    suffer(f, "KG-Spindler", code="D1")
    assert [u for u, *_ in f.told("step-lost")] == [f.unit(PARAS)]
    assert offered(f, "stand") == []
