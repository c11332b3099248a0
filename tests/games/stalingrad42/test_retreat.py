"""Chapters 12, 13 and 19.3: retreats, disorder and recovery, units that cannot fight."""

from __future__ import annotations

import pytest

from grognard.games.zocbond.kinds import CRAMMED, FLED, REFITTED
from grognard.games.zocbond.refusals import ROUTED_ZOC
from grognard.games.zocbond.results import code_named
from grognard.games.zocbond.steps import beside, entry_refusal
from tests.games.stalingrad42.cases import ORDERS, Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, ends, odds, retreat, suffer

RIFLES = "SU-RD-1"
MORE_RIFLES = "SU-RD-4"
FRIENDS = "SU-RD-6"
FOOT = "DE-ID-9"


def go(f: Field) -> None:
    """Retreats anywhere."""
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))


def away(f: Field, key: str) -> int:
    return f.sc.board.distance_between(f.hex(TARGET), f.s.place[f.unit(key)])


# -- how far (S42-12.1.1) ----------------------------------------------------------------------------


@each("S42-T175")
def test_distances(case: Case) -> None:
    """S42-12.1.1."""
    tables = Field({}, frame=Rest()).sc.combat
    for code, hexes in case["then"].items():
        assert tables.retreat[code_named(code)] == tables.retreat_most[code_named(code)] == hexes


@pytest.mark.parametrize("hexes", [2, 3, 4])
def test_a_retreat_ends_at_its_full_distance(hexes: int) -> None:
    """S42-12.1.3."""
    f = retreat(Field({RIFLES: TARGET, FOOT: "2009"}, frame=Rest()), RIFLES, to=(hexes, hexes))
    found = ends(f, RIFLES)
    assert found
    assert {f.sc.board.distance_between(f.hex(TARGET), f.hex(name)) for name in found} == {hexes}


def test_supply_is_sought() -> None:
    """S42-12.1.3."""
    way = [f"20{row}" for row in range(16, 37)]
    f = Field({RIFLES: TARGET, FOOT: "2009"}, roads=[[*way, "2036/2037"]], frame=Rest())
    assert "1911" not in ends(retreat(f, RIFLES), RIFLES)
    assert "2012" in ends(f, RIFLES)


@each("S42-T344")
def test_a_stack_may_split(case: Case) -> None:
    """S42-12.1.2."""
    f = Field({RIFLES: TARGET, MORE_RIFLES: TARGET, FOOT: "2009"}, frame=Rest())
    retreat(f, RIFLES, MORE_RIFLES, to=(3, 3))
    f.play("to 2011")
    assert f.allowed(f"alone {RIFLES}") == case["then"]["allowed"]
    f.play(f"alone {RIFLES}")
    go(f)
    assert {away(f, RIFLES), away(f, MORE_RIFLES)} == {3}


# -- what is deadly (S42-12.2) ---------------------------------------------------------------------


def corridor(south: str = "", **more: str) -> dict[str, str]:
    """Only the hex to the south is open to who retreats from the target: enemies hold the others."""
    ring = {"DE-ID-44": "1910", "DE-ID-45": "1911", "DE-ID-46": "2110", "DE-ID-57": "2111"}
    return {FOOT: "2009", **ring, **more}


@each("S42-T178")
def test_two_empty_ezoc_in_a_row_kill(case: Case) -> None:
    """S42-12.2."""
    f = retreat(
        Field({RIFLES: TARGET, FOOT: "2009", "DE-ID-44": "2111", "DE-ID-45": "1911"}, frame=Rest()), RIFLES
    )
    assert (f.where(RIFLES) == "@lost") == case["then"]["eliminated"]


@each("S42-T179")
def test_a_fresh_friend_cancels_ezoc(case: Case) -> None:
    """S42-12.2."""
    units = {RIFLES: TARGET, **corridor(), FRIENDS: "2011", "SU-RD-15": "2012"}
    f = retreat(Field(units, frame=Rest()), RIFLES)
    go(f)
    assert (f.where(RIFLES) == "@lost") == case["then"]["eliminated"]
    ring = {"DE-ID-62": "2112", "DE-ID-68": "1912"}
    units = {RIFLES: TARGET, **corridor(), FRIENDS: "2011 fled", "SU-RD-15": "2012 fled", **ring}
    f = retreat(Field(units, frame=Rest()), RIFLES)
    assert f.where(RIFLES) == "@lost"


