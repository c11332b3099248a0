# mypyc: interpreted
"""What can be wrong with a choice: four different errors, each with what to do."""

from __future__ import annotations

from ..kernel.scenario import Unreadable
from ..telling.message import Message, Ref, msg, rule
from ..telling.view import Reason


class Refused(ValueError):
    """A choice that the rules forbid; `reason` names the rule."""

    def __init__(self, key: str, reason: Reason) -> None:
        super().__init__(f"'{key}' is not legal: {reason.text.id} ({reason.rule})")
        self.key = key
        self.text = msg("core-refused", reason=reason.text, rule=rule(reason.rule))
        self.reason = reason


class Stale(ValueError):
    """A choice made on an old view: look again."""

    def __init__(self, given: int, now: int) -> None:
        super().__init__(f"the choice was made on view {given}, but the game is at view {now}: look again")
        self.text = msg("core-stale")


class NotYours(ValueError):
    """Somebody else decides now."""

    def __init__(self, seat: str, asked: list[str]) -> None:
        who = " and ".join(asked) if asked else "nobody: the game is over"
        super().__init__(f"{seat} is not asked now; to decide: {who}")
        asked_first = Ref("player", -1, asked[0]) if asked else None
        self.text = msg("core-not-yours", player=asked_first) if asked_first else msg("core-not-yours-nobody")


class NoUndo(ValueError):
    """There is nothing that may be taken back; `text` says why."""

    def __init__(self, text: Message) -> None:
        super().__init__(f"no undo: {text.id}")
        self.text = text


def text_of(error: ValueError) -> Message:
    """What to tell a player about any error of this page, in his language."""
    if isinstance(error, (Refused, Stale, NotYours, NoUndo)):
        return error.text
    if isinstance(error, Unreadable) and error.text is not None:
        return error.text
    return msg("core-unreadable", key=str(error))


__all__ = ["NoUndo", "NotYours", "Refused", "Stale", "Unreadable", "text_of"]
