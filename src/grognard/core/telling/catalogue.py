# mypyc: interpreted
"""The catalogue: messages to sentences, in the reader's language, by Project Fluent.

Texts lie in `texts/<language>/*.ftl` of the core and of each game package. The browser reads the same files,
so they use only plain Fluent, NUMBER and the functions below, which put a thing of the game into words:

    UNIT($u)                   its name; also HEX, RULE, PLAYER, CARD, SIDE, AREA: they differ only in what
                               a bare string such as RULE("COH-7.62") is taken for
    UNIT($u, case: "gen")      in a grammatical case: nom, gen, dat, acc, ins, pre
    HEX($h, case: "into")      a place with the preposition that it takes: into, inside
    UNIT($u, cap: "yes")       with a capital, for the start of a sentence
    UNIT($u, get: "gender")    not the name but a trait of it, to select on:
                               gender (m f n), number (sg pl), animate (yes no)

A list of things takes the same options and is joined by the core-list-* texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard.core.telling.message import Arg, Item, Message, Ref, msg

LANGUAGES = ("en", "ru")
CORE = "grognard.core"
FUNCTIONS = ("UNIT", "HEX", "RULE", "PLAYER", "CARD", "SIDE", "AREA")
CASES = ("gen", "dat", "acc", "ins", "pre")
PLACED = ("into", "inside")  # where a language has one preposition for a house and another for a road
TRAITS = ("gender", "number", "animate")

Package: TypeAlias = str | Path
"""A game package by its import name, or a directory that has `texts/` in it."""
Span: TypeAlias = str | tuple[Ref, str]

_OPTIONS: dict[str, tuple[str, ...]] = {"case": ("nom", *CASES, *PLACED), "get": TRAITS, "cap": ("yes",)}
_DECLINED = ("ru",)  # languages whose names must have every case or none
_PLURALS = ("zero", "one", "two", "few", "many")
_NEEDED = {"en": ("one",), "ru": ("one", "few")}  # beside the default, where a text selects by plural at all
_MARK = re.compile("\ue000([0-9]+)\ue001([^\ue002]*)\ue002")  # around a name, where spans are wanted
_UNMARK = {0xE000: None, 0xE001: None, 0xE002: None}


class CatalogueError(Exception):
    """A text that cannot be rendered."""


class MissingMessage(CatalogueError):
    """A text, or a parameter of it, that is not there."""

    def __init__(self, id: str, lang: str, hint: str, problem: str = "no such message") -> None:
        super().__init__(f"{id} [{lang}]: {problem} ({hint})")
        self.id = id
        self.lang = lang
        self.hint = hint
        self.problem = problem


class Names:
    """The words for things of the game. A scenario overrides what it knows better."""

    def message(self, ref: Ref) -> Message | None:
        """The text that names it ("coh-unit-S_RIF"; attributes are cases and traits), or None: ask `name`."""
        return None

    def name(self, ref: Ref, lang: str, form: dict[str, str]) -> str:
        """A proper name, in the case `form.get("case")` if the scenario's data has it."""
        return ref.key

    def trait(self, ref: Ref, lang: str, trait: str) -> str:
        """Gender and the like of a proper name; "" selects the default."""
        return ""


class GameNames(Names):
    """The words that a game's own texts have for its things: `<game>-<kind>-<key>`, of players `-seat-`."""

    def __init__(self, game: str, package: Package) -> None:
        self.game = game
        self.ids = frozenset(_texts(LANGUAGES[0], (package,)).entries)

    def message(self, ref: Ref) -> Message | None:
        id = f"{self.game}-{'seat' if ref.kind == 'player' else ref.kind}-{ref.key}"
        return msg(id) if id in self.ids else None