@each("S42-T180")
def test_a_hex_more_saves(case: Case) -> None:
    """S42-12.2: not to end in an EZOC."""
    units = {RIFLES: TARGET, **corridor(), FRIENDS: "2011", "DE-ID-62": "2113"}  # an EZOC in 2012
    f = retreat(Field(units, frame=Rest()), RIFLES)
    found = ends(f, RIFLES)
    assert "1913" in found
    assert {f.sc.board.distance_between(f.hex(TARGET), f.hex(name)) for name in found} == {
        case["then"]["hexes"]
    }
    assert ("@lost" in found) is case["then"]["eliminated"]


@each("S42-T181")
def test_a_hex_more_through_a_second_ezoc_does_not(case: Case) -> None:
    """S42-12.2."""
    units = {"SU-RB-3": TARGET, **corridor(), FRIENDS: "2011", "DE-ID-62": "2113", "DE-ID-68": "1913"}
    f = retreat(Field(units, frame=Rest()), "SU-RB-3")
    assert (f.where("SU-RB-3") == "@lost") == case["then"]["eliminated"]


@each("S42-T183")
def test_the_volga_kills_even_at_a_crossing(case: Case) -> None:
    """S42-12.2."""
    sides = {"2011/2010": "volga"}
    f = Field({RIFLES: TARGET, **corridor()}, water=sides, bridges={"2011/2010": "crossing"}, frame=Rest())
    retreat(f, RIFLES)
    assert (f.where(RIFLES) == "@lost") == case["then"]["eliminated"]


@each("S42-T346")
def test_a_pontoon_saves(case: Case) -> None:
    """S42-12.2, 5.5.5: own units beyond the river make one."""
    water = {"2010/2011": "major"}
    units = {RIFLES: TARGET, **corridor(), FRIENDS: "2011", "SU-RD-15": "2012"}
    f = retreat(Field(units, water=water, frame=Rest()), RIFLES)
    go(f)
    assert (f.where(RIFLES) == "@lost") == case["then"]["eliminated"]
    f = retreat(Field({RIFLES: TARGET, **corridor(), "SU-RD-15": "2012"}, water=water, frame=Rest()), RIFLES)
    assert f.where(RIFLES) == "@lost"
    f = retreat(Field({RIFLES: TARGET, FOOT: "2009"}, water=water, turn=29, frame=Rest()), RIFLES)
    assert "2012" in ends(f, RIFLES)  # frozen


@each("S42-T184")
def test_an_own_entry_area_is_far_enough(case: Case) -> None:
    """S42-12.2, 22.5."""
    f = Field({RIFLES: "3310", FOOT: "3309", "DE-ID-44": "3210", "DE-ID-45": "3311"}, frame=Rest())
    retreat(f, RIFLES, to=(4, 4), routed=1)
    while f.frame() == "Retreat":
        f.play("to @C" if "to @C" in f.options() else f.options()[0])
    assert f.where(RIFLES) == "@C"
    assert f.order(RIFLES) == ORDERS[case["then"]["state"]]


def test_an_own_entry_area_by_a_bend() -> None:
    """S42-12.2: it is as far as any hex straight away, by whatever way."""
    f = Field({RIFLES: "3310", FOOT: "3410", "DE-ID-44": "3311"}, frame=Rest())
    found = ends(retreat(f, RIFLES, to=(4, 4), routed=1), RIFLES)
    assert "@C" in found
    assert "3012" in found


def test_nearer_ends_are_alike() -> None:
    """S42-12.1.3: where none is at the full distance, it is not asked how far each is away."""
    walls = {f"{column}{row:02}": "sea" for column in (18, 22) for row in range(7, 16)}
    walls |= {f"{column}{row:02}": "sea" for column in (19, 20, 21) for row in (8, 14)}
    f = Field({RIFLES: TARGET, FOOT: "2009"}, terrain=walls, frame=Rest())
    found = ends(retreat(f, RIFLES, to=(4, 4), routed=1), RIFLES)
    assert {f.sc.board.distance_between(f.hex(TARGET), f.hex(name)) for name in found} == {1, 2, 3}


