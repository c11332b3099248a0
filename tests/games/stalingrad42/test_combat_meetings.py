"""Where two rules meet in the combat phase: support, breakthrough, advances, reserves, retreats, forts."""

from __future__ import annotations

from typing import Any

from grognard.games.stalingrad42 import air, support
from grognard.games.stalingrad42.kinds import RESERVE
from grognard.games.stalingrad42.options import plans
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AIR_READY, AIR_USED, FULL, PRELIMINARY_TURN
from grognard.games.zocbond.attackers import attacker_refusal
from grognard.games.zocbond.battle import AUTOMATIC, BREAKTHROUGH, NORMAL
from grognard.games.zocbond.kinds import EXTENDED, RETREATED, WITHDRAWN
from grognard.games.zocbond.odds_column import rung, shifted
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.retreat_paths import steady_there
from tests.games.stalingrad42.cases import ORDERS, Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import (
    TARGET,
    Rest,
    battle,
    bits,
    follow,
    names,
    odds,
    push,
    retreat,
    shift_lines,
    stand,
    suffer,
)
from tests.games.stalingrad42.test_air import flying

FOOT, OTHERS = "DE-ID-45", "DE-ID-95"
PANZER, SECOND, THIRD = "DE-PZ-24", "DE-PZ-3", "DE-PZ-6"
RIFLES, MORE_RIFLES, LAST_RIFLES = "SU-RD-1", "SU-RD-153", "SU-RD-197"
TANKS = "SU-TC-1"
HQ, FRONT = "DE-HQ-6A", "SU-FR-DON"


# -- support (S42-9.3.4, 11.3, 18.3.2, 26.2) -----------------------------------------------------------------


@each("S42-T605")
def test_used_artillery_in_defence(case: Case) -> None:
    """S42-11.3: only ready units; for a shift a supply point serves used ones as well (S42-18.6.5)."""
    helps, shifts = [], []
    for word in ("", " fired"):
        units = {FOOT: "2009", RIFLES: TARGET, FRONT: f"2011{word}", "SU-SP-1": "2011 at_hand"}
        f = stand(Field(units, turn=9, frame=Rest()), FOOT)
        helps.append(f.allowed(f"charge {FRONT}"))
        if word:
            assert f.refused(f"charge {FRONT}") == f.refused(f"support {FRONT}") == "S42-18.2.1"
        units = {FOOT: "2009", RIFLES: TARGET, HQ: f"2008{word}", "AX-SP-1": "2008 at_hand"}
        f = Field(units, frame=Rest())
        shifts.append(support.charge_refusal(f.s, battle(f, FOOT), f.unit(HQ)) == LEGAL)
    assert helps == case["then"]["supports_defence"]
    assert shifts == case["then"]["gives_shift"]


@each("S42-T606")
def test_no_air_unit_for_the_defender_in_breakthrough_combat(case: Case) -> None:
    """S42-15.2.9, 9.3.6; ruling R-83."""
    f = flying({FOOT: TARGET, RIFLES: "2009"}, AIR_READY, AIR_READY, AIR_USED)
    battles = [battle(f, RIFLES, kind=kind) for kind in (NORMAL, BREAKTHROUGH)]
    assert [air.answering_unit(f.s, b) >= 0 for b in battles] == case["then"]["shift"]
    assert [air.stand_refusal(f.s, b) == LEGAL for b in battles] == case["then"]["determined_defence"]
    assert REFUSALS[air.stand_refusal(f.s, battles[1])].rule == case["section"]


@each("S42-T616")
def test_plans_of_an_allied_headquarters(case: Case) -> None:
    """S42-26.2, 18.3.3: the limit to its nation is about artillery."""
    romanian = "RO-HQ-3A"
    for word in ("", " fired"):
        units = {FOOT: "2009", RIFLES: TARGET, romanian: f"2008{word}"}
        f = Field(units, options={"plans": "on"}, frame=Rest())
        f.s.plans[f.unit(romanian)] = 1
        b = battle(f, FOOT)
        assert (plans.use_refusal(f.s, b, f.unit(romanian)) == LEGAL) is case["then"]["plan"]
        shift = f.sc.support_rules.support_refusal(f.s, b, f.unit(romanian)) == LEGAL
        assert shift is case["then"]["shift"]


