"""6.7.3.1: acquiring a target: hexes of flight, arc, sight, woods and forward observers."""

from __future__ import annotations

from grognard.games.panzer.air.acquire import acquire_refusal, needed_hexes
from grognard.games.panzer.air.air_sight import hiding
from grognard.games.panzer.air.tables import air_tables
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.scenario import ROLES
from grognard.games.panzer.state import SUP_ON
from grognard.games.panzer.verbs import ALTITUDES, SPEEDS

from .battle import Battle
from .cases import Case, each
from .playing import along
from .skies import IL2, flying, sky, top
from .stacks import again

TANK = {"G-1": "G-PZ4H M6 S", "S-1": "S-T34-76 A12 N"}


def refusal(b: Battle, key: str = "G-1") -> str:
    """Why the target is not acquired: the name of the refusal, empty if it is."""
    flight = top(b)
    code = acquire_refusal(b.s, flight.unit, flight.course(), flight.speed, flight.last, b.unit(key))
    return REFUSALS[code].name


@each("PZR-C2-283")
def test_hexes_needed(case: Case) -> None:
    """6.7.3.1.1: by speed and altitude; twice as many for a suppressed aircraft."""
    b = sky(TANK)
    given = case["given"]
    speed, altitude = SPEEDS.index(given["speed"]), ALTITUDES.index(given["altitude"])
    assert needed_hexes(b.s, b.unit(IL2), speed, altitude) == case["then"]["hexes"]
    b.s.sup[b.unit(IL2)] = SUP_ON
    assert needed_hexes(b.s, b.unit(IL2), speed, altitude) == 2 * case["then"]["hexes"]


@each("PZR-C2-285")
def test_near_the_edge(case: Case) -> None:
    """6.7.3.1.1[4]: hexes before the edge count for the first target, if it is nearer than those needed."""
    away = case["given"]["distance_from_edge"]
    b = flying(sky({**TANK, "G-1": f"G-PZ4H M{away} S"}), "M0", "S", "high", "low", away - 1)
    flight = top(b)
    assert needed_hexes(b.s, flight.unit, flight.speed, flight.altitude) == case["given"]["required"]
    assert (refusal(b) == "") is case["then"]["legal"]
    assert f"strafe M{away}" in b.offers()


def test_far_from_the_edge_real_flight_is_needed() -> None:
    """6.7.3.1.1: five hexes at low speed and altitude, the one over which it came in is the first."""
    for moves, name in ((0, "not-acquired"), (3, "not-acquired"), (4, "")):
        assert refusal(flying(sky(TANK), "M0", "S", moves=moves)) == name


def test_after_an_attack_it_begins_again() -> None:
    """6.7.3.1.1[5]: from the point of the attack, and hexes before the edge no longer count."""
    units = {**TANK, "G-2": "G-PZ4H M12 S", "G-1": "G-PZ4H M2 S"}
    for moves, name in ((5, "not-acquired"), (6, "")):
        b = flying(sky(units), "M0", "S", moves=moves, last=1)
        assert refusal(b, "G-2") == name


def test_suppression_doubles_and_keeps_what_was_flown() -> None:
    """6.7.3.1.1[3]."""
    units = {**TANK, "G-1": "G-PZ4H M12 S"}
    for moves, name in ((8, "not-acquired"), (9, "")):
        b = sky(units)
        b.s.sup[b.unit(IL2)] = SUP_ON
        assert refusal(flying(b, "M0", "S", moves=moves)) == name


@each("PZR-C2-324")
def test_the_front_arc(case: Case) -> None:
    """6.7.3.1: 60 degrees."""
    b = flying(sky({**TANK, "G-1": "G-PZ4H R4 S"}), "M0", "S", moves=4)
    assert (refusal(b) == "") is case["then"]["legal"]
    assert refusal(b) == "air-arc"


def test_a_turn_keeps_what_stays_in_the_arc() -> None:
    """6.7.3.1.1[2]: and loses what does not."""
    between = along("M5", ("S", 3), ("SE", 3))
    units = {**TANK, "G-1": f"G-PZ4H {between} S", "G-2": "G-PZ4H M12 S"}
    b = flying(sky(units), "M0", "S", moves=5)
    assert (refusal(b), refusal(b, "G-2")) == ("", "")
    b.play("bank SE")
    assert refusal(b) == ""
    assert refusal(b, "G-2") == "air-arc"


