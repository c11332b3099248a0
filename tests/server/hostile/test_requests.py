"""Requests nobody honest would send: each is refused with a clear Problem and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.server.document import ANYTHING, document

from ..support import Json, Visitor, Worker
from ..test_doors import BODIES, of_a_game, routes
from .target import Target, problem_of, raw, status_of

HUGE = [2**31, 2**63, 2**64, 10**30, -1, -(2**63)]
TRICKS = [
    "\u0000",
    "pass\u0000",
    "PASS",
    "раss",  # two Cyrillic letters
    "pa\u200bss",
    "ｐａｓｓ",
    "\u202epass",
    "p\u0301ass",
    "pass; undo",
    "pass'--",
    "' OR '1'='1",
    "1; DROP TABLE games; --",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
    "%s%n%x",
    "move G-INF-1",
    "move G-INF-1 7-ZZ99",
    "move G-INF-1 7-G08 7-G08 7-G08",
    "activate " + "A" * 380,
    "commit 99999999999999999999",
    "commit -1",
    "commit 1e9",
    "commit ٣",
    "𝓹𝓪𝓼𝓼",
    "😀" * 50,
]


# -- somebody else's game ------------------------------------------------------------------------------


def test_every_route_of_somebody_elses_game(target: Target) -> None:
    for method, path in of_a_game(target.worker):
        names = {"{game_id}": target.game, "{token}": target.token, "{number}": "0"}
        real = path.removeprefix("/api")
        for name, value in names.items():
            real = real.replace(name, value)
        answer = target.stranger.ask(method.upper(), real, BODIES.get((method, path), {}))
        assert answer.status_code == 404, (method, path)
        problem_of(answer)


def test_an_opponent_cannot_act_for_me(target: Target) -> None:
    who, seat, view = target.at_turn()
    other = target.soviet if who is target.german else target.german
    for offer in view["question"]["offers"][:5]:
        body = {"seat": seat, "keys": [offer["key"]], "seq": view["seq"]}
        answer = other.ask("POST", f"{target.path}/play", body)
        assert (answer.status_code, problem_of(answer)["code"]) == (403, "forbidden")


# -- forged sessions -----------------------------------------------------------------------------------


def forged(real: str) -> list[str]:
    return [
        "x",
        real[:-1],
        real + "A",
        real.swapcase(),
        real[::-1],
        "A" * len(real),
        "' OR 1=1 --",
        '{"person": 1}',
        "A" * 6000,
        "null",
        "..",
    ]


def test_a_forged_session_is_nobodys(target: Target) -> None:
    real = target.german.http.cookies["grognard-session"]
    csrf = target.german.http.cookies["grognard-csrf"]
    for token in forged(real):
        nobody = Visitor(target.worker.address, come_in=False)
        headers = {"cookie": f"grognard-session={token}; grognard-csrf={csrf}", "x-csrf-token": csrf}
        answer = nobody.http.post(f"{target.path}/resign", json={"seat": "german"}, headers=headers)
        assert (answer.status_code, problem_of(answer)["code"]) == (401, "not-signed-in"), token


def test_a_session_of_one_with_the_csrf_of_another(target: Target) -> None:
    for token in ["", "x", target.soviet.http.cookies["grognard-csrf"], "0" * 64, "A" * 5000, "п".encode()]:
        headers: Any = {"x-csrf-token": token}
        answer = target.german.http.post(f"{target.path}/resign", json={"seat": "german"}, headers=headers)
        assert (answer.status_code, problem_of(answer)["code"]) == (403, "forbidden")


def test_a_form_of_another_site_does_nothing(target: Target) -> None:
    """What a page elsewhere can make a browser send: the cookies, but neither our header nor JSON."""
    for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"):
        headers = {"content-type": kind, "origin": "https://evil.example"}
        body = b'{"seat": "german"}'
        answer = target.german.http.post(f"{target.path}/resign", content=body, headers=headers)
        assert answer.status_code == 403
        problem_of(answer)


def test_the_method_cannot_be_smuggled(target: Target) -> None:
    headers = {"x-http-method-override": "DELETE", "x-method-override": "DELETE"}
    assert target.german.ask("GET", target.path, headers=headers).json()["status"] == "running"
    for method in ("PUT", "PATCH", "TRACE", "PROPFIND", "DELETE"):
        answer = target.german.ask(method, f"{target.path}/resign", {"seat": "german"})
        assert answer.status_code in (404, 405), method
        problem_of(answer)


# -- choices -------------------------------------------------------------------------------------------


def test_a_replayed_choice_is_stale(target: Target, shared: Worker) -> None:
    mine = Target(shared)
    who, seat, view = mine.at_turn()
    body = {"seat": seat, "keys": [view["question"]["offers"][0]["key"]], "seq": view["seq"]}
    who.post(f"{mine.path}/play", body)
    after = mine.state()
    for _ in range(3):
        answer = who.ask("POST", f"{mine.path}/play", body)
        assert answer.status_code == 409
        assert problem_of(answer)["code"] in ("stale", "not-your-turn")
    assert mine.state() == after


@pytest.mark.parametrize("seq", [*HUGE, 0])
def test_a_sequence_number_that_is_not_the_views(target: Target, seq: int) -> None:
    who, seat, view = target.at_turn()
    body = {"seat": seat, "keys": [view["question"]["offers"][0]["key"]], "seq": seq}
    assert problem_of(who.ask("POST", f"{target.path}/play", body))["code"] in ("stale", "bad-request")


@pytest.mark.parametrize("key", TRICKS, ids=range(len(TRICKS)))
def test_what_is_not_offered_is_not_played(target: Target, key: str) -> None:
    who, seat, view = target.at_turn()
    assert key not in [offer["key"] for offer in view["question"]["offers"]]
    for body in (
        {"keys": [key]},
        {"keys": [key] * 64},
        {"keys": [key, view["question"]["offers"][0]["key"]]},
    ):
        answer = who.ask("POST", f"{target.path}/play", {"seat": seat, "seq": view["seq"], **body})
        assert problem_of(answer)["code"] in ("bad-request", "refused")
    for path, asked in (("odds", {"key": key}), ("overlay", {"name": key})):
        problem_of(who.ask("POST", f"{target.path}/{path}", {"seat": seat, **asked}))
    for tried in ({"keys": [key]}, {"clicked": [key]}, {"clicked": [f"hex:{key}", f"unit:{key}"]}):
        answer = who.ask("POST", f"{target.path}/why", {"seat": seat, **tried})
        assert answer.status_code in (200, 400), answer.text


def test_the_other_sides_options_are_not_mine(target: Target) -> None:
    """What my opponent could do in his turn, I cannot do in mine."""
    who, seat, view = target.at_turn()
    mine, theirs = ("G-", "S-") if seat == "german" else ("S-", "G-")
    for offer in view["question"]["offers"][:10]:
        key = offer["key"].replace(mine, theirs)
        if key != offer["key"]:
            answer = who.ask("POST", f"{target.path}/play", {"seat": seat, "keys": [key], "seq": view["seq"]})
            assert problem_of(answer)["code"] in ("bad-request", "refused")


def test_seats_that_are_not_there(target: Target) -> None:
    for seat in ("", "*", "German", "german ", "soviet' OR 1=1 --", "german\u0000", "-1", "0", "x" * 5000):
        body = {"seat": seat, "keys": ["pass"], "seq": 0}
        answer = target.german.ask("POST", f"{target.path}/play", body)
        assert (answer.status_code, problem_of(answer)["code"]) == (403, "forbidden"), seat


# -- bodies --------------------------------------------------------------------------------------------

WRONG: list[Json] = [None, True, 0, 1.5, "x", [], {}, [[]], [None], {"a": {}}, [1], 10**40]
KINDS = {"string": str, "array": list, "object": dict, "integer": int, "boolean": bool, "null": type(None)}


def fields(worker: Worker) -> list[tuple[str, str, str, Json]]:
    """Every field of every body: method, path, its name and its schema."""
    told = document(worker.app)
    found = []
    for method, path in routes(worker):
        body = told["paths"][path][method].get("requestBody")
        if body is not None:
            name = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            properties = told["components"]["schemas"][name]["properties"]
            found += [(method, path, field, schema) for field, schema in properties.items()]
    assert len(found) > 30
    return found


def fits(value: Json, schema: Json) -> bool:
    """Whether a value is of a field's kind, as far as its outermost type and that of its items goes."""
    kinds = [kind.get("type") for kind in schema.get("anyOf", [schema])]
    if not any(type(value) is KINDS[kind] for kind in kinds if kind in KINDS):
        return False
    if schema.get("additionalProperties") == ANYTHING:  # a document of a game's own
        return True
    return not (isinstance(value, (list, dict)) and value)


