# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 14: disruption, full retreat and recovery."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.zocbond import bonds
from grognard.games.zocbond.disorder import rout, shake
from grognard.games.zocbond.kinds import ENGAGED
from grognard.games.zocbond.retreat import scared

from .cases import ORDERS, Case, case, each
from .field import MARKS, Field
from .fight import Rest, suffer
from .withdrawal import retreat

UNITS = {"elite": "1-501", "regular": "1-Gren-Gds", "poor": "Lw-6-zbV"}
MARKERS = {"SCAT": "scattered", "ENG": "engaged", "REPLACEMENT": "refitted", "SPENT": "spent"}


def recover(units: dict[str, str], **more: Any) -> Field:
    return Field(units, phase="recovery", **more)


@each(
    "H44-C-300",
    "H44-C-301",
    "H44-C-302",
    "H44-C-303",
    "H44-C-304",
    "H44-C-306",
)
def test_recovery(case: Case) -> None:
    """H44-14.4.1, 14.4.2: one level; in an EZOC by a roll of four, with morale."""
    given = case["given"]
    key = UNITS[given["morale"]]
    german = key == UNITS["poor"]
    units = {key: f"3010 {ORDERS[given['marker']]}"}
    if given["ezoc"]:
        units["A-82" if german else "Ge-Inf-1"] = "3011"
    rolls = [given["die"]] if given["die"] else []
    f = recover(units, player="german" if german else "allied", rolls=rolls)
    assert f.order(key) == ORDERS[case["then"]["marker"]]
    assert f.script.rolls == []


def test_the_roll_says_where_it_comes_from() -> None:
    """H44-14.4.2."""
    f = recover({"1-501": "3010 disrupted", "Ge-Inf-1": "3011"}, rolls=[3])
    told = f.told("recovery-roll")
    assert [total for _, total, *_ in told] == [4]
    ledger = next(event.ledgers[0] for event in f.sink.events if event.ledgers)
    assert ledger.rules() == ["H44-14.4.2"]


def test_no_roll_in_areas_and_across_rivers() -> None:
    """H44-14.4.1, 19.3.1, 7.1."""
    f = recover({"1-501": "@N disrupted", "Ge-Inf-1": "1004"})
    assert f.order("1-501") == "good"
    f = recover({"1-501": "3010 disrupted", "Ge-Inf-1": "3011"}, water={"3010/3011": "major"})
    assert f.order("1-501") == "good"


def test_the_enemy_does_not_recover() -> None:
    """H44-14.4.1."""
    f = recover({"1-501": "3010 disrupted", "KG-Seidel": "2010 disrupted engaged"})
    assert f.order("KG-Seidel") == "disrupted"
    assert f.marked("KG-Seidel", ENGAGED)


def test_H44_C_565_other_markers_come_off() -> None:
    """H44-14.4.3: without a roll, even in an EZOC."""
    given, then = case("H44-C-565")["given"], case("H44-C-565")["then"]
    words = [MARKERS[marker] for marker in given["markers"]]
    f = recover({"1-501": " ".join(["3010", *words]), "Ge-Inf-1": "3011"})
    assert [m for m in given["markers"] if not f.marked("1-501", MARKS[MARKERS[m]])] == then["removed"]
    assert {"none": []}[then["die"]] == f.told("recovery-roll")


def test_disorder_grows_by_levels() -> None:
    """H44-14.1.2, 14.3.1: the disrupted are routed, the routed suffer nothing more."""
    f = Field({"1-501": "3010"}, frame=Rest())
    u = f.unit("1-501")
    for wanted in ("disrupted", "routed", "routed"):
        shake(f.s, u)
        assert f.order("1-501") == wanted
    rout(f.s, u)
    assert len(f.told("becomes")) == 2


