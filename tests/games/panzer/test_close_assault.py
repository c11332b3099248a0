"""PZR-6.6.1: the close combat step; PZR-6.6.1.1: close assault."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from grognard.games.panzer.close.assault import CloseAssault, assault_burst
from grognard.games.panzer.close.combat import CloseCombat
from grognard.games.panzer.close.forces import Storm, assault_lines, net
from grognard.games.panzer.close.support import supported
from grognard.games.panzer.fire.tables import BU, DM, KO, TK
from grognard.games.panzer.gp.results import thresholds
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.scenario import PHASES
from grognard.games.panzer.spotting.markers import MOVED
from grognard.games.panzer.state import (
    DAMAGED,
    DONE,
    HALF_DONE,
    SUP_NONE,
    SUP_OFF,
    SUP_ON,
    TRACKS,
    with_cell,
)

from .battle import Battle, from_step
from .cases import Case, each

TABLES = gp_tables()
FINAL = {"BU": BU, "KO": KO, "DM": DM, "TK": TK}


def storming(units: dict[str, str], rolls: Sequence[int | list[int]] = (), **more: object) -> Battle:
    """The close combat of the German side; the Soviet side's comes after it."""
    return Battle(
        units,
        [CloseCombat(1), CloseCombat(0)],
        layer="advanced",
        rolls=[*rolls],
        **more,  # type: ignore[arg-type]
    )


def lines_of(b: Battle, primary: str, helpers: list[str], target: str, **how: bool) -> dict[str, int]:
    storm = Storm(
        b.unit(primary),
        sum(1 << b.unit(key) for key in helpers),
        b.unit(target),
        how.get("moved", False),
        how.get("landed", False),
        how.get("moving", False),
    )
    found: dict[str, int] = {}
    for name, value in assault_lines(b.s, storm):
        found[name] = found.get(name, 0) + value
    return found


# -- the step (6.6, 6.6.1) -------------------------------------------------------------------------


@each("PZR-C2-409")
def test_steps_of_the_movement_phase(case: Case) -> None:
    b = Battle({"GA": "GL-RIF F6 N", "SA": "S-T34-76 X12 N"}, layer="advanced")
    names = ("close_combat_fp", "close_combat_sp", "move_sp", "move_fp")
    played = [PHASES[phase] for phase in b.sc.sequence if PHASES[phase] in names]
    assert [name.upper() for name in played] == case["then"]["steps"]


@each("PZR-C2-410")
def test_the_first_player_assaults_first(case: Case) -> None:
    """A squad that is suppressed or destroyed by then does not assault in its own half."""
    units = {
        "GA": "GL-RIF F6 N move",
        "GB": "G-PZ4H F7 N",
        "SA": "SL-RIF F5 S move",
        "SB": "S-T34-76 G5 S",
    }
    b = Battle(
        units,
        from_step("close_combat_fp", "advanced"),
        layer="advanced",
        first="soviet",
        rolls=[[100, 100], [100, 100]],  # the attacker's face, and 101 less the defender's
    )
    assert (b.asked(), b.kind()) == ("soviet", "CloseCombat.declare")
    b.play("assault SA GA", "resolve GA", "stay")
    assert b.where("GA") == "@lost"
    asked = (b.asked(), b.kind()) == ("german", "CloseCombat.declare")
    then = case["then"]
    assert then["GE squad destroyed or suppressed by then"] == ("assaults" if asked else "no assault")
    alive = Battle(units, from_step("close_combat_fp", "advanced"), layer="advanced", first="soviet")
    order: list[str] = []
    while alive.kind() == "CloseCombat.declare":
        order.append({"soviet": "SU", "german": "GE"}[alive.asked()])
        alive.play("done")
    assert order == then["order"]


