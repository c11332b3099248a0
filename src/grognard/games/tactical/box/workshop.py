# mypyc: interpreted
"""The workshop of a game: drafts of scenarios as texts and as documents, with all that is wrong with them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Generic

import msgspec
from msgspec.structs import replace

from grognard.core.loading.load import LoadError, in_words, too_deep
from grognard.core.telling.workshop import Draft, Flaw, flaw

from .examining import Examiner, F
from .wishes import Impossible


class Workshop(Generic[F]):
    """Drafts of one game's scenarios.

    `examiner` knows the form of its files, `write` makes a text of one. `ground` is given a document that
    need not be sound: it answers with the name of a scenario on the draft's ground, "" if there is none.
    """

    def __init__(
        self,
        examiner: Examiner[F],
        write: Callable[[F], str],
        ground: Callable[[dict[str, object]], str],
    ) -> None:
        self.examiner = examiner
        self.write = write
        self.ground = ground

    def opened(self, file: F) -> Draft:
        """The draft of a scenario that is sound."""
        return self.draft(self.write(file))

    def draft(self, text: str) -> Draft:
        """A text examined."""
        verdict = self.examiner.examine(text)
        flaws = [flaw(error) for error in verdict.problems]
        remarks = [flaw(error) for error in verdict.remarks]
        document = self.read_document(text)
        return Draft(text, document, verdict.name, flaws, remarks, self.ground(document))

    def read_document(self, text: str) -> dict[str, object]:
        """The document of a text that can be read, even if it cannot be played; else an empty one."""
        if too_deep(text):
            return {}
        try:
            file = msgspec.convert(tomllib.loads(text), self.examiner.kind, strict=False)
        except (ValueError, msgspec.ValidationError, RecursionError):  # also a number Python cannot hold
            return {}
        document = msgspec.to_builtins(file, builtin_types=())
        assert isinstance(document, dict)
        return document

    def document_draft(self, document: dict[str, object]) -> Draft:
        """A document examined: written out first, so that flaws name lines of a text its author can read."""
        try:
            file = msgspec.convert(document, self.examiner.kind, strict=False)
        except msgspec.ValidationError as error:
            problem, _, where = str(error).partition(" - at `$")
            flaws = [Flaw(0, where.strip(".`"), in_words(problem), "")]
            return Draft("", document, "", flaws, [], self.ground(document))
        return replace(self.draft(self.write(file)), document=document)

    def drawn(self, draw: Callable[[], F]) -> Draft:
        """The draft of a battle drawn up for wishes; a LoadError if there is none, or a number is none."""
        try:
            return self.opened(draw())
        except Impossible as error:
            raise LoadError("random battle", None, "", str(error)) from None
        except ValueError:
            raise LoadError("random battle", None, "", "seed, points and boards are whole numbers") from None
