"""Corners of the combat chapters: contested cities, areas, markers that meet."""

from __future__ import annotations

from grognard.games.stalingrad42 import attrition, ground, replacements, supply, support
from grognard.games.stalingrad42.kinds import AT_HAND
from grognard.games.stalingrad42.options import commanders
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.zocbond.kinds import SUPPLIES
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, follow, ledgers, odds, step, suffer
from tests.games.stalingrad42.test_contested import city

PANZER = "DE-PZ-3"
OTHERS = "DE-PZ-9"
RIFLES = "SU-RD-1"


def test_a_group_forms_with_those_who_are_in_the_city() -> None:
    """S42-15.2.3, 29.1.3: some of the attackers were in the vacated hex before."""
    f = Field({PANZER: TARGET, OTHERS: "2009", RIFLES: "2012"}, places={TARGET: "major_city"}, frame=Rest())
    follow(f, PANZER, OTHERS, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"with {OTHERS}", f"to {TARGET}")
    assert f.where(OTHERS) == TARGET
    assert f.s.top().facts(f.s)[0] == 3
    f.play("to 2011")
    assert f.where(PANZER) == f.where(OTHERS) == "2011"


def test_a_city_is_quiet_when_the_last_level_is_gone() -> None:
    """S42-29.1.3: the original attacker leaves, and nothing of the battle stays."""
    f = city({"DE-ID-9": TARGET, RIFLES: TARGET, "SU-RD-4": "2011"}, level=1)
    f.s.active = 1
    suffer(f, RIFLES, "SU-RD-4", code="DR2")
    f.script.rolls.append(3)
    f.play("stand DE-ID-9")
    while f.frame() not in ("Rest", "Combat"):
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))
    h = f.hex(TARGET)
    assert (f.where("DE-ID-9") != TARGET, f.s.city_battle[h], f.s.contested[h]) == (True, 0, -1)
    assert f.told("city-quiet")


def test_artillery_reaches_those_in_a_contested_city() -> None:
    """S42-18.4, 29.1.3: both sides; but its way does not lead through the city."""
    f = city({PANZER: TARGET, RIFLES: TARGET, "DE-HQ-6A": "2008", "SU-FR-DON": "2012", "DE-ID-9": "2012"})
    f.s.put(f.unit("DE-ID-9"), f.hex("2210"))
    assert f.s.sc.support_rules.support_refusal(f.s, battle(f, PANZER), f.unit("DE-HQ-6A")) == 0
    assert f.s.sc.support_rules.support_refusal(f.s, battle(f, RIFLES), f.unit("SU-FR-DON")) == 0


def test_those_in_a_contested_city_have_supply() -> None:
    """S42-16.3.2: from their own side of it."""
    way = [f"{column:02}10" for column in range(8, 20)]
    f = city({PANZER: TARGET, RIFLES: TARGET}, roads=[[*way, "0810/0710"]])
    assert supply.in_supply(f.s, f.unit(PANZER))
    assert not supply.in_supply(f.s, f.unit(RIFLES))


def test_those_in_a_contested_city_suffer_from_isolation() -> None:
    """S42-16.5.1: the enemy is nearer than next to them."""
    f = city({PANZER: TARGET, RIFLES: TARGET})
    for key in (PANZER, RIFLES):
        f.s.supply[f.unit(key)] = SUPPLIES.index("isolated")
        assert attrition.suffers(f.s, f.unit(key))


def test_every_halving_has_its_line() -> None:
    """S42-9.1, 9.5.2, 16.4: 10 without supply across a major river is 3."""
    f = Field({PANZER: "2009 out", RIFLES: TARGET}, water={"2009/2010": "major"}, frame=Rest())
    ledger = ledgers(f, battle(f, PANZER))[0]
    found = [(line.rule, line.value) for line in ledger.lines]
    assert found == [("S42-9.5.2", 5), ("S42-16.4", -2)]
    assert ledger.total == 3


def test_who_refits_does_not_disengage() -> None:
    """S42-21.4."""
    f = Field(
        {PANZER: "2009 refitted", RIFLES: TARGET, "SU-RD-4": "2410", OTHERS: "2409"},
        phase="combat",
        options={"disengagement": "on"},
    )
    assert f.refused(f"disengage {PANZER}") == "S42-21.4"


