"""Where two rules meet, and every way in which a thing can happen must know what bars it."""

from __future__ import annotations

from grognard.games.stalingrad42 import support, victory
from grognard.games.stalingrad42.campaign import maskirovka_boxes
from grognard.games.stalingrad42.options import disengagement
from grognard.games.stalingrad42.options.reserves import release_refusal
from grognard.games.stalingrad42.options.storm import Storm
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AXIS, N_CAUCASUS, SMALL, SOVIET
from grognard.games.stalingrad42.transport import rail, railheads
from grognard.games.stalingrad42.turn import PlayerTurn
from grognard.games.zocbond.kinds import EXTENDED, FLED, LOCKED, MARCH
from grognard.games.zocbond.losses import eliminate
from grognard.games.zocbond.movement import Movement
from grognard.games.zocbond.retreat_paths import steady_there
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, bits, follow, push, retreat, suffer
from tests.games.stalingrad42.test_contested import city

FOOT, OTHERS = "DE-ID-45", "DE-ID-95"
PANZER = "DE-PZ-24"
RIFLES, MORE_RIFLES = "SU-RD-1", "SU-RD-153"
ONE = "SU-RA-1"
STORES, AXIS_STORES = "SU-SP-1", "AX-SP-1"
IN_ORDER = [1, 2, 3, 4, 5, 6]
#: A green line from the western edge of the test map.
LINE = ["0809", "0909", "1008", "1109", "1208", "1309", "1408"]
WEST = [["green", *reversed(LINE), "0809/0709"]]


def railhead(f: Field) -> str:
    """Where the first railhead is."""
    return f.sc.place_names[f.s.railhead[0]]


def soviet(units: dict[str, str], **more: object) -> Field:
    """A Soviet movement phase on the green line, with a railhead at its end."""
    given = {"rails": WEST, "railheads": ["1408"], "converted": LINE, "masks": IN_ORDER, "turn": 24, **more}
    return Field(units, player="soviet", **given)  # type: ignore[arg-type]


# -- railheads (S42-17.3.1) --------------------------------------------------------------------------------


@each("S42-T465")
def test_a_railhead_at_a_junction_goes_west(case: Case) -> None:
    """S42-17.3.1: back along its line, not onto a branch; from there the line can be rebuilt."""
    line = ["3427", "3328", "3327", "3226", "3126", "3025"]
    f = Field({RIFLES: "3227"}, whole_map=True, player="soviet", converted=line, railheads=["3328"])
    railheads.push_back(f.s)
    assert railhead(f) == case["then"]["railhead"]
    assert [f.s.gauge[f.hex(name)] for name in line] == [1, 0, 0, 0, 1, 1]
    back = f.hex("3226") in railheads.green_ahead(f.s, f.hex("3126"))
    assert back is case["then"]["can_return"]


def test_a_railhead_pushed_behind_the_front_of_june_comes_back() -> None:
    """S42-17.1, 17.3.1: lines there are not green, but were of the right gauge; none is lost for ever."""
    f = Field({}, whole_map=True, player="soviet", railheads=["1003"])
    sc = f.sc
    f.s.set_gauge([h for h in sc.rail_hexes if sc.west[h]], 1)
    f.s.put(f.unit(RIFLES), f.hex("1003"))
    railheads.push_back(f.s)
    behind = f.s.railhead[0]
    assert behind >= 0
    assert sc.west[behind]
    while behind != f.hex("1003"):
        ahead = railheads.green_ahead(f.s, behind)
        assert ahead
        behind = ahead[0]


@each("S42-T469")
def test_unloading_pushes_a_railhead(case: Case) -> None:
    """S42-5.6.5, 17.3.1: a unit that leaves its train has a ZOC again."""
    given = {"rails": WEST, "railheads": ["1408"], "converted": LINE}
    f = Field({RIFLES: "1508 train"}, player="soviet", phase="initial", **given)  # type: ignore[arg-type]
    assert (railhead(f) != "1408") is case["then"]["pushed"]
    axis = Field({RIFLES: "1508 train"}, player="axis", phase="initial", **given)  # type: ignore[arg-type]
    assert railhead(axis) == "1408"


