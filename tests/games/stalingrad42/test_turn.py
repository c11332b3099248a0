"""Chapter 3: the sequence of play."""

from __future__ import annotations

import pytest

from grognard.core.kernel.state import RUNNING, advance, choose
from grognard.core.referee.position import parse_position, position_text
from grognard.games.stalingrad42 import supply_phase, victory
from grognard.games.stalingrad42.kinds import TRAIN
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.games.stalingrad42.scenario import FULL, SIDES, SMALL
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.turn import GameTurn, PlayerTurn
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

RULES = StalingradRules()


@pytest.mark.parametrize(
    ("name", "frame", "player"),
    [
        ("fall-blau", "Initial", "axis"),
        ("caucasus", "Movement", "soviet"),
        ("uranus", "Movement", "soviet"),
        ("campaign", "Initial", "axis"),
    ],
)
def test_where_a_scenario_begins(name: str, frame: str, player: str) -> None:
    """S42-C1.2, C2.4, C3.4, C4.2."""
    s = RULES.start(RULES.load(name, {}), b"x")
    advance(s)
    assert isinstance(s, StalingradState)
    assert (s.top().NAME, SIDES[s.asked[0]]) == (frame, player)


def phases(f: Field) -> list[str]:
    """The phases that a player turn asks about, when everybody does nothing."""
    found: list[str] = []
    while f.s.lanes[0] and f.s.asked[0] >= 0:
        if f.frame() not in found:
            found.append(f.frame())
        f.play("done")
    return found


def test_a_player_turn() -> None:
    """S42-3.B: phase after phase."""
    assert PlayerTurn.STEPS == ("begin", "initial", "movement", "combat", "recovery", "supply", "end")
    assert GameTurn.STEPS[0] == "weather"
    assert GameTurn.STEPS[-1] == "victory"
    f = Field({"DE-ID-45": "0905"}, frame=PlayerTurn(0, FULL))
    assert phases(f)[:2] == ["Initial", "Movement"]


def test_a_small_turn_has_neither_initial_nor_supply_phase() -> None:
    """S42-33.2.3: tactical movement; trains unload."""
    f = Field({"DE-ID-45": "0905 train", "DE-ID-95": "0906 routed"}, frame=PlayerTurn(0, SMALL))
    assert f.frame() == "Movement"
    assert not f.marked("DE-ID-45", TRAIN)
    assert f.refused("march DE-ID-45") == "S42-33.2.3"
    assert f.allowed("march DE-ID-95")
    assert "SupplyPhase" not in phases(f)


def test_the_soviet_preliminary_movement() -> None:
    """S42-C2.4: normal movement of all but garrisons."""
    s = RULES.start(RULES.load("caucasus", {}), b"x")
    advance(s)
    options = s.top().options(s)
    verbs = {RULES.verbs[o.verb].name for o in options}
    assert "extend" not in verbs
    assert "rail" not in verbs
    assert "march" in verbs


@each("S42-T010")
def test_the_order_of_the_supply_phase(case: Case) -> None:
    """S42-3.B, 3.C: the Soviets have no railheads."""
    names = {"status": "supply check", "attrition": "isolation attrition", "artillery": "flip ASU with SP"}
    steps = [names[step] for step in supply_phase.SupplyPhase.STEPS if step in names]
    assert steps == case["then"]["order"]
    line = [["green", "1008", "0909", "0808", "0708/0808"]]
    given = {"rails": line, "railheads": ["0909"], "converted": ["0808", "0909"], "phase": "supply"}
    assert Field({}, **given).frame() == "SupplyPhase"  # type: ignore[arg-type]
    assert Field({}, player="soviet", **given).frame() == ""  # type: ignore[arg-type]


@each("S42-T444")
def test_automatic_victory_is_looked_at_in_its_phase(case: Case) -> None:
    """S42-3.D."""
    given = case["given"]
    hexes = ("0902", "0904", "0906", "0908", "0910", "0912")
    worth = {"vp_during_axis_turn": (3, 3, 3, 3, 1, 1), "vp_in_victory_phase": (3, 3, 3, 3, 1)}
    for name, points in worth.items():
        places = {h: f"town points={n}" for h, n in zip(hexes, points, strict=False)}
        control = dict.fromkeys(places, "axis")
        f = Field({}, places=places, control=control, victory={"vp": 21, "benchmarks": True}, turn=12)
        assert f.sc.benchmark[12] == given["benchmark"]
        assert victory.points(f.s) == given[name]
        assert f.s.outcome == RUNNING
        victory.check_victory(f.s)
        assert (f.s.outcome == RUNNING) is (name == "vp_in_victory_phase")


def test_who_moves_first() -> None:
    """S42-3.B, 33.2.2: the Axis until the winter offensive."""
    for player, name in enumerate(SIDES):
        f = Field({}, turn=3)
        f.s.first_player = player
        f.s.lanes = [[GameTurn()]]
        f.s.asked = [-1]
        advance(f.s)
        assert SIDES[f.s.active] == name


@pytest.mark.parametrize("name", RULES.scenarios())
def test_a_scenario_is_sound_and_can_be_written_down(name: str) -> None:
    """Its first question and a few steps on: no faults, and the text of the position is read back."""
    s = RULES.start(RULES.load(name, {}), b"x")
    advance(s)
    for _ in range(3):
        assert RULES.faults(s) == []
        text = position_text(RULES, s)
        assert position_text(RULES, parse_position(RULES, text)) == text
        choose(s, 0, s.top().options(s)[-1])