def test_nobody_is_asked_who_could_not_assault() -> None:
    """PZR-6.6.1: nobody is next to an enemy, so the step passes by itself."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F9 N"})
    assert b.offers() == []


def test_who_is_asked_follows_from_open_facts() -> None:
    """A counter that may be MOVE is enough; with another command there is nothing but the end."""
    b = storming({"GA": "GL-RIF F6 N overwatch", "SA": "S-T34-76 F7 N"})
    assert (b.asked(), b.offers()) == ("german", ["done"])
    assert b.refused("assault GA SA") == "PZR-6.6.1.1"
    known = storming({"GA": "GL-RIF F6 N overwatch", "SA": "S-T34-76 F7 N"}, may=("overwatch", "no-command"))
    assert known.offers() == []


# -- factors and modifiers (6.6.1.1.1, 6.6.1.1.2) --------------------------------------------------


@each("PZR-C2-193")
def test_highest_defence(case: Case) -> None:
    then = case["then"]
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-IS2 F7 N"})
    assert b.sc.gpd[b.unit("SA")][0] == int(case["given"]["target_gpd"][0])
    burst = assault_burst(b.s, b.unit("GA"), b.unit("SA"))
    assert (burst.gpf, burst.gpd) == (then["gpf"], then["gpd"])
    assert thresholds(TABLES, burst.gpf, burst.gpd) == (then["n"], then["s"])


@each("PZR-C2-197")
def test_additional_attackers(case: Case) -> None:
    parts = case["then"]["parts"]
    units = {
        "GA": "GL-RIF F6 N move",
        "GB": "GL-RIF F6 N move",
        "GC": "GL-RIFh F6 N move",
        "GD": "GL-SEC F6 N move",
        "SA": "S-SU76M F7 N",
    }
    b = storming(units)
    b.sc.weak[b.unit("SA")] = False
    lines = lines_of(b, "GA", ["GB", "GC", "GD"], "SA")
    names = {"squad": "helper_squad", "half-squad": "helper_half_squad", "section": "helper_section"}
    assert {name: lines[names[name]] for name in names} == {name: parts[name] for name in names}
    assert lines["type_p"] == parts["type_P"]
    assert sum(lines.values()) == case["then"]["net"]


@each("PZR-C2-198")
def test_unsupported(case: Case) -> None:
    units = {"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"}
    woods = storming(units, terrain={"F7": case["given"]["terrain"]})
    assert lines_of(woods, "GA", [], "SA")["unsupported"] == case["then"]["unsupported"]
    assert "unsupported" not in lines_of(storming(units), "GA", [], "SA")
    helped = storming({**units, "SB": "SL-RIF F7 N"}, terrain={"F7": "woods"})
    assert "unsupported" not in lines_of(helped, "GA", [], "SA")


@each("PZR-C2-200")
def test_a_carried_squad_supports_its_carrier(case: Case) -> None:
    units = {"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N", "SB": "S-T34-76 F7 N", "SC": "SL-SMG F7 N"}
    b = storming(units, terrain={"F7": case["given"]["terrain"]})
    b.s.mount(b.unit("SC"), b.unit("SA"))
    names = {b.unit("SA"): "carrier", b.unit("SB"): "other"}
    assert [names[v] for v in supported(b.s, b.hex("F7"), 1)] == case["then"]["supported"]
    assert "unsupported" not in lines_of(b, "GA", [], "SA")
    assert lines_of(b, "GA", [], "SB")["unsupported"] == 30


@pytest.mark.parametrize(("unit", "count"), [("SL-RIF", 2), ("SL-RIFh", 1), ("SL-SEC", 0)])
def test_how_many_vehicles_are_supported(unit: str, count: int) -> None:
    """PZR-6.6.1.1.2[7], R-64: a squad two, a half-squad one, a section none; the most expensive first."""
    units = {
        "GA": "GL-RIF F6 N move",
        "SA": "S-T34-76 F7 N",
        "SB": "S-IS2 F7 N",
        "SC": "S-T70 F7 N",
        "SD": f"{unit} F7 N",
    }
    b = storming(units, terrain={"F7": "woods"})
    by_price = sorted((b.unit(key) for key in ("SA", "SB", "SC")), key=lambda v: -b.sc.points[v])
    assert supported(b.s, b.hex("F7"), 1) == sorted(by_price[:count])


def test_every_modifier_of_the_book_is_there() -> None:
    """PZR-6.6.1.1.2: each line by itself."""
    units = {"GA": "GL-RIF F6 N move w:GW-FLM", "SA": "S-T34-76 F7 N"}
    b = storming(units, levels={"F7": 1}, grades=("regular", "seasoned"))
    b.sc.weak[b.unit("SA")] = True
    b.s.sup[b.unit("SA")] = SUP_OFF
    lines = lines_of(b, "GA", [], "SA", moved=True, landed=True, moving=True)
    assert lines == {
        "assault_on_the_move": -10,
        "uphill": -10,
        "from_transport": -10,
        "flamethrower": 20,
        "target_moving": -10,
        "target_suppressed": 20,
        "target_c": 20,
        "grade": -10,
    }
    truck = storming({"GA": "GL-RIF F6 N move", "SA": "S-GAZAA F7 N"})
    assert lines_of(truck, "GA", [], "SA") == {"type_s": 30}


def test_the_assault_of_the_book() -> None:
    """PZR-6.6.1.1.3, its example: 45 and 20 against 31 and 63 is effective and ends in 5: damaged."""
    units = {"GA": "G-STG3G F7 N move", "SA": "SL-SMG F6 S move"}
    b = Battle(
        units,
        [CloseCombat(1)],
        layer="advanced",
        rolls=[45, 100],
        grades=("seasoned", "regular"),
        first="german",
    )
    b.s.sup[b.unit("GA")] = SUP_OFF
    b.play("assault SA GA", "resolve GA")
    assert (b.asked(), b.kind()) == ("german", "Melee.show")
    b.play("show GA")
    assert b.told("close-assault")[0][2:] == (65, 2)
    assert b.s.hurt[b.unit("GA")] == DAMAGED
    assert b.s.spot[b.unit("SA")] == MOVED


# -- who may (6.6.1.1) -----------------------------------------------------------------------------


@each("PZR-C2-201")
def test_suppressed_units_do_not_assault(case: Case) -> None:
    b = storming({"GA": "GL-RIF F6 N move", "GB": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"})
    b.s.sup[b.unit("GA")] = SUP_OFF
    assert b.verdict("assault GA SA") == (case["then"]["legal"], "PZR-6.6.1.1")


@each("PZR-C2-202")
def test_two_levels_are_too_many(case: Case) -> None:
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-RIF E7 N move", "SA": "S-T34-76 F7 N", "SB": "S-T34-76 D7 N"}
    b = storming(units, levels={"F7": case["given"]["level_difference"]})
    assert b.verdict("assault GA SA") == (case["then"]["legal"], "PZR-6.6.1.1")


@each("PZR-C2-203")
def test_one_level_down_costs_nothing(case: Case) -> None:
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"}, levels={"F6": 1})
    assert lines_of(b, "GA", [], "SA").get("uphill", 0) == case["then"]["uphill_modifier"]
    assert b.verdict("assault GA SA")[0] is case["then"]["legal"]


@each("PZR-C2-204")
def test_laden_sections_do_not_assault_on_the_move(case: Case) -> None:
    units = {"GA": "GL-SEC F5 N move w:GW-HMG", "GB": "GL-RIF F5 N move", "SA": "S-T34-76 F7 N"}
    b = storming(units)
    assert "approach GB F6" in b.offers()
    assert b.verdict("approach GA F6") == (case["then"]["legal"], "PZR-6.6.1.1")


@each("PZR-C2-333")
def test_out_of_full_cover(case: Case) -> None:
    """A squad keeps its cover when it assaults from where it is (R2-46); guns' crews of a section may not."""
    then = case["then"]
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-SEC F6 N w:GW-HMG", "SA": "S-T34-76 F7 N"}
    b = storming(units, rolls=[1])
    for key in ("GA", "GB"):
        b.s.cover = with_cell(b.s.cover, b.unit(key), 1)
    assert ("assault GA SA" in b.offers()) is then["squad"]
    assert ("assault GB SA" in b.offers()) is then["section_with_SW"]
    b.play("assault GA SA", "resolve SA", "keep")
    assert b.s.cover[b.unit("GA")] == 1


