"""4.4.1, 4.4.3: the Direct Fire step: who fires, at whom, shown counters, hits, damage, void fire."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.core.kernel.state import Frame
from grognard.games.panzer import RULES
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.targets import fire_refusal, has_target
from grognard.games.panzer.ground.cover import MEDIUM
from grognard.games.panzer.movement.modes import FRACTIONS
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.movement.rates import HURT
from grognard.games.panzer.refusals import LEGAL, REFUSALS
from grognard.games.panzer.spotting.markers import FIRED, UNMARKED
from grognard.games.panzer.spotting.spotting import SpottingTable
from grognard.games.panzer.state import DAMAGED, SHORT_HALT, SPOT_NAMES, WRECK_BU, WRECK_KO, with_cell
from grognard.games.panzer.verbs import AP

from .battle import Battle
from .cases import Case, each
from .stacks import again

GERMAN, SOVIET = 0, 1


def fight(units: dict[str, str], side: int = GERMAN, **more: Any) -> Battle:
    """The Direct Fire step of a side."""
    frames: list[Frame] = [DirectFire(side)]
    return Battle(units, frames, **more)


def modifiers(b: Battle, event: str = "hit") -> dict[str, int]:
    """The lines of the first shot's net modifier."""
    found = [e for e in b.game.events if RULES.events[e.kind].name in (event, "hit", "missed")]
    assert found
    assert found[0].ledgers is not None
    return {line.name: line.value for line in found[0].ledgers[0].lines}


def numbers(b: Battle) -> tuple[int, int]:
    """Roll and hit number of the last shot."""
    told = b.told("hit") + b.told("missed")
    return told[-1][2], told[-1][3]


def rule(refusal: int) -> str:
    return REFUSALS[refusal].rule


ONE_EACH = {"G-1": "G-PZ4F2 F6 NE fire", "S-1": "S-T34-41 J4 SW"}


# -- declaring ------------------------------------------------------------


@each("PZR-C-4.4.3.2-m")
def test_the_counter_is_turned_up_when_the_target_is_named(case: Case) -> None:
    """4.4.3.2: SHORT HALT lies face up with its fire half forward."""
    b = fight({"S-1": "S-T34-76 F6 NE short-halt", "G-1": "G-PZ4H J4 SW"}, SOVIET, rolls=[99])
    b.play("fire S-1")
    assert b.acted("S-1") == "no"
    b.play("at G-1")
    assert b.may("S-1") == {"short-halt"}
    half = {"fired": "FIRE"}[b.acted("S-1")]
    assert case["then"] == {"revealed": not b.s.face_down(b.unit("S-1")), "active_half": half}


