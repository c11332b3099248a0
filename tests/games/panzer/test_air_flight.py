"""6.4, 6.7.1, 6.7.2: aircraft: loads, arrival, edges, speed and altitude, straight flight, leaving."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Option
from grognard.games.panzer.air.course import EAST, INWARD, NORTH, SOUTH, WEST, edge_hexes, edge_left, headings
from grognard.games.panzer.air.loads import Loads
from grognard.games.panzer.air.phase import AirPhase, entry_edges, fly_refusal
from grognard.games.panzer.air.plane import BOMBS, ROCKETS
from grognard.games.panzer.ground.cover import AIRCRAFT
from grognard.games.panzer.refusals import BANK_SHARP, LEGAL
from grognard.games.panzer.scenario import FACING_NAMES
from grognard.games.panzer.state import DAMAGED, with_cell
from grognard.games.panzer.verbs import BANK, EDGES

from .battle import Battle, from_step, short
from .cases import Case, each
from .playing import along
from .skies import IL2, PE2, SOVIET, TWO, flying, phase, sky, top
from .stacks import again

UNITS = {"G-1": "G-STG3G M6 S", "S-1": "S-T34-76 A12 N"}
NORTH_IN = (f"fly-in {IL2}", "edge north", "over M0", "heading S")


def test_set_up_begins_with_the_loads_in_secret() -> None:
    """6.7.1: before any unit is placed, in a lane of the owner's own."""
    b = sky(UNITS)
    b = again(b, Loads(SOVIET, 1 << b.unit(IL2)))
    assert b.offers() == ["done", f"load {IL2} bombs", f"load {IL2} rockets"]
    b.play(f"load {IL2} rockets")
    assert b.s.load[b.unit(IL2)] == ROCKETS
    assert b.s.load_may[b.unit(IL2)] == 1 << BOMBS | 1 << ROCKETS


@each("PZR-C2-320")
def test_bombs_or_rockets(case: Case) -> None:
    """6.7.1: one load, chosen once."""
    b = sky(UNITS)
    b = again(b, Loads(SOVIET, 1 << b.unit(IL2)))
    first, second = case["when"]["load"]
    legal, rule = b.verdict(f"load {IL2} {first}", f"load {IL2} {second}")
    assert (legal, rule) == (case["then"]["legal"], "PZR-6.7.1")


def test_an_aircraft_with_one_load_has_nothing_to_choose() -> None:
    """6.7.1: what only one thing can be is known to all."""
    b = sky(UNITS, PE2)
    u = b.unit(IL2)
    assert (b.s.load[u], b.s.load_may[u]) == (BOMBS, 1 << BOMBS)
    assert b.sc.planes[u].dive


@each("PZR-C2-277")
def test_five_turns(case: Case) -> None:
    """6.7.2.1: counted from the turn of its arrival."""
    b = sky(UNITS, turns=12)
    u = b.unit(IL2)
    first = case["given"]["first_arrival"]
    b.s.arrived = with_cell(b.s.arrived, u, first)
    found = []
    for turn in range(first, 12):
        b.s.turn = turn
        if fly_refusal(b.s, u) == LEGAL:
            found.append(turn)
    assert found == case["then"]["available"]


def test_it_goes_home_when_its_turns_are_over() -> None:
    """6.7.2.1: at the end of the Second Air Phase of its last turn."""
    b = sky(UNITS, turn=5)
    u = b.unit(IL2)
    b.s.arrived = with_cell(b.s.arrived, u, 1)
    b.s.flown = with_cell(b.s.flown, u, 5)
    b.s.phase = 14  # air_2
    b = again(b, AirPhase(SOVIET))
    assert b.where(IL2) == "@exited"
    assert b.told("goes-home") == [(u, 0, 0, 0)]


def test_no_aircraft_before_its_turn() -> None:
    """6.7.2.1: the scenario says from which turn on."""
    planes = [{"key": "S-IL2", "side": "soviet", "card": "SA-IL2M3", "turn": 3}]
    b = phase(UNITS, planes, turn=2)
    assert b.offers() == []
    b = phase(UNITS, planes, turn=3)
    assert b.offers() == ["done", f"fly-in {IL2}"]


@each("PZR-C2-278")
def test_once_in_a_turn(case: Case) -> None:
    """6.7.2.1: whoever flew in the first phase does not fly in the second."""
    b = phase(UNITS, TWO)
    u = b.unit(IL2)
    b.play(*NORTH_IN, "speed low", "altitude medium", "leave")
    assert b.s.flown[u] == 1
    assert b.refused(f"fly-in {IL2}") == "PZR-6.7.2.1"
    assert (f"fly-in {IL2}" in b.offers()) is case["then"]["legal"]
    assert b.offers() == ["done", "fly-in S-IL2-2"]


