# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 25: unknown units."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.events import EVENTS
from grognard.games.holland44.kinds import SPENT
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond import bonds
from grognard.games.zocbond.automatic import best_battle
from grognard.games.zocbond.battle import AUTOMATIC, NORMAL
from grognard.games.zocbond.kinds import FIRED, STRIDE
from grognard.games.zocbond.results import code_named
from grognard.games.zocbond.strength import odds_of
from grognard.games.zocbond.zoc import in_zoc

from .cases import Case, case, each
from .field import Field
from .fight import Rest, battle, bits, shift_lines
from .phases import offered, refusal

GUARDS = "1-Gren-Gds"
TANKS = "2-Gren-Gds"
GHOST = "unknown-1"
ROAD = [[f"20{place:02}" for place in range(5, 20)]]


def kinds(f: Field, empty: bool) -> list[str]:
    return [
        kind
        for kind, nobody in zip(f.sc.unknown_kinds, f.sc.unknown_empty, strict=True)
        if bool(nobody) == empty
    ]


EMPTY = kinds(Field({}, frame=Rest()), True)[0]
REAL = "infantry_company"  # 1-2-3


def meet(draw: str, *rolls: int, units: dict[str, str] | None = None, **more: Any) -> Field:
    """Guards enter the hex of a face-down unit in their movement phase."""
    f = Field(
        {**(units or {GUARDS: "2009"}), GHOST: "2010"}, roads=ROAD, draws=[draw], rolls=list(rolls), **more
    )
    return f.play(f"march {GUARDS}", "to 2010")


def test_H44_C_480() -> None:
    """H44-25.3.1: nobody is there; the move goes on."""
    f = meet(EMPTY)
    assert f.where(GUARDS) == "2010"
    assert f.where(GHOST) == "@gone"
    assert f.frame() == "Move"
    assert "to 2011" in f.options()


def test_H44_C_481() -> None:
    """H44-25.3.1: a real unit is attacked at once, from the hex before."""
    f = meet(REAL, 1)
    then = case("H44-C-481")["then"]
    assert f.where(GUARDS) == {"previous hex": "2009"}[then["back_to"]]
    assert (len(f.told("combat")) == 1) is then["combat"]
    assert (f.frame() == "Advance") is then["advance"]


def test_H44_C_482() -> None:
    """H44-25.3.2: 6-1 and a DMR; they move on, not stopped by anybody."""
    f = Field({GUARDS: "2008", TANKS: "2008", GHOST: "2010"}, roads=ROAD, draws=[REAL], rolls=[5])
    f.play(f"march {GUARDS}", f"with {TANKS}", "to 2009", "to 2010")
    while f.asked() == "german":
        f.play(f.options()[0])
    assert f.frame() == "Move"
    assert f.where(GUARDS) == "2009"
    assert not f.marked(GUARDS, SPENT)
    assert "to 2010" in f.options()


def test_H44_C_483() -> None:
    """H44-25.3.3: any other result ends their move here or there, and they are spent."""
    for last, where in (("to 2010", "2010"), ("halt", "2009")):
        f = meet(REAL, 5)
        while f.asked() == "german":
            f.play("yield" if "yield" in f.options() else f.options()[0])
        assert f.options() == ["to 2010", "halt"]
        f.play(last)
        assert f.where(GUARDS) == where
        assert f.marked(GUARDS, SPENT)
        assert f.frame() == "Movement"
        assert refusal(f, f"march {GUARDS}") == "H44-8.1"


def test_who_cannot_drive_it_out_is_spent() -> None:
    """H44-25.3.3."""
    f = meet(REAL, 3)
    assert f.where(GUARDS) == "2009"
    assert f.marked(GUARDS, SPENT)
    assert f.frame() == "Movement"


def test_extended_movement_does_not_enter() -> None:
    """H44-25.3.1."""
    f = Field({GUARDS: "2007", GHOST: "2010"}, roads=ROAD).play(f"extend {GUARDS}", "to 2008")
    assert refusal(f, "to 2009") == "H44-8.2.2"


def test_the_zoc_of_a_lone_unknown_unit_does_not_keep_one_from_going_on_into_its_hex() -> None:
    """H44-25.3.1: but nowhere else."""
    f = Field({GUARDS: "2008", GHOST: "2010"}, roads=ROAD).play(f"march {GUARDS}", "to 2009")
    assert offered(f, "to") == ["to 2010"]
    assert refusal(f, "to 2108") == "H44-7.2"


