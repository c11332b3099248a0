"""Chapter 8: attacks, odds, and automatic DS."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42.events import EVENTS
from grognard.games.stalingrad42.verbs import VERBS
from grognard.games.zocbond.automatic import why_not
from grognard.games.zocbond.battle import AUTOMATIC
from grognard.games.zocbond.kinds import ATTACKED, SHATTERED
from grognard.games.zocbond.odds_column import column as column_of
from grognard.games.zocbond.odds_column import rung, shifted
from grognard.games.zocbond.results import ODDS
from grognard.games.zocbond.show.courses import courses
from grognard.games.zocbond.strength import is_too_low, odds_of
from tests.games.stalingrad42.cases import ORDERS, Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, column, odds, step, suffer

RIFLES = "SU-RD-1"  # 3-5-3, two steps
MORE_RIFLES = "SU-RD-4"
FOOT = "DE-ID-9"  # 5-6-3
PANZER = "DE-PZ-3"  # 10-8-6, red dot


# -- odds (S42-8.3, 8.4, 8.5) ----------------------------------------------------------------------


@each(
    "S42-T070",
    "S42-T071",
    "S42-T073",
    "S42-T074",
    "S42-T075",
    "S42-T078",
    "S42-T080",
    "S42-T081",
    "S42-T083",
    "S42-T085",
    "S42-T086",
)
def test_odds_are_rounded_down_and_shifted(case: Case) -> None:
    """S42-8.3, 8.4: 8-1 and 9-1 are resolved as 7-1, ten to one needs no roll."""
    given = case["given"]
    f = Field({}, frame=Rest())
    at = shifted(rung(given["att"], given["defn"]), given.get("shift", 0))
    if case["then"]["column"] == "auto DS":
        assert at >= f.sc.combat_rules.automatic_odds
    else:
        assert f.sc.combat.first_rung <= at < f.sc.combat_rules.automatic_odds
        assert ODDS[column_of(f.sc.combat, at)] == case["then"]["column"]


def test_an_attack_below_the_table_is_refused() -> None:
    """S42-8.4: after all shifts, with whatever support there is."""
    weak = {"SU-CD-12": "2011", PANZER: TARGET}  # 2 to 8
    f = Field(weak, phase="combat", player="soviet")
    assert f.options() == []
    f = Field({**weak, FOOT: "2311", "SU-RD-6": "2312"}, phase="combat", player="soviet")
    assert f.refused(f"attack {TARGET}") == "S42-8.4"


def test_support_can_lift_an_attack_into_the_table() -> None:
    """S42-8.4: the attackers may be named, but are not sent before their support is declared."""
    units = {"SU-RB-3": "2011", "DE-MOT-3": TARGET, "SU-FR-DON": "2012"}  # 2 to 7: 1-4
    f = Field(units, phase="combat", player="soviet")
    f.play(f"attack {TARGET}")
    assert step(f) == "Attack.support"
    assert is_too_low(f.s, battle(f, "SU-RB-3"))
    assert f.refused("commit") == "S42-8.4"
    low, support = courses(f.s, f.s.asked[0], VERBS)  # the panel says why, and what helps
    assert (low.kind, low.key, low.text.args["n"]) == ("why", "commit", 1)
    assert (support.key, support.text.args["columns"]) == ("support SU-FR-DON", 1)
    f.script.rolls.append(1)
    f.play("support SU-FR-DON", "commit")
    assert f.told("combat")[0][1] == ODDS.index("1-3")


@each("S42-T087", "S42-T088")
def test_only_so_much_strength_counts(case: Case) -> None:
    """S42-8.5.1, 8.5.2."""
    if "attack" in case["then"]:
        panzers = ["DE-PZ-3", "DE-PZ-6", "DE-PZ-7", "DE-PZ-9", "DE-PZ-11", "DE-PZ-13"]
        places = ["2009", "2009", "2110", "2110", "2111", "2111"]
        f = Field({**dict(zip(panzers, places, strict=True)), RIFLES: TARGET}, frame=Rest())
        assert odds(f, *panzers).attack == case["then"]["attack"]
    else:
        units = {"SU-GRD-4": TARGET, "SU-GRD-9": TARGET, PANZER: "2009"}
        f = Field(units, terrain={TARGET: "major_city"}, frame=Rest())
        assert odds(f, PANZER).defence == case["then"]["defense"]


@each("S42-T317")
def test_against_nothing_but_routed_units_no_roll_is_needed(case: Case) -> None:
    """S42-8.4: a defence of 0 counts as ten to one, and the step comes off a routed unit."""
    f = Field({"SU-RD-4": f"{TARGET} routed", "NC-VOL-1": "2009"}, phase="combat")
    needs_no_roll = odds(f, "NC-VOL-1").rung >= f.sc.combat_rules.automatic_odds
    assert needs_no_roll is (case["then"]["column"] == "auto DS")
    f.play(f"attack {TARGET}")
    assert f.told("combat")[0][2] == 0  # no die
    assert f.steps("SU-RD-4") == 1


# -- who attacks whom (S42-8.1, 8.2) ---------------------------------------------------------------


@each("S42-T093", "S42-T315")
def test_a_hex_is_attacked_once(case: Case) -> None:
    """S42-8.1: also when its defenders have retreated there; breakthrough combat is another matter."""
    words = "struck fled" if "alone" in case["given"] else "struck"
    f = Field(
        {RIFLES: f"{TARGET} {words}", FOOT: "2009", "DE-ID-44": "2209", "SU-RD-6": "2210"}, phase="combat"
    )
    assert f.refused(f"attack {TARGET}") == "S42-8.1"


@each("S42-T316")
def test_a_fresh_unit_keeps_a_hex_a_target(case: Case) -> None:
    """S42-8.1, 12.4: only the fresh one defends."""
    f = Field({RIFLES: TARGET, MORE_RIFLES: f"{TARGET} struck fled", FOOT: "2009"}, phase="combat")
    assert f.allowed(f"attack {TARGET}") is case["then"]["allowed"]
    assert odds(f, FOOT).defence == 5


@each("S42-T094")
def test_an_attack_has_one_target(case: Case) -> None:
    """S42-8.2: a unit that has attacked one hex does not attack another."""
    units = {RIFLES: TARGET, MORE_RIFLES: "2209", PANZER: "2110", FOOT: "2509", "SU-RD-6": "2510"}
    f = Field(units, terrain={TARGET: "forest"}, phase="combat", rolls=[1])
    f.play(f"attack {TARGET}")
    assert f.marked(PANZER, ATTACKED)
    assert f.allowed("attack 2209") is not case["then"]["refused"]
    assert f.refused("attack 2209") == "S42-8.1"


def test_units_of_one_hex_attack_different_targets() -> None:
    """S42-8.2."""
    f = Field(
        {RIFLES: TARGET, MORE_RIFLES: "2209", PANZER: "2110", "DE-PZ-6": "2110"},
        terrain={TARGET: "forest"},
        phase="combat",
        rolls=[1],
    )
    f.play(f"attack {TARGET}", f"with {PANZER}", "commit")
    assert f.allowed("attack 2209")


def test_overstacked_or_not_all_defend_together() -> None:
    """S42-8.1: all combat units of the hex."""
    f = Field({RIFLES: TARGET, MORE_RIFLES: TARGET, FOOT: "2009"}, frame=Rest())
    assert odds(f, FOOT).defence == 10
    assert column(f, battle(f, FOOT)) == "1-2"


# -- automatic DS (S42-8.6.1) ------------------------------------------------------------------------


@each("S42-T089", "S42-T090")
def test_tank_shifts_count_for_automatic_ds_and_air_does_not(case: Case) -> None:
    """S42-8.6.1: nine to one with a tank shift."""
    weak = "SU-GAR-ANAPA"  # 1-3-3
    black = ["DE-PZ-17", "DE-PZ-19", "DE-PZ-22"]  # 8 each
    if case["given"]["tank_shift"]:
        units = {**dict.fromkeys(black, "2009"), "DE-BDE-1RFSS": "2110", weak: TARGET}
    else:
        foot = ["DE-ID-9", "DE-ID-44", "DE-ID-45", "DE-ID-46", "DE-ID-57"]
        units = {**dict(zip(foot, ["2009", "2009", "2110", "2110", "2111"], strict=True)), weak: TARGET}
        units["DE-BDE-F"] = "2111"
    f = Field(units)
    attackers = [key for key in units if key != weak]
    found = odds(f, *attackers, kind=AUTOMATIC)
    assert (found.attack, found.defence) == (27, 3)
    b = battle(f, *attackers, kind=AUTOMATIC, air=case["given"].get("air", 0))
    assert column(f, b) == "7-1"
    assert (odds_of(f.s, b).rung >= 10) == bool(case["given"]["tank_shift"])
    assert f.allowed(f"shatter {TARGET}") == case["then"].get("auto_ds_allowed", False)


def test_what_keeps_a_hex_from_being_shattered() -> None:
    """S42-8.6.1: the odds, or else what keeps those who are next to it from fighting."""
    f = Field({FOOT: "2009", RIFLES: TARGET})
    assert f.refused(f"shatter {TARGET}") == "S42-8.6.1"
    f = Field({FOOT: "2009 disrupted", "DE-ID-44": "2006", RIFLES: TARGET})
    assert f.refused(f"shatter {TARGET}") == "S42-13.2.1"
    assert why_not(f.s, 0, f.hex(TARGET))[0] == f.unit(FOOT)


@each("S42-T091")
def test_who_shattered_a_hex_neither_moves_nor_attacks(case: Case) -> None:
    """S42-8.6.1."""
    f = Field({FOOT: "2009 shattered moved", RIFLES: TARGET, "DE-ID-44": "2110"})
    assert f.allowed(f"march {FOOT}") is not case["then"]["move_refused"]
    assert f.refused(f"march {FOOT}") == "S42-8.6.1"
    units = {FOOT: "2009 shattered", RIFLES: TARGET, "DE-ID-44": "2110", "DE-ID-45": "2110"}
    f = Field(units, phase="combat")
    assert f.play(f"attack {TARGET}").allowed(f"with {FOOT}") is not case["then"]["attack_refused"]
    assert f.refused(f"with {FOOT}") == "S42-8.6.1"


@each("S42-T092")
def test_automatic_ds(case: Case) -> None:
    """S42-8.6.1: the attacker says who loses the step, the others run four hexes."""
    then = case["then"]
    panzers = ["DE-PZ-3", "DE-PZ-6", "DE-PZ-7", "DE-PZ-9", "DE-PZ-11", "DE-PZ-13"]
    places = ["2009", "2009", "2110", "2110", "2111", "2111"]
    units = {**dict(zip(panzers, places, strict=True)), RIFLES: f"{TARGET} disrupted steps=1"}
    f = Field({**units, MORE_RIFLES: f"{TARGET} disrupted steps=1", FOOT: "2009"})  # 40 to 4: 10-1
    f.play(f"shatter {TARGET}", *(f"with {key}" for key in panzers), "commit")
    assert f.frame() == "Lose"
    assert f.asked() == ("axis" if then["chooser"] == "attacker" else "soviet")
    f.play(f"lose {RIFLES}")
    while f.frame() == "Retreat":
        assert f.asked() == "soviet"
        f.play(next(key for key in f.options() if key.startswith("to ")))
    away = f.sc.board.distance_between(f.hex(TARGET), f.s.place[f.unit(MORE_RIFLES)])
    assert away == then["retreat"]
    assert f.order(MORE_RIFLES) == ORDERS[then["state"]]
    assert (f.where(RIFLES), f.steps(MORE_RIFLES)) == ("@lost", 1)
    assert all(f.marked(key, SHATTERED) for key in panzers)
    assert not f.marked(FOOT, SHATTERED)  # it was not counted


@each("S42-T318")
def test_who_shattered_a_hex_advances_last(case: Case) -> None:
    """S42-8.6.2: after all combats, disengagements and reserves; four hexes, and one breakthrough group."""
    f = Field({PANZER: "2009 shattered", FOOT: "2209", RIFLES: "2210"}, phase="combat")
    f.s.quarry[f.unit(PANZER)] = f.hex(TARGET)
    assert f.allowed(f"follow {TARGET}") is (case["then"]["last"] != "AutoDS advance")
    assert f.refused(f"follow {TARGET}") == "S42-3.B"
    f.play("done", f"follow {TARGET}")
    assert (f.frame(), f.s.top().facts(f.s)[0]) == ("Advance", case["then"]["max_hexes_mech"])


@each("S42-T367")
def test_each_automatic_ds_has_a_breakthrough_group(case: Case) -> None:
    """S42-15.4."""
    f = Field(
        {
            PANZER: "2009 shattered",
            "DE-PZ-6": "2409 shattered",
            RIFLES: "2111",
            MORE_RIFLES: "2511",
            FOOT: "2909",
            "SU-RD-6": "2910",
        },
        phase="combat",
    )
    f.s.quarry[f.unit(PANZER)] = f.hex(TARGET)
    f.s.quarry[f.unit("DE-PZ-6")] = f.hex("2410")
    f.play("done")
    groups = 0
    for key, vacated, enemy in ((PANZER, TARGET, "2111"), ("DE-PZ-6", "2410", "2511")):
        f.play(f"follow {vacated}", f"with {key}", f"to {vacated}")
        groups += f.allowed(f"strike {enemy}")
        f.play("halt")
        while f.frame() == "Advance":
            f.play("halt")
    assert groups == case["then"]["max"]


def test_a_mini_turn_has_no_attacks() -> None:
    """S42-33.2.3."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, frame=Rest())
    f.s.turn_kind = 1
    from grognard.games.stalingrad42.refusals import REFUSALS

    assert (
        REFUSALS[f.s.sc.combat_rules.attack_refusal(f.s, f.unit(FOOT), f.hex(TARGET), 0)].rule == "S42-33.2.3"
    )


