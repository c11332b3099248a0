"""PZR-6.6.10: overrun."""

from __future__ import annotations

from grognard.games.panzer.close.overrun import Overrun, overrun_gpf, overrun_of
from grognard.games.panzer.fire.shots import STANDS
from grognard.games.panzer.gp.factors import own_blast
from grognard.games.panzer.gp.gp_attack import GpAttack
from grognard.games.panzer.gp.results import NE, SUPPRESSED, raw_result, thresholds
from grognard.games.panzer.gp.tables import MOST_GPF, gp_tables
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.spotting.markers import MOVED
from grognard.games.panzer.state import SUP_OFF, SUP_ON, TRACKS, with_cell
from grognard.games.panzer.turn import begin_turn

from .battle import Battle
from .cases import Case, each

TABLES = gp_tables()


def driving(units: dict[str, str], rolls: list[int] | None = None, side: int = 1, **more: object) -> Battle:
    """One side's half of the movement step."""
    return Battle(units, [Movement(side)], layer="advanced", rolls=[*(rolls or [])], **more)  # type: ignore[arg-type]


def start(b: Battle) -> None:
    b.play("overrun SA GA", "move SA")
    if "rate cross-country" in b.offers():
        b.play("rate cross-country")


def test_an_overrun_is_declared_with_its_numbers() -> None:
    """6.6.10.1: those that its attack has then."""
    b = driving({"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S"}, rolls=[50])
    (key,) = [key for key in b.offers() if key.startswith("overrun")]
    before = {account.title.id: account.total for account in b.game.seat(1).odds(key).ledgers}
    assert {"panzer-ledger-gp-factor", "panzer-ledger-gp-suppressed"} <= set(before)
    start(b)
    b.play("ahead")
    (event,) = [event for event in b.game.events if event.ledgers and event.ledgers[0].name == "gp-modifiers"]
    assert event.ledgers is not None
    assert {f"panzer-ledger-{ledger.name}": ledger.total for ledger in event.ledgers} == before


TANK = {"SA": "S-T34-76 F9 N move", "GA": "GL-RIF F7 S"}


# -- the attack (6.6.10.1) -------------------------------------------------------------------------


@each("PZR-C2-267")
def test_reaction_fire_at_the_overrunning_tank(case: Case) -> None:
    """A half-squad fires at the IS-2 before that enters its hex."""
    given, then = case["given"], case["then"]
    gpd = int(given["gpd"][0])
    assert thresholds(TABLES, given["gpf"], gpd) == (then["n"], then["s"])
    units = {"SA": "S-IS2 F8 N move", "GA": "GL-RIFh F6 S overwatch"}
    b = driving(units, rolls=[given["roll"]])
    b.play("overrun SA GA", "move SA")
    b.play(
        *(["rate cross-country"] if "rate cross-country" in b.offers() else []),
        "ahead",
        "react GA SA",
        "resolve SA",
    )
    assert b.told("gp-fire")[0][2] == then["total"]
    assert {NE: "NE", SUPPRESSED: "SUP"}[b.told("gp-fire")[0][3]] == then["final"]
    event = next(e for e in b.game.events if e.ledgers and e.ledgers[0].name == "gp-modifiers")
    assert event.ledgers is not None
    assert event.ledgers[0].total == then["net_modifier"]


@each("PZR-C2-273")
def test_the_sum_of_factors_ends_at_fifteen(case: Case) -> None:
    factors = case["given"]["factors"]
    total = sum(factors.values())
    assert (total, min(total, MOST_GPF)) == (case["then"]["sum"], case["then"]["column"])
    assert raw_result(TABLES, total, 4, 50) == raw_result(TABLES, case["then"]["column"], 4, 50)
    b = driving({"SA": "S-T34-76 F9 N move", "SB": "SL-SMG F9 N", "GA": "GL-RIF F7 S"})
    alone = overrun_gpf(b.s, b.unit("SA"))
    b.s.mount(b.unit("SB"), b.unit("SA"))
    assert overrun_gpf(b.s, b.unit("SA")) == alone + factors["carried squad"]


