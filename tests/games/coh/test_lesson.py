"""The guided first game: whatever its player does, it goes on and comes to its end."""

from __future__ import annotations

import random

import pytest

from grognard.core.kernel.policy import Random
from grognard.core.referee.game import Game, new, rules_of
from grognard.core.referee.seat import Seat
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.lesson import Guide, Lesson, lesson, lessons, matches
from grognard.core.telling.view import View

RULES = rules_of("coh")
LESSONS = lessons(RULES.package)
FIRST = lesson(RULES.package, "first-steps")


class Pupil:
    """One who plays a lesson against the random computer."""

    def __init__(self, of: Lesson, seed: int) -> None:
        self.lesson = of
        self.game: Game = new(f"{of.game}/{of.scenario}", f"pupil {seed}", of.options)
        self.me = self.game.scenario.seats.index(of.seat)
        self.random = random.Random(seed)
        self.computer = Random(seed)
        self.guide = Guide(of)
        self.seen: list[str] = []  # steps that were shown, in order

    def view(self) -> View:
        return Seat(self.game, self.me).view()

    def look(self) -> View:
        view = self.view()
        step = self.guide.look(view)
        if step is not None and (not self.seen or self.seen[-1] != step.id):
            self.seen.append(step.id)
        return view

    def play(self, obedient: bool, presses: float = 0.0) -> None:
        """Plays to the end. One who is obedient does what is suggested, and presses the button when told."""
        for _ in range(3000):
            view = self.look()
            if self.game.outcome >= 0:
                return
            if view.question is None:
                lane = 0
                key = self._computer_key(lane)
                self.game.play([key], self.game.state.asked[lane])
                continue
            step = self.guide.current
            if step is not None and ((obedient and step.until.next) or self.random.random() < presses):
                self.guide.next(view)
                continue
            key = self._key(view, obedient)
            Seat(self.game, self.me).play([key], view.seq)
            self.guide.chose([key])
        pytest.fail("the game does not end")

    def _computer_key(self, lane: int) -> str:
        other = Seat(self.game, self.game.state.asked[lane]).view()
        assert other.question is not None
        return other.question.offers[self.computer.choose(self.game.state, lane)].key

    def _key(self, view: View, obedient: bool) -> str:
        assert view.question is not None
        keys = [offer.key for offer in view.question.offers]
        if obedient and self.guide.current is not None:
            for pattern in self.guide.current.suggest:
                for key in keys:
                    if matches(key, [pattern]):
                        return key
        return self.random.choice(keys)


def test_the_first_game_is_listed_with_its_lesson() -> None:
    assert LESSONS == ["first-steps", "steel-and-shells"]
    assert RULES.about("first-steps").lesson == "first-steps"
    assert RULES.about("dawn-at-the-granary").lesson == ""


@pytest.mark.parametrize("name", LESSONS)
def test_every_card_has_its_texts(name: str) -> None:
    of = lesson(RULES.package, name)
    for lang in LANGUAGES:
        texts = Catalogue(lang, [RULES.package])
        for message in [of.title, *(m for step in of.steps for m in (step.title, step.text))]:
            assert texts.render(message)
        longest = max(len(texts.render(step.text)) for step in of.steps)
        assert longest <= 330, "a card is read in one breath"


@pytest.mark.parametrize("name", LESSONS)
def test_no_text_is_left_of_a_card_that_is_gone(name: str) -> None:
    of = lesson(RULES.package, name)
    used = {of.title.id, *(m.id for step in of.steps for m in (step.title, step.text))}
    prefix = f"coh-lesson-{name}-"
    assert {id for id in Catalogue("en", [RULES.package]).ids() if id.startswith(prefix)} == used


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_speaks_of_things_that_exist(name: str) -> None:
    of = lesson(RULES.package, name)
    assert of.scenario in RULES.scenarios()
    scenario = RULES.load(of.scenario, of.options)
    assert of.seat in scenario.seats
    kinds = {f"{frame.NAME}.{step}" for frame in RULES.frames for step in frame.STEPS}
    told = {event.name for event in RULES.events}
    verbs = {verb.name for verb in RULES.verbs}
    for step in of.steps:
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


def test_one_who_does_as_told_sees_the_cards_in_order() -> None:
    pupil = Pupil(FIRST, 1)
    pupil.play(obedient=True)
    ids = [step.id for step in FIRST.steps]
    first = list(dict.fromkeys(pupil.seen))
    assert first[:5] == ["aims", "initiative", "activate", "move", "facing"]
    for id in ("fire", "cap", "result", "opportunity", "pass", "round"):
        assert id in first
    assert set(pupil.guide.done) >= set(ids) - {"hit"}


@pytest.mark.parametrize("seed", range(12))
def test_one_who_does_as_told_is_never_stuck(seed: int) -> None:
    pupil = Pupil(FIRST, seed)
    pupil.play(obedient=True)
    # Only what depends on luck, being hit, may be left when the game is over.
    assert {step.id for step in FIRST.steps} - set(pupil.guide.done) <= {"hit"}


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("presses", [0.0, 0.3])
def test_one_who_does_as_he_likes_is_never_stuck(seed: int, presses: float) -> None:
    pupil = Pupil(FIRST, seed)
    pupil.play(obedient=False, presses=presses)
    assert len(pupil.guide.done) == len(set(pupil.guide.done))
    # A card still open at the end is one whose moment never came, or one that waited for the button.
    last = next(track.value for track in pupil.view().scene.tracks if track.name == "round")
    for step in FIRST.steps:
        if step.id not in pupil.guide.done and step.id in pupil.seen:
            assert step.until.next or step.until.round > last, step.id
        if 0 < step.until.round <= last:
            assert step.id in pupil.guide.done


def test_every_card_is_shown_to_somebody() -> None:
    shown: set[str] = set()
    for seed in range(40):
        pupil = Pupil(FIRST, seed)
        pupil.play(obedient=seed % 2 == 0, presses=0.5)
        shown |= set(pupil.seen)
    assert shown == {step.id for step in FIRST.steps}