@each("PZR-C2-279")
def test_the_edge_of_the_turn_before(case: Case) -> None:
    """6.7.2.1, R2-35."""
    b = sky(UNITS, turn=3)
    u = b.unit(IL2)
    b.s.edge = with_cell(b.s.edge, u, EDGES.index(case["given"]["last_exit"]))
    for skipped in case["given"]["skipped"]:
        b.s.flown = with_cell(b.s.flown, u, 1 if skipped else 2)
        edges = [EDGES[edge] for edge in entry_edges(b.s, u)]
        told = case["then"]["skipped" if skipped else "not_skipped"]
        assert (["any"] if edges == list(EDGES) else edges) == (told if isinstance(told, list) else [told])


def test_another_edge_is_refused() -> None:
    """6.7.2.1: by its rule; with one edge nobody is asked."""
    b = sky(UNITS, turn=2)
    u = b.unit(IL2)
    b.s.edge = with_cell(b.s.edge, u, SOUTH)
    b.s.flown = with_cell(b.s.flown, u, 1)
    b = again(b, AirPhase(SOVIET))
    b.play(f"fly-in {IL2}")
    assert b.kind() == "Flight.over"
    assert b.refused("over M0") == "PZR-6.7.2"


def test_edges_of_a_map() -> None:
    """6.7.2, R2-71: every edge has its hexes and its headings inward; corners belong to two edges."""
    sc = sky(UNITS).sc
    names = {edge: {sc.board.name(h) for h in edge_hexes(sc, edge)} for edge in range(4)}
    assert names[NORTH] == {f"1{chr(ord('A') + c)}{c % 2}" for c in range(25)}
    assert names[WEST] == {f"1A{r}" for r in range(13)}
    assert names[EAST] == {f"1Y{r}" for r in range(13)}
    assert all(names[SOUTH] & names[edge] for edge in (WEST, EAST))
    for edge in range(4):
        for h in edge_hexes(sc, edge):
            assert set(headings(sc, edge, h)) <= set(INWARD[edge])
            assert all(0 <= sc.neighbour[6 * h + d] < sc.n for d in headings(sc, edge, h))
    assert edge_left(sc, sc.board.hex("1M0"), FACING_NAMES.index("N")) == NORTH
    assert edge_left(sc, sc.board.hex("1Y5"), FACING_NAMES.index("SE")) == EAST
    assert edge_left(sc, sc.board.hex("1A5"), FACING_NAMES.index("NW")) == WEST
    assert edge_left(sc, sc.board.hex("1G0"), FACING_NAMES.index("NE")) == NORTH


def test_it_heads_onto_the_map() -> None:
    """6.7.2.3."""
    b = phase(UNITS)
    assert b.refused(f"fly-in {IL2}", "edge north", "over M0", "heading N") == "PZR-6.7.2.3"
    assert b.refused("speed low") == "PZR-4.0"


@each("PZR-C2-280", "PZR-C2-281")
def test_turning(case: Case) -> None:
    """6.7.2.3.1: once at low speed, never at high."""
    given = case["given"]
    b = flying(sky(UNITS), "M0", "S", given["speed"], "medium", 2)
    if given.get("turned"):
        b.play("bank SE")
    legal, rule = b.verdict("bank SW")
    assert (legal, rule) == (case["then"]["legal"], "PZR-6.7.2.3.1")


def test_a_turn_is_of_one_hexside() -> None:
    """6.7.2.3.1: and it is optional; after it the flight goes straight on."""
    b = flying(sky(UNITS), "M0", "S", "low", "medium", 2)
    assert b.refused("bank NE") == "PZR-6.7.2.3.1"
    for beyond in (-2, 8, 10):  # no direction, though a hexside away when counted round
        assert b.s.top().check(b.s, Option(BANK, beyond)) == BANK_SHARP
    b.play("bank SE")
    assert [key for key in b.offers() if key.startswith("fly ")][:2] == [
        f"fly {along('M2', ('SE', 1))}",
        f"fly {along('M2', ('SE', 2))}",
    ]


@each("PZR-C2-361")
def test_straight_on_over_any_terrain(case: Case) -> None:
    """6.7.2.3: into the hex ahead, no points, no reverse."""
    b = flying(sky(UNITS, terrain={"M7": case["given"]["terrain"].replace(" ", "_")}), "M12", "N", moves=4)
    assert b.verdict("fly M7") == (case["then"]["ahead"], "")
    ahead = next(o for o in b.game.decision.options if short(b.game.key(o)) == "fly M7")
    assert max(0, top(b).price(b.s, ahead)) == case["then"]["cost"]
    b = flying(sky(UNITS), "M12", "N", moves=4)
    legal, rule = b.verdict("fly M9")
    assert (legal, rule) == (case["then"]["back"], "PZR-6.7.2.3")