@each("S42-T482")
def test_every_way_to_bring_a_zoc_to_a_railhead(case: Case) -> None:
    """S42-17.3.1: at once, in whatever way the ZOC comes or its cover goes."""
    given = {"rails": WEST, "railheads": ["1408"], "converted": LINE}
    recovers = Field({RIFLES: "1508 routed"}, player="soviet", frame=PlayerTurn(SOVIET), **given)  # type: ignore[arg-type]
    while recovers.frame() in ("Initial", "Movement", "Combat", "Decline"):
        assert railhead(recovers) == "1408"
        recovers.play("done")
    shown = soviet({ONE: "1508", RIFLES: "@army-1"}).play(f"show {RIFLES}")
    out = soviet({ONE: "1508", RIFLES: "@army-1"}).play(f"emerge {RIFLES} 1508")
    leaves = soviet({RIFLES: "1508", FOOT: "1408"}, frame=Rest())
    retreat(leaves, FOOT, to=(2, 2)).play("to 1309")
    lost = soviet({RIFLES: "1508", FOOT: "1408 steps=1"}, frame=Rest())
    lost.sc.loss_rules.when_eliminated(lost.s, lost.unit(OTHERS))
    assert railhead(lost) == "1408"
    eliminate(lost.s, lost.unit(FOOT))
    found = [railhead(f) != "1408" for f in (recovers, shown, out, leaves, lost)]
    assert found == case["then"]["pushed"]


@each("S42-T483")
def test_railheads_pushed_back_together_are_not_too_many(case: Case) -> None:
    """S42-17.2.2: the junction gets its second marker again, and none is left behind."""
    branch = ["green", "1309", "1310"]
    f = Field(
        {RIFLES: "1409"},
        rails=[*WEST, branch],
        railheads=["1309", "1309"],
        converted=LINE[:6],
        player="soviet",
        frame=Rest(),
    )
    railheads.push_back(f.s)
    assert f.s.railhead.count(f.hex("1208")) == 2
    f.s.put(f.unit(RIFLES), f.hex("2020"))
    railheads.begin(f.s)
    railheads.move(f.s, f.hex("1208"), f.hex("1309"))
    assert f.s.railhead.count(f.hex("1309")) == case["then"]["markers_at_junction"]
    assert sum(1 for h in f.s.railhead if h >= 0) == case["then"]["markers_in_all"]


# -- who waits (S42-20.4, 20.6, 31.0) ------------------------------------------------------------------------


ARMY = "SU-RD-4"
ARMIES = [{"army": 5, "turn": 2, "keys": [ARMY]}]


def waiting() -> list[str]:
    """A garrison, a unit of the North Caucasus, one of a reserve army, and one of none of these."""
    sc = Field(frame=Rest()).sc
    units = [u for u in sc.units_of[SOVIET] if sc.kind[u] & N_CAUCASUS and not sc.traits[u] & LOCKED]
    return [sc.unit_names[sc.garrisons[0]], sc.unit_names[units[0]], ARMY, RIFLES]


@each("S42-T466")
def test_who_waits_does_not_disengage(case: Case) -> None:
    """S42-27.2.1, 20.4, 20.6, 31.0."""
    options = {"disengagement": "on"}
    found = []
    rules = []
    for key in waiting():
        f = Field({key: "2010"}, player="soviet", options=options, awake=False, reserve_armies=ARMIES)
        why = disengagement.unit_refusal(f.s, SOVIET, f.unit(key))
        found.append(not why)
        rules.append(REFUSALS[why].rule if why else "")
    assert found == case["then"]["allowed"]
    assert rules == ["S42-20.4", "S42-20.6", "S42-31.0", ""]


@each("S42-T481")
def test_who_waits_does_not_follow_an_automatic_ds(case: Case) -> None:
    """S42-8.6.2, 31.0: it may shatter the enemy beside it, but stays where it is."""
    units = {ARMY: "2010", RIFLES: "2010", FOOT: "2011 routed"}
    f = Field(units, player="soviet", awake=False, reserve_armies=ARMIES)
    f.play("shatter 2011", f"with {ARMY}", f"with {RIFLES}", "commit")
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    assert bool(f.told("shatters")) is case["then"]["shatters"]
    quarry = [f.s.quarry[f.unit(key)] >= 0 for key in (ARMY, RIFLES)]
    assert quarry == [case["then"]["advances"], True]


