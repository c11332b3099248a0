"""Chapter 34: reserve armies, their secret boxes, who gets in and out, and what the enemy may know of it."""

from __future__ import annotations

from itertools import permutations

import pytest

from grognard.core.referee.position import position_text
from grognard.games.stalingrad42.campaign import maskirovka, maskirovka_boxes
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.games.stalingrad42.scenario import AXIS, SOVIET
from grognard.games.stalingrad42.turn import PlayerTurn
from grognard.games.zocbond.kinds import EXTENDED, MARCH, TACTICAL

from .cases import ORDERS, Case, each
from .field import Field
from .fight import Rest, follow

IN_ORDER = [1, 2, 3, 4, 5, 6]
ONE, TWO, THREE = "SU-RA-1", "SU-RA-2", "SU-RA-3"
RIFLE, OTHER, THIRD, FOURTH = "SU-RD-1", "SU-RD-153", "SU-RD-197", "SU-RD-203"
BRIGADE = "SU-TB-129"
PANZER = "DE-PZ-24"
RULES = StalingradRules()


def soviet(units: dict[str, str], masks: list[int] | None = None, **more: object) -> Field:
    return Field(units, masks=masks or IN_ORDER, player="soviet", turn=24, **more)  # type: ignore[arg-type]


def axis(units: dict[str, str], masks: list[int] | None = None, **more: object) -> Field:
    return Field(units, masks=masks or IN_ORDER, player="axis", turn=24, **more)  # type: ignore[arg-type]


def may(f: Field, army: str) -> set[int]:
    """The boxes that the enemy cannot rule out."""
    bits = f.s.mask_may[f.sc.mask_row[f.unit(army)]]
    return {number for number in range(8) if bits >> number & 1}


# -- markers (S42-34.1.1, 34.1.2) -----------------------------------------------------------------------


def test_the_armies_get_their_boxes_in_secret() -> None:
    """S42-34.1.1: six armies arrive, and each is assigned a marker that only the Soviets know."""
    units = dict.fromkeys((f"SU-RA-{n}" for n in range(1, 7)), "@waiting due=21")
    f = Field(units, player="soviet", turn=21, phase="initial")
    assert f.frame() == "Assignment"
    f.play(f"assign {ONE} @army-4")
    assert f.refused(f"assign {TWO} @army-4") == "S42-34.1.1"
    f.play(
        f"assign {TWO} @army-1", "assign SU-RA-3 @army-6", "assign SU-RA-4 @army-2", "assign SU-RA-5 @army-3"
    )
    assert f.s.mask == [4, 1, 6, 2, 3, 5]
    assert f.frame() == "Initial"
    assert f.allowed(f"arrive {ONE} @A")
    assert may(f, ONE) == set(IN_ORDER)


@each("S42-T460")
def test_markers_are_swapped_by_armies_that_began_together(case: Case) -> None:
    together = soviet({ONE: "2005", TWO: "2005"}).play(f"swap {ONE} {TWO}")
    in_area = soviet({ONE: "@A", TWO: "@A"})
    apart = soviet({ONE: "2005", TWO: "2006"}).play(f"march {ONE}", "to 2006", "halt")
    key = f"swap {ONE} {TWO}"
    allowed = [together.s.mask[:2] == [2, 1], in_area.allowed(key), apart.allowed(key)]
    assert allowed == case["then"]["allowed"]
    assert together.refused(key) == case["section"]


def test_any_order_of_markers_can_be_had() -> None:
    """S42-34.1.2: three armies in one hex reach all six orders, and none twice."""
    start = soviet({ONE: "2005", TWO: "2005", THREE: "2005"})
    found: list[tuple[int, ...]] = []
    pairs = [f"swap {a} {b}" for a, b in ((ONE, TWO), (ONE, THREE), (TWO, THREE))]

    def walk(keys: list[str]) -> None:
        f = soviet({ONE: "2005", TWO: "2005", THREE: "2005"}).play(*keys)
        found.append(tuple(f.s.mask[:3]))
        for key in pairs:
            if f.allowed(key):
                walk([*keys, key])

    walk([])
    assert set(found) == set(permutations((1, 2, 3)))
    assert start.s.mask[:3] == [1, 2, 3]


