"""Chapter 11: determined and desperate defence, fighting withdrawals, city battles."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.reason import Ledger
from grognard.games.stalingrad42 import city_battles
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.kinds import FIRED
from grognard.games.zocbond.results import (
    CITY_COLUMN,
    CLEAR_COLUMN,
    FORBIDDEN,
    LIMITED,
    OTHER_COLUMN,
    RESTRICTED,
    code_named,
)
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, bits, stand, step, suffer

RIFLES = "SU-RD-1"  # 3-5-3, two steps
GUARDS = "SU-GRD-4"  # 4-6-3, two steps, elite
NKVD = "SU-NKVD-ROSTOV"  # 2-4-3
CORPS = "SU-TC-1"  # 7-5-5
FOOT = "DE-ID-9"  # 5-6-3
PANZER = "DE-PZ-3"
COLUMNS = {"clear_desert": CLEAR_COLUMN, "other": OTHER_COLUMN, "city": CITY_COLUMN}


def attacked(*defenders: str, turn: int = 9, to: int = 2, mark: int = 0, **ground: object) -> Field:
    """Defenders who must retreat before one attacker from the north."""
    units = {FOOT: "2009", **{key.split()[0]: " ".join([TARGET, *key.split()[1:]]) for key in defenders}}
    more = ground.pop("units", {})
    assert isinstance(more, dict)
    f = Field({**units, **more}, turn=turn, frame=Rest(), **ground)  # type: ignore[arg-type]
    return stand(f, FOOT, to=to, mark=mark)


def surrounded(*defenders: str, **ground: object) -> Field:
    """Defenders who have nowhere to go."""
    ring = {"DE-ID-44": "2111", "DE-ID-45": "1911"}
    return attacked(*defenders, units=ring, **ground)  # type: ignore[arg-type]


# -- when (S42-11.1.1) -------------------------------------------------------------------------------


@each("S42-T156")
def test_no_determined_defence_after_these_results(case: Case) -> None:
    """S42-11.1.1."""
    tables = Field({}, frame=Rest()).sc.combat
    for code in case["given"]["results"]:
        assert (not tables.determined[code_named(code)]) == case["then"]["refused"]
    assert tables.determined[code_named("D1")]


def test_a_cell_may_forbid_it() -> None:
    """S42-11.2.2."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, turn=9, phase="combat")
    suffer(f, FOOT, code="D1", mark=FORBIDDEN)
    assert step(f) == "Retreat.go"


@each("S42-T158", "S42-T159", "S42-T160", "S42-T161", "S42-T335")
def test_not_one_step_back(case: Case) -> None:
    """S42-11.1.2: before turn 8 Soviets stand where ground, fort or a doubling helps them; NKVD always."""
    given = case["given"]
    key = {"nkvd": NKVD, "rifle": RIFLES, "tank corps": CORPS}[given["unit"]]
    forts = {TARGET: "soviet"} if given.get("fort") else {}
    f = attacked(key, turn=given["turn"], terrain={TARGET: given.get("terrain", "clear")}, forts=forts)
    allowed = case["then"].get("allowed", False)
    assert (step(f) == "Stand.choose") == allowed
    if allowed:
        assert f.allowed(f"stand {key}")


@each("S42-T334")
def test_who_is_doubled_may_lead(case: Case) -> None:
    """S42-11.1.2."""
    f = attacked(RIFLES, CORPS, turn=7, terrain={TARGET: "minor_city"})
    assert f.allowed(f"stand {RIFLES}") == (case["then"]["lead_rifle"] == "allowed")
    assert f.refused(f"stand {CORPS}") == "S42-11.1.2"


@each("S42-T451")
def test_nkvd_lead_in_the_open(case: Case) -> None:
    """S42-20.3: before turn 8 only they."""
    f = attacked(RIFLES, NKVD, turn=case["given"]["turn"])
    assert f.allowed(f"stand {NKVD}") == (case["then"]["lead_nkvd"] == "allowed")
    assert (f.refused(f"stand {RIFLES}") == "S42-11.1.2") == (case["then"]["lead_rifle"] == "refused")


def test_the_axis_always_may() -> None:
    """S42-11.1.2."""
    f = Field({RIFLES: "2009", FOOT: TARGET}, turn=2, frame=Rest(), player="soviet")
    assert stand(f, RIFLES).allowed(f"stand {FOOT}")


# -- the roll (S42-11.2.1) ---------------------------------------------------------------------------


