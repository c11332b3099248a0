"""The guided games beside the first two: whatever their player does, they go on and come to their end."""

from __future__ import annotations

import random

import pytest

from grognard.bots import choose, levels
from grognard.core.referee.finding import rules_of
from grognard.core.referee.game import Game, new
from grognard.core.referee.seat import Seat
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.lesson import Guide, Lesson, lesson, lessons, matches
from grognard.core.telling.view import View

NAMES = [("coh", "steel-and-shells"), ("holland44", "grave"), ("stalingrad42", "voronezh")]
LONGEST = 330  # characters: a card is read in one breath
QUICK = [("coh", "steel-and-shells"), ("holland44", "grave")]  # those that a test plays more than once
SURE = {  # what luck cannot leave out
    "steel-and-shells": ["aims", "plot", "tank", "armour"],
    "grave": ["aims", "landing", "march", "way", "moved", "attack", "attackers", "bridge"],
    "voronezh": [
        "aims",
        "initial",
        "front",
        "march",
        "way",
        "moved",
        "attack",
        "attackers",
        "support",
        "railway",
    ],
}


class Pupil:
    """One who plays a lesson against the computer that the lesson names."""

    def __init__(self, of: Lesson, seed: int) -> None:
        self.lesson = of
        self.game: Game = new(f"{of.game}/{of.scenario}", f"pupil {seed}", of.options)
        self.me = self.game.scenario.seats.index(of.seat)
        self.random = random.Random(seed)
        self.guide = Guide(of)
        self.seen: list[str] = []  # steps that were shown, in order

    def look(self) -> View:
        view = Seat(self.game, self.me).view()
        step = self.guide.look(view)
        if step is not None and (not self.seen or self.seen[-1] != step.id):
            self.seen.append(step.id)
        return view

    def play(self, obedient: bool, presses: float = 0.0) -> None:
        """Plays to the end. One who is obedient does what is suggested, and presses the button when told."""
        for number in range(3000):
            if self.game.over:
                return
            if self.me not in [decision.player for decision in self.game.decisions]:
                other = self.game.decisions[0].player
                self.game.play([choose(self.game.seat(other), self.lesson.level, b"lesson", number)], other)
                continue
            view = self.look()
            step = self.guide.current
            if step is not None and ((obedient and step.until.next) or self.random.random() < presses):
                self.guide.next(view)
                continue
            key = self.key(view, obedient)
            Seat(self.game, self.me).play([key], view.seq)
            self.guide.chose([key])
        pytest.fail("the game does not end")

    def key(self, view: View, obedient: bool) -> str:
        """A suggestion; without one an obedient pupil does what a recruit would."""
        assert view.question is not None
        keys = [offer.key for offer in view.question.offers]
        for pattern in self.guide.current.suggest if obedient and self.guide.current is not None else []:
            for key in keys:
                if matches(key, [pattern]):
                    return key
        if obedient:
            return choose(self.game.seat(self.me), "recruit", b"pupil", self.game.state.ply + 1)
        return self.random.choice(keys)


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_a_lesson_is_listed_and_its_texts_are_there(game: str, name: str) -> None:
    rules = rules_of(game)
    of = lesson(rules.package, name)
    assert name in lessons(rules.package)
    assert rules.about(of.scenario).lesson == name
    assert of.level in levels(game)
    assert of.seed == "", "whoever plays it again has other dice"
    assert of.steps[0].id == "aims", "first what one fights for"
    messages = [of.title, *(m for step in of.steps for m in (step.title, step.text))]
    for lang in LANGUAGES:
        texts = Catalogue(lang, [rules.package])
        assert max(len(texts.render(step.text)) for step in of.steps) <= LONGEST
        ids = {id for id in texts.ids() if id.startswith(f"{game}-lesson-{name}-")}
        assert ids == {message.id for message in messages}


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_a_lesson_speaks_of_things_that_exist(game: str, name: str) -> None:
    rules = rules_of(game)
    of = lesson(rules.package, name)
    scenario = rules.load(of.scenario, of.options)
    kinds = {f"{frame.NAME}.{step}" for frame in rules.frames for step in frame.STEPS}
    verbs = {verb.name for verb in rules.verbs}
    for step in of.steps:
        for pattern in [*step.when.asked, *step.until.asked]:
            assert any(matches(kind, [pattern]) for kind in kinds), pattern
        assert {*step.when.told, *step.until.told} <= {event.name for event in rules.events}
        keys = [*step.when.offered, *step.when.lacking, *step.until.chosen, *step.suggest]
        keys += [point.removeprefix("offer:") for point in step.point if point.startswith("offer:")]
        assert {pattern.split(" ")[0] for pattern in keys} <= verbs, step.id
        for point in step.point:
            kind, _, key = point.partition(":")
            if kind in ("unit", "hex"):
                assert scenario.parse(0 if kind == "unit" else 1, key) >= 0, point


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_one_who_does_as_told_is_shown_what_the_game_is_made_of(game: str, name: str) -> None:
    of = lesson(rules_of(game).package, name)
    pupil = Pupil(of, 1)
    pupil.play(obedient=True)
    assert pupil.game.over
    assert pupil.seen[0] == "aims"
    assert set(SURE[name]) <= set(pupil.seen)


@pytest.mark.parametrize(("game", "name"), QUICK)
@pytest.mark.parametrize("presses", [0.0, 0.3])
def test_one_who_does_as_he_likes_is_never_stuck(game: str, name: str, presses: float) -> None:
    pupil = Pupil(lesson(rules_of(game).package, name), 2)
    pupil.play(obedient=False, presses=presses)
    assert pupil.game.over
    assert len(pupil.guide.done) == len(set(pupil.guide.done))
