"""PZR-2.0, 3.6, 4.6, 6.8, R-45: set-up in zones, objectives and points, the end of a turn."""

from __future__ import annotations

import pytest

from grognard.core.referee.errors import Refused
from grognard.core.referee.game import Game, new
from grognard.games.panzer import RULES
from grognard.games.panzer.adjust.adjustment import clear
from grognard.games.panzer.adjust.recovery import recovery_number
from grognard.games.panzer.command.available import possible_commands
from grognard.games.panzer.scenario import EXITED, GERMAN, LOST, SOVIET, WAITING
from grognard.games.panzer.setting.victory import DRAW, points, settle_control, winners
from grognard.games.panzer.state import (
    COMMANDS,
    DAMAGED,
    IDLE_ONLY,
    IMPROVED,
    ON_FIRE,
    SUP_NONE,
    SUP_OFF,
    SUP_ON,
    PanzerState,
    with_cell,
)

from .battle import Battle, from_step
from .cases import Case, each

FAR = "S-T34-76 X12 NW"


def state(game: Game) -> PanzerState:
    assert isinstance(game.state, PanzerState)
    return game.state


def refused(game: Game, key: str) -> str:
    with pytest.raises(Refused) as e:
        game.play(key)
    return e.value.reason.rule


# -- set-up (R-45) ------------------------------------------------------------------------------------


def test_a_unit_is_seen_in_its_hex_while_its_facing_is_asked() -> None:
    """3.3: the page can turn only what it draws on the map."""
    game = new("panzer/two-and-two", seed=1)
    for key in ("unit G-PZ4F2-1", "place 2C6"):
        game.play(key)
    pieces = {piece.key: piece for piece in game.seat(GERMAN).view().scene.pieces}
    assert (pieces["G-PZ4F2-1"].place, pieces["G-PZ4F2-1"].facing) == ("2C6", "NE")
    assert pieces["G-PZ4F2-2"].place == "@reserve"
    game.play("face SE")
    pieces = {piece.key: piece for piece in game.seat(GERMAN).view().scene.pieces}
    assert (pieces["G-PZ4F2-1"].place, pieces["G-PZ4F2-1"].facing) == ("2C6", "SE")


def test_units_are_set_up_in_their_zones() -> None:
    game = new("panzer/two-and-two", seed=1)
    assert game.decision.player == GERMAN
    assert refused(game, "unit S-T34-1") == "PZR-3.1"
    game.play("unit G-PZ4F2-1")
    assert refused(game, "place 2M6") == "PZR-2.0"
    game.play("place 2C6")
    game.play("face SE")
    s = state(game)
    u = s.sc.unit_names.index("G-PZ4F2-1")
    assert s.sc.board.name(s.place[u]) == "2C6"
    assert s.facing[u] == 2
    assert refused(game, "unit G-PZ4F2-1") == "PZR-2.0"
    game.play("done")
    assert game.decision.player == SOVIET


def test_done_spreads_the_rest_over_the_zone() -> None:
    game = new("panzer/one-tiger", seed=1)
    game.play("done")
    game.play("done")
    s = state(game)
    tanks = s.sc.units_of[SOVIET]
    zone = s.sc.zone_hexes[s.sc.zone[tanks[0]]]
    assert all(s.place[u] in zone for u in tanks)
    assert len({s.place[u] for u in tanks}) == len(tanks)
    assert s.turn == 1


def test_a_unit_may_start_in_an_improved_position() -> None:
    """The ambush: the KV digs in where it is set up, facing its way."""
    game = new("panzer/ambush-at-voyskovitsy", seed=1)
    assert game.decision.player == SOVIET, "the column is not set up: it enters"
    game.play("unit S-KV1-1")
    game.play("place 4R5")
    game.play("face NW")
    s = state(game)
    u = s.sc.unit_names.index("S-KV1-1")
    assert s.works[s.place[u]] & IMPROVED
    assert s.works_facing[s.place[u]] == s.facing[u] == 5
    assert s.post[u] == 1
    assert all(s.place[g] == s.sc.off + WAITING for g in s.sc.units_of[GERMAN])


