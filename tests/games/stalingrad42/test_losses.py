"""Chapter 10: results of combat, who loses a step, remnants."""

from __future__ import annotations

from grognard.games.zocbond.kinds import DISPLAY, GONE, LOST, POOL
from grognard.games.zocbond.losses import eliminate, lose_step
from grognard.games.zocbond.results import LIMITED, NO_ADVANCE, code_named
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, names, push, suffer

RIFLES = "SU-RD-1"  # 3-5-3, two steps
MORE_RIFLES = "SU-RD-4"
FOOT = "DE-ID-9"  # 5-6-3, three steps
OTHERS = "DE-ID-44"


def four() -> Field:
    """Two attack two, with room behind the defenders."""
    return Field({FOOT: "2009", OTHERS: "2009", RIFLES: TARGET, MORE_RIFLES: TARGET}, phase="combat")


@each("S42-T147", "S42-T148")
def test_who_chooses_the_defender_of_a_step_loss(case: Case) -> None:
    """S42-10.2.2."""
    f = suffer(four(), FOOT, OTHERS, code=case["given"]["result"])
    assert f.frame() == "Lose"
    assert f.asked() == ("axis" if case["then"]["chooser"] == "attacker" else "soviet")


@each("S42-T149")
def test_opponents_choose_in_an_exchange(case: Case) -> None:
    """S42-10.2.2."""
    f = suffer(four(), FOOT, OTHERS, code="EX")
    assert f.options() == [f"lose {FOOT}", f"lose {OTHERS}"]
    assert f.asked() == ("soviet" if case["then"]["att_loss_chooser"] == "defender" else "axis")
    f.play(f"lose {FOOT}")
    assert f.options() == [f"lose {RIFLES}", f"lose {MORE_RIFLES}"]
    assert f.asked() == ("axis" if case["then"]["def_loss_chooser"] == "attacker" else "soviet")


@each("S42-T151", "S42-T358")
def test_an_exchange_that_kills_all_lets_into_the_hex(case: Case) -> None:
    """S42-10.1, 14.2.3: into the defended hex and no further, or not at all."""
    f = Field({"DE-PZ-3": "2009", "SU-RB-3": TARGET}, phase="combat")
    suffer(f, "DE-PZ-3", code="EX")
    assert f.where("SU-RB-3") == "@lost"
    assert f.options() == ["with DE-PZ-3", "halt"]
    then = {"other_hex": "refused", "defended_hex": "allowed", "stay": "allowed", "max": 1, **case["then"]}
    f.play("with DE-PZ-3")
    assert f.allowed("to 2109") is (then["other_hex"] == "allowed")
    assert f.refused("to 2109") == "S42-14.2.3"
    assert f.allowed("halt") is (then["stay"] == "allowed")
    assert f.allowed(f"to {TARGET}") is (then["defended_hex"] == "allowed")
    assert f.s.top().facts(f.s)[0] == then["max"]
    f.play(f"to {TARGET}")
    assert f.frame() != "Advance"


@each("S42-T152")
def test_no_advance_after_a1(case: Case) -> None:
    """S42-10.1."""
    f = Field({}, frame=Rest())
    assert (f.sc.combat.advance_kind[code_named("A1")] == NO_ADVANCE) == case["then"]["refused"]
    assert f.sc.combat.advance_kind[code_named("EX")] == LIMITED


@each("S42-T153", "S42-T154")
def test_the_second_loss_of_a_unit_of_three(case: Case) -> None:
    """S42-10.4.1, 10.4.2: a remnant or the box of the eliminated; the box if no counter is free."""
    free = case["given"].get("remnant_counters_free", 1)
    others = {} if free else {f"DE-REM-INFANTRY-{n}": "2201" for n in range(1, 9)}
    f = Field({FOOT: "2009 steps=2", **others}, frame=Rest())
    f.s.asked[0] = -1
    lose_step(f.s, f.unit(FOOT))
    if not free:
        assert f.where(FOOT) == "@lost"
        return
    push(f, f.s.lanes[0].pop())
    assert f.asked() == "axis"
    assert f.options() == [f"remnant {FOOT}", f"disband {FOOT}"]
    assert len(f.options()) == len(case["then"]["options"])
    f.play(f"remnant {FOOT}")
    assert f.where("DE-REM-INFANTRY-1") == "2009"
    assert f.where(FOOT) == "@display"


def test_a_unit_may_be_disbanded_instead() -> None:
    """S42-10.4.2."""
    f = Field({FOOT: "2009 steps=2", RIFLES: TARGET}, phase="combat")
    suffer(f, FOOT, code="A1")
    f.play(f"disband {FOOT}")
    assert f.where(FOOT) == "@lost"


def test_a_destroyed_remnant_is_the_end_of_its_unit() -> None:
    """S42-10.4.3: the counter is used again."""
    f = Field({"DE-REM-INFANTRY-1": f"2009 of={FOOT}"}, frame=Rest())
    assert f.s.place[f.unit(FOOT)] == f.sc.box + DISPLAY
    eliminate(f.s, f.unit("DE-REM-INFANTRY-1"))
    assert f.s.place[f.unit(FOOT)] == f.sc.box + GONE
    assert f.s.place[f.unit("DE-REM-INFANTRY-1")] == f.sc.box + POOL


