"""The page: index.html for every address of it, its files as they are."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ..context import server_of
from .page_files import ENCODINGS

HASHED = re.compile(r"/assets/.+-[A-Za-z0-9_-]{8}\.\w+")
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>grognard</title>
<p>The server runs, but the page has not been built. Run <code>make play</code> in the project's folder.</p>
<p>Сервер работает, но страница не собрана. Выполните <code>make play</code> в папке проекта.</p>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    built = server_of(request).page
    file, status = built.find(path or "/")
    if file is None:
        if "/index.html" not in built.files and status == 200:
            return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
        return Response(b"not found", status_code=404, media_type="text/plain")
    keep = "public, max-age=31536000, immutable" if HASHED.fullmatch(path) else "no-cache"
    headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding"}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((name for name, _ in ENCODINGS if name in file.bodies and name in accepted), "")
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], status_code=status, headers=headers, media_type=file.media)