# -- odds, strengths (S42-8.4, 9.1) -------------------------------------------------------------------------


@each("S42-T617")
def test_columns_beyond_the_table(case: Case) -> None:
    """S42-8.4: the limits come after all shifts."""
    found = []
    for text, shift in zip(case["given"]["strength"], case["given"]["shift"], strict=True):
        attack, defence = (int(part) for part in text.split(":"))
        found.append(
            shifted(rung(attack, defence), shift) >= Field(frame=Rest()).sc.combat_rules.automatic_odds
        )
    assert found == case["then"]["automatic"]


@each("S42-T625")
def test_a_mountain_division_in_the_worst_of_places(case: Case) -> None:
    """S42-23.4, 9.5.2, 16.4, 20.2: less one, halved twice, then doubled."""
    key = "DE-MTN-1"
    ground: dict[str, Any] = {"terrain": {TARGET: "mountain"}, "water": {"2009/2010": "major"}}
    f = Field({key: "2009 out", RIFLES: TARGET}, turn=case["given"]["turn"], frame=Rest(), **ground)
    plain = Field({key: "2009", RIFLES: TARGET}, frame=Rest())
    assert odds(plain, key).attack == case["given"]["attack"]
    assert odds(f, key).attack == case["then"]["strength"]


@each("S42-T615")
def test_germans_in_a_printed_fort(case: Case) -> None:
    """S42-9.7.6, 9.2.3, 11.2.1, 11.2.4, 23.4: to them it is open ground."""
    then = case["then"]
    found: dict[str, list[Any]] = {name: [] for name in then}
    for forts in ({}, {TARGET: "axis"}):
        f = Field({FOOT: TARGET, TANKS: "2009"}, turn=29, forts=forts, frame=Rest())
        at, u = f.hex(TARGET), f.unit(FOOT)
        f.s.forts_live = 1
        f.sc.fort_group[at] = 0
        try:
            lines = shift_lines(f, battle(f, TANKS))
            found["fort_shift"].append(lines.get("fort", 0))
            found["tank_shift"].append(lines.get("tanks", 0))
            column = f.sc.defense_rules.stand_column(f.s, at, u)
            found["column"].append("other" if column == f.sc.fight.fort_stand else "clear_desert")
            found["elite"].append(f.sc.defense_rules.stand_modifier(f.s, u, False, None) > 0)
            plain = Field({FOOT: TARGET}, frame=Rest())
            strength = f.sc.strength_rules.defence_strength
            found["winter_defence"].append(strength(f.s, u) - strength(plain.s, u))
        finally:
            f.sc.fort_group[at] = -1
    assert found == then


@each("S42-T618")
def test_hexes_out_of_which_nobody_attacks(case: Case) -> None:
    """S42-21.4, 9.7.2: in the movement phase and in breakthrough combat neither."""
    found = []
    for units, forts in (({}, {}), ({OTHERS: "2009 refitted"}, {}), ({}, {"2009": "axis-begun"})):
        f = Field({PANZER: "2009", RIFLES: TARGET, **units}, forts=forts, frame=Rest())
        u, at = f.unit(PANZER), f.hex(TARGET)
        legal = {attacker_refusal(f.s, 0, u, at, kind) == LEGAL for kind in (NORMAL, AUTOMATIC, BREAKTHROUGH)}
        assert len(legal) == 1
        found.append(legal.pop())
    assert found == case["then"]["allowed"]