def test_half_hexes_are_played_on() -> None:
    """PZR-1.3: the case of C0, on the board of the first scenario."""
    game = new("panzer/two-and-two", seed=1)
    game.play("unit G-PZ4F2-1")
    game.play("place 2C0")
    game.play("face SE")
    s = state(game)
    assert s.sc.board.half[s.place[0]]
    assert s.sc.board.name(s.place[0]) == "2C0"


def test_two_sides_never_share_a_hex_at_the_start() -> None:
    b = Battle({"GA": "G-PZ4F2 F6 NE", "SA": FAR})
    game = new("panzer/two-and-two", seed=1)
    s = state(game)
    s.sc.zone_hexes[1].append(s.sc.zone_hexes[0][0])
    try:
        game.play("unit G-PZ4F2-1")
        game.play(f"place {s.sc.board.name(s.sc.zone_hexes[0][0])}")
        game.play("face NE")
        game.play("done")
        game.play("unit S-T34-1")
        assert refused(game, f"place {s.sc.board.name(s.sc.zone_hexes[0][0])}") == "PZR-4.5.1.1.10"
    finally:
        s.sc.zone_hexes[1].pop()
    assert b.s.enemies_in(b.hex("F6"), SOVIET)


# -- objectives (3.6) ------------------------------------------------------------------------------------


def objective(units: dict[str, str], hold: int = 1, turn: int = 1) -> Battle:
    goals = [{"key": "hill", "hexes": ["1F6"], "points": 40, "hold": hold}]
    victory = {"kills": {"german": 100, "soviet": 100}, "damaged": 50, "objectives": goals, "draw": 20}
    return Battle(units, turn=turn, victory=victory)


@each("PZR-C-3.6-a")
def test_unarmed_vehicles_take_nothing(case: Case) -> None:
    b = objective({"GA": f"{case['given']['unit']} F6 NE", "SA": FAR})
    settle_control(b.s)
    assert (b.s.control[0] >= 0) is case["then"]["control_gained"]


def test_an_objective_takes_a_full_turn() -> None:
    """It is taken at the end of a turn that began with the unit there, and kept when it leaves."""
    b = objective({"GA": "G-PZ4F2 F7 NE", "SA": FAR}, turn=3)
    u, h = b.unit("GA"), b.hex("F6")
    b.s.put(u, h)
    settle_control(b.s)
    assert b.s.control[0] == -1
    b.s.turn = 4
    settle_control(b.s)
    assert b.s.control[0] == GERMAN
    assert points(b.s, GERMAN) == 40
    b.s.put(u, b.hex("F7"))
    settle_control(b.s)
    assert b.s.control[0] == GERMAN


def test_units_may_take_turns_but_not_leave_a_gap() -> None:
    b = objective({"GA": "G-PZ4F2 F7 NE", "GB": "G-PZ4F2 F5 NE", "SA": FAR}, turn=1)
    h = b.hex("F6")
    b.s.put(b.unit("GA"), h)
    b.s.turn = 2
    b.s.put(b.unit("GB"), h)
    b.s.put(b.unit("GA"), b.hex("F7"))
    assert b.s.held_since[0] == 2
    b.s.put(b.unit("GB"), b.hex("F7"))
    b.s.put(b.unit("GA"), h)
    assert b.s.held_since[0] == 3
    settle_control(b.s)
    assert b.s.control[0] == -1


@each("PZR-C-3.6-b")
def test_a_burning_objective_with_an_enemy_beside_it_is_nobodys(case: Case) -> None:
    b = objective({"GA": "G-PZ4F2 F6 NE", "SA": "S-T34-76 F7 N"}, turn=4)
    b.s.control[0] = GERMAN
    settle_control(b.s)
    assert b.s.control[0] == GERMAN
    b.s.works = with_cell(b.s.works, b.hex("F6"), ON_FIRE)
    settle_control(b.s)
    assert (None if b.s.control[0] < 0 else b.s.control[0]) == case["then"]["controller"]
    b.s.put(b.unit("SA"), b.hex("X12"))
    b.s.turn += 1
    settle_control(b.s)
    assert b.s.control[0] == GERMAN, "the fire burns on, but no enemy stands by"


