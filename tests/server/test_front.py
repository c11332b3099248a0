"""Every answer: headers, refusals, sizes, the page, health, figures and logs."""

from __future__ import annotations

import gzip
import io
import json
import logging
import socket
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from grognard.core.telling.catalogue import LANGUAGES, files_of
from grognard.server.logs import JsonLines, Plain

from .conftest import Start
from .support import AGAINST, HOT_SEAT, Visitor, Worker, play_random


def test_every_answer_has_the_security_headers(shared: Worker) -> None:
    for path in (
        "/",
        "/api/me",
        "/api/nothing",
        "/nothing.js",
        "/health",
        "/api/games",
        "/schema/openapi.json",
    ):
        answer = httpx.get(shared.address + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-request-id"]
        assert "server" not in answer.headers or "uvicorn" in answer.headers["server"]


def test_what_is_private_is_not_kept_by_browsers(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    for path in ("/me", "/games", f"/games/{game}", f"/games/{game}/view?seat=german"):
        assert me.ask("GET", path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/api/tables/coh/nowhere", 404),
        ("GET", "/api/tables/nothing/nowhere", 404),
        ("GET", "/api/tables/coh/dawn-at-the-granary?switch=groups", 400),
        ("GET", "/api/tables/coh/dawn-at-the-granary?switch=groups=perhaps", 400),
        ("GET", "/api/texts/xx/core", 404),
        ("GET", "/api/texts/en/nothing", 404),
        ("GET", "/api/texts/en/..%2f..%2fcli", 404),
        ("GET", "/api/grounds/coh/dawn-at-the-granary", 404),
        ("GET", "/api/grounds/coh/nowhere.svg", 404),
        ("GET", "/api/grounds/coh/dawn-at-the-granary.svg?theme=pink", 400),
        ("GET", "/api/rules/coh/xx", 404),
        ("GET", "/api/lessons/coh/nothing", 404),
        ("PUT", "/api/games", 405),
        ("DELETE", "/api/meta", 405),
        ("POST", "/health", 405),
    ],
)
def test_what_is_not_there_is_a_problem(shared: Worker, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, shared.address + path)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"code", "text", "detail", "rule", "instead", "retry_after"}
    if status == 405:
        assert answer.headers["allow"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b'{"scenario": 1e999}',
        b"[" * 2000,
        b'{"seats": ' * 500,
    ],
)
def test_bodies_that_are_no_request(shared: Worker, content: bytes) -> None:
    me = Visitor(shared.address)
    json_type = {"content-type": "application/json"}
    assert me.refused("POST", "/games", content=content, headers=json_type) == (400, "bad-request")


def test_a_body_of_another_kind(shared: Worker) -> None:
    me = Visitor(shared.address)
    for kind in (
        "application/xml",
        "multipart/form-data; boundary=x",
        "application/x-www-form-urlencoded",
        "text/plain",
    ):
        answer = me.ask("POST", "/games", content=b"a=b", headers={"content-type": kind})
        assert answer.status_code in (400, 415)
        assert answer.json()["code"] == "bad-request"


def test_a_large_body_is_refused(shared: Worker) -> None:
    me = Visitor(shared.address)
    headers = {"content-type": "application/json"}
    large = json.dumps({"name": "x" * 70_000, "password": "y"}).encode()
    assert me.refused("POST", "/session", content=large, headers=headers) == (413, "too-large")

    def in_pieces() -> object:
        for at in range(0, len(large), 1000):
            yield large[at : at + 1000]

    assert me.refused("POST", "/session", content=in_pieces(), headers=headers) == (413, "too-large")
    assert me.get("/me") == me.me


def test_a_body_that_does_not_come_is_not_waited_for(shared: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.server.entrance.front.BODY_SECONDS", 0.3)
    me = Visitor(shared.address)
    host, port = shared.address.removeprefix("http://").split(":")
    cookies = "; ".join(f"{name}={value}" for name, value in me.http.cookies.items())
    head = f"POST /api/games HTTP/1.1\r\nhost: {host}\r\ncookie: {cookies}\r\ncontent-length: 50\r\n"
    head += f"content-type: application/json\r\nx-csrf-token: {me.http.cookies['grognard-csrf']}\r\n\r\n{{"
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(head.encode())
        answer = line.recv(65536)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert me.get("/games") == []


# -- what may be kept ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/texts/en/core",
        "/texts/ru/server",
        "/texts/ru/coh",
        "/tables/coh/dawn-at-the-granary",
        "/grounds/coh/dawn-at-the-granary.svg",
        "/thumbnails/coh/dawn-at-the-granary.svg",
        "/thumbnails/coh/dawn-at-the-granary.svg?size=hero&theme=dark",
        "/legends/coh/dawn-at-the-granary",
        "/lessons/coh/first-steps",
    ],
)
def test_the_library_is_sent_once(shared: Worker, path: str) -> None:
    first = httpx.get(f"{shared.address}/api{path}", timeout=60)
    assert first.status_code == 200
    assert first.content
    tag = first.headers["etag"]
    again = httpx.get(f"{shared.address}/api{path}", headers={"if-none-match": tag}, timeout=60)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_sent_without_the_notes_for_translators(shared: Worker, lang: str) -> None:
    """Comments are a tenth of the texts of a game, and no reader sees them."""
    files = [text for _, text in files_of("grognard.games.coh", lang)]
    assert any(line.startswith("#") for text in files for line in text.splitlines())
    sent = Visitor(shared.address).get(f"/texts/{lang}/coh")
    assert not [line for line in sent.splitlines() if line.startswith("#")]
    told = [line for text in files for line in text.splitlines() if not line.startswith("#")]
    assert sent.splitlines() == told