def test_a_fire_command_is_done_with_its_shot() -> None:
    """4.4.1: each unit fires once a turn."""
    b = fight({**ONE_EACH, "S-2": "S-T34-41 J5 SW"}, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1", "keep")
    assert b.acted("G-1") == "done"
    assert b.offers() == []


def test_who_has_no_command_to_fire_is_refused() -> None:
    """4.4.1: FIRE and SHORT HALT alone."""
    b = fight({**ONE_EACH, "G-2": "G-PZ4F2 F7 NE overwatch"})
    assert b.refused("fire G-2") == "PZR-4.4.1"
    assert b.refused("fire S-1") == "PZR-3.1"


def test_fire_must_be_declared_before_the_step_ends() -> None:
    """4.4.1: FIRE and SHORT HALT are duties."""
    b = fight(ONE_EACH, rolls=[99])
    assert b.refused("done") == "PZR-4.4.1"
    b.play("fire G-1", "at S-1")
    assert b.refused("done") == "PZR-4.4.1"
    assert b.refused("fire G-1") == "PZR-4.4.1"


def test_nobody_declares_on_a_target_that_is_resolved() -> None:
    """4.4.1: all fire at a unit is declared before any of it is resolved."""
    units = {**ONE_EACH, "G-2": "G-PZ4F2 F7 NE fire", "S-2": "S-T34-41 J5 SW"}
    b = fight(units, rolls=[99, 99], may=("fire", "no-command"))
    b.play("fire G-1", "at S-1", "resolve S-1", "fire G-2")
    assert b.offers() == ["at S-2"]
    assert b.refused("at S-1") == "PZR-4.4.1"


def test_a_compulsory_shot_cannot_be_made_void() -> None:
    """4.4.1: fire at a target waits for those who must fire and have no other."""
    b = fight({**ONE_EACH, "G-2": "G-PZ4F2 F7 NE fire"}, rolls=[1, 1])
    b.play("fire G-1", "at S-1")
    assert b.refused("resolve S-1") == "PZR-4.4.1"
    b.play("fire G-2", "at S-1")
    assert b.offers() == ["resolve S-1"]


# -- legal targets ------------------------------------------------------------


@each("PZR-C-4.4.3-a", "PZR-C2-358")
def test_ap_fire_is_for_vehicles_only(case: Case) -> None:
    """4.4.3, 6.5.2[1]: leg and towed units are no targets of AP fire; guns may fire it."""
    units = {
        "G-1": "GT-PAK40 F6 NE fire",
        "S-1": "S-T34-76 G5 SW",
        "S-2": "SL-RIF G6 SW",
        "S-3": "ST-ZIS2 F5 SW",
    }
    b = fight(units, layer="advanced")
    b.play("fire G-1")
    if "weapon ap" in b.offers():
        b.play("weapon ap")
    names = {"T-34/76": "S-1", "rifle squad": "S-2", "ZIS-2": "S-3"}
    legal = {name: f"at {key}" in b.offers() for name, key in names.items()}
    if "legal" in case["then"]:  # at a squad
        assert legal["rifle squad"] is case["then"]["legal"]
    else:
        assert legal == case["then"]
    assert b.offers() == ["at S-1"]
    assert b.refused("at S-2") == "PZR-4.4.3"
    assert b.refused("at S-3") == "PZR-4.4.3"


@each("PZR-C-3.5.2-b")
def test_beyond_the_last_column(case: Case) -> None:
    """3.5.2: the maximum range of the ammunition."""
    reach = case["given"]["target_range"]
    b = fight({"S-1": "S-SU76M A6 SE fire", "G-1": f"G-PZ4H {chr(65 + reach)}6 NW spot-fire"}, SOVIET)
    u, t = b.unit("S-1"), b.unit("G-1")
    assert b.sc.board.distance_between(b.s.place[u], b.s.place[t]) == reach
    assert b.s.seen_by[t] >> u & 1
    assert rule(fire_refusal(b.s, u, t, AP)) == "PZR-3.5.2"
    assert has_target(b.s, u) is case["then"]["legal"]


@each("PZR-C-4.4.3.1-m", "PZR-C-4.4.3.1.3-a")
def test_a_fixed_gun_fires_to_its_front(case: Case) -> None:
    """4.4.3.1.3: the vehicle spots all round, its gun does not reach all round."""
    b = fight({"G-1": "G-STG3G F6 N fire", "S-1": "S-T34-76 F10 N"})
    u, t = b.unit("G-1"), b.unit("S-1")
    assert ("all round" if b.s.seen_by[t] >> u & 1 else "ahead") == case["then"].get("spotting", "all round")
    refusal = fire_refusal(b.s, u, t, AP)
    assert rule(refusal) == "PZR-4.4.3.1"
    assert (refusal == LEGAL) is case["then"]["legal"]


def test_what_the_unit_itself_did_not_spot() -> None:
    """4.4.1: others never spot for it."""
    b = fight({**ONE_EACH, "S-2": "S-T34-41 Y1 SW"}, terrain={"Y1": "woods"})
    assert b.refused("fire G-1", "at S-2") == "PZR-4.4.1"


@each("PZR-C-4.4.1-b")
def test_a_new_marker_opens_no_target(case: Case) -> None:
    """4.4.1, R-03: who was not spotted in the Spotting Phase is no target, though it has fired since."""
    b = fight(
        {"G-1": "G-PZ4F2 A6 SE fire", "S-1": "S-T34-41 Y6 NW", "S-2": "S-T34-41 D6 NW"},
        terrain={"Y6": "woods"},
    )
    b.s.spot[b.unit("S-1")] = 2
    assert b.refused("fire G-1", "at S-1") == "PZR-4.4.1"
    assert (b.s.seen_by[b.unit("S-1")] >> b.unit("G-1") & 1 == 1) is case["then"]["spotted"]
    table = SpottingTable()  # the new marker would show it farther away, but is not asked
    base, marked = (table.reach("V", table.lines(MEDIUM, spot)) for spot in (UNMARKED, FIRED))
    new = SPOT_NAMES[b.s.spot[b.unit("S-1")]] == "fire" and base < marked
    assert case["then"]["reason"] == f"SPOT/FIRE is {'new' if new else 'old'}; base {base} applies"


def test_a_line_that_has_been_blocked() -> None:
    """R-04: arc, range and line of sight are asked when the fire is declared."""
    b = fight({**ONE_EACH, "S-2": "S-T34-41 J5 SW"}, terrain={"H5": "woods", "H4": "woods", "G5": "woods"})
    u, t = b.unit("G-1"), b.unit("S-1")
    b.s.seen_by[t] |= 1 << u
    assert rule(fire_refusal(b.s, u, t, AP)) == "PZR-4.1.4"


# -- modifiers ------------------------------------------------------------


@each("PZR-C-4.4.3.2.2-b")
def test_the_size_of_the_target(case: Case) -> None:
    """4.4.3.2.2."""
    b = fight({"G-1": "G-PZ4F2 F6 NE fire", "S-1": "S-SU76M J4 SW"}, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1", "keep")
    assert modifiers(b) == {"target-size": case["then"]["modifier"]}


@each("PZR-C-4.4.3.2.2-c", "PZR-C-4.4.3.2.2-d")
def test_the_owner_may_show_a_moving_command(case: Case) -> None:
    """4.4.3.2.2, R-43: shown it is worth -2 and lies face down again; kept it is worth nothing."""
    command = "short-halt" if "SHORT" in case["given"]["target_command"] else "move"
    b = fight({"G-1": "G-PZ4F2 F6 NE fire", "S-1": f"S-T34-41 J4 SW {command}"}, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1")
    assert b.asked() == "soviet"
    assert b.offers() == ["show S-1", "keep"]
    shows = case["given"]["owner_chooses"] == "reveal"
    b.play("show S-1" if shows else "keep")
    assert modifiers(b).get("target-moving", 0) == case["then"]["modifier"]
    assert (b.acted("S-1") == "no") is case["then"].get("command_turned_back", True)
    assert (b.may("S-1") == {command}) is shows


def test_only_what_moves_can_be_shown() -> None:
    """R-43: the owner is asked all the same, so the question tells nothing."""
    b = fight({"G-1": "G-PZ4F2 F6 NE fire", "S-1": "S-T34-41 J4 SW overwatch"}, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1")
    assert b.offers() == ["keep"]
    assert b.refused("show S-1") == "PZR-4.4.3.2.2"


@each("PZR-C-4.4.3.2.2-m")
def test_showing_is_asked_once_for_all_shots(case: Case) -> None:
    """R-43: three shots, one question."""
    units = {f"G-{n}": f"G-PZ4F2 F{n + 5} NE fire" for n in (1, 2, 3)}
    b = fight({**units, "S-1": "S-T34-41 J4 SW move"}, rolls=[99, 99, 99])
    for n in (1, 2, 3):
        b.play(f"fire G-{n}", "at S-1")
    b.play("resolve S-1", "show S-1")
    shots = [e for e in b.game.events if RULES.events[e.kind].name == "missed"]
    assert len(shots) == case["given"]["shots_declared"]
    for shot in shots:
        assert shot.ledgers is not None
        assert shot.ledgers[0].value("target-moving") == case["then"]["modifier_each"]
    assert b.events().count("shown") == 3 + case["then"]["asked"]
    assert (b.may("S-1") == {"move"}) is case["then"]["known_until_end_of_turn"]


def test_a_known_mover_is_not_asked() -> None:
    """4.4.3.2.2: a SHORT HALT that has fired lies face up."""
    b = fight({"G-1": "G-PZ4F2 F6 NE fire", "S-1": "S-T34-41 J4 SW short-halt fired"}, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1")
    assert modifiers(b) == {"target-moving": -2}


@each("PZR-C-4.4.3.2.2-e")
def test_an_overstacked_hex_gives_no_cover(case: Case) -> None:
    """4.4.3.2.2, 3.8."""
    units = {f"S-{n}": "S-T34-41 J4 SW" for n in range(1, 7)}
    b = fight({"G-1": "G-PZ4F2 H5 NE fire", **units}, terrain={"J4": "woods"}, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1", "keep")
    assert modifiers(b).get("target-cover-medium", 0) == case["then"]["modifier"]
    b = fight({"G-1": "G-PZ4F2 H5 NE fire", "S-1": units["S-1"]}, terrain={"J4": "woods"}, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1", "keep")
    assert modifiers(b)["target-cover-medium"] == -3


@each("PZR-C-4.4.3.2.2-f")
def test_burning_vehicles_on_the_line(case: Case) -> None:
    """4.4.3.2.2: -2 for each hex: firer's, crossed, target's."""
    burning = {h: "bu" for h, _ in zip(("F6", "F4", "F2"), case["given"]["bu_smoke_in"], strict=True)}
    b = fight({"G-1": "G-PZ4F2 F6 N fire", "S-1": "S-T34-41 F2 S"}, wrecks=burning, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1", "keep")
    shot = next(e for e in b.game.events if RULES.events[e.kind].name == "missed")
    assert shot.ledgers is not None
    assert shot.ledgers[0].total == case["then"]["modifier"]


@each("PZR-C-4.4.3.2.2-k")
def test_smoke_counts_from_the_end_of_the_half_step(case: Case) -> None:
    """R-35: not yet while the side that made it fires, but for the other side."""
    units = {"G-1": "G-PZ4F2 F6 N fire", "S-1": "S-T34-41 F2 S fire", "S-2": "S-T34-41 F4 S"}
    b = fight(units, SOVIET, rolls=[99])
    b.s.wreck = with_cell(b.s.wreck, b.hex("F4"), WRECK_BU)
    b.play("fire S-1", "at G-1", "resolve G-1", "keep")
    assert modifiers(b)["burning-vehicle-smoke"] == case["then"]["modifier"]


def test_smoke_of_this_half_step_does_not_count_yet() -> None:
    """R-35."""
    units = {
        "G-1": "G-TIG1 F6 N fire",
        "G-2": "G-PZ4F2 F7 N fire",
        "S-1": "S-T34-41 F2 S",
        "S-2": "S-T70 F4 S",
    }
    b = fight(units, rolls=[1, 99], may=("fire", "no-command"))
    b.play("fire G-1", "at S-2", "resolve S-2")
    assert b.where("S-2") == "@lost"
    assert "burns" in b.events()
    b.play("fire G-2", "at S-1", "resolve S-1")
    shot = next(e for e in b.game.events if RULES.events[e.kind].name == "missed")
    assert shot.ledgers is not None
    assert shot.ledgers[0].value("burning-vehicle-smoke") is None
    b.s.settle_smoke()
    assert b.s.wreck[b.hex("F4")] == WRECK_BU


# -- damage ------------------------------------------------------------


@each("PZR-C-4.4.3.2.6-j")
def test_a_shot_of_the_text(case: Case) -> None:
    """4.4.3.2.6: T-34/76 with SHORT HALT at a PzKpfw IVH in woods."""
    given, then = case["given"], case["then"]
    b = fight(
        {"S-1": "S-T34-76 F6 N short-halt", "G-1": "G-PZ4H F3 S"},
        SOVIET,
        terrain={"F3": "woods"},
        rolls=[given["roll_hit"]],
    )
    before = b.s.spot[b.unit("S-1")]
    b.play("fire S-1", "at G-1", "resolve G-1", "keep")
    shot = next(e for e in b.game.events if RULES.events[e.kind].name == "hit")
    assert shot.ledgers is not None
    assert shot.ledgers[0].total == given["net"]
    assert shot.ledgers[1].total == then["hit_number"]
    pierced, armour = b.told("struck")[0][2:]
    assert (pierced, armour) == (given["penetration"], given["target_armour"])
    assert pierced - armour == then["difference"]
    assert shot.ledgers[1].lines[0].name == f"range-{then['factor'].lower()}"
    assert bool(b.told("hit")) is then["hit"]
    assert b.s.hurt[b.unit("G-1")] == {"DMGD": DAMAGED}[then["result"]]
    new = before == 0 and SPOT_NAMES[b.s.spot[b.unit("S-1")]] == "fire"
    assert then["firer_marker"] == ("SPOT/FIRE (new, not used for spotting this turn)" if new else "none")


@each("PZR-C-4.4.3.2.6-k")
def test_the_answer_of_the_text(case: Case) -> None:
    """4.4.3.2.6: the damaged PzKpfw IVH fires back at the T-34/76 that moves."""
    given, then = case["given"], case["then"]
    b = fight(
        {"G-1": "G-PZ4H F3 S fire damaged", "S-1": "S-T34-76 F6 N short-halt fired"},
        rolls=[given["roll_hit"]],
    )
    b.play("fire G-1", "at S-1", "resolve S-1")
    assert numbers(b) == (given["roll_hit"], then["hit_number"])
    pierced, armour = b.told("struck")[0][2:]
    assert (pierced, armour, pierced - armour) == (given["penetration"], then["armour"], then["difference"])
    shot = next(e for e in b.game.events if RULES.events[e.kind].name == "hit")
    assert shot.ledgers is not None
    assert shot.ledgers[1].lines[0].name == f"range-{then['factor'].lower()}"
    assert bool(b.told("hit")) is then["hit"]
    assert b.where("S-1") == "@lost"
    assert {WRECK_KO: "KO", WRECK_BU: "BU"}[b.s.wreck[b.hex("F6")]] == then["result"]


@each("PZR-C-4.4.3.2.4-a")
def test_the_owner_chooses_the_angle_on_the_border(case: Case) -> None:
    """4.4.3.2.4."""
    b = fight({"G-1": "G-PZ4F2 F6 NE fire", "S-1": "S-T34-41 L6 N"}, rolls=[1])
    b.play("fire G-1", "at S-1", "resolve S-1", "keep")
    assert {"soviet": "target owner", "german": "firer"}[b.asked()] == case["then"]["chooser"]
    assert b.offers() == [f"angle {name}" for name in case["then"]["options"]]
    assert b.refused("angle front_side") == "PZR-6.5.2.2"
    b.play("angle rear")
    assert b.told("struck")[0][1] == 3


@each("PZR-C-4.4.3.2.6-h")
def test_one_wreck_in_a_hex(case: Case) -> None:
    """4.4.3.2.6."""
    b = fight({"G-1": "G-PZ4F2 F6 N fire", "S-1": "S-T34-76 F3 S"}, wrecks={"F3": "ko"}, rolls=[1])
    b.play("fire G-1", "at S-1", "resolve S-1", "keep")
    assert b.where("S-1") == "@lost"
    assert "knocked-out" in b.events()
    wreck = b.s.wreck[b.hex("F3")]  # a hex holds one at most
    assert case["then"] == {"wrecks_in_hex": int(bool(wreck)), "type": {WRECK_KO: "KO"}[wreck]}


@each("PZR-C-4.4.1-c")
def test_a_spent_shot_counts_as_fire(case: Case) -> None:
    """4.4.1: the second unit has fired though its target was gone."""
    b = fight({"G-1": "G-TIG1 F6 N fire", "G-2": "G-PZ4F2 F7 N fire", "S-1": "S-T70 F2 S"}, rolls=[1])
    b.play("fire G-1", "at S-1", "fire G-2", "at S-1", "resolve S-1", "keep")
    assert b.events()[-1] == "spent"
    u = b.unit("G-2")
    assert f"SPOT/{SPOT_NAMES[b.s.spot[u]].upper()}" == case["then"]["Y_marker"]
    assert (b.s.trigger[u] != 0) is case["then"]["Y_may_be_reaction_target"]
    assert (b.acted("G-2") != "done") is case["then"]["Y_may_fire_again"]


@each("PZR-C-4.4.1-d")
def test_fire_replaces_an_old_marker(case: Case) -> None:
    """R-03."""
    b = fight({"G-1": "G-PZ4F2 F6 NE fire spot-move", "S-1": "S-T34-41 J4 SW"}, rolls=[99])
    b.play("fire G-1", "at S-1", "resolve S-1", "keep")
    assert f"SPOT/{SPOT_NAMES[b.s.spot[b.unit('G-1')]].upper()}" == case["then"]["marker"]


@each("PZR-C-4.4.3.2.6-l")
def test_a_damaged_vehicle_moves_half_as_far_at_once(case: Case) -> None:
    """4.4.3.2.6: from the shot on."""
    units = {"S-1": "S-T34-76 F6 N fire", "G-1": "G-PZ4H F3 S"}
    b = fight(units, SOVIET, rolls=[1], may=("fire", "no-command"))
    b.play("fire S-1", "at G-1", "resolve G-1")
    u = b.unit("G-1")
    assert b.s.hurt[u] & DAMAGED
    assert FRACTIONS.allowance(b.sc.cross[u], HURT) == case["then"]["allowance"]


# -- void fire ------------------------------------------------------------


@each("PZR-C-4.4.1-m", "PZR-C-4.4.1-e")
def test_void_fire_is_turned_up(case: Case) -> None:
    """R-17, R-42: not fired, no marker; a SHORT HALT keeps its move. The rest is MOVE, OW or N/C."""
    command = "short-halt" if case["given"].get("command") == "SHORT_HALT" else "fire"
    units = {
        "G-1": "G-TIG1 F6 N fire",
        "G-2": f"G-PZ4F2 F7 N {command}",
        "G-3": "G-PZ4F2 F8 N move",
        "S-1": "S-T70 F2 S",
        "S-2": "S-T34-41 J2 S",
    }
    b = fight(
        units,
        rolls=[1, 1, 1],
        terrain={"H4": "woods", "H5": "woods", "G5": "woods", "G6": "woods", "H3": "woods", "G4": "woods"},
    )
    b.s.seen_by[b.unit("S-1")] = 1 << b.unit("G-1") | 1 << b.unit("G-2")
    b.s.seen_by[b.unit("S-2")] = 0
    b.s.put(b.unit("S-1"), b.sc.off + 2)  # destroyed before they could declare
    assert b.offers()[-1] == "done"
    b.play("done")
    assert b.acted("G-2") == ("fired" if command == "short-halt" else "done")
    assert b.may("G-2") == {command}
    then, u = case["then"], b.unit("G-2")
    assert (not b.s.face_down(u)) is then.get("revealed", True)
    assert (any(told[0] == u for name in ("hit", "missed", "fired") for told in b.told(name))) is then.get(
        "fires", then.get("fired")
    )
    assert then.get("marker", "none new") == ("new" if b.s.spot[u] else "none new")
    assert then.get("marker_after_fire_step") is (b.s.spot[u] or None)
    assert b.events().count("void") == 2
    assert b.may("G-3") == {"move", "overwatch", "no-command"}
    if command == "short-halt":
        b = again(b, Movement(0))
        assert ("move G-2" in b.offers()) is then["may_move"]
        b.s.command[u] = SHORT_HALT
        b.sc.cross[u] = case["given"]["allowance_full"]
        b.play("move G-2")
        if b.kind() == "Move.rate":
            b.play("rate cross-country")
        top = b.s.top()
        assert isinstance(top, Move)
        assert top.march(b.s).left() == then["allowance"]
        b.play("ahead")
        assert SPOT_NAMES[b.s.spot[u]] == then["marker_after_move"].removeprefix("SPOT/").lower()
    assert b.s.trigger[b.unit("G-2")] == 0


def test_a_side_without_possible_fire_is_not_asked() -> None:
    """L1: who is asked follows from what the counters may be."""
    b = fight({**ONE_EACH, "G-1": "G-PZ4F2 F6 NE"}, may=("move", "overwatch", "no-command"))
    assert b.offers() == []
    assert b.s.lanes == [[]]


def test_a_side_that_may_fire_is_asked_though_it_cannot() -> None:
    """L1: a half-step does not end by itself where a counter may be FIRE."""
    b = fight({**ONE_EACH, "G-1": "G-PZ4F2 F6 NE overwatch"})
    assert b.offers() == ["done"]


# -- chances ------------------------------------------------------------


def test_odds_of_a_shot_equal_its_table() -> None:
    """The chance to hit and what it brings, and two worlds for a face-down target."""
    b = fight({"G-1": "G-PZ4F2 F6 N fire", "S-1": "S-T34-76 F3 S"}, may=("fire", "no-command"))
    b.play("fire G-1")
    tree = b.game.seat(GERMAN).odds("at S-1").branches
    chances = {branch.label.id: branch.p for branch in tree}
    assert chances == {
        "panzer-outcome-miss": Fraction(10, 100),
        "panzer-outcome-knocked-out": Fraction(90, 100),
    }


@pytest.mark.parametrize("shots", [2, 3])
def test_several_shots_have_parts(shots: int) -> None:
    """Each shot by itself, side by side."""
    units = {f"G-{n}": f"G-PZ4F2 F{n + 5} N fire" for n in range(1, shots + 1)}
    b = fight({**units, "S-1": "S-T34-76 F3 S"}, may=("fire", "no-command"))
    for n in range(1, shots + 1):
        b.play(f"fire G-{n}", "at S-1")
    outlook = b.game.seat(GERMAN).odds("resolve S-1")
    assert len(outlook.parts) == shots
    for part in outlook.parts:
        assert sum((branch.p for branch in part.branches), part.undecided) == 1