def test_who_retreats_breaks_a_bond_on_his_way() -> None:
    """S42-7.3: he is on one side of it, a friend on the other."""
    ring = {"DE-ID-62": "2112", "DE-ID-68": "1912"}
    f = Field({RIFLES: TARGET, **corridor(), **ring, FRIENDS: "2012", "SU-RD-15": "2011"}, frame=Rest())
    retreat(f, RIFLES)
    assert "2012" in ends(f, RIFLES)


@each("S42-T176", "S42-T348")
def test_steps_buy_a_shorter_retreat(case: Case) -> None:
    """S42-12.1.3: to own units that have not retreated, where a whole one would be the end."""
    given = case["given"]
    pair = "group" in given
    ring = {
        "DE-ID-62": "2014",
        "DE-ID-68": "2113",
        "DE-ID-71": "1913",
        "DE-ID-75": "2112",
        "DE-ID-76": "1912",
    }
    stack = {"SU-GRC-1": TARGET, "SU-GRC-3": TARGET} if pair else {"SU-GRC-1": TARGET}
    units = {**stack, **corridor(), FRIENDS: "2011", "SU-RD-15": "2012"}
    f = Field({**units, **ring}, frame=Rest())
    before = sum(f.steps(key) for key in stack)
    retreat(f, *stack, to=(given["distance"], given["distance"]), routed=int(given["distance"] == 4))
    while f.frame() in ("Retreat", "Lose", "LastStep"):
        f.play(next(k for k in f.options() if k.startswith(("to ", "halt", "lose", "remnant"))))
    wanted = case["then"].get("extra_steps_lost", case["then"].get("extra_steps_lost_total"))
    now = sum(f.steps(key) for key in (*stack, "SU-REM-INFANTRY-1") if f.where(key).isdecimal())
    assert before - now == wanted
    assert all(f.where(key) in ("2012", "@display") for key in stack)
    if "state" in case["then"]:
        assert f.order("SU-GRC-3") == "disrupted"


def test_who_pays_for_a_shorter_retreat_is_seen_step_by_step() -> None:
    """S42-12.1.3, 20.5.2: a reduced ally is spared only until the German unit is reduced as well."""
    ring = ("2009", "1910", "1911", "2110", "2111", "2014", "2113", "1913", "2112", "1912")
    rifles = ("SU-RD-1", "SU-RD-4", "SU-RD-6", "SU-RD-18", "SU-RD-23", "SU-RD-15", "SU-RD-24", "SU-RD-38")
    units = dict(zip((*rifles, "SU-RD-45", "SU-RD-62"), ring, strict=True))
    stack = {"DE-BDE-1RFSS": TARGET, "RO-ID-1": f"{TARGET} steps=1"}
    f = Field({**stack, **units, FOOT: "2011", "DE-ID-44": "2012"}, frame=Rest())
    retreat(f, *stack, to=(4, 4), routed=1)
    while f.frame() == "Retreat":
        f.play(next(k for k in f.options() if k.startswith(("to ", "halt"))))
    assert f.steps("DE-BDE-1RFSS") == 1
    assert f.options() == ["lose DE-BDE-1RFSS", "lose RO-ID-1"]
    f.play("lose RO-ID-1")
    assert (f.where("DE-BDE-1RFSS"), f.order("DE-BDE-1RFSS")) == ("2012", "routed")


def test_who_cannot_pay_is_lost() -> None:
    """S42-12.1.3."""
    ring = {
        "DE-ID-62": "2014",
        "DE-ID-68": "2113",
        "DE-ID-71": "1913",
        "DE-ID-75": "2112",
        "DE-ID-76": "1912",
    }
    units = {RIFLES: TARGET, **corridor(), FRIENDS: "2011", "SU-RD-15": "2012", **ring}
    f = retreat(Field(units, frame=Rest()), RIFLES, to=(4, 4), routed=1)
    assert f.where(RIFLES) == "@lost"


def test_bonds_close_a_way() -> None:
    """S42-12.2, 7.2."""
    f = Field({RIFLES: TARGET, FOOT: "2009", "DE-ID-44": "2112", "DE-ID-45": "1912"}, frame=Rest())
    retreat(f, RIFLES, to=(1, 1))
    assert "2012" not in ends(f, RIFLES)


