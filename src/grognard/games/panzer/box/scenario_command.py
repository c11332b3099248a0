# mypyc: interpreted
"""What `grognard scenario` does with files of this game, and what its rules are asked about them."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.telling.catalogue import Catalogue
from grognard.core.telling.message import Message, msg
from grognard.core.telling.scenario_files import Wished
from grognard.games.tactical.box.own_scenarios import OwnScenarios
from grognard.games.tactical.box.scenario_command import ScenarioCommand
from grognard.games.tactical.box.wishes import Impossible

from .battles import ARMS, BattleWish, draw_up
from .data_files import load_cards
from .scenario_files import load_scenario
from .scenario_text import START
from .scenario_types import ScenarioFile
from .scenario_words import formation_words, words
from .workshop import WORKSHOP, wished, workbench


def own(like: str, said: Catalogue) -> ScenarioFile:
    """A scenario of the box as its author's."""
    file = load_scenario(like)
    title, place, intro = words(file)
    formations = tuple(
        replace(each, name=said.render(formation_words(file, each))) for each in file.formations
    )
    return replace(
        file,
        id="PZ-OWN",
        title=said.render(title),
        place=said.render(place),
        text=said.render(intro),
        formations=formations,
        balance=None,
    )


def drawn(wished: Wished, said: Catalogue) -> ScenarioFile:
    """A battle drawn up at random; raises Impossible."""
    wish = BattleWish(
        wished.seed,
        points=wished.points,
        boards=wished.boards,
        mission=wished.mission,
        side=wished.side,
        arms=tuple(arm for arm in ARMS if arm not in wished.without),
        **more_wishes(wished.more),
    )
    title = msg(f"panzer-drawn-title-{wish.mission}", seed=str(wish.seed))
    text = msg("panzer-drawn-intro", points=wish.points)
    place = msg("panzer-drawn-place")
    return replace(draw_up(wish), title=said.render(title), text=said.render(text), place=said.render(place))


def more_wishes(wishes: dict[str, str]) -> dict[str, str]:
    """What only this game is asked for: the month, and the grades of both sides."""
    for name in wishes:
        if name not in ("date", "german", "soviet"):
            raise Impossible(f"{name[:40]} cannot be wished for")
    return {name: value for name, value in wishes.items() if value}


def prices() -> dict[str, tuple[Message, int]]:
    """What every card is called and costs."""
    cards = load_cards()
    kinds = (cards.vehicles, cards.towed, cards.leg, cards.weapons, cards.batteries, cards.aircraft)
    return {
        name: (msg(f"panzer-sheet-name-{name}"), card.points) for kind in kinds for name, card in kind.items()
    }


COMMAND = ScenarioCommand("panzer", WORKSHOP, START, own, drawn, prices)
OWN_SCENARIOS = OwnScenarios(WORKSHOP, load_scenario, workbench, wished, COMMAND)