@each("S42-T162", "S42-T336")
def test_columns(case: Case) -> None:
    """S42-11.2.1."""
    kinds = case["then"] if "clear" in case["then"] else {"clear_begun": case["then"]["column"]}
    for name, wanted in kinds.items():
        ground, _, feature = name.partition("_with_")
        ground = "clear" if name == "clear_begun" else ground
        forts = {TARGET: "soviet"} if feature == "fort" else {}
        forts = {TARGET: "soviet-begun"} if name == "clear_begun" else forts
        f = Field(
            {RIFLES: TARGET},
            terrain={TARGET: ground},
            places={TARGET: "town"} if feature == "town" else {},
            forts=forts,
            frame=Rest(),
        )
        assert f.s.sc.defense_rules.stand_column(f.s, f.hex(TARGET), f.unit(RIFLES)) == COLUMNS[wanted], name


@each("S42-T163", "S42-T338", "S42-T164")
def test_modifiers(case: Case) -> None:
    """S42-11.2.4: Germans in cities and forts are as good as elite."""
    given = case["given"]
    german = "German" in given["lead"]
    low = "low" in given["lead"]
    key = ("DE-LWF-7" if low else FOOT) if german else ("SU-RD-38" if low else RIFLES)
    f = Field(
        {key: TARGET},
        terrain={TARGET: given.get("terrain", "clear")},
        forts={TARGET: "axis"} if given.get("fort") else {},
        frame=Rest(),
    )
    ledger = Ledger("stand")
    found = f.s.sc.defense_rules.stand_modifier(f.s, f.unit(key), bool(given.get("support")), ledger)
    assert found == case["then"]["drm"] == sum(line.value for line in ledger.lines)


@each("S42-T339")
def test_modifiers_add_up(case: Case) -> None:
    """S42-11.2.4."""
    f = Field({GUARDS: TARGET}, frame=Rest())
    found = f.s.sc.defense_rules.stand_modifier(
        f.s, f.unit(GUARDS), True, None
    ) + f.s.sc.defense_rules.mark_modifier(f.s, RESTRICTED, None)
    assert found == case["then"]["drm"]


@each("S42-T166")
def test_a_restricted_cell(case: Case) -> None:
    """S42-11.2.2: only for a victory hex, or to the last."""
    f = attacked(RIFLES, mark=RESTRICTED)
    assert (f.frame() == "Rest") == case["then"]["refused"]  # nobody is asked
    f = attacked(RIFLES, mark=RESTRICTED, places={TARGET: "town points=2"})
    assert f.allowed(f"stand {RIFLES}")
    f = surrounded(RIFLES, mark=RESTRICTED)
    assert f.allowed(f"stand {RIFLES}")


@each("S42-T337", "S42-T188")
def test_who_may_lead(case: Case) -> None:
    """S42-11.2.3, 13.2.1."""
    f = attacked(
        RIFLES,
        "SU-RD-4 disrupted",
        "SU-RD-6 routed",
        "SU-RD-15 train",
        "SU-FR-DON",
    )
    keys = [RIFLES, "SU-RD-4", "SU-RD-6", "SU-RD-15", "SU-FR-DON"]
    allowed = [f.allowed(f"stand {key}") for key in keys]
    if case["given"].get("state") == "D":
        assert allowed[1] is not case["then"]["refused"]
    else:
        assert allowed == case["then"]["allowed"]
    assert f.refused("stand SU-RD-4") == "S42-11.2.3"


@each("S42-T165")
def test_one_support_for_a_roll(case: Case) -> None:
    """S42-11.3: an air unit or artillery."""
    rails = [["green", "2005", "2006", "2005/2004"]]
    f = Field(
        {RIFLES: "2009", FOOT: TARGET, "DE-HQ-6A": "2012"},
        frame=Rest(),
        places={"2006": "town"},
        rails=rails,
        turn=9,
    )
    f.s.air[0] = 2
    f.s.air_with[0] = f.unit(FOOT)
    stand(f, RIFLES)
    assert f.allowed("support DE-HQ-6A")
    f.play("air")
    assert f.allowed("support DE-HQ-6A") is not case["then"]["refused"]
    assert f.refused("support DE-HQ-6A") == "S42-11.3"
    f.script.rolls.append(6)
    f.play(f"stand {FOOT}")
    assert f.s.air[0] == 3


def test_defensive_artillery_turns_over() -> None:
    """S42-11.3, 18.3.2."""
    f = attacked(RIFLES, terrain={TARGET: "forest"}, units={"SU-FR-DON": "2012"})
    f.script.rolls.append(5)
    f.play("support SU-FR-DON", f"stand {RIFLES}")
    assert f.marked("SU-FR-DON", FIRED)
    assert f.where(RIFLES) == TARGET