class Catalogue:
    """The texts of the core and of some game packages in one language. What is loaded is shared."""

    def __init__(self, lang: str, packages: Iterable[Package] = (), lenient: bool = False) -> None:
        """`lenient`: a missing text is shown in English, or as its id, instead of raising."""
        self.lang = lang
        self.packages = tuple(packages)
        self.lenient = lenient
        if not lenient:
            _texts(lang, self.packages)

    def render(self, message: Message, names: Names | None = None) -> str:
        """The sentence; raises MissingMessage rather than show a hole."""
        return self._render(message, names or Names(), None)

    def render_spans(self, message: Message, names: Names | None = None) -> list[Span]:
        """The same sentence in pieces: plain text, and (thing, its words) wherever one is named."""
        marks: list[Ref] = []
        text = self._render(message, names or Names(), marks)
        spans: list[Span] = []
        end = 0
        for mark in _MARK.finditer(text):
            if mark.start() > end:
                spans.append(text[end : mark.start()])
            spans.append((marks[int(mark[1])], mark[2]))
            end = mark.end()
        if end < len(text):
            spans.append(text[end:])
        return spans

    def ids(self) -> list[str]:
        return sorted(id for id in _texts(self.lang, self.packages).entries if not id.startswith("-"))

    def variables(self, id: str) -> frozenset[str]:
        """The parameters a message takes, those of messages it refers to included."""
        texts = _texts(self.lang, self.packages)
        if id not in texts.entries:
            raise texts.missing(id)
        return texts.variables(id)

    def _render(self, message: Message, names: Names, marks: list[Ref] | None) -> str:
        if not self.lenient:
            return _Session(_texts(self.lang, self.packages), names, marks).text(message)
        for lang in (self.lang, LANGUAGES[0]):
            try:
                return _Session(_texts(lang, self.packages), names, marks).text(message)
            except CatalogueError:
                continue
        return _bare(message)


def check(packages: Iterable[Package] = (), langs: Sequence[str] = LANGUAGES) -> list[str]:
    """Everything wrong with the texts of the core and these packages; [] if they are complete."""
    packages = tuple(packages)
    loaded = [_Texts(lang, packages) for lang in langs]
    problems = [problem for texts in loaded for problem in texts.problems()]
    everywhere = {id for texts in loaded for id in texts.entries if not id.startswith("-")}
    for id in sorted(everywhere):
        having = [texts for texts in loaded if id in texts.entries]
        first = having[0]
        for texts in loaded:
            if id not in texts.entries:
                problems.append(f"{first.entries[id].where}: {id}: not in [{texts.lang}]")
            elif texts.variables(id) != first.variables(id):
                here, there = _dollars(texts.variables(id)), _dollars(first.variables(id))
                where = texts.entries[id].where
                problems.append(
                    f"{where}: {id}: takes {here} in [{texts.lang}], but {there} in [{first.lang}]"
                )
    return problems


# Loading


class _Entry(NamedTuple):
    node: ftl.Message | ftl.Term
    where: str  # file:line


class _Texts:
    """The loaded files of one language."""

    def __init__(self, lang: str, packages: tuple[Package, ...]) -> None:
        if lang not in LANGUAGES:  # also keeps a reader's wish out of file names
            raise CatalogueError(f"no texts in {lang!r}: the languages are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.bundle = FluentBundle(
            [lang], functions={name: _function(name) for name in FUNCTIONS}, use_isolating=False
        )
        self.entries: dict[str, _Entry] = {}  # terms with their hyphen
        self.faults: list[str] = []  # junk, duplicates, packages without texts
        self.places: list[str] = []
        parser = FluentParser()
        for package in dict.fromkeys((CORE, *packages)):
            self.places.append(f"{package}/texts/{lang}/")
            if not list(_files(package, lang)):
                self.faults.append(f"{self.places[-1]}: no .ftl files")
            for name, source in files_of(package, lang):
                resource = parser.parse(source)
                for node in resource.body:
                    self._take(node, f"{self.places[-1]}{name}", source)
                self.bundle.add_resource(resource)

    def _take(self, node: ftl.SyntaxNode, file: str, source: str) -> None:
        if isinstance(node, ftl.Junk):
            for note in node.annotations or []:
                self.faults.append(f"{file}:{_line(source, note)}: unparsable: {note.code} {note.message}")
        elif isinstance(node, (ftl.Message, ftl.Term)):
            id = ("-" if isinstance(node, ftl.Term) else "") + node.id.name
            where = f"{file}:{_line(source, node.id)}"
            if id in self.entries:
                self.faults.append(f"{where}: {id}: already at {self.entries[id].where}")
            else:
                self.entries[id] = _Entry(node, where)

    def entry(self, id: str) -> Any:
        """The compiled message: `.value`, `.attributes`."""
        if not self.bundle.has_message(id):
            raise self.missing(id)
        return self.bundle.get_message(id)

    def missing(self, id: str, problem: str = "no such message") -> MissingMessage:
        entry = self.entries.get(id)
        if entry:
            hint = f"see {entry.where}"
        else:  # where its neighbours are, or else anywhere
            prefix = id.split("-")[0] + "-"
            files = sorted(
                {e.where.rsplit(":", 1)[0] for i, e in self.entries.items() if i.startswith(prefix)}
            )
            hint = f"looked in {', '.join(files or self.places)}"
        return MissingMessage(id, self.lang, hint, problem)

    def variables(self, id: str) -> frozenset[str]:
        names: set[str] = set()
        seen: set[str] = set()
        todo = [id]
        while todo:
            id = todo.pop()
            if id in self.entries and id not in seen:
                uses = _Uses(self.entries[id].node)
                names |= uses.variables
                todo += uses.messages
            seen.add(id)
        return frozenset(names)

    def problems(self) -> Iterator[str]:
        yield from self.faults
        for id, entry in self.entries.items():
            uses = _Uses(entry.node)
            if not entry.node.value:
                uses.faults.append("has no text of its own, only attributes")
            uses.faults += [
                f"refers to {other}, which is not there"
                for other in uses.messages
                if other not in self.entries
            ]
            for term, given in uses.terms:
                if term not in self.entries:
                    uses.faults.append(f"refers to {term}, which is not there")
                elif lacking := _Uses(self.entries[term].node).printed - given:
                    uses.faults.append(f"uses {term} without {_dollars(lacking)}")
            for keys in uses.selects:
                lacking = set(_NEEDED.get(self.lang, ())) - keys
                if keys & set(_PLURALS) and lacking:
                    uses.faults.append(f"plural without {', '.join(sorted(lacking))}")
            attributes = [attribute.id.name for attribute in entry.node.attributes]
            uses.faults += [
                f"unknown form .{name}" for name in attributes if name not in (*CASES, *PLACED, *TRAITS)
            ]
            cases = [name for name in CASES if name not in attributes]
            if self.lang in _DECLINED and 0 < len(cases) < len(CASES):
                uses.faults.append(f"has some cases, but no {', '.join(cases)}")
            for fault in uses.faults:
                yield f"{entry.where}: {id}: {fault}"


