# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 13: smoke counters, what they do to sight and defence, how they age, who lays them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.referee.errors import Refused
from grognard.games.coh import RULES
from grognard.games.coh.smoke import age_smoke, place_smoke, smoke_at, smoke_between, smoke_dm
from grognard.games.coh.state import derive

from .cases import Case, case, each
from .ground import Battle, hilly, sees
from .shots import attacks, fire, happened, lines, price, reprint

G = "G-INF-1"
S = "S-RIF-1"
M = "G-M81-1"
ENG = "G-ENG-1"


def fog(b: Battle, **hexes: tuple[int, int]) -> Battle:
    """Lays counters of round 1 and of round 2 in hexes: fog(b, E04=(1, 0))."""
    s = b.s
    for name, (new, old) in hexes.items():
        s.smoke_new[b.hex(name)] = new
        s.smoke_old[b.hex(name)] = old
    derive(s)
    return b


def duel(**fields: Any) -> Battle:
    """A German in E02 looks east along row E at a Soviet in E06."""
    units = {G: "G_INF E02 E", S: "S_RIF E06 W"}
    return Battle(units, **{"current_cap": (0, 0), **fields})


def counters(given: dict[str, list[int]]) -> dict[str, tuple[int, int]]:
    """A case's smoke, a list of the rounds of the counters in each hex."""
    return {name: (rounds.count(1), rounds.count(2)) for name, rounds in given.items()}


# -- COH-13.0: line of sight ---------------------------------------------------------------------------


@each("COH-T242", "COH-T243", "COH-T245")
def test_lines_through_smoke(case: Case) -> None:
    """COH-13.0(1), (4), (5)."""
    given, then = case["given"], case["then"]
    b = fog(duel(rolls=[2]), **counters(given["smoke"]))
    for target, visible in then["visible"].items():
        assert sees(b, given["from"], target) is visible
        why = b.why(f"opp {G}", f"fire {G} {target}")
        assert (why.rule if why else "") == ("" if visible else "COH-13.0")
    if "smoke_dm" in then:
        fire(b, "E06")
        assert lines(attacks(b)[0].dr) == {"smoke-through": then["smoke_dm"]}


def test_two_thin_smokes_end_the_line_at_the_second() -> None:
    """COH-13.0(5): beyond it nothing is seen, in it a target is seen at +2."""
    thin = {"E04": (0, 1), "E05": (0, 1)}
    b = fog(duel(), **thin)
    assert not sees(b, "E02", "E06")
    assert sees(b, "E02", "E05")
    assert smoke_dm(b.s, b.hex("E02"), b.hex("E05")) == 2
    assert not sees(b, "E06", "E02"), "sight is mutual"


def test_smoke_at_the_ends_does_not_block() -> None:
    """COH-13.0(1): lines may start and end in it, however thick."""
    b = fog(duel(rolls=[2]), E02=(2, 1), E06=(1, 1))
    assert sees(b, "E02", "E06")
    fire(b, "E06")
    assert lines(attacks(b)[0].dr) == {"smoke-from": 5, "smoke-into": 3}


def test_smoke_blocks_at_every_level() -> None:
    """Ruling G-43: from hill to hill over smoke in the valley."""
    b = hilly({G: "G_INF E02 E", S: "S_RIF E06 W"}, {"E02": 2, "E06": 2}, current_cap=(0, 0))
    assert sees(b, "E02", "E06")
    assert not sees(fog(b, E04=(1, 0)), "E02", "E06")


def test_along_a_shared_side_the_lesser_smoke_counts() -> None:
    """COH-13.0(7): from E02 to G02 the line runs between F01 and F02."""
    units = {G: "G_INF E02 SE", S: "S_RIF G02 NW"}
    for smoke, between in (
        ({"F01": (1, 0)}, 0),
        ({"F01": (1, 0), "F02": (0, 1)}, 1),
        ({"F01": (1, 0), "F02": (2, 0)}, 2),
    ):
        b = fog(Battle(units, current_cap=(0, 0)), **smoke)
        assert smoke_between(b.s, b.hex("E02"), b.hex("G02")) == between
        assert sees(b, "E02", "G02") is (between < 2)


