"""Text: every key reads back to its option; everything a player is told has its words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grognard.core.kernel.describe import account, prompt, regret
from grognard.core.kernel.scenario import Unreadable
from grognard.core.kernel.state import asked_lanes
from grognard.core.referee.errors import Refused
from grognard.core.referee.keys import parse_key
from grognard.core.telling.catalogue import LANGUAGES, Catalogue, CatalogueError
from grognard.core.telling.message import Message
from grognard.core.telling.view import Account, Branch, Outlook, Reason, View
from grognard.testing.probe import Oracle, Probe, ProbedChoice
from grognard.testing.wanted import texts_in

from .play import attempt
from .reading import things


class Keys(Oracle):
    """Every key parses back to its option."""

    name = "text.keys"
    rate = 0.3

    def rest(self, p: Probe) -> None:
        s = p.state
        for lane in asked_lanes(s):
            for o in s.top(lane).options(s):
                key = p.game.key(o)
                again = parse_key(p.rules, s.scenario, key)
                if not again.same(o):
                    p.fail(self.name, f"'{key}' of {o} reads back as {again}")


class Spoken(Oracle):
    """Notes which texts a game asks for; whether they are there is asked once, at the end of a run.

    Whoever writes a game plays it before its texts are complete, so that a missing one ends no game.
    """

    name = "text.tables"
    rate = 0.1
    reads_text = False

    def rest(self, p: Probe) -> None:
        s = p.state
        random = p.random(self.name)
        for lane in asked_lanes(s):
            known = p.rules.redact(s, s.asked[lane])
            top = known.top(lane)
            p.texts.update(texts_in(prompt(p.rules, known, top)))
            options = top.options(known)
            for o in random.sample(options, min(3, len(options))):
                p.texts.update(texts_in(regret(p.rules, known, top, o)))
                for ledger in top.ledgers(known, o):
                    p.texts.update(texts_in(account(p.rules, p.game.scenario, ledger)))

    def played(self, p: Probe, step: ProbedChoice) -> None:
        for event in p.game.events[step.events_before :]:
            for ledger in event.ledgers or []:
                p.texts.update(texts_in(account(p.rules, p.game.scenario, ledger)))


class Messages(Oracle):
    """Whatever a view, a reason or odds say has its words in English and Russian.

    Off unless asked for: a game in the making is played long before its texts are written.
    """

    name = "text.messages"
    checks = "messages rendered"
    rate = 0.0

    def __init__(self) -> None:
        self.rendered: set[tuple[str, str]] = set()

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        lane = random.choice(asked_lanes(p.state))
        player = p.state.asked[lane]
        seat = p.game.seat(player)
        options = p.state.top(lane).options(p.state)
        messages = list(of_view(seat.view()))
        messages += of_outlook(seat.odds(p.game.key(random.choice(options))))
        messages += of_answers(p, random)
        o = attempt(p.rules, p.game.scenario, random, options)
        try:
            if not any(o.same(x) for x in options):
                p.game.play(o, player)
        except Refused as e:
            messages += of_reason(e.reason)
        names = p.rules.names(p.game.scenario)
        for lang in LANGUAGES:
            catalogue = Catalogue(lang, [p.rules.package])
            for message in messages:
                mark = (lang, repr(message))
                if mark in self.rendered:
                    continue
                self.rendered.add(mark)
                p.count("messages rendered")
                try:
                    text = catalogue.render(message, names)
                except CatalogueError as e:
                    p.fail(self.name, str(e))
                    continue
                if not text.strip() or "{" in text:
                    p.fail(self.name, f"{message.id} [{lang}] renders as '{text}'")


def of_answers(p: Probe, random: Random) -> Iterator[Message]:
    """What pointing at things and overlays say to everybody."""
    for player in p.players:
        seat = p.game.seat(player)
        for thing in things(p.game.scenario, random, 3):
            reason = seat.why(clicked=[thing])
            if reason is not None:
                yield reason.text
        for name, needs in p.rules.overlays(p.game.scenario).items():
            at = [thing for thing in things(p.game.scenario, random, 6) if thing.startswith(needs)]
            try:
                yield from seat.overlay(name, at[: random.choice((1, 2))] if needs else []).says
            except Unreadable as e:
                if e.text is not None:
                    yield e.text


def of_view(view: View) -> Iterator[Message]:
    if view.question is not None:
        yield view.question.prompt
        for offer in view.question.offers:
            yield offer.text
            if offer.regret is not None:
                yield offer.regret
    for line in view.log[-12:]:
        yield line.text
        yield from of_accounts(line.ledgers)


def of_accounts(accounts: list[Account]) -> Iterator[Message]:
    for each in accounts:
        yield each.title
        for line in each.lines:
            yield line.text


def of_outlook(outlook: Outlook) -> Iterator[Message]:
    yield from outlook.assumes
    yield from of_accounts(outlook.ledgers)
    yield from of_branches(outlook.branches)
    for part in outlook.parts:
        yield from of_branches(part.branches)


def of_branches(branches: list[Branch]) -> Iterator[Message]:
    for branch in branches:
        yield branch.label
        yield from of_branches(branch.then)


def of_reason(reason: Reason) -> Iterator[Message]:
    yield reason.text