def test_the_result_is_told_with_its_ledgers() -> None:
    f = Field({FOOT: "2009", RIFLES: TARGET}, phase="combat", rolls=[1])
    f.play(f"attack {TARGET}")
    told = f.told("combat")[0]
    assert (told[0], told[2]) == (f.hex(TARGET), 1)
    (combat,) = [event for event in f.sink.events if EVENTS[event.kind].name == "combat"]
    assert combat.ledgers is not None
    assert [ledger.total for ledger in combat.ledgers] == [5, 5, 0]


@pytest.mark.parametrize("code", ["A1", "EX"])
def test_no_retreat_after_a_result_without_one(code: str) -> None:
    """S42-10.1."""
    f = Field({FOOT: "2009", RIFLES: TARGET, "SU-RD-6": "2210"}, phase="combat")
    suffer(f, FOOT, code=code)
    assert f.where(RIFLES) == TARGET


@pytest.mark.parametrize(("order", "rolls"), [("", True), (" routed", False)])
def test_overwhelming_odds_promise_no_die(order: str, rolls: bool) -> None:
    """S42-8.4: units without strength are swept away; who commits sees no chances."""
    hq = "DE-HQ-6A"
    f = Field({FOOT: "2009", hq: "2008", RIFLES: TARGET + order}, phase="combat", options={"plans": "on"})
    f.s.plans[f.unit(hq)] = 1
    assert f.s.top().rolls(f.s, f.option(f"attack {TARGET}")) == rolls
    f.play(f"attack {TARGET}")
    assert f.s.top().rolls(f.s, f.option("commit")) == rolls
