"""PZR-6.5.1.4, 6.5.1.11: registered points and scheduled fire, written in secret, then in play."""

from __future__ import annotations

from typing import Any

from grognard.core.kernel.state import IDLE as LANE_IDLE
from grognard.core.kernel.state import RUN
from grognard.core.referee.game import start
from grognard.games.panzer import RULES
from grognard.games.panzer.box.setup import set_up
from grognard.games.panzer.indirect.barrages import IDLE, MUTE, NEW, ON, SPENT, WAITS
from grognard.games.panzer.indirect.indirect_fire import IndirectFire
from grognard.games.panzer.indirect.plots import Plots, part_of
from grognard.games.panzer.indirect.salvo import shelling_of
from grognard.games.panzer.state import PLOT_TURNS, PanzerState
from grognard.games.panzer.turn import Setup
from grognard.games.panzer.verbs import CONVERGED, HE, LINEAR, MISSIONS, OPEN, PLOT_PARTS, SMOKE_MISSION

from .battle import Battle
from .cases import Case, each
from .indirect_battle import GERMAN, UNITS, battery, next_turn, step
from .stacks import again

PLOTTED = [battery("G-MED", registered=2, plots=2)]
NAMES = {name: number + 1 for number, name in enumerate(PLOT_PARTS)}


def lane(**more: Any) -> Battle:
    """The German before the battle, alone in his lane."""
    more.setdefault("batteries", PLOTTED)
    b = Battle(UNITS, [], layer="advanced", **more)
    s = b.s.copy()
    s.turn = 0
    s.lanes = [[IndirectFire(GERMAN)], [Plots(GERMAN)], []]
    s.shared = [0, 0, 0]
    s.asked = [LANE_IDLE, RUN, LANE_IDLE]
    b.game = start(RULES, s, b.script)
    return b


def plotted(
    turn: int, hex: str, *parts: str, at: int = 1, rolls: list[int] | None = None, **more: Any
) -> Battle:
    """A plot for a turn, and the Indirect Fire step of turn `at`."""
    b = step(rolls=rolls, batteries=[battery("G-MED", plots=1)], turns=12, **more)
    s = b.s
    s.plot_turn[0] = turn
    s.plot_hex[0] = b.hex(hex)
    for number, part in enumerate(parts):
        s.plot_part[number] = NAMES[part]
    s.turn = at
    return again(b, IndirectFire(GERMAN))


# -- the lane --------------------------------------------------------------------------------------------


def test_writing_a_plot() -> None:
    """6.5.1.11.1: battery and hex, turn, then turn by turn; 6.5.1.4: points."""
    b = lane()
    b.play(
        "register G-MED-1 C3",
        "plot G-MED-1 F8",
        "on-turn 4",
        "part he-converged",
        "part he-linear-se",
        "enough",
    )
    s = b.s
    assert s.prp_hex == [b.hex("C3"), -1]
    assert (s.plot_turn[0], s.plot_hex[0]) == (4, b.hex("F8"))
    assert [part_of(part) for part in s.plot_part[:2]] == [(HE, CONVERGED, -1), (HE, LINEAR, 2)]
    assert s.plot_part[2] == 0
    assert b.refused("register G-MED-1 C3") == "PZR-6.5.1.4"
    b.play("register G-MED-1 C4")
    assert b.refused("register G-MED-1 C5") == "PZR-6.5.1.4"
    b.play("done")


def test_parts_have_their_words() -> None:
    """Every word of a plot's turn says what it is."""
    for number, name in enumerate(PLOT_PARTS):
        kind, sheaf, way = part_of(number + 1)
        assert name.startswith("smoke" if kind == SMOKE_MISSION else "he")
        assert {CONVERGED: "converged", OPEN: "open", LINEAR: "linear"}[sheaf] in name
        assert (way >= 0) is (sheaf == LINEAR)


@each("PZR-C-2.0-m")
def test_points_are_written_before_units_are_placed(case: Case) -> None:
    """2.0, 6.5.1.4: the markers of the scenario lie there, every unit is still in reserve."""
    b = Battle(UNITS, layer="advanced", batteries=PLOTTED, works=[{"kind": "block", "hexes": ["1M6"]}])
    s = set_up(b.sc, b"test")
    s.lanes, s.shared, s.asked = [[Setup()]], [0], [RUN]
    b.game = start(RULES, s, b.script)
    order = ["terrain markers"] if b.s.works[b.hex("M6")] else []
    if b.kind().startswith("Plots."):
        order.append("pre-registered points and scheduled fire")
    assert not any(b.s.on_map(u) for u in range(b.sc.units))
    b.play("done")
    if b.kind().startswith("Deploy."):
        order.append("units")
    assert order == case["then"]["order"]