def test_large_answers_are_packed_for_those_who_can_unpack(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    for path in ("/tables/coh/dawn-at-the-granary", f"/games/{game}/view?seat=german", "/texts/ru/coh"):
        packed = me.ask("GET", path, headers={"accept-encoding": "gzip"})
        plain = me.ask("GET", path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
    small = me.ask("GET", "/me", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in small.headers
    assert len(small.headers.get_list("set-cookie")) == 2


def test_a_table_follows_its_switches(shared: Worker) -> None:
    address = f"{shared.address}/api/tables/coh/dawn-at-the-granary"
    plain = httpx.get(address).json()
    more = httpx.get(address, params={"switch": ["german-bonus-cap=2", "groups=off"]}).json()
    assert plain["options"]["german-bonus-cap"] == "0"
    assert more["options"]["german-bonus-cap"] == "2"


# -- the page ------------------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>the page")
    script = page / "assets" / "main-AbCd1234.js"
    script.write_text("run()")
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(b"run()"))
    script.with_name(script.name + ".br").write_bytes(b"pressed")
    (page / "favicon.svg").write_text("<svg/>")
    return page


def test_the_page_is_served_at_all_its_addresses(start: Start, built: Path) -> None:
    worker = start(page=str(built))
    for path in (
        "/",
        "/g/abc",
        "/i/abc",
        "/r/abc",
        "/replay/abc",
        "/rules",
        "/rules/coh",
        "/gallery",
        "/account",
    ):
        answer = httpx.get(worker.address + path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the page"), path
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    for path in ("/nowhere", "/g/a/b", "/index.html"):
        answer = httpx.get(worker.address + path)
        assert answer.status_code == 404, path
    for path in (
        "/nothing.js",
        "/assets/none.js",
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/favicon.svg/x.y",
    ):
        answer = httpx.get(worker.address + path)
        assert (answer.status_code, answer.text) == (404, "not found"), path


def test_files_of_the_page_are_kept_and_compressed(start: Start, built: Path) -> None:
    worker = start(page=str(built))
    address = f"{worker.address}/assets/main-AbCd1234.js"
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    assert plain.text == "run()"
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    zipped = httpx.get(address, headers={"accept-encoding": "gzip"})
    assert (zipped.headers["content-encoding"], zipped.text) == ("gzip", "run()")
    with httpx.stream("GET", address, headers={"accept-encoding": "br, gzip"}) as pressed:
        assert pressed.headers["content-encoding"] == "br"
        assert b"".join(pressed.iter_raw()) == b"pressed"
    icon = httpx.get(f"{worker.address}/favicon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    again = httpx.get(f"{worker.address}/favicon.svg", headers={"if-none-match": icon.headers["etag"]})
    assert again.status_code == 304


def test_a_server_without_a_page_says_how_to_build_it(start: Start, tmp_path: Path) -> None:
    worker = start(page=str(tmp_path / "none"))
    answer = httpx.get(worker.address)
    assert answer.status_code == 503
    assert "make play" in answer.text


# -- for the operator ----------------------------------------------------------------------------------------


def test_health(shared: Worker) -> None:
    health = httpx.get(f"{shared.address}/health").json()
    assert health["database"] == "ok"


def test_metrics(start: Start) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(AGAINST)
    play_random({"german": me}, game, choices=5)
    with me.live(game, "german") as socket:
        socket.next("view")
        text = httpx.get(f"{worker.address}/metrics").text
    families = {family.name: family for family in text_string_to_metric_families(text)}
    values = {name: sum(sample.value for sample in family.samples) for name, family in families.items()}
    assert values["grognard_live_sockets"] >= 1
    assert values["grognard_cached_games"] >= 1
    assert values["grognard_acts"] >= 5
    assert "grognard_choice_seconds" in families
    routes = {sample.labels["route"] for sample in families["grognard_requests"].samples if sample.labels}
    assert "/api/games/{game_id}/play" in routes
    assert not any(game in route for route in routes)


def test_logs_hold_no_secret(start: Start) -> None:
    worker = start()
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("grognard")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    logging.getLogger("grognard.requests").setLevel(logging.INFO)
    try:
        me = Visitor(worker.address)
        me.post("/accounts", {"name": "Logged", "password": "correct horse"})
        game = me.new({"german": "me", "soviet": "open"})
        token = me.invite(game, "soviet")
        me.get(f"/invitations/{token}")
        me.ask("GET", f"/games/{game}/view?seat=german")
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    last = lines[-1]
    assert last["route"] == "/api/games/{game_id}/view"
    assert (last["game"], last["person"], last["status"]) == (game, me.me["id"], 409)
    assert last["ms"] >= 0
    assert last["request"]
    secrets = [token, me.http.cookies["grognard-session"], me.http.cookies["grognard-csrf"], "correct horse"]
    for secret in secrets:
        assert secret not in stream.getvalue()


def test_logs_for_people_are_one_line(caplog: pytest.LogCaptureFixture) -> None:
    record = logging.LogRecord("grognard.requests", logging.INFO, "", 0, "request", (), None)
    record.__dict__.update(method="GET", path="/api/me", status=200, ms=1.5)
    assert Plain().format(record).endswith("INFO request GET /api/me 200 1.5 ms")