@cache
def _texts(lang: str, packages: tuple[Package, ...]) -> _Texts:
    return _Texts(lang, packages)


def has_texts(package: Package, lang: str) -> bool:
    """Whether a package has texts of its own in a language."""
    return any(True for _ in _files(package, lang))


def files_of(package: Package, lang: str) -> list[tuple[str, str]]:
    """The names and texts of a package's files; a game that is written in English alone is shown so."""
    return list(_files(package, lang)) or list(_files(package, LANGUAGES[0]))


def _files(package: Package, lang: str) -> Iterator[tuple[str, str]]:
    root: Traversable | Path = package if isinstance(package, Path) else resources.files(package)
    folder = root / "texts" / lang
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield file.name, file.read_text(encoding="utf-8")


def _line(source: str, node: ftl.SyntaxNode) -> int:
    return source.count("\n", 0, node.span.start) + 1 if node.span else 0


def _dollars(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no parameters"


class _Uses(Visitor):
    """What an entry refers to, and what can be seen to be wrong with it by itself."""

    def __init__(self, node: ftl.Message | ftl.Term) -> None:
        self.variables: set[str] = set()
        self.printed: set[str] = set()  # as text, not only to select on
        self.messages: list[str] = []
        self.terms: list[tuple[str, set[str]]] = []  # with the arguments given
        self.selects: list[set[str]] = []
        self.faults: list[str] = []
        self.generic_visit(node)

    def visit(self, node: Any) -> None:
        if isinstance(node, ftl.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference):
            self.printed.add(node.expression.id.name)
        elif isinstance(node, ftl.MessageReference):
            self.messages.append(node.id.name)
        elif isinstance(node, ftl.TermReference):
            given = {named.name.name for named in node.arguments.named} if node.arguments else set()
            self.terms.append((f"-{node.id.name}", given))
        elif isinstance(node, ftl.FunctionReference):
            self.call(node)
        elif isinstance(node, ftl.SelectExpression):
            keys = [variant.key for variant in node.variants]
            self.selects.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        super().visit(node)

    def call(self, node: ftl.FunctionReference) -> None:
        name = node.id.name
        if name == "NUMBER":
            return
        if name not in FUNCTIONS:
            self.faults.append(f"unknown function {name}")
            return
        if len(node.arguments.positional) != 1:
            self.faults.append(f"{name} takes one thing")
        for named in node.arguments.named:
            option, value = named.name.name, named.value.value
            if value not in _OPTIONS.get(option, ()):
                self.faults.append(f'{name} knows no {option}: "{value}"')


# Rendering


class _Session:
    """One rendering: whose words, and whether names are marked."""

    def __init__(self, texts: _Texts, names: Names, marks: list[Ref] | None) -> None:
        self.texts = texts
        self.names = names
        self.marks = marks

    def text(self, message: Message, attribute: str = "") -> str:
        """The message, or one attribute of it; without that attribute, the message."""
        args = {name: self.value(arg) for name, arg in message.args.items()}  # nested messages come first
        return self.format(message.id, args, attribute)

    def format(self, id: str, args: dict[str, Any], attribute: str = "") -> str:
        entry = self.texts.entry(id)
        pattern = entry.attributes.get(attribute, entry.value)
        if pattern is None:
            raise self.texts.missing(id, "has no text of its own")
        token = _session.set(self)
        try:
            text, errors = self.texts.bundle.format_pattern(pattern, args)
        finally:
            _session.reset(token)
        for error in errors:
            if isinstance(error, CatalogueError):
                raise error
            raise self.texts.missing(id, str(error)) from error
        return str(text)

    def value(self, arg: Arg) -> int | str | FluentType:
        if isinstance(arg, tuple):
            return _Things([self.item(item) for item in arg])
        return self.item(arg)

    def item(self, item: Item) -> int | str | _Thing:
        if isinstance(item, Ref):
            return _Thing(item)
        if isinstance(item, Message):
            return _Said(self.text(item))
        return item.translate(_UNMARK) if isinstance(item, str) else int(item)

    def trait(self, ref: Ref, trait: str) -> str:
        message = self.names.message(ref)
        if message is None:
            return self.names.trait(ref, self.texts.lang, trait)
        if trait not in self.texts.entry(message.id).attributes:
            return ""
        return _Session(self.texts, self.names, None).text(message, trait)

    def name(self, ref: Ref, form: dict[str, str]) -> str:
        message = self.names.message(ref)
        if message is None:
            words = self.names.name(ref, self.texts.lang, form).translate(_UNMARK)
        else:
            words = _Session(self.texts, self.names, None).text(message, form.get("case", ""))
        if "cap" in form:
            words = words[:1].upper() + words[1:]
        if self.marks is None:
            return words
        self.marks.append(ref)
        return f"\ue000{len(self.marks) - 1}\ue001{words}\ue002"

    def put(self, thing: object, form: dict[str, str]) -> str:
        if isinstance(thing, _Thing):
            return self.name(thing.ref, form)
        if isinstance(thing, _Things):
            return self.listed(thing.items, form)
        return str(thing)

    def listed(self, items: list[int | str | _Thing], form: dict[str, str]) -> str:
        if not items:
            return self.format("core-list-none", {})
        rest = {option: value for option, value in form.items() if option != "cap"}
        words = [self.put(item, form if i == 0 else rest) for i, item in enumerate(items)]
        text = words[0]
        for word in words[1:-1]:
            text = self.format("core-list-more", {"a": text, "b": word})
        return self.format("core-list-last", {"a": text, "b": words[-1]}) if len(words) > 1 else text


# Fluent tells its functions nothing about the rendering they serve.
_session: ContextVar[_Session] = ContextVar("session")


class _Thing(FluentType):
    """A Ref on its way through Fluent: `{ $u }` alone is its plain name."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def format(self, locale: object) -> str:
        return _session.get().put(self, {})


class _Said(str):
    """A nested message, rendered."""


class _Things(FluentType):
    """A list on its way through Fluent."""

    def __init__(self, items: list[int | str | _Thing]) -> None:
        self.items = items

    def format(self, locale: object) -> str:
        return _session.get().put(self, {})


def _function(name: str) -> Callable[..., Any]:
    def function(thing: object, **form: str) -> Any:
        session = _session.get()
        if isinstance(thing, str) and not isinstance(thing, _Said):  # RULE("COH-7.62")
            thing = _Thing(Ref(name.lower(), -1, thing))
        if not isinstance(thing, (_Thing, _Things, _Said)):
            raise CatalogueError(f"{name} was given {thing!r}, not a thing of the game")
        for option, value in form.items():
            if value not in _OPTIONS.get(option, ()):
                raise CatalogueError(f'{name} knows no {option}: "{value}"')
        if "get" not in form:
            return session.put(thing, form)
        if isinstance(thing, _Thing):
            return session.trait(thing.ref, form["get"])
        return "pl" if form["get"] == "number" and isinstance(thing, _Things) and len(thing.items) > 1 else ""

    return function


def _bare(message: Message) -> str:
    """A message without its text: its id and parameters."""

    def words(arg: Arg) -> str:
        if isinstance(arg, tuple):
            return ", ".join(words(item) for item in arg)
        return (
            arg.key
            if isinstance(arg, Ref)
            else _bare(arg)
            if isinstance(arg, Message)
            else str(arg).translate(_UNMARK)
        )

    return " ".join([message.id, *(f"{name}={words(arg)}" for name, arg in sorted(message.args.items()))])
