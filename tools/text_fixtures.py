"""Write `web/.fixtures/texts.json`: messages and the sentences Python makes of them, for the page's tests.

PYTHONPATH=src python tools/text_fixtures.py

The page renders the same messages from the same files, and its tests compare. Messages come from played
games; texts that no game happened to use get parameters made up for them, so that every text is there.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Unreadable
from grognard.core.referee.game import Game, game_names, new, rules_of
from grognard.core.telling.catalogue import CORE, FUNCTIONS, LANGUAGES, Catalogue, CatalogueError
from grognard.core.telling.lesson import lesson, lessons
from grognard.core.telling.message import Arg, Message, Ref
from grognard.core.telling.table import Table
from grognard.core.telling.view import View

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / ".fixtures" / "texts.json"
SERVER = "grognard.server"
GAMES = 1  # played of each scenario
CHOICES = 70  # in each of them
OFTEN = 4  # every fourth scenario is told with all its options, too
MOST = 25  # cases of one text
NUMBERS = (0, 1, 2, 5, 21)


def main() -> int:
    games = [found for name in game_names() if (found := playable(name)) is not None]
    fixture: dict[str, Any] = {"texts": all_texts(games), "tables": [], "cases": []}
    for rules in games:
        for number, scenario in enumerate(rules.scenarios()):
            add_scenario(fixture, rules, scenario, {})
            if number % OFTEN == 0:
                add_scenario(fixture, rules, scenario, everything(rules, scenario))
        add_rest(fixture, rules)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(fixture, ensure_ascii=False), encoding="utf-8")
    print(f"{len(fixture['cases'])} sentences in each language: {TARGET.relative_to(ROOT)}")
    return 0


def playable(name: str) -> Rules | None:
    """A game, or None: what games share is a package too."""
    try:
        return rules_of(name)
    except Unreadable:
        return None


def all_texts(games: list[Rules]) -> dict[str, dict[str, str]]:
    """The files of each language and package, as the server sends them."""
    packages = {"core": CORE, "server": SERVER} | {rules.name: rules.package for rules in games}
    return {
        language: {name: texts_of(package, language) for name, package in packages.items()}
        for language in LANGUAGES
    }


def texts_of(package: str, language: str) -> str:
    folder = resources.files(package) / "texts" / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def everything(rules: Rules, scenario: str) -> dict[str, str]:
    """Every switch away from its usual value: cards, groups and whatever else there is."""
    return {name: values[-1] for name, values in rules.switches(scenario).items()}


def add_scenario(fixture: dict[str, Any], rules: Rules, scenario: str, options: dict[str, str]) -> None:
    """What is said in some games of a scenario."""
    teller = Teller(rules, scenario, options)
    for seed in range(GAMES):
        for message in told(teller, seed):
            teller.tell(message)
    teller.write(fixture)


def add_rest(fixture: dict[str, Any], rules: Rules) -> None:
    """Lessons, and the texts that nothing else has used."""
    scenario = rules.scenarios()[0]
    teller = Teller(rules, scenario, everything(rules, scenario))
    for name in lessons(rules.package):
        for message in messages_in(lesson(rules.package, name)):
            teller.tell(message)
    used = {case["message"]["id"] for case in fixture["cases"]} | set(teller.counts)
    for message in made_up(teller, used):
        teller.tell(message)
    teller.write(fixture)


class Teller:
    """The sentences of one scenario, in every language."""

    def __init__(self, rules: Rules, scenario: str, options: dict[str, str]) -> None:
        self.rules = rules
        self.scenario = f"{rules.name}/{scenario}"
        self.options = options
        loaded = new(self.scenario, seed=1, options=options).scenario
        self.table: Table = rules.table(loaded)
        self.names = rules.names(loaded)
        self.packages = (rules.package, SERVER)
        self.catalogues = {language: Catalogue(language, self.packages) for language in LANGUAGES}
        self.cases: list[dict[str, Any]] = []
        self.seen: set[bytes] = set()
        self.counts: Counter[str] = Counter()

    def tell(self, message: Message) -> None:
        key = msgspec.json.encode(message)
        if key in self.seen or self.counts[message.id] >= MOST:
            return
        self.seen.add(key)
        self.counts[message.id] += 1
        said = {language: self.spans(language, message) for language in LANGUAGES}
        self.cases.append({"message": msgspec.to_builtins(message), "said": said})

    def spans(self, language: str, message: Message) -> list[Any]:
        """The sentence in pieces: plain text, or [kind, key, words] of a thing."""
        spans = self.catalogues[language].render_spans(message, self.names)
        return [span if isinstance(span, str) else [span[0].kind, span[0].key, span[1]] for span in spans]

    def write(self, fixture: dict[str, Any]) -> None:
        fixture["tables"].append(msgspec.to_builtins(self.table))
        place = len(fixture["tables"]) - 1
        fixture["cases"] += [case | {"table": place} for case in self.cases]

    def works(self, message: Message) -> bool:
        try:
            for language in LANGUAGES:
                self.spans(language, message)
        except CatalogueError:
            return False
        return True


# -- what is said in a game ----------------------------------------------------------------------------


def told(teller: Teller, seed: int) -> Iterator[Message]:
    game = new(teller.scenario, seed=seed, options=teller.options)
    chance = Random(seed)
    yield from messages_in(teller.table)
    for _ in range(CHOICES):
        if game.over:
            return
        player = next(asked.player for asked in game.seat(-1).view().asked)
        view = game.seat(player).view()
        yield from messages_in(view)
        yield from asked_about(game, player, view, chance)
        assert view.question is not None
        game.seat(player).play([chance.choice(view.question.offers).key])


def asked_about(game: Game, player: int, view: View, chance: Random) -> Iterator[Message]:
    """Chances of something offered, and why something else is not."""
    assert view.question is not None
    seat = game.seat(player)
    rolls = [offer for offer in view.question.offers if offer.rolls]
    if rolls:
        yield from messages_in(seat.odds(chance.choice(rolls).key))
    units = [piece.key for piece in view.scene.pieces]
    for verb in ("fire", "move", "rally", "activate"):
        with_unit = f"{verb} {chance.choice(units)}"
        for attempt in (with_unit, f"{with_unit} {chance.choice(view.scene.pieces).place}"):
            try:
                yield from messages_in(seat.why(attempt))
            except Unreadable:
                continue  # a key that says nothing here


def messages_in(value: object) -> Iterator[Message]:
    """Every message in a struct, outermost ones only."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from messages_in(getattr(value, name))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from messages_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from messages_in(item)
    else:
        assert value is None or isinstance(value, (str, int, float, Fraction)), value