def test_units_of_a_zone_may_have_to_wait() -> None:
    """PZR-2.0: a scenario's own rule: no command before a turn, or before one of them is fired at."""
    special = [{"rule": "delayed", "zone": "german", "turn": 3}]
    units = {"GA": "G-PZ4F2 F6 NE", "GB": "G-PZ4F2 F7 NE", "SA": "S-T34-76 F10 N"}
    b = Battle(units, from_step("spotting"), special=special)
    assert [decision.player for decision in b.game.decisions] == [SOVIET]
    for turn, fired_at, waits in ((2, 0, True), (3, 0, False), (1, 1, False)):
        b = Battle(units, turn=turn, special=special)
        if fired_at:
            b.s.under_fire = with_cell(b.s.under_fire, b.unit("GB"), 1)
            clear(b.s)
        assert (possible_commands(b.s, b.unit("GA")) == IDLE_ONLY) is waits, turn


def test_damage_does_not_end_an_occupation() -> None:
    b = objective({"GA": "G-PZ4F2 F7 NE", "SA": FAR}, turn=1)
    b.s.put(b.unit("GA"), b.hex("F6"))
    b.s.turn = 2
    b.s.harm(b.unit("GA"), DAMAGED)
    assert b.s.held_since[0] == 2


def test_points_of_kills_exits_and_survivors() -> None:
    exits = [{"side": "soviet", "hexes": ["1A6"], "points": 60}]
    survivors = [{"side": "german", "card": "G-TIG1", "points": 100}]
    kills = {"german": 100, "soviet": 100}
    victory = {"kills": kills, "damaged": 50, "exits": exits, "survivors": survivors, "draw": 30}
    b = Battle({"GA": "G-TIG1 F6 NE", "SA": "S-T34-76 A6 NW", "SB": FAR}, victory=victory)
    worth = b.sc.points[b.unit("SB")]
    assert points(b.s, GERMAN) == 100
    b.s.harm(b.unit("SB"), DAMAGED)
    assert points(b.s, GERMAN) == 100 + worth * 50 // 100
    b.s.put(b.unit("SB"), b.sc.off + LOST)
    assert points(b.s, GERMAN) == 100 + worth
    b.s.leave(b.unit("SA"), b.hex("A6"))
    assert b.s.place[b.unit("SA")] == b.sc.off + EXITED
    assert points(b.s, SOVIET) == 60
    assert winners(b.s) == 1 << GERMAN
    b.s.put(b.unit("GA"), b.sc.off + LOST)
    assert points(b.s, SOVIET) == 60 + b.sc.points[b.unit("GA")]


def test_a_survivor_is_one_that_is_still_on_the_map() -> None:
    """Who is to hold out may not do so by driving away."""
    survivors = [{"side": "german", "card": "G-TIG1", "points": 100}]
    b = Battle({"GA": "G-TIG1 A8 NW", "SA": "S-T34-76 F6 NW"}, victory={"survivors": survivors})
    assert points(b.s, GERMAN) == 100
    b.s.leave(b.unit("GA"), b.hex("A8"))
    assert points(b.s, GERMAN) == 0


def test_who_leaves_elsewhere_earns_nothing() -> None:
    victory = {"exits": [{"side": "soviet", "hexes": ["1A6"], "points": 60}], "draw": 10}
    b = Battle({"GA": "G-TIG1 F6 NE", "SA": "S-T34-76 A8 NW"}, victory=victory)
    b.s.leave(b.unit("SA"), b.hex("A8"))
    assert points(b.s, SOVIET) == 0
    assert winners(b.s) == DRAW


# -- the Adjustment Phase (4.6.1, 6.8) --------------------------------------------------------------------


@each("PZR-C-4.6.1-a")
def test_no_unexecuted_command_is_left(case: Case) -> None:
    """The engine does not let a step end while a FIRE or MOVE with something to do is open."""
    units = {"GA": f"G-PZ4F2 F6 SE {case['given']['command'].lower()}", "SA": "S-T34-41 F10 N"}
    b = Battle(units, from_step("direct_fire_fp"))
    told = case["then"]["engine"].split(";")[0]
    assert told == ("may happen" if "done" in b.offers() else "must not happen")
    assert b.refused("done") == "PZR-4.4.1"


def test_unused_overwatch_is_shown_and_all_counters_go() -> None:
    units = {"GA": "G-PZ4F2 F6 SE overwatch", "SA": "S-T34-41 F10 N move done", "SB": FAR}
    b = Battle(units, from_step("adjust_markers"))
    assert b.told("revealed") == [(b.unit("GA"), COMMANDS.index("overwatch"), 0, 0)]
    assert set(b.s.acted) == {0}
    assert {COMMANDS[command] for command in b.s.command} == {"no-command"}


