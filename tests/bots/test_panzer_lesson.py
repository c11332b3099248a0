"""The guided first game of Panzer: whatever its player does, it goes on and comes to its end."""

from __future__ import annotations

import random

import pytest

from grognard.bots import choose, levels
from grognard.core.referee.game import Game, new
from grognard.core.referee.seat import Seat
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.lesson import Guide, lesson, lessons, matches
from grognard.core.telling.view import View
from grognard.games.panzer import RULES

NAME = "two-and-two"
LESSON = lesson(RULES.package, NAME)
LONGEST = 330  # characters: a card is read in one breath
CHANCE = {"show", "angle", "window", "fire-order", "declare", "resolve", "result"}  # what luck may leave out


class Pupil:
    """One who plays the lesson against the computer that the lesson names."""

    def __init__(self, seed: int, name: str = "") -> None:
        self.game: Game = new(f"panzer/{LESSON.scenario}", f"pupil {seed}", LESSON.options)
        self.me = self.game.scenario.seats.index(LESSON.seat)
        self.random = random.Random(seed)
        self.secret = f"lesson {seed} {name}".encode()
        self.guide = Guide(LESSON)
        self.seen: list[str] = []  # steps that were shown, in order

    def look(self) -> View:
        view = Seat(self.game, self.me).view()
        step = self.guide.look(view)
        if step is not None and (not self.seen or self.seen[-1] != step.id):
            self.seen.append(step.id)
        return view

    def play(self, obedient: bool, presses: float = 0.0) -> None:
        """Plays to the end. One who is obedient does what is suggested, and presses the button when told."""
        for number in range(2000):
            view = self.look()
            if self.game.over:
                return
            if view.question is None:
                other = 1 - self.me
                key = choose(self.game.seat(other), LESSON.level, self.secret, number)
                self.game.play([key], other)
                continue
            step = self.guide.current
            if step is not None and ((obedient and step.until.next) or self.random.random() < presses):
                self.guide.next(view)
                continue
            key = self.key(view, obedient)
            Seat(self.game, self.me).play([key], view.seq)
            self.guide.chose([key])
        pytest.fail("the game does not end")

    def key(self, view: View, obedient: bool) -> str:
        assert view.question is not None
        keys = [offer.key for offer in view.question.offers]
        if obedient and self.guide.current is not None:
            for pattern in self.guide.current.suggest:
                for key in keys:
                    if matches(key, [pattern]):
                        return key
        return self.random.choice(keys)


def test_the_first_game_is_listed_with_its_lesson() -> None:
    assert lessons(RULES.package) == [NAME]
    assert RULES.about(NAME).lesson == NAME
    assert RULES.about("one-tiger").lesson == ""
    assert LESSON.level in levels("panzer")


def test_every_card_has_its_texts_and_no_text_is_left_over() -> None:
    messages = [LESSON.title, *(m for step in LESSON.steps for m in (step.title, step.text))]
    for lang in LANGUAGES:
        texts = Catalogue(lang, [RULES.package])
        for message in messages:
            assert texts.render(message)
        assert max(len(texts.render(step.text)) for step in LESSON.steps) <= LONGEST
        ids = {id for id in texts.ids() if id.startswith(f"panzer-lesson-{NAME}-")}
        assert ids == {message.id for message in messages}


def test_the_lesson_speaks_of_things_that_exist() -> None:
    scenario = RULES.load(LESSON.scenario, LESSON.options)
    assert LESSON.seat in scenario.seats
    kinds = {f"{frame.NAME}.{step}" for frame in RULES.frames for step in frame.STEPS}
    told = {event.name for event in RULES.events}
    verbs = {verb.name for verb in RULES.verbs}
    for step in LESSON.steps:
        for pattern in [*step.when.asked, *step.until.asked]:
            assert any(matches(kind, [pattern]) for kind in kinds), pattern
        assert {*step.when.told, *step.until.told} <= told
        keys = [*step.when.offered, *step.when.lacking, *step.until.chosen, *step.suggest]
        keys += [point.removeprefix("offer:") for point in step.point if point.startswith("offer:")]
        assert {pattern.split(" ")[0] for pattern in keys} <= verbs
        for point in step.point:
            kind, _, key = point.partition(":")
            if kind in ("unit", "hex"):
                assert scenario.parse(0 if kind == "unit" else 1, key) >= 0


def test_one_who_does_as_told_sees_the_cards_in_order_and_a_fight() -> None:
    pupil = Pupil(1, "first")
    pupil.play(obedient=True)
    first = list(dict.fromkeys(pupil.seen))
    assert first[:8] == [
        "aims",
        "first-tank",
        "second-tank",
        "spotting",
        "move-order",
        "watch-order",
        "orders-done",
        "initiative",
    ]
    for id in ("move", "steps", "adjustment", "window", "fire-order", "declare", "resolve", "result"):
        assert id in first


@pytest.mark.parametrize("seed", range(4))
def test_one_who_does_as_told_is_never_stuck(seed: int) -> None:
    pupil = Pupil(seed)
    pupil.play(obedient=True)
    assert {step.id for step in LESSON.steps} - set(pupil.guide.done) <= CHANCE


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("presses", [0.0, 0.3])
def test_one_who_does_as_he_likes_is_never_stuck(seed: int, presses: float) -> None:
    pupil = Pupil(seed, f"free {presses}")
    pupil.play(obedient=False, presses=presses)
    assert len(pupil.guide.done) == len(set(pupil.guide.done))
    last = next(track.value for track in pupil.look().scene.tracks if track.name == "round")
    for step in LESSON.steps:
        if 0 < step.until.round <= last:
            assert step.id in pupil.guide.done