def test_only_spotted_vehicles_are_assaulted() -> None:
    """PZR-6.6.1.1[4]: any unit of the side spots it, now (R-68)."""
    b = storming(
        {"GA": "GL-RIF F6 N move", "SA": "SL-RIF F7 N", "SB": "S-T34-76 F5 N"}, sides={"F6/F7": "hedge"}
    )
    assert b.refused("assault GA SA") == "PZR-6.6.1.1"
    assert "assault GA SB" in b.offers()


# -- on the move (6.6.1.1[5]) ----------------------------------------------------------------------


@each("PZR-C2-205")
def test_assault_on_the_move_draws_fire_first(case: Case) -> None:
    units = {"GA": "GL-RIF F5 N move", "SA": "S-T34-76 F7 N", "SB": "SL-RIF G8 N overwatch"}
    b = storming(units, rolls=[1, 1])
    b.play("approach GA F6", "assault GA SA", "resolve SA")
    assert (b.asked(), b.kind()) == ("soviet", "Reactions.offer")
    resolved = "close-assault" in b.events()
    assert case["then"]["reaction_fire"] == ("after the assault" if resolved else "before the assault")
    b.play("react SB GA", "resolve GA")
    while b.kind() == "Reactions.offer":
        b.play("hold")
    b.play("keep")
    names = b.events()
    assert names.index("gp-fire") < names.index("close-assault")
    event = next(e for e in b.game.events if e.ledgers and e.ledgers[0].name == "close-assault")
    assert event.ledgers is not None
    found = {line.name: line.value for line in event.ledgers[0].lines}
    assert found["close-assault-on-the-move"] == case["then"]["modifier"]


