"""Runs: choices that one seat makes in a row, as text of a record, each written as short as possible.

march SU-RD-4>2527>2627, ~6>1606; attack 1921+SU-TC-14+~22; commit

says "march SU-RD-4", "to 2527", "to 2627", "march SU-RD-6", "to 1606" and so on: `;` goes before a verb, `,`
stands for the verb said last, and a sign for the verb that the game has given it to. `~` is what the last
word with a hyphen has before its last hyphen. A long run goes on in lines that begin with a space.
"""

from __future__ import annotations

from typing import Final

NEXT: Final = ";"  # a verb follows
AGAIN: Final = ","  # the verb said last, with other operands
ALIKE: Final = "~"  # a word that begins like the one before
WIDTH: Final = 100  # of a line, unless a single choice is longer


class Run:
    """What has been said so far in a run, for writing or reading on."""

    def __init__(self, signs: dict[str, str]) -> None:
        self.signs = signs  # by verb
        self.verb = ""  # last written by its name
        self.stem = ""  # of the last word with a hyphen

    def short(self, words: list[str]) -> str:
        """Operands without what they have in common with the words before."""
        parts = []
        for word in words:
            stem, _, rest = word.rpartition("-")
            parts.append(ALIKE + rest if stem and stem == self.stem else word)
            self.stem = stem or self.stem
        return " ".join(parts)

    def long(self, words: list[str]) -> list[str]:
        """Operands in full again; raises ValueError."""
        parts = []
        for word in words:
            if word.startswith(ALIKE):
                if not self.stem:
                    raise ValueError(f"'{word}' follows no word that it could be like")
                word = f"{self.stem}-{word[1:]}"
            self.stem = word.rpartition("-")[0] or self.stem
            parts.append(word)
        return parts


def written(head: str, keys: list[str], signs: dict[str, str]) -> list[str]:
    """The lines of a run; `head` is what the first one begins with."""
    run = Run(signs)
    lines: list[str] = []
    line = head
    for key in keys:
        verb, *words = key.split()
        said = run.short(words)
        if verb in signs:
            mark, piece = " " if line == head else "", f"{signs[verb]}{said}"
        elif verb == run.verb and said:
            mark, piece = f"{AGAIN} ", said
        else:
            run.verb = verb
            mark, piece = " " if line == head else f"{NEXT} ", f"{verb} {said}" if said else verb
        if len(line) + len(mark) + len(piece) <= WIDTH or line == head:
            line += mark + piece
        else:
            lines.append(line + mark.rstrip())
            line = f" {piece}"
    return [*lines, line]


class Reading:
    """A run that is read line by line; raises ValueError where it is not clear."""

    def __init__(self, signs: dict[str, str]) -> None:
        self.run = Run(signs)
        self.verbs = {sign: verb for verb, sign in signs.items()}
        self.mark = ""  # the text before the choice to come
        self.begun = False

    def line(self, text: str) -> list[str]:
        """The keys that a line of it says."""
        keys: list[str] = []
        for mark, said in self.pieces(text):
            if mark:
                if self.mark:
                    raise ValueError(f"nothing stands between '{self.mark}' and '{mark}'")
                self.mark = mark
            if said:
                keys.append(self.key(said))
                self.mark = ""
                self.begun = True
        return keys

    def pieces(self, text: str) -> list[tuple[str, str]]:
        """The text cut before its marks: each of them, and the text behind it."""
        parts: list[tuple[str, str]] = []
        mark = ""
        said = ""
        for letter in text:
            if letter in (NEXT, AGAIN) or letter in self.verbs:
                parts.append((mark, said.strip()))
                mark = letter
                said = ""
            else:
                said += letter
        return [*parts, (mark, said.strip())]

    def key(self, said: str) -> str:
        words = said.split()
        if self.mark in self.verbs:
            return " ".join([self.verbs[self.mark], *self.run.long(words)])
        if self.mark == NEXT or not (self.mark or self.begun):
            self.run.verb = words[0]
            return " ".join([words[0], *self.run.long(words[1:])])
        if self.mark == AGAIN and self.run.verb:
            return " ".join([self.run.verb, *self.run.long(words)])
        raise ValueError(f"'{said[:40]}' has no verb")
