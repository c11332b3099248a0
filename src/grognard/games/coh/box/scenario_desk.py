# mypyc: interpreted
"""What `grognard scenario` does with files of this game: examine, try out, begin, draw up, list prices."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.referee.finding import rules_of
from grognard.core.telling.catalogue import Catalogue
from grognard.core.telling.message import Message, msg
from grognard.core.telling.scenario_files import Examined, Trial, Wished
from grognard.games.tactical.box import examining

from ..show.about import about
from . import scenario_check
from .battles import ARMS, BattleWish, draw_up
from .data_files import load_scenario
from .points import points_of_box
from .scenario_text import START, write_scenario

GAME = "coh"
PACKAGE = "grognard.games.coh"


def examine(text: str, file: str) -> Examined:
    """All that is wrong with a file."""
    verdict = scenario_check.examine(text, file)
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
    words = Catalogue(lang, [PACKAGE])
    shown = about(like)
    return write_scenario(
        replace(
            file,
            id="COH-OWN",
            name=name,
            title=words.render(shown.title),
            place=words.render(shown.place),
            intro="coh-scenario-own-intro",
            text=words.render(shown.intro),
            balance=None,
        )
    )


def draw(wished: Wished, name: str, lang: str) -> tuple[str, str]:
    """A battle drawn up at random, and its name; raises Impossible."""
    arms = tuple(arm for arm in ARMS if arm not in wished.without)
    wish = BattleWish(wished.seed, wished.points, wished.boards, wished.mission, wished.side, arms)
    file = draw_up(wish)
    words = Catalogue(lang, [PACKAGE])
    title = words.render(msg(f"coh-drawn-title-{wished.mission}", seed=str(wished.seed)))
    text = words.render(msg("coh-drawn-intro", points=wished.points))
    file = replace(file, name=name or file.name, title=title, text=text)
    return file.name, write_scenario(file)


def points() -> dict[str, tuple[Message, int]]:
    """What every counter is called and costs."""
    return {name: (msg(f"coh-type-{name}"), value) for name, value in points_of_box().items()}
