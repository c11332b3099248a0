# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 12.0 to 12.2: mortars direct and indirect, spotters, the effect of their fire, air bursts."""

from __future__ import annotations

from typing import Any

import pytest

from .cases import Case, case, each
from .ground import Battle, hilly
from .shots import attacks, fire, happened, hits, lines, reprint

M = "G-M81-1"
EYE = "G-INF-1"
S = "S-RIF-1"
TARGET = "F12"
WOOD = {"F06": "forest"}  # hides the target from the mortar in F05


def battery(spotter: str = "", target: str = "S_RIF F12 W", **fields: Any) -> Battle:
    """An 8 cm mortar in F05 behind a wood, a target seven hexes east, and perhaps a spotter somewhere."""
    units = {M: "G_M81 F05 E", S: target}
    if spotter:
        units[EYE] = f"G_INF {spotter}"
    return Battle(units, **{"terrain": WOOD, "current_cap": (0, 0), **fields})


def shell(b: Battle) -> None:
    b.play(f"opp {M}", f"indirect {M} {TARGET}")


# -- COH-12.0 --------------------------------------------------------------------------------------------


def test_COH_T226_who_may_spot() -> None:
    """COH-12.0(1), F.10: friendly units within 2 hexes of the mortar that see the target."""
    given, then = case("COH-T226")["given"], case("COH-T226")["then"]
    for place in given["spotters"]:
        b = battery(f"{place} E")
        why = b.why(f"opp {M}", f"indirect {M} {TARGET}")
        assert (why is None) is (place in then["ok"]), place
        assert (why is not None and why.rule == "COH-12.0") is (place in then["too_far"]), place


def test_COH_T227_no_spotter_sees_the_target() -> None:
    """COH-12.0(1), F.11: the mortar itself does not, nor does anybody near."""
    then = case("COH-T227")["then"]
    for spotter in ("", "F04 E", "E05 E"):
        b = battery(spotter, terrain={**WOOD, "E06": "forest", "E07": "forest"})
        assert b.verdict(f"opp {M}", f"indirect {M} {TARGET}") == (then["legal"], "COH-12.0")
        assert not any(b.game.key(o).startswith("indirect") for o in b.game.decision.options)


def test_COH_T229_height_is_judged_from_the_vantage_hex() -> None:
    """COH-12.0(5), 11.2(2), F.9: the mortar is lower than the target, its spotter higher."""
    given, then = case("COH-T229")["given"], case("COH-T229")["then"]
    levels = {"F05": given["mortar_level"], "F07": given["vantage_level"], "F12": given["target_level"]}
    units = {M: "G_M81 F05 E", EYE: "G_INF F07 E", S: "S_RIF F12 W"}
    b = hilly(units, levels, WOOD, current_cap=(0, 0), rolls=[2])
    reprint(b, M, red=given["fp"])
    shell(b)
    shot = attacks(b)[-1]
    assert shot.av - 2 == then["fp"]
    assert lines(shot.fp) == {"firing-down": 1}
    assert "target-higher" not in lines(shot.dr)


def test_a_low_vantage_hex_gives_the_target_its_height() -> None:
    """COH-12.0(5): the spotter is on level 0, the target on level 1."""
    units = {M: "G_M81 F05 E", EYE: "G_INF F07 E", S: "S_RIF F12 W"}
    b = hilly(units, {"F12": 1}, WOOD, current_cap=(0, 0), rolls=[2])
    shell(b)
    assert lines(attacks(b)[-1].fp) == {}
    assert lines(attacks(b)[-1].dr) == {"target-higher": 1}


def test_prices_of_direct_and_indirect_fire() -> None:
    """COH-0.3(1), 12.0(1): 3 AP in its own sight, 4 by a spotter; a counter adds to both (COH-7.4)."""
    for hit, extra in (("", 0), (" suppressed", 1)):
        units = {M: f"G_M81 F05 E active{hit}", S: "S_RIF F12 W", EYE: "G_INF F07 E"}
        b = Battle(units, ap=(7, 0), current_cap=(0, 0), rolls=[2])
        assert b.price(f"ap {M}", f"fire {M} F12") == 3 + extra
        b = Battle(units, terrain=WOOD, ap=(7, 0), current_cap=(0, 0), rolls=[2])
        assert b.price(f"ap {M}", f"indirect {M} F12") == 4 + extra


def test_what_the_mortar_sees_it_fires_at_directly() -> None:
    """COH-12.0(1): indirect fire is for targets out of its own sight, direct fire for those in it."""
    b = battery("F07 E", terrain={})
    assert b.refused(f"opp {M}", f"indirect {M} {TARGET}") == "COH-12.0"
    b = battery("F07 E")
    assert b.refused(f"opp {M}", f"fire {M} {TARGET}") == "COH-6.0"