@each("S42-T489")
def test_who_waits_goes_neither_into_a_box_nor_into_a_city(case: Case) -> None:
    """S42-31.0, 34.4.1, 29.1.1: every way out of a hex or an area."""
    given = {"player": "soviet", "awake": False, "reserve_armies": ARMIES, "turn": 24}
    f = Field({ONE: "2001", ARMY: "@A", RIFLES: "@A"}, masks=IN_ORDER, **given)  # type: ignore[arg-type]
    assert f.allowed(f"conceal {RIFLES} @army-1")
    found = [f.allowed(f"conceal {ARMY} @army-1")]
    assert f.refused(f"conceal {ARMY} @army-1") == case["section"]
    places = {TARGET: "major_city"}
    units = {ARMY: "2009", RIFLES: "2009", FOOT: TARGET}
    f = Field(units, places=places, options={"contested": "on"}, frame=Rest(), **given)  # type: ignore[arg-type]
    able = Storm(SOVIET, f.hex(TARGET), bits(f, ARMY, RIFLES)).able(f.s)
    assert f.unit(RIFLES) in able
    found.append(f.unit(ARMY) in able)
    assert found == case["then"]["allowed"]


# -- rivers ------------------------------------------------------------------------------------------------


@each("S42-T467")
def test_only_attackers_advance_over_the_river(case: Case) -> None:
    """S42-14.5, 5.5.5: who only stood with them follows when one is over and one behind: over a pontoon."""
    units = {PANZER: "2009", FOOT: "2009", OTHERS: "2009", RIFLES: TARGET}
    f = Field(units, water={"2009/2010": "major"}, frame=Rest())
    suffer(f, PANZER, OTHERS, code="D1")
    while f.frame() != "Advance":
        f.play("yield" if "yield" in f.options() else f.options()[0])
    allowed = [f.play(f"with {FOOT}").allowed(f"to {TARGET}")]
    assert f.refused(f"to {TARGET}") == case["section"]
    f = Field(units, water={"2009/2010": "major"}, frame=Rest())
    suffer(f, PANZER, OTHERS, code="D1")
    while f.frame() != "Advance":
        f.play("yield" if "yield" in f.options() else f.options()[0])
    allowed.insert(0, f.play(f"with {PANZER}").allowed(f"to {TARGET}"))
    assert allowed == case["then"]["allowed"]
    f.play(f"to {TARGET}", "halt", f"with {FOOT}")
    assert f.allowed(f"to {TARGET}") is case["then"]["stackmate_after_the_attacker"]


@each("S42-T471")
def test_a_unit_begins_where_its_army_began(case: Case) -> None:
    """S42-34.4.2, 5.5.2, 5.4."""
    water = {"2010/2011": "major"}
    found = []
    for start in ("2010", "2009"):
        f = Field({ONE: start, RIFLES: "@army-1"}, water=water, player="soviet", masks=IN_ORDER, turn=24)
        if start != "2010":
            f.play(f"march {ONE}", "to 2010", "halt")
        f.play(f"emerge {RIFLES} 2010", f"march {RIFLES}")
        found.append(f.allowed("to 2011"))
        if not found[-1]:
            assert f.refused("to 2011") == case["section"]
    assert found == case["then"]["allowed"]


# -- out of a box (S42-34.4.2) -------------------------------------------------------------------------------


@each("S42-T468")
def test_no_train_out_of_a_box(case: Case) -> None:
    """S42-5.6.2, 34.4.2: passengers begin the phase in a rail hex or an area."""
    given = {"rails": [["2001", "2002", "2003", "2004", "2001/2000"]], "masks": IN_ORDER, "turn": 24}
    units = {ONE: "2004", RIFLES: "@army-1", MORE_RIFLES: "2004"}
    f = Field(units, player="soviet", **given)  # type: ignore[arg-type]
    f.play(f"emerge {RIFLES} 2004")
    assert f.allowed(f"rail {MORE_RIFLES}")
    assert f.allowed(f"rail {RIFLES}") is case["then"]["allowed"]
    assert f.refused(f"rail {RIFLES}") == case["section"]