def test_the_enemy_forgets_who_had_which_where_armies_meet() -> None:
    """S42-34.1.2: or pretend to: each of them may have any of their boxes."""
    f = soviet({ONE: "2005", TWO: "2005", THREE: "2007"})
    for row, boxes in enumerate((2, 4, 8)):
        f.s.mask_may[row] = boxes
    maskirovka.begin_movement(f.s)
    assert [may(f, army) for army in (ONE, TWO, THREE)] == [{1, 2}, {1, 2}, {3}]


# -- properties (S42-34.2) ------------------------------------------------------------------------------


def test_an_army_has_a_zoc_only_with_a_unit_on_top() -> None:
    """S42-34.2."""
    f = soviet({ONE: "2005", RIFLE: "@army-1", OTHER: "@army-1"})
    h = f.hex("2006")
    assert f.s.grip[SOVIET * f.sc.n + h] == 0
    assert f.s.holder[f.hex("2005")] == -1
    f.play(f"show {RIFLE}")
    assert f.s.grip[SOVIET * f.sc.n + h] == 1
    assert f.where(RIFLE) == "2005"
    assert may(f, ONE) == {1}
    assert 1 not in may(f, TWO)
    assert f.refused(f"show {OTHER}") == "S42-34.2"
    assert f.refused(f"march {ONE}") == "S42-34.3.1"
    maskirovka_boxes.begin_turn(f.s)
    assert f.where(RIFLE) == "@army-1"
    assert f.s.revealed == 0


def test_who_is_shown_does_not_attack() -> None:
    """S42-34.6.1: units in a box do not attack."""
    f = soviet({ONE: "2005", RIFLE: "2005", "RO-ID-1": "2006"}, phase="combat")
    assert f.allowed("attack 2006")
    f.s.shown[0] = f.unit(RIFLE)
    assert f.refused("attack 2006") == "S42-34.6.1"


def test_a_box_holds_eight_units() -> None:
    """S42-34.2."""
    inside = ("SU-RD-141", "SU-RD-174", "SU-RD-206", "SU-RD-309", "SU-RD-15", "SU-RD-132", "SU-RD-148")
    units = {ONE: "2005", RIFLE: "@A", OTHER: "@A", "SU-HQ-1GA": "@A"} | dict.fromkeys(inside, "@army-1")
    f = soviet(units)
    assert f.refused("conceal SU-HQ-1GA @army-1") == "S42-34.2"
    f.play(f"conceal {RIFLE} @army-1")
    assert f.refused(f"conceal {OTHER} @army-1") == "S42-34.2"


# -- movement (S42-34.3.1) --------------------------------------------------------------------------------


@each("S42-T432")
def test_an_army_moves_as_fast_as_its_units(case: Case) -> None:
    units = {ONE: "2005", TWO: "2005", THREE: "2005", RIFLE: "@army-2", OTHER: "@army-3 refitted"}
    f = soviet(units)
    points = [f.sc.movement_rules.allowance(f.s, f.unit(army), MARCH) for army in (ONE, TWO)]
    assert [f"{p // 2} MP" for p in points] == case["then"]["limit"][:2]
    army = f.unit(THREE)
    assert f.refused(f"march {THREE}") == "S42-21.4"
    assert f"{f.sc.movement_rules.allowance(f.s, army, TACTICAL)} hex" == case["then"]["limit"][2]
    assert f.sc.movement_rules.gait_refusal(f.s, f.unit(ONE), EXTENDED) == 0


def test_the_slowest_unit_in_the_box_sets_the_pace() -> None:
    """S42-34.3.1."""
    f = soviet({ONE: "2005", TWO: "2005", "SU-UR-52": "@army-1", RIFLE: "@army-1", "SU-TC-1": "@army-2"})
    assert f.sc.movement_rules.allowance(f.s, f.unit(ONE), MARCH) == 2
    assert f.sc.movement_rules.allowance(f.s, f.unit(TWO), MARCH) == 10


@each("S42-T290")
def test_an_army_goes_by_rail_only_if_it_is_empty(case: Case) -> None:
    rails = [["2005", "2006", "2007", "2008"]]
    units = {ONE: "2005", TWO: "2005", RIFLE: "@army-1"}
    f = soviet(units, rails=rails)
    assert f.refused(f"rail {ONE}") == case["section"]
    f.play(f"rail {TWO}", "to 2008")
    assert may(f, TWO) == {2, 3, 4, 5, 6}  # all have seen that it is empty


