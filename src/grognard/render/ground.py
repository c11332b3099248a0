"""How kinds of terrain look in a terminal: a letter, a texture and a colour each."""

from __future__ import annotations

from typing import NamedTuple


class Ground(NamedTuple):
    """One kind of terrain."""

    letter: str
    texture: str  # two signs, repeated over an empty hex
    colour: int  # of the 256-colour table
    ink: int = 236  # what is written on it


KNOWN = {
    "open": Ground("·", "  ", 187, 101),
    "wheat": Ground("w", "''", 222, 94),
    "corn": Ground("c", "||", 178, 58),
    "brush": Ground("b", ",.", 149, 58),
    "forest": Ground("f", "^^", 71, 22),
    "wooden-building": Ground("B", "[]", 173, 52),
    "stone-building": Ground("S", "##", 249, 236),
    "marsh": Ground("m", "~.", 108, 23),
    "river": Ground("r", "~~", 74, 17),
    "ford": Ground("o", "~-", 116, 23),
    "large-gully": Ground("g", "v ", 180, 58),
    "gully-end": Ground("e", "v ", 180, 58),
    "clear": Ground("·", "  ", 187, 101),
    "woods": Ground("f", "^^", 71, 22),
    "polder": Ground("p", "= ", 151, 65),
    "polder_woods": Ground("q", "=^", 108, 22),
    "town": Ground("T", "[]", 180, 52),
    "city": Ground("C", "##", 173, 52),
}


def ground(name: str) -> Ground:
    """The look of a kind of terrain; one that is not known here is shown by its first letter."""
    letter = name[:1] or "?"
    return KNOWN.get(name, Ground(letter, letter + " ", 251))
