"""The OpenAPI document: paths from the routes, schemas from the structs themselves."""

from __future__ import annotations

from fractions import Fraction
from types import ModuleType
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import grognard
from grognard.core.referee import report
from grognard.core.telling import (
    about,
    data_cards,
    lesson,
    message,
    overlay,
    reference,
    table,
    view,
    workshop,
)

from . import wire
from .persons.doors import CSRF_COOKIE, CSRF_HEADER, SESSION_COOKIE
from .routes import operator
from .routes.answers import kept

PATH = "/schema/openapi.json"
KEPT = "document"  # where the application keeps the bytes of its document


def config() -> OpenAPIConfig:
    """Our document at /schema/openapi.json. Without a plugin, Litestar would serve its own pages."""
    return OpenAPIConfig(
        title="grognard",
        version=grognard.__version__,
        description="Board wargames with every rule enforced: the server's API.",
        render_plugins=[JsonRenderPlugin(media_type=MediaType.JSON)],
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, before_request=given),
    )


_made: list[bytes] = []  # the document of this process, once there is one


def keep(app: Litestar) -> None:
    """Makes the document, once: it takes longer than any request may.

    It follows from the routes and structs of this version, so every application of a process has the same.
    """
    if not _made:
        _made.append(msgspec.json.encode(document(app)))
    app.state[KEPT] = _made[0]


async def given(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """The document as it is kept, in place of what Litestar would make of every request."""
    return kept(request, request.app.state[KEPT]) if request.scope["path"] == PATH else None


SOURCES: tuple[ModuleType, ...] = (
    *(about, data_cards, lesson, message, overlay, reference, report, table, view, workshop),
    *(wire, operator),
)
REF = "#/components/schemas/{name}"
ANYTHING = {"description": "any value"}
FRACTION = {"type": "string", "pattern": r"^-?[0-9]+(/[0-9]+)?$", "description": "an exact fraction"}


def _schema_of(kind: type) -> dict[str, Any]:
    if kind is Fraction:
        return FRACTION
    if kind is object:  # a document of a game's own, such as a scenario that is being written
        return ANYTHING
    raise NotImplementedError(kind)


def components() -> dict[str, Any]:
    """The schemas of all structs that go over the wire, as msgspec reads and writes them."""
    kinds = {
        value
        for source in SOURCES
        for value in vars(source).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    }
    _, schemas = msgspec.json.schema_components(
        sorted(kinds, key=lambda kind: kind.__name__), schema_hook=_schema_of, ref_template=REF
    )
    return schemas


def document(app: Litestar) -> dict[str, Any]:
    """The whole document. Litestar knows the routes; msgspec knows what its schemas leave out."""
    made = app.openapi_schema.to_schema()
    true = components()
    made["components"]["schemas"] = {name: true[name] for name in _reached(made["paths"], true)}
    made["components"]["securitySchemes"] = {
        "session": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE},
        "csrf": {
            "type": "apiKey",
            "in": "header",
            "name": CSRF_HEADER,
            "description": f"what the cookie {CSRF_COOKIE} holds",
        },
    }
    for path in made["paths"].values():
        for method, operation in path.items():
            for status in {"204", "304"} & set(operation["responses"]):
                operation["responses"][status].pop("content", None)
            for parameter in operation.get("parameters", []):
                parameter["schema"] = _without_null(parameter["schema"])
            if "401" in operation["responses"]:
                needed: dict[str, list[str]] = {"session": []}
                operation["security"] = [needed if method == "get" else {**needed, "csrf": []}]
    return made


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query leaves a parameter out; it has no way to say null."""
    kinds = [kind for kind in schema.get("oneOf", []) if kind != {"type": "null"}]
    return {**kinds[0], **{k: v for k, v in schema.items() if k != "oneOf"}} if len(kinds) == 1 else schema


def _reached(paths: object, true: dict[str, Any]) -> list[str]:
    """The names of the schemas that the paths refer to, directly or not."""
    names: set[str] = set()
    waiting: list[object] = [paths]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            name = str(node.get("$ref", "")).rpartition("/")[2]
            if name and name not in names:
                names.add(name)
                waiting.append(true[name])
            waiting.extend(node.values())
        elif isinstance(node, list):
            waiting.extend(node)
    return sorted(names)