def test_the_disrupted_neither_attack_nor_bond() -> None:
    """H44-14.2."""
    f = Field({"1-501": "3010 disrupted", "2-501": "3010", "Ge-Inf-1": "3011"}, phase="combat", rolls=[1])
    f.play("attack 3011")
    assert f.told("attacks")[0][0] == 1 << f.unit("2-501")
    for order, bond in (("good", True), ("disrupted", False)):
        f = Field({"1-501": f"3010 {order}", "2-501": "3012"}, frame=Rest())
        assert bonds.hex_bond(f.s, 0, f.hex("3011")) is bond


@pytest.mark.parametrize(("order", "rule"), [("disrupted", "H44-14.2"), ("routed", "H44-14.3.2")])
def test_poor_units_in_any_disorder_leave_EZOC(order: str, rule: str) -> None:
    """H44-14.2, 14.3.2: the routed suffer all that the disrupted do."""
    f = Field({"Lw-6-zbV": f"3010 {order}", "A-82": "3011"}, player="german")
    assert f.refused("done") == "H44-14.2"
    f.play("tactical Lw-6-zbV")
    assert f.refused("to 2910") == rule
    f.play("to 3009", "halt")
    assert "done" in f.options()


def test_regular_units_in_disorder_may_stay() -> None:
    """H44-14.2."""
    assert "done" in Field({"I-Hoffmann": "3010 disrupted", "A-82": "3011"}, player="german").options()


@pytest.mark.parametrize(
    ("morale", "die", "order"),
    [
        ("poor", 4, "disrupted"),
        ("poor", 5, "good"),
        ("regular", 3, "disrupted"),
        ("regular", 4, "good"),
        ("elite", 2, "disrupted"),
        ("elite", 3, "good"),
    ],
)
def test_every_morale_class_recovers_at_its_own_die(morale: str, die: int, order: str) -> None:
    """H44-14.4.2: 4 to 7 recover, with +1 for elite and -1 for poor units."""
    key = UNITS[morale]
    player = "german" if morale == "poor" else "allied"
    enemy = "A-82" if morale == "poor" else "Ge-Inf-1"
    f = Field({key: "3010 disrupted", enemy: "3011"}, phase="recovery", player=player, rolls=[die])
    assert f.order(key) == order


def test_friends_do_not_cancel_EZOC_for_recovery() -> None:
    """H44-14.4.2, 0.2."""
    units = {"1-501": "3010 disrupted", "2-501": "3010", "Ge-Inf-1": "3011"}
    f = Field(units, phase="recovery", rolls=[1])
    assert f.order("1-501") == "disrupted"


def test_across_an_unbridged_major_river_nobody_rolls() -> None:
    """H44-14.4.1, 7.1."""
    f = Field({"1-501": "3010 routed", "Ge-Inf-1": "3011"}, phase="recovery", water={"3010/3011": "major"})
    assert f.order("1-501") == "disrupted"


def test_in_an_area_units_recover_without_a_roll() -> None:
    """H44-14.4.1, 19.3.1."""
    f = Field({"1-Gren-Gds": "@N disrupted", "Ge-Inf-1": "1005"}, phase="recovery")
    assert f.order("1-Gren-Gds") == "good"


def test_only_ones_own_units_recover() -> None:
    """H44-14.4.1, 14.4.3."""
    units = {"1-501": "3010 disrupted", "I-Hoffmann": "3020 disrupted", "KG-Seidel": "3022 engaged"}
    f = Field(units, phase="recovery")
    assert (f.order("1-501"), f.order("I-Hoffmann")) == ("good", "disrupted")
    assert f.marked("KG-Seidel", ENGAGED)


def test_the_routed_next_to_steady_friends_stay() -> None:
    """H44-14.3.2: stacked with a unit that is not routed they do not run."""
    f = Field({"1-Gren-Gds": "3007", "KG-Seidel": "3010 routed", "Ge-Inf-1": "3010"})
    f.play("march 1-Gren-Gds", "to 3008", "to 3009")
    assert f.where("KG-Seidel") == "3010"
    assert f.frame() == "Movement"  # it has been stopped by the ZOC of the other


