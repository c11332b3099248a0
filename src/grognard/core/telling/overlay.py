# mypyc: interpreted
"""Overlays: named sets of hexes, lines and labels that a game lays over the map on request."""

from __future__ import annotations

from msgspec import Struct

from .message import Message, Ref


class Tint(Struct, frozen=True):
    """A hex of an overlay. `style` says how it is drawn ("seen", "unseen", "threat-2", "defence" ...)."""

    place: str
    style: str
    text: str = ""
    owner: int = -1


class Stroke(Struct, frozen=True):
    """A line of an overlay through points in sides of a hex."""

    style: str
    points: list[tuple[float, float]]
    owner: int = -1


class Shortcut(Struct, frozen=True):
    """A place that units can be sent to in one go: the places on the way, itself last, and the price.

    `keys` are the choices that take them there, as far as nothing interrupts them; empty if they are not the
    reader's to move now. `style` is a tint's: how they would go.
    """

    place: str
    path: list[str]
    price: str
    style: str
    keys: list[str] = []


class Note(Struct, frozen=True):
    """A sentence for a list beside the map, and what it is about: what is left to do, what a choice means.

    `kind` says what sort of note it is, `key` which choice it is about.
    """

    text: Message
    about: list[Ref] = []
    kind: str = ""
    key: str = ""


class Overlay(Struct, frozen=True):
    """What an overlay shows now, by what its reader knows, and what it says in words."""

    name: str
    tints: list[Tint]
    strokes: list[Stroke]
    says: list[Message]
    facts: list[Ref] = []
    shortcuts: list[Shortcut] = []
    notes: list[Note] = []
