"""Text: every key reads back to its option; everything a player is told has its words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grognard.core.catalogue import LANGUAGES, Catalogue, CatalogueError
from grognard.core.errors import Refused
from grognard.core.keys import parse_key
from grognard.core.message import Message
from grognard.core.scenario import Unreadable
from grognard.core.state import asked_lanes
from grognard.core.view import Account, Branch, Outlook, Reason, View
from grognard.testing.probe import Oracle, Probe

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


class Messages(Oracle):
    """Whatever a view, a reason or odds say has its words in English and Russian.

    Off unless asked for: a game under way is played long before it is written up.
    """

    name = "text.messages"
    rate = 0.0
    asked_rate = 0.1

    def __init__(self) -> None:
        self.rendered: set[tuple[str, str]] = set()

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        lane = random.choice(asked_lanes(p.state))
        player = p.state.asked[lane]
        seat = p.game.seat(player)
        options = p.state.top(lane).options(p.state)
        found = list(of_view(seat.view()))
        found += of_outlook(seat.odds(p.game.key(random.choice(options))))
        found += of_answers(p, random)
        o = attempt(p.rules, p.game.scenario, random, options)
        try:
            if not any(o.same(x) for x in options):
                p.game.play(o, player)
        except Refused as e:
            found += of_reason(e.reason)
        names = p.rules.names(p.game.scenario)
        for lang in LANGUAGES:
            catalogue = Catalogue(lang, [p.rules.package])
            for message in found:
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
            reason = seat.why([thing])
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
    for account in accounts:
        yield account.title
        for line in account.lines:
            yield line.text


def of_outlook(outlook: Outlook) -> Iterator[Message]:
    yield from outlook.assumes
    yield from of_accounts(outlook.ledgers)
    yield from of_branches(outlook.branches)


def of_branches(branches: list[Branch]) -> Iterator[Message]:
    for branch in branches:
        yield branch.label
        yield from of_branches(branch.then)


def of_reason(reason: Reason) -> Iterator[Message]:
    yield reason.text