@each("PZR-C2-282")
def test_a_dive(case: Case) -> None:
    """6.7.2.3.2: from high altitude at low speed; low after it."""
    then = case["then"]
    b = sky(UNITS, PE2, rolls=[1, 1])
    b = flying(b, "M0", "S", then["speed"], then["entry"], 5)
    assert "dive M6" in b.offers()
    b.play("dive M6")
    assert top(b).altitude == ["low", "medium", "high"].index(then["exit"])
    for speed, altitude in (("high", "high"), ("low", "medium"), ("low", "low")):
        c = flying(sky(UNITS, PE2), "M0", "S", speed, altitude, 5)
        assert c.refused("dive M6") == "PZR-6.7.2.3.2"


def test_only_dive_bombers_dive() -> None:
    """6.7.2.3.2."""
    b = flying(sky(UNITS), "M0", "S", "low", "high", 5)
    assert b.refused("dive M6") == "PZR-6.7.2.3.2"


@each("PZR-C2-352")
def test_a_dive_bomber_that_does_not_dive(case: Case) -> None:
    """R2-50: any speed and altitude of its card."""
    b = phase(UNITS, PE2)
    when = case["when"]
    legal = b.verdict(*NORTH_IN, f"speed {when['speed']}", f"altitude {when['altitude']}")[0]
    assert legal is case["then"]["legal"]


@each("PZR-C2-414")
def test_speed_and_altitude_hold(case: Case) -> None:
    """6.7.2.2: for the whole flight; damage slows (6.7.4.2.1)."""
    entered = case["given"]["entered"]
    b = flying(sky(UNITS), "M0", "S", entered["speed"], entered["altitude"], 2)
    for key in ("speed low", "altitude low"):
        legal, rule = b.verdict(key)
        assert (legal, rule) == (case["then"]["legal"], "PZR-6.7.2.2")


def test_a_damaged_aircraft_flies_slowly_ever_after() -> None:
    """6.7.4.2.1."""
    b = sky(UNITS)
    b.s.harm(b.unit(IL2), DAMAGED)
    b = again(b, AirPhase(SOVIET))
    b.play(*NORTH_IN)
    assert b.kind() == "Flight.altitude"  # one speed is left: nobody is asked
    assert top(b).speed == 0


@each("PZR-C2-360")
def test_one_after_another(case: Case) -> None:
    """6.7.2: the first has left before the next comes; nobody stays."""
    b = phase(UNITS, TWO)
    alone: list[bool] = []
    for key, _ in zip((IL2, "S-IL2-2"), case["given"]["aircraft"], strict=True):
        b.play(f"fly-in {key}")
        alone.append(not any(offer.startswith("fly-in") for offer in b.offers()))
        b.play("edge north", "over M0", "heading S", "speed low", "altitude medium", "leave")
    assert b.told("flies-off") == [(b.unit(IL2), SOUTH, 0, 0), (b.unit("S-IL2-2"), SOUTH, 0, 0)]
    then = case["then"]
    assert then["order"] == ("A1 enters, crosses and leaves before A2 enters" if all(alone) else "together")
    assert [key for key in (IL2, "S-IL2-2") if b.s.on_map(b.unit(key))] == then["on_map_after_phase"]


@each("PZR-C2-413")
def test_one_side_flies(case: Case) -> None:
    """6.7: in both Air Phases; the other side is never asked to."""
    for step in ("air_1", "air_2"):
        b = Battle(
            UNITS, from_step(step, "advanced"), layer="advanced", aircraft=list(TWO), first="german", may=()
        )
        asked = {"soviet": "SU", "german": "GE"}[b.asked()]
        assert (b.kind(), [asked]) == ("AirPhase.aircraft", case["then"]["asked_to_fly"])
        german = any(b.sc.kind[u] == AIRCRAFT for u in b.sc.units_of[0])
        assert case["then"]["GE"] == ("flies" if german else "AA fire only")


@pytest.mark.parametrize("heading", ["S", "SE", "SW"])
def test_leaving_is_a_flight_to_the_end_of_the_map(heading: str) -> None:
    """6.7.2: and the edge is kept for the next turn."""
    b = phase(UNITS)
    b.play(f"fly-in {IL2}", "edge north", "over M0", f"heading {heading}", "speed low", "altitude high")
    b.play("leave")
    u = b.unit(IL2)
    assert (b.s.arrived[u], b.s.flown[u]) == (1, 1)
    assert b.s.edge[u] == b.told("flies-off")[0][1]