def test_the_routed_run_once_from_each_step() -> None:
    """H44-14.3.2: who ends beside those he has run from does not run for ever."""
    f = Field({"1-Gren-Gds": "3009", "KG-Seidel": "3010 routed", "I-Hoffmann": "3008 routed"})
    h = f.hex("3009")
    beside = {f.hex("3008"): 1 << f.unit("I-Hoffmann"), f.hex("3010"): 1 << f.unit("KG-Seidel")}
    first = scared(f.s, 0, h, 0)
    second = scared(f.s, 0, h, beside[first])
    assert {first, second} == set(beside)
    assert scared(f.s, 0, h, beside[first] | beside[second]) == -1


def test_the_routed_do_not_enter_EZOC_without_steady_friends() -> None:
    """H44-14.3.2."""
    f = Field({"1-501": "3008 routed", "Ge-Inf-1": "3011"})
    assert f.refused("march 1-501", "to 3009", "to 3010") == "H44-14.3.2"
    f = Field({"1-501": "3008 routed", "2-501": "3010", "Ge-Inf-1": "3011"})
    assert f.play("march 1-501", "to 3009", "to 3010").where("1-501") == "3010"


def test_full_retreat_of_ones_own_will() -> None:
    """H44-14.3.1: at full allowance, never extended, and nothing to attack or defend with."""
    f = Field({"1-501": "3008 disrupted"}).play("rout 1-501")
    assert f.refused("extend 1-501") == "H44-14.3.2"
    assert f.play("march 1-501").s.top().facts(f.s)[0] == f.sc.allowance[f.unit("1-501")]


# -- the duty of poor units in disorder (H44-14.2) -----------------------------------------------------

POOR = "GR-732"  # of two steps
FOE = "1-Gren-Gds"
WALLED_IN = {f"3010/{h}": "major" for h in ("2909", "3009", "2910", "3110", "3109")}
DEEDS = {
    f"screen {POOR}": {POOR: "3010 disrupted"},
    f"merge {POOR} GR-745": {POOR: "3010 disrupted steps=1", "GR-745": "3010"},
    f"merge GR-745 {POOR}": {POOR: "3010 disrupted", "GR-745": "3010 steps=1"},
    f"absorb {POOR} Ge-Inf-1": {POOR: "3010 disrupted steps=1", "Ge-Inf-1": f"3010 of={POOR}"},
}


@each("H44-C-652")
@pytest.mark.parametrize("deed", DEEDS)
def test_who_must_leave_does_nothing_else(case: Case, deed: str) -> None:
    """H44-14.2, 8.3.3, 21.4, 21.5: what takes part in these has ended its move or gives it up."""
    found = []
    for water in ({}, WALLED_IN):
        f = Field(
            {**DEEDS[deed], FOE: "3011"}, player="german", terrain={"3010": "town"}, water=water, turn=4
        )
        found.append(f.allowed(deed))
        assert f.allowed("done") == bool(water)
        if not found[-1]:
            assert f.refused(deed) == case["then"]["rule"]
    assert found == case["then"]["allowed"]


def test_who_has_left_may_merge() -> None:
    """H44-14.2, 21.5: out of the EZOC its duty is done."""
    units = {POOR: "3010 disrupted steps=1", "GR-745": "3009", FOE: "3011"}
    f = Field(units, player="german").play(f"tactical {POOR}", "to 3009", "halt")
    assert f.play(f"merge {POOR} GR-745").steps(POOR) == 2


def test_who_must_leave_counts_for_no_screen() -> None:
    """H44-8.3.3, 14.2: one step of another is too little without it."""
    units = {POOR: "3010 disrupted", "II-Grossmehl": "3010", FOE: "3011"}
    f = Field(units, player="german", terrain={"3010": "town"})
    assert f.refused("screen II-Grossmehl") == "H44-8.3.3"


