"""Chapter 21: breakdown units, absorbing them, merging."""

from __future__ import annotations

import pytest

from grognard.games.zocbond.kinds import AWAKE, ENGAGED, MOVED

from .cases import Case, case, each
from .field import Field
from .fight import Rest
from .withdrawal import follow

MOTOR = "1-Gren-Gds"
TANKS = "2-Gren-Gds"
FOOT = "1-Border"
FOE = "I-Hoffmann"


def test_a_battalion_breaks_down() -> None:
    """H44-21.1: one step becomes a counter of its own."""
    then = case("H44-C-404")["then"]
    f = Field({MOTOR: "3010"}).play(f"split {MOTOR} Br-Inf-1")
    assert f.steps(MOTOR) == then["unit_steps"]
    assert (f.steps("Br-Inf-1"), f.where("Br-Inf-1")) == (then["brk"], "3010")


@pytest.mark.parametrize(
    ("unit", "part"), [(TANKS, "Br-Tk-1"), (MOTOR, "Br-Inf-1"), (FOOT, "A-1"), ("2-HCR", "Br-Inf-1")]
)
def test_the_type_follows_the_parent(unit: str, part: str) -> None:
    """H44-21.2, 21.3: armor from tanks, infantry from all others, airborne of the division."""
    f = Field({unit: "3010"})
    assert [o for o in f.options() if o.startswith("split")] == [f"split {unit} {part}"]
    assert f.refused(f"split {unit} Br-Inf-3") == "H44-21.3"


def test_a_mechanized_part_drives() -> None:
    """H44-21.2: MA 5 on its mechanized side, 3 on foot."""
    f = Field({"Br-Inf-1": f"3010 of={MOTOR}", MOTOR: "3020"}).play("march Br-Inf-1")
    assert f.s.top().facts(f.s) == [5, 0]
    f = Field({"Ge-Inf-1": f"3010 of={FOE}", FOE: "3020"}, player="german").play("march Ge-Inf-1")
    assert f.s.top().facts(f.s) == [3, 0]


@pytest.mark.parametrize("words", ["disrupted", "routed", "scattered"])
def test_who_cannot_break_down(words: str) -> None:
    """H44-21.3."""
    f = Field({MOTOR: f"3010 {words}"})
    assert f.allowed(f"split {MOTOR} Br-Inf-1") is not case("H44-C-405")["then"]["refused"]
    assert f.refused(f"split {MOTOR} Br-Inf-1") == "H44-21.3"


def test_the_counter_mix_is_the_limit() -> None:
    """H44-21.3."""
    used = {f"Br-Inf-{n}": "3020" for n in range(1, 7)}
    assert Field({MOTOR: "3010", **used}).refused(f"split {MOTOR} Br-Inf-1") == "H44-21.3"


def test_a_part_has_spent_what_its_parent_has() -> None:
    """H44-21.3: split while moving, it is part of the stack."""
    f = Field({MOTOR: "3010"}).play(f"march {MOTOR}", "to 3011", "to 3012", f"split {MOTOR} Br-Inf-1")
    assert f.s.used[f.unit("Br-Inf-1")] == 4
    f.play("drop Br-Inf-1", "to 3013", "halt")
    assert f.where("Br-Inf-1") == "3012"
    assert f.refused("march Br-Inf-1") == "H44-8.1"


def test_after_moving_the_part_has_moved_too() -> None:
    """H44-21.3: before, during or after movement."""
    f = Field({MOTOR: "3010 moved"})
    f.s.set_mark(f.unit(MOTOR), MOVED)
    f.play(f"split {MOTOR} Br-Inf-1")
    assert f.marked("Br-Inf-1", MOVED)


def test_absorbing_takes_over_the_markers() -> None:
    """H44-21.4: and the counter goes back to its pool."""
    then = case("H44-C-406")["then"]
    f = Field({MOTOR: "3010 steps=2", "Br-Inf-1": f"3010 engaged of={MOTOR}"})
    f.play(f"absorb {MOTOR} Br-Inf-1")
    assert f.steps(MOTOR) == 2 + int(then["parent_steps"])
    assert f.marked(MOTOR, {"ENG": ENGAGED}[then["parent_marker"]])
    assert f.where("Br-Inf-1") == "@pool"