# -- afterwards (S42-12.1.4, 12.3, 12.4) -----------------------------------------------------------


@each("S42-T345")
def test_overstacking_after_a_retreat(case: Case) -> None:
    """S42-12.1.4: tolerated until the end of the owner's next movement phase."""
    units = {RIFLES: TARGET, **corridor(), FRIENDS: "2011", MORE_RIFLES: "2011", "SU-RD-15": "2112"}
    f = Field(units, phase="combat")
    suffer(f, FOOT, code="DR2")
    while f.frame() != "Combat" and f.s.lanes[0] and f.s.asked[0] >= 0:
        wanted = [key for key in f.options() if key.startswith(("yield", "to 2011", "to 2112", "halt"))]
        f.play(wanted[0] if wanted else f.options()[0])
    assert f.where(RIFLES) != "@lost"
    crowded = Field(
        {RIFLES: f"{TARGET} crammed", FRIENDS: TARGET, MORE_RIFLES: TARGET}, player="soviet", phase="movement"
    )
    crowded.play("done")
    destroyed = 0
    while crowded.frame() == "Trim":
        crowded.play(crowded.options()[0])
        destroyed += 1
    assert destroyed == {"one CU destroyed": 1}[case["then"]["soviet_phase"]]
    assert len(crowded.s.stack_at(crowded.hex(TARGET))) == 2
    tolerated = Field(
        {RIFLES: f"{TARGET} crammed", FRIENDS: TARGET, MORE_RIFLES: TARGET, FOOT: "2409", "SU-RD-15": "2410"},
        phase="combat",
    )
    tolerated.play("done")
    assert (tolerated.frame() == "") is (case["then"]["axis_phase"] == "tolerated")
    assert tolerated.marked(RIFLES, CRAMMED)


@each("S42-T347")
def test_destruction_does_not_shorten_the_advance(case: Case) -> None:
    """S42-12.3."""
    units = {RIFLES: TARGET, "DE-PZ-3": "2009", "DE-ID-44": "2111", "DE-ID-45": "1911"}
    f = Field(units, turn=3, phase="combat")
    suffer(f, "DE-PZ-3", code="D1", mark=2)
    assert f.where(RIFLES) == "@lost"
    assert f.s.top().facts(f.s)[0] == case["then"]["adv"]


@each("S42-T185")
def test_who_retreated_is_lost_the_second_time(case: Case) -> None:
    """S42-12.4."""
    units = {RIFLES: TARGET, MORE_RIFLES: f"{TARGET} fled disrupted", FOOT: "2009"}
    f = Field(units, turn=3, phase="combat")
    assert odds(f, FOOT).defence == case["then"]["defense"]
    suffer(f, FOOT, code="DR2")
    assert f.where(MORE_RIFLES) == "@lost"
    go(f)
    assert (away(f, RIFLES), f.order(RIFLES)) == (2, "disrupted")
    assert f.marked(RIFLES, FLED)


def dead_end(f: Field) -> dict[str, str]:
    """Lakes leave one way: from 2010 through 2011 into 2012, and beyond it only 2112."""
    near = {
        name: [f.sc.place_names[h] for h in beside(f.s, f.hex(name))] for name in ("2010", "2011", "2012")
    }
    keep = {"2012": ("2011", "2112"), "2011": ("2010", "2012"), "2010": ("2011", "2009")}
    return {f"{h}/{to}": "lake" for h in near for to in near[h] if to not in keep[h]}


@each("S42-T599")
def test_who_has_retreated_cancels_no_ezoc_even_if_attacked_again(case: Case) -> None:
    """S42-12.2, 12.1.3, 12.4: it defends alone like others, but has retreated in this phase."""
    units = {RIFLES: "2012 fled disrupted", FOOT: "2112", "DE-PZ-24": "2009", MORE_RIFLES: "2010"}
    water = dead_end(Field({}, frame=Rest()))
    found = []
    for attacked in (False, True):
        f = Field(units, water=water, phase="combat", turn=9, rolls=[1])
        if attacked:
            f.play("attack 2012")
            assert f.where(RIFLES) == "2012"
            assert not f.marked(RIFLES, FLED)
        retreat(f, MORE_RIFLES, to=(2, 2))
        while f.frame() == "Retreat":
            f.play(f.options()[0])
        found.append(f.where(MORE_RIFLES) != "@lost")
    assert found == case["then"]["others_survive"]