@each("S42-T484")
def test_no_reserve_that_an_army_has_carried_far(case: Case) -> None:
    """S42-25.2.1, 34.4.2."""
    found = []
    for start in ("2010", "2008"):
        f = Field(
            {ONE: start, RIFLES: "@army-1"},
            player="soviet",
            masks=IN_ORDER,
            turn=24,
            options={"reserves": "on"},
        )
        if start != "2010":
            f.play(f"march {ONE}", "to 2009", "to 2010", "halt")
        f.play(f"emerge {RIFLES} 2010")
        found.append(f.allowed(f"reserve {RIFLES}"))
    assert found == case["then"]["allowed"]


@each("S42-T490")
def test_a_refitted_unit_moves_one_hex_with_its_army_or_alone(case: Case) -> None:
    """S42-21.4, 34.3.1."""
    found = []
    for start in ("2010", "2009"):
        units = {ONE: start, RIFLES: "@army-1 refitted"}
        f = Field(units, player="soviet", masks=IN_ORDER, turn=24)
        if start != "2010":
            f.play(f"tactical {ONE}", "to 2010")
        f.play(f"emerge {RIFLES} 2010")
        found.append(f.allowed(f"tactical {RIFLES}"))
    assert found == case["then"]["allowed"]


@each("S42-T485")
def test_plans_do_not_travel_in_a_box(case: Case) -> None:
    """S42-26.2, 34.3.1."""
    front = "SU-FR-BRYANSK"
    line = [["2001", "2002", "2003", "2004", "2001/2000"]]
    f = Field({ONE: "2004", front: "2003"}, rails=line, roads=line, player="soviet", masks=IN_ORDER, turn=24)
    f.s.plans[f.unit(front)] = 1
    f.play(f"conceal {front} @army-1")
    found = [not f.s.plans[f.unit(front)]]
    for hexes in (3, 2):
        f = Field({ONE: "2010", front: "@army-1"}, player="soviet", masks=IN_ORDER, turn=24)
        f.s.plans[f.unit(front)] = 1
        maskirovka_boxes.carried(f.s, f.unit(ONE), hexes)
        found.append(not f.s.plans[f.unit(front)])
        known = f.s.mask_may[0] == 1 << 1
        assert known is found[-1]
    assert found == case["then"]["lost"]


@each("S42-T480")
def test_nobody_need_come_out(case: Case) -> None:
    """S42-34.6.2: "may leave". All then defend with 0: one of them loses a step, the army retreats."""
    units = {ONE: "2005", PANZER: "2006"} | dict.fromkeys((RIFLES, MORE_RIFLES), "@army-1")
    f = Field(units, masks=IN_ORDER, turn=24, phase="combat").play("attack 2005")
    assert f.asked() == "soviet"
    f.play("done")
    assert (f.frame(), f.asked()) == ("Lose", "axis")
    assert f.s.mask_may[0] == 1 << 1  # who is asked about their units is told whose they are
    f.play(f"lose {RIFLES}")
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    away = f.sc.board.distance_between(f.hex("2005"), f.hex(f.where(ONE)))
    assert away == case["then"]["retreat"]
    assert (f.steps(RIFLES), f.steps(MORE_RIFLES)) == (1, 2)
    assert f.order(RIFLES) == f.order(MORE_RIFLES) == {"FR": "routed"}[case["then"]["box"]]
    assert f.where(RIFLES) == "@army-1"
    assert f.frame() == "Advance"
    assert f.told("combat")[0][3] >= 0


def test_nobody_need_come_out_in_breakthrough_combat() -> None:
    """S42-34.6.2, 15.2.5: the group drives the army off and goes on."""
    units = {ONE: "2011", PANZER: "2009", RIFLES: "@army-1", MORE_RIFLES: "@army-1"}
    f = Field(units, masks=IN_ORDER, turn=24, frame=Rest())
    follow(f, PANZER, vacated="2010", hexes=4)
    f.play(f"with {PANZER}", "to 2010", "strike 2011", "done", f"lose {RIFLES}")
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    assert f.order(MORE_RIFLES) == "routed"
    assert f.play("to 2011").where(PANZER) == "2011"