def test_a_disrupted_part_disrupts_its_unit() -> None:
    """H44-21.4."""
    f = Field({MOTOR: "3010 steps=2", "Br-Inf-1": f"3010 disrupted of={MOTOR}"})
    assert f.play(f"absorb {MOTOR} Br-Inf-1").order(MOTOR) == "disrupted"


def test_parts_know_where_they_belong() -> None:
    """H44-21.4: German ones to their parent, airborne ones to their division, others to any like unit."""
    f = Field({FOE: "3010", "II-Hoffmann": "3010 steps=1", "Ge-Inf-1": f"3010 of={FOE}"}, player="german")
    assert f.refused("absorb II-Hoffmann Ge-Inf-1") == "H44-21.4"
    guards = {MOTOR: "3010 steps=2", "3-Irish-Gds": "3010 steps=2", TANKS: "3010 steps=2"}
    f = Field({**guards, "1-Dorset": "3010 steps=2", "Br-Inf-1": f"3010 of={MOTOR}"})
    assert f.refused(f"absorb {TANKS} Br-Inf-1") == "H44-21.4"
    assert f.play("absorb 3-Irish-Gds Br-Inf-1").steps("3-Irish-Gds") == 3
    f = Field({FOOT: "3010 steps=2", "10-Para": "3010", "A-1": "3010 of=10-Para"})
    f.play(f"absorb {FOOT} A-1")
    assert f.steps(FOOT) == 3


def test_a_borrowed_part_goes_back_where_it_came_from() -> None:
    """H44-8.5.7: paratroopers on a ferry use a counter of the ground troops."""
    f = Field({FOOT: "3010 steps=2", "3-Irish-Gds": "3010 steps=2", "Br-Inf-1": f"3010 of={FOOT}"})
    assert f.refused("absorb 3-Irish-Gds Br-Inf-1") == "H44-21.4"
    assert f.play(f"absorb {FOOT} Br-Inf-1").steps(FOOT) == 3


def test_a_unit_of_two_steps_left_breaks_down_into_its_remnant() -> None:
    """H44-21.1, 11.4: also on the way, and before an advance."""
    f = Field({MOTOR: "3010 steps=2"}).play(f"split {MOTOR} Br-Inf-1")
    assert (f.where(MOTOR), f.where("Rem-Br-Inf-1"), f.where("Br-Inf-1")) == ("@display", "3010", "3010")
    f.play("absorb Rem-Br-Inf-1 Br-Inf-1")
    assert (f.where(MOTOR), f.steps(MOTOR)) == ("3010", 2)
    f = Field({MOTOR: "3010 steps=2"}).play(f"march {MOTOR}", "to 3011", f"split {MOTOR} Br-Inf-1", "to 3012")
    assert (f.where("Rem-Br-Inf-1"), f.where("Br-Inf-1")) == ("3012", "3012")
    f = Field({MOTOR: "3012 steps=2"}, frame=Rest())
    follow(f, MOTOR, vacated="3011").play(f"split {MOTOR} Br-Inf-1", "with Br-Inf-1", "to 3011")
    f.play("with Rem-Br-Inf-1", "to 3111")
    assert (f.where("Rem-Br-Inf-1"), f.where("Br-Inf-1")) == ("3111", "3011")


def test_no_breaking_down_without_a_remnant_counter() -> None:
    """H44-21.3, 11.4: the last step would have no counter."""
    used = {f"Rem-Br-Inf-{n}": "3020" for n in range(1, 9)}
    assert Field({MOTOR: "3010 steps=2", **used}).refused(f"split {MOTOR} Br-Inf-1") == "H44-21.3"


def test_disorder_outranks_engagement_when_parts_come_back() -> None:
    """H44-21.4, 11.5.2."""
    f = Field({MOTOR: "3010 steps=2 disrupted", "Br-Inf-1": f"3010 engaged of={MOTOR}"})
    f.play(f"absorb {MOTOR} Br-Inf-1")
    assert (f.order(MOTOR), f.marked(MOTOR, ENGAGED)) == ("disrupted", False)


