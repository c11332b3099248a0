# mypyc: interpreted
"""What is printed on the counters, and charts in words, as far as the games of the family show them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from grognard.core.telling.catalogue import Names
from grognard.core.telling.message import Message, Ref, msg
from grognard.core.telling.table import Counter, Fact, OverlayKind, Player

from ..kinds import ELITE, MECHANISED, POOR, VEHICLE
from ..scenario import ZocScenario
from .names import slug
from .shortcuts import price_text


def word(sc: ZocScenario, kind: str, name: str) -> Message:
    """A text of the game for one of its ids."""
    return msg(f"{sc.game}-{kind}-{name.replace('_', '-')}")


def unit_name(names: Names, u: int, key: str) -> Message:
    """What a counter is called."""
    name = names.message(Ref("unit", u, key))
    assert name is not None
    return name


def quality(sc: ZocScenario, u: int) -> list[str]:
    """Whether a unit is elite or poor, as a word."""
    return [name for trait, name in ((ELITE, "elite"), (POOR, "poor")) if sc.traits[u] & trait]


def mobility(sc: ZocScenario, u: int) -> str:
    if sc.traits[u] & VEHICLE:
        return "vehicle"
    return "mechanised" if sc.traits[u] & MECHANISED else "on-foot"


def figure_facts(sc: ZocScenario, figures: dict[str, int], rules: dict[str, str]) -> list[Fact]:
    """The figures of a counter spelled out; `rules` say what each means."""
    there = {name: rule for name, rule in rules.items() if name in figures}
    return [Fact(word(sc, "fact", name), str(figures[name]), rule) for name, rule in there.items()]


def said_facts(game: str, said: dict[str, tuple[bool, str]]) -> list[Fact]:
    """What holds of a kind of ground or water, each with the rule that says so."""
    return [Fact(msg(f"{game}-fact-{name}"), "", rule) for name, (holds, rule) in said.items() if holds]


def points(halves: int | None) -> str:
    """Movement points as they are counted aloud; a dash: closed off the road."""
    return "—" if halves is None else price_text(halves, 0)


# -- the table -----------------------------------------------------------------------------------------------


def counters(sc: ZocScenario, names: Names, units: list[int], group: Callable[[int], str]) -> list[Counter]:
    """The counters of the table; `group` is what a unit is listed under."""
    listed = []
    for u in units:
        key = sc.unit_names[u]
        listed.append(Counter(key, key, sc.owner[u], unit_name(names, u, key), group(u)))
    return listed


def named(names: Names, things: dict[str, list[str]]) -> dict[str, dict[str, Message]]:
    """The words for things of each kind, for those that have some."""
    texts: dict[str, dict[str, Message]] = {}
    for kind, keys in things.items():
        words = {key: names.message(Ref(kind, -1, key)) for key in keys}
        texts[kind] = {key: name for key, name in words.items() if name is not None}
    return texts


def settled(hexes: Iterable[str], sites: Mapping[str, str]) -> dict[str, list[str]]:
    """Of these hexes those with a named place, and the places."""
    called = [name for name in hexes if name in sites]
    return {"hex": called, "site": list(dict.fromkeys(slug(sites[name]) for name in called))}


def players(sc: ZocScenario, letters: str) -> list[Player]:
    """The seats, each with the letter of its colours and corners."""
    return [Player(seat, letters[at], word(sc, "seat", seat)) for at, seat in enumerate(sc.seats)]


def overlay_kinds(sc: ZocScenario, overlays: dict[str, str]) -> list[OverlayKind]:
    return [OverlayKind(name, word(sc, "overlay", name), needs) for name, needs in overlays.items()]