def test_the_zoc_of_a_revealed_unit_does() -> None:
    """H44-25.3.1."""
    f = Field({GUARDS: "2008", GHOST: "2010", "I-Hoffmann": "2109"}, roads=ROAD).play(
        f"march {GUARDS}", "to 2009"
    )
    assert f.frame() == "Movement"


def test_H44_C_486() -> None:
    """H44-25.4: with others in its hex it is attacked in the movement phase only at a sure 10-1."""
    f = Field({GUARDS: "2009", TANKS: "2009", GHOST: "2010", "I-Hoffmann": "2010"})
    assert offered(f, "shatter") == []
    assert refusal(f.play(f"march {GUARDS}"), "to 2010") == "H44-8.1"


def test_H44_C_488() -> None:
    """H44-25.2.1: ZOC, but no bonds."""
    f = Field({GHOST: "2010", "unknown-2": "2012"}, frame=Rest())
    assert in_zoc(f.s, f.hex("2009"), 1)
    assert not bonds.hex_bond(f.s, 1, f.hex("2011"))


def test_H44_C_484() -> None:
    """H44-25.3.4: nobody is there when it is attacked; the attackers may advance far."""
    f = Field({GUARDS: "2009", GHOST: "2010"}, phase="combat", draws=[EMPTY])
    f.play("attack 2010")
    assert f.where(GHOST) == "@gone"
    assert f.frame() == "Advance"


def test_a_real_unit_defends_when_it_is_attacked() -> None:
    """H44-25.1, 25.2.2, 25.3.4: the attack cannot be called off."""
    f = Field({GUARDS: "2009", GHOST: "2010"}, phase="combat", draws=[REAL], rolls=[1])
    f.play("attack 2010")
    assert "cancel" not in f.options()
    assert (len(f.told("revealed")), len(f.told("combat"))) == (1, 1)


# -- redeployment (H44-25.6) ---------------------------------------------------------------------------------

HOME = [["3001/3000", *(f"30{place:02}" for place in range(1, 12))]]


def redeployment(turn: int = 3, units: dict[str, str] | None = None) -> Field:
    return Field(
        {GHOST: "4010", "unknown-2": "3004", **(units or {})},
        terrain={"3004": "town", "3006": "city", "3008": "town", "5010": "city"},
        roads=HOME,
        turn=turn,
        player="german",
    )


def test_a_face_down_unit_goes_to_a_town_far_from_the_allies() -> None:
    """H44-25.6: with a road home, and no other such counter."""
    f = redeployment().play(f"redeploy {GHOST}")
    assert f.options() == ["to 3006", "to 3008"]
    assert refusal(f, "to 5010") == "H44-25.6"
    f.play("to 3008")
    assert f.where(GHOST) == "3008"
    assert refusal(f, "redeploy unknown-2") == "H44-25.6"


def test_not_before_turn_3_and_not_beside_allies() -> None:
    """H44-25.6."""
    assert offered(redeployment(2), "redeploy") == []
    f = redeployment(units={GUARDS: "3009"}).play(f"redeploy {GHOST}")
    assert f.options() == ["to 3006"]


def test_a_sure_ten_to_one_counts_the_unknown_as_two() -> None:
    """H44-25.4, 8.7: regular infantry that defends with 2, beside the others."""
    f = Field({GHOST: "2010", "Ge-Inf-1": "2010 of=KG-Seidel", GUARDS: "2009"})
    others = f.sc.defence[STRIDE * f.unit("Ge-Inf-1") + 1]
    odds = odds_of(f.s, best_battle(f.s, 0, f.hex("2010"), bits(f, GUARDS)))
    assert odds.defence == others + 2
    assert f.refused("shatter 2010") == "H44-8.7"


