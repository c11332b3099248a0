# mypyc: interpreted
"""What `grognard scenario` does with files of this game: examine, try out, begin, draw up, list prices."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.referee.finding import rules_of
from grognard.core.telling.catalogue import Catalogue
from grognard.core.telling.message import Message, msg
from grognard.core.telling.scenario_files import Examined, Trial, Wished
from grognard.games.tactical.box import examining

from . import scenario_examining
from .battles import ARMS, BattleWish, Impossible, draw_up
from .data_files import load_cards
from .scenario_files import load_scenario
from .scenario_text import START, write_scenario
from .scenario_words import formation_words, words

GAME = "panzer"
PACKAGE = "grognard.games.panzer"


def examine(text: str, file: str) -> Examined:
    """All that is wrong with a file."""
    verdict = scenario_examining.examine(text, file)
    title = "" if verdict.file is None else verdict.file.title
    return Examined(title, verdict.name, verdict.problems, verdict.remarks)


def try_out(name: str, games: int, seed: int) -> Trial:
    """Random games of it."""
    return examining.try_out(rules_of(GAME), name, games, seed)


def begin(name: str, like: str | None, lang: str) -> str:
    """A file to start from: a small battle, or a scenario of the box with its words as its author's."""
    if like is None:
        return START.replace('"my-battle"', f'"{name}"')
    file = load_scenario(like)
    said = Catalogue(lang, [PACKAGE])
    title, place, intro = words(file)
    formations = tuple(
        replace(each, name=said.render(formation_words(file, each))) for each in file.formations
    )
    return write_scenario(
        replace(
            file,
            id="PZ-OWN",
            name=name,
            title=said.render(title),
            place=said.render(place),
            text=said.render(intro),
            formations=formations,
            balance=None,
        )
    )


def draw(wished: Wished, name: str, lang: str) -> tuple[str, str]:
    """A battle drawn up at random, and its name; raises Impossible."""
    arms = tuple(arm for arm in ARMS if arm not in wished.without)
    wish = BattleWish(
        wished.seed,
        points=wished.points,
        boards=wished.boards,
        mission=wished.mission,
        side=wished.side,
        arms=arms,
        **more_wishes(wished.more),
    )
    file = draw_up(wish)
    said = Catalogue(lang, [PACKAGE])
    title = said.render(msg(f"panzer-drawn-title-{wish.mission}", seed=str(wish.seed)))
    text = said.render(msg("panzer-drawn-intro", points=wish.points))
    place = said.render(msg("panzer-drawn-place"))
    file = replace(file, name=name or file.name, title=title, text=text, place=place)
    return file.name, write_scenario(file)


def more_wishes(wishes: dict[str, str]) -> dict[str, str]:
    """What only this game is asked for: the month, and the grades of both sides."""
    for name in wishes:
        if name not in ("date", "german", "soviet"):
            raise Impossible(f"{name[:40]} cannot be wished for")
    return {name: value for name, value in wishes.items() if value}


def points() -> dict[str, tuple[Message, int]]:
    """What every card is called and costs."""
    cards = load_cards()
    kinds = (cards.vehicles, cards.towed, cards.leg, cards.weapons, cards.batteries, cards.aircraft)
    return {
        name: (msg(f"panzer-sheet-name-{name}"), card.points) for kind in kinds for name, card in kind.items()
    }
