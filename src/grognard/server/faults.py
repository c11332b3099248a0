"""Refusals of the server, without the framework that carries them: what its processes may answer too."""

from __future__ import annotations

from grognard.core.loading.load import LoadError
from grognard.core.referee.errors import NotYours, NoUndo, Refused, Stale, Unreadable, text_of
from grognard.core.telling.message import Arg, Message, msg

from .wire import Problem


class Fault(Exception):
    """A refusal of the server's own: an HTTP status and the problem to tell."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code} {problem.detail}")
        self.status = status
        self.problem = problem


def fault(status: int, code: str, text: str, detail: str = "", retry: int = 0, **args: Arg) -> Fault:
    """`fault(409, "conflict", "seat-taken")`: the text is that of the catalogue, `server-seat-taken`."""
    return Fault(status, Problem(code, msg(f"server-{text}", **args), detail, retry_after=retry))


def not_found() -> Fault:
    return fault(404, "not-found", "not-found")


def not_signed_in() -> Fault:
    return fault(401, "not-signed-in", "not-signed-in")


def bad_request(detail: str, text: Message | None = None) -> Fault:
    return Fault(400, Problem("bad-request", text or msg("server-bad-request"), detail))


def too_many(seconds: float) -> Fault:
    wait = max(1, int(seconds + 1))
    return fault(429, "too-many", "too-many", retry=wait, seconds=wait)


def gave_up(why: str) -> Fault:
    """The refusal for work that took too long or too much memory, or whose process died."""
    return fault(503, "gave-up", "gave-up", why, retry=10)


def rules_fault(error: BaseException) -> Fault | None:
    """The refusal that an error of the rules stands for; None: it is not one of theirs."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, Refused):
        reason = error.reason
        problem = Problem("refused", error.text, str(error), rule=reason.rule, instead=reason.instead)
        return Fault(409, problem)
    if isinstance(error, Stale):
        return Fault(409, Problem("stale", error.text, str(error)))
    if isinstance(error, NotYours):
        return Fault(409, Problem("not-your-turn", error.text, str(error)))
    if isinstance(error, NoUndo):
        return Fault(409, Problem("no-undo", error.text, str(error)))
    if isinstance(error, LoadError):  # a scenario somebody wrote
        return bad_request(str(error)[:500])
    if isinstance(error, Unreadable):
        return Fault(400, Problem("bad-request", text_of(error), str(error)))
    return None