def test_wrong_types_in_every_field(target: Target) -> None:
    for method, path, field, schema in fields(target.worker):
        names = {"{game_id}": target.game, "{token}": target.token, "{number}": "0"}
        real = path.removeprefix("/api")
        for name, value in names.items():
            real = real.replace(name, value)
        real = real.replace("{game}", "coh")
        for value in WRONG:
            if not fits(value, schema):
                body = {**BODIES.get((method, path), {}), field: value}
                answer = target.german.ask(method.upper(), real, body)
                assert answer.status_code == 400, (method, path, field, value, answer.text)
                assert problem_of(answer)["code"] == "bad-request"


def test_a_field_that_is_missing(target: Target) -> None:
    for path in ("play", "odds", "overlay", "undo", "chat", "invitations"):
        answer = target.german.ask("POST", f"{target.path}/{path}", {})
        assert answer.status_code == 400, path
        problem_of(answer)


NOT_JSON = {
    "nothing": b"",
    "half": b'{"seat": "german"',
    "garbage": b"\x00\x01\x02\xff",
    "not utf-8": b'{"seat": "\xff\xfe"}',
    "utf-16": '{"seat": "german"}'.encode("utf-16"),
    "NaN": b'{"seat": "german", "keys": ["pass"], "seq": NaN}',
    "infinite": b'{"seat": "german", "keys": ["pass"], "seq": 1e999}',
    "a lone surrogate": b'{"seat": "\\ud800", "keys": ["pass"], "seq": 0}',
    "deep lists": b"[" * 30_000,
    "deep and closed": b"[" * 20_000 + b"]" * 20_000,
    "deep objects": b'{"seat":' * 8000,
    "deep inside": b'{"seat": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "two values": b'{"seat": "german"} {"seat": "german"}',
    "a list": b'[{"seat": "german"}]',
    "a string": b'"german"',
    "null": b"null",
    "a comment": b'{"seat": "german" /* me */}',
    "XML": b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
    "many digits": b'{"seat": "german", "keys": ["pass"], "seq": ' + b"9" * 5000 + b"}",
    "a long string": b'{"seat": "' + b"a" * 60_000 + b'", "keys": [], "seq": 0}',
    "many keys": json.dumps({"seat": "german", "keys": ["x"] * 9000, "seq": 0}).encode(),
}