def test_armies_with_disordered_or_refitted_units_stay_in_their_area() -> None:
    """S42-34.3.3."""
    units = {ONE: "@A", TWO: "@A", THREE: "@A", RIFLE: "@army-1 disrupted", OTHER: "@army-2 refitted"}
    f = soviet(units | {THIRD: "@army-3"})
    assert f.shut(ONE, "@B") == f.shut(TWO, "@B", TACTICAL) == "S42-34.3.3"
    assert f.shut(THREE, "@B") == ""


# -- into and out of boxes (S42-34.4.1) -------------------------------------------------------------------


@each("S42-T433")
def test_ways_into_a_box(case: Case) -> None:
    rails = [["2001", "2002", "2003", "2001/2000"]]
    new = dict.fromkeys((RIFLE, OTHER, THIRD), "@waiting due=24")
    f = soviet({ONE: "2003", **new}, phase="initial", rails=rails, title="Boxes")
    for key in (RIFLE, OTHER, THIRD):
        f.s.due[f.unit(key)] = f.sc.arrival_turn[f.unit(key)]
        if not f.sc.areas_of[f.unit(key)]:
            f.sc.areas_of[f.unit(key)] = list(f.sc.reinforced_areas)
    f.s.turn = 24
    for key in (RIFLE, OTHER, THIRD):
        f.play(f"arrive {key} @army-1")
    reinforced = all(f.where(key) == "@army-1" for key in (RIFLE, OTHER, THIRD))
    f = soviet({ONE: "2003", TWO: "2004", RIFLE: "@army-2", OTHER: "@army-2"}).play(
        f"conceal {RIFLE} @army-1"
    )
    second = f.allowed(f"conceal {OTHER} @army-1")
    f = soviet({ONE: "2003", RIFLE: "2002", OTHER: "2001", THIRD: "2103"}, rails=rails)
    by_land = f.allowed(f"conceal {THIRD} @army-1")
    from_network = f.allowed(f"conceal {RIFLE} @army-1")
    assert [reinforced, second, from_network, by_land] == case["then"]["allowed"]
    f.play(f"conceal {RIFLE} @army-1")
    assert f.refused(f"conceal {OTHER} @army-1") == case["section"]
    assert f.refused(f"march {ONE}") == "S42-34.3.1"
    assert f.refused(f"emerge {RIFLE} 2003") == "S42-34.4.2"


def test_any_number_of_units_go_into_a_box_out_of_the_north() -> None:
    """S42-34.4.1: areas A to E and the Caspian box, if the army is supplied through A to E."""
    units = {ONE: "2003", TWO: "2533", RIFLE: "@A", OTHER: "@E", THIRD: "@F", FOURTH: "@G", "SU-RD-141": "@B"}
    f = soviet(units | {"SU-RD-174": "@C disrupted"})
    assert f.refused("conceal SU-RD-141 @army-2") == "S42-34.4.1"  # supplied through the south
    assert f.refused("conceal SU-RD-174 @army-1") == "S42-34.4.1"
    assert f.refused(f"conceal {FOURTH} @army-1") == "S42-34.4.1"
    assert f.refused(f"conceal {RIFLE} @army-3") == "S42-34.4.1"  # no such army in play
    f.play(*(f"conceal {key} @army-1" for key in (RIFLE, OTHER, THIRD)))
    assert [f.where(key) for key in (RIFLE, OTHER, THIRD)] == ["@army-1"] * 3


@each("S42-T461")
def test_ways_out_of_a_box(case: Case) -> None:
    units = {ONE: "2003", TWO: "2004", RIFLE: "@army-1", OTHER: "@army-1"}
    f = soviet(units).play(f"conceal {RIFLE} @army-2")
    other_box = f.where(RIFLE) == "@army-2" and f.s.revealed == 0
    f = soviet(units).play(f"emerge {RIFLE} @B")
    second = f.allowed(f"emerge {OTHER} @B")
    assert f.where(RIFLE) == "@B"
    assert f.s.revealed == 0
    assert f.refused(f"march {RIFLE}") == "S42-5.1"
    f = soviet(units).play(f"emerge {RIFLE} 2003")
    assert [other_box, second, f.where(RIFLE) == "2003"] == case["then"]["allowed"]
    assert f.s.revealed == 1
    assert may(f, ONE) == {1}
    assert f.refused(f"march {ONE}") == "S42-34.3.1"
    f.play(f"march {RIFLE}", "to 2103", "to 2203", "halt", f"emerge {OTHER} 2003")


