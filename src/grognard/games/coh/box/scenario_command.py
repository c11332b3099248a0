# mypyc: interpreted
"""What `grognard scenario` does with files of this game, and what its rules are asked about them."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.telling.catalogue import Catalogue
from grognard.core.telling.message import Message, msg
from grognard.core.telling.scenario_files import Wished
from grognard.games.tactical.box.own_scenarios import OwnScenarios
from grognard.games.tactical.box.scenario_command import ScenarioCommand

from ..show.about import about
from .battles import ARMS, BattleWish, draw_up
from .data_files import load_scenario
from .data_types import ScenarioFile
from .points import points_of_box
from .scenario_text import START
from .workshop import WORKSHOP, wished, workbench


def own(like: str, words: Catalogue) -> ScenarioFile:
    """A scenario of the box as its author's."""
    shown = about(like)
    return replace(
        load_scenario(like),
        id="COH-OWN",
        title=words.render(shown.title),
        place=words.render(shown.place),
        intro="coh-scenario-own-intro",
        text=words.render(shown.intro),
        balance=None,
    )


def drawn(wished: Wished, words: Catalogue) -> ScenarioFile:
    """A battle drawn up at random; raises Impossible."""
    arms = tuple(arm for arm in ARMS if arm not in wished.without)
    wish = BattleWish(wished.seed, wished.points, wished.boards, wished.mission, wished.side, arms)
    title = msg(f"coh-drawn-title-{wished.mission}", seed=str(wished.seed))
    text = msg("coh-drawn-intro", points=wished.points)
    return replace(draw_up(wish), title=words.render(title), text=words.render(text))


def prices() -> dict[str, tuple[Message, int]]:
    """What every counter is called and costs."""
    return {name: (msg(f"coh-type-{name}"), value) for name, value in points_of_box().items()}


COMMAND = ScenarioCommand("coh", WORKSHOP, START, own, drawn, prices)
OWN_SCENARIOS = OwnScenarios(WORKSHOP, load_scenario, workbench, wished, COMMAND)
