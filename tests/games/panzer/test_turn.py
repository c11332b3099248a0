"""PZR-4.0, 4.3, 6.0, 6.3: the order of a turn, initiative, who acts when, the end."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.kernel.column import SCALAR
from grognard.core.kernel.state import RUNNING, State
from grognard.core.referee.game import new
from grognard.games.panzer import RULES
from grognard.games.panzer.box.setup import load
from grognard.games.panzer.command.initiative import EVEN, head_start, initiative_classes
from grognard.games.panzer.scenario import GERMAN, PHASES, SOVIET
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.turn import Turn, begin_turn

from .battle import Battle, from_step
from .cases import Case, each

GRADES = {"ELITE": "elite", "VET": "veteran", "SEAS": "seasoned", "REG": "regular", "GREEN": "green"}
SIDE_OF = {"GE": "german", "SU": "soviet"}
PHASE_OF = {
    "spotting": "SPOTTING",
    "available_commands": "COMMAND",
    "command_placement": "COMMAND",
    "initiative": "INITIATIVE",
    "air_1": "AIR_1",
    "indirect_fire_fp": "COMBAT",
    "indirect_fire_sp": "COMBAT",
    "direct_fire_fp": "COMBAT",
    "direct_fire_sp": "COMBAT",
    "reaction_fire_combat": "COMBAT",
    "close_combat_fp": "MOVEMENT",
    "close_combat_sp": "MOVEMENT",
    "move_sp": "MOVEMENT",
    "move_fp": "MOVEMENT",
    "air_2": "AIR_2",
    "pivot": "ADJUSTMENT",
    "full_cover": "ADJUSTMENT",
    "suppression": "ADJUSTMENT",
    "adjust_markers": "ADJUSTMENT",
    "end_turn": "ADJUSTMENT",
}
DUEL = {"GA": "G-PZ4F2 C6 NE", "SA": "S-T34-41 X6 NW"}


@each("PZR-C-4.0-a", "PZR-C-6.0-a")
def test_phases(case: Case) -> None:
    """PZR-4.0, 6.0: the phases of a layer in order."""
    name = "two-and-two" if case["given"]["layer"] == "basic" else "state-farm"
    steps = [PHASE_OF[PHASES[step]] for step in load(name, {}).sequence]
    assert list(dict.fromkeys(steps)) == case["then"]["order"]


# -- initiative --------------------------------------------------------------------------------------


def initiative(german: int, soviet: int, grades: tuple[str, str], layer: str) -> Battle:
    """The initiative with these rolls; the second die is given as the roll reads it."""
    return Battle(
        DUEL,
        from_step("initiative", layer),
        rolls=[[german, EVEN - soviet]],
        layer=layer,
        modules=("hull_down",) if layer == "advanced" else (),
        grades=grades,
    )


@each("PZR-C-4.3.1-b")
def test_the_higher_roll_chooses(case: Case) -> None:
    rolls = case["given"]["rolls"]
    b = initiative(rolls["GE"], rolls["SU"], ("elite", "green"), "basic")
    assert b.asked() == SIDE_OF[case["then"]["chooser"]]
    words = {"first german": "GE first", "first soviet": "SU first"}
    assert [words[key] for key in sorted(b.offers())] == case["then"]["may_choose"]
    b.play("first soviet")
    assert b.s.first == SOVIET
    assert b.told("first-player") == [(SOVIET, 0, 0, 0)]


@each("PZR-C-4.3.1-a")
def test_ties_are_thrown_again(case: Case) -> None:
    first, second = case["given"]["rolls"]
    b = Battle(DUEL, from_step("initiative"), rolls=[[first, EVEN - second], [30, EVEN - 40]])
    assert b.asked() == "soviet"
    assert b.told("initiative") == [(30, 40, SOVIET, 0)]
    assert (len(b.script.rolls) == 0) is case["then"]["reroll"]  # both pairs were thrown


@each("PZR-C-6.3.1-a", "PZR-C2-001", "PZR-C2-003")
def test_grades_of_the_forces_count(case: Case) -> None:
    """PZR-6.3.1: the totals may be above 100 or below 0."""
    given, then = case["given"], case["then"]
    if "rolls" in given:
        rolls, grades = given["rolls"], given["force_grade"]
        one, other = rolls["A"], rolls["B"]
        of = (GRADES[grades["A"]], GRADES[grades["B"]])
        margin = then["totals"]["A"] - then["totals"]["B"]
        chooser = {"A": "german", "B": "soviet"}[then["chooser"]]
    else:
        one, other = given["GE"]["roll"], given["SU"]["roll"]
        of = (GRADES[given["GE"]["force_grade"]], GRADES[given["SU"]["force_grade"]])
        margin = then["GE"] - then["SU"]
        chooser = SIDE_OF[then["chooser"]]
    b = initiative(one, other, of, "advanced")
    assert one - other + head_start(b.sc) == margin
    assert b.asked() == chooser


@each("PZR-C-6.3.2-a", "PZR-C-6.3.2-b", "PZR-C-6.3.2-c", "PZR-C-6.3.2-d", "PZR-C-6.3.2-e")
def test_each_grade(case: Case) -> None:
    given = case["given"]
    b = initiative(given["roll"], 1, (GRADES[given["force_grade"]], "seasoned"), "advanced")
    assert given["roll"] + head_start(b.sc) == case["then"]["total"]


@each("PZR-C2-002")
def test_a_tie_of_totals_is_thrown_again(case: Case) -> None:
    rolls = case["given"]["rolls"]
    pairs = [[a, EVEN - b] for a, b in zip(rolls["A"], rolls["B"], strict=True)]
    b = Battle(DUEL, from_step("initiative", "advanced"), layer="advanced", rolls=[*pairs])
    assert b.asked() == {"A": "german", "B": "soviet"}[case["then"]["chooser"]]
    assert len(pairs) - len(b.script.rolls) - 1 == case["then"]["rerolls"]


def test_equal_forces_have_equal_chances() -> None:
    """Of the 9,900 throws that count, half are won by each side."""
    classes = initiative_classes(0)
    wins = [0, 0, 0]
    for one in range(1, 101):
        for other in range(1, 101):
            kind = classes[one + EVEN - other]
            wins[min(kind, 2)] += 1
            assert kind == (GERMAN if one > other else SOVIET if other > one else 255)
    assert Fraction(wins[GERMAN], wins[GERMAN] + wins[SOVIET]) == Fraction(1, 2)


def test_a_scenario_may_name_the_first_player() -> None:
    """The ambush: the Soviet side has the first two turns, later ones are rolled for."""
    game = new("panzer/ambush-at-voyskovitsy", seed=1)
    game.play("done")
    s = game.state
    assert isinstance(s, PanzerState)
    for _ in range(2):
        while s.phase != PHASES.index("move_sp") and not game.over:
            game.play("done", game.decisions[0].player)
            s = game.state
            assert isinstance(s, PanzerState)
        assert s.first == SOVIET
        game.play("done", game.decisions[0].player)
        s = game.state
        assert isinstance(s, PanzerState)
    assert "initiative" not in [game.rules.events[event.kind].name for event in game.events]


@each("PZR-C-3.1-m")
def test_nobody_is_first_before_initiative(case: Case) -> None:
    b = Battle(DUEL, turn=case["given"]["turn"], first=SIDE_OF[case["given"]["first_player"]])
    begin_turn(b.s)
    assert b.s.turn == case["given"]["turn"] + 1
    assert case["then"]["first_player"] == {-1: "undecided until initiative"}[b.s.first]


# -- who acts when --------------------------------------------------------------------------------------


@each("PZR-C-4.3.2-a")
def test_who_is_destroyed_first_does_not_fire(case: Case) -> None:
    """PZR-4.3.2: the steps are sequential."""
    first = SIDE_OF[case["given"]["first_player"]]
    b = Battle(
        {"GA": "G-PZ4F2 F6 SE fire", "SA": "S-T34-41 F8 N fire"},
        from_step("direct_fire_fp"),
        first=first,
        may=(),
        rolls=[1],
    )
    b.play("fire SA", "at GA", "resolve GA")
    assert b.where("GA") == "@lost"
    assert b.kind() == "Orders.unit", "nothing is left to do in this turn: it is the next one"
    fired = [b.keys[event[0]] for event in b.told("aims")]
    assert ("GA" in fired) is case["then"]["GE_unit_fires"]


def test_the_second_player_moves_first() -> None:
    """PZR-4.5, against the order of fire."""
    units = {"GA": "G-PZ4F2 C6 NE move", "SA": "S-T34-41 X6 NW move"}
    b = Battle(units, from_step("move_sp"), first="german", may=("move", "no-command"))
    assert (b.asked(), b.kind()) == ("soviet", "Movement.unit")
    b.play("move SA", "stop")
    assert (b.asked(), b.kind()) == ("german", "Movement.unit")


# -- the end --------------------------------------------------------------------------------------------


@each("PZR-C-4.6.2-a")
def test_the_last_turn_decides(case: Case) -> None:
    given = case["given"]
    b = Battle(DUEL, from_step("end_turn"), turn=given["turn"], turns=given["last_turn"])
    assert b.game.over
    assert case["then"]["next"] == {"game-ends": "victory determination"}[b.events()[-1]]
    earlier = Battle(DUEL, from_step("end_turn"), turn=given["turn"] - 1, turns=given["last_turn"])
    assert earlier.s.outcome == RUNNING
    assert earlier.s.turn == given["turn"]


def test_smoke_counts_when_the_half_step_is_over() -> None:
    """R-35: between two steps of a turn, what has begun to burn becomes smoke."""
    b = Battle(DUEL, from_step("initiative"), rolls=[[60, 60]])
    b.s.leave_wreck(b.hex("F6"), burns=True)
    before = b.s.wreck[b.hex("F6")]
    b.play("first german")
    assert b.s.wreck[b.hex("F6")] == before + 1


def test_a_turn_is_one_frame() -> None:
    """The stack can be read: the turn, then its step."""
    b = Battle(DUEL, from_step("initiative"), rolls=[[60, 60]])
    assert [frame.NAME for frame in b.s.lanes[0]] == ["Setup", "Turn", "Initiative"]
    assert isinstance(b.s.lanes[0][1], Turn)


def test_a_copy_has_every_column() -> None:
    """`PanzerState.copy` is written out: it must do what the declaration says."""
    b = Battle(DUEL, from_step("initiative"), rolls=[[60, 60]], layer="basic")
    s = b.s
    for column in RULES.columns:
        if column.per != SCALAR and len(getattr(s, column.name)):
            cells = list(getattr(s, column.name))
            cells[0] = 1
            setattr(s, column.name, cells)
    one, other = s.copy(), State.copy(s)
    for column in RULES.columns:
        row = getattr(s, column.name)
        assert getattr(one, column.name) == getattr(other, column.name) == row, column.name
        if column.per != SCALAR:
            assert (getattr(one, column.name) is row) is column.replaced, column.name