def test_an_army_moves_before_its_units_leave_it() -> None:
    """S42-34.4.2."""
    f = soviet({ONE: "2003", RIFLE: "@army-1"})
    f.play(f"march {ONE}", "to 2004", "to 2005", "halt", f"emerge {RIFLE} 2005", f"march {RIFLE}", "to 2006")


# -- replacements (S42-34.5) ----------------------------------------------------------------------------


def test_replacements_go_into_a_box() -> None:
    """S42-34.5: both for reduced units and for lost ones."""
    f = soviet({ONE: "2003", RIFLE: "@army-1 steps=1", OTHER: "@lost", "SU-TC-1": "@lost"}, phase="initial")
    f.play(f"refit {RIFLE} infantry", f"rebuild {OTHER} @army-1 infantry")
    assert (f.steps(RIFLE), f.where(OTHER)) == (2, "@army-1")
    assert f.refused("rebuild SU-TC-1 @army-1 tank") == "S42-21.3.1"
    assert f.sc.movement_rules.allowance(f.s, f.unit(ONE), TACTICAL) == 1


def test_no_replacements_for_an_army_out_of_supply() -> None:
    """S42-34.5, 21.2."""
    around = dict.fromkeys(("DE-ID-45", "DE-ID-95"), "2010") | {"DE-ID-299": "1812", "DE-ID-383": "2212"}
    f = soviet({ONE: "2014", RIFLE: "@army-1 steps=1", OTHER: "@lost", **around}, phase="initial")
    assert f.refused(f"refit {RIFLE} infantry") == "S42-21.2"
    assert f.refused(f"rebuild {OTHER} @army-1 infantry") == "S42-34.5"


# -- combat (S42-34.6.2) ----------------------------------------------------------------------------------


@each("S42-T434")
def test_who_comes_out_to_defend(case: Case) -> None:
    units = {ONE: "2005", PANZER: "2006", "DE-PZ-23": "2006"}
    f = axis(units | dict.fromkeys((RIFLE, OTHER, THIRD, BRIGADE), "@army-1"), phase="combat", rolls=[6])
    f.play("attack 2005", f"with {PANZER}", "with DE-PZ-23", "commit")
    assert f.frame() == "Emergence"
    assert f.asked() == "soviet"
    f.play(f"emerge {RIFLE} 2005", f"emerge {OTHER} 2005")
    assert f.refused(f"emerge {THIRD} 2005") == case["section"]
    f.play(f"emerge {BRIGADE} 2005")
    assert len(f.told("emerged")) == len(case["then"]["max"])
    assert f.frame() != "Emergence"
    assert f.where(THIRD) == "@army-1"
    assert f.s.revealed == 1
    assert may(f, ONE) == {1}


def test_three_at_most_come_out() -> None:
    """S42-34.6.2: artillery does not count for stacking, but as one of the three."""
    inside = (RIFLE, BRIGADE, "SU-AD-1", "SU-AD-2")
    units = {ONE: "2005", PANZER: "2006"} | dict.fromkeys(inside, "@army-1")
    f = axis(units, phase="combat", rolls=[1]).play("attack 2005")
    f.play(f"emerge {RIFLE} 2005", "emerge SU-AD-1 2005", "emerge SU-AD-2 2005")
    assert f.frame() != "Emergence"
    assert f.where(BRIGADE) == "@army-1"


def test_an_attack_on_an_empty_army_finds_nobody() -> None:
    """S42-34.6.2, 19.3: the Soviets are asked whether it is empty or not."""
    f = axis({ONE: "2005", TWO: "2505", PANZER: "2006", RIFLE: "@army-2"}, phase="combat")
    f.play("attack 2005")
    assert f.frame() == "Emergence"
    assert f.options() == ["done"]
    f.play("done")
    assert f.told("army-empty")
    assert f.told("cancelled")
    assert may(f, ONE) == {1, 3, 4, 5, 6}
    assert "attack 2005" not in f.options()  # now all know


def test_those_in_the_box_share_the_retreat() -> None:
    """S42-34.6.2: the same markers as those who defended."""
    units = {ONE: "2005", "DE-PZ-24": "2006", "DE-PZ-23": "2006"} | dict.fromkeys((RIFLE, OTHER), "@army-1")
    f = axis(units, phase="combat", rolls=[6])
    f.play("attack 2005", "with DE-PZ-24", "with DE-PZ-23", "commit", f"emerge {RIFLE} 2005", "done")
    while f.frame() not in ("Advance", "Combat"):
        if "yield" in f.options():
            f.play("yield")
        else:
            f.play(f.options()[0])
    assert f.where(ONE) != "2005"
    assert f.where(OTHER) == "@army-1"
    assert f.order(OTHER) == f.order(RIFLE) != "good"