def test_the_stronger_wiking_loses_four_steps() -> None:
    """S42-32.4, 2.3.5: its last one is a remnant too."""
    f = Field({"DE-PG-WIKING-4": "2009"}, frame=Rest())
    u = f.unit("DE-PG-WIKING-4")
    strengths = []
    while f.s.steps[u] > 1 and f.s.top().NAME == "Rest":
        strengths.append(f.sc.strength_rules.attack_strength(f.s, u))
        lose_step(f.s, u)
    assert strengths == [8, 7, 5]
    assert f.s.top().NAME == "LastStep"


@each("S42-T330")
def test_who_can_be_chosen(case: Case) -> None:
    """S42-10.2.1: who contributed strength."""
    kinds = {
        RIFLES: "fresh CU",
        "SU-GRD-4": "fresh CU",
        "SU-RD-6": "CU beyond the stacking limit",
        MORE_RIFLES: "CU that retreated in",
        "SU-SP-1": "NCU",
    }
    assert set(kinds.values()) == set(case["given"]["units"])
    units = {**dict.fromkeys(kinds, TARGET), MORE_RIFLES: f"{TARGET} fled struck", FOOT: "2009"}
    f = Field(units, frame=Rest())
    eligible = names(f, f.sc.loss_rules.defender_losses(f.s, battle(f, FOOT)).units)
    assert eligible == [RIFLES, "SU-GRD-4"]
    assert sorted({kinds[key] for key in eligible}) == case["then"]["eligible"]


@each("S42-T331")
def test_a_bracketed_unit_is_chosen_last(case: Case) -> None:
    """S42-10.2.3, 9.8."""
    f = Field({RIFLES: TARGET, "SU-UR-52": TARGET, FOOT: "2009"}, phase="combat")
    eligible = names(f, f.sc.loss_rules.defender_losses(f.s, battle(f, FOOT)).units)
    assert eligible == [RIFLES]
    assert [f.sc.strength_rules.defence_strength(f.s, f.unit(key)) for key in eligible] == case["then"][
        "eligible"
    ]


@each("S42-T332", "S42-T238")
def test_a_reduced_ally_is_protected(case: Case) -> None:
    """S42-10.2.3, 20.5.2: a German unit at full strength loses a step before."""
    units = {FOOT: "2009", "RO-ID-1": "2009 steps=1", "RO-ID-2": "2009", RIFLES: TARGET}
    f = Field(units, phase="combat")
    suffer(f, FOOT, "RO-ID-1", "RO-ID-2", code="EX")
    assert f.asked() == "soviet"
    assert f.refused("lose RO-ID-1") == "S42-20.5.2"
    assert f.options() == [f"lose {FOOT}", "lose RO-ID-2"]
    f.play("lose RO-ID-2")
    weak = Field({FOOT: "2009 steps=2", "RO-ID-1": "2009 steps=1", RIFLES: TARGET}, frame=Rest())
    eligible = weak.sc.loss_rules.attacker_losses(weak.s, battle(weak, FOOT, "RO-ID-1"), 0, False).units
    assert "RO-ID-1" in names(weak, eligible)
    pair = Field({FOOT: "2009", "RO-ID-1": "2009 steps=1", RIFLES: TARGET}, frame=Rest())
    eligible = pair.sc.loss_rules.attacker_losses(pair.s, battle(pair, FOOT, "RO-ID-1"), 0, False).units
    words = {FOOT: "German full", "RO-ID-1": "Romanian reduced"}
    found = [words[key] for key in names(pair, eligible)]
    assert ("Romanian reduced" not in found) is case["then"].get("refused", True)
    assert found == case["then"].get("eligible", ["German full"])


@each("S42-T333")
def test_what_a_step_loss_makes_of_a_unit(case: Case) -> None:
    """S42-10.3."""
    units = ["SU-RB-3", "SU-RD-1", "SU-RD-4", "DE-ID-9", "DE-ID-44"]
    reduced = {"SU-RD-4": 1, "DE-ID-44": 2}
    found = []
    for key in units:
        f = Field({key: f"2009 steps={reduced[key]}" if key in reduced else "2009"}, frame=Rest())
        lose_step(f.s, f.unit(key))
        if f.s.top().NAME == "LastStep":
            found.append("remnant or eliminated box")
        else:
            found.append("eliminated" if f.s.place[f.unit(key)] == f.sc.box + LOST else "reduced")
    assert found == case["then"]["result"]


def test_bracketed_units_lose_steps_after_routed_ones() -> None:
    """S42-9.8: not while another unit is left in the hex, though nobody there adds strength (S42-8.4)."""
    f = Field({FOOT: "2009", RIFLES: f"{TARGET} routed", "SU-UR-52": TARGET}, phase="combat")
    suffer(f, FOOT, code="DS")
    assert (f.steps(RIFLES), f.steps("SU-UR-52")) == (1, 1)