# -- results (S42-11.4.1) ----------------------------------------------------------------------------


@each("S42-T340")
def test_the_star_changes_the_chooser(case: Case) -> None:
    """S42-11.4.1."""
    tables = Field({}, frame=Rest()).sc.combat
    plain = tables.stand_cell(CLEAR_COLUMN, 7)
    star = tables.stand_cell(OTHER_COLUMN, 7)
    found = ["defender" if tables.stand_by_defender[at] else "attacker" for at in (plain, star)]
    assert found == case["then"]["chooser"]
    units = {FOOT: "2009", "DE-ID-44": "2009", GUARDS: TARGET}
    f = stand(Field(units, terrain={TARGET: "forest"}, turn=9, frame=Rest()), FOOT, "DE-ID-44")
    f.script.rolls.append(6)
    f.play(f"stand {GUARDS}")
    assert (f.frame(), f.asked()) == ("Lose", "soviet")


@each("S42-T341")
def test_a_failure_that_kills_the_last_step(case: Case) -> None:
    """S42-11.4.3, 12.3: the attacker keeps the advance of his result."""
    f = Field({PANZER: "2009", RIFLES: f"{TARGET} steps=2"}, turn=9, phase="combat", rolls=[1])
    suffer(f, PANZER, code="D1")  # one step is gone
    f.play(f"stand {RIFLES}")
    assert f.where(RIFLES) == "@lost"
    assert (f.frame(), f.s.top().facts(f.s)[0]) == ("Advance", case["then"]["attacker_adv"])


@each("S42-T174")
def test_the_last_step_dies_while_it_holds(case: Case) -> None:
    """S42-11.4.2: a limited advance."""
    f = Field({PANZER: "2009", "SU-RB-3": TARGET}, turn=9, phase="combat", rolls=[6])
    suffer(f, PANZER, code="DR2")
    f.play("stand SU-RB-3")
    assert f.where("SU-RB-3") == "@lost"
    top = f.s.top()
    assert isinstance(top, Advance)
    assert top.kind == {"limited": LIMITED}[case["then"]["advance"]]
    f.play(f"with {PANZER}")
    assert f.refused("to 2109") == "S42-14.2.3"
    assert f.allowed(f"to {TARGET}")


@each("S42-T342")
def test_a_unit_that_cannot_lead_holds_the_hex(case: Case) -> None:
    """S42-11.4.2."""
    units = {PANZER: "2009", "SU-RB-3": TARGET, RIFLES: f"{TARGET} disrupted"}
    f = Field(units, turn=9, phase="combat", rolls=[6])
    suffer(f, PANZER, code="DR2")
    f.play("stand SU-RB-3")
    assert (f.where(RIFLES) == TARGET) == case["then"]["hex_held"]
    assert f.frame() != "Advance"


# -- desperate defence (S42-11.5.1) ------------------------------------------------------------------


@each("S42-T167")
def test_the_example_of_a_desperate_defence(case: Case) -> None:
    """S42-11.5.2: three steps are lost, and the hex is held."""
    ring = {"DE-ID-44": "2111", "DE-ID-45": "1911"}
    units = {FOOT: "2009", "SU-GRC-1": TARGET, RIFLES: TARGET, **ring}  # the guards corps has three steps
    f = Field(units, terrain={TARGET: case["given"]["terrain"]}, turn=3, phase="combat")
    f.script.rolls += case["given"]["dice"]
    suffer(f, FOOT, code=case["given"]["result"])
    f.play(f"lose {RIFLES}")
    f.play("desperate", "stand SU-GRC-1")  # 2 + 1: it fails, and the leader loses a step
    assert f.steps("SU-GRC-1") == 2
    assert "yield" not in f.options()
    f.play("stand SU-GRC-1", "remnant SU-GRC-1")  # 4 + 1: holds, a step
    lost = 5 - f.steps(RIFLES) - f.steps("SU-REM-INFANTRY-1")
    assert lost == case["then"]["total_steps_lost"]
    assert (f.where(RIFLES) != TARGET) == case["then"]["retreat"]


@each("S42-T168")
def test_units_in_a_port_may_fight_to_the_last(case: Case) -> None:
    """S42-11.5.1: if its loss would leave them without supply."""
    port: dict[str, Any] = {"places": {TARGET: "town port=black"}, "control": {TARGET: "soviet"}}
    f = stand(Field({FOOT: "2009", "SU-MAR-62": TARGET}, turn=3, frame=Rest(), **port), FOOT)
    assert f.allowed("desperate") == case["then"]["allowed"]
    f.play("desperate")
    assert f.options() == ["stand SU-MAR-62"]
    way = [f"20{row}" for row in range(12, 37)]
    f = Field({FOOT: "2009", "SU-MAR-62": TARGET}, turn=9, roads=[[*way, "2036/2037"]], frame=Rest(), **port)
    assert stand(f, FOOT).refused("desperate") == "S42-11.5.1"  # a road leads home