def test_the_last_step_in_a_box_takes_the_army_along() -> None:
    """S42-34.6.2, 19.3: an army without units is a non-combat unit, and nobody is left to retreat with."""
    f = Field(
        {ONE: "2005", PANZER: "2006", RIFLES: "@army-1 steps=1"}, masks=IN_ORDER, turn=24, phase="combat"
    )
    f.play("attack 2005", "done")
    assert f.where(RIFLES) == "@lost"
    assert f.where(ONE) == "@waiting"
    assert f.frame() == "Advance"


# -- movement ------------------------------------------------------------------------------------------------


@each("S42-T470")
def test_routed_units_in_the_mini_turn(case: Case) -> None:
    """S42-33.2.3: up to the full MA; extended movement is named apart in S42-13.3.1."""
    f = Field({FOOT: "2010 routed", OTHERS: "2010"}, frame=Rest())
    f.s.turn_kind = SMALL
    push(f, Movement(AXIS))
    allowed = [f.allowed(f"{gait} {FOOT}") for gait in case["given"]["gaits"]]
    assert allowed == case["then"]["allowed"]
    assert f.refused(f"extend {FOOT}") == case["section"]
    f.play(f"rout {OTHERS}")
    assert f.allowed(f"march {OTHERS}")
    assert f.refused(f"extend {OTHERS}") == case["section"]
    assert Field({FOOT: "2010 routed"}).allowed(f"extend {FOOT}")  # else as S42-13.3.1 says


@each("S42-T476")
def test_full_retreat_at_any_time_of_the_phase(case: Case) -> None:
    """S42-13.1.3; but nobody stays next to the enemy by it who cannot leave any more (S42-13.3.2)."""
    found = [Field({FOOT: "2010"}).allowed(f"rout {FOOT}")]
    f = Field({FOOT: "2010"}).play(f"march {FOOT}", "to 2011", "halt")
    found.append(f.allowed(f"rout {FOOT}"))
    beside = Field({FOOT: "2008", RIFLES: TARGET}).play(f"march {FOOT}", "to 2009")
    found.append(beside.allowed(f"rout {FOOT}"))
    assert beside.refused(f"rout {FOOT}") == "S42-13.3.2"
    covered = Field({FOOT: "2008", OTHERS: "2009", RIFLES: TARGET}).play(f"march {FOOT}", "to 2009")
    found.append(covered.allowed(f"rout {FOOT}"))
    assert found == case["then"]["allowed"]
    f.play(f"rout {FOOT}")
    assert f.order(FOOT) == "routed"
    assert f.refused(f"march {FOOT}") == "S42-5.1"


def test_full_retreat_ends_reserve_and_pursuit() -> None:
    """S42-25.2.1, 8.6.2: who has chosen it waits for no advance."""
    f = Field({FOOT: "2010"}, options={"reserves": "on"}).play(f"reserve {FOOT}", f"rout {FOOT}", "done")
    assert f.order(FOOT) == "routed"
    push(f, Rest())
    assert REFUSALS[release_refusal(f.s, AXIS, f.unit(FOOT))].rule == "S42-25.2.3"


@each("S42-T478")
def test_extended_movement_past_a_contested_city(case: Case) -> None:
    """S42-5.3, 29.1.1: the enemies inside are next to the hexes around it."""
    found = []
    for here, to in (("2008", "2009"), ("2007", "2008")):
        f = city({PANZER: TARGET, RIFLES: TARGET, MORE_RIFLES: here}, phase="movement", player="soviet")
        found.append(f.play(f"extend {MORE_RIFLES}").allowed(f"to {to}"))
        assert f.shut(MORE_RIFLES, to, MARCH) == ""
    assert found == case["then"]["allowed"]
    f = city({PANZER: TARGET, RIFLES: TARGET, FOOT: "2008"}, phase="movement")
    assert f.shut(FOOT, "2009", EXTENDED) == case["section"]  # for whoever does not hold the city as well