def test_in_the_combat_phase_the_unknown_adds_to_the_others() -> None:
    """H44-25.4: even where the hex is overstacked then."""
    units = {GHOST: "2010", "I-Hoffmann": "2010", "II-Hoffmann": "2010", GUARDS: "2009", TANKS: "2109"}
    f = Field(units, phase="combat", draws=[REAL], rolls=[1])
    f.play("attack 2010", f"with {GUARDS}", f"with {TANKS}", "commit")
    told = next(event for event in f.sink.events if EVENTS[event.kind].name == "combat")
    assert told.ledgers
    defence = told.ledgers[1]
    shown = f.told("revealed")[0][0]
    strengths = [
        f.sc.defence[STRIDE * f.unit(key) + f.sc.steps[f.unit(key)]] for key in ("I-Hoffmann", "II-Hoffmann")
    ]
    assert sum(line.value for line in defence.lines) == sum(strengths) + f.sc.defence[STRIDE * shown + 1]


def test_routed_units_do_not_shield_an_unknown_one() -> None:
    """H44-25.4, 14.3.2: nobody is there, so they run and the move goes on."""
    f = Field({GHOST: "2010", "I-Hoffmann": "2010 routed", GUARDS: "2009"}, roads=ROAD, draws=[EMPTY])
    f.play(f"march {GUARDS}", "to 2010")
    while f.asked() == "german":
        f.play(f.options()[0])
    assert f.where("I-Hoffmann") != "2010"
    assert f.where(GUARDS) == "2010"


def test_an_encounter_knows_no_support() -> None:
    """H44-25.3.1: neither air nor artillery."""
    f = Field({GHOST: "2010", GUARDS: "2009", "Gds-Div": "2007"}, roads=ROAD, draws=[REAL], rolls=[1])
    f.s.air_left = 2
    f.play(f"march {GUARDS}", "to 2010")
    assert len(f.told("combat")) == 1
    assert not f.marked("Gds-Div", FIRED)