@each("PZR-C2-044")
def test_a_plot_has_five_turns(case: Case) -> None:
    """6.5.1.11.1[3]."""
    b = lane()
    b.play("plot G-MED-1 F8", "on-turn 2")
    assert b.refused("enough") == "PZR-6.5.1.11.1"
    b.play(*["part he-open"] * case["then"]["max"])
    assert (b.refused("part he-open") == "PZR-6.5.1.11.1") is not case["then"]["legal"]


@each("PZR-C2-045")
def test_a_mortar_is_not_scheduled(case: Case) -> None:
    """6.5.1.11.1[1]."""
    b = Battle(
        {**UNITS, "GM": "GL-SEC A1 N w:GW-GRW34"}, [Plots(GERMAN)], layer="advanced", batteries=PLOTTED
    )
    assert (b.refused("plot GM F8") == "PZR-6.5.1.11.1") is not case["then"]["legal"]
    assert b.refused("register GM F8") == "PZR-6.5.1.11.1"


def test_plots_of_a_battery_do_not_meet() -> None:
    """6.5.1.11.1[5]: nor the turn of rest between them; they are kept in the order of their turns."""
    b = lane(turns=12)
    b.play("plot G-MED-1 F8", "on-turn 6", "part he-open", "enough", "plot G-MED-1 A1")
    for turn in (5, 6, 7):
        assert b.refused(f"on-turn {turn}") == "PZR-6.5.1.11.1", turn
    b.play("on-turn 3", "part he-open", "part he-open")
    assert b.refused("part he-open") == "PZR-6.5.1.11.1"
    b.play("enough", "done")
    assert b.s.plot_turn == [3, 6]
    assert b.s.plot_hex == [b.hex("A1"), b.hex("F8")]
    assert [len([part for part in b.s.plot_part[n * PLOT_TURNS :][:PLOT_TURNS] if part]) for n in (0, 1)] == [
        2,
        1,
    ]


# -- in play ---------------------------------------------------------------------------------------------


@each("PZR-C2-407")
def test_when_a_plot_begins(case: Case) -> None:
    """6.5.1.11.2, R2-29: at the latest a turn late, when its owner cannot be done before."""
    told = []
    for turn in case["given"]["turns"]:
        b = plotted(case["given"]["plotted_turn"], "C12", "he-converged", at=turn)
        told.append("begin G-MED-1" in b.offers())
    assert told == case["then"]["legal"]
    b = plotted(6, "C12", "he-converged", at=7)
    assert b.refused("done") == "PZR-6.5.1.11.2"
    begins = "begin G-MED-1" in b.offers() and "done" not in b.offers()
    assert case["then"]["at_7"] == ("begins by itself" if begins else "may wait")
    b = plotted(6, "C12", "he-converged", at=6)
    assert "done" in b.offers()
    assert plotted(6, "C12", "he-converged", at=8).offers() == ["call GO C12", "done"]


@each("PZR-C2-356")
def test_scheduled_fire_on_an_empty_hex(case: Case) -> None:
    """6.5.1.11: no observer, no target, no response; range factor M."""
    units = {"GX": "GL-RIF A1 N", "SA": "ST-ZIS2 Y12 N", "SC": "ST-ZIS2 N6 N"}
    b = step(units, [50], batteries=[battery("G-MED", plots=1)])
    b.s.plot_turn[0], b.s.plot_hex[0], b.s.plot_part[0] = 1, b.hex("M6"), NAMES["he-converged"]
    b = again(b, IndirectFire(GERMAN))
    b.play("begin G-MED-1")
    then = case["then"]
    assert (b.s.m_state[0] == WAITS) is then["legal"]
    assert b.refused("done") == "PZR-6.5.1.11"
    b.play("shift-plot G-MED-1 M6")
    assert (b.told("responds") or None) is then["response_roll"]
    assert [event[1] for event in b.told("shelled")] == [b.unit("SC")]
    attack = shelling_of(b.s, 0, b.unit("SC"), b.s.m_range[0], b.s.m_sheaf[0], 0, 0)
    assert "PSMLE"[attack.factor(b.s)] == then["range_factor"]
    assert (b.s.m_state[0], b.s.m_type[0], b.s.m_observer[0]) == (NEW, HE, -1)


@each("PZR-C2-048")
def test_how_far_scheduled_fire_is_shifted(case: Case) -> None:
    """6.5.1.11.3: five hexes each turn, the first one included."""
    b = plotted(1, "M2", "he-converged", "he-converged")
    b.play("begin G-MED-1")
    assert (b.refused("shift-plot G-MED-1 M8") == "PZR-6.5.1.11.3") is not case["then"]["legal"]
    b.play("shift-plot G-MED-1 M7")
    assert b.s.m_aim[0] == b.hex("M7")