def test_nobody_is_rebuilt_in_a_contested_city() -> None:
    """S42-21.3.1: the enemy is nearer than next to it."""
    line = [f"{column:02}10" for column in range(20, 35)]
    f = city({PANZER: TARGET, RIFLES: TARGET}, rails=[[*line, "3410/3510"]])
    depots = replacements.Depots(f.s, 1)
    assert depots.net[f.hex("2110")]
    assert REFUSALS[depots.refusal(f.unit("SU-RD-4"), f.hex(TARGET))].rule == "S42-21.3.1"
    assert f.hex(TARGET) not in depots.places()


def test_lakes_in_combat() -> None:
    """S42-9.5.6, 23.4: no attack across one; those of the steppe freeze and are then like major rivers."""
    units = {PANZER: "2009", RIFLES: TARGET, OTHERS: "2409", "SU-RD-4": "2410"}
    f = Field(units, water={"2009/2010": "freezing"}, phase="combat", turn=9)
    assert f.refused(f"attack {TARGET}") == "S42-9.5.6"
    f = Field(units, water={"2009/2010": "freezing"}, frame=Rest(), turn=29)
    found = odds(f, PANZER)
    assert (found.attack, found.defence, found.shift) == (5, 10, 0)
    f = Field(units, water={"2009/2010": "lake"}, phase="combat", turn=29)
    assert f.refused(f"attack {TARGET}") == "S42-9.5.6"


def test_nobody_fires_off_the_enemys_stores() -> None:
    """S42-18.6.5, 29.1.1: in a contested city they lie in the same hex."""
    f = city({PANZER: TARGET, "DE-HQ-6A": TARGET, RIFLES: TARGET, "SU-SP-1": TARGET})
    f.s.set_mark(f.unit("SU-SP-1"), AT_HAND)
    assert support.stocks_with(f.s, f.unit("DE-HQ-6A")) == []


def test_a_pontoon_leads_into_a_contested_city() -> None:
    """S42-5.5.5, 29.1.3: own units are on both banks."""
    f = city({PANZER: TARGET, RIFLES: TARGET, OTHERS: "2009"}, water={"2009/2010": "major"})
    assert ground.is_pontoon(f.s, 0, f.side("2009/2010"))
    assert not ground.is_pontoon(f.s, 1, f.side("2009/2010"))


def test_commanders_have_a_say_in_their_own_rolls() -> None:
    """S42-28.1.3, 28.1.4."""
    units = {"DE-CMD-MANSTEIN": "2008", "SU-CMD-CHUIKOV": "2011", PANZER: "2009", RIFLES: TARGET}
    f = Field(units, options={"commanders": "on"}, frame=Rest())
    b = battle(f, PANZER)
    rules = {}
    for key in ("DE-CMD-MANSTEIN", "SU-CMD-CHUIKOV"):
        for roll in (commanders.ATTACK, commanders.STAND):
            why = commanders.roll_refusal(f.s, f.unit(key), roll, b)
            rules[key, roll] = REFUSALS[why].rule if why else ""
    assert rules == {
        ("DE-CMD-MANSTEIN", commanders.ATTACK): "",
        ("DE-CMD-MANSTEIN", commanders.STAND): "S42-28.1.4",
        ("SU-CMD-CHUIKOV", commanders.ATTACK): "S42-28.1.3",
        ("SU-CMD-CHUIKOV", commanders.STAND): "",
    }


def test_breakthrough_combat_that_is_called_off_costs_nothing() -> None:
    """S42-34.6.2, 15.2.4: nobody is in the box of the army that the group has attacked."""
    armies = {"SU-RA-1": "2110", "SU-RA-2": "2020", RIFLES: "@army-2"}
    f = Field({PANZER: "2009", **armies}, masks=[1, 2, 3, 4, 5, 6], turn=24, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=3)
    f.play(f"with {PANZER}", "strike 2110")
    assert step(f) == "Emergence.choose"
    f.play("done")
    assert f.told("cancelled")
    assert f.s.top().facts(f.s)[0] == 3
    assert not f.s.top().direct  # type: ignore[attr-defined]