def test_who_is_suppressed_on_the_way_does_not_assault() -> None:
    """PZR-6.6.1.1[1]: the assault falls away; the unit has used its move (R2-32) and its cover (R2-46)."""
    units = {"GA": "GL-RIF F5 N move", "SA": "S-T34-76 F7 N", "SB": "SL-RIF G8 N overwatch"}
    b = storming(units, rolls=[70])
    b.s.cover = with_cell(b.s.cover, b.unit("GA"), 1)
    b.play("approach GA F6", "assault GA SA", "resolve SA", "react SB GA", "resolve GA")
    while b.offers() and b.kind() == "Reactions.offer":
        b.play("hold")
    u = b.unit("GA")
    assert (b.where("GA"), b.s.sup[u], b.s.acted[u], b.s.cover[u]) == ("F6", SUP_ON, DONE, 0)
    assert "close-assault" not in b.events()


def test_an_assault_on_the_move_costs_one_point() -> None:
    """R-66: a hex that costs more cannot be entered by it; nor can one with enemies, or two hexes away."""
    units = {"GA": "GL-RIF F5 N move", "GB": "GL-RIF G8 N move", "SA": "S-T34-76 F7 N"}
    b = storming(units, terrain={"F6": "dense_woods"})
    assert b.refused("approach GA F6") == "PZR-6.6.1.1"
    assert b.refused("approach GA F8") == "PZR-6.6.1.1"
    near = storming({**units, "GA": "GL-RIF F6 N move"})
    assert near.refused("approach GA F7") == "PZR-4.5.1.1.10"
    assert near.refused("approach GA F5") == "PZR-6.6.1.1"  # from there nobody is in reach


def test_horses_pay_half_their_movement() -> None:
    """PZR-6.6.4.5: cavalry enters what costs up to half its allowance."""
    units = {"GA": "GL-RIF F5 N move m:cavalry", "GB": "GL-RIF G8 N move", "SA": "S-T34-76 F7 N"}
    b = storming(units, terrain={"F6": "dense_woods"})
    assert "approach GA F6" in b.offers()


