"""The OpenAPI document is whole, and the texts of the server are too."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute

from grognard.core.telling.catalogue import Catalogue, check
from grognard.server import document as module
from grognard.server.document import KEPT, PATH, document

from .support import Json, Worker


def references(node: Json) -> set[str]:
    if isinstance(node, dict):
        found = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return found.union(*(references(value) for value in node.values()))
    if isinstance(node, list):
        return set().union(*(references(value) for value in node))
    return set()


def test_every_route_is_in_the_document(shared: Worker) -> None:
    told = document(shared.app)["paths"]
    for route in shared.app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api"):
            methods = {method.lower() for method in route.methods} - {"options", "head"}
            path = re.sub(r":\w+\}", "}", route.path)
            assert methods <= set(told[path]), path


def test_every_reference_leads_somewhere(shared: Worker) -> None:
    told = httpx.get(f"{shared.address}/schema/openapi.json").json()
    names = {f"#/components/schemas/{name}" for name in told["components"]["schemas"]}
    assert references(told) == names


def test_every_operation_tells_its_refusals(shared: Worker) -> None:
    told = document(shared.app)
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            answers = operation["responses"]
            assert operation["summary"], path
            assert {"400", "429", "500", "503"} <= set(answers), (method, path)
            if method != "get":
                assert {"401", "403", "404", "409", "413", "415"} <= set(answers), (method, path)
                assert operation["security"] == [{"session": [], "csrf": []}], (method, path)
            for status, answer in answers.items():
                if int(status) >= 400 and status != "503":
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (method, path, status)


def test_chances_are_strings(shared: Worker) -> None:
    branch = document(shared.app)["components"]["schemas"]["Branch"]
    assert branch["properties"]["p"]["type"] == "string"


def test_the_document_is_made_once(shared: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """To make it takes longer than a request may: everybody gets the bytes that were made at the start."""

    def never(*_: object) -> Json:
        raise AssertionError("the document is made again")

    monkeypatch.setattr(module, "document", never)
    monkeypatch.setattr(module, "components", never)
    monkeypatch.setattr(type(shared.app.openapi_schema), "to_schema", never)
    answers = [httpx.get(f"{shared.address}{PATH}") for _ in range(3)]
    assert [answer.content for answer in answers] == [shared.app.state[KEPT]] * 3
    known = httpx.get(f"{shared.address}{PATH}", headers={"if-none-match": answers[0].headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")


def test_the_texts_of_the_server_are_complete() -> None:
    assert check(["grognard.server"]) == []


def test_every_text_the_server_names_exists(root: Path) -> None:
    ids = set(Catalogue("en", ["grognard.server"]).ids())
    named: set[str] = set()
    for path in (root / "src" / "grognard" / "server").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        named |= set(re.findall(r'"(server-[a-z-]+)"', text))
        named |= {f"server-{id}" for id in re.findall(r'fault\(\s*\d+,\s*"[a-z-]+",\s*"([a-z-]+)"', text)}
    assert len(named) > 30
    assert named <= ids