# -- partial success (S42-11.6.1) --------------------------------------------------------------------


@each("S42-T169", "S42-T359")
def test_a_fighting_withdrawal(case: Case) -> None:
    """S42-11.6.1, 14.2.4: one or two hexes back, disrupted; the attacker goes one hex in any direction."""
    f = Field(
        {PANZER: "2009", RIFLES: TARGET, "SU-RD-6": "2310"},
        terrain={TARGET: "forest"},
        turn=9,
        phase="combat",
        rolls=[4],
    )
    suffer(f, PANZER, code="D1")
    f.play(f"stand {RIFLES}")
    assert f.told("withdraws")
    f.play("to 2011")
    assert f.allowed("to 2012")
    f.play("halt")
    assert f.order(RIFLES) == "disrupted"
    assert f.frame() == "Advance"
    assert f.s.top().facts(f.s)[0] == case["then"].get("attacker_advance", case["then"].get("max"))
    f.play(f"with {PANZER}")
    assert f.allowed("to 2109")
    f.play(f"to {TARGET}")  # next to them again
    assert ("strike" in {key.split()[0] for key in f.options()}) is case["then"]["btc"]
    assert f.frame() != "Advance"


@each("S42-T343")
def test_the_last_step_dies_in_a_withdrawal(case: Case) -> None:
    """S42-11.6.1: one hex all the same."""
    f = Field({PANZER: "2009", RIFLES: f"{TARGET} steps=2"}, turn=9, phase="combat", rolls=[5])
    suffer(f, PANZER, code="D1")
    f.play(f"stand {RIFLES}")  # clear, 5: P, and the leader loses a step
    assert f.where(RIFLES) == "@lost"
    assert f.s.top().facts(f.s)[0] == case["then"]["attacker_adv"]


@each("S42-T170")
def test_two_withdrawals_in_a_desperate_defence(case: Case) -> None:
    """S42-11.6.1: the first is a failure, the second holds at the price of a step."""
    f = surrounded("SU-GRC-1", turn=3, terrain={TARGET: "forest"})
    f.script.rolls += [3, 3]  # +1: P, P
    f.play("desperate", "stand SU-GRC-1")
    assert (f.steps("SU-GRC-1"), f.options()) == {
        "lose 1 step, reroll": (2, ["stand SU-GRC-1"]),
    }[case["then"]["first"]]
    f.play("stand SU-GRC-1", "remnant SU-GRC-1")
    assert len(f.told("holds")) == 1
    assert {"S -/1": (TARGET, 1)}[case["then"]["second"]] == (
        f.where("SU-REM-INFANTRY-1"),
        f.steps("SU-REM-INFANTRY-1"),
    )
    assert f.steps(FOOT) == 3


@each("S42-T171", "S42-T172")
def test_city_battles(case: Case) -> None:
    """S42-11.6.2: the first partial success begins one, in a major city a second goes on with it."""
    given = case["given"]
    f = attacked(RIFLES, terrain={TARGET: given["terrain"]})
    if given["marker"]:
        city_battles.begin(f.s, f.hex(TARGET), given["marker"], bits(f, FOOT))
    f.script.rolls.append(4)
    f.play(f"stand {RIFLES}")
    if "marker" in case["then"]:
        assert f.s.city_battle[f.hex(TARGET)] == case["then"]["marker"]
        assert f.told("holds")
    else:
        assert f.told({"fighting withdrawal": "withdraws"}[case["then"]["effect"]])


@pytest.mark.parametrize("leaves", ["attacker", "defender"])
def test_a_city_battle_ends(leaves: str) -> None:
    """S42-11.6.2: when the defender leaves, or no attacker is beside the city."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, terrain={TARGET: "major_city"}, frame=Rest())
    city_battles.begin(f.s, f.hex(TARGET), 1, bits(f, FOOT))
    city_battles.lapse(f.s)
    assert f.s.city_battle[f.hex(TARGET)] == 1
    key, to = (FOOT, "2007") if leaves == "attacker" else (RIFLES, "2012")
    f.s.put(f.unit(key), f.hex(to))
    city_battles.lapse(f.s)
    assert f.s.city_battle[f.hex(TARGET)] == 0