def test_a_unit_upstairs_comes_down_first() -> None:
    """R-63: no assault on the move from an upper floor; from the next hex it is one."""
    units = {"GA": "GL-RIF F5 N move", "SA": "S-T34-76 F7 N", "SB": "S-T34-76 F4 N"}
    b = storming(units, terrain={"F5": "building_brick"}, two_floors=["F5"], rolls=[1])
    b.s.floor = with_cell(b.s.floor, b.unit("GA"), 1)
    assert b.refused("approach GA F6") == "PZR-6.6.4.1"
    assert "assault GA SB" in b.offers()


# -- together (6.6.1.1[8], [9]) --------------------------------------------------------------------


@each("PZR-C2-207")
def test_units_of_one_hex_combine(case: Case) -> None:
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"}
    b = storming(units, rolls=[1])
    b.play("assault GA SA", "assault GB SA", "resolve SA", "keep")
    assert b.kind() == "Melee.primary"
    b.play("primary GB")
    assert (b.events().count("close-assault") > 1) is case["then"]["legal"]
    assert b.told("close-assault")[0][0] == b.unit("GB")


@each("PZR-C2-208")
def test_different_hexes_attack_apart(case: Case) -> None:
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-RIF E7 N move", "SA": "S-T34-76 F7 N"}
    b = storming(units, rolls=[1, 1])
    b.play("assault GA SA", "assault GB SA", "resolve SA", "keep")
    assert b.events().count("close-assault") == case["then"]["combats"]


@each("PZR-C2-209", "PZR-C2-421")
def test_the_target_dies_under_the_first_attack(case: Case) -> None:
    """The others may move later, and assault nobody else (R2-32)."""
    units = {
        "GA": "GL-RIF F6 N move",
        "GB": "GL-RIF E7 N move",
        "SA": "S-T34-76 F7 N",
        "SB": "S-T34-76 D7 N",
    }
    b = storming(units, rolls=[99, 5])
    b.play("assault GA SA", "assault GB SA", "resolve SA", "keep", "stay")
    assert b.where("SA") == "@lost"
    legal, rule = b.verdict("assault GB SB") if b.offers() else (False, "PZR-6.6.1.1")
    then = case["then"]
    assert legal is then.get("legal", False)
    assert ("legal" if legal else "refused") == then.get("assault_other", "refused")
    assert rule == "PZR-6.6.1.1"
    assert b.s.acted[b.unit("GA")] == DONE
    assert b.s.acted[b.unit("GB")] == HALF_DONE
    after = Battle(units, from_step("close_combat_fp", "advanced"), layer="advanced", rolls=[99, 5])
    after.play("assault GA SA", "assault GB SA", "resolve SA", "keep", "stay")
    while after.asked() != "german" or after.kind() != "Movement.unit":
        after.play("done")
    may_move = "move GB" in after.offers()
    assert may_move is then.get("may_move", True)
    assert ("legal" if may_move else "refused") == then.get("move", "legal")
    assert "move GA" not in after.offers()
    assert "done" in after.offers()


def test_the_half_step_does_not_end_with_open_assaults() -> None:
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"})
    assert b.refused("assault GA SA", "done") == "PZR-6.6.1.1"


def test_what_is_resolved_is_closed() -> None:
    """PZR-6.6.1.1[9]: nobody declares on a target after the first assault on it."""
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-RIF E7 N move", "SA": "S-T34-76 F7 N"}
    b = storming(units, rolls=[1])
    b.play("assault GA SA", "resolve SA", "keep")
    assert b.refused("assault GB SA") == "PZR-6.6.1.1"
    assert b.refused("resolve SA") == "PZR-6.6.1.1"


# -- results (6.6.1.1.3) ---------------------------------------------------------------------------


