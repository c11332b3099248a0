"""6.1.4.3.10, 5.16.2.3: smoke by direct fire: who fires it, where, when it counts and when it is gone."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer import RULES
from grognard.games.panzer.adjust.adjustment import Adjustment
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.command.available import command_refusal
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.fire.smoke import NEW, NONE, OFF, ON, can_smoke, smoke_refusal
from grognard.games.panzer.refusals import LEGAL, REFUSALS
from grognard.games.panzer.state import FIRE, SPOT_NAMES, with_cell

from .battle import Battle
from .cases import Case, each
from .stacks import again

GERMAN, SOVIET = 0, 1
UNITS = {"G-1": "G-PZ4H F6 N fire", "S-1": "S-T34-76 F2 S fire", "S-2": "S-T34-76 J2 S"}


def battle(units: dict[str, str] = UNITS, **more: Any) -> Battle:
    return Battle(units, [], layer="advanced", may=("fire", "no-command"), **more)


def smoked(**more: Any) -> Battle:
    """G-1 has fired smoke into F4, between itself and S-1."""
    b = again(battle(rolls=[1, 100, 100], **more), DirectFire(GERMAN))
    b.play("fire G-1", "weapon smoke", "smoke F4")
    return b


def modifier(b: Battle) -> int:
    """What smoke takes off a shot of S-1 at G-1."""
    b = again(b, DirectFire(SOVIET))
    b.play("fire S-1", "weapon ap", "at G-1", "resolve G-1")
    shot = next(e for e in b.game.events if RULES.events[e.kind].name == "missed")
    assert shot.ledgers is not None
    return shot.ledgers[0].value("veil") or 0


def test_smoke_is_fired_instead_of_a_shot() -> None:
    """6.1.4.3.10: the unit has fired, and its limit is rolled for."""
    b = smoked()
    u = b.unit("G-1")
    assert b.told("ammo-holds") == [(u, 1, 4, 0)]
    assert b.told("smoke-laid") == [(u, b.hex("F4"), 0, 0)]
    assert b.acted("G-1") == "done"
    assert (b.s.spot[u], b.s.trigger[u]) == (2, 1)
    assert b.s.veil_state[b.sc.veil_unit.index(u)] == NEW


@each("PZR-C-5.16.2.3-a")
def test_smoke_that_fails_still_gives_away(case: Case) -> None:
    """5.16.2.3: no marker, but SPOT/FIRE."""
    b = again(battle(rolls=[case["given"]["roll_10"]]), DirectFire(GERMAN))
    b.play("fire G-1", "weapon smoke", "smoke F4")
    assert (NEW in b.s.veil_state) is case["then"]["marker_placed"]
    assert b.told("smoke-fails") == [(b.unit("G-1"), b.hex("F4"), 0, 0)]
    assert f"SPOT/{SPOT_NAMES[b.s.spot[b.unit('G-1')]].upper()}" == case["then"]["spot"]


@each("PZR-C-6.1.4.3.10-a", "PZR-C-6.1.4.3.10-e")
def test_smoke_does_not_count_in_its_own_step(case: Case) -> None:
    """R-35: neither for the other side's direct fire; from the end of the reaction fire on it does."""
    assert modifier(smoked()) == case["then"]["modifier"]
    b = again(smoked(), Reactions())
    assert b.s.lanes == [[]]
    assert ON in b.s.veil_state
    assert modifier(b) == -5
    assert after_reactions() == case["then"].get("counts_from", "close assault step")


def after_reactions() -> str:
    """The step that comes when the reaction fire of the Combat Phase is over."""
    steps = [step.id for step in load_tables().commands.sequence.advanced]
    return {"close_combat_fp": "close assault step"}[steps[steps.index("reaction_fire_combat") + 1]]


@each("PZR-C-6.8.4-a")
def test_smoke_lasts_into_the_next_turn(case: Case) -> None:
    """6.8.4: ON is turned OFF, which hinders alike, and OFF is removed."""
    b = again(smoked(), Reactions())
    row = b.sc.veil_unit.index(b.unit("G-1"))
    states = []
    for _ in range(2):
        b = again(b, Adjustment())
        while b.offers():
            b.play("done")
        states.append(b.s.veil_state[row])
        if states == [OFF]:
            assert b.s.veil_aim[row] == b.hex("F4")
    assert states == [{"SMOKE/OFF": OFF, "SMOKE/ON": ON}[case["then"]["becomes"]], NONE]
    assert b.s.veil_aim[row] == -1


def test_where_smoke_may_be_fired() -> None:
    """6.1.4.3.10: in range, arc and sight, and not among friends; nobody need be spotted."""
    units = {**UNITS, "G-2": "G-STG3G H6 N fire", "G-3": "G-PZ4H F5 N", "G-4": "G-TIG1 A1 N"}
    b = battle(units, terrain={"F9": "woods"})

    def rule(key: str, name: str) -> str:
        return REFUSALS[smoke_refusal(b.s, b.unit(key), b.hex(name))].rule

    assert rule("G-1", "F4") == ""
    assert rule("G-1", "F9") == ""
    assert rule("G-2", "H4") == ""
    for key, name in (("G-1", "F5"), ("G-1", "F11"), ("G-2", "H9"), ("G-4", "C2")):
        assert rule(key, name) == "PZR-6.1.4.3.10", (key, name)
    refused = again(b, DirectFire(GERMAN))
    assert refused.refused("fire G-1", "weapon smoke", "smoke F5") == "PZR-6.1.4.3.10"


def test_two_clouds_are_all_a_unit_has() -> None:
    """Smoke lives two turns, so a unit has two of it on the map at most."""
    b = battle()
    u = b.unit("G-1")
    assert can_smoke(b.s, u)
    for row, unit in enumerate(b.sc.veil_unit):
        if unit == u:
            b.s.veil_state = with_cell(b.s.veil_state, row, ON)
    assert not can_smoke(b.s, u)


def test_smoke_makes_fire_legal_without_a_target() -> None:
    """4.2.1: FIRE and SHORT HALT for smoke; then smoke is what it must fire."""
    b = battle(
        {"G-1": "G-PZ4H A12 N fire", "G-2": "G-TIG1 B12 N", "S-1": "S-T34-76 Y1 S"}, terrain={"Y1": "woods"}
    )
    assert command_refusal(b.s, b.unit("G-1"), FIRE) == LEGAL
    assert REFUSALS[command_refusal(b.s, b.unit("G-2"), FIRE)].rule == "PZR-4.2.1"
    b = again(b, DirectFire(GERMAN))
    assert b.offers() == ["fire G-1"]
    assert b.refused("done") == "PZR-4.4.1"