# -- texts no game used --------------------------------------------------------------------------------


def made_up(teller: Teller, used: set[str]) -> Iterator[Message]:
    """Messages of every text that has not been used, with parameters of the kinds it seems to want."""
    wants = parameters(teller.packages)
    for id in teller.catalogues[LANGUAGES[0]].ids():
        if id in used:
            continue
        found = list(itertools.islice(filter(teller.works, guesses(teller, id, wants)), MOST))
        if not found:
            raise SystemExit(f"{id}: no parameters found that Python can render it with")
        yield from found


def guesses(teller: Teller, id: str, wants: dict[str, set[str]]) -> Iterator[Message]:
    names = sorted(teller.catalogues[LANGUAGES[0]].variables(id))
    choices = [values(teller, wants[name]) for name in names]
    for combination in itertools.islice(itertools.product(*choices), 400):
        yield Message(id, dict(zip(names, combination, strict=True)))


def values(teller: Teller, wanted: set[str]) -> list[Arg]:
    """Things for a parameter that functions take, numbers for one that is counted; else all that might do."""
    functions = sorted(wanted & set(FUNCTIONS))
    if functions:
        things: list[Arg] = []
        for function in functions:
            refs = things_of(teller, function.lower())
            things += [*refs[:3], tuple(refs[:2]), tuple(refs[:3])]
        return things
    if wanted:
        return list(NUMBERS)
    return [*NUMBERS[1:4], "Gol'tsovo", things_of(teller, "unit")[0], Message("core-commit")]


def things_of(teller: Teller, kind: str) -> list[Ref]:
    table = teller.table
    if kind == "unit":
        return [Ref("unit", at, counter.key) for at, counter in enumerate(table.counters)]
    if kind == "hex":
        return [Ref("hex", at, cell.name) for at, cell in enumerate(table.cells)]
    if kind == "player":
        return [Ref("player", at, player.seat) for at, player in enumerate(table.players)]
    named = [Ref(kind, -1, key) for key in table.names.get(kind, {})]  # the table tells no numbers of these
    return named or [Ref(kind, -1, f"{kind}-{n}") for n in (1, 2, 3)]


def parameters(packages: tuple[str, ...]) -> dict[str, set[str]]:
    """For each parameter name, the functions that take it, and "number" where it is counted."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for package in (CORE, *packages):
        for language in LANGUAGES:
            _Parameters(found).visit(FluentParser().parse(texts_of(package, language)))
    return found


class _Parameters(Visitor):
    def __init__(self, found: defaultdict[str, set[str]]) -> None:
        self.found = found

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.found[argument.id.name].add("number" if node.id.name == "NUMBER" else node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        plural = any(isinstance(key, ftl.NumberLiteral) or key.name in ("one", "few", "many") for key in keys)
        if isinstance(node.selector, ftl.VariableReference) and plural:
            self.found[node.selector.id.name].add("number")
        self.generic_visit(node)


if __name__ == "__main__":
    sys.exit(main())