def test_along_the_edge_of_the_map_smoke_beside_the_line_does_not_count() -> None:
    """COH-13.0(7): what is off the map has no smoke. B18 to D18 runs along the east side of C18."""
    b = fog(Battle({G: "G_INF B18 SE", S: "S_RIF D18 NW"}, current_cap=(0, 0)), C18=(3, 0))
    assert smoke_between(b.s, b.hex("B18"), b.hex("D18")) == 0
    assert sees(b, "B18", "D18")


def test_spotters_and_supporters_need_a_line_free_of_smoke() -> None:
    """COH-12.0(1), 9.12(2): the same line of sight for all."""
    units = {M: "G_M81 F05 E", G: "G_INF F07 E", S: "S_RIF F12 W"}
    b = fog(Battle(units, terrain={"F06": "forest"}, current_cap=(0, 0)), F09=(1, 0))
    why = b.why(f"opp {M}", f"indirect {M} F12")
    assert why is not None
    assert why.rule == "COH-12.0"
    units = {G: "G_INF F05 E", "G-INF-2": "G_INF E05 E", S: "S_RIF F08 W"}
    b = fog(Battle(units, current_cap=(0, 0)), E07=(1, 0))
    assert not sees(b, "E05", "F08")
    assert b.refused(f"opp {G}", "with G-INF-2", f"fire {G} F08") == "COH-9.12"


def test_a_target_hidden_by_smoke_is_not_offered() -> None:
    b = fog(duel(), E04=(1, 0))
    b.play(f"opp {G}")
    assert f"fire {G} E06" not in b.offers()
    assert fog(duel(), E04=(0, 1)).why(f"opp {G}", f"fire {G} E06") is None


def test_the_overlay_and_the_refusal_name_the_smoke() -> None:
    b = fog(duel(), E04=(1, 0))
    overlay = b.game.seat(0).overlay("sight", ["hex:1-E02", "hex:1-E06"])
    assert [t.place for t in overlay.tints if t.style == "culprit"] == ["1-E04"]
    assert "COH-13.0" in str(overlay.says)
    why = b.why(f"opp {G}", f"fire {G} E06")
    assert why is not None
    assert why.rule == "COH-13.0"
    assert "1-E04" in str(why.text)


# -- COH-13.0: defence -----------------------------------------------------------------------------------