@pytest.mark.parametrize("name", NOT_JSON)
def test_bodies_that_are_no_choice(target: Target, name: str) -> None:
    for path in ("play", "odds", "chat"):
        answer = target.german.ask(
            "POST",
            f"{target.path}/{path}",
            content=NOT_JSON[name],
            headers={"content-type": "application/json"},
        )
        assert answer.status_code in (400, 403, 409, 413), (path, answer.text[:200])
        problem_of(answer)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/xml", "multipart/form-data; boundary=x", "image/png", "x"]
)
def test_bodies_of_another_kind(target: Target, kind: str) -> None:
    answer = target.german.ask(
        "POST", f"{target.path}/play", content=b"seat=german", headers={"content-type": kind}
    )
    assert answer.status_code in (400, 415)
    problem_of(answer)


def test_a_body_that_is_too_large(target: Target) -> None:
    body = json.dumps({"seat": "german", "keys": ["x" * 70_000], "seq": 0}).encode()
    headers = {"content-type": "application/json"}
    answer = target.german.ask("POST", f"{target.path}/play", content=body, headers=headers)
    assert (answer.status_code, problem_of(answer)["code"]) == (413, "too-large")
    parts = (b"x" * 10_000 for _ in range(100))  # without a length, in pieces
    answer = target.german.ask("POST", f"{target.path}/play", content=parts, headers=headers)
    assert (answer.status_code, problem_of(answer)["code"]) == (413, "too-large")


@pytest.mark.parametrize("number", HUGE)
def test_huge_numbers_in_queries_and_bodies(target: Target, number: int) -> None:
    who, seat, _ = target.at_turn()
    for query in (f"since={number}", f"at={number}"):
        answer = who.ask("GET", f"{target.path}/view?seat={seat}&{query}")
        assert answer.status_code == 400, (query, answer.text[:200])
        problem_of(answer)
    answer = who.ask("POST", f"{target.path}/redo", {"seat": seat, "since": number})
    assert answer.status_code in (400, 409)  # there is nothing to make again
    answer = who.ask("POST", f"{target.path}/fork", {"step": number, "seats": {}})
    assert answer.status_code in (400, 404, 409)
    problem_of(answer)