@each("PZR-C2-339")
def test_with_a_carried_squad(case: Case) -> None:
    """R2-47: one attack by the vehicle, without the modifier of passenger fire."""
    given, then = case["given"], case["then"]
    b = driving({"SA": "S-T34-76 F7 N move", "SB": "SL-SMG F7 N", "GA": "GL-RIF F7 S"})
    b.s.mount(b.unit("SB"), b.unit("SA"))
    b.sc.coax[b.unit("SA")] = False
    for key, factor in zip(("SA", "SB"), given["factors"].values(), strict=True):
        blast = own_blast(b.s, b.unit(key))
        assert blast is not None
        blast.figures = [factor] * len(blast.figures)
    column = overrun_gpf(b.s, b.unit("SA"))
    assert column == then["column"]
    assert thresholds(TABLES, column, int(given["gpd"][0])) == (then["n"], then["s"])
    ledger = overrun_of(b.s, b.unit("SA"), b.unit("GA"), STANDS).roll_ledgers(b.s)[0]
    modifiers = {line.name: line.value for line in ledger.lines}
    assert modifiers["gp-overrun"] == then["modifiers"]["overrun"]
    assert modifiers.get("gp-passenger-fire", 0) == then["modifiers"]["passenger_fire"]
    total = given["roll"] + ledger.total
    assert total == then["total"]
    raw = raw_result(TABLES, column, int(given["gpd"][0]), total)
    assert {SUPPRESSED: "SUP"}[raw] == then["result"]


def test_an_overrun_is_a_gp_attack_with_its_own_numbers() -> None:
    assert issubclass(Overrun, GpAttack)
    assert (Overrun.NAME, GpAttack.NAME) == ("Overrun", "GpAttack")


# -- who and whom (6.6.10) -------------------------------------------------------------------------


@each("PZR-C2-270")
def test_short_halt_does_not_overrun(case: Case) -> None:
    b = driving({"SA": "S-T34-76 F8 N short-halt fired", "SB": "S-T34-76 G8 N move", "GA": "GL-RIF F7 S"})
    assert b.verdict("overrun SA GA") == (case["then"]["legal"], "PZR-6.6.10")
    assert "overrun SB GA" in b.offers()


@each("PZR-C2-271")
def test_who_has_just_dismounted_is_not_overrun(case: Case) -> None:
    b = driving({**TANK, "GB": "G-251-1 F6 S"})
    carrier = b.unit("GB") if case["given"]["target_dismounted_this_turn"] else -1
    b.s.mounted_at_start = with_cell(b.s.mounted_at_start, b.unit("GA"), carrier)
    assert b.verdict("overrun SA GA") == (case["then"]["legal"], "PZR-6.6.10")


def test_the_start_of_a_turn_is_remembered() -> None:
    """PZR-6.6.10[2]: who was aboard when the turn began."""
    b = driving({**TANK, "GB": "G-251-1 F7 S"})
    b.s.mount(b.unit("GA"), b.unit("GB"))
    begin_turn(b.s)
    assert b.s.mounted_at_start[b.unit("GA")] == b.unit("GB")


def test_vehicles_positions_and_far_units_are_not_overrun() -> None:
    units = {**TANK, "GB": "G-251-1 F8 S", "GC": "GL-RIF E8 S improved", "GD": "GL-RIF A1 S"}
    b = driving(units)
    assert b.refused("overrun SA GB") == "PZR-6.6.10"
    assert b.refused("overrun SA GC") == "PZR-6.1.4.3.7"
    assert b.refused("overrun SA GD") == "PZR-6.6.10"
    truck = driving({**TANK, "SA": "S-GAZAA F8 N move"})
    assert truck.refused("overrun SA GA") == "PZR-6.6.10.1"


