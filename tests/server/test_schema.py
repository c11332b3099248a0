"""Schemathesis: the OpenAPI document, asked everything it allows and much that it does not.

Whatever comes, the server answers with a status, a content type and a body that the document names, and never
with a mistake of its own. A longer run with other examples every time:

    GROGNARD_SCHEMA_EXAMPLES=1000 pytest tests/server/test_schema.py
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any, TypeAlias

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from grognard.server.app import make_app
from grognard.server.document import document
from grognard.server.settings import ServerSettings

from .support import AGAINST, DAWN, HOT_SEAT, INVITING, Visitor, Worker

LONG = os.environ.get("GROGNARD_SCHEMA_EXAMPLES", "")
EXAMPLES = int(LONG or 10)
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDS_THE_SESSION = {"DELETE /api/me", "DELETE /api/session", "POST /api/accounts", "POST /api/session"}


Words: TypeAlias = dict[str, list[Any]]
Operation: TypeAlias = APIOperation[Any, Any, Any, Any]


@cache
def operations() -> dict[str, Operation]:
    described = openapi.from_dict(document(make_app(ServerSettings(data=os.devnull))))
    found = [each.ok() for each in described.get_all_operations() if isinstance(each, Ok)]
    assert len(found) > 30
    return {f"{operation.method.upper()} {operation.path}": operation for operation in found}


def ways() -> list[tuple[str, GenerationMode]]:
    """Every operation with what it allows, and with what it does not where it forbids anything."""
    found = [(name, GenerationMode.POSITIVE) for name in operations()]
    for name, operation in operations().items():
        if len(operation.body) or len(operation.query):
            found.append((name, GenerationMode.NEGATIVE))
    return sorted(found)


class Place:
    """A visitor with games in every state, and words that mean something here."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.visitor = Visitor(worker.address)
        me = self.visitor
        running, waiting, over = me.new(HOT_SEAT), me.new(INVITING), me.new(AGAINST)
        me.post(f"/games/{over}/resign", {"seat": "german"})
        view = me.view(running, "german")
        question = view["question"]
        keys = [offer["key"] for offer in question["offers"]] if question else ["pass"]
        scenario = DAWN.partition("/")[2]
        table = me.get(f"/games/{running}/table")
        invitation, watching = me.invite(waiting, "soviet"), me.invite(running, "")
        shared = me.post(f"/games/{over}/share")["token"]
        self.words: Words = {
            "game_id": [running, waiting, over],
            "token": [invitation, watching, shared],
            "seat": ["german", "soviet", "", "*"],
            "scenario": [DAWN, scenario],
            "game": ["coh"],
            "package": ["core", "server", "coh"],
            "lang": ["en", "ru"],
            "language": ["en", "ru"],
            "file": [f"{scenario}.svg"],
            "lesson": ["", "first-steps"],
            "key": keys,
            "keys": [[key] for key in keys],
            "seq": [view["seq"]],
            "seats": [HOT_SEAT, AGAINST, INVITING],
            "options": [{}, {"groups": "off"}],
            "name": [overlay["name"] for overlay in table["overlays"]] + ["first-steps", "Somebody"],
            "password": ["correct horse"],
            "at": [["hex:7-G08"], ["unit:G-INF-1"]],
            "clicked": [["unit:G-INF-1", "hex:7-G08"]],
            "share": ["", "00ff"],
            "since": [0, 5],
            "step": [0, 1],
            "switch": [["groups=off"]],
            "text": ["hello"],
        }


@pytest.fixture(scope="session")
def place(shared: Worker) -> Place:
    return Place(shared)


@st.composite
def sensible(draw: st.DrawFn, cases: st.SearchStrategy[Case[Any]], words: Words) -> Case[Any]:
    """A generated case in which some values are real: games that exist, options that are offered."""
    case = draw(cases)
    for part in (case.path_parameters, case.query, case.body):
        if isinstance(part, dict):
            for name in sorted(name for name in part if name in words):
                if draw(st.integers(0, 3)):
                    part[name] = draw(st.sampled_from(words[name]))
    return case


@pytest.mark.parametrize(("name", "mode"), ways(), ids=lambda value: getattr(value, "value", value))
def test_every_answer_is_documented(place: Place, name: str, mode: GenerationMode) -> None:
    cases = operations()[name].as_strategy(generation_mode=mode)

    @settings(
        max_examples=EXAMPLES,
        derandomize=not LONG,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=sensible(cases, place.words))
    def asked(case: Case[Any]) -> None:
        ask(place, name, case)

    asked()


def ask(place: Place, name: str, case: Case[Any]) -> None:
    who = Visitor(place.worker.address) if name in ENDS_THE_SESSION else place.visitor
    cookies = dict(who.http.cookies)
    headers = {"x-csrf-token": cookies["grognard-csrf"]}
    answer = case.call(base_url=place.worker.address, headers=headers, cookies=cookies, timeout=20)
    case.validate_response(answer, checks=CHECKS)


@pytest.mark.parametrize("path", ["/none", "/swagger", "/redoc", "/openapi.yaml", "/elements"])
def test_there_is_one_document_and_no_page_about_it(shared: Worker, path: str) -> None:
    """Litestar would bring pages of its own, which load scripts from elsewhere."""
    answer = httpx.get(f"{shared.address}/schema{path}")
    assert answer.status_code == 404
    assert "<script" not in answer.text