# -- disorder (S42-13) -----------------------------------------------------------------------------


@each("S42-T186")
def test_a_disrupted_unit_that_retreats_is_routed(case: Case) -> None:
    """S42-13.1.3."""
    f = Field({RIFLES: f"{TARGET} disrupted", FOOT: "2009"}, frame=Rest())
    retreat(f, RIFLES, to=(case["given"]["retreat"],) * 2)
    go(f)
    assert f.order(RIFLES) == "routed"


@each("S42-T190", "S42-T191")
def test_routed_units_run_from_who_comes_next_to_them(case: Case) -> None:
    """S42-13.3.2: unless a friend stands with them; then the enemy must stop."""
    friend = {FRIENDS: TARGET} if case["then"]["retreat"] == 0 else {}
    f = Field({RIFLES: f"{TARGET} routed", FOOT: "2008", **friend})
    f.play(f"march {FOOT}", "to 2009")
    if friend:
        assert away(f, RIFLES) == case["then"]["retreat"]
        assert (f.frame() == "Movement") is case["then"]["enemy_stops"]
        return
    go(f)
    assert away(f, RIFLES) == case["then"]["retreat"]
    assert f.allowed(f"to {TARGET}") != case["then"]["enemy_stops"]


@each("S42-T352")
def test_they_do_not_run_from_who_cannot_go_on(case: Case) -> None:
    """S42-13.3.2: a unit without movement left."""
    f = Field({RIFLES: f"{TARGET} routed", FOOT: "2006"})
    f.play(f"march {FOOT}", "to 2007", "to 2008", "to 2009")
    assert away(f, RIFLES) == case["then"]["retreat"]
    assert odds(f, FOOT).defence == case["then"]["defense"]


@each("S42-T351")
def test_routed_units_and_ezoc(case: Case) -> None:
    """S42-13.3.2: only where a friend is who is not routed."""
    found = []
    for order in case["given"]["friend"]:
        friend = {} if order == "none" else {FRIENDS: f"2010 {ORDERS[order]}"}
        f = Field({RIFLES: "2011 routed", FOOT: "2009", **friend}, player="soviet", frame=Rest())
        found.append(entry_refusal(f.s, f.unit(RIFLES), 1, f.hex("2010")) != ROUTED_ZOC)
    assert found == case["then"]["allowed"]


@each("S42-T192", "S42-T353")
def test_recovery_out_of_ezoc(case: Case) -> None:
    """S42-13.4: one level, or none for routed units if the player does not want it."""
    f = Field({RIFLES: f"{TARGET} routed"}, player="soviet", phase="recovery")
    if case["id"] == "S42-T353":
        f.play(f"stay {RIFLES}")
        assert f.order(RIFLES) == "routed"
    else:
        f.play("done")
        assert f.order(RIFLES) == "disrupted"


@each("S42-T193")
def test_recovery_rolls(case: Case) -> None:
    """S42-13.5."""
    keys = {"regular": RIFLES, "elite": "SU-GRD-4", "low": "SU-RD-38"}
    for quality, rolls in case["then"].items():
        for face, recovers in rolls.items():
            key = keys[quality]
            f = Field(
                {key: f"{TARGET} disrupted", FOOT: "2009"},
                player="soviet",
                phase="recovery",
                rolls=[int(face)],
            )
            assert (f.order(key) == "good") == (recovers == "yes")


def test_refitting_ends_with_the_recovery_phase() -> None:
    """S42-3.B, 21.4."""
    f = Field({RIFLES: f"{TARGET} refitted"}, player="soviet", phase="recovery")
    assert not f.marked(RIFLES, REFITTED)


@each("S42-T447")
def test_passing_a_disrupted_friend(case: Case) -> None:
    """S42-13.2.2."""
    f = Field({RIFLES: "2010", MORE_RIFLES: "2011 disrupted"}, player="soviet")
    f.play(f"march {RIFLES}", "to 2011", "to 2012")
    assert f.order(RIFLES) == {"GO": "good"}[case["then"]["state"]]


# -- units that cannot fight (S42-18.6.6, 19.3) ----------------------------------------------------