@each("S42-T629")
def test_no_automatic_ds_before_the_first_turn(case: Case) -> None:
    """S42-C2.4, 8.6.1; ruling R-88."""
    found = []
    for kind in (FULL, PRELIMINARY_TURN):
        f = Field({TANKS: "2009", FOOT: f"{TARGET} routed steps=1"}, player="soviet", turn=10)
        f.s.turn_kind = kind
        found.append(f.allowed(f"shatter {TARGET}"))
        if not found[-1]:
            assert f.refused(f"shatter {TARGET}") == case["section"]
    assert found == case["then"]["allowed"]


# -- who advances (S42-14.1, 25.2.3, 27) --------------------------------------------------------------------


@each("S42-T611")
def test_who_stood_with_attackers(case: Case) -> None:
    """S42-14.1, 5.6.3, 21.4, 8.6.2."""
    found = []
    for words in ("", "disrupted", "extended", "train", "refitted", "shattered"):
        f = Field(
            {PANZER: "2009", FOOT: f"2009 {words.replace('extended', '')}", RIFLES: TARGET}, frame=Rest()
        )
        if words == "extended":
            f.s.gait[f.unit(FOOT)] = EXTENDED
        units = f.sc.advance_rules.advance_units(f.s, battle(f, PANZER))
        found.append(FOOT in names(f, units))
    assert found == case["then"]["advances"]


@each("S42-T612")
def test_who_has_attacked_advances_again_beside_others(case: Case) -> None:
    """S42-14.1; ruling R-87."""
    f = Field({PANZER: "2009", FOOT: "2009 attacked", RIFLES: TARGET}, frame=Rest())
    suffer(f, PANZER, code="DR4")
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith("to ")))
    assert f.frame() == "Advance"
    assert f.allowed(f"with {FOOT}") is case["then"]["advances"]


@each("S42-T610")
def test_reserves_and_disengagement(case: Case) -> None:
    """S42-27.2.1, 25.2.3; ruling R-85."""
    options = {"reserves": "on", "disengagement": "on"}
    others = {FOOT: "2209", MORE_RIFLES: "2210"}  # they keep the phase open
    went = Field({SECOND: "2009 reserve", RIFLES: "2012", **others}, phase="combat", options=options)
    went.play(f"release {SECOND}", f"with {SECOND}", "to 2010", "to 2011")
    tried = Field(
        {SECOND: "2009 reserve", RIFLES: TARGET, **others}, phase="combat", options=options, rolls=[1]
    )
    tried.play(f"disengage {SECOND}")
    plain = Field({SECOND: "2009", RIFLES: TARGET, **others}, phase="combat", options=options, rolls=[1])
    plain.play(f"disengage {SECOND}")
    found: dict[str, list[bool]] = {name: [] for name in case["then"]}
    for f, target in ((went, "2012"), (tried, TARGET), (plain, TARGET)):
        assert f.frame() == "Combat"
        attack = attacker_refusal(f.s, 0, f.unit(SECOND), f.hex(target), NORMAL)
        found["attacks"].append(attack == LEGAL)
        found["disengages"].append(f.allowed(f"disengage {SECOND}"))
        found["advances_as_reserve"].append(f.allowed(f"release {SECOND}"))
    assert found == case["then"]


def test_a_released_reserve_is_free_in_its_next_turn() -> None:
    """S42-25.2.3, 3.B: its markers come off."""
    f = Field({SECOND: "2009 reserve"}, phase="combat", options={"reserves": "on"})
    f.play(f"release {SECOND}", f"with {SECOND}", "to 2010", "halt")
    marks = f.s.marks[f.unit(SECOND)] & ~f.sc.recovery_rules.recovery_marks
    assert not marks & RESERVE
    assert f.sc.recovery_rules.recovery_marks & f.s.marks[f.unit(SECOND)]


