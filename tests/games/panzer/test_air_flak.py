"""6.7.4: anti-aircraft fire: tracking, arcs, order, modifiers, results, crash."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer.adjust.recovery import recovery_number
from grognard.games.panzer.air.air_attack import GUNS, aircraft_lines
from grognard.games.panzer.air.antiaircraft import (
    BREAKS_UP,
    DAMAGES,
    SHOOTS_DOWN,
    Flak,
    aa_result,
    fire_refusal,
    flak_lines,
    is_tracked,
    needed_track,
)
from grognard.games.panzer.air.crash import Crash, crash_hex, crash_hexes
from grognard.games.panzer.air.flight import AT_WINDOW
from grognard.games.panzer.air.tables import air_tables
from grognard.games.panzer.gp.defence import target_type
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.scenario import FACING_NAMES
from grognard.games.panzer.state import DAMAGED, SUP_ON, with_cell
from grognard.games.panzer.verbs import ALTITUDES, SPEEDS

from .battle import Battle
from .cases import Case, each
from .skies import GERMAN, IL2, flying, lines, phase, sky, top
from .stacks import again

GUN = {"G-1": "GT-FLK38 M6 N overwatch", "G-2": "G-STG3G M9 S", "S-1": "S-T34-76 A12 N"}
COMING = (f"fly-in {IL2}", "edge north", "over M0", "heading S", "speed low", "altitude low")


def why(b: Battle, key: str) -> str:
    """Why a unit could not fire now, by open facts."""
    flight = top(b)
    code = fire_refusal(b.s, b.unit(key), flight.course(), flight.speed, flight.hex)
    return REFUSALS[code].name


@each("PZR-C2-299")
def test_hexes_that_track(case: Case) -> None:
    """6.7.4.1.1: by speed and altitude; twice as many for a suppressed unit."""
    b = sky(GUN)
    given = case["given"]
    speed, altitude = SPEEDS.index(given["speed"]), ALTITUDES.index(given["altitude"])
    assert needed_track(b.s, b.unit("G-1"), speed, altitude) == case["then"]["hexes"]
    b.s.sup[b.unit("G-1")] = SUP_ON
    assert needed_track(b.s, b.unit("G-1"), speed, altitude) == 2 * case["then"]["hexes"]


def test_whoever_sees_it_come_tracks_it_at_once() -> None:
    """6.7.4.1.1[3]."""
    b = phase(GUN, rolls=[1])
    b.play(*COMING)
    assert (b.asked(), b.kind(), b.offers()) == ("german", "Flight.window", ["hold", "let-pass", "flak G-1"])


def test_a_gun_behind_woods_tracks_for_some_hexes() -> None:
    """6.7.4.1.1[1]: four hexes at low speed and altitude, once it is in sight."""
    terrain = {"M5": "woods"}
    units = {**GUN, "G-1": "GT-FLK38 M6 N overwatch"}
    b = flying(sky(units, terrain=terrain), "M0", "S", moves=4)
    assert why(b, "G-1") == "flak-sight"
    b = flying(sky({**GUN, "G-1": "GT-FLK38 M6 S overwatch"}, terrain=terrain), "M0", "S", moves=7)
    course = top(b).course()
    assert not is_tracked(b.s, b.unit("G-1"), course, 0)
    course.moves = 8
    assert is_tracked(b.s, b.unit("G-1"), course, 0)


@each("PZR-C2-416")
def test_an_aa_line_and_overwatch(case: Case) -> None:
    """6.7.4."""
    units = {
        "G-1": "GT-FLK38 M6 N overwatch",
        "G-2": "GT-FLK38 M7 N",
        "G-3": "GT-PAK40 M8 N overwatch",
        "S-1": "S-T34-76 A12 N",
    }
    b = phase(units)
    b.play(*COMING)
    legal = [b.why(f"flak {key}") is None for key in ("G-1", "G-2", "G-3")]
    assert legal == case["then"]["legal"]
    assert b.refused("flak G-2") == b.refused("flak G-3") == "PZR-6.7.4"


@each("PZR-C2-300")
def test_one_shot_in_a_turn(case: Case) -> None:
    """6.7.4.1.1[5]."""
    b = sky(GUN)
    b.s.aa_done = with_cell(b.s.aa_done, b.unit("G-1"), 1)
    b = flying(b, "M0", "S", moves=2)
    assert (why(b, "G-1") == "") is case["then"]["legal"]
    assert why(b, "G-1") == "flak-done"


@each("PZR-C2-301")
def test_not_from_an_improved_position(case: Case) -> None:
    """6.7.4.1.1[6]."""
    b = flying(sky({**GUN, "G-1": "GT-FLK38 M6 N overwatch improved"}), "M0", "S", moves=2)
    assert (why(b, "G-1") == "") is case["then"]["legal"]
    assert why(b, "G-1") == "flak-inside"


@each("PZR-C2-302")
def test_fire_after_the_attack(case: Case) -> None:
    """6.7.4.1.1[5]: declared after the attack, resolved after it."""
    b = flying(sky(GUN, may=("overwatch", "no-command"), rolls=[1, 10, 1]), "M0", "S", moves=5)
    b.play("strafe M6", "flak G-1")
    order = [name for name in b.events() if name in ("strafes", "flak", "gp-fire")]
    assert order == ["strafes", "flak", "gp-fire", "gp-fire"]
    firers = [b.keys[each[0]] for each in b.told("gp-fire")]
    assert [{IL2: "aircraft attack", "G-1": "AA fire"}[key] for key in firers] == case["then"]["order"]


@each("PZR-C2-350")
def test_fire_before_any_attack(case: Case) -> None:
    """6.7.4.1.1[5]: declared earlier in the flight it is resolved at once."""
    b = phase(GUN, rolls=[1, 93, 10])
    b.play(*COMING, "flak G-1")
    then, names = case["then"], {"flak": "AA fire", "strafes": "aircraft attack"}
    order = [names[name] for name in b.events() if name in names]
    assert order == then["order"]
    assert ("some" if "aircraft attack" in order else "none") == then["aircraft_attack"]
    assert ("shot down first" if b.where(IL2) == "@lost" and "shot-down" in b.events() else "") == then[
        "reason"
    ]


@each("PZR-C2-303", "PZR-C2-325")
def test_towed_guns_fire_to_the_front(case: Case) -> None:
    """6.7.4.1, 6.7.4.1.2: they track all round."""
    b = flying(sky({**GUN, "G-1": "GT-FLK36 M6 S overwatch"}), "M0", "S", moves=2)
    tracked = is_tracked(b.s, b.unit("G-1"), top(b).course(), 0)
    fires = why(b, "G-1") == ""
    if "track" in case["then"]:
        assert (tracked, fires) == (case["then"]["track"], case["then"]["fire"])
    else:
        assert fires is case["then"]["legal"]
    assert why(b, "G-1") == "flak-arc"


def test_vehicles_fire_all_round() -> None:
    """6.7.4.1.2."""
    b = flying(sky({**GUN, "G-1": "G-PZ3M M6 S overwatch"}), "M0", "S", moves=4)
    assert why(b, "G-1") == ""


def test_high_altitude_is_not_for_every_gun() -> None:
    """6.7.4.1.2[2]."""
    b = flying(sky({**GUN, "G-2": "GT-FLK36 M7 N overwatch"}), "M0", "S", "low", "high", 4)
    assert (why(b, "G-1"), why(b, "G-2")) == ("flak-high", "")


@each("PZR-C2-305")
def test_modifiers_by_speed_and_altitude(case: Case) -> None:
    """6.7.4.2."""
    b = sky(GUN)
    for speed, altitude in case["given"]["profiles"]:
        found = flak_lines(b.s, b.unit("G-1"), 0, SPEEDS.index(speed), ALTITUDES.index(altitude), False)
        assert sum(v for _, _, v in found) == case["then"][f"{speed} speed {altitude} altitude"]


@each("PZR-C2-306")
def test_modifier_of_the_card(case: Case) -> None:
    """6.7.4.2."""
    b = sky({**GUN, "G-1": "G-PZ3M M6 S overwatch"})
    found = {name: v for _, name, v in flak_lines(b.s, b.unit("G-1"), 0, 0, 1, False)}
    assert found == {"aa_card": case["then"]["card"]}


def test_own_modifiers_of_the_gun() -> None:
    """6.7.4.2[1]: damage, suppression, ammunition, grade; none of reaction fire."""
    b = sky({**GUN, "G-1": "G-WIRB M6 S overwatch"}, grades=("veteran", "seasoned"))
    u = b.unit("G-1")
    b.s.harm(u, DAMAGED)
    b.s.sup[u] = SUP_ON
    found = {name: v for _, name, v in flak_lines(b.s, u, 3, 0, 1, True)}
    assert found == {
        "gp_firer_damaged": -10,
        "gp_firer_suppressed": -20,
        "gp_ammo_limit": -10,
        "gp_unit_grade": 5,
    }


@each("PZR-C2-314")
def test_aircraft_are_soft(case: Case) -> None:
    """6.5.4.2.4."""
    b = sky(GUN)
    assert target_type(b.s, b.unit(IL2)) == case["then"]["type"]
    flak = Flak(b.unit("G-1"), b.unit(IL2), b.hex("M4"))
    assert flak.roll_ledgers(b.s)[1].lines[0].rule == "PZR-6.5.4.2.4"


@each("PZR-C2-307")
def test_damage_slows(case: Case) -> None:
    """6.7.4.2.1[2], 6.7.2.2."""
    given = case["given"]
    b = sky(GUN, rolls=[1, given["total"]])
    b = flying(b, "M0", "S", given["speed"], "low", 0)
    flight = top(b).copy()
    flight.step = AT_WINDOW
    b = again(b, flight)
    b.play("flak G-1")  # high speed and low altitude: no modifier in sum
    assert b.told("gp-fire")[0][2] == given["total"]
    assert top(b).speed == SPEEDS.index(case["then"]["speed"])
    assert {DAMAGED: "DMGD"}[b.s.hurt[b.unit(IL2)]] == case["then"]["state"]
    names = {name: value for _, name, value in aircraft_lines(b.s, b.unit(IL2), GUNS, 0, 1, 0)}
    assert names["gp_firer_damaged"] == case["then"]["combat_modifier"]
    assert aa_result(7, 2, False, given["total"]) == DAMAGES


@each("PZR-C2-342")
def test_a_second_damage(case: Case) -> None:
    """6.7.4.2.1[2]: removed, no crash."""
    total = case["given"]["total"]
    assert aa_result(7, 2, True, total) == BREAKS_UP
    b = sky(GUN, rolls=[1, total - 10])
    b.s.harm(b.unit(IL2), DAMAGED)
    b = flying(b, "M0", "S")
    flight = top(b).copy()
    flight.step = AT_WINDOW
    b = again(b, flight)
    b.play("flak G-1")
    assert {"@lost": "removed"}[b.where(IL2)] == case["then"]["aircraft"]
    assert ("crashes" in b.events()) is case["then"]["crash_attack"]


@each("PZR-C2-309", "PZR-C2-310")
def test_where_it_crashes(case: Case) -> None:
    """6.7.4.2.1[3]: as many hexes as the die, half of it from low altitude."""
    given = case["given"]
    altitude = ALTITUDES.index(given["altitude"])
    hexes = crash_hexes(given["d10"], altitude)
    assert hexes == case["then"]["crash_after_hexes"]
    assert aa_result(7, 2, False, given["total"]) == SHOOTS_DOWN
    b = sky({**GUN, "G-2": f"GL-INF M{2 + hexes} S"}, rolls=[given["d10"], 1])
    b.s.put(b.unit(IL2), b.sc.off + 2)
    b = again(b, Crash(b.unit(IL2), b.hex("M2"), FACING_NAMES.index("S"), altitude))
    assert b.told("crashes") == [(b.unit(IL2), b.hex(f"M{2 + hexes}"), given["d10"], 0)]
    assert b.keys[b.told("gp-fire")[-1][1]] == "G-2"
    assert air_tables().crash_gpf == case["then"].get("crash_gpf", 15)


def test_it_may_crash_beyond_the_map() -> None:
    """6.7.4.2.1[3]."""
    sc = sky(GUN).sc
    assert crash_hex(sc, sc.board.hex("1M12"), FACING_NAMES.index("S"), 0) == sc.board.hex("1M12")
    assert crash_hex(sc, sc.board.hex("1M12"), FACING_NAMES.index("S"), 1) == -1


def test_suppressed_in_the_air_it_recovers_by_its_grade_alone() -> None:
    """6.7.4.2.1[1], 6.8.3: no modifiers."""
    b = sky(GUN)
    u = b.unit(IL2)
    b.s.under_fire = with_cell(b.s.under_fire, u, 1)
    assert recovery_number(b.s, u) == recovery_number(b.s, b.unit("S-1"))


def window(units: dict[str, str], **more: Any) -> Battle:
    b = phase(units, **more)
    b.play(*COMING)
    return b


def test_windows_open_where_something_changes() -> None:
    """L9: entry, range columns, the attack, the edge; the run goes on after each."""
    b = window(GUN)
    seen = []
    while b.kind() == "Flight.window":
        seen.append(b.sc.board.name(top(b).hex)[1:])
        b.play("hold")
    assert seen == ["M0"]
    b.play("leave")
    while b.offers() and b.kind() == "Flight.window":
        seen.append(b.sc.board.name(top(b).hex)[1:])
        b.play("hold")
    assert seen == ["M0", "M3"]  # the gun cannot fire behind itself
    assert "flies-off" in b.events()


def test_let_pass_ends_all_questions_about_this_aircraft() -> None:
    """R-46."""
    b = window(GUN)
    b.play("let-pass", "leave")
    assert b.told("lets-pass") == [(GERMAN, b.unit(IL2), 0, 0)]
    assert "flies-off" in b.events()


def test_the_window_opens_by_sets_not_by_counters() -> None:
    """L1: a gun without OVERWATCH whose counter may be one opens the window just the same."""
    b = window({**GUN, "G-1": "GT-FLK38 M6 N"})
    assert (b.kind(), b.offers()) == ("Flight.window", ["hold", "let-pass"])
    b = window({**GUN, "G-1": "GT-FLK38 M6 N", "G-2": "GT-PAK40 M9 S"}, may=("fire", "no-command"))
    assert b.kind() == "Flight.fly"


def test_the_fire_uses_up_overwatch_and_marks_the_gun() -> None:
    """6.7.4, R2-74: SPOT/FIRE, no reaction fire is triggered, no second act."""
    b = window(GUN, rolls=[1, 1])
    b.play("flak G-1")
    u = b.unit("G-1")
    assert (b.acted("G-1"), b.s.aa_done[u], b.s.spot[u], b.s.trigger[u]) == ("done", 1, 2, 0)
    assert b.kind() == "Flight.fly"


def test_a_gun_destroyed_by_the_attack_does_not_fire() -> None:
    """6.7.4.1.1[5]: its shot comes after the attack."""
    b = flying(sky({**GUN, "G-1": "GT-FLK38 M6 N overwatch"}, rolls=[99]), "M0", "S", moves=5)
    b.play("strafe M6", "flak G-1")
    assert b.where("G-1") == "@lost"
    assert [b.keys[e[0]] for e in b.told("gp-fire")] == [IL2]
    assert b.told("spent") == [(b.unit("G-1"), b.unit(IL2), 0, 0)]


def test_odds_of_a_shot_at_an_aircraft() -> None:
    """6.7.4.2.1: exact."""
    b = window(GUN)
    outlook = b.game.seat(GERMAN).odds("flak G-1")
    assert sum(branch.p for branch in outlook.branches) == 1
    assert lines(window_fired()) == {"aa-low-altitude": 10}


def window_fired() -> Battle:
    b = window(GUN, rolls=[1, 1])
    b.play("flak G-1")
    return b


def test_partners_of_a_shared_overwatch_fire_too_or_lose_it() -> None:
    """6.2.1.1.4."""
    units = {**GUN, "G-2": "GT-FLK38 M6 N overwatch", "G-3": "GT-FLK38 M6 S overwatch"}
    b = sky(units, rolls=[1, 1, 1, 1])
    for key in ("G-1", "G-2", "G-3"):
        b.s.group[b.unit(key)] = b.unit("G-1")
    b = flying(b, "M0", "S", moves=0)
    flight = top(b).copy()
    flight.step = AT_WINDOW
    b = again(b, flight)
    b.play("flak G-1")
    assert [b.keys[e[0]] for e in b.told("flak")] == ["G-1", "G-2"]
    assert b.told("watch-lost") == [(b.unit("G-3"), 0, 0, 0)]


def test_ammunition_of_a_gun_in_supply_does_not_run_short() -> None:
    """5.16.2.4, 5.16.2.1: where it was set up, and near the vehicle that brought it; elsewhere -10."""
    for dump, carrier, limited in (
        ("M6", "", False),
        ("M7", "", True),
        ("M7", "M7", False),
        ("M7", "M8", True),
    ):
        units = {**GUN, "G-9": f"G-SDK7 {carrier or 'A12'} N"}
        b = sky(units, rolls=[7, 60] if limited else [60])
        u = b.unit("G-1")
        assert (b.where("G-1"), b.sc.limits[u]) == ("M6", ["basic6"])
        b.s.dump = with_cell(b.s.dump, u, b.hex(dump))
        b.sc.start_carrier[u] = b.unit("G-9") if carrier else -1
        flight = top(flying(b, "M0", "S", moves=0)).copy()
        flight.step = AT_WINDOW
        b = again(b, flight)
        b.play("flak G-1")
        assert [told[:3] for told in b.told("ammo-short")] == ([(u, 7, 6)] if limited else [])
        assert ("gp-ammo-limit" in lines(b)) is limited