@each("PZR-C2-194")
def test_flames(case: Case) -> None:
    """Every kill burns, without a d10; the crew's friends in the hex are suppressed."""
    b = storming({"GA": "GL-RIF F6 N move w:GW-FLM", "SA": "S-T70 F7 N", "SB": "SL-RIF F7 N"}, rolls=[78])
    b.play("assault GA SA", "resolve SA", "keep")
    assert b.told("close-assault")[0][2] == case["given"]["total"]
    ends = {"burns": "BU", "knocked-out": "KO"}
    assert [ends[name] for name in b.events() if name in ends] == [case["then"]["final"]]
    assert (b.script.rolls == []) is not case["then"]["d10_rolled"]
    assert b.s.sup[b.unit("SB")] == SUP_ON


@each("PZR-C2-195", "PZR-C2-196")
def test_brewed_or_knocked_out(case: Case) -> None:
    given = case["given"]
    unit = {"squad": "GL-RIF", "section": "GL-SEC"}[given["primary"]]
    for face in given["d10"]:
        b = storming({"GA": f"{unit} F6 N move", "SA": "S-T70 F7 N"}, rolls=[given["total"], face])
        b.play("assault GA SA", "resolve SA", "keep")
        assert ("burns" if case["then"][str(face)] == "BU" else "knocked-out") in b.events()


@each("PZR-C2-334")
def test_tracks_of_a_vehicle_hull_down(case: Case) -> None:
    """R2-44: terrain has no effect; the crew checks."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T70 F7 N"}, rolls=[case["given"]["total"], 100])
    b.sc.weak[b.unit("SA")] = False
    b.s.hull = with_cell(b.s.hull, b.unit("SA"), 1)
    b.play("assault GA SA", "resolve SA", "keep")
    then = case["then"]
    assert {TRACKS: "TK"}[b.s.hurt[b.unit("SA")]] == then["final"]
    assert [name.split("-")[0] for name in b.events() if name in ("crew-stays", "crew-leaves")] == [
        then["bail"]
    ]


def test_suppression_is_renewed() -> None:
    """PZR-6.6.1.1.3[1], [2]: SUP/OFF turns to SUP/ON, and the face-down command stays."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N overwatch"}, rolls=[30])
    b.s.sup[b.unit("SA")] = SUP_OFF
    b.play("assault GA SA", "resolve SA", "keep")
    assert b.s.sup[b.unit("SA")] == SUP_ON
    assert b.acted("SA") == "no"
    assert b.s.under_fire[b.unit("SA")] == 1


def test_damaged_once_more_is_knocked_out() -> None:
    """PZR-4.4.3.2.6."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N damaged"}, rolls=[95])
    b.play("assault GA SA", "resolve SA", "keep")
    assert "knocked-out" in b.events()


def test_passengers_survive_or_not() -> None:
    """PZR-6.6.1.1.3[3]: they are not attacked, but roll when their vehicle is destroyed."""
    units = {"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N", "SB": "SL-SMG F7 N"}
    b = storming(units, rolls=[99, 9, 100])
    b.s.mount(b.unit("SB"), b.unit("SA"))
    b.play("assault GA SA", "resolve SA", "keep")
    assert b.where("SA") == "@lost"
    assert (b.where("SB"), b.s.sup[b.unit("SB")]) == ("F7", SUP_ON)
    assert b.offers() == []  # the survivors hold the hex: nobody advances


@each("PZR-C2-210")
def test_advance(case: Case) -> None:
    units = {
        "GA": "GL-RIF F6 N move",
        "GB": "GL-RIF F6 N move",
        "SA": "S-T34-76 F7 N",
        "SB": "SL-RIF G8 N overwatch",
    }
    b = storming(units, rolls=[99, 9])
    b.play("assault GA SA", "assault GB SA", "resolve SA", "keep", "primary GA")
    assert ("advance GA" in b.offers()) is case["then"]["legal"]
    b.play("advance GA")
    assert ("reacts" in b.events()) is case["then"]["reaction_fire"]
    assert (b.asked(), b.offers()) == ("german", ["advance GB", "stay"])
    b.play("stay")
    assert (b.where("GA"), b.where("GB")) == ("F7", "F6")


def test_no_advance_among_other_enemies() -> None:
    units = {"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N", "SB": "SL-RIF F7 N"}
    b = storming(units, rolls=[99, 9])
    b.play("assault GA SA", "resolve SA", "keep")
    assert b.where("SA") == "@lost"
    assert b.kind() == "CloseCombat.declare"  # nobody was asked to advance


def test_a_crew_that_leaves_gives_up_the_hex() -> None:
    """R-41, R-68: an abandoned vehicle holds nothing."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"}, rolls=[95, 1])
    b.play("assault GA SA", "resolve SA", "keep")
    assert "crew-leaves" in b.events()
    assert "advance GA" in b.offers()


