"""4.4.2, 6.5.3, R-05, R-37, R-46: reaction fire in the Combat Phase and at units that move."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.state import Frame
from grognard.games.panzer import RULES
from grognard.games.panzer.fire.angle import stands_for
from grognard.games.panzer.fire.reactions import ALL_PASSED, HELD, PASSED, Reactions, window
from grognard.games.panzer.spotting.looking import reach, spots
from grognard.games.panzer.state import FIRED

from .battle import Battle
from .cases import Case, each
from .stacks import again

GERMAN, SOVIET = 0, 1


def combat(units: dict[str, str], *fired: str, **more: Any) -> Battle:
    """Reaction fire of the Combat Phase: units named have fired, and their counters lie face up."""
    frames: list[Frame] = []
    b = Battle(units, frames, **more)
    for key in fired:
        b.s.trigger[b.unit(key)] = FIRED
        b.s.spot[b.unit(key)] = 2
    return again(b, Reactions())


def shot(b: Battle, number: int = 0) -> dict[str, int]:
    """The modifiers of a shot."""
    found = [e for e in b.game.events if RULES.events[e.kind].name in ("hit", "missed")]
    ledgers = found[number].ledgers
    assert ledgers is not None
    return {line.name: line.value for line in ledgers[0].lines}


PAIR = {"G-1": "G-PZ4F2 F6 N fire done", "S-1": "S-T34-76 F2 S overwatch"}


# -- Combat Phase ------------------------------------------------------------


def test_who_has_fired_may_be_fired_at() -> None:
    """4.4.2: -1 in the front arc; the shot is voluntary."""
    b = combat(PAIR, "G-1", rolls=[99])
    assert b.asked() == "soviet"
    assert b.offers() == ["hold", "react S-1 G-1"]
    b.play("react S-1 G-1", "resolve G-1")
    assert shot(b)["reaction-fire-in-arc"] == -1
    assert b.acted("S-1") == "done"
    assert b.may("S-1") == {"overwatch"}
    assert b.s.spot[b.unit("S-1")] == 2


def test_holding_ends_it() -> None:
    """4.4.2, R-37: two passes in a row; the triggers are gone afterwards."""
    b = combat(PAIR, "G-1")
    b.play("hold")
    assert b.s.lanes == [[]]
    assert not any(b.s.trigger)
    assert b.acted("S-1") == "no"


@each("PZR-C-4.4.2-b")
def test_reaction_fire_begins_nothing(case: Case) -> None:
    """4.4.2: at units that have neither fired nor moved there is none."""
    units = {**PAIR, "G-2": "G-PZ4F2 F7 N"}
    b = combat(units, "G-1")
    assert ("react S-1 G-2" in b.offers()) is case["then"]["legal"]
    assert b.refused("react S-1 G-2") == "PZR-4.4.2"


@each("PZR-C-4.4.2-a")
def test_the_shot_itself_gives_away(case: Case) -> None:
    """4.4.2: spotting is looked at now, with the marker of the shot."""
    units = {"G-1": "G-JPANT A6 SE fire done", "S-1": "S-IS2 Y6 NW overwatch"}
    b = combat(units, "G-1", terrain={"A6": "woods"})
    watcher, target = b.unit("S-1"), b.unit("G-1")
    assert spots(b.s, watcher, target) is case["then"]["spotted"]
    assert reach(b.s, watcher, target) == case["then"]["max_range"]
    b.s.spot[target] = 0
    assert not spots(b.s, watcher, target)


@each("PZR-C-4.4.2-m")
def test_the_first_player_declares_first(case: Case) -> None:
    """R-37: both sides have triggers; a pass stands until the other side has fired."""
    units = {
        "G-1": "G-PZ4F2 F6 N fire done",
        "G-2": "G-PZ4F2 F7 N overwatch",
        "S-1": "S-T34-76 F2 S fire done",
        "S-2": "S-T34-76 F1 S overwatch",
    }
    b = combat(units, "G-1", "S-1", rolls=[99, 99], first="german")
    assert case["then"]["first_asked"] == {"german": "GE", "soviet": "SU"}[b.asked()]
    b.play("hold")
    assert b.asked() == "soviet"
    b.play("react S-2 G-1", "resolve G-1")
    assert b.asked() == "german"
    again_asked = "react to that shot" if "react G-2 S-2" in b.offers() else "nothing"
    assert case["then"]["GE passes, SU fires, GE may"] == again_asked
    b.play("react G-2 S-2", "resolve S-2")
    assert b.s.lanes == [[]]


def test_all_fire_of_a_side_at_one_unit_is_one_declaration() -> None:
    """R-37, 4.4.1: others join before it is resolved; afterwards the target is closed."""
    units = {
        **PAIR,
        "S-2": "S-T34-76 G2 S overwatch",
        "S-3": "S-T34-76 E2 S overwatch",
        "G-2": "G-PZ4F2 F7 N fire done",
    }
    b = combat(units, "G-1", "G-2", rolls=[99, 99])
    b.play("react S-1 G-1")
    assert set(b.offers()) == {"resolve G-1", "with S-2", "with S-3"}
    assert b.refused("react S-2 G-2") == "PZR-4.4.2"
    b.play("with S-2", "resolve G-1")
    assert "react S-3 G-1" not in b.offers()
    assert "react S-3 G-2" in b.offers()
    assert b.refused("react S-3 G-1") == "PZR-4.4.1"


@each("PZR-C-4.4.3.2.2-j")
def test_a_fixed_gun_reacts_in_its_arc_only(case: Case) -> None:
    """4.4.3.2.2."""
    units = {
        "G-1": "G-PZ4F2 F6 N fire done",
        "S-1": "S-SU85 F2 N overwatch",
        "S-2": "S-T34-76 G2 N overwatch",
    }
    b = combat(units, "G-1")
    assert ("react S-1 G-1" in b.offers()) is case["then"]["legal"]
    assert b.refused("react S-1 G-1") == "PZR-4.4.3.1"


def test_a_turret_is_turned() -> None:
    """4.4.3.2.2: -3 outside the front arc."""
    b = combat({**PAIR, "S-1": "S-T34-76 F2 N overwatch"}, "G-1", rolls=[99])
    b.play("react S-1 G-1", "resolve G-1")
    assert shot(b)["reaction-fire-needs-traverse"] == -3
    assert "reaction-fire-in-arc" not in shot(b)


def test_a_short_halt_that_fired_counts_as_moving() -> None:
    """4.4.3.2.2: its counter lies face up."""
    b = combat({**PAIR, "G-1": "G-PZ4F2 F6 N short-halt fired"}, "G-1", rolls=[99])
    b.play("react S-1 G-1", "resolve G-1")
    assert shot(b)["target-moving"] == -2


def test_nobody_is_asked_where_no_counter_may_watch() -> None:
    """L1: by open facts no OVERWATCH is left."""
    b = combat(PAIR | {"S-1": "S-T34-76 F2 S"}, "G-1", may=("move", "no-command"))
    assert b.s.lanes == [[]]


def test_a_side_that_may_watch_is_asked_though_it_does_not() -> None:
    """L1: the question tells nothing."""
    b = combat(PAIR | {"S-1": "S-T34-76 F2 S move"}, "G-1")
    assert b.offers() == ["hold"]
    assert b.refused("react S-1 G-1") == "PZR-4.4.2"


def test_the_window_words_are_for_windows() -> None:
    """R-46: in the Combat Phase nobody passes."""
    b = combat(PAIR, "G-1")
    assert b.refused("let-pass") == "PZR-4.4.2"


# -- windows of a unit that moves ------------------------------------------------------------


def open_window(units: dict[str, str], came: str = "", **more: Any) -> Battle:
    """The window of G-1, which moves."""
    b = Battle(units, [], **more)
    b.s.spot[b.unit("G-1")] = 1
    frame = window(b.s, b.unit("G-1"), b.hex(came) if came else -1)
    assert frame is not None
    return again(b, frame)


MOVER = {"G-1": "G-PZ4F2 F6 N move done", "S-1": "S-T34-76 F2 S overwatch"}


def test_a_window_is_asked_again_after_each_shot() -> None:
    """R-05: until the opponent holds."""
    b = open_window({**MOVER, "S-2": "S-T34-76 G2 S overwatch"}, rolls=[99])
    assert b.offers() == ["hold", "let-pass", "let-all-pass", "react S-1 G-1", "react S-2 G-1"]
    b.play("react S-1 G-1", "resolve G-1")
    assert shot(b)["target-moving"] == -2
    assert b.offers() == ["hold", "let-pass", "let-all-pass", "react S-2 G-1"]
    b.play("hold")
    assert b.s.lanes == [[]]


@pytest.mark.parametrize(
    ("key", "result"), [("hold", HELD), ("let-pass", PASSED), ("let-all-pass", ALL_PASSED)]
)
def test_what_a_window_leaves_behind(key: str, result: int) -> None:
    """R-46, R-48."""
    b = open_window(MOVER)
    b.play(key)
    assert b.s.result == result


def test_a_shot_in_a_window_is_itself_a_trigger() -> None:
    """R-05: the moving side may answer at once, and be answered, as deep as it goes."""
    units = {
        **MOVER,
        "S-2": "S-T34-76 G2 S overwatch",
        "G-2": "G-PZ4F2 F7 N overwatch",
        "G-3": "G-PZ4F2 E7 N fire done",
    }
    b = open_window(units, rolls=[99, 99, 99])
    b.play("react S-1 G-1", "resolve G-1")
    assert b.asked() == "german"
    assert b.offers() == ["hold", "react G-2 S-1"]
    b.play("react G-2 S-1", "resolve S-1")
    assert b.asked() == "soviet"
    assert b.offers() == ["hold", "react S-2 G-2"]
    b.play("react S-2 G-2", "resolve G-2")
    assert b.s.lanes == [[]]  # nobody of either side may watch any more
    assert not any(b.s.trigger)


def test_no_window_opens_where_nobody_could_fire() -> None:
    """R-46: by open facts no face-down counter is an OVERWATCH that spots the mover."""
    b = Battle({**MOVER, "S-1": "S-T34-76 F2 S"}, [], may=("move", "no-command"))
    assert window(b.s, b.unit("G-1"), -1) is None
    b = Battle(MOVER, [], terrain={"F4": "woods", "F5": "woods"})
    assert window(b.s, b.unit("G-1"), -1) is None


def test_the_mover_is_destroyed() -> None:
    """4.5: the window is over with its target."""
    b = open_window({**MOVER, "G-1": "G-251-1 F6 N move done", "S-2": "S-T34-76 G2 S overwatch"}, rolls=[1])
    b.play("react S-1 G-1", "resolve G-1")
    assert b.where("G-1") == "@lost"
    assert b.s.lanes == [[]]


def test_fire_within_one_hex_goes_by_the_side_entered() -> None:
    """R-55: the mover counts as standing where it came from; a fixed gun fires at it too."""
    units = {"G-1": "G-PZ4F2 F6 N move done", "S-1": "S-SU85 F6 S overwatch"}
    b = open_window(units, came="F7", rolls=[1])
    b.play("react S-1 G-1", "resolve G-1")
    assert shot(b)["reaction-fire-in-arc"] == -1
    assert b.told("struck")[0][1] == 0  # it came on with its front
    b = open_window({**units, "S-1": "S-SU85 F6 N overwatch"}, came="F7", rolls=[1])
    b.play("react S-1 G-1", "resolve G-1")
    assert shot(b)["reaction-fire-needs-traverse"] == -3
    assert stands_for(5, 5, 4) == 4
    assert stands_for(5, 6, 4) == 5


# -- shared OVERWATCH ------------------------------------------------------------


def grouped(*keys: str, units: dict[str, str], **more: Any) -> Battle:
    b = Battle(units, [], layer="advanced", **more)
    for key in keys:
        b.s.group[b.unit(key)] = b.unit(keys[0])
    b.s.trigger[b.unit("G-1")] = FIRED
    b.s.spot[b.unit("G-1")] = 2
    return again(b, Reactions())


@each("PZR-C-6.2.1.1.4-e")
def test_partners_in_overwatch_fire_together_or_lose_it(case: Case) -> None:
    """6.2.1.1.4: at the same moment, at the same target."""
    units = {
        "G-1": "G-PZ4H F6 N fire done",
        "S-1": "S-T34-76 F2 S overwatch",
        "S-2": "S-T34-76 G2 S overwatch",
        "S-3": "S-SU85 E2 N overwatch",
    }
    b = grouped("S-1", "S-2", "S-3", units=units, rolls=[100, 100])
    b.play("react S-1 G-1")
    for _ in range(2):
        if b.offers()[0].startswith("weapon"):
            b.play("weapon ap")
    assert b.acted("S-1") == b.acted("S-2") == b.acted("S-3") == "done"
    spent = [each[0] for each in b.told("watch-lost")]
    b.play("resolve G-1")
    fired = [each[0] for each in b.told("missed")]
    assert fired == [b.unit("S-1"), b.unit("S-2")]
    assert case["then"] == {
        "unit_1_fires": b.unit("S-1") in fired,
        "unit_2_overwatch_spent": spent == [b.unit("S-3")],
    }