@each("H44-C-653")
def test_no_march_that_leads_nowhere(case: Case) -> None:
    """H44-14.2, 7.2: with too few points it goes tactically."""
    found = []
    for ground in case["given"]["around"]:
        around = dict.fromkeys(("2909", "3009", "3109", "2910", "3110"), ground)
        f = Field({POOR: "3010 routed", FOE: "3011"}, player="german", turn=4, terrain=around)
        found.append(f.allowed(f"march {POOR}"))
        assert f.allowed(f"tactical {POOR}") == case["then"]["tactical"]
        if not found[-1]:
            assert f.refused(f"march {POOR}") == "H44-14.2"
    assert found == case["then"]["allowed"]


@each("H44-C-654")
def test_no_rout_that_shuts_the_way_out(case: Case) -> None:
    """H44-14.2, 14.3.2: in full retreat it enters an EZOC only where steady friends are."""
    ring = {FOE: "3110", "3-Irish-Gds": "2910", "5-Coldm-Gds": "3109"}
    walls = {f"3010/{h}": "major" for h in ("2909", "3009")}
    found = []
    for friends in ({}, {"KG-Seidel": "3011"}):
        f = Field(
            {POOR: "3010 disrupted", **ring, **friends},
            terrain={"3011": "city"},
            water=walls,
            player="german",
            turn=4,
        )
        found.append(f.allowed(f"rout {POOR}"))
        assert not f.allowed("done")
        if not found[-1]:
            assert f.refused(f"rout {POOR}") == "H44-14.2"
    assert found == case["then"]["allowed"]


@each("H44-C-655")
def test_artillery_disrupted_a_second_time(case: Case) -> None:
    """H44-14.3.1, 17.3, 14.1.2."""
    found = []
    for order, hexes in zip(case["given"]["order"], case["given"]["hexes"], strict=True):
        f = Field({"Gds-Div": f"3010 {order}"}).play("tactical Gds-Div", *("to 3011", "to 3012")[:hexes])
        if hexes == 1:
            f.play("halt")
        found.append(f.order("Gds-Div"))
    assert found == case["then"]["order"]


@each("H44-C-661")
def test_the_routed_run_before_a_bridge_is_blown(case: Case) -> None:
    """H44-14.3.2, 5.4: they must at once, the Germans may; over the bridge, if they like."""
    f = Field(
        {FOE: "3008", "KG-Seidel": "3010 routed"},
        water={"3009/3109": "canal"},
        bridges={"3009/3109": "mined"},
        roads=[["3009", "3109"]],
        rolls=[6],
    )
    f.play(f"march {FOE}", "to 3009")
    frames = {"retreat": "Retreat", "demolition": "Demolition"}
    assert f.frame() == frames[case["then"]["first"]]
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    assert f.frame() == frames[case["then"]["then"]]
    assert f.play("blow 3009/3109").bridge("3009/3109") == "blown"


@each("H44-C-677")
def test_nobody_is_engaged_and_in_full_retreat(case: Case) -> None:
    """H44-11.5.2, 14.3.1, 13.3: full retreat is disorder; only who stops in good order stays engaged."""
    found = []
    for code in case["given"]["code"]:
        f = Field({"1-505": "2009", "KG-Knaust": "2010 engaged"}, terrain={"2011": "town"}, phase="combat")
        suffer(f, "1-505", code=code)
        while "to 2011" not in f.options():
            f.play("yield")
        f.play("to 2011", "halt")
        assert (f.where("KG-Knaust"), f.steps("KG-Knaust")) == ("2011", 2)
        found.append((f.order("KG-Knaust"), f.marked("KG-Knaust", ENGAGED)))
    assert found == list(zip(case["then"]["order"], case["then"]["engaged"], strict=True))


def test_who_flees_a_second_time_is_engaged_no_more() -> None:
    """H44-11.5.2, 16.4: breakthrough combat puts who has retreated before into full retreat."""
    units = {"1-505": "2009", "KG-Knaust": "2010 engaged fled"}
    f = Field(units, terrain={"2011": "town"}, frame=Rest())
    retreat(f, "KG-Knaust").play("to 2011", "halt")
    assert f.order("KG-Knaust") == "routed"
    assert not f.marked("KG-Knaust", ENGAGED)