def test_a_shared_command_overruns_one_target() -> None:
    """PZR-6.6.11[1]."""
    units = {"SA": "S-T34-76 F9 N move", "SB": "S-T34-76 F9 N move", "GA": "GL-RIF F7 S", "GB": "GL-RIF E9 S"}
    b = driving(units)
    for key in ("SA", "SB"):
        b.s.group[b.unit(key)] = b.unit("SA")
    assert b.refused("overrun SA GA", "overrun SB GB") == "PZR-6.6.11"
    assert "overrun SB GA" in b.offers()


# -- driving through (6.6.10[6], 6.6.10.1[3]) ------------------------------------------------------


def test_an_overrun_from_beginning_to_end() -> None:
    """Windows before it enters and after it leaves, not in the hex of the target; then it goes on."""
    b = driving({**TANK, "GB": "GL-RIF H8 SW overwatch"}, rolls=[60, 1])
    start(b)
    b.play("ahead")
    assert (b.asked(), b.kind()) == ("german", "Reactions.offer")
    b.play("hold", "ahead")
    assert "overruns" in b.events()
    assert (b.asked(), b.kind()) == ("soviet", "Move.step")
    assert b.s.spot[b.unit("SA")] == MOVED
    assert b.where("SA") == "F7"
    assert "stop" not in b.offers()
    b.play("ahead")
    assert (b.asked(), b.kind()) == ("german", "Reactions.offer")
    assert b.where("SA") == "F6"


@each("PZR-C2-274")
def test_pushed_back(case: Case) -> None:
    """The last point took it into the hex, and the target lives."""
    b = driving(
        {"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S"}, rolls=[20], terrain={"F7": "woods", "F6": "water"}
    )
    b.sc.cross[b.unit("SA")] = 3
    start(b)
    b.play("ahead")
    assert b.where("GA") == "F7"
    assert case["then"]["vehicle"] == {"F8": "returned to the hex it came from"}[b.where("SA")]
    assert "put-back" in b.events()


def test_it_may_stay_where_nobody_is_left() -> None:
    b = driving({"SA": "S-T34-76 F8 N move", "GA": "GL-SEC F7 S"}, rolls=[99])
    start(b)
    b.play("ahead")
    assert b.where("GA") == "@lost"
    assert "stop" in b.offers()
    b.play("stop")
    assert b.where("SA") == "F7"


@each("PZR-C2-269")
def test_a_recovering_target_is_shaken_anew(case: Case) -> None:
    b = driving({"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S"}, rolls=[1], terrain={"F7": "woods"})
    b.s.sup[b.unit("GA")] = SUP_OFF
    start(b)
    b.play("ahead")
    assert b.told("gp-fire")[0][3] == NE
    assert (b.s.sup[b.unit("GA")] == SUP_ON) is (case["then"]["target"] == "SUP/ON")


def test_results_on_squads_and_guns() -> None:
    """PZR-6.6.10.2[3]: a squad is halved and suppressed, anything else removed."""
    b = driving({"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S"}, rolls=[99])
    start(b)
    b.play("ahead")
    u = b.unit("GA")
    assert (b.s.reduced[u], b.s.sup[u], b.s.under_fire[u]) == (1, SUP_ON, 1)
    gun = driving({"SA": "S-T34-76 F8 N move", "GA": "GT-PAK40 F7 S"}, rolls=[99])
    start(gun)
    gun.play("ahead")
    assert gun.where("GA") == "@lost"


def test_all_are_declared_before_the_first() -> None:
    """PZR-6.6.10[3]: afterwards nobody else declares; who has declared on the dead moves as it likes."""
    units = {
        "SA": "S-T34-76 F8 N move",
        "SB": "S-T34-76 G8 NW move",
        "SC": "S-T34-76 E8 NE move",
        "GA": "GL-SEC F7 S",
        "GB": "GL-RIF F5 S",
    }
    b = driving(units, rolls=[99])
    b.play("overrun SB GA")
    start(b)
    b.play("ahead", "stop")
    assert b.where("GA") == "@lost"
    assert b.refused("overrun SC GA") in ("PZR-6.6.10", "PZR-4.4.1")
    assert b.refused("overrun SB GB") == "PZR-6.6.10"
    assert "move SB" in b.offers()
    assert b.refused("done") == "PZR-4.2.1"