def recovering(given: dict[str, object]) -> Battle:
    command = {"NO_COMMAND": "no-command", "FIRE": "fire", "MOVE": "move"}[str(given["command"])]
    b = Battle({"GA": f"GL-RIF F6 NE {command}", "SA": FAR}, layer="advanced", grades=("regular", "regular"))
    b.s.sup[b.unit("GA")] = SUP_OFF
    if given.get("under_fire") or given.get("attacks_received"):
        b.s.under_fire = with_cell(b.s.under_fire, b.unit("GA"), 1)
    return b


@each(
    "PZR-C-6.8.3.2-a",
    "PZR-C-6.8.3.2-b",
    "PZR-C-6.8.3.2-c",
    "PZR-C-6.8.3.1.2-a",
    "PZR-C-6.8.3.1-a",
    "PZR-C-6.8.3.1.1-a",
    "PZR-C2-326",
)
def test_recovery(case: Case) -> None:
    """PZR-6.8.3: a roll within the range of the grade, made harder by a command and by fire."""
    given, then = case["given"], case["then"]
    b = recovering(given)
    u = b.unit("GA")
    number = recovery_number(b.s, u)
    if "range" in then:
        plain = recovering({"grade": given["grade"], "command": "NO_COMMAND", "under_fire": False})
        assert f"01-{recovery_number(plain.s, plain.unit('GA'))}" == then["range"]
    if "modifier" in then:
        assert number == 50 - then["modifier"]
    if "roll" in given:
        recovers = then.get("removed", then.get("recovers"))
        assert (given["roll"] <= number) is recovers
        if "total" in then:
            assert (then["total"] <= 50) is recovers


def test_recovery_in_the_turn() -> None:
    """SUP/ON turns to OFF without a roll; SUP/OFF rolls once."""
    units = {"GA": "GL-RIF F6 NE", "GB": "GL-RIF F7 NE", "GC": "GL-RIF F8 NE", "SA": FAR}
    frames = from_step("adjust_markers", "advanced")
    b = Battle(units, frames, layer="advanced", grades=("regular", "regular"), rolls=[50, 51])
    assert b.kind() == "Pivots.choose"
    for key, sup in (("GA", SUP_ON), ("GB", SUP_OFF), ("GC", SUP_OFF)):
        b.s.sup[b.unit(key)] = sup
    b.play("done")
    assert [b.s.sup[b.unit(key)] for key in ("GA", "GB", "GC")] == [SUP_OFF, SUP_NONE, SUP_OFF]


@each("PZR-C-6.8.1-a")
def test_pivots_are_no_movement(case: Case) -> None:
    """PZR-6.8.1: any way round, without a marker; secret until both are done."""
    units = {"GA": f"{case['given']['unit']} F6 N", "SA": "SL-RIF X12 NW"}
    b = Battle(units, from_step("adjust_markers", "advanced"), layer="advanced")
    b.play("pivot GA S")
    assert b.facing("GA") == "N"
    known = RULES.redact(b.s, SOVIET)
    assert isinstance(known, PanzerState)
    assert known.next_facing[b.unit("GA")] == -9
    b.play("done", "done")  # the lane of each ends with his word
    assert b.facing("GA") == "S"
    assert case["then"]["spot_marker"] == ("added" if b.s.spot[b.unit("GA")] else "none added")


def test_vehicles_do_not_pivot() -> None:
    units = {"GA": "GL-RIF F6 N", "GB": "G-PZ4F2 F6 N", "SA": FAR}
    b = Battle(units, from_step("adjust_markers", "advanced"), layer="advanced")
    assert b.refused("pivot GB S") == "PZR-6.8.1"
    assert b.refused("pivot GA N") == "PZR-6.8.1"


def test_clearing_turns_suppression_over() -> None:
    b = Battle({"GA": "GL-RIF F6 N", "SA": FAR}, layer="advanced")
    b.s.sup[b.unit("GA")] = SUP_ON
    clear(b.s)
    assert b.s.sup[b.unit("GA")] == SUP_OFF