def test_a_remnant_grows_back() -> None:
    """H44-21.4, 11.4: the unit itself returns with two steps."""
    f = Field({MOTOR: "@display", "Rem-Br-Inf-1": f"3010 of={MOTOR}", "Br-Inf-1": f"3010 of={MOTOR}"})
    f.play("absorb Rem-Br-Inf-1 Br-Inf-1")
    assert (f.where(MOTOR), f.steps(MOTOR)) == ("3010", 2)
    assert f.where("Rem-Br-Inf-1") == "@pool"


def test_no_splitting_what_was_just_absorbed() -> None:
    """A choice never leads back to an earlier position."""
    f = Field({MOTOR: "3010 steps=2", "Br-Inf-1": f"3010 of={MOTOR}"}).play(f"absorb {MOTOR} Br-Inf-1")
    assert f.refused(f"split {MOTOR} Br-Inf-1") == "H44-21.3"


# -- 21.5 ----------------------------------------------------------------------------------------------


def test_german_units_merge() -> None:
    """H44-21.5: a step goes over, and what weighs on the giver with it."""
    f = Field({FOE: "3010 steps=1", "II-Hoffmann": "3010 engaged"}, player="german")
    f.play(f"merge {FOE} II-Hoffmann")
    assert (f.steps(FOE), f.steps("II-Hoffmann")) == (2, 1)
    assert f.marked(FOE, ENGAGED)
    assert f.refused(f"merge II-Hoffmann {FOE}") == "H44-21.5"


def test_a_unit_may_give_its_last_step() -> None:
    """H44-21.5."""
    f = Field({FOE: "3010 steps=1", "II-Hoffmann": "3010 steps=1"}, player="german")
    assert f.play(f"merge {FOE} II-Hoffmann").where("II-Hoffmann") == "@lost"


@pytest.mark.parametrize(
    ("unit", "giver"),
    [
        ("I-Hoffmann", "I-GR-1034"),  # another formation
        ("I-FJR6", "I-Hoffmann"),  # worse morale
        ("SS-Segler", "I-Hoffmann"),  # another type
    ],
)
def test_who_cannot_merge(unit: str, giver: str) -> None:
    """H44-21.5."""
    f = Field({unit: "3010 steps=1", giver: "3010"}, player="german")
    assert f.allowed(f"merge {unit} {giver}") is not case("H44-C-408")["then"]["refused"]
    assert f.refused(f"merge {unit} {giver}") == "H44-21.5"


def test_the_allies_do_not_merge() -> None:
    """H44-21.5."""
    f = Field({MOTOR: "3010 steps=1", "3-Irish-Gds": "3010"})
    assert f.refused(f"merge {MOTOR} 3-Irish-Gds") == "H44-21.5"


@each("H44-C-650")
def test_pieces_that_could_not_go_on(case: Case) -> None:
    """H44-8.2.2, 21.3: its remnant is slower, and no piece ends with a friend."""
    found = []
    for used in (10, 4):
        f = Field({"KG-Knaust": "3010 steps=2", "KG-Euling": "3012"}, player="german", turn=4)
        f.play("extend KG-Knaust", "to 3011", "to 3012")
        f.s.used[f.unit("KG-Knaust")] = used
        assert f.allowed("to 3013")
        found.append(f.allowed("split KG-Knaust Ge-Inf-1"))
        assert found[-1] == ("split KG-Knaust Ge-Inf-1" in f.options())
    assert found == case["then"]["allowed"]


@each("H44-C-663")
def test_a_garrison_that_waits_is_not_broken_down(case: Case) -> None:
    """H44-23.6, 21.1: its part would march off."""
    found = []
    for words in ("", "awake"):
        f = Field({"Gar-s-Hertogenbosch": "4301"}, player="german", turn=4)
        if words:
            f.s.set_mark(f.unit("Gar-s-Hertogenbosch"), AWAKE)
        found.append(f.allowed("split Gar-s-Hertogenbosch Ge-Inf-1"))
        if not found[-1]:
            assert f.refused("split Gar-s-Hertogenbosch Ge-Inf-1") == case["then"]["rule"]
    assert found == case["then"]["allowed"]
