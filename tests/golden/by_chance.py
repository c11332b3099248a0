"""Finished games of an operational game, played by chance and kept together in one archive."""

from __future__ import annotations

import zipfile
from pathlib import Path
from random import Random

from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import mix
from grognard.core.referee.game import Game, new, rules_of

from .finished import WHEN


class ByChance:
    """The first `plain` games are played as written, the others with options drawn by lot.

    They go through the scenarios in turn; `once` is how many of them, the shortest, are played again. Chance
    takes any choice, or `by_verb` any verb first: phases that offer hundreds of moves are over sooner then.
    All are replayed on the compiled build, `on_sources` games of each scenario on the sources too, but none
    of a scenario in `longest`, whose games take half a minute there. Of a scenario in `added`, which came
    later, there is one game after the others.
    """

    def __init__(
        self,
        game: str,
        games: int,
        plain: int,
        once: int,
        by_verb: bool = False,
        on_sources: int = 2,
        longest: tuple[str, ...] = (),
        added: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.games = games
        self.plain = plain
        self.once = once
        self.by_verb = by_verb
        self.on_sources = on_sources
        self.longest = longest
        self.added = added
        self.file = Path(__file__).parent / f"{game}.zip"

    def options_of(self, scenario: str, number: int) -> dict[str, str]:
        """As written, then with options by lot."""
        if number < self.plain:
            return {}
        lots = Random(number)
        return {name: lots.choice(values) for name, values in rules_of(self.game).switches(scenario).items()}

    def play(self, number: int) -> Game:
        """The n-th game."""
        scenarios = [
            name for name in rules_of(self.game).scenarios() if name not in self.added
        ]  # long ones last
        turns = scenarios + scenarios[: self.once]
        scenario = turns[number % len(turns)] if number < self.games else self.added[number - self.games]
        game = new(f"{self.game}/{scenario}", number, self.options_of(scenario, number))
        while not game.over:
            decision = game.decisions[0]
            game.play(self.pick(decision.options, number, game.state.ply), decision.player)
        return game

    def pick(self, options: list[Option], number: int, ply: int) -> Option:
        lot = mix(number, ply)
        if self.by_verb:
            verbs = sorted({o.verb for o in options})
            verb = verbs[lot % len(verbs)]
            options = [o for o in options if o.verb == verb]
            lot //= len(verbs)
        return options[lot % len(options)]

    def write(self) -> None:
        with zipfile.ZipFile(self.file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for number in range(self.games + len(self.added)):
                game = self.play(number)
                print(number, game.scenario.name, game.state.ply, "choices, won by", game.outcome, flush=True)
                info = zipfile.ZipInfo(f"{number:03}-{game.scenario.name}.record", WHEN)
                archive.writestr(info, game.text(), zipfile.ZIP_DEFLATED)