@pytest.mark.parametrize(("unit", "side"), [("G_M50", "german"), ("S_M50", "soviet"), ("G_INF", "german")])
def test_only_mortars_with_a_figure_in_parentheses_fire_indirectly(unit: str, side: str) -> None:
    """COH-12.0(1): the 5 cm mortars have none."""
    keys = {"german": (M, EYE, S), "soviet": ("S-M50-1", "S-RIF-2", EYE)}[side]
    kind = {"german": "G_INF", "soviet": "S_RIF"}
    enemy = kind["soviet" if side == "german" else "german"]
    units = {keys[0]: f"{unit} F05 E", keys[1]: f"{kind[side]} F07 E", keys[2]: f"{enemy} F12 W"}
    b = Battle(units, terrain=WOOD, turn=side)
    assert b.refused(f"opp {keys[0]}", f"indirect {keys[0]} F12") == "COH-12.0"


def test_arc_and_ranges_are_the_mortars_own() -> None:
    """COH-12.0(2): its arc, its minimum range, its range and long range, whatever the spotter has."""
    turned = Battle({M: "G_M81 F05 W", EYE: "G_INF F07 E", S: "S_RIF F12 W"}, terrain=WOOD)
    assert turned.refused(f"opp {M}", f"indirect {M} F12") == "COH-6.1"
    near = Battle({M: "G_M81 F05 E", EYE: "G_INF E06 E", S: "S_RIF F07 W"}, terrain=WOOD)
    assert near.refused(f"opp {M}", f"indirect {M} F07") == "COH-12.0"
    far = Battle(
        {M: "G_M81 F01 E", EYE: "G_INF F03 E", S: "S_RIF F18 W"}, terrain={"F02": "forest"}, rolls=[2]
    )
    reprint(far, M, range=8)
    assert far.refused(f"opp {M}", f"indirect {M} F18") == "COH-7.61"


