# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 10.3: snipers who fire and stay hidden; Hidden Action (COH-C.V13)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.games.coh import RULES

from .cases import Case, case, each
from .ground import Battle
from .shots import attacks, figures, happened, hits, lines, reprint

GERMAN, SOVIET = 0, 1
SNP = "S-SNP-1"
G = "G-INF-1"
HMG = "G-HMG-1"


def nest(units: dict[str, str] | None = None, **fields: Any) -> Battle:
    """A Soviet sniper hidden in a wood five hexes in front of a German HMG that faces him."""
    set_up = {SNP: "S_SNP F10 W hidden", HMG: "G_HMG F05 E", G: "G_INF A01 E", **(units or {})}
    values: dict[str, Any] = {"terrain": {"F10": "forest"}, "turn": "soviet", "current_cap": (0, 0)}
    return Battle(set_up, **{**values, **fields})


def shoot(b: Battle, target: str = "F05") -> None:
    b.play(f"opp {SNP}", f"fire {SNP} {target}")


def view(b: Battle, player: int) -> bytes:
    return msgspec.json.encode(b.game.seat(player).view())


def test_COH_T196_a_sniper_meets_the_rear() -> None:
    """COH-10.3(2): although it shoots at the front."""
    given, then = case("COH-T196")["given"], case("COH-T196")["then"]
    b = nest(rolls=[given["roll"], 1], draws=["unnerved"])
    reprint(b, SNP, red=given["fp"])
    reprint(b, HMG, rear=given["dr"], front=given["dr"] + 5)
    shoot(b)
    shot = attacks(b)[0]
    assert (shot.av, shot.dv, hits(b, HMG)) == (then["av"], then["dv"], then["hits"])


@each("COH-T197", "COH-T198")
def test_the_enemy_looks_for_the_sniper(case: Case) -> None:
    """COH-10.3(1): one die, CAP count."""
    given, then = case["given"], case["then"]
    b = nest(rolls=[2, given["roll_1d6"]], current_cap=(given["cap"], 0))
    shoot(b)
    if given["cap"]:
        assert (b.asked(), b.game.decision.kind) == ("german", "Roll.commit")
        b.play(f"commit {given['cap']}")
    assert (b.where(SNP) != "@hidden") is then["revealed"]
    assert (b.game.decision.kind == "Reveal.face") is then["revealed"]
    assert b.status(SNP) == "spent"


def test_whoever_hides_with_a_sniper_is_found_with_him() -> None:
    """COH-10.0(2), (3)."""
    b = nest({"S-RIF-1": "S_RIF F10 W hidden"}, rolls=[2, 6])
    shoot(b)
    b.play(f"face {SNP} W")
    assert b.game.decision.kind == "Reveal.face"
    b.play("face S-RIF-1 W")
    assert b.where("S-RIF-1") == "F10"


def test_a_hidden_sniper_needs_no_arc() -> None:
    """COH-10.0(1): it has no facing until it is placed."""
    b = nest({G: "G_INF F14 W"})
    b.play(f"opp {SNP}")
    assert {f"fire {SNP} F05", f"fire {SNP} F14"} <= set(b.offers())


def test_range_and_sight_bind_it_as_others() -> None:
    b = nest({G: "G_INF F18 W"}, terrain={"F10": "forest", "F12": "forest"})
    reprint(b, SNP, range=2)
    assert b.refused(f"opp {SNP}", f"fire {SNP} F05") == "COH-7.61"
    assert b.why(f"fire {SNP} F14").rule == "COH-7.0"  # type: ignore[union-attr]
    reprint(b, SNP, range=9)
    assert b.why(f"fire {SNP} F18").rule == "COH-6.0"  # type: ignore[union-attr]


def test_a_sniper_in_the_open_is_revealed_by_fire_like_others() -> None:
    """COH-10.3(4): once on the map it is as any unit; there is no test any more."""
    b = nest({SNP: "S_SNP F10 W", "S-RIF-9": "S_RIF L18 W hidden"}, rolls=[2])
    shoot(b)
    assert b.asked() == "german"
    assert len(happened(b, "rolled")) == 1


def test_it_spares_friends_in_close_combat() -> None:
    """COH-10.3(3), 7.63(11): hidden or not."""
    for hidden, rolls in ((" hidden", [2, 1]), ("", [2])):
        b = nest({SNP: f"S_SNP F10 W{hidden}", "S-RIF-1": "S_RIF F05 E"}, rolls=list(rolls))
        shoot(b)
        assert [shot.target for shot in attacks(b)] == [HMG]