@each("PZR-C2-286")
def test_woods_hide_without_an_observer(case: Case) -> None:
    """6.7.3.1.1[7]."""
    b = flying(sky(TANK, terrain={"M6": case["given"]["terrain"]}), "M0", "S", moves=5)
    legal, rule = b.verdict("strafe M6")
    assert (legal, rule) == (case["then"]["legal"], "PZR-6.7.3.1.1")


def test_buildings_hide_who_is_inside() -> None:
    """6.7.3.1.1[7]: a vehicle on the street is found."""
    units = {**TANK, "G-2": "GL-INF M6 S"}
    b = flying(sky(units, terrain={"M6": "building_wood"}), "M0", "S", moves=5)
    assert (refusal(b), refusal(b, "G-2")) == ("", "air-closed")


def test_improved_positions_hide_their_occupant() -> None:
    """6.7.3.1.1[7]."""
    b = flying(sky({**TANK, "G-1": "GT-PAK40 M6 S improved"}), "M0", "S", moves=5)
    assert refusal(b) == "air-closed"


def observed(command: str, role: str) -> Battle:
    """A squad in woods, and one Soviet section three hexes from it."""
    units = {"G-1": "GL-INF M6 S spot-fire", "S-1": f"SL-SEC M7 N {command}"}
    b = sky(units, terrain={"M6": "woods"})
    b.sc.roles[b.unit("S-1")] = 1 << ROLES.index(role)
    return flying(b, "M0", "S", moves=5)


@each("PZR-C-5.9.4-m")
def test_only_a_forward_observer_guides(case: Case) -> None:
    """5.9.4, 6.7.3.1.2."""
    for role, verdict in (("CHQ", case["then"]["with_CHQ_only"]), ("FO", case["then"]["with_FO"])):
        legal, rule = observed("overwatch", role).verdict("guide S-1 G-1")
        assert legal is (verdict == "legal")
        assert legal or rule == "PZR-5.9.4"


@each("PZR-C2-415")
def test_guiding_takes_overwatch(case: Case) -> None:
    """6.7.3.1.2: and does nothing else with it; the aircraft still acquires the target itself."""
    b = observed("no-command", "FO")
    assert b.refused("guide S-1 G-1") == "PZR-6.7.3.1.2"
    assert b.refused("strafe M6") == "PZR-6.7.3.1.1"
    assert ("guide S-1 G-1" in b.offers()) is case["then"]["legal"]
    b = observed("overwatch", "FO")
    b.play("guide S-1 G-1")
    assert b.acted("S-1") == "done"
    assert (refusal(b) == "") is case["then"]["with_OW"]
    assert "strafe M6" in b.offers()


def test_guidance_is_for_one_target_and_for_all_aircraft_of_the_phase() -> None:
    """6.7.3.1.2[2]."""
    b = observed("overwatch", "FO")
    b.play("guide S-1 G-1")
    flight = top(b).copy()
    flight.moves = 2
    flight.hex = b.hex("M2")
    b = again(b, flight)
    b.play("fly M5")
    assert refusal(b) == ""
    assert b.refused("guide S-1 G-1") == "PZR-6.7.3.1.2"


@each("PZR-C2-288", "PZR-C2-289", "PZR-C2-291")
def test_what_an_obstacle_hides(case: Case) -> None:
    """6.7.3.1.3: by altitude and by the level of the obstacle."""
    given = case["given"]
    terrain = {3: "woods", 4: "dense_woods"}[given["obstacle_level"]]
    altitude = ALTITUDES.index(given["altitude"])
    for away in given["distances"]:
        b = sky(TANK, terrain={f"M{6 - away}": terrain})
        blocked = bool(hiding(b.sc, b.hex("M6"), 0, b.hex("M0"), altitude, b""))
        assert blocked is case["then"][str(away)]
        assert (away <= air_tables().hidden(altitude, given["obstacle_level"])) is blocked


def test_only_what_is_on_the_line_hides() -> None:
    """R2-25, R2-72: woods behind the target or beside the line hide nothing, nor do woods below it."""
    for where in ("M7", "N6", "L6"):
        b = sky(TANK, terrain={where: "dense_woods"})
        assert not hiding(b.sc, b.hex("M6"), 0, b.hex("M0"), 0, b"")
    b = sky(TANK, levels={"M6": 3}, terrain={"M5": "woods"})
    assert not hiding(b.sc, b.hex("M6"), 3, b.hex("M0"), 0, b"")


def test_a_target_behind_woods_is_refused_by_its_rule() -> None:
    """6.7.3.1.3."""
    b = flying(sky(TANK, terrain={"M5": "woods"}), "M0", "S", moves=2)
    assert refusal(b) == "air-sight"