# -- shared commands (6.6.11) ----------------------------------------------------------------------


def share(b: Battle, *keys: str) -> None:
    for key in keys:
        b.s.group[b.unit(key)] = b.unit(keys[0])


@each("PZR-C2-276")
def test_one_target_for_a_shared_command(case: Case) -> None:
    units = {
        "GA": "GL-RIF F6 N move",
        "GB": "GL-RIF F6 N move",
        "SA": "S-T34-76 F7 N",
        "SB": "S-T34-76 F5 N",
    }
    b = storming(units)
    share(b, "GA", "GB")
    assert b.verdict("assault GA SA", "assault GB SB") == (case["then"]["legal"], "PZR-6.6.11")
    assert "assault GB SA" in b.offers()
    assert b.s.group_shown[b.unit("GB")] == b.unit("GA")


def test_a_shared_command_stays_in_command_range() -> None:
    """PZR-6.6.11[2]: in a regular formation (range 0) partners advance together or not at all."""
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"}
    b = storming(units, rolls=[99, 9], grades=("regular", "seasoned"))
    share(b, "GA", "GB")
    b.play("assault GA SA", "assault GB SA", "resolve SA", "keep", "primary GA", "advance GA")
    assert b.refused("stay") == "PZR-6.6.11"
    b.play("advance GB")
    assert b.where("GB") == "F7"


def test_a_shared_command_does_not_part_on_the_way() -> None:
    units = {
        "GA": "GL-RIF F5 N move",
        "GB": "GL-RIF F5 N move",
        "SA": "S-T34-76 F7 N",
        "SB": "S-T34-76 G5 N",
    }
    b = storming(units, grades=("regular", "seasoned"))
    share(b, "GA", "GB")
    b.play("approach GA F6", "assault GA SA")
    assert b.refused("approach GB E6") == "PZR-6.6.1.1"
    assert "approach GB F6" in b.offers()


# -- odds ------------------------------------------------------------------------------------------


def test_odds_of_an_assault_are_told_before_it() -> None:
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"}, may=("no-command",))
    before = b.game.seat(0).odds("assault GA SA")
    assert sum(branch.p for branch in before.branches) == 1
    b.play("assault GA SA")
    after = b.game.seat(0).odds("resolve SA")
    assert [branch.p for branch in after.branches] == [branch.p for branch in before.branches]


def test_two_hexes_are_two_parts() -> None:
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-RIF E7 N move", "SA": "S-T34-76 F7 N"}
    b = storming(units)
    b.play("assault GA SA", "assault GB SA")
    assert len(b.game.seat(0).odds("resolve SA").parts) == 2


def test_a_close_assault_frame_tells_its_numbers() -> None:
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-IS2 F7 N"})
    frame = CloseAssault()
    frame.primary, frame.target = b.unit("GA"), b.unit("SA")
    added, factor, defence = frame.roll_ledgers(b.s)
    assert (added.total, factor.total, defence.total) == (net(assault_lines(b.s, frame.storm(b.s)), ""), 8, 5)
    assert b.s.sup[b.unit("SA")] == SUP_NONE