@pytest.mark.parametrize(
    "query", ["since=x", "since=1.5", "since=", "since=٣", "at=%00", "since=1&since=2", "seat=%ff"]
)
def test_queries_that_make_no_sense(target: Target, query: str) -> None:
    who, _, _ = target.at_turn()
    answer = who.ask("GET", f"{target.path}/view?{query}")
    assert answer.status_code in (
        200,
        400,
        403,
    )  # the last of two counts; a seat that is not there is refused


# -- paths ---------------------------------------------------------------------------------------------

TRAVERSALS = [
    "/api/grounds/coh/..%2f..%2f..%2fetc%2fpasswd.svg",
    "/api/grounds/..%2f..%2fcoh/dawn-at-the-granary.svg",
    "/api/grounds/coh/../../../../etc/passwd",
    "/api/grounds/coh/....//....//etc/passwd.svg",
    "/api/grounds/coh/%00.svg",
    "/api/grounds/coh/dawn-at-the-granary%00.svg",
    "/api/grounds/coh/dawn-at-the-granary.toml",
    "/api/thumbnails/coh/..%5c..%5cwindows.svg",
    "/api/texts/en/..%2f..%2f..%2fserver",
    "/api/texts/..%2f..%2fen/core",
    "/api/texts/en/grognard.core",
    "/api/texts/en/os",
    "/api/tables/coh/..%2fdawn-at-the-granary",
    "/api/rules/coh/..",
    "/api/rules/..%2f..%2fcoh/en",
    "/api/lessons/coh/..%2f..%2funits",
    "/api/lessons/coh/%2fetc%2fpasswd",
    "/api/legends/coh/%2e%2e",
    "/api/shared/..%2f..",
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/../../../../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/%2e%2e/app.py",
    "/assets/..%5c..%5capp.py",
    "//etc/passwd",
    "/%2fetc/passwd.txt",
    "/page_files.py",
    "/../app.py",
    "/.env",
    "/.git/config",
    "/grognard.sqlite",
    "/index.html.br",
    "/assets/" + "a" * 20_000 + ".js",
    "/api/" + "../" * 500 + "x.txt",
    "http://evil.example/x.txt",
]


@pytest.mark.parametrize("path", TRAVERSALS, ids=range(len(TRAVERSALS)))
def test_no_path_leads_out(target: Target, path: str) -> None:
    answer = raw(target.worker, f"GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n".encode())
    assert status_of(answer) in (400, 404, 414), answer[:300]
    for secret in (b"root:", b"import ", b"[core]", b"SQLite format"):
        assert secret not in answer


# -- words ---------------------------------------------------------------------------------------------

WORDS = [
    "'); DROP TABLE games; --",
    '" OR ""="',
    "<img src=x onerror=alert(1)>",
    "{0.__class__}",
    "$1",
    "%s",
    "ё" * 400,
]


@pytest.mark.parametrize("text", WORDS, ids=range(len(WORDS)))
def test_words_stay_words(target: Target, shared: Worker, text: str) -> None:
    mine = Target(shared)
    assert mine.german.post(f"{mine.path}/chat", {"text": text})["text"] == text
    assert mine.soviet.get(f"{mine.path}/chat")[-1]["text"] == text
    name = text[:20]
    assert mine.german.ask("PATCH", "/me", {"name": name}).status_code in (200, 409)


@pytest.mark.parametrize(
    "name", ["", " ", "x", "a\u202eb", "a\u0000b", "a\u200bb", "x" * 25, "\ud7ff\ue000", "\n\n\n"]
)
def test_names_that_deceive(target: Target, name: str) -> None:
    assert problem_of(target.german.ask("PATCH", "/me", {"name": name}))["code"] == "bad-request"


def test_nobody_takes_a_name_that_looks_the_same(target: Target, shared: Worker) -> None:
    owner, thief = Visitor(shared.address), Visitor(shared.address)
    name = f"Ivan {owner.me['id'][:8]}"
    assert owner.ask("PATCH", "/me", {"name": name}).status_code == 200
    wide = "".join(chr(ord(c) + 0xFEE0) if c.isalpha() else c for c in name)
    for other in (name, name.upper(), f"  {name} ", name.replace(" ", "\u00a0"), wide):
        answer = thief.ask("PATCH", "/me", {"name": other})
        assert (answer.status_code, problem_of(answer)["code"]) == (409, "conflict"), other
