"""Lessons: their files, and how a game is followed through one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grognard.core.loading.load import LoadError, Source
from grognard.core.telling.lesson import UI, Guide, Lesson, lesson, lessons, matches, read_lesson
from grognard.core.telling.message import msg
from grognard.core.telling.view import LogLine, Offer, Question, Scene, Track, View

GOOD = """\
name = "small"
scenario = "meadow"
seat = "red"

[[steps]]
id = "go"
when = { asked = ["Turn.*"], offered = ["go *"] }
until = { chosen = ["go *"], round = 3 }
point = ["unit:R-1", "offer:go *", "ui:undo"]
suggest = ["go R-1 *", "go *"]

[[steps]]
id = "hurt"
when = { told = ["hit"] }
until = { next = true }

[[steps]]
id = "rest"
when = { asked = ["Turn.*"], round = 2 }
until = { asked = ["Night.*"], told = ["dawn"] }
"""


def read(text: str) -> Lesson:
    return read_lesson(Source("lessons/small.toml", text), "mini")


def view(kind: str = "", keys: tuple[str, ...] = (), log: tuple[str, ...] = (), round: int = 1) -> View:
    """A view of which only the question, the log and the round matter."""
    question = None
    if kind:
        offers = [Offer(key, msg("x"), [], "act", "", "") for key in keys]
        question = Question(kind, msg("x"), offers, False, 0)
    return View(
        game="mini",
        scenario="meadow",
        options={},
        seats=["red", "blue"],
        player=0,
        seq=0,
        scene=Scene([], [], [Track("round", round)], []),
        path=[],
        asked=[],
        question=question,
        log=[LogLine(each, msg("x")) for each in log],
        undo=False,
        redo=False,
        held=False,
        outcome=-1,
    )


def shown(guide: Guide, seen: View) -> str:
    step = guide.look(seen)
    return step.id if step else ""


# -- files -------------------------------------------------------------------------------------------


def test_a_lesson_is_read_with_the_ids_of_its_texts() -> None:
    made = read(GOOD)
    assert (made.name, made.game, made.scenario, made.seat) == ("small", "mini", "meadow", "red")
    assert (made.level, made.seed, made.options) == ("random", "", {})
    assert made.title == msg("mini-lesson-small-title")
    first = made.steps[0]
    assert first.text == msg("mini-lesson-small-go")
    assert first.title == msg("mini-lesson-small-go-title")
    assert first.point == ["unit:R-1", "offer:go *", "ui:undo"]
    assert first.until.chosen == ["go *"]
    assert made.steps[1].until.next


def test_a_lesson_becomes_json_and_comes_back() -> None:
    made = read(GOOD)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Lesson) == made


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "problem"),
    [
        ('seat = "red"', 'seat = "Red One"', 3, "seat", "of the form"),
        ('name = "small"', 'name = "large"', 1, "name", "the file is named"),
        ('id = "hurt"', 'id = "go"', 13, "steps[1].id", "twice"),
        ("until = { next = true }", "until = {}", 15, "steps[1].until", "says nothing"),
        ("until = { next = true }", "", 12, "steps[1].until", "says nothing"),
        ('"ui:undo"', '"ui:redoo"', 9, "steps[0].point[2]", "no part"),
        ('"ui:undo"', '"somewhere"', 9, "steps[0].point[2]", "of the form"),
        ("round = 3", "rounds = 3", 8, "steps[0].until.rounds", "not a known field"),
        ('told = ["hit"]', 'told = "hit"', 14, "steps[1].when.told", "a list"),
        ('scenario = "meadow"\n', "", None, "scenario", "missing"),
    ],
)
def test_a_bad_lesson_is_refused_with_file_line_and_field(
    old: str, new: str, line: int | None, field: str, problem: str
) -> None:
    assert old in GOOD
    with pytest.raises(LoadError, match=problem) as caught:
        read(GOOD.replace(old, new, 1))
    error = caught.value
    assert (error.file, error.line, error.field) == ("lessons/small.toml", line, field)


def test_lessons_are_found_by_name(tmp_path: Path) -> None:
    package = tmp_path / "mini"
    assert lessons(package) == []
    folder = package / "data" / "lessons"
    folder.mkdir(parents=True)
    (folder / "small.toml").write_text(GOOD, encoding="utf-8")
    (folder / "notes.txt").write_text("no lesson", encoding="utf-8")
    assert lessons(package) == ["small"]
    assert lesson(package, "small") == read(GOOD)
    with pytest.raises(LoadError, match="no such lesson; did you mean 'small'"):
        lesson(package, "smal")


def test_every_part_of_the_page_has_one_name() -> None:
    assert len(UI) == len(set(UI))


# -- patterns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "pattern", "fits"),
    [
        ("pass", "pass", True),
        ("pass", "pas", False),
        ("move A 7-F15", "move *", True),
        ("move A 7-F15", "* 7-F15", True),
        ("move A 7-F15", "move * 7-F15", True),
        ("move A 7-F15", "m*A*15", True),
        ("move A 7-F15", "m*B*15", False),
        ("aa", "aa*aa", False),
        ("face A W", "face * NW", False),
        ("a.b", "a?b", False),
        ("", "*", True),
    ],
)
def test_a_star_stands_for_any_characters(text: str, pattern: str, fits: bool) -> None:
    assert matches(text, [pattern]) is fits
    assert matches(text, ["nothing like it", pattern]) is fits


# -- following -----------------------------------------------------------------------------------------


def test_a_step_waits_for_its_question_and_its_offers() -> None:
    guide = Guide(read(GOOD))
    assert shown(guide, view()) == ""
    assert shown(guide, view("Roll.commit", ("go R-1 a",))) == ""
    assert shown(guide, view("Turn.choose", ("stay",))) == ""
    assert shown(guide, view("Turn.choose", ("stay", "go R-1 a"))) == "go"


def test_a_step_may_wait_until_nothing_of_a_kind_is_offered() -> None:
    guide = Guide(
        read(GOOD.replace('when = { told = ["hit"] }', 'when = { asked = ["Turn.*"], lacking = ["go *"] }'))
    )
    turn = view("Turn.choose", ("stay", "go R-1 a"))
    guide.look(turn)
    guide.chose(["go R-1 a"])
    assert shown(guide, turn) == ""
    assert shown(guide, view()) == ""
    assert shown(guide, view("Turn.choose", ("stay",))) == "hurt"


def test_a_step_ends_with_the_choice_it_waits_for() -> None:
    guide = Guide(read(GOOD))
    turn = view("Turn.choose", ("stay", "go R-1 a"))
    guide.look(turn)
    guide.chose(["stay"])
    assert shown(guide, turn) == "go"
    guide.chose(["go R-1 a"])
    assert shown(guide, turn) == ""
    assert guide.done == ["go"]


def test_a_choice_made_before_a_step_came_up_does_not_end_it() -> None:
    guide = Guide(read(GOOD))
    guide.look(view())
    guide.chose(["go R-1 a"])
    assert shown(guide, view("Turn.choose", ("go R-1 b",))) == "go"


def test_a_step_whose_moment_is_over_makes_room_and_comes_back() -> None:
    guide = Guide(read(GOOD))
    turn = ("Turn.choose", ("go R-1 a",))
    assert shown(guide, view(*turn)) == "go"
    assert shown(guide, view(log=("hit",))) == "hurt"
    assert shown(guide, view(*turn, log=("hit",))) == "go"
    assert guide.done == []


def test_a_step_to_read_ends_only_by_the_button() -> None:
    guide = Guide(read(GOOD))
    seen = view(log=("hit",))
    assert shown(guide, seen) == "hurt"
    guide.chose(["go R-1 a"])
    assert shown(guide, seen) == "hurt"
    guide.next(seen)
    assert guide.current is None
    assert guide.done == ["hurt"]


def test_the_button_skips_any_step() -> None:
    guide = Guide(read(GOOD))
    turn = view("Turn.choose", ("go R-1 a",))
    guide.look(turn)
    guide.next(turn)
    assert guide.done == ["go"]
    guide.next(turn)
    assert guide.done == ["go"], "nothing is shown, so there is nothing to skip"


def test_a_step_that_has_had_its_time_is_done_unseen() -> None:
    guide = Guide(read(GOOD))
    assert shown(guide, view("Turn.choose", ("go R-1 a",), round=3)) == "rest"
    assert guide.done == ["go"]


def test_only_what_is_told_after_a_step_came_up_ends_it() -> None:
    guide = Guide(read(GOOD))
    assert shown(guide, view("Turn.choose", log=("dawn",), round=2)) == "rest"
    assert shown(guide, view("Turn.choose", log=("dawn", "dusk"), round=2)) == "rest"
    assert shown(guide, view("Turn.choose", log=("dawn", "dusk", "dawn"), round=2)) == ""
    assert guide.done == ["rest"]


def test_a_question_can_end_a_step_and_with_the_last_step_the_lesson_is_over() -> None:
    guide = Guide(read(GOOD))
    assert shown(guide, view("Turn.choose", round=2)) == "rest"
    assert not guide.over
    assert shown(guide, view("Night.sleep", round=3, log=("hit",))) == "hurt"
    guide.next(view(round=3, log=("hit",)))
    assert bool(guide.over)
    assert sorted(guide.done) == ["go", "hurt", "rest"]