@each("PZR-C2-041")
def test_scheduled_fire_is_not_checked(case: Case) -> None:
    """6.5.1.9[6]."""
    b = plotted(1, "M6", "he-converged", "he-converged")
    b.play("begin G-MED-1", "shift-plot G-MED-1 M6")
    b = next_turn(b, {"GO": "overwatch"})
    assert any(offer.startswith("check") for offer in b.offers()) is case["then"]["legal"]
    assert b.refused("check GO") == "PZR-6.5.1.8"
    assert b.refused("done") == "PZR-6.5.1.11"


@each("PZR-C2-049")
def test_smoke_shells_run_short(case: Case) -> None:
    """6.5.1.11.4: nothing lies on the map in that turn, and the plot goes on as it was written."""
    b = plotted(1, "M6", "smoke-converged", "he-converged", rolls=[case["given"]["roll10"]])
    b.sc.source_limits[0] = [case["given"]["ammo_limit"]]
    b.play("begin G-MED-1", "shift-plot G-MED-1 M6")
    assert b.s.m_state[0] == MUTE
    assert not any(b.s.veil_state)
    assert b.told("shells-short")
    then = case["then"]
    assert b.told("impact") == then["markers"]
    b = next_turn(b, {})
    assert (b.s.m_state[0] == WAITS) is then["mission_continues"]
    b.play("shift-plot G-MED-1 M6")
    assert b.told("impact") == [(0, b.hex("M6"), HE, CONVERGED)]
    assert then["next_turn"] == f"{MISSIONS[b.told('impact')[0][2]].upper()} fired"
    b = next_turn(b, {})
    assert (not b.told("plot-ends")) is then["duration_changed"]  # after the two turns that were plotted
    assert b.s.m_state[0] == SPENT


def test_a_battery_rests_after_its_plot() -> None:
    """6.5.1.11.1[5]: a turn in which nobody can call it; then it is free."""
    b = plotted(1, "M6", "he-converged")
    b.play("begin G-MED-1", "shift-plot G-MED-1 M6")
    b = next_turn(b, {"GO": "overwatch"})
    assert b.told("plot-ends") == [(0, 0, 0, 0)]
    assert b.offers() == []
    b = next_turn(b, {"GO": "overwatch"})
    assert "call GO C12" in b.offers()
    assert b.s.m_state[0] == IDLE


def test_a_plot_that_its_battery_cannot_begin_lapses() -> None:
    """R2-53: a battery in a called mission is not taken from it."""
    b = plotted(2, "M6", "he-converged", at=3, rolls=[9, 50])
    b.play("call GO C12", "source G-MED-1", "type he", "sheaf converged")
    assert b.s.m_state[0] == NEW
    assert b.offers() == ["done"]
    b.play("done")
    assert b.s.m_state[0] in (NEW, ON)


# -- secrets ---------------------------------------------------------------------------------------------


def test_points_and_plots_change_nothing_for_the_other_side() -> None:
    """L1, L2: the same view and the same questions, whatever is registered and plotted."""
    views, asked = set(), set()
    for points, plot in (
        ([], ()),
        (["C3"], ()),
        (["C3", "C4"], ("he-open",)),
        ([], ("smoke-open", "he-open")),
    ):
        b = step(
            {**UNITS, "GO": "GL-SEC C6 S r:FO"}, batteries=[battery("G-MED", registered=2, plots=1)], turn=2
        )
        for row, name in enumerate(points):
            b.s.prp_hex[row] = b.hex(name)
        if plot:
            b.s.plot_turn[0], b.s.plot_hex[0] = 2, b.hex("F8")
            for number, part in enumerate(plot):
                b.s.plot_part[number] = NAMES[part]
        b = again(b, IndirectFire(GERMAN))
        known = RULES.redact(b.s, 1)
        views.add(str(redacted(known)))
        asked.add((b.asked(), b.kind()))
        world = RULES.sample(known, 1, b"seed")
        assert isinstance(world, PanzerState)
        assert RULES.faults(world) == []
        assert world.prp_hex == [-1, -1]
        assert world.plot_turn == [0]
    assert len(views) == len(asked) == 1


def redacted(known: object) -> list[object]:
    assert isinstance(known, PanzerState)
    return [getattr(known, column.name) for column in RULES.columns]


def test_a_lane_that_is_blank_is_filled() -> None:
    """L8: the other side may still be writing."""
    b = lane()
    known = RULES.redact(b.s, 1)
    assert known.lanes[1] == []
    world = RULES.sample(known, 1, b"seed")
    assert isinstance(world.lanes[1][0], Plots)