@pytest.mark.pure
def test_who_holds_to_the_last_keeps_the_hex_shut(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-12.3, 25.3.3: they are spent where they came from."""
    f = Field({GHOST: "2010", GUARDS: "2009"}, terrain={"2010": "city"}, draws=[REAL], rolls=[1, 3])
    monkeypatch.setattr(f.sc.combat, "result", lambda _column, _face: code_named("DR"))
    f.play(f"march {GUARDS}", "to 2010")
    f.play(next(key for key in f.options() if key.startswith("stand")))
    assert f.told("holds")
    assert f.s.holder[f.hex("2010")] < 0
    assert (f.where(GUARDS), f.frame()) == ("2009", "Movement")
    assert f.marked(GUARDS, SPENT)


def test_face_down_units_do_not_count_for_stacking() -> None:
    """H44-25.2.1, 6.1."""
    units = {GHOST: "2010", "I-Hoffmann": "2010", "II-Hoffmann": "2010"}
    f = Field(units, frame=Rest())
    assert not f.sc.stacking_rules.overstacked(f.s, f.hex("2010"))


def test_they_neither_move_nor_attack() -> None:
    """H44-25.2.1."""
    f = Field({GHOST: "2010", GUARDS: "2009"}, player="german")
    assert f.refused(f"tactical {GHOST}") == "H44-25.2.1"
    f = Field({GHOST: "2010", GUARDS: "2009"}, player="german", phase="combat")
    assert f.options() == []


def test_one_redeployment_in_a_turn() -> None:
    """H44-25.6: to a city or town that a road joins with an own area."""
    road = ["3001/3000", *(f"30{place:02}" for place in range(1, 13))]
    f = Field(
        {GHOST: "4010", "unknown-2": "4012"},
        player="german",
        roads=[road],
        terrain={"3005": "town", "3008": "city", "4020": "town", "3011": "woods"},
    )
    f.play(f"redeploy {GHOST}")
    assert f.options() == ["to 3005", "to 3008"]
    assert refusal(f, "to 4020") == "H44-25.6"
    f.play("to 3008")
    assert refusal(f, "redeploy unknown-2") == "H44-25.6"


def test_an_attack_on_nobody_is_an_attack() -> None:
    """H44-25.3.4, 9.1: it cannot be called off, and the attackers have had theirs."""
    units = {GHOST: "2010", GUARDS: "2009", TANKS: "2108", "I-Hoffmann": "2109"}
    f = Field(units, phase="combat", draws=[EMPTY], rolls=[1])
    f.play("attack 2010")
    assert (f.frame(), f.s.top().facts(f.s)[0]) == ("Advance", 2)
    f.play("halt", "attack 2109")
    assert [units for units, *_ in f.told("attacks")] == [bits(f, GUARDS), bits(f, TANKS)]


def test_whom_the_Germans_redeploy() -> None:
    """H44-25.6: their own units that are face down, once, to a place of the list."""
    f = redeployment(units={"I-Hoffmann": "3002", GUARDS: "5020"})
    names = [
        REFUSALS[f.s.top().check(f.s, f.option(f"redeploy {key}"))].name for key in ("I-Hoffmann", GUARDS)
    ]
    assert names == ["not-face-down", "not-yours"]
    f.play(f"redeploy {GHOST}")
    assert refusal(f, "halt") == "H44-3.0"
    f.play("to 3008")
    assert f.told("redeployed") == [(f.unit(GHOST), f.hex("3008"), 0, 0)]
    assert f.s.redeployed == 1


def test_towns_where_Allies_stand_are_no_refuge() -> None:
    """H44-25.6."""
    assert redeployment(units={GUARDS: "3008"}).play(f"redeploy {GHOST}").options() == ["to 3006"]


@pytest.mark.parametrize("draw", [EMPTY, REAL])
def test_what_is_drawn_leaves_the_cup(draw: str) -> None:
    """H44-25.1: and the face-down counter the game."""
    f = Field({GUARDS: "2009", GHOST: "2010"}, phase="combat", draws=[draw], rolls=[1])
    kind = f.sc.unknown_kinds.index(draw)
    before = f.s.cup[kind]
    f.play("attack 2010")
    assert f.s.cup[kind] == before - 1
    assert f.where(GHOST) == "@gone"
    assert (len(f.told("nobody-there")), len(f.told("revealed"))) == ((1, 0) if draw == EMPTY else (0, 1))


@each("H44-C-678")
def test_somebody_unknown_is_taken_for_infantry(case: Case) -> None:
    """H44-25.4, 10.5.2: so armor beside him is supported, in a sure 10-1 and in what an attack promises."""
    units = {TANKS: "2009", "2-Irish-Gds": "2009", GUARDS: "2109", "3-Irish-Gds": "2109"}
    more = {"5-Coldm-Gds": "1909 steps=2"}
    looks = []
    for other in (GHOST, "infantry-company-1"):  # 1-2-3, regular
        f = Field({**units, **more, other: "2010", "Pz-Mielke": "2010 disrupted"})
        found = [shift_lines(f, battle(f, *units, *more, kind=kind)) for kind in (AUTOMATIC, NORMAL)]
        assert ["unsupported" in shifts for shifts in found] == case["then"]["unsupported"]
        looks.append((found, f.allowed("shatter 2010")))
    assert looks[0] == looks[1]


@each("H44-C-680")
def test_the_routed_do_not_look_under_a_counter_in_an_EZOC(case: Case) -> None:
    """H44-14.3.2, 25.3.1: who may not be in the hex is told so before it is turned."""
    for others, allowed in zip(({}, {"KG-Euling": "3011"}), case["then"]["allowed"], strict=True):
        f = Field({GUARDS: "3009 routed", "3-Irish-Gds": "3009", GHOST: "3010", **others}, draws=[EMPTY])
        f.play(f"march {GUARDS}")
        assert f.allowed("to 3010") is allowed
        if not allowed:
            assert refusal(f, "to 3010") == case["then"]["rule"]
            assert f.where(GHOST) == "3010"
    f = Field({"3-Irish-Gds": "3009", GHOST: "3010", "KG-Euling": "3011"}).play("march 3-Irish-Gds")
    assert f.allowed("to 3010")  # in good order


@each("H44-C-685")
def test_a_lone_unknown_unit_may_be_shattered_too(case: Case) -> None:
    """H44-8.7, 25.4: it is taken for infantry that defends with 2, and turned when the odds suffice."""
    units = {TANKS: "2009", "2-Irish-Gds": "2009"}
    found = [Field({**units, GHOST: "2010"}).allowed("shatter 2010")]
    units |= {GUARDS: "2109", "3-Irish-Gds": "2109"}
    f = Field({**units, GHOST: "2010"}, draws=[REAL])
    found.append(f.allowed("shatter 2010"))
    assert found == case["then"]["allowed"]
    f.play("shatter 2010", *(f"with {key}" for key in units), "commit")
    assert (f.where(GHOST) == "@gone") is case["then"]["turned"]
    assert f.s.holder[f.hex("2010")] < 0
