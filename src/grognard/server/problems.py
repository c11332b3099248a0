"""Every refusal as a `Problem`, whatever raised it."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from grognard.core.telling.message import msg

from .faults import Fault, bad_request, fault, not_found, not_signed_in, rules_fault, too_many
from .metrics import DATABASE_ERRORS
from .storage.database import belongs_to_nothing
from .wire import Problem

__all__ = ("Fault", "answer", "bad_request", "fault", "fault_of", "not_found", "not_signed_in", "too_many")

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


def fault_of(error: BaseException) -> Fault | None:
    """The refusal an error stands for; None: a mistake of ours."""
    refusal = rules_fault(error)
    if refusal is not None:
        return refusal
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
    if belongs_to_nothing(error):
        return not_found()
    if isinstance(error, (DBAPIError, PoolTimeout, ConnectionError, TimeoutError)):
        DATABASE_ERRORS.inc()
        log.error("the database does not answer", exc_info=error)
        return fault(503, "unavailable", "unavailable", retry=5)
    return None


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The exception handler of the whole application."""
    refusal = fault_of(error)
    if refusal is None:
        log.error("unexpected error", exc_info=error)
        refusal = fault(500, "internal", "internal")
    headers = {"retry-after": str(refusal.problem.retry_after)} if refusal.problem.retry_after else {}
    if isinstance(error, HTTPException) and error.headers and "allow" in error.headers:
        headers["allow"] = error.headers["allow"]
    return Response(refusal.problem, status_code=refusal.status, media_type=MediaType.JSON, headers=headers)
