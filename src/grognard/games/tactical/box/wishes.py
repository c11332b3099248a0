# mypyc: interpreted
"""Battles drawn up at random: what may be wished for, and attempts at one until it is sound."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import cast

from grognard.core.loading.load import LoadError, Source
from grognard.core.loading.own_text import Named

from .examining import F


class Impossible(ValueError):
    """A wish that no battle can be made for."""


def within(name: str, value: int, least: int, most: int) -> None:
    """A number that is wished for, within its limits."""
    if not least <= value <= most:
        raise Impossible(f"{name} are from {least} to {most}, not {value}")


def one_of(name: str, word: str, known: Collection[str]) -> None:
    """A word that is wished for, among those there are."""
    if word not in known:
        raise Impossible(f"{name} is one of {', '.join(known)}, not {word[:40]}")


def all_of(name: str, words: Collection[str], known: Collection[str]) -> None:
    """Several words."""
    for word in words:
        if word not in known:
            raise Impossible(f"{name} are {', '.join(known)}, not {word[:40]}")


def first_sound(
    attempts: int, make: Callable[[int], F | None], problems: Callable[[Source, F], list[LoadError]]
) -> F:
    """The first attempt, by its number, at which a battle came about that fits the box."""
    for attempt in range(attempts):
        file = make(attempt)
        if file is not None and not problems(Source(f"{cast(Named, file).name}.toml", ""), file):
            return file
    raise Impossible("no battle can be made of this")
