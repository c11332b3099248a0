"""What routes share: how refusals are documented, and answers that a browser may keep."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec

from ..press.library import etag
from ..wire import Problem

Req: TypeAlias = Request[Any, Any, Any]

MEANINGS = {
    400: "The request is not understood",
    401: "No session: ask GET /api/me first, or the name and password are wrong",
    403: "Not allowed: somebody else's seat, or the CSRF header is missing",
    404: "There is no such thing, or no part of the reader's",
    405: "Not with this method",
    408: "The body did not arrive in time",
    409: "It does not fit the state of things: stale, not your turn, against the rules",
    413: "The request is too large",
    415: "The body is not JSON",
    429: "Too many requests: wait `retry_after` seconds",
    500: "A mistake of the server",
    503: "Not available now: wait `retry_after` seconds",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route for its documentation; those any route may give are always among them."""
    every = {*statuses, 400, 429, 500, 503}
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted(every)
    }


READ = problems(401, 404)
PLAIN = problems(404)
KEPT = {**PLAIN, 304: ResponseSpec(None, description="What the reader has is still true")}
SEND = problems(401, 403, 404, 408, 409, 413, 415)


def ready(content: bytes) -> Response[Any]:
    """An answer that a process has written as JSON."""
    return Response(content, media_type=MediaType.JSON)


def kept(request: Req, content: bytes, media: MediaType | str = MediaType.JSON) -> Response[Any]:
    """An answer with an ETag: a client that has it already gets a 304."""
    tag = etag(content)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media)
    return Response(content, headers=headers, media_type=media)
