"""What the rules say of games that do not exist yet: plans of new ones, and titles. All are jobs."""

from __future__ import annotations

from msgspec import Struct

from grognard.bots import levels
from grognard.core.kernel.rules import Rules
from grognard.core.loading.own_text import is_own, own_document, unseen
from grognard.core.referee.game import rules_of
from grognard.core.telling.message import Message, msg

from ..faults import bad_request, fault
from ..press.library import checked_options, find_lesson, find_rules
from ..wire import NewGame


class Planned(Struct, frozen=True):
    """A new game as the rules have it: who is to sit where is "me", "open" or a computer's level."""

    game: str
    scenario: str
    options: dict[str, str]
    seats: dict[str, str]  # in the order of the players
    seed: str  # a lesson's dice, or ""
    rules_version: int


def planned(wish: NewGame) -> Planned:
    """Raises the 400 or 404 of what does not exist."""
    game, _, scenario = wish.scenario.partition("/")
    rules = find_rules(game)
    wanted, options, seed = wish.seats, wish.options, ""
    if wish.lesson:
        lesson = find_lesson(game, wish.lesson)
        scenario, options, seed = lesson.scenario, lesson.options, lesson.seed
        others = {seat.seat: f"computer:{lesson.level}" for seat in rules.about(lesson.scenario).seats}
        wanted = {**others, lesson.seat: "me"}
    loaded = rules.load(scenario, checked_options(rules, scenario, options))
    if is_own(scenario) and unseen(own_document(scenario)[1]) is not None:
        raise bad_request("scenario: holds a character that nobody sees")
    # an option may bring more armies to the table
    who = sitters(rules, loaded.seats, wanted)
    return Planned(game, scenario, loaded.options, who, seed, rules.version)


def sitters(rules: Rules, names: list[str], wanted: dict[str, str]) -> dict[str, str]:
    """Who is to sit where: "me", "open" or a computer's level; raises the 400 of what does not exist."""
    if sorted(wanted) != sorted(names):
        raise fault(400, "bad-request", "bad-seats", f"seats: {', '.join(names)}")
    known = {"me": "me", "open": "open", **{f"computer:{level}": level for level in levels(rules.name)}}
    for seat, who in wanted.items():
        if who not in known:
            raise fault(400, "bad-request", "bad-seats", f"{seat}: one of {', '.join(known)}")
    if not {"me", "open"} & set(wanted.values()):
        raise fault(400, "bad-request", "no-person", "at least one seat must be a person's")
    return {seat: known[wanted[seat]] for seat in names}


def titles(names: list[tuple[str, str]]) -> list[Message]:
    """What scenarios are called, by game and name."""
    return [title(game, scenario) for game, scenario in names]


def title(game: str, scenario: str) -> Message:
    try:
        return rules_of(game).about(scenario).title
    except ValueError:  # a game of an earlier version that is no longer there
        return msg("server-gone", name=f"{game}/{scenario}")