def test_those_in_the_box_are_lost_with_the_army() -> None:
    """S42-34.6.2: destroyed in retreat, and so are they; it comes back with its marker (S42-34.2)."""
    ring = {
        "DE-ID-45": "2004",
        "DE-ID-95": "1905",
        "DE-ID-299": "2105",
        "DE-ID-383": "1906",
        "DE-ID-82": "2106",
    }
    units = {ONE: "2005", "DE-PZ-24": "2006", "DE-PZ-23": "2006", **ring}
    f = axis(units | dict.fromkeys((RIFLE, OTHER), "@army-1"), phase="combat", rolls=[6, 1, 1, 1, 1])
    f.play("attack 2005", "with DE-PZ-24", "with DE-PZ-23", "commit", f"emerge {RIFLE} 2005", "done")
    while f.frame() not in ("Advance", "Combat"):
        f.play(f.options()[-1] if f.frame() == "Attack" else f.options()[0])
    assert f.where(OTHER) == "@lost"
    assert f.where(ONE) == "@waiting"
    assert f.s.due[f.unit(ONE)] == 26
    assert f.s.mask[0] == 1


@each("S42-T462")
def test_artillery_in_a_box(case: Case) -> None:
    f = soviet({ONE: "2003", "SU-AD-1": "@army-1", RIFLE: "2007", PANZER: "2008"})
    f.play(f"march {ONE}", "to 2004", "to 2005", "to 2006", "halt")
    assert f.order("SU-AD-1") == ORDERS[case["then"]["state"]]
    units = {ONE: "2006", "SU-AD-1": "@army-1", "SU-AD-2": "2006", RIFLE: "2007", "RO-ID-1": "2008"}
    f = soviet(units, phase="combat").play("attack 2008")
    assert f.allowed("support SU-AD-2")
    assert f.allowed("support SU-AD-1") is (case["then"]["support"] == "allowed")
    assert f.refused("support SU-AD-1") == case["section"]


# -- an enemy who comes (S42-34.6.2, 19.3) --------------------------------------------------------------


def test_an_empty_army_is_taken_by_who_enters_its_hex() -> None:
    """S42-34.6.2: it is a non-combat unit (S42-19.3)."""
    f = axis({ONE: "2005", TWO: "2505", PANZER: "2007", RIFLE: "@army-2"})
    f.play(f"march {PANZER}", "to 2006", "to 2005")
    assert f.where(PANZER) == "2005"
    assert f.where(ONE) == "@waiting"
    assert f.s.due[f.unit(ONE)] == 26


def test_an_army_with_units_is_not_entered() -> None:
    """S42-34.6.2: the enemy learns that somebody is there, not who."""
    f = axis({ONE: "2005", TWO: "2505", PANZER: "2007", RIFLE: "@army-1", OTHER: "@army-2"})
    f.play(f"march {PANZER}", "to 2006", "to 2005")
    assert f.where(PANZER) == "2006"
    assert f.where(ONE) == "2005"
    assert may(f, ONE) == {1, 2}
    assert f.refused("to 2005") == "S42-34.6.2"
    assert f.refused("to 2106", "to 2005") == "S42-34.6.2"


def test_breakthrough_against_an_army() -> None:
    """S42-34.6.2, 15.2.5: whom the group has found in a hex that it cannot enter it may attack."""
    units = {ONE: "2011", TWO: "2505", PANZER: "2009", RIFLE: "@army-1", OTHER: "@army-2"}
    f = axis(units, frame=Rest(), rolls=[6])
    follow(f, PANZER, vacated="2010", hexes=4)
    f.play(f"with {PANZER}", "to 2010", "to 2011")
    assert f.where(PANZER) == "2010"
    assert f.refused("to 2011") == "S42-34.6.2"
    f.play("strike 2011")
    assert f.frame() == "Emergence"
    f.play(f"emerge {RIFLE} 2011")
    assert f.where(RIFLE) != "@army-1"