@each("S42-T491")
def test_extended_movement_out_of_an_area_past_a_contested_city(case: Case) -> None:
    """S42-5.3, 22.3.1, 29.1.1."""
    given = {"places": {"2002": "major_city"}, "control": {"2002": "soviet"}, "options": {"contested": "on"}}
    f = Field({MORE_RIFLES: "@A"}, player="soviet", frame=Rest(), **given)  # type: ignore[arg-type]
    f.s.set_contested(f.hex("2002"), SOVIET)
    for key in (PANZER, RIFLES):
        f.s.steps[f.unit(key)] = 2
        f.s.put(f.unit(key), f.hex("2002"))
    assert (f.shut(MORE_RIFLES, "2001", EXTENDED) == "") is case["then"]["allowed"]
    assert (f.shut(MORE_RIFLES, "2001", MARCH) == "") is case["then"]["march"]


@each("S42-T488")
def test_routed_units_keep_away_from_any_unit(case: Case) -> None:
    """S42-13.3.2: "next to enemy units"."""
    found = []
    for friend in ({}, {OTHERS: "2009"}):
        f = Field({FOOT: "2007 routed", STORES: TARGET, **friend}).play(f"march {FOOT}", "to 2008")
        found.append(f.allowed("to 2009"))
    assert found == case["then"]["allowed"]


# -- any unit (S42-16.3.4, 17.3.1, 17.4, 18.4, 24.1.4) -------------------------------------------------------


@each("S42-T472")
def test_a_supply_point_stops_trains_and_cuts_the_network(case: Case) -> None:
    f = Field({FOOT: "@Z", STORES: "1109"}, rails=WEST, converted=LINE)
    u = f.unit(FOOT)
    assert (f.hex("1408") in rail.ends(f.s, u)) is case["then"]["trains"]
    assert bool(rail.network(f.s, AXIS)[f.hex("1208")]) is case["then"]["network"]
    f.s.put(f.unit(STORES), f.hex("2020"))
    assert f.hex("1408") in rail.ends(f.s, u)
    assert rail.network(f.s, AXIS)[f.hex("1208")]


@each("S42-T473")
def test_a_supply_point_takes_a_city(case: Case) -> None:
    f = Field({STORES: "2009"}, places={TARGET: "minor_city"}, control={TARGET: "axis"}, player="soviet")
    f.play(f"march {STORES}", f"to {TARGET}")
    row = f.sc.control_row[f.hex(TARGET)]
    assert f.s.control[row] == {"its own side": SOVIET}[case["then"]["control"]]


@each("S42-T474")
def test_a_supply_point_pushes_a_railhead_out_of_its_hex(case: Case) -> None:
    into = soviet({STORES: "1508"}).play(f"march {STORES}", "to 1408")
    beside = soviet({STORES: "1608"}).play(f"march {STORES}", "to 1508")
    assert [railhead(f) != "1408" for f in (into, beside)] == case["then"]["pushed"]


@each("S42-T486")
def test_a_supply_point_bars_the_way_of_support(case: Case) -> None:
    guns = "SU-AD-1"
    walls = dict.fromkeys(("2009/2010", "2010/2110", "1910/2010", "1911/2010"), "lake")
    given = {"water": {**walls, "2010/2111": "lake"}, "player": "soviet", "frame": Rest()}
    free = Field({guns: "2010", RIFLES: "2012"}, **given)  # type: ignore[arg-type]
    assert support.reaches_any(free.s, free.unit(guns), [free.unit(RIFLES)])
    barred = Field({guns: "2010", RIFLES: "2012", AXIS_STORES: "2011"}, **given)  # type: ignore[arg-type]
    reaches = support.reaches_any(barred.s, barred.unit(guns), [barred.unit(RIFLES)])
    assert reaches is case["then"]["in_range"]


@each("S42-T487")
def test_a_supply_point_occupies_a_city(case: Case) -> None:
    f = Field({}, whole_map=True, player="soviet")
    h = next(h for h in range(f.sc.n) if f.sc.points_if_soviet[h] == case["then"]["points"])
    before = victory.hex_points(f.s)
    f.s.steps[f.unit(STORES)] = 1
    f.s.put(f.unit(STORES), h)
    assert victory.hex_points(f.s) - before == case["then"]["points"]


# -- withdrawals (S42-32.1, 32.2) ----------------------------------------------------------------------------

TEN = [{"turn": 10, "side": "axis", "kind": "tank_divisions", "keys": ["DE-PG-GD"]}]
CORPS = [{"turn": 24, "side": "soviet", "kind": "tank_corps"}]


