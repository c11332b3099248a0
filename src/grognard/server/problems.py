"""Every refusal as a `Problem`, whatever raised it."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from grognard.core.errors import NotYours, NoUndo, Refused, Stale, Unreadable, text_of
from grognard.core.load import LoadError
from grognard.core.message import Arg, Message, msg

from .metrics import DATABASE_ERRORS
from .wire import Problem

log = logging.getLogger("grognard.server")

CODES = {  # what a status of the framework means
    400: "bad-request",
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "bad-request",
    413: "too-large",
    415: "bad-request",
    429: "too-many",
}


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


def bad_request(detail: str, text: Message | None = None) -> Fault:
    return Fault(400, Problem("bad-request", text or msg("server-bad-request"), detail))


def too_many(seconds: float) -> Fault:
    wait = max(1, int(seconds + 1))
    return fault(429, "too-many", "too-many", retry=wait, seconds=wait)


def fault_of(error: BaseException) -> Fault | None:
    """The refusal an error stands for; None: a mistake of ours."""
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
    if isinstance(error, HTTPException) and error.status_code in CODES:
        code = CODES[error.status_code]
        detail = f"{error.detail} {error.extra or ''}".strip()
        return Fault(error.status_code, Problem(code, msg(f"server-{code}"), detail[:500]))
    if isinstance(error, RecursionError) and "deserializing" in str(error):  # a body nested without end
        return bad_request("nested too deeply")
    if isinstance(error, InternalServerException) and error.detail == "client disconnected prematurely":
        return bad_request("the body broke off")
    if isinstance(error, UnicodeDecodeError):  # msgspec's own, of a body with bytes that are no text
        return bad_request("the body is not UTF-8")
    if isinstance(error, (DBAPIError, PoolTimeout, ConnectionError, TimeoutError)):
        DATABASE_ERRORS.inc()
        log.error("the database does not answer", exc_info=error)
        return fault(503, "unavailable", "unavailable", retry=5)
    return None


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The exception handler of the whole application."""
    found = fault_of(error)
    if found is None:
        log.error("unexpected error", exc_info=error)
        found = fault(500, "internal", "internal")
    headers = {"retry-after": str(found.problem.retry_after)} if found.problem.retry_after else {}
    if isinstance(error, HTTPException) and error.headers and "allow" in error.headers:
        headers["allow"] = error.headers["allow"]
    return Response(found.problem, status_code=found.status, media_type=MediaType.JSON, headers=headers)