@each("PZR-C2-419")
def test_passing_is_no_overrun(case: Case) -> None:
    """R2-51: through the hex, without an attack and without a halt there."""
    b = driving(TANK)
    b.play("move SA")
    if "rate cross-country" in b.offers():
        b.play("rate cross-country")
    b.play("ahead", "let-pass", "ahead")
    assert (b.where("SA") == "F7") is case["then"]["legal"]
    assert ("gp-fire" in b.events()) is (case["then"]["attack"] != "none")
    assert ("legal" if "stop" in b.offers() else "refused") == case["then"]["stop_there"]
    assert b.refused("stop") == "PZR-4.5.1.1.10"


@each("PZR-C2-422")
def test_stopped_among_enemies(case: Case) -> None:
    """R2-52: a track hit in the hex of a squad that was passed."""
    units = {**TANK, "GB": "GT-PAK40 F3 S overwatch"}
    b = driving(units, rolls=[1, 60, 100])
    b.play("move SA")
    if "rate cross-country" in b.offers():
        b.play("rate cross-country")
    b.play("ahead")
    while b.kind() == "Reactions.offer":
        b.play("hold")
    b.play("ahead")
    b.s.harm(b.unit("SA"), TRACKS)
    b.play("hold")
    assert case["then"]["hex"] == {"F8": "the last one without enemies"}[b.where("SA")]
    assert bool(b.s.hurt[b.unit("SA")] & TRACKS) is case["then"]["track"]


# -- buildings (6.6.10[5]) -------------------------------------------------------------------------


def test_into_a_building() -> None:
    """By the door, after the test; on the street it only passes."""
    units = {"SA": "S-IS2 F8 N move", "GA": "GL-RIF F7 S"}
    b = driving(units, rolls=[100, 5, 99], terrain={"F7": "building_wood"})
    b.sc.cross[b.unit("SA")] = 8
    start(b)
    assert "ahead-inside" in b.offers()
    b.play("ahead-inside")
    assert b.where("SA") == "F7"
    assert b.s.inside[b.unit("SA")] == 1
    assert "overruns" in b.events()


@each("PZR-C2-275")
def test_tracks_broken_by_the_walls(case: Case) -> None:
    units = {"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S"}
    b = driving(units, rolls=[1, 1], terrain={"F7": "building_brick"})
    b.sc.cross[b.unit("SA")] = 8
    start(b)
    b.play("ahead-inside")
    back, stopped = b.where("SA") == "F8", b.s.hurt[b.unit("SA")] & TRACKS
    assert case["then"]["vehicle"] == ("in the hex it came from" if back else "there") + (
        ", TK" if stopped else ""
    )
    assert case["then"]["overrun"] == ("resolved" if "gp-fire" in b.events() else "not resolved")
    assert "overrun-fails" in b.events()


def test_a_vehicle_in_a_building_comes_out_before_it_drives_on() -> None:
    """PZR-6.6.3: also in the move in which it went in."""
    units = {"SA": "S-IS2 F8 N move", "GA": "GL-SEC F7 S"}
    b = driving(units, rolls=[100, 5, 99], terrain={"F7": "building_wood"})
    b.sc.cross[b.unit("SA")] = 12
    start(b)
    b.play("ahead-inside")
    assert b.refused("ahead") == "PZR-6.6.3"


def test_the_odds_of_an_overrun() -> None:
    """The step that overruns is an attack with its chances; the target's counter makes two worlds."""
    b = driving({"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S overwatch"})
    start(b)
    outlook = b.game.seat(1).odds("ahead")
    assert sum(branch.p for branch in outlook.branches) == 1
    assert {branch.kind for branch in outlook.branches} >= {"none", "hit"}
    names = [account.title.id for account in outlook.ledgers]
    assert "panzer-ledger-gp-modifiers" in names