def test_front_or_rear_is_told_and_no_more() -> None:
    """COH-10.3(2), ruling G-36."""
    for facing, arc in (("E", "front"), ("W", "rear")):
        b = nest({HMG: f"G_HMG F05 {facing}"}, rolls=[2, 1])
        shoot(b)
        event = happened(b, "shot-from")[0]
        assert ("front", "rear")[event.b] == arc
        log = str(b.game.seat(GERMAN).view().log)
        assert "F10" not in log
        assert "coh-event-attacked" not in log, "the numbers would tell how far away it is"
        assert "coh-event-attacked" in str(b.game.seat(SOVIET).view().log)


@pytest.mark.parametrize("roll", [2, 9])
def test_the_target_cannot_tell_from_where(roll: int) -> None:
    """COH-10.3(2): two hiding places at the same side and range tell the same story."""
    seen = []
    for place in ("F10", "E10"):
        b = nest(
            {SNP: f"S_SNP {place} W hidden"},
            terrain={"F10": "forest", "E10": "forest"},
            rolls=[roll, 3],
            draws=["unnerved"],
        )
        told = [view(b, GERMAN)]
        b.play(f"opp {SNP}")
        told.append(view(b, GERMAN))
        b.play(f"fire {SNP} F05")
        told.append(view(b, GERMAN))
        seen.append(told)
    assert seen[0] == seen[1]


def test_the_sniper_knows_its_chances() -> None:
    b = nest()
    b.play(f"opp {SNP}")
    assert figures(b, f"fire {SNP} F05") == [2, b.sc.rear[b.unit(HMG)]]


def test_sample_worlds_in_the_middle_of_a_shot_are_sound() -> None:
    b = nest(current_cap=(0, 2))
    shoot(b)
    assert b.game.decision.kind == "Roll.commit"
    for player in (GERMAN, SOVIET, -1):
        known = RULES.redact(b.s, player)
        world = RULES.sample(known, player, b"x")
        assert RULES.faults(world) == []


# -- Hidden Action (COH-C.V13) -------------------------------------------------------------------------------


def veiled(unit: str = "S_MMG", **fields: Any) -> Battle:
    units = {"S-MMG-1": f"{unit} F10 W hidden", HMG: "G_HMG F05 E"}
    values: dict[str, Any] = {"terrain": {"F10": "forest"}, "turn": "soviet", "current_cap": (0, 0)}
    return Battle(units, veterans=[{"unit": "S-MMG-1", "cards": ["V13"]}], **{**values, **fields})


def test_hidden_action_lets_a_unit_fire_and_stay_hidden() -> None:
    b = veiled(rolls=[2])
    assert b.refused("opp S-MMG-1", "fire S-MMG-1 F05") == "COH-10.0"
    b.play("veil S-MMG-1")
    assert b.offers() == ["fire S-MMG-1 F05"]
    b.play("fire S-MMG-1 F05")
    assert (b.where("S-MMG-1"), b.asked()) == ("@hidden", "german")
    assert len(attacks(b)) == 1
    assert attacks(b)[0].dr.lines[0].name == "front", "it is no sniper"


def test_hidden_action_is_played_once() -> None:
    b = veiled(rolls=[2])
    b.play("opp S-MMG-1", "veil S-MMG-1", "fire S-MMG-1 F05", "pass")
    b.s.status[b.unit("S-MMG-1")] = 0
    assert b.refused("opp S-MMG-1", "veil S-MMG-1") == "COH-C.V13"


def test_a_sniper_with_hidden_action_is_not_looked_for() -> None:
    """COH-C.V13: no detection test."""
    b = veiled("S_SNP", rolls=[2])
    b.play("opp S-MMG-1", "veil S-MMG-1", "fire S-MMG-1 F05")
    assert b.asked() == "german"
    assert len(happened(b, "rolled")) == 1


def test_hidden_action_needs_somebody_to_fire_at() -> None:
    """L4: the card is not offered where nothing could come of it."""
    b = veiled(terrain={"F10": "forest", "F07": "forest"})
    assert b.refused("opp S-MMG-1", "veil S-MMG-1") == "COH-C.V13"
    assert "veil S-MMG-1" not in b.offers()


def test_a_hidden_mortar_fires_over_a_spotter() -> None:
    """COH-12.0, C.V13."""
    units = {"S-M82-1": "S_M82 F12 W hidden", "S-RIF-1": "S_RIF F10 W", HMG: "G_HMG F05 E"}
    veterans = [{"unit": "S-M82-1", "cards": ["V13"]}]
    b = Battle(
        units,
        terrain={"F11": "forest", "F12": "forest"},
        turn="soviet",
        current_cap=(0, 0),
        veterans=veterans,
        rolls=[2],
    )
    b.play("opp S-M82-1", "veil S-M82-1", "indirect S-M82-1 F05")
    assert attacks(b)[0].dr.lines[0].name == "rear"
    assert b.where("S-M82-1") == "@hidden"
    assert lines(attacks(b)[0].fp) == {}