def test_no_automatic_ds_where_units_may_be_in_a_box() -> None:
    """S42-34.6.2: they come out in the combat phase."""
    units = {ONE: "2005", BRIGADE: "2005 routed", PANZER: "2006"}
    assert axis(units).allowed("shatter 2005")
    f = axis(units | {RIFLE: "@army-4"})
    assert f.refused("shatter 2005") == "S42-34.6.2"


# -- removal (S42-34.7) ---------------------------------------------------------------------------------


@each("S42-T435")
def test_a_revealed_army_leaves_at_the_end_of_the_soviet_turn(case: Case) -> None:
    when, _, turn = case["then"]["latest"].rpartition(" ")
    frame = {"end of the Soviet player turn": PlayerTurn(SOVIET)}[when]
    units = {ONE: "2003", RIFLE: "2003", OTHER: "@army-1", THIRD: "@army-1"}
    f = Field(units, masks=IN_ORDER, turn=int(turn), frame=frame)
    f.s.revealed = 1  # in the combat phase of the Axis
    assert f.where(ONE) == "2003"
    f.play("done", "done")
    while f.frame() == "Combat":
        assert f.where(ONE) == "2003"
        f.play("done")
    assert f.s.lanes[0] == []
    assert f.where(ONE) == "@waiting"
    assert f.s.due[f.unit(ONE)] == int(turn) + 2
    assert [f.where(key) for key in (RIFLE, OTHER, THIRD)] == ["2003"] * 3  # overstacked for now


# -- nothing leaks --------------------------------------------------------------------------------------


def pair(units: dict[str, str], other: list[int], **more: object) -> tuple[Field, Field]:
    """Two games that differ in the secret alone."""
    return axis(units, **more), axis(units, other, **more)  # type: ignore[arg-type]


def seen(f: Field, player: int = AXIS) -> str:
    return position_text(RULES, RULES.redact(f.s, player))


@pytest.mark.parametrize("phase", ["movement", "combat"])
def test_the_enemy_sees_the_same_whatever_the_boxes_are(phase: str) -> None:
    """S42-34.1.1: position, options and refusals."""
    units = {ONE: "2005", TWO: "2505", THREE: "@A", PANZER: "2006", RIFLE: "@army-1", OTHER: "@army-1"}
    mine, other = pair(units, [3, 1, 2, 4, 5, 6], phase=phase)
    assert seen(mine) == seen(other)
    assert mine.options() == other.options()
    assert seen(mine, SOVIET) != seen(other, SOVIET)
    known = RULES.redact(mine.s, AXIS)
    assert known.mask == [-9] * 6  # type: ignore[attr-defined]
    assert [mine.key(o) for o in known.top().options(known)] == mine.options()


def test_what_soviets_do_in_secret_is_not_told() -> None:
    """S42-34.1.2: a swap changes nothing for the enemy, and he is told nothing."""
    f = soviet({ONE: "2005", TWO: "2005"})
    before = seen(f)
    told = len(f.sink.events)
    f.play(f"swap {ONE} {TWO}")
    assert seen(f) == before
    assert [event.seen_by(AXIS) for event in f.sink.events[told:]] == [None]


def test_a_sample_deals_boxes_that_may_be() -> None:
    """S42-34.1.2."""
    f = axis({ONE: "2005", TWO: "2505", RIFLE: "@army-1"})
    maskirovka.learn(f.s, f.unit(ONE), 0b11110)
    known = RULES.redact(f.s, AXIS)
    found = set()
    for number in range(60):
        world = RULES.sample(known, AXIS, bytes([number]) * 16)
        assert sorted(world.mask) == IN_ORDER  # type: ignore[attr-defined]
        assert RULES.faults(world) == []
        found.add(world.mask[0])  # type: ignore[attr-defined]
    assert found == {1, 2, 3, 4}
    assert RULES.redact(f.s, SOVIET).mask == IN_ORDER  # type: ignore[attr-defined]


def test_looking_is_final_only_where_something_was_hidden() -> None:
    """S42-34.6.2: what all knew before is no secret."""
    f = axis({ONE: "2005", PANZER: "2007"})
    f.play(f"march {PANZER}", "to 2006", "to 2005")
    assert f.s.barrier == 0
    f = axis({ONE: "2005", TWO: "2505", PANZER: "2007", RIFLE: "@army-2"})
    f.play(f"march {PANZER}", "to 2006", "to 2005")
    assert f.s.barrier != 0
