"""The guided games beside the first two: whatever their player does, they go on and come to their end."""

from __future__ import annotations

import random

import pytest

from grognard.bots import choose, levels
from grognard.core.referee.finding import own_names, rules_of
from grognard.core.referee.game import Game, new
from grognard.core.referee.seat import Seat
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.lesson import Guide, Lesson, lesson, lessons, matches
from grognard.core.telling.view import View

NAMES = [("coh", "steel-and-shells"), ("holland44", "grave"), ("stalingrad42", "voronezh")]
ALL = [(game, name) for game in own_names() for name in lessons(rules_of(game).package)]
PATIENCE = 3  # questions in which a card may ask for what cannot be done just now, before it makes room
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
        self.secret = b"lesson"  # of the computer; it remembers by this what it has planned
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
                self.game.play([choose(self.game.seat(other), self.lesson.level, self.secret, number)], other)
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


class Stray(Pupil):
    """One who does as he likes from some question on, and for so many questions; then what is suggested."""

    def __init__(self, of: Lesson, seed: int, begins: int, strays: int) -> None:
        super().__init__(of, seed)
        self.secret = f"stray {begins} {strays}".encode()
        self.begins = begins
        self.strays = strays
        self.asked = 0
        self.helpless = 0  # questions in a row in which the card asks for what is not on offer
        self.longest = (0, "")
        self.left = 0  # cards that had been seen when he began to do as told again

    def key(self, view: View, obedient: bool) -> str:
        assert view.question is not None
        self.asked += 1
        keys = [offer.key for offer in view.question.offers]
        step = self.guide.current
        wanted = [*step.until.chosen, *step.suggest] if step is not None else []
        told = [key for key in keys if matches(key, wanted)]
        waits = step is not None and not step.until.next and not told
        self.helpless = self.helpless + 1 if waits else 0
        if step is not None and self.helpless > self.longest[0]:
            self.longest = (self.helpless, f"{step.id} at {view.question.kind}")
        if self.asked <= self.begins + self.strays:
            self.left = len(self.seen)
        straying = self.begins < self.asked <= self.begins + self.strays
        return self.random.choice(keys if straying or not told else told)


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize(("begins", "strays"), [(0, 10), (4, 8), (0, 3000)])
def test_one_who_leaves_the_path_is_led_back(game: str, name: str, begins: int, strays: int) -> None:
    """Whatever he does instead, no card keeps asking for what cannot be done, and the next ones come."""
    pupil = Stray(lesson(rules_of(game).package, name), 5, begins, strays)
    pupil.play(obedient=True)
    assert pupil.game.over
    assert pupil.longest[0] <= PATIENCE, pupil.longest
    assert len(pupil.seen) > 4
    if strays < 3000:
        assert len(set(pupil.seen)) > pupil.left, "no card has come since"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_card_that_waits_ends_by_itself_or_only_comes_when_it_can_be_done(game: str, name: str) -> None:
    """What waits for a choice comes with the question in which it is made, or makes room after a round."""
    for step in lesson(rules_of(game).package, name).steps:
        assert step.until.next or step.until.round or step.when.asked or step.when.offered, step.id