@each("S42-T388")
def test_supply_points_stay_behind(case: Case) -> None:
    """S42-18.6.6."""
    f = Field({RIFLES: TARGET, "SU-SP-1": TARGET, FOOT: "2009"}, turn=3, phase="combat")
    suffer(f, FOOT, code="DR2")
    go(f)
    places = [f.where("SU-SP-1")]
    f.play(f"with {FOOT}", f"to {TARGET}")
    places.append(f.where("SU-SP-1"))
    assert places == {"stays, then destroyed": [TARGET, "@pool"]}[case["then"]["sp"]]


@each("S42-T390")
def test_headquarters_go_with_the_survivors(case: Case) -> None:
    """S42-19.3: without any they are removed, and come back two turns later."""
    f = Field({RIFLES: TARGET, "SU-HQ-5TA": TARGET, FOOT: "2009"}, turn=3, phase="combat")
    suffer(f, FOOT, code="DR2")
    go(f)
    with_survivors = f.where("SU-HQ-5TA") == f.where(RIFLES) != TARGET
    assert with_survivors is (case["then"]["army_hq"][0] == "may retreat with the CU")
    assert f.order("SU-HQ-5TA") == "good"
    f = Field({"SU-RB-3": TARGET, "SU-HQ-5TA": TARGET, FOOT: "2009"}, turn=3, phase="combat")
    suffer(f, FOOT, code="D1", mark=2)
    assert f.where("SU-HQ-5TA") == {"removed": "@waiting"}[case["then"]["army_hq"][1]]
    assert f.s.due[f.unit("SU-HQ-5TA")] == 5


@each("S42-T234")
def test_headquarters_come_back_two_turns_later(case: Case) -> None:
    """S42-19.4."""
    f = Field({"SU-HQ-5TA": TARGET, FOOT: "2009"}, turn=case["given"]["removed_turn"])
    f.play(f"march {FOOT}", f"to {TARGET}")
    assert f.s.due[f.unit("SU-HQ-5TA")] == case["then"]["turn"]


@each("S42-T235")
def test_a_lone_supply_point_is_taken(case: Case) -> None:
    """S42-19.3."""
    f = Field({"SU-SP-1": TARGET, FOOT: "2009"})
    f.play(f"march {FOOT}", f"to {TARGET}")
    assert (f.where("SU-SP-1") == "@pool") == (case["then"]["sp"] == "removed")


def test_supply_points_do_not_run() -> None:
    """S42-18.6.6: when routed units do."""
    f = Field({RIFLES: f"{TARGET} routed", "SU-SP-1": TARGET, FOOT: "2008"})
    f.play(f"march {FOOT}", "to 2009")
    go(f)
    assert f.where("SU-SP-1") == TARGET


def test_non_combat_units_may_stay_behind() -> None:
    """S42-19.3: they may retreat with the survivors; who stays is taken by who enters the hex."""
    army = "SU-HQ-5TA"
    units = {"SU-RD-1": TARGET, "SU-RD-153": TARGET, army: TARGET, "DE-PZ-3": "2009"}
    f = suffer(Field(units, turn=9, frame=Rest()), "DE-PZ-3", code="DR4")
    assert f.frame() == "Retreat"
    assert f.refused("halt") == "S42-12.1.3"
    f.play(f"alone {army}", "halt")
    assert f.where(army) == TARGET
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith("to")))
    assert f.where("SU-RD-1") != TARGET
    assert (f.where(army), f.frame()) == (TARGET, "Advance")
    f.play("with DE-PZ-3", f"to {TARGET}")
    assert f.where(army) == "@waiting"


@pytest.mark.parametrize(
    ("roads", "runs"), [([["2003", "2004"]], False), ([["2003", "2004"], ["2009", "2109"]], True)]
)
def test_who_cannot_go_on_scares_nobody(roads: list[list[str]], runs: bool) -> None:
    """S42-13.3.2: half a point that takes them nowhere is none."""
    f = Field({RIFLES: f"{TARGET} routed", "DE-PZ-24": "2003"}, roads=roads)
    f.play("march DE-PZ-24", "to 2004", "to 2005", "to 2006", "to 2007", "to 2008", "to 2009")
    assert (f.frame() == "Retreat") == runs