@each("S42-T623")
def test_breakthrough_combat_across_a_bond(case: Case) -> None:
    """S42-15.2.5, 14.4.1: the hex will just have been left; an empty one could not be entered."""
    ends = {RIFLES: "1911", MORE_RIFLES: "2111"}
    fights = Field({PANZER: "2009", **ends, LAST_RIFLES: "2011"}, frame=Rest())
    follow(fights, PANZER, vacated=TARGET, hexes=4).play(f"with {PANZER}", f"to {TARGET}")
    walks = Field({PANZER: "2009", **ends}, frame=Rest())
    follow(walks, PANZER, vacated=TARGET, hexes=4).play(f"with {PANZER}", f"to {TARGET}")
    assert fights.allowed("strike 2011") is case["then"]["fights"]
    assert walks.allowed("to 2011") is case["then"]["walks_across"]


# -- retreats (S42-10, 12, 13) --------------------------------------------------------------------------


@each("S42-T613")
def test_a_retreat_of_the_movement_phase_is_over(case: Case) -> None:
    """S42-12.4, 12.2: "in the same combat phase"."""
    f = Field({RIFLES: "2010 routed", MORE_RIFLES: TARGET, FOOT: "2009", OTHERS: "2412"})
    f.s.set_mark(f.unit(RIFLES), WITHDRAWN)
    f.play("done")
    assert not f.marked(RIFLES, RETREATED)
    push(f, Rest())
    steady = steady_there(f.s, f.hex(TARGET), 1, bits(f, MORE_RIFLES))
    assert steady is case["then"]["cancels_EZOC"]
    suffer(f, FOOT, code="DR4")
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith("to ")))
    assert (f.where(RIFLES) != "@lost") is case["then"]["routed_survives"]


@each("S42-T614")
def test_who_has_retreated_there_holds_the_hex(case: Case) -> None:
    """S42-10.1, 12.4, 14.2.3: an exchange makes nobody retreat."""
    f = Field({RIFLES: "2010 steps=1", MORE_RIFLES: "2010 disrupted fled", FOOT: "2009"}, frame=Rest())
    suffer(f, FOOT, code="EX")
    while f.frame() == "Lose":
        f.play(f.options()[0])
    assert (f.where(RIFLES) == "@lost") is (case["then"]["rifles"] == "eliminated")
    assert (f.where(MORE_RIFLES) == TARGET) is case["then"]["other_stays"]
    assert (f.frame() == "Advance") is case["then"]["advance"]


@each("S42-T624")
def test_out_of_supply_in_full_retreat(case: Case) -> None:
    """S42-16.4, 13.3.1; ruling R-86."""
    found = []
    for key in (PANZER, FOOT):
        f = Field({key: "2009 routed out"})
        found.append([f.allowed(f"{gait} {key}") for gait in ("march", "extend", "tactical")])
    assert found == case["then"]["allowed"]


@each("S42-T626")
def test_a_fighting_withdrawal_of_unequal_units(case: Case) -> None:
    """S42-11.6.1, 13.1.3."""
    f = Field({RIFLES: TARGET, MORE_RIFLES: f"{TARGET} disrupted"}, frame=Rest())
    retreat(f, RIFLES, MORE_RIFLES, to=(1, 2)).play("to 2011", "halt")
    assert [f.order(key) for key in (RIFLES, MORE_RIFLES)] == [ORDERS[o] for o in case["then"]["orders"]]


@each("S42-T627")
def test_a_normal_attack_on_an_overstacked_hex(case: Case) -> None:
    """S42-10.2.1, 12.1.4, 11.2.3."""
    units = dict.fromkeys((RIFLES, MORE_RIFLES, LAST_RIFLES), f"{TARGET} crammed")
    f = Field({FOOT: "2009", **units}, turn=9, frame=Rest())
    b = battle(f, FOOT)
    assert f.sc.combat_rules.defenders_that_count(f.s, b).bit_count() == case["then"]["defend"]
    assert f.sc.loss_rules.defender_losses(f.s, b).units.bit_count() == case["then"]["may_lose"]
    leaders = [key for key in units if f.sc.defense_rules.stand_refusal(f.s, b, f.unit(key)) == LEGAL]
    assert len(leaders) == case["then"]["may_lead"]