def test_long_range_counts_from_the_mortar() -> None:
    """COH-12.0(2): -2 FP at 17 hexes, though the spotter is only 15 away from the target."""
    units = {M: "G_M81 F01 E", EYE: "G_INF F03 E", S: "S_RIF F18 W"}
    b = Battle(units, terrain={"F02": "forest"}, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {M}", f"indirect {M} F18")
    assert lines(attacks(b)[-1].fp) == {"long-range": -2}


def test_enemies_between_do_not_matter() -> None:
    """COH-12.0(1)."""
    units = {M: "G_M81 F05 E", EYE: "G_INF F07 E", S: "S_RIF F12 W", "S-RIF-2": "S_RIF F09 W"}
    b = Battle(units, terrain=WOOD, current_cap=(0, 0), rolls=[2])
    shell(b)
    assert [shot.target for shot in attacks(b)] == [S]


def test_a_mortar_cannot_spot_for_itself_nor_can_the_enemy() -> None:
    """COH-12.0(1): another friendly unit."""
    units = {M: "G_M81 F05 E", S: "S_RIF F12 W", "S-RIF-2": "S_RIF F07 E"}
    b = Battle(units, terrain=WOOD)
    assert b.refused(f"opp {M}", f"indirect {M} F12") == "COH-12.0"


def test_a_spotter_in_a_bunker_sees_within_its_arc_only() -> None:
    """COH-12.0(1), 18.2(4)."""
    for facing, legal in ((1, True), (4, False)):
        bunker = {"key": "bunker-1", "kind": "bunker", "hex": "1-F07", "facing": facing}
        b = battery("F07 E", fortifications=[bunker])
        b.s.inside[b.unit(EYE)] = 0
        why = b.why(f"opp {M}", f"indirect {M} {TARGET}")
        assert (why.rule if why else "") == ("" if legal else "COH-12.0")


def test_a_mortar_in_a_bunker_fires_within_its_arc_only() -> None:
    """COH-18.2(4): however it is turned itself, indirectly too."""
    for facing, legal in ((1, True), (4, False)):
        bunker = {"key": "bunker-1", "kind": "bunker", "hex": "1-F05", "facing": facing}
        b = battery("F07 E", fortifications=[bunker])
        b.s.inside[b.unit(M)] = 0
        why = b.why(f"opp {M}", f"indirect {M} {TARGET}")
        assert (why is None) is legal
        assert why is None or why.rule == "COH-18.2"


def test_mortars_fire_from_forest_and_fight_in_close_combat() -> None:
    """COH-12.0(4), 7.63(3), (4): the minimum range does not matter there; boxed FP have -2."""
    b = Battle({M: "G_M81 F05 E", S: "S_RIF F09 W"}, terrain={"F05": "forest"}, current_cap=(0, 0), rolls=[2])
    fire(b, "F09", M)
    assert attacks(b)
    b = Battle({M: "G_M81 F05 E", S: "S_RIF F05 W"}, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {M}", f"assault {M}")
    assert lines(attacks(b)[-1].fp) == {"cc-boxed": -2}


def test_a_mortar_reduced_to_range_one_cannot_fire_indirectly() -> None:
    """COH-7.4(8), F.4: cowering."""
    b = Battle({M: "G_M81 F05 E cowering", EYE: "G_INF F07 E", S: "S_RIF F12 W"}, terrain=WOOD)
    assert b.refused(f"opp {M}", f"indirect {M} F12") == "COH-7.4"


def test_indirect_fire_out_of_close_combat_is_refused() -> None:
    """COH-7.63(8)."""
    units = {M: "G_M81 F05 E", "S-RIF-2": "S_RIF F05 E", EYE: "G_INF F07 E", S: "S_RIF F12 W"}
    b = Battle(units, terrain=WOOD)
    assert b.refused(f"opp {M}", f"indirect {M} F12") == "COH-7.63"


def test_indirect_fire_into_close_combat_is_rolled_against_all() -> None:
    """COH-7.63(11), 12.1(1): friend and foe, each on its rear DR."""
    units = {M: "G_M81 F05 E", EYE: "G_INF F07 E", S: "S_RIF F12 W", "G-PZG-1": "G_PZG F12 E"}
    b = Battle(units, terrain=WOOD, current_cap=(0, 0), rolls=[2, 2])
    b.play(f"opp {M}", f"indirect {M} F12", f"against {S}")
    assert {(shot.target, shot.dv) for shot in attacks(b)} == {(S, 11), ("G-PZG-1", 11)}


# -- COH-12.1, 12.2 --------------------------------------------------------------------------------------


@each("COH-T231", "COH-T233", "COH-T234")
def test_mortar_fire_on_terrain(case: Case) -> None:
    """COH-12.1(1), 12.2(1): rear DR whatever the facing; a wood does not help soft targets, others do."""
    given, then = case["given"], case["then"]
    ((terrain, dm),) = given["dm"].items()
    unit = "S_T34" if given["colour"] == "blue" else "S_RIF"
    b = Battle(
        {M: "G_M81 F05 E", S: f"{unit} F09 W"},
        terrain={"F09": terrain},
        current_cap=(given["cap"], 0),
        rolls=[given["roll"]],
        draws=["unnerved"] * then["hits"],
    )
    reprint(b, M, **{given["colour"]: given["fp"]})
    assert b.sc.rear[b.unit(S)] == given["dr"]
    fire(b, "F09", M)
    shot = attacks(b)[-1]
    assert (shot.av, shot.dv) == (then["av"], then["dv"])
    assert list(lines(shot.dr).values()) == [dm]
    assert hits(b, S) == then["hits"]


@pytest.mark.parametrize(("unit", "dv"), [("S_RIF", 11), ("S_AT45", 10), ("S_ZIS", 11), ("S_T34", 18)])
def test_air_bursts(unit: str, dv: int) -> None:
    """COH-12.2(1): squads, guns and trucks have red rear DR and lose the forest DM; tanks keep it."""
    units = {M: "G_M81 F05 E", S: f"{unit} F09 W"}
    b = Battle(units, terrain={"F09": "forest"}, current_cap=(0, 0), rolls=[2])
    fire(b, "F09", M)
    assert attacks(b)[-1].dv == dv


def test_fortifications_help_against_air_bursts() -> None:
    """COH-12.2(1): a trench in the forest still counts, and so does a hasty defence."""
    trench = {"key": "trench-1", "kind": "trench", "hex": "1-F09"}
    units = {M: "G_M81 F05 E", S: "S_RIF F09 W dug"}
    b = Battle(units, terrain={"F09": "forest"}, fortifications=[trench], current_cap=(0, 0), rolls=[2])
    b.s.inside[b.unit(S)] = 0
    fire(b, "F09", M)
    assert lines(attacks(b)[-1].dr) == {"hasty-defence": 1, "fortification": 2}


def test_close_combat_by_a_mortar_is_no_air_burst() -> None:
    """COH-12.2(1): it is mortar fire that bursts in the trees."""
    b = Battle({M: "G_M81 F05 E", S: "S_RIF F05 W"}, terrain={"F05": "forest"}, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {M}", f"assault {M}")
    assert lines(attacks(b)[-1].dr) == {"terrain-forest": 2}


def test_every_unit_in_the_hex_is_rolled_for_separately() -> None:
    """COH-12.1(1), 7.7(2)."""
    units = {M: "G_M81 F05 E", S: "S_RIF F09 W", "S-RIF-2": "S_RIF F09 E"}
    b = Battle(units, current_cap=(0, 0), rolls=[2, 3])
    b.play(f"opp {M}", f"fire {M} F09", f"against {S}")
    assert [(shot.target, shot.av, shot.dv) for shot in attacks(b)] == [(S, 5, 11), ("S-RIF-2", 6, 11)]
    assert len(happened(b, "missed")) == 2


def test_two_firepower_more_for_indirect_fire() -> None:
    """COH-C.9(1): with any attack."""
    b = battery("F07 E", hand={"german": ["extra-firepower"]}, rolls=[2])
    b.play(f"opp {M}", "boost", f"indirect {M} {TARGET}")
    assert lines(attacks(b)[-1].fp) == {"card-9": 2}


def test_odds_of_indirect_fire_at_a_face_down_counter() -> None:
    """COH-7.4(4): the same chances as if the mortar saw the target itself."""
    units = {M: "G_M81 F05 E", EYE: "G_INF F07 E", S: "S_RIF F12 W suppressed"}
    found = []
    for terrain, verb in ((WOOD, "indirect"), ({}, "fire")):
        b = Battle(units, terrain=terrain, current_cap=(0, 0))
        b.play(f"opp {M}")
        outlook = b.game.seat(0).odds(f"{verb} {M} 1-F12")
        found.append({branch.label.id: branch.p for branch in outlook.branches})
    assert found[0] == found[1]


# -- groups, and the other reading of the vantage hex --------------------------------------------------------


def led(*others: str, **fields: Any) -> Battle:
    """A mortar in F05 that fires over a spotter, with squads beside it."""
    units = {M: "G_M81 F05 E", EYE: "G_INF F07 E", S: "S_RIF F12 W"}
    for number, place in enumerate(others, 2):
        units[f"G-INF-{number}"] = f"G_INF {place}"
    return Battle(units, **{"terrain": WOOD, "current_cap": (0, 0), **fields})


def test_indirect_fire_with_supporters_who_see_the_target() -> None:
    """COH-12.0(6), 9.12: they are beside the mortar, see the target themselves, and are within range."""
    b = led("E06 E", rolls=[2])
    reprint(b, "G-INF-2", range=12)
    b.play(f"opp {M}", "with G-INF-2", f"indirect {M} {TARGET}")
    assert lines(attacks(b)[-1].fp) == {"support": 1}
    assert b.status("G-INF-2") == "spent"


def test_no_indirect_fire_with_units_that_do_not_see_the_target() -> None:
    """COH-12.0(6)."""
    b = led("F04 E")
    reprint(b, "G-INF-2", range=12)
    assert b.refused(f"opp {M}", "with G-INF-2", f"indirect {M} {TARGET}") == "COH-9.12"
    assert f"indirect {M} {TARGET}" not in b.offers()


def test_any_hex_as_vantage_by_option() -> None:
    """Ruling G-19, option vantage-any-hex: nobody need be there, but no enemy either."""
    for option, legal in (("off", False), ("on", True)):
        why = battery(options={"vantage-any-hex": option}).why(f"opp {M}", f"indirect {M} {TARGET}")
        assert (why.rule if why else "") == ("" if legal else "COH-12.0")
    b = battery(
        terrain={**WOOD, "E06": "forest", "E05": "forest", "G05": "forest", "G06": "forest"},
        options={"vantage-any-hex": "on"},
    )
    near = [b.sc.board.name(h) for h in b.sc.board.within(b.hex("F05"), 2)]
    assert b.why(f"opp {M}", f"indirect {M} {TARGET}") is None, near


def test_an_enemy_in_every_vantage_hex_blinds_the_mortar() -> None:
    """COH-12.0(3), ruling G-19."""
    b = battery(options={"vantage-any-hex": "on"})
    open_eyes = [
        b.sc.board.name(h).removeprefix("1-")
        for h in b.sc.board.within(b.hex("F05"), 2)
        if h != b.hex("F05") and b.sc.seen[h * b.sc.n + b.hex(TARGET)]
    ]
    units = {M: "G_M81 F05 E", S: "S_RIF F12 W"}
    for number, place in enumerate(open_eyes, 2):
        units[f"S-RIF-{number}"] = f"S_RIF {place} W"
    assert open_eyes
    b = Battle(units, terrain=WOOD, current_cap=(0, 0), options={"vantage-any-hex": "on"})
    assert b.refused(f"opp {M}", f"indirect {M} {TARGET}") == "COH-12.0"
