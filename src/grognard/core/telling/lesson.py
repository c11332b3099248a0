# mypyc: interpreted
"""Lessons: a guided game, told step by step beside the board.

A lesson is a scenario of a game with texts that come at the right moment. Nothing in it is a script: a step
has a condition for its beginning and one for its end, and whatever the player does, the lesson goes on. The
files are `data/lessons/<name>.toml` of a game package (docs/texts.md); the texts are in its catalogue as
`<game>-lesson-<lesson>-<step>` and `<game>-lesson-<lesson>-<step>-title`.

The current step is the first one, in the order of the file, that is not done and whose `when` holds. So a
step whose moment has not come, or is over, makes room for the next, and one whose moment never comes is left
out. `Guide` is these rules as a program; the page does the same.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from ..loading.load import LoadError, Source, nearest, read_toml
from .message import Message, msg
from .view import View

Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Pattern: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""A key or a name in which each `*` stands for any characters: `move G-INF-1 *`."""
Pointer: TypeAlias = Annotated[str, Meta(pattern=r"^(unit|hex|offer|ui):\S.*$")]
"""What to show: `unit:G-INF-1`, `hex:7-G08`, `offer:<pattern>` (what those offers light), `ui:undo`."""

UI = ("actions", "choices", "header", "log", "odds", "pass", "prompt", "redo", "undo", "unit")
"""The parts of the page a lesson may point at."""

PROGRESS = ("round", "turn")
"""The tracks that say how far a game has come: of rounds, or of turns where there are no rounds."""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is shown: everything that is given must hold."""

    asked: list[Pattern] = []  # the player is asked a question of one of these kinds: "Turn.choose"
    offered: list[Pattern] = []  # and an option of one of these keys is offered
    lacking: list[Pattern] = []  # and no option of these keys is
    told: list[Pattern] = []  # the log has a line of one of these kinds: "hit"
    round: int = 0  # the track of rounds, or of turns, has come this far


class Until(Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is done: as soon as anything that is given holds. The reader may also go on at any time."""

    chosen: list[Pattern] = []  # the player has chosen an option of one of these keys since it came up
    told: list[Pattern] = []  # the log has got a line of one of these kinds since
    asked: list[Pattern] = []  # the player is asked a question of one of these kinds
    round: int = 0  # the round track has come this far: the time of the step is over, seen or not
    next: bool = False  # only read: the button of the card says "next", else "skip"


class LessonStep(Struct, frozen=True):
    """One card: what it says, what it points at, when it comes and when it is done, what it would choose."""

    id: str
    title: Message
    text: Message
    when: When
    until: Until
    point: list[str] = []
    suggest: list[str] = []  # patterns of keys for "show me", the best first


class Lesson(Struct, frozen=True):
    """A guided game: which scenario, on which seat, with which dice, and its cards."""

    name: str
    game: str
    scenario: str
    options: dict[str, str]
    seat: str
    seed: str  # of its dice, as `grognard.new` takes it; "": any dice will do
    level: str  # the computer that plays the other seats
    title: Message
    steps: list[LessonStep]


class StepFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as the file has it."""

    id: Name
    when: When = When()
    until: Until = Until()
    point: list[Pointer] = []
    suggest: list[Pattern] = []


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """data/lessons/<name>.toml."""

    name: Name
    scenario: Name
    seat: Name
    steps: Annotated[list[StepFile], Meta(min_length=1)]
    seed: Annotated[str, Meta(pattern=r"^[a-z0-9-]{0,64}$")] = ""
    level: Name = "random"
    options: dict[str, str] = field(default_factory=dict)


Package: TypeAlias = str | Path
"""A game package by its import name, or a directory that has `data/` in it."""


def lessons(package: Package) -> list[str]:
    """The names of a game's lessons, in alphabetical order."""
    folder = _folder(package)
    names = [each.name for each in folder.iterdir()] if folder.is_dir() else []
    return sorted(name[: -len(".toml")] for name in names if name.endswith(".toml"))


@cache
def lesson(package: Package, name: str) -> Lesson:
    """A lesson of a game by its name; raises LoadError."""
    if name not in lessons(package):
        raise LoadError(
            f"lessons/{name}.toml", None, "", "there is no such lesson", nearest(name, lessons(package))
        )
    game = package.name if isinstance(package, Path) else package.rsplit(".", 1)[-1]
    return read_lesson(Source.open(_folder(package) / f"{name}.toml", f"lessons/{name}.toml"), game)