@each("S42-T475")
def test_steps_are_paid_and_taken_on_the_map(case: Case) -> None:
    given = {"phase": "initial", "turn": 10, "withdrawals": TEN}
    gone = dict.fromkeys(("DE-PZ-3", "DE-PZ-6", "DE-PG-GD"), "@lost")
    f = Field({**gone, "DE-PZ-22": "0905", "DE-PZ-23": "0906", "DE-PZ-24": "@X"}, **given)  # type: ignore[arg-type]
    f.play("recall DE-PZ-3", "recall DE-PZ-6")
    assert [f.allowed("lose DE-PZ-22"), f.allowed("lose DE-PZ-24")] == case["then"]["allowed"]
    whole = dict.fromkeys(("DE-PZ-3", "DE-PZ-6", "DE-PG-GD"), "0904")
    weak = {"DE-PZ-22": "0905 steps=2", "DE-PZ-24": "@X steps=2"}
    f = Field({**whole, **weak}, **given)  # type: ignore[arg-type]
    f.play("recall DE-PZ-3", "recall DE-PZ-6")
    assert [f.allowed("grant-step DE-PZ-22"), f.allowed("grant-step DE-PZ-24")] == case["then"]["allowed"]


@each("S42-T479")
def test_a_corps_in_a_box_is_withdrawn(case: Case) -> None:
    """S42-32.2: "any corps in supply"."""
    brigade = "SU-TB-129"
    given = {"player": "soviet", "phase": "initial", "turn": 24, "withdrawals": CORPS, "masks": IN_ORDER}
    f = Field({ONE: "2002", "SU-TC-1": "@army-1", brigade: "@lost"}, **given)  # type: ignore[arg-type]
    found = [f.allowed("recall SU-TC-1")]
    f.play("recall SU-TC-1")
    assert f.s.top().owed == case["then"]["steps_counted"] - 1  # type: ignore[attr-defined]
    f.play(f"grant-brigade {brigade}")
    assert f.where(brigade) == {"into the same box": "@army-1"}[case["then"]["brigade"]]
    around = {FOOT: "2010", OTHERS: "2010", "DE-ID-299": "1812", "DE-ID-383": "2212"}
    f = Field({ONE: "2014", "SU-TC-1": "@army-1", **around}, **given)  # type: ignore[arg-type]
    found.append(f.allowed("recall SU-TC-1"))
    assert found == case["then"]["allowed"]
    assert (f.frame(), f.options()) == ("Withdrawal", ["done"])  # asked in the open, whoever knows the box
    assert f.play("done").frame() == "Initial"


# -- who has retreated (S42-12.2) ----------------------------------------------------------------------------


@each("S42-T477")
def test_routed_units_that_have_run_cancel_no_ezoc(case: Case) -> None:
    """S42-12.2, 13.3.2: they have retreated in this phase; S42-12.4 is about combat results and stays."""
    f = Field({RIFLES: "2012 routed", PANZER: "2009", MORE_RIFLES: "2016"}, frame=Rest())
    follow(f, PANZER, vacated="2010", hexes=4)
    f.play(f"with {PANZER}", "to 2010", "to 2011")
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    ran = f.s.place[f.unit(RIFLES)]
    assert ran != f.hex("2012")
    assert not f.marked(RIFLES, FLED)
    assert steady_there(f.s, ran, SOVIET, 0) is case["then"]["survive"]


@each("S42-T492")
def test_no_retreat_to_any_enemy_unit(case: Case) -> None:
    """S42-12.2: "into a hex with an enemy unit"; that non-combat units do not hinder is said of movement."""
    ring = dict.fromkeys(("2009/2010", "2010/2110", "2010/2111", "1910/2010"), "lake")
    units = {RIFLES: TARGET, AXIS_STORES: "2011"}
    shut = Field(units, water={**ring, "1911/2010": "lake"}, player="soviet", frame=Rest())
    open_way = Field(units, water=ring, player="soviet", frame=Rest())
    found = []
    for f in (shut, open_way):
        retreat(f, RIFLES, to=(2, 2))
        assert "to 2011" not in f.options()
        found.append(f.where(RIFLES) != "@lost")
    assert found == case["then"]["survives"]