@each("COH-T239", "COH-T240", "COH-T241")
def test_defence_in_smoke(case: Case) -> None:
    """COH-13.0(2), (5): smoke at the target and at the attacker add up."""
    given, then = case["given"], case["then"]
    smoke = {"E06": (given.get("smoke_target", 0) // 2, 0), "E02": (given.get("smoke_attacker", 0) // 2, 0)}
    b = fog(duel(rolls=[2]), **smoke)
    reprint(b, S, front=given["dr"])
    fire(b, "E06")
    assert attacks(b)[0].dv == then["dv"]
    assert {line.rule for line in attacks(b)[0].dr.lines[1:]} == {"COH-13.0"}


def test_in_close_combat_the_hex_counts_once() -> None:
    """COH-13.0(6)."""
    b = fog(Battle({G: "G_INF E06 E", S: "S_RIF E06 W"}, current_cap=(0, 0), rolls=[2]), E06=(1, 1))
    b.play(f"opp {G}", f"assault {G}")
    assert lines(attacks(b)[0].dr) == {"smoke-into": 3}


@each("COH-T439", "COH-T440")
def test_indirect_fire_is_hindered_at_the_vantage_hex(case: Case) -> None:
    """COH-13.0(9), ruling G-57."""
    given, then = case["given"], case["then"]
    units = {M: "G_M81 F05 E", G: "G_INF F07 E", S: "S_RIF F12 W"}
    b = Battle(units, terrain={"F06": "forest"}, current_cap=(0, 0), rolls=[2])
    fog(b, F05=(given["smoke_mortar_hex"] // 2, 0), F07=(given["smoke_vantage"] // 2, 0))
    reprint(b, S, rear=given["dr"])
    b.play(f"opp {M}", f"indirect {M} F12")
    assert attacks(b)[0].dv == then["dv"]


def test_of_two_spotters_the_one_with_the_better_view_directs() -> None:
    """COH-12.0(5), 13.0(9): smoke at the one, none at the other."""
    units = {M: "G_M81 F05 E", G: "G_INF F07 E", "G-INF-2": "G_INF G06 E", S: "S_RIF F12 W"}
    b = Battle(units, terrain={"F06": "forest"}, current_cap=(0, 0), rolls=[2])
    fog(b, F07=(1, 0))
    b.play(f"opp {M}", f"indirect {M} F12")
    assert lines(attacks(b)[0].dr) == {}


def test_a_barrage_counts_only_the_smoke_where_it_falls() -> None:
    """COH-13.0(9), ruling G-57."""
    from .test_artillery import GERMAN, plot, strike
    from .test_artillery import duel as barrage

    b = barrage()
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    fog(b, F09=(1, 0), F08=(1, 0), F10=(1, 0), F02=(1, 0))
    b.script.rolls.append(2)
    strike(b)
    assert lines(attacks(b)[0].dr) == {"smoke-into": 1}, "aged before it fell (COH-2.0(2))"


def test_a_flamethrower_does_not_mind_smoke() -> None:
    """COH-C.60."""
    weapons = {"german": ["flamethrower"]}
    b = fog(
        Battle({G: "G_INF E05 E", S: "S_RIF E06 W"}, weapons=weapons, current_cap=(0, 0), rolls=[2]),
        E06=(1, 0),
    )
    b.play(f"opp {G}", f"weapon {G} flamethrower E06")
    assert lines(attacks(b)[0].dr) == {}


def test_smoke_is_no_cover_for_a_rally() -> None:
    """Ruling G-12: only the hex itself and its works."""
    b = fog(Battle({G: "G_INF E05 E pinned", S: "S_RIF E12 W"}, current_cap=(0, 0), rolls=[7]), E05=(2, 0))
    b.play(f"opp {G}", f"rally {G}")
    assert b.hit(G) == "none"
    assert "cover" not in str(happened(b, "rallies"))


# -- COH-2.0(2), 13.0(3): ageing ---------------------------------------------------------------------------


def test_COH_T246_ageing() -> None:
    """COH-13.0(3): round-1 counters become round-2, those of round 2 go."""
    given, then = case("COH-T246")["given"], case("COH-T246")["then"]
    b = fog(duel(), E04=(given["smoke"].count("r1"), given["smoke"].count("r2")))
    age_smoke(b.s)
    h = b.hex("E04")
    assert (b.s.smoke_new[h], b.s.smoke_old[h]) == (then["smoke"].count("r1"), then["smoke"].count("r2"))


def test_smoke_ages_when_the_round_begins() -> None:
    b = fog(duel(), E04=(2, 3), E05=(0, 1))
    b.next_round()
    assert [smoke_at(b.s, b.hex(h)) for h in ("E04", "E05")] == [2, 0]
    assert b.s.smoky == 1
    assert "smoke-ages" in b.events()
    b.next_round()
    assert (b.s.smoky, sum(b.s.smoke_old)) == (0, 0)


def test_smoke_that_clears_gives_hidden_units_away() -> None:
    """COH-10.0(5): the enemy sees the open ground beside it again."""
    units = {G: "G_INF E04 E hidden", S: "S_RIF E06 W"}
    b = fog(Battle(units, current_cap=(0, 0), cap=(0, 0)), E05=(0, 2))
    b.script.rolls[:0] = [5, 9]
    b.play("pass", "pass")
    assert (b.asked(), b.game.decision.kind) == ("german", "Reveal.face")


# -- COH-13.1: who lays it -----------------------------------------------------------------------------------


def test_COH_T247_a_small_mortar_has_no_smoke() -> None:
    unit = case("COH-T247")["given"]["unit"]
    b = Battle({"G-M50-1": f"{unit} F05 E", S: "S_RIF F10 W"}, current_cap=(0, 0))
    assert b.verdict("opp G-M50-1", "smoke G-M50-1 F10") == (case("COH-T247")["then"]["legal"], "COH-13.1")


def test_a_mortar_lays_smoke_where_nobody_is() -> None:
    """COH-13.1(3): at its fire price, without a roll, directly or over a spotter."""
    units = {M: "G_M81 F05 E", G: "G_INF F07 E", S: "S_RIF A18 W"}
    b = Battle(units, terrain={"F06": "forest"}, current_cap=(0, 0))
    b.play(f"activate {M}", f"ap {M}")
    direct, indirect = price(b, f"smoke {M} C08"), price(b, f"smoke {M} F11")
    assert (direct, indirect) == (3, 4)
    b.play(f"smoke {M} F11")
    assert (b.s.ap[0], smoke_at(b.s, b.hex("F11"))) == (3, 2)
    assert b.events()[-2:] == ["smokes", "smoke-laid"]
    assert b.asked() == "soviet"


def test_smoke_needs_arc_and_range_like_any_fire() -> None:
    """COH-13.1(3)."""
    b = Battle({M: "G_M81 F05 E", S: "S_RIF A18 W"}, current_cap=(0, 0))
    b.play(f"opp {M}")
    rules = {}
    for target in ("F03", "F06", "F05", "F08"):
        why = b.why(f"smoke {M} {target}")
        rules[target] = why.rule if why else ""
    assert rules == {"F03": "COH-12.0", "F06": "COH-12.0", "F05": "COH-12.0", "F08": ""}
    assert b.why(f"smoke {M} F01").rule == "COH-6.1"  # type: ignore[union-attr]


def test_smoke_is_laid_on_friend_and_foe_and_harms_nobody() -> None:
    """COH-13.0(8)."""
    b = Battle({M: "G_M81 F05 E", G: "G_INF F10 E", S: "S_RIF F11 W"}, current_cap=(0, 0))
    b.play(f"opp {M}", f"smoke {M} F11")
    assert b.hit(S) == "none"
    assert happened(b, "rolled") == []


def test_no_smoke_out_of_close_combat() -> None:
    """COH-7.63(8)."""
    b = Battle({M: "G_M81 F05 E", S: "S_RIF F05 W"}, current_cap=(0, 0))
    assert b.refused(f"opp {M}", f"smoke {M} F10") == "COH-7.63"


def test_a_suppressed_mortar_pays_more_for_smoke_and_shows_why() -> None:
    """COH-0.7(5), 7.4(4)."""
    b = Battle({M: "G_M81 F05 E suppressed", S: "S_RIF A18 W"}, current_cap=(9, 0))
    b.play(f"cap {M}")
    assert price(b, f"smoke {M} F10") == 4
    b.play(f"smoke {M} F10")
    assert "revealed" in b.events()


def test_tanks_and_guns_fire_smoke_only_where_the_scenario_says() -> None:
    """COH-13.1(1): then also at long range; a turret that turns costs more."""
    units = {"G-PZ4-1": "G_PZ4 F09 E", S: "S_RIF A18 W"}
    assert Battle(units).refused("opp G-PZ4-1", "smoke G-PZ4-1 F12") == "COH-13.1"
    rule = {"rule": "smoke_shells", "side": "german", "units": ["G-PZ4-1"]}
    b = Battle(units, special=[rule], current_cap=(9, 0))
    reprint(b, "G-PZ4-1", range=4)
    b.play("cap G-PZ4-1")
    assert price(b, "smoke G-PZ4-1 F17") == 3
    assert price(b, "smoke G-PZ4-1 F05") == 4
    assert b.why("smoke G-PZ4-1 F18").rule == "COH-7.61"  # type: ignore[union-attr]
    b.play("smoke G-PZ4-1 F17")
    assert smoke_at(b.s, b.hex("F17")) == 2


def test_a_scenario_may_forbid_smoke() -> None:
    """COH-13.1(1): mortars and batteries; engineers have their own."""
    rule = {"rule": "no_smoke", "side": "german"}
    units = {M: "G_M81 F05 E", ENG: "G_ENG F02 E", S: "S_RIF F09 W"}
    b = Battle(
        units, special=[rule], current_cap=(0, 0), weapons={"german": ["G_OBA105"]}, begin="round", cap=(0, 0)
    )
    with pytest.raises(Refused) as refusal:
        b.game.play("screen G_OBA105 1-F09", 0)
    assert refusal.value.reason.rule == "COH-13.1"
    b.script.rolls += [5, 9]
    b.play("done")
    assert b.why(f"opp {M}", f"smoke {M} F09").rule == "COH-13.1"  # type: ignore[union-attr]
    assert b.why(f"opp {ENG}", f"smoke {ENG} F03") is None


def test_COH_T324_engineer_smoke() -> None:
    """COH-13.1(2), 19.0(2)."""
    given, then = case("COH-T324")["given"], case("COH-T324")["then"]
    b = Battle(
        {ENG: f"{given['unit']} F05 E active", S: "S_RIF F10 W"}, ap=(given["ap"], 0), current_cap=(0, 0)
    )
    b.play(f"ap {ENG}", f"smoke {ENG} F06")
    assert (b.s.ap[0], smoke_at(b.s, b.hex("F06"))) == (then["ap"], then["smoke"])


def test_engineers_lay_smoke_around_them_and_no_farther() -> None:
    """COH-19.0(2): no arc, no line of sight; also where the enemy is upon them."""
    b = Battle({ENG: "G_ENG F05 E", S: "S_RIF F05 W"}, current_cap=(0, 0))
    b.play(f"opp {ENG}")
    places = {key.split()[2] for key in b.offers() if key.startswith("smoke")}
    assert places == {"F05", "F04", "F06", "E05", "E06", "G05", "G06"}
    assert b.why(f"smoke {ENG} F07").rule == "COH-19.0"  # type: ignore[union-attr]


def test_a_stunned_engineer_lays_no_smoke() -> None:
    """COH-7.4(6): it only rallies."""
    b = Battle({ENG: "G_ENG F05 E stunned", S: "S_RIF F10 W"}, current_cap=(0, 0))
    assert b.refused(f"opp {ENG}", f"smoke {ENG} F05") == "COH-7.4"


def test_smoke_adds_up_in_a_hex() -> None:
    """COH-13.0(5)."""
    b = Battle({ENG: "G_ENG F05 E", "G-ENG-2": "G_ENG F05 E", S: "S_RIF F10 W"}, current_cap=(0, 0))
    b.play(f"opp {ENG}", f"smoke {ENG} F06", "pass", "opp G-ENG-2", "smoke G-ENG-2 F06")
    assert (smoke_at(b.s, b.hex("F06")), b.s.smoky) == (4, 1)


def test_smoke_can_be_undone_until_the_other_is_asked() -> None:
    """No die is rolled and nothing is looked at."""
    b = Battle({ENG: "G_ENG F05 E", S: "S_RIF F10 W"}, current_cap=(0, 0))
    b.game.hold = True
    b.play(f"opp {ENG}", f"smoke {ENG} F06")
    b.game.undo(0)
    assert b.s.smoky == 0


# -- OBA smoke (COH-12.3(2), C.70) -------------------------------------------------------------------------


def test_COH_T418_a_smoke_barrage() -> None:
    """COH-13.1(3): the pattern full of smoke, nobody rolled for."""
    from .test_artillery import GERMAN, duel, plot, strike

    then = case("COH-T418")["then"]
    b = duel()
    plot(b, GERMAN, "screen G_OBA105 F09", "done")
    strike(b)
    assert sum(1 for h in range(b.sc.n) if b.s.smoke_new[h]) == then["smoke_hexes"]
    assert len(attacks(b)) == then["rolls"]
    assert "smoke-barrage" in b.events()
    assert RULES.faults(b.s) == []


def test_COH_T452_any_battery_may_fire_smoke() -> None:
    from .test_artillery import SOVIET, duel, plot

    card = case("COH-T452")["given"]["card"]
    b = duel({"S-RIF-2": "S_RIF F10 W"}, weapons={"soviet": [card]})
    key = b.full(f"screen {card} F02")
    assert (b.game.seat(SOVIET).why(key) is None) is case("COH-T452")["then"]["legal"]
    plot(b, SOVIET, key)
    assert b.s.oba_screen == [1]


def test_what_a_battery_fires_is_a_secret_until_it_strikes() -> None:
    """COH-12.3(2): hex and shell are written down in secret."""
    import msgspec

    from .test_artillery import GERMAN, SOVIET, duel, plot

    seen = []
    for key in ("screen G_OBA105 F09", "plot G_OBA105 F09", "plot G_OBA105 F03"):
        b = duel()
        plot(b, GERMAN, key, "done")
        seen.append(msgspec.json.encode(b.game.seat(SOVIET).view()))
        assert "plot" in str(b.game.seat(GERMAN).view().scene.marks)
    assert seen[0] == seen[1] == seen[2]


# -- the State ---------------------------------------------------------------------------------------------


def test_smoke_is_in_the_position_and_in_the_view() -> None:
    b = fog(duel(), E04=(1, 2), E05=(0, 1))
    again = b.s.copy()
    assert (again.smoke_new, again.smoke_old, again.smoky) == (b.s.smoke_new, b.s.smoke_old, b.s.smoky)
    shown = b.game.seat(1).view().scene.marks
    marks = {(m.place, m.kind, m.value) for m in shown if m.kind.startswith("smoke")}
    assert marks == {("1-E04", "smoke", 2), ("1-E04", "smoke-old", 2), ("1-E05", "smoke-old", 1)}


def test_a_copy_does_not_share_new_smoke() -> None:
    b = duel()
    twin = b.s.copy()
    place_smoke(twin, b.hex("E04"))
    assert (b.s.smoky, sum(b.s.smoke_new)) == (0, 0)
    age_smoke(twin)
    assert (twin.smoky, sum(twin.smoke_old)) == (1, 1)


def test_engineers_lay_smoke_as_a_group() -> None:
    """COH-9.14: one price, and each chooses its hex."""
    units = {ENG: "G_ENG F05 E active", "G-ENG-2": "G_ENG F06 E", G: "G_INF F05 E", S: "S_RIF F10 W"}
    b = Battle(units, ap=(7, 0), current_cap=(0, 0))
    b.play(f"ap {ENG}", "with G-ENG-2", f"smoke {ENG} E06")
    assert b.game.decision.kind == "Action.smoke"
    b.play("smoke G-ENG-2 F07")
    assert [smoke_at(b.s, b.hex(h)) for h in ("E06", "F07")] == [2, 2]
    assert (b.s.ap[0], b.asked()) == (4, "soviet")


def test_no_group_smoke_with_somebody_who_has_none() -> None:
    units = {ENG: "G_ENG F05 E", G: "G_INF F05 E", S: "S_RIF F10 W"}
    b = Battle(units, current_cap=(0, 0))
    assert b.refused(f"opp {ENG}", f"with {G}", f"smoke {ENG} F06") == "COH-9.1"