def _folder(package: Package) -> Traversable | Path:
    root: Traversable | Path = package if isinstance(package, Path) else resources.files(package)
    return root / "data" / "lessons"


def read_lesson(source: Source, game: str) -> Lesson:
    """Reads and checks one file: steps have ids of their own and an end, pointers point at something."""
    file = read_toml(source, LessonFile)
    if Path(source.file).stem != file.name:
        raise source.error(("name",), f"is {file.name!r}, but the file is named {Path(source.file).name}")
    seen: list[str] = []
    for number, step in enumerate(file.steps):
        if step.id in seen:
            raise source.error(("steps", number, "id"), f"{step.id!r} stands here twice")
        seen.append(step.id)
        if step.until == Until():
            raise source.error(("steps", number, "until"), "says nothing", "give it an end, or next = true")
        for at, pointer in enumerate(step.point):
            kind, _, what = pointer.partition(":")
            if kind == "ui" and what not in UI:
                raise source.error(("steps", number, "point", at), f"no part {what!r}", nearest(what, UI))
    base = f"{game}-lesson-{file.name}"
    steps = [
        LessonStep(
            id=step.id,
            title=msg(f"{base}-{step.id}-title"),
            text=msg(f"{base}-{step.id}"),
            when=step.when,
            until=step.until,
            point=list(step.point),
            suggest=list(step.suggest),
        )
        for step in file.steps
    ]
    return Lesson(
        name=file.name,
        game=game,
        scenario=file.scenario,
        options=file.options,
        seat=file.seat,
        seed=file.seed,
        level=file.level,
        title=msg(f"{base}-title"),
        steps=steps,
    )


# -- following a lesson ----------------------------------------------------------------------------------


def matches(text: str, patterns: list[str]) -> bool:
    """Whether a text fits one of the patterns; `*` stands for any characters, everything else for itself."""
    return any(_fits(text, pattern.split("*")) for pattern in patterns)


def _fits(text: str, parts: list[str]) -> bool:
    if len(parts) == 1:
        return text == parts[0]
    if not text.startswith(parts[0]):
        return False
    at = len(parts[0])
    for part in parts[1:-1]:
        position = text.find(part, at)
        if position < 0:
            return False
        at = position + len(part)
    return len(text) - at >= len(parts[-1]) and text.endswith(parts[-1])


class Guide:
    """Follows a game through a lesson: `chose` for every choice, `look` at every view, `next` for the button.

    Views must hold the whole log. `current` is the step to show, or None while there is nothing to say.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.done: list[str] = []  # ids of the steps that are over, in the order they ended
        self.current: LessonStep | None = None
        self.since = 0  # lines of the log when the current step came up
        self.chosen: list[str] = []  # what was chosen since

    @property
    def over(self) -> bool:
        return len(self.done) == len(self.lesson.steps)

    def chose(self, keys: list[str]) -> None:
        """The player has played these keys."""
        self.chosen += keys

    def next(self, view: View) -> LessonStep | None:
        """The player goes on without waiting for the end of the step."""
        if self.current is not None:
            self.done.append(self.current.id)
        return self.look(view)

    def look(self, view: View) -> LessonStep | None:
        """Brings the lesson up to a view, and returns the step to show."""
        while True:
            if self.current is not None and self.current.id not in self.done:
                if self._ended(self.current.until, view):
                    self.done.append(self.current.id)
            step = self._first(view)
            if step is self.current:
                return step
            self.current = step
            self.since = len(view.log)
            self.chosen = []

    def _first(self, view: View) -> LessonStep | None:
        for step in self.lesson.steps:
            if step.id not in self.done:
                if step.until.round and step.until.round <= _round(view):
                    self.done.append(step.id)
                elif _holds(step.when, view):
                    return step
        return None

    def _ended(self, until: Until, view: View) -> bool:
        if any(matches(key, until.chosen) for key in self.chosen):
            return True
        if any(matches(line.kind, until.told) for line in view.log[self.since :]):
            return True
        return view.question is not None and matches(view.question.kind, until.asked)


def _holds(when: When, view: View) -> bool:
    question = view.question
    if when.asked and (question is None or not matches(question.kind, when.asked)):
        return False
    keys = [offer.key for offer in question.offers] if question is not None else []
    if when.offered and not any(matches(key, when.offered) for key in keys):
        return False
    if any(matches(key, when.lacking) for key in keys):
        return False
    if when.told and not any(matches(line.kind, when.told) for line in view.log):
        return False
    return when.round <= _round(view)


def _round(view: View) -> int:
    return max((track.value for track in view.scene.tracks if track.name in PROGRESS), default=0)
